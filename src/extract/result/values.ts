/** The values of expressions: nodes of the positioned tree, with unions where the value depends on a condition. */
import { entry, type Entry, type Node, type Place } from '../../core/tree.js';

interface UnionNode extends Place {
  readonly kind: 'union';
  readonly branches: readonly Value[];
  /** Each is what a function returns at one of its ends. */
  readonly areReturns?: true;
  /** Unions of one condition, which all have their n-th branch together: the keys of `...(x ? { a, b } : {})`. */
  readonly condition?: object;
}

/** `undefined`: a property with this value counts as absent. */
export interface UndefinedNode extends Place {
  readonly kind: 'undefined';
}

/** The value of an expression. Children of objects and arrays may be unions too. */
export type Value = Node | UnionNode | UndefinedNode;
export type ObjectValue = Value & { kind: 'object' };
export type ArrayValue = Value & { kind: 'array' };

/** A missing value, at the place where it was expected. */
export const nothingAt = ({ start, end }: Place): UndefinedNode => ({ kind: 'undefined', start, end });

export const mayBeText = (value: Value | undefined): boolean =>
  value?.kind === 'unknown' || textOf(value) !== undefined;

export function textOf(value: Value | undefined): string | undefined {
  return value?.kind === 'string' ? value.value : undefined;
}

const MOST_BRANCHES = 8;

export function unionAt(place: Place, branches: readonly Value[]): Value {
  const flat = branches.flatMap((branch) => (branch.kind === 'union' ? branch.branches : [branch]));
  return flat.length > MOST_BRANCHES || flat.some(({ kind }) => kind === 'unknown')
    ? unknownAt(place)
    : { kind: 'union', start: place.start, end: place.end, branches: flat };
}

/** What a key is worth under a condition; `undefined` in a branch where it is not there. */
export function conditional(place: Place, condition: object, branches: readonly Value[]): Value {
  return { kind: 'union', start: place.start, end: place.end, branches, condition };
}

export const isConditional = (value: Value): value is UnionNode & { readonly condition: object } =>
  value.kind === 'union' && value.condition !== undefined;

/** The entries that count: of two with one key, the last. */
export function lasting(object: ObjectValue): readonly Entry[] {
  return object.entries.filter((each) => entry(object, each.key) === each);
}

/** The value at a path of keys. */
export function followAt(value: Value, path: readonly string[], use: Place): Value {
  let at: Value = value;
  for (const key of path) {
    if (at.kind === 'array') {
      const item: Value | undefined = /^\d+$/.test(key) ? at.items[Number(key)] : undefined;
      // After a spread, the positions of items are unknown.
      if (!item || at.open) return unknownAt(use);
      at = item;
    } else if (at.kind === 'object') {
      const child = entry(at, key);
      if (!child) return at.open ? unknownAt(use) : nothingAt(use);
      at = child.value;
    } else {
      return unknownAt(use);
    }
  }
  return at;
}

export function truthOf(value: Value): boolean | undefined {
  switch (value.kind) {
    case 'object':
    case 'array':
      return true;
    case 'null':
    case 'undefined':
      return false;
    case 'unknown':
    case 'union':
      return undefined;
    default:
      return Boolean(value.value);
  }
}

/** Deeper than values nest in real code, and far from a stack overflow for all who follow them. */
const DEEPEST = 400;

/** The number of nodes of a value, counted up to `most`; a node that is used twice counts twice. Infinite if it nests too deep. */
export function sizeOf(value: Value, most: number, depth = 0): number {
  if (depth > DEEPEST) return Infinity;
  let size = 1;
  const add = (child: Value): boolean => (size += sizeOf(child, most - size, depth + 1)) <= most;
  if (value.kind === 'object') value.entries.every((each) => add(each.value));
  else if (value.kind === 'array') value.items.every(add);
  else if (value.kind === 'union') value.branches.every(add);
  return size;
}

const MOST_ALTERNATIVES = 8;

/**
 * Turns trees with unions into alternatives without: a finding is reported only if every alternative has it. Each item of
 * `parts` is expanded by itself; alternative k takes the k-th form of each.
 */
export function expand(parts: readonly Value[]): Node[][] {
  const forms = parts.map(formsOf);
  const most = Math.max(1, ...forms.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) => forms.map((form) => form[index % form.length]!));
}

/** Every combination of the choices in a value, or a single form with unknown values if there are too many. */
function formsOf(value: Value): Node[] {
  const counts = choicesIn(value);
  if (counts.length === 0) return [plain(value)];
  const total = counts.reduce((product, count) => product * count, 1);
  if (total > MOST_ALTERNATIVES) {
    // What may be there is left out before the choices that always give something.
    const certain = withoutConditional(value);
    return certain === value ? [plain(value)] : formsOf(certain);
  }
  return Array.from({ length: total }, (_, index) => {
    let rest = index;
    const choices = counts.map((count) => {
      const choice = rest % count;
      rest = Math.floor(rest / count);
      return choice;
    });
    return pick(value, new Choices(choices)) ?? unknownAt(value);
  });
}

