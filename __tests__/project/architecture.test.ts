/** The page on the architecture names what is there, and all of it. */
import { expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const page = readFileSync('docs/architecture.md', 'utf8');
const paths = [...page.matchAll(/`((?:src|rules|scripts)(?:\/[\w./-]+)?)`/g)].map(([, path]) => path!);

test('every path in it exists', () => {
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('every folder of src/ is in it, and it can be read in ten minutes', () => {
  const folders = readdirSync('src', { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? [`src/${each.name}`] : [],
  );
  expect(folders.filter((folder) => !paths.includes(folder))).toEqual([]);
  expect(page.split('\n').length - 1).toBeLessThanOrEqual(120);
});
