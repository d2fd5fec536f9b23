/** Whether code may ever run, by where the functions around it are named. */
import { isFunction, keyName, startOf, type FunctionNode, type SyntaxNode } from '../syntax.js';
import type { Survey } from '../survey.js';

/** Whether another file of the program has this name somewhere. */
export type IsNamedElsewhere = (name: string) => boolean;

/** It is in a function that nothing names, or that only such functions name. */
export function isNeverCalled(node: SyntaxNode, file: Survey, isNamedElsewhere: IsNamedElsewhere): boolean {
  const seen = new Set<SyntaxNode>();
  const isDead = (at: SyntaxNode): boolean => {
    const around = namedAround(at);
    if (!around || seen.has(around.callable)) return around !== undefined;
    seen.add(around.callable);
    const { name, id } = around;
    const mentions = file.identifiers.filter((each) => each.name === name && startOf(each) !== startOf(id));
    if (mentions.some((each) => each.parent.type !== 'ExportSpecifier' && !isDead(each))) return false;
    return !(mayBeCalledElsewhere(around, file) && isNamedElsewhere(name));
  };
  return isDead(node);
}

interface Named {
  readonly callable: FunctionNode;
  readonly name: string;
  /** Where the name is declared. */
  readonly id: SyntaxNode;
}

/** The nearest function around a node that is called by its name. One without a name runs where it is written. */
function namedAround(node: SyntaxNode): Named | undefined {
  for (let at = node.parent; at; at = at.parent) {
    const own = isFunction(at) ? nameOf(at) : undefined;
    if (isFunction(at) && own) return { callable: at, ...own };
  }
  return undefined;
}

function nameOf({ id, parent, type }: FunctionNode): Omit<Named, 'callable'> | undefined {
  if (type === 'FunctionDeclaration') return id ? { id, name: id.name } : undefined;
  if (parent.type === 'VariableDeclarator')
    return parent.id.type === 'Identifier' ? { id: parent.id, name: parent.id.name } : undefined;
  // What a class extends may call its methods.
  if (parent.type !== 'MethodDefinition' || parent.kind !== 'method' || parent.parent.parent.superClass)
    return undefined;
  const name = keyName(parent);
  return name === undefined ? undefined : { id: parent.key, name };
}

/** A method of an object that may be handed on, or what is exported. */
function mayBeCalledElsewhere({ callable, name }: Named, { program }: Survey): boolean {
  if (callable.parent.type === 'MethodDefinition') return true;
  for (let at: SyntaxNode | undefined = callable; at; at = at.parent) if (at.type.startsWith('Export')) return true;
  return program.body.some(
    (each) =>
      each.type === 'ExportNamedDeclaration' &&
      each.specifiers.some(({ local }) => local.type === 'Identifier' && local.name === name),
  );
}
