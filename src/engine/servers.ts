/** The servers of a run: joins what single files tell of how tools reach a server. */
import type { HandedServer, WiredServer } from '../core/wiring.js';
import { addTo } from '../core/collections.js';
import { isOfSeveral, type ServerOfRun, type ServersOfRun } from '../core/wiring.js';

/** A file's `ServerWiring`, with the files that its imports lead to. */
export interface PlacedWiring {
  readonly path: string;
  readonly made: readonly WiredServer[];
  readonly handed: readonly (Omit<HandedServer, 'asks'> & { readonly asks?: AskedServer })[];
  /** Nodes that stand for what another file exports. */
  readonly imported: readonly { readonly node: string; readonly path: string; readonly name: string }[];
  readonly exported: Readonly<Record<string, string>>;
  readonly methods?: readonly { readonly name: string; readonly node: string }[];
}

/** A call that by its name registers tools. */
export interface AskedServer {
  readonly what: string;
  readonly line: number;
  readonly column: number;
  /** What it registers may be tools that are written in other files. */
  readonly mayBeElsewhere?: true;
  /** It may register tools, and its name does not say so. */
  readonly isVague?: true;
}

interface Way {
  readonly to: string;
  readonly isTried?: true | undefined;
  readonly isMounted?: true | undefined;
}

/** More than this is generated, and costs more than it tells. */
const MOST_SERVERS = 500;
const MOST_STEPS = 200_000;

export interface JoinedServers extends ServersOfRun {
  /** Whether all calls that give a server to a node of a file are read as registrations. */
  callsOf(path: string, node: string): 'read' | 'unread' | 'none';
  /** Whether a call gives a server to a node, be it under conditions. */
  isLedTo(path: string, node: string): boolean;
  /**
   * The calls that by their names register tools, while in none of the files that they lead to `hasTools` says so. Calls of
   * what is not known lead to functions that nothing else leads to, where there are some: `hasOthers`. And the calls that
   * may register tools on a server of which none is known.
   */
  unfollowed(
    hasTools: (path: string) => boolean,
    hasOthers: boolean,
  ): readonly (AskedServer & { readonly path: string })[];
}

