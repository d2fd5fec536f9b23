import { describe, expect, test } from '@jest/globals';
import rule from '../../../rules/common/parameter-description.js';
import { format as gloodata } from '../../../rules/gloodata/format.js';
import { format as otc } from '../../../rules/otc/format.js';
import { format as shinkai } from '../../../rules/shinkai/format.js';
import { lintText } from '../../../src/index.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { extension, FIELD_CITY, list, LISTED_CITY, listedTool, listing, shinkaiTool, taking } from './manifests.js';

const ONLY = { 'common/parameter-description': 'warning' } as const;
const DEEP = { city: { type: 'string' } };
const DESCRIBED = { city: { type: 'string', description: 'The name of the city.' } };
const place = (properties: unknown) => ({ type: 'object', properties });
/** A tool that takes one parameter and says something of itself. */
const saying = (description: unknown, properties: Record<string, unknown> = DEEP) => ({
  tools: [listedTool(properties, { description })],
});

testRule(rule, listing, {
  silent: {
    'a description': list({ type: 'string', description: 'The city.' }),
    'one that cannot be known': list({ type: 'string', description: UNKNOWN }),
    'a parameter that cannot be known': list(UNKNOWN),
    'one whose own parameters stand in the wrong place': list({ type: 'object', a: { type: 'string' } }),
    'a parameter of which some cannot be known': list({ type: 'string', [SPREAD]: 1 }),
    'a blank one, of which another rule speaks': list({ type: 'string', description: '' }),
    'one that is no text, of which another rule speaks': list({ type: 'string', description: null }),
    'one that stands elsewhere': list({ $ref: '#/$defs/city' }),
    'one that may stand elsewhere': list({ anyOf: [{ $ref: '#/$defs/city' }, { type: 'null' }] }),
    'one in a branch': list({ oneOf: [{ type: 'string', description: 'The name.' }, { type: 'number' }] }),
    'one deep in a branch': list({ anyOf: [{ allOf: [{ description: 'The name.' }] }, { type: 'null' }] }),
    'a misspelt one, of which another rule speaks': list({ type: 'string', desciption: 'The city.' }),
    'a value that is fixed': list({ const: 'Rome' }),
    'one choice only': list({ type: 'string', enum: ['Rome'] }),
    'a list with one choice only': list({ type: 'array', items: { type: 'string', enum: ['fields'] } }),
    'an object whose parts are described': list(place(DESCRIBED)),
    'a list of them': list({ type: 'array', items: place(DESCRIBED) }),
    'a union of them': list({ anyOf: [place(DESCRIBED), { type: 'null' }] }),
    'an object without parts': list(place({})),
    'an object with parts that cannot be known': list(place(UNKNOWN)),
    'a list of what cannot be known': list({ type: 'array', items: UNKNOWN }),
    'a list whose items are described': list({ type: 'array', items: { type: 'string', description: 'A city.' } }),
    'parts that the whole describes at length': list({
      ...place(DEEP),
      description: 'Where to look, in any language and with a country.',
    }),
    'a part that the whole describes': list({ ...place(DEEP), description: 'A `city`.' }),
    'a name that one branch of the whole schema describes': {
      tools: [{ name: 'a', inputSchema: { anyOf: [place(DEEP), place(DESCRIBED)] } }],
    },
    'a name that means the same everywhere': saying('Lists them.', {
      page: { type: 'integer' },
      per_page: { type: 'integer' },
      pageSize: { type: 'integer' },
      repo: { type: 'string' },
    }),
    'a long text about it': saying(
      'Finds a city. ' + 'It looks at maps that people drew long ago. '.repeat(3) + 'Any city.',
    ),
    'a tool that says it is internal': saying('Internal: reports what the widget shows.'),
    'what the tool is called by': {
      tools: [listedTool({ message: { type: 'string' }, sender_email: { type: 'string' } }, { name: 'sendMessage' })],
    },
    'yes or no': list({ type: 'boolean' }),
    'an operand': saying('Adds.', { a: { type: 'number' }, b: { type: 'integer' } }),
    'a form that is told': list({ type: 'string', format: 'date' }),
    'one length': list({ type: 'string', minLength: 2, maxLength: 2 }),
    'a pattern': list({ type: 'string', pattern: '^[A-Z]{3}$' }),
    'a title that says more than the name': list({ type: 'string', title: 'The city and its country' }),
    'words to choose from': list({ type: 'string', enum: ['Rome', 'Paris', null] }),
    'a list of such words': list({ type: 'array', items: { type: 'string', enum: ['Rome', 'Paris'] } }),
    'choices that cannot be known': list({ type: 'string', enum: UNKNOWN }),
    'choices of which one cannot be known': list({ type: 'string', enum: ['Rome', UNKNOWN] }),
    'a tool whose description cannot be known': saying(UNKNOWN),
    ...Object.fromEntries(
      [
        'Tells the weather of `city`.',
        'Tells the weather.\n- city: where to look',
        'Tells the weather.\n- city where to look',
        'Tells the weather. Parameters: city (required).',
        'Tells the weather.\n\nArgs:\n    city: where to look',
        'Tells the weather.\n@param city where to look',
        'Tells the weather.\n@param {string} city - where to look',
        'Looks the weather up by city.',
        'Tells the weather of the given city.',
        'The city must be written in English.',
        'Call it with city="Rome".',
        'Tells the weather. Pass the home city and nothing else.',
        'Filters what is there by tag, street, and city.',
        'Tells the weather. A city value is looked up.',
        'Tells the weather, with the same city as before.',
        'Tells the weather. city shape depends on the country: it={name}.',
        'Tells the weather. Each city item: {name, country}.',
        'Finds what is near: city + street.',
        'Finds what is near: street + city.',
        "Finds what is near, as 'place.city' tells.",
        'Copies a report: its country / city / street.',
        'Tells the weather. city.names accepts one or several.',
        'Tells the weather. Accepts "Rome", "Paris", or a postal code.',
        'Tells the weather. Supported values: Rome, Paris.',
      ].map((description) => [`what the tool says of it: ${description}`, saying(description)]),
    ),
    'a name of several words in one sentence': saying('Cancels an order by its ID.', { orderId: { type: 'string' } }),
    'values of what the parameters end with': saying('Converts units. Supported pairs: ft<->m, psi<->kPa.', {
      from_unit: { type: 'string' },
      to_unit: { type: 'string' },
    }),
    'a tool that only the widget may call': {
      tools: [
        {
          name: 'a',
          inputSchema: { type: 'object', properties: { city: { type: 'string' } } },
          _meta: { ui: { visibility: ['app'] } },
        },
      ],
    },
    'what comes back': {
      tools: [{ name: 'a', inputSchema: {}, outputSchema: { type: 'object', properties: { a: { type: 'string' } } } }],
    },
    'what is no schema': list(true),
    'no parameters': { tools: [{ name: 'a', inputSchema: { type: 'object' } }] },
  },
  reports: {
    none: {
      manifest: list({ type: 'string' }),
      finds: [
        {
          at: LISTED_CITY,
          on: 'key',
          says: '`city` has no description, so the model must guess its value from the name. Say which values it takes: add `"description": "…"`.',
        },
      ],
    },
    'none in any branch': {
      manifest: list({ anyOf: [{ type: 'string' }, { type: 'null' }] }),
      finds: [{ at: LISTED_CITY, on: 'key' }],
    },
    'choices that are no words': {
      manifest: list({ type: 'string', enum: ['1', '2'] }),
      finds: [{ at: LISTED_CITY, on: 'key' }],
    },
    'numbers to choose from': {
      manifest: list({ type: 'number', enum: [1, 2] }),
      finds: [{ at: LISTED_CITY, on: 'key' }],
    },
    'a part of an object': {
      manifest: list(place(DEEP)),
      finds: [
        {
          at: `${LISTED_CITY}/properties/city`,
          on: 'key',
          says: '`city.city` has no description, so the model must guess its value from the name. Say which values it takes: add `"description": "…"`.',
        },
      ],
    },
    'a part of what is described in a few words': {
      manifest: list({ ...place(DEEP), description: 'A place.' }),
      finds: [{ at: `${LISTED_CITY}/properties/city`, on: 'key' }],
    },
    'a part of a list of objects': {
      manifest: list({ type: 'array', items: place(DEEP) }),
      finds: [{ at: `${LISTED_CITY}/items/properties/city`, on: 'key' }],
    },
    'a part of a union': {
      manifest: list({ oneOf: [place(DEEP), { type: 'string' }] }),
      finds: [{ at: `${LISTED_CITY}/oneOf/0/properties/city`, on: 'key' }],
    },
    'a branch of the whole schema': {
      manifest: { tools: [{ name: 'a', inputSchema: { oneOf: [place(DEEP)] } }] },
      finds: [{ at: '/tools/0/inputSchema/oneOf/0/properties/city', on: 'key' }],
    },
    'an object of any parts': { manifest: list({ type: 'object' }), finds: [{ at: LISTED_CITY, on: 'key' }] },
    'a list of any values': {
      manifest: list({ type: 'array', items: { type: 'string' } }),
      finds: [{ at: LISTED_CITY, on: 'key' }],
    },
    'a title that repeats the name': {
      manifest: list({ type: 'string', title: 'City' }),
      finds: [{ at: LISTED_CITY, on: 'key' }],
    },
    'values of another thing': {
      manifest: {
        tools: [
          {
            name: 'a',
            description: 'Converts. Supported formats: csv, json.',
            inputSchema: {
              type: 'object',
              properties: { street: { type: 'string' }, city: { type: 'string' } },
              required: ['street', 'city'],
            },
          },
        ],
      },
      finds: ['street', 'city'].map((name) => ({ at: `/tools/0/inputSchema/properties/${name}`, on: 'key' as const })),
    },
    'a name of which the tool has only half': {
      manifest: saying('Cancels an order. Needs an ID.', { orderId: { type: 'string' } }),
      finds: [{ at: '/tools/0/inputSchema/properties/orderId', on: 'key' }],
    },
    'all of them, to those who want to know': {
      manifest: saying('Tells the weather of the given city.', {
        ...DEEP,
        page: { type: 'integer' },
        raw: { type: 'boolean' },
        kind: { type: 'string', enum: ['rain', 'wind'] },
      }),
      options: { selfExplaining: 'report' },
      finds: ['city', 'page', 'raw', 'kind'].map((name) => ({
        at: `/tools/0/inputSchema/properties/${name}`,
        on: 'key' as const,
      })),
    },
    'a schema of anything': {
      manifest: list({}),
      finds: [{ at: LISTED_CITY, on: 'key' }],
    },
  },
});

