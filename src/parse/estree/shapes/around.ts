/** What the code around an object literal says it is. */
import { isFunction, path, staticName, type Ast } from '../ast.js';

/**
 * `tool`: a name or a type there speaks of tools. `argument`: it is handed to a function that does not, which may make
 * anything of it: a flow, a table, a form. Else nothing is known.
 */
export type Around = 'tool' | 'argument' | 'nothing';

const TOOL = /tool/i;

export function aroundOf(literal: Ast): Around {
  for (let child = literal, at = literal.parent; at; child = at, at = at.parent) {
    if (saysTool(at)) return 'tool';
    if (isFunction(at) && saysTool(at.parent ?? at)) return 'tool';
    if (isFunction(at) || END.has(at.type) || (at.type === 'BlockStatement' && child.type !== 'ReturnStatement')) break;
    if (at.type === 'CallExpression' || at.type === 'NewExpression') {
      // `Object.freeze([…])` hands it on.
      if (child !== at['callee'] && path(at['callee'])[0] !== 'Object') return 'argument';
    }
  }
  return 'nothing';
}

const END = new Set(['Program', 'ClassBody']);

function saysTool(at: Ast): boolean {
  switch (at.type) {
    case 'VariableDeclarator':
      return isNamed(at['id']) || isType(at['id'].typeAnnotation?.typeAnnotation as Ast | undefined);
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return TOOL.test(staticName(at['key'], at['computed']) ?? '');
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return at['id'] ? isNamed(at['id']) : false;
    case 'AssignmentExpression':
      return path(at['left']).some((name) => TOOL.test(name));
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return isType(at['typeAnnotation']);
    case 'CallExpression':
    case 'NewExpression':
      return path(at['callee']).some((name) => TOOL.test(name));
    default:
      return false;
  }
}

const isNamed = (identifier: Ast): boolean => TOOL.test((identifier['name'] as string | undefined) ?? '');

function isType(type: Ast | undefined): boolean {
  if (type?.type === 'TSArrayType') return isType(type['elementType']);
  if (type?.type !== 'TSTypeReference') return false;
  const parameters = (type['typeArguments'] ?? type['typeParameters'])?.params as Ast[] | undefined;
  const name = type['typeName'] as Ast;
  return isNamed(name.type === 'TSQualifiedName' ? name['right'] : name) || (parameters?.some(isType) ?? false);
}
