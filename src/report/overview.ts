/** A report counted, sorted and grouped, for the formats that people read. */
import {
  isServerPath,
  compareFindings,
  compareSeverity,
  compareText,
  countAll,
  sortedBy,
  isAtLeast,
  NO_COUNTS,
  total,
  type Counts,
  type Finding,
  type Report,
} from '../core/finding.js';
import { groupBy } from '../core/collections.js';
import type { Severity, Rule } from '../core/rule.js';
import { isNearMiss, readOf } from './not-read.js';
import { grouped, counted } from './text.js';

export interface Overview extends Counts {
  readonly files: number;
  readonly tools: number;
  readonly servers: number;
  /** Servers that files describe instead of tools. */
  readonly described: number;
  /** Findings that `--fix` mends; the other fixable ones need `--fix-unsafe`. */
  readonly safe: number;
  /** The run fails, by findings or because something could not be done. */
  readonly failed: boolean;
  /** How much was read of what a model is shown. */
  readonly read: ReturnType<typeof readOf>;
  /** Those that the report tells. */
  readonly findings: readonly Finding[];
  /** Those that it does not. */
  readonly untold: number;
}

export function overview(report: Report, context: ReportContext): Overview {
  const { failOn, maxWarnings } = context;
  const { findings: all, failures } = report;
  const counts = countAll(report);
  const findings = visibleFindings(report, context);
  return {
    ...counts,
    files: report.files.length,
    servers: report.servers?.length ?? 0,
    described: report.files.reduce((sum, file) => sum + (file.servers ?? 0), 0),
    tools: report.files.reduce((sum, file) => sum + file.tools, 0),
    read: readOf(report),
    safe: all.filter((each) => each.fix?.safe).length,
    failed:
      failures.length > 0 ||
      all.some((each) => failsRun(each, failOn)) ||
      tooManyWarnings(counts, maxWarnings) !== undefined,
    findings,
    untold: all.length - findings.length,
  };
}

/** The findings that a report tells, in order. */
export function visibleFindings({ findings }: Report, { quiet }: Pick<ReportContext, 'quiet'>): readonly Finding[] {
  return sorted(quiet ? findings.filter(({ severity }) => severity === 'error') : findings);
}

/** Why too many warnings fail the run, as a sentence. */
export function tooManyWarnings({ warnings }: Counts, most: number | undefined): string | undefined {
  if (most === undefined || warnings <= most) return undefined;
  return `There ${warnings === 1 ? 'is' : 'are'} ${counted(warnings, 'warning')}, and --max-warnings allows ${grouped(most)}.`;
}

function failsRun(finding: Finding, failOn: ReportContext['failOn']): boolean {
  return failOn !== 'never' && isAtLeast(finding.severity, failOn);
}

export const sorted = (findings: readonly Finding[]): readonly Finding[] => sortedBy(findings, compareFindings);

export function sortedByPath<T extends { readonly path: string }>(items: readonly T[]): readonly T[] {
  return sortedBy(items, (a, b) => compareText(a.path, b.path));
}

/** Errors first, else in the order given. */
export function mostSevereFirst(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) => compareSeverity(a.severity, b.severity));
}

export function byPath<T extends { readonly path: string }>(items: readonly T[]): Map<string, T[]> {
  return groupBy(items, (each) => each.path);
}

interface RuleCount {
  readonly rule: string;
  readonly severity: Severity;
  readonly count: number;
  /** How many of them have a fix, safe or not. */
  readonly safe: number;
  readonly unsafe: number;
  readonly url: string;
}

/** The most severe first, then the most frequent. */
export function byRule(findings: readonly Finding[]): RuleCount[] {
  const counts = Array.from(
    groupBy(findings, (each) => each.rule),
    ([rule, found]): RuleCount => {
      const { severity, url } = mostSevereFirst(found)[0]!;
      const fixes = found.flatMap(({ fix }) => (fix ? [fix.safe] : []));
      const safe = fixes.filter(Boolean).length;
      return { rule, severity, count: found.length, safe, unsafe: fixes.length - safe, url };
    },
  );
  return counts.sort(
    (a, b) => compareSeverity(a.severity, b.severity) || b.count - a.count || compareText(a.rule, b.rule),
  );
}

/** "2 errors, 1 warning"; empty where there are none. */
export function severities({ errors, warnings, infos }: Counts): string {
  const parts = [];
  if (errors) parts.push(counted(errors, 'error'));
  if (warnings) parts.push(counted(warnings, 'warning'));
  if (infos) parts.push(counted(infos, 'info'));
  return parts.join(', ');
}

