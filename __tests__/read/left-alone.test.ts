/** Tests, bundles, scaffolds and skills: known by path and text, counted, and linted only when somebody names them. */
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../run/folder.js';
import plugin from '../../src/eslint.js';
import { inOneText } from '../../src/core/message.js';
import { toolint, toolintJson } from '../support/cli.js';
import { LINTERS } from '../support/eslint-parity.js';
import { typescript } from '../support/loaded-once.js';

/** A server with a tool whose description is missing: one finding at least. */
const SERVER = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
const server = new McpServer({ name: 'weather', version: '1.0.0' });
server.registerTool('weather', { title: 'Weather' }, async () => ({ content: [] }));
`;
const LIST = JSON.stringify({ tools: [{ name: 'add numbers', inputSchema: { type: 'object' } }] });
const PYTHON =
  'from mcp.server.fastmcp import FastMCP\nmcp = FastMCP("x")\n@mcp.tool(name="add numbers")\ndef add(): ...\n';
/** Jest has its functions without an import. */
const CALLS = `${SERVER}\ndescribe('a server', () => {\n  it('works', () => {});\n});\n`;
const TEST = `import { expect, test } from 'vitest';\n${SERVER}\ntest('it works', () => expect(server).toBeDefined());\n`;
const schemasOf = (count: number, more: object, tool: object = {}): string =>
  JSON.stringify({
    ...more,
    tools: Array.from({ length: count }, (_, at) => ({ name: `add_${at}`, inputSchema: { type: 'object' }, ...tool })),
  });
const WRITER = { version: 1, generator: 'scripts/write-schemas.mjs' };
const MINIFIED = `${'var a=1;function b(c){return c};'.repeat(200)}\n`;
const BUNDLED = `var __defProp = Object.defineProperty;\n${SERVER}`;
const MAP = `${SERVER}//# sourceMappingURL=server.js.map\n`;
const SCAFFOLD = SERVER.replace(`name: 'weather'`, `name: '{{ project-name }}'`);
const PAGE = `<!doctype html><script>window.openai.callTool('x', {});\n</script>`;

async function outcome(files: Readonly<Record<string, string>>, paths: readonly string[] = []) {
  const cwd = makeFolder(files);
  const { report } = await toolintJson(paths, { cwd });
  return { linted: report.files.map(({ path }) => path), skipped: report.skipped.map(({ reason }) => reason) };
}

