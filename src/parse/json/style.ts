/** How a JSON file is written, and values printed in that way. */
import { remembered } from '../../core/collections.js';
import type { Document } from '../../core/document.js';
import { sourceNodeOf, type Printable } from '../../core/rule.js';
import { walk, type Node } from '../../core/tree.js';
import { behind, containerAround, inBrackets, isList, isScalar, printNumber } from '../text-edits.js';
import type { Container, Scalar } from '../text-edits.js';
import { quoted } from '../javascript/print.js';
import { hasLineBreak, indentAt, isFirstOnLine, lineEndOf, reindent, type LineEnd } from '../lines.js';

export interface JsonStyle {
  readonly text: string;
  readonly lineEnd: LineEnd;
  readonly unit: string;
  /** Between a key and its value, the colon included. */
  readonly colon: string;
  /** Between two children on one line. */
  readonly space: string;
  readonly padding: { readonly object: string; readonly array: string };
  /** Whether arrays of nothing but scalars are on one line. */
  readonly shortArrays: boolean;
  /** Only JSON5 has a choice of these two. */
  readonly quote: '"' | "'";
  readonly bareKeys: boolean;
}

const SCALAR_KINDS = new Set(['string', 'number', 'boolean', 'null']);

export const jsonStyleOf = remembered(detectStyle);

function detectStyle({ text, roots, syntax }: Document): JsonStyle {
  const containers = roots.flatMap((root) => [...walk(root)].filter(isFilled));
  const inLine = containers.filter((each) => !hasLineBreak(text, each.start, childStart(each)));
  const arrays = containers.filter(
    (each) => each.kind === 'array' && each.items.every(({ kind }) => SCALAR_KINDS.has(kind)),
  );
  const colon = colonOf(text, containers);
  const space = colon.endsWith(' ') ? ' ' : '';
  return {
    text,
    lineEnd: lineEndOf(text),
    unit: unitOf(text, containers),
    colon,
    space,
    padding: {
      object:
        paddingOf(
          text,
          inLine.find(({ kind }) => kind === 'object'),
        ) ?? space,
      array:
        paddingOf(
          text,
          inLine.find(({ kind }) => kind === 'array'),
        ) ?? '',
    },
    shortArrays: arrays[0] !== undefined && inLine.includes(arrays[0]),
    ...(syntax.id === 'json5' ? wordsOf(text, containers) : PLAIN_WORDS),
  };
}

const PLAIN_WORDS = { quote: '"', bareKeys: false } as const;

/** As the first text and the first key are written. */
function wordsOf(text: string, containers: readonly Container[]): Pick<JsonStyle, 'quote' | 'bareKeys'> {
  const children = containers.flatMap(childrenOf);
  const string = children.find(({ kind }) => kind === 'string');
  const [key] = containers.flatMap((each) => (each.kind === 'object' ? each.entries : []));
  return {
    quote: string && text[string.start] === "'" ? "'" : '"',
    bareKeys: key !== undefined && !/["']/.test(text[key.start]!),
  };
}

const childrenOf = (container: Container): readonly Node[] =>
  container.kind === 'object' ? container.entries.map(({ value }) => value) : container.items;

function isFilled(node: Node): node is Container {
  return (node.kind === 'object' && node.entries.length > 0) || (node.kind === 'array' && node.items.length > 0);
}

function childStart(container: Container): number {
  return (container.kind === 'object' ? container.entries[0] : container.items[0])!.start;
}

function unitOf(text: string, containers: readonly Container[]): string {
  for (const container of containers) {
    const start = childStart(container);
    if (!hasLineBreak(text, container.start, start) || !isFirstOnLine(text, start)) continue;
    const [outer, inner] = [indentAt(text, container.start), indentAt(text, start)];
    if (inner.length > outer.length && inner.startsWith(outer)) return inner.slice(outer.length);
  }
  return '  ';
}

function colonOf(text: string, containers: readonly Container[]): string {
  for (const container of containers) {
    if (container.kind === 'array') continue;
    const { end, value } = container.entries[0]!;
    const between = text.slice(end, value.start);
    if (/^[ \t]*:[ \t]*$/.test(between)) return between;
  }
  return ': ';
}

function paddingOf(text: string, container: Container | undefined): string | undefined {
  return container && text.slice(container.start + 1, childStart(container));
}

/** Whether what surrounds a node is over several lines; for the root itself, whether the file does. */
export function isSpread(document: Document, node: Node): boolean {
  const around = containerAround(document.roots, node);
  if (around) return hasLineBreak(document.text, around.start, childStart(around));
  return node.kind === 'object' || node.kind === 'array'
    ? hasLineBreak(document.text, node.start, node.end) || !isFilled(node)
    : true;
}

/** A value in the file's style. With an indentation it may take several lines, the later ones so indented. */
export function printJson(value: Printable, style: JsonStyle, indent: string | undefined): string | undefined {
  if (isScalar(value)) return printScalar(value, style);
  const node = sourceNodeOf(value);
  if (node) return printWritten(node, style, indent);
  const { lineEnd, space, unit, padding } = style;
  const outer = isList(value) && isShortArray(value, style) ? undefined : indent;
  const inner = outer === undefined ? undefined : outer + unit;
  const lines = inner === undefined ? undefined : { inner: lineEnd + inner, outer: lineEnd + outer };
  if (isList(value)) {
    const items = value.map((item) => printJson(item, style, inner));
    return inBrackets('[]', items, { padding: padding.array, space, lines });
  }
  const entries = Object.entries(value).map(([key, each]) =>
    behind(printKey(key, style), printJson(each as Printable, style, inner)),
  );
  return inBrackets('{}', entries, { padding: padding.object, space, lines });
}

/** Whether such an array is on one line in this file even among several lines. */
export function isShortArray(items: readonly Printable[], style: JsonStyle): boolean {
  return style.shortArrays && items.every(isScalar);
}

export const printKey = (key: string, style: JsonStyle): string => printName(key, style) + style.colon;

export function printName(key: string, { quote, bareKeys }: Pick<JsonStyle, 'quote' | 'bareKeys'>): string {
  return bareKeys && /^[A-Za-z_$][\w$]*$/.test(key) ? key : printString(key, quote);
}

const printString = (value: string, quote: JsonStyle['quote']): string =>
  quote === '"' ? JSON.stringify(value) : quoted(value, quote);

function printScalar(value: Scalar, { quote }: JsonStyle): string {
  if (typeof value === 'string') return printString(value, quote);
  return typeof value === 'number' ? printNumber(value) : JSON.stringify(value);
}

/** A piece of the file in its own words. */
function printWritten(node: Node, style: JsonStyle, indent: string | undefined): string | undefined {
  const piece = style.text.slice(node.start, node.end);
  const isCutOff = (node.kind === 'object' && !piece.endsWith('}')) || (node.kind === 'array' && !piece.endsWith(']'));
  if (node.file !== undefined || piece === '' || isCutOff) return undefined;
  if (!hasLineBreak(piece, 0, piece.length)) return piece;
  const from = indentAt(style.text, node.start);
  return reindent(piece, from, indent ?? from);
}
