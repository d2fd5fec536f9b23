/** What a file registers: functions with decorators, calls that add functions, and tools that are written in a list. */
import type { Packages } from '../../core/code.js';
import { append } from '../../core/collections.js';
import { type Given, type Kind } from './entries.js';
import type { Found } from './found.js';
import { Registrar, short } from './registrar.js';
import { WrittenTools } from './written-tools.js';
import type { FunctionRef } from './methods.js';
import { functionMeant, NO_TURN } from './functions.js';
import type { Module } from './names.js';
import { handedBy, MAY_ADD } from './helpers.js';
import { serversGiven } from './handed-servers.js';
import {
  givenTo,
  isDecorator,
  OWN_DECORATOR,
  ownRegistry,
  registersItself,
  saysWhatIsServed,
  takenBy,
} from './own-decorators.js';
import { neverCalledIn, type IsUnused } from './never-called.js';
import { removedIn } from './removed.js';
import { misplacedIn } from './signatures.js';
import { isHighLevel, isLowLevel, libraryOf, type Server, type Servers } from './servers.js';
import {
  argumentsOf,
  bare,
  calleeOf,
  decoratorsOf,
  functionAround,
  headOfDecorator,
  isFunction,
  isTried,
  memberOf,
  nameOf,
  pathOf,
  placeOf,
  textOf,
  walk,
  type Argument,
  type PyNode,
} from './syntax.js';
import { refusedBy } from './constructors.js';
import { endsOfRuns, runOf } from './runs.js';
import { unappliedTo } from './unapplied.js';
import { envOf, rowsMeant, turnsOf } from './turns.js';
import type { Env, Evaluator } from './values.js';

/** What makes a server whose tools are described elsewhere. */
const MADE_ELSEWHERE = new Set(['from_openapi', 'from_fastapi', 'as_proxy', 'from_client']);
/** The names of what registers, or is a class. */
const MAY_REGISTER = /[A-Z]|tool|^(?:from|as)_/;
/** Of the protocol. */
const TOOL = /^(?:mcp|mcp_types)\.(?:types\.)?Tool$/;
/** What a low-level server is run with. */
const OPTIONS = /^mcp\.server\.(?:.+\.)?InitializationOptions$/;
const NO_ENV: Env = new Map();

export function collect(module: Module, evaluator: Evaluator, packages: Packages, isUnused?: IsUnused): Found {
  const decorated: PyNode[] = [];
  const calls: PyNode[] = [];
  const dictionaries: PyNode[] = [];
  const cursor = module.root.cursor();
  do {
    if (cursor.name === 'DecoratedStatement') decorated.push(cursor.node);
    else if (cursor.name === 'CallExpression') calls.push(cursor.node);
    else if (cursor.name === 'DictionaryExpression') dictionaries.push(cursor.node);
  } while (cursor.next());
  const to = new Registrar(module, evaluator, packages, calls);
  const written = new WrittenTools(to);
  const collector = new Collector(to, written);
  const isDead = neverCalledIn(module, isUnused);
  for (const each of decorated) if (!isDead(each)) collector.readDecorated(each);
  for (const each of calls) if (!isDead(each)) collector.readCall(each);
  for (const each of dictionaries) if (!isDead(each)) written.readDictionary(each);
  collector.noteHandedOn();
  written.noteUnknown();
  const { found, wiring, servers } = to;
  found.removed = removedIn(module, calls, evaluator);
  found.wired = wiring.wiring();
  found.servers = servers;
  return found;
}

/** Reads decorators and calls. */
class Collector {
  readonly #to: Registrar;
  readonly #written: WrittenTools;
  readonly #module: Module;
  readonly #servers: Servers;
  readonly #runs: ReadonlyMap<string, number>;
  /** `import x as y`: the new name says nothing of what it is. */
  readonly #renamed: ReadonlySet<string>;
  /** Functions that register what they are given, by where they are; without what is to be said where their calls are read. */
  readonly #noted = new Map<number, (() => void) | undefined>();

