/** `toolint diff` in Markdown: the comment on a pull request. What comes from tools is in code spans. */
import type { Change, Diff, LinePlace, TextChange } from '../core/change.js';
import type { Report } from '../core/finding.js';
import { inOneText } from '../core/message.js';
import { isCompatible, isText, notCompared, verdict, versionName } from './changes.js';
import { cellCode, codeSpan, linked, prose } from './markup.js';
import { grouped, counted, webLink } from './text.js';
import { wordDiff } from './word-diff.js';

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
