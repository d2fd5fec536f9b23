/** `toolint [paths]`: lints, fixes if asked, reports, and says by its exit status how it went. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Severity } from '../core/rule.js';
import { check } from '../run/run.js';
import { UserError } from '../files/errors.js';
import { isGlob, namedIn } from '../files/discover.js';
import { holdSignals, replaceFile, nextTurn, wouldReplace, writeNamed } from '../files/write.js';
import type { SuppressionChange, SuppressionsUpdate } from '../run/suppressions.js';
import { refuseMisspelt, type Flags } from './args.js';
import { asRunHere } from './command.js';
import { changesFor, type FileChange, unifiedDiff } from './changed.js';
import { type Linted, configsFor, fixKind } from './show.js';
import { lintStdin } from './stdin.js';
import { suppressionChange, whatWasDone } from './suppress.js';
import { type Call, type Terminal, wantsColor } from './terminal.js';
import { countAll, foundNothing, isAtLeast, isServerPath } from '../core/finding.js';
import type { AppliedFix, Finding, Report } from '../core/finding.js';
import { tooManyWarnings, sortedByPath } from '../report/overview.js';
import { withoutRunnerCommands } from '../report/terminal.js';
import { namedAndSkipped, notRead } from '../report/not-read.js';
import { grouped, counted, sentence, visible } from '../report/text.js';
import { startTiming, timed } from '../core/timing.js';
import { timingText } from './timing.js';
import { renderParts, type ReportFormat } from '../report/index.js';
import { absolutePath, isInside, realPath, relativePath } from '../files/paths.js';
import { readText } from '../files/read.js';

export async function lintCommand(paths: readonly string[], { flags, knowledge, terminal }: Call): Promise<number> {
  const [first = ''] = paths;
  if (!isGlob(first) && !existsSync(resolve(terminal.cwd, first))) refuseMisspelt(first);
  if (!flags.stdin && flags['stdin-filename'] !== undefined)
    throw new UserError('--stdin-filename names what comes in on standard input, so it goes together with --stdin.');
  const mostWarnings = readCount(flags['max-warnings']);
  const suppressing = suppressionChange(flags, terminal.cwd);
  if (flags['fix-dry-run'] && flags.format !== undefined)
    throw new UserError('--fix-dry-run prints a patch instead of a report, so it does not go together with --format.');
  const timing = flags.timing ? startTiming() : undefined;
  const linted = flags.stdin
    ? await lintStdin(paths, { flags, knowledge, terminal })
    : await lintFiles(paths, suppressing, { flags, knowledge, terminal });
  const status = await finish(linted, mostWarnings, { flags, knowledge, terminal });
  if (!flags.quiet && !flags['ignore-unknown']) {
    const named = namedIn(linted.stdin ? [linted.stdin.path] : paths, terminal.cwd);
    for (const line of namedAndSkipped(named, linted.report)) terminal.err(`toolint: ${line}\n`);
  }
  if (timing) terminal.err(timingText(timing, performance.now()));
  return status;
}

async function lintFiles(
  paths: readonly string[],
  suppressing: SuppressionChange | undefined,
  { flags, knowledge, terminal }: Call,
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
    cache: {
      isAsked: flags.cache === true || flags['cache-file'] !== undefined,
      file: flags['cache-file'],
      onFailure: (path, reason) =>
        terminal.err(`toolint: results could not be kept in ${visible(path)}: ${sentence(reason)}\n`),
    },
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

export function readCount(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{1,9}$/.test(value)) throw new UserError(`--max-warnings needs a whole number, and got "${value}".`);
  return Number(value);
}

/** One line on a terminal's standard error for runs that take longer than a second. */
const PATIENCE_MS = 1000;
const PAUSE_MS = 100;

export function progress(total: number, terminal: Terminal): { step(done: number): void; close(): void } {
  let next = Date.now() + PATIENCE_MS;
  let isShown = false;
  return {
    step(done) {
      const now = Date.now();
      if (now < next) return;
      next = terminal.isInteractive() ? now + PAUSE_MS : Infinity;
      if (next === Infinity) return;
      isShown = true;
      terminal.err(`\r\u001b[Ktoolint: ${done} of ${total} files`);
    },
    close() {
      if (isShown) terminal.err('\r\u001b[K');
    },
  };
}

