import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { code, replaceBetween, table } from '../../scripts/generate/markdown.js';
import { readPacks } from '../../scripts/generate/packs.js';
import { ruleIndex } from '../../scripts/generate/rule-index.js';
import { rulePage } from '../../scripts/generate/rule-pages.js';
import { validatorOf } from '../../scripts/generate/validator.js';
import newRule from '../../scripts/new-rule.js';
import { Output } from '../../scripts/output.js';
import { defineRule } from '../../src/core/rule.js';

const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolint-scripts-'));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

const rule = defineRule({
  id: 'otc/some-name',
  summary: 'A `name` that is a | b',
  severity: 'warning',
  in: 'recommended',
  fixable: 'safe',
  source: { document: 'The Document', section: 'Names', says: 'A name is a', kind: 'SHOULD' },
  messages: {},
  options: {
    schema: { type: 'object', properties: { accept: { type: 'boolean', description: 'Takes b too' } } },
    defaults: { accept: false },
    presets: { strict: { accept: true } },
  },
});

describe('a page', () => {
  test('gets a header, and keeps its prose', () => {
    const page = rulePage(rule, '# An old title\n\nProse.\n');
    for (const part of [
      '# otc/some-name\n\nA `name` that is a | b.\n',
      '| Severity | warning |',
      '| Preset | `recommended`, and so in `strict` |',
      '| Source | The Document, Names (SHOULD) |',
      '| It says | A name is a. |',
      '| `accept` | `false` | Takes b too |',
      'The preset `strict` sets `{"accept":true}`.',
    ]) {
      expect(page).toContain(part);
    }
    expect(page).not.toContain('An old title');
    expect(page).toMatch(/<!-- \/generated -->\n\nProse\.\n$/);
  });

  test('changes only between the markers', () => {
    const page = rulePage(rule, 'Before.\n<!-- generated -->\nstale\n<!-- /generated -->\nAfter.\n');
    expect(page).toMatch(/^Before\.\n<!-- generated -->\n\n# otc[^]*\n\n<!-- \/generated -->\nAfter\.\n$/);
    expect(page).not.toContain('stale');
    expect(rulePage(rule, page)).toBe(page);
  });
});

test('Markdown holds whatever a text holds', () => {
  expect(table(['a'], [['x | y\nz']])).toBe('| a |\n| --- |\n| x \\| y z |');
  expect(code('a `b` c')).toBe('`` a `b` c ``');
  expect(code('``')).toBe('``` `` ```');
  expect(replaceBetween('no markers', '<a>', '</a>', 'x')).toBeUndefined();
  expect(replaceBetween('</a> <a>', '<a>', '</a>', 'x')).toBeUndefined();
});

/** What every pack has beside its rules. */
function addLabels(): void {
  for (const id of ['otc', 'common']) writeFileSync(`rules/${id}/pack.json`, `{ "title": "${id}", "place": 0 }`);
}

test('the index lists what is a rule, and nothing else', () => {
  const files = ['format.ts', 'statements.md', '_shared.ts', 'schema.json', 'lib/help.ts', 'b-c.ts', 'a.ts'];
  for (const path of [...files.map((file) => `rules/otc/${file}`), 'rules/common/z.ts']) {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, '');
  }
  addLabels();
  const index = ruleIndex(readPacks());
  expect(index.match(/'.*'/g)).toEqual([
    `'../src/core/format.js'`,
    `'../src/core/rule.js'`,
    `'./common/z.js'`,
    `'./otc/a.js'`,
    `'./otc/b-c.js'`,
    `'./otc/format.js'`,
  ]);
  expect(index).toContain('[commonZ, otcA, otcBC]');
  expect(index).toContain('[otc]');
});

test('a validator is a module without any `require`', () => {
  const text = validatorOf(
    { type: 'object', properties: { a: { type: 'string', maxLength: 2 }, b: { const: {} } } },
    'draft2020',
  );
  expect(text).toContain(`import ucs2length from 'ajv/dist/runtime/ucs2length.js';`);
  expect(text).toContain(`import equal from 'ajv/dist/runtime/equal.js';`);
  expect(text).not.toContain('require(');
});

