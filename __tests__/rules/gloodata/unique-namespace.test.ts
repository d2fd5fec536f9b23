import { describe, expect, test } from '@jest/globals';
import { format } from '../../../rules/gloodata/format.js';
import rule from '../../../rules/gloodata/unique-namespace.js';
import type { Finding } from '../../../src/core/finding.js';
import { lint } from '../../../src/engine/lint.js';
import { type Settings } from '../../../src/engine/applicable-rules.js';
import { recognise } from '../../../src/engine/recognise.js';
import { ProjectRules } from '../../../src/engine/project.js';
import { parse } from '../../../src/parse/parse.js';

const settings: Settings = new Map([[rule.id, { rule, severity: rule.severity, options: {} }]]);

async function findingsOf(files: Record<string, string>): Promise<readonly Finding[]> {
  const project = new ProjectRules();
  for (const [path, text] of Object.entries(files)) {
    const document = await parse(path, text);
    const hints = { named: true, format: format.id, servers: [] };
    project.add(lint(document, recognise(document, [format], hints), settings).facts, settings);
  }
  const { findings, failures } = project.compare();
  expect(failures).toEqual([]);
  return findings;
}

const named = (ns: unknown): string => JSON.stringify({ ns, title: 'Weather', tools: {} }, null, 1);

describe(rule.id, () => {
  test('different namespaces', async () => {
    expect(await findingsOf({ 'a.json': named('weather'), 'b.json': named('Weather') })).toEqual([]);
  });

  test('no namespaces to compare', async () => {
    expect(
      await findingsOf({ 'a.json': named(''), 'b.json': named(' '), 'c.json': named(null), 'd.json': '{}' }),
    ).toEqual([]);
  });

  test('each later file of one namespace, with the first beside it', async () => {
    const files = {
      'c.yaml': 'title: Weather\nns: weather\ntools: {}\n',
      'b.json': named('weather'),
      'a.json': named('weather'),
    };
    const findings = await findingsOf(files);
    expect(findings.map(({ path, line, column, related }) => ({ path, line, column, related }))).toEqual([
      {
        path: 'b.json',
        line: 2,
        column: 8,
        related: [{ path: 'a.json', line: 2, column: 8, note: 'The first extension with this `ns`.' }],
      },
      {
        path: 'c.yaml',
        line: 2,
        column: 5,
        related: [{ path: 'a.json', line: 2, column: 8, note: 'The first extension with this `ns`.' }],
      },
    ]);
    expect(findings[0]!.message).toMatch(/^Another extension has the same namespace `weather`/);
  });

  test('two documents of one file', async () => {
    const one = 'ns: weather\ntitle: Weather\ntools: {}\n';
    const findings = await findingsOf({ 'a.yaml': `${one}---\n${one}` });
    expect(findings.map(({ path, line }) => ({ path, line }))).toEqual([{ path: 'a.yaml', line: 5 }]);
  });

  test('a name of every object', async () => {
    expect(await findingsOf({ 'a.json': named('constructor'), 'b.json': named('toString') })).toEqual([]);
  });
});
