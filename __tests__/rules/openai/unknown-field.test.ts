import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/unknown-field.js';
import { testRule } from '../../support/rule-tester.js';
import { openaiTool, seedTool } from './app.js';

testRule(rule, format, {
  silent: {
    'known keys': { tools: [seedTool()] },
    'keys of MCP, and of others in `_meta`': { tools: [openaiTool({ 'vendor/x': 1 }, { icons: [], other: 1 })] },
    'a key near a known one': { tools: [seedTool({ outputTemplate: undefined, outputTemplte: 'x' })] },
  },
  reports: {
    'a key that no document has': {
      manifest: { tools: [seedTool({ widgetCallable: true })] },
      finds: [
        {
          at: '/tools/0/annotations/openai/widgetCallable',
          on: 'key',
          says: '`widgetCallable` is not a field of `annotations.openai`, so it is ignored',
        },
      ],
    },
  },
});
