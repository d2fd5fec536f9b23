/** Tells expressions that are `window.openai`, by whatever name the scope gives it. */
import { bare, path, staticName, type Ast, walkAst } from '../syntax.js';
import type { Scopes } from '../scopes.js';
import type { Node } from '../../core/tree.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { plain } from '../values.js';

const WINDOWS = new Set(['window', 'globalThis', 'self', 'top']);
/** How many names may stand between a use and `window.openai`. */
const MOST_ALIASES = 5;

export class Api {
  readonly scopes: Scopes;

  constructor(scopes: Scopes) {
    this.scopes = scopes;
  }

  /** `window`, `globalThis`, `window.top`; not a name that the file declares itself. */
  isWindow(node: Ast | undefined): boolean {
    const at = node && bare(node);
    if (at?.type === 'Identifier') return WINDOWS.has(at['name']) && !this.scopes.isDeclared(at);
    return (
      at?.type === 'MemberExpression' &&
      WINDOWS.has(staticName(at['property'], at['computed']) ?? '') &&
      this.isWindow(at['object'])
    );
  }

  isGlobal(node: Ast): boolean {
    const at = bare(node);
    return (
      at.type === 'MemberExpression' &&
      staticName(at['property'], at['computed']) === 'openai' &&
      this.isWindow(at['object'])
    );
  }

  is(node: Ast, depth = 0): boolean {
    if (this.isGlobal(node)) return true;
    const at = bare(node);
    const alias = at.type === 'Identifier' && depth < MOST_ALIASES ? this.constant(at) : undefined;
    if (!alias) return false;
    const { init, path } = alias;
    if (path.length === 1 && path[0] === 'openai') return this.isWindow(init);
    return path.length === 0 && this.is(init, depth + 1);
  }

  /** A value that can only be truthy if `window.openai` is there: itself, or what was read from it. */
  comesFrom(node: Ast, depth = 0): boolean {
    let at = bare(node);
    for (;;) {
      if (this.is(at)) return true;
      if (at.type === 'MemberExpression') at = bare(at['object']);
      else if (at.type === 'CallExpression' && bare(at['callee']).type !== 'Identifier') at = bare(at['callee']);
      else break;
    }
    const alias = at.type === 'Identifier' && depth < MOST_ALIASES ? this.constant(at) : undefined;
    return alias !== undefined && this.comesFrom(alias.init, depth + 1);
  }

  /** What a name that is never given another value was declared with, and the way into it. */
  constant(identifier: Ast): { init: Ast; path: readonly string[] } | undefined {
    const binding = this.scopes.resolve(identifier);
    const init = binding?.kind === 'variable' ? (binding.node['init'] as Ast | null) : undefined;
    if (!init || !binding!.path || this.scopes.isReassigned(identifier['name'], binding!)) return undefined;
    return { init, path: binding!.path };
  }

  /** A test or a page that stands alone puts its own there. */
  isMock(node: Ast): boolean {
    if (node.type === 'AssignmentExpression') return this.isGlobal(node['left']);
    if (node.type !== 'CallExpression') return false;
    const [first, second] = node['arguments'] as Ast[];
    const method = path(node['callee']).at(-1)!;
    if (method === 'stubGlobal') return isText(first, 'openai') || isText(first, 'window');
    if (method === 'defineProperty') return isText(second, 'openai');
    return method === 'assign' && this.isWindow(first) && hasKey(second, 'openai');
  }
}

const isText = (node: Ast | undefined, text: string): boolean => node?.type === 'Literal' && node['value'] === text;

const hasKey = (node: Ast | undefined, key: string): boolean =>
  node?.type === 'ObjectExpression' &&
  (node['properties'] as Ast[]).some((each) => each['key'] && staticName(each['key'], each['computed']) === key);

/** Members of OpenAI's API client: a page that keeps one under this name is no widget. */
export const CLIENT_MEMBERS: ReadonlySet<string> = new Set([
  'apiKey',
  'audio',
  'beta',
  'chat',
  'completions',
  'embeddings',
  'images',
  'models',
  'moderations',
  'responses',
]);

