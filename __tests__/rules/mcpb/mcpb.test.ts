/** What each rule about MCPB manifests reports, what its fix makes of it, and where it is silent. */
import { describe, expect, test } from '@jest/globals';
import { findingsIn, fixed, reportOn, type Files } from '../../support/in-folder.js';

const SETTING = {
  type: 'string',
  title: 'API key',
  description: 'The key for the service.',
  required: true,
  sensitive: true,
};
const CONFIG = { command: 'node', args: ['${__dirname}/server/index.js'], env: { KEY: '${user_config.api_key}' } };
const MANIFEST = {
  manifest_version: '0.4',
  name: 'weather',
  version: '1.2.0',
  description: 'Weather forecasts for any place.',
  author: { name: 'Octo' },
  server: { type: 'node', entry_point: 'server/index.js', mcp_config: CONFIG },
  user_config: { api_key: SETTING },
};
const made = (own: object, without: readonly string[] = []) =>
  Object.fromEntries(Object.entries({ ...MANIFEST, ...own }).filter(([key]) => !without.includes(key)));
const setting = (own: object, without: readonly string[] = []) =>
  made({
    user_config: {
      api_key: Object.fromEntries(Object.entries({ ...SETTING, ...own }).filter(([key]) => !without.includes(key))),
    },
  });

const REQUIRED = 'mcpb/required-field';
const TYPE = 'mcpb/field-type';
const FORMAT = 'mcpb/field-format';
const MISSPELT = 'mcpb/misspelt-field';
const UNKNOWN_FIELD = 'mcpb/unknown-field';
const VERSION = 'mcpb/version-differs';
const MISSING = 'mcpb/missing-file';
const OLD = 'mcpb/old-key';
const TOOLS = 'mcpb/tools-differ';
const USER = 'mcpb/setting';

describe('what to write', () => {
  test.each<[string, object, string, string]>([
    [
      'an object for the string',
      made({ repository: 'https://example.com/weather' }),
      TYPE,
      'Write `"repository": { "type": "git", "url": "https://example.com/weather" }`.',
    ],
    ['its own field for a name', made({ author: 'Octo' }), TYPE, 'Write `"author": { "name": "Octo" }`.'],
    ['no object of what fits nowhere', made({ repository: 'here' }), TYPE, 'Replace the string with an object.'],
    [
      'the object that has the field',
      made({ compatibility: { node: '>=18' } }),
      UNKNOWN_FIELD,
      'Move `node` into `compatibility.runtimes`: `"runtimes": { "node": "…" }`.',
    ],
    [
      'the object that has the platforms',
      made({ supported_platforms: ['darwin'] }),
      UNKNOWN_FIELD,
      'Move `supported_platforms` into `compatibility.platforms`.',
    ],
    [
      'the platforms that are meant',
      made({ compatibility: { platforms: ['darwin', 'Windows'] } }),
      TYPE,
      'Write `"platforms": ["darwin", "win32"]`.',
    ],
    [
      'no platform that is not known',
      made({ compatibility: { platforms: ['macos', 'solaris'] } }),
      TYPE,
      'Write one of these values.',
    ],
    [
      'the object that has the version of what the server runs in',
      made({ server: { ...MANIFEST.server, node_version: '>=20' } }),
      UNKNOWN_FIELD,
      'Move `node_version` into `compatibility.runtimes`: `"runtimes": { "node": "…" }`.',
    ],
    [
      'the mark of a secret',
      setting({ secret: true }, ['sensitive']),
      UNKNOWN_FIELD,
      'Rename `secret` to `sensitive`.',
    ],
    ['nothing beside the mark', setting({ secret: true }), UNKNOWN_FIELD, 'Remove `secret`, or'],
    ['nothing for a secret itself', setting({ secret: 'abc' }), UNKNOWN_FIELD, 'Remove `secret`, or'],
    ...['config', 'user_configuration', 'settings'].map((key): [string, object, string, string] => [
      `the settings for ${key}`,
      made({ [key]: { api_key: SETTING } }, ['user_config']),
      UNKNOWN_FIELD,
      `Rename \`${key}\` to \`user_config\`.`,
    ]),
    [
      'how a setting is named then',
      made(
        {
          config: { api_key: SETTING },
          server: { ...MANIFEST.server, mcp_config: { ...CONFIG, env: { A: '${config.api_key}' } } },
        },
        ['user_config'],
      ),
      UNKNOWN_FIELD,
      'Rename `config` to `user_config`, and write `${user_config.…}` for `${config.…}`.',
    ],
    [
      'no settings for what has another form',
      made({ config: { port: 8 } }, ['user_config']),
      UNKNOWN_FIELD,
      'Remove `config`, or',
    ],
    [
      'no settings beside others',
      made({ config: { a: SETTING }, user_config: {} }),
      UNKNOWN_FIELD,
      'Remove `config`, or',
    ],
    [
      'the object that has the version of a runtime',
      made({ compatibility: { python_version: '>=3.8' } }),
      UNKNOWN_FIELD,
      'Move `python_version` into `compatibility.runtimes`: `"runtimes": { "python": "…" }`.',
    ],
    [
      'the folder in each path',
      made({ server: { ...MANIFEST.server, mcp_config: { ...CONFIG, cwd: 'src' } } }),
      UNKNOWN_FIELD,
      'Remove `cwd`, and begin the paths that were relative to it with `${__dirname}/`.',
    ],
    ['no name for a comment', made({ $comment: 'For releases.' }), UNKNOWN_FIELD, 'Remove this comment.'],
    ['the server', made({ mcp_config: CONFIG }), UNKNOWN_FIELD, 'Move `mcp_config` into `server`'],
    ['the environment', made({ env: { A: 'b' } }), UNKNOWN_FIELD, 'Move `env` into `server.mcp_config`.'],
    [
      'the runtimes',
      made({ dependencies: { python: '>=3.11' } }),
      UNKNOWN_FIELD,
      'Move `dependencies` into `compatibility.runtimes`.',
    ],
    ['no other dependencies', made({ dependencies: { octo: '1' } }), UNKNOWN_FIELD, 'Remove `dependencies`'],
    [
      'what starts the server',
      made({ server: { ...MANIFEST.server, env: { A: '1' } } }),
      UNKNOWN_FIELD,
      'Move `env` into `server.mcp_config`.',
    ],
    [
      'the variable for a setting',
      setting({ env: 'OCTO_KEY' }),
      UNKNOWN_FIELD,
      'Move `env` into `server.mcp_config`: `"env": { "OCTO_KEY": "${user_config.api_key}" }`.',
    ],
    [
      'the few fields that there are',
      made({ tools: [{ name: 'a', description: 'Does a.', inputSchema: {} }] }),
      UNKNOWN_FIELD,
      'if it is misspelt: a `tools` entry has only `name` and `description`.',
    ],
    ['the version that is meant', made({ manifest_version: '0.3.1' }), TYPE, 'Write `"0.3"`.'],
    [
      'the version that a type needs',
      made({ manifest_version: '0.3', server: { ...MANIFEST.server, type: 'uv' } }),
      TYPE,
      'or `uv` with `manifest_version` `0.4`.',
    ],
  ])('%s', async (_, manifest, rule, help) => {
    const { findings } = await reportOn({ 'manifest.json': JSON.stringify(manifest) });
    expect(findings.find((each) => each.rule === rule)?.help).toContain(help);
  });
});

test.each([
  ['dxt pack', ' Only the older `dxt pack` accepts it.'],
  ['mcpb pack', ''],
])('that the packer of then takes a field is said where a page names it: %s', async (program, more) => {
  const files = { 'README.md': `Run \`${program}\`.\n` };
  const helpOf = async (compatibility: object, own: object = {}) =>
    (await reportOn({ 'manifest.json': made({ compatibility, ...own }), ...files })).findings.map(({ help }) => help);
  expect(await helpOf({ node: '>=18' })).toEqual([
    `Move \`node\` into \`compatibility.runtimes\`: \`"runtimes": { "node": "…" }\`.${more}`,
  ]);
  const help = await helpOf({ hosts: 'any' });
  expect(help).toEqual([expect.stringMatching(/misspelt: `compatibility` has only .*`runtimes`\./)]);
  expect(help[0]!.endsWith(`\`runtimes\`.${more}`)).toBe(true);
  // Of the whole manifest it is as strict.
  expect(await helpOf({}, { category: 'x' })).toEqual(['Remove `category`, or correct its name if it is misspelt.']);
});

