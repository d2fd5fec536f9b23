/**
 * One line for each finding, as compilers write it: terminals and editors make a link of the place. The last line, which
 * has no place, says what was looked at and what can be fixed.
 */
import { isServerPath, type Report } from '../../core/finding.js';
import { overview as overviewOf, sortedByPath, type ReportContext } from '../overview.js';
import { sentence, visible } from '../text.js';
import { palette, summary, withoutRunnerCommands } from '../terminal.js';

export function concise(report: Report, context: ReportContext): string {
  const overview = overviewOf(report, context);
  const { failed, findings } = overview;
  if (context.quiet && !failed && findings.length === 0) return '';
  const paint = palette(context.color);
  const lines = findings.map(({ path, pointer, line, column, severity, message, rule }) => {
    const what = `${paint.severity(severity, severity)} ${sentence(message)} ${paint.dim(`[${visible(rule)}]`)}`;
    // All findings about a running server stand at its first line.
    const where = isServerPath(path) ? `${path}#${pointer}` : path;
    return `${visible(where)}:${line}:${column}: ${what}`;
  });
  const failures = sortedByPath(report.failures).map(
    ({ path, message }) => `${visible(path || '.')}: ${paint.severity('error', 'failed')} ${sentence(message)}`,
  );
  return withoutRunnerCommands(`${[...lines, ...failures, summary(report, overview, context)].join('\n')}\n`);
}
