/** Logging commands of Azure Pipelines. https://learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands */
import { isServerPath, type Failure, type Finding, type Report } from '../../core/finding.js';
import { inOneText } from '../../core/message.js';
import { notRead } from '../not-read.js';
import { type ReportContext, sortedByPath, visibleFindings } from '../overview.js';
import { placeOf, sentence, visible } from '../text.js';

export function azure(report: Report, context: ReportContext): string {
  const unseen = context.quiet ? [] : notRead(report);
  return [
    ...sortedByPath(report.failures).map(ofFailure),
    ...visibleFindings(report, context).map(ofFinding),
    ...unseen.map((each) => logIssue('warning', sentence(each), {})),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

function ofFailure({ path, message }: Failure): string {
  const isFile = path !== '' && !isServerPath(path);
  const place = isFile || path === '' ? '' : `${visible(path)}: `;
  return logIssue('error', `${place}${sentence(message)}`, isFile ? { sourcepath: path } : {});
}

function ofFinding(finding: Finding): string {
  const { severity, rule, path, line, column } = finding;
  const text = `${sentence(inOneText(finding))} [${visible(rule)}]`;
  // Azure knows errors and warnings. What is less is a line of the log.
  if (severity === 'info') return `info: ${visible(placeOf(finding))}: ${text}`;
  if (isServerPath(path)) return logIssue(severity, `${visible(placeOf(finding))}: ${text}`, { code: rule });
  return logIssue(severity, text, { sourcepath: path, linenumber: line, columnnumber: column, code: rule });
}

function logIssue(
  type: 'error' | 'warning',
  message: string,
  properties: Readonly<Record<string, string | number>>,
): string {
  const all = Object.entries({ type, ...properties });
  const list = all.map(([key, value]) => `${key}=${escapeProperty(visible(String(value)))}`).join(';');
  return `##vso[task.logissue ${list}]${escapeData(message)}`;
}

const escapeData = (text: string): string =>
  text.replaceAll('%', '%AZP25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string => escapeData(text).replaceAll(']', '%5D').replaceAll(';', '%3B');
