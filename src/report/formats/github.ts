/** Workflow commands: annotations without a token. https://docs.github.com/actions/reference/workflow-commands */
import { isServerPath, textBesideFix, type Failure, type Finding, type Report } from '../../core/finding.js';
import type { Severity } from '../../core/rule.js';
import { type ReportContext, fixFlag, sorted, sortedByPath, visibleFindings } from '../overview.js';
import { fold, placesText } from '../frame.js';
import { notRead } from '../not-read.js';
import { cut, placeOf, counted, sentence, webLink, visible } from '../text.js';

/** GitHub shows so many annotations of each type in a step, and silently drops the rest. */
export const GITHUB_COMMANDS_PER_TYPE = 10;
/** GitHub cuts a message at 4,096 characters. */
const MESSAGE = 4000;

type Level = 'error' | 'warning' | 'notice';
const LEVELS: Readonly<Record<Severity, Level>> = { error: 'error', warning: 'warning', info: 'notice' };

/** The texts in it are not escaped yet. */
export interface WorkflowAnnotation {
  readonly level: Level;
  readonly message: string;
  readonly title: string;
  readonly file?: string;
  readonly line?: number;
  readonly endLine?: number;
  readonly column?: number;
  readonly endColumn?: number;
}

export function github(report: Report, context: ReportContext): string {
  const unseen = context.quiet ? [] : notRead(report);
  const title = report.tool.name;
  return [
    ...annotations({ ...report, findings: visibleFindings(report, context) }, { notices: unseen.length }),
    ...unseen.map((each) => annotation('notice', sentence(each), { title })),
  ]
    .map(commandOf)
    .join('');
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
): WorkflowAnnotation[] {
  // Written out only when it is shown: a report may hold very many.
  const waiting: Record<Level, Waiting[]> = { error: [], warning: [], notice: [] };
  for (const failure of sortedByPath(report.failures)) waiting.error.push({ count: 1, make: () => ofFailure(failure) });
  for (const [finding, ofKind] of fold(sorted(report.findings))) {
    const make = (): WorkflowAnnotation => ofFinding(finding, placesText(ofKind));
    waiting[LEVELS[finding.severity]].push({ count: ofKind.length, make });
  }

  const { error, warning, notice } = waiting;
  const fits = Math.max(error.length, warning.length, notice.length + others) <= GITHUB_COMMANDS_PER_TYPE;
  // The closing notice is one of the notices that GitHub counts.
  const notices = fits ? notice : notice.slice(0, Math.max(0, GITHUB_COMMANDS_PER_TYPE - 1 - others));
  const kept = [...error.slice(0, GITHUB_COMMANDS_PER_TYPE), ...warning.slice(0, GITHUB_COMMANDS_PER_TYPE), ...notices];
  const more = findingsIn([...error, ...warning, ...notice]) - findingsIn(kept);
  const closing = annotation('notice', left(more, where), { title: report.tool.name });
  return [...kept.map(({ make }) => make()), ...(more > 0 ? [closing] : [])];
}

interface Waiting {
  /** How many findings it stands for. */
  readonly count: number;
  make(): WorkflowAnnotation;
}

const findingsIn = (all: readonly Waiting[]): number => all.reduce((sum, { count }) => sum + count, 0);

function left(more: number, where: string): string {
  const subject = `${counted(more, 'more finding')} ${more === 1 ? 'is' : 'are'}`;
  return `${subject} not shown here: GitHub takes ${GITHUB_COMMANDS_PER_TYPE} annotations of a type from one step. ${where}`;
}

function ofFinding(finding: Finding, others: string | undefined): WorkflowAnnotation {
  const { severity, rule, path, line, column, endLine, endColumn, fix, url } = finding;
  // What a server answers is in no file that could be shown.
  const range = isServerPath(path) ? {} : { file: path, line, endLine, ...(line === endLine && { column, endColumn }) };
  const link = webLink(url);
  const parts = [`${isServerPath(path) ? `${visible(placeOf(finding))}: ` : ''}${sentence(textBesideFix(finding))}`];
  if (others !== undefined) parts.push(others);
  if (fix) parts.push(`Fix: ${sentence(fix.title, 200)} (${fixFlag(fix)})`);
  if (link) parts.push(link);
  return annotation(LEVELS[severity], parts.join('\n'), { title: rule, ...range });
}

function ofFailure({ path, message, isInput }: Failure): WorkflowAnnotation {
  const title = isInput ? 'wrong input' : 'could not be linted';
  if (isServerPath(path)) return annotation('error', `${visible(path)}: ${sentence(message)}`, { title });
  return annotation('error', sentence(message), { title, file: path });
}

type AnnotationPlace = Omit<WorkflowAnnotation, 'level' | 'message'>;

function annotation(level: Level, message: string, place: AnnotationPlace): WorkflowAnnotation {
  return { level, message: cut(message, MESSAGE), ...place };
}

function commandOf(each: WorkflowAnnotation): string {
  const { level, message, title, file = '', line = 0, endLine = 0, column: col = 0, endColumn = 0 } = each;
  return `${workflowCommand(level, { file, line, endLine, col, endColumn, title }, message)}\n`;
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

const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
