/**
 * The value of an expression, as far as it can be known without running it: a tree with unknown nodes.
 * A choice (`a ? b : c`, `a || b`) is a union; expand.ts turns it into alternatives before any rule sees it.
 */
import { entry, type Entry, type Node, type Place } from '../../core/tree.js';
import { bare, endOf, isFunction, startOf, staticName, type Ast } from './ast.js';
import type { Binding, Survey } from './scope.js';
import { isZodCall, keepZod, zodNode } from './zod.js';

export interface UnionNode extends Place {
  readonly kind: 'union';
  readonly branches: readonly Value[];
}

/** `undefined`: a property that holds it is as good as absent. */
export interface UndefinedNode extends Place {
  readonly kind: 'undefined';
}

/** What an expression may come to. In the trees of objects and arrays, children may be unions too. */
export type Value = Node | UnionNode | UndefinedNode;

/** What the parameters of functions that are being inlined stand for. */
export type Env = ReadonlyMap<Binding, Value>;
const NO_ENV: Env = new Map();

/** Finds what an import stands for, where that is known or another file can be read. */
export type ImportResolver = (source: string, name: string) => Node | undefined;

/** Spreads of spreads and maps of maps could grow without bound. */
const MOST_STEPS = 100_000;
const DEEPEST = 60;

export class Evaluator {
  readonly file: Survey;
  readonly #resolveImport: ImportResolver;
  readonly #known = new Map<Binding, Value>();
  readonly #underWay = new Set<Binding>();
  #steps = 0;
  #depth = 0;

  constructor(file: Survey, resolveImport: ImportResolver = () => undefined) {
    this.file = file;
    this.#resolveImport = resolveImport;
  }

