/** Code of which only one part runs: the branches of an `if`, the cases of a `switch`, what follows `if (…) return`. */
import { functionAround, exits } from '../returns.js';
import { bare, isFunction, keyName, path, startOf, type SyntaxNode } from '../syntax.js';
import { namesIn, type Survey } from '../survey.js';

export class Alternatives {
  readonly #file: Survey;
  readonly #target: SyntaxNode;

  constructor(file: Survey, target: SyntaxNode) {
    this.#file = file;
    this.#target = target;
  }

  /** Whether a node runs only where the target does not. */
  has(node: SyntaxNode, depth = 0): boolean {
    if (this.#isApart(node, this.#target, 0)) return true;
    const uses = depth < MOST_CALLS ? this.#usesAround(node) : [];
    return uses.length > 0 && uses.every((each) => this.has(each, depth + 1));
  }

  /** From the target, or from each use of the function around it. */
  #isApart(node: SyntaxNode, target: SyntaxNode, depth: number): boolean {
    if (areAlternatives(node, target)) return true;
    const uses = depth < MOST_CALLS ? this.#usesAround(target) : [];
    return uses.length > 0 && uses.every((each) => this.#isApart(node, each, depth + 1));
  }

  /** Where the nearest function around a node that has a name is used. */
  #usesAround(node: SyntaxNode): readonly SyntaxNode[] {
    let callable = functionAround(node);
    while (callable && nameOf(callable) === undefined) callable = functionAround(callable);
    const name = callable && nameOf(callable);
    if (name === undefined) return [];
    const uses = (namesIn(this.#file).get(name) ?? []).filter(
      ({ parent }) =>
        parent.type !== 'ExportSpecifier' &&
        parent !== callable &&
        !(parent === callable!.parent && ('id' in parent || 'key' in parent)),
    );
    return uses.length > MOST_USES ? [] : uses;
  }
}

const MOST_CALLS = 3;
const MOST_USES = 20;

function nameOf(callable: SyntaxNode): string | undefined {
  if ('id' in callable && callable.id && 'name' in callable.id) return String(callable.id.name);
  const { parent } = callable;
  if (parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier') return parent.id.name;
  return parent?.type === 'MethodDefinition' ? keyName(parent) : undefined;
}

/** What decides is the nearest node around both. */
function areAlternatives(one: SyntaxNode, other: SyntaxNode): boolean {
  const around = new Map<SyntaxNode, SyntaxNode>();
  for (let child = one, at = one.parent; at; child = at, at = at.parent) around.set(at, child);
  for (let child = other, at = other.parent; at; child = at, at = at.parent) {
    const own = around.get(at);
    if (!own) continue;
    if (at.type === 'IfStatement' || at.type === 'ConditionalExpression') return own !== at.test && child !== at.test;
    if (at.type === 'SwitchStatement') {
      const [first = -1, last = -1] = [own, child]
        .map((each) => at.cases.findIndex((it) => it === each))
        .sort((a, b) => a - b);
      return first >= 0 && at.cases.slice(first, last).some(({ consequent }) => consequent.some(leavesCase));
    }
    if (at.type !== 'BlockStatement' && at.type !== 'Program' && at.type !== 'SwitchCase') return false;
    return startOf(own) < startOf(child) ? leavesAfter(one, at) : leavesAfter(other, at);
  }
  return false;
}

/** Whether what follows does not run after a node: `if (isHttp) { await serve(); return; }`. */
function leavesAfter(node: SyntaxNode, list: SyntaxNode): boolean {
  let isLeaving = false;
  for (let child = node, at = node.parent; at && at !== list; child = at, at = at.parent) {
    if (isFunction(at)) isLeaving = false;
    else if (at.type === 'IfStatement' && child !== at.test) isLeaving ||= leaves(child);
    else if (at.type === 'SwitchCase') isLeaving ||= at.consequent.some(leaves);
  }
  return isLeaving;
}

/** The function, or the program. */
function leaves(statement: SyntaxNode): boolean {
  switch (statement.type) {
    case 'ReturnStatement':
    case 'ThrowStatement':
      return true;
    case 'BlockStatement':
      return statement.body.some(leaves);
    case 'TryStatement':
      return leaves(statement.block);
    case 'ExpressionStatement': {
      const call = bare(statement.expression);
      return call.type === 'CallExpression' && path(call.callee).join('.') === 'process.exit';
    }
    default:
      return false;
  }
}

const leavesCase = (statement: SyntaxNode): boolean => exits(statement) || leaves(statement);
