/** The whole report arrives, whatever standard output is. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CLI, folderOf, GOOD, type JsonReport } from '../support/cli.js';

const FILES = 400;
const BAD = GOOD.replace('"Calculator_Add"', '"Calculator Add"');

let folder: ReturnType<typeof folderOf>;
beforeAll(() => {
  folder = folderOf({
    'long.mjs': "console.log('L'.repeat(3_000_000)); export default { root: true };",
    'short.mjs': "process.stdout.write('a word'); export default { root: true };",
    ...Object.fromEntries(Array.from({ length: FILES }, (_, index) => [`in/${index}.json`, BAD])),
  });
});
afterAll(() => folder.remove());

/** What a shell makes of a command, in which `toolint` stands for the command line. */
async function shell(command: string): Promise<{ status: number | null; out: string; err: string }> {
  const child = spawn('bash', ['-c', command.replace('toolint', `"${process.execPath}" "${CLI}"`)], {
    cwd: join(folder.path, 'in'),
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (out += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (err += chunk));
  return new Promise((done) => child.on('close', (status) => done({ status, out, err })));
}

const found = (json: string): number => (JSON.parse(json) as JsonReport).findings.length;

/** Much more than a pipe holds. */
const LARGE = 200_000;

test('a file', async () => {
  expect(await shell('toolint --format json > ../report.json')).toEqual({ status: 1, out: '', err: '' });
  expect(found(readFileSync(join(folder.path, 'report.json'), 'utf8'))).toBe(FILES);
});

test('a pipe that is read late', async () => {
  const { out, err } = await shell('toolint --format json | (sleep 1; cat)');
  expect(out.length).toBeGreaterThan(LARGE);
  expect([found(out), err]).toEqual([FILES, '']);
});

test('a pipe that another program made one that does not wait', async () => {
  // Killed, it cannot set back what it did to the pipe.
  const other = `"${process.execPath}" -e "new (require('node:net').Socket)({ fd: 1 }); process.kill(process.pid, 'SIGKILL')"`;
  const { out, err } = await shell(`(${other}; toolint --format json) 2>/dev/null | (sleep 1; cat)`);
  expect(out.length).toBeGreaterThan(LARGE);
  expect([found(out), err]).toEqual([FILES, '']);
});

/** Elsewhere `script` takes other arguments. */
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a terminal', async () => {
  const { out } = await shell(`script --quiet --command 'toolint 0.json' /dev/null < /dev/null`);
  expect(out).toContain('\u001b[');
  expect(out).toContain('otc/name-format');
});

test('one that nobody reads', async () => {
  const { err } = await shell('toolint --format json | true');
  expect(err).toBe('');
});

test('one that is closed', async () => {
  const { status, err } = await shell('toolint --format json >&-');
  expect([status, err]).toEqual([1, '']);
});

test('one that a config has filled', async () => {
  const { out, err } = await shell('toolint --config ../long.mjs --format json 0.json | cat');
  const [first, ...report] = out.split('\n');
  expect(first).toHaveLength(3_000_000);
  expect([found(report.join('\n')), err]).toEqual([1, '']);
});

test.each([
  ['a config', '--config ../short.mjs'],
  ['the report', ''],
])('where the reader is gone before %s writes, what is found decides all the same', async (_, flags) => {
  const { out, err } = await shell(`toolint ${flags} --format json | true; echo \${PIPESTATUS[0]}`);
  expect([out, err]).toEqual(['1\n', '']);
});

(process.platform === 'win32' ? describe.skip : describe)('a reader that goes away', () => {
  // The three ways to go away take turns: what differs between them is not in the formats.
  test.each([
    ['toolint | head -1 > /dev/null', 1],
    ['toolint --format json | head -c 10 > /dev/null', 1],
    ['toolint --format junit | true', 1],
    ['toolint --format json --fail-on never | head -1 > /dev/null', 0],
    ['toolint --format json . missing.json | true', 2],
    ['toolint --fix-unsafe --fix-dry-run | head -c 10 > /dev/null', 1],
  ])('%s has the exit status of the run all the same, without a word: %i', async (command, status) => {
    expect(await shell(`set -o pipefail; ${command}`)).toEqual({ status, out: '', err: '' });
  });

  test('nor do wrong arguments pass', async () => {
    expect((await shell('set -o pipefail; toolint --format json --bogus | true')).status).toBe(2);
  });
});
