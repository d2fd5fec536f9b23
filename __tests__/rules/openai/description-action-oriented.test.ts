import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/description-action-oriented.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { appsTool, openaiTool, plainTool, seedTool } from './app.js';

const say = (description: unknown) => ({ tools: [seedTool({}, { description })] });
const at = '/tools/0/description';

testRule(rule, format, {
  silent: {
    'as the document has it': say('Use this when the user wants to see a map of a location'),
    'close variants': {
      tools: [
        'Use when asked for a map',
        'Use this tool to show a map',
        'use this tool for maps',
        'Use it whenever…',
      ].map((description) => seedTool({}, { description })),
    },
    'the other dialects': { tools: [openaiTool(), appsTool()] },
    'a tool without metadata': { tools: [plainTool, seedTool()] },
    'what cannot be known': say(UNKNOWN),
    'none, or an empty one': { tools: [seedTool({}, { description: undefined }), seedTool({}, { description: ' ' })] },
  },
  reports: {
    'too vague': {
      manifest: say('Shows a map'),
      finds: [{ at, on: 'value', says: 'Start it with "Use this when…".' }],
      fixed: say('Use this when the user wants to show a map'),
    },
    'no verb': {
      manifest: say('Weather tool'),
      finds: [{ at, on: 'value' }],
      fixed: say('Use this when the user asks for: Weather tool'),
    },
    'something that only begins alike': {
      manifest: say('Useful when maps are wanted'),
      finds: [{ at, on: 'value' }],
      fixed: say('Use this when the user asks for: Useful when maps are wanted'),
    },
    'a dialect that the option names': {
      manifest: { tools: [appsTool()] },
      options: { dialects: ['seed', 'openai', 'mcp-apps'] },
      finds: [{ at, on: 'value' }],
      fixed: { tools: [appsTool({}, { description: 'Use this when the user wants to show a map of a city' })] },
    },
    'hostile text': {
      manifest: say(`use${' '.repeat(5000)}`),
      finds: [{ at, on: 'value' }],
      fixed: say('Use this when the user asks for: use'),
    },
  },
});
