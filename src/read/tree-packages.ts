/** The versions of packages in a version of a project. Paths are relative to its top folder. */
import type { Packages } from '../core/code.js';
import { isPackageFile, packagesFor } from './code-languages.js';
import type { FileTree } from './file-tree.js';

/** Stands for the top folder, which has no absolute path. */
const TOP = '/top';

export async function packagesIn(tree: FileTree): Promise<(path: string) => Packages> {
  const paths = packageFilesIn(tree);
  const texts = await tree.read(paths);
  const byPath = new Map(paths.map((path, index) => [`${TOP}/${path}`, texts[index]]));
  const versions = packagesFor(TOP, (path) => byPath.get(path));
  return (path) => versions(`${TOP}/${path}`);
}

/** The files that the answers come from. */
export const packageFilesIn = ({ paths }: FileTree): readonly string[] =>
  paths.filter((path) => isPackageFile(path) && !/(?:^|\/)node_modules\//.test(path));
