import rule from '../../../rules/gloodata/examples-missing.js';
import { format } from '../../../rules/gloodata/format.js';
import { testRule, SPREAD, UNKNOWN } from '../../support/rule-tester.js';
import { extension, SHOW, withTool } from './manifests.js';

const TITLE = { title: 'Show Weather' };

testRule(rule, format, {
  silent: {
    'one example': withTool({ examples: ['weather in rome'] }),
    'examples that are no list': withTool({ examples: 'weather in rome' }),
    'examples under a misspelt name': extension({ show: { ...TITLE, exampels: ['weather in rome'] } }),
    'no tools': extension({}),
    'a tool that is no object': extension({ show: 'weather' }),
    'examples that cannot be known': withTool({ examples: UNKNOWN }),
    'a spread in the list': withTool({ examples: [UNKNOWN] }),
    'a spread in the tool': extension({ show: { ...TITLE, [SPREAD]: true } }),
  },
  reports: {
    'no examples': {
      manifest: extension({ show: TITLE }),
      finds: [
        {
          at: SHOW,
          on: 'key',
          says: 'This tool has no `examples`, so the model has less to go on when it decides which prompts need it',
        },
      ],
    },
    'an empty list': {
      manifest: withTool({ examples: [] }),
      finds: [{ at: `${SHOW}/examples`, on: 'value', says: '`examples` is empty' }],
    },
    'each tool': {
      manifest: extension({ show: TITLE, hide: TITLE }),
      finds: [
        { at: SHOW, on: 'key' },
        { at: '/tools/hide', on: 'key' },
      ],
    },
  },
});
