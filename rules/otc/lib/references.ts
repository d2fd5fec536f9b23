/** Takes references out of a JSON Schema: what a `$ref` leads to is put in its place. */
import { asWritten, type Printable } from '../../../src/core/rule.js';
import { get, text, walk, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { referenceSteps } from '../../common/lib/reference.js';

export const REFERENCES: ReadonlySet<string> = new Set(['$ref', '$dynamicRef', '$recursiveRef']);
export const DEFINITIONS: ReadonlySet<string> = new Set(['$defs', 'definitions']);
export const ANCHORS: ReadonlySet<string> = new Set(['$id', '$anchor']);

/** These change nothing in what a schema accepts, so they may stand beside anything. */
const HARMLESS = new Set([
  '$comment',
  '$schema',
  'default',
  'deprecated',
  'description',
  'examples',
  'title',
  ...DEFINITIONS,
]);

/** How much longer all references of a schema together may make it. */
const MAX_GROWTH = 1_000_000;

/** The schema with its `$ref` replaced; undefined where that could change its meaning, or never end. */
export function inlined(node: ObjectNode, root: Node, references: number): Printable | undefined {
  const target = resolve(root, text(get(node, '$ref')));
  if (target?.kind !== 'object' || target.open || node.open) return undefined;
  if ((target.end - target.start) * references > MAX_GROWTH || isEntangled(target)) return undefined;
  const beside = node.entries.filter(({ key }) => key !== '$ref');
  if (beside.length === 0) return asWritten(target);
  if (!beside.every(({ key }) => HARMLESS.has(key))) return undefined;
  return Object.fromEntries([...target.entries, ...beside].map(({ key, value }) => [key, asWritten(value)]));
}

/** Whether a schema may refer to something below a key of the schema's root. */
export function mayReferTo(key: string, node: ObjectNode): boolean {
  return node.entries.some((entry) => {
    if (!REFERENCES.has(entry.key)) return false;
    const [first] = referenceSteps(text(entry.value)) ?? [];
    return first === undefined || first === key;
  });
}

/** Whether moving a schema would leave references behind, or bring them along: those inside it are replaced first. */
function isEntangled(schema: ObjectNode): boolean {
  for (const node of walk(schema)) {
    if (node.kind !== 'object') continue;
    if (node.entries.some(({ key }) => REFERENCES.has(key) || DEFINITIONS.has(key) || ANCHORS.has(key))) return true;
  }
  return false;
}

function resolve(root: Node, reference: string | undefined): Node | undefined {
  const path = referenceSteps(reference);
  let at = path && root;
  for (const step of path ?? []) at = at?.kind === 'array' ? at.items[Number(step)] : get(at, step);
  return at;
}
