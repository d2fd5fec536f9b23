/** Values printed as YAML, in the style of a file. */
import { append } from '../../core/collections.js';
import { Document, type Scalar as YamlScalar, type SchemaOptions, type YAMLMap } from 'yaml';
import { sourceNodeOf, type Printable, type TextEdit } from '../../core/rule.js';
import { isVague, toValue, type Node, type Place } from '../../core/tree.js';
import type { ListChange } from '../bracketed-list.js';
import {
  hasLineBreak,
  reindent,
  afterLineBreak,
  isFirstOnLine,
  isLineBreak,
  lineEnd,
  lineStart,
  skipSpaces,
  type LineEnd,
} from '../lines.js';
import { originOf } from './origins.js';
import { columnOf, type Quote, type YamlStyle } from './style.js';
import { behind, inBrackets, isList, isScalar, printEach } from '../text-edits.js';
import type { NewChild, Scalar } from '../text-edits.js';

const pad = (column: number): string => ' '.repeat(Math.max(0, column));

/** What is after the colon of an entry at a column, the blank or line break before it included. */
export function behindColon(value: Printable, style: YamlStyle, column: number): string | undefined {
  const node = sourceNodeOf(value);
  const isListed = isList(value) || node?.kind === 'array';
  const inner = Math.max(0, column) + (isListed ? style.listUnit : style.unit);
  const withComments = node && withCommentsBefore(node, style, inner);
  if (withComments !== undefined) return withComments;
  const block = blockAt(value, style, inner);
  if (block !== undefined) return style.lineEnd + pad(inner) + block;
  return behind(' ', printOnLine(value, style, column));
}

/** A mapping or list with the comments that are between the colon and it. */
function withCommentsBefore(node: Node, { text }: YamlStyle, column: number): string | undefined {
  const origin = originOf(node);
  if (origin?.form !== 'block' || origin.hasProps || text[origin.lead - 1] !== ':') return undefined;
  return reindent(text.slice(origin.lead, node.end), pad(columnOf(text, node.start)), pad(column));
}

/** What is after the dash of an item at a column. */
export function behindDash(value: Printable, style: YamlStyle, column: number, quote?: Quote): string | undefined {
  return behind(' ', blockAt(value, style, column + 2) ?? printOnLine(value, style, column, quote));
}

/** A mapping or list over several lines, of which the first begins at a column; undefined for anything else. */
export function blockAt(value: Printable, style: YamlStyle, column: number): string | undefined {
  const node = sourceNodeOf(value);
  if (node) {
    if (originOf(node)?.form !== 'block') return undefined;
    return reindent(style.text.slice(node.start, node.end), pad(columnOf(style.text, node.start)), pad(column));
  }
  if (isScalar(value) || (isList(value) && style.shortLists && value.every(isScalar))) return undefined;
  const children: NewChild[] = isList(value)
    ? value.map((item) => ({ value: item }))
    : Object.entries(value).map(([key, each]) => ({ key, value: each as Printable }));
  return printChildren(children, style, column);
}

/** The entries or items of a block whose first line begins at a column; undefined where there are none. */
export function printChildren(children: readonly NewChild[], style: YamlStyle, column: number): string | undefined {
  const lines = printEach(children, ({ key, value }) =>
    key === undefined
      ? behind('-', behindDash(value, style, column))
      : behind(`${printKey(key, style, { inFlow: false })}:`, behindColon(value, style, column)),
  );
  return lines?.length ? lines.join(style.lineEnd + pad(column)) : undefined;
}

/** A scalar, or a collection in braces or brackets. */
function printOnLine(value: Printable, style: YamlStyle, column: number, quote?: Quote): string | undefined {
  if (isScalar(value)) return printScalar(value, style, { inFlow: false, column, quote });
  const node = sourceNodeOf(value);
  if (!node) return printFlow(value, style);
  if (node.start === node.end || originOf(node)?.form === 'pair') return undefined;
  const from = pad(originOf(node)?.column ?? 0);
  return originOf(node) && reindent(style.text.slice(node.start, node.end), from, pad(column));
}

