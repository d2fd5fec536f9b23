/** `{ ...(on ? { mimeType: 'text/html' } : {}) }`: what is there under a condition is judged, and never missing. */
import { describe, expect, test } from '@jest/globals';
import { get, items } from '../../src/core/tree.js';
import { read, shown } from './helpers.js';
import { said } from './said.js';

const HEAD = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { on, other } from './flags.js';
const server = new McpServer({ name: 's', version: '1.0.0' });
`;

/** Each form of the first tool's annotations. */
function forms(annotations: string): unknown[] {
  const text = `${HEAD}server.registerTool('find', { description: 'Finds', annotations: ${annotations} }, run);`;
  const { roots, alternatives = [] } = read(text);
  return [roots, ...alternatives].map(([root]) => shown(get(items(get(root, 'tools'))[0], 'annotations')));
}

describe('what a spread makes', () => {
  test.each([
    ['a ternary', `{ ...(on ? { title: 'A' } : {}) }`, [{ title: 'A', '...': true }, { '...': true }]],
    ['&&', `{ ...(on && { title: 'A' }) }`, [{ title: 'A', '...': true }, { '...': true }]],
    [
      'over a value',
      `{ title: 'B', ...(on ? { title: 'A' } : {}) }`,
      [
        { title: 'A', '...': true },
        { title: 'B', '...': true },
      ],
    ],
    ['under a value', `{ ...(on ? { title: 'A' } : {}), title: 'B' }`, [{ title: 'B', '...': true }]],
    [
      'keys that go together',
      `{ ...(on ? { title: 'A', readOnlyHint: true } : { destructiveHint: true }) }`,
      [
        { title: 'A', readOnlyHint: true, '...': true },
        { destructiveHint: true, '...': true },
      ],
    ],
    [
      'a spread of that',
      `{ title: 'B', ...{ ...(on ? { title: 'A' } : {}) } }`,
      [
        { title: 'A', '...': true },
        { title: '??', '...': true },
      ],
    ],
    ['what nobody knows', `{ title: 'B', ...(on ? { title: 'A' } : other) }`, [{ title: '??', '...': true }]],
    [
      'more than eight forms',
      `{ ...(a ? { title: 'A' } : {}), ...(b ? { readOnlyHint: true } : {}), ...(c ? { x: 1 } : {}), ...(d ? { y: 1 } : {}) }`,
      [{ '...': true }],
    ],
  ])('%s', (_, written, expected) => {
    expect(forms(written)).toEqual(expected);
  });
});

const tool = (more: string): string =>
  `${HEAD}server.registerTool('find_it', { description: 'Finds it', inputSchema: {}, ${more} }, run);`;

test.each([
  ['a value', tool(`...(on ? { annotations: { readOnlyHint: 'yes' } } : {})`), 'mcp/annotation-type'],
  ['a value by &&', tool(`...(on && { annotations: { readOnlyHint: 'yes' } })`), 'mcp/annotation-type'],
  [
    'a value in one of two',
    tool(`...(on ? { annotations: { readOnlyHint: 'yes' } } : { title: 'Find' })`),
    'mcp/annotation-type',
  ],
  ['deeper', tool(`annotations: { ...(on ? { readOnlyHint: 'yes' } : {}) }`), 'mcp/annotation-type'],
  [
    'the type of a widget',
    `${HEAD}server.registerResource('w', 'ui://widget/w.html', { ...(on ? { mimeType: 'text/html' } : {}) }, read);`,
    'openai/resource-mime-type',
  ],
])('%s is wrong where it is there', (_, text, rule) => {
  expect(said(text)).toEqual([rule]);
});

test.each([
  ['what is right', tool(`...(on ? { annotations: { readOnlyHint: true } } : {})`)],
  ['two that never meet', tool(`annotations: { ...(on ? { readOnlyHint: true } : { destructiveHint: true }) }`)],
  [
    'two that never meet, apart',
    tool(`annotations: { ...(on ? { readOnlyHint: true } : {}), ...(on ? {} : { destructiveHint: true }) }`),
  ],
  [
    'a description that may be there',
    `${HEAD}server.registerTool('find_it', { inputSchema: {}, ...(on ? { description: 'Finds' } : {}) }, run);`,
  ],
  [
    'a value that another one replaces',
    tool(`...(on ? { annotations: { readOnlyHint: 'yes' } } : {}), annotations: {}`),
  ],
  ['a choice with a right value', tool(`annotations: { readOnlyHint: on ? 'yes' : true }`)],
  [
    'a shape',
    `${HEAD}server.registerTool('find_it', { description: 'Finds it', inputSchema: { id: z.string().describe('Which'), ...(on ? { all: z.boolean().describe('All of them') } : {}) } }, run);`,
  ],
])('silence about %s', (_, text) => {
  expect(said(text)).toEqual([]);
});

test('with too many conditions, the choices that always give something are kept', () => {
  const conditions = ['a', 'b', 'c'].map((key) => `...(${key} ? { ${key}: 1 } : {})`).join(', ');
  expect(forms(`{ title: on ? 'A' : 'B', ${conditions} }`)).toEqual([
    { title: 'A', '...': true },
    { title: 'B', '...': true },
  ]);
});

test('a parameter of a shape is judged where it is there', () => {
  const shape = `{ ...(on ? { filter_by: z.string() } : {}) }`;
  expect(
    said(`${HEAD}server.registerTool('find_it', { description: 'Finds it', inputSchema: ${shape} }, run);`),
  ).toEqual(['common/parameter-description']);
});
