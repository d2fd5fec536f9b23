import { expect, test } from '@jest/globals';
import { formats } from '../../../rules/index.js';
import { format as mcp } from '../../../rules/mcp/format.js';
import rule from '../../../rules/mcp/structured-content.js';
import { format as openai } from '../../../rules/openai/format.js';
import initialData from '../../../rules/openai/initial-data.js';
import { createConfigs } from '../../../src/config/resolve.js';
import { lintDocument } from '../../../src/engine/lint-document.js';
import { parse } from '../../../src/parse/parse.js';
import { check } from '../../../src/run/run.js';
import { makeFolder } from '../../run/folder.js';
import { findingsIn, foundIn, V1, V2 } from './source.js';

const SERVER = `const server = new McpServer({ name: 'weather', version: '1.0.0' });\n`;
const TEXT = `content: [{ type: 'text', text: 'Sun.' }]`;

const tool = (answer: string, output = `outputSchema: { sky: z.string() },`): string =>
  `server.registerTool('forecast', { description: 'Tells the weather.', ${output} }, async () => ${answer});\n`;
const answering = (answer: string): string => tool(`(\n{ ${answer} }\n)`);

test.each([
  ['version 1', V1],
  ['version 2', V2],
])('text alone, %s', async (_, imports) => {
  const text = imports + SERVER + answering(TEXT);
  expect(await foundIn(rule, text)).toEqual(['5:1 {']);
  const [finding] = await findingsIn(rule, text);
  expect(finding!.message).toMatch(/^`forecast` has an `outputSchema`, but this result has no `structuredContent`/);
  expect(finding!.related).toMatchObject([{ line: 4, column: 70 }]);
});

test.each([
  ['a whole zod schema', tool(`(\n{ ${TEXT} }\n)`, `outputSchema: z.object({ sky: z.string() }),`)],
  ['isError that is false', answering(`${TEXT}, isError: false`)],
  ['a body with a return', tool(`{ const sky = await look(); return (\n{ ${TEXT} }\n); }`)],
])('%s', async (_, call) => {
  expect(await foundIn(rule, V1 + SERVER + call)).toEqual(['5:1 {']);
});

test('several answers, none with data: one finding', async () => {
  const call = tool(`{ if (await isNight())\nreturn { ${TEXT} };\nreturn { content: [] };\n}`);
  const found = await findingsIn(rule, V1 + SERVER + call);
  expect(found.map(({ line, column }) => `${line}:${column}`)).toEqual(['5:8']);
  expect(found[0]!.related).toMatchObject([{ line: 4 }, { line: 6, column: 8 }]);
});

test.each([
  [
    'before one with data',
    `{ if (await isNight())\nreturn { ${TEXT} };\nreturn { ${TEXT}, structuredContent: { sky: 'a' } };\n}`,
    ['5:8 {'],
  ],
  [
    'where an error is caught',
    `{ try { return { ${TEXT}, structuredContent: await look() }; } catch {\nreturn { ${TEXT} };\n} }`,
    ['5:8 {'],
  ],
  ['by a choice', `dark\n? { ${TEXT} }\n: { ${TEXT}, structuredContent: { sky: 'a' } }`, []],
  ['beside what cannot be known', `{ if (a)\nreturn { ${TEXT} };\nreturn look();\n}`, ['5:8 {']],
])('one answer without data: %s', async (_, answer, found) => {
  expect(await foundIn(rule, V1 + SERVER + tool(answer))).toEqual(found);
});

test.each([
  ['a list', '[1]', ['5:41 [1]']],
  ['a text', "'Sun.'", ["5:41 'Sun.'"]],
  ['null', 'null', ['5:41 null']],
  ['an object', '{ sky: 1 }', []],
  ['what cannot be known', 'look()', []],
])('no output schema, and data that is %s', async (_, data, found) => {
  const call = tool(`(\n{ content: [], structuredContent: ${data} }\n)`, '').replace(
    'content: []',
    'content: [/*  */]',
  );
  expect(await foundIn(rule, V1 + SERVER + call)).toEqual(found);
  expect(await foundIn(rule, V2 + SERVER + call)).toEqual([]);
  for (const { message } of await findingsIn(rule, V1 + SERVER + call))
    expect(message).toMatch(
      /^`structuredContent` must be an object, or clients on version 1 of the SDK report an error/,
    );
});

