import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  markup
} from "./chunk-LQOASNBM.js";
import {
  frame
} from "./chunk-72LRKYEV.js";
import {
  openSources
} from "./chunk-QZ5EYU6L.js";
import {
  byPath,
  byRule,
  facts,
  fixFlag,
  overview,
  scope,
  severities,
  sortedByPath
} from "./chunk-57GUY2XM.js";
import {
  cut,
  grouped,
  plural,
  webLink
} from "./chunk-PTI2DP2S.js";
import {
  count,
  gravest
} from "./chunk-CGQG7UV5.js";
import "./chunk-HANBNIMK.js";

// src/report/html-finding.ts
var FRAME_COLUMNS = 160;
var MESSAGE = 2e3;
function fileSection(path, findings, source) {
  const counts = severities(count(findings));
  return [
    '<details class="file" open>',
    `<summary><h2 class="path"><bdi>${markup(path)}</bdi></h2> <span class="counts">${counts}</span></summary>`,
    ...findings.flatMap((each) => article(each, source)),
    "</details>"
  ];
}
function article(finding, source) {
  const { severity, rule, message, path, line, column, tool, url, related = [], fix } = finding;
  const id = markup(rule);
  const link = webLink(url);
  const name = link ? `<a href="${markup(link)}" rel="noreferrer">${id}</a>` : id;
  const where = tool === void 0 ? "" : ` in <bdi>${markup(cut(tool, 80))}</bdi>`;
  const rows = source ? frame(source, finding, { columns: FRAME_COLUMNS, around: true }) : [];
  return [
    `<article class="finding ${severity}" data-severity="${severity}" data-rule="${id}" data-path="${markup(path)}" tabindex="-1">`,
    `<p class="message"><span class="badge">${severity}</span> <bdi>${markup(cut(message, MESSAGE))}</bdi></p>`,
    `<p class="meta">${name} at line ${line}, column ${column}${where}</p>`,
    ...rows.length > 0 ? [`<pre class="frame">${rows.map(frameRow).join("")}</pre>`] : [],
    ...related.map(
      ({ note, path: path2, line: line2, column: column2 }) => aside(
        "note",
        `<bdi>${markup(cut(note, MESSAGE))}</bdi> <code><bdi>${markup(path2)}</bdi>:${line2}:${column2}</code>`
      )
    ),
    ...fix ? [aside("fix", `<bdi>${markup(cut(fix.title, MESSAGE))}</bdi> <code>${fixFlag(fix)}</code>`)] : [],
    "</article>"
  ];
}
function frameRow({ line, before, marked, after, target }) {
  const mark = target ? `<mark>${markup(marked)}</mark>` : "";
  return `<span class="row${target ? " target" : ""}" data-line="${line}">${markup(before)}${mark}${markup(after)}
</span>`;
}
function aside(kind, content) {
  return `<p class="aside ${kind}"><b>${kind}</b> <span>${content}</span></p>`;
}

