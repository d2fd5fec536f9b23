import { format } from '../../../rules/otc/format.js';
import rule from '../../../rules/otc/parameter-object.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { definition, taking } from './definition.js';

const withA = (a: unknown) => taking({ type: 'object', properties: { a } });

testRule(rule, format, {
  silent: {
    'a schema object': definition(),
    'an empty schema object': withA({}),
    'a boolean schema deeper down': withA({ type: 'object', properties: { b: true } }),
    'a boolean schema in the output': definition({ output_schema: { properties: { a: true } } }),
    'no properties': taking({ type: 'object' }),
    'properties that are no object': taking({ type: 'object', properties: [true] }),
    'a parameter that cannot be known': withA(UNKNOWN),
  },
  reports: {
    true: {
      manifest: withA(true),
      finds: [
        {
          at: '/input_schema/parameters/properties/a',
          on: 'value',
          says: 'The schema of `a` is `true`, not an object, so the model does not know what to pass. Write an object with a `type` and a `description`.',
        },
      ],
    },
    'a type instead of a schema': {
      manifest: withA('number'),
      finds: [
        {
          at: '/input_schema/parameters/properties/a',
          on: 'value',
          says: 'The schema of `a` is a string, not an object, so the model does not know what to pass. Write an object with a `type` and a `description`.',
        },
      ],
    },
    'null, a number, an array': {
      manifest: taking({ properties: { a: null, b: 1, __proto__x: [{ type: 'string' }] } }),
      finds: [
        { at: '/input_schema/parameters/properties/a', on: 'value', says: 'is `null`' },
        { at: '/input_schema/parameters/properties/b', on: 'value', says: 'is a number' },
        { at: '/input_schema/parameters/properties/__proto__x', on: 'value', says: 'is an array' },
      ],
    },
    'a flat input schema': {
      manifest: definition({ input_schema: { type: 'object', properties: { a: false } } }),
      finds: [{ at: '/input_schema/properties/a', on: 'value', says: 'is `false`' }],
    },
    '`__proto__`': {
      manifest: taking(JSON.parse('{"properties":{"__proto__":7}}')),
      finds: [
        { at: '/input_schema/parameters/properties/__proto__', on: { text: '7' }, says: '`__proto__` is a number' },
      ],
    },
  },
});
