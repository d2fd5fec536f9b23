/** Inputs that repeat one thing, for the extractor and what reads code: four times as long takes about four times as much. */
import { test } from '@jest/globals';
import { readCodeBeside } from '../../src/parse/code-beside.js';
import { expectLinear, numbered, registration, SDK, testLinting, tool, words, type Inputs } from './support/linear.js';

const ZOD = `${SDK}import { z } from 'zod';\n`;
const shared = (name: string, schema: string): string =>
  `new McpServer({}).registerTool('${name}', { inputSchema: ${schema} }, () => ({ content: [] }));\n`;

const handled = (parameter: string, body: string): string =>
  `${SDK}new McpServer({}).registerTool('t', { inputSchema: { a: z.string() } }, async (${parameter}) => { ${body} });\n`;

const lines = (count: number, line: (index: number) => string): string => numbered(count, line).join('\n');

const python = (classes: string, tools: number, type: string): string =>
  `from enum import Enum
from typing import Literal
from mcp.server.fastmcp import FastMCP
from pydantic import BaseModel
mcp = FastMCP("x")
${classes}
${lines(tools, (i) => `@mcp.tool()\ndef t${i}(x: ${type}) -> str:\n    return ""`)}
`;

const zod = (shape: string): string =>
  `${SDK}import { z } from 'zod';\nnew McpServer({}).registerTool('a b', { inputSchema: ${shape} }, () => ({ content: [] }));\n`;

testLinting({
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
    ].map((call): [string, Inputs[string]] => [
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
  'Python: a class that all tools share': [
    'server.py',
    110,
    (n) => python(`class M(BaseModel):\n${lines(n, (i) => `    a${i}: int`)}`, n, 'M'),
  ],
  'Python: an enum that all tools share': [
    'server.py',
    180,
    (n) => python(`class M(Enum):\n${lines(n, (i) => `    A${i} = "a${i}"`)}`, n, 'M'),
  ],
  'Python: classes that have each other': [
    'server.py',
    60,
    (n) =>
      python(
        lines(n, (i) => `class M${i}(BaseModel):\n    a: "M${(i + 1) % n}"\n    b: list["M${(i + 7) % n}"]`),
        n,
        'M0',
      ),
  ],
  'Python: values of a literal': ['server.py', 1500, (n) => python('', 1, `Literal[${words(n, (i) => `"a${i}",`)}]`)],
  'Python: a choice of many': [
    'server.py',
    500,
    (n) => python('', 1, numbered(n, (i) => `list[Literal["a${i}"]]`).join(' | ')),
  ],
  'Python: tools': ['server.py', 150, (n) => python('', n, 'int')],
  'TypeScript: window.openai': ['widget.ts', 500, (n) => 'window.openai.callTool("a", {});\n'.repeat(n)],
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