describe('the manifest alone', () => {
  test.each<[string, object, string[]]>([
    ['a good one', MANIFEST, []],
    ['no author', made({}, ['author']), [`${REQUIRED} `]],
    ['no config', made({ server: { type: 'node', entry_point: 'x.js' } }), [`${REQUIRED} /server`]],
    ['no config, which uv does without', made({ server: { type: 'uv', entry_point: 'x.py' } }), []],
    ['an author by name', made({ author: 'Octo' }), [`${TYPE} /author`]],
    ['a version of the format that does not exist', made({ manifest_version: '1.0' }), [`${TYPE} /manifest_version`]],
    [
      'the same as a number',
      made({ manifest_version: 0.3, version: 1.2 }),
      [`${TYPE} /manifest_version`, `${TYPE} /version`],
    ],
    ['a default of any type', setting({ default: ['a'] }, ['required']), []],
    ['a default that is an object', setting({ default: {} }, ['required']), [`${TYPE} /user_config/api_key/default`]],
    ['no URL', made({ homepage: 'example.com' }), [`${FORMAT} /homepage`]],
    ...['{{tools}}', '${TOOLS}', '__TOOLS__', '<tools of the server>', '@tools@'].map(
      (tools): [string, object, string[]] => [`what a template fills in: ${tools}`, made({ tools }), []],
    ),
    ['another text', made({ tools: 'all' }), [`${TYPE} /tools`]],
    ['a slip', made({ display_nam: 'W' }), [`${MISSPELT} /display_nam`]],
    ['the former name of the version', made({ dxt_version: '0.3' }, ['manifest_version']), [`${OLD} /dxt_version`]],
    [
      'a setting that nothing uses',
      made({ server: { ...MANIFEST.server, mcp_config: { command: 'x' } } }),
      [`${USER} /user_config/api_key`],
    ],
    ['a secret without its mark', setting({}, ['sensitive']), [`${USER} /user_config/api_key`]],
    [
      'a mark by another name',
      setting({ secret: true }, ['sensitive']),
      [`${UNKNOWN_FIELD} /user_config/api_key/secret`],
    ],
    ['one that may be left empty', setting({}, ['required']), [`${USER} /user_config/api_key`]],
    ['one that may be left empty, with a default', setting({ default: '' }, ['required']), []],
    [
      'one in an argument',
      made({
        server: { ...MANIFEST.server, mcp_config: { ...CONFIG, args: ['${user_config.api_key}'], env: {} } },
        user_config: { api_key: { ...SETTING, required: false } },
      }),
      [],
    ],
    ['one that is marked as public', setting({ sensitive: false }), []],
    ['required with a default', setting({ required: true, default: 'x' }), [`${USER} /user_config/api_key/default`]],
    ['required with an empty default', setting({ required: true, default: '' }), []],
    ['a setting that is not declared', made({}, ['user_config']), [`${USER} /server/mcp_config/env/KEY`]],
    ['settings that are no object', made({ user_config: 'x' }), [`${TYPE} /user_config`]],
    [
      'a setting by another spelling, which is one finding',
      made({ user_config: { apiKey: SETTING } }),
      [`${USER} /server/mcp_config/env/KEY`],
    ],
    [
      'one that is not declared, on one platform',
      made({
        server: {
          ...MANIFEST.server,
          mcp_config: { ...CONFIG, platform_overrides: { win32: { args: ['${user_config.folder}'] } } },
        },
      }),
      [`${USER} /server/mcp_config/platform_overrides/win32/args/0`],
    ],
  ])('%s', async (_, manifest, expected) => {
    expect(await findingsIn({ 'manifest.json': manifest })).toEqual(expected);
  });

  const wired = (reference: string, key = 'api_key') =>
    made({
      server: { ...MANIFEST.server, mcp_config: { ...CONFIG, env: { KEY: reference } } },
      user_config: { [key]: { ...SETTING, required: true } },
    });
  test.each([
    ['${config.api_key}', '${user_config.api_key}'],
    ['Bearer ${user_config:api_key}', 'Bearer ${user_config.api_key}'],
    ['${USER_CONFIG.API_KEY}', '${user_config.api_key}'],
    ['${userConfig.apiKey}', '${user_config.api_key}'],
    ['${api_key}', '${user_config.api_key}'],
    ['{user_config.api_key}', '${user_config.api_key}'],
  ])('a reference that hosts do not replace: %s', async (reference, meant) => {
    const { findings } = await reportOn({ 'manifest.json': wired(reference) });
    expect(findings.map(({ rule, severity, pointer, help }) => [rule, severity, pointer, help])).toEqual([
      [USER, 'error', '/server/mcp_config/env/KEY', 'Write `${user_config.api_key}`.'],
    ]);
    const after = await fixed({ 'manifest.json': wired(reference) }, 'manifest.json', '--fix-unsafe');
    expect(after).toEqual(wired(meant));
  });

  test.each<[string, object, Files, boolean]>([
    ['$DIRNAME', {}, {}, true],
    ['--root=${dirname}', {}, {}, true],
    ['$__dirname', {}, {}, true],
    ['{__dirname}', {}, {}, true],
    ['${__DIRNAME}', {}, {}, true],
    ['${__dirname}', {}, {}, false],
    ['$DIRNAME', { DIRNAME: '/opt' }, {}, false],
    ['$DIRNAME', {}, { 'pack.sh': "sed 's|$DIRNAME|x|' manifest.json\n" }, false],
    ['cd $DIRNAME', {}, {}, false],
    ['${HOME}', {}, {}, false],
  ])('the folder of the bundle as %s, with %j and %j', async (start, env, files, isWrong) => {
    const startedAs = (folder: string) =>
      made({
        server: {
          ...MANIFEST.server,
          type: 'binary',
          mcp_config: { ...CONFIG, args: [`${folder}/server/index.js`], env: { ...CONFIG.env, ...env } },
        },
      });
    const all = { 'manifest.json': startedAs(start), ...files };
    expect(await findingsIn(all)).toEqual(isWrong ? [`${USER} /server/mcp_config/args/0`] : []);
    const meant = isWrong ? start.replace(/[^=]*$/, () => '${__dirname}') : start;
    expect(await fixed(all, 'manifest.json', '--fix-unsafe')).toEqual(startedAs(meant));
  });

  const M = '/server/mcp_config';
  test.each<[string, object, Files, string[]]>([
    ['the folder', { args: ['--directory', '${PWD}'] }, {}, [`error ${M}/args/1 Write \`\${__dirname}\``]],
    ['a command', { command: '${PWD}/bin/x' }, {}, [`error ${M}/command Write \`\${__dirname}\``]],
    ['a folder of Windows', { env: { A: '${APPDATA}/x' } }, {}, [`warning ${M}/env/A Begin the path`]],
    ['a key', { env: { OCTO: '${OCTO}' } }, {}, [`warning ${M}/env/OCTO Declare a setting`]],
    ['a key in a text', { args: ['--key=${OCTO}'] }, {}, [`error ${M}/args/0 Declare a setting`]],
    ['one that is set', { args: ['--key=${OCTO}'], env: { OCTO: 'x' } }, {}, []],
    ['in a shell', { command: '/bin/sh', args: ['-c', 'exec x ${PWD}'] }, {}, []],
    ['in code', { args: ['-e', 'run(`${OCTO}`)'] }, {}, []],
    ['what hosts know', { args: ['${HOME}/x', '${DOCUMENTS}', '${DOWNLOADS}', 'a${/}b'] }, {}, []],
    ['what a release replaces', { args: ['${OCTO}'] }, { 'pack.sh': 'envsubst < manifest.json' }, []],
    ['what a script replaces', { args: ['${OCTO}'] }, { 'pack.sh': "sed -i 's/${OCTO}/x/' manifest.json" }, []],
    ['no braces', { args: ['$OCTO'] }, {}, []],
  ])('a variable that hosts do not replace: %s', async (_, own, files, expected) => {
    const server = { ...MANIFEST.server, type: 'binary', mcp_config: { command: 'weather', args: [], ...own } };
    const manifest = made({ server, user_config: {} });
    const { findings } = await reportOn({ 'manifest.json': manifest, ...files });
    const told = findings.filter(({ rule }) => rule === USER);
    expect(told).toHaveLength(expected.length);
    for (const [index, each] of expected.entries()) {
      const { severity, pointer, help } = told[index]!;
      expect(`${severity} ${pointer} ${help}`).toContain(each);
    }
  });

  test.each<[string, object, object, string[]]>([
    ['a variable', {}, { env: { DIRS: '${user_config.dirs}' } }, [`${USER} ${M}/env/DIRS`]],
    ['a part of an argument', {}, { args: ['--dirs=${user_config.dirs}'] }, [`${USER} ${M}/args/0`]],
    ['an argument', {}, { args: ['${user_config.dirs}'] }, []],
    ['an argument on one system', {}, { platform_overrides: { win32: { args: ['${user_config.dirs}'] } } }, []],
    ['of one', { multiple: false }, { env: { DIRS: '${user_config.dirs}' } }, []],
    ['with one default', { default: '${HOME}' }, { env: { DIRS: '${user_config.dirs}' } }, []],
  ])('a list of folders as %s', async (_, own, config, expected) => {
    const dirs = {
      type: 'directory',
      title: 'Folders',
      description: 'All.',
      multiple: true,
      default: ['${HOME}'],
      ...own,
    };
    const server = { ...MANIFEST.server, type: 'binary', mcp_config: { command: 'weather', args: [], ...config } };
    expect(await findingsIn({ 'manifest.json': made({ server, user_config: { dirs } }) })).toEqual(expected);
  });

  test.each([
    ['a folder that hosts know', '${HOME}', 'home', [`${USER} /user_config/home`]],
    ['a variable of another name', '${OCTO_KEY}', 'api_key', [`${USER} /user_config/api_key`]],
    ['the right one', '${user_config.api_key}', 'api_key', []],
  ])('what is no slip of a reference: %s', async (_, reference, key, expected) => {
    expect(await findingsIn({ 'manifest.json': wired(reference, key) })).toEqual(expected);
  });

  test('of a setting that names its variable, only where that belongs is said', async () => {
    const unused = { ...MANIFEST.server, mcp_config: { ...CONFIG, env: {} } };
    for (const key of ['env', 'env_var', 'envVar']) {
      const manifest = made({ server: unused, user_config: { api_key: { ...SETTING, [key]: 'OCTO_KEY' } } });
      const { findings } = await reportOn({ 'manifest.json': manifest });
      expect(findings.map(({ rule, help }) => [rule, help])).toEqual([
        [
          UNKNOWN_FIELD,
          `Move \`${key}\` into \`server.mcp_config\`: \`"env": { "OCTO_KEY": "\${user_config.api_key}" }\`.`,
        ],
      ]);
    }
  });

  test('of a setting whose variable is set already, that it is one too many', async () => {
    const set = { ...MANIFEST.server, mcp_config: { ...CONFIG, env: { OCTO_KEY: '${user_config.api_key}' } } };
    const manifest = made({ server: set, user_config: { api_key: { ...SETTING, env_var: 'OCTO_KEY' } } });
    const { findings } = await reportOn({ 'manifest.json': manifest });
    expect(findings.map(({ rule, help }) => [rule, help])).toEqual([
      [UNKNOWN_FIELD, 'Remove `env_var`: `server.mcp_config` sets `OCTO_KEY` already.'],
    ]);
  });

  test.each([
    ['directory', './weather', [`${USER} /user_config/api_key/default`]],
    ['file', 'data/places.json', [`${USER} /user_config/api_key/default`]],
    ['directory', ['${HOME}/weather', '../x'], [`${USER} /user_config/api_key/default/1`]],
    ['directory', '${HOME}/weather', []],
    ['directory', '~/weather', []],
    ['directory', '/var/weather', []],
    ['file', 'C:\\weather\\x.json', []],
    ['directory', '', []],
    ['string', './weather', []],
  ])('the default of a %s: %j', async (type, value, expected) => {
    expect(await findingsIn({ 'manifest.json': setting({ type, default: value }, ['required']) })).toEqual(expected);
  });

  const started = (own: object, entry_point = 'server/index.js') =>
    made({ server: { ...MANIFEST.server, entry_point, mcp_config: { ...CONFIG, ...own } } });
  test.each<[string, object, string[]]>([
    ['the entry point', started({ args: ['server/index.js'] }), ['/server/mcp_config/args/0']],
    [
      'the same in another form',
      started({ args: ['--no-warnings', './server/index.js'] }),
      ['/server/mcp_config/args/1'],
    ],
    [
      'the folder of modules',
      started({ args: ['-m', 'weather'], env: { KEY: '${user_config.api_key}', PYTHONPATH: 'lib' } }),
      ['/server/mcp_config/env/PYTHONPATH'],
    ],
    [
      'on one platform',
      started({ platform_overrides: { win32: { args: ['server/index.js'] } } }),
      ['/server/mcp_config/platform_overrides/win32/args/0'],
    ],
    [
      'the folder of the bundle',
      started({ env: { KEY: '${user_config.api_key}', PYTHONPATH: '${__dirname}/lib' } }),
      [],
    ],
    ['another argument', started({ args: ['weather.js'] }), []],
    ['a module', started({ command: 'python', args: ['-m', 'weather'] }, 'weather'), []],
  ])('a path that begins nowhere: %s', async (_, manifest, expected) => {
    const { findings } = await reportOn({ 'manifest.json': manifest });
    expect(findings.map(({ rule, severity, pointer }) => [rule, severity, pointer])).toEqual(
      expected.map((pointer) => [MISSING, 'warning', pointer]),
    );
  });

  test('several wrong entries of a list, and several unused settings, are one finding each', async () => {
    const [first, second] = ['folder', 'unit'].map((title) => ({ type: 'string', title, description: 'A setting.' }));
    const wrong = { compatibility: { platforms: ['windows', 'macos'] } };
    const manifest = made({ ...wrong, user_config: { ...MANIFEST.user_config, first, second } });
    const { findings } = await reportOn({ 'manifest.json': manifest });
    expect(findings.map(({ rule, pointer, count }) => [rule, pointer, count]).sort()).toEqual([
      [TYPE, '/compatibility/platforms/0', 2],
      [USER, '/user_config/first', 2],
    ]);
  });

  test('what is left empty is information', async () => {
    const open = { 'manifest.json': setting({}, ['required']) };
    const { findings } = await reportOn(open);
    expect(findings.map(({ severity, message }) => [severity, message])).toEqual([
      ['info', 'Where users leave `api_key` empty, Claude Desktop passes on the text `${user_config.api_key}` itself.'],
    ]);
  });

  test('a deprecated name that every host reads is no warning', async () => {
    const { findings } = await reportOn({ 'manifest.json': made({ dxt_version: '0.3' }, ['manifest_version']) });
    expect(findings.map(({ severity }) => severity)).toEqual(['info']);
  });

  test('spaces around a URL, which packers leave out', async () => {
    expect(await findingsIn({ 'manifest.json': made({ homepage: ' https://octo.example/' }) })).toEqual([]);
    expect(await findingsIn({ 'manifest.json': made({ homepage: ' octo' }) })).toEqual([`${FORMAT} /homepage`]);
  });

  test.each<[string, string, string]>([
    ['manifest.json', 'error', 'so Claude Desktop and `mcpb pack` refuse the bundle.'],
    [
      'manifest.template.json',
      'warning',
      'so Claude Desktop and `mcpb pack` refuse the bundle unless a build changes it.',
    ],
  ])('fields that the packer refuses, in %s', async (path, severity, end) => {
    const own = setting({ env_var: 'KEY' }) as object;
    const { findings } = await reportOn({ [path]: { ...own, category: 'x', display_nam: 'x' } });
    expect(findings.map(({ rule, pointer, severity }) => [rule, pointer, severity]).sort()).toEqual([
      [MISSPELT, '/display_nam', severity],
      [UNKNOWN_FIELD, '/category', severity],
      [UNKNOWN_FIELD, '/user_config/api_key/env_var', severity],
    ]);
    for (const { message } of findings) expect(message.endsWith(end)).toBe(true);
  });

  test.each([
    ['of the same name', {}, 'info'],
    ['of another name', { name: 'maps' }, 'warning'],
  ])('beside a manifest.json %s', async (_, own, severity) => {
    const copy = {
      ...made({ category: 'x' }),
      user_config: { api_key: SETTING, unit: { type: 'string', title: 'Unit', description: 'C or F.' } },
    };
    const { findings } = await reportOn({ 'manifest.json': made(own), 'octo_manifest.json': copy });
    expect(findings.map((each) => [each.path, each.rule, each.severity]).sort()).toEqual([
      ['octo_manifest.json', 'mcpb/setting', severity],
      ['octo_manifest.json', UNKNOWN_FIELD, severity],
    ]);
  });

  test.each([
    ['test-unpack/manifest.json', {}, 'info'],
    ['server/temp/manifest.json', {}, 'info'],
    ['weather-unpacked/manifest.json', {}, 'info'],
    ['unpacked/manifest.json', { name: 'maps' }, 'error'],
    ['latest/manifest.json', {}, 'error'],
  ])('a bundle that a test left over: %s beside one with %j', async (path, own, severity) => {
    const files = {
      'manifest.json': made(own),
      'package.json': { name: 'weather', version: '1.2.0' },
      'server/index.js': '',
      'latest/server/index.js': '',
      [path]: made({ category: 'x' }),
    };
    const { findings } = await reportOn(files);
    expect(findings.map((each) => [each.path, each.rule, each.severity])).toEqual([[path, UNKNOWN_FIELD, severity]]);
    if (severity === 'info')
      expect(findings[0]!.message).toMatch(/if you pack this file instead of `manifest.json`\.$/);
  });

  test('of a bundle that a test left over, versions, files and tools are not compared', async () => {
    const old = made({ version: '1.1.0', icon: 'icon.png', tools: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] });
    const code = ['a', 'b'].map((name) => `server.registerTool('${name}', { description: 'Looks.' }, look);`);
    const files = (name: string) => ({
      'manifest.json': made({ name }),
      'old-unpack/manifest.json': old,
      'old-unpack/package.json': { name: 'weather', version: '1.2.0' },
      'old-unpack/server.ts': `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\nconst server = new McpServer({ name: 'weather', version: '1.2.0' });\n${code.join('\n')}`,
    });
    const compared = async (name: string) =>
      (await findingsIn(files(name))).filter((each) => [VERSION, MISSING, TOOLS].some((rule) => each.startsWith(rule)));
    expect(await compared('weather')).toEqual([]);
    expect((await compared('maps')).map((each) => each.split(' ')[0]).sort()).toEqual([MISSING, TOOLS, VERSION]);
  });

  test('a field that each tool has is one finding', async () => {
    const tools = ['a', 'b'].map((name) => ({ name, description: `Does ${name}.`, inputSchema: {} }));
    const { findings } = await reportOn({ 'manifest.json': made({ tools }) });
    expect(findings.map(({ message }) => message)).toEqual([
      '`inputSchema` is not a field of a `tools` entry, so Claude Desktop and `mcpb pack` refuse the bundle. (2 places)',
    ]);
  });

  test('whole definitions of tools are one finding that names their keys', async () => {
    const given = { inputSchema: {}, annotations: {} };
    const tools = ['a', 'b', 'c'].map((name) => ({ name, description: `Does ${name}.`, ...given }));
    const [first, ...others] = tools;
    const { findings } = await reportOn({
      'manifest.json': made({
        tools: [{ ...first, outputSchema: {} }, ...others, { name: 'd', mode: 'x' }],
        bugs: 'x',
      }),
    });
    expect(findings.map(({ message, help }) => [message, help])).toEqual([
      [
        '`inputSchema` and `annotations` are not fields of a `tools` entry, so Claude Desktop and `mcpb pack` refuse the bundle. (3 places)',
        'Remove them, or correct their names if they are misspelt: a `tools` entry has only `name` and `description`.',
      ],
      ...[
        ['outputSchema', 'a `tools` entry', ': a `tools` entry has only `name` and `description`'],
        ['mode', 'a `tools` entry', ': a `tools` entry has only `name` and `description`'],
        ['bugs', 'an MCPB manifest', ''],
      ].map(([key, title, only]) => [
        `\`${key}\` is not a field of ${title}, so Claude Desktop and \`mcpb pack\` refuse the bundle.`,
        `Remove \`${key}\`, or correct its name if it is misspelt${only}.`,
      ]),
    ]);
    expect(findings[0]!.related?.map(({ note }) => note)).toContain('`annotations` too.');
  });

  test.each([
    ['a b c d e f', '`a`, `b`, `c`, `d`, `e` and `f`'],
    ['a b c d e f g', '`a`, `b`, `c`, `d`, `e` and others'],
  ])('of the fields %s', async (names, shown) => {
    const own = Object.fromEntries(names.split(' ').map((name) => [`x${name}x`, 1]));
    const { findings } = await reportOn({ 'manifest.json': made(own) });
    expect(findings.map(({ message }) => message.replace(/ are not .*/, '').replace(/x/g, ''))).toEqual([shown]);
  });

  test('the fields of one object that no manifest has are one finding', async () => {
    const { findings } = await reportOn({ 'manifest.json': made({ categories: ['a'], tags: ['b'], bugs: 'x' }) });
    expect(findings.map(({ rule, pointer, message, related }) => [rule, pointer, message, related?.length])).toEqual([
      [
        UNKNOWN_FIELD,
        '/categories',
        '`categories`, `tags` and `bugs` are not fields of an MCPB manifest, so Claude Desktop and `mcpb pack` refuse the bundle.',
        2,
      ],
    ]);
  });

  test.each([
    ['writes its own', 'import json\nmanifest = {"name": "weather", "server": {"type": "python"}}\n', ['info']],
    ['packs this one', 'manifest = json.load(open("manifest.json"))\nmanifest["server"] = {}\n', ['error']],
  ])('what is wrong in a manifest where a script %s', async (_, script, expected) => {
    const { findings } = await reportOn({ 'build_mcpb.py': script, 'dxt/manifest.json': made({ bugs: 'x' }) });
    expect(findings.map(({ severity }) => severity)).toEqual(expected);
  });

  test('a value that a build puts in has no type yet', async () => {
    const text = JSON.stringify(made({ compatibility: { platforms: 0 } })).replace(
      '"platforms":0',
      '"platforms": {{ALL}}',
    );
    const { findings } = await reportOn({ 'manifest.json': text });
    expect(findings.map(({ rule }) => rule)).not.toContain(TYPE);
  });

  test('fixes', async () => {
    const numbers = { 'manifest.json': made({ manifest_version: 0.3, version: 1.2 }) };
    const texts = made({ manifest_version: '0.3', version: '1.2' });
    expect(await fixed(numbers, 'manifest.json')).toEqual(texts);
    for (const own of [{}, { secret: true }])
      expect(await fixed({ 'manifest.json': setting(own, ['sensitive']) }, 'manifest.json')).toEqual(MANIFEST);
    const env = (name: string) => ({
      ...MANIFEST.server,
      mcp_config: { ...CONFIG, env: { KEY: `\${user_config.${name}}` } },
    });
    const slip = { 'manifest.json': made({ server: env('apiKey') }) };
    expect(await fixed(slip, 'manifest.json', '--fix-unsafe')).toEqual(MANIFEST);
  });

  // The program of then refuses the name of today.
  test.each<[string, Files, boolean]>([
    ['alone', {}, true],
    ['packed with mcpb', { 'package.json': { scripts: { pack: 'mcpb pack .' } } }, true],
    ['of a folder that is called dxt', { 'package.json': { scripts: { pack: 'mcpb pack dxt' } } }, true],
    ['a script of package.json', { 'package.json': { scripts: { pack: 'npm run build && dxt pack .' } } }, false],
    ['a package that is installed', { 'package.json': { devDependencies: { '@anthropic-ai/dxt': '0.2.6' } } }, false],
    ['a workflow', { '.github/workflows/release.yml': 'run: npx @anthropic-ai/dxt pack dxt\n' }, false],
    ['a script', { 'scripts/build.sh': 'dxt validate manifest.json\n' }, false],
    ['a page', { 'docs/BUILD.md': 'Run `dxt pack`.\n' }, false],
  ])(`${OLD}: whether it is renamed: %s`, async (_, files, isRenamed) => {
    const old = made({ dxt_version: '0.4' }, ['manifest_version']);
    const all = { 'manifest.json': old, ...files };
    expect(await fixed(all, 'manifest.json')).toEqual(isRenamed ? MANIFEST : old);
  });

  test(`${OLD}: both names`, async () => {
    const both = { 'manifest.json': made({ dxt_version: '0.4' }) };
    expect(await fixed(both, 'manifest.json')).toEqual(MANIFEST);
  });

  test('what cannot be known is not reported', async () => {
    const yaml =
      'manifest_version: "0.4"\nname: !x a\nversion: !x b\ndescription: c\nauthor: !x d\nserver:\n  type: node\n  entry_point: !x e\n  mcp_config: !x f\nuser_config:\n  api_token: !x g\n';
    expect(await findingsIn({ 'manifest.yaml': yaml })).toEqual([]);
  });
});

