/** Where a handler has a case for each value of an argument that it knows, and refuses all others. */
import type { Choice } from '../../../core/code.js';
import { groupBy } from '../../../core/collections.js';
import { REFUSES } from '../../result/budget.js';
import { textOf } from '../../result/values.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { bare, endOf, holds, isFunction, isInside, keyName, place, startOf } from '../syntax.js';
import type { SyntaxNode, TSESTree } from '../syntax.js';
import { isPrinted, testsOf } from './name-tests.js';
import type { NamesInFile } from './names-in-file.js';
import type { Escape, Route, Use } from './uses.js';

export function choicesOf(
  reads: readonly Use[],
  escapes: readonly Escape[],
  evaluator: Evaluator,
  names: NamesInFile,
): Choice[] {
  return [...groupBy(reads, ({ name }) => name)].flatMap(([name, own]) => {
    const values = own.map((use) => valuesOf(use, evaluator, names));
    const all = values.flatMap((each) => each ?? []);
    const choice = values.includes(undefined) ? undefined : refusedBehind(own, all);
    if (!choice) return [];
    const isElsewhere = [...all, ...escapes.map(({ node }) => node)].some((each) => mayTakeOthers(each, choice));
    const tests = all.flatMap((value) => testsOf(value).map(({ test }) => textOf(evaluator.evaluate(test))));
    const cases = new Set(tests.flatMap((each) => each ?? []));
    return isElsewhere || tests.includes(undefined) ? [] : [{ name, cases, ...place(choice) }];
  });
}

/** The expressions that are the value; undefined where it goes where it is not followed. */
function valuesOf({ node }: Use, { file: { scopes } }: Evaluator, names: NamesInFile): SyntaxNode[] | undefined {
  let target: SyntaxNode | undefined;
  if (node.type === 'Property') target = node.value.type === 'AssignmentPattern' ? node.value.left : node.value;
  else if (node.type !== 'MemberExpression') return undefined;
  const at = target ? undefined : outer(node);
  if (at?.parent?.type === 'VariableDeclarator' && at.parent.init === at) target = at.parent.id;
  if (!target) return [at!];
  const binding = target.type === 'Identifier' ? scopes.resolve(target) : undefined;
  if (target.type !== 'Identifier' || !binding || scopes.isReassigned(target.name, binding)) return undefined;
  return names.usesOf(binding, target.name).map(outer);
}

/** With the casts and parentheses around it. */
function outer(node: SyntaxNode): SyntaxNode {
  let at = node;
  while (at.parent && bare(at.parent) === bare(node)) at = at.parent;
  return at;
}

/** The switch or the chain of conditions that a value always comes to, and that refuses what it has no case for. */
function refusedBehind(reads: readonly Use[], values: readonly SyntaxNode[]): SyntaxNode | undefined {
  const isValue = (node: SyntaxNode): boolean => values.some((each) => bare(each) === bare(node));
  for (const value of values) {
    const { parent } = value;
    const found =
      parent?.type === 'SwitchStatement' && parent.discriminant === value && refusesOthers(parent)
        ? parent
        : parent?.type === 'BinaryExpression'
          ? refusingChain(parent, isValue)
          : undefined;
    if (found && isAlwaysReached(found) && reads.every(({ route }) => isAlwaysCalled(route))) return found;
  }
  return undefined;
}

const refusesOthers = ({ cases }: TSESTree.SwitchStatement): boolean => {
  const last = cases.at(-1);
  return last !== undefined && !last.test && refuses(last.consequent);
};

/** `if (action === 'a') …; else if (action === 'b') …; else throw …` */
function refusingChain(test: SyntaxNode, isValue: (node: SyntaxNode) => boolean): SyntaxNode | undefined {
  const first = test.parent;
  if (first?.type !== 'IfStatement' || first.test !== test || isElse(first)) return undefined;
  let at: TSESTree.Statement | null = first;
  let count = 0;
  for (; at?.type === 'IfStatement'; at = at.alternate, count++) {
    const { test: asked } = at;
    if (asked.type !== 'BinaryExpression' || !/^===?$/.test(asked.operator)) return undefined;
    if (!isValue(asked.left) && !isValue(asked.right)) return undefined;
  }
  return count > 1 && at && refuses([at]) ? first : undefined;
}

const isElse = (at: SyntaxNode): boolean => at.parent?.type === 'IfStatement' && at.parent.alternate === at;

function refuses(statements: readonly SyntaxNode[]): boolean {
  const [only] = statements;
  if (statements.length === 1 && only?.type === 'BlockStatement') return refuses(only.body);
  const end = statements.find(({ type }) => /^(?:Throw|Return|If|Try|For|While|Switch)/.test(type));
  return end?.type === 'ThrowStatement' || (end?.type === 'ReturnStatement' && holds(end, saysError));
}

function saysError(node: SyntaxNode): boolean {
  if (node.type === 'Property')
    return keyName(node) === 'isError' && node.value.type === 'Literal' && !!node.value.value;
  const texts = node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked) : [];
  return [...texts, node.type === 'Literal' ? node.value : ''].some(
    (text) => typeof text === 'string' && REFUSES.test(text),
  );
}

/** Nothing decides whether it runs. */
function isAlwaysReached(node: SyntaxNode): boolean {
  for (let at = node.parent; at && !isFunction(at); at = at.parent)
    if (at.type !== 'BlockStatement' && at.type !== 'TryStatement') return false;
  return true;
}

/** But for the name of the tool, by which a function that answers for all tools calls another one. */
function isAlwaysCalled(route: Route | undefined): boolean {
  for (let next = route; next; next = next.before)
    for (let child = next.call, at = child.parent; at && !isFunction(at); child = at, at = at.parent)
      if (!STRAIGHT.test(at.type) || (at.type === 'TryStatement' && at.block !== child)) return false;
  return true;
}
const STRAIGHT = /^(?:Block|Try|Return|Expression|Switch)Statement$|^SwitchCase$|^AwaitExpression$|^Variable/;

/** Before that choice something else may be done with a value: neither a test nor a print. */
function mayTakeOthers(value: SyntaxNode, choice: SyntaxNode): boolean {
  if (isInside(value, choice) || startOf(value) > endOf(choice) || testsOf(bare(value)).length > 0) return false;
  const { parent } = value;
  const isAsked = parent?.type === 'IfStatement' || (parent?.type === 'UnaryExpression' && parent.operator === '!');
  return !isAsked && !isPrinted(value);
}
