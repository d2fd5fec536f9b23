/** Functions that register what they are given: `const add = (name, shape) => server.registerTool(name, …)`. */
import { bare, isFunction, type Ast } from './ast.js';
import { bindParams, NO_ENV } from './bind.js';
import type { Evaluator } from './evaluate.js';
import { functionOf } from './functions.js';
import { turnsOf, type Turn } from './turns.js';

/** More are generated, and cost more than they tell. */
const MOST_CALLS = 200;

export class Helpers {
  readonly #evaluator: Evaluator;
  readonly #turns = new Map<Ast, readonly Turn[]>();
  #calls: Map<Ast, Ast[]> | undefined;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** The function that a call stands in, where it is the one that is given the tool's name. */
  around(call: Ast, name: Ast): Ast | undefined {
    let owner = bare(name);
    while (owner.type === 'MemberExpression') owner = bare(owner['object']);
    const { scopes } = this.#evaluator.file;
    const binding = owner.type === 'Identifier' ? scopes.resolve(owner) : undefined;
    if (binding?.kind !== 'param' || scopes.isWritten(owner['name'], binding)) return undefined;
    let at = call.parent;
    while (at && !isFunction(at)) at = at.parent;
    if (!at || scopes.paramOf(at, owner['name']) !== binding) return undefined;
    return this.callsOf(at).length > 0 ? at : undefined;
  }

  callsOf(callable: Ast): readonly Ast[] {
    this.#calls ??= this.#find();
    return this.#calls.get(callable) ?? [];
  }

  /** One turn for each call of such a function, and for each turn of the loop that it is called in. */
  turnsOf(callable: Ast): readonly Turn[] {
    let turns = this.#turns.get(callable);
    if (!turns) this.#turns.set(callable, (turns = this.#read(callable)));
    return turns;
  }

  #read(callable: Ast): readonly Turn[] {
    const calls = this.callsOf(callable);
    if (calls.length > MOST_CALLS) return [];
    const evaluator = this.#evaluator;
    return calls.flatMap((call) =>
      (turnsOf(call, evaluator) ?? [{ env: NO_ENV, items: [] }]).map(({ env: outer, items }): Turn => {
        const args = (call['arguments'] as Ast[]).map((each) => evaluator.evaluate(each, outer));
        const env = bindParams(callable, args, outer, call, evaluator.file.scopes, (each, inner) =>
          evaluator.evaluate(each, inner),
        );
        return { env, items: [...items, ...args.filter(({ kind }) => kind === 'object')] };
      }),
    );
  }

  /** The calls of the functions of this file that are called by their names. */
  #find(): Map<Ast, Ast[]> {
    const found = new Map<Ast, Ast[]>();
    for (const call of this.#evaluator.file.calls) {
      const callee = bare(call['callee']);
      const callable = callee.type === 'Identifier' ? functionOf(this.#evaluator, callee) : undefined;
      if (!callable || (call['arguments'] as Ast[]).some(({ type }) => type === 'SpreadElement')) continue;
      const known = found.get(callable);
      if (known) known.push(call);
      else found.set(callable, [call]);
    }
    return found;
  }
}
