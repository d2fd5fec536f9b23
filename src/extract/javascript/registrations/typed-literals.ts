/** Object literals that a type says are tools: `const tools: Tool[] = [{ … }]`, `get tool(): Tool { return { … } }`. */
import { importedModule, keyName, type FunctionNode, type SyntaxNode, type TSESTree } from '../syntax.js';
import { functionAround } from '../returns.js';
import type { Survey } from '../survey.js';
import { imports } from '../../../generated/library-words.js';
import { versionOf } from '../modules.js';

interface Typed {
  readonly type: ToolType;
  /** By `as`, with which people say that they know better. */
  readonly isCast: boolean;
}

/** Where a way outwards ends, or goes on. */
type Next =
  { readonly type: TypeNode | undefined; readonly isCast?: boolean } | { readonly at: SyntaxNode } | undefined;

/** Babel keeps the parentheses of types. */
export type TypeNode =
  TSESTree.TypeNode | { readonly type: 'TSParenthesizedType'; readonly typeAnnotation: TSESTree.TypeNode };

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

  /** `within`: how the tool is in what the expression gives. */
  of(expression: SyntaxNode, within: readonly TypeStep[] = []): Typed | undefined {
    const steps: TypeStep[] = [...within];
    const written = this.#written(expression, steps);
    const type = written?.type && this.#names.toolAt(written.type, steps);
    return type && { type, isCast: written.isCast ?? false };
  }

  /** Its type, or that of the list it is in, has a name that no tool has: `const capabilities: AgentCapability[]`. */
  areOthers(expression: SyntaxNode): boolean {
    const type = this.#written(expression, [])?.type;
    return type !== undefined && LIKE_AGENTS.test(itemName(type) ?? '');
  }

  /** The type that is written for an expression, or for what it is a part of: `steps` then lead to it. */
  #written(expression: SyntaxNode, steps: TypeStep[]): Extract<Next, { readonly type: unknown }> | undefined {
    let at = expression;
    for (let hop = 0; hop < MOST_HOPS && steps.length <= MOST_STEPS && at.parent; hop++) {
      const next = this.#next(at, at.parent, steps);
      if (!next || 'type' in next) return next;
      at = next.at;
    }
    return undefined;
  }

  #next(at: SyntaxNode, parent: SyntaxNode, steps: TypeStep[]): Next {
    switch (parent.type) {
      case 'TSSatisfiesExpression':
        return { type: parent.typeAnnotation };
      case 'TSAsExpression':
      case 'TSTypeAssertion':
        return isConst(parent.typeAnnotation) ? { at: parent } : { type: parent.typeAnnotation, isCast: true };
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
        return { at: parent };
      case 'ConditionalExpression':
        return at === parent.test ? undefined : { at: parent };
      case 'LogicalExpression':
        return at === parent.left && parent.operator === '&&' ? undefined : { at: parent };
      case 'ArrayExpression':
        return itemOf(at, parent, steps);
      case 'SpreadElement':
        // The items of a list that is spread into another are that one's.
        return parent.parent.type === 'ArrayExpression' && steps.pop() === 'item' ? { at: parent } : undefined;
      case 'Property':
        if (parent.value !== at || parent.parent.type !== 'ObjectExpression') return undefined;
        steps.push({ member: keyName(parent) });
        return { at: parent.parent };
      case 'VariableDeclarator':
        return at === parent.init ? { type: annotationOf(parent.id) } : undefined;
      case 'AssignmentPattern':
        return at === parent.right ? { type: annotationOf(parent.left) } : undefined;
      case 'AssignmentExpression':
        return at === parent.right && parent.operator === '=' ? this.#declared(parent.left, steps) : undefined;
      case 'PropertyDefinition':
      case 'AccessorProperty':
        return at === parent.value ? { type: annotationOf(parent) } : undefined;
      case 'ArrowFunctionExpression':
        return at === parent.body ? returnedBy(parent, steps) : undefined;
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
  #argument(at: SyntaxNode, call: TSESTree.CallExpression, steps: TypeStep[]): Next {
    const { callee } = call;
    if (callee.type !== 'MemberExpression' || callee.computed) return undefined;
    const owner = callee.object;
    const ownerName = owner.type === 'Identifier' ? owner.name : undefined;
    const method = callee.property.name;
    if (ownerName === 'Object') return method === 'freeze' ? { at: call } : undefined;
    if (ownerName === 'Promise') {
      steps.push('promised');
      return method === 'resolve' ? { at: call } : undefined;
    }
    if (method === 'push' || method === 'unshift') steps.push('item');
    else if (method === 'set' && call.arguments[1] === at) steps.push('value');
    else return undefined;
    return this.#declared(owner, steps);
  }

  /** The type of what has a name. */
  #declared(owner: SyntaxNode, steps: TypeStep[]): Next {
    const binding = owner.type === 'Identifier' ? this.#file.scopes.resolve(owner) : undefined;
    if (binding?.path?.length !== 0) return undefined;
    const { kind, node } = binding;
    if (kind === 'param') return { type: annotationOf(node) };
    if (kind !== 'variable') return undefined;
    const type = annotationOf(node.id);
    const { init } = node;
    if (type || !init) return { type };
    return init.type === 'NewExpression' ? ofMap(init, steps) : { type: castTo(init) };
  }
}

