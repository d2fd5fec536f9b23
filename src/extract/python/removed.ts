/** Tools that a file in Python takes from a server again: what is registered under their names afterwards replaces them. */
import { append } from '../../core/collections.js';
import type { RemovedTool } from '../../core/code.js';
import type { Module } from './names.js';
import {
  argumentsOf,
  bare,
  calleeOf,
  functionAround,
  memberOf,
  nodesIn,
  placeOf,
  subscriptOf,
  textOf,
} from './syntax.js';
import type { PyNode } from './syntax.js';
import { envOf, turnsOf } from './turns.js';
import type { Evaluator } from './values.js';

/** `mcp.remove_tool("a")`, also in a loop over a list that is written; `del mcp._tool_manager._tools["a"]`, and with `pop`. */
export function removedIn(module: Module, calls: readonly PyNode[], evaluator: Evaluator): RemovedTool[] {
  if (!/\bremove_tool\(|\._tools\b/.test(module.text)) return [];
  const removed = calls.flatMap((call): RemovedTool[] => {
    const member = memberOf(module, calleeOf(call));
    const isKept = member && /\._tools$/.test(textOf(module, member.object));
    if (member?.name !== 'remove_tool' && !(isKept && member.name === 'pop')) return [];
    const name = argumentsOf(module, call)?.find(({ key }) => key === undefined || key === 'name')?.value;
    return name ? removedAt(module, call, name, calls, evaluator) : [];
  });
  for (const statement of nodesIn(module.root, ['DeleteStatement'])) {
    const taken = statement.getChild('MemberExpression');
    const subscript = taken ? subscriptOf(taken) : undefined;
    const [name] = subscript && /\._tools$/.test(textOf(module, subscript.object)) ? subscript.items : [];
    if (name) append(removed, removedAt(module, statement, name, calls, evaluator));
  }
  return removed;
}

function removedAt(
  module: Module,
  site: PyNode,
  name: PyNode,
  calls: readonly PyNode[],
  evaluator: Evaluator,
): RemovedTool[] {
  const at = { ...placeOf(module, site), within: placeOf(module, functionAround(site) ?? module.root) };
  return (turnsOf(module, site, calls) ?? [new Map()]).map((turn) => {
    const text = evaluator.textOf(module, bare(name), envOf(turn, evaluator));
    return { ...at, ...(text !== undefined && { name: text }) };
  });
}
