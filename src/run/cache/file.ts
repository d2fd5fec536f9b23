/** The file of a cache: found, read with care, and written. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageOf } from '../../core/text.js';
import { VERSION } from '../../core/version.js';
import { gitTop, openGit, workspaceOf } from '../../files/git.js';
import { leadsOut, parentOf, relativePath } from '../../files/paths.js';
import { readText } from '../../files/read.js';
import { writeNamed } from '../../files/write.js';
import { validate } from '../../generated/validators/cache.js';
import type { Answer } from './around.js';
import type { KeptOutcome } from './outcome.js';
import { hashOf, type State } from './states.js';

/** A larger one is neither read nor written. */
const MOST_BYTES = 128 * 1024 * 1024;

export interface CacheFile {
  readonly about: string;
  /** Everything else that results depend on: toolint, Node, and where the project is. */
  readonly key: string;
  readonly settled: number;
  /** Configs by hash. */
  readonly configs: readonly string[];
  readonly paths: readonly string[];
  /** In the order of the paths. */
  readonly states: readonly State[];
  readonly folders: readonly (readonly [folder: string, real: string])[];
  /** The paths that all files depend on that share what names stand for. */
  readonly shared: readonly number[];
  readonly entries: readonly Entry[];
}

/** A file that was linted: which of the paths it is, which config it has, and how it was found. */
interface Entry {
  readonly path: number;
  readonly config: number;
  readonly found?: string;
  /** The files that it depends on. */
  readonly needs?: readonly number[];
  readonly answers?: readonly Answer[];
  readonly isSharing?: true;
  readonly outcome?: KeptOutcome;
}

const ABOUT =
  'Results that toolint keeps for later runs (--cache). It may be deleted at any time, and does not belong into a commit.';

/** Undefined where there is none that can be used. */
export function readCache(path: string, cwd: string): CacheFile | undefined {
  if (!existsSync(path) || leadsOut(path, cwd, workspaceOf(cwd))) return undefined;
  const read = readText(path, { maxBytes: MOST_BYTES });
  if (!('text' in read)) return undefined;
  try {
    const file: unknown = JSON.parse(read.text);
    return (file as CacheFile).key === keyOf(cwd) && validate(file) && isWhole(file as CacheFile)
      ? (file as CacheFile)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether all numbers lead somewhere. */
function isWhole({ configs, paths, states, shared, entries }: CacheFile): boolean {
  const isPath = (index: number): boolean => index < paths.length;
  return (
    states.length === paths.length &&
    shared.every(isPath) &&
    entries.every(
      ({ path, config, needs = [], outcome }) =>
        isPath(path) &&
        config < configs.length &&
        needs.every(isPath) &&
        (outcome?.disabled?.used ?? []).every((index) => index < outcome!.disabled!.switches.length),
    )
  );
}

/** Why it could not be written. */
export function writeCache(path: string, file: Omit<CacheFile, 'about' | 'key'>, cwd: string): string | undefined {
  const text = JSON.stringify({ about: ABOUT, key: keyOf(cwd), ...file });
  if (text.length > MOST_BYTES) return undefined;
  try {
    writeNamed(relativePath(cwd, path), `${text}\n`, cwd);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

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
export async function isCommitted(path: string): Promise<boolean> {
  const top = gitTop(parentOf(path));
  if (top === undefined) return false;
  try {
    const { ok, out } = await openGit(top)('ls-files', '-z', '--', `:(top,literal)${relativePath(top, path)}`);
    return !ok || out !== '';
  } catch {
    return true;
  }
}
