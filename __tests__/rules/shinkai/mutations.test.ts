/**
 * Every field of every table of the document, broken in every way: each fault gives the rule that is meant for it, at
 * the place that a person would edit, and nothing else. All rules are on, those that all formats share too.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { findingsIn } from './every-rule.js';

type Json = Record<string, unknown>;

const WHOLE = readFileSync('__tests__/fixtures/shinkai/whole.json', 'utf8');
const whole = (): Json => JSON.parse(WHOLE) as Json;

/** A rule (of shinkai, where it has no pack) and the place where it speaks. */
type Expected = readonly [rule: string, pointer: string];

/** A value, and what is found with it. */
type Wrong = readonly [value: unknown, ...expected: Expected[]];

interface Field {
  /** What is found when the field is not there. */
  absent?: readonly Expected[];
  /** What is found with null, where it is not the same as with a wrong type. */
  null?: readonly Expected[];
  wrongType: unknown;
  /** What is found with a wrong type, where it is not `field-type`. */
  typeFault?: readonly Expected[];
  /** Of the right type, but wrong. */
  wrongValues?: readonly Wrong[];
  /** What is found at another spelling, where it is not `misspelt-field`. */
  misspelt?: (pointer: string) => readonly Expected[];
  /** The object that the field is moved to, and what is found there, where it is not `unknown-field`. */
  elsewhere: string;
  misplaced?: (pointer: string) => readonly Expected[];
  /** What is found in the place that it left, where it is not what is found when it is absent. */
  left?: readonly Expected[];
}

const nothing = (): readonly Expected[] => [];
const keyword = (pointer: string): Expected[] => [['common/unknown-schema-keyword', pointer]];
const stray = (pointer: string): Expected[] => [['misplaced-property', pointer]];
const at = (rule: string, ...pointers: string[]): Expected[] => pointers.map((pointer) => [rule, pointer]);

const TOP: Record<string, Field> = {
  '/id': { null: [], wrongType: 7, elsewhere: '/oauth/0' },
  '/name': {
    absent: [['required-field', '']],
    wrongType: 7,
    wrongValues: [['', ['field-type', '/name']]],
    elsewhere: '/info',
  },
  '/version': {
    null: [],
    wrongType: 1,
    wrongValues: [['1.0', ['version-format', '/version']]],
    elsewhere: '/parameters',
    misplaced: stray,
  },
  '/description': {
    null: [],
    wrongType: 7,
    wrongValues: [[' ', ['common/empty-description', '/description']]],
    elsewhere: '/sqlTables/0',
  },
  '/author': { null: [], wrongType: 7, elsewhere: '/result', misplaced: stray },
  '/homepage': {
    null: [],
    wrongType: 7,
    wrongValues: [
      ['', ...[]],
      ['<https://example.com>', ['homepage-url', '/homepage']],
    ],
    elsewhere: '/configurations',
    misplaced: stray,
  },
  '/keywords': {
    absent: [['keywords', '']],
    null: [],
    wrongType: 'weather',
    wrongValues: [
      [[], ['keywords', '/keywords']],
      [
        ['a', 'A'],
        ['keywords', '/keywords/1'],
      ],
      [[7], ['field-type', '/keywords/0']],
    ],
    elsewhere: '/parameters',
    misplaced: stray,
    left: [],
  },
  '/tool_type': {
    null: [],
    wrongType: 7,
    wrongValues: [['pythn', ['tool-type', '/tool_type']]],
    elsewhere: '/result',
    misplaced: stray,
  },
  '/license': { null: [], wrongType: 7, elsewhere: '/result', misplaced: stray },
  '/configurations': {
    absent: [['no-configurations', '']],
    wrongType: 'none',
    typeFault: [['table-type', '/configurations']],
    wrongValues: [
      [[], ...[]],
      [{}, ['table-properties', '/configurations']],
    ],
    elsewhere: '/parameters',
    misplaced: stray,
    left: [],
  },
  '/parameters': {
    wrongType: [{ name: 'city' }],
    typeFault: [['table-type', '/parameters']],
    elsewhere: '/result',
    misplaced: stray,
  },
  '/result': {
    wrongType: 'string',
    typeFault: [['table-type', '/result']],
    elsewhere: '/parameters',
    misplaced: stray,
  },
  '/sqlTables': {
    null: [],
    wrongType: {},
    wrongValues: [
      [[], ...[]],
      [['x'], ['field-type', '/sqlTables/0']],
    ],
    elsewhere: '/result',
    misplaced: stray,
  },
  '/sqlQueries': {
    null: [],
    wrongType: 'SELECT 1',
    wrongValues: [[[{}], ['sql-incomplete', '/sqlQueries/0'], ['sql-incomplete', '/sqlQueries/0']]],
    elsewhere: '/parameters/properties',
    misplaced: stray,
  },
  '/tools': {
    null: [],
    wrongType: {},
    wrongValues: [
      [['x'], ['tool-reference', '/tools/0']],
      [[7], ['tool-reference', '/tools/0']],
    ],
    elsewhere: '/result',
    misplaced: stray,
  },
  '/oauth': {
    null: [],
    wrongType: {},
    wrongValues: [[['x'], ['field-type', '/oauth/0']]],
    elsewhere: '/parameters',
    misplaced: stray,
  },
};

