/** The servers of the MCP SDK that a file makes, and where one is connected again and again. */
import type { MadeServer, SharedServer } from '../../../core/code.js';
import { groupBy } from '../../../core/collections.js';
import { plain } from '../../result/values.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { functionAround } from '../returns.js';
import { importOf, modulesOf, versionOf } from '../modules.js';
import type { Scopes } from '../scopes.js';
import type { Survey } from '../survey.js';
import { bare, holds, isFunction, isInside, keyName, memberName, path, walkAst, place } from '../syntax.js';
import type { FunctionNode, SyntaxNode, TSESTree } from '../syntax.js';
import { isSdkServer, isTypedAsSdkServer, nameOfKept } from '../registrations/mcp-imports.js';
import { classAround } from '../registrations/receivers.js';
import { consumedBodiesOf } from './consumed-bodies.js';
import { NamesInFile } from './names-in-file.js';

export function serversOf(evaluator: Evaluator): MadeServer[] {
  const { made, scopes } = evaluator.file;
  return made
    .filter(({ callee }) => isOfSdk(bare(callee), scopes))
    .map((each) => {
      const [info] = each.arguments;
      return { ...place(each), ...(info && { info: plain(evaluator.evaluate(info)) }) };
    });
}

function isOfSdk(name: SyntaxNode, scopes: Scopes): boolean {
  const imported = importOf(name, scopes);
  return imported !== undefined && SERVERS.has(imported.name) && versionOf(imported.source) !== undefined;
}

const SERVERS: ReadonlySet<string> = new Set(['McpServer', 'Server']);

/** One server, given a new transport in a function that runs for each request. */
export function sharedServersOf(evaluator: Evaluator): SharedServer[] {
  const { calls, identifiers, modules, scopes } = evaluator.file;
  if (!modules.some((name) => versionOf(name) !== undefined || name === HONO)) return [];
  const connections = new Connections(evaluator);
  const sends = (): boolean =>
    identifiers.some(({ name }) => SENDS.test(name)) ||
    calls.some(({ callee }) => SENDS.test(path(callee).at(-1) ?? ''));
  const connected = calls.flatMap((call) => {
    const shared = connections.sharedIn(call);
    if (!shared || (isOfSse(shared.request, evaluator.file) && losesMessages(evaluator.file))) return [];
    const { server, request } = shared;
    const isAnsweredAlone = isAtOnce(request) && !sends();
    const how = {
      isAnsweredAlone,
      isOfSession: isOfSession(call, request),
      isOfSse: isOfSse(request, evaluator.file),
      isNeverClosed: isNeverClosed(request, evaluator.file),
    };
    return [{ ...place(call), server: place(server), ...how }];
  });
  const transports = groupBy(calls, (call) => connections.transportIn(call));
  return [
    ...connected,
    ...[...transports].flatMap(([transport, [first]]) =>
      transport && first
        ? [
            {
              ...{ ...place(transport), server: place(first), isOfTransport: true as const, ...NOT_ALONE },
              ...(importOf(bare(transport.callee), scopes)?.source === HONO && { isOfHono: true as const }),
            },
          ]
        : [],
    ),
  ];
}

/** The server gets no message and answers none, to whomever: where they are sent to, nothing reads them, or is too late. */
function losesMessages(file: Survey): boolean {
  const handed = file.calls.filter(({ callee }) => path(callee).at(-1) === 'handlePostMessage');
  if (handed.length > 0) return consumedBodiesOf(file).length === handed.length;
  const endpoints = file.made.flatMap((each) => (/^SSE/.test(ofSdk(each, file.scopes)) ? textOf(each) : []));
  return file.calls.some((route) => {
    const handler = route.arguments.at(-1);
    const isEndpoint = path(route.callee).at(-1) === 'post' && textOf(route).some((each) => endpoints.includes(each));
    return isEndpoint && handler !== undefined && isFunction(handler) && !readsRequest(handler, file.scopes);
  });
}

