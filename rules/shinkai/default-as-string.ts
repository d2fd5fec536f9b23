import { defineRule } from '../../src/core/rule.js';
import { get, text } from '../../src/core/tree.js';
import { declaredTypes, standsFor } from '../common/lib/schema-types.js';
import { section } from './lib/lists.js';
import { unsafely } from './lib/text.js';
import { definitionsOf } from './lib/tables.js';

export default defineRule({
  id: 'shinkai/default-as-string',
  summary: 'A default is written as a string, but the property has another type',
  severity: 'info',
  in: 'strict',
  source: section('PropertiesTable', 'A default may be any value, and so needs no quotes around a number.', 'advice'),
  fixable: 'unsafe',
  messages: {
    asString: {
      message: '`{{path}}` has the type `{{type}}`, but its default is a string, which misleads readers.',
      help: 'Write `{{value}}` without quotes: only older versions of Shinkai needed strings.',
    },
  },
  *check(manifest) {
    for (const { node, path } of definitionsOf(manifest)) {
      const at = get(node, 'default');
      const type = text(get(node, 'type'));
      const types = declaredTypes(node);
      if (at?.kind !== 'string' || type === undefined || !types || types.includes('string')) continue;
      const value = standsFor(at.value, types);
      if (value === undefined) continue;
      const fix = unsafely('Write it without quotes', { op: 'set', node: at, value });
      yield { at, message: 'asString', data: { path, type, value: at.value }, fix };
    }
  },
});
