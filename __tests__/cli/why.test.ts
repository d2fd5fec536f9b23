/** `--why`: what a run over the folder makes of a file, and what one that names it does. */
import { describe, expect, test } from '@jest/globals';
import { Readable } from 'node:stream';
import { formats, rules } from '../../rules/index.js';
import { why } from '../../src/cli/why.js';
import { makeFolder } from '../run/folder.js';

const TOOL = { name: 'add', description: 'Adds two numbers.', inputSchema: { type: 'object' } };
const LIST = JSON.stringify({ tools: [TOOL] });
const NAMED = 'files with this ending are not searched for. If you name it on the command line, it is linted as mcp.';

test.each([
  ['tools.json', LIST, 'mcp, 1 tool.'],
  ['tools.jsonl', LIST, `skipped: ${NAMED}`],
  ['tools.json5', LIST, 'mcp, 1 tool.'],
  ['TOOLS', LIST, `skipped: ${NAMED}`],
  [
    'one.json',
    JSON.stringify(TOOL),
    'skipped: no known format. On the command line it is linted as mcp; to lint it in every run, set "formats": {"one.json":"mcp"} in the config.',
  ],
])('%s', async (name, text, expected) => {
  expect(await said(name, { [name]: text })).toBe(`${name}: ${expected}\n`);
});

test('what no format knows: by what it could have been recognised', async () => {
  const lines = (await said('notes.txt', { 'notes.txt': '{}' })).split('\n');
  expect(lines[0]).toBe(
    'notes.txt: skipped: files with this ending are not searched for. If you name it, it is skipped as well: no known format.',
  );
  for (const { id, knownBy } of formats) {
    expect(lines).toContain(`  ${id.padEnd(15)}${knownBy}`);
  }
  expect(lines.at(-2)).toMatch(/"formats".*docs\/formats\.md$/);
});

test('source code: in a few lines, where to read more', async () => {
  const lines = (await said('main.ts', { 'main.ts': 'export const x = 1;' })).split('\n');
  expect(lines[0]).toBe('main.ts: skipped: no known format.');
  expect(lines.length).toBeLessThan(7);
  expect(lines.at(-2)).toMatch(/docs\/formats\.md#source-code$/);
});

const SERVER = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
new McpServer({ name: 's', version: '1' }).registerTool('add', {}, () => {});
`;
const UNUSED = `import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
export function registerOldTools(server: McpServer): void {
  server.registerTool('old', {}, () => {});
}
`;

test('tools that two files list are counted in one, and said of the other', async () => {
  const answer = `res.json({ jsonrpc: '2.0', id, result: { tools: [{ name: 'add', description: 'Adds.', inputSchema: { type: 'object' } }] } });`;
  const server = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
new McpServer({ name: 's', version: '1' }).registerTool('add', { description: 'Adds.', inputSchema: {} }, () => {});
`;
  const files = { 'package.json': '{ "name": "s" }', 'http.js': answer, 'stdio.js': server };
  const lines = (await said('.', files)).split('\n');
  expect(lines).toContain('  http.js  0 tools, and 1 that another file has, too');
  expect(lines).toContain('  stdio.js  1 tool');
});

test('a module that nothing imports is skipped, as in a run', async () => {
  const files = { 'package.json': '{ "name": "s" }', 'src/server.ts': SERVER, 'src/unused.ts': UNUSED };
  expect(await said('src/unused.ts', files)).toBe(
    'src/unused.ts: skipped: module that no file of the repository imports, linted only if you name it. On the command line it is linted as mcp; to lint it in every run, set "formats": {"src/unused.ts":"mcp"} in the config.\n',
  );
  expect(await said('.', files)).toContain('linted only if you name it: 1 file\n  src/unused.ts\n');
});

test('a file of any kind that the config maps to a format', async () => {
  const files = { 'x.tool': LIST, 'toolint.config.json': '{ "formats": { "*.tool": "mcp" } }' };
  expect(await said('x.tool', files)).toBe('x.tool: mcp, 1 tool.\n');
});

