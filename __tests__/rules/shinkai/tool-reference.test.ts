import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/tool-reference.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { tool } from './tool.js';

const tools = (...references: unknown[]) => tool({ tools: references });

testRule(rule, format, {
  silent: {
    'a reference': tools('local:::__official_shinkai:::shinkai_llm_prompt_processor'),
    'a reference to one version': tools('local:::author:::name:::1.0.0', 'local:::author:::name:::1.0'),
    none: tools(),
    'no list': tool({ tools: null }),
    'references that cannot be known': tools(UNKNOWN),
  },
  reports: {
    'a name alone': {
      manifest: tools('download_pages'),
      finds: [
        {
          at: '/tools/0',
          on: 'value',
          says: '`download_pages` is not a tool reference, so Shinkai drops it and the code cannot call the tool. Write `local:::author:::name`, or `local:::author:::name:::1.0.0` for one version.',
        },
      ],
    },
    'two colons': { manifest: tools('local::author::name'), finds: [{ at: '/tools/0', on: 'value' }] },
    'four colons': { manifest: tools('local::::author:::name'), finds: [{ at: '/tools/0', on: 'value' }] },
    'a part that is empty': { manifest: tools('local::::::name'), finds: [{ at: '/tools/0', on: 'value' }] },
    'a blank': { manifest: tools('local:::author:::my tool'), finds: [{ at: '/tools/0', on: 'value' }] },
    'five parts': { manifest: tools('a:::b:::c:::1.0.0:::d'), finds: [{ at: '/tools/0', on: 'value' }] },
    'a version that is none': { manifest: tools('a:::b:::c:::latest'), finds: [{ at: '/tools/0', on: 'value' }] },
    'a version in words': {
      manifest: tools('a:::b:::c:::v1.0.0', 'a:::b:::c:::1.0.0/2'),
      finds: [
        { at: '/tools/0', on: 'value' },
        { at: '/tools/1', on: 'value' },
      ],
    },
    'an object': {
      manifest: tools('a:::b:::c', { name: 'x' }),
      finds: [
        {
          at: '/tools/1',
          on: 'value',
          says: 'This entry is not a string, so Shinkai silently drops it',
        },
      ],
    },
    'a long hostile one': { manifest: tools(':::'.repeat(3000)), finds: [{ at: '/tools/0', on: 'value' }] },
  },
});
