/** The values of names and of their members, in the file or in the modules that it imports. */
import { bare, keyName, requiredModule, staticName, follow, nothing, place, unknown, literal } from '../syntax.js';
import type { ClassNode, SyntaxNode, TSESTree } from '../syntax.js';
import { isLocal, NO_ENV, taken, type Env } from '../env.js';
import type { Binding, Scopes } from '../scopes.js';
import type { Imported, ImportResolver } from '../imported.js';
import { importOf } from '../modules.js';
import { type Value } from '../../result/values.js';
import { isBuiltSchema } from '../zod/mark.js';
import { zodMember } from '../schemas/zod.js';
import { keyOf } from './literals.js';
import type { Entry, Node } from '../../../core/tree.js';

export class Names {
  readonly #scopes: Scopes;
  readonly #resolveImport: ImportResolver;
  readonly #evaluate: (expression: SyntaxNode, env: Env) => Value;
  readonly #known = new Map<Binding, Value>();
  readonly #underWay = new Set<Binding>();

  constructor(scopes: Scopes, resolveImport: ImportResolver, evaluate: (expression: SyntaxNode, env: Env) => Value) {
    this.#scopes = scopes;
    this.#resolveImport = resolveImport;
    this.#evaluate = evaluate;
  }

  identifier(node: TSESTree.Identifier, env: Env): Value {
    if (node.name === 'undefined') return nothing(node);
    const binding = this.#scopes.resolve(node);
    if (!binding) return unknown(node);
    const bound = env.values.get(binding);
    if (bound) return bound;
    const isCacheable = !isLocal(binding, env);
    const isFound = binding.path ?? (isCacheable ? undefined : binding.rest);
    if (!isFound || this.#scopes.isWritten(node.name, binding)) return unknown(node);
    const imported = importOf(node, this.#scopes);
    if (imported) {
      // A namespace is more than the default export of a module.
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

  #declared(binding: Binding, use: SyntaxNode, env: Env): Value {
    switch (binding.kind) {
      case 'variable': {
        const { init } = binding.node;
        return init && !isLoopVariable(binding.node) ? taken(binding, this.#evaluate(init, env), use) : unknown(use);
      }
      case 'enum':
        return enumNode(binding.node);
      case 'class':
        return classNode(binding.node, (each) => this.#evaluate(each, env));
      default:
        return unknown(use);
    }
  }

  /** Step by step: a chain of members may be longer than the stack is deep. What is around a member does not count as used. */
  member(node: TSESTree.MemberExpression, env: Env): Value {
    const chain = [node];
    let owner = bare(node.object);
    for (; owner.type === 'MemberExpression'; owner = bare(owner.object)) chain.push(owner);
    const source = this.#moduleOf(owner);
    let value: Value | undefined;
    for (const each of chain.reverse()) {
      const key = keyOf(each.property, each.computed, (expression) => this.#evaluate(expression, env));
      if (key === undefined) value = unknown(each);
      else if (value === undefined && source !== undefined) value = this.imported({ source, name: key }, each);
      else value = memberOf(value ?? this.#owner(owner, env), key, each);
    }
    return value!;
  }

  #owner(node: SyntaxNode, env: Env): Value {
    return node.type === 'Identifier' ? this.identifier(node, env) : this.#evaluate(node, env);
  }

  /** The module whose namespace an expression is: `C` after `import * as C from './c.js'`, `require('./c.js')`. */
  #moduleOf(node: SyntaxNode): string | undefined {
    if (node.type === 'CallExpression') return requiredModule(node);
    if (node.type !== 'Identifier') return undefined;
    const binding = this.#scopes.resolve(node);
    if (binding?.path?.length !== 0 || this.#scopes.isWritten(node.name, binding)) return undefined;
    const imported = importOf(node, this.#scopes);
    return imported?.name === '*' ? imported.source : undefined;
  }

  /** A value of another file, or a well-known one, which gets the place where it is used. */
  imported({ source, name }: Imported, use: SyntaxNode): Value {
    const value = this.#resolveImport(source, name);
    if (!value) return unknown(use);
    return value.file === undefined ? { ...value, ...place(use) } : value;
  }
}

const memberOf = (object: Value, key: string, use: SyntaxNode): Value =>
  isBuiltSchema(object) ? (zodMember(object, key) ?? unknown(use)) : follow(object, [key], use);

const isLoopVariable = (declarator: TSESTree.VariableDeclarator): boolean =>
  /^For(In|Of)Statement$/.test(declarator.parent.parent.type);

/** An enum as an object of its members. */
function enumNode(node: TSESTree.TSEnumDeclaration): Value {
  const entries: Entry[] = [];
  let next: number | undefined = 0;
  for (const member of membersOf(node)) {
    const key = staticName(member.id, false);
    const { initializer } = member;
    let value: Value;
    if (initializer) value = constantOf(initializer);
    else value = next === undefined ? unknown(member) : { kind: 'number', ...place(member), value: next };
    next = value.kind === 'number' ? value.value + 1 : undefined;
    if (key !== undefined) entries.push({ key, ...place(member.id), value: value as Node });
  }
  return { kind: 'object', ...place(node), entries, open: false };
}

/** Babel and older versions of typescript-eslint have no body here. */
function membersOf(
  node: TSESTree.TSEnumDeclaration & { readonly body?: TSESTree.TSEnumBody },
): readonly TSESTree.TSEnumMember[] {
  return node.body?.members ?? node.members;
}

function constantOf(initializer: SyntaxNode): Value {
  const node = bare(initializer);
  if (node.type === 'Literal') return literal(node);
  const name = node.type === 'TemplateLiteral' ? staticName(node, true) : undefined;
  return name === undefined ? unknown(node) : { kind: 'string', ...place(node), value: name };
}

/** A class as an object of its static fields; its other members are unknown. */
function classNode(node: ClassNode, evaluate: (expression: SyntaxNode) => Value): Value {
  const entries: Entry[] = [];
  for (const member of node.body.body) {
    if (member.type !== 'PropertyDefinition' || !member.static || !member.value) continue;
    const key = keyName(member);
    if (key !== undefined) entries.push({ key, ...place(member.key), value: evaluate(member.value) as Node });
  }
  return { kind: 'object', ...place(node), entries, open: true };
}
