import { expect, test } from '@jest/globals';
import rule from '../../../rules/clients/vscode-schema.js';
import { format } from '../../../rules/mcp/format.js';
import type { ClientId } from '../../../src/core/rule.js';
import { lintDocument } from '../../../src/engine/lint-document.js';
import { parse } from '../../../src/parse/parse.js';

async function found(inputSchema: object, clients?: readonly ClientId[], path = 'a.json'): Promise<string[]> {
  const tools = JSON.stringify([{ name: 'get', description: 'Gets it.', inputSchema }]);
  const code = `import { Tool } from '@modelcontextprotocol/sdk/types.js';\nexport const tools: Tool[] = ${tools};`;
  const text = (path.endsWith('.ts') ? code : `{ "tools": ${tools} }`).replaceAll('"UNKNOWN"', 'read()');
  const settings = new Map([[rule.id, { rule, severity: rule.severity, options: {} }]]);
  const hints = { named: false, servers: [], clients, packages: () => ({}) };
  const { result } = lintDocument(await parse(path, text), [format], hints, settings);
  expect(result.failures).toEqual([]);
  return result.findings.map(({ pointer, message }) => `${pointer} ${message}`);
}

const OBJECT = { type: 'object', properties: { a: { type: 'integer' } } };

test.each(['a.json', 'a.ts'])('keywords at the root, in %s', async (path) => {
  for (const key of ['anyOf', 'oneOf', 'allOf'])
    expect(await found({ ...OBJECT, [key]: [{ required: ['a'] }] }, undefined, path)).toEqual([
      expect.stringMatching(`^/tools/0/inputSchema/${key} VS Code deletes \`${key}\` at the root`),
    ]);
  const conditional = { ...OBJECT, if: { required: ['a'] }, then: { required: ['b'] } };
  expect(await found(conditional, ['vscode'], path)).toEqual([expect.stringContaining('deletes `if`')]);
});

const OLD = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  type: 'object',
  properties: { a: { type: 'integer', exclusiveMinimum: true } },
};

test('what draft-07 does not allow, where no other client is said to refuse it', async () => {
  expect(await found(OLD, ['vscode'])).toEqual([
    expect.stringMatching(
      /^\/tools\/0\/inputSchema\/properties\/a\/exclusiveMinimum `exclusiveMinimum` is the boolean true but must be a number, so every request in the chat of VS Code fails\./,
    ),
  ]);
  expect(await found(OLD)).toEqual([]);
});

test.each<[string, object, readonly ClientId[], string]>([
  ['a plain schema', OBJECT, ['vscode'], 'a.json'],
  ['a choice inside', { ...OBJECT, properties: { a: { anyOf: [{ type: 'string' }] } } }, ['vscode'], 'a.json'],
  ['a property of that name', { type: 'object', properties: { anyOf: { type: 'string' } } }, ['vscode'], 'a.json'],
  ['keywords of newer dialects', { ...OBJECT, $defs: {}, dependentRequired: { a: [] } }, ['vscode'], 'a.json'],
  ['another client', { ...OBJECT, anyOf: [{ required: ['a'] }] }, ['cursor'], 'a.json'],
  ['a value that cannot be known', { ...OBJECT, properties: { a: { minimum: 'UNKNOWN' } } }, ['vscode'], 'a.ts'],
])('silent: %s', async (_, schema, clients, path) => {
  expect(await found(schema, clients, path)).toEqual([]);
});
