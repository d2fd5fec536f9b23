/** The Reviewdog Diagnostic Format. https://github.com/reviewdog/reviewdog/tree/master/proto/rdf */
import { isServerPath } from '../../core/finding.js';
import type { Failure, Finding, FindingFix, Related, Report } from '../../core/finding.js';
import { inOneText } from '../../core/message.js';
import type { Severity } from '../../core/rule.js';
import { WHERE } from '../../core/version.js';
import { sourceText, type SourceText } from '../frame.js';
import { type ReportContext, sortedByPath, visibleFindings } from '../overview.js';
import { placeOf, sentence, visible, webLink } from '../text.js';
import { printJson } from './json.js';

const SEVERITIES: Readonly<Record<Severity, string>> = { error: 'ERROR', warning: 'WARNING', info: 'INFO' };

export function rdjson(report: Report, context: ReportContext): string {
  const positions = columnsOf(context);
  return printJson({
    source: { name: report.tool.name, url: WHERE.repository },
    diagnostics: [
      ...sortedByPath(report.failures).map(ofFailure),
      ...visibleFindings(report, context).map((finding) => ofFinding(finding, positions(finding.path))),
    ],
  });
}

function ofFailure({ path, message }: Failure): object {
  return {
    message: sentence(message),
    location: { path: visible(path || '.') },
    severity: 'ERROR',
    code: { value: 'could not be linted' },
  };
}

function ofFinding(finding: Finding, position: Position): object {
  const { rule, path, severity, related = [], fix, url, line, column, endLine, endColumn } = finding;
  const isServer = isServerPath(path);
  const place = isServer ? `${visible(placeOf(finding))}: ` : '';
  const start = position(line, column);
  return {
    message: `${place}${sentence(inOneText(finding))}`,
    location: { path: visible(path), ...(!isServer && { range: { start, end: position(endLine, endColumn) } }) },
    severity: SEVERITIES[severity],
    code: { value: visible(rule), url: webLink(url) },
    suggestions: fix?.safe ? suggestionsOf(fix, position) : undefined,
    ...(related.length > 0 && { related_locations: related.map(ofRelated) }),
  };
}

function ofRelated({ note, path, line }: Related): object {
  return { message: sentence(note), location: { path: visible(path), range: { start: { line } } } };
}

/** For a safe fix. Several suggestions are alternatives of each other, so only a fix of one edit can be expressed. */
function suggestionsOf({ edits }: FindingFix, position: Position): object[] | undefined {
  const [edit, ...others] = edits;
  const { source } = position;
  if (!edit || others.length > 0 || !source) return undefined;
  const [start, end] = [source.position(edit.start), source.position(edit.end)];
  return [
    { range: { start: position(start.line, start.column), end: position(end.line, end.column) }, text: edit.text },
  ];
}

interface Position {
  (line: number, column: number): { readonly line: number; readonly column?: number };
  readonly source: SourceText | undefined;
}

const utf8 = new TextEncoder();

/** Positions of a finding and its fix. */
const KEPT = 6;

/** Columns of this format count bytes of UTF-8, so the text is needed; a column that cannot be known is left out. */
function columnsOf({ source: textOf }: ReportContext): (path: string) => Position {
  let last: { readonly path: string; readonly position: Position } | undefined;
  return (path) => {
    if (last?.path === path) return last.position;
    const text = isServerPath(path) ? undefined : textOf(path);
    const source = text === undefined ? undefined : sourceText(text);
    // Findings come in order, each with a few positions. A line may be very long, and is counted once.
    let line = 0;
    let counted: readonly { readonly column: number; readonly bytes: number }[] = [];
    const position = (wanted: number, column: number): ReturnType<Position> => {
      const content = source?.line(wanted);
      if (content === undefined) return { line: wanted };
      if (line !== wanted) [line, counted] = [wanted, []];
      const before = counted.filter((each) => each.column <= column);
      const from = before.reduce((best, each) => (each.column > best.column ? each : best), { column: 1, bytes: 0 });
      const bytes = from.bytes + utf8.encode(content.slice(from.column - 1, column - 1)).length;
      counted = [{ column, bytes }, ...counted.slice(0, KEPT - 1)];
      return { line, column: bytes + 1 };
    };
    last = { path, position: Object.assign(position, { source }) };
    return last.position;
  };
}
