/** `toolint diff`, for the command line and the Action: which two versions, what differs, and what the config says to it. */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Change, Diff } from '../core/change.js';
import type { Failure, Finding, Report } from '../core/finding.js';
import type { Format } from '../core/format.js';
import type { Rule } from '../core/rule.js';
import { printable } from '../core/text.js';
import { pageOf, TOOL } from '../core/version.js';
import type { Configs, ResolvedConfig } from '../config/resolve.js';
import { UserError } from '../files/errors.js';
import { gitTop } from '../files/git.js';
import { readText } from '../files/read.js';
import { absolutePath } from '../files/paths.js';
import { pathsToRead } from './changed-paths.js';
import { diffSides, type Differed } from './diff.js';
import { folderTree, openRepository, type FileTree, type Repository } from './file-tree.js';
import { READ, ToolReader, type Side } from './read-tools.js';
import { contractsOf, type ToolList } from './tools.js';

export interface DiffOptions {
  readonly cwd: string;
  /** A commit, a tag, a folder, a dump, or `-`. Without it, the newest release. */
  readonly base?: string;
  /** The same; without it, the working tree. */
  readonly head?: string;
  /** Only files below these. */
  readonly paths?: readonly string[];
  readonly configs: Configs;
  readonly formats: readonly Format[];
  readonly rules: readonly Rule[];
  /** Reads standard input, for `-`. */
  readInput?(): Promise<string>;
}

export async function runDiff(options: DiffOptions): Promise<Report> {
  const config = await options.configs.for('.');
  const hasGit = gitTop(options.cwd) !== undefined || existsSync(resolve(options.cwd, 'objects'));
  const repository = hasGit ? openRepository(options.cwd) : undefined;
  try {
    const differed = await differ(options, config, repository);
    return reportOf(differed, config);
  } finally {
    repository?.close();
  }
}

/** What one of the two names stands for. */
interface Version {
  readonly name: string;
  readonly tree?: FileTree;
  readonly commit?: string;
  /** A dump has no files. */
  readonly list?: ToolList;
  readonly isRelease?: boolean;
}

async function differ(
  options: DiffOptions,
  config: ResolvedConfig,
  repository: Repository | undefined,
): Promise<Differed> {
  const { formats, rules } = options;
  const reader = new ToolReader(formats, config);
  const headCommit = options.head === undefined ? 'HEAD' : options.head;
  const base = await versionOf(options.base ?? (await newestRelease(headCommit, repository)), options, repository);
  const head =
    options.head === undefined
      ? await workingTree(options, repository)
      : await versionOf(options.head, options, repository);
  const isBelow = below(options.paths ?? []);
  const commit = base.commit ?? head.commit;
  const fewer =
    base.tree && head.tree && commit !== undefined && repository && (base.commit ?? head.commit) !== undefined
      ? await pathsToRead(base.tree, head.tree, commit, repository.git)
      : undefined;
  const only = (path: string): boolean => isBelow(path) && (fewer?.(path) ?? true);
  const sideOf = (version: Version, some: (path: string) => boolean): Promise<Side> | Side =>
    version.tree ? reader.read(version.tree, some) : listSide(version, options);
  const [before, after] = [await sideOf(base, only), await sideOf(head, only)];
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
  const release = await versionOf(released, options, repository);
  const some = release.tree && (await pathsToRead(release.tree, head.tree, release.commit!, repository.git));
  const isWanted = (path: string): boolean => isBelow(path) && (some?.(path) ?? true);
  const [old, now] = [await reader.read(release.tree!, isWanted), await reader.read(head.tree, isWanted)];
  return diffSides({ ...input, released: old, afterRelease: now });
}

async function workingTree({ cwd }: DiffOptions, repository: Repository | undefined): Promise<Version> {
  const isBare = gitTop(cwd) === undefined;
  if (!repository || isBare) return { name: 'the working tree', tree: folderTree(cwd, READ) };
  return { name: 'the working tree', tree: await repository.workingTree() };
}

