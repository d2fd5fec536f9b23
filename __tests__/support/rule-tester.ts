/**
 * Tests one rule on plain values: each case is printed as JSON, as YAML and, if it lists tools or resources, as a server
 * in JavaScript; linted through the engine, it must give the same findings at the same places in all of them, and in
 * ESLint too. A fix must give the value asked for and then rest.
 */
import { describe, expect, test } from '@jest/globals';
import { parse as parseYaml, stringify } from 'yaml';
import { applyFixes } from '../../src/engine/fix.js';
import type { Finding } from '../../src/core/finding.js';
import { inOneText } from '../../src/core/message.js';
import { lint } from '../../src/engine/lint.js';
import type { Settings } from '../../src/engine/applicable-rules.js';
import { recognise } from '../../src/engine/recognise.js';
import type { Format } from '../../src/core/format.js';
import type { Rule, Severity } from '../../src/core/rule.js';
import type { Services } from '../../src/core/services.js';
import { toValue } from '../../src/core/tree.js';
import { parse } from '../../src/parse/parse.js';
import { expectSameInEslint } from './eslint-parity.js';

/** Stands for a value that nobody can know, such as a call in source code. */
export const UNKNOWN = '\u0001unknown';
/** As a key: the object has entries that nobody can know, such as a spread in source code. */
export const SPREAD = '\u0001spread';

export interface Expected {
  /** JSON Pointer of the finding. */
  at: string;
  /** `key`, `value`, the opening `brace` of an object without a key, or the very characters inside a string. */
  on: 'key' | 'value' | 'brace' | { text: string };
  /** What is wrong and what to do, in one text: whole or in part. */
  says?: string | RegExp;
  /** What to do, whole or in part. */
  help?: string | RegExp;
  /** Where it may differ from that of the rule. */
  severity?: Severity;
}

export interface Case {
  manifest: unknown;
  finds: readonly Expected[];
  /** The manifest after all fixes of this rule. */
  fixed?: unknown;
  options?: Record<string, unknown>;
  /** In source code it is not so: what is missing there may be in another file. */
  isOnlyInData?: true;
}

interface Cases {
  /** Manifests without a finding. */
  silent: Record<string, unknown>;
  reports: Record<string, Case>;
  /** Services that the rule needs. */
  services?: Services;
  /** For `silent` too. */
  options?: Record<string, unknown>;
}

export function testRule(rule: Rule, format: Format, cases: Cases): void {
  const run = (source: Source, options?: Record<string, unknown>) =>
    lintSource(source, rule, format, { ...cases.options, ...options }, cases.services);

  describe(rule.id, () => {
    for (const [title, manifest] of Object.entries(cases.silent)) {
      test.each(sourcesOf(manifest, format))(`silent: ${title} ($syntax)`, async (source) => {
        expect(brief((await run(source)).findings)).toEqual([]);
      });
    }
    for (const [title, { manifest, finds, fixed, options, isOnlyInData }] of Object.entries(cases.reports)) {
      test.each(isOnlyInData ? dataOf(manifest) : sourcesOf(manifest, format))(
        `reports: ${title} ($syntax)`,
        async (source) => {
          const { findings } = await run(source, options);
          expect(findings.map(({ pointer }) => pointer)).toEqual(finds.map(({ at }) => at));
          finds.forEach((expected, index) => checkFinding(source, findings[index]!, expected, manifest));
          if (fixed !== undefined) await checkFix(source, findings, fixed, (each) => run(each, options));
          else expect(findings.filter(({ fix }) => fix)).toEqual([]);
        },
      );
    }
  });
}

interface Source {
  syntax: 'JSON' | 'YAML' | 'JavaScript';
  text: string;
}

const PATHS = { JSON: 'manifest.json', YAML: 'manifest.yaml', JavaScript: 'server.js' };

function sourcesOf(manifest: unknown, format: Format): Source[] {
  return [...dataOf(manifest), ...serverOf(manifest, format)];
}

/** A server that answers with the lists; there, an expression stands for what cannot be known. */
function serverOf(manifest: unknown, { id }: Format): Source[] {
  const lists = Object.entries(manifest ?? {});
  const isServer =
    lists.length > 0 && lists.every(([key, list]) => /^(tools|resources)$/.test(key) && isFullList(list));
  if (!isServer || (id !== 'mcp' && id !== 'openai')) return [];
  const handlers = lists.map(([key, list]) => {
    const literal = JSON.stringify(list, null, 2)
      .replaceAll('"\\u0001unknown"', 'computed()')
      .replaceAll(/"\\u0001spread":[^\n,]*/g, '...computed()');
    const schema = key === 'tools' ? 'ListToolsRequestSchema' : 'ListResourcesRequestSchema';
    return `server.setRequestHandler(${schema}, async () => ({ ${key}: ${literal} }));\n`;
  });
  return [{ syntax: 'JavaScript', text: handlers.join('') }];
}

