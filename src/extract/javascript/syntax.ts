/**
 * ESTree as far as the extractor reads it: the same nodes whether @babel/parser (made ESTree while a file is walked),
 * espree or @typescript-eslint/parser made them.
 */
import { append } from '../../core/collections.js';
import type { TSESTree } from '@typescript-eslint/utils';
import { visitorKeys } from '@typescript-eslint/visitor-keys';
import type { Node, Place } from '../../core/tree.js';
import { followAt, unionAt, type UndefinedNode, type Value } from '../result/values.js';

export type { TSESTree };

/** A node of any kind: a comparison of its `type` narrows it. */
export type SyntaxNode = TSESTree.Node | ParenthesizedExpression | PageScript;

/** Some parsers have an option to keep parentheses. */
interface ParenthesizedExpression {
  type: 'ParenthesizedExpression';
  expression: TSESTree.Expression;
  range: TSESTree.Range;
  parent: TSESTree.Node;
}

/** One of the classic scripts of a page, which share their global scope. */
export interface PageScript {
  type: 'Script';
  body: TSESTree.ProgramStatement[];
  range: TSESTree.Range;
  parent: TSESTree.Program;
}

export type FunctionNode =
  TSESTree.FunctionDeclaration | TSESTree.FunctionExpression | TSESTree.ArrowFunctionExpression;
export type ClassNode = TSESTree.ClassDeclaration | TSESTree.ClassExpression;

/** Babel has `start` and `end`, the parsers for ESLint have `range`, and some of them both. */
interface Located {
  readonly range?: TSESTree.Range;
  readonly start?: number;
  readonly end?: number;
}

export const startOf = (node: Located): number => node.range?.[0] ?? node.start!;
export const endOf = (node: Located): number => node.range?.[1] ?? node.end!;

/** Called for each child before its parent is entered: turns what another parser made into ESTree. */
export type Normalise = (node: SyntaxNode) => void;

/**
 * Calls `enter` for every node that can have a value, parents first, in the order of the text; sets `parent` where the
 * parser did not. Without recursion: long chains of `+` and of calls nest as deep as they are long.
 */
export function walkAst(node: SyntaxNode, enter: (node: SyntaxNode) => void, normalise?: Normalise): void {
  const todo: SyntaxNode[] = [node];
  if (normalise) normalise(node);
  for (let next = todo.pop(); next; next = todo.pop()) {
    // Half of all nodes are these, and they have no children.
    if (next.type !== 'Identifier' && next.type !== 'Literal') {
      const from = todo.length;
      pushChildren(next, todo);
      // The first child is on top.
      for (let index = todo.length - 1; index >= from; index--) {
        const child = todo[index]!;
        (child as { parent?: SyntaxNode }).parent ??= next;
        if (normalise) normalise(child);
      }
    }
    enter(next);
  }
}

/** Whether a node, or one in it that can have a value, is so. */
export function holds(node: SyntaxNode, isSo: (node: SyntaxNode) => boolean): boolean {
  const todo: SyntaxNode[] = [node];
  for (let next = todo.pop(); next; next = todo.pop()) {
    if (isSo(next)) return true;
    pushChildren(next, todo);
  }
  return false;
}

/** The children of a node that can have a value, in the order of the text: not types, labels or names of members. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  pushChildren(node, children);
  return children.reverse();
}

/** The last child first. */
function pushChildren(node: SyntaxNode, into: SyntaxNode[]): void {
  const keys = VALUE_KEYS.get(node.type);
  if (!keys) {
    pushUnknownChildren(node, into);
    return;
  }
  const { body } = node as { body?: unknown };
  for (let index = keys.length - 1; index >= 0; index--) {
    const key = keys[index]!;
    if ((key === 'key' || key === 'property') && !(node as { computed?: boolean }).computed) continue;
    // typescript-eslint warns when `members` is read of an enum that has a body.
    if (key === 'members' && body) continue;
    const child: unknown = node[key as keyof SyntaxNode];
    if (Array.isArray(child)) pushAll(child as readonly (SyntaxNode | null)[], into);
    else if (child) into.push(child as SyntaxNode);
  }
}

function pushAll(children: readonly (SyntaxNode | null)[], into: SyntaxNode[]): void {
  for (let index = children.length - 1; index >= 0; index--) {
    const child = children[index];
    if (child) into.push(child);
  }
}

