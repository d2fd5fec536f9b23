import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/property-type.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { text, withParameter, withResult, withSetting, CITY, KEY } from './tool.js';

testRule(rule, format, {
  silent: {
    ...Object.fromEntries(
      ['string', 'number', 'boolean', 'array', 'object'].map((type) => [
        `the type ${type}`,
        withParameter(text({ type })),
      ]),
    ),
    'integer, which files use': withParameter(text({ type: 'integer' })),
    'any type in the result': withResult({ type: ['string', 'null'] }),
    'a type that cannot be known': withParameter(text({ type: UNKNOWN })),
    'entries that cannot be known': withParameter({ description: 'A city.', [SPREAD]: true }),
    'a property that is no object': withParameter('string'),
  },
  reports: {
    'no type': {
      manifest: withParameter({ description: 'A city.' }),
      finds: [{ at: CITY, on: 'key', says: '`city` has no `type`' }],
    },
    'no type of a setting': { manifest: withSetting({ description: 'A key.' }), finds: [{ at: KEY, on: 'key' }] },
    'a misspelt key': {
      manifest: withParameter({ tpye: 'string', description: 'A city.' }),
      finds: [
        {
          at: `${CITY}/tpye`,
          on: 'key',
          says: 'so `city` has no `type`, and Shinkai rejects the whole tool. Rename `tpye` to `type`.',
        },
      ],
    },
    'a misspelt type': {
      manifest: withParameter(text({ type: 'strng' })),
      finds: [
        {
          at: `${CITY}/type`,
          on: 'value',
          says: '`strng` is not a type that Shinkai defines for properties (did you mean `string`?), so',
        },
      ],
    },
    'the word of another language': {
      manifest: withSetting(text({ type: 'bool' })),
      finds: [{ at: `${KEY}/type`, on: 'value', says: 'did you mean `boolean`?' }],
    },
    any: {
      manifest: withParameter(text({ type: 'any' })),
      finds: [{ at: `${CITY}/type`, on: 'value', says: '`any` is not a type that Shinkai defines' }],
    },
    'a type that is null': {
      manifest: withParameter(text({ type: null })),
      finds: [
        {
          at: `${CITY}/type`,
          on: 'value',
          says: '`type` of `city` must be a string that names a type, but it is null, so Shinkai rejects the whole tool. Use string,',
        },
      ],
    },
    'a type that is an object': {
      manifest: withParameter(text({ type: { type: 'string' } })),
      finds: [
        { at: `${CITY}/type`, on: 'value', says: '`city` must be a string that names a type, but it is an object, so' },
      ],
    },
    'an array of types in a parameter': {
      manifest: withParameter(text({ type: ['string', 'null'] })),
      finds: [
        {
          at: `${CITY}/type`,
          on: 'value',
          says: 'The `type` of `city` is an array, so Shinkai rejects the whole tool',
        },
      ],
    },
    'an array of types in a setting': {
      manifest: withSetting(text({ type: ['string', 'null'] })),
      finds: [
        {
          at: `${KEY}/type`,
          on: 'value',
          says: 'The `type` of `key` is an array, so Shinkai treats `key` as a string',
        },
      ],
    },
    'at every depth': {
      manifest: withParameter(
        text({
          type: 'array',
          items: {
            type: 'object',
            properties: { a: { description: 'A.' }, b: text({ type: 'array', items: { type: 'text' } }) },
          },
        }),
      ),
      finds: [
        { at: `${CITY}/items/properties/a`, on: 'key', says: '`city[].a` has no `type`' },
        { at: `${CITY}/items/properties/b/items/type`, on: 'value' },
      ],
    },
    'names from the prototype of objects': {
      manifest: withParameter(text({ type: 'constructor' })),
      finds: [{ at: `${CITY}/type`, on: 'value', says: '`constructor` is not a type that Shinkai defines' }],
    },
  },
});
