/** What a `tools/list` or `resources/list` answer holds, be it a dump or read from source code. */
import { entry, get, items, type Node, type ObjectNode } from '../../../src/core/tree.js';

export interface Listing {
  readonly tools: readonly ObjectNode[];
  /** Tools of agent frameworks, which follow no MCP rule. */
  readonly functions: readonly ObjectNode[];
  readonly resources: readonly ObjectNode[];
}

const listings = new WeakMap<Node, Listing>();

export function listing(root: Node): Listing {
  let found = listings.get(root);
  if (!found) {
    const answer = answerIn(root);
    found = {
      tools: objects(get(answer, 'tools')),
      functions: objects(get(answer, 'functions')),
      resources: objects(get(answer, 'resources')),
    };
    listings.set(root, found);
  }
  return found;
}

/** The node that holds the lists: the root, or the `result` of a JSON-RPC answer. */
export function answerIn(root: Node): Node {
  const result = entry(root, 'jsonrpc') ? get(root, 'result') : undefined;
  return result ?? root;
}

function objects(list: Node | undefined): ObjectNode[] {
  return items(list).filter((item): item is ObjectNode => item.kind === 'object');
}
