/** JUnit XML as Jenkins, GitLab, CircleCI and Azure read it: a suite for each file, a failing case for each finding. */
import { append } from '../../core/collections.js';
import { compareText, helpBesideFix, isServerPath, NO_COUNTS, total } from '../../core/finding.js';
import type { Failure, Finding, Report } from '../../core/finding.js';
import { inOneText } from '../../core/message.js';
import { type ReportContext, byPath, fixFlag, visibleFindings } from '../overview.js';
import { drawFrame, frame, openSources, type SourceText } from '../frame.js';
import { markup, cut, placeIn, placeOf, counted, webLink } from '../text.js';

const COLUMNS = 100;
const MESSAGE = 2000;

interface Suite {
  readonly path: string;
  readonly findings: readonly Finding[];
  readonly failures: readonly Failure[];
}

export function junit(report: Report, context: ReportContext): string {
  const sources = openSources(report, context);
  const findings = visibleFindings(report, context);
  const suites = suitesOf(report, findings);
  const tests = suites.reduce((sum, suite) => sum + testCount(suite), report.leftOut ? 1 : 0);
  const { failures } = report;
  const name = markup(report.tool.name);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${name}" tests="${tests}" failures="${findings.length}" errors="${failures.length}">`,
  ];
  for (const suite of suites) {
    const { path, findings, failures } = suite;
    const counts = `tests="${testCount(suite)}" failures="${findings.length}" errors="${failures.length}" skipped="0"`;
    lines.push(`  <testsuite name="${markup(path)}" ${counts} time="0">`);
    for (const failure of failures) append(lines, errorCase(failure));
    for (const finding of findings) append(lines, failureCase(finding, sources(path)));
    if (findings.length + failures.length === 0)
      lines.push(`    ${openCase(path, context.quiet ? 'no errors' : 'no problems')}</testcase>`);
    lines.push('  </testsuite>');
  }
  const beyond = total(report.leftOut ?? NO_COUNTS);
  if (beyond > 0) {
    const said = `${counted(beyond, 'more finding')} left out beyond the limits`;
    lines.push('  <testsuite name="." tests="1" failures="0" errors="0" skipped="0" time="0">');
    lines.push(`    ${openCase('.', said)}</testcase>`, '  </testsuite>');
  }
  return `${lines.join('\n')}\n</testsuites>\n`;
}

/** Of every file that was linted, or that something is said about. */
function suitesOf(report: Report, all: readonly Finding[]): Suite[] {
  const findings = byPath(all);
  const failures = byPath(report.failures);
  const paths = new Set([...report.files.map((each) => each.path), ...findings.keys(), ...failures.keys()]);
  return [...paths].sort(compareText).map((path) => ({
    path,
    findings: findings.get(path) ?? [],
    failures: failures.get(path) ?? [],
  }));
}

const testCount = ({ findings, failures }: Suite): number => Math.max(1, findings.length + failures.length);

function openCase(path: string, name: string, line?: number): string {
  const place = line === undefined ? '' : ` line="${line}"`;
  const file = markup(path);
  return `<testcase classname="${file}" name="${markup(name)}" file="${file}"${place} time="0">`;
}

function errorCase({ path, message }: Failure): string[] {
  const text = markup(cut(message, MESSAGE));
  return [
    `    ${openCase(path, 'could be linted')}`,
    `      <error type="failure" message="${text}">failure: ${text}</error>`,
    '    </testcase>',
  ];
}

function failureCase(finding: Finding, source: SourceText | undefined): string[] {
  const { path, rule, line, column, severity } = finding;
  const message = markup(cut(inOneText(finding), MESSAGE));
  return [
    `    ${openCase(path, `${rule} (${placeIn(finding, `line ${line}, column ${column}`)})`, isServerPath(path) ? undefined : line)}`,
    `      <failure type="${severity}" message="${message}">${details(finding, source).join('\n')}</failure>`,
    '    </testcase>',
  ];
}

/** What there is to read beside the message. Each line starts with words of ours. */
function details(finding: Finding, source: SourceText | undefined): string[] {
  const { severity, message, related = [], fix, url } = finding;
  const help = helpBesideFix(finding);
  const lines = [`${severity}: ${markup(cut(message, MESSAGE))}`, `at ${markup(placeOf(finding))}`];
  if (help !== undefined) lines.push(`help: ${markup(cut(help, MESSAGE))}`);
  const rows = source ? frame(source, finding, { columns: COLUMNS, around: false }) : [];
  for (const drawn of drawFrame(rows)) lines.push(markup(drawn));
  for (const { path, line, column, note } of related) {
    lines.push(`note: ${markup(cut(note, MESSAGE))} (${markup(path)}:${line}:${column})`);
  }
  if (fix) lines.push(`fix: ${markup(cut(fix.title, MESSAGE))} (${fixFlag(fix)})`);
  if (webLink(url)) lines.push(`see: ${markup(url)}`);
  return lines;
}
