/** Decorators of the project's own, which hand on to a server what they decorate. */
import { meaningOfParameter } from './entries.js';
import { decoratorMeant } from './functions.js';
import { parametersGiven, type FunctionRef } from './methods.js';
import type { Module } from './names.js';
import type { Registrar } from './registrar.js';
import { Servers, type Server } from './servers.js';
import {
  argumentsOf,
  bare,
  calleeOf,
  classAround,
  decoratorsOf,
  functionAround,
  memberOf,
  nameOf,
  parametersOf,
  pathOf,
  returnsOf,
  textOf,
  walk,
  type PyNode,
} from './syntax.js';

/** Names of names. */
const DEEPEST = 3;

/** A decorator of the project's own: `@tool`, `@mcp_tool`. */
export const OWN_DECORATOR = /^_?(?:[a-z]+_)*tool$/;
const REGISTERS = /\.(?:add_)?tool\b|\badd_tool\b|inputSchema|input_schema|parameters/;
/** A list or dictionary of tools, which the file of the server goes through: `MCP_TOOLS.append(…)`. */
const KEEPS = /tools?\w{0,50}(?:\.append\(|\.setdefault\(|\[[^\]\n]{1,100}\]\s{0,9}=[^=])/i;

/** `tool` of fastmcp, which says there what is served, whatever adds the function to a server. */
const TOOL = /^fastmcp\.tools\.(?:.+\.)?tool$/;

export const saysWhatIsServed = ({ module, node }: FunctionRef): boolean =>
  decoratorsOf(node).some((each) =>
    module
      .meaningsOfPath(pathOf(module, each) ?? [], each)
      .some((meaning) => meaning.is === 'external' && TOOL.test(meaning.path)),
  );

/** A function or object of the project whose file hands on to a server; `tool` of fastmcp itself. */
export function ownRegistry(
  servers: Servers,
  names: readonly string[],
  decorator: PyNode,
): Omit<Server, 'group'> | undefined {
  const { module } = servers;
  const [meaning] = module.meaningsOfPath(names, decorator);
  if (meaning?.is === 'external') return TOOL.test(meaning.path) ? { library: 'fastmcp', isSure: true } : undefined;
  const definition = meaning ?? module.meaningsOfPath(names.slice(0, 1), decorator)[0];
  if (!definition || !('module' in definition) || definition.is === 'parameter') return undefined;
  // What an object of this file is, is known.
  if (names.length > 1 && definition.module === module) return undefined;
  // Nor is one of another library the project's own: `agent = Agent("x")` in another file.
  const instances = names.length > 1 ? servers.instancesOf(module, names.slice(0, -1), decorator, 0) : [];
  if (instances.some(({ is }) => is === 'external')) return undefined;
  const { text } = definition.module;
  const isOfMcp = /mcp/i.test(text);
  const isRegistry = REGISTERS.test(text) ? isOfMcp || servers.importsMcp : isOfMcp && KEEPS.test(text);
  if (!isRegistry) return undefined;
  const library = servers.library ?? new Servers(definition.module, undefined).library;
  const takes = takenBy(servers, names, decorator);
  return {
    ...{ isSure: false, isOwn: true },
    ...(library && { library }),
    ...(takes && { takes }),
  };
}

/** What the arguments of a decorator of the project's own are, by the names of its parameters. */
export function takenBy(servers: Servers, names: readonly string[], decorator: PyNode): Server['takes'] {
  const made = decoratorMeant(servers, servers.module, names, decorator);
  if (!made) return 'unknown';
  const parameters = parametersGiven(made);
  return parameters[0]?.kind === 'args' ? undefined : parameters.map(({ name }) => meaningOfParameter(name));
}

/** A function of this file that hands on to a server what it decorates: `mcp.tool()(fn)`. */
export function registersItself(
  { servers, module, calls }: Registrar,
  names: readonly string[],
  decorator: PyNode,
): boolean {
  const [meaning] = names.length === 1 ? module.meaningsOfPath(names, decorator) : [];
  if (meaning?.is !== 'function' || meaning.module !== module) return false;
  const { from, to } = meaning.node;
  return calls.some((call) => {
    if (call.from < from || call.to > to) return false;
    const callee = calleeOf(call);
    const member = memberOf(module, callee.name === 'CallExpression' ? calleeOf(callee) : callee);
    if (member?.name !== (callee.name === 'CallExpression' ? 'tool' : 'add_tool')) return false;
    const fn = argumentsOf(module, call)?.[0];
    const owner = pathOf(module, member.object);
    return (
      fn !== undefined &&
      owner !== undefined &&
      givenTo(module, fn.value) !== undefined &&
      servers.of(owner, call) !== undefined
    );
  });
}

/** The function of whose parameters a part is registered. An object has itself as its first, which no caller gives. */
export function givenTo(module: Module, fn: PyNode, deep = DEEPEST): PyNode | undefined {
  for (const each of walk(bare(fn))) {
    const meaning = each.name === 'VariableName' ? module.meaningOf(each) : undefined;
    // `wrapped = traced(fn)`
    const isLocal = meaning?.is === 'value' && meaning.node && functionAround(meaning.node);
    const given = isLocal && deep > 0 ? givenTo(module, meaning.node, deep - 1) : undefined;
    if (given) return given;
    if (meaning?.is !== 'parameter') continue;
    const { callable, parameter } = meaning;
    const isSelf = classAround(callable) && parametersOf(module, callable)[0]?.name === parameter.name;
    // Nor does a lambda that stands there take its own from anywhere.
    if (!isSelf && (callable.from < fn.from || callable.to > fn.to)) return callable;
  }
  return undefined;
}

/** What it is given is read where it is used: it is returned by the function around it, or returns something itself. */
export function isDecorator(module: Module, callable: PyNode): boolean {
  const name = nameOf(module, callable);
  const around = functionAround(callable);
  const returned = returnsOf(around ?? callable);
  return around
    ? returned.some((each) => textOf(module, each) === name)
    : OWN_DECORATOR.test(name ?? '') && returned.some((each) => each.name !== 'None');
}
