/** A whole check of a folder, for the command line and the Action: what is there, and what is wrong with it. */
import { submissionTo } from '../core/stores.js';
import { append } from '../core/collections.js';
import { isCausedByChange, type Changes, isOnChangedLines } from '../engine/changed-lines.js';
import { appliedFix, compareFindings, NO_COUNTS, addCounts } from '../core/finding.js';
import type { AppliedFix, Finding, Report, Failure } from '../core/finding.js';
import { keepAtMost, BOUNDS } from '../engine/limits.js';
import { type FixKind, applyFixes } from '../engine/fix.js';
import type { Format } from '../core/format.js';
import type { Configs, ResolvedConfig } from '../config/resolve.js';
import { discover, type DiscoverOptions, type FoundFile } from '../files/discover.js';
import { isCode, languageOf } from '../core/language.js';
import { absolutePath, EXTENSIONS, isToolSnapshot } from '../files/paths.js';
import type { ResultCache } from './cache/cache.js';
import { CACHE_NAME, cachePath } from './cache/path.js';
import { keptDisk } from '../read/disk.js';
import { withUntracked } from './changed-files.js';
import { lostFormats, type Base } from './lost-formats.js';
import { openServices } from './services.js';
import { isCovered, openSuppressions, type SuppressionsUpdate, type SuppressionChange } from './suppressions.js';
import { timed } from '../core/timing.js';
import { withoutFixes } from '../engine/suppressions.js';
import { isFullyLinted, type FileOutcome, reportOfRun, RunResults, type RunTotal } from './run-result.js';
import { lintFile, type LintOptions } from './lint-file.js';
import { readText } from '../files/read.js';
import { watchLanguages } from '../read/unread-languages.js';
import { watchSnapshots } from '../read/snapshots.js';
import { nextTurn } from '../files/write.js';

export interface CheckOptions {
  readonly cwd: string;
  /** Files, folders and globs; none means what the config says, else everything. */
  readonly paths: readonly string[];
  /** A file that is named gets no benefit of the doubt. */
  readonly ignoreUnknown?: boolean;
  readonly ignoredByGit?: DiscoverOptions['ignoredByGit'];
  readonly configs: Configs;
  readonly formats: readonly Format[];
  readonly fix?: FixKind;
  readonly dryRun?: boolean;
  readonly onFixed?: RunOptions['onFixed'];
  /** Only what these changes may be the reason for is reported and fixed. */
  readonly changes?: Changes;
  /** The files that git can compare, as absolute paths, where it was asked: of all others every line counts. */
  readonly followedByGit?: ReadonlySet<string>;
  /** What the change began with, where that is known: what was a manifest there must stay one. */
  readonly base?: Base;
  /** Results may be kept for later runs: they are if that is asked for here, or by the config. */
  readonly cache?: CacheOptions;
  /** What to do to toolint-suppressions.json. */
  readonly suppressing?: SuppressionChange;
  /** The folder of toolint-suppressions.json, if not `cwd`. */
  readonly suppressionsIn?: string;
  /** One cause is reported at each of its places, for who asks about each tool. */
  readonly atEachPlace?: boolean;
  /** Called once it is known how many files there are; what it gives is called after each. */
  onStart?(files: number): RunOptions['onProgress'];
}

interface CacheOptions {
  readonly isAsked: boolean;
  /** Default: in node_modules/.cache, where there is one. */
  readonly file?: string | undefined;
  /** Told why results could not be kept. */
  onFailure(path: string, reason: string): void;
}

interface CheckResult {
  readonly report: Report;
  /** All files that were looked at. */
  readonly files: readonly FoundFile[];
  readonly fixed: readonly AppliedFix[];
  /** What was done to toolint-suppressions.json. */
  readonly suppressing?: SuppressionsUpdate;
}

