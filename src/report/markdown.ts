/** A summary for a pull request's comment or a job's summary. What comes from a file stands in code spans and fences. */
import { total, type Failure, type Finding, type Report } from '../core/finding.js';
import type { Severity } from '../core/rule.js';
import * as overviews from './overview.js';
import type { ReportContext, RuleInfo } from './overview.js';
import { drawFrame, frame, openSources, type Sources } from './frame.js';
import { grouped, plural, webLink, cut, visible } from './text.js';

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
  const overview = overviews.overview(report, context);
  const before = [
    heading(report, overview),
    ...intro,
    ...failures(report.failures),
    ...rulesTable(overview.findings, context.rules),
  ];
  const sources = openSources(report, context);
  const item = (finding: Finding): string => findingItem(finding, sources, link);
  const room = maxBytes - bytes(before.join('\n\n'));
  return `${[...before, ...findings(overview.findings, item, room, where)].join('\n\n')}\n`;
}

export function heading(report: Report, overview: overviews.Overview): string {
  const { failed, files } = overview;
  const hasFindings = total(overview) > 0;
  const found = overviews.severities(overview);
  const nothing =
    report.failures.length > 0
      ? 'could not lint everything'
      : files === 0
        ? 'found no manifest, so nothing was linted'
        : 'found no problems';
  const title = `${report.tool.name} ${hasFindings ? `found ${found}` : nothing}`;
  const symbol = failed ? SYMBOLS.error : hasFindings ? SYMBOLS.warning : files === 0 ? SYMBOLS.info : '✅';
  const facts = [overviews.scope(overview), ...overviews.facts(report, overview)];
  return `## ${symbol} ${prose(title)}\n\n${prose(facts.join(' · '))}`;
}

function failures(all: readonly Failure[]): string[] {
  if (all.length === 0) return [];
  const items = overviews
    .sortedByPath(all)
    .slice(0, FAILURES_SHOWN)
    .map(({ path, message }) => `- ${path === '' ? '' : `${codeSpan(path, 200)}: `}${codeSpan(message, 300)}`);
  if (all.length > FAILURES_SHOWN) items.push(`- and ${grouped(all.length - FAILURES_SHOWN)} more`);
  return ['### Could not be linted', items.join('\n')];
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
  return [['| Rule | Severity | Findings | What is wrong |', '| :-- | :-- | --: | :-- |', ...rows].join('\n')];
}

/** As many as fit, the gravest first, each under its file. */
export function findings(
  all: readonly Finding[],
  print: (finding: Finding) => string,
  room: number,
  where: string,
): string[] {
  const items = new Map<Finding, string>();
  const paths = new Set<string>();
  let left = room - 200;
  for (const each of overviews.gravestFirst(all)) {
    const item = print(each);
    left -= bytes(item) + 2 + (paths.has(each.path) ? 0 : bytes(fileHeading(each.path)) + 2);
    if (left < 0) break;
    items.set(each, item);
    paths.add(each.path);
  }
  const sections = [];
  for (const [path, inFile] of overviews.byPath(all.filter((each) => items.has(each)))) {
    sections.push(fileHeading(path), inFile.map((each) => items.get(each)).join('\n'));
  }
  const more = all.length - items.size;
  if (more > 0) sections.push(`${plural(more, 'more finding')} ${more === 1 ? 'is' : 'are'} not shown here. ${where}`);
  return sections;
}

function fileHeading(path: string): string {
  return `### ${codeSpan(path, 300)}`;
}

export function findingItem(finding: Finding, sources: Sources, link: MarkdownOptions['link']): string {
  const { severity, rule, url, line, column, message, path, related = [], fix } = finding;
  const name = linked(codeSpan(rule, 100), webLink(url));
  const place = linked(`line ${line}`, webLink(link?.(path, line) ?? ''));
  const lines = [
    `- ${SYMBOLS[severity]} **${severity}** ${name} at ${place}, column ${column}:`,
    `  ${codeSpan(message)}`,
  ];
  for (const { note, path, line, column } of related) {
    lines.push('', `  Note: ${codeSpan(note, 300)} (${codeSpan(`${path}:${line}:${column}`, 300)})`);
  }
  if (fix) lines.push('', `  Fix: ${codeSpan(fix.title, 200)} (\`${overviews.fixFlag(fix)}\`)`);
  const source = sources(path);
  const rows = source ? frame(source, finding, { columns: FRAME_COLUMNS, around: false }) : [];
  if (rows.length > 0) lines.push('', ...fenced(drawFrame(rows)).map((each) => `  ${each}`));
  return lines.join('\n');
}

export function bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

// Text from outside in Markdown: it stays text, whatever it holds.

/** A code span: nothing in it is a mention, a link or markup. */
export function codeSpan(text: string, max = 1000): string {
  const code = unmentioned(visible(cut(text, max)));
  if (code.trim() === '') return '(empty)';
  const ticks = '`'.repeat(longestRun(code) + 1);
  const pad = /^[` ]|[` ]$/.test(code) ? ' ' : '';
  return `${ticks}${pad}${code}${pad}${ticks}`;
}

/** A code span in a table, where a pipe would end the cell even in code. */
export function cellCode(text: string, max?: number): string {
  return codeSpan(text.replaceAll('|', '¦'), max);
}

/** A fenced block of lines that hold no line ends. */
export function fenced(lines: readonly string[]): string[] {
  const code = lines.map(unmentioned);
  const fence = '`'.repeat(Math.max(3, longestRun(code.join('\n')) + 1));
  return [`${fence}text`, ...code, fence];
}

/** Words of a rule's own, in running text. */
export function prose(text: string): string {
  return unmentioned(visible(text).replace(/[\\`*_{}[\]<>#|~!&$@]|:(?=\/)/g, '\\$&'));
}

/** A link around text that is already Markdown; without the link where it leads nowhere good. */
export function linked(text: string, url: string | undefined): string {
  return url === undefined ? text : `[${text}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}

export function longestRun(text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), (run) => run[0].length));
}

/** Some of GitHub looks for mentions without minding the code around them. */
function unmentioned(text: string): string {
  return text.replaceAll('@', '@\u200b');
}

/** What is safe to stand in XML and HTML, in text and in quoted attributes alike. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** On one line, and without the characters that XML forbids. */
export function markup(text: string): string {
  return visible(text).replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
