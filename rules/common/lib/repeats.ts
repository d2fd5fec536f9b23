/** What is there twice: keys of an object, facts that may be stated once in a run, tools of one list. */
import type { LocatedFact, Manifest, Problem, Tool } from '../../../src/core/rule.js';
import type { Entry, Node } from '../../../src/core/tree.js';

/** Further keys of which a finding speaks, each pointed at. */
export const alsoHere = (others: readonly Entry[]): NonNullable<Problem['related']> =>
  others.map((at) => ({ at, note: `\`${at.key}\`, too.` }));

/** Each later fact with the first of its key. The order in which files were read makes no difference. */
export function* repeated(facts: readonly LocatedFact[]): Iterable<[first: LocatedFact, later: LocatedFact]> {
  const firsts = new Map<string, LocatedFact>();
  for (const fact of [...facts].sort(byPlace)) {
    const first = firsts.get(fact.key);
    if (first) yield [first, fact];
    else firsts.set(fact.key, fact);
  }
}

export function byPlace({ location: a }: LocatedFact, { location: b }: LocatedFact): number {
  return a.path === b.path ? a.start - b.start : a.path < b.path ? -1 : 1;
}

/** Of tools that a model is shown side by side: each later tool of a group with the first one that has the same key; tools without a key are left out. */
export function* twins(
  manifest: Manifest,
  keyOf: (tool: Tool) => string | undefined,
): Iterable<[first: Tool, later: Tool]> {
  if (manifest.tools.length < 2) return;
  const groups = new Map<Node, Map<string, Tool>>();
  for (const tool of manifest.tools) {
    const key = keyOf(tool);
    if (key === undefined) continue;
    const group = tool.group ?? manifest.root;
    let members = groups.get(group);
    if (!members) groups.set(group, (members = new Map<string, Tool>()));
    const first = members.get(key);
    if (!first) members.set(key, tool);
    else if (first.node !== tool.node) yield [first, tool];
  }
}

/** Two versions of one tool may stand side by side. */
export function areVersions(a: Tool, b: Tool): boolean {
  if (a.label !== b.label || a.version === undefined || b.version === undefined) return false;
  const [one, other] = [a.id, b.id].map((id) => id?.replace(/@[^@]*$/, ''));
  return a.version !== b.version && (one === undefined || other === undefined || one === other);
}
