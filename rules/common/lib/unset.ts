import type { Manifest } from '../../../src/core/rule.js';
import type { Node } from '../../../src/core/tree.js';

/** Whether a value stands for "not set" in the files that the format's own product writes. */
export function isUnset(node: Node, { formats }: Manifest): boolean {
  if (node.kind === 'null') return formats.includes('shinkai') || formats.includes('gloodata');
  return node.kind === 'string' && node.value === '' && formats.includes('shinkai');
}
