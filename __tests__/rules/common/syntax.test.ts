import { describe, expect, test } from '@jest/globals';
import rule from '../../../rules/common/syntax.js';
import { format as mcp } from '../../../rules/mcp/format.js';
import { format as openai } from '../../../rules/openai/format.js';
import guard from '../../../rules/openai/window-openai-guard.js';
import { format as otc } from '../../../rules/otc/format.js';
import { JSON_WORDS, type Document } from '../../../src/core/document.js';
import { oncePerCause } from '../../../src/engine/causes.js';
import { applyFixes } from '../../../src/engine/fix.js';
import { lint } from '../../../src/engine/lint.js';
import { recognise } from '../../../src/engine/recognise.js';
import type { Fault } from '../../../src/core/rule.js';
import { linted } from './linted.js';

const check = (text: string, path = 'tool.json') => linted(path, text, otc, [rule]);

describe('common/syntax', () => {
  test.each([
    ['JSON', 'tool.json', '{ "name": "Forecast" }'],
    ['JSON with comments, where they are allowed', 'tool.jsonc', '{ "name": "Forecast", } // ours'],
    ['YAML', 'tool.yaml', 'name: Forecast\n'],
  ])('silent: %s', async (_, path, text) => {
    expect(await check(text, path)).toEqual([]);
  });

  test('reports the place where the parser stumbled, and the rest is still read', async () => {
    const findings = await check('{\n  "name" "Forecast",\n  "version": "1.0.0"\n}');
    expect(findings).toMatchObject([{ rule: 'common/syntax', severity: 'error', line: 2 }]);
    expect(findings[0]!.message).toMatch(/\.$/);
  });

  test('an example for people, with a heading, is no error', async () => {
    const text = '# Add this to your config\n{ "name": "Forecast" }';
    const severities = async (path: string) => new Set((await check(text, path)).map(({ severity }) => severity));
    expect(await severities('tool-example.json')).toEqual(new Set(['info']));
    expect(await severities('tool.json')).toEqual(new Set(['error']));
  });

  test.each([
    ['claude_desktop_config.json', '/Users/octavia/rain.py', 'warning'],
    ['mcp/claude_desktop_config.json', 'C:\\Users\\Octavia\\rain.py', 'warning'],
    ['claude_desktop_config.json', '/Users/you/rain.py', 'error'],
    ['claude_desktop_config.json', 'rain.py', 'error'],
    ['Application Support/Claude/claude_desktop_config.json', '/Users/octavia/rain.py', 'error'],
    ['.mcp.json', '/Users/octavia/rain.py', 'error'],
  ])("one person's own config is copied by no one: %s with %s", async (path, script, severity) => {
    const config = JSON.stringify({ mcpServers: { rain: { command: 'python', args: [script] } } });
    expect((await check(`// mine\n${config}`, path)).map((each) => each.severity)).toEqual([severity]);
    // What begins with another text can be read by nothing.
    expect((await check(`mine\n${config}`, path)).map((each) => each.severity)).toContain('error');
  });

  test('all comments of a file are one finding, and each trailing comma is one with its fix', async () => {
    const text = '{\n// one\n"name": "Forecast", // two\n"version": "1.0.0",\n}';
    const found = oncePerCause([...(await check(text)), ...(await check(text, 'other.json'))]);
    const of = (path: string) => found.filter((each) => each.path === path);
    for (const path of ['tool.json', 'other.json']) {
      const [comments, comma] = of(path);
      expect(of(path)).toHaveLength(2);
      expect(comments).toMatchObject({ line: 2, count: 2, related: [{ path, line: 3 }] });
      expect(comments!.message).toMatch(/no comments.*\(2 places\)$/);
      expect(comma!.fix).toBeDefined();
    }
  });

  test('reports a file that somebody named, whatever it holds', async () => {
    expect(await check('')).toHaveLength(1);
    expect(await check('<html></html>')).toHaveLength(1);
  });

  test.each(['server.ts', 'server.mjs', 'app.tsx'])(
    'code of an SDK in which no tool can be checked is an error: %s',
    async (path) => {
      const text = "server.registerTool('rain', { inputSchema: {{ city: z.string() } }, rain);";
      const found = (after: string) => linted(path, text + after, mcp, [rule]);
      expect(await found("import '@modelcontextprotocol/sdk';")).toMatchObject([
        { rule: 'common/syntax', severity: 'error', line: 1, column: 45 },
      ]);
      expect(await found('')).toMatchObject([{ severity: 'warning' }]);
    },
  );

  test('reports a script of a widget that no host can run, as a warning, and judges the others', async () => {
    const text = '<script>if (window.openai {}</script>\n<script>window.openai.close();</script>';
    const findings = await linted('widget.html', text, openai, [rule, guard]);
    expect(findings.map((each) => [each.rule, each.severity, each.line, each.column])).toEqual([
      ['common/syntax', 'warning', 1, 27],
      ['openai/window-openai-guard', 'warning', 2, 9],
    ]);
    const alone = await linted('widget.html', text.split('\n')[0]!, openai, [rule]);
    expect(alone.map(({ column }) => column)).toEqual([27]);
  });

  test.each([
    ['a missing semicolon', 'window.openai?.close() let a;', 'missing semicolon'],
    ['two declarations of one name', 'let a; let a; window.openai?.close();', 'already been declared'],
    ['`return` outside of a function', 'window.openai?.close(); return;', 'outside of function'],
    ['`await` in a classic script', 'const a = await window.openai?.callTool("a");', "'await' is only allowed"],
  ])('reports what a parser could pass over and no browser does: %s', async (_, script, cause) => {
    const [finding, ...others] = await linted('widget.html', `<script>${script}</script>`, openai, [rule]);
    expect(finding?.message).toContain('in this script');
    expect(finding?.message).toContain(cause);
    expect(others).toEqual([]);
  });

  test('removes a Markdown fence', async () => {
    const text = '```json\n{ "name": "Forecast" }\n```\n';
    const mended = applyFixes(text, await check(text), 'safe').text;
    expect(JSON.parse(mended)).toEqual({ name: 'Forecast' });
  });

  test('removes a trailing comma', async () => {
    const text = '{\n  "name": "Forecast",\n}';
    const findings = await check(text);
    expect(findings).toMatchObject([{ line: 2, fix: { safe: true } }]);
    const mended = applyFixes(text, findings, 'safe').text;
    expect(JSON.parse(mended)).toEqual({ name: 'Forecast' });
    expect(await check(mended)).toEqual([]);
  });
});

