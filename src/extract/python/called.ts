/** What is called when a model calls a tool. */
import type { Found } from './found.js';
import { functionMeant } from './functions.js';
import type { FunctionRef } from './methods.js';
import type { Module } from './names.js';
import type { Servers } from './servers.js';
import { bodyOf, calleeOf, callsIn, pathOf } from './syntax.js';

/** The functions of a file that answer calls of tools, themselves or through others. */
export function answeringIn({ handlers, dispatchers, servers }: Found, module: Module): FunctionRef[] {
  const first = [...handlers, ...dispatchers.map((node): FunctionRef => ({ module, node }))];
  return servers ? withCalled(servers, first).filter((each) => each.module === module) : [];
}

/**
 * The functions, and those that they call, through others too; in a module that is imported, what it calls there. Of other
 * modules, those that have the word; without one, none.
 */
export function withCalled(servers: Servers, functions: readonly FunctionRef[], word?: RegExp): FunctionRef[] {
  const keyOf = ({ module, node }: FunctionRef): string => `${module.location}\n${node.from}`;
  const all = new Map(functions.map((each) => [keyOf(each), each]));
  for (const { module, node } of all.values())
    for (const call of callsIn(module, bodyOf(node))) {
      const callee = calleeOf(call);
      if (word === undefined && module.isImported(callee)) continue;
      const elsewhere = module.definedElsewhere(callee);
      if (elsewhere && (word === undefined || !word.test(elsewhere.module.text))) continue;
      const path = pathOf(module, callee);
      // What has the method may be of another module.
      if (!path || (word === undefined && path.length > 1 && path[0] !== 'self')) continue;
      const method = servers.methodElsewhere(module, callee);
      if (method && (word === undefined || !word.test(method.module.text))) continue;
      const next = functionMeant(servers, module, callee);
      if (next && (module === servers.module || next.module === module) && !all.has(keyOf(next)))
        all.set(keyOf(next), next);
    }
  return [...all.values()];
}
