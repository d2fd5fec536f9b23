/** MCP tools and resources: a `tools/list` or `resources/list` answer, or what source code registers. */
import type { Code } from '../../src/core/code.js';
import type { Format, Tool, ToolSchema } from '../../src/core/rule.js';
import { entry, get, has, items, text, type Node, type ObjectNode } from '../../src/core/tree.js';
import { answerIn, listing } from './lib/listing.js';
import schema from './schema.json' with { type: 'json' };
import { validate } from './validate.js';

export const format: Format = {
  id: 'mcp',
  title: 'an MCP tool',
  telltales: [
    ['"tools"', 'inputSchema'],
    ['"resources"', '"uri"'],
    ['tools:', 'inputSchema'],
    ['resources:', 'uri:'],
  ],
  fields: ['tools', 'resources'],
  recognise,
  units: (root) => listing(root).tools,
  tools: (root) => {
    const { tools, functions } = listing(root);
    return [...tools, ...functions].map((each) => tool(each, get(answerIn(root), 'tools') ?? root));
  },
  schema,
  validate,
};

function recognise(root: Node, code: Code): boolean {
  if (code.registrations.length > 0) return true;
  const { tools, functions, resources } = listing(root);
  if (functions.length > 0 && code.imports.length > 0) return true;
  const isTool = (each: ObjectNode): boolean => has(each, 'name') === 'yes' && has(each, 'inputSchema') === 'yes';
  const isResource = (each: ObjectNode): boolean =>
    /^[a-z][a-z\d+.-]*:\/\//i.test(text(get(each, 'uri')) ?? '') &&
    (has(each, 'name') === 'yes' || has(each, 'mimeType') === 'yes');
  return (
    tools.some(isTool) ||
    (resources.length > 0 &&
      resources.length === items(get(answerIn(root), 'resources')).length &&
      resources.every(isResource))
  );
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
