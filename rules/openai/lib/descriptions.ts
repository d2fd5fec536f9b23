import { wordsOf } from '../../../src/core/text.js';

// Whether a description says when to use its tool, in the languages that descriptions are written in.

/** `start`: it begins with that. `later`: it says so further on. */
export function saysWhen(description: string): 'start' | 'later' | undefined {
  const { marks, labels, atStart, later, inSentence } = (made ??= patterns());
  const isSaidIn = (text: string): boolean => inSentence.some((pattern) => pattern.test(text));
  const isStart = (text: string): boolean => atStart.test(text) || isSaidIn(firstSentenceIn(text));
  if ([marks, labels].some((before) => isStart(description.slice(before.exec(description)![0].length)))) return 'start';
  return later.test(description) || isSaidIn(description) ? 'later' : undefined;
}

const firstSentenceIn = (text: string): string => text.split(/[.!?](?=\s)|[。！？\n]/u, 1)[0]!;

let made: ReturnType<typeof patterns> | undefined;

/** Most runs have no app to ask of, and patterns for all scripts take long to be made. */
function patterns() {
  /** What may be before the first word: marks, and labels in brackets or in bold type. */
  const marks = /^[^\p{L}\p{N}[(]{0,20}/u;
  const labels =
    /^[^\p{L}\p{N}[(]{0,20}(?:(?:\[[^\]\n]{1,60}\]|\([^)\n]{1,60}\)|(?<=\*\*|__)[^*_\n]{1,60}(?:\*\*|__))[^\p{L}\p{N}[(]{0,20}){0,3}/u;

  const order = String.raw`(?:(?:always|only|please|you\s(?:can|may|must|should))\s{1,5})?(?:call|choose|invoke|pick|prefer|run|use)`;
  const object = String.raw`(?:(?:this|it)(?:\s{1,5}[\w-]{1,40}){0,2}|(?:the|that)\s{1,5}(?:tool|widget|app|function|action)|\x60[^\x60]{1,80}\x60|[\w-]{1,40}_[\w-]{1,40})`;
  const occasion =
    'when|whenever|if|to|for|after|before|first|once|as|instead|until|while|unless|at the|every time|prior to|right|immediately|directly|only';
  const phrase = String.raw`${order}(?:\s{1,5}${object})?\s{1,5}(?:${occasion})\b`;

  // "Use this when…", "Call this FIRST in any session…", "When the user asks for a map, …"
  const atStart = new RegExp(String.raw`^(?:${phrase}|(?:when|whenever|if|after|before)\b)`, 'i');
  const later = new RegExp(String.raw`[.!?:;,\n(\u2014\u2013-][\s*_"']{0,20}${phrase}`, 'i');

  /** Languages whose word for "when" need not come first. */
  const inSentence = [
    // French, Spanish, Portuguese and Italian, German, Dutch, Russian and Ukrainian.
    /(?<!\p{L})(?:quand|lorsque|lorsqu|dès que|à utiliser|cuando|quando|wenn|sobald|wanneer|zodra|когда|коли)(?!\p{L})/iu,
    // Chinese, Japanese, Korean.
    /[时時][，,]?\s{0,3}(?:候)?(?:使用|调用|調用|呼叫|触发|用)|[当當][^。\n]{1,80}[时時]|(?:とき|時|場合|際)に|(?:[할한될]|하는|려는)\s{0,3}(?:때|경우)/u,
  ];
  return { marks, labels, atStart, later, inSentence };
}

// Turns what a description says a tool does into what a user wants.

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

const READS: ReadonlySet<string> = new Set([
  'browse',
  'compare',
  'count',
  'describe',
  'display',
  'fetch',
  'find',
  'get',
  'list',
  'lookup',
  'preview',
  'read',
  'retrieve',
  'search',
  'show',
  'view',
]);

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

// What a tool does, by its name.

/** `get_or_create`, `find_and_replace`: it does more than it begins with. */
const JOIN_WORDS = new Set(['and', 'or', 'then']);

/** The verb of a tool that by its name only reads. */
export function readingVerb(name: string): string | undefined {
  const words = wordsOf(name);
  const [verb = ''] = words;
  return READS.has(verb) && !words.some((word) => JOIN_WORDS.has(word)) ? verb : undefined;
}
