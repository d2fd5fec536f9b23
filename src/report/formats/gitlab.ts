/** GitLab's Code Quality report: a list of issues, which the merge request shows. https://docs.gitlab.com/ci/testing/code_quality/ */
import { isServerPath, type Failure, type Finding, type Report } from '../../core/finding.js';
import { inOneText } from '../../core/message.js';
import { hash } from '../../core/hash.js';
import type { Severity } from '../../core/rule.js';
import { openSources } from '../frame.js';
import { type ReportContext, sortedByPath, visibleFindings } from '../overview.js';
import { placeOf, sentence, visible } from '../text.js';
import { fingerprints } from './sarif.js';
import { printJson } from './json.js';

type GitLabSeverity = 'info' | 'minor' | 'major' | 'blocker';
const SEVERITIES: Readonly<Record<Severity, GitLabSeverity>> = { error: 'major', warning: 'minor', info: 'info' };

export function gitlab(report: Report, context: ReportContext): string {
  // GitLab tells what a merge request adds by the fingerprint, which must stay the same when lines move.
  const fingerprint = fingerprints(openSources(report, context));
  return printJson([
    ...sortedByPath(report.failures).map(ofFailure),
    ...visibleFindings(report, context).map((finding) => ofFinding(finding, fingerprint(finding))),
  ]);
}

function ofFinding(finding: Finding, fingerprint: string): object {
  const { rule, path, line, severity } = finding;
  const place = isServerPath(path) ? `${visible(placeOf(finding))}: ` : '';
  return issue(`${place}${sentence(inOneText(finding))}`, rule, fingerprint, SEVERITIES[severity], { path, line });
}

function ofFailure({ path, message }: Failure): object {
  const fingerprint = hash(`could not be linted\0${path}\0${message}`);
  return issue(sentence(message), 'could not be linted', fingerprint, 'blocker', { path: path || '.', line: 1 });
}

function issue(
  description: string,
  rule: string,
  fingerprint: string,
  severity: GitLabSeverity,
  { path, line }: Pick<Finding, 'path' | 'line'>,
): object {
  return {
    description,
    check_name: visible(rule),
    fingerprint,
    severity,
    location: { path: visible(path), lines: { begin: line } },
  };
}
