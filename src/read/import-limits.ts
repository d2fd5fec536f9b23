/** How far imports are followed. */

/** Characters. A larger file is data or a bundle, not something that tools are described with. */
export const LARGEST_IMPORT = 300_000;

/** At most this many files between an import and the file that has what is imported. */
export const MOST_HOPS = 3;

/** How many files may be between a value and the file that is read. */
export const MOST_DEEP = 4;
export const MOST_BETWEEN = MOST_HOPS + MOST_DEEP;
