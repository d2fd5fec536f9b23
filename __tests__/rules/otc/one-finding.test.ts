/** One fault, one finding: where several rules could speak of the same thing, exactly one does. */
import { describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../../rules/index.js';
import { lint } from '../../../src/engine/lint.js';
import { type Settings } from '../../../src/engine/applicable-rules.js';
import { recognise } from '../../../src/engine/recognise.js';
import type { Preset } from '../../../src/core/rule.js';
import { parse } from '../../../src/parse/parse.js';
import { definition, requiring, taking } from './definition.js';

const flat = definition({
  input_schema: { type: 'object', properties: { a: { type: 'number', description: 'The first number.' } } },
});
const withA = (a: unknown) => taking({ type: 'object', properties: { a } });
const DIVIDE = definition({ name: 'Calculator_Divide', description: 'Divides two numbers.', version: '1.1.0' });
const versions = (inId: string, version: unknown) => definition({ id: `Calculator.Add${inId}`, version });

test.each<[string, unknown, string[]]>([
  ['the same malformed version in id and version', versions('@1.0', '1.0'), ['otc/version-format']],
  ['the same leading v in id and version', versions('@v1.0.0', 'v1.0.0'), ['otc/version-format']],
  ['a malformed version in the id', versions('@1.0', '1.0.0'), ['otc/id-format']],
  ['a leading v in the id', versions('@v1.0.0', '1.0.0'), ['otc/id-format']],
  ['a malformed version', versions('@1.0.0', '1.0'), ['otc/version-format']],
  ['a malformed version of another number', versions('@2.0.0', '1.0'), ['otc/version-format']],
  ['a version that is a number', versions('@1.0.0', 1), ['otc/field-type']],
  ['no version in the id', versions('', '1.0.0'), ['otc/id-format']],
  ['two versions', versions('@1.0.0', '2.0.0'), ['otc/id-version']],
  ['the id of another tool', [definition(), DIVIDE], ['otc/unique-id']],
  [
    'the id of another version',
    [definition(), definition({ version: '2.0.0', description: 'Adds.' })],
    ['otc/unique-id'],
  ],
  ['no version in the id, and a malformed one', versions('', '1.0'), ['otc/id-format', 'otc/version-format']],
  ['two malformed versions', versions('@1.0', '2.0'), ['otc/id-format', 'otc/version-format']],
  ['a malformed name that is far from the id', definition({ name: 'Divide by' }), ['otc/name-format']],
  ['a name with something invisible in it', definition({ name: 'Calculator_Add\u200b' }), ['common/hidden-text']],
  ['the flat form', flat, ['otc/flat-input-schema']],
  ['the flat form of no parameters', definition({ input_schema: { type: 'object' } }), ['otc/flat-input-schema']],
  ['no description', withA({ type: 'number' }), ['otc/parameter-description']],
  ['a blank description', withA({ type: 'number', description: ' ' }), ['otc/parameter-description']],
  ['null for a description', withA({ type: 'number', description: null }), ['otc/parameter-description']],
  ['a placeholder', withA({ type: 'number', description: 'TODO' }), ['common/empty-description']],
  ['a description that is a number', withA({ type: 'number', description: 1 }), ['common/invalid-json-schema']],
  ['a misspelt description', withA({ type: 'number', desciption: 'A number.' }), ['otc/parameter-description']],
  ['a parameter that is a boolean', withA(true), ['otc/parameter-object']],
  ['a parameter that is a list', withA([1]), ['otc/parameter-object']],
  ['a reference without a description', withA({ $ref: '#/properties/b' }), ['otc/no-ref']],
  ['a reference that is a number', withA({ $ref: 1 }), ['otc/no-ref']],
  ['parameters of another type', taking({ type: 'string' }), ['otc/parameters-object']],
  ['parameters of no type at all', taking({ type: 'dict' }), ['common/invalid-json-schema']],
  ['a secret without an id', requiring({ secrets: [{}] }), ['otc/requirement-id']],
  ['a misspelt id', requiring({ secrets: [{ ID: 'KEY' }] }), ['otc/misspelt-field']],
  ['misspelt scopes', requiring({ authorization: [{ id: 'a', oauth2: { scope: ['b'] } }] }), ['otc/misspelt-field']],
  ['a tool twice', [definition(), definition()], ['otc/unique-id']],
])('%s', async (_, manifest, expected) => {
  expect(await rulesThatSpeak(manifest, settings('strict'))).toEqual(expected);
});

describe('the flat form', () => {
  test.each<Preset>(['spec', 'recommended', 'strict'])('is one finding in %s', async (preset) => {
    expect(await rulesThatSpeak(flat, settings(preset))).toEqual(['otc/flat-input-schema']);
  });

  test('is no finding when it is accepted, or when its rule is off', async () => {
    const accepting = settings('strict', { 'otc/flat-input-schema': { accept: true } });
    expect(await rulesThatSpeak(flat, accepting)).toEqual([]);
    expect(await rulesThatSpeak(flat, settings('strict', { 'otc/flat-input-schema': 'off' }))).toEqual([]);
  });

  test('does not hide what is wrong in it', async () => {
    const broken = definition({ input_schema: { type: 'object', properties: { a: { type: 'dict' }, b: true } } });
    const expected = ['otc/parameter-description', 'common/invalid-json-schema', 'otc/parameter-object'];
    expect(await rulesThatSpeak(broken, settings('strict'))).toEqual(['otc/flat-input-schema', ...expected]);
    expect(await rulesThatSpeak(broken, settings('strict', { 'otc/flat-input-schema': { accept: true } }))).toEqual(
      expected,
    );
  });
});

describe('a rule that is off gives way', () => {
  test.each<[string, string, string, string]>([
    ['otc/version-format', '@1.0.0', '1.0', 'otc/id-version'],
    ['otc/id-format', '@v1.0.0', '1.0.0', 'otc/id-version'],
  ])('%s', async (off, inId, version, speaks) => {
    expect(await rulesThatSpeak(versions(inId, version), settings('strict', { [off]: 'off' }))).toEqual([speaks]);
  });
});

test.each<[string, unknown, string]>([
  ['a misspelt id of a secret', requiring({ secrets: [{ ID: 'KEY' }] }), 'otc/required-field'],
  ['a misspelt description', withA({ desciption: 'A number.' }), 'otc/parameter-description'],
  ['a misspelt wrapper', definition({ input_schema: { paramters: {} } }), 'otc/required-field'],
])('%s does not get lost where misspelt fields are not looked for', async (_, manifest, expected) => {
  expect(await rulesThatSpeak(manifest, settings('spec'))).toEqual([expected]);
});

function settings(preset: Preset, own: Record<string, 'off' | Record<string, unknown>> = {}): Settings {
  const presets: readonly Preset[] = ['spec', 'recommended', 'strict'];
  const some = rules.filter((rule) => presets.indexOf(rule.in) <= presets.indexOf(preset) && own[rule.id] !== 'off');
  return new Map(
    some.map((rule) => {
      const { defaults, presets: byPreset } = rule.options ?? {};
      const options = { ...defaults, ...byPreset?.[preset], ...(own[rule.id] as object | undefined) };
      return [rule.id, { rule, severity: rule.severity, options }];
    }),
  );
}

/** In the order of the text, without those of severity info. */
async function rulesThatSpeak(manifest: unknown, on: Settings): Promise<string[]> {
  const document = await parse('tool.json', JSON.stringify(manifest, null, 2));
  const { findings, failures } = lint(document, recognise(document, formats, { named: true, servers: [] }), on);
  expect(failures).toEqual([]);
  return findings
    .filter(({ severity }) => severity !== 'info')
    .sort((a, b) => a.start - b.start)
    .map(({ rule }) => rule);
}
