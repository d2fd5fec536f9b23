import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/default-as-string.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { text, withParameter, withResult, CITY, SKY } from './tool.js';

const withDefault = (type: string, value: unknown) => withParameter(text({ type, default: value }));

testRule(rule, format, {
  silent: {
    'a string for a string': withDefault('string', '10'),
    'a number for a number': withDefault('number', 10),
    'words for a number': withDefault('number', 'ten'),
    'a number with zeros in front': withDefault('number', '010'),
    'a number with a blank': withDefault('number', '10 '),
    'an integer with a point, of which common/default-type speaks': withDefault('integer', '10.0'),
    'a fraction for an integer': withDefault('integer', '1.5'),
    'a boolean in upper case': withDefault('boolean', 'True'),
    'an empty string': withDefault('boolean', ''),
    'a number for a boolean': withDefault('boolean', '1'),
    'a default that cannot be known': withDefault('number', UNKNOWN),
  },
  reports: {
    'a number': {
      manifest: withDefault('number', '10'),
      finds: [{ at: `${CITY}/default`, on: 'value', says: 'Write `10` without quotes' }],
      fixed: withDefault('number', 10),
    },
    'a number with a point': {
      manifest: withDefault('number', '1.0'),
      finds: [{ at: `${CITY}/default`, on: 'value', says: 'Write `1.0` without quotes' }],
      fixed: withDefault('number', 1),
    },
    'an integer': {
      manifest: withDefault('integer', '-3'),
      finds: [{ at: `${CITY}/default`, on: 'value' }],
      fixed: withDefault('integer', -3),
    },
    'a boolean': {
      manifest: withDefault('boolean', 'false'),
      finds: [{ at: `${CITY}/default`, on: 'value' }],
      fixed: withDefault('boolean', false),
    },
    'a list': {
      manifest: withDefault('array', '["a"]'),
      finds: [{ at: `${CITY}/default`, on: 'value' }],
      fixed: withDefault('array', ['a']),
    },
    'an object': {
      manifest: withDefault('object', '{"a":1}'),
      finds: [{ at: `${CITY}/default`, on: 'value' }],
      fixed: withDefault('object', { a: 1 }),
    },
    'in the result': {
      manifest: withResult({ type: 'number', default: '1' }),
      finds: [{ at: `${SKY}/default`, on: 'value' }],
      fixed: withResult({ type: 'number', default: 1 }),
    },
  },
});
