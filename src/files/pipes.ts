/** Named pipes in place of files that git reads: git opens them without a look, and waits until something is written. */
import { closeSync, constants, openSync, type Dirent } from 'node:fs';
import { inFolder } from './paths.js';

/** Entries of folders; more are not looked at. */
const MOST = 200_000;

/** The pipe that something waits for: one in `.git`, or one that is called `.gitignore` or alike. */
export async function awaitedPipe(top: string): Promise<string | undefined> {
  const { readdir } = process.getBuiltinModule('node:fs/promises');
  const folders = [inFolder(top, '.git'), top];
  let left = MOST;
  for (const folder of folders) {
    const entries = await readdir(folder, { withFileTypes: true }).catch((): Dirent[] => []);
    const isOfGit = folder.startsWith(folders[0]!);
    for (const entry of entries) {
      if (left-- === 0) return undefined;
      const path = inFolder(folder, entry.name);
      if (entry.isDirectory() && path !== folders[0]) folders.push(path);
      else if (entry.isFIFO() && (isOfGit || entry.name.startsWith('.git')) && isAwaited(path)) return path;
    }
  }
  return undefined;
}

/** A pipe can be opened for writing without waiting only while it is open for reading. */
function isAwaited(path: string): boolean {
  try {
    closeSync(openSync(path, constants.O_WRONLY | constants.O_NONBLOCK));
    return true;
  } catch {
    return false;
  }
}
