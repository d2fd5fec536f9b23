/** Whether code may ever run, by where the functions and classes around it are named. */
import { known } from '../../core/collections.js';
import { isNameOfRegistrar } from '../../core/python-code.js';
import { timesIn } from '../../core/text.js';
import type { Module } from './names.js';
import { decoratorsOf, isScope, nameNodeOf, nameOf, type PyNode } from './syntax.js';

/** Whether nothing in the project uses what a file has under a name. */
export type IsUnused = (name: string) => boolean;

/** So many uses of a name in its own file are looked at. */
const MOST_USES = 20;

/**
 * Whether a node is in a function or class at the top of the file whose name says that it is about tools, that has no
 * decorators and that nothing names, here or in another file, but others of this file of which that is true, too.
 */
export function neverCalledIn(module: Module, isUnused: IsUnused | undefined): (node: PyNode) => boolean {
  const dead = new Map<string, boolean>();
  /** What uses it here; undefined where it may be used from anywhere. */
  const usersOf = (outer: PyNode): readonly PyNode[] | undefined => {
    const name = nameOf(module, outer) ?? '';
    if (!isNameOfRegistrar(name) || decoratorsOf(outer).length > 0) return undefined;
    const times = timesIn(module.text, name);
    const uses = times === 1 ? [] : times > MOST_USES ? undefined : usesOf(module, outer, name);
    return uses && isUnused?.(name) === true ? uses : undefined;
  };
  const isDead = (outer: PyNode): boolean => {
    const all = new Map([[outer.from, outer]]);
    // A map is read on while it grows.
    for (const each of all.values()) {
      const users = usersOf(each);
      if (!users) return false;
      for (const user of users) all.set(user.from, user);
    }
    return true;
  };
  return (node) => {
    const outer = isUnused && outermostAround(node);
    return outer !== undefined && known(dead, `${outer.from}`, () => isDead(outer));
  };
}

/** The functions and classes in which a file has the name of one; undefined where it has it at its top. */
function usesOf(module: Module, outer: PyNode, name: string): readonly PyNode[] | undefined {
  const users: PyNode[] = [];
  for (const { index } of module.text.matchAll(new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g'))) {
    const node = module.root.resolveInner(index, 1);
    if (node.name === 'Comment' || isNameNode(outer, node)) continue;
    const user = outermostAround(node);
    if (!user) return undefined;
    users.push(user);
  }
  return users;
}

const isNameNode = (definition: PyNode, { from }: PyNode): boolean => nameNodeOf(definition)?.from === from;

function outermostAround(node: PyNode): PyNode | undefined {
  let outer: PyNode | undefined;
  for (let at = node.parent; at; at = at.parent) if (isScope(at) && at.name !== 'LambdaExpression') outer = at;
  return outer;
}
