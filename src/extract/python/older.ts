/** What a file in Python does that revision 2026-07-28 of MCP has removed or deprecated. */
import type { OlderFeature, OlderUse } from '../../core/code.js';
import { append } from '../../core/collections.js';
import type { Module } from './names.js';
import { libraryOf } from './servers.js';
import {
  argumentsOf,
  calleeOf,
  decoratorsOf,
  headOfDecorator,
  isFunction,
  memberOf,
  nodesIn,
  parametersOf,
  pathOf,
  placeOf,
  textOf,
  type PyNode,
} from './syntax.js';

/** Methods of a context and of its session. */
const OF_CONTEXT: ReadonlyMap<string, OlderFeature> = new Map([
  ['sample', 'sampling'],
  ['elicit', 'elicitation'],
  ['elicit_url', 'elicitation'],
  ['list_roots', 'roots'],
  ...['debug', 'info', 'warning', 'error', 'log'].map((name) => [name, 'logging'] as const),
]);
const OF_SESSION: ReadonlyMap<string, OlderFeature> = new Map([
  ['create_message', 'sampling'],
  ['elicit', 'elicitation'],
  ['elicit_form', 'elicitation'],
  ['elicit_url', 'elicitation'],
  ['list_roots', 'roots'],
  ['send_log_message', 'logging'],
  ['send_resource_updated', 'subscription'],
  ['send_elicit_complete', 'completion'],
  ['send_ping', 'ping'],
]);
const DECORATORS: ReadonlyMap<string, OlderFeature> = new Map([
  ['subscribe_resource', 'subscribe'],
  ['unsubscribe_resource', 'subscribe'],
  ['set_logging_level', 'setLevel'],
]);

export function olderUsesOf(module: Module): OlderUse[] {
  if (!module.imports.some((each) => libraryOf(each))) return [];
  const found: OlderUse[] = [];
  const nodes = nodesIn(module.root, ['FunctionDefinition', 'LambdaExpression', 'CallExpression']);
  const contexts = new Set<string>();
  for (const node of nodes) {
    if (isFunction(node))
      for (const { name, annotation } of parametersOf(module, node))
        if (name && annotation && /\bContext\b/.test(textOf(module, annotation))) contexts.add(name);
  }
  for (const node of nodes) {
    if (node.name === 'FunctionDefinition')
      for (const decorator of decoratorsOf(node)) {
        const name = pathOf(module, decorator)?.at(-1) ?? '';
        const is = DECORATORS.get(name);
        if (is) found.push({ ...headOfDecorator(module, decorator), is, name });
      }
    if (node.name === 'CallExpression') append(found, ofCall(module, node, contexts));
  }
  return found;
}

function ofCall(module: Module, call: PyNode, contexts: ReadonlySet<string>): OlderUse[] {
  const callee = calleeOf(call);
  const member = memberOf(module, callee);
  const names = pathOf(module, callee) ?? [];
  const name = names.at(-1) ?? member?.name ?? '';
  const about = (is: OlderFeature, at: PyNode = callee, own = name): OlderUse => ({
    ...placeOf(module, at),
    is,
    name: own,
  });
  const owner = names.at(-2) ?? '';
  const ofContext = names.length === 2 && contexts.has(owner) ? OF_CONTEXT.get(name) : undefined;
  const ofSession = owner === 'session' ? OF_SESSION.get(name) : undefined;
  const is = ofContext ?? ofSession;
  if (is) return [about(is)];
  const isSse = name === 'sse_app' || module.externalOf(callee) === 'mcp.server.sse.SseServerTransport';
  const args = argumentsOf(module, call) ?? [];
  return [
    ...(isSse ? [about('sse')] : []),
    ...args.flatMap(({ key, value }): OlderUse[] => {
      if (key === 'transport' && /^run(?:_async)?$/.test(name) && /^["']sse["']$/.test(textOf(module, value)))
        return [about('sse', value, 'transport="sse"')];
      return key === 'event_store' && textOf(module, value) !== 'None' ? [about('resumability', value, key)] : [];
    }),
  ];
}