/** The three fields that each table has. */
function tableFields(table: string, absentProperties: readonly Expected[]): Record<string, Field> {
  return {
    [`${table}/type`]: {
      absent: [['table-type-missing', table]],
      wrongType: 7,
      typeFault: [['table-type', `${table}/type`]],
      wrongValues: [
        ['string', ['table-type', `${table}/type`]],
        ['Object', ['table-type', `${table}/type`]],
      ],
      misspelt: (pointer) => [['table-type-missing', pointer]],
      elsewhere: `${table}/properties`,
      misplaced: stray,
      left: [],
    },
    [`${table}/properties`]: {
      absent: absentProperties,
      null: [['table-properties', `${table}/properties`]],
      wrongType: [],
      misspelt: (pointer) => [['table-properties', pointer]],
      elsewhere: '/info',
      misplaced: nothing,
    },
    [`${table}/required`]: {
      null: [],
      wrongType: 'city',
      wrongValues: [
        [[7], ['field-type', `${table}/required/0`]],
        [['citty'], ['common/required-undefined', `${table}/required/0`]],
      ],
      misspelt: keyword,
      elsewhere: `${table}/properties`,
      misplaced: stray,
    },
  };
}

interface Attributes {
  /** A property that is described, and must be. */
  readonly described?: boolean;
  readonly wrongTypes: readonly Wrong[];
}

/** What every property has. */
function propertyFields(property: string, { described = true, wrongTypes }: Attributes): Record<string, Field> {
  const missingType = described ? 'property-type' : 'result-type';
  return {
    [property]: {
      absent: absentProperty(property),
      wrongType: 'string',
      misspelt: () => absentProperty(property),
      elsewhere: beside(property),
      misplaced: stray,
      left: [],
    },
    [`${property}/type`]: {
      absent: [[missingType, property]],
      wrongType: 7,
      typeFault: [[missingType, `${property}/type`]],
      wrongValues: wrongTypes,
      misspelt: described ? (pointer) => [[missingType, pointer]] : keyword,
      elsewhere: '/info',
      misplaced: nothing,
    },
    [`${property}/description`]: {
      absent: described ? [['parameter-description', property]] : [],
      null: described ? [['parameter-description', `${property}/description`]] : [],
      wrongType: 7,
      wrongValues: described ? [['', ['parameter-description', `${property}/description`]]] : [],
      misspelt: described ? (pointer) => [['parameter-description', pointer]] : keyword,
      elsewhere: '/info',
      misplaced: nothing,
    },
  };
}

/** A property that is required and not there. */
function absentProperty(property: string): Expected[] {
  const [, table, name] = /^(.*)\/properties\/([^/]+)$/.exec(property)!;
  const required = (valueAt(whole(), table!) as { required?: string[] }).required ?? [];
  const index = required.indexOf(name!);
  return index < 0 ? [] : [['common/required-undefined', `${table}/required/${index}`]];
}

const beside = (property: string): string => property.slice(0, property.lastIndexOf('/properties/'));

const nullable = (property: string): Record<string, Field> => ({
  [`${property}/nullable`]: { null: [], wrongType: 'yes', misspelt: keyword, elsewhere: '/info', misplaced: nothing },
});

