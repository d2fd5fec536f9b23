import rule from '../../../rules/gloodata/namespace.js';
import { format } from '../../../rules/gloodata/format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { extension } from './manifests.js';

const named = (ns: unknown) => ({ ...extension({}), ns });

testRule(rule, format, {
  silent: {
    letters: named('mynamespace'),
    'what is in use': named('gd-ext.js_2'),
    'other letters': named('météo'),
    'a number': named(7),
    nothing: { title: 'Weather', tools: {} },
    'what cannot be known': named(UNKNOWN),
    'a long one without blanks': named('a'.repeat(100_000)),
  },
  reports: {
    'an empty one': { manifest: named(''), finds: [{ at: '/ns', on: 'value', says: '`ns` is blank' }] },
    'only blanks': { manifest: named('  '), finds: [{ at: '/ns', on: 'value', says: '`ns` is blank' }] },
    'a blank inside': {
      manifest: named('my weather'),
      finds: [
        {
          at: '/ns',
          on: { text: ' ' },
          says: '`ns` must be an identifier, but `my weather` contains a space, so hosts may not find its tools. Use only letters, digits, `_`, `-` and `.`.',
        },
      ],
    },
    'a blank at the end': { manifest: named('weather '), finds: [{ at: '/ns', on: { text: ' ' } }] },
    'a no-break space': { manifest: named('my\u00a0weather'), finds: [{ at: '/ns', on: { text: '\u00a0' } }] },
    'blanks without an end': {
      manifest: named(`a${' '.repeat(100_000)}b`),
      finds: [{ at: '/ns', on: { text: ' '.repeat(100_000) } }],
    },
  },
});
