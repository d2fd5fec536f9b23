/** Whole manifests: what the document allows gives no finding at warning or above, with every rule on. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { findingsIn } from './every-rule.js';

test.each([
  ['whole.json', ['info shinkai/reference-only', 'info shinkai/reference-only']],
  ['product.json', []],
  ['name-alone.json', ['info shinkai/keywords', 'info shinkai/no-configurations']],
])('%s', async (file, infos) => {
  const text = readFileSync(`__tests__/fixtures/shinkai/${file}`, 'utf8');
  const findings = await findingsIn('metadata.json', text);
  expect(findings.map(({ severity, rule }) => `${severity} ${rule}`).sort()).toEqual(infos);
});

test('nothing but a name is demanded', async () => {
  const findings = await findingsIn('metadata.json', '{"name": "Weather"}');
  expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
});
