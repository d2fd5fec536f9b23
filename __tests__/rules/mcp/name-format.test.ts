import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/mcp/name-format.js';
import type { Report } from '../../../src/core/finding.js';
import { makeFolder } from '../../run/folder.js';
import { toolint } from '../../support/cli.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { listOf, tool, without } from './listing.js';
import { foundIn, V1 } from './source.js';

const OPENAI = { 'openai/outputTemplate': 'ui://forecast' };

testRule(rule, format, {
  silent: {
    'letters, digits, underscores, dashes': listOf(tool({ name: 'aB-c_9' })),
    '64 characters': listOf(tool({ name: 'a'.repeat(64) })),
    'no name': listOf(without('name')),
    'a name that cannot be known': listOf(tool({ name: UNKNOWN })),
    'a name for people beside the one that is registered': listOf(
      tool({ name: 'Update Dispute', method: 'update_dispute' }),
      tool({ name: 'Update Dispute', toolName: 'dispute.update' }),
      tool({ name: 'Update Dispute', anything: 'updateDispute' }),
    ),
    'a name that is no string': listOf(tool({ name: 5 })),
  },
  reports: {
    'a blank': {
      manifest: listOf(tool({ name: 'get forecast' })),
      finds: [{ at: '/tools/0/name', on: 'value', says: /The name `get forecast` contains a space, so/ }],
      fixed: listOf(tool({ name: 'get_forecast' })),
    },
    'a blank beside fields that are no names': {
      manifest: listOf(
        tool({ name: 'get forecast', title: 'get_forecast', method: 'GET /forecast', group: 'weather' }),
      ),
      finds: [{ at: '/tools/0/name', on: 'value' }],
      fixed: listOf(tool({ name: 'get_forecast', title: 'get_forecast', method: 'GET /forecast', group: 'weather' })),
    },
    'a blank beside another name that cannot be known': {
      manifest: listOf(tool({ name: 'get forecast', group: UNKNOWN }), tool({ name: 'get_forecast' })),
      finds: [{ at: '/tools/0/name', on: 'value' }],
    },
    'an emoji, whole': {
      manifest: { jsonrpc: '2.0', id: 1, result: listOf(tool({ name: 'get😀' })) },
      finds: [{ at: '/result/tools/0/name', on: 'value', says: /contains `😀`/ }],
      fixed: { jsonrpc: '2.0', id: 1, result: listOf(tool({ name: 'get' })) },
    },
    empty: { manifest: listOf(tool({ name: '' })), finds: [{ at: '/tools/0/name', on: 'value', says: /is empty/ }] },
    'nothing but blanks': {
      manifest: listOf(tool({ name: ' ' })),
      finds: [{ at: '/tools/0/name', on: 'value', says: /is empty/ }],
    },
    'a dot, where every client is to take the name': {
      manifest: listOf(tool({ name: 'forecast.get' })),
      options: { names: 'every-client' },
      finds: [
        {
          at: '/tools/0/name',
          on: 'value',
          says: /The name `forecast\.get` contains a dot, so Claude Desktop and claude\.ai drop all tools of this server\./,
          severity: 'warning',
        },
      ],
      fixed: listOf(tool({ name: 'forecast_get' })),
    },
    'a dot, where every tool is for ChatGPT alone': {
      manifest: listOf(tool({ name: 'forecast.get', _meta: OPENAI })),
      options: { names: 'every-client' },
      finds: [{ at: '/tools/0/name', on: 'value', says: /contains a dot/, severity: 'info' }],
      fixed: listOf(tool({ name: 'forecast_get', _meta: OPENAI })),
    },
    'a dot, where one tool is for others too': {
      manifest: listOf(
        tool({ name: 'forecast.get', _meta: OPENAI }),
        tool({ name: 'forecast_list', _meta: { ...OPENAI, ui: { resourceUri: 'ui://forecast' } } }),
      ),
      options: { names: 'every-client' },
      finds: [{ at: '/tools/0/name', on: 'value', says: /contains a dot/, severity: 'warning' }],
      fixed: listOf(
        tool({ name: 'forecast_get', _meta: OPENAI }),
        tool({ name: 'forecast_list', _meta: { ...OPENAI, ui: { resourceUri: 'ui://forecast' } } }),
      ),
    },
    '65 characters, where every client is to take the name': {
      manifest: listOf(tool({ name: 'a'.repeat(65) })),
      options: { names: 'every-client' },
      finds: [{ at: '/tools/0/name', on: 'value', says: /The name has 65 characters, more than 64, so/ }],
    },
    'a space and a dot are one fault': {
      manifest: listOf(tool({ name: 'forecast. get' })),
      options: { names: 'every-client' },
      finds: [{ at: '/tools/0/name', on: 'value', says: /contains a space/ }],
      fixed: listOf(tool({ name: 'forecast_get' })),
    },
    '129 characters': {
      manifest: listOf(tool({ name: 'a'.repeat(129) })),
      finds: [{ at: '/tools/0/name', on: 'value', says: /has 129 characters/ }],
    },
  },
});