describe('left alone', () => {
  test.each([
    ['test', 'test/server.ts', SERVER],
    ['test', 'tests/tools.json', LIST],
    ['test', '__tests__/server.ts', SERVER],
    ['test', 'packages/a/e2e/server.ts', SERVER],
    ['test', 'fixtures/tools.yaml', 'tools:\n  - name: add numbers\n    inputSchema: { type: object }\n'],
    ['test', '__fixtures__/tools.json', LIST],
    ['test', 'testdata/tools.json', LIST],
    ['test', 'conformance/server.ts', SERVER],
    ['test', 'tests/examples/server.ts', SERVER],
    ['test', 'integration-tests/server.ts', SERVER],
    ['test', 'tests/widget.html', PAGE],
    ['test', 'src/server.test.ts', SERVER],
    ['test', 'src/test_server.py', `import pytest\n${PYTHON}`],
    ['test', 'src/server_test.py', `from unittest import TestCase\n${PYTHON}`],
    ['test', 'src/conftest.py', PYTHON],
    ['bundle', 'build/lib/weather/server.py', PYTHON],
    ['bundle', 'build/lib.linux-x86_64-cpython-312/weather/server.py', PYTHON],
    ['test', 'src/server.spec.js', SERVER],
    ['test', 'src/server.test-d.ts', SERVER],
    ['test', 'src/server.vitest.ts', SERVER],
    ['test', 'src/server.clienttest.ts', SERVER],
    ['test', 'src/server.cases.ts', SERVER],
    ['test', 'packages/test-weather-server/index.ts', SERVER],
    ['test', 'weather-test-server/index.ts', SERVER],
    ['test', 'src/mock-server.ts', SERVER],
    ['test', 'src/mockServer.ts', SERVER],
    ['test', 'src/serverMock.ts', SERVER],
    ['test', 'spec/server.ts', TEST],
    ['test', 'spec/server.ts', CALLS],
    ['test', 'src/tools/tests/server.ts', CALLS],
    ['test', 'tests/tools/server.ts', SERVER],
    ['test', 'src/checks.ts', TEST],
    ['test', 'src/tools/tests/add.ts', TEST],
    ['bundle', 'dist/server.js', SERVER],
    ['bundle', 'public/app.min.js', SERVER],
    ['bundle', 'public/app.js', BUNDLED],
    ['bundle', 'lib/server.js', MAP],
    ['bundle', 'assets/app.js', MINIFIED + SERVER],
    ['bundle', 'assets/app.js', `${MINIFIED.trim().repeat(5)}\n` + SERVER + '// mine\ncall();\n'.repeat(20)],
    ['bundle', 'assets/app.html', `<script>${MINIFIED.trim()}window.openai.callTool("x",{})</script>`],
    ['scaffold', 'templates/basic/server.ts', SCAFFOLD],
    ['scaffold', 'templates/basic/server.ts', SERVER.replace('weather', '<%= name %>')],
    ['scaffold', 'src/templates/server.ts', SERVER.replace('weather', '__PROJECT_NAME__')],
    ['scaffold', '{{cookiecutter.name}}/server.ts', SERVER],
    ['scaffold', 'infra/src/__PROJECT__/server.ts', SERVER],
    ['skill', '.claude/skills/weather/server.ts', SERVER],
    ['skill', '.cursor/templates/server.ts', SERVER],
    ['skill', '.agents/skills/weather/tools.json', LIST],
    ['skill', '.github/skills/weather/server.ts', SERVER],
    ['declaration', 'src/server.d.ts', SERVER],
    ['documentation', 'docs/hooks/server.ts', SERVER],
    ['documentation', 'playground/widget.html', PAGE],
    ['documentation', 'packages/a/evals/server.ts', SERVER],
    ['documentation', 'weather-evals/examples/tools.json', LIST],
    ['documentation', 'documentation-website/snippets/server.ts', SERVER],
    ['documentation', 'apps/documentation-website/server.ts', SERVER],
    ['documentation', 'scripts/debug/server-minimal.js', SERVER],
    ['documentation', 'tools/generate-tools-docs.js', SERVER],
    ['documentation', 'archive/server.ts', SERVER],
    ['documentation', 'archives/server-of-old/tools/index.ts', SERVER],
    ['documentation', 'snapshots/tools.json', LIST],
    ['documentation', 'docs/adoption/baseline/tools.json', LIST],
    ['record', 'docs/schemas.json', schemasOf(5, WRITER)],
    ['record', 'schemas.json', schemasOf(9, { purpose: 'To compare what the server takes.' })],
    ['record', 'schemas.json', schemasOf(9, { generatedBy: 'npm run schemas' })],
    ['documentation', '.meta/server.ts', SERVER],
    ['documentation', '.meta/bench/tools.json', LIST],
    ['documentation', 'benchmarks/others/tools.json', LIST],
    ['documentation', 'scripts/benchmark-tokens.ts', SERVER],
    ['documentation', 'scripts/print-tools.ts', `const tools = ${LIST}.tools;\nconsole.log(JSON.stringify(tools));\n`],
    ['documentation', 'scripts/debug/test-tools.mjs', SERVER],
    ['documentation', 'test-server.mjs', SERVER],
    ['documentation', 'src/server-old.ts', SERVER],
    ['documentation', 'src/server.bak.ts', SERVER],
    ['documentation', 'temp-server.ts', SERVER],
    [
      'bundle',
      'assets/built.html',
      `<script>${(MINIFIED.trim() + '\n.a {\n').repeat(30)}window.openai.callTool("x",{})</script>`,
    ],
  ])('a %s: %s', async (kind, path, text) => {
    const { linted, skipped } = await outcome({ [path]: text });
    expect({ linted, skipped }).toEqual({ linted: [], skipped: [expect.stringMatching(new RegExp(`^${kind} `))] });
    expect((await outcome({ [path]: text }, [path])).linted).toEqual([path]);
  });

  test('what stands beside SKILL.md', async () => {
    const path = 'skills/weather/server.ts';
    expect((await outcome({ [path]: SERVER })).linted).toEqual([path]);
    expect((await outcome({ [path]: SERVER, 'skills/weather/SKILL.md': '# Weather\n' })).linted).toEqual([]);
  });

  test('only what speaks of tools is told of', async () => {
    const files = {
      'tests/a.json': '{ "a": 1 }',
      'tests/b.ts': 'export const b = 1;',
      'dist/c.js': MINIFIED,
      'tests/package.json': LIST,
    };
    expect(await outcome(files)).toEqual({ linted: [], skipped: [] });
  });

  test('a fixture that cannot be read fails nothing', async () => {
    const broken = { 'tests/tools.json': `${LIST.slice(0, -2)}`, 'tests/latin1.json': `${LIST}\u0000` };
    const { status } = await toolint([], { cwd: makeFolder(broken) });
    expect(status).toBe(0);
  });
});

