/** What a widget of MCP Apps sends its host first, where it is written without the SDK. */
import type { Node } from '../../../core/tree.js';
import { bare, staticName, type Ast } from '../ast.js';
import type { Evaluator } from '../evaluate.js';
import { plain } from '../expand.js';
import { expects } from '../expects.js';

export function handshakes(evaluator: Evaluator): Node[] {
  return evaluator.file.initialising.flatMap((name) => {
    const params = paramsBeside(name);
    return params ? [plain(evaluator.evaluate(params))].filter(isFromWidget) : [];
  });
}

/** `request('ui/initialize', params)` or `{ method: 'ui/initialize', params }`. */
function paramsBeside(name: Ast): Ast | undefined {
  let at = name;
  while (at.parent && bare(at.parent) === name) at = at.parent;
  const { parent } = at;
  if (parent?.type === 'CallExpression')
    return parent['arguments'][0] === at && !expects(parent) ? (parent['arguments'][1] as Ast | undefined) : undefined;
  const message = parent?.type === 'Property' && parent['value'] === at ? parent.parent : undefined;
  const isSent = message?.type === 'ObjectExpression' && !expects(message.parent!) && nameOf(parent!) === 'method';
  return isSent ? valueOf(message, 'params') : undefined;
}

const nameOf = ({ key, computed }: Ast): string | undefined =>
  key ? staticName(key as Ast, computed as boolean) : undefined;

function valueOf(object: Ast, key: string): Ast | undefined {
  return (object['properties'] as Ast[]).find((each) => nameOf(each) === key)?.['value'] as Ast | undefined;
}

/** Tests and hosts have messages of that name too: what a host answers, and requests that lack all. */
function isFromWidget(params: Node): boolean {
  if (params.kind !== 'object') return false;
  const keys = params.entries.map(({ key }) => key);
  return keys.some((key) => OF_WIDGETS.has(key)) && !keys.some((key) => key.startsWith('host'));
}

const OF_WIDGETS = new Set(['appInfo', 'appCapabilities', 'clientInfo']);
