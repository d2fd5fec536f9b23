/** Tools as a program dumps them, with null for each field that is not set; no server sends them so. */
import type { Manifest } from '../../../src/core/rule.js';
import { entries, entry, get, type Entry, type ObjectNode } from '../../../src/core/tree.js';
import { HINTS } from './hints.js';
import { listingOf } from './listing.js';

/** The values that say no more than that a field is not set. What a server has answered is as it is. */
export function unset(manifest: Manifest): ReadonlySet<unknown> {
  return manifest.derive(find);
}

function find(manifest: Manifest): ReadonlySet<unknown> {
  if (entry(manifest.root, 'jsonrpc')) return new Set();
  const dumped = listingOf(manifest).tools.filter(isDumped);
  return new Set(dumped.flatMap((tool) => [...nulls(tool, FIELDS), ...nulls(get(tool, 'annotations'), ANNOTATIONS)]));
}

/** By hand nobody writes several of them. */
const isDumped = (tool: ObjectNode): boolean => nulls(tool, FIELDS).length > 1;

const nulls = (node: Parameters<typeof entries>[0], keys: readonly string[]): Entry['value'][] =>
  entries(node).flatMap(({ key, value }) => (value.kind === 'null' && keys.includes(key) ? [value] : []));

/** `meta` is what the SDK for Python calls `_meta`. */
const FIELDS = ['title', 'outputSchema', 'annotations', '_meta', 'meta', 'icons', 'execution', 'securitySchemes'];
const ANNOTATIONS = ['title', ...HINTS];