describe('linted', () => {
  test.each([
    ['examples/weather/server.ts', SERVER],
    ['src/test_manager.py', `${PYTHON}class TestManager: ...\n@mcp.tool()\ndef test_connection(): ...\n`],
    ['examples/tools.json', LIST],
    ['schemas.json', schemasOf(9, {})],
    ['schemas.json', schemasOf(4, WRITER)],
    ['schemas.json', schemasOf(9, WRITER, { description: 'Adds.' })],
    ['schemas.json', schemasOf(9, { generator: '' })],
    ['schemas.json', schemasOf(9, {}, { _meta: { generator: 'scripts/write-schemas.mjs' } })],
    ['templates/weather/server.ts', SERVER],
    ['templates/prompts.ts', `${SERVER}export const text = 'Hello {{name}}';\n`],
    ['create-weather/src/server.ts', SERVER],
    ['src/tools/test/run.ts', SERVER],
    ['src/tools/createMock.ts', SERVER],
    ['src/tools/fixtures/list.ts', SERVER],
    ['src/handlers/unit_test/run.ts', SERVER],
    ['src/hammock.ts', SERVER],
    ['src/testing.ts', SERVER],
    ['src/tools.latest.ts', SERVER],
    ['latest-server/index.ts', SERVER],
    ['src/latest/server.ts', SERVER],
    ['scripts/serve.ts', SERVER],
    ['spec/tools.json', LIST],
    ['specs/server.ts', SERVER],
    ['public/server.js', SERVER],
    ['assets/widget.html', PAGE],
    [
      'assets/page.html',
      `<script>${MINIFIED.trim()}</script>\n<script>\n${'// mine\n'.repeat(200)}window.openai.callTool('x', {});</script>`,
    ],
    ['src/server.ts', `${SERVER}const page = '${MINIFIED.trim()}';\n${'console.log(page);\n'.repeat(30)}`],
    ['src/server.js', `${SERVER}const page = '${MINIFIED.trim().repeat(4)}';\n${'console.log(page);\n'.repeat(40)}`],
    ['src/page.ts', `${SERVER}export const page = '${MINIFIED.trim()}';\n`],
    ['src/picture.ts', `${SERVER}const picture = '${'iVBORw0KGgoAAAANSUhEUgAA'.repeat(200)}';\n`],
    ['src/picture.js', `${SERVER}const picture = '${'iVBORw0KGgoAAAANSUhEUgAA'.repeat(200)}';\n`],
    ['src/generate.ts', `${SERVER}const text = \`\nimport { test } from 'vitest';\ntest('x', () => {});\n\`;\n`],
    ['.well-known/tools.json', LIST],
    ['docs/tools.json', LIST],
    ['servers/archive/server.ts', SERVER],
    ['src/tools/backup.ts', SERVER],
    ['src/threshold.ts', SERVER],
    ['src/tools/get-temp.ts', SERVER],
    ['packages/docs/server.ts', SERVER],
    ['src/tools/docs/search.ts', SERVER],
    ['src/generate-api-docs.ts', SERVER],
    ['src/tools/generate-api-docs.ts', SERVER],
    ['src/tools/evals/run.ts', SERVER],
    ['src/test-connection.js', SERVER],
    ['scripts/server.ts', SERVER],
    ['demo/scripts/server.ts', SERVER],
    ['demo/server.ts', SERVER],
    ['.claude-plugin/tools.json', LIST],
  ])('%s', async (path, text) => {
    expect(await outcome({ [path]: text })).toEqual({ linted: [path], skipped: [] });
  });
});

