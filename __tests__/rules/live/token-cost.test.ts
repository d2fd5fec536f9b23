import { expect, test } from '@jest/globals';
import rule from '../../../rules/live/token-cost.js';
import { asked, findingsIn, TOOL } from './answers.js';

test('a budget that is exceeded is a warning, a very large list without one an info', async () => {
  const large = asked({ tools: [TOOL, { ...TOOL, name: 'city', description: 'x'.repeat(90_000) }] });
  expect(await findingsIn(rule, asked({}), { budget: 10 })).toEqual([
    expect.stringMatching(
      /^\/tools warning .* about 22 tokens in every request, but the budget is 10\. Shorten the descriptions and schemas of the largest: weather \(22\)\./,
    ),
  ]);
  expect(await findingsIn(rule, large)).toEqual([
    expect.stringMatching(
      /^\/tools info .* in every request, so models choose less reliably\. Serve fewer .* of the largest: city \(225\d\d\), weather \(22\)\./,
    ),
  ]);
  expect(await findingsIn(rule, asked({}), { budget: 22 })).toEqual([]);
  expect(await findingsIn(rule, asked({}))).toEqual([]);
  // A list that nobody was asked for says nothing about a server.
  expect(await findingsIn(rule, { tools: [TOOL] }, { budget: 10 })).toEqual([]);
});
