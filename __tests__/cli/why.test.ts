/** `--why`: what a run over the folder makes of a file, and what one that names it does. */
import { expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import { why } from '../../src/cli/show.js';
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
    'skipped: no known format. On the command line it is linted as mcp; to lint it in every run, set "formats" in the config.',
  ],
])('%s', async (name, text, expected) => {
  expect(await said(name, { [name]: text })).toBe(`${name}: ${expected}\n`);
});

test('what no format knows: by what it could have been recognised', async () => {
  const lines = (await said('notes.txt', { 'notes.txt': '{}' })).split('\n');
  expect(lines[0]).toBe('notes.txt: skipped: no known format.');
  for (const { id, knownBy } of formats) {
    expect(lines).toContain(`  ${id.padEnd(10)}${knownBy}`);
  }
  expect(lines.at(-2)).toMatch(/"formats".*docs\/formats\.md$/);
});

test('source code: by how a library is given tools', async () => {
  const out = await said('main.ts', { 'main.ts': 'export const x = 1;' });
  expect(out).toMatch(/^main\.ts: skipped: no known format\.\n/);
  expect(out).toMatch(/^ {2}mcp +server\.registerTool\("name"/m);
  expect(out).toMatch(/^Libraries: .*MCP SDK/m);
});

test('a file of any kind that the config maps to a format', async () => {
  const files = { 'x.tool': LIST, 'toolint.config.json': '{ "formats": { "*.tool": "mcp" } }' };
  expect(await said('x.tool', files)).toBe('x.tool: mcp, 1 tool.\n');
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
  };
  expect(await why(name, {}, { rules, formats }, terminal)).toBe(0);
  return out;
}
