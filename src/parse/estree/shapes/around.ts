/** What the code around an object literal says it is. */
import { isFunction, path, staticName, type Ast } from '../ast.js';
import { propertyOf } from './arguments.js';
import { typeArgumentsOf } from './type-names.js';

/**
 * `named`: a name or a type there speaks of such things. `argument`: it is handed to a function that does not, which may
 * make anything of it: a flow, a table, a form. Else nothing is known.
 */
type Around = 'named' | 'argument' | 'nothing';

/** `useWebMCP` registers a tool. */
export const TOOL = /tool|^usewebmcp$/i;
export const RESOURCE = /resource/i;

export function aroundOf(literal: Ast, word: RegExp): Around {
  for (let child = literal, at = literal.parent; at; child = at, at = at.parent) {
    if (says(word, at)) return 'named';
    if (isFunction(at) && says(word, at.parent ?? at)) return 'named';
    if (at.type === 'ClassBody') return propertyOf(literal, 'description') && isOfClass(word, at) ? 'named' : 'nothing';
    if (isFunction(at) || (at.type === 'BlockStatement' && child.type !== 'ReturnStatement')) break;
    if (at.type === 'CallExpression' || at.type === 'NewExpression') {
      if (child !== at['callee'] && !HANDS_ON.test(path(at['callee'])[0]!)) return 'argument';
    }
  }
  return 'nothing';
}

/** `Object.freeze([…])`, `new Map([…])`, `Promise.resolve([…])` */
const HANDS_ON = /^(Object|Map|Set|Promise)$/;

function says(word: RegExp, at: Ast): boolean {
  switch (at.type) {
    case 'VariableDeclarator':
      return isNamed(word, at['id']) || isType(word, at['id'].typeAnnotation?.typeAnnotation as Ast | undefined);
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return word.test(staticName(at['key'], at['computed']) ?? '');
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return at['id'] ? isNamed(word, at['id']) : false;
    case 'AssignmentExpression':
      return path(at['left']).some((name) => word.test(name));
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return isType(word, at['typeAnnotation']);
    case 'CallExpression':
      if (at['callee'].type === 'Super') return isOfClass(word, at);
      return path(at['callee']).some((name) => word.test(name));
    case 'NewExpression':
      return (
        path(at['callee']).some((name) => word.test(name)) || typeArgumentsOf(at).some((each) => isType(word, each))
      );
    default:
      return false;
  }
}

/** `super({ … })` or a field, in a class that says what it is made of. */
function isOfClass(word: RegExp, part: Ast): boolean {
  let at = part.parent;
  while (at && !/^Class(Declaration|Expression)$/.test(at.type)) at = at.parent;
  const bases = [
    at?.['superClass'],
    ...((at?.['implements'] ?? []) as Ast[]).map(({ expression, id }) => expression ?? id),
  ];
  return (bases as (Ast | null | undefined)[]).some((base) => base && path(base).some((name) => word.test(name)));
}

const isNamed = (word: RegExp, identifier: Ast): boolean => word.test((identifier['name'] as string | undefined) ?? '');

function isType(word: RegExp, type: Ast | undefined): boolean {
  if (type?.type === 'TSArrayType') return isType(word, type['elementType']);
  if (type?.type !== 'TSTypeReference') return false;
  const name = type['typeName'] as Ast;
  const own = name.type === 'TSQualifiedName' ? name['right'] : name;
  return isNamed(word, own) || typeArgumentsOf(type).some((each) => isType(word, each));
}
