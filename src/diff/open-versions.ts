/** The versions of a repository's tools: found by their names, read when asked for, and compared. */
import type { Format } from '../core/format.js';
import type { Rule } from '../core/rule.js';
import { printable } from '../core/text.js';
import type { Configs } from '../config/resolve.js';
import { UserError } from '../files/errors.js';
import { lookUp } from '../files/look-up.js';
import { gitTop, workspaceOf } from '../files/git.js';
import { realPath } from '../files/paths.js';
import { readText } from '../files/read.js';
import { pathsToRead, type KnownLinks } from './changed-paths.js';
import { diffSides, type SideDifferences } from './diff.js';
import { folderTree, type FileTree, openRepository, type Repository } from '../read/file-tree.js';
import { ToolReader, type Side } from './read-tools.js';
import { contractsOf, type ToolList } from './tools.js';

export interface VersionsOptions {
  readonly cwd: string;
  readonly configs: Configs;
  readonly formats: readonly Format[];
  readonly rules: readonly Rule[];
  /** Reads standard input, for `-`. */
  readInput?(): Promise<string>;
}

export interface VersionsToCompare {
  /** A commit, a tag, a folder, a dump, or `-`. Without it, the newest release. */
  readonly base?: string;
  /** The same; without it, the working tree. */
  readonly head?: string;
  /** Only files below these. */
  readonly paths?: readonly string[];
}

/** What one of the names stands for. */
interface Version {
  readonly name: string;
  readonly tree?: FileTree;
  readonly commit?: string;
  /** A dump has no files. */
  readonly list?: ToolList;
  readonly isRelease?: boolean;
}

/** What was read of one version is kept for the next. */
export class Versions {
  readonly #options: VersionsOptions;
  #repository: Repository | undefined;
  readonly #reader: ToolReader;
  readonly #links: KnownLinks = new Map();

  constructor(options: VersionsOptions) {
    this.#options = options;
    this.#reader = new ToolReader(options.formats, options.configs);
  }

