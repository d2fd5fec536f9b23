/** Input that was made to cost time or memory, and files that are broken. */
import { expect, test } from '@jest/globals';
import { listed, shown } from './helpers.js';
import { Unreadable, type Document } from '../../src/core/document.js';
import { parseSource } from '../../src/parse/javascript/typescript.js';
import { parse } from '../../src/parse/parse.js';
import { within } from '../support/patience.js';

/** By our own parser alone: others would take as long. */
const read = (text: string): Document => parseSource('server.ts', text);

test('a syntax error is one fault with its place, which is mild where no SDK is named', () => {
  const text = `server.registerTool('x', {\n  description: 'd'\n  inputSchema: {},\n}, f);`;
  const { roots, faults } = parseSource('server.ts', text);
  expect(roots).toEqual([]);
  expect(faults).toEqual([
    {
      start: text.indexOf('inputSchema'),
      end: text.indexOf('inputSchema') + 1,
      message:
        'Syntax error in this code: unexpected token, expected ",". toolint cannot check its tools until you correct the syntax.',
      mild: true,
    },
  ]);
  expect(parseSource('server.ts', `import 'mcp';${text}`).faults[0]).not.toHaveProperty('mild');
});

test.each([
  ['objects', (depth: number) => `export const t = ${'{ a: '.repeat(depth)}1${' }'.repeat(depth)};`],
  ['arrays', (depth: number) => `export const t = ${'['.repeat(depth)}${']'.repeat(depth)};`],
  ['calls', (depth: number) => `f(${'z.array('.repeat(depth)}1${')'.repeat(depth)});`],
])('nested deep: %s', (_, make) => {
  const parsed = (depth: number) => parseSource('t.ts', `const tool = { name: 'x', inputSchema: {} };\n${make(depth)}`);
  expect(parsed(200).faults).toEqual([]);
  expect(() => parsed(100_000)).toThrow(Unreadable);
});

test('a long chain of + and of members', () => {
  const text = `const tool = { name: 'x', description: ${"'a' + ".repeat(1000)}'b', inputSchema: {} };\nf(a${'.b'.repeat(1000)});`;
  const [tool] = listed(read(text), 'tools');
  expect((shown(tool) as { description: string }).description).toHaveLength(1001);
});

test('constants that name each other', () => {
  const text = `const a = b; const b = a; const f = (x) => f(x);
const tool = { name: a, description: f('x'), inputSchema: { ...c } }; const c = { ...c };`;
  expect(listed(read(text), 'tools').map(shown)).toEqual([
    { name: '??', description: '??', inputSchema: { '...': true } },
  ]);
});

test('constants that double each other', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => `const a${index + 1} = [a${index}, a${index}];`);
  const text = `const a0 = ['x'];\n${lines.join('\n')}\nconst tool = { name: 'x', inputSchema: { enum: a60 } };`;
  await within(5000, () => read(text));
});

test('functions that double their argument', async () => {
  const text = `const d = (x) => [x, x];\nconst tool = { name: 'x', inputSchema: { enum: ${'d('.repeat(50)}1${')'.repeat(50)} } };`;
  await within(5000, () => read(text));
});

test('10,000 registrations, and a list of 10,000 tools', async () => {
  const call = (index: number) => `server.registerTool('tool_${index}', { description: 'd', inputSchema: {} }, f);`;
  const calls = Array.from({ length: 10_000 }, (_, index) => call(index)).join('\n');
  await within(10_000, () => expect(listed(read(calls), 'tools')).toHaveLength(10_000));
  const tools = Array.from({ length: 10_000 }, (_, index) => `{ name: 't${index}', inputSchema: {} }`).join();
  const list = `server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [${tools}] }));`;
  await within(10_000, () => expect(listed(read(list), 'tools')).toHaveLength(10_000));
});

test('10,000 touches and 10,000 functions around them', async () => {
  const text = Array.from(
    { length: 5000 },
    (_, index) => `function f${index}() { window.openai.a(); f${index - 1}(); }`,
  );
  await within(10_000, () => read(`${text.join('\n')}\n${'window.openai.b();'.repeat(5000)}`));
});

test.each([
  ['a chain of calls', (index: number) => `function f${index}() { f${index - 1}(); }`],
  [
    'a chain of calls to and fro',
    (index: number) => `function f${index}() { f${index - 1}(); f${(index + 1) % 4000}(); }`,
  ],
  ['calls of calls', (index: number) => `const f${index} = () => { f${index - 1}(); f${Math.floor(index / 2)}(); };`],
  [
    'calls behind checks',
    (index: number) => `function f${index}() { if (window.openai) f${index - 1}(f${index - 7}); }`,
  ],
  ['values', (index: number) => `function f${index}() { return f${index - 1}() === 'a' ? f${index - 2}() : 'b'; }`],
  [
    'gates',
    (index: number) =>
      `function f${index}() { for (;;) { if (f${index - 1}() === 1) break; } return f${index - 2}(); }`,
  ],
])('4,000 functions around window.openai: %s', async (_, make) => {
  const functions = Array.from({ length: 4000 }, (__, index) => make(index));
  const text = `function touch() { window.openai.close(); } function f0() { touch(); if (f3999() === 'a') touch(); }\n${functions.slice(1).join('\n')}`;
  await within(10_000, () => read(text));
});

