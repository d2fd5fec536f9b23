/** What comes of texts. */
import type { Ast } from '../ast.js';
import { place, unknown, type Value } from '../values.js';
import type { Budget } from './budget.js';

export const isText = (value: Value): value is Value & { kind: 'string' | 'number' } =>
  value.kind === 'string' || value.kind === 'number';

/** A text that the file does not hold as it is. */
export function madeText(node: Ast, text: string, budget: Budget): Value {
  return budget.allowsText(text.length) ? { kind: 'string', ...place(node), value: text } : unknown(node);
}

export function textMethod(node: Ast, text: string, method: string | undefined): Value {
  const change = method !== undefined && node['arguments'].length === 0 ? CHANGES.get(method) : undefined;
  return change ? { kind: 'string', ...place(node), value: change(text) } : unknown(node);
}

const CHANGES: ReadonlyMap<string, (text: string) => string> = new Map([
  ['trim', (text) => text.trim()],
  ['toLowerCase', (text) => text.toLowerCase()],
  ['toUpperCase', (text) => text.toUpperCase()],
  ['toString', (text) => text],
]);
