/** The formats that other programs read: gitlab, rdjson, checkstyle, azure and badge. `__tests__/readers` has programs read them. */
import { describe, expect, test } from '@jest/globals';
import Ajv from 'ajv';
import { render, type ReportFormat } from '../../src/report/index.js';
import { visible } from '../../src/report/text.js';
import { expectFile } from './expected.js';
import { ATTACKS, faultsOf, HOSTILE, HOSTILE_CONTEXT } from './hostile.js';
import { contextOf, findingAt, reportOf, SAMPLE } from './sample.js';
import { parseXml } from './xml.js';

const FOR_PROGRAMS = ['gitlab', 'rdjson', 'checkstyle', 'azure', 'badge'] as const satisfies ReportFormat[];
const ajv = new Ajv.default({ allErrors: true });

/** As GitLab's documentation has it. */
const GITLAB = ajv.compile({
  type: 'array',
  items: {
    type: 'object',
    required: ['description', 'check_name', 'fingerprint', 'severity', 'location'],
    additionalProperties: false,
    properties: {
      description: { type: 'string' },
      check_name: { type: 'string', minLength: 1 },
      fingerprint: { type: 'string', pattern: '^[0-9a-f:]+$' },
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        required: ['path', 'lines'],
        additionalProperties: false,
        properties: {
          path: { type: 'string', minLength: 1, not: { pattern: '^\\./' } },
          lines: { type: 'object', required: ['begin'], properties: { begin: { type: 'integer', minimum: 1 } } },
        },
      },
    },
  },
});

const BADGE = ajv.compile({
  type: 'object',
  required: ['schemaVersion', 'label', 'message'],
  additionalProperties: false,
  properties: {
    schemaVersion: { const: 1 },
    label: { type: 'string', minLength: 1 },
    message: { type: 'string', minLength: 1 },
    color: { type: 'string' },
    isError: { type: 'boolean' },
  },
});

describe.each(FOR_PROGRAMS)('%s', (format) => {
  test('the sample', async () => expectFile(format, await render(format, SAMPLE, contextOf())));

  test('hostile text is data', async () => {
    const output = await render(format, HOSTILE, HOSTILE_CONTEXT);
    expect(faultsOf(output)).toEqual([]);
  });
});

test('gitlab: one issue for each finding and failure, as GitLab documents it', async () => {
  for (const [report, context] of [
    [SAMPLE, contextOf()],
    [HOSTILE, HOSTILE_CONTEXT],
    [reportOf([]), contextOf()],
  ] as const) {
    const issues = JSON.parse(await render('gitlab', report, context)) as { fingerprint: string }[];
    expect(GITLAB(issues) || GITLAB.errors).toBe(true);
    expect(issues).toHaveLength(report.findings.length + report.failures.length);
    expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(issues.length);
  }
});

test('gitlab: a finding keeps its fingerprint when lines move', async () => {
  const text = '{\n  "name": "a b"\n}\n';
  const moved = `{\n\n\n  "name": "a b"\n}\n`;
  const of = async (content: string): Promise<string> => {
    const finding = findingAt('a.json', '"a b"', { rule: 'mcp/name-format' }, content);
    const [issue] = JSON.parse(await render('gitlab', reportOf([finding]), contextOf({ 'a.json': content }))) as [
      { fingerprint: string },
    ];
    return issue.fingerprint;
  };
  expect(await of(moved)).toBe(await of(text));
});

interface Diagnostic {
  readonly message: string;
  readonly location: { path: string; range?: { start: object; end: object } };
  readonly suggestions?: { range: object; text: string }[];
}

const diagnosticsOf = async (...args: Parameters<typeof render> extends [unknown, ...infer Rest] ? Rest : never) =>
  (JSON.parse(await render('rdjson', ...args)) as { diagnostics: Diagnostic[] }).diagnostics;

test('rdjson: columns count bytes of UTF-8, also where many findings are in one line', async () => {
  const text = '{"é": "𐐀", "b": "c", "é": 1}\n{"x": "\u20ac", "y": 2}\n';
  const at = (piece: string) => findingAt('a.json', piece, { rule: 'x/y' }, text);
  const found = await diagnosticsOf(reportOf([at('"𐐀"'), at('"c"'), at('1'), at('2')]), contextOf({ 'a.json': text }));
  const bytes = (piece: string, line: number): object => {
    const content = text.split('\n')[line - 1]!;
    return { line, column: Buffer.byteLength(content.slice(0, content.indexOf(piece))) + 1 };
  };
  expect(found.map(({ location }) => location.range?.start)).toEqual([
    bytes('"𐐀"', 1),
    bytes('"c"', 1),
    bytes('1}', 1),
    bytes('2}', 2),
  ]);
});

