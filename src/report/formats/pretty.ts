/** The report for a terminal. Nothing from a file reaches it that the terminal or a build runner would obey. */
import { helpBesideFix, mostSevere } from '../../core/finding.js';
import type { Failure, Finding, Report, ServedList } from '../../core/finding.js';
import * as overviews from '../overview.js';
import { type ReportContext, fixFlag } from '../overview.js';
import { prettyChanges } from '../changes.js';
import { checklistOf, type Checklist, type ChecklistItem } from '../checklist.js';
import { fold, notesToTell, places, placesText, openSources, drawFrame, frame, gutterWidth } from '../frame.js';
import type { FoldedFindings, SourceText } from '../frame.js';
import { label, palette, summary, SYMBOLS, withoutRunnerCommands, type Palette, type Style } from '../terminal.js';
import { grouped, placeIn, placeOf, counted, sentence, visible, width, wrap, webLink } from '../text.js';

/** With more findings than this, each is one line, and the rules are counted at the end. */
export const PRETTY_FRAMES = 100;
/** With more findings than this, the most severe are shown. */
export const PRETTY_FINDINGS = 1000;
const RULES_COUNTED = 20;

const COLUMNS = { least: 50, most: 120, usual: 100 };

export function pretty(report: Report, context: ReportContext): string {
  const overview = overviews.overview(report, context);
  if (context.quiet && !overview.failed && overview.findings.length === 0) return '';
  const columns = Math.min(COLUMNS.most, Math.max(COLUMNS.least, context.width ?? COLUMNS.usual));
  const style = { paint: palette(context.color), columns };
  if (report.diff) {
    const blocks = prettyChanges(report, report.diff, context.quiet === true, {
      ...style,
      label: (severity) => label(severity, style.paint),
    });
    return `${withoutRunnerCommands(blocks.join('\n\n'))}\n`;
  }
  const { findings } = overview;
  const folds = fold(findings);
  const blocks = [
    ...(context.statistics
      ? statistics(findings, style)
      : folds.size > PRETTY_FRAMES
        ? briefly(findings, folds, style)
        : inFull(folds, openSources(report, context), style)),
    ...overviews.sortedByPath(report.failures).map((each) => failureBlock(each, style)),
    ...(report.servers ?? []).map((each) => costs(each, style)),
    ...[checklistOf(report) ?? []].flat().map((each) => checklist(each, style)),
    summary(report, overview, context),
  ];
  return `${withoutRunnerCommands(blocks.join('\n\n'))}\n`;
}

function inFull(folds: FoldedFindings, sources: (path: string) => SourceText | undefined, style: Style): string[] {
  const blocks = [];
  for (const [path, inFile] of overviews.byPath([...folds.keys()])) {
    blocks.push(heading(visible(path), style));
    for (const each of inFile) blocks.push(finding(each, sources(path), style, placesText(folds.get(each)!)));
  }
  return blocks;
}

function heading(title: string, { paint, columns }: Style): string {
  const rest = '─'.repeat(Math.max(2, columns - width(title) - 4));
  return `${paint.dim('──')} ${paint.bold(title)} ${paint.dim(rest)}`;
}

function briefly(findings: readonly Finding[], folds: FoldedFindings, style: Style): string[] {
  const shown = mostSevere([...folds.keys()], PRETTY_FINDINGS);
  const blocks = [];
  for (const [path, inFile] of overviews.byPath(shown)) {
    const lines = inFile.map((each) => brief(each, style, placesText(folds.get(each)!)));
    blocks.push([heading(visible(path), style), ...lines].join('\n'));
  }
  blocks.push(rulesCounted(findings, places(folds, shown), style));
  return blocks;
}

function rulesCounted(findings: readonly Finding[], shown: number, style: Style): string {
  const { paint } = style;
  const rules = overviews.byRule(findings);
  const lines = rules.slice(0, RULES_COUNTED).map(({ rule, severity, count }) => {
    return `${grouped(count).padStart(8)}  ${label(severity, paint)}  ${visible(rule)}`;
  });
  if (rules.length > RULES_COUNTED) lines.push(`          and ${counted(rules.length - RULES_COUNTED, 'more rule')}`);
  const all = findings.length;
  const hint =
    shown < all
      ? `${grouped(shown)} of ${grouped(all)} findings are listed, the most severe: --format html or json has them all.`
      : `Over ${PRETTY_FRAMES} findings, code frames are left out: --format html has them.`;
  return [heading('By rule', style), ...lines, '', hint].join('\n');
}

/** How often each rule was broken, and how many of its findings have a fix. */
function statistics(findings: readonly Finding[], { paint }: Style): string[] {
  const rules = overviews.byRule(findings);
  if (rules.length === 0) return [];
  const widest = Math.max(...rules.map(({ rule }) => width(visible(rule))));
  const lines = rules.map(({ rule, severity, count, safe, unsafe }) => {
    const fixes = [
      ...(safe > 0 ? [`${grouped(safe)} fixable with --fix`] : []),
      ...(unsafe > 0 ? [`${grouped(unsafe)} with --fix-unsafe`] : []),
    ].join(', ');
    const name = visible(rule);
    const line = `${grouped(count).padStart(8)}  ${label(severity, paint)}  ${name}`;
    return fixes === '' ? line : `${line}${' '.repeat(widest - width(name) + 2)}${paint.good(fixes)}`;
  });
  return [lines.join('\n')];
}

