/** How tools reach servers in Python: which server something is registered on, and what a server is handed to. */
import type { HandedServer, ImportedServer, ServerWiring, WiredServer } from '../../core/wiring.js';
import { groupBy } from '../../core/collections.js';
import { isForTools, registersTools } from '../result/root.js';
import type { Meaning, Module } from './names.js';
import { isLost } from './handed-servers.js';
import { assignedIn, methodOf, methodsIn } from './methods.js';
import { isHighLevel, libraryOf, NAMED_LIKE_SERVER, type Servers } from './servers.js';
import {
  argumentsOf,
  bare,
  bodyOf,
  calleeOf,
  classAround,
  isApart,
  isFunction,
  memberOf,
  nameOf,
  nodesIn,
  parametersOf,
  pathOf,
  placeOf,
  textOf,
  type PyNode,
} from './syntax.js';

const DEEPEST = 6;

const NAMED_LIKE_SERVER_IN = /mcp|server|app|srv/i;

export class Wiring {
  readonly #module: Module;
  readonly #calls: readonly PyNode[];
  readonly #made = new Map<string, WiredServer>();
  readonly #known = new Map<string, string | undefined>();
  readonly #imported = new Map<string, ImportedServer>();
  #byName: ReadonlyMap<string | undefined, readonly PyNode[]> | undefined;
  #isAsked = false;
  /** Where the calls are whose effects are read. */
  readonly #read = new Set<number>();
  readonly #servers: Servers;

  constructor(servers: Servers, calls: readonly PyNode[]) {
    this.#module = servers.module;
    this.#calls = calls;
    this.#servers = servers;
  }

  /** The node that names stand for, as in `self.mcp` of `@self.mcp.tool()`. */
  nodeOf(names: readonly string[], at: PyNode): string | undefined {
    this.#isAsked = true;
    return this.#named(names, at, DEEPEST);
  }

  /** Whether it is done whenever its server is made: no branch is around it, or around the one call of its function. */
  isAlways(site: PyNode, deep = DEEPEST): boolean {
    for (let child = site, at = site.parent; at; child = at, at = at.parent) {
      if (isBranch(child, at)) return false;
      if (at.name !== 'FunctionDefinition' || child.name !== 'Body') continue;
      const name = nameOf(this.#module, at);
      const calls = this.#callsOf(name);
      // Its callers give it the server.
      if (calls.length === 0) continue;
      return calls.length === 1 && deep > 0 && this.isAlways(calls[0]!, deep - 1);
    }
    return true;
  }

  /** What a call registers is read where the call is. */
  noteRead({ from }: PyNode): void {
    this.#read.add(from);
  }

  #callsOf(name: string | undefined): readonly PyNode[] {
    this.#byName ??= groupBy(this.#calls, (call) => textOf(this.#module, calleeOf(call)).split('.').at(-1));
    return this.#byName.get(name) ?? [];
  }

