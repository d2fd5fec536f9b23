import { expect, test } from '@jest/globals';

import { render } from '../../src/report/index.js';
import { visible } from '../../src/report/text.js';
import { expectFile } from './expected.js';
import { ATTACKS, faultsOf, HOSTILE, HOSTILE_CONTEXT } from './hostile.js';
import { contextOf, reportOf, SAMPLE } from './sample.js';
import { parseXml, type Element } from './xml.js';

test('the sample', async () => {
  const output = await render('junit', SAMPLE, contextOf());
  expectFile('junit', output);
  const { name, attributes, children } = parseXml(output);
  expect([name, attributes]).toEqual(['testsuites', { name: 'toolint', tests: '8', failures: '6', errors: '1' }]);
  expect(children.map((suite) => suite.attributes.name)).toEqual([
    'tools/billing.yaml',
    'tools/clean.json',
    'tools/latin1.json',
    'tools/oauth/metadata.json',
    'tools/search.json',
  ]);
});

test('a clean file is a case that passes', async () => {
  const suites = parseXml(await render('junit', SAMPLE, contextOf())).children;
  const clean = suites.find((suite) => suite.attributes.name === 'tools/clean.json')!;
  expect(clean.attributes).toMatchObject({ tests: '1', failures: '0', errors: '0' });
  expect(clean.children.map((each) => each.children)).toEqual([[]]);
});

test('the numbers are those of the cases', async () => {
  for (const [report, context] of [
    [SAMPLE, contextOf()],
    [HOSTILE, HOSTILE_CONTEXT],
    [reportOf([]), contextOf()],
  ] as const) {
    const root = parseXml(await render('junit', report, context));
    const cases = root.children.flatMap((suite) => suite.children);
    const having = (name: string): number =>
      cases.filter((each) => each.children.some((child) => child.name === name)).length;
    const counted = { tests: cases.length, failures: having('failure'), errors: having('error') };
    const said = root.attributes;
    expect(counted).toEqual({
      tests: Number(said.tests),
      failures: Number(said.failures),
      errors: Number(said.errors),
    });
    expect(counted.failures).toBe(report.findings.length);
    expect(counted.errors).toBe(report.failures.length);
    for (const key of ['tests', 'failures', 'errors'] as const) {
      const sum = root.children.reduce((total, suite) => total + Number(suite.attributes[key]), 0);
      expect(sum).toBe(Number(said[key]));
    }
  }
});

test('hostile text stays in its attribute and its element', async () => {
  const output = await render('junit', HOSTILE, HOSTILE_CONTEXT);
  expect(faultsOf(output)).toEqual([]);
  const root = parseXml(output);
  const names = new Set<string>();
  const messages: string[] = [];
  const visit = (element: Element): void => {
    names.add(element.name);
    if (element.name === 'failure') messages.push(element.attributes.message!);
    element.children.forEach(visit);
  };
  visit(root);
  expect([...names].sort()).toEqual(['error', 'failure', 'testcase', 'testsuite', 'testsuites']);
  for (const attack of ATTACKS) expect(messages).toContain(visible(attack));
});
