/** Recognises expressions that are `window.openai`, under any name, and finds every use of its members. */
import { append } from '../../../core/collections.js';
import { bare, keyName, memberName, path, walkAst, type SyntaxNode, type TSESTree, operandsOf } from '../syntax.js';
import type { Scopes } from '../scopes.js';
import type { Node } from '../../../core/tree.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { plain } from '../../result/values.js';

const WINDOWS = new Set(['window', 'globalThis', 'self', 'top']);
/** How many aliases are followed from a use to `window.openai`. */
const MOST_ALIASES = 5;

export class Api {
  readonly scopes: Scopes;

  constructor(scopes: Scopes) {
    this.scopes = scopes;
  }

  /** `window`, `globalThis`, `window.top`, unless the file declares the name itself. */
  isWindow(node: SyntaxNode | undefined): boolean {
    const at = node && bare(node);
    if (at?.type === 'Identifier') return WINDOWS.has(at.name) && !this.scopes.isDeclared(at);
    return at?.type === 'MemberExpression' && WINDOWS.has(memberName(at) ?? '') && this.isWindow(at.object);
  }

  isGlobal(node: SyntaxNode): boolean {
    const at = bare(node);
    return at.type === 'MemberExpression' && memberName(at) === 'openai' && this.isWindow(at.object);
  }

  is(node: SyntaxNode, depth = 0): boolean {
    if (this.isGlobal(node)) return true;
    const at = bare(node);
    const alias = at.type === 'Identifier' && depth < MOST_ALIASES ? this.constant(at) : undefined;
    if (!alias) return false;
    const { init, path } = alias;
    if (path.length === 1 && path[0] === 'openai') return this.isWindow(init);
    return path.length === 0 && this.is(init, depth + 1);
  }

  /** A value that is truthy only if `window.openai` exists: itself, or something read from it. */
  comesFrom(node: SyntaxNode, depth = 0): boolean {
    let at = bare(node);
    for (;;) {
      if (this.is(at)) return true;
      if (at.type === 'MemberExpression') at = bare(at.object);
      else if (at.type === 'CallExpression' && bare(at.callee).type !== 'Identifier') at = bare(at.callee);
      else break;
    }
    const alias = at.type === 'Identifier' && depth < MOST_ALIASES ? this.constant(at) : undefined;
    return alias !== undefined && this.comesFrom(alias.init, depth + 1);
  }

  /** The initial value of a name that is never reassigned, and the path into it. */
  constant(identifier: TSESTree.Identifier): { init: SyntaxNode; path: readonly string[] } | undefined {
    const binding = this.scopes.resolve(identifier);
    if (binding?.kind !== 'variable' || !binding.node.init || !binding.path) return undefined;
    if (this.scopes.isReassigned(identifier.name, binding)) return undefined;
    return { init: binding.node.init, path: binding.path };
  }

  /** A test or a standalone page defines its own `window.openai`. */
  isMock(node: SyntaxNode): boolean {
    if (node.type === 'AssignmentExpression') return this.isGlobal(node.left);
    if (node.type !== 'CallExpression') return false;
    const [first, second] = node.arguments;
    const method = path(node.callee).at(-1)!;
    if (method === 'stubGlobal') return isText(first, 'openai') || isText(first, 'window');
    if (method === 'defineProperty') return isText(second, 'openai');
    return method === 'assign' && this.isWindow(first) && hasKey(second, 'openai');
  }

  /** The names in `Object.assign(window.openai, { … })`, of which some may be unknown. */
  assignedBy(node: SyntaxNode): readonly (string | undefined)[] | undefined {
    if (node.type !== 'CallExpression' || path(node.callee).join('.') !== 'Object.assign') return undefined;
    const [target, ...sources] = node.arguments;
    if (!target || !this.is(target)) return undefined;
    return sources.flatMap((source) =>
      source.type === 'ObjectExpression' ? source.properties.map((each) => keyName(each)) : [undefined],
    );
  }
}

const isText = (node: SyntaxNode | undefined, text: string): boolean => node?.type === 'Literal' && node.value === text;

const hasKey = (node: SyntaxNode | undefined, key: string): boolean =>
  node?.type === 'ObjectExpression' && node.properties.some((each) => keyName(each) === key);

/** Members of OpenAI's API client: a page that stores a client in `window.openai` is not a widget. */
const CLIENT_MEMBERS: ReadonlySet<string> = new Set(
  'apiKey audio beta chat completions embeddings images models moderations responses'.split(' '),
);

