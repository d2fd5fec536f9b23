import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/invocation-message-format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { openaiTool, seedTool } from './app.js';

const own = '/tools/0/annotations/openai/toolInvocation';

testRule(rule, format, {
  silent: {
    'short texts': { tools: [seedTool(), openaiTool()] },
    'sixty-four characters': { tools: [openaiTool({ 'openai/toolInvocation/invoking': '🗺'.repeat(64) })] },
    'long ones in the dialect of the document, which sets no limit': {
      tools: [seedTool({ toolInvocation: { invoking: 'x'.repeat(200), invoked: 'y' } })],
    },
    'what cannot be known': { tools: [seedTool({ toolInvocation: { invoking: UNKNOWN, invoked: UNKNOWN } })] },
  },
  reports: {
    'no string': {
      manifest: { tools: [seedTool({ toolInvocation: { invoking: 1, invoked: null } })] },
      finds: [
        { at: `${own}/invoking`, on: 'value', says: '`invoking` must be a string' },
        { at: `${own}/invoked`, on: 'value', says: '`invoked` must be a string' },
      ],
    },
    blank: {
      manifest: { tools: [seedTool({ toolInvocation: { invoking: ' ', invoked: 'b' } })] },
      finds: [
        {
          at: `${own}/invoking`,
          on: 'value',
          says: '`invoking` is blank, so the user sees no text while the tool runs.',
        },
      ],
    },
    'too long for OpenAI': {
      manifest: { tools: [openaiTool({ 'openai/toolInvocation/invoked': 'x'.repeat(65) })] },
      finds: [
        { at: '/tools/0/_meta/openai~1toolInvocation~1invoked', on: 'value', says: '`invoked` has 65 characters' },
      ],
    },
  },
});
