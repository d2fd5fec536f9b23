/** Calls that run a low-level server of the official SDK: without all that every version needs, it does not start. */
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

/** `async with stdio_server() as streams:` gives two. */
function areStreams(name: string, call: PyNode, { module }: Servers): boolean {
  for (let at = call.parent; at; at = at.parent)
    if (at.name === 'WithStatement' && /\bstdio_server\(\) as (\w+)/.exec(textOf(module, at))?.[1] === name)
      return true;
  return false;
}
