/** Values at the places of syntax nodes. */
import type { Node, Place } from '../../core/tree.js';
import { followAt, unionAt, type UndefinedNode, type Value } from '../result/values.js';
import { endOf, startOf, type SyntaxNode, type TSESTree } from './syntax.js';

/** Evaluates an expression in its environment. */
export type Evaluate = (expression: SyntaxNode) => Value;

export const place = (node: SyntaxNode): Place => ({ start: startOf(node), end: endOf(node) });

export const unknown = (node: SyntaxNode): Node => ({ kind: 'unknown', start: startOf(node), end: endOf(node) });

/** A string of unknown content. `begins`: what is written right behind its quote. */
export function unknownText(node: SyntaxNode, begins = ''): Node {
  return { kind: 'unknown', ...place(node), isText: true, ...(begins !== '' && { begins }) };
}

/** A missing value, at the place where it was expected. */
export const nothing = (node: SyntaxNode): UndefinedNode => ({ kind: 'undefined', ...place(node) });

export function literal(node: TSESTree.Literal): Value {
  const { value } = node;
  if ('regex' in node || 'bigint' in node) return unknown(node);
  const start = startOf(node);
  const end = endOf(node);
  if (typeof value === 'string') return { kind: 'string', start, end, value };
  if (typeof value === 'number') return { kind: 'number', start, end, value };
  if (typeof value === 'boolean') return { kind: 'boolean', start, end, value };
  return value === null ? { kind: 'null', ...place(node) } : unknown(node);
}

export const union = (node: SyntaxNode, branches: readonly Value[]): Value => unionAt(place(node), branches);

export const follow = (value: Value, path: readonly string[], use: SyntaxNode): Value =>
  followAt(value, path, place(use));
