/** What the reader of Python asks of a syntax tree. A node knows neither its text nor its file, so both go along as a `Source`. */
import type { SyntaxNode } from '@lezer/common';
import { countLeading, known, remembered } from '../../core/collections.js';
import type { Place } from '../../core/tree.js';

export type PyNode = SyntaxNode;

export interface Source {
  readonly text: string;
  readonly root: PyNode;
  /** Set where it is not the file that is linted. */
  readonly path?: string;
}

export const textOf = ({ text }: Source, { from, to }: PyNode): string => text.slice(from, to);

export function placeOf({ path }: Source, { from, to }: PyNode): Place {
  return { start: from, end: to, ...(path !== undefined && { file: path }) };
}

export function childrenOf(node: PyNode): PyNode[] {
  const children: PyNode[] = [];
  for (let at = node.firstChild; at; at = at.nextSibling) if (at.name !== 'Comment') children.push(at);
  return children;
}

/** Every node below and including this one, parents first; `isLeftOut` says of a node that it is not entered. */
export function* walk(node: PyNode, isLeftOut: (node: PyNode) => boolean = () => false): Generator<PyNode> {
  const todo = [node];
  for (let at = todo.pop(); at; at = todo.pop()) {
    yield at;
    if (at !== node && isLeftOut(at)) continue;
    // Backwards, each step of the parser's tree begins at the first of the siblings.
    const first = todo.length;
    for (let child = at.firstChild; child; child = child.nextSibling) todo.push(child);
    for (let low = first, high = todo.length - 1; low < high; low++, high--)
      [todo[low], todo[high]] = [todo[high]!, todo[low]!];
  }
}

type Kind = Pick<PyNode, 'name'>;

/** Those of some kinds that `walk` comes to, in a fifth of its time: of the others, which are most, no nodes are made. */
export function nodesIn(
  node: PyNode,
  kinds: readonly string[],
  isLeftOut: (kind: Kind) => boolean = () => false,
): PyNode[] {
  const found: PyNode[] = [];
  let isFirst = true;
  node.cursor().iterate((at) => {
    if (kinds.includes(at.name)) found.push(at.node);
    const isEntered = isFirst || !isLeftOut(at);
    isFirst = false;
    return isEntered;
  });
  return found;
}

/** Calls, the outer ones first: of a file they are looked for once, and each part of it has a stretch of them. */
export function callsIn(source: Source, within: PyNode | undefined): readonly PyNode[] {
  if (!within) return [];
  const { from, to } = within;
  const all = allCallsIn(source);
  const start = countLeading(all, (each) => each.from < from || (each.from === from && each.to > to));
  return all.slice(
    start,
    countLeading(all, (each) => each.from < to),
  );
}

const allCallsIn = remembered(({ root }: Source) => nodesIn(root, ['CallExpression']));

/** The same answer for the same function or class: of one, nodes are made whenever it is come to. */
export function rememberedAt<Of extends Source, Value>(
  find: (source: Of, node: PyNode) => Value,
): (source: Of, node: PyNode) => Value {
  const found = remembered((_: Of) => new Map<number, Value>());
  return (source, node) => known(found(source), node.from, () => find(source, node));
}

export const isFunction = ({ name }: Kind): boolean => name === 'FunctionDefinition' || name === 'LambdaExpression';
export const isScope = (node: Kind): boolean => isFunction(node) || node.name === 'ClassDefinition';

/** No statement of the function itself is below it: expressions are most of a tree. */
export const isApart = (node: Kind): boolean => isScope(node) || !HOLDS_STATEMENTS.has(node.name);
const HOLDS_STATEMENTS: ReadonlySet<string> = new Set([
  ...['Body', 'MatchBody', 'MatchClause', 'StatementGroup', '\u26a0'],
  ...['If', 'For', 'While', 'Try', 'With', 'Match', 'Decorated'].map((each) => `${each}Statement`),
]);

