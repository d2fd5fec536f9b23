/** Which repository a folder lies in, as the disk tells without asking git. */
import { existsSync } from 'node:fs';
import { inFolder, parentOf, realPath } from './paths.js';

/** The top of the git repository that a folder is in. */
export function gitTop(folder: string): string | undefined {
  for (let at = folder; ;) {
    if (existsSync(inFolder(at, '.git'))) return at;
    const parent = parentOf(at);
    if (parent === at) return undefined;
    at = parent;
  }
}

/** Where links may lead: the git repository, or the folder that the work started in. */
export function workspaceOf(cwd: string): string {
  const top = gitTop(cwd) ?? cwd;
  return realPath(top) ?? top;
}
