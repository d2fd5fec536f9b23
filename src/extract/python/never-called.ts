/** Whether code may ever run, by where the functions and classes around it are named. */
import { timesIn } from '../../core/text.js';
import type { Module } from './names.js';
import { decoratorsOf, isScope, nameOf, type PyNode } from './syntax.js';

/** Whether nothing in the project uses what a file has under a name. */
export type IsUnused = (name: string) => boolean;

/** Frameworks call other functions by their names, or by where they are. */
const REGISTERS = /tool|^_?(?:register|setup|add|attach|install)_/i;

/**
 * Whether a node is in a function or class at the top of the file whose name says that it is about tools, that has no
 * decorators and that nothing names, here or in another file.
 */
export function neverCalledIn(module: Module, isUnused: IsUnused | undefined): (node: PyNode) => boolean {
  const known = new Map<PyNode['from'], boolean>();
  return (node) => {
    const outer = isUnused && outermostAround(node);
    if (!outer) return false;
    const name = nameOf(module, outer) ?? '';
    let isDead = known.get(outer.from);
    if (isDead === undefined) {
      isDead =
        REGISTERS.test(name) && decoratorsOf(outer).length === 0 && timesIn(module.text, name) === 1 && isUnused(name);
      known.set(outer.from, isDead);
    }
    return isDead;
  };
}

function outermostAround(node: PyNode): PyNode | undefined {
  let outer: PyNode | undefined;
  for (let at = node.parent; at; at = at.parent) if (isScope(at) && at.name !== 'LambdaExpression') outer = at;
  return outer;
}
