/**
 * The value of an expression, as far as it is known without running it: a tree with unknown nodes. A choice (`a ? b : c`,
 * `a || b`) is a union; `expand` turns it into alternatives before any rule sees it.
 */
import { type Node, entry, type Entry } from '../../../core/tree.js';
import { bare, memberName, requiredModule, startOf, literal, place, union, unknown, unknownText } from '../syntax.js';
import type { FunctionNode, SyntaxNode, TSESTree, Evaluate } from '../syntax.js';
import { bindParams, NO_ENV, type Env } from '../env.js';
import { onlyMethodOfThis, textOfThis } from '../methods.js';
import { functionOf, objectsReturned, onlyReturn, returnedWithout } from '../returns.js';
import { Budget } from '../../result/budget.js';
import {
  convertedValue,
  methodOf,
  methodOfObject,
  binaryValue,
  conditionalValue,
  logicalValue,
  unaryValue,
} from './operators.js';
import { arrayValue, beginningOfJson, objectValue, templateValue } from './literals.js';
import { Names } from './names.js';
import { CALLED, type Imported, type ImportResolver } from '../imported.js';
import { importOf } from '../modules.js';
import type { Survey } from '../survey.js';
import { truthOf, type ArrayValue, type Value, lasting, type ObjectValue } from '../../result/values.js';
import { isTypeboxCall, typeboxNode } from '../schemas/typebox.js';
import { zodModuleOf, zodMethod, zodNode } from '../schemas/zod.js';
import { isBuiltSchema, markOf } from '../zod/mark.js';

export class Evaluator {
  readonly file: Survey;
  readonly #resolveImport: ImportResolver;
  readonly #names: Names;
  readonly #budget: Budget;
  readonly #isOfAnswers: boolean;

  constructor(file: Survey, resolveImport: ImportResolver = () => undefined, isOfAnswers = false) {
    this.file = file;
    this.#resolveImport = resolveImport;
    this.#names = new Names(file.scopes, resolveImport, (expression, env) => this.evaluate(expression, env));
    this.#budget = new Budget(file.size);
    this.#isOfAnswers = isOfAnswers;
  }

