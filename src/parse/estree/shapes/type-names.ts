/** What a type says of a part of a value: whether an item of a `Tool[]`, a member of a `Record<string, Tool>` is a tool. */
import { importedModule, staticName, type Ast } from '../ast.js';
import { MCP_MODULES, versionOf } from '../modules.js';
import type { Survey } from '../survey.js';

/** Of the SDK; or called `Tool`, and nothing says that it is another. */
export type ToolType = 'sdk' | 'named';

/** How a part stands in the whole. */
export type Step = 'item' | 'value' | 'promised' | { readonly member: string | undefined };

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
  toolAt(type: Ast, steps: readonly Step[]): ToolType | undefined {
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

  #referred(reference: Ast, left: Step[]): ToolType | Ast | undefined {
    const name = reference['typeName'] as Ast;
    const [first, second] = typeArgumentsOf(reference);
    const own = name.type === 'Identifier' ? this.#declaredAs(name['name']) : undefined;
    const imported = this.#imported(name);
    if (own || imported || name.type !== 'Identifier') {
      if (own) return own.type === 'TSInterfaceDeclaration' ? memberOf(own['body'].body as Ast[], left) : aliased(own);
      if (imported?.name === 'ListToolsResult' && isOfSdk(imported)) return isTools(left) ? 'sdk' : undefined;
      if (left.length > 0 || imported?.name !== 'Tool') return undefined;
      return isOfSdk(imported) ? 'sdk' : MCP_MODULES.test(imported.source) ? 'named' : undefined;
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
    const { node } = binding;
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

const isMember = (step: Step | undefined): boolean => typeof step === 'object';

/** `{ tools: [{ … }] }` */
function isTools(left: readonly Step[]): boolean {
  const [item, list] = left;
  return left.length === 2 && item === 'item' && typeof list === 'object' && list.member === 'tools';
}

export const typeArgumentsOf = (node: Ast): readonly Ast[] =>
  ((node['typeArguments'] ?? node['typeParameters'])?.params ?? []) as Ast[];

/** With parameters it is a type only where it is used. */
const aliased = (declaration: Ast): Ast | undefined =>
  declaration['typeParameters'] ? undefined : (declaration['typeAnnotation'] as Ast);

function partOf(type: Ast, left: Step[]): Ast | undefined {
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

function memberOf(members: readonly Ast[], left: Step[]): Ast | undefined {
  const step = left.pop();
  if (typeof step !== 'object') return undefined;
  const own = members.find(
    ({ type, key, computed }) =>
      type === 'TSPropertySignature' && step.member !== undefined && staticName(key, computed) === step.member,
  );
  const found = own ?? members.find(({ type }) => type === 'TSIndexSignature');
  return found?.['typeAnnotation']?.typeAnnotation as Ast | undefined;
}
