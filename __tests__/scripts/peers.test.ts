/** What docs/comparison.md says of toolint's part of the comparison. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { CLEAN, FAULTS } from '../../scripts/peers/inputs.js';
import { lintText } from '../../src/index.js';

const rulesOf = async (tools: readonly unknown[], preset: 'recommended' | 'strict'): Promise<string[]> => {
  const { findings } = await lintText(JSON.stringify({ tools }), {
    path: 'tools.json',
    preset,
    config: { root: true },
  });
  return findings.map(({ rule }) => rule);
};
const isMore = (before: readonly string[], after: readonly string[]): boolean =>
  before.some((rule) => before.filter((each) => each === rule).length > after.filter((each) => each === rule).length);

const page = readFileSync('docs/comparison.md', 'utf8');

test.each(['recommended', 'strict'] as const)('with %s it finds as many faults as the page says', async (preset) => {
  const found = [];
  for (const { id, broken, mended } of FAULTS)
    if (isMore(await rulesOf(broken, preset), await rulesOf(mended, preset))) found.push(id);
  const [, told] = new RegExp(`^\\| toolint, ${preset} .*\\| (\\d+) +\\| \\d+ +\\| \\d+ +\\|$`, 'm').exec(page) ?? [];
  expect(String(found.length)).toBe(told);
});

test.each(Object.entries(CLEAN))('it has nothing to say of a list that is in order: %s', async (_, tools) => {
  expect(await rulesOf(tools, 'strict')).toEqual([]);
});
