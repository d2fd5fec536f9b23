import { defineRule, lackOf } from '../../src/core/rule.js';
import { loader } from './lib/lists.js';
import { safely } from './lib/text.js';
import { lacks, strayed } from './lib/tables.js';
import { format } from './format.js';

export default defineRule({
  id: 'shinkai/no-configurations',
  summary: '`configurations` is missing',
  severity: 'info',
  in: 'strict',
  source: loader('configurations must be present, even without settings; the document calls it optional.'),
  fixable: 'safe',
  messages: {
    missing: {
      message: '`configurations` is missing, so Shinkai does not load the tool.',
      help: 'Add `"configurations": { "type": "object", "properties": {}, "required": [] }`.',
    },
  },
  *check(manifest) {
    const { root } = manifest;
    if (root.kind !== 'object' || !lacks(root, 'configurations', format.fields)) return;
    if (strayed(manifest, 'configurations')) return;
    const value = { type: 'object', properties: {}, required: [] };
    const fix = safely('Add empty `configurations`', { op: 'add', to: root, key: 'configurations', value });
    yield { at: lackOf(root, 'configurations'), message: 'missing', fix };
  },
});
