import { format } from '../../../rules/otc/format.js';
import rule from '../../../rules/otc/no-ref.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { definition, taking } from './definition.js';

const giving = (output_schema: unknown) => definition({ output_schema });
const P = '/input_schema/parameters';

testRule(rule, format, {
  silent: {
    'a schema that stands alone': definition(),
    'no output': giving(null),
    '`$schema` and `$id` of a whole schema': taking({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'urn:add',
    }),
    'properties that are called so': taking({
      properties: { $ref: { description: 'A commit.' }, $defs: {}, definitions: {}, $id: {}, $anchor: {} },
    }),
    'values that hold such keys': giving({
      default: { $ref: '#' },
      examples: [{ $defs: {} }],
      enum: [{ definitions: {} }],
      const: { $id: 'a', $anchor: 'b' },
    }),
    'names in `required`': giving({ required: ['$ref', '$defs'] }),
    'an unknown keyword': giving({ 'x-more': { $ref: '#/$defs/a' } }),
    'a schema that cannot be known': taking(UNKNOWN),
  },
  reports: {
    'a reference to a definition': {
      manifest: taking({
        type: 'object',
        properties: { at: { $ref: '#/$defs/point' } },
        $defs: { point: { type: 'object', description: 'A point.' } },
      }),
      finds: [
        { at: `${P}/properties/at/$ref`, on: 'key', says: 'Write the definition of `#/$defs/point` here instead' },
        {
          at: `${P}/$defs`,
          on: 'key',
          says: 'clients do not follow references to it. Write each definition where it is used',
        },
      ],
      fixed: taking({ type: 'object', properties: { at: { type: 'object', description: 'A point.' } } }),
    },
    'references in definitions': {
      manifest: giving({
        $ref: '#/definitions/line',
        definitions: {
          line: { type: 'array', items: { $ref: '#/definitions/point' } },
          point: { type: 'object' },
        },
      }),
      finds: [
        { at: '/output_schema/$ref', on: 'key' },
        { at: '/output_schema/definitions', on: 'key' },
        { at: '/output_schema/definitions/line/items/$ref', on: 'key' },
      ],
      fixed: giving({ type: 'array', items: { type: 'object' } }),
    },
    'a chain of references': {
      manifest: giving({
        items: { $ref: '#/$defs/line' },
        $defs: { line: { items: { $ref: '#/$defs/point' } }, point: { type: 'object' } },
      }),
      finds: [
        { at: '/output_schema/items/$ref', on: 'key' },
        { at: '/output_schema/$defs', on: 'key' },
        { at: '/output_schema/$defs/line/items/$ref', on: 'key' },
      ],
      fixed: giving({ items: { items: { type: 'object' } } }),
    },
    'a reference with a description beside it': {
      manifest: giving({
        properties: {
          at: { $ref: '#/$defs/point', description: 'Where it is.' },
          to: { $ref: '#/$defs/point', title: 'To' },
        },
        $defs: { point: { description: 'A point.', type: 'object' } },
      }),
      finds: [
        { at: '/output_schema/properties/at/$ref', on: 'key' },
        { at: '/output_schema/properties/to/$ref', on: 'key' },
        { at: '/output_schema/$defs', on: 'key' },
      ],
      fixed: giving({
        properties: {
          at: { description: 'Where it is.', type: 'object' },
          to: { description: 'A point.', type: 'object', title: 'To' },
        },
      }),
    },
    'a reference with a demand beside it': {
      manifest: giving({ items: { $ref: '#/$defs/n', minimum: 1 }, $defs: { n: { type: 'number' } } }),
      finds: [
        { at: '/output_schema/items/$ref', on: 'key' },
        { at: '/output_schema/$defs', on: 'key' },
      ],
    },
    'a recursive definition': {
      manifest: giving({
        $ref: '#/$defs/tree',
        $defs: { tree: { type: 'object', properties: { left: { $ref: '#/$defs/tree' } } } },
      }),
      finds: [
        { at: '/output_schema/$ref', on: 'key' },
        { at: '/output_schema/$defs', on: 'key' },
        { at: '/output_schema/$defs/tree/properties/left/$ref', on: 'key' },
      ],
    },
    'a reference to the whole schema, and to itself': {
      manifest: giving({ properties: { a: { $ref: '#' }, b: { $ref: '#/properties/b' } } }),
      finds: [
        { at: '/output_schema/properties/a/$ref', on: 'key' },
        { at: '/output_schema/properties/b/$ref', on: 'key' },
      ],
    },
    'references that lead nowhere, outside, or are none': {
      manifest: giving({
        anyOf: [
          { $ref: '#/$defs/gone' },
          { $ref: 'https://example.org/schema.json' },
          { $ref: '#anchor' },
          { $ref: '#/%' },
          { $ref: 5 },
          { $ref: UNKNOWN },
        ],
      }),
      finds: [0, 1, 2, 3, 4, 5].map((index) => ({ at: `/output_schema/anyOf/${index}/$ref`, on: 'key' })),
    },
    'a pointer with escapes': {
      manifest: giving({ items: { $ref: '#/$defs/a~1b%20c' }, $defs: { 'a/b c': { type: 'null' } } }),
      finds: [
        { at: '/output_schema/items/$ref', on: 'key' },
        { at: '/output_schema/$defs', on: 'key' },
      ],
      fixed: giving({ items: { type: 'null' } }),
    },
    'a reference to another property': {
      manifest: taking({
        properties: { a: { description: 'One.' }, b: { $ref: '#/properties/a', description: 'Two.' } },
      }),
      finds: [{ at: `${P}/properties/b/$ref`, on: 'key' }],
      fixed: taking({ properties: { a: { description: 'One.' }, b: { description: 'Two.' } } }),
    },
    'definitions that nobody refers to': {
      manifest: giving({ type: 'object', $defs: { tree: { items: { $ref: '#/$defs/tree' } } }, definitions: {} }),
      finds: [
        { at: '/output_schema/$defs', on: 'key' },
        { at: '/output_schema/$defs/tree/items/$ref', on: 'key' },
        { at: '/output_schema/definitions', on: 'key' },
      ],
      fixed: giving({ type: 'object' }),
    },
    'definitions that a reference may need that nobody can follow': {
      manifest: giving({ items: [{ $ref: 'https://example.org/a.json' }, { $dynamicRef: '#a' }], $defs: { a: {} } }),
      finds: [
        { at: '/output_schema/items/0/$ref', on: 'key' },
        { at: '/output_schema/items/1/$dynamicRef', on: 'key' },
        { at: '/output_schema/$defs', on: 'key' },
      ],
    },
    'the same where the definitions stand first': {
      manifest: giving({ $defs: { a: {} }, items: { $ref: 'https://example.org/a.json' } }),
      finds: [
        { at: '/output_schema/$defs', on: 'key' },
        { at: '/output_schema/items/$ref', on: 'key' },
      ],
    },
    'definitions beside others that are referred to': {
      manifest: giving({ items: { $ref: '#/$defs/n', minimum: 1 }, $defs: { n: {} }, definitions: { m: {} } }),
      finds: [
        { at: '/output_schema/items/$ref', on: 'key' },
        { at: '/output_schema/$defs', on: 'key' },
        { at: '/output_schema/definitions', on: 'key' },
      ],
      fixed: giving({ items: { $ref: '#/$defs/n', minimum: 1 }, $defs: { n: {} } }),
    },
    'dynamic references, nested ids and anchors': {
      manifest: giving({
        $dynamicRef: '#a',
        $recursiveRef: '#',
        items: { $id: 'urn:item', $anchor: 'item', not: { $defs: {} } },
      }),
      finds: [
        { at: '/output_schema/$dynamicRef', on: 'key' },
        { at: '/output_schema/$recursiveRef', on: 'key', says: 'Nest this recursive schema to a fixed depth' },
        {
          at: '/output_schema/items/$id',
          on: 'key',
          says: '`$id` has no use here: OTC schemas must not contain references. Remove `$id`.',
        },
        { at: '/output_schema/items/$anchor', on: 'key' },
        { at: '/output_schema/items/not/$defs', on: 'key' },
      ],
    },
    'a flat input schema': {
      manifest: definition({
        input_schema: { type: 'object', properties: { a: { $ref: '#/$defs/a' } }, $defs: { a: { type: 'null' } } },
      }),
      finds: [
        { at: '/input_schema/properties/a/$ref', on: 'key' },
        { at: '/input_schema/$defs', on: 'key' },
      ],
      fixed: definition({ input_schema: { type: 'object', properties: { a: { type: 'null' } } } }),
    },
    '`__proto__` on the way': {
      manifest: giving({ items: { $ref: '#/$defs/__proto__/constructor' }, $defs: {} }),
      finds: [
        { at: '/output_schema/items/$ref', on: 'key' },
        { at: '/output_schema/$defs', on: 'key' },
      ],
    },
    'references that would swell the schema': {
      manifest: giving({
        anyOf: Array.from({ length: 200 }, () => ({ $ref: '#/$defs/big' })),
        $defs: { big: { description: 'x'.repeat(10_000) } },
      }),
      finds: [
        ...Array.from({ length: 200 }, (_, index) => ({
          at: `/output_schema/anyOf/${index}/$ref`,
          on: 'key' as const,
        })),
        { at: '/output_schema/$defs', on: 'key' },
      ],
    },
  },
});
