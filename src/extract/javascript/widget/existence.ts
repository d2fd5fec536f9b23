/** Whether the outcome of a test implies that `window.openai` exists. In doubt it does. */
import { bare, path, staticName, type SyntaxNode, type TSESTree } from '../syntax.js';
import { exits, onlyReturn } from '../returns.js';
import type { Api } from './api.js';
import { Question, type Questions } from './questions.js';
import type { Callables, NameUses, Scalar, Source, Sources } from './origins.js';

/** Names of functions of other files that probably check it, of hosts that have it, and of what only they give. */
const CHECKS =
  /openai|chatgpt|skybridge|apps?_?sdk|(has|is|in|on)_?(host|bridge|widget)|tool_?(input|output|response)|widget_?(props|data|state)/i;
const DEEPEST_TEST = 10;

interface TestsParts {
  readonly api: Api;
  readonly callables: Callables;
  readonly names: NameUses;
  readonly sources: Sources;
  readonly questions: Questions;
  /** Whether a use is safe at a node. */
  readonly protect: (node: SyntaxNode) => boolean;
  /** Whether a node runs only if `window.openai` exists. */
  readonly isChecked: (node: SyntaxNode) => boolean;
}

export class Tests {
  readonly #parts: TestsParts;
  /** A state proves nothing about itself. */
  readonly #isState = new Question(false, true);
  readonly #isSo = { true: new Question(false, true), false: new Question(false, true) };
  readonly #isOther = new Question(false, true);

  constructor(parts: TestsParts) {
    this.#parts = parts;
  }

  implies(test: SyntaxNode, outcome: boolean, depth = 0): boolean {
    const { api } = this.#parts;
    const at = bare(test);
    if (depth > DEEPEST_TEST) return true;
    switch (at.type) {
      case 'UnaryExpression':
        return at.operator === '!' && this.implies(at.argument, !outcome, depth + 1);
      case 'LogicalExpression': {
        if (at.operator === '??') return outcome && api.comesFrom(at.left);
        const isBoth = (at.operator === '&&') === outcome;
        const left = this.implies(at.left, outcome, depth + 1);
        if (isBoth) return left || this.implies(at.right, outcome, depth + 1);
        return left && this.implies(at.right, outcome, depth + 1);
      }
      case 'BinaryExpression':
        return this.#compares(at, outcome, depth);
      case 'CallExpression':
        return this.#asks(at, outcome, depth);
      case 'AwaitExpression':
        return this.implies(at.argument, outcome, depth + 1);
      case 'AssignmentExpression':
        return this.implies(at.right, outcome, depth + 1);
      case 'Identifier':
        return (outcome && api.comesFrom(at)) || this.#named(at, outcome, depth);
      default:
        return outcome && api.comesFrom(at);
    }
  }

  /** Whether a case of a switch is entered, or fallen into, only if it exists. */
  impliesCase(switchCase: TSESTree.SwitchCase): boolean {
    const { discriminant, cases } = switchCase.parent;
    const ends = (each: TSESTree.SwitchCase): boolean => each.consequent.some(exits);
    const index = cases.indexOf(switchCase);
    const from = cases.slice(0, index).findLastIndex(ends) + 1;
    return cases.slice(from, index + 1).every(({ test }) => {
      const right = test;
      if (right) return this.#compares({ operator: '===', left: discriminant, right }, true, 0);
      return this.#parts.questions.ask(this.#isOther, switchCase, () => this.#isNoneOf(discriminant, cases));
    });
  }

