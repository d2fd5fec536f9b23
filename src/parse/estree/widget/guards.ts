/** Whether something before a touch of `window.openai` makes sure that it is there. In doubt it does. */
import { bare, isFunction, path, startOf, staticName, walkAst, type Ast } from '../ast.js';
import { breaksOf, exits, onlyReturn } from '../returns.js';
import type { Api } from './api.js';
import type { Touch } from './touches.js';

/** Names of functions of other files that may well check it. */
const CHECKS = /openai|chatgpt|skybridge|apps?_?sdk|(has|is|in|on)_?(host|bridge|widget)/i;
/** Functions that throw where their first argument does not hold. */
const DEMANDS = /^(invariant|assert|ok|ensure|expect|must)/i;
const DEEPEST_TEST = 10;

export class Guards {
  readonly #api: Api;
  readonly #program: Ast;
  /** Statements that throw where it is missing, and where in them that happens first. */
  readonly #passing = new Map<Ast, number>();
  readonly #gates = new Map<readonly Ast[], number>();
  readonly #guardedCallers = new Map<Ast, boolean>();
  readonly #states = new Map<Ast, boolean>();
  readonly #looked = new Map<Ast, boolean>();
  #uses: Map<string, Ast[]> | undefined;

  constructor(api: Api, program: Ast, touches: readonly Touch[]) {
    this.#api = api;
    this.#program = program;
    for (const { node } of touches) this.#notePassing(node);
  }

  protect(node: Ast): boolean {
    if (isOptional(node)) return true;
    for (let child = node, at = node.parent; at; child = at, at = at.parent) {
      if (this.#guards(at, child)) return true;
      const first = this.#passing.get(at);
      if (first !== undefined && first < startOf(node)) return true;
      if (isFunction(at) && (isListener(at) || this.#isOnlyCalledGuarded(at))) return true;
    }
    return false;
  }

  /** An unguarded touch that did not throw: what follows it is safe, and one finding is enough. */
  #notePassing(node: Ast): void {
    if (isOptional(node)) return;
    for (let child = node, at = node.parent; at; child = at, at = at.parent) {
      if (isFunction(at) || (CHOOSES.has(at.type) && child !== at['left'] && child !== at['test'])) return;
      if (!STATEMENTS.has(at.type)) continue;
      const runsFirst = ['expression', 'declarations', 'test', 'discriminant', 'argument', 'right', 'init'];
      const isFirst = runsFirst.some((key) => {
        const part = at[key] as Ast | Ast[] | null | undefined;
        return Array.isArray(part) ? part.includes(child) : part === child;
      });
      const known = this.#passing.get(at);
      if (isFirst && (known === undefined || startOf(node) < known)) this.#passing.set(at, startOf(node));
      return;
    }
  }

  #guards(at: Ast, child: Ast): boolean {
    switch (at.type) {
      case 'IfStatement':
      case 'ConditionalExpression':
        if (child === at['consequent']) return this.implies(at['test'], true);
        return child === at['alternate'] && this.implies(at['test'], false);
      case 'LogicalExpression':
        if (child !== at['right'] || at['operator'] === '??') return false;
        return this.implies(at['left'], at['operator'] === '&&');
      case 'WhileStatement':
      case 'ForStatement':
        return child === at['body'] && at['test'] ? this.implies(at['test'], true) : false;
      case 'TryStatement':
        return child === at['block'] && Boolean(at['handler']);
      case 'CallExpression':
        return child !== at['callee'] && (isFunction(child) || child.type === 'Identifier') && this.#isCheckedBy(at);
      case 'SwitchCase':
        return this.#isBehindGate(at['consequent'], child);
      case 'Program':
      case 'Script':
      case 'BlockStatement':
      case 'StaticBlock':
      case 'TSModuleBlock':
        return Array.isArray(at['body']) && this.#isBehindGate(at['body'], child);
      default:
        return false;
    }
  }

  /** Whether a statement before this one lets nobody pass without `window.openai`. */
  #isBehindGate(statements: readonly Ast[], child: Ast): boolean {
    let gate = this.#gates.get(statements);
    if (gate === undefined) {
      this.#gates.set(statements, Infinity);
      const index = statements.findIndex((statement) => this.#isGate(statement));
      gate = index < 0 ? Infinity : index;
      this.#gates.set(statements, gate);
    }
    return gate < Infinity && gate < statements.indexOf(child);
  }

  #isGate(statement: Ast): boolean {
    if (this.#passing.has(statement)) return true;
    switch (statement.type) {
      case 'IfStatement':
        if (exits(statement['consequent']) && this.implies(statement['test'], false)) return true;
        return statement['alternate'] ? exits(statement['alternate']) && this.implies(statement['test'], true) : false;
      case 'ForStatement':
      case 'WhileStatement':
      case 'DoWhileStatement':
        return isEndless(statement)
          ? breaksOf(statement).every((each) => this.protect(each))
          : this.implies(statement['test'], false);
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
      const callable = this.#functionOf(call['callee']);
      return callable ? this.#throwsWithout(callable) : /^(assert|ensure|require|check|expect)\w*openai/i.test(name);
    });
  }