describe(VERSION, () => {
  test.each<[string, object, Files, boolean]>([
    ['is packed', {}, { 'server/index.js': '' }, false],
    ['has no entry point either', {}, {}, true],
    ['is another', { name: 'maps' }, { 'server/index.js': '' }, true],
    ['is packed, and this one too', {}, { 'server/index.js': '', 'mcpb/server/index.js': '' }, true],
  ])('a manifest without its entry point, where one above %s', async (_, own, files, isTold) => {
    const pack = { name: 'weather', version: '1.3.0', scripts: { pack: 'mcpb pack' } };
    const above = made({ version: '1.3.0', ...own });
    const all = { 'package.json': pack, 'manifest.json': above, 'mcpb/manifest.json': MANIFEST, ...files };
    const { findings } = await reportOn(all);
    expect(findings.filter(({ rule }) => rule === VERSION).map(({ path }) => path)).toEqual(
      isTold ? ['mcpb/manifest.json'] : [],
    );
  });

  test.each([
    ['2.1.0', 'Write `2.1.0`, the newer one, in `package.json` too.', undefined],
    ['1.9.0', 'Write `2.0.0`.', 'Use version 2.0.0'],
  ])('%s beside 2.0.0: what to do, and the fix, agree', async (version, help, title) => {
    const { findings } = await reportOn({
      'manifest.json': made({ version }),
      'package.json': { name: MANIFEST.name, version: '2.0.0', author: 'x' },
      'server/index.js': '',
    });
    const found = findings.find(({ rule }) => rule === VERSION) as { help?: string; fix?: { title: string } };
    expect([found.help, found.fix?.title]).toEqual([help, title]);
  });

  const beside = (own: object, manifest: object = MANIFEST): Files => ({
    'manifest.json': manifest,
    'package.json': { name: '@octo/weather-mcp', version: '1.2.0', private: true, ...own },
  });

  test.each<[string, object, Files, number]>([
    ['npx', { command: 'npx', args: ['-y', '@octo/weather-mcp'] }, {}, 0],
    ['npx of the newest', { command: 'npx', args: ['-y', '@octo/weather-mcp@latest'] }, {}, 0],
    ['npx of one version', { command: 'npx', args: ['-y', '@octo/weather-mcp@1.2.0'] }, {}, 1],
    ['npx of another package', { command: 'npx', args: ['-y', 'tsx', 'src/weather.ts'] }, {}, 1],
    [
      'a script',
      { command: '/bin/sh', args: ['${__dirname}/run.sh'] },
      { 'run.sh': '#!/bin/sh\nexec uvx weather-mcp run --stdio\n' },
      0,
    ],
  ])('a bundle that runs the newest package has releases of its own: %s', async (_, config, files, count) => {
    const manifest = made({ server: { ...MANIFEST.server, mcp_config: config } });
    const { findings } = await reportOn({ ...beside({ version: '1.3.0' }, manifest), ...files });
    expect(findings.filter(({ rule }) => rule === VERSION)).toHaveLength(count);
  });

  test.each<[string, Files, string[]]>([
    ['the same', beside({}), []],
    ['another', beside({ version: '1.3.0' }), [`${VERSION} /version`]],
    ['another package', beside({ name: 'website', version: '9.0.0' }), []],
    ['filled in by a release', beside({ version: '0.0.0' }), []],
    [
      'a package above',
      { 'mcpb/manifest.json': MANIFEST, 'package.json': { name: 'weather', version: '2.0.0' } },
      [`${VERSION} /version`],
    ],
    [
      'pyproject.toml',
      { 'manifest.json': MANIFEST, 'pyproject.toml': '[project]\nname = "weather_mcp"\nversion = "1.3.0"\n' },
      [`${VERSION} /version`],
    ],
    [
      'a wrapper beside it, and the version of the package above',
      {
        'dxt/manifest.json': MANIFEST,
        'dxt/package.json': { name: 'weather-dxt', version: '1.1.0' },
        'pyproject.toml': '[project]\nname = "weather"\nversion = "1.2.0"\n',
      },
      [],
    ],
    [
      'another version above, too',
      {
        'dxt/manifest.json': MANIFEST,
        'dxt/package.json': { name: 'weather-dxt', version: '1.1.0' },
        'Cargo.toml': '[package]\nname = "weather"\nversion = "1.3.0"\n',
      },
      [`${VERSION} /version`],
    ],
    [
      'the first version of something else above',
      {
        'dxt/manifest.json': made({ version: '1.0.0' }),
        'dxt/package.json': { name: 'weather-dxt', version: '1.1.0' },
        'package.json': { name: 'website', version: '1.0.0' },
      },
      [`${VERSION} /version`],
    ],
    ['no package', { 'manifest.json': MANIFEST }, []],
    [
      'a script of the release writes it',
      {
        ...beside({ version: '1.3.0' }),
        'scripts/bundle.mjs': "const manifest = read('manifest.json');\nmanifest.version = own.version;\n",
      },
      [],
    ],
    [
      'a workflow that only validates it',
      { ...beside({ version: '1.3.0' }), '.github/workflows/release.yml': 'run: mcpb validate manifest.json\n' },
      [`${VERSION} /version`],
    ],
    ['a private package whose version nobody raised', beside({ version: '1.0.0' }), []],
    ['one whose version `npm init` wrote', beside({ version: '1.0.0', private: false }), []],
    ['one that was raised since', beside({ version: '1.0.1', private: false }), [`${VERSION} /version`]],
    [
      'one whose version `uv init` wrote',
      { 'manifest.json': MANIFEST, 'pyproject.toml': '[project]\nname = "weather_mcp"\nversion = "0.1.0"\n' },
      [],
    ],
    ...['mcp-remote', 'https://weather.example.com/mcp'].map((argument): [string, Files, string[]] => [
      `a bundle that leads elsewhere: ${argument}`,
      beside(
        { version: '1.3.0' },
        made({ server: { ...MANIFEST.server, mcp_config: { ...CONFIG, args: [argument] } } }),
      ),
      [],
    ]),
  ])('%s', async (_, files, expected) => {
    expect(await findingsIn(files)).toEqual(expected);
  });

  test('its fix goes forward alone', async () => {
    expect(await fixed(beside({ version: '1.3.0' }), 'manifest.json')).toEqual(made({ version: '1.3.0' }));
    // A version that somebody may have is never given again.
    expect(await fixed(beside({ version: '1.1.0' }), 'manifest.json', '--fix-unsafe')).toEqual(MANIFEST);
  });
});

