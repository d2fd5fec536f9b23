/** What a function returns, where it ends, and which code never runs. */
import { bare, childrenOf, isFunction, memberName, path, keyName } from './syntax.js';
import type { FunctionNode, SyntaxNode, TSESTree } from './syntax.js';
import type { Scopes } from './scopes.js';

interface Return {
  readonly statement: SyntaxNode;
  readonly expression: SyntaxNode;
}

/** The expressions that a function may return, those of functions inside it excluded, in the order of the text. */
export function returnsOf({ body }: FunctionNode): Return[] {
  if (body.type !== 'BlockStatement') return [{ statement: body, expression: body }];
  return within(body, HOLDS_STATEMENTS).flatMap((at) =>
    at.type === 'ReturnStatement' && at.argument ? [{ statement: at, expression: at.argument }] : [],
  );
}

/**
 * Where a function surely returns nothing: at a `return` without a value, at its end where it never returns a value, or
 * at the end of a branch behind which it has nothing more. A call in its last line may throw, if it is called so.
 */
export function emptyEndsOf({ body, generator }: FunctionNode): readonly (SyntaxNode | 'end')[] {
  if (body.type !== 'BlockStatement' || generator) return [];
  const all = within(body, HOLDS_STATEMENTS);
  const empty = all.filter((at) => at.type === 'ReturnStatement' && !at.argument);
  if (all.some(returnsValue)) return [...empty, ...branchesFallenOff(body)];
  return body.body.length > 0 && fallsOff(body) ? [...empty, 'end'] : empty;
}

/** The last statements of branches that do not leave a function, where nothing follows. */
function branchesFallenOff(at: SyntaxNode): SyntaxNode[] {
  switch (at.type) {
    case 'BlockStatement': {
      const last = at.body.at(-1);
      return last ? branchesFallenOff(last) : [];
    }
    case 'TryStatement':
      return at.finalizer ? [] : [at.block, ...(at.handler ? [at.handler.body] : [])].flatMap(endOfBranch);
    case 'IfStatement':
      return at.alternate ? [at.consequent, at.alternate].flatMap(endOfBranch) : [];
    default:
      return [];
  }
}

function endOfBranch(branch: SyntaxNode): SyntaxNode[] {
  const last = branch.type === 'BlockStatement' ? branch.body.at(-1) : branch;
  return branch.type === 'BlockStatement' && last && fallsOff(branch) ? [last] : branchesFallenOff(branch);
}

const returnsValue = (at: SyntaxNode): boolean => at.type === 'ReturnStatement' && at.argument !== null;

/** It has no other way to leave, and nothing in its last line that may throw. */
function fallsOff(block: TSESTree.BlockStatement): boolean {
  const last = block.body.at(-1);
  const isSilent = !within(block, HOLDS_STATEMENTS).some((at) => returnsValue(at) || at.type === 'ThrowStatement');
  const isSimple = !last || last.type === 'VariableDeclaration' || last.type === 'ExpressionStatement';
  return isSilent && isSimple && !(last && mayThrow(last));
}

function mayThrow(last: SyntaxNode): boolean {
  const called = last.type === 'ExpressionStatement' ? bare(last.expression) : last;
  const call = called.type === 'AwaitExpression' ? bare(called.argument) : called;
  if (call.type !== 'CallExpression') return false;
  const callee = path(call.callee);
  const isLogged = callee.length > 1 && /^(?:console|log|logger|logging)$/i.test(callee.at(-2)!);
  return !isLogged && /fail|throw|error|never|exit|assert|unimplemented|abort/i.test(callee.join('.'));
}

/** Whether something may keep a function from reaching its last statement. */
export function mayEndEarly({ body }: FunctionNode): boolean {
  const last = body.type === 'BlockStatement' ? body.body.at(-1) : undefined;
  return within(body, HOLDS_STATEMENTS).some((at) => ENDS.test(at.type) && at !== last);
}

/** The statements that end a loop from inside. */
export function breaksOf({ body }: Loop): SyntaxNode[] {
  return within(body, HOLDS_BREAKS).filter(({ type }) => type === 'BreakStatement');
}

type Loop = TSESTree.ForStatement | TSESTree.WhileStatement | TSESTree.DoWhileStatement;

/** A statement and all nodes in it, except in functions. Only nodes of the given types are entered. */
function within(statement: SyntaxNode, types: RegExp): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const todo: SyntaxNode[] = [statement];
  for (let at = todo.pop(); at; at = todo.pop()) {
    found.push(at);
    const inner = types.test(at.type) ? childrenOf(at) : [];
    for (const child of inner.reverse()) if (!isFunction(child)) todo.push(child);
  }
  return found;
}

