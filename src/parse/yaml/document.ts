/** YAML as a document: how it is read, points into its strings and prints structural edits. */
import { remembered, countLeading } from '../../core/collections.js';
import { BARE_WORDS, type Document, type Syntax } from '../../core/document.js';
import { LIMITS, BOUNDS } from '../../engine/limits.js';
import { type Edit, type Printable, type TextEdit, sourceNodeOf } from '../../core/rule.js';
import type { Entry, Node, StringNode, Place } from '../../core/tree.js';
import { changesOf, differing, isScalar, printEach, printEdits, isList, isRecord, lastFrom } from '../text-edits.js';
import type { Change, Container, NewChild, Changes } from '../text-edits.js';
import { editList, type BracketedList, type ListStyle } from '../bracketed-list.js';
import { hasLineBreak, isLineBreak, lineEnd, skipSpaces, afterLineBreak, lineStart } from '../lines.js';
import {
  editBlock,
  behindColon,
  behindDash,
  blockAt,
  printChildren,
  printFlow,
  printFlowEntry,
  printKey,
  printScalar,
} from './print.js';
import { isEntryInFlow, originOf, type Origin, type Child } from './origins.js';
import { readYaml, yamlComments, type YamlLimits } from './read.js';
import { offsetInYaml, columnOf, quoteOf, yamlStyleOf, type Quote, type YamlStyle } from './style.js';
import { applyEdits } from '../../engine/fix.js';

/** One root for each document of the stream. */
export function parseYaml(path: string, text: string, limits: YamlLimits = LIMITS): Document {
  return { path, text, syntax: yamlSyntax, ...readYaml(text, limits), comments: () => yamlComments(text) };
}

const yamlSyntax: Syntax = { id: 'yaml', words: BARE_WORDS, offsetIn: offsetInYaml, print };

function print(document: Document, edits: readonly Edit[]): readonly TextEdit[] | undefined {
  const changes = changesOf(edits);
  if (!changes || changes.texts.length > 0) return undefined;
  const style = yamlStyleOf(document);
  // Of two that end on one line, the inner one is added to first.
  const containers = new Map([...changes.containers].sort(([a], [b]) => b.start - a.start));
  const settled = printEdits(
    { ...changes, containers },
    {
      value: (node, value) => setValue(style, node, value),
      key: (entry, key) => renameKey(style, entry, key),
      children: (container, change) => changeContainer(style, container, change),
    },
  );
  return settled && saysWhatWasMeant(document, changes, settled) ? settled : undefined;
}

function renameKey(style: YamlStyle, entry: Entry, key: string): TextEdit | undefined {
  const inFlow = isEntryInFlow(entry);
  if (inFlow === undefined) return undefined;
  const { start, end } = entry;
  return { start, end, text: printKey(key, style, { inFlow, quote: quoteOf(style.text, start) }) };
}

function setValue(style: YamlStyle, node: Node, value: Printable): TextEdit | undefined {
  const origin = originOf(node);
  if (!origin) return undefined;
  const { text } = style;
  const { start, end } = node;
  if (isScalar(value) && start < end && origin.form === 'scalar') return rewriteScalar(style, node, origin, value);

  if (origin.inFlow) {
    const printed = printFlow(value, style);
    if (printed === undefined) return undefined;
    return start < end ? { start, end, text: printed } : { start: origin.lead, end: origin.lead, text: ' ' + printed };
  }
  const quote = hasCommentBehind(text, end) ? 'QUOTE_DOUBLE' : undefined;
  if (origin.column < 0) {
    const printed = blockAt(value, style, columnOf(text, start)) ?? behindDash(value, style, -1, quote)?.trimStart();
    return printed === undefined ? undefined : { start, end, text: printed };
  }
  if (origin.hasProps || text.slice(origin.lead, start).trim() !== '') return undefined;
  const isEntry = text[origin.lead - 1] === ':';
  const printed = (isEntry ? behindColon : behindDash)(value, style, origin.column, quote);
  // Blanks behind an empty value belong to the comment that may follow.
  return printed === undefined
    ? undefined
    : { start: origin.lead, end: start < end ? end : origin.lead, text: printed };
}

/** One scalar for another, quoted as it was. */
function rewriteScalar(
  style: YamlStyle,
  node: Node,
  { inFlow, column }: Origin,
  value: Parameters<typeof printScalar>[0],
): TextEdit {
  const { text } = style;
  const { start, end } = node;
  if (node.kind === 'string' && typeof value === 'string' && text[start] === '"') {
    const edit = rewriteQuoted(text, node, value);
    if (edit) return edit;
  }
  const isBlock = text[start] === '|' || text[start] === '>';
  const keeps: Quote = node.kind === 'string' ? quoteOf(text, start) : style.quote;
  const quote = !isBlock && hasCommentBehind(text, end) && keeps === 'PLAIN' ? plainOrQuoted(value) : keeps;
  return { start, end, text: printScalar(value, style, { inFlow, quote, column }) };
}

/** A block of lines would swallow the comment behind it. */
function plainOrQuoted(value: Parameters<typeof printScalar>[0]): Quote {
  return typeof value === 'string' && hasLineBreak(value) ? 'QUOTE_DOUBLE' : 'PLAIN';
}

