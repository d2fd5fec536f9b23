/** What the Action waits for until a limit of its own: seconds, in which nothing is computed. */
import { expect, test } from '@jest/globals';
import { broken, commandsIn, good, run, workspaceOf } from './root.js';

test('a config that never ends', async () => {
  const workspace = workspaceOf({ 'a.json': good('A'), 'toolint.config.mjs': 'await new Promise(() => {});' });
  const ran = await run(workspace, { inputs: { 'allow-code': 'true' } });
  expect(ran).toMatchObject({ status: 1, err: '', outputs: { outcome: 'error' } });
  expect(ran.out).toContain('toolint.config.mjs: it could not be loaded: it did not end within 10 seconds.');
});

test('a GitHub that cannot be reached changes nothing but a notice', async () => {
  const env = { GITHUB_API_URL: 'http://127.0.0.1:1', GITHUB_GRAPHQL_URL: 'http://127.0.0.1:1/graphql' };
  const ran = await run(workspaceOf({ 'a.json': broken('A') }), { inputs: { 'github-token': 'ghs_x' }, env });
  expect(ran.outputs).toMatchObject({ outcome: 'failure', errors: '1' });
  expect(commandsIn(ran).filter((name) => name === 'error')).toHaveLength(1);
  expect(commandsIn(ran).filter((name) => name === 'notice')).toHaveLength(1);
  expect(ran.out).toContain('The check run could not be posted');
});
