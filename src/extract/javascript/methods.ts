/** Which method of the class around it `this.name` stands for. */
import { remembered } from '../../core/collections.js';
import { bare, isFunction, isPrivateOfBabel, memberName, staticName } from './syntax.js';
import type { ClassNode, FunctionNode, SyntaxNode, TSESTree } from './syntax.js';
import type { Survey } from './survey.js';

/** A method, or a field that is a function. */
export function methodOfThis(node: SyntaxNode): FunctionNode | undefined {
  if (node.type !== 'MemberExpression' || node.object.type !== 'ThisExpression') return undefined;
  const name = memberName(node);
  const found =
    bodyAround(node)?.body.filter(
      (member) => 'key' in member && member.key && !member.static && nameOfKey(member.key, member.computed) === name,
    ) ?? [];
  const [member] = found;
  if (found.length !== 1 || !member || !('value' in member) || !member.value) return undefined;
  const value = bare(member.value);
  return isFunction(value) ? value : undefined;
}

/** The same where no other class and no other function may take its place. */
export function onlyMethodOfThis(node: SyntaxNode, file: Survey): FunctionNode | undefined {
  const method = methodOfThis(node);
  const own = method && bodyAround(method)?.parent;
  const member = method?.parent;
  if (!own || !member || ('kind' in member && /^[gs]et$/.test(String(member.kind)))) return undefined;
  if (own.abstract || isMadeToBeExtended(own, file.classes)) return undefined;
  if ('decorators' in member && member.decorators.length > 0) return undefined;
  const name = memberName(node as TSESTree.MemberExpression);
  return replacedIn(file).has(name) ? undefined : method;
}

/** The members that are set to something else than themselves, bound. */
const replacedIn = remembered(
  ({ kept }: Survey): ReadonlySet<string | undefined> =>
    new Set(
      kept.flatMap(({ left, right }) =>
        left.type === 'MemberExpression' && boundToThis(right) === right ? [memberName(left)] : [],
      ),
    ),
);

/** `this.find` in `this.find.bind(this)`; everything else as it is. */
export function boundToThis(node: SyntaxNode): SyntaxNode {
  const call = bare(node);
  const callee = call.type === 'CallExpression' ? bare(call.callee) : undefined;
  if (call.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return node;
  const [bound, ...others] = call.arguments;
  const isOfThis = memberName(callee) === 'bind' && bound?.type === 'ThisExpression' && others.length === 0;
  return isOfThis ? bare(callee.object) : node;
}

function isMadeToBeExtended({ id }: ClassNode, classes: readonly ClassNode[]): boolean {
  if (!id) return false;
  const isExtended = classes.some(({ superClass }) => superClass?.type === 'Identifier' && superClass.name === id.name);
  return isExtended || /^(?:Abstract|Base)|Base$/.test(id.name);
}

function bodyAround(node: SyntaxNode): TSESTree.ClassBody | undefined {
  let at: SyntaxNode | undefined = node;
  while (at && at.type !== 'ClassBody') at = at.parent;
  return at;
}

/** Babel's private members do not say that they are not computed, and have names of their own kind. */
export const nameOfKey = (key: SyntaxNode, isComputed: boolean | undefined): string | undefined =>
  isPrivateOfBabel(key) ? key.id.name : staticName(key, Boolean(isComputed));
