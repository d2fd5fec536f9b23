import type { Manifest } from '../../../src/core/rule.js';
import { get, items, type ArrayNode, type ObjectNode } from '../../../src/core/tree.js';

/** A tool's list of authorizations, or its list of secrets. */
interface RequirementList {
  /** What an entry of the list is called. */
  readonly what: 'authorization' | 'secret';
  readonly node: ArrayNode;
  readonly requirements: readonly ObjectNode[];
}

export function* requirementLists({ tools }: Manifest): Generator<RequirementList> {
  for (const tool of tools) {
    for (const [key, what] of LISTS) {
      const node = get(tool.node, 'requirements', key);
      if (node?.kind === 'array') {
        yield { what, node, requirements: node.items.filter((item) => item.kind === 'object') };
      }
    }
  }
}

const LISTS = [
  ['authorization', 'authorization'],
  ['secrets', 'secret'],
] as const;

/** The `oauth2` objects of all authorizations. */
export function* oauth2sIn({ tools }: Manifest): Generator<ObjectNode> {
  for (const tool of tools) {
    for (const authorization of items(get(tool.node, 'requirements', 'authorization'))) {
      const oauth2 = get(authorization, 'oauth2');
      if (oauth2?.kind === 'object') yield oauth2;
    }
  }
}
