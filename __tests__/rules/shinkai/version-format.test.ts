import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/version-format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { tool } from './tool.js';

const version = (version: unknown) => tool({ version });

testRule(rule, format, {
  silent: {
    ...Object.fromEntries(
      [
        '1.0.0',
        '0.0.0',
        '10.20.30',
        '1.0.0-beta.1',
        '1.0.0+build.5',
        '1.0.0-rc-1+a.b',
        '1.0.0-0.1a.-',
        '1.0.0+001',
      ].map((text) => [text, version(text)]),
    ),
    none: { name: 'Weather' },
    'an empty one, which means not set': version(''),
    'a number': version(1),
    'one that cannot be known': version(UNKNOWN),
  },
  reports: {
    'a number alone': {
      manifest: version('1'),
      finds: [
        {
          at: '/version',
          on: 'value',
          says: '`1` is not a semantic version, so Shinkai cannot compare it with other versions of the tool',
        },
      ],
    },
    ...Object.fromEntries(
      [
        '1.0',
        'v1.0.0',
        '01.0.0',
        '1.0.0.0',
        '1.0.0-',
        '1.0.0-01',
        '1.0.0-a..b',
        '1.0.0+',
        '1.0.0+a.',
        '1.0.0 ',
        ' ',
        'latest',
      ].map((text) => [`"${text}"`, { manifest: version(text), finds: [{ at: '/version', on: 'value' as const }] }]),
    ),
    'a long hostile one': { manifest: version(`1.0.0-${'a.'.repeat(5000)}`), finds: [{ at: '/version', on: 'value' }] },
  },
});
