/** What a file exports, for a file that imports it. */
import { entry } from '../core/tree.js';
import { bare, memberName, nameOf, walkAst, type FunctionNode, type SyntaxNode, type TSESTree } from './syntax.js';
import { functionOf } from './functions.js';
import { importOf, type Imported } from './modules.js';
import type { Binding, Scopes } from './scopes.js';
import type { Evaluator } from './evaluate/evaluator.js';
import type { Value } from './values.js';
import { addTo } from '../core/collections.js';

export class Exports {
  readonly #evaluator: Evaluator;
  #commonJs: CommonJs | undefined;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** For a CommonJS file, `*` is all of `module.exports`. */
  named(name: string): Value | undefined {
    const { program, scopes } = this.#evaluator.file;
    for (const statement of program.body) {
      if (statement.type === 'ExportDefaultDeclaration' && name === 'default')
        return this.#evaluator.evaluate(statement.declaration);
      if (statement.type !== 'ExportNamedDeclaration' || statement.source) continue;
      for (const specifier of statement.specifiers) {
        if (nameOf(specifier.exported) === name) return this.#evaluator.evaluate(specifier.local);
      }
      const binding = statement.declaration ? scopes.topLevel(name, program) : undefined;
      const own = binding && statement.declaration && declaredBy(statement.declaration, binding);
      if (own) return this.#evaluator.declared(own);
    }
    return program.body.some(({ type }) => OF_MODULES.test(type)) ? undefined : this.#required(name);
  }

  /** The function that is exported under a name. */
  functionNamed(name: string): FunctionNode | undefined {
    const { program, scopes } = this.#evaluator.file;
    for (const statement of program.body) {
      if (statement.type === 'ExportDefaultDeclaration' && name === 'default')
        return functionOf(statement.declaration, scopes) ?? undefined;
      if (statement.type !== 'ExportNamedDeclaration' || statement.source) continue;
      const own = statement.specifiers.find(({ exported }) => nameOf(exported) === name);
      if (own) return functionOf(own.local, scopes);
      const binding = statement.declaration ? scopes.topLevel(name, program) : undefined;
      const declared = binding && statement.declaration && declaredBy(statement.declaration, binding);
      if (declared) return functionOf(declared, scopes);
    }
    return undefined;
  }

  /** The modules that a name may come from: `export { a } from './a.js'`, `export * from './a.js'`. */
  passedOn(name: string): readonly Imported[] {
    const { program, scopes } = this.#evaluator.file;
    const all: Imported[] = [];
    for (const statement of program.body) {
      if (statement.type === 'ExportAllDeclaration' && statement.exportKind !== 'type') {
        if (statement.exported) continue;
        if (name !== 'default') all.push({ source: statement.source.value, name });
      } else if (statement.type === 'ExportNamedDeclaration') {
        const specifier = statement.specifiers.find(({ exported }) => nameOf(exported) === name);
        if (specifier && statement.source) return [{ source: statement.source.value, name: nameOf(specifier.local) }];
        const imported = specifier && importOf(specifier.local, scopes);
        if (imported) return [imported];
      }
    }
    return all.length > 0 && scopes.topLevel(name, program) ? [] : all;
  }

  #required(name: string): Value | undefined {
    const { program, scopes } = this.#evaluator.file;
    const { whole, names } = (this.#commonJs ??= commonJsOf(program, scopes));
    const own = names.get(name);
    if (own || !whole) return own && this.#evaluator.evaluate(own);
    const value = this.#evaluator.evaluate(whole);
    if (name === '*' || name === 'default') return value;
    return value.kind === 'object' ? entry(value, name)?.value : undefined;
  }
}

/** The identifier with which a statement declares a name. */
function declaredBy(declaration: SyntaxNode, { kind, node, path }: Binding): TSESTree.Identifier | undefined {
  if (declaration === node && 'id' in node) return node.id?.type === 'Identifier' ? node.id : undefined;
  if (kind !== 'variable' || node.parent !== declaration || path?.length !== 0) return undefined;
  return node.id.type === 'Identifier' ? node.id : undefined;
}

const OF_MODULES = /^(Import|Export)/;

/** What a CommonJS file exports: `module.exports = { … }`, `exports.name = …`. */

interface CommonJs {
  /** The value of `module.exports`. */
  readonly whole?: SyntaxNode;
  /** The values of single names, if they are certain. */
  readonly names: ReadonlyMap<string, SyntaxNode>;
}

function commonJsOf(program: TSESTree.Program, scopes: Scopes): CommonJs {
  const wholes: Assigned[] = [];
  const parts = new Map<string, Assigned[]>();
  /** Exports whose members are used, and perhaps changed. */
  const used = new Set<string>();
  walkAst(program, (node) => {
    if (node.type !== 'MemberExpression') return;
    if (isExports(node, scopes)) wholes.push(assignedTo(node));
    const name = isExports(bare(node.object), scopes) && memberName(node);
    if (typeof name !== 'string') return;
    if (node.parent?.type === 'MemberExpression' && node.parent.object === node) used.add(name);
    else addTo(parts, name, assignedTo(node));
  });
  const given = wholes.filter((each) => each !== undefined);
  const names = new Map<string, SyntaxNode>();
  for (const [name, all] of parts) {
    const values = all.filter((each) => each !== undefined);
    const [value] = values;
    if (values.length === 1 && value !== 'perhaps' && !used.has(name) && given.length === 0) names.set(name, value!);
  }
  const [whole] = given;
  const isSure = given.length === 1 && parts.size === 0 && used.size === 0 && whole !== 'perhaps';
  return isSure ? { whole, names } : { names };
}

/** `perhaps`: only in some case, or by another operator. */
type Assigned = SyntaxNode | 'perhaps' | undefined;

/** The value that is assigned to a member, if there is one. */
function assignedTo(member: SyntaxNode): Assigned {
  let at: SyntaxNode | undefined = member.parent;
  if (at?.type !== 'AssignmentExpression' || at.left !== member) return undefined;
  const value = valueOf(at);
  // What a compiler writes first: `exports.a = exports.b = void 0`.
  if (value.type === 'UnaryExpression' && value.operator === 'void') return undefined;
  if (at.operator !== '=') return 'perhaps';
  while (at.parent?.type === 'AssignmentExpression') at = at.parent;
  return at.parent?.type === 'ExpressionStatement' && at.parent.parent?.type === 'Program' ? value : 'perhaps';
}

function valueOf(assignment: SyntaxNode): SyntaxNode {
  let at = assignment;
  while (at.type === 'AssignmentExpression') at = bare(at.right);
  return at;
}

/** `exports` or `module.exports`, unless the file declares these names itself. */
function isExports(node: SyntaxNode, scopes: Scopes): boolean {
  if (node.type === 'Identifier') return node.name === 'exports' && !scopes.isDeclared(node);
  if (node.type !== 'MemberExpression' || memberName(node) !== 'exports') return false;
  const owner = bare(node.object);
  return owner.type === 'Identifier' && owner.name === 'module' && !scopes.isDeclared(owner);
}
