/**
 * What the MCP SDK lists for a zod schema. `served.json` has it for many schemas, each by version of zod;
 * __tests__/sdk-serves compares it with what the SDKs list.
 */
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Packages, ServedSchema } from '../../src/core/code.js';
import { get } from '../../src/core/tree.js';
import { parseSource } from '../../src/parse/javascript/typescript.js';
import { shown, slice } from './helpers.js';

type Key = 'inputSchema' | 'outputSchema';
type Json = Readonly<Record<string, unknown>>;

const { input, output } = JSON.parse(readFileSync('__tests__/extract/served.json', 'utf8')) as Record<
  'input' | 'output',
  Readonly<Record<string, Readonly<Record<string, unknown>>>>
>;

const ZOD = { '3': '3.25.76', '4': '4.0.17', '4.6': '4.6.7', '4.6 by SDK 2': '4.6.7' } as const;
type Version = keyof typeof ZOD;

const V1 = 'sdk/server/mcp.js';

interface How {
  readonly sdk?: string;
  readonly zod?: string;
  readonly key?: Key;
  readonly packages?: Packages;
  readonly register?: string;
}

/** What is listed for the schema of a tool, with what is before it in the file. */
function served(
  schema: string,
  { sdk = V1, zod = 'zod', key = 'inputSchema', packages = {}, register = 'registerTool' }: How = {},
  before = '',
) {
  const text = `import { McpServer } from '@modelcontextprotocol/${sdk}';
import { z } from '${zod}';
import { LEAST, OTHER, REST } from './other.js';
const server = new McpServer({ name: 'a', version: '1.0.0' });
${before}
server.${register}('t', { description: 'D', ${key}: ${schema} }, async () => ({ content: [] }));`;
  const { code } = parseSource('server.ts', text);
  const registration = code!.registrations.at(-1)!;
  const forms = code!.served!(registration, registration.tool!, key, packages);
  return { text, forms };
}

/** The only form of it. */
function formOf(...given: Parameters<typeof served>): ServedSchema {
  const { forms } = served(...given);
  expect(forms).toHaveLength(1);
  return forms![0]!;
}

/** The property `a` of what is listed, by whether it is required. */
function propertyOf(expression: string, version: Version, key: Key): unknown {
  const isV2 = version.endsWith('SDK 2');
  const { fault, schema } = formOf(isV2 ? `z.object({ a: ${expression} })` : `{ a: ${expression} }`, {
    sdk: isV2 ? 'server' : V1,
    key,
    packages: { zod: ZOD[version] },
  });
  if (fault) return `${fault.is} ${fault.by}`;
  const required = shown(get(schema, 'required')) as string[] | undefined;
  const need = required?.includes('a') ? 'a' : required?.includes('...') ? 'a??' : 'a?';
  return { [need]: shown(get(schema, 'properties', 'a')) };
}

describe.each([
  ['inputSchema', input],
  ['outputSchema', output],
] as const)('%s', (key, all) => {
  test.each(Object.entries(all))('%s', (expression, byVersions) => {
    for (const [versions, expected] of Object.entries(byVersions)) {
      for (const version of (versions === 'all' ? Object.keys(ZOD) : versions.split(', ')) as Version[])
        expect([version, propertyOf(expression, version, key)]).toEqual([version, expected]);
    }
  });
});

