/** Where a function that answers for all tools asks which one is called. */
import type { Evaluator } from '../evaluate/evaluator.js';
import { exits } from '../returns.js';
import { append, groupBy } from '../../../core/collections.js';
import type { Place } from '../../../core/tree.js';
import { bare, isFunction, path, place, type FunctionNode, type SyntaxNode } from '../syntax.js';
import { textOf } from '../../result/values.js';
import type { NamesInFile } from './names-in-file.js';
import type { Row } from './tables.js';
import { Following, type Route } from './uses.js';

export interface NameTests {
  /** The names that are asked for, and where. */
  readonly asked: readonly Asked[];
  /** All that is done for a tool is done behind one question. */
  readonly isKnown: (tool: string) => boolean;
  /** The name is compared and printed, and nothing else is done with it. */
  readonly isOnlyCompared: boolean;
  /** What a table has for the name is called, whether or not there is anything. */
  readonly isCalledAtOnce: boolean;
  /** The functions that the name is handed to. */
  readonly helpers: readonly SyntaxNode[];
  isName(node: SyntaxNode): boolean;
  /** The tool that must have been called for a node to run. */
  toolAt(node: SyntaxNode, route?: Route): string | undefined;
}

interface Asked extends Place {
  readonly name: string;
  /** Another name leads to the same code. */
  readonly isAlias?: true;
}

export function nameTestsOf(callable: FunctionNode, evaluator: Evaluator, names: NamesInFile): NameTests {
  const following = new Following(evaluator, names);
  following.parameter(callable, 0, { keys: ['params', 'name'] });
  const isName = (node: SyntaxNode): boolean => following.reached.has(bare(node));
  const textIn = (node: SyntaxNode): string | undefined => textOf(evaluator.evaluate(node));
  const asked = [...following.reached.keys()].flatMap((node) =>
    testsOf(node).flatMap(({ test, isAlias }): Asked[] => {
      const name = textIn(test);
      return name === undefined ? [] : [{ ...place(test), name, ...(isAlias && { isAlias }) }];
    }),
  );
  const tables = new Map(following.lookups.map(({ table }) => [table.rows[0]!.start, table]));
  for (const { rows } of tables.values())
    append(
      asked,
      rows.map((row) => askedIn(rows, row)),
    );
  const counts = groupBy(asked, ({ name }) => name);
  const toolIn = (node: SyntaxNode): string | undefined => {
    for (let child = node, at = node.parent; at && !isFunction(at); child = at, at = at.parent) {
      const test = testAt(at, child, isName);
      if (test) return textIn(test);
    }
    return undefined;
  };
  const isUnknownTest = [...following.reached.keys()].some((node) =>
    testsOf(node).some(({ test }) => textIn(test) === undefined),
  );
  return {
    asked,
    isKnown: (tool) => counts.get(tool)?.length === 1,
    isOnlyCompared:
      !isUnknownTest && following.reads.length === 0 && following.escapes.every(({ node }) => isPrinted(node)),
    isCalledAtOnce: following.lookups.some(({ at }) => isCalled(at)),
    helpers: following.entered.map(({ callable: each }) => each),
    isName,
    toolAt(node, route) {
      for (let at: SyntaxNode | undefined = node, next = route; at; at = next?.call, next = next?.before) {
        const tool = toolIn(at) ?? next?.row;
        if (tool !== undefined || !next) return tool;
      }
      return undefined;
    },
  };
}

/** A row of a table. One of another file may be for another server, whose list has it. */
function askedIn(rows: readonly Row[], { key, value, file, start, end }: Row): Asked {
  const isSame = (other: Row): boolean =>
    other.key !== key && value !== undefined && other.value !== undefined && isSameName(value, other.value);
  const isAlias = file !== undefined || rows.some(isSame);
  return { name: key, start, end, ...(file !== undefined && { file }), ...(isAlias && { isAlias }) };
}