testRule(rule, gloodata, {
  silent: {
    'a description': extension({ type: 'string', description: 'The city.' }),
    'null, which is what the product writes where there is none': extension({ type: 'string', description: null }),
  },
  reports: {
    none: {
      manifest: extension({ type: 'string' }),
      finds: [{ at: FIELD_CITY, on: 'key', says: '`city`' }],
    },
    'null, to those who want to know': {
      manifest: extension({ type: 'string', description: null }),
      options: { null: 'report' },
      finds: [{ at: FIELD_CITY, on: 'key' }],
    },
  },
});

testRule(rule, otc, { silent: { 'none, of which another rule speaks': taking({ type: 'string' }) }, reports: {} });
testRule(rule, shinkai, {
  silent: { 'none, of which another rule speaks': shinkaiTool({ type: 'string' }) },
  reports: {},
});

test('a part of a parameter, and one with a default, is less severe', async () => {
  const manifest = saying('Looks around.', {
    status: { type: 'string' },
    city: { type: 'string' },
    place: place({ region: { type: 'string' } }),
    days: { type: 'integer', default: 3 },
  });
  const { findings } = await lintText(JSON.stringify(manifest), { config: { rules: ONLY } });
  expect(findings.map(({ pointer, severity }) => `${pointer.split('/').at(-1)} ${severity}`)).toEqual([
    'status warning',
    'city info',
    'region info',
    'days info',
  ]);
});

