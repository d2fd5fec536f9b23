import rule from '../../../rules/common/contradictory-bounds.js';
import { format as otc } from '../../../rules/otc/format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { CITY, taking } from './manifests.js';

testRule(rule, otc, {
  silent: {
    'bounds in order': taking({ type: 'integer', minimum: 0, maximum: 10 }),
    'bounds that meet': taking({ minimum: 3, maximum: 3, minLength: 2, maxLength: 2, minItems: 0, maxItems: 0 }),
    'one bound alone': taking({ minimum: 3 }),
    'bounds of different kinds': taking({ minimum: 10, maxLength: 3 }),
    'bounds below zero': taking({ minimum: -5, maximum: -3 }),
    'a bound that cannot be known': taking({ minimum: 5, maximum: UNKNOWN }),
    'bounds that are texts': taking({ minimum: '5', maximum: '3' }),
    'flags of an old draft': taking({ minimum: 3, exclusiveMinimum: true, maximum: 4 }),
    'properties that are called so': taking({ properties: { minimum: { const: 5 }, maximum: { const: 3 } } }),
  },
  reports: {
    'a minimum above the maximum': {
      manifest: taking({ type: 'integer', minimum: 10, maximum: 1 }),
      finds: [{ at: `${CITY}/minimum`, on: 'value', says: '`minimum` is 10 and `maximum` is 1, so no value' }],
    },
    'lengths the wrong way round': {
      manifest: taking({ type: 'string', maxLength: 3, minLength: 8 }),
      finds: [{ at: `${CITY}/minLength`, on: 'value', says: '`minLength` is 8 and `maxLength` is 3' }],
    },
    'numbers of items the wrong way round': {
      manifest: taking({ type: 'array', items: { minProperties: 2, maxProperties: 1 }, minItems: 2, maxItems: 1 }),
      finds: [
        { at: `${CITY}/items/minProperties`, on: 'value' },
        { at: `${CITY}/minItems`, on: 'value' },
      ],
    },
    'a bound that is not part of the range': {
      manifest: taking({ type: 'number', exclusiveMinimum: 5, maximum: 5 }),
      finds: [{ at: `${CITY}/exclusiveMinimum`, on: 'value' }],
    },
    'a range between a number and itself': {
      manifest: taking({ type: 'number', exclusiveMinimum: 5, exclusiveMaximum: 5 }),
      finds: [{ at: `${CITY}/exclusiveMinimum`, on: 'value' }],
    },
    'a minimum at an upper bound that is not part of the range': {
      manifest: taking({ type: 'number', minimum: 5, exclusiveMaximum: 5 }),
      finds: [{ at: `${CITY}/minimum`, on: 'value' }],
    },
  },
});
