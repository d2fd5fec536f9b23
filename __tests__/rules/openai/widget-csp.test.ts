import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/widget-csp.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { openaiTool, resource, seedTool } from './app.js';

const withMeta = (_meta: unknown) => ({ tools: [openaiTool()], resources: [resource({ _meta })] });
const at = '/resources/0/_meta/openai~1widgetCSP/connect_domains/0';

testRule(rule, format, {
  silent: {
    'a policy': withMeta({ 'openai/widgetCSP': { connect_domains: ['https://example.com', 'https://*.example.com'] } }),
    'one of MCP Apps': withMeta({ ui: { csp: { connectDomains: ['http://localhost:3000'] } } }),
    'the dialect of the document, which has none': { tools: [seedTool()], resources: [resource()] },
    'what cannot be known': withMeta({ [SPREAD]: 1 }),
    'an unknown `_meta`': withMeta(UNKNOWN),
  },
  reports: {
    none: {
      manifest: withMeta(undefined),
      finds: [{ at: '/resources/0', on: 'brace', says: 'The widget has no content security policy' }],
    },
    'none in its metadata': {
      manifest: withMeta({ 'openai/widgetPrefersBorder': true }),
      finds: [{ at: '/resources/0/_meta', on: 'key', says: 'The widget has no content security policy' }],
    },
    'any host': {
      manifest: withMeta({ 'openai/widgetCSP': { connect_domains: ['https://*'] } }),
      finds: [{ at, on: 'value', says: '`https://*` lets the widget reach any host.' }],
    },
    'plain http': {
      manifest: withMeta({ 'openai/widgetCSP': { connect_domains: ['http://example.com'] } }),
      finds: [{ at, on: 'value', says: '`http://example.com` is plain http' }],
    },
  },
});
