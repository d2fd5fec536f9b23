/** Whether code may ever run, by where the functions around it are named. */
import { addTo, groupBy } from '../../../core/collections.js';
import { isFunction, keyName, startOf, type FunctionNode, type SyntaxNode } from '../syntax.js';
import type { Survey } from '../survey.js';

/** Whether another file of the program has this name somewhere. */
export type IsNamedElsewhere = (name: string) => boolean;

/** Whether code never runs: it is in a function that nothing names, or that only such functions name. */
export function neverCalledIn(file: Survey, isNamedElsewhere: IsNamedElsewhere): (node: SyntaxNode) => boolean {
  const byName = groupBy(namedIn(file), ({ name }) => name);
  const named = new Map<FunctionNode, Named[]>();
  const live = new Set<FunctionNode>();
  const revive = (start: readonly Named[]): void => {
    const todo = [...start];
    for (let next = todo.pop(); next; next = todo.pop()) {
      if (live.has(next.callable)) continue;
      live.add(next.callable);
      for (const each of named.get(next.callable) ?? []) todo.push(each);
    }
  };
  const fromTop: Named[] = [];
  for (const mention of file.identifiers) {
    if (!byName.has(mention.name) || mention.parent.type === 'ExportSpecifier') continue;
    const meant = byName.get(mention.name)!.filter(({ id }) => startOf(id) !== startOf(mention));
    const around = namedAround(mention);
    for (const each of meant)
      if (around) addTo(named, around.callable, each);
      else fromTop.push(each);
  }
  revive(fromTop);
  let haveBeenAsked = false;
  return (node) => {
    const around = namedAround(node);
    if (!around) return false;
    if (!live.has(around.callable) && !haveBeenAsked) {
      haveBeenAsked = true;
      const exported = exportedBy(file);
      const isCalled = (each: Named): boolean =>
        !live.has(each.callable) && mayBeCalledElsewhere(each, exported) && isNamedElsewhere(each.name);
      revive([...byName.values()].flat().filter(isCalled));
    }
    return !live.has(around.callable);
  };
}

const namedIn = ({ functions }: Survey): Named[] =>
  functions.flatMap((callable) => {
    const own = nameOf(callable);
    return own ? [{ callable, ...own }] : [];
  });

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
function mayBeCalledElsewhere({ callable, name }: Named, exported: ReadonlySet<string>): boolean {
  if (callable.parent.type === 'MethodDefinition') return true;
  for (let at: SyntaxNode | undefined = callable; at; at = at.parent) if (at.type.startsWith('Export')) return true;
  return exported.has(name);
}

/** The names in `export { … }`. */
const exportedBy = ({ program }: Survey): ReadonlySet<string> =>
  new Set(
    program.body.flatMap((each) =>
      each.type === 'ExportNamedDeclaration'
        ? each.specifiers.flatMap(({ local }) => (local.type === 'Identifier' ? [local.name] : []))
        : [],
    ),
  );
