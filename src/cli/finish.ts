/** The end of every run, whether it linted files or standard input: the exit status, the report or the patch, notices. */
import { countAll, isAtLeast, type Report } from '../core/finding.js';
import type { Knowledge, Severity } from '../core/rule.js';
import { tooManyWarnings } from '../report/overview.js';
import type { Flags } from './args.js';
import type { Linted } from './linted.js';
import { publishPatch, publishReport } from './publish.js';
import { whatWasDone } from './suppress.js';
import type { Terminal } from './terminal.js';

export async function finish(
  linted: Linted,
  flags: Flags,
  mostWarnings: number | undefined,
  knowledge: Knowledge,
  terminal: Terminal,
): Promise<number> {
  const { report, fixed, suppressing } = linted;
  const tooMany = tooManyWarnings(countAll(report), mostWarnings);
  const isIdle = report.files.length === 0 && report.failures.length === 0;
  const status = Math.max(
    exitStatus(report, flags, tooMany !== undefined),
    isIdle && flags['if-no-manifests'] === 'error' ? 2 : 0,
  );
  terminal.settle(status);
  if (flags['fix-dry-run']) await publishPatch(linted, flags, terminal);
  else await publishReport(linted, flags, mostWarnings, knowledge, terminal);
  if (fixed > 0) terminal.err(`Fixed ${fixed} ${fixed === 1 ? 'finding' : 'findings'}.\n`);
  if (suppressing) terminal.err(whatWasDone(suppressing, flags));
  const isToldByReport = saysAll(flags);
  if (tooMany !== undefined && (!isToldByReport || flags.quiet)) terminal.err(`toolint: ${tooMany}\n`);
  if (isIdle && isWorthTelling(flags, isToldByReport)) terminal.err(NOTHING_FOUND);
  return status;
}

function exitStatus(report: Report, flags: Flags, isOverLimit: boolean): number {
  if (report.failures.length > 0) return 2;
  const bound = flags['fail-on'] ?? 'error';
  const isBad = bound !== 'never' && report.findings.some(({ severity }) => isAtLeast(severity, bound as Severity));
  return isBad || isOverLimit ? 1 : 0;
}

/** The report that people see has these words itself. */
function saysAll(flags: Flags): boolean {
  return (flags.format ?? 'pretty') === 'pretty' && flags['output-file'] === undefined && !flags['fix-dry-run'];
}

const NOTHING_FOUND =
  'toolint: no manifest was found, so nothing was checked. `toolint --why FILE` says why a file was skipped.\n';

/** A check that looked at nothing must not pass for a check that passed. */
function isWorthTelling({ 'if-no-manifests': what = 'warn' }: Flags, isTold: boolean): boolean {
  return what === 'error' || (what === 'warn' && !isTold);
}
