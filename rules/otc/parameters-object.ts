import { defineRule } from '../../src/core/rule.js';
import { allOf } from '../../src/core/text.js';
import { get, items, text, type Node } from '../../src/core/tree.js';
import { section } from './lib/definition.js';
import { inputSchemas } from './lib/parameters.js';

export default defineRule({
  id: 'otc/parameters-object',
  summary: 'parameters is the schema of something other than an object',
  severity: 'warning',
  in: 'recommended',
  source: section(
    'Schema Fields, Input Schema',
    'The schema describes parameters, and parameters have names.',
    'advice',
  ),
  messages: {
    noObject: {
      message: '`parameters` {{allows}}, but callers pass an object, so no call matches the schema.',
      help: 'Set `type` to `"object"` and list the parameters in `properties`.',
    },
  },
  *check(manifest) {
    for (const schema of inputSchemas(manifest)) {
      const type = get(schema, 'type');
      if (type && excludesObjects(type)) yield { at: type, message: 'noObject', data: { allows: show(type) } };
    }
  },
});

const OTHERS = new Set(['array', 'boolean', 'integer', 'null', 'number', 'string']);

/** A word that is no type at all is the JSON Schema rule's. */
function excludesObjects(type: Node): boolean {
  const isOther = (node: Node): boolean => OTHERS.has(text(node) ?? '');
  return type.kind === 'array' ? !type.open && type.items.length > 0 && type.items.every(isOther) : isOther(type);
}

function show(type: Node): string {
  const names = (type.kind === 'array' ? items(type) : [type]).map((name) => `\`${text(name)}\``);
  return names.length === 1 ? `has the type ${names[0]}` : `allows only the types ${allOf(names)}`;
}
