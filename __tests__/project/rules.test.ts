import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { formats, rules } from '../../rules/index.js';
import { JSON_WORDS } from '../../src/core/document.js';
import type { Rule } from '../../src/core/rule.js';
import { partsOf } from '../../src/core/message.js';
import { placeholdersIn } from '../../src/core/message.js';

/** Messages of changes that break nothing, and a text that is nothing but what a parser says. */
const NOTHING_TO_DO: Readonly<Record<string, readonly string[]>> = {
  'common/syntax': ['fault'],
  'diff/added': ['tool', 'parameter', 'field', 'optional', 'type', 'values', 'anyValue', 'wider'],
  'diff/bound-tightened': ['several'],
  'diff/description-changed': ['tool', 'parameter'],
};

const ajv = new Ajv2020({ strict: true, strictTuples: false, allowUnionTypes: true });

test('there are rules, each with an id of its own', () => {
  const ids = rules.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids).toEqual([...new Set(ids)].sort());
});

test('words of a language are asked for only where a problem has a file', () => {
  const needed = rules
    .filter(({ project, byEngine }) => project !== undefined || byEngine !== undefined)
    .flatMap(({ id, messages }) =>
      Object.values(messages)
        .flatMap((each) => Object.values<string>(partsOf(each)).flatMap(placeholdersIn))
        .filter((name) => Object.hasOwn(JSON_WORDS, name))
        .map((name) => `${id} {{${name}}}`),
    );
  expect(needed).toEqual([]);
});

test('every format has the four structural rules', () => {
  const ids = new Set<string>(rules.map(({ id }) => id));
  for (const { id } of formats.filter((format) => Object.keys(format.schema).length > 0)) {
    for (const kind of ['required-field', 'field-type', 'misspelt-field', 'unknown-field']) {
      expect(ids).toContain(`${id}/${kind}`);
    }
  }
});

test('every page is that of a rule', () => {
  const pages = readdirSync('docs/rules', { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md') && path !== 'README.md');
  expect(pages.sort()).toEqual(rules.map(({ id }) => `${id}.md`).sort());
});

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  const file = `rules/${id}.ts`;

  test('has a file of its name', () => {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*\/[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
    expect(existsSync(file)).toBe(true);
  });

  test('says what is wrong, and who demands it', () => {
    expect(rule.summary).toMatch(/[^.\s]$/);
    const { document, section, says } = rule.source;
    for (const text of [rule.summary, document, section, says]) expect(text).toMatch(/^(?!TODO)\S/);
  });

  test('has a page with examples, and is in the list', () => {
    const page = read(`docs/rules/${id}.md`);
    const prose = page.split('<!-- /generated -->')[1] ?? '';
    expect(prose).toMatch(/^```/m);
    expect(prose).not.toMatch(/^TODO /m);
    expect(read('docs/rules/README.md')).toContain(`(${id}.md)`);
  });

  test('has a test', () => {
    const own = read(`__tests__/rules/${id}.test.ts`);
    if (own !== '') expect(own).toContain(`rules/${id}.js`);
    else expect(commonTests(rule)).toMatch(new RegExp(`\\b${id}'`));
  });

  test('uses all its messages', () => {
    const code = codeOf(file).join('\n');
    for (const message of Object.keys(rule.messages)) {
      const definition = new RegExp(`([{,]\\s*)['"]?${message}['"]?:`, 'g');
      expect(code.replace(definition, '$1')).toMatch(new RegExp(`['"]${message}['"]`));
    }
  });

  test('has messages that are sentences', () => {
    for (const text of Object.values(rule.messages).flatMap((each) => Object.values<string>(partsOf(each))))
      expect(text).toMatch(/[.?!)]( ?\{\{\w+\}\})?$|^\{\{\w+\}\}$/);
  });

  test('says what to do', () => {
    const lacking = Object.entries(rule.messages).filter(([, each]) => partsOf(each).help === undefined);
    expect(lacking.map(([id]) => id)).toEqual(NOTHING_TO_DO[rule.id] ?? []);
  });

  test('has options whose schema compiles and takes the defaults', () => {
    if (!rule.options) return;
    const validate = ajv.compile(rule.options.schema);
    for (const options of [{}, ...Object.values(rule.options.presets ?? {})]) {
      validate({ ...rule.options.defaults, ...options });
      expect(validate.errors ?? []).toEqual([]);
    }
    expect(Object.keys(propertiesOf(rule)).sort()).toEqual(Object.keys(rule.options.defaults).sort());
    for (const property of Object.values(propertiesOf(rule))) expect(property.description).toMatch(/\S/);
  });
});

/** The tests of rules that are tested together: what differs between two versions, and the rules of a pack. */
function commonTests({ id, byEngine }: Rule): string {
  if (byEngine === 'diff')
    return ['diff/diff-tools.test.ts', 'diff/generated-server.ts', 'cli/diff.test.ts']
      .map((path) => read(`__tests__/${path}`))
      .join('');
  const [pack] = id.split('/');
  return read(`__tests__/rules/${pack}/${pack}.test.ts`);
}

function propertiesOf({ options }: Rule): Record<string, { description?: string }> {
  return (options?.schema['properties'] ?? {}) as Record<string, { description?: string }>;
}

/**
 * Where the engine says which message a problem has: for structural rules, its own, as the reason of a fault in SQL or in a
 * signature, as what an SDK makes of a schema, and for what differs between two versions.
 */
const ENGINE = [
  'src/engine/structure.ts',
  'src/core/rule.ts',
  'src/core/services.ts',
  'src/core/python-code.ts',
  'src/engine/disabled-ranges.ts',
  'src/run/lost-formats.ts',
  'src/run/suppressions.ts',
  'src/server/on-source.ts',
  'src/extract/javascript/served/served.ts',
  ...readdirSync('src/diff').map((name) => `src/diff/${name}`),
];

/** The code of a rule, of what it imports from rules/, and of the engine. */
function codeOf(file: string, seen = new Set<string>(ENGINE)): string[] {
  if (file.startsWith('rules/') && existsSync(file)) {
    seen.add(file);
    for (const [, specifier] of read(file).matchAll(/from '(\.[^']+)\.js'/g)) {
      const next = `${posix.join(posix.dirname(file), specifier!)}.ts`;
      if (!seen.has(next)) codeOf(next, seen);
    }
  }
  return [...seen].filter((path) => existsSync(path)).map(read);
}

function read(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
