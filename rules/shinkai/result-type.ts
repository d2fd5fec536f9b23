import { defineRule, lackOf } from '../../src/core/rule.js';
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
    missing: { message: '`{{path}}` has no `type`, so callers do not know what to expect.', help: 'Add one.' },
    unknown: {
      message: '`{{type}}` is not a documented type{{hint}}. Shinkai accepts it, but other programs may not.',
      help: 'If possible, use string, number, boolean, array or object.',
    },
    noName: {
      message:
        'The `type` of `{{path}}` is {{type}}, not the name of a type. Shinkai accepts this, but other programs may not.',
      help: 'If possible, use string, number, boolean, array or object.',
    },
    union: {
      message: 'The `type` of `{{path}}` is an array, which programs other than Shinkai may not accept.',
      help: "Write a single type, as Shinkai's documentation asks.",
    },
  },
  *check(manifest) {
    for (const { table, node, path } of definitionsOf(manifest)) {
      const fault = table === 'result' ? typeFault(node) : undefined;
      if (!fault) continue;
      const data = { path, type: fault.type, hint: fault.hint };
      if (fault.kind !== 'missing') yield { at: fault.at, message: fault.kind, data };
      // Of a misspelt `type`, common/unknown-schema-keyword tells.
      else if (!isDescribedOtherwise(node) && !misspeltKey(node, 'type'))
        yield { at: lackOf(node, 'type'), message: 'missing', data };
    }
  },
});

function isDescribedOtherwise(definition: ObjectNode): boolean {
  return ['$ref', 'anyOf', 'oneOf', 'allOf', 'enum', 'const'].some((key) => has(definition, key) === 'yes');
}