export async function check({
  cwd,
  paths,
  ignoreUnknown,
  ignoredByGit,
  configs,
  suppressing,
  suppressionsIn = cwd,
  followedByGit,
  base,
  atEachPlace = false,
  cache: cacheOptions,
  ...options
}: CheckOptions): Promise<CheckResult> {
  const here = await timed('config', () => configs.for('.'));
  const languages = watchLanguages(cwd);
  const snapshots = watchSnapshots(cwd, searchIn(here));
  const onName = (folder: string, name: string): void => {
    languages.see(folder, name);
    snapshots.see(folder, name);
  };
  const searched = await timed('find', () =>
    discover({ cwd, paths, ...searchIn(here), ignoreUnknown, ignoredByGit, onName }),
  );
  const cacheFile = cachePath(cwd, cacheOptions?.file);
  const isOwn = ({ path, absolute }: FoundFile): boolean => path.endsWith(CACHE_NAME) || absolute === cacheFile;
  const found = { ...searched, files: snapshots.among(searched.files).filter((file) => !isOwn(file)) };
  const mayKeep = cacheOptions && !options.fix && (cacheOptions.isAsked || here.cache);
  const { ResultCache } = mayKeep ? await import('./cache/cache.js') : {};
  const cache = ResultCache && new ResultCache(cacheFile, absolutePath(cwd, '.'), found.folders, lintFile);
  configs.know(found.folders);
  const suppressions = await openSuppressions(suppressionsIn, suppressing);
  const onProgress = options.onStart?.(found.files.length);
  const disk = keptDisk();
  const { close, forget, ...services } = openServices(cwd, disk.read, cache?.disk ?? disk);
  const { onFixed } = options;
  try {
    const { changes, ...result } = await run({
      ...options,
      cwd,
      files: found.files,
      configs,
      read: disk.read,
      ...services,
      cache,
      ...(options.changes &&
        followedByGit && { changes: withUntracked(options.changes, found.files, followedByGit, cwd) }),
      onProgress,
      onFixed(file, before, after) {
        disk.forget(file.absolute);
        forget(file.absolute);
        return onFixed?.(file, before, after);
      },
      suppressions: suppressions?.match,
    });
    const refused = await cache?.save(paths.length === 0);
    if (refused !== undefined) cacheOptions?.onFailure(cacheFile, refused);
    const isMeant = (finding: Finding): boolean => !changes || isCausedByChange(finding, changes);
    const lost =
      base &&
      (await lostFormats(
        base,
        { ...result, cwd, found: found.files, configs, isCovered: (path) => isCovered(path, cwd, paths) },
        { ...options, ...services },
      ));
    const notRead = languages.found();
    const total = { ...result, failures: [...found.problems, ...result.failures] };
    const { report: own, done } = await reportOfRun(total, suppressions, { cwd, paths, configs, isMeant, atEachPlace });
    const submission = changes ? undefined : submissionTo(here.preset, here.rules);
    const report: Report = {
      ...own,
      ...(submission && { submission }),
      ...(lost?.findings.length && { findings: [...own.findings, ...lost.findings].sort(compareFindings) }),
      ...(notRead.length > 0 && { languages: notRead }),
      ...(lost?.deleted.length && { deleted: lost.deleted }),
    };
    return {
      report: withLimit(changes ? causedByChanges(report, changes) : report, here.limits.findings),
      files: found.files,
      fixed: result.fixed,
      ...(done && { suppressing: done }),
    };
  } finally {
    base?.close();
    close();
  }
}

/** What to search a folder for; `here` is its config. */
export function searchIn(here: ResolvedConfig): Omit<DiscoverOptions, 'cwd' | 'paths'> {
  return {
    include: here.files,
    isLeftOut: here.leftOut,
    // Of a file a config that is nearer may think otherwise: it is asked when its turn comes.
    ignored: (path) => path.endsWith('/') && here.ignored(path) !== undefined,
    extensions: EXTENSIONS,
    also: (path) => isToolSnapshot(path) || here.also?.(path) === true,
  };
}

export function withLimit(report: Report, most: number): Report {
  const { findings, leftOut, cutShort = [] } = keepAtMost(report.findings, most);
  if (!leftOut) return report;
  const isCut = new Set([...(report.cutShort ?? []), ...cutShort]);
  return { ...report, findings, leftOut: addCounts(leftOut, report.leftOut ?? NO_COUNTS), cutShort: [...isCut] };
}

function causedByChanges(report: Report, changes: Changes): Report {
  const findings = report.findings.filter((finding) => isCausedByChange(finding, changes));
  return { ...report, findings, elsewhere: report.findings.length - findings.length };
}

/** A whole run: files found, read, parsed, recognised, linted, fixed; then all of them compared. */
interface RunOptions extends LintOptions {
  readonly cwd: string;
  readonly files: readonly FoundFile[];
  readonly configs: Configs;
  /** Results of earlier runs. */
  readonly cache?: ResultCache | undefined;
  onProgress?(done: number, path: string): void;
}

interface RunResult extends Omit<RunTotal, 'acrossFiles'> {
  /** Where the changed lines are after fixes, if only they count. */
  readonly changes?: Changes;
}

