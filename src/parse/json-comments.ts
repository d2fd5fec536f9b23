import type { Place } from '../core/tree.js';

const STRING_OR_COMMENT = /"(?:[^"\\\r\n]|\\.)*"?|'(?:[^'\\\r\n]|\\.)*'?|\/\*(?:[^]*?\*\/|[^]*)|\/\/[^\r\n]*/g;

/** All comments of a text, which may be broken, or JSON5. */
export function commentsIn(text: string): Place[] {
  const comments: Place[] = [];
  for (const { 0: found, index } of text.matchAll(STRING_OR_COMMENT)) {
    if (found.startsWith('/')) comments.push({ start: index, end: index + found.length });
  }
  return comments;
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
