/** A manifest that loses a demanded field stays one, so that what is missing is reported and no check passes for it. */
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { formats, rules } from '../../rules/index.js';
import { lintDocument } from '../../src/engine/lint-document.js';
import type { Settings } from '../../src/engine/applicable-rules.js';
import { parse } from '../../src/parse/parse.js';

const ALL: Settings = new Map(
  rules
    .filter((rule) => rule.in !== 'strict' && !rule.needs)
    .map((rule) => [rule.id, { rule, severity: rule.severity, options: { ...rule.options?.defaults } }]),
);

/** As a file of a folder, which nobody has named. */
async function judged(path: string, text: string): Promise<{ formats: string; rules: string[]; skipped?: string }> {
  const document = await parse(path, text);
  const { recognition, result } = lintDocument(document, formats, { named: false, servers: [] }, ALL);
  return {
    formats: recognition.manifests.flatMap((manifest) => manifest.formats).join(),
    rules: [...new Set(result.findings.map(({ rule }) => rule))],
    ...(recognition.skipped !== undefined && { skipped: recognition.skipped }),
  };
}

type Json = Readonly<Record<string, unknown>>;
const table = { type: 'object', properties: { city: { type: 'string', description: 'A city.' } } };

const WHOLE: Readonly<Record<string, Json>> = {
  shinkai: {
    name: 'Weather',
    configurations: { type: 'object', properties: {}, required: [] },
    parameters: { ...table, required: [] },
    result: { ...table, required: [] },
    runner: 'any',
  },
  gloodata: {
    ns: 'acme.weather',
    title: 'Weather',
    tools: {
      forecast: {
        title: 'Forecast',
        schema: { fields: { city: { type: 'string' } } },
        examples: ['weather in Paris'],
      },
    },
  },
  otc: {
    id: 'Weather.Forecast@1.0.0',
    name: 'Forecast',
    description: 'Forecasts the weather of a city.',
    version: '1.0.0',
    input_schema: { parameters: table },
    output_schema: null,
  },
};

const without = (whole: Json, field: string): Json =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => key !== field));

const BROKEN: readonly [how: string, (whole: Json, field: string) => Json][] = [
  ['removed', without],
  ['of a wrong type', (whole, field) => ({ ...whole, [field]: typeof whole[field] === 'string' ? 7 : 'text' })],
  ['misspelt', (whole, field) => ({ ...without(whole, field), [`${field}x`]: whole[field] })],
];

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  shinkai: ['name'],
  gloodata: ['ns', 'title', 'tools'],
  otc: ['id', 'name', 'description', 'version', 'input_schema', 'output_schema'],
};

const CASES = Object.entries(FIELDS).flatMap(([format, fields]) =>
  fields.flatMap((field) => BROKEN.map(([how, breaks]) => [format, field, how, breaks] as const)),
);

describe('a demanded field', () => {
  test.each(CASES)('%s: `%s` %s', async (format, field, how, breaks) => {
    const whole = format === 'gloodata' && field === 'tools' ? { ...WHOLE[format], tagValues: {} } : WHOLE[format]!;
    const broken = breaks(whole, field);
    // `null` is a value of its own for the output of an OTC tool.
    const expected = how === 'of a wrong type' ? 'field-type' : how === 'removed' ? 'required-field' : undefined;
    for (const [path, text] of [
      ['tool.json', JSON.stringify(broken, undefined, 2)],
      ['tool.yaml', stringify(broken)],
    ] as const) {
      const { formats: found, rules: told } = await judged(path, text);
      expect([path, found]).toEqual([path, format]);
      if (expected === undefined) expect(told.some((rule) => rule.startsWith(`${format}/`))).toBe(true);
      else expect(told).toContain(`${format}/${expected}`);
    }
  });

  test.each(['parameters', 'result', 'configurations'])('shinkai: a table that is a text: `%s`', async (field) => {
    const { formats: found, rules: told } = await judged(
      'tool.json',
      JSON.stringify({ ...WHOLE.shinkai, [field]: 'x' }),
    );
    expect(found).toBe('shinkai');
    expect(told.length).toBeGreaterThan(0);
  });

  test('gloodata: a list of tools', async () => {
    const text = JSON.stringify({ ...WHOLE.gloodata, tools: Object.values(WHOLE.gloodata!.tools as Json) });
    expect(await judged('ext.json', text)).toMatchObject({ formats: 'gloodata', rules: ['gloodata/field-type'] });
  });
});

describe('what is nearly a manifest is said to be one', () => {
  test.each<[string, unknown, RegExp]>([
    ['a list of Shinkai manifests', [WHOLE.shinkai], /^looks like a Shinkai manifest,/],
    ['a list of Gloodata extensions', [WHOLE.gloodata], /^looks like a Gloodata extension,/],
    [
      'a Shinkai manifest with one sign',
      { configurations: table, description: 'x' },
      /^looks like a Shinkai manifest,/,
    ],
    [
      'a Gloodata extension with one sign',
      { title: 'Weather', tools: { forecast: { title: 'Forecast', examples: ['weather in Paris'] } } },
      /^looks like a Gloodata extension,/,
    ],
    [
      'an OTC definition with one sign',
      { id: 'Weather.Forecast@1.0.0', name: 'Forecast', version: '2.0.0' },
      /^looks like an OTC tool definition,/,
    ],
  ])('%s', async (_, value, reason) => {
    const { formats: found, skipped } = await judged('some.json', JSON.stringify(value));
    expect(found).toBe('');
    expect(skipped).toMatch(reason);
  });

  test.each<[string, unknown]>([
    ['a file with `ns` and `title` alone', { ns: 'common', title: 'Settings' }],
    ['translations', { ns: 'common', title: 'Settings', tools: 'Tools' }],
    ["Anthropic's tools", { tools: [{ name: 'a', title: 'A', examples: [], input_schema: table }] }],
    ["OpenAI's functions", { name: 'a', description: 'x', parameters: table, result: 'x' }],
    ['MCP tools with a title', [{ name: 'a', title: 'A', description: 'x', parameters: table }]],
    ['a runner of CI', { name: 'ci', runner: 'linux', operating_system: ['linux'] }],
    ['a package', { name: 'a', version: '1.0.0', id: 'a', homepage: 'mailto:a@b.c' }],
    ['a step of a workflow', { id: 'a', name: 'A', version: '1', output_schema: {} }],
    ['requirements of Python', { name: 'a', requirements: ['mcp>=1'], version: '1' }],
  ])('but not %s', async (_, value) => {
    for (const [path, text] of [
      ['some.json', JSON.stringify(value)],
      ['some.yaml', stringify(value)],
    ] as const) {
      expect(await judged(path, text)).toEqual({ formats: '', rules: [], skipped: 'no known format' });
    }
  });
});
