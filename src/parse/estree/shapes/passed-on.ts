/** `const add = (name, ...args) => server.tool(name, ...args)`: a function of the file that passes on all that it is given. */
import { bare, type Ast } from '../ast.js';
import { textOf } from '../values.js';
import { callableAround } from '../wrappers.js';
import type { Site } from './arguments.js';
import type { Collector } from './collector.js';

/** Reads a call once for each call of such a function around it, where that names the tool. */
export function passedOn(site: Site, all: Collector, read: (site: Site) => void): void {
  const callable = callableAround(site.call);
  if (!callable || !passesAllOn(callable, site.call, all)) return;
  // It registers nothing else in the same way.
  if (!all.helpers.isOnlyIn(callable, site.names.at(-1)!)) return;
  for (const call of all.helpers.callsOf(callable)) {
    const args = (call['arguments'] as Ast[]).map(bare);
    const [name] = args;
    if (name && textOf(all.evaluate(name)) !== undefined)
      all.asGivenBy(call, callable, site, () => {
        read({ ...site, args });
      });
  }
}

/** Its parameters, in their order and as they were given. */
function passesAllOn(callable: Ast, call: Ast, { evaluator }: Collector): boolean {
  const { scopes } = evaluator.file;
  const params = callable['params'] as Ast[];
  const args = call['arguments'] as Ast[];
  return (
    params.length === args.length &&
    args.every((arg, index) => {
      const param = params[index]!;
      const [given, taken] = arg.type === 'SpreadElement' ? [bare(arg['argument']), restOf(param)] : [bare(arg), param];
      if (given.type !== 'Identifier' || taken?.type !== 'Identifier' || given['name'] !== taken['name']) return false;
      const binding = scopes.paramOf(callable, given['name']);
      return binding !== undefined && scopes.resolve(given) === binding && !scopes.isWritten(given['name'], binding);
    })
  );
}

const restOf = ({ type, argument }: Ast): Ast | undefined => (type === 'RestElement' ? (argument as Ast) : undefined);
