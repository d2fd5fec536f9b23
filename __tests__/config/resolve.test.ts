import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { LIMITS } from '../../src/engine/limits.js';
import { folderSeen, Seen } from '../../src/files/look-up.js';
import { printableConfig } from '../../src/config/resolve.js';
import { discover } from '../../src/files/discover.js';
import { configsIn, settingsOf } from './configs.js';
import { addFiles, isWindows, makeFolder } from '../run/folder.js';
import { within } from '../support/patience.js';

const LENGTH = '{"min":10,"max":100,"unit":"characters"}';

/** A repository, so that nothing above it counts. */
function repository(files: Parameters<typeof makeFolder>[0]): string {
  return makeFolder({ '.git/': '', ...files });
}

describe('presets', () => {
  test('recommended by default', async () => {
    expect(await settingsOf(configsIn(repository({})))).toEqual({ 'otc/id-format': 'error', 'otc/id-name': 'warning' });
  });

  test.each([
    ['spec', { 'otc/id-format': 'error' }],
    ['recommended', { 'otc/id-format': 'error', 'otc/id-name': 'warning' }],
    [
      'strict',
      {
        'otc/id-format': 'error',
        'otc/id-name': 'warning',
        'common/description-length': 'info {"min":10,"max":50,"unit":"characters"}',
      },
    ],
  ] as const)('%s, extended or chosen', async (preset, settings) => {
    expect(await settingsOf(configsIn(repository({ 'toolint.config.json': { extends: [preset] } })))).toEqual(settings);
    const other = repository({ 'toolint.config.json': { extends: [preset === 'spec' ? 'strict' : 'spec'] } });
    expect(await settingsOf(configsIn(other, { preset }))).toEqual(settings);
  });

  test('one that is named goes before one that is inherited', async () => {
    const folder = repository({
      'toolint.config.json': { extends: ['strict', './base.json'] },
      'base.json': { extends: ['spec'], rules: { 'otc/id-format': 'info' } },
    });
    expect(Object.keys(await settingsOf(configsIn(folder)))).toHaveLength(3);
    addFiles(folder, { 'toolint.config.json': { extends: ['./base.json'] } });
    expect(await settingsOf(configsIn(folder))).toEqual({ 'otc/id-format': 'info' });
  });
});

describe('rules', () => {
  test('severities and options', async () => {
    const folder = repository({
      'toolint.config.json': {
        rules: {
          'otc/id-format': 'off',
          'otc/id-name': ['error'],
          'common/description-length': ['warning', { max: 7 }],
        },
      },
    });
    expect(await settingsOf(configsIn(folder))).toEqual({
      'otc/id-name': 'error',
      'common/description-length': 'warning {"min":10,"max":7,"unit":"characters"}',
    });
  });

  test("options: the rule's, then the preset's, then the config's; a severity alone keeps them", async () => {
    const folder = repository({
      'toolint.config.json': { extends: ['strict'], rules: { 'common/description-length': ['warning', { min: 1 }] } },
      'a/toolint.config.json': { rules: { 'common/description-length': 'error' } },
    });
    const configs = configsIn(folder, { ruleOverrides: [['otc/id-name', 'off']] });
    expect((await settingsOf(configs))['common/description-length']).toBe(
      'warning {"min":1,"max":50,"unit":"characters"}',
    );
    expect(await settingsOf(configs, 'a/x.json')).toEqual({
      'otc/id-format': 'error',
      'common/description-length': 'error {"min":1,"max":50,"unit":"characters"}',
    });
  });

  test('a family stands for each rule of its pack, and a rule that is named beside it goes before', async () => {
    const folder = repository({
      'toolint.config.json': { rules: { 'otc/id-name': 'error', 'otc/*': 'off', 'common/*': 'info' } },
      'a/toolint.config.json': { rules: { 'otc/*': 'warning' } },
    });
    const configs = configsIn(folder);
    expect(await settingsOf(configs)).toEqual({
      'otc/id-name': 'error',
      'common/description-length': `info ${LENGTH}`,
    });
    expect(await settingsOf(configs, 'a/x.json')).toMatchObject({
      'otc/id-format': 'warning',
      'otc/id-name': 'warning',
    });
    const ruleOverrides = [['otc/*', 'off'] as const];
    expect(Object.keys(await settingsOf(configsIn(folder, { ruleOverrides })))).toEqual(['common/description-length']);
  });

  test('those of the command line win', async () => {
    const folder = repository({
      'toolint.config.json': {
        overrides: [{ files: ['**'], rules: { 'otc/id-format': 'info', 'otc/id-name': 'off' } }],
      },
    });
    const ruleOverrides = [
      ['otc/id-format', 'warning'],
      ['common/description-length', 'error'],
    ] as const;
    expect(await settingsOf(configsIn(folder, { ruleOverrides }))).toEqual({
      'otc/id-format': 'warning',
      'common/description-length': `error ${LENGTH}`,
    });
  });

  test.each([
    [['otc/id-formt', 'off'], '--rule otc/id-formt: unknown rule `otc/id-formt` (did you mean `otc/id-format`?)'],
    [['', 'off'], '--rule : unknown rule `""`'],
    [['nonsense', 'off'], '--rule nonsense: unknown rule `nonsense`'],
    [
      ['otc/id-format', 'eror'],
      '--rule otc/id-format=eror: unknown severity `eror` (did you mean `error`?); it is one of error, warning, info, off',
    ],
    [['__proto__', 'off'], '--rule __proto__: unknown rule `__proto__`'],
  ] as const)('--rule %j is refused', (override, message) => {
    expect(() => configsIn(repository({}), { ruleOverrides: [override] })).toThrow(message);
  });

  test("--rule with a plugin's rule that nobody brings is refused", async () => {
    const configs = configsIn(repository({}), { ruleOverrides: [['acme/x', 'off']] });
    await expect(configs.for('x.json')).rejects.toThrow('--rule acme/x: unknown rule `acme/x`');
  });
});

