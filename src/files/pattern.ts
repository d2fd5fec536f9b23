/** The patterns of configs. They come from the checkout, so they are bounded in every way and stay in their folder. */
import { printable } from '../core/text.js';
import { UserError } from './errors.js';

const MAX_LENGTH = 1000;
const MAX_ALTERNATIVES = 100;

/**
 * Tests paths relative to the folder that the pattern belongs to, with forward slashes. `*` stays within a folder,
 * `**` crosses folders, `{a,b}` are alternatives; names that start with a dot are like any other. A pattern without
 * a slash matches the name at any depth, one that ends in a slash all that is in the folder.
 */
export function compileGlob(pattern: string): Test {
  if (pattern === '') throw new UserError('an empty pattern matches nothing: write `**` to match every file');
  if (pattern.length > MAX_LENGTH) throw bad(pattern, `it is longer than ${MAX_LENGTH} characters`);
  if (/^(\/|[A-Za-z]:[/\\])/.test(pattern)) {
    throw bad(
      pattern,
      'it is absolute, and patterns count from the folder of their config: start it with `./` instead',
    );
  }
  if (/\\\w/.test(pattern)) throw bad(pattern, 'write `/` between folders, also on Windows');
  const tests = expandBraces(pattern).map((alternative) => compileAlternative(pattern, alternative));
  const [only] = tests;
  return tests.length === 1 ? only! : (path) => tests.some((test) => test(path));
}

/** Whether it says of which name or extension the files are that it matches. */
export function fixesKind(pattern: string): boolean {
  const kind = /(?:^|[/.])[^*?[\]\\/.]+$/;
  return expandBraces(pattern).every((alternative) => kind.test(alternative));
}

function compileAlternative(pattern: string, alternative: string): Test {
  if (alternative === '') return () => false;
  const segments = alternative.split('/').filter((segment) => segment !== '' && segment !== '.');
  if (segments.includes('..')) throw bad(pattern, '`..` leaves the folder of the config');
  const isName = !alternative.replace(/\/$/, '').includes('/');
  if (isName) segments.unshift('**');
  if (alternative.endsWith('/') || segments.length === 0) segments.push('**');
  const test = wildcard(segments.join('/'));
  if (typeof test === 'string') throw bad(pattern, test);
  return test;
}

function bad(pattern: string, reason: string): UserError {
  return new UserError(`the pattern \`${printable(pattern)}\` cannot be used: ${reason}`);
}

/** `a{b,c{d,e}}` is `ab`, `acd`, `ace`. Braces without a comma are ordinary characters. */
function expandBraces(pattern: string): string[] {
  let done = [''];
  let from = 0;
  const append = (tails: readonly string[]): void => {
    if (done.length * tails.length > MAX_ALTERNATIVES) {
      throw bad(pattern, `its braces stand for more than ${MAX_ALTERNATIVES} patterns`);
    }
    done = done.flatMap((head) => tails.map((tail) => head + tail));
  };
  for (let i = 0; i < pattern.length; i = skip(pattern, i)) {
    if (pattern[i] !== '{') continue;
    const group = braceGroup(pattern, i);
    if (!group) throw bad(pattern, 'a `{` is never closed');
    append([pattern.slice(from, i)]);
    const parts = group.parts.flatMap(expandBraces);
    append(group.parts.length > 1 ? parts : parts.map((part) => `{${part}}`));
    i = group.end;
    from = i + 1;
  }
  append([pattern.slice(from)]);
  return done;
}

/** The parts between the commas of the group that opens at `open`. */
function braceGroup(pattern: string, open: number): { parts: string[]; end: number } | undefined {
  const parts: string[] = [];
  let depth = 0;
  let from = open + 1;
  for (let i = open; i < pattern.length; i = skip(pattern, i)) {
    const char = pattern[i];
    if (char === '{') depth++;
    else if (char === ',' && depth === 1) {
      parts.push(pattern.slice(from, i));
      from = i + 1;
    } else if (char === '}' && --depth === 0) return { parts: [...parts, pattern.slice(from, i)], end: i };
  }
  return undefined;
}

/** The next character that is neither escaped nor in brackets. */
function skip(pattern: string, i: number): number {
  if (pattern[i] === '\\') return i + 2;
  if (pattern[i] !== '[') return i + 1;
  const close = pattern.indexOf(']', i + (/^\[[!^]?\]/.test(pattern.slice(i, i + 3)) ? 3 : 2));
  return close < 0 ? i + 1 : close + 1;
}

/**
 * Matches paths against shell patterns in linear time: at most the length of the pattern times that of the path,
 * whatever the two hold. No regular expressions, because patterns come from the checkout.
 */
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

// `[a-z]`, `[!0-9]`, `[[:alpha:]]` in a pattern.

/** ASCII only, as git has them. */
const CLASSES: Readonly<Record<string, string>> = {
  alnum: '09AZaz',
  alpha: 'AZaz',
  blank: '  \t\t',
  cntrl: '\x00\x1f\x7f\x7f',
  digit: '09',
  graph: '!~',
  lower: 'az',
  print: ' ~',
  punct: '!/:@[`{~',
  space: '  \t\r',
  upper: 'AZ',
  xdigit: '09AFaf',
};

/** What is between `[` and `]`; `start` is after the `[`. A `]` in first place is a member. */
function parseSet(pattern: string, start: number): { test: (char: string) => boolean; end: number } | undefined {
  let i = start;
  const negated = pattern[i] === '!' || pattern[i] === '^';
  if (negated) i++;
  const ranges: [from: number, to: number][] = [];
  const readMember = (): number => {
    if (pattern[i] === '\\') i++;
    const code = pattern.codePointAt(i) ?? -1;
    i += code > 0xffff ? 2 : 1;
    return code;
  };
  for (const first = i; i === first || pattern[i] !== ']';) {
    if (i >= pattern.length) return undefined;
    const name = pattern.startsWith('[:', i) ? pattern.slice(i + 2, pattern.indexOf(':]', i + 2)) : '';
    if (name !== '' && Object.hasOwn(CLASSES, name)) {
      const bounds = CLASSES[name]!;
      for (let j = 0; j < bounds.length; j += 2) ranges.push([bounds.charCodeAt(j), bounds.charCodeAt(j + 1)]);
      i += name.length + 4;
      continue;
    }
    const from = readMember();
    const isRange = pattern[i] === '-' && i + 1 < pattern.length && pattern[i + 1] !== ']';
    if (isRange) i++;
    ranges.push([from, isRange ? readMember() : from]);
  }
  const test = (char: string): boolean => {
    const code = char.codePointAt(0)!;
    return ranges.some(([from, to]) => from <= code && code <= to) !== negated;
  };
  return { test, end: i + 1 };
}
