import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/mcp/input-schema-object.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { listOf, TOOL, tool, without } from './listing.js';

testRule(rule, format, {
  silent: {
    'an object': listOf(TOOL),
    'a schema that cannot be known': listOf(tool({ inputSchema: UNKNOWN })),
    'a type that cannot be known': listOf(tool({ inputSchema: { type: UNKNOWN } })),
    'a schema with entries that cannot be known': listOf(tool({ inputSchema: { properties: {}, [SPREAD]: 0 } })),
    'a tool with entries that cannot be known': listOf(TOOL, { name: 'x', [SPREAD]: 0 }),
    'a type that is misspelt, of which another rule speaks': listOf(tool({ inputSchema: { tpye: 'object' } })),
    'a schema made of others': listOf(tool({ inputSchema: { anyOf: [{ type: 'object' }] } })),
  },
  reports: {
    'no type': {
      manifest: listOf(tool({ inputSchema: { properties: {} } })),
      finds: [{ at: '/tools/0/inputSchema', on: 'key', says: /has no `type`/ }],
      fixed: listOf(tool({ inputSchema: { type: 'object', properties: {} } })),
    },
    'an empty schema': {
      manifest: listOf(tool({ inputSchema: {} })),
      finds: [{ at: '/tools/0/inputSchema', on: 'key' }],
      fixed: listOf(tool({ inputSchema: { type: 'object' } })),
    },
    'another type': {
      manifest: listOf(tool({ inputSchema: { type: 'string' } })),
      finds: [{ at: '/tools/0/inputSchema/type', on: 'value', says: /must be `"object"`/ }],
    },
    'several types': {
      manifest: listOf(tool({ inputSchema: { type: ['object', 'null'] } })),
      finds: [{ at: '/tools/0/inputSchema/type', on: 'value' }],
    },
    'no object': {
      manifest: listOf(TOOL, tool({ inputSchema: true }), tool({ inputSchema: null })),
      finds: [
        { at: '/tools/1/inputSchema', on: 'value', says: /must be a JSON Schema object/ },
        { at: '/tools/2/inputSchema', on: 'value' },
      ],
    },
    'no schema': {
      manifest: listOf(TOOL, without('inputSchema')),
      finds: [{ at: '/tools/1', on: 'brace', says: /has no `inputSchema`/ }],
    },
  },
});
