/** What names stand for while a function is inlined or a loop is unrolled. */
import { keyName, type FunctionNode, type SyntaxNode, follow, nothing, unknown } from './syntax.js';
import { namesBeside, type Binding, type Scopes } from './scopes.js';
import type { Value } from '../result/values.js';
import { isBuiltSchema } from './zod/mark.js';

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
