/** Pipes, and links to them and to devices without an end, in place of every file that toolint reads. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pullRequest } from '../action/support/events.js';
import { runAction } from '../action/support/run-action.js';
import { services } from '../action/support/services.js';
import { CLI, folderOf, GOOD, spawnToolint } from '../support/cli.js';

const made: ReturnType<typeof folderOf>[] = [];
afterAll(() => made.forEach((folder) => folder.remove()));

const pipe = (path: string): void => void execFileSync('mkfifo', [path]);
const KINDS: Readonly<Record<string, (path: string) => void>> = {
  'a pipe': pipe,
  'a link to a pipe': (path) => {
    pipe(`${path}.pipe`);
    symlinkSync(`${path}.pipe`, path);
  },
  'a link to /dev/zero': (path) => symlinkSync('/dev/zero', path),
};

const SERVER = '{"mcpServers": {"a": {"command": "true"}}}';
const RUNS: readonly [name: string, args: readonly string[], files?: Readonly<Record<string, string>>][] = [
  ...['toolint.config.json', 'toolint.config.yaml', 'toolint.config.mjs', 'package.json', '.gitignore'].map(
    (name): [string, readonly string[]] => [name, []],
  ),
  ['toolint-suppressions.json', []],
  ['toolint-suppressions.json', ['--suppress', '--reason', 'x']],
  ['my.json', ['--config', 'my.json']],
  ['my.mjs', ['--config', 'my.mjs']],
  ['base.json', [], { 'toolint.config.json': '{"extends": ["./base.json"]}' }],
  ['rule.js', [], { 'toolint.config.json': '{"plugins": ["./rule.js"]}' }],
  ['node_modules/p/package.json', [], { 'toolint.config.json': '{"extends": ["p"]}' }],
  ['node_modules/p/index.js', [], { 'toolint.config.json': '{"plugins": ["p"]}' }],
  ['package.json', [], { 'toolint.config.json': '{"extends": ["p"]}', 'node_modules/p/x.txt': '' }],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'helper.ts'].map(
    (name): [string, readonly string[], Readonly<Record<string, string>>] => [
      name,
      [],
      {
        'server.ts': `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\nimport { text } from './helper';\nnew McpServer({}).registerTool('a', { description: text }, () => {});\n`,
        ...(name === 'package-lock.json' && {
          'package.json': '{"dependencies": {"@modelcontextprotocol/sdk": "^1.0.0"}}',
        }),
      },
    ],
  ),
  ...['package.json', 'eslint.config.js', '.github/workflows/ci.yml', 'toolint.config.json', '.git/config'].map(
    (name): [string, readonly string[], Readonly<Record<string, string>>] => [
      name,
      ['init'],
      { '.git/HEAD': 'ref: refs/heads/main\n' },
    ],
  ),
  ['new.json', ['dump']],
  ['new.json', ['diff', 'new.json']],
  ['.env', ['server', '--env-from=.env', '--', 'true']],
  ['.mcp.json', ['server', '--config', '.mcp.json', 'a']],
  ['.mcp.json', ['server', '.mcp.json']],
  ['package.json', ['server', '--', 'true'], { '.mcp.json': SERVER }],
];

describe.each(Object.entries(KINDS))('%s', (_, make) => {
  test.each(RUNS)('as %s, toolint %j, beside %j', async (name, args, files = {}) => {
    const folder = folderOf({ 'good.json': GOOD, ...files });
    made.push(folder);
    mkdirSync(join(folder.path, dirname(name)), { recursive: true });
    rmSync(join(folder.path, name), { force: true });
    make(join(folder.path, name));
    // It ends by itself; the time is for those who look at the failure.
    const child = spawn(process.execPath, ['--max-old-space-size=200', CLI, ...args], { cwd: folder.path });
    child.stdin.end();
    let out = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (out += chunk));
    const late = setTimeout(() => child.kill('SIGKILL'), 45_000);
    const ended = await new Promise((done) => child.on('close', (status, signal) => done(signal ?? status)));
    clearTimeout(late);
    expect([ended, out]).toEqual([expect.any(Number), expect.not.stringContaining('toolint itself failed')]);
    expect([0, 1, 2]).toContain(ended);
  });
});

/** Git opens each of them without a look, and would wait until it is ended. */
describe.each(['.gitignore', 'sub/.gitignore', '.git/info/exclude', '.git/config', '.git/index', '.git/HEAD'])(
  'git meets a pipe as %s',
  (name) => {
    test.each(['--changed=HEAD', 'diff HEAD', 'dump'])('toolint %s', async (args) => {
      const folder = folderOf({ 'sub/good.json': GOOD, 'new.json': GOOD });
      made.push(folder);
      const git = (...more: string[]): Buffer =>
        execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...more], { cwd: folder.path });
      git('init', '--quiet');
      git('add', 'sub');
      git('commit', '--quiet', '--message', 'A');
      const path = join(folder.path, name);
      rmSync(path, { force: true });
      pipe(path);
      const { status, err } = await spawnToolint(args.split(' '), { cwd: folder.path });
      expect(err).not.toMatch(/itself failed|within 60 seconds/);
      if (args === 'dump') expect([0, 2]).toContain(status);
      else
        expect([status, err]).toEqual([
          2,
          expect.stringMatching(/waits for `.*`, which is a named pipe|not a git|file smaller/),
        ]);
    });
  },
);

describe('the Action', () => {
  const start = services();
  test.each(Object.entries(KINDS))('%s as the file of the event', async (_, make) => {
    const folder = folderOf({});
    made.push(folder);
    const path = join(folder.path, 'event.json');
    make(path);
    const github = await start();
    const ran = await runAction({ github, event: pullRequest(github), env: { GITHUB_EVENT_PATH: path } });
    expect(['success', 'failure', 'error']).toContain(ran.outputs['outcome']);
  });
});