// src/report/html-page.ts
var STYLE = `
:root {
  color-scheme: light dark;
  --back: light-dark(#f5f6f8, #0e1116); --panel: light-dark(#fff, #161b22); --code: light-dark(#f6f8fa, #10151b);
  --text: light-dark(#1b1f24, #e6e9ed); --soft: light-dark(#59636e, #9aa5b1); --line: light-dark(#d9dee4, #2b323b);
  --accent: light-dark(#0b5cad, #71b7ff); --good: light-dark(#14713f, #58cf8d); --good-back: light-dark(#daf3e3, #12351f);
  --error: light-dark(#c21f2c, #ff8080); --error-back: light-dark(#ffe1e1, #4a1f24);
  --warning: light-dark(#8f5400, #f2b84b); --warning-back: light-dark(#ffedc7, #432f0d);
  --info: light-dark(#0b5cad, #71b7ff); --info-back: light-dark(#dcebfb, #12304f);
}
:root[data-theme=light] { color-scheme: light; }
:root[data-theme=dark] { color-scheme: dark; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { scroll-padding-top: 4rem; }
body { margin: 0; background: var(--back); color: var(--text); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: .15em; }
code, pre, .path { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .875em; }
button, input { font: inherit; color: inherit; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 1rem; z-index: 3; padding: .5rem 1rem; background: var(--panel); }
.page { max-width: 84rem; margin: 0 auto; padding: 1.5rem; }
.top { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem .75rem; }
.top h1 { margin: 0; font-size: 1.6rem; letter-spacing: -.02em; }
.top .version { color: var(--soft); }
.top button { margin-left: auto; }
.outcome { padding: .1rem .7rem; border-radius: 1rem; font-weight: 600; font-size: .9rem; }
.outcome.failed { color: var(--error); background: var(--error-back); }
.outcome.idle { color: var(--info); background: var(--info-back); }
.outcome.passed { color: var(--good); background: var(--good-back); }
.facts { margin: .25rem 0 1.25rem; color: var(--soft); }
.tiles { display: grid; grid-template-columns: repeat(3, 1fr); gap: .75rem; margin-bottom: 1.25rem; }
.tile { padding: .75rem 1rem; border: 1px solid var(--line); border-left: 4px solid var(--tone); border-radius: .5rem; background: var(--panel); text-align: left; color: var(--text); opacity: 1; }
.tile b { display: block; font-size: 1.75rem; line-height: 1.2; color: var(--tone); font-variant-numeric: tabular-nums; }
.js .tile { cursor: pointer; }
.js .tile:hover { background: var(--tone-back); }
.js .tile[aria-pressed=false] { opacity: .55; border-left-style: dotted; }
.js .tile[aria-pressed=false] span { text-decoration: line-through; }
.error { --tone: var(--error); --tone-back: var(--error-back); }
.warning { --tone: var(--warning); --tone-back: var(--warning-back); }
.info { --tone: var(--info); --tone-back: var(--info-back); }
.layout { display: grid; grid-template-columns: 18rem minmax(0, 1fr); gap: 1.5rem; align-items: start; }
.side { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow: auto; padding: .25rem; }
.side h2 { margin: 1rem 0 .5rem; font-size: .8rem; text-transform: uppercase; letter-spacing: .06em; color: var(--soft); }
.find { display: none; width: 100%; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--panel); }
.js .find { display: block; }
.keys, .count { margin: .4rem 0; color: var(--soft); font-size: .85rem; }
kbd { padding: 0 .35em; border: 1px solid var(--line); border-radius: .25rem; background: var(--panel); font: inherit; }
.rules { margin: 0; padding: 0; list-style: none; }
.rules button { display: flex; gap: .5rem; width: 100%; padding: .3rem .5rem; border: 0; border-radius: .35rem; background: none; text-align: left; color: var(--text); font-size: .9rem; }
.js .rules button { cursor: pointer; }
.js .rules button:hover { background: var(--tone-back); }
.rules button[aria-pressed=true] { background: var(--tone-back); font-weight: 600; }
.rules i { flex: none; width: .6rem; height: .6rem; margin-top: .42rem; border-radius: 50%; background: var(--tone); }
.rules .number { margin-left: auto; color: var(--soft); font-variant-numeric: tabular-nums; }
.tool-button { padding: .3rem .75rem; border: 1px solid var(--line); border-radius: .4rem; background: var(--panel); cursor: pointer; }
html:not(.js) .script-only { display: none; }
.file, .panel { margin: 0 0 1.25rem; border: 1px solid var(--line); border-radius: .6rem; background: var(--panel); }
.file > summary, .panel > summary { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; padding: .6rem 1rem; border-radius: .6rem; background: var(--panel); cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::before { content: "\u25B8"; color: var(--soft); }
[open] > summary::before { content: "\u25BE"; }
summary h2 { display: inline; margin: 0; font-size: 1rem; }
summary .counts { margin-left: auto; color: var(--soft); font-size: .85rem; }
.panel.failures { border-color: var(--error); }
.panel ul { margin: 0; padding: 0 1rem 1rem 2rem; }
.finding { padding: .9rem 1rem; border-top: 1px solid var(--line); box-shadow: inset 3px 0 var(--tone); content-visibility: auto; contain-intrinsic-size: auto 12rem; }
.finding:focus { outline: 2px solid var(--accent); outline-offset: -2px; }
.finding p { margin: 0; }
.message { font-weight: 550; }
.badge { display: inline-block; margin-right: .35rem; padding: 0 .5em; border-radius: .3rem; background: var(--tone-back); color: var(--tone); font-size: .8em; font-weight: 650; }
.finding .meta { margin-top: .15rem; color: var(--soft); font-size: .9rem; }
.frame { margin: .6rem 0 0; padding: .4rem 0; border: 1px solid var(--line); border-radius: .4rem; background: var(--code); overflow-x: auto; tab-size: 4; line-height: 1.55; }
.row { display: block; min-width: max-content; padding-right: 1rem; color: var(--soft); white-space: pre; unicode-bidi: isolate; direction: ltr; }
.row::before { content: attr(data-line); display: inline-block; width: 4em; margin-right: 1em; padding-right: .75em; border-right: 1px solid var(--line); color: var(--soft); text-align: right; }
.row.target { color: var(--text); background: color-mix(in srgb, var(--tone-back) 40%, transparent); }
.row.target::before { color: var(--tone); font-weight: 700; }
mark { padding: .1em 0; border-radius: .15em; background: var(--tone-back); color: inherit; text-decoration: underline wavy var(--tone) 1px; text-underline-offset: .3em; text-decoration-skip-ink: none; }
mark:empty { border-left: 2px solid var(--tone); }
.aside { display: flex; gap: .6rem; margin-top: .5rem !important; font-size: .92rem; }
.aside b { flex: none; width: 2.6rem; color: var(--soft); font-weight: 600; }
.aside.fix b { color: var(--good); }
.empty { padding: 3rem 1rem; text-align: center; color: var(--soft); border: 1px dashed var(--line); border-radius: .6rem; }
.empty b { display: block; color: var(--text); font-size: 1.15rem; }
.warn { margin: 0 0 1.25rem; padding: .6rem 1rem; border-radius: .5rem; color: var(--warning); background: var(--warning-back); }
@media (max-width: 52rem) { .page { padding: 1rem; } .layout { grid-template-columns: minmax(0, 1fr); } .side { position: static; max-height: none; } .rules { max-height: 12rem; overflow: auto; } .row::before { width: 3em; } .keys { display: none; } }
@media print { .side, .skip, .tool-button { display: none; } .layout { display: block; } .file > summary { position: static; } .finding { content-visibility: visible; break-inside: avoid; } body { background: none; } }
`;
var STYLE_HASH = "sha256-RKPvg5oWhzspPvSNhikVAm5A0yul8sAWd2KiosWoeHM=";
var SCRIPT = `
(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const root = document.documentElement;
  const findings = all('.finding');
  const files = all('.file');
  const search = document.querySelector('.find');
  const count = document.querySelector('.count');
  const none = document.querySelector('.none');
  const theme = document.querySelector('.theme');
  const words = new WeakMap();
  const hidden = new Set();
  const rules = new Set();

  const textOf = (finding) => {
    let text = words.get(finding);
    if (text === undefined) words.set(finding, (text = (finding.dataset.path + ' ' + finding.textContent).toLowerCase()));
    return text;
  };

  const apply = () => {
    const wanted = search.value.trim().toLowerCase();
    let shown = 0;
    for (const finding of findings) {
      const { severity, rule } = finding.dataset;
      const isShown = !hidden.has(severity) && (rules.size === 0 || rules.has(rule)) && (wanted === '' || textOf(finding).includes(wanted));
      finding.hidden = !isShown;
      if (isShown) shown++;
    }
    for (const file of files) file.hidden = !file.querySelector('.finding:not([hidden])');
    count.textContent = shown === findings.length ? '' : 'Showing ' + shown + ' of ' + findings.length + ' findings';
    if (none) none.hidden = shown > 0 || findings.length === 0;
  };

  const toggle = (button, set, value, pressedWhenIn) => {
    if (set.has(value)) set.delete(value);
    else set.add(value);
    button.setAttribute('aria-pressed', String(set.has(value) === pressedWhenIn));
    apply();
  };

  const step = (by) => {
    const shown = findings.filter((each) => !each.hidden);
    const at = shown.indexOf(document.activeElement);
    const next = shown[at < 0 ? (by > 0 ? 0 : shown.length - 1) : at + by];
    if (!next) return;
    next.closest('details').open = true;
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  };

  root.classList.add('js');
  for (const button of all('.tile')) {
    button.disabled = false;
    button.setAttribute('aria-pressed', 'true');
    button.addEventListener('click', () => toggle(button, hidden, button.dataset.severity, false));
  }
  for (const button of all('.rules button')) {
    button.disabled = false;
    button.setAttribute('aria-pressed', 'false');
    button.addEventListener('click', () => toggle(button, rules, button.dataset.rule, true));
  }
  if (search) search.addEventListener('input', apply);
  theme.addEventListener('click', () => {
    const isDark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset.theme = isDark ? 'light' : 'dark';
  });
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !search) return;
    if (event.target === search) {
      if (event.key !== 'Escape') return;
      search.value = '';
      search.blur();
      apply();
    } else if (event.key === '/') {
      event.preventDefault();
      search.focus();
    } else if (event.key === 'j') step(1);
    else if (event.key === 'k') step(-1);
  });
})();
`;
var SCRIPT_HASH = "sha256-97dKbEiI9qTNxUzKpRAL9LXEZXrL4XmDjihZNW+4DPU=";

