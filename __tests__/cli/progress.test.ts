/** The line that counts files on a terminal: through a terminal of its own, where the system has the command for it. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { folderOf, GOOD } from '../support/cli.js';
import { progress } from '../../src/cli/lint.js';
import type { Terminal } from '../../src/cli/terminal.js';

const hasScript = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0;
const folder = folderOf(Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`${at}.json`, GOOD])));
afterAll(() => folder.remove());

/** By these clocks a short run counts as a long one, and a long one, on a busy machine, as a short one. */
const FAST = `let now = Date.now(); Date.now = () => (now += 400);`;
const STILL = `const now = Date.now(); Date.now = () => now;`;

function onTerminal(command: string): string {
  const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], { cwd: folder.path, encoding: 'utf8' });
  return stdout;
}

(hasScript ? describe : describe.skip)('on a terminal', () => {
  const cliBy = (clock: string): string =>
    `'${process.execPath}' --import 'data:text/javascript,${encodeURIComponent(clock)}' '${process.cwd()}/dist/cli.js'`;

  test('a long run counts its files on one line, which is gone at the end', () => {
    const out = onTerminal(cliBy(FAST));
    expect(out).toMatch(/\r\u001b\[Ktoolint: \d+ of 50 files\r\u001b\[K/);
    const [, after] = out.split(/\r\u001b\[K(?!toolint:)/);
    expect(after).toContain('No problems');
    expect(after).not.toContain('of 50 files');
  });

  test('nothing of it where standard error is no terminal', () => {
    expect(onTerminal(`${cliBy(FAST)} 2>/dev/null`)).not.toContain('of 50 files');
  });

  test('a short run shows none', () => {
    expect(onTerminal(`${cliBy(STILL)} 1.json`)).not.toContain('files\r');
  });
});

test('without a terminal nothing is drawn', () => {
  const said: string[] = [];
  const terminal = { isInteractive: () => false, err: (text: string) => void said.push(text) } as unknown as Terminal;
  const { step, close } = progress(2, terminal);
  step(1);
  close();
  expect(said).toEqual([]);
});
