/** Whether the name of a tool, and its description too, say that it changes something. */
import { wordsOf } from '../../../src/core/text.js';
import type { Entry, ObjectNode } from '../../../src/core/tree.js';
import { hintThatIs } from './registrations.js';

const WRITES = new Set(
  'cancel create del delete destroy drop erase insert modify overwrite publish purge remove rename revoke rm send uninstall update upload wipe write'.split(
    ' ',
  ),
);

/** What follows them may be what is shown: `archive_search`, `deploy_status`, `reject_reasons`. */
const WRITES_IF_VERB = new Set(
  'append approve archive assign deploy disable edit enable install move reject replace save submit unpublish'.split(
    ' ',
  ),
);
/** They are as often nouns, or change nothing but what is computed: the description has to begin with the same verb. */
const WRITES_IF_SAID = new Set('add book charge order pay place post reset set transfer'.split(' '));
const SHOWN = new Set(
  (
    'analysis browse browser check checker command count detail details diff distance docs fetch find finder get guide help history index ' +
    'info information instructions list listing log logs lookup notes options plan preview query read reader reason reasons report ' +
    'results search show stat state stats status suggest suggestions summary timeline url validate validator view viewer'
  ).split(' '),
);

const SHORT: ReadonlyMap<string, string> = new Map([
  ['del', 'delete'],
  ['rm', 'remove'],
]);

/** In `shop.remove_item.v2` the first word is that of a namespace. */
export function writingVerb(name: string): string | undefined {
  return writingIn(wordsOfLast(name));
}

/** `jira_create_issue`, where the description begins with that verb: "Creates an issue". */
export function verbBehindService(name: string, description: string | undefined): string | undefined {
  const [service = '', ...words] = wordsOfLast(name);
  const verb =
    isShown(service) || ONLY_PREPARES.has(service) || OF_VALUES.has(service) || words.some(isShown)
      ? undefined
      : writingIn(words);
  const [first = ''] = wordsBehindIntroduction(description?.slice(0, LONGEST_READ) ?? '');
  return verb !== undefined && basesOf(first).includes(verb) && saysChange(description, verb) ? verb : undefined;
}

/** `prepare_create_contact`: another tool makes the change. */
const ONLY_PREPARES = new Set(
  'can compose describe draft dry estimate explain generate mock prepare propose render request review should simulate test try would'.split(
    ' ',
  ),
);

/** What is changed is a value that was given: `text_replace`, `array_remove_item`. */
const OF_VALUES = new Set(
  'array color colour csv date html image json list markdown math matrix number regex string text vector xml yaml'.split(
    ' ',
  ),
);

function wordsOfLast(name: string): string[] {
  const parts = name.split(/[./:]/).filter((part) => !/^v?\d*$/i.test(part));
  return wordsOf(parts.at(-1) ?? '');
}

function writingIn([verb = '', ...rest]: readonly string[]): string | undefined {
  // What is shown and not done.
  if (rest.slice(-2).join(' ') === 'dry run' || (rest.at(-1) === 'preview' && verb !== 'create')) return undefined;
  const isVerb = WRITES_IF_VERB.has(verb) && rest.length > 0 && !rest.some(isShown);
  const isWriting = WRITES.has(verb) || isVerb || (WRITES_IF_SAID.has(verb) && rest.length > 0 && !rest.some(isShown));
  return isWriting ? (SHORT.get(verb) ?? verb) : undefined;
}

const isShown = (word: string): boolean => SHOWN.has(word);

/** The text says that nothing is changed. */
const DENIED = [
  "\\b(?:do(?:es)?|will)(?:\\snot|n't|\\snever)\\s(?:\\w+\\s)?(?:alter|chang|creat|delet|execut|modif|persist|sav|send|stor|submit|updat|writ)",
  '\\b(?:without|no)\\s(?:chang|creat|delet|modif|persist|sav|send|stor|submit|updat|writ)',
];

/** What a tool makes only to show it: a view, a summary, a draft, or what is said to change nothing. */
const ONLY_SHOWN = new RegExp(
  [
    '\\b(?:analy[sz]|calculat|chart|comput|dashboard|demo|diagram|display|draft|dry.run|embed|form\\b|generat|graph|link|map\\b)',
    '\\b(?:mock|open|plan|preview|prompt|propos|read.only|render|report|review|show|simulat|snapshot|summar|template)',
    '\\b(?:ui|url|view|visuali[sz]|widget|nothing)',
    ...DENIED,
  ].join('|'),
  'i',
);