/** A fix that needs to know all files may change what there is to say of any. */
export async function run({ onFixed, ...given }: RunOptions): Promise<RunResult> {
  const shown = new Map<string, string>();
  const options: RunOptions = {
    ...given,
    onFixed(file, before, after) {
      if (given.dryRun) shown.set(file.path, after);
      return onFixed?.(file, before, after);
    },
  };
  const { acrossFiles, ...first } = await runOnce(options);
  const { fixed, failures } = options.fix
    ? fixAcross(acrossFiles, options, options.fix, first, shown)
    : { fixed: [], failures: [] };
  if (options.dryRun) return first;
  if (fixed.length === 0) return { ...first, failures: [...first.failures, ...failures] };
  const { changes, renamed } = first;
  const { acrossFiles: _, ...again } = await runOnce({ ...options, renamed, ...(changes && { changes }) });
  return { ...again, failures: [...again.failures, ...failures], fixed: [...first.fixed, ...fixed, ...again.fixed] };
}

/**
 * Fixes what comparing all files has found: those fixes are edits of files as they are on the disk now, or as they
 * would be there, where fixes are only shown.
 */
function fixAcross(
  found: readonly Finding[],
  { files, suppressions, onFixed }: RunOptions,
  kind: FixKind,
  { changes, renamed }: Pick<RunResult, 'changes' | 'renamed'>,
  shown: ReadonlyMap<string, string>,
): { fixed: readonly AppliedFix[]; failures: readonly Failure[] } {
  const fixable = suppressions ? withoutFixes(found, suppressions, renamed) : found;
  const failures: Failure[] = [];
  const fixed: AppliedFix[] = [];
  for (const file of files) {
    const own = fixable.filter(
      (each) => each.path === file.path && each.fix && (!changes || isOnChangedLines(each, changes)),
    );
    if (own.length === 0) continue;
    const text = shown.get(file.path);
    const read = text === undefined ? readText(file.absolute, { maxBytes: BOUNDS.fileSize }) : { text };
    if ('failure' in read) continue;
    const { text: after, applied } = applyFixes(read.text, own, kind);
    const refused = applied.length > 0 ? onFixed?.(file, read.text, after) : undefined;
    if (refused === undefined) append(fixed, applied.map(appliedFix));
    else failures.push({ path: file.path, message: refused });
  }
  return { fixed, failures };
}

async function runOnce(options: RunOptions): Promise<RunResult & Pick<RunTotal, 'acrossFiles'>> {
  const tally = new RunResults(options.cwd, options.renamed);
  const changes = new Map(options.changes);
  let done = 0;
  const importers: FoundFile[] = [];
  const lintOne = async (file: FoundFile, isLast = false): Promise<void> => {
    // What git says has changed is read, for the lines.
    const lint = options.cache && !changes.has(file.path) ? options.cache.lint : lintFile;
    const outcome = await lint(file, await timed('config', () => options.configs.for(file.path)), {
      ...options,
      ...(options.changes && { changes }),
      renamed: tally.renamed,
      ...(!isCode(languageOf(file.path)) && {
        reported: (path, findings, own) => tally.reported(path, findings, own),
      }),
    });
    if (outcome?.changed && changes.has(file.path)) changes.set(file.path, outcome.changed);
    if (options.fix && !options.dryRun && !isLast && outcome && reportsOtherFiles(file.path, outcome)) {
      importers.push(file);
      return tally.addFixed(file.path, outcome);
    }
    if (options.suppressions && isFullyLinted(file, outcome)) tally.linted.add(file.path);
    tally.looked.add(file.path);
    if (outcome) tally.add(file.path, outcome);
    options.onProgress?.(++done, file.path);
    if (options.fix) await nextTurn();
  };
  for (const file of options.fix ? codeFirst(options.files) : options.files) await lintOne(file);
  // The files that they tell of may have been fixed after them.
  for (const file of importers) await lintOne(file, true);
  return { ...tally.total(), ...(options.changes && { changes }) };
}

/** A list of tools that only repeats what the code serves is not fixed, so the code comes first. */
const codeFirst = (files: readonly FoundFile[]): readonly FoundFile[] => {
  const isData = ({ path }: FoundFile): boolean => !isCode(languageOf(path));
  return [...files.filter((file) => !isData(file)), ...files.filter(isData)];
};

/** Whether findings of a file are in another file, which it imports. */
function reportsOtherFiles(own: string, { findings, facts }: FileOutcome): boolean {
  const isForeign = (path: string): boolean => path !== own && path !== '';
  return (
    findings.some(({ path }) => isForeign(path)) ||
    [...facts.values()].some((some) => some.some(({ location }) => isForeign(location.path)))
  );
}
