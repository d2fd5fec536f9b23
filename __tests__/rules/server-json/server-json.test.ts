/** What each rule about server.json reports, what its fix makes of it, and where it is silent. */
import { describe, expect, test } from '@jest/globals';
import { folderOf, toolint } from '../../support/cli.js';
import { findingsIn, fixed, reportOn, textOf, type Files } from '../../support/in-folder.js';

const NEWEST = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json';
const NAME = 'io.github.octo/weather';
const PACKAGE = {
  registryType: 'npm',
  identifier: '@octo/weather-mcp',
  version: '1.2.0',
  transport: { type: 'stdio' },
};
const IMAGE = { registryType: 'oci', transport: { type: 'stdio' } };
const SERVER = {
  $schema: NEWEST,
  name: NAME,
  description: 'Weather forecasts for any place.',
  version: '1.2.0',
  packages: [PACKAGE],
};
const server = (own: object, without: readonly string[] = []) =>
  Object.fromEntries(Object.entries({ ...SERVER, ...own }).filter(([key]) => !without.includes(key)));
const packed = (own: object, without: readonly string[] = []) =>
  server({
    packages: [Object.fromEntries(Object.entries({ ...PACKAGE, ...own }).filter(([key]) => !without.includes(key)))],
  });
const remote = (own: object) =>
  server({ remotes: [{ type: 'streamable-http', url: 'https://weather.example.com/mcp', ...own }] }, ['packages']);
const npm = (own: object = {}) => ({ name: '@octo/weather-mcp', version: '1.2.0', mcpName: NAME, ...own });
const variable = (own: object) => packed({ environmentVariables: [{ description: 'A value.', ...own }] });

const REQUIRED = 'server-json/required-field';
const TYPE = 'server-json/field-type';
const FORMAT = 'server-json/field-format';
const MISSPELT = 'server-json/misspelt-field';
const UNKNOWN_FIELD = 'server-json/unknown-field';
const OLD = 'server-json/old-schema';
const VERSION = 'server-json/version-differs';
const NAMED = 'server-json/name-differs';
const OTHER = 'server-json/package-differs';
const SECRET = 'server-json/secret-not-marked';
const TRANSPORT = 'server-json/transport';

