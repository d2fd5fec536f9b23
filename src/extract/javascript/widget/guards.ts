/** Whether something before a use of `window.openai` makes sure that it exists. In doubt it does. */
import { bare, isFunction, isInside, path, startOf, staticName } from '../syntax.js';
import type { FunctionNode, SyntaxNode, TSESTree } from '../syntax.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import type { Api, Touch } from './api.js';
import { Callables, NameUses, Sources } from './origins.js';
import { Tests } from './existence.js';
import { Question, Questions } from './questions.js';
import { breaksOf, exits } from '../returns.js';

export class Guards {
  readonly #passing: Passing;
  readonly #callables: Callables;
  readonly #names: NameUses;
  readonly #questions = new Questions();
  readonly #tests: Tests;
  readonly #gates: Gates;
  /** Recursive calls do not count. */
  readonly #isCalledGuarded = new Question(true, true);

  constructor(api: Api, evaluator: Evaluator, touches: readonly Touch[]) {
    const { program, scopes } = evaluator.file;
    const protect = (node: SyntaxNode): boolean => this.protect(node);
    const questions = this.#questions;
    const passing = (this.#passing = passingOf(touches));
    const callables = (this.#callables = new Callables(api));
    const names = (this.#names = new NameUses(program, scopes));
    const sources = new Sources(evaluator, callables, names);
    const isChecked = (node: SyntaxNode): boolean => this.#isReached(node, false);
    const tests = (this.#tests = new Tests({ api, callables, names, sources, questions, protect, isChecked }));
    this.#gates = new Gates({ tests, callables, passing, questions, protect });
  }

  protect(node: SyntaxNode): boolean {
    return isOptional(node) || this.#isReached(node, true);
  }

  /** Whether a node runs only with `window.openai`, by something around or before it, or a failing use is caught. */
  #isReached(node: SyntaxNode, mayFail: boolean): boolean {
    for (let child = node, at = node.parent; at; child = at, at = at.parent) {
      if (this.#guards(at, child) || (mayFail && isTried(at, child))) return true;
      const first = this.#passing.get(at);
      if (first !== undefined && first < startOf(node)) return true;
      if (isFunction(at) && (isListener(at) || this.#isOnlyCalledGuarded(at))) return true;
    }
    return false;
  }

  #guards(at: SyntaxNode, child: SyntaxNode): boolean {
    const tests = this.#tests;
    switch (at.type) {
      case 'IfStatement':
      case 'ConditionalExpression':
        if (child === at.consequent) return tests.implies(at.test, true);
        return child === at.alternate && tests.implies(at.test, false);
      case 'LogicalExpression':
        if (child !== at.right || at.operator === '??') return false;
        return tests.implies(at.left, at.operator === '&&');
      case 'WhileStatement':
      case 'ForStatement':
        return child === at.body && at.test ? tests.implies(at.test, true) : false;
      case 'CallExpression':
        return child !== at.callee && (isFunction(child) || child.type === 'Identifier') && this.#isCheckedBy(at);
      case 'SwitchCase':
        return child !== at.test && (this.#gates.isBehind(at.consequent, child) || tests.impliesCase(at));
      case 'Program':
      case 'Script':
      case 'BlockStatement':
      case 'StaticBlock':
      case 'TSModuleBlock':
        return Array.isArray(at.body) && this.#gates.isBehind(at.body, child);
      default:
        return false;
    }
  }

  /** `whenReady(() => …)`: a function of this file that reads `openai` is assumed to call its argument only if it exists. */
  #isCheckedBy({ callee }: TSESTree.CallExpression): boolean {
    const callable = this.#callables.of(callee);
    return callable !== undefined && this.#callables.lookAt(callable);
  }

  /** A function of this file that is used only where `window.openai` is known to exist. */
  #isOnlyCalledGuarded(callable: FunctionNode): boolean {
    const name = nameOf(callable);
    if (!name || isExported(callable)) return false;
    return this.#questions.ask(this.#isCalledGuarded, callable, () => {
      const uses = this.#names.usesOf(name, callable.id ? callable : callable.parent);
      const others = uses.filter((use) => !isInside(use, callable));
      return others.length > 0 && others.every((use) => this.protect(use));
    });
  }
}

/** `try { … } catch { … }` */
const isTried = (at: SyntaxNode, child: SyntaxNode): boolean =>
  at.type === 'TryStatement' && child === at.block && Boolean(at.handler);

function isListener(callable: FunctionNode): boolean {
  const call = callable.parent;
  if (call?.type !== 'CallExpression') return false;
  const [first] = call.arguments;
  return first !== undefined && staticName(first, true) === 'openai:set_globals';
}

function nameOf(callable: FunctionNode): string | undefined {
  if (callable.id) return callable.id.name;
  const { parent } = callable;
  return parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id.name : undefined;
}

function isExported(callable: FunctionNode): boolean {
  const declaration: SyntaxNode | undefined = callable.id ? callable : callable.parent?.parent;
  return /^Export/.test(declaration?.parent?.type ?? '');
}

/** Functions that throw if their first argument is falsy. */
const DEMANDS = /^(invariant|assert|ok|ensure|expect|must)/i;

interface GatesParts {
  readonly tests: Tests;
  readonly callables: Callables;
  readonly passing: Passing;
  readonly questions: Questions;
  /** Whether a use is safe at a node. */
  readonly protect: (node: SyntaxNode) => boolean;
}

/** Statements that end the function or loop, or throw, if `window.openai` is missing. */
class Gates {
  readonly #parts: GatesParts;
  /** The index of the first gate in a block. */
  readonly #first = new Question(Infinity, -1);

  constructor(parts: GatesParts) {
    this.#parts = parts;
  }

  isBehind(statements: readonly SyntaxNode[], child: SyntaxNode): boolean {
    const first = this.#parts.questions.ask(this.#first, statements, () => {
      const index = statements.findIndex((statement) => this.#isGate(statement));
      return index < 0 ? Infinity : index;
    });
    return first < statements.indexOf(child);
  }

  #isGate(statement: SyntaxNode): boolean {
    const { passing, protect, tests } = this.#parts;
    if (passing.has(statement)) return true;
    switch (statement.type) {
      case 'IfStatement':
        if (exits(statement.consequent) && tests.implies(statement.test, false)) return true;
        return statement.alternate ? exits(statement.alternate) && tests.implies(statement.test, true) : false;
      case 'ForStatement':
      case 'WhileStatement':
      case 'DoWhileStatement':
        return !statement.test || isAlwaysTrue(statement.test)
          ? breaksOf(statement).every(protect)
          : tests.implies(statement.test, false);
      case 'ExpressionStatement':
      case 'VariableDeclaration':
        return this.#asserts(statement);
      default:
        return false;
    }
  }

