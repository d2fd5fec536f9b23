/** Offsets in strings, and structural edits, of TypeScript and JavaScript. */
import { BARE_WORDS, type Document, type Syntax } from '../../core/document.js';
import type { Edit, Printable, TextEdit } from '../../core/rule.js';
import type { Entry, Node, StringNode } from '../../core/tree.js';
import { editList, layoutOf, type BracketedList, type ListStyle } from '../bracketed-list.js';
import { commentEnd } from '../json/edit.js';
import { endOf, startOf, type SyntaxNode, place } from '../../extract/javascript/syntax.js';
import { isBuilt } from '../../extract/javascript/zod/mark.js';
import { hasLineBreak, indentAt, reindent } from '../lines.js';
import { childIndex, childrenWritten, Literals, placesOf } from './literal-source.js';
import { printKey, printSource, type Printer, escaped, offsetIn, type Quote } from './print.js';
import { behind, changesOf, differing, printEach, printEdits, isScalar } from '../text-edits.js';
import type { Change, Container, NewChild } from '../text-edits.js';

/** Without a program (a page, a file with a syntax error) nothing can be edited. */
export function sourceSyntax(program: SyntaxNode | undefined): Syntax {
  let literals: Literals | undefined;
  return {
    id: 'source',
    words: BARE_WORDS,
    offsetIn,
    print(document, edits) {
      if (!program) return undefined;
      literals ??= new Literals(program, document.text);
      return print(document, literals, edits);
    },
  };
}

/** A source text with its literals, and how new ones are printed in it. */
interface Source {
  readonly text: string;
  readonly literals: Literals;
  readonly printer: Printer;
}

function print({ text }: Document, literals: Literals, edits: readonly Edit[]): readonly TextEdit[] | undefined {
  const changes = changesOf(edits);
  if (!changes) return undefined;
  const printer: Printer = {
    style: literals.style,
    written: (node, indent) => written(source, edits, node, indent),
  };
  const source: Source = { text, literals, printer };
  return printEdits(changes, {
    value: (node, value) => setValue(source, node, value),
    key: (entry, key) => rename(source, entry, key),
    children: (container, change) => changeContainer(source, container, change),
  });
}

function setValue({ text, literals, printer }: Source, node: Node, value: Printable): TextEdit | undefined {
  const expression = literals.of(node) ?? literals.textOf(node);
  if (!expression || isBuilt(node)) return undefined;
  if (node.kind === 'string' && typeof value === 'string') return rewriteString(text, node, value);
  const replacement = printSource(value, printer, isScalar(value) ? '' : indentAt(text, node.start));
  if (replacement === undefined) return undefined;
  const { parent } = expression;
  const isBody =
    parent?.type === 'ArrowFunctionExpression' && parent.body === expression && replacement.startsWith('{');
  return { start: node.start, end: node.end, text: isBody ? `(${replacement})` : replacement };
}

function rewriteString(text: string, node: StringNode, value: string): TextEdit | undefined {
  const edit = differing(text, node, value, offsetIn);
  if (!edit) return undefined;
  const { start, end, text: inner } = edit;
  const quote = text[node.start] as Quote;
  const replacement = escaped(inner, quote, text.slice(Math.max(node.start + 1, start - 4), start));
  // The text after the edit must not join the new text: `$` and `{`, `\0` and a digit.
  const isJoined =
    quote === '`' && text[end] === '{' && (replacement || text.slice(node.start + 1, start)).endsWith('$');
  const whole = { start: node.start + 1, end: node.end - 1, text: escaped(value, quote) };
  return isJoined || (replacement === '' && /\d/.test(text[end]!)) ? whole : { start, end, text: replacement };
}

function rename({ text, literals }: Source, entry: Entry, key: string): TextEdit | undefined {
  const property = literals.property(entry);
  if (!property) return undefined;
  const { start, end } = entry;
  const old = text[start];
  const isQuoted = old === "'" || old === '"';
  const quote = isQuoted ? old : literals.style.quote;
  if (property.shorthand)
    return { start, end, text: `${printKey(key, { quote })}: ${text.slice(startOf(property), endOf(property))}` };
  if (!property.computed) return { start, end, text: printKey(key, { quote }, isQuoted) };
  return { start, end, text: quote + escaped(key, quote) + quote };
}

function changeContainer(source: Source, container: Container, change: Change): TextEdit[] | undefined {
  const { text, literals, printer } = source;
  const literal = literals.of(container);
  const children = literal && childrenWritten(literal);
  const hasNew = change.first.length + change.last.length > 0;
  if (!children || (hasNew && isBuilt(container))) return undefined;
  const removed = new Set<number>();
  for (const each of change.removed) {
    const child = container.kind === 'object' ? container.entries[each]! : container.items[each]!;
    const index = childIndex(children, child);
    if (index < 0) return undefined;
    removed.add(index);
  }
  const { lineEnd, padding, unit } = literals.style;
  const list: BracketedList = { ...place(literal), children: placesOf(children), commentEnd };
  const style: ListStyle = {
    lineEnd,
    unit,
    space: ' ',
    padding: container.kind === 'object' ? padding : '',
    opensUp: container.kind === 'object' && isSpreadAround(text, literal),
  };
  const indent = layoutOf(text, list, removed, style)?.indent;
  const quote = literals.quoteAround(literal) ?? printer.style.quote;
  const own = { ...printer, style: { ...printer.style, quote } };
  const printChild = ({ key, value }: NewChild): string | undefined =>
    behind(key === undefined ? '' : `${printKey(key, own.style)}: `, printSource(value, own, indent));
  const first = printEach(change.first, printChild);
  const last = printEach(change.last, printChild);
  return first && last && editList(text, list, { removed, first, last }, style);
}

/** Whether the list around a literal spans several lines. */
function isSpreadAround(text: string, literal: SyntaxNode): boolean {
  for (let at = literal.parent; at; at = at.parent) {
    if (at.type !== 'ObjectExpression' && at.type !== 'ArrayExpression') continue;
    const [first] = childrenWritten(at) ?? [];
    return first !== undefined && hasLineBreak(text, startOf(at), startOf(first));
  }
  return false;
}

/** What is moved keeps its source text: a name stays a name. */
function written(
  { text, literals }: Source,
  edits: readonly Edit[],
  node: Node,
  indent: string | undefined,
): string | undefined {
  const expression =
    removedValue(literals, edits, node) ?? (isBuilt(node) ? undefined : (literals.of(node) ?? literals.textOf(node)));
  if (!expression) return undefined;
  const piece = text.slice(startOf(expression), endOf(expression));
  // Whitespace in a template is part of its value.
  if (piece.includes('`') || !hasLineBreak(piece, 0, piece.length)) return piece;
  const from = indentAt(text, startOf(expression));
  return reindent(piece, from, indent ?? from);
}

/** The expression of a child that another edit removes. */
function removedValue(literals: Literals, edits: readonly Edit[], node: Node): SyntaxNode | undefined {
  for (const edit of edits) {
    if (edit.op !== 'remove') continue;
    const { child, from } = edit;
    if (child !== node && !('key' in child && child.value === node)) continue;
    const literal = literals.of(from);
    const children = literal && childrenWritten(literal);
    const entry = 'key' in child || from.kind === 'array' ? child : from.entries.find(({ value }) => value === child);
    const found = children && entry ? children[childIndex(children, entry)] : undefined;
    if (found?.type !== 'Property') return found;
    return found.kind === 'init' && !found.method ? found.value : undefined;
  }
  return undefined;
}
