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

/** ESLint's own are heeded where they name rules of toolint: files that both lint need not say it twice. */
const OF_ESLINT = /^(?:\/\*|\/\/)[\s*]*(eslint-(?:disable(?:-next-line|-line)?|enable))(?=\s|$)/;
const ESLINT_RULE = /^toolint\/(.+?)(?:\/(?:error|warning))?$/;

export const isOfEslint = ({ word }: Pick<Directive, 'word'>): boolean => word.startsWith('eslint-');

const OPENING = /^(?:\/\/|\/\*|<!--|#)[\s*#/]*(toolint-[\w-]+)(?=\s|$)/i;
const CLOSING = /(?:\*\/|-->)$/;

/** Almost no file has one, so that the comments of most files are never looked for. */
export function directivesIn({ text, comments, headAt, isInEslint }: Document): readonly Directive[] {
  const mayBeOfEslint = !isInEslint && text.includes('eslint-') && text.includes('toolint/');
  if (!comments || (!mayBeOfEslint && !text.includes('toolint-'))) return [];
  const all = comments();
  const byStart = new Map(all.map((comment) => [comment.start, comment]));
  const lines = new Lines(text);
  const linesAt = (start: number): Pick<Directive, 'line' | 'lastLine'> => {
    const head = headAt?.(start);
    return { line: lines.at(start).line, ...(head && { lastLine: lines.at(head.end).line }) };
  };
  return all.flatMap((comment): Directive[] => {
    const ofEslint = mayBeOfEslint && readEslint(text, comment, lines);
    if (ofEslint) return [ofEslint];
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

/** ESLint counts lines where toolint looks for code, and its `disable` and `enable` are only in block comments. */
function readEslint(text: string, place: Place, lines: Lines): Directive | undefined {
  const directive = readWith(OF_ESLINT, text, place);
  if (!directive) return undefined;
  const { word, rules } = directive;
  const isOfLine = word.endsWith('-line');
  if (!isOfLine && text.startsWith('//', place.start)) return undefined;
  const ours = rules.flatMap(({ id, ...at }) => {
    const [, own] = ESLINT_RULE.exec(id) ?? [];
    return own === undefined ? [] : [{ id: own, ...at }];
  });
  const endsAll = word === 'eslint-enable' && rules.length === 0;
  if (ours.length === 0 && !endsAll) return undefined;
  const line =
    word === 'eslint-disable-next-line' ? lines.at(place.end).line + 1 : isOfLine && lines.at(place.start).line;
  return { ...directive, rules: ours, ...(line && { line }) };
}

function readDirective(text: string, place: Place): Directive | undefined {
  const directive = readWith(OPENING, text, place) ?? readWith(OPENING, text, behindAnother(text, place));
  return directive && isMeant(directive.word) ? directive : undefined;
}

/** `# noqa # toolint-disable-line …`: what is behind another comment on its line. */
function behindAnother(text: string, { start, end }: Place): Place {
  const [, opener] = /^(#|\/\/)/.exec(text.slice(start, start + 2)) ?? [];
  const at = opener === undefined ? -1 : text.slice(start, end).search(BEHIND[opener as keyof typeof BEHIND]);
  return { start: start + Math.max(at, 0), end };
}

const BEHIND = { '#': /(?<=\s)#+[ \t]*toolint-/, '//': /(?<=\s)\/\/+[ \t]*toolint-/ };

function readWith(pattern: RegExp, text: string, { start, end }: Place): Directive | undefined {
  const comment = text.slice(start, end).replace(CLOSING, '').trimEnd();
  const [opening, word = ''] = pattern.exec(comment) ?? [];
  if (opening === undefined) return undefined;
  const reported = comment.slice(opening.length);
  const dashes = /\s--+(?=\s|$)/.exec(reported);
  const from = start + opening.length;
  // A star is part of a rule family (`mcp/*`), or decoration at the start of a line.
  const names = reported.slice(0, dashes?.index).matchAll(/[^\s,*]+(?:(?<=\/)\*)?/g);
  const rules = Array.from(names, ({ 0: id, index }) => {
    return { id, start: from + index, end: from + index + id.length };
  });
  const reason = dashes ? reported.slice(dashes.index + dashes[0].length).trim() : '';
  const exists = isOfEslint({ word }) || DIRECTIVES.some((each) => each === word);
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
