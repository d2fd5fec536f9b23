import { type Manifest, asWritten, type Printable } from '../../../src/core/rule.js';
import {
  entries,
  get,
  type Entry,
  type Node,
  text,
  walk,
  type ObjectNode,
  items,
  type ArrayNode,
} from '../../../src/core/tree.js';
import { referenceSteps, resolveReference } from '../../common/lib/schema-validity.js';

/** The JSON Schemas of what the tools take. */
export function* inputSchemas({ tools }: Manifest): Generator<Node> {
  for (const { schemas } of tools) {
    for (const { role, node } of schemas) if (role === 'input') yield node;
  }
}

/** The parameters of all tools: the properties of their input schemas, on the first level. */
export function* parametersIn(manifest: Manifest): Generator<Entry> {
  for (const schema of inputSchemas(manifest)) yield* entries(get(schema, 'properties'));
}

/** Takes references out of a JSON Schema: each `$ref` is replaced by what it leads to. */
export const REFERENCES: ReadonlySet<string> = new Set(['$ref', '$dynamicRef', '$recursiveRef']);
export const DEFINITIONS: ReadonlySet<string> = new Set(['$defs', 'definitions']);
export const ANCHORS: ReadonlySet<string> = new Set(['$id', '$anchor']);

/** These change nothing in what a schema accepts, so they may be beside anything. */
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
  const target = resolveReference(root, text(get(node, '$ref')));
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

/** A tool's list of authorizations, or its list of secrets. */
interface RequirementList {
  /** What an entry of the list is called. */
  readonly what: 'authorization' | 'secret';
  readonly node: ArrayNode;
  readonly requirements: readonly ObjectNode[];
}

export function* requirementLists({ tools }: Manifest): Generator<RequirementList> {
  for (const tool of tools) {
    for (const [key, what] of LISTS) {
      const node = get(tool.node, 'requirements', key);
      if (node?.kind === 'array') {
        yield { what, node, requirements: node.items.filter((item) => item.kind === 'object') };
      }
    }
  }
}

const LISTS = [
  ['authorization', 'authorization'],
  ['secrets', 'secret'],
] as const;

/** The `oauth2` objects of all authorizations. */
export function* oauth2sIn({ tools }: Manifest): Generator<ObjectNode> {
  for (const tool of tools) {
    for (const authorization of items(get(tool.node, 'requirements', 'authorization'))) {
      const oauth2 = get(authorization, 'oauth2');
      if (oauth2?.kind === 'object') yield oauth2;
    }
  }
}

/** Whether two nodes certainly have the same value, the order of keys aside. */
function same(a: Node, b: Node | undefined): boolean {
  switch (a.kind) {
    case 'unknown':
      return false;
    case 'null':
      return b?.kind === 'null';
    case 'object':
      return b?.kind === 'object' && !a.open && !b.open && b.entries.length === a.entries.length && contains(b, a);
    case 'array':
      if (b?.kind !== 'array' || a.open || b.open || a.items.length !== b.items.length) return false;
      return a.items.every((item, index) => same(item, b.items[index]));
    default:
      return b?.kind === a.kind && b.value === a.value;
  }
}

/** Whether all that the second object says is in the first as well. */
export function contains(whole: Node, some: Node): boolean {
  return some.kind === 'object' && !some.open && some.entries.every(({ key, value }) => same(value, get(whole, key)));
}
