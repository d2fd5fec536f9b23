/** A JSON Schema that calls of zod or TypeBox build, and the changes that zod's methods make to it. */
import type { Entry, Node, Place } from '../../core/tree.js';
import { lasting, unknownAt, type ObjectValue, type Value } from '../values.js';
import { isBuiltSchema, isBuilt, markOf, BUILT, ZOD, type Marked, type ZodTrace } from './mark.js';

/** A schema under construction: its entries, and whether a property with this schema is optional. */
export interface Draft extends Place {
  entries: Entry[];
  open: boolean;
  optional: boolean;
  coerces?: boolean;
  isStrict?: boolean;
  mayBeMissing?: boolean;
  /** The calls of zod so far. */
  trace?: ZodTrace;
}

export function finish(draft: Draft): Node {
  const { start, end, entries, open, optional, coerces, isStrict, mayBeMissing, trace } = draft;
  const marks = {
    ...(coerces && { isLenient: true }),
    ...(isStrict && { isStrict: true }),
    ...(mayBeMissing && { mayBeMissing: true }),
    [BUILT]: optional ? 'optional' : 'required',
    ...(trace && { [ZOD]: trace }),
  };
  return { kind: 'object', start, end, entries, open, ...marks } as Node & Marked;
}

/** Moves the content of a draft to a new one, so that it can become a part of the first. */
export function startAnew(draft: Draft): Draft {
  const before = { ...draft };
  draft.entries = [];
  draft.open = false;
  draft.optional = false;
  draft.coerces = false;
  draft.isStrict = false;
  draft.mayBeMissing = false;
  draft.trace = undefined;
  return before;
}

export function text(value: string, { start, end }: Place): Node {
  return { kind: 'string', start, end, value };
}

export function set(draft: Draft, key: string, at: Place, value: Node): true {
  const entry: Entry = { key, start: at.start, end: at.end, value };
  const isNew = !draft.entries.some((each) => each.key === key);
  if (isNew) draft.entries.push(entry);
  else draft.entries = [...draft.entries.filter((each) => each.key !== key), entry];
  return true;
}

/** A raw shape, `{ city: z.string() }`, as `properties` and `required`. */
export function applyShape(draft: Draft, shape: Value | undefined, at: Place): boolean {
  if (shape?.kind !== 'object') {
    // The properties are neither known nor missing.
    set(draft, 'properties', at, { kind: 'unknown', start: at.start, end: at.end });
    set(draft, 'required', at, { kind: 'unknown', start: at.start, end: at.end });
    return false;
  }
  const own = draft.entries.find(({ key }) => key === 'properties')?.value;
  const before =
    own?.kind === 'object' ? own.entries.filter(({ key }) => !shape.entries.some((each) => each.key === key)) : [];
  const entries = [...before, ...shape.entries.map((each) => ({ ...each, value: asProperty(each.value, each) }))];
  const open = shape.open || (own !== undefined && (own.kind !== 'object' || own.open));
  const { start, end } = shape;
  const properties = { kind: 'object', start, end, entries, open, [BUILT]: 'shape' } as ObjectValue & Marked;
  set(draft, 'properties', at, properties);
  const needed = lasting(properties).filter(({ value }) => branchesOf(value).every(isRequired));
  const items = needed.map((each): Node => ({ kind: 'string', start: each.start, end: each.end, value: each.key }));
  const isVague = open || entries.some(({ value }) => isVaguelyRequired(value));
  draft.entries = draft.entries.filter(({ key }) => key !== 'required');
  if (items.length === 0 && !isVague) return true;
  return set(draft, 'required', at, { kind: 'array', start: at.start, end: at.end, items, open: isVague });
}

/** The object schema of a raw shape. */
export function shapeSchema(shape: ObjectValue): Node {
  const draft: Draft = { start: shape.start, end: shape.end, entries: [], open: false, optional: false };
  set(draft, 'type', shape, text('object', shape));
  applyShape(draft, shape, shape);
  return finish(draft);
}

