/** The branches of a function that registers what it is given: whether a call of it takes the one with the registration. */
import type { Env } from '../env.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { exits } from '../returns.js';
import { bare, holds, ownerOf, startOf, type FunctionNode, type SyntaxNode } from '../syntax.js';
import { truthOf } from '../../result/values.js';
import type { Site } from './objects.js';

/** What must be true or false, so that a statement is reached. */
interface Condition {
  readonly test: SyntaxNode;
  readonly is: boolean;
}

/** `no`: with these arguments it is never reached. `tested`: a condition that is not known looks at what it registers. */
type Reach = 'yes' | 'no' | 'tested';

export function reachOf(site: Site, callable: FunctionNode, env: Env, evaluator: Evaluator): Reach {
  let reach: Reach = 'yes';
  for (const { test, is } of conditionsOf(site.call, callable)) {
    const truth = truthIn(test, env, evaluator);
    if (truth !== undefined && truth !== is) return 'no';
    if (truth === undefined && mentions(test, site.args, evaluator)) reach = 'tested';
  }
  return reach;
}

function conditionsOf(node: SyntaxNode, callable: FunctionNode): Condition[] {
  const found: Condition[] = [];
  for (let child = node, at = node.parent; at && child !== callable; child = at, at = at.parent) {
    if (at.type === 'IfStatement' || at.type === 'ConditionalExpression') {
      if (child !== at.test) found.push({ test: at.test, is: child === at.consequent });
    } else if (at.type === 'LogicalExpression') {
      if (child === at.right && at.operator !== '??') found.push({ test: at.left, is: at.operator === '&&' });
    } else if (at.type === 'BlockStatement') {
      // `if (!config._meta) { …; return; }`
      for (const each of at.body)
        if (startOf(each) < startOf(child) && each.type === 'IfStatement' && !each.alternate && exits(each.consequent))
          found.push({ test: each.test, is: false });
    }
  }
  return found;
}

function truthIn(test: SyntaxNode, env: Env, evaluator: Evaluator): boolean | undefined {
  const node = bare(test);
  const truth = (each: SyntaxNode): boolean | undefined => truthIn(each, env, evaluator);
  if (node.type === 'UnaryExpression' && node.operator === '!') {
    const inner = truth(node.argument);
    return inner === undefined ? undefined : !inner;
  }
  if (node.type === 'LogicalExpression' && node.operator !== '??') {
    const both = [truth(node.left), truth(node.right)];
    const decides = node.operator === '||';
    return both.includes(decides) ? decides : both.includes(undefined) ? undefined : !decides;
  }
  return isAbsent(node, env, evaluator) ? false : truthOf(evaluator.evaluate(node, env));
}

/** `config._meta?.ui`, where there is no `_meta`. */
function isAbsent(node: SyntaxNode, env: Env, evaluator: Evaluator): boolean {
  if (node.type !== 'MemberExpression') return false;
  const owner = bare(node.object);
  if (isAbsent(owner, env, evaluator)) return true;
  const { kind } = evaluator.evaluate(owner, env);
  return node.optional && (kind === 'undefined' || kind === 'null');
}

/** Of a tool's name, nothing can be missing. */
function mentions(test: SyntaxNode, [, ...described]: readonly SyntaxNode[], { file }: Evaluator): boolean {
  const owners = described.map(ownerOf).filter((each) => each.type === 'Identifier');
  return holds(
    test,
    (node) =>
      node.type === 'Identifier' &&
      owners.some(({ name }) => name === node.name) &&
      file.scopes.resolve(node)?.kind === 'param',
  );
}
