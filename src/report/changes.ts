/** What `toolint diff` says in closing, and its reports for people. */
import type { Change, Diff, NotCompared, LinePlace, TextChange } from '../core/change.js';
import { groupBy } from '../core/collections.js';
import type { Severity } from '../core/rule.js';
import { grouped, counted, sentence, visible, wrap, webLink, cellCode, codeSpan, linked, prose } from './text.js';
import type { Report } from '../core/finding.js';
import { inOneText } from '../core/message.js';
import { wordDiff } from './word-diff.js';

/** A commit by its full id is named by the beginning of that, as git does. */
export const versionName = (name: string): string => (/^[0-9a-f]{40}$/.test(name) ? name.slice(0, 7) : name);

const BREAKS: Severity = 'error';

/** One line: what a version has to be raised by, and was. */
function verdict({ changes, needs, raised, compared, unknown }: Diff): string {
  const breaking = changes.filter(({ rule, severity }) => severity === BREAKS && rule.startsWith('diff/'));
  const riskier = changes.filter(({ rule, severity }) => severity === 'warning' && rule.startsWith('diff/'));
  const parts = [
    breaking.length > 0 ? counted(breaking.length, 'breaking change') : '',
    riskier.length > 0 ? `${counted(riskier.length, 'change')} that may break or do more` : '',
  ].filter((part) => part !== '');
  const nothing = unknown.length > 0 ? 'Nothing that was compared breaks' : 'Nothing breaks';
  // Files can differ in tools that are registered in a way that cannot be read.
  const same =
    compared > 0 ? 'Nothing differs in what was compared' : 'Nothing to compare: no file that differs has a known tool';
  const found = parts.length > 0 ? parts.join(', ') : changes.length > 0 ? nothing : same;
  const need = needs === 'none' ? '' : ` This needs a ${needs} version${raisedText(raised)}.`;
  return `${found}.${need}`;
}

function raisedText(raised: Diff['raised']): string {
  if (raised === undefined) return '';
  return raised === 'none' ? ', and the version was not raised yet' : `, and the version was raised by a ${raised} one`;
}

const MOST_NAMED = 3;
const MOST_REASONS = 4;

