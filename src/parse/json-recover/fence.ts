/** JSON that was copied together with the Markdown fence around it. */
import type { Fault, TextEdit } from '../../core/rule.js';
import { afterLineBreak, lineStart } from '../lines.js';

interface Fenced {
  /** The same length, with blanks in the place of the fence. */
  readonly text: string;
  readonly fault: Fault;
}

export function fenceIn(text: string): Fenced | undefined {
  const [opening, before = ''] = /^(\ufeff?\s{0,100})```[\w-]{0,20}[ \t]{0,20}(?=[\r\n])/.exec(text) ?? [];
  if (opening === undefined) return undefined;
  const [start, end] = [before.length, opening.length];
  const lines: TextEdit[] = [{ start, end: afterLineBreak(text, end), text: '' }];
  const whole = text.trimEnd();
  const last = lineStart(text, whole.length);
  if (last > end && /^[ \t]*```$/.test(whole.slice(last, last + 100)))
    lines.push({ start: last, end: whole.length, text: '' });
  const message = 'This is a Markdown fence. Remove its lines, here and at the end.';
  return {
    text: blanked(text, lines),
    fault: { start, end, message, mend: { title: 'Remove the fence', edits: lines } },
  };
}

function blanked(text: string, lines: readonly TextEdit[]): string {
  let result = '';
  let from = 0;
  for (const { start, end } of lines) {
    result += text.slice(from, start) + ' '.repeat(end - start);
    from = end;
  }
  return result + text.slice(from);
}