describe('which files make up the config', () => {
  test.each<[name: string, content: string | object]>([
    ['toolint.config.json', { rules: { 'otc/id-format': 'info' } }],
    ['toolint.config.jsonc', '{ // why\n "rules": { "otc/id-format": "info", }, }'],
    ['toolint.config.yaml', 'rules:\n  otc/id-format: info\n'],
    ['toolint.config.yml', 'rules: {otc/id-format: info}'],
    ['toolint.config.mjs', "export default { rules: { 'otc/id-format': 'info' } };"],
    ['toolint.config.js', "module.exports = { rules: { 'otc/id-format': 'info' } };"],
    ['toolint.config.cjs', "module.exports = { rules: { 'otc/id-format': 'info' } };"],
    ['package.json', { name: 'x', toolint: { rules: { 'otc/id-format': 'info' } } }],
  ])('%s', async (name, content) => {
    const folder = repository({ [name]: content });
    const configs = configsIn(folder);
    expect((await settingsOf(configs))['otc/id-format']).toBe('info');
    expect((await configs.for('x.json')).sources).toEqual([name]);
  });

  test('a package.json without the key, or broken, has no say', async () => {
    const folder = repository({
      'package.json': '{"devDependencies": {"toolint": "1"}}',
      'a/package.json': '{"devDependencies": {"toolint": "1"}',
    });
    expect((await configsIn(folder).for('x.json')).sources).toEqual([]);
    expect((await configsIn(folder).for('a/x.json')).sources).toEqual([]);
  });

  test.each(['', '\n', '# rules:\r\n#   otc/id-format: off\r\n'])('a YAML config may be empty: %j', async (text) => {
    expect(Object.keys(await settingsOf(configsIn(repository({ 'toolint.config.yaml': text }))))).toHaveLength(2);
  });

  test('two in one folder are refused', async () => {
    const folder = repository({
      'a/toolint.config.json': {},
      'a/toolint.config.yaml': '',
      'b/toolint.config.json': {},
      'b/package.json': { toolint: {} },
    });
    await expect(configsIn(folder).for('a/x.json')).rejects.toThrow(
      'a: there are several configs in this folder, toolint.config.json and toolint.config.yaml: keep one of them',
    );
    await expect(configsIn(folder).for('b/x.json')).rejects.toThrow(
      'toolint.config.json and package.json: keep one of them',
    );
  });

  test('all from the folder of the file upwards, the nearest last, from wherever the work starts', async () => {
    const folder = repository({
      'toolint.config.json': { extends: ['strict'], rules: { 'otc/id-format': 'info', 'otc/id-name': 'info' } },
      'packages/a/toolint.config.yaml': 'rules:\n  otc/id-name: error\n',
      'packages/a/src/deep/': '',
      'packages/b/': '',
    });
    const [top, inA, inB] = [
      configsIn(folder),
      configsIn(join(folder, 'packages/a')),
      configsIn(join(folder, 'packages/b')),
    ];
    const expected = { 'otc/id-format': 'info', 'otc/id-name': 'error' };
    expect(await settingsOf(top, 'packages/a/src/deep/x.json')).toMatchObject(expected);
    expect(await settingsOf(inA, 'src/deep/x.json')).toMatchObject(expected);
    expect(await settingsOf(inB, '../a/src/deep/x.json')).toMatchObject(expected);
    expect(await settingsOf(top, 'packages/b/x.json')).toMatchObject({
      'otc/id-format': 'info',
      'otc/id-name': 'info',
    });
    expect((await inA.for('src/x.json')).sources).toEqual(['../../toolint.config.json', 'toolint.config.yaml']);
  });

  test('`root` and the top of a repository end the search', async () => {
    const folder = repository({
      'toolint.config.json': { rules: { 'otc/id-format': 'info' } },
      'a/toolint.config.json': { root: true },
      'b/.git': 'gitdir: elsewhere',
      'b/c/': '',
      'e/.git': 'gitdir: elsewhere',
      'e/toolint.config.json': {},
      'd/': '',
    });
    const configs = configsIn(folder);
    expect((await configs.for('a/x.json')).sources).toEqual(['a/toolint.config.json']);
    expect((await configs.for('b/c/x.json')).sources).toEqual([]);
    expect((await configs.for('d/x.json')).sources).toEqual(['toolint.config.json']);
    expect((await configs.for('e/x.json')).sources).toEqual(['e/toolint.config.json']);
  });

  test('--config is the only one, and its patterns count from where the work started', async () => {
    const folder = repository({
      'toolint.config.json': { rules: { 'otc/id-name': 'error' } },
      'ci/strict.yaml': 'overrides:\n  - files: [a/*.json]\n    rules: {otc/id-format: info}\n',
      'a/toolint.config.json': { rules: { 'otc/id-name': 'off' } },
    });
    const configs = configsIn(folder, { configFile: 'ci/strict.yaml' });
    expect(await settingsOf(configs, 'a/x.json')).toEqual({ 'otc/id-format': 'info', 'otc/id-name': 'warning' });
    expect(await settingsOf(configs, 'x.json')).toEqual({ 'otc/id-format': 'error', 'otc/id-name': 'warning' });
    await expect(configsIn(folder, { configFile: 'gone.json' }).for('x.json')).rejects.toThrow(
      'gone.json: the config cannot be used. It does not exist.',
    );
  });

  test.each(['config.cts', 'config.tsx', 'page.html', 'config.toml', 'config'])(
    '%s is no file for a config',
    async (name) => {
      const folder = repository({ [name]: 'export default { rules: {} };' });
      await expect(configsIn(folder, { configFile: name }).for('x.json')).rejects.toThrow(
        `${name}: a config is JSON, JSONC, JSON5, YAML, JavaScript or TypeScript, and its name ends in .json, .jsonc, .json5, .yaml, .yml, .js, .mjs, .cjs, .ts or .mts`,
      );
    },
  );

  test('an object', async () => {
    const folder = repository({ 'toolint.config.json': { rules: { 'otc/id-name': 'error' } } });
    const configs = configsIn(folder, { config: { extends: ['spec'] } });
    expect(await settingsOf(configs)).toEqual({ 'otc/id-format': 'error' });
    await expect(configsIn(folder, { config: { rulez: {} } as object }).for('x.json')).rejects.toThrow(
      'the config, at `rulez`: unknown key `rulez` (did you mean `rules`?)',
    );
  });

  test('what a walk has seen is not looked for again', async () => {
    const folder = repository({ 'a/b/x.json': '', 'a/toolint.config.json': { rules: { 'otc/id-format': 'info' } } });
    const configs = configsIn(folder);
    const { folders, files } = await discover({ cwd: folder, paths: [], extensions: ['.json'] });
    configs.know(folders);
    writeFileSync(join(folder, 'a/b/toolint.config.json'), '{"rules": {"otc/id-format": "off"}}');
    expect(files.map(({ path }) => path)).toEqual(['a/b/x.json', 'a/toolint.config.json']);
    expect((await settingsOf(configs, 'a/b/x.json'))['otc/id-format']).toBe('info');
    expect((await settingsOf(configsIn(folder), 'a/b/x.json'))['otc/id-format']).toBeUndefined();
  });

  test('files with equal settings share one object', async () => {
    const folder = repository({
      'toolint.config.json': { overrides: [{ files: ['*.test.json'], rules: { 'otc/id-format': 'info' } }] },
      'a/b/': '',
    });
    const configs = configsIn(folder);
    const [one, two, three, four] = await Promise.all(
      ['x.json', 'a/b/y.json', 'a/z.test.json', 'q.test.json'].map((path) => configs.for(path)),
    );
    expect(one).toBe(two);
    expect(three).toBe(four);
    expect(one).not.toBe(three);
    expect(one!.rules).toBe(two!.rules);
  });
});

