/** Tools that a model is shown side by side. */
import type { Manifest, Tool } from '../../../src/core/rule.js';
import type { Node } from '../../../src/core/tree.js';

/** Each later tool of a group with the first one that has the same key; tools without a key are left out. */
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
