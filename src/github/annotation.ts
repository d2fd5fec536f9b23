/** Findings and failures as annotations of a check run: https://docs.github.com/rest/checks/runs */
import type { Failure, Finding, Report } from '../core/finding.js';
import type { Severity } from '../core/rule.js';
import type { ReportContext } from '../report/overview.js';
import { drawFrame, frame } from '../report/frame.js';
import { fixFlag, gravestFirst, sorted, sortedByPath } from '../report/overview.js';
import { openSources, type Sources } from '../report/frame.js';
import { cut, sentence, webLink, wellFormed } from '../report/text.js';

export interface Annotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly start_column?: number;
  readonly end_column?: number;
  readonly annotation_level: 'failure' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  readonly raw_details?: string;
}

const LEVELS: Readonly<Record<Severity, Annotation['annotation_level']>> = {
  error: 'failure',
  warning: 'warning',
  info: 'notice',
};
const TITLE = 255;
/** Characters; GitHub takes 64 KB. */
const DETAILS = 10_000;
const FRAME_COLUMNS = 100;
const NOTES = 20;

/** At most so many, the gravest first, and how many findings are left out. */
export function annotationsOf(
  report: Report,
  context: ReportContext,
  most: number,
): { annotations: Annotation[]; left: number } {
  const sources = openSources(report, context);
  const failures = sortedByPath(report.failures).filter(isInRepository).slice(0, most);
  const findings = gravestFirst(sorted(report.findings))
    .filter(isInRepository)
    .slice(0, most - failures.length);
  const annotations = [...failures.map(ofFailure), ...findings.map((finding) => ofFinding(finding, sources))];
  return { annotations, left: report.findings.length - findings.length };
}

function ofFinding(finding: Finding, sources: Sources): Annotation {
  const { severity, rule, path, line, column, endLine, endColumn, message, url, fix } = finding;
  const link = webLink(url);
  const parts = [sentence(message) || sentence(rule)];
  if (fix) parts.push(`Fix: ${sentence(fix.title, 200)} (${fixFlag(fix)})`);
  if (link) parts.push(link);
  return {
    path: wellFormed(path),
    start_line: line,
    end_line: endLine,
    // GitHub takes columns only for what stands on one line.
    ...(line === endLine && { start_column: column, end_column: Math.max(column, endColumn) }),
    annotation_level: LEVELS[severity],
    title: cut(sentence(rule), TITLE),
    message: parts.join('\n'),
    ...detailsOf(finding, sources),
  };
}

function detailsOf(finding: Finding, sources: Sources): { raw_details?: string } {
  const { path, related = [] } = finding;
  const source = sources(path);
  const rows = source ? frame(source, finding, { columns: FRAME_COLUMNS, around: true }) : [];
  const notes = related
    .slice(0, NOTES)
    .map((each) => `${sentence(each.note, 300)} (${sentence(each.path, 300)}:${each.line}:${each.column})`);
  const text = [...drawFrame(rows), ...notes].join('\n');
  return text === '' ? {} : { raw_details: cut(text, DETAILS) };
}

function ofFailure({ path, message }: Failure): Annotation {
  return {
    path: wellFormed(path),
    start_line: 1,
    end_line: 1,
    annotation_level: 'failure',
    title: 'could not be linted',
    message: sentence(message) || 'No reason is known.',
  };
}

/** Some failures are of no file, or of one elsewhere; GitHub refuses all for one such path. */
function isInRepository({ path }: { readonly path: string }): boolean {
  return path !== '' && !/^(?:\.{0,2}\/|[A-Za-z]:)/.test(path);
}
