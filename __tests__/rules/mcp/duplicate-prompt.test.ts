import { expect, test } from '@jest/globals';
import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/mcp/duplicate-prompt.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { foundIn, V1 } from './source.js';

const NEW = `const server = new McpServer({ name: 'x', version: '1.0.0' });\n`;
const prompt = (name: string, server = 'server'): string => `${server}.registerPrompt(${name}, {}, () => look());\n`;

test.each([
  ['two', NEW + prompt(`'a'`) + prompt(`'b'`) + prompt(`'a'`), [`6:23 'a'`]],
  ['old and new', `${NEW}${prompt(`'a'`)}server.prompt('a', () => look());`, [`5:15 'a'`]],
  ['two names', NEW + prompt(`'a'`) + prompt(`'b'`), []],
  ['two servers', `${NEW}const other = new McpServer({});\n${prompt(`'a'`)}${prompt(`'a'`, 'other')}`, []],
  ['two ways', `${NEW}if (isNew) ${prompt(`'a'`)} else ${prompt(`'a'`)}`, []],
  ['what cannot be known', NEW + prompt('a') + prompt('a'), []],
])('%s', async (_, source, places) => {
  expect(await foundIn(rule, V1 + source)).toEqual(places);
});

testRule(rule, format, {
  silent: {
    'two prompts': { tools: [], prompts: [{ name: 'a' }, { name: 'b' }] },
    'names that cannot be known': { tools: [], prompts: [{ name: UNKNOWN }, { name: UNKNOWN }] },
    'no name': { tools: [], prompts: [{}, {}] },
  },
  reports: {
    'a list with a name twice': {
      manifest: { tools: [], prompts: [{ name: 'a' }, { name: 'a' }] },
      finds: [
        { at: '/prompts/1/name', on: 'value', says: 'also named `a`, so clients can reach only one of the two.' },
      ],
    },
  },
});