/** What agents and services say of themselves to each other. */
const LIKE_AGENTS = /(?:capabilit(?:y|ies)|skills?|agent(?:card|info|metadata)?|feature|intent)$/i;

function itemName(type: TypeNode): string | undefined {
  if (type.type === 'TSArrayType') return itemName(type.elementType);
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return undefined;
  const [first] = LISTS.has(type.typeName.name) ? typeArgumentsOf(type) : [];
  return first ? itemName(first) : type.typeName.name;
}

/** An item of a list, or what stands for a key in `new Map([[key, { … }]])`. */
function itemOf(at: SyntaxNode, list: TSESTree.ArrayExpression, steps: TypeStep[]): Next {
  const map = list.parent.type === 'ArrayExpression' ? list.parent.parent : undefined;
  if (map && isMap(map)) {
    steps.push('value');
    return list.elements[1] === at ? { at: map.arguments[0]! } : undefined;
  }
  steps.push('item');
  return { at: list };
}

const isMap = (node: SyntaxNode): node is TSESTree.NewExpression =>
  node.type === 'NewExpression' && node.callee.type === 'Identifier' && node.callee.name === 'Map';

/** The type of the values, where it is said as the map is made. */
function ofMap(made: TSESTree.NewExpression, steps: TypeStep[]): Next {
  const type = isMap(made) ? typeArgumentsOf(made)[1] : undefined;
  return type && steps.at(-1) === 'value' && steps.pop() ? { type } : undefined;
}

/** What can have a type written behind it. */
type Annotated = TSESTree.Parameter | TSESTree.BindingName | TSESTree.PropertyDefinition | TSESTree.AccessorProperty;

export const annotationOf = (node: Annotated): TypeNode | undefined =>
  'typeAnnotation' in node ? node.typeAnnotation?.typeAnnotation : undefined;

const isConst = (type: TypeNode): boolean =>
  type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const';

function castTo(node: SyntaxNode): TypeNode | undefined {
  const isCast =
    node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' || node.type === 'TSTypeAssertion';
  return isCast ? node.typeAnnotation : undefined;
}

function returnedBy(callable: FunctionNode | undefined, steps: TypeStep[]): Next {
  const type = callable?.returnType?.typeAnnotation;
  if (!type || callable.generator) return undefined;
  if (callable.async) steps.push('promised');
  return { type };
}

// What a type says of a part of a value: whether an item of a `Tool[]`, a member of a `Record<string, Tool>` is a tool.

/** Of the SDK; or called `Tool`, and nothing says that it is another. */
type ToolType = 'sdk' | 'named';

/** How a part is in the whole. */
type TypeStep = 'item' | 'value' | 'promised' | { readonly member: string | undefined };

/** Types may be named by each other without end. */
const MOST_TYPES = 20;
const LISTS = new Set(['Array', 'ReadonlyArray']);
const MAPS = new Set(['Map', 'ReadonlyMap']);
const SAME = new Set(['Readonly', 'Required', 'NonNullable']);

class TypeNames {
  readonly #file: Survey;
  #declared: Map<string, DeclaredType> | undefined;
  #areOfSdk: boolean | undefined;

  constructor(file: Survey) {
    this.#file = file;
  }

