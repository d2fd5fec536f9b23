/** Every use of a member of `window.openai` in a file. */
import { bare, staticName, walkAst, type Ast } from '../ast.js';
import { CLIENT_MEMBERS, type Api } from './api.js';

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
