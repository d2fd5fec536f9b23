/** What the handlers of tools return, and the readers of resources. */
import { describe, expect, test } from '@jest/globals';
import { read, shown } from './helpers.js';

const HEAD = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { CallToolRequestSchema, ReadResourceRequestSchema } from '@modelcontextprotocol/sdk/types.js';
`;

const answers = (source: string) => read(HEAD + source).code!.answers.map(({ tool, body }) => [tool, shown(body)]);
const reads = (source: string) => read(HEAD + source).code!.reads.map(({ uri, body }) => [shown(uri), shown(body)]);

const SAYS = `{ content: [{ type: 'text', text: 'x' }] }`;
const says = { content: [{ type: 'text', text: 'x' }] };

describe('handlers of one tool', () => {
  test.each([
    [`server.registerTool('a', { description: 'd' }, async () => (${SAYS}));`],
    [`server.tool('a', async () => { return ${SAYS}; });`],
    [`server.registerTool({ name: 'a', description: 'd' }, () => (${SAYS}));`],
    [`registerAppTool(server, 'a', {}, handle); async function handle() { return ${SAYS}; }`],
    [`const handle = async () => { const result = ${SAYS}; return result; }; server.tool('a', handle);`],
    [`server.addTool({ name: 'a', parameters: {}, execute: async () => (${SAYS}) });`],
    [`server.addTool({ name: 'a', parameters: {}, async execute() { return ${SAYS}; } });`],
    [`const reply = (text) => ({ content: [{ type: 'text', text }] }); server.tool('a', () => reply('x'));`],
  ])('%s', (source) => {
    expect(answers(source)).toEqual([['a', says]]);
  });

  test('every return that can be known', () => {
    const source = `server.registerTool('a', { description: 'd' }, async ({ city }) => {
  if (!city) return { content: [], isError: true };
  try {
    const data = await load(city);
    if (data.cached) return load2(data);
    return { content: [{ type: 'text', text: \`\${city}\` }], structuredContent: data, _meta: { initialData: { city, data } } };
  } catch {
    return city ? ${SAYS} : { content: [] };
  }
  function inner() { return { content: 1 }; }
});`;
    expect(answers(source)).toEqual([
      ['a', { content: [], isError: true }],
      [
        'a',
        {
          content: [{ type: 'text', text: '??' }],
          structuredContent: '??',
          _meta: { initialData: { city: '??', data: '??' } },
        },
      ],
    ]);
  });

  test('what is changed after it was made is not known', () => {
    expect(
      answers(
        `server.tool('a', () => { const result = { content: [] }; result.content.push(1); return { _meta: {}, ...result }; });`,
      ),
    ).toEqual([['a', { _meta: '??', '...': true }]]);
  });
});

describe('a function of the file that answers', () => {
  const of = (helper: string) =>
    answers(`${helper}\nserver.tool('a', async (input) => { const all = reply(input); return all; });`);
  const EMPTY = `{ content: [] }`;

  test.each([
    ['behind statements', `function reply(x) { let y; if (x) { y = 1; } else y = 2; log(y); return ${SAYS}; }`],
    ['behind a throw', `async function reply(x) { if (!x) throw new Error('x'); return ${SAYS}; }`],
    ['behind a loop', `const reply = (x) => { for (const y of x) log(y); return ${SAYS} as Result; };`],
    ['with a function inside', `function reply(x) { x.forEach((y) => { return y; }); return ${SAYS}; }`],
  ])('%s', (_, helper) => {
    expect(of(helper)).toEqual([['a', says]]);
  });

  test('what is changed on the way is not known', () => {
    expect(
      of(`function reply(x) { let text = 'a'; if (x) text = 'b'; return { content: [{ type: 'text', text }] }; }`),
    ).toEqual([['a', { content: [{ type: 'text', text: '??' }] }]]);
  });

  test('each of several ends', () => {
    for (const helper of [
      `function reply(x) { if (!x) return ${EMPTY}; log(x); return ${SAYS}; }`,
      `function reply(x) { if (!x) { return ${EMPTY}; } else { return ${SAYS}; } }`,
    ])
      expect(of(helper)).toEqual([
        ['a', { content: [] }],
        ['a', says],
      ]);
  });

  test.each([
    ['one end that cannot be known', `function reply(x) { if (!x) return load(x); log(x); return ${SAYS}; }`],
    ['an end without an answer', `function reply(x) { if (!x) return; log(x); return ${SAYS}; }`],
    ['an end that is not written', `function reply(x) { if (x) return ${SAYS}; log(x); }`],
    ['a generator', `function* reply(x) { log(x); return ${SAYS}; }`],
  ])('unknown: %s', (_, helper) => {
    expect(of(helper)).toEqual([]);
  });

  test('an answer that may be another one', () => {
    const differ = (body: string) =>
      read(`${HEAD}server.tool('a', (x) => { ${body} });`).code!.answers.map(({ mayDiffer }) => mayDiffer ?? false);
    expect(differ(`if (!x) return ${EMPTY}; return load(x);`)).toEqual([true]);
    expect(differ(`if (!x) return ${EMPTY}; return ${SAYS};`)).toEqual([false, false]);
    expect(differ(`try { return ${EMPTY}; } catch (error) { return failed(error); }`)).toEqual([false]);
  });
});

describe('one handler for all tools', () => {
  const branches = (body: string) => `server.setRequestHandler(CallToolRequestSchema, async (request) => { ${body} });`;
  test.each([
    ['if', `if (request.params.name === 'a') { const { city } = request.params.arguments; return ${SAYS}; }`, 'a'],
    ['if the other way round', `if ('a' == request.params.name) return ${SAYS};`, 'a'],
    [
      'destructured',
      `const { name, arguments: args } = request.params; if (name === 'a' && args) return ${SAYS};`,
      'a',
    ],
    ['renamed', `const { params: { name: tool } } = request; if (tool === 'a') return ${SAYS};`, 'a'],
    ['assigned', `const name = request.params.name; switch (name) { case 'a': { return ${SAYS}; } }`, 'a'],
    [
      'switch',
      `switch (request.params.name) { case 'b': return go(); case 'a': try { return ${SAYS}; } finally {} }`,
      'a',
    ],
    ['fall through', `switch (request.params.name) { case 'b': case 'a': return ${SAYS}; }`, undefined],
    ['refused', `if (request.params.name !== 'a') throw new Error(); return ${SAYS};`, 'a'],
    ['constant', `if (request.params.name === NAMES.A) return ${SAYS};`, 'a'],
    ['else', `if (request.params.name === 'b') return go(); else return ${SAYS};`, undefined],
    ['unknown', `if (request.params.name === imported) return ${SAYS};`, undefined],
    ['anything', `return ${SAYS};`, undefined],
  ])('%s', (_, body, tool) => {
    expect(answers(`const NAMES = { A: 'a' };\n${branches(body)}`)).toEqual([[tool, says]]);
  });

  test('destructured in the parameter', () => {
    expect(
      answers(
        `server.setRequestHandler('tools/call', async ({ params: { name } }) => { if (name === 'a') return ${SAYS}; });`,
      ),
    ).toEqual([['a', says]]);
  });
});

describe('readers', () => {
  test.each([
    [`server.registerResource('m', 'ui://a', {}, async (uri) => ({ contents: [{ uri: uri.href, text }] }));`, '??'],
    [`registerAppResource(server, 'm', URI, {}, async () => ({ contents: [{ uri: URI, text }] }));`, 'ui://a'],
    [
      `server.setRequestHandler(ReadResourceRequestSchema, async (request) => { if (request.params.uri === URI) { return { contents: [{ uri: URI, text }] }; } throw 1; });`,
      'ui://a',
    ],
    [
      `server.setRequestHandler('resources/read', async ({ params }) => { const { uri } = params; switch (uri) { case 'ui://a': return { contents: [{ uri, text }] }; } });`,
      '??',
    ],
  ])('%s', (source, uri) => {
    expect(reads(`const URI = 'ui://a';\n${source}`)).toEqual([['ui://a', { contents: [{ uri, text: '??' }] }]]);
  });

  test.each([
    [`server.registerResource('m', 'ui://a', {}, readMap);`, 'ui://a'],
    [`server.registerResource('m', 'ui://a', {}, traced(async () => ({ contents: [] })));`, 'ui://a'],
    [`server.registerResource('m', 'ui://a', {}, async () => readMap());`, 'ui://a'],
    [`server.setRequestHandler(ReadResourceRequestSchema, readMap);`, undefined],
  ])('what they answer cannot be known: %s', (source, uri) => {
    expect(reads(`import { readMap, traced } from 'maps';\n${source}`)).toEqual([[uri, '??']]);
  });
});
