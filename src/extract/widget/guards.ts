/** Whether something before a touch of `window.openai` makes sure that it is there. In doubt it does. */
import { isFunction, isInside, startOf, staticName, type Ast, bare, path } from '../syntax.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import type { Api, Touch } from './api.js';
import { Callables, Names, Sources } from './origins.js';
import { Question, Questions, Tests } from './tests.js';
import { breaksOf, exits } from '../functions.js';

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

/** Statements that let nobody pass without `window.openai`: they end the function or loop, or throw. */

/** Functions that throw where their first argument does not hold. */
const DEMANDS = /^(invariant|assert|ok|ensure|expect|must)/i;

interface GatesParts {
  readonly tests: Tests;
  readonly callables: Callables;
  readonly passing: Passing;
  readonly questions: Questions;
  /** Whether a touch that stands there does no harm. */
  readonly protect: (node: Ast) => boolean;
}

export class Gates {
  readonly #parts: GatesParts;
  /** Where in a block the first gate stands. */
  readonly #first = new Question(Infinity, -1);

  constructor(parts: GatesParts) {
    this.#parts = parts;
  }

  isBehind(statements: readonly Ast[], child: Ast): boolean {
    const first = this.#parts.questions.ask(this.#first, statements, () => {
      const index = statements.findIndex((statement) => this.#isGate(statement));
      return index < 0 ? Infinity : index;
    });
    return first < Infinity && first < statements.indexOf(child);
  }

  #isGate(statement: Ast): boolean {
    const { passing, protect, tests } = this.#parts;
    if (passing.has(statement)) return true;
    switch (statement.type) {
      case 'IfStatement':
        if (exits(statement['consequent']) && tests.implies(statement['test'], false)) return true;
        return statement['alternate'] ? exits(statement['alternate']) && tests.implies(statement['test'], true) : false;
      case 'ForStatement':
      case 'WhileStatement':
      case 'DoWhileStatement':
        return isEndless(statement) ? breaksOf(statement).every(protect) : tests.implies(statement['test'], false);
      case 'ExpressionStatement':
      case 'VariableDeclaration':
        return this.#asserts(statement);
      default:
        return false;
    }
  }

  /** `await openaiReady()`, `assertOpenAi()`: whoever calls something by such a name has thought of it. */
  #asserts(statement: Ast): boolean {
    if (statement.type === 'ExpressionStatement' && this.#isDemand(bare(statement['expression']))) return true;
    const expressions =
      statement.type === 'ExpressionStatement'
        ? [statement['expression'] as Ast]
        : (statement['declarations'] as Ast[]).map(({ init }) => init as Ast | null);
    return expressions.some((expression) => {
      const isAwaited = expression?.type === 'AwaitExpression';
      const call = isAwaited ? (expression['argument'] as Ast) : expression;
      if (!call) return false;
      const name = path(call.type === 'CallExpression' ? call['callee'] : call).at(-1)!;
      if (isAwaited && /openai|ready|wait|bridge|globals/i.test(name)) return true;
      if (call.type !== 'CallExpression') return false;
      const callable = this.#parts.callables.of(call['callee']);
      return callable ? this.#throwsWithout(callable) : /^(assert|ensure|require|check|expect)\w*openai/i.test(name);
    });
  }

  /** `invariant(window.openai, '…')`, `host || fail()`. */
  #isDemand(expression: Ast): boolean {
    const { tests } = this.#parts;
    if (expression.type === 'LogicalExpression' && expression['operator'] !== '&&') {
      return bare(expression['right']).type === 'CallExpression' && tests.implies(expression['left'], true);
    }
    if (expression.type !== 'CallExpression') return false;
    const names = path(expression['callee']);
    const [first] = expression['arguments'] as Ast[];
    return first !== undefined && names.some((name) => DEMANDS.test(name)) && tests.implies(first, true);
  }

  /** A function of this file with a gate of its own that throws. */
  #throwsWithout({ body }: Ast): boolean {
    if (body.type !== 'BlockStatement') return false;
    return (body.body as Ast[]).some(
      (each) =>
        each.type === 'IfStatement' && throws(each['consequent']) && this.#parts.tests.implies(each['test'], false),
    );
  }
}

/** `for (;;)`, `while (true)` */
const isEndless = ({ test }: Ast): boolean => !test || (test.type === 'Literal' && Boolean(test.value));

const throws = (statement: Ast): boolean =>
  statement.type === 'ThrowStatement' ||
  (statement.type === 'BlockStatement' && (statement['body'] as Ast[]).some(throws));

/** Unguarded touches that did not throw: what follows them is safe, and one finding is enough. */

/** Statements that throw where `window.openai` is missing, and where in them that happens first. */
export type Passing = ReadonlyMap<Ast, number>;

export function passingOf(touches: readonly Touch[]): Passing {
  const passing = new Map<Ast, number>();
  for (const { node } of touches) note(node, passing);
  return passing;
}

function note(node: Ast, passing: Map<Ast, number>): void {
  if (isOptional(node)) return;
  for (let child = node, at = node.parent; at; child = at, at = at.parent) {
    if (isFunction(at) || mayBeLeftOut(child, at)) return;
    if (!STATEMENTS.has(at.type)) continue;
    const runsFirst = ['expression', 'declarations', 'test', 'discriminant', 'argument', 'right', 'init'];
    const isFirst = runsFirst.some((key) => {
      const part = at[key] as Ast | Ast[] | null | undefined;
      return Array.isArray(part) ? part.includes(child) : part === child;
    });
    const known = passing.get(at);
    if (isFirst && (known === undefined || startOf(node) < known)) passing.set(at, startOf(node));
    return;
  }
}

/** `a?.b.c`: from the question mark on, nothing is touched when `a` is missing. */
export function isOptional(node: Ast): boolean {
  for (let at = node; ;) {
    if (at['optional'] === true) return true;
    if (at.type === 'TSNonNullExpression') at = at['expression'] as Ast;
    else if (at.type === 'MemberExpression') at = at['object'] as Ast;
    else if (at.type === 'CallExpression') at = at['callee'] as Ast;
    else return false;
  }
}

/** In `a ? … : …`, `a && …` and `a?.(…)`: what stands on the right may not run. */
function mayBeLeftOut(child: Ast, at: Ast): boolean {
  if (CHOOSES.has(at.type)) return child !== at['left'] && child !== at['test'];
  return CHAINED.has(at.type) && child !== at['object'] && child !== at['callee'] && isOptional(at);
}

const CHOOSES = new Set(['LogicalExpression', 'ConditionalExpression', 'AssignmentPattern']);
const CHAINED = new Set(['MemberExpression', 'CallExpression']);
const STATEMENTS = new Set([
  'ExpressionStatement',
  'VariableDeclaration',
  'IfStatement',
  'SwitchStatement',
  'ReturnStatement',
  'ThrowStatement',
  'ForOfStatement',
  'ForInStatement',
  'ForStatement',
  'WhileStatement',
  'BlockStatement',
  'TryStatement',
  'SwitchCase',
  'DoWhileStatement',
  'LabeledStatement',
  'Program',
]);
