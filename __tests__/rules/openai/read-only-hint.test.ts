import { expect, test } from '@jest/globals';
import { format } from '../../../rules/openai/format.js';
import hintsExplicit from '../../../rules/openai/hints-explicit.js';
import rule from '../../../rules/openai/read-only-hint.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { appsTool, lintFiles, openaiTool, seedTool, URI } from './app.js';

const named = (name: string) => seedTool({ readOnlyHint: undefined }, { name });

testRule(rule, format, {
  silent: {
    'with the hint': { tools: [seedTool(), openaiTool()] },
    'the hint where MCP has it': {
      tools: [
        { ...seedTool(), annotations: { readOnlyHint: true, openai: { outputTemplate: 'ui://widget/map.html' } } },
      ],
    },
    'names that do not say that the tool only reads': {
      tools: ['book_table', 'get_or_create_cart', 'find-and-replace', 'map', 'getter', 'restaurants.show'].map(named),
    },
    'the hint in `_meta`, of which another rule speaks': {
      tools: [
        openaiTool({ readOnlyHint: true }, { annotations: {} }),
        openaiTool({ 'openai/readOnlyHint': true }, { annotations: {} }),
        openaiTool({ annotations: { readOnlyHint: true } }, { annotations: {} }),
      ],
    },
    'the hint on the tool itself, of which another rule speaks': {
      tools: [openaiTool({}, { annotations: {}, readOnlyHint: true })],
    },
    'MCP Apps': { tools: [appsTool()] },
    'what cannot be known': {
      tools: [
        seedTool({ readOnlyHint: UNKNOWN }),
        seedTool({ readOnlyHint: undefined, [SPREAD]: 1 }),
        openaiTool({}, { annotations: UNKNOWN }),
        named(UNKNOWN),
      ],
    },
    'annotations that are misspelt or no object are told as such': {
      tools: [
        openaiTool({}, { annotations: undefined, annotation: { destructiveHint: false } }),
        openaiTool({}, { annotations: 'readOnlyHint' }),
        openaiTool({}, { annotations: [] }),
      ],
    },
    'a hint of the wrong type or name is told as such': {
      tools: [
        seedTool({ readOnlyHint: 'yes' }),
        seedTool({ readOnlyHint: undefined, readonlyHint: true }),
        openaiTool({}, { annotations: { readOnly: true } }),
        seedTool({}, { annotations: { readOnly: true, openai: { outputTemplate: URI } } }),
      ],
    },
  },
  reports: {
    'no hint in the dialect of the document': {
      manifest: { tools: [named('searchProducts')] },
      finds: [
        {
          at: '/tools/0/annotations/openai',
          on: 'key',
          says: 'By its name (`search`) this tool only reads, but without `readOnlyHint` users confirm each call. Add `"readOnlyHint": true` if the tool changes nothing.',
        },
      ],
      fixed: { tools: [seedTool({}, { name: 'searchProducts' })] },
    },
    'the hint is false, which its author has written and no fix takes back': {
      manifest: { tools: [seedTool({ readOnlyHint: false })] },
      finds: [
        {
          at: '/tools/0/annotations/openai/readOnlyHint',
          on: 'value',
          says: 'Set `readOnlyHint` to `true` if the tool changes nothing',
          severity: 'info',
        },
      ],
    },
    'no annotations in the dialect of OpenAI': {
      manifest: { tools: [openaiTool({}, { annotations: undefined })] },
      finds: [{ at: '/tools/0', on: 'brace' }],
      fixed: { tools: [openaiTool()] },
    },
    'no hint in the dialect of OpenAI': {
      manifest: { tools: [openaiTool({}, { annotations: { title: 'Map' } })] },
      finds: [{ at: '/tools/0/annotations', on: 'key' }],
      fixed: { tools: [openaiTool({}, { annotations: { title: 'Map', readOnlyHint: true } })] },
    },
    'a tool of two dialects, one of them asked for': {
      manifest: { tools: [openaiTool({ ui: { resourceUri: URI } }, { annotations: {} })] },
      finds: [{ at: '/tools/0/annotations', on: 'key' }],
      fixed: { tools: [openaiTool({ ui: { resourceUri: URI } })] },
    },
    'a dialect that the option names': {
      manifest: { tools: [appsTool()] },
      options: { dialects: ['mcp-apps'] },
      finds: [{ at: '/tools/0', on: 'brace' }],
      fixed: { tools: [appsTool({}, { annotations: { readOnlyHint: true } })] },
    },
  },
});

test('that the hint is missing openai/hints-explicit does not say again', async () => {
  const annotations = { destructiveHint: false, openWorldHint: false };
  const files = { 'tools.json': JSON.stringify({ tools: [openaiTool({}, { annotations })] }) };
  const found = await lintFiles(files, [rule, hintsExplicit], { options: { dialects: ['openai'] } });
  expect(found.map((finding) => finding.rule)).toEqual([rule.id]);
});