/** For types that the visitor keys do not list: whatever looks like a node. */
function pushUnknownChildren(node: SyntaxNode, into: SyntaxNode[]): void {
  const found: SyntaxNode[] = [];
  for (const [key, child] of Object.entries(node) as [string, unknown][]) {
    if (!WITHOUT_VALUES.has(key)) append(found, [child].flat().filter(isNode));
  }
  pushAll(found, into);
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Keys of types, labels, declared names and template texts, and keys that do not lead to children. */
const WITHOUT_VALUES = new Set([
  ...['typeAnnotation', 'typeParameters', 'typeArguments', 'superTypeArguments', 'returnType', 'implements'],
  ...['id', 'label', 'meta', 'imported', 'exported', 'quasis', 'openingFragment', 'closingFragment', 'closingElement'],
  ...['parent', 'loc', 'range', 'tokens', 'comments', 'extra', 'errors'],
]);

const TYPESCRIPT_WITH_VALUES =
  /^TS(As|Satisfies|NonNull|Instantiation)Expression$|^TS(TypeAssertion|EnumBody|EnumMember|ModuleDeclaration|ModuleBlock|ParameterProperty|ExportAssignment|ImportEqualsDeclaration|ExternalModuleReference)$|^TSAbstract\w+Definition$/;
const DECORATED = /^(Class|Property|Method|Accessor|TSParameter)/;

/** Where the keys of a visitor are not what can have a value. */
const OWN_KEYS: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id', 'init'],
  ImportDeclaration: ['specifiers'],
  ImportSpecifier: [],
  ImportDefaultSpecifier: [],
  ImportNamespaceSpecifier: [],
  ExportNamedDeclaration: ['declaration', 'specifiers'],
  JSXAttribute: ['value'],
  // Babel and older versions of typescript-eslint have no body here.
  TSEnumDeclaration: ['body', 'members'],
};

const VALUE_KEYS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(visitorKeys).map(([type, keys = []]) => [type, OWN_KEYS[type] ?? valueKeys(type, keys)]),
);

function valueKeys(type: string, keys: readonly string[]): readonly string[] {
  if (type.startsWith('TS') && !TYPESCRIPT_WITH_VALUES.test(type)) return [];
  return keys.filter((key) => !WITHOUT_VALUES.has(key) && (key !== 'decorators' || DECORATED.test(type)));
}

/** An expression with the casts around it: `'ui/initialize' as const`. */
export function withCasts(node: SyntaxNode): SyntaxNode {
  let at = node;
  while (at.parent && bare(at.parent) === node) at = at.parent;
  return at;
}

/** What a chain of `+` adds up, the last first. A loop, because long chains nest as deep as they are long. */
export function operandsOf(sum: SyntaxNode): SyntaxNode[] {
  const operands: SyntaxNode[] = [];
  let at = sum;
  while (at.type === 'BinaryExpression' && at.operator === '+') {
    operands.push(at.right);
    at = bare(at.left);
  }
  return [...operands, at];
}

/** An expression without casts, `!`, `satisfies`, parentheses, the wrapper of optional chaining and `(0, f)`. */
export function bare(node: SyntaxNode): SyntaxNode {
  let at = node;
  for (;;) {
    switch (at.type) {
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'TSTypeAssertion':
      case 'TSInstantiationExpression':
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        at = at.expression;
        break;
      case 'SequenceExpression': {
        // Compilers to CommonJS write `(0, sdk.registerTool)(…)`.
        const [first, second] = at.expressions;
        if (at.expressions.length !== 2 || first?.type !== 'Literal' || first.value !== 0) return at;
        at = second!;
        break;
      }
      default:
        return at;
    }
  }
}

/** The root of a chain of members: `a` of `a.b.c`. */
export function ownerOf(node: SyntaxNode): SyntaxNode {
  let at = bare(node);
  while (at.type === 'MemberExpression') at = bare(at.object);
  return at;
}

/** Whether a node is another one, or is somewhere in it. */
export function isInside(node: SyntaxNode, outer: SyntaxNode): boolean {
  for (let at: SyntaxNode | undefined = node; at; at = at.parent) if (at === outer) return true;
  return false;
}

/** The name of a key or member that is written out: `a.b`, `a['b']`, `{ b: 1 }`, `{ 'b': 1 }`. */
export function staticName(key: SyntaxNode, isComputed: boolean): string | undefined {
  if (!isComputed && (key.type === 'Identifier' || key.type === 'PrivateIdentifier')) return key.name;
  if (LITERALS.has(key.type) && 'value' in key && (typeof key.value === 'string' || typeof key.value === 'number'))
    return String(key.value);
  return key.type === 'TemplateLiteral' && key.quasis.length === 1
    ? (key.quasis[0]!.value.cooked ?? undefined)
    : undefined;
}

/** What Babel makes of `#name`, where the name is not visited. */
export const isPrivateOfBabel = (key: object): key is { readonly id: { readonly name: string } } =>
  'type' in key && key.type === 'PrivateName';

/** Keys that are not computed are not visited, so Babel's have not been made ESTree. */
const LITERALS = new Set<string>(['Literal', 'StringLiteral', 'NumericLiteral']);

