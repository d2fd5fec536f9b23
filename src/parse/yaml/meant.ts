/** Whether YAML still says what was meant after edits. It has too many ways to be misunderstood, so it is read again. */
import type { Document } from '../../core/document.js';
import { countLeading, remembered } from '../../core/collections.js';
import { type Printable, sourceNodeOf, type TextEdit } from '../../core/rule.js';
import type { Node, Place } from '../../core/tree.js';
import { applyEdits } from '../../engine/fix.js';
import { BOUNDS } from '../../engine/limits.js';
import { afterLineBreak, isLineBreak, lineEnd, lineStart } from '../lines.js';
import { type Change, type Changes, type Container, isList, isRecord, lastFrom, type NewChild } from '../text-edits.js';
import { type Child, originOf } from './origins.js';
import { readYaml } from './read.js';

/** So much text is read again for the fixes of one document, which may be the whole of it for each; the rest is for the next pass. */
const mostReadAgain = ({ text }: Document): number => Math.max(500_000, 10 * text.length);
const readAgain = new WeakMap<Document, number>();

const ALIAS = /[\s[{,:]\*[^\s*]/;
const mayHoldAliases = remembered(({ text }: Document) => ALIAS.test(text));

export function saysWhatWasMeant(document: Document, changes: Changes, edits: readonly TextEdit[]): boolean {
  // What an alias stands for is changed in more places than one.
  const isSimple = edits.length > 0 && !mayHoldAliases(document);
  const lines = isSimple ? linesAround(document, changes, edits) : undefined;
  return (lines && areMeant(document, lines, changes, edits)) || isMeant(document, changes, edits);
}

function isMeant(document: Document, changes: Changes, edits: readonly TextEdit[]): boolean {
  const { text, roots, faults } = document;
  const after = readOnceMore(document, text, edits);
  if (!after || after.faults.length > faults.length || after.roots.length !== roots.length) return false;
  return after.roots.every((root, index) => fingerprint(root, UNCHANGED) === fingerprint(roots[index]!, changes));
}

function readOnceMore(
  document: Document,
  text: string,
  edits: readonly TextEdit[],
): ReturnType<typeof readYaml> | undefined {
  const before = readAgain.get(document) ?? 0;
  if (before > mostReadAgain(document)) return undefined;
  readAgain.set(document, before + text.length);
  return readYaml(applyEdits(text, edits), BOUNDS);
}

/** Whole lines that are a document by themselves. */
interface Lines extends Place {
  /** Its fingerprint after changes. */
  readonly meant: (changes: Outlook) => string;
}

/** The fewest lines that hold what is changed: a file of a thousand tools is not read again for each. */
function linesAround({ text, roots }: Document, changes: Changes, edits: readonly TextEdit[]): Lines | undefined {
  const [from, to] = [edits[0]!.start, edits.at(-1)!.end];
  const root = lastFrom(roots, from);
  if (!root) return undefined;
  let [start, end] = [lineStart(text, root.start), nextLine(text, root.end)];
  let inner: Child = { start: root.start, end: root.end, of: root };
  let meant: Lines['meant'] = (after) => fingerprint(root, after);
  let found: Lines | undefined;
  while (to <= end && text.slice(start, inner.start).trim() === '') {
    found = { start, end, meant };
    const value = valueOf(inner);
    const origin = originOf(value);
    if (origin?.form !== 'block' || changes.containers.has(value as Container)) break;
    const index = countLeading(origin.children, (child) => child.start <= from) - 1;
    const [child, next] = [origin.children[index], origin.children[index + 1]];
    if (!child) break;
    start = lineStart(text, child.start);
    if (next) end = lineStart(text, next.start);
    inner = child;
    meant = (after) => fingerprintOfChild(child.of, after);
  }
  return found;
}

function areMeant(
  document: Document,
  { start, end, meant }: Lines,
  changes: Changes,
  edits: readonly TextEdit[],
): boolean {
  const moved = edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  const after = readOnceMore(document, document.text.slice(start, end), moved);
  const [root] = after?.roots ?? [];
  if (!root || after!.roots.length > 1 || after!.faults.length > 0) return false;
  return fingerprint(root, UNCHANGED) === meant(changes);
}

const valueOf = ({ of }: Child): Node => ('kind' in of ? of : of.value);

/** The start of the next line, or the offset itself where it is one. */
function nextLine(text: string, at: number): number {
  return at > 0 && isLineBreak(text, at - 1) ? at : afterLineBreak(text, lineEnd(text, at));
}

function fingerprintOfChild(child: Child['of'], changes: Outlook): string {
  if ('kind' in child) return `[${fingerprint(child, changes)}]`;
  return object([[changes.keys.get(child) ?? child.key, fingerprint(child.value, changes)]]);
}

/** What a tree must be after structural edits, as a text to compare. The order of keys does not count. */
type Outlook = Pick<Changes, 'values' | 'keys' | 'containers'>;

const UNCHANGED: Outlook = { values: new Map(), keys: new Map(), containers: new Map() };

function fingerprint(node: Node, changes: Outlook): string {
  const value = changes.values.get(node);
  if (value !== undefined) return fingerprintOf(value);
  switch (node.kind) {
    case 'object': {
      const change = changes.containers.get(node);
      const kept = node.entries.filter((_, index) => !change?.removed.has(index));
      const entries = kept.map(
        (entry) => [changes.keys.get(entry) ?? entry.key, fingerprint(entry.value, changes)] as const,
      );
      return object([...entries, ...added(change).map(({ key, value }) => [key!, fingerprintOf(value)] as const)]);
    }
    case 'array': {
      const change = changes.containers.get(node);
      const kept = node.items.filter((_, index) => !change?.removed.has(index));
      return `[${[...kept.map((item) => fingerprint(item, changes)), ...added(change).map(({ value }) => fingerprintOf(value))].join()}]`;
    }
    case 'null':
      return 'null';
    case 'unknown':
      return '?';
    default:
      return scalar(node.value);
  }
}

const added = (change: Change | undefined): readonly NewChild[] => (change ? [...change.first, ...change.last] : []);

function fingerprintOf(value: Printable): string {
  const node = sourceNodeOf(value);
  if (node) return fingerprint(node, UNCHANGED);
  if (isList(value)) return `[${value.map(fingerprintOf).join()}]`;
  if (isRecord(value)) return object(Object.entries(value).map(([key, each]) => [key, fingerprintOf(each)] as const));
  return scalar(value as boolean | number | string | null);
}

function object(entries: readonly (readonly [key: string, value: string])[]): string {
  return `{${entries
    .map(([key, value]) => `${JSON.stringify(key)}:${value}`)
    .sort()
    .join()}}`;
}

function scalar(value: boolean | number | string | null): string {
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  return JSON.stringify(value);
}
