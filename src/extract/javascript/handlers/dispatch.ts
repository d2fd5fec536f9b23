/** The one function that answers for all tools, beside the list of them. */
import type { Dispatch } from '../../../core/code.js';
import { get } from '../../../core/tree.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { returnsOf } from '../returns.js';
import type { Found, Handler } from '../registrations/found.js';
import { bare, holds, isFunction, memberName, walkAst, type FunctionNode, type SyntaxNode } from '../syntax.js';
import { REFUSES, REFUSES_TOOL } from '../../result/budget.js';
import { withoutSetAside } from '../../result/set-aside.js';
import { plain, textOf, type Value } from '../../result/values.js';
import { nameTestsOf, type NameTests } from './name-tests.js';
import { NamesInFile } from './names-in-file.js';
import { Following, type Route } from './uses.js';

/** Where a file has one list and one such function; what either of them leaves open is not judged. */
export function dispatchOf({ handlers, listers }: Found, evaluator: Evaluator): Dispatch | undefined {
  const [dispatcher, ...others] = handlers.filter(({ isDispatcher }) => isDispatcher);
  const [lister, ...more] = listers;
  if (!dispatcher || !lister || others.length > 0 || more.length > 0) return undefined;
  const listed = namesListed(lister, evaluator);
  if (!listed) return undefined;
  const tests = nameTestsOf(dispatcher.callable, evaluator, new NamesInFile(evaluator));
  const comments = (): string[] => (evaluator.file.program.comments ?? []).map(({ value }) => value);
  return {
    listed,
    cases: withoutSetAside(tests.asked, comments, listed),
    refusesOthers: tests.isOnlyCompared && (tests.isCalledAtOnce || refuses(dispatcher.callable, tests)),
  };
}

function namesListed(lister: FunctionNode, evaluator: Evaluator): ReadonlySet<string> | undefined {
  const [only, ...others] = returnsOf(lister);
  const answer = only && others.length === 0 ? plain(evaluator.evaluate(only.expression)) : undefined;
  const tools = get(answer, 'tools');
  if (tools?.kind !== 'array' || tools.open || tools.items.length === 0) return undefined;
  const names = tools.items.map((tool) => textOf(get(tool, 'name') as Value | undefined));
  return names.every((name) => name !== undefined) ? new Set(names) : undefined;
}

/** The functions of a table whose results the function that answers for all tools hands on as its own. */
export function handlersInTables(handlers: readonly Handler[], evaluator: Evaluator): Handler[] {
  const names = new NamesInFile(evaluator);
  return handlers.flatMap(({ callable, env, isDispatcher }) => {
    if (!isDispatcher) return [];
    const following = new Following(evaluator, names);
    following.parameter(callable, 0, { keys: ['params', 'arguments'] });
    return following.entered.flatMap(({ callable: entered, route }): Handler[] =>
      route?.row !== undefined && isReturned(route) ? [{ callable: entered, env, tool: route.row }] : [],
    );
  });
}

function isReturned(route: Route | undefined): boolean {
  if (!route) return true;
  let at = route.call;
  while (at.parent && (bare(at.parent) === bare(at) || at.parent.type === 'AwaitExpression')) at = at.parent;
  const { parent } = at;
  const isEnd =
    parent?.type === 'ReturnStatement' || (parent?.type === 'ArrowFunctionExpression' && parent.body === at);
  return isEnd && isReturned(route.before);
}

/** A text that refuses, outside of all cases. */
function refuses(callable: FunctionNode, tests: NameTests): boolean {
  let isFound = false;
  const look = (node: SyntaxNode, text: unknown): void => {
    if (typeof text === 'string' && REFUSES.test(text) && isOtherwise(node, text, callable, tests)) isFound = true;
  };
  for (const outer of [callable, ...tests.helpers])
    walkAst(outer, (node) => {
      if (node.type === 'Literal') look(node, node.value);
      else if (node.type === 'TemplateLiteral') for (const quasi of node.quasis) look(node, quasi.value.cooked);
      else if (node.type === 'MemberExpression') look(node, memberName(node)?.replace(/([a-z])([A-Z])/g, '$1 $2'));
    });
  return isFound;
}

/** In the default of a switch, in an `else`, or after all tests: where unknown names end up. */
function isOtherwise(node: SyntaxNode, text: string, callable: FunctionNode, tests: NameTests): boolean {
  if (tests.toolAt(node) !== undefined) return false;
  for (let at: SyntaxNode | undefined = node; at && at !== callable; at = at.parent) {
    if (at.type === 'CatchClause') return false;
    if (at.type === 'SwitchCase') return !at.test && tests.isName(bare(at.parent.discriminant));
    if (at.type === 'ThrowStatement' || at.type === 'ReturnStatement')
      return holds(at, tests.isName) || (REFUSES_TOOL.test(text) && isAfterAll(at, tests));
  }
  return false;
}

/** Nothing but questions about the name is around it, and it is what is done where none is answered. */
function isAfterAll(statement: SyntaxNode, tests: NameTests): boolean {
  for (let child = statement, at = statement.parent; at; child = at, at = at.parent) {
    if (isFunction(at)) return true;
    const isElse = at.type === 'IfStatement' && child === at.alternate && holds(at.test, tests.isName);
    if (!isElse && !/^(?:BlockStatement|TryStatement)$/.test(at.type)) return false;
  }
  return false;
}
