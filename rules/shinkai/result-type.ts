import { defineRule, lack } from '../../src/core/rule.js';
import { has, type ObjectNode } from '../../src/core/tree.js';
import { section } from './lib/lists.js';
import { misspeltKey, definitionsOf, typeFault } from './lib/tables.js';

export default defineRule({
  id: 'shinkai/result-type',
  summary: 'A result field has no type, or one that the documentation does not list',
  severity: 'info',
  in: 'strict',
  source: section(
    'PropertiesTable for Result',
    'The type of a field is string, number, boolean, array or object.',
    'SHOULD',
  ),
  messages: {
    missing: '`{{path}}` has no `type`, so callers do not know what to expect. Add one.',
    unknown:
      '`{{type}}` is not a documented type{{hint}}. Shinkai keeps it, but other readers may not know it. If possible, use string, number, boolean, array or object.',
    noName:
      '`type` of `{{path}}` is {{type}}, not the name of a type. Shinkai keeps it, but other readers may not know it. If possible, use string, number, boolean, array or object.',
    union:
      'The `type` of `{{path}}` is an array. Shinkai keeps it, but its documentation allows only one type, and other readers may expect one. If possible, write a single type.',
  },
  *check(manifest) {
    for (const { table, node, path } of definitionsOf(manifest)) {
      const fault = table === 'result' ? typeFault(node) : undefined;
      if (!fault) continue;
      const data = { path, type: fault.type, hint: fault.hint };
      if (fault.kind !== 'missing') yield { at: fault.at, message: fault.kind, data };
      // Of a misspelt `type`, common/unknown-schema-keyword tells.
      else if (!isDescribedOtherwise(node) && !misspeltKey(node, 'type'))
        yield { at: lack(node), message: 'missing', data };
    }
  },
});

function isDescribedOtherwise(definition: ObjectNode): boolean {
  return ['$ref', 'anyOf', 'oneOf', 'allOf', 'enum', 'const'].some((key) => has(definition, key) === 'yes');
}
