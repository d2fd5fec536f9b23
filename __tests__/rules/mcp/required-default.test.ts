import { expect, test } from '@jest/globals';
import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/mcp/required-default.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { listOf, tool } from './listing.js';
import { findingsIn } from './source.js';

const taking = (days: unknown, required: unknown = ['days'], more: object = {}) =>
  listOf(tool({ inputSchema: { type: 'object', properties: { days }, required }, ...more }));
const at = '/tools/0/inputSchema/required/0';

testRule(rule, format, {
  silent: {
    'a default of what is not required': taking({ type: 'integer', default: 3 }, []),
    'a required one without a default': taking({ type: 'integer' }),
    'null, which is no default': taking({ type: ['integer', 'null'], default: null }),
    'a default that cannot be known': taking({ type: 'integer', default: UNKNOWN }),
    'the only value there is': taking({ type: 'string', enum: ['text'], default: 'text' }),
    'a parameter that cannot be known': taking(UNKNOWN),
    'names that cannot be known': taking({ default: 3 }, UNKNOWN),
    'a name that cannot be known': taking({ default: 3 }, [UNKNOWN]),
    'a name that is not in `properties`, of which another rule speaks': taking({ default: 3 }, ['hours']),
    'what comes back': listOf(
      tool({ outputSchema: { type: 'object', properties: { a: { type: 'string', default: '' } }, required: ['a'] } }),
    ),
  },
  reports: {
    'a required one with a default': {
      manifest: taking({ type: 'integer', default: 3 }),
      finds: [
        {
          at,
          on: 'value',
          says: '`days` has a default but is required, so callers must send it and the default is never used',
        },
      ],
      fixed: taking({ type: 'integer', default: 3 }, []),
    },
    'a default that says no': {
      manifest: taking({ type: 'boolean', default: false }),
      finds: [{ at, on: 'value' }],
      fixed: taking({ type: 'boolean', default: false }, []),
    },
    'a part of a parameter': {
      manifest: taking({ type: 'object', properties: { from: { default: 0 }, to: {} }, required: ['to', 'from'] }, []),
      finds: [{ at: '/tools/0/inputSchema/properties/days/required/1', on: 'value' }],
      fixed: taking({ type: 'object', properties: { from: { default: 0 }, to: {} }, required: ['to'] }, []),
    },
  },
});

const listed = (handler: string): string =>
  `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [
  { name: 'find', inputSchema: { type: 'object', properties: { days: { type: 'number', default: 3 } }, required: ['days'] } },
] }));
server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: args } }) => {
  switch (name) {
    case 'find':
      ${handler}
  }
});
`;

test.each([
  ['the handler has a default', 'return find(args.days ?? 3);', 'info', true],
  ['the handler has none, so it is meant', 'return find(args.days);', 'info', false],
  ['the handler never reads it', 'return find();', 'warning', true],
])('%s', async (_, handler, severity, isFixed) => {
  const found = await findingsIn(rule, listed(handler));
  expect(found.map((each) => [each.severity, each.fix !== undefined])).toEqual([[severity, isFixed]]);
});
