import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/result-type.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { text, withParameter, withResult, SKY } from './tool.js';

testRule(rule, format, {
  silent: {
    ...Object.fromEntries(
      ['string', 'number', 'boolean', 'array', 'object', 'integer'].map((type) => [
        `the type ${type}`,
        withResult({ type }),
      ]),
    ),
    'any type in the parameters': withParameter(text({ type: 'any' })),
    'a reference instead of a type': withResult({ $ref: '#/result/properties/other' }),
    ...Object.fromEntries(
      Object.entries({ enum: ['a'], const: 'a', anyOf: [{}], oneOf: [{}], allOf: [{}] }).map(([key, value]) => [
        `\`${key}\` instead of a type`,
        withResult({ [key]: value }),
      ]),
    ),
    'a misspelt `type`, of which common/unknown-schema-keyword tells': withResult({ tpye: 'string' }),
    'a type that cannot be known': withResult({ type: UNKNOWN }),
  },
  reports: {
    any: {
      manifest: withResult({ type: 'any' }),
      finds: [{ at: `${SKY}/type`, on: 'value', says: '`any` is not a documented type. Shinkai accepts it' }],
    },
    'an array of types': {
      manifest: withResult({ type: ['string', 'null'] }),
      finds: [
        {
          at: `${SKY}/type`,
          on: 'value',
          says: "The `type` of `sky` is an array, which programs other than Shinkai may not accept. Write a single type, as Shinkai's documentation asks.",
        },
      ],
    },
    'a type that is no string': {
      manifest: withResult({ type: { type: 'string' } }),
      finds: [
        { at: `${SKY}/type`, on: 'value', says: '`type` of `sky` is an object, not the name of a type. Shinkai' },
      ],
    },
    'no type': {
      manifest: withResult({ description: 'The sky.' }),
      finds: [{ at: SKY, on: 'key', says: '`sky` has no `type`' }],
    },
    'in the items of an array': {
      manifest: withResult({ type: 'array', items: [{ type: 'nmber' }] }),
      finds: [{ at: `${SKY}/items/0/type`, on: 'value', says: 'did you mean `number`?' }],
    },
  },
});
