/** Whether code may ever run, by where the functions and classes around it are named. */
import { known } from '../../core/collections.js';
import { isNameOfRegistrar } from '../../core/python-code.js';
import { timesIn } from '../../core/text.js';
import type { Module } from './names.js';
import { decoratorsOf, isScope, nameOf, type PyNode } from './syntax.js';

/** Whether nothing in the project uses what a file has under a name. */
export type IsUnused = (name: string) => boolean;

/**
 * Whether a node is in a function or class at the top of the file whose name says that it is about tools, that has no
 * decorators and that nothing names, here or in another file.
 */
export function neverCalledIn(module: Module, isUnused: IsUnused | undefined): (node: PyNode) => boolean {
  const dead = new Map<string, boolean>();
  const isDead = (outer: PyNode): boolean => {
    const name = nameOf(module, outer) ?? '';
    const mayBe = isNameOfRegistrar(name) && decoratorsOf(outer).length === 0 && timesIn(module.text, name) === 1;
    return mayBe && isUnused?.(name) === true;
  };
  return (node) => {
    const outer = isUnused && outermostAround(node);
    return outer !== undefined && known(dead, `${outer.from}`, () => isDead(outer));
  };
}

function outermostAround(node: PyNode): PyNode | undefined {
  let outer: PyNode | undefined;
  for (let at = node.parent; at; at = at.parent) if (isScope(at) && at.name !== 'LambdaExpression') outer = at;
  return outer;
}
