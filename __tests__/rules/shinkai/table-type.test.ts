import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/table-type.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { table, tool } from './tool.js';

testRule(rule, format, {
  silent: {
    'three tables of type object': tool(),
    'no tables': { name: 'Weather' },
    'configurations that the product writes as an empty list': tool({ configurations: [] }),
    'a table without a type': tool({ parameters: { properties: {} } }),
    'a table and a type that cannot be known': tool({ parameters: UNKNOWN, result: table({}, { type: UNKNOWN }) }),
  },
  reports: {
    'a type that is not object': {
      manifest: tool({ parameters: table({}, { type: 'array' }) }),
      finds: [
        { at: '/parameters/type', on: 'value', says: 'The `type` of `parameters` is not `"object"`, so Shinkai' },
      ],
      fixed: tool(),
    },
    'a type in upper case': {
      manifest: tool({ result: table({}, { type: 'Object' }) }),
      finds: [{ at: '/result/type', on: 'value' }],
      fixed: tool(),
    },
    'an array of types': {
      manifest: tool({ configurations: table({}, { type: ['object', 'null'] }) }),
      finds: [{ at: '/configurations/type', on: 'value' }],
      fixed: tool(),
    },
    'a table that is null': {
      manifest: tool({ configurations: null }),
      finds: [{ at: '/configurations', on: 'value', says: '`configurations` is not an object, so Shinkai' }],
      fixed: tool(),
    },
    'an empty list': { manifest: tool({ parameters: [] }), finds: [{ at: '/parameters', on: 'value' }], fixed: tool() },
    'a list of parameters': {
      manifest: tool({ parameters: [{ name: 'city' }] }),
      finds: [{ at: '/parameters', on: 'value' }],
    },
    'a string': { manifest: tool({ result: 'string' }), finds: [{ at: '/result', on: 'value' }] },
  },
});
