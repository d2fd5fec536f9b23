/** Functions: which one a name refers to, which one is around a node, and what they return. */
import {
  bare,
  childrenOf,
  isFunction,
  keyName,
  path,
  type FunctionNode,
  type SyntaxNode,
  type TSESTree,
} from './syntax.js';
import { type Scopes, type Binding, namesBeside } from './scopes.js';
import { type Value } from '../result/values.js';
import { follow, nothing, unknown } from './values.js';
import { isBuiltSchema } from './schemas/mark.js';

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
 * Where a function surely returns nothing: at a `return` without a value, or at its end where it never returns a value.
 * A call in its last line may throw, if it is called so.
 */
export function emptyEndsOf({ body, generator }: FunctionNode): readonly (SyntaxNode | 'end')[] {
  if (body.type !== 'BlockStatement' || generator) return [];
  const all = within(body, HOLDS_STATEMENTS);
  const empty = all.filter((at) => at.type === 'ReturnStatement' && !at.argument);
  const isSilent = !all.some((at) => (at.type === 'ReturnStatement' && at.argument) || at.type === 'ThrowStatement');
  const last = body.body.at(-1);
  const isSimple = !last || last.type === 'VariableDeclaration' || last.type === 'ExpressionStatement';
  return isSilent && isSimple && body.body.length > 0 && !mayThrow(last!) ? [...empty, 'end'] : empty;
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

/** The values of the parameters of functions that are being inlined, and of the variables of loops. */
export interface Env {
  readonly values: ReadonlyMap<Binding, Value>;
  /** The functions and loops. */
  readonly inside: readonly SyntaxNode[];
}
export const NO_ENV: Env = { values: new Map(), inside: [] };

type Evaluate = (expression: SyntaxNode, env: Env) => Value;

/** The values of a function's parameters, as if it were called with these arguments. */
export function bindParams(
  callable: FunctionNode,
  args: readonly Value[],
  outer: Env,
  call: SyntaxNode,
  scopes: Scopes,
  evaluate: Evaluate,
): Env {
  const values = new Map(outer.values);
  const env = { values, inside: [...outer.inside, callable] };
  const bind = (pattern: SyntaxNode, value: Value): void => {
    switch (pattern.type) {
      case 'Identifier': {
        const binding = scopes.paramOf(callable, pattern.name);
        if (binding) values.set(binding, scopes.isWritten(pattern.name, binding) ? unknown(call) : value);
        break;
      }
      case 'AssignmentPattern':
        bind(pattern.left, value.kind === 'undefined' ? evaluate(pattern.right, env) : value);
        break;
      case 'ObjectPattern':
        for (const property of pattern.properties) {
          if (property.type === 'RestElement') bind(property.argument, omit(value, namesBeside(pattern), call));
          else {
            const name = keyName(property);
            bind(property.value, name === undefined ? unknown(call) : follow(value, [name], call));
          }
        }
        break;
      case 'ArrayPattern':
        pattern.elements.forEach((element, index) => {
          if (element?.type === 'RestElement') bind(element.argument, unknown(call));
          else if (element) bind(element, follow(value, [String(index)], call));
        });
        break;
      case 'RestElement':
        bind(pattern.argument, unknown(call));
        break;
      case 'TSParameterProperty':
        bind(pattern.parameter, value);
        break;
      default:
    }
  };
  callable.params.forEach((param, index) => bind(param, args[index] ?? nothing(call)));
  return env;
}

/** An object without some of its keys. */
function omit(value: Value, without: readonly string[] | undefined, use: SyntaxNode): Value {
  if (value.kind !== 'object' || isBuiltSchema(value) || !without) return unknown(use);
  return { ...value, entries: value.entries.filter(({ key }) => !without.includes(key)) };
}

/** The value of a name in a pattern that destructures a value. */
export function taken({ path, rest }: Binding, value: Value, use: SyntaxNode): Value {
  if (path) return follow(value, path, use);
  return rest ? omit(follow(value, rest.path, use), rest.without, use) : unknown(use);
}

/** Whether a name is declared in a function or loop that is being inlined, so that its value may depend on that. */
export function isLocal({ node }: Binding, { inside }: Env): boolean {
  if (inside.length === 0) return false;
  for (let at: SyntaxNode | undefined = node; at; at = at.parent) if (inside.includes(at)) return true;
  return false;
}