/** Without the parentheses around it. */
export function bare(node: PyNode): PyNode {
  let at = node;
  while (at.name === 'ParenthesizedExpression') {
    const inner = childrenOf(at)[1];
    if (!inner || inner.name === ')') return at;
    at = inner;
  }
  return at;
}

/** The name of a function or class, at its place. */
export const nameNodeOf = (definition: PyNode): PyNode | undefined => definition.getChild('VariableName') ?? undefined;

export function nameOf(source: Source, definition: PyNode): string | undefined {
  const name = nameNodeOf(definition);
  return name && textOf(source, name);
}

/** The decorators of a function or class, the outermost first. */
export const decoratorsOf = ({ parent }: PyNode): PyNode[] =>
  parent?.name === 'DecoratedStatement' ? parent.getChildren('Decorator') : [];

/** The name that a decorator begins with, which is followed by what it is given; the line break is a part of it. */
export function headOfDecorator(source: Source, decorator: PyNode): Place {
  const place = placeOf(source, decorator);
  const text = textOf(source, decorator);
  return { ...place, end: place.start + (/^@[\w.]+/.exec(text)?.[0] ?? text).length };
}

export const bodyOf = (node: PyNode): PyNode | undefined => node.getChild('Body') ?? undefined;

/** The statements of a body or of a whole file. */
export const statementsOf = (body: PyNode | undefined): PyNode[] =>
  body ? childrenOf(body).filter(({ name }) => name !== ':') : [];

/** The string that documents a function, class or file: `String` or `ContinuedString`. */
export function docstringOf(definition: PyNode): PyNode | undefined {
  const [first] = statementsOf(definition.name === 'Script' ? definition : bodyOf(definition));
  const value = first?.name === 'ExpressionStatement' ? first.firstChild : undefined;
  return value && /^(?:Continued)?String$/.test(value.name) ? value : undefined;
}

export interface Parameter {
  readonly name: string;
  /** The name. */
  readonly node: PyNode;
  /** The name with its annotation and default. */
  readonly start: number;
  readonly end: number;
  readonly annotation?: PyNode;
  readonly default?: PyNode;
  readonly kind: 'positional-only' | 'plain' | 'keyword-only' | 'args' | 'kwargs';
}

/** Each question about a function asks for them. */
export function parametersOf(source: Source, callable: PyNode): readonly Parameter[] {
  let known = parametersKnown.get(callable);
  if (!known) parametersKnown.set(callable, (known = findParameters(source, callable)));
  return known;
}

const parametersKnown = new WeakMap<PyNode, readonly Parameter[]>();

