/** Runs rules over the manifests of a document and makes findings of what they say. */
import { SecretRedactor, FindingWriter } from './findings.js';
import type { Document } from '../core/document.js';
import { withoutDuplicates, type Failure, type Finding, type SecretPlace, moreSevere } from '../core/finding.js';
import { addTo } from '../core/collections.js';
import type { Locator } from './locate.js';
import type { Recognition } from './recognise.js';
import { messageOf, eitherOf, stackOf } from '../core/text.js';
import { isBuiltin, SEVERITIES } from '../core/pack.js';
import { startTimer } from '../core/timing.js';
import type {
  ProblemPlace,
  Context,
  LocatedFact,
  Location,
  Manifest,
  Problem,
  Rule,
  MissingKey,
} from '../core/rule.js';
import type { Services } from '../core/services.js';
import { subjectOf } from '../core/rule.js';
import type { Place, StringNode, ObjectNode } from '../core/tree.js';
import { applicableRules, type ReportedProblem, type Settings, type Setting } from './applicable-rules.js';
import { SharedConstants } from './shared-constants.js';

export interface LintResult {
  readonly findings: readonly Finding[];
  readonly failures: readonly Failure[];
  /** What project rules will compare, by rule id. */
  readonly facts: ReadonlyMap<string, readonly LocatedFact[]>;
  /** What must not be shown, be it hidden by a directive or not. */
  readonly secrets: readonly SecretPlace[];
}

const TOO_SLOW = 'it took too long and was stopped';

export function lint(
  document: Document,
  recognition: Recognition,
  settings: Settings,
  services: Services = {},
): LintResult {
  const { locator } = recognition;
  const censor = new SecretRedactor();
  const writer = new FindingWriter(document, locator, censor);
  const findings: Finding[] = [];
  const failures: Failure[] = [];
  const facts = new Map<string, LocatedFact[]>();
  const fail = (rule: Rule, message: string, error?: unknown): void => {
    const stack = isBuiltin(rule.id) ? undefined : stackOf(error);
    failures.push({ path: document.path, message, rule: rule.id, ...(stack && { stack }) });
  };
  for (const manifest of recognition.manifests) {
    const reported: ReportedProblem[] = [];
    for (const setting of applicableRules(manifest, settings)) {
      const { rule, options } = setting;
      const context: Context = { options, services };
      const stop = startTimer('rules', rule.id);
      const work = (): void => {
        if (rule.check) runRule(setting, manifest, context, reported);
        if (rule.project) collectFacts(rule, manifest, context, document, locator, facts);
      };
      try {
        // Only rules of plugins may never end.
        if (services.timeLimit && !isBuiltin(rule.id)) services.timeLimit(work, TOO_SLOW, rule);
        else work();
      } catch (error) {
        fail(rule, `The rule ${rule.id} failed: ${messageOf(error)}`, error);
      } finally {
        stop?.();
      }
    }
    if (reported.length === 0) continue;
    const uses = new SharedConstants(document, manifest, reported);
    const placed = reported.map((each) => uses.withSafeFixes(each));
    for (const { setting, problem } of placed) {
      if (setting.rule.secret) hideSecret(problem.at, document, locator, censor);
    }
    for (const { setting, problem } of resolveOverlaps(placed, locator)) {
      try {
        findings.push(writer.write(problem, setting));
      } catch (error) {
        fail(setting.rule, `What the rule ${setting.rule.id} reported cannot be used: ${messageOf(error)}`);
      }
    }
  }
  const secrets = findings.filter(({ rule }) => settings.get(rule)?.rule.secret);
  return { findings: withoutDuplicates(findings), failures, facts, secrets };
}

