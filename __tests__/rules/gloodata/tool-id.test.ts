import rule from '../../../rules/gloodata/tool-id.js';
import { format } from '../../../rules/gloodata/format.js';
import { testRule, SPREAD, UNKNOWN } from '../../support/rule-tester.js';
import { extension } from './manifests.js';

const TOOL = { title: 'Show Weather' };
const called = (id: string) => extension({ [id]: TOOL });

testRule(rule, format, {
  silent: {
    'a name in camel case': called('showWeather'),
    'a name in snake case': called('show_weather'),
    'a name of a class': called('FnMap'),
    'digits after a letter': called('show2'),
    'digits before a letter': called('3d_view'),
    parts: called('weather/show-v2.daily:all'),
    'other letters': called('météo_日'),
    'no tools': extension({}),
    'tools that cannot be known': extension(UNKNOWN),
    'a spread': extension({ [SPREAD]: true, show: TOOL }),
  },
  reports: {
    'a title for a key': {
      manifest: called('Show Weather'),
      finds: [
        {
          at: '/tools/Show Weather',
          on: 'key',
          says: 'The key `Show Weather` looks like display text',
        },
      ],
    },
    punctuation: { manifest: called('weather?'), finds: [{ at: '/tools/weather?', on: 'key' }] },
    'a number': {
      manifest: called('1'),
      finds: [
        {
          at: '/tools/1',
          on: 'key',
          says: 'The key `1` identifies the tool, but is a number, which changes when tools are added. Use a name as the key.',
        },
      ],
    },
    'an empty key': { manifest: called(''), finds: [{ at: '/tools/', on: 'key', says: 'This tool has an empty key' }] },
    'whatever the tool is': { manifest: extension({ 'a b': null }), finds: [{ at: '/tools/a b', on: 'key' }] },
    'a very long one': {
      manifest: called('a b'.repeat(10_000)),
      finds: [{ at: `/tools/${'a b'.repeat(10_000)}`, on: 'key' }],
    },
  },
});
