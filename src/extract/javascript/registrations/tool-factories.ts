/**
 * Tools that a function of the file makes of what it is given: `ROWS.map(([name, row]) => ({ name, inputSchema: row.schema }))`,
 * `const tool = (name, inputSchema) => ({ name, inputSchema })`.
 */
import { entry, items, type Node } from '../../../core/tree.js';
import { bare, calledOn, isFunction, MAPS, path } from '../syntax.js';
import type { FunctionNode, SyntaxNode, TSESTree } from '../syntax.js';
import { onlyReturn } from '../returns.js';
import { turnsOf } from './loop-iterations.js';
import { textOf, type ObjectValue, type Value } from '../../result/values.js';
import { propertyOf, type Site } from './objects.js';
import { isToolOfFile, isWholeTool } from './completeness.js';
import type { Collector } from './collector.js';
import { callableAround, handsOn, passesAllOn } from './parameters.js';

export interface Made {
  /** The call of the function, or of `map` with it, or what puts the tool into a list in a loop. */
  readonly call: TSESTree.CallExpression | TSESTree.AssignmentExpression;
  readonly tool: ObjectValue;
  /** What it is listed in, where the call makes that. */
  readonly list?: object;
}

/** More are generated, and cost more than they tell. */
const MOST = 200;

/** What a literal stands for that a function returns or keeps: one tool for each call of it that is known. */
export function madeTools(literal: SyntaxNode, collector: Collector): readonly Made[] {
  const callable = functionReturning(literal);
  if (!callable || thawed(onlyReturn(callable) ?? callable) !== literal) return keptTools(literal, collector);
  const { parent } = callable;
  const isMapped = parent.type === 'CallExpression' && calledOn(parent, MAPS);
  const maps = isMapped ? [parent] : collector.helpers.mapsWith(callable);
  const calls = collector.helpers.callsOf(callable);
  if (maps.length + calls.length > MOST) return [];
  return [...maps.flatMap((call) => mapped(call, collector)), ...calls.flatMap((call) => called(call, collector))];
}

function functionReturning(literal: SyntaxNode): FunctionNode | undefined {
  let at: SyntaxNode | undefined = literal.parent;
  while (at && (PASSES.has(at.type) || isFreeze(at))) at = at.parent;
  return at && isFunction(at) ? at : undefined;
}

/** What `Object.freeze({ … })` is given, which it gives back. */
function thawed(expression: SyntaxNode): SyntaxNode {
  const at = bare(expression);
  return isFreeze(at) ? thawed(at.arguments[0]!) : at;
}

const isFreeze = (node: SyntaxNode): node is TSESTree.CallExpression =>
  node.type === 'CallExpression' && node.arguments.length === 1 && path(node.callee).join('.') === 'Object.freeze';

const PASSES = new Set<string>(['ReturnStatement', 'BlockStatement', 'TSAsExpression', 'TSSatisfiesExpression']);

function mapped(call: TSESTree.CallExpression, collector: Collector): readonly Made[] {
  const rows = collector.evaluate(calledOn(call, MAPS)!);
  if (rows.kind !== 'array' || rows.items.length > MOST || collector.handedOn.has(call)) return [];
  if (!collector.affords(rows.items.length)) return [];
  if (rows.items.some((row) => isWholeTool(row) || items(row).some(isWholeTool))) return [];
  const list = collector.evaluate(call);
  return list.kind === 'array' ? list.items.filter(isNamed).map((tool) => ({ call, tool, list })) : [];
}

function called(call: TSESTree.CallExpression, collector: Collector): readonly Made[] {
  if (collector.handedOn.has(call) || TAKES_APART.test(call.parent.type) || !collector.affords(1)) return [];
  const tool = collector.evaluate(call);
  return isNamed(tool) ? [{ call, tool }] : [];
}

/** `(name, inputSchema, run) => { tools.push({ name, inputSchema }); … }`, or the same in a loop. */
function keptTools(literal: SyntaxNode, collector: Collector): readonly Made[] {
  const keeping = keepingOf(literal);
  const name = propertyOf(literal, 'name');
  if (!keeping || !name) return [];
  const callable = callableAround(keeping);
  const isOfCalls = callable && handsOn(callable, bare(name), [bare(name)], collector.evaluator.file.scopes);
  const calls = isOfCalls ? collector.helpers.turnsOf(callable) : [];
  const turns = calls.length > 0 ? calls : (turnsOf(keeping, collector.evaluator) ?? []);
  if (turns.length > MOST || !collector.affords(turns.length)) return [];
  return turns.flatMap(({ env, items: given, call = keeping }) => {
    const tool = given.some(isToolOfFile) ? undefined : collector.evaluator.evaluate(literal, env);
    return tool && isNamed(tool) && !collector.known.isNamedAt(entry(tool, 'name')!.value) ? [{ call, tool }] : [];
  });
}

/** What puts a literal into a list, a map or an object, by itself or as a part of a row. */
function keepingOf(literal: SyntaxNode): Made['call'] | undefined {
  let at = literal;
  while (at.parent && PARTS.has(at.parent.type)) at = at.parent;
  const { parent } = at;
  if (parent?.type === 'AssignmentExpression')
    return parent.left.type === 'MemberExpression' && parent.left.computed ? parent : undefined;
  const isGiven = parent?.type === 'CallExpression' && parent.arguments.some((each) => each === at);
  return isGiven && calledOn(parent, KEEPS) ? parent : undefined;
}

const PARTS = new Set<string>(['ObjectExpression', 'Property', 'TSAsExpression', 'TSSatisfiesExpression']);
const KEEPS = /^(push|unshift|set|add)$/;

/** Only a part of what comes back is used, or it is a part of something else. */
const TAKES_APART = /^(Spread|Member)/;

const isNamed = (value: Value): value is ObjectValue & Node =>
  value.kind === 'object' && textOf(entry(value, 'name')?.value) !== undefined;

/**
 * Reads a call once for each call of a function around it that passes on all that it is given and names the tool:
 * `const add = (name, ...args) => server.tool(name, ...args)`.
 */
export function passedOn(site: Site, collector: Collector, read: (site: Site) => void): void {
  const callable = callableAround(site.call);
  if (!callable || !passesAllOn(callable, site.call, collector.evaluator.file.scopes)) return;
  // It registers nothing else in the same way.
  if (!collector.helpers.isOnlyIn(callable, site.names.at(-1)!)) return;
  for (const call of collector.helpers.callsOf(callable)) {
    const args = call.arguments.map(bare);
    const [name] = args;
    if (name && textOf(collector.evaluate(name)) !== undefined)
      collector.asGivenBy(call, callable, site, () => {
        read({ ...site, args });
      });
  }
}
