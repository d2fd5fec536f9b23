/** The tools that a widget of MCP Apps calls: `app.callServerTool({ name: 'refresh', arguments })`. */
import { entry, type Node } from '../../../core/tree.js';
import { bare, staticName, type Ast } from '../ast.js';
import type { Evaluator } from '../evaluate.js';
import { plain } from '../expand.js';
import { EXT_APPS } from '../modules.js';

/** Other hosts have a method of this name too, whose tools are theirs. */
export function calledTools(evaluator: Evaluator): Node[] {
  const { calls, modules } = evaluator.file;
  if (!modules.some((name) => EXT_APPS.test(name))) return [];
  return calls.flatMap((call) => {
    const [request] = isServerCall(call) ? (call['arguments'] as Ast[]) : [];
    const name = request && entry(plain(evaluator.evaluate(request)), 'name');
    return name ? [name.value] : [];
  });
}

function isServerCall(call: Ast): boolean {
  const callee = bare(call['callee'] as Ast);
  return callee.type === 'MemberExpression' && staticName(callee['property'], callee['computed']) === 'callServerTool';
}
