/** What the handlers of tools and the readers of resources return, as far as it is known. */
import { unknownAt, plain, textOf } from '../../result/values.js';
import type { Answer, ReadAnswer } from '../../../core/code.js';
import type { Node, Place } from '../../../core/tree.js';
import { bare, endOf, isFunction, memberName, startOf, type FunctionNode, type SyntaxNode, place } from '../syntax.js';
import { emptyEndsOf, returnsOf } from '../returns.js';
import type { Env } from '../env.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import type { Handler, Reader } from '../registrations/found.js';
import { testAt } from './name-tests.js';

/** What a library or the project itself calls may return what these like: it is `others`. */
export function answersOf(
  handlers: readonly Handler[],
  evaluator: Evaluator,
  whose: 'mcp' | 'others' = 'mcp',
): Answer[] {
  return handlers.flatMap(({ callable, isOfLibrary, tool, env }) => {
    if ((isOfLibrary ? 'others' : 'mcp') !== whose) return [];
    const all = bodiesOf(callable, evaluator, env);
    const mayDiffer = all.some(({ statement, body }) => body.kind === 'unknown' && !isCaught(statement, callable));
    const answer = (statement: SyntaxNode, body: Node, more: Partial<Answer> = {}): Answer => {
      const name = tool ?? textOf(askedFor('name', statement, callable, evaluator));
      return { ...(name !== undefined && { tool: name }), body, ...(mayDiffer && { mayDiffer }), ...more };
    };
    const told = all.filter(({ body }) => body.kind !== 'unknown' || body.isText);
    const empty = emptyEndsOf(callable).map((end) => {
      const at = end === 'end' ? headOf(callable) : place(end);
      return answer(end === 'end' ? callable : end, unknownAt(at), { isNothing: true });
    });
    for (const { expression, statement } of returnsOf(callable))
      if (isUndefined(expression)) empty.push(answer(statement, unknownAt(place(expression)), { isNothing: true }));
    const caught = (statement: SyntaxNode) => isCaught(statement, callable) && { isCaught: true as const };
    const guarded = (statement: SyntaxNode) => {
      const ifEmpty = emptyArgument(statement, callable, evaluator);
      return ifEmpty !== undefined && { ifEmpty };
    };
    const own = ({ body, isOneOf }: Body) => !isOneOf && isWrittenIn(callable, body) && { isOwn: true as const };
    return [
      ...told.map((each) =>
        answer(each.statement, each.body, {
          ...caught(each.statement),
          ...guarded(each.statement),
          ...own(each),
        }),
      ),
      ...empty,
    ];
  });
}

function isUndefined(expression: SyntaxNode): boolean {
  const at = bare(expression);
  return at.type === 'Identifier' ? at.name === 'undefined' : at.type === 'UnaryExpression' && at.operator === 'void';
}

/** All before the body. */
const headOf = (callable: FunctionNode): Place => ({ start: startOf(callable), end: startOf(callable.body) });

export function readsOf(readers: readonly Reader[], evaluator: Evaluator): ReadAnswer[] {
  return readers.flatMap(({ given, callable, uri, env }): ReadAnswer[] => {
    if (!callable) return [{ ...(uri && { uri: plain(uri) }), body: unknownAt(place(given)) }];
    const bodies = bodiesOf(callable, evaluator, env);
    const answers = bodies.filter(({ statement, body }) => body.kind !== 'unknown' || !isCaught(statement, callable));
    return answers.map(({ statement, body }) => {
      const own = uri ? plain(uri) : askedFor('uri', statement, callable, evaluator);
      return own ? { uri: own, body } : { body };
    });
  });
}

interface Body {
  readonly statement: SyntaxNode;
  readonly body: Node;
  /** Another function returns it, or something else. */
  readonly isOneOf: boolean;
}

const isWrittenIn = (callable: FunctionNode, { start, end, file }: Place): boolean =>
  file === undefined && startOf(callable) <= start && end <= endOf(callable);

function bodiesOf(callable: FunctionNode, evaluator: Evaluator, env: Env): Body[] {
  return returnsOf(callable).flatMap(({ statement, expression }) => {
    const value = evaluator.evaluate(expression, env);
    const isOneOf = value.kind === 'union' && value.areReturns === true;
    return (isOneOf ? value.branches : [value]).map((each) => ({ statement, body: plain(each), isOneOf }));
  });
}

