/** Object literals that a type says are tools: `const tools: Tool[] = [{ … }]`, `get tool(): Tool { return { … } }`. */
import { staticName, type Ast } from '../ast.js';
import { functionAround } from '../functions.js';
import type { Survey } from '../survey.js';
import { typeArgumentsOf, TypeNames, type Step, type ToolType } from './type-names.js';

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
  of(expression: Ast, within: readonly Step[] = []): Typed | undefined {
    const steps: Step[] = [...within];
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

  #next(at: Ast, parent: Ast, steps: Step[]): Next {
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
  #argument(at: Ast, call: Ast, steps: Step[]): Next {
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
  #declared(owner: Ast, steps: Step[]): Next {
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
function itemOf(at: Ast, list: Ast, steps: Step[]): Next {
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
function ofMap(made: Ast, steps: Step[]): Next {
  const type = isMap(made) ? typeArgumentsOf(made)[1] : undefined;
  return type && steps.at(-1) === 'value' && steps.pop() ? { type } : undefined;
}

const annotationOf = (node: Ast): Ast | undefined => node['typeAnnotation']?.typeAnnotation as Ast | undefined;

const isConst = ({ typeName }: Ast): boolean => typeName?.name === 'const';

function returnedBy(callable: Ast | undefined, steps: Step[]): Next {
  const type = callable?.['returnType']?.typeAnnotation as Ast | undefined;
  if (!type || callable!['generator']) return undefined;
  if (callable!['async']) steps.push('promised');
  return { type };
}
