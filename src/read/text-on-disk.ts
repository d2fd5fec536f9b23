/** The files of packages, which are looked for in each folder. */
import { existsSync } from 'node:fs';
import { readText } from '../files/read.js';

/** The text of a file by its absolute path; undefined where there is none. */
export type TextOf = (path: string) => string | undefined;

/** Most folders have none, and a file that is not there costs an error to open. */
export const textOnDisk =
  (maxBytes: number): TextOf =>
  (path) => {
    const read = existsSync(path) ? readText(path, { maxBytes }) : undefined;
    return read && 'text' in read ? read.text : undefined;
  };
