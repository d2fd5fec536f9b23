/** Follows a value through a program: what is read of it, and where it goes that cannot be followed. */
import type { InputRead } from '../../../core/code.js';
import type { Place } from '../../../core/tree.js';
import { bare, isFunction, isPrivateOfBabel, keyName, memberName, startOf, staticName } from '../syntax.js';
import type { FunctionNode, SyntaxNode, TSESTree } from '../syntax.js';
import { methodOfThis, nameOfKey } from '../methods.js';
import { functionOf } from '../returns.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { isBuiltSchema } from '../zod/mark.js';
import type { Imported } from '../imported.js';
import { importOf } from '../modules.js';
import { REGISTERING, replacesWithOtherNames } from './renamed.js';
import type { NamesInFile } from './names-in-file.js';
import { rowsCalled, tableAskedBy, type Table } from './tables.js';

/** A value is followed along the keys that lead from it to what is looked for; none where it is that itself. */
export type Keys = readonly string[];

/** The calls by which it has come from the function where it was first. */
export interface Route {
  readonly call: SyntaxNode;
  readonly before?: Route;
  /** The row of a table that the called function is in. */
  readonly row?: string;
}

/** One member that is read: of a handler's arguments, or of another value. */
export interface Use extends Omit<InputRead, keyof Place | 'written'> {
  /** Where its name is written. */
  readonly at: SyntaxNode;
  /** What reads it. */
  readonly node: SyntaxNode;
  readonly route?: Route;
}

export interface Escape {
  readonly node: SyntaxNode;
  readonly route?: Route;
}

/** What is known of a parameter of a function in another file. */
export interface UsesElsewhere {
  readonly names: readonly string[];
  readonly mayBeMore: boolean;
  /** The parameter is a server, and tools that are registered on it get other names from there on. */
  readonly renames?: true;
}

export type FollowImport = (imported: Imported, position: number, keys: Keys) => UsesElsewhere | undefined;

interface Way {
  readonly keys: Keys;
  readonly route?: Route;
  readonly isDoubtful?: true;
  /** How many names the value has had on its way. */
  readonly names?: number;
}

/** Longer ways are not worth their time. */
const MOST_STEPS = 5000;
/** Each takes a part of the stack. */
const MOST_NAMES = 200;

export class Following {
  readonly reads: Use[] = [];
  readonly escapes: Escape[] = [];
  /** The expressions that are the value itself. */
  readonly reached = new Map<SyntaxNode, Route | undefined>();
  /** The functions that it is handed to. */
  readonly entered: { readonly callable: FunctionNode; readonly route?: Route }[] = [];
  /** The tables in which the value is looked up, which is there compared with all keys. */
  readonly lookups: { readonly table: Table; readonly at: SyntaxNode }[] = [];
  /** Members that the program sets itself. */
  readonly written = new Set<string>();
  readonly #evaluator: Evaluator;
  readonly #names: NamesInFile;
  readonly #followImport: FollowImport | undefined;
  readonly #seen = new Map<SyntaxNode, Set<string>>();
  #steps = 0;

  constructor(evaluator: Evaluator, names: NamesInFile, followImport?: FollowImport) {
    this.#evaluator = evaluator;
    this.#names = names;
    this.#followImport = followImport;
  }

