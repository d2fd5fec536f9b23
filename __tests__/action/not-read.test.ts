/** What the Action says of what it has not read: in a notice, in the summary, and never with a green mark. */
import { expect, test } from '@jest/globals';
import { good, run, workspaceOf } from './root.js';

const NEAR = JSON.stringify({ tools: { add: { title: 'Add', examples: ['add 1 and 2'] } }, title: 'Sums' });

test('a near miss', async () => {
  const ran = await run(workspaceOf({ 'a.json': good('A'), 'ext.json': NEAR }));
  expect(ran).toMatchObject({ status: 0, outputs: { outcome: 'success' } });
  expect(ran.out).toContain(
    '::notice title=toolint::1 file looks like a Gloodata extension and was not linted: ext.json',
  );
  expect(ran.summary).toContain('## ℹ️ toolint found no problems in what it read');
  expect(ran.summary).toContain('- 1 file looks like a Gloodata extension and was not linted: `ext.json`');
});

test('a near miss alone: nothing was found', async () => {
  const ran = await run(workspaceOf({ 'ext.json': NEAR }), { inputs: { 'if-no-manifests': 'error' } });
  expect(ran).toMatchObject({ status: 1, outputs: { outcome: 'error' } });
});
