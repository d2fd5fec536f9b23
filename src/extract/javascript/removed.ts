/** Tools that a file takes from a server again: what is registered under their names afterwards replaces them. */
import type { RemovedTool } from '../../core/code.js';
import { textOf } from '../result/values.js';
import type { Evaluator } from './evaluate/evaluator.js';
import { functionAround } from './returns.js';
import { bare, memberName, type SyntaxNode, place } from './syntax.js';

/** `const a = server.registerTool('a', …)`, and `a.remove()`. */
export function removedIn(evaluator: Evaluator): RemovedTool[] {
  const { calls, program } = evaluator.file;
  return calls.flatMap((call): RemovedTool[] => {
    const callee = bare(call.callee);
    if (callee.type !== 'MemberExpression' || memberName(callee) !== 'remove' || call.arguments.length > 0) return [];
    const name = nameOfRegistered(bare(callee.object), evaluator);
    const within = place(functionAround(call) ?? program);
    return [{ ...place(call), within, ...(name !== undefined && { name }) }];
  });
}

function nameOfRegistered(object: SyntaxNode, evaluator: Evaluator): string | undefined {
  const given = object.type === 'Identifier' ? evaluator.file.scopes.valueOf(object) : object;
  const value = given && bare(given);
  if (value?.type !== 'CallExpression') return undefined;
  const callee = bare(value.callee);
  const isRegistered = callee.type === 'MemberExpression' && /^(?:registerTool|tool)$/.test(memberName(callee) ?? '');
  const name = isRegistered ? value.arguments[0] : undefined;
  return name && textOf(evaluator.evaluate(name));
}
