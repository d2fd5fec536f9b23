import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { draft07, draft2019, draft2020 } from '../../src/generated/validators/metaschemas.js';
import { within } from '../support/patience.js';

/** What the validators are made from, read by ajv itself and not flattened. */
const OPTIONS = { strict: false, validateFormats: false };
const dialects = [
  { name: 'draft-07', ours: draft07, theirs: new Ajv(OPTIONS).getSchema('http://json-schema.org/draft-07/schema')! },
  {
    name: '2019-09',
    ours: draft2019,
    theirs: new Ajv2019(OPTIONS).getSchema('https://json-schema.org/draft/2019-09/schema')!,
  },
  {
    name: '2020-12',
    ours: draft2020,
    theirs: new Ajv2020(OPTIONS).getSchema('https://json-schema.org/draft/2020-12/schema')!,
  },
];

const valid = [
  {},
  true,
  { type: 'object', properties: { a: { type: ['string', 'null'], enum: ['a', 1, null] } }, required: ['a'] },
  { allOf: [{ not: { items: { minimum: 1.5 } } }], if: {}, then: false },
  { enum: [] },
  { enum: [{}, {}] },
  { 'x-own': 1, properties: { type: { const: 3 } } },
];
const invalid: [unknown, string][] = [
  [3, ''],
  [{ type: 'strng' }, '/type'],
  [{ type: ['string', 'string'] }, '/type'],
  [{ properties: { a: { properties: { b: { minimum: 'x' } } } } }, '/properties/a/properties/b/minimum'],
  [{ properties: { a: 'string' } }, '/properties/a'],
  [{ allOf: [{ not: { items: { required: 'x' } } }] }, '/allOf/0/not/items/required'],
  [{ anyOf: [] }, '/anyOf'],
  [{ additionalProperties: { patternProperties: { x: 1 } } }, '/additionalProperties/patternProperties/x'],
  [{ required: ['a', 'a'] }, '/required'],
];

describe.each(dialects)('$name', ({ ours, theirs }) => {
  test.each(valid)('%j is a schema', (schema) => {
    expect(ours(schema)).toBe(true);
    expect(ours.errors ?? []).toEqual([]);
  });

  test.each(invalid)('%j is none', (schema, place) => {
    expect(ours(schema)).toBe(false);
    expect(ours.errors?.[0]?.instancePath).toBe(place);
  });

  test('says the same as ajv about any schema', () => {
    fc.assert(
      fc.property(schemas, (schema) => {
        expect(ours(schema)).toBe(theirs(schema));
        expect(ours.errors?.[0]?.instancePath).toBe(theirs.errors?.[0]?.instancePath);
      }),
      { numRuns: 200 },
    );
  });

  test('takes its time from no one', async () => {
    const many = Array.from({ length: 100_000 }, (_, index) => `word ${index}`);
    await within(2000, () => ours({ type: many, required: many, enum: many.map((word) => ({ word })) }));
  });
});

test('references of later dialects reach every depth', () => {
  const depth = 50;
  let schema: unknown = { type: 'nonsense' };
  for (let i = 0; i < depth; i++) schema = { $defs: { a: schema } };
  expect(draft2020(schema)).toBe(false);
  expect(draft2020.errors?.[0]?.instancePath).toBe(`${'/$defs/a'.repeat(depth)}/type`);
  expect(draft2019({ $defs: { a: { dependentSchemas: { b: { minimum: 'x' } } } } })).toBe(false);
  expect(draft07({ $defs: { a: { type: 'nonsense' } } })).toBe(true);
});

const noise = fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.constant([]), fc.constant(['a', 'a']));
const mostly = <T>(arbitrary: fc.Arbitrary<T>) => fc.oneof({ weight: 100, arbitrary }, { weight: 1, arbitrary: noise });

/** Schemas with a wrong value here and there: about as many are right as wrong. */
const { schema: schemas } = fc.letrec<{ schema: unknown }>((tie) => {
  const limited = { maxDepth: 2, depthIdentifier: 'schema' };
  const nested = fc.oneof(limited, mostly(fc.constantFrom({}, false)), tie('schema'));
  const map = mostly(fc.dictionary(fc.constantFrom('a', 'b', 'type', '__proto__'), nested, { maxKeys: 2 }));
  const list = mostly(fc.array(nested, { minLength: 1, maxLength: 2 }));
  const type = mostly(fc.constantFrom('string', 'object', 'array'));
  return {
    schema: fc.record(
      {
        type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1 })),
        properties: map,
        $defs: map,
        dependentSchemas: map,
        items: fc.oneof({ weight: 5, arbitrary: nested }, { weight: 1, arbitrary: list }),
        prefixItems: list,
        anyOf: list,
        not: nested,
        unevaluatedProperties: nested,
        required: mostly(fc.uniqueArray(fc.constantFrom('a', 'b'))),
        minimum: mostly(fc.integer()),
        pattern: mostly(fc.string()),
        // In draft-07 ajv wants unique items here, where the dialect itself only advises them.
        enum: fc.oneof(
          { weight: 100, arbitrary: fc.uniqueArray(fc.integer(), { minLength: 1 }) },
          { weight: 1, arbitrary: fc.integer() },
        ),
        $anchor: mostly(fc.constantFrom('a')),
      },
      { requiredKeys: [] },
    ),
  };
});
