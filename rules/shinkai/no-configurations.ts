import { defineRule, lack } from '../../src/core/rule.js';
import { loader } from './lib/lists.js';
import { safely } from './lib/text.js';
import { lacks, strayed } from './lib/tables.js';
import { format } from './format.js';

export default defineRule({
  id: 'shinkai/no-configurations',
  summary: '`configurations` is missing',
  severity: 'info',
  in: 'strict',
  source: loader('configurations must be present, even if it is empty; the document calls it optional.'),
  fixable: 'safe',
  messages: {
    missing:
      '`configurations` is missing, and Shinkai does not load a tool without it, although its documentation calls it optional. Add `"configurations": { "type": "object", "properties": {}, "required": [] }`.',
  },
  *check(manifest) {
    const { root } = manifest;
    if (root.kind !== 'object' || !lacks(root, 'configurations', format.fields)) return;
    if (strayed(manifest, 'configurations')) return;
    const value = { type: 'object', properties: {}, required: [] };
    const fix = safely('Add empty `configurations`', { op: 'add', to: root, key: 'configurations', value });
    yield { at: lack(root), message: 'missing', fix };
  },
});
