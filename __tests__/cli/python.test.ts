/** Python in the fronts of the command line. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, toolint, toolintJson } from '../support/cli.js';

let made: ReturnType<typeof folderOf> | undefined;
afterEach(() => made?.remove());

const HEAD = 'from mcp.server.fastmcp import FastMCP\n\nmcp = FastMCP("x")\n\n\n';
const TOOL =
  '@mcp.tool()\ndef find(\n    query: str = None,\n) -> str:\n    """Finds what has a text in it."""\n    return ""\n';

test('a comment above the decorators hides what is wrong in the signature', async () => {
  made = folderOf({ 'server.py': HEAD + TOOL });
  const rule = 'common/default-type';
  const { report } = await toolintJson([], { cwd: made.path });
  expect(report.findings.map((each) => `${each.rule} ${each.line}`)).toEqual([`${rule} 8`]);
  writeFileSync(join(made.path, 'server.py'), `${HEAD}# toolint-disable-next-line ${rule} -- as it is\n${TOOL}`);
  const hidden = (await toolintJson([], { cwd: made.path })).report;
  expect(hidden.findings).toEqual([]);
  expect(hidden.summary.suppressed).toBe(1);
});

test('a file is said to be what it is, and one that holds no tools is not', async () => {
  made = folderOf({ 'server.py': HEAD + TOOL, 'other.py': 'x = 1\n' });
  expect((await toolint(['--why', 'server.py'], { cwd: made.path })).out).toContain('mcp, 1 tool');
  const { report } = await toolintJson([], { cwd: made.path });
  expect(report.files).toEqual([{ path: 'server.py', formats: ['mcp'], tools: 1 }]);
});

test('types of other files are followed, in the folder and in a commit', async () => {
  const models = 'from typing import Literal\nKind = Literal["a", "b"]\n';
  const server = `from app.models import Kind\n${HEAD}@mcp.tool()\ndef find(kind: Kind): ...\n`;
  made = folderOf({
    'server.py': server,
    'app/models.py': models,
    'pyproject.toml': '[project]\ndependencies = ["mcp==1.28.1"]\n',
  });
  const git = (...args: string[]): void =>
    void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: made!.path });
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'a');
  const dump = await toolint(['dump'], { cwd: made.path });
  expect(dump.err).toBe('');
  const dumped = JSON.parse(dump.out) as { tools: unknown[] };
  expect(dumped.tools).toMatchObject([{ inputSchema: { properties: { kind: { enum: ['a', 'b'] } } } }]);
  writeFileSync(join(made.path, 'app/models.py'), models.replace(', "b"', ''));
  const { out } = await toolint(['diff', 'HEAD'], { cwd: made.path });
  expect(out).toContain('diff/enum-narrowed');
});

test('messages have the words of Python', async () => {
  const text = HEAD + TOOL.replace('query: str = None', 'query: list[str] = None,\n    isDeep: bool = None');
  made = folderOf({ 'server.py': text });
  const { report } = await toolintJson([], { cwd: made.path });
  expect(report.findings.map(({ message }) => message.split(/[.:]/)[0])).toEqual([
    '`query` defaults to None but has the type `list[str]`, so a call that sends null is refused',
  ]);
});

test('a parameter whose text says that it is ignored is not read, and that is no fault', async () => {
  const tool = (note: string): string =>
    `${HEAD}@mcp.tool()\ndef find(query: str, channel: str = "a") -> str:\n    """Finds it.\n\n    Args:\n        query: The text.\n        channel: ${note}\n    """\n    return query\n`;
  for (const [note, found] of [
    ['Ignored, has one index.', []],
    ['The channel.', ['mcp/unread-parameter']],
  ] as const) {
    made?.remove();
    made = folderOf({ 'server.py': tool(note) });
    const { report } = await toolintJson([], { cwd: made.path });
    expect(report.findings.map(({ rule }) => rule)).toEqual(found);
  }
});

test('one fault is one finding: a parameter that is none lacks no description', async () => {
  const text = `${HEAD}@mcp.tool()\ndef find(query: str, ctx) -> str:\n    """Finds a query."""\n    return query\n`;
  made = folderOf({ 'server.py': text });
  const { report } = await toolintJson([], { cwd: made.path });
  expect(report.findings.map(({ rule }) => rule)).toEqual(['python/not-callable']);
});

describe('the other commands', () => {
  const run = async (...args: string[]): Promise<string> => (await toolint(args, { cwd: made!.path })).out;
  const git = (...args: string[]): void =>
    void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: made!.path });

  test('--changed is about changed lines', async () => {
    made = folderOf({ 'server.py': HEAD + TOOL });
    git('init', '-q');
    git('add', '.');
    git('commit', '-q', '-m', 'a');
    const more = TOOL.replace('find', 'look').replace('query', 'text');
    writeFileSync(join(made.path, 'server.py'), `${HEAD}${TOOL}\n\n${more}`);
    const { report } = await toolintJson(['--changed', 'HEAD'], { cwd: made.path });
    const faults = report.findings.filter(({ rule }) => rule === 'common/default-type');
    expect(faults.map(({ line }) => line)).toEqual([16]);
    expect(report.findings.filter(({ line }) => line < 14)).toEqual([]);
  });

  test('clients, --print-tools and init read it', async () => {
    made = folderOf({ 'server.py': HEAD + TOOL });
    const query = { title: 'Query', default: null, type: 'string' };
    expect(JSON.parse(await run('--print-tools', 'server.py'))).toEqual({
      tools: [
        {
          name: 'find',
          description: 'Finds what has a text in it.',
          inputSchema: { title: 'findArguments', properties: { query }, type: 'object' },
        },
      ],
      unknown: [{ tool: 'find', pointer: '/outputSchema', reason: 'its value is not known without running the code' }],
    });
    writeFileSync(join(made.path, 'requirements.txt'), 'mcp==1.28.1\n');
    const properties = { result: { title: 'Result', type: 'string' } };
    for (const command of [['--print-tools', 'server.py'], ['dump']])
      expect(JSON.parse(await run(...command))).toMatchObject({
        tools: [{ outputSchema: { title: 'findOutput', properties, required: ['result'], type: 'object' } }],
        unknown: [],
      });
    expect(await run('clients', 'server.py')).toContain('Claude');
    git('init', '-q');
    expect(await run('init')).toContain('Found 1 file of mcp.');
    expect(await run('--why', 'server.py')).toContain('mcp, 1 tool');
  });

  test('what clients refuse of the schemas that an SDK makes', async () => {
    const code = 'code: Annotated[str, Field(description="A code.", pattern=r"^(?!x)a$")]';
    const head = `from typing import Annotated\nfrom pydantic import Field\n${HEAD}`;
    made = folderOf({ 'server.py': head + TOOL.replace('query: str = None', code) });
    expect(await run('clients', 'server.py')).toContain('OpenAI: clients/pattern');
    const { report } = await toolintJson(['--preset', 'strict'], { cwd: made.path });
    const found = report.findings.filter(({ rule }) => rule === 'clients/pattern');
    expect(found.map(({ line }) => line)).toEqual([10]);
  });

  test('pre-commit hands over files in Python', () => {
    const [, files] = /files: (.+)/.exec(readFileSync('.pre-commit-hooks.yaml', 'utf8'))!;
    expect('src/server.py').toMatch(new RegExp(files!));
  });
});
