/** Writes a file so that it is either the old one or the new one, whatever happens. */
import { lstatSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync, chmodSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Replaces a file that still holds `before`; says why it could not. */
export function replaceFile(path: string, before: string, after: string): string | undefined {
  try {
    const target = realpathSync(path);
    if (readFileSync(target, 'utf8') !== before)
      return 'The file changed while it was being linted, so nothing was written to it. Run again.';
    writeAtomically(target, after, statSync(target).mode);
    return undefined;
  } catch (error) {
    return `The fixed file could not be written: ${(error as NodeJS.ErrnoException).code ?? String(error)}.`;
  }
}

export function writeAtomically(path: string, text: string, mode?: number): void {
  // A device or a pipe cannot be renamed over: /dev/stdout is a fair place for a report.
  if (isSpecial(path)) return writeFileSync(path, text);
  const temporary = join(dirname(path), `.${basename(path).slice(0, 200)}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, text, { flag: 'wx' });
    if (mode !== undefined) chmodSync(temporary, mode);
    renameSync(temporary, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(temporary, { force: true });
    throw error;
  }
}

function isSpecial(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  return stat !== undefined && !stat.isFile() && !stat.isSymbolicLink();
}
