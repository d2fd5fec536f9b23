import fc from 'fast-check';
import { asWritten, sourceNodeOf, type Edit, type Printable, type TextEdit } from '../../src/core/rule.js';
import { toValue, walk, type Entry, type Node, type Place } from '../../src/core/tree.js';

export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const inOrder = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  return inOrder.reduceRight((result, { start, end, text }) => result.slice(0, start) + text + result.slice(end), text);
}

export const slice = (text: string, { start, end }: Place): string => text.slice(start, end);

/** Every key and value of a tree with the text that it stands for. */
export function placesOf(text: string, root: Node): string[] {
  const places: string[] = [];
  for (const node of walk(root)) {
    places.push(`${node.kind} ${slice(text, node)}`);
    if (node.kind === 'object') for (const entry of node.entries) places.push(`key ${entry.key} ${slice(text, entry)}`);
  }
  return places;
}

/** What a tree's value must be after the edits, worked out without any text. */
export function editedValue(node: Node, edits: readonly Edit[]): unknown {
  const set = edits.find((edit) => edit.op === 'set' && edit.node === node);
  if (set?.op === 'set') return plain(set.value);
  if (node.kind === 'array') {
    const kept = node.items.filter((item) => !edits.some((edit) => edit.op === 'remove' && edit.child === item));
    const added = edits.flatMap((edit) => (edit.op === 'append' && edit.to === node ? [plain(edit.value)] : []));
    return [...kept.map((item) => editedValue(item, edits)), ...added];
  }
  if (node.kind !== 'object') return toValue(node);
  const kept = node.entries.filter((entry) => !edits.some((edit) => edit.op === 'remove' && edit.child === entry));
  const own = kept.map((entry): [string, unknown] => [keyAfter(entry, edits), editedValue(entry.value, edits)]);
  const adds = edits.flatMap((edit) => (edit.op === 'add' && edit.to === node ? [edit] : []));
  const pairs = (first: boolean) =>
    adds.filter((add) => Boolean(add.first) === first).map((add): [string, unknown] => [add.key, plain(add.value)]);
  return { object: [...pairs(true), ...own, ...pairs(false)] };
}

function keyAfter(entry: Entry, edits: readonly Edit[]): string {
  const rename = edits.find((edit) => edit.op === 'rename' && edit.entry === entry);
  return rename?.op === 'rename' ? rename.key : entry.key;
}

function plain(value: Printable): unknown {
  const node = sourceNodeOf(value);
  if (node) return ordered(node);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return { object: Object.entries(value).map(([key, each]) => [key, plain(each as Printable)]) };
}

/** A tree as plain values, with objects as lists so that the order of keys counts. */
export const ordered = (node: Node): unknown => editedValue(node, []);

export const word = fc.oneof(
  fc.constantFrom('name', 'type', 'tools', 'a', 'b', 'items'),
  fc.string({ maxLength: 8 }),
  fc.constantFrom(
    'true',
    'null',
    '1.0',
    '- x',
    'a: b',
    '@x',
    '# no',
    '',
    ' ',
    'é\u2028',
    '"',
    "'",
    '\\n',
    'x\ny',
    '\t',
    '~',
    '<<',
  ),
);

/** Any characters, and halves of some: `fc.string({ unit: 'binary' })` takes seconds to begin. */
export const anyText = fc
  .array(fc.nat({ max: 0x10_ffff }))
  .map((points) => points.map((point) => String.fromCodePoint(point)).join(''));

export const scalar: fc.Arbitrary<null | boolean | number | string> = fc.oneof(
  word,
  word,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
);

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

export const value: fc.Arbitrary<Plain> = fc.letrec<{ value: Plain }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      word.filter((key) => key !== '__proto__'),
      tie('value'),
      { maxKeys: 4 },
    ) as fc.Arbitrary<Plain>,
  ),
})).value;

/** A source of choices that a generated list of numbers answers: shrinks well, and is never used up. */
export type Choose = (count: number) => number;
export const choices = fc.array(fc.nat(1000), { maxLength: 200 });
export function chooser(numbers: readonly number[]): Choose {
  let at = 0;
  return (count) => (numbers.length === 0 ? 0 : numbers[at++ % numbers.length]! % count);
}

const NEW_VALUES: readonly Printable[] = [
  1,
  -0.5,
  true,
  null,
  '',
  'plain',
  'a "quoted" \\ line\nand more',
  'yes: no',
  '# x',
  '1.0',
  'null',
  ' lead',
  'trail ',
  [],
  {},
  ['a', 'b'],
  { k: 'v' },
  { k: { l: [1, { m: null }] }, n: [] },
  [[1], { a: [true] }],
  'long '.repeat(30),
  'one\ntwo\n',
  '\n',
  'é\ud83d\ude00',
  'x'.repeat(100),
];

/** Up to five edits of a tree, none of which is inside of what another one takes away. */
export function someEdits(root: Node, choose: Choose): Edit[] {
  const edits: Edit[] = [];
  const nodes = [...walk(root)];
  const gone: Place[] = [];
  const touched: Place[] = [];
  const isIn = (inner: Place, outer: Place) => outer.start <= inner.start && inner.end <= outer.end;
  const isFree = (place: Place) => !gone.some((each) => isIn(place, each));
  const take = (place: Place) => ![...touched, ...gone].some((each) => isIn(each, place)) && isFree(place);
  let fresh = 0;

  for (let count = 1 + choose(5); count > 0; count--) {
    const node = nodes[choose(nodes.length)]!;
    const value = NEW_VALUES[choose(NEW_VALUES.length)]!;
    const kind = choose(6);
    if (kind === 0 && take(node)) {
      edits.push({ op: 'set', node, value });
      gone.push(node);
    } else if (node.kind === 'object' && isFree(node)) {
      const entry = node.entries[choose(node.entries.length || 1)];
      const whole = entry && { start: entry.start, end: entry.value.end };
      if (kind === 0 && entry && take(whole!)) {
        edits.push({ op: 'remove', from: node, child: entry });
        edits.push({ op: 'add', to: node, key: `moved ${fresh++}`, value: asWritten(entry.value) });
        gone.push(whole!);
      } else if (kind === 1 && entry && take(entry)) {
        edits.push({ op: 'rename', entry, key: `renamed ${fresh++}` });
        gone.push(entry);
      } else if (kind < 4 && entry && take(whole!)) {
        edits.push({ op: 'remove', from: node, child: entry });
        gone.push(whole!);
      } else edits.push({ op: 'add', to: node, key: `new ${fresh++}`, value, ...(choose(3) === 0 && { first: true }) });
      touched.push(node);
    } else if (node.kind === 'array' && isFree(node)) {
      const item = node.items[choose(node.items.length || 1)];
      if (kind < 4 && item && take(item)) {
        edits.push({ op: 'remove', from: node, child: item });
        gone.push(item);
      } else edits.push({ op: 'append', to: node, value });
      touched.push(node);
    }
  }
  return edits;
}
