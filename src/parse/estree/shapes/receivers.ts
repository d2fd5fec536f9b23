/** Whether a call is one of an MCP server's methods, as far as imports and names tell. */
import { bare, isFunction, path, requiredModule, staticName, type Ast } from '../ast.js';
import { MCP_MODULES } from '../modules.js';
import type { Site } from './arguments.js';
import type { Collector } from './collector.js';

const SERVER = /^[#_]?(mcp_?)?(server|mcp)$/i;
export const LIKE_SERVER = /mcp|server/i;

export const importsMcp = ({ modules }: Collector): boolean => modules.has(MCP_MODULES);

/** Its flows and tools are written like MCP tools, and are none. */
export const importsGenkit = ({ modules }: Collector): boolean => modules.has(/(^|[@/])genkit/);

export function isServer({ call, names }: Site, all: Collector): boolean {
  const owner = names.at(-2);
  if (owner !== undefined && SERVER.test(owner)) return !isOfOtherModule(call, all);
  if (!importsMcp(all)) return false;
  const callee = bare(call['callee']);
  if (callee.type !== 'MemberExpression') return mayBe(callee, all);
  const receiver = bare(callee['object']);
  if (receiver.type === 'ThisExpression') return !hasOwn(call, names.at(-1)!);
  return mayBe(receiver, all);
}

/** `McpServer.registerTool(…)`, where that is a module or a class of a package of its own, as Effect has it. */
function isOfOtherModule(call: Ast, all: Collector): boolean {
  const callee = bare(call['callee']);
  const source = callee.type === 'MemberExpression' ? all.modules.sourceOf(bare(callee['object'])) : undefined;
  if (source === undefined || source.startsWith('.') || MCP_MODULES.test(source)) return false;
  return /^M(cp|CP)Server$/.test(path(callee).at(-2)!);
}

/** Nothing says that it is something else. */
function mayBe(receiver: Ast, all: Collector): boolean {
  if (LIKE_SERVER.test(path(receiver).at(-1)!)) return true;
  if (receiver.type !== 'Identifier') return true;
  const source = all.modules.sourceOf(receiver);
  if (source !== undefined) return MCP_MODULES.test(source);
  const binding = all.evaluator.file.scopes.resolve(receiver);
  if (binding?.kind === 'function') return false;
  if (binding?.kind === 'param') return isTypedSo(binding.node);
  const init = binding?.kind === 'variable' ? (binding.node['init'] as Ast | null) : undefined;
  if (!init || requiredModule(init)) return true;
  const made = bare(init.type === 'AwaitExpression' ? init['argument'] : init);
  if (isFunction(made)) return false;
  if (made.type !== 'NewExpression' && made.type !== 'CallExpression') return true;
  const maker = bare(made['callee']);
  const from = all.modules.sourceOf(maker);
  return LIKE_SERVER.test(path(maker).join('.')) || (from !== undefined && MCP_MODULES.test(from));
}

/** A parameter without a type may be anything, one with a type is what that says. */
function isTypedSo(parameter: Ast): boolean {
  const type = parameter['typeAnnotation']?.typeAnnotation as Ast | undefined;
  if (type?.type !== 'TSTypeReference') return true;
  const name = type['typeName'] as Ast;
  return LIKE_SERVER.test((name['name'] ?? name['right']?.name ?? 'server') as string);
}

/** `this.registerTool(…)` in a class that has such a method itself. */
function hasOwn(call: Ast, method: string): boolean {
  let at: Ast | undefined = call;
  while (at && at.type !== 'ClassBody') at = at.parent;
  return ((at?.['body'] as Ast[] | undefined) ?? []).some(
    (member) => member['key'] && staticName(member['key'], member['computed']) === method,
  );
}
