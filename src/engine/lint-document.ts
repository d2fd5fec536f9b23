/** Recognises and lints a document; where an expression leaves a choice, only what holds whichever way it goes. */
import { childAt } from '../core/tree.js';
import type { Document } from '../core/document.js';
import type { Finding } from '../core/finding.js';
import { lint, type LintResult } from './lint.js';
import { type Settings } from './applicable-rules.js';
import { recognise, type Recognition } from './recognise.js';
import { type Hints } from './manifest.js';
import { startTimer } from '../core/timing.js';
import type { Format } from '../core/format.js';
import type { LocatedFact } from '../core/rule.js';
import type { Services } from '../core/services.js';
import { stepsOf } from '../core/pointer.js';
import type { Node } from '../core/tree.js';
import { DisabledRanges } from './disabled-ranges.js';

export interface LintedDocument {
  readonly document: Document;
  readonly recognition: Recognition;
  readonly result: LintResult;
  /** What directives of the file hide; they have been asked about these findings. */
  readonly disabledRanges?: DisabledRanges;
}

export interface RecognisedDocument {
  readonly document: Document;
  readonly recognition: Recognition;
  /** What it was recognised by. */
  readonly hints: Hints;
}

export function recogniseDocument(document: Document, formats: readonly Format[], hints: Hints): RecognisedDocument {
  const stop = startTimer('recognise');
  const recognition = recognise(document, formats, hints);
  stop?.();
  return { document, recognition, hints };
}

export function lintDocument(
  document: Document,
  formats: readonly Format[],
  hints: Hints,
  settings: Settings,
  services?: Services,
): LintedDocument {
  return lintRecognised(recogniseDocument(document, formats, hints), formats, settings, services);
}

export function lintRecognised(
  { document, recognition, hints }: RecognisedDocument,
  formats: readonly Format[],
  settings: Settings,
  services?: Services,
): LintedDocument {
  let result = lint(document, recognition, settings, services);
  const linted = [{ roots: document.roots, findings: result.findings }];
  for (const roots of document.alternatives ?? []) {
    const other = { ...document, roots };
    const otherResult = lint(other, recognise(other, formats, hints), settings, services);
    linted.push({ roots, findings: otherResult.findings });
    result = commonToBoth(result, otherResult);
  }
  if (linted.length > 1) result = { ...result, findings: findingsOfAll(linted) };
  if (recognition.directives.length === 0) return { document, recognition, result };
  const disabledRanges = DisabledRanges.of(document.path, recognition.directives, recognition.locator);
  const findings = result.findings.filter((finding) => !disabledRanges.hides(finding));
  return { document, recognition, result: { ...result, findings }, disabledRanges };
}

interface Alternative {
  readonly roots: readonly Node[];
  readonly findings: readonly Finding[];
}

/** A finding of one alternative stays if each other one has it at the same place of the manifest, or has no such place. */
function findingsOfAll(alternatives: readonly Alternative[]): Finding[] {
  const known = alternatives.map(({ findings }) => new Set(findings.map(keyOf)));
  const reported = new Set<string>();
  return alternatives.flatMap(({ roots, findings }) =>
    findings.filter((finding) => {
      const place = keyOfPlace(finding);
      const isEverywhere = alternatives.every(
        (other, index) => known[index]!.has(keyOf(finding)) || isLeftOut(finding.pointer, roots, other.roots),
      );
      return isEverywhere && !reported.has(place) && reported.add(place);
    }),
  );
}

/** Whether a pointer leads to a property that the same object does not have in another alternative. */
function isLeftOut(pointer: string, roots: readonly Node[], others: readonly Node[]): boolean {
  const steps = stepsOf(pointer);
  return roots.some((root, index) => {
    let at: Node | undefined = root;
    let other = others[index];
    for (const step of steps) {
      if (!at || !other || at.kind !== other.kind || at.start !== other.start || at.end !== other.end) return false;
      const next: Node | undefined = childAt(at, step);
      const otherNext = childAt(other, step);
      if (next && !otherNext) return at.kind === 'object';
      at = next;
      other = otherNext;
    }
    return false;
  });
}

/** All but the findings, for which it is not enough to compare two. */
function commonToBoth(a: LintResult, b: LintResult): LintResult {
  const { findings } = a;
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
