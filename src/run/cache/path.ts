/** Where the cache is kept. Every run must know it; the rest is loaded for those with a cache. */
import { existsSync } from 'node:fs';
import { absolutePath, inFolder } from '../../files/paths.js';

/** In a project without `node_modules`. It is never linted. */
export const CACHE_NAME = '.toolint-cache.json';
const IN_PACKAGES = 'node_modules/.cache/toolint.json';

export function cachePath(cwd: string, named: string | undefined): string {
  if (named !== undefined) return absolutePath(cwd, named);
  const inPackages = existsSync(inFolder(cwd, 'node_modules'));
  return inFolder(cwd, inPackages ? IN_PACKAGES : CACHE_NAME);
}
