/** The same for many more changes, 500 in all, and for another build of the same version. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { GOOD } from '../../support/cli.js';
import { makeFolder } from '../folder.js';
import { expectSameReports } from './changes.js';

test.each([2, 3, 4, 5, 7])(
  '100 changes of a project, from seed %d: with a cache the report is the same',
  (seed) => expectSameReports(seed, 100),
  300_000,
);

test('what one build has kept is not used by the next one', () => {
  const program = makeFolder({ 'package.json': { type: 'module' } });
  cpSync('dist', join(program, 'dist'), { recursive: true });
  const cwd = makeFolder({ 'a.json': GOOD.replace('"version": "1.0.0"', '"version": "v1.0.0"') });
  const kept = join(cwd, '.toolint-cache.json');
  const run = (): string => {
    const args = [join(program, 'dist/cli.js'), '--format', 'json', '--cache'];
    return spawnSync(process.execPath, args, { cwd, encoding: 'utf8' }).stdout;
  };
  const before = run();
  expect(before).toContain('otc/');
  const mine = JSON.stringify(JSON.parse(readFileSync(kept, 'utf8')), (key, value: unknown) =>
    key === 'findings' ? [] : value,
  );
  writeFileSync(kept, mine);
  expect(run()).not.toBe(before);
  writeFileSync(kept, mine);
  appendFileSync(join(program, 'dist/chunks/report.js'), '\n// Another build.\n');
  expect(run()).toBe(before);
});