describe('what a search does not come upon', () => {
  const named = 'If you name it on the command line, it is linted as mcp.';

  test('a file that git ignores: by which line', async () => {
    const files = { 'sub/tools.json': LIST, '.gitignore': '# made by the build\n/sub\n', 'sub/.gitignore': '!x' };
    expect(await said('sub/tools.json', files)).toBe(
      `sub/tools.json: skipped: git ignores it (\`/sub\` in .gitignore:2). ${named}\n`,
    );
  });

  test('a package', async () => {
    expect(await said('node_modules/a/t.json', { 'node_modules/a/t.json': LIST })).toBe(
      `node_modules/a/t.json: skipped: \`node_modules\` is never searched. ${named}\n`,
    );
  });

  test('a file that `files` of the config does not take', async () => {
    const files = { 'a.json': LIST, 'toolint.config.json': '{ "files": ["tools/**"] }' };
    expect(await said('a.json', files)).toBe(
      `a.json: skipped: \`files\` in the config does not include it. ${named}\n`,
    );
  });

  test('a file that the config ignores: by which pattern', async () => {
    const files = { 'old/a.json': LIST, 'toolint.config.json': '{ "ignore": ["*.draft.json", "old/"] }' };
    expect(await said('old/a.json', files)).toBe(
      'old/a.json: skipped: ignored by the config (`old/` in toolint.config.json).\n',
    );
  });

  test('a folder: every reason, with what it is the reason for', async () => {
    const out = await said('.', {
      'a.json': LIST,
      'b.json': '{}',
      'c.json': LIST,
      'out/d.json': LIST,
      'node_modules/a/t.json': LIST,
      '.gitignore': 'out/\n',
      'toolint.config.json': '{ "ignore": ["c.json"] }',
    });
    expect(out).toBe(`.: 1 file with 1 tool, 0 files skipped, 2 other files without any sign of a tool.

mcp: 1 file
  a.json  1 tool

left out, \`node_modules\` is never searched: 1
  node_modules/

left out, git ignores it (\`out/\` in .gitignore:1): 1
  out/

left out, the config ignores it (\`c.json\` in toolint.config.json): 1
  c.json
`);
  });
});

test('a folder: what has no known format and looks like tools', async () => {
  const out = await said('.', {
    'functions.json': JSON.stringify([{ type: 'function', function: FUNCTION }]),
    'anthropic.json': JSON.stringify([{ name: 'add', input_schema: { type: 'object' } }]),
    'package.json': '{ "name": "x", "scripts": {} }',
    'broken.json': '{',
  });
  expect(out)
    .toBe(`.: 0 files with 0 tools, 0 files skipped, 2 files of no known format, 2 other files without any sign of a tool.

no known format, looks like tool definitions for Anthropic's API, which have \`input_schema\` instead of \`inputSchema\`: 1 file
  anthropic.json

no known format, linted as mcp if you name it: 1 file
  functions.json
`);
});

const FUNCTION = { name: 'add', description: 'Adds.', parameters: { type: 'object', properties: {} } };

test.each<[what: string, content: unknown]>([
  ['function definitions for a model API', [FUNCTION]],
  ['function definitions for a model API', FUNCTION],
  ['function definitions for a model API', { functions: [FUNCTION] }],
  ["tool definitions for Anthropic's API", [{ name: 'add', description: 'Adds.', input_schema: { type: 'object' } }]],
  ['tool definitions for Amazon Bedrock', [{ toolSpec: { name: 'add', inputSchema: { json: {} } } }]],
  ["function declarations for Gemini's API", { functionDeclarations: [FUNCTION] }],
  ['an OpenAPI document', { openapi: '3.1.0', paths: {} }],
  ['an OpenAPI document', { swagger: '2.0', paths: {} }],
  ['a JSON Schema', { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' }],
  ['the manifest of a package', { name: 'x', scripts: {} }],
])('%s only looks similar', async (what, content) => {
  const out = await said('x.json', { 'x.json': JSON.stringify(content) });
  expect(out).toMatch(/^x\.json: skipped: no known format\. It looks like .*\.\n$/);
  expect(out).toContain(what);
});

async function said(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  let out = '';
  const terminal = {
    cwd: makeFolder(files),
    env: {},
    hasColors: false,
    isInteractive: () => false,
    out: (some: string) => void (out += some),
    err: () => {},
    settle: () => {},
    input: () => Readable.from([]),
  };
  expect(await why(name, { flags: {}, knowledge: { rules, formats }, terminal })).toBe(0);
  return out;
}
