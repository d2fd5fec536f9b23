/** Four times the text may take at most six times as long: inputs that repeat one thing, for every loader, the extractor and the reports. */
import { afterAll, expect, test } from '@jest/globals';
import { lintText } from '../../src/browser.js';
import type { Finding, Report } from '../../src/core/finding.js';
import { readCodeBeside } from '../../src/parse/code-beside.js';
import { VERSION } from '../../src/core/version.js';
import { differencesBetween } from '../../src/server/dump.js';
import { REPORT_FORMATS, render } from '../../src/report/index.js';
import { rules } from '../../rules/index.js';
import { lint } from '../../src/index.js';
import { readServers } from '../../src/server/target.js';
import { makeFolder } from '../run/folder.js';

const SDK = "import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\n";

const ZOD = `${SDK}import { z } from 'zod';\n`;
const shared = (name: string, schema: string): string =>
  `new McpServer({}).registerTool('${name}', { inputSchema: ${schema} }, () => ({ content: [] }));\n`;

/** A text of `count` pieces: the file it stands for, how it is made, and how many pieces the smaller one has. */
const INPUTS: Record<string, readonly [path: string, count: number, text: (count: number) => string]> = {
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
  'TypeScript: tools': ['server.ts', 150, (n) => SDK + numbered(n, (i) => registration(`t ${i}`)).join('\n')],
  'TypeScript: comments in lines': ['server.ts', 5000, (n) => SDK + '/**/\n'.repeat(n) + registration('t')],
  'TypeScript: comments on one line': ['server.ts', 20_000, (n) => SDK + '/**/'.repeat(n) + registration('t')],
  'TypeScript: directives': [
    'server.ts',
    1000,
    (n) => SDK + '// toolint-disable-next-line mcp/x -- y\n'.repeat(n) + registration('t'),
  ],
  'TypeScript: what a handler reads': [
    'server.ts',
    300,
    (n) =>
      handled(
        'args',
        words(n, (i) => `use(args.a${i});`),
      ),
  ],
  'TypeScript: what a handler takes': ['server.ts', 500, (n) => handled(`{ ${words(n, (i) => `a${i},`)} }`, '')],
  'TypeScript: what a handler answers': [
    'server.ts',
    300,
    (n) =>
      handled(
        'args',
        words(n, (i) => `if (args.a === ${i}) return { text: 1 };`),
      ),
  ],
  'TypeScript: helpers of a handler': [
    'server.ts',
    300,
    (n) => `${handled('args', 'return f0(args);')}${words(n, (i) => `function f${i}(a) { return f${i + 1}(a); }`)}`,
  ],
  'TypeScript: calls of one helper': [
    'server.ts',
    300,
    (n) =>
      `${handled(
        'args',
        words(n, () => 'f(args);'),
      )}function f(a) { return a.x; }`,
  ],
  'TypeScript: functions in functions': [
    'server.ts',
    100,
    (n) => handled('args', `${'(() => { '.repeat(n)}use(args.a)${'; })()'.repeat(n)}`),
  ],
  'TypeScript: a schema of zod': [
    'server.ts',
    300,
    (n) => zod(`{ ${words(n, (i) => `a${i}: z.string().optional().describe('x'),`)} }`),
  ],
  'TypeScript: a chain of zod': ['server.ts', 300, (n) => zod(`{ a: z.string()${'.min(1)'.repeat(n)} }`)],
  'TypeScript: objects in objects of zod': [
    'server.ts',
    40,
    (n) => zod(`{ a: ${'z.object({ a: '.repeat(n)}z.string()${' })'.repeat(n)} }`),
  ],
  'TypeScript: spreads': [
    'server.ts',
    150,
    (n) =>
      `${words(n, (i) => `const s${i} = { ${i > 0 ? `...s${i - 1}, ` : ''}a${i}: z.string() };\n`)}${zod(`s${n - 1}`)}`,
  ],
  'TypeScript: cases': [
    'server.ts',
    300,
    (n) =>
      `server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [${words(n, (i) => `${JSON.stringify(tool(`t${i}`))},`)}] }));
server.setRequestHandler(CallToolRequestSchema, (request) => { switch (request.params.name) { ${words(n, (i) => `case 'u${i}': return { content: [] };`)} } });`,
  ],
  'TypeScript: a template': [
    'server.ts',
    1000,
    (n) => registration('t').replace('inputSchema', `description: \`${'${a} b '.repeat(n)}\`, inputSchema`),
  ],
  'TypeScript: a sum of texts': [
    'server.ts',
    500,
    (n) => registration('t').replace('inputSchema', `description: ${"'a ' + ".repeat(n)}'b', inputSchema`),
  ],
  'TypeScript: constants': [
    'server.ts',
    400,
    (n) =>
      `${SDK}const c0 = 'x y';\n${numbered(n, (i) => `const c${i + 1} = c${i};`).join('\n')}\n${registration('t')}`,
  ],
  'TypeScript: a long list': [
    'server.ts',
    300,
    (n) => `${SDK}export const tools = ${JSON.stringify(numbered(n, (i) => tool(`t ${i}`)))};`,
  ],
  'TypeScript: a schema of zod that all tools share': [
    'server.ts',
    120,
    (n) =>
      `${ZOD}const S = z.object({ ${words(n, (i) => `a${i}: z.string(),`)} });\n${words(n, (i) => shared(`t${i}`, 'S'))}`,
  ],
  'TypeScript: a JSON Schema that all tools share': [
    'server.ts',
    180,
    (n) =>
      `const S = { type: 'object', properties: { ${words(n, (i) => `a${i}: { type: 'string' },`)} } };
${SDK}export const tools = [${words(n, (i) => `{ name: 't${i}', inputSchema: S },`)}];`,
  ],
  ...Object.fromEntries(
    [
      '.extend({ a: z.string() })',
      '.or(z.string())',
      '.and(z.object({}))',
      '.pipe(z.any())',
      '.partial()',
      '.array()',
    ].map((call): [string, (typeof INPUTS)[string]] => [
      `TypeScript: zod's ${call} again and again`,
      ['server.ts', 600, (n) => ZOD + shared('t', `z.object({ b: z.string() })${call.repeat(n)}`)],
    ]),
  ),
  'TypeScript: fields that extend an object of zod': [
    'server.ts',
    600,
    (n) => ZOD + shared('t', `z.object({})${words(n, (i) => `.extend({ a${i}: z.string() })`)}`),
  ],
  'TypeScript: fields that are left out of an object of zod': [
    'server.ts',
    400,
    (n) =>
      ZOD +
      shared('t', `z.object({ ${words(n, (i) => `a${i}: z.string(),`)} })${words(n, (i) => `.omit({ a${i}: true })`)}`),
  ],
  'TypeScript: names for names of optional schemas': [
    'server.ts',
    200,
    (n) =>
      `${ZOD}const S0 = z.string();\n${words(n, (i) => `const S${i + 1} = S${i}.nullable(); ${shared(`t${i}`, `{ a: S${i + 1} }`)}`)}`,
  ],
  'TypeScript: a chain of members': ['server.ts', 5000, (n) => ZOD + shared('t', `{ a: x${'.a'.repeat(n)} }`)],
  'TypeScript: functions that print and call each other': [
    'server.ts',
    100,
    (n) =>
      `${SDK}import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
${words(n, (i) => `function f${i}() { console.log(${i}); f${i + 1}(); }`)} new StdioServerTransport();\n${registration('t')}`,
  ],
  'TypeScript: window.openai': ['widget.ts', 500, (n) => 'window.openai.callTool("a", {});\n'.repeat(n)],
  'HTML: scripts': ['widget.html', 100, (n) => '<script>window.openai.toolOutput;</script>\n'.repeat(n)],
  'HTML: tags': ['widget.html', 3000, (n) => `<script>window.openai</script>${'<div a="b">'.repeat(n)}`],
};