const ENDS = /^(Return|Throw)Statement$/;
const HOLDS_BREAKS = /^(Block|If|Try|Labeled)Statement$|^CatchClause$/;
const HOLDS_STATEMENTS =
  /^(Block|If|For|ForIn|ForOf|While|DoWhile|Try|Switch|Labeled)Statement$|^CatchClause$|^SwitchCase$/;

/** The expression that a function returns when it does nothing but return. */
export function onlyReturn({ body }: FunctionNode): SyntaxNode | undefined {
  if (body.type !== 'BlockStatement') return body;
  const statements = body.body;
  const last = statements.at(-1);
  const isPlain = statements.slice(0, -1).every((each) => each.type === 'VariableDeclaration' && each.kind === 'const');
  return isPlain && last?.type === 'ReturnStatement' ? (last.argument ?? undefined) : undefined;
}

/** What a function returns without some keys: `const schema = convert(S); delete schema.$schema; return schema;` */
export function returnedWithout({ body }: FunctionNode): { whole: SyntaxNode; keys: readonly string[] } | undefined {
  const [first, ...rest] = body.type === 'BlockStatement' ? body.body : [];
  const last = rest.pop();
  const made = first?.type === 'VariableDeclaration' && first.declarations.length === 1 ? first.declarations[0] : null;
  if (made?.id.type !== 'Identifier' || !made.init || last?.type !== 'ReturnStatement' || !last.argument)
    return undefined;
  const { name } = made.id;
  const isIt = (node: SyntaxNode): boolean => node.type === 'Identifier' && node.name === name;
  const keys = rest.flatMap((each) => {
    const at = each.type === 'ExpressionStatement' ? each.expression : undefined;
    const member = at?.type === 'UnaryExpression' && at.operator === 'delete' ? bare(at.argument) : undefined;
    return member?.type === 'MemberExpression' && isIt(bare(member.object)) ? (memberName(member) ?? []) : [];
  });
  return keys.length === rest.length && keys.length > 0 && isIt(bare(last.argument))
    ? { whole: made.init, keys }
    : undefined;
}

/** The object literals that a function returns, whatever else it does; undefined where it may return something else. */
export function objectsReturned({ body }: FunctionNode): readonly SyntaxNode[] | undefined {
  const last = body.type === 'BlockStatement' ? body.body.at(-1) : undefined;
  if (!last || !exits(last)) return undefined;
  const returns = within(body, HOLDS_STATEMENTS).filter((each) => each.type === 'ReturnStatement');
  const objects = returns.map(({ argument }) => argument && bare(argument));
  return objects.every((each) => each?.type === 'ObjectExpression') ? objects : undefined;
}

/** Whether the code after a statement never runs. */
export function exits(statement: SyntaxNode): boolean {
  switch (statement.type) {
    case 'ReturnStatement':
    case 'ThrowStatement':
    case 'ContinueStatement':
    case 'BreakStatement':
      return true;
    case 'BlockStatement':
      return statement.body.some(exits);
    case 'IfStatement':
      return statement.alternate ? exits(statement.consequent) && exits(statement.alternate) : false;
    default:
      return false;
  }
}

// Functions: which one a name refers to, and which one is around a node.

/** The function that an expression is, or that its name always refers to. */
export function functionOf(node: SyntaxNode, scopes: Scopes): FunctionNode | undefined {
  const at = bare(node);
  if (isFunction(at)) return at;
  if (at.type !== 'Identifier') return undefined;
  const binding = scopes.resolve(at);
  if (!binding || binding.path?.length !== 0 || scopes.isReassigned(at.name, binding)) return undefined;
  if (binding.kind === 'function') return binding.node;
  const init = binding.kind === 'variable' && binding.node.init ? bare(binding.node.init) : undefined;
  return init && isFunction(init) ? init : undefined;
}

/** The nearest function around a node, at most `mostLevels` above it. */
export function functionAround(node: SyntaxNode, mostLevels = Infinity): FunctionNode | undefined {
  let at: SyntaxNode | undefined = node.parent;
  for (let level = 0; at && level < mostLevels; level++, at = at.parent) if (isFunction(at)) return at;
  return undefined;
}

/** The name by which a function is called, or '' where it has none. */
export function nameOfFunction(callable: SyntaxNode): string {
  if ('id' in callable && callable.id && 'name' in callable.id) return String(callable.id.name);
  const { parent } = callable;
  if (parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier') return parent.id.name;
  return (parent && keyName(parent)) ?? '';
}
