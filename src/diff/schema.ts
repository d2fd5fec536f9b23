/** A JSON Schema in the one form in which two are compared: references, nullable wrappers and plain unions are resolved. */
import { get, items, text, type ArrayNode, type Entry, type Node, type ObjectNode, nodeAt } from '../core/tree.js';
import { stepsOf } from '../core/pointer.js';
import { keyOf } from '../core/known.js';
import { lookUp } from './forms.js';

const DEEPEST = 20;

/** Undefined: it cannot be known. `root` is what references lead into. */
export function normalised(schema: Node | undefined, root: Node, depth = 0): ObjectNode | undefined {
  if (depth > DEEPEST || !schema || schema.kind === 'unknown') return undefined;
  if (schema.kind === 'boolean' && schema.value) return { ...EMPTY, start: schema.start, end: schema.end };
  if (schema.kind !== 'object') return undefined;
  const target = get(schema, '$ref');
  if (target) {
    const led = target.kind === 'string' ? follow(root, target.value) : undefined;
    return led && normalised(withoutKey(over(schema, led), '$ref', schema), root, depth + 1);
  }
  const all = get(schema, 'allOf');
  if (all) {
    const [only] = items(all);
    if (all.kind !== 'array' || all.open || all.items.length !== 1 || only?.kind !== 'object') return undefined;
    return normalised(withoutKey(over(schema, only), 'allOf', schema, only), root, depth + 1);
  }
  for (const key of ['anyOf', 'oneOf']) {
    const branches = get(schema, key);
    if (branches) return ofBranches(schema, key, branches, root, depth);
  }
  return schema;
}

const EMPTY: ObjectNode = { kind: 'object', start: 0, end: 0, entries: [], open: false };

function follow(root: Node, reference: string): ObjectNode | undefined {
  if (!reference.startsWith('#')) return undefined;
  const at = nodeAt(root, stepsOf(reference.slice(1)));
  return at?.kind === 'object' && at !== root ? at : undefined;
}

/** What is written beside a reference counts before what it leads to. */
function over(own: ObjectNode, inner: ObjectNode): ObjectNode {
  const keys = new Set(own.entries.map(({ key }) => key));
  const entries = [...own.entries, ...inner.entries.filter(({ key }) => !keys.has(key))];
  const isLenient = own.isLenient ?? inner.isLenient;
  return { ...own, entries, open: own.open || inner.open, ...(isLenient && { isLenient }) };
}

/** `inner` may have such a key of its own. */
function withoutKey(merged: ObjectNode, key: string, own: ObjectNode, inner?: ObjectNode): ObjectNode {
  const removed = own.entries.find((each) => each.key === key);
  const again = inner?.entries.filter((each) => each.key === key) ?? [];
  return { ...merged, entries: [...merged.entries.filter((each) => each !== removed && each.key !== key), ...again] };
}

function ofBranches(
  schema: ObjectNode,
  key: string,
  branches: Node,
  root: Node,
  depth: number,
): ObjectNode | undefined {
  if (branches.kind !== 'array' || branches.open) return undefined;
  const forms: ObjectNode[] = [];
  for (const item of branches.items) {
    const form = normalised(item, root, depth + 1);
    if (!form) return undefined;
    forms.push(form);
  }
  const rest = forms.filter((form) => !isNull(form));
  const takesNull = rest.length < forms.length;
  const bare: ObjectNode = { ...schema, entries: schema.entries.filter((each) => each.key !== key) };
  const simple = merged(rest, branches);
  const whole = rest.length === 1 ? rest[0] : simple;
  if (whole && isOnlyNotes(bare)) {
    const full = over(bare, whole);
    return takesNull ? nullable(full) : full;
  }
  const list: ArrayNode = { ...branches, items: forms };
  const union: Entry = { key: 'anyOf', start: branches.start, end: branches.end, value: list };
  return { ...bare, entries: [...bare.entries.filter((each) => each.key !== 'anyOf'), union] };
}

const isNull = (form: ObjectNode): boolean => text(get(form, 'type')) === 'null' && !form.open;

const NOTES = new Set([
  'description',
  'title',
  'default',
  'examples',
  'deprecated',
  '$comment',
  'discriminator',
  'nullable',
]);
const isOnlyNotes = ({ entries, open }: ObjectNode): boolean => !open && entries.every(({ key }) => NOTES.has(key));