test.each(Object.entries(INPUTS))('%s', async (title, [path, count, text]) => {
  const [small, large] = [text(count), text(count * 4)];
  await expectLinear(
    title,
    () => lintText({ path, text: small, preset: 'strict', off: [] }),
    () => lintText({ path, text: large, preset: 'strict', off: [] }),
  );
});

test('a barrel of modules, and as many files that import from it', async () => {
  const folders = [150, 600].map((n) =>
    makeFolder({
      'package.json': '{}',
      'all.ts': numbered(n, (i) => `export * from './m${i}.js';\n`).join(''),
      ...Object.fromEntries(numbered(n, (i) => [`m${i}.ts`, `export const title${i} = 'T';\n`])),
      ...Object.fromEntries(
        numbered(n, (i) => [
          `server${i}.ts`,
          `import { title${i} } from './all.js';\n${registration('t').replace('inputSchema', `title: title${i}, inputSchema`)}\n${SDK}`,
        ]),
      ),
    }),
  );
  await expectLinear(
    'a barrel',
    () => lint({ cwd: folders[0]! }),
    () => lint({ cwd: folders[1]! }),
  );
});

test('variables that a client config opens and does not close', async () => {
  const folder = makeFolder(
    Object.fromEntries(
      [20_000, 80_000].map((n) => [`${n}.json`, { mcpServers: { a: { command: 'x', args: ['${a:-'.repeat(n)] } } }]),
    ),
  );
  await expectLinear(
    'variables',
    () => readServers('20000.json', [], {}, folder),
    () => readServers('80000.json', [], {}, folder),
  );
});

