import { format as otc } from '../../../rules/otc/format.js';
import { format as shinkai } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/common/empty-enum.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { CITY, list, LISTED_CITY, listing, PARAMETERS, shinkaiTool, taking, tool } from './manifests.js';

testRule(rule, otc, {
  silent: {
    'values to choose from': taking({ enum: ['Rome'] }),
    'no enum': taking({ type: 'string' }),
    'an enum that cannot be known': taking({ enum: UNKNOWN }),
    'values that cannot be known': taking({ enum: [UNKNOWN] }),
    'an enum that is no list, of which another rule speaks': taking({ enum: {} }),
    'a property that is called `enum`': tool({ type: 'object', properties: { enum: { type: 'array' } } }),
    'a list next to a `$ref`, which a program may fill in': taking({ $ref: '#/$defs/city', enum: [] }),
    'a default that looks like one': taking({ default: { enum: [] } }),
  },
  reports: {
    'no values': {
      manifest: taking({ type: 'string', enum: [] }),
      finds: [{ at: `${CITY}/enum`, on: 'key', says: 'The `enum` of `city` has no values, so every value is refused' }],
    },
    'no values of a list': {
      manifest: taking({ type: 'array', items: { enum: [] } }),
      finds: [{ at: `${CITY}/items/enum`, on: 'key', says: 'This `enum` has no values' }],
    },
    'no values deep inside': {
      manifest: tool({ properties: { a: { properties: { b: { enum: [] } } } } }),
      finds: [{ at: `${PARAMETERS}/properties/a/properties/b/enum`, on: 'key', says: 'of `b`' }],
    },
  },
});

testRule(rule, listing, {
  silent: { 'values to choose from': list({ enum: ['Rome'] }) },
  reports: { 'no values': { manifest: list({ enum: [] }), finds: [{ at: `${LISTED_CITY}/enum`, on: 'key' }] } },
});

testRule(rule, shinkai, {
  silent: { 'an empty list, which means not set': shinkaiTool({ type: 'string', enum: [] }) },
  reports: {},
});
