/** Keys of a schema that were meant to be keywords. */
import { near } from '../../../src/core/did-you-mean.js';
import { entry, get, has, text, type Entry, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { KEYWORDS, SHAPES } from './keywords.js';

/** Whether a keyword that a schema lacks is there under a misspelt name. */
export function isMisspelt(schema: ObjectNode, keyword: string): boolean {
  return misspelt(schema, keyword) !== undefined;
}

/** The entry that was meant to be a keyword that a schema lacks. */
export function misspelt(schema: ObjectNode, keyword: string): Entry | undefined {
  const slip = schema.entries.find(
    (each) => !KEYWORDS.has(each.key) && keywordMeant(each.key) === keyword && mayBeMeant(each, keyword),
  );
  return slip ?? (keyword === 'properties' ? propertiesByOtherName(schema) : undefined);
}

/** What other notations call `properties`. */
const OTHER_NAMES: ReadonlySet<string> = new Set([
  ...['property', 'props', 'prop', 'fields', 'field', 'attributes', 'members'],
  ...['parameters', 'params', 'arguments', 'args'],
]);

/** The properties of an object under a name that is no keyword: nothing but descriptions of values, and no other properties. */
export function propertiesByOtherName(schema: ObjectNode): Entry | undefined {
  if (has(schema, 'properties') !== 'no' || text(get(schema, 'type')) !== 'object') return undefined;
  if (schema.entries.some(isOtherDescription)) return undefined;
  const found = schema.entries.filter(({ key, value }) => OTHER_NAMES.has(key) && holdsOnlyProperties(value));
  return found.length === 1 ? found[0] : undefined;
}

/** Says in another way which properties there are, so that the rest may be notes. */
function isOtherDescription({ key, value }: Entry): boolean {
  return key === 'additionalProperties' ? value.kind === 'object' : OTHER_DESCRIPTIONS.has(key);
}

const OTHER_DESCRIPTIONS: ReadonlySet<string> = new Set(['$ref', 'allOf', 'patternProperties']);

function holdsOnlyProperties(node: Node): boolean {
  return node.kind === 'object' && !node.open && node.entries.length > 0 && node.entries.every(isPropertyLike);
}

/** A note of somebody's own says no type. */
export function isPropertyLike({ value }: Entry): boolean {
  const type = value.kind === 'object' ? entry(value, 'type') : undefined;
  return type !== undefined && SHAPES.types.fits(type.value);
}

/** A value that the keyword could not have belongs to a note of somebody's own. */
export function mayBeMeant({ value }: Entry, keyword: string): boolean {
  return SHAPES[KEYWORDS.get(keyword)!].fits(value);
}

/** Short keywords are near too many words of their own (`note`, `cost`, `in`): for those only the ways people mistype them. */
const LONG = [...KEYWORDS.keys()].filter((keyword) => keyword.length >= 7 && !keyword.startsWith('$'));
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    const: ['cosnt', 'constt'],
    enum: ['enums', 'emum', 'enmu', 'eunm'],
    format: ['formt', 'fromat', 'foramt', 'formta'],
    items: ['item', 'itmes', 'iems', 'itens', 'itemss'],
    title: ['titel', 'tilte', 'titl'],
    type: ['types', 'tpye', 'tyep', 'typ', 'ype', 'tye'],
  }).flatMap(([keyword, slips]) => slips.map((slip) => [slip, keyword])),
);

/** Words of their own that happen to be near a keyword. */
const FOREIGN: ReadonlySet<string> = new Set(['callable', 'descriptor', 'sample', 'samples', 'writeable']);

export function keywordMeant(key: string): string | undefined {
  if (key.startsWith('x-') || key.startsWith('$') || key.length > LONGEST || FOREIGN.has(key)) return undefined;
  byFold ??= foldedKeywords();
  return byFold.get(fold(key)) ?? SHORT.get(key) ?? near(key, likely(key));
}

const LONGEST = 30;
let byFold: ReadonlyMap<string, string> | undefined;

function foldedKeywords(): ReadonlyMap<string, string> {
  const words = [...KEYWORDS.keys()].filter((keyword) => /^[a-z]{3}/i.test(keyword));
  return new Map(words.map((keyword) => [fold(keyword), keyword]));
}

function fold(key: string): string {
  return key.replace(/[-_ ]/g, '').toLowerCase();
}

function likely(key: string): string[] {
  return LONG.filter(({ length }) => Math.abs(length - key.length) <= 3);
}
