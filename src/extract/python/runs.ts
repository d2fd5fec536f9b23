/** Calls that run a server of the official SDK, with other arguments than it takes: it does not start. */
import type { RefusedCall } from '../../core/python-code.js';
import type { Servers } from './servers.js';
import { argumentsOf, calleeOf, isExpected, memberOf, pathOf, placeOf, textOf, type PyNode } from './syntax.js';

/** A call of `server.run(…)`, and what is wrong with it. */
export interface Run {
  readonly refused?: RefusedCall;
}

const NEEDED = ['read_stream', 'write_stream', 'initialization_options'];

export function runOf(servers: Servers, call: PyNode): Run | undefined {
  const { module } = servers;
  const callee = calleeOf(call);
  const names = pathOf(module, memberOf(module, callee)!.object);
  if (names && servers.needsCall(names, call) && servers.isSdksOwn(names, call)) return highLevelRunOf(servers, call);
  if (!names || !servers.isLowLevelOfSdk(names, call)) return undefined;
  const args = argumentsOf(module, call);
  const spread = args?.filter((each) => each.spread) ?? [];
  if (!args || !spread.every(({ value }) => areStreams(textOf(module, value), call, servers))) return {};
  const keys = args.flatMap(({ key }) => key ?? []);
  const left = NEEDED.slice(args.length - keys.length + spread.length).filter((each) => !keys.includes(each));
  if (left.length === 0 || isExpected(module, call, 'TypeError')) return {};
  const place = { ...placeOf(module, call), function: textOf(module, callee) };
  return { refused: { ...place, is: 'unstarted', names: left, left } };
}

/** `mcp.run(host="0.0.0.0")`: the address is a setting of `FastMCP` in version 1, and an argument in fastmcp and in version 2. */
function highLevelRunOf({ module }: Servers, call: PyNode): Run | undefined {
  if (!module.imports.some((each) => /^mcp\.server\.fastmcp\b/.test(each))) return undefined;
  const moved = argumentsOf(module, call)?.filter(({ key }) => key === 'host' || key === 'port') ?? [];
  const [first] = moved;
  if (!first || isExpected(module, call, 'TypeError')) return undefined;
  const place = { ...placeOf(module, first.keyNode ?? call), function: textOf(module, calleeOf(call)) };
  return { refused: { ...place, is: 'setting', names: moved.map(({ key }) => key!), left: [] } };
}

/** `async with stdio_server() as streams:` gives two. */
function areStreams(name: string, call: PyNode, { module }: Servers): boolean {
  for (let at = call.parent; at; at = at.parent)
    if (at.name === 'WithStatement' && /\bstdio_server\(\) as (\w+)/.exec(textOf(module, at))?.[1] === name)
      return true;
  return false;
}
