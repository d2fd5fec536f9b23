/** The files beside the tools, as the playground lints them: by the text alone. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { rules } from '../../rules/index.js';
import { lintText } from '../../src/browser.js';
import { BESIDE_TOOLS } from '../support/beside-tools.js';

test.each(BESIDE_TOOLS)('$path in the playground', async ({ path, text, broken: [good, by, rule] }) => {
  const lint = (given: string) => lintText({ path, text: given, preset: 'recommended', off: [] });
  expect(await lint(text)).toMatchObject({ formats: [rule.replace(/\/.*$/, '')], findings: [] });
  expect((await lint(text.replace(good, by))).findings.map((each) => each.rule)).toEqual([rule]);
});

test('the page about ESLint names the rules that it is without', () => {
  const page = readFileSync('docs/start-eslint.md', 'utf8');
  const silent = rules.filter(
    ({ id, needs, project }) =>
      /^(?:server-json|client-config|mcpb)\//.test(id) && (needs?.includes('files') || project !== undefined),
  );
  expect(silent.length).toBeGreaterThan(5);
  expect(silent.filter(({ id }) => !page.includes(`\`${id}\``)).map(({ id }) => id)).toEqual([]);
});