describe('patterns', () => {
  test('overrides, in order, relative to their config', async () => {
    const folder = repository({
      'a/toolint.config.json': {
        rules: { 'otc/id-format': 'warning' },
        overrides: [
          { files: ['src/**/*.json'], ignore: ['src/gen/**'], rules: { 'otc/id-format': 'info' } },
          { files: ['src/**', '!src/keep.json'], rules: { 'otc/id-name': 'off' } },
          { files: ['last.json'], rules: { 'otc/id-format': 'off' } },
        ],
      },
    });
    const configs = configsIn(folder);
    const of = async (path: string) => settingsOf(configs, path);
    expect(await of('a/x.json')).toEqual({ 'otc/id-format': 'warning', 'otc/id-name': 'warning' });
    expect(await of('a/src/x.json')).toEqual({ 'otc/id-format': 'info' });
    expect(await of('a/src/gen/x.json')).toEqual({ 'otc/id-format': 'warning' });
    expect(await of('a/src/keep.json')).toEqual({ 'otc/id-format': 'info', 'otc/id-name': 'warning' });
    expect(await of('a/src/last.json')).toEqual({});
    expect(await of('src/x.json')).toEqual({ 'otc/id-format': 'error', 'otc/id-name': 'warning' });
  });

  test('ignore, as in .gitignore, from every config', async () => {
    const folder = repository({
      'toolint.config.json': { ignore: ['fixtures', '*.{tmp,bak}.json', 'out/', '!keep.tmp.json'] },
      'a/toolint.config.json': { ignore: ['./x.json', '!y.tmp.json'] },
      'a/out': '',
      'only/toolint.config.json': { ignore: ['*', '!keep.json'] },
    });
    const configs = configsIn(folder);
    const ignored = async (path: string) => (await configs.for(path)).ignored(path) !== undefined;
    for (const path of [
      'fixtures',
      'fixtures/x.json',
      'b/fixtures/c/x.json',
      'z.tmp.json',
      'b/z.bak.json',
      'b/out/x.json',
      'a/x.json',
      'fixtures/keep.tmp.json',
      'only/x.json',
      'only/sub/keep.json',
      'out/',
      'fixtures/',
    ]) {
      expect([path, await ignored(path)]).toEqual([path, true]);
    }
    for (const path of [
      'x.json',
      'b/x.json',
      'keep.tmp.json',
      'only/keep.json',
      'b/keep.tmp.json',
      'a/y.tmp.json',
      'a/b/x.json',
      'out',
      'b/',
      '../fixtures/x.json',
    ]) {
      expect([path, await ignored(path)]).toEqual([path, false]);
    }
  });

  test('files, of the nearest config that names them', async () => {
    const folder = repository({
      'toolint.config.json': { files: ['tools/**', '!tools/old/**'] },
      'a/toolint.config.json': { files: ['*.yaml'] },
    });
    const top = await configsIn(folder).for('.');
    expect(['tools/x.json', 'tools/old/x.json', 'x.json'].map((path) => top.files!(path))).toEqual([
      true,
      false,
      false,
    ]);
    const inner = await configsIn(folder).for('a/');
    expect(['a/x.yaml', 'a/tools/x.json', 'tools/x.json'].map((path) => inner.files!(path))).toEqual([
      true,
      false,
      true,
    ]);
    expect((await configsIn(repository({})).for('.')).files).toBeUndefined();
  });

  test('formats and servers', async () => {
    const folder = repository({
      'toolint.config.json': {
        formats: { '**/*.meta.json': 'otc', 'special.meta.json': 'shinkai' },
        servers: { math: ['math/**'], all: ['**'] },
      },
      'math/toolint.config.json': { formats: { 'a.meta.json': 'gloodata' }, servers: { math: ['a*'] } },
    });
    const configs = configsIn(folder);
    const format = async (path: string) => (await configs.for(path)).format(path);
    expect(await format('x/a.meta.json')).toBe('otc');
    expect(await format('x/special.meta.json')).toBe('shinkai');
    expect(await format('math/a.meta.json')).toBe('gloodata');
    expect(await format('math/b.meta.json')).toBe('otc');
    expect(await format('x.json')).toBeUndefined();
    const servers = async (path: string) => (await configs.for(path)).servers(path);
    expect(await servers('x.json')).toEqual(['all']);
    expect(await servers('math/a.json')).toEqual(['math', 'all']);
    expect(await servers('math/b.json')).toEqual(['all']);
  });

  test('dialect and comments', async () => {
    const folder = repository({
      'toolint.config.json': { dialect: { openai: 'seed' }, comments: true },
      'a/toolint.config.json': { comments: false },
    });
    expect(await configsIn(folder).for('x.json')).toMatchObject({ dialect: { openai: 'seed' }, comments: true });
    expect(await configsIn(folder).for('a/x.json')).toMatchObject({ dialect: { openai: 'seed' }, comments: false });
    expect(await configsIn(repository({})).for('x.json')).toMatchObject({
      dialect: { openai: 'auto' },
      comments: false,
    });
  });

  test('thousands of them are refused', async () => {
    const folder = repository({ 'toolint.config.json': { ignore: Array(2000).fill('{a,b}{c,d}{e,f}') } });
    await expect(configsIn(folder).for('x.json')).rejects.toThrow(
      'toolint.config.json:1003:5: there are too many patterns',
    );
  });

  test('a bad one is told with its place', async () => {
    const folder = repository({ 'toolint.config.json': '{\n  "ignore": [\n    "a",\n    "b["\n  ]\n}' });
    await expect(configsIn(folder).for('x.json')).rejects.toThrow(
      'toolint.config.json:4:5: the pattern `b[` cannot be used: a `[` is never closed',
    );
  });
});

