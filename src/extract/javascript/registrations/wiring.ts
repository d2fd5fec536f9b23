/**
 * How tools reach servers: which server a call registers on, and which functions, classes and other files a server is
 * handed to. What it depends on when the code runs is left out.
 */
import { known, remembered } from '../../../core/collections.js';
import type { HandedServer, ImportedServer, WiredServer, ServerWiring } from '../../../core/wiring.js';
import { imports } from '../../../generated/library-words.js';
import { bare, calledOn, holds, isFunction, memberName, nameOf, path, startOf, walkAst } from '../syntax.js';
import type { ClassNode, FunctionNode, SyntaxNode, TSESTree } from '../syntax.js';
import { functionAround, functionOf, returnsOf } from '../returns.js';
import { importOf, versionOf, type Modules } from '../modules.js';
import { partsOf } from '../parts.js';
import type { Survey } from '../survey.js';
import type { Call } from './objects.js';
import { LIKE_SERVER } from './mcp-imports.js';
import { asksForTools, isLikeServer, serverIn } from './handed-server.js';
import { classAround, methodName, methodOf, methodsGivenServer, ownerOf, type Owner } from './receivers.js';
import type { Helpers } from './registering-helpers.js';

/** Names of names, and functions that call functions. */
const DEEPEST = 6;

export class Wiring {
  readonly #file: Survey;
  readonly #modules: Modules;
  readonly #helpers: Helpers;
  readonly #made = new Map<string, WiredServer>();
  readonly #imported = new Map<string, ImportedServer>();
  /** Of functions, whether all calls of them are tried. */
  readonly #tried = new Map<SyntaxNode, boolean>();
  /** Something is registered here, perhaps on what the file is given. */
  #isAsked = false;

  constructor(file: Survey, modules: Modules, helpers: Helpers) {
    this.#file = file;
    this.#modules = modules;
    this.#helpers = helpers;
  }

  /** The node that a call registers on; undefined where that is not known. */
  nodeOf(call: Call): string | undefined {
    this.#isAsked = true;
    const callee = bare(call.callee);
    const isMethod = callee.type === 'MemberExpression';
    return isMethod && !this.#isModule(callee.object) ? this.#node(callee.object) : this.given(call);
  }

  /** The node of the function around a call that is given its server. */
  givenTo(call: Call): string | undefined {
    const node = this.nodeOf(call);
    return node?.startsWith('given:') ? node : undefined;
  }

  /** The node of the server that a call gives to a function, if it gives it one. */
  given(call: Call): string | undefined {
    const server = call.arguments.find(isLikeServer);
    return server && this.#node(server);
  }

  /** Whether a call is made whenever its server is: no branch of the code is around it, or around the calls of its function. */
  isAlways(call: SyntaxNode, depth = 0): boolean {
    for (let child = call, at = call.parent; at; child = at, at = at.parent) {
      if (isBranch(child, at)) return false;
      if (!isFunction(at)) continue;
      if (isLoopCallback(at)) continue;
      const { parent } = at;
      if (parent.type === 'MethodDefinition' && parent.kind === 'constructor') return true;
      const runs = this.#helpers.callsOf(at);
      // Its callers give it the server.
      if (runs.length === 0) return true;
      return runs.length === 1 && (depth > DEEPEST || this.isAlways(runs[0]!, depth + 1));
    }
    return true;
  }

  /** Whether a call is made only where an error was caught: in a `catch`, or in functions that are called from there alone. */
  isCaught(call: SyntaxNode, depth = 0): boolean {
    for (let at = call.parent; at; at = at.parent) {
      if (at.type === 'CatchClause') return true;
      if (!isFunction(at) || isLoopCallback(at)) continue;
      const runs = this.#helpers.callsOf(at);
      return runs.length > 0 && depth <= DEEPEST && runs.every((run) => this.isCaught(run, depth + 1));
    }
    return false;
  }

