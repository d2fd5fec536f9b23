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

/**
 * Calls `enter` for every node that can hold a value, parents first, in the order of the text; sets `parent` where the
 * parser did not. Without recursion: long chains of `+` and of calls nest as deep as they are long.
 */
export function walkAst(node: Ast, enter: (node: Ast) => void): void {
  const todo: Ast[] = [node];
  for (let next = todo.pop(); next; next = todo.pop()) {
    enter(next);
    const from = todo.length;
    const holder = next;
    eachChild(holder, (child) => {
      child.parent ??= holder;
      todo.push(child);
    });
    for (let low = from, high = todo.length - 1; low < high; low++, high--) {
      const swapped = todo[low]!;
      todo[low] = todo[high]!;
      todo[high] = swapped;
    }
  }
}

export function eachChild(node: Ast, take: (child: Ast) => void): void {
  for (const key in node) {
    const child: unknown = node[key];
    if (typeof child !== 'object' || child === null || SKIPPED.has(key)) continue;
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
  const names: string[] = [];
  for (let at = bare(node); ; at = bare(at)) {
    if (at.type === 'MemberExpression') {
      names.push(staticName(at['property'], at['computed']) ?? '?');
      at = at['object'] as Ast;
    } else if (at.type === 'AwaitExpression') {
      at = at['argument'] as Ast;
    } else {
      names.push(at.type === 'Identifier' ? (at['name'] as string) : at.type === 'ThisExpression' ? 'this' : '');
      return names.reverse();
    }
  }
}

/** The innermost function around a node; the node itself is not asked. */
export function functionAround(node: Ast): Ast | undefined {
  let at = node.parent;
  while (at && !isFunction(at)) at = at.parent;
  return at;
}

/** What a call of `require('module')` names. */
export function requiredModule(node: Ast): string | undefined {
  const call = bare(node);
  if (call.type !== 'CallExpression' || call['callee'].type !== 'Identifier' || call['callee'].name !== 'require')
    return undefined;
  const [source] = call['arguments'] as Ast[];
  return source?.type === 'Literal' && typeof source['value'] === 'string' ? source['value'] : undefined;
}
