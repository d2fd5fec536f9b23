import { afterEach, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLI, folderOf, toolint } from '../support/cli.js';

const tool = (description: string): string =>
  JSON.stringify({ tools: [{ name: 'get_weather', description, inputSchema: { type: 'object', properties: {} } }] });
const CLEAN = tool('Gets the weather of a city.');
const BROKEN = tool('TODO');

let child: ChildProcess | undefined;
let made: ReturnType<typeof folderOf> | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
  child = undefined;
  made?.remove();
});

function folder(files: Readonly<Record<string, string>>) {
  made = folderOf(files);
  const { path } = made;
  return { path, write: (name: string, text: string) => writeFileSync(join(path, name), text) };
}

/** What it has said since it was last asked, once that has all the words. */
function start(cwd: string, args: readonly string[] = []) {
  child = spawn(process.execPath, [CLI, '--watch', '--format', 'concise', ...args], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '' },
  });
  let [all, read] = ['', 0];
  child.stdout!.setEncoding('utf8').on('data', (text: string) => (all += text));
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (all += text));
  const ended = new Promise<number | null>((done) => void child!.on('close', done));
  const until = async (...words: readonly string[]): Promise<string> => {
    for (let tries = 0; tries < 10_000; tries++) {
      const news = all.slice(read);
      if (words.every((each) => news.includes(each))) {
        read = all.length;
        return news;
      }
      await new Promise((resolve) => void setTimeout(resolve, 10));
    }
    throw new Error(`not said: ${words.join(', ')}; said: ${all.slice(read)}`);
  };
  return { until, ended };
}

const WAITS = 'Watching for changes';

test('what changes is linted again, also what is new, and Ctrl-C ends it', async () => {
  const { path, write } = folder({ 'a.json': CLEAN, 'sub/b.json': CLEAN });
  const { until, ended } = start(path);
  await until(WAITS);
  write('sub/b.json', BROKEN);
  expect(await until('sub/b.json:1:', WAITS)).toContain('common/empty-description');
  write('sub/b.json', CLEAN);
  expect(await until(WAITS)).not.toContain('empty-description');
  // In a folder that was not there, and then gone.
  mkdirSync(join(path, 'new'));
  writeFileSync(join(path, 'new/c.json'), BROKEN);
  await until('new/c.json:1:', WAITS);
  rmSync(join(path, 'new'), { recursive: true });
  expect(await until(WAITS)).not.toContain('new/c.json');
  child!.kill('SIGINT');
  expect(await ended).toBe(0);
});

test('a rule that compares files, a config, and a config that is broken', async () => {
  const { path, write } = folder({ 'a.json': CLEAN, 'b.json': BROKEN });
  const { until } = start(path);
  expect(await until('b.json:1:', WAITS)).toContain('empty-description');
  write('toolint.config.json', JSON.stringify({ rules: { 'common/empty-description': 'off' } }));
  expect(await until(WAITS)).not.toContain('empty-description');
  write('toolint.config.json', '{ "rules": ');
  await until('toolint.config.json');
  write('b.json', tool('Gets what is.').replace('get_weather', 'get weather'));
  await until('mcp/name-format', WAITS);
});

test('what does not go together with it is refused', async () => {
  for (const args of [['tools'], ['--fix'], ['--stdin'], ['--changed']]) {
    const { status, err } = await toolint(['--watch', ...args]);
    expect([status, err]).toEqual([2, expect.stringContaining('--watch')]);
  }
});