/** The name of a member that is written out. */
export const memberName = ({ property, computed }: TSESTree.MemberExpression): string | undefined =>
  staticName(property, computed);

/** The name of a property, method or field, if it is written out; a spread has none. */
export function keyName(node: SyntaxNode): string | undefined {
  return 'key' in node && 'computed' in node && node.key ? staticName(node.key, node.computed) : undefined;
}

/** The name of what is imported or exported, which may be in quotes: `import { 'a b' as c }`. */
export const nameOf = (node: TSESTree.Identifier | TSESTree.StringLiteral): string =>
  'name' in node ? node.name : node.value;

export const isFunction = (node: SyntaxNode): node is FunctionNode =>
  node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression';

/** `list` in `list.map(…)`, if the method is one of those. */
export function calledOn(call: SyntaxNode, methods: RegExp): SyntaxNode | undefined {
  const callee = call.type === 'CallExpression' ? bare(call.callee) : undefined;
  if (callee?.type !== 'MemberExpression') return undefined;
  return methods.test(memberName(callee) ?? '') ? bare(callee.object) : undefined;
}

export const MAPS = /^map$/;

/** The dotted name of a callee: `server.tool` is ['server', 'tool']. The root is '' if it is not a name. */
export function path(node: SyntaxNode): string[] {
  const names: string[] = [];
  for (let at = bare(node); ; at = bare(at)) {
    if (at.type === 'MemberExpression') {
      names.push(memberName(at) ?? '?');
      at = at.object;
    } else if (at.type === 'AwaitExpression') {
      at = at.argument;
    } else {
      names.push(at.type === 'Identifier' ? at.name : at.type === 'ThisExpression' ? 'this' : '');
      return names.reverse();
    }
  }
}

/** The module of an import, also if Deno loads it from a registry: `npm:zod@4/mini` is `zod/mini`. */
export function importedModule(declaration: TSESTree.ImportDeclaration): string {
  const source = declaration.source.value;
  const [, name, path = ''] = FROM_REGISTRY.exec(source) ?? [];
  return name === undefined ? source : name + path;
}

const FROM_REGISTRY =
  /^(?:(?:npm|jsr):\/?|https:\/\/(?:esm\.sh|unpkg\.com|cdn\.jsdelivr\.net\/npm)\/)((?:@[^/@]+\/)?[^/@]+)(?:@[^/]*)?(\/.*)?$/;

/** The module of `require('module')`, or of `await import('module')`. */
export function requiredModule(node: SyntaxNode): string | undefined {
  const at = bare(node);
  if (at.type === 'AwaitExpression') return loadedModule(bare(at.argument));
  if (at.type !== 'CallExpression' || at.callee.type !== 'Identifier' || at.callee.name !== 'require') return undefined;
  const [source] = at.arguments;
  return source?.type === 'Literal' && typeof source.value === 'string' ? source.value : undefined;
}

/** The module of `import('module')`. */
export function loadedModule(node: SyntaxNode): string | undefined {
  if (node.type !== 'ImportExpression' || node.source.type !== 'Literal') return undefined;
  return typeof node.source.value === 'string' ? node.source.value : undefined;
}

// Values at the places of syntax nodes.

/** Evaluates an expression in its environment. */
export type Evaluate = (expression: SyntaxNode) => Value;

export const place = (node: SyntaxNode): Place => ({ start: startOf(node), end: endOf(node) });

export const unknown = (node: SyntaxNode): Node => ({ kind: 'unknown', start: startOf(node), end: endOf(node) });

/** A string of unknown content. `begins`: what is written right behind its quote. */
export function unknownText(node: SyntaxNode, begins = ''): Node {
  return { kind: 'unknown', ...place(node), isText: true, ...(begins !== '' && { begins }) };
}

/** A missing value, at the place where it was expected. */
export const nothing = (node: SyntaxNode): UndefinedNode => ({ kind: 'undefined', ...place(node) });

export function literal(node: TSESTree.Literal): Value {
  const { value } = node;
  if ('regex' in node || 'bigint' in node) return unknown(node);
  const start = startOf(node);
  const end = endOf(node);
  if (typeof value === 'string') return { kind: 'string', start, end, value };
  if (typeof value === 'number') return { kind: 'number', start, end, value };
  if (typeof value === 'boolean') return { kind: 'boolean', start, end, value };
  return value === null ? { kind: 'null', ...place(node) } : unknown(node);
}

export const union = (node: SyntaxNode, branches: readonly Value[]): Value => unionAt(place(node), branches);

export const follow = (value: Value, path: readonly string[], use: SyntaxNode): Value =>
  followAt(value, path, place(use));
