import rule from '../../../rules/gloodata/unsupported-attribute.js';
import { format } from '../../../rules/gloodata/format.js';
import { testRule, SPREAD, UNKNOWN } from '../../support/rule-tester.js';
import { CITY, withField } from './manifests.js';

const PLAIN = { description: 'a city', default: null };
const reported = (field: Record<string, unknown>, keyword: string, says: string | RegExp) => ({
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
      'Gloodata does not support `minimum` in an integer field, so the model may never see it. Remove `minimum`, or put its information into `description` instead. Supported: `type`, `description` and `default`.',
    ),
    'choices of integers': reported(
      { type: 'integer', enum: [1, 2] },
      'enum',
      'Gloodata does not support `enum` in an integer field',
    ),
    'examples of a number': reported(
      { type: 'number', examples: [1.5] },
      'examples',
      'Gloodata does not support `examples` in a number field, so the model may never see it',
    ),
    'choices of a boolean': reported(
      { type: 'boolean', enum: [true] },
      'enum',
      'Gloodata does not support `enum` in a boolean field, so the model may never see it',
    ),
    'choices of an optional integer': reported(
      { type: ['integer', 'null'], enum: [1] },
      'enum',
      'Gloodata does not support `enum` in an integer field',
    ),
    'a pattern': reported(
      { type: 'string', pattern: '^[A-Z]' },
      'pattern',
      /^Gloodata does not support `pattern` in a string field, .* Supported: `type`, `description`, `default`, `enum` and `examples`\.$/,
    ),
    'required, as a flag': reported(
      { type: 'string', required: true },
      'required',
      'does not support `required` in a string field',
    ),
    'a minimum where the type is not known': reported(
      { type: UNKNOWN, minimum: 0 },
      'minimum',
      /^Gloodata does not support `minimum` in this field, .* Supported: `type`, `description`, `default`, `enum` and `examples`\.$/,
    ),
    'a minimum where the type is wrong': reported(
      { type: 'int', minimum: 0 },
      'minimum',
      /^Gloodata does not support `minimum` in this field, .* Supported: `type`, `description`, `default`, `enum` and `examples`\.$/,
    ),
    'beside a spread': reported(
      { [SPREAD]: true, minimum: 0 },
      'minimum',
      /^Gloodata does not support `minimum` in this field, .* Supported: `type`, `description`, `default`, `enum` and `examples`\.$/,
    ),
    ...Object.fromEntries(
      Object.entries({ $ref: '#/a', allOf: [{}], oneOf: [{}], const: 1 }).map(([keyword, value]) => [
        `\`${keyword}\` instead of a type`,
        reported(
          { [keyword]: value },
          keyword,
          `Gloodata fields do not support \`${keyword}\`, so the model may never see it. Replace it with a \`type\`: \`string\`, \`integer\`, \`number\` or \`boolean\`.`,
        ),
      ]),
    ),
    'one fixed text': reported(
      { const: 'a' },
      'const',
      'so the model may never see it. For one fixed text, use `"type": "string"` with `"enum": ["a"]`.',
    ),
    'one fixed text that is long': reported({ const: 'a'.repeat(41) }, 'const', /`boolean`\.$/),
    'choices of types beside a type': reported(
      { type: 'string', anyOf: [{ minLength: 1 }] },
      'anyOf',
      'does not support `anyOf` in a string field',
    ),
    'choices of types': reported(
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
      'anyOf',
      'Gloodata fields do not support `anyOf`',
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
