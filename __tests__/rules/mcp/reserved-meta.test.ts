import { expect, test } from '@jest/globals';
import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/mcp/reserved-meta.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { listOf, TOOL, tool } from './listing.js';
import { foundIn, V1 } from './source.js';

const keyed = (...keys: string[]) => listOf(tool({ _meta: Object.fromEntries(keys.map((key) => [key, 1])) }));
const found = (key: string, says: string) => ({
  manifest: keyed(key),
  finds: [{ at: `/tools/0/_meta/${key.replaceAll('/', '~1')}`, on: 'key' as const, says }],
});

testRule(rule, format, {
  silent: {
    'a domain of one’s own': keyed('com.example/a', 'com.example.mcp/a', 'example/a', 'com.example/', 'a'),
    'a first label, which is not reserved': keyed('mcp/a', 'mcp.dev/a', 'modelcontextprotocol.io/a'),
    'keys of the protocol and of its extensions': keyed(
      'io.modelcontextprotocol/related-task',
      'io.modelcontextprotocol/serverInfo',
      'io.modelcontextprotocol.registry/publisher-provided',
    ),
    'keys of hosts and frameworks': keyed(
      'ui',
      'ui/resourceUri',
      'openai/toolInvocation/invoking',
      'anthropic/maxResultSizeChars',
      '_fastmcp',
    ),
    'names of all that is allowed': keyed('a-b_c.d', 'progressToken', '9', 'com.example-site/v1.a'),
    'what cannot be known': listOf(tool({ _meta: UNKNOWN }), tool({ _meta: { [SPREAD]: 0 } })),
  },
  reports: {
    'a reserved prefix': found(
      'dev.mcp/a',
      'Prefixes with `mcp` in second place are reserved for MCP, so it may give `dev.mcp/a` another meaning.',
    ),
    'a reserved prefix of more labels': found('com.mcp.tools/a', '`mcp` in second place'),
    'the name of the protocol': found('org.modelcontextprotocol.api/a', '`modelcontextprotocol` in second place'),
    'a key of one’s own among those of the protocol': found(
      'io.modelcontextprotocol/weather',
      '`io.modelcontextprotocol/weather` has a prefix reserved for MCP, which does not define it, so clients ignore it.',
    ),
    'a prefix that begins with another sign': found(
      '@example/a',
      'MCP does not allow the prefix of `@example/a`, so clients can refuse or ignore it. Begin the key with a domain of your own in reverse, such as `com.example/`.',
    ),
    'a prefix with an empty label': found(
      'com..example/a',
      'MCP does not allow the prefix of `com..example/a`, so clients can refuse or ignore it. Begin the key with a domain of your own in reverse, such as `com.example/`.',
    ),
    'a name with a space': found(
      'a b',
      'MCP does not allow `a b` as a name in `_meta`, so clients can refuse or ignore it. Begin and end the name with a letter or digit, with only letters, digits, `-`, `_` and `.` between.',
    ),
    'a name that begins with an underscore': found(
      '_private',
      'MCP does not allow `_private` as a name in `_meta`, so clients can refuse or ignore it. Begin and end the name with a letter or digit, with only letters, digits, `-`, `_` and `.` between.',
    ),
    'two slashes': found(
      'com.example/a/b',
      'MCP does not allow `com.example/a/b` as a name in `_meta`, so clients can refuse or ignore it. Begin and end the name with a letter or digit, with only letters, digits, `-`, `_` and `.` between.',
    ),
    'of a resource, of a prompt and of a template': {
      manifest: {
        tools: [TOOL],
        resources: [{ uri: 'a://b', name: 'b', _meta: { 'dev.mcp/a': 1 } }],
        prompts: [{ name: 'c', _meta: { 'dev.mcp/b': 1 } }],
        resourceTemplates: [{ uriTemplate: 'a://{b}', name: 'd', _meta: { 'dev.mcp/c': 1 } }],
      },
      finds: [
        { at: '/resources/0/_meta/dev.mcp~1a', on: 'key', says: '`dev.mcp/a`' },
        { at: '/prompts/0/_meta/dev.mcp~1b', on: 'key', says: '`dev.mcp/b`' },
        { at: '/resourceTemplates/0/_meta/dev.mcp~1c', on: 'key', says: '`dev.mcp/c`' },
      ],
    },
  },
});

test('in the answer of a tool, and once where one constant is the `_meta` of several', async () => {
  const text = `${V1}const server = new McpServer({ name: 'a', version: '1.0.0' });
const _meta = { 'dev.mcp/a': 1 };
server.registerTool('get', { description: 'Gets it.', _meta }, async () => ({
  content: [{ type: 'text', text: 'a' }],
  _meta: { 'dev.mcp/b': 1, [key]: 2 },
}));
server.registerTool('set', { description: 'Sets it.', _meta }, set);`;
  expect(await foundIn(rule, text)).toEqual(["4:17 'dev.mcp/a'", "7:12 'dev.mcp/b'"]);
});
