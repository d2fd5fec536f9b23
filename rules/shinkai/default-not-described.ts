import { defineRule } from '../../src/core/rule.js';
import { section } from './lib/lists.js';
import { unsafely, withSentence, untoldDefault } from './lib/text.js';
import { definitionsOf } from './lib/tables.js';

export default defineRule({
  id: 'shinkai/default-not-described',
  summary: "A property's description does not mention its `default`",
  severity: 'info',
  in: 'strict',
  source: section(
    'PropertiesTable',
    'A default is for reference only: it is neither applied nor passed to the model.',
    'SHOULD',
  ),
  fixable: 'unsafe',
  messages: {
    missing: {
      message:
        'Only `default` says that `{{path}}` defaults to `{{value}}`, and Shinkai does not show it to the model.',
      help: 'Say in the description what happens when `{{path}}` is left out: Shinkai does not apply the default either.',
    },
  },
  *check(manifest) {
    for (const definition of definitionsOf(manifest)) {
      const untold = untoldDefault(definition);
      if (!untold) continue;
      const { description: at, shown } = untold;
      const value = withSentence(at.value, `Default: ${shown}.`);
      const fix = unsafely('Mention it', { op: 'set', node: at, value });
      yield { at, message: 'missing', data: { path: definition.path, value: shown }, fix };
    }
  },
});
