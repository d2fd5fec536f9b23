/** The files of a version of a project, wherever they are: in a commit, in the working tree, or in a folder. */
import { UserError } from '../files/errors.js';
import { walk } from '../files/discover.js';
import { looseText } from '../files/read.js';
import { printable } from '../core/text.js';
import type { Exists } from './beside.js';
import { importingLanguageOf } from './code-languages.js';
import { checkoutReader } from './checkout.js';
import { aliasesIn, saysAliases, type Aliases } from './javascript/aliases.js';

export interface FileTree {
  readonly paths: readonly string[];
  /** Equal for equal contents; undefined where there is no such file. */
  idOf(path: string): string | undefined;
  /** In the same order; undefined for what cannot be read or is not text. */
  read(paths: readonly string[]): Promise<readonly (string | undefined)[]>;
  /** What the names of its own files stand for, where `withAliases` has read that. */
  readonly aliases?: Aliases;
}

/** Stands for the top folder, which has no absolute path. */
export const TOP = '/top';

/** A version that knows what the names stand for that it gives to its own files. */
export async function withAliases(tree: FileTree): Promise<FileTree> {
  if (tree.aliases) return tree;
  const paths = tree.paths.filter((path) => saysAliases(path) && !/(?:^|\/)node_modules\//.test(path));
  const texts = await tree.read(paths);
  const byPath = new Map(paths.map((path, index) => [`${TOP}/${path}`, texts[index]]));
  const absolute = aliasesIn(TOP, (path) => byPath.get(path));
  const aliases: Aliases = (from, source) =>
    absolute(`${TOP}/${from}`, source).flatMap((each) =>
      each.startsWith(`${TOP}/`) ? each.slice(TOP.length + 1) : [],
    );
  return { ...tree, aliases };
}

/** Whether a version has a file. */
export const existsIn =
  (tree: FileTree): Exists =>
  ({ path }) =>
    tree.idOf(path) !== undefined;

/** The file of a version that an import of the project means. */
export function targetIn(tree: FileTree, from: string, source: string): string | undefined {
  return importingLanguageOf(from)
    .candidatesFor(from, source, tree.aliases)
    .find((each) => tree.idOf(each) !== undefined);
}

/** A folder that git knows nothing of. Links are not followed. */
export function folderTree(folder: string): FileTree {
  const paths: string[] = [];
  walk(folder, '', undefined, {
    isWanted: () => true,
    onFolder: () => {},
    onUnsearched: () => {},
    onFile: (path) => void paths.push(path),
    onFailure: (path, message) => {
      throw new UserError(`${printable(path)}: ${message}`);
    },
  });
  return treeOnDisk(folder, paths);
}

/** These files of a folder, each read when it is first asked for. */
export function treeOnDisk(folder: string, paths: readonly string[]): FileTree {
  const bytesOf = checkoutReader(folder);
  const known = new Set(paths);
  const kept = new Map<string, { readonly id: string; readonly text: string | undefined } | undefined>();
  const fileAt = (path: string) => {
    if (!kept.has(path)) {
      const bytes = known.has(path) ? bytesOf(path) : undefined;
      kept.set(path, bytes && { id: blobId(bytes), text: looseText(bytes) });
    }
    return kept.get(path);
  };
  return {
    paths,
    idOf: (path) => fileAt(path)?.id,
    read: async (all) => all.map((path) => fileAt(path)?.text),
  };
}

/** As git names contents. Most runs name none, and to load hashes takes 8 ms. */
function blobId(bytes: Buffer): string {
  const { createHash } = process.getBuiltinModule('node:crypto');
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