/** Every use of a member of `window.openai` in a file. */

export interface Touch {
  /** The member expression, or for `const { a } = window.openai` what stands on the right. */
  readonly node: Ast;
  /** The expression that is `window.openai`. */
  readonly api: Ast;
  readonly member?: Ast;
  readonly name?: string;
  readonly call?: Ast;
  /** `window.openai.emit = …` */
  readonly isGiven?: boolean;
}

interface Touches {
  readonly all: readonly Touch[];
  readonly isMocked: boolean;
}

export function touchesIn(program: Ast, api: Api): Touches {
  const all: Touch[] = [];
  let isMocked = false;
  walkAst(program, (node) => {
    if (node.type === 'MemberExpression' && api.is(node['object'])) all.push(touch(node));
    else if (node.type === 'VariableDeclarator' && node['init'] && node['id'].type === 'ObjectPattern') {
      if (api.is(node['init'])) all.push(...destructured(node));
    }
    isMocked ||= api.isMock(node);
  });
  const isClient = all.some(({ name }) => name !== undefined && CLIENT_MEMBERS.has(name));
  return { all: isClient ? [] : all, isMocked };
}

function touch(node: Ast): Touch {
  const name = staticName(node['property'], node['computed']);
  const call = callOf(node);
  return {
    node,
    api: bare(node['object']),
    ...(name !== undefined && { member: node['property'] as Ast, name }),
    ...(call && { call }),
    isGiven: node.parent?.type === 'AssignmentExpression' && bare(node.parent['left']) === node,
  };
}

/** The call whose callee a member is, casts and optional chaining between them. */
function callOf(node: Ast): Ast | undefined {
  let at = node.parent;
  while (at && at.type !== 'CallExpression' && bare(at) === node) at = at.parent;
  return at?.type === 'CallExpression' && bare(at['callee']) === node ? at : undefined;
}

function destructured(declarator: Ast): Touch[] {
  const init = declarator['init'] as Ast;
  const found = (declarator['id']['properties'] as Ast[]).flatMap((each): Touch[] => {
    const name = each['key'] ? staticName(each['key'], each['computed']) : undefined;
    return name === undefined ? [] : [{ node: init, api: bare(init), member: each['key'] as Ast, name }];
  });
  return found.length > 0 ? found : [{ node: init, api: bare(init) }];
}

/** What a member of `window.openai` is called with. */

/** How many choices and names may stand between an argument and a text. */
const DEEPEST = 5;

export function argumentNode(expression: Ast, evaluator: Evaluator, api: Api): Node {
  const value = plain(evaluator.evaluate(expression));
  return value.kind === 'unknown' && mayBeText(expression, api) ? { ...value, isText: true } : value;
}

/** A text for sure, whatever it says. */
function mayBeText(expression: Ast, api: Api, depth = 0): boolean {
  const at = bare(expression);
  if (depth > DEEPEST) return false;
  switch (at.type) {
    case 'Literal':
      return typeof at['value'] === 'string';
    case 'TemplateLiteral':
      return true;
    case 'BinaryExpression':
      return at['operator'] === '+' && operandsOf(at).some((each) => mayBeText(each, api, depth + 1));
    case 'ConditionalExpression':
      return mayBeText(at['consequent'], api, depth + 1) && mayBeText(at['alternate'], api, depth + 1);
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

/** Long texts are chains of `+`, which nest as deep as they are long. */
function operandsOf(sum: Ast): Ast[] {
  const operands: Ast[] = [];
  let at = sum;
  while (at.type === 'BinaryExpression' && at['operator'] === '+') {
    operands.push(at['right'] as Ast);
    at = bare(at['left']);
  }
  return [...operands, at];
}

/** `JSON.stringify(state)`, `String(id)` */
function isMadeText({ callee, arguments: args }: Ast, { scopes }: Api): boolean {
  const name = path(callee).join('.');
  if (args.length === 0 || (name !== 'JSON.stringify' && name !== 'String')) return false;
  const root = bare(callee);
  return !scopes.isDeclared(root.type === 'MemberExpression' ? bare(root['object']) : root);
}
