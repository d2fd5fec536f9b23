import type { Edit, Fix, Manifest } from '../../../src/core/rule.js';
import {
  type Entry,
  entries,
  get,
  isTrue,
  isVague,
  items,
  toValue,
  type Node,
  type ObjectNode,
  type StringNode,
} from '../../../src/core/tree.js';
import { isAscii } from '../../common/lib/text.js';
import type { Definition } from './tables.js';

/** Something to be filled in before use: `${X}`, `{{x}}`, `<x>`, `$X`. */
const PLACEHOLDER = String.raw`\$\{[^}]{0,100}\}|\{\{[^}]{0,100}\}\}|\{[^}]{0,100}\}|\$[A-Z_]{1,100}|%[A-Z_]{1,100}%`;
const WHOLE = new RegExp(`^\\s*(?:${PLACEHOLDER}|<[^>]*>)\\s*$`);
/** `<https://…>` is a URL in brackets. */
const IN_URL = `(?:${PLACEHOLDER}|<(?!https?:)[^<>]{0,100}>)`;

export function isPlaceholder(text: string): boolean {
  return WHOLE.test(text);
}

/** A URL in which nothing is left to be filled in; what is filled in at its beginning may bring the scheme and the host. */
export function filledIn(url: string): string {
  return url.replace(new RegExp(`^\\s*${IN_URL}`), 'https://x').replace(new RegExp(IN_URL, 'g'), 'x');
}

export function isWebUrl(text: string): boolean {
  return /^https?:\/\/[^\s/?#<>"'][^\s<>"]*$/i.test(text);
}

/** With a scheme, and nothing that cannot be in a URL. */
export function isAbsoluteUrl(text: string): boolean {
  return isWebUrl(text) || /^[a-z][a-z\d+.-]*:\/\/[^\s<>"]+$/i.test(text);
}

export const safely = (title: string, ...edits: Edit[]): Fix => ({ title, safe: true, edits });
export const unsafely = (title: string, ...edits: Edit[]): Fix => ({ title, safe: false, edits });

export function rename(entry: Entry, key: string): Fix {
  return safely(`Rename \`${entry.key}\` to \`${key}\``, { op: 'rename', entry, key });
}

export const SQL_QUERIES = 'sqlQueries';

/** `sqlQuery`: too far from the plural to pass for a slip of the pen. */
export const sqlQueryIn = ({ root }: Manifest): readonly Entry[] =>
  entries(root).filter(({ key }) => /^sql[_-]?query$/i.test(key));

/** The values that a description does not tell of, in whatever spelling: silence is better than a wrong word. */
function unmentioned(description: string, values: readonly string[]): string[] {
  let left = values.slice();
  for (const spell of SPELLINGS) {
    if (left.length === 0) break;
    const text = inWords(spell(description));
    left = left.filter((value) => !names(text, spell(value)));
  }
  return left;
}

/** Whether a text means a single letter cannot be known. */
const isTellable = (value: string): boolean => value.trim().length > 1;

/** `filePaths` is a name for file paths, but `iOS` for no "i OS". */
const SPELLINGS = [(text: string) => fold(text.replace(/([a-z])([A-Z])/g, '$1 $2')), fold];

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

/** As words of their own: the `de` of "code" is none, but "images" tells of `image`. */
function names(text: string, value: string): boolean {
  if (text.includes(inWords(value))) return true;
  return value.length >= SHORTEST_WITH_PLURAL && ['s', 'es'].some((ending) => text.includes(inWords(value + ending)));
}

const SHORTEST_WITH_PLURAL = 4;

/** Set around each word and each other sign, so that whole words can be looked up as text. */
const BORDER = '\u0000';

/** In some scripts no blank is between words, or endings join them: each letter may be the border of one. */
function inWords(text: string): string {
  const bordered = `$&${BORDER}`;
  // The pattern for all scripts takes longer to be made than most runs take to judge their choices.
  if (isAscii(text)) return BORDER + text.replace(/[a-z\d]+|[^]/gi, bordered);
  const wordOrSign =
    /(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])[\p{L}\p{M}\p{N}])+|[^]/gu;
  return BORDER + text.replace(wordOrSign, bordered);
}

