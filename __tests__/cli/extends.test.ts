/** Configs that others share: packages as they are installed, files beside, and what is wrong with either. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, toolint } from '../support/cli.js';

const json = (value: object): string => JSON.stringify(value);
const INFO = json({ rules: { 'otc/id-format': 'info' } });
const MODULE = `export default ${INFO};`;
const COMMON = `module.exports = ${INFO};`;

let folder: ReturnType<typeof folderOf>;
beforeAll(() => {
  const packages: Record<string, Record<string, string>> = {
    'main-json': { 'package.json': json({ main: './config.json' }), 'config.json': INFO },
    'index-json': { 'package.json': json({}), 'index.json': INFO },
    'named-config': { 'package.json': json({}), 'toolint.config.yaml': 'rules: {otc/id-format: info}\n' },
    'exports-json': { 'package.json': json({ exports: './config.json' }), 'config.json': INFO },
    common: { 'package.json': json({ main: 'index.js' }), 'index.js': COMMON },
    module: { 'package.json': json({ type: 'module', exports: { import: './index.js' } }), 'index.js': MODULE },
    both: {
      'package.json': json({ exports: { '.': { import: './index.mjs', require: './index.cjs' } } }),
      'index.mjs': MODULE,
      'index.cjs': COMMON,
    },
    '@acme/config': {
      'package.json': json({ exports: { './strict': './strict.json', './by-name/*': { import: './sets/*.mjs' } } }),
      'strict.json': INFO,
      'sets/all.mjs': MODULE,
      'hidden.json': INFO,
    },
    'no-exports': { 'package.json': json({}), 'deep/strict.json': INFO },
    // Node has a module of this name, too.
    util: { 'package.json': json({}), 'toolint.config.json': INFO },
    chained: {
      'package.json': json({ main: 'a.json' }),
      'a.json': json({ extends: ['chained-base', './b.json'] }),
      'b.json': json({ rules: { 'otc/id-name': 'info' } }),
    },
    'chained/node_modules/chained-base': { 'package.json': json({ main: 'x.json' }), 'x.json': INFO },
    'ring-a': { 'package.json': json({ main: 'a.json' }), 'a.json': json({ extends: ['ring-b'] }) },
    'ring-b': { 'package.json': json({ main: 'b.json' }), 'b.json': json({ extends: ['ring-a'] }) },
    wrong: { 'package.json': json({ main: 'c.json' }), 'c.json': '{\n  "rulez": {}\n}' },
    empty: { 'package.json': json({}) },
    'with-rules': {
      'package.json': json({ type: 'module', exports: './index.js' }),
      'index.js': "export default { plugins: ['./rules.js'], rules: { 'acme/x': 'error' } };",
      'rules.js':
        "export default [{ id: 'acme/x', summary: 'X', severity: 'info', in: 'strict', messages: {}, *check() {} }];",
    },
  };
  const files = Object.entries(packages).flatMap(([name, own]) =>
    Object.entries(own).map(([file, text]): [string, string] => [`node_modules/${name}/${file}`, text]),
  );
  folder = folderOf({ '.git/HEAD': '', 'base.json': INFO, ...Object.fromEntries(files) });
});
afterAll(() => folder.remove());

async function severityWith(name: string, rule = 'otc/id-format'): Promise<unknown> {
  writeFileSync(join(folder.path, 'toolint.config.json'), json({ extends: [name] }));
  const { status, out, err } = await toolint(['--print-config', 'x.json'], { cwd: folder.path });
  expect([status, err]).toEqual([0, '']);
  return (JSON.parse(out) as { rules: Record<string, unknown> }).rules[rule];
}

async function complaintWith(name: string): Promise<string> {
  writeFileSync(join(folder.path, 'toolint.config.json'), json({ extends: [name] }));
  const { status, out, err } = await toolint(['--print-config', 'x.json'], { cwd: folder.path });
  expect([status, out, err.trim().split('\n').length]).toEqual([2, '', 1]);
  return err;
}

describe('is found', () => {
  test.each([
    'main-json',
    'index-json',
    'named-config',
    'exports-json',
    'common',
    'module',
    'both',
    '@acme/config/strict',
    '@acme/config/by-name/all',
    'no-exports/deep/strict.json',
    'no-exports/deep/strict',
    'util',
    'chained',
    './base.json',
    './node_modules/common/index.js',
  ])('%s', async (name) => {
    expect(await severityWith(name)).toBe('info');
  });

  test('what a package extends is found from there', async () => {
    expect(await severityWith('chained', 'otc/id-name')).toBe('info');
  });

  test('the plugins of a package come with it', async () => {
    expect(await severityWith('with-rules', 'acme/x')).toBe('error');
  });

  test('a package that is linked, as in a workspace', async () => {
    mkdirSync(join(folder.path, 'packages/shared'), { recursive: true });
    writeFileSync(join(folder.path, 'packages/shared/package.json'), json({ main: 'a.json' }));
    writeFileSync(join(folder.path, 'packages/shared/a.json'), INFO);
    symlinkSync(join(folder.path, 'packages/shared'), join(folder.path, 'node_modules/linked'), 'junction');
    expect(await severityWith('linked')).toBe('info');
    rmSync(join(folder.path, 'node_modules/linked'));
  });
});

describe('is told', () => {
  test.each([
    ['gone', /: `gone` cannot be found: .* a package of this name is not installed \(npm install --save-dev gone\)$/],
    ['@acme/gone/strict', /\(npm install --save-dev @acme\/gone\)$/],
    ['@acme/config', /the package `@acme\/config` is installed, and offers nothing by this name$/],
    ['@acme/config/hidden.json', /is installed, and offers nothing by this name$/],
    ['empty', /the package `empty` is installed, and offers nothing by this name$/],
    ['eslint:recommended', /: a path starts with `\.\/`, and this is no name of a package$/],
    ['base.json', /`base\.json` cannot be found \(did you mean `\.\/base\.json`\?\)$/],
    ['recomended', /`recomended` cannot be found \(did you mean `recommended`\?\)$/],
    ['./bsae.json', /`\.\/bsae\.json` cannot be found \(did you mean `base\.json`\?\)$/],
    [
      'ring-a',
      /^toolint: node_modules\/ring-b\/b\.json:1:13: configs extend each other in a circle \(toolint\.config\.json extends node_modules\/ring-a\/a\.json extends node_modules\/ring-b\/b\.json extends ring-a\)$/,
    ],
    ['wrong', /^toolint: node_modules\/wrong\/c\.json:2:3: unknown key `rulez` \(did you mean `rules`\?\)$/],
    ['node:fs', /cannot be found/],
    ['./node_modules', /It is a folder/],
    ['a;b', /this is no name of a package$/],
  ])('%s', async (name, message) => {
    expect((await complaintWith(name)).trim()).toMatch(message);
  });
});

test('a rule whose packages are not installed: what to do, also in a workflow', async () => {
  const own = folderOf({
    'house.mjs': "import { defineRule } from 'toolint';\nexport default [];\n",
    'toolint.config.json': '{ "plugins": ["./house.mjs"] }',
  });
  const { status, err } = await toolint([], { cwd: own.path });
  own.remove();
  expect([status, err]).toEqual([2, expect.stringContaining("Cannot find package 'toolint'")]);
  expect(err).toContain(
    "; install it (npm install --save-dev toolint), in a workflow by a step with `npm ci` before toolint's",
  );
});