/** The text that is the first argument. */
const textOf = ({ arguments: [first] }: TSESTree.CallExpression | TSESTree.NewExpression): string[] =>
  first?.type === 'Literal' && typeof first.value === 'string' ? [first.value] : [];

function readsRequest({ params: [request], body }: FunctionNode, scopes: Scopes): boolean {
  if (request?.type !== 'Identifier') return request !== undefined;
  return holds(body, (node) => node.type === 'Identifier' && scopes.resolve(node)?.node === request);
}

const NOT_ALONE = { isAnsweredAlone: false, isOfSession: false, isOfSse: false, isNeverClosed: false };

/** A transport without sessions that the request opens, and that nothing closes: the SDK does not. */
function isNeverClosed(request: FunctionNode, { scopes }: Survey): boolean {
  const isOpen = (node: SyntaxNode): boolean => node.type === 'NewExpression' && isStateless(node, scopes);
  const closes = (node: SyntaxNode): boolean =>
    node.type === 'MemberExpression' && /^(?:close|dispose|cleanup)$/.test(memberName(node) ?? '');
  return holds(request.body, isOpen) && !holds(request.body, closes);
}

/** Only where a client begins, as a rule: `if (!sessionId && isInitializeRequest(req.body))`. */
function isOfSession(call: SyntaxNode, request: FunctionNode): boolean {
  for (let at: SyntaxNode = call; at !== request && at.parent; at = at.parent) {
    const { parent } = at;
    if (parent.type !== 'IfStatement' || at === parent.test) continue;
    if (holds(parent.test, (node) => node.type === 'Identifier' && OF_SESSION.test(node.name))) return true;
  }
  return false;
}
const OF_SESSION = /initiali[sz]e|session/i;

