import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
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
  expect(files.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(7_200_000);
  expect(files.filter((path) => /[-.][0-9A-Z]{8}\./.test(path))).toEqual([]);
});

test('nothing is bundled twice', () => {
  const modules = files
    .filter((path) => path.endsWith('.js'))
    .flatMap((path) => [...new Set(readFileSync(path, 'utf8').match(/^\/\/ (?:node_modules|src|rules)\/.*\.\w+$/gm))]);
  expect(modules.length).toBeGreaterThan(500);
  expect(modules.filter((each, at) => modules.indexOf(each) !== at)).toEqual([]);
});
