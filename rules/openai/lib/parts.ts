/** Which files of a run belong together: those of one server in the config, else those near each other. */
import { addTo } from '../../../src/core/collections.js';
import type { LocatedFact } from '../../../src/core/rule.js';

/** Something that was seen in a file. */
export interface Seen {
  readonly path: string;
  readonly value: string;
}

interface Part {
  readonly wanted: readonly LocatedFact[];
  /** What the wanted may name. */
  readonly known: readonly Seen[];
}

/** Leaves out what has nothing near by that it could name. `servers`: those that the config counts files to. */
export function partsOf(wanted: readonly LocatedFact[], known: readonly Seen[], servers: readonly Seen[]): Part[] {
  const parts = new Map<string, { wanted: LocatedFact[]; known: readonly Seen[] }>();
  const put = (name: string, fact: LocatedFact, near: () => readonly Seen[]): void => {
    const part = parts.get(name) ?? { wanted: [], known: near() };
    parts.set(name, part);
    part.wanted.push(fact);
  };
  const serversOf = grouped(servers, (each) => [each.path]);
  const wantedUnder = grouped(wanted, (each) => foldersOf(each.location.path));
  const knownUnder = grouped(known, (each) => foldersOf(each.path));
  for (const fact of wanted) {
    const { path } = fact.location;
    const own = serversOf.get(path) ?? [];
    for (const { value: server } of own) {
      const isOfServer = (each: Seen): boolean =>
        serversOf.get(each.path)?.some(({ value }) => value === server) ?? false;
      put(`server ${server}`, fact, () => known.filter(isOfServer));
    }
    const home = own.length > 0 ? undefined : foldersOf(path).find((folder) => knownUnder.has(folder));
    if (home === undefined) continue;
    put(home, fact, () => knownUnder.get(home)!.filter((each) => isOpenTo(home, each.path, wantedUnder)));
  }
  return [...parts.values()].filter((part) => part.known.length > 0);
}

/** In the folder itself, or in one below that has no use for it of its own: that would be another server. */
function isOpenTo(home: string, path: string, wantedUnder: ReadonlyMap<string, unknown>): boolean {
  const end = path.indexOf('/', home.length);
  return end < 0 || !wantedUnder.has(path.slice(0, end + 1));
}

/** The folders around a file, nearest first: `a/b/`, `a/` and the empty string, which is the folder of the run. */
function foldersOf(path: string): string[] {
  const steps = path.split('/').slice(0, -1);
  return [...steps.map((_, index) => `${steps.slice(0, steps.length - index).join('/')}/`), ''];
}

function grouped<T>(all: readonly T[], keysOf: (each: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    for (const key of keysOf(each)) addTo(groups, key, each);
  }
  return groups;
}
