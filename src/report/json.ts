/** The JSON report, version 1: its names are a contract, published as schemas/report.schema.json. */
import { compareText, countAll, total, type Finding, type Report } from '../core/finding.js';
import { sorted, sortedByPath } from './overview.js';

export function json(report: Report): string {
  const { tool, files, skipped, failures, suppressed, leftOut } = report;
  const findings = sorted(report.findings);
  const { errors, warnings, infos, fixable } = countAll(report);
  return printJson({
    version: 1,
    tool: { name: tool.name, version: tool.version },
    summary: {
      ...{ files: files.length, errors, warnings, infos, suppressed, skipped: skipped.length, fixable },
      ...(leftOut && { leftOut: total(leftOut) }),
    },
    files: sortedByPath(files).map(({ path, formats, tools }) => ({ path, formats, tools })),
    skipped: sortedByPath(skipped).map(({ path, reason }) => ({ path, reason })),
    findings: findings.map(jsonFinding),
    failures: [...failures]
      .sort((a, b) => compareText(a.path, b.path) || compareText(a.message, b.message))
      .map(({ path, message }) => ({ path, message })),
  });
}

function jsonFinding(finding: Finding): object {
  const { rule, severity, message, path, pointer, tool, line, column, endLine, endColumn, url, related, fix } = finding;
  return {
    rule,
    severity,
    message,
    path,
    pointer,
    tool,
    line,
    column,
    endLine,
    endColumn,
    url,
    related: related?.map((each) => ({ path: each.path, line: each.line, column: each.column, note: each.note })),
    fix: fix && {
      title: fix.title,
      safe: fix.safe,
      edits: fix.edits.map(({ start, end, text }) => ({ start, end, text })),
    },
  };
}

/** The same data, but nothing in it that a terminal or a build runner would obey. Such characters stand only in strings. */
export function printJson(value: unknown): string {
  const text = JSON.stringify(value, undefined, 2);
  return `${text.replace(/[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\x7f-\x9f]|#(?=#\[)/gu, escapeUnits)}\n`;
}

function escapeUnits(character: string): string {
  let escaped = '';
  for (let i = 0; i < character.length; i++) escaped += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
  return escaped;
}