/** Calls of `connect` in functions that run for each request. */
class Connections {
  readonly #evaluator: Evaluator;
  readonly #names: NamesInFile;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
    this.#names = new NamesInFile(evaluator);
  }

  /** Where the server is declared that a call connects, if it is one for all requests, and the function that each runs. */
  sharedIn(call: TSESTree.CallExpression): { readonly server: SyntaxNode; readonly request: FunctionNode } | undefined {
    const callee = bare(call.callee);
    if (callee.type !== 'MemberExpression' || memberName(callee) !== 'connect') return undefined;
    const request = this.#requestAround(call);
    if (!request || !makesTransport(request, this.#evaluator.file.scopes)) return undefined;
    if (this.#isFirst(call, request) || this.#runsOnce(request)) return undefined;
    const server = bare(callee.object);
    const declared = server.type === 'Identifier' ? this.#declaredOutside(server, request) : this.#member(server);
    return declared && !this.#isGuarded(request, this.#isSame(server)) ? { server: declared, request } : undefined;
  }

  /** The transport without sessions that answers all requests, one of which this call answers. */
  transportIn(call: TSESTree.CallExpression): TSESTree.NewExpression | undefined {
    const callee = bare(call.callee);
    if (callee.type !== 'MemberExpression' || memberName(callee) !== 'handleRequest') return undefined;
    const { scopes } = this.#evaluator.file;
    const owner = bare(callee.object);
    const binding = owner.type === 'Identifier' ? scopes.resolve(owner) : undefined;
    const isAnother =
      binding?.kind === 'variable' && binding.node.init && scopes.isReassigned(path(owner)[0]!, binding);
    if (isAnother) return undefined;
    const value = owner.type === 'Identifier' ? scopes.valueOf(owner) : this.#onlyMember(owner);
    const kept = value ? undefined : this.#keptOnce(owner);
    const transport = kept ?? (value && bare(value));
    if (transport?.type !== 'NewExpression' || !isStateless(transport, scopes)) return undefined;
    const isForAll = kept !== undefined || this.#requestAround(transport) === undefined;
    return isForAll && this.#requestAround(call) !== undefined ? transport : undefined;
  }

  #isSame(server: SyntaxNode): (node: SyntaxNode) => boolean {
    const { scopes } = this.#evaluator.file;
    if (server.type !== 'Identifier')
      return (node) => node.type === 'MemberExpression' && path(node).join('.') === path(server).join('.');
    const own = scopes.resolve(server);
    return (node) => node.type === 'Identifier' && scopes.resolve(node) === own;
  }

  /** A server by what it is made with, typed as, or else called: only one takes the transport of a server. */
  #declaredOutside(server: TSESTree.Identifier, request: FunctionNode): SyntaxNode | undefined {
    const { scopes } = this.#evaluator.file;
    const binding = scopes.resolve(server);
    if (!binding || isInside(binding.node, request) || scopes.isReassigned(server.name, binding)) return undefined;
    if (isSdkServer(server, { evaluator: this.#evaluator, modules: modulesOf(this.#evaluator.file) }))
      return binding.node;
    if (!/server$/i.test(server.name)) return undefined;
    if (binding.kind === 'import') return binding.node;
    const init = binding.kind === 'variable' && binding.node.init ? bare(binding.node.init) : undefined;
    const made = init?.type === 'AwaitExpression' ? bare(init.argument) : init;
    // Another class may do something else with each transport.
    return binding.kind === 'param' || made?.type === 'CallExpression' ? binding.node : undefined;
  }

  #member(server: SyntaxNode): SyntaxNode | undefined {
    const made = this.#onlyMember(server);
    if (!made) return this.#given(server);
    return isOfSdk(bare(made.callee), this.#evaluator.file.scopes) ? made : undefined;
  }

  /** `constructor(private server: McpServer) {}`, or with a type and `this.server = server`. */
  #given(server: SyntaxNode): SyntaxNode | undefined {
    const { file } = this.#evaluator;
    const kept = server.type === 'MemberExpression' && server.object.type === 'ThisExpression' && memberName(server);
    const facts = { evaluator: this.#evaluator, modules: modulesOf(file) };
    const own = classAround(server)?.body.body.find((each) => keyName(each) === 'constructor');
    if (!kept || own?.type !== 'MethodDefinition') return undefined;
    const assigned = file.kept.filter(({ left }) => path(left).join('.') === `this.${kept}`);
    const [only] = assigned;
    if (only) {
      const isOnce = assigned.length === 1 && functionAround(only) === own.value;
      return isOnce && only.right.type === 'Identifier' && isSdkServer(only.right, facts) ? only : undefined;
    }
    const given = own.value.params.flatMap((each) => (each.type === 'TSParameterProperty' ? [each.parameter] : []));
    return given.find(
      (each) => each.type === 'Identifier' && each.name === kept && isTypedAsSdkServer(each, facts.modules),
    );
  }

  /** `this.server`, which a field or the constructor has made. A method may make another each time. */
  #onlyMember(owner: SyntaxNode): TSESTree.NewExpression | undefined {
    const name = path(owner).join('.');
    if (owner.type !== 'MemberExpression' || !name.startsWith('this.')) return undefined;
    const all = this.#evaluator.file.made.filter((each) => nameOfKept(each) === name);
    const isOnce = ({ parent }: SyntaxNode): boolean =>
      parent?.type !== 'AssignmentExpression' || isConstructor(functionAround(parent));
    return all.every(isOnce) ? all[0] : undefined;
  }

  /** `this.transport`, which the first request makes for all. */
  #keptOnce(owner: SyntaxNode): TSESTree.NewExpression | undefined {
    const name = path(owner).join('.');
    if (owner.type !== 'MemberExpression' || !name.startsWith('this.')) return undefined;
    const { kept, made } = this.#evaluator.file;
    const only = made.find((each) => nameOfKept(each) === name);
    const method = only && functionAround(only);
    const isSetAgain = kept.filter(({ left }) => path(left).join('.') === name).length > 1;
    if (!method || isSetAgain) return undefined;
    return missingAround(only) === name || this.#runsOnce(method) ? only : undefined;
  }

  /** `if (!this.transport) await this.start();` */
  #runsOnce({ parent }: FunctionNode): boolean {
    if (parent.type !== 'MethodDefinition') return false;
    const runs = this.#evaluator.file.calls.filter((each) => path(each.callee).join('.') === `this.${keyName(parent)}`);
    return runs.length > 0 && runs.every((each) => this.#isFirst(each, parent));
  }

  /** It is done where something is missing that the code sets. */
  #isFirst(node: SyntaxNode, code: SyntaxNode): boolean {
    const missing = missingAround(node);
    if (missing === undefined) return false;
    const { kept } = this.#evaluator.file;
    return kept.some(({ left }) => isInside(left, code) && path(left).join('.') === missing);
  }

  /** The function around a node that is called for each request. */
  #requestAround(node: SyntaxNode, depth = 0): FunctionNode | undefined {
    const callable = functionAround(node);
    if (!callable) return undefined;
    if (takesRequests(callable)) return callable;
    const named = callable.id ?? (callable.parent.type === 'VariableDeclarator' ? callable.parent.id : undefined);
    if (callable.parent.type === 'CallExpression') return this.#requestAround(callable, depth);
    if (callable.parent.type === 'MethodDefinition')
      return depth < MOST_CALLS && this.#isMethodForRequests(callable.parent, depth) ? callable : undefined;
    if (named?.type !== 'Identifier' || depth >= MOST_CALLS) return undefined;
    const binding = this.#evaluator.file.scopes.resolve(named);
    const uses = binding ? this.#names.usesOf(binding, named.name).filter((each) => each !== named) : [];
    // Its own transports are made in it, so that it is what is called again.
    const isAgain = uses.some((use) => {
      const call = use.parent;
      if (isHandledBy(use)) return true;
      return (
        call.type === 'CallExpression' && call.callee === use && this.#requestAround(call, depth + 1) !== undefined
      );
    });
    return isAgain ? callable : undefined;
  }

  /** `app.post('/mcp', this.handle.bind(this))`, `app.post('/mcp', (req, res) => this.handle(req, res))` */
  #isMethodForRequests(method: TSESTree.MethodDefinition, depth: number): boolean {
    const name = keyName(method);
    return holds(method.parent, (node) => {
      if (node.type !== 'MemberExpression' || node.object.type !== 'ThisExpression' || memberName(node) !== name)
        return false;
      const { parent } = node;
      if (parent.type === 'CallExpression' && parent.callee === node)
        return this.#requestAround(parent, depth + 1) !== undefined;
      const isBound = parent.type === 'MemberExpression' && parent.object === node && memberName(parent) === 'bind';
      return isBound && isHandledBy(parent.parent);
    });
  }

  /** It is closed before, or the code asks whether it is connected: by the server, or by a variable that it sets. */
  #isGuarded(request: FunctionNode, isServer: (node: SyntaxNode) => boolean): boolean {
    const { scopes } = this.#evaluator.file;
    const asks = (node: SyntaxNode): boolean => {
      if (isServer(node)) return true;
      const binding = node.type === 'Identifier' ? scopes.resolve(node) : undefined;
      if (node.type !== 'Identifier' || binding?.kind !== 'variable' || isInside(binding.node, request)) return false;
      return scopes.isReassigned(node.name, binding);
    };
    return holds(request.body, (node) => {
      if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') return holds(node.test, asks);
      const callee = node.type === 'CallExpression' ? bare(node.callee) : undefined;
      if (callee?.type !== 'MemberExpression' || memberName(callee) !== 'close') return false;
      return isServer(bare(callee.object)) && functionAround(node) === request;
    });
  }
}

