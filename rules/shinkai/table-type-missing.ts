import { defineRule, lack } from '../../src/core/rule.js';
import { has } from '../../src/core/tree.js';
import { section } from './lib/lists.js';
import { rename, safely } from './lib/text.js';
import { misspeltKey, tablesOf } from './lib/tables.js';

export default defineRule({
  id: 'shinkai/table-type-missing',
  summary: '`configurations`, `parameters` or `result` has no `type`',
  severity: 'error',
  in: 'spec',
  notRecommended: true,
  source: section('Configurations, Parameters and Result Table', 'Each has the type "object".'),
  fixable: 'safe',
  messages: {
    missing: {
      message: '`{{table}}` has no `type`, so programs that read it as JSON Schema do not know that it is an object.',
      help: 'Add `"type": "object"`.',
    },
    misspelt: {
      message: '`{{key}}` is not a field of `{{table}}`, so programs that read it as JSON Schema find no `type`.',
      help: 'Rename `{{key}}` to `type`.',
    },
  },
  *check(manifest) {
    for (const { name: table, node } of tablesOf(manifest)) {
      if (node.kind !== 'object' || has(node, 'type') !== 'no') continue;
      const wrong = misspeltKey(node, 'type');
      const data = { table, key: wrong?.key ?? 'type' };
      const isType = wrong?.value.kind === 'string';
      if (wrong) yield { at: wrong, message: 'misspelt', data, fix: isType ? rename(wrong, 'type') : undefined };
      else {
        const fix = safely('Add the type', { op: 'add', to: node, key: 'type', value: 'object', first: true });
        yield { at: lack(node, 'type'), message: 'missing', data, fix };
      }
    }
  },
});
