/**
 * Standard output: to a file or a pipe without Node's stream, since to load what streams need takes as long as to lint
 * several files.
 */
import { fstatSync, statSync, writeSync } from 'node:fs';

export interface StandardOutput {
  readonly isTerminal: boolean;
  /** Of the terminal. */
  readonly columns: number | undefined;
  write(text: string): void;
  /** Calls it when all is written. */
  whenDone(then: () => void): void;
}

const STDOUT = 1;

/** `fail` is told what keeps the text from being written: the reader went away, a disk is full. */
export function openStandardOutput(fail: (error: NodeJS.ErrnoException) => void): StandardOutput {
  let opened: typeof process.stdout | undefined;
  const stream = () => (opened ??= process.stdout.on('error', fail));
  const isPlain = isFileOrPipe();
  return {
    get isTerminal() {
      return !isPlain && stream().isTTY === true;
    },
    get columns() {
      return isPlain ? undefined : stream().columns;
    },
    write(text) {
      if (!isPlain || opened) return void stream().write(text);
      for (let rest = Buffer.from(text); rest.length > 0;) {
        try {
          rest = rest.subarray(writeSync(STDOUT, rest));
        } catch (error) {
          // Somebody else made it one that does not wait. A stream knows when to try again.
          if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return void stream().write(rest);
          return fail(error as NodeJS.ErrnoException);
        }
      }
    },
    // Where that fails, `fail` has the last word.
    whenDone: (then) => (opened ? void opened.write('', (error) => void (error ?? then())) : then()),
  };
}

/** Neither a terminal nor what Windows has in its place. */
function isFileOrPipe(): boolean {
  if (process.platform === 'win32') return false;
  try {
    const stat = fstatSync(STDOUT);
    return !stat.isCharacterDevice() || stat.rdev === statSync('/dev/null').rdev;
  } catch {
    return false;
  }
}
