import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/enum-not-described.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { text, withParameter, withSetting, CITY } from './tool.js';

const withEnum = (description: unknown, values: unknown) => withParameter(text({ description, enum: values }));

testRule(rule, format, {
  silent: {
    'every value is named': withEnum('Either low or high.', ['low', 'high']),
    'in another spelling': withEnum('File paths, LOW or a square HD.', ['filePaths', 'low', 'square_hd']),
    'values of one letter': withEnum('The letter to send.', ['A', 'B']),
    'values that are no strings': withEnum('How many.', [1, 2]),
    'no description': withParameter({ type: 'string', enum: ['low'] }),
    'a blank one': withEnum(' ', ['low']),
    'a setting': withSetting(text({ enum: ['low'] })),
    'the items of an array': withParameter(text({ type: 'array', items: { type: 'string', enum: ['low'] } })),
    'what cannot be known': withEnum(UNKNOWN, ['low']),
    'a value that cannot be known': withEnum('A city.', [UNKNOWN]),
  },
  reports: {
    'none is named': {
      manifest: withEnum('How urgent it is', ['low', 'high']),
      finds: [{ at: `${CITY}/description`, on: 'value', says: 'its description does not name `low`, `high`.' }],
      fixed: withEnum('How urgent it is. One of: low, high.', ['low', 'high']),
    },
    'some are named': {
      manifest: withEnum('Perhaps low, or not.', ['low', 'high', 'urgent']),
      finds: [{ at: `${CITY}/description`, on: 'value', says: '`high`, `urgent`' }],
      fixed: withEnum('Perhaps low, or not. Also: high, urgent.', ['low', 'high', 'urgent']),
    },
    many: {
      manifest: withEnum('A day.', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']),
      finds: [{ at: `${CITY}/description`, on: 'value', says: '`Monday`, `Tuesday`, `Wednesday` and 2 more' }],
      fixed: withEnum('A day. One of: Monday, Tuesday, Wednesday, Thursday, Friday.', [
        'Monday',
        'Tuesday',
        'Wednesday',
        'Thursday',
        'Friday',
      ]),
    },
    'values that look like patterns': {
      manifest: withEnum('A sign.', ['(a+)+$', '$&']),
      finds: [{ at: `${CITY}/description`, on: 'value' }],
      fixed: withEnum('A sign. One of: (a+)+$, $&.', ['(a+)+$', '$&']),
    },
  },
});
