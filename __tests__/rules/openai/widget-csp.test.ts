import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/widget-csp.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { expect, test } from '@jest/globals';
import { lintFiles, openaiTool, placesIn, resource, seedTool } from './app.js';

const withMeta = (_meta: unknown) => ({ tools: [openaiTool()], resources: [resource({ _meta })] });
const at = '/resources/0/_meta/openai~1widgetCSP/connect_domains/0';

testRule(rule, format, {
  silent: {
    'a policy': withMeta({ 'openai/widgetCSP': { connect_domains: ['https://example.com', 'https://*.example.com'] } }),
    'what runs on the same machine': withMeta({
      'openai/widgetCSP': { connect_domains: ['http://127.0.0.1:3000', 'http://[::1]:3000', 'HTTP://localhost'] },
    }),
    'an address in an address': withMeta({
      'openai/widgetCSP': {
        connect_domains: ['https://proxy.example.com/http://example.org', 'https://example.com/*'],
      },
    }),
    'one of MCP Apps': withMeta({ ui: { csp: { connectDomains: ['http://localhost:3000'] } } }),
    'the dialect of the document, which has none': { tools: [seedTool()], resources: [resource()] },
    'what cannot be known': withMeta({ [SPREAD]: 1 }),
    'an unknown `_meta`': withMeta(UNKNOWN),
  },
  reports: {
    none: {
      manifest: withMeta(undefined),
      isOnlyInData: true,
      finds: [
        {
          at: '/resources/0',
          on: 'brace',
          says: 'This widget has no content security policy, so OpenAI refuses the app when it is submitted',
        },
      ],
    },
    'none in its metadata': {
      manifest: withMeta({ 'openai/widgetPrefersBorder': true }),
      isOnlyInData: true,
      finds: [
        {
          at: '/resources/0/_meta',
          on: 'key',
          says: 'This widget has no content security policy, so OpenAI refuses the app when it is submitted',
        },
      ],
    },
    'any host': {
      manifest: withMeta({ 'openai/widgetCSP': { connect_domains: ['https://*'] } }),
      finds: [{ at, on: 'value', says: '`https://*` lets the widget reach any host, so' }],
    },
    'any host of a scheme': {
      manifest: withMeta({ ui: { csp: { connectDomains: ['https:', '*'] } } }),
      finds: [
        {
          at: '/resources/0/_meta/ui/csp/connectDomains/0',
          on: 'value',
          says: '`https:` lets the widget reach any host, so',
        },
        { at: '/resources/0/_meta/ui/csp/connectDomains/1', on: 'value' },
      ],
    },
    'plain http': {
      manifest: withMeta({ 'openai/widgetCSP': { connect_domains: ['http://example.com', 'HTTP://example.com'] } }),
      finds: [
        { at, on: 'value', says: '`http://example.com` is plain http' },
        { at: at.replace(/0$/, '1'), on: 'value' },
      ],
    },
  },
});

const HEAD = `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ListResourcesRequestSchema, ReadResourceRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { readMap, reader } from './map.js';
const mimeType = 'text/html+skybridge';
const policy = { 'openai/widgetCSP': { connect_domains: [] } };
`;
const LISTED = `${HEAD}const resources = [{ uri: 'ui://widget/map.html', name: 'Map', mimeType }];
server.setRequestHandler(ListResourcesRequestSchema, async () => ({ resources }));
`;
const listed = (read: string) => `${LISTED}server.setRequestHandler(ReadResourceRequestSchema, ${read});`;
const registered = (reader: string) =>
  `${HEAD}server.registerResource('map', 'ui://widget/map.html', { mimeType }, ${reader});`;

test.each([
  [
    'with a policy, of what is asked for',
    listed(`({ params }) => ({ contents: [{ uri: params.uri, mimeType, text, _meta: policy }] })`),
  ],
  [
    'with a policy, of what is looked up',
    listed(
      `({ params }) => { const page = pages.get(params.uri); return { contents: [{ uri: page.uri, mimeType, text, _meta: policy }] }; }`,
    ),
  ],
  ['nobody knows what', listed(`({ params }) => ({ contents: [readMap(params.uri)] })`)],
  ['by a call that nobody knows', listed(`({ params }) => readMap(params.uri)`)],
  ['in another file', LISTED],
  ['by a function of another file', registered('readMap')],
  [
    'by what a call makes',
    registered(`reader(async () => ({ contents: [{ uri: 'ui://widget/map.html', mimeType, text, _meta: policy }] }))`),
  ],
])('silent where it is read %s', async (_, source) => {
  expect(await lintFiles({ 'server.ts': source }, rule)).toEqual([]);
});

test.each([
  [
    'without a policy, of what is asked for',
    listed(`({ params }) => ({ contents: [{ uri: params.uri, mimeType, text }] })`),
  ],
  [
    'without one, or fails',
    registered(
      `async () => { try { return { contents: [{ uri: 'ui://widget/map.html', mimeType, text }] }; } catch (error) { return failed(error); } }`,
    ),
  ],
  [
    'and nobody knows how another one is read',
    `${registered('async (uri) => ({ contents: [{ uri: uri.href, mimeType, text }] })')}
server.registerResource('list', 'ui://widget/list.html', { mimeType }, readMap);`,
  ],
])('reported where it is read %s', async (_, source) => {
  expect(await placesIn({ 'server.ts': source }, rule)).toEqual([expect.stringContaining('server.ts:6 {')]);
});
