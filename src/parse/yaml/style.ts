/** How a YAML file is written. */
import { remembered } from '../../core/collections.js';
import type { Document } from '../../core/document.js';
import { entries, walk } from '../../core/tree.js';
import type { ArrayNode, Node, ObjectNode, Place, StringNode } from '../../core/tree.js';
import { hasLineBreak, lineEndOf, lineStart, type LineEnd } from '../lines.js';
import { originOf } from './origins.js';
import { offsetFinder, type Offsets } from '../javascript/print.js';

export type Quote = 'PLAIN' | 'QUOTE_DOUBLE' | 'QUOTE_SINGLE' | 'BLOCK_LITERAL' | 'BLOCK_FOLDED';

export interface YamlStyle {
  readonly text: string;
  readonly lineEnd: LineEnd;
  /** By how many columns a mapping is indented in its entry. */
  readonly unit: number;
  /** By how many columns a list is indented in its entry. */
  readonly listUnit: number;
  /** Whether lists of nothing but scalars are written in brackets. */
  readonly shortLists: boolean;
  readonly padding: { readonly object: string; readonly array: string };
  /** How all strings of the file are quoted; plain where they differ. */
  readonly quote: Quote;
  readonly keyQuote: Quote;
  readonly prefersSingle: boolean;
}

export const yamlStyleOf = remembered(detectStyle);

function detectStyle({ text, roots }: Document): YamlStyle {
  const nodes = roots.flatMap((root) => [...walk(root)]);
  const filled = nodes.filter((node) => (originOf(node)?.children.length ?? 0) > 0) as (ObjectNode | ArrayNode)[];
  const inEntries = filled.filter((node) => originOf(node)!.form === 'block' && text[originOf(node)!.lead - 1] === ':');
  const indentOf = (kind: 'object' | 'array'): number | undefined => {
    const node = inEntries.find((each) => each.kind === kind);
    return node && columnOf(text, node.start) - originOf(node)!.column;
  };
  const lists = filled.filter(
    (node) => node.kind === 'array' && node.items.every((item) => originOf(item)?.form === 'scalar'),
  );
  const quotes = new Set(nodes.flatMap((node) => quotesOf(text, node)));
  const keyQuotes = new Set(nodes.flatMap((node) => entries(node).map(({ start }) => quoteOf(text, start))));
  const unit = positive(indentOf('object')) ?? positive(indentOf('array')) ?? 2;
  return {
    text,
    lineEnd: lineEndOf(text),
    unit,
    listUnit: indentOf('array') ?? unit,
    shortLists: lists[0] !== undefined && originOf(lists[0])!.form === 'flow',
    padding: { object: paddingOf(text, filled, 'object') ?? ' ', array: paddingOf(text, filled, 'array') ?? '' },
    quote: quotes.size === 1 ? [...quotes][0]! : 'PLAIN',
    keyQuote: keyQuotes.size === 1 ? [...keyQuotes][0]! : 'PLAIN',
    prefersSingle: quotes.has('QUOTE_SINGLE') && !quotes.has('QUOTE_DOUBLE'),
  };
}

export const columnOf = (text: string, offset: number): number => offset - lineStart(text, offset);

export function quoteOf(text: string, start: number): Quote {
  if (text[start] === '"') return 'QUOTE_DOUBLE';
  if (text[start] === "'") return 'QUOTE_SINGLE';
  if (text[start] === '|') return 'BLOCK_LITERAL';
  return text[start] === '>' ? 'BLOCK_FOLDED' : 'PLAIN';
}

/** A block says nothing of how the file quotes its strings. */
function quotesOf(text: string, node: Node): Quote[] {
  if (node.kind !== 'string' || text[node.start] === '|' || text[node.start] === '>') return [];
  return [quoteOf(text, node.start)];
}

function positive(count: number | undefined): number | undefined {
  return count !== undefined && count > 0 ? count : undefined;
}

function paddingOf(text: string, nodes: readonly Node[], kind: 'object' | 'array'): string | undefined {
  for (const node of nodes) {
    const origin = originOf(node)!;
    if (node.kind !== kind || origin.form !== 'flow') continue;
    const padding = text.slice(node.start + 1, origin.children[0]!.start);
    if (!hasLineBreak(padding)) return padding.trim() === '' ? padding : undefined;
  }
  return undefined;
}

// Where the units of a YAML string's value stand: in plain and quoted text, over several lines too, and in blocks.

/** Takes the next units of the value and the offset that they are at. */
type Add = (units: string, offset: number) => void;

export function offsetInYaml(text: string, node: StringNode, index: number): number | undefined {
  const { start, end } = contentOf(text, node);
  const isBlock = text[node.start] === '|' || text[node.start] === '>';
  // Folds and escapes only ever make a value shorter than its text.
  if (isBlock || end - start !== node.value.length) return offsetAmongFolds(text, node, index);
  return index <= node.value.length ? start + index : undefined;
}

