/**
 * Every field of the document, broken in every way: each fault gives the rule that is meant for it, at the place that
 * a person would edit, and nothing else. All rules are on, those that all formats share too.
 */
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { format } from '../../../rules/gloodata/format.js';
import { rules } from '../../../rules/index.js';
import { lint } from '../../../src/engine/lint.js';
import { type Settings } from '../../../src/engine/applicable-rules.js';
import { recognise } from '../../../src/engine/recognise.js';
import type { Rule } from '../../../src/core/rule.js';
import { parse } from '../../../src/parse/parse.js';

type Json = Record<string, unknown>;

const SHOW = '/tools/showMap';
const FIELDS = `${SHOW}/schema/fields`;
const UI = `${SHOW}/ui`;
const ARGS = `${UI}/args`;
const NAMES = ['address', 'zoom', 'scale', 'labels'];

const whole = (): Json => ({
  ns: 'maps',
  title: 'Maps',
  tools: {
    showMap: {
      title: 'Show Map',
      schema: {
        fields: {
          address: {
            type: 'string',
            description: 'The place that the map is centred on',
            default: 'oslo',
            enum: ['oslo', 'rome'],
            examples: ['rome'],
          },
          zoom: { type: 'integer', description: 'How near the map is, from 0 to 19', default: 12 },
          scale: { type: 'number', description: 'How large the signs are drawn', default: 0.5 },
          labels: { type: 'boolean', description: 'Whether the names of streets are shown', default: true },
        },
      },
      ui: {
        prefix: 'Show Map',
        suffix: 'please',
        args: {
          address: { prefix: 'Of', suffix: ',' },
          zoom: { prefix: 'At Zoom' },
          scale: { prefix: 'Scale' },
          labels: { prefix: 'Labels' },
        },
      },
      examples: ['show a map of oslo', 'map of rome'],
    },
  },
});

const showMap = (): Json => valueAt(whole(), SHOW) as Json;

/** A rule (of gloodata, where it has no pack) and the place where it speaks. */
type Expected = readonly [rule: string, pointer: string];

interface Field {
  /** What is found when the field is not there. */
  absent?: readonly Expected[];
  /** Null is "not set". */
  nullable?: true;
  /** The rule that speaks of null and of a wrong type, where it is not `field-type`. */
  typeRule?: string;
  wrongType: unknown;
  /** Of the right type, but wrong. */
  wrongValues?: readonly (readonly [value: unknown, ...expected: Expected[]])[];
  /** The object that the field is moved to. */
  elsewhere: string;
  /** The key is a name that the author chooses; what is found when it is another one. */
  renamed?: (pointer: string) => readonly Expected[];
}

/** Without fields all arguments are unknown, which is told at the first. */
const unknownArgs: readonly Expected[] = [['ui-unknown-arg', `${ARGS}/${NAMES[0]}`]];
const missingArgs = NAMES.map((): Expected => ['ui-missing-arg', ARGS]);

const attributesOf = (field: string, wrongDefault: unknown): Record<string, Field> => {
  const at = `${FIELDS}/${field}`;
  return {
    [at]: {
      absent: [['ui-unknown-arg', `${ARGS}/${field}`]],
      wrongType: 'string',
      elsewhere: `${SHOW}/schema`,
      renamed: () => [['ui-unknown-arg', `${ARGS}/${field}`]],
    },
    [`${at}/type`]: {
      absent: [['required-field', at]],
      typeRule: 'field-value-type',
      wrongType: 7,
      wrongValues: [['text', ['field-value-type', `${at}/type`]]],
      elsewhere: `${SHOW}/schema`,
    },
    [`${at}/description`]: {
      absent: [['common/parameter-description', at]],
      nullable: true,
      wrongType: 7,
      wrongValues: [['TODO', ['common/empty-description', `${at}/description`]]],
      elsewhere: UI,
    },
    [`${at}/default`]: {
      nullable: true,
      typeRule: 'common/default-type',
      wrongType: wrongDefault,
      elsewhere: `${ARGS}/${field}`,
    },
    [`${ARGS}/${field}`]: {
      absent: [['ui-missing-arg', ARGS]],
      wrongType: 'Of',
      elsewhere: UI,
      renamed: (pointer) => [['ui-unknown-arg', pointer]],
    },
    [`${ARGS}/${field}/prefix`]: { wrongType: 7, elsewhere: SHOW },
  };
};

