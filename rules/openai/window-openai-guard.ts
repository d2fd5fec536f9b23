import { groupBy } from '../../src/core/collections.js';
import { defineRule } from '../../src/core/rule.js';
import { section } from './lib/dialect.js';
import { usesIn } from './lib/members.js';

export default defineRule({
  id: 'openai/window-openai-guard',
  summary: 'Widget code uses `window.openai` without checking that it exists',
  severity: 'warning',
  in: 'spec',
  source: section('Checklist', 'A widget checks for window.openai before it uses it.'),
  messages: {
    unguarded: {
      message: 'Some hosts have no `window.openai`, or add it after the script has started, so this can throw.',
      help: 'Check for it first: `if (window.openai) …`, or `window.openai?.`.',
    },
  },
  *check(manifest) {
    const groups = groupBy(
      usesIn(manifest).filter(({ guarded }) => !guarded),
      ({ group }) => group,
    );
    for (const [first, ...others] of groups.values()) {
      const related = others.slice(0, MOST_RELATED).map((at) => ({ at, note: 'Here, too.' }));
      yield { at: first!, message: 'unguarded', related };
    }
  },
});

const MOST_RELATED = 10;
