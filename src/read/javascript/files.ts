/** The files of a workspace that source code imports, read from the disk or from an editor. */
import { barrelsOf, type Barrel } from './barrels.js';
import { projectFiles } from './project-files.js';
import { known, setLatest } from '../../core/collections.js';
import { inPattern } from '../../core/text.js';
import { LISTED, NAMESPACE, type Imported, type ImportResolver } from '../../extract/javascript/imported.js';
import { isOfSeveral } from '../../core/wiring.js';
import { workspaceOf } from '../../files/git.js';
import { relativePath } from '../../files/paths.js';
import type { ImportedModule } from '../../parse/javascript/typescript.js';
import { saysAliases } from './aliases.js';
import { diskWith, type Disk } from '../disk.js';
import { MOST_HOPS, textOfImport, type FileImports, type ImportedFiles } from '../imported-files.js';
import { findExport, followImports, openNesting } from './imports.js';
import type { FindFile, ImportedFile } from './imports.js';
import { packageVersions } from './packages.js';
import { programAround } from './program-around.js';

/** Files that are kept for the next one that imports them. */
const MOST_KEPT = 150;
const MOST_AT_ONCE = 300;

type JavaScriptImports = FileImports &
  Required<Pick<FileImports, 'followImport' | 'prints' | 'resolveImport' | 'locate' | 'locateAll'>>;

type Located = NonNullable<ReturnType<JavaScriptImports['locate']>>;

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
  /** The text of an imported file, and of those that its own values come from. */
  const addTexts = (texts: Map<string, string>, { path, text }: ImportedFile): LoadedFile | undefined => {
    texts.set(relativePath(cwd, path), text);
    const further = kept.get(path);
    for (const [each, its] of further?.texts ?? []) texts.set(each, its);
    return further;
  };
  const opened = (absolute: string, text: string): LoadedFile => {
    const texts = new Map<string, string>();
    const asked = new Set<string>();
    const note = (path: string): void => void asked.add(path);
    const find = finder(note, ({ asked: barrel }) => barrel.forEach(note));
    const { resolveImport } = followImports(absolute, find, (file) => addTexts(texts, file)?.asked.forEach(note));
    const resolve = nesting.nested(resolveImport);
    let known: { readonly parsed: ImportedModule | undefined } | undefined;
    const parsed = (): ImportedModule | undefined =>
      (known ??= { parsed: parse(relativePath(cwd, absolute), text, resolve) }).parsed;
    return { text, texts, asked, parsed };
  };
  /** Finds files, and tells of those that it has looked for and of barrels on the way. */
  const finder = (note: (path: string) => void, noteBarrel: (barrel: Barrel) => void): FindFile => {
    const targets = new Map<string, string | undefined>();
    return (from, source) => {
      const path = known(targets, `${from}\n${source}`, () => project.targetOf(from, source, note));
      if (path === undefined) return undefined;
      const loaded = load(path);
      const among: ImportedFile['among'] = (sources, name) => {
        const barrel = barrels.at(path, sources);
        noteBarrel(barrel);
        return barrel.among(name);
      };
      return loaded && { path, text: loaded.text, parsed: loaded.parsed, among };
    };
  };
  const importsOf = (absolute: string): JavaScriptImports => {
    const texts = new Map<string, string>();
    const asked = new Set<string>();
    const allAsked: ReadonlySet<string>[] = [asked];
    const note = (path: string): void => void asked.add(path);
    const noteAsked = (all: ReadonlySet<string>): void => {
      if (!allAsked.includes(all)) allAsked.push(all);
    };
    const find = finder(note, (barrel) => noteAsked(barrel.asked));
    const { resolveImport, followImport } = followImports(absolute, find, (file) => {
      const further = addTexts(texts, file);
      if (further) noteAsked(further.asked);
    });
    const locateFrom = (from: string, { source, name }: Imported): Located | undefined => {
      // What it returns, or a method of it.
      const [exported = ''] = name.split(/[.(]/, 1);
      const more = name.slice(exported.length);
      const file = find(from, source);
      // To parse it only for that takes long.
      if (
        file &&
        new RegExp(`^export (?:async )?(?:function|class|const) ${inPattern(exported)}\\b`, 'm').test(file.text)
      )
        return { path: relativePath(cwd, file.path), name };
      const found = findExport({ source, name: exported }, from, find, (parsed: ImportedModule, own, { path }) =>
        parsed.has?.(own) ? { path: relativePath(cwd, path), name: own + more } : undefined,
      );
      if (found) return found;
      // One that is too long for its values to be read here is linted by itself all the same.
      const path = project.targetOf(from, source, note);
      return path !== undefined && load(path) === undefined ? { path: relativePath(cwd, path), name } : undefined;
    };
    const locateAllFrom = (from: string, imported: Imported, hops = 0): readonly Located[] => {
      const isList = imported.name.endsWith(LISTED);
      const name = isList ? imported.name.slice(0, -LISTED.length) : NAMESPACE;
      if (hops > MOST_HOPS) return [];
      const found = findExport({ ...imported, name }, from, find, ({ parts }: ImportedModule, own, { path }) =>
        parts ? { path, ...parts(own) } : undefined,
      );
      if (!found) return [];
      const { path, own, whole } = found;
      return [
        ...own.map((each) => ({ path: relativePath(cwd, path), name: each })),
        ...found.imported.flatMap((each) =>
          isOfSeveral(each.name) ? locateAllFrom(path, each, hops + 1) : (locateFrom(path, each) ?? []),
        ),
        ...whole.flatMap((source) => locateAllFrom(path, { source, name: '*' }, hops + 1)),
      ];
    };
    const prints = programAround({ absolute, project, note, texts, parsedAt: (path) => load(path)?.parsed() });
    return {
      ...{ resolveImport, followImport, prints, texts },
      locate: (source, name) => locateFrom(absolute, { source, name }),
      locateAll: (source, name) => (isOfSeveral(name) ? locateAllFrom(absolute, { source, name }) : undefined),
      asked: allAsked,
      packages: () => versions(absolute),
    };
  };
  return {
    shared: project.shared,
    forget(absolute) {
      const path = relativePath(cwd, absolute);
      for (const [each, loaded] of kept) if (each === absolute || loaded?.asked.has(path)) kept.delete(each);
      barrels.clear();
      if (saysAliases(absolute)) project.forget();
    },
    for: importsOf,
  };
}