function rewriteQuoted(text: string, node: StringNode, value: string): TextEdit | undefined {
  if (hasLineBreak(text, node.start, node.end)) return undefined;
  const edit = differing(text, node, value, offsetInYaml);
  return edit && { ...edit, text: JSON.stringify(edit.text).slice(1, -1) };
}

function hasCommentBehind(text: string, end: number): boolean {
  const behind = skipSpaces(text, end);
  return behind < text.length && !isLineBreak(text, behind);
}

function changeContainer(style: YamlStyle, container: Container, change: Change): TextEdit[] | undefined {
  const origin = originOf(container);
  const indexes = origin && indexesOf(container, origin, change);
  if (!indexes) return undefined;
  const located: Change = { ...change, removed: indexes };
  if (origin.form === 'block') return changeBlock(style, container, origin, located);
  if (origin.form !== 'flow') return undefined;
  return openUp(style, container, origin, located) ?? changeFlow(style, container, origin, located);
}

/** A child that came in by a merge key cannot be removed here. */
function indexesOf(container: Container, { children }: Origin, { removed }: Change): Set<number> | undefined {
  const all: readonly (Entry | Node)[] = container.kind === 'object' ? container.entries : container.items;
  const own = indexesOfOwn(children);
  const indexes = [...removed].map((index) => own.get(all[index]!));
  return indexes.every((index) => index !== undefined) ? new Set(indexes) : undefined;
}

const indexesOfOwn = remembered(
  (children: Origin['children']): ReadonlyMap<Entry | Node, number> =>
    new Map(children.map(({ of }, index) => [of, index])),
);

function changeBlock(style: YamlStyle, container: Container, origin: Origin, change: Change): TextEdit[] | undefined {
  const { text, lineEnd } = style;
  const { children } = origin;
  if (children.length === 0) return undefined;
  const column = columnOf(text, children[0]!.start);
  const first = printEach(change.first, (child) => printChildren([child], style, column));
  const last = printEach(change.last, (child) => printChildren([child], style, column));
  if (!first || !last) return undefined;
  if (change.removed.size < children.length) {
    return editBlock(text, children, { removed: change.removed, first, last }, lineEnd);
  }

  const { start, end } = { start: children[0]!.start, end: children.at(-1)!.end };
  const hasCommentBetween = children.some(
    (child, index) => index > 0 && text.slice(children[index - 1]!.end, child.start).trim() !== '',
  );
  if (hasCommentBetween) return undefined;
  const added = [...first, ...last];
  if (added.length > 0) return [{ start, end, text: added.join(lineEnd + ' '.repeat(column)) }];
  const empty = container.kind === 'object' ? '{}' : '[]';
  const isDirect = origin.column >= 0 && !origin.hasProps && text.slice(origin.lead, start).trim() === '';
  return [isDirect ? { start: origin.lead, end, text: ' ' + empty } : { start, end, text: empty }];
}

/** Children for `{}` or `[]` are written line by line, where the file does so. */
function openUp(style: YamlStyle, container: Container, origin: Origin, change: Change): TextEdit[] | undefined {
  const { text } = style;
  const added = [...change.first, ...change.last];
  const isShort = container.kind === 'array' && style.shortLists && added.every(({ value }) => isScalar(value));
  if (origin.inFlow || origin.hasProps || isShort || added.length === 0) return undefined;
  if (text.slice(container.start + 1, container.end - 1).trim() !== '') return undefined;
  const { start, end } = container;
  if (text.slice(origin.lead, start).trim() !== '') return undefined;
  const isEntry = origin.column >= 0 && text[origin.lead - 1] === ':';
  const unit = container.kind === 'object' ? style.unit : style.listUnit;
  const column = isEntry ? origin.column + unit : columnOf(text, start);
  const printed = printChildren(added, style, column);
  if (printed === undefined) return undefined;
  if (isEntry) return [{ start: origin.lead, end, text: style.lineEnd + ' '.repeat(column) + printed }];
  return [{ start, end, text: printed }];
}

function changeFlow(style: YamlStyle, container: Container, origin: Origin, change: Change): TextEdit[] | undefined {
  const print = ({ key, value }: NewChild) =>
    key === undefined ? printFlow(value, style) : printFlowEntry(key, value, style);
  const first = printEach(change.first, print);
  const last = printEach(change.last, print);
  if (!first || !last) return undefined;
  const { start, end } = container;
  const list: BracketedList = { start, end, children: origin.children, commentEnd };
  const listStyle: ListStyle = {
    lineEnd: style.lineEnd,
    unit: ' '.repeat(style.unit),
    space: ' ',
    padding: style.padding[container.kind],
    opensUp: false,
  };
  return editList(style.text, list, { removed: change.removed, first, last }, listStyle);
}

const commentEnd = (text: string, at: number): number => (text[at] === '#' ? lineEnd(text, at) : at);

// Whether YAML still says what was meant after edits. It has too many ways to be misunderstood, so it is read again.

/** So much text is read again for the fixes of one document, which may be the whole of it for each; the rest is for the next pass. */
const mostReadAgain = ({ text }: Document): number => Math.max(500_000, 10 * text.length);
const readAgain = new WeakMap<Document, number>();

const ALIAS = /[\s[{,:]\*[^\s*]/;
const mayHoldAliases = remembered(({ text }: Document) => ALIAS.test(text));

function saysWhatWasMeant(document: Document, changes: Changes, edits: readonly TextEdit[]): boolean {
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