describe('the file alone', () => {
  test.each<[string, object, string[]]>([
    ['a good one', SERVER, []],
    ['a remote', remote({}), []],
    ['what a release fills in', server({ name: 'io.github.__OWNER__/weather' }), []],
    ['a hash that a release fills in', packed({ registryType: 'mcpb', fileSha256: '<AUTO_GENERATED>' }), []],
    ['packages that a release fills in', server({ packages: '{{packages}}' }), []],
    [
      'a hash that is yet to be written',
      packed({ registryType: 'mcpb', fileSha256: 'PLACEHOLDER' }),
      [`${FORMAT} /packages/0/fileSha256`],
    ],
    ['a hash that is none', packed({ registryType: 'mcpb', fileSha256: 'abc' }), [`${FORMAT} /packages/0/fileSha256`]],
    ['a registry that there is not', packed({ registryType: 'docker' }), [`${FORMAT} /packages/0/registryType`]],
    ['a registry that a release fills in', packed({ registryType: '${REGISTRY}' }), []],
    ['no description', server({}, ['description']), [`${REQUIRED} `]],
    ['a package without a transport', packed({}, ['transport']), [`${REQUIRED} /packages/0`]],
    ['one of PyPI', packed({ registryType: 'pypi' }, ['version']), [`${TRANSPORT} /packages/0`]],
    ['one of NuGet', packed({ registryType: 'nuget' }, ['version']), [`${TRANSPORT} /packages/0`]],
    ['HTTP without a URL', packed({ transport: { type: 'streamable-http' } }), [`${REQUIRED} /packages/0/transport`]],
    [
      'a flag without its name',
      packed({ packageArguments: [{ type: 'named', value: '1' }] }),
      [`${REQUIRED} /packages/0/packageArguments/0`],
    ],
    [
      'an argument without value and hint',
      packed({ packageArguments: [{ type: 'positional' }] }),
      [`${REQUIRED} /packages/0/packageArguments/0`],
    ],
    ['an argument with a value', packed({ packageArguments: [{ type: 'positional', value: 'run' }] }), []],
    ['packages that are no list', server({ packages: {} }), [`${TYPE} /packages`]],
    ['a version that is no text', server({ version: 1 }, ['packages']), [`${TYPE} /version`]],
    ['a registry package that is `latest`', packed({ version: 'latest' }), [`${TYPE} /packages/0/version`]],
    ['100 characters', server({ description: 'x'.repeat(100) }), []],
    ['100 characters of which each has two units', server({ description: '🌦'.repeat(100) }), []],
    ['101 characters', server({ description: 'x'.repeat(101) }), [`${FORMAT} /description`]],
    ['an empty description', server({ description: '' }), [`${FORMAT} /description`]],
    ['a name without a slash', server({ name: 'weather' }), [`${FORMAT} /name`]],
    ['a website without TLS', server({ websiteUrl: 'http://example.com' }), [`${FORMAT} /websiteUrl`]],
    ['an icon', server({ icons: [{ src: 'https://example.com/a.png' }] }), []],
    ...['http://example.com/a.png', 'data:image/png;base64,AAAA', 'a.png'].map((src): [string, object, string[]] => [
      `an icon at ${src}`,
      server({ icons: [{ src }] }),
      [`${FORMAT} /icons/0/src`],
    ]),
    ...['http://localhost:3000/mcp', 'https://127.0.0.1/mcp', 'https://a.localhost'].map(
      (url): [string, object, string[]] => [`a remote at ${url}`, remote({ url }), [`${TRANSPORT} /remotes/0/url`]],
    ),
    [
      'a package that is reached at localhost',
      packed({ transport: { type: 'sse', url: 'http://localhost/sse' } }),
      [`${TRANSPORT} /packages/0/transport/type`],
    ],
    ...[
      ['Bearer {token}', undefined, [`${TRANSPORT} /remotes/0/headers/0/value`]],
      ['Bearer {token}', { tokens: {} }, [`${TRANSPORT} /remotes/0/headers/0/value`]],
      ['Bearer {token}', { token: { isSecret: true } }, []],
      ['Bearer ${TOKEN}', undefined, []],
      ['{ "a": 1 }', undefined, []],
    ].map(([value, variables, expected]): [string, object, string[]] => [
      `a header ${value as string} with the variables ${JSON.stringify(variables)}`,
      remote({ headers: [{ name: 'Authorization', value, variables }] }),
      expected as string[],
    ]),
    [
      'a header of a package, with what is asked for there',
      packed({
        transport: {
          type: 'streamable-http',
          url: 'http://localhost/mcp',
          headers: [{ name: 'X-Key', value: '{KEY}' }],
        },
        environmentVariables: [{ name: 'KEY', isSecret: true }],
      }),
      [],
    ],
    ['a URL without a scheme', server({ websiteUrl: 'example.com' }), [`${FORMAT} /websiteUrl`]],
    ['a remote without http', remote({ url: 'weather.example.com' }), [`${FORMAT} /remotes/0/url`]],
    ['a snake', packed({ runtime_hint: 'npx' }), [`${MISSPELT} /packages/0/runtime_hint`]],
    ['an unknown field', server({ author: 'octo' }), []],
    ['meta of any kind', server({ _meta: { 'com.example/x': 1 } }), []],
  ])('%s', async (_, file, expected) => {
    expect(await findingsIn({ 'server.json': file })).toEqual(expected);
  });

  test('a template that was not filled in is one warning', async () => {
    const open = {
      name: 'io.github.<your name>/weather',
      repository: { url: 'https://github.com/<your name>/weather' },
    };
    const left = '`io.github.<your name>/weather` (and 1 more) is left over from a template';
    for (const [own, more] of [
      [{ description: 'x'.repeat(101) }, ', so the registry refuses the file unless you fill it in.'],
      [{ version_detail: { version: '1' } }, " of the registry's first format, which it refuses today."],
      [{ packages: [{ registry_name: 'npm' }] }, " of the registry's first format, which it refuses today."],
    ] as const) {
      const { findings } = await reportOn({ '.mcp/server.json': server({ ...open, ...own }) });
      expect(findings.map(({ rule, severity, pointer }) => [rule, severity, pointer])).toEqual([
        [FORMAT, 'warning', '/name'],
      ]);
      expect(findings[0]!.message).toBe(left + more);
    }
  });

  test.each<[string, object, string, RegExp]>([
    ['in all that it leaves open', {}, 'info', /is an untouched template/],
    ['but its name', { name: NAME }, 'warning', /is left over from a template/],
    ['but its package', { packages: [PACKAGE] }, 'warning', /is left over from a template/],
    ['but its description', { description: 'Weather for any place.' }, 'warning', /is left over from a template/],
  ])('a template is as it was %s', async (_, own, severity, message) => {
    const template = {
      name: 'io.github.<your name>/<your repo>',
      description: '<your description here>',
      repository: { url: 'https://github.com/<your name>/<your repo>', source: 'github' },
      packages: [{ ...PACKAGE, identifier: '<your package ID here>' }],
    };
    const { findings } = await reportOn({ '.mcp/server.json': server({ ...template, ...own }) });
    expect(findings.map((each) => [each.rule, each.severity, message.test(each.message)])).toEqual([
      [FORMAT, severity, true],
    ]);
  });

  test('the sample of a template, whose names would do', async () => {
    const sample = { description: 'A sample MCP server with random numbers', version_detail: { version: '1.0.0' } };
    const packages = [{ registry_name: 'nuget', name: 'Octo.SampleMcpServer', version: '1.0.0' }];
    const file = (own: object) => ({ '.mcp/server.json': server({ ...sample, packages, ...own }, ['version']) });
    const told = async (own: object) => (await reportOn(file(own))).findings.map((each) => [each.rule, each.severity]);
    expect(await told({ name: 'io.github.octo/SampleMcpServer' })).toEqual([[FORMAT, 'info']]);
    expect(await told({})).toEqual([[OLD, 'warning']]);
  });

  test('the same wrong word of a field is one finding, other words are others', async () => {
    const variables = ['url', 'url', 'uri'].map((format, at) => ({ name: `OCTO_${at}`, format }));
    const { findings } = await reportOn({
      'server.json': server({ packages: [{ ...PACKAGE, environmentVariables: variables }] }),
    });
    expect(findings.map(({ rule, message }) => [rule, message])).toEqual([
      ['server-json/field-type', expect.stringMatching(/"url".*\(2 places\)$/)],
      ['server-json/field-type', expect.stringMatching(/"uri".*refuses the file\.$/)],
    ]);
  });

  test('keys that several packages have are one finding, and so are the places of one key', async () => {
    const own = { platforms: ['linux'], runtime: 'node' };
    const more = { ...PACKAGE, identifier: '@octo/weather-two', ...own };
    const file = server({ packages: [{ ...PACKAGE, ...own }, more], author: 'Octo', bugs: 'x' });
    const { findings } = await reportOn({ 'server.json': file }, 'strict');
    expect(findings.filter(({ rule }) => rule === UNKNOWN_FIELD).map(({ message, help }) => [message, help])).toEqual([
      [
        '`platforms` and `runtime` are not fields of a package, so they are ignored. (2 places)',
        'Remove them, or keep them as your own data in `_meta`.',
      ],
      [
        '`author` is not a field of `server.json`, so it is ignored.',
        'Remove it, or keep it as your own data in `_meta`.',
      ],
      [
        '`bugs` is not a field of `server.json`, so it is ignored.',
        'Remove it, or keep it as your own data in `_meta`.',
      ],
    ]);
  });

  test('a namespace that is not a domain', async () => {
    const own = { name: 'octo/weather', repository: { url: 'https://github.com/octo/weather', source: 'github' } };
    const { findings } = await reportOn({ 'server.json': server(own) });
    expect(findings.map(({ rule, severity, message, help }) => ({ rule, severity, message, help }))).toEqual([
      {
        rule: FORMAT,
        severity: 'error',
        message: '`octo` is not a domain in reverse order, so the registry refuses the name.',
        help: 'Write `io.github.octo/…`, or begin with your own domain, such as `com.example/…`.',
      },
    ]);
  });

  test.each<[string, object, string]>([
    ['a description', { description: 'This file is not published.' }, 'info'],
    ['a comment', { _comment: ['A template for the registry.'] }, 'info'],
    ['another description', { description: 'Fills in an email template.' }, 'error'],
  ])('what the registry refuses, in a file that says in %s what it is', async (_, own, severity) => {
    const { findings } = await reportOn({ 'server.json': server({ version: 5, ...own }) });
    const refused = findings.filter((each) => each.pointer === '/version');
    expect(refused.map((each) => each.severity)).toEqual([severity]);
    expect(refused[0]!.message.endsWith(' if you publish it.')).toBe(severity === 'info');
  });

  const WORKFLOW = '.github/workflows/release.yml';
  test.each<[string, Files, string]>([
    ['a key of others, and no sign that the registry gets it', {}, 'warning'],
    ['a README that names the server', { 'README.md': `<!-- mcp-name: ${NAME} -->\n` }, 'error'],
    ['a package that names the server', { 'package.json': npm() }, 'error'],
    ['a workflow that publishes it', { [WORKFLOW]: 'run: ./mcp-publisher publish\n' }, 'error'],
  ])('what the registry refuses, in a file with a key of others: %s', async (_, files, severity) => {
    const own = server({ schema_version: 'v2', description: 'x'.repeat(101) }, ['$schema', 'version']);
    const { findings } = await reportOn({ 'server.json': own, ...files });
    const about = findings.filter(({ rule }) => [REQUIRED, FORMAT].includes(rule));
    expect(about.map(({ rule, severity }) => [rule, severity]).sort()).toEqual([
      [FORMAT, severity],
      [REQUIRED, severity],
    ]);
    for (const { message } of about) expect(message.endsWith(' if you publish it there.')).toBe(severity === 'warning');
  });

  test('a file that has no schema is taken for one of the registry, which asks for a schema', async () => {
    const { findings } = await reportOn({ 'server.json': server({}, ['$schema', 'version']) });
    expect(findings.map(({ rule, severity }) => [rule, severity]).sort()).toEqual([
      [OLD, 'warning'],
      [REQUIRED, 'error'],
    ]);
  });

  test.each<[string, object, string, string]>([
    [
      'a bundle',
      { registryType: 'mcpb', name: 'weather', fileSha256: 'a'.repeat(64) },
      'https://…/weather.mcpb',
      ', the URL',
    ],
    [
      'an image',
      { registryType: 'oci', name: 'ghcr.io/octo/weather' },
      'ghcr.io/octo/weather:1.2.0',
      ' in place of `name` and `version`',
    ],
    ['a package', { name: '@octo/weather-mcp' }, '@octo/weather-mcp', ' in place of `name`.'],
  ])('the identifier of %s', async (_, own, identifier, end) => {
    const { findings } = await reportOn({ 'server.json': packed(own, ['identifier']) });
    const [help] = findings.filter(({ rule }) => rule === REQUIRED).map((each) => each.help!);
    expect(help).toContain(`\`"identifier": "${identifier}"\`${end}`);
  });

  test.each([
    ['weather', 'Write `io.github.octo/weather`, or begin with'],
    ['octo/weather', 'Write `io.github.octo/…`, or begin with'],
  ])('a name that has no namespace, or half of one: %s', async (name, help) => {
    const repository = { url: 'https://github.com/octo/weather', source: 'github' };
    const { findings } = await reportOn({ 'server.json': server({ name, repository }) });
    expect(findings.map((each) => [each.rule, each.help!.startsWith(help)])).toEqual([[FORMAT, true]]);
  });

  test.each([
    ['run', 'Write `{ "type": "positional", "value": "run" }`.'],
    ['-v', 'Write `{ "type": "named", "name": "-v" }`.'],
    ['--network=host', 'Write `{ "type": "named", "name": "--network", "value": "host" }`.'],
    ['say "x"', 'Replace the string with an object.'],
  ])('an argument that is a text: %s', async (argument, help) => {
    const file = packed({ runtimeHint: 'docker', runtimeArguments: [argument] });
    const { findings } = await reportOn({ 'server.json': file });
    expect(findings.map((each) => [each.rule, each.help])).toEqual([[TYPE, help]]);
  });

  test('what the registry refuses is an error in any rule', async () => {
    for (const own of [{ version: '^1.2.0' }, { registryType: 'oci', identifier: 'ghcr.io/octo/weather' }]) {
      const { findings } = await reportOn({ 'server.json': packed(own) });
      expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([[TRANSPORT, 'error']]);
    }
  });

  test('a type under the name that others give it', async () => {
    const { findings } = await reportOn({
      'server.json': server({ remotes: [{ transport_type: 'sse', url: 'https://weather.example.com/mcp' }] }, [
        'packages',
      ]),
    });
    expect(findings.map(({ help }) => help)).toContain('Add `"type": "sse"` in place of `transport_type`.');
  });

  test('an unknown field in strict', async () => {
    expect(await findingsIn({ 'server.json': server({ author: 'octo' }) }, 'strict')).toEqual([
      `${UNKNOWN_FIELD} /author`,
    ]);
  });

  test('what cannot be known is not reported', async () => {
    const yaml = `$schema: ${NEWEST}\nname: ${NAME}\ndescription: !secret x\nversion: !secret y\npackages: !include z\nremotes: []\n`;
    expect(await findingsIn({ 'server.yaml': yaml })).toEqual([]);
  });
});

