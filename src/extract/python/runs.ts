/** Calls that run a server, with other arguments than it takes or where they cannot: it does not start. */
import type { Packages } from '../../core/code.js';
import type { RefusedCall } from '../../core/python-code.js';
import { sdkOf } from './dialect.js';
import { IS_STARTED } from './on-error.js';
import { isSince } from './schemas/dialect.js';
import { libraryOf, type Servers } from './servers.js';
import {
  argumentsOf,
  bodyOf,
  calleeOf,
  functionAround,
  isExpected,
  memberOf,
  pathOf,
  placeOf,
  statementsOf,
  textOf,
  type PyNode,
} from './syntax.js';

/** A call of `server.run(…)`, and what is wrong with it. */
export interface Run {
  readonly refused?: RefusedCall;
}

const NEEDED = ['read_stream', 'write_stream', 'initialization_options'];

export function runOf(servers: Servers, call: PyNode, packages: Packages): Run | undefined {
  const { module } = servers;
  const callee = calleeOf(call);
  const names = pathOf(module, memberOf(module, callee)!.object);
  if (names && servers.isSdksOwn(names, call)) return highLevelRunOf(servers, call, names, packages);
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

function highLevelRunOf(servers: Servers, call: PyNode, names: readonly string[], packages: Packages): Run | undefined {
  const { module } = servers;
  const called = textOf(module, calleeOf(call));
  const paths = servers
    .instancesOf(module, names, call, 0)
    .flatMap((each) => (each.is === 'external' ? each.path : []));
  const isOld = isSince(sdkOf('fastmcp', packages)?.versions, '1') === false;
  const moved = paths.every((path) => OF_VERSION_1.test(path))
    ? movedIn(servers, call)
    : isOld && paths.every((path) => libraryOf(path) === 'fastmcp')
      ? newIn(servers, call)
      : undefined;
  if (moved && moved.names.length > 0 && !isExpected(module, call, 'TypeError'))
    return { refused: { ...moved, function: called, left: [] } };
  const isNested = functionAround(call)?.getChild('async') && !MAY_NEST.test(module.text);
  if (!isNested || isExpected(module, call, 'RuntimeError')) return undefined;
  const instead = paths.every((path) => libraryOf(path) === 'fastmcp') ? 'run_async' : 'run_stdio_async';
  return { refused: { ...placeOf(module, call), is: 'nested', function: called, names: [instead], left: [] } };
}

/** Version 2 of the official SDK has another class. */
const OF_VERSION_1 = /^mcp\.(?:.+\.)?FastMCP$/;
/** It lets an event loop run in another one. */
const MAY_NEST = /\bnest_asyncio\b/;

/** `mcp.run(host="0.0.0.0")`: the address is a setting of `FastMCP` in version 1, and an argument in fastmcp and in version 2. */
function movedIn({ module }: Servers, call: PyNode): Pick<RefusedCall, 'is' | 'names' | 'start' | 'end'> | undefined {
  const moved = argumentsOf(module, call)?.filter(({ key }) => key === 'host' || key === 'port') ?? [];
  const at = placeOf(module, moved[0]?.keyNode ?? call);
  return { ...at, is: 'setting', names: moved.map(({ key }) => key!) };
}

/** Before its version 2, fastmcp takes a transport and nothing else, and knows two. */
function newIn({ module }: Servers, call: PyNode): Pick<RefusedCall, 'is' | 'names' | 'start' | 'end'> | undefined {
  const args = argumentsOf(module, call) ?? [];
  const added = args.filter(({ key, value }) =>
    key === 'transport' ? /^["'](?:streamable-)?http["']$/.test(textOf(module, value)) : key !== undefined,
  );
  const at = placeOf(module, added[0]?.keyNode ?? call);
  return {
    ...at,
    is: 'early',
    names: added.map(({ key, value }) => (key === 'transport' ? `transport=${textOf(module, value)}` : key!)),
  };
}

/**
 * Where the file runs servers when it is started, at its top or below `if __name__ == "__main__":`, by what they are called
 * there: what is behind that is reached when the server has ended.
 */
export function endsOfRuns({ module }: Servers): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  if (!module.text.includes('.run(')) return ends;
  for (const statement of statementsOf(module.root)) {
    const isMain = statement.name === 'IfStatement' && IS_STARTED.test(textOf(module, statement));
    for (const each of isMain ? statementsOf(bodyOf(statement)) : [statement]) {
      const [, owner] = each.name === 'ExpressionStatement' ? (RUN.exec(textOf(module, each)) ?? []) : [];
      if (owner !== undefined && !ends.has(owner)) ends.set(owner, statement.to);
    }
  }
  return ends;
}

const RUN = /^([\w.]+)\.run\(/;

/** `async with stdio_server() as streams:` gives two. */
function areStreams(name: string, call: PyNode, { module }: Servers): boolean {
  for (let at = call.parent; at; at = at.parent)
    if (at.name === 'WithStatement' && /\bstdio_server\(\) as (\w+)/.exec(textOf(module, at))?.[1] === name)
      return true;
  return false;
}
