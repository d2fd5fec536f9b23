import { expect, test } from '@jest/globals';
import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/clients/optional-union.js';
import type { ClientId } from '../../../src/core/rule.js';
import { lintDocument } from '../../../src/engine/lint-document.js';
import { parse } from '../../../src/parse/parse.js';

const OPTIONAL = { type: ['string', 'null'] };
const schema = (city: object, more: object = {}) => ({ type: 'object', properties: { city }, ...more });

async function found(
  inputSchemas: readonly object[],
  clients?: readonly ClientId[],
  path = 'a.json',
): Promise<unknown[]> {
  const tools = JSON.stringify(
    inputSchemas.map((inputSchema, index) => ({ name: `get_${index}`, description: 'Gets it.', inputSchema })),
  );
  const code = `import { Tool } from '@modelcontextprotocol/sdk/types.js';\nexport const tools: Tool[] = ${tools};`;
  const text = (path.endsWith('.ts') ? code : `{ "tools": ${tools} }`).replaceAll('"UNKNOWN"', 'read()');
  const severity = clients?.includes('cursor') ? rule.raisedBy!.severity : rule.severity;
  const settings = new Map([[rule.id, { rule, severity, options: {} }]]);
  const hints = { named: false, servers: [], clients, packages: () => ({}) };
  const { result } = lintDocument(await parse(path, text), [format], hints, settings);
  expect(result.failures).toEqual([]);
  return result.findings.map(({ pointer, severity, count }) => [pointer, severity, count]);
}

const at = (tool: number): string => `/tools/${tool}/inputSchema/properties/city/type`;

test('a list with null', async () => {
  expect(await found([schema(OPTIONAL)])).toEqual([[at(0), 'info', undefined]]);
  expect(await found([schema(OPTIONAL, { required: ['day'] })], ['cursor'])).toEqual([[at(0), 'warning', undefined]]);
  expect(await found([schema({ type: ['null', 'string'] })], ['cursor'], 'a.ts')).toEqual([
    [at(0), 'warning', undefined],
  ]);
});

test('of several in a file once, and with a client for each tool', async () => {
  const three = [schema(OPTIONAL), schema({ type: 'string' }), schema(OPTIONAL)];
  expect(await found(three)).toEqual([[at(0), 'info', 2]]);
  expect(await found(three, ['cursor'])).toEqual([
    [at(0), 'warning', undefined],
    [at(2), 'warning', undefined],
  ]);
});

test.each<[string, object, readonly ClientId[], string]>([
  ['another client is named', schema(OPTIONAL), ['vscode'], 'a.json'],
  ['a required parameter, whose null says something', schema(OPTIONAL, { required: ['city'] }), ['cursor'], 'a.json'],
  ['one type', schema({ type: 'string' }), ['cursor'], 'a.json'],
  ['two types without null', schema({ type: ['string', 'integer'] }), ['cursor'], 'a.json'],
  ['a choice with null, which Cursor takes', schema({ anyOf: [OPTIONAL, { type: 'null' }] }), ['cursor'], 'a.json'],
  ['a type that cannot be known', schema({ type: 'UNKNOWN' }), ['cursor'], 'a.ts'],
  ['required ones that cannot be known', schema(OPTIONAL, { required: ['UNKNOWN'] }), ['cursor'], 'a.ts'],
])('silent: %s', async (_, given, clients, path) => {
  expect(await found([given], clients, path)).toEqual([]);
});
