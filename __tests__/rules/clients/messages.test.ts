/** What the findings of the pack `clients` say: the verb fits the clients, and a character that no reader sees has a name. */
import { expect, test } from '@jest/globals';
import { formats, rules } from '../../../rules/index.js';
import { clientsThat, ROWS } from '../../../rules/clients/lib/rows.js';
import type { ClientId } from '../../../src/core/rule.js';
import { lintDocument } from '../../../src/engine/lint-document.js';
import { parse } from '../../../src/parse/parse.js';
import { said } from '../../support/said.js';

interface Given {
  readonly servers?: readonly string[];
  readonly clients?: readonly ClientId[];
}

async function messages(id: string, tools: readonly object[], { servers = [], clients }: Given = {}) {
  const rule = rules.find((each) => each.id === id)!;
  const settings = new Map([[id, { rule, severity: rule.severity, options: { ...rule.options?.defaults } }]]);
  const document = await parse('a.json', JSON.stringify({ tools }));
  const { result } = lintDocument(document, formats, { named: false, servers, clients }, settings);
  return result.findings.map(said);
}

const SCHEMA = { inputSchema: { type: 'object', properties: { a: { type: 'string' } } } };
const withParameter = (name: string) => ({ name: 'get', inputSchema: { type: 'object', properties: { [name]: {} } } });
const LONG = 'a'.repeat(60);

test.each([
  [
    'a b',
    "`a b` contains a space, so Claude's API refuses every request with this tool. Rename it to `a_b` here and where the handler reads it; if an API behind it needs the old name, send that. Allowed are letters, digits, `_`, `.` and `-`.",
  ],
  [
    'a[b]',
    "`a[b]` contains `[`, so Claude's API refuses every request with this tool. Rename it to `a_b` here and where the handler reads it; if an API behind it needs the old name, send that. Allowed are letters, digits, `_`, `.` and `-`.",
  ],
  [
    'a\tb',
    "`a\\u{9}b` contains a tab, so Claude's API refuses every request with this tool. Rename it to `a_b` here and where the handler reads it; if an API behind it needs the old name, send that. Allowed are letters, digits, `_`, `.` and `-`.",
  ],
  [
    'a\nb',
    "`a\\u{a}b` contains a line break, so Claude's API refuses every request with this tool. Rename it to `a_b` here and where the handler reads it; if an API behind it needs the old name, send that. Allowed are letters, digits, `_`, `.` and `-`.",
  ],
  [
    'a\u00a0b',
    "`a b` contains a no-break space (U+00A0), so Claude's API refuses every request with this tool. Rename it to `a_b` here and where the handler reads it; if an API behind it needs the old name, send that. Allowed are letters, digits, `_`, `.` and `-`.",
  ],
  [
    'a\u3000b',
    "`a　b` contains a special space (U+3000), so Claude's API refuses every request with this tool. Rename it to `a_b` here and where the handler reads it; if an API behind it needs the old name, send that. Allowed are letters, digits, `_`, `.` and `-`.",
  ],
  [
    'a\u200bb',
    "`a\\u{200b}b` contains an invisible character (U+200B), so Claude's API refuses every request with this tool. Rename it to `a_b` here and where the handler reads it; if an API behind it needs the old name, send that. Allowed are letters, digits, `_`, `.` and `-`.",
  ],
  [
    'ea\u0301',
    "`eá` contains a combining mark (U+0301), so Claude's API refuses every request with this tool. Rename it to `ea` here and where the handler reads it; if an API behind it needs the old name, send that. Allowed are letters, digits, `_`, `.` and `-`.",
  ],
  [
    'a`b',
    "`a`b` contains a backtick, so Claude's API refuses every request with this tool. Rename it to `a_b` here and where the handler reads it; if an API behind it needs the old name, send that. Allowed are letters, digits, `_`, `.` and `-`.",
  ],
  [
    '',
    "This parameter name is blank, so Claude's API refuses every request with this tool. Give the parameter a name.",
  ],
  [
    ' \t',
    "This parameter name is blank, so Claude's API refuses every request with this tool. Give the parameter a name.",
  ],
  [
    'a'.repeat(65),
    "This parameter name has 65 characters (at most 64), so Claude's API refuses every request with this tool. Shorten the name to at most 64 characters.",
  ],
])('the parameter %j', async (name, says) => {
  expect(await messages('clients/property-name', [withParameter(name)])).toEqual([expect.stringContaining(says)]);
});

