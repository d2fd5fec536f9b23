/**
 * The page of every rule: it has all its sections, its links lead somewhere, and its examples are run with that rule alone.
 * What stands under "Bad" gives its finding, what stands under "Good" does not.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { ROWS } from '../../rules/clients/lib/rows.js';
import { formats, rules } from '../../rules/index.js';
import type { Finding } from '../../src/core/finding.js';
import { lint } from '../../src/engine/lint.js';
import { type Settings } from '../../src/engine/applicable-rules.js';
import { recognise } from '../../src/engine/recognise.js';
import { ProjectRules } from '../../src/engine/project.js';
import type { Rule } from '../../src/core/rule.js';
import { parse } from '../../src/parse/parse.js';
import { filesAround } from '../../src/read/neighbours.js';
import { openServices } from '../../src/run/services.js';
import { folderOf, toolint } from '../support/cli.js';
import { examplesUnder, sectionsOf, type Example } from '../../scripts/rule-page.js';

const { services, close } = openServices(process.cwd());
afterAll(close);

async function findingsIn({ options, files }: Example, rule: Rule): Promise<readonly Finding[]> {
  const setting = { rule, severity: rule.severity, options: { ...rule.options?.defaults, ...options } };
  const settings: Settings = new Map([[rule.id, setting]]);
  const pack = rule.id.split('/')[0];
  const own = formats.find(({ id }) => id === pack);
  const project = new ProjectRules();
  const findings: Finding[] = [];
  const needsFiles = rule.needs?.includes('files') ?? false;
  const folder = needsFiles ? folderOf(Object.fromEntries(files.map(({ path, text }) => [path, text]))) : undefined;
  // The first file is the manifest, the others are around it; a rule that compares files looks at the code among them, too.
  const isLinted = (path: string, index: number): boolean =>
    !needsFiles || index === 0 || (rule.project !== undefined && /\.tsx?$/.test(path));
  for (const { path, text } of files.filter((file, index) => isLinted(file.path, index))) {
    const around =
      folder && (await filesAround({ path, absolute: join(folder.path, path) }, { formats, rules: settings }));
    const document = { ...(await parse(path, text)), ...around };
    // A manifest of data may be compared with source code.
    const format = rule.reads || (own?.isDataOnly && document.code) ? undefined : own?.id;
    const recognition = recognise(document, formats, { ...(format && { format }), named: true, servers: ['example'] });
    expect({ path, manifests: recognition.manifests.length }).not.toEqual({ path, manifests: 0 });
    const result = lint(document, recognition, settings, services);
    expect(result.failures).toEqual([]);
    findings.push(...result.findings);
    project.add(result.facts, settings);
  }
  folder?.remove();
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

const CLIENTS = 'What clients do';
const HEADINGS = ['Options', CLIENTS, 'Why', 'Bad', 'Good', 'Fix', 'Setting it', 'When to turn it off', 'Related'];

describe.each(rules.map((rule) => [rule.id, rule] as const))('the sections of %s', (id, rule) => {
  const page = readFileSync(`docs/rules/${id}.md`, 'utf8');
  const sections = sectionsOf(page);

  test('are all there, once, and in their order', () => {
    const wanted = HEADINGS.filter((heading) => {
      if (heading === CLIENTS) return ROWS.some((row) => row.rule === id);
      if (heading === 'Options') return rule.options !== undefined;
      if (heading === 'Fix') return rule.fixable !== undefined;
      return heading !== 'Setting it' || sections.has(heading);
    });
    expect([...page.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual(wanted);
    for (const [heading, text] of sections) expect([heading, text]).toEqual([heading, expect.stringMatching(/\w/)]);
  });

  test('name every option', () => {
    const named = [...(sections.get('Options') ?? '').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    expect(named).toEqual(Object.keys(rule.options?.schema['properties'] ?? {}));
  });

  test('say where the demand stands', () => {
    expect(page).toContain(rule.source.document);
    expect(page).toContain(rule.source.section);
  });

  test('lead to other rules, which are there, and to pages on the subject', () => {
    const lines = sections.get('Related')!.split('\n');
    const toRules = lines.filter((line) => !/^- \[[^\]]+\]\(\.\.\/\.\.\/\w+\.md\)$/.test(line));
    const linked = toRules.map((line) => /^- \[(\S+)\]\((\S+)\.md\)(?:: .+)?$/.exec(line) ?? [line]);
    for (const [, name, path] of linked) {
      expect(posix.join('docs/rules', id, '..', path ?? '')).toBe(`docs/rules/${name}`);
      expect(ids).toContain(name);
    }
    expect(linked.map(([, name]) => name)).not.toContain(id);
  });

  test('have no dead link', () => {
    for (const [, link] of page.matchAll(/\]\((?!https?:)([^)#\s]+)/g)) {
      expect([link, existsSync(join('docs/rules', id, '..', link!))]).toEqual([link, true]);
    }
  });
});

const ids: readonly string[] = rules.map(({ id }) => id);

describe('the page of common/stale-suppression', () => {
  const page = readFileSync('docs/rules/common/stale-suppression.md', 'utf8');

  // The whole run has this finding, not a file.
  test.each([
    ['Bad', ['common/stale-suppression']],
    ['Good', []],
  ])('its example under "%s"', async (heading, found) => {
    const [example] = examplesUnder(heading, page);
    const folder = folderOf(Object.fromEntries(example!.files.map(({ path, text }) => [path, text])));
    const { out } = await toolint(['--format', 'json'], { cwd: folder.path });
    folder.remove();
    expect((JSON.parse(out) as { findings: Finding[] }).findings.map(({ rule }) => rule)).toEqual(found);
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
