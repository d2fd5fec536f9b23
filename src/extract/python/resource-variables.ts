/** The variables of a resource's URI, which its function takes by their names: both SDKs refuse any other function. */
import type { Mismatch } from '../../core/python-code.js';
import type { Node } from '../../core/tree.js';
import { placeOf as placed, textOf as stringIn } from '../result/values.js';
import type { FunctionRef } from './methods.js';
import { onErrorAt } from './on-error.js';
import type { Module } from './names.js';
import type { Server } from './servers.js';
import { decoratorsOf, nameNodeOf, parametersOf, placeOf, textOf, type PyNode } from './syntax.js';

/** At a parameter, or at the URI. */
export function mismatchOf(
  uri: Node | undefined,
  { module, node }: FunctionRef,
  server: Server,
  registering: Module,
  site: PyNode,
): Mismatch | undefined {
  const text = stringIn(uri);
  const name = nameNodeOf(node);
  if (text === undefined || !name || node.name !== 'FunctionDefinition' || decoratorsOf(node).length > 1)
    return undefined;
  if (!server.isSure || server.isOwn || /[{}]/.test(text.replace(/\{\w+\}/g, ''))) return undefined;
  const parameters = parametersOf(module, node);
  if (parameters.some(({ kind, name: own }) => kind === 'args' || kind === 'kwargs' || own === 'self'))
    return undefined;
  const variables = Array.from(text.matchAll(/\{(\w+)\}/g), ([, variable]) => variable!);
  const own = parameters.filter((each) => !each.annotation || !/\bContext\b/.test(textOf(module, each.annotation)));
  // What the SDK may give: `Depends(…)`, `CurrentContext()`.
  const isGiven = own.some((each) => each.default?.name === 'CallExpression');
  const common = { function: textOf(module, name), onError: onErrorAt(registering, site) };
  const unknown = variables.filter((variable) => !own.some((each) => each.name === variable));
  if (unknown.length > 0) return { ...placed(uri!), ...common, lacks: 'parameter', names: unknown };
  // fastmcp keeps the defaults, where the URI has any variable.
  const isStrict = server.library === 'official' || variables.length === 0;
  const left = own.filter((each) => !variables.includes(each.name) && (isStrict || !each.default));
  const [first] = left;
  if (!first || isGiven) return undefined;
  return { ...placeOf(module, first.node), ...common, lacks: 'variable', names: left.map((each) => each.name) };
}