describe('each fault is a finding', () => {
  const text = '0123456789';
  const fault = (changes: Partial<Fault> = {}): Fault => ({ start: 2, end: 4, message: 'Wrong.', ...changes });
  const check = (...faults: Fault[]) => {
    const syntax = { id: 'json', words: JSON_WORDS, offsetIn: () => undefined, print: () => undefined };
    const document: Document = { path: 'tool.json', text, syntax, roots: [], faults };
    const recognition = recognise(document, [otc], { named: true, servers: [] });
    return lint(document, recognition, new Map([[rule.id, { rule, severity: rule.severity, options: {} }]])).findings;
  };

  test('with its place and its words', () => {
    expect(check(fault(), fault({ start: 5, end: 5 }))).toMatchObject([
      { start: 2, end: 4, line: 1, column: 3, endColumn: 5, message: 'Wrong.', severity: 'error' },
      { start: 5, end: 5 },
    ]);
  });

  test('with what mends it', () => {
    const edits = [{ start: 3, end: 4, text: '' }];
    expect(check(fault({ mend: { title: 'Remove it', edits } }))[0]!.fix).toEqual({
      title: 'Remove it',
      safe: true,
      edits,
    });
  });

  test('milder where the parser may be the one that is wrong', () => {
    expect(check(fault({ mild: true }))).toMatchObject([{ severity: 'warning' }]);
  });

  test('with hostile words made harmless', () => {
    const [finding] = check(fault({ message: `\u202e::error::{{fault}}${'x'.repeat(100_000)}` }));
    expect(finding!.message).toMatch(/^\\u\{202e\}::error::\{\{fault\}\}x{50,}…$/);
  });
});
