import { defineRule } from '../../src/core/rule.js';
import { entry } from '../../src/core/tree.js';
import { section } from './lib/document.js';
import { definitionsOf } from './lib/tables.js';
import { isOther } from './lib/types.js';

export default defineRule({
  id: 'shinkai/properties-only-for-objects',
  summary: 'A property that is no object has `properties` or `required`',
  severity: 'warning',
  in: 'spec',
  source: section(
    'PropertiesTable',
    'properties is only for objects, and required lists the fields of a nested object.',
  ),
  messages: {
    properties:
      '`properties` describes what an object holds, but the type of `{{path}}` is `{{type}}`. Change the type to "object", or remove `properties`.',
    required:
      '`required` lists the fields of an object, but the type of `{{path}}` is `{{type}}`. To require `{{path}}` itself, name it in the `required` of the object around it.',
  },
  *check(manifest) {
    for (const { node, path } of definitionsOf(manifest)) {
      for (const key of ['properties', 'required'] as const) {
        const at = entry(node, key);
        const type = at && isOther(node, 'object');
        if (type) yield { at, message: key, data: { path, type }, covers: [at.value] };
      }
    }
  },
});