const BARE = { type: 'python', entry_point: 'x.py', mcp_config: { ...CONFIG, command: 'weather', args: ['--stdio'] } };
test.each<[string, string, Files, object, string]>([
  ['1.3.0', 'a script packs', { 'scripts/pack.sh': 'npx @anthropic-ai/mcpb pack .\n' }, {}, 'warning'],
  ['1.1.0', 'a script packs', { 'scripts/pack.sh': 'npx @anthropic-ai/mcpb pack .\n' }, {}, 'warning'],
  ['1.3.0', 'a workflow zips', { '.github/workflows/x.yml': 'run: zip -r weather.mcpb .\n' }, {}, 'warning'],
  ['1.3.0', 'a page offers', { 'README.md': 'Open `weather-1.2.0.dxt` in Claude Desktop.\n' }, {}, 'warning'],
  ['1.3.0', 'a page only plans', { 'README.md': '- [ ] An `.mcpb` file\n' }, {}, 'info'],
  ['1.3.0', 'nothing packs', {}, {}, 'info'],
  ['1.3.0', 'holds no server, and a page offers', { 'README.md': 'Run `mcpb pack`.\n' }, { server: BARE }, 'info'],
  [
    '1.3.0',
    'runs a module of its own, and a page offers',
    { 'README.md': 'Run `mcpb pack`.\n' },
    { server: { ...BARE, mcp_config: { command: 'python', args: ['-m', 'weather'], env: { PYTHONPATH: 'src' } } } },
    'warning',
  ],
  [
    '1.3.0',
    'runs a file of its own, and a page offers',
    { 'README.md': 'Run `mcpb pack`.\n' },
    { server: { ...BARE, mcp_config: { ...BARE.mcp_config, args: ['${__dirname}/x.py'] } } },
    'warning',
  ],
])('a bundle of 1.2.0 beside a package of %s, which %s', async (version, _, files, own, severity) => {
  const { findings } = await reportOn({
    'manifest.json': made(own),
    'package.json': { name: 'weather', version, bin: 'server/index.js' },
    ...files,
  });
  expect(findings.filter(({ rule }) => rule === VERSION).map((each) => each.severity)).toEqual([severity]);
});

