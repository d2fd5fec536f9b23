/** Every touch of `window.openai` in a file, and whether something before it makes sure that it is there. */
import type { WidgetUse } from '../../core/code.js';
import { bare, eachChild, isFunction, path, staticName, walkAst, type Ast } from './ast.js';
import type { Evaluator } from './evaluate.js';
import { plain } from './expand.js';
import { exits, onlyReturn } from './returns.js';
import type { Scopes } from './scope.js';
import { place } from './values.js';

export function widgetUses(evaluator: Evaluator): WidgetUse[] {
  const { program, scopes } = evaluator.file;
  const api = new Api(scopes);
  const touches: Touch[] = [];
  let isMocked = false;
  walkAst(program, (node) => {
    if (node.type === 'MemberExpression' && api.is(node['object'])) touches.push(touch(node));
    if (
      node.type === 'VariableDeclarator' &&
      node['init'] &&
      node['id'].type === 'ObjectPattern' &&
      api.is(node['init'])
    ) {
      touches.push(...destructured(node));
    }
    isMocked ||= isMock(node, api);
  });
  const guards = new Guards(api, program, touches);
  return touches.map(({ node, member, call }): WidgetUse => ({
    ...place(node.type === 'MemberExpression' ? node['object'] : node),
    guarded: isMocked || guards.protect(node),
    ...(member && { member: { name: staticName(member, member.type !== 'Identifier') ?? '', ...place(member) } }),
    ...(call && { call: (call['arguments'] as Ast[]).map((each) => plain(evaluator.evaluate(each))) }),
  }));
}

/** A use of a member of `window.openai`. */
interface Touch {
  readonly node: Ast;
  readonly member?: Ast;
  readonly call?: Ast;
}

function touch(node: Ast): Touch {
  const name = staticName(node['property'], node['computed']);
  const holder = node.parent!.type === 'ChainExpression' ? node.parent!.parent! : node.parent!;
  const isCalled = holder.type === 'CallExpression' && bare(holder['callee']) === node;
  return { node, ...(name !== undefined && { member: node['property'] as Ast }), ...(isCalled && { call: holder }) };
}

function destructured(declarator: Ast): Touch[] {
  const properties = (declarator['id']['properties'] as Ast[]).filter(
    ({ type }) => type === 'Property' || type === 'ObjectProperty',
  );
  const init = declarator['init'] as Ast;
  const found = properties.map((each): Touch => ({ node: init, member: each['key'] as Ast }));
  return found.length > 0 ? found : [{ node: init }];
}

/** A test or a stand-alone page puts its own there. */
function isMock(node: Ast, api: Api): boolean {
  if (node.type === 'AssignmentExpression') return api.isGlobal(node['left']);
  if (node.type !== 'CallExpression') return false;
  const [first, second] = node['arguments'] as Ast[];
  const method = path(node['callee']).at(-1);
  if (method === 'stubGlobal')
    return first?.type === 'Literal' && (first['value'] === 'openai' || first['value'] === 'window');
  if (method !== 'defineProperty' && method !== 'assign') return false;
  return second?.type === 'Literal'
    ? second['value'] === 'openai'
    : method === 'assign' && isWindow(first) && hasKey(second, 'openai');
}

const hasKey = (node: Ast | undefined, key: string): boolean =>
  node?.type === 'ObjectExpression' &&
  (node['properties'] as Ast[]).some((each) => each['key'] && staticName(each['key'], each['computed']) === key);

const WINDOWS = new Set(['window', 'globalThis', 'self', 'top', 'parent', 'global']);

function isWindow(node: Ast | undefined): boolean {
  const at = node && bare(node);
  if (at?.type === 'Identifier') return WINDOWS.has(at['name']);
  // window.top, globalThis.window
  return (
    at?.type === 'MemberExpression' &&
    isWindow(at['object']) &&
    WINDOWS.has(staticName(at['property'], at['computed']) ?? '')
  );
}