/** Branches that are nothing but types, or nothing but values, as one schema. */
function merged(forms: readonly ObjectNode[], at: Node): ObjectNode | undefined {
  if (forms.length < 2 || forms.some(({ open }) => open)) return undefined;
  const keysOf = (form: ObjectNode): string[] => form.entries.map(({ key }) => key).filter((key) => !NOTES.has(key));
  const isLenient = forms.some((form) => form.isLenient);
  const place = { start: at.start, end: at.end };
  const make = (key: string, values: readonly Node[]): ObjectNode => ({
    ...EMPTY,
    ...place,
    ...(isLenient && { isLenient: true }),
    entries: [{ key, ...place, value: { kind: 'array', ...place, items: values, open: false } }],
  });
  if (forms.every((form) => keysOf(form).join() === 'type')) {
    return make(
      'type',
      forms.flatMap((form) => listOf(get(form, 'type')!)),
    );
  }
  const values = forms.map((form) => (keysOf(form).every((key) => VALUES.has(key)) ? valuesOf(form) : undefined));
  return values.every((each) => each !== undefined) ? make('enum', values.flat()) : undefined;
}

const VALUES = new Set(['type', 'enum', 'const']);
const listOf = (node: Node): readonly Node[] => (node.kind === 'array' ? node.items : [node]);

function nullable(schema: ObjectNode): ObjectNode {
  const { start, end } = schema;
  const type = get(schema, 'type');
  const known = type ? listOf(type) : undefined;
  const also: Node = { kind: 'string', start, end, value: 'null' };
  const entries = schema.entries.flatMap((each): Entry[] => {
    if (each.key === 'type' && known) {
      return [{ ...each, value: { kind: 'array', start, end, items: [...known, also], open: false } }];
    }
    if (each.key === 'enum' && each.value.kind === 'array') {
      return [{ ...each, value: { ...each.value, items: [...each.value.items, { kind: 'null', start, end }] } }];
    }
    if (each.key === 'const') {
      return [
        {
          ...each,
          key: 'enum',
          value: { kind: 'array', start, end, items: [each.value, { kind: 'null', start, end }], open: false },
        },
      ];
    }
    return [each];
  });
  return { ...schema, entries };
}

/** The values that a schema allows: `enum` or `const`. `all` where it names none, undefined where that is unknown. */
export function valuesOf(schema: ObjectNode): readonly Node[] | undefined;
export function valuesOf(schema: ObjectNode, otherwise: 'all'): readonly Node[] | 'all' | undefined;
export function valuesOf(schema: ObjectNode, otherwise?: 'all'): readonly Node[] | 'all' | undefined {
  const constant = lookUp(schema, 'const');
  if (constant === 'unknown') return undefined;
  if (constant !== 'absent') return [constant];
  const list = lookUp(schema, 'enum');
  if (list === 'absent') return otherwise;
  if (list === 'unknown' || list.kind !== 'array' || list.open) return undefined;
  return list.items.some(({ kind }) => kind === 'unknown' || kind === 'object' || kind === 'array')
    ? undefined
    : list.items;
}

const INFERRED: readonly [string, string][] = [
  ['properties', 'object'],
  ['additionalProperties', 'object'],
  ['items', 'array'],
  ['prefixItems', 'array'],
];

/** The types that a schema takes. `any` where it names none, undefined where that is unknown. */
export function typesOf(schema: ObjectNode): ReadonlySet<string> | 'any' | undefined {
  const type = lookUp(schema, 'type');
  if (type === 'unknown') return undefined;
  const isNullable = lookUp(schema, 'nullable');
  const more = typeof isNullable === 'object' && isNullable.kind === 'boolean' && isNullable.value ? ['null'] : [];
  if (type !== 'absent') {
    if (type.kind === 'array' && type.open) return undefined;
    const names = listOf(type).map((each) => text(each));
    return names.some((name) => name === undefined) ? undefined : new Set([...(names as string[]), ...more]);
  }
  if (lookUp(schema, 'anyOf') !== 'absent') return undefined;
  const values = valuesOf(schema, 'all');
  if (values === undefined) return undefined;
  if (values !== 'all') return new Set(values.map(typeOfValue));
  const inferred = INFERRED.filter(([key]) => get(schema, key)).map(([, name]) => name);
  return inferred.length > 0 ? new Set(inferred) : 'any';
}

function typeOfValue(node: Node): string {
  return node.kind === 'number' && Number.isInteger(node.value) ? 'integer' : node.kind;
}

/** Whether a type takes all values of another. */
export const takes = (types: ReadonlySet<string>, type: string): boolean =>
  types.has(type) || (type === 'integer' && types.has('number'));

/** Those that are not among the others. */
export function withoutSame<T extends Node>(all: readonly T[], others: readonly Node[]): T[] {
  const keys = new Set(others.map(keyOf));
  return all.filter((each) => {
    const key = keyOf(each);
    return key === undefined || !keys.has(key);
  });
}

/** The branches of a union that is more than types or values. */
export function branchesOf(schema: ObjectNode): readonly ObjectNode[] {
  return items(get(schema, 'anyOf')).filter((each): each is ObjectNode => each.kind === 'object');
}

/** A closed object refuses what it does not name. Only what is written counts. */
export function isClosed(schema: ObjectNode): boolean {
  const more = get(schema, 'additionalProperties');
  return schema.isStrict === true || (more?.kind === 'boolean' && !more.value);
}
