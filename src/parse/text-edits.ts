import type { Syntax } from '../core/document.js';
import { inTextOrder } from '../core/fix.js';
import type { TextEdit } from '../core/rule.js';
import type { StringNode } from '../core/tree.js';

/** Edits in the order of the text, touching ones made one; undefined where two of them overlap. */
export function settle(edits: readonly TextEdit[]): TextEdit[] | undefined {
  const settled: TextEdit[] = [];
  for (const edit of inTextOrder(edits)) {
    const last = settled.at(-1);
    if (!last || edit.start > last.end) settled.push(edit);
    else if (edit.start < last.end) return undefined;
    else settled[settled.length - 1] = { start: last.start, end: edit.end, text: last.text + edit.text };
  }
  return settled.filter(({ start, end, text }) => start < end || text !== '');
}

/** What of a string's value differs, and where that stands: escapes elsewhere in the string stay as they were written. */
export function differing(
  text: string,
  node: StringNode,
  value: string,
  offsetIn: Syntax['offsetIn'],
): TextEdit | undefined {
  const { prefix, suffix } = commonEnds(node.value, value);
  const start = offsetIn(text, node, prefix);
  const end = offsetIn(text, node, node.value.length - suffix);
  if (start === undefined || end === undefined) return undefined;
  return { start, end, text: value.slice(prefix, value.length - suffix) };
}

/** What two strings have in common at their start and end, in UTF-16 units; surrogate pairs are not torn. */
function commonEnds(before: string, after: string): { prefix: number; suffix: number } {
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