export function joinServers(files: readonly PlacedWiring[]): JoinedServers {
  const exported = new Map(files.map(({ path, exported: names }) => [path, names]));
  const leadsTo = new Map<string, Way[]>();
  const isRead = new Map<string, boolean>();
  const sameAs = new Map<string, string>();
  const severalOf = new Map<string, string[]>();
  for (const { path, handed, imported } of files) {
    for (const { from, to, isAlways, isTried, isMounted } of handed)
      if (isAlways && !to.startsWith(BY_NAME))
        addTo(leadsTo, idOf(path, from), { to: idOf(path, to), isTried, isMounted });
    for (const { node, path: other, name } of imported) {
      const names = exported.get(other);
      const there = names && Object.hasOwn(names, name) ? names[name] : undefined;
      if (there === undefined) continue;
      if (isOfSeveral(node)) {
        addTo(leadsTo, idOf(path, node), { to: idOf(other, there) });
        addTo(severalOf, idOf(path, node), idOf(other, there));
        continue;
      }
      // Both are names of one thing.
      addTo(leadsTo, idOf(path, node), { to: idOf(other, there) });
      addTo(leadsTo, idOf(other, there), { to: idOf(path, node) });
      sameAs.set(idOf(path, node), idOf(other, there));
    }
  }
  for (const { path, handed } of files) {
    for (const { to, isRead: own = false } of handed) {
      const id = sameAs.get(idOf(path, to)) ?? idOf(path, to);
      for (const each of severalOf.get(id) ?? [id]) isRead.set(each, own && isRead.get(each) !== false);
    }
  }
  const servers = new Map<string, ServerOfRun[]>();
  let steps = 0;
  const made = files.flatMap(({ path, made: own }) => own.map((each) => ({ ...each, id: idOf(path, each.node) })));
  for (const { id, onDuplicate } of made.slice(0, MOST_SERVERS)) {
    const server: ServerOfRun = { id, ...(onDuplicate && { onDuplicate }) };
    const reached = new Map<string, ServerOfRun>([[id, server]]);
    // A map is read on while it grows.
    for (const [node, there] of reached) {
      if (steps++ > MOST_STEPS) break;
      addTo(servers, node, there);
      for (const { to, isTried, isMounted } of leadsTo.get(node) ?? []) {
        const on = isMounted ? { id, mounted: to } : there;
        if (!reached.has(to)) reached.set(to, isTried ? { ...on, isTried } : on);
      }
    }
  }
  const passes = new Map<string, string[]>(Array.from(severalOf, ([node, parts]) => [node, [...parts]]));
  const pathsOf = new Map<string, string>();
  for (const { path, handed, imported, exported: own, methods = [] } of files) {
    for (const { from, to } of handed) {
      addTo(passes, idOf(path, from), idOf(path, to));
      if (to.startsWith('given:')) pathsOf.set(idOf(path, to), path);
    }
    for (const { node, path: other, name } of imported) {
      if (isOfSeveral(node)) continue;
      const there = sameAs.get(idOf(path, node));
      pathsOf.set(there ?? idOf(path, node), other);
      // A method that the class has from another one.
      const method = name.split('.')[1];
      if (there !== undefined || method !== undefined) addTo(passes, idOf(path, node), there ?? named(method!));
    }
    const byName = [...Object.entries(own), ...methods.map(({ name, node }) => [name, node] as const)];
    for (const [name, node] of byName) {
      if (!node.startsWith('given:') || name.includes('.')) continue;
      addTo(passes, named(name), idOf(path, node));
      pathsOf.set(idOf(path, node), path);
    }
  }
  const ledTo = new Set([...passes].flatMap(([from, to]) => (from.startsWith(named('')) ? [] : to)));
  const isFollowed = (id: string, own: string, hasTools: (path: string) => boolean, hasOthers: boolean): boolean => {
    const reached = new Set([id]);
    // A set is read on while it grows.
    for (const node of reached) {
      if (steps++ > MOST_STEPS) return true;
      if (node.endsWith(idOf('', 'any')) && hasOthers) return true;
      const path = pathsOf.get(node);
      if (path !== undefined && hasTools(path)) return true;
      const isByName = node.startsWith(named(''));
      // The method that makes the call may have the name of the one that is called.
      for (const next of passes.get(node) ?? []) if (!isByName || pathsOf.get(next) !== own) reached.add(next);
    }
    return false;
  };
  /** The calls that hand on a server to what is not known, where no file that it reaches has a tool. */
  const vague = (hasTools: (path: string) => boolean): (AskedServer & { readonly path: string })[] => {
    const asked = files.flatMap(({ path, handed }) =>
      handed.flatMap(({ from, asks }) => (asks?.isVague ? [{ from: idOf(path, from), asks: { ...asks, path } }] : [])),
    );
    if (asked.length === 0) return [];
    const without = new Set<string>();
    for (const { id } of made.slice(0, MOST_SERVERS)) {
      const reached = new Set([id]);
      // A set is read on while it grows.
      for (const node of reached) {
        if (steps++ > MOST_STEPS) return [];
        for (const next of passes.get(node) ?? []) reached.add(next);
        for (const { to } of leadsTo.get(node) ?? []) reached.add(to);
      }
      if (![...reached].some((node) => hasTools(pathIn(node)))) for (const node of reached) without.add(node);
    }
    const places = new Map(asked.map(({ from, asks }) => [`${asks.path}:${asks.line}:${asks.column}`, { from, asks }]));
    return [...places.values()].flatMap(({ from, asks }) => (without.has(from) ? [asks] : []));
  };
  return {
    isLedTo: (path, node) => ledTo.has(idOf(path, node)),
    unfollowed: (hasTools, hasOthers) => [
      ...files.flatMap(({ path, handed }) => {
        const asked = handed.filter(({ asks, isRead: own }) => asks && !asks.isVague && !own);
        return asked.flatMap(({ to, asks }) =>
          isFollowed(idOf(path, to), path, hasTools, hasOthers) ? [] : [{ ...asks!, path }],
        );
      }),
      ...(hasOthers ? [] : vague(hasTools)),
    ],
    of: (path, node) => servers.get(idOf(path, node)) ?? [],
    callsOf(path, node) {
      const read = isRead.get(idOf(path, node));
      return read === undefined ? 'none' : read ? 'read' : 'unread';
    },
  };
}

/** What is known by its name alone may be in any file. */
const idOf = (path: string, node: string): string => `${node.startsWith(BY_NAME) ? '' : path}\n${node}`;
const pathIn = (id: string): string => id.slice(0, id.indexOf('\n'));
const BY_NAME = 'named:';
const named = (name: string): string => idOf('', BY_NAME + name);
