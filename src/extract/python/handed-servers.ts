/** Functions of other files that are given a server, and register on it what is not read in those files: `orders.setup(app)`. */
import type { Kind } from './entries.js';
import { functionMeant, NO_TURN } from './functions.js';
import { methodOf, parametersGiven, type FunctionRef } from './methods.js';
import { headElsewhere, type Module } from './names.js';
import { mayHoldPythonTools } from './prefilter.js';
import { NAMED_LIKE_SERVER, type Server, type Servers } from './servers.js';
import { argumentsOf, bodyOf, calleeOf, memberOf, pathOf, textOf, walk, type Argument, type PyNode } from './syntax.js';
import { turnsOf, type Turn } from './turns.js';

interface GivenServer {
  readonly server: Server;
  /** The server, where the call is. */
  readonly names: readonly string[];
  readonly registered: readonly Registered[];
}

interface Registered {
  readonly kind: Kind;
  /** The file that registers it. */
  readonly module: Module;
  readonly args: readonly Argument[];
  readonly turn: Turn;
  readonly isAdded?: true;
  /** The expression of the function, and the function where it is known. */
  readonly fn: PyNode;
  readonly callable: FunctionRef | undefined;
}

const NO_CALLS: readonly PyNode[] = [];
/** So many functions hand a server to the next. */
const MOST_HOPS = 5;

/** What a call leads to: in a loop over modules it calls several functions, and each may hand the server on. */
export function serversGiven(servers: Servers, call: PyNode): GivenServer | undefined {
  const { module } = servers;
  const given = argumentsOf(module, call)?.find(({ value }) =>
    NAMED_LIKE_SERVER.test(pathOf(module, value)?.at(-1) ?? ''),
  );
  const names = given && pathOf(module, given.value);
  const server = names && servers.of(names, call);
  // What a function is given may be one, and what it makes of nothing known may not.
  const isGiven = names && module.meaningsOfPath(names.slice(0, 1), call)[0]?.is === 'parameter';
  if (!server || !(server.isSure || isGiven)) return undefined;
  const registered = new Following(servers).from(servers, call, given.value);
  return registered.length > 0 ? { server, names, registered } : undefined;
}

/** Whether a call hands a server to what cannot be followed, so that it may register anything. */
export function isLost(servers: Servers, call: PyNode, given: PyNode): boolean {
  const following = new Following(servers);
  following.from(servers, call, given);
  return following.isLost;
}

class Following {
  readonly #start: Servers;
  readonly #seen = new Set<string>();
  isLost = false;

  constructor(start: Servers) {
    this.#start = start;
  }

  /** What a call registers that hands on a server. */
  from(servers: Servers, call: PyNode, given: PyNode, hops = 0): readonly Registered[] {
    const args = argumentsOf(servers.module, call) ?? [];
    const index = args.findIndex(({ value }) => value.from === given.from);
    const key = args[index]?.key;
    if (index < 0 || hops > MOST_HOPS || args.some(({ spread }) => spread)) {
      this.isLost = true;
      return [];
    }
    if (key === undefined && index === 0 && isReadThere(servers.module, call)) return [];
    const functions = functionsCalled(servers, call);
    this.isLost ||= functions.length === 0 && mayRegister(servers.module, calleeOf(call));
    return functions.flatMap((each) => {
      const parameters = parametersGiven(each);
      const taken = key === undefined ? parameters[index] : parameters.find(({ name }) => name === key);
      return taken ? this.#registeredOn(taken.name, each, hops) : [];
    });
  }

  /** Nothing where the file itself says enough to be read. */
  #registeredOn(parameter: string, { module, node }: FunctionRef, hops: number): readonly Registered[] {
    const id = `${module.location}:${node.from}:${parameter}`;
    const body = node.name === 'FunctionDefinition' ? bodyOf(node) : undefined;
    if (!body || this.#seen.has(id)) return [];
    this.#seen.add(id);
    const start = this.#start;
    const isStart = module === start.module;
    const isRead = isStart || mayHoldPythonTools(module.text);
    const servers = isStart ? start : start.in(module);
    const isIt = (at: PyNode): boolean => {
      const [name, ...more] = pathOf(module, at) ?? [];
      if (name !== parameter || more.length > 0) return false;
      const [meaning] = module.meaningsOfPath([name], at);
      const isParameter = meaning?.is === 'parameter' && meaning.callable.from === node.from;
      return isParameter && !(isRead && servers.of([name], at));
    };
    return [...walk(body)].flatMap((site): readonly Registered[] => {
      if (site.name === 'VariableName' && isIt(site)) this.isLost ||= isKept(module, site);
      if (site.name === 'Decorator') return decorated(module, site, isIt);
      if (site.name !== 'CallExpression') return [];
      const registered = added(servers, site, isIt);
      if (registered) return registered;
      const given = argumentsOf(module, site)?.find(({ value }) => isIt(value));
      return given ? this.from(servers, site, given.value, hops + 1) : [];
    });
  }
}