describe('the whole schema', () => {
  const DRAFT_07 = 'http://json-schema.org/draft-07/schema#';
  const DRAFT_2020 = 'https://json-schema.org/draft/2020-12/schema';
  const properties = { a: { type: 'string' } };
  const strict = { additionalProperties: false };

  test.each<[string, string, How, Json]>([
    [
      'zod 3',
      '{ a: z.string() }',
      { packages: { zod: '3.25.76' } },
      { type: 'object', properties, required: ['a'], ...strict, $schema: DRAFT_07 },
    ],
    [
      'zod 4',
      '{ a: z.string() }',
      { packages: { zod: '4.6.7' } },
      { type: 'object', properties, required: ['a'], $schema: DRAFT_07 },
    ],
    [
      'zod 3, which is all that an old SDK knows',
      '{ a: z.string() }',
      { packages: { zod: '3.25.76', '@modelcontextprotocol/sdk': '1.22.0' } },
      { type: 'object', properties, required: ['a'], ...strict, $schema: DRAFT_07 },
    ],
    [
      'zod 4, what is given back',
      '{ a: z.string() }',
      { packages: { zod: '4.6.7' }, key: 'outputSchema' },
      { type: 'object', properties, required: ['a'], ...strict, $schema: DRAFT_07 },
    ],
    [
      'version 2 of the SDK',
      'z.object({ a: z.string().optional() })',
      { packages: { zod: '4.6.7' }, sdk: 'server' },
      { type: 'object', properties, $schema: DRAFT_2020 },
    ],
    [
      'a choice of answers in version 2 of the SDK',
      'z.union([z.object({}), z.object({}).strict()])',
      { packages: { zod: '4.6.7' }, sdk: 'server', key: 'outputSchema' },
      {
        type: 'object',
        anyOf: [
          { type: 'object', properties: {}, ...strict },
          { type: 'object', properties: {}, ...strict },
        ],
        $schema: DRAFT_2020,
      },
    ],
    [
      'a choice in version 2 of the SDK',
      'z.union([z.object({}), z.looseObject({})])',
      { packages: { zod: '4.6.7' }, sdk: 'server' },
      {
        type: 'object',
        anyOf: [
          { type: 'object', properties: {} },
          { type: 'object', properties: {}, additionalProperties: {} },
        ],
        $schema: DRAFT_2020,
      },
    ],
  ])('%s', (_, schema, how, expected) => {
    expect(shown(formOf(schema, how).schema)).toEqual(expected);
  });

  test('what a constant has twice is a reference in zod 3', () => {
    const both = (zod: string) => {
      const { schema } = formOf(
        '{ a: City, b: City.optional(), c: z.object({ d: City }) }',
        { packages: { zod } },
        'const City = z.string().min(1);',
      );
      return shown(get(schema, 'properties'));
    };
    const city = { type: 'string', minLength: 1 };
    const object = (d: object) => ({ type: 'object', properties: { d }, required: ['d'] });
    expect(both('3.25.76')).toEqual({
      a: city,
      b: { $ref: '#/properties/a' },
      c: { ...object({ $ref: '#/properties/a' }), ...strict },
    });
    expect(both('4.6.7')).toEqual({ a: city, b: city, c: object(city) });
  });
});

describe('what the SDK cannot list', () => {
  const OBJECT = 'z.object({ a: z.string() })';
  const EMPTY = { type: 'object', properties: {} };

  test.each<[string, How, string]>([
    [`z.union([${OBJECT}, ${OBJECT}])`, {}, 'z.union()'],
    [`z.discriminatedUnion('a', [${OBJECT}])`, {}, 'z.discriminatedUnion()'],
    [`${OBJECT}.optional()`, {}, '.optional()'],
    [`${OBJECT}.describe('x').transform((x) => x)`, {}, '.transform()'],
    [`${OBJECT}.refine(Boolean)`, { packages: { zod: '3.25.76' } }, '.refine()'],
  ])('%s has no parameters in version 1', (schema, how, by) => {
    const { text, forms } = served(schema, how);
    for (const { fault, schema: listed } of forms!) {
      expect(shown(listed)).toEqual(EMPTY);
      expect(fault).toMatchObject({ is: 'lost', by });
      expect(slice(text, fault!.at)).toBe(schema);
    }
    const given = served(schema, { ...how, key: 'outputSchema' }).forms!;
    expect(given).toEqual(given.map(() => ({ fault: expect.objectContaining({ is: 'dropped', by }) })));
  });

  test('nothing is lost of an object without parameters', () => {
    const { forms } = served('z.object({}).optional()');
    expect(forms!.map(({ fault, schema }) => [fault, shown(schema)])).toEqual(forms!.map(() => [undefined, EMPTY]));
  });

  test.each<[string, string, How, string]>([
    ['refined', `${OBJECT}.refine(Boolean)`, { packages: { zod: '4.6.7' } }, '??'],
    ['made lazily', `z.lazy(() => ${OBJECT})`, {}, 'what the SDK makes of it is not known'],
    ['changed by what is not known', `${OBJECT}.apply(f)`, {}, 'what the SDK makes of it is not known'],
    ['of version 2 that is no object', 'z.string()', { sdk: 'server' }, 'it is not an object'],
    [
      'of version 2 by which an answer may be no object',
      'z.union([z.object({}), z.string()])',
      { sdk: 'server', key: 'outputSchema' },
      'it is not an object',
    ],
    ['of zod’s other API', '{ a: z.string() }', { zod: 'zod/mini' }, 'toolint does not know this version of zod'],
    [
      'of zod 3 under version 2',
      '{ a: z.string() }',
      { packages: { zod: '3.25.76' }, sdk: 'server' },
      'toolint does not know this version of zod',
    ],
    [
      'of an old SDK',
      OBJECT,
      { packages: { zod: '3.25.76', '@modelcontextprotocol/sdk': '1.22.0' } },
      'what this old version of the MCP SDK makes of it is not known',
    ],
  ])('a schema %s', (_, schema, how, reason) => {
    const { forms } = served(schema, how);
    for (const form of forms!) {
      if (reason === '??') expect([shown(form.schema), form.reason]).toEqual([expect.anything(), undefined]);
      else expect([shown(form.schema), form.reason]).toEqual(['??', reason]);
    }
  });

  test('a schema of zod 4 that an old SDK cannot read', () => {
    const old = { '@modelcontextprotocol/sdk': '1.22.0' };
    const empty = { type: 'object', properties: {}, $schema: 'http://json-schema.org/draft-07/schema#' };
    const { forms } = served('{ a: z.string() }', { packages: { zod: '4.6.7', ...old } });
    expect(forms!.map(({ schema, fault }) => [shown(schema), fault?.is, fault?.isOfVersion])).toEqual([
      [empty, 'lost', true],
    ]);
    // Of some zod, it may be so.
    const either = served('{ a: z.string() }', { packages: old }).forms!;
    expect(either.map(({ fault }) => fault?.is)).toEqual(['lost', undefined]);
    const [output] = served('{ a: z.string() }', { packages: { zod: '4.6.7', ...old }, key: 'outputSchema' }).forms!;
    expect(shown(output!.schema)).toMatchObject({ $schema: empty.$schema });
    expect(output!.fault).toBeUndefined();
  });

  test.each([
    ['z.date()', 'z.date()'],
    ['z.coerce.date()', 'z.coerce.date()'],
    ['z.map(z.string(), z.string())', 'z.map()'],
    ['z.array(z.bigint())', 'z.bigint()'],
  ])('%s fails with zod 4, and is refused or taken with zod 3', (type, by) => {
    expect(formOf(`{ a: ${type} }`, { packages: { zod: '4.6.7' } })).toEqual({
      fault: expect.objectContaining({ is: 'throws', by }),
    });
    const { fault, refusing } = formOf(`{ a: ${type} }`, { packages: { zod: '3.25.76' } });
    expect([fault, refusing?.by]).toEqual([undefined, type.includes('coerce') ? undefined : by]);
    // What a handler answers with is not read from JSON.
    expect(formOf(`{ a: ${type} }`, { packages: { zod: '3.25.76' }, key: 'outputSchema' }).refusing).toBeUndefined();
    expect(formOf(`{ a: z.union([z.string(), ${type}]) }`, { packages: { zod: '3.25.76' } }).refusing).toBeUndefined();
  });
});