test.each<[string, object, Files, string]>([
  ['that nobody gets', {}, {}, 'info'],
  ['that is private', { private: true, bin: 'x.js' }, {}, 'info'],
  ['that npm is told to publish', { publishConfig: { access: 'public' } }, {}, 'warning'],
  ['that a release publishes', {}, { '.github/workflows/release.yml': 'run: npm publish\n' }, 'warning'],
])('a bundle ahead of a package %s', async (_, own, files, severity) => {
  const { findings } = await reportOn({
    'manifest.json': MANIFEST,
    'package.json': { name: 'weather', version: '1.1.0', ...own },
    'README.md': 'Run `mcpb pack`.\n',
    ...files,
  });
  expect(findings.filter(({ rule }) => rule === VERSION).map((each) => each.severity)).toEqual([severity]);
});

/** Steps of a release that put a bundle together. */
const STAGING: readonly (readonly [string, string, string])[] = [
  ['a script that draws it', 'scripts/icons.py', 'draw("logo.svg").save("icon.png")\n'],
  ['a script beside it', 'pack.sh', 'cp ../logo.jpeg _stage/icon.png\n'],
  ['PowerShell', 'build_mcpb.ps1', 'Copy-Item manifest.json build/\n'],
  ['a script without an ending', 'build', 'cp manifest.json dist-bundle\nnpx mcpb pack dist-bundle x.mcpb\n'],
  ['a Makefile', 'Makefile', 'bundle:\n\tcp manifest.json stage/ && zip -r x.mcpb stage\n'],
  ['a justfile', 'justfile', 'bundle:\n  cp ../icon.png .\n'],
  ['a workflow', '.github/workflows/release.yml', 'run: cp static/logo.png icon.png && mcpb pack\n'],
  ['a goreleaser', '.goreleaser.yaml', 'files: [manifest.json]\nhooks: [cp manifest.json dist/]\n'],
];

