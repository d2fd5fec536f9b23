/** What the code around an object literal says it is. */
import { bare, isFunction, isInside, keyName, memberName, path, withCasts } from '../syntax.js';
import type { FunctionNode, SyntaxNode, TSESTree } from '../syntax.js';
import { propertyOf } from './objects.js';
import { annotationOf, typeArgumentsOf, type TypeNode } from './typed-literals.js';
import type { FileFacts } from './mcp-imports.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { functionOf, onlyReturn } from '../returns.js';
import type { Binding } from '../scopes.js';
import { namesIn, type Survey } from '../survey.js';

/**
 * `named`: a name or a type there is about such things. `argument`: it is handed to a function that does not, which may
 * make anything of it: a flow, a table, a form. Else nothing is known.
 */
type Around = 'named' | 'argument' | 'nothing';

/** `useWebMCP` registers a tool. */
export const TOOL = /tool|^usewebmcp$/i;
export const RESOURCE = /resource/i;

export function aroundOf(literal: SyntaxNode, word: RegExp): Around {
  let child = literal;
  for (let at: SyntaxNode | undefined = literal.parent; at; child = at, at = at.parent) {
    if (says(word, at)) return 'named';
    if (isFunction(at) && says(word, at.parent)) return 'named';
    if (at.type === 'ClassBody') return propertyOf(literal, 'description') && isOfClass(word, at) ? 'named' : 'nothing';
    if (isFunction(at) || (at.type === 'BlockStatement' && child.type !== 'ReturnStatement')) break;
    if (at.type === 'CallExpression' || at.type === 'NewExpression') {
      if (child !== at.callee && !HANDS_ON.test(path(at.callee)[0]!)) return 'argument';
    }
  }
  return 'nothing';
}

/** `Object.freeze([…])`, `new Map([…])`, `Promise.resolve([…])` */
const HANDS_ON = /^(Object|Map|Set|Promise)$/;

/** `createProviderDefinedToolFactory`: the provider of the model has the tool, and describes it. */
const OF_PROVIDER = /provider\w{0,80}tool/i;

function says(word: RegExp, at: SyntaxNode): boolean {
  switch (at.type) {
    case 'VariableDeclarator':
      return isNamed(word, at.id) || isType(word, annotationOf(at.id));
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return word.test(keyName(at) ?? '');
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return at.id ? isNamed(word, at.id) : false;
    case 'AssignmentExpression':
      return path(at.left).some((name) => word.test(name));
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return isType(word, at.typeAnnotation);
    case 'CallExpression':
      if (at.callee.type === 'Super') return isOfClass(word, at);
      return path(at.callee).some((name) => word.test(name) && !OF_PROVIDER.test(name));
    case 'NewExpression':
      return path(at.callee).some((name) => word.test(name)) || typeArgumentsOf(at).some((each) => isType(word, each));
    default:
      return false;
  }
}

/** `super({ … })` or a field, in a class that says what it is made of. */
function isOfClass(word: RegExp, part: SyntaxNode): boolean {
  let at: SyntaxNode | undefined = part.parent;
  while (at && at.type !== 'ClassDeclaration' && at.type !== 'ClassExpression') at = at.parent;
  if (!at) return false;
  const types: readonly Implemented[] = at.implements ?? [];
  const bases = [at.superClass, ...types.map(({ expression, id }) => expression ?? id)];
  return bases.some((base) => base && path(base).some((name) => word.test(name)));
}

/** Flow's has an `id`. */
interface Implemented {
  readonly expression?: TSESTree.Expression;
  readonly id?: TSESTree.Identifier;
}

const isNamed = (word: RegExp, name: SyntaxNode): boolean => name.type === 'Identifier' && word.test(name.name);

function isType(word: RegExp, type: TypeNode | undefined): boolean {
  if (type?.type === 'TSArrayType') return isType(word, type.elementType);
  if (type?.type !== 'TSTypeReference') return false;
  const { typeName } = type;
  const own = typeName.type === 'TSQualifiedName' ? typeName.right : typeName;
  return isNamed(word, own) || typeArgumentsOf(type).some((each) => isType(word, each));
}

/** Object literals that only go to an unknown function: what looks like a tool there is a stand-in for one. */
export class HandedOn {
  readonly #evaluator: Evaluator;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  has(literal: SyntaxNode): boolean {
    const uses = this.#usesOf(literal);
    return uses.length > 0 && uses.every((use) => this.#goesToUnknown(use));
  }

  /** Where the constant is read that it is, if that is one place alone. */
  readAt(value: SyntaxNode): SyntaxNode {
    const [use, ...others] = this.#usesOf(value);
    return use && others.length === 0 ? use : value;
  }

  /** The literal itself, or the names of the constant that it is. */
  #usesOf(literal: SyntaxNode): readonly SyntaxNode[] {
    const { parent } = withCasts(literal);
    if (parent?.type !== 'VariableDeclarator' || parent.id.type !== 'Identifier') return [literal];
    const { id } = parent;
    const { scopes } = this.#evaluator.file;
    const named = namesIn(this.#evaluator.file)
      .get(id.name)!
      .filter((each) => each !== id);
    return named.filter((each) => scopes.resolve(each)?.node === parent);
  }

