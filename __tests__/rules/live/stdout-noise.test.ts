import { expect, test } from '@jest/globals';
import rule from '../../../rules/live/stdout-noise.js';
import { asked, findingsIn } from './answers.js';

test('tells how much was written, and how it starts', async () => {
  const seen = (lines: number) => asked({ observed: { noise: { lines, first: 'Listening\u001b[31m' } } });
  expect(await findingsIn(rule, seen(1))).toEqual([
    expect.stringContaining(
      '/observed/noise warning The server writes a line to standard output that is not JSON-RPC: `Listening',
    ),
  ]);
  const [several] = await findingsIn(rule, seen(3));
  expect(several).toContain(
    'The server writes 3 lines to standard output that are not JSON-RPC, the first of them `Listening\\u{1b}[31m`.',
  );
  expect(await findingsIn(rule, asked({}))).toEqual([]);
});