test('a helper that answers for two tools is told of once', async () => {
  const helper = `const say = () => ({ ${TEXT} });\n`;
  const two = tool('say()') + tool('say()').replace('forecast', 'past');
  const found = await findingsIn(rule, V1 + helper + SERVER + two);
  expect(found.map(({ line, column }) => `${line}:${column}`)).toEqual(['3:20']);
});

const dataOf = (
  data: string,
  output = 'sky: z.string(), wind: z.object({ speed: z.number().int() }).optional()',
): string => tool(`({ ${TEXT}, structuredContent: (\n${data}) })`, `outputSchema: { ${output} },`);

test('what one result lacks is one finding', async () => {
  const text = SERVER + dataOf('{}', 'sky: z.string(), sea: z.string(), air: z.string().optional(), sun: z.string()');
  const found = await findingsIn(rule, V1 + text);
  expect(found.map(({ message }) => message)).toEqual([
    'This result lacks `sky`, `sea` and `sun`, which the output schema of `forecast` requires, so clients refuse it.',
  ]);
});

test.each([
  [
    '{ wind: undefined }',
    ['5:1 {'],
    'This result lacks `sky`, which the output schema of `forecast` requires, so clients refuse it.',
  ],
  [
    '{ skye: "blue" }',
    ['5:3 skye'],
    'The output schema of `forecast` does not allow `skye` (did you mean `sky`?), so clients refuse the result.',
  ],
  [
    '{ sky: "blue", moon: 1 }',
    ['5:16 moon'],
    'The output schema of `forecast` does not allow `moon`, so clients refuse the result.',
  ],
  [
    '{ sky: "blue", moon: 1, sun: 1 }',
    ['5:16 moon'],
    'The output schema of `forecast` does not allow `moon` and `sun`, so clients refuse the result.',
  ],
  [
    '{ error: "No." }',
    ['5:1 {'],
    'This result lacks `sky` and has `error`, so it does not fit the output schema of `forecast`.',
  ],
  ['{ sky: 1 }', ['5:8 1'], '`sky` is a number, but the output schema of `forecast` requires a string'],
  ['{ sky: "blue", wind: { speed: 1.5 } }', ['5:31 1.5'], 'requires an integer'],
  ['{ sky: "blue", wind: [] }', ['5:22 []'], 'an array, but the output schema of `forecast` requires an object'],
  ['["blue"]', ['5:1 ["blue"]'], 'must be an object'],
])('data that does not fit: %s', async (data, places, says) => {
  expect(await foundIn(rule, V1 + SERVER + dataOf(data))).toEqual(places);
  const [finding] = await findingsIn(rule, V1 + SERVER + dataOf(data));
  expect(finding!.message).toContain(says);
});

test.each([
  ['data that fits', dataOf('{ sky: "blue", wind: { speed: 1 } }')],
  ['a spread', dataOf('{ ...sky }')],
  ['values that cannot be known', dataOf('{ sky: look(), wind: { speed: look() } }')],
  ['a text of parts', dataOf('{ sky: `${colour} today` }')],
  [
    'a loose object',
    tool(
      `({ ${TEXT}, structuredContent: { sky: 'blue', moon: 1 } })`,
      'outputSchema: z.looseObject({ sky: z.string() }),',
    ),
  ],
  ['a union', dataOf('{ sky: 1 }', 'sky: z.union([z.string(), z.number()])')],
  ['null that is allowed', dataOf('{ sky: null }', 'sky: z.string().nullable()')],
  ['a failure that fits', tool(`({ ${TEXT}, isError: true, structuredContent: { sky: 'none' } })`)],
  ['what may be a failure', tool(`({ ${TEXT}, isError: failed, structuredContent: {} })`)],
  [
    'a schema that the SDK does not list',
    tool(
      `({ ${TEXT}, structuredContent: { found: false } })`,
      'outputSchema: z.object({ sky: z.string() }).nullable(),',
    ),
  ],
  ['a shape that may have more', dataOf('{ sky: "blue", moon: 1 }', 'sky: z.string(), ...more')],
])('silent about data: %s', async (_, call) => {
  expect(await foundIn(rule, V1 + SERVER + call)).toEqual([]);
});

