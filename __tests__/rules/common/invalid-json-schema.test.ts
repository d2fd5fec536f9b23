import { expect, test } from '@jest/globals';
import rule from '../../../rules/common/invalid-json-schema.js';
import { format as gloodata } from '../../../rules/gloodata/format.js';
import { format as mcp } from '../../../rules/mcp/format.js';
import { format as otc } from '../../../rules/otc/format.js';
import { format as shinkai } from '../../../rules/shinkai/format.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { linted } from './linted.js';
import { CITY, extension, PARAMETERS, shinkaiTool, SHINKAI_CITY, taking, tool } from './manifests.js';
import { within } from '../../support/patience.js';

const dialect = (name: string, schema: Record<string, unknown>) =>
  tool({ $schema: `https://json-schema.org/${name}`, ...schema });

testRule(rule, otc, {
  silent: {
    'a plain schema': taking({ type: 'string', title: 'City', description: 'A city.', default: 3, enum: ['a'] }),
    'nested schemas': taking({ type: 'array', items: { type: 'object', properties: { a: {} }, required: ['a'] } }),
    'keywords of all drafts': taking({
      $ref: '#/$defs/a',
      $defs: { a: true },
      definitions: { a: {} },
      items: [{}],
      dependencies: { a: ['b'], c: {} },
      dependentRequired: { a: ['b'] },
      allOf: [{}],
      not: false,
      patternProperties: { a: {} },
      minLength: 0,
      multipleOf: 0.5,
      type: ['string', 'null'],
      const: null,
    }),
    'no keywords at all': taking({ order: 'third', nullable: 'yes', 'x-type': 1 }),
    'no output': tool({}, { output_schema: null }),
    'an output of anything': tool({}, { output_schema: {} }),
    'what only one of the drafts refuses': taking({ prefixItems: {}, $anchor: 'a b', items: [{}] }),
    'a flag of draft-04, in draft-04': dialect('draft-04/schema#', {
      properties: { a: { minimum: 1, exclusiveMinimum: true, description: 'A.' } },
    }),
    'a type that cannot be known': taking({ type: UNKNOWN }),
    'a list of types that cannot be known': taking({ type: [UNKNOWN] }),
    'properties that cannot be known': tool({ properties: UNKNOWN }),
    'properties of which some cannot be known': tool({ properties: { a: UNKNOWN, [SPREAD]: 1 } }),
    'a whole schema that cannot be known': tool(UNKNOWN),
    'a property that is called `type`': tool({ properties: { type: { description: 'A.' }, required: {} } }),
    'what is inside a default': taking({
      default: { type: 'strng' },
      examples: [{ required: 3 }],
      enum: [{ type: 1 }],
    }),
    'whole parameters of another kind, of which another rule speaks': tool('city'),
  },
  reports: {
    'a type that is none': {
      manifest: taking({ type: 'strng' }),
      finds: [
        {
          at: `${CITY}/type`,
          on: 'value',
          says: '`type` is the string "strng" but must be one of string, number, integer, boolean, array, object, null, or a list of these, so clients can refuse the tool',
        },
      ],
      fixed: taking({ type: 'string' }),
    },
    'a type of another language': {
      manifest: taking({ type: 'int' }),
      finds: [{ at: `${CITY}/type`, on: 'value', says: 'Write `"integer"`' }],
      fixed: taking({ type: 'integer' }),
    },
    'any type': {
      manifest: taking({ type: 'any' }),
      finds: [
        {
          at: `${CITY}/type`,
          on: 'value',
          says: '`type` is the string "any" but must be one of string, number, integer, boolean, array, object, null, or a list of these, so clients can refuse the tool',
        },
      ],
    },
    'a wrong type in a list': {
      manifest: taking({ type: ['string', 'nil'] }),
      finds: [
        {
          at: `${CITY}/type/1`,
          on: 'value',
          says: 'An entry of `type` is the string "nil" but must be one of string, number, integer, boolean, array, object, null, so clients can refuse the tool',
        },
      ],
      fixed: taking({ type: ['string', 'null'] }),
    },
    'a type twice': {
      manifest: taking({ type: ['string', 'null', 'string'] }),
      finds: [
        {
          at: `${CITY}/type/2`,
          on: 'value',
          says: '`type` contains the string "string" twice, so clients that check schemas refuse the tool. Remove one of the two.',
        },
      ],
      fixed: taking({ type: ['string', 'null'] }),
    },
    'a required flag': {
      manifest: taking({ type: 'string', required: true }),
      finds: [
        {
          at: `${CITY}/required`,
          on: 'value',
          says: '`required` of `city` is the boolean true but must be a list of names, so clients can refuse the tool.',
          help: ' next to `properties`.',
        },
      ],
      fixed: tool({ type: 'object', properties: { city: { type: 'string' } }, required: ['city'] }),
    },
    'a flag that says no': {
      manifest: taking({ type: 'string', required: false }),
      finds: [
        {
          at: `${CITY}/required`,
          on: 'value',
          help: 'Remove `required` here: a parameter that no `required` lists is optional.',
        },
      ],
      fixed: taking({ type: 'string' }),
    },
    'a required name that is no text': {
      manifest: tool({ required: ['a', 3] }),
      finds: [{ at: `${PARAMETERS}/required/1`, on: 'value', says: 'An entry of `required` is the number 3' }],
    },
    'a required name twice': {
      manifest: tool({ required: ['a', 'b', 'a'] }),
      finds: [{ at: `${PARAMETERS}/required/2`, on: 'value', says: '`required` contains the string "a" twice' }],
      fixed: tool({ required: ['a', 'b'] }),
    },
    'properties in a list': {
      manifest: tool({ properties: [{ name: 'a' }] }),
      finds: [
        {
          at: `${PARAMETERS}/properties`,
          on: 'value',
          says: '`properties` is an array but must be an object that holds schemas by name, so clients can refuse the tool',
        },
      ],
    },
    'a property that is a text': {
      manifest: tool({ properties: { city: 'string' } }),
      finds: [
        {
          at: CITY,
          on: 'value',
          says: 'An entry of `properties` is the string "string" but must be a schema (an object, true or false), so clients can refuse the tool',
        },
      ],
    },
    'an enum that is no list': {
      manifest: taking({ enum: 'a,b' }),
      finds: [
        {
          at: `${CITY}/enum`,
          on: 'value',
          says: '`enum` is the string "a,b" but must be a list, so clients can refuse the tool',
        },
      ],
    },
    'a length below zero': {
      manifest: taking({ minLength: -1 }),
      finds: [{ at: `${CITY}/minLength`, on: 'value', says: 'a whole number, 0 or more' }],
    },
    'a number as a text': {
      manifest: taking({ minimum: '1' }),
      finds: [
        {
          at: `${CITY}/minimum`,
          on: 'value',
          says: '`minimum` is the string "1" but must be a number, so clients can refuse the tool',
        },
      ],
    },
    'a flag of draft-04': {
      manifest: taking({ minimum: 1, exclusiveMinimum: true }),
      finds: [{ at: `${CITY}/exclusiveMinimum`, on: 'value' }],
    },
    'a description that is none': {
      manifest: taking({ description: null }),
      finds: [
        {
          at: `${CITY}/description`,
          on: 'value',
          says: '`description` is null but must be a string, so clients can refuse the tool',
        },
      ],
    },
    'items that are a text': {
      manifest: taking({ type: 'array', items: 'string' }),
      finds: [{ at: `${CITY}/items`, on: 'value', says: 'a schema, or a list of schemas' }],
    },
    'a text in a list of items': {
      manifest: taking({ type: 'array', items: ['string'] }),
      finds: [{ at: `${CITY}/items/0`, on: 'value', says: 'An entry of `items`' }],
    },
    'a fault in a list of items': {
      manifest: taking({ type: 'array', items: [{ type: 'strng' }] }),
      finds: [{ at: `${CITY}/items/0/type`, on: 'value' }],
      fixed: taking({ type: 'array', items: [{ type: 'string' }] }),
    },
    'branches that are none': {
      manifest: taking({ anyOf: [], oneOf: { type: 'string' } }),
      finds: [
        {
          at: `${CITY}/anyOf`,
          on: 'value',
          says: '`anyOf` is an empty list but must be a list of schemas that is not empty, so clients can refuse the tool',
        },
        { at: `${CITY}/oneOf`, on: 'value' },
      ],
    },
    'a fault in a branch, in a definition and under a condition': {
      manifest: tool({
        allOf: [{ type: 'a' }],
        definitions: { b: { items: { type: 'b' } } },
        then: { not: { type: 'c' } },
      }),
      finds: [
        { at: `${PARAMETERS}/allOf/0/type`, on: 'value' },
        { at: `${PARAMETERS}/definitions/b/items/type`, on: 'value' },
        { at: `${PARAMETERS}/then/not/type`, on: 'value' },
      ],
    },
    'a property with slashes in its name': {
      manifest: tool({ properties: { 'a/b~c': { type: 'd' } } }),
      finds: [{ at: `${PARAMETERS}/properties/a~1b~0c/type`, on: 'value' }],
    },
    'what the tool gives back': {
      manifest: tool({}, { output_schema: { type: 'text' } }),
      finds: [{ at: '/output_schema/type', on: 'value', says: 'Write `"string"`' }],
      fixed: tool({}, { output_schema: { type: 'string' } }),
    },
    'what the dialect that is named refuses': {
      manifest: dialect('draft/2020-12/schema', { items: [{}] }),
      finds: [
        {
          at: `${PARAMETERS}/items`,
          on: 'value',
          says: '`items` is an array but must be a schema, or a list of schemas, so clients can refuse the tool. Write a schema, or a list of schemas.',
        },
      ],
    },
    'what another dialect that is named refuses': {
      manifest: dialect('draft-07/schema#', { properties: { a: { type: 'strng' } } }),
      finds: [{ at: `${PARAMETERS}/properties/a/type`, on: 'value', says: 'Write `"string"`' }],
      fixed: dialect('draft-07/schema#', { properties: { a: { type: 'string' } } }),
    },
    "a dialect of somebody's own": {
      manifest: tool({ $schema: 'https://example.com/schema', type: 'strng' }),
      finds: [
        {
          at: `${PARAMETERS}/type`,
          on: 'value',
          says: '`type` is the string "strng" but must be one of string, number, integer, boolean, array, object, null, or a list of these, so clients can refuse the tool.',
        },
      ],
      fixed: tool({ $schema: 'https://example.com/schema', type: 'string' }),
    },
    'beside what cannot be known': {
      manifest: tool({ properties: { a: UNKNOWN }, required: ['a', 1], type: 'object' }),
      finds: [{ at: `${PARAMETERS}/required/1`, on: 'value' }],
    },
    'a dictionary with a schema that is none': {
      manifest: taking({ type: 'object', additionalProperties: 'string' }),
      finds: [{ at: `${CITY}/additionalProperties`, on: 'value', says: 'a schema (an object, true or false)' }],
    },
    'hostile keys': {
      manifest: tool({ properties: { constructor: { type: 'a' }, toString: { required: 1 } } }),
      finds: [
        { at: `${PARAMETERS}/properties/constructor/type`, on: 'value' },
        { at: `${PARAMETERS}/properties/toString/required`, on: 'value' },
      ],
    },
  },
});

