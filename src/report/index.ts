/** Findings to text, in every format. */
import type { Report } from '../core/finding.js';
import { formats } from '../generated/report-formats.js';
import type { ReportContext } from './overview.js';

export type ReportFormat = keyof typeof formats;
export const REPORT_FORMATS = Object.keys(formats) as ReportFormat[];
export type { ReportContext, RuleInfo } from './overview.js';

/** What a format is: a function in a file of its name in formats/. */
type Render = (report: Report, context: ReportContext) => string | Iterable<string>;

/** The whole report as text that ends with a newline; empty where there is nothing to say. */
export async function render(format: ReportFormat, report: Report, context: ReportContext): Promise<string> {
  return [...(await renderParts(format, report, context))].join('');
}

/** The same in parts, where a report may be very long. */
export async function renderParts(
  format: ReportFormat,
  report: Report,
  context: ReportContext,
): Promise<Iterable<string>> {
  const write: Render = formats[format];
  const text = write(report, context);
  return typeof text === 'string' ? [text] : text;
}