const UNIT = '/configurations/properties/unit';
const CITY = '/parameters/properties/city';
const URGENCY = '/parameters/properties/urgency';
const DAYS = '/parameters/properties/days';
const DETAILED = '/parameters/properties/detailed';
const PLACE = '/parameters/properties/place';
const SUMMARY = '/result/properties/summary';
const TEMPERATURES = '/result/properties/temperatures';

const wrongType = (property: string, rule = 'property-type'): Wrong[] => [
  ['any', [rule, `${property}/type`]],
  [
    ['string', 'null'],
    [rule, `${property}/type`],
  ],
];

const choices = (property: string): Record<string, Field> => ({
  [`${property}/default`]: {
    wrongType: { a: 1 },
    typeFault: [['common/default-type', `${property}/default`]],
    wrongValues: [['other', ['common/default-not-in-enum', `${property}/default`]]],
    null: [],
    misspelt: keyword,
    elsewhere: '/info',
    misplaced: nothing,
  },
  [`${property}/enum`]: {
    wrongType: 'low',
    typeFault: [['enum-strings', `${property}/enum`]],
    null: [],
    wrongValues: [[[7], ['enum-strings', `${property}/enum/0`], ['common/default-not-in-enum', `${property}/default`]]],
    misspelt: keyword,
    elsewhere: '/info',
    misplaced: nothing,
  },
});

const TABLES: Record<string, Field> = {
  ...tableFields('/configurations', [['table-properties', '/configurations']]),
  ...tableFields('/parameters', [['table-properties', '/parameters']]),
  ...tableFields('/result', [['table-properties', '/result']]),

  ...propertyFields(UNIT, { wrongTypes: wrongType(UNIT) }),
  ...choices(UNIT),
  ...nullable(UNIT),

  ...propertyFields(CITY, { wrongTypes: wrongType(CITY) }),
  ...propertyFields(URGENCY, { wrongTypes: wrongType(URGENCY) }),
  ...choices(URGENCY),
  ...nullable(URGENCY),
  ...propertyFields(DETAILED, { wrongTypes: wrongType(DETAILED) }),

  ...propertyFields(DAYS, {
    wrongTypes: [...wrongType(DAYS), ['string', ['items-only-for-arrays', `${DAYS}/items`]]],
  }),
  [`${DAYS}/items`]: {
    absent: [['common/array-without-items', DAYS]],
    wrongType: 'object',
    wrongValues: [[[], ['field-type', `${DAYS}/items`]]],
    misspelt: keyword,
    elsewhere: '/info',
    misplaced: nothing,
  },
  ...propertyFields(`${DAYS}/items/properties/date`, { wrongTypes: wrongType(`${DAYS}/items/properties/date`) }),
  ...propertyFields(`${DAYS}/items/properties/hours`, { wrongTypes: wrongType(`${DAYS}/items/properties/hours`) }),
  [`${DAYS}/items/required`]: {
    null: [],
    wrongType: 'date',
    misspelt: keyword,
    elsewhere: `${DAYS}/items/properties`,
    misplaced: stray,
  },

  ...propertyFields(PLACE, {
    wrongTypes: [...wrongType(PLACE), ['string', ['properties-only-for-objects', `${PLACE}/properties`]]],
  }),
  [`${PLACE}/properties`]: {
    absent: [['common/required-undefined', `${PLACE}/required/0`]],
    null: [['field-type', `${PLACE}/properties`]],
    wrongType: ['country'],
    misspelt: keyword,
    elsewhere: '/info',
    misplaced: nothing,
  },
  ...propertyFields(`${PLACE}/properties/country`, { wrongTypes: wrongType(`${PLACE}/properties/country`) }),
  [`${PLACE}/required`]: {
    null: [],
    wrongType: true,
    misspelt: keyword,
    elsewhere: `${PLACE}/properties`,
    misplaced: stray,
  },

  ...propertyFields(SUMMARY, { described: false, wrongTypes: wrongType(SUMMARY, 'result-type') }),
  ...nullable(SUMMARY),
  ...propertyFields(TEMPERATURES, { described: false, wrongTypes: wrongType(TEMPERATURES, 'result-type') }),
  [`${TEMPERATURES}/items`]: {
    absent: [['common/array-without-items', TEMPERATURES]],
    wrongType: 'number',
    misspelt: keyword,
    elsewhere: '/info',
    misplaced: nothing,
  },
};

