/**
 * ESTree as far as the extractor reads it: the same nodes whether @babel/parser (with its `estree` plugin), espree or
 * @typescript-eslint/parser made them.
 */

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- node types of three parsers, told apart by `type`
export type Ast = { type: string; parent?: Ast; range?: [number, number]; start?: number; end?: number } & Record<
  string,
  any
>;

export const startOf = (node: Ast): number => node.range?.[0] ?? node.start!;
export const endOf = (node: Ast): number => node.range?.[1] ?? node.end!;

const SKIPPED = new Set([
  'parent',
  'loc',
  'range',
  'start',
  'end',
  'type',
  'tokens',
  'comments',
  'extra',
  'errors',
  'leadingComments',
  'trailingComments',
  'innerComments',
  'typeAnnotation',
  'returnType',
  'typeParameters',
  'typeArguments',
  'superTypeParameters',
  'implements',
]);

/** Calls `enter` for every node that can hold a value, parents first; sets `parent` where the parser did not. */
export function walkAst(node: Ast, enter: (node: Ast) => void): void {
  enter(node);
  eachChild(node, (child) => {
    child.parent ??= node;
    walkAst(child, enter);
  });
}

export function eachChild(node: Ast, take: (child: Ast) => void): void {
  for (const key in node) {
    if (SKIPPED.has(key)) continue;
    const child: unknown = node[key];
    if (typeof child !== 'object' || child === null) continue;
    if (Array.isArray(child)) {
      for (const each of child as unknown[]) if (isAst(each) && !NO_VALUE.has(each.type)) take(each);
    } else if (isAst(child) && !NO_VALUE.has(child.type)) {
      take(child);
    }
  }
}

const NO_VALUE = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'TSTypeAnnotation', 'TSDeclareFunction']);

const isAst = (value: unknown): value is Ast =>
  typeof value === 'object' && value !== null && typeof (value as Ast).type === 'string';

/** An expression without what only types it: casts, `!`, `satisfies`, parentheses, optional chaining's wrapper. */
export function bare(node: Ast): Ast {
  let at = node;
  while (WRAPPERS.has(at.type)) at = at['expression'] as Ast;
  return at;
}

const WRAPPERS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'ParenthesizedExpression',
  'ChainExpression',
]);

/** The name of a key or member that is written out: `a.b`, `a['b']`, `{ b: 1 }`, `{ 'b': 1 }`. */
export function staticName(key: Ast, isComputed: boolean): string | undefined {
  if (!isComputed && (key.type === 'Identifier' || key.type === 'PrivateIdentifier')) return key['name'] as string;
  if (key.type === 'Literal' && (typeof key['value'] === 'string' || typeof key['value'] === 'number'))
    return String(key['value']);
  if (key.type === 'TemplateLiteral' && key['quasis'].length === 1) return key['quasis'][0].value.cooked as string;
  return undefined;
}

export const isFunction = (node: Ast): boolean =>
  node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression';

/** The dotted name of a callee: `server.tool` is ['server', 'tool']; a root that is no name is ''. */
export function path(node: Ast): string[] {
  const at = bare(node);
  if (at.type === 'Identifier') return [at['name'] as string];
  if (at.type === 'ThisExpression') return ['this'];
  if (at.type === 'MemberExpression') return [...path(at['object']), staticName(at['property'], at['computed']) ?? '?'];
  if (at.type === 'AwaitExpression') return path(at['argument']);
  return [''];
}