/** Tells expressions that are `window.openai`, by whatever name the scope gives it. */
class Api {
  readonly scopes: Scopes;
  constructor(scopes: Scopes) {
    this.scopes = scopes;
  }

  isGlobal(node: Ast): boolean {
    const at = bare(node);
    return (
      at.type === 'MemberExpression' &&
      isWindow(at['object']) &&
      staticName(at['property'], at['computed']) === 'openai'
    );
  }

  is(node: Ast, depth = 0): boolean {
    if (this.isGlobal(node)) return true;
    const at = bare(node);
    if (at.type !== 'Identifier' || depth > 5) return false;
    const binding = this.scopes.resolve(at);
    if (
      binding?.kind !== 'variable' ||
      !binding.path ||
      !binding.node['init'] ||
      this.scopes.isReassigned(at['name'], binding)
    )
      return false;
    const init = binding.node['init'] as Ast;
    if (binding.path.length === 1 && binding.path[0] === 'openai') return isWindow(init);
    return binding.path.length === 0 && this.is(init, depth + 1);
  }

  /** A value that can only be truthy if `window.openai` is there: itself, or what was read from it. */
  comesFrom(node: Ast, depth = 0): boolean {
    const at = bare(node);
    if (this.is(at)) return true;
    if (at.type === 'MemberExpression') return this.comesFrom(at['object'], depth);
    if (at.type === 'CallExpression') return at['callee'].type !== 'Identifier' && this.comesFrom(at['callee'], depth);
    if (at.type !== 'Identifier' || depth > 5) return false;
    const binding = this.scopes.resolve(at);
    if (binding?.kind !== 'variable' || binding.path?.length !== 0 || !binding.node['init']) return false;
    return !this.scopes.isReassigned(at['name'], binding) && this.comesFrom(binding.node['init'], depth + 1);
  }
}

class Guards {
  readonly #api: Api;
  readonly #program: Ast;
  readonly #touched: ReadonlySet<Ast>;
  readonly #asked = new Set<Ast>();
  #uses: Map<string, Ast[]> | undefined;

  constructor(api: Api, program: Ast, touches: readonly Touch[]) {
    this.#api = api;
    this.#program = program;
    this.#touched = new Set(touches.map(({ node }) => node));
  }

  protect(node: Ast): boolean {
    if (node.type === 'MemberExpression' && (node['optional'] || isOptionalBelow(node['object']))) return true;
    for (let child = node, at = node.parent; at; child = at, at = at.parent) {
      if (this.#guards(at, child)) return true;
      if (isFunction(at) && (isListener(at) || this.#isOnlyCalledGuarded(at))) return true;
    }
    return false;
  }

  #guards(at: Ast, child: Ast): boolean {
    switch (at.type) {
      case 'IfStatement':
      case 'ConditionalExpression':
        if (child === at['consequent']) return this.implies(at['test'], true);
        return child === at['alternate'] && this.implies(at['test'], false);
      case 'LogicalExpression':
        if (child !== at['right']) return false;
        return at['operator'] !== '??' && this.implies(at['left'], at['operator'] === '&&');
      case 'WhileStatement':
      case 'ForStatement':
        return child === at['body'] && at['test'] && this.implies(at['test'], true);
      case 'TryStatement':
        return child === at['block'] && at['handler'] !== null && at['handler'] !== undefined;
      case 'SwitchCase':
        return this.#afterGuard(at['consequent'], child);
      case 'Program':
      case 'BlockStatement':
      case 'StaticBlock':
      case 'TSModuleBlock':
        return Array.isArray(at['body']) && this.#afterGuard(at['body'], child);
      default:
        return false;
    }
  }

  /** Whether a statement before this one lets nobody pass without `window.openai`. */
  #afterGuard(statements: readonly Ast[], child: Ast): boolean {
    const end = statements.indexOf(child);
    return statements.slice(0, end).some((statement) => this.#isGate(statement));
  }

  #isGate(statement: Ast): boolean {
    switch (statement.type) {
      case 'IfStatement':
        if (exits(statement['consequent']) && this.implies(statement['test'], false)) return true;
        return statement['alternate'] ? exits(statement['alternate']) && this.implies(statement['test'], true) : false;
      case 'WhileStatement':
      case 'DoWhileStatement':
        return this.implies(statement['test'], false);
      case 'ExpressionStatement':
      case 'VariableDeclaration':
        return this.#hasPassed(statement) || waits(statement);
      default:
        return false;
    }
  }

  /** An unguarded touch that did not throw: what follows is safe, and one finding is enough. */
  #hasPassed(statement: Ast): boolean {
    let found = false;
    const look = (node: Ast): void => {
      if (found || isFunction(node) || node.type === 'LogicalExpression' || node.type === 'ConditionalExpression')
        return;
      if (
        this.#touched.has(node) &&
        !(node.type === 'MemberExpression' && (node['optional'] || isOptionalBelow(node['object'])))
      )
        found = true;
      eachChild(node, look);
    };
    look(statement);
    return found;
  }

