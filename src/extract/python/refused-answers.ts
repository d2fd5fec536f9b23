/** What functions of a low-level server return that version 1 of the official SDK makes an error of: it takes a list of content. */
import type { RefusedAnswer } from '../../core/python-code.js';
import type { Found } from './found.js';
import { functionMeant } from './functions.js';
import type { Module } from './names.js';
import { branchesOf, valueOf } from './results.js';
import {
  bare,
  calleeOf,
  decoratorsOf,
  functionAround,
  listed,
  nodesIn,
  pathOf,
  placeOf,
  returnsOf,
  type PyNode,
} from './syntax.js';
import type { Servers } from './servers.js';
import type { Evaluator } from './values.js';

export function refusedAnswersIn(
  module: Module,
  { dispatchers, servers }: Found,
  evaluator: Evaluator,
): readonly RefusedAnswer[] {
  if (!servers) return [];
  const asked = new Set<PyNode['from']>();
  /** What it hands a call on to is looked at, where that is written in the file. */
  const refusedOf = (node: PyNode, decorators: number): RefusedAnswer[] => {
    if (asked.has(node.from) || decoratorsOf(node).length > decorators || isGenerator(node)) return [];
    asked.add(node.from);
    return returnsOf(node)
      .filter(({ nextSibling }) => !nextSibling)
      .flatMap(branchesOf)
      .flatMap((value): RefusedAnswer[] => {
        const is = refusedAs(module, value, servers, evaluator);
        if (is) return [{ ...placeOf(module, value), is }];
        const call = bare(value.name === 'AwaitExpression' ? value.lastChild! : value);
        const next = call.name === 'CallExpression' ? functionMeant(servers, module, calleeOf(call)) : undefined;
        const isAwaited = call !== value;
        return next?.module === module && (next.node.getChild('async') !== null) === isAwaited
          ? refusedOf(next.node, 0)
          : [];
      });
  };
  return dispatchers.flatMap((node) => {
    const [decorator] = decoratorsOf(node);
    const path = decorator && pathOf(module, decorator);
    return path && servers.isLowLevelOfSdk(path.slice(0, -1), decorator) ? refusedOf(node, 1) : [];
  });
}

const isGenerator = (node: PyNode): boolean =>
  nodesIn(node, ['YieldStatement', 'YieldExpression']).some((each) => functionAround(each)?.from === node.from);

function refusedAs(
  module: Module,
  node: PyNode,
  servers: Servers,
  evaluator: Evaluator,
): RefusedAnswer['is'] | undefined {
  const meaning = node.name === 'VariableName' ? module.meaningOf(node) : undefined;
  if (meaning?.is === 'value' && meaning.node && meaning.module === module && functionAround(meaning.node)) {
    const given = bare(meaning.node);
    // A list may be given something else.
    return given.name === 'VariableName' || given.name === 'ArrayExpression'
      ? undefined
      : refusedAs(module, given, servers, evaluator);
  }
  if (isContent(module, node)) return 'content';
  if (node.name === 'ArrayExpression')
    return listed(node).some(([item, ...others]) => others.length === 0 && isText(module, item!, evaluator))
      ? 'texts'
      : undefined;
  if (isText(module, node, evaluator)) return 'text';
  const [only, ...others] = valueOf(module, node, { evaluator, servers }, false);
  if (!only || others.length > 0) return undefined;
  if (only.kind === 'null') return 'none';
  return only.kind === 'string' && only.answeredBy !== undefined ? 'text' : undefined;
}

/** Of an empty one it makes an empty list. */
function isText(module: Module, node: PyNode, evaluator: Evaluator): boolean {
  const value = evaluator.valueOf(module, node);
  if (value.kind === 'string') return value.value !== '';
  return (value.kind === 'unknown' && value.isText === true) || isDumped(module, node);
}

const isDumped = (module: Module, node: PyNode): boolean =>
  node.name === 'CallExpression' && module.externalOf(calleeOf(node)) === 'json.dumps';

const isContent = (module: Module, node: PyNode): boolean =>
  node.name === 'CallExpression' &&
  /^mcp\.(?:types\.)?(?:TextContent|ImageContent|AudioContent|EmbeddedResource|ResourceLink)$/.test(
    module.externalOf(calleeOf(node)) ?? '',
  );
