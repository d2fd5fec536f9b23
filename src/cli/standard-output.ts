/**
 * Standard output: to a file or a pipe without Node's stream, since to load what streams need takes as long as to lint
 * several files.
 */
import { fstatSync, statSync, writeSync } from 'node:fs';

interface StandardOutput {
  readonly isTerminal: boolean;
  /** Of the terminal. */
  readonly columns: number | undefined;
  write(text: string): void;
  /** From now on others write to it too, by Node's stream. */
  share(): void;
  /** Calls it when all is written. */
  whenDone(then: () => void): void;
}

const STDOUT = 1;

/** `fail` is told what keeps the text from being written, such as a full disk. */
export function openStandardOutput(fail: (error: NodeJS.ErrnoException) => void): StandardOutput {
  let opened: typeof process.stdout | undefined;
  let hasReader = true;
  const failed = (error: NodeJS.ErrnoException): void => {
    // A reader that went away (`toolint | head`) changes nothing of what is found.
    if (error.code === 'EPIPE') hasReader = false;
    else if (hasReader) fail(error);
  };
  const stream = () => (opened ??= process.stdout.on('error', failed));
  const isPlain = isFileOrPipe();
  return {
    get isTerminal() {
      return !isPlain && stream().isTTY === true;
    },
    get columns() {
      return isPlain ? undefined : stream().columns;
    },
    share: () => void stream(),
    write(text) {
      if (!hasReader) return;
      if (!isPlain || opened) return void stream().write(text);
      for (let rest = Buffer.from(text); rest.length > 0;) {
        try {
          rest = rest.subarray(writeSync(STDOUT, rest));
        } catch (error) {
          // Somebody else made it one that does not wait. A stream knows when to try again.
          if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return void stream().write(rest);
          return failed(error as NodeJS.ErrnoException);
        }
      }
    },
    whenDone(then) {
      if (!opened || !hasReader) return then();
      opened.write('', (error) => {
        if (error) failed(error);
        if (!error || !hasReader) then();
      });
    },
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