describe('a package for NuGet', () => {
  const nuget = (own: object = {}, name = NAME) => ({
    ...packed({ registryType: 'nuget', identifier: 'Octo.Weather', ...own }),
    name,
    repository: { url: 'https://github.com/Octo/weather', source: 'github' },
  });
  const project = (readme = 'README.md') =>
    `<Project><PropertyGroup><PackageId>Octo.Weather</PackageId><PackageReadmeFile>README.md</PackageReadmeFile>
    </PropertyGroup><ItemGroup><None Include="${readme}" Pack="true" PackagePath="/" /></ItemGroup></Project>`;
  const rows = async (files: Files) =>
    (await reportOn(files)).findings.map(({ rule, severity, message, help }) => ({ rule, severity, message, help }));
  const OWNED = 'io.github.Octo/weather';

  test('a README without the name of the server, which only the registry reads', async () => {
    expect(
      await rows({ '.mcp/server.json': nuget({}, OWNED), 'Octo.csproj': project(), 'README.md': '# Weather\n' }),
    ).toEqual([
      {
        rule: NAMED,
        severity: 'warning',
        message:
          '`README.md` does not contain `mcp-name: io.github.Octo/weather`, so the registry refuses this package if you publish it there.',
        help: 'Add `<!-- mcp-name: io.github.Octo/weather -->` to `README.md`, and publish the package before this `server.json`.',
      },
    ]);
  });

  test('a README in another folder, and a project below it', async () => {
    const files = { 'src/.mcp/server.json': nuget({}, OWNED), 'src/Octo.csproj': project('..\\README.md') };
    expect(await rows({ ...files, 'README.md': `mcp-name: ${OWNED}\n` })).toEqual([]);
    const others = await rows({ ...files, 'README.md': 'mcp-name: io.github.Octo/rain\n' });
    expect(others.map(({ severity, message }) => [severity, message])).toEqual([
      [
        'error',
        '`mcp-name` in `README.md` is `io.github.Octo/rain`, not this `name`, so the registry refuses the package.',
      ],
    ]);
  });

  test('the help for the case of letters names the README, which is reported if it is left', async () => {
    const files = { 'Octo.csproj': project(), 'README.md': `mcp-name: ${NAME}\n` };
    const first = await rows({ ...files, '.mcp/server.json': nuget() });
    expect(first.map(({ rule, severity, help }) => [rule, severity, help])).toEqual([
      [
        NAMED,
        'error',
        'Write `io.github.Octo/weather`, with the same capital letters, here and as `mcp-name` in `README.md`, and publish the package as a new version.',
      ],
    ]);
    const second = await rows({ ...files, '.mcp/server.json': nuget({}, OWNED) });
    expect(second.map(({ rule, severity, message }) => [rule, severity, message])).toEqual([
      [
        NAMED,
        'error',
        '`mcp-name` in `README.md` is `io.github.octo/weather`, which differs from this `name` in case, so the registry refuses the package.',
      ],
    ]);
  });

  test('the name for the package is the one that the registry takes', async () => {
    const own = { ...SERVER, repository: { url: 'https://github.com/Octo/weather', source: 'github' } };
    const found = await rows({ 'server.json': own, 'package.json': npm({ mcpName: undefined }) });
    expect(found.map(({ help }) => help?.split('`')[1]).sort()).toEqual([`"mcpName": "${OWNED}"`, OWNED]);
    expect(await rows({ 'server.json': own, 'package.json': npm({ mcpName: OWNED }) })).toHaveLength(1);
  });

  test('an owner in other letters is a warning where only NuGet gets the file', async () => {
    const found = await rows({ '.mcp/server.json': nuget(), 'Octo.csproj': project() });
    expect(found.map(({ rule, severity }) => [rule, severity])).toEqual([[NAMED, 'warning']]);
  });
});

describe(OLD, () => {
  const old = (date: string, own: object = {}) =>
    server({ ...own, $schema: `https://static.modelcontextprotocol.io/schemas/${date}/server.schema.json` });
  const snakes = {
    packages: [{ registry_type: 'npm', identifier: 'x', version: '1.2.0', transport: { type: 'stdio' } }],
  };

  test.each([
    ['v1.2.3/mcp-publisher_1.2.3_linux_amd64.tar.gz', {}, []],
    ['v1.0.0/mcp-publisher_1.0.0_$(uname -s).tar.gz', {}, []],
    ['v1.4.0/mcp-publisher_linux_amd64.tar.gz', {}, [`${OLD} /$schema`]],
    ['v1.30.0/mcp-publisher_linux_amd64.tar.gz', {}, [`${OLD} /$schema`]],
    ['v1.2.3/mcp-publisher_1.2.3_linux_amd64.tar.gz', snakes, [`${OLD} /packages/0/registry_type`]],
  ])('a workflow that downloads %s', async (download, more, expected) => {
    const files = {
      'server.json': old('2025-09-29', more),
      '.github/workflows/publish.yml': `run: curl -L https://github.com/modelcontextprotocol/registry/releases/download/${download} | tar xz\n`,
    };
    expect(await findingsIn(files)).toEqual(expected);
  });

  test.each<[string, object, string[]]>([
    ['missing', server({}, ['$schema']), [`${OLD} `]],
    ['older', old('2025-09-29'), [`${OLD} /$schema`]],
    ['older, with the names of then: one finding', old('2025-07-09', snakes), [`${OLD} /packages/0/registry_type`]],
    ['newer than what is known', old('2026-05-01'), []],
    ...['static', 'registry'].map((host): [string, object, string[]] => [
      `one without a date, of ${host}`,
      server({ $schema: `https://${host}.modelcontextprotocol.io/schemas/server.schema.json` }),
      [`${OLD} /$schema`],
    ]),
    [
      'one of a draft with a date',
      server({ $schema: 'https://modelcontextprotocol.io/schemas/draft/2025-07-09/server.json' }),
      [`${OLD} /$schema`],
    ],
    ...[{ packages: [{ registryType: 'npm', name: 'x', url: 'y' }] }, { packages: { npm: 'x' } }].map(
      (own): [string, object, string[]] => [
        'one that is not there, and fields of another format: one finding',
        server({
          $schema: 'https://raw.githubusercontent.com/modelcontextprotocol/registry/main/schemas/server.json',
          description: 'x'.repeat(101),
          ...own,
        }),
        [`${OLD} /$schema`],
      ],
    ),
    ['the draft', server({ $schema: 'https://static.modelcontextprotocol.io/schemas/draft/server.schema.json' }), []],
    ['one of another host', server({ $schema: './server.schema.json' }), [`${FORMAT} /$schema`]],
  ])('%s', async (_, file, expected) => {
    expect(await findingsIn({ 'server.json': file })).toEqual(expected);
  });

  test.each<[string, object, RegExp]>([
    [
      'of then that are required',
      snakes,
      /^`registry_type` is written `registryType` since 2025-09-16, so the registry refuses the file\.$/,
    ],
    [
      'of then that are not',
      { website_url: 'https://x.example' },
      /is old: `mcp-publisher` before 1\.5 refuses the file, later ones warn\.$/,
    ],
    ['of today', {}, /is old: `mcp-publisher` before 1\.5 refuses the file, later ones warn\.$/],
  ])('what comes of it, with the names %s', async (_, own, message) => {
    const { findings } = await reportOn({ 'server.json': old('2025-07-09', own) });
    expect(findings.map((each) => [each.rule, message.test(each.message)])).toEqual([[OLD, true]]);
  });

  test.each<[string, object, string]>([
    ['none', {}, ''],
    ['one', snakes, ', and in camelCase `registry_type`'],
    [
      'several, each once',
      { packages: [{ ...snakes.packages[0], runtime_hint: 'npx' }], website_url: 'https://x.example' },
      ', and in camelCase `website_url`, `registry_type` and `runtime_hint`',
    ],
    [
      'many',
      {
        packages: [
          { ...snakes.packages[0], runtime_hint: 'npx', registry_base_url: 'https://registry.npmjs.org' },
          { ...PACKAGE, environment_variables: [{ name: 'A', is_secret: true }] },
        ],
      },
      ', and in camelCase `registry_type`, `runtime_hint`, `registry_base_url`, `environment_variables` and 1 more',
    ],
  ])('its help names the names of then that there are: %s', async (_, own, names) => {
    const { findings } = await reportOn({ 'server.json': old('2025-09-29', own) });
    expect(findings.flatMap(({ rule, help }) => (rule === OLD ? help : []))).toEqual([`Write \`${NEWEST}\`${names}.`]);
  });

  test('its fix is safe where the file is valid, and else renames, too', async () => {
    expect(await fixed({ 'server.json': old('2025-09-29') }, 'server.json')).toEqual(SERVER);
    expect(await fixed({ 'server.json': server({}, ['$schema']) }, 'server.json')).toEqual(SERVER);
    const file = { 'server.json': old('2025-07-09', snakes) };
    expect(await fixed(file, 'server.json')).toEqual(file['server.json']);
    expect(await fixed(file, 'server.json', '--fix-unsafe')).toEqual(packed({ identifier: 'x' }));
  });

  test('no fix for a file that lacks what every schema of the registry requires', async () => {
    const file = old('2025-07-09', { packages: [{ ...snakes.packages[0], identifier: undefined }] });
    expect(await findingsIn({ 'server.json': file })).toContain(`${OLD} /packages/0/registry_type`);
    const asRead = JSON.parse(JSON.stringify(file)) as unknown;
    expect(await fixed({ 'server.json': file }, 'server.json', '--fix-unsafe')).toEqual(asRead);
  });
});

test('the names of then hide nothing else', async () => {
  const inputs = [{ name: 'API_KEY', description: 'A key.' }];
  const { registryType: registry_type, ...rest } = PACKAGE;
  const packages = [{ registry_type, ...rest, environment_variables: inputs, runtime_arguments: [{ type: 'named' }] }];
  const $schema = 'https://static.modelcontextprotocol.io/schemas/2025-07-09/server.schema.json';
  const files = {
    'server.json': server({ $schema, packages }),
    'package.json': npm({ version: '1.3.0', mcpName: 'a.b/c' }),
  };
  const found = (await findingsIn(files)).map((each) => each.split(' ')[0]);
  expect(found.sort()).toEqual([NAMED, OLD, SECRET, TRANSPORT, VERSION].sort());
});

