/**
 * The examples of every rule's page, run with that rule alone: what stands under "Bad" gives its finding, what stands
 * under "Good" does not. A page may say `Options: \`{…}\`` before a block, and may build one example of several files by
 * a line `<!-- file: name -->` before each; other blocks are examples of their own.
 */
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import type { Finding } from '../../src/core/finding.js';
import { lint, type Settings } from '../../src/core/lint.js';
import { recognise } from '../../src/core/manifest.js';
import { Project } from '../../src/core/project.js';
import type { Rule } from '../../src/core/rule.js';
import { languageOf, parse } from '../../src/parse/parse.js';
import { openServices } from '../../src/workspace/services.js';

interface Example {
  readonly options: Record<string, unknown>;
  readonly files: { readonly path: string; readonly text: string }[];
}

const LINES =
  /^<!-- file: (?<file>\S+) -->$|^Options: `(?<options>\{.*\})`$|^```(?<language>\w+)\n(?<text>[^]*?)^```$/gm;

function examplesUnder(heading: string, page: string): Example[] {
  const section = page.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? '';
  const examples: Example[] = [];
  let options: Record<string, unknown> = {};
  let file: string | undefined;
  let isBuilding = false;
  for (const { groups = {} } of section.matchAll(LINES)) {
    if (groups['options']) options = JSON.parse(groups['options']) as Record<string, unknown>;
    if (groups['file']) file = groups['file'];
    const path = file ?? `manifest.${groups['language']}`;
    if (groups['text'] === undefined || !languageOf(path)) continue;
    const source = { path, text: groups['text'] };
    if (file && isBuilding) examples.at(-1)!.files.push(source);
    else examples.push({ options, files: [source] });
    isBuilding = file !== undefined;
    file = undefined;
  }
  return examples;
}

const { services, close } = openServices(process.cwd());
afterAll(close);

async function findingsIn({ options, files }: Example, rule: Rule): Promise<readonly Finding[]> {
  const setting = { rule, severity: rule.severity, options: { ...rule.options?.defaults, ...options } };
  const settings: Settings = new Map([[rule.id, setting]]);
  const pack = rule.id.split('/')[0];
  const format = formats.find(({ id }) => id === pack)?.id;
  const project = new Project();
  const findings: Finding[] = [];
  for (const { path, text } of files) {
    const document = await parse(path, text);
    const recognition = recognise(document, formats, { ...(format && { format }), named: true, servers: ['example'] });
    expect({ path, manifests: recognition.manifests.length }).not.toEqual({ path, manifests: 0 });
    const result = lint(document, recognition, settings, services);
    expect(result.failures).toEqual([]);
    findings.push(...result.findings);
    project.add(result.facts, settings);
  }
  return [...findings, ...project.compare().findings];
}

/** The rules that speak of a manifest; others, of suppressions, only have a name and a page. */
const judging = rules.filter(({ check, project }) => check ?? project);

describe.each(judging.map((rule) => [rule.id, rule] as const))('the page of %s', (id, rule) => {
  const path = `docs/rules/${id}.md`;
  const page = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const bad = examplesUnder('Bad', page);
  const good = examplesUnder('Good', page);

  test('has a bad and a good example', () => {
    expect([bad.length, good.length].map((count) => count > 0)).toEqual([true, true]);
  });

  test('the bad example gives its finding', async () => {
    for (const example of bad) expect((await findingsIn(example, rule)).map(({ rule }) => rule)).toContain(id);
  });

  test('the good example does not', async () => {
    for (const example of good) expect((await findingsIn(example, rule)).map(({ message }) => message)).toEqual([]);
  });
});

describe('reading a page', () => {
  const page = [
    '## Bad',
    'Options: `{"accept": true}`',
    '```json',
    '[]',
    '```',
    '<!-- file: a.json -->',
    '```json',
    '{}',
    '```',
    '<!-- file: b.yaml -->',
    '```yaml',
    'a: 1',
    '```',
    '```text',
    'what is printed',
    '```',
    '```yaml',
    'b: 1',
    '```',
    '## Good',
    'none',
  ].join('\n');

  test('blocks without a name are examples of their own, named ones belong together', () => {
    const options = { accept: true };
    expect(examplesUnder('Bad', page)).toEqual([
      { options, files: [{ path: 'manifest.json', text: '[]\n' }] },
      {
        options,
        files: [
          { path: 'a.json', text: '{}\n' },
          { path: 'b.yaml', text: 'a: 1\n' },
        ],
      },
      { options, files: [{ path: 'manifest.yaml', text: 'b: 1\n' }] },
    ]);
  });

  test('a section ends at the next heading', () => {
    expect(examplesUnder('Good', page)).toEqual([]);
    expect(examplesUnder('Fix', page)).toEqual([]);
  });
});
