/** What is read of zod's calls is what zod itself makes of them, as far as it is known. */
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { get } from '../../src/core/tree.js';
import { listed, read, shown } from './helpers.js';

type Json = Readonly<Record<string, unknown>>;

/** What the file says of a tool whose only argument, `x`, is described so. */
function ofSource(expression: string): { property: unknown; required: unknown } {
  const text = `import { z } from 'zod';
    const Base = z.object({ a: z.string(), b: z.number().optional() });
    server.registerTool('t', { description: 'D', inputSchema: { x: ${expression} } }, async () => ({ content: [] }));`;
  const schema = get(listed(read(text), 'tools')[0], 'inputSchema');
  return { property: shown(get(schema, 'properties', 'x')), required: shown(get(schema, 'required')) ?? [] };
}

/** What zod makes of it. */
function ofZod(expression: string): { property: Json; required: readonly string[] } {
  const Base = z.object({ a: z.string(), b: z.number().optional() });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- The same text is read and run.
  const evaluate = new Function('z', 'Base', `return ${expression}`) as (...given: unknown[]) => z.ZodType;
  const { properties, required = [] } = z.toJSONSchema(z.object({ x: evaluate(z, Base) }), {
    io: 'input',
    unrepresentable: 'any',
  }) as unknown as { properties: { x: Json }; required?: readonly string[] };
  return { property: properties.x, required };
}

/** Zod's own way to write some things, in ours. */
function alike(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(alike);
  if (typeof schema !== 'object' || schema === null) return schema;
  const all = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, alike(value)]));
  const { const: only, anyOf, ...rest } = all as { const?: unknown; anyOf?: readonly Json[] } & Json;
  if (only !== undefined) return { ...rest, enum: [only] };
  if (rest['pattern'] === '^a.*') return { ...rest, pattern: '^a' };
  if (anyOf?.length === 2 && anyOf[1]?.['type'] === 'null' && Object.keys(anyOf[1]).length === 1) {
    const { type, ...others } = anyOf[0]!;
    if ('enum' in others) return all;
    return { ...rest, ...others, ...(type !== undefined && { type: [type, 'null'] }) };
  }
  return anyOf ? { ...rest, anyOf } : rest;
}

/** All that `known` says is in `whole`; `'??'` says nothing, and neither does what `'...'` hides. */
function expectWithin(known: unknown, whole: unknown, path: string): void {
  if (known === '??') return;
  if (Array.isArray(known) && Array.isArray(whole)) {
    const isOpen = known.at(-1) === '...';
    if (!isOpen) expect([path, known.length]).toEqual([path, whole.length]);
    (isOpen ? known.slice(0, -1) : known).forEach((each, index) =>
      expectWithin(each, whole[index], `${path}/${index}`),
    );
  } else if (typeof known === 'object' && known !== null) {
    for (const [key, value] of Object.entries(known)) {
      if (key !== '...') expectWithin(value, (whole as Json | undefined)?.[key], `${path}/${key}`);
    }
  } else expect([path, known]).toEqual([path, whole]);
}

const WHOLE = [
  'z.string()',
  "z.string().describe('Where')",
  'z.string().min(2).max(5)',
  'z.number()',
  'z.number().min(1).max(9)',
  'z.number().gt(1).lt(9)',
  'z.number().gte(1).lte(9)',
  'z.boolean()',
  'z.null()',
  'z.array(z.string())',
  'z.array(z.string()).min(1).max(4)',
  'z.string().array()',
  'z.string().array().array()',
  "z.enum(['a', 'b'])",
  "z.enum(['a', 'b']).describe('Which').optional()",
  "z.literal('a')",
  'z.literal(5)',
  'z.literal(true)',
  "z.literal(['a', 'b'])",
  'z.union([z.string(), z.number()])',
  'z.string().or(z.number())',
  'z.union([z.string().optional(), z.number()])',
  "z.coerce.string().default('a')",
  'z.coerce.number().default(3)',
  "z.string().optional().or(z.number()).describe('Q')",
  'z.string().optional()',
  'z.optional(z.string())',
  'z.optional(z.string().optional())',
  'z.nullable(z.string().optional())',
  'z.string().nullish()',
  'z.nullish(z.string())',
  'z.string().nullable()',
  'z.nullable(z.number())',
  "z.string().default('a')",
  "z.enum(['a', 'b']).default('a')",
  "z.enum(['a', 'b']).nullable()",
  "z.enum(['a', 'b']).nullish().describe('Which')",
  'z.string().startsWith("a").nonempty()',
  'z.string().length(3)',
  'z.number().positive().lt(7)',
  'z.number().multipleOf(5).nonnegative()',
  'z.array(z.string()).nonempty()',
  "z.string().describe('Q').optional().default('a')",
  'z.any()',
  'z.unknown()',
  "z.string().meta({ title: 'T', description: 'Q' })",
  'Base',
  'Base.optional()',
  'Base.extend({ c: z.boolean() })',
  'Base.extend({ a: z.number() })',
  'Base.pick({ a: true })',
  'Base.omit({ a: true })',
  'Base.partial()',
  'z.object({ a: Base, b: z.array(Base) })',
  'z.tuple([z.string(), z.number()])',
  'z.string().regex(/^\\d{4}-\\d{2}$/).optional()',
];

/** The keywords that zod adds and no rule looks at. */
const OWN = new Set(['$schema', 'additionalProperties', 'propertyNames']);

describe('known as a whole', () => {
  test.each(WHOLE)('%s', (expression) => {
    const [ours, theirs] = [ofSource(expression), ofZod(expression)];
    expect(ours.required).toEqual(theirs.required);
    expect(ours.property).toEqual(without(alike(theirs.property)));
  });
});

