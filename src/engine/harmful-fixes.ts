/** Tries fixes on a text, to find those that bring a new finding at least as severe as the one they fix. */
import { append } from '../core/collections.js';
import type { Finding } from '../core/finding.js';
import { SEVERITIES } from '../core/pack.js';
import { applyEdits, applyFixes, inTextOrder } from './fix.js';
import type { LintedDocument } from './lint-document.js';

export type LintDocumentText = (text: string) => Promise<LintedDocument>;
/** Asks for one text after the other to be linted. */
type Trial<Result> = Generator<string, Result, LintedDocument>;

export async function runTrial<Result>(trial: Trial<Result>, lintAgain: LintDocumentText): Promise<Result> {
  let step = trial.next();
  while (!step.done) step = trial.next(await lintAgain(step.value));
  return step.value;
}

/** The same for callers that cannot wait. */
export function runTrialSync<Result>(trial: Trial<Result>, lintAgain: (text: string) => LintedDocument): Result {
  let step = trial.next();
  while (!step.done) step = trial.next(lintAgain(step.value));
  return step.value;
}

/** Each trial lints the whole file; few files need more than one. */
const MOST_TRIALS = 50;
/** Characters that are linted in all trials of a file: a large file with many fixes gets few of them. */
const MOST_CHARACTERS = 1_000_000;

export class Trials {
  readonly #text: string;
  readonly #before: LintedDocument;
  #left: number;

  constructor(text: string, before: LintedDocument) {
    this.#left = Math.min(MOST_TRIALS, Math.ceil(MOST_CHARACTERS / (text.length + 1)));
    this.#text = text;
    this.#before = before;
  }

  /** The harmful ones of some fixes that do not touch each other; `after`: what is said once all are applied. */
  *harmful(fixes: readonly Finding[], after: LintedDocument): Trial<readonly Finding[]> {
    if (!mayBeWorse(fixes, this.#before, after)) return [];
    if (fixes.length === 1 || this.#left <= 0) return isWorse(fixes, this.#before, after) ? fixes : [];
    const parts = partsOf(fixes);
    const found: Finding[] = [];
    const alone: LintedDocument[] = [];
    for (const part of parts) {
      const partAlone = yield this.#with(part);
      alone.push(partAlone);
      append(found, yield* this.harmful(part, partAlone));
    }
    // Neither part does harm alone: one is left for another round.
    return found.length === 0 && isWorse(fixes, this.#before, after, alone) ? parts[1] : found;
  }

  /** All findings, without the fixes that do harm. */
  *withoutHarmful(): Trial<readonly Finding[]> {
    const { findings } = this.#before.result;
    const harmful = new Set<Finding>();
    let open = findings.filter(({ fix }) => fix);
    while (open.length > 0 && this.#left > 0) {
      const { applied } = applyFixes(this.#text, open, 'all');
      for (const each of yield* this.harmful(applied, yield this.#with(applied))) harmful.add(each);
      const tried = new Set(applied);
      open = open.filter((finding) => !tried.has(finding));
    }
    return harmful.size === 0 ? findings : findings.map((each) => (harmful.has(each) ? withoutFix(each) : each));
  }

  #with(fixes: readonly Finding[]): string {
    this.#left--;
    return applyEdits(this.#text, inTextOrder(fixes.flatMap(({ fix }) => fix!.edits)));
  }
}

export const withoutFix = ({ fix: _, ...finding }: Finding): Finding => finding;

/** The most severe and the others, since they may bring different findings; halves where all are equally severe. */
function partsOf(fixes: readonly Finding[]): readonly [readonly Finding[], readonly Finding[]] {
  const most = SEVERITIES.find((severity) => fixes.some((each) => each.severity === severity));
  const severe = fixes.filter(({ severity }) => severity === most);
  if (severe.length < fixes.length) return [severe, fixes.filter(({ severity }) => severity !== most)];
  const middle = fixes.length >> 1;
  return [fixes.slice(0, middle), fixes.slice(middle)];
}

/** More is reported than before, beyond what harmless parts of the fixes bring when applied alone. */
function isWorse(
  fixes: readonly Finding[],
  before: LintedDocument,
  after: LintedDocument,
  parts: readonly LintedDocument[] = [],
): boolean {
  const least = leastOf(fixes);
  const was = countByRule(before.result.findings, least);
  const expected = new Map<string, number>();
  for (const { result } of parts) {
    for (const [rule, count] of countByRule(result.findings, least)) {
      const more = count - (was.get(rule) ?? 0);
      if (more > 0) expected.set(rule, (expected.get(rule) ?? 0) + more);
    }
  }
  return adds(fixes, before, after, expected);
}

/** The same, or less has gone than was fixed: a new finding may hide behind one that is gone. */
function mayBeWorse(fixes: readonly Finding[], before: LintedDocument, after: LintedDocument): boolean {
  // The finding of a single fix may give way to another of its rule.
  const fixed = fixes.length === 1 ? [] : [...countByRule(fixes, 'info')];
  return adds(fixes, before, after, new Map(fixed.map(([rule, count]) => [rule, -count])));
}

/** `expected`: how many findings of a rule come, or go where below zero. */
function adds(
  fixes: readonly Finding[],
  before: LintedDocument,
  after: LintedDocument,
  expected: ReadonlyMap<string, number>,
): boolean {
  if (after.document.faults.length > before.document.faults.length) return true;
  const least = leastOf(fixes);
  const was = countByRule(before.result.findings, least);
  const now = countByRule(after.result.findings, least);
  return [...now].some(([rule, count]) => count > (was.get(rule) ?? 0) + (expected.get(rule) ?? 0));
}

function leastOf(fixes: readonly Finding[]): (typeof SEVERITIES)[number] {
  return SEVERITIES.findLast((severity) => fixes.some((each) => each.severity === severity))!;
}

/** Findings that are at least as severe. */
function countByRule(findings: readonly Finding[], least: (typeof SEVERITIES)[number]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { rule, severity } of findings) {
    if (SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(least)) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return counts;
}
