/** How JSON and JSONC point into their strings and print structural edits. */
import { JSON_WORDS, type Document, type Syntax } from '../../core/document.js';
import type { Edit, Printable, TextEdit } from '../../core/rule.js';
import type { Node, StringNode, Place } from '../../core/tree.js';
import { behind, changesOf, childPlaces, differing, printEach, printEdits } from '../text-edits.js';
import type { Change, Container, NewChild } from '../text-edits.js';
import { editList, layoutOf, type BracketedList, type ListStyle } from '../bracketed-list.js';
import { isShortArray, isSpread, jsonStyleOf, printJson, printKey, printName, type JsonStyle } from './style.js';
import { indentAt } from '../lines.js';
import { offsetFinder } from '../javascript/print.js';

export const jsonSyntax: Syntax = { id: 'json', words: JSON_WORDS, offsetIn, print };
/** With comments and trailing commas. */
export const jsoncSyntax: Syntax = { id: 'jsonc', words: JSON_WORDS, offsetIn, print };

function offsetIn(text: string, node: StringNode, index: number): number | undefined {
  const { start, end, value } = node;
  if (end - start !== value.length + 2) return offsetAmongEscapes(text, node, index);
  return index <= value.length ? start + 1 + index : undefined;
}

const offsetAmongEscapes = offsetFinder((text, { start, end }) => {
  const offsets: number[] = [];
  for (let at = start + 1; at < end;) {
    offsets.push(at);
    if (text[at] === '\\') at += text[at + 1] === 'u' ? 6 : 2;
    else at++;
  }
  return offsets;
});

function print(document: Document, edits: readonly Edit[]): readonly TextEdit[] | undefined {
  const changes = changesOf(edits);
  if (!changes) return undefined;
  const style = jsonStyleOf(document);
  return printEdits(changes, {
    value: (node, value) => setValue(document, style, node, value),
    key({ start, end }, key) {
      const bareKeys = !/["']/.test(document.text[start]!);
      return { start, end, text: printName(key, { ...style, bareKeys }) };
    },
    children: (container, change) => changeContainer(document, style, container, change),
  });
}

function setValue(document: Document, style: JsonStyle, node: Node, value: Printable): TextEdit | undefined {
  const isString = node.kind === 'string' && document.text[node.start] === '"';
  if (isString && typeof value === 'string') return rewriteString(document.text, node, value);
  const indent = isSpread(document, node) ? indentAt(document.text, node.start) : undefined;
  const text = printJson(value, style, indent);
  return text === undefined ? undefined : { start: node.start, end: node.end, text };
}

function rewriteString(text: string, node: StringNode, value: string): TextEdit | undefined {
  const edit = differing(text, node, value, offsetIn);
  return edit && { ...edit, text: JSON.stringify(edit.text).slice(1, -1) };
}

function changeContainer(
  document: Document,
  style: JsonStyle,
  container: Container,
  change: Change,
): TextEdit[] | undefined {
  const { text } = document;
  if (text[container.end - 1] !== (container.kind === 'object' ? '}' : ']')) return undefined;
  const added = [...change.first, ...change.last].map(({ value }) => value);
  const staysShort = container.kind === 'array' && isShortArray(added, style);
  const list: BracketedList = { ...container, children: childPlaces(container), commentEnd };
  const listStyle: ListStyle = {
    lineEnd: style.lineEnd,
    unit: style.unit,
    space: style.space,
    padding: style.padding[container.kind],
    opensUp: list.children.length === 0 && isSpread(document, container) && !staysShort,
  };
  const indent = layoutOf(text, list, change.removed, listStyle)?.indent;
  const printChild = ({ key, value }: NewChild): string | undefined =>
    behind(key === undefined ? '' : printKey(key, style), printJson(value, style, indent));
  const first = printEach(change.first, printChild);
  const last = printEach(change.last, printChild);
  return first && last && editList(text, list, { removed: change.removed, first, last }, listStyle);
}

/** All comments of a text, which may be broken, or JSON5. */
export function commentsIn(text: string): Place[] {
  const comments: Place[] = [];
  const marks = /["'/]/g;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const { index: start } = mark;
    if (mark[0] !== '/') marks.lastIndex = stringEnd(text, start);
    else if (text.startsWith('/*', start) || text.startsWith('//', start)) {
      const closed = commentEnd(text, start);
      const end = closed === start ? text.length : closed;
      comments.push({ start, end });
      marks.lastIndex = end;
    }
  }
  return comments;
}

/** By hand: a regular expression's own stack ends at some millions of characters. */
function stringEnd(text: string, start: number): number {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at++) {
    const char = text[at]!;
    if (char === quote) return at + 1;
    if (char === '\\') at++;
    if (text[at] === '\n' || text[at] === '\r') return at;
  }
  return text.length;
}

/** Where the comment ends that starts at an offset; the same offset where none does, or where it never ends. */
export function commentEnd(text: string, at: number): number {
  if (text[at] !== '/') return at;
  if (text[at + 1] === '*') {
    const close = text.indexOf('*/', at + 2);
    return close < 0 ? at : close + 2;
  }
  if (text[at + 1] !== '/') return at;
  let end = at + 2;
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++;
  return end;
}
