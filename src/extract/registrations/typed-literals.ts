/** Object literals that a type says are tools: `const tools: Tool[] = [{ … }]`, `get tool(): Tool { return { … } }`. */
import { staticName, type Ast, importedModule } from '../syntax.js';
import { functionAround } from '../functions.js';
import type { Survey } from '../survey.js';
import { imports } from '../../generated/library-words.js';
import { versionOf } from '../modules.js';

interface Typed {
  readonly type: ToolType;
  /** By `as`, with which people say that they know better. */
  readonly isCast: boolean;
}

/** Where a way outwards ends, or goes on. */
type Next = { readonly type: Ast | undefined; readonly isCast?: boolean } | { readonly at: Ast } | undefined;

/** Farther from its type no tool is written. */
const MOST_HOPS = 60;
const MOST_STEPS = 6;

export class Types {
  readonly #file: Survey;
  readonly #names: TypeNames;

  constructor(file: Survey) {
    this.#file = file;
    this.#names = new TypeNames(file);
  }

  /** Whether the file names the SDK's own type, without which no literal surely has it. */
  get areOfSdk(): boolean {
    return this.#names.areOfSdk;
  }

  /** `within`: how the tool stands in what the expression gives. */
  of(expression: Ast, within: readonly TypeStep[] = []): Typed | undefined {
    const steps: TypeStep[] = [...within];
    let at = expression;
    for (let hop = 0; hop < MOST_HOPS && steps.length <= MOST_STEPS && at.parent; hop++) {
      const next = this.#next(at, at.parent, steps);
      if (!next) return undefined;
      if ('type' in next) {
        const type = next.type && this.#names.toolAt(next.type, steps);
        return type && { type, isCast: next.isCast ?? false };
      }
      at = next.at;
    }
    return undefined;
  }

  #next(at: Ast, parent: Ast, steps: TypeStep[]): Next {
    switch (parent.type) {
      case 'TSSatisfiesExpression':
        return { type: parent['typeAnnotation'] as Ast };
      case 'TSAsExpression':
      case 'TSTypeAssertion':
        return isConst(parent['typeAnnotation'] as Ast)
          ? { at: parent }
          : { type: parent['typeAnnotation'] as Ast, isCast: true };
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
        return { at: parent };
      case 'ConditionalExpression':
        return at === parent['test'] ? undefined : { at: parent };
      case 'LogicalExpression':
        return at === parent['left'] && parent['operator'] === '&&' ? undefined : { at: parent };
      case 'ArrayExpression':
        return itemOf(at, parent, steps);
      case 'SpreadElement':
        // The items of a list that is spread into another are that one's.
        return parent.parent?.type === 'ArrayExpression' && steps.pop() === 'item' ? { at: parent } : undefined;
      case 'Property':
        if (parent['value'] !== at || parent.parent?.type !== 'ObjectExpression') return undefined;
        steps.push({ member: staticName(parent['key'], parent['computed']) });
        return { at: parent.parent };
      case 'VariableDeclarator':
        return at === parent['init'] ? { type: annotationOf(parent['id'] as Ast) } : undefined;
      case 'AssignmentPattern':
        return at === parent['right'] ? { type: annotationOf(parent['left'] as Ast) } : undefined;
      case 'AssignmentExpression':
        return at === parent['right'] && parent['operator'] === '=' ? this.#declared(parent['left'], steps) : undefined;
      case 'PropertyDefinition':
      case 'AccessorProperty':
        return at === parent['value'] ? { type: annotationOf(parent) } : undefined;
      case 'ArrowFunctionExpression':
        return at === parent['body'] ? returnedBy(parent, steps) : undefined;
      case 'ReturnStatement':
        return returnedBy(functionAround(parent, MOST_HOPS), steps);
      case 'CallExpression':
        return this.#argument(at, parent, steps);
      case 'NewExpression':
        return ofMap(parent, steps) ?? { at: parent };
      default:
        return undefined;
    }
  }

  /** `tools.push({ … })`, `tools.set(name, { … })`, `Object.freeze([…])`, `Promise.resolve([…])`. */
  #argument(at: Ast, call: Ast, steps: TypeStep[]): Next {
    const callee = call['callee'] as Ast;
    if (callee.type !== 'MemberExpression' || callee['computed']) return undefined;
    const owner = callee['object'] as Ast;
    const method = callee['property'].name as string;
    if (owner['name'] === 'Object') return method === 'freeze' ? { at: call } : undefined;
    if (owner['name'] === 'Promise') {
      steps.push('promised');
      return method === 'resolve' ? { at: call } : undefined;
    }
    if (method === 'push' || method === 'unshift') steps.push('item');
    else if (method === 'set' && call['arguments'][1] === at) steps.push('value');
    else return undefined;
    return this.#declared(owner, steps);
  }

  /** The type of what has a name. */
  #declared(owner: Ast, steps: TypeStep[]): Next {
    const binding = owner.type === 'Identifier' ? this.#file.scopes.resolve(owner) : undefined;
    if (binding?.path?.length !== 0) return undefined;
    const { kind, node } = binding;
    if (kind === 'param') return { type: annotationOf(node) };
    if (kind !== 'variable') return undefined;
    const type = annotationOf(node['id'] as Ast);
    const init = node['init'] as Ast | null;
    if (type || !init) return { type };
    return init.type === 'NewExpression' ? ofMap(init, steps) : { type: init['typeAnnotation'] as Ast | undefined };
  }
}

