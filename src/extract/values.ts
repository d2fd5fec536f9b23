/** The values of expressions: nodes of the positioned tree, with unions where the value depends on a condition. */
import { entry, type Entry, type Node, type Place } from '../core/tree.js';
import { endOf, startOf, type SyntaxNode, type TSESTree } from './syntax.js';

interface UnionNode extends Place {
  readonly kind: 'union';
  readonly branches: readonly Value[];
  /** Each is what a function returns at one of its ends. */
  readonly areReturns?: true;
}

/** `undefined`: a property with this value counts as absent. */
interface UndefinedNode extends Place {
  readonly kind: 'undefined';
}

/** The value of an expression. Children of objects and arrays may be unions too. */
export type Value = Node | UnionNode | UndefinedNode;
export type ObjectValue = Value & { kind: 'object' };
export type ArrayValue = Value & { kind: 'array' };

/** Evaluates an expression in its environment. */
export type Evaluate = (expression: SyntaxNode) => Value;

export function place(node: SyntaxNode): Place {
  return { start: startOf(node), end: endOf(node) };
}

export function unknown(node: SyntaxNode): Node {
  return { kind: 'unknown', start: startOf(node), end: endOf(node) };
}

/** A string of unknown content. */
export function unknownText(node: SyntaxNode): Node {
  return { kind: 'unknown', ...place(node), isText: true };
}

export function unknownAt({ start, end }: Place): Node {
  return { kind: 'unknown', start, end };
}

/** A missing value, at the place where it was expected. */
export function nothing(node: SyntaxNode): UndefinedNode {
  return { kind: 'undefined', ...place(node) };
}

export function textOf(value: Value | undefined): string | undefined {
  return value?.kind === 'string' ? value.value : undefined;
}

const MOST_BRANCHES = 8;

export function union(node: SyntaxNode, branches: readonly Value[]): Value {
  const flat = branches.flatMap((branch) => (branch.kind === 'union' ? branch.branches : [branch]));
  return flat.length > MOST_BRANCHES || flat.some(({ kind }) => kind === 'unknown')
    ? unknown(node)
    : { kind: 'union', ...place(node), branches: flat };
}

/** The entries that count: of two with one key, the last. */
export function lasting(object: ObjectValue): readonly Entry[] {
  return object.entries.filter((each) => entry(object, each.key) === each);
}

/** The value at a path of keys. */
export function follow(value: Value, path: readonly string[], use: SyntaxNode): Value {
  let at: Value = value;
  for (const key of path) {
    if (at.kind === 'array') {
      const item: Value | undefined = /^\d+$/.test(key) ? at.items[Number(key)] : undefined;
      // After a spread, the positions of items are unknown.
      if (!item || at.open) return unknown(use);
      at = item;
    } else if (at.kind === 'object') {
      const child = entry(at, key);
      if (!child) return at.open ? unknown(use) : nothing(use);
      at = child.value;
    } else {
      return unknown(use);
    }
  }
  return at;
}

export function literal(node: TSESTree.Literal): Value {
  const { value } = node;
  if ('regex' in node || 'bigint' in node) return unknown(node);
  const start = startOf(node);
  const end = endOf(node);
  if (typeof value === 'string') return { kind: 'string', start, end, value };
  if (typeof value === 'number') return { kind: 'number', start, end, value };
  if (typeof value === 'boolean') return { kind: 'boolean', start, end, value };
  return value === null ? { kind: 'null', ...place(node) } : unknown(node);
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

/** The number of nodes of a value, counted up to `most`; a node that is used twice counts twice. */
export function sizeOf(value: Value, most: number): number {
  let size = 1;
  const add = (child: Value): boolean => (size += sizeOf(child, most - size)) <= most;
  if (value.kind === 'object') value.entries.every((each) => add(each.value));
  else if (value.kind === 'array') value.items.every(add);
  else if (value.kind === 'union') value.branches.every(add);
  return size;
}

/** Turns a tree with unions into alternatives without: a finding is reported only if every alternative has it. */

const MOST_ALTERNATIVES = 8;

/** Each item of `parts` is expanded by itself; alternative k takes the k-th form of each. */
export function expand(parts: readonly Value[]): Node[][] {
  const forms = parts.map(formsOf);
  const most = Math.max(1, ...forms.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) => forms.map((form) => form[index % form.length]!));
}

/** Every combination of the choices in a value, or a single form with unknown values if there are too many. */
function formsOf(value: Value): Node[] {
  const counts: number[] = [];
  countChoices(value, counts);
  if (counts.length === 0) return [plain(value)];
  const total = counts.reduce((product, count) => product * count, 1);
  if (total > MOST_ALTERNATIVES) return [plain(value)];
  return Array.from({ length: total }, (_, index) => {
    let rest = index;
    const choices = counts.map((count) => {
      const choice = rest % count;
      rest = Math.floor(rest / count);
      return choice;
    });
    return pick(value, choices) ?? unknownAt(value);
  });
}

/** A value without unions: what depends on a choice is unknown. */
export function plain(value: Value): Node {
  return pick(value, undefined) ?? unknownAt(value);
}

function countChoices(value: Value, counts: number[]): void {
  if (value.kind === 'union') {
    counts.push(value.branches.length);
    for (const branch of value.branches) countChoices(branch, counts);
  } else if (value.kind === 'object') {
    for (const each of value.entries) countChoices(each.value, counts);
  } else if (value.kind === 'array') {
    for (const item of value.items) countChoices(item, counts);
  }
}

/**
 * Takes choices in the order in which `countChoices` met them; consumes `choices`. Without choices, what depends on one
 * is unknown. Undefined: nothing is there in this form.
 */
function pick(value: Value, choices: number[] | undefined): Node | undefined {
  if (value.kind === 'union') {
    const choice = choices?.shift();
    if (choice === undefined) return unknownAt(value);
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
