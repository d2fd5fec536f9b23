/** What is called when a model calls a tool. */
import { functionMeant } from './functions.js';
import type { FunctionRef } from './methods.js';
import type { Servers } from './servers.js';
import { bodyOf, calleeOf, pathOf, walk, type PyNode } from './syntax.js';

export const callsIn = (body: PyNode | undefined): PyNode[] =>
  body ? [...walk(body)].filter(({ name }) => name === 'CallExpression') : [];

/**
 * The functions, and those that they call, through others too; in a module that is imported, what it calls there. Of other
 * modules, those that have the word; without one, none.
 */
export function withCalled(servers: Servers, functions: readonly FunctionRef[], word?: string): FunctionRef[] {
  const keyOf = ({ module, node }: FunctionRef): string => `${module.location}\n${node.from}`;
  const all = new Map(functions.map((each) => [keyOf(each), each]));
  for (const { module, node } of all.values())
    for (const call of callsIn(bodyOf(node))) {
      const callee = calleeOf(call);
      const elsewhere = module.definedElsewhere(callee);
      if (elsewhere && (word === undefined || !elsewhere.module.text.includes(word))) continue;
      const path = pathOf(module, callee);
      // What has the method may be of another module.
      if (!path || (word === undefined && path.length > 1 && path[0] !== 'self')) continue;
      const next = functionMeant(servers, module, callee);
      if (next && (module === servers.module || next.module === module) && !all.has(keyOf(next)))
        all.set(keyOf(next), next);
    }
  return [...all.values()];
}
