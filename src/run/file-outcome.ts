/** What came of a file. */
import type { Hunk } from '../engine/changed-lines.js';
import {
  compareFindings,
  type AppliedFix,
  type Counts,
  type Failure,
  type FileResult,
  type Finding,
  type Report,
  type Skipped,
} from '../core/finding.js';
import type { LintResult } from '../engine/lint.js';
import type { Settings } from '../engine/applicable-rules.js';
import { NO_FORMAT } from '../engine/recognise.js';
import { compareAlone, settingsAlone } from '../engine/project.js';
import type { Matcher } from '../engine/suppressions.js';
import type { DisabledRanges } from '../engine/disabled-ranges.js';
import { TOOL } from '../core/version.js';
import { isCode, languageOf } from '../parse/parse.js';
import type { ResolvedConfig } from '../config/resolve.js';
import type { FoundFile } from '../files/discover.js';
import { originOf, type IgnoreRule } from '../files/gitignore.js';

export interface FileOutcome {
  readonly file?: FileResult;
  /** How many of its tools are defined in files that it imports, by their paths. */
  readonly borrowed?: ReadonlyMap<string, number>;
  readonly skipped?: Skipped;
  readonly isIgnored?: true;
  /** It could not be parsed, or only in part. */
  readonly isBroken?: boolean;
  readonly findings: readonly Finding[];
  readonly leftOut?: Counts;
  /** The files that those are in which were left out. */
  readonly cutShort?: readonly string[];
  readonly failures: readonly Failure[];
  readonly facts: LintResult['facts'];
  readonly secrets: LintResult['secrets'];
  readonly settings: Settings;
  readonly known: ResolvedConfig['known'];
  readonly disabledRanges?: DisabledRanges;
  readonly fixed: readonly AppliedFix[];
  /** As in a text that was fixed. */
  readonly renamed?: ReadonlyMap<string, string>;
  /** The changed lines of what the file holds now. */
  readonly changed?: readonly Hunk[] | 'all';
}

const NOTHING = {
  findings: [],
  failures: [],
  facts: new Map(),
  secrets: [],
  settings: new Map(),
  known: new Map(),
  fixed: [],
};
export const skipped = (path: string, reason: string): FileOutcome => ({ ...NOTHING, skipped: { path, reason } });

const IGNORED: FileOutcome = { ...NOTHING, isIgnored: true };
export const ignored = ({ path, named }: FoundFile, rule: IgnoreRule): FileOutcome =>
  named ? skipped(path, `ignored by the config${originOf(rule)}`) : IGNORED;

export function failed(path: string, message: string, limit?: string): FileOutcome {
  const more = limit === undefined ? '' : ` \`limits.${limit}\` in the config says how much may be.`;
  return { ...NOTHING, failures: [{ path, message: `${message}${more}` }] };
}

/** Whether there can be no further findings in a file. One that was not named may have more once it is named. */
export function isFullyLinted({ path, named }: FoundFile, outcome: FileOutcome | undefined): boolean {
  if (outcome?.isIgnored || (outcome && outcome.failures.length > 0)) return false;
  if (outcome?.file) return !outcome.isBroken && !outcome.leftOut;
  const isNone = outcome?.skipped === undefined || outcome.skipped.reason === NO_FORMAT;
  return isNone && (named || isCode(languageOf(path)));
}

/** To be asked when all is found that directives may hide. */
export function unusedDirectives({
  disabledRanges,
  settings,
  known,
}: Pick<FileOutcome, 'disabledRanges' | 'settings' | 'known'>): Finding[] {
  return disabledRanges?.unused(settings, known.keys()) ?? [];
}

/** The findings of one text by itself. `isWhole`: it is not part of something else. */
export function reportOn(outcome: FileOutcome | undefined, match?: Matcher, isWhole = false): Report {
  const { findings, failures, suppressed } = outcome
    ? reportOfOne(outcome, isWhole)
    : { findings: [], failures: [], suppressed: 0 };
  const { visible, hidden } = match?.(findings) ?? { visible: findings, hidden: [] };
  return {
    tool: TOOL,
    files: outcome?.file ? [outcome.file] : [],
    skipped: outcome?.skipped ? [outcome.skipped] : [],
    findings: visible,
    failures,
    suppressed: hidden.length + suppressed,
    secrets: outcome?.secrets ?? [],
    ...(outcome?.leftOut && { leftOut: outcome.leftOut }),
  };
}

function reportOfOne(outcome: FileOutcome, isWhole: boolean): Pick<Report, 'findings' | 'failures' | 'suppressed'> {
  const { settings, disabledRanges } = outcome;
  const compared = compareAlone(outcome, settings, isWhole);
  const told = compared.findings.filter((finding) => !disabledRanges?.hides(finding));
  const unused = disabledRanges ? unusedDirectives({ ...outcome, settings: settingsAlone(settings, isWhole) }) : [];
  return {
    findings: [...outcome.findings, ...told, ...unused].sort(compareFindings),
    failures: [...outcome.failures, ...compared.failures],
    suppressed: disabledRanges?.hidden ?? 0,
  };
}
