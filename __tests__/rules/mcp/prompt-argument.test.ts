import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/prompt-argument.js';
import { findingsIn, foundIn, V1, V2 } from './source.js';
import { said } from '../../support/said.js';

const NEW = `const server = new McpServer({ name: 'x', version: '1.0.0' });\n`;
const prompt = (schema: string, handler: string): string =>
  `${NEW}server.registerPrompt('review', { description: 'Reviews code.', ${schema} },\n${handler}\n);\n`;
const SAYS = `({ messages: [{ role: 'user', content: { type: 'text', text: code } }] })`;
const LOW = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { GetPromptRequestSchema, ListPromptsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
const server = new Server({ name: 'x', version: '1.0.0' }, { capabilities: { prompts: {} } });
`;
const listed = (list: string, handler: string): string => `${LOW}
server.setRequestHandler(ListPromptsRequestSchema, async () => ({ prompts: [{ name: 'review', ${list} }] }));
server.setRequestHandler(GetPromptRequestSchema, async (request) => {
  if (request.params.name !== 'review') throw new Error('Unknown prompt');
  ${handler}
});`;

test.each([
  [
    'an argument under another name',
    prompt('argsSchema: { fileName: z.string() }', `({ filename }) => look(filename)`),
    ['5:4 filename'],
    'Read `fileName` instead',
  ],
  [
    'an argument that is not declared',
    prompt('argsSchema: { code: z.string() }', `(args) => look(args.code, args.language)`),
    ['5:32 language'],
    'The handler reads `language`, which `review` does not declare, so it is always undefined. Declare `language` as an argument of the prompt.',
  ],
  [
    'a number',
    prompt('argsSchema: { lines: z.number().optional() }', `({ lines }) => look(lines)`),
    ['4:79 lines'],
    '`z.coerce.number()`',
  ],
  [
    'a boolean',
    prompt('argsSchema: { all: z.boolean() }', `({ all }) => look(all)`),
    ['4:79 all'],
    '`all` is a boolean, but clients send prompt arguments as strings, so the SDK refuses all values. Write `z.enum(["true", "false"])`, and compare with `"true"`.',
  ],
  ['a list', prompt('argsSchema: { all: z.array(z.string()) }', `({ all }) => look(all)`), ['4:79 all'], 'an array'],
  [
    'an object',
    prompt('argsSchema: { all: z.object({ a: z.string() }) }', `({ all }) => look(all)`),
    ['4:79 all'],
    'parse the string in the handler',
  ],
  [
    'the old method',
    `${NEW}server.prompt('review', 'Reviews.', { lines: z.number() }, ({ lines }) => look(lines));`,
    ['4:39 lines'],
    '`lines` is a number, but clients send prompt arguments as strings, so the SDK refuses all values. Write `z.coerce.number()`.',
  ],
  [
    'what the newer method takes',
    `${NEW}server.prompt('review', { description: 'Reviews.', argsSchema: z.object({ code: z.string() }) }, ({ code }) => look(code));`,
    ['4:52 argsSchema'],
    'Write `registerPrompt` instead of `prompt`',
  ],
  [
    'what the newer method takes, alone',
    `${NEW}server.prompt('review', { argsSchema: { code: z.string() } }, ({ code }) => look(code));`,
    ['4:27 argsSchema'],
    '`prompt()` takes the zod schemas themselves, so `argsSchema` becomes an argument, and calls fail',
  ],
  [
    'arguments in a list',
    prompt(`arguments: [{ name: 'code' }]`, `({ code }) => (${SAYS})`),
    ['4:65 arguments'],
    'The SDK does not read `arguments`',
  ],
  [
    'a JSON Schema',
    prompt(`argsSchema: { type: 'object', properties: {} }`, `() => look()`),
    [`4:77 { type: 'object', properties: {} }`],
    'This is a JSON Schema, but the SDK expects an object of zod schemas, so calls to the prompt fail',
  ],
])('%s', async (_, source, places, says) => {
  const found = await findingsIn(rule, V1 + source);
  expect(found.map(said)).toEqual([expect.stringContaining(says)]);
  expect(await foundIn(rule, V1 + source)).toEqual(places);
});

test('a whole schema, which version 1 does not take and version 2 does', async () => {
  const source = prompt('argsSchema: z.object({ code: z.string() })', `({ code }) => (${SAYS})`);
  expect(await foundIn(rule, V1 + source)).toEqual(['4:77 z.object({ code: z.string() })']);
  expect(await foundIn(rule, V2 + source)).toEqual([]);
});

test('a list with one function for all prompts', async () => {
  const args = `arguments: [{ name: 'fileName', required: true }]`;
  expect(await foundIn(rule, listed(args, 'return look(request.params.arguments.file_name);'))).toEqual([
    '8:40 file_name',
  ]);
  expect(await foundIn(rule, listed(args, 'return look(request.params.arguments.fileName);'))).toEqual([]);
  expect(await foundIn(rule, listed('', 'return look(request.params.arguments.fileName);'))).toEqual(['8:40 fileName']);
  expect(await foundIn(rule, listed('arguments: all()', 'return look(request.params.arguments.x);'))).toEqual([]);
});

test('what a prompt does not declare is one finding, and a slip is another', async () => {
  const args = `arguments: [{ name: 'offer' }, { name: 'fileName' }]`;
  const reading = (...names: readonly string[]): string =>
    listed(
      args,
      names
        .map((name) => `look(request.params.arguments.${name});`)
        .join(' ')
        .replace(/^/, 'return 0, '),
    );
  for (const [names, says, severity] of [
    [['order'], 'Read `offer` instead.', 'error'],
    // Both are read, so neither is a slip; another spelling of a name is one all the same.
    [
      ['offer', 'order'],
      'The handler reads `order`, which `review` does not declare, so clients do not offer it. Declare `order` as an argument of the prompt.',
      'warning',
    ],
    [['fileName', 'file_name'], 'Read `fileName` instead.', 'error'],
    [
      ['offer', 'order', 'os', 'os'],
      'The handler reads `order` and `os`, which `review` does not declare, so clients do not offer them. Declare them as arguments of the prompt.',
      'warning',
    ],
  ] as const) {
    const found = await findingsIn(rule, reading(...names));
    expect(found.map(said)).toEqual([expect.stringContaining(says)]);
    expect(found[0]!.severity).toBe(severity);
  }
  const [several] = await findingsIn(rule, reading('order', 'os').replace("{ name: 'offer' }, ", ''));
  expect(several!.related).toHaveLength(1);
});

test('an argument without a name in a list', async () => {
  const says = 'clients refuse the whole list of prompts';
  const handler = 'return { messages: [] };';
  for (const [list, place, advice] of [
    [`arguments: [{ description: 'Code.' }, { name: 'lines' }]`, `5:107 { description: 'Code.' }`, 'Add a `name`.'],
    [`arguments: ['code']`, `5:107 'code'`, 'Write an object: `{ name: … }`.'],
  ] as const) {
    const found = await findingsIn(rule, listed(list, handler));
    expect(found.map(said)).toEqual([expect.stringContaining(`${says}. ${advice}`)]);
    expect(await foundIn(rule, listed(list, handler))).toEqual([place]);
  }
  expect(await foundIn(rule, listed('arguments: [{ ...more }, other]', handler))).toEqual([]);
});

test.each([
  ['a string', prompt('argsSchema: { code: z.string() }', `({ code }) => (${SAYS})`)],
  ['a choice', prompt('argsSchema: { code: z.enum(["a", "b"]).optional() }', `({ code }) => (${SAYS})`)],
  [
    'a string of that name',
    `${NEW}server.prompt('review', { argsSchema: z.string() }, ({ argsSchema }) => (${SAYS}));`,
  ],
  ['what is converted', prompt('argsSchema: { n: z.coerce.number() }', `({ n }) => look(n)`)],
  ['what is made of a string', prompt('argsSchema: { n: z.string().transform(Number) }', `({ n }) => look(n)`)],
  ['what is prepared', prompt('argsSchema: { n: z.preprocess(Number, z.number()) }', `({ n }) => look(n)`)],
  ['with completions', prompt('argsSchema: { n: completable(z.string(), all) }', `({ n }) => look(n)`)],
  ['a spread', prompt('argsSchema: { ...more }', `({ n }) => look(n)`)],
  ['an import', prompt('argsSchema: imported', `({ n }) => look(n)`)],
  ['no arguments', prompt('', `(extra) => look(extra.sessionId)`)],
  ['what is handed on', prompt('argsSchema: { code: z.string() }', `(args) => look(args)`)],
  ['with a default', prompt('argsSchema: { code: z.string() }', `({ code, style = 'x' }) => look(code, style)`)],
  [
    'a server that may be something else',
    `export function add(server) { server.registerPrompt('x', { argsSchema: { n: z.number() } }, ({ n }) => look(n)); }`,
  ],
  ['a library that asks people', `const { all } = await inquirer.prompt('x', 'y', { all: z.number() }, ({ b }) => b);`],
  [
    'two prompts of one name',
    prompt('argsSchema: { code: z.string() }', `({ lang }) => look(lang)`) +
      `const other = new McpServer({});\nother.registerPrompt('review', { argsSchema: { lang: z.string() } }, ({ lang }) => look(lang));`,
  ],
])('silent: %s', async (_, source) => {
  expect(await foundIn(rule, V1 + source)).toEqual([]);
});
