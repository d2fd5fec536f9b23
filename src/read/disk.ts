/** What linting a file asks of the disk about other files. A cache has to know all of it. */
import { existsSync } from 'node:fs';
import { LIMITS } from '../engine/limits.js';
import { readText, type ReadFile } from '../files/read.js';

export interface Disk {
  readonly read: ReadFile;
  exists(absolute: string): boolean;
}

export const diskWith = (read: ReadFile = readText): Disk => ({ read, exists: existsSync });

/** For a run in which files change only where `forget` is told: nothing is read or looked for twice. */
export interface KeptDisk extends Disk {
  /** The file is about to change. */
  forget(absolute: string): void;
}

/** Characters of texts, and paths: of what is more, all is forgotten. */
const MOST_TEXT = 16_000_000;
const MOST_PATHS = 50_000;

export function keptDisk(): KeptDisk {
  const texts = new Map<string, { readonly text: string }>();
  const there = new Map<string, boolean>();
  let length = 0;
  return {
    read(path, how) {
      const known = texts.get(path);
      // No character takes more bytes.
      if (known && known.text.length * 3 <= (how?.maxBytes ?? LIMITS.fileSize)) return known;
      const read = readText(path, how);
      if (!('text' in read)) return read;
      if ((length += read.text.length) > MOST_TEXT) {
        texts.clear();
        length = read.text.length;
      }
      texts.set(path, read);
      return read;
    },
    exists(path) {
      let isThere = there.get(path);
      if (isThere === undefined) {
        if (there.size === MOST_PATHS) there.clear();
        there.set(path, (isThere = existsSync(path)));
      }
      return isThere;
    },
    forget(path) {
      texts.delete(path);
      there.delete(path);
    },
  };
}
