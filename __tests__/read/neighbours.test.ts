/** A manifest is compared with the package around it, whichever of the two changes. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import { repositoryOf } from '../../src/core/text.js';
import { createConfigs } from '../../src/config/resolve.js';
import { readText } from '../../src/files/read.js';
import { openNeighbours } from '../../src/read/neighbours.js';
import { OngoingRun } from '../../src/run/ongoing-run.js';
import { toolintJson } from '../support/cli.js';
import { makeFolder } from '../run/folder.js';

const VERSION = 'server-json/version-differs';
const npm = (own: object = {}): string =>
  JSON.stringify({ name: '@octo/weather', version: '1.2.0', mcpName: 'io.github.octo/weather', ...own }, null, 2);
const SERVER = {
  $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
  name: 'io.github.octo/weather',
  description: 'Weather forecasts.',
  version: '1.2.0',
  packages: [{ registryType: 'npm', identifier: '@octo/weather', version: '1.2.0', transport: { type: 'stdio' } }],
};
const files = { 'server.json': SERVER, 'package.json': npm() };

const git = spawnSync('git', ['--version']).status === 0 ? describe : describe.skip;
git('--changed', () => {
  test.each([
    ['the version', npm({ version: '1.3.0' }), [VERSION]],
    ['the name of the server', npm({ mcpName: undefined }), ['server-json/name-differs']],
    ['something else', npm({ license: 'MIT' }), []],
  ])('package.json: %s', async (_, text, expected) => {
    const cwd = makeFolder(files);
    const run = (...args: string[]): void => void spawnSync('git', args, { cwd });
    run('init', '--quiet', '--initial-branch=main');
    run('add', '--all');
    run('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'x');
    writeFileSync(join(cwd, 'package.json'), text);
    const { report } = await toolintJson(['--changed=HEAD'], { cwd });
    expect(report.findings.map(({ rule, path }) => [rule, path])).toEqual(
      expected.map((rule) => [rule, 'server.json']),
    );
  });
});

test.each(['package.json', 'pyproject.toml'])('in an editor, %s leads to the manifest', async (name) => {
  const cwd = makeFolder(files);
  const configs = createConfigs({ cwd, builtinRules: rules, allowCode: false });
  const run = new OngoingRun({ cwd, formats, configs, read: readText }, await configs.for('.'), undefined);
  for (const file of await run.find()) await run.lint(file);
  expect(run.changed(name)).toEqual(['server.json']);
  writeFileSync(join(cwd, 'package.json'), npm({ version: '1.3.0' }));
  for (const file of await run.find()) await run.lint(file);
  expect((await run.report()).findings.map(({ rule }) => rule)).toEqual([VERSION]);
  run.close();
});

test('nothing outside of where the work started is looked at, and no link is followed out', () => {
  const cwd = makeFolder({ 'in/server.json': SERVER, 'package.json': npm(), 'secret.png': 'x' });
  const around = openNeighbours({ path: 'server.json', absolute: join(cwd, 'in/server.json') });
  expect([around.packages, around.has('../secret.png'), around.read('../package.json')]).toEqual([
    [],
    'unknown',
    undefined,
  ]);
  const whole = openNeighbours({ path: 'in/server.json', absolute: join(cwd, 'in/server.json') });
  expect(whole.packages.map(({ title, isBeside }) => [title, isBeside])).toEqual([['package.json', false]]);
  const other = makeFolder({ 'package.json': npm() });
  mkdirSync(join(cwd, 'in/x'));
  symlinkSync(join(other, 'package.json'), join(cwd, 'in/package.json'));
  const linked = openNeighbours({ path: 'in/server.json', absolute: join(cwd, 'in/server.json') });
  expect(linked.packages.map(({ isBeside }) => isBeside)).toEqual([false]);
});

test.each([
  ['https://github.com/octo/weather.git', 'github.com/octo/weather'],
  ['git+ssh://git@github.com/octo/weather.git', 'github.com/octo/weather'],
  ['git@github.com:octo/weather.git', 'github.com/octo/weather'],
  ['github:octo/weather', 'github.com/octo/weather'],
  ['https://github.com/octo/weather/tree/main/packages/a', 'github.com/octo/weather'],
  ['https://user:secret@gitlab.com/octo/weather', 'gitlab.com/octo/weather'],
  ['octo', undefined],
  ['', undefined],
])('the repository of %s', (url, repository) => {
  expect(repositoryOf(url)).toBe(repository);
});
