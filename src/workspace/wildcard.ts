/**
 * Matches paths against shell patterns in linear time: at most the length of the pattern times that of the path,
 * whatever the two hold. No regular expressions, because patterns come from the checkout.
 */

import { parseSet } from './character-set.js';

export type Test = (text: string) => boolean;

/** One character of a pattern (a literal, `?`, `[…]`), or `*`. */
type Piece = string | typeof STAR | Test;
type Segment = Test | typeof GLOBSTAR;

const STAR = Symbol('*');
const GLOBSTAR = Symbol('**');
const anyCharacter: Test = () => true;

/** Tests a whole path; a string says what is wrong with the pattern. */
export function wildcard(pattern: string): Test | string {
  const segments = parse(pattern);
  if (typeof segments === 'string') return segments;
  if (segments.length === 1 && segments[0] !== GLOBSTAR) {
    const [only] = segments as [Test];
    return (path) => !path.includes('/') && only(path);
  }
  if (segments.length === 2 && segments[0] === GLOBSTAR && segments[1] !== GLOBSTAR) {
    const name = segments[1] as Test;
    return (path) => name(path.slice(path.lastIndexOf('/') + 1));
  }
  return (path) => matchSegments(segments, path.split('/'));
}

/** On a mismatch, the last `**` takes one segment more: earlier ones need never be tried again. */
function matchSegments(pattern: readonly Segment[], path: readonly string[]): boolean {
  let at = 0;
  let next = 0;
  let retryAt = -1;
  let retryNext = -1;
  while (next < path.length) {
    const segment = pattern[at];
    if (segment === GLOBSTAR) {
      retryAt = ++at;
      retryNext = next;
    } else if (segment?.(path[next]!)) {
      at++;
      next++;
    } else {
      if (retryAt < 0) return false;
      at = retryAt;
      next = ++retryNext;
    }
  }
  return at === pattern.length;
}

function matchPieces(pattern: readonly Piece[], text: string): boolean {
  let at = 0;
  let next = 0;
  let retryAt = -1;
  let retryNext = -1;
  while (next < text.length) {
    const piece = pattern[at];
    const char = String.fromCodePoint(text.codePointAt(next)!);
    if (piece === STAR) {
      retryAt = ++at;
      retryNext = next;
    } else if (piece === char || (typeof piece === 'function' && piece(char))) {
      at++;
      next += char.length;
    } else {
      if (retryAt < 0) return false;
      at = retryAt;
      retryNext += String.fromCodePoint(text.codePointAt(retryNext)!).length;
      next = retryNext;
    }
  }
  while (pattern[at] === STAR) at++;
  return at === pattern.length;
}

function parse(pattern: string): Segment[] | string {
  const segments: Segment[] = [];
  let pieces: Piece[] = [];
  let stars = 0;
  const endSegment = (): void => {
    const isGlobstar = stars > 1 && pieces.length === 1;
    if (!isGlobstar) segments.push(segmentTest(pieces));
    else if (segments.at(-1) !== GLOBSTAR) segments.push(GLOBSTAR);
    pieces = [];
    stars = 0;
  };
  for (let i = 0; i < pattern.length;) {
    const char = String.fromCodePoint(pattern.codePointAt(i)!);
    i += char.length;
    if (char === '/') endSegment();
    else if (char === '?') pieces.push(anyCharacter);
    else if (char === '*') {
      stars++;
      if (pieces.at(-1) !== STAR) pieces.push(STAR);
    } else if (char === '[') {
      const set = parseSet(pattern, i);
      if (!set) return 'a `[` is never closed';
      pieces.push(set.test);
      i = set.end;
    } else if (char === '\\') {
      if (i === pattern.length) return 'it ends in a lone backslash';
      const escaped = String.fromCodePoint(pattern.codePointAt(i)!);
      pieces.push(escaped);
      i += escaped.length;
    } else pieces.push(char);
  }
  endSegment();
  return segments;
}

/** The common shapes need no search. */
function segmentTest(pieces: readonly Piece[]): Test {
  const first = pieces[0];
  const last = pieces.at(-1);
  const literals = pieces.filter((piece) => typeof piece === 'string');
  const text = literals.join('');
  if (literals.length === pieces.length) return (name) => name === text;
  if (pieces.length === 1 && first === STAR) return anyCharacter;
  if (literals.length === pieces.length - 1 && first === STAR) return (name) => name.endsWith(text);
  if (literals.length === pieces.length - 1 && last === STAR) return (name) => name.startsWith(text);
  return (name) => matchPieces(pieces, name);
}