export interface Touch {
  /** The member expression, or for `const { a } = window.openai` the right side. */
  readonly node: SyntaxNode;
  /** The expression that is `window.openai`. */
  readonly api: SyntaxNode;
  readonly member?: SyntaxNode;
  readonly name?: string;
  readonly call?: TSESTree.CallExpression;
  /** `window.openai.emit = …` */
  readonly isGiven?: boolean;
}

interface Touches {
  readonly all: readonly Touch[];
  readonly isMocked: boolean;
  /** Members that `Object.assign(window.openai, { … })` puts there. */
  readonly assigned: readonly (string | undefined)[];
}

export function touchesIn(program: SyntaxNode, api: Api): Touches {
  const all: Touch[] = [];
  const assigned: (string | undefined)[] = [];
  let isMocked = false;
  walkAst(program, (node) => {
    if (node.type === 'MemberExpression' && api.is(node.object)) all.push(touch(node));
    else if (node.type === 'VariableDeclarator' && node.init && node.id.type === 'ObjectPattern') {
      if (api.is(node.init)) append(all, destructured(node.init, node.id));
    }
    isMocked ||= api.isMock(node);
    const members = api.assignedBy(node);
    // Some names are not known, so it may be any.
    isMocked ||= members?.includes(undefined) ?? false;
    if (members) append(assigned, members);
  });
  const isClient = all.some(({ name }) => name !== undefined && CLIENT_MEMBERS.has(name));
  return { all: isClient ? [] : all, isMocked, assigned };
}

function touch(node: TSESTree.MemberExpression): Touch {
  const name = memberName(node);
  const call = callOf(node);
  return {
    node,
    api: bare(node.object),
    ...(name !== undefined && { member: node.property, name }),
    ...(call && { call }),
    isGiven: node.parent?.type === 'AssignmentExpression' && bare(node.parent.left) === node,
  };
}

/** The call whose callee a member is, possibly with casts and optional chaining between them. */
function callOf(node: SyntaxNode): TSESTree.CallExpression | undefined {
  let at: SyntaxNode | undefined = node.parent;
  while (at && at.type !== 'CallExpression' && bare(at) === node) at = at.parent;
  return at?.type === 'CallExpression' && bare(at.callee) === node ? at : undefined;
}

function destructured(init: SyntaxNode, { properties }: TSESTree.ObjectPattern): Touch[] {
  const found = properties.flatMap((each): Touch[] => {
    const name = keyName(each);
    return name === undefined || each.type !== 'Property'
      ? []
      : [{ node: init, api: bare(init), member: each.key, name }];
  });
  return found.length > 0 ? found : [{ node: init, api: bare(init) }];
}

/** How many choices and names are followed from an argument to a string. */
const DEEPEST = 5;

export function argumentNode(expression: SyntaxNode, evaluator: Evaluator, api: Api): Node {
  const value = plain(evaluator.evaluate(expression));
  return value.kind === 'unknown' && mayBeText(expression, api) ? { ...value, isText: true } : value;
}

/** Certainly a string, of whatever content. */
function mayBeText(expression: SyntaxNode, api: Api, depth = 0): boolean {
  const at = bare(expression);
  if (depth > DEEPEST) return false;
  switch (at.type) {
    case 'Literal':
      return typeof at.value === 'string';
    case 'TemplateLiteral':
      return true;
    case 'BinaryExpression':
      return at.operator === '+' && operandsOf(at).some((each) => mayBeText(each, api, depth + 1));
    case 'ConditionalExpression':
      return mayBeText(at.consequent, api, depth + 1) && mayBeText(at.alternate, api, depth + 1);
    case 'CallExpression':
      return isMadeText(at, api);
    case 'Identifier': {
      const constant = api.constant(at);
      return constant?.path.length === 0 && mayBeText(constant.init, api, depth + 1);
    }
    default:
      return false;
  }
}

/** `JSON.stringify(state)`, `String(id)` */
function isMadeText({ callee, arguments: args }: TSESTree.CallExpression, { scopes }: Api): boolean {
  const name = path(callee).join('.');
  if (args.length === 0 || (name !== 'JSON.stringify' && name !== 'String')) return false;
  const root = bare(callee);
  return !scopes.isDeclared(root.type === 'MemberExpression' ? bare(root.object) : root);
}