/** A result that reports an error need not match the output schema. */
function isCaught(statement: SyntaxNode, callable: SyntaxNode): boolean {
  for (let at: SyntaxNode | undefined = statement; at && at !== callable; at = at.parent)
    if (at.type === 'CatchClause') return true;
  return false;
}

/** The argument that has nothing in it where a statement runs: `if (!names.length) return …`. */
function emptyArgument(statement: SyntaxNode, callable: FunctionNode, evaluator: Evaluator): string | undefined {
  const nameOf = (node: SyntaxNode): string | undefined => {
    const at = bare(node);
    const key = at.type === 'MemberExpression' ? memberName(at) : undefined;
    const owner = key !== undefined && 'object' in at ? bare(at.object) : at;
    const binding = owner.type === 'Identifier' ? evaluator.file.scopes.resolve(owner) : undefined;
    if (binding?.kind !== 'param' || binding.node !== callable.params[0]) return undefined;
    const [name, ...more] = [...(binding.path ?? []), ...(key === undefined ? [] : [key])];
    return more.length === 0 ? name : undefined;
  };
  const emptyIn = (test: SyntaxNode): string | undefined => {
    const at = bare(test);
    if (at.type === 'LogicalExpression' && at.operator === '||') {
      const name = emptyIn(at.right);
      const left = bare(at.left);
      return left.type === 'UnaryExpression' && left.operator === '!' && nameOf(left.argument) === name
        ? name
        : undefined;
    }
    const isZero = at.type === 'BinaryExpression' && /^===?$/.test(at.operator) && numberOf(at.right) === 0;
    const counted = isZero ? at.left : at.type === 'UnaryExpression' && at.operator === '!' ? at.argument : undefined;
    const length = counted && bare(counted);
    return length?.type === 'MemberExpression' && memberName(length) === 'length' ? nameOf(length.object) : undefined;
  };
  for (let child = statement, at = statement.parent; at && child !== callable; child = at, at = at.parent) {
    const name = at.type === 'IfStatement' && child === at.consequent ? emptyIn(at.test) : undefined;
    if (name !== undefined) return name;
  }
  return undefined;
}

const numberOf = (node: SyntaxNode): unknown => (node.type === 'Literal' ? node.value : undefined);

/** What a request's `params.name` (or `uri`) must be for a statement to run, by the nearest condition around it. */
function askedFor(field: string, statement: SyntaxNode, callable: SyntaxNode, evaluator: Evaluator): Node | undefined {
  const asks = (node: SyntaxNode): boolean => isParam(node, field, evaluator);
  for (
    let child = statement, at: SyntaxNode | undefined = statement.parent;
    at && child !== callable;
    child = at, at = at.parent
  ) {
    const compared = testAt(at, child, asks);
    if (compared) {
      const value = plain(evaluator.evaluate(compared));
      return value.kind === 'unknown' ? undefined : value;
    }
    if (isFunction(at)) return undefined;
  }
  return undefined;
}

/** `request.params.name`, `params.name`, or a name that was taken from it. */
function isParam(node: SyntaxNode, field: string, evaluator: Evaluator, depth = 0): boolean {
  const at = bare(node);
  if (at.type === 'MemberExpression') return memberName(at) === field && isParams(at.object, evaluator);
  if (at.type !== 'Identifier' || depth > 3) return false;
  const binding = evaluator.file.scopes.resolve(at);
  const last = binding?.path?.at(-1);
  if (binding?.kind === 'param') return last === field && binding.path?.at(-2) === 'params';
  const init = binding?.kind === 'variable' ? binding.node.init : undefined;
  if (!init) return false;
  if (binding!.path?.length === 0) return isParam(init, field, evaluator, depth + 1);
  return last === field && (binding!.path?.at(-2) === 'params' || isParams(init, evaluator));
}

function isParams(node: SyntaxNode, evaluator: Evaluator): boolean {
  const at = bare(node);
  if (at.type === 'MemberExpression') return memberName(at) === 'params';
  if (at.type !== 'Identifier') return false;
  const binding = evaluator.file.scopes.resolve(at);
  if (!binding) return at.name === 'params';
  if (binding.path?.at(-1) === 'params') return true;
  const init = binding.kind === 'variable' && binding.path?.length === 0 ? binding.node.init : undefined;
  return init ? isParams(init, evaluator) : false;
}
