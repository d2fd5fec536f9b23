import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/common/remote-ref.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { listOf, tool } from '../mcp/listing.js';

const taking = (value: unknown, more: object = {}) =>
  listOf(tool({ inputSchema: { type: 'object', properties: { value }, ...more } }));

testRule(rule, format, {
  silent: {
    'a local reference': taking({ $ref: '#/$defs/v' }, { $defs: { v: { type: 'string' } } }),
    'a relative one': taking({ $ref: 'v.json' }),
    'its own name': taking({ $ref: 'https://example.com/v.json#/$defs/a' }, { $id: 'https://example.com/v.json' }),
    'the schema of a dialect': taking({ $ref: 'https://json-schema.org/draft/2020-12/schema' }),
    'a property of that name': taking({ type: 'object', properties: { $ref: { type: 'string' } } }),
    'what nobody can know': taking({ $ref: UNKNOWN }),
  },
  reports: {
    'another host': {
      manifest: taking({ $ref: 'https://example.com/v.json' }),
      finds: [
        {
          at: '/tools/0/inputSchema/properties/value/$ref',
          on: 'value',
          says: 'This `$ref` points to `example.com`, which clients must not fetch, so they should reject the schema',
        },
      ],
    },
    'in an output schema': {
      manifest: listOf(tool({ outputSchema: { $ref: 'http://user@schemas.example.com:80/v.json#/a' } })),
      finds: [{ at: '/tools/0/outputSchema/$ref', on: 'value', says: '`schemas.example.com`' }],
    },
  },
});
