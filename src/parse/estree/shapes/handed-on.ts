/** Object literals that only go to a function that nobody knows: what looks like a tool there is a stand-in for one. */
import { addTo } from '../../../core/group.js';
import { bare, path, walkAst, type Ast } from '../ast.js';
import type { Evaluator } from '../evaluate.js';
import { functionOf } from '../functions.js';
import { TOOL } from './around.js';

export class HandedOn {
  readonly #evaluator: Evaluator;
  #uses: Map<string, Ast[]> | undefined;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  has(literal: Ast): boolean {
    const uses = this.#usesOf(literal);
    return uses.length > 0 && uses.every((use) => this.#goesToUnknown(use));
  }

  /** Where the constant is read that it is, if that is one place alone. */
  readAt(value: Ast): Ast {
    const [use, ...others] = this.#usesOf(value);
    return use && others.length === 0 ? use : value;
  }

  /** The literal itself, or the names of the constant that it is. */
  #usesOf(literal: Ast): readonly Ast[] {
    const { parent } = typed(literal);
    if (parent?.type !== 'VariableDeclarator' || parent['id'].type !== 'Identifier') return [literal];
    const id = parent['id'] as Ast;
    const { scopes } = this.#evaluator.file;
    this.#uses ??= this.#find();
    const named = this.#uses.get(id['name'])!.filter((each) => each !== id);
    return named.filter((each) => scopes.resolve(each)?.node === parent);
  }

  #find(): Map<string, Ast[]> {
    const uses = new Map<string, Ast[]>();
    walkAst(this.#evaluator.file.program, (node) => {
      if (node.type !== 'Identifier') return;
      addTo(uses, node['name'] as string, node);
    });
    return uses;
  }

  #goesToUnknown(use: Ast): boolean {
    const argument = typed(use);
    const { parent } = argument;
    if (parent?.type !== 'CallExpression' || !(parent['arguments'] as Ast[]).includes(argument)) return false;
    const callee = bare(parent['callee'] as Ast);
    if (functionOf(callee, this.#evaluator.file.scopes)) return false;
    const names = path(callee);
    return !names.some((name) => TOOL.test(name)) && !KEEPS.test(names.at(-1)!) && !GLOBALS.test(names[0]!);
  }
}

/** An expression with the casts around it. */
function typed(node: Ast): Ast {
  let at = node;
  while (at.parent && bare(at.parent) === node) at = at.parent;
  return at;
}

/** What keeps or hands back what it is given. */
const KEEPS = /^(push|unshift|concat|splice|fill|add|set|freeze|resolve|satisfies)$/;
const GLOBALS = /^(Object|Array|Promise|JSON)$/;