export const isSchemaOfObject = (value: Value | undefined): value is ObjectValue =>
  value !== undefined && isBuiltSchema(value) && value.entries.some(({ key }) => key === 'properties');

export function shapeOf({ entries }: { readonly entries: readonly Entry[] }): Value | undefined {
  return entries.find(({ key }) => key === 'properties')?.value;
}

/** A schema inside another one; anything but a built schema is unknown. */
export function asSchema(value: Value | undefined, at: Place): Node {
  if (value?.kind === 'object' && isBuiltSchema(value)) return value;
  return unknownAt(value ?? at);
}

/** A property may also be one of several schemas, or missing. */
function asProperty(value: Value, at: Place): Node {
  const isChoice =
    value.kind === 'union' && value.branches.every((each) => each.kind === 'undefined' || isBuiltSchema(each));
  return isChoice ? (value as Value as Node) : asSchema(value, at);
}

const branchesOf = (value: Value): readonly Value[] => (value.kind === 'union' ? value.branches : [value]);
const isRequired = (value: Value): boolean => markOf(value) === 'required';

function isVaguelyRequired(value: Value): boolean {
  const branches = branchesOf(value);
  return branches.some((each) => !isBuilt(each)) || new Set(branches.map(isRequired)).size > 1;
}

/** `pick({ city: true })` and `omit`. */
export function choose(draft: Draft, keeps: boolean, mask: Value | undefined, at: Place): boolean {
  const properties = shapeOf(draft);
  if (mask?.kind !== 'object' || mask.open || properties?.kind !== 'object') return applyShape(draft, undefined, at);
  const named = new Set(mask.entries.map(({ key }) => key));
  const entries = properties.entries.filter(({ key }) => named.has(key) === keeps);
  draft.entries = draft.entries.filter(({ key }) => key !== 'properties');
  return applyShape(draft, { ...properties, entries }, at);
}

export function everyOptional(draft: Draft, at: Place): boolean {
  const properties = shapeOf(draft);
  if (properties?.kind !== 'object') return false;
  const entries = properties.entries.map((each) => ({ ...each, value: asOptional(each.value) as Node }));
  draft.entries = draft.entries.filter(({ key }) => key !== 'properties');
  return applyShape(draft, { ...properties, entries }, at);
}

function asOptional(value: Value): Value {
  if (value.kind === 'union') return { ...value, branches: value.branches.map(asOptional) };
  return isBuiltSchema(value) ? ({ ...value, [BUILT]: 'optional' } as Value) : value;
}

export function hideRequired(draft: Draft, at: Place): true {
  return set(draft, 'required', at, unknownAt(at));
}

export function nullable(draft: Draft, at: Place): true {
  const type = draft.entries.find(({ key }) => key === 'type')?.value;
  const values = draft.entries.find(({ key }) => key === 'enum');
  if (values) {
    draft.entries = draft.entries.filter(({ key }) => key !== 'enum' && key !== 'type');
    draft.coerces = true;
  } else if (type?.kind === 'string')
    set(draft, 'type', at, {
      kind: 'array',
      start: at.start,
      end: at.end,
      items: [type, text('null', at)],
      open: false,
    });
  return true;
}

const BOUNDS: Record<string, Record<string, string>> = {
  string: { min: 'minLength', max: 'maxLength' },
  array: { min: 'minItems', max: 'maxItems' },
  number: {
    min: 'minimum',
    max: 'maximum',
    gte: 'minimum',
    lte: 'maximum',
    gt: 'exclusiveMinimum',
    lt: 'exclusiveMaximum',
  },
};

export function bound(draft: Draft, name: string, value: Value | undefined, at: Place): boolean {
  const type = draft.entries.find(({ key }) => key === 'type')?.value;
  const kind = type?.kind === 'string' ? (type.value === 'integer' ? 'number' : type.value) : '';
  const keyword = BOUNDS[kind]?.[name];
  return keyword && value ? set(draft, keyword, at, value as Node) : true;
}
