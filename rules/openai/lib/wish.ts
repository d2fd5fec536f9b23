/** What a description says a tool does, as what somebody wants. */
import { READS } from './names.js';

/** `Shows a map` as `show a map`; undefined where it may not follow "wants to". */
export function asWish(description: string): string | undefined {
  const [, first = '', next = ''] = /^\s*([A-Za-z]{2,20})\s+([A-Za-z]{1,20})\b/.exec(description) ?? [];
  const rest = description.trimStart().slice(first.length);
  const word = first.toLowerCase();
  const verb = [word, word.replace(/s$/, ''), word.replace(/es$/, '')].find((each) => VERBS.has(each));
  // Behind another word it may be a noun: "Search results", "Lists of cities".
  if (verb === undefined || !BEGINS_OBJECT.has(next.toLowerCase()) || !isLatin(rest)) return undefined;
  // "Shows a map and lists…": the other verbs would have to be changed too.
  if (verb !== word && JOINS.test(firstSentence(rest))) return undefined;
  // It would be told twice.
  if (/\b(?:when|whenever|if)\b/i.test(firstSentence(rest))) return undefined;
  return `${verb}${rest.trimEnd()}`;
}

const BEGINS_OBJECT = new Set(
  'a all an another any both each every her his its my one our several some that the their these this those your'.split(
    ' ',
  ),
);
const isLatin = (text: string): boolean => /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text);
const JOINS = /[,;:]|\b(?:and|but|or|then)\b/i;
const firstSentence = (text: string): string => /^[^.!?\n]*/.exec(text)![0];

const VERBS = new Set([
  ...READS,
  'add',
  'book',
  'calculate',
  'convert',
  'create',
  'delete',
  'edit',
  'generate',
  'open',
  'plan',
  'play',
  'remove',
  'render',
  'save',
  'send',
  'set',
  'start',
  'update',
]);
