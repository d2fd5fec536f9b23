/** Which schemas of a manifest have which keys, so that a rule looks only at those that concern it. */
import type { Shape } from '../../../src/core/json-schema.js';
import type { Manifest, Schema, Printable } from '../../../src/core/rule.js';
import {
  entry,
  isAsWritten,
  items,
  type Node,
  type ObjectNode,
  type StringNode,
  type NumberNode,
  type Place,
  get,
  has,
  text,
} from '../../../src/core/tree.js';

type Index = ReadonlyMap<string, readonly Schema[]>;

const NONE: readonly Schema[] = [];

export function schemasWith(manifest: Manifest, keyword: string): readonly Schema[] {
  return schemasByKey(manifest).get(keyword) ?? NONE;
}

export function schemasByKey(manifest: Manifest): Index {
  return manifest.derive(build);
}

function build({ schemas }: Manifest): Index {
  const index = new Map<string, Schema[]>();
  for (const schema of schemas) {
    for (const { key } of schema.node.entries) {
      const some = index.get(key);
      if (!some) index.set(key, [schema]);
      else if (some.at(-1) !== schema) some.push(schema);
    }
  }
  return index;
}

/** What a schema's `type` says, and whether a value fits it. */
export const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'] as const;
export type TypeName = (typeof TYPES)[number];

const NAMES: ReadonlySet<string> = new Set(TYPES);

/** The types that a schema declares; undefined where it declares none, or one that does not exist. */
export function declaredTypes(schema: ObjectNode): readonly TypeName[] | undefined {
  const declared = entry(schema, 'type')?.value;
  if (declared === undefined) return undefined;
  const names = declared.kind === 'array' ? (declared.open ? [] : declared.items) : [declared];
  if (names.length === 0) return undefined;
  const types: TypeName[] = [];
  for (const name of names) {
    if (name.kind !== 'string' || !NAMES.has(name.value)) return undefined;
    types.push(name.value as TypeName);
  }
  if (mayBeNull(schema)) types.push('null');
  return types;
}

/** OpenAPI's way to allow null. */
function mayBeNull(schema: ObjectNode): boolean {
  const nullable = entry(schema, 'nullable')?.value;
  return nullable?.kind === 'unknown' || (nullable?.kind === 'boolean' && nullable.value);
}

/** What cannot be known fits. */
export function fits(node: Node, types: readonly TypeName[]): boolean {
  switch (node.kind) {
    case 'unknown':
      return true;
    case 'number':
      return types.includes('number') || (types.includes('integer') && Number.isInteger(node.value));
    case 'string':
      return types.includes('string') || (types.includes('boolean') && isBareWord(node));
    default:
      return types.includes(node.kind);
  }
}

/** `yes` without quotes: true for readers of YAML 1.1, a string for those of 1.2. */
function isBareWord({ value, start, end }: StringNode): boolean {
  return end - start === value.length && /^(?:y|yes|n|no|on|off)$/i.test(value);
}

/** The values of an `enum` or `examples` that do not fit the declared type. */
export function misfits(list: Node | undefined, schema: ObjectNode): readonly Node[] {
  if (list?.kind !== 'array') return [];
  const types = declaredTypes(schema);
  return types ? items(list).filter((item) => !fits(item, types)) : [];
}

/** The value in another type, where nothing is gained or lost on the way: `"10"` is 10, `"10 km"` is not. */
export function converted(node: Node, types: readonly TypeName[]): Printable | undefined {
  if (node.kind === 'string') return types.includes('string') ? undefined : fromText(node.value, types);
  if ((node.kind !== 'number' && node.kind !== 'boolean') || !types.includes('string')) return undefined;
  // 1.10 may have been meant as "1.10", and not as "1.1".
  return isAsWritten(node) ? String(node.value) : undefined;
}

/** Longer texts are not defaults that were put into quotes by mistake. */
const LONGEST = 1000;

/** The value that a string stands for: what is in `"10"` or `"1.0"` for a number, and in `"true"` for a boolean. */
export function standsFor(text: string, types: readonly TypeName[]): Printable | undefined {
  const isDecimal = types.includes('number') && /^-?(?:0|[1-9]\d{0,14})\.\d{1,15}$/.test(text);
  return isDecimal ? Number(text) : fromText(text, types);
}

function fromText(text: string, types: readonly TypeName[]): Printable | undefined {
  if (text.length > LONGEST) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) === text && types.some((type) => isOf(type, value)) ? (value as Printable) : undefined;
  } catch {
    return undefined;
  }
}

function isOf(type: TypeName, value: unknown): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    default:
      return typeof value === type;
  }
}