/** Without the quotes. */
function contentOf(text: string, { start, end }: StringNode): Place {
  const isQuoted = text[start] === '"' || text[start] === "'";
  return isQuoted ? { start: start + 1, end: end - 1 } : { start, end };
}

const offsetAmongFolds = offsetFinder((text, node) => {
  const { value } = node;
  const { start, end } = contentOf(text, node);
  const offsets: number[] = [];
  let read = '';
  const add: Add = (units, offset) => {
    for (let index = 0; index < units.length; index++) offsets.push(offset);
    read += units;
  };
  const style = text[node.start];
  if (style === '|' || style === '>') readBlock(text, start, end, value, add);
  else if (style === '"') readDoubleQuoted(text, start, end, add);
  else readFolded(text, start, end, style === "'", add);
  return isWhole(read, value) ? withEnd(offsets, value.length, end) : undefined;
});

/** What a block has of line breaks at its end is after its content. */
function isWhole(read: string, value: string): boolean {
  return value.startsWith(read) && !/[^\n]/.test(value.slice(read.length));
}

function withEnd(offsets: number[], length: number, end: number): Offsets {
  while (offsets.length <= length) offsets.push(end);
  return offsets;
}

/** Plain text, or text in single quotes. */
function readFolded(text: string, start: number, end: number, isQuoted: boolean, add: Add): void {
  for (let at = start; at < end;) {
    const behind = readBlanks(text, at, end, add);
    if (behind > at) at = behind;
    else {
      add(text[at]!, at);
      at += isQuoted && text.startsWith("''", at) ? 2 : 1;
    }
  }
}

/** Blanks, or line breaks with blanks around them: one is read as a blank, and of several all but the first. */
function readBlanks(text: string, start: number, end: number, add: Add): number {
  let at = start;
  let breaks = 0;
  while (at < end && /[ \t\r\n]/.test(text[at]!)) if (text[at++] === '\n') breaks++;
  if (breaks === 1) add(' ', start);
  else if (breaks > 1) add('\n'.repeat(breaks - 1), start);
  else for (let blank = start; blank < at; blank++) add(text[blank]!, blank);
  return at;
}

const ESCAPES: Readonly<Record<string, string>> = {
  ...{ '0': '\0', a: '\x07', b: '\b', e: '\x1b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' },
  ...{ N: '\u0085', _: '\u00a0', L: '\u2028', P: '\u2029', ' ': ' ', '"': '"', '/': '/', '\\': '\\', '\t': '\t' },
};
const HEX_DIGITS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

function readDoubleQuoted(text: string, start: number, end: number, add: Add): void {
  for (let at = start; at < end;) {
    const behind = readBlanks(text, at, end, add);
    const escape = text[at + 1] ?? '';
    if (behind > at) at = behind;
    else if (text[at] !== '\\') add(text[at]!, at++);
    else if (escape === '\n' || escape === '\r') {
      // A line break behind a backslash is no part of the value, but further ones are.
      at = readBlanks(text, at + 1, end, (units) => units !== ' ' && add(units, at));
    } else {
      const digits = HEX_DIGITS[escape] ?? 0;
      const code = parseInt(text.slice(at + 2, at + 2 + digits), 16);
      add(code <= 0x10ffff ? String.fromCodePoint(code) : (ESCAPES[escape] ?? ''), at);
      at += 2 + digits;
    }
  }
}

/** The lines below a `|` or `>`; in the latter, lines that are not indented further are folded into one. */
function readBlock(text: string, start: number, end: number, value: string, add: Add): void {
  const isFolded = text[start] === '>';
  const lines = linesOf(text, start, end).slice(1);
  const first = lines.findIndex(({ content }) => /[^ ]/.test(content));
  if (first < 0) return;
  // Where the header tells the indentation, further blanks are a part of the value.
  const indent = blanksOf(lines[first]!.content) - blanksOf(value.split('\n', first + 1)[first] ?? '');
  let separator = '';
  let wasDeeper = false;
  for (const [index, { content, at }] of lines.entries()) {
    const kept = content.slice(indent);
    if (index < first) {
      add(kept + '\n', at);
      continue;
    }
    const isDeeper = kept.startsWith(' ') || kept.startsWith('\t');
    if (isFolded && kept === '') {
      if (separator === '\n') add('\n', at - 1);
      separator = '\n';
      continue;
    }
    if (isFolded && isDeeper && separator !== '') {
      if (separator === '\n' && !wasDeeper) add('\n', at - 1);
      separator = '\n';
    }
    add(separator, at - 1);
    separator = isFolded && !isDeeper ? ' ' : '\n';
    wasDeeper = isDeeper;
    for (let unit = 0; unit < kept.length; unit++) add(kept[unit]!, at + indent + unit);
  }
}

function linesOf(text: string, start: number, end: number): { readonly content: string; readonly at: number }[] {
  let at = start;
  return text
    .slice(start, end)
    .split('\n')
    .map((line) => {
      const from = at;
      at += line.length + 1;
      return { content: line.replace(/\r$/, ''), at: from };
    });
}

const blanksOf = (line: string): number => line.length - line.replace(/^ +/, '').length;
