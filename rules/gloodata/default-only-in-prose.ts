import { defineRule, lackOf, part } from '../../src/core/rule.js';
import { entry, get, has, items, text } from '../../src/core/tree.js';
import { section, fieldsOf, typeOf } from './lib/info.js';
import { statedDefault } from './lib/stated-default.js';

export default defineRule({
  id: 'gloodata/default-only-in-prose',
  summary: 'A description states a default that the field does not have',
  severity: 'info',
  in: 'strict',
  source: section('The fields', 'A field of any type may have a default.', 'advice'),
  fixable: 'unsafe',
  messages: {
    prose: {
      message: 'Only the description names the default `{{value}}`, so the model may use another value.',
      help: 'Set `default`.',
    },
  },
  *check({ tools }) {
    for (const { value: field } of tools.flatMap(fieldsOf)) {
      const description = get(field, 'description');
      const type = typeOf(get(field, 'type'));
      const present = entry(field, 'default');
      if (field.kind !== 'object' || description?.kind !== 'string' || !type) continue;
      if (present ? present.value.kind !== 'null' : has(field, 'default') !== 'no') continue;
      const choices = items(get(field, 'enum')).flatMap((each) => text(each) ?? []);
      const stated = statedDefault(description.value, type, choices);
      if (!stated) continue;
      const { value, from, to } = stated;
      yield {
        at: present ? present.value : lackOf(field, 'default'),
        message: 'prose',
        data: { value: JSON.stringify(value) },
        related: [{ at: part(description, from, to), note: 'The description states it here.' }],
        fix: {
          title: `Set \`default\` to \`${JSON.stringify(value)}\``,
          safe: false,
          edits: [
            present ? { op: 'set', node: present.value, value } : { op: 'add', to: field, key: 'default', value },
          ],
        },
      };
    }
  },
});
