/** What may stand as an `inputSchema` and is no JSON Schema of an object. */
import { entry, get, has, items, text, type Entry, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { KEYWORDS, SHAPES } from '../../common/lib/keywords.js';

/** The parameters without the schema around them: `{ city: { type: 'string' } }`. */
export function isPropertyMap(schema: ObjectNode): boolean {
  return schema.entries.length > 0 && !schema.open && schema.entries.every(isProperty);
}

/** Parameters that stand in the schema itself, where nobody looks for them, be there keywords beside them or not. */
export function holdsProperties(schema: ObjectNode): boolean {
  if (schema.open || has(schema, 'properties') === 'yes' || !schema.entries.some(isProperty)) return false;
  return schema.entries.every((each) => isProperty(each) || isKeyword(each));
}

/** A schema under a name that is no keyword, or that would be one with another value. */
export function isProperty(each: Entry): boolean {
  return mayBeProperty(each) && TELLING.some((keyword) => isTold(each.value, keyword));
}

/** An object that stands where only keywords do. */
export function mayBeProperty(each: Entry): boolean {
  return each.value.kind === 'object' && !each.key.startsWith('x-') && !isKeyword(each);
}

const TELLING = ['type', '$ref', 'enum', 'allOf', 'anyOf', 'oneOf'] as const;

function isTold(schema: Node, keyword: (typeof TELLING)[number]): boolean {
  const value = get(schema, keyword);
  return value !== undefined && SHAPES[KEYWORDS.get(keyword)!].fits(value);
}

function isKeyword({ key, value }: Entry): boolean {
  const shape = KEYWORDS.get(key);
  return shape !== undefined && SHAPES[shape].fits(value);
}

/** What may bring the type in from elsewhere. */
const COMPOSED = ['$ref', 'allOf', 'anyOf', 'oneOf', 'if'];

export const isComposed = (schema: ObjectNode): boolean => COMPOSED.some((key) => has(schema, key) !== 'no');

export const isChoice = (schema: ObjectNode): boolean =>
  ['anyOf', 'oneOf'].some((key) => get(schema, key)?.kind === 'array');

/** Whoever builds the list may put in its place what stands in another file. */
export function isResolvedElsewhere(schema: ObjectNode): boolean {
  const reference = entry(schema, '$ref')?.value;
  return reference !== undefined && !text(reference)?.startsWith('#');
}

export const mayBeObject = (type: Node): boolean => items(type).some((each) => text(each) === 'object');

/**
 * Values that cannot be known may be schemas of a library, and the whole a shape of them; only keywords of JSON Schema
 * tell that it is none.
 */
export function mayBeShape(schema: ObjectNode): boolean {
  return schema.entries.some(({ value }) => value.kind === 'unknown') && !isJsonSchema(schema);
}

function isJsonSchema(schema: ObjectNode): boolean {
  return (
    ['properties', '$schema', '$defs'].some((key) => has(schema, key) === 'yes') ||
    text(get(schema, 'type')) !== undefined ||
    areStrings(get(schema, 'required'))
  );
}

function areStrings(list: Node | undefined): boolean {
  return list?.kind === 'array' && items(list).every(({ kind }) => kind === 'string');
}
