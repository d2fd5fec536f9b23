import { describe, expect, test } from '@jest/globals';
import rule from '../../../rules/common/hardcoded-secret.js';
import { format as client } from '../../../rules/client-config/format.js';
import { format as mcpb } from '../../../rules/mcpb/format.js';
import { format as mcp } from '../../../rules/mcp/format.js';
import { format as otc } from '../../../rules/otc/format.js';
import { format as shinkai } from '../../../rules/shinkai/format.js';
import { reportOn } from '../../support/in-folder.js';
import { linted } from './linted.js';
import { shinkaiTool, tool } from './manifests.js';
import { within } from '../../support/patience.js';
import { findingsIn, V1 } from '../mcp/source.js';

/** As if drawn by chance, and the same each time; no secret stands in this file, and none was ever valid. */
function drawn(length: number, alphabet = 'abcdefghijkmnopqrsuvwzABCDEFGHIJKLMNPQRSUVWZ0234567'): string {
  let state = 42;
  return Array.from({ length }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return alphabet[Math.floor((state / 2147483648) * alphabet.length)];
  }).join('');
}
const hex = (length: number) => drawn(length, '0123456789abcdef');

const SECRETS: [kind: string, secret: string][] = [
  ['a GitHub token', `ghp_${drawn(36)}`],
  ['a GitHub token', `gho_${drawn(36)}`],
  ['a GitHub token', `github_pat_${drawn(22)}_${drawn(59)}`],
  ['a GitLab token', `glpat-${drawn(20)}`],
  ['an Anthropic key', `sk-ant-api03-${drawn(95)}`],
  ['an OpenAI key', `sk-proj-${drawn(120)}`],
  ['an OpenAI key', `sk-${drawn(48)}`],
  ['an OpenRouter key', `sk-or-v1-${hex(64)}`],
  ['an AWS access key', `AKIA${drawn(16, 'ABDEFGHIJKLMNPQRSUVWZ234567')}`],
  ['a Google API key', `AIza${drawn(35)}`],
  ['a Google client secret', `GOCSPX-${drawn(28)}`],
  ['a Slack token', `xoxb-${drawn(12, '0246813579')}-${drawn(24)}`],
  ['a Slack webhook', `hooks.slack.com/services/T0ABCDEFG/B0HIJKLMN/${drawn(24)}`],
  ['a Discord webhook', `discord.com/api/webhooks/${drawn(18, '1246803579')}/${drawn(68)}`],
  ['a Telegram bot token', `${drawn(10, '1246803579')}:AA${drawn(33)}`],
  ['a Stripe key', `sk_live_${drawn(24)}`],
  ['a Stripe webhook secret', `whsec_${drawn(32)}`],
  ['a SendGrid key', `SG.${drawn(22)}.${drawn(43)}`],
  ['an npm token', `npm_${drawn(36)}`],
  ['a PyPI token', `pypi-AgEIcHlwaS5vcmc${drawn(150)}`],
  ['a Hugging Face token', `hf_${drawn(34)}`],
  ['a Groq key', `gsk_${drawn(52)}`],
  ['an xAI key', `xai-${drawn(80)}`],
  ['a Perplexity key', `pplx-${drawn(48)}`],
  ['a Linear key', `lin_api_${drawn(40)}`],
  ['a Notion token', `ntn_${drawn(46)}`],
  ['an Airtable token', `pat${drawn(14)}.${hex(64)}`],
  ['a DigitalOcean token', `dop_v1_${hex(64)}`],
  ['a Context7 key', `ctx7sk-${[8, 4, 4, 4, 12].map(hex).join('-')}`],
  ['an InsForge key', `ik_${hex(32)}`],
  ['a Shopify token', `shpat_${hex(32)}`],
  ['a private key', `-----BEGIN RSA PRIVATE KEY-----\n${drawn(64)}\n${drawn(64)}`],
];

const check = (manifest: unknown, format = otc) => linted('tool.json', JSON.stringify(manifest), format, [rule]);

