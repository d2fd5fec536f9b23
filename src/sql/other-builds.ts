/** What SQLite has only where it was built with it: the one that a tool runs with may have been, and ours was not. */
const FUNCTION =
  /^no such function: (?:soundex|bm25|highlight|snippet|fts5\w*|rtree\w+|geopoly_\w+|vec_\w+|sqlite_offset|load_extension)$/i;
const TABLE = /^no such table: (?:main\.)?(?:dbstat|sqlite_stmt|sqlite_dbpage|bytecode|tables_used)$/i;

export const isOfOtherBuild = (message: string): boolean => FUNCTION.test(message) || TABLE.test(message);
