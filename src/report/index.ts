/** Findings to a string. Each format is loaded only when it is asked for. */
import type { Report } from '../core/finding.js';
import type { ReportContext, ReportFormat } from './context.js';

export type { ReportContext, ReportFormat, RuleInfo } from './context.js';

type Renderer = (report: Report, context: ReportContext) => string;

const RENDERERS: Readonly<Record<ReportFormat, () => Promise<Renderer>>> = {
  pretty: async () => (await import('./pretty.js')).pretty,
  json: async () => (await import('./json.js')).json,
  sarif: async () => (await import('./sarif.js')).sarif,
  github: async () => (await import('./github.js')).github,
  junit: async () => (await import('./junit.js')).junit,
  markdown: async () => (await import('./markdown.js')).markdown,
  html: async () => (await import('./html.js')).html,
};

export const REPORT_FORMATS = Object.keys(RENDERERS) as readonly ReportFormat[];

/** The whole report as text that ends with a newline; empty where there is nothing to say. */
export async function render(format: ReportFormat, report: Report, context: ReportContext): Promise<string> {
  const renderer = await RENDERERS[format]();
  return renderer(report, context);
}
