import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/output-template-required.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { appsTool, openaiTool, plainTool, seedTool, URI } from './app.js';

const RESULT = 'openai/resultCanProduceWidget';

testRule(rule, format, {
  silent: {
    'with a template': { tools: [seedTool(), openaiTool({ [RESULT]: true }), appsTool()] },
    'a tool of the document without a widget': {
      tools: [{ ...seedTool(), annotations: { openai: { readOnlyHint: true } } }],
    },
    'status messages and access alone, which plain tools have too': {
      tools: [openaiTool({ 'openai/outputTemplate': undefined, 'openai/widgetAccessible': true })],
    },
    'a template in another dialect': {
      tools: [{ ...appsTool(), annotations: { openai: { toolInvocation: { invoking: 'a', invoked: 'b' } } } }],
    },
    'an annotation that is only near': {
      tools: [plainTool, seedTool(), { ...plainTool, name: 'b', annotations: { openapi: { readOnlyHint: true } } }],
    },
    'what cannot be known': {
      tools: [
        seedTool({ outputTemplate: UNKNOWN }),
        seedTool({ outputTemplate: undefined, [SPREAD]: 1 }),
        openaiTool({ 'openai/outputTemplate': undefined, [RESULT]: UNKNOWN }),
      ],
    },
  },
  reports: {
    'status messages in the dialect of the document': {
      manifest: { tools: [seedTool({ outputTemplate: undefined })] },
      finds: [
        {
          at: '/tools/0/annotations/openai',
          on: 'key',
          says: '`toolInvocation` makes this a widget tool, but no output template says which widget to show',
        },
      ],
    },
    'a misspelt template, of which openai/misspelt-key says more': {
      manifest: {
        tools: [
          seedTool({ outputTemplate: undefined, toolInvocation: undefined, outputTemplte: URI }),
          openaiTool({ 'openai/outputTemplate': undefined, 'openai/output_template': URI }),
          appsTool({ resourceUri: undefined, resourceURI: URI }),
        ],
      },
      finds: [
        { at: '/tools/0/annotations/openai', on: 'key' },
        { at: '/tools/1/_meta', on: 'key', says: '`openai/output_template` makes this a widget tool' },
        { at: '/tools/2/_meta/ui', on: 'key' },
      ],
    },
    'misspelt annotations, of which openai/misspelt-key says more': {
      manifest: { tools: [{ ...plainTool, annotations: { openAI: { outputTemplate: URI } } }] },
      finds: [{ at: '/tools/0/annotations', on: 'key', says: 'Add `openai.outputTemplate`.' }],
    },
    'a tool that is said to make a widget': {
      manifest: { tools: [openaiTool({ 'openai/outputTemplate': undefined, [RESULT]: true })] },
      finds: [{ at: '/tools/0/_meta', on: 'key', says: 'Add `openai/outputTemplate`.' }],
    },
  },
});
