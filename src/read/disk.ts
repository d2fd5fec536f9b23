/** What linting a file asks of the disk about other files. A cache has to know all of it. */
import { existsSync } from 'node:fs';
import { readText, type ReadFile } from '../files/read.js';

export interface Disk {
  readonly read: ReadFile;
  exists(absolute: string): boolean;
}

export const diskWith = (read: ReadFile = readText): Disk => ({ read, exists: existsSync });
