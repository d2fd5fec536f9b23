/** Runs rules over the manifests of a document and makes findings of what they say. */
import { Censor } from './censor.js';
import type { Document } from './document.js';
import { FindingWriter } from './finding-writer.js';
import { withoutTwins, type Failure, type Finding, type SecretPlace } from './finding.js';
import { addTo } from './group.js';
import { subjectOf, type Locator } from './locate.js';
import type { Recognition } from './recognise.js';
import { messageOf } from './message.js';
import { NotYet } from './not-yet.js';
import { SEVERITIES } from './pack.js';
import { settingsFor } from './settings-for.js';
import { settle } from './settle.js';
import type { At, Context, LocatedFact, Location, Manifest, Problem, Rule, Services, Severity } from './rule.js';
import type { Place, StringNode } from './tree.js';
import { Uses } from './uses.js';
import { eitherOf } from './words.js';

export interface Setting {
  readonly rule: Rule;
  readonly severity: Severity;
  /** Somebody has set the severity: it stays as it is. */
  readonly chosen?: boolean;
  readonly options: Readonly<Record<string, unknown>>;
}

/** The rules that are on, by id. */
export type Settings = ReadonlyMap<string, Setting>;

export interface LintResult {
  readonly findings: readonly Finding[];
  readonly failures: readonly Failure[];
  /** What project rules will compare, by rule id. */
  readonly facts: ReadonlyMap<string, readonly LocatedFact[]>;
  /** What must not be shown, be it hidden by a directive or not. */
  readonly secrets: readonly SecretPlace[];
}

/** A problem beside the rule that has it. */
export interface Said {
  readonly setting: Setting;
  readonly problem: Problem;
}

export function lint(
  document: Document,
  recognition: Recognition,
  settings: Settings,
  services: Services = {},
): LintResult {
  const { locator } = recognition;
  const censor = new Censor();
  const writer = new FindingWriter(document, locator, censor);
  const findings: Finding[] = [];
  const failures: Failure[] = [];
  const facts = new Map<string, LocatedFact[]>();
  const fail = (rule: Rule, message: string): void =>
    void failures.push({ path: document.path, message, rule: rule.id });
  for (const manifest of recognition.manifests) {
    const said: Said[] = [];
    for (const setting of settingsFor(manifest, settings)) {
      const { rule, options } = setting;
      const context: Context = { options, services };
      try {
        if (rule.check) ask(setting, manifest, context, said);
        if (rule.project) collect(rule, manifest, context, document, locator, facts);
      } catch (error) {
        if (error instanceof NotYet) throw error;
        fail(rule, `The rule ${rule.id} failed: ${messageOf(error)}`);
      }
    }
    if (said.length === 0) continue;
    const uses = new Uses(document, manifest, said);
    const placed = said.map((each) => uses.settled(each));
    for (const { setting, problem } of placed) {
      if (setting.rule.secret) hideSecret(problem.at, document, locator, censor);
    }
    for (const { setting, problem } of settle(placed, locator)) {
      try {
        findings.push(writer.write(problem, setting));
      } catch (error) {
        fail(setting.rule, `What the rule ${setting.rule.id} said makes no sense: ${messageOf(error)}`);
      }
    }
  }
  const secrets = findings.filter(({ rule }) => settings.get(rule)?.rule.secret);
  return { findings: withoutTwins(findings), failures, facts, secrets };
}

/** As it is, and as it is written. */
function hideSecret(at: At, { text }: Document, locator: Locator, censor: Censor): void {
  if ('part' in at) censor.hide(at.part.value.slice(at.from, at.to));
  else if ('value' in at && typeof at.value === 'string') censor.hide(at.value);
  const { start, end, file } = locator.span(at);
  if (file === undefined) censor.hide(text.slice(start, end).replace(/^["'`]|["'`]$/g, ''));
}

/** What was said before a rule fails counts. */
function ask(setting: Setting, manifest: Manifest, context: Context, said: Said[]): void {
  const answer = setting.rule.check!(manifest, context) as Iterable<Problem> | Promise<unknown> | undefined;
  if (!answer || !(Symbol.iterator in answer)) {
    throw new Error('its `check` returns no problems: begin it with `*check`, or return a list; it cannot be async');
  }
  const problems = answer[Symbol.iterator]();
  // Most say nothing, and `for of` takes longer to begin than they to end.
  for (let each = problems.next(); !each.done; each = problems.next()) {
    const problem = each.value as Partial<Problem> | undefined;
    if (!isPlace(problem?.at)) throw new Error('it said something without a place');
    const severity = problem!.severity ?? SEVERITIES[0]!;
    if (!SEVERITIES.includes(severity))
      throw new Error(`it said something with a \`severity\` that there is not: ${eitherOf(SEVERITIES)}`);
    said.push({ setting, problem: each.value });
  }
}

/** A rule of somebody else's may take something for a place that is none. */
function isPlace(at: Partial<At> | null | undefined): boolean {
  return typeof at === 'object' && at !== null && typeof (subjectOf(at as At) as Place | undefined)?.start === 'number';
}

function collect(
  { id, project }: Rule,
  manifest: Manifest,
  context: Context,
  { text }: Document,
  locator: Locator,
  facts: Map<string, LocatedFact[]>,
): void {
  for (const { at, mayChange, ...fact } of project!.collect(manifest, context)) {
    // Nobody is told where an excuse stands.
    const location = fact.isExcuse ? NOWHERE : locator.locate(at);
    const characters = mayChange && charactersOf(at, text);
    addTo(facts, id, { ...fact, location, ...(characters && { characters }) });
  }
}

/** Where nothing is escaped, an edit needs no knowledge of the syntax. A constant may have further uses. */
function charactersOf(at: At, text: string): LocatedFact['characters'] {
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
