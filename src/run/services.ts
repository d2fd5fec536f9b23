/** What a run may need beyond files and rules. It costs nothing until it is used. */
import { existsSync } from 'node:fs';
import type { Services } from '../core/rule.js';
import { createInThreadSql } from '../sql/in-thread.js';
import { createSqlService } from '../sql/service.js';
import type { Node, Place } from '../core/tree.js';
import type { PrintsElsewhere } from '../extract/handlers/printed.js';
import type { FollowImport } from '../extract/handlers/uses.js';
import type { ImportResolver } from '../extract/modules.js';
import type { Neighbour } from '../parse/source/typescript.js';
import { SOURCE_EXTENSIONS, absolutePath, isInside, parentOf, realPath, relativePath } from '../files/paths.js';
import { workspaceOf } from '../files/git.js';
import { readText, type ReadFile } from '../files/read.js';
import type { Packages } from '../core/code.js';
import { timeLimit } from './time-limit.js';
import { packageVersions } from './packages.js';
import { unreachedIn, type Unreached } from './unreached.js';

interface OpenServices {
  readonly services: Services;
  /** They begin what takes long and throw `Pending`. */
  readonly begin: Services;
  imports(): Promise<ImportedFiles>;
  readonly unreached: Unreached;
  /** Called for each file that is about to change. */
  forget(absolute: string): void;
  close(): void;
}

/** `read`: how the files are read that others import. */
export function openServices(cwd: string, read: ReadFile = readText): OpenServices {
  const sql = createSqlService({}, createInThreadSql());
  const limit = timeLimit(10_000);
  let files: ImportedFiles | undefined;
  const unreached = unreachedIn(workspaceOf(cwd), read);
  return {
    services: { sql, timeLimit: limit },
    begin: { sql: sql.begin, timeLimit: limit },
    imports: async () =>
      (files ??= importedFiles(cwd, (await import('../parse/source-and-pages.js')).readNeighbour, read)),
    unreached,
    forget(absolute) {
      files?.forget(absolute);
      unreached.forget(absolute);
    },
    close: () => sql.dispose(),
  };
}

// What a relative import refers to, one file away: constants and schemas of a neighbour inside the workspace.

/** Above this a file is data or a bundle, not something that tools are described with. */
const LONGEST = 300_000;
/** Files that are kept for the next one that imports them. */
const MOST_KEPT = 50;

interface FileImports {
  readonly followImport: FollowImport;
  readonly prints: PrintsElsewhere;
  readonly resolveImport: ImportResolver;
  /** The files that its answers come from. */
  readonly texts: ReadonlyMap<string, string>;
  /** All files that were looked into. */
  readonly asked: ReadonlySet<string>;
  /** Read when first asked for. */
  packages(): Packages;
}

export interface ImportedFiles {
  /** The file is about to change. */
  forget(absolute: string): void;
  /** The resolver of one file's imports. */
  for(absolute: string): FileImports;
}