/** Without what is there under a condition: the objects that it is in are open. */
function withoutConditional(value: Value): Value {
  if (value.kind === 'object') {
    const entries = value.entries.flatMap((each): Entry[] => {
      const own = each.value as Value;
      if (!isConditional(own)) {
        const child = withoutConditional(own);
        return [child === own ? each : { ...each, value: child as Node }];
      }
      return own.branches.some(isNothing) ? [] : [{ ...each, value: unknownAt(own) }];
    });
    const isSame =
      entries.length === value.entries.length && entries.every((each, index) => each === value.entries[index]);
    return isSame ? value : { ...value, entries };
  }
  if (value.kind === 'array') {
    const items = value.items.map((item) => withoutConditional(item) as Node);
    return items.every((item, index) => item === value.items[index]) ? value : { ...value, items };
  }
  if (value.kind !== 'union') return value;
  const branches = value.branches.map(withoutConditional);
  return branches.every((each, index) => each === value.branches[index]) ? value : { ...value, branches };
}

/** A value without unions: what depends on a choice is unknown. */
export const plain = (value: Value): Node => pick(value, undefined) ?? unknownAt(value);

/** The number of branches of each choice in a value, in the order in which they are met. */
function choicesIn(value: Value): readonly number[] {
  const counts: number[] = [];
  const conditions = new Set<object>();
  const add = (each: Value): void => {
    if (each.kind === 'union') {
      if (!each.condition || !conditions.has(each.condition)) counts.push(each.branches.length);
      if (each.condition) conditions.add(each.condition);
      each.branches.forEach(add);
    } else if (each.kind === 'object') {
      for (const { value: child } of each.entries) add(child);
    } else if (each.kind === 'array') {
      each.items.forEach(add);
    }
  };
  add(value);
  return counts;
}

/** Which branch is taken at each choice, in the order of `choicesIn`. */
class Choices {
  readonly #left: number[];
  readonly #taken = new Map<object, number>();

  constructor(choices: readonly number[]) {
    this.#left = [...choices];
  }

  at({ condition }: UnionNode): number {
    const known = condition && this.#taken.get(condition);
    if (known !== undefined) return known;
    const choice = this.#left.shift() ?? 0;
    if (condition) this.#taken.set(condition, choice);
    return choice;
  }
}

/** Without choices, what depends on one is unknown. Undefined: nothing is there in this form. */
function pick(value: Value, choices: Choices | undefined): Node | undefined {
  if (value.kind === 'union') {
    // Whether it is there cannot be known, so the object around it is open.
    if (!choices) return isConditional(value) && value.branches.some(isNothing) ? undefined : unknownAt(value);
    const choice = choices.at(value);
    const forms = value.branches.map((branch) => pick(branch, choices));
    return forms[choice];
  }
  if (value.kind === 'undefined') return undefined;
  if (value.kind === 'object') {
    const entries: Entry[] = [];
    for (const each of value.entries) {
      const child = pick(each.value, choices);
      if (child) entries.push(child === each.value ? each : { ...each, value: child });
    }
    return entries.length === value.entries.length && entries.every((each, index) => each === value.entries[index])
      ? value
      : { ...value, entries };
  }
  if (value.kind === 'array') {
    const items = value.items.map((item) => pick(item, choices) ?? unknownAt(item));
    return items.every((item, index) => item === value.items[index]) ? value : { ...value, items };
  }
  return value;
}

const isNothing = ({ kind }: Value): boolean => kind === 'undefined';

// Nodes that are written nowhere: each has the place of what it is made from.

export const placeOf = ({ start, end, file, via }: Place): Place => ({
  start,
  end,
  ...(file !== undefined && { file }),
  ...(via && { via }),
});

export const unknownAt = (place: Place): Node => ({ kind: 'unknown', ...placeOf(place) });

export const arrayOf = (items: readonly Node[], place: Place, open = false): Node => ({
  ...{ kind: 'array', ...placeOf(place), items, open },
});

export function scalar(value: string | number | boolean, at: Place): Node {
  const place = placeOf(at);
  if (typeof value === 'string') return { kind: 'string', ...place, value };
  return typeof value === 'number' ? { kind: 'number', ...place, value } : { kind: 'boolean', ...place, value };
}

/** All keys have the place of the object: none of them is written anywhere. */
export function object(place: Place, keywords: readonly (readonly [string, Node])[], open = false): Node {
  const entries = keywords.map(([key, value]): Entry => ({ key, ...placeOf(place), value }));
  return { kind: 'object', ...placeOf(place), entries, open };
}
