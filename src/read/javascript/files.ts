/** The files of a workspace that source code imports, read from the disk or from an editor. */
import { dirname, join } from 'node:path';
import { barrelsOf, type Barrel, wordsIn } from './barrels.js';
import { projectFiles, type ImportedText, type ProjectFiles, type Note, isWithin } from './project-files.js';
import { append, known, setLatest } from '../../core/collections.js';
import type { OtherModes, Print, PrintsElsewhere } from '../../extract/javascript/handlers/printed.js';
import type { NamesUsed } from '../../extract/javascript/handlers/reached.js';
import type { ImportResolver } from '../../extract/javascript/imported.js';
import { workspaceOf } from '../../files/git.js';
import { isInside, relativePath } from '../../files/paths.js';
import type { ImportedModule } from '../../parse/javascript/typescript.js';
import { saysAliases } from './aliases.js';
import { diskWith, type Disk } from '../disk.js';
import { textOfImport, type FileImports, type ImportedFiles } from '../imported-files.js';
import { findExport, followImports, importsAtRunTime, openNesting } from './imports.js';
import type { FindFile, ImportedFile } from './imports.js';
import { packageVersions } from './packages.js';

/** Files that are kept for the next one that imports them. */
const MOST_KEPT = 150;
const MOST_AT_ONCE = 300;

type JavaScriptImports = FileImports &
  Required<Pick<FileImports, 'followImport' | 'prints' | 'resolveImport' | 'locate'>>;

interface LoadedFile extends Omit<ImportedFile, 'path'> {
  /** The texts of the further files that its own values come from. */
  readonly texts: Map<string, string>;
  /** All files that were looked into for them, or would have been. */
  readonly asked: Set<string>;
}

