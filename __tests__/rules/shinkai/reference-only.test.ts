import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/reference-only.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { table, text, tool, withParameter, withResult, withSetting, CITY } from './tool.js';

testRule(rule, format, {
  silent: {
    'none of them': withParameter(text()),
    'what promises nothing': withParameter(text({ nullable: false, default: null })),
    'the result': withResult({ type: 'string', nullable: true, default: 'x' }),
    'parameters that are called so': tool({ parameters: table({ default: text(), enum: text(), nullable: text() }) }),
    'a default of which shinkai/default-not-described tells': withParameter(text({ default: 10 })),
    'a default that the description mentions, as shinkai/default-not-described asks': withParameter(
      text({ description: 'How many, 10 by default.', default: 10 }),
    ),
    'choices that the description names': withSetting(
      text({ description: 'Either low or high.', enum: ['low', 'high'] }),
    ),
    'null, and the description says so': withParameter(
      text({ description: 'A city, or null for all.', nullable: true }),
    ),
    'an empty default': withParameter(text({ default: '' })),
    'choices of which shinkai/enum-not-described tells': withParameter(text({ enum: ['low', 'high'] })),
    'what cannot be known': withParameter(text({ nullable: UNKNOWN })),
  },
  reports: {
    'null, of which the description says nothing': {
      manifest: withParameter(text({ nullable: true })),
      finds: [
        {
          at: `${CITY}/nullable`,
          on: 'key',
          says: /^`nullable` has no effect: Shinkai treats it only as documentation\. .* in the description\.$/,
        },
      ],
    },
    'one finding for each table': {
      manifest: tool({
        configurations: table({ a: text({ nullable: true }), b: text({ nullable: true }) }),
        parameters: table({
          a: text(),
          b: text({ type: 'array', items: { type: 'string', default: 'x' } }),
          c: text({ nullable: true }),
          d: text({ type: 'array', items: text({ enum: ['x'] }) }),
        }),
      }),
      finds: [
        {
          at: '/configurations/properties/a/nullable',
          on: 'key',
          says: '`nullable` has no effect: Shinkai treats it only as documentation. The same applies to 1 more setting. Handle it in the code and mention it in the description.',
        },
        {
          at: '/parameters/properties/b/items/default',
          on: 'key',
          says: '`default`, `nullable` and `enum` have no effect: Shinkai treats them only as documentation. The same applies to 2 more parameters. Handle them in the code and mention them in the descriptions.',
        },
      ],
    },
  },
});
