import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/widget-domain.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { openaiTool, resource } from './app.js';

const withMeta = (_meta: unknown) => ({ tools: [openaiTool()], resources: [resource({ _meta })] });
const flat = '/resources/0/_meta/openai~1widgetCSP/connect_domains';

testRule(rule, format, {
  silent: {
    origins: withMeta({
      'openai/widgetDomain': 'https://example.com',
      'openai/widgetCSP': { connect_domains: ['https://*.example.com', 'wss://example.com', 'http://localhost:3000'] },
    }),
    'several in one text, which may be filled in': withMeta({
      'openai/widgetCSP': { connect_domains: ['api.example.com, <host>', 'localhost:3000,<host>'] },
    }),
    'what is no host': withMeta({
      'openai/widgetCSP': {
        resource_domains: ['data:', 'blob:', "'self'", '*', '<host>', '${HOST}', 'MY_HOST', 'https://<host>'],
      },
    }),
    'a path in a CSP': withMeta({ ui: { csp: { resourceDomains: ['https://cdn.example.com/assets/'] } } }),
    'a domain whose form the host decides': withMeta({ ui: { domain: 'a1b2.example.com' } }),
    'what cannot be known': withMeta({
      'openai/widgetDomain': UNKNOWN,
      'openai/widgetCSP': { connect_domains: [UNKNOWN] },
    }),
    'other types': withMeta({ 'openai/widgetDomain': 1, 'openai/widgetCSP': 'example.com', ui: { csp: { a: [1] } } }),
  },
  reports: {
    'no scheme': {
      manifest: withMeta({
        'openai/widgetCSP': { connect_domains: ['api.example.com', '*.example.com:8080', 'localhost:3000'] },
      }),
      finds: [
        {
          at: `${flat}/0`,
          on: 'value',
          severity: 'warning',
          says: '`api.example.com` has no scheme, so it is not an origin and hosts may ignore it. Write `https://api.example.com`.',
        },
        { at: `${flat}/1`, on: 'value' },
        { at: `${flat}/2`, on: 'value', says: 'Write `http://localhost:3000`.' },
      ],
      fixed: withMeta({
        'openai/widgetCSP': {
          connect_domains: ['https://api.example.com', 'https://*.example.com:8080', 'http://localhost:3000'],
        },
      }),
    },
    'no scheme, and any port': {
      manifest: withMeta({ 'openai/widgetCSP': { connect_domains: ['API.Example.com:*', '127.0.0.1:*'] } }),
      finds: [
        { at: `${flat}/0`, on: 'value', says: 'Write `https://API.Example.com:*`.' },
        { at: `${flat}/1`, on: 'value', says: 'Write `http://127.0.0.1:*`.' },
      ],
      fixed: withMeta({ 'openai/widgetCSP': { connect_domains: ['https://API.Example.com:*', 'http://127.0.0.1:*'] } }),
    },
    'no scheme, behind slashes': {
      manifest: withMeta({ 'openai/widgetCSP': { connect_domains: ['//cdn.example.com', '//localhost:3000'] } }),
      finds: [
        { at: `${flat}/0`, on: 'value', says: 'Write `https://cdn.example.com`.' },
        { at: `${flat}/1`, on: 'value' },
      ],
      fixed: withMeta({
        'openai/widgetCSP': { connect_domains: ['https://cdn.example.com', 'http://localhost:3000'] },
      }),
    },
    'no host': {
      manifest: withMeta({
        'openai/widgetDomain': "'self'",
        'openai/widgetCSP': {
          connect_domains: ['example', 'https://', 'https://exa mple.com', 'https://a.com https://b.com'],
        },
      }),
      finds: [
        {
          at: '/resources/0/_meta/openai~1widgetDomain',
          on: 'value',
          says: "`'self'` is not an origin, so hosts refuse or ignore it. Write a scheme and a host, such as `https://example.com`.",
        },
        { at: `${flat}/0`, on: 'value', says: '`example` is not an origin' },
        { at: `${flat}/1`, on: 'value' },
        { at: `${flat}/2`, on: 'value' },
        { at: `${flat}/3`, on: 'value' },
      ],
    },
    'in MCP Apps': {
      manifest: withMeta({ ui: { csp: { frameDomains: ['example.com'] } } }),
      finds: [{ at: '/resources/0/_meta/ui/csp/frameDomains/0', on: 'value' }],
      fixed: withMeta({ ui: { csp: { frameDomains: ['https://example.com'] } } }),
    },
    'the domain of the widget': {
      manifest: withMeta({ 'openai/widgetDomain': 'https://example.com/app' }),
      finds: [{ at: '/resources/0/_meta/openai~1widgetDomain', on: 'value', says: 'has a path' }],
    },
    empty: {
      manifest: withMeta({ 'openai/widgetCSP': { connect_domains: [''] } }),
      finds: [{ at: `${flat}/0`, on: 'value', says: 'This domain is blank' }],
    },
    'hostile text': {
      manifest: withMeta({
        'openai/widgetDomain': `${'a.'.repeat(3000)}com`,
        'openai/widgetCSP': { connect_domains: ['x.io'] },
      }),
      finds: [{ at: `${flat}/0`, on: 'value' }],
      fixed: withMeta({
        'openai/widgetDomain': `${'a.'.repeat(3000)}com`,
        'openai/widgetCSP': { connect_domains: ['https://x.io'] },
      }),
    },
  },
});