/** Other than in a dump, what is no object is left out of a list. */
const isFullList = (list: unknown): boolean =>
  Array.isArray(list) &&
  list.length > 0 &&
  list.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item)) &&
  !JSON.stringify(list).includes('__proto__');

function dataOf(manifest: unknown): Source[] {
  const json = JSON.stringify(manifest, null, 2);
  if (!/\\u0001(unknown|spread)/.test(json)) {
    return [
      { syntax: 'JSON', text: json },
      { syntax: 'YAML', text: stringify(manifest, { aliasDuplicateObjects: false, lineWidth: 0 }) },
    ];
  }
  // JSON has no expressions. In YAML, a value with a tag of one's own and a key that is a list are unknown.
  const text = json
    .replaceAll('"\\u0001unknown"', '!computed x')
    .replaceAll(/"\\u0001spread":[^\n,]*/g, '? [spread] : x');
  return [{ syntax: 'YAML', text }];
}

async function lintSource(
  { syntax, text }: Source,
  rule: Rule,
  format: Format,
  options: Record<string, unknown>,
  services?: Services,
): Promise<{ findings: Finding[] }> {
  const document = await parse(PATHS[syntax], text);
  const recognition = recognise(document, [format], { named: true, format: format.id, servers: [] });
  const setting = { rule, severity: rule.severity, options: { ...rule.options?.defaults, ...options } };
  const settings: Settings = new Map([[rule.id, setting]]);
  const { findings, failures } = lint(document, recognition, settings, services);
  expect(failures).toEqual([]);
  if (syntax !== 'YAML') expectSameInEslint(PATHS[syntax], text, rule, format, setting.options, findings);
  return { findings: [...findings].sort((a, b) => a.start - b.start || a.end - b.end) };
}

const brief = (findings: readonly Finding[]) => findings.map((each) => `${each.pointer}: ${inOneText(each)}`);

function checkFinding({ syntax, text }: Source, finding: Finding, expected: Expected, manifest: unknown): void {
  const shown = text.slice(finding.start, finding.end);
  const steps = expected.at
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (expected.on === 'key') expect(unquote(shown)).toBe(steps.at(-1));
  else if (expected.on === 'value') expect(readValue(syntax, shown, text, finding)).toEqual(valueAt(manifest, steps));
  else if (expected.on === 'brace')
    expect(shown).toBe(shown.startsWith('{') || syntax !== 'YAML' ? '{' : firstKey(valueAt(manifest, steps)));
  else expect(shown).toBe(expected.on.text);
  if (expected.severity !== undefined) expect(finding.severity).toBe(expected.severity);
  if (expected.says !== undefined) expect(shownAs(inOneText(finding), expected.says)).toMatch(expected.says);
  if (expected.help !== undefined) expect(shownAs(finding.help ?? '', expected.help)).toMatch(expected.help);
}

/** What to write is shown as the file writes keys; cases that do not say how show it as JSON does. */
function shownAs(text: string, expected: string | RegExp): string {
  if (typeof expected === 'string' ? text.includes(expected) : expected.test(text)) return text;
  return text.replace(/`[^`]*`/g, (code) => code.replace(/([`{,]\s*)([A-Za-z_]\w*): /g, '$1"$2": '));
}

const unquote = (shown: string): string => (shown.startsWith('"') ? (JSON.parse(shown) as string) : shown);
const firstKey = (value: unknown): string => Object.keys(value as object)[0]!;

function valueAt(manifest: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], manifest);
}

function readValue(syntax: Source['syntax'], shown: string, text: string, { start }: Finding): unknown {
  if (syntax !== 'YAML') return JSON.parse(shown);
  // A block of YAML is read with the indentation of its first line.
  const indent = ' '.repeat(start - (text.lastIndexOf('\n', start - 1) + 1));
  return parseYaml(indent + shown);
}

async function checkFix(
  source: Source,
  findings: Finding[],
  fixed: unknown,
  run: (s: Source) => Promise<{ findings: Finding[] }>,
) {
  let { text } = source;
  let left = findings;
  for (let pass = 0; pass < 10; pass++) {
    const step = applyFixes(text, left, 'all');
    if (step.applied.length === 0) break;
    text = step.text;
    left = (await run({ ...source, text })).findings;
  }
  expect(await valueOf({ ...source, text })).toEqual(fixed);
  expect(left.filter(({ fix }) => fix)).toEqual([]);
}

async function valueOf({ syntax, text }: Source): Promise<unknown> {
  const { roots, faults } = await parse(PATHS[syntax], text);
  expect(faults).toEqual([]);
  return toValue(roots[0]!);
}
