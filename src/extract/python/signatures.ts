/** What rules about Python ask of the function of a tool. */
import type { PythonTool } from '../../core/python-code.js';
import type { Context, Given } from './entries.js';
import { examplesIn } from './examples.js';
import type { FunctionRef } from './found.js';
import type { Module } from './names.js';
import { resultsOf } from './results.js';
import { isSince, type Sdk } from './schemas/dialect.js';
import type { ServedFunction } from './schemas/served.js';
import type { Server } from './servers.js';
import { decoratorsOf, docstringOf, nameNodeOf, parametersOf, placeOf, textOf, type PyNode } from './syntax.js';
import type { Evaluator } from './values.js';

/** Undefined for a lambda. */
export function signatureOf(
  callable: FunctionRef,
  { faults, documentation, texts, outputSchema }: ServedFunction,
  { library, isOwn }: Server,
  call: Given,
  { evaluator, sdk }: Context,
): PythonTool | undefined {
  const { module, node, isBound } = callable;
  const name = nameNodeOf(node);
  if (node.name !== 'FunctionDefinition' || !name) return undefined;
  const second = secondOf(call, sdk, evaluator);
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
    isWrapped: isOwn === true || decoratorsOf(node).length > 1,
    ...(second && { second }),
    examples: () => examplesIn(callable),
    results: () => resultsOf(callable, evaluator, sdk, outputSchema !== undefined),
  };
}

/** `tool("a", "Looks.")`: of the official SDK that is a title from version 1.10 on, and fastmcp takes one such argument. */
function secondOf({ module, args, env }: Given, sdk: Sdk | undefined, evaluator: Evaluator): PythonTool['second'] {
  const [first, second, third] = args;
  const isGiven = [first, second].every((each) => each && each.key === undefined && !each.spread);
  const text = isGiven ? evaluator.textOf(module, second!.value, env) : undefined;
  if (text === undefined || !sdk) return undefined;
  const isNew = isSince(sdk.versions, sdk.is === 'official' ? '1.10' : '2.7');
  const names = sdk.is === 'official' ? (['title', 'description'] as const) : (['refused', 'description'] as const);
  const isLast =
    !args.some(({ key, spread }) => key === 'description' || spread) && (!third || third.key !== undefined);
  return {
    ...placeOf(module, second!.value),
    text,
    isLast,
    meaning: isNew === undefined ? 'either' : names[isNew ? 0 : 1],
  };
}

/** What the file calls pydantic's `Field`. */
function fieldIn(module: Module, at: PyNode): string | undefined {
  const [meaning, ...others] = module.meaningsOfPath(['Field'], at);
  return meaning?.is === 'external' && others.length === 0 && /^pydantic\.(?:.+\.)?Field$/.test(meaning.path)
    ? 'Field'
    : undefined;
}