const beside = (own: object, others: Files = {}): Files => ({
  'manifest.json': made(own),
  'package.json': { name: 'x', version: '1.0.0' },
  ...others,
});

test.each<[string, Files, string]>([
  [
    'what is packed in place',
    { '.github/workflows/release.yml': 'run: npx @anthropic-ai/mcpb pack && mcpb pack .\n' },
    'error',
  ],
  ['what may be packed elsewhere', {}, 'warning'],
  ['what is packed elsewhere', { '.github/workflows/release.yml': 'run: mcpb pack dist-bundle\n' }, 'warning'],
])(`${MISSING}: %s`, async (_, files, severity) => {
  const { findings } = await reportOn(beside({ icon: 'icon.png' }, { ...files, 'server/index.js': '' }));
  expect(findings.map((each) => [each.rule, each.severity])).toEqual([[MISSING, severity]]);
});

test.each<[string, object, string, RegExp]>([
  ['the icon', { icon: 'icon.png' }, 'error', /so `mcpb pack` refuses the bundle/],
  // The packer looks for no others.
  ['a screenshot', { screenshots: ['shot.png'] }, 'warning', /so hosts cannot show it/],
])(`${MISSING}: what comes of %s`, async (_, own, severity, message) => {
  const { findings } = await reportOn(
    beside(own, { '.github/workflows/release.yml': 'run: mcpb pack .\n', 'server/index.js': '' }),
  );
  expect(findings.map((each) => [each.rule, each.severity, message.test(each.message)])).toEqual([
    [MISSING, severity, true],
  ]);
});

/** The entry point is one thing, and what the command starts another. */
const inSource = made({
  server: {
    ...{ type: 'python', entry_point: 'src/server.py' },
    mcp_config: { ...CONFIG, command: 'python', args: ['${__dirname}/src/server.py'] },
  },
});
const starting = (...args: string[]) =>
  made({ server: { ...MANIFEST.server, mcp_config: { ...CONFIG, args: ['--no-warnings', ...args] } } });

test.each([
  ['another ending', { bin: { weather: './dist/cli.cjs' } }, 'dist/cli.cjs`, the file that `package.json` names.'],
  ['the same', { bin: './dist/cli.js' }, 'dist/cli.js`.'],
  ['another file', { main: 'dist/index.js' }, 'dist/cli.js`.'],
])('a path that begins nowhere, where package.json names %s', async (_, own, end) => {
  const server = { type: 'node', entry_point: 'dist/cli.js', mcp_config: { ...CONFIG, args: ['dist/cli.js'] } };
  const { findings } = await reportOn({
    'manifest.json': made({ server }),
    'package.json': { name: 'weather', version: '1.2.0', ...own },
  });
  const found = findings.filter(({ rule }) => rule === MISSING);
  expect(found.map(({ help }) => help)).toEqual([`Write \`\${__dirname}/${end}`]);
});