const listed = (inputSchema: unknown) => ({
  tools: [{ name: 'forecast', description: 'Tells the weather of a city.', inputSchema }],
});
const LISTED = '/tools/0/inputSchema';
const city = { type: 'string', description: 'The city.' };
const patterned = (...patterns: unknown[]) =>
  listed({ type: 'object', properties: Object.fromEntries(patterns.map((pattern, at) => [`p${at}`, { pattern }])) });

testRule(rule, mcp, {
  silent: {
    'references that lead somewhere': listed({
      $defs: { city: { properties: { name: city } }, 'a/b': {} },
      properties: {
        a: { $ref: '#/$defs/city' },
        b: { $ref: '#/$defs/city/properties/name' },
        c: { $ref: '#/$defs/a~1b' },
        d: { $ref: '#' },
        e: { $ref: '#/properties/a' },
      },
    }),
    'references that lead elsewhere': listed({
      properties: { a: { $ref: 'city.json#/$defs/a' }, b: { $ref: '#city' }, c: { $ref: '#/components/schemas/A' } },
    }),
    'definitions beside the schema': {
      ...listed({ properties: { a: { $ref: '#/$defs/city' }, b: { $ref: '#/definitions/city' } } }),
      definitions: { city },
      $defs: { city },
    },
    'a schema beside the tools, which may be put where the reference leads': {
      cityShape: { type: 'object', properties: { name: city } },
      ...listed({ properties: { a: { $ref: '#/$defs/city' } } }),
    },
    'references below an identifier': listed({
      properties: { a: { $id: 'https://example.com/a', items: { $ref: '#/$defs/city' }, $defs: { city } } },
    }),
    'definitions that cannot be known': listed({
      $defs: { [SPREAD]: 1 },
      properties: { a: { $ref: '#/$defs/city' }, b: { $ref: UNKNOWN } },
    }),
    patterns: patterned('^[a-z]+$', '\\p{L}+', '[\\w-.]', 'a{,5}', ']', UNKNOWN),
    'patterns of other languages': patterned(
      '(?i)abc',
      '(?P<name>a)',
      'a++',
      '[]a]',
      '(?>a)',
      '\\Qa(\\E',
      '[](]',
      '[^](]',
    ),
    'a pattern without end': patterned(`(${'a'.repeat(10_000)}`),
  },
  reports: {
    'the list of what is required, among the properties': {
      manifest: listed({ type: 'object', properties: { city: { type: 'string' }, required: ['city'] } }),
      finds: [
        {
          at: `${LISTED}/properties/required`,
          on: 'value',
          says: '`required` is inside `properties`, where it is a parameter that is no schema: clients can refuse the tool. Move the list out of `properties`, next to it.',
        },
      ],
      fixed: listed({ type: 'object', properties: { city: { type: 'string' } }, required: ['city'] }),
    },
    'a list among the properties that names no property': {
      manifest: listed({ type: 'object', properties: { city: { type: 'string' }, required: ['town'] } }),
      finds: [{ at: `${LISTED}/properties/required`, on: 'value', says: 'An entry of `properties` is an array' }],
    },
    'a parameter at the root that is called as a keyword': {
      manifest: listed({ pattern: { type: 'string' }, path: { type: 'string' } }),
      finds: [
        {
          at: `${LISTED}/pattern`,
          on: 'value',
          says: 'The parameter `pattern` is outside `properties`, so clients take it for a keyword and can refuse the tool. Put the parameters into `properties`, and add `type: "object"`.',
        },
      ],
    },
    'a reference that leads nowhere': {
      manifest: listed({ properties: { a: { $ref: '#/$defs/city' } } }),
      isOnlyInData: true,
      finds: [
        {
          at: `${LISTED}/properties/a/$ref`,
          on: 'value',
          says: '`$ref` points to `#/$defs/city`, which does not exist, so clients that check schemas refuse the tool. Add the definition, or remove the `$ref`.',
        },
      ],
    },
    'a misspelt reference': {
      manifest: listed({ $defs: { city }, properties: { a: { items: { $ref: '#/$defs/ctiy' } } } }),
      isOnlyInData: true,
      finds: [
        {
          at: `${LISTED}/properties/a/items/$ref`,
          on: 'value',
          says: '`$ref` points to `#/$defs/ctiy`, which does not exist, so clients that check schemas refuse the tool. Write `#/$defs/city`.',
        },
      ],
      fixed: listed({ $defs: { city }, properties: { a: { items: { $ref: '#/$defs/city' } } } }),
    },
    'the pattern of a key that is none': {
      manifest: listed({ type: 'object', patternProperties: { '^a': {}, '^a[': {}, [`(${'b'.repeat(50)}`]: {} } }),
      finds: [
        {
          at: `${LISTED}/patternProperties/^a[`,
          on: 'key',
          says: 'The key "^a[" of `patternProperties` is not a regular expression, so clients can refuse the tool.',
        },
        { at: `${LISTED}/patternProperties/(${'b'.repeat(50)}`, on: 'key' },
      ],
    },
    'a pattern that is none': {
      manifest: patterned('[a-z', '*.json', '(a', 'a)', 'a{5,2}', '(?:a', '(?<!a'),
      finds: [
        {
          at: `${LISTED}/properties/p0/pattern`,
          on: 'value',
          says: '`pattern` is the string "[a-z", which is not a regular expression, so clients can refuse the tool.',
        },
        { at: `${LISTED}/properties/p1/pattern`, on: 'value' },
        { at: `${LISTED}/properties/p2/pattern`, on: 'value' },
        { at: `${LISTED}/properties/p3/pattern`, on: 'value' },
        { at: `${LISTED}/properties/p4/pattern`, on: 'value' },
        { at: `${LISTED}/properties/p5/pattern`, on: 'value' },
        { at: `${LISTED}/properties/p6/pattern`, on: 'value' },
      ],
    },
  },
});

