/** Recognises and lints a document; where an expression leaves a choice, only what holds whichever way it goes. */
import type { Document } from '../core/document.js';
import type { Finding } from '../core/finding.js';
import { lint, type LintResult } from './lint.js';
import { type Settings } from './applicable-rules.js';
import { recognise, type Recognition } from './recognise.js';
import { type Hints } from './manifest.js';
import type { Format } from '../core/format.js';
import type { LocatedFact, Services } from '../core/rule.js';
import { Switches } from './disabled-ranges.js';

export interface Judgement {
  readonly document: Document;
  readonly recognition: Recognition;
  readonly result: LintResult;
  /** What directives of the file hide; they have been asked about these findings. */
  readonly switches?: Switches;
}

export function judge(
  document: Document,
  formats: readonly Format[],
  hints: Hints,
  settings: Settings,
  services?: Services,
): Judgement {
  const recognition = recognise(document, formats, hints);
  let result = lint(document, recognition, settings, services);
  for (const roots of document.alternatives ?? []) {
    const other = { ...document, roots };
    result = both(result, lint(other, recognise(other, formats, hints), settings, services));
  }
  if (recognition.directives.length === 0) return { document, recognition, result };
  const switches = new Switches(document.path, recognition.directives, recognition.locator);
  const findings = result.findings.filter((finding) => !switches.hides(finding));
  return { document, recognition, result: { ...result, findings }, switches };
}

/** A finding of one alternative stays if the other has it at the same place of the manifest. */
function both(a: LintResult, b: LintResult): LintResult {
  const inA = new Set(a.findings.map(keyOf));
  const inB = new Set(b.findings.map(keyOf));
  const told = new Set(a.findings.map(keyOfPlace));
  const findings = [
    ...a.findings.filter((finding) => inB.has(keyOf(finding))),
    ...b.findings.filter((finding) => inA.has(keyOf(finding)) && !told.has(keyOfPlace(finding))),
  ];
  const facts = new Map<string, readonly LocatedFact[]>();
  for (const id of new Set([...a.facts.keys(), ...b.facts.keys()])) {
    const [inA = [], inB = []] = [a.facts.get(id), b.facts.get(id)];
    const others = new Set(inB.map(factKey));
    const shared = inA.filter((fact) => others.has(factKey(fact)));
    const excuses = [...inA, ...inB].filter((fact) => fact.isExcuse && !shared.includes(fact));
    facts.set(id, [...shared, ...excuses]);
  }
  // A rule that fails with each alternative has failed once.
  const failed = new Set(a.failures.map(({ message }) => message));
  const failures = [...a.failures, ...b.failures.filter(({ message }) => !failed.has(message))];
  return { findings, facts, failures, secrets: [...a.secrets, ...b.secrets] };
}

const keyOf = ({ rule, pointer }: Finding): string => `${rule}\n${pointer}`;
const keyOfPlace = ({ rule, start, end }: Finding): string => `${rule}\n${start}:${end}`;
const factKey = ({ key, value, location }: LocatedFact): string => `${location.pointer}\n${key}\n${value}`;
