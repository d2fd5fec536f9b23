/** Which arguments of a call that registers something say what, and what is in them. */
import { keyName, type SyntaxNode, type TSESTree } from '../syntax.js';

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