/** A value within braces or brackets. */
export function printFlow(value: Printable, style: YamlStyle): string | undefined {
  if (isScalar(value)) return printScalar(value, style, { inFlow: true, column: 0 });
  const node = sourceNodeOf(value);
  if (node) return printWrittenInFlow(node, style);
  if (isList(value)) {
    const items = value.map((item) => printFlow(item, style));
    return inBrackets('[]', items, { padding: style.padding.array });
  }
  const entries = Object.entries(value).map(([key, each]) => printFlowEntry(key, each as Printable, style));
  return inBrackets('{}', entries, { padding: style.padding.object });
}

export function printFlowEntry(key: string, value: Printable, style: YamlStyle): string | undefined {
  return behind(`${printKey(key, style, { inFlow: true })}: `, printFlow(value, style));
}

/** Only quotes and brackets mean the same within brackets as outside of them. */
function printWrittenInFlow(node: Node, style: YamlStyle): string | undefined {
  const origin = originOf(node);
  const piece = style.text.slice(node.start, node.end);
  if (!origin || isVague(node)) return undefined;
  const isSame = origin.inFlow ? origin.form !== 'pair' && piece !== '' : /^["'[{]/.test(piece);
  if (isSame && !hasLineBreak(piece)) return piece;
  return printFlow(toValue(node) as Printable, style);
}

interface HowToPrint {
  readonly inFlow: boolean;
  /** The way to quote, where it can be kept. */
  readonly quote?: Quote;
}

export function printKey(key: string, style: YamlStyle, { inFlow, quote = style.keyQuote }: HowToPrint): string {
  const document = documentOf({ [key]: 0 }, inFlow, {});
  (document.contents as YAMLMap<YamlScalar>).items[0]!.key.type = quote;
  return inner(stringify(document, style), '', ': 0', inFlow);
}

/** `column` is that of the collection around it, from which the lines of a block are indented. */
export function printScalar(
  value: Scalar,
  style: YamlStyle,
  { inFlow, quote = style.quote, column }: HowToPrint & { readonly column: number },
): string {
  // What YAML 1.1 takes for something else than text is quoted too.
  const document = documentOf({ k: value }, inFlow, { compat: 'yaml-1.1' });
  const isLong = typeof value === 'string' && hasLineBreak(value);
  const way = inFlow && isLong ? 'QUOTE_DOUBLE' : quote;
  // Said to be plain, a text of several lines would not become a block.
  if (way !== 'PLAIN') (document.contents as YAMLMap<YamlScalar, YamlScalar>).items[0]!.value!.type = way;
  const text = inner(stringify(document, style), 'k: ', '', inFlow);
  return text.replace(
    /\n(\n*)/g,
    (_, more: string, at: number) =>
      style.lineEnd.repeat(more.length + 1) + (at + more.length + 1 < text.length ? pad(column) : ''),
  );
}

function documentOf(value: Readonly<Record<string, Scalar>>, inFlow: boolean, options: SchemaOptions): Document {
  const document = new Document(value, { version: '1.2', schema: 'core', ...options });
  (document.contents as unknown as YAMLMap).flow = inFlow;
  return document;
}

function stringify(document: Document, style: YamlStyle): string {
  return document.toString({
    indent: style.unit,
    singleQuote: style.prefersSingle ? true : null,
    simpleKeys: true,
    lineWidth: 0,
    doubleQuotedMinMultiLineLength: Infinity,
  });
}

function inner(text: string, before: string, after: string, inFlow: boolean): string {
  const [open, close] = inFlow ? ['{ ', ' }\n'] : ['', '\n'];
  return text.slice((open + before).length, text.length - (after + close).length);
}

/**
 * Removes from and adds to a YAML mapping or list that is written line by line, where at least one child stays. Comments
 * outside of a child stay too. What is added has all lines but the first indented to the column of the children.
 */
export function editBlock(text: string, children: readonly Place[], change: ListChange, ending: LineEnd): TextEdit[] {
  const kept = children.filter((_, index) => !change.removed.has(index));
  const separator = ending + ' '.repeat(children[0]!.start - lineStart(text, children[0]!.start));
  const edits: TextEdit[] = [];

  const atStart = movedUp(text, children, change.removed);
  const atEnd = endOfFile(text, children, change.removed);
  append(
    edits,
    [atStart, atEnd].filter((edit) => edit !== undefined),
  );
  for (const index of change.removed) {
    const child = children[index]!;
    const isDone = (atStart && child.start < atStart.end) || (atEnd && child.start > atEnd.start);
    if (!isDone) edits.push(removal(text, child));
  }
  if (change.first.length > 0) {
    const at = kept[0]!.start;
    edits.push({ start: at, end: at, text: change.first.map((child) => child + separator).join('') });
  }
  if (change.last.length > 0) edits.push(appended(text, kept.at(-1)!, change.last, separator, ending, atEnd));
  return edits;
}

/** On the lines below the last child; in a file that ends with it, behind it. */
function appended(
  text: string,
  { end }: Place,
  children: readonly string[],
  separator: string,
  ending: LineEnd,
  atEnd: TextEdit | undefined,
): TextEdit {
  const line = lineEnd(text, end);
  const at = afterLineBreak(text, line);
  if (at === line || atEnd)
    return { start: line, end: line, text: children.map((child) => separator + child).join('') };
  const indent = separator.slice(ending.length);
  return { start: at, end: at, text: children.map((child) => indent + child + ending).join('') };
}

/** Where the first children go and are after a dash, the next one takes their place, unless a comment is between. */
function movedUp(text: string, children: readonly Place[], removed: ReadonlySet<number>): TextEdit | undefined {
  const first = children[0]!;
  if (!removed.has(0) || isFirstOnLine(text, first.start)) return undefined;
  for (let index = 1; index < children.length; index++) {
    const child = children[index]!;
    if (text.slice(children[index - 1]!.end, child.start).trim() !== '') return undefined;
    if (!removed.has(index)) return { start: first.start, end: child.start, text: '' };
  }
  return undefined;
}

/** Where the last children go and the file has no line break behind them, it has none afterwards. */
function endOfFile(text: string, children: readonly Place[], removed: ReadonlySet<number>): TextEdit | undefined {
  const lastKept = children.findLastIndex((_, index) => !removed.has(index));
  if (lastKept === children.length - 1 || children.at(-1)!.end < text.length) return undefined;
  const start = lineEnd(text, children[lastKept]!.end);
  const gaps = children.slice(lastKept + 1).map((child, index) => {
    const before = children[lastKept + index]!.end;
    return text.slice(Math.max(before, start), child.start);
  });
  return gaps.join('').trim() === '' ? { start, end: text.length, text: '' } : undefined;
}

function removal(text: string, { start, end }: Place): TextEdit {
  const behind = skipSpaces(text, end);
  const hasComment = behind < text.length && !isLineBreak(text, behind);
  if (hasComment || !isFirstOnLine(text, start)) return { start, end: behind, text: '' };
  return wholeLines(text, lineStart(text, start), behind);
}

/** With the line break, and without two blank lines becoming neighbours or one becoming the last of the file. */
function wholeLines(text: string, start: number, end: number): TextEdit {
  let from = start;
  let to = afterLineBreak(text, end);
  if (to === end) return { start: beforeLineBreak(text, start), end, text: '' };
  const isBlankBefore = start === 0 || isBlankLine(text, lineStart(text, beforeLineBreak(text, start)));
  if (to === text.length) {
    while (from > 0 && isBlankLine(text, lineStart(text, beforeLineBreak(text, from)))) {
      from = lineStart(text, beforeLineBreak(text, from));
    }
  } else if (isBlankBefore) {
    while (to < text.length && isBlankLine(text, to)) to = afterLineBreak(text, lineEnd(text, to));
  }
  return { start: from, end: to, text: '' };
}

const isBlankLine = (text: string, start: number): boolean => skipSpaces(text, start) === lineEnd(text, start);

function beforeLineBreak(text: string, offset: number): number {
  if (text[offset - 1] === '\n') return text[offset - 2] === '\r' ? offset - 2 : offset - 1;
  return text[offset - 1] === '\r' ? offset - 1 : offset;
}
