/** Samples beside the tools of a project: warnings about their tools are advice, unless one asks for them. */
import { describe, expect, test } from '@jest/globals';
import type { Report } from '../../src/core/finding.js';
import { toolint } from '../support/cli.js';
import { makeFolder } from './folder.js';

const server = (
  name: string,
  rest = '',
): string => `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
new McpServer({ name: 'a', version: '1.0.0' }).registerTool('${name}', { inputSchema: {} }, () => ({ content: [] }));
${rest}`;
const python = (name: string): string => `from mcp.server.fastmcp import FastMCP

mcp = FastMCP("a")


@mcp.tool()
def ${name}() -> str:
    return open("a").read()


mcp.run()
`;
const PRODUCT = { 'src/index.ts': server('fold_paper') };

async function severities(files: Record<string, string>, ...args: string[]): Promise<Record<string, string>> {
  const cwd = makeFolder({ 'package.json': '{}', ...files });
  const { out } = await toolint(['--format', 'json', '--rule', 'python/unbounded-sdk=off', ...args], { cwd });
  const { findings } = JSON.parse(out) as Report;
  return Object.fromEntries(findings.map(({ path, rule, severity }) => [`${path} ${rule}`, severity]));
}

const RULE = 'mcp/description-missing';
const OF_PRODUCT = { [`src/index.ts ${RULE}`]: 'warning' };

test.each([
  'examples/a.ts',
  'Examples/chat/src/a.mjs',
  'packages/kite/examples/a.ts',
  'src/example/a.ts',
  'sse_example/server.py',
  'samples/a.py',
  'mcp/tutorial/server.py',
  'demo/a.ts',
  'demo-server/src/a.ts',
  'training/server.py',
  'reference/a.ts',
  'reference-mcp/src/a.ts',
])('beside other tools, advice: %s', async (path) => {
  const text = path.endsWith('.py') ? python('cut_paper') : server('cut_paper');
  const found = await severities({ ...PRODUCT, [path]: text });
  expect(found).toMatchObject({ ...OF_PRODUCT, [`${path} ${RULE}`]: 'info' });
});

test.each([
  'src/tools/examples/a.ts',
  'src/training/a.ts',
  'app/reference/server.py',
  'src/demo/a.ts',
  'exemplar/a.ts',
  'src/examples.ts',
  'packages/demolition/a.ts',
])('not of samples: %s', async (path) => {
  const text = path.endsWith('.py') ? python('cut_paper') : server('cut_paper');
  expect(await severities({ ...PRODUCT, [path]: text })).toMatchObject({ [`${path} ${RULE}`]: 'warning' });
});

describe('told in full', () => {
  const SAMPLE = { 'examples/a.ts': server('cut_paper') };
  const IN_FULL = { [`examples/a.ts ${RULE}`]: 'warning' };

  test('a repository that consists of samples', async () => {
    expect(await severities(SAMPLE)).toMatchObject(IN_FULL);
    expect(await severities({ ...SAMPLE, 'demo/b.ts': server('fold_paper') })).toMatchObject(IN_FULL);
    expect(await severities({ ...SAMPLE, 'src/other.ts': 'export const x = 1;\n' })).toMatchObject(IN_FULL);
  });

  test.each([['examples'], ['src', 'examples'], ['examples/a.ts', 'src/index.ts'], ['{src,examples}/**/*.ts']])(
    'what is asked for: %s %s',
    async (...paths) => {
      const args = paths.filter((each) => each !== undefined);
      expect(await severities({ ...PRODUCT, ...SAMPLE }, ...args)).toMatchObject(IN_FULL);
    },
  );

  test('a severity that the config sets', async () => {
    const config = { 'toolint.config.json': JSON.stringify({ rules: { [RULE]: 'warning' } }) };
    expect(await severities({ ...PRODUCT, ...SAMPLE, ...config })).toMatchObject(IN_FULL);
  });

  test('errors, what is not about a tool, and manifests', async () => {
    const name = { 'examples/a.ts': server('cut paper!') };
    expect(await severities({ ...PRODUCT, ...name })).toMatchObject({ 'examples/a.ts mcp/name-format': 'error' });
    const list = JSON.stringify({ tools: [{ name: 'cut_paper', inputSchema: { type: 'object' } }] });
    expect(await severities({ ...PRODUCT, 'examples/tools.json': list })).toMatchObject({
      [`examples/tools.json ${RULE}`]: 'warning',
    });
  });
});

test('--why says it', async () => {
  const cwd = makeFolder({ 'package.json': '{}', ...PRODUCT, 'examples/a.ts': server('cut_paper') });
  const { out } = await toolint(['--why', 'examples/a.ts'], { cwd });
  expect(out).toBe(
    'examples/a.ts: mcp, 1 tool, samples: where the project has tools elsewhere, a warning about these is told as info.\n',
  );
  expect((await toolint(['--why', '.'], { cwd })).out).toContain('  examples/a.ts  1 tool, samples\n');
});