  /** Also reads functions that do something before they return: the results of tools are made that way, tools are not. */
  ofAnswers(): Evaluator {
    return new Evaluator(this.file, this.#resolveImport, true);
  }

  evaluate(expression: SyntaxNode, env: Env = NO_ENV): Value {
    const node = bare(expression);
    if (!this.#budget.enter()) return unknown(node);
    try {
      return this.#evaluate(node, env);
    } finally {
      this.#budget.leave();
    }
  }

  /** The value of a name that the file declares, whatever its size. */
  declared(identifier: TSESTree.Identifier): Value {
    return this.#names.identifier(identifier, NO_ENV);
  }

  /** What a function returns, whatever it is given. */
  returned(callable: FunctionNode): Value {
    return this.#apply(callable, callable.params.map(unknown), NO_ENV, callable);
  }

  /** The environment in a function that is called with these arguments. */
  envIn(callable: FunctionNode, args: readonly Value[], outer: Env, call: SyntaxNode): Env {
    return bindParams(callable, args, outer, call, this.file.scopes, (each, env) => this.evaluate(each, env));
  }

  #evaluate(node: SyntaxNode, env: Env): Value {
    const evaluate: Evaluate = (expression) => this.evaluate(expression, env);
    switch (node.type) {
      case 'Literal':
        return literal(node);
      case 'TemplateLiteral':
        return templateValue(node, evaluate, this.#budget);
      case 'ObjectExpression':
        return objectValue(node, evaluate);
      case 'ArrayExpression':
        return arrayValue(node, evaluate);
      case 'Identifier':
        return this.#used(this.#names.identifier(node, env), node);
      case 'MemberExpression': {
        const text = textOfThis(node, this.file);
        return this.#used(text ? evaluate(text) : this.#names.member(node, env), node);
      }
      case 'ConditionalExpression':
        return conditionalValue(node, evaluate);
      case 'LogicalExpression':
        return logicalValue(node, evaluate);
      case 'BinaryExpression':
        return binaryValue(node, evaluate, this.#budget);
      case 'UnaryExpression':
        return unaryValue(node, evaluate);
      case 'AwaitExpression':
        return evaluate(node.argument);
      case 'CallExpression':
        return this.#call(node, env, evaluate);
      default:
        return unknown(node);
    }
  }

  /**
   * The same value, with the place where it was used by name. Each use adds the value to the tree again, so names of
   * names of lists could grow without limit.
   */
  #used(value: Value, use: SyntaxNode): Value {
    const isNoted = value.via !== undefined || value.start === startOf(use);
    return this.#budget.allows(value) ? (isNoted ? value : { ...value, via: place(use) }) : unknown(use);
  }

  #call(node: TSESTree.CallExpression, env: Env, evaluate: Evaluate): Value {
    const { scopes } = this.file;
    const source = requiredModule(node);
    if (source !== undefined) return this.#used(this.#names.imported({ source, name: '*' }, node), node);
    const converted = convertedValue(node, scopes, evaluate);
    if (converted) return converted;
    const zod = zodModuleOf(node, scopes);
    if (zod !== undefined) return zodNode(node, evaluate, zod) ?? unknown(node);
    if (isTypeboxCall(node, scopes)) return typeboxNode(node, evaluate);
    if (node.arguments.some(({ type }) => type === 'SpreadElement')) return unknown(node);
    const callee = bare(node.callee);
    const [first] = node.arguments;
    if (first && callee.type === 'Identifier' && callee.name === 'structuredClone' && !scopes.isDeclared(callee))
      return evaluate(first);
    return callee.type === 'MemberExpression'
      ? this.#method(node, callee, env, evaluate)
      : this.#inline(node, callee, env, evaluate);
  }

  #method(node: TSESTree.CallExpression, callee: TSESTree.MemberExpression, env: Env, evaluate: Evaluate): Value {
    const method = memberName(callee);
    const owner = bare(callee.object);
    const global = owner.type === 'Identifier' && !this.file.scopes.isDeclared(owner) ? owner.name : undefined;
    if (global === 'Object') return methodOfObject(node, method, evaluate);
    if (global === 'JSON' && method === 'stringify') {
      const [given] = node.arguments;
      return unknownText(node, this.#isOfAnswers && given ? beginningOfJson(evaluate(given)) : '');
    }
    const namespace = method === undefined ? undefined : importOf(owner, this.file.scopes);
    if (namespace?.name === '*') return this.#returnedBy({ source: namespace.source, name: method! }, node);
    const own = this.#isOfAnswers ? onlyMethodOfThis(callee, this.file) : undefined;
    if (own) return this.#apply(own, node.arguments.map(evaluate), env, node);
    const value = evaluate(owner);
    if (isBuiltSchema(value)) return zodMethod(value, node, evaluate) ?? unknown(node);
    const [first] = node.arguments;
    if (value.kind === 'array' && method === 'map' && first) return this.#map(node, value, first, env);
    return methodOf(node, value, method, evaluate, this.#budget);
  }

  /** `widgets.map((w) => ({ … }))`: one item for each of a known array. */
  #map(node: TSESTree.CallExpression, owner: ArrayValue, callback: SyntaxNode, env: Env): Value {
    const callable = functionOf(callback, this.file.scopes);
    if (!callable) return unknown(node);
    const items = owner.items.map((item, index) => {
      const position: Node = { kind: 'number', ...place(node), value: index };
      const given = [item, owner.open ? unknown(node) : position, owner];
      const made = this.#apply(callable, given, env, node, onlyObject(callable));
      return handedOn(item, made) as Node;
    });
    return { kind: 'array', ...place(node), items, open: owner.open };
  }

  #inline(node: TSESTree.CallExpression, callee: SyntaxNode, env: Env, evaluate: Evaluate): Value {
    const callable = functionOf(callee, this.file.scopes);
    if (callable) return this.#apply(callable, node.arguments.map(evaluate), env, node);
    const imported = importOf(callee, this.file.scopes);
    return imported && imported.name !== '*' ? this.#returnedBy(imported, node) : unknown(node);
  }

