/** Which arguments of a call that registers something say what, and what stands in them. */
import type { Ast } from '../ast.js';

/** A call that an adapter may know. `names` is the dotted callee: ['server', 'registerTool']. */
export interface Site {
  readonly call: Ast;
  readonly names: readonly string[];
  readonly args: readonly Ast[];
}

/** The functions of ext-apps are given the server too. */
const firstIn = ({ names }: Site): number => (/^registerApp(Tool|Resource)$/.test(names.at(-1)!) ? 1 : 0);

/** The argument that names the tool or resource, or defines it. */
export const nameIn = (site: Site): Ast | undefined => site.args[firstIn(site)];

/** What a resource is known by, whatever its name is. */
export const uriIn = (site: Site): Ast | undefined =>
  /[rR]esource$/.test(site.names.at(-1)!) ? site.args[firstIn(site) + 1] : undefined;

/** The arguments that describe a tool. */
export function describedIn(site: Site): readonly Ast[] {
  const method = site.names.at(-1)!;
  const [definition, ...rest] = site.args.slice(firstIn(site));
  // `tool(…)` by itself is an agent library's.
  if (!TOOL_METHODS.has(method) || (method === 'tool' && site.names.length === 1)) return [];
  if (rest.length < 2) return [definition!];
  return method === 'tool' ? rest.slice(0, -1) : rest.slice(0, 1);
}

const TOOL_METHODS = new Set(['registerTool', 'registerToolTask', 'registerAppTool', 'tool', 'addTool']);

/** The value of a property of an object literal, as written. */
export function propertyOf(literal: Ast | undefined, ...names: readonly string[]): Ast | undefined {
  if (literal?.type !== 'ObjectExpression') return undefined;
  const found = (literal['properties'] as Ast[]).find(
    ({ type, key, computed }) => type === 'Property' && !computed && names.includes((key.name ?? key.value) as string),
  );
  return found?.['value'] as Ast | undefined;
}
