/** The methods of classes. */
import { addTo } from '../../core/collections.js';
import type { Module } from './names.js';
import {
  argumentsOf,
  assignmentOf,
  bodyOf,
  decoratorsOf,
  nameOf,
  nodesIn,
  parametersOf,
  pathOf,
  rememberedAt,
  statementsOf,
  textOf,
} from './syntax.js';
import type { Assignment, Parameter, PyNode } from './syntax.js';

/** A function, wherever it is defined. */
export interface FunctionRef {
  readonly module: Module;
  readonly node: PyNode;
  /** A method of an object, whose first parameter is given already. */
  readonly isBound?: true;
}

/** Those that a call fills. */
export const parametersGiven = ({ module, node, isBound }: FunctionRef): readonly Parameter[] =>
  isBound ? parametersOf(module, node).slice(1) : parametersOf(module, node);

/** The methods that a class has itself. */
export const methodsIn = rememberedAt((module, owner) =>
  statementsOf(bodyOf(owner)).flatMap((statement): { readonly name: string; readonly node: PyNode }[] => {
    const node = statement.name === 'DecoratedStatement' ? statement.getChild('FunctionDefinition') : statement;
    const name = node?.name === 'FunctionDefinition' ? nameOf(module, node) : undefined;
    return name === undefined ? [] : [{ name, node: node! }];
  }),
);

/** What a class assigns in its methods and beside them, by what it is assigned to: `self.mcp = FastMCP()`. */
export const assignedIn = rememberedAt((module, owner) => {
  const found = new Map<string, Assignment[]>();
  for (const statement of nodesIn(owner, ['AssignStatement'])) {
    const assigned = assignmentOf(statement);
    for (const target of assigned?.targets ?? []) addTo(found, textOf(module, target), assigned!);
  }
  return found;
});

/** A method of a class or of those that it inherits from. */
export function methodOf(module: Module, owner: PyNode, name: string, depth = 0): FunctionRef | undefined {
  const own = methodsIn(module, owner).find((each) => each.name === name)?.node;
  if (own) {
    const isStatic = decoratorsOf(own).some((each) => textOf(module, each) === '@staticmethod');
    return { module, node: own, ...(!isStatic && { isBound: true }) };
  }
  if (depth > 4) return undefined;
  for (const { value, key } of argumentsOf(module, owner) ?? []) {
    const base = key === undefined && pathOf(module, value) ? module.meaningOf(value) : undefined;
    const found = base?.is === 'class' ? methodOf(base.module, base.node, name, depth + 1) : undefined;
    if (found) return found;
  }
  return undefined;
}