const SQL: Record<string, Field> = {
  '/sqlTables/0/name': {
    absent: [['sql-incomplete', '/sqlTables/0']],
    wrongType: 7,
    wrongValues: [
      ['', ['sql-incomplete', '/sqlTables/0/name']],
      ['forecast', ['sql-table', '/sqlTables/0/definition']],
    ],
    elsewhere: '/info',
    misplaced: nothing,
  },
  '/sqlTables/0/definition': {
    absent: [['sql-incomplete', '/sqlTables/0']],
    wrongType: { create: 'table' },
    wrongValues: [
      ['', ['sql-incomplete', '/sqlTables/0/definition']],
      ['CREATE TABLE forecasts id', ['sql-table', '/sqlTables/0/definition']],
      ['CREATE TABLE forecasts (id SERIAL, city, told)', ['sql-type', '/sqlTables/0/definition']],
      ['CREATE TABLE forecasts (id, city)', ['sql-query', '/sqlQueries/0/query']],
    ],
    elsewhere: '/sqlQueries/0',
  },
  '/sqlQueries/0/name': {
    absent: [['sql-incomplete', '/sqlQueries/0']],
    wrongType: 7,
    elsewhere: '/info',
    misplaced: nothing,
  },
  '/sqlQueries/0/query': {
    absent: [['sql-incomplete', '/sqlQueries/0']],
    wrongType: 7,
    wrongValues: [['SELECT id FROM forecast', ['sql-query', '/sqlQueries/0/query']]],
    elsewhere: '/sqlTables/0',
  },
};

const ONE = '/oauth/0';
const urlField = (field: string): Field => ({
  absent: field === 'redirectUrl' ? [['oauth-fields', ONE]] : [['oauth-incomplete', ONE]],
  null:
    field === 'tokenUrl' || field === 'authorizationUrl'
      ? [['oauth-incomplete', `${ONE}/${field}`]]
      : [['field-type', `${ONE}/${field}`]],
  wrongType: 7,
  wrongValues: [['example.com/oauth', ['oauth-url', `${ONE}/${field}`]]],
  elsewhere: '',
});
const fixedField = (field: string, absent: readonly Expected[], isOptional: boolean): Field => ({
  absent,
  ...(isOptional && { null: [] }),
  wrongType: 7,
  wrongValues: [['other', ['field-type', `${ONE}/${field}`]], ...(isOptional ? [['', ...[]] as const] : [])],
  elsewhere: '',
});

const OAUTH: Record<string, Field> = {
  [`${ONE}/name`]: {
    absent: [['oauth-incomplete', ONE]],
    null: [['oauth-incomplete', `${ONE}/name`]],
    wrongType: 7,
    wrongValues: [['', ['oauth-incomplete', `${ONE}/name`]]],
    elsewhere: '/info',
    misplaced: nothing,
  },
  [`${ONE}/version`]: {
    ...fixedField('version', [['oauth-fields', ONE]], false),
    elsewhere: '/info',
    misplaced: nothing,
  },
  [`${ONE}/authorizationUrl`]: urlField('authorizationUrl'),
  [`${ONE}/redirectUrl`]: urlField('redirectUrl'),
  [`${ONE}/tokenUrl`]: urlField('tokenUrl'),
  [`${ONE}/clientId`]: { absent: [['oauth-fields', ONE]], wrongType: 7, elsewhere: '' },
  [`${ONE}/clientSecret`]: {
    absent: [['oauth-fields', ONE]],
    wrongType: 7,
    wrongValues: [['ghs_16C7e42F292c6912E7710c838347Ae178B4a', ['oauth-client-secret', `${ONE}/clientSecret`]]],
    elsewhere: '',
  },
  [`${ONE}/scopes`]: {
    absent: [['oauth-fields', ONE]],
    wrongType: 'weather.read',
    wrongValues: [
      [['a b'], ['oauth-scopes', `${ONE}/scopes/0`]],
      [
        ['a', 'a'],
        ['oauth-scopes', `${ONE}/scopes/1`],
      ],
      [[7], ['field-type', `${ONE}/scopes/0`]],
    ],
    elsewhere: '',
  },
  [`${ONE}/responseType`]: fixedField('responseType', [['oauth-fields', ONE]], false),
  [`${ONE}/refreshToken`]: fixedField('refreshToken', [], true),
  [`${ONE}/pkceType`]: {
    ...fixedField('pkceType', [], true),
    wrongValues: [['plain', ['oauth-pkce-plain', `${ONE}/pkceType`]]],
  },
  [`${ONE}/requestTokenContentType`]: fixedField('requestTokenContentType', [], true),
  [`${ONE}/requestTokenAuthHeader`]: fixedField('requestTokenAuthHeader', [], true),
};

