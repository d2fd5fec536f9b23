/** Which files git keeps track of. What it does not follow cannot be compared with another commit. */
import type { Changes } from '../core/changed.js';
import type { FoundFile } from './discover.js';
import { openGit } from './git.js';
import { gitTop } from './git-top.js';
import { absolutePath, inFolder, isInside, parentOf, relativePath } from './paths.js';

/** Absolute paths; undefined where git cannot tell. */
export async function followedByGit(cwd: string): Promise<ReadonlySet<string> | undefined> {
  const list = await openGit(cwd)('ls-files', '-z', '--', ':/').catch(() => undefined);
  if (!list?.ok) return undefined;
  const paths = list.out.split('\0').filter((path) => path !== '');
  return new Set(paths.map((path) => (path.startsWith('../') ? absolutePath(cwd, path) : inFolder(cwd, path))));
}

/**
 * All of a file counts as changed that git does not follow. Of a submodule git follows only which commit it is at, so its
 * files changed if that did.
 */
export function withUnfollowed(
  changes: Changes,
  files: readonly FoundFile[],
  followed: ReadonlySet<string>,
  cwd: string,
): Changes {
  const top = gitTop(cwd);
  const isInSameSubmodule = (file: string): boolean => {
    const inner = top !== undefined && isInside(top, file) ? gitTop(parentOf(file)) : top;
    return inner !== undefined && inner !== top && followed.has(inner) && !changes.has(relativePath(cwd, inner));
  };
  const all = new Map(changes);
  for (const { path, absolute } of files) {
    if (!followed.has(absolute) && !changes.has(path) && !isInSameSubmodule(absolute)) all.set(path, 'all');
  }
  return all;
}
