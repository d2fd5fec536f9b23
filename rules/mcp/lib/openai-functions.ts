/** Functions in the form that OpenAI's API takes, written out in a file that asks that API. */
import type { Manifest } from '../../../src/core/rule.js';
import { get, text, type ObjectNode } from '../../../src/core/tree.js';
import { listingOf } from './listing.js';

/** Not those that a library writes: it makes of the names and schemas what the API wants. */
export function openaiFunctions(manifest: Manifest): readonly ObjectNode[] {
  if (!manifest.code.asksOpenai) return [];
  return listingOf(manifest).functions.filter((each) => text(get(each, 'type')) === 'function');
}
