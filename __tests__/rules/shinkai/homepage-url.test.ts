import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/homepage-url.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { tool } from './tool.js';

const homepage = (homepage: unknown) => tool({ homepage });

testRule(rule, format, {
  silent: {
    'a URL': homepage('https://github.com/dcSpark/shinkai-tools/blob/main/tools/math-exp/README.md'),
    'a URL with all that a URL may have': homepage('http://user@shinkai.com:8080/a(b)?q=%20#x'),
    none: homepage(null),
    'an empty one': homepage(''),
    'one that cannot be known': homepage(UNKNOWN),
  },
  reports: {
    'angle brackets around it': {
      manifest: homepage('<https://shinkai.com>'),
      finds: [
        {
          at: '/homepage',
          on: 'value',
          says: '`<https://shinkai.com>` has text around the URL, so browsers cannot open it',
        },
      ],
      fixed: homepage('https://shinkai.com'),
    },
    'blanks around it': {
      manifest: homepage(' https://shinkai.com '),
      finds: [{ at: '/homepage', on: 'value' }],
      fixed: homepage('https://shinkai.com'),
    },
    'no scheme': {
      manifest: homepage('shinkai.com'),
      finds: [
        { at: '/homepage', on: 'value', says: '`shinkai.com` is not an absolute URL, so browsers cannot open it' },
      ],
    },
    'a blank in it': { manifest: homepage('https://shinkai.com/my tool'), finds: [{ at: '/homepage', on: 'value' }] },
    'a path': { manifest: homepage('./README.md'), finds: [{ at: '/homepage', on: 'value' }] },
    'a long hostile one': { manifest: homepage('<'.repeat(20_000)), finds: [{ at: '/homepage', on: 'value' }] },
  },
});
