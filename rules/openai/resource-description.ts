import { defineRule, lack } from '../../src/core/rule.js';
import { get, has } from '../../src/core/tree.js';
import { appOf } from './lib/app.js';
import { section } from './lib/document.js';

export default defineRule({
  id: 'openai/resource-description',
  summary: 'A widget resource without a description',
  severity: 'info',
  in: 'strict',
  source: section('Resource Registration (Widgets)', 'A description says what the widget does.', 'SHOULD'),
  messages: {
    missing: 'The widget has no `description`, so nobody who lists the resources learns what it shows. Add one.',
  },
  *check(manifest) {
    for (const { node } of appOf(manifest).resources) {
      // OpenAI has a key of its own for it.
      const isDescribed = has(get(node, '_meta'), 'openai/widgetDescription') !== 'no';
      if (has(node, 'description') === 'no' && !isDescribed)
        yield { at: lack(node, 'description'), message: 'missing' };
    }
  },
});
