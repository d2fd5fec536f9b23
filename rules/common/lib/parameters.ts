/** What is known of a parameter without its description. */
import { remembered } from '../../../src/core/collections.js';
import { get, has, items, text, type Node, type ObjectNode, type StringNode } from '../../../src/core/tree.js';
import { emptiness, foldedWords } from './text.js';

const BRANCHES = ['allOf', 'anyOf', 'oneOf'];

/** A schema and all branches of it. */
export function alternatives(schema: Node): readonly Node[] {
  // Nearly all have none.
  if (!BRANCHES.some((keyword) => get(schema, keyword))) return [schema];
  // Of what YAML's aliases repeat, each once; the set grows while it is walked.
  const found = new Set([schema]);
  for (const each of found) {
    for (const keyword of BRANCHES) for (const branch of items(get(each, keyword))) found.add(branch);
  }
  return [...found];
}

/** The objects that a parameter is made of, alone, in a list or in a union: their properties are what a model fills in. */
export function partsOf(schema: Node): readonly Node[] {
  const found = new Set([schema]);
  for (const each of found) {
    for (const branch of alternatives(each)) found.add(branch);
    const item = get(each, 'items');
    if (item && !get(each, 'properties')) found.add(item);
  }
  return [...found].filter((each) => get(each, 'properties'));
}

/**
 * Names that mean the same in every API: paging, a search, coordinates, a repository, a file, and what everything may
 * have, which can only belong to the thing that the tool is about. Nothing whose form differs from API to API, such as a
 * date.
 */
const UNIVERSAL: ReadonlySet<string> = new Set(
  (
    'cursor page perpage pagesize pagetoken limit offset skip count maxresults query latitude longitude lat lng lon ' +
    'owner repo url name title description email phone note notes comment body path filepath filename username pid'
  ).split(' '),
);

export const isUniversal = (name: string): boolean => UNIVERSAL.has(name.toLowerCase().replace(/[-_]/g, ''));

/** Of whatever is before them: `supplierEmail`. */
const ATTRIBUTES: ReadonlySet<string> = new Set(['email', 'phone', 'title']);

const OF_SCHEMA = /^(?:(?:json|input|output)_?)?schema$/i;

/** They single out the thing that is named before them. */
const IDENTIFIERS: ReadonlySet<string> = new Set(['id', 'ids', 'name', 'slug', 'uuid', 'number']);

const OF_COMMANDS = /^(?:args|argv|arguments|flags|command|cmd)$/i;
const COMMANDS: ReadonlySet<string> = new Set(foldedWords('command cli shell terminal'));

/** Whether the name, the choices or what is said elsewhere leave little to guess; `isOnly`: it is the only one that must be given. */
export function isSelfExplaining(
  name: string,
  schema: ObjectNode,
  texts: readonly (Node | undefined)[],
  toolName = '',
  isOnly = false,
): boolean {
  const types = alternatives(schema).map((branch) => text(get(branch, 'type')));
  if (isUniversal(name)) return true;
  // Its form is known to all, and what it is the schema of is said.
  if (OF_SCHEMA.test(name) && types.includes('object') && texts.some((said) => text(said))) return true;
  const words = foldedWords(name);
  if (words.length > 1 && ATTRIBUTES.has(words.at(-1)!)) return true;
  // `message` of `send_message`.
  const ofTool = foldedWords(toolName);
  if (words.length > 0 && words.every((word) => ofTool.includes(word))) return true;
  // `issueId` of `get_issue`.
  if (words.length > 1 && IDENTIFIERS.has(words.at(-1)!) && words.slice(0, -1).every((word) => ofTool.includes(word)))
    return true;
  // A program takes what it takes: `args` of "Runs a kubectl command".
  if (OF_COMMANDS.test(name) && [...ofTool, ...texts.flatMap(wordsIn)].some((word) => COMMANDS.has(word))) return true;
  // An operand or a coordinate.
  if (name.length === 1 && types.some((type) => type === 'number' || type === 'integer')) return true;
  // The name asks a question that is answered by yes or no.
  if (types.includes('boolean')) return true;
  if (saysFormat(schema) || hasTellingTitle(name, schema) || hasWordsToChoose(schema)) return true;
  return texts.some((said) => mentions(said, words) || listsValues(said, words, isOnly));
}

/** `Accepts "Rome", "Paris"`, `Supported pairs: ft<->m, psi<->kPa` in a text about units, for `from_unit`. */
function listsValues(said: Node | undefined, words: readonly string[], isOnly: boolean): boolean {
  if (said?.kind !== 'string' || !hasValues(said)) return false;
  return isOnly || (words.length > 1 && wordsOf(said).includes(words.at(-1)!));
}

const hasValues = remembered(({ value }: StringNode) => {
  const read = value.slice(0, LONGEST_READ);
  return VALUES.some((pattern) => pattern.test(read));
});