const PNG = '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR';
test.each<[string, Files, string[]]>([
  ['an icon', beside({ icon: 'icon.png' }), [`${MISSING} /icon`]],
  ['no package beside', { 'manifest.json': made({ icon: 'icon.png' }), 'README.md': '' }, []],
  ...STAGING.map(([what, path, text]): [string, Files, string[]] => [
    what,
    beside({ icon: 'icon.png' }, { [path]: text }),
    [],
  ]),
  [
    'a script that does something else',
    beside({ icon: 'icon.png' }, { 'build.sh': 'tsc -p .\n' }),
    [`${MISSING} /icon`],
  ],
  ['a program', beside({ server: { ...MANIFEST.server, type: 'binary' } }, { 'server/main.js': '' }), []],
  ['a manifest by itself', { 'manifest.json': made({ icon: 'icon.png' }) }, []],
  ['one that is there', { 'manifest.json': made({ icon: './icon.png' }), 'icon.png': PNG }, []],
  [
    'one that is empty',
    { 'mcpb/manifest.json': made({ icon: 'icon.png' }), 'mcpb/icon.png': '' },
    [`${MISSING} /icon`],
  ],
  ...[
    ["copy('manifest.json'); copyFile('icon.svg');", [`${MISSING} /icon`]],
    ["manifest.icon = 'icon.png'; copyFile('manifest.json');", []],
  ].map(([code, expected]): [string, Files, string[]] => [
    `one that is no PNG, with a build that says ${code as string}`,
    { 'manifest.json': made({ icon: 'icon.svg' }), 'icon.svg': '<svg/>', 'build.js': code },
    expected as string[],
  ]),
  ['one that is no PNG', { 'manifest.json': made({ icon: 'icon.svg' }), 'icon.svg': '<svg/>' }, [`${MISSING} /icon`]],
  [
    'one that Git LFS keeps',
    { 'manifest.json': made({ icon: 'icon.png' }), 'icon.png': 'version https://git-lfs.github.com/spec/v1\n' },
    [],
  ],
  ['one that git ignores', { 'manifest.json': made({ icon: 'icon.png' }), '.gitignore': '*.png\n' }, []],
  ['one on the web', { 'manifest.json': made({ icon: 'https://x.example/icon.png' }) }, []],
  ['one elsewhere', { 'manifest.json': made({ icon: '../../icon.png' }) }, []],
  [
    'a bundle that is put together',
    { 'mcpb/manifest.json': made({ icon: 'icon.png' }), 'package.json': { name: 'x' } },
    [],
  ],
  ['an entry point', beside({}, { 'server/main.js': '' }), [`${MISSING} /server/entry_point`]],
  [
    'a script that is started',
    { 'manifest.json': starting('${__dirname}/server/idnex.js'), 'server/index.js': '' },
    [`${MISSING} /server/mcp_config/args/1`],
  ],
  ['a script that is there', { 'manifest.json': starting('${__dirname}/server/index.js'), 'server/index.js': '' }, []],
  ['an argument of a script', { 'manifest.json': starting('x', '${__dirname}/a.js'), 'server/index.js': '' }, []],
  [
    'a script in a folder for builds',
    { 'manifest.json': starting('${__dirname}/dist/a.js'), 'server/index.js': '' },
    [],
  ],
  ['a script of a bundle that is put together', { 'manifest.json': starting('${__dirname}/server/a.js') }, []],
  ['one that is compiled', { 'manifest.json': MANIFEST, 'server/index.ts': '' }, []],
  ['one in a folder that is not there yet', { 'manifest.json': MANIFEST }, []],
  ...[
    ['"scripts": { "pack": "mcpb pack" }', {}, [`${MISSING} /server/entry_point`]],
    ['"scripts": { "pack": "esbuild --outdir=server && mcpb pack" }', {}, []],
    ['"scripts": { "pack": "tsc && mcpb pack" }', {}, []],
    ['"scripts": { "pack": "mcpb pack" }', { '.gitignore': 'server\n' }, []],
    ['"scripts": { "pack": "mcpb pack bundle" }', {}, []],
    ['"scripts": { "build": "tsc" }', {}, []],
  ].map(([text, files, expected]): [string, Files, string[]] => [
    `one in a folder that is not there, and a package with ${text as string} and ${Object.keys(files!).join() || 'no more'}`,
    { 'manifest.json': MANIFEST, 'package.json': `{ ${text as string} }`, ...(files as Files) },
    expected as string[],
  ]),
  [
    'an entry point in Python, without a package',
    {
      'manifest.json': inSource,
      'src/main.py': '',
      'requirements.txt': 'mcp\n',
    },
    [`${MISSING} /server/entry_point`],
  ],
  [
    'one in a folder with files of another language',
    {
      'manifest.json': inSource,
      'src/main.go': '',
    },
    [],
  ],
  [
    'one that nothing starts',
    {
      'manifest.json': made({
        server: { ...MANIFEST.server, mcp_config: { ...CONFIG, command: 'npx', args: ['weather'] } },
      }),
      'server/main.js': '',
    },
    [],
  ],
])(`${MISSING}: %s`, async (_, files, expected) => {
  expect(await findingsIn(files)).toEqual(expected);
});

describe(TOOLS, () => {
  const source = (...names: string[]) =>
    [
      "import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';",
      "const server = new McpServer({ name: 'weather', version: '1.2.0' });",
      ...names.map(
        (name) => `server.registerTool(${name}, { description: 'Looks at the weather of ' + place() }, look);`,
      ),
    ].join('\n');
  const listing = (...names: string[]) => made({ tools: names.map((name) => ({ name })) });
  const inPython = (...names: string[]) => ({
    ...listing(...names),
    server: { type: 'python', entry_point: 'server.py', mcp_config: CONFIG },
  });

  test.each<[string, Files, string[]]>([
    ['the same', { 'manifest.json': listing('a', 'b'), 'server.ts': source("'a'", "'b'") }, []],
    [
      'one that is gone',
      { 'manifest.json': listing('a', 'b', 'c'), 'server.ts': source("'a'", "'b'") },
      [`${TOOLS} /tools/2/name`],
    ],
    [
      'one that is not listed',
      { 'mcpb/manifest.json': listing('a', 'b'), 'server.ts': source("'a'", "'b'", "'c'") },
      [`${TOOLS} /tools`],
    ],
    [
      'more are generated',
      { 'manifest.json': { ...listing('a', 'b'), tools_generated: true }, 'server.ts': source("'a'", "'b'", "'c'") },
      [],
    ],
    [
      'a name that is not known',
      { 'manifest.json': listing('a', 'b', 'c'), 'server.ts': source("'a'", "'b'", 'name()') },
      [],
    ],
    ['another server', { 'manifest.json': listing('a', 'b'), 'server.ts': source("'x'", "'y'", "'a'") }, []],
    [
      'half of them',
      { 'manifest.json': listing('a', 'b'), 'server.ts': source("'a'", "'b'", "'c'", "'d'") },
      [`${TOOLS} /tools`],
    ],
    ...[
      ['where starting failed', "try { start(); } catch { server.registerTool('c', {}, look); }"],
      [
        'by a function for that',
        "try { start(); } catch { spare(); }\nfunction spare() { server.registerTool('c', {}, look); }",
      ],
    ].flatMap(([what, code]): [string, Files, string[]][] =>
      ['a b', 'a b c'].map((names) => [
        `one that is registered ${what}, beside a list of ${names}`,
        { 'manifest.json': listing(...names.split(' ')), 'server.ts': `${source("'a'", "'b'")}\n${code}` },
        [],
      ]),
    ),
    [
      'one that is registered where starting failed, in Python',
      {
        'manifest.json': inPython('a', 'b'),
        'server.py':
          "from mcp.server.fastmcp import FastMCP\nmcp = FastMCP('weather')\n" +
          ['a', 'b', 'c']
            .map((name) => ({ name, by: name === 'c' ? '    ' : '' }))
            .map(
              ({ name, by }) =>
                `${by && 'try:\n    start()\nexcept ValueError:\n'}${by}@mcp.tool()\n${by}def ${name}() -> str:\n${by}    """Looks at the weather."""\n${by}    return ""\n`,
            )
            .join(''),
      },
      [],
    ],
    ...(['False', 'True'] as const).map((enabled): [string, Files, string[]] => [
      `one that is registered with enabled=${enabled}`,
      {
        'manifest.json': inPython('a', 'b'),
        'requirements.txt': 'fastmcp==2.11.0\n',
        'server.py': `from fastmcp import FastMCP\nmcp = FastMCP('weather')\n${['a', 'b', 'c']
          .map(
            (name) =>
              `@mcp.tool(${name === 'c' ? `enabled=${enabled}` : ''})\ndef ${name}() -> str:\n    """Looks at the weather."""\n    return ""\n`,
          )
          .join('')}`,
      },
      enabled === 'True' ? [`${TOOLS} /tools`] : [],
    ]),
    [
      'one that is registered there and elsewhere',
      {
        'manifest.json': listing('a', 'b'),
        'server.ts': `${source("'a'", "'b'")}\ntry { more(); } catch { more(); }\nmore();\nfunction more() { server.registerTool('c', {}, look); }`,
      },
      [`${TOOLS} /tools`],
    ],
    ...[
      ['that nothing names', '', []],
      ['that another file names', "import { spareTool } from './spare.js';\nadd(spareTool);", [`${TOOLS} /tools`]],
    ].map(([what, use, expected]): [string, Files, string[]] => [
      `an exported definition ${what as string}`,
      {
        'manifest.json': listing('a', 'b'),
        'server.ts': `${source("'a'", "'b'")}\n${use as string}`,
        'spare.ts':
          "export const spareTool: Tool = {\n  name: 'c',\n  description: 'Looks.',\n  inputSchema: { type: 'object' },\n};",
      },
      expected as string[],
    ]),
    ['no source', { 'manifest.json': listing('a', 'b') }, []],
    ['one name twice', { 'manifest.json': listing('a', 'b', 'a') }, [`${TOOLS} /tools/2/name`]],
    [
      'a source that has one twice',
      { 'manifest.json': listing('a', 'b'), 'server.ts': source("'a'", "'b'", "'a'") },
      [],
    ],
  ])('%s', async (_, files, expected) => {
    const found = await findingsIn(files);
    expect(found.filter((each) => each.startsWith(TOOLS))).toEqual(expected);
  });

  describe('of a program that the bundle does not start', () => {
    const started = (entry_point: string) => ({
      ...listing('a', 'b'),
      server: { ...MANIFEST.server, entry_point },
    });
    const old = { 'old.js': source("'a'", "'b'", "'c'") };
    const spare = [`${TOOLS} /tools`];
    const python = [
      "from mcp.server.fastmcp import FastMCP\nmcp = FastMCP('weather')\n",
      ...['a', 'b', 'c'].map((name) => `@mcp.tool()\ndef ${name}() -> str:\n    """Looks."""\n    return ""\n`),
    ].join('');
    const main = (code: string, more: Files = {}): Files => ({
      'manifest.json': started('bin/main.js'),
      'bin/main.js': code,
      'src/tools.ts': source("'a'", "'b'"),
      'package.json': { dependencies: { '@modelcontextprotocol/sdk': '^1.20.0' } },
      ...old,
      ...more,
    });
    const imports = (name: string) => `import '../src/tools.js';\nimport ${name};\n`;
    const depending = (version: string, own: object = {}) => ({
      'package.json': { ...own, dependencies: { '@modelcontextprotocol/sdk': '^1.20.0', zod: version } },
    });

    test.each<[string, Files, string[]]>([
      ['nothing leads there', main("import '../src/tools.js';"), []],
      ['it is imported', main(imports("'../old.js'")), spare],
      ['it is required', main("require('../src/tools');\nrequire('../old');"), spare],
      ['any file may be', main('import "../src/tools.js";\nawait import(process.argv[2]);'), spare],
      ['an alias may lead there', main(imports("'@/old'")), spare],
      ['a file that is not there may', main(imports("'./made.js'")), spare],
      ['data', main(imports("'./data.json'")), []],
      ['a module of Node', main(imports("'node:fs'") + imports("'fs/promises'")), []],
      ['a package', main(imports("'zod/v4'"), depending('^4.0.0')), []],
      ['a package that is not installed', main(imports("'zod'")), spare],
      ['a package of the repository', main(imports("'zod'"), depending('workspace:*')), spare],
      ['one of several packages', main(imports("'zod'"), depending('1.0.0', { workspaces: ['a'] })), spare],
      ['the program is not there', { 'manifest.json': started('main.js'), ...old }, spare],
      ['the program is built', { 'manifest.json': started('dist/main.js'), 'dist/main.js': 'run();', ...old }, spare],
      ['it is in the same language', { 'manifest.json': started('main.py'), 'server.py': python }, spare],
      ['it is in another language', { 'manifest.json': started('main.js'), 'server.py': python }, []],
      ['the program is compiled', { 'manifest.json': started('server/weather'), 'server.py': python }, spare],
    ])('%s', async (_, files, expected) => {
      const found = await findingsIn(files);
      expect(found.filter((each) => each.startsWith(TOOLS))).toEqual(expected);
    });
  });

  test.each([
    [['c'], 'the tool `c`', 'it'],
    [['c', 'd'], 'the tools `c`, `d`', 'them'],
  ])('what is not listed is named: %s', async (more, names, them) => {
    const server = source(...['a', 'b', ...more].map((name) => `'${name}'`), "'e'");
    const { findings } = await reportOn({ 'manifest.json': listing('a', 'b', 'e'), 'server.ts': server });
    expect(findings.find(({ rule }) => rule === TOOLS)).toMatchObject({
      message: `\`tools\` does not list ${names}, so people do not see ${them} before they install the bundle.`,
      help: `Add ${names} to \`tools\`, or write \`"tools_generated": true\`.`,
    });
  });
});