async function versionOf(
  name: string | undefined,
  options: DiffOptions,
  repository: Repository | undefined,
): Promise<Version> {
  const { cwd } = options;
  if (name === undefined) throw new UserError(NO_RELEASE);
  if (name === '-') {
    if (!options.readInput) throw new UserError('Standard input cannot be read here.');
    return { name: 'standard input', list: parsedList(await options.readInput(), 'standard input') };
  }
  const commit = await repository?.commit(name);
  if (commit !== undefined) return { name, commit, tree: await repository!.at(commit), isRelease: RELEASE.test(name) };
  const absolute = resolve(cwd, name);
  if (!existsSync(absolute)) {
    const why = repository
      ? 'neither a commit nor a folder or a file'
      : 'not a folder or a file, and this is not a git repository';
    throw new UserError(`${printable(name)} is ${why}.`);
  }
  if (statSync(absolute).isDirectory()) return { name, tree: folderTree(absolutePath(cwd, name), READ) };
  const read = readText(absolute);
  if ('failure' in read) throw new UserError(`${printable(name)} could not be read. ${read.failure}`);
  return { name, list: parsedList(read.text, name) };
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

function listSide({ list }: Version, { formats }: DiffOptions): Side {
  return { contracts: contractsOf(list!, formats), unnamed: 0, broken: [], lineOf: () => undefined };
}

const RELEASE = /(?:^|[^\d.])\d+\.\d+\.\d+$/;
const NO_RELEASE =
  'There is no release to compare with: no tag like v1.2.0 leads to this commit. Name a BASE, or fetch the tags (`git fetch --tags`, `fetch-depth: 0`).';

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

/** Changes as findings, with the severities of the config. */
function reportOf({ broken, stale, ...diff }: Differed, config: ResolvedConfig): Report {
  const changes = diff.changes.flatMap((change): Change[] => {
    const setting = config.rules.get(change.rule);
    if (!setting) return [];
    const isWarned = (setting.options as { warn?: unknown }).warn === true && change.severity === 'info';
    return [{ ...change, severity: setting.chosen ? setting.severity : isWarned ? 'warning' : change.severity }];
  });
  const told: Diff = { ...diff, changes };
  const failures: Failure[] = broken.map(({ path, reason }) => ({
    path,
    message: `The file ${reason}, so its tools could not be compared.`,
  }));
  const findings = changes.map((change) => findingOf(change, config));
  const paths = new Set(findings.map(({ path }) => path).filter((path) => path !== ''));
  return {
    ...{ tool: TOOL, skipped: [], failures, suppressed: diff.accepted ?? 0, diff: told },
    files: [...paths].sort().map((path) => ({ path, formats: [], tools: 0 })),
    findings: [...findings, ...stale.map((each) => staleFinding(each, config))],
  };
}

function findingOf({ rule, severity, message, at, was, pointer, tools }: Change, config: ResolvedConfig): Finding {
  const { path, line } = at ?? { path: was?.path ?? '', line: 1 };
  const url = pageOf(config.known.get(rule) ?? { id: rule as Rule['id'] });
  const related = was && at ? [{ path: was.path, line: was.line, column: 1, note: 'It was here before.' }] : [];
  return {
    ...{ rule, severity, message, path, line, pointer, url, column: 1, endLine: line, endColumn: 1 },
    ...{ start: 0, end: 0, valueHash: '' },
    ...(tools.length === 1 && { tool: tools[0]! }),
    ...(related.length > 0 && { related }),
  };
}

const STALE = 'common/stale-suppression';

function staleFinding({ index, entry, why }: Differed['stale'][number], config: ResolvedConfig): Finding {
  const path = config.sources[0] ?? 'toolint.config.json';
  const words = `\`diff.accept\` names ${printable(entry.rule)} of ${printable(entry.tool)}`;
  const reason =
    why === 'over'
      ? `only until ${printable(entry.until ?? '')}, which is reached`
      : 'and nothing of that kind differs';
  const message = `${words}, ${reason}. Take the entry out of the config.`;
  const place = {
    path,
    pointer: `/diff/accept/${index}`,
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 1,
    start: 0,
    end: 0,
  };
  return { rule: STALE, severity: 'warning', message, url: pageOf({ id: STALE }), valueHash: '', ...place };
}

/** The tools of the working tree, or of a commit. */
export async function readSide(options: DiffOptions): Promise<Side> {
  const { cwd, formats, head, paths = [] } = options;
  const hasGit = gitTop(cwd) !== undefined;
  const repository = hasGit || head !== undefined ? openRepository(cwd) : undefined;
  try {
    const version =
      head === undefined ? await workingTree(options, repository) : await versionOf(head, options, repository);
    if (!version.tree) return listSide(version, options);
    return await new ToolReader(formats, await options.configs.for('.')).read(version.tree, below(paths));
  } finally {
    repository?.close();
  }
}
