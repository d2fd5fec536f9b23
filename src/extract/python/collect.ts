/** What a file registers: functions with decorators, calls that add functions, and tools that are written in a list. */
import type { Packages, Registration } from '../../core/code.js';
import { append } from '../../core/collections.js';
import type { ObjectNode, Place } from '../../core/tree.js';
import { entry } from '../../core/tree.js';
import { textOf as stringIn, type Value } from '../result/values.js';
import { libraryOfProject, sdkOf } from './dialect.js';
import { promptOf, resourceOf, toolOf, type Context, type Given } from './entries.js';
import { Found } from './found.js';
import type { FunctionRef } from './methods.js';
import { functionMeant, NO_TURN } from './functions.js';
import type { Module } from './names.js';
import { handedBy } from './helpers.js';
import { givenTo, isDecorator, OWN_DECORATOR, ownRegistry, registersItself, takenBy } from './own-decorators.js';
import { isNamed, unknownBeside } from './lists.js';
import { removedIn } from './removed.js';
import { misplacedIn, signatureOf } from './signatures.js';
import { isHighLevel, isLowLevel, libraryOf, Servers, type Server } from './servers.js';
import {
  argumentsOf,
  bare,
  calleeOf,
  decoratorsOf,
  entriesOf,
  functionAround,
  isBroken,
  isFunction,
  isTried,
  memberOf,
  nameOf,
  pathOf,
  placeOf,
  textOf,
  type Argument,
  type PyNode,
} from './syntax.js';
import { refusedBy } from './constructors.js';
import { docstringFromComment } from './texts.js';
import { Wiring } from './wiring.js';
import { envOf, rowsMeant, turnsOf, type Turn } from './turns.js';
import type { Env, Evaluator } from './values.js';

type Kind = 'tool' | 'prompt' | 'resource';

