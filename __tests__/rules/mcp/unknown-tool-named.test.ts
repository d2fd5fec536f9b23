import { expect, test } from '@jest/globals';
import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/mcp/unknown-tool-named.js';
import { lint } from '../../../src/engine/lint.js';
import { ProjectRules } from '../../../src/engine/project.js';
import { recognise } from '../../../src/engine/recognise.js';
import { parse } from '../../../src/parse/parse.js';
import { within } from '../../support/patience.js';
import { V1 } from './source.js';

/** What is found, as `file:line text`. */
async function found(...files: string[]): Promise<string[]> {
  const settings = new Map([[rule.id, { rule, severity: rule.severity, options: {} }]]);
  const project = new ProjectRules();
  for (const [index, text] of files.entries()) {
    const document = await parse(`${index}.${text.startsWith('{') ? 'json' : 'ts'}`, text);
    const hints = { named: false, servers: [] };
    project.add(lint(document, recognise(document, [format], hints), settings).facts, settings);
  }
  const { failures, findings } = project.compare();
  expect(failures).toEqual([]);
  return findings.map(({ path, start, end }) => `${path[0]} ${files[Number(path[0])]!.slice(start, end)}`);
}

const tool = (description: string, more = ''): string =>
  `${V1}server.registerTool('find_order', { description: ${JSON.stringify(description)}, inputSchema: { id: z.string()${more} } }, find);
server.registerTool('list_orders', { description: 'Lists.' }, list);\n`;

test.each([
  ['a typing slip', tool('Call list_order first.'), ['0 list_order']],
  ['in backticks', tool('Use the `list_ordrs` tool to get the id.'), ['0 list_ordrs']],
  ['nothing similar, behind "call"', tool('Call find_item first.'), ['0 find_item']],
  ['nothing similar, in backticks', tool('Use `list_contacts_v9` to get the id.'), ['0 list_contacts_v9']],
  ['a tool to start with', tool('Start with `list_contacts`.'), ['0 list_contacts']],
  [
    'the only tool there is',
    JSON.stringify({
      instructions: 'Begin with `list_orders`.',
      tools: [{ name: 'find_orders', description: 'Finds.', inputSchema: { type: 'object' } }],
    }),
    ['0 list_orders'],
  ],
  ['what something else registers', `${tool('Call find_item first.')}registerItem('find_item', {});`, ['0 find_item']],
  [
    'a key of something else',
    `${tool('Call find_item first.')}const pages = { find_item: { description: 'A page.' } };`,
    ['0 find_item'],
  ],
  [
    'a tool that takes the name of a tool',
    `${tool('Call find_item first.')}server.registerTool('rate', { inputSchema: { tool: z.string(), stars: z.number() } }, f);`,
    ['0 find_item'],
  ],
  ['words swapped', tool('Use orders_list.'), ['0 orders_list']],
  ['a short word', tool('Call list_tag first.').replace("'list_orders'", "'list_tags'"), ['0 list_tag']],
  ['a parameter', tool('Finds.', `.describe('An id. Use list_order to get it.')`), ['0 list_order']],
  [
    'a dump',
    JSON.stringify({
      instructions: 'Always call list_order first.',
      tools: [{ name: 'list_orders', description: 'Lists.', inputSchema: { type: 'object' } }],
    }),
    ['0 list_order'],
  ],
])('%s', async (_, text, findings) => {
  expect(await found(text)).toEqual(findings);
});

test.each([
  ['a tool that is there', tool('Call list_orders first.')],
  ['a tool of another program', tool('Call send_invoice afterwards.')],
  ['a prefix that is added', tool('Call list_shop_find_order first.')],
  ['what others do', tool('The chat calls find_item afterwards.')],
  ['a value', tool('Call find_item, by action="find_item".')],
  ['a field', tool('Use `find_date` to sort, and find_item in the result.').replace('Use `find', 'Try `find')],
  ['something else to start with', tool('Start with list_contacts, or with `order_data`.')],
  ['a short word', tool('Use list_ab first.').replace("'list_orders'", "'list_a'")],
  ['nobody is told to call it', tool('Finds an order in list_order.')],
  ['an everyday word', tool('Use lists or orders.')],
  ['another spelling', tool('Call listOrders first.')],
  ['what is not to be called', tool('Do not call list_order, it was removed.')],
  ['a parameter', tool('Finds. Use list_order.', ', list_order: z.string()')],
  ['a value', tool('Finds. Use list_order.', `, by: z.enum(['list_order', 'x'])`)],
  ['a part of something longer', tool('Call list_order.get or list_order(x) or list_order/x.')],
  ['an action that the text lists', tool('Call list_order first. Actions:\n- list_order: one.')],
  [
    "a tool that a function of the project's own registers",
    `${tool('Call find_item first.')}registerExtendedTool('find_item', { category: 'items' });`,
  ],
  [
    'a tool of a table',
    `${tool('Call find_item first.')}const more = { find_item: { description: 'Finds.', handler: f } };`,
  ],
  [
    'a tool that runs others by their names',
    `${tool('Call find_item first.')}server.registerTool('run_tool', { inputSchema: { tool: z.string(), params: z.record(z.string(), z.unknown()) } }, run);`,
  ],
  ['a name that nobody knows', `${tool('Call list_order first.')}server.registerTool(name, { description: 'X.' }, f);`],
  [
    'tools in a loop',
    `${tool('Call list_order first.')}for (const x of all) server.registerTool(x.name, { description: 'X.' }, f);`,
  ],
])('silent: %s', async (_, text) => {
  expect(await found(text)).toEqual([]);
});

test('a tool in another file', async () => {
  const other = `${V1}server.registerTool('list_order', { description: 'One.' }, f);`;
  expect(await found(tool('Call list_order first.'), other)).toEqual([]);
});

test('text that is meant to take long', async () => {
  const text = tool('use '.repeat(30_000) + 'a_'.repeat(30_000));
  expect(await within(2000, () => found(text))).toEqual([]);
});
