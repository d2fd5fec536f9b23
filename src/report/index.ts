/** Findings to a string. */
import type { Report } from '../core/finding.js';
import type { ReportContext, ReportFormat } from './context.js';
import { json } from './json.js';

export type { ReportContext, ReportFormat, RuleInfo } from './context.js';

export const REPORT_FORMATS: readonly ReportFormat[] = [
  'pretty',
  'json',
  'sarif',
  'github',
  'junit',
  'markdown',
  'html',
];

/** The whole report as text that ends with a newline; empty where there is nothing to say. */
export async function render(format: ReportFormat, report: Report, context: ReportContext): Promise<string> {
  if (format === 'json') return json(report);
  const renderers = await import('./renderers.js');
  return renderers[format](report, context);
}