describe('the first format', () => {
  const first = {
    name: NAME,
    description: 'x'.repeat(101),
    version_detail: { version: '1.2.0' },
    packages: [{ registry_name: 'npm', name: '@octo/weather-mcp', version: '1.2.0' }],
  };

  test.each<[string, Files, string[]]>([
    ['is one cause', { 'server.json': first }, [`${OLD} /version_detail`]],
    ['with a newer schema', { 'server.json': { $schema: NEWEST, ...first } }, [`${OLD} /version_detail`]],
    ['in the packages', { 'server.json': server({ packages: first.packages }) }, [`${OLD} /packages/0/registry_name`]],
    ['with a present one', { 'server.json': SERVER, 'docs/old/server.json': first }, []],
    [
      'with a package of another name',
      {
        'server.json': server({ version_detail: { version: '1.2.0' } }, ['version']),
        'package.json': npm({ mcpName: undefined }),
      },
      [`${OLD} /version_detail`],
    ],
    [
      'with one of another server',
      { 'server.json': server({ name: 'io.github.octo/maps' }), 'docs/old/server.json': first },
      [`${OLD} /version_detail`],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await findingsIn(files)).toEqual(expected);
  });

  test.each<[string, object, string]>([
    [
      'all of them',
      {},
      '`version` for `version_detail`, `registryType` for `registry_name` and `identifier` for `name`, and add `transport` to each package',
    ],
    ['only the version', { packages: [PACKAGE] }, '`version` for `version_detail`'],
    [
      'the version, and some of later',
      { packages: [{ registry_type: 'npm', identifier: 'x', version: '1' }] },
      '`version` for `version_detail`, and in camelCase `registry_type`, and add `transport` to each package',
    ],
  ])('its help names what the file has: %s', async (_, own, names) => {
    const { findings } = await reportOn({ 'server.json': { ...first, ...own } });
    expect(findings.map(({ help }) => help)).toEqual([`Write ${names}. \`$schema\` is \`${NEWEST}\`.`]);
  });

  test('in several files it is one finding', async () => {
    const dated = { ...first, $schema: 'https://modelcontextprotocol.io/schemas/draft/2025-07-09/server.json' };
    const { findings } = await reportOn({ 'a/server.json': dated, 'b/server.json': dated });
    expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([[OLD, 'error']]);
    expect(findings[0]?.message).toContain('(2 places)');
  });
});

describe(VERSION, () => {
  const beside = (own: object, file: object = SERVER): Files => ({ 'server.json': file, 'package.json': npm(own) });

  test.each<[string, Files, string[]]>([
    ['the same', beside({}), []],
    ['both behind: one finding', beside({ version: '1.3.0' }), [`${VERSION} /version`]],
    ['the package alone', beside({}, packed({ version: '1.1.0' })), [`${VERSION} /packages/0/version`]],
    ['the server alone, behind', beside({}, server({ version: '1.0.0' })), [`${VERSION} /version`]],
    ['the server alone, published again', beside({}, server({ version: '2.0.0' })), []],
    [
      'the server alone, which is a service too',
      beside(
        {},
        server({ version: '2.0.0', remotes: [{ type: 'streamable-http', url: 'https://weather.example.com/mcp' }] }),
      ),
      [],
    ],
    ['the server published again', beside({}, server({ version: '1.2.0-1' })), []],
    ['another package', beside({ name: 'other', version: '9.0.0', mcpName: undefined }), []],
    ['filled in by a release', beside({ version: '0.0.0-development' }), []],
    ['between two releases', beside({ version: '1.3.0-dev' }), []],
    ['no version there', beside({ version: undefined }), []],
    [
      'a workflow of the release writes it',
      {
        ...beside({ version: '1.3.0' }),
        '.github/workflows/release.yml':
          "run: jq --arg v 1.3.0 '.version = $v | .packages[0].version = $v' server.json > server.tmp\n",
      },
      [],
    ],
    [
      'a workflow that only publishes it',
      { ...beside({ version: '1.3.0' }), '.github/workflows/release.yml': 'run: mcp-publisher publish server.json\n' },
      [`${VERSION} /version`],
    ],
    ...[
      [
        'package.json',
        JSON.stringify(npm({ version: '1.3.0', scripts: { version: 'node x.js server.json' } }), null, 2),
      ],
      ['release-please-config.json', '{ "packages": { ".": { "extra-files": ["server.json"] } } }'],
      ['scripts/release.py', 'open("server.json")\ndata["version"] = version\n'],
      ['scripts/release.ps1', `$it = Get-Content server.json\n$it -replace '("version": )"[^"]*"', "$new"\n`],
      ['scripts/pack.mjs', `const text = read('server.json').replace(/"version": *"[^"]*"/, next);\n`],
    ].map(([path = '', text]): [string, Files, string[]] => [
      `${path} writes it`,
      { ...beside({ version: '1.3.0' }), [path]: text },
      [],
    ]),
    ['an example', { 'remote-server-example.json': SERVER, 'package.json': npm({ version: '1.3.0' }) }, []],
    [
      'what says that it is not published',
      beside({ version: '1.3.0' }, server({ description: 'NOT YET PUBLISHED' })),
      [],
    ],
    ['filled in here', beside({}, server({ version: '${VERSION}', packages: [{ ...PACKAGE, version: '0.0.0' }] })), []],
    ['a package.json that is broken', { 'server.json': SERVER, 'package.json': '{ "name": ' }, []],
    [
      'a package.json above',
      { 'a/server.json': SERVER, 'package.json': npm({ version: '1.3.0' }) },
      [`${VERSION} /version`],
    ],
    [
      'one that is nearer',
      { 'a/server.json': SERVER, 'a/package.json': { name: 'x' }, 'package.json': npm({ version: '1.3.0' }) },
      [],
    ],
    [
      'pyproject.toml',
      {
        'server.json': packed({ registryType: 'pypi', identifier: 'weather_mcp' }),
        'pyproject.toml': '[build-system]\nname = "x"\n[project]\nname = "weather-mcp" # it\nversion = "1.3.0"\n',
      },
      [`${VERSION} /version`],
    ],
    [
      'a dynamic version',
      {
        'server.json': packed({ registryType: 'pypi', identifier: 'weather-mcp' }),
        'pyproject.toml': '[project]\nname = "weather-mcp"\ndynamic = ["version"]\n[tool.x]\nversion = "9.0.0"\n',
      },
      [],
    ],
    ...(
      [
        [
          '[tool.hatch.version]\npath = "src/weather/__init__.py"',
          'src/weather/__init__.py',
          '__version__ = "1.3.0"  # it',
          true,
        ],
        ['[tool.hatch.version]\npath = "about.py"', 'about.py', "VERSION: str = 'v1.3.0'", true],
        ['[tool.hatch.version]\nsource = "vcs"\npath = "about.py"', 'about.py', '__version__ = "1.3.0"', false],
        [
          '[tool.hatch.version]\npath = "about.py"',
          'about.py',
          '__version__ = "1.3.0"\nif x:\n    __version__ = "1.4.0"',
          false,
        ],
        ['[tool.hatch.version]\npath = "about.py"', 'about.py', '__version__ = version("weather")', false],
        ['[tool.hatch.version]\npath = "about.py"', 'other.py', '__version__ = "1.3.0"', false],
        [
          '[tool.setuptools.dynamic]\nversion = { attr = "weather.about.VERSION" }',
          'src/weather/about.py',
          'VERSION = "1.3.0"',
          true,
        ],
        [
          '[tool.setuptools.dynamic.version]\nattr = "weather.__version__"',
          'weather/__init__.py',
          '__version__ = "1.3.0"',
          true,
        ],
        ['[tool.setuptools.dynamic]\nversion = { file = ["VERSION"] }', 'VERSION', '1.3.0', true],
        ['[tool.setuptools.dynamic]\nversion = { file = "VERSION" }', 'VERSION', 'see the tag', false],
        ['[tool.pdm.version]\nsource = "file"\npath = "weather.py"', 'weather.py', '__version__ = "1.3.0"', true],
        ['[tool.pdm.version]\nsource = "scm"\npath = "weather.py"', 'weather.py', '__version__ = "1.3.0"', false],
      ] as const
    ).map(([declared, path, text, isFound]): [string, Files, string[]] => [
      `a version in another file: ${declared}, ${text}`,
      {
        'server.json': packed({ registryType: 'pypi', identifier: 'weather-mcp' }),
        'pyproject.toml': `[project]\nname = "weather-mcp"\ndynamic = ["version"]\n${declared}\n`,
        [path]: `${text}\n`,
      },
      isFound ? [`${VERSION} /version`] : [],
    ]),
    [
      'a .csproj',
      {
        'server.json': packed({ registryType: 'nuget', identifier: 'Octo.Weather' }),
        'W.csproj':
          '<Project><PropertyGroup><PackageId>octo.weather</PackageId><Version>1.3.0</Version></PropertyGroup></Project>',
      },
      [`${VERSION} /version`],
    ],
    ...['version.workspace = true', 'version = { workspace = true }', 'version = "1.3.0" # it'].map(
      (declared): [string, Files, string[]] => [
        `Cargo.toml: ${declared}`,
        {
          'server.json': packed({ registryType: 'cargo', identifier: 'weather-mcp' }),
          'Cargo.toml': `[workspace.package]\nversion = "1.3.0"\n[package]\nname = "weather-mcp"\n${declared}\n`,
        },
        [`${VERSION} /version`],
      ],
    ),
    ...[
      ['<VersionPrefix Condition="true">1.3.0</VersionPrefix>', [`${VERSION} /version`]],
      ['<VersionPrefix>1.3.0</VersionPrefix><VersionSuffix>beta</VersionSuffix>', []],
    ].map(([version, expected]): [string, Files, string[]] => [
      `a .csproj: ${version as string}`,
      {
        'server.json': packed({ registryType: 'nuget', identifier: 'Octo.Weather' }),
        'W.csproj': `<Project><PropertyGroup><PackageId>Octo.Weather</PackageId>${version as string}</PropertyGroup></Project>`,
      },
      expected as string[],
    ]),
    ['no file: server and package differ', { 'server.json': packed({ version: '1.1.0' }) }, [`${VERSION} /version`]],
    [
      'no file: the package of another server',
      { 'server.json': packed({ identifier: 'mcp-proxy', version: '1.1.0' }) },
      [],
    ],
    ...[
      ['docker.io/o/w:9.0.0', []],
      ['ghcr.io/octo/weather:1.1.0', [`${VERSION} /packages/0/identifier`]],
      [`ghcr.io/octo/weather:1.1.0@sha256:${'a'.repeat(64)}`, [`${VERSION} /packages/0/identifier`]],
      ['ghcr.io/octo/weather:v1.2.0', []],
      ['ghcr.io/octo/weather:1.2.0-alpine', []],
      ['ghcr.io/octo/weather:main', []],
      ['ghcr.io/octo/weather:latest', [`${TRANSPORT} /packages/0/identifier`]],
      // The registry refuses a name that is of no registry: its tag is not what is wrong.
      ['weather:latest', []],
      [`localhost:5000/octo/weather@sha256:${'a'.repeat(64)}`, []],
    ].map(([identifier, expected]): [string, Files, string[]] => [
      `the image ${identifier as string}`,
      { 'server.json': packed({ registryType: 'oci', identifier }, ['version']) },
      expected as string[],
    ]),
    [
      'an image beside a package that is as new as the server',
      beside({}, server({ packages: [PACKAGE, { ...IMAGE, identifier: 'ghcr.io/octo/weather:1.1.0' }] })),
      [`${VERSION} /packages/1/identifier`],
    ],
    [
      'an image whose tag a release writes',
      {
        'server.json': server({ packages: [{ ...IMAGE, identifier: 'ghcr.io/octo/weather:1.1.0' }] }),
        'scripts/release.sh': "jq '.packages[0].identifier = $image' server.json\n",
      },
      [],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await findingsIn(files)).toEqual(expected);
  });

  test.each<[string, string, string, RegExp]>([
    ['behind', '1.3.0', 'warning', /so the registry would list `1.2.0`/],
    ['ahead', '1.1.0', 'error', /refuses this file until `1\.2\.0` is published/],
    ['ahead of a pre-release of it', '1.2.0-next.2', 'info', /refuses this file until `1\.2\.0` is published/],
  ])('%s', async (_, version, severity, message) => {
    const { findings } = await reportOn(beside({ version }));
    expect(findings.map((each) => [each.severity, message.test(each.message)])).toEqual([[severity, true]]);
  });

  test.each<[string, object, string]>([
    ['behind', { version: '1.3.0' }, 'Write `1.3.0` here and in `packages` before the next publish.'],
    [
      'ahead',
      { version: '1.1.0' },
      'Write `1.2.0`, the newer one, in `package.json` too, and publish the package first.',
    ],
  ])('its help, %s', async (_, own, help) => {
    const { findings } = await reportOn(beside(own));
    expect(findings.map((each) => each.help)).toEqual([help]);
  });

  test('is an error before a release', async () => {
    const folder = folderOf({ 'server.json': textOf(SERVER), 'package.json': textOf(npm({ version: '1.3.0' })) });
    expect((await toolint(['--preset', 'mcp-registry'], { cwd: folder.path })).out).toMatch(/error.*1\.2\.0/);
    folder.remove();
  });

  test('a release may write the version and the hash', async () => {
    const bundle = 'https://github.com/o/w/releases/download/v1/w.mcpb';
    const file = server({ packages: [{ registryType: 'mcpb', identifier: bundle, transport: { type: 'stdio' } }] }, [
      'version',
    ]);
    const step = "run: jq '.version = $v | .packages[0].fileSha256 = $sha' server.json > x && mv x server.json\n";
    expect(await findingsIn({ 'server.json': file })).toEqual([`${REQUIRED} `, `${TRANSPORT} /packages/0`]);
    expect(await findingsIn({ 'server.json': file, '.github/workflows/release.yml': step })).toEqual([]);
  });

  test.each([
    ['PLACEHOLDER', '', ['info']],
    ['SHA256_TBD', '', ['info']],
    ['replace-with-the-hash', '', ['info']],
    ['todo list', '', ['error']],
    ['PLACEHOLDER', "jq '.packages[0].fileSha256 = $sha'", []],
    ['PLACEHOLDER', 'sed -i \'s/"fileSha256": .*/x/\'', []],
    ['abc', "jq '.packages[0].fileSha256 = $sha'", []],
    ['PLACEHOLDER', "jq '.version = $v'", ['info']],
  ])('a hash %s, and a release that runs %s', async (fileSha256, run, severities) => {
    const identifier = 'https://github.com/o/w/releases/download/v1/w.mcpb';
    const file = packed({ registryType: 'mcpb', identifier, fileSha256 }, ['version']);
    const { findings } = await reportOn({
      'server.json': file,
      '.github/workflows/release.yml': `run: ${run} server.json\n`,
    });
    expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual(severities.map((each) => [FORMAT, each]));
    for (const { message, severity } of findings)
      expect(message.endsWith(' unless a release fills it in.')).toBe(severity === 'info');
  });

  test.each([
    ['## 1.3.0\n## 1.2.0\n', 'warning'],
    ['# Changes\n\n## [Unreleased]\n\n## [1.2.0] - 2026-01-01\n', 'info'],
  ])('a package ahead, and the changelog %j', async (changelog, severity) => {
    const { findings } = await reportOn({ ...beside({ version: '1.3.0' }), 'CHANGELOG.md': changelog });
    expect(findings.map((each) => [each.rule, each.severity])).toEqual([[VERSION, severity]]);
  });

  test.each<[string, object, string[]]>([
    ['a service', { remotes: [{ type: 'streamable-http', url: 'https://weather.example.com/mcp' }] }, []],
    ['a package that was published again', { version: '1.1.0', packages: [{ ...PACKAGE, version: '1.1.0-1' }] }, []],
    ['no service', {}, [`${VERSION} /version`]],
  ])('an entry of a list of servers whose version is its own: %s', async (_, own, expected) => {
    const file = { ...packed({ version: '1.1.0' }), ...own };
    expect(await findingsIn({ 'registry/weather/server.json': file })).toEqual(expected);
  });

  test('its fix goes forward alone', async () => {
    const after = { ...packed({ version: '1.3.0' }), version: '1.3.0' };
    expect(await fixed(beside({ version: '1.3.0' }), 'server.json')).toEqual(after);
    // The registry takes no version twice.
    expect(await fixed(beside({ version: '1.1.0' }), 'server.json', '--fix-unsafe')).toEqual(SERVER);
    expect(await fixed(beside({ version: '1.2.0-next.2' }), 'server.json', '--fix-unsafe')).toEqual(SERVER);
  });

  test('points at the other file', async () => {
    const { findings } = await reportOn(beside({ version: '1.3.0' }));
    expect(findings).toEqual([
      expect.objectContaining({
        help: 'Write `1.3.0` here and in `packages` before the next publish.',
        related: [
          { path: 'package.json', line: 3, column: 14, note: 'The version in `package.json`.' },
          { path: 'server.json', line: 10, column: 18, note: 'The version of the package.' },
        ],
      }),
    ]);
  });
});

