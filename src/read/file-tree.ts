/** The files of a version: in a commit, read from git without a checkout, in the working tree, or in a folder. */
import { UserError } from '../files/errors.js';
import { walk } from '../files/discover.js';
import { looseText } from '../files/read.js';
import { printable } from '../core/text.js';
import type { Exists } from './neighbours.js';
import { importingLanguageOf } from './code-languages.js';
import { checkoutReader } from './checkout.js';
import { aliasesIn, saysAliases, type Aliases } from './javascript/aliases.js';
import { setLatest, foundOnce } from '../core/collections.js';
import { openGit, type Git } from '../files/git.js';
import { openBlobs, type Blobs } from '../files/git-blobs.js';

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
  const fileAt = foundOnce((path: string) => {
    const bytes = known.has(path) ? bytesOf(path) : undefined;
    return bytes && { id: blobId(bytes), text: looseText(bytes) };
  });
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

/** What reads one repository, for as many commits as there are. */
export interface Repository {
  readonly git: Git;
  /** The id of a commit; undefined where there is none of that name. */
  commit(name: string): Promise<string | undefined>;
  at(commit: string): Promise<FileTree>;
  workingTree(): Promise<FileTree>;
  close(): void;
}

/** Texts, and lists of files, that are kept for the next commit. */
const MOST_KEPT = 60_000_000;
const MOST_TREES = 8;

export function openRepository(cwd: string): Repository {
  const git = openGit(cwd);
  let opened: Promise<Blobs> | undefined;
  const kept = new Map<string, string | undefined>();
  let size = 0;
  const texts = async (ids: readonly string[]): Promise<(string | undefined)[]> => {
    const missing = [...new Set(ids.filter((id) => !kept.has(id)))];
    const found = new Map<string, string | undefined>();
    if (missing.length > 0) {
      const blobs = await (opened ??= openBlobs(cwd));
      const read = await blobs.read(missing);
      for (const [index, id] of missing.entries()) found.set(id, read[index]);
    }
    const answer = ids.map((id) => (found.has(id) ? found.get(id) : kept.get(id)));
    for (const [id, text] of found) {
      kept.set(id, text);
      size += text?.length ?? 0;
    }
    for (const [id, text] of kept) {
      if (size <= MOST_KEPT) break;
      kept.delete(id);
      size -= text?.length ?? 0;
    }
    return answer;
  };
  const treeOf = async (commit: string): Promise<FileTree> => {
    const { ok, out, complaint } = await git('ls-tree', '-r', '-z', commit);
    if (!ok) throw new UserError(`${printable(commit)} could not be read: ${complaint}.`);
    const ids = blobsIn(out);
    return {
      paths: [...ids.keys()],
      idOf: (path) => ids.get(path),
      read: (paths) => texts(paths.map((path) => ids.get(path) ?? '0'.repeat(40))),
    };
  };
  const trees = new Map<string, FileTree>();
  return {
    git,
    async commit(name) {
      // A whole id stands for the same commit always.
      if (trees.has(name)) return name;
      if (name.startsWith('-')) return undefined;
      const { ok, out } = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
      return ok ? out.trim() : undefined;
    },
    async at(commit) {
      const tree = trees.get(commit) ?? (await treeOf(commit));
      return setLatest(trees, commit, tree, MOST_TREES);
    },
    async workingTree() {
      const [tracked, changed, untracked] = await Promise.all([
        git('ls-files', '-s', '-z'),
        // Of a submodule git would ask another git, which has a config of its own.
        git('diff-files', '--name-only', '-z', '--relative', '--ignore-submodules=all'),
        git('ls-files', '-o', '--exclude-standard', '-z'),
      ]);
      const failed = [tracked, changed, untracked].find(({ ok }) => !ok);
      if (failed) throw new UserError(`The working tree could not be read: ${failed.complaint}.`);
      const ids = blobsIn(tracked.out);
      const others = [...changed.out.split('\0'), ...untracked.out.split('\0')].filter((path) => path !== '');
      for (const path of others) ids.delete(path);
      const onDisk = treeOnDisk(cwd, others);
      const idOf = (path: string): string | undefined => ids.get(path) ?? onDisk.idOf(path);
      const read = async (paths: readonly string[]): Promise<(string | undefined)[]> => {
        const inGit = await texts(paths.flatMap((path) => ids.get(path) ?? []));
        const there = await onDisk.read(paths);
        let at = 0;
        return paths.map((path, index) => (ids.has(path) ? inGit[at++] : there[index]));
      };
      return { paths: [...ids.keys(), ...others].sort(), idOf, read };
    },
    close: () => void opened?.then((blobs) => blobs.close()),
  };
}

/** The ids of regular files by their paths, from `ls-tree -r -z` or `ls-files -s -z`. */
export function blobsIn(list: string): Map<string, string> {
  const ids = new Map<string, string>();
  for (const line of list.split('\0')) {
    const [, inTree, inIndex, path] = /^100\d+ (?:blob (\w+)|(\w+) 0)\t(.*)$/s.exec(line) ?? [];
    const id = inTree ?? inIndex;
    if (id !== undefined && path !== undefined) ids.set(path, id);
  }
  return ids;
}