describe('new-rule', () => {
  const say = (): string[] => {
    const lines: string[] = [];
    for (const stream of ['log', 'error'] as const) {
      jest.spyOn(console, stream).mockImplementation((line: string) => void lines.push(line));
    }
    return lines;
  };

  beforeEach(() => {
    cpSync(join(home, 'scripts/templates'), 'scripts/templates', { recursive: true });
    mkdirSync('rules/otc', { recursive: true });
    mkdirSync('rules/common', { recursive: true });
    addLabels();
  });

  test('writes a rule, its page and its test', () => {
    const lines = say();
    expect(newRule(['common/some-name'])).toBe(0);
    expect(readFileSync('rules/common/some-name.ts', 'utf8')).toContain(`id: 'common/some-name'`);
    expect(readFileSync('docs/rules/common/some-name.md', 'utf8')).toContain('<!-- generated -->');
    const text = readFileSync('__tests__/rules/common/some-name.test.ts', 'utf8');
    expect(text).toContain(`from '../../../rules/common/some-name.js'`);
    expect(text).toContain(`from '../../../rules/otc/format.js'`);
    expect(lines.join('\n')).toContain('npm run generate');
  });

  test('writes a test that fails until somebody writes it', () => {
    say();
    for (const path of ['package.json', 'jest.config.js', 'src', 'rules', '__tests__/support'])
      cpSync(join(home, path), path, { recursive: true });
    symlinkSync(join(home, 'node_modules'), 'node_modules');
    expect(newRule(['otc/some-name'])).toBe(0);
    const jest = [
      '--experimental-vm-modules',
      'node_modules/jest/bin/jest.js',
      '__tests__/rules/otc/some-name.test.ts',
    ];
    const env = { ...process.env, npm_lifecycle_event: 'test' };
    const { status, stderr } = spawnSync(process.execPath, jest, { encoding: 'utf8', env });
    expect(stderr).toContain('otc/some-name › reports: TODO a manifest that is wrong');
    expect(status).toBe(1);
  });

  test.each([
    [[], 'one id is needed'],
    [['otc/a', 'otc/b'], 'one id is needed'],
    [['otc'], '`otc` is no rule id'],
    [['otc/Some-Name'], 'is no rule id'],
    [['otc/some--name'], 'is no rule id'],
    [['otc/../name'], 'is no rule id'],
    [['oct/some-name'], 'there is no folder rules/oct (did you mean `otc`?)'],
    [['otc/there'], 'rules/otc/there.ts exists already'],
  ])('refuses %j', (args, message) => {
    writeFileSync('rules/otc/there.ts', 'export {};');
    const lines = say();
    expect(newRule(args)).toBe(2);
    expect(lines.join('\n')).toContain(message);
    expect(existsSync('docs')).toBe(false);
    expect(readFileSync('rules/otc/there.ts', 'utf8')).toBe('export {};');
  });
});

describe('output', () => {
  const report = (output: Output): number => {
    jest.spyOn(console, 'log').mockImplementation(() => {});
    return output.report('build');
  };

  test('writes what has changed, and deletes what is left over', () => {
    mkdirSync('dist/chunks', { recursive: true });
    writeFileSync('dist/same.js', 'same');
    writeFileSync('dist/chunks/old.js', 'old');
    const output = new Output(false);
    output.write('dist/same.js', 'same');
    output.write('dist/new/cli.js', 'new');
    output.makeExecutable('dist/new/cli.js');
    output.keepOnly('dist', new Set(['dist/same.js', 'dist/new/cli.js']));
    expect(new Set(output.changed)).toEqual(new Set(['dist/new/cli.js', 'dist/chunks/old.js']));
    expect(readFileSync('dist/new/cli.js', 'utf8')).toBe('new');
    if (process.platform !== 'win32') expect(statSync('dist/new/cli.js').mode & 0o111).not.toBe(0);
    expect(existsSync('dist/chunks/old.js')).toBe(false);
    expect(report(output)).toBe(0);
  });

  test('only looks when it checks', () => {
    mkdirSync('dist');
    writeFileSync('dist/old.js', 'old');
    const output = new Output(true);
    output.write('dist/new.js', 'new');
    output.keepOnly('dist', new Set(['dist/new.js']));
    expect(output.changed).toEqual(['dist/new.js', 'dist/old.js']);
    expect(existsSync('dist/old.js')).toBe(true);
    expect(existsSync('dist/new.js')).toBe(false);
    expect(report(output)).toBe(1);
  });
});
