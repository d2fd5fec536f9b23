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
