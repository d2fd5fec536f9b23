import { defineRule, lack } from '../../src/core/rule.js';
import { get, has } from '../../src/core/tree.js';
import { appOf, orWhereRead } from './lib/app.js';
import { section } from './lib/dialect.js';

export default defineRule({
  id: 'openai/resource-description',
  summary: 'A widget resource without a description',
  severity: 'info',
  in: 'strict',
  source: section('Resource Registration (Widgets)', 'A description says what the widget does.', 'SHOULD'),
  messages: {
    missing: {
      message: 'This widget resource has no `description`, so clients cannot tell users what the widget shows.',
      help: 'Add `{{quote}}description{{quote}}: "…"` next to its `name`.',
    },
  },
  *check(manifest) {
    for (const widget of appOf(manifest).resources) {
      const { node } = widget;
      if (has(node, 'description') === 'no' && !mayBeDescribed(widget, manifest))
        yield { at: lack(node, 'description'), message: 'missing' };
    }
  },
});

/** OpenAI has a key of its own for it. */
const mayBeDescribed = orWhereRead(
  (node) => has(node, '_meta') === 'unknown' || has(get(node, '_meta'), 'openai/widgetDescription') !== 'no',
);
