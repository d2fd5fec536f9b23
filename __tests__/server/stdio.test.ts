/** A server in a process of its own, without the rest of toolint: what it answers, and what is said of its end. */
import { afterEach, expect, test } from '@jest/globals';
import { Secrets } from '../../src/server/secrets.js';
import { openStdio } from '../../src/server/stdio.js';
import type { Connection } from '../../src/server/connection.js';

/** The server ends in each case, so no limit is reached. */
const LIMIT = { ms: 100_000, late: 'late' };

let connection: Connection | undefined;
afterEach(async () => connection?.close(1000));

const asked = (script: string): Promise<unknown> => {
  connection = openStdio(
    { command: process.execPath, args: ['-e', script], env: {}, pathsFrom: process.cwd() },
    new Secrets(),
  );
  return connection.request('tools/list', {}, LIMIT);
};

test('what it writes before it ends is its answer', async () => {
  const script = `process.stdin.once('data', (line) => {
    const { id, method } = JSON.parse(line);
    process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result: { method } }) + '\\n', () => process.exit(0));
  });`;
  expect(await asked(script)).toEqual({ method: 'tools/list' });
});

const ended = 'The server exited with status 3 before it had answered.';

test.each([
  ['nothing', [], ended],
  ['lines without a reason', ['one', 'two'], `${ended} Its standard error ends with: one | two`],
  [
    'a reason among the last lines',
    ['error: no key', 'two'],
    `${ended} Its standard error ends with: error: no key | two`,
  ],
  [
    'a reason before them',
    ['one', 'Error: no key', 'a', 'b', 'c', 'd', 'e'],
    `${ended} Its standard error has the line: Error: no key`,
  ],
  [
    'two reasons, of which the last counts',
    ['Error: 1', 'Error: 2', ...'abcde'],
    `${ended} Its standard error has the line: Error: 2`,
  ],
  [
    'a stack, and blank lines',
    ['', 'Error: no key', '    at f (file.js:1:1)', '', 'Node.js v20.0.0'],
    `${ended} Its standard error ends with: Error: no key`,
  ],
])('on its standard error: %s', async (_, lines, message) => {
  const script = `process.stderr.write(${JSON.stringify(lines.map((line) => `${line}\n`).join(''))}, () => process.exit(3));`;
  await expect(asked(script)).rejects.toThrow(new Error(message));
});
