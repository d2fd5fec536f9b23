/** What a text says about its lines: how they end, how they are indented. */

export type LineEnd = '\n' | '\r\n' | '\r';

export function lineEndOf(text: string): LineEnd {
  const feed = text.indexOf('\n');
  if (feed < 0) return text.includes('\r') ? '\r' : '\n';
  return text[feed - 1] === '\r' ? '\r\n' : '\n';
}

export function hasLineBreak(text: string, start = 0, end = text.length): boolean {
  for (let at = start; at < end; at++) if (isLineBreak(text, at)) return true;
  return false;
}

export const isLineBreak = (text: string, at: number): boolean => text[at] === '\n' || text[at] === '\r';

/** Where the line of an offset starts, or `least` if it starts before; a byte order mark is before the first line. */
export function lineStart(text: string, offset: number, least = 0): number {
  let at = offset;
  while (at > least && !isLineBreak(text, at - 1) && text[at - 1] !== '\ufeff') at--;
  return at;
}

/** Where the line of an offset ends, its line break not included. */
export function lineEnd(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && !isLineBreak(text, at)) at++;
  return at;
}

/** The offset behind the line break that is here, if one is. */
export function afterLineBreak(text: string, offset: number): number {
  if (text[offset] === '\r') return text[offset + 1] === '\n' ? offset + 2 : offset + 1;
  return text[offset] === '\n' ? offset + 1 : offset;
}

/** The blanks at the start of the line of an offset. */
export function indentAt(text: string, offset: number): string {
  const start = lineStart(text, offset);
  return text.slice(start, skipSpaces(text, start));
}

export function skipSpaces(text: string, offset: number): number {
  let at = offset;
  while (text[at] === ' ' || text[at] === '\t') at++;
  return at;
}

/** Whether only blanks are before an offset on its line. */
export function isFirstOnLine(text: string, offset: number): boolean {
  let at = offset;
  while (text[at - 1] === ' ' || text[at - 1] === '\t') at--;
  return at === 0 || isLineBreak(text, at - 1) || text[at - 1] === '\ufeff';
}

/** A piece of text taken from one indentation to another; its first line stays as it is. */
export function reindent(piece: string, from: string, to: string): string {
  if (from === to) return piece;
  return piece.replace(/(\r\n|\n|\r)([ \t]*)/g, (_, lineBreak: string, indent: string) =>
    indent.startsWith(from) ? lineBreak + to + indent.slice(from.length) : lineBreak + indent,
  );
}
