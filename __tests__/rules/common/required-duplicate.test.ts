import { expect, test } from '@jest/globals';
import rule from '../../../rules/common/required-duplicate.js';
import { format as otc } from '../../../rules/otc/format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { findingsIn, V1 } from '../mcp/source.js';
import { CITY, PARAMETERS, taking, tool } from './manifests.js';

const requiring = (...required: unknown[]) =>
  tool({ type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } }, required });
const choosing = (...choices: unknown[]) => taking({ enum: choices });

testRule(rule, otc, {
  silent: {
    'each name once': requiring('a', 'b'),
    'nothing required': requiring(),
    'names that differ in case': requiring('a', 'A'),
    'a value and its text': choosing(1, '1', true, 'true', null, 'null'),
    'lists and objects that differ': choosing([1], [1, 2], { a: 1 }, { a: '1' }, [['a', 1]], {}, [], '{}'),
    'lists and objects of which some cannot be known': choosing([UNKNOWN], [UNKNOWN], { a: UNKNOWN }, { a: UNKNOWN }),
    'values that nobody can know': choosing(UNKNOWN, UNKNOWN),
    'a list that nobody can know': tool({ required: UNKNOWN }),
    'no list': tool({ required: 'a' }),
    'a default that holds `required`': taking({ default: { required: ['a', 'a'] } }),
    'a property that is called `enum`': tool({ properties: { enum: { type: 'array', items: {} } } }),
  },
  reports: {
    'a name twice': {
      manifest: requiring('a', 'b', 'a'),
      finds: [
        {
          at: `${PARAMETERS}/required/2`,
          on: 'value',
          says: '`required` lists `a` twice, and strict validators refuse the schema. Remove one, or replace it with the name you meant.',
        },
      ],
      fixed: requiring('a', 'b'),
    },
    'a choice twice': {
      manifest: choosing('sunny', 'rainy', 'sunny'),
      finds: [
        {
          at: `${CITY}/enum/2`,
          on: 'value',
          says: '`enum` lists `sunny` twice, so the choice looks larger than it is. Remove one, or replace it with the value you meant.',
        },
      ],
      fixed: choosing('sunny', 'rainy'),
    },
    'null twice, and a number twice': {
      manifest: choosing(null, 1, null, 1),
      finds: [
        { at: `${CITY}/enum/2`, on: 'value', says: '`null`' },
        { at: `${CITY}/enum/3`, on: 'value', says: '`1`' },
      ],
      fixed: choosing(null, 1),
    },
    'a list twice, and an object twice': {
      manifest: choosing([1], { a: 1, b: [{ c: 2, d: 3 }] }, [1], { b: [{ d: 3, c: 2 }], a: 1 }),
      finds: [
        { at: `${CITY}/enum/2`, on: 'value', says: '`[1]` twice' },
        { at: `${CITY}/enum/3`, on: 'value' },
      ],
      fixed: choosing([1], { a: 1, b: [{ c: 2, d: 3 }] }),
    },
    'a name three times': {
      manifest: requiring('a', 'a', 'a'),
      finds: [
        { at: `${PARAMETERS}/required/1`, on: 'value' },
        { at: `${PARAMETERS}/required/2`, on: 'value' },
      ],
      fixed: requiring('a'),
    },
    'a name twice in a long list': {
      manifest: choosing(...Array.from({ length: 500 }, (_, index) => index % 499)),
      finds: [{ at: `${CITY}/enum/499`, on: 'value', says: '`0`' }],
      fixed: choosing(...Array.from({ length: 499 }, (_, index) => index)),
    },
  },
});

const SERVER = `const server = new McpServer({ name: 'a', version: '1.0.0' });\n`;
const choice = `server.registerTool('look', { description: 'Looks.', inputSchema: { sky: z.enum(['a', 'b',\n'a']) } }, look);\n`;
const listed = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: 'look', inputSchema: { type: 'object', properties: { sky: { type: 'string', enum: ['a', 'a'] } } } }],
}));
`;

test.each([
  ['written in a list', listed, '^4.1.0', 'warning', 'so VS Code refuses the tool'],
  ['zod 3', V1 + SERVER + choice, '3.25.0', 'warning', 'so VS Code refuses the tool'],
  ['zod 4, which lists it once', V1 + SERVER + choice, '^4.1.0', 'info', 'so the choice looks larger than it is'],
])('a choice twice, served: %s', async (_, text, zod, severity, says) => {
  const found = await findingsIn(rule, text, { zod });
  expect(found.map((each) => each.severity)).toEqual([severity]);
  expect(found[0]!.message).toContain(says);
});