  /** `await openaiReady()`, `assertOpenAi()`: a call by such a name is assumed to check it. */
  #asserts(statement: TSESTree.ExpressionStatement | TSESTree.VariableDeclaration): boolean {
    if (statement.type === 'ExpressionStatement' && this.#isDemand(bare(statement.expression))) return true;
    const expressions =
      statement.type === 'ExpressionStatement'
        ? [statement.expression]
        : statement.declarations.map(({ init }) => init);
    return expressions.some((expression) => {
      const isAwaited = expression?.type === 'AwaitExpression';
      const given = isAwaited ? expression.argument : expression;
      if (!given) return false;
      const call = bare(given);
      const name = path(call.type === 'CallExpression' ? call.callee : call).at(-1)!;
      if (isAwaited && /openai|ready|wait|bridge|globals/i.test(name)) return true;
      if (call.type !== 'CallExpression') return false;
      const callable = this.#parts.callables.of(call.callee);
      // What a hook of another file does without it is not known: it reads it before anything is clicked.
      if (!callable && /^use\w*open_?ai/i.test(name)) return true;
      return callable ? this.#throwsWithout(callable) : /^(assert|ensure|require|check|expect)\w*openai/i.test(name);
    });
  }

  /** `invariant(window.openai, '…')`, `host || fail()`. */
  #isDemand(expression: SyntaxNode): boolean {
    const { tests } = this.#parts;
    if (expression.type === 'LogicalExpression' && expression.operator !== '&&') {
      return bare(expression.right).type === 'CallExpression' && tests.implies(expression.left, true);
    }
    if (expression.type !== 'CallExpression') return false;
    const names = path(expression.callee);
    const [first] = expression.arguments;
    return first !== undefined && names.some((name) => DEMANDS.test(name)) && tests.implies(first, true);
  }

  /** A function of this file with a gate of its own that throws. */
  #throwsWithout({ body }: FunctionNode): boolean {
    if (body.type !== 'BlockStatement') return false;
    return body.body.some(
      (each) => each.type === 'IfStatement' && throws(each.consequent) && this.#parts.tests.implies(each.test, false),
    );
  }
}

