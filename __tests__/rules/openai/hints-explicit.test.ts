import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/hints-explicit.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { appsTool, openaiTool, plainTool, seedTool, URI } from './app.js';

const annotations = { readOnlyHint: true, destructiveHint: false, openWorldHint: false };

testRule(rule, format, {
  silent: {
    'all three': { tools: [openaiTool({}, { annotations }), appsTool({}, { annotations })] },
    'one on the tool itself, of which another rule speaks': {
      tools: [openaiTool({}, { annotations: { readOnlyHint: true, openWorldHint: false }, destructiveHint: false })],
    },
    'one in `_meta`, and misspelt ones, of which other rules speak': {
      tools: [
        openaiTool({ openWorldHint: false }, { annotations: { readOnly: true, destructive_hint: false } }),
        appsTool({}, { annotations: { ...annotations, readOnlyHint: undefined, readonlyHint: true } }),
      ],
    },
    'the dialect of the document, which has one': { tools: [seedTool()] },
    'a tool without metadata': { tools: [plainTool, seedTool()] },
    'annotations that are misspelt or no object are told as such': {
      tools: [
        openaiTool({}, { annotations: undefined, annotation: {} }),
        openaiTool({}, { annotations: 'readOnlyHint' }),
      ],
    },
    'what cannot be known': {
      tools: [openaiTool({}, { annotations: UNKNOWN }), openaiTool({}, { annotations: { [SPREAD]: 1 } })],
    },
  },
  reports: {
    'two of them missing': {
      manifest: { tools: [openaiTool()] },
      finds: [
        {
          at: '/tools/0/annotations',
          on: 'key',
          says: 'This tool has no `destructiveHint` or `openWorldHint`, so OpenAI refuses the app when it is submitted. Set each of them to `true` or `false` in `annotations`.',
        },
      ],
    },
    none: {
      manifest: { tools: [appsTool()] },
      finds: [
        {
          at: '/tools/0',
          on: 'brace',
          says: 'This tool has no `readOnlyHint`, `destructiveHint` or `openWorldHint`, so OpenAI refuses the app when it is submitted. Set each of them to `true` or `false` in `annotations`.',
        },
      ],
    },
    'a tool of two dialects': {
      manifest: { tools: [seedTool({}, { _meta: { 'openai/outputTemplate': URI } })] },
      finds: [{ at: '/tools/0/annotations', on: 'key' }],
    },
    'metadata that may hold more': {
      manifest: { tools: [openaiTool({ [SPREAD]: true })] },
      finds: [{ at: '/tools/0/annotations', on: 'key' }],
    },
    'one by another name on the tool itself, of which no other rule speaks': {
      manifest: {
        tools: [openaiTool({}, { annotations: { readOnlyHint: true, openWorldHint: false }, destructive: false })],
      },
      finds: [
        {
          at: '/tools/0/annotations',
          on: 'key',
          says: 'This tool has no `destructiveHint`, so OpenAI refuses the app when it is submitted. Set it to `true` or `false` in `annotations`.',
        },
      ],
    },
  },
});
