/** Which method or text of the class around it `this.name` stands for. */
import { addTo, remembered } from '../../core/collections.js';
import { bare, isFunction, isPrivateOfBabel, memberName, staticName } from './syntax.js';
import type { ClassNode, FunctionNode, SyntaxNode, TSESTree } from './syntax.js';
import type { Survey } from './survey.js';

/** A method, or a field that is a function. */
export function methodOfThis(node: SyntaxNode): FunctionNode | undefined {
  if (node.type !== 'MemberExpression' || node.object.type !== 'ThisExpression') return undefined;
  const member = onlyMemberOf(bodyAround(node), memberName(node));
  const value = member && 'value' in member && member.value ? bare(member.value) : undefined;
  return value && isFunction(value) ? value : undefined;
}

function onlyMemberOf(body: TSESTree.ClassBody | undefined, name: string | undefined) {
  const [member, ...others] = (body && name !== undefined && membersOf(body).get(name)) || [];
  return others.length > 0 ? undefined : member;
}

/** By name, those of its objects. */
const membersOf = remembered(({ body }: TSESTree.ClassBody): ReadonlyMap<string, TSESTree.ClassElement[]> => {
  const members = new Map<string, TSESTree.ClassElement[]>();
  for (const member of body) {
    const name = 'key' in member && member.key && !member.static ? nameOfKey(member.key, member.computed) : undefined;
    if (name !== undefined) addTo(members, name, member);
  }
  return members;
});

/** The text of a field that nothing replaces: `readonly name = 'search'`. */
export function textOfThis(node: TSESTree.MemberExpression, file: Survey): TSESTree.StringLiteral | undefined {
  if (node.object.type !== 'ThisExpression') return undefined;
  const member = onlyMemberOf(bodyOfThis(node), memberName(node));
  if (member?.type !== 'PropertyDefinition' || !member.value || !isOnlyInItsClass(member, file)) return undefined;
  const value = bare(member.value);
  return value.type === 'Literal' && typeof value.value === 'string' ? value : undefined;
}

/** Of the class whose object `this` is. */
function bodyOfThis(node: SyntaxNode): TSESTree.ClassBody | undefined {
  let at = node.parent;
  while (at && (!isFunction(at) || at.type === 'ArrowFunctionExpression') && at.type !== 'PropertyDefinition')
    at = at.parent;
  const member = at?.type === 'PropertyDefinition' ? at : at?.parent;
  const isOfClass = member?.parent?.type === 'ClassBody' && 'static' in member && !member.static;
  return isOfClass ? bodyAround(member) : undefined;
}

/** The same where no other class and no other function may take its place. */
export function onlyMethodOfThis(node: SyntaxNode, file: Survey): FunctionNode | undefined {
  const method = methodOfThis(node);
  const member = method?.parent;
  if (!member || ('kind' in member && /^[gs]et$/.test(String(member.kind)))) return undefined;
  return isOnlyInItsClass(member, file) ? method : undefined;
}

function isOnlyInItsClass(member: SyntaxNode, file: Survey): boolean {
  const own = bodyAround(member)?.parent;
  if (!own || own.abstract || isMadeToBeExtended(own, file.classes)) return false;
  if ('decorators' in member && member.decorators.length > 0) return false;
  return !('key' in member && replacedIn(file).has(nameOfKey(member.key, 'computed' in member && member.computed)));
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
