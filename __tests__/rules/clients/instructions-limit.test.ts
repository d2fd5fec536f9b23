import { expect, test } from '@jest/globals';
import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/clients/instructions-limit.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { TOOL } from '../mcp/listing.js';
import { findingsIn, V1 } from '../mcp/source.js';

const greeting = (instructions: unknown) => ({ tools: [TOOL], instructions });
const saved = (instructions: unknown) => ({ initialize: { instructions }, tools: [TOOL] });

testRule(rule, format, {
  silent: {
    'exactly as long as may be': greeting('x'.repeat(2048)),
    'letters of two bytes, exactly as long as may be': greeting('ä'.repeat(1024)),
    'no text': greeting(['x'.repeat(3000)]),
    'a text that cannot be known': greeting(UNKNOWN),
  },
  reports: {
    'one byte too many': {
      manifest: greeting('x'.repeat(2049)),
      finds: [
        {
          at: '/instructions',
          on: 'value',
          says: 'These instructions have 2,049 bytes, and Claude Code cuts them off after 2,048.',
        },
      ],
    },
    'letters of two bytes': {
      manifest: greeting('ä'.repeat(1025)),
      finds: [{ at: '/instructions', on: 'value', says: '2,050 bytes' }],
    },
    'of a server that was asked': {
      manifest: saved('x'.repeat(3000)),
      finds: [{ at: '/initialize/instructions', on: 'value', says: '3,000 bytes' }],
    },
  },
});

const server = (instructions: string): string =>
  `${V1}const server = new McpServer({ name: 'a', version: '1.0.0' }, { instructions: ${instructions} });
server.registerTool('get', { description: 'Gets it.' }, async () => ({ content: [] }));`;

test.each([
  ['a text', `'${'x'.repeat(2049)}'`, 1],
  ['a text that is short enough', `'${'x'.repeat(2048)}'`, 0],
  ['a text from elsewhere', 'readInstructions()', 0],
])('in source code: %s', async (_, text, count) => {
  expect(await findingsIn(rule, server(text))).toHaveLength(count);
});