const TABLE: Record<string, Field> = {
  '/ns': {
    absent: [['required-field', '']],
    wrongType: 7,
    wrongValues: [
      ['', ['namespace', '/ns']],
      ['my maps', ['namespace', '/ns']],
    ],
    elsewhere: SHOW,
  },
  '/title': {
    absent: [['required-field', '']],
    wrongType: 7,
    wrongValues: [['', ['field-type', '/title']]],
    elsewhere: UI,
  },
  '/tools': {
    absent: [['required-field', '']],
    wrongType: [],
    wrongValues: [[{}, ['no-tools', '/tools']]],
    elsewhere: '/info',
  },
  [SHOW]: { absent: [['no-tools', '/tools']], wrongType: 'Show Map', elsewhere: '', renamed: () => [] },
  [`${SHOW}/title`]: {
    absent: [['required-field', SHOW]],
    wrongType: 7,
    wrongValues: [['', ['field-type', `${SHOW}/title`]]],
    elsewhere: UI,
  },
  [`${SHOW}/schema`]: { absent: unknownArgs, wrongType: [], wrongValues: [[{}, ...unknownArgs]], elsewhere: UI },
  [FIELDS]: { absent: unknownArgs, wrongType: [], wrongValues: [[{}, ...unknownArgs]], elsewhere: UI },
  ...attributesOf('address', 7),
  [`${FIELDS}/address/enum`]: {
    wrongType: 'oslo',
    wrongValues: [[['rome'], ['common/default-not-in-enum', `${FIELDS}/address/default`]]],
    elsewhere: `${ARGS}/address`,
  },
  [`${FIELDS}/address/examples`]: {
    wrongType: 'rome',
    wrongValues: [[[7], ['common/examples-type', `${FIELDS}/address/examples/0`]]],
    elsewhere: `${ARGS}/address`,
  },
  ...attributesOf('zoom', 'high'),
  ...attributesOf('scale', 'small'),
  ...attributesOf('labels', 'sure'),
  [UI]: { wrongType: 'Show Map', elsewhere: `${SHOW}/schema` },
  [`${UI}/prefix`]: {
    absent: [['ui-without-prefix', UI]],
    wrongType: 7,
    wrongValues: [['', ['ui-without-prefix', `${UI}/prefix`]]],
    elsewhere: SHOW,
  },
  [`${UI}/suffix`]: { wrongType: 7, elsewhere: SHOW },
  [ARGS]: {
    absent: [['ui-missing-arg', UI]],
    wrongType: ['address'],
    wrongValues: [[{}, ...missingArgs]],
    elsewhere: SHOW,
  },
  [`${ARGS}/address/suffix`]: { wrongType: 7, elsewhere: SHOW },
  [`${SHOW}/examples`]: {
    absent: [['examples-missing', SHOW]],
    wrongType: 'show a map',
    wrongValues: [
      [[], ['examples-missing', `${SHOW}/examples`]],
      [[''], ['field-type', `${SHOW}/examples/0`]],
      [
        ['a map', 'A map'],
        ['duplicate-example', `${SHOW}/examples/1`],
      ],
    ],
    elsewhere: UI,
  },
};

/** Fields of the product that are written in camel case, each with the object that has it. */
const CAMEL_CASE: Record<string, unknown> = {
  '/tagValues': {},
  '/dynEnums': {},
  [`${SHOW}/contextActions`]: [],
  [`${UI}/manualUpdate`]: true,
  [`${ARGS}/address/dtypeName`]: 'City',
  [`${ARGS}/address/dtypeNs`]: 'geography',
};

const OPTIONAL = [{ type: 'string' }, { type: 'null' }];

/** Faults that one rule could speak of and another too. */
const TWO_SIDED: Record<string, readonly [pointer: string, value: unknown, ...expected: Expected[]]> = {
  'choices of an integer that are no list': [
    `${FIELDS}/zoom/enum`,
    12,
    ['unsupported-attribute', `${FIELDS}/zoom/enum`],
  ],
  'a keyword beside the type': [`${FIELDS}/zoom/minimum`, 0, ['unsupported-attribute', `${FIELDS}/zoom/minimum`]],
  'a keyword instead of the type': [
    `${FIELDS}/address`,
    { description: 'The place that the map is centred on', anyOf: OPTIONAL },
    ['unsupported-attribute', `${FIELDS}/address/anyOf`],
  ],
  'fields beside the schema': [
    SHOW,
    { ...showMap(), schema: undefined, fields: {} },
    ['unknown-field', `${SHOW}/fields`],
  ],
  'a schema as in other formats': [
    `${SHOW}/schema`,
    { type: 'object', properties: {} },
    ['unknown-field', `${SHOW}/schema/type`],
    ['unknown-field', `${SHOW}/schema/properties`],
  ],
  'values of a set under a misspelt name': [
    '',
    { ...withValue(`${ARGS}/zoom/dtypeName`, 'Zoom'), tag_values: { Zoom: {} } },
    ['misspelt-field', '/tag_values'],
  ],
};