const VALUES = [
  /\b(?:accepts|supports)\s(?:["'`][^"'`\n]{1,60}["'`](?:,|\sor|\sand){0,2}\s?){2}/i,
  /\b(?:accept(?:s|ed)|support(?:s|ed)|allowed|possible|valid)(?:\s\w{1,30}){0,2}:\s?[^\s,]{1,40},\s[^\s,]{1,40}/i,
];

const saysFormat = (schema: ObjectNode): boolean =>
  [schema, get(schema, 'items') ?? schema]
    .flatMap((each) => alternatives(each))
    .some(
      (branch) =>
        has(branch, 'pattern') === 'yes' ||
        hasOneLength(branch) ||
        (has(branch, 'format') === 'yes' && text(get(branch, 'format')) !== 'uuid'),
    );

/** Two letters of a country, three of a currency. */
function hasOneLength(schema: Node): boolean {
  const [least, most] = ['minLength', 'maxLength'].map((key) => get(schema, key));
  return least?.kind === 'number' && most?.kind === 'number' && least.value === most.value;
}

function hasTellingTitle(name: string, schema: ObjectNode): boolean {
  const title = text(get(schema, 'title'));
  return title !== undefined && emptiness(title, name) === undefined;
}

const WORD = /^[^a-z]?[a-z]{2}/i;

function hasWordsToChoose(schema: ObjectNode): boolean {
  const item = get(schema, 'items');
  return [...alternatives(schema), ...(item ? alternatives(item) : [])].some((branch) => {
    const choices = items(get(branch, 'enum')).filter(({ kind }) => kind !== 'null');
    const areWords = choices.every((choice) => choice.kind === 'unknown' || WORD.test(text(choice) ?? ''));
    return choices.length > 1 ? areWords : get(branch, 'enum')?.kind === 'unknown';
  });
}

/**
 * Whether a text is about the parameter: it has all words of a longer name in one sentence, or a single word marked as
 * a name or where a sentence says something about it. "In a city" is only the word.
 */
function mentions(said: Node | undefined, words: readonly string[]): boolean {
  if (said?.kind !== 'string' || words.length === 0) return false;
  if (words.length > 1) return sentencesOf(said).some((sentence) => words.every((word) => sentence.has(word)));
  return markedNames(said).has(words[0]!) || isAbout(said, words[0]!);
}

// Each text is read once for all parameters that are looked for in it.

/** The words of each sentence. */
const sentencesOf = remembered(({ value }: StringNode) =>
  value.split(/[.!?;]\s|\n/).map((sentence): ReadonlySet<string> => new Set(foldedWords(sentence))),
);

const wordsOf = remembered(({ value }: StringNode) => foldedWords(value));
const wordsIn = (said: Node | undefined): readonly string[] => (said?.kind === 'string' ? wordsOf(said) : []);

/** A longer text that has the word again and again. */
function isAbout(said: StringNode, word: string): boolean {
  const words = wordsOf(said);
  return words.length >= LONG && words.filter((each) => each === word).length >= 2;
}

const LONG = 20;

const MARKED = [
  // `city`, "city", **city**, {city}
  /[`'"*{]([\w-]{1,40})[`'"*}]/g,
  // `place.city`
  /\w\.([\w-]{1,40})[`'"]/g,
  // country / city / street
  /\s\/\s([\w-]{1,40})(?=\s\/\s)/g,
  // city.names accepts
  /(?<![\w.])([\w-]{1,40})\.[a-z_]\w{1,40}\s(?:is|are|must|should|can|may|accepts?|takes?|contains?|has)\b/g,
  // city + country
  /\b([\w-]{1,40})\s\+\s/g,
  /\s\+\s([\w-]{1,40})\b/g,
  // city: …, city=…, city (…), city — …
  /\b([\w-]{1,40})(?:\??[:=]|\s?\(|\s[-–—]\s)/g,
  // @param city, - city
  /(?:@param\s(?:\{[^}\n]{0,40}\}\s)?|^\s{0,20}[-*•]\s)([\w-]{1,40})/gm,
  /\b(?:by|given|specified|provided|optional|required|valid|with|per)\s(?:an?\s|the\s|its\s)?([\w-]{1,40})/gi,
  // Pass the 2FA code
  /\b(?:pass|provide|supply|enter)\s(?:in\s)?(?:an?\s|the\s|its\s|your\s)?([\w-]{1,40})/gi,
  /\b(?:pass|provide|supply|enter)\s(?:in\s)?(?:an?\s|the\s|its\s|your\s)?[\w-]{1,30}\s([\w-]{1,40})/gi,
  // by tag, city and street
  /(?<=\bby\s(?:[\w-]{1,40},\s){1,9}(?:and\s|or\s)?)([\w-]{1,40})/gi,
  // Each city item: …, the same city as
  /\b([\w-]{1,40})\sitems?\s?[:{(]/gi,
  /\bsame\s([\w-]{1,40})\sas\b/gi,
  // city shape depends on
  /\b([\w-]{1,40})\s(?:shape|format|structure)\s(?:is|are|depends|differs)\b/gi,
  // the city value is
  /\b([\w-]{1,40})\s(?:object|value|string|list|array|parameter|argument|field)\s(?:is|are|must|should|can|may|takes|contains|has)\b/gi,
  /\b([\w-]{1,40})\s(?:is|are|must|should|can|may|defaults?|accepts?|takes?|means?|specifies|determines|controls)\b/gi,
];

/** The words of a text that are marked as names of parameters, or have something said about them. */
const markedNames = remembered(({ value }: StringNode): ReadonlySet<string> => {
  const read = value.slice(0, LONGEST_READ);
  const names = MARKED.flatMap((pattern) => [...read.matchAll(pattern)].map(([, name]) => name!));
  return new Set(names.flatMap(foldedWords));
});

/** Of each text, which may be of any length. */
const LONGEST_READ = 20_000;

/** Its description says that nothing reads it. */
export const saysUnused = (description: string): boolean =>
  /\b(?:ignored|inert|informational|(?:auto-?)?injected|unused|not used|no effect|deprecated|(?:for|as) reference only)\b/i.test(
    description,
  );
