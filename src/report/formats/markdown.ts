/** A summary for a pull request's comment or a job's summary. What comes from a file is in code spans and fences. */
import { helpBesideFix, isServerPath, total } from '../../core/finding.js';
import type { Failure, Finding, Related, Report } from '../../core/finding.js';
import { append } from '../../core/collections.js';
import type { Severity } from '../../core/rule.js';
import * as overviews from '../overview.js';
import type { ReportContext, RuleInfo } from '../overview.js';
import { markdownChanges } from '../changes.js';
import { checklistOf, type Checklist } from '../checklist.js';
import { fold, notesToTell, places, placesText, drawFrame, frame, openSources, type Sources } from '../frame.js';
import {
  cellCode,
  codeSpan,
  fenced,
  linked,
  messageText,
  prose,
  wordsAndCode,
  cut,
  grouped,
  placeIn,
  counted,
  webLink,
} from '../text.js';
import { inTicks, notRead } from '../not-read.js';

/** GitHub takes 65,535 bytes for a comment. */
export const MARKDOWN_BYTES = 60_000;
const RULES_SHOWN = 40;
const FAILURES_SHOWN = 40;
const FRAME_COLUMNS = 100;

export const SYMBOLS: Readonly<Record<Severity, string>> = { error: '❌', warning: '⚠️', info: 'ℹ️' };

interface MarkdownOptions {
  readonly maxBytes?: number;
  /** Sections below the heading, in Markdown. */
  readonly intro?: readonly string[];
  /** The page that shows a line of a file. */
  link?(path: string, line: number): string | undefined;
  /** Where to find what does not fit. */
  readonly where?: string;
}

export function markdown(
  report: Report,
  context: ReportContext,
  { maxBytes = MARKDOWN_BYTES, intro = [], link, where = 'The other reports have them all.' }: MarkdownOptions = {},
): string {
  if (report.diff) return markdownChanges(report, report.diff);
  const overview = overviews.overview(report, context);
  const checks = [checklistOf(report) ?? []].flat().flatMap((each) => checklist(each, context.rules));
  const before = [heading(report, overview), ...intro, ...failures(report.failures), ...checks];
  const table = rulesTable(overview.findings, context.rules);
  const sources = openSources(report, context);
  const item = (finding: Finding, others?: string): string => findingItem(finding, sources, link, others);
  const room = maxBytes - bytes([...before, ...table].join('\n\n'));
  return `${[...before, ...findings(overview.findings, item, room, where), ...table].join('\n\n')}\n`;
}

export function heading(report: Report, overview: overviews.Overview): string {
  const { failed, read } = overview;
  const hasFindings = total(overview) > 0;
  const found = overviews.severities(overview);
  const nothing =
    report.failures.length > 0
      ? report.failures.every(({ isInput }) => isInput)
        ? 'has a wrong input'
        : 'could not lint everything'
      : read === 'nothing'
        ? `found no ${report.files.length > 0 ? 'tool that it could read' : 'manifest'}, so nothing was linted`
        : `found no problems${read === 'part' ? ' in what it read' : ''}`;
  const title = `${report.tool.name} ${hasFindings ? `found ${found}` : nothing}`;
  const symbol = failed ? SYMBOLS.error : hasFindings ? SYMBOLS.warning : read === 'all' ? '✅' : SYMBOLS.info;
  const isEmpty = report.files.length === 0 && read === 'nothing';
  const facts = [...(isEmpty ? [] : [overviews.scope(overview)]), ...overviews.facts(report, overview)];
  const unseen = notRead(report, inTicks).map((each) => `- ${wordsAndCode(cut(each, 1500))}`);
  return [
    `## ${symbol} ${prose(title)}`,
    ...(facts.length > 0 ? [prose(facts.join(' · '))] : []),
    ...(unseen.length > 0 ? [unseen.join('\n')] : []),
  ].join('\n\n');
}

/** What is for a person stays open. */
function checklist({ title, sum, items }: Checklist, rules: readonly RuleInfo[]): string[] {
  const known = new Set(rules.map(({ id }) => id));
  const lines = items.map(({ is, says, note, rules: own }) => {
    const names = is === 'missing' ? own.filter((id) => known.has(id)).map((id) => codeSpan(id, 100)) : [];
    const why = [...(note === undefined ? [] : [prose(note)]), ...(names.length > 0 ? [names.join(', ')] : [])].join(
      ', ',
    );
    const mark = is === 'done' ? '- [x]' : '- [ ]';
    const what = is === 'person' ? `Check yourself ${prose(says)}` : prose(says.replace(/\.$/, ''));
    return `${mark} ${is === 'missing' ? `${SYMBOLS.error} ` : ''}${what}${why === '' ? '' : `: ${why}`}`;
  });
  return [`### ${prose(title)}`, prose(sum), lines.join('\n')];
}

