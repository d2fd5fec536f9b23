/**
 * The value of an expression, as far as it can be known without running it: a tree with unknown nodes.
 * A choice (`a ? b : c`, `a || b`) is a union; expand.ts turns it into alternatives before any rule sees it.
 */
import { entry, type Node } from '../../core/tree.js';
import { bare, endOf, requiredModule, startOf, staticName, type Ast } from './ast.js';
import { Budget, LONGEST_TEXT } from './budget.js';
import { bindParams, isLocal, NO_ENV, taken, type Env } from './bind.js';
import { commonJsOf, type CommonJs } from './common-js.js';
import { classNode, enumNode } from './declared.js';
import { functionOf } from './functions.js';
import { importOf } from './modules.js';
import { ObjectDraft } from './object-draft.js';
import { handedOn } from './projection.js';
import { objectsReturned, onlyReturn } from './returns.js';
import type { Binding } from './bindings.js';
import type { Survey } from './scope.js';
import { isText, stringMethod } from './texts.js';
import {
  follow,
  lasting,
  literal,
  nothing,
  place,
  truthOf,
  union,
  unknown,
  type ArrayValue,
  type Value,
} from './values.js';
import { asJsonSchema, conversionOf } from './conversions.js';
import { isZodCall } from './zod/calls.js';
import { isFromZod } from './zod/mark.js';
import { zodMember, zodMethod, zodNode } from './zod/schema.js';

/** Finds what an import stands for, where that is known or another file can be read. */
export type ImportResolver = (source: string, name: string) => Node | undefined;

export class Evaluator {
  readonly file: Survey;
  readonly #resolveImport: ImportResolver;
  readonly #known = new Map<Binding, Value>();
  readonly #underWay = new Set<Binding>();
  readonly #budget: Budget;
  readonly #isOfAnswers: boolean;
  #commonJs: CommonJs | undefined;

  constructor(file: Survey, resolveImport: ImportResolver = () => undefined, isOfAnswers = false) {
    this.file = file;
    this.#resolveImport = resolveImport;
    this.#isOfAnswers = isOfAnswers;
    this.#budget = new Budget(file.size);
  }

  /** Reads functions of the file that do something before they return: what is said of a tool is not made so, an answer is. */
  ofAnswers(): Evaluator {
    return new Evaluator(this.file, this.#resolveImport, true);
  }

  evaluate(expression: Ast, env: Env = NO_ENV): Value {
    const node = bare(expression);
    if (!this.#budget.enter()) return unknown(node);
    try {
      return this.#evaluate(node, env);
    } finally {
      this.#budget.leave();
    }
  }

  #evaluate(node: Ast, env: Env): Value {
    switch (node.type) {
      case 'Literal':
        return literal(node);
      case 'TemplateLiteral':
        return this.#template(node, env);
      case 'ObjectExpression':
        return this.#object(node, env);
      case 'ArrayExpression':
        return this.#array(node, env);
      case 'Identifier':
        if (node['name'] === 'undefined') return nothing(node);
        return this.#counted(used(this.#identifier(node, env), node), node);
      case 'MemberExpression':
        return this.#counted(used(this.#member(node, env), node), node);
      case 'ConditionalExpression':
        return union(node, [this.evaluate(node['consequent'], env), this.evaluate(node['alternate'], env)]);
      case 'LogicalExpression':
        return this.#logical(node, env);
      case 'BinaryExpression':
        return this.#binary(node, env);
      case 'UnaryExpression':
        return this.#unary(node, env);
      case 'AwaitExpression':
        return this.evaluate(node['argument'], env);
      case 'CallExpression':
        return this.#call(node, env);
      default:
        return unknown(node);
    }
  }

  #template(node: Ast, env: Env): Value {
    let text = '';
    for (const [index, quasi] of (node['quasis'] as Ast[]).entries()) {
      const cooked = quasi['value'].cooked as string | null;
      if (typeof cooked !== 'string') return unknown(node);
      text += cooked;
      const expression = node['expressions'][index] as Ast | undefined;
      if (!expression) continue;
      const value = this.evaluate(expression, env);
      if (value.kind !== 'string' && value.kind !== 'number') return unknown(node);
      text += String(value.value);
      if (text.length > LONGEST_TEXT) return unknown(node);
    }
    return this.#text(node, text);
  }