describe(NAMED, () => {
  const python = (readme: string | undefined, declared = 'readme = "README.md"') => ({
    'server.json': packed({ registryType: 'pypi', identifier: 'weather-mcp' }),
    'pyproject.toml': `[project]\nname = "weather-mcp"\nversion = "1.2.0"\n${declared}\n`,
    ...(readme !== undefined && { 'README.md': readme }),
  });

  test.each<[string, Files, string[]]>([
    [
      'no mcpName',
      { 'server.json': SERVER, 'package.json': npm({ mcpName: undefined }) },
      [`${NAMED} /packages/0/identifier`],
    ],
    [
      'another mcpName',
      { 'server.json': SERVER, 'package.json': npm({ mcpName: 'io.github.Octo/weather' }) },
      [`${NAMED} /name`],
    ],
    [
      'a name that can be none',
      { 'server.json': server({ name: 'weather' }), 'package.json': npm({ mcpName: undefined }) },
      [`${FORMAT} /name`],
    ],
    ['a private package', { 'server.json': SERVER, 'package.json': npm({ mcpName: undefined, private: true }) }, []],
    ['no package.json', { 'server.json': SERVER }, []],
    ['an example', { 'server-example.json': SERVER, 'package.json': npm({ mcpName: undefined }) }, []],
    ['a README with the mark', python(`# Weather\n<!-- mcp-name: ${NAME} -->\n`), []],
    ["a README with the mark that ends in the comment's own", python(`<!--mcp-name: ${NAME}-->\n`), []],
    ['a README without it', python('# Weather\n'), [`${NAMED} /packages/0/identifier`]],
    ['a README with another', python('mcp-name: io.github.octo/forecast'), [`${NAMED} /name`]],
    ['no README', python(undefined), []],
    ...[
      'readme = {file = "README.md"}',
      'readme = { content-type = "text/markdown", file = \'README.md\' } # it',
      'readme.file = "README.md"',
      '[project.readme]\nfile = "README.md"',
    ].flatMap((declared): [string, Files, string[]][] => [
      [`${declared}, without the mark`, python('# Weather\n', declared), [`${NAMED} /packages/0/identifier`]],
      [`${declared}, with the mark`, python(`mcp-name: ${NAME}\n`, declared), []],
    ]),
    ['a README that is in pyproject.toml itself', python('# Weather\n', 'readme = { text = "Weather" }'), []],
    ['a README that is not named', python('# Weather\n', 'dynamic = ["readme"]'), []],
    [
      'an owner in another case',
      { 'server.json': server({ repository: { url: 'https://github.com/Octo/weather.git', source: 'github' } }) },
      [`${NAMED} /name`],
    ],
    [
      'an owner in another case, in package.json alone',
      { 'server.json': SERVER, 'package.json': npm({ repository: 'github:Octo/weather' }) },
      [`${NAMED} /name`],
    ],
    [
      'an owner with capitals, and a URL without them, which says nothing of its case',
      {
        'server.json': server({
          name: 'io.github.Octo/weather',
          repository: { url: 'https://github.com/octo/weather', source: 'github' },
        }),
      },
      [],
    ],
    [
      'another owner',
      { 'server.json': server({ repository: { url: 'https://github.com/acme/weather', source: 'github' } }) },
      [],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await findingsIn(files)).toEqual(expected);
  });
});

