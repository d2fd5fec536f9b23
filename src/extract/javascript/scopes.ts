/** Scope analysis: which declaration a name refers to where it is used. */
import { addTo, known } from '../../core/collections.js';
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

/** What a name refers to. A name inside a pattern refers to a part of the declared value. */
export type Binding = Declaration & Omit<Taken, 'name'>;

const MUTATORS = new Set('push unshift splice pop shift sort reverse fill copyWithin set delete clear add'.split(' '));

/** Up to this many scopes, a linear search is faster than a table. */
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
  /** The bindings that are written, looked up once for each name: valid only after the walk. */
  readonly #answers = new Map<Writes, Map<string, ReadonlySet<Binding>>>();

  declare(pattern: SyntaxNode, declaration: Declaration, at: SyntaxNode): void {
    const scope = declaration.kind === 'import' ? programOf(at) : at;
    for (const { name, path, rest } of namesFrom([], pattern)) this.#add(name, scope, { ...declaration, path, rest });
  }

  #add(name: string, scope: SyntaxNode, binding: Binding): void {
    const table = known(this.#tables, scope, () => new Map<string, Binding[]>());
    if (!table.has(name)) addTo(this.#scopes, name, scope);
    addTo(table, name, binding);
  }

  noteWrite(target: SyntaxNode): void {
    const at = ownerOf(target);
    if (at.type !== 'Identifier') return;
    note(at === bare(target) ? this.#assigned : this.#filled, at);
    note(this.#writes, at);
  }

  /** The value is changed in place; the name still refers to it. */
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

  /** The declaration that a name refers to; undefined for globals and for names declared twice. */
  resolve(identifier: Name): Binding | undefined {
    const bindings = this.#bindings(identifier);
    return bindings?.length === 1 ? bindings[0] : undefined;
  }

  /** All names that are declared anywhere. */
  names(): string[] {
    return [...this.#scopes.keys()];
  }

  isDeclared(identifier: SyntaxNode): boolean {
    return isName(identifier) && this.#bindings(identifier) !== undefined;
  }

  /** Most names are declared once, at the top of the file, or nowhere: they need no search of the enclosing scopes. */
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

  /** The parameter of a function that has a name. */
  paramOf(callable: SyntaxNode, name: string): Binding | undefined {
    const bindings = this.#tables.get(callable)?.get(name);
    return bindings?.length === 1 && bindings[0]!.kind === 'param' ? bindings[0] : undefined;
  }

  /** The declaration of a name at the top of the file. */
  topLevel(name: string, program: SyntaxNode): Binding | undefined {
    const bindings = this.#tables.get(program)?.get(name);
    return bindings?.length === 1 ? bindings[0] : undefined;
  }

  /** Whether the name itself is assigned again. */
  isReassigned(name: string, binding: Binding): boolean {
    return this.#among(this.#assigned, name, binding);
  }

  /** What a name is given that gets its value once: where it is declared, or in the only assignment. */
  valueOf(name: Name): SyntaxNode | undefined {
    const binding = this.resolve(name);
    if (binding?.kind !== 'variable') return undefined;
    if (binding.node.init) return binding.node.init;
    const [assigned, ...others] = (this.#assigned.get(name.name) ?? []).filter(
      (each) => this.resolve(each) === binding,
    );
    const parent = others.length === 0 ? assigned?.parent : undefined;
    return parent?.type === 'AssignmentExpression' && parent.operator === '=' ? parent.right : undefined;
  }

  /** What a name is declared with that is not assigned again. */
  constantOf(name: Name): SyntaxNode | undefined {
    const binding = this.resolve(name);
    if (binding?.kind !== 'variable' || binding.path?.length !== 0) return undefined;
    return this.isReassigned(name.name, binding) ? undefined : (binding.node.init ?? undefined);
  }

  /** Whether the value may change after its declaration. */
  isWritten(name: string, binding: Binding): boolean {
    return this.#among(this.#writes, name, binding);
  }

  /** Whether members of the value are assigned. */
  isFilledIn(name: string, binding: Binding): boolean {
    return this.#among(this.#filled, name, binding);
  }

  #among(writes: Writes, name: string, binding: Binding): boolean {
    const all = writes.get(name);
    if (!all) return false;
    const answers = known(this.#answers, writes, () => new Map<string, ReadonlySet<Binding>>());
    return known(answers, name, () => new Set(all.flatMap((write) => this.#bindings(write) ?? []))).has(binding);
  }
}

/** The argument of a call for one of the function's parameters, if that is a plain name. */
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
  while (at.parent) at = at.parent;
  return at;
}

/** A name in a pattern such as `{ name, options: { tools = [] }, ...rest }`. */
interface Taken {
  readonly name: string;
  /** The path to its value; `undefined` if the pattern has defaults or computed keys on the way. */
  readonly path: readonly string[] | undefined;
  /** For the rest of an object pattern: the path to that object, and the keys that it leaves out. */
  readonly rest?: Rest;
}

interface Rest {
  readonly path: readonly string[];
  readonly without: readonly string[];
}

type Path = Taken['path'];

/** `path` leads to the value that the pattern destructures. */
function namesFrom(path: Path, pattern: SyntaxNode, rest?: Rest): readonly Taken[] {
  switch (pattern.type) {
    case 'Identifier':
      return [{ name: pattern.name, path, rest }];
    case 'AssignmentPattern':
      // A default applies only sometimes: the value of the name depends on the destructured value.
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

/** The keys that a pattern takes out of an object; undefined if one is computed. */
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
