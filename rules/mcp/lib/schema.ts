/** What may stand as an `inputSchema` and is no JSON Schema of an object. */
import {
  entry,
  get,
  has,
  items,
  text,
  type Entry,
  type Node,
  type ObjectNode,
  entries,
} from '../../../src/core/tree.js';
import { KEYWORDS } from '../../../src/core/json-schema.js';
import { SHAPES } from '../../common/lib/schema-shapes.js';
import type { Manifest } from '../../../src/core/rule.js';
import { HINTS } from './registrations.js';
import {
  listingOf,
  TOOL_FIELDS,
  hasMisspeltSchema,
  isNearField,
  answerIn,
  isBare,
  isNameless,
  isTool,
} from './listing.js';

/** The parameters without the schema around them: `{ city: { type: 'string' } }`. */
export function isPropertyMap(schema: ObjectNode): boolean {
  return schema.entries.length > 0 && !schema.open && schema.entries.every(isProperty);
}

/** Parameters in the schema itself, where clients do not look for them, with or without keywords next to them. */
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
const COMPOSED = ['allOf', 'anyOf', 'oneOf', '$ref', 'if'];

export const composedBy = (schema: ObjectNode): string | undefined => COMPOSED.find((key) => has(schema, key) !== 'no');

export const isComposed = (schema: ObjectNode): boolean => composedBy(schema) !== undefined;

/** Code that builds the list may replace it with what is in another file. */
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

// Tools as a program dumps them, with null for each field that is not set; no server sends them so.

/** The values that say no more than that a field is not set. What a server has answered is as it is. */
export function unset(manifest: Manifest): ReadonlySet<unknown> {
  return manifest.derive(find);
}

function find(manifest: Manifest): ReadonlySet<unknown> {
  if (entry(manifest.root, 'jsonrpc')) return new Set();
  const dumped = listingOf(manifest).tools.filter(isDumped);
  return new Set(
    dumped.flatMap((tool) => [...nulls(tool, OFTEN_NULL), ...nulls(get(tool, 'annotations'), ANNOTATIONS)]),
  );
}

/** Several of them are a sign of generated code. */
const isDumped = (tool: ObjectNode): boolean => nulls(tool, OFTEN_NULL).length > 1;

const nulls = (node: Parameters<typeof entries>[0], keys: readonly string[]): Entry['value'][] =>
  entries(node).flatMap(({ key, value }) => (value.kind === 'null' && keys.includes(key) ? [value] : []));

/** `meta` is what the SDK for Python calls `_meta`. */
const OFTEN_NULL = ['title', 'outputSchema', 'annotations', '_meta', 'meta', 'icons', 'execution', 'securitySchemes'];
const ANNOTATIONS = ['title', ...HINTS];

// What was meant to be a `tools/list` answer, though no tool in it has what every tool has.

/**
 * Other lists have names and descriptions too: so the answer may hold nothing else than MCP's has, nor may its tools,
 * and where they have more than texts, or are in a bare list, hints must tell that they are MCP's.
 */
export function isMeantAsListing(root: Node): boolean {
  const answer = answerIn(root);
  const tools = get(answer, 'tools');
  if (!entries(answer).every(({ key }) => ANSWER.has(key))) return false;
  if (tools?.kind === 'object') return isMapOfTools(tools);
  if (tools?.kind !== 'array' || tools.items.length === 0 || !tools.items.every(mayBeTool)) return false;
  return (!isBare(root) && tools.items.every(isPlain)) || tools.items.some(isSurelyTool);
}

/** Whole tools by their names, where a list belongs. */
function isMapOfTools({ entries: tools, open }: ObjectNode): boolean {
  const isNamedTool = ({ key, value }: Entry): boolean =>
    isTool(value) && text(get(value, 'name')) === key && entries(value).every(isField);
  return !open && tools.length > 0 && tools.every(isNamedTool);
}

const ANSWER: ReadonlySet<string> = new Set(['tools', 'resources', 'nextCursor', '_meta', '$schema']);

function mayBeTool(node: Node): boolean {
  return (text(get(node, 'name')) !== undefined || isNameless(node)) && entries(node).every(isField);
}

const isField = ({ key }: Entry): boolean => TOOL_FIELDS.has(key) || isNearField(key);

const hasHints = (node: Node): boolean => entries(get(node, 'annotations')).some(({ key }) => HINTS.includes(key));

const isSurelyTool = (node: Node): boolean => hasHints(node) || isNameless(node) || hasMisspeltSchema(node);

function isPlain(node: Node): boolean {
  return text(get(node, 'description')) !== undefined && entries(node).every(({ key }) => TEXTS.has(key));
}

const TEXTS: ReadonlySet<string> = new Set(['name', 'title', 'description']);
