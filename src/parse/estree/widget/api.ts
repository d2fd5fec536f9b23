/** Tells expressions that are `window.openai`, by whatever name the scope gives it. */
import { bare, path, staticName, type Ast } from '../ast.js';
import type { Scopes } from '../scopes.js';

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
