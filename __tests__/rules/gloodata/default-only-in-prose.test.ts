import rule from '../../../rules/gloodata/default-only-in-prose.js';
import { format } from '../../../rules/gloodata/format.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { CITY, withField } from './manifests.js';

const reported = (type: unknown, description: string, value: unknown, rest: Record<string, unknown> = {}) => ({
  manifest: withField({ type, description, ...rest }),
  finds: [
    {
      at: CITY,
      on: 'key' as const,
      says: `names the default \`${JSON.stringify(value)}\`, so the model may use another value`,
    },
  ],
  fixed: withField({ type, description, ...rest, default: value }),
});

const silent = (type: unknown, description: unknown, rest: Record<string, unknown> = {}) =>
  withField({ type, description, ...rest });

testRule(rule, format, {
  silent: {
    'a default that is set': silent('integer', 'the zoom level, default to 12', { default: 12 }),
    'another default that is set': silent('integer', 'the zoom level, default to 12', { default: 10 }),
    'no word of a default': silent('integer', 'the zoom level, from 0 to 19'),
    'no description': withField({ type: 'integer' }),
    'a description that is not set': silent('integer', null),
    'a type that takes no defaults': silent('array', 'the cities, default to 12'),
    'a type that is missing': withField({ description: 'default to 12' }),
    'a value that is worked out': silent('string', 'The end date, default to today if not provided'),
    'a value in several words': silent('string', 'default to one week ago from today if not provided'),
    'a sentence that goes on': silent('string', 'the default is taken from the profile'),
    'the word in another sense': silent('string', 'whether to use the default value'),
    'a value of another type': silent('integer', 'default to rome'),
    'a fraction for an integer': silent('integer', 'default to 1.5'),
    'a date for a number': silent('number', 'default to 2024-01-31'),
    'a percentage': silent('number', 'default to 5%'),
    'a unit that is part of the number': silent('number', 'default to 10km'),
    'none of the choices': silent('string', 'default to paris', { enum: ['rome', 'oslo'] }),
    nothing: silent('string', 'defaults to none'),
    'nothing after it': silent('string', 'defaults to '),
    'the end of a range': silent('integer', 'between 1 and 12 by default'),
    'a number of something': silent('integer', 'the columns, 12 rows by default'),
    'a clock': silent('integer', 'the hour, default 12-hour clock'),
    'what goes on behind it': silent('integer', 'the zoom, default 12 or 13 on maps'),
    'a fraction in a list': silent('integer', 'the zoom, 1.5 by default'),
    'a default that cannot be known': silent('integer', 'default to 12', { default: UNKNOWN }),
    'a spread': silent('integer', 'default to 12', { [SPREAD]: true }),
    'a description that cannot be known': silent('integer', UNKNOWN),
    'very long prose': silent('string', 'default to '.repeat(20_000)),
    'a very long word': silent('string', `default to ${'a.'.repeat(50_000)} b`),
  },
  reports: {
    'an integer': reported('integer', 'the zoom level for the map, from 0 to 19, default to 12', 12),
    'a negative number': reported('number', 'the offset (default: -1.5)', -1.5),
    'the end of a sentence': reported('integer', 'How many. The default is 10.', 10),
    'a unit of its own': reported('integer', 'defaults to 7 days', 7),
    'an equals sign': reported('integer', 'how many, default=5', 5),
    'a boolean': reported('boolean', 'Default: True', true),
    'a quoted text': reported('string', "the city, defaults to 'Rome'", 'Rome'),
    'a text in backticks': reported('string', 'default value is `Rome`', 'Rome'),
    'one of the choices': reported('string', 'default to rome', 'Rome', { enum: ['Rome', 'Oslo'] }),
    'a word at the end': reported('string', 'the service, if unknown default to github', 'github'),
    'a word with a condition': reported('string', 'default to celsius if not provided', 'celsius'),
    'a number before it': reported('integer', 'the zoom, 12 by default', 12),
    'a number right behind it': reported('integer', 'the zoom, default 12', 12),
    'a number in brackets': reported('number', 'the zoom (default -1.5), as seen', -1.5),
    'a boolean before it': reported('boolean', 'whether to zoom; true by default.', true),
    'an optional field': reported(['integer', 'null'], 'default to 12', 12),
    'a default that is not set': {
      manifest: silent('integer', 'default to 12', { default: null }),
      finds: [{ at: `${CITY}/default`, on: 'value' }],
      fixed: silent('integer', 'default to 12', { default: 12 }),
    },
    'the first that fits': reported('integer', 'the default is read later; default to 3', 3),
  },
});
