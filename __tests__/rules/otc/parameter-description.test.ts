import { format } from '../../../rules/otc/format.js';
import rule from '../../../rules/otc/parameter-description.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { definition, taking } from './definition.js';

const withA = (a: unknown) => taking({ type: 'object', properties: { a } });
const A = '/input_schema/parameters/properties/a';

testRule(rule, format, {
  silent: {
    'a description': definition(),
    'no parameters': taking({}),
    'a property of a parameter': withA({ description: 'A point.', properties: { x: { type: 'number' } } }),
    'a property of the output': definition({ output_schema: { properties: { a: { type: 'number' } } } }),
    'a placeholder': withA({ description: 'TODO' }),
    'a description that is a number': withA({ description: 5 }),
    'a reference': withA({ $ref: '#/$defs/a' }),
    'a parameter that is no object': withA(true),
    'a description that cannot be known': withA({ description: UNKNOWN }),
    'a description that may be hidden': withA({ [SPREAD]: 1, type: 'number' }),
  },
  reports: {
    'no description': {
      manifest: withA({ type: 'number' }),
      finds: [
        { at: A, on: 'key', says: 'The parameter `a` has no `description`, so the model must guess what to pass' },
      ],
    },
    'an empty description': {
      manifest: withA({ description: '' }),
      finds: [{ at: `${A}/description`, on: 'value', says: 'The description of the parameter `a` is blank' }],
    },
    'a blank description': {
      manifest: withA({ description: ' \t ' }),
      finds: [{ at: `${A}/description`, on: 'value' }],
    },
    'null for a description': {
      manifest: withA({ description: null }),
      finds: [{ at: `${A}/description`, on: { text: 'null' } }],
    },
    'a misspelt description': {
      manifest: withA({ type: 'number', desciption: 'The first.' }),
      finds: [
        {
          at: `${A}/desciption`,
          on: 'key',
          says: '`desciption` is not a keyword, so `a` has no description, and the model must guess what to pass.',
        },
      ],
      fixed: withA({ type: 'number', description: 'The first.' }),
    },
    'what is near it and can be no description': {
      manifest: withA({ type: 'number', desciption: 5, descriptor: 'x' }),
      finds: [{ at: A, on: 'key', says: 'The parameter `a` has no `description`, so' }],
    },
    'a flat input schema': {
      manifest: definition({ input_schema: { type: 'object', properties: { a: {} } } }),
      finds: [{ at: '/input_schema/properties/a', on: 'key' }],
    },
    'each parameter of each tool': {
      manifest: { tools: [taking({ properties: { a: {}, b: { description: 'B.' }, c: {} } }), withA({})] },
      finds: [
        { at: `/tools/0${A}`, on: 'key' },
        { at: '/tools/0/input_schema/parameters/properties/c', on: 'key' },
        { at: `/tools/1${A}`, on: 'key' },
      ],
    },
    'names that JavaScript knows': {
      manifest: taking(JSON.parse('{"properties":{"__proto__":{},"constructor":{},"toString":{}}}')),
      finds: ['__proto__', 'constructor', 'toString'].map((name) => ({
        at: `/input_schema/parameters/properties/${name}`,
        on: 'key',
        says: `The parameter \`${name}\` has`,
      })),
    },
  },
});
