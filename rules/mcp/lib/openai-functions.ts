/** Functions in the form that OpenAI's API takes, written out in a file that asks that API, or in a file of data. */
import { NO_CODE } from '../../../src/core/code.js';
import type { Manifest } from '../../../src/core/rule.js';
import { get, has, text, type ObjectNode } from '../../../src/core/tree.js';
import { listingOf } from './listing.js';

/** Not those that a library writes: it makes of the names and schemas what the API wants. */
export function openaiFunctions(manifest: Manifest): readonly ObjectNode[] {
  // Data has no other list of functions that is known.
  if (manifest.code === NO_CODE) return has(manifest.root, 'functions') === 'no' ? listingOf(manifest).functions : [];
  if (!manifest.code.asksOpenai) return [];
  return listingOf(manifest).functions.filter((each) => text(get(each, 'type')) === 'function');
}