  async diff({ base: from, head: to, paths = [] }: VersionsToCompare): Promise<SideDifferences> {
    const { formats, rules } = this.#options;
    const config = await this.#options.configs.for('.');
    const reader = this.#reader;
    const repository = this.#opened();
    const headCommit = to ?? 'HEAD';
    const base = await this.#version(from ?? (await newestRelease(headCommit, repository)) ?? missing());
    const head = to === undefined ? await this.#workingTree() : await this.#version(to);
    const isBelow = below(paths);
    // Two folders are compared completely, and the report says how many tools they have.
    const isInGit = base.commit !== undefined || head.commit !== undefined;
    const fewer = isInGit && base.tree && head.tree && (await pathsToRead(base.tree, head.tree, this.#links));
    const only = (path: string): boolean => isBelow(path) && (!fewer || fewer(path));
    const [before, after] = [await this.#side(base, isBelow, only), await this.#side(head, isBelow, only)];
    const input = {
      ...{ base: base.name, head: head.name, before, after, reader, isRelease: base.isRelease ?? false },
      ...{ formats, rules: new Map(rules.map((rule) => [rule.id, rule])) },
      accept: config.diff.accept,
    };
    const differed = await diffSides(input);
    const hasBreaks = differed.changes.some(({ severity }) => severity === 'error');
    if (!hasBreaks || base.isRelease || !base.tree || !head.tree || !repository) return differed;
    const released = await newestRelease(base.commit ?? headCommit, repository, true);
    if (released === undefined) return differed;
    const release = await this.#version(released);
    const some = release.tree && (await pathsToRead(release.tree, head.tree, this.#links));
    const isWanted = (path: string): boolean => isBelow(path) && (some?.(path) ?? true);
    const old = await reader.read(release.tree!, isBelow, { only: isWanted });
    const now = await reader.read(head.tree, isBelow, { only: isWanted });
    return diffSides({ ...input, released: old, afterRelease: now });
  }

  /** The tools of a version, or of the working tree. */
  async tools(name?: string, paths: readonly string[] = []): Promise<Side> {
    const version = name === undefined ? await this.#workingTree() : await this.#version(name);
    // Where only a part of the project is read, something else may lead to it.
    const isWhole = workspaceOf(this.#options.cwd) === realPath(this.#options.cwd);
    return version.tree && isWhole
      ? this.#reader.read(version.tree, below(paths), { reached: new Set(paths) })
      : this.#side(version, below(paths));
  }

  close(): void {
    this.#repository?.close();
  }

  #opened(): Repository | undefined {
    const { cwd } = this.#options;
    return gitTop(cwd) === undefined ? undefined : (this.#repository ??= openRepository(cwd));
  }

  async #side({ tree, list }: Version, isAskedFor: (path: string) => boolean, only = isAskedFor): Promise<Side> {
    if (tree) return this.#reader.read(tree, isAskedFor, { only });
    return { contracts: contractsOf(list!, this.#options.formats), unnamed: 0, broken: [], lineOf: () => undefined };
  }

  async #workingTree(): Promise<Version> {
    const { cwd } = this.#options;
    const repository = this.#opened();
    return { name: 'the working tree', tree: repository ? await repository.workingTree() : folderTree(cwd) };
  }

  async #version(name: string): Promise<Version> {
    const { cwd, readInput } = this.#options;
    if (name === '-') {
      if (!readInput) throw new UserError('Standard input cannot be read here.');
      return { name: 'standard input', list: parsedList(await readInput(), 'standard input') };
    }
    const repository = this.#opened();
    const commit = await repository?.commit(name);
    if (commit !== undefined)
      return { name, commit, tree: await repository!.at(commit), isRelease: RELEASE.test(name) };
    const found = lookUp(name, cwd, workspaceOf(cwd));
    if ('message' in found && found.isMissing) {
      const why = repository
        ? 'neither a commit nor a folder or a file'
        : 'not a folder or a file, and this is not a git repository';
      throw new UserError(`${printable(name)} is ${why}.`);
    }
    if ('message' in found) throw new UserError(`${printable(name)} could not be read. ${found.message}`);
    if (found.isFolder) return { name, tree: folderTree(found.absolute) };
    const read = readText(found.absolute);
    if ('failure' in read) throw new UserError(`${printable(name)} could not be read. ${read.failure}`);
    return { name, list: parsedList(read.text, name) };
  }
}

function parsedList(text: string, name: string): ToolList {
  try {
    const value = JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
    const answer = (value as { result?: unknown } | null)?.result ?? value;
    const tools: unknown = Array.isArray(answer) ? answer : (answer as { tools?: unknown } | null)?.tools;
    if (!Array.isArray(tools)) throw new SyntaxError('it has no list of tools');
    return Array.isArray(answer) ? { tools: tools as object[] } : (answer as ToolList);
  } catch (error) {
    throw new UserError(`${printable(name)} is not a dump of tools: ${(error as Error).message}.`);
  }
}

const RELEASE = /(?:^|[^\d.])\d+\.\d+\.\d+$/;
const NO_RELEASE =
  'There is no release to compare with: no tag like v1.2.0 leads to this commit. Name a BASE, or fetch the tags (`git fetch --tags`, `fetch-depth: 0`).';

function missing(): never {
  throw new UserError(NO_RELEASE);
}

/** The newest tag of a release that leads to a commit. One at the commit itself counts only where there is no other. */
async function newestRelease(
  commit: string,
  repository: Repository | undefined,
  mayBeItself = false,
): Promise<string | undefined> {
  if (!repository) return undefined;
  const id = await repository.commit(commit);
  if (id === undefined) return undefined;
  const { ok, out } = await repository.git(
    'tag',
    '--merged',
    id,
    '--sort=-version:refname',
    '--sort=-creatordate',
    '--format=%(refname:strip=2)%09%(objectname)%09%(*objectname)',
  );
  if (!ok) return undefined;
  const tags = out.split('\n').map((line) => line.split('\t'));
  const releases = tags.filter(([name = '']) => RELEASE.test(name));
  const others = mayBeItself ? releases : releases.filter(([, own, target]) => own !== id && target !== id);
  return (others[0] ?? releases[0])?.[0];
}

function below(paths: readonly string[]): (path: string) => boolean {
  const wanted = paths.map((path) => path.replace(/^\.\//, '').replace(/\/$/, '')).filter((path) => path !== '.');
  if (wanted.length === 0) return () => true;
  return (path) => wanted.some((each) => path === each || path.startsWith(`${each}/`));
}