testRule(rule, format, {
  options: { names: 'every-client' },
  silent: {
    'letters, digits, underscores, dashes': listOf(tool({ name: 'a-B_9' })),
    '64 characters': listOf(tool({ name: 'a'.repeat(64) })),
  },
  reports: {},
});

const wrapped = (wrapper: string): string => `${V1}const server = new McpServer({ name: 'a', version: '1.0.0' });
const original = server.registerTool.bind(server);
(server as any).registerTool = ${wrapper};
server.registerTool('auth/clear', { description: 'Clears the credentials.' }, async () => ({ content: [] }));
`;

test.each([
  [`(name, ...rest) => original(name.replace('/', '_'), ...rest)`, []],
  ['(name, ...rest) => { const own = safe(name); return original(own, ...rest); }', []],
  ['(name, ...rest) => original(`a_${name}`, ...rest)', []],
  ['(name, ...rest) => { log(name); return original(name, ...rest); }', ["6:21 'auth/clear'"]],
  ['logged(original)', ["6:21 'auth/clear'"]],
])('a server that is given another registerTool: %s', async (wrapper, found) => {
  expect(await foundIn(rule, wrapped(wrapper))).toEqual(found);
});

const registering = (more = ''): string => `${V1}const server = new McpServer({ name: 'a', version: '1.0.0' });
server.registerTool('notes.list', { description: 'Lists the notes.' }, async () => ({ content: [] }));
${more}`;

const ADDING = "server.registerTool('notes.add', { description: 'Adds a note.' }, async () => ({ content: [] }));\n";

/** What else names the tool would no longer find it under another name. */
test.each<[string, Record<string, string>, boolean]>([
  ['nothing else', {}, true],
  ['a longer name', { 'src/server.ts': registering("const id = 'my-notes.list';") }, true],
  ['a longer name in another file', { 'src/app.ts': "open('notes.lists');" }, true],
  ['what is built', { 'dist/server.js': "call('notes.list');" }, true],
  ['a set in the same file', { 'src/server.ts': registering("const READS = new Set(['notes.list']);") }, false],
  ['a text in the same file', { 'src/server.ts': registering("const help = 'Use notes.list first.';") }, false],
  ['a module', { 'src/scopes.ts': "export const SCOPES = { 'notes.list': 'read' };" }, false],
  ['a test', { '__tests__/server.test.ts': "test('notes.list', () => {});" }, false],
  ['a page', { 'README.md': '- `notes.list`: lists the notes' }, false],
  ['one of its like', { 'src/server.ts': registering(ADDING), 'README.md': '- `notes.add`' }, false],
  ['settings', { 'presets.json': '["notes.list"]' }, false],
])('whether a tool is renamed, if that is asked for: %s', async (_, files, isRenamed) => {
  const cwd = makeFolder({ 'package.json': '{}', 'src/server.ts': registering(), ...files });
  const { out } = await toolint(['--format', 'json'], { cwd });
  const found = (JSON.parse(out) as Report).findings.filter((each) => each.rule === rule.id);
  const help = isRenamed
    ? 'Rename it to `notes_list`.'
    : 'Rename it to `notes_list`, here and where the old name is used.';
  expect(found.map((each) => [each.help, each.fix !== undefined])).toEqual([[help, isRenamed]]);
  await toolint(['--fix-unsafe'], { cwd });
  expect(readFileSync(`${cwd}/src/server.ts`, 'utf8').includes("registerTool('notes_list'")).toBe(isRenamed);
});
