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
    properties: {
      message: '`{{path}}` has the type `{{type}}`, so its `properties` is ignored: only objects have `properties`.',
      help: 'Change the type to `"object"`, or {{instead}}.',
    },
    both: {
      message:
        '`{{path}}` has the type `{{type}}`, so its `properties` and `required` are ignored: only objects have them.',
      help: 'Change the type to `"object"`, or {{instead}}.',
    },
    required: {
      message: '`{{path}}` has the type `{{type}}`, so its `required` is ignored: only objects have `required`.',
      help: 'Remove it; to make `{{path}}` required, add its name to the `required` array of the object that contains it.',
    },
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
      const what = related ? 'both' : '`properties`';
      const instead = type === 'array' ? `move ${what} into \`items\`` : `remove ${what}`;
      yield { at, message, data: { path, type, instead }, related, covers };
    }
  },
});
