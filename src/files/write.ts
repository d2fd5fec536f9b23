/** Writes a file so that it is either the old one or the new one, whatever happens. */
import {
  chmodSync,
  chownSync,
  closeSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { gitTop, workspaceOf } from './git.js';
import { absolutePath, isInside, leadsOut, parentOf, realPath } from './paths.js';
import { readRegular } from './read.js';

/** Replaces a file that still holds `before`; says why it could not. */
export function replaceFile(path: string, before: string, after: string): string | undefined {
  try {
    const target = realpathSync(path);
    if (textNow(target, before) !== before)
      return 'The file changed while it was being linted, so nothing was written to it. Run again.';
    writeAtomically(target, after);
    return undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return `The fixed file could not be written: ${code ?? message}.`;
  }
}

/** Text that is as long as it was; in place of a file there may be something that never ends. */
function textNow(path: string, before: string): string | undefined {
  const read = readRegular(path, { maxBytes: Buffer.byteLength(before) });
  return 'bytes' in read ? read.bytes.toString('utf8') : undefined;
}

/** Whether what is written there would be in place of one of these files. */
export function wouldReplace(path: string, files: readonly string[]): boolean {
  const target = realPath(path);
  return target !== undefined && files.some((file) => realPath(file) === target);
}

/** The new file keeps owner, group and mode of the old one, as far as this process may set them. */
export function writeAtomically(path: string, text: string): void {
  const target = targetOf(absolutePath('.', path));
  // A device or a pipe cannot be renamed over, and may lead to a file that already has content.
  if (isStream(target)) return writeFileSync(target, text, { flag: 'a' });
  const old = lstatSync(target, { throwIfNoEntry: false });
  const replaced = old?.isFile() ? old : undefined;
  if (replaced) refuseToReplace(replaced);
  throughTemporary(target, text, replaced?.mode, (temporary) => {
    if (replaced) keepOwner(temporary, replaced);
    renameSync(temporary, target);
  });
}

/** Writes a file that the user has named, with the folders that it lacks. A path within the workspace stays within it. */
export function writeNamed(name: string, text: string, cwd: string): void {
  const target = absolutePath(cwd, name);
  const top = gitTop(cwd) ?? cwd;
  if (isInside(top, target) && !staysWithin(parentOf(target), top)) throw new Error(LEADS_OUT);
  mkdirSync(dirname(target), { recursive: true });
  writeAtomically(target, text);
}

const LEADS_OUT = 'a symbolic link on the way leads out of the project';

/** Writes a file that is not there, with the folders that it lacks. Nothing is replaced, and no link on the way leads out of `top`. */
export function createAtomically(path: string, text: string, top: string): void {
  const target = absolutePath('.', path);
  if (!staysWithin(parentOf(target), top)) throw new Error(LEADS_OUT);
  mkdirSync(dirname(target), { recursive: true });
  throughTemporary(target, text, undefined, (temporary) => {
    try {
      linkSync(temporary, target);
    } catch (error) {
      // Not every file system has hard links, and only they replace nothing.
      if (lstatSync(target, { throwIfNoEntry: false })) throw error;
      renameSync(temporary, target);
    }
  });
}

/** Whether the part of a path that is there already lies within a folder. */
function staysWithin(path: string, top: string): boolean {
  let there = path;
  while (!lstatSync(there, { throwIfNoEntry: false }) && parentOf(there) !== there) there = parentOf(there);
  const [real, realTop] = [realPath(there), realPath(top)];
  return real !== undefined && realTop !== undefined && isInside(realTop, real);
}

/** Writes the whole text to a temporary file, which then replaces the target at once. */
function throughTemporary(target: string, text: string, mode: number | undefined, put: (path: string) => void): void {
  const folder = dirname(target);
  removeAbandoned(folder);
  const temporary = join(folder, `.toolint-${process.pid}-${Date.now().toString(36)}.tmp`);
  const file = openSync(temporary, 'wx', mode);
  try {
    try {
      writeFileSync(file, text);
    } finally {
      closeSync(file);
    }
    put(temporary);
  } finally {
    rmSync(temporary, { force: true });
  }
}

function refuseToReplace({ mode, nlink }: Stats): void {
  if ((mode & 0o222) === 0) throw new Error('the file is read-only');
  // A new file would take the place of one name only, and the others would keep the old content.
  if (nlink > 1) throw new Error(`the file has ${nlink} hard links, and replacing it would separate them`);
}

function keepOwner(path: string, { uid, gid, mode }: Stats): void {
  try {
    chownSync(path, uid, gid);
  } catch {
    // Only root may give a file away.
  }
  chmodSync(path, mode);
}

const TEMPORARY = /^\.toolint-(\d+)-[a-z0-9]+\.tmp$/;
const cleaned = new Set<string>();

/** Removes the temporary files of runs that were killed while they wrote. */
function removeAbandoned(folder: string): void {
  if (cleaned.has(folder)) return;
  cleaned.add(folder);
  for (const name of readdirSync(folder)) {
    const pid = TEMPORARY.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** What a link leads to, unless it is in the workspace and leads out of it: such a link is replaced. */
function targetOf(path: string): string {
  if (isOfProcess(path) || !lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  const cwd = absolutePath('.', '.');
  return leadsOut(path, cwd, workspaceOf(cwd)) ? path : (realPath(path) ?? path);
}

function isStream(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || stat.isFile()) return false;
  return !stat.isSymbolicLink() || isOfProcess(path);
}

/** A link to what the process has open, as /dev/stdout is: a terminal, a pipe, or a file that others write to as well. */
const isOfProcess = (path: string): boolean => /^\/(?:proc\/|dev\/(?:fd\/|std(?:in|out|err)$))/.test(path);

/** Defers signals, so that an interrupted write leaves either the old or the new file, and no temporary one. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let isHolding = false;

/** From now on a signal is heard when the event loop turns, which is never in the middle of a write. */
export function holdSignals(): void {
  if (isHolding) return;
  isHolding = true;
  oweTurn();
  // Listened to once: when it is sent again it does what it always does.
  for (const signal of SIGNALS) process.once(signal, () => process.kill(process.pid, signal));
}

/** Lets the event loop turn. */
export const nextTurn = (): Promise<void> => new Promise((done) => void setImmediate(done));

let isTurnOwed = false;

/** The run must not end before the event loop has turned once more: a signal, or what a plugin began, may wait for that. */
export function oweTurn(): void {
  isTurnOwed = true;
}

/** Takes more than a millisecond, so it is left out where nothing waits. */
export async function lastTurn(): Promise<void> {
  if (isTurnOwed) await nextTurn();
}
