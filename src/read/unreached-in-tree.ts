/** Modules and servers of a version that nothing leads to: `unreached.ts` for files that are not on the disk. */
import { posix } from 'node:path';
import { known } from '../core/collections.js';
import type { ReadFile } from '../files/read.js';
import { inFolder, parentOf } from '../files/paths.js';
import { codeLanguageOf } from './code-languages.js';
import { TOP, type FileTree } from './file-tree.js';
import { MOST_FILES, NOT_SOURCE, type Folder } from './source-folders.js';
import { mayNameModules, unreachedIn, type UnreachedModules } from './unreached.js';
import { startsServer } from './unstarted.js';

type InTree = Pick<UnreachedModules, 'has' | 'isIncomplete' | 'isUnused' | 'isUnstarted' | 'isModule'>;

/** Undefined where there are too many files. */
export const unreachedInTree = (tree: FileTree): Promise<InTree | undefined> => opened(tree, mayNameModules);

/** The same where some of these servers may be unstarted, which any file may start; undefined where none is. */
export async function unstartedInTree(tree: FileTree, servers: readonly string[]): Promise<InTree | undefined> {
  const folders = new Set(servers.map(posix.dirname));
  const beside = tree.paths.filter((path) => folders.has(posix.dirname(path)) && codeLanguageOf(path));
  const texts = await tree.read(beside);
  const starting = beside.filter((_, index) => startsServer(texts[index] ?? ''));
  // In Python what is started may be in another folder.
  const mayBeUnstarted = starting.length > 1 || starting.some((path) => path.endsWith('.py'));
  return mayBeUnstarted ? opened(tree, () => true) : undefined;
}

/** Its answers are synchronous, so the files that may tell something are read first. */
async function opened(tree: FileTree, mayTell: (name: string) => boolean): Promise<InTree | undefined> {
  const paths = tree.paths.filter((path) => {
    const [name, ...folders] = path.split('/').reverse();
    return mayTell(name!) && !folders.some((each) => NOT_SOURCE.test(each));
  });
  if (paths.length > MOST_FILES) return undefined;
  const read = await tree.read(paths);
  const texts = new Map(paths.map((path, index) => [inFolder(TOP, path), read[index]]));
  const readFile: ReadFile = (path, { maxBytes = Infinity } = {}) => {
    const text = texts.get(path);
    return text === undefined || text.length > maxBytes ? { failure: 'It cannot be read.' } : { text };
  };
  const folders = foldersOf(texts.keys());
  const unreached = unreachedIn(TOP, readFile, {
    list: (path) => folders.get(path) ?? { files: new Set(), inner: [] },
    exists: (path) => texts.has(path),
  });
  return {
    has: (path, text) => unreached.has(inFolder(TOP, path), text),
    isUnused: (path, name) => unreached.isUnused(inFolder(TOP, path), name),
    isIncomplete: (path) => unreached.isIncomplete(inFolder(TOP, path)),
    isUnstarted: (path) => unreached.isUnstarted(inFolder(TOP, path)),
    isModule: (path) => unreached.isModule(inFolder(TOP, path)),
  };
}

function foldersOf(files: Iterable<string>): ReadonlyMap<string, Folder> {
  const folders = new Map<string, { files: Set<string>; inner: string[] }>();
  for (const file of files) {
    let at = file;
    let folder = parentOf(at);
    // The folders above one that is known are known, too.
    for (let isNew = true; isNew && at !== TOP; at = folder, folder = parentOf(at)) {
      isNew = !folders.has(folder);
      const { files: own, inner } = known(folders, folder, () => ({ files: new Set<string>(), inner: [] }));
      if (at === file) own.add(file);
      else inner.push(at);
    }
  }
  return folders;
}