  /** What a function does with one of its parameters. */
  parameter(callable: FunctionNode, position: number, way: Way): void {
    if (this.#isSeen(callable, way, String(position))) return;
    const rest = callable.params.findIndex(({ type }) => type === 'RestElement');
    if ((rest >= 0 && rest <= position) || this.#readsAllArguments(callable)) return this.#escape(callable, way);
    const pattern = callable.params[position];
    this.entered.push({ callable, ...(way.route && { route: way.route }) });
    if (pattern) this.#pattern(pattern, way);
  }

  #isSeen(node: SyntaxNode, { keys, route, isDoubtful }: Way, what: string): boolean {
    if (++this.#steps > MOST_STEPS) {
      this.#escape(node, { keys, route });
      return true;
    }
    let seen = this.#seen.get(node);
    if (!seen) this.#seen.set(node, (seen = new Set<string>()));
    const key = `${what} ${keys.join('.')} ${placesOf(route)} ${isDoubtful}`;
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  }

  /** `arguments` in a function. */
  #readsAllArguments(callable: FunctionNode): boolean {
    if (callable.type === 'ArrowFunctionExpression') return false;
    return this.#names.called('arguments').some((name) => {
      let at: SyntaxNode | undefined = name;
      while (at && (!isFunction(at) || at.type === 'ArrowFunctionExpression')) at = at.parent;
      return at === callable;
    });
  }

  #escape(node: SyntaxNode, { route }: Way): void {
    this.escapes.push({ node, ...(route && { route }) });
  }

  #read(name: string, at: SyntaxNode, node: SyntaxNode, { route, isDoubtful }: Way, more: Partial<Use> = {}): void {
    if (Object.hasOwn(Object.prototype, name)) return;
    this.reads.push({ name, at, node, ...(route && { route }), ...(isDoubtful && { isDoubtful }), ...more });
  }

  #pattern(pattern: SyntaxNode, way: Way): void {
    switch (pattern.type) {
      case 'Identifier':
        return this.#name(pattern, way);
      case 'AssignmentPattern':
        return this.#pattern(pattern.left, way);
      case 'ObjectPattern':
        return this.#object(pattern, way);
      default:
        this.#escape(pattern, way);
    }
  }

  #object(pattern: TSESTree.ObjectPattern, way: Way): void {
    const [key, ...keys] = way.keys;
    const taken = pattern.properties.map((each) => (each.type === 'RestElement' ? undefined : keyName(each)));
    const hasRest = pattern.properties.some(({ type }) => type === 'RestElement');
    for (const [index, property] of pattern.properties.entries()) {
      const name = taken[index];
      if (property.type === 'RestElement') {
        if (key === undefined || !taken.includes(key)) this.#pattern(property.argument, way);
      } else if (name === undefined) this.#escape(property, way);
      else if (key === undefined)
        this.#read(name, property.key, property, way, this.#howTaken(property.value, hasRest));
      else if (name === key) this.#pattern(property.value, { ...way, keys });
    }
  }

  #howTaken(target: SyntaxNode, hasRest: boolean): Partial<Use> {
    const hasDefault = target.type === 'AssignmentPattern';
    const name = hasDefault ? target.left : target;
    const binding = name.type === 'Identifier' ? this.#evaluator.file.scopes.resolve(name) : undefined;
    // A name that begins so is meant to be unused.
    const isNeverUsed = binding && name.type === 'Identifier' && this.#names.usesOf(binding, name.name).length === 0;
    const isUnused = isNeverUsed && !name.name.startsWith('_');
    return {
      ...(hasDefault && { isOptional: true }),
      ...(isUnused && { isUnused: true }),
      ...(isNeverUsed && hasRest && { isLeftOut: true }),
    };
  }

  #name(name: TSESTree.Identifier, way: Way): void {
    const { scopes } = this.#evaluator.file;
    const binding = scopes.resolve(name);
    if (!binding) return this.#escape(name, way);
    if (this.#isSeen(binding.node, way, name.name)) return;
    const names = (way.names ?? 0) + 1;
    if (names > MOST_NAMES) return this.#escape(name, way);
    const on: Way = { ...way, names, ...(scopes.isReassigned(name.name, binding) && { isDoubtful: true }) };
    for (const each of this.#names.usesOf(binding, name.name)) this.use(each, on);
  }

  /** What the code around an expression does with its value. */
  use(expression: SyntaxNode, way: Way): void {
    let at = expression;
    while (at.parent && at.parent.type !== 'SequenceExpression' && bare(at.parent) === bare(at)) at = at.parent;
    if (way.keys.length === 0) this.reached.set(bare(at), way.route);
    const { parent } = at;
    switch (parent?.type) {
      case 'MemberExpression':
        if (parent.object === at) return this.#member(parent, way);
        return this.#isLookedUp(at, way) ? undefined : this.#escape(at, way);
      case 'VariableDeclarator':
        return this.#pattern(parent.id, way);
      case 'AssignmentExpression':
        return this.#assigned(parent, at, way);
      case 'CallExpression':
      case 'NewExpression':
        return this.#given(parent, at, way);
      case 'AwaitExpression':
        return this.use(parent, way);
      case 'LogicalExpression':
        if (parent.left === at && parent.operator === '&&') return;
        return this.use(parent, parent.left === at ? way : { ...way, isDoubtful: true });
      case 'ConditionalExpression':
        return parent.test === at ? undefined : this.use(parent, { ...way, isDoubtful: true });
      case 'BinaryExpression':
        return this.#compared(parent, at, way);
      case 'UnaryExpression':
      case 'ExpressionStatement':
      case 'IfStatement':
      case 'WhileStatement':
      case 'SwitchStatement':
      case 'SwitchCase':
        return;
      default:
        // A value along whose keys something else is looked for may be printed.
        if (parent?.type !== 'TemplateLiteral' || way.keys.length === 0) this.#escape(at, way);
    }
  }

  #isLookedUp(at: SyntaxNode, { keys }: Way): boolean {
    const table = keys.length === 0 ? tableAskedBy(at, this.#evaluator) : undefined;
    if (table?.isWhole) this.lookups.push({ table, at });
    return table?.isWhole === true;
  }

  #member(member: TSESTree.MemberExpression, way: Way): void {
    const name = memberName(member);
    const [key, ...keys] = way.keys;
    if (name === undefined) return this.#escape(member, way);
    if (key !== undefined) return name === key ? this.use(member, { ...way, keys }) : undefined;
    let at: SyntaxNode = member;
    while (at.parent && bare(at.parent) === member) at = at.parent;
    const { parent } = at;
    if (parent?.type === 'AssignmentExpression' && parent.left === at) {
      this.written.add(name);
      if (parent.operator === '=') return;
    }
    if (parent?.type === 'UnaryExpression' && parent.operator === 'delete') return void this.written.add(name);
    if (name === 'hasOwnProperty') return this.#escape(member, way);
    const isOptional = isAsked(at) || mayLack(member.object, name) || isToldBeside(at);
    this.#read(name, member.property, member, way, isOptional ? { isOptional: true } : {});
  }

  #assigned(assignment: TSESTree.AssignmentExpression, at: SyntaxNode, way: Way): void {
    const { left } = assignment;
    if (left === at) return;
    if (left.type === 'ObjectPattern') return this.#object(left, way);
    if (left.type === 'Identifier') return this.#name(left, { ...way, isDoubtful: true });
    this.#escape(at, way);
  }

  #compared({ left, operator, right }: TSESTree.BinaryExpression, at: SyntaxNode, way: Way): void {
    if (operator === 'in' && left === at && !this.#isLookedUp(at, way)) return this.#escape(at, way);
    if (operator !== 'in' || right !== at || way.keys.length > 0) return;
    if (left.type === 'Literal' && typeof left.value === 'string')
      this.#read(left.value, left, left, way, { isOptional: true });
    else this.#escape(at, way);
  }

  #given(call: TSESTree.CallExpression | TSESTree.NewExpression, at: SyntaxNode, way: Way): void {
    const position = call.arguments.findIndex((each) => each === at);
    const isPlain = position >= 0 && !call.arguments.slice(0, position).some(({ type }) => type === 'SpreadElement');
    if (!isPlain || call.type === 'NewExpression') return this.#escape(at, way);
    const callee = bare(call.callee);
    if (isOfConsole(callee)) return;
    const method = callee.type === 'MemberExpression' ? memberName(callee) : undefined;
    if (method !== undefined && PARSES.test(method) && position === 0) return this.#parsed(call, callee, method, way);
    const own = functionCalled(callee, this.#evaluator);
    if (own) {
      const route: Route = { call, ...(way.route && { before: way.route }) };
      const isDoubtful = this.isShared(own) ? { isDoubtful: true as const } : {};
      return this.parameter(own, position, { ...way, ...isDoubtful, route });
    }
    if (this.#isLookedUp(at, way)) return;
    const rows = rowsCalled(callee, this.#evaluator);
    if (!rows) return this.#givenElsewhere(importOf(callee, this.#evaluator.file.scopes), position, at, way);
    for (const { key, value, imported } of rows) {
      const on: Way = { ...way, route: { call, row: key, ...(way.route && { before: way.route }) } };
      const found = value && functionCalled(value, this.#evaluator);
      if (found) this.parameter(found, position, this.isShared(found) ? { ...on, isDoubtful: true } : on);
      else this.#givenElsewhere(imported, position, at, on);
    }
  }

  #givenElsewhere(imported: Imported | undefined, position: number, at: SyntaxNode, way: Way): void {
    const elsewhere = imported && this.#followImport?.(imported, position, way.keys);
    if (!elsewhere || elsewhere.mayBeMore) this.#escape(at, way);
    for (const name of elsewhere?.mayBeMore ? [] : (elsewhere?.names ?? []))
      this.#read(name, at, at, { ...way, isDoubtful: true });
  }

  /** `Args.parse(args)`: a schema with unknown fields may give them other names. */
  #parsed(call: TSESTree.CallExpression, callee: SyntaxNode, method: string, way: Way): void {
    const schema = callee.type === 'MemberExpression' ? this.#evaluator.evaluate(callee.object) : undefined;
    const isKnown = schema && isBuiltSchema(schema) && !schema.open;
    if (!isKnown) this.#escape(call, way);
    if (way.keys.length > 0) return;
    const keys = method.startsWith('safe') ? ['data'] : [];
    this.use(call, { ...way, keys, ...(!isKnown && { isDoubtful: true }) });
  }

  /** Whether a function may be called from other places too. */
  isShared(callable: FunctionNode): boolean {
    const named = callable.id ?? (callable.parent.type === 'VariableDeclarator' ? callable.parent.id : undefined);
    if (named?.type !== 'Identifier')
      return callable.parent.type === 'MethodDefinition' && this.#isCalledTwice(callable);
    const binding = this.#evaluator.file.scopes.resolve(named);
    return !binding || isExported(callable) || this.#names.usesOf(binding, named.name).length > 1;
  }

  #isCalledTwice({ parent }: FunctionNode): boolean {
    const { computed, key } = parent as TSESTree.MethodDefinition;
    const name = nameOfKey(key, computed);
    const calls = this.#evaluator.file.calls.filter(({ callee }) => {
      const at = bare(callee);
      return at.type === 'MemberExpression' && memberName(at) === name;
    });
    return calls.length > 1 || !(parent.type === 'MethodDefinition' && isPrivate(parent));
  }
}