test.each([
  ['without what the schema requires', `{ error: undefined }`, '5:1 {'],
  ['of another type', `{ sky: 1 }`, '5:8 1'],
  ['with more', `{ sky: 'a', error: 'No.' }`, '5:13 error'],
])('a failure whose data does not fit: %s', async (_, data, place) => {
  const text = V1 + SERVER + tool(`({ ${TEXT}, isError: true, structuredContent: (\n${data}) })`);
  expect(await foundIn(rule, text)).toEqual([place]);
  const [finding] = await findingsIn(rule, text);
  expect(finding).toMatchObject({ severity: 'warning' });
  expect(finding!.message).toBe(
    'This error result does not fit the output schema of `forecast`, so clients report that, not the error.',
  );
});

test('a list of tools, and a handler that answers by name', async () => {
  const text = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
const server = new Server({ name: 'weather', version: '1.0.0' }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [
    { name: 'forecast', inputSchema: { type: 'object' }, outputSchema: { type: 'object', properties: {} } },
    { name: 'past', inputSchema: { type: 'object' } },
  ],
}));
server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
  if (params.name === 'forecast') return { ${TEXT} };
  if (params.name === 'past') return { ${TEXT} };
  throw new Error('Unknown tool');
});
`;
  expect(await foundIn(rule, text)).toEqual(['11:42 {']);
  const table = (call: string): string =>
    text.replace(/ {2}if [^]*/, `return ${call};\n});\nconst handlers = {\nforecast: async () => (\n{ ${TEXT} }) };\n`);
  expect(await foundIn(rule, table('handlers[params.name](params.arguments)'))).toEqual(['15:1 {']);
  // What the function returns is a part of the answer.
  expect(await foundIn(rule, table('asText(handlers[params.name](params.arguments))'))).toEqual([]);
});

test.each([
  ['no output schema', tool(`({ ${TEXT} })`, '')],
  ['an output schema that may be none', tool(`({ ${TEXT} })`, `outputSchema: schemas.forecast,`)],
  ['data', answering(`${TEXT}, structuredContent: { sky: 'blue' }`)],
  ['data that cannot be known', answering(`${TEXT}, structuredContent: sky`)],
  ['a spread', answering(`${TEXT}, ...sky`)],
  ['a failure', answering(`${TEXT}, isError: true`)],
  ['what may be a failure', answering(`${TEXT}, isError: failed`)],
  ['an answer without content', answering(`task: { taskId: '1' }`)],
  ['an answer that cannot be known', tool(`say('Sun.')`)],
  ['an answer that may be another', tool(`{ if (a) return { ${TEXT}, structuredContent: a }; return look(); }`)],
  [
    'a failure beside data',
    tool(`{ if (a) return { ${TEXT}, isError: true }; return { ${TEXT}, structuredContent: a }; }`),
  ],
  [
    'an answer of a function that may answer with data, in the handler',
    tool(
      `{ const say = (x) => { if (x) return { ${TEXT} }; return { ${TEXT}, structuredContent: a }; }; return say(a); }`,
    ),
  ],
  [
    'data that another function adds',
    tool(`{ const answer = { ${TEXT} }; attach(answer, { sky: 'blue' }); return answer; }`),
  ],
  [
    'a helper for tools with data and without',
    `const say = (data) => { if (!data) return { ${TEXT} }; return { ${TEXT}, structuredContent: data }; };\n` +
      tool(`say(await look())`),
  ],
  [
    'one handler for tools with a schema and without',
    `function add(name, outputSchema) {
  server.registerTool(name, { description: 'Tells.', outputSchema }, async () => {
    if (!outputSchema) return { ${TEXT} };
    return { ${TEXT}, structuredContent: data };
  });
}
add('forecast', { sky: z.string() });
add('ping', undefined);
`,
  ],
  ['data that is added later', tool(`{ const answer = { ${TEXT} }; answer.structuredContent = {}; return answer; }`)],
  [
    'a function around the handler',
    answering(TEXT).replace('async () =>', 'withData(async () =>').replace('))', ')))'),
  ],
  [
    'a name that another tool has too',
    answering(TEXT) + `other.registerTool('forecast', { description: 'x' }, async () => ({ ${TEXT} }));`,
  ],
])('silent: %s', async (_, call) => {
  expect(await foundIn(rule, V1 + SERVER + call)).toEqual([]);
});

const failing = (condition: string): string =>
  `const fail = (error, tool, code) => {
  if (${condition}) return { content: [], structuredContent: {}, isError: true };
  return { content: [{ type: 'text', text: 'No.' }], isError: true };
};
` + tool(`{ try { return await look(); } catch (error) { return fail(error, 'forecast', code); } }`);

test.each([
  ["tool === 'forecast'", ['5:69 {']],
  ["tool === 'forecast' && code", ['5:77 {']],
  ["tool !== 'past'", ['5:65 {']],
  ['tool === code', ['5:63 {']],
  ["tool === 'past'", []],
  ["tool === 'past' && code", []],
  ["tool !== 'forecast'", []],
])('a helper that asks for the tool: %s', async (condition, found) => {
  expect(await foundIn(rule, V1 + SERVER + failing(condition))).toEqual(found);
});

const emptied = (condition: string, days = 'z.array(z.string()).min(1)', taken = '{ days }'): string =>
  `server.registerTool('forecast', { description: 'Tells.', inputSchema: { days: ${days} }, outputSchema: { sky: z.string() } },
async (${taken}) => { if (${condition}) return ({ ${TEXT} });
return { ${TEXT}, structuredContent: await look(days) }; });\n`;

test.each([
  ['days.length === 0', emptied('days.length === 0'), 0],
  ['!days.length', emptied('!days.length'), 0],
  ['!days || days.length === 0', emptied('!days || days.length === 0'), 0],
  ['of the arguments', emptied('!args.days.length', undefined, 'args'), 0],
  ['a text', emptied('!days.length', 'z.string().min(1)'), 0],
  ['one that may be empty', emptied('!days.length', 'z.array(z.string())'), 1],
  ['another argument', emptied('!hours.length', undefined, '{ days, hours }'), 1],
  ['what was found', emptied('!found.length'), 1],
  ['more than that', emptied('days.length === 1'), 1],
  ['either of two', emptied('!hours || days.length === 0'), 1],
])('a result for an empty argument: %s', async (_, call, count) => {
  expect(await foundIn(rule, V1 + SERVER + call)).toHaveLength(count);
});

test.each([
  ['no SDK in sight', `import { server } from './server.js';\nimport { z } from 'zod';\n`],
  ['a framework', V1 + `import { FastMCP } from 'fastmcp';\n`],
])('silent: %s', async (_, imports) => {
  expect(await foundIn(rule, imports + answering(TEXT))).toEqual([]);
});

test('where a widget has nothing to show for it, that is said', async () => {
  const text = (V1 + SERVER + answering(TEXT))
    .replace('description:', `_meta: { 'openai/outputTemplate': 'ui://widget/sky.html' }, description:`)
    .concat('\nconst sky = window.openai?.toolOutput;');
  const settings = new Map(
    [rule, initialData].map((each) => [each.id, { rule: each, severity: each.severity, options: {} }]),
  );
  const document = await parse('server.ts', text);
  const { result } = lintDocument(document, [openai, mcp], { named: false, servers: [] }, settings);
  const found = result.findings.map((each) => [each.rule, each.severity, each.line]);
  expect(found).toEqual([['openai/initial-data', 'error', 5]]);
});

test.each([
  ['of the SDK', { '@modelcontextprotocol/sdk': '^1.22.0' }, '', 'server', ['6:11']],
  ['of nothing that is known', { express: '^5.0.0' }, '', 'server', []],
  [
    'of both major versions',
    { '@modelcontextprotocol/sdk': '1.22.0', '@modelcontextprotocol/server': '2.0.0' },
    '',
    'server',
    [],
  ],
  [
    'of the SDK, where the file imports another library',
    { '@modelcontextprotocol/sdk': '1.22.0' },
    `import 'fastmcp';`,
    'server',
    [],
  ],
  ['of the SDK, and typed as something else', { '@modelcontextprotocol/sdk': '1.22.0' }, '', 'server: Registry', []],
])('a server that a file without imports is given, in a package %s', async (_, dependencies, first, server, found) => {
  const cwd = makeFolder({
    'package.json': JSON.stringify({ name: 'a', type: 'module', dependencies }),
    'tools.ts': `import { z } from 'zod';${first}
export function registerTools(${server}) {
  server.registerTool('forecast', { description: 'Tells the weather.', outputSchema: z.object({ sky: z.string() }) }, async () => ({
    ${TEXT},
    structuredContent: { sky: 'blue',
          wind: 'none' },
  }));
}
`,
  });
  const configs = createConfigs({ cwd, builtinRules: [rule], allowCode: false });
  const { report } = await check({ cwd, paths: [], configs, formats });
  expect(report.findings.map(({ line, column }) => `${line}:${column}`)).toEqual(found);
});
