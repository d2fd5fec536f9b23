/** Facts about the tools of a server, for rules that compare them with what other files say of them. */
import type { Registration } from '../../../src/core/code.js';
import type { Fact, LocatedFact, Manifest } from '../../../src/core/rule.js';
import { get, items } from '../../../src/core/tree.js';

/** `tool` for each one that source code registers, `spare` too where it does so only if starting failed, disables it or nothing names it, and `unknown` for what may register more. */
export function* toolFacts(manifest: Manifest): Iterable<Fact> {
  const { root, code, tools } = manifest;
  if (code.registrations.length === 0 && !code.unread?.length) return;
  const isSpare = (each: Registration): boolean =>
    each.isCaught === true || each.isDisabled === true || isLeftOver(each, manifest);
  const spare = new Set(code.registrations.filter(isSpare).map(({ tool }) => tool));
  for (const { node, label, name } of tools) {
    if (label !== undefined && spare.has(node)) yield { at: name ?? node, key: 'spare', value: label };
    if (label === undefined || node.isOfMany) yield { at: node, key: 'unknown' };
    else yield { at: name ?? node, key: 'tool', value: label };
  }
  for (const at of code.unread ?? []) yield { at, key: 'unknown' };
  if (items(get(root, 'tools')).some(({ kind }) => kind === 'unknown')) yield { at: root, key: 'unknown' };
}

/** A definition under an exported name that nothing else has. */
function isLeftOver({ start, api }: Registration, { linesAround, isNamedElsewhere }: Manifest): boolean {
  if (api !== 'list' && api !== 'literal') return false;
  const name = EXPORTED.exec(linesAround({ start, end: start }))?.[1];
  return name !== undefined && !isNamedElsewhere([name]);
}

/** In the last of the lines. */
const EXPORTED = /(?:^|\n)export const (\w+)(?:[ :][^\n={]*)?=\s*\{[^\n]*$/;

/** The names of all tools in a folder, if they are all known; `isServed` says of which files they are. */
export function toolsBelow(
  folder: string,
  facts: readonly LocatedFact[],
  isServed: (path: string) => boolean = () => true,
): ReadonlySet<string> | undefined {
  const inFolder = facts.filter(({ location: { path } }) => path.startsWith(folder) && isServed(path));
  if (inFolder.some(({ key }) => key === 'unknown')) return undefined;
  return new Set(inFolder.flatMap(({ key, value }) => (key === 'tool' ? [value!] : [])));
}
