/** The files beside the tools, as the playground lints them: by the text alone. */
import { expect, test } from '@jest/globals';
import { lintText } from '../../src/browser.js';
import { BESIDE_TOOLS } from '../support/beside-tools.js';

test.each(BESIDE_TOOLS)('$path in the playground', async ({ path, text, broken: [good, by, rule] }) => {
  const lint = (given: string) => lintText({ path, text: given, preset: 'recommended', off: [] });
  expect(await lint(text)).toMatchObject({ formats: [rule.replace(/\/.*$/, '')], findings: [] });
  expect((await lint(text.replace(good, by))).findings.map((each) => each.rule)).toEqual([rule]);
});