  wiring(): ServerWiring | undefined {
    const handed: HandedServer[] = [];
    for (const call of this.#calls) {
      const mounted = this.#mounted(call);
      if (mounted) handed.push(mounted);
      // Of most calls, their text is enough.
      if (!NAMED_LIKE_SERVER_IN.test(textOf(this.#module, call))) continue;
      const server = (argumentsOf(this.#module, call) ?? []).find(({ value }) => this.#isLikeServer(value));
      const names = server && pathOf(this.#module, server.value);
      const from = names && this.#named(names, server.value, DEEPEST);
      if (!server || !names || from === undefined) continue;
      const callee = calleeOf(call);
      const asks = this.#read.has(call.from) ? undefined : this.#asks(call, callee, names, server.value);
      const takers = this.#takers(callee);
      // What a function of the file does is seen there.
      for (const to of asks?.isVague && takers.length === 0 ? ['beyond'] : takers)
        if (to !== from)
          handed.push({
            ...{ from, to, isAlways: this.isAlways(call) },
            ...(asks && (asks.isVague || !to.startsWith('given:')) && { asks }),
          });
    }
    if (!this.#isAsked && this.#made.size + handed.length + this.#imported.size === 0) return undefined;
    const exported = this.#exported();
    const methods = [...this.#methodsGiven()].map(({ name, node }) => ({ name, node: givenNode(node) }));
    return {
      ...{ made: [...this.#made.values()], handed, imported: [...this.#imported.values()], exported },
      ...(methods.length > 0 && { methods }),
    };
  }

  /** `main.mount(sub)` of fastmcp: without a prefix, the tools of both have the names that they have. */
  #mounted(call: PyNode): HandedServer | undefined {
    const member = memberOf(this.#module, calleeOf(call));
    const owner = member?.name === 'mount' ? pathOf(this.#module, member.object) : undefined;
    const [only, ...others] = (owner && argumentsOf(this.#module, call)) ?? [];
    const names = only && !only.spread && others.length === 0 ? pathOf(this.#module, bare(only.value)) : undefined;
    if (!owner || !names || this.#servers.of(owner, call)?.library !== 'fastmcp') return undefined;
    const [from, to] = [this.#named(owner, call, DEEPEST), this.#named(names, call, DEEPEST)];
    if (from === undefined || to === undefined || from === to || to.startsWith('given:')) return undefined;
    return { from, to, isAlways: this.isAlways(call), isMounted: true };
  }

  /** By its names, what is called registers tools; it may where nothing is known of it. */
  #asks(call: PyNode, callee: PyNode, server: readonly string[], given: PyNode): HandedServer['asks'] {
    const what = textOf(this.#module, callee);
    const name = what.split('.').at(-1)!;
    const asks = { ...placeOf(this.#module, call), what: `\`${what}(${server.join('.')})\`` };
    if (isForTools.class.test(name) && isForTools.server.test(server.at(-1)!)) return { ...asks, mayBeElsewhere: true };
    const owner = memberOf(this.#module, callee)?.object;
    const ownerName = owner && textOf(this.#module, owner).replace(/\(.*/s, '').split('.').at(-1)!;
    const isOfTools = ownerName !== undefined && isForTools.owner.test(ownerName) && isForTools.method.test(name);
    if (registersTools.test(name) || isOfTools) return asks;
    // A server is mounted on another one.
    const ownerNames = owner && pathOf(this.#module, owner);
    if (ownerNames && this.#named(ownerNames, owner, DEEPEST) !== undefined) return undefined;
    return isLost(this.#servers, call, given) ? { ...asks, isVague: true } : undefined;
  }

  /** The methods of classes that by the names of their parameters are given a server. */
  *#methodsGiven(): Generator<{ readonly owner: string; readonly name: string; readonly node: PyNode }> {
    for (const meaning of this.#module.ownNames())
      if (meaning.is === 'class')
        for (const { name, node } of methodsIn(this.#module, meaning.node))
          if (name !== '__init__' && parametersOf(this.#module, node).some((each) => NAMED_LIKE_SERVER.test(each.name)))
            yield { owner: meaning.name, name, node };
  }

  #isLikeServer(argument: PyNode): boolean {
    const names = pathOf(this.#module, bare(argument));
    return names !== undefined && NAMED_LIKE_SERVER.test(names.at(-1)!);
  }

  /** What a call gives its arguments to: by the name alone, or `any`, where no more is known. */
  #takers(callee: PyNode): readonly string[] {
    const elsewhere = this.#module.definedElsewhere(callee);
    if (elsewhere) return this.#importedNode(elsewhere.module, elsewhere.name);
    const meanings = this.#module.meaningsOf(callee);
    const takers = meanings.flatMap((meaning): readonly string[] => {
      if (meaning.is !== 'function' && meaning.is !== 'class') return [];
      return meaning.module === this.#module
        ? [givenNode(meaning.node)]
        : this.#importedNode(meaning.module, meaning.name);
    });
    // Of a package.
    if (takers.length > 0 || meanings.some(({ is }) => is === 'external' || is === 'builtin')) return takers;
    const member = memberOf(this.#module, callee);
    if (!member) return ['any'];
    const beyond = this.#servers.methodElsewhere(this.#module, callee);
    if (beyond && beyond.name !== '__init__')
      return this.#importedNode(beyond.module, `${beyond.owner}.${beyond.name}`);
    const [owner, ...others] = this.#servers.instancesIn(this.#module, member.object);
    const isKnown = owner?.is === 'class' && others.length === 0 && member.name !== '__init__';
    const method = isKnown && owner.node ? methodOf(owner.module, owner.node, member.name) : undefined;
    if (!method) return [`named:${member.name}`];
    const { module, node } = method;
    const name = nameOf(module, classAround(node)!)!;
    return module === this.#module ? [givenNode(node)] : this.#importedNode(module, `${name}.${member.name}`);
  }

  #named(names: readonly string[], at: PyNode, deep: number): string | undefined {
    if (deep === 0 || names.length === 0) return undefined;
    if (names[0] === 'self') return names.length === 2 ? this.#kept(names[1]!, at, deep) : undefined;
    const [meaning, ...others] = this.#module.meaningsOfPath(names, at);
    return meaning && others.length === 0 ? this.#meant(meaning, deep) : undefined;
  }

  #meant(meaning: Meaning, deep: number): string | undefined {
    if (meaning.is === 'parameter')
      return meaning.module === this.#module ? givenTo(this.#module, meaning.callable) : undefined;
    if (meaning.is !== 'value') return undefined;
    if (meaning.module !== this.#module) return this.#importedNode(meaning.module, meaning.name)[0];
    return meaning.node && this.#node(meaning.node, deep - 1);
  }

  #node(expression: PyNode, deep: number): string | undefined {
    const node = bare(expression);
    if (deep <= 0) return undefined;
    const names = pathOf(this.#module, node);
    if (names) return this.#named(names, node, deep - 1);
    if (node.name === 'AwaitExpression') return this.#node(node.lastChild!, deep - 1);
    if (node.name !== 'CallExpression') return undefined;
    const callee = calleeOf(node);
    const elsewhere = this.#module.definedElsewhere(callee);
    if (elsewhere?.is === 'class') return undefined;
    if (elsewhere) return this.#importedNode(elsewhere.module, `${elsewhere.name}()`)[0];
    const meaning = this.#module.meaningOf(callee);
    if (meaning?.is === 'external') {
      if (isHighLevel(meaning.path)) return this.note(node, meaning.path);
      const cast = /^typing\.cast$/.test(meaning.path) ? argumentsOf(this.#module, node)?.[1] : undefined;
      return cast && this.#node(cast.value, deep - 1);
    }
    if (meaning?.is !== 'function') {
      const owner = memberOf(this.#module, callee);
      const made = owner && this.#module.meaningOf(owner.object);
      return made?.is === 'external' && isHighLevel(made.path) ? this.note(node, made.path) : undefined;
    }
    if (meaning.module !== this.#module) return this.#importedNode(meaning.module, `${meaning.name}()`)[0];
    return this.#returned(meaning.node, deep);
  }

  /** What a function returns, where that is one server whatever happens. */
  #returned(callable: PyNode, deep: number): string | undefined {
    // Many functions may end in one.
    const known = `${callable.from}:${deep}`;
    if (!this.#known.has(known)) this.#known.set(known, this.#returnedAnew(callable, deep));
    return this.#known.get(known);
  }

  #returnedAnew(callable: PyNode, deep: number): string | undefined {
    const body = bodyOf(callable);
    let only: string | undefined;
    for (const at of body ? nodesIn(body, ['ReturnStatement'], isApart) : []) {
      const value = at.firstChild?.nextSibling;
      const node = value ? this.#node(value, deep - 1) : undefined;
      if (node === undefined || (only !== undefined && node !== only)) return undefined;
      only = node;
    }
    return only;
  }

  /** `self.mcp`: what the class sets it to, once. */
  #kept(name: string, at: PyNode, deep: number): string | undefined {
    let own: PyNode | null = at;
    while (own && own.name !== 'ClassDefinition') own = own.parent;
    if (!own) return undefined;
    const assigned = assignedIn(this.#module, own).get(`self.${name}`) ?? [];
    const values = assigned.flatMap(({ value }) => value ?? []);
    return values.length === 1 ? this.#node(values[0]!, deep - 1) : undefined;
  }

  /** A server is made by a call. */
  note(call: PyNode, path: string): string {
    const node = `made:${call.from}`;
    if (!this.#made.has(node)) {
      // `on_duplicate_tools="error"`
      const isSet = argumentsOf(this.#module, call)?.some(({ key, spread }) => spread || /duplicate/.test(key ?? ''));
      const onDuplicate = isSet ? undefined : libraryOf(path) === 'fastmcp' ? 'last' : 'first';
      this.#made.set(node, { node, ...(onDuplicate && { onDuplicate }) });
    }
    return node;
  }

  /** At most one. */
  #importedNode({ path }: Module, name: string): readonly string[] {
    if (path === undefined) return [];
    const node = `from:${path}:${name}`;
    if (!this.#imported.has(node)) this.#imported.set(node, { node, source: path, name });
    return [node];
  }

  #exported(): Readonly<Record<string, string>> {
    const exported: Record<string, string> = {};
    for (const meaning of this.#module.ownNames()) {
      if (meaning.is === 'function' || meaning.is === 'class') {
        exported[meaning.name] = givenNode(meaning.node);
        const returned = meaning.is === 'function' ? this.#returned(meaning.node, DEEPEST) : undefined;
        if (returned !== undefined) exported[`${meaning.name}()`] = returned;
      } else if (meaning.is === 'value') {
        const node = this.#meant(meaning, DEEPEST);
        if (node !== undefined) exported[meaning.name] = node;
      }
    }
    for (const { owner, name, node } of this.#methodsGiven()) exported[`${owner}.${name}`] = givenNode(node);
    return exported;
  }
}

const givenNode = ({ from }: PyNode): string => `given:${from}`;

/** A function that is given a server; for a constructor, its class. */
function givenTo(module: Module, callable: PyNode): string | undefined {
  if (callable.name !== 'FunctionDefinition') return undefined;
  if (nameOf(module, callable) !== '__init__') return givenNode(callable);
  let own: PyNode | null = callable;
  while (own && own.name !== 'ClassDefinition') own = own.parent;
  return own ? givenNode(own) : undefined;
}

function isBranch(child: PyNode, parent: PyNode): boolean {
  if (isFunction(parent)) return false;
  switch (parent.name) {
    case 'IfStatement':
    case 'WhileStatement':
    case 'MatchClause':
      return child.name === 'Body' || child.name === 'MatchBody';
    case 'ForStatement':
      return child.name === 'Body';
    case 'TryStatement':
      return child.name === 'Body' && child.prevSibling?.name !== 'try';
    case 'ConditionalExpression':
      return true;
    default:
      return false;
  }
}
