/** One fault, one finding: where a common rule and one of a format could speak of the same thing, exactly one does. */
import { expect, test } from '@jest/globals';
import { formats, rules } from '../../../rules/index.js';
import type { Finding } from '../../../src/core/finding.js';
import { lint } from '../../../src/engine/lint.js';
import { type Settings } from '../../../src/engine/applicable-rules.js';
import { recognise } from '../../../src/engine/recognise.js';
import { parse } from '../../../src/parse/parse.js';
import { extension, list, listedTool, shinkaiTool, taking } from './manifests.js';

const settings: Settings = new Map(
  rules
    .filter((rule) => rule.in !== 'strict')
    .map((rule) => [rule.id, { rule, severity: rule.severity, options: { ...rule.options?.defaults } }]),
);

const strict: Settings = new Map(
  rules.map((rule) => {
    const { defaults, presets } = rule.options ?? {};
    return [rule.id, { rule, severity: rule.severity, options: { ...defaults, ...presets?.strict } }];
  }),
);

async function rulesThatSpeak(manifest: unknown, on?: Settings): Promise<string[]> {
  return (await findingsIn(manifest, on)).map(({ rule }) => rule).sort();
}

async function findingsIn(manifest: unknown, on = settings): Promise<readonly Finding[]> {
  const document = await parse('manifest.json', JSON.stringify(manifest));
  const { findings, failures } = lint(document, recognise(document, formats, { named: true, servers: [] }), on);
  expect(failures).toEqual([]);
  return findings;
}

const MISSPELT = 'mcp/misspelt-field';
const city = { type: 'string', description: 'The name of the city.' };
const array = { type: 'array', description: 'The names of the cities.' };
const setting = (parameters: Record<string, unknown>) =>
  shinkaiTool(city, { parameters: { type: 'object', properties: { city }, ...parameters } });
const renamed = (tool: object, names: Record<string, string>) =>
  Object.fromEntries(Object.entries(tool).map(([key, value]) => [names[key] ?? key, value]));
const ANOTHER = listedTool({ city }, { name: 'climate', description: 'Tells the climate of a city.' });
const camelCased = ({ input_schema: inputSchema, ...rest }: Record<string, unknown>) => ({ ...rest, inputSchema });
const URI = 'ui://widget/map.html';
const toolInvocation = { invoking: 'Drawing…', invoked: 'Drawn' };
const widgets = (own: object, openai = 'openai') => ({
  tools: [
    listedTool(
      { city },
      {
        description: 'Use this when the user wants to know the weather.',
        annotations: { [openai]: { toolInvocation: { invoking: 'a', invoked: 'b' }, readOnlyHint: true, ...own } },
      },
    ),
  ],
});
const field = (definition: unknown) => extension(definition);

