/** Whether something before a touch of `window.openai` makes sure that it is there. In doubt it does. */
import { isFunction, isInside, startOf, staticName, type Ast } from '../ast.js';
import type { Evaluator } from '../evaluate.js';
import type { Api } from './api.js';
import { Callables } from './callables.js';
import { Gates } from './gates.js';
import { Names } from './names.js';
import { isOptional, passingOf, type Passing } from './passing.js';
import { Question, Questions } from './questions.js';
import { Sources } from './sources.js';
import { Tests } from './tests.js';
import type { Touch } from './touches.js';

export class Guards {
  readonly #passing: Passing;
  readonly #callables: Callables;
  readonly #names: Names;
  readonly #questions = new Questions();
  readonly #tests: Tests;
  readonly #gates: Gates;
  /** While a function is looked at, its calls of itself do not count. */
  readonly #isCalledGuarded = new Question(true, true);

  constructor(api: Api, evaluator: Evaluator, touches: readonly Touch[]) {
    const { program, scopes } = evaluator.file;
    const protect = (node: Ast): boolean => this.protect(node);
    const questions = this.#questions;
    const passing = (this.#passing = passingOf(touches));
    const callables = (this.#callables = new Callables(api));
    const names = (this.#names = new Names(program, scopes));
    const sources = new Sources(evaluator, callables, names);
    const isChecked = (node: Ast): boolean => this.#isReached(node, false);
    const tests = (this.#tests = new Tests({ api, callables, names, sources, questions, protect, isChecked }));
    this.#gates = new Gates({ tests, callables, passing, questions, protect });
  }

  protect(node: Ast): boolean {
    return isOptional(node) || this.#isReached(node, true);
  }

  /** Whether something around a node, or before it, lets it run only with `window.openai`, or lets a touch fail there. */
  #isReached(node: Ast, mayFail: boolean): boolean {
    for (let child = node, at = node.parent; at; child = at, at = at.parent) {
      if (this.#guards(at, child) || (mayFail && isTried(at, child))) return true;
      const first = this.#passing.get(at);
      if (first !== undefined && first < startOf(node)) return true;
      if (isFunction(at) && (isListener(at) || this.#isOnlyCalledGuarded(at))) return true;
    }
    return false;
  }

  #guards(at: Ast, child: Ast): boolean {
    const tests = this.#tests;
    switch (at.type) {
      case 'IfStatement':
      case 'ConditionalExpression':
        if (child === at['consequent']) return tests.implies(at['test'], true);
        return child === at['alternate'] && tests.implies(at['test'], false);
      case 'LogicalExpression':
        if (child !== at['right'] || at['operator'] === '??') return false;
        return tests.implies(at['left'], at['operator'] === '&&');
      case 'WhileStatement':
      case 'ForStatement':
        return child === at['body'] && at['test'] ? tests.implies(at['test'], true) : false;
      case 'CallExpression':
        return child !== at['callee'] && (isFunction(child) || child.type === 'Identifier') && this.#isCheckedBy(at);
      case 'SwitchCase':
        return child !== at['test'] && (this.#gates.isBehind(at['consequent'], child) || tests.impliesCase(at));
      case 'Program':
      case 'Script':
      case 'BlockStatement':
      case 'StaticBlock':
      case 'TSModuleBlock':
        return Array.isArray(at['body']) && this.#gates.isBehind(at['body'], child);
      default:
        return false;
    }
  }

  /** `whenReady(() => …)`: a function of this file that looks at it is taken to call what it is given only then. */
  #isCheckedBy({ callee }: Ast): boolean {
    const callable = this.#callables.of(callee);
    return callable !== undefined && this.#callables.lookAt(callable);
  }

  /** A function of this file that is used only where `window.openai` is known to be there. */
  #isOnlyCalledGuarded(callable: Ast): boolean {
    const name = nameOf(callable);
    if (!name || isExported(callable)) return false;
    return this.#questions.ask(this.#isCalledGuarded, callable, () => {
      const uses = this.#names.usesOf(name, callable['id'] ? callable : callable.parent);
      const others = uses.filter((use) => !isInside(use, callable));
      return others.length > 0 && others.every((use) => this.protect(use));
    });
  }
}

/** `try { … } catch { … }` */
const isTried = ({ type, block, handler }: Ast, child: Ast): boolean =>
  type === 'TryStatement' && child === block && Boolean(handler);

function isListener(callable: Ast): boolean {
  const call = callable.parent;
  if (call?.type !== 'CallExpression') return false;
  const [first] = call['arguments'] as Ast[];
  return first !== undefined && staticName(first, true) === 'openai:set_globals';
}

function nameOf(callable: Ast): string | undefined {
  if (callable['id']) return callable['id'].name as string;
  const { parent } = callable;
  return parent?.type === 'VariableDeclarator' && parent['id'].type === 'Identifier'
    ? (parent['id'].name as string)
    : undefined;
}

function isExported(callable: Ast): boolean {
  const declaration = callable['id'] ? callable : callable.parent?.parent;
  return /^Export/.test(declaration?.parent?.type ?? '');
}
