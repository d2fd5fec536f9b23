import { spawnSync } from 'node:child_process';
/** The library as it is published, and a rule pack of one's own. */
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, defineRule, lint, lintText, rules, type Finding, type Problem } from '../src/index.js';
import { folderOf, GOOD, rulesAt, spawnToolintJson, toolintJson } from './support/cli.js';

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

test.each<[string, () => Promise<unknown>]>([
  ['a string for paths', () => lint({ paths: 'a.json' as never })],
  ['an unknown preset', () => lint({ preset: 'strct' as never })],
  ['an unknown option', () => lint({ path: 'a.json' } as never)],
  ['no text', () => lintText(5 as never)],
  ['an unknown way of fixing', () => lintText('{}', { fix: true as never })],
])('%s is refused in so many words', async (_, call) => {
  await expect(call()).rejects.toThrow(TypeError);
});

describe('lintText', () => {
  test('lints a text in the syntax of its path, and gives back what became of it', async () => {
    const report = await lintText('id: Calculator.Add@1.0.0\nversion: v1.0.0\ninput_schema: {}\n', { path: 'x.yaml' });
    expect(report.findings.map(({ rule }) => rule)).toContain('otc/version-format');
    expect(report.output).toBeUndefined();
    expect((await lintText(BAD, { fix: 'safe' })).output).toBe(GOOD);
  });

  test('skips what the config ignores, as the command line does with --stdin', async () => {
    const report = await lintText(BAD, { path: 'old/tool.json', config: { ignore: ['old/'] }, fix: 'safe' });
    const [{ path, reason } = { path: '', reason: '' }] = report.skipped;
    expect([path, reason]).toEqual(['old/tool.json', expect.stringContaining('ignored by the config')]);
    expect([report.findings, report.output]).toEqual([[], BAD]);
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
      ['acme/shout tool.json:4:18', 'error', 'This shouts `!`.'],
    ]);
  });

  test('and may have options, which are checked', async () => {
    const folder = folderOf({
      'pack.mjs': `export default [{ id: 'acme/no-foo', summary: 'x', severity: 'error', in: 'recommended',
        source: { document: 'x', section: 'x', says: 'x', kind: 'advice' }, messages: { foo: 'No {{word}}.' },
        options: { schema: { type: 'object', properties: { word: { type: 'string' } }, additionalProperties: false }, defaults: { word: 'foo' } },
        *check({ root }, { options }) { yield { at: root, message: 'foo', data: { word: options.word } }; } }];`,
      'toolint.config.json':
        '{ "plugins": ["./pack.mjs"], "rules": { "acme/no-foo": ["warning", { "word": "bar" }] } }',
      'bad/toolint.config.json':
        '{ "root": true, "plugins": ["../pack.mjs"], "rules": { "acme/no-foo": ["warning", { "wrd": 1 }] } }',
      'good.json': GOOD,
      'bad/good.json': GOOD,
    });
    // The built program, since a bundle loads packages in a way of its own.
    const right = await spawnToolintJson(['good.json'], { cwd: folder.path });
    const wrong = await spawnToolintJson([], { cwd: join(folder.path, 'bad') });
    folder.remove();
    expect(right.report.findings.map(({ message }) => message)).toEqual(['No bar.']);
    expect([wrong.status, wrong.err]).toEqual([2, expect.stringMatching(/did you mean `word`/)]);
  });

  test('one that throws is told with the call that did; an unknown message id and forgotten data are faults', async () => {
    const broken = (id: `${string}/${string}`, check: () => Iterable<Problem>) =>
      defineRule({ ...shout, id, messages: { shouts: 'It shouts.' }, check });
    const rules = [
      broken('acme/throws', function inMyRule() {
        throw new TypeError('no such thing');
      }),
      broken('acme/slip', () => [{ at: { start: 0, end: 1 }, message: 'shout' }]),
      {
        ...broken('acme/forgets', () => [{ at: { start: 0, end: 1 }, message: 'shouts', data: { nam: '{{x}}' } }]),
        messages: { shouts: '`{{nam}}` shouts, {{name}}.' },
      },
    ];
    const { findings, failures } = await lintText(GOOD, { config: { plugins: [rules] } });
    expect([findings, failures.map(({ message }) => message)]).toEqual([
      [],
      [
        'The rule acme/throws failed: no such thing',
        'What the rule acme/slip reported cannot be used: it has no message "shout" (did you mean `shouts`?); `messages` has shouts',
        'What the rule acme/forgets reported cannot be used: its message "shouts" needs `name`, which `data` lacks (did you mean `nam`?)',
      ],
    ]);
    expect(failures[0]!.stack![0]).toMatch(/^at .*inMyRule .*library\.test\.ts:\d+:\d+/);
    expect(failures[0]!.stack!.length).toBeLessThan(6);
  });

  test('the tests of the shipped examples pass', () => {
    const tests = ['full-stop', 'confirm'].map((name) => `examples/own-rules/${name}.test.js`);
    const { status } = spawnSync(process.execPath, ['--test', ...tests]);
    expect(status).toBe(0);
  });

  test('the shipped example works from a clone', async () => {
    const { status, report } = await spawnToolintJson(['examples/own-rules']);
    expect(status).toBe(0);
    expect(rulesAt(report)).toEqual(['house/verb-first examples/own-rules/orders.json:3:11']);
  });
});

test('the shipped examples show what is wrong in each format, and nothing that is right', async () => {
  const { status, report } = await toolintJson(['examples']);
  expect(status).toBe(1);
  expect(report.failures).toEqual([]);
  const formats = new Set(report.findings.map(({ rule }) => rule.split('/')[0]));
  expect([...formats].sort()).toEqual([
    ...['clients', 'common', 'gloodata', 'house', 'mcp', 'mcpb', 'openai', 'otc', 'python', 'server-json', 'shinkai'],
  ]);
  expect(report.findings.filter(({ path }) => path === 'examples/otc/doorbell.yaml')).toEqual([]);
});

test('a run over the whole clone says nothing about what is broken on purpose, and one that names it does', async () => {
  const { report, status } = await toolintJson([]);
  expect([status, rulesAt(report)]).toEqual([0, []]);
  const { report: named } = await toolintJson(['examples/mcp']);
  expect(rulesAt(named)).toEqual([
    'mcp/read-only-name examples/mcp/delete-order.ts:9:32',
    'mcp/stdout-in-stdio examples/mcp/delete-order.ts:12:3',
    'mcp/name-format examples/mcp/server.ts:11:3',
    'common/empty-description examples/mcp/server.ts:25:18',
    'common/default-type examples/mcp/server.ts:28:54',
    'clients/output-schema-dialect examples/mcp/server.ts:47:5',
    'mcp/annotation-conflict examples/mcp/server.ts:48:40',
    'mcp/structured-content examples/mcp/server.ts:50:34',
    'openai/template-registered examples/mcp/widget.ts:15:33',
    'openai/resource-mime-type examples/mcp/widget.ts:21:37',
  ]);
});

test('a text without a name is taken for a manifest as readily as a file that is named', async () => {
  const { files } = await lintText('{ "name": "ring", "description": "Rings.", "inputSchema": { "type": "object" } }');
  expect(files).toEqual([{ path: 'tool.json', formats: ['mcp'], tools: 1 }]);
});

test('the rules are exported as data', () => {
  expect(rules.find(({ id }) => id === 'otc/unique-id')).toMatchObject({ severity: 'error', in: 'spec' });
});
