import { defineRule } from '../../src/core/rule.js';
import { entry } from '../../src/core/tree.js';
import { section } from './lib/lists.js';
import { definitionsOf, isOther } from './lib/tables.js';

export default defineRule({
  id: 'shinkai/items-only-for-arrays',
  summary: 'A property that is not an array has `items`',
  severity: 'warning',
  in: 'spec',
  source: section('PropertiesTable', 'items is only for arrays.'),
  messages: {
    items: {
      message: '`{{path}}` has the type `{{type}}`, so its `items` is ignored: only arrays have `items`.',
      help: 'Change the type to `"array"`, or remove `items`.',
    },
  },
  *check(manifest) {
    for (const { node, path } of definitionsOf(manifest)) {
      const at = entry(node, 'items');
      const type = at && isOther(node, 'array');
      if (type) yield { at, message: 'items', data: { path, type } };
    }
  },
});
