import { defineRule, lack } from '../../src/core/rule.js';
import { get, has } from '../../src/core/tree.js';
import { appOf } from './lib/app.js';
import { section } from './lib/dialect.js';

export default defineRule({
  id: 'openai/resource-name',
  summary: 'A widget resource without a name',
  severity: 'warning',
  in: 'recommended',
  source: section('Resource Registration (Widgets)', 'A widget has a name for people to read.', 'SHOULD'),
  messages: {
    missing: {
      message: 'The widget has no `name`, which MCP requires, so users cannot tell it from other resources.',
      help: 'Add a `name` that users understand, such as "Map".',
    },
    empty: {
      message: "The widget's name is blank, so users cannot tell it from other widgets.",
      help: 'Write a name that users understand, such as "Map".',
    },
  },
  *check(manifest) {
    for (const { node } of appOf(manifest).resources) {
      const name = get(node, 'name');
      if (has(node, 'name') === 'no') yield { at: lack(node, 'name'), message: 'missing' };
      else if (name?.kind === 'string' && name.value.trim() === '') yield { at: name, message: 'empty' };
    }
  },
});
