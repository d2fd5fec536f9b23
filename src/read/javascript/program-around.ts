/** What the other files of a program do around one of its files: what they print, and which of its names they use. */
import { basename, dirname, join } from 'node:path';
import { append, foundOnce } from '../../core/collections.js';
import type { OtherModes, Print, PrintsElsewhere } from '../../extract/javascript/handlers/printed.js';
import type { NamesUsed } from '../../extract/javascript/handlers/reached.js';
import { isInside } from '../../files/paths.js';
import type { ImportedModule } from '../../parse/javascript/typescript.js';
import { wordsIn } from './barrels.js';
import { importsAtRunTime } from './imports.js';
import { isWithin, type ImportedText, type Note, type ProjectFiles } from './project-files.js';

interface FileOfProgram {
  readonly absolute: string;
  readonly project: ProjectFiles;
  readonly note: Note;
  /** Gets the texts of the files that print. */
  readonly texts: Map<string, string>;
  parsedAt(path: string): ImportedModule | undefined;
}

export function programAround({ absolute, project, note, texts, parsedAt }: FileOfProgram): PrintsElsewhere {
  let found: readonly ImportedText[] | undefined;
  let above: readonly ImportedText[] | undefined;
  let itself: ImportedText | undefined;
  const below = (): readonly ImportedText[] => (found ??= importedBelow(absolute, project, note));
  const entries = (): readonly ImportedText[] => (above ??= entriesTo(absolute, project, note));
  const others = (): readonly ImportedText[] => [...below(), ...entries()];
  const own = (): ImportedText => (itself ??= project.textAt(absolute, note));

  let otherModes: OtherModes | undefined;
  /** What the server imports in the ways to start it that have it speak over standard output. */
  let belowInMode: readonly ImportedText[] | undefined;
  const modesIn = foundOnce((target: string) =>
    parsedAt(target)?.otherModes?.((source) =>
      leadsTo(project.targetOf(target, source, note), absolute, project, note),
    ),
  );
  function modesOf({ target, text }: ImportedText): OtherModes | undefined {
    if (target === absolute) return otherModes;
    return text.includes('process.argv') ? modesIn(target) : undefined;
  }

  const wordsOf = foundOnce(({ text }: ImportedText) => wordsIn(text.replace(LISTS_NAMES, renamedIn)));
  const namesUsedIn = foundOnce((target: string): NamesUsed | undefined =>
    parsedAt(target)?.namesUsed?.((...named) => isNamedOutside(target, ...named)),
  );
  const asking = new Set<string>();
  /** A method is called on its object, which may come from anywhere; a class or a function must be named as a value. */
  function uses(file: ImportedText, name: string, isMethod: boolean): boolean {
    if (!wordsOf(file).has(name)) return false;
    const question = `${file.target}\n${name}`;
    if (asking.has(question)) return true;
    asking.add(question);
    const used = namesUsedIn(file.target);
    const answer = used === undefined || (isMethod ? used.method(name) : used.value(name));
    asking.delete(question);
    return answer;
  }

  function isNamedOutside(target: string, name: string, isMethod: boolean): boolean {
    const all = belowInMode ?? below();
    const users = target === absolute || all.some((each) => each.target === target) ? all : [];
    return [...users, own(), ...entries()].some((file) => {
      if (file.target === target || !uses(file, name, isMethod)) return false;
      // What starts the server is started in one way or another.
      return target === absolute || modesOf(file)?.has(name) !== true;
    });
  }

  /** Undefined where all that is printed is turned away, or may be. */
  function printedIn(file: ImportedText): readonly Print[] | undefined {
    const { path, target, text } = file;
    // What an entry turns away, it turns away for all; it may have other ways to be used beside the server.
    const isEntry = entries().includes(file);
    if ((isEntry || FOR_PEOPLE.test(path)) && TURNS_AWAY.test(text)) return undefined;
    // Only a file that may print, or turns away what others do, is worth parsing.
    if (!mayPrint(text) || FOR_PEOPLE.test(path)) return [];
    const parsed = parsedAt(target);
    const printed = parsed?.prints ? parsed.prints((...named) => isNamedOutside(target, ...named)) : [];
    if (!printed) return isEntry ? [] : undefined;
    texts.set(path, text);
    return printed;
  }

  return {
    all(modes) {
      otherModes = modes;
      const isLeftOut = (source: string): boolean => modes.hasImport(source);
      if (importsAtRunTime(own().text).some(isLeftOut)) belowInMode = importedBelow(absolute, project, note, isLeftOut);
      const printed: Print[] = [];
      for (const file of others()) {
        const some = printedIn(file);
        if (!some) return undefined;
        append(printed, some);
      }
      const isSomewhere = (silenced: RegExp): boolean => [...others(), own()].some(({ text }) => silenced.test(text));
      return printed.filter(({ logger }) => !logger || !isSomewhere(logger === 'dotenv' ? QUIETS : SILENCES));
    },
    isNamed: (...named) => isNamedOutside(absolute, ...named),
    mayPrint: () => others().some(({ text }) => mayPrint(text)),
    turnsAway: () => others().some(({ text }) => TURNS_AWAY.test(text)),
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
  const starts = (file: ImportedText): boolean =>
    importsAtRunTime(file.text).some((source) =>
      leadsTo(project.targetOf(file.target, source, note), absolute, project, note),
    );
  for (let level = 0; level < FOLDERS_ABOVE; level++) {
    folder = dirname(folder);
    if (!isInside(project.workspace, folder)) break;
    for (const name of ENTRIES) {
      const target = join(folder, name);
      if (target === absolute || !project.exists(target, note) || !isWithin(project.workspace, target)) continue;
      const file = project.textAt(target, note);
      if (starts(file)) found.push(file);
    }
    if (!project.exists(join(folder, 'package.json'), note)) continue;
    const named = found.length > 0 ? namedToClients(folder, project, note) : new Set<string>();
    // Another one starts the same server for clients.
    const replaced = found.map((file) =>
      named.has(stemOf(file.target)) ? file : (entriesNamed(named, file, project, note).find(starts) ?? file),
    );
    return [...new Map(replaced.map((file) => [file.target, file])).values()];
  }
  return found;
}

/** The scripts that a package installs as commands, and those that its README names beside what it tells clients to start. */
function namedToClients(home: string, project: ProjectFiles, note: Note): ReadonlySet<string> {
  const { text } = project.textAt(join(home, 'package.json'), note);
  const readme = project.textAt(join(home, 'README.md'), note).text;
  const [commands = ''] = BIN.exec(text) ?? [];
  const documented = readme.includes('mcpServers') ? readme : '';
  return new Set(Array.from(`${commands}\n${documented}`.matchAll(SCRIPT), ([, name]) => name!));
}

/** The files of these names beside one. */
const entriesNamed = (names: ReadonlySet<string>, { target }: ImportedText, project: ProjectFiles, note: Note) =>
  [...names].flatMap((name) =>
    ENDINGS.map((ending) => join(dirname(target), name + ending))
      .filter((path) => project.exists(path, note) && isWithin(project.workspace, path))
      .map((path) => project.textAt(path, note)),
  );

const BIN = /"bin"\s{0,9}:\s{0,9}(?:"[^"\n]{0,300}"|\{[^{}]{0,5000}\})/;
const SCRIPT = /[/\\]([\w.-]{1,80})\.[cm]?[jt]s\b/g;
const stemOf = (path: string): string => basename(path).replace(/\.[cm]?[jt]s$/, '');

/** Whether it is that file, or passes on what is in it. */
const leadsTo = (path: string | undefined, absolute: string, project: ProjectFiles, note: Note): boolean =>
  path === absolute ||
  (path !== undefined &&
    passesOnFrom(project.textAt(path, note).text).some((source) => project.targetOf(path, source, note) === absolute));

const passesOnFrom = (text: string): string[] => (/\bexport\s*[*{]/.test(text) ? importsAtRunTime(text) : []);

const FOLDERS_ABOVE = 4;
const ENDINGS = ['.ts', '.mts', '.js', '.mjs', '.cjs'];
const ENTRIES = ['index', 'main', 'server', 'app', 'start'].flatMap((name) => ENDINGS.map((ending) => name + ending));

/** Where a name is only imported or exported, nothing is done with it, unless it gets another one. */
const LISTS_NAMES = /^\s{0,9}(?:import|export)\s[^'"`;]{0,2000}\sfrom\s{0,9}['"][^'"\n]{1,300}['"]/gm;
const renamedIn = (statement: string): string =>
  Array.from(statement.matchAll(/\b([\w$]{1,100})\s{1,9}as\s/g), ([, name]) => name).join(' ');
