/** Where a transport is to read a request of the web, `c.req.raw`, whose body Hono has read before. */
import type { ConsumedBody } from '../../../core/code.js';
import { importOf, versionOf } from '../modules.js';
import { functionAround } from '../returns.js';
import type { Survey } from '../survey.js';
import { bare, holds, isFunction, isInside, path, place, startOf, type SyntaxNode, type TSESTree } from '../syntax.js';

const TRANSPORT = 'WebStandardStreamableHTTPServerTransport';

export function consumedRequestsOf(file: Survey): ConsumedBody[] {
  const isOfSdk = ({ callee }: TSESTree.NewExpression): boolean => {
    const { name, source = '' } = importOf(bare(callee), file.scopes) ?? {};
    return name === TRANSPORT && versionOf(source) !== undefined;
  };
  // `c.req.raw = new Request(c.req.raw, { body })`
  if (!file.made.some(isOfSdk) || file.assigned.has('raw')) return [];
  const readers = file.calls.filter(({ callee }) => READS.test(path(callee).join('.')));
  if (readers.length === 0) return [];
  return file.calls.flatMap((call) => {
    const [request, ...options] = call.arguments;
    if (!request || options.length > 0 || path(call.callee).at(-1) !== 'handleRequest') return [];
    const context = contextOf(request, file);
    const reader = context && readers.find((each) => isBefore(each, call, context, file));
    if (!reader) return [];
    const body = nameOf(reader, call);
    return [
      {
        ...{ ...place(call), by: path(reader.callee).join('.'), reader: place(reader), behind: place(request) },
        ...(body !== undefined && { handedOver: `{ parsedBody: ${body} }` }),
      },
    ];
  });
}

const READS = /^\w+\.req\.(?:json|text|arrayBuffer|blob|formData|parseBody)$/;

/** Where `c` of `c.req.raw` is declared. */
function contextOf(request: SyntaxNode, { scopes }: Survey): SyntaxNode | undefined {
  const at = bare(request);
  const inner = at.type === 'MemberExpression' && /^\w+\.req\.raw$/.test(path(at).join('.')) && bare(at.object);
  const owner = inner && inner.type === 'MemberExpression' ? bare(inner.object) : undefined;
  const binding = owner?.type === 'Identifier' ? scopes.resolve(owner) : undefined;
  return binding?.kind === 'param' ? binding.node : undefined;
}

/** In the function that answers, or in a step of the same app before it, for the same path. */
function isBefore(reader: TSESTree.CallExpression, call: SyntaxNode, context: SyntaxNode, file: Survey): boolean {
  const read = contextOfReader(reader, file);
  if (!read || startOf(reader) > startOf(call) || endsBehind(reader, call)) return false;
  if (read === context) return functionAround(reader) === functionAround(call);
  const [step, route] = [routeAround(reader), routeAround(call)];
  if (!step || !route || path(step.callee).at(-1) !== 'use' || step.parent.type !== 'ExpressionStatement') return false;
  if (asksForPath(reader, step)) return false;
  const app = path(step.callee).slice(0, -1).join('.');
  if (path(route.callee).slice(0, -1).join('.') !== app || !isInside(route, step.parent.parent)) return false;
  const [pattern, served] = [textOf(step), textOf(route)];
  return pattern === undefined ? isFunction(bare(step.arguments[0]!)) : served !== undefined && covers(pattern, served);
}

/** `if (c.req.path === '/login')` */
function asksForPath(reader: SyntaxNode, step: SyntaxNode): boolean {
  for (let at = reader.parent; at && at !== step; at = at.parent)
    if (at.type === 'IfStatement' && holds(at.test, (node) => OF_PATH.test(path(node).join('.')))) return true;
  return false;
}
const OF_PATH = /\.req\.(?:path|url|routePath)$/;

function contextOfReader({ callee }: TSESTree.CallExpression, { scopes }: Survey): SyntaxNode | undefined {
  let at = bare(callee);
  while (at.type === 'MemberExpression') at = bare(at.object);
  const binding = at.type === 'Identifier' ? scopes.resolve(at) : undefined;
  return binding?.kind === 'param' ? binding.node : undefined;
}

/** What the reader is in returns, so that the call is not reached behind it. */
function endsBehind(reader: SyntaxNode, call: SyntaxNode): boolean {
  for (let at = reader.parent; at && !isFunction(at) && !isInside(call, at); at = at.parent) {
    const last = at.type === 'BlockStatement' && !isFunction(at.parent) ? at.body.at(-1) : undefined;
    if (at.type === 'ReturnStatement' || last?.type === 'ReturnStatement' || last?.type === 'ThrowStatement')
      return true;
  }
  return false;
}

/** `app.all('/mcp', async (c) => …)` around a node. */
function routeAround(node: SyntaxNode): TSESTree.CallExpression | undefined {
  const parent = functionAround(node)?.parent;
  return parent?.type === 'CallExpression' && /^(?:use|all|post)$/.test(path(parent.callee).at(-1)!)
    ? parent
    : undefined;
}

const textOf = ({ arguments: [first] }: TSESTree.CallExpression): string | undefined =>
  first?.type === 'Literal' && typeof first.value === 'string' ? first.value : undefined;

/** `/mcp/*` has `/mcp`, too. */
function covers(pattern: string, served: string): boolean {
  if (pattern === '*' || pattern === served) return true;
  const folder = pattern.endsWith('/*') ? pattern.slice(0, -2) : undefined;
  return folder !== undefined && (served === folder || served.startsWith(`${folder}/`));
}

/** `const body = await c.req.json();`, in a block that the call is in too. */
function nameOf(reader: TSESTree.CallExpression, call: SyntaxNode): string | undefined {
  const { parent } = reader;
  const declared = parent.type === 'AwaitExpression' ? parent.parent : undefined;
  if (declared?.type !== 'VariableDeclarator' || declared.id.type !== 'Identifier') return undefined;
  const { parent: statement } = declared;
  const isKept =
    statement.kind === 'const' && isInside(call, statement.parent) && /json$/.test(path(reader.callee).at(-1)!);
  return isKept ? declared.id.name : undefined;
}