function findParameters(source: Source, callable: PyNode): Parameter[] {
  const found: Parameter[] = [];
  const list = callable.getChild('ParamList');
  if (!list) return found;
  let kind: Parameter['kind'] = 'plain';
  let next: Parameter['kind'] | undefined;
  let before = list.from;
  for (let at = list.firstChild; at; before = at.to, at = at.nextSibling) {
    // The tree has no node for `/`.
    if (/^\s*\//.test(source.text.slice(before, at.from)) && at.name !== 'Comment')
      for (const [index, each] of found.entries()) found[index] = { ...each, kind: 'positional-only' };
    if (at.name === '*' || at.name === '**') next = at.name === '*' ? 'args' : 'kwargs';
    else if (at.name === ',') {
      // A star by itself.
      if (next === 'args') kind = 'keyword-only';
      next = undefined;
    } else if (at.name === 'VariableName' && at.prevSibling?.name !== 'AssignOp') {
      const type = at.nextSibling?.name === 'TypeDef' ? at.nextSibling : undefined;
      const assigned = (type ?? at).nextSibling;
      const given = assigned?.name === 'AssignOp' ? assigned.nextSibling : undefined;
      const annotation = type?.lastChild?.name === ':' ? undefined : (type?.lastChild ?? undefined);
      found.push({
        ...{ name: textOf(source, at), node: at, start: at.from, end: (given ?? type ?? at).to },
        ...(annotation && { annotation }),
        ...(given && { default: given }),
        kind: next ?? kind,
      });
      if (next === 'args') kind = 'keyword-only';
      next = undefined;
    }
  }
  return found;
}

/** What is written behind `->`. */
export function returnTypeOf(callable: PyNode): PyNode | undefined {
  return callable.getChild('TypeDef')?.lastChild ?? undefined;
}

/** The expressions that a function itself returns; one that is not alone is the first of a tuple. */
export const returnsOf = (callable: PyNode): PyNode[] =>
  nodesIn(bodyOf(callable) ?? callable, ['ReturnStatement'], isApart).flatMap((each) => {
    const isOwn = functionAround(each)?.from === callable.from;
    return (isOwn && each.firstChild?.nextSibling) || [];
  });

export interface Argument {
  /** The name that it is given by. */
  readonly key?: string;
  readonly keyNode?: PyNode;
  readonly value: PyNode;
  /** `*list`, `**more`. */
  readonly spread?: '*' | '**';
}

/** The arguments of a call or a decorator, and the bases of a class; undefined where there are no parentheses. */
export function argumentsOf(source: Source, call: PyNode): Argument[] | undefined {
  const list = call.name === 'ArgList' ? call : call.getChild('ArgList');
  if (!list) return undefined;
  return listed(list).flatMap((part): Argument[] => {
    const [first, operator, value] = part;
    if (!first) return [];
    if (first.name === '*' || first.name === '**') return operator ? [{ value: operator, spread: first.name }] : [];
    // `f(a := b)` gives no argument by a name.
    if (operator?.name === 'AssignOp' && operator.to - operator.from > 1) return value ? [{ value }] : [];
    if (operator?.name === 'AssignOp') return value ? [{ key: textOf(source, first), keyNode: first, value }] : [];
    // `f(x for x in y)` has several nodes.
    return part.length === 1 ? [{ value: first }] : [{ value: list }];
  });
}

/** What stands between the commas of a list in brackets. */
export function listed(list: PyNode): PyNode[][] {
  const parts: PyNode[][] = [[]];
  for (const at of childrenOf(list)) {
    if (at.name === ',') parts.push([]);
    else if (!/^[()[\]{}]$/.test(at.name)) parts.at(-1)!.push(at);
  }
  if (parts.at(-1)!.length === 0) parts.pop();
  return parts;
}

export const calleeOf = (call: PyNode): PyNode => bare(call.firstChild!);

interface Member {
  readonly object: PyNode;
  readonly name: string;
}

/** `x.name` */
export function memberOf(source: Source, node: PyNode): Member | undefined {
  const nameNode = node.name === 'MemberExpression' ? node.getChild('PropertyName') : null;
  return nameNode ? { object: bare(node.firstChild!), name: textOf(source, nameNode) } : undefined;
}

/** `x[a, b]`: a tuple's parts are as in `dict[str, int]`. */
export function subscriptOf(node: PyNode): { readonly object: PyNode; readonly items: readonly PyNode[] } | undefined {
  if (node.name !== 'MemberExpression' || !node.getChild('[')) return undefined;
  const [object, , ...rest] = childrenOf(node);
  const items = rest.filter(({ name }) => name !== ',' && name !== ']');
  // A slice.
  return object && !items.some(({ name }) => name === ':') ? { object: bare(object), items } : undefined;
}

/** `a.b.c` as names: of a name, a member, and of a decorator. Undefined where there is more in it than names. */
export function pathOf(source: Source, node: PyNode): readonly string[] | undefined {
  if (node.name === 'VariableName') return [textOf(source, node)];
  if (node.name === 'Decorator') return node.getChildren('VariableName').map((each) => textOf(source, each));
  const member = memberOf(source, node);
  const before = member && pathOf(source, member.object);
  return before && [...before, member.name];
}

interface DictionaryEntry {
  /** Undefined for `**more`. */
  readonly key?: PyNode;
  readonly value: PyNode;
}

/** Undefined where it is made in a loop. */
export function entriesOf(dictionary: PyNode): DictionaryEntry[] | undefined {
  if (dictionary.name !== 'DictionaryExpression') return undefined;
  return listed(dictionary).flatMap((part): DictionaryEntry[] => {
    if (part[0]?.name === '**') return part[1] ? [{ value: part[1] }] : [];
    const [key, , value] = part;
    return key && value ? [{ key, value }] : [];
  });
}

/** The nearest function around a node that it is inside of, or undefined at the top of the file and in a class. */
export function functionAround(node: PyNode): PyNode | undefined {
  for (let at = node.parent; at; at = at.parent) {
    if (at.name === 'ClassDefinition') return undefined;
    if (isFunction(at)) return at;
  }
  return undefined;
}

export function classAround(node: PyNode): PyNode | undefined {
  for (let at = node.parent; at; at = at.parent) {
    if (isFunction(at)) return undefined;
    if (at.name === 'ClassDefinition') return at;
  }
  return undefined;
}

/** `name = value`, `name: type = value`, `a = b = value`: what is assigned to which targets. */
export interface Assignment {
  readonly targets: readonly PyNode[];
  readonly annotation?: PyNode;
  readonly value?: PyNode;
}

/** Undefined where several things are assigned at once: `a, b = c`. */
export function assignmentOf(statement: PyNode): Assignment | undefined {
  if (statement.name !== 'AssignStatement') return undefined;
  const parts: PyNode[][] = [[]];
  let annotation: PyNode | undefined;
  for (const at of childrenOf(statement)) {
    if (at.name === 'TypeDef') annotation = at.lastChild ?? undefined;
    else if (at.name === 'AssignOp') parts.push([]);
    else parts.at(-1)!.push(at);
  }
  if (parts.slice(0, -1).some(({ length }) => length !== 1)) return undefined;
  const isBare = statement.getChild('AssignOp') === null;
  const last = parts.at(-1)!;
  const targets = (isBare ? parts : parts.slice(0, -1)).map(([first]) => first!);
  const value = isBare || last.length !== 1 ? undefined : last[0];
  return { targets, ...(annotation && { annotation }), ...(value && { value }) };
}

/** In a `try` whose handler catches what a constructor raises, and goes on. */
export function isTried(source: Source, site: PyNode): boolean {
  for (let at = site; at.parent && !isFunction(at); at = at.parent) {
    if (at.name !== 'Body' || at.parent.name !== 'TryStatement' || at.prevSibling?.name !== 'try') continue;
    const handlers = at.parent.getChildren('Body').filter((body) => isHandlerOfAny(source, body));
    if (handlers.some((body) => !/\braise\b|\bexit\(|\bquit\(/.test(textOf(source, body)))) return true;
  }
  return false;
}

/** In a `try` that names that exception. */
export function isExpected(source: Source, site: PyNode, exception: string): boolean {
  for (let at = site.parent; at; at = at.parent)
    if (at.name === 'TryStatement' && expects(textOf(source, at), exception)) return true;
  return false;
}

/** `except TypeError:` */
export const expects = (text: string, exception: string): boolean =>
  new RegExp(`\\bexcept\\b[^\\n]{0,200}\\b${exception}\\b`).test(text);

/** `except:`, `except Exception as e:`, `except (ValueError, OSError):` */
function isHandlerOfAny(source: Source, body: PyNode): boolean {
  const start = exceptOf(body);
  if (!start) return false;
  const caught = source.text.slice(start.to, body.from).trim();
  return caught === '' || /\b(?:(?:Base)?Exception|ValueError|ValidationError)\b/.test(caught);
}

/** The word that a handler begins with, which a block of a `try` may be. */
export function exceptOf(body: PyNode): PyNode | undefined {
  let start = body.prevSibling;
  while (start && !/^(?:try|except|else|finally|Body)$/.test(start.name)) start = start.prevSibling;
  return start?.name === 'except' ? start : undefined;
}