  get areOfSdk(): boolean {
    return (this.#areOfSdk ??= this.#file.imports.some(
      (each) => versionOf(importedModule(each)) !== undefined && each.specifiers.some(bringsToolType),
    ));
  }

  /** What a type makes of the part that steps lead to, the outermost last. */
  toolAt(type: TypeNode, steps: readonly TypeStep[]): ToolType | undefined {
    const left = [...steps];
    let at: TypeNode | undefined = type;
    for (let count = 0; at && count < MOST_TYPES; count++) {
      if (at.type === 'TSTypeReference') {
        const own: ToolType | TypeNode | undefined = this.#referred(at, left);
        if (own === undefined || typeof own === 'string') return own;
        at = own;
      } else at = partOf(at, left);
    }
    return undefined;
  }

  #referred(reference: TSESTree.TSTypeReference, left: TypeStep[]): ToolType | TypeNode | undefined {
    const name = reference.typeName;
    const [first, second] = typeArgumentsOf(reference);
    const own = name.type === 'Identifier' ? this.#declaredAs(name.name) : undefined;
    const imported = this.#imported(name);
    if (own || imported || name.type !== 'Identifier') {
      if (own) return own.type === 'TSInterfaceDeclaration' ? memberOf(own.body.body, left) : aliased(own);
      if (imported?.name === 'ListToolsResult' && isOfSdk(imported)) return isTools(left) ? 'sdk' : undefined;
      if (left.length > 0 || imported?.name !== 'Tool') return undefined;
      return isOfSdk(imported) ? 'sdk' : imports.server.test(imported.source) ? 'named' : undefined;
    }
    const called = name.name;
    if (called === 'Tool') return left.length === 0 ? 'named' : undefined;
    if (SAME.has(called)) return first;
    if (called === 'Promise') return left.pop() === 'promised' ? first : undefined;
    if (LISTS.has(called)) return left.pop() === 'item' ? first : undefined;
    if (MAPS.has(called)) return left.pop() === 'value' ? second : undefined;
    if (called === 'Record') return isMember(left.pop()) ? second : undefined;
    return called === 'Partial' && isMember(left.at(-1)) ? first : undefined;
  }

  #imported(name: TSESTree.EntityName): Imported | undefined {
    const { program, scopes } = this.#file;
    const isMember = name.type === 'TSQualifiedName';
    const root = isMember ? name.left : name;
    const binding = root.type === 'Identifier' ? scopes.topLevel(root.name, program) : undefined;
    if (binding?.kind !== 'import') return undefined;
    const { node } = binding;
    if (node.parent.type !== 'ImportDeclaration') return undefined;
    const source = importedModule(node.parent);
    if (!isMember) return { name: importedName(node), source };
    return { name: node.type === 'ImportNamespaceSpecifier' ? name.right.name : undefined, source };
  }

  /** The interface or alias of the file that has a name. */
  #declaredAs(name: string): DeclaredType | undefined {
    if (!this.#declared) {
      this.#declared = new Map();
      for (const statement of this.#file.program.body) {
        const own = ('declaration' in statement && statement.declaration) || statement;
        if (own.type === 'TSInterfaceDeclaration' || own.type === 'TSTypeAliasDeclaration')
          this.#declared.set(own.id.name, own);
      }
    }
    return this.#declared.get(name);
  }
}

type DeclaredType = TSESTree.TSInterfaceDeclaration | TSESTree.TSTypeAliasDeclaration;

interface Imported {
  readonly name: string | undefined;
  readonly source: string;
}

const isOfSdk = ({ source }: Imported): boolean => versionOf(source) !== undefined;

const importedName = (node: TSESTree.ImportClause): string | undefined =>
  node.type === 'ImportSpecifier' && node.imported.type === 'Identifier' ? node.imported.name : undefined;

const bringsToolType = (node: TSESTree.ImportClause): boolean =>
  node.type === 'ImportNamespaceSpecifier' || /^(Tool|ListToolsResult)$/.test(importedName(node) ?? '');

const isMember = (step: TypeStep | undefined): boolean => typeof step === 'object';

/** `{ tools: [{ … }] }` */
function isTools(left: readonly TypeStep[]): boolean {
  const [item, list] = left;
  return left.length === 2 && item === 'item' && typeof list === 'object' && list.member === 'tools';
}

/** Babel and older versions of typescript-eslint call the arguments of types parameters. */
interface Generic {
  readonly typeArguments?: TSESTree.TSTypeParameterInstantiation;
  readonly typeParameters?: TSESTree.TSTypeParameterInstantiation;
}

export const typeArgumentsOf = (node: Generic): readonly TypeNode[] =>
  (node.typeArguments ?? node.typeParameters)?.params ?? [];

/** With parameters it is a type only where it is used. */
const aliased = ({ typeParameters, typeAnnotation }: TSESTree.TSTypeAliasDeclaration): TypeNode | undefined =>
  typeParameters ? undefined : typeAnnotation;

function partOf(type: TypeNode, left: TypeStep[]): TypeNode | undefined {
  switch (type.type) {
    case 'TSParenthesizedType':
      return type.typeAnnotation;
    case 'TSTypeOperator':
      return type.operator === 'readonly' ? type.typeAnnotation : undefined;
    case 'TSArrayType':
      return left.pop() === 'item' ? type.elementType : undefined;
    case 'TSTypeLiteral':
      return memberOf(type.members, left);
    case 'TSUnionType': {
      const [only, ...others] = type.types.filter(({ type: each }) => !NOTHING.has(each));
      return others.length === 0 ? only : undefined;
    }
    default:
      return undefined;
  }
}

const NOTHING = new Set<string>(['TSUndefinedKeyword', 'TSNullKeyword', 'TSVoidKeyword']);

function memberOf(members: readonly TSESTree.TypeElement[], left: TypeStep[]): TypeNode | undefined {
  const step = left.pop();
  if (typeof step !== 'object') return undefined;
  const own = members
    .filter((each) => each.type === 'TSPropertySignature')
    .find((each) => step.member !== undefined && keyName(each) === step.member);
  const found = own ?? members.find((each) => each.type === 'TSIndexSignature');
  return found?.typeAnnotation?.typeAnnotation;
}