// src/report/html.ts
var HTML_FINDINGS = 1e4;
var LISTED = 1e3;
var MESSAGE2 = 2e3;
var POLICY = `default-src 'none'; style-src '${STYLE_HASH}'; script-src '${SCRIPT_HASH}'; base-uri 'none'; form-action 'none'`;
function html(report, context) {
  const overview2 = overview(report, context);
  const shown = gravest(overview2.findings, HTML_FINDINGS);
  const title = `${report.tool.name}: ${headline(overview2)}`;
  return [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${markup(title)}</title>`,
    `<style>${STYLE}</style>`,
    "</head>",
    "<body>",
    '<a class="skip" href="#findings">To the findings</a>',
    '<div class="page">',
    ...header(report, overview2),
    ...overview2.findings.length > 0 ? tiles(overview2) : [],
    ...body(report, context, overview2, shown),
    "</div>",
    `<script>${SCRIPT}</script>`,
    "</body>",
    "</html>",
    ""
  ].join("\n");
}
function headline(overview2) {
  if (overview2.findings.length > 0) return severities(overview2);
  return isIdle(overview2) ? "no manifest was found" : "no problems";
}
function isIdle({ files, findings }) {
  return files === 0 && findings.length === 0;
}
function header(report, overview2) {
  const { name, version } = report.tool;
  const [outcome, word] = overview2.failed ? ["failed", "Failed"] : isIdle(overview2) ? ["idle", "Nothing linted"] : ["passed", "Passed"];
  const facts2 = [`${scope(overview2)} linted`, ...facts(report, overview2)];
  return [
    '<header class="top">',
    `<h1>${markup(name)}</h1> <span class="version">${markup(version)}</span>`,
    `<span class="outcome ${outcome}">${word}</span>`,
    '<button type="button" class="tool-button theme script-only">Light or dark</button>',
    "</header>",
    `<p class="facts">${markup(facts2.join(" \xB7 "))}</p>`
  ];
}
function tiles({ errors, warnings, infos }) {
  return [
    '<div class="tiles" role="group" aria-label="Severities">',
    tile("error", errors),
    tile("warning", warnings),
    tile("info", infos),
    "</div>"
  ];
}
function tile(severity, count2) {
  const noun = count2 === 1 ? severity : `${severity}s`;
  return `<button type="button" class="tile ${severity}" data-severity="${severity}" disabled><b>${grouped(count2)}</b> <span>${noun}</span></button>`;
}
function body(report, context, overview2, shown) {
  const sources = openSources(report, context);
  const { findings, files } = overview2;
  const main = [...failures(report.failures)];
  if (shown.length < findings.length) {
    main.push(
      `<p class="warn">${grouped(shown.length)} of ${grouped(findings.length)} findings are here, the gravest. The JSON report has them all.</p>`
    );
  }
  for (const [path, inFile] of byPath(shown)) main.push(...fileSection(path, inFile, sources(path)));
  if (findings.length === 0) main.push(nothing(files > 0 ? scope(overview2) : void 0));
  else main.push('<p class="empty none" hidden>No finding is like that.</p>');
  main.push(...skipped(report.skipped));
  if (findings.length === 0) return ['<main id="findings">', ...main, "</main>"];
  return ['<div class="layout">', ...side(shown, context.rules), '<main id="findings">', ...main, "</main>", "</div>"];
}
function nothing(scope2) {
  const words = scope2 === void 0 ? "<b>Nothing was linted</b> No manifest was found." : `<b>No problems</b> ${markup(scope2)} linted.`;
  return `<p class="empty">${words}</p>`;
}
function side(findings, rules) {
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const items = byRule(findings).map(({ rule, severity, count: count2 }) => {
    const id = markup(rule);
    const title = markup(known.get(rule)?.summary ?? "");
    return `<li><button type="button" class="${severity}" data-rule="${id}" title="${title}" disabled><i></i><span>${id}</span><span class="number">${grouped(count2)}</span></button></li>`;
  });
  return [
    '<aside class="side" aria-label="Filter">',
    '<input class="find" type="search" placeholder="Find in findings" aria-label="Find in findings">',
    '<p class="keys script-only"><kbd>/</kbd> find, <kbd>j</kbd> <kbd>k</kbd> next and previous</p>',
    '<p class="count" role="status"></p>',
    "<h2>Rules</h2>",
    '<ul class="rules">',
    ...items,
    "</ul>",
    "</aside>"
  ];
}
function failures(all) {
  if (all.length === 0) return [];
  const items = sortedByPath(all).map(({ path, message }) => listItem(path, message));
  return [
    '<details class="panel failures" open>',
    "<summary><h2>Could not be linted</h2></summary>",
    ...list(items),
    "</details>"
  ];
}
function skipped(all) {
  if (all.length === 0) return [];
  const items = sortedByPath(all).map(({ path, reason }) => listItem(path, reason));
  const number = `<span class="counts">${plural(all.length, "file")}</span>`;
  return ['<details class="panel">', `<summary><h2>Skipped</h2> ${number}</summary>`, ...list(items), "</details>"];
}
function listItem(path, text) {
  const file = path === "" ? "" : `<code><bdi>${markup(path)}</bdi></code> `;
  return `<li>${file}<bdi>${markup(cut(text, MESSAGE2))}</bdi></li>`;
}
function list(items) {
  const more = items.length > LISTED ? [`<li>and ${grouped(items.length - LISTED)} more</li>`] : [];
  return ["<ul>", ...items.slice(0, LISTED), ...more, "</ul>"];
}
export {
  HTML_FINDINGS,
  html
};
