import { readFileSync } from 'node:fs';

import { expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';

import type { Finding, Report } from '../../src/core/finding.js';
import { render, renderParts } from '../../src/report/index.js';
import { expectFile } from './expected.js';
import { faultsOf, HOSTILE, HOSTILE_CONTEXT } from './hostile.js';
import { contextOf, reportOf, SAMPLE } from './sample.js';

const schema = JSON.parse(readFileSync(new URL('../../schemas/report.schema.json', import.meta.url), 'utf8')) as object;
const validate = new Ajv2020({ allErrors: true }).compile(schema);

interface Parsed {
  findings: Finding[];
}

async function parsed(report: Report): Promise<Parsed> {
  const output = await render('json', report, contextOf());
  const value = JSON.parse(output) as Parsed;
  validate(value);
  expect(validate.errors).toBeNull();
  return value;
}

test('the sample', async () => {
  expectFile('json', await render('json', SAMPLE, contextOf()));
  await parsed(SAMPLE);
});

test('quiet: errors only, and the numbers of all that was found', async () => {
  const loud = JSON.parse(await render('json', SAMPLE, contextOf())) as Parsed;
  const quiet = JSON.parse(await render('json', SAMPLE, contextOf({}, { quiet: true }))) as Parsed;
  expect(validate(quiet)).toBe(true);
  expect(quiet).toEqual({ ...loud, findings: loud.findings.filter(({ severity }) => severity === 'error') });
});

test('an empty report', async () => {
  expect(await parsed(reportOf([]))).toEqual({
    version: 1,
    tool: { name: 'toolint', version: '1.2.3' },
    summary: { files: 0, errors: 0, warnings: 0, infos: 0, suppressed: 0, skipped: 0, fixable: 0 },
    files: [],
    skipped: [],
    findings: [],
    failures: [],
  });
});

test.each([99, 100, 101, 350])('%i of each, in parts: what JSON.stringify prints', async (length) => {
  const many = Array.from({ length }, (_, index) => ({ path: `${String(index).padStart(3, '0')}.json`, index }));
  const report: Report = {
    ...reportOf([]),
    files: many.map(({ path }) => ({ path, formats: ['otc'], tools: 1 })),
    skipped: many.map(({ path }) => ({ path, reason: 'It is "odd".' })),
    findings: many.map(({ path }) => ({ ...SAMPLE.findings[0]!, path })),
    failures: many.map(({ path }) => ({ path, message: '[\n  [{}]\n]' })),
  };
  const text = await render('json', report, contextOf());
  const value = JSON.parse(text) as Record<string, { path: string }[]>;
  expect(text).toBe(`${JSON.stringify(value, undefined, 2)}\n`);
  for (const key of ['files', 'skipped', 'findings', 'failures'])
    expect(value[key]!.map(({ path }) => path)).toEqual(many.map(({ path }) => path));
  expect(Math.max(...[...(await renderParts('json', report, contextOf()))].map((part) => part.length))).toBeLessThan(
    150_000,
  );
});

test('nothing but the names of the contract', async () => {
  const more = { ...SAMPLE, secret: 1, files: SAMPLE.files.map((file) => ({ ...file, text: 'x' })) };
  expect(await parsed(more)).toEqual(await parsed(SAMPLE));
  const [finding] = (await parsed(SAMPLE)).findings;
  expect(finding).not.toHaveProperty('start');
  expect(finding!.fix!.edits).toEqual([{ start: 38, end: 56, text: '' }]);
});

test('the schema is closed', () => {
  const [finding] = SAMPLE.findings;
  expect(validate({ ...finding })).toBe(false);
  const minimal = { version: 1, tool: { name: 't', version: '1' }, files: [], skipped: [], findings: [], failures: [] };
  const summary = { files: 0, errors: 0, warnings: 0, infos: 0, suppressed: 0, skipped: 0, fixable: 0 };
  expect(validate({ ...minimal, summary })).toBe(true);
  expect(validate({ ...minimal, summary, more: 1 })).toBe(false);
  expect(validate({ ...minimal, summary: { ...summary, more: 1 } })).toBe(false);
  expect(validate({ ...minimal, summary, version: 2 })).toBe(false);
});

test('the order does not depend on the order of the report', async () => {
  const turned = {
    ...SAMPLE,
    files: SAMPLE.files.toReversed(),
    findings: SAMPLE.findings.toReversed(),
    failures: SAMPLE.failures.toReversed(),
  };
  expect(await render('json', turned, contextOf())).toBe(await render('json', SAMPLE, contextOf()));
});

test('hostile text comes back as it was, and acts on nothing on its way', async () => {
  const output = await render('json', HOSTILE, HOSTILE_CONTEXT);
  expect(faultsOf(output)).toEqual([]);
  expect(output.endsWith('}\n')).toBe(true);
  expect(Buffer.from(output).toString()).toBe(output);
  const value = await parsed(HOSTILE);
  for (const { message, path, rule, tool, related, fix } of HOSTILE.findings) {
    expect(value.findings).toContainEqual(expect.objectContaining({ message, path, rule, tool, related, fix }));
  }
});
