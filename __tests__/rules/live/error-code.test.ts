import { expect, test } from '@jest/globals';
import rule from '../../../rules/live/error-code.js';
import { askHostile } from '../../server/servers.js';
import { findingsIn, TOOL } from './answers.js';

const answered = (...refusals: object[]): object => ({
  discover: { supportedVersions: ['2026-07-28'], capabilities: { tools: {} } },
  tools: [TOOL],
  observed: { refusals },
});

test('other codes, and a result', async () => {
  const found = await findingsIn(rule, answered({ asked: 'method', code: -32603 }, { asked: 'revision', code: null }));
  expect(found).toEqual([
    expect.stringMatching(/^\/discover info The server answers an unknown method with the error -32603, so clients/),
    expect.stringMatching(/^\/discover info The server answers a request of an unknown revision with a result, but/),
  ]);
});

test('is silent about the right codes, about what did not answer, and about older revisions', async () => {
  expect(
    await findingsIn(rule, answered({ asked: 'method', code: -32601 }, { asked: 'revision', code: -32022 })),
  ).toEqual([]);
  expect(await findingsIn(rule, answered())).toEqual([]);
  expect(await findingsIn(rule, answered({ asked: 'method' }, { asked: 'other', code: 1 }))).toEqual([]);
  const older = { initialize: { protocolVersion: '2025-11-25', capabilities: { tools: {} } }, tools: [TOOL] };
  expect(await findingsIn(rule, { ...older, observed: { refusals: [{ asked: 'method', code: 1 }] } })).toEqual([]);
});

test('a running server is asked, if it is of that revision', async () => {
  const about = async (how: string): Promise<string[]> => {
    const { report } = await askHostile([how], ['--preset', 'strict']);
    return report.findings.filter((each) => each.rule === rule.id).map((each) => each.message);
  };
  expect(await about('modern-nosy')).toEqual([expect.stringContaining('answers an unknown method with a result')]);
  expect(await about('modern')).toEqual([]);
  expect(await about('good')).toEqual([]);
});
