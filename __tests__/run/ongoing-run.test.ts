/** A run over files that go on changing, as editors and `--watch` have it. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import { createConfigs } from '../../src/config/resolve.js';
import { readText } from '../../src/files/read.js';
import { OngoingRun } from '../../src/run/ongoing-run.js';
import { addFiles, makeFolder } from './folder.js';

const SERVER = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { TEXT } from './parts.js';
new McpServer({ name: 's', version: '1' }).registerTool('add', { description: TEXT }, () => {});
`;

/** A run that has found all files of a folder. */
async function begun(files: Readonly<Record<string, string | object>>) {
  const cwd = makeFolder(files);
  const configs = createConfigs({ cwd, builtinRules: rules, allowCode: true });
  const run = new OngoingRun({ cwd, formats, configs, read: readText }, await configs.for('.'), undefined);
  const found = await run.find();
  return { cwd, run, found: found.map(({ path }) => path) };
}

test('the configs of the folder and of every folder inside are known, and no other file is taken for one', async () => {
  const { run, found } = await begun({
    'toolint.config.json': {},
    'inner/toolint.config.json': {},
    'inner/tools.json': {},
    'empty/toolint.config.json': {},
  });
  expect(found).toContain('inner/tools.json');
  const isConfig = (path: string): boolean => run.isConfig(path);
  expect(['toolint.config.json', 'inner/toolint.config.json'].map(isConfig)).toEqual([true, true]);
  expect(isConfig('inner/tools.json')).toBe(false);
  run.close();
});

describe('a file that others import from names those that are to be linted again', () => {
  const PARTS = `export const TEXT = 'TODO';\n`;
  const RULE = 'common/empty-description';

  test.each<[string, object, string | undefined, boolean]>([
    ['when it changes', { 'parts.ts': PARTS }, PARTS.replace('TODO', 'Adds two numbers.'), false],
    ['once it is there', {}, PARTS, true],
    ['when it is gone', { 'parts.ts': PARTS }, undefined, false],
  ])('%s', async (_, before, after, isFound) => {
    const { cwd, run } = await begun({ 'server.ts': SERVER, ...before });
    const lint = async (): Promise<string[]> => {
      await run.lint(run.fileAt('server.ts')!);
      return (await run.report()).findings.map(({ rule }) => rule);
    };
    expect((await lint()).includes(RULE)).toBe(!isFound);
    if (after === undefined) rmSync(join(cwd, 'parts.ts'));
    else addFiles(cwd, { 'parts.ts': after });
    expect(run.changed('parts.ts')).toEqual(['server.ts']);
    expect((await lint()).includes(RULE)).toBe(isFound);
    run.close();
  });
});

test('a text that is not saved yet is read as what it would be in its place', async () => {
  const { run } = await begun({ 'tools.json': {}, 'other.json': {} });
  const file = run.fileAt('tools.json')!;
  const read = await run.manifestsIn(file, '{ "tools": [{ "name": "add", "inputSchema": { "type": "object" } }] }');
  expect(read?.recognition.manifests.map(({ tools }) => tools.length)).toEqual([1]);
  expect(await run.manifestsIn(file, '{ "name": "notes" }')).toBeUndefined();
  run.close();
});
