/** Where the names of a file are used. */
import { addTo } from '../../core/collections.js';
import { isFunction, walkAst, type Ast, bare, path } from '../syntax.js';
import type { Binding, Scopes } from '../scopes.js';
import type { Api } from './api.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { exits, returnsOf } from '../functions.js';

export class Names {
  readonly #program: Ast;
  readonly #scopes: Scopes;
  #uses: Map<string, Ast[]> | undefined;

  constructor(program: Ast, scopes: Scopes) {
    this.#program = program;
    this.#scopes = scopes;
  }

  /** The uses of what a node declares under a name. */
  usesOf(name: string, declaration: Ast | undefined): Ast[] {
    const uses = this.#all().get(name) ?? [];
    return uses.filter((use) => this.#scopes.resolve(use)?.node === declaration);
  }

  /** What a variable is ever given; undefined where nobody knows. */
  givenTo(name: string, { kind, node, path }: Binding): (Ast | undefined)[] | undefined {
    if (kind !== 'variable' || path?.length !== 0 || /^For(In|Of)Statement$/.test(node.parent?.parent?.type ?? ''))
      return undefined;
    const given: (Ast | undefined)[] = [(node['init'] as Ast | null) ?? undefined];
    for (const use of this.usesOf(name, node)) {
      const { parent } = use;
      if (parent?.type === 'AssignmentExpression' && parent['left'] === use) {
        if (parent['operator'] !== '=') return undefined;
        given.push(parent['right'] as Ast);
      } else if (parent && isWrittenBy(use, parent)) return undefined;
    }
    return given;
  }

  #all(): Map<string, Ast[]> {
    if (this.#uses) return this.#uses;
    const uses = new Map<string, Ast[]>();
    walkAst(this.#program, (node) => {
      if (!/^(JSX)?Identifier$/.test(node.type) || isDeclaration(node)) return;
      addTo(uses, node['name'] as string, node);
    });
    return (this.#uses = uses);
  }
}

/** `x++`, `for (x of …)`, `[x] = …` */
function isWrittenBy(use: Ast, { type, left, parent, value }: Ast): boolean {
  if (type === 'UpdateExpression' || type === 'ArrayPattern' || type === 'RestElement') return true;
  if (type === 'Property') return value === use && parent?.type === 'ObjectPattern';
  return /^(For(In|Of)Statement|AssignmentPattern)$/.test(type) && left === use;
}

function isDeclaration(identifier: Ast): boolean {
  const { parent } = identifier;
  if (!parent) return false;
  if (parent.type === 'VariableDeclarator') return parent['id'] === identifier;
  if (isFunction(parent)) return parent['body'] !== identifier;
  if (parent.type === 'MemberExpression') return parent['property'] === identifier && !parent['computed'];
  return (
    parent.type === 'Property' && parent['key'] === identifier && parent['value'] !== identifier && !parent['computed']
  );
}

/** The functions of a file, and whether they look at `window.openai`. */

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

/** Where a value may come from: each literal, call or name that it may be in the end. */

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
