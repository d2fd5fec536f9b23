/** What a low-level server announces that it can do. */
import type { Registration } from '../../../core/code.js';
import { entry, type ObjectNode } from '../../../core/tree.js';
import { plain } from '../../result/values.js';
import { bare, memberName, path, type TSESTree } from '../syntax.js';
import { place } from '../values.js';
import type { Collector } from './collector.js';
import { isBuiltSchema } from '../zod/mark.js';
import { nameOfKept } from './mcp-imports.js';

/**
 * The capabilities that the server of a call was made with: an object, which is at the server where there are none.
 * Empty where they are not known, or others are added later.
 */
export function capabilitiesOf(
  call: TSESTree.CallExpression | TSESTree.NewExpression,
  collector: Collector,
): Pick<Registration, 'capabilities' | 'capabilitiesBelong'> {
  const callee = bare(call.callee);
  const server = callee.type === 'MemberExpression' ? bare(callee.object) : undefined;
  const made = server && collector.evaluator.file.made.filter((each) => isServer(each, collector));
  const [only, ...others] = made ?? [];
  if (!only || others.length > 0 || nameOfKept(only) !== path(server!).join('.')) return {};
  if (collector.evaluator.file.calls.some(addsCapabilities)) return {};
  const [info, options] = only.arguments;
  const given = options && collector.evaluate(options);
  if (!given) {
    const isSpread = info?.type === 'SpreadElement';
    return { capabilities: none(only), ...(info && !isSpread && { capabilitiesBelong: { behind: place(info) } }) };
  }
  if (given.kind !== 'object' || isBuiltSchema(given)) return {};
  const capabilities = entry(given, 'capabilities');
  if (capabilities) return { capabilities: plain(capabilities.value) };
  return given.open ? {} : { capabilities: none(options), capabilitiesBelong: { in: plain(given) as ObjectNode } };
}

const none = (at: TSESTree.Node): ObjectNode => ({ kind: 'object', ...place(at), entries: [], open: false });

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
