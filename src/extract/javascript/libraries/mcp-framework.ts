import { unknownAt, type ObjectValue, type Value } from '../../result/values.js';
import type { Library } from '../library.js';
import { entry, type Node } from '../../../core/tree.js';
import type { Collector } from '../registrations/collector.js';
import { isBuiltSchema, isRawShape } from '../zod/mark.js';
import type { ClassNode } from '../syntax.js';

export const library: Library = {
  label: 'mcp-framework',
  checkedAs: 'mcp',
  modules: { 'mcp-framework': [] },
  baseClasses: { MCPTool: frameworkTool },
};

/** `schema = { city: { type: z.string(), description: '…' } }`, or zod. */
function frameworkTool(config: ObjectValue, node: ClassNode, collector: Collector): void {
  const schema = entry(config, 'schema')?.value as Value | undefined;
  const entries = config.entries.filter(
    ({ key, value }) => key === 'name' || (key === 'description' && value.kind === 'string'),
  );
  const inputSchema = schema && inputSchemaOf(schema);
  if (inputSchema) entries.push({ ...entry(config, 'schema')!, key: 'inputSchema', value: inputSchema as Node });
  collector.addTool({ ...config, entries }, node, { api: 'literal' });
}

function inputSchemaOf(schema: Value): Value | undefined {
  if (schema.kind !== 'object' || isBuiltSchema(schema)) return isBuiltSchema(schema) ? schema : undefined;
  const entries = schema.entries.map((each) => ({ ...each, value: described(each.value) }));
  const shape = { ...schema, entries };
  return isRawShape(shape) ? shape : undefined;
}

/** The description beside a type, as if it was in it. */
function described(parameter: Value): Node {
  const type = parameter.kind === 'object' ? (entry(parameter, 'type')?.value as Value | undefined) : undefined;
  if (parameter.kind !== 'object' || !type || !isBuiltSchema(type)) return unknownAt(parameter);
  const description = entry(parameter, 'description');
  const others = type.entries.filter(({ key }) => key !== 'description');
  return { ...type, entries: description ? [...others, description] : type.entries, open: type.open || parameter.open };
}
