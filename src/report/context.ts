/** What a report is given beside the findings. */
import type { Rule, Severity } from '../core/rule.js';

export const REPORT_FORMATS = ['pretty', 'json', 'sarif', 'github', 'junit', 'markdown', 'html'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

export interface ReportContext {
  /** The text of a file, for code frames; undefined when it was not read or is gone. */
  source(path: string): string | undefined;
  readonly color: boolean;
  readonly rules: readonly RuleInfo[];
  /** Columns of the terminal, where there is one. */
  readonly width?: number;
  /** Errors only; in `pretty` not a word where there are none and nothing fails the run. All is counted all the same. */
  readonly quiet?: boolean;
  /** The least severity that fails the run. */
  readonly failOn: Severity | 'never';
  /** More warnings than this fail the run too. */
  readonly maxWarnings?: number;
  /** The absolute folder that paths are relative to (sarif). */
  readonly root?: string;
}

export interface RuleInfo extends Pick<Rule, 'summary' | 'severity' | 'in' | 'source'> {
  readonly id: string;
}