const APIS = { tool: 'function', prompt: 'registerPrompt', resource: 'registerResource' } as const;
/** What makes a server whose tools are described elsewhere. */
const MADE_ELSEWHERE = new Set(['from_openapi', 'from_fastapi', 'as_proxy', 'from_client']);
/** The names of what registers, or is a class. */
const MAY_REGISTER = /[A-Z]|tool|^(?:from|as)_/;
/** By the official SDK's decorator. */
const TAKEN = new Set('name title description annotations icons meta structured_output'.split(' '));
/** Of the protocol. */
const TOOL = /^(?:mcp|mcp_types)\.(?:types\.)?Tool$/;
/** A server that is written by hand: it answers `initialize`. */
const ANSWERS = /["']serverInfo["']/;
const NO_CALLS: readonly PyNode[] = [];
const NO_ENV: Env = new Map();

export function collect(module: Module, evaluator: Evaluator, packages: Packages): Found {
  const collector = new Collector(module, evaluator, packages);
  collector.read();
  return collector.found;
}

class Collector {
  readonly found = new Found();
  readonly #module: Module;
  readonly #evaluator: Evaluator;
  readonly #packages: Packages;
  readonly #servers: Servers;
  readonly #decorated: PyNode[] = [];
  /** `import x as y`: the new name says nothing of what it is. */
  readonly #renamed: ReadonlySet<string>;
  readonly #calls: PyNode[] = [];
  readonly #dictionaries: PyNode[] = [];
  /** Groups of tools that are written in one list. */
  readonly #groups = new Map<number, object>();
  readonly #wiring: Wiring;
  /** Where the names of tools are written. */
  readonly #listed = new Set<string>();
  /** Functions that register what they are given, by where they are; without what is to be said where their calls are read. */
  readonly #noted = new Map<number, (() => void) | undefined>();
  /** Tools that are made of others, of which they may be the ones that are read here. */
  readonly #converted: (() => void)[] = [];

  constructor(module: Module, evaluator: Evaluator, packages: Packages) {
    this.#module = module;
    this.#evaluator = evaluator;
    this.#packages = packages;
    this.#servers = new Servers(module, libraryOfProject(packages));
    this.#wiring = new Wiring(module, this.#calls);
    this.#renamed = new Set(Array.from(module.text.matchAll(/\sas\s+(\w+)/g), ([, name]) => name!));
  }

  read(): void {
    const cursor = this.#module.root.cursor();
    do {
      if (cursor.name === 'DecoratedStatement') this.#decorated.push(cursor.node);
      else if (cursor.name === 'CallExpression') this.#calls.push(cursor.node);
      else if (cursor.name === 'DictionaryExpression') this.#dictionaries.push(cursor.node);
    } while (cursor.next());
    for (const each of this.#decorated) this.#readDecorated(each);
    for (const each of this.#calls) this.#readCall(each);
    for (const each of this.#dictionaries) this.#readDictionary(each);
    for (const note of this.#noted.values()) note?.();
    this.#readLists();
    this.found.removed = removedIn(this.#module, this.#calls, this.#evaluator);
    this.found.wired = this.#wiring.wiring();
    this.found.servers = this.#servers;
  }

  /** The server that a decorator or a call registers on. */
  #servedBy(names: readonly string[], site: PyNode): Pick<Registration, 'on' | 'isAlways'> {
    const on = this.#wiring.nodeOf(names, site);
    return on === undefined ? {} : { on, ...(this.#wiring.isAlways(site) && { isAlways: true }) };
  }

  #contextOf({ library, isOwn, takes }: Server): Context {
    const sdk = sdkOf(library, this.#packages);
    return { evaluator: this.#evaluator, servers: this.#servers, sdk, isOwn: isOwn === true, ...(takes && { takes }) };
  }

  #readDecorated(statement: PyNode): void {
    const callable = statement.getChild('FunctionDefinition');
    if (!callable) return;
    const module = this.#module;
    for (const decorator of statement.getChildren('Decorator')) {
      const names = pathOf(module, decorator)!;
      const last = names.at(-1);
      if (last === undefined) continue;
      const args = argumentsOf(module, decorator) ?? [];
      const call: Given = { module, args, env: NO_ENV };
      const ref: FunctionRef = { module, node: callable };
      const owner = names.slice(0, -1);
      if (last === 'tool' || last === 'prompt' || last === 'resource') {
        if (this.#servers.hasOwnMethod(owner, last, decorator)) {
          if (last === 'tool')
            this.#unread(decorator, `\`@${names.join('.')}\``, "the decorator is the project's own", false);
          return;
        }
        const server = this.#servers.of(owner, decorator);
        if (server && !isBroken(decorator)) {
          if (!decorator.getChild('ArgList') && this.#servers.needsCall(owner, decorator))
            this.found.bareDecorators.push(withoutBreak(placeOf(module, decorator), textOf(module, decorator)));
          // A method of a class of the project, which hands it on.
          const takes = last === 'tool' ? takenBy(this.#servers, module, names, decorator) : undefined;
          const own = takes && takes !== 'unknown' ? { ...server, takes } : server;
          return this.#register(last, call, ref, own, decorator, this.#servedBy(owner, decorator));
        }
      }
      if (/^list_tools$|^call_tool$/.test(last) && this.#servers.isLowLevel(owner, decorator))
        return void (last === 'list_tools' ? this.found.listers : this.found.dispatchers).push(callable);
      if (OWN_DECORATOR.test(last) || registersItself(this.#servers, module, this.#calls, names, decorator)) {
        const registry = ownRegistry(this.#servers, module, names, decorator);
        if (registry && !isBroken(decorator)) {
          const server: Server = { ...registry, group: this.#group(module.root) };
          const isBound =
            functionAround(callable) === undefined && callable.parent?.parent?.parent?.name === 'ClassDefinition';
          const own: FunctionRef = isBound ? { ...ref, isBound } : ref;
          return this.#register('tool', call, own, server, decorator, { isHandedOn: true });
        }
      }
    }
  }

  /** Of branches that exclude each other, each has a list of its own. */
  #groupIn(group: object, site: PyNode): object {
    for (let at: PyNode | null = site; at?.parent && !isFunction(at); at = at.parent)
      if (at.name === 'Body' && /^(?:If|Try|Match)/.test(at.parent.name)) return this.#group(at);
    return group;
  }

  #group({ from }: PyNode): object {
    let group = this.#groups.get(from);
    if (!group) this.#groups.set(from, (group = {}));
    return group;
  }

  #register(
    kind: Kind,
    call: Given,
    callable: FunctionRef,
    server: Server,
    site: PyNode,
    served: Pick<Registration, 'on' | 'isAlways' | 'isHandedOn'> = {},
  ): void {
    const { found } = this;
    const context = this.#contextOf(server);
    const at = placeOf(this.#module, site);
    const add = (registration: Omit<Registration, 'api' | 'start' | 'end'>): void =>
      void found.registrations.push({ ...at, api: APIS[kind], ...registration });
    const refused =
      server.isSure && context.sdk?.is === 'official' && call.args.find(({ key }) => key && !TAKEN.has(key));
    if (kind === 'tool' && refused && call.module === this.#module && site.name === 'Decorator')
      this.#unread(
        site,
        `\`@${pathOf(this.#module, site)!.join('.')}(${refused.key}=…)\``,
        'the SDK has no such argument',
        false,
      );
    else if (kind === 'tool') {
      const { tool, served: schemas } = toolOf(call, callable, this.#groupIn(server.group, site), context);
      found.tools.push(tool);
      const signature = signatureOf(callable, schemas, server, call, context);
      const tried = isTried(this.#module, site) && ({ isTried: true } as const);
      if (signature) found.signatures.push({ ...signature, ...tried });
      const fromComment = entry(tool, 'description') ? [] : docstringFromComment(callable.module, callable.node);
      add({ tool, ...served, ...(fromComment.length > 0 && { fromComment }) });
      const name = stringIn(entry(tool, 'name')?.value);
      const properties = entry(entry(tool, 'inputSchema')?.value, 'properties')?.value;
      const parameters = new Set(properties?.kind === 'object' ? properties.entries.map(({ key }) => key) : []);
      if (name !== undefined) found.handlers.push({ ...callable, tool: name, server, parameters });
    } else if (kind === 'prompt') {
      const prompt = promptOf(call, callable, context);
      found.prompts.push(prompt);
      add({ prompt });
    } else {
      const resource = { ...resourceOf(call, callable, context), group: this.#groupIn(server.group, site) };
      (entry(resource, 'uriTemplate') ? found.templates : found.resources).push(resource);
      add({ resource, ...(isTried(this.#module, site) && { isTried: true }) });
    }
  }

  #readCall(call: PyNode): void {
    const module = this.#module;
    const callee = calleeOf(call);
    if (callee.name === 'CallExpression') return this.#readApplied(call, callee, argumentsOf(module, call)?.[0]?.value);
    const member = memberOf(module, callee);
    const name = member?.name ?? textOf(module, callee);
    // Most calls are of functions, and to follow their imports takes long.
    if (!MAY_REGISTER.test(name) && !this.#renamed.has(name)) return;
    const args = argumentsOf(module, call);
    const [first] = args ?? [];
    if (!args) return;
    if (/tool/i.test(name) && first && this.#readHanded(call, callee)) return;
    if (member && first && !first.spread && (name === 'add_tool' || name === 'tool')) {
      const names = pathOf(module, member.object);
      const server =
        names && !(name === 'tool' && this.#servers.hasOwnMethod(names, name, call)) && this.#servers.of(names, call);
      if (server) return this.#readAdded(name, call, server);
    }
    if (member && MADE_ELSEWHERE.has(name)) {
      const owner = module.meaningOf(member.object);
      if (owner?.is === 'external' && isHighLevel(owner.path))
        this.#unread(call, `\`${textOf(module, callee)}(…)\``, 'what it lists is described outside of the code', false);
      return;
    }
    if (member?.name === 'from_function' && !this.#isAdded(call)) return this.#readFromFunction(call);
    // Only classes are looked for.
    if ((!/[A-Z]/.test(name) && !this.#renamed.has(name)) || module.isClassElsewhere(callee)) return;
    const meaning = module.meaningOf(callee);
    if (meaning?.is !== 'external') return;
    if (TOOL.test(meaning.path))
      this.#readWritten(call, () => this.#groupIn(this.#group(functionAround(call) ?? module.root), call), true);
    if (isLowLevel(meaning.path)) this.#readHandlers(args);
    if (!isHighLevel(meaning.path)) return;
    this.#wiring.note(call, meaning.path);
    const refused = refusedBy(meaning.path, args, this.#packages);
    if (refused) this.#unread(call, `\`${name}(${refused.key}=…)\``, 'the SDK has no such argument', false);
    this.#readServer(call);
  }

  /** `Server("name", on_list_tools=list_tools, on_call_tool=call_tool)` */
  #readHandlers(args: readonly Argument[]): void {
    for (const { key, value } of args)
      if (key === 'on_list_tools' || key === 'on_call_tool') this.#readHandler(key.slice('on_'.length), value, value);
  }

  /** A function that lists tools, or answers for all of them. */
  #readHandler(kind: string, fn: PyNode, site: PyNode): void {
    const { listers, dispatchers } = this.found;
    const callable = functionMeant(this.#servers, this.#module, fn);
    if (callable?.module === this.#module) (kind === 'list_tools' ? listers : dispatchers).push(callable.node);
    else if (kind === 'list_tools')
      this.#unread(site, `what \`${short(textOf(this.#module, fn))}\` lists`, 'the list is not known', true);
  }

  /** `x.tool(name="a")(fn)` */
  #readApplied(call: PyNode, made: PyNode, fn: PyNode | undefined): void {
    const module = this.#module;
    const member = memberOf(module, calleeOf(made));
    const kind = member?.name;
    const names = member && pathOf(module, member.object);
    const answering = kind === 'list_tools' || kind === 'call_tool' ? kind : undefined;
    if (answering && fn && names && this.#servers.isLowLevel(names, call))
      return this.#readHandler(answering, fn, call);
    if (!fn || (kind !== 'tool' && kind !== 'prompt' && kind !== 'resource')) return;
    const server = names && this.#servers.of(names, call);
    if (server)
      this.#registerTurns(
        kind,
        call,
        fn,
        (env) => ({ module, args: argumentsOf(module, made) ?? [], env }),
        server,
        names,
      );
  }

  /** `x.add_tool(fn, name="a")`, `x.add_tool(Tool.from_function(fn))`, `x.tool(fn)` */
  #readAdded(method: string, call: PyNode, server: Server): void {
    const module = this.#module;
    const [first, ...others] = argumentsOf(module, call)!;
    const isApplied = call.parent?.name === 'CallExpression' && calleeOf(call.parent) === call;
    if (method === 'tool' && (isApplied || first!.key !== undefined || !this.#mayBeFunction(first!.value))) return;
    const isAdded = method === 'add_tool' ? ({ isAdded: true } as const) : {};
    const given: Given = { module, args: others, env: NO_ENV, ...isAdded };
    append(this.found.misplaced, misplacedIn(given, this.#contextOf(server).sdk));
    const value = bare(first!.value);
    const made = value.name === 'CallExpression' ? memberOf(module, calleeOf(value)) : undefined;
    if (made?.name === 'from_function') return this.#readFromFunction(value, server);
    if (this.#isReadWhereMade(module, value)) return;
    const owner = pathOf(module, memberOf(module, calleeOf(call))!.object);
    this.#registerTurns('tool', call, value, (env) => ({ ...given, env }), server, owner);
  }

  /** `Tool.from_function(fn)`, `types.Tool(name="a")`, and `SomeTool.fn` of a tool that was made of a function. */
  #isReadWhereMade(module: Module, value: PyNode): boolean {
    const member = memberOf(module, value);
    const meaning = member?.name === 'fn' ? module.meaningOf(member.object) : module.meaningOf(value);
    if (meaning?.is === 'function') return member?.name === 'fn' && decoratorsOf(meaning.node).length > 0;
    const node = value.name === 'CallExpression' ? value : meaning?.is === 'value' ? meaning.node : undefined;
    if (node?.name !== 'CallExpression') return false;
    const of = meaning?.is === 'value' ? meaning.module : module;
    const callee = calleeOf(node);
    const made = of.meaningOf(callee);
    return memberOf(of, callee)?.name === 'from_function' || (made?.is === 'external' && TOOL.test(made.path));
  }

  /** A call of a method, or of a function of another file, that registers what it is given. */
  #readHanded(call: PyNode, callee: PyNode): boolean {
    const module = this.#module;
    const helper = functionMeant(this.#servers, module, callee);
    if (!helper || helper.node.name !== 'FunctionDefinition' || (helper.module === module && !helper.isBound))
      return false;
    const handed = handedBy(module, call, helper);
    if (!handed) return false;
    const servers = helper.module === module ? this.#servers : new Servers(helper.module, this.#servers.library);
    const server = servers.of(pathOf(helper.module, handed.owner) ?? [], handed.site);
    if (!server) return false;
    if (helper.module === module) this.#noted.set(helper.node.from, undefined);
    const callable = functionMeant(this.#servers, module, handed.fn);
    if (!callable) {
      if (!givenTo(module, handed.fn)) this.#unreadFunction(call, handed.fn);
      return true;
    }
    const env = envOf(handed.turn, this.#evaluator);
    const isAdded = handed.isAdded && ({ isAdded: true } as const);
    const given: Given = { module: helper.module, args: handed.args, env, ...isAdded };
    this.#register('tool', given, callable, server, call, { isHandedOn: true });
    return true;
  }

  /** `mcp.tool("name")` takes a name. */
  #mayBeFunction(node: PyNode): boolean {
    return !/String|^None$|Number/.test(bare(node).name);
  }

  #isAdded(call: PyNode): boolean {
    const outer = call.parent?.parent;
    const member = outer?.name === 'CallExpression' ? memberOf(this.#module, calleeOf(outer)) : undefined;
    return member?.name === 'add_tool' && argumentsOf(this.#module, outer!)?.[0]?.value.from === call.from;
  }

  /** `Tool.from_function(fn, name="a")` */
  #readFromFunction(call: PyNode, of?: Server): void {
    const module = this.#module;
    const owner = memberOf(module, calleeOf(call))!.object;
    const meaning = pathOf(module, owner) ? module.meaningOf(owner) : undefined;
    const path = meaning?.is === 'external' ? meaning.path : '';
    const library = /\b(?:Function)?Tool$/.test(path) ? libraryOf(path) : undefined;
    if (!of && !library) return;
    const server = of ?? { group: this.#group(this.#module.root), isSure: true, library: library! };
    const args = argumentsOf(module, call)!;
    const fn = args.find(({ key }) => key === 'fn') ?? (args[0]?.key === undefined ? args[0] : undefined);
    const others = args.filter((each) => each !== fn);
    if (fn) this.#registerTurns('tool', call, fn.value, (env) => ({ module, args: others, env }), server);
  }

  #registerTurns(
    kind: Kind,
    call: PyNode,
    fn: PyNode,
    givenIn: (env: Env) => Given,
    server: Server,
    owner?: readonly string[],
  ): void {
    const module = this.#module;
    const served = owner && this.#servedBy(owner, call);
    const helper = kind === 'tool' ? givenTo(module, fn) : undefined;
    if (helper) this.#noteHandedOn(call, fn, helper);
    const turns = turnsOf(module, call, this.#calls);
    for (const turn of turns ?? [NO_TURN]) {
      const callable = functionMeant(this.#servers, module, fn, turn);
      const given = givenIn(envOf(turn, this.#evaluator));
      if (callable) this.#register(kind, given, callable, server, call, served);
      else if (!helper || turn.size > 0) {
        const loop = turns ? undefined : loopAround(call);
        if (loop) this.#unread(call, `a loop over \`${textOf(module, loop)}\``, 'the list is not known', true);
        else this.#unreadFunction(call, fn);
      }
    }
  }

  /** A function that registers what it is given may be called in other files, which are not read here. */
  #noteHandedOn(call: PyNode, fn: PyNode, helper: PyNode): void {
    const module = this.#module;
    const name = nameOf(module, helper);
    if (helper.name === 'LambdaExpression' || name === undefined) return this.#unreadFunction(call, fn);
    if (this.#noted.has(helper.from)) return;
    const isMeant = (node: PyNode): boolean => node.name === 'VariableName' && textOf(module, node) === name;
    const isHandedOn = this.#calls.some((each) => argumentsOf(module, each)?.some(({ value }) => isMeant(bare(value))));
    const isCalled = this.#calls.some((each) => isMeant(calleeOf(each)));
    if (!isHandedOn && (isCalled || isDecorator(module, helper))) return;
    const reason = isHandedOn ? 'it is handed to other functions' : 'where it is called is not known';
    this.#noted.set(helper.from, () => this.#unread(call, `what \`${name}()\` is given`, reason, !isHandedOn));
  }

  #unreadFunction(call: PyNode, fn: PyNode): void {
    const what = `\`${short(textOf(this.#module, calleeOf(call)))}(${short(textOf(this.#module, fn))})\``;
    this.#unread(call, what, 'the function is not known', true);
  }

  #unread(site: PyNode, what: string, reason: string, mayBeElsewhere: boolean): void {
    const at = placeOf(this.#module, site);
    // Once for all turns of a loop.
    const { start } = this.found.unread.at(-1) ?? {};
    if (start === at.start) return;
    this.found.unread.push({ ...at, what, reason, ...(mayBeElsewhere && { mayBeElsewhere: true }) });
  }

  /** `Tool(name="a", inputSchema={…})` of the low-level server, or a dictionary in one that is written by hand. */
  #readWritten(node: PyNode, groupOf: () => object, isServed: boolean): void {
    const module = this.#module;
    const valuesIn = (turns: readonly Turn[]): readonly Value[] =>
      turns.map((turn) => this.#evaluator.valueOf(module, node, envOf(turn, this.#evaluator)));
    const isInLoop = turnsOf(module, node, NO_CALLS) ?? [NO_TURN];
    const once = valuesIn(isInLoop);
    // In a function that is given the name, once for each of its calls.
    const more = once.some(isNamed) ? undefined : turnsOf(module, node, this.#calls);
    const values = more ? valuesIn(more) : once;
    const isRepeated = (more ?? isInLoop).some(({ size }) => size > 0);
    for (const value of values) {
      if (value.kind !== 'object') continue;
      if (!isNamed(value)) {
        // What another server lists, or a list of the project's own.
        const name = isServed ? nameGiven(module, node) : undefined;
        const what = name && `\`${name.of}${short(textOf(module, name.node))}, …${name.end}\``;
        if (what) this.#converted.push(() => this.#unread(node, what, 'the list is not known', true));
        continue;
      }
      // `toolSpec` of Amazon's API.
      const schema = entry(value, 'inputSchema')?.value;
      if (schema?.kind === 'object' && entry(schema, 'json')) continue;
      // The same definition, in two loops over its list.
      const name = entry(value, 'name')!.value;
      const definition = `${name.file ?? ''} ${name.start}`;
      if (isRepeated && this.#listed.has(definition)) continue;
      this.#listed.add(definition);
      this.#listTool({ ...value, group: groupOf() }, placeOf(module, node));
    }
  }

  #listTool(tool: ObjectNode, at: Place): void {
    this.found.tools.push(tool);
    this.found.registrations.push({ ...at, api: 'list', tool });
  }

  /** `{"name": "a", "inputSchema": {…}}` of a server that is written by hand. */
  #readDictionary(node: PyNode): void {
    const module = this.#module;
    const keys = (entriesOf(node) ?? []).flatMap(({ key }) =>
      key?.name === 'String' ? textOf(module, key).slice(1, -1) : [],
    );
    if (!keys.includes('name') || !keys.includes('inputSchema')) return;
    const list = node.parent?.name === 'ArrayExpression' ? node.parent : module.root;
    this.#readWritten(node, () => this.#group(list), ANSWERS.test(module.text));
  }

  /** `FastMCP("name", instructions="…", tools=[a, b])` */
  #readServer(call: PyNode): void {
    const module = this.#module;
    for (const { key, value } of argumentsOf(module, call) ?? []) {
      if (key === 'instructions') {
        const text = this.#evaluator.valueOf(module, value);
        if (text.kind === 'string' || text.kind === 'unknown') this.found.instructions.push(text);
      }
      if (key !== 'tools') continue;
      const meaning = module.meaningOf(calleeOf(call));
      const library = meaning?.is === 'external' ? libraryOf(meaning.path) : undefined;
      const server: Server = { group: this.#group(call), isSure: true, ...(library && { library }) };
      const rows = value.name === 'None' ? [] : rowsMeant(module, value);
      if (!rows) this.#unread(value, `\`tools=${short(textOf(module, value))}\``, 'the list is not known', true);
      for (const { module: of, cells } of rows ?? []) {
        const item = cells[0]!;
        const callable = functionMeant(this.#servers, of, item);
        const isMade = this.#isReadWhereMade(of, item) || (callable && hasTool(callable));
        if (isMade) continue;
        if (callable) this.#register('tool', { module: of, args: [], env: NO_ENV }, callable, server, item);
        else this.#unread(value, `\`${short(textOf(of, item))}\` in \`tools=\``, 'the function is not known', true);
      }
    }
  }

  /** A handler that lists tools which are not written in this file. */
  #readLists(): void {
    const module = this.#module;
    for (const lister of this.found.listers)
      for (const part of unknownBeside(module, lister, this.#evaluator))
        this.#unread(part, `\`${short(textOf(module, part))}\` in a list of tools`, 'what is in it is not known', true);
    if (this.found.tools.length > 0) return;
    const [converted] = this.#converted;
    if (converted) return converted();
    for (const lister of this.found.listers) {
      const name = nameOf(module, lister) ?? '';
      this.#unread(lister, `what \`${name}()\` lists`, 'the list is not known', true);
    }
  }
}

/** `name` of `Tool(name=name, …)` and of `{"name": name, …}`. */
function nameGiven(module: Module, node: PyNode) {
  const given = argumentsOf(module, node)?.find(({ key }) => key === 'name')?.value;
  if (given) return { of: 'Tool(name=', node: given, end: ')' };
  const written = entriesOf(node)?.find(({ key }) => key && /^["']name["']$/.test(textOf(module, key)))?.value;
  return written && { of: '{"name": ', node: written, end: '}' };
}

/** It has a decorator that registers it. */
const hasTool = ({ module, node }: FunctionRef): boolean =>
  decoratorsOf(node).some((each) => pathOf(module, each)?.at(-1) === 'tool');

/** The line break is a part of a decorator. */
const withoutBreak = (place: Place, text: string): Place => ({
  ...place,
  end: place.start + (/^@[\w.]+/.exec(text)?.[0] ?? text).length,
});

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text).replace(/\s+/g, ' ');

function loopAround(call: PyNode): PyNode | undefined {
  for (let at = call.parent; at && !isFunction(at); at = at.parent) {
    if (at.name !== 'ForStatement') continue;
    const word = at.getChild('in');
    if (word?.nextSibling) return word.nextSibling;
  }
  return undefined;
}