/** As it is, and as it is written. */
function hideSecret(at: ProblemPlace, { text }: Document, locator: Locator, censor: SecretRedactor): void {
  if ('part' in at) censor.hide(at.part.value.slice(at.from, at.to));
  else if ('value' in at && typeof at.value === 'string') censor.hide(at.value);
  const { start, end, file } = locator.span(at);
  if (file === undefined) censor.hide(text.slice(start, end).replace(/^["'`]|["'`]$/g, ''));
}

/** What was said before a rule fails counts. */
function runRule(setting: Setting, manifest: Manifest, context: Context, reported: ReportedProblem[]): void {
  const answer = setting.rule.check!(manifest, context) as Iterable<Problem> | Promise<unknown> | undefined;
  if (!answer || !(Symbol.iterator in answer)) {
    throw new Error('its `check` returns no problems: begin it with `*check`, or return a list; it cannot be async');
  }
  const problems = answer[Symbol.iterator]();
  // Most say nothing, and `for of` takes longer to begin than they to end.
  for (let each = problems.next(); !each.done; each = problems.next()) {
    const problem = each.value as Partial<Problem> | undefined;
    if (!isPlace(problem?.at)) throw new Error('it reported a problem without a place');
    const severity = problem!.severity ?? SEVERITIES[0]!;
    if (!SEVERITIES.includes(severity))
      throw new Error(`it reported a problem with an unknown \`severity\`; use ${eitherOf(SEVERITIES)}`);
    reported.push({ setting, problem: each.value });
  }
}

/** A rule of a plugin may return a place that is not one. */
function isPlace(at: Partial<ProblemPlace> | null | undefined): boolean {
  return (
    typeof at === 'object' &&
    at !== null &&
    typeof (subjectOf(at as ProblemPlace) as Place | undefined)?.start === 'number'
  );
}

function collectFacts(
  { id, project }: Rule,
  manifest: Manifest,
  context: Context,
  { text }: Document,
  locator: Locator,
  facts: Map<string, LocatedFact[]>,
): void {
  for (const { at, mayChange, ...fact } of project!.collect(manifest, context)) {
    // The place of an excuse is never reported.
    const location = fact.isExcuse ? NOWHERE : locator.locate(at);
    const characters = mayChange && charactersOf(at, text);
    addTo(facts, id, { ...fact, location, ...(characters && { characters }) });
  }
}

/** Where nothing is escaped, an edit needs no knowledge of the syntax. A constant may have further uses. */
function charactersOf(at: ProblemPlace, text: string): LocatedFact['characters'] {
  const { kind, file, via, value, start = 0, end = 0 } = at as Partial<StringNode>;
  if (kind !== 'string' || file !== undefined || via !== undefined) return undefined;
  const written = text.slice(start, end);
  if (written === value) return { start, end };
  return /^(["'`])[^]*\1$/.test(written) && written.slice(1, -1) === value
    ? { start: start + 1, end: end - 1 }
    : undefined;
}

export const NOWHERE: Location = {
  path: '',
  pointer: '',
  valueHash: '',
  start: 0,
  end: 0,
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1,
};

/** One fault, one finding: specific problems replace structural ones, and absorbing problems those that they absorb. */
function resolveOverlaps(reported: readonly ReportedProblem[], locator: Locator): ReportedProblem[] {
  const replacedBy = replacements(reported);
  const replaced = new Set(reported.flatMap(replacedBy));
  const givesWay = overlapsSpecific(reported, locator);
  return reported
    .filter((each) => !replaced.has(each) && !givesWay(each))
    .map((each) => withSeverityOf(each, replacedBy(each)));
}

/** Tells of what is said whose place it takes: what others say of the keys that are missing because of it. */
function replacements(reported: readonly ReportedProblem[]): (each: ReportedProblem) => ReportedProblem[] {
  const lacking = reportedMissing(reported);
  return ({ problem }) =>
    (problem.replaces ?? []).flatMap(({ lack, key, keys }) =>
      (lacking.get(lack) ?? []).filter(({ problem: { at } }) => {
        const missing = at as MissingKey;
        return missing.key === key && (key !== undefined || missing.keys?.join() === keys?.join());
      }),
    );
}

/** What was said of missing keys, by the object that lacks them. */
function reportedMissing(reported: readonly ReportedProblem[]): Map<ObjectNode, ReportedProblem[]> {
  const found = new Map<ObjectNode, ReportedProblem[]>();
  for (const each of reported) {
    const { at } = each.problem;
    if ('lack' in at && (at.key ?? at.keys) !== undefined) addTo(found, at.lack, each);
  }
  return found;
}

/** Tells whether something structural is said where something specific is, or in what that covers. */
function overlapsSpecific(reported: readonly ReportedProblem[], locator: Locator): (each: ReportedProblem) => boolean {
  const specific = reported.flatMap(({ setting, problem }) => (setting.rule.structural ? [] : [problem]));
  const taken = new Set(specific.filter(({ at }) => !('lack' in at)).map(({ at }) => keyOf(locator.span(at))));
  const covered = specific.flatMap(({ covers = [] }) => covers);
  return ({ setting, problem: { at } }) => {
    if (!setting.rule.structural) return false;
    const isLack = 'lack' in at;
    const { start, end, file }: Place = isLack ? at.lack : locator.span(at);
    const isTaken = !isLack && taken.has(keyOf({ start, end, file }));
    return isTaken || covered.some((node) => node.start <= start && end <= node.end);
  };
}

const keyOf = ({ start, end, file = '' }: Place): string => `${start}:${end}:${file}`;

function withSeverityOf({ problem, setting }: ReportedProblem, replaced: readonly ReportedProblem[]): ReportedProblem {
  const own = problem.severity ?? setting.severity;
  const others = setting.chosen ? [] : replaced;
  const severity = others.reduce((mostSevere, other) => moreSevere(mostSevere, other.setting.severity), own);
  return { problem, setting: severity === setting.severity ? setting : { ...setting, severity } };
}
