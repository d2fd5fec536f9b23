import { defineRule, type Printable } from '../../src/core/rule.js';
import { get, text } from '../../src/core/tree.js';
import { section } from './lib/document.js';
import { unsafely } from './lib/fixes.js';
import { definitionsOf } from './lib/tables.js';

export default defineRule({
  id: 'shinkai/default-as-string',
  summary: 'A default is written as a string, though the type is another',
  severity: 'info',
  in: 'strict',
  source: section('PropertiesTable', 'A default may be any value, and so needs no quotes around a number.', 'advice'),
  fixable: 'unsafe',
  messages: {
    asString:
      'The default of `{{path}}` is a string, though its type is {{type}}. Only an older Shinkai wanted it so; write {{value}} without quotes.',
  },
  *check(manifest) {
    for (const { node, path } of definitionsOf(manifest)) {
      const at = get(node, 'default');
      const type = text(get(node, 'type'));
      if (at?.kind !== 'string' || type === undefined) continue;
      const value = convert(at.value, type);
      if (value === undefined) continue;
      const fix = unsafely('Write it without quotes', { op: 'set', node: at, value });
      yield { at, message: 'asString', data: { path, type, value: at.value }, fix };
    }
  },
});

/** The value that a string stands for, when it stands for exactly one of the type. */
function convert(source: string, type: string): Printable | undefined {
  if (type === 'string' || source.length > 10_000) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    return undefined;
  }
  return JSON.stringify(value) === source && isOfType(value, type) ? (value as Printable) : undefined;
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    default:
      return typeof value === type;
  }
}
