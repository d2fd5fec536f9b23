/** A whole run: files found, read, parsed, recognised, linted, fixed; then all of them compared. */
import { isOnChange, type Changes } from '../core/changed.js';
import { applyFixes, type FixKind } from '../core/fix.js';
import type { Failure, Finding } from '../core/finding.js';
import { BOUNDS } from '../core/limits.js';
import { NotYet } from '../core/not-yet.js';
import type { Services } from '../core/rule.js';
import { withoutFixes } from '../core/suppressions.js';
import type { Configs } from './config.js';
import type { FoundFile } from './discover.js';
import { isSettled, type FileOutcome } from './file-outcome.js';
import { lintFile, type LintOptions } from './lint-file.js';
import { readText } from './read.js';
import { nextTurn } from './signals.js';
import { Tally, type Total } from './tally.js';

export interface RunOptions extends LintOptions {
  readonly files: readonly FoundFile[];
  readonly configs: Configs;
  /** They begin what takes long and throw `NotYet`. The file is linted again later, with services that wait. */
  readonly begin?: Services;
  onProgress?(done: number, path: string): void;
}

interface RunResult extends Omit<Total, 'acrossFiles'> {
  /** Where the changed lines stand after what was fixed, if only they count. */
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
    ? fixAcross(acrossFiles, options, options.fix, first.changes, shown)
    : { fixed: 0, failures: [] };
  if (options.dryRun) return first;
  if (fixed === 0) return { ...first, failures: [...first.failures, ...failures] };
  const { acrossFiles: _, ...again } = await runOnce({ ...options, ...(first.changes && { changes: first.changes }) });
  return { ...again, failures: [...again.failures, ...failures], fixed: first.fixed + fixed + again.fixed };
}

/**
 * Fixes what comparing all files has found: those fixes are edits of files as they stand on the disk now, or as they
 * would stand there, where fixes are only shown.
 */
function fixAcross(
  found: readonly Finding[],
  { files, suppressions, onFixed }: RunOptions,
  kind: FixKind,
  changes: Changes | undefined,
  shown: ReadonlyMap<string, string>,
): { fixed: number; failures: readonly Failure[] } {
  const fixable = suppressions ? withoutFixes(found, suppressions) : found;
  const failures: Failure[] = [];
  let fixed = 0;
  for (const file of files) {
    const own = fixable.filter(
      (each) => each.path === file.path && each.fix && (!changes || isOnChange(each, changes)),
    );
    if (own.length === 0) continue;
    const text = shown.get(file.path);
    const read = text === undefined ? readText(file.absolute, { maxBytes: BOUNDS.fileSize }) : { text };
    if ('failure' in read) continue;
    const { text: after, applied } = applyFixes(read.text, own, kind);
    const refused = applied.length > 0 ? onFixed?.(file, read.text, after) : undefined;
    if (refused === undefined) fixed += applied.length;
    else failures.push({ path: file.path, message: refused });
  }
  return { fixed, failures };
}

async function runOnce(options: RunOptions): Promise<RunResult & Pick<Total, 'acrossFiles'>> {
  const tally = new Tally();
  const changes = new Map(options.changes);
  let done = 0;
  const importers: FoundFile[] = [];
  const lintOne = async (file: FoundFile, services: Services, isLast = false): Promise<void> => {
    const outcome = await lintFile(file, await options.configs.for(file.path), {
      ...options,
      ...(options.changes && { changes }),
      services,
    });
    if (outcome?.changed && changes.has(file.path)) changes.set(file.path, outcome.changed);
    if (options.fix && !options.dryRun && !isLast && outcome && tellsOfOthers(file.path, outcome)) {
      importers.push(file);
      return tally.addFixed(outcome.fixed);
    }
    if (options.suppressions && isSettled(file, outcome)) tally.linted.add(file.path);
    if (outcome) tally.add(file.path, outcome);
    options.onProgress?.(++done, file.path);
    if (options.fix) await nextTurn();
  };
  const begun: FoundFile[] = [];
  const finishBegun = async (): Promise<void> => {
    for (const file of begun.splice(0)) await lintOne(file, options.services);
  };
  for (const file of options.files) {
    try {
      await lintOne(file, options.begin ?? options.services);
    } catch (error) {
      if (!(error instanceof NotYet)) throw error;
      if (error.soon) {
        await error.soon;
        await lintOne(file, options.services);
        continue;
      }
      begun.push(file);
      if (begun.length === MOST_BEGUN) await finishBegun();
    }
  }
  await finishBegun();
  // The files that they tell of may have been fixed after them.
  for (const file of importers) await lintOne(file, options.services, true);
  return { ...tally.total(), ...(options.changes && { changes }) };
}

/** Whether something that a file has to say stands in another file, which it imports. */
function tellsOfOthers(own: string, { findings, facts }: FileOutcome): boolean {
  const isForeign = (path: string): boolean => path !== own && path !== '';
  return (
    findings.some(({ path }) => isForeign(path)) ||
    [...facts.values()].some((some) => some.some(({ location }) => isForeign(location.path)))
  );
}

/** What was begun is kept in memory until it is finished. */
const MOST_BEGUN = 50;
