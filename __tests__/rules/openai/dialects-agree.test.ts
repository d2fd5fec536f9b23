import { expect, test } from '@jest/globals';
import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/dialects-agree.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { appsTool, lintFiles, MCP_APP, openaiTool, resource, seedTool, URI } from './app.js';

const OTHER = 'ui://widget/list.html';
const both = (meta: object) => openaiTool({ ui: { resourceUri: URI }, ...meta });
const policies = (there: unknown, here: unknown) =>
  resource({ _meta: { 'openai/widgetCSP': { connect_domains: there }, ui: { csp: { connectDomains: here } } } });

testRule(rule, format, {
  silent: {
    'one dialect': { tools: [seedTool(), openaiTool(), appsTool()] },
    'two that agree': { tools: [both({ 'ui/resourceUri': URI })] },
    'two resources, one for each kind of host': {
      tools: [both({ ui: { resourceUri: OTHER } })],
      resources: [resource(), resource({ uri: OTHER })],
    },
    'one page under two paths': { tools: [both({ ui: { resourceUri: 'ui://ext-apps/map.html' } })] },
    'what cannot be known': {
      tools: [both({ ui: { resourceUri: UNKNOWN, visibility: ['model', UNKNOWN] }, 'openai/widgetAccessible': true })],
      resources: [policies(['https://a.io'], [UNKNOWN]), policies([UNKNOWN], ['https://a.io'])],
    },
    'an audience that the other dialect does not name': {
      tools: [
        both({ ui: { resourceUri: URI, visibility: ['app'] } }),
        both({ ui: { resourceUri: URI, visibility: ['app'] }, 'openai/visibility': 'hidden' }),
      ],
    },
    'two audiences that agree': {
      tools: [
        both({ ui: { resourceUri: URI, visibility: ['app'] }, 'openai/visibility': 'private' }),
        both({ ui: { resourceUri: URI, visibility: ['model'] }, 'openai/visibility': 'public' }),
        both({ ui: { resourceUri: URI, visibility: ['app'] }, 'openai/widgetAccessible': true }),
      ],
    },
    'domains in another order': {
      resources: [
        resource({
          _meta: {
            'openai/widgetCSP': { connect_domains: ['https://a.io', 'https://b.io/'] },
            ui: { csp: { connectDomains: ['https://b.io', 'https://a.io'], frameDomains: [] } },
          },
        }),
      ],
    },
    'other types': {
      tools: [both({ ui: { resourceUri: 1, visibility: 'app' }, 'openai/visibility': {} })],
      resources: [
        resource({ _meta: { 'openai/widgetPrefersBorder': 'true', ui: { prefersBorder: true } } }),
        policies({}, {}),
      ],
    },
  },
  reports: {
    'two templates': {
      manifest: { tools: [both({ ui: { resourceUri: OTHER } })] },
      finds: [
        {
          at: '/tools/0/_meta/ui/resourceUri',
          on: 'value',
          says: '`resourceUri` and `openai/outputTemplate` contradict each other, so the app differs from host to host.',
        },
      ],
    },
    'two hints': {
      manifest: { tools: [seedTool({}, { annotations: { readOnlyHint: false, openai: { readOnlyHint: true } } })] },
      finds: [{ at: '/tools/0/annotations/openai/readOnlyHint', on: 'value' }],
    },
    'two messages': {
      manifest: { tools: [seedTool({}, { _meta: { 'openai/toolInvocation/invoked': 'Ready' } })] },
      finds: [{ at: '/tools/0/_meta/openai~1toolInvocation~1invoked', on: 'value' }],
    },
    'two audiences': {
      manifest: {
        tools: [
          both({ ui: { resourceUri: URI, visibility: ['model'] }, 'openai/widgetAccessible': true }),
          both({ ui: { resourceUri: URI, visibility: ['model', 'app'] }, 'openai/visibility': 'private' }),
        ],
      },
      finds: [
        {
          at: '/tools/0/_meta/openai~1widgetAccessible',
          on: 'value',
          says: '`openai/widgetAccessible` and `ui.visibility` contradict each other, so the app differs from host to host.',
        },
        { at: '/tools/1/_meta/openai~1visibility', on: 'value' },
      ],
    },
    'two policies': {
      manifest: {
        resources: [
          policies(['https://a.io'], ['https://b.io']),
          policies(['https://a.io', 'https://b.io'], ['https://a.io', 'https://c.io']),
          policies(['https://a.io'], ['https://a.io', 'https://b.io']),
        ],
      },
      finds: [
        { at: '/resources/0/_meta/ui/csp/connectDomains', on: 'value' },
        { at: '/resources/1/_meta/ui/csp/connectDomains', on: 'value' },
        { at: '/resources/2/_meta/ui/csp/connectDomains', on: 'value' },
      ],
    },
  },
});

test.each([
  ["['https://a.io', ...more]", "['https://b.io']"],
  ["['https://b.io']", "['https://a.io', ...more]"],
])('silent: a list that may hold more', async (there, here) => {
  const meta = `{ 'openai/widgetCSP': { connect_domains: ${there} }, ui: { csp: { connectDomains: ${here} } } }`;
  const text = `server.registerResource('map', '${URI}', { mimeType: '${MCP_APP}', _meta: ${meta} }, read);`;
  expect(await lintFiles({ 'server.ts': text }, rule)).toEqual([]);
});

test('silent: an audience that may hold more', async () => {
  const meta = `{ ui: { visibility: ['model', ...more] }, 'openai/widgetAccessible': true }`;
  const text = `server.registerTool('show_map', { description: 'Shows a map', inputSchema: {}, _meta: ${meta} }, show);`;
  expect(await lintFiles({ 'server.ts': text }, rule)).toEqual([]);
});

test('the other place is that of the audience', async () => {
  const ui = { resourceUri: URI, visibility: ['app'] };
  const tools = [both({ ui, 'openai/widgetAccessible': false, 'openai/visibility': 'public' })];
  const text = JSON.stringify({ tools });
  const found = await lintFiles({ 'tools.json': text }, rule);
  const related = {
    path: 'tools.json',
    line: 1,
    column: text.indexOf('["app"]') + 1,
    note: '`ui.visibility` is here.',
  };
  expect(found.map((finding) => finding.related)).toEqual([[related], [related]]);
});
