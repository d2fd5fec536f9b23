/** What the Action asks GitHub for before it lints: the config of the base branch, and what changed. */
import { expect, test } from '@jest/globals';
import { broken, good } from './root.js';
import { pushed } from './support/events.js';
import { READ_ONLY, type Permissions } from './support/github/permissions.js';
import { runAction, type Ran } from './support/run-action.js';
import { services } from './support/services.js';

const start = services();
const OFF = '{ "rules": { "otc/id-format": "off", "otc/id-version": "off" } }';
const BASE = {
  'toolint.config.json': '{ "extends": ["./shared.json"] }',
  'shared.json': '{ "root": true }',
  'tools/toolint.config.json': '{}',
  'tools/a.json': good('A'),
};
const HEAD = { ...BASE, 'shared.json': OFF, 'tools/toolint.config.json': OFF, 'tools/a.json': broken('A') };
const errorsIn = ({ commands }: Ran): string[] =>
  commands.filter(({ name }) => name === 'error').map(({ properties, data }) => properties['file'] ?? data);

test('the config of the base branch, folder by folder', async () => {
  const github = await start({ base: BASE, head: HEAD });
  const inputs = { 'config-from': 'base', annotations: 'commands' };
  expect(errorsIn(await runAction({ github, inputs }))).toEqual(['tools/a.json']);
  expect(github.requests.filter(({ status }) => status >= 400)).toEqual([]);
  expect(errorsIn(await runAction({ github, inputs: { annotations: 'commands' } }))).toEqual([]);
});

test('a token that may not read the config is an error, and the config of the head is not used', async () => {
  const permissions: Permissions = { ...READ_ONLY, contents: 'none' };
  const github = await start({ base: BASE, head: HEAD, token: { permissions } });
  const ran = await runAction({ github, inputs: { 'config-from': 'base', annotations: 'commands' } });
  expect(ran.outputs).toMatchObject({ outcome: 'error', files: '0' });
  expect(errorsIn(ran)).toEqual([expect.stringContaining('needs `contents: read`')]);
});

test('`changed-only` by the lines that GitHub names', async () => {
  const text = (first: string, second: string): string => `[\n${first},\n${second}\n]\n`;
  const github = await start({
    base: { 'a.json': text(broken('A'), good('B')), 'c.json': broken('C') },
    head: { 'a.json': text(broken('A'), broken('B')), 'c.json': broken('C') },
  });
  const ran = await runAction({ github, inputs: { 'changed-only': 'true', annotations: 'commands' } });
  expect(ran.outputs).toMatchObject({ errors: '1', files: '2' });
  expect(errorsIn(ran)).toEqual(['a.json']);
});

test('`changed-only` in a merge commit, whose lines are not those of the head', async () => {
  const text = (...tools: string[]): string => `[\n${tools.join(',\n')}\n]\n`;
  const old = Array.from({ length: 4 }, (_, index) => broken(`Old${index}`));
  const base = text(...old, good('Last'));
  const head = text(...old, broken('Last'));
  // Meanwhile the base branch has one more at the top.
  const merged = text(good('New'), ...old, broken('Last'));
  const github = await start({ base: { 'a.json': base }, head: { 'a.json': head } });
  const inputs = { 'changed-only': 'true', annotations: 'commands' };
  const ran = await runAction({ github, inputs, files: { 'a.json': merged } });
  expect(ran.outputs).toMatchObject({ errors: '1' });
  const line = merged.slice(0, merged.indexOf('Kit.Last')).split('\n').length;
  const [error] = ran.commands.filter(({ name }) => name === 'error');
  expect(error?.properties).toMatchObject({ line: `${line}` });
});

test('nothing is asked for where nothing needs it', async () => {
  const github = await start({ base: BASE, head: HEAD });
  await runAction({ github, inputs: { annotations: 'commands' }, event: pushed(github) });
  expect(github.requests).toEqual([]);
});