  /** `invariant(window.openai, '…')`, `host || fail()`. */
  #isDemand(expression: Ast): boolean {
    if (expression.type === 'LogicalExpression' && expression['operator'] !== '&&') {
      return bare(expression['right']).type === 'CallExpression' && this.implies(expression['left'], true);
    }
    if (expression.type !== 'CallExpression') return false;
    const names = path(expression['callee']);
    const [first] = expression['arguments'] as Ast[];
    return first !== undefined && names.some((name) => DEMANDS.test(name)) && this.implies(first, true);
  }

  /** A function of this file with a gate of its own that throws. */
  #throwsWithout(callable: Ast): boolean {
    const { body } = callable;
    if (body.type !== 'BlockStatement') return false;
    return (body.body as Ast[]).some(
      (each) => each.type === 'IfStatement' && throws(each['consequent']) && this.implies(each['test'], false),
    );
  }

  /** `whenReady(() => …)`: a function of this file that looks at it is taken to call what it is given only then. */
  #isCheckedBy({ callee }: Ast): boolean {
    const callable = this.#functionOf(callee);
    return callable !== undefined && this.#looksAt(callable);
  }

  /** Whether a test that came out so means that `window.openai` is there. */
  implies(test: Ast, outcome: boolean, depth = 0): boolean {
    const at = bare(test);
    if (depth > DEEPEST_TEST) return true;
    switch (at.type) {
      case 'UnaryExpression':
        return at['operator'] === '!' && this.implies(at['argument'], !outcome, depth + 1);
      case 'LogicalExpression': {
        if (at['operator'] === '??') return outcome && this.#api.comesFrom(at['left']);
        const isBoth = (at['operator'] === '&&') === outcome;
        const left = this.implies(at['left'], outcome, depth + 1);
        if (isBoth) return left || this.implies(at['right'], outcome, depth + 1);
        return left && this.implies(at['right'], outcome, depth + 1);
      }
      case 'BinaryExpression':
        return this.#compares(at, outcome, depth);
      case 'CallExpression':
        return this.#asks(at, outcome, depth);
      case 'AwaitExpression':
        return this.implies(at['argument'], outcome, depth + 1);
      case 'AssignmentExpression':
        return this.implies(at['right'], outcome, depth + 1);
      case 'Identifier':
        return (outcome && this.#api.comesFrom(at)) || this.#named(at, outcome, depth);
      default:
        return outcome && this.#api.comesFrom(at);
    }
  }

  /** `const isReady = …; if (isReady)`; a name that another file or a parameter gives may well stand for a check. */
  #named(identifier: Ast, outcome: boolean, depth: number): boolean {
    const constant = this.#api.constant(identifier);
    if (constant?.path.length === 0) return this.implies(constant.init, outcome, depth + 1);
    if (constant && this.#isStateOfIt(constant.init)) return true;
    const isForeign = this.#api.scopes.resolve(identifier)?.kind !== 'variable' || constant !== undefined;
    return isForeign && CHECKS.test(identifier['name']);
  }

  #asks(call: Ast, outcome: boolean, depth: number): boolean {
    const callee = bare(call['callee']);
    const [first] = call['arguments'] as Ast[];
    if (callee.type === 'Identifier' && callee['name'] === 'Boolean' && first)
      return this.implies(first, outcome, depth + 1);
    if (callee.type === 'MemberExpression' && this.#api.comesFrom(callee)) return outcome;
    const method = path(callee).at(-1)!;
    // window.hasOwnProperty('openai'), Object.hasOwn(window, 'openai'), Reflect.has(window, 'openai')
    if (callee.type === 'MemberExpression' && /^(hasOwnProperty|hasOwn|has)$/.test(method))
      return (
        outcome && (call['arguments'] as Ast[]).some((each) => each.type === 'Literal' && each['value'] === 'openai')
      );
    const callable = this.#functionOf(callee) ?? this.#givenToHook(call);
    if (!callable) return CHECKS.test(method);
    const result = onlyReturn(callable);
    // A longer function that looks at it is taken for a check, whichever way it answers.
    return result ? this.implies(result, outcome, depth + 1) : this.#looksAt(callable);
  }

  /** `useMemo(() => …)` comes to what the function that looks at it gives. */
  #givenToHook({ callee, arguments: args }: Ast): Ast | undefined {
    if (!/^use[A-Z]/.test(path(callee).at(-1)!)) return undefined;
    return (args as Ast[]).map(bare).find((each) => isFunction(each) && this.#looksAt(each));
  }

  /** `const [ready, setReady] = useState(…)`: what it begins with looks at it, or what sets it, or what stands around that. */
  #isStateOfIt(init: Ast): boolean {
    const id = init.parent?.['id'] as Ast | undefined;
    if (init.type !== 'CallExpression' || path(init['callee']).at(-1) !== 'useState' || id?.type !== 'ArrayPattern')
      return false;
    const known = this.#states.get(init);
    if (known !== undefined) return known;
    // While it is looked at, it proves nothing of itself.
    this.#states.set(init, false);
    const setter = id['elements'][1] as Ast | null | undefined;
    const uses = setter?.type === 'Identifier' ? this.#usesOf(setter['name']) : [];
    const isSetByIt = (use: Ast): boolean =>
      this.#api.scopes.resolve(use)?.node === init.parent &&
      use.parent?.type === 'CallExpression' &&
      (this.#looksAt(use.parent) || this.protect(use));
    const result = this.#looksAt(init) || uses.some(isSetByIt);
    this.#states.set(init, result);
    return result;
  }

  #looksAt(expression: Ast): boolean {
    const known = this.#looked.get(expression);
    if (known !== undefined) return known;
    let found = false;
    walkAst(expression, (node) => {
      found ||= this.#api.isGlobal(node) || (node.type === 'Literal' && node['value'] === 'openai');
    });
    this.#looked.set(expression, found);
    return found;
  }

  #functionOf(expression: Ast): Ast | undefined {
    const callee = bare(expression);
    if (callee.type !== 'Identifier') return isFunction(callee) ? callee : undefined;
    const binding = this.#api.scopes.resolve(callee);
    if (binding?.kind === 'function') return binding.node;
    const init = this.#api.constant(callee)?.init;
    // React's useCallback and useMemo hand on what they are given.
    const inner =
      init?.type === 'CallExpression' && /^use[A-Z]/.test(path(init['callee']).at(-1)!) ? init['arguments'][0] : init;
    return inner && isFunction(bare(inner)) ? bare(inner) : undefined;
  }

  #compares({ operator, left, right }: Ast, outcome: boolean, depth: number): boolean {
    if (operator === 'in') return outcome && staticName(left, true) === 'openai' && this.#api.isWindow(right);
    if (operator === 'instanceof') return outcome && this.#api.comesFrom(left);
    const isEqual = operator === '==' || operator === '===';
    if (!isEqual && operator !== '!=' && operator !== '!==') return false;
    const [subject, other] = isConstant(left) ? [bare(right), bare(left)] : [bare(left), bare(right)];
    // hasOpenAi() === true
    if (other.type === 'Literal' && typeof other['value'] === 'boolean')
      return this.implies(subject, isEqual === outcome ? other['value'] : !other['value'], depth + 1);
    const isTypeof = subject.type === 'UnaryExpression' && subject['operator'] === 'typeof';
    if (!this.#api.comesFrom(isTypeof ? subject['argument'] : subject)) return false;
    const isNothing = isTypeof ? other['value'] === 'undefined' : isNullish(other);
    if (!isNothing && other.type !== 'Literal') return false;
    // Equal to something means it is there; different from nothing means it is there.
    return isNothing ? isEqual !== outcome : isEqual === outcome;
  }

  /** A function of this file that is used only where `window.openai` is known to be there. */
  #isOnlyCalledGuarded(callable: Ast): boolean {
    const known = this.#guardedCallers.get(callable);
    if (known !== undefined) return known;
    const name = nameOf(callable);
    if (!name || isExported(callable)) return false;
    // While it is looked at, its calls of itself do not count.
    this.#guardedCallers.set(callable, true);
    const declaration = callable['id'] ? callable : callable.parent;
    const uses = this.#usesOf(name).filter((use) => this.#api.scopes.resolve(use)?.node === declaration);
    const result = uses.length > 0 && uses.every((use) => isInside(use, callable) || this.protect(use));
    this.#guardedCallers.set(callable, result && uses.some((use) => !isInside(use, callable)));
    return this.#guardedCallers.get(callable)!;
  }

  #usesOf(name: string): readonly Ast[] {
    if (!this.#uses) {
      const uses = new Map<string, Ast[]>();
      walkAst(this.#program, (node) => {
        if (!/^(JSX)?Identifier$/.test(node.type) || isDeclaration(node)) return;
        const known = uses.get(node['name']);
        if (known) known.push(node);
        else uses.set(node['name'], [node]);
      });
      this.#uses = uses;
    }
    return this.#uses.get(name) ?? [];
  }
}