  #goesToUnknown(use: SyntaxNode): boolean {
    const argument = withCasts(use);
    const { parent } = argument;
    if (parent?.type !== 'CallExpression' || !parent.arguments.some((each) => each === argument)) return false;
    const callee = bare(parent.callee);
    if (functionOf(callee, this.#evaluator.file.scopes)) return false;
    const names = path(callee);
    return !names.some((name) => TOOL.test(name)) && !KEEPS.test(names.at(-1)!) && !GLOBALS.test(names[0]!);
  }
}

/** What keeps or hands back what it is given. */
const KEEPS = /^(push|unshift|concat|splice|fill|add|set|freeze|resolve|satisfies)$/;
const GLOBALS = /^(Object|Array|Promise|JSON)$/;

/** Where the code goes on to change what an object literal says: `TOOL.description = …`, `for (const tool of TOOLS) tool.annotations = …`, `TOOLS.map((tool) => ({ ...tool, … }))`. */
export class Reworked {
  readonly #file: Survey;
  #lists: ReadonlySet<Binding | undefined> | undefined;

  constructor(file: Survey) {
    this.#file = file;
  }

  has(literal: SyntaxNode): boolean {
    const name = nameOf(literal);
    const binding = name && this.#file.scopes.resolve(name);
    if (!binding) return false;
    this.#lists ??= this.#find();
    return this.#lists.has(binding) || this.#file.scopes.isFilledIn(name.name, binding);
  }

  /** The lists whose items are changed one by one. */
  #find(): ReadonlySet<Binding | undefined> {
    const { scopes, calls, loops } = this.#file;
    const lists = new Set<Binding | undefined>();
    const note = (list: SyntaxNode): unknown =>
      lists.add(list.type === 'Identifier' ? scopes.resolve(list) : undefined);
    for (const { left, right } of loops)
      if (left.type === 'VariableDeclaration' && this.#fills(left.declarations[0]?.id)) note(bare(right));
    for (const call of calls) {
      const callee = bare(call.callee);
      const [first] = call.arguments;
      const callback = first && bare(first);
      if (callee.type !== 'MemberExpression' || !callback || !isFunction(callback)) continue;
      const parameter = callback.params[0];
      if (this.#fills(parameter) || addsTo(callback, parameter)) note(bare(callee.object));
    }
    return lists;
  }

  #fills(variable: SyntaxNode | undefined): boolean {
    if (variable?.type !== 'Identifier') return false;
    const binding = this.#file.scopes.resolve(variable);
    return binding !== undefined && this.#file.scopes.isFilledIn(variable.name, binding);
  }
}

/** The variable that holds it, or the list in which it stands. */
function nameOf(literal: SyntaxNode): TSESTree.Identifier | undefined {
  let at: SyntaxNode | undefined = literal.parent;
  while (at && (HOLDERS.has(at.type) || (at.type === 'CallExpression' && path(at.callee)[0] === 'Object')))
    at = at.parent;
  return at?.type === 'VariableDeclarator' && at.id.type === 'Identifier' ? at.id : undefined;
}

const HOLDERS = new Set<string>(['ArrayExpression', 'TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** Each item becomes another object: the item and more, or one made of its parts. */
function addsTo(callback: FunctionNode, parameter: TSESTree.Parameter | undefined): boolean {
  const result = onlyReturn(callback);
  const made = result && bare(result);
  if (made?.type !== 'ObjectExpression' || parameter?.type !== 'Identifier') return false;
  const { properties } = made;
  const isOf = (node: SyntaxNode): boolean => node.type === 'Identifier' && node.name === parameter.name;
  if (properties.some((each) => each.type === 'SpreadElement' && isOf(each.argument))) return properties.length > 1;
  return properties.some(
    (each) => each.type === 'Property' && each.value.type === 'MemberExpression' && isOf(each.value.object),
  );
}

/**
 * What is there only if something has failed, or only for a test that a program has in itself: its function compares what
 * comes out, or is called a mock. No client sees such a tool.
 */
export function isStandIn(literal: SyntaxNode, { modules, evaluator }: FileFacts): boolean {
  let around: FunctionNode | undefined;
  for (let at: SyntaxNode | undefined = literal.parent; at; at = at.parent) {
    if (at.type === 'CatchClause' || (isFunction(at) && MOCK.test(calledAs(at)))) return true;
    if (isFunction(at)) around ??= at;
  }
  if (!around || !modules.has(ASSERT)) return false;
  const compares = ({ callee }: TSESTree.CallExpression): boolean =>
    callee.type === 'MemberExpression' &&
    COMPARES.test(memberName(callee) ?? '') &&
    ASSERT.test(modules.sourceOf(callee.object) ?? '');
  return evaluator.file.calls.some((call) => compares(call) && isInside(call, around));
}

const MOCK = /(?:^|_)mock(?![a-z])|Mock(?![a-z])/;
const ASSERT = /^(?:node:)?assert(?:\/strict)?$/;
/** `assert(args.id)` may guard a handler. */
const COMPARES = /^(?:equal|strictEqual|deepEqual|deepStrictEqual|match)$/;

function calledAs(callable: FunctionNode): string {
  const { parent } = callable;
  const name = callable.id ?? (parent.type === 'VariableDeclarator' ? parent.id : undefined);
  return name?.type === 'Identifier' ? name.name : '';
}