/** The end of every run, whether it linted files or standard input: the exit status, the report or the patch, notices. */
export async function finish(
  linted: Linted,
  mostWarnings: number | undefined,
  { flags, knowledge, terminal }: Call,
): Promise<number> {
  const { report, suppressing } = linted;
  if (suppressing && acceptsOne(flags)) return tellOfOne(report, suppressing, flags, terminal);
  const tooMany = tooManyWarnings(countAll(report), mostWarnings);
  const isIdle = foundNothing(report);
  const status = Math.max(
    exitStatus(report, flags, tooMany !== undefined),
    isIdle && flags['if-no-manifests'] === 'error' ? 2 : 0,
  );
  terminal.settle(status);
  await timed('report', () =>
    flags['fix-dry-run']
      ? publishPatch(linted, flags, terminal)
      : publishReport(linted, mostWarnings, { flags, knowledge, terminal }),
  );
  if (fixKind(flags)) terminal.err(whatWasFixed(linted, flags));
  if (suppressing) terminal.err(whatWasDone(suppressing, flags));
  const isToldByReport = saysAll(flags);
  if (tooMany !== undefined && (!isToldByReport || flags.quiet)) terminal.err(`toolint: ${tooMany}\n`);
  if (isIdle && isWorthTelling(flags, isToldByReport)) {
    const unseen = isToldByReport ? [] : notRead(report).map((each) => `${sentence(each)}\n`);
    terminal.err(withoutRunnerCommands(asRunHere(NOTHING_FOUND, terminal) + unseen.join('')));
  }
  return status;
}

/** Who accepts one finding wants to know that it is accepted, not what else there is, unless a report is asked for. */
const acceptsOne = (flags: Flags): boolean =>
  flags['suppress-at'] !== undefined && flags.format === undefined && flags['output-file'] === undefined;

function tellOfOne(report: Report, done: SuppressionsUpdate, flags: Flags, terminal: Terminal): number {
  const status = report.failures.length > 0 ? 2 : Math.min(done.refused.length, 1);
  terminal.settle(status);
  tellFailures(report, terminal);
  terminal.err(whatWasDone(done, flags));
  return status;
}

/** The report lists only what is left: neither what was fixed, nor that nothing could be. */
function whatWasFixed({ report: { findings }, fixed, changes }: Linted, flags: Flags): string {
  if (fixed.length > 0)
    return withoutRunnerCommands(
      `Fixed ${counted(fixed.length, 'finding')}:\n${listed(fixed).join('\n')}\n${whatWasLeft(findings, flags)}`,
    );
  if (findings.length === 0 || changes.length > 0) return '';
  const unsafe = flags['fix-unsafe'] ? 0 : findings.filter(({ fix }) => fix && !fix.safe).length;
  const other = unsafe > 0 ? `; ${grouped(unsafe)} ${unsafe === 1 ? 'has' : 'have'} an unsafe one (--fix-unsafe)` : '';
  return `Nothing was fixed: no finding has a ${flags['fix-unsafe'] ? 'fix' : 'safe fix'}${other}.\n`;
}

/** How many findings are left, and why none of them was fixed. */
function whatWasLeft(findings: readonly Finding[], flags: Flags): string {
  if (findings.length === 0) return '';
  const withFix = findings.filter(({ fix }) => fix);
  const unsafe = flags['fix-unsafe'] ? 0 : withFix.filter(({ fix }) => !fix!.safe).length;
  const refused = withFix.length - unsafe;
  const none = findings.length - withFix.length;
  const reasons = [
    ...(none > 0 ? [`${grouped(none)} without a fix`] : []),
    ...(unsafe > 0 ? [`${grouped(unsafe)} whose fix may change what was meant (--fix-unsafe)`] : []),
    ...(refused > 0 ? [`${grouped(refused)} whose fix would cause another finding or change other lines`] : []),
  ];
  return `Left ${counted(findings.length, 'finding')}: ${reasons.join(', ')}.\n`;
}

const MOST_FIXES = 20;

/** Each with its place before it was made. */
function listed(fixes: readonly AppliedFix[]): string[] {
  const more = fixes.length - MOST_FIXES;
  return [
    ...fixes
      .slice(0, MOST_FIXES)
      .map(
        ({ path, line, column, title, rule }) =>
          `  ${visible(path)}:${line}:${column}: ${sentence(title)} [${visible(rule)}]`,
      ),
    ...(more > 0 ? [`  … and ${grouped(more)} more`] : []),
  ];
}

export function exitStatus(report: Report, flags: Flags, isOverLimit: boolean): number {
  if (report.failures.length > 0) return 2;
  const bound = flags['fail-on'] ?? 'error';
  const isBad = bound !== 'never' && report.findings.some(({ severity }) => isAtLeast(severity, bound as Severity));
  return isBad || isOverLimit ? 1 : 0;
}

/** The reports that people see in a terminal have these words themselves. */
function saysAll(flags: Flags): boolean {
  const { format = 'pretty' } = flags;
  return (format === 'pretty' || format === 'concise') && flags['output-file'] === undefined && !flags['fix-dry-run'];
}

const NOTHING_FOUND =
  'toolint: no manifest was found, so nothing was checked. `toolint --why FILE` says why a file was skipped.\n';

/** A check that looked at nothing must not pass for a check that passed. */
function isWorthTelling({ 'if-no-manifests': what = 'warn' }: Flags, isTold: boolean): boolean {
  return what === 'error' || (what === 'warn' && !isTold);
}

// The report of a run, or with --fix-dry-run its patch, with what else there is to say on standard error.

