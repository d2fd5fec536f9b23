import { describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import type { Plugin } from '../../src/core/pack.js';
import { configsIn, settingsOf } from './configs.js';
import { makeFolder } from '../run/folder.js';

const RULE = `{
  id: 'acme/no-shouting', summary: 'A shout', severity: 'warning', in: 'recommended', messages: { loud: 'Too loud.' },
  source: { document: 'Ours', section: '1', says: 'Do not shout.', kind: 'advice' },
  options: { schema: { type: 'object', properties: { limit: { type: 'integer' } }, additionalProperties: false }, defaults: { limit: 3 } },
  *check() {},
}`;
const LOUD = 'warning {"limit":3}';

function repository(files: Parameters<typeof makeFolder>[0]): string {
  return makeFolder({ '.git/': '', ...files });
}

async function setting(folder: string, path?: string): Promise<string | undefined> {
  return (await settingsOf(configsIn(folder), path))['acme/no-shouting'];
}

describe('plugins', () => {
  test.each<[from: string, plugin: string, files: Record<string, string | object>]>([
    ['a list in a file', './my-rules.mjs', { 'my-rules.mjs': `export default [${RULE}];` }],
    [
      'an object in a file',
      './rules/index.mjs',
      { 'rules/index.mjs': `export default { name: 'acme', rules: [${RULE}] };` },
    ],
    ['CommonJS', './my-rules.cjs', { 'my-rules.cjs': `module.exports = [${RULE}];` }],
    [
      'a package',
      'toolint-plugin-acme',
      {
        'node_modules/toolint-plugin-acme/package.json': { type: 'module', exports: { import: './main.js' } },
        'node_modules/toolint-plugin-acme/main.js': `export default [${RULE}];`,
      },
    ],
  ])('from %s', async (_, plugin, files) => {
    expect(await setting(repository({ ...files, 'toolint.config.json': { plugins: [plugin] } }))).toBe(LOUD);
  });

  test('written in a JavaScript config, with settings', async () => {
    const config = `export default { plugins: [[${RULE}]], rules: { 'acme/no-shouting': ['error', { limit: 5 }] } };`;
    expect(await setting(repository({ 'toolint.config.mjs': config }))).toBe('error {"limit":5}');
  });

  test('their rules are in presets, and off where another preset is chosen', async () => {
    const folder = repository({
      'toolint.config.json': { plugins: ['./r.mjs'], extends: ['spec'] },
      'r.mjs': `export default [${RULE}];`,
    });
    expect(await setting(folder)).toBeUndefined();
  });

  test('hold in folders below, and only there', async () => {
    const folder = repository({
      'a/toolint.config.json': { plugins: ['../r.mjs'] },
      'a/b/toolint.config.json': { plugins: ['../../r.mjs'], rules: { 'acme/no-shouting': 'info' } },
      'r.mjs': `export default [${RULE}];`,
    });
    expect(await setting(folder, 'a/x.json')).toBe(LOUD);
    expect(await setting(folder, 'a/b/x.json')).toBe('info {"limit":3}');
    expect(await setting(folder)).toBeUndefined();
  });

  test('come along with what is extended, found from there', async () => {
    const folder = repository({
      'toolint.config.json': { extends: ['./shared/base.json'], rules: { 'acme/no-shouting': 'info' } },
      'shared/base.json': { plugins: ['./r.mjs'] },
      'shared/r.mjs': `export default [${RULE}];`,
    });
    expect(await setting(folder)).toBe('info {"limit":3}');
  });

  test('--rule reaches them', async () => {
    const folder = repository({
      'toolint.config.json': { plugins: ['./r.mjs'] },
      'r.mjs': `export default [${RULE}];`,
      'a/': '',
    });
    const configs = configsIn(folder, { ruleOverrides: [['acme/no-shouting', 'error']] });
    expect((await settingsOf(configs, 'a/x.json'))['acme/no-shouting']).toBe('error {"limit":3}');
    const wrong = configsIn(folder, { ruleOverrides: [['acme/no-shoting', 'error']] });
    await expect(wrong.for('a/x.json')).rejects.toThrow(
      '--rule acme/no-shoting: unknown rule `acme/no-shoting` (did you mean `acme/no-shouting`?)',
    );
  });

  test.each<[settings: object, message: string]>([
    [
      { 'acme/no-shoting': 'off' },
      'unknown rule `acme/no-shoting` (did you mean `acme/no-shouting`?): no plugin that is loaded here has it',
    ],
    [
      { 'acme/no-shouting': ['off', { limt: 3 }] },
      'the rule `acme/no-shouting` has no option `limt` (did you mean `limit`?)',
    ],
    [
      { 'acme/no-shouting': ['off', { limit: 'x' }] },
      '`rules["acme/no-shouting"][1].limit` must be an integer, and is a string',
    ],
    [
      { 'acme/no-shouting': 'loud' },
      '`rules["acme/no-shouting"]` must be `error`, `warning`, `info` or `off`, and is `"loud"`',
    ],
  ])('their settings are checked: %j', async (settings, message) => {
    const folder = repository({
      'toolint.config.json': { plugins: ['./r.mjs'], rules: settings },
      'r.mjs': `export default [${RULE}];`,
    });
    await expect(configsIn(folder).for('x.json')).rejects.toThrow(message);
    const inOverride = repository({
      'toolint.config.json': { plugins: ['./r.mjs'], overrides: [{ files: ['x'], rules: settings }] },
      'r.mjs': `export default [${RULE}];`,
    });
    await expect(configsIn(inOverride).for('x.json')).rejects.toThrow(
      message.replace('`rules[', '`overrides[0].rules['),
    );
  });

  const shapes: [change: string, message: string][] = [
    ['id: undefined', 'rule 1 has no `id`'],
    ["id: 'shouting'", 'the rule `shouting` has an `id` that is not of the shape `pack/name`'],
    [
      "id: 'otc/shouting'",
      "the rule `otc/shouting` belongs to a pack of toolint's own: choose another word before the slash",
    ],
    ["severity: 'warn'", 'the rule `acme/no-shouting` needs a `severity`: error, warning or info'],
    [
      "in: 'all'",
      'the rule `acme/no-shouting` needs `in`, the smallest preset that has it: spec, recommended or strict',
    ],
    ['summary: 3', 'the rule `acme/no-shouting` needs a `summary`: what is wrong, in one line'],
    ['messages: { loud: () => 1 }', 'the rule `acme/no-shouting` needs `messages`: an object of texts by their ids'],
    ['check: undefined', 'the rule `acme/no-shouting` has no function `check`'],
    ['check: 3', 'the rule `acme/no-shouting` has no function `check`'],
    ["lists: 'oauth'", 'the rule `acme/no-shouting` has `lists` that are no list of keys'],
    ['reads: 3', 'the rule `acme/no-shouting` has `reads` that are no list of formats'],
    [
      'options: { schema: {} }',
      'the rule `acme/no-shouting` has `options` without an object `schema` and an object `defaults`',
    ],
  ];
  test.each(shapes)('a rule must be one: %s', async (change, message) => {
    const folder = repository({
      'toolint.config.json': { plugins: ['./r.mjs'] },
      'r.mjs': `export default [{ ...${RULE}, ${change} }];`,
    });
    await expect(configsIn(folder).for('x.json')).rejects.toThrow(
      `toolint.config.json:3:5: the plugin \`./r.mjs\` cannot be used: ${message}`,
    );
  });

  test.each<[module: string, message: string]>([
    ['export default 3;', 'the plugin `./r.mjs` must export a list of rules, or an object with a list `rules`'],
    ['export default null;', 'the plugin `./r.mjs` must export a list of rules, or an object with a list `rules`'],
    ['export const rules = [];', 'r.mjs: it has no default export'],
    ['throw new Error("broken")', 'r.mjs: it could not be loaded: broken'],
    [`export default [null];`, 'the plugin `./r.mjs` cannot be used: rule 1 is no object'],
    [`export default [${RULE}, ${RULE}];`, 'the rule `acme/no-shouting` is in it twice'],
  ])('a module must be a plugin: %s', async (module, message) => {
    const folder = repository({ 'toolint.config.json': { plugins: ['./r.mjs'] }, 'r.mjs': module });
    await expect(configsIn(folder).for('x.json')).rejects.toThrow(message);
  });

  test('a missing one is told', async () => {
    const of = (plugin: string) =>
      configsIn(repository({ 'toolint.config.json': { plugins: [plugin] } })).for('x.json');
    await expect(of('./gone.mjs')).rejects.toThrow('toolint.config.json:3:5: the plugin `./gone.mjs` cannot be found');
    await expect(of('toolint-gone')).rejects.toThrow(
      'the plugin `toolint-gone` cannot be found: a path starts with `./`, and a package of this name is not installed (npm install --save-dev toolint-gone)',
    );
  });

  test('two plugins cannot bring one id', async () => {
    const folder = repository({
      'toolint.config.json': { plugins: ['./one.mjs', './two.mjs'] },
      'one.mjs': `export default [${RULE}];`,
      'two.mjs': `export default [${RULE}];`,
    });
    await expect(configsIn(folder).for('x.json')).rejects.toThrow(
      'the plugin `./two.mjs` brings a rule `acme/no-shouting`, and so does another plugin',
    );
  });

  test('a broken JSON Schema of options is told', async () => {
    const folder = repository({
      'toolint.config.json': { plugins: ['./r.mjs'], rules: { 'acme/no-shouting': ['off', {}] } },
      'r.mjs': `export default [{ ...${RULE}, options: { schema: { type: 'nonsense' }, defaults: {} } }];`,
    });
    await expect(configsIn(folder).for('x.json')).rejects.toThrow(
      "the plugin's JSON Schema of these options cannot be used: ",
    );
  });

  test('an object given to the program may bring them', async () => {
    const rule = { id: 'acme/x', summary: 's', severity: 'info', in: 'spec', messages: {}, *check() {} };
    const folder = repository({});
    const configs = configsIn(folder, { config: { plugins: [[rule] as unknown as Plugin] }, allowCode: false });
    expect((await settingsOf(configs))['acme/x']).toBe('info');
    expect((await settingsOf(configs, join('a', 'x.json').replaceAll('\\', '/')))['acme/x']).toBe('info');
  });
});
