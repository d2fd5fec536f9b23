/** What the code of a widget does: each touch of `window.openai`, and by MCP Apps the tools that it calls and its handshake. */
import type { WidgetCode, WidgetUse } from '../../core/code.js';
import type { Ast } from './ast.js';
import type { Evaluator } from './evaluate.js';
import { place } from './values.js';
import { Api } from './widget/api.js';
import { argumentNode } from './widget/argument.js';
import { calledTools } from './widget/called-tools.js';
import { Guards } from './widget/guards.js';
import { handshakes } from './widget/handshakes.js';
import { touchesIn } from './widget/touches.js';

export function widgetCode(evaluator: Evaluator): WidgetCode {
  return {
    widget: widgetUses(evaluator),
    calledTools: calledTools(evaluator),
    handshakes: handshakes(evaluator),
  };
}

/** And whether something before it makes sure that it is there. */
function widgetUses(evaluator: Evaluator): WidgetUse[] {
  const { namesApi, program, scopes } = evaluator.file;
  if (!namesApi) return [];
  const api = new Api(scopes);
  const { all, isMocked } = touchesIn(program, api);
  if (all.length === 0) return [];
  const guards = new Guards(api, evaluator, all);
  const given = new Set(all.flatMap(({ name, isGiven }) => (isGiven ? [name] : [])));
  return all.map(({ node, api: used, member, name, call }): WidgetUse => ({
    ...place(used),
    guarded: isMocked || guards.protect(node),
    ...(member && { member: { name: name!, ...place(member) } }),
    ...((isMocked || given.has(name)) && { isOwn: true }),
    ...(call && { call: (call['arguments'] as Ast[]).map((each) => argumentNode(each, evaluator, api)) }),
  }));
}
