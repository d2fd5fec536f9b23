/** The file of a cache: found, read with care, and written; and the outcome of a file as plain data, and back. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageOf } from '../../core/text.js';
import { VERSION } from '../../core/version.js';
import { gitTop, openGit, workspaceOf } from '../../files/git.js';
import { absolutePath, inFolder, isInside, leadsOut, parentOf, realPath, relativePath } from '../../files/paths.js';
import { readText } from '../../files/read.js';
import { writeNamed } from '../../files/write.js';
import { validate } from '../../generated/validators/cache.js';
import type { Answer } from './around.js';
import { hashOf, type Earlier, type State } from './states.js';
import { DisabledRanges } from '../../engine/disabled-ranges.js';
import type { ResolvedConfig } from '../../config/resolve.js';
import { NOTHING, type FileOutcome } from '../run-result.js';

/** A larger one is neither read nor written. */
const MOST_BYTES = 128 * 1024 * 1024;

/** What a cache holds. Paths are absolute. */
export interface Contents extends Earlier {
  readonly files: ReadonlyMap<string, KeptFile>;
  /** What all files depend on that share what names stand for. */
  readonly shared: readonly string[];
}

export interface KeptFile {
  /** Of its config, and of how it was found. */
  readonly conditions: string;
  /** The files that it depends on. */
  readonly needs: readonly string[];
  /** It depends on what is shared, too. */
  readonly isSharing: boolean;
  readonly answers: readonly Answer[];
  readonly outcome: KeptOutcome;
}

export const NOTHING_KEPT: Contents = {
  ...{ files: new Map(), shared: [], states: new Map(), folders: new Map(), settled: 0 },
  mayBeBelieved: () => Promise.resolve(false),
};

/** The same as it is written: paths and conditions once each. */
interface CacheFile {
  readonly about: string;
  /** Everything else that results depend on: toolint, Node, and where the project is. */
  readonly key: string;
  readonly settled: number;
  readonly conditions: readonly string[];
  readonly paths: readonly string[];
  /** In the order of the paths. */
  readonly states: readonly State[];
  readonly folders: readonly (readonly [folder: string, real: string])[];
  readonly shared: readonly number[];
  readonly entries: readonly Entry[];
}

interface Entry extends Partial<Pick<KeptFile, 'answers' | 'isSharing' | 'outcome'>> {
  readonly path: number;
  readonly conditions: number;
  readonly needs?: readonly number[];
}

const ABOUT =
  'Results that toolint keeps for later runs (--cache). It may be deleted at any time, and does not belong into a commit.';

