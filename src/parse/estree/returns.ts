/** What a function returns, and under which conditions. */
import { bare, childrenOf, isFunction, type Ast } from './ast.js';

interface Return {
  readonly statement: Ast;
  readonly expression: Ast;
}

/** The expressions that a function may return, those of functions inside it excluded, in the order of the text. */
export function returnsOf(callable: Ast): Return[] {
  const body = callable['body'] as Ast;
  if (body.type !== 'BlockStatement') return [{ statement: body, expression: body }];
  return within(body, HOLDS_STATEMENTS).flatMap((at) =>
    at.type === 'ReturnStatement' && at['argument'] ? [{ statement: at, expression: at['argument'] as Ast }] : [],
  );
}

/** Whether something may keep a function from reaching its last statement. */
export function mayEndEarly({ body }: Ast): boolean {
  const last = (body as Ast).type === 'BlockStatement' ? (body['body'] as Ast[]).at(-1) : undefined;
  return within(body as Ast, HOLDS_STATEMENTS).some((at) => ENDS.test(at.type) && at !== last);
}

/** The statements that end a loop from inside. */
export function breaksOf(loop: Ast): Ast[] {
  return within(loop['body'], HOLDS_BREAKS).filter(({ type }) => type === 'BreakStatement');
}

/** A statement and what stands in it, other than in functions, as far as the types go that are looked into. */
function within(statement: Ast, types: RegExp): Ast[] {
  const found: Ast[] = [];
  const todo: Ast[] = [statement];
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
export function onlyReturn(callable: Ast): Ast | undefined {
  const body = callable['body'] as Ast;
  if (body.type !== 'BlockStatement') return body;
  const statements = body['body'] as Ast[];
  const last = statements.at(-1);
  const isPlain = statements.slice(0, -1).every(({ type, kind }) => type === 'VariableDeclaration' && kind === 'const');
  return isPlain && last?.type === 'ReturnStatement' ? ((last['argument'] as Ast | null) ?? undefined) : undefined;
}

/** The object literals that a function returns, whatever else it does; undefined where it may return something else. */
export function objectsReturned(callable: Ast): readonly Ast[] | undefined {
  const body = callable['body'] as Ast;
  const last = body.type === 'BlockStatement' ? (body['body'] as Ast[]).at(-1) : undefined;
  if (!last || !exits(last)) return undefined;
  const returns = within(body, HOLDS_STATEMENTS).filter(({ type }) => type === 'ReturnStatement');
  const objects = returns.map(({ argument }) => argument && bare(argument as Ast));
  return objects.every((each) => each?.type === 'ObjectExpression') ? objects : undefined;
}

/** Whether a statement never lets what stands behind it run. */
export function exits(statement: Ast): boolean {
  switch (statement.type) {
    case 'ReturnStatement':
    case 'ThrowStatement':
    case 'ContinueStatement':
    case 'BreakStatement':
      return true;
    case 'BlockStatement':
      return (statement['body'] as Ast[]).some(exits);
    case 'IfStatement':
      return statement['alternate'] ? exits(statement['consequent']) && exits(statement['alternate']) : false;
    default:
      return false;
  }
}
