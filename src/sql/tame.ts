/** Which statements SQLite is sure to be done with at once, whoever wrote them. */
import type { Job } from './protocol.js';

/** SQLite takes 30 ms at most for what people have found to fill so many characters with. */
const LONGEST = 5000;
/** Queries in a query, or after each other in one text. */
const MOST_SELECTS = 4;
/** What they name is put in its place each time that it is named, and it may name others twice. */
const MULTIPLIES = /\b(?:with|view|trigger)\b/i;

export function isTame({ steps }: Job): boolean {
  let length = 0;
  return steps.every(({ sql }) => {
    length += sql.length;
    return length <= LONGEST && !MULTIPLIES.test(sql) && (sql.match(/\bselect\b/gi)?.length ?? 0) <= MOST_SELECTS;
  });
}
