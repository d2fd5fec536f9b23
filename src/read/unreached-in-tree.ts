/** The modules of a version that nothing leads to: `unreached.ts` for files that are not on the disk. */
import { known } from '../core/collections.js';
import type { ReadFile } from '../files/read.js';
import { inFolder, parentOf } from '../files/paths.js';
import { TOP, type FileTree } from './file-tree.js';
import { NOT_SOURCE } from './source-folders.js';
import { MOST_FILES, mayNameModules, unreachedIn, type Folder } from './unreached.js';

interface UnreachedInTree {
  has(path: string, text: string): boolean;
  isUnused(path: string, name: string): boolean;
}

/** Its answers are synchronous, so the files that may name a module are read first. Undefined where there are too many. */
export async function unreachedInTree(tree: FileTree): Promise<UnreachedInTree | undefined> {
  const paths = tree.paths.filter((path) => {
    const [name, ...folders] = path.split('/').reverse();
    return mayNameModules(name!) && !folders.some((each) => NOT_SOURCE.test(each));
  });
  if (paths.length > MOST_FILES) return undefined;
  const read = await tree.read(paths);
  const texts = new Map(paths.map((path, index) => [inFolder(TOP, path), read[index]]));
  const readFile: ReadFile = (path, { maxBytes = Infinity } = {}) => {
    const text = texts.get(path);
    return text === undefined || text.length > maxBytes ? { failure: 'It cannot be read.' } : { text };
  };
  const folders = foldersOf(texts.keys());
  const unreached = unreachedIn(TOP, readFile, (path) => folders.get(path) ?? { files: new Set(), inner: [] });
  return {
    has: (path, text) => unreached.has(inFolder(TOP, path), text),
    isUnused: (path, name) => unreached.isUnused(inFolder(TOP, path), name),
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
