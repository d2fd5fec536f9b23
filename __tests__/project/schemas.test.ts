/** The published JSON Schemas: each is valid, says where it is from and what each property is about. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { WHERE } from '../../src/core/version.js';
import { formats } from '../../rules/index.js';
import { lintText } from '../../src/index.js';

type Json = Record<string, unknown>;

const published = readdirSync('schemas').filter((name) => name.endsWith('.schema.json'));
const schemaOf = (name: string): Json => JSON.parse(readFileSync(`schemas/${name}`, 'utf8')) as Json;

test('every format has a schema, and so have config, report and suppressions', () => {
  const names = [...formats.map(({ id }) => id), 'config', 'report', 'suppressions'];
  expect(published).toEqual(names.map((name) => `${name}.schema.json`).sort());
});

test('they are in the package', () => {
  const { files, exports } = JSON.parse(readFileSync('package.json', 'utf8')) as Json;
  expect(files).toContain('schemas');
  expect(exports).toMatchObject({ './schemas/*': './schemas/*' });
});

/** ajv does not tell where these stand in the whole, so that nothing could be said of them in the schema's own words. */
test('what is referred to and refers to others has nothing to say', () => {
  for (const { schema } of formats) {
    for (const [name, definition] of Object.entries((schema['$defs'] ?? {}) as Json)) {
      const text = JSON.stringify(definition);
      if (text.includes('"$ref"')) expect([name, text]).toEqual([name, expect.not.stringMatching(SAID)]);
    }
  }
});
const SAID = /"title":|"description":"|"additionalProperties":false/;

describe.each(published)('%s', (name) => {
  const schema = schemaOf(name);

  test('is a schema that names its own address', () => {
    const is07 = schema['$schema'] === 'http://json-schema.org/draft-07/schema#';
    const ajv = new (is07 ? Ajv : Ajv2020)({ strictTypes: false, strictTuples: false });
    // Of editors.
    ajv.addVocabulary(['markdownDescription', 'patternErrorMessage']);
    expect(ajv.validateSchema(schema)).toBe(true);
    expect(() => ajv.compile(schema)).not.toThrow();
    expect(schema['$id']).toBe(`https://toolint.dev/schemas/${name}`);
    expect(is07).toBe(name !== 'report.schema.json');
  });

  test('has a title, and a sentence for every property', () => {
    expect(schema['title']).toMatch(/\S/);
    expect(schema['description']).toMatch(/\.$/);
    const properties = propertiesIn(schema);
    expect(properties.length).toBeGreaterThan(5);
    // What a config calls a rule is the rule's summary, which has no full stop.
    const isSentence = name.startsWith('config') ? /\w/ : /^[A-Z"`].*[.)]$/;
    // What a condition demands of a property is no other property.
    const own = properties.filter(([path]) => !/\/(?:then|else)\/|\/dated\//.test(path));
    expect(own.filter(([, each]) => !isSentence.test(String(each['description'])))).toEqual([]);
  });
});

/** Every property with its schema, but for those that only ask a question. */
function propertiesIn(value: unknown, path = ''): [string, Json][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]: [string, unknown]): [string, Json][] => {
    if (key === 'if' || key === 'not') return [];
    const isTable = key === 'properties' && !path.endsWith('/properties');
    const own = isTable
      ? Object.entries(each as Json).map(([name, it]): [string, Json] => [`${path}/${name}`, it as Json])
      : [];
    return [...own, ...propertiesIn(each, `${path}/${key}`)];
  });
}

describe('what is offered to the schema catalogue', () => {
  const entries = JSON.parse(readFileSync('schemas/catalog.json', 'utf8')) as {
    name: string;
    description: string;
    fileMatch: string[];
    url: string;
  }[];

  test('is every schema of files that people write', () => {
    const offered = entries.map(({ url }) => url.replace(`${WHERE.schemas}/`, ''));
    expect(offered.sort()).toEqual(published.filter((name) => name !== 'report.schema.json'));
    for (const { name, description } of entries)
      expect([name, description]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
  });

  test('goes by names of ours alone', () => {
    const names = entries.flatMap(({ fileMatch }) => fileMatch);
    expect(names).toContain('toolint-suppressions.json');
    expect(names.filter((name) => !/^toolint[.-]/.test(name))).toEqual([]);
  });
});

test('the manifest in the documentation names its schema, and fits it', async () => {
  const page = readFileSync('docs/formats.md', 'utf8').split('## In your editor')[1]!;
  const manifest = JSON.parse(/^```json\n([^]*?)^```$/m.exec(page)![1]!) as Json;
  const name = String(manifest['$schema']).replace('./node_modules/toolint/schemas/', '');
  expect(new Ajv({ strict: false }).validate(schemaOf(name), manifest)).toBe(true);
  const { findings } = await lintText(JSON.stringify(manifest), { path: 'tool.json', preset: 'strict' });
  expect(findings).toEqual([]);
  for (const [, named] of page.matchAll(/toolint\/schemas\/([\w.]+json)/g)) expect(published).toContain(named);
});