/** Undefined where there is none that can be used. */
export function readCache(path: string, cwd: string): Contents | undefined {
  if (!existsSync(path) || leadsOut(path, cwd, workspaceOf(cwd))) return undefined;
  const read = readText(path, { maxBytes: MOST_BYTES });
  if (!('text' in read)) return undefined;
  try {
    const file: unknown = JSON.parse(read.text);
    return (file as CacheFile).key === keyOf(cwd) && validate(file) && isWhole(file as CacheFile)
      ? contentsOf(file as CacheFile, path, cwd)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether all numbers lead somewhere. */
function isWhole({ conditions: known, paths, states, shared, entries }: CacheFile): boolean {
  const isPath = (index: number): boolean => index < paths.length;
  return (
    states.length === paths.length &&
    shared.every(isPath) &&
    entries.every(
      ({ path, conditions, needs = [], outcome }) =>
        isPath(path) &&
        conditions < known.length &&
        needs.every(isPath) &&
        (outcome?.disabled?.used ?? []).every((index) => index < outcome!.disabled!.switches.length),
    )
  );
}

function contentsOf(file: CacheFile, path: string, cwd: string): Contents {
  const paths = file.paths.map((each) => absolutePath(cwd, each));
  const named = (numbers: readonly number[]): string[] => numbers.map((each) => paths[each]!);
  let believed: Promise<boolean> | undefined;
  return {
    files: new Map(
      file.entries.map(({ path: own, conditions, needs = [], answers = [], isSharing = false, outcome = null }) => [
        paths[own]!,
        { conditions: file.conditions[conditions]!, needs: named(needs), answers, isSharing, outcome },
      ]),
    ),
    shared: named(file.shared),
    states: new Map(paths.map((each, index) => [each, file.states[index]!])),
    folders: new Map(file.folders),
    settled: file.settled,
    mayBeBelieved: () => (believed ??= isCommitted(path).then((isIn) => !isIn)),
  };
}

/** Why it could not be written. */
export function writeCache(
  path: string,
  { files, shared, states, folders, settled }: Omit<Contents, 'mayBeBelieved'>,
  cwd: string,
): string | undefined {
  const numbers = new Map(Array.from(states.keys(), (each, index) => [each, index]));
  const numbered = (paths: readonly string[]): number[] => paths.map((each) => numbers.get(each)!);
  const all = [...new Set(Array.from(files.values(), ({ conditions }) => conditions))];
  const entries = Array.from(files, ([own, { conditions, needs, isSharing, answers, outcome }]): Entry => ({
    path: numbers.get(own)!,
    conditions: all.indexOf(conditions),
    ...(needs.length > 0 && { needs: numbered(needs) }),
    ...(answers.length > 0 && { answers }),
    ...(isSharing && { isSharing }),
    ...(outcome && { outcome }),
  }));
  const text = JSON.stringify({
    about: ABOUT,
    key: keyOf(cwd),
    settled,
    conditions: all,
    paths: Array.from(numbers.keys(), (each) => shortIn(cwd, each)),
    states: [...states.values()],
    folders: [...folders],
    shared: numbered(shared),
    entries,
  } satisfies CacheFile);
  if (text.length > MOST_BYTES) return undefined;
  try {
    writeNamed(relativePath(cwd, path), `${text}\n`, cwd);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** Paths below the folder of the run are kept without it. */
const shortIn = (cwd: string, path: string): string =>
  path !== cwd && isInside(cwd, path) ? path.slice(inFolder(cwd, '').length) : path;

/** Of all that is the same for all files. */
function keyOf(cwd: string): string {
  return hashOf(JSON.stringify([1, VERSION, buildOf(), process.version, process.platform, cwd, workspaceOf(cwd)]));
}

let build: string | undefined;

/** The code that runs: two builds of one version may find different things. */
function buildOf(): string {
  if (build === undefined) {
    const here = dirname(fileURLToPath(import.meta.url));
    const top = basename(here) === 'chunks' ? dirname(here) : here;
    const folders = [top, join(top, 'chunks')].filter((folder) => existsSync(folder));
    const files = folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /\.(?:c?js|ts|wasm)$/.test(name))
        .map((name) => hashOf(readFileSync(join(folder, name)))),
    );
    build = hashOf(files.join());
  }
  return build;
}

/** A commit may bring a cache along, with whatever results. Where git cannot say, it is taken for one of those. */
async function isCommitted(cache: string): Promise<boolean> {
  // A link may be committed, and lead to it.
  const path = realPath(cache) ?? cache;
  const top = gitTop(parentOf(path));
  if (top === undefined) return false;
  try {
    const { ok, out } = await openGit(top)('ls-files', '-z', '--', `:(top,literal)${relativePath(top, path)}`);
    return !ok || out !== '';
  } catch {
    return true;
  }
}

/** What is no plain data or known without it, and what only runs have whose results are not kept. All else is kept. */
const NOT_PLAIN = [
  ...(['facts', 'disabledRanges', 'settings', 'known', 'failures', 'secrets'] as const),
  ...(['isUnsure', 'isIgnored', 'fixed', 'renamed', 'changed', 'asked'] as const),
];

type PlainOutcome = Omit<FileOutcome, (typeof NOT_PLAIN)[number]>;

/** `null`: the file has nothing to do with manifests. */
export type KeptOutcome =
  | null
  | (PlainOutcome & {
      readonly facts?: readonly (readonly [rule: string, facts: readonly unknown[]])[];
      readonly disabled?: ReturnType<DisabledRanges['toData']>;
    });

/** Undefined where it is not kept: what failed is tried again, and nothing is kept of a file with secrets. */
export function keptOutcome(outcome: FileOutcome | undefined): KeptOutcome | undefined {
  if (!outcome) return null;
  const { failures, secrets, isUnsure, isIgnored, facts, disabledRanges } = outcome;
  if (failures.length > 0 || secrets.length > 0 || isUnsure || isIgnored) return undefined;
  const isPlain = (key: string): boolean => !NOT_PLAIN.some((each) => each === key);
  return {
    ...(Object.fromEntries(Object.entries(outcome).filter(([key]) => isPlain(key))) as unknown as PlainOutcome),
    ...(facts.size > 0 && { facts: [...facts] }),
    ...(disabledRanges && { disabled: disabledRanges.toData() }),
  };
}

export function outcomeFrom(kept: KeptOutcome, config: ResolvedConfig): FileOutcome | undefined {
  if (kept === null) return undefined;
  const { facts = [], disabled, ...plain } = kept;
  return {
    ...{ ...NOTHING, settings: config.rules, known: config.known },
    ...plain,
    facts: new Map(facts) as FileOutcome['facts'],
    ...(disabled && { disabledRanges: DisabledRanges.fromData(disabled) }),
  };
}
