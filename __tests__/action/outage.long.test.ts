/** When all of GitHub fails, the step goes on without it, and not for long. */
import { expect, test } from '@jest/globals';
import type { Fault } from './support/github/faults.js';
import { FAULTY, FINE } from './support/manifests.js';
import { runAction } from './support/run-action.js';
import { services } from './support/services.js';

const start = services();
const INPUTS = { review: 'comments', comment: 'always', 'changed-only': 'true' };

const REFUSALS: readonly Fault[] = [
  { kind: 'forbidden' },
  { kind: 'missing' },
  { kind: 'invalid' },
  { kind: 'rate limit', retryAfter: 0 },
  { kind: 'rate limit', retryAfter: 3600 },
  { kind: 'secondary limit', retryAfter: 0 },
];
const OUTAGES: readonly Fault[] = [
  { kind: 'bad gateway' },
  { kind: 'reset' },
  { kind: 'garbage' },
  { kind: 'silence' },
];

async function expectNoHarm(fault: Fault, head: string): Promise<void> {
  const github = await start({ base: {}, head: { 'tool.json': head } });
  github.fail('*', fault);
  const { outputs, commands, ended } = await runAction({ github, inputs: INPUTS });
  const isRed = head === FAULTY;
  expect([fault.kind, outputs['outcome']]).toEqual([fault.kind, isRed ? 'failure' : 'success']);
  expect(commands.filter(({ properties }) => properties['file'])).toHaveLength(isRed ? 3 : 0);
  const said = commands.filter(
    ({ name, properties }) => name !== 'add-mask' && !properties['file'] && 'title' in properties,
  );
  expect(said.filter(({ name }) => name === 'error')).toEqual([]);
  expect(new Set(said.map(({ data }) => data)).size).toBe(said.length);
  expect(ended - github.requests[0]!.at).toBeLessThan(27_000);
}

test.each(REFUSALS)('$kind, to be left alone for $retryAfter s', async (fault) => {
  await Promise.all([FAULTY, FINE].map((head) => expectNoHarm(fault, head)));
});

test('outages cost 25 seconds and no more', async () => {
  await Promise.all([...OUTAGES.map((fault) => expectNoHarm(fault, FAULTY)), expectNoHarm(OUTAGES[0]!, FINE)]);
});
