import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/enum-strings.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { text, withParameter, withResult, CITY, SKY } from './tool.js';

const withEnum = (values: unknown, change = {}) => withParameter(text({ enum: values, ...change }));

testRule(rule, format, {
  silent: {
    strings: withEnum(['low', 'high']),
    nothing: withEnum([]),
    'null, which means not set': withEnum(null),
    'a parameter that is called `enum`': withParameter(text({ type: 'object', properties: { enum: text() } })),
    'values that cannot be known': withEnum(['low', UNKNOWN]),
    'an enum that cannot be known': withEnum(UNKNOWN),
  },
  reports: {
    numbers: {
      manifest: withEnum(['low', 10, -1]),
      finds: [
        {
          at: `${CITY}/enum/1`,
          on: 'value',
          says: 'In the `enum` of `city` this value and 1 other are not strings, so programs that expect strings fail. Write every value as a string.',
        },
      ],
      fixed: withEnum(['low', '10', '-1']),
    },
    'one number': {
      manifest: withEnum(['low', 'high', 3]),
      finds: [
        {
          at: `${CITY}/enum/2`,
          on: 'value',
          says: 'The `enum` of `city` has a number here, so programs that expect strings fail on it. Write a string instead.',
        },
      ],
      fixed: withEnum(['low', 'high', '3']),
    },
    booleans: {
      manifest: withEnum([true]),
      finds: [{ at: `${CITY}/enum/0`, on: 'value', says: 'has a boolean here' }],
      fixed: withEnum(['true']),
    },
    'numbers of a parameter that takes numbers': {
      manifest: withEnum([1, 2, 3], { type: 'number' }),
      finds: [
        {
          at: `${CITY}/enum/0`,
          on: 'value',
          says: 'In the `enum` of `city` this value and 2 others are not strings, so programs that expect strings fail. Write every value as a string.',
        },
      ],
    },
    'values of a parameter without a type': {
      manifest: withParameter({ description: 'How many.', enum: [1, 2] }),
      finds: [{ at: `${CITY}/enum/0`, on: 'value' }],
      fixed: withParameter({ description: 'How many.', enum: ['1', '2'] }),
    },
    'no fix where one of them is not said exactly': {
      manifest: withEnum([10, 2.5]),
      finds: [
        {
          at: `${CITY}/enum/0`,
          on: 'value',
          says: 'In the `enum` of `city` this value and 1 other are not strings, so programs that expect strings fail. Write every value as a string.',
        },
      ],
    },
    'what no string says exactly': {
      manifest: withEnum([1.5, null]),
      finds: [
        {
          at: `${CITY}/enum/0`,
          on: 'value',
          says: 'In the `enum` of `city` this value and 1 other are not strings, so programs that expect strings fail. Write every value as a string.',
        },
      ],
    },
    'one string': {
      manifest: withEnum('low'),
      finds: [
        {
          at: `${CITY}/enum`,
          on: 'value',
          says: 'is not an array, so programs that expect a list of strings fail on it. Write an array of strings',
        },
      ],
    },
    'an object, in the items of an array': {
      manifest: withResult({ type: 'array', items: { type: 'string', enum: {} } }),
      finds: [{ at: `${SKY}/items/enum`, on: 'value' }],
    },
  },
});
