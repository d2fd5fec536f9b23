import { type Syntax, Unreadable } from '../core/document.js';
import { inTextOrder } from '../engine/fix.js';
import { type TextEdit, type Edit, type Printable, sourceNodeOf } from '../core/rule.js';
import type { StringNode, ArrayNode, Entry, Node, ObjectNode, Place } from '../core/tree.js';
import { append, countLeading, remembered, known } from '../core/collections.js';

/** Edits in the order of the text, touching ones made one; undefined where two of them overlap. */
function settle(edits: readonly TextEdit[]): TextEdit[] | undefined {
  const settled: TextEdit[] = [];
  for (const edit of inTextOrder(edits)) {
    const last = settled.at(-1);
    if (!last || edit.start > last.end) settled.push(edit);
    else if (edit.start < last.end) return undefined;
    else settled[settled.length - 1] = { start: last.start, end: edit.end, text: last.text + edit.text };
  }
  return settled.filter(({ start, end, text }) => start < end || text !== '');
}

/** What of a string's value differs, and where that stands: escapes elsewhere in the string stay as they were written. */
export function differing(
  text: string,
  node: StringNode,
  value: string,
  offsetIn: Syntax['offsetIn'],
): TextEdit | undefined {
  const { prefix, suffix } = commonEnds(node.value, value);
  const start = offsetIn(text, node, prefix);
  const end = offsetIn(text, node, node.value.length - suffix);
  if (start === undefined || end === undefined) return undefined;
  return { start, end, text: value.slice(prefix, value.length - suffix) };
}

/** What two strings have in common at their start and end, in UTF-16 units; surrogate pairs are not torn. */
function commonEnds(before: string, after: string): { prefix: number; suffix: number } {
  const most = Math.min(before.length, after.length);
  let prefix = 0;
  while (prefix < most && before[prefix] === after[prefix]) prefix++;
  if (isTorn(before, prefix) || isTorn(after, prefix)) prefix--;
  let suffix = 0;
  while (suffix < most - prefix && before.at(-1 - suffix) === after.at(-1 - suffix)) suffix++;
  if (isTorn(before, before.length - suffix) || isTorn(after, after.length - suffix)) suffix--;
  return { prefix, suffix };
}

function isTorn(text: string, at: number): boolean {
  return /[\ud800-\udbff]/.test(text[at - 1] ?? '') && /[\udc00-\udfff]/.test(text[at] ?? '');
}

/** Structural edits, sorted by the container that they change, so that several in one container compose. */
export type Container = ObjectNode | ArrayNode;

export interface NewChild {
  /** Undefined in an array. */
  readonly key?: string;
  readonly value: Printable;
}

export interface Change {
  readonly removed: Set<number>;
  readonly first: NewChild[];
  readonly last: NewChild[];
}

export interface Changes {
  readonly values: Map<Node, Printable>;
  readonly keys: Map<Entry, string>;
  readonly containers: Map<Container, Change>;
  readonly texts: TextEdit[];
  readonly nullable: Node[];
}

/** Undefined where an edit touches another file or a child that is not in its container. */
export function changesOf(edits: readonly Edit[]): Changes | undefined {
  const changes: Changes = { values: new Map(), keys: new Map(), containers: new Map(), texts: [], nullable: [] };
  for (const edit of edits) if (!sortIn(changes, edit)) return undefined;
  return changes;
}

/** How a syntax prints what changes; undefined where it cannot. */
interface EditPrinter {
  value(node: Node, value: Printable): TextEdit | undefined;
  key(entry: Entry, key: string): TextEdit | undefined;
  /** A default whose type is to take null; only Python writes both side by side. */
  nullable?(node: Node): TextEdit | undefined;
  children(container: Container, change: Change): readonly TextEdit[] | undefined;
}

/** All edits, or none where one of them cannot be printed. */
export function printEdits(
  { values, keys, containers, texts, nullable }: Changes,
  printer: EditPrinter,
): TextEdit[] | undefined {
  const printed: (TextEdit | undefined)[] = [...texts];
  for (const [node, value] of values) printed.push(printer.value(node, value));
  for (const [entry, key] of keys) printed.push(printer.key(entry, key));
  if (printer.nullable) for (const node of nullable) printed.push(printer.nullable(node));
  for (const [container, change] of containers) append(printed, printer.children(container, change) ?? [undefined]);
  return printed.every((each) => each !== undefined) ? settle(printed) : undefined;
}

export function printEach(
  children: readonly NewChild[],
  print: (child: NewChild) => string | undefined,
): string[] | undefined {
  const printed = children.map(print);
  return printed.every((each) => each !== undefined) ? printed : undefined;
}