test.each<[string, unknown, string[]]>([
  ['a Shinkai tool without a fault', shinkaiTool(city), []],
  [
    'parameters without the table around them',
    shinkaiTool(city, { parameters: { city } }),
    ['shinkai/misplaced-property'],
  ],
  [
    'security schemes that are no list, which two formats know',
    {
      tools: [
        listedTool(
          { city },
          {
            _meta: {
              'openai/outputTemplate': URI,
              'openai/toolInvocation/invoking': 'a',
              'openai/toolInvocation/invoked': 'b',
            },
            securitySchemes: 'oauth2',
          },
        ),
      ],
    },
    ['mcp/field-type'],
  ],
  [
    'properties under the name that others give them',
    {
      tools: [
        {
          name: 'weather',
          description: 'Tells the weather of a city.',
          inputSchema: { type: 'object', fields: { city }, required: ['city'] },
        },
      ],
    },
    ['common/unknown-schema-keyword'],
  ],
  ['a type that nobody knows', shinkaiTool({ ...city, type: 'any' }), ['shinkai/property-type']],
  ['a list of types', shinkaiTool({ ...city, type: ['string', 'null'] }), ['shinkai/property-type']],
  [
    'a list of types, one of which is none',
    shinkaiTool({ ...city, type: ['string', 'undefined'] }),
    ['shinkai/property-type'],
  ],
  [
    'a list of types of a setting, one of which is none',
    shinkaiTool(city, {
      configurations: { type: 'object', properties: { day: { ...city, type: ['string', 'any'] } } },
    }),
    ['shinkai/property-type'],
  ],
  ['a misspelt type', shinkaiTool({ description: 'A city.', types: 'string' }), ['shinkai/property-type']],
  ['a property that is a text', shinkaiTool('string'), ['shinkai/field-type']],
  ['a description that is a number', shinkaiTool({ ...city, description: 3 }), ['shinkai/field-type']],
  ['a blank description', shinkaiTool({ ...city, description: '' }), ['shinkai/parameter-description']],
  ['a misspelt description', shinkaiTool({ type: 'string', desciption: 'A.' }), ['shinkai/parameter-description']],
  ['choices that are no list', shinkaiTool({ ...city, enum: 'a,b' }), ['shinkai/enum-strings']],
  ['choices that are numbers', shinkaiTool({ ...city, enum: [1, 2] }), ['shinkai/enum-strings']],
  ['items that are a text', shinkaiTool({ ...array, items: 'string' }), ['shinkai/field-type']],
  ['misspelt items', shinkaiTool({ ...array, itmes: city }), ['common/unknown-schema-keyword']],
  ['no items', shinkaiTool(array), ['common/array-without-items']],
  ['properties that are null', setting({ properties: null }), ['shinkai/table-properties']],
  ['required that is a text', setting({ required: 'city' }), ['shinkai/field-type']],
  ['a required number', setting({ required: [1] }), ['shinkai/field-type']],
  ['a required property that is not there', setting({ required: ['town'] }), ['common/required-undefined']],
  ['one that stands beside', setting({ day: city, required: ['day'] }), ['shinkai/misplaced-property']],
  [
    'required among the properties',
    setting({ properties: { city, required: ['city'] } }),
    ['shinkai/misplaced-property'],
  ],
  [
    'the type of a table among its properties',
    shinkaiTool(city, { parameters: { properties: { type: 'object', city, required: ['city'] } } }),
    ['shinkai/misplaced-property', 'shinkai/misplaced-property'],
  ],
  [
    'type and description of a property among its own properties',
    setting({ properties: { city: { properties: { type: 'object', description: 'The name.', city } } } }),
    ['shinkai/misplaced-property', 'shinkai/misplaced-property'],
  ],
  [
    'a default that is no choice',
    shinkaiTool({ ...city, description: 'a', enum: ['a'], default: 'b' }),
    ['common/default-not-in-enum'],
  ],
  ['a plain homepage', shinkaiTool(city, { homepage: 'http://example.com' }), ['common/insecure-url']],
  ['a wrapped homepage', shinkaiTool(city, { homepage: '<http://example.com>' }), ['shinkai/homepage-url']],

  ['an empty table', shinkaiTool(city, { configurations: {} }), ['shinkai/table-properties']],

  ['a listed tool without a fault', list(city), []],
  ['a type that nobody knows, in a list', list({ ...city, type: 'str' }), ['common/invalid-json-schema']],
  ['no description, in a list', list({ type: 'string' }), ['common/parameter-description']],
  ['null for a description, in a list', list({ ...city, description: null }), ['common/invalid-json-schema']],
  ['a misspelt description, in a list', list({ type: 'string', desciption: 'A.' }), ['common/unknown-schema-keyword']],
  ['a blank description, in a list', list({ ...city, description: ' ' }), ['common/empty-description']],
  ['a default of another type that is no choice', list({ ...city, enum: ['1'], default: 1 }), ['common/default-type']],
  ['a blank description of a tool', { tools: [listedTool({}, { description: '' })] }, ['common/empty-description']],
  ['a description of a tool that is null', { tools: [listedTool({}, { description: null })] }, ['mcp/field-type']],
  ['a schema that is a text', { tools: [listedTool({}, { inputSchema: 'x' })] }, ['mcp/input-schema-object']],
  ['a tool twice', { tools: [listedTool({}), listedTool({})] }, ['common/duplicate-tool-name']],

  ['a misspelt description of a tool', { tools: [renamed(listedTool({}), { description: 'descripton' })] }, [MISSPELT]],
  [
    'two misspelt fields of a tool',
    {
      tools: [renamed(listedTool({}), { description: 'desciption', inputSchema: 'input_schema' }), ANOTHER],
    },
    [MISSPELT, MISSPELT],
  ],
  [
    'a misspelt MIME type of a widget',
    { resources: [{ uri: 'ui://widget/map.html', name: 'Map', mime_type: 'text/html+skybridge' }] },
    [MISSPELT],
  ],
  ['a misspelt template of a widget', widgets({ outputTemplat: URI }), ['openai/misspelt-key']],
  ['an empty template of a widget', widgets({ outputTemplate: '' }), ['openai/resource-uri']],
  ['misspelt annotations of a widget', widgets({ outputTemplate: URI }, 'openAI'), ['openai/misspelt-key']],
  ['a status message that is a text', widgets({ outputTemplate: URI, toolInvocation: 'a' }), ['openai/field-type']],
  [
    'a template of a widget outside of its metadata',
    {
      tools: [
        listedTool(
          { city },
          {
            description: 'Use this when the user wants to see a map.',
            annotations: { outputTemplate: URI, openai: { toolInvocation, readOnlyHint: true } },
          },
        ),
      ],
    },
    ['openai/misplaced-key'],
  ],
  [
    'status messages of a widget outside of its metadata',
    {
      tools: [
        listedTool(
          { city },
          {
            description: 'Use this when the user wants to see a map.',
            annotations: { toolInvocation, openai: { outputTemplate: URI, readOnlyHint: true } },
          },
        ),
      ],
    },
    ['openai/misplaced-key'],
  ],
  ...[{ annotations: { 'openai/outputTemplate': URI } }, { 'openai/outputTemplate': URI }].map(
    (own): [string, unknown, string[]] => [
      `a template of a widget in ${Object.keys(own)[0]}`,
      { tools: [listedTool({ city }, { ...own, _meta: { 'openai/resultCanProduceWidget': true } })] },
      ['openai/misplaced-key'],
    ],
  ),
  [
    'a template of a widget in an object of its own',
    {
      tools: [
        listedTool({ city }, { _meta: { 'openai/resultCanProduceWidget': true, openai: { outputTemplate: URI } } }),
      ],
    },
    ['openai/misplaced-key'],
  ],
  ['a default of null in a field', field({ ...city, type: 'null', default: 12 }), ['gloodata/field-value-type']],
  [
    'a default and an example of two types at once',
    field({ ...city, type: ['string', 'integer'], default: true, examples: [true] }),
    ['gloodata/field-value-type'],
  ],
  [
    'a default of an optional field',
    field({ ...city, type: ['string', 'null'], default: 12 }),
    ['common/default-type'],
  ],
  ['a default of such a field', field({ ...array, default: 'a' }), ['gloodata/field-value-type']],
  ['a field of an extension that is a list', field(array), ['gloodata/field-value-type']],

  ['a definition with the input schema as MCP writes it', camelCased(taking(city)), ['otc/misspelt-field']],
  ['an extension without a fault', field(city), []],
  ['a field without a description', field({ type: 'string' }), ['common/parameter-description']],
  ['a misspelt description of a field', field({ type: 'string', desciption: 'A.' }), ['gloodata/misspelt-field']],
  ['a field that is a text', field('string'), ['gloodata/field-type']],
  ['choices of a field that are no list', field({ ...city, enum: 'a' }), ['gloodata/field-type']],
  ['choices of a number', field({ ...city, type: 'integer', enum: ['1'] }), ['gloodata/unsupported-attribute']],
  ['a field of a type that nobody knows', field({ ...city, type: 'str' }), ['gloodata/field-value-type']],
])('%s', async (_, manifest, expected) => {
  expect(await rulesThatSpeak(manifest)).toEqual(expected);
});

