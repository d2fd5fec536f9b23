import rule from '../../../rules/gloodata/no-tools.js';
import { format } from '../../../rules/gloodata/format.js';
import { testRule, SPREAD, UNKNOWN } from '../../support/rule-tester.js';
import { extension, withTool } from './manifests.js';

testRule(rule, format, {
  silent: {
    'one tool': withTool({}),
    'a tool that is no object is still a tool': extension({ show: null }),
    'tools that are no object': extension([]),
    'tools that are not there': { ns: 'weather', title: 'Weather' },
    'tools that cannot be known': extension(UNKNOWN),
    'a spread may hold tools': extension({ [SPREAD]: true }),
  },
  reports: {
    'no tools at all': {
      manifest: extension({}),
      finds: [{ at: '/tools', on: 'key', says: '`tools` is empty, so the extension can do nothing' }],
    },
  },
});