  constructor(to: Registrar, written: WrittenTools) {
    this.#to = to;
    this.#written = written;
    this.#module = to.module;
    this.#servers = to.servers;
    this.#runs = endsOfRuns(to.servers);
    this.#renamed = new Set(Array.from(to.module.text.matchAll(/\sas\s+(\w+)/g), ([, name]) => name!));
  }

  noteHandedOn(): void {
    for (const note of this.#noted.values()) note?.();
  }

  readDecorated(statement: PyNode): void {
    const callable = statement.getChild('FunctionDefinition');
    if (!callable) return;
    const module = this.#module;
    for (const decorator of statement.getChildren('Decorator')) {
      const aliased = this.#aliased(decorator);
      const names = aliased?.names ?? pathOf(module, decorator)!;
      const last = names.at(-1);
      if (last === undefined) continue;
      const args = aliased?.args ?? argumentsOf(module, decorator) ?? [];
      const call: Given = { module, args, env: NO_ENV };
      const ref: FunctionRef = { module, node: callable };
      const owner = names.slice(0, -1);
      if (last === 'tool' || last === 'prompt' || last === 'resource') {
        if (this.#servers.hasOwnMethod(owner, last, decorator)) {
          if (last === 'tool')
            this.#to.unread(decorator, `\`@${names.join('.')}\``, "the decorator is the project's own");
          return;
        }
        const server = this.#servers.of(owner, decorator);
        if (server && this.#isLate(statement, owner)) {
          const run = `${owner.join('.')}.run()`;
          this.#to.found.late.push({ ...headOfDecorator(module, decorator), name: nameOf(module, callable)!, run });
          return this.#to.unread(decorator, `\`@${names.join('.')}\``, `\`${run}\` is before it`);
        }
        if (server) {
          if (!aliased?.args && !decorator.getChild('ArgList') && this.#servers.needsCall(owner, decorator))
            this.#to.found.bareDecorators.push(headOfDecorator(module, decorator));
          if (last === 'tool' && this.#servers.isSdksOwn(owner, decorator))
            append(this.#to.found.unapplied, unappliedTo(this.#servers, decorator));
          if (this.#to.refuses(last, owner, args, decorator, server)) return;
          // A method of a class of the project, which hands it on.
          const takes = last === 'tool' ? takenBy(this.#servers, names, decorator) : undefined;
          const own = takes && takes !== 'unknown' ? { ...server, takes } : server;
          return this.#to.register(last, call, ref, own, decorator, this.#to.servedBy(owner, decorator));
        }
        if (this.#servers.isLowLevelOfSdk(owner, decorator)) {
          const name = `@${names.join('.')}()`;
          if (!isTried(module, decorator))
            this.#to.found.lackedDecorators.push({ ...headOfDecorator(module, decorator), name });
          return this.#to.unread(decorator, `\`${name}\``, 'the low-level `Server` has no such decorator');
        }
      }
      if (last === 'read_resource' && this.#servers.isLowLevelOfSdk(owner, decorator))
        return void this.#to.found.readers.push(callable);
      if (/^list_tools$|^call_tool$/.test(last) && this.#servers.isLowLevel(owner, decorator))
        return void (last === 'list_tools' ? this.#to.found.listers : this.#to.found.dispatchers).push(callable);
      if (OWN_DECORATOR.test(last) || registersItself(this.#to, names, decorator)) {
        const registry = ownRegistry(this.#servers, names, decorator);
        if (registry) {
          const server: Server = { ...registry, group: this.#to.group(module.root) };
          const isBound =
            functionAround(callable) === undefined && callable.parent?.parent?.parent?.name === 'ClassDefinition';
          const own: FunctionRef = isBound ? { ...ref, isBound } : ref;
          return this.#to.register('tool', call, own, server, decorator, { isHandedOn: true });
        }
      }
    }
  }

  #isLate(statement: PyNode, owner: readonly string[]): boolean {
    const end = this.#runs.get(owner.join('.'));
    const isAtTop = statement.parent?.name === 'Script';
    return end !== undefined && isAtTop && statement.from >= end && this.#servers.isSdksOwn(owner, statement);
  }

  /** What a decorator is that has a name of the file: `register = mcp.tool()`, or `add = mcp.tool`, which is called. */
  #aliased(decorator: PyNode): { readonly names: readonly string[]; readonly args?: readonly Argument[] } | undefined {
    const module = this.#module;
    const path = pathOf(module, decorator)!;
    const [meaning, ...others] = path.length === 1 ? module.meaningsOfPath(path, decorator) : [];
    if (meaning?.is !== 'value' || meaning.module !== module || !meaning.node || others.length > 0) return undefined;
    const value = bare(meaning.node);
    const made = value.name === 'CallExpression' ? value : undefined;
    const names = pathOf(module, made ? calleeOf(made) : value);
    if (!names || names.length < 2 || !/^(?:tool|prompt|resource)$/.test(names.at(-1)!)) return undefined;
    return { names, ...(made && { args: argumentsOf(module, made) ?? [] }) };
  }

  readCall(call: PyNode): void {
    const module = this.#module;
    const callee = calleeOf(call);
    if (callee.name === 'CallExpression') return this.#readApplied(call, callee, argumentsOf(module, call)?.[0]?.value);
    const member = memberOf(module, callee);
    const name = member?.name ?? textOf(module, callee);
    const run = member && name === 'run' ? runOf(this.#servers, call, this.#to.packages) : undefined;
    if (run) return void this.#to.found.runs.push(run);
    if (this.#readGivenServer(call)) return;
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
      if (isHighLevel(module.externalOf(member.object) ?? ''))
        this.#to.unread(call, `\`${textOf(module, callee)}(…)\``, 'what it lists is described outside of the code');
      return;
    }
    if (member?.name === 'from_function' && !this.#isAdded(call)) return this.#readFromFunction(call);
    // Only classes are looked for.
    const path = /[A-Z]/.test(name) || this.#renamed.has(name) ? module.externalOf(callee) : undefined;
    if (path === undefined) return;
    if (TOOL.test(path)) this.#written.readCall(call);
    if (isLowLevel(path)) this.#readHandlers(args);
    if (OPTIONS.test(path)) this.#readCapabilities(args);
    if (!isHighLevel(path)) return;
    this.#to.wiring.note(call, path);
    const refused = refusedBy({ module, call, args }, path, this.#to.packages);
    if (refused) {
      this.#to.found.unknownArguments.push(refused);
      if (!refused.isIgnored) this.#to.unread(call, `\`${name}(${refused.name}=…)\``, 'the SDK has no such argument');
    }
    this.#readServer(call);
  }

  /** `Server("name", on_list_tools=list_tools, on_call_tool=call_tool)` */
  #readHandlers(args: readonly Argument[]): void {
    for (const { key, value } of args)
      if (key === 'on_list_tools' || key === 'on_call_tool') this.#readHandler(key.slice('on_'.length), value, value);
  }

  /** `InitializationOptions(…, capabilities=ServerCapabilities())`, for a server with tools. */
  #readCapabilities(args: readonly Argument[]): void {
    const given = args.find(({ key }) => key === 'capabilities')?.value;
    if (given?.name !== 'CallExpression') return;
    const path = this.#module.externalOf(calleeOf(given)) ?? '';
    const announced = /^mcp\.(?:.+\.)?ServerCapabilities$/.test(path) ? argumentsOf(this.#module, given) : undefined;
    if (announced?.every(({ key, spread }) => !spread && key !== 'tools'))
      this.#to.found.unannounced.push(placeOf(this.#module, given));
  }

  /** A function that lists tools, or answers for all of them. */
  #readHandler(kind: string, fn: PyNode, site: PyNode): void {
    const { listers, dispatchers } = this.#to.found;
    const callable = functionMeant(this.#servers, this.#module, fn);
    if (callable?.module === this.#module) (kind === 'list_tools' ? listers : dispatchers).push(callable.node);
    else if (kind === 'list_tools') this.#to.unknown(site, `what \`${short(this.#module, fn)}\` lists`, 'the list');
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
    const args = argumentsOf(module, made) ?? [];
    if (server && !this.#to.refuses(kind, names, args, call, server))
      this.#registerTurns(kind, call, fn, (env) => ({ module, args, env }), server, names);
  }

  /** `x.add_tool(fn, name="a")`, `x.add_tool(Tool.from_function(fn))`, `x.tool(fn)` */
  #readAdded(method: 'tool' | 'add_tool', call: PyNode, server: Server): void {
    const module = this.#module;
    const args = argumentsOf(module, call)!;
    const first = (method === 'add_tool' && args.find(({ key }) => key === 'fn')) || args[0];
    const others = args.filter((each) => each !== first);
    const isApplied = call.parent?.name === 'CallExpression' && calleeOf(call.parent).to === call.to;
    if (method === 'tool' && (isApplied || first!.key !== undefined || !this.#mayBeFunction(first!.value))) return;
    const isAdded = method === 'add_tool' ? ({ isAdded: true } as const) : {};
    const given: Given = { module, args: others, env: NO_ENV, ...isAdded };
    append(this.#to.found.misplaced, misplacedIn(given, this.#to.contextOf(server).sdk));
    const owner = pathOf(module, memberOf(module, calleeOf(call))!.object)!;
    if (this.#to.refuses(method, owner, args, call, server)) return;
    const value = bare(first!.value);
    const made = value.name === 'CallExpression' ? memberOf(module, calleeOf(value)) : undefined;
    if (made?.name === 'from_function') return this.#readFromFunction(value, server);
    if (this.#isReadWhereMade(module, value)) return;
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
    const elsewhere = module.definedElsewhere(callee);
    if (elsewhere && !MAY_ADD.test(elsewhere.module.text)) return false;
    const helper = functionMeant(this.#servers, module, callee);
    if (!helper || helper.node.name !== 'FunctionDefinition' || (helper.module === module && !helper.isBound))
      return false;
    const handed = handedBy(module, call, helper);
    if (!handed) return false;
    const servers = helper.module === module ? this.#servers : this.#servers.in(helper.module);
    const server = servers.of(pathOf(helper.module, handed.owner) ?? [], handed.site);
    if (!server) return false;
    if (helper.module === module) this.#noted.set(helper.node.from, undefined);
    const callable = functionMeant(this.#servers, module, handed.fn);
    if (!callable) {
      if (!givenTo(module, handed.fn)) this.#to.unknownFunction(call, handed.fn);
      return true;
    }
    const env = envOf(handed.turn, this.#to.evaluator);
    const isAdded = handed.isAdded && ({ isAdded: true } as const);
    const given: Given = { module: helper.module, args: handed.args, env, ...isAdded };
    this.#to.register('tool', given, callable, server, call, { isHandedOn: true });
    return true;
  }

  /** `orders.setup(app)`: what another file registers that does not say what `app` is. */
  #readGivenServer(call: PyNode): boolean {
    const given = serversGiven(this.#servers, call);
    if (!given) return false;
    const served = this.#to.servedBy(given.names, call);
    for (const { kind, module, args, turn, isAdded, fn, callable } of given.registered) {
      const env = envOf(turn, this.#to.evaluator);
      const how: Given = { module, args, env, ...(isAdded && { isAdded }) };
      if (callable && isAdded && saysWhatIsServed(callable)) continue;
      if (callable) this.#to.register(kind, how, callable, given.server, call, served);
      else this.#to.unknown(call, `\`${short(module, fn)}\``, 'the function');
    }
    this.#to.wiring.noteRead(call);
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
    const path = (pathOf(module, owner) && module.externalOf(owner)) ?? '';
    const library = /\b(?:Function)?Tool$/.test(path) ? libraryOf(path) : undefined;
    if (!of && !library) return;
    const server = of ?? { group: this.#to.group(this.#module.root), isSure: true, library: library! };
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
    const served = owner && this.#to.servedBy(owner, call);
    const isKnown = functionMeant(this.#servers, module, fn) !== undefined;
    const helper = kind !== 'tool' || isKnown ? undefined : givenTo(module, fn);
    if (helper) this.#handOn(call, fn, helper);
    // How often a function is called that makes a server: each has the same.
    const isSame = isKnown && givenIn(NO_ENV).args.every(({ value }) => isConstant(module, value));
    const turns = isSame ? [NO_TURN] : turnsOf(module, call, this.#to.calls);
    for (const turn of turns ?? [NO_TURN]) {
      const callable = functionMeant(this.#servers, module, fn, turn);
      const given = givenIn(envOf(turn, this.#to.evaluator));
      if (callable && given.isAdded && saysWhatIsServed(callable)) continue;
      if (callable) this.#to.register(kind, given, callable, server, call, served);
      else if (!helper || turn.size > 0) {
        const loop = turns ? undefined : loopAround(call);
        if (loop) this.#to.unknown(call, `a loop over \`${textOf(module, loop)}\``, 'the list');
        else this.#to.unknownFunction(call, fn);
      }
    }
  }

  /** A function that registers what it is given may be called in other files, which are not read here. */
  #handOn(call: PyNode, fn: PyNode, helper: PyNode): void {
    const module = this.#module;
    const name = nameOf(module, helper);
    if (helper.name === 'LambdaExpression' || name === undefined) return this.#to.unknownFunction(call, fn);
    if (this.#noted.has(helper.from)) return;
    const isMeant = (node: PyNode): boolean => node.name === 'VariableName' && textOf(module, node) === name;
    const isHandedOn = this.#to.calls.some((each) =>
      argumentsOf(module, each)?.some(({ value }) => isMeant(bare(value))),
    );
    const isCalled = this.#to.calls.some((each) => isMeant(calleeOf(each)));
    if (!isHandedOn && (isCalled || isDecorator(module, helper))) return;
    const what = `what \`${name}()\` is given`;
    this.#noted.set(helper.from, () =>
      isHandedOn
        ? this.#to.unread(call, what, 'it is handed to other functions')
        : this.#to.unknown(call, what, 'where it is called'),
    );
  }

  /** `FastMCP("name", instructions="…", tools=[a, b])` */
  #readServer(call: PyNode): void {
    const module = this.#module;
    for (const { key, value } of argumentsOf(module, call) ?? []) {
      if (key === 'instructions') {
        const text = this.#to.evaluator.valueOf(module, value);
        if (text.kind === 'string' || text.kind === 'unknown') this.#to.found.instructions.push(text);
      }
      if (key !== 'tools') continue;
      const library = libraryOf(module.externalOf(calleeOf(call)) ?? '');
      const server: Server = { group: this.#to.group(call), isSure: true, ...(library && { library }) };
      const rows = value.name === 'None' ? [] : rowsMeant(module, value);
      if (!rows) this.#to.unknown(value, `\`tools=${short(module, value)}\``, 'the list');
      for (const { module: of, cells } of rows ?? []) {
        const item = cells[0]!;
        const callable = functionMeant(this.#servers, of, item);
        const isMade = this.#isReadWhereMade(of, item) || (callable && hasTool(callable));
        if (isMade) continue;
        if (callable) this.#to.register('tool', { module: of, args: [], env: NO_ENV }, callable, server, item);
        else this.#to.unknown(value, `\`${short(of, item)}\` in \`tools=\``, 'the function');
      }
    }
  }
}

/** It has a decorator that registers it. */
const hasTool = ({ module, node }: FunctionRef): boolean =>
  decoratorsOf(node).some((each) => pathOf(module, each)?.at(-1) === 'tool');

/** No parameter, variable of a function or of a loop is in it. */
const isConstant = (module: Module, node: PyNode): boolean =>
  [...walk(node)].every((each) => {
    const meaning = each.name === 'VariableName' ? module.meaningOf(each) : { is: 'builtin' };
    if (!meaning || meaning.is === 'parameter') return false;
    return !('node' in meaning && meaning.is === 'value' && meaning.node && functionAround(meaning.node));
  });

function loopAround(call: PyNode): PyNode | undefined {
  for (let at = call.parent; at && !isFunction(at); at = at.parent) {
    if (at.name !== 'ForStatement') continue;
    const word = at.getChild('in');
    if (word?.nextSibling) return word.nextSibling;
  }
  return undefined;
}
