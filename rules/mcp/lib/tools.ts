/** MCP tools and the tools of agent frameworks as the rules for every format see them. */
import type { Tool, ToolSchema } from '../../../src/core/rule.js';
import { entry, get, text, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { listing } from './listing.js';

export function toolsIn(root: Node): Tool[] {
  const { answer, tools, functions } = listing(root);
  const list = get(answer, 'tools') ?? root;
  return [...tools, ...functions].map((each) => tool(each, list));
}

function tool(node: ObjectNode, list: Node): Tool {
  const name = entry(node, 'name');
  return {
    node,
    name,
    label: text(name?.value),
    description: entry(node, 'description'),
    group: (node.group ?? list) as Node,
    schemas: [...schemaOf(node, 'inputSchema', 'input'), ...schemaOf(node, 'outputSchema', 'output')],
  };
}

function schemaOf(node: ObjectNode, key: string, role: ToolSchema['role']): ToolSchema[] {
  const found = entry(node, key);
  return found ? [{ role, entry: found, node: found.value, shape: 'schema' }] : [];
}