const CHECKS: Readonly<Record<ChecklistItem['is'], string>> = {
  done: '✔ done',
  missing: '✖ missing',
  none: '· nothing',
  off: '· off',
  person: '? you',
};
const CHECK_COLUMNS = 13;

function checklist({ title, sum, items }: Checklist, style: Style): string {
  const lines = items.flatMap(({ is, says, note, rules }) => {
    const why = is === 'missing' ? `${note} (${rules.join(', ')})` : note;
    const text = wrap(
      `${says.replace(/\.$/, '')}${why === undefined ? '' : `: ${why}`}`,
      style.columns - CHECK_COLUMNS,
    );
    return text.map((line, index) => `${(index === 0 ? `  ${CHECKS[is]}` : '').padEnd(CHECK_COLUMNS)}${line}`);
  });
  return [heading(title, style), ...lines, '', ...wrap(sum, style.columns)].join('\n');
}

/** So many tools are listed with what they cost, the most expensive first. */
const COSTS_SHOWN = 10;

function costs({ name, tools, tokens }: ServedList, style: Style): string {
  const dearest = [...tools].sort((a, b) => b.tokens - a.tokens);
  const title = `server:${visible(name)} · ${counted(tools.length, 'tool')}, about ${counted(tokens, 'token')}`;
  const lines = dearest
    .slice(0, COSTS_SHOWN)
    .map((each) => `${style.paint.dim(grouped(each.tokens).padStart(8))}  ${sentence(each.name, 80)}`);
  if (dearest.length > COSTS_SHOWN) {
    const rest = dearest.slice(COSTS_SHOWN).reduce((sum, each) => sum + each.tokens, 0);
    lines.push(`${style.paint.dim(grouped(rest).padStart(8))}  ${counted(dearest.length - COSTS_SHOWN, 'more tool')}`);
  }
  return [heading(title, style), ...lines].join('\n');
}

function failureBlock({ path, message, stack = [] }: Failure, { paint, columns }: Style): string {
  const head = paint.bold(paint.severity('error', '✖ failed:'));
  const title = path === '' ? [] : [`${head} ${paint.bold(visible(path))}`];
  const [first = '', ...more] = wrap(sentence(message), columns - 2);
  return [
    ...title,
    path === '' ? `${head} ${first}` : `  ${first}`,
    ...more.map((each) => `  ${each}`),
    ...stack.map((call) => paint.dim(`    ${sentence(call)}`)),
  ].join('\n');
}

/** One finding for a terminal: in full with its code, or on one line. */
function finding(found: Finding, source: SourceText | undefined, { paint, columns }: Style, others?: string): string {
  const { severity, rule, message, line, tool } = found;
  const head = `${SYMBOLS[severity]} ${severity}[${visible(rule)}]:`;
  const [first, ...more] = wrapAfter(head, sentence(message), columns);
  const rows = source ? frame(source, found, { columns: columns - String(line).length - 4, around: true }) : [];
  const indent = ' '.repeat(gutterWidth(rows) + 1);
  const place = `${visible(placeOf(found))}${tool === undefined ? '' : paint.dim(` in ${sentence(tool, 80)}`)}`;
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
    ...helpLines(found, columns - indent.length - 2).map(
      (each, at) => `${indent}${at === 0 ? paint.dim('=') : ' '} ${each}`,
    ),
    ...notes(found, paint, others).map((note) => `${indent}${paint.dim('=')} ${note}`),
  ].join('\n');
}

/** Wrapped so that the first line has room for what is before it, and the others for their indentation. */
function wrapAfter(head: string, text: string, columns: number): string[] {
  const [first = '', ...rest] = wrap(text, columns - width(head) - 1);
  return [first, ...wrap(rest.join(' '), columns - 2)];
}

function helpLines(found: Finding, columns: number): string[] {
  const help = helpBesideFix(found);
  return help === undefined ? [] : wrap(`help: ${sentence(help)}`, columns);
}

function notes({ rule, related = [], fix, url }: Finding, paint: Palette, others: string | undefined): string[] {
  const lines = notesToTell(related).map(({ note, path, line, column }) =>
    path === undefined ? `note: ${note}` : `note: ${visible(path)}:${line}:${column}: ${sentence(note)}`,
  );
  if (others !== undefined) lines.push(paint.bold(others));
  if (fix) lines.push(paint.good(`fix: ${sentence(fix.title)} (${fixFlag(fix)})`));
  lines.push(paint.dim(`see: ${webLink(url) ?? `npx toolint explain ${visible(rule)}`}`));
  return lines;
}

/** On one line, under its file. */
function brief(found: Finding, { paint }: Style, others?: string): string {
  const { severity, message, rule } = found;
  const place = visible(placeIn(found)).padStart(8);
  const more = others === undefined ? '' : ` ${paint.bold(`(${others})`)}`;
  return `${paint.dim(place)}  ${label(severity, paint)}  ${sentence(message, 240)}${more}  ${paint.dim(visible(rule))}`;
}