testRule(rule, shinkai, {
  silent: {
    'any result': shinkaiTool(
      { type: 'string' },
      { result: { type: 'object', properties: { a: { type: 'any' }, b: 1 } } },
    ),
    'the patterns of a result': shinkaiTool(
      { type: 'string' },
      { result: { type: 'object', properties: { a: { pattern: '[a-z' } }, patternProperties: { '^a[': {} } } },
    ),
    'a reference that leads nowhere': shinkaiTool({ $ref: '#/$defs/city' }),
    'properties that are not set': shinkaiTool({ type: 'object', properties: null, required: null }),
  },
  reports: {
    'the patterns of a parameter': {
      manifest: shinkaiTool({ type: 'string', pattern: '[a-z', patternProperties: { '^a[': {} } }),
      finds: [
        { at: `${SHINKAI_CITY}/pattern`, on: 'value' },
        { at: `${SHINKAI_CITY}/patternProperties/^a[`, on: 'key' },
      ],
    },
    'a required flag': {
      manifest: shinkaiTool({ type: 'string', required: true, minLength: -1 }),
      finds: [{ at: `${SHINKAI_CITY}/minLength`, on: 'value' }],
    },
  },
});

testRule(rule, otc, {
  silent: {},
  reports: {
    'the patterns of what comes back': {
      manifest: tool({}, { output_schema: { pattern: '[a-z', patternProperties: { '^a[': {} } } }),
      finds: [
        { at: '/output_schema/pattern', on: 'value' },
        { at: '/output_schema/patternProperties/^a[', on: 'key' },
      ],
    },
  },
});

testRule(rule, gloodata, {
  silent: {
    'a field, which is no JSON Schema': extension({ type: 'strng', description: null, enum: 3, required: true }),
  },
  reports: {},
});

test('takes no time on hostile schemas', async () => {
  const types = Array.from({ length: 5000 }, (_, index) => `type${index}`);
  const names = Array.from({ length: 5000 }, (_, index) => `name${index}`);
  const deep = '{"items":'.repeat(400) + '{"type":"strng"}' + '}'.repeat(400);
  const counts = await within(5000, async () => {
    const found = [];
    for (const schema of [JSON.stringify({ type: types }), JSON.stringify({ required: [...names, 1] }), deep]) {
      const text = JSON.stringify(tool('X')).replace('"X"', schema);
      found.push((await linted('tool.json', text, otc, [rule])).length);
    }
    return found;
  });
  expect(counts).toEqual([5000, 1, 1]);
});

test('only another case is mended without asking', async () => {
  const findings = await linted('t.json', JSON.stringify(taking({ type: ['String', 'int'] })), otc, [rule]);
  expect(findings.map(({ fix }) => [fix?.title, fix?.safe])).toEqual([
    ['Write `string`', true],
    ['Write `integer`', false],
  ]);
});
