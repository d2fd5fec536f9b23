/**
 * The style and the script of the HTML report. Its content security policy allows these two by their hashes,
 * and nothing else: after a change, the tests say what the hash has to be.
 */

export const STYLE = `
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
.facts span { display: inline-block; }
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
summary::before { content: "▸"; color: var(--soft); }
[open] > summary::before { content: "▾"; }
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
@media (max-width: 52rem) { .page { padding: 1rem; } .layout { grid-template-columns: minmax(0, 1fr); } .side { position: static; max-height: none; } .top { gap: .25rem .5rem; } .top h1 { font-size: 1.3rem; } .outcome { padding-inline: .5rem; } .tool-button { padding: .2rem .5rem; font-size: .85rem; } .rules { display: flex; overflow-x: auto; } .rules button { width: max-content; } .row::before { width: 3em; } .keys { display: none; } .tile { padding-inline: .75rem; } .tiles { gap: .5rem; } }
@media print { .side, .skip, .tool-button { display: none; } .layout { display: block; } .file > summary { position: static; } .finding { content-visibility: visible; break-inside: avoid; } body { background: none; } }
`;

export const STYLE_HASH = 'sha256-8maW2eaoyLnORM0UaBOyKmRs1zlpPy8c9qsouoxt/Yk=';

export const SCRIPT = `
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

  const placesOf = (finding) => Number(finding.dataset.places || 1);
  const total = findings.reduce((sum, finding) => sum + placesOf(finding), 0);

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
      if (isShown) shown += placesOf(finding);
    }
    for (const file of files) file.hidden = !file.querySelector('.finding:not([hidden])');
    count.textContent = shown === total ? '' : 'Showing ' + shown + ' of ' + total + ' findings';
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

export const SCRIPT_HASH = 'sha256-hHJK+o4Io26pwBxUqodp9Yly79oLkOGVck4Uy4x5yio=';
