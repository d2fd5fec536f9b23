/** What comes in on standard input is treated like the same text in a file, from what may be read to the exit status. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { guessName } from '../../src/cli/stdin.js';
import { folderOf, GOOD, rulesAt, spawnToolint, toolint, toolintJson } from '../support/cli.js';

const WARNS = GOOD.replace('Calculator.Add@', 'Calculator.Subtract@');
const BAD = GOOD.replace('"Calculator_Add"', '"Calculator Add"');
const NAME = 'stdin.json';
const INPUTS: Readonly<Record<string, string | Buffer>> = {
  'good.json': GOOD,
  'bad.json': BAD,
  'warns.json': WARNS,
  'foreign.json': '{"a": 1}',
  'empty.json': '',
  'latin1.json': Buffer.from(GOOD.replace('two', 'zwölf'), 'latin1'),
  'utf16.json': Buffer.from(`\ufeff${GOOD}`, 'utf16le'),
  'utf16-big.json': Buffer.from(`\ufeff${GOOD}`, 'utf16le').swap16(),
  'binary.json': Buffer.from([0x7b, 0, 1, 2, 0xff]),
  'deep.json': '['.repeat(100_000) + ']'.repeat(100_000),
};

let folder: ReturnType<typeof folderOf>;
beforeAll(() => void (folder = folderOf(INPUTS)));
afterAll(() => folder.remove());

describe('the exit status and the words are those of the file', () => {
  test.each<[string, string[]]>([
    ['good.json', []],
    ['bad.json', []],
    ['bad.json', ['--fail-on', 'never']],
    ['warns.json', ['--max-warnings', '0']],
    ['warns.json', ['--max-warnings', '1']],
    ['warns.json', ['--max-warnings', '0', '--quiet']],
    ['foreign.json', []],
    ['foreign.json', ['--if-no-manifests', 'error']],
    ['foreign.json', ['--if-no-manifests', 'ignore']],
    ['foreign.json', ['--ignore-unknown', '--if-no-manifests', 'error']],
    ['empty.json', []],
    ['latin1.json', []],
    ['utf16.json', []],
    ['utf16-big.json', []],
    ['binary.json', []],
    ['deep.json', []],
  ])('%s %j', async (name, flags) => {
    const file = await toolint([name, ...flags], { cwd: folder.path });
    const stdin = await toolint(['--stdin', '--stdin-filename', name, ...flags], {
      cwd: folder.path,
      input: INPUTS[name]!,
    });
    expect(stdin).toEqual(file);
  });

  test.each(['bad.json', 'latin1.json', 'deep.json'])('through a real pipe too: %s', async (name) => {
    const args = ['--stdin', '--stdin-filename', name, '--fix'];
    const how = { cwd: folder.path, input: INPUTS[name]! };
    expect(await spawnToolint(args, how)).toEqual(await toolint(args, how));
  });

  test('they are not all alike', async () => {
    const statusOf = async (name: string, ...flags: string[]): Promise<number> =>
      (await toolint(['--stdin', ...flags], { cwd: folder.path, input: INPUTS[name]! })).status;
    expect(await statusOf('warns.json', '--max-warnings', '0')).toBe(1);
    expect(await statusOf('foreign.json', '--if-no-manifests', 'error')).toBe(2);
    expect(await statusOf('latin1.json')).toBe(2);
  });

  test('`limits.findings` holds', async () => {
    const own = folderOf({ 'toolint.config.json': JSON.stringify({ limits: { findings: 1 } }) });
    const input = BAD.replace('Adds two numbers together.', 'TODO');
    const { report } = await toolintJson(['--stdin'], { cwd: own.path, input });
    own.remove();
    expect(rulesAt(report)).toEqual([`otc/name-format ${NAME}:3:22`]);
    expect(report.summary).toMatchObject({ errors: 1, warnings: 1, leftOut: 1 });
  });
});

describe('`-` is standard input, and the language is guessed where no name tells it', () => {
  const TOOL = "server.registerTool('a b', { description: 'Adds two numbers.', inputSchema: {} }, run);";
  test.each([
    ['stdin.json', BAD],
    ['stdin.jsonc', `// A comment\n${BAD}`],
    ['stdin.yaml', 'id: Calculator.Add@1.0.0\nname: so so\ninput_schema: null\noutput_schema: null\n'],
    ['stdin.ts', `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\n${TOOL}`],
    ['stdin.tsx', `const server = make();\n${TOOL}\nconst view = <b>x</b>;`],
    ['stdin.py', 'from mcp.server.fastmcp import FastMCP\nmcp = FastMCP("x")\n@mcp.tool(name="a b")\ndef add(): ...\n'],
    ['stdin.py', '"""Tools."""\nimport os\n\ndef register(mcp):\n    @mcp.tool(name="a b")\n    def add(): ...\n'],
    ['stdin.html', '<!doctype html><script>window.openai.callTool("x")</script>'],
  ])('%s', async (name, input) => {
    expect(guessName(input)).toBe(name);
    if (name.endsWith('.html')) return;
    const { report } = await toolintJson(['-'], { cwd: folder.path, input });
    expect(report.findings[0]?.path).toBe(name);
  });
});

describe('what is no text in UTF-8', () => {
  test.each([
    ['latin1.json', 'It is not valid UTF-8: save it as UTF-8.'],
    ['utf16.json', 'It is encoded in UTF-16: save it as UTF-8.'],
    ['binary.json', 'It is a binary file: it holds zero bytes.'],
  ])('%s fails, and is not fixed', async (name, message) => {
    const input = INPUTS[name]!;
    const { status, report } = await toolintJson(['--stdin'], { cwd: folder.path, input });
    expect([status, report.failures]).toEqual([2, [{ path: NAME, message }]]);
    for (const flag of ['--fix', '--fix-unsafe', '--fix-dry-run']) {
      const fixed = await toolint(['--stdin', flag], { cwd: folder.path, input });
      expect([fixed.status, fixed.out]).toEqual([2, '']);
      expect(fixed.err).toContain(message);
    }
  });
});

test('only so much is read as of a file, and no more is waited for', async () => {
  const own = folderOf({ 'toolint.config.json': JSON.stringify({ limits: { fileSize: 1024 } }) });
  const { status, report } = await toolintJson(['--stdin'], { cwd: own.path, input: ' '.repeat(1_000_000) });
  const within = await toolint(['--stdin'], { cwd: own.path, input: GOOD.padEnd(1024) });
  own.remove();
  const message =
    'It is over 1024 bytes large, and files of more than 1024 bytes are not read. `limits.fileSize` in the config says how much may be.';
  expect([status, report.failures]).toEqual([2, [{ path: NAME, message }]]);
  expect(within.status).toBe(0);
});

test('what cannot be parsed is printed as it came', async () => {
  const { status, out } = await toolint(['--stdin', '--fix'], { input: INPUTS['deep.json']! });
  expect([status, out]).toEqual([2, INPUTS['deep.json']]);
});

describe('rules that compare', () => {
  const found = async (name: string, input: string) =>
    rulesAt((await toolintJson(['--stdin', '--stdin-filename', name], { cwd: folder.path, input })).report);

  test('compare the documents of one file', async () => {
    const stream = [GOOD, GOOD.replace('Adds two', 'Adds two more')].join('---\n');
    expect(await found('a.yaml', stream)).toEqual([`otc/unique-id a.yaml:11:9`]);
  });

  test('say nothing of what other files may hold, and nothing of comments that are about that', async () => {
    const server = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
const server = new McpServer({ name: 'a', version: '1' });
// toolint-disable-next-line openai/template-registered -- another file registers it
server.registerTool('show_map', { description: 'Use this when the user wants a map.', inputSchema: {}, _meta: { ui: { resourceUri: 'ui://widget/map.html' } } }, async () => ({ content: [], structuredContent: {} }));
server.registerResource('map', 'ui://widget/maps.html', { mimeType: 'text/html;profile=mcp-app' }, async () => ({ contents: [] }));
`;
    expect(await found('a.ts', server)).toEqual([]);
    expect(await found('a.ts', server.replace(/^.*toolint-disable.*\n/m, ''))).toEqual([]);
    expect(await found('a.ts', server.replace('openai/template-registered', 'mcp/description-missing'))).toEqual([
      'common/unused-directive a.ts:3:30',
    ]);
  });
});