/** What an `if` around a node, in its function, asks for: `if (!this.transport)`. */
function missingAround(node: SyntaxNode): string | undefined {
  for (let child = node, at = node.parent; at && !isFunction(at); child = at, at = at.parent)
    if (at.type === 'IfStatement' && at.consequent === child && at.test.type === 'UnaryExpression')
      return at.test.operator === '!' ? path(at.test.argument).join('.') : undefined;
  return undefined;
}

const isConstructor = (callable: FunctionNode | undefined): boolean =>
  callable?.parent.type === 'MethodDefinition' && callable.parent.kind === 'constructor';

const MOST_CALLS = 3;

const isOfSse = (request: FunctionNode, { scopes }: Survey): boolean =>
  makesTransport(request, scopes, /SSE/) && !makesTransport(request, scopes, /HTTP/i);

function makesTransport(callable: FunctionNode, scopes: Scopes, kind = /SSE|HTTP/i): boolean {
  return holds(callable.body, (node) => {
    const name = node.type === 'NewExpression' ? ofSdk(node, scopes) : '';
    return name.endsWith('Transport') && kind.test(name);
  });
}

/** The name of a class of the SDK that is made. */
function ofSdk({ callee }: TSESTree.NewExpression, scopes: Scopes): string {
  const { name = '', source = '' } = importOf(bare(callee), scopes) ?? {};
  return versionOf(source) === undefined && source !== HONO ? '' : name;
}

