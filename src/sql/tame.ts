/** Which statements SQLite is sure to be done with at once, whoever wrote them. */
import type { Job } from './protocol.js';

/** What is not forbidden below takes SQLite 30 ms at most, as far as people have tried. */
const LONGEST = 5000;
/** Queries in a query, or after each other in one text. */
const MOST_SELECTS = 4;
/** What they name is put in its place each time that it is named, and it may name others twice. */
const MULTIPLIES = /\b(?:with|view|trigger)\b/i;
/** In a definition, a column that is computed multiplies in the same way: `b AS (a + a), c AS (b + b)`. */
const COMPUTES = /\b(?:as|generated)\b/i;

export function isTame({ steps }: Job): boolean {
  let length = 0;
  return steps.every(({ sql, run }) => {
    length += sql.length;
    if (length > LONGEST || MULTIPLIES.test(sql) || (run && COMPUTES.test(sql))) return false;
    return (sql.match(/\bselect\b/gi)?.length ?? 0) <= MOST_SELECTS;
  });
}
