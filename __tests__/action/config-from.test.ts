/** A pull request that changes how it is judged itself: said so, and with `config-from: base` without effect. */
import { describe, expect, test } from '@jest/globals';
import { mergeGroup } from './support/events.js';
import { READ_ONLY } from './support/github/permissions.js';
import { FINE, tool, undescribed } from './support/manifests.js';
import { runAction } from './support/run-action.js';
import { services } from './support/services.js';
import { repository } from './support/workspace.js';
import { WINDOWS_PATHS } from '../support/windows.js';
import { isWindows } from '../run/folder.js';

const start = services();
const FAULTY = tool([undescribed('a')]);
const OFF = JSON.stringify({ rules: { 'otc/parameter-description': 'off' } });
const WARN = JSON.stringify({ rules: { 'otc/parameter-description': 'warning' } });

/** Suppresses the one finding in `FAULTY`. */
const suppress = (path: string) => {
  const pointer = '/input_schema/parameters/properties/a';
  const one = { path, rule: 'otc/parameter-description', pointer, hash: HASH, reason: 'Later.' };
  return JSON.stringify({ version: 1, suppressions: [one] });
};
const HASH = '9b665fde9648aaed';

const base = { 'tool.json': FINE, 'toolint.config.json': WARN };
const head = { 'tool.json': FAULTY, 'toolint.config.json': OFF };

describe('config-from: base', () => {
  test.each([
    ['a config that is changed', base, head, { errors: '0', warnings: '1' }],
    ['a config that is new', { 'tool.json': FINE }, head, { errors: '1', warnings: '0' }],
    ['a config that is taken away', base, { 'tool.json': FAULTY }, { errors: '0', warnings: '1' }],
    [
      'a config in a folder',
      { 'x/tool.json': FINE, 'x/toolint.config.json': WARN },
      { 'x/tool.json': FAULTY, 'x/toolint.config.json': OFF },
      { errors: '0', warnings: '1' },
    ],
    [
      'a package.json',
      { 'tool.json': FINE },
      { 'tool.json': FAULTY, 'package.json': `{"toolint":${OFF}}` },
      { errors: '1' },
    ],
  ])('does not mind %s', async (_, from, to, outputs) => {
    const github = await start({ base: from, head: to });
    const ran = await runAction({ github, inputs: { 'config-from': 'base' } });
    expect(ran.outputs).toMatchObject(outputs);
    expect(ran.commands.filter(({ name }) => name === 'error')).toEqual([]);
  });

  test('by git, without a token', async () => {
    const workspace = repository(base, head);
    try {
      const github = await start({ base, head, baseSha: workspace.base, headSha: workspace.head });
      const inputs = { 'config-from': 'base', 'github-token': '' };
      expect((await runAction({ github, workspace, inputs })).outputs).toMatchObject({ errors: '0', warnings: '1' });
      expect(github.requests).toEqual([]);
    } finally {
      workspace.remove();
    }
  });

  test.each([
    ['', {}],
    [', with the paths that Windows has', isWindows ? {} : WINDOWS_PATHS],
  ])('in a folder below, with what its config builds on%s', async (_, env) => {
    const extending = JSON.stringify({ extends: ['../shared.json'] });
    const from = { 'shared.json': WARN, 'x/tool.json': FINE, 'x/toolint.config.json': extending };
    const to = { 'shared.json': OFF, 'x/tool.json': FAULTY, 'x/toolint.config.json': OFF };
    const github = await start({ base: from, head: to });
    const inputs = { 'config-from': 'base', 'working-directory': 'x' };
    expect((await runAction({ github, inputs, env })).outputs).toMatchObject({ errors: '0', warnings: '1' });
  });

  test('does not mind a .gitignore either, where there is no git to tell what is part of the commit', async () => {
    const ignoring = { 'tool.json': FAULTY, '.gitignore': 'tool.json\n' };
    const github = await start({ base: { 'tool.json': FINE }, head: ignoring });
    expect((await runAction({ github })).outputs).toMatchObject({ outcome: 'success', files: '0' });
    const ran = await runAction({ github, inputs: { 'config-from': 'base' } });
    expect(ran.outputs).toMatchObject({ outcome: 'failure', errors: '1', files: '1' });
    expect(ran.summary).toContain('no `.gitignore` has kept back a file of a commit');
  });

  test('in a merge queue too', async () => {
    const github = await start({ base, head });
    const ran = await runAction({ github, event: mergeGroup(github), inputs: { 'config-from': 'base' } });
    expect(ran.outputs).toMatchObject({ errors: '0', warnings: '1' });
  });

  test('of a fork, whose token may only read', async () => {
    const github = await start({ base, head, isFork: true, token: { permissions: READ_ONLY } });
    const ran = await runAction({ github, inputs: { 'config-from': 'base' } });
    expect(ran.outputs).toMatchObject({ errors: '0', warnings: '1' });
  });

  test.each([['forbidden'], ['missing']] as const)('is an error when the base cannot be read (%s)', async (kind) => {
    const github = await start({ base, head });
    github.fail('GET contents/{path}', { kind });
    const ran = await runAction({ github, inputs: { 'config-from': 'base' } });
    expect([ran.status, ran.outputs['outcome']]).toEqual([1, 'error']);
  });

  test('runs no code of the base', async () => {
    const code = { 'tool.json': FINE, 'toolint.config.mjs': `console.log('::error::ran'); export default {};` };
    const github = await start({ base: code, head: code });
    const ran = await runAction({ github, inputs: { 'config-from': 'base' } });
    expect(ran.outputs['outcome']).toBe('error');
    expect(ran.stdout).not.toContain('::error::ran');
  });
});

test('suppressions count, but with `config-from: base` not those of the pull request', async () => {
  const files = { 'tool.json': FAULTY, 'toolint-suppressions.json': suppress('tool.json') };
  const github = await start({ base: { 'tool.json': FINE }, head: files });
  expect((await runAction({ github })).outputs).toMatchObject({ outcome: 'success', errors: '0' });
  const fromBase = await runAction({ github, inputs: { 'config-from': 'base' } });
  expect(fromBase.outputs).toMatchObject({ outcome: 'failure', errors: '1' });
});

describe('config-from: head', () => {
  test.each([
    ['a config', base, head, 'toolint.config.json'],
    ['a config that is taken away', base, { 'tool.json': FAULTY }, 'toolint.config.json'],
    [
      'suppressions',
      { 'tool.json': FINE },
      { 'tool.json': FINE, 'toolint-suppressions.json': suppress('tool.json') },
      'toolint-suppressions.json',
    ],
  ])('says that %s is changed', async (_, from, to, name) => {
    const github = await start({ base: from, head: to });
    const { commands, summary } = await runAction({ github });
    expect(commands.filter((each) => each.name === 'notice' && each.data.includes(name))).toHaveLength(1);
    expect(summary).toContain(name);
  });

  test('says nothing of a config that stays, nor of a package.json without one', async () => {
    const more = { 'toolint.config.json': WARN, 'package.json': '{"name":"a"}\n' };
    const github = await start({
      base: { ...more, 'tool.json': FINE },
      head: { ...more, 'package.json': '{"name":"b"}\n', 'tool.json': FAULTY },
    });
    const { commands } = await runAction({ github });
    expect(commands.filter(({ name }) => name === 'notice')).toEqual([]);
  });
});
