import { expect, test } from '@jest/globals';
import rule from '../../../rules/live/cache-fields.js';
import { askHostile } from '../../server/servers.js';
import { findingsIn, TOOL } from './answers.js';

const GOOD = { resultType: 'complete', ttlMs: 300_000, cacheScope: 'public' };

const answered = (hello: object, ...results: object[]): object => ({
  discover: { supportedVersions: ['2026-07-28'], capabilities: { tools: {} }, ...hello },
  tools: [TOOL],
  observed: { results },
});

test('what several answers lack is reported once', async () => {
  expect(await findingsIn(rule, answered({}, { method: 'tools/list' }, { method: 'tools/list' }))).toEqual([
    expect.stringMatching(
      /^\/discover warning The answer to `server\/discover` and `tools\/list` lacks `resultType`, `ttlMs`,? and `cacheScope`, so/,
    ),
  ]);
  const { ttlMs: _, ...some } = GOOD;
  expect(await findingsIn(rule, answered(GOOD, { method: 'prompts/list', ...some }))).toEqual([
    expect.stringContaining('The answer to `prompts/list` lacks `ttlMs`, so'),
  ]);
});

test.each<[string, unknown, string]>([
  [
    'ttlMs',
    '5m',
    '/observed/results/0/ttlMs warning `ttlMs` in the answer to `tools/list` is `"5m"` but must be a num',
  ],
  ['ttlMs', -1, '`ttlMs` in the answer to `tools/list` is `-1` but must be a number of milliseconds from 0'],
  [
    'cacheScope',
    'shared',
    '`cacheScope` in the answer to `tools/list` is `"shared"` but must be "public" or "private"',
  ],
  ['resultType', true, '`resultType` in the answer to `tools/list` is `true` but must be a string'],
])('%s may not be %j', async (field, value, message) => {
  const found = await findingsIn(rule, answered(GOOD, { method: 'tools/list', ...GOOD, [field]: value }));
  expect(found).toEqual([expect.stringContaining(message)]);
});

test('is silent about what is right, about results that ask for more, and about older revisions', async () => {
  expect(await findingsIn(rule, answered({ ...GOOD, ttlMs: 0 }, { method: 'tools/list', ...GOOD }))).toEqual([]);
  const asking = { method: 'resources/read', resultType: 'input_required' };
  expect(await findingsIn(rule, answered(GOOD, asking))).toEqual([]);
  const older = { initialize: { protocolVersion: '2025-11-25', capabilities: { tools: {} } }, tools: [TOOL] };
  expect(await findingsIn(rule, older)).toEqual([]);
});

test('a running server is looked at, list by list', async () => {
  const about = async (how: string): Promise<string[]> =>
    (await askHostile([how])).report.findings.filter((each) => each.rule === rule.id).map((each) => each.message);
  expect(await about('modern-bare')).toEqual([
    expect.stringContaining('The answer to `server/discover` and `tools/list` lacks'),
  ]);
  expect(await about('modern')).toEqual([]);
  expect(await about('good')).toEqual([]);
});
