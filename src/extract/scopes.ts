/** Names and what they stand for where they are used. */
import { addTo } from '../core/collections.js';
import { bare, keyName, ownerOf, type ClassNode, type FunctionNode, type SyntaxNode, type TSESTree } from './syntax.js';

/** What declares a name. */
type Declaration =
  | { readonly kind: 'variable'; readonly node: TSESTree.VariableDeclarator }
  | { readonly kind: 'function'; readonly node: TSESTree.FunctionDeclaration | TSESTree.FunctionExpression }
  | { readonly kind: 'import'; readonly node: TSESTree.ImportClause }
  | { readonly kind: 'param'; readonly node: TSESTree.Parameter; readonly index: number }
  | { readonly kind: 'enum'; readonly node: TSESTree.TSEnumDeclaration }
  | { readonly kind: 'class'; readonly node: ClassNode }
  | { readonly kind: 'catch'; readonly node: TSESTree.CatchClause };

/** What a name stands for: for one inside a pattern, a part of what is declared. */
export type Binding = Declaration & Omit<Taken, 'name'>;

const MUTATORS = new Set([
  'push',
  'unshift',
  'splice',
  'pop',
  'shift',
  'sort',
  'reverse',
  'fill',
  'copyWithin',
  'set',
  'delete',
  'clear',
  'add',
]);

/** So many scopes are searched faster one by one than by a table. */
const FEW = 8;

type Writes = Map<string, TSESTree.Identifier[]>;

export class Scopes {
  readonly #tables = new Map<SyntaxNode, Map<string, Binding[]>>();
  /** The scopes that declare a name. */
  readonly #scopes = new Map<string, SyntaxNode[]>();
  /** Identifiers that are assigned, or whose members are. */
  readonly #writes = new Map<string, TSESTree.Identifier[]>();
  /** Identifiers that are assigned themselves. */
  readonly #assigned = new Map<string, TSESTree.Identifier[]>();
  /** Identifiers whose members are assigned. */
  readonly #filled = new Map<string, TSESTree.Identifier[]>();
  /** What the names stand for where they are written, looked up once for each name: only valid when the walk is over. */
  readonly #answers = new Map<Writes, Map<string, ReadonlySet<Binding>>>();

  declare(pattern: SyntaxNode, declaration: Declaration, at: SyntaxNode): void {
    const scope = declaration.kind === 'import' ? programOf(at) : at;
    for (const { name, path, rest } of namesIn(pattern)) this.#add(name, scope, { ...declaration, path, rest });
  }

  #add(name: string, scope: SyntaxNode, binding: Binding): void {
    let table = this.#tables.get(scope);
    if (!table) this.#tables.set(scope, (table = new Map<string, Binding[]>()));
    if (!table.has(name)) addTo(this.#scopes, name, scope);
    addTo(table, name, binding);
  }

