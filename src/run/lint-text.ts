/** Lints one text by itself: opens what that needs, lints, reports and closes it. */
import type { AppliedFix, Finding, Report } from '../core/finding.js';
import type { ResolvedConfig } from '../config/resolve.js';
import type { FoundFile } from '../files/discover.js';
import type { Read } from '../files/read.js';
import { ignored, reportAlone, withoutSuppressed } from './run-result.js';
import { lintRead, type LintOptions } from './lint-file.js';
import { openServices } from './services.js';
import { openSuppressions } from './suppressions.js';

interface TextOptions extends Pick<LintOptions, 'formats' | 'fix' | 'dryRun' | 'onFixed'> {
  readonly cwd: string;
  /** The folder of toolint-suppressions.json, if not `cwd`. */
  readonly suppressionsIn?: string;
  /** It is not part of something else. */
  readonly isWhole?: boolean;
  /** Where to report the findings, if not in the text. */
  place?(findings: readonly Finding[]): readonly Finding[];
}

/** `read` is the text, or why there is none. */
export async function lintText(
  file: FoundFile,
  read: Read,
  config: ResolvedConfig,
  { cwd, suppressionsIn = cwd, isWhole, place, ...options }: TextOptions,
): Promise<{ report: Report; fixed: readonly AppliedFix[] }> {
  const suppressions = (await openSuppressions(suppressionsIn))?.match;
  const { services, imports, close } = openServices(cwd);
  try {
    const rule = config.ignored(file.path);
    const lintOptions = { ...options, services, imports, suppressions };
    const outcome = rule ? ignored(file, rule) : await lintRead(file, read, config, lintOptions);
    const report = reportAlone(outcome, isWhole);
    const placed = place ? { ...report, findings: place(report.findings) } : report;
    return { report: withoutSuppressed(placed, suppressions), fixed: outcome?.fixed ?? [] };
  } finally {
    close();
  }
}
