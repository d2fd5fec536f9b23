/** Every JSON Schema object of a tool, found by what the keywords mean and not by what they are called. */
import type { Schema, Tool, ToolSchema } from './rule.js';
import { entries, items, type Entry, type Node } from './tree.js';

const ONE = new Set([
  'additionalProperties',
  'additionalItems',
  'contains',
  'contentSchema',
  'else',
  'if',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
]);
const LIST = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const MAP = new Set(['$defs', 'definitions', 'dependencies', 'dependentSchemas', 'patternProperties', 'properties']);

export function schemasOf(tools: readonly Tool[]): Schema[] {
  const found: Schema[] = [];
  const seen = new Set<Node>();
  for (const tool of tools) {
    for (const whole of tool.schemas) {
      if (whole.shape === 'schema') visit(whole.node, tool, whole.role, undefined, 0, found, seen);
      else for (const field of entries(whole.node)) visit(field.value, tool, whole.role, field, 1, found, seen);
    }
  }
  return found;
}

function visit(
  node: Node,
  tool: Tool,
  role: ToolSchema['role'],
  property: Entry | undefined,
  depth: number,
  found: Schema[],
  seen: Set<Node>,
): void {
  if (node.kind !== 'object' || seen.has(node)) return;
  seen.add(node);
  found.push({ node, tool, role, property, depth });
  for (const { key, value } of node.entries) {
    if (key === 'items') {
      visit(value, tool, role, undefined, depth + 1, found, seen);
      for (const item of items(value)) visit(item, tool, role, undefined, depth + 1, found, seen);
    } else if (ONE.has(key)) {
      visit(value, tool, role, undefined, depth + 1, found, seen);
    } else if (LIST.has(key)) {
      for (const item of items(value)) visit(item, tool, role, undefined, depth + 1, found, seen);
    } else if (MAP.has(key)) {
      for (const each of entries(value)) {
        visit(each.value, tool, role, key === 'properties' ? each : undefined, depth + 1, found, seen);
      }
    }
  }
}
