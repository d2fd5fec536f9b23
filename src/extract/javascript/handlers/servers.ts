/** The servers of the MCP SDK that a file makes, and where one is connected again and again. */
import type { MadeServer } from '../../../core/code.js';
import { plain } from '../../result/values.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { functionAround } from '../functions.js';
import { importOf } from '../modules.js';
import {
  bare,
  isFunction,
  keyName,
  memberName,
  path,
  walkAst,
  type FunctionNode,
  type SyntaxNode,
  type TSESTree,
} from '../syntax.js';
import { place } from '../values.js';
import { nameOfKept } from '../registrations/mcp-imports.js';
import { NamesInFile } from './names-in-file.js';

export function serversOf(evaluator: Evaluator): MadeServer[] {
  const { made, scopes } = evaluator.file;
  const own = made.filter(({ callee }) => {
    const imported = importOf(bare(callee), scopes);
    return imported && SERVERS.has(imported.name) && SDK.test(imported.source);
  });
  if (own.length === 0) return [];
  const connections = new Connections(evaluator);
  return own.map((each) => {
    const [info, options] = each.arguments.map((argument) => plain(evaluator.evaluate(argument)));
    return {
      ...place(each),
      ...(info && { info }),
      ...(options && { options }),
      connectedAgain: connections.of(each).map(place),
    };
  });
}

const SERVERS: ReadonlySet<string> = new Set(['McpServer', 'Server']);
const SDK = /^@modelcontextprotocol\/(sdk|server)(\/|$)/;

/** Calls of `connect` in functions that run for each request. */
class Connections {
  readonly #evaluator: Evaluator;
  readonly #names: NamesInFile;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
    this.#names = new NamesInFile(evaluator);
  }

  of(server: TSESTree.NewExpression): readonly TSESTree.CallExpression[] {
    const isServer = this.#isServer(server);
    if (!isServer) return [];
    const { calls } = this.#evaluator.file;
    return calls.filter((call) => {
      const callee = bare(call.callee);
      if (callee.type !== 'MemberExpression' || memberName(callee) !== 'connect') return false;
      const request = isServer(bare(callee.object)) ? this.#requestAround(call) : undefined;
      return request && makesTransport(request) && !this.#isGuarded(request, isServer);
    });
  }

  /** Whether an expression is the server; undefined where it may be another each time. */
  #isServer(server: TSESTree.NewExpression): ((node: SyntaxNode) => boolean) | undefined {
    const { scopes } = this.#evaluator.file;
    const declared = server.parent;
    const kept = nameOfKept(server);
    const isMember = kept?.startsWith('this.');
    // A method may make another each time.
    if (isMember && declared.type === 'AssignmentExpression' && !isConstructor(functionAround(server)))
      return undefined;
    if (isMember) return (node) => node.type === 'MemberExpression' && path(node).join('.') === kept;
    if (declared.type !== 'VariableDeclarator' || declared.id.type !== 'Identifier' || functionAround(server))
      return undefined;
    const own = scopes.resolve(declared.id);
    if (!own || scopes.isReassigned(declared.id.name, own)) return undefined;
    return (node) => node.type === 'Identifier' && scopes.resolve(node) === own;
  }

  /** The function around a node that is called for each request. */
  #requestAround(node: SyntaxNode, depth = 0): FunctionNode | undefined {
    const callable = functionAround(node);
    if (!callable) return undefined;
    if (takesRequests(callable)) return callable;
    const named = callable.id ?? (callable.parent.type === 'VariableDeclarator' ? callable.parent.id : undefined);
    if (callable.parent.type === 'CallExpression') return this.#requestAround(callable, depth);
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

  /** It is closed before, or the code asks whether it is connected: by the server, or by a variable that it sets. */
  #isGuarded(request: FunctionNode, isServer: (node: SyntaxNode) => boolean): boolean {
    const { scopes } = this.#evaluator.file;
    let isFound = false;
    walkAst(request.body, (node: SyntaxNode) => {
      const callee = node.type === 'CallExpression' ? bare(node.callee) : undefined;
      if (callee?.type === 'MemberExpression' && memberName(callee) === 'close' && isServer(bare(callee.object)))
        isFound ||= functionAround(node) === request;
      if (node.type !== 'IfStatement' && node.type !== 'ConditionalExpression') return;
      walkAst(node.test, (inner: SyntaxNode) => {
        if (isServer(inner)) isFound = true;
        if (inner.type !== 'Identifier') return;
        const binding = scopes.resolve(inner);
        const isOuter = binding?.kind === 'variable' && !isInside(binding.node, request);
        if (isOuter && scopes.isReassigned(inner.name, binding)) isFound = true;
      });
    });
    return isFound;
  }
}

const isConstructor = (callable: FunctionNode | undefined): boolean =>
  callable?.parent.type === 'MethodDefinition' && callable.parent.kind === 'constructor';

const MOST_CALLS = 3;

function isInside(node: SyntaxNode, around: SyntaxNode): boolean {
  for (let at: SyntaxNode | undefined = node; at; at = at.parent) if (at === around) return true;
  return false;
}

function makesTransport(callable: FunctionNode): boolean {
  let isFound = false;
  walkAst(callable.body, (node: SyntaxNode) => {
    if (node.type === 'NewExpression') isFound ||= /(SSE|HTTP|Http)\w*Transport$/.test(path(node.callee).at(-1) ?? '');
  });
  return isFound;
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