  /** What a function of another file returns. */
  #returnedBy({ source, name }: Imported, node: SyntaxNode): Value {
    return this.#used(this.#names.imported({ source, name: `${name}${CALLED}` }, node), node);
  }

  #apply(
    callable: FunctionNode,
    args: readonly Value[],
    env: Env,
    call: SyntaxNode,
    only = onlyReturn(callable),
  ): Value {
    const less = only ? undefined : returnedWithout(callable);
    if (less && !callable.generator) return this.#applyWithout(less, callable, args, env, call);
    const results = only ? [only] : this.#isOfAnswers ? objectsReturned(callable) : undefined;
    if (!results?.length || callable.generator) return unknown(call);
    this.#budget.enterFunction();
    const inner = this.envIn(callable, args, env, call);
    const isLeftOut = (each: SyntaxNode): boolean =>
      isExcluded(each, callable, (test) => truthOf(this.evaluate(test, inner)));
    const values = (only ? results : results.filter((each) => !isLeftOut(each))).map((each) =>
      this.evaluate(each, inner),
    );
    const value = values.length < 2 ? (values[0] ?? unknown(call)) : returnsAs(union(call, values));
    this.#budget.leaveFunction();
    return value;
  }

  #applyWithout(
    { whole, keys }: NonNullable<ReturnType<typeof returnedWithout>>,
    callable: FunctionNode,
    args: readonly Value[],
    env: Env,
    call: SyntaxNode,
  ): Value {
    this.#budget.enterFunction();
    const value = this.evaluate(whole, this.envIn(callable, args, env, call));
    this.#budget.leaveFunction();
    if (value.kind !== 'object' || isBuiltSchema(value)) return unknown(call);
    return { ...value, entries: value.entries.filter(({ key }) => !keys.includes(key)) };
  }
}

/** What a callback returns that makes an object in several steps: `(tool) => { const parts = {}; for (…) …; return { … }; }` */
function onlyObject(callable: FunctionNode): SyntaxNode | undefined {
  const [only, ...others] = objectsReturned(callable) ?? [];
  return others.length > 0 ? undefined : only;
}

/** Whether a function that is called so does not get to a node: `if (tool === 'forecast') return …`, given another one. */
function isExcluded(
  node: SyntaxNode,
  callable: FunctionNode,
  truthOfTest: (test: SyntaxNode) => boolean | undefined,
): boolean {
  for (let child = node, at = node.parent; at && at !== callable; child = at, at = at.parent)
    if (at.type === 'IfStatement' && child !== at.test && truthOfTest(at.test) === (child === at.alternate))
      return true;
  return false;
}

const returnsAs = (value: Value): Value => (value.kind === 'union' ? { ...value, areReturns: true } : value);

/**
 * What a callback makes of an item: `TOOLS.map((tool) => ({ name: tool.name, inputSchema: tool.inputSchema }))`. Keys with
 * the same value take the place of the item's keys, which is where a person would edit them. An object with everything
 * that is known of the item takes the place of the item itself.
 */
function handedOn(item: Value, made: Value): Value {
  if (made.kind !== 'object') return made;
  if (item.kind === 'object') return asSaidIn(item, made);
  // `Object.entries(TOOLS).map(([name, tool]) => …)`
  const parts = item.kind === 'array' ? item.items.filter((each) => each.kind === 'object') : [];
  return parts.length === 1 ? asSaidIn(parts[0]!, made) : parts.reduce(withKeysOf, made);
}

function asSaidIn(item: ObjectValue, made: ObjectValue): ObjectValue {
  const keyed = withKeysOf(made, item);
  const isKept = ({ key, value }: Entry): boolean =>
    value.kind === 'unknown' || (entry(keyed, key)?.value.kind ?? 'unknown') !== 'unknown';
  if (keyed.open || !lasting(item).every(isKept)) return keyed;
  const { start, end, file, via } = item;
  return { ...keyed, start, end, ...(file && { file }), ...(via && { via }) };
}

function withKeysOf(made: ObjectValue, item: ObjectValue): ObjectValue {
  const entries = made.entries.map((each) => {
    const own = entry(item, each.key);
    if (!own || own === each || !isSame(own.value, each.value)) return each;
    // A converted schema has the place of the schema in the item.
    return markOf(own.value) === markOf(each.value) ? own : { ...own, value: each.value };
  });
  return { ...made, entries };
}

const isSame = (a: Node, b: Node): boolean =>
  a.kind === b.kind && a.kind !== 'unknown' && a.start === b.start && a.end === b.end && a.file === b.file;
