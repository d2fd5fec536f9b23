import type { TextEdit } from '../core/rule.js';

/** Edits in the order of the text, touching ones made one; undefined where two of them overlap. */
export function settle(edits: readonly TextEdit[]): TextEdit[] | undefined {
  const inOrder = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  const settled: TextEdit[] = [];
  for (const edit of inOrder) {
    const last = settled.at(-1);
    if (!last || edit.start > last.end) settled.push(edit);
    else if (edit.start < last.end) return undefined;
    else settled[settled.length - 1] = { start: last.start, end: edit.end, text: last.text + edit.text };
  }
  return settled.filter(({ start, end, text }) => start < end || text !== '');
}

/** What two strings have in common at their start and end, in UTF-16 units; surrogate pairs are not torn. */
export function commonEnds(before: string, after: string): { prefix: number; suffix: number } {
  const most = Math.min(before.length, after.length);
  let prefix = 0;
  while (prefix < most && before[prefix] === after[prefix]) prefix++;
  if (isTorn(before, prefix) || isTorn(after, prefix)) prefix--;
  let suffix = 0;
  while (suffix < most - prefix && before.at(-1 - suffix) === after.at(-1 - suffix)) suffix++;
  if (isTorn(before, before.length - suffix) || isTorn(after, after.length - suffix)) suffix--;
  return { prefix, suffix };
}

function isTorn(text: string, at: number): boolean {
  return /[\ud800-\udbff]/.test(text[at - 1] ?? '') && /[\udc00-\udfff]/.test(text[at] ?? '');
}
