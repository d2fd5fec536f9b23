/** What V8 compiled is kept from run to run of ESLint; a run over many files adds what they needed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(realpathSync(tmpdir()), 'toolint-home-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const url = (path: string): string => JSON.stringify(pathToFileURL(resolve(path)).href);
const TOOL = "server.registerTool('a b', { description: 'Adds two numbers.', inputSchema: {} }, f);";

function lint(files: number): void {
  const script = join(home, 'lint.mjs');
  const text = `
    import { Linter } from ${url('node_modules/eslint/lib/api.js')};
    import toolint from ${url('dist/eslint.mjs')};
    for (let i = 0; i < ${files}; i++) new Linter().verify(${JSON.stringify(TOOL)}, toolint.configs.recommended, 'a.js');
  `;
  writeFileSync(script, text);
  const { status, stderr } = spawnSync(process.execPath, [script], { env: { HOME: home }, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
}

/** What it serves, and which file it is. */
function kept(): readonly [string, number] {
  const [version, ...others] = readdirSync(join(home, '.cache/toolint'));
  expect(others).toEqual([]);
  const file = join(home, '.cache/toolint', version!, 'eslint-engine.cjs');
  return [readFileSync(file, 'latin1').split('\n', 1)[0]!, statSync(file).ino];
}

test('the code that many files need is added to what one needed, and then serves both', () => {
  lint(1);
  const ofOne = kept();
  expect(ofOne[0]).toBe('rules');
  lint(10);
  expect(kept()).toEqual(ofOne);
  lint(11);
  const ofMany = kept();
  expect(ofMany[0]).toBe('rules many');
  lint(1);
  lint(12);
  expect(kept()).toEqual(ofMany);
});
