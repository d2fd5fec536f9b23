/** Findings to a string. */
import type { Report } from '../core/finding.js';
import type { ReportContext, ReportFormat } from './context.js';
import { jsonParts } from './json.js';
import * as renderers from './renderers.js';

export { REPORT_FORMATS, type ReportContext, type ReportFormat, type RuleInfo } from './context.js';

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
  if (format === 'json') return jsonParts(report, context);
  return [renderers[format](report, context)];
}
