/** Workflow commands: annotations without a token. https://docs.github.com/actions/reference/workflow-commands */
import type { Failure, Finding, Report } from '../../core/finding.js';
import type { Severity } from '../../core/rule.js';
import { type ReportContext, fixFlag, sorted, sortedByPath, told } from '../overview.js';
import { cut, plural, sentence, webLink, visible } from '../text.js';

/** GitHub shows so many annotations of each type in a step, and drops the rest without a word. */
export const GITHUB_COMMANDS_PER_TYPE = 10;
/** GitHub cuts a message at 4,096 characters. */
const MESSAGE = 4000;

type Command = 'error' | 'warning' | 'notice';
const COMMANDS: Readonly<Record<Severity, Command>> = { error: 'error', warning: 'warning', info: 'notice' };

export function github(report: Report, context: ReportContext): string {
  return annotations({ ...report, findings: told(report, context) });
}

interface AnnotationOptions {
  /** Notices that the same step gives beside these. */
  readonly notices?: number;
  /** Where to find what does not fit. */
  readonly where?: string;
}

export function annotations(
  report: Report,
  { notices: others = 0, where = 'The other reports have them all.' }: AnnotationOptions = {},
): string {
  // Written out only when it is shown: a report may hold very many.
  const waiting: Record<Command, (() => string)[]> = { error: [], warning: [], notice: [] };
  for (const failure of sortedByPath(report.failures)) waiting.error.push(() => failureCommand(failure));
  for (const finding of sorted(report.findings))
    waiting[COMMANDS[finding.severity]].push(() => findingCommand(finding));

  const { error, warning, notice } = waiting;
  const fits = Math.max(error.length, warning.length, notice.length + others) <= GITHUB_COMMANDS_PER_TYPE;
  // The closing notice is one of the notices that GitHub counts.
  const notices = fits ? notice : notice.slice(0, Math.max(0, GITHUB_COMMANDS_PER_TYPE - 1 - others));
  const kept = [...error.slice(0, GITHUB_COMMANDS_PER_TYPE), ...warning.slice(0, GITHUB_COMMANDS_PER_TYPE), ...notices];
  const more = error.length + warning.length + notice.length - kept.length;
  if (more > 0) kept.push(() => command('notice', { title: report.tool.name }, left(more, where)));
  return kept.map((print) => `${print()}\n`).join('');
}

function left(more: number, where: string): string {
  const subject = `${plural(more, 'more finding')} ${more === 1 ? 'is' : 'are'}`;
  return `${subject} not shown here: GitHub takes ${GITHUB_COMMANDS_PER_TYPE} annotations of a type from one step. ${where}`;
}

function findingCommand(finding: Finding): string {
  const { severity, rule, path, line, column, endLine, endColumn, message, fix, url } = finding;
  const isOneLine = line === endLine;
  const place = { file: path, line, endLine, col: isOneLine ? column : 0, endColumn: isOneLine ? endColumn : 0 };
  const link = webLink(url);
  const parts = [sentence(message)];
  if (fix) parts.push(`Fix: ${sentence(fix.title, 200)} (${fixFlag(fix)})`);
  if (link) parts.push(link);
  return command(COMMANDS[severity], { ...place, title: rule }, parts.join('\n'));
}

function failureCommand({ path, message }: Failure): string {
  return command('error', { file: path, title: 'could not be linted' }, sentence(message));
}

function command(name: Command, properties: Readonly<Record<string, string | number>>, message: string): string {
  return workflowCommand(name, properties, cut(message, MESSAGE));
}

// One workflow command, as the runner reads it from a line.

/** A property that is 0 would be dropped, and the runner may take it for another place. */
export function workflowCommand(
  name: string,
  properties: Readonly<Record<string, string | number>>,
  message: string,
): string {
  const given = Object.entries(properties).filter(([, value]) => value !== 0 && value !== '');
  const list = given.map(([key, value]) => `${key}=${escapeProperty(visible(String(value)))}`).join(',');
  return `::${name}${list === '' ? '' : ` ${list}`}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
