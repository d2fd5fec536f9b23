import { describe, expect, test } from '@jest/globals';
import { format } from '../../../rules/shinkai/format.js';
import rule from '../../../rules/shinkai/unique-id.js';
import type { Finding } from '../../../src/core/finding.js';
import { lint } from '../../../src/engine/lint.js';
import { type Settings } from '../../../src/engine/applicable-rules.js';
import { recognise } from '../../../src/engine/recognise.js';
import { ProjectRules } from '../../../src/engine/project.js';
import { parse } from '../../../src/parse/parse.js';

const settings: Settings = new Map([[rule.id, { rule, severity: rule.severity, options: {} }]]);

async function findingsOf(files: Record<string, unknown>): Promise<readonly Finding[]> {
  const project = new ProjectRules();
  for (const [path, id] of Object.entries(files)) {
    const document = await parse(path, JSON.stringify({ name: 'Weather', id }, null, 2));
    const hints = { named: true, format: format.id, servers: [] };
    project.add(lint(document, recognise(document, [format], hints), settings).facts, settings);
  }
  const { findings, failures } = project.compare();
  expect(failures).toEqual([]);
  return findings;
}

describe(rule.id, () => {
  test('ids of their own', async () => {
    expect(await findingsOf({ 'a/metadata.json': 'weather', 'b/metadata.json': 'Weather' })).toEqual([]);
  });

  test('no ids to compare', async () => {
    const files = { 'a.json': '', 'b.json': '', 'c.json': 7, 'd.json': 7, 'e.json': undefined, 'f.json': undefined };
    expect(await findingsOf(files)).toEqual([]);
  });

  test('each later tool, with the first beside it', async () => {
    const findings = await findingsOf({ 'b.json': 'weather', 'a.json': 'weather', 'c.json': 'weather' });
    expect(
      findings.map(({ path, pointer, line, column, related }) => ({ path, pointer, line, column, related })),
    ).toEqual(
      ['b.json', 'c.json'].map((path) => ({
        path,
        pointer: '/id',
        line: 3,
        column: 9,
        related: [{ path: 'a.json', line: 3, column: 9, note: 'The first tool with this id.' }],
      })),
    );
    expect(findings[0]!.message).toMatch(/^Another tool also has the `id` `weather`/);
  });

  test('names of every object', async () => {
    expect(await findingsOf({ 'a.json': 'constructor', 'b.json': '__proto__' })).toEqual([]);
  });
});
