/** References within a schema that lead nowhere. */
import { near } from '../../../src/core/did-you-mean.js';
import type { Manifest, Schema } from '../../../src/core/rule.js';
import { entries, get, has, type Node, type StringNode } from '../../../src/core/tree.js';
import { referenceSteps } from './reference.js';
import { schemasByKey, schemasWith } from './schema-index.js';

interface Dangling {
  readonly at: StringNode;
  readonly meant?: string;
}

export function* danglingReferences(manifest: Manifest): Iterable<Dangling> {
  // Below an identifier of its own a schema is the root of its references.
  const hasOwnRoots = schemasByKey(manifest).has('$id') || schemasByKey(manifest).has('id');
  if (hasOwnRoots) return;
  for (const schema of schemasWith(manifest, '$ref')) {
    const at = get(schema.node, '$ref');
    const path = at?.kind === 'string' ? localSteps(at.value) : undefined;
    if (at?.kind !== 'string' || !path) continue;
    // Some put the definitions beside the schema, and see to it that they are found; so may source code.
    const roots = [rootOf(schema), schema.tool.node, manifest.root];
    if (roots.some((root) => root === undefined || leads(root, path) !== 'no')) continue;
    if (schema.tool.node !== manifest.root && hasSchemaBeside(manifest.root)) continue;
    yield { at, meant: meantBy(rootOf(schema)!, path) };
  }
}

/** A schema beside the list of tools, which a program may put where the reference leads before it serves them. */
function hasSchemaBeside(root: Node): boolean {
  return entries(root).some(({ value }) => has(value, 'properties') === 'yes' || has(value, 'enum') === 'yes');
}

const rootOf = ({ tool, role }: Schema): Node | undefined =>
  tool.schemas.find((each) => each.role === role && each.shape === 'schema')?.node;

/** Undefined for what leads elsewhere, or may be replaced before it is served. */
function localSteps(reference: string): string[] | undefined {
  return /^#\/(?:\$defs|definitions|properties)\//.test(reference) ? referenceSteps(reference) : undefined;
}

function leads(root: Node, path: readonly string[]) {
  let at: Node = root;
  for (const step of path) {
    const next: Node | undefined = at.kind === 'array' ? at.items[Number(step)] : get(at, step);
    if (!next) return at.kind === 'array' && at.open ? 'unknown' : has(at, step);
    at = next;
  }
  return 'yes';
}

/** The one definition whose name is near. */
function meantBy(root: Node, path: readonly string[]): string | undefined {
  const holder = get(root, ...path.slice(0, -1));
  const name = near(
    path.at(-1)!,
    entries(holder).map(({ key }) => key),
  );
  return name === undefined ? undefined : `#/${[...path.slice(0, -1), name].join('/')}`;
}
