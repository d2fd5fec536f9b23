/** Where a value may come from: each literal, call or name that it may be in the end. */
import { bare, type Ast } from '../ast.js';
import type { Evaluator } from '../evaluate.js';
import { exits, returnsOf } from '../returns.js';
import type { Callables } from './callables.js';
import type { Names } from './names.js';

/** `undefined`: nothing is given, or what is as good as nothing. */
export type Source = Ast | undefined;
export type Scalar = string | number | boolean | null;

/** Nobody follows a value that may come from more places. */
const MOST = 100;

export class Sources {
  readonly #evaluator: Evaluator;
  readonly #callables: Callables;
  readonly #names: Names;

  constructor(evaluator: Evaluator, callables: Callables, names: Names) {
    this.#evaluator = evaluator;
    this.#callables = callables;
    this.#names = names;
  }

  of(expression: Ast): readonly Source[] {
    const found: Source[] = [];
    const seen = new Set<Ast>();
    const todo: Source[] = [expression];
    while (todo.length > 0) {
      const next = todo.pop();
      const at = next && bare(next);
      if (at && seen.has(at)) continue;
      if (at) seen.add(at);
      if (found.length + todo.length > MOST) return [expression];
      const inner = at && this.#within(at, seen);
      if (inner) todo.push(...inner);
      else found.push(at);
    }
    return found.length > 0 ? found : [expression];
  }

  /** The value, where it is the same each time; null for nothing. */
  scalar(source: Source): { readonly value: Scalar } | undefined {
    if (!source) return { value: null };
    const value = this.#evaluator.evaluate(source);
    if (value.kind === 'string' || value.kind === 'number' || value.kind === 'boolean') return { value: value.value };
    return value.kind === 'null' || value.kind === 'undefined' ? { value: null } : undefined;
  }

  #within(at: Ast, seen: Set<Ast>): readonly Source[] | undefined {
    switch (at.type) {
      case 'ConditionalExpression':
        return [at['consequent'], at['alternate']] as Ast[];
      case 'LogicalExpression':
        return at['operator'] === '&&' ? [undefined, at['right'] as Ast] : ([at['left'], at['right']] as Ast[]);
      case 'AwaitExpression':
        return [at['argument'] as Ast];
      case 'CallExpression':
        return this.#returned(at, seen);
      case 'Identifier': {
        const binding = this.scalar(at) ? undefined : this.#evaluator.file.scopes.resolve(at);
        return binding && this.#names.givenTo(at['name'], binding);
      }
      default:
        return undefined;
    }
  }

  #returned(call: Ast, seen: Set<Ast>): readonly Source[] | undefined {
    const callable = this.#callables.of(call['callee']) ?? this.#callables.givenToHook(call);
    if (!callable || callable['generator']) return undefined;
    if (seen.has(callable)) return [];
    seen.add(callable);
    const given = returnsOf(callable).map(({ expression }) => expression);
    const body = callable['body'] as Ast;
    return body.type !== 'BlockStatement' || exits(body) ? given : [...given, undefined];
  }
}
