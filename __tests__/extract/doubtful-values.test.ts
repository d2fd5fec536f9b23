/** Values that depend on what is not known, or on choices. */
import { expect, test } from '@jest/globals';
import { extracted, read } from './helpers.js';

const tools = (head: string, list: string): string =>
  `${head}\nserver.setRequestHandler(ListToolsRequestSchema, () => ({ tools: ${list} }));`;
const numbered = `.map((each, index) => ({ name: each, inputSchema: { minLength: index } }))`;

test('the place in a list is known where all of the list is', () => {
  const of = (list: string): unknown[] => extracted(tools('', `${list}${numbered}`));
  expect(of(`['a', 'b']`)).toEqual([
    { name: 'a', inputSchema: { minLength: 0 } },
    { name: 'b', inputSchema: { minLength: 1 } },
  ]);
  expect(of(`[...others, 'b']`)).toEqual([{ name: 'b', inputSchema: { minLength: '??' } }]);
});

test.each(['push("c")', 'fill("c")', 'sort()', 'copyWithin(0, 1)'])('a list that is changed by %s', (change) => {
  const named = (head: string): unknown[] =>
    extracted(tools(`const names = ['a', 'b'];\n${head}`, `[{ name: names[0], inputSchema: {} }]`));
  expect(named('names.slice(1);')).toEqual([{ name: 'a', inputSchema: {} }]);
  expect(named(`names.${change};`)).toEqual([{ name: '??', inputSchema: {} }]);
});

test.each([
  ['a default', `const { name = 'c' } = ONE;`],
  ['a rest', `const { title, ...name } = ONE;`],
])('what a pattern makes with %s', (_, pattern) => {
  const head = `const ONE = { name: 'a', title: 'A' };\n${pattern}`;
  expect(extracted(tools(head, '[{ name, inputSchema: {} }]'))).toEqual([{ name: '??', inputSchema: {} }]);
});

test('of a key that stands twice in a literal, the last counts', () => {
  const twice = `{ a: { title: 'A' }, b: { title: 'B' }, a: { title: 'C' } }`;
  const head = `import { z } from 'zod';\nconst TABLE = ${twice};\n`;
  const list = 'Object.entries(TABLE).map(([name, { title }]) => ({ name, title, inputSchema: {} }))';
  expect(extracted(tools(head, list))).toEqual([
    { name: 'a', title: 'C', inputSchema: {} },
    { name: 'b', title: 'B', inputSchema: {} },
  ]);
  const shape = 'z.toJSONSchema(z.object({ a: z.string(), a: z.number() }))';
  expect(extracted(tools(head, `[{ name: 'a', inputSchema: ${shape}, inputSchema: ${shape} }]`))).toEqual([
    { name: 'a', inputSchema: { type: 'object', properties: { a: { type: 'number' } }, required: ['a'], '...': true } },
  ]);
});

test('three choices make eight forms, and of four nothing is known', () => {
  const forms = (count: number): unknown[] => {
    const keys = Array.from({ length: count }, (_, index) => `k${index}: on[${index}] ? 1 : 2`);
    const text = tools('', `[{ name: 'a', inputSchema: {}, _meta: { ${keys.join(', ')} } }]`);
    const { roots, alternatives = [] } = read(text);
    return [roots, ...alternatives];
  };
  expect([1, 2, 3, 4].map((count) => forms(count).length)).toEqual([2, 4, 8, 1]);
  expect(
    extracted(tools('', `[{ name: 'a', inputSchema: { a: x ? 1 : 2, b: x ? 1 : 2, c: y ? 1 : 2, d: z ? 1 : 2 } }]`)),
  ).toEqual([{ name: 'a', inputSchema: { a: '??', b: '??', c: '??', d: '??' } }]);
});
