import { expect, test } from '@jest/globals';
import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/field-type.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { appsTool, openaiTool, placesIn, reading, seedTool } from './app.js';

const widget = (ui: object) => ({
  uri: 'ui://widget/map.html',
  name: 'Map',
  mimeType: 'text/html;profile=mcp-app',
  _meta: { ui },
});

testRule(rule, format, {
  silent: {
    'the types of the document': { tools: [seedTool(), openaiTool({ 'openai/widgetAccessible': true }), appsTool()] },
    'what cannot be known': { tools: [seedTool({ outputTemplate: UNKNOWN }), openaiTool({ ui: UNKNOWN })] },
    'types that a rule of its own judges': {
      tools: [seedTool({ readOnlyHint: 'x', toolInvocation: { invoking: 1 } })],
    },
  },
  reports: {
    'a template that is no string': {
      manifest: { tools: [seedTool({ outputTemplate: 1 })] },
      finds: [
        {
          at: '/tools/0/annotations/openai/outputTemplate',
          on: 'value',
          says: /^`outputTemplate` must be a string but is the number 1, so hosts reject or ignore this field\. Write a URI\.$/,
        },
      ],
    },
    'metadata that is no object': {
      manifest: { tools: [seedTool({}, { annotations: { openai: true } }), seedTool({ toolInvocation: 'Drawing…' })] },
      finds: [
        { at: '/tools/0/annotations/openai', on: 'value' },
        { at: '/tools/1/annotations/openai/toolInvocation', on: 'value' },
      ],
    },
    'a value that there is not': {
      manifest: { tools: [openaiTool({ 'openai/visibility': 'hidden', 'openai/widgetAccessible': 'yes' })] },
      finds: [
        { at: '/tools/0/_meta/openai~1visibility', on: 'value', says: 'must be "public" or "private"' },
        { at: '/tools/0/_meta/openai~1widgetAccessible', on: 'value' },
      ],
    },
    'permissions that are no objects': {
      manifest: { resources: [widget({ permissions: { camera: true, microphone: 'yes', geolocation: {} } })] },
      finds: [
        { at: '/resources/0/_meta/ui/permissions/camera', on: 'value', says: '`camera` must be an object' },
        { at: '/resources/0/_meta/ui/permissions/microphone', on: 'value' },
      ],
    },
    'an audience that there is not': {
      manifest: { tools: [appsTool({ visibility: ['model', 'user'] })] },
      finds: [{ at: '/tools/0/_meta/ui/visibility/1', on: 'value' }],
    },
  },
});

test('where a resource is read', async () => {
  const meta = "{ 'openai/widgetPrefersBorder': 'yes', 'openai/widgetCSP': { connect_domains: 'https://a.com' } }";
  expect(await placesIn({ 'server.ts': reading(`{ uri, text: '', _meta: ${meta} }`) }, rule)).toEqual([
    "openai/field-type server.ts:4 'yes'",
    "openai/field-type server.ts:4 'https://a.com'",
  ]);
  expect(await placesIn({ 'server.ts': reading('contentOf(uri)') }, rule)).toEqual([]);
});