test('a misspelt field is as severe as the missing one', async () => {
  const tools = [renamed(listedTool({}), { description: 'descripton', inputSchema: 'inputShema' }), ANOTHER];
  expect((await findingsIn({ tools })).map(({ pointer, severity }) => [pointer, severity])).toEqual([
    ['/tools/0/descripton', 'warning'],
    ['/tools/0/inputShema', 'error'],
  ]);
  for (const widget of [widgets({ outputTemplat: URI }), widgets({ outputTemplate: URI }, 'openAI')]) {
    expect((await findingsIn(widget)).map(({ severity }) => severity)).toEqual(['error']);
  }
});

test('of what two formats say of one place, the more severe counts', async () => {
  const listed = listedTool({ city }, { _meta: { 'openai/outputTemplate': URI }, securitySchemes: 'oauth2' });
  const mildly: Settings = new Map(settings).set('mcp/field-type', {
    ...settings.get('mcp/field-type')!,
    severity: 'info',
    chosen: true,
  });
  const told = (await findingsIn({ tools: [listed] }, mildly)).filter(({ rule }) => rule.endsWith('/field-type'));
  expect(told.map(({ rule, severity }) => [rule, severity])).toEqual([['openai/field-type', 'error']]);
});

const asked = { readOnlyHint: true, destructiveHint: false, openWorldHint: false };
const mapOf = (annotations: Record<string, unknown>) => ({
  tools: [
    {
      name: 'show_map',
      title: 'Map',
      description: 'Use this when the user wants to see a map of a city.',
      inputSchema: { type: 'object', properties: { city } },
      annotations: { ...asked, ...annotations },
      _meta: { ui: { resourceUri: URI } },
    },
  ],
});

test.each<[string, unknown, string[]]>([
  ['a hint that a submission and a reader both ask for', mapOf({ readOnlyHint: undefined }), ['openai/read-only-hint']],
  ['a misspelt hint', mapOf({ readOnlyHint: undefined, readonlyHint: true }), ['mcp/annotation-type']],
  [
    'arguments without the object around them',
    extension(
      { type: 'string', description: 'The name of the city.' },
      { ui: { prefix: 'Weather', city: { prefix: 'in' } } },
    ),
    ['gloodata/ui-missing-arg'],
  ],
])('with all rules on, %s', async (_, manifest, expected) => {
  expect(await rulesThatSpeak(manifest, strict)).toEqual(expected);
});
