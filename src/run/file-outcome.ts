/** The outcome of linting one file, and the report of a file by itself. */
import type { Hunk } from '../engine/changed-lines.js';
import { compareFindings, makeReport } from '../core/finding.js';
import type { AppliedFix, Counts, Failure, FileResult, Finding, Report, Skipped, Unread } from '../core/finding.js';
import type { UnreadCode } from '../core/code.js';
import type { LintResult } from '../engine/lint.js';
import type { Settings } from '../engine/applicable-rules.js';
import type { PlacedWiring } from '../engine/servers.js';
import { NO_FORMAT } from '../engine/recognise.js';
import { oncePerCause } from '../engine/causes.js';
import type { WholeTools } from './copies.js';
import { findingsAlone } from '../engine/project.js';
import type { Matcher } from '../engine/suppressions.js';
import type { DisabledRanges } from '../engine/disabled-ranges.js';
import type { CountedTool } from '../read/counted-tools.js';
import { isCode, languageOf } from '../core/language.js';
import type { ResolvedConfig } from '../config/resolve.js';
import type { FoundFile } from '../files/discover.js';
import { originOf, type IgnoreRule } from '../files/gitignore.js';

export interface FileOutcome {
  readonly file?: FileResult;
  /** Registrations that cannot be read. */
  readonly unread?: readonly (Unread & Pick<UnreadCode, 'mayBeElsewhere' | 'givenTo'>)[];
  /** How many tools are written there that may be registered elsewhere. */
  readonly looseTools?: number;
  /** The nodes that are given a server, on which tools are registered. */
  readonly given?: readonly string[];
  /** The tools of source code: the same one may be written, imported and registered in several files. */
  readonly counted?: readonly CountedTool[];
  readonly wholeTools?: WholeTools;
  /** A hash of what a file holds that describes servers and not their tools, where something was found in it. */
  readonly text?: string;
  /** How tools reach servers. */
  readonly wiring?: PlacedWiring;
  readonly skipped?: Skipped;
  readonly isIgnored?: true;
  /** It took too long, perhaps only this time. */
  readonly isUnsure?: true;
  /** The files that it was compared with, or would have been. */
  readonly asked?: ReadonlySet<string>;
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

export const NOTHING = {
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

/** The report of one text by itself. `isWhole`: it is not part of something else. */
export function reportAlone(outcome: FileOutcome | undefined, isWhole = false): Report {
  if (!outcome) return makeReport({});
  const { file, skipped: left, secrets, leftOut, disabledRanges } = outcome;
  const { findings, failures } = findingsAlone({ ...outcome, known: outcome.known.keys() }, isWhole);
  return makeReport({
    files: file ? [file] : [],
    skipped: left ? [left] : [],
    findings: [...findings].sort(compareFindings),
    ...{ failures, secrets, suppressed: disabledRanges?.hidden ?? 0 },
    ...(leftOut && { leftOut }),
    ...(outcome.unread && { unread: outcome.unread.map(({ mayBeElsewhere: _, givenTo: _given, ...each }) => each) }),
  });
}

/** A report without what the suppressions file hides. */
export function withoutSuppressed(report: Report, match: Matcher | undefined): Report {
  const { visible, hidden } = match?.(report.findings) ?? { visible: report.findings, hidden: [] };
  return { ...report, findings: oncePerCause(visible), suppressed: report.suppressed + hidden.length };
}
