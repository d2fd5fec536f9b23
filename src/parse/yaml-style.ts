/** How a YAML file is written. */
import type { Document } from '../core/document.js';
import { entries, walk, type ArrayNode, type Node, type ObjectNode } from '../core/tree.js';
import { hasLineBreak, lineEndOf, lineStart, type LineEnd } from './lines.js';
import { originOf } from './yaml-origins.js';

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

const styles = new WeakMap<Document, YamlStyle>();

export function yamlStyleOf(document: Document): YamlStyle {
  let style = styles.get(document);
  if (!style) styles.set(document, (style = detectStyle(document)));
  return style;
}

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

export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

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
