import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/properties-only-for-objects.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { text, withParameter, withResult, withSetting, CITY, KEY, SKY } from './tool.js';

testRule(rule, format, {
  silent: {
    'an object': withParameter(text({ type: 'object', properties: { a: text() }, required: ['a'] })),
    'parameters that are called so': withParameter(
      text({ type: 'object', properties: { properties: text(), required: text() } }),
    ),
    'no type': withParameter({ description: 'x', properties: {} }),
    'an array of types': withResult({ type: ['object', 'null'], properties: {} }),
    'a type that cannot be known': withParameter(text({ type: UNKNOWN, required: [] })),
  },
  reports: {
    'properties of an array': {
      manifest: withParameter(text({ type: 'array', properties: { a: text() } })),
      finds: [
        {
          at: `${CITY}/properties`,
          on: 'key',
          says: 'Change the type to `"object"`, or move `properties` into `items`.',
        },
      ],
    },
    'a string that says that it is required': {
      manifest: withSetting(text({ required: true })),
      finds: [
        {
          at: `${KEY}/required`,
          on: 'key',
          says: 'Remove it; to make `key` required, add its name to the `required` array of the object that contains it.',
        },
      ],
    },
    'both, in the items of an array': {
      manifest: withResult({ type: 'array', items: { type: 'string', properties: {}, required: [] } }),
      finds: [
        {
          at: `${SKY}/items/properties`,
          on: 'key',
          says: '`sky[]` has the type `string`, so its `properties` and `required` are ignored: only objects have them. Change the type to `"object"`, or remove both.',
        },
      ],
    },
  },
});
