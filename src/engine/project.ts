/** Project rules: compares what all manifests of a run had to say, once all have been linted. */
import { moreSevere, withoutDuplicates, type Failure, type Finding, type FindingFix } from '../core/finding.js';
import { addTo, known } from '../core/collections.js';
import type { DisabledRanges } from './disabled-ranges.js';
import { NOWHERE, type LintResult } from './lint.js';
import { type Setting, type Settings } from './applicable-rules.js';
import { isBuiltin } from '../core/pack.js';
import { messageOf, printable, stackOf } from '../core/text.js';
import type { LocatedFact, Location, ProjectProblem, Rule, Severity } from '../core/rule.js';
import type { ServersOfRun } from '../core/wiring.js';
import { messageText, refuseWrongMessage } from './findings.js';

interface ProjectResult {
  readonly findings: readonly Finding[];
  readonly failures: readonly Failure[];
}

const NO_SERVERS: ServersOfRun = { of: () => [] };

/** Collects facts file by file, each with the setting that its own file has for the rule. */
export class ProjectRules {
  readonly #added = new Map<string, { readonly facts: readonly LocatedFact[]; readonly setting: Setting }[]>();

  add(facts: ReadonlyMap<string, readonly LocatedFact[]>, settings: ReadonlyMap<string, Setting>): void {
    for (const [id, some] of facts) addTo(this.#added, id, { facts: some, setting: settings.get(id)! });
  }

  compare(servers: ServersOfRun = NO_SERVERS): ProjectResult {
    const findings: Finding[] = [];
    const failures: Failure[] = [];
    for (const [id, added] of this.#added) {
      const facts = added.flatMap((file) => file.facts);
      const { rule, options } = added[0]!.setting;
      let settings: Map<LocatedFact, Setting> | undefined;
      const settingOf = (fact: LocatedFact): Setting => {
        // Most runs have no such problem.
        settings ??= new Map(added.flatMap((file) => file.facts.map((each) => [each, file.setting])));
        return settings.get(fact)!;
      };
      try {
        for (const problem of rule.project!.compare(facts, { options, services: {}, servers })) {
          refuseWrongMessage(rule, problem.message, problem.data);
          const related = problem.related?.map(({ at, note }) => {
            const { path, line, column } = at.location;
            return { path, line, column, note: printable(note) };
          });
          findings.push({
            severity: severityOf(settingOf(problem.at), problem.severity),
            ...messageText(rule, problem.message, problem.data),
            ...problem.at.location,
            ...(related && { related }),
            ...(problem.cause !== undefined && { cause: problem.cause }),
            ...fixOf(problem),
          });
        }
      } catch (error) {
        const stack = isBuiltin(id) ? undefined : stackOf(error);
        const message = `The rule ${id} failed: ${messageOf(error)}`;
        failures.push({ path: '.', message, rule: id, ...(stack && { stack }) });
      }
    }
    return { findings: withoutDuplicates(findings), failures };
  }
}

/** A problem may be less severe than its rule, unless the config has set the severity. */
const severityOf = ({ severity, chosen }: Setting, own: Severity = severity): Severity =>
  chosen || moreSevere(own, severity) === own ? severity : own;

interface LintedAlone extends Pick<LintResult, 'findings' | 'failures' | 'facts'> {
  readonly settings: Settings;
  /** The rules that directives may name. */
  readonly known: Iterable<string>;
  readonly disabledRanges?: DisabledRanges;
}

/** All findings of a file that is not compared with others. `isAlone`: it has nothing to do with other files. */
export function findingsAlone(
  { findings, failures, facts, settings, known, disabledRanges }: LintedAlone,
  isAlone: boolean,
): ProjectResult {
  const project = new ProjectRules();
  project.add(new Map([...facts].filter(([id]) => isForOneFile(settings.get(id)!.rule, isAlone))), settings);
  const compared = project.compare();
  const visible = compared.findings.filter((finding) => !disabledRanges?.hides(finding));
  // Only now are all findings known that a directive may hide.
  const unused = disabledRanges?.unused(settingsAlone(settings, isAlone), known) ?? [];
  return { findings: [...findings, ...visible, ...unused], failures: [...failures, ...compared.failures] };
}

/** The settings of the rules whose findings in one file are complete without the other files. */
export function settingsAlone(settings: Settings, isAlone: boolean): Settings {
  return new Map([...settings].filter(([, { rule }]) => !rule.project || isForOneFile(rule, isAlone)));
}

function isForOneFile({ project }: Rule, isAlone: boolean): boolean {
  return project?.inOneFile === 'always' || (isAlone && project?.inOneFile === 'ifAlone');
}

/** A piece of a text keeps the whole text in memory; a copy of the piece does not. Equal ones are copied once. */
export function withoutTree(facts: LintResult['facts'], path: string): LintResult['facts'] {
  const copies = new Map([[path, path]]);
  const copy = (text: string): string => {
    if (text.length < SHORTEST_PIECE) return text;
    const known = copies.get(text);
    if (known !== undefined) return known;
    const copied = JSON.parse(JSON.stringify(text)) as string;
    copies.set(copied, copied);
    return copied;
  };
  const places = new Map<Location, Location>([[NOWHERE, NOWHERE]]);
  const placeOf = (location: Location): Location => known(places, location, () => withoutText(location, copy));
  const detached = (fact: LocatedFact): LocatedFact => ({
    ...fact,
    key: copy(fact.key),
    ...(fact.value !== undefined && { value: copy(fact.value) }),
    location: placeOf(fact.location),
  });
  return new Map(Array.from(facts, ([id, some]) => [id, some.map(detached)]));
}

/** V8 copies what is shorter. */
const SHORTEST_PIECE = 13;

function withoutText({ item, tool, ...location }: Location, copy: (text: string) => string): Location {
  return {
    ...location,
    path: copy(location.path),
    pointer: copy(location.pointer),
    ...(tool !== undefined && { tool: copy(tool) }),
    ...(item && {
      item: { ...(item.name !== undefined && { name: copy(item.name) }), pointer: copy(item.pointer) },
    }),
    valueHash: copy(location.valueHash),
  };
}

/** What means itself in every syntax, with quotes or without. */
const PLAIN = /^[A-Za-z](?:[\w./:@?=&%~+-]*[\w/])?$/;

function fixOf({ at: { characters }, fix }: ProjectProblem): { fix: FindingFix } | undefined {
  if (!fix || !characters || !PLAIN.test(fix.value)) return undefined;
  const { title, safe, value: text } = fix;
  return { fix: { title: printable(title), safe, edits: [{ ...characters, text }] } };
}