/** "12 files with 37 tools", "3 files with 2 servers, 14 tools". */
export const scope = ({ files, tools, servers, described }: Overview): string =>
  `${counted(files, servers > 0 ? 'server' : 'file')} with ${held(tools, described)}`;

/** What files describe: "2 servers, 14 tools", or tools alone. */
export const held = (tools: number, servers = 0): string =>
  [
    ...(servers > 0 ? [counted(servers, 'server')] : []),
    ...(tools > 0 || servers === 0 ? [counted(tools, 'tool')] : []),
  ].join(', ');

/** Why there was nothing to lint. */
export function whyNothing({ failures, files }: Report): string {
  if (failures.some(({ path }) => isServerPath(path))) return 'No server answered';
  return files.length > 0 ? `No tool could be read in ${counted(files.length, 'file')}` : 'No manifest was found';
}

/** What to say of a run without findings: "No problems in 3 files with 12 tools". */
export function whatIsClean(report: Report, overview: Overview): string {
  const { read } = overview;
  if (read === 'nothing') return `${whyNothing(report)}, so nothing was linted`;
  const nothing = `No ${overview.failed ? 'findings' : 'problems'} in`;
  return `${nothing} ${read === 'part' ? 'what was read: ' : ''}${scope(overview)}`;
}

/** What else there is to say in a few words each. */
export function facts(report: Report, { fixable: all, safe, untold }: Overview, whySkipped = ''): string[] {
  const { suppressed, elsewhere = 0, leftOut = NO_COUNTS, skipped, failures } = report;
  const parts = [];
  if (untold > 0) parts.push(`${grouped(untold)} not shown (--quiet)`);
  if (safe > 0) parts.push(`${grouped(safe)} fixable with --fix`);
  if (all > safe) parts.push(`${grouped(all - safe)} fixable with --fix-unsafe`);
  if (suppressed > 0) parts.push(`${grouped(suppressed)} suppressed`);
  if (total(leftOut) > 0) parts.push(`${grouped(total(leftOut))} left out beyond the limits`);
  if (elsewhere > 0) parts.push(`${grouped(elsewhere)} elsewhere, not in what changed`);
  const others = skipped.filter((each) => !isNearMiss(each));
  if (others.length > 0) parts.push(`${skippedText(others)}${whySkipped}`);
  if (failures.length > 0) parts.push(counted(failures.length, 'failure'));
  return parts;
}

/** Reasons begin with them: files that are linted only when they are named. */
const KINDS: readonly string[] = ['test', 'bundle', 'scaffold', 'skill', 'declaration'];

/** "skipped: 12 tests, 3 bundles"; "2 files skipped" where it is for other reasons. */
function skippedText(skipped: Report['skipped']): string {
  const counts = groupBy(skipped, ({ reason }) => KINDS.find((kind) => reason.startsWith(`${kind} `)));
  const kinds = KINDS.flatMap((kind) => (counts.has(kind) ? [counted(counts.get(kind)!.length, kind)] : []));
  const others = counts.get(undefined)?.length ?? 0;
  if (kinds.length === 0) return `${counted(others, 'file')} skipped`;
  return `skipped: ${[...kinds, ...(others > 0 ? [counted(others, 'other file')] : [])].join(', ')}`;
}

export const fixFlag = (fix: { readonly safe: boolean }): string => (fix.safe ? '--fix' : '--fix-unsafe');

/** What a report is given beside the findings. */
export interface ReportContext {
  /** The text of a file, for code frames; undefined when it was not read or is gone. */
  source(path: string): string | undefined;
  readonly color: boolean;
  readonly rules: readonly RuleInfo[];
  /** Columns of the terminal, where there is one. */
  readonly width?: number;
  /** Errors only; in `pretty` not a word where there are none and nothing fails the run. All is counted all the same. */
  readonly quiet?: boolean;
  /** Counts by rule in place of the findings (pretty). */
  readonly statistics?: boolean;
  /** The least severity that fails the run. */
  readonly failOn: Severity | 'never';
  /** More warnings than this fail the run too. */
  readonly maxWarnings?: number;
  /** The absolute folder that paths are relative to (sarif). */
  readonly root?: string;
}

export interface RuleInfo extends Pick<Rule, 'summary' | 'severity' | 'in' | 'source' | 'securitySeverity'> {
  readonly id: string;
}