/** Its transport works as that of the SDK does, with the servers of the SDK. */
const HONO = '@hono/mcp';

const isStateless = (made: TSESTree.NewExpression, scopes: Scopes): boolean =>
  /HTTP\w{0,80}Transport$/i.test(ofSdk(made, scopes)) && hasNoSession(made);

function hasNoSession({ arguments: [options] }: TSESTree.NewExpression): boolean {
  if (options?.type !== 'ObjectExpression') return options === undefined;
  const id = options.properties.find((each) => keyName(each) === 'sessionIdGenerator');
  return id !== undefined && 'value' in id && path(id.value).join() === 'undefined';
}

/** What a tool may send besides its result goes to the transport that was connected last. */
const SENDS =
  /^(?:sendNotification|sendRequest|notification|sendLoggingMessage|elicitInput|createMessage|listRoots|send\w{0,40}Changed)$/;

/** A transport without sessions is given a body that has been read already: no other request comes between. */
function isAtOnce(callable: FunctionNode): boolean {
  let isStateless = false;
  let isRead = false;
  walkAst(callable.body, (node: SyntaxNode) => {
    if (node.type === 'NewExpression' && /HTTP\w{0,80}Transport$/i.test(path(node.callee).at(-1) ?? ''))
      isStateless = hasNoSession(node);
    if (node.type === 'CallExpression' && path(node.callee).at(-1) === 'handleRequest')
      isRead = node.arguments.length === 3;
  });
  return isStateless && isRead;
}

/** `app.post('/mcp', f)`, `createServer(f)`, `export default { fetch() {} }`, `export async function POST()`. */
function takesRequests(callable: FunctionNode): boolean {
  const { parent } = callable;
  if (isHandledBy(callable)) return true;
  if (parent.type === 'ExportNamedDeclaration') return METHODS.test(callable.id?.name ?? '');
  const key = keyName(parent);
  return key === 'fetch' && (parent.type === 'Property' || parent.type === 'MethodDefinition');
}

const METHODS = /^(GET|POST|PUT|DELETE)$/;

/** It is given to what calls it for each request, alone or in a wrapper such as `asyncHandler(f)`. */
function isHandledBy(given: SyntaxNode, depth = 0): boolean {
  const call = given.parent;
  if (call?.type !== 'CallExpression' || !call.arguments.some((each) => each === given)) return false;
  const name = path(call.callee).at(-1) ?? '';
  const [first] = call.arguments;
  const route = first?.type === 'Literal' ? first.value : undefined;
  if (/^(get|post|put|all|use|delete|route)$/.test(name)) return typeof route === 'string' && route.startsWith('/');
  if (name === 'on') return route === 'request' || route === 'connection';
  if (name === 'createServer' || name === 'serve') return true;
  return depth === 0 && call.callee.type === 'Identifier' && !isFunction(call.parent) && isHandledBy(call, depth + 1);
}
