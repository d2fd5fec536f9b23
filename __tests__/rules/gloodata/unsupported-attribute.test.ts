import rule from '../../../rules/gloodata/unsupported-attribute.js';
import { format } from '../../../rules/gloodata/format.js';
import { testRule, SPREAD, UNKNOWN } from '../../support/rule-tester.js';
import { CITY, withField } from './manifests.js';

const PLAIN = { description: 'a city', default: null };
const reported = (field: Record<string, unknown>, keyword: string, says: string) => ({
  manifest: withField(field),
  finds: [{ at: `${CITY}/${keyword}`, on: 'key' as const, says }],
});

testRule(rule, format, {
  silent: {
    'all that a string takes': withField({ type: 'string', ...PLAIN, enum: ['rome'], examples: ['rome'] }),
    'all that an integer takes': withField({ type: 'integer', ...PLAIN }),
    'all that a number takes': withField({ type: 'number', ...PLAIN }),
    'all that a boolean takes': withField({ type: 'boolean', ...PLAIN }),
    'an optional string with choices': withField({ type: ['string', 'null'], enum: ['rome'] }),
    'what the product writes': withField({ type: 'string', format: 'date', multiline: true, title: 'City' }),
    'a key that is no keyword': withField({ type: 'string', 'x-order': 1 }),
    'a note': withField({ type: 'string', $comment: 'for later', id: 'city' }),
    'choices where the type is not known': withField({ type: UNKNOWN, enum: ['rome'] }),
    'choices where the type is missing': withField({ enum: ['rome'] }),
    'the keywords of an array': withField({ type: 'array', items: { type: 'string' } }),
    'the keywords of an object': withField({ type: 'object', properties: {}, required: [] }),
    'a field that is no object': withField([{ minimum: 1 }]),
    'a name of every object': withField({ type: 'string', constructor: 1, toString: 2 }),
  },
  reports: {
    'a minimum': reported(
      { type: 'integer', minimum: 0 },
      'minimum',
      '`minimum` is not supported on an integer, which supports `description` and `default`, so the model may never see it. Put it into `description`, or remove it.',
    ),
    'choices of integers': reported({ type: 'integer', enum: [1, 2] }, 'enum', '`enum` is not supported on an integer'),
    'examples of a number': reported(
      { type: 'number', examples: [1.5] },
      'examples',
      '`examples` is not supported on a number, which supports `description` and `default`, so the model may never see it',
    ),
    'choices of a boolean': reported(
      { type: 'boolean', enum: [true] },
      'enum',
      '`enum` is not supported on a boolean, which supports `description` and `default`, so the model may never see it',
    ),
    'choices of an optional integer': reported({ type: ['integer', 'null'], enum: [1] }, 'enum', 'on an integer'),
    'a pattern': reported(
      { type: 'string', pattern: '^[A-Z]' },
      'pattern',
      '`pattern` is not supported on a string, which supports `description`, `default`, `enum` and `examples`, so the model may never see it',
    ),
    'required, as a flag': reported(
      { type: 'string', required: true },
      'required',
      '`required` is not supported on a string',
    ),
    'a minimum where the type is not known': reported(
      { type: UNKNOWN, minimum: 0 },
      'minimum',
      '`minimum` is not supported on a field, which supports `description`, `default`, `enum` and `examples`, so the model may never see it',
    ),
    'a minimum where the type is wrong': reported(
      { type: 'int', minimum: 0 },
      'minimum',
      '`minimum` is not supported on a field, which supports `description`, `default`, `enum` and `examples`, so the model may never see it',
    ),
    'beside a spread': reported(
      { [SPREAD]: true, minimum: 0 },
      'minimum',
      '`minimum` is not supported on a field, which supports `description`, `default`, `enum` and `examples`, so the model may never see it',
    ),
    ...Object.fromEntries(
      Object.entries({ $ref: '#/a', allOf: [{}], oneOf: [{}], const: 'a' }).map(([keyword, value]) => [
        `\`${keyword}\` instead of a type`,
        reported(
          { [keyword]: value },
          keyword,
          '` is not supported, so the model may never see it. Give the field a `type`: string, integer, number or boolean.',
        ),
      ]),
    ),
    'choices of types beside a type': reported(
      { type: 'string', anyOf: [{ minLength: 1 }] },
      'anyOf',
      '`anyOf` is not supported on a string, which supports `description`, `default`, `enum` and `examples`, so the model may never see it',
    ),
    'choices of types': reported(
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
      'anyOf',
      '`anyOf` is not supported',
    ),
    'two of them': {
      manifest: withField({ type: 'string', minLength: 1, maxLength: 9 }),
      finds: [
        { at: `${CITY}/minLength`, on: 'key' },
        { at: `${CITY}/maxLength`, on: 'key' },
      ],
    },
  },
});