describe('common/hardcoded-secret', () => {
  test.each(SECRETS)('reports %s', async (kind, secret) => {
    const findings = await check(tool({ properties: { key: { default: secret } } }));
    expect(findings).toHaveLength(1);
    const [finding] = findings;
    expect(finding!.message).toContain(`This looks like ${kind}`);
    expect(finding!.pointer).toBe('/input_schema/parameters/properties/key/default');
    expect(finding!.fix).toBeUndefined();
    // Nothing of it but its first letters goes on.
    expect(JSON.stringify(finding)).not.toContain(secret.slice(0, 12));
    expect(finding!.message).toContain(`(\`${secret.slice(0, 4)}…\``);
  });

  test('points at the secret itself', async () => {
    const secret = `ghp_${drawn(36)}`;
    const text = JSON.stringify(tool({}, { description: `Say \u{1f600} "${secret}", please.` }));
    const [finding] = await linted('tool.json', text, otc, [rule]);
    expect(text.slice(finding!.start, finding!.end)).toBe(secret);
    expect(finding!.message).toContain('40 characters');
  });

  test('reports each of several', async () => {
    const secrets = `ghp_${drawn(36)} sk_live_${drawn(24)}`;
    expect(await check(tool({}, { 'x-env': [{ deep: secrets }, `npm_${drawn(36)}`] }))).toHaveLength(3);
  });

  test.each([
    ['a row of one letter', `ghp_${'x'.repeat(36)}`],
    ['few letters in turn', `ghp_${'ab1'.repeat(12)}`],
    ['the alphabet', `ghp_abcdefghijklmnopqrstuvwxyz0123456789`],
    ['a word that says so', `sk-proj-your_api_key_${drawn(40)}`],
    ['the example of its own documentation', 'AKIAIOSFODNN7EXAMPLE'],
    ['a row of stars', `sk-${'*'.repeat(48)}`],
    ['something to be filled in', 'ghp_${GITHUB_TOKEN_OF_THE_REPOSITORY}'],
    ['something else to be filled in', 'ghp_<your token of thirty-six letters here>'],
    ['a token that is cut short', `ghp_${drawn(10)}...`],
    ['a key for tests', `sk_test_${drawn(24)}`],
    ['only the head of a private key', '-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----'],
    ['a part of a longer word', `xghp_${drawn(36)}`],
    ['a hash', hex(64)],
    ['a uuid', '3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
    ['an address of a contract', `0x${hex(40)}`],
    ['a long name', 'desk-lamp-with-a-very-long-name-and-a-shade-of-blue-and-green-and-more'],
    ['a URL', 'https://example.com/task-ant-api/sk-something/AKIA?npm_config_registry=https://registry.example.com'],
    ['text about keys', 'The key, such as sk-ant-api03-… or sk-proj-…; it begins with AIza, ghp_ or xoxb-.'],
  ])('silent: %s', async (_, text) => {
    expect(await check(tool({}, { description: text }))).toEqual([]);
  });

  describe('one that somebody seems to have counted', () => {
    const COUNTED = [
      'ghp_1234567890abcdefghijklmnopqrstuvwxyz',
      'ghp_abcdefghijklmnopqrstuvwxyz0123456789',
      `github_pat_1234567890${drawn(12)}_${drawn(59)}`,
      'AKIA1234567890ABCDEF',
    ];

    test.each(COUNTED)('as a value: %s', async (secret) => {
      expect(await check(tool({ properties: { key: { default: secret } } }))).toHaveLength(1);
      expect(await check(tool({ properties: { key: { default: { token: `Bearer ${secret}` } } } }))).toHaveLength(1);
    });

    test.each(COUNTED)('silent where people show what one looks like: %s', async (secret) => {
      const schema = { title: secret, description: `Such as ${secret}.`, examples: [secret] };
      expect(await check(tool({ properties: { key: schema } }))).toEqual([]);
    });

    test.each([
      ['AKIAIOSFODNN7EXAMPLE'],
      ['AKIA1234567890ABCDE'],
      ['AKIA1234567890ABCDEFG'],
      [`ghp_${'x'.repeat(36)}`],
      ['ghp_your1234567890abcdefghijklmnopqrstuv'],
      ['ghp_1234567890abcdef'],
      ['sk-proj-1234567890abcdefghijklmnopqrstuvwxyz1234567890'],
    ])('silent as a value, too: %s', async (text) => {
      expect(await check(tool({ properties: { key: { default: text } } }))).toEqual([]);
    });
  });

  test('leaves the secrets of OAuth to the rule of the format', async () => {
    const secret = `GOCSPX-${drawn(28)}`;
    const oauth = (field: string) => shinkaiTool({ type: 'string' }, { oauth: [{ [field]: secret }] });
    expect(await check(oauth('clientSecret'), shinkai)).toEqual([]);
    expect(await check(oauth('clientId'), shinkai)).toHaveLength(1);
  });

  test('finds a key whose first line a YAML file folds', async () => {
    const key = ['-----BEGIN RSA PRIVATE', '      KEY-----', '', `      ${drawn(64)}`].join('\n');
    const yaml = `tools:\n  - name: get_x\n    description: "${key}"\n    inputSchema: {type: object}\n`;
    const found = await linted('a.yaml', yaml, mcp, [rule]);
    expect(found.map(({ line, message }) => [line, message.slice(0, 33)])).toEqual([
      [3, 'This looks like a private key (`-'],
    ]);
  });

  test('takes no time on hostile text', async () => {
    const texts = ['sk-ant-api03-', '-----BEGIN RSA PRIVATE KEY-----\n', 'xoxb-1-1-1-', 'eyJ', 'AKIA', 'a'.repeat(19)];
    await within(2000, async () => {
      for (const text of texts) await check(tool({}, { description: text.repeat(200_000 / text.length) }));
      for (const text of texts) await check(tool({}, { description: `${text} `.repeat(200_000 / text.length) }));
    });
  });

  describe('in the config of a client', () => {
    const claims = (own: object) => btoa(JSON.stringify({ sub: 'octo', ...own })).replace(/=+$/, '');
    const signed = (own: object) => `${btoa('{"alg":"HS256"}')}.${claims(own)}.${drawn(43)}`;
    const findings = (own: object) =>
      linted('.mcp.json', JSON.stringify({ mcpServers: { a: { command: 'a', ...own } } }), client, [rule]);

    test.each<[string, object, string | undefined]>([
      ['hexadecimal', { env: { WEATHER_API_KEY: hex(32) } }, 'a credential'],
      ['any letters', { env: { WEATHER_TOKEN: drawn(48) } }, 'a credential'],
      ['a header', { headers: { Authorization: `Bearer ${drawn(48)}` } }, 'a credential'],
      ['one for production', { env: { WEATHER_SECRET_PRODUCTION: drawn(40) } }, 'a credential'],
      ['a second one', { env: { WEATHER_API_KEY_2: drawn(40) } }, 'a credential'],
      ['a signed token', { env: { WEATHER_TOKEN: signed({}) } }, 'a signed token'],
      ['one that has a shape of its own, once', { env: { GITHUB_TOKEN: `ghp_${drawn(36)}` } }, 'a GitHub token'],
      ['a signed token for an hour', { env: { WEATHER_TOKEN: signed({ iat: 1000, exp: 4600 }) } }, undefined],
      ['a signed token for anybody', { env: { WEATHER_TOKEN: signed({ role: 'anon' }) } }, undefined],
      [
        'a server of this machine',
        { command: undefined, url: 'http://localhost:80/mcp', headers: { Authorization: `Bearer ${hex(64)}` } },
        undefined,
      ],
      ['no such name', { env: { WEATHER_COMMIT: hex(40) } }, undefined],
      ['a public key', { env: { WEATHER_PUBLIC_KEY: hex(40) } }, undefined],
      ['a variable', { env: { WEATHER_API_KEY: `\${${'WEATHER_API_KEY'.repeat(3)}}` } }, undefined],
      ['a placeholder', { env: { WEATHER_API_KEY: 'your-weather-api-key-from-the-website-2024' } }, undefined],
      ['words', { env: { WEATHER_TOKEN: 'weather-forecasts-for-any-Place-12345678' } }, undefined],
      ['a short one', { env: { WEATHER_TOKEN: hex(16) } }, undefined],
      ['one that counts', { env: { WEATHER_TOKEN: '0123456789abcdef0123456789abcdef' } }, undefined],
    ])('%s', async (_, own, kind) => {
      const found = await findings(own);
      expect(found.map(({ message }) => /looks like (.*) \(/.exec(message)?.[1])).toEqual(kind ? [kind] : []);
    });
  });

  describe('in a bundle, which brings it to everybody', () => {
    const bundle = (env: object, user_config: object) => ({
      manifest_version: '0.3',
      name: 'weather',
      server: { type: 'node', entry_point: 'a.js', mcp_config: { command: 'node', env } },
      user_config,
    });

    test.each<[string, object, object, number[]]>([
      ['the default of a setting', {}, { api_key: { type: 'string', default: drawn(40) } }, [1]],
      ['a variable', { WEATHER_TOKEN: drawn(40) }, {}, [1]],
      ['a variable that is a setting', { WEATHER_TOKEN: '${user_config.weather_token}' }, {}, []],
      ['no default', {}, { api_key: { type: 'string', description: drawn(40) } }, []],
      ['another setting', {}, { commit: { type: 'string', default: hex(40) } }, []],
      ['no text', {}, { api_key: { type: 'number', default: 7 } }, []],
    ])('%s', async (_, env, settings, lines) => {
      const found = await linted('manifest.json', JSON.stringify(bundle(env, settings)), mcpb, [rule]);
      expect(found.map(({ line }) => line)).toEqual(lines);
    });
  });
});

describe('a default that is read from the environment', () => {
  const LISTING = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
const server = new Server({ name: 'a', version: '1' }, { capabilities: { tools: {} } });
`;
  const listing = (properties: string): string =>
    `${LISTING}server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: [{ name: 'look', description: 'Looks.', inputSchema: { type: 'object', properties: ${properties} } }],
}));
`;
  const zod = (schema: string): string =>
    `${V1}const server = new McpServer({ name: 'a', version: '1' });
server.registerTool('look', { description: 'Looks.', inputSchema: { ${schema} } }, async () => ({ content: [] }));
`;
  const python = (parameter: string): string => `import os
from mcp.server.fastmcp import FastMCP
mcp = FastMCP("weather")
@mcp.tool()
def look(city: str, ${parameter}) -> str:
    """Looks at the weather."""
    return ask(city)
`;
  test.each([
    ['server.js', listing(`{ apiToken: { type: 'string', default: process.env.API_TOKEN || '' } }`), ['apiToken']],
    ['server.js', listing(`{ host: { type: 'string', default: process.env.HOST || '' } }`), []],
    ['server.js', listing(`{ apiToken: { type: 'string', default: tokenOf(user) } }`), []],
    ['server.js', listing(`{ apiToken: { type: 'string', default: '' } }`), []],
    ['server.js', listing(`{ host: { default: process.env.HOST },\n apiToken: { default: known } }`), []],
    ['server.ts', zod(`apiKey: z.string().default(process.env.API_KEY!)`), ['apiKey']],
    ['server.ts', zod(`apiKey: z.string().optional()`), []],
    ['server.py', python('api_key: str = os.getenv("API_KEY")'), ['api_key']],
    ['server.py', python('api_key: str = os.environ["API_KEY"]'), ['api_key']],
    ['server.py', python('api_key: str = ""'), []],
  ])('%s %#', async (path, text, names) => {
    const found = await findingsIn(rule, text, { zod: '4.1.0' }, path);
    expect(found.map(({ message }) => /`(\w+)`/.exec(message)?.[1])).toEqual(names);
  });

  test('is one finding for a name in a file', async () => {
    const tools = [1, 2].map(
      (n) =>
        `{ name: 'look${n}', inputSchema: { type: 'object', properties: { token: { default: process.env.TOKEN } } } }`,
    );
    const text = `${LISTING}server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [${tools.join(',\n')}] }));\n`;
    const found = await findingsIn(rule, text, {}, 'server.js');
    expect(found.map(({ cause }) => cause)).toEqual(['server.js: token', 'server.js: token']);
  });
});

test('one credential in several places is told once, and another one by itself', async () => {
  const at = (token: string) => ({ url: 'https://weather.example.com/mcp', headers: { Authorization: token } });
  const [one, other] = [`ghp_${drawn(36)}`, `gho_${drawn(36)}`];
  const { findings } = await reportOn({ '.mcp.json': { mcpServers: { a: at(one), b: at(other), c: at(one) } } });
  const own = findings.filter((each) => each.rule === rule.id);
  expect(own.map(({ line, count, related }) => [line, count, related?.map((each) => each.line)])).toEqual([
    [6, 2, [18]],
    [12, undefined, undefined],
  ]);
  expect(JSON.stringify(findings)).not.toContain(one);
});
