import { expect, test } from '@jest/globals';
import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/common/parameter-type.js';
import { testRule, SPREAD, UNKNOWN } from '../../support/rule-tester.js';
import { listOf, tool } from '../mcp/listing.js';
import { findingsIn, foundIn, V1, V2 } from '../mcp/source.js';
import { said } from '../../support/said.js';

const taking = (properties: unknown, more: object = {}) =>
  listOf(tool({ inputSchema: { type: 'object', properties, ...more } }));
const AT = '/tools/0/inputSchema/properties/';

testRule(rule, format, {
  silent: {
    'a type': taking({ value: { type: 'string' } }),
    'a list of types': taking({ value: { type: ['string', 'null'] } }),
    'choices, a constant': taking({ a: { enum: ['x', 1] }, b: { const: 1 } }),
    'a reference': taking({ value: { $ref: '#/$defs/value' } }, { $defs: { value: { type: 'string' } } }),
    'a union': taking({ a: { anyOf: [{ type: 'string' }] }, b: { oneOf: [{}] }, c: { allOf: [{}] } }),
    'properties, items': taking({ a: { properties: { b: { type: 'string' } } }, c: { items: { type: 'string' } } }),
    'items and further properties without a type': taking({
      a: { type: 'array', items: {} },
      b: { type: 'object', additionalProperties: {} },
    }),
    'what nobody can know': taking({ a: UNKNOWN, b: { description: 'x', [SPREAD]: 1 } }),
    'a property that is forbidden': taking({ value: false }),
    'an output schema': listOf(tool({ outputSchema: { type: 'object', properties: { value: {} } } })),
    'a tool for the app alone': listOf(
      tool({ _meta: { ui: { visibility: ['app'] } }, inputSchema: { type: 'object', properties: { value: {} } } }),
    ),
  },
  reports: {
    'nothing at all': {
      manifest: taking({ value: {} }),
      finds: [
        {
          at: `${AT}value`,
          on: 'key',
          severity: 'info',
          says: '`value` has no type, so the model must guess which kind of value to send',
        },
      ],
    },
    'only a description': {
      manifest: taking({ value: { description: 'The new value.' } }),
      finds: [{ at: `${AT}value`, on: 'key', severity: 'info' }],
    },
    'an object, a list, a colour': {
      manifest: taking({
        a: { description: 'The stroke as an RGBA object.' },
        b: { description: 'A list of rows.' },
        fillColor: {},
      }),
      finds: [
        { at: `${AT}a`, on: 'key', severity: 'warning' },
        { at: `${AT}b`, on: 'key', severity: 'warning' },
        { at: `${AT}fillColor`, on: 'key', severity: 'warning' },
      ],
    },
    'one that takes a text as well': {
      manifest: taking({
        a: { description: 'JSON string or an already parsed object.' },
        b: { description: 'An object of any form.' },
      }),
      finds: [
        { at: `${AT}a`, on: 'key', severity: 'info' },
        { at: `${AT}b`, on: 'key', severity: 'info' },
      ],
    },
    'everything is allowed': {
      manifest: taking({ value: true }),
      finds: [{ at: `${AT}value`, on: 'value' }],
    },
    'a part that is said to be an object, which no client sends in another form': {
      manifest: taking({
        c: { type: 'array', items: { properties: { d: { description: 'An object of defaults.' } } } },
      }),
      finds: [{ at: `${AT}c/items/properties/d`, on: 'key', severity: 'info', says: 'so the model must guess' }],
    },
    'a part of an object, of a list and of a branch': {
      manifest: taking({
        a: { type: 'object', properties: { b: {} } },
        c: { type: 'array', items: { type: 'object', properties: { d: {} } } },
        e: { anyOf: [{ type: 'object', properties: { f: {} } }] },
      }),
      finds: [
        { at: `${AT}a/properties/b`, on: 'key', says: '`a.b` has no type, so the model must guess' },
        { at: `${AT}c/items/properties/d`, on: 'key', says: '`c.d`' },
        { at: `${AT}e/anyOf/0/properties/f`, on: 'key', says: '`e.f`' },
      ],
    },
  },
});

const SERVER = "const server = new McpServer({ name: 'a', version: '1.0.0' });\n";
const taken = (shape: string): string =>
  `${SERVER}server.registerTool('set', { description: 'Sets.', inputSchema: { ${shape} } }, set);\n`;

test.each([
  ['any', 'value: z.any()', ['4:67 value']],
  ['unknown, described', "value: z.unknown().describe('The value.')", ['4:67 value']],
  ['optional', 'value: z.any().optional()', ['4:67 value']],
  ['in an object', 'a: z.object({ value: z.any() })', ['4:81 value']],
  ['a string', 'value: z.string()', []],
  ['a list of anything', 'value: z.array(z.any())', []],
  ['a record of anything', 'value: z.record(z.string(), z.any())', []],
  ['a union', 'value: z.union([z.string(), z.number()])', []],
  ['not known', 'value: schemas.value, more: make()', []],
])('zod, as it is served: %s', async (_, shape, found) => {
  expect(await foundIn(rule, V1 + taken(shape))).toEqual(found);
  expect(await foundIn(rule, V2 + taken(shape))).toEqual(found);
});

