/** Patterns that are no regular expressions, in whatever dialect of them. */

/** Longer ones are not compiled. */
const LONGEST = 1000;

/** What is one in other languages is not told, nor what only some versions of JavaScript know. */
export function isBroken(pattern: string): boolean {
  if (pattern.length > LONGEST || OF_OTHERS.test(pattern)) return false;
  return !compiles(pattern, 'u') && !compiles(pattern, '');
}

/** Groups with a mark of their own, classes that begin with a bracket, and signs behind a quantifier. */
const OF_OTHERS = /\(\?(?![:=!]|<[=!])|\[\^?\]|[+*?}]\+|\\[QEAZzG]/;

function compiles(pattern: string, flags: string): boolean {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}
