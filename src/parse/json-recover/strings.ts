/** What to say about the string that stands at a cursor. */
import type { Cursor } from './cursor.js';
import type { Mistakes } from './mistakes.js';
import { stringFault } from './words.js';

/** Whether its value can be told. */
export function checkString({ text, token }: Cursor, mistakes: Mistakes): boolean {
  if (!token.isClosed) {
    const message = 'The string has no closing quote on its line. A line break in a string is written \\n.';
    mistakes.stumble(token, message);
    return false;
  }
  if (token.kind === 'quoted') {
    const name = nameOf(text[token.start]!);
    mistakes.habit(name, token, `${name} are not allowed in JSON. Put text in straight double quotes.`);
    return !token.value.includes('\\');
  }
  const fault = stringFault(text, token);
  if (fault) mistakes.stumble(fault, fault.message);
  return !fault?.spoils;
}

function nameOf(quote: string): string {
  return quote === "'" ? 'Single quotes' : quote === '`' ? 'Backquotes' : 'Curly quotes';
}