test('the pointer leads to the parameter', async () => {
  const [finding] = await findingsIn(rule, V1 + taken('value: z.any()'));
  expect(finding?.pointer).toBe('/tools/0/inputSchema/properties/value');
});

test('zod is told in its own words', async () => {
  const found = await findingsIn(rule, V1 + taken("fill: z.any().describe('An object or an array.'), value: z.any()"));
  expect(found.map(said)).toEqual([
    '`fill` takes any value, so Claude Code and other clients send objects and lists as strings. Write its real type, such as `z.object({ … })` or `z.array(…)`, or `z.union([…])` for several.',
    '`value` takes any value, so the model must guess which kind of value to send. Write its real type, such as `z.number()`, or `z.union([z.string(), z.number()])` for several.',
  ]);
});

test('zod in a helper whose annotations depend on a condition is zod', async () => {
  const text = `${V1}function add(server: McpServer, name: string, shape: any, kind = 'read') {
  const annotations = kind === 'read' ? { readOnlyHint: true } : { readOnlyHint: false };
  server.registerTool(name, { description: 'Does it.', inputSchema: { account: z.string(), ...shape }, annotations }, f);
}
${SERVER}add(server, 'send', { topic: z.unknown().describe('The topic, an object.') });\n`;
  expect((await findingsIn(rule, text)).map(said)).toEqual([
    '`topic` takes any value, so Claude Code and other clients send objects and lists as strings. Write its real type, such as `z.object({ … })` or `z.array(…)`, or `z.union([…])` for several.',
  ]);
});

test('a description that names a list beside other types', async () => {
  const list = taking({ value: { description: 'A string, number or array.' } });
  expect(
    (await findingsIn(rule, `${V1}export const tools = ${JSON.stringify(list.tools)};`)).map(({ message }) => message),
  ).toEqual(['`value` has no type, so clients may send its objects and lists as strings.']);
});

test('a parameter that is described as a list is given the types of lists', async () => {
  const list = taking({ fill: { description: 'An array of numbers.' }, value: {} });
  const text = `${V1}export const tools = ${JSON.stringify(list.tools)};`;
  expect((await findingsIn(rule, text)).map(({ help }) => help)).toEqual([
    'Add its type, such as `type: "object"` or `"array"`, or `anyOf` for several types.',
    'Add its type, such as `type: "string"` or `"boolean"`, or `anyOf` for several types.',
  ]);
});

test.each(['IGNORED here: this tool only reads.', 'Unused.', 'Deprecated, use `limit`.'])(
  'nobody has to guess what nothing reads: %s',
  async (description) => {
    const call = (said: string): string =>
      `server.registerTool("a", { inputSchema: { value: z.unknown().describe(${JSON.stringify(said)}) } }, run)`;
    expect(await foundIn(rule, `${V1}${call('The value.')}`)).toHaveLength(1);
    expect(await foundIn(rule, `${V1}${call(description)}`)).toEqual([]);
  },
);

const decoding = (body: string, more = ''): string =>
  `${V1}${more}server.registerTool('find', { description: 'Finds orders.', inputSchema: { filter: z.any().describe('An object of fields.') } }, async (args) => {\n${body}\n});\n`;

test.each([
  [`return find(typeof args.filter === 'string' ? JSON.parse(args.filter) : args.filter);`, '', 0],
  [
    `const { filter } = args;\nif (typeof filter !== 'string') return find(filter);\nreturn find(JSON.parse(filter));`,
    '',
    0,
  ],
  [`return find(parseJsonArg(args.filter));`, `import { parseJsonArg } from './json.js';\n`, 0],
  [
    `return find(read(args.filter));`,
    `function read(value: unknown) {\n  return typeof value === 'string' ? JSON.parse(value) : value;\n}\n`,
    0,
  ],
  [
    `for (const [key, value] of Object.entries(args)) if (typeof value === 'string') args[key] = JSON.parse(value);\nreturn find(args.filter);`,
    '',
    0,
  ],
  [`return find(typeof args.other === 'string' ? JSON.parse(args.other) : args.filter);`, '', 1],
  [`return find(JSON.parse(args.filter));`, '', 1],
  [`return find(args.filter, parseJsonArg(args.other));`, `import { parseJsonArg } from './json.js';\n`, 1],
])('an object that the handler also reads from a text: %s', async (body, more, count) => {
  expect(await foundIn(rule, decoding(body, more))).toHaveLength(count);
});
