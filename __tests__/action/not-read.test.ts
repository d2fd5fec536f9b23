/** What the Action says of what it has not read: in a notice, in the summary, and never with a green mark. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { commit, good, pullRequest, run, workspaceOf, write } from './root.js';

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

test('a file that `files` names and that holds nothing, beside one that does', async () => {
  const folder = workspaceOf({ 'a.json': good('A'), 'sub/b.json': '{ "a": 1 }', 'c.json': '{ "a": 1 }' });
  const ran = await run(folder, { inputs: { files: 'a.json\nsub/b.json\n*.json' } });
  expect(ran).toMatchObject({ status: 0, outputs: { outcome: 'success' } });
  const said = 'sub/b.json was skipped: no known format. Nothing in it was checked.';
  expect(ran.out).toContain(`::notice title=toolint::${said}`);
  expect(ran.summary).toContain(said);
  expect(ran.out).not.toContain('c.json was skipped');
});

test('a manifest that is none any more, between two commits', async () => {
  const folder = workspaceOf({ 'a.json': good('A'), 'b.json': good('B'), 'c.json': good('C') });
  const base = commit(folder);
  write(folder, { 'a.json': '' });
  rmSync(join(folder, 'c.json'));
  const head = commit(folder);
  const ran = await run(folder, { event: 'pull_request', payload: pullRequest(base, head) });
  expect(ran).toMatchObject({ status: 1, outputs: { outcome: 'failure', errors: '1' } });
  expect(ran.out).toContain('::error title=common/lost-format,file=a.json,line=1,');
  expect(ran.summary).toContain('- 1 manifest was deleted: `c.json`');
  const push = await run(folder, { payload: { before: base, after: head } });
  expect(push).toMatchObject({ status: 0 });
  const inputs = { 'changed-only': 'true' };
  expect(await run(folder, { payload: { before: base, after: head }, inputs })).toMatchObject({ status: 1 });
});
