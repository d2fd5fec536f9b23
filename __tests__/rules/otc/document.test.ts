/** The document as a whole: its examples are clean, and each of its demands, broken once, gives one finding. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { formats, rules } from '../../../rules/index.js';
import type { Finding } from '../../../src/core/finding.js';
import { lint } from '../../../src/engine/lint.js';
import { type Settings } from '../../../src/engine/applicable-rules.js';
import { recognise } from '../../../src/engine/recognise.js';
import { parse } from '../../../src/parse/parse.js';

const FIXTURES = '__tests__/fixtures/otc';

/** What each file of `ok` shows. */
const CLEAN: Record<string, string> = {
  'calculator-add': 'the first example of the document',
  'doorbell-ring': 'the second example: no output',
  'system-get-timestamp': 'the third example: no input',
  'gmail-get-emails': 'the fourth example: an authorization',
  'sms-send': 'the fifth example: a secret',
  'several-versions': 'two versions of one tool side by side',
  'list-of-tools': 'a list under `tools`',
  'list-of-items': 'a list under `items`',
  'all-requirements': 'all fields of the requirements, and an authorization without oauth2',
  'empty-objects': 'parameters, output and requirements that are empty objects',
};

/** What is wrong in each file of `err`: the rule, and the line to edit. */
const FAULTS: Record<string, [rule: string, line: number]> = {
  'no-id': ['otc/required-field', 1],
  'no-name': ['otc/required-field', 1],
  'no-description': ['otc/required-field', 1],
  'no-version': ['otc/required-field', 1],
  'no-input-schema': ['otc/required-field', 1],
  'no-output-schema': ['otc/required-field', 1],
  'no-parameters': ['otc/required-field', 6],
  'id-is-a-number': ['otc/field-type', 2],
  'name-is-null': ['otc/field-type', 3],
  'description-is-a-list': ['otc/field-type', 4],
  'version-is-a-number': ['otc/field-type', 5],
  'input-schema-is-a-list': ['otc/field-type', 6],
  'parameters-is-a-list': ['otc/field-type', 7],
  'output-schema-is-a-word': ['otc/field-type', 25],
  'requirements-is-a-list': ['otc/field-type', 49],
  'authorization-is-an-object': ['otc/field-type', 50],
  'oauth2-is-true': ['otc/field-type', 53],
  'scopes-is-a-string': ['otc/field-type', 54],
  'scope-is-a-number': ['otc/field-type', 55],
  'secrets-is-an-object': ['otc/field-type', 38],
  'secret-is-a-string': ['otc/field-type', 39],
  'user-id-is-a-string': ['otc/field-type', 60],
  'id-without-toolkit': ['otc/id-format', 2],
  'id-without-version': ['otc/id-format', 2],
  'id-with-short-version': ['otc/id-format', 2],
  'id-of-another-version': ['otc/id-version', 2],
  'id-twice': ['otc/unique-id', 33],
  'name-with-blanks': ['otc/name-format', 3],
  'name-with-a-dot': ['otc/name-format', 3],
  'name-is-empty': ['otc/name-format', 3],
  'name-of-65-characters': ['otc/name-format', 3],
  'version-with-two-numbers': ['otc/version-format', 5],
  'version-with-a-v': ['otc/version-format', 5],
  'version-with-a-v-twice': ['otc/version-format', 5],
  'version-with-a-word': ['otc/version-format', 5],
  'flat-input-schema': ['otc/flat-input-schema', 6],
  'parameter-is-true': ['otc/parameter-object', 14],
  'parameter-is-a-word': ['otc/parameter-object', 14],
  'parameter-without-description': ['otc/parameter-description', 14],
  'parameter-with-empty-description': ['otc/parameter-description', 16],
  'parameter-with-unknown-type': ['common/invalid-json-schema', 15],
  'parameter-refers': ['otc/no-ref', 15],
  'parameters-define': ['otc/no-ref', 23],
  'output-refers': ['otc/no-ref', 24],
  'output-defines': ['otc/no-ref', 48],
  'output-with-unknown-type': ['common/invalid-json-schema', 26],
  'authorization-without-id': ['otc/requirement-id', 51],
  'secret-without-id': ['otc/requirement-id', 39],
  'secret-with-empty-id': ['otc/requirement-id', 40],
};

describe('what the document shows and allows is clean', () => {
  test.each(Object.entries(CLEAN))('%s: %s', async (name) => {
    const text = read('ok', `${name}.json`);
    expect(await findingsIn('tool.json', text)).toEqual([]);
    expect(await findingsIn('tool.yaml', stringify(JSON.parse(text)))).toEqual([]);
  });
});

describe('what the document demands, broken once, gives one finding', () => {
  test.each(Object.entries(FAULTS))('%s: %s', async (name, fault) => {
    const text = read('err', `${name}.json`);
    const found = await findingsIn('tool.json', text, true);
    expect(found.map(({ rule, line }) => [rule, line])).toEqual([fault]);

    const inYaml = await findingsIn('tool.yaml', stringify(JSON.parse(text)), true);
    expect(inYaml.map(essence)).toEqual(found.map(essence));
  });
});

test.each([
  ['ok', CLEAN],
  ['err', FAULTS],
])('each file of %s has its row', (folder, table) => {
  const files = Object.keys(table).map((name) => `${name}.json`);
  expect(filesIn(folder)).toEqual(files.sort());
});

describe('what looks alike is left alone', () => {
  test.each(filesIn('not-otc'))('%s', async (file) => {
    const document = await parse(file, read('not-otc', file));
    const { manifests } = recognise(document, formats, { named: false, servers: [] });
    expect(manifests.filter((manifest) => manifest.formats.includes('otc'))).toEqual([]);
  });
});

/** All rules there are, as the preset `strict` sets them, at warning and above. */
const STRICT: Settings = new Map(
  rules.map((rule) => {
    const options = { ...rule.options?.defaults, ...rule.options?.presets?.strict };
    return [rule.id, { rule, severity: rule.severity, options }];
  }),
);

async function findingsIn(path: string, text: string, named = false): Promise<Finding[]> {
  const document = await parse(path, text);
  const recognition = recognise(document, formats, { named, servers: [] });
  expect(recognition.manifests.map((manifest) => manifest.formats)).toEqual([['otc']]);
  const { findings, failures } = lint(document, recognition, STRICT);
  expect(failures).toEqual([]);
  return findings.filter(({ severity }) => severity !== 'info');
}

const essence = ({ rule, pointer, message, fix }: Finding) => ({ rule, pointer, message, fix: fix?.title });

function filesIn(folder: string): string[] {
  return readdirSync(`${FIXTURES}/${folder}`).sort();
}

function read(folder: string, file: string): string {
  return readFileSync(`${FIXTURES}/${folder}/${file}`, 'utf8');
}