  /** `default`: a value that is in none of the cases. */
  #isNoneOf(discriminant: SyntaxNode, cases: readonly TSESTree.SwitchCase[]): boolean {
    const { sources, isChecked } = this.#parts;
    const values = cases.map(({ test }) => test && sources.scalar(test)?.value);
    return sources.of(discriminant).every((source) => {
      const known = sources.scalar(source);
      return (known && values.includes(known.value)) || (source !== undefined && isChecked(source));
    });
  }

  /** `const isReady = …; if (isReady)`; a name from another file or a parameter may be the result of a check. */
  #named(identifier: TSESTree.Identifier, outcome: boolean, depth: number): boolean {
    const { api } = this.#parts;
    const constant = api.constant(identifier);
    if (constant?.path.length === 0) return this.implies(constant.init, outcome, depth + 1);
    if (constant && this.#isStateOfIt(constant.init)) return true;
    const isForeign = api.scopes.resolve(identifier)?.kind !== 'variable' || constant !== undefined;
    return isForeign ? CHECKS.test(identifier.name) : this.#isSetByIt(identifier, outcome, depth);
  }

  /** `let isReady = false; if (window.openai) isReady = true;` */
  #isSetByIt(identifier: TSESTree.Identifier, outcome: boolean, depth: number): boolean {
    const { api, names, questions, isChecked, sources } = this.#parts;
    const binding = api.scopes.resolve(identifier)!;
    if (!names.givenTo(identifier.name, binding)) return false;
    return questions.ask(this.#isSo[`${outcome}`], binding, () =>
      sources.of(identifier).every((source) => {
        const known = sources.scalar(source);
        if (known) return Boolean(known.value) !== outcome || (source !== undefined && isChecked(source));
        return isChecked(source!) || this.implies(source!, outcome, depth + 1);
      }),
    );
  }

  #asks(call: TSESTree.CallExpression, outcome: boolean, depth: number): boolean {
    const { api, callables } = this.#parts;
    const callee = bare(call.callee);
    const [first] = call.arguments;
    if (callee.type === 'Identifier' && callee.name === 'Boolean' && first)
      return this.implies(first, outcome, depth + 1);
    if (callee.type === 'MemberExpression' && api.comesFrom(callee)) return outcome;
    const method = path(callee).at(-1)!;
    // window.hasOwnProperty('openai'), Object.hasOwn(window, 'openai'), Reflect.has(window, 'openai')
    if (callee.type === 'MemberExpression' && /^(hasOwnProperty|hasOwn|has)$/.test(method))
      return outcome && call.arguments.some((each) => each.type === 'Literal' && each.value === 'openai');
    const callable = callables.of(callee) ?? callables.givenToHook(call);
    if (!callable) return CHECKS.test(method);
    const result = onlyReturn(callable);
    // A longer function that reads it is assumed to be a check, whatever it returns.
    return result ? this.implies(result, outcome, depth + 1) : callables.lookAt(callable);
  }

  /** `const [ready, setReady] = useState(…)`: its initial value, its setter or the code around that reads `openai`. */
  #isStateOfIt(init: SyntaxNode): boolean {
    const { callables, names, protect, questions } = this.#parts;
    const id = init.parent?.type === 'VariableDeclarator' ? init.parent.id : undefined;
    if (init.type !== 'CallExpression' || path(init.callee).at(-1) !== 'useState' || id?.type !== 'ArrayPattern')
      return false;
    return questions.ask(this.#isState, init, () => {
      const setter = id.elements[1];
      const uses = setter?.type === 'Identifier' ? names.usesOf(setter.name, init.parent) : [];
      const isSetByIt = ({ parent }: SyntaxNode): boolean =>
        parent?.type === 'CallExpression' && callables.lookAt(parent);
      const isSetBehind = (use: SyntaxNode): boolean => use.parent?.type === 'CallExpression' && protect(use);
      return callables.lookAt(init) || uses.some((use) => isSetByIt(use) || isSetBehind(use));
    });
  }

  #compares({ operator, left, right }: Comparison, outcome: boolean, depth: number): boolean {
    const { api, sources } = this.#parts;
    if (operator === 'in') return outcome && staticName(left, true) === 'openai' && api.isWindow(right);
    if (operator === 'instanceof') return outcome && api.comesFrom(left);
    const isEqual = operator === '==' || operator === '===';
    if (!isEqual && operator !== '!=' && operator !== '!==') return false;
    const [subject, other] = isConstant(left) ? [bare(right), bare(left)] : [bare(left), bare(right)];
    // hasOpenAi() === true
    if (other.type === 'Literal' && typeof other.value === 'boolean')
      return this.implies(subject, isEqual === outcome ? other.value : !other.value, depth + 1);
    const isTypeof = subject.type === 'UnaryExpression' && subject.operator === 'typeof';
    if (!api.comesFrom(isTypeof ? subject.argument : subject)) {
      const value = isTypeof ? undefined : sources.scalar(other);
      return value !== undefined && this.#hasValue(subject, other, value.value, isEqual === outcome);
    }
    const isNothing = isTypeof ? staticName(other, true) === 'undefined' : isNullish(other);
    if (!isNothing && other.type !== 'Literal') return false;
    // It exists if it equals something, or differs from nothing.
    return isNothing ? isEqual !== outcome : isEqual === outcome;
  }

  /** `host === 'chatgpt'`: each value for which this holds was assigned where `window.openai` exists. */
  #hasValue(subject: SyntaxNode, other: SyntaxNode, value: Scalar, isEqual: boolean): boolean {
    const { questions, sources, isChecked } = this.#parts;
    const isMeant = (source: Source): boolean => {
      const known = sources.scalar(source);
      if (known) return (known.value === value) !== isEqual || (source !== undefined && isChecked(source));
      return isChecked(source!) || this.#mayNameHost(source!, value);
    };
    return questions.ask(this.#isSo[`${isEqual}`], other, () => sources.of(subject).every(isMeant));
  }

  /** A value from another file, or a state, may be the name of the host. */
  #mayNameHost(source: SyntaxNode, value: Scalar): boolean {
    const { api } = this.#parts;
    const constant = source.type === 'Identifier' ? api.constant(source) : undefined;
    if (constant && this.#isStateOfIt(constant.init)) return true;
    const name = path(source.type === 'CallExpression' ? source.callee : source).at(-1)!;
    return CHECKS.test(name) || (typeof value === 'string' && CHECKS.test(value));
  }
}

interface Comparison {
  readonly operator: string;
  readonly left: SyntaxNode;
  readonly right: SyntaxNode;
}

const isConstant = (node: SyntaxNode): boolean => bare(node).type === 'Literal' || isNullish(bare(node));
const isNullish = (node: SyntaxNode): boolean =>
  (node.type === 'Literal' && node.value === null && !('regex' in node)) ||
  (node.type === 'Identifier' && node.name === 'undefined') ||
  (node.type === 'UnaryExpression' && node.operator === 'void');
