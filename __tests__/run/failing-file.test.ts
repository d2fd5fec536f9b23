/** One file that toolint itself cannot get through, among others. */
import { expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import { check } from '../../src/run/run.js';
import { createConfigs } from '../../src/config/resolve.js';
import { GOOD } from '../support/cli.js';
import { makeFolder } from './folder.js';

test('the other files are linted, and it is said which one failed', async () => {
  const bad = GOOD.replace('"Calculator_Add"', '"Calculator Add"');
  const cwd = makeFolder({ 'a.json': bad, 'b.json': bad.replace('Adds two', 'boom'), 'c.json': bad });
  const failing = formats.map((format) => ({
    ...format,
    recognise(...[root, ...given]: Parameters<typeof format.recognise>) {
      if (JSON.stringify(root).includes('boom')) throw new TypeError('uri.startsWith is not a function');
      return format.recognise(root, ...given);
    },
  }));
  const configs = createConfigs({ cwd, builtinRules: rules, allowCode: true });
  const { report } = await check({ cwd, paths: [], configs, formats: failing });
  expect(report.findings.map(({ rule, path }) => `${rule} ${path}`)).toEqual([
    'otc/name-format a.json',
    'otc/name-format c.json',
  ]);
  expect(report.failures).toEqual([
    { path: 'b.json', message: 'toolint itself failed on this file: uri.startsWith is not a function.' },
  ]);
});