describe('named by', () => {
  const FILES = { 'tests/a.test.ts': SERVER, 'src/b.test.ts': SERVER, 'src/c.ts': SERVER, 'tests/d.json': LIST };

  test.each<[string, string[], string[]]>([
    ['nothing', [], ['src/c.ts']],
    ['its folder', ['tests'], ['tests/a.test.ts', 'tests/d.json']],
    ['its folder from elsewhere', ['./tests/'], ['tests/a.test.ts', 'tests/d.json']],
    ['no folder of tests', ['src'], ['src/c.ts']],
    ['a glob of the folder', ['tests/**/*.ts'], ['tests/a.test.ts']],
    ['a glob of the names', ['**/*.test.ts'], ['src/b.test.ts', 'tests/a.test.ts']],
    ['a glob with its name', ['**/d.json'], ['tests/d.json']],
    ['a glob of everything', ['**/*.ts'], ['src/c.ts']],
    ['two paths', ['src', 'tests/d.json'], ['src/c.ts', 'tests/d.json']],
  ])('%s', async (_, paths, expected) => {
    expect((await outcome(FILES, paths)).linted).toEqual(expected);
  });

  test.each<[string, string[]]>([
    ['tests/**', ['tests/a.test.ts', 'tests/d.json']],
    ['**/*.test.ts', ['src/b.test.ts', 'tests/a.test.ts']],
    ['**/d.json', ['tests/d.json']],
    ['src/**', ['src/c.ts']],
  ])('`files` of the config: %s', async (pattern, expected) => {
    const config = { 'toolint.config.json': JSON.stringify({ files: [pattern] }) };
    expect((await outcome({ ...FILES, ...config })).linted).toEqual(expected);
  });

  test('a format in the config', async () => {
    const config = { 'toolint.config.json': '{ "formats": { "tests/*.json": "mcp" } }' };
    expect((await outcome({ ...FILES, ...config })).linted).toEqual(['src/c.ts', 'tests/d.json']);
  });

  test('the folder that the work starts in', async () => {
    const { report } = await toolintJson([], { cwd: `${makeFolder(FILES)}/tests` });
    expect(report.files.map(({ path }) => path)).toEqual(['d.json']);
  });

  test.each(['.claude', '.claude/skills', 'skills/weather'])('a folder of skills: %s', async (path) => {
    const skills = {
      '.claude/skills/a/server.ts': SERVER,
      'skills/weather/server.ts': SERVER,
      'skills/weather/SKILL.md': '# Weather\n',
    };
    const expected = Object.keys(skills).filter((each) => each.startsWith(path) && each.endsWith('.ts'));
    expect((await outcome(skills, [path])).linted).toEqual(expected);
  });

  test('a list of another tool, which names none of them', async () => {
    expect((await outcome(FILES, ['--ignore-unknown', 'tests/d.json', 'src/c.ts'])).linted).toEqual(['src/c.ts']);
  });
});

describe('counted by kind', () => {
  const FILES = { 'tests/a.ts': SERVER, 'tests/b.json': LIST, 'dist/c.js': SERVER, 'src/d.ts': SERVER };
  const WORDS = 'skipped: 2 tests, 1 bundle';

  test.each(['pretty', 'markdown', 'html'])('%s', async (format) => {
    const { out } = await toolint(['--format', format], { cwd: makeFolder(FILES) });
    expect(out).toContain(WORDS);
  });

  test('beside what is skipped for other reasons', async () => {
    const agent = JSON.stringify({ name: 'x', agent_id: 'a', full_identity_name: 'b', parameters: {}, result: {} });
    const { out } = await toolint([], { cwd: makeFolder({ ...FILES, 'agent.json': agent }) });
    expect(out).toContain(`${WORDS}, 1 other file (listed by --why .)`);
  });
});