  /** Whether a test that came out so means that `window.openai` is there. */
  implies(test: Ast, outcome: boolean, depth = 0): boolean {
    const at = bare(test);
    if (depth > 10) return false;
    switch (at.type) {
      case 'UnaryExpression':
        return at['operator'] === '!' && this.implies(at['argument'], !outcome, depth + 1);
      case 'LogicalExpression': {
        const isEither = (at['operator'] === '&&') === outcome;
        const left = this.implies(at['left'], outcome, depth + 1);
        return isEither
          ? left || this.implies(at['right'], outcome, depth + 1)
          : left && this.implies(at['right'], outcome, depth + 1);
      }
      case 'BinaryExpression':
        return this.#compares(at, outcome);
      case 'CallExpression':
        return this.#asks(at, outcome, depth);
      case 'Identifier':
        if (this.#api.comesFrom(at)) return outcome;
        return this.#named(at, outcome, depth);
      default:
        return outcome && this.#api.comesFrom(at);
    }
  }

  #named(identifier: Ast, outcome: boolean, depth: number): boolean {
    const { scopes } = this.#api;
    const binding = scopes.resolve(identifier);
    if (binding?.kind !== 'variable' || binding.path?.length !== 0 || !binding.node['init']) return false;
    return !scopes.isReassigned(identifier['name'], binding) && this.implies(binding.node['init'], outcome, depth + 1);
  }

  #asks(call: Ast, outcome: boolean, depth: number): boolean {
    const callee = bare(call['callee']);
    if (callee.type !== 'Identifier') return outcome && this.#api.comesFrom(call);
    if (callee['name'] === 'Boolean' && call['arguments'][0])
      return this.implies(call['arguments'][0], outcome, depth + 1);
    const binding = this.#api.scopes.resolve(callee);
    const init = binding?.kind === 'function' ? binding.node : binding?.node['init'] && bare(binding.node['init']);
    const result = init && isFunction(init) ? onlyReturn(init) : undefined;
    return result ? this.implies(result, outcome, depth + 1) : false;
  }

  #compares({ operator, left, right }: Ast, outcome: boolean): boolean {
    if (operator === 'in') return outcome && left.type === 'Literal' && left.value === 'openai' && isWindow(right);
    const isEqual = operator === '==' || operator === '===';
    if (!isEqual && operator !== '!=' && operator !== '!==') return false;
    const [subject, other] = isConstant(left) ? [bare(right), bare(left)] : [bare(left), bare(right)];
    const isTypeof = subject.type === 'UnaryExpression' && subject['operator'] === 'typeof';
    if (!this.#api.comesFrom(isTypeof ? subject['argument'] : subject)) return false;
    const isNothing = isTypeof ? other['value'] === 'undefined' : isNullish(other);
    if (!isNothing && !(other.type === 'Literal')) return false;
    // Equal to something means it is there; different from nothing means it is there.
    return isNothing ? isEqual !== outcome : isEqual === outcome;
  }

  /** A function of this file that is used only where `window.openai` is known to be there. */
  #isOnlyCalledGuarded(callable: Ast): boolean {
    const name = nameOf(callable);
    if (!name || this.#asked.has(callable) || isExported(callable)) return false;
    this.#asked.add(callable);
    const uses = this.#usesOf(name).filter((use) => this.#api.scopes.resolve(use)?.node === declarationOf(callable));
    const result = uses.length > 0 && uses.every((use) => this.protect(use));
    this.#asked.delete(callable);
    return result;
  }

  #usesOf(name: string): readonly Ast[] {
    if (!this.#uses) {
      const uses = new Map<string, Ast[]>();
      walkAst(this.#program, (node) => {
        if (node.type !== 'Identifier' || isDeclaration(node)) return;
        const known = uses.get(node['name']);
        if (known) known.push(node);
        else uses.set(node['name'], [node]);
      });
      this.#uses = uses;
    }
    return this.#uses.get(name) ?? [];
  }
}

