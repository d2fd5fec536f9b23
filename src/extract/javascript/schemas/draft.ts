/** A JSON Schema that calls of zod or TypeBox build, and the changes that zod's methods make to it. */
import { unknownAt, lasting, type ObjectValue, type Value } from '../../result/values.js';
import { addTo } from '../../../core/collections.js';
import type { Entry, Node, Place } from '../../../core/tree.js';
import { schemaTree } from '../zod/tree.js';
import { isBuiltSchema, isBuilt, markOf, BUILT, ZOD, type Marked, type ZodTrace } from '../zod/mark.js';

/** A schema under construction: its entries, and whether a property with this schema is optional. */
export interface Draft extends Place {
  entries: Entry[];
  open: boolean;
  optional: boolean;
  isStrict?: boolean;
  mayBeMissing?: boolean;
  /** The calls of zod so far. */
  trace?: ZodTrace;
  /** What `properties` and `required` are made of in the end. */
  shape?: GrowingShape;
  /** How often what was built became a part of it. */
  depth?: number;
}

export function finish(draft: Draft): Node {
  const { start, end, optional, isStrict, mayBeMissing, shape, trace } = draft;
  const parts = { ...draft, entries: shape ? shape.finish(draft.entries) : draft.entries };
  const { entries, open, isLenient } = trace ? schemaTree(parts, trace) : { ...parts, isLenient: false };
  const marks = {
    ...(isLenient && { isLenient: true }),
    ...(isStrict && { isStrict: true }),
    ...(mayBeMissing && { mayBeMissing: true }),
    [BUILT]: optional ? 'optional' : 'required',
    ...(trace && { [ZOD]: trace }),
  };
  return { kind: 'object', start, end, entries, open, ...marks } as Node & Marked;
}

/** `a.or(b).or(c)` is a choice in a choice: deeper than in real code, and far from a stack overflow. */
const DEEPEST = 50;

/** What has been built so far, so that it can become a part of the draft, which is empty then. */
export function startAnew(draft: Draft, at: Place): Node {
  const depth = (draft.depth ?? 0) + 1;
  const before = depth > DEEPEST ? unknownAt(at) : finish(draft);
  const reset = { entries: [], open: false, optional: false, isStrict: false, mayBeMissing: false, shape: undefined };
  Object.assign(draft, reset, { depth });
  return before;
}

export const text = (value: string, { start, end }: Place): Node => ({ kind: 'string', start, end, value });

export function set(draft: Draft, key: string, at: Place, value: Node): true {
  return setAll(draft, [{ key, start: at.start, end: at.end, value }]);
}

/** Each key goes last, in place of the one before. */
export function setAll(draft: Draft, added: readonly Entry[]): true {
  const keys = new Set(added.map(({ key }) => key));
  const last = new Map(added.map((each) => [each.key, each]));
  draft.entries = [...draft.entries.filter(({ key }) => !keys.has(key)), ...last.values()];
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
  const growing = growingIn(draft) ?? new GrowingShape(own !== undefined);
  growing.add(shape);
  return grow(draft, growing, at);
}

/** What a draft has of properties, if these are known. */
function growingIn(draft: Draft): GrowingShape | undefined {
  const own = shapeOf(draft);
  if (draft.shape && own === draft.shape.properties) return draft.shape;
  if (own?.kind !== 'object') return undefined;
  const growing = new GrowingShape(false);
  growing.add(own);
  return growing;
}

function grow(draft: Draft, shape: GrowingShape, at: Place): true {
  draft.shape = shape;
  set(draft, 'properties', at, shape.properties);
  return set(draft, 'required', at, shape.required);
}

/** A shape that calls add to, one after the other: it is as long as all of them, so it is not copied for each. */
class GrowingShape {
  /** These stand for what is made of the shape in the end. */
  readonly properties: Node = unknownAt({ start: 0, end: 0 });
  readonly required: Node = unknownAt({ start: 0, end: 0 });
  /** What is overridden or left out is gone. */
  #entries: (Entry | undefined)[] = [];
  #positions = new Map<string, number[]>();
  #open: boolean;
  #place: Place = { start: 0, end: 0 };
  #countOptional = 0;

