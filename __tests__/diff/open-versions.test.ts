/** The versions of a repository, for programs. */
import { afterAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffTools, openVersions } from '../../src/index.js';
import { folderOf } from '../support/cli.js';
import { server, type Tool } from './generated-server.js';

const repository = folderOf({ 'packages/api/tools.json': JSON.stringify({ tools: server() }) });
const versions = openVersions({ cwd: repository.path });
afterAll(() => {
  versions.close();
  repository.remove();
});

const FILE = 'packages/api/tools.json';
const write = (tools: readonly Tool[]): void =>
  writeFileSync(join(repository.path, FILE), JSON.stringify({ tools }, undefined, 2));

function commit(tag: string): void {
  const git = (...args: string[]) =>
    spawnSync('git', ['-C', repository.path, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args]);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', tag);
  git('tag', tag);
}

test('a history is walked, and the working tree is its end', async () => {
  const tools = server();
  const breaks: number[] = [];
  for (const version of ['v1.0.0', 'v1.1.0', 'v1.2.0']) {
    write(tools);
    commit(version);
    tools.shift();
  }
  for (const [base, head] of [
    ['v1.0.0', 'v1.1.0'],
    ['v1.1.0', 'v1.2.0'],
    ['v1.0.0', 'v1.2.0'],
  ] as const) {
    const { diff, findings, failures } = await versions.diff({ base, head });
    expect([findings.length, failures]).toEqual([diff.changes.length, []]);
    expect(findings).toMatchObject([{ rule: 'diff/tool-removed', path: FILE }]);
    breaks.push(diff.changes[0]!.tools.length);
    const [before, after] = [await versions.tools({ version: base }), await versions.tools({ version: head })];
    expect(diffTools(before, after).changes.map(({ rule, tools: gone }) => [rule, gone])).toEqual(
      diff.changes.map(({ rule, tools: gone }) => [rule, gone]),
    );
  }
  expect(breaks).toEqual([1, 1, 2]);
  write(tools);
  // The one at HEAD is perhaps being released just now.
  expect((await versions.diff()).diff).toMatchObject({ base: 'v1.1.0', head: 'the working tree', needs: 'major' });
  expect((await versions.diff({ paths: ['packages/web'] })).diff).toMatchObject({ changes: [], compared: 0 });
  expect((await versions.tools()).tools).toHaveLength(1);
  expect((await versions.tools({ paths: ['packages/web'] })).tools).toEqual([]);
});

test('a file that cannot be read is a failure of both', async () => {
  writeFileSync(join(repository.path, FILE), '{ "tools": [{ "name": "a", "inputSchema": {');
  expect((await versions.tools()).failures).toMatchObject([{ path: FILE }]);
  expect((await versions.diff()).failures).toMatchObject([{ path: FILE }]);
});

test('a version that does not exist, and a slip in an option, are errors', async () => {
  await expect(versions.diff({ base: 'v9' })).rejects.toThrow('v9 is neither a commit nor a folder or a file.');
  await expect(versions.diff({ bas: 'v1.0.0' } as never)).rejects.toThrow('did you mean `base`');
  await expect(versions.tools({ base: 'v1.0.0' } as never)).rejects.toThrow('There is no option `base`');
  expect(() => openVersions({ path: '.' } as never)).toThrow('There is no option `path`');
});

test('what a file passes on from one that changed is compared', async () => {
  const SERVER = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { NAME } from './lib';
const server = new McpServer({ name: 'a', version: '1.0.0' });
server.registerTool(NAME, { description: 'Finds books by their title.' }, () => ({ content: [] }));
`;
  const project = folderOf({
    'server.ts': SERVER,
    'lib/index.ts': "export * from './names.js';\n",
    'lib/names.ts': "export const NAME = 'find_books';\n",
    'other.ts': "import { NAME } from './names.js';\n",
  });
  const walked = openVersions({ cwd: project.path });
  const git = (...args: string[]) =>
    spawnSync('git', ['-C', project.path, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args]);
  git('init', '-q');
  for (const name of ['find_books', 'find_book', 'find_book']) {
    writeFileSync(join(project.path, 'lib/names.ts'), `export const NAME = '${name}';\n`);
    git('add', '-A');
    git('commit', '-qm', name, '--allow-empty');
  }
  try {
    const said: unknown[] = [];
    for (const [base, head] of [
      ['HEAD~2', 'HEAD~1'],
      ['HEAD~1', 'HEAD'],
      ['HEAD', 'HEAD~2'],
    ] as const) {
      const { diff } = await walked.diff({ base, head });
      said.push(diff.changes.map(({ rule, at }) => [rule, at?.path]));
    }
    expect(said).toEqual([[['diff/tool-renamed', 'lib/names.ts']], [], [['diff/tool-renamed', 'lib/names.ts']]]);
  } finally {
    walked.close();
    project.remove();
  }
});
