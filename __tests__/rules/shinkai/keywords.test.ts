import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/keywords.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { tool, without } from './tool.js';

const keywords = (...keywords: unknown[]) => tool({ keywords });

testRule(rule, format, {
  silent: {
    some: keywords('weather', 'city'),
    'a misspelt field, of which shinkai/misspelt-field tells': { ...without('keywords'), keyword: [] },
    'what cannot be known': keywords(UNKNOWN, UNKNOWN),
    'entries that cannot be known': { ...without('keywords'), [SPREAD]: true },
  },
  reports: {
    none: { manifest: without('keywords'), finds: [{ at: '', on: 'brace', says: 'The tool has no `keywords`' }] },
    'an empty list': { manifest: keywords(), finds: [{ at: '/keywords', on: 'value' }] },
    'one twice': {
      manifest: keywords('music', 'sound', 'Music', 'music'),
      finds: [
        {
          at: '/keywords/2',
          on: 'value',
          says: 'The keyword `Music` repeats `music`: the two differ only in case or spaces.',
        },
        { at: '/keywords/3', on: 'value', says: 'The keyword `music` is listed twice' },
      ],
      fixed: keywords('music', 'sound'),
    },
  },
});