/** What is deleted may be called a report; nothing is deleted only to show it. */
const DESTROYS = new Set('delete destroy erase purge revoke uninstall wipe'.split(' '));
const NOT_DONE = new RegExp(
  ['\\b(?:demo|dry.run|mock|plan\\b|preview|prompt|propos|read.only|simulat|nothing)', ...DENIED].join('|'),
  'i',
);

/** Whether a sentence of the description begins with what changes something: "Permanently deletes the file". */
export function saysChange(description: string | undefined, verb: string): boolean {
  const told = description?.slice(0, LONGEST_READ);
  if (told === undefined || (DESTROYS.has(verb) ? NOT_DONE : ONLY_SHOWN).test(told)) return false;
  if (verb === 'add' && COMPUTED.test(told)) return false;
  const isMeant = WRITES_IF_SAID.has(verb) ? (word: string) => basesOf(word).includes(verb) : isChange;
  return told.split(/[.,!?;:]\s|\n/).some((sentence) => isDeed(wordsBehindIntroduction(sentence), isMeant));
}

const COMPUTED = /\b(?:sums?|numbers?|integers?|vectors?|matri|arithmetic|calculator|together)\b/i;

/** The first words, those left out that only say when the tool is called: "Use this when the user wants to …". */
function wordsBehindIntroduction(sentence: string): string[] {
  const told = sentence.trim().toLowerCase();
  const [introduction = ''] = INTRODUCTION.exec(told) ?? [];
  const [first = '', ...rest] = told.slice(introduction.length).split(/[^a-z]+/, BEGINNING);
  return introduction === '' ? [first, ...rest] : [first.replace(/(?<=[a-z]{3})ing$/, ''), ...rest];
}

const INTRODUCTION = new RegExp(
  '^\\W{0,9}(?:use|call|invoke|run)\\s(?:this|it)?\\s?(?:(?:tool|function|action)\\s)?(?:(?:only\\s)?(?:when|whenever|if|once|after|for|to)\\s)' +
    '(?:(?:the\\s|an?\\s|your\\s)?(?:users?|customers?|shoppers?|members?|people|person|someone|they|he|she|you)\\s(?:\\w+\\s){0,3}?(?:wants?|wanted|wishes|wish|asks?|asked|needs?|likes?|requests?|decides?|decided|intends?|ready|trying|tries|confirms?|confirmed)\\s(?:(?:you|us|it|that they want)\\s)?to\\s)?',
);

const LONGEST_READ = 5000;
/** Words before the verb: "Use this tool to …". */
const BEGINNING = 6;

/** What is given back is no deed, nor is what an article stands before: "Returns how to install it", "the install command". */
function isDeed(words: readonly string[], isMeant: (word: string) => boolean): boolean {
  let isThing = false;
  let goesOn: RegExp = AFTER_THING;
  for (const word of words) {
    if (GIVES.test(word)) [isThing, goesOn] = [true, AFTER_GIVEN];
    else if (ARTICLE.test(word)) isThing = true;
    else if (goesOn.test(word)) isThing = false;
    else if (!isThing && isMeant(word)) return true;
  }
  return false;
}

const GIVES = /^(?:returns?|gets?|lists?|shows?|fetch(?:es)?|reads?|retrieves?|finds?|describes?|explains?|tells?)$/;
const ARTICLE = /^(?:an?|the|this|these|its?|your|each|every|all|any)$/;
const AFTER_THING = /^(?:and|or|then|to|which|that|will|can|also)$/;
const AFTER_GIVEN = /^(?:and|or|then)$/;

/** `deletes`, `applies` and `delete`. */
function isChange(word: string): boolean {
  return basesOf(word).some((form) => WRITES.has(form) || WRITES_IF_VERB.has(form));
}

/** Behind "for" and "when" the verb is `deleting`, of which `delet` is left. */
const basesOf = (word: string): string[] => [
  ...[word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')],
  ...[`${word}e`, word.replace(/(.)\1$/, '$1')],
];

/** Whether several tools have a hint of that value: one that is written once may be used by its name. */
export function isShared(hint: Entry, tools: readonly ObjectNode[], value: boolean): boolean {
  const own = keyOfPlace(hint);
  const isSame = (other: Entry | undefined): boolean => other !== undefined && keyOfPlace(other) === own;
  return tools.filter((tool) => isSame(hintThatIs(value, tool, hint.key))).length > 1;
}

const keyOfPlace = ({ start, file = '' }: Entry): string => `${file}:${start}`;
