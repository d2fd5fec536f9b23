import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/result-attribute.js';
import { testRule } from '../../support/rule-tester.js';
import { text, withParameter, withResult, SKY } from './tool.js';

testRule(rule, format, {
  silent: {
    'what the document lists': withResult({
      type: 'array',
      description: 'The sky.',
      items: { type: 'string' },
      nullable: true,
    }),
    'a default and an enum of a parameter': withParameter(text({ default: 'x', enum: ['x'] })),
    'fields that are called so': withResult({
      type: 'object',
      properties: { default: { type: 'string' }, enum: { type: 'string' } },
    }),
  },
  reports: {
    'a default': {
      manifest: withResult({ type: 'string', default: 'blue' }),
      finds: [
        {
          at: `${SKY}/default`,
          on: 'key',
          says: 'Result fields do not support `default`, so Shinkai ignores it. Remove it, and name the default in the description of `sky`.',
        },
      ],
    },
    'an enum in the items of an array': {
      manifest: withResult({ type: 'array', items: { type: 'string', enum: ['blue'] } }),
      finds: [
        {
          at: `${SKY}/items/enum`,
          on: 'key',
          says: 'Result fields do not support `enum`, so Shinkai ignores it. Remove it, and list the values in the description of `sky[]`.',
        },
      ],
    },
  },
});
