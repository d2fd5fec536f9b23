/** A constant of which more is made than a rule speaks of: no fix of it is safe, and what compares stands at the use. */
import { describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import type { Finding } from '../../src/core/finding.js';
import { lintDocument } from '../../src/engine/lint-document.js';
import { parse } from '../../src/parse/parse.js';
import { expectSameFile } from '../support/eslint-parity.js';

const HEAD = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
const server = new McpServer({ name: 'shop', version: '1.0.0' });
`;

async function found(id: string, source: string, path = 'server.ts'): Promise<readonly Finding[]> {
  const rule = rules.find((each) => each.id === id)!;
  const document = await parse(path, path.endsWith('.ts') ? HEAD + source : source);
  const setting = { rule, severity: rule.severity, options: { ...rule.options?.defaults } };
  const { result } = lintDocument(document, formats, { named: false, servers: [] }, new Map([[id, setting]]));
  expect(result.failures).toEqual([]);
  expectSameFile(document, [rule], formats, result.findings);
  return [...result.findings].sort((a, b) => a.start - b.start);
}

const widget = (uri: string): string =>
  `server.registerTool('show_${uri}', { description: 'D', annotations: { openai: { outputTemplate: 'ui://widget/${uri}.html' } } }, f);
server.registerResource('${uri}', 'ui://widget/${uri}.html', { mimeType: MIME }, f);\n`;
const pick = (config: string, name = 'pick'): string => `server.registerTool('${name}', { ${config} }, f);\n`;
const listed = (property: string): string =>
  `server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [{ name: 'list', inputSchema: { type: 'object', properties: { a: ${property} } } }] }));\n`;

const MIME = `const MIME = 'text/html';\n`;
const HINTS = `const HINTS = { readonlyHint: true };\n`;

describe('a fix of what is used elsewhere is not safe', () => {
  test.each([
    [
      'a MIME type of pages',
      'openai/resource-mime-type',
      `${MIME}${widget('map')}app.get('/', (_, res) => res.type(MIME));`,
    ],
    [
      'a MIME type of a resource that is no widget',
      'openai/resource-mime-type',
      `${MIME}${widget('map')}server.registerResource('page', 'docs://page', { mimeType: MIME }, f);`,
    ],
    [
      'a text that is used as one',
      'common/default-type',
      `const LIMIT = '20';\n${listed(`{ type: 'integer', default: LIMIT }`)}log(LIMIT.padStart(4));`,
    ],
    ['a key', 'mcp/annotation-type', `${HINTS}log(HINTS.readonlyHint);\n${pick('annotations: HINTS')}`],
    [
      'what is moved out of it, to one tool of two',
      'openai/misplaced-key',
      `const META = { 'openai/outputTemplate': 'ui://widget/x.html', readOnlyHint: true };\n` +
        pick(`description: 'D', inputSchema: {}, _meta: META`, 'a') +
        pick(`description: 'D', inputSchema: {}, _meta: META`, 'b'),
    ],
    [
      'a part of a schema that is compiled too',
      'common/default-type',
      `const S = { type: 'object', properties: { n: { type: 'integer', default: '1' } } };\n${listed('S')}ajv.compile(S);`,
    ],
    ['a spread', 'mcp/annotation-type', `${HINTS}log({ ...HINTS });\n${pick('annotations: HINTS')}`],
    [
      'an item',
      'common/required-duplicate',
      `const U = ['a', 'b', 'a'];\nlog(U[2]);\n${pick('inputSchema: { u: z.enum(U) }')}`,
    ],
    [
      'a shape',
      'common/default-type',
      `const S = { a: z.number().default('1') };\n${pick('inputSchema: S')}z.object(S).parse(x);`,
    ],
    [
      'a text that is compared',
      'common/hidden-text',
      `const T = 'A\u200b B';\nif (T.length > 9) throw 1;\n${pick('description: T')}`,
    ],
    ['a text that is exported', 'common/hidden-text', `export const T = 'A\u200b B';\n${pick('description: T')}`],
    [
      'a text that a list exports',
      'common/hidden-text',
      `const T = 'A\u200b B';\nexport { T };\n${pick('description: T')}`,
    ],
    ['a text in JSX', 'common/hidden-text', `const T = 'A\u200b B';\n${pick('description: T')}`, 'log(<p>{T}</p>);'],
    ['an enum', 'common/hidden-text', `enum T { A = 'A\u200b B' }\nlog(T.A);\n${pick('description: T.A')}`],
  ])('%s', async (_, id, source, jsx = '') => {
    const path = jsx ? 'server.tsx' : 'server.ts';
    const [finding, ...others] = await found(id, (jsx && HEAD) + source + jsx, path);
    expect(others).toEqual([]);
    expect(finding!.fix).toMatchObject({ safe: false });
  });
});

describe('a fix that is right wherever the constant is used stays safe', () => {
  test.each([
    ['read once', 'openai/resource-mime-type', MIME + widget('map')],
    [
      'a part of a schema of two tools',
      'common/default-type',
      `const S = { type: 'object', properties: { n: { type: 'integer', default: '1' } } };
