/** How TypeScript and JavaScript point into their strings and print structural edits. */
import type { Syntax } from '../core/document.js';
import type { StringNode } from '../core/tree.js';
import type { Ast } from './estree/ast.js';

export function sourceSyntax(_program: Ast | undefined): Syntax {
  return { id: 'source', offsetIn, print: () => undefined };
}

/** Only in a literal without escapes, in one piece, can a character be told. */
function offsetIn(text: string, node: StringNode, index: number): number | undefined {
  const inner = text.slice(node.start + 1, node.end - 1);
  return inner === node.value ? node.start + 1 + index : undefined;
}