/** Code beside a Shinkai manifest. */
const TOOL_CODE: Record<string, readonly [path: string, count: number, text: (count: number) => string]> = {
  'Python: fields': ['tool.py', 500, (n) => `class INPUTS:\n${numbered(n, (i) => `    a${i}: str\n`).join('')}`],
  'Python: reads': ['tool.py', 500, (n) => `${RUN_PY}${numbered(n, (i) => `    use(inputs.a${i})\n`).join('')}`],
  'Python: brackets': ['tool.py', 1000, (n) => `${RUN_PY}    use(${'['.repeat(n)}`],
  'Python: comments': ['tool.py', 5000, (n) => `${'# a\n'.repeat(n)}${RUN_PY}    pass\n`],
  'tool.ts: fields': ['tool.ts', 500, (n) => `type INPUTS = { ${words(n, (i) => `a${i}: string;`)} };\n${runTs('')}`],
  'tool.ts: reads': ['tool.ts', 500, (n) => runTs(words(n, (i) => `use(inputs.a${i});`))],
  'tool.ts: queries': ['tool.ts', 500, (n) => runTs(words(n, () => "await shinkaiSqliteQueryExecutor('SELECT 1');"))],
};
const RUN_PY = 'async def run(config: CONFIG, inputs: INPUTS) -> OUTPUT:\n';
const runTs = (body: string): string => `export async function run(config: CONFIG, inputs: INPUTS) { ${body} }\n`;

test.each(Object.entries(TOOL_CODE))('%s', async (title, [path, count, text]) => {
  const [small, large] = [text(count), text(count * 4)];
  await expectLinear(
    title,
    () => readCodeBeside(path, small),
    () => readCodeBeside(path, large),
  );
});

test.each(REPORT_FORMATS)('report: %s', async (format) => {
  const { findings } = await lintText({
    path: 'tools.json',
    text: JSON.stringify({ tools: numbered(200, (i) => tool(`t ${i}`)) }),
    preset: 'strict',
    off: [],
  });
  const [small, large] = [reportOf(findings, 2), reportOf(findings, 8)];
  const context = { color: false, failOn: 'error', rules, source: () => undefined } as const;
  await expectLinear(
    `report: ${format}`,
    () => render(format, small, context),
    () => render(format, large, context),
  );
});

