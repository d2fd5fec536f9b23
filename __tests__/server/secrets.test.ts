/** What the user hands over is hidden, however it is written, and what is no secret stays readable. */
import { describe, expect, test } from '@jest/globals';
import { Secrets } from '../../src/server/secrets.js';
import { endpointOf, partsOfUrl, shownUrl } from '../../src/server/url.js';

const secretsOf = (all: Readonly<Record<string, string>>): Secrets => {
  const secrets = new Secrets();
  for (const [name, value] of Object.entries(all)) secrets.add(name, value);
  return secrets;
};

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const base64url = (text: string): string => Buffer.from(text).toString('base64url');
const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

const NAMES: ReadonlyMap<string, string> = new Map(
  'amp& lt< gt> quot" apos\' excl! num# dollar$ percnt% lpar( rpar) ast* plus+ comma, period. sol/ colon: semi; equals= quest? commat@ lsqb[ bsol\\ rsqb] Hat^ lowbar_ grave` lcub{ verbar| rcub}'
    .split(' ')
    .map((each) => [each.slice(-1), each.slice(0, -1)] as const),
);

const WRITTEN: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'in lower case': (text) => text.toLowerCase(),
  'in upper case': (text) => text.toUpperCase(),
  'in a URL': encodeURIComponent,
  'in a URL, in lower case': (text) => encodeURIComponent(text).toLowerCase(),
  'in a URL, every character': (text) => '%' + Buffer.from(text).toString('hex').match(/../g)!.join('%'),
  'in a form': (text) => new URLSearchParams({ a: text }).toString().slice(2),
  'in a URL, twice': (text) => encodeURIComponent(encodeURIComponent(text)),
  'in a URL, in latin1': (text) => '%' + Buffer.from(text, 'latin1').toString('hex').match(/../g)!.join('%'),
  'in JSON': (text) => JSON.stringify(text).slice(1, -1),
  'in JSON, escaped': (text) => [...text].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  'in JSON in JSON': (text) => JSON.stringify(JSON.stringify(text)).slice(3, -3),
  'in HTML': html,
  'in HTML, in numbers': (text) => [...text].map((c) => `&#${c.charCodeAt(0)};`).join(''),
  'in HTML, in hexadecimal numbers': (text) => [...text].map((c) => `&#x${c.charCodeAt(0).toString(16)};`).join(''),
  'in JavaScript, with braces': (text) => [...text].map((c) => `\\u{${c.codePointAt(0)!.toString(16)}}`).join(''),
  'in JavaScript, with braces and zeros': (text) =>
    [...text].map((c) => `\\u{${c.codePointAt(0)!.toString(16).padStart(8, '0')}}`).join(''),
  'in octal numbers': (text) => [...text].map((c) => `\\${c.charCodeAt(0).toString(8).padStart(3, '0')}`).join(''),
  'in HTML, in numbers without `;`': (text) => [...text].map((c) => `&#${c.charCodeAt(0)}`).join(''),
  'in HTML, in hexadecimal numbers without `;`': (text) =>
    [...text].map((c) => `&#X${c.charCodeAt(0).toString(16)}`).join(''),
  'in HTML, in numbers with zeros': (text) =>
    [...text].map((c) => `&#${String(c.charCodeAt(0)).padStart(12, '0')};`).join(''),
  'in HTML, with names': (text) => text.replace(/[_!#$%()*+,./:;=?@[\\\]^`{}|&<>"']/g, (c) => `&${NAMES.get(c)};`),
  'in HTML, with names without `;`': (text) => text.replace(/[&<>"]/g, (c) => `&${NAMES.get(c)}`),
  'in hexadecimal': (text) => Buffer.from(text).toString('hex'),
  'in hexadecimal, in upper case': (text) => Buffer.from(text).toString('hex').toUpperCase(),
};

const VALUES = [
  'sk_live_4eC39Hq',
  'hunter2-HUNTER2',
  'pä$s w0rd/ü+',
  'a"b<c>&d\'e%41f\\',
  '${not}[a](regex)*',
  'p%zz&amp;q%2541',
];

describe.each(VALUES)('the value %j', (value) => {
  const secrets = secretsOf({ API_KEY: value });
  test.each(Object.entries(WRITTEN))('%s', (_, write) => {
    const text = write(value);
    // In latin1 there is no other character.
    for (const around of ['', 'x', '"', 'key=', '{"a": "']) {
      const shown = secrets.hide(`${around}${text}${around} and more`);
      expect(shown).toContain('[hidden: API_KEY]');
      expect(shown.toLowerCase()).not.toContain(text.toLowerCase());
      expect(shown).toMatch(/ and more$/);
    }
    expect(secrets.clean({ a: [text] })).toEqual({ a: ['[hidden: API_KEY]'] });
  });

  test.each([
    ['base64', base64],
    ['base64url', base64url],
  ])('in %s, wherever it begins there', (_, write) => {
    for (const before of ['', 'a', 'ab', 'abc', 'user:', '\u00ff\u00fe~']) {
      for (const behind of ['', 'z', 'zy', 'zyx', '?>?>']) {
        const shown = secrets.hide(`data ${write(before + value + behind)} and more`);
        const rest = shown.replace('[hidden: API_KEY]', '');
        expect([shown.length - rest.length, rest.startsWith('data '), rest.endsWith(' and more')]).toEqual([
          17,
          true,
          true,
        ]);
        // A character or two of what is before and behind may be hidden with it.
        const least = Math.ceil((Buffer.byteLength(value) * 8) / 6);
        expect(rest.length).toBeLessThanOrEqual(14 + write(before + value + behind).length - least);
      }
    }
  });
});

test('of secrets that are part of others, the longest is hidden first', () => {
  for (const names of [
    ['SHORT', 'LONG'],
    ['LONG', 'SHORT'],
  ]) {
    const values: Record<string, string> = { SHORT: 'hunter2-pass', LONG: 'hunter2-pass-and-more' };
    const secrets = secretsOf(Object.fromEntries(names.map((name) => [name, values[name]!])));
    expect(secrets.hide('a hunter2-pass-and-more b')).toBe('a [hidden: LONG] b');
    expect(secrets.hide('a hunter2-pass b')).toBe('a [hidden: SHORT] b');
  }
});

test('secrets that overlap are hidden together', () => {
  const secrets = secretsOf({ ONE: 'abcdef-123', TWO: '123-uvwxyz' });
  expect(secrets.hide('<abcdef-123-uvwxyz>')).toMatch(/^<\[hidden: (?:ONE|TWO)\]>$/);
  expect(secrets.hide('<abcdef-123123-uvwxyz>')).toBe('<[hidden: ONE][hidden: TWO]>');
});

test('keys are cleaned like values, and are leaks', () => {
  const leaks: Parameters<Secrets['clean']>[2] = [];
  const secrets = secretsOf({ API_KEY: 'topsecret-1', PIN_TOKEN: '4711' });
  const given = { 'x topsecret-1': { y: 'topsecret-1' }, z: [1, 4711, true, null, 'the pin 4711'] };
  expect(secrets.clean(given, '', leaks)).toEqual({
    'x [hidden: API_KEY]': { y: '[hidden: API_KEY]' },
    z: [1, '[hidden: PIN_TOKEN]', true, null, 'the pin [hidden: PIN_TOKEN]'],
  });
  expect(leaks).toEqual([
    { name: 'API_KEY', pointer: '/x [hidden: API_KEY]' },
    { name: 'API_KEY', pointer: '/x [hidden: API_KEY]/y' },
  ]);
});

describe('parts of a value that are secrets too', () => {
  test.each([
    ['AUTHORIZATION', 'Bearer onlyletters', 'onlyletters'],
    ['AUTHORIZATION', `Basic ${base64('me:hunter2pass')}`, 'hunter2pass'],
    ['AUTHORIZATION', `Basic ${base64('me:hunter2pass')}`, 'me:hunter2pass'],
    ['COOKIE', 'session=abcd-1234; other=efgh-5678', 'efgh-5678'],
    ['DATABASE', 'postgres://me:hunter2pass@db.example.com/x', 'hunter2pass'],
    ['ADDRESS', 'https://example.com/mcp?api_key=k3y4', 'k3y4'],
    ['ADDRESS', 'https://example.com/s3cr3tpath/mcp', 's3cr3tpath'],
    ['ADDRESS', 'https://example.com/mcp;key=k3y4', 'k3y4'],
    ['PEM', '-----BEGIN KEY-----\nMIIEvQIBADANBgkq\nhkiG9w0BAQEFAASC\n-----END KEY-----', 'hkiG9w0BAQEFAASC'],
  ])('%s %s', (name, value, part) => {
    expect(secretsOf({ [name]: value }).hide(`it is ${part}.`)).toBe(`it is [hidden: ${name}].`);
  });
});

test.each([
  ['CITY', 'Paris'],
  ['NODE_ENV', 'production'],
  ['PORT', '3000123'],
  ['URL', 'http://localhost:3000/'],
  ['AUTHORIZATION', 'Bearer of the letter in the title', 'letter'],
])('what is no secret is left: %s=%s', (name, value, said = value) => {
  expect(secretsOf({ [name]: value }).hide(`a text with ${said} in it`)).toBe(`a text with ${said} in it`);
});

test('a number is hidden where its name says that it is secret', () => {
  expect(secretsOf({ PIN_TOKEN: '471147' }).hide('471147')).toBe('[hidden: PIN_TOKEN]');
});

test('a long text of escapes takes time in proportion to its length', () => {
  const secrets = secretsOf({ API_KEY: 'hunter2-hunter2' });
  const text = '%41\\u0041&amp;'.repeat(50_000);
  expect(secrets.hide(text)).toBe(text);
});

describe('a URL as it is shown', () => {
  test.each([
    ['https://example.com', 'https://example.com/'],
    ['https://example.com/mcp', 'https://example.com/mcp'],
    ['https://example.com/v1/mcp/', 'https://example.com/…/mcp'],
    ['https://me:hunter2@example.com:8080/s3cr3t/mcp?key=x#y', 'https://example.com:8080/…/mcp'],
    ['https://example.com/mcp;key=hunter2', 'https://example.com/…'],
    ['https://example.com/mcp/hunter2', 'https://example.com/…'],
    ['https://example.com/hunter%2e2', 'https://example.com/…'],
    ['ftp://me:hunter2@x/y?k=1', 'ftp://x/…'],
    ['foo://me:hunter2@x/mcp', 'foo://x/mcp'],
    ['data:text/plain,hunter2', 'data:…'],
    ['http://me:hun/ter2@example.com/mcp', 'http://example.com/…'],
    ['http://me:hun#ter2', 'http://…'],
    ['http://me:hun#ter2@example.com:99999/x', 'http://example.com/…'],
    ['hunter2', '…'],
    ['me:hunter2@example.com', 'me:…'],
    ['example.com/hunter2', 'example.com/…'],
    ['', '…'],
  ])('%s', (url, shown) => {
    expect(shownUrl(url)).toBe(shown);
  });
});

test.each([
  ['http://us%40er:p%C3%A4ss@a.example/mcp', 'us@er:päss'],
  ['http://me:100%zz%25@a.example/mcp', 'me:100%zz%'],
  ['http://me@a.example/mcp', 'me:'],
])('who asks is in a header, and not in the URL: %s', (given, credentials) => {
  const { url, headers } = endpointOf({ url: given, headers: { 'X-A': 'b' } });
  expect([url.href, headers]).toEqual([
    'http://a.example/mcp',
    { authorization: `Basic ${base64(credentials)}`, 'x-a': 'b' },
  ]);
});

test('of plain words in a path, the whole path is hidden, and only in errors', () => {
  const secrets = new Secrets();
  secrets.addUrl('url', 'https://example.com/weather/mcp');
  expect(secrets.hide('Cannot POST /weather/mcp, no weather')).toBe('Cannot POST [hidden: url], no weather');
  expect(secrets.clean('see https://example.com/weather/mcp')).toBe('see https://example.com/weather/mcp');
  const plain = new Secrets();
  plain.addUrl('url', 'https://example.com/v1/mcp');
  expect(plain.hide('Cannot POST /v1/mcp')).toBe('Cannot POST /v1/mcp');
});

test('the parts of a URL that may be secret', () => {
  const url = 'https://me:pw%20@example.com/a-b/T0ken;key=k;flag/mcp?one=1+2&two&three=;four=4#access_token=abc';
  expect(partsOfUrl(url).map(({ name, value, isPlain }) => `${name}:${value}${isPlain ? ' (plain)' : ''}`)).toEqual([
    'user:me',
    'password:pw%20',
    'path:T0ken',
    'key:k',
    ':flag',
    'path:/a-b/T0ken;key=k;flag/mcp (plain)',
    'one:1 2',
    ':two',
    ':three=',
    'four:4',
    'access_token:abc',
  ]);
  expect(partsOfUrl('https://hunter2@example.com')).toEqual([{ name: 'token', value: 'hunter2' }]);
  expect(partsOfUrl('no URL')).toEqual([]);
});

test('of what is no URL, a host is shown, and nothing else', () => {
  for (const [text, shown] of [
    ['mcp.example.com', 'mcp.example.com'],
    ['mcp.example.com/s3cret', 'mcp.example.com/…'],
    ['s3cret', '…'],
    ['http://s3 cret', 'http://…'],
  ])
    expect(shownUrl(text!)).toBe(shown);
});
