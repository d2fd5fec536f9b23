import { defineRule, lackOf } from '../../src/core/rule.js';
import { get, has } from '../../src/core/tree.js';
import { section, isMisspelt, UI } from './lib/info.js';

export default defineRule({
  id: 'gloodata/ui-without-prefix',
  summary: 'A card has no text before its first argument',
  severity: 'info',
  in: 'strict',
  source: section('The ui', 'prefix is the text that a card starts with.', 'advice'),
  messages: {
    missing: {
      message: 'This `ui` has no `prefix`, so a user with several cards open cannot tell what this one shows.',
      help: 'Add one or two words that say what the card shows.',
    },
    empty: {
      message: '`prefix` is blank, so a user with several cards open cannot tell what this one shows.',
      help: 'Write one or two words that say what the card shows.',
    },
  },
  *check({ tools }) {
    for (const { node } of tools) {
      const ui = get(node, 'ui');
      const prefix = get(ui, 'prefix');
      if (prefix?.kind === 'string' && prefix.value.trim() === '') yield { at: prefix, message: 'empty' };
      else if (ui?.kind === 'object' && has(ui, 'prefix') === 'no' && !isMisspelt(ui, 'prefix', UI))
        yield { at: lackOf(ui, 'prefix'), message: 'missing' };
    }
  },
});
