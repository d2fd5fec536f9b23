/** Structural edits of Python: literals, names of keywords, lists in brackets, annotations. What black would have to repair is not printed. */
import type { Document } from '../../core/document.js';
import { sourceNodeOf, type Edit, type Printable, type TextEdit } from '../../core/rule.js';
import type { Entry, Node, Place, StringNode } from '../../core/tree.js';
import { decode } from '../../extract/python/strings.js';
import { bare, childrenOf, listed, subscriptOf, type PyNode } from '../../extract/python/syntax.js';
import { applyEdits } from '../../engine/fix.js';
import { editList, type BracketedList, type ListStyle } from '../bracketed-list.js';
import { lineEnd, lineEndOf, lineStart } from '../lines.js';
import { behind, changesOf, differing, inBrackets, isList, printEach, printEdits, printNumber } from '../text-edits.js';
import type { Change, NewChild } from '../text-edits.js';

type OffsetIn = (text: string, node: StringNode, index: number) => number | undefined;

export function printPython(
  { text }: Document,
  root: PyNode,
  offsetIn: OffsetIn,
  edits: readonly Edit[],
): readonly TextEdit[] | undefined {
  const changes = changesOf(edits);
  const settled =
    changes &&
    printEdits(changes, {
      value: (node, value) => setValue(text, root, offsetIn, node, value),
      key: (entry, key) => rename(text, root, entry, key),
      nullable: (node) => allowNone(text, root, node),
      children: (container, change) => changeList(text, root, container, change),
    });
  return settled && fits(text, root, settled) ? settled : undefined;
}

/** Black's default. */
const LONGEST_LINE = 88;

