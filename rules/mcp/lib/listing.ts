/** What a `tools/list` or `resources/list` answer holds, be it a dump or read from source code. */
import { functionBehind } from '../../../src/core/python-code.js';
import type { Manifest, Tool, ToolSchema, Source, Rule } from '../../../src/core/rule.js';
import {
  entry,
  get,
  has,
  items,
  text,
  type ArrayNode,
  type Entry,
  type Node,
  type ObjectNode,
  entries,
} from '../../../src/core/tree.js';
import { isOtcInCamelCase } from '../../common/lib/otc-in-camel-case.js';
import { intendedField, nearestWord } from '../../../src/core/did-you-mean.js';
import { sectionsOf } from '../../common/lib/source.js';
import { refined } from '../../common/lib/structural-rules.js';
import schema from '../schema.json' with { type: 'json' };

interface Listing {
  /** What holds the lists: see `answerIn`. */
  readonly answer: Node;
  readonly tools: readonly ObjectNode[];
  /** Functions for a model, by agent frameworks or in OpenAI's form, which follow no MCP rule. */
  readonly functions: readonly ObjectNode[];
  readonly resources: readonly ObjectNode[];
  readonly prompts: readonly ObjectNode[];
  /** What was answered to `resources/read`. */
  readonly contents: readonly ObjectNode[];
}

/** How to describe a tool that has no description, without the full stop. */
export const describing = (tool: Node, { code }: Manifest): string =>
  `${functionBehind(tool, code.python) ? 'Add a docstring that says' : 'Add a `description` that says'} what it does and when to use it`;

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
    prompts: objects(get(answer, 'prompts')),
    contents: objects(get(answer, 'contents')),
  };
}

/** The node that holds the lists. For a bare array, and for a tool by itself, it is made as if it was there. */
export function answerIn(root: Node): Node {
  const held = heldIn(root);
  const described = toolsOfPlugin(held);
  if (described.length > 0) return holding(held as ObjectNode, { tools: described });
  if (isLoneTool(held)) return holding(held, { tools: [held] });
  const functions = functionsIn(held);
  if (functions.length > 0) return holding(held as ArrayNode | ObjectNode, { tools: NONE, functions });
  if (held.kind !== 'array') return held;
  const isOther = (each: Node): boolean => !isOnlyResource(each);
  return holding(held, { tools: held.items.filter(isOther), resources: held.items.filter(isOnlyResource) });
}

/** Functions as OpenAI's API takes them in a file of data: in a list, also one under `tools`, or one by itself. */
function functionsIn(held: Node): readonly ObjectNode[] {
  // Source code has a list of its own for them.
  if (has(held, 'functions') !== 'no') return NONE;
  const list = held.kind === 'array' ? held : get(held, 'tools');
  const all = list ? items(list) : [held];
  return all.every((each) => text(get(each, 'type')) !== undefined) ? all.flatMap(functionOf) : NONE;
}

/** `{ type: 'function', function: { name, … } }`, and without the inner object in the newer API. */
function functionOf(node: Node): readonly ObjectNode[] {
  if (text(get(node, 'type')) !== 'function') return NONE;
  const inner = get(node, 'function') ?? node;
  if (inner.kind !== 'object' || text(get(inner, 'name')) === undefined || has(inner, 'inputSchema') !== 'no')
    return NONE;
  const isDefined =
    inner === node
      ? isObjectSchema(get(inner, 'parameters'))
      : // A name alone is a reference, as in `tool_choice`.
        ['description', 'parameters'].some((key) => has(inner, key) === 'yes');
  return isDefined ? [inner] : NONE;
}

const isObjectSchema = (schema: Node | undefined): boolean =>
  text(get(schema, 'type')) === 'object' || get(schema, 'properties')?.kind === 'object';

/** A bare array, or a tool by itself, says less of what it is than a list that is called `tools`. */
export function mayBeListing(root: Node, isNamed: boolean): boolean {
  const held = heldIn(root);
  if (held.kind !== 'array') return isNamed || !isLoneTool(held);
  return isNamed || held.items.filter(isPlainTool).length * 2 > held.items.length;
}

/** Whether the tools are in a list that nothing calls by their name. */
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

/** The root, or the `result` of a JSON-RPC answer; a saved answer may consist of the result alone. */
function heldIn(root: Node): Node {
  const result = get(root, 'result');
  const hasLists = (node: Node | undefined): boolean => LISTS.some((list) => get(node, list)?.kind === 'array');
  return result && (entry(root, 'jsonrpc') || (hasLists(result) && !hasLists(root))) ? result : root;
}

const LISTS = ['tools', 'resources', 'resourceTemplates', 'prompts', 'contents'];

