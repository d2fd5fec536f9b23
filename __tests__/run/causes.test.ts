/** What has one cause is reported once for a package, in every front. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Report } from '../../src/core/finding.js';
import { toolint } from '../support/cli.js';
import { makeFolder } from './folder.js';

const RULE = 'clients/output-schema-dialect';
const tool = (name: string): string =>
  `server.registerTool('${name}', { description: 'Counts.',\n  outputSchema: { n: z.number() } }, count);\n`;
const server = (...names: string[]): string =>
  `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
const server = new McpServer({ name: 'a', version: '1.0.0' });
${names.map(tool).join('')}`;
const packageOf = (version: string, zod = '3.25.0'): string =>
  JSON.stringify({ dependencies: { '@modelcontextprotocol/sdk': version, zod } });

async function found(files: Record<string, string>, of = RULE): Promise<Report['findings']> {
  const { out } = await toolint(['--format', 'json'], { cwd: makeFolder(files) });
  return (JSON.parse(out) as Report).findings.filter(({ rule }) => rule === of);
}

test('once for a package, with the number of places and where they are', async () => {
  const findings = await found({
    'package.json': packageOf('^1.26.0'),
    'src/a.ts': server('count_a', 'count_b'),
    'src/b.ts': server('count_c'),
    'packages/x/package.json': packageOf('^1.26.0'),
    'packages/x/c.ts': server('count_d'),
  });
  expect(findings.map(({ path, line, count }) => [path, line, count])).toEqual([
    ['packages/x/c.ts', 5, undefined],
    ['src/a.ts', 5, 3],
  ]);
  expect(findings[1]!.message).toMatch(/refuses every call\. \(3 places\)$/);
  expect(findings[1]!.related).toEqual([
    { path: 'src/a.ts', line: 7, column: 3, note: 'The same here.' },
    { path: 'src/b.ts', line: 5, column: 3, note: 'The same here.' },
  ]);
});

test('what a comment hides is not counted, and the next is the first', async () => {
  const text = server('count_a', 'count_b', 'count_c').replace(
    '  outputSchema',
    `  // toolint-disable-next-line ${RULE} -- only for others\n  outputSchema`,
  );
  const [finding, ...others] = await found({ 'package.json': packageOf('^1.26.0'), 'a.ts': text });
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ line: 8, count: 2, related: [{ line: 10 }] });
});

test.each(['1.13.0', '1.17.0', '1.20.0', '1.22.0', '1.26.0'])('version %s, whatever zod', async (version) => {
  const lock = `"@modelcontextprotocol/sdk@^1.13.0":\n  version "${version}"\n`;
  const files = { 'yarn.lock': lock, 'a.ts': server('count_a') };
  const manifest = JSON.stringify({ dependencies: { '@modelcontextprotocol/sdk': '^1.13.0' } });
  expect(await found({ ...files, 'package.json': manifest })).toHaveLength(1);
  expect(await found({ ...files, 'package.json': packageOf('^1.13.0') })).toHaveLength(1);
});

test('none where the project lists the tools itself, over what the SDK makes of them', async () => {
  const own = `import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
server.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: withoutDialect() }));
`;
  const files = { 'package.json': packageOf('1.26.0'), 'src/a.ts': server('count_a') };
  expect(await found(files)).toHaveLength(1);
  expect(await found({ ...files, 'src/list.ts': own })).toEqual([]);
});

test.each([
  [`if (key === '$schema') continue;`, 0],
  ['delete tool.outputSchema.$schema;', 0],
  [`delete tool.outputSchema['$schema'];`, 0],
  ['const { $schema: _, ...rest } = tool.outputSchema;', 0],
  [`schema['$schema'] = DRAFT;`, 1],
  [`if (key === '$id') continue;`, 1],
])('none where the project takes the dialect out of the answer: %s', async (statement, count) => {
  const sent = (method: string): string => `export function sent(message) {
  if (asked.get(message.id) === '${method}') for (const tool of message.result.tools) { ${statement} }
  return message;
}
transport.send = (message) => send(sent(message));
`;
  const files = { 'package.json': packageOf('1.26.0'), 'src/a.ts': server('count_a') };
  expect(await found({ ...files, 'src/sent.ts': sent('tools/list') })).toHaveLength(count);
  const unsent = sent('tools/list').replace('transport.send = ', 'export const wrap = ');
  expect(await found({ ...files, 'src/sent.ts': unsent })).toHaveLength(1);
  // Of other messages it says nothing.
  expect(await found({ ...files, 'src/sent.ts': sent('resources/read') })).toHaveLength(1);
});

const CHOICE = `{ type: 'object', oneOf: [{ required: ['at'] }, { required: ['by'] }] }`;
const LISTER = 'server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(listed) }));';

test.each([
  ['{ ...tool, inputSchema: compatible(tool.inputSchema) }', LISTER, 0],
  ['{ ...tool, inputSchema: schemas.compatible(tool.inputSchema as Root) }', LISTER, 0],
  [`{ ...tool, inputSchema: compatible(tool?.inputSchema) }`, `case 'tools/list': return tools.map(listed);`, 0],
  ['{ ...tool, inputSchema: compatible(tool.inputSchema) }', `register(tools.map(listed));`, 1],
  ['{ ...tool, inputSchema: tool.inputSchema }', LISTER, 1],
  ['{ ...tool, inputSchema: isZod(tool.inputSchema) ? converted(tool) : tool.inputSchema }', LISTER, 1],
  ['{ ...tool, inputSchema: zodToJsonSchema(tool.inputSchema) }', LISTER, 1],
  ['{ ...tool, parameters: compatible(tool.inputSchema) }', LISTER, 1],
])(
  'none in schemas that a function of the project changes where they are listed: %s, %s',
  async (made, list, count) => {
    const files = {
      'package.json': packageOf('1.26.0'),
      'src/a.ts': `import type { Tool } from '@modelcontextprotocol/sdk/types.js';
export const tools: Tool[] = [{ name: 'count_a', description: 'Counts.', inputSchema: ${CHOICE} }];
`,
      'src/listed.ts': `export const listed = (tool: Tool): Tool => (${made});\n`,
      'src/main.ts': `import { tools } from './a.js';\nimport { listed } from './listed.js';\n${list}\n`,
    };
    expect(await found(files, 'clients/root-combinator')).toHaveLength(count);
  },
);

test('some in schemas of a file that makes a server of its own, whatever another one lists', async () => {
  const files = {
    'package.json': packageOf('1.26.0'),
    'src/a.ts': server('count_a'),
    'src/b.ts': `export const listed = (tool) => ({ ...tool, outputSchema: compatible(tool.outputSchema), inputSchema: compatible(tool.inputSchema) });\n${LISTER}\n`,
  };
  expect(await found(files)).toHaveLength(1);
});

const taking = (name: string, input: string): string =>
  `server.registerTool('${name}', { description: 'Counts.',\n  inputSchema: {\n${input} } }, count);\n`;

test('what a version of zod writes for a format is one finding for each format', async () => {
  const files = {
    'package.json': packageOf('^1.26.0', '4.1.0'),
    'a.ts': server() + taking('count_a', 'to: z.email(),\ncc: z.array(z.email())') + taking('count_b', 'to: z.email()'),
    'b.ts': server() + taking('count_c', 'to: z.string().email(),\nface: z.emoji()'),
  };
  const findings = await found(files, 'clients/pattern');
  expect(findings.map(({ path, line, count }) => [path, line, count])).toEqual([
    ['a.ts', 6, 4],
    ['b.ts', 7, undefined],
  ]);
  expect(findings[1]!.message).toBe(
    'zod turns `emoji()` into a `pattern` with `\\p{…}`, so OpenAI refuses requests with the tool.',
  );
  const old = {
    'package.json': packageOf('^1.26.0', '3.25.0'),
    'b.ts': server() + taking('a', 'face: z.string().emoji()'),
  };
  const [emoji] = await found(old, 'clients/pattern');
  expect(emoji!.message).toBe(findings[1]!.message);
});

test.each([
  ['that reads its value first', `const Flag = z.preprocess(read, z.boolean());\n`, {}],
  ['of several values', `const Flag = z.enum(['on', 'off']).default('on');\n`, {}],
  [
    'of another file',
    `import { Flag } from './flag.js';\n`,
    { 'flag.ts': `import { z } from 'zod';\nexport const Flag = z.preprocess(read, z.boolean());\n` },
  ],
])('a constant that zod 3 refers to in two tools: %s', async (_, shared, more) => {
  const flags = 'shown: Flag.optional(),\nlocked: Flag.optional()';
  const files = {
    ...more,
    'package.json': packageOf('^1.26.0', '3.25.0'),
    'a.ts': `${shared}${server()}${taking('count_a', flags)}${taking('count_b', flags)}`,
  };
  const findings = await found(files, 'clients/ref-target');
  expect(findings.map(({ path, count }) => [path, count])).toEqual([['a.ts', 2]]);
});

test('what zod 3 refers to is one finding for a package, whichever constants they are', async () => {
  const shared = `const Day = z.string().max(10).refine(isDay);\nconst Hour = z.number();\n`;
  const days = 'from: Day.optional(),\nto: Day.optional()';
  const files = {
    'package.json': packageOf('^1.26.0', '3.25.0'),
    'a.ts':
      server() +
      shared +
      taking('count_a', days) +
      taking('count_b', 'since: Day,\nuntil: Day') +
      taking('count_c', 'from: Hour,\nto: Hour'),
    'b.ts': server() + shared + taking('count_d', days),
    'packages/x/package.json': packageOf('^1.26.0', '3.25.0'),
    'packages/x/c.ts': server() + shared + taking('count_e', days),
  };
  const findings = await found(files, 'clients/ref-target');
  expect(findings.map(({ path, line, count }) => [path, line, count])).toEqual([
    ['a.ts', 9, 4],
    ['packages/x/c.ts', 9, undefined],
  ]);
  expect(findings[0]!.message).toBe(
    'zod 3 turns `to` into a `$ref` to `from`, so Kimi and OpenAI in strict mode refuse the tool. (4 places)',
  );
  for (const place of [
    { path: 'a.ts', line: 13, column: 8 },
    { path: 'a.ts', line: 17, column: 5 },
    { path: 'b.ts', line: 9, column: 5 },
  ])
    expect(findings[0]!.related).toContainEqual({ ...place, note: 'The same here.' });
});

test('one function that makes output schemas is one finding, a schema of its own is another', async () => {
  const answering = (name: string, output: string): string =>
    `server.registerTool('${name}', { description: 'Counts.', outputSchema: ${output} }, count);\n`;
  const union = 'z.union([z.object({ a: z.string() }), z.object({ b: z.string() })])';
  const files = {
    'package.json': packageOf('^1.26.0', '4.6.0'),
    'a.ts':
      server() +
      `function made() { return ${union}; }\n` +
      answering('count_a', 'made()') +
      answering('count_b', 'made()') +
      answering('count_c', union),
  };
  const findings = await found(files, 'clients/zod-lost-parameters');
  expect(findings.map(({ line, count }) => [line, count])).toEqual([
    [5, 2],
    [7, undefined],
  ]);
});

const PYTHON = `from typing import Annotated
from mcp.server.fastmcp import FastMCP
from pydantic import BaseModel
mcp = FastMCP("x")

class Page(BaseModel):
    first: int = 0

@mcp.tool()
def list_notes(page: Page) -> str:
    """Lists notes.

    Example:
        list_notes(first=0)
        list_notes(first=9)
    """
    return str(page.first)

@mcp.tool()
def find_note(
    title: Annotated[str, "The title."],
    day: Annotated[str, "The day."],
    tag: str = None, kind: str = None,
) -> str:
    """Finds a note."""
    return f"{tag} {kind}"

@mcp.tool()
def drop_note(name: Annotated[str, "The name."], city: str = None, hour: int = 3) -> str:
    """Drops a note."""
    return name
`;

test.each([
  ['python/docstring-example', 'the calls of one tool in a docstring', [['14:20', '15:20']]],
  ['python/lost-text', 'the texts of a file', [['21:27', '22:25', '29:36']]],
  ['common/default-type', 'what may be left out in a file', [['23:16', '23:34', '29:62']]],
  [
    'mcp/unread-parameter',
    'the parameters of a tool',
    [
      ['21:5', '22:5'],
      ['29:50', '29:68'],
    ],
  ],
])('%s: %s are one finding', async (rule, _, places) => {
  const findings = await found({ 'server.py': PYTHON }, rule);
  const shown = findings.map(({ line, column, related = [] }) => [
    `${line}:${column}`,
    ...related.flatMap((each) => (each.note === 'The same here.' ? `${each.line}:${each.column}` : [])),
  ]);
  expect(shown).toEqual(places);
});

test('one of several defaults that is accepted is not counted, and all are fixed', async () => {
  const text = PYTHON.replace(
    'tag: str = None, kind',
    'tag: str = None,  # toolint-disable-line common/default-type -- no\n    kind',
  );
  const [finding, ...others] = await found({ 'server.py': text }, 'common/default-type');
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ line: 24, count: 2 });
  const cwd = makeFolder({ 'server.py': PYTHON });
  await toolint(['--fix'], { cwd });
  expect(readFileSync(join(cwd, 'server.py'), 'utf8')).toContain('tag: str | None = None, kind: str | None = None');
});

test('parameters of one file in Python that default to None, whatever their types', async () => {
  const text = `from mcp.server.fastmcp import FastMCP
mcp = FastMCP("x")
@mcp.tool()
def look(city: str = None, days: list[int] = None) -> str:
    """Looks."""
    return show(city, days)
@mcp.tool()
def find(city: str = None, at: dict = None, near: dict = None, far: dict = None) -> str:
    """Finds."""
    return near["name"] + far["name"] + show(city, at)
`;
  const findings = await found({ 'a.py': text, 'b.py': text.replace(/, days: .*None/, '') }, 'common/default-type');
  expect(findings.map(({ path, line, count, message }) => [path, line, count, message])).toEqual([
    [
      'a.py',
      4,
      4,
      '`city` defaults to None but has the type `str`, so a call that sends null is refused. (and 3 other parameters)',
    ],
    [
      'a.py',
      8,
      2,
      '`near` has a default, so models may leave it out, but its function then fails on None. (and 1 other parameter)',
    ],
    expect.arrayContaining(['b.py', 4, 3]),
    expect.arrayContaining(['b.py', 8, 2]),
  ]);
  expect(findings[0]!.related).toEqual([
    { path: 'a.py', line: 4, column: 46, note: 'The same here.' },
    { path: 'a.py', line: 8, column: 22, note: 'The same here.' },
    { path: 'a.py', line: 8, column: 39, note: 'The same here.' },
  ]);
});
