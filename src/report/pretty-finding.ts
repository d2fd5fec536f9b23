/** One finding for a terminal: in full with its code, or on one line. */
import type { Finding } from '../core/finding.js';
import type { Severity } from '../core/rule.js';
import { drawFrame, frame, gutterWidth } from './frame.js';
import { fixFlag } from './overview.js';
import type { Palette } from './palette.js';
import type { SourceText } from './sources.js';
import { sentence, visible, webLink } from './text.js';
import { width, wrap } from './width.js';

export const SYMBOLS: Readonly<Record<Severity, string>> = { error: '✖', warning: '▲', info: '●' };

export interface Style {
  readonly paint: Palette;
  readonly columns: number;
}

export function finding(found: Finding, source: SourceText | undefined, { paint, columns }: Style): string {
  const { severity, rule, message, path, line, column, tool } = found;
  const head = `${SYMBOLS[severity]} ${severity}[${visible(rule)}]:`;
  const [first, ...more] = wrapAfter(head, sentence(message), columns);
  const rows = source ? frame(source, found, { columns: columns - String(line).length - 4, around: true }) : [];
  const indent = ' '.repeat(gutterWidth(rows) + 1);
  const place = `${visible(path)}:${line}:${column}${tool === undefined ? '' : paint.dim(` in ${sentence(tool, 80)}`)}`;
  const drawn = drawFrame(rows, {
    gutter: paint.dim,
    code: paint.dim,
    marked: (text) => paint.severity(severity, text),
  });
  return [
    `${paint.bold(paint.severity(severity, head))} ${paint.bold(first ?? '')}`,
    ...more.map((each) => paint.bold(`  ${each}`)),
    `${indent}${paint.dim('┌─')} ${place}`,
    ...drawn,
    ...notes(found, paint).map((note) => `${indent}${paint.dim('=')} ${note}`),
  ].join('\n');
}

/** Wrapped so that the first line has room for what stands before it, and the others for their indentation. */
function wrapAfter(head: string, text: string, columns: number): string[] {
  const [first = '', ...rest] = wrap(text, columns - width(head) - 1);
  return [first, ...wrap(rest.join(' '), columns - 2)];
}

function notes({ related = [], fix, url }: Finding, paint: Palette): string[] {
  const lines = related.map(
    ({ note, path, line, column }) => `note: ${visible(path)}:${line}:${column}: ${sentence(note)}`,
  );
  if (fix) lines.push(paint.good(`fix: ${sentence(fix.title)} (${fixFlag(fix)})`));
  const link = webLink(url);
  if (link) lines.push(paint.dim(`see: ${link}`));
  return lines;
}

/** On one line, under its file. */
export function brief({ severity, line, column, message, rule }: Finding, { paint }: Style): string {
  const place = `${line}:${column}`.padStart(8);
  return `${paint.dim(place)}  ${label(severity, paint)}  ${sentence(message, 240)}  ${paint.dim(visible(rule))}`;
}

/** The severity as a column of a table. */
export function label(severity: Severity, paint: Palette): string {
  return paint.severity(severity, `${SYMBOLS[severity]} ${severity.padEnd(7)}`);
}