/** `a?.b.c`: from the question mark on, nothing is touched when `a` is missing. */
function isOptionalBelow(node: Ast): boolean {
  if (node.type === 'TSNonNullExpression') return isOptionalBelow(node['expression']);
  if (node.type === 'MemberExpression' || node.type === 'CallExpression') {
    return (
      node['optional'] === true || isOptionalBelow(node.type === 'MemberExpression' ? node['object'] : node['callee'])
    );
  }
  return false;
}

function isListener(callable: Ast): boolean {
  const call = callable.parent;
  if (call?.type !== 'CallExpression') return false;
  const [first] = call['arguments'] as Ast[];
  return first?.type === 'Literal' && first['value'] === 'openai:set_globals';
}

/** `await openaiReady()`: whoever waits for something by such a name has thought of it. */
function waits(statement: Ast): boolean {
  const expression =
    statement.type === 'ExpressionStatement' ? statement['expression'] : statement['declarations'][0]?.init;
  if (expression?.type !== 'AwaitExpression') return false;
  const name = path(
    expression['argument'].type === 'CallExpression' ? expression['argument']['callee'] : expression['argument'],
  ).at(-1)!;
  return /openai|ready|wait|bridge|globals/i.test(name);
}

const isConstant = (node: Ast): boolean => bare(node).type === 'Literal' || isNullish(bare(node));
const isNullish = (node: Ast): boolean =>
  (node.type === 'Literal' && node['value'] === null && !node['regex']) ||
  (node.type === 'Identifier' && node['name'] === 'undefined') ||
  (node.type === 'UnaryExpression' && node['operator'] === 'void');

function nameOf(callable: Ast): string | undefined {
  if (callable['id']) return callable['id'].name as string;
  return callable.parent?.type === 'VariableDeclarator' && callable.parent['id'].type === 'Identifier'
    ? (callable.parent['id'].name as string)
    : undefined;
}

const declarationOf = (callable: Ast): Ast => (callable['id'] ? callable : callable.parent!);

function isExported(callable: Ast): boolean {
  const declaration = callable['id'] ? callable : callable.parent?.parent;
  return /^Export/.test(declaration?.parent?.type ?? '');
}

function isDeclaration(identifier: Ast): boolean {
  const { parent } = identifier;
  if (!parent) return false;
  if (parent.type === 'VariableDeclarator') return parent['id'] === identifier;
  if (isFunction(parent)) return true;
  if (parent.type === 'MemberExpression') return parent['property'] === identifier && !parent['computed'];
  return (
    parent.type === 'Property' && parent['key'] === identifier && parent['value'] !== identifier && !parent['computed']
  );
}
