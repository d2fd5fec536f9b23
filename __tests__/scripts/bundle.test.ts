import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { VALIDATORS } from '../../scripts/build/bundle.js';

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .map((path) => join('dist', path))
  .filter((path) => statSync(path).isFile());

test('validators are known by the paths of every system', () => {
  for (const path of ['/toolint/src/generated/validators/otc.js', 'C:\\toolint\\src\\generated\\validators\\otc.js']) {
    expect(VALIDATORS.test(path)).toBe(true);
  }
  expect(VALIDATORS.test('/toolint/rules/otc/format.js')).toBe(false);
});

test('dist/ is small, and no name in it changes with what a file contains', () => {
  expect(files.length).toBeLessThanOrEqual(110);
  expect(files.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(7_800_000);
  expect(files.filter((path) => /[-.][0-9A-Z]{8}\./.test(path))).toEqual([]);
});

test('nothing is bundled twice', () => {
  const modules = files
    .filter((path) => path.endsWith('.js'))
    .flatMap((path) => [...new Set(readFileSync(path, 'utf8').match(/^\/\/ (?:node_modules|src|rules)\/.*\.\w+$/gm))]);
  expect(modules.length).toBeGreaterThan(500);
  expect(modules.filter((each, at) => modules.indexOf(each) !== at)).toEqual([]);
});

test('what every run of the command line needs is in few files', () => {
  const needed = new Set(['dist/chunks/main.js']);
  for (const path of needed) {
    const imported = readFileSync(path, 'utf8').matchAll(/^(?:import|\}) (?:.*from )?"(\.[^"]+)";$/gm);
    for (const [, to] of imported) needed.add(join(dirname(path), to!));
  }
  expect(needed.size).toBeGreaterThan(1);
  expect(needed.size).toBeLessThanOrEqual(5);
});

test('the version is told by the first file alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'toolint-version-'));
  try {
    cpSync('package.json', join(folder, 'package.json'));
    cpSync('dist/cli.js', join(folder, 'dist/cli.js'));
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
    for (const option of ['--version', '-v'])
      expect(execFileSync(process.execPath, [join(folder, 'dist/cli.js'), option], { encoding: 'utf8' })).toBe(
        `${version}\n`,
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
