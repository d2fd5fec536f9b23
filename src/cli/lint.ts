/** `toolint [paths]`: lints, fixes if asked, reports, and says by its exit status how it went. */
import { mkdirSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { countAll, isAtLeast, type Report } from '../core/finding.js';
import type { FixKind } from '../core/fix.js';
import type { Severity } from '../core/rule.js';
import { pageOf } from '../core/version.js';
import { renderParts, type ReportFormat } from '../report/index.js';
import { check } from '../workspace/check.js';
import type { FoundFile } from '../workspace/discover.js';
import { UserError } from '../workspace/errors.js';
import { readText } from '../workspace/read.js';
import { holdSignals, nextTurn } from '../workspace/signals.js';
import { replaceFile, writeAtomically } from '../workspace/write.js';
import type { Flags } from './args.js';
import { changesFor } from './changed.js';
import { unifiedDiff, type FileChange } from './diff.js';
import { progress } from './progress.js';
import { configsFor, type Knowledge } from './setup.js';
import { lintStdin } from './stdin.js';
import { suppressionChange, whatWasDone } from './suppress.js';
import { wantsColor, type Terminal } from './terminal.js';
import { memoryKeeper, tuneFor, untune } from './tune.js';

export async function lintCommand(
  paths: readonly string[],
  flags: Flags,
  knowledge: Knowledge,
  terminal: Terminal,
): Promise<number> {
  const mostWarnings = readCount(flags['max-warnings']);
  const suppressing = suppressionChange(flags);
  if (flags.stdin) return lintStdin(paths, flags, knowledge, terminal);
  const diffs = new Map<string, FileChange>();
  const fix = fixKind(flags);
  if (fix && !flags['fix-dry-run']) holdSignals();
  let shown: ReturnType<typeof progress> | undefined;
  const memory = memoryKeeper();
  const checked = await check({
    cwd: terminal.cwd,
    paths,
    ignoreUnknown: flags['ignore-unknown'],
    configs: configsFor(flags, knowledge.rules, terminal.cwd),
    formats: knowledge.formats,
    changes: await changesFor(flags, terminal),
    suppressing,
    fix,
    dryRun: flags['fix-dry-run'],
    onFixed: (file, before, after) => {
      if (!flags['fix-dry-run']) return replaceFile(file.absolute, before, after);
      // What all files tell is fixed in a file that may have been fixed before.
      diffs.set(file.path, { path: file.path, before: diffs.get(file.path)?.before ?? before, after });
      return undefined;
    },
    onFound: memory.found,
    onStart: (files) => {
      tuneFor(files);
      shown = progress(files, terminal);
      return (done) => {
        memory.linted(done);
        shown?.step(done);
      };
    },
  }).finally(() => shown?.close());
  const { report } = checked;
  if (flags['fix-dry-run']) terminal.out(await unifiedDiff([...diffs.values()]));
  else await publish(report, flags, knowledge, terminal, checked.files);
  if (checked.fixed > 0) terminal.err(`Fixed ${checked.fixed} ${checked.fixed === 1 ? 'finding' : 'findings'}.\n`);
  if (checked.suppressing) terminal.err(whatWasDone(checked.suppressing, flags));
  const status = exitStatus(report, flags, mostWarnings);
  return Math.max(status, nothingFound(report, flags, terminal));
}

export function fixKind(flags: Flags): FixKind | undefined {
  if (flags['fix-unsafe']) return 'all';
  return flags.fix || flags['fix-dry-run'] ? 'safe' : undefined;
}

function readCount(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{1,9}$/.test(value)) throw new UserError(`--max-warnings needs a whole number, and got "${value}".`);
  return Number(value);
}

const NOTHING_FOUND =
  'toolint: no manifest was found, so nothing was checked. `toolint --why FILE` says why a file is none.\n';

/** A check that looked at nothing must not pass for a check that passed. */
function nothingFound(report: Report, flags: Flags, terminal: Terminal): number {
  const what = flags['if-no-manifests'] ?? 'warn';
  if (report.files.length > 0 || report.failures.length > 0 || what === 'ignore') return 0;
  // The pretty report says so itself.
  const isSaid = (flags.format ?? 'pretty') === 'pretty' && flags['output-file'] === undefined;
  if (!isSaid || what === 'error') terminal.err(NOTHING_FOUND);
  return what === 'error' ? 2 : 0;
}

export function exitStatus(report: Report, flags: Flags, mostWarnings: number | undefined): number {
  if (report.failures.length > 0) return 2;
  const bound = flags['fail-on'] ?? 'error';
  const isBad = bound !== 'never' && report.findings.some(({ severity }) => isAtLeast(severity, bound as Severity));
  const isOverLimit = mostWarnings !== undefined && countAll(report).warnings > mostWarnings;
  return isBad || isOverLimit ? 1 : 0;
}

export async function publish(
  report: Report,
  flags: Flags,
  { rules }: Knowledge,
  terminal: Terminal,
  files: readonly FoundFile[],
  texts: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  let absolute: ReadonlyMap<string, string> | undefined;
  const source = (path: string): string | undefined => {
    const known = texts.get(path);
    if (known !== undefined) return known;
    absolute ??= new Map(files.map((file) => [file.path, file.absolute]));
    const read = readText(absolute.get(path) ?? resolve(terminal.cwd, path));
    return 'text' in read ? read.text : undefined;
  };
  const file = flags['output-file'];
  const parts = await renderParts((flags.format ?? 'pretty') as ReportFormat, report, {
    source,
    quiet: flags.quiet,
    color: file === undefined && wantsColor(flags, terminal),
    rules: rules.map((rule) => ({ ...rule, url: pageOf(rule) })),
    width: terminal.width,
    failOn: (flags['fail-on'] ?? 'error') as Severity | 'never',
  });
  keepCode(report, flags, terminal);
  if (file === undefined) {
    await printParts(parts, terminal);
    return;
  }
  try {
    const target = resolve(terminal.cwd, file);
    holdSignals();
    mkdirSync(dirname(target), { recursive: true });
    writeAtomically(target, [...parts].join(''));
  } catch (error) {
    throw new UserError(`The report could not be written to ${file}: ${whyNot(error)}.`);
  }
  terminal.err(`toolint: the report is in ${file}.\n`);
}

async function printParts(parts: Iterable<string>, terminal: Terminal): Promise<void> {
  let isFirst = true;
  for (const part of parts) {
    // Node keeps what it has written until the turn is over.
    if (!isFirst) await nextTurn();
    isFirst = false;
    terminal.out(part);
  }
}

/** Each syntax and each report has code of its own. */
function keepCode({ files }: Report, { format = 'pretty', fix }: Flags, terminal: Terminal): void {
  if (files.length === 0) return;
  untune();
  terminal.keepCode([...new Set(files.map(({ path }) => extname(path))), format, ...(fix ? ['fix'] : [])]);
}

/** The system's own words, without the paths that it adds. */
export function whyNot(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ? message.replace(/^\w+: /, '').replace(/, \w+( '.*)?$/, '') : message;
}
