import { defineRule, lack } from '../../src/core/rule.js';
import { section } from './lib/lists.js';
import { misspeltKey, definitionsOf, typeFault } from './lib/tables.js';

export default defineRule({
  id: 'shinkai/property-type',
  summary: 'A parameter or a setting has no type, or none that Shinkai knows',
  severity: 'error',
  in: 'spec',
  source: section('PropertiesTable', 'The type of a property is string, number, boolean, array or object.'),
  messages: {
    missing:
      '`{{path}}` has no `type`, so nobody knows what to give. Add one: string, number, boolean, array or object.',
    misspelt: '`{{key}}` is no field of a property, so `{{path}}` has no `type`; did you mean `type`?',
    unknown: '`{{type}}` is no type of a property{{hint}}. Use string, number, boolean, array or object.',
    noName:
      '`type` of `{{path}}` must be a string that names the type, but it is {{type}}. Use string, number, boolean, array or object.',
    unionParameter:
      'An array of types does not load at all: the whole tool is rejected. Give `{{path}}` one type, and tell the rest in its description.',
    unionSetting: 'An array of types is not read, and `{{path}}` is taken for a string. Give it one type.',
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
