/** What every report for a terminal has: colours, symbols, and the last line. */
import { total, type Report } from '../core/finding.js';
import type { Severity } from '../core/rule.js';
import { notRead } from './not-read.js';
import * as overviews from './overview.js';
import type { ReportContext } from './overview.js';
import { sentence } from './text.js';

export const SYMBOLS: Readonly<Record<Severity, string>> = { error: '✖', warning: '▲', info: '●' };

/** The severity as a column of a table. */
export function label(severity: Severity, paint: Palette): string {
  return paint.severity(severity, `${SYMBOLS[severity]} ${severity.padEnd(7)}`);
}

/** Why a run fails whose findings alone would not make it fail. */
function reason(overview: overviews.Overview, { quiet, maxWarnings }: ReportContext): string[] {
  const why = quiet ? undefined : overviews.tooManyWarnings(overview, maxWarnings);
  return why === undefined ? [] : [why];
}

/** One line that says what was looked at and what came of it; and why the run fails, where that is not plain. */
export function summary(report: Report, overview: overviews.Overview, context: ReportContext): string {
  const paint = palette(context.color);
  const { failed, errors, warnings } = overview;
  const hasFindings = total(overview) > 0;
  const worst = failed || errors ? 'error' : warnings ? 'warning' : hasFindings ? 'info' : undefined;
  const headline = hasFindings
    ? `${overviews.severities(overview)} in ${overviews.scope(overview)}`
    : overviews.whatIsClean(report, overview);
  const facts = overviews.facts(report, overview, ' (listed by --why .)').map((fact) => ` · ${fact}`);
  const symbol = worst ? paint.severity(worst, SYMBOLS[worst]) : paint.good(overview.read === 'all' ? '✔' : '○');
  const unseen = context.quiet ? [] : notRead(report).map((each) => `${paint.dim('○')} ${sentence(each)}`);
  return [`${symbol} ${paint.bold(headline)}${facts.join('')}`, ...unseen, ...reason(overview, context)].join('\n');
}

/** A line that starts with two colons is a command to GitHub's runner. */
export const withoutRunnerCommands = (text: string): string =>
  text.replace(/^((?:[ \t]|\x1b\[\d+m)*):(?=:)/gm, '$1<U+003A>');

/** Colours of a terminal, or none. */
export interface Palette {
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  /** As it would be in a file. Without colours, between ticks. */
  code(text: string): string;
  /** The severity's own colour. */
  severity(severity: Severity, text: string): string;
}

const SEVERITY: Readonly<Record<Severity, number>> = { error: 31, warning: 33, info: 36 };

export function palette(color: boolean): Palette {
  const paint = (open: number, close: number, text: string): string =>
    color && text !== '' ? `\x1b[${open}m${text}\x1b[${close}m` : text;
  return {
    bold: (text) => paint(1, 22, text),
    dim: (text) => paint(2, 22, text),
    good: (text) => paint(32, 39, text),
    code: (text) => (color ? paint(36, 39, text) : `\`${text}\``),
    severity: (severity, text) => paint(SEVERITY[severity], 39, text),
  };
}

export interface Style {
  readonly paint: Palette;
  readonly columns: number;
}