function sortIn({ values, keys, containers, texts, nullable }: Changes, edit: Edit): boolean {
  switch (edit.op) {
    case 'set':
      values.set(edit.node, edit.value);
      return edit.node.file === undefined;
    case 'rename':
      keys.set(edit.entry, edit.key);
      return edit.entry.file === undefined;
    case 'add':
      changeOf(containers, edit.to)[edit.first ? 'first' : 'last'].push({ key: edit.key, value: edit.value });
      return edit.to.file === undefined;
    case 'append':
      changeOf(containers, edit.to).last.push({ value: edit.value });
      return edit.to.file === undefined;
    case 'remove': {
      const index = childIndex(edit.from, edit.child);
      changeOf(containers, edit.from).removed.add(index);
      return index >= 0 && edit.from.file === undefined;
    }
    case 'nullable':
      nullable.push(edit.node);
      return edit.node.file === undefined;
    case 'text':
      texts.push({ start: edit.start, end: edit.end, text: edit.text });
      return true;
  }
}

function changeOf(containers: Map<Container, Change>, container: Container): Change {
  return known(containers, container, () => ({ removed: new Set(), first: [], last: [] }));
}

/** By the children themselves: each finding of a list asks anew. */
const indexesIn = remembered((container: Container): ReadonlyMap<Entry | Node, number> => {
  const indexes = new Map<Entry | Node, number>();
  const note = (child: Entry | Node, index: number): void => {
    if (!indexes.has(child)) indexes.set(child, index);
  };
  if (container.kind === 'array') container.items.forEach(note);
  else container.entries.forEach((entry, index) => (note(entry, index), note(entry.value, index)));
  return indexes;
});

const childIndex = (container: Container, child: Entry | Node): number => indexesIn(container).get(child) ?? -1;

/** The places of a container's children, keys included. */
export const childPlaces = remembered((container: Container): readonly Place[] => {
  if (container.kind === 'array') return container.items;
  return container.entries.map(({ start, value }) => ({ start, end: value.end }));
});

/** The innermost container around a place. */
export function containerAround(roots: readonly Node[], place: Place): Container | undefined {
  let around: Container | undefined;
  let inner = lastFrom(roots, place.start);
  while (isContainer(inner) && inner.start <= place.start && place.end <= inner.end && inner !== place) {
    around = inner;
    inner = inner.kind === 'array' ? lastFrom(inner.items, place.start) : lastFrom(inner.entries, place.start)?.value;
  }
  return around;
}

/** Of what stands one behind the other, the last that begins at an offset or before. */
export function lastFrom<T extends Place>(places: readonly T[], offset: number): T | undefined {
  return places[countLeading(places, ({ start }) => start <= offset) - 1];
}

const isContainer = (node: Node | undefined): node is Container => node?.kind === 'object' || node?.kind === 'array';

/** What the printers share. Of the kinds of a value, a piece that is taken as written is none. */
export type Scalar = null | boolean | number | string;

export const isScalar = (value: Printable): value is Scalar => value === null || typeof value !== 'object';

export const isList = (value: Printable): value is readonly Printable[] => Array.isArray(value);

export function isRecord(value: Printable): value is { readonly [key: string]: Printable } {
  return !isScalar(value) && !isList(value) && sourceNodeOf(value) === undefined;
}

/** One printed thing behind another, where that can be printed. */
export const behind = (lead: string, printed: string | undefined): string | undefined =>
  printed === undefined ? undefined : lead + printed;

/** How the children of a list or an object are laid out. */
interface Layout {
  /** Inside of the brackets, where all is on one line. */
  readonly padding: string;
  /** Between two children on one line. */
  readonly space?: string;
  /** Where each child has a line of its own: what begins it, what begins the line of the closing bracket, and what ends the last child. */
  readonly lines?: { readonly inner: string; readonly outer: string; readonly trailing?: string };
}

/** Printed children as a list or an object; undefined where one of them cannot be printed. */
export function inBrackets(
  [open, close]: '[]' | '{}',
  children: readonly (string | undefined)[],
  { padding, space = ' ', lines }: Layout,
): string | undefined {
  if (children.includes(undefined)) return undefined;
  if (children.length === 0) return `${open}${close}`;
  if (!lines) return open + padding + children.join(`,${space}`) + padding + close;
  return open + lines.inner + children.join(`,${lines.inner}`) + (lines.trailing ?? '') + lines.outer + close;
}

/** As JSON and JavaScript have it: what is beyond all numbers is written so that it is read as that. */
export function printNumber(value: number): string {
  if (Number.isFinite(value)) return Object.is(value, -0) ? '-0' : String(value);
  return value < 0 ? '-1e999' : '1e999';
}

/** A hostile file must not be able to overflow the stack of code that walks its tree. */
export function checkDepth(depth: number, most: number): void {
  if (depth > most) throw new Unreadable(`The file is nested more than ${most} levels deep.`, 'depth');
}
