import { defineRule } from '../../src/core/rule.js';
import { section } from './lib/dialect.js';
import { usesIn } from './lib/members.js';

export default defineRule({
  id: 'openai/window-openai-guard',
  summary: 'Widget code touches `window.openai` without checking that it is there',
  severity: 'warning',
  in: 'spec',
  source: section('Checklist', 'A widget checks for window.openai before it uses it.'),
  messages: {
    unguarded:
      '`window.openai` is not there in every host, nor always when a script starts, and then this throws. Check for it first: `if (window.openai) …`, or `window.openai?.`.',
  },
  *check(manifest) {
    for (const use of usesIn(manifest)) if (!use.guarded) yield { at: use, message: 'unguarded' };
  },
});