function without(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(without);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([key]) => !OWN.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, without(value)]));
}

test.each([
  'z.int()',
  'z.number().int()',
  'z.number().int().positive()',
  'z.number().nonnegative().optional()',
  'z.email()',
  'z.string().email()',
  'z.url()',
  'z.string().url().optional()',
  'z.uuid()',
  'z.iso.datetime()',
  'z.string().trim().toLowerCase()',
  'z.record(z.string(), z.number())',
  'z.record(z.string(), Base)',
  'z.coerce.number()',
  'z.coerce.boolean().optional()',
  'z.void()',
  'z.lazy(() => Base)',
  'z.string().refine((text) => text.length > 2)',
  'z.string().transform((text) => text.length)',
  'z.string().pipe(z.string().min(2))',
  'z.preprocess((text) => text, z.string())',
  'z.string().prefault("a")',
  'z.string().brand("x").readonly()',
  'z.intersection(Base, z.object({ c: z.string() }))',
  'Base.and(z.object({ c: z.string() }))',
  'z.discriminatedUnion("k", [z.object({ k: z.literal("a") }), z.object({ k: z.literal("b") })])',
  'z.strictObject({ a: z.string() })',
  'z.looseObject({ a: z.string() })',
  'z.object({ a: z.string() }).strict()',
  'z.object({ a: z.string() }).passthrough()',
  'z.object({ a: z.string() }).catchall(z.number())',
  'Base.partial({ a: true })',
  'Base.required()',
  'Base.merge(z.object({ c: z.string() }))',
  'Base.safeExtend({ c: z.string() })',
  'Base.shape.a',
  'z.object({ ...Base.shape, c: z.string() })',
  'Base.keyof()',
  'z.stringbool()',
  'z.templateLiteral(["a", z.number()])',
  'z.set(z.string())',
  'z.map(z.string(), z.number())',
  'z.custom((value) => typeof value === "string")',
  'z.nonoptional(z.string().optional())',
  'z.string().optional().nonoptional()',
  'z.string().optional().unwrap()',
  'z.array(Base).element',
  'z.json()',
  'z.file()',
  'z.never()',
  'z.nan()',
  'z.string().default("a").removeDefault()',
  'z.array(z.string()).nonempty().default([])',
  'z.enum({ A: "a", B: "b" })',
  'z.enum(["a", "b"]).exclude(["a"])',
  'z.enum(["a", "b"]).extract(["a"])',
])('nothing untrue: %s', (expression) => {
  const [ours, theirs] = [ofSource(expression), ofZod(expression)];
  expectWithin(ours.required, theirs.required, 'required');
  expectWithin(ours.property, alike(theirs.property), 'x');
});

test.each(['parse', 'safeParse', 'isOptional', 'toJSONSchema'])('the result of %s is no schema', (method) => {
  expect(ofSource(`z.string().${method}('a')`).property).toEqual('??');
});

test.each([
  'z.string().transform(Number).default(5)',
  'z.string().pipe(z.coerce.number()).default(1)',
  'z.string().transform(Number).pipe(z.number().int()).default(20)',
  'z.string().describe("Q").transform(Number).optional().default(5)',
])('a default behind what may change the type is unknown: %s', (expression) => {
  const { property, required } = ofSource(expression);
  expect(property).toMatchObject({ type: 'string', default: '??' });
  expect(required).toEqual([]);
});

test.each([
  ['z.coerce.number().default("5")', 'number', '??'],
  ['z.coerce.number().int().min(1).optional().default("5")', 'integer', '??'],
  ['z.coerce.boolean().default("true")', 'boolean', '??'],
  ['z.coerce.number().default(5)', 'number', 5],
  ['z.number().default("5")', 'number', '5'],
])('what coerces takes a default of another type: %s', (expression, type, value) => {
  expect(ofSource(expression).property).toMatchObject({ type, default: value });
});

test.each(['z.string().default("5").transform(Number)', 'z.string().transform(Number).prefault("5")'])(
  'a default before it is known: %s',
  (expression) => {
    expect(ofSource(expression).property).toMatchObject({ type: 'string', default: '5' });
  },
);

test('a default of another type than the schema gives is not known', () => {
  expect((ofSource('z.coerce.number().int().default(3)').property as Json)['default']).toBe(3);
  for (const expression of [
    "z.coerce.number().default('3')",
    "z.coerce.number().int().default('3')",
    'z.coerce.string().default(3)',
  ])
    expect([expression, (ofSource(expression).property as Json)['default']]).toEqual([expression, '??']);
});

test.each<[string, boolean, boolean | undefined]>([
  ['z.object({}).strict()', true, undefined],
  ['z.strictObject({})', true, undefined],
  ['z.object({})', false, undefined],
  ['z.object({}).strict().passthrough()', false, undefined],
  ['z.object({}).strict().strip()', false, undefined],
  ['z.object({}).strict().optional()', true, undefined],
  ['z.optional(z.object({}).strict())', true, undefined],
  ['z.array(z.object({}).strict())', false, true],
  ['z.object({}).strict().array()', false, true],
  ['z.object({}).array()', false, false],
])('%s refuses what it does not know: %s', (expression, isStrict, isItemStrict) => {
  const text = `import { z } from 'zod';
server.registerTool('t', { description: 'D', inputSchema: { x: ${expression} } }, async () => ({ content: [] }));`;
  const property = get(listed(read(text), 'tools')[0], 'inputSchema', 'properties', 'x');
  const item = get(property, 'items');
  const strict = (node: typeof property) => node && Boolean((node as { isStrict?: boolean }).isStrict);
  expect([strict(property), strict(item)]).toEqual([isStrict, isItemStrict]);
});