test.each<[string, unknown]>([
  ['a browser extension', { manifest_version: 3, name: 'x', version: '1.0', background: {} }],
  ['a web app', { name: 'x', start_url: '/', icons: [{ src: 'a.png', sizes: '1x1' }] }],
  ['another manifest with a server', { manifest_version: '1', server: { port: 80 } }],
])('is not %s', async (_, manifest) => {
  expect((await reportOn({ 'manifest.json': manifest })).files).toEqual([]);
});

describe('`_meta`', () => {
  test.each<[string, object, string[]]>([
    ['0.4', { manifest_version: '0.4' }, [`${TYPE} /_meta/tools`]],
    ['0.3', { manifest_version: '0.3' }, [`${TYPE} /_meta/tools`]],
    // These versions had no such field, so the packer refuses all of it.
    ['0.2', { manifest_version: '0.2' }, [`${UNKNOWN_FIELD} /_meta`]],
    ['0.1', { manifest_version: '0.1' }, [`${UNKNOWN_FIELD} /_meta`]],
    [
      '0.1 under its old name',
      { manifest_version: undefined, dxt_version: '0.1' },
      [`${OLD} /dxt_version`, `${UNKNOWN_FIELD} /_meta`],
    ],
  ])('in %s', async (_, version, expected) => {
    const content = made({ ...version, _meta: { tools: 184, notes: {} } });
    expect(await findingsIn({ 'manifest.json': content })).toEqual(expected);
  });
});

describe('fields that a version of the manifest brought', () => {
  const policies = { privacy_policies: ['https://octo.example/privacy'] };
  const translated = { localization: { resources: 'i/${locale}.json', default_locale: 'en' } };

  test.each<[string, object, string[]]>([
    ['0.1', policies, [`${UNKNOWN_FIELD} /privacy_policies`]],
    ['0.2', policies, []],
    ['0.2', translated, [`${UNKNOWN_FIELD} /localization`]],
    ['0.2', { icons: [{ src: 'a.png', size: '16x16' }] }, [`${UNKNOWN_FIELD} /icons`]],
    ['0.3', translated, []],
    ['0.3', { server: { ...MANIFEST.server, type: 'uv' } }, [`${TYPE} /server/type`]],
    ['0.4', { server: { ...MANIFEST.server, type: 'uv' } }, []],
  ])('%s: %j', async (manifest_version, own, expected) => {
    expect(await findingsIn({ 'manifest.json': made({ manifest_version, ...own }) })).toEqual(expected);
  });

  test('the message names the version, and the help the one that has the field', async () => {
    const file = made({ manifest_version: undefined, dxt_version: '0.1', ...policies });
    const { findings } = await reportOn({ 'manifest.json': file });
    expect(findings.find(({ rule }) => rule === UNKNOWN_FIELD)).toMatchObject({
      severity: 'error',
      message:
        '`privacy_policies` is not a field of a manifest before version 0.2, so Claude Desktop and `mcpb pack` refuse the bundle.',
      help: 'Write `"manifest_version": "0.2"`, or remove `privacy_policies`.',
    });
  });

  test('a version that is not known', async () => {
    const yaml = `manifest_version: !x v\nname: a\nversion: 1.0.0\ndescription: c\nauthor: { name: b }\nserver: { type: node, entry_point: a, mcp_config: { command: a } }\nprivacy_policies: []\nicons: []\n`;
    expect(await findingsIn({ 'manifest.yaml': yaml })).toEqual([]);
  });
});

test.each([
  ['manifest.template.json', '$AUTHOR_URL', []],
  ['manifest.tmpl.json', '$url', []],
  ['manifest.json', '$AUTHOR_URL', ['error']],
  ['manifest.template.json', 'octo/$AUTHOR', ['warning']],
])('a variable in %s: %s', async (path, url, severities) => {
  const { findings } = await reportOn({ [path]: made({ author: { name: 'Octo', url } }) });
  expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual(severities.map((each) => [FORMAT, each]));
});

test.each<[string, string]>([
  ['manifest.json', 'error'],
  ['dxt/manifest.json', 'error'],
  // `mcpb pack` takes only a file of that name: a script makes it out of this one.
  ['manifests/mcpb_manifest.json', 'warning'],
  ['manifest.template.json', 'warning'],
  ['templates/manifest.json', 'warning'],
])('what is packed: %s', async (path, severity) => {
  const { findings } = await reportOn({ [path]: made({ author: 'Octo', icon: 7 }) });
  expect(new Set(findings.map((each) => each.severity))).toEqual(new Set([severity]));
});