test('rdjson: a safe fix of one edit is a suggestion, and others are none', async () => {
  const text = '{ "name": "a b" }\n';
  const fix = (edits: readonly { start: number; end: number; text: string }[]) => ({ title: 'x', safe: true, edits });
  const edit = { start: 10, end: 15, text: '"a_b"' };
  const found = await diagnosticsOf(
    reportOf([
      findingAt('a.json', '"a b"', { rule: 'x/a', fix: fix([edit]) }, text),
      findingAt('a.json', '"a b"', { rule: 'x/c', fix: { ...fix([edit]), safe: false } }, text),
      findingAt('a.json', '"a b"', { rule: 'x/b', fix: fix([edit, { start: 0, end: 0, text: ' ' }]) }, text),
    ]),
    contextOf({ 'a.json': text }),
  );
  expect(found.map(({ suggestions }) => suggestions)).toEqual([
    [{ range: { start: { line: 1, column: 11 }, end: { line: 1, column: 16 } }, text: '"a_b"' }],
    undefined,
    undefined,
  ]);
});

test('rdjson: what has no text has lines, and what is on a server has no range', async () => {
  const file = findingAt('gone.json', 'b', { rule: 'x/y' }, 'ab');
  const server = { ...file, path: 'server:x', pointer: '/tools/0' };
  const found = await diagnosticsOf(reportOf([file, server]), contextOf({}));
  expect(found.map(({ location }) => location)).toEqual([
    { path: 'gone.json', range: { start: { line: 1 }, end: { line: 1 } } },
    { path: 'server:x' },
  ]);
  expect(found[1]!.message).toMatch(/^server:x#\/tools\/0: /);
});

test('checkstyle: a file for each path, and hostile text stays in its attribute', async () => {
  const root = parseXml(await render('checkstyle', HOSTILE, HOSTILE_CONTEXT));
  expect([root.name, root.attributes]).toEqual(['checkstyle', { version: '4.3' }]);
  const errors = root.children.flatMap(({ children }) => children);
  expect(errors).toHaveLength(HOSTILE.findings.length + HOSTILE.failures.length);
  expect(new Set(errors.map(({ name }) => name))).toEqual(new Set(['error']));
  const messages = errors.map(({ attributes }) => attributes.message);
  for (const attack of ATTACKS) expect(messages).toContain(visible(attack));
  for (const { attributes } of errors) expect(attributes.severity).toMatch(/^(?:error|warning|info)$/);
});

test('azure: each line is one command of ours or no command', async () => {
  const lines = (await render('azure', HOSTILE, HOSTILE_CONTEXT)).split('\n').slice(0, -1);
  expect(lines).toHaveLength(HOSTILE.findings.length + HOSTILE.failures.length);
  for (const line of lines) {
    const commands = line.match(/##\w*\[/gi) ?? [];
    expect(commands.length).toBe(line.startsWith('##vso[task.logissue type=') ? 1 : 0);
  }
});

test.each(FOR_PROGRAMS.filter((format) => format !== 'badge'))('%s: --quiet keeps the errors', async (format) => {
  const output = await render(format, SAMPLE, contextOf(undefined, { quiet: true }));
  const [errors, others] = [SAMPLE.findings.filter(({ severity }) => severity === 'error'), SAMPLE.findings];
  for (const { rule } of others) expect(output.includes(rule)).toBe(errors.some((each) => each.rule === rule));
});

test('a log that Azure or TeamCity reads has no command of a manifest, in whatever format', () => {
  expect(visible('x ##vso[task.setvariable variable=a]b')).toBe('x #<U+0023>vso[task.setvariable variable=a]b');
  expect(visible('##VSO[a]')).toBe('#<U+0023>VSO[a]');
  expect(visible("###teamcity[message text='a']")).toBe("##<U+0023>teamcity[message text='a']");
  expect(visible('## heading [x]')).toBe('## heading [x]');
});

describe('badge', () => {
  const badge = async (report: typeof SAMPLE): Promise<Record<string, unknown>> => {
    const value = JSON.parse(await render('badge', report, contextOf())) as Record<string, unknown>;
    expect(BADGE(value) || BADGE.errors).toBe(true);
    return value;
  };
  const finding = findingAt('tools/search.json', '"Search"', { rule: 'x/y' });

  test('the count of errors, or that there are none', async () => {
    expect(await badge(reportOf([finding]))).toMatchObject({ message: '1 error', color: 'red' });
    const warned = reportOf([{ ...finding, severity: 'warning' }]);
    expect(await badge(warned)).toEqual({
      schemaVersion: 1,
      label: 'toolint',
      message: 'no errors',
      color: 'brightgreen',
    });
  });

  test('a run that failed, and one that looked at nothing or at a part, are not green', async () => {
    expect(await badge(SAMPLE)).toMatchObject({ message: 'failed', color: 'red', isError: true });
    expect(await badge(reportOf([]))).toMatchObject({ message: 'nothing to lint', color: 'lightgrey' });
    const unread = [{ path: 'a.ts', line: 1, column: 1, what: 'a loop', reason: 'x' }];
    const part = reportOf([{ ...finding, severity: 'warning' }], { unread });
    expect(await badge(part)).toMatchObject({ message: 'no errors in what was read', color: 'yellow' });
  });
});