test('all that is wrong is told at once', async () => {
  const folder = repository({
    'toolint.config.json':
      '{\n  "rulez": {},\n  "root": 1,\n  "rules": { "otc/id-formt": "off", "otc/id-name": "eror" },\n  "extends": ["recomended"]\n}',
  });
  let message = '';
  await configsIn(folder)
    .for('x.json')
    .catch((error: Error) => (message = error.message));
  expect(message.split('\n').sort()).toEqual([
    'toolint.config.json:2:3: unknown key `rulez` (did you mean `rules`?)',
    'toolint.config.json:3:3: `root` must be a boolean, and is a number',
    'toolint.config.json:4:14: unknown rule `otc/id-formt` (did you mean `otc/id-format`?)',
    expect.stringMatching(/^toolint\.config\.json:4:37: `rules\["otc\/id-name"\]` must be .*`"eror"` \(did you mean/),
    'toolint.config.json:5:15: `recomended` cannot be found (did you mean `recommended`?)',
  ]);
});

describe('what is wrong is told with its place', () => {
  test.each<[content: string | object, message: string]>([
    ['{\n  "rulez": {}\n}', 'toolint.config.json:2:3: unknown key `rulez` (did you mean `rules`?)'],
    [
      '{\n  "rules": {\n    "otc/id-formt": "off"\n  }\n}',
      'toolint.config.json:3:5: unknown rule `otc/id-formt` (did you mean `otc/id-format`?)',
    ],
    ['{"rules": {"id-format": "off"}}', 'toolint.config.json:1:12: unknown rule `id-format`'],
    ['{"rules": {"__proto__": "off"}}', 'toolint.config.json:1:12: unknown rule `__proto__`'],
    ['{"__proto__": {"rules": {}}}', 'toolint.config.json:1:2: unknown key `__proto__`'],
    ['{"rules": {"constructor": "off"}}', 'toolint.config.json:1:12: unknown rule `constructor`'],
    [
      { rules: { 'otc/id-format': 'warn' } },
      '`rules["otc/id-format"]` must be `error`, `warning`, `info` or `off`, and is `"warn"`',
    ],
    [
      { rules: { 'otc/id-format': 'eror' } },
      '`rules["otc/id-format"]` must be `error`, `warning`, `info` or `off`, and is `"eror"` (did you mean `error`?)',
    ],
    [
      { rules: { 'otc/id-format': 2 } },
      '`rules["otc/id-format"]` must be `error`, `warning`, `info` or `off`, and is `2`',
    ],
    [
      { rules: { 'otc/id-format': [2] } },
      '`rules["otc/id-format"][0]` must be `error`, `warning`, `info` or `off`, and is `2`',
    ],
    [{ rules: { 'otc/id-format': [] } }, '`rules["otc/id-format"]` holds fewer than 1 items'],
    [{ rules: { 'otc/id-format': ['off', {}] } }, 'the rule `otc/id-format` takes no options'],
    [
      { rules: { 'common/description-length': ['off', {}, 1] } },
      'the rule `common/description-length` takes one object of options',
    ],
    [
      { rules: { 'common/description-length': ['off', { mx: 1 }] } },
      'the rule `common/description-length` has no option `mx` (did you mean `max`?)',
    ],
    [
      { rules: { 'common/description-length': ['off', { max: 'x' }] } },
      '`rules["common/description-length"][1].max` must be an integer, and is a string',
    ],
    [
      { rules: { 'common/description-length': ['off', { min: -1 }] } },
      '`rules["common/description-length"][1].min` must be at least 0, and is `-1`',
    ],
    [
      { rules: { 'common/description-length': ['off', { unit: 'word' }] } },
      'must be `words` or `characters`, and is `"word"` (did you mean `words`?)',
    ],
    [{ rules: [] }, '`rules` must be an object, and is an array'],
    [{ rules: null }, '`rules` must be an object, and is null'],
    ['[]', 'toolint.config.json:1:1: a config must be an object, and is an array'],
    [{ extends: 'strict' }, '`extends` must be an array, and is a string'],
    [{ files: [''] }, '`files[0]` is empty'],
    [{ overrides: [{ rules: {} }] }, '`overrides[0]` lacks the key `files`'],
    [{ overrides: [{ files: ['x'], rule: {} }] }, 'unknown key `rule` (did you mean `rules`?) in `overrides[0]`'],
    [
      { overrides: [{ files: ['x'], rules: { 'otc/id-nam': 'off' } }] },
      'unknown rule `otc/id-nam` (did you mean `otc/id-name`?)',
    ],
    [
      { formats: { '*.json': 'shinkay' } },
      '`formats["*.json"]` must be `otc`, `shinkai`, `gloodata`, `openai`, `mcp`, `server-json`, `client-config` or `mcpb`, and is `"shinkay"` (did you mean `shinkai`?)',
    ],
    [{ servers: { x: 'y' } }, '`servers.x` must be an array, and is a string'],
    [{ dialect: { openal: 'seed' } }, 'unknown key `openal` (did you mean `openai`?) in `dialect`'],
    [{ plugins: [{}] }, '`plugins[0]` must be a string, and is an object'],
    [{ rules: { 'acme/x': 'off' } }, 'unknown rule `acme/x`: no plugin that is loaded here has it'],
    [{ 'a\u202eb\n': 1 }, 'unknown key `a\\u{202e}b\\u{a}`'],
    ['{"rules": {"otc/id-format": "off" "x"}}', 'toolint.config.json:1:33: '],
    [
      '{"rules": {},\n "rules": {}}',
      'toolint.config.json:2:2: the key `rules` is set again, and what was set first would not count',
    ],
    ['{"dialect": {"openai": "seed",\n"openai": "seed"}}', 'toolint.config.json:2:1: the key `openai` is set again'],
    [' \n', 'toolint.config.json: the config is empty: `{}` would do'],
    ['null', 'toolint.config.json:1:1: a config must be an object, and is null'],
    ['not json', 'toolint.config.json:1:1: '],
    ['['.repeat(100_000), 'toolint.config.json: '],
    ['{"a": "\0"}', 'toolint.config.json: the config cannot be used. It is a binary file: it holds zero bytes.'],
    [
      `"${'x'.repeat(2_000_000)}"`,
      'toolint.config.json: the config cannot be used. It is 1.9 MB large, and files of more than 1 MB are not read.',
    ],
  ])('%j', async (content, message) => {
    const error = await configsIn(repository({ 'toolint.config.json': content }))
      .for('x.json')
      .catch((caught: Error) => caught);
    expect(error).toMatchObject({ name: 'UserError', message: expect.stringContaining(message) });
  });

  test('in the order of YAML lines', async () => {
    const folder = repository({ 'toolint.config.yaml': 'rules:\n  otc/id-format: error\n  otc/id-nam: off\n' });
    await expect(configsIn(folder).for('x.json')).rejects.toThrow('toolint.config.yaml:3:3: unknown rule `otc/id-nam`');
    const again = repository({ 'toolint.config.yaml': 'ignore: []\nrules: {}\nignore: []\n' });
    await expect(configsIn(again).for('x.json')).rejects.toThrow(
      'toolint.config.yaml:3:1: the key `ignore` is set again',
    );
  });

  test('in package.json and in code', async () => {
    const inPackage = repository({ 'package.json': '{\n"toolint": {\n"rulez": 1}}' });
    await expect(configsIn(inPackage).for('x.json')).rejects.toThrow('package.json:3:1: unknown key `rulez`');
    const inCode = repository({
      'toolint.config.mjs': "export default { overrides: [{ files: ['x'], rules: { 'otc/x-y-z': 'off' } }] };",
    });
    await expect(configsIn(inCode).for('x.json')).rejects.toThrow(
      'toolint.config.mjs, at `overrides[0].rules["otc/x-y-z"]`: unknown rule',
    );
  });

  test('a file that a `__proto__` key would change is not changed', async () => {
    const folder = repository({
      'toolint.config.json': '{"servers": {"__proto__": ["x.json"]}, "formats": {"__proto__": "otc"}}',
    });
    const config = await configsIn(folder).for('x.json');
    expect(config.servers('x.json')).toEqual(['__proto__']);
    expect(config.format('__proto__')).toBe('otc');
    expect(({} as { files?: unknown }).files).toBeUndefined();
  });
});

describe('extends', () => {
  test('files, in order, each on top of those it extends; patterns count from the config that was found', async () => {
    const folder = repository({
      'a/toolint.config.json': {
        extends: ['../shared/one.json', '../shared/two.yaml'],
        rules: { 'otc/id-name': 'error' },
      },
      'shared/one.json': { extends: ['./deep/base.json'], rules: { 'otc/id-format': 'info', 'otc/id-name': 'info' } },
      'shared/two.yaml': 'rules: {otc/id-format: warning}\n',
      'shared/deep/base.json': {
        rules: { 'common/description-length': 'error', 'otc/id-format': 'off' },
        overrides: [{ files: ['src/**'], rules: { 'common/description-length': 'off' } }],
      },
    });
    const configs = configsIn(folder);
    expect(await settingsOf(configs, 'a/x.json')).toEqual({
      'otc/id-format': 'warning',
      'otc/id-name': 'error',
      'common/description-length': `error ${LENGTH}`,
    });
    expect((await settingsOf(configs, 'a/src/x.json'))['common/description-length']).toBeUndefined();
    expect((await configs.for('a/x.json')).sources).toEqual([
      'shared/deep/base.json',
      'shared/one.json',
      'shared/two.yaml',
      'a/toolint.config.json',
    ]);
  });

  test('packages: JSON, CommonJS, modules, and a folder further up', async () => {
    const folder = repository({
      'node_modules/json-config/package.json': { name: 'json-config', main: 'config.json' },
      'node_modules/json-config/config.json': { rules: { 'otc/id-format': 'info' } },
      'node_modules/@acme/config/package.json': {
        name: '@acme/config',
        type: 'module',
        exports: { '.': { types: './x.d.ts', import: './index.js' }, './loose': { import: './loose.js' } },
      },
      'node_modules/@acme/config/index.js': "export default { rules: { 'otc/id-name': 'info' } };",
      'node_modules/@acme/config/loose.js': "export default { rules: { 'common/description-length': 'info' } };",
      'a/b/toolint.config.json': { extends: ['json-config', '@acme/config', '@acme/config/loose'] },
    });
    expect(await settingsOf(configsIn(join(folder, 'a/b')))).toEqual({
      'otc/id-format': 'info',
      'otc/id-name': 'info',
      'common/description-length': `info ${LENGTH}`,
    });
  });

  test.each<[files: Record<string, object>, message: string]>([
    [
      { 'toolint.config.json': { extends: ['recomended'] } },
      '`recomended` cannot be found (did you mean `recommended`?)',
    ],
    [
      { 'toolint.config.json': { extends: ['no-such-package'] } },
      '`no-such-package` cannot be found: a path starts with `./`, and a package of this name is not installed (npm install --save-dev no-such-package)',
    ],
    [{ 'toolint.config.json': { extends: ['./gone.json'] } }, 'toolint.config.json:3:5: `./gone.json` cannot be found'],
    [
      { 'toolint.config.json': { extends: ['./a.json'] }, 'a.json': { extends: ['./gone.json'] } },
      'a.json:3:5: `./gone.json` cannot be found (toolint.config.json extends a.json)',
    ],
    [
      {
        'toolint.config.json': { extends: ['./a.json'] },
        'a.json': { extends: ['./b.json'] },
        'b.json': { extends: ['./a.json'] },
      },
      'b.json:3:5: configs extend each other in a circle (toolint.config.json extends a.json extends b.json extends ./a.json)',
    ],
    [
      { 'toolint.config.json': { extends: ['./toolint.config.json'] } },
      'configs extend each other in a circle (toolint.config.json extends ./toolint.config.json)',
    ],
    [{ 'toolint.config.json': { extends: ['./a.json'] }, 'a.json': { rulez: 1 } }, 'a.json:2:3: unknown key `rulez`'],
  ])('%j is refused', async (files, message) => {
    const error = await configsIn(repository(files))
      .for('x.json')
      .catch((caught: Error) => caught);
    expect(error).toMatchObject({ name: 'UserError', message: expect.stringContaining(message) });
  });

  test('a very long chain is refused in a moment', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 500 }, (_, i) => [`c${i}.json`, { extends: [`./c${i + 1}.json`] }]),
    );
    const folder = repository({ ...files, 'c500.json': {}, 'toolint.config.json': { extends: ['./c0.json'] } });
    await expect(configsIn(folder).for('x.json')).rejects.toThrow('it extends more than 50 configs, counting theirs');
  });

  test('configs that multiply are refused in a moment', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [`c${i}.json`, { extends: [`./c${i + 1}.json`, `./c${i + 1}.json`] }]),
    );
    const folder = repository({ ...files, 'c40.json': {}, 'toolint.config.json': { extends: ['./c0.json'] } });
    await expect(configsIn(folder).for('x.json')).rejects.toThrow(
      'toolint.config.json: it extends more than 50 configs, counting theirs',
    );
  });
});

