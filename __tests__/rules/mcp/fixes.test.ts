import { expect, test } from '@jest/globals';
import { rules } from '../../../rules/index.js';
import { applyFixes } from '../../../src/engine/fix.js';
import type { Packages } from '../../../src/core/code.js';
import { parse } from '../../../src/parse/parse.js';
import { findingsIn, V1, V2 } from './source.js';

const STDIO = `${V1}import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';\n`;
const SERVER = `const server = new McpServer({ name: 'a', version: '1.0.0' });\n`;
const CONNECT = `await server.connect(new StdioServerTransport());\n`;
const LOW = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';\nimport { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';\n`;
const tool = (handler: string, shape = '{ dryRun: z.boolean() }', more = ''): string =>
  `${V1}${SERVER}server.registerTool('drop', { description: 'Drops.', inputSchema: ${shape}${more} }, ${handler});\n`;
const prompt = (shape: string, handler: string): string =>
  `${V1}${SERVER}server.registerPrompt('ask', { argsSchema: ${shape} }, ${handler});\n`;
const MESSAGE = `{ role: 'user', content: { type: 'text', text: 'Hi.' } }`;

interface Mend {
  readonly rule: string;
  readonly text: string;
  /** What is written instead of it. */
  readonly was: string;
  readonly is: string;
  readonly safe: boolean;
  readonly packages?: Packages;
}

const CASES: Readonly<Record<string, Mend>> = {
  'console.log on stdio': {
    rule: 'mcp/stdout-in-stdio',
    text: `${STDIO}${SERVER}console.log('started');\n${CONNECT}`,
    was: 'console.log(',
    is: 'console.error(',
    safe: true,
  },
  'process.stdout.write on stdio': {
    rule: 'mcp/stdout-in-stdio',
    text: `${STDIO}${SERVER}process.stdout.write('started');\n${CONNECT}`,
    was: 'process.stdout.write(',
    is: 'process.stderr.write(',
    safe: true,
  },
  'a number in a prompt': {
    rule: 'mcp/prompt-argument',
    text: prompt('{ n: z.number().min(1).describe("N") }', `async () => ({ messages: [${MESSAGE}] })`),
    was: 'z.number()',
    is: 'z.coerce.number()',
    safe: false,
  },
  'an integer in a prompt': {
    rule: 'mcp/prompt-argument',
    text: prompt('{ n: z.number().int() }', `async () => ({ messages: [${MESSAGE}] })`),
    was: 'z.number().int()',
    is: 'z.coerce.number().int()',
    safe: false,
  },
  'the role of a system': {
    rule: 'mcp/prompt-answer',
    text: prompt('{}', `async () => ({ messages: [${MESSAGE.replace('user', 'system')}] })`),
    was: `'system'`,
    is: `'user'`,
    safe: false,
  },
  'the role of a model': {
    rule: 'mcp/prompt-answer',
    text: prompt('{}', `async () => ({ messages: [${MESSAGE.replace('user', 'model')}] })`),
    was: `'model'`,
    is: `'assistant'`,
    safe: false,
  },
  'a text as the content of a message': {
    rule: 'mcp/prompt-answer',
    text: prompt('{}', `async () => ({ messages: [{ role: 'user', content: 'Hi.' }] })`),
    was: `content: 'Hi.'`,
    is: `content: { type: 'text', text: 'Hi.' }`,
    safe: true,
  },
  'a list as the content of a message': {
    rule: 'mcp/prompt-answer',
    text: prompt('{}', `async () => ({ messages: [{ role: 'user', content: [{ type: 'text', text: 'Hi.' }] }] })`),
    was: `[{ type: 'text', text: 'Hi.' }]`,
    is: `{ type: 'text', text: 'Hi.' }`,
    safe: true,
  },
  'a text as content': {
    rule: 'mcp/answer-shape',
    text: tool(`async () => ({ content: 'Done.' })`),
    was: `content: 'Done.'`,
    is: `content: [{ type: 'text', text: 'Done.' }]`,
    safe: true,
  },
  'a template as a part': {
    rule: 'mcp/answer-shape',
    text: tool('async ({ dryRun }) => ({ content: [`Done: ${dryRun}`] })'),
    was: '[`Done: ${dryRun}`]',
    is: `[{ type: 'text', text: \`Done: \${dryRun}\` }]`,
    safe: true,
  },
  'a text as the result': {
    rule: 'mcp/answer-shape',
    text: tool(`async () => 'Done.'`),
    was: `=> 'Done.'`,
    is: `=> ({ content: [{ type: 'text', text: 'Done.' }] })`,
    safe: false,
  },
  'isError in quotes': {
    rule: 'mcp/answer-shape',
    text: tool(`async () => ({ content: [], isError: 'true' })`),
    was: `isError: 'true'`,
    is: 'isError: true',
    safe: true,
  },
  'another case of a name, read from the arguments': {
    rule: 'mcp/undeclared-argument',
    text: tool(`async (args) => ({ content: [], _meta: { a: args.dry_run, b: args.dry_run } })`),
    was: 'a: args.dry_run, b: args.dry_run',
    is: 'a: args.dryRun, b: args.dryRun',
    safe: false,
  },
  'another case of a name, taken out': {
    rule: 'mcp/undeclared-argument',
    text: tool(`async ({ dry_run }) => ({ content: [], _meta: { a: dry_run } })`),
    was: '({ dry_run })',
    is: '({ dryRun: dry_run })',
    safe: false,
  },
  'read-only and destructive': {
    rule: 'mcp/annotation-conflict',
    text: tool('f', '{}', `, annotations: { readOnlyHint: true, destructiveHint: true }`),
    was: 'readOnlyHint: true',
    is: 'readOnlyHint: false',
    safe: false,
  },
  'a failure without isError': {
    rule: 'mcp/error-without-flag',
    text: tool(`async () => ({ content: [{ type: 'text', text: 'Error: no such table' }] })`),
    was: `table' }] })`,
    is: `table' }], isError: true })`,
    safe: false,
  },
  'a method in version 2': {
    rule: 'mcp/handler-signature',
    text: `import { Server, ListToolsRequestSchema } from '@modelcontextprotocol/server';\nconst server = new Server({ name: 'a', version: '1' }, { capabilities: { tools: {} } });\nserver.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [] }));\n`,
    was: '(ListToolsRequestSchema,',
    is: `('tools/list',`,
    safe: false,
  },
  'a capability': {
    rule: 'mcp/missing-capability',
    text: `${LOW}const server = new Server({ name: 'a', version: '1' }, { capabilities: {} });\nserver.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [] }));\n`,
    was: 'capabilities: {}',
    is: 'capabilities: { tools: {} }',
    safe: true,
  },
  'a capability, where no options are': {
    rule: 'mcp/missing-capability',
    text: `${LOW}const server = new Server({ name: 'a', version: '1' });\nserver.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [] }));\n`,
    was: `version: '1' })`,
    is: `version: '1' }, { capabilities: { tools: {} } })`,
    safe: true,
  },
  'a capability, where other options are': {
    rule: 'mcp/missing-capability',
    text: `${LOW}const server = new Server({ name: 'a', version: '1' }, { instructions: 'A.' });\nserver.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [] }));\n`,
    was: `{ instructions: 'A.' }`,
    is: `{ instructions: 'A.', capabilities: { tools: {} } }`,
    safe: true,
  },
  'a flag that belongs in the list of what is required': {
    rule: 'common/invalid-json-schema',
    text: `${LOW}const server = new Server({ name: 'a', version: '1' }, { capabilities: { tools: {} } });\nserver.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [{ name: 'get_weather', inputSchema: { type: 'object', properties: { unit: { type: 'string', required: true } } } }] }));\n`,
    was: `properties: { unit: { type: 'string', required: true } }`,
    is: `properties: { unit: { type: 'string' } }, required: ['unit']`,
    safe: false,
  },
  'a whole schema for tool()': {
    rule: 'mcp/zod-expected',
    text: `${V1}${SERVER}server.tool('drop', 'Drops.', z.object({ a: z.string() }), f);\n`,
    was: 'z.object({ a: z.string() })',
    is: 'z.object({ a: z.string() }).shape',
    safe: false,
  },
  'data under another name': {
    rule: 'mcp/structured-content',
    text: tool(
      `async () => ({ content: [], structuredContent: { row_count: 1 } })`,
      '{}',
      ', outputSchema: { rowCount: z.number() }',
    ),
    was: 'row_count: 1',
    is: 'rowCount: 1',
    safe: false,
  },
  'a variable of a template': {
    rule: 'mcp/template-argument',
    text: `import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';\n${SERVER}server.registerResource('row', new ResourceTemplate('db://rows/{rowId}', { list: undefined }), {}, async (uri, { id }) => ({ contents: [{ uri: uri.href, text: id }] }));\n`,
    was: '{ id }',
    is: '{ rowId: id }',
    safe: false,
  },
  'a case of a tool': {
    rule: 'mcp/unlisted-case',
    text: `${LOW}import { CallToolRequestSchema } from '@modelcontextprotocol/sdk/types.js';\nconst server = new Server({ name: 'a', version: '1' }, { capabilities: { tools: {} } });\nserver.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [{ name: 'get_weather', inputSchema: { type: 'object' } }] }));\nserver.setRequestHandler(CallToolRequestSchema, async (request) => {\n  switch (request.params.name) {\n    case 'get_wether': return { content: [] };\n    default: throw new Error('unknown tool');\n  }\n});\n`,
    was: `case 'get_wether'`,
    is: `case 'get_weather'`,
    safe: false,
  },
  'a date in version 3 of zod': {
    rule: 'clients/zod-unrepresentable',
    text: tool('f', '{ day: z.date().optional() }'),
    was: 'z.date().optional()',
    is: 'z.string().datetime().optional()',
    safe: false,
    packages: { zod: '4.1.0', '@modelcontextprotocol/sdk': '1.26.0' },
  },
  'the nearest value of an enum': {
    rule: 'common/default-not-in-enum',
    text: `${LOW}const server = new Server({ name: 'a', version: '1' }, { capabilities: { tools: {} } });\nserver.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [{ name: 'get_weather', inputSchema: { type: 'object', properties: { unit: { type: 'string', enum: ['celsius', 'kelvin'], default: 'Celcius' } } } }] }));\n`,
    was: `'Celcius'`,
    is: `'celsius'`,
    safe: false,
  },
};

