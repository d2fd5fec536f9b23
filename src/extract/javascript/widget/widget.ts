/** What the code of a widget does: each use of `window.openai`, and for MCP Apps the tools that it calls and its handshake. */
import type { HostName, WidgetCode, WidgetUse } from '../../../core/code.js';
import { bare, isFunction, keyName, memberName, path, startOf, place, withCasts } from '../syntax.js';
import type { SyntaxNode, TSESTree } from '../syntax.js';
import type { Scopes } from '../scopes.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { plain } from '../../result/values.js';
import { Api, argumentNode, touchesIn } from './api.js';
import { Guards } from './guards.js';
import { entry, type Node } from '../../../core/tree.js';
import { EXT_APPS } from '../modules.js';

export function widgetCode(evaluator: Evaluator): WidgetCode {
  return {
    widget: widgetUses(evaluator),
    calledTools: calledTools(evaluator),
    handshakes: handshakes(evaluator),
    hostNames: hostNames(evaluator),
  };
}

/** Each use of `window.openai`, and whether something before it makes sure that it exists. */
function widgetUses(evaluator: Evaluator): WidgetUse[] {
  const { namesApi, program, scopes } = evaluator.file;
  if (!namesApi) return [];
  const api = new Api(scopes);
  const { all, isMocked, assigned } = touchesIn(program, api);
  if (all.length === 0) return [];
  const guards = new Guards(api, evaluator, all);
  const given = new Set([...assigned, ...all.flatMap(({ name, isGiven }) => (isGiven ? [name] : []))]);
  return all.map(({ node, api: used, member, name, call }): WidgetUse => ({
    ...place(used),
    guarded: isMocked || guards.protect(node),
    group: groupOf(used, scopes),
    ...(member && { member: { name: name!, ...place(member) } }),
    ...((isMocked || given.has(name)) && { isOwn: true }),
    ...(call?.optional && { isOptional: true }),
    ...(call && { call: call.arguments.map((each) => argumentNode(each, evaluator, api)) }),
  }));
}

function groupOf(used: SyntaxNode, scopes: Scopes): number {
  const alias = used.type === 'Identifier' ? scopes.resolve(used)?.node : undefined;
  if (alias) return startOf(alias);
  let outermost: SyntaxNode = used;
  for (let at: SyntaxNode | undefined = used; at; at = at.parent) if (isFunction(at)) outermost = at;
  return startOf(outermost);
}

/**
 * The tools that a widget of MCP Apps calls: `app.callServerTool({ name: 'refresh', arguments })`. Other hosts have a
 * method of this name too, for tools of their own.
 */
function calledTools(evaluator: Evaluator): Node[] {
  const { calls, modules } = evaluator.file;
  if (!modules.some((name) => EXT_APPS.test(name))) return [];
  return calls.flatMap((call) => {
    const [request] = isServerCall(call) ? call.arguments : [];
    const name = request && entry(plain(evaluator.evaluate(request)), 'name');
    return name ? [name.value] : [];
  });
}

function isServerCall(call: TSESTree.CallExpression): boolean {
  const callee = bare(call.callee);
  return callee.type === 'MemberExpression' && memberName(callee) === 'callServerTool';
}

/** The first message from a widget of MCP Apps to its host, if it is written without the SDK. */
function handshakes(evaluator: Evaluator): Node[] {
  return evaluator.file.hostWords.flatMap((name) => {
    // It may be misspelt.
    if (!name.value.startsWith('ui/init')) return [];
    const params = paramsBeside(name);
    return params ? [plain(evaluator.evaluate(params))].filter(isFromWidget) : [];
  });
}

/** `request('ui/initialize', params)` or `send({ method: 'ui/initialize', params })`: not a message that is logged or expected. */
function paramsBeside(name: SyntaxNode): SyntaxNode | undefined {
  const at = withCasts(name);
  const { parent } = at;
  if (parent?.type === 'CallExpression') {
    const [first, params] = parent.arguments;
    return first === at && isSent(parent) ? params : undefined;
  }
  const message = parent?.type === 'Property' && parent.value === at ? parent.parent : undefined;
  const isMessage = message?.type === 'ObjectExpression' && keyName(parent!) === 'method';
  return isMessage && isSent(message.parent) ? valueOf(message, 'params') : undefined;
}

/** What is sent, waited for or compared under its name; tests and texts for people have such words, too. */
function hostNames(evaluator: Evaluator): HostName[] {
  return evaluator.file.hostWords.flatMap((literal): HostName[] => {
    const is = literal.value.startsWith('ui/') ? 'method' : 'event';
    const isUsed = is === 'method' ? isMethod(literal) : isEvent(literal);
    return isUsed && !isTested(literal) ? [{ is, name: literal.value, ...place(literal) }] : [];
  });
}

function isMethod(name: SyntaxNode): boolean {
  const at = withCasts(name);
  const { parent } = at;
  switch (parent?.type) {
    case 'CallExpression':
      return parent.arguments[0] === at && SENDS.test(path(parent.callee).at(-1)!);
    case 'Property':
      return parent.value === at && keyName(parent) === 'method';
    case 'BinaryExpression': {
      const other = bare(parent.left === at ? parent.right : parent.left);
      return other.type === 'MemberExpression' && memberName(other) === 'method';
    }
    default:
      return false;
  }
}

/** `window.addEventListener('openai:set_globals', …)` */
function isEvent(name: SyntaxNode): boolean {
  const at = withCasts(name);
  const { parent } = at;
  return (
    parent?.type === 'CallExpression' &&
    parent.arguments[0] === at &&
    /^(?:add|remove)EventListener$/.test(path(parent.callee).at(-1)!)
  );
}

const SENDS = /request|send|post|call|rpc/i;
const TESTS = /^(expect|assert|sinon|should)/;

/** It may be passed through `JSON.stringify`. */
function isSent(node: SyntaxNode): boolean {
  if (node.type !== 'CallExpression') return false;
  const names = path(node.callee);
  if (names.join('.') === 'JSON.stringify') return isSent(node.parent);
  return SENDS.test(names.at(-1)!) && !isTested(node);
}

function isTested(node: SyntaxNode): boolean {
  for (let at: SyntaxNode | undefined = node; at; at = at.parent)
    if (at.type === 'CallExpression' && TESTS.test(rootOf(at))) return true;
  return false;
}

/** The root of a chain of calls and members: `expect` of `expect(a).not.toBe(b)`. */
function rootOf(call: SyntaxNode): string {
  let at = call;
  while (at.type === 'CallExpression' || at.type === 'MemberExpression')
    at = bare(at.type === 'CallExpression' ? at.callee : at.object);
  return at.type === 'Identifier' ? at.name : '';
}

function valueOf(object: TSESTree.ObjectExpression, key: string): SyntaxNode | undefined {
  const property = object.properties.find((each) => keyName(each) === key);
  return property?.type === 'Property' ? property.value : undefined;
}

/** Tests and hosts have messages of that name too: responses of a host, and requests without parameters. */
function isFromWidget(params: Node): boolean {
  if (params.kind !== 'object') return false;
  const keys = params.entries.map(({ key }) => key);
  return keys.some((key) => OF_WIDGETS.has(key)) && !keys.some((key) => key.startsWith('host'));
}

const OF_WIDGETS = new Set(['appInfo', 'appCapabilities', 'clientInfo']);