test.each([
  ['octo', 'Octo', 'error'],
  ['OCTO', 'Octo', 'warning'],
])('a namespace of %s in a repository of %s', async (here, there, severity) => {
  const repository = { url: `https://github.com/${there}/weather`, source: 'github' };
  const { findings } = await reportOn({ 'server.json': server({ name: `io.github.${here}/weather`, repository }) });
  expect(findings.map((each) => [each.rule, each.severity])).toEqual([[NAMED, severity]]);
});

test('a name of two lines is none to compare', async () => {
  const { findings, failures } = await reportOn({
    'server.json': server({ name: 'octo/wea\nther' }),
    'package.json': npm(),
  });
  expect(findings.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([`${FORMAT} /name`]);
  expect(failures).toEqual([]);
});

describe(OTHER, () => {
  const url = (url: string) => server({ repository: { url, source: 'github' } });
  const cloned = (origin: string, file: object): Files => ({
    'server.json': file,
    '.git/config': `[core]\n\tbare = false\n[remote "origin"]\n\turl = ${origin}\n\tfetch = +refs/heads/*\n[branch "main"]\n`,
  });

  test.each<[string, Files, string[]]>([
    [
      'an identifier that is not the name',
      { 'server.json': packed({ identifier: '@octo/wether-mcp' }), 'package.json': npm() },
      [`${OTHER} /packages/0/identifier`],
    ],
    [
      'the same in two packages of one identifier',
      {
        'server.json': server({
          packages: ['stdio', 'sse'].map(() => ({ ...PACKAGE, identifier: '@octo/wether-mcp' })),
        }),
        'package.json': npm(),
      },
      [`${OTHER} /packages/0/identifier`],
    ],
    [
      'a server that was renamed, below the root',
      {
        'mcp/server.json': packed({ identifier: '@octo/mcp-weather' }),
        'mcp/package.json': npm({ mcpName: 'io.github.octo/weather-mcp' }),
      },
      [`${OTHER} /packages/0/identifier`],
    ],
    [
      'another server of the same owner',
      {
        'mcp/server.json': packed({ identifier: '@octo/mcp-weather' }),
        'mcp/package.json': npm({ mcpName: 'io.github.octo/maps' }),
      },
      [],
    ],
    [
      'another package of a monorepo',
      {
        'packages/mcp/server.json': packed({ identifier: '@octo/weather-cli' }),
        'packages/mcp/package.json': npm(),
        'packages/cli/package.json': { name: '@octo/weather-cli', version: '1.2.0' },
      },
      [],
    ],
    [
      'the package of a proxy',
      { 'server.json': packed({ identifier: 'mcp-proxy-for-aws' }), 'package.json': npm() },
      [],
    ],
    [
      'a package.json of something else',
      { 'server.json': SERVER, 'package.json': { name: 'website', version: '1.0.0' } },
      [],
    ],
    ['a private root', { 'server.json': SERVER, 'package.json': npm({ name: 'root', private: true }) }, []],
    ...[
      '[project.urls]\nrepository = ',
      'urls.Repository = ',
      'urls = { Home = "https://o.example", Repository = ',
    ].map((declared): [string, Files, string[]] => [
      `another repository in pyproject.toml: ${declared}`,
      {
        'server.json': {
          ...packed({ registryType: 'pypi', identifier: 'weather-mcp' }),
          repository: { url: 'https://github.com/octo/rain', source: 'github' },
        },
        'pyproject.toml': `[project]\nname = "weather-mcp"\nversion = "1.2.0"\n${declared}"https://github.com/octo/weather"${declared.includes('{') ? ' }' : ''}\n`,
      },
      [`${OTHER} /repository/url`],
    ]),
    [
      'another repository in package.json',
      {
        'server.json': url('https://github.com/octo/other'),
        'package.json': npm({ repository: 'github:octo/weather' }),
      },
      [`${OTHER} /repository/url`],
    ],
    [
      'the same, written in another way',
      {
        'server.json': url('https://github.com/octo/weather'),
        'package.json': npm({ repository: { type: 'git', url: 'git+ssh://git@github.com/Octo/Weather.git' } }),
      },
      [],
    ],
    [
      'another origin',
      cloned('git@github.com:acme/maps.git', url('https://github.com/octo/weather')),
      [`${OTHER} /repository/url`],
    ],
    ...[true, false].map((hasOrigin): [string, Files, string[]] => {
      const files = cloned('git@github.com:acme/maps.git', url('https://github.com/octo/weather'));
      const { 'server.json': file, '.git/config': config } = files;
      const schema = NEWEST.replace('2025-12-11', '2025-10-17');
      const copy = { ...(file as object), $schema: schema, version: '1.0.0' };
      const root = hasOrigin ? { '.git/config': config } : { 'package.json': { repository: 'github:acme/maps' } };
      return [
        `a copy of another project below the root, which ${hasOrigin ? 'origin' : 'package.json'} shows`,
        { ...root, 'servers/weather/server.json': copy, ...(hasOrigin && { 'servers/weather/package.json': npm() }) },
        [],
      ];
    }),
    ...[
      ['that has a license of its own', 'git clone https://github.com/acme/maps.git', true, []],
      ['that has one, and the same name', 'git clone https://github.com/acme/weather.git', true, []],
      ['without one', 'git clone https://github.com/acme/maps.git', false, [`${OLD} /$schema`]],
      ['of the repository itself', 'git clone https://github.com/octo/weather', true, [`${OLD} /$schema`]],
    ].map(([what, run, isWhole, expected]): [string, Files, string[]] => [
      `a project ${String(what)} below a README that says ${String(run)}`,
      {
        'README.md': `Run \`${String(run)}\`.\n`,
        'servers/weather/server.json': {
          ...url('https://github.com/octo/weather'),
          $schema: NEWEST.replace('2025-12-11', '2025-10-17'),
        },
        ...(isWhole && { 'servers/weather/LICENSE': 'MIT' }),
      },
      expected as string[],
    ]),
    [
      'a server of its own below the root',
      {
        ...cloned('git@github.com:acme/maps.git', SERVER),
        'server.json': '',
        'mcp/server.json': { ...url('https://github.com/octo/weather'), name: 'io.github.acme/maps' },
      },
      [`${OTHER} /repository/url`],
    ],
    ['a fork', cloned('https://github.com/acme/weather', url('https://github.com/octo/weather')), []],
    ['a renamed repository', cloned('https://github.com/octo/maps', url('https://github.com/octo/weather')), []],
    ['a mirror', cloned('https://git.example.com/x/y', url('https://github.com/octo/weather')), []],
  ])('%s', async (_, files, expected) => {
    expect(await findingsIn(files)).toEqual(expected);
  });

  test.each([
    ['another owner', 'acme/weather', 'warning'],
    ['one of the two may be a former name', 'octo/maps', 'warning'],
  ])('%s', async (_, repository, severity) => {
    const files = {
      'server.json': url('https://github.com/octo/weather'),
      'package.json': npm({ repository: `github:${repository}` }),
    };
    expect((await reportOn(files)).findings.map((each) => each.severity)).toEqual([severity]);
  });
});

describe(SECRET, () => {
  test.each<[string, object, string[]]>([
    ['a key', variable({ name: 'API_KEY' }), [`${SECRET} /packages/0/environmentVariables/0/name`]],
    [
      'a link that signs in',
      variable({ name: 'OCTO_MAGIC_LINK' }),
      [`${SECRET} /packages/0/environmentVariables/0/name`],
    ],
    ['a token', variable({ name: 'GITHUB_TOKEN' }), [`${SECRET} /packages/0/environmentVariables/0/name`]],
    ['a header', remote({ headers: [{ name: 'Authorization' }] }), [`${SECRET} /remotes/0/headers/0/name`]],
    [
      'a variable of a URL',
      remote({ url: 'https://x.example/{api_key}', variables: { api_key: {} } }),
      [`${SECRET} /remotes/0/variables/api_key`],
    ],
    ['marked', variable({ name: 'API_KEY', isSecret: true }), []],
    ['marked as public', variable({ name: 'API_KEY', isSecret: false }), []],
    ['a fixed value', variable({ name: 'API_KEY', value: '{key}' }), []],
    ['a number of tokens', variable({ name: 'MAX_TOKENS' }), []],
    ['where a token is', variable({ name: 'TOKEN_URL' }), []],
    ['a public key', variable({ name: 'PUBLIC_KEY' }), []],
    ['the path of a file', variable({ name: 'CLIENT_SECRET', description: 'Path to the file of the client.' }), []],
    ['a file', variable({ name: 'GOOGLE_CREDENTIALS', format: 'filepath' }), []],
  ])('%s', async (_, file, expected) => {
    expect(await findingsIn({ 'server.json': file })).toEqual(expected);
  });

  test('its fix writes as the file does', async () => {
    const old = (more: object) => ({
      name: 'io.github.octo/weather',
      packages: [
        { registry_type: 'npm', identifier: 'weather', environment_variables: [{ name: 'API_KEY', ...more }] },
      ],
    });
    const $schema = 'https://static.modelcontextprotocol.io/schemas/2025-07-09/server.schema.json';
    const written = await fixed({ 'server.json': { $schema, ...old({}) } }, 'server.json');
    expect(written).toMatchObject(old({ is_secret: true }));
  });

  test('its fix marks it', async () => {
    expect(await fixed({ 'server.json': variable({ name: 'API_KEY' }) }, 'server.json')).toEqual(
      variable({ name: 'API_KEY', isSecret: true }),
    );
  });
});

describe(TRANSPORT, () => {
  test.each([
    ['npm', '--api-key', 'warning', '`npx` does not know `--api-key`, so the server never gets it.'],
    ['pypi', '--url', 'warning', '`uvx` does not know `--url`, so the server never gets it.'],
    ['nuget', '--port=80', 'warning', '`dnx` does not know `--port`, so the server never gets it.'],
    [
      'npm',
      '-y',
      'info',
      'This package has `runtimeArguments` but no `runtimeHint`, so clients choose themselves what to start.',
    ],
  ])('arguments of the runtime of %s: %s', async (registryType, name, severity, message) => {
    const file = packed({ registryType, runtimeArguments: [{ type: 'named', name }] });
    const { findings } = await reportOn({ 'server.json': file });
    expect(findings.map((each) => [each.severity, each.message])).toEqual([[severity, message]]);
  });

  test.each<[string, object, string[]]>([
    ['sse', remote({ type: 'sse' }), [`${TRANSPORT} /remotes/0/type`]],
    ['a package of npm without a version', packed({}, ['version']), [`${TRANSPORT} /packages/0`]],
    [
      'sse for older clients',
      server({ remotes: ['sse', 'streamable-http'].map((type) => ({ type, url: `https://x.example/${type}` })) }, [
        'packages',
      ]),
      [],
    ],
    ['a spelling of it', remote({ type: 'streamableHttp' }), [`${TRANSPORT} /remotes/0/type`]],
    ['`http`', remote({ type: 'http' }), [`${TRANSPORT} /remotes/0/type`]],
    ['something else', remote({ type: 'websocket' }), [`${TYPE} /remotes/0/type`]],
    [
      'arguments without a hint',
      packed({ runtimeArguments: [{ type: 'named', name: '-y' }] }),
      [`${TRANSPORT} /packages/0/runtimeArguments`],
    ],
    [
      'an option of the server as a value',
      packed({ runtimeHint: 'npx', runtimeArguments: [{ type: 'positional', value: '--stdio' }] }),
      [`${TRANSPORT} /packages/0/runtimeArguments`],
    ],
    [
      'the same for the server',
      packed({ packageArguments: [{ type: 'named', name: '--url', value: 'https://x.example' }] }),
      [],
    ],
    [
      'an option that the runtime may have',
      packed({
        runtimeHint: 'npx',
        runtimeArguments: [{ type: 'named', name: '--registry', value: 'https://x.example' }],
      }),
      [],
    ],
    [
      'a runtime that is not known',
      packed({ runtimeHint: 'weather-run', runtimeArguments: [{ type: 'named', name: '--url' }] }),
      [],
    ],
    [
      'the package itself before the package',
      packed({ runtimeHint: 'npx', runtimeArguments: [{ type: 'positional', value: '@octo/weather-mcp' }] }),
      [`${TRANSPORT} /packages/0/runtimeArguments/0`],
    ],
    [
      'variables beside the packages, which need no mark there',
      server({ environmentVariables: [{ name: 'WEATHER_TOKEN', description: 'A token.' }] }),
      [`${TRANSPORT} /environmentVariables`],
    ],
    ['no variables beside the packages', server({ environmentVariables: [] }), []],
    [
      'variables beside the packages that are in these, too',
      server({
        environmentVariables: [{ name: 'WEATHER_TOKEN' }],
        packages: [{ ...PACKAGE, environmentVariables: [{ name: 'WEATHER_TOKEN', isSecret: true }] }],
      }),
      [],
    ],
    [
      'arguments by another name',
      packed({ arguments: [{ type: 'named', name: '--port', value: '1' }] }),
      [`${TRANSPORT} /packages/0/arguments`],
    ],
    [
      'arguments in the transport, as clients have them',
      packed({ transport: { type: 'stdio', command: 'weather', args: ['serve'] } }),
      [`${TRANSPORT} /packages/0/transport/args`],
    ],
    [
      'arguments in the transport, and where they belong',
      packed({
        transport: { type: 'stdio', args: ['serve'] },
        packageArguments: [{ type: 'positional', value: 'serve' }],
      }),
      [],
    ],
    ['with one', packed({ runtimeHint: 'npx', runtimeArguments: [{ type: 'named', name: '-y' }] }), []],
    ['a range', packed({ version: '^1.2.0' }), [`${TRANSPORT} /packages/0/version`]],
    ['a wildcard', packed({ version: '1.x' }), [`${TRANSPORT} /packages/0/version`]],
    ['a pre-release', server({ version: '1.2.0-rc.1', packages: [{ ...PACKAGE, version: '1.2.0-rc.1' }] }), []],
    [
      'MCPB without a hash',
      packed({ registryType: 'mcpb', identifier: 'https://github.com/o/w/releases/download/v1/w.mcpb' }, ['version']),
      [`${TRANSPORT} /packages/0`],
    ],
    [
      'an image without a tag',
      packed({ registryType: 'oci', identifier: 'ghcr.io/octo/weather' }, ['version']),
      [`${TRANSPORT} /packages/0/identifier`],
    ],
    ['an image with a tag', packed({ registryType: 'oci', identifier: 'ghcr.io/octo/weather:1.2.0' }, ['version']), []],
    [
      'an image with a digest',
      packed({ registryType: 'oci', identifier: `ghcr.io/octo/weather@sha256:${'a'.repeat(64)}` }, ['version']),
      [],
    ],
    [
      'a tag and a version',
      packed({ registryType: 'oci', identifier: 'ghcr.io/octo/weather:1.2.0' }),
      [`${TRANSPORT} /packages/0/version`],
    ],
    [
      'an image without its name, of which the schema says more',
      packed({ registryType: 'oci' }, ['identifier']),
      [`${REQUIRED} /packages/0`],
    ],
    [
      'an image with its registry apart',
      packed({ registryType: 'oci', registryBaseUrl: 'https://ghcr.io', identifier: 'octo/weather:1.2.0' }, [
        'version',
      ]),
      [`${TRANSPORT} /packages/0/registryBaseUrl`],
    ],
    ['an npm package with its registry', packed({ registryBaseUrl: 'https://registry.npmjs.org' }), []],
    [
      'MCPB with a registry',
      packed(
        {
          registryType: 'mcpb',
          registryBaseUrl: 'https://github.com',
          identifier: 'https://github.com/o/w/releases/download/v1/w.mcpb',
          fileSha256: 'a'.repeat(64),
        },
        ['version'],
      ),
      [`${TRANSPORT} /packages/0/registryBaseUrl`],
    ],
    [
      '`remotes` by another name',
      { ...server({}, ['packages']), remoteEndpoints: [{ type: 'streamable-http', url: 'https://x.example/mcp' }] },
      [`${TRANSPORT} /remoteEndpoints`],
    ],
    ['a field of another kind', server({ endpoints: ['a'] }), []],
    [
      'stdio with a URL',
      packed({ transport: { type: 'stdio', url: 'http://localhost' } }),
      [`${TRANSPORT} /packages/0/transport/url`],
    ],
    [
      'a variable that nothing defines',
      remote({ url: 'https://{tenant}.example.com' }),
      [`${TRANSPORT} /remotes/0/url`],
    ],
    ['what a release fills in', remote({ url: 'https://{{HOST}}/mcp' }), []],
    ['one that is defined', remote({ url: 'https://{tenant}.example.com', variables: { tenant: {} } }), []],
    [
      'one of the package',
      packed({
        transport: { type: 'streamable-http', url: 'http://localhost:{PORT}/mcp' },
        environmentVariables: [{ name: 'PORT' }],
      }),
      [],
    ],
  ])('%s', async (_, file, expected) => {
    expect(await findingsIn({ 'server.json': file })).toEqual(expected);
  });

  const OPEN = ', and `value` in it to `default`: users cannot change a `value`';
  test.each<[string, object, string]>([
    ['a fixed argument', { value: '1' }, ''],
    ['one that is always given', { value: '1', isRequired: true }, ''],
    ['one that users may change', { default: '1', isRequired: false }, ''],
    ['one that users should be able to change', { value: '1', isRequired: false }, OPEN],
  ])('arguments by another name, %s', async (_, own, more) => {
    const all = [
      { type: 'positional', value: 'serve' },
      { type: 'named', name: '--port', ...own },
    ];
    const { findings } = await reportOn({ 'server.json': packed({ arguments: all }) });
    expect(findings.map(({ help }) => help)).toEqual([`Rename it to \`packageArguments\`${more}.`]);
  });

  test('its fix writes the name', async () => {
    expect(await fixed({ 'server.json': remote({ type: 'http' }) }, 'server.json', '--fix-unsafe')).toEqual(remote({}));
  });
});

test.each<[string, object, object, string]>([
  ['of a namespace', { identifier: 'octo/weather:1.2.0' }, {}, 'error'],
  ['of no namespace', { identifier: 'weather:1.2.0' }, {}, 'info'],
  ['of a registry that is named beside it', { identifier: 'weather', registryBaseUrl: 'https://ghcr.io' }, {}, 'error'],
  [
    'of no namespace, where a workflow publishes the file',
    { identifier: 'weather:1.2.0' },
    { '.github/workflows/release.yml': 'run: mcp-publisher publish\n' },
    'error',
  ],
])('how severe what the registry refuses is beside an image %s', async (_, own, files, severity) => {
  const content = { ...packed({ ...own, registryType: 'oci' }, ['version']), description: 'x'.repeat(101) };
  const { findings } = await reportOn({ 'server.json': content, ...files });
  expect(findings.filter(({ rule }) => rule === FORMAT).map((each) => each.severity)).toEqual([severity]);
});

test('is recognised under any name, by its schema or by what it says', async () => {
  for (const file of [SERVER, server({}, ['$schema'])]) {
    const { files } = await reportOn({ 'registry/entry.json': file });
    expect(files.map(({ formats }) => formats)).toEqual([['server-json']]);
  }
});

test.each<[string, unknown]>([
  ['a config of a web server', { name: 'web', port: 80, packages: ['a'] }],
  ['a package manifest', { name: '@a.b/c', version: '1.0.0', packages: [{ name: 'x' }] }],
  ['mocks', { users: [{ name: 'a' }], posts: [] }],
  ['remotes of a module federation', { name: 'com.a/b', remotes: { x: 'http://localhost/remoteEntry.js' } }],
])('is not %s', async (_, file) => {
  expect((await reportOn({ 'server.json': file })).files).toEqual([]);
});

test('a card that a running server serves is another kind of file', async () => {
  for (const path of ['.well-known/mcp/x.json', 'public/server-card.json']) {
    expect((await reportOn({ [path]: remote({}) })).files).toEqual([]);
  }
});

test('a report says how many servers were read', async () => {
  const files = { 'server.json': SERVER, '.mcp.json': { mcpServers: { a: { command: 'a' }, b: { command: 'b' } } } };
  const report = await reportOn(files);
  expect(report.files).toEqual([
    { path: '.mcp.json', formats: ['client-config'], tools: 0, servers: 2 },
    { path: 'server.json', formats: ['server-json'], tools: 0, servers: 1 },
  ]);
  const source = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
const server = new McpServer({ name: 'weather', version: '1.2.0' });
server.registerTool('look', { description: 'Looks at the weather of a place.' }, look);\n`;
  const one = { 'server.json': JSON.stringify(SERVER) };
  const all = Object.entries({ ...files, 'src/index.ts': source });
  for (const [given, expected] of [
    [one, '1 file with 1 server'],
    [Object.fromEntries(all.map(([name, content]) => [name, textOf(content)])), '3 files with 3 servers, 1 tool'],
  ] as const) {
    const folder = folderOf(given);
    const out = async (...args: string[]) => (await toolint(args, { cwd: folder.path })).out;
    expect(await out()).toContain(`No problems in ${expected}`);
    expect(await out('--why', '.')).toContain(`: ${expected}`);
    expect(await out('--why', 'server.json')).toBe('server.json: server-json, 1 server.\n');
    expect(await out('--show-files')).toMatch(/^server\.json +server-json, 1 server$/m);
    folder.remove();
  }
});

describe('what is published', () => {
  const long = server({ description: 'Weather. '.repeat(20) });
  const old = {
    name: NAME,
    version_detail: { version: '1.0.0' },
    packages: [{ registry_name: 'npm', name: '@octo/weather-mcp', version: '1.0.0' }],
  };

  test.each<[string, object, string, string]>([
    ['server.json', long, FORMAT, 'error'],
    ['packages/weather/server.json', long, FORMAT, 'error'],
    ['servers/weather/server.json', long, FORMAT, 'error'],
    // The publisher takes a file of another name only where it is told to.
    ['server.core.json', long, FORMAT, 'warning'],
    ['mcp-server.json', server({}, ['description']), REQUIRED, 'warning'],
    ['mcp-server.json', server({ version: 1 }), TYPE, 'warning'],
    ['registry/weather.server.json', old, OLD, 'warning'],
    // The copy of a website, a template, and an entry of a list of servers.
    ['site/server.json', long, FORMAT, 'warning'],
    ['templates/server.json', long, FORMAT, 'warning'],
    ['registry/weather/server.json', long, FORMAT, 'warning'],
    ['registry/servers/io.github.octo/weather/server.json', long, FORMAT, 'warning'],
  ])('%s %#', async (path, content, rule, severity) => {
    const successor = rule === OLD ? { 'server.json': server({ name: 'io.github.octo/maps' }) } : {};
    const { findings } = await reportOn({ 'server.json': SERVER, ...successor, [path]: content });
    expect(findings.map((each) => [each.rule, each.severity])).toEqual([[rule, severity]]);
  });

  const PUBLISHED = { 'packages/weather/server.json': SERVER };
  const newer = server({ version: '1.3.0' }, ['packages']);
  test.each<[string, string, Files, string]>([
    ['a newer one above', 'old/server.json', { 'server.json': newer }, 'info'],
    ['a newer one below', 'server.json', { 'packages/weather/server.json': newer }, 'info'],
    ['one of the same version', 'server.json', PUBLISHED, 'error'],
    ['one beside the package', 'server.json', { ...PUBLISHED, 'packages/weather/package.json': npm() }, 'info'],
    [
      'a newer one of another name',
      'server.json',
      { 'a/server.json': { ...newer, name: 'io.github.octo/maps' } },
      'error',
    ],
    [
      'a draft, and a newer one',
      'docs/launch/registry.json',
      { 'mcp/server.json': { ...newer, name: 'com.octo/weather' } },
      'info',
    ],
    [
      'a draft of another server',
      'docs/launch/registry.json',
      { 'mcp/server.json': { ...newer, name: 'com.octo/maps' } },
      'error',
    ],
  ])('%s', async (_, path, files, severity) => {
    const { findings } = await reportOn({ ...files, [path]: long });
    expect(findings.map((each) => [each.rule, each.path, each.severity])).toEqual([[FORMAT, path, severity]]);
    expect(findings[0]!.message.includes(' if you publish this file instead of `')).toBe(severity === 'info');
  });

  test('of a copy that another one replaced neither version nor name is compared', async () => {
    const files = { 'server.json': SERVER, 'mcp/server.json': newer, 'package.json': npm({ name: '@octo/weather' }) };
    expect(await findingsIn(files)).toEqual([]);
  });

  test('a file of another name is what is published where there is no server.json', async () => {
    const { findings } = await reportOn({ 'mcp-server.json': long });
    expect(findings.map((each) => [each.rule, each.severity])).toEqual([[FORMAT, 'error']]);
  });

  test.each([['server.template.json'], ['registry/weather/server.json']])(
    '%s has a package, of which nothing is said',
    async (path) => {
      const files = { [path]: SERVER, 'package.json': npm({ version: '1.3.0', mcpName: undefined }) };
      expect(await findingsIn(files)).toEqual([]);
    },
  );
});

