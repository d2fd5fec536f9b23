import { expect, test } from '@jest/globals';
import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/misspelt-field.js';
import { testRule } from '../../support/rule-tester.js';
import { openaiTool, placesIn, reading, resource } from './app.js';

testRule(rule, format, {
  silent: {
    'known fields': {
      tools: [openaiTool({}, { securitySchemes: [{ type: 'oauth2', scopes: [] }] })],
      resources: [
        resource({ _meta: { 'openai/widgetCSP': { connect_domains: [] }, ui: { permissions: { camera: {} } } } }),
      ],
    },
    'fields that are not near': { resources: [resource({ _meta: { 'openai/widgetCSP': { other: [] } } })] },
  },
  reports: {
    'a field of a CSP': {
      manifest: { resources: [resource({ _meta: { 'openai/widgetCSP': { connect_domain: [] } } })] },
      finds: [
        {
          at: '/resources/0/_meta/openai~1widgetCSP/connect_domain',
          on: 'key',
          says: '`connect_domain` is not a field of `openai/widgetCSP`, so it is ignored',
        },
      ],
      fixed: { resources: [resource({ _meta: { 'openai/widgetCSP': { connect_domains: [] } } })] },
    },
    'the spelling of the other dialect': {
      manifest: { resources: [resource({ _meta: { ui: { csp: { connect_domains: [] } } } })] },
      finds: [{ at: '/resources/0/_meta/ui/csp/connect_domains', on: 'key' }],
      fixed: { resources: [resource({ _meta: { ui: { csp: { connectDomains: [] } } } })] },
    },
  },
});

test('where a resource is read', async () => {
  const server = reading("{ uri, text: '', _meta: { 'openai/widgetCSP': { connectDomains: ['https://a.com'] } } }");
  expect(await placesIn({ 'server.ts': server }, rule)).toEqual(['openai/misspelt-field server.ts:4 connectDomains']);
});
