import { defineRule } from '../../src/core/rule.js';
import { entry } from '../../src/core/tree.js';
import { section } from './lib/lists.js';
import { definitionsOf } from './lib/tables.js';

export default defineRule({
  id: 'shinkai/result-attribute',
  summary: 'A result field has a `default` or an `enum`',
  severity: 'info',
  in: 'strict',
  source: section('PropertiesTable for Result', 'A result field has type, description, items and nullable.', 'SHOULD'),
  messages: {
    enum: {
      message: 'Result fields do not support `enum`, so Shinkai ignores it.',
      help: 'Remove it, and list the values in the description of `{{path}}`.',
    },
    default: {
      message: 'Result fields do not support `default`, so Shinkai ignores it.',
      help: 'Remove it, and name the default in the description of `{{path}}`.',
    },
  },
  *check(manifest) {
    for (const { table, node, path } of definitionsOf(manifest)) {
      if (table !== 'result') continue;
      for (const key of ['default', 'enum'] as const) {
        const at = entry(node, key);
        if (at) yield { at, message: key, data: { path } };
      }
    }
  },
});