/** The keys of a root that holds lists: the lists themselves, a JSON-RPC answer, a plugin. */
export const LISTED_UNDER: readonly (readonly string[])[] = [...LISTS, 'result', 'runtimes'].map((key) => [key]);

/** A plugin of Microsoft 365 Copilot lists the tools of each MCP server that it uses. */
function toolsOfPlugin(root: Node): readonly Node[] {
  if (root.kind !== 'object') return NONE;
  return items(get(root, 'runtimes')).flatMap((runtime) =>
    ['mcp_tool_description', 'x-mcp_tool_description'].flatMap((key) => items(get(runtime, 'spec', key, 'tools'))),
  );
}

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
  const [note, ...others] = node.entries.filter(({ key, value }) => !TOOL_FIELDS.has(key) && value.kind !== 'null');
  return (
    text(get(node, 'name')) !== undefined &&
    text(get(node, 'description')) !== undefined &&
    isObjectSchema(input) &&
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

/** The fields of a tool, as the specification lists them. */
const NAMES = Object.keys(schema.$defs.tool.properties);
export const TOOL_FIELDS: ReadonlySet<string> = new Set(NAMES);

/** A tool surely has no such field, nor one that is meant to be it: of that mcp/misspelt-field speaks. */
export function lacksField(tool: ObjectNode, field: string): boolean {
  return has(tool, field) === 'no' && !meantAs(tool, field);
}

/** The entry of a tool whose key was meant to be a field. */
export function meantAs(tool: Node, field: string): Entry | undefined {
  return entries(tool).find(({ key }) => !TOOL_FIELDS.has(key) && intendedField(key, NAMES) === field);
}

/** It has a schema whose key was meant to be `inputSchema`, and nothing that no tool has; with underscores it is Anthropic's. */
export function hasMisspeltSchema(node: Node): boolean {
  return (
    entries(node).some(({ key, value }) => value.kind === 'object' && meansInputSchema(key)) &&
    entries(node).every(({ key }) => TOOL_FIELDS.has(key) || isNearField(key))
  );
}

/** It is asked about the keys of every file; near enough keys have a part that is spelt right. */
function meansInputSchema(key: string): boolean {
  const mayMean = /inp|put|sch|ema/i.test(key) && !key.includes('_') && !TOOL_FIELDS.has(key);
  return mayMean && intendedField(key, NAMES) === 'inputSchema';
}

export const isNearField = (key: string): boolean => nearestWord(key, TOOL_FIELDS) !== undefined;

/** MCP tools and the tools of agent frameworks as the rules for every format see them. */
export function toolsIn(root: Node): Tool[] {
  const { answer, tools, functions } = listing(root);
  const list = get(answer, 'tools') ?? root;
  return [
    ...tools.map((each) => tool(each, 'inputSchema', list)),
    // Those of source code have been given the name that tools have for it.
    ...functions.map((each) => tool(each, has(each, 'inputSchema') === 'no' ? 'parameters' : 'inputSchema', list)),
  ];
}

function tool(node: ObjectNode, input: string, list: Node): Tool {
  const name = entry(node, 'name');
  return {
    node,
    name,
    label: text(name?.value),
    description: entry(node, 'description'),
    group: (node.group ?? list) as Node,
    schemas: [...schemaOf(node, input, 'input'), ...schemaOf(node, 'outputSchema', 'output')],
  };
}

function schemaOf(node: ObjectNode, key: string, role: ToolSchema['role']): ToolSchema[] {
  const found = entry(node, key);
  return found ? [{ role, entry: found, node: found.value, shape: 'schema' }] : [];
}

/** A place in the MCP specification, and what it says in our own words. */
export const section = sectionsOf('Model Context Protocol, revision 2026-07-28');

/** What was seen of the TypeScript SDK by running it. */
export function sdk(says: string): Source {
  return { document: 'MCP TypeScript SDK, versions 1 and 2', section: 'Server', says, kind: 'MUST' };
}

/** Fields that hold a URI or an origin: a number is none, in quotes or without. */
const URI_FIELDS = new Set([
  'uri',
  'outputTemplate',
  'resourceUri',
  'openai/outputTemplate',
  'ui/resourceUri',
  'openai/widgetDomain',
  'connect_domains',
  'resource_domains',
  'frame_domains',
  'redirect_domains',
  'base_uri_domains',
  'connectDomains',
  'resourceDomains',
  'frameDomains',
  'redirectDomains',
  'baseUriDomains',
]);

/** A number in quotes would not be a URI either. */
export const noQuotesForUris = (rule: Rule): Rule =>
  refined(rule, (problem) => {
    const isOdd =
      'kind' in problem.at && problem.at.kind === 'number' && URI_FIELDS.has(String(problem.data?.['field']));
    return isOdd ? { ...problem, data: { ...problem.data, advice: 'Write a URI' } } : problem;
  });
