/** Gives the parameters of a function that is read as if it were called the values that they stand for. */
import { staticName, type Ast } from './ast.js';
import { follow, nothing, unknown, type Value } from './values.js';
import { isBuiltSchema } from './schema-builders/mark.js';
import type { Binding, Scopes } from './scopes.js';
import { namesBeside } from './patterns.js';

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
