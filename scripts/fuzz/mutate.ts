/** Makes texts of other texts, by their tokens and brackets, so that many of them are still almost right. */
import type { Random } from '../random.js';

const TOKEN = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[\p{L}\p{N}_$@]+|\r?\n[ \t]*|[ \t]+|[^]/gu;
const OPEN = '([{<';
const CLOSE = ')]}>';

const STRANGE = [
  ...['\0', '\ufeff', '\u2028', '\u0085', '\r', '\r\n', '\n', '\t', '\f', '\ud800', '\udfff', '\u202e', '\u200b'],
  ...['\u{1f3f4}', 'é', '\\', '\\u0000', '\\ud83d', '\\x', '"', "'", '`', '${', '}', '__proto__', 'constructor', '0'],
  ...['-1', '1e999', '0.1', '9007199254740993', '""', '[]', '{}', 'null', 'true', ',', ':', '#', '//', '/*', '*/'],
];

export function tokensOf(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

type Mutation = (tokens: string[], other: readonly string[], words: readonly string[], random: Random) => string[];

const at = (tokens: readonly unknown[], random: Random): number => random.below(tokens.length + 1);

/** A token and all up to the bracket that closes it, or the line that it begins. */
function pieceAt(tokens: readonly string[], from: number, random: Random): [from: number, to: number] {
  const depthOf = (token: string): number => (OPEN.includes(token) ? 1 : CLOSE.includes(token) ? -1 : 0);
  const first = tokens[from];
  if (first === undefined) return [from, from];
  let to = from + 1;
  if (depthOf(first) > 0) {
    for (let depth = 1; depth > 0 && to < tokens.length; to++) depth += depthOf(tokens[to]!);
  } else if (first.includes('\n')) {
    while (to < tokens.length && !tokens[to]!.includes('\n')) to++;
  } else to = Math.min(tokens.length, from + 1 + random.below(4));
  return [from, to];
}

const MUTATIONS: readonly Mutation[] = [
  // A piece is left out, said again, or put elsewhere.
  (tokens, _, __, random) => {
    const [from, to] = pieceAt(tokens, at(tokens, random), random);
    return tokens.toSpliced(from, to - from);
  },
  (tokens, _, __, random) => {
    const [from, to] = pieceAt(tokens, at(tokens, random), random);
    const times = random.below(8) === 0 ? 1 + random.below(20) : 1;
    return tokens.toSpliced(to, 0, ...Array<string[]>(times).fill(tokens.slice(from, to)).flat());
  },
  (tokens, _, __, random) => {
    const [from, to] = pieceAt(tokens, at(tokens, random), random);
    return tokens.toSpliced(at(tokens, random), 0, ...tokens.slice(from, to));
  },
  // A piece of another text comes in, or takes the place of one.
  (tokens, other, _, random) => {
    const [from, to] = pieceAt(other, at(other, random), random);
    return tokens.toSpliced(at(tokens, random), 0, ...other.slice(from, to));
  },
  (tokens, other, _, random) => {
    const [from, to] = pieceAt(other, at(other, random), random);
    const [left, right] = pieceAt(tokens, at(tokens, random), random);
    return tokens.toSpliced(left, right - left, ...other.slice(from, to));
  },
  (tokens, other, _, random) => [...tokens.slice(0, at(tokens, random)), ...other.slice(at(other, random))],
  // A word, or what is strange.
  (tokens, _, words, random) => tokens.toSpliced(at(tokens, random), 1, random.oneOf(words)),
  (tokens, _, words, random) => tokens.toSpliced(at(tokens, random), 0, random.oneOf(words)),
  (tokens, _, __, random) => tokens.toSpliced(at(tokens, random), random.below(2), random.oneOf(STRANGE)),
  (tokens, _, __, random) => {
    const index = at(tokens, random);
    const token = tokens[index] ?? '';
    const inside = random.below(token.length + 1);
    const changed = token.slice(0, inside) + random.oneOf(STRANGE) + token.slice(inside + random.below(2));
    return tokens.toSpliced(index, 1, changed);
  },
  (tokens, _, __, random) => tokens.slice(0, at(tokens, random)),
  // A line goes in or out.
  (tokens, _, __, random) => {
    const index = tokens.findIndex((token, at) => token.includes('\n') && at >= random.below(tokens.length));
    const line = tokens[index];
    if (line === undefined) return tokens;
    return tokens.toSpliced(index, 1, random.below(2) === 0 ? `${line}  ` : line.slice(0, -1) || '\n');
  },
  // A text of the whole is rewritten.
  (tokens, _, __, random) => {
    const [from, to] = random.oneOf([
      ['\n', '\r\n'],
      ['\n', '\r'],
      ['"', "'"],
      ['  ', '\t'],
    ] as const);
    return tokens.map((token) => token.replaceAll(from, to));
  },
];

export function mutated(text: string, other: string, words: readonly string[], random: Random): string {
  let tokens = tokensOf(text);
  const more = tokensOf(other);
  for (let left = 1 + random.below(4); left > 0; left--) tokens = random.oneOf(MUTATIONS)(tokens, more, words, random);
  return tokens.join('');
}

/** The shortest text found that is still `isBad`, which the given one is. */
export async function shortened(text: string, isBad: (text: string) => Promise<boolean>): Promise<string> {
  let tokens = tokensOf(text);
  for (let size = Math.ceil(tokens.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < tokens.length;) {
      const fewer = tokens.toSpliced(from, size);
      if (await isBad(fewer.join(''))) tokens = fewer;
      else from += size;
    }
  }
  return tokens.join('');
}
