/** The literals of a source file by position: only what is written as a literal can be edited as one. */
import { countLeading, remembered, known } from '../../core/collections.js';
import type { Entry, Node, Place } from '../../core/tree.js';
import { bare, endOf, startOf, walkAst, place } from '../../extract/javascript/syntax.js';
import type { SyntaxNode, TSESTree } from '../../extract/javascript/syntax.js';
import { hasLineBreak, indentAt, isFirstOnLine, lineEndOf } from '../lines.js';
import type { Quote, SourceStyle } from './print.js';

export class Literals {
  readonly style: SourceStyle;
  readonly #literals = new Map<string, SyntaxNode>();
  /** Templates whose text is not known. */
  readonly #texts = new Map<string, SyntaxNode>();
  readonly #quotes = new Map<SyntaxNode, Quote | undefined>();
  readonly #text: string;
  /** Properties by the start of their keys. */
  readonly #properties = new Map<number, TSESTree.Property>();

  constructor(program: SyntaxNode, text: string) {
    this.#text = text;
    const keys = new Set<SyntaxNode>();
    const lists: SyntaxNode[] = [];
    let single = 0;
    walkAst(program, (node) => {
      if (node.type === 'Property' && node.parent?.type === 'ObjectExpression') {
        this.#properties.set(startOf(node.key), node);
        if (!node.computed) keys.add(node.key);
      } else if (node.type === 'ObjectExpression' || node.type === 'ArrayExpression') {
        lists.push(node);
        this.#note(node);
      } else if (node.type === 'TemplateLiteral') {
        if (node.parent?.type === 'TaggedTemplateExpression') return;
        if (node.expressions.length === 0) this.#note(node);
        else this.#texts.set(`${startOf(node)}:${endOf(node)}`, node);
      } else if (node.type === 'UnaryExpression' && node.operator === '-') {
        this.#note(node);
      } else if (node.type === 'Literal' && !keys.has(node)) {
        this.#note(node);
        const quote = text[startOf(node)];
        single += quote === "'" ? 1 : quote === '"' ? -1 : 0;
      }
    });
    this.style = styleOf(lists, text, single >= 0 ? "'" : '"');
  }

  /** The literal of a tree node, if the two agree. */
  of(node: Node): SyntaxNode | undefined {
    const found = node.file === undefined ? this.#literals.get(`${node.start}:${node.end}`) : undefined;
    return found && agrees(found, node) ? found : undefined;
  }

  /** A template whose text is not known: it can be put into something else as it is. */
  textOf(node: Node): SyntaxNode | undefined {
    const isText = node.kind === 'unknown' && node.isText && node.file === undefined && !node.via;
    return isText ? this.#texts.get(`${node.start}:${node.end}`) : undefined;
  }

  property({ start, end, file }: Entry): TSESTree.Property | undefined {
    const found = file === undefined ? this.#properties.get(start) : undefined;
    return found && endOf(found.key) === end ? found : undefined;
  }

  /** The quotes of the strings in a literal, or in the nearest one around it that has some. */
  quoteAround(literal: SyntaxNode): Quote | undefined {
    for (let at: SyntaxNode | undefined = literal; at; at = at.parent) {
      if (at.type !== 'ObjectExpression' && at.type !== 'ArrayExpression') continue;
      const quote = known(this.#quotes, at, (list) => quoteIn(this.#text, childrenWritten(list) ?? []));
      if (quote) return quote;
    }
    return undefined;
  }

  #note(node: SyntaxNode): void {
    this.#literals.set(`${startOf(node)}:${endOf(node)}`, node);
  }
}

function quoteIn(text: string, children: readonly SyntaxNode[]): Quote | undefined {
  const parts = children.flatMap((child) => (child.type === 'Property' ? [child.key, child.value] : [child]));
  const quotes = parts.map((part) => text[startOf(part)]);
  const single = quotes.filter((each) => each === "'").length;
  const double = quotes.filter((each) => each === '"').length;
  if (single === double) return undefined;
  return single > double ? "'" : '"';
}

function agrees(found: SyntaxNode, node: Node): boolean {
  switch (node.kind) {
    case 'object':
      return found.type === 'ObjectExpression';
    case 'array':
      return found.type === 'ArrayExpression';
    case 'string':
      return found.type === 'TemplateLiteral' || isLiteral(found, node.value);
    case 'number':
      return found.type === 'UnaryExpression' ? isLiteral(found.argument, -node.value) : isLiteral(found, node.value);
    case 'boolean':
      return isLiteral(found, node.value);
    case 'null':
      return isLiteral(found, null);
    case 'unknown':
      return false;
  }
}

const isLiteral = (node: SyntaxNode, value: TSESTree.Literal['value']): boolean =>
  node.type === 'Literal' && node.value === value;

/** What is written between the brackets of a literal; undefined if an array has holes. */
export const childrenWritten = remembered((literal: SyntaxNode): readonly SyntaxNode[] | undefined => {
  if (literal.type === 'ObjectExpression') return literal.properties;
  if (literal.type !== 'ArrayExpression') return undefined;
  return literal.elements.every((each) => each !== null) ? literal.elements : undefined;
});

export const placesOf = remembered((children: readonly SyntaxNode[]): readonly Place[] => children.map(place));

/** The index of the child for an item or entry of a literal's node; -1 for one from a spread. */
export function childIndex(children: readonly SyntaxNode[], child: Entry | Node): number {
  const isEntry = 'key' in child;
  for (const written of isEntry ? [child] : [child, child.via]) {
    if (!written) continue;
    const index = countLeading(placesOf(children), ({ start }) => start <= written.start) - 1;
    const each = children[index];
    const own = each && (isEntry ? 'key' in each && each.key : bare(each));
    if (own && isPlaceOf(own, written)) return index;
  }
  return -1;
}

const isPlaceOf = (node: SyntaxNode, { start, end, file }: Place): boolean =>
  file === undefined && startOf(node) === start && endOf(node) === end;

function styleOf(lists: readonly SyntaxNode[], text: string, quote: Quote): SourceStyle {
  let unit: string | undefined;
  let padding: string | undefined;
  let trailing: boolean | undefined;
  for (const list of lists) {
    const children = childrenWritten(list);
    const [first] = children ?? [];
    if (!first) continue;
    const { start, end } = place(list);
    if (!hasLineBreak(text, start, startOf(first))) {
      if (list.type === 'ObjectExpression') padding ??= text.slice(start + 1, startOf(first));
      continue;
    }
    trailing ??= /,\s*$/.test(text.slice(endOf(children!.at(-1)!), end - 1));
    const [outer, inner] = [indentAt(text, start), indentAt(text, startOf(first))];
    if (isFirstOnLine(text, startOf(first)) && inner.length > outer.length && inner.startsWith(outer))
      unit ??= inner.slice(outer.length);
  }
  const isBlank = padding === undefined || padding.trim() === '';
  return {
    lineEnd: lineEndOf(text),
    unit: unit ?? '  ',
    quote,
    padding: isBlank ? (padding ?? ' ') : ' ',
    trailing: trailing ?? true,
  };
}
