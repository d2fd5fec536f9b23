import { expect, test } from '@jest/globals';
import rule from '../../../rules/live/capability.js';
import { asked, findingsIn } from './answers.js';

const failed = (method: string, code: number, more: object = {}) => ({
  observed: { failed: [{ method, code, message: 'Oh no', ...more }] },
});

test('what is announced and not there is an error, what fails is a warning', async () => {
  const announced = { tools: {}, prompts: {} };
  expect(await findingsIn(rule, asked(failed('prompts/list', -32601), announced))).toEqual([
    expect.stringMatching(
      /^\/initialize\/capabilities\/prompts error .* `prompts\/list` with error -32601 \("Oh no"\), so clients/,
    ),
  ]);
  expect(await findingsIn(rule, asked(failed('prompts/list', -32603), announced))).toEqual([
    expect.stringMatching(
      /^\/initialize\/capabilities\/prompts warning .* `prompts\/list` fails with error -32603 \("Oh no"\), so toolint/,
    ),
  ]);
});

test('a widget that cannot be read is reported at its resource', async () => {
  const resources = [{ uri: 'ui://a.html', name: 'a' }];
  const unread = failed('resources/read', -32602, { uri: 'ui://a.html' });
  expect(await findingsIn(rule, asked({ resources, ...unread }))).toEqual([
    expect.stringMatching(
      /^\/resources\/0\/uri error Reading the widget `ui:\/\/a\.html` fails with error -32602 \("Oh no"\), so hosts/,
    ),
  ]);
});

test('tools that are not announced', async () => {
  expect(await findingsIn(rule, asked({ observed: { unannounced: true } }, {}))).toEqual([
    expect.stringMatching(/^\/initialize\/capabilities error .*does not announce the capability `tools`/),
  ]);
  expect(await findingsIn(rule, asked({}))).toEqual([]);
});
