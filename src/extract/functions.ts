/** Functions: what a name stands for where it is called, and what a node stands in. */
import { bare, isFunction, type Ast, childrenOf, staticName } from './syntax.js';
import { type Scopes, type Binding, namesBeside } from './scopes.js';
import { follow, nothing, unknown, type Value } from './values.js';
import { isBuiltSchema } from './schemas/mark.js';

/** A function that is written in place, or that a name always means. */
export function functionOf(node: Ast, scopes: Scopes): Ast | undefined {
  const at = bare(node);
  if (isFunction(at)) return at;
  const binding = at.type === 'Identifier' ? scopes.resolve(at) : undefined;
  if (!binding || binding.path?.length !== 0 || scopes.isReassigned(at['name'], binding)) return undefined;
  if (binding.kind === 'function') return binding.node;
  const init = binding.kind === 'variable' ? (binding.node['init'] as Ast | null) : undefined;
  return init && isFunction(bare(init)) ? bare(init) : undefined;
}

/** The function that a node stands in, no more than so many levels above. */
export function functionAround(node: Ast, mostLevels = Infinity): Ast | undefined {
  let at = node.parent;
  for (let level = 0; at && level < mostLevels; level++, at = at.parent) if (isFunction(at)) return at;
  return undefined;
}

/** What a function returns, and under which conditions. */

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

/** Gives the parameters of a function that is read as if it were called the values that they stand for. */

/** What the parameters of functions that are being inlined stand for, and the variables of loops. */
export interface Env {
  readonly values: ReadonlyMap<Binding, Value>;
  /** The functions and loops. */
  readonly inside: readonly Ast[];
}
export const NO_ENV: Env = { values: new Map(), inside: [] };

type Evaluate = (expression: Ast, env: Env) => Value;

export function bindParams(
  callable: Ast,
  args: readonly Value[],
  outer: Env,
  call: Ast,
  scopes: Scopes,
  evaluate: Evaluate,
): Env {
  const values = new Map(outer.values);
  const env = { values, inside: [...outer.inside, callable] };
  const bind = (pattern: Ast, value: Value): void => {
    switch (pattern.type) {
      case 'Identifier': {
        const binding = scopes.paramOf(callable, pattern['name']);
        if (binding) values.set(binding, scopes.isWritten(pattern['name'], binding) ? unknown(call) : value);
        break;
      }
      case 'AssignmentPattern':
        bind(pattern['left'], value.kind === 'undefined' ? evaluate(pattern['right'], env) : value);
        break;
      case 'ObjectPattern':
        for (const property of pattern['properties'] as Ast[]) {
          if (property.type === 'RestElement') bind(property['argument'], omit(value, namesBeside(pattern), call));
          else {
            const name = staticName(property['key'], property['computed']);
            bind(property['value'], name === undefined ? unknown(call) : follow(value, [name], call));
          }
        }
        break;
      case 'ArrayPattern':
        (pattern['elements'] as (Ast | null)[]).forEach((element, index) => {
          if (element?.type === 'RestElement') bind(element['argument'], unknown(call));
          else if (element) bind(element, follow(value, [String(index)], call));
        });
        break;
      case 'RestElement':
        bind(pattern['argument'], unknown(call));
        break;
      case 'TSParameterProperty':
        bind(pattern['parameter'], value);
    }
  };
  (callable['params'] as Ast[]).forEach((param, index) => bind(param, args[index] ?? nothing(call)));
  return env;
}

/** An object without some of its keys. */
function omit(value: Value, without: readonly string[] | undefined, use: Ast): Value {
  if (value.kind !== 'object' || isBuiltSchema(value) || !without) return unknown(use);
  return { ...value, entries: value.entries.filter(({ key }) => !without.includes(key)) };
}

/** What a name stands for that takes something out of a value. */
export function taken({ path, rest }: Binding, value: Value, use: Ast): Value {
  if (path) return follow(value, path, use);
  return rest ? omit(follow(value, rest.path, use), rest.without, use) : unknown(use);
}

/** Whether a name is declared inside what is being read once more, so that it may depend on what is known there. */
export function isLocal({ node }: Binding, { inside }: Env): boolean {
  if (inside.length === 0) return false;
  for (let at: Ast | undefined = node; at; at = at.parent) if (inside.includes(at)) return true;
  return false;
}