const LISTS: Record<string, (tools: readonly object[]) => readonly object[]> = {
  'the same': (tools) => tools,
  'in another order': (tools) => tools.toReversed(),
  'with other names': (tools) => tools.map((each, i) => ({ ...each, name: `other ${i}` })),
};

test.each(Object.entries(LISTS))('two starts: %s', async (title, second) => {
  const compare = (count: number) => async () => {
    const tools = numbered(count, (i) => tool(`t ${i}`));
    return Promise.resolve(differencesBetween({ tools }, { tools: second(tools) }));
  };
  await expectLinear(`two starts: ${title}`, compare(6_000), compare(24_000));
});

/** The least of a few rounds, in processor time: whatever else the machine does, it never makes a run shorter. */
async function expectLinear(
  title: string,
  small: () => Promise<unknown>,
  large: () => Promise<unknown>,
): Promise<void> {
  const least = [Infinity, Infinity];
  let ratio = Infinity;
  for (let round = 0; round < 6 && ratio >= 6; round++) {
    for (const [index, run] of [small, large].entries()) {
      const before = process.cpuUsage();
      await run();
      const { user, system } = process.cpuUsage(before);
      least[index] = Math.min(least[index]!, user + system);
    }
    // What takes less than 20 ms tells nothing.
    ratio = least[1]! < 20_000 ? 0 : least[1]! / least[0]!;
  }
  rows.push([title, ...least.map((each) => `${(each / 1000).toFixed(0)} ms`), (least[1]! / least[0]!).toFixed(1)]);
  expect(ratio).toBeLessThan(6);
}

/** `TOOLINT_MEASURE=1` shows how long each took. */
const rows: string[][] = [];
afterAll(() => {
  if (process.env['TOOLINT_MEASURE']) process.stdout.write(`${rows.map((row) => row.join('  ')).join('\n')}\n`);
});

function reportOf(findings: readonly Finding[], copies: number): Report {
  const all = numbered(copies, (i) => findings.map((each) => ({ ...each, path: `${i}.json` }))).flat();
  const files = numbered(copies, (i) => ({ path: `${i}.json`, formats: ['mcp'], tools: 1 }));
  return {
    tool: { name: 'toolint', version: VERSION },
    files,
    skipped: [],
    findings: all,
    failures: [],
    suppressed: 0,
  };
}

function numbered<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

const words = (count: number, make: (index: number) => string): string => numbered(count, make).join(' ');

const keyed = (count: number, make: (index: number) => object): object =>
  Object.fromEntries(numbered(count, (index) => [`k${index}`, make(index)]));

const schema = (properties: object): object => ({ type: 'object', properties });

/** A list with a tool that has these fields, and others beside it. */
const listed = (fields: object, others = 0): string =>
  JSON.stringify({ tools: [{ ...tool('t'), ...fields }, ...numbered(others, (i) => tool(`tool_${i}`))] });

const handled = (parameter: string, body: string): string =>
  `${SDK}new McpServer({}).registerTool('t', { inputSchema: { a: z.string() } }, async (${parameter}) => { ${body} });\n`;

const zod = (shape: string): string =>
  `${SDK}import { z } from 'zod';\nnew McpServer({}).registerTool('a b', { inputSchema: ${shape} }, () => ({ content: [] }));\n`;

function tool(name: string, parameters = 1): object {
  const properties = Object.fromEntries(numbered(parameters, (i) => [`data${i}`, { type: 'array' }]));
  return { name, inputSchema: { type: 'object', properties, required: ['missing'] } };
}

function nested(depth: number): string {
  return '{"type":"object","properties":{"a":'.repeat(depth) + '{}' + '}}'.repeat(depth);
}

function registration(name: string): string {
  return `new McpServer({}).registerTool(${JSON.stringify(name)}, { inputSchema: {} }, () => ({ content: [] }));`;
}