  evaluate(expression: Ast, env: Env = NO_ENV): Value {
    const node = bare(expression);
    if (++this.#steps > MOST_STEPS || this.#depth > DEEPEST) return unknown(node);
    this.#depth++;
    try {
      return this.#evaluate(node, env);
    } finally {
      this.#depth--;
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
        return node['name'] === 'undefined'
          ? { kind: 'undefined', ...place(node) }
          : used(this.#identifier(node, env), node);
      case 'MemberExpression':
        return this.#member(node, env);
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
    }
    return { kind: 'string', ...place(node), value: text };
  }

  #object(node: Ast, env: Env): Value {
    let entries: Entry[] = [];
    let open = false;
    const put = (added: Entry): void => {
      entries = entries.filter(({ key }) => key !== added.key);
      entries.push(added);
    };
    for (const property of node['properties'] as Ast[]) {
      if (property.type === 'SpreadElement' || property.type === 'ExperimentalSpreadProperty') {
        const spread = this.evaluate(property['argument'], env);
        if (spread.kind === 'object') {
          if (spread.open) entries = entries.map((each) => ({ ...each, value: unknown(property) }));
          spread.entries.forEach(put);
          open ||= spread.open;
        } else if (spread.kind !== 'null' && spread.kind !== 'undefined') {
          // Whatever stood before it may be overwritten.
          entries = entries.map((each) => ({ ...each, value: unknown(property) }));
          open = true;
        }
        continue;
      }
      const key = this.#key(property, env);
      if (key === undefined) {
        entries = entries.map((each) => ({ ...each, value: unknown(property) }));
        open = true;
        continue;
      }
      const isValue = property['kind'] === 'init' && !property['method'];
      const value = isValue ? this.evaluate(property['value'], env) : unknown(property['value'] ?? property);
      if (value.kind === 'undefined') entries = entries.filter((each) => each.key !== key);
      else put({ key, ...place(property['key']), value: value as Node });
    }
    return { kind: 'object', ...place(node), entries, open };
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
        if (spread.kind === 'array') items.push(...spread.items);
        open ||= spread.kind !== 'array' || spread.open;
      } else {
        items.push(this.evaluate(element, env) as Node);
      }
      if (items.length > MOST_STEPS) return unknown(node);
    }
    this.#steps += items.length;
    return { kind: 'array', ...place(node), items, open };
  }

  #identifier(node: Ast, env: Env): Value {
    const binding = this.file.scopes.resolve(node);
    if (!binding?.path) return unknown(node);
    const bound = env.get(binding);
    if (bound) return follow(bound, binding.path, node);
    if (this.file.scopes.isWritten(node['name'], binding)) return unknown(node);
    // Inside a function that is being inlined, a local name may depend on its parameters.
    const isCacheable = env.size === 0;
    const known = isCacheable ? this.#known.get(binding) : undefined;
    if (known) return known;
    if (this.#underWay.has(binding)) return unknown(node);
    this.#underWay.add(binding);
    const value = this.#binding(binding, node, env);
    this.#underWay.delete(binding);
    if (isCacheable) this.#known.set(binding, value);
    return value;
  }

  #binding({ kind, node, path }: Binding, use: Ast, env: Env): Value {
    if (kind === 'variable' && node['init'] && !isLoopVariable(node))
      return follow(this.evaluate(node['init'], env), path!, use);
    if (kind === 'enum') return enumNode(node);
    if (kind === 'import') {
      const name =
        node.type === 'ImportSpecifier'
          ? (node['imported'].name ?? node['imported'].value)
          : node.type === 'ImportDefaultSpecifier'
            ? 'default'
            : '*';
      return this.#resolveImport(node.parent!['source'].value, name) ?? unknown(use);
    }
    return unknown(use);
  }

  #member(node: Ast, env: Env): Value {
    const object = this.evaluate(node['object'], env);
    let key = staticName(node['property'], node['computed']);
    if (key === undefined) {
      const computed = this.evaluate(node['property'], env);
      if (computed.kind === 'string' || computed.kind === 'number') key = String(computed.value);
    }
    return key === undefined ? unknown(node) : used(follow(object, [key], node), node);
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

  #binary(node: Ast, env: Env): Value {
    if (node['operator'] !== '+') return unknown(node);
    const left = this.evaluate(node['left'], env);
    const right = this.evaluate(node['right'], env);
    if (left.kind === 'number' && right.kind === 'number')
      return { kind: 'number', ...place(node), value: left.value + right.value };
    const isText = (value: Value) => value.kind === 'string' || value.kind === 'number';
    if (!isText(left) || !isText(right)) return unknown(node);
    return {
      kind: 'string',
      ...place(node),
      value: `${(left as { value: string }).value}${(right as { value: string }).value}`,
    };
  }

  #unary(node: Ast, env: Env): Value {
    if (node['operator'] === 'void') return { kind: 'undefined', ...place(node) };
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
    if (isZodCall(node, this.file.scopes)) return zodNode(node, this, env) ?? unknown(node);
    if (callee.type === 'MemberExpression') {
      const method = staticName(callee['property'], callee['computed']);
      const owner = bare(callee['object']);
      if (owner.type === 'Identifier' && owner['name'] === 'Object' && !this.file.scopes.isDeclared(owner)) {
        return this.#objectMethod(node, method, args, env);
      }
      return this.#method(node, this.evaluate(owner, env), method, args, env);
    }
    return this.#inline(node, callee, args, env);
  }

  #objectMethod(node: Ast, method: string | undefined, args: readonly Ast[], env: Env): Value {
    const first = args[0] && args[0].type !== 'SpreadElement' ? this.evaluate(args[0], env) : undefined;
    if ((method === 'freeze' || method === 'seal') && first) return first;
    if (first?.kind !== 'object' || first.open) return unknown(node);
    const { entries } = first;
    if (method === 'values')
      return { kind: 'array', ...place(node), items: entries.map(({ value }) => value), open: false };
    const keys = entries.map((each): Node => ({ kind: 'string', start: each.start, end: each.end, value: each.key }));
    if (method === 'keys') return { kind: 'array', ...place(node), items: keys, open: false };
    if (method !== 'entries') return unknown(node);
    const pairs = entries.map(({ value }, index): Node => ({
      kind: 'array',
      ...place(node),
      items: [keys[index]!, value],
      open: false,
    }));
    return { kind: 'array', ...place(node), items: pairs, open: false };
  }

  #method(node: Ast, owner: Value, method: string | undefined, args: readonly Ast[], env: Env): Value {
    if (owner.kind === 'string' && method === 'trim') return { ...owner, ...place(node), value: owner.value.trim() };
    if (owner.kind !== 'array') return unknown(node);
    if (method === 'map' && args[0]) return this.#map(node, owner, args[0], env);
    if (method === 'concat') return this.#concat(node, owner, args, env);
    if (method === 'join' && !owner.open && owner.items.every(({ kind }) => kind === 'string')) {
      const separator = args[0] ? this.evaluate(args[0], env) : undefined;
      if (separator && separator.kind !== 'string') return unknown(node);
      const texts = owner.items.map((item) => (item as { value: string }).value);
      return { kind: 'string', ...place(node), value: texts.join(separator?.value ?? ',') };
    }
    return unknown(node);
  }

  #concat(node: Ast, owner: Extract<Node, { kind: 'array' }>, args: readonly Ast[], env: Env): Value {
    const items = [...owner.items];
    let open = owner.open;
    for (const arg of args) {
      const value = this.evaluate(arg, env);
      if (value.kind === 'array') items.push(...value.items);
      open ||= value.kind !== 'array' || value.open;
    }
    return { kind: 'array', ...place(node), items, open };
  }

  /** `widgets.map((w) => ({ … }))`: one item for each of a known array. */
  #map(node: Ast, owner: Extract<Node, { kind: 'array' }>, callback: Ast, env: Env): Value {
    const callable = this.#function(callback);
    if (!callable) return unknown(node);
    const items = owner.items.map((item) => this.#apply(callable, [item], env, node) as Node);
    return { kind: 'array', ...place(node), items, open: owner.open };
  }

  #inline(node: Ast, callee: Ast, args: readonly Ast[], env: Env): Value {
    const callable = this.#function(callee);
    if (!callable || args.some(({ type }) => type === 'SpreadElement')) return unknown(node);
    return this.#apply(
      callable,
      args.map((arg) => this.evaluate(arg, env)),
      env,
      node,
    );
  }

  /** A function of this file, written in place or by a name that always means it. */
  #function(expression: Ast): Ast | undefined {
    const node = bare(expression);
    if (isFunction(node)) return node;
    if (node.type !== 'Identifier') return undefined;
    const binding = this.file.scopes.resolve(node);
    if (!binding || binding.path?.length !== 0 || this.file.scopes.isWritten(node['name'], binding)) return undefined;
    if (binding.kind === 'function') return binding.node;
    const init = binding.kind === 'variable' && binding.node['init'] ? bare(binding.node['init']) : undefined;
    return init && isFunction(init) ? init : undefined;
  }

  #apply(callable: Ast, args: readonly Value[], env: Env, call: Ast): Value {
    const result = onlyReturn(callable);
    if (!result || callable['generator']) return unknown(call);
    const inner = new Map(env);
    for (const binding of this.file.scopes.paramsOf(callable)) {
      inner.set(binding, args[binding.index!] ?? { kind: 'undefined', ...place(call) });
    }
    return this.evaluate(result, inner);
  }
}