describe('without leave to run code', () => {
  const careful = { allowCode: false };

  test.each<[files: Record<string, string | object>, message: string]>([
    [
      { 'toolint.config.mjs': 'globalThis.ran = true; export default {};' },
      'toolint.config.mjs: this file is code, which runs only with `allow-code: true` (Action) or `allowCode` (editors); use JSON or YAML instead',
    ],
    [
      { 'toolint.config.json': { plugins: ['./p.mjs'] }, 'p.mjs': 'globalThis.ran = true;' },
      'toolint.config.json:3:5: the plugin `./p.mjs` is code, which runs only with `allow-code: true` (Action) or `allowCode` (editors)',
    ],
    [
      { 'toolint.config.json': { extends: ['./c.mjs'] }, 'c.mjs': 'globalThis.ran = true;' },
      'c.mjs: this file is code',
    ],
    [
      { 'toolint.config.json': { extends: ['p'] }, 'node_modules/p/index.js': 'globalThis.ran = true;' },
      'node_modules/p/index.js: this file is code',
    ],
  ])('%j is refused and does not run', async (files, message) => {
    const error = await configsIn(repository(files), careful)
      .for('x.json')
      .catch((caught: Error) => caught);
    expect(error).toMatchObject({ name: 'UserError', message: expect.stringContaining(message) });
    expect((globalThis as { ran?: boolean }).ran).toBeUndefined();
  });

  (isWindows ? test.skip : test)('nothing outside of the workspace is read', async () => {
    const outside = makeFolder({ 'secret.json': '{"token": 1}' });
    const folder = repository({
      'toolint.config.json': { extends: [join(outside, 'secret.json')] },
      'a/': '',
      'b/.git': '',
    });
    symlinkSync(join(outside, 'secret.json'), join(folder, 'a/toolint.config.json'));
    symlinkSync(join(outside, 'secret.json'), join(folder, 'b/package.json'));
    const refusal =
      'lies outside of the workspace, and is read only with `allow-code: true` (Action) or `allowCode` (editors)';
    await expect(configsIn(folder, careful).for('x.json')).rejects.toThrow(refusal);
    await expect(configsIn(join(folder, 'a'), careful).for('x.json')).rejects.toThrow(refusal);
    await expect(configsIn(join(folder, 'b'), careful).for('x.json')).rejects.toThrow(refusal);
    await expect(configsIn(folder).for('x.json')).rejects.toThrow('secret.json:1:2: unknown key `token`');
  });
});