const isPrivate = ({ accessibility, key }: TSESTree.MethodDefinition): boolean =>
  accessibility === 'private' || key.type === 'PrivateIdentifier' || isPrivateOfBabel(key);

/** The last call, and the first: what a function does with its parameter counts for each case that leads to it. */
function placesOf(route: Route | undefined): string {
  let first = route;
  let row = route?.row;
  for (; first?.before; row ??= first.row) first = first.before;
  return first && route ? `${startOf(route.call)} ${startOf(first.call)} ${row ?? ''}` : '';
}

/** What a function of this file does with a parameter, for a file that imports it. Its own imports are not followed. */
export function usesIn(
  callable: FunctionNode,
  position: number,
  keys: Keys,
  evaluator: Evaluator,
  names: NamesInFile,
): UsesElsewhere {
  const all = new Following(evaluator, names);
  all.parameter(callable, position, { keys });
  const used = all.reads.filter(({ isUnused }) => !isUnused);
  const renames = REGISTERING.some((name) => all.written.has(name)) && replacesWithOtherNames(evaluator.file);
  return {
    names: used.map(({ name }) => name),
    mayBeMore: all.escapes.length > 0,
    ...(renames && { renames }),
  };
}

const PARSES = /^(safeParse|parse)(Async)?$/;

