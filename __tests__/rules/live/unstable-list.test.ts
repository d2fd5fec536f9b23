import { expect, test } from '@jest/globals';
import rule from '../../../rules/live/unstable-list.js';
import { asked, findingsIn } from './answers.js';

test('says what differs', async () => {
  const unstable = [
    { pointer: '/tools/0/description', change: 'changed', name: 'weather' },
    { pointer: '/tools/0', change: 'missing', name: 'weather' },
    { pointer: '/tools', change: 'added', name: 'city' },
    { pointer: '/tools', change: 'reordered' },
    { pointer: '/tools', change: 'something else' },
  ];
  expect(await findingsIn(rule, asked({ observed: { unstable } }))).toEqual([
    expect.stringMatching(/^\/tools\/0\/description warning The definition of `weather` changed between two starts/),
    expect.stringMatching(/^\/tools\/0 warning The server was started twice and listed `weather` only the first time/),
    expect.stringMatching(/^\/tools warning The server was started twice and listed `city` only the second time/),
    expect.stringMatching(/^\/tools warning The order of this list differs/),
  ]);
  expect(await findingsIn(rule, asked({}))).toEqual([]);
});
