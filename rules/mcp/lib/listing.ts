/** What a `tools/list` or `resources/list` answer holds, be it a dump or read from source code. */
import type { Manifest } from '../../../src/core/rule.js';
import {
  entry,
  get,
  has,
  text,
  type ArrayNode,
  type Entry,
  type Node,
  type ObjectNode,
} from '../../../src/core/tree.js';
import { isOtcInCamelCase } from '../../common/lib/otc-twin.js';
import { FIELDS, hasMisspeltSchema } from './fields.js';

interface Listing {
  /** What holds the lists: see `answerIn`. */
  readonly answer: Node;
  readonly tools: readonly ObjectNode[];
  /** Tools of agent frameworks, which follow no MCP rule. */
  readonly functions: readonly ObjectNode[];
  readonly resources: readonly ObjectNode[];
}

/** For rules, which share it. */
export function listingOf(manifest: Manifest): Listing {
  return manifest.derive(ofRoot);
}

const ofRoot = ({ root }: Manifest): Listing => listing(root);

export function listing(root: Node): Listing {
  const answer = answerIn(root);
  return {
    answer,
    tools: objects(get(answer, 'tools')),
    functions: objects(get(answer, 'functions')),
    resources: objects(get(answer, 'resources')),
  };
}

/** The node that holds the lists. For a bare array, and for a tool by itself, it is made as if it stood there. */
export function answerIn(root: Node): Node {
  const held = heldIn(root);
  if (isLoneTool(held)) return holding(held, { tools: [held] });
  if (held.kind !== 'array') return held;
  const isOther = (each: Node): boolean => !isOnlyResource(each);
  return holding(held, { tools: held.items.filter(isOther), resources: held.items.filter(isOnlyResource) });
}

/** A bare array, or a tool by itself, says less of what it is than a list that is called `tools`. */
export function mayBeListing(root: Node, isNamed: boolean): boolean {
  const held = heldIn(root);
  if (held.kind !== 'array') return isNamed || !isLoneTool(held);
  return isNamed || held.items.filter(isPlainTool).length * 2 > held.items.length;
}

/** Whether the tools stand in a list that nothing calls by their name. */
export const isBare = (root: Node): boolean => heldIn(root).kind === 'array';

/** Whether a node has what every tool has. */
export function isTool(node: Node): boolean {
  const isOthers = isOtcInCamelCase(node) || isOfBedrock(get(node, 'inputSchema'));
  return has(node, 'name') === 'yes' && has(node, 'inputSchema') === 'yes' && !isOthers;
}

/** A tool whose name is missing: the name of the schema's key tells enough. */
export function isNameless(node: Node): boolean {
  const input = get(node, 'inputSchema');
  return input?.kind === 'object' && !isOfBedrock(input) && has(node, 'name') === 'no';
}

/** `{ json: { … } }`, with the schema in it. */
function isOfBedrock(input: Node | undefined): boolean {
  return input?.kind === 'object' && input.entries.length === 1 && get(input, 'json')?.kind === 'object';
}

/** The root, or the `result` of a JSON-RPC answer, of which somebody may have kept no more. */
function heldIn(root: Node): Node {
  const result = get(root, 'result');
  const hasLists = (node: Node | undefined): boolean => LISTS.some((list) => get(node, list)?.kind === 'array');
  return result && (entry(root, 'jsonrpc') || (hasLists(result) && !hasLists(root))) ? result : root;
}

const LISTS = ['tools', 'resources'];

function isLoneTool(node: Node): node is ObjectNode {
  return (
    (isTool(node) || isNameless(node) || (has(node, 'name') === 'yes' && hasMisspeltSchema(node))) &&
    ['tools', 'functions', 'resources'].every((list) => has(node, list) === 'no')
  );
}

/** An MCP tool, with a note at most: what has steps or a model beside its inputSchema is something else. A null is no note. */
function isPlainTool(node: Node): boolean {
  const input = get(node, 'inputSchema');
  if (node.kind !== 'object') return false;
  const [note, ...others] = node.entries.filter(({ key, value }) => !FIELDS.has(key) && value.kind !== 'null');
  return (
    text(get(node, 'name')) !== undefined &&
    text(get(node, 'description')) !== undefined &&
    (text(get(input, 'type')) === 'object' || get(input, 'properties')?.kind === 'object') &&
    others.length === 0 &&
    note?.value.kind !== 'object' &&
    note?.value.kind !== 'array'
  );
}

function isOnlyResource(node: Node): boolean {
  return has(node, 'uri') === 'yes' && has(node, 'inputSchema') === 'no';
}

function holding(held: ArrayNode | ObjectNode, lists: Readonly<Record<string, readonly Node[]>>): ObjectNode {
  const { start, end, open } = held;
  const entries = Object.entries(lists).map(([key, items]): Entry => {
    return { start, end, key, value: { start, end, kind: 'array', items, open } };
  });
  return { start, end, kind: 'object', entries, open };
}

function objects(list: Node | undefined): readonly ObjectNode[] {
  return list?.kind === 'array' ? list.items.filter((item) => item.kind === 'object') : NONE;
}

const NONE: readonly ObjectNode[] = [];