  constructor(open: boolean) {
    this.#open = open;
  }

  add(shape: ObjectValue): void {
    for (const { key } of shape.entries) this.#remove(key);
    for (const each of shape.entries) this.#push({ ...each, value: asProperty(each.value, each) });
    this.#open ||= shape.open;
    this.#place = { start: shape.start, end: shape.end };
  }

  omit(keys: readonly string[]): void {
    for (const key of keys) this.#remove(key);
  }

  pick(keys: readonly string[]): void {
    const picked = new Set(keys);
    const all = this.#entries;
    this.#entries = [];
    this.#positions = new Map();
    this.#countOptional = 0;
    for (const each of all) if (each && picked.has(each.key)) this.#push(each);
  }

  makeOptional(): void {
    const all = this.#entries;
    for (let index = this.#countOptional; index < all.length; index++) {
      const each = all[index];
      if (each) all[index] = { ...each, value: asOptional(each.value) as Node };
    }
    this.#countOptional = all.length;
  }

  makeSomeOptional(keys: readonly string[]): void {
    for (const index of keys.flatMap((key) => this.#positions.get(key) ?? [])) {
      const each = this.#entries[index]!;
      this.#entries[index] = { ...each, value: asOptional(each.value) as Node };
    }
  }

  /** The entries of a draft, with what stands for the shape made of it. */
  finish(entries: readonly Entry[]): Entry[] {
    const { start, end } = this.#place;
    const own = this.#entries.filter((each) => each !== undefined);
    const properties = { kind: 'object', start, end, entries: own, open: this.#open, [BUILT]: 'shape' } as ObjectValue &
      Marked;
    return entries.flatMap((each) => {
      if (each.value === this.properties) return { ...each, value: properties };
      if (each.value !== this.required) return each;
      const needed = lasting(properties).filter(({ value }) => branchesOf(value).every(isRequired));
      const items = needed.map(({ start, end, key }): Node => ({ kind: 'string', start, end, value: key }));
      const isVague = this.#open || own.some(({ value }) => isVaguelyRequired(value));
      if (items.length === 0 && !isVague) return [];
      return { ...each, value: { kind: 'array', start: each.start, end: each.end, items, open: isVague } };
    });
  }

  #push(each: Entry): void {
    addTo(this.#positions, each.key, this.#entries.length);
    this.#entries.push(each);
  }

  #remove(key: string): void {
    for (const position of this.#positions.get(key) ?? []) this.#entries[position] = undefined;
    this.#positions.delete(key);
  }
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
  const shape = growingIn(draft);
  if (mask?.kind !== 'object' || mask.open || !shape) return applyShape(draft, undefined, at);
  const keys = mask.entries.map(({ key }) => key);
  if (keeps) shape.pick(keys);
  else shape.omit(keys);
  return grow(draft, shape, at);
}

/** `partial()` and `partial({ city: true })`. */
export function someOptional(draft: Draft, mask: Value | 'all' | undefined, at: Place): boolean {
  const shape = growingIn(draft);
  if (!shape) return false;
  if (mask === 'all') shape.makeOptional();
  else if (mask?.kind !== 'object' || mask.open) return hideRequired(draft, at);
  else shape.makeSomeOptional(mask.entries.map(({ key }) => key));
  return grow(draft, shape, at);
}

function asOptional(value: Value): Value {
  if (value.kind === 'union') return { ...value, branches: value.branches.map(asOptional) };
  return isBuiltSchema(value) ? ({ ...value, [BUILT]: 'optional' } as Value) : value;
}

export const hideRequired = (draft: Draft, at: Place): true => set(draft, 'required', at, unknownAt(at));