/** `parse` parses an imported file; it is handed in, since a parser is loaded only when there is source code. */
export function importedFiles(
  cwd: string,
  parse: (path: string, text: string, resolveImport: ImportResolver) => ImportedModule | undefined,
  disk: Disk = diskWith(),
): ImportedFiles<JavaScriptImports> {
  const workspace = workspaceOf(cwd);
  const versions = packageVersions(workspace);
  const kept = new Map<string, LoadedFile | undefined>();
  const project = projectFiles(workspace, cwd, disk);
  const barrels = barrelsOf(project);
  const nesting = openNesting();
  const load = (absolute: string): LoadedFile | undefined => {
    const text = kept.has(absolute) ? undefined : textOfImport(disk.read(absolute));
    const loaded = text === undefined ? kept.get(absolute) : opened(absolute, text);
    // What is being read is still needed.
    return setLatest(kept, absolute, loaded, nesting.depth === 0 ? MOST_KEPT : MOST_AT_ONCE);
  };
  const opened = (absolute: string, text: string): LoadedFile => {
    const texts = new Map<string, string>();
    const asked = new Set<string>();
    const note = (path: string): void => void asked.add(path);
    const find = finder(note, ({ asked: barrel }) => barrel.forEach(note));
    const { resolveImport } = followImports(absolute, find, ({ path, text: own }) => {
      texts.set(relativePath(cwd, path), own);
      const further = kept.get(path);
      for (const [each, its] of further?.texts ?? []) texts.set(each, its);
      further?.asked.forEach(note);
    });
    const resolve = nesting.nested(resolveImport);
    let known: { readonly parsed: ImportedModule | undefined } | undefined;
    const parsed = (): ImportedModule | undefined =>
      (known ??= { parsed: parse(relativePath(cwd, absolute), text, resolve) }).parsed;
    return { text, texts, asked, parsed };
  };
  /** Finds files, and tells of those that it has looked for and of barrels on the way. */
  const finder =
    (note: (path: string) => void, noteBarrel: (barrel: Barrel) => void): FindFile =>
    (from, source) => {
      const path = project.targetOf(from, source, note);
      if (path === undefined) return undefined;
      const loaded = load(path);
      const among: ImportedFile['among'] = (sources, name) => {
        const barrel = barrels.at(path, sources);
        noteBarrel(barrel);
        return barrel.among(name);
      };
      return loaded && { path, text: loaded.text, parsed: loaded.parsed, among };
    };
  return {
    shared: project.shared,
    forget(absolute) {
      const path = relativePath(cwd, absolute);
      for (const [each, loaded] of kept) if (each === absolute || loaded?.asked.has(path)) kept.delete(each);
      barrels.clear();
      if (saysAliases(absolute)) project.forget();
    },
    for(absolute) {
      const texts = new Map<string, string>();
      const asked = new Set<string>();
      const allAsked: ReadonlySet<string>[] = [asked];
      const noteAsked = (all: ReadonlySet<string>): void => {
        if (!allAsked.includes(all)) allAsked.push(all);
      };
      const find = finder(
        (path) => void asked.add(path),
        (barrel) => noteAsked(barrel.asked),
      );
      const { resolveImport, followImport } = followImports(absolute, find, ({ path, text }) => {
        texts.set(relativePath(cwd, path), text);
        const further = kept.get(path);
        for (const [each, its] of further?.texts ?? []) texts.set(each, its);
        if (further) noteAsked(further.asked);
      });
      let found: readonly ImportedText[] | undefined;
      let above: readonly ImportedText[] | undefined;
      let whole: ImportedText | undefined;
      const note = (path: string): void => void asked.add(path);
      const words = new Map<ImportedText, ReadonlySet<string>>();
      const mentions = (file: ImportedText, name: string): boolean => {
        const own = known(words, file, ({ text }) => wordsIn(text.replace(LISTS_NAMES, renamedIn)));
        return own.has(name);
      };
      const below = (): readonly ImportedText[] => (found ??= importedBelow(absolute, project, note));
      const entries = (): readonly ImportedText[] => (above ??= entriesTo(absolute, project, note));
      let otherModes: OtherModes | undefined;
      // What the server imports in the ways to start it that have it speak over standard output.
      let inMode: readonly ImportedText[] | undefined;
      const namesUsed = new Map<string, NamesUsed | undefined>();
      const namesUsedIn = (target: string): NamesUsed | undefined =>
        known(namesUsed, target, () =>
          load(target)
            ?.parsed()
            ?.namesUsed?.((...named) => isNamedOutside(target, ...named)),
        );
      // A method is called on its object, which may come from anywhere; a class or a function must be named as a value.
      const asking = new Set<string>();
      const uses = (file: ImportedText, name: string, isMethod: boolean): boolean => {
        if (!mentions(file, name)) return false;
        const question = `${file.target}\n${name}`;
        if (asking.has(question)) return true;
        asking.add(question);
        const used = namesUsedIn(file.target);
        const answer = used === undefined || (isMethod ? used.method(name) : used.value(name));
        asking.delete(question);
        return answer;
      };
      const modesElsewhere = new Map<string, OtherModes | undefined>();
      const modesOf = ({ target, text }: ImportedText): OtherModes | undefined =>
        known(modesElsewhere, target, () =>
          text.includes('process.argv')
            ? load(target)
                ?.parsed()
                ?.otherModes?.((source) => leadsTo(project.targetOf(target, source, note), absolute, project, note))
            : undefined,
        );
      const usesAsServer = (file: ImportedText, name: string, isMethod: boolean): boolean => {
        if (!uses(file, name, isMethod)) return false;
        return (file === whole ? otherModes : modesOf(file))?.has(name) !== true;
      };
      const usersOf = (own: string): readonly ImportedText[] => {
        const all = inMode ?? below();
        return own === absolute || all.some(({ target }) => target === own) ? all : [];
      };
      const isNamedOutside = (own: string, name: string, isMethod: boolean): boolean =>
        [...usersOf(own), (whole ??= project.textAt(absolute, note)), ...entries()].some(
          // What starts the server is started in one way or another.
          (each) =>
            each.target !== own && (own === absolute ? uses(each, name, isMethod) : usesAsServer(each, name, isMethod)),
        );
      const allPrints: PrintsElsewhere['all'] = (own) => {
        otherModes = own;
        inMode = importedBelow(absolute, project, note, (source) => own.hasImport(source));
        const printed: Print[] = [];
        for (const file of [...below(), ...entries()]) {
          const { path, target, text } = file;
          // What an entry turns away, it turns away for all; it may have other ways to be used beside the server.
          const isEntry = entries().includes(file);
          if ((isEntry || FOR_PEOPLE.test(path)) && TURNS_AWAY.test(text)) return undefined;
          // Only a file that may print, or turns away what others do, is worth parsing.
          if (!mayPrint(text) || FOR_PEOPLE.test(path)) continue;
          const parsed = load(target)?.parsed();
          const printedHere = parsed?.prints ? parsed.prints((...named) => isNamedOutside(target, ...named)) : [];
          if (!printedHere && isEntry) continue;
          if (!printedHere) return undefined;
          append(printed, printedHere);
          texts.set(path, text);
        }
        const isSomewhere = (silenced: RegExp): boolean =>
          [...below(), ...entries(), (whole ??= project.textAt(absolute, note))].some(({ text }) =>
            silenced.test(text),
          );
        return printed.filter(({ logger }) => !logger || !isSomewhere(logger === 'dotenv' ? QUIETS : SILENCES));
      };
      const prints: PrintsElsewhere = {
        all: allPrints,
        isNamed: (...named) => isNamedOutside(absolute, ...named),
        mayPrint: () => [...below(), ...entries()].some(({ text }) => mayPrint(text)),
        turnsAway: () => [...below(), ...entries()].some(({ text }) => TURNS_AWAY.test(text)),
      };
      const locate: FileImports['locate'] = (source, name) => {
        // What it returns, or a method of it.
        const [exported = ''] = name.split(/[.(]/, 1);
        const more = name.slice(exported.length);
        return findExport({ source, name: exported }, absolute, find, (parsed: ImportedModule, own, { path }) =>
          parsed.has?.(own) ? { path: relativePath(cwd, path), name: own + more } : undefined,
        );
      };
      return {
        resolveImport,
        followImport,
        locate,
        prints,
        texts,
        asked: allAsked,
        packages: () => versions(absolute),
      };
    },
  };
}

/** What a server imports from its command line is for another way to start it. */
const FOR_PEOPLE = /(?:^|[/_.-])(?:cli|bin|commands?|scripts?|setup|install|progress|banner)(?:[/_.-])[^/]*$/i;

/** Most files that name the console write errors alone. */
function mayPrint(text: string): boolean {
  if (/\bstdout\b|\b(?:winston|pino|dotenv)\b/.test(text)) return true;
  return /\bconsole\b/.test(text) && (CONSOLE.test(text) || SETS_PRINTER.test(text) || HAS_COMMANDS.test(text));
}

/** `(console as any).log` */
const CONSOLE = /\bconsole\b[^]{0,60}?\b(?:log|info|debug|table|dir)\b/;
const SETS_PRINTER = /[.[]\s{0,9}["'`#]?(?:log|info|debug|write)["'`]?\]?\s{0,9}[-+*/%&|^?<>]{0,3}=(?![=>])/;
const HAS_COMMANDS = /\b(?:parseArgs|command|yargs)\b["'`\])!?.\s]{0,9}[(<]/;

const SILENCES = /\.(?:silent|level)\s{0,9}=[^=]|\b(?:log|logger)\.(?:clear|remove|configure)\(/i;
const QUIETS = /\bDOTENV_CONFIG_QUIET\b/;
const TURNS_AWAY = /\bconsole\.(?:log|info|debug)\s{0,9}=[^=]|\bstdout\.write\s{0,9}=[^=]/;

/** A server is seldom made of more. */
const MOST_FOLLOWED = 60;

/** The files that a file imports from its own project, and those that they import. */
function importedBelow(
  absolute: string,
  project: ProjectFiles,
  note: Note,
  isLeftOut: (source: string) => boolean = () => false,
): ImportedText[] {
  const found: ImportedText[] = [];
  const todo = new Set([absolute]);
  // A set is read on while it grows.
  for (const from of todo) {
    const file = project.textAt(from, note);
    if (from !== absolute && found.push(file) === MOST_FOLLOWED) break;
    for (const source of importsAtRunTime(file.text)) {
      if (todo.size > MOST_FOLLOWED) break;
      if (from === absolute && isLeftOut(source)) continue;
      const target = project.targetOf(from, source, note);
      if (target !== undefined) todo.add(target);
    }
  }
  return found;
}

/** The files that start what a file exports: called like an entry, beside it or in a folder above, and importing it. */
function entriesTo(absolute: string, project: ProjectFiles, note: Note): ImportedText[] {
  const found: ImportedText[] = [];
  let folder = absolute;
  for (let level = 0; level < FOLDERS_ABOVE; level++) {
    folder = dirname(folder);
    if (!isInside(project.workspace, folder)) break;
    for (const name of ENTRIES) {
      const target = join(folder, name);
      if (target === absolute || !project.exists(target, note) || !isWithin(project.workspace, target)) continue;
      const file = project.textAt(target, note);
      const imported = importsAtRunTime(file.text).map((source) => project.targetOf(target, source, note));
      if (imported.some((path) => leadsTo(path, absolute, project, note))) found.push(file);
    }
    if (project.exists(join(folder, 'package.json'), note)) break;
  }
  return found;
}

/** Whether it is that file, or passes on what is in it. */
const leadsTo = (path: string | undefined, absolute: string, project: ProjectFiles, note: Note): boolean =>
  path === absolute ||
  (path !== undefined &&
    passesOnFrom(project.textAt(path, note).text).some((source) => project.targetOf(path, source, note) === absolute));

const passesOnFrom = (text: string): string[] => (/\bexport\s*[*{]/.test(text) ? importsAtRunTime(text) : []);

const FOLDERS_ABOVE = 4;
const ENTRIES = ['index', 'main', 'server', 'app', 'start'].flatMap((name) =>
  ['.ts', '.mts', '.js', '.mjs', '.cjs'].map((ending) => name + ending),
);

/** Where a name is only imported or exported, nothing is done with it, unless it gets another one. */
const LISTS_NAMES = /^\s{0,9}(?:import|export)\s[^'"`;]{0,2000}\sfrom\s{0,9}['"][^'"\n]{1,300}['"]/gm;
const renamedIn = (statement: string): string =>
  Array.from(statement.matchAll(/\b([\w$]{1,100})\s{1,9}as\s/g), ([, name]) => name).join(' ');
