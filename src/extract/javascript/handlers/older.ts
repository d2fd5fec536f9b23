/** What a file does that revision 2026-07-28 of MCP has removed or deprecated. */
import type { OlderFeature, OlderUse } from '../../../core/code.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { importOf, modulesOf } from '../modules.js';
import { isSdkServer } from '../registrations/mcp-imports.js';
import { bare, keyName, memberName, path, type SyntaxNode, type TSESTree, place } from '../syntax.js';

const SDK = /^@modelcontextprotocol\/(?:sdk|server|core|node|express|hono|fastify)(?:\/|$)/;
const SDK_V2 = /^@modelcontextprotocol\/(?:server|core|node|express|hono|fastify)(?:\/|$)/;

/** Methods of the SDK's servers. */
const METHODS: ReadonlyMap<string, OlderFeature> = new Map([
  ['createMessage', 'sampling'],
  ['listRoots', 'roots'],
  ['elicitInput', 'elicitation'],
  ['sendLoggingMessage', 'logging'],
  ['sendResourceUpdated', 'subscription'],
  ['createElicitationCompletionNotifier', 'completion'],
  ['ping', 'ping'],
]);
/** Those of what handlers are given. */
const OF_CONTEXT: ReadonlyMap<string, OlderFeature> = new Map([
  ['requestSampling', 'sampling'],
  ['elicitInput', 'elicitation'],
  ['log', 'logging'],
]);
/** What is sent by its name: `extra.sendRequest({ method: 'roots/list' }, …)`. */
const SENT: ReadonlyMap<string, OlderFeature> = new Map([
  ['sampling/createMessage', 'sampling'],
  ['roots/list', 'roots'],
  ['elicitation/create', 'elicitation'],
  ['notifications/message', 'logging'],
  ['notifications/resources/updated', 'subscription'],
  ['notifications/elicitation/complete', 'completion'],
  ['ping', 'ping'],
]);
const SENDS = /^(?:send)?(?:request|notification)$/i;
const CLASSES: ReadonlyMap<string, OlderFeature> = new Map([
  ['SSEServerTransport', 'sse'],
  ['UrlElicitationRequiredError', 'urlElicitation'],
]);
/** Options of transports over streamable HTTP. */
const OPTIONS: ReadonlyMap<string, OlderFeature> = new Map([
  ['sessionIdGenerator', 'session'],
  ['eventStore', 'resumability'],
]);
/** Version 2 of the SDK throws where it speaks the new revision. */
const THROWS: ReadonlySet<OlderFeature> = new Set(['sampling', 'roots', 'elicitation', 'ping']);

export function olderUsesOf(evaluator: Evaluator): OlderUse[] {
  const { calls, made, modules, scopes } = evaluator.file;
  if (!modules.some((name) => SDK.test(name))) return [];
  const isV2 =
    modules.some((name) => SDK_V2.test(name)) && !modules.some((name) => /^@modelcontextprotocol\/sdk/.test(name));
  const isNewOnly = calls.some(refusesOlder);
  const about = (is: OlderFeature, name: string, at: SyntaxNode): OlderUse => {
    const how = isNewOnly ? 'alone' : isV2 && THROWS.has(is) ? 'throws' : undefined;
    return { ...place(at), is, name, ...(how && { how }) };
  };
  const ofCalls = calls.flatMap((call): OlderUse[] => {
    const callee = bare(call.callee);
    if (callee.type !== 'MemberExpression') return [];
    const name = memberName(callee) ?? '';
    const sent = SENDS.test(name) ? methodIn(call.arguments[0]) : undefined;
    if (sent) return [about(SENT.get(sent.value)!, sent.value, sent)];
    const names = path(callee);
    if (names.at(-2) === 'mcpReq') {
      const is = OF_CONTEXT.get(name);
      return is ? [about(is, name, callee.property)] : [];
    }
    const is = METHODS.get(name);
    return is && isServer(bare(callee.object), evaluator) ? [about(is, name, callee.property)] : [];
  });
  const ofMade = made.flatMap((each): OlderUse[] => {
    const imported = importOf(bare(each.callee), scopes);
    if (!imported || !SDK.test(imported.source)) return [];
    const is = CLASSES.get(imported.name);
    if (is) return [about(is, imported.name, each.callee)];
    if (!/HTTPServerTransport$/i.test(imported.name)) return [];
    const options = each.arguments.find((argument) => argument.type === 'ObjectExpression');
    return (options?.properties ?? []).flatMap((property): OlderUse[] => {
      const key = keyName(property) ?? '';
      const option = OPTIONS.get(key);
      return option && property.type === 'Property' && !isUndefined(property.value)
        ? [about(option, key, property.key)]
        : [];
    });
  });
  return [...ofCalls, ...ofMade];
}

function isServer(receiver: SyntaxNode, evaluator: Evaluator): boolean {
  const modules = modulesOf(evaluator.file);
  // `server.server`, the low-level one in it.
  const owner =
    receiver.type === 'MemberExpression' && memberName(receiver) === 'server' ? bare(receiver.object) : receiver;
  if ([receiver, owner].some((each) => isSdkServer(each, { evaluator, modules }))) return true;
  return /^[#_]?(?:mcp_?)?server$|^mcp$/i.test(path(receiver).at(-1) ?? '');
}

/** `{ method: 'roots/list' }` */
function methodIn(argument: SyntaxNode | undefined): (TSESTree.StringLiteral & { value: string }) | undefined {
  const request = argument ? bare(argument) : undefined;
  if (request?.type !== 'ObjectExpression') return undefined;
  const own = request.properties.find((each) => keyName(each) === 'method');
  const value = own?.type === 'Property' ? bare(own.value) : undefined;
  return value?.type === 'Literal' && typeof value.value === 'string' && SENT.has(value.value) ? value : undefined;
}

/** `serveStdio(make, { legacy: 'reject' })` */
function refusesOlder({ callee, arguments: args }: TSESTree.CallExpression): boolean {
  if (!/^(?:serveStdio|createMcpHandler)$/.test(path(callee).at(-1) ?? '')) return false;
  return args.some(
    (argument) =>
      argument.type === 'ObjectExpression' &&
      argument.properties.some((each) => {
        const value = each.type === 'Property' && keyName(each) === 'legacy' ? bare(each.value) : undefined;
        return value?.type === 'Literal' && value.value === 'reject';
      }),
  );
}

const isUndefined = (node: SyntaxNode): boolean => node.type === 'Identifier' && node.name === 'undefined';
