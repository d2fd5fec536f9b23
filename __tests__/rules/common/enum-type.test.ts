import rule from '../../../rules/common/enum-type.js';
import { format as gloodata } from '../../../rules/gloodata/format.js';
import { format as otc } from '../../../rules/otc/format.js';
import { format as shinkai } from '../../../rules/shinkai/format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { CITY, extension, FIELD_CITY, shinkaiTool, taking } from './manifests.js';

testRule(rule, otc, {
  silent: {
    'choices of the type': taking({ type: 'integer', enum: [1, 2] }),
    'no type': taking({ enum: [1, 'two', null] }),
    'a type that nobody knows': taking({ type: 'int', enum: ['a'] }),
    'several types': taking({ type: ['string', 'null'], enum: ['a', null] }),
    'null where it is allowed as in OpenAPI': taking({ type: 'string', nullable: true, enum: ['a', null] }),
    'choices that cannot be known': taking({ type: 'string', enum: UNKNOWN }),
    'a choice that cannot be known': taking({ type: 'string', enum: ['a', UNKNOWN] }),
    'the choices of items': taking({ type: 'array', items: { type: 'string', enum: ['a'] } }),
    'a property that is called `enum`': taking({ type: 'object', properties: { enum: { type: 'string' } } }),
  },
  reports: {
    'a number among texts': {
      manifest: taking({ type: 'string', enum: ['low', 2, 'high'] }),
      finds: [
        {
          at: `${CITY}/enum/1`,
          on: 'value',
          says: 'This `enum` value is the number 2 but must be a string, so calls with it are refused',
        },
      ],
    },
    'texts for numbers': {
      manifest: taking({ type: 'integer', enum: ['1', '2'] }),
      finds: [
        {
          at: `${CITY}/enum/0`,
          on: 'value',
          says: 'Write each value as an integer, or change the type. 1 other value of this `enum` has the same problem.',
        },
      ],
    },
    'null where the type does not allow it': {
      manifest: taking({ type: 'string', enum: ['a', null] }),
      finds: [
        {
          at: `${CITY}/enum/1`,
          on: 'value',
          says: 'This `enum` value is null but must be a string, so calls with it are refused',
        },
      ],
    },
    'the choices of items on the array': {
      manifest: taking({ type: 'array', items: { type: 'string' }, enum: ['a'] }),
      finds: [{ at: `${CITY}/enum/0`, on: 'value', says: 'Move `enum` into `items`.' }],
    },
  },
});

testRule(rule, shinkai, {
  silent: {
    'texts for numbers: enums hold strings': shinkaiTool({ type: 'number', enum: ['1', '2'] }),
    'numbers, of which another rule speaks': shinkaiTool({ type: 'string', enum: [1] }),
  },
  reports: {},
});

testRule(rule, gloodata, {
  silent: {
    'an enum on a number, of which another rule speaks': extension({ type: 'number', enum: ['1'] }),
  },
  reports: {
    'a number among texts': {
      manifest: extension({ type: 'string', enum: ['a', 1] }),
      finds: [{ at: `${FIELD_CITY}/enum/1`, on: 'value' }],
    },
  },
});
