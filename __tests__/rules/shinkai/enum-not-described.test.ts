import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/enum-not-described.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { text, withParameter, withSetting, CITY } from './tool.js';

const withEnum = (description: unknown, values: unknown) => withParameter(text({ description, enum: values }));

testRule(rule, format, {
  silent: {
    'every value is named': withEnum('Either low or high.', ['low', 'high']),
    'in another spelling': withEnum('File paths, LOW or a square HD.', ['filePaths', 'low', 'square_hd']),
    'in capitals of its own': withEnum('For iOS or in TypeScript.', ['ios', 'typescript']),
    'in the plural': withEnum('Images, or classes.', ['image', 'class']),
    'beside a sign': withEnum("Is 'low'/(high), or mid-season.", ['low', 'high', 'mid']),
    'in a script without blanks': withEnum('单位是摄氏或华氏,用json格式', ['摄氏', '华氏', 'json']),
    'with an ending of Korean': withEnum('요약을 또는 원문을 고르세요', ['요약', '원문']),
    'values of one letter': withEnum('The letter to send.', ['A', 'B']),
    'values that are no strings': withEnum('How many.', [1, 2]),
    'no description': withParameter({ type: 'string', enum: ['low'] }),
    'one value, which is the default': withParameter(text({ description: 'A format.', enum: ['wav'], default: 'wav' })),
    'a blank one': withEnum(' ', ['low']),
    'a setting': withSetting(text({ enum: ['low'] })),
    'the items of an array': withParameter(text({ type: 'array', items: { type: 'string', enum: ['low'] } })),
    'what cannot be known': withEnum(UNKNOWN, ['low']),
    'a value that cannot be known': withEnum('A city.', [UNKNOWN]),
  },
  reports: {
    'one value, which is not the default': {
      manifest: withParameter(text({ description: 'A format.', enum: ['wav'], default: 'mp3' })),
      finds: [
        {
          at: `${CITY}/description`,
          on: 'value',
          says: 'Models never see the `enum` of `city`, and its description does not list `wav`',
        },
      ],
      fixed: withParameter(text({ description: 'A format. One of: wav.', enum: ['wav'], default: 'mp3' })),
    },
    'none is named': {
      manifest: withEnum('How urgent it is', ['low', 'high']),
      finds: [
        {
          at: `${CITY}/description`,
          on: 'value',
          says: 'Models never see the `enum` of `city`, and its description does not list `low` or `high`',
        },
      ],
      fixed: withEnum('How urgent it is. One of: low, high.', ['low', 'high']),
    },
    'some are named': {
      manifest: withEnum('Perhaps low, or not.', ['low', 'high', 'urgent']),
      finds: [{ at: `${CITY}/description`, on: 'value', says: '`high` or `urgent`' }],
      fixed: withEnum('Perhaps low, or not. One of: low, high, urgent.', ['low', 'high', 'urgent']),
    },
    'parts of other words are no names': {
      manifest: withEnum('The code to sort descending', ['de', 'desc', 'cod']),
      finds: [{ at: `${CITY}/description`, on: 'value', says: '`de`, `desc` or `cod`' }],
      fixed: withEnum('The code to sort descending. One of: de, desc, cod.', ['de', 'desc', 'cod']),
    },
    'parts of words with other letters than English ones': {
      manifest: withEnum('Größe, naïveté, e\u0301te\u0301', ['gr', 'na', 'te']),
      finds: [{ at: `${CITY}/description`, on: 'value', says: '`gr`, `na` or `te`' }],
      fixed: withEnum('Größe, naïveté, e\u0301te\u0301. One of: gr, na, te.', ['gr', 'na', 'te']),
    },
    'a value that is there by chance is named too': {
      manifest: withEnum('Type of historical events to fetch', ['all', 'events', 'births']),
      finds: [
        {
          at: `${CITY}/description`,
          on: 'value',
          says: 'Models never see the `enum` of `city`, and its description does not list `all` or `births`',
        },
      ],
      fixed: withEnum('Type of historical events to fetch. One of: all, events, births.', ['all', 'events', 'births']),
    },
    'the fix names values of one letter too, and none twice': {
      manifest: withEnum('A letter.', ['A', 'none', 'none', '']),
      finds: [
        {
          at: `${CITY}/description`,
          on: 'value',
          says: 'Models never see the `enum` of `city`, and its description does not list `none`',
        },
      ],
      fixed: withEnum('A letter. One of: A, none.', ['A', 'none', 'none', '']),
    },
    'no fix where not all values can be known': {
      manifest: withEnum('How urgent it is', ['low', UNKNOWN]),
      finds: [{ at: `${CITY}/description`, on: 'value', says: '`low`' }],
    },
    'one that is long': {
      manifest: withEnum('How it is sorted.', ['a'.repeat(31), 'low']),
      finds: [{ at: `${CITY}/description`, on: 'value', says: `does not list \`${'a'.repeat(30)}…\` or \`low\`.` }],
      fixed: withEnum(`How it is sorted. One of: ${'a'.repeat(31)}, low.`, ['a'.repeat(31), 'low']),
    },
    many: {
      manifest: withEnum('A day.', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']),
      finds: [{ at: `${CITY}/description`, on: 'value', says: '`Monday`, `Tuesday`, `Wednesday` or 2 more' }],
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
