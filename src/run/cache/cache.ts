/**
 * Results of earlier runs (`--cache`). The outcome of a file is used again if its text is the same, and its config, toolint,
 * and all that was asked of the disk: files that it imports or looked for, packages, what is around it.
 */
import type { ResolvedConfig } from '../../config/resolve.js';
import type { FoundFile } from '../../files/discover.js';
import type { Seen } from '../../files/directory-listing.js';
import { inFolder, isInside, parentOf } from '../../files/paths.js';
import type { UnreachedModules } from '../../read/unreached.js';
import type { FileOutcome } from '../file-outcome.js';
import type { lintFile, LintOptions } from '../lint-file.js';
import { noted, Surroundings, type Answer } from './around.js';
import { isCommitted, readCache, writeCache, type CacheFile } from './file.js';
import { keptOutcome, outcomeFrom, type KeptOutcome } from './outcome.js';
import { FileStates, hashOf, type Earlier, type State } from './states.js';

export interface ResultCache {
  /** How files are read that others import. */
  readonly disk: FileStates;
  lint(file: FoundFile, config: ResolvedConfig, options: LintOptions): Promise<FileOutcome | undefined>;
  /** Why it could not be written. `isWhole`: results of other files are of no use any more. */
  save(isWhole: boolean): Promise<string | undefined>;
}

/** What is kept of a file. Paths are absolute. */
interface Kept {
  readonly config: string;
  readonly found: string;
  readonly needs: readonly string[];
  /** It depends on what is shared, too. */
  readonly isSharing: boolean;
  readonly answers: readonly Answer[];
  readonly outcome: KeptOutcome;
}

/** `walked` are the folders that were searched; `lint` is what makes a result. */
export function openCache(path: string, cwd: string, walked: Seen, lint: typeof lintFile): ResultCache {
  const states = new FileStates((folder) => walked.of(folder) !== undefined);
  const file = readCache(path, cwd);
  const paths = (file?.paths ?? []).map((each) => absoluteIn(cwd, each));
  const earlier = earlierOf(file, paths, path);
  const known = keptIn(file, paths);
  const now = new Map<string, Kept>();
  let isChanged = file === undefined;
  let surroundings: Surroundings | undefined;
  /** What files that import something depend on together: what names stand for. */
  const sharedBefore = (file?.shared ?? []).map((each) => paths[each]!);
  let shared: ReadonlySet<string> | undefined;
  let isSharedSame: Promise<boolean> | undefined;
  const areSame = async (paths: readonly string[]): Promise<boolean> => {
    for (const each of paths) {
      const isSame = states.isSame(each, earlier);
      if (isSame !== true && !(await isSame)) return false;
    }
    return true;
  };

  const isSame = async (kept: Kept, own: FoundFile, unreached: UnreachedModules | undefined): Promise<boolean> => {
    if (!(await areSame([own.absolute, ...kept.needs]))) return false;
    if (kept.isSharing && !(await (isSharedSame ??= areSame(sharedBefore)))) return false;
    if (kept.answers.length === 0) return true;
    if (!surroundings && !unreached) return false;
    const around = (surroundings ??= new Surroundings(cwd, states, unreached!));
    return kept.answers.every(([question, about, answer]) => around.ask(question, about, own) === answer);
  };

  /** What was not looked at in this run. */
  const isUntouched = (own: string, { needs, isSharing }: Kept): boolean =>
    [own, ...needs, ...(isSharing ? sharedBefore : [])].every(
      (each) => !states.has(each) || String(states.of(each)) === String(earlier.states.get(each)),
    );

  return {
    disk: states,
    async lint(file, config, options) {
      const { identity } = config;
      if (identity === undefined || config.ignored(file.path)) return lint(file, config, options);
      const { absolute, named, foundBy = '', isSnapshot = false } = file;
      const found = `${Number(named)}${Number(isSnapshot)}${foundBy}`;
      const own = hashOfConfig(config, identity);
      const kept = known.get(absolute);
      if (kept?.config === own && kept.found === found && (await isSame(kept, file, options.unreached))) {
        now.set(absolute, kept);
        return outcomeFrom(kept.outcome, config);
      }
      const asked = noted(file, options, states, cwd);
      const outcome = await lint(file, config, { ...options, ...asked.options });
      shared ??= asked.shared();
      const result = keptOutcome(outcome);
      if (result === undefined) return outcome;
      const needs = [...asked.needs()];
      const isSharing = asked.shared() !== undefined;
      now.set(absolute, { config: own, found, needs, isSharing, answers: asked.answers, outcome: result });
      isChanged = true;
      return outcome;
    },
    async save(isWhole) {
      const isSure = (path: string): boolean => states.of(path) !== undefined;
      const absolutes = Array.from(shared ?? [], (each) => absoluteIn(cwd, each));
      const sharedNow = new Set([...((await isSharedSame) === false ? [] : sharedBefore), ...absolutes]);
      const isSharedSure = [...sharedNow].every((each) => isSure(each) || !states.has(each));
      // What changed during the run is linted again.
      for (const [own, { needs, isSharing }] of now)
        if (!Array.isArray(states.of(own)) || !needs.every(isSure) || (isSharing && !isSharedSure)) now.delete(own);
      if (!isWhole) for (const [own, kept] of known) if (!now.has(own) && isUntouched(own, kept)) now.set(own, kept);
      if (!isChanged && !states.isRenewed && now.size === known.size) return undefined;
      return writeCache(path, contentsOf(now, [...sharedNow], states, earlier, cwd), cwd);
    },
  };
}

