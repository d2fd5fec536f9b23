import { readFileSync } from 'node:fs';

import { beforeAll, describe, expect, test } from '@jest/globals';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';

import type { Finding, Report } from '../../src/core/finding.js';
import { render, type ReportContext } from '../../src/report/index.js';
import { SARIF_RESULTS } from '../../src/report/formats/sarif.js';
import { expectFile } from './expected.js';
import { faultsOf, HOSTILE, HOSTILE_CONTEXT } from './hostile.js';
import { contextOf, findingAt, reportOf, SAMPLE, SEARCH, TEXTS } from './sample.js';

const schema = JSON.parse(
  readFileSync(new URL('../fixtures/sarif-schema-2.1.0.json', import.meta.url), 'utf8'),
) as object;
let validate: Ajv.ValidateFunction;

beforeAll(() => {
  const ajv = new Ajv.default({ strict: false, allErrors: false });
  addFormats.default(ajv);
  validate = ajv.compile(schema);
});

interface Artifact {
  artifactLocation: { uri: string; uriBaseId: string };
  region: object;
}

interface Rule {
  id: string;
  helpUri?: string;
  defaultConfiguration: { level: string };
  properties: object;
}

interface Result {
  ruleId: string;
  ruleIndex: number;
  level: string;
  message: { text: string };
  locations: [{ physicalLocation: Artifact }];
  partialFingerprints: { primaryLocationLineHash: string };
  fixes?: [{ artifactChanges: [{ replacements: object[] }] }];
}

interface Run {
  tool: { driver: { rules: Rule[] } };
  columnKind: string;
  originalUriBaseIds: object;
  invocations: [
    {
      executionSuccessful: boolean;
      toolExecutionNotifications: [Pick<Result, 'level' | 'message' | 'locations'>];
    },
  ];
  results: Result[];
}

const runOf = (output: string): Run => (JSON.parse(output) as { runs: [Run] }).runs[0];

async function log(report: Report, context: ReportContext = contextOf()): Promise<Run> {
  const output = await render('sarif', report, context);
  const value = JSON.parse(output) as { runs: Run[] };
  validate(value);
  expect(validate.errors).toBeNull();
  expect(value.runs).toHaveLength(1);
  return runOf(output);
}

test('the sample', async () => {
  const context = contextOf(TEXTS, { root: '/home/me/my project' });
  expectFile('sarif', await render('sarif', SAMPLE, context));
  await log(SAMPLE, context);
});

test('an empty report', async () => {
  const run = await log(reportOf([]));
  expect(run.results).toEqual([]);
  expect(run.tool.driver.rules).toEqual([]);
  expect(run.invocations).toEqual([{ executionSuccessful: true }]);
});

test('every result finds its rule, known or not', async () => {
  const mine = findingAt('tools/search.json', '"id"', { rule: 'mine/own-rule', severity: 'warning' });
  const run = await log(reportOf([...SAMPLE.findings, mine]));
  for (const { ruleId, ruleIndex } of run.results) expect(run.tool.driver.rules[ruleIndex]!.id).toBe(ruleId);
  const own = run.tool.driver.rules.find((rule) => rule.id === 'mine/own-rule');
  expect(own!.defaultConfiguration.level).toBe('warning');
  expect(own!.helpUri).toBe('https://toolint.dev/rules/mine/own-rule');
});

test('only security rules have a security severity', async () => {
  const { rules } = (await log(SAMPLE)).tool.driver;
  const graded = rules.filter((rule) => 'security-severity' in rule.properties).map((rule) => rule.id);
  expect(graded).toEqual(['shinkai/oauth-client-secret']);
});

test('levels, regions and fixes', async () => {
  const run = await log(SAMPLE);
  expect(run.columnKind).toBe('utf16CodeUnits');
  expect(run.results.map((each) => each.level)).toEqual(['warning', 'note', 'error', 'error', 'error', 'error']);
  const version = run.results.find((each) => each.ruleId === 'otc/version-format');
  const { region } = version!.locations[0].physicalLocation;
  expect(region).toEqual({ startLine: 5, startColumn: 14, endLine: 5, endColumn: 22 });
  const [replacement] = version!.fixes![0].artifactChanges[0].replacements;
  expect(replacement).toEqual({
    deletedRegion: { startLine: 5, startColumn: 15, endLine: 5, endColumn: 16 },
    insertedContent: { text: '' },
  });
  const missing = await log(SAMPLE, contextOf({}));
  expect(missing.results.some((each) => each.fixes)).toBe(false);
});

