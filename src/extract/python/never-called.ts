/** Whether code may ever run, by where the functions and classes around it are named. */
import { addTo, known, remembered } from '../../core/collections.js';
import { isNameOfRegistrar } from '../../core/python-code.js';
import type { Module } from './names.js';
import { decoratorsOf, isScope, nameNodeOf, nameOf, type PyNode } from './syntax.js';

/** Whether nothing in the project uses what a file has under a name. */
export type IsUnused = (name: string) => boolean;

/** So many functions that use each other are looked at. */
const MOST_USERS = 50;

/**
 * Whether a node is in a function or class at the top of the file whose name says that it is about tools, that has no
 * decorators and that nothing names, here or in another file, but others of this file of which that is true, too.
 */
export function neverCalledIn(module: Module, isUnused: IsUnused | undefined): (node: PyNode) => boolean {
  const dead = new Map<string, boolean>();
  const users = new Map<string, readonly PyNode[] | undefined>();
  /** What uses it here; undefined where it may be used from anywhere. */
  const usersOf = (outer: PyNode): readonly PyNode[] | undefined => {
    const name = nameOf(module, outer) ?? '';
    if (!isNameOfRegistrar(name) || decoratorsOf(outer).length > 0) return undefined;
    const found = /^\w+$/.test(name) ? usersIn(module, outer, name) : undefined;
    return found && isUnused?.(name) === true ? found : undefined;
  };
  const isDead = (outer: PyNode): boolean => {
    const all = new Map([[outer.from, outer]]);
    // A map is read on while it grows.
    for (const each of all.values()) {
      const own = all.size > MOST_USERS ? undefined : known(users, `${each.from}`, () => usersOf(each));
      if (!own) return false;
      for (const user of own) all.set(user.from, user);
    }
    return true;
  };
  return (node) => {
    const outer = isUnused && outermostAround(node);
    return outer !== undefined && known(dead, `${outer.from}`, () => isDead(outer));
  };
}

/** The functions and classes in which a file has the name of one; undefined where it has it at its top. */
function usersIn(module: Module, outer: PyNode, name: string): readonly PyNode[] | undefined {
  const users: PyNode[] = [];
  for (const at of wordsIn(module).get(name) ?? []) {
    const node = module.root.resolveInner(at, 1);
    if (node.name === 'Comment' || isNameNode(outer, node)) continue;
    const user = outermostAround(node);
    if (!user) return undefined;
    users.push(user);
  }
  return users;
}

/** Where a file has the names of what may register tools. */
const wordsIn = remembered(({ text }: Module): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>();
  for (const { 0: word, index } of text.matchAll(/(?<![\w-])[A-Za-z_]\w*(?![\w-])/g))
    if (isNameOfRegistrar(word)) addTo(found, word, index);
  return found;
});

const isNameNode = (definition: PyNode, { from }: PyNode): boolean => nameNodeOf(definition)?.from === from;

function outermostAround(node: PyNode): PyNode | undefined {
  let outer: PyNode | undefined;
  for (let at = node.parent; at; at = at.parent) if (isScope(at) && at.name !== 'LambdaExpression') outer = at;
  return outer;
}
