import { format } from '../../../rules/otc/format.js';
import rule from '../../../rules/otc/required-field.js';
import { SPREAD, testRule, UNKNOWN, type Case } from '../../support/rule-tester.js';
import { definition, requiring, taking, without } from './definition.js';

const missing = (field: string): Case => ({
  manifest: { tools: [without(field)] },
  finds: [{ at: '/tools/0', on: 'brace', says: `This OTC tool definition has no \`${field}\`, which is required: ` }],
});

testRule(rule, format, {
  silent: {
    'all required fields': definition(),
    'no requirements': without('requirements'),
    'parameters that are an empty object': taking({}),
    'an output schema that is an empty object': definition({ output_schema: {} }),
    'an output schema that is null': definition({ output_schema: null }),
    'requirements without a field': requiring({}),
    'an authorization without oauth2': requiring({ authorization: [{ id: 'google' }] }),
    'the flat form of the input schema': definition({ input_schema: { type: 'object', properties: {} } }),
    'a definition that may hold more': { [SPREAD]: 1, id: 'Calculator.Add@1.0.0' },
    'an input schema that may hold parameters': definition({ input_schema: { [SPREAD]: 1 } }),
    'a definition that cannot be known': { tools: [UNKNOWN] },
  },
  reports: {
    'no id': missing('id'),
    'no name': missing('name'),
    'no description': missing('description'),
    'no version': missing('version'),
    'no input_schema': missing('input_schema'),
    'no output_schema': missing('output_schema'),
    'no parameters': {
      manifest: definition({ input_schema: {} }),
      finds: [
        {
          at: '/input_schema',
          on: 'key',
          says: '`input_schema` has no `parameters`, which is required: clients read the JSON Schema of the input there, and `{}` allows any input. Add `"parameters": ',
        },
      ],
    },
    'no parameters, but the schema of a string': {
      manifest: definition({ input_schema: { type: 'string' } }),
      finds: [{ at: '/input_schema', on: 'key' }],
    },
    'nothing at all': {
      manifest: {},
      finds: Array.from({ length: 6 }, () => ({ at: '', on: 'brace' as const })),
    },
    'each definition of an array': {
      manifest: [definition(), without('id'), without('name')],
      finds: [
        { at: '/1', on: 'brace', says: '`id`' },
        { at: '/2', on: 'brace', says: '`name`' },
      ],
    },
  },
});
