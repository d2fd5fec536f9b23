import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/table-type-missing.js';
import { SPREAD, testRule } from '../../support/rule-tester.js';
import { table, tool } from './tool.js';

testRule(rule, format, {
  silent: {
    'three tables of type object': tool(),
    'no tables': { name: 'Weather' },
    'a wrong type': tool({ parameters: table({}, { type: 'array' }) }),
    'a table that is no object': tool({ configurations: [], parameters: 'x' }),
    'entries that cannot be known': tool({ parameters: { [SPREAD]: true, properties: {} } }),
  },
  reports: {
    'no type': {
      manifest: tool({ configurations: { properties: {}, required: [] } }),
      finds: [{ at: '/configurations', on: 'key', says: 'Add `"type": "object"`.' }],
      fixed: tool({ configurations: { type: 'object', properties: {}, required: [] } }),
    },
    'no type in an empty table': {
      manifest: tool({ result: {} }),
      finds: [{ at: '/result', on: 'key' }],
      fixed: tool({ result: { type: 'object' } }),
    },
    'a misspelt type that is a list': {
      manifest: tool({ parameters: { Type: ['object'], properties: {} } }),
      finds: [{ at: '/parameters/Type', on: 'key', says: 'Rename `Type` to `type`.' }],
    },
    'a misspelt type': {
      manifest: tool({ parameters: { Type: 'object', properties: {} } }),
      finds: [{ at: '/parameters/Type', on: 'key', says: 'Rename `Type` to `type`.' }],
      fixed: tool(),
    },
  },
});
