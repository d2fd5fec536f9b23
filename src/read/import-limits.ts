/** How far imports are followed. */
import type { Read } from '../files/read.js';

/** Characters. A larger file is data or a bundle, not something that tools are described with. */
export const LARGEST_IMPORT = 300_000;

/** Undefined for what is not read. */
export const textOfImport = (read: Read): string | undefined =>
  'text' in read && read.text.length <= LARGEST_IMPORT ? read.text : undefined;

/** At most this many files between an import and the file that has what is imported. */
export const MOST_HOPS = 3;

/** How many files may be between a value and the file that is read. */
export const MOST_DEEP = 4;
export const MOST_BETWEEN = MOST_HOPS + MOST_DEEP;
