/** One page that needs nothing else: no network, and no script to be read. */
import { append } from '../../core/collections.js';
import { helpBesideFix, mostSevere, total, count } from '../../core/finding.js';
import type { Failure, Finding, Report, Skipped } from '../../core/finding.js';
import type { Severity } from '../../core/rule.js';
import * as overviews from '../overview.js';
import { type ReportContext, type RuleInfo, fixFlag, severities } from '../overview.js';
import { SCRIPT, SCRIPT_HASH, STYLE, STYLE_HASH } from '../html-page.js';
import { fold, notesToTell, placesText, places, openSources, frame } from '../frame.js';
import type { FoldedFindings, FrameRow, SourceText } from '../frame.js';
import { markup, messageMarkup, cut, grouped, placeIn, counted, webLink } from '../text.js';
import { inTicks, notRead } from '../not-read.js';

/** With more findings than this, the page has the most severe: a browser has to hold it. */
export const HTML_FINDINGS = 10_000;
const LISTED = 1000;
const LONGEST_MESSAGE = 2000;

const POLICY = `default-src 'none'; style-src '${STYLE_HASH}'; script-src '${SCRIPT_HASH}'; base-uri 'none'; form-action 'none'`;

export function html(report: Report, context: ReportContext): string {
  const overview = overviews.overview(report, context);
  const folds = fold(overview.findings);
  const told = mostSevere([...folds.keys()], HTML_FINDINGS);
  const shown = new Map(told.map((each) => [each, folds.get(each)!]));
  const title = `${report.tool.name}: ${headline(report, overview)}`;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${markup(title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<a class="skip" href="#findings">To the findings</a>',
    '<div class="page">',
    ...header(report, overview),
    ...(overview.findings.length > 0 ? tiles(overview, context) : []),
    ...body(report, context, overview, shown),
    '</div>',
    `<script>${SCRIPT}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function headline(report: Report, overview: overviews.Overview): string {
  if (total(overview) > 0) return overviews.severities(overview);
  if (report.failures.length > 0) return 'could not lint everything';
  if (isIdle(overview)) return report.files.length > 0 ? 'no tool could be read' : 'no manifest was found';
  return overview.read === 'part' ? 'no problems in what was read' : 'no problems';
}

/** What looked at nothing must not pass for what passed. */
const isIdle = (overview: overviews.Overview): boolean => overview.read === 'nothing' && total(overview) === 0;

function header(report: Report, overview: overviews.Overview): string[] {
  const { name, version } = report.tool;
  const [outcome, word] = overview.failed
    ? ['failed', 'Failed']
    : isIdle(overview)
      ? ['idle', 'Nothing linted']
      : overview.read === 'part'
        ? ['idle', 'Not all was read']
        : ['passed', 'Passed'];
  const facts = [`${overviews.scope(overview)} linted`, ...overviews.facts(report, overview)];
  return [
    '<header class="top">',
    `<h1>${markup(name)}</h1> <span class="version">${markup(version)}</span>`,
    `<span class="outcome ${outcome}">${word}</span>`,
    '<button type="button" class="tool-button theme script-only">Light or dark</button>',
    '</header>',
    `<p class="facts">${facts.map((fact) => `<span>${markup(fact)}</span>`).join(' · ')}</p>`,
    ...notRead(report, inTicks).map(
      (each) => `<p class="warn"><bdi>${messageMarkup(cut(each, LONGEST_MESSAGE))}</bdi></p>`,
    ),
  ];
}

function tiles({ errors, warnings, infos }: overviews.Overview, { quiet }: ReportContext): string[] {
  return [
    '<div class="tiles" role="group" aria-label="Severities">',
    tile('error', errors),
    ...(quiet ? [] : [tile('warning', warnings), tile('info', infos)]),
    '</div>',
  ];
}

function tile(severity: Severity, count: number): string {
  const noun = count === 1 ? severity : `${severity}s`;
  return `<button type="button" class="tile ${severity}" data-severity="${severity}" disabled><b>${grouped(count)}</b> <span>${noun}</span></button>`;
}

function body(report: Report, context: ReportContext, overview: overviews.Overview, shown: FoldedFindings): string[] {
  const sources = openSources(report, context);
  const { findings } = overview;
  const main = [...failures(report.failures)];
  if (places(shown) < findings.length) {
    main.push(
      `<p class="warn">${grouped(places(shown))} of ${grouped(findings.length)} findings are here, the most severe. The JSON report has them all.</p>`,
    );
  }
  for (const [path, inFile] of overviews.byPath([...shown.keys()]))
    append(main, fileSection(path, inFile, shown, sources(path)));
  if (findings.length === 0) main.push(nothing(report, overview, context));
  else main.push('<p class="empty none" hidden>No finding is like that.</p>');
  append(main, skipped(report.skipped));
  if (findings.length === 0) return ['<main id="findings">', ...main, '</main>'];
  return [
    '<div class="layout">',
    ...side([...shown.values()].flat(), context.rules),
    '<main id="findings">',
    ...main,
    '</main>',
    '</div>',
  ];
}

function nothing(report: Report, overview: overviews.Overview, { quiet }: ReportContext): string {
  const what = quiet ? 'errors' : report.failures.length > 0 ? 'findings' : 'problems';
  const words =
    overview.read === 'nothing'
      ? `<b>Nothing was linted</b> ${overviews.whyNothing(report)}.`
      : `<b>No ${what}</b> ${markup(overviews.scope(overview))} linted.`;
  return `<p class="empty">${words}</p>`;
}

function side(findings: readonly Finding[], rules: readonly RuleInfo[]): string[] {
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const items = overviews.byRule(findings).map(({ rule, severity, count }) => {
    const id = markup(rule);
    const title = markup(known.get(rule)?.summary ?? '');
    return `<li><button type="button" class="${severity}" data-rule="${id}" title="${title}" disabled><i></i><span>${id}</span><span class="number">${grouped(count)}</span></button></li>`;
  });
  return [
    '<aside class="side" aria-label="Filter">',
    '<input class="find" type="search" placeholder="Find in findings" aria-label="Find in findings">',
    '<p class="keys script-only"><kbd>/</kbd> find, <kbd>j</kbd> <kbd>k</kbd> next and previous</p>',
    '<p class="count" role="status"></p>',
    '<h2>Rules</h2>',
    '<ul class="rules">',
    ...items,
    '</ul>',
    '</aside>',
  ];
}

function failures(all: readonly Failure[]): string[] {
  if (all.length === 0) return [];
  const items = overviews.sortedByPath(all).map(({ path, message }) => listItem(path, message));
  return [
    '<details class="panel failures" open>',
    '<summary><h2>Could not be linted</h2></summary>',
    ...list(items),
    '</details>',
  ];
}

function skipped(all: readonly Skipped[]): string[] {
  if (all.length === 0) return [];
  const items = overviews.sortedByPath(all).map(({ path, reason }) => listItem(path, reason));
  const number = `<span class="counts">${counted(all.length, 'file')}</span>`;
  return ['<details class="panel">', `<summary><h2>Skipped</h2> ${number}</summary>`, ...list(items), '</details>'];
}

function listItem(path: string, text: string): string {
  const file = path === '' ? '' : `<code><bdi>${markup(path)}</bdi></code> `;
  return `<li>${file}<bdi>${markup(cut(text, LONGEST_MESSAGE))}</bdi></li>`;
}

function list(items: readonly string[]): string[] {
  const more = items.length > LISTED ? [`<li>and ${grouped(items.length - LISTED)} more</li>`] : [];
  return ['<ul>', ...items.slice(0, LISTED), ...more, '</ul>'];
}

/** The findings of one file as HTML. */
const FRAME_COLUMNS = 160;

function fileSection(
  path: string,
  findings: readonly Finding[],
  folds: FoldedFindings,
  source: SourceText | undefined,
): string[] {
  const counts = severities(count(findings.flatMap((each) => folds.get(each)!)));
  return [
    '<details class="file" open>',
    `<summary><h2 class="path"><bdi>${markup(path)}</bdi></h2> <span class="counts">${counts}</span></summary>`,
    ...findings.flatMap((each) => article(each, folds.get(each)!, source)),
    '</details>',
  ];
}

function article(finding: Finding, ofKind: readonly Finding[], source: SourceText | undefined): string[] {
  const { severity, rule, message, path, line, column, tool, url, related = [], fix } = finding;
  const help = helpBesideFix(finding);
  const id = markup(rule);
  const link = webLink(url);
  const name = link ? `<a href="${markup(link)}" rel="noreferrer">${id}</a>` : id;
  const where = tool === undefined ? '' : ` in <bdi>${markup(cut(tool, 80))}</bdi>`;
  const others = placesText(ofKind);
  const many = others === undefined ? '' : ` data-places="${ofKind.length}"`;
  const rows = source ? frame(source, finding, { columns: FRAME_COLUMNS, around: true }) : [];
  return [
    `<article class="finding ${severity}" data-severity="${severity}" data-rule="${id}" data-path="${markup(path)}"${many} tabindex="-1">`,
    `<p class="message"><span class="badge">${severity}</span> <bdi>${messageMarkup(cut(message, LONGEST_MESSAGE))}</bdi></p>`,
    `<p class="meta">${name} at ${markup(placeIn(finding, `line ${line}, column ${column}`))}${where}</p>`,
    ...(others === undefined ? [] : [`<p class="meta"><b>${markup(others)}</b></p>`]),
    ...(rows.length > 0 ? [`<pre class="frame">${rows.map(frameRow).join('')}</pre>`] : []),
    ...(help === undefined ? [] : [aside('help', `<bdi>${messageMarkup(cut(help, LONGEST_MESSAGE))}</bdi>`)]),
    ...notesToTell(related).map(({ note, path, line, column }) => {
      const where = path === undefined ? '' : ` <code><bdi>${markup(path)}</bdi>:${line}:${column}</code>`;
      return aside('note', `<bdi>${markup(cut(note, LONGEST_MESSAGE))}</bdi>${where}`);
    }),
    ...(fix
      ? [aside('fix', `<bdi>${messageMarkup(cut(fix.title, LONGEST_MESSAGE))}</bdi> (<code>${fixFlag(fix)}</code>)`)]
      : []),
    '</article>',
  ];
}

function frameRow({ line, before, marked, after, target }: FrameRow): string {
  const mark = target ? `<mark>${markup(marked)}</mark>` : '';
  return `<span class="row${target ? ' target' : ''}" data-line="${line}">${markup(before)}${mark}${markup(after)}\n</span>`;
}

function aside(kind: 'help' | 'note' | 'fix', content: string): string {
  return `<p class="aside ${kind}"><b>${kind}</b> <span>${content}</span></p>`;
}
