import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/enum-strings.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { text, withParameter, withResult, CITY, SKY } from './tool.js';

const withEnum = (values: unknown, change = {}) => withParameter(text({ enum: values, ...change }));

testRule(rule, format, {
  silent: {
    strings: withEnum(['low', 'high']),
    nothing: withEnum([]),
    'a parameter that is called `enum`': withParameter(text({ type: 'object', properties: { enum: text() } })),
    'values that cannot be known': withEnum(['low', UNKNOWN]),
    'an enum that cannot be known': withEnum(UNKNOWN),
  },
  reports: {
    numbers: {
      manifest: withEnum(['low', 10, -1]),
      finds: [{ at: `${CITY}/enum`, on: 'value', says: 'one of its values is a number' }],
      fixed: withEnum(['low', '10', '-1']),
    },
    booleans: { manifest: withEnum([true]), finds: [{ at: `${CITY}/enum`, on: 'value' }], fixed: withEnum(['true']) },
    'numbers of a parameter that takes numbers': {
      manifest: withEnum([1, 2], { type: 'number' }),
      finds: [{ at: `${CITY}/enum`, on: 'value' }],
    },
    'what no string says exactly': {
      manifest: withEnum([1.5, null]),
      finds: [{ at: `${CITY}/enum`, on: 'value', says: 'one of its values is a number' }],
    },
    'one string': {
      manifest: withEnum('low'),
      finds: [{ at: `${CITY}/enum`, on: 'value', says: 'must be an array of strings' }],
    },
    'an object, in the items of an array': {
      manifest: withResult({ type: 'array', items: { type: 'string', enum: {} } }),
      finds: [{ at: `${SKY}/items/enum`, on: 'value' }],
    },
  },
});
