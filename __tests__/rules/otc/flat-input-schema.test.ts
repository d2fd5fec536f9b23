import { format } from '../../../rules/otc/format.js';
import rule from '../../../rules/otc/flat-input-schema.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { definition, taking } from './definition.js';

const taken = (input_schema: unknown) => definition({ input_schema });
const flat = { type: 'object', properties: { a: { type: 'number', description: 'The first.' } }, required: ['a'] };

testRule(rule, format, {
  silent: {
    'parameters that are wrapped': definition(),
    'parameters that are an empty object': taking({}),
    'a parameter that is called parameters': taking({
      type: 'object',
      properties: { parameters: { description: 'All.' } },
    }),
    'the schema both flat and wrapped': taken({ ...flat, parameters: flat }),
    'an empty input schema': taken({}),
    'a misspelt wrapper': taken({ paramters: flat }),
    'a schema of a string': taken({ type: 'string' }),
    'an input schema that is no object': taken('object'),
    'an input schema that cannot be known': taken(UNKNOWN),
    'a wrapper that may be hidden': taken({ [SPREAD]: 1, type: 'object' }),
  },
  reports: {
    'a schema without a wrapper': {
      manifest: taken(flat),
      finds: [
        {
          at: '/input_schema',
          on: 'key',
          says: 'The schema is directly in `input_schema`, not in `input_schema.parameters`, so clients see no parameters. Wrap the schema in `parameters`.',
        },
      ],
      fixed: taking(flat),
    },
    'a schema without properties': {
      manifest: taken({ type: 'object' }),
      finds: [{ at: '/input_schema', on: 'key' }],
      fixed: taking({ type: 'object' }),
    },
    'a schema without a type': {
      manifest: taken({ properties: { parameters: { type: 'object', description: 'All.' } } }),
      finds: [{ at: '/input_schema', on: 'key' }],
      fixed: taking({ properties: { parameters: { type: 'object', description: 'All.' } } }),
    },
    'each tool of a list': {
      manifest: { items: [taken(flat), definition(), taken(flat)] },
      finds: [
        { at: '/items/0/input_schema', on: 'key' },
        { at: '/items/2/input_schema', on: 'key' },
      ],
      fixed: { items: [taking(flat), definition(), taking(flat)] },
    },
    'the flat form, accepted': {
      manifest: taken(flat),
      finds: [],
      options: { accept: true },
    },
  },
});
