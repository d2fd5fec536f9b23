/** What names and members of them stand for, in the file or in the modules that it imports. */
import { bare, requiredModule, type Ast } from '../ast.js';
import { isLocal, NO_ENV, taken, type Env } from '../bind.js';
import type { Binding, Scopes } from '../scopes.js';
import { importOf, type Imported, type ImportResolver } from '../modules.js';
import { follow, nothing, place, unknown, type Value } from '../values.js';
import { isBuiltSchema } from '../schema-builders/mark.js';
import { zodMember } from '../schema-builders/zod.js';
import { classNode, enumNode } from './declared.js';
import { keyOf } from './literals.js';

export class Names {
  readonly #scopes: Scopes;
  readonly #resolveImport: ImportResolver;
  readonly #evaluate: (expression: Ast, env: Env) => Value;
  readonly #known = new Map<Binding, Value>();
  readonly #underWay = new Set<Binding>();

  constructor(scopes: Scopes, resolveImport: ImportResolver, evaluate: (expression: Ast, env: Env) => Value) {
    this.#scopes = scopes;
    this.#resolveImport = resolveImport;
    this.#evaluate = evaluate;
  }

  identifier(node: Ast, env: Env): Value {
    if (node['name'] === 'undefined') return nothing(node);
    const binding = this.#scopes.resolve(node);
    if (!binding) return unknown(node);
    const bound = env.values.get(binding);
    if (bound) return bound;
    const isCacheable = !isLocal(binding, env);
    const isFound = binding.path ?? (isCacheable ? undefined : binding.rest);
    if (!isFound || this.#scopes.isWritten(node['name'], binding)) return unknown(node);
    const imported = importOf(node, this.#scopes);
    if (imported) {
      // A namespace is more than what a module gives as its default.
      const isNamespace = binding.kind === 'import' && imported.name === '*';
      if (isNamespace || !binding.path) return unknown(node);
      return follow(this.imported(imported, node), binding.path.slice(1), node);
    }
    const known = isCacheable ? this.#known.get(binding) : undefined;
    if (known) return known;
    if (this.#underWay.has(binding)) return unknown(node);
    this.#underWay.add(binding);
    const value = this.#declared(binding, node, isCacheable ? NO_ENV : env);
    this.#underWay.delete(binding);
    if (isCacheable) this.#known.set(binding, value);
    return value;
  }

  #declared(binding: Binding, use: Ast, env: Env): Value {
    const { kind, node } = binding;
    if (kind === 'variable' && node['init'] && !isLoopVariable(node))
      return taken(binding, this.#evaluate(node['init'], env), use);
    if (kind === 'enum') return enumNode(node);
    if (kind === 'class') return classNode(node, (each) => this.#evaluate(each, env));
    return unknown(use);
  }

  member(node: Ast, env: Env): Value {
    const key = keyOf(node['property'], node['computed'], (each) => this.#evaluate(each, env));
    if (key === undefined) return unknown(node);
    const source = this.#moduleOf(bare(node['object']));
    if (source !== undefined) return this.imported({ source, name: key }, node);
    const object = this.#holder(node['object'], env);
    return isBuiltSchema(object) ? (zodMember(object, key) ?? unknown(node)) : follow(object, [key], node);
  }

  /** What a member is taken from; all the rest of it is not used here. */
  #holder(expression: Ast, env: Env): Value {
    const node = bare(expression);
    if (node.type === 'Identifier') return this.identifier(node, env);
    return node.type === 'MemberExpression' ? this.member(node, env) : this.#evaluate(node, env);
  }

  /** The module that an expression is all of: `C` after `import * as C from './c.js'`, `require('./c.js')`. */
  #moduleOf(node: Ast): string | undefined {
    if (node.type === 'CallExpression') return requiredModule(node);
    const binding = node.type === 'Identifier' ? this.#scopes.resolve(node) : undefined;
    if (binding?.path?.length !== 0 || this.#scopes.isWritten(node['name'], binding)) return undefined;
    const imported = importOf(node, this.#scopes);
    return imported?.name === '*' ? imported.source : undefined;
  }

  /** A value of another file, or one that is well known: that stands where it is used. */
  imported({ source, name }: Imported, use: Ast): Value {
    const value = this.#resolveImport(source, name);
    if (!value) return unknown(use);
    return value.file === undefined ? { ...value, ...place(use) } : value;
  }
}

const isLoopVariable = (declarator: Ast): boolean =>
  /^For(In|Of)Statement$/.test(declarator.parent?.parent?.type ?? '');