interface Row {
  readonly title: string;
  readonly manifest: Json;
  readonly expected: readonly Expected[];
}

/** Of short keywords only the ways people mistype them are known: there are too many words near them. */
const SLIPS: Record<string, string> = { type: 'tpye', items: 'itmes', enum: 'emum' };

const ROWS: Row[] = [
  { title: 'nothing is broken', manifest: whole(), expected: [] },
  ...Object.entries({ ...TOP, ...TABLES, ...SQL, ...OAUTH }).flatMap(([pointer, field]) => rowsOf(pointer, field)),
];

function rowsOf(pointer: string, field: Field): Row[] {
  const { absent = [], wrongType, wrongValues = [], elsewhere } = field;
  const { typeFault = at('field-type', pointer), misspelt = (to) => at('misspelt-field', to) } = field;
  const { misplaced = (to) => at('unknown-field', to), left = absent } = field;
  const key = keyOf(pointer);
  const spelt = (title: string, to: string): Row => {
    const renamed = `${parentOf(pointer)}/${to}`;
    const manifest = without(pointer, withValue(renamed, valueAt(whole(), pointer)));
    return { title, manifest, expected: misspelt(renamed) };
  };
  const snake = key.replace(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`);
  const place = `${elsewhere}/${key}`;
  const isNew = elsewhere === '/info';
  const manifest = without(pointer, withValue(place, valueAt(whole(), pointer)));
  const found = isNew ? at('unknown-field', '/info') : misplaced(place);
  return [
    { title: 'absent', manifest: without(pointer), expected: absent },
    { title: 'null', manifest: withValue(pointer, null), expected: field.null ?? typeFault },
    { title: 'of a wrong type', manifest: withValue(pointer, wrongType), expected: typeFault },
    ...wrongValues.map(([value, ...expected]) => ({
      title: `with the value ${JSON.stringify(value)}`,
      manifest: withValue(pointer, value),
      expected,
    })),
    spelt('misspelt', SLIPS[key] ?? key[1]! + key[0] + key.slice(2)),
    ...(snake === key ? [] : [spelt('in snake case', snake)]),
    { title: 'in the wrong place', manifest, expected: [...left, ...found] },
  ].map((row) => ({ ...row, title: `${pointer}: ${row.title}` }));
}

/** It speaks of every table that has defaults and choices, so that nearly every row would name it. */
const ASIDE = 'shinkai/reference-only';

describe('one field broken', () => {
  const SOURCES = ROWS.flatMap((row) => [
    { ...row, path: 'metadata.json', text: JSON.stringify(row.manifest, null, 1) },
    { ...row, path: 'metadata.yaml', text: stringify(row.manifest, { aliasDuplicateObjects: false }) },
  ]);

  test.each(SOURCES)('$title ($path)', async ({ path, text, expected }) => {
    const findings = (await findingsIn(path, text)).filter(({ rule }) => rule !== ASIDE);
    const wanted = expected.map(([rule, pointer]) => `${rule.includes('/') ? rule : `shinkai/${rule}`} ${pointer}`);
    expect(findings.map(({ rule, pointer }) => `${rule} ${pointer}`).sort()).toEqual(wanted.sort());
  });
});

function stepsOf(pointer: string): string[] {
  return pointer.split('/').slice(1);
}

function keyOf(pointer: string): string {
  return stepsOf(pointer).at(-1)!;
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

function valueAt(manifest: Json, pointer: string): unknown {
  return stepsOf(pointer).reduce<unknown>((value, step) => (value as Json)[step], manifest);
}

function without(pointer: string, manifest = whole()): Json {
  delete (valueAt(manifest, parentOf(pointer)) as Json)[keyOf(pointer)];
  return manifest;
}

function withValue(pointer: string, value: unknown): Json {
  const manifest = whole();
  const holder = parentOf(pointer);
  if (holder === '/info') manifest['info'] = {};
  (valueAt(manifest, holder) as Json)[keyOf(pointer)] = value;
  return manifest;
}