test('paths are URIs relative to the root', async () => {
  const finding = findingAt('x', 'x', { rule: 'a/b', path: 'a b/ü#?%:\\.json' }, 'x');
  const run = await log(reportOf([finding]), contextOf({}, { root: 'C:\\my work\\' }));
  const { artifactLocation } = run.results[0]!.locations[0].physicalLocation;
  expect(artifactLocation).toEqual({ uri: 'a%20b/%C3%BC%23%3F%25%3A%5C.json', uriBaseId: '%SRCROOT%' });
  expect(run.originalUriBaseIds).toEqual({ '%SRCROOT%': { uri: 'file:///C%3A/my%20work/' } });
});

describe('fingerprints', () => {
  const prints = async (text: string, more = {}): Promise<string[]> => {
    const finding = findingAt('a.json', '"v1.0.0"', { rule: 'otc/version-format', pointer: '/version', ...more }, text);
    const run = await log(reportOf([finding, finding]), contextOf({ 'a.json': text }));
    return run.results.map((each) => each.partialFingerprints.primaryLocationLineHash);
  };

  test('stay when lines move or are indented', async () => {
    expect(await prints(`\n\n${SEARCH.replaceAll('  "', '\t"')}`)).toEqual(await prints(SEARCH));
  });

  test('change with the line, the rule and the pointer', async () => {
    const [here] = await prints(SEARCH);
    expect(await prints(SEARCH.replace('"v1.0.0",', '"v1.0.0" ,'))).not.toContain(here);
    expect(await prints(SEARCH, { rule: 'a/b' })).not.toContain(here);
    expect(await prints(SEARCH, { pointer: '/1/version' })).not.toContain(here);
  });

  test('stay with a tool that moves in its list, and change with its name', async () => {
    const at = (index: number, name: string) =>
      prints(SEARCH, { pointer: `/${index}/version`, item: { name, pointer: '/version' } });
    expect(await at(1, 'Search')).toEqual(await at(0, 'Search'));
    expect(await at(0, 'Find')).not.toEqual(await at(0, 'Search'));
  });

  test('tell equal findings apart', async () => {
    const [first, second] = await prints(SEARCH);
    expect(first).toMatch(/^[0-9a-f]{16}:1$/);
    expect(second).toBe(first!.replace(/1$/, '2'));
  });

  test('hold no secret', async () => {
    const mask = (secret: string) => log(SAMPLE, contextOf({ ...TEXTS, 'tools/oauth/metadata.json': secret }));
    const secret = TEXTS['tools/oauth/metadata.json']!;
    expect(await mask(secret)).toEqual(await mask(secret.replace('s3cr3t', 'guess!')));
  });
});

test('failures are told, and the run was no success', async () => {
  const [invocation] = (await log(SAMPLE)).invocations;
  expect(invocation.executionSuccessful).toBe(false);
  const [notification] = invocation.toolExecutionNotifications;
  expect(notification).toMatchObject({
    level: 'error',
    message: { text: 'The file is not UTF-8, so it could not be read.' },
  });
  expect(notification.locations[0].physicalLocation.artifactLocation.uri).toBe('tools/latin1.json');
});

test('too many results: the most severe, and a word about the rest', async () => {
  const info = findingAt('tools/search.json', '"id"', { rule: 'a/b', severity: 'info' });
  const error = { ...info, severity: 'error' as const, start: 9, message: 'The last one.' };
  const findings = [...Array<Finding>(SARIF_RESULTS + 1).fill(info), error];
  const run = runOf(await render('sarif', reportOf(findings), contextOf()));
  expect(run.results).toHaveLength(SARIF_RESULTS);
  expect(run.results.at(-1)!.message.text).toBe('The last one.');
  const [{ level, message }] = run.invocations[0].toolExecutionNotifications;
  expect({ level, ...message }).toEqual({
    level: 'warning',
    text: '2 findings are left out, the least severe ones: GitHub takes 25,000 from one run.',
  });
  expect(run.invocations[0].executionSuccessful).toBe(true);
});

test('hostile text stays text', async () => {
  expect(faultsOf(await render('sarif', HOSTILE, HOSTILE_CONTEXT))).toEqual([]);
  const run = await log(HOSTILE, HOSTILE_CONTEXT);
  expect(run.results).toHaveLength(HOSTILE.findings.length);
  for (const { message, locations } of run.results) {
    expect(message.text).not.toMatch(/[\p{Cc}\p{Cs}]|\]\(/u);
    expect(locations[0].physicalLocation.artifactLocation.uri).toMatch(/^[\w.!~*'()%/-]+$/);
  }
  for (const rule of run.tool.driver.rules) expect(rule.helpUri ?? 'https://x').toMatch(/^https:/);
});
