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
}

/** The hunks of one file's diff, without or with its header lines. */
export function readHunks(patch: string): Hunk[] {
  const hunks: Hunk[] = [];
  const lines = patch.split('\n');
  for (let at = 0; at < lines.length;) {
    const header = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(lines[at++]!);
    if (!header) continue;
    const [, before = '1', start = '', now = '1'] = header;
    const { hunk, next } = readHunk(lines, at, Number(start), Number(before), Number(now));
    hunks.push(hunk);
    at = next;
  }
  return hunks;
}

function readHunk(
  lines: readonly string[],
  at: number,
  from: number,
  before: number,
  now: number,
): { hunk: Hunk; next: number } {
  const changed = new Set<number>();
  const lost: Loss[] = [];
  const end = from + now;
  // Of a hunk without new lines git names the line in front of it.
  let line = now === 0 ? from + 1 : from;
  const last = line + now;
  let old = before;
  let gone: string[] = [];
  let come: string[] = [];
  const settle = (): void => {
    const loss = lossOf(gone, come);
    if (loss) lost.push({ after: line - come.length - 1, ...loss });
    gone = [];
    come = [];
  };
  for (; at < lines.length && (line < last || old > 0); at++) {
    const [mark, text] = [lines[at]![0], lines[at]!.slice(1)];
    if (mark === '+') {
      come.push(text);
      changed.add(line++);
    } else if (mark === '-') {
      if (come.length > 0) settle();
      gone.push(text);
      old--;
    } else if (mark !== '\\') {
      settle();
      line++;
      old--;
    }
  }
  settle();
  return { hunk: { from, to: end - 1, changed, ...(lost.length > 0 && { lost }) }, next: at };
}

/** What went for good, and how far its outermost lines were indented: a line that begins alike is the same one, edited. */
function lossOf(gone: readonly string[], come: readonly string[]): Omit<Loss, 'after'> | undefined {
  const here = new Set(come.map(beginning));
  const lines = gone.filter((line) => line.trim() !== '' && !here.has(beginning(line)));
  const words = lines.flatMap((line) => firstWord(line) ?? []);
  if (words.length === 0) return undefined;
  // The item of a YAML sequence is still there where another line has its dash now.
  const dashes = new Set(come.filter((line) => DASH.test(line)).map(spacesOf));
  const indents = lines.map((line) =>
    DASH.test(line) && !dashes.has(spacesOf(line)) ? spacesOf(line) : columnOf(line) - 1,
  );
  return { indent: Math.min(...indents), words };
}

const DASH = /^\s*- /;
const spacesOf = (line: string): number => line.search(/\S/);

/** Of a line without a word, its brackets. */
const beginning = (line: string): string => firstWord(line) ?? line.trim().replace(/,$/, '');

const firstWord = (line: string): string | undefined => /[\p{L}\p{N}_$@]+/u.exec(line)?.[0];

/** Where the content of a line begins. The dash of a YAML sequence indents what stands behind it. */
export const columnOf = (line: string): number => /^\s*(?:- +)*/.exec(line)![0].length + 1;
