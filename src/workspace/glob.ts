/** The patterns of configs. They come from the checkout, so they are bounded in every way and stay in their folder. */
import { printable } from '../core/message.js';
import { UserError } from './errors.js';
import { wildcard, type Test } from './wildcard.js';

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
