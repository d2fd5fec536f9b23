/** Two texts word by word: what is equal, what is gone, what is new. */

interface Piece {
  readonly kind: 'same' | 'gone' | 'fresh';
  readonly text: string;
}

/** Comparing more words with more would take too long: what differs is then one piece. */
const MOST_COMPARED = 1_000_000;
/** So many equal words are shown next to what differs. */
const AROUND = 8;

export function wordDiff(before: string, after: string): Piece[] {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < Math.min(was.length, is.length) && was[start] === is[start]) start++;
  let end = 0;
  while (end < Math.min(was.length, is.length) - start && was.at(-1 - end) === is.at(-1 - end)) end++;
  const pieces = joined([
    ...was.slice(0, start).map((text): Piece => ({ kind: 'same', text })),
    ...middle(was.slice(start, was.length - end), is.slice(start, is.length - end)),
    ...was.slice(was.length - end).map((text): Piece => ({ kind: 'same', text })),
  ]);
  return pieces.map((piece, at) => (piece.kind === 'same' ? shortened(piece, at > 0, at < pieces.length - 1) : piece));
}

const wordsOf = (text: string): string[] => text.split(/(?<=\s)(?=\S)/);

/** The longest list of words that both have stays; the rest of the one is gone, the rest of the other new. */
function middle(was: readonly string[], is: readonly string[]): Piece[] {
  const gone = (text: string): Piece => ({ kind: 'gone', text });
  const fresh = (text: string): Piece => ({ kind: 'fresh', text });
  if (was.length * is.length > MOST_COMPARED) return [...was.map(gone), ...is.map(fresh)];
  const wide = is.length + 1;
  const longest = new Uint32Array((was.length + 1) * wide);
  for (let i = was.length - 1; i >= 0; i--) {
    for (let j = is.length - 1; j >= 0; j--) {
      longest[i * wide + j] =
        was[i] === is[j]
          ? longest[(i + 1) * wide + j + 1]! + 1
          : Math.max(longest[(i + 1) * wide + j]!, longest[i * wide + j + 1]!);
    }
  }
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < was.length || j < is.length) {
    if (i < was.length && j < is.length && was[i] === is[j]) {
      pieces.push({ kind: 'same', text: was[i++]! });
      j++;
    } else if (j === is.length || (i < was.length && longest[(i + 1) * wide + j]! >= longest[i * wide + j + 1]!)) {
      pieces.push(gone(was[i++]!));
    } else pieces.push(fresh(is[j++]!));
  }
  return pieces;
}

/** Words of one kind as one piece. Between two that differ, what is gone comes first, and a single equal word goes with them. */
function joined(words: readonly Piece[]): Piece[] {
  const pieces: Piece[] = [];
  let [gone, fresh] = ['', ''];
  const flush = (): void => {
    if (gone !== '') pieces.push({ kind: 'gone', text: gone });
    if (fresh !== '') pieces.push({ kind: 'fresh', text: fresh });
    [gone, fresh] = ['', ''];
  };
  for (let at = 0; at < words.length;) {
    if (words[at]!.kind === 'same') {
      const from = at;
      while (words[at]?.kind === 'same') at++;
      const text = words
        .slice(from, at)
        .map((each) => each.text)
        .join('');
      const isBetween = (gone !== '' || fresh !== '') && at < words.length;
      if (isBetween && at - from <= FEWEST) [gone, fresh] = [gone + text, fresh + text];
      else {
        flush();
        pieces.push({ kind: 'same', text });
      }
    } else {
      const { kind, text } = words[at++]!;
      if (kind === 'gone') gone += text;
      else fresh += text;
    }
  }
  flush();
  return pieces;
}

const FEWEST = 1;

function shortened({ kind, text }: Piece, isAfter: boolean, isBefore: boolean): Piece {
  const words = wordsOf(text);
  const [head, tail] = [isAfter ? AROUND : 0, isBefore ? AROUND : 0];
  if (words.length <= head + tail) return { kind, text };
  const parts = [
    words.slice(0, head).join('').trimEnd(),
    words
      .slice(words.length - tail)
      .join('')
      .trimEnd(),
  ];
  return { kind, text: parts.join(' … ').trim() };
}
