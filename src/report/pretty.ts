/** The report for a terminal. Nothing from a file reaches it that the terminal or a build runner would obey. */
import { gravest, total, type Failure, type Finding, type Report } from '../core/finding.js';
import type { ReportContext } from './context.js';
import * as overviews from './overview.js';
import { palette } from './palette.js';
import { brief, finding, label, SYMBOLS, type Style } from './pretty-finding.js';
import { openSources, type SourceText } from './sources.js';
import { grouped, plural, sentence, visible } from './text.js';
import { width, wrap } from './width.js';

/** With more findings than this, each is one line, and the rules are counted at the end. */
export const PRETTY_FRAMES = 100;
/** With more findings than this, the gravest are shown. */
export const PRETTY_FINDINGS = 1000;
const RULES_COUNTED = 20;

const COLUMNS = { least: 50, most: 120, usual: 100 };

export function pretty(report: Report, context: ReportContext): string {
  const overview = overviews.overview(report, context);
  if (context.quiet && !overview.failed && overview.findings.length === 0) return '';
  const columns = Math.min(COLUMNS.most, Math.max(COLUMNS.least, context.width ?? COLUMNS.usual));
  const style = { paint: palette(context.color), columns };
  const { findings } = overview;
  const blocks = [
    ...(findings.length > PRETTY_FRAMES
      ? briefly(findings, style)
      : inFull(findings, openSources(report, context), style)),
    ...overviews.sortedByPath(report.failures).map((each) => failureBlock(each, style)),
    [summary(report, overview, style), ...reason(overview, context)].join('\n'),
  ];
  return `${guard(blocks.join('\n\n'))}\n`;
}

function inFull(
  findings: readonly Finding[],
  sources: (path: string) => SourceText | undefined,
  style: Style,
): string[] {
  const blocks = [];
  for (const [path, inFile] of overviews.byPath(findings)) {
    blocks.push(heading(visible(path), style));
    for (const each of inFile) blocks.push(finding(each, sources(path), style));
  }
  return blocks;
}

function heading(title: string, { paint, columns }: Style): string {
  const rest = '─'.repeat(Math.max(2, columns - width(title) - 4));
  return `${paint.dim('──')} ${paint.bold(title)} ${paint.dim(rest)}`;
}

function briefly(findings: readonly Finding[], style: Style): string[] {
  const shown = gravest(findings, PRETTY_FINDINGS);
  const blocks = [];
  for (const [path, inFile] of overviews.byPath(shown)) {
    blocks.push([heading(visible(path), style), ...inFile.map((each) => brief(each, style))].join('\n'));
  }
  blocks.push(rulesCounted(findings, shown.length, style));
  return blocks;
}

function rulesCounted(findings: readonly Finding[], shown: number, style: Style): string {
  const { paint } = style;
  const rules = overviews.byRule(findings);
  const lines = rules.slice(0, RULES_COUNTED).map(({ rule, severity, count }) => {
    return `${grouped(count).padStart(8)}  ${label(severity, paint)}  ${visible(rule)}`;
  });
  if (rules.length > RULES_COUNTED) lines.push(`          and ${plural(rules.length - RULES_COUNTED, 'more rule')}`);
  const all = findings.length;
  const hint =
    shown < all
      ? `${grouped(shown)} of ${grouped(all)} findings are listed, the gravest: --format html or json has them all.`
      : `Over ${PRETTY_FRAMES} findings, code frames are left out: --format html has them.`;
  return [heading('By rule', style), ...lines, '', hint].join('\n');
}

function failureBlock({ path, message }: Failure, { paint, columns }: Style): string {
  const head = paint.bold(paint.severity('error', '✖ failed:'));
  const title = path === '' ? [] : [`${head} ${paint.bold(visible(path))}`];
  const [first = '', ...more] = wrap(sentence(message), columns - 2);
  return [...title, path === '' ? `${head} ${first}` : `  ${first}`, ...more.map((each) => `  ${each}`)].join('\n');
}

/** Why a run fails whose findings alone would not make it fail. */
function reason(overview: overviews.Overview, { quiet, maxWarnings }: ReportContext): string[] {
  const why = quiet ? undefined : overviews.tooManyWarnings(overview, maxWarnings);
  return why === undefined ? [] : [why];
}

/** One line that says what was looked at and what came of it. */
function summary(report: Report, overview: overviews.Overview, { paint }: Style): string {
  const { files, failed, errors, warnings } = overview;
  const hasFindings = total(overview) > 0;
  const worst = failed || errors ? 'error' : warnings ? 'warning' : hasFindings ? 'info' : undefined;
  const scope = overviews.scope(overview);
  const headline = hasFindings
    ? `${overviews.severities(overview)} in ${scope}`
    : files > 0
      ? `No ${failed ? 'findings' : 'problems'} in ${scope}`
      : 'No manifest was found, so nothing was linted';
  const facts = overviews.facts(report, overview, ' (--why FILE says why)').map((fact) => ` · ${fact}`);
  const symbol = worst ? paint.severity(worst, SYMBOLS[worst]) : paint.good(files > 0 ? '✔' : '○');
  return `${symbol} ${paint.bold(headline)}${facts.join('')}`;
}

/** A line that starts with two colons is a command to GitHub's runner. */
function guard(text: string): string {
  return text.replace(/^((?:[ \t]|\x1b\[\d+m)*):(?=:)/gm, '$1<U+003A>');
}
