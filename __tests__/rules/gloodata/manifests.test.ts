/** Whole manifests, with every rule on that a preset has: those of the document, and one as the product's library writes it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { formats, rules } from '../../../rules/index.js';
import type { Finding } from '../../../src/core/finding.js';
import { lint } from '../../../src/engine/lint.js';
import { type Settings } from '../../../src/engine/applicable-rules.js';
import { recognise } from '../../../src/engine/recognise.js';
import { ProjectRules } from '../../../src/engine/project.js';
import type { Preset } from '../../../src/core/rule.js';
import { parse } from '../../../src/parse/parse.js';

const PRESETS: Record<Preset, readonly Preset[]> = {
  spec: ['spec'],
  recommended: ['spec', 'recommended'],
  strict: ['spec', 'recommended', 'strict'],
};

function settingsOf(preset: Preset): Settings {
  const on = rules.filter((rule) => PRESETS[preset].includes(rule.in));
  return new Map(
    on.map((rule) => {
      const options = { ...rule.options?.defaults, ...rule.options?.presets?.[preset] };
      return [rule.id, { rule, severity: rule.severity, options }];
    }),
  );
}

function sourcesOf(name: string): [path: string, text: string][] {
  const text = readFileSync(`__tests__/fixtures/gloodata/${name}.json`, 'utf8');
  return [
    [`${name}.json`, text],
    [`${name}.yaml`, stringify(JSON.parse(text))],
  ];
}

async function findingsOf(path: string, text: string, preset: Preset): Promise<readonly Finding[]> {
  const document = await parse(path, text);
  const recognition = recognise(document, formats, { named: false, servers: [] });
  expect(recognition.manifests.map((manifest) => manifest.formats)).toEqual([['gloodata']]);
  const { findings, failures } = lint(document, recognition, settingsOf(preset));
  expect(failures).toEqual([]);
  return findings;
}

const brief = ({ severity, rule, pointer }: Finding): string => `${severity} ${rule} ${pointer}`;
const graveOnly = ({ severity }: Finding): boolean => severity !== 'info';

describe.each(['spec', 'recommended', 'strict'] as const)('%s', (preset) => {
  test.each(sourcesOf('document-1'))('the simplest extension has no tools yet: %s', async (path, text) => {
    const findings = await findingsOf(path, text, preset);
    expect(findings.filter(graveOnly).map(brief)).toEqual(['warning gloodata/no-tools /tools']);
  });

  test.each([...sourcesOf('document-2'), ...sourcesOf('document-3')])(
    'the document lints clean: %s',
    async (path, text) => {
      expect((await findingsOf(path, text, preset)).filter(graveOnly).map(brief)).toEqual([]);
    },
  );

  test.each(sourcesOf('product'))('what the product writes is accepted: %s', async (path, text) => {
    const findings = await findingsOf(path, text, preset);
    expect(findings.filter(({ rule }) => rule.startsWith('gloodata/')).map(brief)).toEqual([]);
    // In strict, a field that nobody has described is told of.
    if (preset !== 'strict') expect(findings.map(brief)).toEqual([]);
  });
});

test('the default that the document states only in prose is told in strict', async () => {
  const [[path, text]] = sourcesOf('document-3') as [[string, string]];
  expect((await findingsOf(path, text, 'strict')).map(brief)).toContain(
    'info gloodata/default-only-in-prose /tools/showMapAtAddressAndZoom/schema/fields/zoom',
  );
});

test('two extensions may have a tool under one key', async () => {
  const project = new ProjectRules();
  const settings = settingsOf('strict');
  for (const ns of ['rome', 'oslo']) {
    const text = JSON.stringify({
      ns,
      title: ns,
      tools: { weather: { title: 'Weather', examples: [`weather in ${ns}`] } },
    });
    const document = await parse(`${ns}.json`, text);
    const { findings, facts } = lint(document, recognise(document, formats, { named: false, servers: [] }), settings);
    expect(findings.map(brief)).toEqual([]);
    project.add(facts, settings);
  }
  expect(project.compare().findings.map(brief)).toEqual([]);
});