test.each(Object.entries(CASES))('%s', async (_, { rule: id, text, was, is, safe, packages = {} }) => {
  const rule = rules.find((each) => each.id === id)!;
  expect(text.split(was)).toHaveLength(2);
  const found = (await findingsIn(rule, text, packages)).filter(({ fix }) => fix);
  expect(found.map(({ fix }) => fix!.safe)).toEqual([safe]);
  expect(rule.fixable === 'both' || rule.fixable === (safe ? 'safe' : 'unsafe')).toBe(true);
  const { text: after } = applyFixes(text, found, 'all');
  expect(after).toBe(text.replace(was, () => is));
  expect((await parse('server.ts', after)).faults).toEqual([]);
  expect((await findingsIn(rule, after, packages)).filter(({ fix }) => fix)).toEqual([]);
});

test('a text that another line gives a name is not made a part: the name may be used elsewhere', async () => {
  const rule = rules.find(({ id }) => id === 'mcp/answer-shape')!;
  const [finding] = await findingsIn(rule, `const done = 'Done.';\n${tool('async () => ({ content: done })')}`);
  expect(finding!.fix).toBeUndefined();
});

test.each(['mcp', 'clients'])('at least half of the rules of %s have a fix or a suggestion', (pack) => {
  const own = rules.filter(({ id }) => id.startsWith(`${pack}/`));
  expect(own.filter(({ fixable }) => fixable).length).toBeGreaterThanOrEqual(own.length / 2);
});

test('version 2 has the same fixes', async () => {
  const rule = rules.find(({ id }) => id === 'mcp/answer-shape')!;
  const [finding] = await findingsIn(
    rule,
    `${V2}${SERVER}server.registerTool('a', { inputSchema: z.object({}) }, async () => ({ content: 'x' }));\n`,
  );
  expect(finding!.fix?.safe).toBe(true);
});
