/** The library as it is published, and a rule pack of one's own. */
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, defineRule, lint, lintText, rules, type Finding } from '../src/index.js';
import { folderOf, GOOD, rulesAt, toolintJson } from './support/cli.js';

const BAD = GOOD.replace('"version": "1.0.0"', '"version": "v1.0.0"');
const brief = ({ rule, path, line, column }: Finding): string => `${rule} ${path}:${line}:${column}`;

describe('lint', () => {
  test('reports, and writes only what it is asked to mend', async () => {
    const folder = folderOf({ 'a/good.json': GOOD, 'a/bad.json': BAD });
    const report = await lint({ cwd: folder.path, paths: ['a'] });
    const kept = readFileSync(join(folder.path, 'a/bad.json'), 'utf8');
    const fixed = await lint({ cwd: folder.path, fix: 'safe' });
    const written = readFileSync(join(folder.path, 'a/bad.json'), 'utf8');
    folder.remove();
    expect(report.findings.map(brief)).toEqual(['otc/version-format a/bad.json:5:14']);
    expect(report.files.map(({ path }) => path)).toEqual(['a/bad.json', 'a/good.json']);
    expect([kept, fixed.findings, written]).toEqual([BAD, [], GOOD]);
  });

  test('takes a config and a preset in place of files', async () => {
    const folder = folderOf({
      'bad.json': BAD,
      'toolint.config.json': '{ "rules": { "otc/version-format": "info" } }',
    });
    const fromDisk = await lint({ cwd: folder.path });
    const given = await lint({
      cwd: folder.path,
      config: defineConfig({ rules: { 'otc/version-format': 'off', 'otc/id-version': 'off' } }),
    });
    folder.remove();
    expect(fromDisk.findings.map(({ severity }) => severity)).toEqual(['info']);
    expect(given.findings).toEqual([]);
  });
});

describe('lintText', () => {
  test('lints a text in the syntax of its path, and gives back what became of it', async () => {
    const report = await lintText('id: Calculator.Add@1.0.0\nversion: v1.0.0\ninput_schema: {}\n', { path: 'x.yaml' });
    expect(report.findings.map(({ rule }) => rule)).toContain('otc/version-format');
    expect(report.output).toBeUndefined();
    expect((await lintText(BAD, { fix: 'safe' })).output).toBe(GOOD);
  });
});

describe('rules of one’s own', () => {
  const shout = defineRule({
    id: 'acme/shout',
    summary: 'A description that shouts',
    severity: 'warning',
    in: 'recommended',
    source: { document: 'Acme style', section: 'Tone', says: 'We do not shout.', kind: 'advice' },
    messages: { shouts: 'This shouts `{{mark}}`.' },
    *check({ tools }) {
      for (const { description } of tools) {
        if (description?.value.kind === 'string' && description.value.value.endsWith('!')) {
          yield { at: description.value, message: 'shouts', data: { mark: '!' } };
        }
      }
    },
  });

  test('run beside the built-in ones', async () => {
    const text = GOOD.replace('together.', 'together!');
    const config = defineConfig({ extends: ['recommended'], plugins: [[shout]], rules: { 'acme/shout': 'error' } });
    const { findings } = await lintText(text, { config });
    expect(findings.map((each) => [brief(each), each.severity, each.message])).toEqual([
      ['acme/shout manifest.json:4:18', 'error', 'This shouts `!`.'],
    ]);
  });

  test('the shipped example works from a clone', async () => {
    const { status, report } = await toolintJson(['examples/own-rules']);
    expect(status).toBe(0);
    expect(rulesAt(report)).toEqual(['house/verb-first examples/own-rules/orders.json:3:11']);
  });
});

test('the shipped examples show what is wrong in each format, and nothing that is right', async () => {
  const { status, report } = await toolintJson(['examples']);
  expect(status).toBe(1);
  expect(report.failures).toEqual([]);
  const formats = new Set(report.findings.map(({ rule }) => rule.split('/')[0]));
  expect([...formats].sort()).toEqual(['common', 'gloodata', 'house', 'mcp', 'openai', 'otc', 'shinkai']);
  expect(report.findings.filter(({ path }) => path === 'examples/otc/doorbell.yaml')).toEqual([]);
});

test('the rules are exported as data', () => {
  expect(rules.find(({ id }) => id === 'otc/unique-id')).toMatchObject({ severity: 'error', in: 'spec' });
});