describe('--why', () => {
  const FILES = {
    'tests/a.ts': SERVER,
    'tests/b.json': LIST,
    'dist/c.js': SERVER,
    'src/d.ts': SERVER,
    ...Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`src/tools/${10 + at}.json`, LIST])),
  };

  test('a file', async () => {
    const { out } = await toolint(['--why', 'tests/a.ts'], { cwd: makeFolder(FILES) });
    expect(out).toMatch(/^tests\/a\.ts: skipped: test code or a fixture.*linted as mcp;/);
  });

  test('a folder', async () => {
    const { out, status } = await toolint(['--why', '.'], { cwd: makeFolder(FILES) });
    const lines = out.split('\n');
    expect(status).toBe(0);
    expect(lines.slice(0, 5)).toEqual([
      '.: 26 files with 26 tools, 3 files skipped.',
      '',
      'mcp: 26 files',
      '  src/d.ts  1 tool',
      '  src/tools/10.json  1 tool',
    ]);
    expect(lines.slice(22)).toEqual([
      '  src/tools/28.json  1 tool',
      '  and 6 more files',
      '',
      'skipped, bundle or build output, linted only if you name it: 1 file',
      '  dist/c.js',
      '',
      'skipped, test code or a fixture, linted only if you name it: 2 files',
      '  tests/a.ts',
      '  tests/b.json',
      '',
    ]);
  });

  test('a folder of tests, which names them', async () => {
    const { out } = await toolint(['--why', 'tests'], { cwd: makeFolder(FILES) });
    expect(out).toMatch(/^tests: 2 files with 2 tools, 0 files skipped\.\n/);
  });

  test('a folder with a file that cannot be read', async () => {
    const broken = { 'a.json': Buffer.from(`${LIST}\xe9`, 'latin1') };
    const { out, status } = await toolint(['--why', '.'], { cwd: makeFolder(broken) });
    expect([status, out]).toEqual([2, expect.stringContaining('failed: 1 file\n  a.json  ')]);
  });
});

describe('what the config of a client starts is meant, whatever it is called', () => {
  const PYTHON = `from mcp.server.fastmcp import FastMCP\nmcp = FastMCP("x")\n@mcp.tool()\ndef find(q: str) -> str:\n    """Finds it."""\n    return q\nif __name__ == "__main__":\n    mcp.run()\n`;
  const config = (path: string): string => JSON.stringify({ mcpServers: { ads: { command: 'python', args: [path] } } });
  const lintedOf = async (files: Readonly<Record<string, string>>) => (await outcome(files, [])).linted;

  test.each(['servers/mock_ads_server.py', 'docs/stdio.py', 'tests/server.py'])('%s', async (path) => {
    expect(await lintedOf({ [path]: PYTHON })).toEqual([]);
    for (const at of [`/home/me/${path}`, `C:\\me\\${path.replaceAll('/', '\\')}`, path.split('/').at(-1)!])
      expect(await lintedOf({ [path]: PYTHON, '.mcp.json': config(at) })).toEqual(['.mcp.json', path]);
  });

  test('but not by one that is for tests, nor a file that serves nothing', async () => {
    const path = 'tests/server.py';
    expect(await lintedOf({ [path]: PYTHON, 'tests/.mcp.json': config(path) })).toEqual([]);
    const part = PYTHON.slice(0, PYTHON.indexOf('if __name__'));
    expect(await lintedOf({ [path]: part, '.mcp.json': config(path) })).toEqual(['.mcp.json']);
  });
});

test.each(['src/a.stories.tsx', 'src/a.test.ts', 'tests/a.ts', 'src/a.d.ts'])(
  '%s, named, has the findings that ESLint has, which lints what it is told to',
  async (path) => {
    const text = SERVER.replace("'weather', {", "'the weather', {");
    const cwd = makeFolder({ [path]: text });
    const { report } = await toolintJson([path], { cwd });
    expect(report.findings.map(({ rule }) => rule)).toContain('mcp/name-format');
    const config = {
      ...plugin.configs.recommended,
      files: ['**/*.*'],
      languageOptions: { parser: typescript, parserOptions: { ecmaFeatures: { jsx: true } } },
    };
    const told = report.findings.map((each) => [`toolint/${each.rule}`, each.line, inOneText(each)]);
    for (const linter of Object.values(LINTERS)) {
      const messages = linter.verify(text, config, { filename: path });
      expect(messages.map(({ ruleId, line, message }) => [ruleId, line, message])).toEqual(told);
    }
  },
);

test('what was emitted next to its source, and a copy of before', async () => {
  const emitted = await outcome({ 'src/server.ts': SERVER, 'src/server.js': SERVER, 'src/index.original.ts': SERVER });
  expect(emitted.linted).toEqual(['src/server.ts']);
  expect(emitted.skipped.map((reason) => reason.split(' ')[0]).sort()).toEqual(['bundle', 'documentation']);
  const named = await outcome({ 'src/server.ts': SERVER, 'src/server.js': SERVER }, ['src/server.js']);
  expect(named.linted).toEqual(['src/server.js']);
  const alone = await outcome({ 'src/server.ts': SERVER, 'src/other.js': SERVER });
  expect(alone.linted).toEqual(['src/other.js', 'src/server.ts']);
});
