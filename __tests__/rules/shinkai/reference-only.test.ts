import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/reference-only.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { table, text, tool, withParameter, withResult, CITY } from './tool.js';

testRule(rule, format, {
  silent: {
    'none of them': withParameter(text()),
    'what promises nothing': withParameter(text({ nullable: false, default: null })),
    'the result': withResult({ type: 'string', nullable: true, default: 'x' }),
    'parameters that are called so': tool({ parameters: table({ default: text(), enum: text(), nullable: text() }) }),
    'a default of which shinkai/default-not-described tells': withParameter(text({ default: 10 })),
    'choices of which shinkai/enum-not-described tells': withParameter(text({ enum: ['low', 'high'] })),
    'what cannot be known': withParameter(text({ nullable: UNKNOWN })),
  },
  reports: {
    'a default': {
      manifest: withParameter(text({ default: 'city' })),
      finds: [
        { at: `${CITY}/default`, on: 'key', says: /^`default` is for reference only: nothing checks or applies it\. / },
      ],
    },
    'one finding for each table': {
      manifest: tool({
        configurations: table({ a: text({ nullable: true }), b: text({ nullable: true }) }),
        parameters: table({
          a: text(),
          b: text({ enum: ['x'], default: 'city' }),
          c: text({ nullable: true }),
          d: text({ type: 'array', items: text({ enum: ['x'] }) }),
        }),
      }),
      finds: [
        {
          at: '/configurations/properties/a/nullable',
          on: 'key',
          says: '`nullable` is for reference only: nothing checks or applies it, here and at 1 more setting in `configurations`. ',
        },
        {
          at: '/parameters/properties/b/enum',
          on: 'key',
          says: '`enum` and `nullable` are for reference only: nothing checks or applies them, here and at 2 more parameters in `parameters`. ',
        },
      ],
    },
  },
});