/** `a ? … : …`, `a && …`: what stands on the right may not run. */
const CHOOSES = new Set(['LogicalExpression', 'ConditionalExpression', 'AssignmentPattern', 'ChainExpression']);
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

/** `a?.b.c`: from the question mark on, nothing is touched when `a` is missing. */
function isOptional(node: Ast): boolean {
  for (let at = node; ;) {
    if (at['optional'] === true) return true;
    if (at.type === 'TSNonNullExpression') at = at['expression'] as Ast;
    else if (at.type === 'MemberExpression') at = at['object'] as Ast;
    else if (at.type === 'CallExpression') at = at['callee'] as Ast;
    else return false;
  }
}

function isListener(callable: Ast): boolean {
  const call = callable.parent;
  if (call?.type !== 'CallExpression') return false;
  const [first] = call['arguments'] as Ast[];
  return first !== undefined && staticName(first, true) === 'openai:set_globals';
}

/** `for (;;)`, `while (true)` */
const isEndless = ({ test }: Ast): boolean => !test || (test.type === 'Literal' && Boolean(test.value));

const throws = (statement: Ast): boolean =>
  statement.type === 'ThrowStatement' ||
  (statement.type === 'BlockStatement' && (statement['body'] as Ast[]).some(throws));

const isConstant = (node: Ast): boolean => bare(node).type === 'Literal' || isNullish(bare(node));
const isNullish = (node: Ast): boolean =>
  (node.type === 'Literal' && node['value'] === null && !node['regex']) ||
  (node.type === 'Identifier' && node['name'] === 'undefined') ||
  (node.type === 'UnaryExpression' && node['operator'] === 'void');

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

function isInside(node: Ast, callable: Ast): boolean {
  for (let at: Ast | undefined = node; at; at = at.parent) if (at === callable) return true;
  return false;
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