server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [{ name: 'a', inputSchema: S }, { name: 'b', inputSchema: S }] }));`,
    ],
    [
      'one of several in a dictionary',
      'common/default-type',
      `const S = { a: { type: 'object', properties: { n: { type: 'integer', default: '1' } } }, b: { type: 'object' } };
server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [{ name: 'a', inputSchema: S.a }] }));\nlog(S.b);`,
    ],
    [
      'what is moved out of it, to the one tool that has it',
      'openai/misplaced-key',
      `const META = { 'openai/outputTemplate': 'ui://widget/x.html', readOnlyHint: true };\n` +
        pick(`description: 'D', inputSchema: {}, _meta: META`),
    ],
    ['all widgets', 'openai/resource-mime-type', MIME + widget('map') + widget('list')],
    ['all tools', 'mcp/annotation-type', HINTS + pick('annotations: HINTS') + pick('annotations: HINTS', 'put')],
    [
      'a tool of its own',
      'mcp/annotation-type',
      `const CONFIG = { description: 'D', annotations: { readonlyHint: true } };\nlog(CONFIG.description);\nserver.registerTool('a', CONFIG, f);`,
    ],
    [
      'a list of tools',
      'mcp/annotation-type',
      `const TOOLS = [{ name: 'a', inputSchema: {}, annotations: { readonlyHint: true } }];\nlog(TOOLS.length, TOOLS.find(g));`,
    ],
    [
      'a name that hides another',
      'common/hidden-text',
      `const T = 'A\u200b B';\n${pick('description: T')}function g(T) { return T; }`,
    ],
    [
      'a type',
      'common/required-duplicate',
      `const U = ['a', 'a'] as const;\ntype U = (typeof U)[number];\n${pick('inputSchema: { u: z.enum(U) }')}`,
    ],
    ['what is not in a constant', 'mcp/annotation-type', pick('annotations: { readonlyHint: true }')],
    ['what a widget reads', 'openai/window-api', `const data = window.openai?.toolOuput;\nlog(data, data);`],
    ['what a widget does', 'openai/window-api', `const draw = () => window.openai?.calTool('a', {});\ndraw(); draw();`],
  ])('%s', async (_, id, source) => {
    const [finding] = await found(id, source);
    expect(finding!.fix).toMatchObject({ safe: true });
  });
});

describe('what compares stands at the use', () => {
  const at = ({ line, column, related = [] }: Finding): unknown[] => [
    [line, column],
    related.map((each) => [each.line, each.column, each.note]),
  ];

  test('one description of two tools', async () => {
    const source = `const D = 'Lists the shops.';\n${pick('description: D')}${pick('description: D', 'put')}`;
    const [finding] = await found('common/identical-description', source);
    expect(at(finding!)).toEqual([
      [7, 43],
      [
        [5, 11, 'The value is defined here.'],
        [6, 44, 'The description of `pick`.'],
      ],
    ]);
    expect(finding).toMatchObject({ pointer: '/tools/1/description', tool: 'put' });
  });

  test('one name of two tools', async () => {
    const source = `const N = 'list';\nserver.registerTool(N, {}, f);\nserver.registerTool(N, {}, f);`;
    const [finding] = await found('common/duplicate-tool-name', source);
    expect(at(finding!)).toEqual([
      [7, 21],
      [
        [5, 11, 'The value is defined here.'],
        [6, 21, 'The other tool of that name.'],
      ],
    ]);
  });

  test('constants that are read once are told of where they stand', async () => {
    const source = `const A = 'list';\nconst B = 'list';\nserver.registerTool(A, {}, f);\nserver.registerTool(B, {}, f);`;
    const [finding] = await found('common/duplicate-tool-name', source);
    expect(at(finding!)).toEqual([
      [6, 11],
      [
        [8, 21, 'The value is used here.'],
        [5, 11, 'The other tool of that name.'],
      ],
    ]);
  });

  test('a use on the line of the finding is not told', async () => {
    const source = `const A = 'list';\nconst B = 'list'; server.registerTool(A, {}, f); server.registerTool(B, {}, f);`;
    const [finding] = await found('common/duplicate-tool-name', source);
    expect(at(finding!)).toEqual([[6, 11], [[5, 11, 'The other tool of that name.']]]);
  });

  test('items of a list are no use of the list', async () => {
    const source = `const TOOLS = [{ name: 'a', description: 'D 1' }, { name: 'b', description: 'D 1' }];\nlog(TOOLS);