test.each<[string, Given, string]>([
  // The longest prefix that Claude Code takes with it, and one character more.
  [LONG, { servers: ['s'.repeat(61)], clients: ['claude'] }, ''],
  [
    LONG,
    { servers: ['s'.repeat(62)], clients: ['claude'] },
    `Claude Code sends \`mcp__${'s'.repeat(62)}__${LONG}\`, which has 129 characters: above 128, calls fail. Shorten the tool's name or the server's, until both together fit.`,
  ],
  [
    LONG,
    {},
    "Cursor leaves out tools whose name and server name exceed 60 characters: this name alone has 60. Shorten the name to leave room for the server's name.",
  ],
  [
    LONG,
    { clients: ['cursor'] },
    "Cursor leaves out tools whose name and server name exceed 60 characters: this name alone has 60. Shorten the name to leave room for the server's name.",
  ],
  [
    LONG.slice(4),
    { clients: ['cursor'], servers: ['store'] },
    "Cursor leaves out this tool: with the server name `store`, its name has 61 characters, more than 60. Shorten the tool's name or the server's.",
  ],
])('the tool %s, %j', async (name, given, says) => {
  expect(await messages('clients/prefixed-name', [{ name, ...SCHEMA }], given)).toEqual(says === '' ? [] : [says]);
});

test('two names that a client makes the same', async () => {
  const given: Given = { clients: ['vscode', 'amazon-q'] };
  const tools = [`${LONG}_a`, `${LONG}_b`, 'a-b', 'ab'].map((name) => ({ name, ...SCHEMA }));
  expect(await messages('clients/prefixed-name', tools, given)).toEqual([
    `VS Code may cut names to their first 46 characters, where this one equals \`${LONG}_a\`, so one tool is lost. Make the two names differ in their first 46 characters.`,
    'Amazon Q CLI keeps only letters, digits and `_`, so this tool and `a-b` get one name. Make the two names differ in letters, digits or `_`.',
  ]);
});

test.each<[readonly ClientId[], string]>([
  [['openai'], 'OpenAI refuses the tool unless the client adds `properties`.'],
  [
    ['openai', 'copilot-cli'],
    'OpenAI refuses the tool unless the client adds `properties`, and every prompt fails in Copilot CLI before 1.0.22.',
  ],
  [['copilot-cli'], 'every prompt fails in Copilot CLI before 1.0.22.'],
])('an input schema without properties, for %j', async (clients, says) => {
  const found = await messages('clients/root-properties', [{ name: 'get', inputSchema: { type: 'object' } }], {
    clients,
  });
  expect(found).toEqual([`This input schema has no \`properties\`, so ${says} Add \`"properties": {}\`.`]);
});

const joined = (inputSchema: object) => [{ name: 'get', inputSchema: { type: 'object', ...inputSchema } }];

test.each<[object, Given, string]>([
  [
    { anyOf: [{ required: ['a'] }] },
    {},
    'This input schema has `anyOf` at its root, so Claude, Claude on Amazon Bedrock and OpenAI refuse requests with this tool. Remove `anyOf`: describe all parameters in one object, and say in their descriptions when to give which.',
  ],
  [
    { allOf: [{}] },
    { clients: ['openai'] },
    'This input schema has `allOf` at its root, so OpenAI refuses requests with this tool',
  ],
  [
    { not: { required: ['a'] } },
    {},
    'This input schema has `not` at its root, so OpenAI refuses requests with this tool. Remove the condition, and state it in the descriptions of the parameters.',
  ],
  [{ if: {} }, {}, 'This input schema has `if` at its root, so some versions of Claude Code may leave out this tool'],
  [
    { enum: [{}] },
    {},
    'This input schema has `enum` at its root, so OpenAI refuses requests with this tool. Describe the parameters in `properties`, and move the `enum` to the parameter that it is for.',
  ],
])('a choice at the root: %j, %j', async (schema, given, says) => {
  expect(await messages('clients/root-combinator', joined(schema), given)).toEqual([expect.stringContaining(says)]);
});

test.each<[number, Given, string]>([
  [129, {}, 'This list has 129 tools. Over all connected servers, OpenAI refuses requests with more than 128 tools'],
  [
    129,
    { clients: ['vscode'] },
    'This list has 129 tools. Over all connected servers, VS Code leaves out tools beyond 128. Let users choose groups of tools, or split the server',
  ],
  [81, { clients: ['cursor'] }, 'Over all connected servers, until 2026 Cursor left out tools beyond 80'],
])('a list of %i tools, %j', async (count, given, says) => {
  const tools = Array.from({ length: count }, (_, index) => ({ name: `get_${index}`, ...SCHEMA }));
  expect(await messages('clients/tool-count', tools, given)).toEqual([expect.stringContaining(says)]);
});

test('a verb is in the plural behind several clients, and behind a name that is one of several', () => {
  const row = (id: string) => ROWS.filter((each) => each.id === id);
  expect(clientsThat(row('root-claude'), 'refuse')).toEqual({ who: 'Claude', refuse: 'refuses' });
  expect(clientsThat(row('name-claude'), 'lose').lose).toBe('lose');
  expect(clientsThat([...row('root-claude'), ...row('property-key')], 'leave').leave).toBe('leaves');
  expect(clientsThat([...row('root-claude'), ...row('root-openai')], 'leave').leave).toBe('leave');
});
