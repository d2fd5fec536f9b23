/** Methods that are given a server: which class one belongs to, by what its object is made with, typed as or imported as. */
import { importOf } from '../modules.js';
import type { Survey } from '../survey.js';
import { bare, isFunction, isPrivateOfBabel, keyName, memberName, path } from '../syntax.js';
import type { ClassNode, FunctionNode, SyntaxNode, TSESTree } from '../syntax.js';
import { LIKE_SERVER } from './mcp-imports.js';
import { annotationOf } from './typed-literals.js';

/** A class of the file, or what it imports: a class, or an object with methods of its own. */
export type Owner =
  | { readonly own: ClassNode }
  | { readonly object: TSESTree.ObjectExpression }
  | { readonly source: string; readonly name: string };

/** Names of names, and classes that extend classes. */
const DEEPEST = 6;

export function ownerOf(expression: SyntaxNode, file: Survey, deep = DEEPEST): Owner | undefined {
  const at = bare(expression.type === 'AwaitExpression' ? expression.argument : expression);
  if (deep === 0) return undefined;
  switch (at.type) {
    case 'NewExpression':
      return ownerOf(at.callee, file, deep - 1);
    case 'ObjectExpression':
      return { object: at };
    case 'CallExpression': {
      // `Registry.getInstance()`
      const callee = bare(at.callee);
      const isMaker =
        callee.type === 'MemberExpression' && /^(?:get_?)?instance$|^create$/i.test(memberName(callee) ?? '');
      return isMaker ? ownerOf(callee.object, file, deep - 1) : undefined;
    }
    case 'Identifier':
      return named(at, file, deep);
    case 'ThisExpression':
    case 'MemberExpression': {
      const own = classAround(at);
      if (at.type === 'ThisExpression') return own && { own };
      const name = memberName(at);
      return own && name !== undefined && bare(at.object).type === 'ThisExpression'
        ? member(own, name, file, deep)
        : undefined;
    }
    default:
      return undefined;
  }
}

function named(at: TSESTree.Identifier, file: Survey, deep: number): Owner | undefined {
  const { scopes } = file;
  const binding = scopes.resolve(at);
  if (!binding) return undefined;
  const imported = importOf(at, scopes);
  if (imported) return imported.name === '*' ? undefined : { source: imported.source, name: imported.name };
  if (binding.kind === 'class') return { own: binding.node };
  if (binding.path?.length !== 0) return undefined;
  if (binding.kind === 'param') return typed(binding.node, file, deep);
  if (binding.kind !== 'variable') return undefined;
  const { id, init } = binding.node;
  const known = init && !scopes.isReassigned(at.name, binding) ? ownerOf(init, file, deep - 1) : undefined;
  return known ?? typed(id, file, deep);
}

/** By its type: `registry: ToolRegistry`. */
function typed(node: Parameters<typeof annotationOf>[0], file: Survey, deep: number): Owner | undefined {
  const type = annotationOf(node);
  return type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier'
    ? named(type.typeName, file, deep - 1)
    : undefined;
}

/** `this.registry`: what the class sets it to, once, or what it is typed as. */
function member(own: ClassNode, name: string, file: Survey, deep: number): Owner | undefined {
  const values: SyntaxNode[] = [];
  let type: Owner | undefined;
  for (const each of own.body.body) {
    if (each.type === 'PropertyDefinition' && memberKey(each) === name) {
      if (each.value) values.push(each.value);
      type ??= typed(each, file, deep);
    }
    if (each.type !== 'MethodDefinition' || each.kind !== 'constructor') continue;
    for (const param of each.value.params)
      if (
        param.type === 'TSParameterProperty' &&
        param.parameter.type === 'Identifier' &&
        param.parameter.name === name
      )
        type ??= typed(param.parameter, file, deep);
  }
  for (const { left, right } of file.kept)
    if (left.type === 'MemberExpression' && memberName(left) === name && classAround(left) === own) values.push(right);
  return (values.length === 1 ? ownerOf(values[0]!, file, deep - 1) : undefined) ?? type;
}

/** The name of a member; a private one counts as one of that name. */
function memberKey(node: SyntaxNode): string | undefined {
  if (!('key' in node) || !node.key) return undefined;
  return isPrivateOfBabel(node.key) ? node.key.id.name : keyName(node);
}

export function methodOf(members: ClassNode | TSESTree.ObjectExpression, name: string): FunctionNode | undefined {
  const all = members.type === 'ObjectExpression' ? members.properties : members.body.body;
  for (const each of all) {
    if (!('value' in each) || !each.value || memberKey(each) !== name) continue;
    const value = bare(each.value);
    if (isFunction(value)) return value;
  }
  return undefined;
}

interface MethodGiven {
  readonly name: string;
  readonly callable: FunctionNode;
}

/** The methods of classes and objects that by the names of their parameters are given a server. */
export function* methodsGivenServer({ functions }: Survey): Generator<MethodGiven> {
  for (const callable of functions) {
    const name = callable.params.some(isServerParam) ? methodName(callable) : undefined;
    if (name !== undefined && name !== 'constructor') yield { name, callable };
  }
}

/** The name under which a function is a member of a class or an object. */
export function methodName({ parent }: FunctionNode): string | undefined {
  const isMember =
    parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition' || parent.type === 'Property';
  return isMember ? memberKey(parent) : undefined;
}

const isServerParam = (param: TSESTree.Parameter): boolean => {
  if (param.type === 'Identifier' && LIKE_SERVER.test(param.name)) return true;
  const type = annotationOf(param);
  return type?.type === 'TSTypeReference' && LIKE_SERVER.test(path(type.typeName).at(-1)!);
};

export function classAround(node: SyntaxNode): ClassNode | undefined {
  for (let at: SyntaxNode | undefined = node.parent; at; at = at.parent)
    if (at.type === 'ClassDeclaration' || at.type === 'ClassExpression') return at;
  return undefined;
}
