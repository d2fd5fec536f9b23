/** JSON5 files. What is broken in one is reported at the first place that is. */
import { parse } from '@humanwhocodes/momoa';
import type { Document } from '../../core/document.js';
import { LIMITS, type Limits } from '../../engine/limits.js';
import { EMPTY_FILE } from '../../core/text.js';
import type { Fault } from '../../core/rule.js';
import { walk, type Node, type Place } from '../../core/tree.js';
import { commentsIn } from './edit.js';
import { json5Syntax, treeOf, type MomoaDocument } from './momoa.js';
import { afterLineBreak, isLineBreak, lineEnd } from '../lines.js';

export function parseJson5(path: string, text: string, { depth }: Pick<Limits, 'depth'> = LIMITS): Document {
  const rest = { path, text, syntax: json5Syntax, comments: () => commentsIn(text) };
  let document: MomoaDocument;
  try {
    // Behind a backslash at the end of the text, momoa looks for the end of a string for ever.
    const whole = text.endsWith('\\') ? `${text}\n` : text;
    document = parse(whole, { mode: 'json5', ranges: true }) as MomoaDocument;
  } catch (error) {
    if (!isAboutText(error)) throw error;
    return { ...rest, roots: [], faults: [faultOf(error, text)] };
  }
  const root = treeOf(document, depth);
  const fault = firstMisread(root, text);
  return fault ? { ...rest, roots: [], faults: [fault] } : { ...rest, roots: [root], faults: [] };
}

/**
 * momoa lets strings go on in the next line, and JSON5 does so only behind a backslash. And it takes a point, with
 * whatever is behind it, for a number.
 */
function firstMisread(root: Node, text: string): Fault | undefined {
  let first: Fault | undefined;
  const look = (place: Place): void => {
    const { start } = place;
    if ((!first || start < first.start) && isTorn(text, place)) first = { ...TORN, start, end: lineEnd(text, start) };
  };
  for (const node of walk(root)) {
    const { kind, start } = node;
    if (kind === 'string') look(node);
    else if (kind === 'object') node.entries.forEach(look);
    else if (kind === 'number' && Number.isNaN(node.value) && text[start] === '.' && !(first && first.start < start))
      first = { ...misplaced('.'), start, end: start + 1 };
  }
  return first;
}

function isTorn(text: string, { start, end }: Place): boolean {
  for (let at = start; at < end; at++) {
    if (text[at] === '\\') at = Math.max(at + 1, afterLineBreak(text, at + 1) - 1);
    else if (isLineBreak(text, at)) return true;
  }
  return false;
}

const TORN = {
  message: 'The string has no closing quote on its line.',
  help: 'A line break in a string is written \\n.',
};

interface TextError {
  readonly message: string;
  readonly offset: number;
}

const isAboutText = (error: unknown): error is TextError => typeof (error as TextError).offset === 'number';

/** As much of a word as anybody needs to find it. */
const LONGEST = 40;

function faultOf({ message, offset }: TextError, text: string): Fault {
  if (text.trim() === '') return { message: EMPTY_FILE, start: text.length, end: text.length };
  const word = wordAt(text, offset);
  const isLast = !/[\]}]/.test(word) && text.slice(offset + word.length).trim() === '';
  if (isLast || message.startsWith('Unexpected end')) {
    const end = text.trimEnd().length;
    return { ...ENDS, start: Math.max(0, end - 1), end };
  }
  return { ...misplaced(word), start: offset, end: offset + word.length };
}

const misplaced = (word: string) => ({
  message: `JSON5 does not allow \`${word}\` here.`,
  help: 'Often a comma, a quote or a bracket is missing before it.',
});

const ENDS = { message: 'The file ends before every quote and bracket is closed.', help: 'Add the missing one.' };

const wordAt = (text: string, offset: number): string =>
  /^(?:[\p{ID_Continue}$]+|[^])/u.exec(text.slice(offset, offset + LONGEST))?.[0] ?? '';