/** `while (true)` */
const isAlwaysTrue = (test: SyntaxNode): boolean => test.type === 'Literal' && Boolean(test.value);

const throws = (statement: SyntaxNode): boolean =>
  statement.type === 'ThrowStatement' || (statement.type === 'BlockStatement' && statement.body.some(throws));

/**
 * Statements that throw if `window.openai` is missing, and the position where that happens first. What follows an
 * unguarded use that did not throw is safe, and one finding is enough.
 */
type Passing = ReadonlyMap<SyntaxNode, number>;

function passingOf(touches: readonly Touch[]): Passing {
  const passing = new Map<SyntaxNode, number>();
  for (const { node } of touches) note(node, passing);
  return passing;
}

function note(node: SyntaxNode, passing: Map<SyntaxNode, number>): void {
  if (isOptional(node)) return;
  for (let child = node, at = node.parent; at; child = at, at = at.parent) {
    if (isFunction(at) || mayBeLeftOut(child, at)) return;
    const first = firstPartsOf(at);
    if (!first) continue;
    const known = passing.get(at);
    if (first.includes(child) && (known === undefined || startOf(node) < known)) passing.set(at, startOf(node));
    return;
  }
}

/** `a?.b.c`: after the question mark, nothing is read if `a` is missing. */
function isOptional(node: SyntaxNode): boolean {
  for (let at: SyntaxNode = node; ;) {
    if (at.type === 'TSNonNullExpression') at = at.expression;
    else if (at.type !== 'MemberExpression' && at.type !== 'CallExpression') return false;
    else if (at.optional) return true;
    else at = at.type === 'MemberExpression' ? at.object : at.callee;
  }
}

/** In `a ? … : …`, `a && …` and `a?.(…)` the right side may not run. */
function mayBeLeftOut(child: SyntaxNode, at: SyntaxNode): boolean {
  switch (at.type) {
    case 'LogicalExpression':
    case 'AssignmentPattern':
      return child !== at.left;
    case 'ConditionalExpression':
      return child !== at.test;
    case 'MemberExpression':
      return child !== at.object && isOptional(at);
    case 'CallExpression':
      return child !== at.callee && isOptional(at);
    default:
      return false;
  }
}

/** The parts of a statement that always run when it does; undefined if a node is not a statement. */
function firstPartsOf(node: SyntaxNode): readonly (SyntaxNode | null)[] | undefined {
  switch (node.type) {
    case 'ExpressionStatement':
      return [node.expression];
    case 'VariableDeclaration':
      return node.declarations;
    case 'IfStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'SwitchCase':
      return [node.test];
    case 'SwitchStatement':
      return [node.discriminant];
    case 'ReturnStatement':
    case 'ThrowStatement':
      return [node.argument];
    case 'ForOfStatement':
    case 'ForInStatement':
      return [node.right];
    case 'ForStatement':
      return [node.init, node.test];
    case 'BlockStatement':
    case 'TryStatement':
    case 'LabeledStatement':
    case 'Program':
      return [];
    default:
      return undefined;
  }
}