  /** Whether the code goes on where a call throws: in a `try`, or in functions that are called there alone. */
  isTried(call: SyntaxNode, depth = 0): boolean {
    for (let child = call, at = call.parent; at; child = at, at = at.parent) {
      const handler = at.type === 'TryStatement' && at.block === child ? at.handler : undefined;
      if (handler && !holds(handler.body, isRethrown)) return !holds(handler.body, isExit) && !starts(at, call);
      if (!isFunction(at) || isLoopCallback(at)) continue;
      const callable = at;
      return known(this.#tried, functionAround(call)!, () => {
        const runs = this.#helpers.callsOf(callable);
        if (runs.length === 0 || depth > DEEPEST || starts(callable, call)) return false;
        return runs.every((run) => this.isTried(run, depth + 1));
      });
    }
    return false;
  }

  /** `read`: where the calls start that are read as registrations. */
  wiring(read: ReadonlySet<number>): ServerWiring | undefined {
    const handed: HandedServer[] = [];
    for (const call of [...this.#file.calls, ...this.#file.made]) {
      const server = call.arguments.find(isLikeServer) ?? serverIn(call);
      const from = server ? this.#node(server) : this.#behind(call);
      if (from === undefined) continue;
      const how = {
        isAlways: server !== undefined && this.isAlways(call),
        ...(this.isTried(call) && { isTried: true as const }),
        ...(read.has(startOf(call)) && { isRead: true as const }),
      };
      const asks = server && asksForTools(call, server);
      // What a function of the file does is seen there.
      for (const to of this.#takers(call))
        if (to !== from) handed.push({ from, to, ...how, ...(asks && !to.startsWith('given:') && { asks }) });
    }
    if (!this.#isAsked && this.#made.size + handed.length + this.#imported.size === 0) return undefined;
    // They may make a server known, or an import.
    const exported = this.#exported();
    const named = Array.from(methodsGivenServer(this.#file), ({ name, callable }) => ({
      name,
      node: givenNode(callable),
    }));
    return {
      ...{ made: [...this.#made.values()], handed, imported: [...this.#imported.values()], exported },
      ...(named.length > 0 && { methods: named }),
    };
  }

  /** The node of a server that may be behind what a call gives: `const target = isGated ? gated(server) : server`. */
  #behind(call: Call): string | undefined {
    for (const given of call.arguments) {
      const made = given.type === 'Identifier' ? this.#file.scopes.constantOf(given) : undefined;
      const value = made && bare(made);
      for (const each of value?.type === 'ConditionalExpression' ? [value.consequent, value.alternate] : [value]) {
        const part = each && bare(each);
        const server = part?.type === 'CallExpression' ? part.arguments.find(isLikeServer) : part;
        const node = server && isLikeServer(server) ? this.#node(server) : undefined;
        if (node !== undefined) return node;
      }
    }
    return undefined;
  }

  /** The functions and classes that a call gives its arguments to: by the name alone, or `any`, where no more is known. */
  #takers(call: Call): readonly string[] {
    const callee = bare(call.callee);
    if (callee.type !== 'MemberExpression') {
      const known = this.#takersNamed(callee, DEEPEST);
      return known.length > 0 || call.type === 'NewExpression' ? known : ['any'];
    }
    const name = memberName(callee);
    if (name === undefined) return ['any'];
    // `import * as tools`, `tools.register(server)`
    const imported = importOf(bare(callee.object), this.#file.scopes);
    if (imported?.name === '*') return [this.#importedNode(imported.source, name)];
    const owner = ownerOf(callee.object, this.#file);
    return [(owner && this.#methodNode(owner, name)) ?? `named:${name}`];
  }

  /** The node of a method, perhaps of a class that the owner extends. */
  #methodNode(owner: Owner, name: string, deep = DEEPEST): string | undefined {
    if ('source' in owner) return this.#importedNode(owner.source, `${owner.name}.${name}`);
    const members = 'own' in owner ? owner.own : owner.object;
    const method = methodOf(members, name);
    if (method) return givenNode(method);
    if (!('own' in owner)) return undefined;
    // A field that is set to some function.
    if (!owner.own.superClass) return 'any';
    const base = ownerOf(owner.own.superClass, this.#file);
    return base && deep > 0 ? this.#methodNode(base, name, deep - 1) : undefined;
  }

  #takersNamed(name: SyntaxNode, deep: number): readonly string[] {
    const at = bare(name);
    if (at.type !== 'Identifier' || deep === 0) return [];
    const imported = importOf(at, this.#file.scopes);
    if (imported) return imported.name === '*' ? [] : [this.#importedNode(imported.source, imported.name)];
    const callable = functionOf(at, this.#file.scopes);
    if (callable) return [givenNode(callable)];
    const binding = this.#file.scopes.resolve(at);
    if (binding?.kind === 'class') return [givenNode(binding.node)];
    // `for (const register of [registerA, registerB]) register(server);`
    const list = binding && listOfLoop(binding.node);
    return list ? this.#takersIn(list, deep - 1) : [];
  }

  /** Those in a list; one of another file, and all that a module exports, have a node for whatever is in it. */
  #takersIn(list: SyntaxNode, deep: number): readonly string[] {
    const { written, imported } = partsOf(list, this.#file.scopes);
    return [
      ...written.flatMap((each) => this.#takersNamed(each, deep)),
      ...imported.map(({ source, name }) => this.#importedNode(source, name)),
    ];
  }

  /** The node of an expression that is a server, or may be one. */
  #node(expression: SyntaxNode, deep = DEEPEST): string | undefined {
    const at = bare(expression.type === 'AwaitExpression' ? expression.argument : expression);
    if (deep === 0) return undefined;
    switch (at.type) {
      case 'NewExpression':
        return this.#madeNode(at, deep);
      case 'CallExpression':
        return this.#returned(at, deep);
      case 'Identifier':
        return this.#named(at, deep);
      case 'ThisExpression':
        return this.#itself(at);
      case 'MemberExpression':
        return bare(at.object).type === 'ThisExpression' ? this.#kept(at, deep) : undefined;
      default:
        return undefined;
    }
  }

  #named(at: TSESTree.Identifier, deep: number): string | undefined {
    const { scopes } = this.#file;
    const binding = scopes.resolve(at);
    if (!binding || scopes.isReassigned(at.name, binding)) return undefined;
    const imported = importOf(at, scopes);
    if (imported) return imported.name === '*' ? undefined : this.#importedNode(imported.source, imported.name);
    // `({ server }) => …`
    if (binding.kind === 'param' && binding.path?.length === 1 && LIKE_SERVER.test(at.name))
      return this.#param(binding.node);
    if (binding.path?.length !== 0) return undefined;
    if (binding.kind === 'param') return this.#param(binding.node);
    return binding.kind === 'variable' && binding.node.init ? this.#node(binding.node.init, deep - 1) : undefined;
  }

  /** What a function is given, or a callback to which a library hands a server of its own. */
  #param(param: SyntaxNode): string | undefined {
    const callable = functionAround(param);
    if (!callable) return undefined;
    const { parent } = callable;
    if (parent.type === 'MethodDefinition' && parent.kind === 'constructor') return classNode(parent);
    if (methodName(callable) !== undefined) return givenNode(callable);
    if (parent.type === 'CallExpression') {
      const isMaker = this.#modules.sourceOfCallee(parent) !== undefined && parent.arguments[0] === callable;
      return isMaker ? this.#note(`made:${startOf(callable)}`, parent) : undefined;
    }
    return declaredName(callable) === undefined ? undefined : givenNode(callable);
  }

  #madeNode(made: TSESTree.NewExpression, deep: number): string | undefined {
    const callee = bare(made.callee);
    const source = this.#modules.sourceOf(callee.type === 'MemberExpression' ? bare(callee.object) : callee);
    if (source !== undefined && imports.server.test(source)) return this.#note(`made:${startOf(made)}`, made);
    const binding = callee.type === 'Identifier' ? this.#file.scopes.resolve(callee) : undefined;
    if (binding?.kind !== 'class' || deep === 0) return undefined;
    return this.#isServerClass(binding.node) ? this.#note(classServer(binding.node), binding.node) : undefined;
  }

  /** `createServer()`, where that returns one server whatever happens. */
  #returned(call: TSESTree.CallExpression, deep: number): string | undefined {
    const callee = bare(call.callee);
    const imported = importOf(callee, this.#file.scopes);
    if (imported && imported.name !== '*')
      return /server|mcp/i.test(imported.name) ? this.#importedNode(imported.source, `${imported.name}()`) : undefined;
    const callable = functionOf(callee, this.#file.scopes);
    return callable && this.#returnedBy(callable, deep);
  }

  #returnedBy(callable: FunctionNode, deep: number): string | undefined {
    const nodes = new Set(returnsOf(callable).map(({ expression }) => this.#node(expression, deep - 1)));
    return nodes.size === 1 ? [...nodes][0] : undefined;
  }

  /** `this.registerTool(…)` in a class that extends the server's. */
  #itself(at: SyntaxNode): string | undefined {
    const own = classAround(at);
    return own && this.#isServerClass(own) ? this.#note(classServer(own), own) : undefined;
  }

  #isServerClass({ superClass }: ClassNode): boolean {
    const source = superClass ? this.#modules.sourceOf(bare(superClass)) : undefined;
    return source !== undefined && imports.server.test(source);
  }

  /** `this.server`: what the class sets it to, once. */
  #kept(member: TSESTree.MemberExpression, deep: number): string | undefined {
    const name = memberName(member);
    const own = name === undefined ? undefined : classAround(member);
    if (!own) return undefined;
    const values: SyntaxNode[] = [];
    for (const each of own.body.body) {
      if (each.type === 'PropertyDefinition' && each.value && keyOf(each) === name) values.push(each.value);
      if (each.type !== 'MethodDefinition' || each.kind !== 'constructor') continue;
      for (const param of each.value.params) {
        const kept = param.type === 'TSParameterProperty' ? param.parameter : undefined;
        if (kept?.type === 'Identifier' && kept.name === name) return classNode(each);
      }
    }
    for (const { left, right } of this.#file.kept) {
      if (left.type === 'MemberExpression' && memberName(left) === name && classAround(left) === own)
        values.push(right);
    }
    return values.length === 1 ? this.#node(values[0]!, deep - 1) : undefined;
  }

  #note(node: string, maker: SyntaxNode): string {
    if (!this.#made.has(node)) {
      const onDuplicate = this.#onDuplicate(maker);
      this.#made.set(node, { node, ...(onDuplicate && { onDuplicate }) });
    }
    return node;
  }

  /** The SDK's own throws where a name is taken. */
  #onDuplicate(maker: SyntaxNode): WiredServer['onDuplicate'] {
    const named = 'callee' in maker ? bare(maker.callee) : 'superClass' in maker ? maker.superClass : undefined;
    const imported = named ? importOf(bare(named), this.#file.scopes) : undefined;
    if (!imported) return undefined;
    const isSdk = versionOf(imported.source) !== undefined && imported.name === 'McpServer';
    return isSdk || /^(?:mcp-handler|@vercel\/mcp-adapter)$/.test(imported.source) ? 'throws' : undefined;
  }

  #importedNode(source: string, name: string): string {
    const node = `from:${source}:${name}`;
    if (!this.#imported.has(node)) this.#imported.set(node, { node, source, name });
    return node;
  }

  #isModule(owner: SyntaxNode): boolean {
    return importOf(bare(owner), this.#file.scopes)?.name === '*';
  }

  #exported(): Readonly<Record<string, string>> {
    const exported: Record<string, string> = {};
    const add = (name: string, value: SyntaxNode | null): void => {
      const at = value && bare(value);
      if (!at || Object.hasOwn(exported, name)) return;
      const own = at.type === 'Identifier' ? this.#file.scopes.resolve(at) : undefined;
      const declared = own?.kind === 'class' || own?.kind === 'function' ? own.node : at;
      const isClass = declared.type === 'ClassDeclaration' || declared.type === 'ClassExpression';
      const callable = isClass ? undefined : isFunction(declared) ? declared : functionOf(at, this.#file.scopes);
      const node = isClass || callable ? givenNode(isClass ? declared : callable!) : this.#node(at);
      if (node !== undefined) exported[name] = node;
      const returned = callable && this.#returnedBy(callable, DEEPEST);
      if (returned !== undefined) exported[`${name}()`] = returned;
      const owner = callable ? undefined : isClass ? { own: declared } : ownerOf(at, this.#file);
      const members = owner && 'own' in owner ? owner.own : owner && 'object' in owner ? owner.object : undefined;
      for (const { name: method, callable: own } of members ? methodsGivenServer(this.#file) : [])
        if (methodOf(members!, method) === own) exported[`${name}.${method}`] = givenNode(own);
    };
    for (const statement of this.#file.program.body) {
      if (statement.type === 'ExportDefaultDeclaration') add('default', statement.declaration);
      if (statement.type !== 'ExportNamedDeclaration' || statement.source) continue;
      for (const { exported: name, local } of statement.specifiers) add(nameOf(name), local);
      const { declaration } = statement;
      if (declaration?.type === 'VariableDeclaration') {
        for (const { id } of declaration.declarations) if (id.type === 'Identifier') add(id.name, id);
      } else if (declaration && 'id' in declaration && declaration.id?.type === 'Identifier')
        add(declaration.id.name, declaration);
    }
    return exported;
  }
}

const givenNode = (to: FunctionNode | ClassNode): string => `given:${startOf(to)}`;
const classServer = (own: ClassNode): string => `made:${startOf(own)}`;
const classNode = (member: TSESTree.MethodDefinition): string => givenNode(member.parent.parent);

function declaredName({ id, parent }: FunctionNode): string | undefined {
  if (id) return id.name;
  return parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier'
    ? parent.id.name
    : parent.type === 'ExportDefaultDeclaration'
      ? 'default'
      : undefined;
}

const keyOf = ({ key }: TSESTree.PropertyDefinition): string | undefined =>
  key.type === 'Identifier' ? key.name : undefined;

/** A variable of a loop, or the parameter of its callback: what the loop goes over. */
function listOfLoop(node: SyntaxNode): SyntaxNode | undefined {
  const loop = node.type === 'VariableDeclarator' ? node.parent.parent : undefined;
  if (loop?.type === 'ForOfStatement') return loop.right;
  const { parent } = node;
  return parent && isFunction(parent) && isLoopCallback(parent) ? calledOn(parent.parent, LOOPS) : undefined;
}

const LOOPS = /^(?:forEach|map)$/;

function isLoopCallback(callable: FunctionNode): boolean {
  const { parent } = callable;
  return parent.type === 'CallExpression' && parent.arguments[0] === callable && calledOn(parent, LOOPS) !== undefined;
}

function isBranch(child: SyntaxNode, parent: SyntaxNode): boolean {
  switch (parent.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return child !== parent.test;
    case 'LogicalExpression':
      return child === parent.right;
    case 'SwitchCase':
    case 'CatchClause':
    case 'WhileStatement':
      return true;
    default:
      return false;
  }
}

const isRethrown = (node: SyntaxNode): boolean => node.type === 'ThrowStatement';
const isExit = (node: SyntaxNode): boolean => node.type === 'CallExpression' && path(node.callee).at(-1) === 'exit';
/** Code that starts the server beside a call, which nothing does where that throws. */
const starts = (around: SyntaxNode, call: SyntaxNode): boolean => startsIn(around).has(functionAround(call));

const startsIn = remembered((around: SyntaxNode): ReadonlySet<SyntaxNode | undefined> => {
  const found = new Set<SyntaxNode | undefined>();
  walkAst(around, (each) => {
    if (isStart(each)) found.add(functionAround(each));
  });
  return found;
});
const isStart = (node: SyntaxNode): boolean =>
  node.type === 'CallExpression' && /^(?:connect|start|listen|serve|run)(?![a-z])/.test(path(node.callee).at(-1)!);
