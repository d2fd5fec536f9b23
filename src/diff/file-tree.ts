/** The files of a version: a commit, read from git's objects without a checkout, the working tree, or a folder. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { UserError } from '../files/errors.js';
import { openBlobs, openGit, type Blobs, type Git } from '../files/git.js';
import { inFolder } from '../files/paths.js';
import { walk } from '../files/discover.js';
import { printable } from '../core/text.js';

export interface FileTree {
  readonly paths: readonly string[];
  /** Equal for equal contents; undefined where there is no such file. */
  idOf(path: string): string | undefined;
  /** In the same order; undefined for what cannot be read or is not text. */
  read(paths: readonly string[]): Promise<readonly (string | undefined)[]>;
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
    const ids = new Map<string, string>();
    for (const line of out.split('\0')) {
      const [, id, path] = /^100\d+ blob (\w+)\t(.*)$/s.exec(line) ?? [];
      if (id !== undefined && path !== undefined) ids.set(path, id);
    }
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
      trees.set(commit, tree);
      for (const [oldest] of trees) if (trees.size > MOST_TREES) trees.delete(oldest);
      return tree;
    },
    async workingTree() {
      const [tracked, changed, untracked] = await Promise.all([
        git('ls-files', '-s', '-z'),
        git('diff-files', '--name-only', '-z', '--relative'),
        git('ls-files', '-o', '--exclude-standard', '-z'),
      ]);
      const failed = [tracked, changed, untracked].find(({ ok }) => !ok);
      if (failed) throw new UserError(`The working tree could not be read: ${failed.complaint}.`);
      const ids = new Map<string, string>();
      for (const line of tracked.out.split('\0')) {
        const [, id, path] = /^100\d+ (\w+) 0\t(.*)$/s.exec(line) ?? [];
        if (id !== undefined && path !== undefined) ids.set(path, id);
      }
      const onDisk = new Map<string, string>();
      for (const path of [...changed.out.split('\0'), ...untracked.out.split('\0')]) {
        if (path === '') continue;
        ids.delete(path);
        const text = textOf(inFolder(cwd, path));
        if (text === undefined) continue;
        onDisk.set(path, text);
        ids.set(path, blobId(text));
      }
      const read = async (paths: readonly string[]): Promise<(string | undefined)[]> => {
        const found = await texts(paths.flatMap((path) => (onDisk.has(path) ? [] : [ids.get(path) ?? '0'.repeat(40)])));
        let at = 0;
        return paths.map((path) => onDisk.get(path) ?? found[at++]);
      };
      return { paths: [...ids.keys()].sort(), idOf: (path) => ids.get(path), read };
    },
    close: () => void opened?.then((blobs) => blobs.close()),
  };
}

function blobId(text: string): string {
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex');
}

const LARGEST = 5_000_000;

function textOf(absolute: string): string | undefined {
  try {
    const stats = statSync(absolute);
    return stats.isFile() && stats.size <= LARGEST ? readFileSync(absolute, 'utf8') : undefined;
  } catch {
    return undefined;
  }
}

/** A folder that git knows nothing of. Links are not followed. */
export function folderTree(folder: string, extensions: readonly string[]): FileTree {
  const paths: string[] = [];
  walk(folder, '', undefined, {
    isWanted: (name) => extensions.some((ending) => name.endsWith(ending)),
    onFolder: () => {},
    onUnsearched: () => {},
    onFile: (path) => void paths.push(path),
    onFailure: (path, message) => {
      throw new UserError(`${printable(path)}: ${message}`);
    },
  });
  const texts = new Map<string, string | undefined>();
  const read = (path: string): string | undefined => {
    if (!texts.has(path)) texts.set(path, textOf(inFolder(folder, path)));
    return texts.get(path);
  };
  const known = new Set(paths);
  return {
    paths,
    idOf: (path) => (known.has(path) ? blobId(read(path) ?? '') : undefined),
    read: (all) => Promise.resolve(all.map(read)),
  };
}