describe('versions of zod', () => {
  /** For an e-mail address versions differ: a pattern, another pattern, none. */
  const emails = (how: How) => {
    const { forms } = served('{ a: z.string().email() }', how);
    return forms!.map(({ schema }) => {
      const pattern = shown(get(schema, 'properties', 'a', 'pattern')) as string | undefined;
      return pattern === undefined ? '3' : pattern.startsWith('^(?!') ? '4' : '4.6';
    });
  };

  test.each<[string, How, readonly string[]]>([
    ['none is known', {}, ['3', '4', '4', '4.6']],
    ['3', { packages: { zod: '^3.22.0' } }, ['3']],
    ['4', { packages: { zod: '4' } }, ['4', '4', '4.6']],
    ['4.1', { packages: { zod: '^4.1.0' } }, ['4']],
    ['4.6', { packages: { zod: '~4.6.0' } }, ['4.6']],
    ['4.10', { packages: { zod: 'v4.10.0' } }, ['4.6']],
    ['5', { packages: { zod: '5.0.0' } }, ['3', '4', '4', '4.6']],
    ['3 by its import', { zod: 'zod/v3' }, ['3']],
    ['3 in a later version', { zod: 'zod/v3', packages: { zod: '4.6.7' } }, ['3']],
    ['4 by its import', { zod: 'zod/v4' }, ['4', '4', '4.6']],
    ['4 in 3.25', { zod: 'zod/v4', packages: { zod: '3.25.76' } }, ['4']],
    ['those of version 2 of the SDK', { sdk: 'server' }, ['4', '4.6']],
  ])('%s', (_, how, expected) => {
    expect(emails(how)).toEqual(expected);
  });

  test('where none of zod 4 differs, it is one form', () => {
    expect(served('{ a: z.string().min(1) }').forms).toHaveLength(2);
    expect(served('{ a: z.string().min(1) }', { packages: { zod: '4' } }).forms).toHaveLength(1);
  });
});

test('what is no zod schema is listed as it is written', () => {
  expect(served(`{ type: 'object', properties: {} }`).forms).toBeUndefined();
  expect(served('OTHER').forms).toBeUndefined();
});
