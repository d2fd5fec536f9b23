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
    'the schema of what the tool is about': saying('Checks how well a tool is described.', {
      schema: { type: 'object' },
      input_schema: { anyOf: [{ type: 'object' }, { type: 'null' }] },
    }),
    'what is handed to a program': saying('Runs a kubectl command.', {
      args: { type: 'array', items: { type: 'string' } },
      cmd: { type: 'string' },
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
    'the name of a schema in a database': {
      manifest: saying('Lists tables.', { schema: { type: 'string' } }),
      finds: [{ at: '/tools/0/inputSchema/properties/schema', on: 'key' }],
    },
    'arguments of what is no program': {
      manifest: saying('Calls a function.', { args: { type: 'array', items: { type: 'string' } } }),
      finds: [{ at: '/tools/0/inputSchema/properties/args', on: 'key' }],
    },
    'a schema in a tool that says nothing': {
      manifest: { tools: [{ name: 'a', inputSchema: place({ schema: { type: 'object' } }) }] },
      finds: [{ at: '/tools/0/inputSchema/properties/schema', on: 'key' }],
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

describe('how severe it is', () => {
  const FREE = { type: 'object' };
  const TEXT = { type: 'string' };
  const NUMBER = { type: 'number' };
  const listOf = (items: unknown): object => ({ type: 'array', items });
  const severities = async (
    properties: Record<string, unknown>,
    description = 'Looks for what is there.',
    required: readonly string[] = Object.keys(properties),
  ) => {
    const manifest = {
      tools: [{ name: 'look', description, inputSchema: { type: 'object', properties, required } }],
    };
    const { findings } = await lintText(JSON.stringify(manifest), { config: { rules: ONLY } });
    const found = findings.filter((each) => each.rule === rule.id);
    return Object.fromEntries(found.map(({ pointer, severity }) => [pointer.split('/').at(-1)!, severity]));
  };
  const all = (properties: Record<string, unknown>, severity: string): Record<string, string> =>
    Object.fromEntries(Object.keys(properties).map((name) => [name, severity]));

  const LIKELY_WRONG: readonly [string, Record<string, unknown>][] = [
    [
      'an object of unknown keys',
      { thresholds: FREE, ops: listOf(FREE), request: { anyOf: [FREE, { type: 'null' }] }, spec: { type: ['object'] } },
    ],
    [
      'a choice from a list that is not given',
      { resourceType: TEXT, operation: TEXT, priority: NUMBER, event_types: listOf(TEXT), 'sort-direction': TEXT },
    ],
    ['a timeout without its unit', { timeout: NUMBER, requestTimeout: { type: 'integer' } }],
  ];
  test.each(LIKELY_WRONG)('%s is a warning', async (_, properties) => {
    expect(await severities(properties)).toEqual(all(properties, 'warning'));
  });

  test('what need not be given is an info, other than a timeout', async () => {
    const properties = Object.fromEntries(LIKELY_WRONG.flatMap(([, each]) => Object.entries(each)));
    const timeouts = LIKELY_WRONG.at(-1)![1];
    expect(await severities(properties, undefined, [])).toEqual({
      ...all(properties, 'info'),
      ...all(timeouts, 'warning'),
    });
  });

  test.each<[string, Record<string, unknown>]>([
    [
      'a word that needs no list',
      { city: TEXT, category: TEXT, startDate: TEXT, data: TEXT, action: TEXT, cfg: TEXT, code: TEXT },
    ],
    [
      'an object of keys that are the caller’s own',
      { headers: FREE, details: FREE, rows: listOf(FREE), recordData: FREE },
    ],
    ['an object with values of one type', { moods: { type: 'object', additionalProperties: TEXT } }],
    ['a list of anything', { nodes: { type: 'array' }, steps: listOf({}) }],
    ['a type that a standard lists', { contentType: TEXT, mime_type: TEXT, imageMimeType: TEXT }],
    [
      'one of given choices',
      { fooType: { enum: ['1', 'A4', 'A3'] }, mode: { anyOf: [{ enum: [1, 2] }, { type: 'null' }] } },
    ],
    ['one with an example', { thresholds: { ...FREE, examples: [{ a: 1 }] }, operation: { ...TEXT, examples: ['b'] } }],
    ['a number with a limit', { priority: { ...NUMBER, maximum: 5 }, timeout: { ...NUMBER, maximum: 60 } }],
    ['a timeout with its unit', { ms_timeout: NUMBER, timeoutMs: NUMBER, timeout_seconds: NUMBER }],
    ['a default', { operation: { ...TEXT, default: 'start' }, timeout: { ...NUMBER, default: 30 } }],
    ['a name in another alphabet', { größe_type: TEXT, 類型: FREE }],
  ])('%s is an info', async (_, properties) => {
    expect(await severities(properties)).toEqual(all(properties, 'info'));
  });

  test('a part of a parameter is an info', async () => {
    expect(await severities({ place: { ...place({ operation: TEXT }), required: ['operation'] } })).toEqual({
      operation: 'info',
    });
  });

  test.each([
    'Knows `start`.',
    "Knows 'start'.",
    'Looks, e.g. start.',
    'Knows some (start, stop).',
    'Values: start, stop.',
    'Looks with {start}.',
    '起動（停止）する。',
  ])('a text with examples: %s', async (said) => {
    const properties = { operation: TEXT, thresholds: FREE };
    expect(await severities(properties, said)).toEqual(all(properties, 'info'));
    expect(await severities(properties, "Looks for what the server's owner has.")).toEqual(all(properties, 'warning'));
  });

  test.each(['Looks at it (or not).', 'Starts or stops.', 'Starts/stops.', 'Starts, stops, pauses.', 'Do: start.'])(
    'a text that may list choices, and lists no keys: %s',
    async (said) => {
      expect(await severities({ operation: TEXT, thresholds: FREE }, said)).toEqual({
        operation: 'info',
        thresholds: 'warning',
      });
    },
  );

  test('a text that gives a unit', async () => {
    expect(await severities({ timeout: NUMBER }, 'Waits some seconds.')).toEqual({ timeout: 'info' });
    expect(await severities({ timeout: NUMBER }, 'Waits (or not).')).toEqual({ timeout: 'warning' });
  });

  test('what another parameter says of it', async () => {
    const id = { ...TEXT, description: 'The ID of the pod, of which the operation is.' };
    expect(await severities({ operation: TEXT, id, mode: TEXT })).toEqual({ operation: 'info', mode: 'warning' });
  });

  test('what another tool of the same thing says of the same name, a model reads too', async () => {
    const told = async (name: string, other: string, parameter: string): Promise<readonly unknown[]> => {
      const tool = (called: string, schema: object) => ({
        name: called,
        description: 'Looks around.',
        inputSchema: { ...place({ [parameter]: schema }), required: [parameter] },
      });
      const tools = [tool(other, { ...TEXT, enum: ['low', 'high'] }), tool(name, TEXT)];
      const { findings } = await lintText(JSON.stringify({ tools }), { config: { rules: ONLY } });
      return findings.filter((each) => each.rule === rule.id).map(({ severity }) => severity);
    };
    expect(await told('delete_record', 'add_record', 'status')).toEqual(['info']);
    expect(await told('delete_record', 'add_city', 'status')).toEqual(['warning']);
    expect(await told('delete_record', 'add_city', 'relation_type')).toEqual(['info']);
  });

  test('what another tool lists, a model can ask for', async () => {
    const told = async (other: string): Promise<readonly unknown[]> => {
      const tools = [other, 'delete_record'].map((name) => ({
        name,
        description: 'Looks around.',
        inputSchema:
          name === other
            ? { type: 'object', properties: {} }
            : { ...place({ issueType: TEXT }), required: ['issueType'] },
      }));
      const { findings } = await lintText(JSON.stringify({ tools }), { config: { rules: ONLY } });
      return findings.filter((each) => each.rule === rule.id).map(({ severity }) => severity);
    };
    expect(await told('list_project_issue_types')).toEqual(['info']);
    expect(await told('getIssueTypes')).toEqual(['info']);
    expect(await told('list_issues')).toEqual(['warning']);
    expect(await told('get_issue_type')).toEqual(['warning']);
    expect(await told('set_issue_types')).toEqual(['warning']);
  });
});

describe('how severe it is by what the handler does with it', () => {
  const ts = (handler: string): [string, string] => [
    'server.ts',
    `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\nimport { z } from 'zod';\n` +
      `server.registerTool('look', { description: 'Looks around.', inputSchema: { mode: z.string(), height: z.number().describe('In metres.') } }, ${handler});`,
  ];
  const literal = (handler: string): [string, string] => [
    'tools.ts',
    `import type { Tool } from './types.js';\nexport const all: Tool[] = [{ name: 'look', description: 'Looks around.', inputSchema: { type: 'object', ` +
      `properties: { mode: { type: 'string' }, height: { type: 'number', description: 'In metres.' } }, required: ['mode', 'height'] }, handler: ${handler} }];`,
  ];
  const py = (body: string): [string, string] => [
    'server.py',
    `import json\nimport logging\nfrom typing import Annotated\nfrom pydantic import Field\nfrom mcp.server.fastmcp import FastMCP\n\nmcp = FastMCP("a")\nlogger = logging.getLogger("a")\n\n\n` +
      `@mcp.tool()\ndef look(mode: str, height: Annotated[int, Field(description="In metres.")]) -> dict:\n    """Looks around."""\n    ${body.replaceAll('\n', '\n    ')}\n`,
  ];
  const severity = async ([path, code]: [string, string]): Promise<unknown> => {
    const { findings } = await lintText(code, { path, config: { rules: ONLY } });
    return findings.filter((each) => each.rule === rule.id).map((each) => each.severity);
  };
  const OFFER = 'return text(`No mode "${mode}". Available modes: ${modes.join(", ")}`)';

  test.each<[string, [string, string]]>([
    ['an unfinished handler reads others alone', literal('async (args: any) => ({ message: `TODO: ${args.height}` })')],
    [
      'a wrong one is answered with the right ones',
      ts(
        `async ({ mode, height }) => { const found = modes.find((each) => each === mode); if (!found) ${OFFER}; return climb(found, height); }`,
      ),
    ],
    [
      'the right ones are listed',
      ts(
        'async (args) => { if (!MODES.has(args.mode)) throw new Error(`Bad mode ${args.mode}, must be one of: low, high`); return climb(args); }',
      ),
    ],
    [
      'the same in Python',
      py(
        'if mode not in MODES:\n    raise ValueError(f"Unknown mode {mode!r}, expected one of {sorted(MODES)}")\nreturn climb(mode, height)',
      ),
    ],
    [
      'a text in two parts',
      py(
        'if mode not in MODES:\n    return {"error": f"No mode {mode}. "\n        f"Valid modes: {MODES}"}\nreturn climb(mode, height)',
      ),
    ],
    ['it is only logged', py('logger.info("mode", mode)\nreturn climb(height)')],
    ['it is only sent back', py('return {"mode": mode, "seen": climb(height)}')],
  ])('advice: %s', async (_, code) => {
    expect(await severity(code)).toEqual(['info']);
  });

  test.each<[string, [string, string]]>([
    ['it is handed on', ts('async ({ mode, height }) => climb(mode, height)')],
    ['the arguments are handed on', literal('async (args: any) => climb(args)')],
    ['nothing is done yet', ts('async () => ({ content: [] })')],
    ['nothing is done in Python', py('...')],
    [
      'all is sent back',
      ts('async ({ mode, height }) => ({ content: [{ type: "text", text: `${mode} ${height}` }] })'),
    ],
    ['all is sent back in Python', py('return {"mode": mode, "height": height}')],
    [
      'a wrong one is refused',
      ts(
        'async ({ mode, height }) => { if (!MODES.has(mode)) throw new Error(`Unknown mode ${mode}`); return climb(height); }',
      ),
    ],
    [
      'a wrong one is not supported',
      py('if mode not in MODES:\n    raise ValueError(f"Mode {mode} is not supported")\nreturn climb(height)'),
    ],
    [
      'what is told is about another one',
      ts(
        'async ({ mode, height }) => { if (height > 9) throw new Error(`Height ${height} is too much. Valid heights: ${all}`); return climb(mode, height); }',
      ),
    ],
    ['it chooses what is done', py('return climb(height) if mode == "up" else fall(height)')],
    ['it is logged, and used', py('logger.info("mode", mode)\nreturn climb(mode, height)')],
  ])('a warning: %s', async (_, code) => {
    expect(await severity(code)).toEqual(['warning']);
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

test.each([
  ['({ name, mode }) => look(name, mode)', 1],
  ['(args) => look(args)', 1],
  ['({ name }) => look(name)', 0],
])('what a handler in TypeScript never reads: %s', async (handler, count) => {
  const text = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
const server = new McpServer({ name: 'a', version: '1.0.0' });
server.registerTool('find', { description: 'Finds.', inputSchema: { name: z.string(), mode: z.string() } }, ${handler});
`;
  const { findings } = await lintText(text, { path: 'a.ts', config: { rules: ONLY } });
  expect(findings.filter(({ rule: id, severity }) => id === rule.id && severity === 'warning')).toHaveLength(count);
});
