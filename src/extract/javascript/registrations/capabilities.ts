/** What a low-level server announces that it can do. */
import { entry } from '../../../core/tree.js';
import { bare, memberName, path, type TSESTree } from '../syntax.js';
import { type Value } from '../../result/values.js';
import { place } from '../values.js';
import type { Collector } from './collector.js';
import { isBuiltSchema } from '../zod/mark.js';
import { nameOfKept } from './mcp-imports.js';

/**
 * The capabilities that the server of a call was made with: an object, which is at the server where there are none.
 * Undefined where they are not known, or others are added later.
 */
export function capabilitiesOf(
  call: TSESTree.CallExpression | TSESTree.NewExpression,
  collector: Collector,
): Value | undefined {
  const callee = bare(call.callee);
  const server = callee.type === 'MemberExpression' ? bare(callee.object) : undefined;
  const made = server && collector.evaluator.file.made.filter((each) => isServer(each, collector));
  const [only, ...others] = made ?? [];
  if (!only || others.length > 0 || nameOfKept(only) !== path(server!).join('.')) return undefined;
  if (collector.evaluator.file.calls.some(addsCapabilities)) return undefined;
  const [, options] = only.arguments;
  const given = options && collector.evaluate(options);
  if (!given) return { kind: 'object', ...place(only), entries: [], open: false };
  if (given.kind !== 'object' || isBuiltSchema(given)) return undefined;
  const capabilities = entry(given, 'capabilities');
  if (capabilities) return capabilities.value;
  return given.open ? undefined : { kind: 'object', ...place(options), entries: [], open: false };
}

function isServer({ callee }: TSESTree.NewExpression, collector: Collector): boolean {
  const at = bare(callee);
  return (
    at.type === 'Identifier' &&
    at.name === 'Server' &&
    /^@modelcontextprotocol\//.test(collector.modules.sourceOf(at) ?? '')
  );
}

function addsCapabilities({ callee }: TSESTree.CallExpression): boolean {
  const at = bare(callee);
  return at.type === 'MemberExpression' && memberName(at) === 'registerCapabilities';
}