  noteWrite(target: SyntaxNode): void {
    const at = ownerOf(target);
    if (at.type !== 'Identifier') return;
    note(at === bare(target) ? this.#assigned : this.#filled, at);
    note(this.#writes, at);
  }

  /** The name stays, what it stands for changes. */
  noteMutation(target: SyntaxNode): void {
    const at = ownerOf(target);
    if (at.type === 'Identifier') note(this.#writes, at);
  }

  noteCall(call: TSESTree.CallExpression): void {
    const callee = bare(call.callee);
    if (callee.type !== 'MemberExpression' || callee.computed) return;
    const method = 'name' in callee.property ? callee.property.name : '';
    const assigned = method === 'assign' ? call.arguments[0] : undefined;
    const changed = MUTATORS.has(method) ? callee.object : assigned;
    if (changed) this.noteMutation(changed);
    if (assigned?.type === 'Identifier') note(this.#filled, assigned);
  }

  /** What a name stands for where it is used; undefined for globals and for names declared twice. */
  resolve(identifier: Name): Binding | undefined {
    const bindings = this.#bindings(identifier);
    return bindings?.length === 1 ? bindings[0] : undefined;
  }

  isDeclared(identifier: SyntaxNode): boolean {
    return isName(identifier) && this.#bindings(identifier) !== undefined;
  }

  /** Most names are declared once, at the top of the file or nowhere: those need no look at the scopes around. */
  #bindings(identifier: Name): Binding[] | undefined {
    const name = identifier.name;
    const scopes = this.#scopes.get(name);
    if (!scopes) return undefined;
    if (scopes.length === 1 && scopes[0]!.type === 'Program') return this.#tables.get(scopes[0]!)!.get(name);
    const isFew = scopes.length <= FEW;
    for (let at: SyntaxNode | undefined = identifier; at; at = at.parent) {
      if (isFew ? scopes.includes(at) : this.#tables.get(at)?.has(name)) return this.#tables.get(at)!.get(name);
    }
    return undefined;
  }

  /** What a name stands for that a function declares as a parameter. */
  paramOf(callable: SyntaxNode, name: string): Binding | undefined {
    const bindings = this.#tables.get(callable)?.get(name);
    return bindings?.length === 1 && bindings[0]!.kind === 'param' ? bindings[0] : undefined;
  }

  /** What a name stands for at the top of the file. */
  topLevel(name: string, program: SyntaxNode): Binding | undefined {
    const bindings = this.#tables.get(program)?.get(name);
    return bindings?.length === 1 ? bindings[0] : undefined;
  }

  /** Whether the name itself is given another value. */
  isReassigned(name: string, binding: Binding): boolean {
    return this.#among(this.#assigned, name, binding);
  }

  /** Whether what a name stands for may change after its declaration. */
  isWritten(name: string, binding: Binding): boolean {
    return this.#among(this.#writes, name, binding);
  }

  /** Whether something is added to what a name stands for, or changed in it. */
  isFilledIn(name: string, binding: Binding): boolean {
    return this.#among(this.#filled, name, binding);
  }

  #among(writes: Writes, name: string, binding: Binding): boolean {
    const all = writes.get(name);
    if (!all) return false;
    let known = this.#answers.get(writes);
    if (!known) this.#answers.set(writes, (known = new Map<string, ReadonlySet<Binding>>()));
    let bindings = known.get(name);
    if (!bindings) known.set(name, (bindings = new Set(all.flatMap((write) => this.#bindings(write) ?? []))));
    return bindings.has(binding);
  }
}

/** What a call gives a function for one of its parameters, if that is a name by itself. */
export function givenFor(
  binding: Binding,
  callable: FunctionNode,
  call: TSESTree.CallExpression,
): SyntaxNode | undefined {
  if (binding.kind !== 'param' || binding.path?.length !== 0) return undefined;
  const { index, node } = binding;
  return callable.params[index] === node ? call.arguments[index] : undefined;
}

/** A name where it is used or declared. */
export type Name = TSESTree.Identifier | TSESTree.JSXIdentifier;

export const isName = (node: SyntaxNode): node is Name => node.type === 'Identifier' || node.type === 'JSXIdentifier';

function note(all: Writes, identifier: TSESTree.Identifier): void {
  addTo(all, identifier.name, identifier);
}

function programOf(node: SyntaxNode): SyntaxNode {
  let at = node;
  while (at.type !== 'Program' && at.parent) at = at.parent;
  return at;
}

/** What patterns take out of the values that they stand for: `{ name, options: { tools = [] }, ...rest }`. */

/** A name in a pattern. */
export interface Taken {
  readonly name: string;
  /** The way to what it stands for; `undefined` where the pattern is too clever. */
  readonly path: readonly string[] | undefined;
  /** For the rest of an object pattern: the way to that object, and the keys that are taken out of it. */
  readonly rest?: Rest;
}

interface Rest {
  readonly path: readonly string[];
  readonly without: readonly string[];
}

type Path = Taken['path'];

export const namesIn = (pattern: SyntaxNode): readonly Taken[] => namesFrom([], pattern);

/** `path` leads to what the pattern stands for. */
function namesFrom(path: Path, pattern: SyntaxNode, rest?: Rest): readonly Taken[] {
  switch (pattern.type) {
    case 'Identifier':
      return [{ name: pattern.name, path, rest }];
    case 'AssignmentPattern':
      // A default applies only sometimes: what the name stands for can be told only where the value is known.
      return namesFrom(undefined, pattern.left);
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => {
        if (property.type === 'RestElement') return namesFrom(undefined, property.argument, restOf(pattern, path));
        return namesFrom(stepInto(path, keyName(property)), property.value);
      });
    case 'ArrayPattern':
      return pattern.elements.flatMap((element, position) =>
        element ? namesFrom(stepInto(path, String(position)), element) : [],
      );
    case 'RestElement':
      return namesFrom(undefined, pattern.argument);
    case 'TSParameterProperty':
      return namesFrom(path, pattern.parameter);
    default:
      return [];
  }
}

const stepInto = (path: Path, key: string | undefined): Path =>
  path && key !== undefined ? [...path, key] : undefined;

function restOf(pattern: TSESTree.ObjectPattern, path: Path): Rest | undefined {
  const without = namesBeside(pattern);
  return path && without && { path, without };
}

/** The keys that a pattern takes out of an object; undefined where one is computed. */
export function namesBeside({ properties }: TSESTree.ObjectPattern): string[] | undefined {
  const names: string[] = [];
  for (const property of properties) {
    if (property.type === 'RestElement') continue;
    const name = keyName(property);
    if (name === undefined) return undefined;
    names.push(name);
  }
  return names;
}
