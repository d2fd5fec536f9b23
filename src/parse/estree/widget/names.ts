/** Where the names of a file are used. */
import { addTo } from '../../../core/group.js';
import { isFunction, walkAst, type Ast } from '../ast.js';
import type { Binding, Scopes } from '../scopes.js';

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