/** A sentence put behind a description. */
export function withSentence(description: string, sentence: string): string {
  const before = description.trimEnd();
  const stop = before === '' || /[.!?:;]$/.test(before) ? '' : '.';
  return `${before}${stop} ${sentence}`.trimStart();
}

// What a definition says and its description does not: one rule for each asks to describe it, and a third is silent there.

interface UntoldDefault {
  readonly description: StringNode;
  /** The default as a person would write it. */
  readonly shown: string;
}

export function untoldDefault({ table, node, property }: Definition): UntoldDefault | undefined {
  if (table === 'result' || !property) return undefined;
  const shown = shownDefault(node);
  const description = descriptionOf(node);
  if (!shown || !description) return undefined;
  return saysDefault(description.value, shown) ? undefined : { description, shown };
}

/** The default as a person would write it; nothing for one that means "none". */
function shownDefault(definition: ObjectNode): string | undefined {
  const value = get(definition, 'default');
  return (value && show(value)) || undefined;
}

const saysDefault = (description: string, shown: string): boolean =>
  /default/i.test(description) || unmentioned(description, [shown]).length === 0;

/** Whether a definition has a `default`, `enum` or `nullable: true` that its description leaves open. */
export function leavesOpen({ node }: Definition, key: string): boolean {
  const description = descriptionOf(node)?.value ?? '';
  if (key === 'nullable') {
    const value = get(node, key);
    return isTrue(value) && !/\b(?:null|none|empty|optional|omit)/i.test(description);
  }
  if (key === 'default') {
    const shown = shownDefault(node);
    return shown !== undefined && !saysDefault(description, shown);
  }
  const values = items(get(node, 'enum')).flatMap((item) => (item.kind === 'string' ? [item.value] : []));
  return key === 'enum' && unmentioned(description, values.slice(0, MOST)).length > 0;
}

interface UntoldChoices {
  readonly description: StringNode;
  readonly list: Node;
  readonly values: readonly string[];
  /** Those of the values that the description does not name. */
  readonly left: readonly string[];
}

export function untoldChoices({ table, node, property }: Definition): UntoldChoices | undefined {
  if (table !== 'parameters' || !property) return undefined;
  const list = get(node, 'enum');
  const description = descriptionOf(node);
  if (!list || !description || description.value.length > LONGEST) return undefined;
  const values = items(list)
    .slice(0, MOST)
    .flatMap((item) => (item.kind === 'string' ? [item.value] : []));
  if (isOnlyDefault(values, list, get(node, 'default'))) return undefined;
  const left = unmentioned(description.value, [...new Set(values)].filter(isTellable));
  return left.length > 0 ? { description, list, values, left } : undefined;
}

/** With one value that is the default there is nothing to choose. */
function isOnlyDefault(values: readonly string[], list: Node, given: Node | undefined): boolean {
  const isOnly = values.length === 1 && items(list).length === 1 && !isVague(list);
  return isOnly && given?.kind === 'string' && given.value === values[0];
}

/** With more values than these, a description need not list them. */
const MOST = 200;
const LONGEST = 20_000;

function descriptionOf(definition: ObjectNode): StringNode | undefined {
  const description = get(definition, 'description');
  return description?.kind === 'string' && description.value.trim() !== '' ? description : undefined;
}

/** What a person would write for a value; nothing for one that means "none". */
function show(node: Node): string | undefined {
  if (node.kind === 'string') return node.value.trim();
  if (node.kind === 'number' || node.kind === 'boolean') return String(node.value);
  if (isVague(node) || (node.kind !== 'array' && node.kind !== 'object')) return undefined;
  const json = JSON.stringify(toValue(node));
  return json.length > 2 && json.length < 200 ? json : undefined;
}