/** An item of a list, or what stands for a key in `new Map([[key, { … }]])`. */
function itemOf(at: Ast, list: Ast, steps: TypeStep[]): Next {
  const map = list.parent?.type === 'ArrayExpression' ? list.parent.parent : undefined;
  if (map && isMap(map)) {
    steps.push('value');
    return list['elements'][1] === at ? { at: map['arguments'][0] as Ast } : undefined;
  }
  steps.push('item');
  return { at: list };
}

const isMap = ({ type, callee }: Ast): boolean =>
  type === 'NewExpression' && callee.type === 'Identifier' && callee.name === 'Map';

/** The type of the values, where it is said as the map is made. */
function ofMap(made: Ast, steps: TypeStep[]): Next {
  const type = isMap(made) ? typeArgumentsOf(made)[1] : undefined;
  return type && steps.at(-1) === 'value' && steps.pop() ? { type } : undefined;
}

const annotationOf = (node: Ast): Ast | undefined => node['typeAnnotation']?.typeAnnotation as Ast | undefined;

const isConst = ({ typeName }: Ast): boolean => typeName?.name === 'const';

function returnedBy(callable: Ast | undefined, steps: TypeStep[]): Next {
  const type = callable?.['returnType']?.typeAnnotation as Ast | undefined;
  if (!type || callable!['generator']) return undefined;
  if (callable!['async']) steps.push('promised');
  return { type };
}

/** What a type says of a part of a value: whether an item of a `Tool[]`, a member of a `Record<string, Tool>` is a tool. */

/** Of the SDK; or called `Tool`, and nothing says that it is another. */
export type ToolType = 'sdk' | 'named';

/** How a part stands in the whole. */
export type TypeStep = 'item' | 'value' | 'promised' | { readonly member: string | undefined };

/** Types may be named by each other without end. */
const MOST_TYPES = 20;
const LISTS = new Set(['Array', 'ReadonlyArray']);
const MAPS = new Set(['Map', 'ReadonlyMap']);
const SAME = new Set(['Readonly', 'Required', 'NonNullable']);

export class TypeNames {
  readonly #file: Survey;
  #declared: Map<string, Ast> | undefined;
  #areOfSdk: boolean | undefined;

  constructor(file: Survey) {
    this.#file = file;
  }

