import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/items-only-for-arrays.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { text, withParameter, withResult, CITY, SKY } from './tool.js';

testRule(rule, format, {
  silent: {
    'items of an array': withParameter(text({ type: 'array', items: { type: 'string' } })),
    'a parameter that is called `items`': withParameter(text({ type: 'object', properties: { items: text() } })),
    'no type': withParameter({ description: 'x', items: {} }),
    'a type that is unknown': withParameter(text({ type: 'list', items: {} })),
    'an array of types': withResult({ type: ['array', 'null'], items: {} }),
    'a type that cannot be known': withParameter(text({ type: UNKNOWN, items: {} })),
  },
  reports: {
    'items of a string': {
      manifest: withParameter(text({ items: { type: 'string' } })),
      finds: [{ at: `${CITY}/items`, on: 'key', says: '`city` has the type `string`, so its `items` is ignored' }],
    },
    'items of an object in an array': {
      manifest: withResult({ type: 'array', items: { type: 'object', items: { type: 'string' } } }),
      finds: [{ at: `${SKY}/items/items`, on: 'key', says: '`sky[]` has the type `object`' }],
    },
  },
});