const hashes = new WeakMap<ResolvedConfig, string>();

function hashOfConfig(config: ResolvedConfig, identity: string): string {
  let known = hashes.get(config);
  if (known === undefined) hashes.set(config, (known = hashOf(identity)));
  return known;
}

function earlierOf(file: CacheFile | undefined, paths: readonly string[], path: string): Earlier {
  let believed: Promise<boolean> | undefined;
  return {
    states: new Map(paths.map((each, index) => [each, file!.states[index]!])),
    folders: new Map(file?.folders),
    settled: file?.settled ?? 0,
    mayBeBelieved: () => (believed ??= isCommitted(path).then((isIn) => !isIn)),
  };
}

function keptIn(file: CacheFile | undefined, paths: readonly string[]): Map<string, Kept> {
  if (!file) return new Map();
  return new Map(
    file.entries.map(
      ({ path, config, found = '00', needs = [], answers = [], isSharing = false, outcome = null }): [string, Kept] => [
        paths[path]!,
        { config: file.configs[config]!, found, needs: needs.map((each) => paths[each]!), answers, isSharing, outcome },
      ],
    ),
  );
}

function contentsOf(
  all: ReadonlyMap<string, Kept>,
  shared: readonly string[],
  states: FileStates,
  earlier: Earlier,
  cwd: string,
): Omit<CacheFile, 'about' | 'key'> {
  const paths = new Map<string, number>();
  const configs = new Map<string, number>();
  const numberIn = (numbers: Map<string, number>, each: string): number => {
    const known = numbers.get(each) ?? numbers.size;
    numbers.set(each, known);
    return known;
  };
  const entries = Array.from(all, ([own, { config, found, needs, isSharing, answers, outcome }]) => ({
    ...{ path: numberIn(paths, own), config: numberIn(configs, config) },
    ...(found !== '00' && { found }),
    ...(needs.length > 0 && { needs: needs.map((each) => numberIn(paths, each)) }),
    ...(answers.length > 0 && { answers }),
    ...(isSharing && { isSharing }),
    ...(outcome && { outcome }),
  }));
  const sharedNumbers = shared.map((each) => numberIn(paths, each));
  const folders = new Map<string, string>();
  const stateOf = (path: string): State => {
    const seen = states.of(path);
    const state = seen ?? unsettled(earlier.states.get(path) ?? 0, earlier.settled);
    const folder = parentOf(path);
    const real = seen === undefined ? earlier.folders.get(folder) : states.folder(folder);
    if (state !== 0 && real !== undefined && real !== folder) folders.set(folder, real);
    return state;
  };
  return {
    settled: states.started,
    configs: [...configs.keys()],
    paths: Array.from(paths.keys(), (each) => shortIn(cwd, each)),
    states: Array.from(paths.keys(), stateOf),
    folders: [...folders],
    shared: sharedNumbers,
    entries,
  };
}

/** Times that could not be trusted are not trusted because time has passed. */
function unsettled(state: State, settled: number): State {
  if (state === 0 || state === 1 || Math.max(state[1], state[2]) < settled) return state;
  return [state[0], 0, 0, 0, state[4]];
}

/** Paths below the folder of the run are kept without it. */
const shortIn = (cwd: string, path: string): string =>
  path !== cwd && isInside(cwd, path) ? path.slice(inFolder(cwd, '').length) : path;
const absoluteIn = (cwd: string, path: string): string => (/^(?:[a-z]:)?\//i.test(path) ? path : inFolder(cwd, path));