test.each<[string, string, string]>([
  ['npm, in a folder of packages', 'packages/cli/package.json', '{ "name": "@octo/weather-mcp" }'],
  ['npm, two folders above', '../cli/package.json', '{ "name":"@octo/weather-mcp" }'],
  ['PyPI', 'packages/cli/pyproject.toml', '[project]\nname = "octo-weather-mcp"\n'],
])('a package of the same monorepo is meant: %s', async (_, at, content) => {
  const isPython = at.endsWith('.toml');
  const identifier = isPython ? 'octo-weather-mcp' : '@octo/weather-mcp';
  const file = at.startsWith('../') ? 'apps/weather/server.json' : 'server.json';
  const folder = file.slice(0, -'server.json'.length);
  const own = isPython
    ? { [`${folder}pyproject.toml`]: '[project]\nname = "octo-weather"\nversion = "1.2.0"\ndependencies = ["mcp"]\n' }
    : { [`${folder}package.json`]: npm({ name: '@octo/weather' }) };
  const packages = [{ ...PACKAGE, identifier, registryType: isPython ? 'pypi' : 'npm' }];
  const files = { [file]: server({ packages }), ...own };
  expect(await findingsIn(files)).toEqual([`${OTHER} /packages/0/identifier`]);
  expect(await findingsIn({ ...files, [at.replace('../', 'packages/')]: content })).toEqual([]);
});

test('a file in the first format has no mark for secrets', async () => {
  const input = { environment_variables: [{ name: 'WEATHER_API_TOKEN', description: 'A token.', required: true }] };
  const first = {
    name: NAME,
    version_detail: { version: '1.0.0' },
    packages: [{ registry_name: 'npm', name: 'x', ...input }],
  };
  const present = variable({ name: 'WEATHER_API_TOKEN' });
  expect(await findingsIn({ 'server.json': first })).not.toEqual(
    expect.arrayContaining([expect.stringMatching(SECRET)]),
  );
  expect(await findingsIn({ 'server.json': present })).toEqual(expect.arrayContaining([expect.stringMatching(SECRET)]));
});
