/** Methods of a server that the project replaces by its own, which give tools other names than the ones they are handed. */
import type { Evaluator } from '../evaluate/evaluator.js';
import type { Imported } from '../imported.js';
import { importOf } from '../modules.js';
import { LIKE_SERVER } from '../registrations/mcp-imports.js';
import { bare, holds, isFunction, memberName, ownerOf, path, walkAst, type SyntaxNode } from '../syntax.js';
import type { Survey } from '../survey.js';

export const REGISTERING: readonly string[] = ['registerTool', 'tool', 'addTool'];

type AskOther = (imported: Imported, position: number, keys: []) => { readonly renames?: true } | undefined;

/** Whether this file replaces such a method, or a function of another file does that is given a server here. */
export function mayRenameTools({ file }: Evaluator, askOther?: AskOther): boolean {
  if (replacesWithOtherNames(file)) return true;
  return file.calls.some(({ arguments: given, callee }) => {
    const position = given.findIndex((each) => LIKE_SERVER.test(path(each).at(-1) ?? ''));
    const imported = position < 0 ? undefined : importOf(bare(callee), file.scopes);
    return imported !== undefined && askOther?.(imported, position, [])?.renames === true;
  });
}

/** `server.registerTool = (name, ...rest) => original(name.replace('.', '_'), ...rest)` */
export function replacesWithOtherNames({ assigned, program }: Survey): boolean {
  if (!REGISTERING.some((name) => assigned.has(name))) return false;
  return holds(program, (node) => {
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return false;
    return REGISTERING.includes(memberName(node.left) ?? '') && givesOtherName(bare(node.right));
  });
}

/** It works on the name, and never hands it on as it is. */
function givesOtherName(wrapper: SyntaxNode): boolean {
  const [name] = isFunction(wrapper) ? wrapper.params : [];
  if (name?.type !== 'Identifier') return false;
  let isChanged = false;
  let isHandedOn = false;
  walkAst(wrapper, (node) => {
    const isName = (each: SyntaxNode): boolean => each.type === 'Identifier' && each.name === name.name;
    if (node.type === 'CallExpression') {
      isHandedOn ||= node.arguments[0] !== undefined && isName(bare(node.arguments[0])) && node.arguments.length > 1;
      isChanged ||= isName(ownerOf(node.callee)) || node.arguments.some((each) => isName(bare(each)));
    } else if (node.type === 'TemplateLiteral') isChanged ||= node.expressions.some(isName);
    else if (node.type === 'BinaryExpression')
      isChanged ||= node.operator === '+' && [node.left, node.right].some(isName);
  });
  return isChanged && !isHandedOn;
}
