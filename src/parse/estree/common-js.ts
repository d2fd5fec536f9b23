/** What a CommonJS file exports: `module.exports = { … }`, `exports.name = …`. */
import { addTo } from '../../core/group.js';
import { bare, staticName, walkAst, type Ast } from './ast.js';
import type { Scopes } from './scopes.js';

export interface CommonJs {
  /** What `module.exports` is given. */
  readonly whole?: Ast;
  /** What single names are given, where that is sure. */
  readonly names: ReadonlyMap<string, Ast>;
}

export function commonJsOf(program: Ast, scopes: Scopes): CommonJs {
  const wholes: Assigned[] = [];
  const parts = new Map<string, Assigned[]>();
  /** Something of them is used, and perhaps changed. */
  const used = new Set<string>();
  walkAst(program, (node) => {
    if (node.type !== 'MemberExpression') return;
    if (isExports(node, scopes)) wholes.push(assignedTo(node));
    const name = isExports(bare(node['object']), scopes) && staticName(node['property'], node['computed']);
    if (typeof name !== 'string') return;
    if (node.parent?.type === 'MemberExpression' && node.parent['object'] === node) used.add(name);
    else addTo(parts, name, assignedTo(node));
  });
  const given = wholes.filter((each) => each !== undefined);
  const names = new Map<string, Ast>();
  for (const [name, all] of parts) {
    const values = all.filter((each) => each !== undefined);
    const [value] = values;
    if (values.length === 1 && value !== 'perhaps' && !used.has(name) && given.length === 0) names.set(name, value!);
  }
  const [whole] = given;
  const isSure = given.length === 1 && parts.size === 0 && used.size === 0 && whole !== 'perhaps';
  return isSure ? { whole, names } : { names };
}

/** `perhaps`: only in some case, or by another operator. */
type Assigned = Ast | 'perhaps' | undefined;

/** What a member is given, if it is given something. */
function assignedTo(member: Ast): Assigned {
  let at = member.parent;
  if (at?.type !== 'AssignmentExpression' || at['left'] !== member) return undefined;
  const value = valueOf(at);
  // What a compiler writes first: `exports.a = exports.b = void 0`.
  if (value.type === 'UnaryExpression' && value['operator'] === 'void') return undefined;
  if (at['operator'] !== '=') return 'perhaps';
  while (at.parent?.type === 'AssignmentExpression') at = at.parent;
  return at.parent?.type === 'ExpressionStatement' && at.parent.parent?.type === 'Program' ? value : 'perhaps';
}

function valueOf(assignment: Ast): Ast {
  let at = assignment;
  while (at.type === 'AssignmentExpression') at = bare(at['right']);
  return at;
}

/** `exports` or `module.exports`, where they are those of the file. */
function isExports(node: Ast, scopes: Scopes): boolean {
  if (node.type === 'Identifier') return node['name'] === 'exports' && !scopes.isDeclared(node);
  if (node.type !== 'MemberExpression' || staticName(node['property'], node['computed']) !== 'exports') return false;
  const owner = bare(node['object']);
  return owner.type === 'Identifier' && owner['name'] === 'module' && !scopes.isDeclared(owner);
}
