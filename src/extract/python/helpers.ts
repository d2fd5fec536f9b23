/** Functions and methods of the project that hand on what they are given to a server: `self._add_tool(server, method=self.look, name="look")`. */
import { parametersGiven, type FunctionRef } from './methods.js';
import type { Module } from './names.js';
import { argumentsOf, bare, bodyOf, calleeOf, memberOf, textOf, walk } from './syntax.js';
import type { Argument, PyNode } from './syntax.js';
import type { Turn } from './turns.js';

/** What a call of such a function registers: the function that it is given, and the call inside that does it. */
interface Handed {
  readonly helper: FunctionRef;
  /** `server.add_tool(method, …)` */
  readonly site: PyNode;
  /** The expression of the function, in the file of the call. */
  readonly fn: PyNode;
  /** The object that it is called on. */
  readonly owner: PyNode;
  /** What else the call inside is given. */
  readonly args: readonly Argument[];
  readonly isAdded: boolean;
  /** What the parameters of the helper stand for. */
  readonly turn: Turn;
}

/** It calls `add_tool` or `tool` of something. */
export const MAY_ADD = /\.\s*(?:add_)?tool\b/;

export function handedBy(module: Module, call: PyNode, helper: FunctionRef): Handed | undefined {
  const body = bodyOf(helper.node);
  const turn = turnOf(module, call, helper);
  if (!body || !turn || !MAY_ADD.test(textOf(helper.module, body))) return undefined;
  for (const site of walk(body)) {
    if (site.name !== 'CallExpression') continue;
    const [first, ...others] = argumentsOf(helper.module, site) ?? [];
    // `server.tool(name="a")(method)`
    const made = calleeOf(site).name === 'CallExpression' ? calleeOf(site) : undefined;
    const member = memberOf(helper.module, calleeOf(made ?? site));
    if (!member || !/^(?:add_)?tool$/.test(member.name) || !first || first.spread) continue;
    const given = turn.get(textOf(helper.module, bare(first.value)));
    if (!given || first.key !== undefined) continue;
    const args = made ? (argumentsOf(helper.module, made) ?? []) : others;
    return { helper, site, fn: given.node, owner: member.object, args, isAdded: member.name === 'add_tool', turn };
  }
  return undefined;
}

function turnOf(module: Module, call: PyNode, helper: FunctionRef): Turn | undefined {
  const parameters = parametersGiven(helper);
  const args = argumentsOf(module, call) ?? [];
  if (args.some(({ spread }) => spread)) return undefined;
  const turn = new Map<string, { module: Module; node: PyNode }>();
  for (const each of parameters) if (each.default) turn.set(each.name, { module: helper.module, node: each.default });
  for (const [index, { key, value }] of args.entries()) {
    const name = key ?? parameters[index]?.name;
    if (name !== undefined) turn.set(name, { module, node: value });
  }
  return turn;
}