/** `handlers[name](args)` */
function isCalled({ parent: member }: SyntaxNode): boolean {
  const call = member?.type === 'MemberExpression' ? member.parent : undefined;
  return call?.type === 'CallExpression' && call.callee === member && !call.optional;
}

const isSameName = (a: SyntaxNode, b: SyntaxNode): boolean => !isFunction(a) && path(a).join('.') === path(b).join('.');

/** What an expression is compared with. */
export function testsOf(node: SyntaxNode): { readonly test: SyntaxNode; readonly isAlias?: true }[] {
  let at = node;
  while (at.parent && bare(at.parent) === node) at = at.parent;
  const { parent } = at;
  if (parent?.type === 'SwitchStatement' && parent.discriminant === at)
    return parent.cases.flatMap(({ consequent, test }, index) => {
      const before = parent.cases[index - 1];
      const isAlias = consequent.length === 0 || (before && !before.consequent.some(exits));
      return test ? [{ test, ...(isAlias && { isAlias: true as const }) }] : [];
    });
  if (parent?.type !== 'BinaryExpression' || !/^[!=]==?$/.test(parent.operator)) return [];
  const isAlias = parent.parent.type === 'LogicalExpression';
  return [{ test: parent.left === at ? parent.right : parent.left, ...(isAlias && { isAlias }) }];
}

/** Into a message, or to a log. */
export function isPrinted(node: SyntaxNode): boolean {
  for (let at: SyntaxNode | undefined = node; at && !/Statement$/.test(at.type); at = at.parent) {
    if (at.type === 'TemplateLiteral' || (at.type === 'BinaryExpression' && at.operator === '+')) return true;
    if (at.type === 'NewExpression' || at.type === 'CallExpression') {
      const called = path(at.callee);
      return called.some((name) => /^(log|logger|logging|console|debug)$|Error$/i.test(name));
    }
  }
  return false;
}

/** What the name is compared with, where a node says that its child runs only if they are equal. */
export function testAt(
  at: SyntaxNode,
  child: SyntaxNode,
  isName: (node: SyntaxNode) => boolean,
): SyntaxNode | undefined {
  if (at.type === 'IfStatement' && child === at.consequent) return comparedTo(at.test, '===', isName);
  if (at.type === 'ConditionalExpression' && child === at.consequent) return comparedTo(at.test, '===', isName);
  if (at.type === 'BlockStatement') return refusedBefore(at.body, child, isName);
  if (at.type !== 'SwitchCase' || !at.test || child === at.test || !isName(at.parent.discriminant)) return undefined;
  // A case that falls through from another one answers for both.
  const before = at.parent.cases[at.parent.cases.indexOf(at) - 1];
  return !before || before.consequent.some(exits) ? at.test : undefined;
}

/** `if (name !== 'x') throw …` before a statement. */
function refusedBefore(
  statements: readonly SyntaxNode[],
  child: SyntaxNode,
  isName: (node: SyntaxNode) => boolean,
): SyntaxNode | undefined {
  for (const each of statements.slice(0, statements.indexOf(child))) {
    const other =
      each.type === 'IfStatement' && exits(each.consequent) ? comparedTo(each.test, '!==', isName) : undefined;
    if (other) return other;
  }
  return undefined;
}

/** The other side of a comparison, if one side is the name. */
function comparedTo(
  test: SyntaxNode,
  operator: '===' | '!==',
  isName: (node: SyntaxNode) => boolean,
): SyntaxNode | undefined {
  const at = bare(test);
  if (at.type === 'LogicalExpression' && at.operator === (operator === '===' ? '&&' : '||'))
    return comparedTo(at.left, operator, isName) ?? comparedTo(at.right, operator, isName);
  if (at.type !== 'BinaryExpression' || (at.operator !== operator && at.operator !== operator.slice(0, 2)))
    return undefined;
  if (isName(at.left)) return at.right;
  return isName(at.right) ? at.left : undefined;
}