/** Longer code means that black has other settings there, or is not used. A text may be longer in any case. */
const longestIn = (text: string): number =>
  text.split(/\r?\n/).reduce((most, line) => (/["'#]/.test(line) ? most : Math.max(most, line.length)), LONGEST_LINE);

/** No line gets too long that was not; in strings black changes nothing. */
function fits(text: string, root: PyNode, edits: readonly TextEdit[]): boolean {
  const longest = longestIn(text);
  return edits.every((edit) => {
    const inner = root.resolveInner(edit.start, 1);
    if (/String/.test(inner.name) && inner.from < edit.start) return true;
    const [start, end] = [lineStart(text, edit.start), lineEnd(text, edit.end)];
    const shifted = { start: edit.start - start, end: edit.end - start, text: edit.text };
    const after = applyEdits(text.slice(start, end), [shifted]).split(/\r?\n/);
    return after.every((line) => line.length <= Math.max(longest, end - start));
  });
}

/** The expression that is exactly at a place. */
function expressionAt(root: PyNode, { start, end }: Place): PyNode | undefined {
  for (let at: PyNode | null = root.resolveInner(start, 1); at?.from === start; at = at.parent)
    if (at.to === end) return at;
  return undefined;
}

const LITERAL = /^(?:String|Number|Boolean|None|UnaryExpression|ArrayExpression|DictionaryExpression)$/;

function setValue(text: string, root: PyNode, offsetIn: OffsetIn, node: Node, value: Printable): TextEdit | undefined {
  const at = expressionAt(root, node);
  if (!at || !LITERAL.test(at.name)) return undefined;
  if (node.kind === 'string' && typeof value === 'string') return rewriteString(text, offsetIn, node, value);
  const printed = printValue(value);
  return printed === undefined ? undefined : { start: node.start, end: node.end, text: printed };
}

function rewriteString(text: string, offsetIn: OffsetIn, node: StringNode, value: string): TextEdit | undefined {
  const edit = differing(text, node, value, offsetIn);
  const isRaw = decode(text, node.start, node.end)?.isRaw ?? true;
  const quote = /["']/.exec(text.slice(node.start, node.start + 3))?.[0] ?? '"';
  if (!edit || /[\r\n]/.test(edit.text) || (isRaw && /["'\\]/.test(edit.text))) return undefined;
  return { ...edit, text: escaped(edit.text, quote) };
}

const escaped = (text: string, quote: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t');

/** On one line. */
function printValue(value: Printable): string | undefined {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'number') return printNumber(value);
  if (typeof value === 'string') return `"${escaped(value, '"')}"`;
  // What is moved would have to be indented again.
  if (sourceNodeOf(value)) return undefined;
  if (isList(value)) return inBrackets('[]', value.map(printValue), { padding: '' });
  const entries = Object.entries(value).map(([key, each]) => printChild({ key, value: each as Printable }));
  return inBrackets('{}', entries, { padding: '' });
}

const printChild = ({ key, value }: NewChild): string | undefined =>
  behind(key === undefined ? '' : `"${escaped(key, '"')}": `, printValue(value));

/** A key of a dictionary, or the name of an argument; the name of a parameter is used by its function. */
function rename(text: string, root: PyNode, entry: Entry, key: string): TextEdit | undefined {
  const at = expressionAt(root, entry);
  const written = text.slice(entry.start, entry.end);
  if (at?.name === 'String' && at.parent?.name === 'DictionaryExpression') {
    const [, prefix, old] = /^([rRuU]?["'])(.*)["']$/.exec(written) ?? [];
    return old === entry.key && prefix !== undefined
      ? { start: entry.start + prefix.length, end: entry.end - 1, text: escaped(key, prefix.at(-1)!) }
      : undefined;
  }
  const isKeyword = at?.parent?.name === 'ArgList' && at.nextSibling?.name === 'AssignOp';
  if (!isKeyword || written !== entry.key || !IDENTIFIER.test(key)) return undefined;
  return { start: entry.start, end: entry.end, text: key };
}

const IDENTIFIER = /^[A-Za-z_]\w*$/;

/** `a: str = None` becomes `a: str | None = None`, or `Optional[str]` as elsewhere in the file, by the place of the `None`. */
function allowNone(text: string, root: PyNode, node: Node): TextEdit | undefined {
  const none = expressionAt(root, node);
  if (none?.name !== 'None') return undefined;
  const call = none.parent?.name === 'ArgList' ? none.parent.parent : undefined;
  const assign = (call ?? none).prevSibling;
  const annotation = assign?.name === 'AssignOp' ? assign.prevSibling : undefined;
  const type = annotation?.name === 'TypeDef' ? annotation.lastChild : undefined;
  return type && type.name !== ':' ? withNone(text, type) : undefined;
}

function withNone(text: string, type: PyNode): TextEdit | undefined {
  const around = (start: number, end: number): TextEdit =>
    writesOptional(text)
      ? { start, end, text: `Optional[${text.slice(start, end)}]` }
      : { start: end, end, text: ' | None' };
  if (type.name === 'String')
    return /^(["'])[\w.[\], |]+\1$/.test(text.slice(type.from, type.to))
      ? around(type.from + 1, type.to - 1)
      : undefined;
  const subscript = subscriptOf(type);
  const isAnnotated = subscript && /(?:^|\.)Annotated$/.test(text.slice(subscript.object.from, subscript.object.to));
  if (isAnnotated) return subscript.items[0] && withNone(text, bare(subscript.items[0]));
  return /^(?:VariableName|MemberExpression|BinaryExpression)$/.test(type.name)
    ? around(type.from, type.to)
    : undefined;
}

/** The file has the name, and the other way of writing it not more often. */
const writesOptional = (text: string): boolean =>
  /^from typing(?:_extensions)? import (?:\([^)]{0,2000}|[^\n]{0,1000})\bOptional\b/m.test(text) &&
  text.split(/\bOptional\[/).length >= text.split(/\| None\b/).length;

function changeList(text: string, root: PyNode, container: Place, change: Change): TextEdit[] | undefined {
  const literal = expressionAt(root, container);
  if (!literal || !/^(?:Array|Dictionary)Expression$/.test(literal.name)) return undefined;
  const isDictionary = literal.name === 'DictionaryExpression';
  const written = isDictionary ? pairsOf(literal) : listed(literal);
  if (!written) return undefined;
  const children = written.map((part) => ({ start: part[0]!.from, end: part.at(-1)!.to }));
  const removed = new Set<number>();
  for (const index of change.removed) if (index < children.length) removed.add(index);
  // What is spread into it has other children than are written.
  if (removed.size < change.removed.size || written.some(([first]) => /^\*/.test(first!.name))) return undefined;
  const first = printEach(change.first, printChild);
  const last = printEach(change.last, printChild);
  if (!first || !last) return undefined;
  const list: BracketedList = { start: literal.from, end: literal.to, children, commentEnd };
  const style: ListStyle = { lineEnd: lineEndOf(text), unit: '    ', space: ' ', padding: '', opensUp: false };
  return editList(text, list, { removed, first, last }, style);
}

/** Key, colon and value of each entry. */
function pairsOf(dictionary: PyNode): PyNode[][] | undefined {
  const parts = listed(dictionary);
  const isWritten = parts.every(([key, colon, value]) => key && colon?.name === ':' && value);
  return isWritten && childrenOf(dictionary).every(({ name }) => name !== 'for') ? parts : undefined;
}

const commentEnd = (text: string, at: number): number => (text[at] === '#' ? lineEnd(text, at) : at);
