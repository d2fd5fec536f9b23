/** Nothing that people can set is left out of the documentation, and nothing is told of that they cannot. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { formats } from '../../rules/index.js';
import { OPTIONS } from '../../src/cli/args.js';
import { workflow } from '../../src/cli/init.js';
import { LIBRARIES } from '../../src/generated/library-names.js';

const read = (path: string): string => readFileSync(path, 'utf8');

/** The code that begins each row of the table between two markers. */
function rowsOf(page: string, name: string): string[] {
  const [, table] = new RegExp(`<!-- ${name}:start -->([^]*?)<!-- ${name}:end -->`).exec(page)!;
  return [...table!.matchAll(/^\| (?:`-\w`, )?`([^`]+)` +\|/gm)].map(([, first]) => first!);
}

test('every option of the command line is in its table', () => {
  const named = rowsOf(read('docs/start-cli.md'), 'options').map((row) => row.split(' ')[0]);
  expect(named).toEqual(Object.keys(OPTIONS).map((name) => `--${name}`));
});

test('the documentation names no option of the command line that there is not', () => {
  const pages = [
    'README.md',
    ...['start-cli', 'start-action', 'configuration', 'suppressions'].map((name) => `docs/${name}.md`),
  ];
  const ours = new Set<string>(Object.keys(OPTIONS));
  for (const page of pages) {
    // What stands in code and starts with our name; commands of others have options of their own.
    const commands = read(page).match(/`(?:toolint[^`\n]* )?--[a-z][^`\n]*`|^(?:npx )?toolint .*$/gm) ?? [];
    const named = commands.flatMap((command) => [...command.matchAll(/--([a-z-]+)/g)].map(([, name]) => name!));
    expect([page, named.filter((name) => !ours.has(name))]).toEqual([page, []]);
  }
});

test('every format is told of, and what it is recognised by', () => {
  const page = read('docs/formats.md');
  for (const { id, knownBy } of formats) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${id}\` `));
    expect(row?.split(' | ').at(-1)?.replace(/ *\|$/, '')).toBe(knownBy);
  }
});

describe('the configuration', () => {
  const page = read('docs/configuration.md');
  const schema = JSON.parse(read('schemas/config.schema.json')) as Schema;
  const { properties } = schema as Required<Schema>;

  test('every key is told of, those inside another too', () => {
    const keys = [properties, properties['limits']?.properties, properties['dialect']?.properties].flatMap((each) =>
      Object.keys(each!),
    );
    const inner = Object.keys(properties['overrides']?.items?.properties ?? {});
    expect([keys.length > 15, inner.length]).toEqual([true, 3]);
    for (const key of [...keys, ...inner]) expect(page).toMatch(new RegExp('[`"]' + key.replace('$', '\\$') + '[`"]'));
  });

  test('every default of a limit is what the page shows', () => {
    for (const [name, limit] of Object.entries(properties['limits']!.properties!)) {
      expect(page).toContain(`"${name}": ${String(limit.default)}`);
    }
  });
});

test('the README and the docs show the workflow that `toolint init` writes, and the README is short', () => {
  for (const path of ['README.md', 'docs/start-action.md'])
    expect(read(path)).toContain(`\`\`\`yaml\n${workflow}\`\`\``);
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(184);
  expect(read('README.md')).toContain(`[${LIBRARIES.length} libraries](docs/formats.md)`);
});

interface Schema {
  readonly default?: unknown;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

describe('the Action', () => {
  const { inputs, outputs } = parse(read('action.yml')) as Record<'inputs' | 'outputs', object>;

  test('every input and output is in the tables of its page', () => {
    expect(rowsOf(read('docs/action.md'), 'inputs')).toEqual(Object.keys(inputs));
    expect(rowsOf(read('docs/action.md'), 'outputs')).toEqual(Object.keys(outputs));
  });

  test('the page about it names only inputs that there are', () => {
    const page = read('docs/start-action.md');
    const named = [...page.matchAll(/`([a-z][a-z-]*): [^`]+`/g)].map(([, name]) => name!);
    const permissions = ['checks', 'contents', 'pull-requests', 'security-events'];
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in inputs) && !permissions.includes(name))).toEqual([]);
  });

  test('every step with our Action sets only inputs that there are', () => {
    for (const path of ['README.md', 'docs/action.md', 'docs/start-action.md', 'docs/suppressions.md']) {
      const steps = [
        ...read(path).matchAll(/- uses: [\w-]+\/toolint@.*\n(?: +id: .*\n)?(?: +with:\n((?: +[\w-]+:.*\n)+))?/g),
      ];
      const set = steps.flatMap(([, lines = '']) => [...lines.matchAll(/^ +([\w-]+):/gm)].map(([, name]) => name!));
      expect([path, set.filter((name) => !(name in inputs))]).toEqual([path, []]);
    }
  });
});
