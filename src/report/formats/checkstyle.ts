/** Checkstyle's XML, as Jenkins and many other readers of lint reports take it. */
import { isServerPath, compareText, type Failure, type Finding, type Report } from '../../core/finding.js';
import { inOneText } from '../../core/message.js';
import { markup, cut, placeOf } from '../text.js';
import { type ReportContext, byPath, visibleFindings } from '../overview.js';

const MESSAGE = 2000;
/** The version of Checkstyle whose reports these are like: some readers ask for one. */
const VERSION = '4.3';

export function checkstyle(report: Report, context: ReportContext): string {
  const findings = byPath(visibleFindings(report, context));
  const failures = byPath(report.failures);
  const paths = [...new Set([...findings.keys(), ...failures.keys()])].sort(compareText);
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', `<checkstyle version="${VERSION}">`];
  for (const path of paths) {
    lines.push(`  <file name="${markup(path || '.')}">`);
    for (const failure of failures.get(path) ?? []) lines.push(ofFailure(failure));
    for (const finding of findings.get(path) ?? []) lines.push(ofFinding(finding));
    lines.push('  </file>');
  }
  return `${lines.join('\n')}\n</checkstyle>\n`;
}

function ofFailure({ message }: Failure): string {
  return `    <error line="1" severity="error" message="${markup(cut(message, MESSAGE))}" source="toolint"/>`;
}

function ofFinding(finding: Finding): string {
  const { path, line, column, severity, rule } = finding;
  const place = isServerPath(path) ? `${placeOf(finding)}: ` : '';
  const message = markup(cut(`${place}${inOneText(finding)}`, MESSAGE));
  // Readers take what is before the last dot of `source` for a category, and the rest for the rule.
  const source = `toolint.${markup(rule)}`;
  return `    <error line="${line}" column="${column}" severity="${severity}" message="${message}" source="${source}"/>`;
}
