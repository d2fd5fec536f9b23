/** What rules about Python ask of the function of a tool. */
import type { PythonTool } from '../../core/python-code.js';
import type { FunctionRef } from './found.js';
import type { Module } from './names.js';
import type { ServedFunction } from './schemas/served.js';
import type { Server } from './servers.js';
import { decoratorsOf, docstringOf, nameNodeOf, parametersOf, placeOf, textOf, type PyNode } from './syntax.js';

/** Undefined for a lambda. */
export function signatureOf(
  { module, node, isBound }: FunctionRef,
  { faults, documentation, texts }: ServedFunction,
  { library }: Server,
): PythonTool | undefined {
  const name = nameNodeOf(node);
  if (node.name !== 'FunctionDefinition' || !name) return undefined;
  const parameters = parametersOf(module, node).slice(isBound ? 1 : 0);
  const docstring = docstringOf(node);
  const field = fieldIn(module, node);
  return {
    function: { ...placeOf(module, name), name: textOf(module, name) },
    ...(library && { library }),
    faults,
    parameters: parameters.map((each) => ({ ...placeOf(module, each.node), name: each.name })),
    mayTakeMore: decoratorsOf(node).length > 1 || parameters.some(({ kind }) => kind === 'args' || kind === 'kwargs'),
    documented: [...documentation.parameters].map(([documented, each]) => ({ ...each.name, name: documented })),
    words: new Set(docstring ? textOf(module, docstring).match(/\w+/g) : []),
    texts: texts.map((each) => ({ ...each, ...(field !== undefined && { field }) })),
  };
}

/** What the file calls pydantic's `Field`. */
function fieldIn(module: Module, at: PyNode): string | undefined {
  const [meaning, ...others] = module.meaningsOfPath(['Field'], at);
  return meaning?.is === 'external' && others.length === 0 && /^pydantic\.(?:.+\.)?Field$/.test(meaning.path)
    ? 'Field'
    : undefined;
}