/** `self.app = app`, `[app]`, `add = app.tool`: what becomes of it is not followed. */
function isKept(module: Module, { parent, from }: PyNode): boolean {
  if (parent?.name !== 'MemberExpression')
    return (
      parent !== null && /^(?:Assign|Yield)Statement$|^(?:Array|Tuple|Set|Dictionary)Expression$/.test(parent.name)
    );
  const name = memberOf(module, parent)?.name;
  const call = parent.parent?.name === 'CallExpression' && parent.parent.from === from ? parent.parent : undefined;
  return name === 'add_tool' ? !call : isKind(name) && call?.parent?.name !== 'CallExpression';
}

/** What is not known, and packages but those that run programs and servers. */
function mayRegister(module: Module, callee: PyNode): boolean {
  const meanings = module.meaningsOf(callee);
  return !meanings.some(
    (each) => each.is === 'builtin' || each.is === 'class' || (each.is === 'external' && RUNS_SERVERS.test(each.path)),
  );
}
const RUNS_SERVERS =
  /^(?:mcp|fastmcp|typing|asyncio|anyio|trio|uvicorn|hypercorn|gunicorn|starlette|fastapi|flask|logging|contextlib|functools|inspect|atexit|signal|threading|concurrent|click|typer|rich|sys|os|json|pprint|weakref|unittest|pytest)(?:\.|$)/;

/** Of most functions, the text of their file says that: then that is not parsed. */
function isReadThere(module: Module, call: PyNode): boolean {
  const elsewhere = module.definedElsewhere(calleeOf(call));
  if (elsewhere?.is !== 'function' || !mayHoldPythonTools(elsewhere.module.text)) return false;
  const [, first] = /^\s*(\w{1,100})\s*[:,=)]/.exec(headElsewhere(elsewhere)?.[2] ?? '') ?? [];
  return first !== undefined && NAMED_LIKE_SERVER.test(first);
}

function functionsCalled(servers: Servers, call: PyNode): readonly FunctionRef[] {
  const { module } = servers;
  const callee = calleeOf(call);
  const member = memberOf(module, callee);
  const turns = turnsOf(module, call, NO_CALLS) ?? [];
  const rounds = turns.flatMap((turn) => turn.get(textOf(module, member ? member.object : callee)) ?? []);
  const isOfLoop = rounds.length > 0;
  const meant = isOfLoop
    ? rounds.flatMap(({ module: of, node }) =>
        of.meaningsOfPath([...(pathOf(of, node) ?? []), ...(member ? [member.name] : [])], node),
      )
    : module.meaningsOf(callee);
  const functions = meant.flatMap((each): FunctionRef[] => {
    if (each.is === 'function') return [{ module: each.module, node: each.node }];
    return each.is === 'class' ? [methodOf(each.module, each.node, '__init__')].flatMap((own) => own ?? []) : [];
  });
  if (isOfLoop || functions.length > 0) return functions;
  const only = functionMeant(servers, module, callee);
  if (only || !member) return only ? [only] : [];
  // `Orders().setup(app)`
  return servers.instancesIn(module, member.object).flatMap((each) => {
    const method = each.is === 'class' && each.node ? methodOf(each.module, each.node, member.name) : undefined;
    return method ?? [];
  });
}

/** `@app.tool(…)` */
function decorated(module: Module, decorator: PyNode, isIt: (node: PyNode) => boolean): readonly Registered[] {
  const [name, kind, ...more] = pathOf(module, decorator) ?? [];
  const callable = decorator.parent?.getChild('FunctionDefinition');
  if (name === undefined || more.length > 0 || !callable || !isKind(kind)) return [];
  const owner = decorator.getChild('VariableName');
  if (!owner || !isIt(owner)) return [];
  const args = argumentsOf(module, decorator) ?? [];
  return [{ kind, module, args, turn: NO_TURN, fn: callable, callable: { module, node: callable } }];
}

/** `app.add_tool(look, …)`, `app.tool(…)(look)`; undefined where it is another call. */
function added(servers: Servers, call: PyNode, isIt: (node: PyNode) => boolean): readonly Registered[] | undefined {
  const { module } = servers;
  const made = calleeOf(call).name === 'CallExpression' ? calleeOf(call) : undefined;
  const member = memberOf(module, calleeOf(made ?? call));
  const isAdded = !made && member?.name === 'add_tool';
  const kind = isAdded ? 'tool' : made ? member?.name : undefined;
  if (!member || !isKind(kind) || !isIt(member.object)) return undefined;
  const [first, ...others] = argumentsOf(module, call) ?? [];
  if (!first || first.spread) return [];
  const args = made ? (argumentsOf(module, made) ?? []) : others;
  return (turnsOf(module, call, NO_CALLS) ?? [NO_TURN]).map((turn) => ({
    ...{ kind, module, args, turn, fn: first.value, ...(isAdded && { isAdded }) },
    callable: functionMeant(servers, module, first.value, turn),
  }));
}

const isKind = (name: string | undefined): name is Kind => name === 'tool' || name === 'prompt' || name === 'resource';
