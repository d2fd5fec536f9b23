/** Properties that stand in a schema itself, where only keywords count. */
import { addTo } from '../../../src/core/collections.js';
import { asWritten, type Fix, type Manifest, type Schema } from '../../../src/core/rule.js';
import { entry, get, has, text, type Entry, type ObjectNode } from '../../../src/core/tree.js';
import { KEYWORDS } from './keywords.js';
import { isMisspelt, isPropertyLike, keywordMeant } from './misspelt.js';
import { schemasByKey } from './schema-index.js';

/** By the object in which they stand. */
export function strayProperties(manifest: Manifest): ReadonlyMap<ObjectNode, readonly Entry[]> {
  const found = new Map<ObjectNode, Entry[]>();
  // Shinkai's rules know what its tables hold, and mcp/input-schema-object what an inputSchema without properties does.
  if (manifest.formats.includes('shinkai')) return found;
  const isOthers = ({ node, depth, role }: Schema): boolean =>
    depth === 0 && role === 'input' && manifest.formats.includes('mcp') && get(node, 'properties')?.kind !== 'object';
  for (const [key, schemas] of schemasByKey(manifest)) {
    if (KEYWORDS.has(key) || keywordMeant(key) !== undefined || NOTES.test(key)) continue;
    for (const schema of schemas) {
      const { node } = schema;
      const stray = entry(node, key)!;
      if (!isPropertyLike(stray) || !mayHoldProperties(node) || isOthers(schema)) continue;
      addTo(found, node, stray);
    }
  }
  return found;
}

/** Notes of somebody's own, and on what a tool gives back. */
const NOTES = /^(?:x-|\$|_)|:|output|response|result|return|error/i;

/** An object, or nothing but what looks like properties. */
function mayHoldProperties(node: ObjectNode): boolean {
  if (has(node, 'type') === 'yes') return text(get(node, 'type')) === 'object';
  return has(node, 'properties') === 'yes' || (!node.open && node.entries.every(isPropertyLike));
}

/** Not a property, perhaps, but a whole schema under the name by which other schemas stand in a manifest. */
export function isWrapper({ entries, open }: ObjectNode, { key, value }: Entry): boolean {
  return !open && entries.length === 1 && WRAPPERS.has(key) && get(value, 'properties')?.kind === 'object';
}

const WRAPPERS: ReadonlySet<string> = new Set([
  'parameters',
  'schema',
  'json_schema',
  'jsonSchema',
  'input_schema',
  'inputSchema',
]);

/** Undefined where a property of that name is there already. */
export function intoProperties(
  from: ObjectNode,
  strays: readonly Entry[],
  title = strays.length > 1 ? 'Put them into `properties`' : 'Put it into `properties`',
): Fix | undefined {
  const removed = strays.map((child) => ({ op: 'remove', from, child }) as const);
  const properties = get(from, 'properties');
  // A rename gives it one.
  if (isMisspelt(from, 'properties')) return undefined;
  if (properties === undefined && has(from, 'properties') === 'no') {
    const value = Object.fromEntries(strays.map(({ key, value }) => [key, asWritten(value)]));
    return { title, safe: true, edits: [...removed, { op: 'add', to: from, key: 'properties', value }] };
  }
  if (properties?.kind !== 'object' || strays.some(({ key }) => has(properties, key) !== 'no')) return undefined;
  const added = strays.map(({ key, value }) => ({ op: 'add', to: properties, key, value: asWritten(value) }) as const);
  return { title, safe: true, edits: [...removed, ...added] };
}
