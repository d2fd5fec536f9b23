/** Statements that let nobody pass without `window.openai`: they end the function or loop, or throw. */
import { bare, path, type Ast } from '../ast.js';
import { breaksOf, exits } from '../returns.js';
import type { Callables } from './callables.js';
import type { Passing } from './passing.js';
import { Question, type Questions } from './questions.js';
import type { Tests } from './tests.js';

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
