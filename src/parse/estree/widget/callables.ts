/** The functions of a file, and whether they look at `window.openai`. */
import { bare, isFunction, path, walkAst, type Ast } from '../ast.js';
import type { Api } from './api.js';

export class Callables {
  readonly #api: Api;
  readonly #looked = new Map<Ast, boolean>();

  constructor(api: Api) {
    this.#api = api;
  }

  /** The function that a callee is, or that its name always means. */
  of(expression: Ast): Ast | undefined {
    const callee = bare(expression);
    if (callee.type !== 'Identifier') return isFunction(callee) ? callee : undefined;
    const binding = this.#api.scopes.resolve(callee);
    if (binding?.kind === 'function') return binding.node;
    const init = this.#api.constant(callee)?.init;
    // React's useCallback and useMemo hand on what they are given.
    const inner = init?.type === 'CallExpression' && isHook(init) ? init['arguments'][0] : init;
    return inner && isFunction(bare(inner)) ? bare(inner) : undefined;
  }

  /** `useMemo(() => …)` comes to what the function that looks at it gives. */
  givenToHook(call: Ast): Ast | undefined {
    if (!isHook(call)) return undefined;
    return (call['arguments'] as Ast[]).map(bare).find((each) => isFunction(each) && this.lookAt(each));
  }

  lookAt(expression: Ast): boolean {
    const known = this.#looked.get(expression);
    if (known !== undefined) return known;
    let found = false;
    walkAst(expression, (node) => {
      found ||= this.#api.isGlobal(node) || (node.type === 'Literal' && node['value'] === 'openai');
    });
    this.#looked.set(expression, found);
    return found;
  }
}

const isHook = ({ callee }: Ast): boolean => /^use[A-Z]/.test(path(callee).at(-1)!);