interface Row {
  readonly title: string;
  readonly manifest: Json;
  readonly expected: readonly Expected[];
}

const ROWS: Row[] = [
  { title: 'nothing is broken', manifest: whole(), expected: [] },
  ...Object.entries(TABLE).flatMap(([pointer, field]) => rowsOf(pointer, field)),
  ...Object.entries(TWO_SIDED).map(([title, [pointer, value, ...expected]]) => ({
    title,
    manifest: pointer === '' ? (value as Json) : withValue(pointer, value),
    expected,
  })),
  ...Object.entries(CAMEL_CASE).map(([pointer, value]) => {
    const snake = pointer.replace(/[A-Z](?=[^/]*$)/g, (letter) => `_${letter.toLowerCase()}`);
    return {
      title: `${pointer}: in snake case`,
      manifest: withValue(snake, value),
      expected: [['misspelt-field', snake]] as Expected[],
    };
  }),
];

function rowsOf(pointer: string, field: Field): Row[] {
  const { absent = [], nullable, typeRule = 'field-type', wrongType, wrongValues = [], elsewhere, renamed } = field;
  const key = keyOf(pointer);
  const rename = (title: string, to: string): Row => {
    const renamedTo = `${parentOf(pointer)}/${to}`;
    const expected = renamed ? renamed(renamedTo) : [['misspelt-field', renamedTo] as const];
    return { title, manifest: without(pointer, withValue(renamedTo, valueAt(whole(), pointer))), expected };
  };
  const moved = without(pointer);
  const stray = put(moved, `${elsewhere}/${key}`, valueAt(whole(), pointer));
  return [
    { title: 'absent', manifest: without(pointer), expected: absent },
    { title: 'null', manifest: withValue(pointer, null), expected: nullable ? absent : [[typeRule, pointer] as const] },
    { title: 'of a wrong type', manifest: withValue(pointer, wrongType), expected: [[typeRule, pointer] as const] },
    ...wrongValues.map(([value, ...expected]) => ({
      title: `of the wrong value ${JSON.stringify(value)}`,
      manifest: withValue(pointer, value),
      expected,
    })),
    rename('misspelt', key[1]! + key[0] + key.slice(2)),
    ...(renamed ? [] : [rename('in upper case', key.toUpperCase())]),
    { title: 'in the wrong place', manifest: moved, expected: [...absent, ['unknown-field', stray] as const] },
  ].map((row) => ({ ...row, title: `${pointer}: ${row.title}` }));
}

describe('one field broken', () => {
  const optionsOf = ({ options }: Rule) => ({ ...options?.defaults, ...options?.presets?.strict });
  const settings: Settings = new Map(
    rules
      .filter(({ id }) => /^(gloodata|common)\//.test(id))
      .map((rule) => [rule.id, { rule, severity: rule.severity, options: optionsOf(rule) }]),
  );
  const SOURCES = ROWS.flatMap((row) => [
    { ...row, path: 'manifest.json', text: JSON.stringify(row.manifest) },
    { ...row, path: 'manifest.yaml', text: stringify(row.manifest) },
  ]);

  test.each(SOURCES)('$title ($path)', async ({ path, text, expected }) => {
    const document = await parse(path, text);
    const recognition = recognise(document, [format], { named: true, format: format.id, servers: [] });
    const { findings, failures } = lint(document, recognition, settings);
    expect(failures).toEqual([]);
    const wanted = expected.map(([rule, pointer]) => `${rule.includes('/') ? rule : `gloodata/${rule}`} ${pointer}`);
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
  put(manifest, pointer, value);
  return manifest;
}

/** Objects on the way are made; tells what is new. */
function put(manifest: Json, pointer: string, value: unknown): string {
  const steps = stepsOf(pointer);
  const missing = steps.findIndex((_, index) => {
    const holder = valueAt(manifest, ['', ...steps.slice(0, index)].join('/')) as Json;
    return !Object.hasOwn(holder, steps[index]!) || index === steps.length - 1;
  });
  const made = steps.slice(missing + 1).reduceRight<unknown>((inner, step) => ({ [step]: inner }), value);
  (valueAt(manifest, ['', ...steps.slice(0, missing)].join('/')) as Json)[steps[missing]!] = made;
  return ['', ...steps.slice(0, missing + 1)].join('/');
}
