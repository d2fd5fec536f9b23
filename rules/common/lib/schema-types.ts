/** What a schema's `type` says, and whether a value fits it. */
import { isRecord } from '../../../src/core/collections.js';
import type { Printable } from '../../../src/core/rule.js';
import { counted } from '../../../src/core/text.js';
import { entry, isAsWritten, items, type Node, type ObjectNode, type StringNode } from '../../../src/core/tree.js';

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

/** One finding for a habitual mistake, which is in all values: a list of hundreds is not read. */
export function firstAndOthers([at, ...others]: readonly Node[], noun: string, note: (each: Node) => string) {
  const related = others.slice(0, 20).map((each) => ({ at: each, note: note(each) }));
  const counts = { others: counted(others.length, noun), have: others.length === 1 ? 'has' : 'have' };
  return at && { at, related, counts };
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
      return isRecord(value);
    default:
      return typeof value === type;
  }
}
