/** One line for each finding, as compilers write it: terminals and editors make a link of the place. */
import { isServerPath, type Report } from '../../core/finding.js';
import { sortedByPath, visibleFindings, type ReportContext } from '../overview.js';
import { sentence, visible } from '../text.js';
import { guard, palette } from './pretty.js';

export function concise(report: Report, context: ReportContext): string {
  const paint = palette(context.color);
  const lines = visibleFindings(report, context).map(({ path, pointer, line, column, severity, message, rule }) => {
    const what = `${paint.severity(severity, severity)} ${sentence(message)} ${paint.dim(`[${visible(rule)}]`)}`;
    // All findings about a running server stand at its first line.
    const where = isServerPath(path) ? `${path}#${pointer}` : path;
    return `${visible(where)}:${line}:${column}: ${what}\n`;
  });
  const failures = sortedByPath(report.failures).map(
    ({ path, message }) => `${visible(path || '.')}: ${paint.severity('error', 'failed')} ${sentence(message)}\n`,
  );
  return guard([...lines, ...failures].join(''));
}
