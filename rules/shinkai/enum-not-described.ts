import { defineRule } from '../../src/core/rule.js';
import { get, items } from '../../src/core/tree.js';
import { section } from './lib/document.js';
import { unsafely } from './lib/fixes.js';
import { mentions, withSentence } from './lib/mention.js';
import { definitionsOf } from './lib/tables.js';

export default defineRule({
  id: 'shinkai/enum-not-described',
  summary: "A parameter's description does not name the values of its `enum`",
  severity: 'warning',
  in: 'recommended',
  source: section(
    'PropertiesTable',
    'An enum is for reference only: nothing but the description is passed to the model.',
    'SHOULD',
  ),
  fixable: 'unsafe',
  messages: {
    missing:
      'The `enum` of `{{path}}` never reaches the model, and its description does not name {{values}}. Name every allowed value in the description.',
  },
  *check(manifest) {
    for (const { table, node, property, path } of definitionsOf(manifest)) {
      if (table !== 'parameters' || !property) continue;
      const list = get(node, 'enum');
      const at = get(node, 'description');
      if (!list || at?.kind !== 'string' || at.value.trim() === '') continue;
      const values = items(list).flatMap((item) => (item.kind === 'string' && item.value.trim() ? [item.value] : []));
      const left = values.filter((value) => !mentions(at.value, value));
      if (left.length === 0) continue;
      const sentence = `${left.length === values.length ? 'One of' : 'Also'}: ${left.join(', ')}.`;
      const fix = unsafely('Name them in the description', {
        op: 'set',
        node: at,
        value: withSentence(at.value, sentence),
      });
      yield { at, message: 'missing', data: { path, values: brief(left) }, fix };
    }
  },
});

function brief(values: readonly string[]): string {
  const shown = values.slice(0, 3).map((value) => `\`${value}\``);
  return values.length > 3 ? `${shown.join(', ')} and ${values.length - 3} more` : shown.join(', ');
}
