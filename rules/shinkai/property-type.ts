import { defineRule, lack } from '../../src/core/rule.js';
import { section } from './lib/lists.js';
import { misspeltKey, definitionsOf, NOUNS, typeFault } from './lib/tables.js';

export default defineRule({
  id: 'shinkai/property-type',
  summary: 'A parameter or a setting has no type, or one that Shinkai does not know',
  severity: 'error',
  in: 'spec',
  source: section('PropertiesTable', 'The type of a property is string, number, boolean, array or object.'),
  messages: {
    missing: {
      message: '`{{path}}` has no `type`, so {{effect}}.',
      help: 'Add a `type`: string, number, boolean, array or object.',
    },
    misspelt: {
      message: '`{{key}}` is not a field of a {{noun}}, so `{{path}}` has no `type`, and {{effect}}.',
      help: 'Rename `{{key}}` to `type`.',
    },
    unknown: {
      message:
        '`{{type}}` is not a type that Shinkai defines for properties{{hint}}, so callers do not know what to pass.',
      help: 'Use string, number, boolean, array or object.',
    },
    noName: {
      message: 'The `type` of `{{path}}` must be a string that names a type, but it is {{type}}, so {{effect}}.',
      help: 'Use string, number, boolean, array or object.',
    },
    unionParameter: {
      message: 'The `type` of `{{path}}` is an array, so Shinkai rejects the whole tool.',
      help: 'Give `{{path}}` one type, and mention the other types in its description.',
    },
    unionSetting: {
      message: 'The `type` of `{{path}}` is an array, so Shinkai treats `{{path}}` as a string.',
      help: 'Give `{{path}}` one type.',
    },
  },
  *check(manifest) {
    for (const { table, node, path } of definitionsOf(manifest)) {
      const fault = table === 'result' ? undefined : typeFault(node);
      if (!fault) continue;
      const wrong = fault.kind === 'missing' ? misspeltKey(node, 'type') : undefined;
      const effect =
        table === 'parameters' ? 'Shinkai rejects the whole tool' : `Shinkai treats \`${path}\` as a string`;
      const data = { path, type: fault.type, hint: fault.hint, key: wrong?.key ?? 'type', noun: NOUNS[table], effect };
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
