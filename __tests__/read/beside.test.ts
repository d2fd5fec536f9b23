/** A manifest is linted together with the code next to it, whichever of the two changes. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import { createConfigs } from '../../src/config/resolve.js';
import { readText } from '../../src/files/read.js';
import { OngoingRun } from '../../src/run/ongoing-run.js';
import { toolint, type JsonReport } from '../support/cli.js';
import { makeFolder } from '../run/folder.js';

const RULES = /^shinkai\/code-/;
const parameter = { type: 'string', description: 'A city.' };
const manifest = (...parameters: string[]): object => ({
  name: 'Weather',
  keywords: ['weather'],
  parameters: { type: 'object', properties: Object.fromEntries(parameters.map((name) => [name, parameter])) },
  result: { type: 'object', properties: { sky: { type: 'string', description: 'The sky.' } } },
});
const code = (...names: string[]): string =>
  `class INPUTS:\n    city: str\n\nasync def run(config, inputs: INPUTS):\n    return {"sky": [${names.map((name) => `inputs.${name}`).join()}]}\n`;

async function found(folder: string, ...args: string[]): Promise<string[]> {
  const { out } = await toolint(['--format', 'json', ...args], { cwd: folder });
  const { findings } = JSON.parse(out) as JsonReport;
  return findings.filter(({ rule }) => RULES.test(rule)).map((each) => `${each.rule} ${each.path}`);
}

const UNDECLARED = 'shinkai/code-undeclared tools/a/metadata.json';
const UNREAD = 'shinkai/code-unread tools/a/metadata.json';

test.each([
  ['tool.py', code('city', 'days')],
  ['tool.ts', 'export const run = async (config, { city, days }) => ({ sky: city + days });'],
])('%s', async (name, text) => {
  const folder = makeFolder({ 'tools/a/metadata.json': manifest('city', 'time'), [`tools/a/${name}`]: text });
  expect(await found(folder)).toEqual([UNDECLARED, UNREAD]);
  expect(await found(folder, 'tools/a/metadata.json')).toEqual([UNDECLARED, UNREAD]);
});

test('silent where nobody knows which file is the code, and where none is', async () => {
  const files = { 'a/metadata.json': manifest('time'), 'a/tool.py': code('city'), 'a/tool.ts': '' };
  expect(await found(makeFolder(files))).toEqual([]);
  expect(await found(makeFolder({ 'a/weather.json': manifest('time'), 'a/tool.py': code('city') }))).toEqual([]);
});

const git = spawnSync('git', ['--version']).status === 0 ? describe : describe.skip;
git('--changed', () => {
  const committed = (...files: [object, string]): string => {
    const folder = makeFolder({ 'tools/a/metadata.json': files[0], 'tools/a/tool.py': files[1] });
    const run = (...args: string[]): void => void spawnSync('git', args, { cwd: folder });
    run('init', '--quiet', '--initial-branch=main');
    run('add', '--all');
    run('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'x');
    return folder;
  };

  test.each([
    ['the code reads more', code('city', 'days'), [UNDECLARED]],
    ['the code reads less', code(), [UNREAD]],
  ])('%s', async (_, text, findings) => {
    const folder = committed(manifest('city'), code('city'));
    expect(await found(folder, '--changed=HEAD')).toEqual([]);
    writeFileSync(join(folder, 'tools/a/tool.py'), text);
    expect(await found(folder, '--changed=HEAD')).toEqual(findings);
  });

  test.each([
    ['the manifest declares more', manifest('city', 'days'), [UNREAD]],
    ['the manifest declares less', manifest(), [UNDECLARED]],
  ])('%s', async (_, content, findings) => {
    const folder = committed(manifest('city'), code('city'));
    writeFileSync(join(folder, 'tools/a/metadata.json'), JSON.stringify(content, null, 2));
    expect(await found(folder, '--changed=HEAD')).toEqual(findings);
  });

  test('neither changed', async () => {
    const folder = committed(manifest('time'), code('city'));
    writeFileSync(join(folder, 'other.json'), '{}');
    expect(await found(folder, '--changed=HEAD')).toEqual([]);
  });
});

test('a run that goes on', async () => {
  const cwd = makeFolder({ 'a/metadata.json': manifest('city'), 'a/tool.py': code('city') });
  const configs = createConfigs({ cwd, builtinRules: rules, allowCode: false });
  const run = new OngoingRun({ cwd, formats, configs, read: readText }, await configs.for('.'), undefined);
  const findingsNow = async (): Promise<string[]> => {
    for (const file of await run.find()) await run.lint(file);
    const { findings } = await run.report();
    return findings.flatMap(({ rule }) => (RULES.test(rule) ? [rule] : []));
  };
  expect(await findingsNow()).toEqual([]);
  writeFileSync(join(cwd, 'a/tool.py'), code('city', 'days'));
  expect(run.changed('a/tool.py')).toEqual(['a/metadata.json']);
  expect(await findingsNow()).toEqual(['shinkai/code-undeclared']);
  run.close();
});
