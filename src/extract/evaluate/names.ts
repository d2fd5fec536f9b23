/** What names and members of them stand for, in the file or in the modules that it imports. */
import { bare, requiredModule, type Ast, staticName } from '../syntax.js';
import { isLocal, NO_ENV, taken, type Env } from '../functions.js';
import type { Binding, Scopes } from '../scopes.js';
import { importOf, type Imported, type ImportResolver } from '../modules.js';
import { follow, nothing, place, unknown, type Value, literal } from '../values.js';
import { isBuiltSchema } from '../schemas/mark.js';
import { zodMember } from '../schemas/zod.js';
import { keyOf } from './literals.js';
import type { Entry, Node } from '../../core/tree.js';

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

/** Enums and the static members of classes as objects. */

export function enumNode(node: Ast): Value {
  const entries: Entry[] = [];
  let next: number | undefined = 0;
  for (const member of (node['body']?.members ?? node['members'] ?? []) as Ast[]) {
    const key = staticName(member['id'], false);
    const initializer = member['initializer'] as Ast | undefined;
    let value: Value;
    if (initializer) value = constantOf(initializer);
    else value = next === undefined ? unknown(member) : { kind: 'number', ...place(member), value: next };
    next = value.kind === 'number' ? value.value + 1 : undefined;
    if (key !== undefined) entries.push({ key, ...place(member['id']), value: value as Node });
  }
  return { kind: 'object', ...place(node), entries, open: false };
}

function constantOf(initializer: Ast): Value {
  const node = bare(initializer);
  if (node.type === 'Literal') return literal(node);
  const name = node.type === 'TemplateLiteral' ? staticName(node, true) : undefined;
  return name === undefined ? unknown(node) : { kind: 'string', ...place(node), value: name };
}

/** A class as the object of what is static in it; the rest of it nobody knows. */
export function classNode(node: Ast, evaluate: (expression: Ast) => Value): Value {
  const entries: Entry[] = [];
  for (const member of node['body'].body as Ast[]) {
    if (!/^(PropertyDefinition|ClassProperty)$/.test(member.type) || !member['static'] || !member['value']) continue;
    const key = staticName(member['key'], member['computed']);
    if (key !== undefined) entries.push({ key, ...place(member['key']), value: evaluate(member['value']) as Node });
  }
  return { kind: 'object', ...place(node), entries, open: true };
}
