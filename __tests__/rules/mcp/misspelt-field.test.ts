import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/mcp/misspelt-field.js';
import { testRule } from '../../support/rule-tester.js';
import { listOf, TOOL, tool, without } from './listing.js';

const RESOURCE = { uri: 'game://state', name: 'State', mimeType: 'application/json' };

testRule(rule, format, {
  silent: {
    whole: listOf(TOOL),
    'a field of somebody else': listOf(tool({ handler: 'x' })),
    'a resource': { resources: [RESOURCE, { ...RESOURCE, annotations: {}, size: 1, icons: [], _meta: {}, text: '' }] },
    'a page that a resource is of': { resources: [{ ...RESOURCE, url: 'https://example.com' }] },
    'what may be no resource': { resources: [RESOURCE, { descripton: 'x' }] },
  },
  reports: {
    'another case': {
      manifest: listOf({ ...without('inputSchema'), input_schema: TOOL.inputSchema }),
      finds: [{ at: '/tools/0/input_schema', on: 'key', says: 'did you mean `inputSchema`?' }],
      fixed: listOf(TOOL),
    },
    'fields of resources': {
      manifest: { resources: [{ uri: 'game://state', name: 'State', descripton: 'x', mime_type: 'text/plain' }] },
      finds: [
        {
          at: '/resources/0/descripton',
          on: 'key',
          says: '`descripton` is no field of an MCP resource and is ignored; did you mean `description`?',
        },
        { at: '/resources/0/mime_type', on: 'key' },
      ],
      fixed: { resources: [{ uri: 'game://state', name: 'State', description: 'x', mimeType: 'text/plain' }] },
    },
  },
});
