/** Open Tool Calling ToolDefinition 1.0: one definition, an array of them, or a list under `tools` or `items`. */
import type { Format, Tool, ToolSchema } from '../../src/core/rule.js';
import { entry, entries, get, has, items, text, type Node, type ObjectNode } from '../../src/core/tree.js';
import schema from './schema.json' with { type: 'json' };
import { validate } from './validate.js';

const FIELDS = ['id', 'name', 'description', 'version', 'input_schema', 'output_schema', 'requirements'];

export const format: Format = {
  id: 'otc',
  title: 'an OTC tool definition',
  telltales: [['input_schema']],
  fields: FIELDS,
  recognise: (root) => definitions(root).some(isDefinition),
  units: (root) => {
    const all = definitions(root);
    return root.kind === 'object' || all.length > 0 ? all : [];
  },
  tools: (root) => definitions(root).flatMap((each) => (each.kind === 'object' ? [tool(each, root)] : [])),
  schema,
  validate,
};

/** The nodes that are, or should be, tool definitions. */
function definitions(root: Node): readonly Node[] {
  if (root.kind === 'array') return root.items;
  for (const key of ['tools', 'items']) {
    const list = get(root, key);
    if (list?.kind === 'array' && has(root, 'input_schema') === 'no') return items(list);
  }
  return [root];
}

/** `input_schema` alone is Anthropic's key: two more signs are asked for. */
function isDefinition(node: Node): boolean {
  if (has(node, 'input_schema') !== 'yes') return false;
  const signs = [
    text(get(node, 'id'))?.includes('@'),
    has(node, 'output_schema') === 'yes',
    has(node, 'version') === 'yes',
    has(get(node, 'input_schema'), 'parameters') === 'yes',
  ];
  return signs.filter(Boolean).length >= 2;
}

function tool(node: ObjectNode, root: Node): Tool {
  const name = entry(node, 'name');
  return {
    node,
    id: text(get(node, 'id')),
    version: text(get(node, 'version')),
    name,
    label: text(name?.value) ?? text(get(node, 'id')),
    description: entry(node, 'description'),
    group: root,
    schemas: schemasOf(node),
  };
}

function schemasOf(node: ObjectNode): ToolSchema[] {
  const input = entry(node, 'input_schema');
  // The flat form, without `parameters`, is a fault of its own; its schema is read all the same.
  const parameters = isFlat(input?.value) ? input : entry(input?.value, 'parameters');
  const output = entry(node, 'output_schema');
  return [
    ...(parameters ? [{ role: 'input', entry: parameters, node: parameters.value, shape: 'schema' } as const] : []),
    ...(output ? [{ role: 'output', entry: output, node: output.value, shape: 'schema' } as const] : []),
  ];
}

/** `input_schema` is itself the JSON Schema of the parameters. */
export function isFlat(input: Node | undefined): input is ObjectNode {
  if (input?.kind !== 'object' || has(input, 'parameters') !== 'no') return false;
  return text(get(input, 'type')) === 'object' || entries(input).some(({ key }) => key === 'properties');
}
