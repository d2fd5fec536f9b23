import type { Place } from '../core/tree.js';

/** All comments of a text, which may be broken, or JSON5. */
export function commentsIn(text: string): Place[] {
  const comments: Place[] = [];
  const marks = /["'/]/g;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const { index: start } = mark;
    if (mark[0] !== '/') marks.lastIndex = stringEnd(text, start);
    else if (text.startsWith('/*', start) || text.startsWith('//', start)) {
      const closed = commentEnd(text, start);
      const end = closed === start ? text.length : closed;
      comments.push({ start, end });
      marks.lastIndex = end;
    }
  }
  return comments;
}

/** By hand: a regular expression's own stack ends at some millions of characters. */
function stringEnd(text: string, start: number): number {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at++) {
    const char = text[at]!;
    if (char === quote) return at + 1;
    if (char === '\\') at++;
    if (text[at] === '\n' || text[at] === '\r') return at;
  }
  return text.length;
}

/** Where the comment ends that starts at an offset; the same offset where none does, or where it never ends. */
export function commentEnd(text: string, at: number): number {
  if (text[at] !== '/') return at;
  if (text[at + 1] === '*') {
    const close = text.indexOf('*/', at + 2);
    return close < 0 ? at : close + 2;
  }
  if (text[at + 1] !== '/') return at;
  let end = at + 2;
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++;
  return end;
}