/** One line: what cannot be known. Undefined where all was compared. */
function notCompared(unknown: readonly NotCompared[]): string | undefined {
  if (unknown.length === 0) return undefined;
  const reasons = [...groupBy(unknown, ({ reason }) => reason.replace(/ \(\d+ places\)$/, ''))];
  const parts = reasons.slice(0, MOST_REASONS).map(([reason, some]) => {
    const names = [...new Set(some.map(({ tool, path }) => tool ?? path))].filter((name) => name !== '');
    const shown = names
      .slice(0, MOST_NAMED)
      .map((name) => `\`${name.replaceAll('`', "'")}\``)
      .join(', ');
    const more = names.length > MOST_NAMED ? ` and ${grouped(names.length - MOST_NAMED)} more` : '';
    return names.length > 0 ? `${shown}${more} (${reason})` : reason;
  });
  if (reasons.length > MOST_REASONS) parts.push(`and ${counted(reasons.length - MOST_REASONS, 'more reason')}`);
  return `Not compared: ${parts.join('; ')}.`;
}

const isText = ({ rule }: Change): boolean => rule === 'diff/description-changed';
const isCompatible = (change: Change): boolean => change.severity === 'info' && !isText(change);

// `toolint diff` for a terminal.

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

// `toolint diff` in Markdown: the comment on a pull request. What comes from tools is in code spans.

interface ChangeLinks {
  /** The page that shows a line, at HEAD or at BASE. */
  at?(place: LinePlace): string | undefined;
  was?(place: LinePlace): string | undefined;
}

const SYMBOLS = { error: '❌', warning: '⚠️', info: 'ℹ️' } as const;
const MOST_ROWS = 40;
const MOST_LINES = 60;
const MOST_TEXTS = 20;
const LONGEST_TEXT = 600;
const MOST_PIECES = 60;

export function markdownChanges(report: Report, diff: Diff, links: ChangeLinks = {}): string {
  const { changes } = diff;
  const grave = changes.filter(({ severity, rule }) => severity !== 'info' && rule !== 'diff/description-changed');
  const compatible = changes.filter(isCompatible);
  const texts = changes.filter(isText).flatMap(({ texts = [] }) => texts);
  const symbol = grave.some(({ severity }) => severity === 'error') ? '❌' : grave.length > 0 ? '⚠️' : '✅';
  const unknown = notCompared(diff.unknown);
  const parts = [
    `## ${symbol} Tools: ${codeSpan(versionName(diff.base), 80)} → ${codeSpan(versionName(diff.head), 80)}`,
    prose(verdict(diff)),
    ...changes.filter(({ isUnsafe }) => isUnsafe).map((change) => `${SYMBOLS.warning} ${inWords(inOneText(change))}`),
    ...table(grave, links),
    ...folded(
      counted(compatible.length, 'compatible change'),
      compatible.map((each) => item(each, links)).slice(0, MOST_LINES),
    ),
    ...textsFolded(texts),
    ...report.failures.map(
      ({ path, message }) => `- ${SYMBOLS.error} ${codeSpan(path, 200)}: ${codeSpan(message, 300)}`,
    ),
    ...(diff.accepted ? [`${prose(counted(diff.accepted, 'change'))} accepted by the config.`] : []),
    ...(unknown === undefined ? [] : [inWords(unknown.slice(0, 1500))]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function table(changes: readonly Change[], links: ChangeLinks): string[] {
  if (changes.length === 0) return [];
  const rows = changes.slice(0, MOST_ROWS).map((change) => {
    const { severity, rule, isReleased, at, was } = change;
    const [before, after] = [valueOf(change.before, was), valueOf(change.after, at)];
    const mark = isReleased ? '' : ' _(in no release yet)_';
    const cells = [
      SYMBOLS[severity],
      `${inWords(inOneText(change))}${mark} (${cellCode(rule, 60)})`,
      was ? linked(before, webLink(links.was?.(was) ?? '')) : before,
      at ? linked(after, webLink(links.at?.(at) ?? '')) : after,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const more =
    changes.length > MOST_ROWS
      ? [`\n${prose(counted(changes.length - MOST_ROWS, 'more change'))} not shown here.`]
      : [];
  return [['| | What | Before | After |', '| :-- | :-- | :-- | :-- |', ...rows].join('\n') + more.join('')];
}

/** Names between backticks stay code; all else is text. */
function inWords(message: string): string {
  const parts = message.split('`');
  return parts
    .map((part, index) => (index % 2 === 1 && index < parts.length - 1 ? cellCode(part, 200) : prose(part)))
    .join('')
    .replaceAll('\n', ' ');
}

/** The value, and where there is none its place on that side. */
function valueOf(value: string | undefined, place: LinePlace | undefined): string {
  if (value !== undefined) return value === '' ? ' ' : cellCode(value, 160);
  return place ? cellCode(`${place.path}:${place.line}`, 120) : ' ';
}

function item({ message, at }: Change, links: ChangeLinks): string {
  const link = at && webLink(links.at?.(at) ?? '');
  return `- ${inWords(message)}${link === undefined ? '' : ` (${linked('line', link)})`}`;
}

function folded(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [`<details><summary>${prose(title)}</summary>\n\n${lines.join('\n')}\n\n</details>`];
}

/** Each text with its words compared, in code spans, where nothing is markup. */
function textsFolded(texts: readonly TextChange[]): string[] {
  if (texts.length === 0) return [];
  const blocks = texts.slice(0, MOST_TEXTS).map(({ tool, pointer, before, after }) => {
    const place = `${codeSpan(tool, 100)} ${codeSpan(pointer, 200)}`;
    return `${place}\n\n${markedWords(before, after)}`;
  });
  const more = texts.length > MOST_TEXTS ? [`${grouped(texts.length - MOST_TEXTS)} more are not shown here.`] : [];
  return folded(counted(texts.length, 'changed text'), [blocks.join('\n\n'), ...more]);
}

function markedWords(before: string, after: string): string {
  const pieces = wordDiff(before, after);
  const marked = pieces
    .slice(0, MOST_PIECES)
    .map(({ kind, text }) => (text.trim() === '' ? '' : SIGNS[kind] + codeSpan(inOneLine(text), LONGEST_TEXT)))
    .filter((piece) => piece !== '');
  return [...marked, ...(pieces.length > MOST_PIECES ? ['…'] : [])].join(' ');
}

const inOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ↵ ');

const SIGNS = { same: '', gone: '**−** ', fresh: '**+** ' } as const;
