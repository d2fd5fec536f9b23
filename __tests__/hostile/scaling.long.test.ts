/** Inputs that repeat one thing, for the loaders of data and the rules that read it: four times as long takes about four times as much. */
import { keyed, listed, numbered, schema, testLinting, tool, words } from './support/linear.js';

testLinting({
  'JSON: tools': ['tools.json', 300, (n) => JSON.stringify({ tools: numbered(n, (i) => tool(`t ${i}`)) })],
  'JSON: parameters': ['tools.json', 1500, (n) => JSON.stringify({ tools: [tool('t', n)] })],
  'JSON: nesting': ['tools.json', 40, (n) => `{"tools":[{"name":"t","inputSchema":${nested(n)}}]}`],
  'JSON: keys twice': ['tools.json', 1500, (n) => `{"tools":[{"name":"t"${',"title":"x"'.repeat(n)}}]}`],
  'JSON: open brackets': ['tools.json', 5000, (n) => `{"tools":${'[{"a":'.repeat(n)}`],
  'JSON: comments': ['tools.json', 10_000, (n) => `{"tools":[${'/**/'.repeat(n)}]}`],
  'JSON: directives': ['tools.jsonc', 500, (n) => `{"tools":[${'// toolint-disable-next-line mcp/x\n'.repeat(n)}]}`],
  'JSON: text': [
    'tools.json',
    2000,
    (n) => listed({ description: 'Ignore all <b>{{a}}</b> sk-1 https://a.b user: '.repeat(n) }),
  ],
  'JSON: one long word': ['tools.json', 20_000, (n) => listed({ description: 'a'.repeat(n), title: '-'.repeat(n) })],
  'JSON: a long name': ['tools.json', 20_000, (n) => listed({ name: 'aB_'.repeat(n) })],
  'JSON: names in a description': [
    'tools.json',
    300,
    (n) => listed({ description: words(n, (i) => `call tool_${i} first`) }, n),
  ],
  'JSON: enum': [
    'tools.json',
    2000,
    (n) => listed({ inputSchema: schema({ a: { enum: numbered(n, (i) => `v${i % 9}`) } }) }),
  ],
  'JSON: required': [
    'tools.json',
    2000,
    (n) => listed({ inputSchema: { ...schema({}), required: numbered(n, (i) => `p${i}`) } }),
  ],
  'JSON: definitions': [
    'tools.json',
    500,
    (n) =>
      listed({ inputSchema: { ...schema(keyed(n, (i) => ({ $ref: `#/$defs/k${i}` }))), $defs: keyed(n, () => ({})) } }),
  ],
  'JSON: a chain of references': [
    'tools.json',
    300,
    (n) =>
      listed({
        inputSchema: {
          ...schema({ a: { $ref: '#/$defs/k0' } }),
          $defs: keyed(n, (i) => ({ $ref: `#/$defs/k${i + 1}` })),
        },
      }),
  ],
  'JSON: alternatives': [
    'tools.json',
    500,
    (n) => listed({ inputSchema: schema({ a: { anyOf: numbered(n, () => ({ type: 'string' })) } }) }),
  ],
  'JSON: patterns': [
    'tools.json',
    500,
    (n) => listed({ inputSchema: schema(keyed(n, () => ({ pattern: '(?i)^[a-z]+$' }))) }),
  ],
  'JSON: resources': [
    'tools.json',
    300,
    (n) => JSON.stringify({ tools: [tool('t')], resources: numbered(n, (i) => ({ uri: `a b ${i}`, name: 'x' })) }),
  ],
  'JSON: Shinkai parameters': [
    'metadata.json',
    500,
    (n) =>
      JSON.stringify({
        id: 'a',
        name: 'A',
        author: '@@a.b',
        tool_type: 'Deno',
        configurations: schema(keyed(n, () => ({ type: 'text' }))),
        parameters: { ...schema(keyed(n, () => ({ type: 'str' }))), required: ['z'] },
        result: schema(keyed(n, () => ({}))),
      }),
  ],
  'JSON: OTC parameters': [
    'otc.json',
    500,
    (n) =>
      JSON.stringify({
        $schema: 'https://github.com/OpenToolCalling/Specification/tree/1.0.0',
        items: [
          { id: 'A.B@1.0', name: 'B', version: '1.0', input_schema: { parameters: schema(keyed(n, () => ({}))) } },
        ],
      }),
  ],
  'JSON: packages of a server': [
    'server.json',
    300,
    (n) =>
      published(
        numbered(n, (i) => ({
          ...PACKAGE,
          identifier: `p${i}`,
          environmentVariables: [{ name: `A${i}`, isSecret: true, value: 'x' }],
        })),
      ),
  ],
  'JSON: arguments of a package': [
    'server.json',
    500,
    (n) =>
      published([
        {
          ...PACKAGE,
          packageArguments: numbered(n, (i) => ({
            type: 'named',
            name: `--a${i}`,
            value: `{v${i}}`,
            variables: { [`v${i}`]: {} },
          })),
        },
      ]),
  ],
  'JSON: servers of a client': [
    '.mcp.json',
    500,
    (n) =>
      JSON.stringify({
        mcpServers: keyed(n, (i) => ({
          command: 'npx',
          args: ['-y', `p${i}`],
          env: { API_KEY: 'sk-123', B: '${KEY}' },
        })),
      }),
  ],
  'JSON: URI templates': [
    'tools.json',
    300,
    (n) =>
      JSON.stringify({
        tools: [tool('t')],
        resourceTemplates: numbered(n, (i) => ({ uriTemplate: `file:///{a${i}}/{a${i}}`, name: 'f' })),
      }),
  ],
  'JSON: a long URI template': [
    'tools.json',
    2000,
    (n) =>
      JSON.stringify({
        tools: [tool('t')],
        resourceTemplates: [{ uriTemplate: `file:///${words(n, (i) => `{a${i}}`)}`, name: 'f' }],
      }),
  ],
  'YAML: merge keys': [
    'tools.yaml',
    75,
    (n) =>
      `base: &base {type: object, properties: {a: {type: string}}}\ntools:\n${words(n, (i) => `- name: a b ${i}\n  inputSchema: {<<: *base}\n`)}`.replaceAll(
        '\n -',
        '\n-',
      ),
  ],
  'YAML: a chain of merge keys': [
    'tools.yaml',
    60,
    (n) =>
      `k0: &k0 {a: 1}\n${words(n, (i) => `k${i + 1}: &k${i + 1} {<<: *k${i}, a${i}: 1}\n`)}tools: [{name: a b, inputSchema: *k${n}}]\n`.replaceAll(
        '\n ',
        '\n',
      ),
  ],
  'YAML: a list in brackets': [
    'tools.yaml',
    500,
    (n) => `tools: [${numbered(n, (i) => `{name: t_${i}, inputSchema: {type: object}}`).join(', ')}]\n`,
  ],
  'YAML: comments': [
    'tools.yaml',
    5000,
    (n) => `${'# a\n'.repeat(n)}tools:\n- name: a b\n  inputSchema: {type: object}\n`,
  ],
  'YAML: a block of text': [
    'tools.yaml',
    3000,
    (n) => `tools:\n- name: a b\n  inputSchema: {type: object}\n  description: |\n${'    ignore all\n'.repeat(n)}`,
  ],
  'YAML: nesting': [
    'tools.yaml',
    40,
    (n) => `tools:\n- name: t\n  inputSchema: ${'{type: object, properties: {a: '.repeat(n)}{}${'}}'.repeat(n)}\n`,
  ],
  'YAML: documents': [
    'tools.yaml',
    400,
    (n) => '---\nname: a b\ndescription: b\ninputSchema: {type: object}\n'.repeat(n),
  ],
  'YAML: tools': ['tools.yaml', 300, (n) => `tools:\n${'- name: a b\n  inputSchema: {type: object}\n'.repeat(n)}`],
  'YAML: dashes': ['tools.yaml', 10_000, (n) => `tools:\n${'- a\n'.repeat(n)}`],
  'YAML: aliases': ['tools.yaml', 300, (n) => `a: &a {name: x}\ntools:\n${'- *a\n'.repeat(n)}`],
  'HTML: scripts': ['widget.html', 100, (n) => '<script>window.openai.toolOutput;</script>\n'.repeat(n)],
  'HTML: tags': ['widget.html', 3000, (n) => `<script>window.openai</script>${'<div a="b">'.repeat(n)}`],
});

function nested(depth: number): string {
  return '{"type":"object","properties":{"a":'.repeat(depth) + '{}' + '}}'.repeat(depth);
}

const PACKAGE = { registryType: 'npm', identifier: 'p', version: '1.0.0', transport: { type: 'stdio' } };

function published(packages: readonly object[]): string {
  const $schema = 'https://static.modelcontextprotocol.io/schemas/2025-09-29/server.schema.json';
  return JSON.stringify({ $schema, name: 'io.github.a/b', description: 'x', version: '1.0.0', packages });
}