describe('code', () => {
  test('a config that throws, exports nothing, or is TypeScript that Node cannot load', async () => {
    const files = (name: string, text: string) => configsIn(repository({ [name]: text })).for('x.json');
    await expect(files('toolint.config.mjs', "throw new Error('no\\nway');")).rejects.toThrow(
      'toolint.config.mjs: it could not be loaded: no',
    );
    await expect(files('toolint.config.mjs', 'throw null;')).rejects.toThrow(
      'toolint.config.mjs: it could not be loaded: null',
    );
    const remedy = '; let its name end in `.mjs`, or set `"type": "module"` in its package.json';
    const inCommonJs = repository({ 'package.json': { type: 'commonjs' }, 'toolint.config.js': 'export default {};' });
    // Node 20 says the same on standard error, once for a process.
    const listeners = process.listeners('warning');
    process.removeAllListeners('warning');
    await expect(configsIn(inCommonJs).for('x.json')).rejects.toThrow(remedy);
    for (const each of listeners) process.on('warning', each);
    await expect(files('toolint.config.mjs', 'export const x = {};')).rejects.toThrow(
      'toolint.config.mjs: it has no default export',
    );
    const inModules = repository({ 'package.json': { type: 'module' }, 'toolint.config.js': 'module.exports = {};' });
    await expect(configsIn(inModules).for('x.json')).rejects.toThrow(
      /^toolint\.config\.js: it could not be loaded: module is not defined.*; let its name end in `\.cjs`, or write it as a module$/,
    );
    if (!(process.features as { typescript?: unknown }).typescript) {
      await expect(files('toolint.config.mts', 'export default {};')).rejects.toThrow(
        'toolint.config.mts: TypeScript is',
      );
      await expect(files('toolint.config.ts', 'export default {};')).rejects.toThrow(
        `toolint.config.ts: TypeScript is loaded only by a Node.js that strips types itself (22.18 or newer), and this is ${process.version}; use JavaScript or JSON instead`,
      );
    }
  });
});

