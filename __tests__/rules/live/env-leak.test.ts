import { expect, test } from '@jest/globals';
import rule from '../../../rules/live/env-leak.js';
import { asked, findingsIn } from './answers.js';

test('stands at the place that repeats the value, or as near to it as there is one', async () => {
  const leaks = (...pointers: string[]) =>
    asked({ observed: { leaks: pointers.map((pointer) => ({ name: 'API_KEY', pointer })) } });
  expect(await findingsIn(rule, leaks('/tools/0/description', '/tools/0/gone'))).toEqual([
    expect.stringMatching(/^\/tools\/0\/description error This text contains the value of `API_KEY`, which/),
    expect.stringMatching(/^\/tools\/0 error /),
  ]);
  expect(await findingsIn(rule, asked({}))).toEqual([]);
});
