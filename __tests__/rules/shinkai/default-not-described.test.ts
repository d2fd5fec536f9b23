import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/default-not-described.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { text, withParameter, withResult, withSetting, CITY, KEY } from './tool.js';

const withDefault = (description: unknown, value: unknown) => withParameter(text({ description, default: value }));

testRule(rule, format, {
  silent: {
    'the value is named': withDefault('How many, 10 if nothing is given.', 10),
    'the word is there': withDefault('How many; the default is ten.', 10),
    'it is told in another way': withDefault('How many; defaulting to ten.', 10),
    'no default': withDefault('How many.', null),
    'nothing for a default': withDefault('A prefix.', ''),
    'an empty list': withDefault('Some tags.', []),
    'no description': withParameter({ type: 'string', default: 'x' }),
    'a result field': withResult({ type: 'string', description: 'A sky.', default: 'blue' }),
    'what cannot be known': withDefault('How many.', UNKNOWN),
    'a part that cannot be known': withDefault('Some tags.', ['a', UNKNOWN]),
  },
  reports: {
    'a number': {
      manifest: withDefault('How many', 10),
      finds: [
        {
          at: `${CITY}/description`,
          on: 'value',
          says: 'Only `default` says that `city` defaults to `10`',
        },
      ],
      fixed: withDefault('How many. Default: 10.', 10),
    },
    'a number within another': {
      manifest: withDefault('How many, up to 100.', 10),
      finds: [{ at: `${CITY}/description`, on: 'value', says: 'defaults to `10`' }],
      fixed: withDefault('How many, up to 100. Default: 10.', 10),
    },
    'a boolean': {
      manifest: withDefault('Whether to stop.', false),
      finds: [{ at: `${CITY}/description`, on: 'value' }],
      fixed: withDefault('Whether to stop. Default: false.', false),
    },
    'a list': {
      manifest: withDefault('Some tags.', ['a']),
      finds: [{ at: `${CITY}/description`, on: 'value' }],
      fixed: withDefault('Some tags. Default: ["a"].', ['a']),
    },
    'a setting': {
      manifest: withSetting(text({ description: 'A port.', default: '465' })),
      finds: [{ at: `${KEY}/description`, on: 'value' }],
      fixed: withSetting(text({ description: 'A port. Default: 465.', default: '465' })),
    },
  },
});