describe('printableConfig', () => {
  test('tells every rule and where it comes from', async () => {
    const folder = repository({
      'toolint.config.json': { extends: ['spec'], rules: { 'common/description-length': ['warning', { max: 3 }] } },
      'a/toolint.config.yaml': '',
    });
    expect(printableConfig(await configsIn(folder).for('a/x.json'))).toEqual({
      preset: 'spec',
      sources: ['toolint.config.json', 'a/toolint.config.yaml'],
      dialect: { openai: 'auto' },
      comments: false,
      limits: LIMITS,
      rules: {
        'otc/id-format': 'error',
        'otc/id-name': 'off',
        'common/description-length': ['warning', { min: 10, max: 3, unit: 'characters' }],
      },
    });
  });
});

test('10,000 files in as many folders have their config in a moment', async () => {
  const folder = repository({
    'toolint.config.json': { overrides: [{ files: ['**/x1*/**'], rules: { 'otc/id-format': 'off' } }] },
  });
  const folders = new Seen();
  folders.addTop(folder);
  folders.add(folder, folderSeen([{ name: '.git' }, { name: 'toolint.config.json' }]));
  mkdirSync(join(folder, 'p'));
  const configs = configsIn(folder);
  configs.know(folders);
  const seen = await within(2000, async () => {
    const found = new Set();
    for (let i = 0; i < 10_000; i++) found.add(await configs.for(`p/x${i}/metadata.json`));
    return found;
  });
  expect(seen.size).toBe(2);
});
