/** Project rules: compares what all manifests of a run had to say, once all have been linted. */
import { withoutTwins, type Failure, type Finding, type FindingFix } from './finding.js';
import type { LintResult, Setting } from './lint.js';
import { fill, printable } from './message.js';
import type { LocatedFact, ProjectProblem } from './rule.js';
import { pageOf } from './version.js';

export interface ProjectResult {
  readonly findings: readonly Finding[];
  readonly failures: readonly Failure[];
}

/** Collects facts file by file, each with the setting that its own file has for the rule. */
export class Project {
  readonly #facts = new Map<string, LocatedFact[]>();
  readonly #settings = new Map<LocatedFact, Setting>();

  add(facts: ReadonlyMap<string, readonly LocatedFact[]>, settings: ReadonlyMap<string, Setting>): void {
    for (const [id, some] of facts) {
      const all = this.#facts.get(id) ?? [];
      this.#facts.set(id, all);
      for (const fact of some) {
        all.push(fact);
        this.#settings.set(fact, settings.get(id)!);
      }
    }
  }

  compare(): ProjectResult {
    const findings: Finding[] = [];
    const failures: Failure[] = [];
    for (const [id, facts] of this.#facts) {
      const { rule, options } = this.#settings.get(facts[0]!)!;
      try {
        for (const problem of rule.project!.compare(facts, { options, services: {} })) {
          const related = problem.related?.map(({ at, note }) => {
            const { path, line, column } = at.location;
            return { path, line, column, note: printable(note) };
          });
          findings.push({
            rule: id,
            severity: this.#settings.get(problem.at)!.severity,
            message: fill(rule.messages[problem.message]!, problem.data),
            ...problem.at.location,
            url: pageOf(rule),
            ...(related && { related }),
            ...fixOf(problem),
          });
        }
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        failures.push({ path: '.', message: `The rule ${id} failed: ${message}` });
      }
    }
    return { findings: withoutTwins(findings), failures };
  }
}

/** A piece of a text keeps the whole text in memory; a copy of the piece does not. */
export function detached(facts: LintResult['facts']): LintResult['facts'] {
  return new Map(JSON.parse(JSON.stringify([...facts])) as [string, LocatedFact[]][]);
}

/** What means itself in every syntax, with quotes or without. */
const PLAIN = /^[A-Za-z](?:[\w./:@?=&%~+-]*[\w/])?$/;

function fixOf({ at: { characters }, fix }: ProjectProblem): { fix: FindingFix } | undefined {
  if (!fix || !characters || !PLAIN.test(fix.value)) return undefined;
  const { title, safe, value: text } = fix;
  return { fix: { title: printable(title), safe, edits: [{ ...characters, text }] } };
}
