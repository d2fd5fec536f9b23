/** What the output templates of one tool say together. */
import type { Manifest } from '../../../src/core/rule.js';
import { text } from '../../../src/core/tree.js';
import { appOf, type AppTool, type Link } from './app.js';
import { isWellFormed, pathOf } from './uri.js';

/** Those that name another widget than the first one does. */
export function disagreeing(links: readonly Link[], manifest: Manifest): readonly Link[] {
  const [first, ...others] = links;
  return others.filter((other) => !areVariants(text(first!.entry.value), text(other.entry.value), manifest));
}

/** One page registered twice, once for each kind of host: the same file name, or two resources. */
function areVariants(a: string | undefined, b: string | undefined, manifest: Manifest): boolean {
  if (a === undefined || b === undefined) return true;
  if (nameOf(a) === nameOf(b)) return true;
  const { byPath } = appOf(manifest);
  return byPath.has(pathOf(a)) && byPath.has(pathOf(b));
}

const nameOf = (uri: string): string | undefined => pathOf(uri).replace(/\/$/, '').split('/').at(-1);

/** Of a malformed one openai/resource-uri speaks, and any widget may be meant. */
export const isMalformed = ({ dialect, entry: { value } }: Link): boolean =>
  value.kind === 'string' && !isWellFormed(value.value, [dialect]);

/** The templates that surely name a widget; where they disagree, openai/dialects-agree speaks. */
export function linksToFollow({ links }: AppTool, manifest: Manifest): readonly Link[] {
  return disagreeing(links, manifest).length > 0 ? [] : links.filter((link) => !isMalformed(link));
}
