import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/oauth-duplicate.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { service, tool } from './tool.js';

const services = (...names: unknown[]) => tool({ oauth: names.map((name) => service({ name })) });

testRule(rule, format, {
  silent: {
    'names of their own': services('Github', 'Gmail'),
    'upper and lower case': services('Github', 'github'),
    'names that cannot be known': services(UNKNOWN, UNKNOWN),
  },
  reports: {
    'one name twice': {
      manifest: services('Github', 'Gmail', 'Github'),
      finds: [
        {
          at: '/oauth/2/name',
          on: 'value',
          says: 'Another OAuth service above is also named `Github`, so Shinkai never uses one of the two. Rename one.',
        },
      ],
    },
  },
});
