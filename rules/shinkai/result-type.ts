import { defineRule, lack } from '../../src/core/rule.js';
import { has, type ObjectNode } from '../../src/core/tree.js';
import { section } from './lib/lists.js';
import { misspeltKey, definitionsOf, typeFault } from './lib/tables.js';

export default defineRule({
  id: 'shinkai/result-type',
  summary: 'A result field has no type, or none of those in the document',
  severity: 'info',
  in: 'strict',
  source: section(
    'PropertiesTable for Result',
    'The type of a field is string, number, boolean, array or object.',
    'SHOULD',
  ),
  messages: {
    missing: '`{{path}}` has no `type`: whoever uses the result cannot know what to expect. Add one.',
    unknown:
      '`{{type}}` is no type of the document{{hint}}; Shinkai keeps it, but other readers may not know it. If it fits, use string, number, boolean, array or object.',
    noName:
      '`type` of `{{path}}` is no string that names a type, but {{type}}; Shinkai keeps it, but other readers may not know it. If it fits, use string, number, boolean, array or object.',
    union:
      'An array of types is not in the document; Shinkai keeps it, but other readers of `{{path}}` may expect one type. If one fits, give it only that.',
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
