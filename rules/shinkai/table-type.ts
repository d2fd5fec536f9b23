import { defineRule, type Fix } from '../../src/core/rule.js';
import { get, text, type Node } from '../../src/core/tree.js';
import { section } from './lib/lists.js';
import { safely } from './lib/text.js';
import { tablesOf } from './lib/tables.js';

export default defineRule({
  id: 'shinkai/table-type',
  summary: '`configurations`, `parameters` or `result` is not an object, or has a `type` other than "object"',
  severity: 'error',
  in: 'spec',
  source: section('Configurations, Parameters and Result Table', 'Each is an object whose type is always "object".'),
  fixable: 'safe',
  messages: {
    noObject: {
      message: '`{{table}}` is not an object, so Shinkai cannot load the tool.',
      help: 'Write an object with `type` and `properties`.',
    },
    wrongType: {
      message: 'The `type` of `{{table}}` is not `"object"`, so Shinkai cannot load the tool.',
      help: 'Write `"object"`.',
    },
  },
  *check(manifest) {
    for (const { name: table, node } of tablesOf(manifest)) {
      if (node.kind === 'unknown') continue;
      if (node.kind !== 'object') yield { at: node, message: 'noObject', data: { table }, fix: empty(node) };
      const type = get(node, 'type');
      if (!type || type.kind === 'unknown' || text(type) === 'object') continue;
      const fix = safely('Write `"object"`', { op: 'set', node: type, value: 'object' });
      yield { at: type, message: 'wrongType', data: { table }, fix };
    }
  },
});

/** What holds nothing is an empty table; anything else may mean something. */
function empty(node: Node): Fix | undefined {
  if (node.kind !== 'null' && !(node.kind === 'array' && node.items.length === 0 && !node.open)) return undefined;
  return safely('Write an empty table', { op: 'set', node, value: { type: 'object', properties: {} } });
}
