import { format } from '../../../rules/otc/format.js';
import rule from '../../../rules/otc/parameters-object.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { definition, taking } from './definition.js';

const TYPE = '/input_schema/parameters/type';

testRule(rule, format, {
  silent: {
    'an object': definition(),
    'an empty object': taking({}),
    'properties without a type': taking({ properties: {} }),
    'an object or null': taking({ type: ['object', 'null'] }),
    'a word that is no type': taking({ type: 'dict' }),
    'a type that is no word': taking({ type: 5 }),
    'a list without types': taking({ type: [] }),
    'an output that is a number': definition({ output_schema: { type: 'number' } }),
    'a flat schema': definition({ input_schema: { type: 'string', properties: {}, parameters: {} } }),
    'a type that cannot be known': taking({ type: UNKNOWN }),
    'one of the types that cannot be known': taking({ type: ['string', UNKNOWN] }),
    'parameters that cannot be known': taking({ [SPREAD]: 1 }),
  },
  reports: {
    'a string': {
      manifest: taking({ type: 'string' }),
      finds: [{ at: TYPE, on: 'value', says: '`parameters` has the type `string`, but' }],
    },
    ...Object.fromEntries(
      ['boolean', 'integer', 'number', 'null'].map((type) => [
        type,
        { manifest: taking({ type }), finds: [{ at: TYPE, on: 'value' as const }] },
      ]),
    ),
    'an array': {
      manifest: taking({ type: 'array', items: { type: 'object' } }),
      finds: [{ at: TYPE, on: 'value' }],
    },
    'types without object': {
      manifest: taking({ type: ['array', 'null'] }),
      finds: [{ at: TYPE, on: 'value', says: '`parameters` allows only the types `array` and `null`, but' }],
    },
    'a flat input schema': {
      manifest: definition({ input_schema: { type: 'array', properties: {} } }),
      finds: [{ at: '/input_schema/type', on: 'value' }],
    },
  },
});
