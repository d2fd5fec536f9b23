import { defineRule } from '../../src/core/rule.js';
import { entry } from '../../src/core/tree.js';
import { section } from './lib/lists.js';
import { definitionsOf, isOther } from './lib/tables.js';

export default defineRule({
  id: 'shinkai/properties-only-for-objects',
  summary: 'A property that is not an object has `properties` or `required`',
  severity: 'warning',
  in: 'spec',
  source: section(
    'PropertiesTable',
    'properties is only for objects, and required lists the fields of a nested object.',
  ),
  messages: {
    properties:
      '`properties` is only for objects, but the type of `{{path}}` is `{{type}}`, so clients ignore it. Change the type to `"object"`, or remove `properties`.',
    both: '`properties` and `required` are only for objects, but the type of `{{path}}` is `{{type}}`, so clients ignore them. Change the type to `"object"`, or remove both.',
    required:
      '`required` is only for objects, but the type of `{{path}}` is `{{type}}`, so clients ignore it. To require `{{path}}` itself, name it in the `required` of the object around it.',
  },
  *check(manifest) {
    for (const { node, path } of definitionsOf(manifest)) {
      const [properties, required] = [entry(node, 'properties'), entry(node, 'required')];
      const at = properties ?? required;
      const type = at && isOther(node, 'object');
      if (!type) continue;
      const related = properties && required ? [{ at: required, note: '`required`, too.' }] : undefined;
      const covers = [properties, required].flatMap((each) => each?.value ?? []);
      const message = related ? 'both' : properties ? 'properties' : 'required';
      yield { at, message, data: { path, type }, related, covers };
    }
  },
});