  get areOfSdk(): boolean {
    return (this.#areOfSdk ??= this.#file.imports.some(
      (each) => versionOf(importedModule(each)) !== undefined && (each['specifiers'] as Ast[]).some(bringsToolType),
    ));
  }

  /** What a type makes of the part that steps lead to, the outermost last. */
  toolAt(type: Ast, steps: readonly TypeStep[]): ToolType | undefined {
    const left = [...steps];
    let at: Ast | undefined = type;
    for (let count = 0; at && count < MOST_TYPES; count++) {
      if (at.type === 'TSTypeReference') {
        const own: ToolType | Ast | undefined = this.#referred(at, left);
        if (own === undefined || typeof own === 'string') return own;
        at = own;
      } else at = partOf(at, left);
    }
    return undefined;
  }

  #referred(reference: Ast, left: TypeStep[]): ToolType | Ast | undefined {
    const name = reference['typeName'] as Ast;
    const [first, second] = typeArgumentsOf(reference);
    const own = name.type === 'Identifier' ? this.#declaredAs(name['name']) : undefined;
    const imported = this.#imported(name);
    if (own || imported || name.type !== 'Identifier') {
      if (own) return own.type === 'TSInterfaceDeclaration' ? memberOf(own['body'].body as Ast[], left) : aliased(own);
      if (imported?.name === 'ListToolsResult' && isOfSdk(imported)) return isTools(left) ? 'sdk' : undefined;
      if (left.length > 0 || imported?.name !== 'Tool') return undefined;
      return isOfSdk(imported) ? 'sdk' : imports.server.test(imported.source) ? 'named' : undefined;
    }
    const called = name['name'] as string;
    if (called === 'Tool') return left.length === 0 ? 'named' : undefined;
    if (SAME.has(called)) return first;
    if (called === 'Promise') return left.pop() === 'promised' ? first : undefined;
    if (LISTS.has(called)) return left.pop() === 'item' ? first : undefined;
    if (MAPS.has(called)) return left.pop() === 'value' ? second : undefined;
    if (called === 'Record') return isMember(left.pop()) ? second : undefined;
    return called === 'Partial' && isMember(left.at(-1)) ? first : undefined;
  }

  #imported(name: Ast): Imported | undefined {
    const { program, scopes } = this.#file;
    const isMember = name.type === 'TSQualifiedName';
    const root = (isMember ? name['left'] : name) as Ast;
    const binding = root.type === 'Identifier' ? scopes.topLevel(root['name'], program) : undefined;
    if (binding?.kind !== 'import') return undefined;
    const node = binding.node as Ast;
    const isWhole = node.type === 'ImportNamespaceSpecifier';
    const own = (isMember ? (isWhole ? name['right'] : undefined) : node['imported']) as Ast | undefined;
    return { name: own?.['name'] as string | undefined, source: importedModule(node.parent!) };
  }

  /** The interface or alias of the file that has a name. */
  #declaredAs(name: string): Ast | undefined {
    if (!this.#declared) {
      this.#declared = new Map();
      for (const statement of this.#file.program['body'] as Ast[]) {
        const own = (statement['declaration'] as Ast | null | undefined) ?? statement;
        if (own.type === 'TSInterfaceDeclaration' || own.type === 'TSTypeAliasDeclaration')
          this.#declared.set(own['id'].name as string, own);
      }
    }
    return this.#declared.get(name);
  }
}

interface Imported {
  readonly name: string | undefined;
  readonly source: string;
}

const isOfSdk = ({ source }: Imported): boolean => versionOf(source) !== undefined;

const bringsToolType = ({ type, imported }: Ast): boolean =>
  type === 'ImportNamespaceSpecifier' || imported?.name === 'Tool' || imported?.name === 'ListToolsResult';

const isMember = (step: TypeStep | undefined): boolean => typeof step === 'object';

/** `{ tools: [{ … }] }` */
function isTools(left: readonly TypeStep[]): boolean {
  const [item, list] = left;
  return left.length === 2 && item === 'item' && typeof list === 'object' && list.member === 'tools';
}

export const typeArgumentsOf = (node: Ast): readonly Ast[] =>
  ((node['typeArguments'] ?? node['typeParameters'])?.params ?? []) as Ast[];

/** With parameters it is a type only where it is used. */
const aliased = (declaration: Ast): Ast | undefined =>
  declaration['typeParameters'] ? undefined : (declaration['typeAnnotation'] as Ast);

function partOf(type: Ast, left: TypeStep[]): Ast | undefined {
  switch (type.type) {
    case 'TSParenthesizedType':
      return type['typeAnnotation'] as Ast;
    case 'TSTypeOperator':
      return type['operator'] === 'readonly' ? (type['typeAnnotation'] as Ast) : undefined;
    case 'TSArrayType':
      return left.pop() === 'item' ? (type['elementType'] as Ast) : undefined;
    case 'TSTypeLiteral':
      return memberOf(type['members'] as Ast[], left);
    case 'TSUnionType': {
      const [only, ...others] = (type['types'] as Ast[]).filter(({ type: each }) => !NOTHING.has(each));
      return others.length === 0 ? only : undefined;
    }
    default:
      return undefined;
  }
}

const NOTHING = new Set(['TSUndefinedKeyword', 'TSNullKeyword', 'TSVoidKeyword']);

function memberOf(members: readonly Ast[], left: TypeStep[]): Ast | undefined {
  const step = left.pop();
  if (typeof step !== 'object') return undefined;
  const own = members.find(
    ({ type, key, computed }) =>
      type === 'TSPropertySignature' && step.member !== undefined && staticName(key, computed) === step.member,
  );
  const found = own ?? members.find(({ type }) => type === 'TSIndexSignature');
  return found?.['typeAnnotation']?.typeAnnotation as Ast | undefined;
}
