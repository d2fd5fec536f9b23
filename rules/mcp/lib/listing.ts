/** What a `tools/list` or `resources/list` answer holds, be it a dump or read from source code. */
import { entry, get, type Node, type ObjectNode } from '../../../src/core/tree.js';

export interface Listing {
  readonly tools: readonly ObjectNode[];
  /** Tools of agent frameworks, which follow no MCP rule. */
  readonly functions: readonly ObjectNode[];
  readonly resources: readonly ObjectNode[];
}

export function listing(root: Node): Listing {
  const answer = answerIn(root);
  return {
    tools: objects(get(answer, 'tools')),
    functions: objects(get(answer, 'functions')),
    resources: objects(get(answer, 'resources')),
  };
}

/** The node that holds the lists: the root, or the `result` of a JSON-RPC answer. */
export function answerIn(root: Node): Node {
  const result = entry(root, 'jsonrpc') ? get(root, 'result') : undefined;
  return result ?? root;
}

function objects(list: Node | undefined): readonly ObjectNode[] {
  return list?.kind === 'array' ? list.items.filter((item) => item.kind === 'object') : NONE;
}

const NONE: readonly ObjectNode[] = [];
