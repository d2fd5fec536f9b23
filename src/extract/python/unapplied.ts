/** Decorators of the project above the one that registers a tool: the SDK has taken the function before they wrap it. */
import type { PythonView } from '../../core/python-code.js';
import { decoratorMeant } from './functions.js';
import type { FunctionRef } from './methods.js';
import type { Servers } from './servers.js';
import {
  calleeOf,
  docstringOf,
  functionAround,
  headOfDecorator,
  nameOf,
  parametersOf,
  pathOf,
  returnsOf,
  textOf,
  walk,
  type PyNode,
} from './syntax.js';

export function unappliedTo(servers: Servers, registering: PyNode): PythonView['unapplied'] {
  const { module } = servers;
  const tool = pathOf(module, registering)!.join('.');
  const above = registering.parent!.getChildren('Decorator').filter(({ from }) => from < registering.from);
  return above.flatMap((each) => {
    const names = pathOf(module, each) ?? [];
    const made = decoratorMeant(servers, module, names, each);
    return made && onlyWraps(made) ? [{ ...headOfDecorator(module, each), name: names.join('.'), tool }] : [];
  });
}

/** It keeps what it is given somewhere, where the server may look for it. */
const KEEPS = /\b(?:register|add_tool|append|add|setattr|setdefault|update)\(|\.tool\(|\][ \t]*=[^=]/;

/** A function in it calls what one of those around it was given, and is returned. */
function onlyWraps({ module, node }: FunctionRef): boolean {
  if (node.name !== 'FunctionDefinition') return false;
  const whole = textOf(module, node);
  const said = docstringOf(node);
  return [...walk(node)].some((call) => {
    if (call.name !== 'CallExpression' || calleeOf(call).name !== 'VariableName') return false;
    const own = functionAround(call);
    const around = own && own.from > node.from ? functionAround(own) : undefined;
    if (!own || !around) return false;
    // What it does when it is applied.
    const rest = whole.replace(textOf(module, own), '').replace(said ? textOf(module, said) : '', '');
    if (KEEPS.test(rest)) return false;
    const isGiven = parametersOf(module, around).some(({ name }) => name === textOf(module, calleeOf(call)));
    return isGiven && returnsOf(around).some((each) => textOf(module, each) === nameOf(module, own));
  });
}
