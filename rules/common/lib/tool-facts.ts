/** Facts about the tools of a server, for rules that compare them with what other files say of them. */
import type { Fact, LocatedFact, Manifest } from '../../../src/core/rule.js';
import { get, items } from '../../../src/core/tree.js';

/** `tool` for each one that source code registers, `spare` too where it does so only if starting failed, and `unknown` for what may register more. */
export function* toolFacts({ root, code, tools }: Manifest): Iterable<Fact> {
  if (code.registrations.length === 0 && !code.unread?.length) return;
  const spare = new Set(code.registrations.flatMap(({ tool, isCaught }) => (isCaught ? [tool] : [])));
  for (const { node, label, name } of tools) {
    if (label !== undefined && spare.has(node)) yield { at: name ?? node, key: 'spare', value: label };
    if (label === undefined || node.isOfMany) yield { at: node, key: 'unknown' };
    else yield { at: name ?? node, key: 'tool', value: label };
  }
  for (const at of code.unread ?? []) yield { at, key: 'unknown' };
  if (items(get(root, 'tools')).some(({ kind }) => kind === 'unknown')) yield { at: root, key: 'unknown' };
}

/** The names of all tools in a folder, if they are all known. */
export function toolsBelow(folder: string, facts: readonly LocatedFact[]): ReadonlySet<string> | undefined {
  const inFolder = facts.filter(({ location }) => location.path.startsWith(folder));
  if (inFolder.some(({ key }) => key === 'unknown')) return undefined;
  return new Set(inFolder.flatMap(({ key, value }) => (key === 'tool' ? [value!] : [])));
}
