/** Where the names of a file are used. */
import { addTo, append, known } from '../../../core/collections.js';
import { bare, holds, isFunction, path, walkAst } from '../syntax.js';
import type { FunctionNode, SyntaxNode, TSESTree } from '../syntax.js';
import { isName, type Binding, type Name, type Scopes } from '../scopes.js';
import type { Api } from './api.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { exits, returnsOf } from '../returns.js';

export class NameUses {
  readonly #program: SyntaxNode;
  readonly #scopes: Scopes;
  #uses: Map<string, Name[]> | undefined;

  constructor(program: SyntaxNode, scopes: Scopes) {
    this.#program = program;
    this.#scopes = scopes;
  }

  usesOf(name: string, declaration: SyntaxNode | undefined): Name[] {
    const uses = this.#all().get(name) ?? [];
    return uses.filter((use) => this.#scopes.resolve(use)?.node === declaration);
  }

  /** All values that a variable is assigned; undefined if they are unknown. */
  givenTo(name: string, { kind, node, path }: Binding): (SyntaxNode | undefined)[] | undefined {
    if (kind !== 'variable' || path?.length !== 0 || /^For(In|Of)Statement$/.test(node.parent.parent.type))
      return undefined;
    const given: (SyntaxNode | undefined)[] = [node.init ?? undefined];
    for (const use of this.usesOf(name, node)) {
      const parent: SyntaxNode = use.parent;
      if (parent?.type === 'AssignmentExpression' && parent.left === use) {
        if (parent.operator !== '=') return undefined;
        given.push(parent.right);
      } else if (parent && isWrittenBy(use, parent)) return undefined;
    }
    return given;
  }

  #all(): Map<string, Name[]> {
    if (this.#uses) return this.#uses;
    const uses = new Map<string, Name[]>();
    walkAst(this.#program, (node) => {
      if (isName(node) && !isDeclaration(node)) addTo(uses, node.name, node);
    });
    return (this.#uses = uses);
  }
}

/** `x++`, `for (x of …)`, `[x] = …` */
function isWrittenBy(use: SyntaxNode, at: SyntaxNode): boolean {
  switch (at.type) {
    case 'UpdateExpression':
    case 'ArrayPattern':
    case 'RestElement':
      return true;
    case 'Property':
      return at.value === use && at.parent.type === 'ObjectPattern';
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'AssignmentPattern':
      return at.left === use;
    default:
      return false;
  }
}

function isDeclaration(identifier: SyntaxNode): boolean {
  const { parent } = identifier;
  if (!parent) return false;
  if (parent.type === 'VariableDeclarator') return parent.id === identifier;
  if (isFunction(parent)) return parent.body !== identifier;
  if (parent.type === 'MemberExpression') return parent.property === identifier && !parent.computed;
  return parent.type === 'Property' && parent.key === identifier && parent.value !== identifier && !parent.computed;
}

/** The functions of a file, and whether they read `window.openai`. */
export class Callables {
  readonly #api: Api;
  readonly #looked = new Map<SyntaxNode, boolean>();

  constructor(api: Api) {
    this.#api = api;
  }

  /** The function that a callee is, or that its name always refers to. */
  of(expression: SyntaxNode): FunctionNode | undefined {
    const callee = bare(expression);
    if (callee.type !== 'Identifier') return isFunction(callee) ? callee : undefined;
    const binding = this.#api.scopes.resolve(callee);
    if (binding?.kind === 'function') return binding.node;
    const init = this.#api.constant(callee)?.init;
    // React's useCallback and useMemo return their argument or its result.
    const given = init?.type === 'CallExpression' && isHook(init) ? init.arguments[0] : init;
    const inner = given && bare(given);
    return inner && isFunction(inner) ? inner : undefined;
  }

  /** `useMemo(() => …)` has the value that the function returns. */
  givenToHook(call: TSESTree.CallExpression): FunctionNode | undefined {
    if (!isHook(call)) return undefined;
    return call.arguments
      .map(bare)
      .filter(isFunction)
      .find((each) => this.lookAt(each));
  }

  lookAt(expression: SyntaxNode): boolean {
    const isOrigin = (node: SyntaxNode): boolean =>
      this.#api.isGlobal(node) || (node.type === 'Literal' && node.value === 'openai');
    return known(this.#looked, expression, () => holds(expression, isOrigin));
  }
}

const isHook = ({ callee }: TSESTree.CallExpression): boolean => /^use[A-Z]/.test(path(callee).at(-1)!);

/** A literal, call or name that a value may come from; `undefined` for no value. */
export type Source = SyntaxNode | undefined;
export type Scalar = string | number | boolean | null;

/** Values with more sources are not followed. */
const MOST = 100;

export class Sources {
  readonly #evaluator: Evaluator;
  readonly #callables: Callables;
  readonly #names: NameUses;

  constructor(evaluator: Evaluator, callables: Callables, names: NameUses) {
    this.#evaluator = evaluator;
    this.#callables = callables;
    this.#names = names;
  }

  of(expression: SyntaxNode): readonly Source[] {
    const found: Source[] = [];
    const seen = new Set<SyntaxNode>();
    const todo: Source[] = [expression];
    while (todo.length > 0) {
      const next = todo.pop();
      const at = next && bare(next);
      if (at && seen.has(at)) continue;
      if (at) seen.add(at);
      if (found.length + todo.length > MOST) return [expression];
      const inner = at && this.#within(at, seen);
      if (inner) append(todo, inner);
      else found.push(at);
    }
    return found.length > 0 ? found : [expression];
  }

  /** The value, if it is always the same; null for no value. */
  scalar(source: Source): { readonly value: Scalar } | undefined {
    if (!source) return { value: null };
    const value = this.#evaluator.evaluate(source);
    if (value.kind === 'string' || value.kind === 'number' || value.kind === 'boolean') return { value: value.value };
    return value.kind === 'null' || value.kind === 'undefined' ? { value: null } : undefined;
  }

  #within(at: SyntaxNode, seen: Set<SyntaxNode>): readonly Source[] | undefined {
    switch (at.type) {
      case 'ConditionalExpression':
        return [at.consequent, at.alternate];
      case 'LogicalExpression':
        return at.operator === '&&' ? [undefined, at.right] : [at.left, at.right];
      case 'AwaitExpression':
        return [at.argument];
      case 'CallExpression':
        return this.#returned(at, seen);
      case 'Identifier': {
        const binding = this.scalar(at) ? undefined : this.#evaluator.file.scopes.resolve(at);
        return binding && this.#names.givenTo(at.name, binding);
      }
      default:
        return undefined;
    }
  }

  #returned(call: TSESTree.CallExpression, seen: Set<SyntaxNode>): readonly Source[] | undefined {
    const callable = this.#callables.of(call.callee) ?? this.#callables.givenToHook(call);
    if (!callable || callable.generator) return undefined;
    if (seen.has(callable)) return [];
    seen.add(callable);
    const given = returnsOf(callable).map(({ expression }) => expression);
    const body = callable.body;
    return body.type !== 'BlockStatement' || exits(body) ? given : [...given, undefined];
  }
}
