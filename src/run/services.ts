/** What a run may need beyond files and rules. It costs nothing until somebody asks. */
import { existsSync } from 'node:fs';
import type { Services } from '../core/rule.js';
import { createSqlHere } from '../sql/in-thread.js';
import { createSqlService } from '../sql/service.js';
import type { Node } from '../core/tree.js';
import type { ImportResolver } from '../extract/modules.js';
import type { Neighbour } from '../parse/source/typescript.js';
import { SOURCE_EXTENSIONS, absolutePath, isInside, parentOf, realPath, relativePath } from '../files/paths.js';
import { workspaceOf } from '../files/git.js';
import { readText } from '../files/read.js';

interface OpenServices {
  readonly services: Services;
  /** They begin what takes long and throw `NotYet`. */
  readonly begin: Services;
  imports(): Promise<ImportedFiles>;
  /** To be told of each file that is about to change. */
  forget(absolute: string): void;
  close(): void;
}

export function openServices(cwd: string): OpenServices {
  const sql = createSqlService({}, createSqlHere());
  let files: ImportedFiles | undefined;
  return {
    services: { sql },
    begin: { sql: sql.begin },
    imports: async () => (files ??= importedFiles(cwd, (await import('../parse/source-and-pages.js')).readNeighbour)),
    forget: (absolute) => files?.forget(absolute),
    close: () => sql.dispose(),
  };
}

// What a relative import stands for, one file away: constants and schemas of a neighbour inside the workspace.

/** Above this a file is data or a bundle, not something that tools are described with. */
const LONGEST = 300_000;
/** Files that are kept for the next one that imports them. */
const MOST_KEPT = 50;

export interface ImportedFiles {
  /** The file is about to change. */
  forget(absolute: string): void;
  /** The resolver of one file's imports; `texts` has the files that its answers stand in. */
  for(absolute: string): { readonly resolveImport: ImportResolver; readonly texts: ReadonlyMap<string, string> };
}

/** `read` parses a neighbour; it is handed in, since a parser is loaded only when there is source code. */
export function importedFiles(cwd: string, read: (path: string, text: string) => Neighbour | undefined): ImportedFiles {
  const workspace = workspaceOf(cwd);
  const kept = new Map<string, { neighbour: Neighbour; text: string } | undefined>();
  const load = (absolute: string): { neighbour: Neighbour; text: string } | undefined => {
    if (kept.has(absolute)) return kept.get(absolute);
    const file = readText(absolute);
    const text = 'text' in file && file.text.length <= LONGEST ? file.text : undefined;
    const neighbour = text === undefined ? undefined : read(relativePath(cwd, absolute), text);
    const loaded = neighbour && text !== undefined ? { neighbour, text } : undefined;
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
    kept.set(absolute, loaded);
    return loaded;
  };
  return {
    forget: (absolute) => void kept.delete(absolute),
    for(absolute) {
      const texts = new Map<string, string>();
      const resolveImport = (source: string, name: string): Node | undefined => {
        const target = targetOf(workspace, absolute, source);
        const loaded = target === undefined ? undefined : load(target);
        if (!loaded) return undefined;
        texts.set(relativePath(cwd, target!), loaded.text);
        return loaded.neighbour.exported(name);
      };
      return { resolveImport, texts };
    },
  };
}

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