test('an object with 20,000 keys', async () => {
  const keys = Array.from({ length: 20_000 }, (_, index) => `k${index}: ${index}`).join();
  await within(10_000, () => read(`const tool = { name: 'x', inputSchema: { ${keys} } };`));
});

test('keys of the prototype', () => {
  const text = `const tool = { name: 'x', inputSchema: { constructor: 1, ['__proto__']: 2, toString: 3 } };\nx.constructor(); y.toString({});`;
  expect(listed(read(text), 'tools').map((tool) => JSON.stringify(shown(tool)))).toEqual([
    expect.stringContaining('"constructor":1'),
  ]);
});

test('a page with 100,000 open elements', async () => {
  const text = `${'<div>'.repeat(100_000)}<script>window.openai.a()</script>`;
  expect((await parse('x.html', text)).code!.widget).toHaveLength(1);
});

test('10,000 functions that declare the same names', async () => {
  const text = Array.from(
    { length: 10_000 },
    () =>
      `(a) => { const b = a; const c = b; return asTool({ name: c, description: c, inputSchema: { title: b } }); };`,
  );
  await within(10_000, () => expect(listed(read(text.join('\n')), 'tools')).toHaveLength(10_000));
});

test('20,000 tools in a map', async () => {
  const tools = Array.from(
    { length: 20_000 },
    (_, i) => `t${i}: { description: 'D', inputSchema: { type: 'object' } }`,
  );
  const text = `export const TOOLS = { ${tools.join(', ')} };`;
  await within(10_000, () => expect(listed(read(text), 'tools')).toHaveLength(20_000));
});

test('20,000 tools without an import', async () => {
  const text = Array.from(
    { length: 20_000 },
    (_, index) => `{ name: 't${index}', description: 'Does it', inputSchema: { type: 'object' } },`,
  );
  const source = `export const TOOLS = [\n${text.join('\n')}\n];`;
  await within(10_000, () => expect(listed(read(source), 'tools')).toHaveLength(20_000));
});

test('10,000 lists that are finished later', async () => {
  const text = Array.from({ length: 10_000 }, (_, index) =>
    [
      `const L${index} = [{ name: 't${index}', description: 'Does it', inputSchema: { type: 'object' } }];`,
      `L${index}.map((x) => ({ ...x, a: 1 })); for (const y of L${index}) y.b = 1;`,
    ].join('\n'),
  );
  await within(10_000, () => expect(listed(read(text.join('\n')), 'tools')).toHaveLength(10_000));
});

test('3,000 calls in a loop over 200 tools', async () => {
  const tools = Array.from({ length: 200 }, (_, index) => `{ name: 't${index}', schema: z.object({}) },`);
  const call = 'server.registerTool(t.name, { inputSchema: t.schema }, run);\n';
  const text = `const TOOLS = [${tools.join('\n')}];\nfor (const t of TOOLS) {\n${call.repeat(3000)}}`;
  // Ten of the calls are read in turns.
  await within(5000, () => expect(listed(read(text), 'tools')).toHaveLength(10 * 200 + 2990));
});

test('3,000 lists made of 200 rows', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => `['t${index}', {}],`);
  const list =
    'LISTS.push(ROWS.map(([name, takes]) => ({ name, description: name, inputSchema: { type: "object", properties: takes } })));\n';
  const text = `import '@modelcontextprotocol/sdk/types.js';\nconst ROWS = [${rows.join('\n')}];\n${list.repeat(3000)}`;
  // Ten of the lists are read row by row.
  await within(5000, () => expect(listed(read(text), 'tools')).toHaveLength(10 * 200 + 2990));
});

test('a long text that many tools use by name is known only so often', () => {
  const doubled = Array.from({ length: 18 }, (_, index) => `const a${index + 1} = a${index} + a${index};`);
  const tools = Array.from({ length: 40 }, (_, index) => `{ name: 't${index}', description: a18, inputSchema: {} }`);
  const text = `const a0 = 'ha';\n${doubled.join('\n')}\nserver.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [${tools.join(', ')}] }));`;
  const lengths = listed(read(text), 'tools').map(
    (tool) => (shown(tool) as { description: string }).description.length,
  );
  expect(lengths[0]).toBe(2 ** 19);
  expect(lengths.at(-1)).toBe('??'.length);
});

test('20,000 methods that call each other', async () => {
  const methods = Array.from({ length: 20_000 }, (_, index) => `m${index}(a) { return this.m${index * 7}(a); }`);
  const add = `add(name) { this.tools.push({ name, description: 'Adds', inputSchema: { type: 'object' } }); }`;
  await within(3000, () => read(`class A { ${add}\n${methods.join('\n')} }`));
});
