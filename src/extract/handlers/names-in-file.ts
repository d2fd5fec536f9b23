/** Where the names of a file are used. */
import { addTo } from '../../core/collections.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import type { Binding } from '../scopes.js';
import type { SyntaxNode, TSESTree } from '../syntax.js';

/** The names of a file, found once. */
export class NamesInFile {
  readonly #evaluator: Evaluator;
  #all: Map<string, TSESTree.Identifier[]> | undefined;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** Where a name is used that a binding declares. */
  usesOf(binding: Binding, name: string): TSESTree.Identifier[] {
    const { scopes } = this.#evaluator.file;
    return this.called(name).filter((each) => !isDeclaration(each) && scopes.resolve(each) === binding);
  }

  called(name: string): readonly TSESTree.Identifier[] {
    return this.#find().get(name) ?? [];
  }

  #find(): Map<string, TSESTree.Identifier[]> {
    if (this.#all) return this.#all;
    const all = (this.#all = new Map<string, TSESTree.Identifier[]>());
    for (const each of this.#evaluator.file.identifiers) addTo(all, each.name, each);
    return all;
  }
}

/** A name in a pattern that is bound there, and not a default in it. */
function isDeclaration(name: SyntaxNode): boolean {
  const { parent } = name;
  switch (parent?.type) {
    case 'VariableDeclarator':
      return parent.id === name;
    case 'AssignmentPattern':
      return parent.left === name;
    case 'RestElement':
    case 'ArrayPattern':
      return true;
    case 'Property':
      return parent.value === name && parent.parent.type === 'ObjectPattern';
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return parent.body !== name;
    default:
      return false;
  }
}
