/** Comments that switch rules off, or on again: what they say and which line they mean. */
import type { Document } from '../core/document.js';
import { Lines } from '../core/lines.js';
import { nearestWord } from '../core/did-you-mean.js';
import type { Directive } from '../core/rule.js';
import type { Place } from '../core/tree.js';

/** Those there are. */
export const DIRECTIVES = [
  'toolint-disable-next-line',
  'toolint-disable-line',
  'toolint-disable',
  'toolint-enable',
] as const;

const OPENING = /^(?:\/\/|\/\*|<!--|#)[\s*#/]*(toolint-[\w-]+)(?=\s|$)/i;
const CLOSING = /(?:\*\/|-->)$/;

/** Almost no file has one, so that the comments of most files are never looked for. */
export function directivesIn({ text, comments, headAt }: Document): readonly Directive[] {
  if (!comments || !text.includes('toolint-')) return [];
  const all = comments();
  const byStart = new Map(all.map((comment) => [comment.start, comment]));
  const lines = new Lines(text);
  const linesAt = (start: number): Pick<Directive, 'line' | 'lastLine'> => {
    const head = headAt?.(start);
    return { line: lines.at(start).line, ...(head && { lastLine: lines.at(head.end).line }) };
  };
  return all.flatMap((comment): Directive[] => {
    const directive = readDirective(text, comment);
    switch (directive?.word) {
      case undefined:
        return [];
      case 'toolint-disable-line':
        return [{ ...directive, line: lines.at(comment.start).line }];
      case 'toolint-disable-next-line':
        return [{ ...directive, ...linesAt(nextCode(text, comment.end, byStart)) }];
      default:
        return [directive!];
    }
  });
}

function readDirective(text: string, { start, end }: Place): Directive | undefined {
  const comment = text.slice(start, end).replace(CLOSING, '').trimEnd();
  const [opening, word = ''] = OPENING.exec(comment) ?? [];
  if (opening === undefined || !isMeant(word)) return undefined;
  const reported = comment.slice(opening.length);
  const dashes = /\s--+(?=\s|$)/.exec(reported);
  const from = start + opening.length;
  // A star is part of a rule family (`mcp/*`), or decoration at the start of a line.
  const names = reported.slice(0, dashes?.index).matchAll(/[^\s,*]+(?:(?<=\/)\*)?/g);
  const rules = Array.from(names, ({ 0: id, index }) => {
    return { id, start: from + index, end: from + index + id.length };
  });
  const reason = dashes ? reported.slice(dashes.index + dashes[0].length).trim() : '';
  const exists = DIRECTIVES.some((each) => each === word);
  return { start, end, word, exists, rules, ...(reason !== '' && { reason }) };
}

/** A slip in the word must not go unseen. */
function isMeant(word: string): boolean {
  return /^toolint-(disable|enable|ignore)/i.test(word) || nearestWord(word, DIRECTIVES) !== undefined;
}

const MOST_SKIPPED = 100;

/** The next line that is not a comment: directives may be above each other. */
function nextCode(text: string, from: number, comments: ReadonlyMap<number, Place>): number {
  const blank = /\s*/y;
  const lineEnd = /[^\r\n]*/y;
  lineEnd.lastIndex = from;
  lineEnd.exec(text);
  let at = lineEnd.lastIndex;
  for (let skipped = 0; skipped < MOST_SKIPPED; skipped++) {
    blank.lastIndex = at;
    blank.exec(text);
    at = blank.lastIndex;
    const bare = comments.get(at);
    // In JSX a comment has braces around it.
    const braced = text[at] === '{' ? comments.get(at + 1) : undefined;
    if (bare) at = bare.end;
    else if (braced && text[braced.end] === '}') at = braced.end + 1;
    else break;
  }
  return at;
}
