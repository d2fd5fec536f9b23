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
