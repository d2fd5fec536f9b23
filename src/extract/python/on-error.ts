/** What becomes of an exception that a statement raises while a server is made. */
import { groupBy, remembered } from '../../core/collections.js';
import type { OnError } from '../../core/python-code.js';
import type { Module } from './names.js';
import {
  calleeOf,
  callsIn,
  classAround,
  expects,
  functionAround,
  isFunction,
  isTried,
  nameOf,
  textOf,
  type PyNode,
} from './syntax.js';

/** It stops the server where it surely runs, at the top of the file or in functions that are called there, and nothing catches. */
export function onErrorAt(module: Module, site: PyNode, deep = DEEPEST): OnError {
  if (isTried(module, site)) return 'caught';
  if (isInBranch(module, site)) return 'raised';
  const callable = functionAround(site);
  if (!callable) return 'stops';
  return callsOf(module, callable).some((call) => deep > 0 && onErrorAt(module, call, deep - 1) === 'stops')
    ? 'stops'
    : 'raised';
}

const DEEPEST = 5;

/** Of its function or of the file, where it may not come. */
function isInBranch(module: Module, site: PyNode): boolean {
  for (let at = site; at.parent && !isFunction(at); at = at.parent) {
    if (!/^(?:If|For|While|Try|Match)Statement$/.test(at.parent.name)) continue;
    const text = textOf(module, at.parent);
    const isTry = at.parent.name === 'TryStatement' && at.prevSibling?.name === 'try';
    // Other handlers end the program, or are for other exceptions.
    if (isTry ? expects(text, 'TypeError') : !IS_STARTED.test(text)) return true;
  }
  return false;
}

export const IS_STARTED = /^if[ (]{1,2}__name__ ?== ?["']__main__["']\)? ?:/;

/** `make()`, `self.make()` in its class, `Shop()` of a constructor. */
function callsOf(module: Module, callable: PyNode): readonly PyNode[] {
  const own = nameOf(module, callable);
  const owner = classAround(callable);
  const name = owner && own === '__init__' ? nameOf(module, owner) : own;
  if (name === undefined) return [];
  const isOfClass = owner !== undefined && own !== '__init__';
  return (callsByName(module).get(isOfClass ? `self.${name}` : name) ?? []).filter((call) => {
    if (isOfClass) return classAround(functionAround(call) ?? call)?.from === owner.from;
    const meaning = module.meaningOf(calleeOf(call));
    return meaning && 'node' in meaning && meaning.node?.from === (owner ?? callable).from;
  });
}

const callsByName = remembered((module: Module) =>
  groupBy(callsIn(module, module.root), (call) => textOf(module, calleeOf(call))),
);
