import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from '@jest/globals';
import { inDraft07 } from '../../scripts/generate/draft07.js';
import { BUILTIN_PACKS } from '../../src/core/pack.js';
import { buildConfigSchema, buildValidatorSchema } from '../../scripts/generate/config-schema.js';
import type { Config } from '../../src/config/types.js';
import { rules } from './configs.js';

const ajv = () => new Ajv2020({ strict: true, allErrors: true });
const published = new Ajv({ strictTuples: false, strictTypes: false, allErrors: true });
const forEditors = published.compile(inDraft07(buildConfigSchema(rules)));
const forUs = ajv().compile(buildValidatorSchema(rules));

const good: Config[] = [
  {},
  {
    $schema: 'https://toolint.dev/schemas/config.schema.json',
    root: true,
    extends: ['strict', './base.json', '@acme/config'],
    rules: {
      'otc/id-format': 'off',
      'otc/id-name': ['info'],
      'common/description-length': ['warning', { max: 3 }],
      'acme/x': ['error', { any: 'thing' }],
      'acme/deep/x': 'error',
      'otc/*': 'off',
      'acme/*': ['info'],
    },
    files: ['tools/**'],
    ignore: ['dist/', '!dist/keep.json'],
    overrides: [{ files: ['*.json'], ignore: ['x.json'], rules: { 'otc/id-name': 'error' } }],
    formats: { '**/tool.meta.json': 'shinkai' },
    servers: { math: ['math/**'] },
    dialect: { openai: 'mcp-apps' },
    comments: true,
    plugins: ['./my-rules.js'],
  },
];

const bad: unknown[] = [
  [],
  null,
  'strict',
  { rulez: {} },
  { rules: { 'otc/none': 'off' } },
  { rules: { 'otc/id-format-x': 'off' } },
  { rules: { 'x/otc/id-format': 1 } },
  { rules: { none: 'off' } },
  { rules: { 'otc/id-format': 'on' } },
  { rules: { 'otc/*': ['off', {}] } },
  { rules: { 'otcc*': 'off' } },
  { rules: { 'otc/id-format': [] } },
  { rules: { 'otc/id-format': ['off', {}] } },
  { rules: { 'otc/id-format': ['on'] } },
  { rules: { 'common/description-length': ['off', { x: 1 }] } },
  { rules: { 'common/description-length': ['off', 1] } },
  { rules: { 'common/description-length': ['off', {}, {}] } },
  { rules: { 'acme/x': ['off', 1] } },
  { extends: 'strict' },
  { extends: [''] },
  { root: 'yes' },
  { overrides: [{}] },
  { formats: { '*': 'none' } },
  { servers: { a: 'b' } },
  { dialect: { openai: 'x' } },
  { dialect: { mcp: 'auto' } },
  { plugins: [{}] },
];

describe('the schema of a config', () => {
  test.each(good.map((config) => [config]))('accepts %j', (config) => {
    expect([forEditors(config), forEditors.errors]).toEqual([true, null]);
    expect([forUs(config), forUs.errors]).toEqual([true, null]);
  });

  test.each(bad.map((config) => [config]))('refuses %j', (config) => {
    expect(forEditors(config)).toBe(false);
    expect(forUs(config)).toBe(false);
  });

  test('tells editors what each key and rule is about', () => {
    const schema = buildConfigSchema(rules) as {
      $id: string;
      properties: Record<string, { description?: string; $ref?: string }>;
      $defs: { rules: { properties: Record<string, { description: string }> } };
    };
    expect(schema.$id).toBe('https://toolint.dev/schemas/config.schema.json');
    const mute = Object.entries(schema.properties).filter(([, { description, $ref }]) => !description && !$ref);
    expect(mute).toEqual([]);
    expect(Object.entries(schema.$defs.rules.properties).map(([id, { description }]) => [id, description])).toEqual([
      ['otc/id-format', 'An id'],
      ['otc/id-name', 'A name'],
      ['common/description-length', 'A length'],
      ...BUILTIN_PACKS.map((pack) => [`${pack}/*`, expect.stringContaining(`Every rule of the pack ${pack}`)]),
    ]);
  });
});
