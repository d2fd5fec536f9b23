/**
 * Babel's own nodes made ESTree, one at a time while a file is walked. The parser has a plugin for that, which takes
 * three times as long to parse. Only what the extractor reads is changed.
 */
import type { Ast } from './ast.js';

export function toEstree(node: Ast): void {
  CHANGES[node.type]?.(node);
}

const named =
  (type: string) =>
  (node: Ast): void => {
    node.type = type;
  };

const CHANGES: Readonly<Record<string, ((node: Ast) => void) | undefined>> = {
  // Not an object with a prototype: a type called `constructor` has no change.
  __proto__: null as never,
  StringLiteral: named('Literal'),
  NumericLiteral: named('Literal'),
  BooleanLiteral: named('Literal'),
  NullLiteral(node) {
    node.type = 'Literal';
    node['value'] = null;
  },
  RegExpLiteral(node) {
    node.type = 'Literal';
    node['regex'] = { pattern: node['pattern'], flags: node['flags'] };
  },
  BigIntLiteral(node) {
    node.type = 'Literal';
    node['bigint'] = node['value'];
  },
  ObjectProperty(node) {
    node.type = 'Property';
    node['kind'] = 'init';
  },
  ObjectMethod(node) {
    node.type = 'Property';
    node['value'] = functionOf(node);
    node['method'] = node['kind'] === 'method';
    if (node['method']) node['kind'] = 'init';
  },
  ClassProperty: named('PropertyDefinition'),
  ClassPrivateProperty: named('PropertyDefinition'),
  ClassAccessorProperty: named('PropertyDefinition'),
  ClassMethod: toMethod,
  ClassPrivateMethod: toMethod,
  MemberExpression: toMember,
  OptionalMemberExpression: toMember,
  CallExpression: toCall,
  OptionalCallExpression: toCall,
  NewExpression: fillHoles,
};

function toCall(node: Ast): void {
  node.type = 'CallExpression';
  fillHoles(node);
}

/** `f(a, , b)`: a parser that goes on after a mistake leaves a hole. */
function fillHoles(node: Ast): void {
  const args = node['arguments'] as (Ast | null)[];
  if (!args.includes(null)) return;
  const { start, end } = node;
  node['arguments'] = args.map((each) => each ?? { type: 'MissingExpression', start, end });
}

function toMember(node: Ast): void {
  node.type = 'MemberExpression';
  const property = node['property'] as Ast;
  if (property.type !== 'PrivateName') return;
  property.type = 'PrivateIdentifier';
  property['name'] = property['id'].name;
}

function toMethod(node: Ast): void {
  node.type = 'MethodDefinition';
  node['value'] = functionOf(node);
}

/** As ESTree has it, behind the name. */
function functionOf({ key, computed, end, params, body, generator, async, returnType }: Ast): Ast {
  const start = (key.end as number) + (computed ? 1 : 0);
  return { type: 'FunctionExpression', start, end, id: null, params, body, generator, async, returnType };
}
