/** The literals of a source file by where they stand: only what is written there as a literal can be edited as one. */
import type { Entry, Node, Place } from '../../core/tree.js';
import { bare, endOf, startOf, walkAst, type Ast } from '../../extract/syntax.js';
import { place } from '../../extract/values.js';
import { hasLineBreak, indentAt, isFirstOnLine, lineEndOf, type LineEnd } from '../lines.js';
import type { Quote } from './print.js';

export interface SourceStyle {
  readonly lineEnd: LineEnd;
  readonly unit: string;
  readonly quote: Quote;
  readonly padding: string;
  /** Whether the last child of a list over several lines has a comma. */
  readonly trailing: boolean;
}

export class Literals {
  readonly style: SourceStyle;
  readonly #literals = new Map<string, Ast>();
  /** Properties by where their keys start. */
  readonly #properties = new Map<number, Ast>();

  constructor(program: Ast, text: string) {
    const keys = new Set<Ast>();
    const lists: Ast[] = [];
    let single = 0;
    walkAst(program, (node) => {
      if (node.type === 'Property' && node.parent?.type === 'ObjectExpression') {
        this.#properties.set(startOf(node['key']), node);
        if (!node['computed']) keys.add(node['key'] as Ast);
      } else if (node.type === 'ObjectExpression' || node.type === 'ArrayExpression') {
        lists.push(node);
        this.#note(node);
      } else if (node.type === 'TemplateLiteral') {
        if (node['expressions'].length === 0 && node.parent?.type !== 'TaggedTemplateExpression') this.#note(node);
      } else if (node.type === 'UnaryExpression' && node['operator'] === '-') {
        this.#note(node);
      } else if (node.type === 'Literal' && !keys.has(node)) {
        this.#note(node);
        const quote = text[startOf(node)];
        single += quote === "'" ? 1 : quote === '"' ? -1 : 0;
      }
    });
    this.style = styleOf(lists, text, single >= 0 ? "'" : '"');
  }

  /** The literal that a node of the tree stands for, where the two agree. */
  of(node: Node): Ast | undefined {
    const found = node.file === undefined ? this.#literals.get(`${node.start}:${node.end}`) : undefined;
    return found && agrees(found, node) ? found : undefined;
  }

  property({ start, end, file }: Entry): Ast | undefined {
    const found = file === undefined ? this.#properties.get(start) : undefined;
    return found && endOf(found['key']) === end ? found : undefined;
  }

  #note(node: Ast): void {
    this.#literals.set(`${startOf(node)}:${endOf(node)}`, node);
  }
}

function agrees({ type, value, argument }: Ast, node: Node): boolean {
  switch (node.kind) {
    case 'object':
      return type === 'ObjectExpression';
    case 'array':
      return type === 'ArrayExpression';
    case 'string':
      return type === 'TemplateLiteral' || (type === 'Literal' && value === node.value);
    case 'number':
      if (type === 'UnaryExpression') return argument.type === 'Literal' && -argument.value === node.value;
      return type === 'Literal' && value === node.value;
    case 'boolean':
      return type === 'Literal' && value === node.value;
    case 'null':
      return type === 'Literal' && value === null;
    case 'unknown':
      return false;
  }
}

/** What stands between the brackets of a literal; undefined where an array has holes. */
export function childrenWritten(literal: Ast): readonly Ast[] | undefined {
  const children = (literal['properties'] ?? literal['elements']) as readonly (Ast | null)[];
  return children.every((each) => each !== null) ? children : undefined;
}

/** Which of a literal's children an item or entry of its node is: not one that a spread brings in. */
export function childIndex(children: readonly Ast[], child: Entry | Node): number {
  const isEntry = 'key' in child;
  return children.findIndex((each) => {
    const own = isEntry ? (each['key'] as Ast | undefined) : bare(each);
    if (!own) return false;
    return isPlaceOf(own, child) || (!isEntry && child.via !== undefined && isPlaceOf(own, child.via));
  });
}

const isPlaceOf = (node: Ast, { start, end, file }: Place): boolean =>
  file === undefined && startOf(node) === start && endOf(node) === end;

function styleOf(lists: readonly Ast[], text: string, quote: Quote): SourceStyle {
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
