import rule from '../../../rules/gloodata/field-value-type.js';
import { format } from '../../../rules/gloodata/format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { CITY, withField, withTool } from './manifests.js';

const TYPE = `${CITY}/type`;
const reported = (type: unknown, says: string) => ({
  manifest: withField({ type }),
  finds: [{ at: TYPE, on: 'value' as const, says }],
});

testRule(rule, format, {
  silent: {
    'a string': withField({ type: 'string' }),
    'an integer': withField({ type: 'integer' }),
    'a number': withField({ type: 'number' }),
    'a boolean': withField({ type: 'boolean' }),
    'an optional string': withField({ type: ['string', 'null'] }),
    'an optional number, the other way round': withField({ type: ['null', 'number'] }),
    'no type': withField({ description: 'a city' }),
    'a field that is no object': withField('string'),
    'no fields': withTool({ schema: { fields: {} } }),
    'a type that cannot be known': withField({ type: UNKNOWN }),
    'a type that cannot be known in part': withField({ type: ['array', UNKNOWN] }),
  },
  reports: {
    'an array': reported(
      'array',
      'The type `array` is not supported: models fill in strings, integers, numbers and booleans. Use one of these four.',
    ),
    'an object': reported('object', 'The type `object` is not supported:'),
    'null alone': reported('null', 'The type `null` is not supported:'),
    'an empty type': reported('', 'The type `""` is not supported:'),
    'a misspelt type': reported('strng', 'The type `strng` is not supported; did you mean `string`?'),
    'another case': reported('Boolean', 'did you mean `boolean`?'),
    int: reported('int', 'did you mean `integer`?'),
    float: reported('float', 'did you mean `number`?'),
    'a name of every object': reported('constructor', 'The type `constructor` is not supported:'),
    'an object in its place': reported({}, 'The type `{ … }` is not supported:'),
    'not set': reported(null, 'The type `null` is not supported:'),
    'a number': reported(1, 'The type `1` is not supported:'),
    'two types': reported(['string', 'integer'], 'The type `[string, integer]` is not supported:'),
    'three types': reported(['string', 'integer', 'null'], 'The type `[string, integer, null]` is not supported:'),
    'one type in an array': reported(['string'], 'The type `[string]` is not supported:'),
    'null twice': reported(['null', 'null'], 'The type `[null, null]` is not supported:'),
    'an optional array': reported(['array', 'null'], 'The type `[array, null]` is not supported:'),
    'no types': reported([], 'The type `[]` is not supported:'),
  },
});