/** What each shape asks for, in words, and whether a value may be meant so. */
export const SHAPES: Readonly<Record<Shape, { readonly words: string; fits(node: Node): boolean }>> = {
  anything: { words: 'anything', fits: (_: Node) => true },
  typeName: { words: `one of ${TYPES.join(', ')}`, fits: namesType },
  types: { words: `one of ${TYPES.join(', ')}, or a list of these`, fits: namesTypes },
  schema: { words: 'a schema: an object, true or false', fits: isSchema },
  items: { words: 'a schema, or a list of schemas', fits: (node: Node) => isSchema(node) || node.kind === 'array' },
  schemas: { words: 'an object that holds schemas by name', fits: isObject },
  schemaList: { words: 'a list of schemas that is not empty', fits: isArray },
  list: { words: 'a list', fits: isArray },
  names: { words: 'a list of unique strings', fits: isArray },
  namesByName: { words: 'an object that holds lists of strings', fits: isObject },
  text: { words: 'a string', fits: isText },
  uri: { words: 'a URI without a fragment', fits: isText },
  anchor: { words: 'a name of letters, digits, `-`, `_` and `.`', fits: isText },
  number: { words: 'a number', fits: (node: Node) => node.kind === 'number' },
  positive: { words: 'a number above 0', fits: (node: Node) => node.kind === 'number' && node.value > 0 },
  count: { words: 'a whole number, 0 or more', fits: isCount },
  flag: { words: 'true or false', fits: (node: Node) => node.kind === 'boolean' },
  object: { words: 'an object', fits: isObject },
};

function namesTypes(node: Node): boolean {
  return node.kind === 'array' ? node.items.length > 0 && node.items.every(namesType) : namesType(node);
}

function namesType(node: Node): boolean {
  return node.kind === 'string' && (TYPES as readonly string[]).includes(node.value);
}

function isText(node: Node): boolean {
  return node.kind === 'string';
}

function isSchema(node: Node): boolean {
  return node.kind === 'object' || node.kind === 'boolean';
}

function isObject(node: Node): boolean {
  return node.kind === 'object';
}

function isArray(node: Node): boolean {
  return node.kind === 'array';
}

function isCount(node: Node): boolean {
  return node.kind === 'number' && Number.isInteger(node.value) && node.value >= 0;
}

// The lower and the upper bounds of a schema.

/** Lower, upper, and whether the two may be equal. */
export const BOUNDS: readonly (readonly [lower: string, upper: string, mayMeet: boolean])[] = [
  ['minimum', 'maximum', true],
  ['exclusiveMinimum', 'maximum', false],
  ['minimum', 'exclusiveMaximum', false],
  ['exclusiveMinimum', 'exclusiveMaximum', false],
  ['minLength', 'maxLength', true],
  ['minItems', 'maxItems', true],
  ['minContains', 'maxContains', true],
  ['minProperties', 'maxProperties', true],
];

/** Two bounds between which nothing is left. */
export function contradiction(
  schema: ObjectNode,
  [lower, upper, mayMeet]: (typeof BOUNDS)[number],
): { low: NumberNode; high: NumberNode } | undefined {
  const [low, high] = [bound(schema, lower), bound(schema, upper)];
  if (!low || !high || low.value < high.value || (mayMeet && low.value === high.value)) return undefined;
  return { low, high };
}

function bound(schema: ObjectNode, keyword: string): NumberNode | undefined {
  const value = entry(schema, keyword)?.value;
  return value?.kind === 'number' ? value : undefined;
}

/** Keywords by which a schema takes in what is written elsewhere. */
const COMPOSING: ReadonlySet<string> = new Set([
  '$dynamicRef',
  '$recursiveRef',
  '$ref',
  'allOf',
  'anyOf',
  'dependencies',
  'dependentSchemas',
  'else',
  'if',
  'not',
  'oneOf',
  'then',
]);

/** Whether what a schema lacks may be elsewhere. */
export function isComposed(schema: ObjectNode): boolean {
  return schema.open || schema.entries.some(({ key }) => COMPOSING.has(key));
}

// One fault, one finding: what a format's own structural rules say of its schemas, the common ones leave to them.

/** Gloodata's fields are no JSON Schemas but have attributes of their own, all of which its rules know. */
export function isSubset({ formats }: Manifest): boolean {
  return formats.includes('gloodata');
}

/** Types that a field of Gloodata cannot have: its own rules report them, and what would fit them is unknown. */
export function isOtherThanSubset(manifest: Manifest, types: readonly string[]): boolean {
  const [type, ...others] = types.filter((each) => each !== 'null');
  return isSubset(manifest) && (type === undefined || others.length > 0 || type === 'array' || type === 'object');
}

export function judgedByFormat(manifest: Manifest, place: Place): boolean {
  return manifest.formats.some((format) =>
    manifest
      .structure(format)
      .some(
        ({ kind, problem: { at } }) =>
          kind !== 'unknown-field' && 'start' in at && at.start === place.start && at.end === place.end,
      ),
  );
}

/** Whether a value stands for "not set" in the files that the format's own product writes. */
export function isUnset(node: Node, { formats }: Manifest): boolean {
  if (node.kind === 'null') return formats.includes('shinkai') || formats.includes('gloodata');
  return node.kind === 'string' && node.value === '' && formats.includes('shinkai');
}

// OTC definitions that look like tools of MCP, for both packs.

/**
 * A definition whose `input_schema` is written as MCP has it. No tool of MCP has a versioned id and a version, and its
 * schema no `parameters`.
 */
export function isOtcInCamelCase(node: Node | undefined): boolean {
  return (
    has(node, 'inputSchema') === 'yes' &&
    has(node, 'input_schema') === 'no' &&
    has(node, 'version') === 'yes' &&
    VERSIONED.test(text(get(node, 'id')) ?? '') &&
    (get(node, 'inputSchema', 'parameters')?.kind === 'object' || has(node, 'output_schema') === 'yes')
  );
}

/** `Calculator.Add@1.0.0` */
const VERSIONED = /^\w{1,100}\.\w{1,100}@\d{1,9}\.\d{1,9}\.\d{1,9}$/;