/** The expression that a function returns when it does nothing but return. */
export function onlyReturn(callable: Ast): Ast | undefined {
  const body = callable['body'] as Ast;
  if (body.type !== 'BlockStatement') return body;
  const statements = body['body'] as Ast[];
  const last = statements.at(-1);
  const isPlain = statements.slice(0, -1).every(({ type, kind }) => type === 'VariableDeclaration' && kind === 'const');
  return isPlain && last?.type === 'ReturnStatement' ? (last['argument'] ?? undefined) : undefined;
}

export function place(node: Ast): Place {
  return { start: startOf(node), end: endOf(node) };
}

export function unknown(node: Ast): Node {
  return { kind: 'unknown', ...place(node) };
}

/** The same value, with a note of where it was used by name. */
function used(value: Value, use: Ast): Value {
  if (value.via !== undefined || value.start === startOf(use)) return value;
  return keepZod(value, { ...value, via: place(use) });
}

function union(node: Ast, branches: readonly Value[]): Value {
  const flat = branches.flatMap((branch) => (branch.kind === 'union' ? branch.branches : [branch]));
  return flat.length > 8 || flat.some(({ kind }) => kind === 'unknown')
    ? unknown(node)
    : { kind: 'union', ...place(node), branches: flat };
}

function follow(value: Value, path: readonly string[], use: Ast): Value {
  let at: Value = value;
  for (const key of path) {
    if (at.kind === 'array') at = at.items[Number(key)] ?? unknown(use);
    else if (at.kind === 'object')
      at = entry(at, key)?.value ?? (at.open ? unknown(use) : { kind: 'undefined', ...place(use) });
    else return unknown(use);
  }
  return at;
}

function literal(node: Ast): Value {
  const value: unknown = node['value'];
  if (node['regex'] || node['bigint']) return unknown(node);
  if (typeof value === 'string') return { kind: 'string', ...place(node), value };
  if (typeof value === 'number') return { kind: 'number', ...place(node), value };
  if (typeof value === 'boolean') return { kind: 'boolean', ...place(node), value };
  return value === null ? { kind: 'null', ...place(node) } : unknown(node);
}

function enumNode(node: Ast): Value {
  const entries: Entry[] = [];
  for (const member of (node['members'] ?? node['body']?.members ?? []) as Ast[]) {
    const key = staticName(member['id'], false);
    const initializer = member['initializer'] as Ast | undefined;
    if (key === undefined) continue;
    entries.push({
      key,
      ...place(member['id']),
      value: initializer ? (literalOrUnknown(initializer) as Node) : unknown(member),
    });
  }
  return { kind: 'object', ...place(node), entries, open: false };
}

const literalOrUnknown = (node: Ast): Value => (node.type === 'Literal' ? literal(node) : unknown(node));

function truthOf(value: Value): boolean | undefined {
  switch (value.kind) {
    case 'object':
    case 'array':
      return true;
    case 'null':
    case 'undefined':
      return false;
    case 'unknown':
    case 'union':
      return undefined;
    default:
      return Boolean(value.value);
  }
}

const isLoopVariable = (declarator: Ast): boolean =>
  /^For(In|Of)Statement$/.test(declarator.parent?.parent?.type ?? '');