/** The code does with less: a default, a test. */
function isAsked(at: SyntaxNode): boolean {
  const { parent } = at;
  switch (parent?.type) {
    case 'LogicalExpression':
    case 'ConditionalExpression':
    case 'IfStatement':
      return true;
    case 'UnaryExpression':
      return parent.operator === '!' || parent.operator === 'typeof';
    case 'BinaryExpression':
      return /^[!=]==?$/.test(parent.operator);
    default:
      return false;
  }
}

/** `audited({ order: args.order }, args, () => cancel(args))`: said of a call that a function makes, which is given it all. */
function isToldBeside(at: SyntaxNode): boolean {
  const object = at.parent?.type === 'Property' && at.parent.value === at ? at.parent.parent : undefined;
  const call = object?.parent;
  if (call?.type !== 'CallExpression' || !call.arguments.some((each) => each === object)) return false;
  return call.arguments.some(isFunction);
}

/** `(args as { dryRun?: boolean }).dryRun` */
function mayLack(object: SyntaxNode, name: string): boolean {
  if (object.type !== 'TSAsExpression' || object.typeAnnotation.type !== 'TSTypeLiteral') return false;
  return object.typeAnnotation.members.some(
    (member) => member.type === 'TSPropertySignature' && member.optional && staticName(member.key, false) === name,
  );
}

const isOfConsole = (callee: SyntaxNode): boolean =>
  callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'console';

function isExported(callable: FunctionNode): boolean {
  for (let at: SyntaxNode | undefined = callable.parent; at && !isFunction(at); at = at.parent)
    if (/^Export/.test(at.type)) return true;
  return false;
}

/** A function of the file, or a method of the class around the call. */
export function functionCalled(callee: SyntaxNode, evaluator: Evaluator): FunctionNode | undefined {
  return callee.type === 'MemberExpression' ? methodOfThis(callee) : functionOf(callee, evaluator.file.scopes);
}