  #object(node: Ast, env: Env): Value {
    const draft = new ObjectDraft();
    for (const property of node['properties'] as Ast[]) {
      if (property.type === 'SpreadElement' || property.type === 'ExperimentalSpreadProperty') {
        draft.spread(this.#spread(property['argument'], env), property);
        continue;
      }
      const key = this.#key(property, env);
      if (key === undefined) {
        draft.hide(property);
        continue;
      }
      const isValue = property['kind'] === 'init' && !property['method'];
      const value = isValue ? this.evaluate(property['value'], env) : unknown(property['value'] ?? property);
      const name = property['key'] as Ast;
      const entry = { key, start: startOf(name), end: endOf(name), value: value as Node };
      if (isValue && !property['computed']) draft.write(entry, node);
      else draft.put(entry);
    }
    return draft.finish(node);
  }

  /** What a spread may add: one value, or one for each way that its condition may go. */
  #spread(argument: Ast, env: Env): readonly Value[] {
    const node = bare(argument);
    if (node.type === 'LogicalExpression' && node['operator'] === '&&') {
      const truth = truthOf(this.evaluate(node['left'], env));
      if (truth === false) return [nothing(node)];
      const right = this.evaluate(node['right'], env);
      return truth ? [right] : [right, nothing(node)];
    }
    if (node.type === 'ConditionalExpression')
      return [this.evaluate(node['consequent'], env), this.evaluate(node['alternate'], env)];
    const value = this.evaluate(node, env);
    return value.kind === 'union' ? value.branches : [value];
  }

  #key(property: Ast, env: Env): string | undefined {
    if (!property['key']) return undefined;
    const name = staticName(property['key'], property['computed']);
    if (name !== undefined || !property['computed']) return name;
    const value = this.evaluate(property['key'], env);
    return value.kind === 'string' || value.kind === 'number' ? String(value.value) : undefined;
  }

  #array(node: Ast, env: Env): Value {
    const items: Node[] = [];
    let open = false;
    for (const element of node['elements'] as (Ast | null)[]) {
      if (!element) continue;
      if (element.type === 'SpreadElement') {
        const spread = this.evaluate(element['argument'], env);
        if (spread.kind === 'array') for (const item of spread.items) items.push(item);
        open ||= spread.kind !== 'array' || spread.open;
      } else {
        items.push(this.evaluate(element, env) as Node);
      }
    }
    return { kind: 'array', ...place(node), items, open };
  }

  #identifier(node: Ast, env: Env): Value {
    const binding = this.file.scopes.resolve(node);
    if (!binding) return unknown(node);
    const bound = env.values.get(binding);
    if (bound) return bound;
    const isCacheable = !isLocal(binding, env);
    const isFound = binding.path ?? (isCacheable ? undefined : binding.rest);
    if (!isFound || this.file.scopes.isWritten(node['name'], binding)) return unknown(node);
    const imported = importOf(node, this.file.scopes);
    if (imported) {
      // A namespace is more than what a module gives as its default.
      const isNamespace = binding.kind === 'import' && imported.name === '*';
      if (isNamespace || !binding.path) return unknown(node);
      return follow(this.#imported(imported, node), binding.path.slice(1), node);
    }
    const known = isCacheable ? this.#known.get(binding) : undefined;
    if (known) return known;
    if (this.#underWay.has(binding)) return unknown(node);
    this.#underWay.add(binding);
    const value = this.#binding(binding, node, isCacheable ? NO_ENV : env);
    this.#underWay.delete(binding);
    if (isCacheable) this.#known.set(binding, value);
    return value;
  }

  #binding(binding: Binding, use: Ast, env: Env): Value {
    const { kind, node } = binding;
    if (kind === 'variable' && node['init'] && !isLoopVariable(node))
      return taken(binding, this.evaluate(node['init'], env), use);
    if (kind === 'enum') return enumNode(node);
    if (kind === 'class') return classNode(node, (each) => this.evaluate(each, env));
    return unknown(use);
  }

  /** A value of another file, or one that is well known: that stands where it is used. */
  #imported({ source, name }: { source: string; name: string }, use: Ast): Value {
    const value = this.#resolveImport(source, name);
    if (!value) return unknown(use);
    return value.file === undefined ? { ...value, ...place(use) } : value;
  }

  /** The module that an expression is all of: `C` after `import * as C from './c.js'`, `require('./c.js')`. */
  #moduleOf(node: Ast): string | undefined {
    if (node.type === 'CallExpression') return requiredModule(node);
    const { scopes } = this.file;
    const binding = node.type === 'Identifier' ? scopes.resolve(node) : undefined;
    if (binding?.path?.length !== 0 || scopes.isWritten(node['name'], binding)) return undefined;
    const imported = importOf(node, scopes);
    return imported?.name === '*' ? imported.source : undefined;
  }

  /** What a file exports under a name, for a file that imports it. */
  exported(name: string): Value | undefined {
    const { program, scopes } = this.file;
    for (const statement of program['body'] as Ast[]) {
      if (statement.type === 'ExportDefaultDeclaration' && name === 'default')
        return this.evaluate(statement['declaration']);
      if (statement.type !== 'ExportNamedDeclaration' || statement['source']) continue;
      for (const specifier of statement['specifiers'] as Ast[]) {
        const exported = specifier['exported'] as Ast;
        if ((exported['name'] ?? exported['value']) === name) return this.evaluate(specifier['local']);
      }
      const binding = statement['declaration'] ? scopes.topLevel(name, program) : undefined;
      const own = binding && this.#declares(statement['declaration'], binding);
      if (own) return this.#identifier(own, NO_ENV);
    }
    return this.#required(name);
  }

  /** The same of a CommonJS file, of which `*` is the whole. */
  #required(name: string): Value | undefined {
    const { program, scopes } = this.file;
    if ((program['body'] as Ast[]).some(({ type }) => MODULE.test(type))) return undefined;
    const { whole, names } = (this.#commonJs ??= commonJsOf(program, scopes));
    const own = names.get(name);
    if (own || !whole) return own && this.evaluate(own);
    const value = this.evaluate(whole);
    if (name === '*' || name === 'default') return value;
    return value.kind === 'object' ? entry(value, name)?.value : undefined;
  }

  /** The identifier with which a statement declares a name. */
  #declares(declaration: Ast, { node, path }: Binding): Ast | undefined {
    if (declaration === node) return node['id'] as Ast | undefined;
    const isIn = declaration.type === 'VariableDeclaration' && declaration['declarations'].includes(node);
    return isIn && path?.length === 0 ? (node['id'] as Ast) : undefined;
  }

  #member(node: Ast, env: Env): Value {
    let key = staticName(node['property'], node['computed']);
    if (key === undefined && node['computed']) {
      const computed = this.evaluate(node['property'], env);
      if (computed.kind === 'string' || computed.kind === 'number') key = String(computed.value);
    }
    if (key === undefined) return unknown(node);
    const source = this.#moduleOf(bare(node['object']));
    if (source !== undefined) return this.#imported({ source, name: key }, node);
    const object = this.#holder(node['object'], env);
    return isFromZod(object) ? (zodMember(object, key) ?? unknown(node)) : follow(object, [key], node);
  }

  /** What a member is taken from; all the rest of it is not used here. */
  #holder(expression: Ast, env: Env): Value {
    const node = bare(expression);
    if (node.type === 'Identifier') return this.#identifier(node, env);
    return node.type === 'MemberExpression' ? this.#member(node, env) : this.evaluate(node, env);
  }

  /** A value that is used by name stands in the tree once more: names of names of lists could grow without bound. */
  #counted(value: Value, use: Ast): Value {
    return this.#budget.allows(value) ? value : unknown(use);
  }

  /** A text that the file does not hold as it is. */
  #text(node: Ast, value: string): Value {
    return this.#budget.allowsText(value.length) ? { kind: 'string', ...place(node), value } : unknown(node);
  }

  #logical(node: Ast, env: Env): Value {
    const left = this.evaluate(node['left'], env);
    const truth = truthOf(left);
    if (node['operator'] === '&&')
      return truth === true ? this.evaluate(node['right'], env) : truth === false ? left : unknown(node);
    if (node['operator'] === '||' && truth !== undefined) return truth ? left : this.evaluate(node['right'], env);
    if (node['operator'] === '??' && left.kind !== 'unknown' && left.kind !== 'union') {
      return left.kind === 'null' || left.kind === 'undefined' ? this.evaluate(node['right'], env) : left;
    }
    return union(node, [left, this.evaluate(node['right'], env)]);
  }

  /** Long texts are chains of `+`: they nest as deep as they are long, so they are taken apart in a loop. */
  #binary(node: Ast, env: Env): Value {
    const operands: Ast[] = [];
    let first = node;
    while (first.type === 'BinaryExpression' && first['operator'] === '+') {
      operands.push(first['right']);
      first = bare(first['left']);
    }
    if (operands.length === 0) return unknown(node);
    let sum = this.evaluate(first, env);
    for (const operand of operands.reverse()) {
      const next = this.evaluate(operand, env);
      if (!isText(sum) || !isText(next)) return unknown(node);
      if (sum.kind === 'number' && next.kind === 'number')
        sum = { kind: 'number', ...place(node), value: sum.value + next.value };
      else sum = { kind: 'string', ...place(node), value: `${sum.value}${next.value}` };
      if (sum.kind === 'string' && sum.value.length > LONGEST_TEXT) return unknown(node);
    }
    return sum.kind === 'string' ? this.#text(node, sum.value) : sum;
  }

  #unary(node: Ast, env: Env): Value {
    if (node['operator'] === 'void') return nothing(node);
    const value = this.evaluate(node['argument'], env);
    if (node['operator'] === '-' && value.kind === 'number')
      return { kind: 'number', ...place(node), value: -value.value };
    const truth = truthOf(value);
    if (node['operator'] === '!' && truth !== undefined) return { kind: 'boolean', ...place(node), value: !truth };
    return unknown(node);
  }

  #call(node: Ast, env: Env): Value {
    const callee = bare(node['callee']);
    const args = node['arguments'] as Ast[];
    const source = requiredModule(node);
    if (source !== undefined) return this.#counted(used(this.#imported({ source, name: '*' }, node), node), node);
    const converted = this.#converted(node, env);
    if (converted) return converted;
    if (isZodCall(node, this.file.scopes)) return zodNode(node, this, env) ?? unknown(node);
    if (args.some(({ type }) => type === 'SpreadElement')) return unknown(node);
    if (callee.type === 'MemberExpression') {
      const method = staticName(callee['property'], callee['computed']);
      const owner = bare(callee['object']);
      if (owner.type === 'Identifier' && owner['name'] === 'Object' && !this.file.scopes.isDeclared(owner)) {
        return this.#objectMethod(node, method, args, env);
      }
      const value = this.evaluate(owner, env);
      if (isFromZod(value)) return zodMethod(value, node, this, env) ?? unknown(node);
      return this.#method(node, value, method, args, env);
    }
    return this.#inline(node, callee, args, env);
  }

  /** `zodToJsonSchema(Query)`, `z.toJSONSchema(Query)`, `jsonSchema({…})`: the schema that it is made of. */
  #converted(node: Ast, env: Env): Value | undefined {
    const conversion = conversionOf(node, this.file.scopes);
    const [argument, options] = node['arguments'] as Ast[];
    if (!conversion || !argument || argument.type === 'SpreadElement') return undefined;
    const given = options && this.evaluate(options, env);
    // A name makes a reference to a definition of it.
    if (given && (given.kind !== 'object' || given.open || given.entries.some(({ key }) => key === 'name')))
      return unknown(node);
    const schema = this.evaluate(argument, env);
    if (conversion === 'kept') return schema;
    return isFromZod(schema) ? asJsonSchema(schema) : unknown(node);
  }

  #objectMethod(node: Ast, method: string | undefined, args: readonly Ast[], env: Env): Value {
    if (method === 'assign') {
      const draft = new ObjectDraft();
      for (const arg of args) draft.spread(this.#spread(arg, env), arg);
      return draft.finish(node);
    }
    const first = args[0] && this.evaluate(args[0], env);
    if ((method === 'freeze' || method === 'seal' || method === 'preventExtensions') && first) return first;
    if (first?.kind !== 'object' || first.open || isFromZod(first)) return unknown(node);
    const entries = lasting(first);
    const list = (items: readonly Node[]): Value => ({ kind: 'array', ...place(node), items, open: false });
    const keys = entries.map((each): Node => ({ kind: 'string', start: each.start, end: each.end, value: each.key }));
    if (method === 'values') return list(entries.map(({ value }) => value));
    if (method === 'keys') return list(keys);
    if (method !== 'entries') return unknown(node);
    return list(entries.map(({ value }, index) => list([keys[index]!, value]) as Node));
  }

  #method(node: Ast, owner: Value, method: string | undefined, args: readonly Ast[], env: Env): Value {
    if (owner.kind === 'string') return stringMethod(node, owner.value, method, args);
    if (owner.kind !== 'array') return unknown(node);
    if (method === 'map' && args[0]) return this.#map(node, owner, args[0], env);
    if (method === 'concat') return this.#concat(node, owner, args, env);
    if (method === 'join' && !owner.open && owner.items.every(({ kind }) => kind === 'string')) {
      const separator = args[0] ? this.evaluate(args[0], env) : undefined;
      if (separator && separator.kind !== 'string') return unknown(node);
      const texts = owner.items.map((item) => (item as { value: string }).value);
      const between = separator?.value ?? ',';
      const length = texts.reduce((sum, text) => sum + text.length + between.length, 0);
      return length > LONGEST_TEXT ? unknown(node) : this.#text(node, texts.join(between));
    }
    return unknown(node);
  }

  #concat(node: Ast, owner: ArrayValue, args: readonly Ast[], env: Env): Value {
    const items = [...owner.items];
    let open = owner.open;
    for (const arg of args) {
      const value = this.evaluate(arg, env);
      if (value.kind === 'array') for (const item of value.items) items.push(item);
      open ||= value.kind !== 'array' || value.open;
    }
    return { kind: 'array', ...place(node), items, open };
  }

  /** `widgets.map((w) => ({ … }))`: one item for each of a known array. */
  #map(node: Ast, owner: ArrayValue, callback: Ast, env: Env): Value {
    const callable = functionOf(this, callback);
    if (!callable) return unknown(node);
    const items = owner.items.map((item, index) => {
      const position: Node = { kind: 'number', ...place(node), value: index };
      const made = this.#apply(callable, [item, owner.open ? unknown(node) : position, owner], env, node);
      return handedOn(item, made) as Node;
    });
    return { kind: 'array', ...place(node), items, open: owner.open };
  }

  #inline(node: Ast, callee: Ast, args: readonly Ast[], env: Env): Value {
    const callable = functionOf(this, callee);
    if (!callable) return unknown(node);
    return this.#apply(
      callable,
      args.map((arg) => this.evaluate(arg, env)),
      env,
      node,
    );
  }

  #apply(callable: Ast, args: readonly Value[], env: Env, call: Ast): Value {
    const only = onlyReturn(callable);
    const results = only ? [only] : this.#isOfAnswers ? objectsReturned(callable) : undefined;
    if (!results?.length || callable['generator']) return unknown(call);
    this.#budget.enterFunction();
    const inner = bindParams(callable, args, env, call, this.file.scopes, (each, at) => this.evaluate(each, at));
    const values = results.map((each) => this.evaluate(each, inner));
    const value = values.length === 1 ? values[0]! : returnsAs(union(call, values));
    this.#budget.leaveFunction();
    return value;
  }
}

const returnsAs = (value: Value): Value => (value.kind === 'union' ? { ...value, areReturns: true } : value);

/** The same value, with a note of where it was used by name. */
function used(value: Value, use: Ast): Value {
  if (value.via !== undefined || value.start === startOf(use)) return value;
  return { ...value, via: place(use) };
}

const MODULE = /^(Import|Export)/;

const isLoopVariable = (declarator: Ast): boolean =>
  /^For(In|Of)Statement$/.test(declarator.parent?.parent?.type ?? '');
