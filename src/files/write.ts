/** Writes a file so that it is either the old one or the new one, whatever happens. */
import { lstatSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync, chmodSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceOf } from './git.js';
import { absolutePath, leadsOut, realPath } from './paths.js';

/** Replaces a file that still holds `before`; says why it could not. */
export function replaceFile(path: string, before: string, after: string): string | undefined {
  try {
    const target = realpathSync(path);
    if (readFileSync(target, 'utf8') !== before)
      return 'The file changed while it was being linted, so nothing was written to it. Run again.';
    writeAtomically(target, after);
    return undefined;
  } catch (error) {
    return `The fixed file could not be written: ${(error as NodeJS.ErrnoException).code ?? String(error)}.`;
  }
}

/** Whether what is written there would stand in place of one of these files. */
export function wouldReplace(path: string, files: readonly string[]): boolean {
  const target = realPath(path);
  return target !== undefined && files.some((file) => realPath(file) === target);
}

/** What replaces a file may be read and written by whoever could read and write that. */
export function writeAtomically(path: string, text: string): void {
  const target = targetOf(absolutePath('.', path));
  // A device or a pipe cannot be renamed over, and may lead to a file that holds something already.
  if (isStream(target)) return writeFileSync(target, text, { flag: 'a' });
  const temporary = join(dirname(target), `.toolint-${process.pid}-${Date.now().toString(36)}.tmp`);
  const old = lstatSync(target, { throwIfNoEntry: false });
  const mode = old?.isFile() ? old.mode : undefined;
  try {
    writeFileSync(temporary, text, { flag: 'wx', mode });
    if (mode !== undefined) chmodSync(temporary, mode);
    renameSync(temporary, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(temporary, { force: true });
    throw error;
  }
}

/** What a link leads to, unless it stands in the workspace and leads out of it: such a link is replaced. */
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
function isOfProcess(path: string): boolean {
  return /^\/(?:proc\/|dev\/(?:fd\/|std(?:in|out|err)$))/.test(path);
}

/** Whoever interrupts us while something is being written gets the old file or the new one, and no other beside them. */
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
export function nextTurn(): Promise<void> {
  return new Promise((done) => void setImmediate(done));
}

let isTurnOwed = false;

/** The run must not end before the event loop has turned once more: a signal, or what a plugin began, may wait for that. */
export function oweTurn(): void {
  isTurnOwed = true;
}

/** Takes more than a millisecond, so it is left out where nothing waits. */
export async function lastTurn(): Promise<void> {
  if (isTurnOwed) await nextTurn();
}
