/** How YAML points into its strings. Structural edits are not printed yet. */
import type { Syntax } from '../core/document.js';
import type { StringNode } from '../core/tree.js';

export const yamlSyntax: Syntax = { id: 'yaml', offsetIn, print: () => undefined };

function offsetIn(text: string, node: StringNode, index: number): number | undefined {
  const raw = text.slice(node.start, node.end);
  if (raw === node.value) return node.start + index;
  return raw.slice(1, -1) === node.value ? node.start + 1 + index : undefined;
}
