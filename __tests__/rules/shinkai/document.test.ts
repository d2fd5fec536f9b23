/** Whole manifests: what the document allows gives no finding at warning or above, with every rule on. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { findingsIn } from './every-rule.js';
import { service, table, text, tool, without } from './tool.js';

test.each([
  ['whole.json', ['info shinkai/reference-only', 'info shinkai/reference-only']],
  ['product.json', []],
  ['name-alone.json', ['info shinkai/keywords', 'info shinkai/no-configurations']],
])('%s', async (file, infos) => {
  const text = readFileSync(`__tests__/fixtures/shinkai/${file}`, 'utf8');
  const findings = await findingsIn('metadata.json', text);
  expect(findings.map(({ severity, rule }) => `${severity} ${rule}`).sort()).toEqual(infos);
});

test('nothing but a name is demanded', async () => {
  const findings = await findingsIn('metadata.json', '{"name": "Weather"}');
  expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
});

const days = { type: 'number', description: 'How many days ahead.' };
const event = { text: { type: 'string' }, year: { type: 'string' }, required: ['text', 'year'] };

test.each<[string, unknown, string[]]>([
  [
    'a parameter beside `properties`',
    tool({ parameters: { properties: { city: text() }, days, required: ['city'], type: 'object' } }),
    ['error shinkai/misplaced-property /parameters/days'],
  ],
  [
    'schema keywords inside `properties`',
    tool({ result: table({ events: { type: 'array', items: { type: 'object', properties: event } } }) }),
    ['error shinkai/misplaced-property /result/properties/events/items/properties/required'],
  ],
  [
    'empty keys in snake case',
    tool({ oauth: [service({ request_token_auth_header: '', request_token_content_type: '' })] }),
    [
      'info shinkai/misspelt-field /oauth/0/request_token_auth_header',
      'info shinkai/misspelt-field /oauth/0/request_token_content_type',
    ],
  ],
  [
    'several scopes in one string',
    tool({ oauth: [service({ scopes: ['read,activity:read'] })] }),
    ['warning shinkai/oauth-scopes /oauth/0/scopes/0'],
  ],
  ['no configurations', without('configurations'), ['info shinkai/no-configurations ']],
  [
    'settings without a description',
    tool({ configurations: table({ name: { type: 'string' }, key: { type: 'string' } }) }),
    [
      'error shinkai/parameter-description /configurations/properties/name',
      'error shinkai/parameter-description /configurations/properties/key',
    ],
  ],
  ['a home page that nobody reads', tool({ homePage: 'https://a.b' }), ['warning shinkai/misspelt-field /homePage']],
  ['an empty one', tool({ homePage: '' }), ['info shinkai/misspelt-field /homePage']],
  ['a home page in brackets', tool({ homepage: '<https://a.b>' }), ['warning shinkai/homepage-url /homepage']],
])('a fault of published tools: %s', async (_, manifest, expected) => {
  const findings = await findingsIn('metadata.json', JSON.stringify(manifest));
  expect(findings.map(({ severity, rule, pointer }) => `${severity} ${rule} ${pointer}`)).toEqual(expected);
});
