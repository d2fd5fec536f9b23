/** What is no manifest as it stands: what it was meant to be, and what is none at all. */
import { describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import { lintDocument } from '../../src/engine/lint-document.js';
import type { Settings } from '../../src/engine/applicable-rules.js';
import { parse } from '../../src/parse/parse.js';

const ALL: Settings = new Map(
  rules
    .filter((rule) => rule.in !== 'strict' && !rule.needs)
    .map((rule) => [rule.id, { rule, severity: rule.severity, options: { ...rule.options?.defaults } }]),
);

/** The formats of a file, and what is said of it. */
async function judged(path: string, text: string, named = false): Promise<{ formats: string[]; said: string[] }> {
  const document = await parse(path, text);
  const { recognition, result } = lintDocument(document, formats, { named, servers: [] }, ALL);
  return {
    formats: recognition.manifests.map((manifest) => manifest.formats.join()),
    said: result.findings.map(({ rule, line, column }) => `${line}:${column} ${rule}`),
  };
}

const YAML = `tools:
  - name: list_things
    description: Lists the things of a shop.
    inputSchema:
      type: object
      properties:
        q:
          type: string
          description: What to look for.
`;

describe('a manifest that is too broken to be recognised is told nevertheless, and nothing else of it', () => {
  test.each<[string, string, string]>([
    ['a tab', YAML.replace('    description: L', '\tdescription: L'), '3:1'],
    ['an open quote', YAML.replace('Lists the', '"Lists the'), '3:18'],
    ['a colon in a text', YAML.replace('Lists the', 'Lists: the'), '3:18'],
    ['a blank too few', YAML.replace('    description: L', '   description: L'), '3:4'],
    ['no blank behind a dash', YAML.replace('- name', '-name'), '2:3'],
    ['no blank behind a colon', YAML.replace('name: l', 'name:l'), '2:5'],
  ])('YAML with %s', async (_, text, place) => {
    for (const named of [false, true]) {
      expect(await judged('tools.yaml', text, named)).toEqual({ formats: [''], said: [`${place} common/syntax`] });
    }
  });

  test('JSON in which a brace is lost', async () => {
    const text = `{
  "name": "x",
  "description": "A tool that does x.",
  "configurations": { "type": "object", "properties": {} ,
  "parameters": { "type": "object", "properties": {} },
  "result": { "type": "object", "properties": {} },
  "sqlTables": []
}`;
    for (const named of [false, true]) {
      expect((await judged('tool.json', text, named)).said).toEqual(['4:21 common/syntax']);
    }
  });

  test.each<[string, string, string]>([
    ['a template', 'chart.yaml', YAML.replace('Lists the', '"Lists {{ the')],
    ['one of Jinja', 'chart.yaml', YAML.replace('Lists the', '"Lists {% if x %} the')],
    ['one of ERB', 'chart.yaml', YAML.replace('Lists the', '"Lists <%= x %> the')],
    ['something else', 'other.yaml', 'tools:\n  - name: "x\n    description: y\n'],
    ['a text about tools', 'x.json', '{"tools": "name, inputSchema and the rest'],
  ])('but not %s', async (_, path, text) => {
    expect(await judged(path, text)).toEqual({ formats: [], said: [] });
  });
});

describe('what somebody named is not taken for something that it only resembles', () => {
  test.each<[string, unknown]>([
    ['a list of tools of a kind of its own', { version: '1', tools: [{ name: 'a', description: 'b' }] }],
    ['an answer in JSON-RPC', { jsonrpc: '2.0', id: 1, result: {} }],
    ['rules for endpoints', { version: '1.0', parameters: {}, rules: [] }],
    ['an action', { name: 'x', description: 'y', author: 'z', runs: {} }],
    ["Anthropic's tool", { name: 'x', description: 'y', input_schema: { type: 'object' } }],
    ['a server with what it requires', { name: 'x', description: 'y', version: '1', requirements: ['a'] }],
    ['a page with tools', { title: 'x', tools: ['a'] }],
    ["OpenAI's function", { type: 'function', name: 'x', description: 'y', parameters: {}, strict: true }],
    [
      'the description of an API',
      { kind: 'z', id: 'x:v1', name: 'x', description: 'y', version: 'v1', parameters: {} },
    ],
    [
      'a tool with a list of parameters',
      { name: 'x', description: 'y', version: '1.0.0', parameters: [{ name: 'z' }] },
    ],
    ['the answer of a server', { id: 'a', name: 'x', description: 'y', result: 'passed' }],
    [
      'a workflow',
      { id: 'x', name: 'x', description: 'y', version: '1.0.0', input_schema: {}, output_schema: {}, steps: [] },
    ],
    ['a recipe of an agent', { version: '1.0.0', title: 'x', description: 'y', parameters: [], prompt: 'z' }],
    ['the result of a test', { id: 'a', name: 'x', description: 'y', result: 'passed', seconds: 3 }],
    ['a list of names and descriptions', [{ name: 'html', description: 'Writes HTML.' }]],
    ['such a list in an answer', { jsonrpc: '2.0', id: 1, result: [{ name: 'html', description: 'Writes HTML.' }] }],
  ])('%s', async (_, value) => {
    expect(await judged('x.json', JSON.stringify(value), true)).toEqual({ formats: [], said: [] });
  });

  test.each<[string, string, unknown]>([
    ['shinkai', 'without a result', { name: 'x', description: 'y', parameters: {} }],
    ['shinkai', 'without a result, but with a schema', { $schema: 'z', name: 'x', description: 'y', parameters: {} }],
    ['shinkai', 'with a misspelt field', { name: 'x', description: 'y', athor: 'z', parameters: {} }],
    ['shinkai', 'without parameters', { name: 'x', description: 'y', sqlTables: [] }],
    ['otc', 'without its schema', { id: 'x', name: 'x', description: 'y', version: '1.0.0', output_schema: {} }],
    ['otc', 'with a misspelt field', { id: 'x', name: 'x', descripton: 'y', version: '1.0.0', input_schema: {} }],
    ['otc', 'with little', { name: 'x', input_schema: { parameters: {} } }],
    ['gloodata', 'without its namespace', { title: 'x', tools: { a: { title: 'A' } } }],
  ])('a manifest of %s %s is still one', async (format, _, value) => {
    expect((await judged('x.json', JSON.stringify(value), true)).formats).toEqual([format]);
  });
});
