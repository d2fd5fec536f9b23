/** Functions of a file that register what they are given: followed only where every use of them is known. */
import { expect, test } from '@jest/globals';
import { get, items } from '../../src/core/tree.js';
import { extracted, listed, read, shown } from './helpers.js';

const HEAD = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
const server = new McpServer({ name: 's', version: '1.0.0' });
`;
const names = (source: string): unknown[] => extracted(HEAD + source).map((tool) => (tool as { name: unknown }).name);
const REGISTER = 'server.registerTool(name, { description, inputSchema: {} }, f);';

test.each([
  ['in a branch', `function add(name, description, all) { if (all) { ${REGISTER} } }\nadd('a', 'Adds', true);`],
  [
    'behind an end that may come sooner',
    `function add(name, description, all) { if (!all) return; ${REGISTER} }\nadd('a', 'Adds', true);`,
  ],
  ['in a loop', `function add(name, description) { for (const each of all) { ${REGISTER} } }\nadd('a', 'Adds');`],
  ['exported', `export function add(name, description) { ${REGISTER} }\nadd('a', 'Adds');`],
  ['exported by a list', `function add(name, description) { ${REGISTER} }\nadd('a', 'Adds');\nexport { add };`],
  ['called with a spread', `function add(name, description) { ${REGISTER} }\nadd('a', 'Adds'); add(...more);`],
  ['handed on', `function add(name, description) { ${REGISTER} }\nadd('a', 'Adds'); more.forEach(add);`],
  [
    'called by another way',
    `function add(name, description) { ${REGISTER} }\nadd('a', 'Adds'); add.call(null, 'b', 'Bids');`,
  ],
  ['in a list', `const add = (name, description) => { ${REGISTER} };\nadd('a', 'Adds'); const all = { add };`],
])('one that is not followed: %s', (_, source) => {
  expect(names(source)).toEqual(['??']);
});

test('a key of the same name is no use of it', () => {
  expect(
    names(`const add = (name, description) => { ${REGISTER} };\nadd('a', 'Adds'); all.add(1); use({ add: 1 });`),
  ).toEqual(['a']);
});

test.each([
  ['a method', 'add(name, config) { if (isOff(name)) return; this.server.registerTool(name, config, f); }'],
  ['a field', 'add = (name, config) => { this.server.registerTool(name, config, f); };'],
])('a method of a class is followed by what is called on this: %s', (_, member) => {
  const call = `this.add('a', { description: 'Adds', inputSchema: { x: z.string() } });`;
  const source = `class A { constructor() { ${call} } ${member} }`;
  expect(extracted(HEAD + source)).toMatchObject([
    { name: 'a', description: 'Adds', inputSchema: { properties: { x: { type: 'string' } } } },
  ]);
});

test.each([
  ['static', 'static add(name, config) { server.registerTool(name, config, f); }'],
  ['a getter', 'get add() { return server.registerTool(name, config, f); }'],
  ['of another name', 'put(name, config) { server.registerTool(name, config, f); }'],
])('no method that is called on this: %s', (_, member) => {
  const source = `class A { constructor() { this.add('a', { description: 'Adds', inputSchema: {} }); } ${member} }`;
  expect(names(source)).toEqual(['??']);
});

const groups = (source: string): number =>
  new Set(listed(read(HEAD + source), 'tools').map((tool) => (tool.kind === 'object' ? tool.group : undefined))).size;

test('tools stand side by side where the calls do, and for the same server', () => {
  const helper = `function add(name, description) { ${REGISTER} }\n`;
  expect(groups(`${helper}add('a', 'Adds'); add('b', 'Bids');`)).toBe(1);
  expect(groups(`${helper}if (old) add('a', 'Adds'); else add('b', 'Bids');`)).toBe(2);
  const given = `function add(to, name, description) { to.registerTool(name, { description, inputSchema: {} }, f); }\n`;
  expect(groups(`${given}add(server, 'a', 'Adds'); add(server, 'b', 'Bids');`)).toBe(1);
  expect(groups(`${given}add(server, 'a', 'Adds'); add(other, 'b', 'Bids');`)).toBe(2);
});

test('a resource may be said more of where it is read', () => {
  const helper = `const add = (name, uri, read) => server.registerResource(name, uri, { mimeType: 'text/html' }, read);\n`;
  expect(extracted(`${HEAD}${helper}add('a', 'ui://a.html', () => read());`, 'resources')).toEqual([
    { name: 'a', uri: 'ui://a.html', mimeType: 'text/html', '...': true },
  ]);
});

test('raw shapes in a choice are schemas in each branch', () => {
  const shape = `{ x: z.string() }`;
  const of = (schema: string): unknown[] => {
    const text = `${HEAD}server.registerTool('a', { description: 'Adds', inputSchema: ${schema} }, f);`;
    const { roots, alternatives = [] } = read(text);
    return [roots, ...alternatives].flatMap((forms) =>
      forms.map((root) => shown(get(items(get(root, 'tools'))[0], 'inputSchema', 'type'))),
    );
  };
  expect(of(`on ? ${shape} : { y: z.string() }`)).toEqual(['object', 'object']);
  expect(of(`on ? ${shape} : {}`)).toEqual(['object', 'object']);
});