/** `parse` parses a neighbour; it is handed in, since a parser is loaded only when there is source code. */
export function importedFiles(
  cwd: string,
  parse: (path: string, text: string) => Neighbour | undefined,
  read: ReadFile = readText,
): ImportedFiles {
  const workspace = workspaceOf(cwd);
  const versions = packageVersions(workspace);
  const kept = new Map<string, { neighbour: Neighbour; text: string } | undefined>();
  const load = (absolute: string): { neighbour: Neighbour; text: string } | undefined => {
    if (kept.has(absolute)) return kept.get(absolute);
    const file = read(absolute);
    const text = 'text' in file && file.text.length <= LONGEST ? file.text : undefined;
    const neighbour = text === undefined ? undefined : parse(relativePath(cwd, absolute), text);
    const loaded = neighbour && text !== undefined ? { neighbour, text } : undefined;
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
    kept.set(absolute, loaded);
    return loaded;
  };
  return {
    forget: (absolute) => void kept.delete(absolute),
    for(absolute) {
      const texts = new Map<string, string>();
      const asked = new Set<string>();
      const resolveImport = (source: string, name: string): Node | undefined => {
        const target = targetOf(workspace, absolute, source);
        if (target === undefined) return undefined;
        const path = relativePath(cwd, target);
        asked.add(path);
        const loaded = load(target);
        if (!loaded) return undefined;
        texts.set(path, loaded.text);
        return loaded.neighbour.exported(name);
      };
      const followImport: FollowImport = ({ source, name }, position, keys) => {
        const target = targetOf(workspace, absolute, source);
        if (target === undefined) return undefined;
        asked.add(relativePath(cwd, target));
        return load(target)?.neighbour.uses?.(name, position, keys);
      };
      const prints: PrintsElsewhere = () => {
        const printed: Place[] = [];
        for (const { path, target, text } of importedBelow(absolute, workspace, cwd, read)) {
          asked.add(path);
          // Only a file that may print, or turns away what others do, is worth parsing.
          if (!/\bconsole\b|\bstdout\b/.test(text) || FOR_PEOPLE.test(path)) continue;
          const neighbour = load(target)?.neighbour;
          const own = neighbour?.prints ? neighbour.prints() : [];
          if (!own) return undefined;
          printed.push(...own);
          texts.set(path, text);
        }
        return printed;
      };
      return { resolveImport, followImport, prints, texts, asked, packages: () => versions(absolute) };
    },
  };
}

/** What a server imports from its command line is for another way to start it. */
const FOR_PEOPLE = /(?:^|[/_.-])(?:cli|bin|commands?|scripts?|setup|install|progress|banner)(?:[/_.-])[^/]*$/i;

/** A server is seldom made of more. */
const MOST_FOLLOWED = 60;

interface ImportedText {
  readonly path: string;
  readonly target: string;
  readonly text: string;
}

/** The files that a file imports from its own project, and those that they import. */
function importedBelow(absolute: string, workspace: string, cwd: string, read: ReadFile): ImportedText[] {
  const found = new Map<string, ImportedText>();
  const todo = [absolute];
  for (let from = todo.shift(); from !== undefined && found.size < MOST_FOLLOWED; from = todo.shift()) {
    const file = read(from);
    const text = 'text' in file && file.text.length <= LONGEST ? file.text : '';
    if (from !== absolute) found.set(from, { path: relativePath(cwd, from), target: from, text });
    for (const [, source] of text.matchAll(IMPORTS)) {
      const target = targetOf(workspace, from, source!);
      if (target !== undefined && target !== absolute && !found.has(target) && !todo.includes(target))
        todo.push(target);
    }
  }
  return [...found.values()];
}

/** Types are gone when the code runs. */
const IMPORTS = /^\s{0,9}(?:import|export)\b(?!\s{1,9}type\b)[^'"`;]{0,2000}['"](\.[^'"\n]{1,300})['"]/gm;

/** The file that a relative import means, if it lies in the workspace. */
function targetOf(workspace: string, from: string, source: string): string | undefined {
  if (!/^\.\.?\//.test(source)) return undefined;
  const base = absolutePath(parentOf(from), source);
  // `./x.js` is how TypeScript names `./x.ts`.
  const typed = base.replace(/\.([mc]?)js(x?)$/, '.$1ts$2');
  const candidates = [
    ...(typed === base ? [] : [typed]),
    ...([...SOURCE_EXTENSIONS, '.json'].some((ending) => base.endsWith(ending)) ? [base] : []),
    ...SOURCE_EXTENSIONS.map((ending) => base + ending),
    ...SOURCE_EXTENSIONS.map((ending) => `${base}/index${ending}`),
  ];
  const found = candidates.find((each) => existsSync(each));
  return found !== undefined && isWithin(workspace, found) ? found : undefined;
}

/** Links included: what they lead to must be inside too. */
function isWithin(workspace: string, absolute: string): boolean {
  const path = realPath(absolute);
  return (
    path !== undefined && isInside(workspace, path) && !/[\\/]node_modules[\\/]/.test(path.slice(workspace.length))
  );
}
