/** `toolint [paths]`: lints, fixes if asked, reports, and says by its exit status how it went. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Knowledge } from '../core/rule.js';
import { check } from '../workspace/check.js';
import { UserError } from '../workspace/errors.js';
import { isGlob } from '../workspace/glob-files.js';
import { holdSignals } from '../workspace/signals.js';
import type { SuppressionChange } from '../workspace/suppress.js';
import { replaceFile } from '../workspace/write.js';
import { refuseMisspelt, type Flags } from './args.js';
import { changesFor } from './changed.js';
import type { FileChange } from './diff.js';
import { finish } from './finish.js';
import type { Linted } from './linted.js';
import { progress } from './progress.js';
import { configsFor, fixKind } from './setup.js';
import { lintStdin } from './stdin.js';
import { suppressionChange } from './suppress.js';
import type { Terminal } from './terminal.js';

export async function lintCommand(
  paths: readonly string[],
  flags: Flags,
  knowledge: Knowledge,
  terminal: Terminal,
): Promise<number> {
  const [first = ''] = paths;
  if (!isGlob(first) && !existsSync(resolve(terminal.cwd, first))) refuseMisspelt(first);
  if (!flags.stdin && flags['stdin-filename'] !== undefined)
    throw new UserError('--stdin-filename names what comes in on standard input, so it goes together with --stdin.');
  const mostWarnings = readCount(flags['max-warnings']);
  const suppressing = suppressionChange(flags);
  if (flags['fix-dry-run'] && flags.format !== undefined)
    throw new UserError('--fix-dry-run prints a patch instead of a report, so it does not go together with --format.');
  const linted = flags.stdin
    ? await lintStdin(paths, flags, knowledge, terminal)
    : await lintFiles(paths, flags, suppressing, knowledge, terminal);
  return finish(linted, flags, mostWarnings, knowledge, terminal);
}

async function lintFiles(
  paths: readonly string[],
  flags: Flags,
  suppressing: SuppressionChange | undefined,
  knowledge: Knowledge,
  terminal: Terminal,
): Promise<Linted> {
  const diffs = new Map<string, FileChange>();
  const fix = fixKind(flags);
  if (fix && !flags['fix-dry-run']) holdSignals();
  let shown: ReturnType<typeof progress> | undefined;
  const checked = await check({
    cwd: terminal.cwd,
    paths,
    ignoreUnknown: flags['ignore-unknown'],
    configs: configsFor(flags, knowledge.rules, terminal.cwd),
    formats: knowledge.formats,
    ...(await changesFor(flags, terminal)),
    suppressing,
    fix,
    dryRun: flags['fix-dry-run'],
    onFixed: (file, before, after) => {
      if (!flags['fix-dry-run']) return replaceFile(file.absolute, before, after);
      // What all files tell is fixed in a file that may have been fixed before.
      diffs.set(file.path, { path: file.path, before: diffs.get(file.path)?.before ?? before, after });
      return undefined;
    },
    onStart: (files) => {
      shown = progress(files, terminal);
      return (done) => shown?.step(done);
    },
  }).finally(() => shown?.close());
  return { ...checked, changes: [...diffs.values()] };
}

function readCount(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{1,9}$/.test(value)) throw new UserError(`--max-warnings needs a whole number, and got "${value}".`);
  return Number(value);
}
