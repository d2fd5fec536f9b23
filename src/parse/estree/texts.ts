/** What comes of texts. */
import type { Ast } from './ast.js';
import { place, unknown, type Value } from './values.js';

export const isText = (value: Value): value is Value & { kind: 'string' | 'number' } =>
  value.kind === 'string' || value.kind === 'number';

export function stringMethod(node: Ast, text: string, method: string | undefined, args: readonly Ast[]): Value {
  if (args.length > 0) return unknown(node);
  const changed =
    method === 'trim'
      ? text.trim()
      : method === 'toLowerCase'
        ? text.toLowerCase()
        : method === 'toUpperCase'
          ? text.toUpperCase()
          : method === 'toString'
            ? text
            : undefined;
  return changed === undefined ? unknown(node) : { kind: 'string', ...place(node), value: changed };
}
