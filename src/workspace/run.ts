/** A whole run: files found, read, parsed, recognised, linted, fixed; then all of them compared. */
import { isOnChange, type Changes } from '../core/changed.js';
import { applyFixes, type FixKind } from '../core/fix.js';
import type { Failure, Finding } from '../core/finding.js';
import { BOUNDS } from '../core/limits.js';
import { NotYet } from '../core/not-yet.js';
import { withoutFixes } from '../core/suppressions.js';
import type { Configs } from './config.js';
import type { FoundFile } from './discover.js';
import { isSettled, lintFile, type FileOutcome, type LintOptions } from './lint-file.js';
import { readText } from './read.js';
import { nextTurn } from './signals.js';
import { Tally, type Total } from './tally.js';

export interface RunOptions extends LintOptions {
  readonly files: readonly FoundFile[];
  readonly configs: Configs;
  onProgress?(done: number, path: string): void;
}

export interface RunResult extends Omit<Total, 'told'> {
  /** Where the changed lines stand after what was fixed, if only they count. */
  readonly changes?: Changes;
}

/** A fix that needs to know all files may change what there is to say of any. */
export async function run(options: RunOptions): Promise<RunResult> {
  const { told, ...first } = await runOnce(options);
  const { fixed, failures } = options.fix
    ? fixAcross(told, options, options.fix, first.changes)
    : { fixed: 0, failures: [] };
  if (fixed === 0) return { ...first, failures: [...first.failures, ...failures] };
  const { told: _, ...again } = await runOnce({ ...options, ...(first.changes && { changes: first.changes }) });
  return { ...again, failures: [...again.failures, ...failures], fixed: first.fixed + fixed + again.fixed };
}

/** Fixes what comparing all files has found: those fixes are edits of files as they stand on the disk now. */
function fixAcross(
  found: readonly Finding[],
  { files, suppressions, onFixed }: RunOptions,
  kind: FixKind,
  changes: Changes | undefined,
): { fixed: number; failures: readonly Failure[] } {
  const fixable = suppressions ? withoutFixes(found, suppressions) : found;
  const failures: Failure[] = [];
  let fixed = 0;
  for (const file of files) {
    const own = fixable.filter(
      (each) => each.path === file.path && each.fix && (!changes || isOnChange(each, changes)),
    );
    const read = own.length > 0 ? readText(file.absolute, { maxBytes: BOUNDS.fileSize }) : undefined;
    if (!read || 'failure' in read) continue;
    const { text, applied } = applyFixes(read.text, own, kind);
    const refused = applied.length > 0 ? onFixed?.(file, read.text, text) : undefined;
    if (refused === undefined) fixed += applied.length;
    else failures.push({ path: file.path, message: refused });
  }
  return { fixed, failures };
}

/** `told`: what came of comparing the files, which no comment hides. */
async function runOnce(options: RunOptions): Promise<RunResult & { readonly told: readonly Finding[] }> {
  const tally = new Tally();
  const changes = new Map(options.changes);
  let done = 0;
  const later: FoundFile[] = [];
  const lintEach = async (files: readonly FoundFile[]): Promise<void> => {
    for (const file of files) {
      const outcome = await lintUnlessBegun(file, options);
      if (outcome === BEGUN) later.push(file);
      else {
        if (options.suppressions && isSettled(file, outcome)) tally.linted.add(file.path);
        if (outcome) tally.add(file.path, outcome);
        if (outcome?.changed && changes.has(file.path)) changes.set(file.path, outcome.changed);
        options.onProgress?.(++done, file.path);
      }
      if (later.length === MOST_LATER) await lintEach(later.splice(0));
      if (options.fix) await nextTurn();
    }
  };
  await lintEach(options.files);
  while (later.length > 0) await lintEach(later.splice(0));
  return { ...tally.total(), ...(options.changes && { changes }) };
}

const BEGUN = Symbol('begun');
/** What was begun is kept in memory until it is done. */
const MOST_LATER = 50;

/** What another thread was asked about one file it works out while the next files are linted. */
async function lintUnlessBegun(file: FoundFile, options: RunOptions): Promise<FileOutcome | undefined | typeof BEGUN> {
  try {
    return await lintFile(file, await options.configs.for(file.path), options);
  } catch (error) {
    if (error instanceof NotYet) return BEGUN;
    throw error;
  }
}
