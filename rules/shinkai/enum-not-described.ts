import { defineRule } from '../../src/core/rule.js';
import { get, items } from '../../src/core/tree.js';
import { section } from './lib/document.js';
import { unsafely } from './lib/fixes.js';
import { isTellable, unmentioned, withSentence } from './lib/mention.js';
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
      if (!list || at?.kind !== 'string' || at.value.trim() === '' || at.value.length > LONGEST) continue;
      const values = items(list)
        .slice(0, MOST)
        .flatMap((item) => (item.kind === 'string' && isTellable(item.value) ? [item.value] : []));
      const left = unmentioned(at.value, values);
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

/** Beyond these, nobody would want the values in the description. */
const MOST = 200;
const LONGEST = 20_000;

function brief(values: readonly string[]): string {
  const shown = values.slice(0, 3).map((value) => `\`${value}\``);
  return values.length > 3 ? `${shown.join(', ')} and ${values.length - 3} more` : shown.join(', ');
}
