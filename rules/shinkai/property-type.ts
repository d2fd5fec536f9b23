import { defineRule, lack } from '../../src/core/rule.js';
import { section } from './lib/lists.js';
import { misspeltKey, definitionsOf, typeFault } from './lib/tables.js';

export default defineRule({
  id: 'shinkai/property-type',
  summary: 'A parameter or a setting has no type, or one that Shinkai does not know',
  severity: 'error',
  in: 'spec',
  source: section('PropertiesTable', 'The type of a property is string, number, boolean, array or object.'),
  messages: {
    missing:
      '`{{path}}` has no `type`, so callers do not know what to pass. Add one: string, number, boolean, array or object.',
    misspelt: '`{{key}}` is not a field, so `{{path}}` has no `type`; did you mean `type`?',
    unknown: '`{{type}}` is not a property type{{hint}}. Use string, number, boolean, array or object.',
    noName:
      'The `type` of `{{path}}` must be a string that names the type, but it is {{type}}. Use string, number, boolean, array or object.',
    unionParameter:
      'Shinkai does not accept an array of types and rejects the whole tool. Give `{{path}}` one type, and explain the rest in its description.',
    unionSetting: 'Shinkai does not read an array of types and treats `{{path}}` as a string. Give it one type.',
  },
  *check(manifest) {
    for (const { table, node, path } of definitionsOf(manifest)) {
      const fault = table === 'result' ? undefined : typeFault(node);
      if (!fault) continue;
      const wrong = fault.kind === 'missing' ? misspeltKey(node, 'type') : undefined;
      const data = { path, type: fault.type, hint: fault.hint, key: wrong?.key ?? 'type' };
      if (wrong) yield { at: wrong, message: 'misspelt', data };
      else if (fault.kind === 'missing') yield { at: lack(node, 'type'), message: 'missing', data };
      else if (fault.kind !== 'union') yield { at: fault.at, message: fault.kind, data };
      else {
        const message = table === 'parameters' ? 'unionParameter' : 'unionSetting';
        yield { at: fault.at, message, data, covers: [fault.at] };
      }
    }
  },
});
