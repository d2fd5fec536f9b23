import rule from '../../../rules/gloodata/ui-without-prefix.js';
import { format } from '../../../rules/gloodata/format.js';
import { testRule, SPREAD, UNKNOWN } from '../../support/rule-tester.js';
import { SHOW, withTool } from './manifests.js';

testRule(rule, format, {
  silent: {
    'a prefix': withTool({ ui: { prefix: 'Weather', args: {} } }),
    'no ui': withTool({}),
    'a prefix under a misspelt name': withTool({ ui: { prefx: 'Weather' } }),
    'a ui that is no object': withTool({ ui: 'Weather' }),
    'a prefix that is no string': withTool({ ui: { prefix: null } }),
    'a prefix that cannot be known': withTool({ ui: { prefix: UNKNOWN } }),
    'a spread': withTool({ ui: { [SPREAD]: true } }),
  },
  reports: {
    'no prefix': {
      manifest: withTool({ ui: { suffix: 'now' } }),
      finds: [{ at: `${SHOW}/ui`, on: 'key', says: 'This `ui` has no `prefix`' }],
    },
    'an empty ui': { manifest: withTool({ ui: {} }), finds: [{ at: `${SHOW}/ui`, on: 'key' }] },
    'an empty prefix': {
      manifest: withTool({ ui: { prefix: '' } }),
      finds: [{ at: `${SHOW}/ui/prefix`, on: 'value', says: '`prefix` is blank' }],
    },
    'a blank prefix': {
      manifest: withTool({ ui: { prefix: ' ' } }),
      finds: [{ at: `${SHOW}/ui/prefix`, on: 'value' }],
    },
  },
});
