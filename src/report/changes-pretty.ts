/** `toolint diff` for a terminal. */
import type { Change, Diff } from '../core/change.js';
import type { Report } from '../core/finding.js';
import { inOneText } from '../core/message.js';
import { notCompared, verdict, versionName } from './changes.js';
import type { Severity } from '../core/rule.js';
import { sentence, visible, wrap } from './text.js';

interface Style {
  readonly paint: { bold(text: string): string; dim(text: string): string };
  /** The severity with its symbol and colour. */
  label(severity: Severity): string;
  readonly columns: number;
}

export function prettyChanges(report: Report, diff: Diff, quiet: boolean, style: Style): string[] {
  const { paint, columns, label } = style;
  const shown = diff.changes.filter(({ severity }) => !quiet || severity === 'error');
  const stale = report.findings.filter(({ rule }) => rule === 'common/stale-suppression');
  const unknown = notCompared(diff.unknown);
  return [
    paint.bold(`${visible(versionName(diff.base))} → ${visible(versionName(diff.head))}`),
    ...shown.map((change) => block(change, style)),
    ...stale.map((finding) =>
      [`${label('warning')} ${paint.dim('diff.accept')}`, ...indented(inOneText(finding), columns)].join('\n'),
    ),
    ...report.failures.map(({ path, message }) => `${label('error')} ${visible(path)}: ${sentence(message)}`),
    [
      paint.bold(verdict(diff)),
      ...(diff.accepted ? [`Accepted by the config: ${diff.accepted}.`] : []),
      ...(unknown === undefined ? [] : wrap(sentence(unknown), columns)),
    ].join('\n'),
  ];
}

const indented = (text: string, columns: number): string[] =>
  wrap(sentence(text), columns - 2).map((line) => `  ${line}`);

function block(change: Change, { paint, columns, label }: Style): string {
  const { severity, rule, message, help, at, was, isReleased, beneath = [] } = change;
  const mark = isReleased ? '' : paint.dim(' (in no release yet)');
  const places = [
    ...(at ? [`${visible(at.path)}:${at.line}`] : []),
    ...(was && !(at && was.path === at.path && was.line === at.line)
      ? [`before: ${visible(was.path)}:${was.line}`]
      : []),
  ].join('  ');
  return [
    `${label(severity)} ${paint.dim(visible(rule))}${mark}`,
    ...indented(message, columns),
    ...(help === undefined ? [] : indented(`help: ${help}`, columns)),
    ...(places === '' ? [] : [paint.dim(`  ${places}`)]),
    ...beneath.map((each) => paint.dim(`    · ${sentence(each.message, columns)}`)),
  ].join('\n');
}
