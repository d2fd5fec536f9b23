import { expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/resource-uri.js';
import { findingsIn, foundIn, V1, V2 } from './source.js';

const NEW = `const server = new McpServer({ name: 'x', version: '1.0.0' });\n`;
const resource = (uri: string, server = 'server'): string =>
  `${server}.registerResource('x', ${uri}, { title: 'X' }, read);\n`;
const template = (uri: string): string => resource(`new ResourceTemplate(${uri}, { list: undefined })`);

test.each([
  [
    'a URI twice',
    resource(`'a://b'`) + resource(`'a://b'`),
    `5:30 'a://b'`,
    'Another resource of this server has the URI `a://b`, so the SDK throws.',
  ],
  ['no scheme', resource(`'config'`), `4:30 'config'`, 'is not a URI'],
  ['a path', resource(`'/config'`), `4:30 '/config'`, 'is not a URI'],
  ['a scheme with an underscore', resource(`'my_app://config'`), `4:30 'my_app://config'`, 'is not a URI'],
  ['large letters in the scheme', resource(`'Config://app'`), `4:30 'Config://app'`, 'looks for `config://app`'],
  ['no path', resource(`'https://example.com'`), `4:30 'https://example.com'`, '`https://example.com/`'],
  ['a blank', resource(`'docs://a/b c'`), `4:30 'docs://a/b c'`, '`docs://a/b%20c`'],
  ['a template', resource(`'users://{id}/profile'`), `4:30 'users://{id}/profile'`, 'fills in `{id}`'],
  ['a template that does not end', template(`'users://{id/profile'`), `4:51 'users://{id/profile'`, 'without a `}`'],
  [
    'the old method',
    `server.resource('x', 'config', read);\nserver.resource('x', 'a://b', read);`,
    `4:22 'config'`,
    'is not a URI',
  ],
])('%s', async (_, source, place, says) => {
  for (const imports of [V1, V2]) {
    const found = await findingsIn(rule, imports + NEW + source);
    expect(found.map(({ message }) => message)).toEqual([expect.stringContaining(says)]);
    expect(await foundIn(rule, imports + NEW + source)).toEqual([place]);
  }
});

test.each([
  ['a name', resource(`'config'`), 'Write a URI with a scheme and without spaces, such as `docs://readme`.'],
  ['an underscore', resource(`'my_app://config'`), 'Write `my-app://config`: a scheme has no `_`.'],
  [
    'a name and a URI that have changed places',
    `server.resource('docs://config', 'config', read);`,
    'Swap the first two arguments: the name, then the URI.',
  ],
  [
    'parts that begin with a colon',
    resource(`'users://:id/posts/:post'`),
    'Write `new ResourceTemplate("users://{id}/posts/{post}", { list: undefined })`.',
  ],
])('what to do about %s', async (_, source, help) => {
  const [found] = await findingsIn(rule, V1 + NEW + source);
  expect(found?.help).toBe(help);
});

test.each([
  ['resources', V1 + NEW + resource(`'a://b'`) + resource(`'a://c/d-e_f.md?g=h'`)],
  ['a template', V1 + NEW + template(`'users://{id}/profile'`) + template(`'users://{id}/profile'`)],
  ['what cannot be known', V1 + NEW + resource('uri') + resource('uri')],
  ['two servers', `${V1}${NEW}const other = new McpServer({});\n${resource(`'a://b'`)}${resource(`'a://b'`, 'other')}`],
  ['a registry of its own', `${V1}const server = new Registry();\n${resource(`'config'`)}`],
  ['a server that may be something else', `${V1}export function add(server) { ${resource(`'config'`)} }`],
])('silent: %s', async (_, source) => {
  expect(await foundIn(rule, source)).toEqual([]);
});

test('a server that a function or a class is given', async () => {
  const given = `export function add(server: McpServer) { ${resource(`'config'`)} }`;
  const kept = `class Shop { server = new McpServer({});\n add() { this.${resource(`'config'`)} } }`;
  expect(await foundIn(rule, V1 + given)).toEqual([`3:71 'config'`]);
  expect(await foundIn(rule, V1 + kept)).toEqual([`4:44 'config'`]);
});

const listing = (...resources: string[]): string => `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ListResourcesRequestSchema } from '@modelcontextprotocol/sdk/types.js';
server.setRequestHandler(ListResourcesRequestSchema, async () => ({
  resources: [
${resources.map((uri) => `{ uri: '${uri}', name: 'card' },`).join('\n')}
  ],
}));
`;

test('a template that is listed as a resource', async () => {
  const text = listing('resource://card/{id}', 'resource://all', 'resource://set/{set_id}/cards');
  const found = await findingsIn(rule, text);
  expect(found.map(({ line, severity }) => [line, severity])).toEqual([
    [5, 'warning'],
    [7, 'warning'],
  ]);
  expect(found[0]!.message).toBe(
    '`resource://card/{id}` is in the list of resources, so clients read it with `{id}` in it, which finds nothing.',
  );
});

test.each([['resource://all'], ['resource://a%7Bid%7D'], ['resource://{}']])('silent: %s in a list', async (uri) => {
  expect(await findingsIn(rule, listing(uri))).toEqual([]);
});
