/** Where the names of a file are used. */
import { groupBy } from '../../../core/collections.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import type { Binding } from '../scopes.js';
import { namesIn } from '../survey.js';
import type { SyntaxNode, TSESTree } from '../syntax.js';

/** The names of a file, found once. */
export class NamesInFile {
  readonly #evaluator: Evaluator;
  /** By name and what it stands for: many functions may call a parameter alike. */
  readonly #uses = new Map<string, Map<Binding | undefined, TSESTree.Identifier[]>>();

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** Where a name is used that a binding declares. */
  usesOf(binding: Binding, name: string): TSESTree.Identifier[] {
    let byBinding = this.#uses.get(name);
    if (!byBinding) {
      const { scopes } = this.#evaluator.file;
      const uses = this.called(name).filter((each) => !isDeclaration(each));
      this.#uses.set(name, (byBinding = groupBy(uses, (each) => scopes.resolve(each))));
    }
    return byBinding.get(binding) ?? [];
  }

  called(name: string): readonly TSESTree.Identifier[] {
    return namesIn(this.#evaluator.file).get(name) ?? [];
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
