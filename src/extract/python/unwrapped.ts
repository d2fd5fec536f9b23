/** A decorator of the project between the one that registers a tool and its function, which hides the signature from the SDK. */
import type { SignatureFault } from '../../core/python-code.js';
import { decoratorMeant } from './functions.js';
import type { FunctionRef } from './methods.js';
import type { Servers } from './servers.js';
import {
  calleeOf,
  decoratorsOf,
  functionAround,
  headOfDecorator,
  nameNodeOf,
  nameOf,
  parametersOf,
  pathOf,
  placeOf,
  returnsOf,
  statementsOf,
  bodyOf,
  textOf,
  walk,
  type PyNode,
} from './syntax.js';

/** The decorator that hides the signature, where it certainly returns another function with `*args` or `**kwargs`. */
export function hiddenBy(servers: Servers, registering: PyNode): SignatureFault | undefined {
  const { module } = servers;
  const next = registering.parent?.getChildren('Decorator').find(({ from }) => from > registering.from);
  const names = next && pathOf(module, next);
  const meant = names && servers.module.meaningsOfPath(names, next).length === 1;
  const made = meant ? decoratorMeant(servers, module, names, next) : undefined;
  if (!made || made.isBound || KEEPS_SIGNATURE.test(textOf(made.module, made.node))) return undefined;
  // `@logged`, or `@logged("a")`, whose result is what is given the function.
  const decorator = next!.getChild('ArgList') ? returnedBy(made) : made;
  const wrapper = decorator && returnedBy(decorator);
  const name = wrapper && nameNodeOf(wrapper.node);
  if (!wrapper || !name) return undefined;
  const parameters = parametersOf(wrapper.module, wrapper.node);
  const given = parametersOf(decorator.module, decorator.node)[0]?.name;
  const isForAny = parameters.some(({ kind }) => kind === 'args' || kind === 'kwargs');
  if (given === undefined || !isForAny || !calls(wrapper, given)) return undefined;
  return {
    ...headOfDecorator(module, next!),
    ...{ is: 'unwrapped', name: names!.join('.'), isCertain: true },
    wrapper: {
      ...placeOf(wrapper.module, name),
      ...{ name: textOf(wrapper.module, name), given },
      parameters: parameters.map((each) => each.name),
    },
  };
}

/** `functools.wraps`, and what other packages do alike. */
const KEEPS_SIGNATURE =
  /wraps?\b|update_wrapper|wrapt\b|__signature__|__wrapped__|\.__(?:name|doc|annotations)__\s*=|\byield\b/;

/** The function inside that is all that a function returns. */
function returnedBy({ module, node }: FunctionRef): FunctionRef | undefined {
  if (node.name !== 'FunctionDefinition' || node.getChild('async') || decoratorsOf(node).length > 0) return undefined;
  const [only, ...others] = returnsOf(node);
  const own = statementsOf(bodyOf(node)).filter(
    (each) => only && each.name === 'FunctionDefinition' && nameOf(module, each) === textOf(module, only),
  );
  return others.length === 0 && own.length === 1 ? { module, node: own[0]! } : undefined;
}

const calls = ({ module, node }: FunctionRef, name: string): boolean =>
  [...walk(node)].some(
    (each) =>
      each.name === 'CallExpression' &&
      textOf(module, calleeOf(each)) === name &&
      functionAround(each)?.from === node.from,
  );
