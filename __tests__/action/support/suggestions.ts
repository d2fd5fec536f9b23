/** Applies the suggestions of review comments as GitHub does: the comment's lines become those of the block. */

interface Commented {
  readonly path: string;
  readonly body: string;
  readonly side: string;
  readonly line?: number;
  readonly startLine?: number;
}

interface Suggestion {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

export function applySuggestions(text: string, comments: readonly Commented[]): string {
  const suggestions = comments.flatMap(suggestionsOf).sort((a, b) => b.from - a.from);
  suggestions.forEach(({ from }, index) => {
    const next = suggestions[index + 1];
    if (next && next.to >= from) throw new Error(`two suggestions change line ${from}`);
  });
  const lineEnd = /\r?\n/.exec(text)?.[0] ?? '\n';
  const lines = text.split(/\r?\n/);
  for (const { from, to, lines: into } of suggestions) {
    if (to > lines.length) throw new Error(`there is no line ${to}`);
    if (lines.slice(from - 1, to).join('\n') === into.join('\n')) throw new Error(`line ${from} would stay as it is`);
    lines.splice(from - 1, to - from + 1, ...into);
  }
  return lines.join(lineEnd);
}

export function suggestionsOf({ body, side, line, startLine }: Commented): Suggestion[] {
  const blocks = blocksOf(body);
  if (blocks.length === 0) return [];
  if (blocks.length > 1) throw new Error('one comment has more than one suggestion');
  if (side !== 'RIGHT' || line === undefined) throw new Error('a suggestion needs a line of the new side');
  return [{ from: startLine ?? line, to: line, lines: blocks[0]! }];
}

/** The lines of each fenced block whose language is `suggestion`. */
function blocksOf(body: string): string[][] {
  const blocks: string[][] = [];
  let fence: string | undefined;
  let block: string[] | undefined;
  for (const line of body.split(/\r?\n/)) {
    const [, marks = '', info = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (fence === undefined) {
      if (marks === '' || (marks[0] === '`' && info.includes('`'))) continue;
      fence = marks;
      if (info.trim() === 'suggestion') blocks.push((block = []));
    } else if (marks.startsWith(fence) && info.trim() === '') {
      fence = undefined;
      block = undefined;
    } else block?.push(line);
  }
  if (fence !== undefined) throw new Error('a fence is not closed');
  return blocks;
}