for (const each of TOOLS) server.registerTool(each.name, { description: each.description }, f);`;
    const [finding] = await found('common/identical-description', source);
    expect([finding!.line, finding!.column]).toEqual([5, 77]);
  });

  test('the URI of another resource', async () => {
    const read = (name: string): string =>
      `server.registerResource('a', ${name}, { mimeType: 'text/html+skybridge' }, () => ({ contents: [{ uri: A }] }));\n`;
    const source = `const A = 'ui://widget/a.html';\nconst B = 'ui://widget/b.html';\n${read('A')}${read('B')}`;
    const [finding, ...others] = await found('openai/contents-uri', source);
    expect(others).toEqual([]);
    expect([finding!.line, finding!.column, finding!.fix]).toEqual([8, 97, undefined]);
  });

  test('a schema that is right elsewhere', async () => {
    const source = `const Args = z.object({ a: z.string() });
server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [{ name: 'a', inputSchema: Args }] }));
export const parse = (x) => Args.parse(x);`;
    const [finding] = await found('mcp/json-schema-expected', source);
    expect(at(finding!)).toEqual([[6, 93], [[5, 14, 'The value is defined here.']]]);
  });

  test('a schema that is wrong wherever it is used', async () => {
    const source = `const SCHEMA = { type: 'object', properties: {} };\n${pick('inputSchema: SCHEMA')}${pick('inputSchema: SCHEMA', 'put')}`;
    expect((await found('mcp/zod-expected', source)).map(({ line }) => line)).toEqual([5]);
    const [finding] = await found('mcp/zod-expected', `${source}ajv.compile(SCHEMA);`);
    expect([finding!.line, finding!.column]).toEqual([6, 44]);
  });

  test('an alias of YAML', async () => {
    const text = `tools:\n  - { name: a, description: &d Lists it well., inputSchema: {} }\n  - { name: b, description: *d, inputSchema: {} }\n`;
    const [finding] = await found('common/identical-description', text, 'tools.yaml');
    expect([finding!.line, finding!.column]).toEqual([3, 29]);
  });
});
