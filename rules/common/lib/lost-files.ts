/** Files that something names, and that are surely not there. */
import type { Neighbours } from '../../../src/core/neighbours.js';

/** Where a build writes nothing: the folder is there, and no source with another ending. */
export function isLost(path: string, neighbours: Neighbours): boolean {
  const folder = /^(.*)\/[^/]*$/.exec(path)?.[1];
  if (neighbours.has(path) !== 'no' || isBuilt(path) || (folder && neighbours.has(folder) !== 'yes')) return false;
  const stem = path.replace(/\.\w+$/, '');
  return ['.ts', '.mts', '.cts', '.tsx'].every((ending) => neighbours.has(stem + ending) === 'no');
}

/** A folder that builds write to. */
export const isBuilt = (path: string): boolean =>
  /^(?:\.{1,2}\/)?(?:dist|build|out|bundle|lib|target|bin|node_modules)\//.test(path);