export async function publishReport(
  linted: Linted,
  maxWarnings: number | undefined,
  { flags, knowledge: { rules }, terminal }: Call,
): Promise<void> {
  const { report, stdin } = linted;
  refuseToReplace(linted, flags, terminal);
  const isFixedText = stdin !== undefined && (flags.fix || flags['fix-unsafe']);
  if (isFixedText) terminal.out(stdin.text ?? '');
  const absoluteOf = finder(linted, terminal);
  const format = (flags.format ?? 'pretty') as ReportFormat;
  const top = topOf(format, terminal);
  const source = (path: string): string | undefined => {
    if (path === stdin?.path) return stdin.text;
    const read = readText(top === undefined ? absoluteOf(path) : absolutePath(top, path));
    return 'text' in read ? read.text : undefined;
  };
  const parts = await renderParts(format, top === undefined ? report : countedFrom(top, report, terminal.cwd), {
    source,
    quiet: flags.quiet,
    statistics: flags.statistics,
    color: flags['output-file'] === undefined && wantsColor(flags, terminal),
    rules,
    width: terminal.width,
    failOn: (flags['fail-on'] ?? 'error') as Severity | 'never',
    maxWarnings,
  });
  await put('report', parts, flags, isFixedText ? { ...terminal, out: terminal.err } : terminal);
}

/** The variables that name the top of the workspace, where what reads a format counts paths from there. */
const WORKSPACES: Readonly<Partial<Record<ReportFormat, string>>> = {
  github: 'GITHUB_WORKSPACE',
  gitlab: 'CI_PROJECT_DIR',
  azure: 'BUILD_SOURCESDIRECTORY',
};

/** The top of the workspace, if what reads the format counts paths from there, in whatever folder of it a step works. */
function topOf(format: ReportFormat, { cwd, env }: Terminal): string | undefined {
  const variable = WORKSPACES[format];
  const top = variable === undefined ? undefined : realPath(env[variable] || cwd);
  const here = realPath(cwd);
  return top !== undefined && here !== undefined && isInside(top, here) ? top : undefined;
}

function countedFrom(top: string, report: Report, cwd: string): Report {
  const here = realPath(cwd)!;
  const moved = <T extends { readonly path: string }>(item: T): T =>
    item.path === '' || isServerPath(item.path)
      ? item
      : { ...item, path: relativePath(top, absolutePath(here, item.path)) };
  return { ...report, findings: report.findings.map(moved), failures: report.failures.map(moved) };
}

async function publishPatch(linted: Linted, flags: Flags, terminal: Terminal): Promise<void> {
  const { report, changes } = linted;
  refuseToReplace(linted, flags, terminal);
  await put('patch', [await unifiedDiff(changes)], flags, terminal);
  tellFailures(report, terminal);
  const here = absolutePath(terminal.cwd, '.');
  for (const { path } of changes) {
    if (isInside(here, absolutePath(here, path))) continue;
    terminal.err(
      `toolint: ${visible(path)} is not below this folder, so git and patch refuse its part of the patch here. Run toolint in a folder above it.\n`,
    );
  }
}

/** Where no report tells of them. */
function tellFailures({ failures }: Report, terminal: Terminal): void {
  for (const { path, message } of sortedByPath(failures)) {
    terminal.err(`toolint: ${path === '' ? '' : `${visible(path)}: `}${sentence(message)}\n`);
  }
}

function refuseToReplace(linted: Linted, { 'output-file': file }: Flags, terminal: Terminal): void {
  if (file === undefined) return;
  const absoluteOf = finder(linted, terminal);
  const manifests = linted.report.files.map(({ path }) => absoluteOf(path));
  if (!wouldReplace(resolve(terminal.cwd, file), manifests)) return;
  throw new UserError(
    `Nothing was written to ${file}: that is a manifest which was linted, and would be replaced. Name another file.`,
  );
}

/** Where the files are that findings are in, by their paths. */
function finder({ files }: Linted, { cwd }: Terminal): (path: string) => string {
  let absolute: ReadonlyMap<string, string> | undefined;
  return (path) => {
    absolute ??= new Map(files.map((file) => [file.path, file.absolute]));
    return absolute.get(path) ?? resolve(cwd, path);
  };
}

/** What a run has to show: on standard output, or in the file of --output-file. */
export async function put(
  what: 'report' | 'patch',
  parts: Iterable<string>,
  { 'output-file': file }: Flags,
  terminal: Terminal,
): Promise<void> {
  if (file === undefined) return printParts(parts, terminal);
  save(what, file, terminal, () => {
    holdSignals();
    return [...parts].join('');
  });
  terminal.err(`toolint: the ${what} is in ${visible(file)}.\n`);
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

/** The system's own words, without the paths that it adds. */
/** Writes what a user has named a file for: "the report", "the answers". */
export function save(what: string, file: string, { cwd }: Terminal, textOf: () => string): void {
  try {
    writeNamed(file, textOf(), absolutePath(cwd, '.'));
  } catch (error) {
    throw new UserError(`The ${what} could not be written to ${file}: ${whyNot(error)}.`);
  }
}

export function whyNot(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ? message.replace(/^\w+: /, '').replace(/, \w+( '.*)?$/, '') : message;
}
