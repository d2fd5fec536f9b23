import rule from '../../../rules/common/insecure-url.js';
import { format as otc } from '../../../rules/otc/format.js';
import { format as shinkai } from '../../../rules/shinkai/format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { list, listing, shinkaiTool, taking } from './manifests.js';

const city = { type: 'string', description: 'The city.' };
const at = (homepage: unknown) => shinkaiTool(city, { homepage });
const oauth = (service: Record<string, unknown>) => shinkaiTool(city, { oauth: [{ name: 'Github', ...service }] });

testRule(rule, shinkai, {
  silent: {
    https: at('https://example.com/http://'),
    none: at(''),
    null: at(null),
    'one that cannot be known': at(UNKNOWN),
    'a URL in a sentence': at('see http://example.com'),
    'this machine in capitals': at('HTTP://LOCALHOST:9850'),
    'no URL': at('http: see below'),
    'a URL in brackets, of which another rule speaks': at('<http://example.com>'),
    'this machine': at('http://localhost:9850/tool'),
    'this machine by number': oauth({ redirectUrl: 'http://127.0.0.1:8080/callback' }),
    'this machine by another number': oauth({ redirectUrl: 'http://[::1]/callback' }),
    'this machine by a longer name': oauth({ redirectUrl: 'http://app.localhost/callback' }),
    'any address of this machine': oauth({ redirectUrl: 'http://0.0.0.0:3000' }),
    'a host to be filled in': oauth({ tokenUrl: 'http://${HOST}/token', authorizationUrl: 'http://<host>/authorize' }),
    'a name in a schema': shinkaiTool({ type: 'string', description: 'See http://example.com.' }),
    'a default': shinkaiTool({ ...city, default: 'http://example.com' }),
    'the name of a dialect': shinkaiTool({ ...city, $schema: 'http://json-schema.org/draft-07/schema#' }),
    'a service that is no object': shinkaiTool(city, { oauth: ['http://example.com'] }),
  },
  reports: {
    'a homepage': {
      manifest: at('http://example.com/tool?a=1'),
      finds: [
        {
          at: '/homepage',
          on: 'value',
          says: 'This URL of `example.com` uses plain http, so others on the network can read and change the traffic',
        },
      ],
      fixed: at('https://example.com/tool?a=1'),
    },
    'where tokens come from': {
      manifest: oauth({
        authorizationUrl: 'HTTP://example.com/authorize',
        tokenUrl: 'http://example.com/token',
        redirectUrl: 'http://localhost.example.com',
      }),
      finds: [
        { at: '/oauth/0/authorizationUrl', on: 'value' },
        { at: '/oauth/0/tokenUrl', on: 'value' },
        { at: '/oauth/0/redirectUrl', on: 'value' },
      ],
      fixed: oauth({
        authorizationUrl: 'https://example.com/authorize',
        tokenUrl: 'https://example.com/token',
        redirectUrl: 'https://localhost.example.com',
      }),
    },
    'a host that only looks like this machine': {
      manifest: at('http://localhost@example.com/'),
      finds: [
        {
          at: '/homepage',
          on: 'value',
          says: 'This URL of `example.com` uses plain http, so others on the network can read and change the traffic',
        },
      ],
      fixed: at('https://localhost@example.com/'),
    },
    'hostile text': {
      manifest: at(`http://${'a'.repeat(100_000)}`),
      finds: [{ at: '/homepage', on: 'value', says: /^This URL of `a{50,}…` uses plain http/ }],
      fixed: at(`https://${'a'.repeat(100_000)}`),
    },
  },
});

testRule(rule, listing, {
  silent: {
    'icons by https and data': {
      ...list(city),
      icons: [{ src: 'https://example.com/a.png' }, { src: 'data:image/png,' }],
    },
    'what a tool looks like that is no icon': { ...list(city), icons: 'http://example.com/a.png' },
    'the name of a resource': { ...list(city), resources: [{ uri: 'http://example.com/data' }] },
  },
  reports: {
    'an answer as it came': {
      manifest: { id: 1, result: { icons: [{ src: 'http://example.com/a.png' }] } },
      finds: [{ at: '/result/icons/0/src', on: 'value' }],
      fixed: { id: 1, result: { icons: [{ src: 'https://example.com/a.png' }] } },
    },
    'icons of the server, of a tool and of a resource': {
      manifest: {
        websiteUrl: 'http://example.com',
        icons: [{ src: 'http://example.com/a.png' }],
        tools: [{ name: 'a', inputSchema: {}, icons: [{ src: 'http://example.com/b.png' }] }],
        resources: [{ uri: 'a:b', icons: [{ src: 'http://example.com/c.png' }] }],
      },
      finds: [
        { at: '/websiteUrl', on: 'value' },
        { at: '/icons/0/src', on: 'value' },
        { at: '/tools/0/icons/0/src', on: 'value' },
        { at: '/resources/0/icons/0/src', on: 'value' },
      ],
      fixed: {
        websiteUrl: 'https://example.com',
        icons: [{ src: 'https://example.com/a.png' }],
        tools: [{ name: 'a', inputSchema: {}, icons: [{ src: 'https://example.com/b.png' }] }],
        resources: [{ uri: 'a:b', icons: [{ src: 'https://example.com/c.png' }] }],
      },
    },
  },
});

testRule(rule, otc, {
  silent: { 'a format without such fields': { ...taking(city), homepage: 'http://a.com' } },
  reports: {},
});
