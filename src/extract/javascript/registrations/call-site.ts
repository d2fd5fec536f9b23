/** Which arguments of a call that registers something say what, and what is in them. */
import { bare, keyName, ownerOf, type SyntaxNode, type TSESTree } from '../syntax.js';
import { entry, type Node, type Place } from '../../../core/tree.js';
import type { Value } from '../../result/values.js';
import type { Binding, Scopes } from '../scopes.js';

export type Call = TSESTree.CallExpression | TSESTree.NewExpression;

/** A call that may define a tool. `names` is the dotted callee: ['server', 'registerTool']. */
export interface Site {
  readonly call: Call;
  readonly names: readonly string[];
  readonly args: readonly SyntaxNode[];
}

/** The functions of ext-apps are given the server too. */
export const takesServer = (name: string): boolean => /^registerApp(Tool|Resource)$/.test(name);

const firstIn = ({ names }: Site): number => (takesServer(names.at(-1)!) ? 1 : 0);

/** The argument that names the tool or resource, or defines it. */
export const nameIn = (site: Site): SyntaxNode | undefined => site.args[firstIn(site)];

/** What a resource is known by, whatever its name is. */
export const uriIn = (site: Site): SyntaxNode | undefined =>
  /[rR]esource$/.test(site.names.at(-1)!) ? site.args[firstIn(site) + 1] : undefined;

/** The arguments that describe a tool. */
export function describedIn(site: Site): readonly SyntaxNode[] {
  const method = site.names.at(-1)!;
  const [definition, ...rest] = site.args.slice(firstIn(site));
  // `tool(…)` by itself is an agent library's.
  if (!TOOL_METHODS.has(method) || (method === 'tool' && site.names.length === 1)) return [];
  if (rest.length < 2) return [definition!];
  return method === 'tool' ? rest.slice(0, -1) : rest.slice(0, 1);
}

const TOOL_METHODS = new Set(['registerTool', 'registerToolTask', 'registerAppTool', 'tool', 'addTool']);

/** The value of a property of an object literal, as written. */
export function propertyOf(literal: SyntaxNode | undefined, ...names: readonly string[]): SyntaxNode | undefined {
  if (literal?.type !== 'ObjectExpression') return undefined;
  for (const each of literal.properties)
    if (each.type === 'Property' && !each.computed && names.includes(keyName(each) ?? '')) return each.value;
  return undefined;
}

/** How much is known of a tool, or of what may be one. */

/** A tool by itself, wherever it is written. */
export const isWholeTool = (item: Place): boolean =>
  ['name', 'inputSchema'].every((key) => entry(item as Node, key) !== undefined);

/** One that readers of literals find. */
export const isToolOfFile = (item: Place): boolean => item.file === undefined && isWholeTool(item);

/** Only its name is known. */
export const isVague = (tool: Value): boolean => tool.kind === 'object' && tool.open && !entry(tool, 'inputSchema');

/** What it takes is unknown. */
export const takesUnknown = (tool: Value): boolean =>
  isVague(tool) || (tool.kind === 'object' && entry(tool, 'inputSchema')?.value.kind === 'unknown');

/** Whether what names a tool is another one each time: `tool.name` in a loop or function whose rows are unknown. */

/** How many names may be between it and the row. */
const DEEPEST = 5;

export function isOfMany(name: SyntaxNode, scopes: Scopes, depth = 0): boolean {
  const at = bare(name);
  const own = at.type === 'ObjectExpression' ? propertyOf(at, 'name') : undefined;
  const owner = ownerOf(own ?? at);
  const binding = owner.type === 'Identifier' && depth < DEEPEST ? scopes.resolve(owner) : undefined;
  // What has a default is one tool at least.
  if (!binding?.path) return false;
  if (binding.kind === 'param') return true;
  const init = binding.kind === 'variable' ? binding.node.init : undefined;
  return isOfLoop(binding) || (!!init && isMadeOfMany(init, scopes, depth + 1));
}

/** `tools.get(id)`, `await load(id)` */
function isMadeOfMany(init: SyntaxNode, scopes: Scopes, depth: number): boolean {
  const at = bare(init.type === 'AwaitExpression' ? init.argument : init);
  if (at.type !== 'CallExpression') return isOfMany(at, scopes, depth);
  return at.arguments.some((each) => isOfMany(each, scopes, depth));
}

function isOfLoop({ node }: Binding): boolean {
  const loop = node.parent?.parent;
  return (loop?.type === 'ForOfStatement' || loop?.type === 'ForInStatement') && loop.left === node.parent;
}