describe('what belongs there is hard to guess', () => {
  const FREE = { type: 'object' };
  const TEXT = { type: 'string' };
  const NUMBER = { type: 'number' };
  const severities = async (parameters: Record<string, unknown>, description = 'Looks for what is there.') => {
    const manifest = { tools: [{ name: 'look', description, inputSchema: place(parameters) }] };
    const { findings } = await lintText(JSON.stringify(manifest), { config: { rules: ONLY } });
    return Object.fromEntries(findings.map(({ pointer, severity }) => [pointer.split('/').at(-1)!, severity]));
  };

  test.each<[string, Record<string, unknown>]>([
    ['a choice from a list that is not given', { orderStatus: TEXT, kind: NUMBER, sort_by: TEXT }],
    ['one of several forms', { startDate: TEXT, regionCode: TEXT, reason_code: TEXT, timeout: NUMBER }],
    ['a word that fits anything', { data: TEXT, options: { type: 'array', items: TEXT }, ref: TEXT }],
    ['a word that nobody knows', { cfg: TEXT, qx: TEXT }],
    ['an object of unknown keys', { filters: FREE, rows: { type: 'array', items: FREE } }],
  ])('%s', async (_, parameters) => {
    const expected = Object.keys(parameters).map((name) => [name, 'warning']);
    expect(await severities(parameters)).toEqual(Object.fromEntries(expected));
  });

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'the size of a page, the code of a card',
      {
        'page[size]': TEXT,
        securityCode: TEXT,
        product_type: TEXT,
        'address-postal-code': TEXT,
        countryCode: TEXT,
        merchantAccountCode: TEXT,
        imageMimeType: TEXT,
        transactionCode: TEXT,
        tariff_code: TEXT,
        identifier: TEXT,
        context: { ...TEXT, maxLength: 4000 },
        npcAttitudes: { type: 'object', additionalProperties: TEXT },
        end_date_column_id: TEXT,
        window_size: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
        fields: { type: 'array', items: TEXT },
        days: { type: 'array', items: { ...TEXT, pattern: '^[A-Z]+$' } },
        groupIdFilter: TEXT,
      },
      { size: TEXT, code: TEXT, eventType: TEXT },
    ],
    ['a value beside its name', { name: TEXT, value: TEXT }, { value: TEXT, expires: TEXT }],
    [
      'arguments beside a command',
      { script: TEXT, args: { type: 'array', items: TEXT } },
      { args: { type: 'array', items: TEXT } },
    ],
  ])('%s needs no more words', async (_, told, open) => {
    expect(Object.values(await severities(told))).not.toContain('warning');
    expect(Object.values(await severities(open))).toContain('warning');
  });

  test('what its name tells is an info at most', async () => {
    const plain = {
      city: TEXT,
      currencyCodes: { type: 'array', items: TEXT },
      queryParams: FREE,
      workspaceId: TEXT,
      days: NUMBER,
      timeoutMs: NUMBER,
      timeZone: TEXT,
      cronExpression: TEXT,
      env: FREE,
      css: TEXT,
    };
    const expected = Object.keys(plain).map((name) => [name, 'info']);
    expect(await severities(plain)).toEqual(Object.fromEntries(expected));
    expect(await severities({ lookId: TEXT, notes: TEXT, body: TEXT, skip: NUMBER })).toEqual({});
  });

  test('a choice among values that are given is an info at most', async () => {
    const sizes = { type: 'string', enum: ['1', 'A4', 'A3'] };
    const found = await severities({ sheetType: sizes, order_by: { anyOf: [sizes, { type: 'null' }] } });
    expect(Object.values(found)).not.toContain('warning');
    expect(await severities({ sheetType: TEXT })).toEqual({ sheetType: 'warning' });
  });

  test('a word that fits anything is known where the tool speaks of it', async () => {
    const files = { source: TEXT, target: TEXT };
    const said = 'Moves a file, where source and destination are in the workspace.';
    expect(await severities(files, said)).toEqual({ source: 'info', target: 'warning' });
  });

  test.each<[string, Record<string, unknown>, string, string]>([
    ['what the thing carries', { eventData: FREE }, 'Fires an event on the bus.', 'Fires a rocket.'],
    ['what comes in', { payload: FREE }, 'Processes incoming webhook events.', 'Processes what is there.'],
    ['what is changed', { fields: FREE }, 'Merges fields into an item.', 'Merges what there is.'],
    ['a program', { code: TEXT }, 'Evaluates a JavaScript expression.', 'Looks up a city.'],
    ['an expression', { expression: TEXT }, 'Runs JS in the page.', 'Evaluates an expression.'],
  ])('%s is known where the tool speaks of it', async (_, parameters, said, other) => {
    const [name] = Object.keys(parameters);
    expect(await severities(parameters, said)).toEqual({ [name!]: 'info' });
    expect(await severities(parameters, other)).toEqual({ [name!]: 'warning' });
  });

  test('a word that fits anything is known by those beside it', async () => {
    expect(await severities({ source: TEXT, destination: TEXT })).toEqual({ source: 'info', destination: 'info' });
    expect(await severities({ details: TEXT, description: TEXT })).toEqual({ details: 'info' });
    expect(await severities({ source: TEXT, details: TEXT })).toEqual({ source: 'warning', details: 'warning' });
    expect(await severities({ state: TEXT, region: TEXT })).toEqual({ state: 'warning', region: 'warning' });
    expect(await severities({ state: TEXT, postal_code: TEXT })).toEqual({ state: 'info', postal_code: 'info' });
    expect(await severities({ home_address_state: TEXT })).toEqual({ home_address_state: 'info' });
    expect(await severities({ region: TEXT, bucket: TEXT })).toEqual({ region: 'info', bucket: 'info' });
    const area = { ...TEXT, description: 'The area as QWT.' };
    expect(await severities({ qwt: TEXT, area })).toEqual({ qwt: 'info' });
    expect(await severities({ qwt: TEXT })).toEqual({ qwt: 'warning' });
  });

  test('the colours of a thing, its country, and a day have one common form', async () => {
    const found = await severities({ primary_color: TEXT, colour: TEXT, country: TEXT, date: TEXT });
    expect(new Set(Object.values(found))).toEqual(new Set(['info']));
  });

  test.each<[string, Record<string, unknown>, string, string]>([
    ['values in braces', { formats: TEXT }, 'Packs it as formats {otio,aaf,drp}.', 'Packs it in formats.'],
    ['an example of a call', { direction: TEXT }, "Example: look('down', 5).", "Example: peek('down', 5)."],
    ['seconds', { ttl: NUMBER }, 'Creates a DNS record.', 'Creates a record.'],
    ['what the code is', { code: TEXT }, 'Parses Mermaid code.', 'Parses a code.'],
    ['an expression of a debugger', { expression: TEXT }, 'Evaluates it in a debugger.', 'Evaluates it.'],
    ['a commit', { ref: TEXT }, 'Looks for what a commit changed.', 'Looks for what changed.'],
    ['a reference', { ref: TEXT }, 'Resolves a reference to its file.', 'Resolves it.'],
    ['the arguments', { args: TEXT }, 'Starts it; arguments follow its name.', 'Starts it.'],
    ['the weight of a record', { priority: NUMBER }, 'Creates a DNS record.', 'Creates a record.'],
    ['what is converted', { data: FREE }, 'Converts JSON.', 'Converts it.'],
    ['a type of code', { new_type: TEXT }, 'Sets the type of a variable.', 'Sets the kind.'],
  ])('a text gives %s', async (_, parameters, said, other) => {
    const [name] = Object.keys(parameters);
    expect(await severities(parameters, said)).toEqual({ [name!]: 'info' });
    expect(await severities(parameters, other)).toEqual({ [name!]: 'warning' });
  });

  test('a start and an end between which something is', async () => {
    expect(await severities({ start: TEXT, end: TEXT }, 'The distance between two stations.')).toEqual({
      start: 'info',
      end: 'info',
    });
    expect(await severities({ start: TEXT, end: TEXT }, 'The events.')).toEqual({ start: 'warning', end: 'warning' });
  });

  test('what the text or the name says of the value', async () => {
    const properties = { properties: FREE };
    expect(await severities(properties, 'Updates properties of an existing entity.')).toEqual({ properties: 'info' });
    expect(await severities(properties, 'Looks at properties.')).toEqual({ properties: 'warning' });
    expect(await severities({ item_type: TEXT, at: TEXT }, 'Add a sticky / card to a board.')).toMatchObject({
      item_type: 'info',
    });
    expect(await severities({ item_type: TEXT }, 'Add an item to a board.')).toEqual({ item_type: 'warning' });
    expect(await severities({ usd_amount: NUMBER, ms_delay: NUMBER })).toEqual({
      usd_amount: 'info',
      ms_delay: 'info',
    });
    expect(await severities({ sell_amount: NUMBER })).toEqual({ sell_amount: 'warning' });
  });

  test('what a statement is given, and what a user is called', async () => {
    expect(await severities({ sql: TEXT, params: { type: 'array' } })).toMatchObject({ params: 'info' });
    expect(await severities({ params: { type: 'array' } })).toEqual({ params: 'warning' });
    expect(await severities({ handle: TEXT, bio: TEXT })).toMatchObject({ handle: 'info' });
    expect(await severities({ src: TEXT, dst: TEXT })).toEqual({ src: 'info', dst: 'info' });
    expect(await severities({ entity: TEXT, attribute: TEXT })).toMatchObject({ entity: 'info' });
    expect(await severities({ method: TEXT, kwargs: FREE })).toMatchObject({ kwargs: 'info' });
    expect(await severities({ rows: NUMBER, cols: NUMBER, data: FREE })).toMatchObject({ data: 'info' });
    expect(await severities({ keys: { type: 'array', items: TEXT }, value: TEXT })).toMatchObject({ value: 'info' });
    expect(await severities({ title: TEXT, content: TEXT, category: TEXT })).toMatchObject({ category: 'info' });
    expect(await severities({ entity: TEXT })).toEqual({ entity: 'warning' });
    expect(await severities({ scheme: TEXT, configuration: TEXT })).toMatchObject({ configuration: 'info' });
    expect(await severities({ ref: TEXT, owner: TEXT })).toMatchObject({ ref: 'info' });
    expect(await severities({ handle: TEXT })).toEqual({ handle: 'warning' });
  });

  test('what another tool of the same thing says of the same name, a model reads too', async () => {
    const told = async (name: string, other: string, parameter: string): Promise<readonly unknown[]> => {
      const tool = (called: string, schema: object) => ({
        name: called,
        description: 'Looks around.',
        inputSchema: place({ [parameter]: schema }),
      });
      const tools = [tool(other, { ...TEXT, enum: ['low', 'high'] }), tool(name, TEXT)];
      const { findings } = await lintText(JSON.stringify({ tools }), { config: { rules: ONLY } });
      return findings.filter((each) => each.rule === rule.id).map(({ severity }) => severity);
    };
    expect(await told('delete_record', 'add_record', 'status')).toEqual(['info']);
    expect(await told('delete_record', 'add_city', 'status')).toEqual(['warning']);
    expect(await told('delete_record', 'add_city', 'relation_type')).toEqual(['info']);
  });

  test('a kind of action that is named is told in free words', async () => {
    expect(await severities({ corrective_action: TEXT })).toEqual({ corrective_action: 'info' });
    expect(await severities({ action: TEXT })).toEqual({ action: 'warning' });
  });

  test('the form of a date may be told by a text around it', async () => {
    const end = { type: 'string', description: 'The end, YYYY-MM-DD.' };
    expect(await severities({ startDate: TEXT, end })).toEqual({ startDate: 'info' });
    expect(await severities({ startDate: TEXT }, 'Looks around. Dates are ISO 8601.')).toEqual({ startDate: 'info' });
  });
});

test('what aliases repeat without end takes no time', async () => {
  const levels = Array.from({ length: 8 }, (_, at) => `l${at}: &l${at} { anyOf: [*l${at - 1}, *l${at - 1}] }`).slice(1);
  const text = `x:\n  l0: &l0 { type: object }\n  ${levels.join('\n  ')}
tools:
  - name: a
    description: Looks around.
    inputSchema: { type: object, properties: { city: *l7 } }
`;
  const { findings } = await lintText(text, { path: 'tools.yaml', config: { rules: ONLY } });
  expect(findings.filter((each) => each.rule === rule.id)).toHaveLength(1);
}, 5000);

test('zod tells one length too', async () => {
  const tool = (country: string): string =>
    `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\nimport { z } from 'zod';\n` +
    `server.registerTool('look', { description: 'Looks around.', inputSchema: { country: ${country} } }, look);`;
  const found = async (country: string): Promise<number> =>
    (await lintText(tool(country), { path: 'server.ts', config: { rules: ONLY } })).findings.length;
  expect(await found('z.string()')).toBe(1);
  expect(await found(`z.string().length(2, 'Two letters')`)).toBe(0);
});
