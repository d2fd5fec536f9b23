/** What a unified diff says of the new side, be it git's or GitHub's. */

/** The new side of a hunk, in lines from 1. */
export interface Hunk {
  /** The lines that the hunk shows, context included. */
  readonly from: number;
  readonly to: number;
  /** The lines that are new or differ. */
  readonly changed: ReadonlySet<number>;
  /** Where lines went and what they held did not come back. */
  readonly lost?: readonly Loss[];
  /** The lines on which something begins that has lost lines. Known where the text is. */
  readonly shortened?: ReadonlyMap<number, Shortened>;
  /** The names that lost lines gave to something, where nothing is called so any more. Known where the text is. */
  readonly gone?: ReadonlySet<string>;
}

export interface Shortened {
  readonly column: number;
  /** The words that the lost lines began with. */
  readonly words: ReadonlySet<string>;
}

export interface Loss {
  /** The line that they stood behind; 0 at the top. */
  readonly after: number;
  /** How far they were indented: a line before them that is indented less began what they belonged to. */
  readonly indent: number;
  /** What they began with: keys, mostly. */
  readonly words: readonly string[];
  /** What they gave a name to: properties, constants. */
  readonly names: readonly string[];
}

/** The hunks of one file's diff, without or with its header lines. */
export function readHunks(patch: string): Hunk[] {
  const hunks: Hunk[] = [];
  const lines = patch.split('\n');
  for (let at = 0; at < lines.length;) {
    const header = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(lines[at++]!);
    if (!header) continue;
    const [, before = '1', from = '', now = '1'] = header;
    const end = endOfHunk(lines, at, Number(before), Number(now));
    hunks.push(hunkOf(lines.slice(at, end), Number(from), Number(now)));
    at = end;
  }
  return hunks;
}

/** A hunk ends when it has had as many lines of the old side and of the new as its header says. */
function endOfHunk(lines: readonly string[], start: number, before: number, now: number): number {
  let [old, fresh, at] = [before, now, start];
  for (; at < lines.length && (old > 0 || fresh > 0); at++) {
    const mark = lines[at]![0];
    if (mark === '\\') continue;
    if (mark !== '+') old--;
    if (mark !== '-') fresh--;
  }
  return at;
}

function hunkOf(lines: readonly string[], from: number, now: number): Hunk {
  // Of a hunk without new lines git names the line in front of it.
  const exchanges = exchangesIn(lines, now === 0 ? from + 1 : from);
  const changed = new Set(exchanges.flatMap(({ line, come }) => come.map((_, index) => line + index)));
  const lost = exchanges.flatMap((each) => lossOf(each) ?? []);
  return { from, to: from + now - 1, changed, ...(lost.length > 0 && { lost }) };
}

/** Lines that went, and those that came in their place. */
interface Exchange {
  /** The first of those that came, or where it would be. */
  readonly line: number;
  readonly gone: string[];
  readonly come: string[];
}

function exchangesIn(lines: readonly string[], from: number): Exchange[] {
  const exchanges: Exchange[] = [];
  let line = from;
  let open: Exchange | undefined;
  const begin = (): Exchange => {
    const exchange = { line, gone: [], come: [] };
    exchanges.push(exchange);
    return exchange;
  };
  for (const written of lines) {
    const [mark, text] = [written[0], written.slice(1)];
    switch (mark) {
      case '-':
        if (!open || open.come.length > 0) open = begin();
        open.gone.push(text);
        break;
      case '+':
        open ??= begin();
        open.come.push(text);
        line++;
        break;
      case '\\':
        break;
      default:
        open = undefined;
        line++;
    }
  }
  return exchanges;
}

/** What went for good, and how far its outermost lines were indented: a line that begins alike is the same one, edited. */
function lossOf({ line: first, gone, come }: Exchange): Loss | undefined {
  const here = new Set(come.map(beginning));
  const lines = gone.filter((line) => line.trim() !== '' && !here.has(beginning(line)));
  const words = lines.flatMap((line) => firstWord(line) ?? []);
  if (words.length === 0) return undefined;
  // The item of a YAML sequence is still there where another line has its dash now.
  const dashes = new Set(come.filter((line) => DASH.test(line)).map(spacesOf));
  const indents = lines.map((line) =>
    DASH.test(line) && !dashes.has(spacesOf(line)) ? spacesOf(line) : columnOf(line) - 1,
  );
  const names = lines.flatMap((line) => NAMED.exec(line)?.[1] ?? []);
  return { after: first - 1, indent: Math.min(...indents), words, names };
}

const DASH = /^\s*- /;
export const spacesOf = (line: string): number => line.search(/\S/);

/** Of a line without a word, its brackets. */
const beginning = (line: string): string => firstWord(line) ?? line.trim().replace(/,$/, '');

const firstWord = (line: string): string | undefined => /[\p{L}\p{N}_$@]+/u.exec(line)?.[0];

/** A line that begins with a name: no comment, no item of a list. */
const NAMED = /^\s*(?:(?:export\s+)?(?:const|let|var|function)\s+)?["'`]?([\p{L}\p{N}_$@-]+)["'`]?\s*\??[:=(]/u;

/** What stands before a colon, an equals sign or a parenthesis: keys, constants, functions. */
export function namesIn(text: string): ReadonlySet<string> {
  const names = text.matchAll(/(?<![\p{L}\p{N}_$@-])([\p{L}\p{N}_$@-]+)["'`]?\s{0,9}\??[:=(]/gu);
  return new Set([...names].map(([, name]) => name!));
}

/** Where the content of a line begins. The dash of a YAML sequence indents what stands behind it. */
export const columnOf = (line: string): number => /^\s*(?:- +)*/.exec(line)![0].length + 1;