function failures(all: readonly Failure[]): string[] {
  const inputs = all.filter(({ isInput }) => isInput);
  const others = all.filter(({ isInput }) => !isInput);
  return [...listOfFailures('Wrong input', inputs), ...listOfFailures('Could not be linted', others)];
}

function listOfFailures(title: string, all: readonly Failure[]): string[] {
  if (all.length === 0) return [];
  const items = overviews
    .sortedByPath(all)
    .slice(0, FAILURES_SHOWN)
    .map(({ path, message }) => `- ${path === '' ? '' : `${codeSpan(path, 200)}: `}${messageText(message, 300)}`);
  if (all.length > FAILURES_SHOWN) items.push(`- and ${grouped(all.length - FAILURES_SHOWN)} more`);
  return [`### ${title}`, items.join('\n')];
}

function rulesTable(findings: readonly Finding[], rules: readonly RuleInfo[]): string[] {
  const counts = overviews.byRule(findings);
  if (counts.length === 0) return [];
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const rows = counts.slice(0, RULES_SHOWN).map(({ rule, severity, count, url }) => {
    const name = linked(cellCode(rule, 100), webLink(url));
    return `| ${name} | ${SYMBOLS[severity]} ${severity} | ${grouped(count)} | ${prose(known.get(rule)?.summary ?? '')} |`;
  });
  if (counts.length > RULES_SHOWN) rows.push(`| and ${grouped(counts.length - RULES_SHOWN)} more rules | | | |`);
  const table = ['| Rule | Severity | Findings | What is wrong |', '| :-- | :-- | --: | :-- |', ...rows].join('\n');
  return [
    `<details>\n<summary>${counted(counts.length, 'rule')}, by number of findings</summary>`,
    table,
    '</details>',
  ];
}

/** As many as fit, the most severe first, each under its file. */
export function findings(
  all: readonly Finding[],
  print: (finding: Finding, others?: string) => string,
  room: number,
  where: string,
): string[] {
  const items = new Map<Finding, string>();
  const paths = new Set<string>();
  let left = room - 200;
  const folds = fold(all);
  for (const each of overviews.mostSevereFirst([...folds.keys()])) {
    const item = print(each, placesText(folds.get(each)!));
    left -= bytes(item) + 2 + (paths.has(each.path) ? 0 : bytes(fileHeading(each.path)) + 2);
    if (left < 0) break;
    items.set(each, item);
    paths.add(each.path);
  }
  const sections = [];
  for (const [path, inFile] of overviews.byPath(all.filter((each) => items.has(each)))) {
    sections.push(fileHeading(path), inFile.map((each) => items.get(each)).join('\n'));
  }
  const more = all.length - places(folds, items.keys());
  if (more > 0) sections.push(`${counted(more, 'more finding')} ${more === 1 ? 'is' : 'are'} not shown here. ${where}`);
  return sections;
}

const fileHeading = (path: string): string => `### ${codeSpan(path, 300)}`;

export function findingItem(
  finding: Finding,
  sources: Sources,
  link: MarkdownOptions['link'],
  others?: string,
): string {
  const { severity, rule, url, line, column, message, path, related = [], fix } = finding;
  const help = helpBesideFix(finding);
  const name = linked(codeSpan(rule, 100), webLink(url));
  const place = isServerPath(path)
    ? codeSpan(placeIn(finding), 300)
    : `${linked(`line ${line}`, webLink(link?.(path, line) ?? ''))}, column ${column}`;
  const lines = [`- ${SYMBOLS[severity]} **${severity}** ${name} at ${place}:`, `  ${messageText(message)}`];
  if (help !== undefined) lines.push('', `  Help: ${messageText(help)}`);
  if (others !== undefined) lines.push('', `  **${prose(others)}**`);
  for (const note of notesIn(related)) lines.push('', `  ${note}`);
  if (fix) lines.push('', `  Fix: ${messageText(fix.title, 200)} (\`${overviews.fixFlag(fix)}\`)`);
  const source = sources(path);
  const rows = source ? frame(source, finding, { columns: FRAME_COLUMNS, around: false }) : [];
  if (rows.length > 0) append(lines, ['', ...fenced(drawFrame(rows)).map((each) => `  ${each}`)]);
  return lines.join('\n');
}

/** Each with its place, where it has one. */
export const notesIn = (related: readonly Related[]): string[] =>
  notesToTell(related).map(({ note, path, line, column }) => {
    const where = path === undefined ? '' : ` (${codeSpan(`${path}:${line}:${column}`, 300)})`;
    return `Note: ${path === undefined ? prose(note) : messageText(note, 300)}${where}`;
  });

export const bytes = (text: string): number => new TextEncoder().encode(text).length;
