/** The playground: an editor, what the linter says of its text, and ways to act on that. */
import type { Preset } from '../../src/core/rule.js';
import type { Finding, FixKind, Linted, TextToLint } from '../../src/browser.js';
import { LintClient } from './client.js';
import { Editor } from './editor.js';
import { examplesIn } from './examples.js';
import { element } from '../dom.js';
import { button, showFindings } from './findings.js';
import { fromFragment, toFragment } from './share.js';
import { guessName } from './guess-name.js';
import { SYNTAXES, syntaxOf } from './syntaxes.js';

/** Long enough to finish a word. */
const PAUSE = 200;
const LARGEST = 5_000_000;
const CONFIRMED_FOR = 2500;

const EXAMPLES = examplesIn(document);
const $ = <T extends HTMLElement = HTMLElement>(id: string): T => document.getElementById(id) as T;

let name = 'manifest.json';
let off: readonly string[] = [];
let linted: { readonly text: string; readonly result: Linted } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let round = 0;
/** The finding that the bar at the bottom has gone to. */
let at = -1;

const examples = $<HTMLSelectElement>('example');
const syntax = $<HTMLSelectElement>('syntax');
const preset = $<HTMLSelectElement>('preset');
const client = new LintClient(document.body.dataset['worker']!, () => (document.body.dataset['ready'] = ''));
const editor = new Editor({
  parent: $('editor'),
  onChange: () => lintSoon(PAUSE),
  onPaste: (text) => rename(guessName(text)),
  onFix: fix,
});

function source(): TextToLint {
  return { path: name, text: editor.text, preset: preset.value as Preset, off };
}

function lintSoon(milliseconds: number): void {
  clearTimeout(timer);
  document.body.dataset['state'] = 'waiting';
  timer = setTimeout(() => void lint(), milliseconds);
}

async function lint(): Promise<void> {
  const mine = ++round;
  const asked = source();
  const result = await client.lint(asked);
  // What was typed meanwhile will be linted in its turn.
  if (mine !== round || asked.text !== editor.text) return;
  linted = { text: asked.text, result };
  document.body.dataset['state'] = 'done';
  show(result);
}

function show({ findings, failures, formats, tools, skipped }: Linted): void {
  editor.mark(findings);
  showFindings($('findings'), findings, {
    show: (finding) => editor.show(finding),
    fix,
    switchOff: (rule) => switchRules([...off, rule]),
  });
  const fixable = findings.filter(({ fix }) => fix !== undefined);
  offer('fix-all', 'Fix all', fixable.filter(({ fix }) => fix!.safe).length);
  offer('fix-unsafe', 'Fix (unsafe)', fixable.filter(({ fix }) => !fix!.safe).length);
  showJump(findings);
  const verdict = failures[0]?.message ?? (skipped === undefined ? counted(findings) : whySkipped(skipped));
  setText($('verdict'), verdict);
  $('verdict').dataset['grade'] = failures.length > 0 || skipped !== undefined ? 'unknown' : mostSevere(findings);
  setText($('recognised'), formats.length > 0 ? `${formats.join(' + ')}${counts(tools.length)}` : 'not recognised');
}

function offer(id: string, label: string, count: number): void {
  const control = $<HTMLButtonElement>(id);
  control.textContent = count > 0 ? `${label} ${count}` : label;
  control.disabled = count === 0;
}

/** On a phone, the findings are below the editor: a bar at the bottom counts them, and goes from one to the next. */
function showJump(findings: readonly Finding[]): void {
  at = -1;
  $('jump').hidden = findings.length === 0;
  setText($('jump-count'), counted(findings));
  $('jump-count').dataset['grade'] = mostSevere(findings);
  setText($('jump-at'), '');
}

function jump(by: number): void {
  const findings = linted?.result.findings ?? [];
  if (findings.length === 0) return;
  at = at < 0 ? (by > 0 ? 0 : findings.length - 1) : (at + by + findings.length) % findings.length;
  const finding = findings[at]!;
  editor.show(finding, { focus: false });
  $('editor').scrollIntoView({ block: 'nearest' });
  setText(
    $('jump-at'),
    `${at + 1} of ${findings.length}, line ${finding.line}: ${finding.message.replaceAll('`', '')}`,
  );
}

const counts = (tools: number): string => (tools === 0 ? '' : `, ${tools} ${tools === 1 ? 'tool' : 'tools'}`);
const mostSevere = (findings: readonly Finding[]): string =>
  (['error', 'warning', 'info'] as const).find((each) => findings.some(({ severity }) => severity === each)) ?? 'clean';

function counted(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'No problems found.';
  const parts = (['error', 'warning', 'info'] as const).flatMap((severity) => {
    const number = findings.filter((finding) => finding.severity === severity).length;
    return number === 0 ? [] : `${number} ${severity}${number === 1 ? '' : 's'}`;
  });
  return parts.join(', ');
}

function whySkipped(reason: string): string {
  return editor.text.trim() === ''
    ? 'Paste a manifest, or a file that registers tools.'
    : `Nothing to lint here: ${reason}.`;
}

/** A live region speaks whenever it changes, so it is left alone when it does not. */
function setText(target: HTMLElement, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}

/** The places of a finding hold for the text that was linted, and for no other. */
function fix({ fix }: Finding): void {
  if (!fix || linted?.text !== editor.text) return;
  editor.applyEdits(fix.edits);
  lintSoon(0);
  say(`Fixed: ${fix.title}`);
}

async function fixAll(kind: FixKind): Promise<void> {
  const asked = source();
  const fixed = await client.fix(asked, kind);
  if (fixed === undefined || asked.text !== editor.text) return;
  editor.applyEdits([{ start: 0, end: asked.text.length, text: fixed }]);
  lintSoon(0);
  say(
    kind === 'safe'
      ? 'Fixed everything that can be fixed safely.'
      : 'Fixed everything that can be fixed: look at what changed.',
  );
}

function switchRules(ids: readonly string[]): void {
  off = [...new Set(ids)];
  const chips = off.map((id) => {
    const chip = button(`${id} ×`, 'chip', () => switchRules(off.filter((each) => each !== id)));
    chip.setAttribute('aria-label', `Turn ${id} on again`);
    return element('li', {}, chip);
  });
  $('off').replaceChildren(...chips);
  $('off-box').hidden = off.length === 0;
  lintSoon(0);
}

function rename(to: string): void {
  name = to;
  syntax.value = syntaxOf(name).label;
  editor.setSyntax(syntaxOf(name));
  setText($('name'), name);
  lintSoon(0);
}

function load(text: string, as: string): void {
  editor.setText(text);
  rename(as);
}

/** The button says what became of it, where people are looking. */
async function share(): Promise<void> {
  const { path, text } = source();
  const fragment = await toFragment({ name: path, text, preset: preset.value as Preset, off });
  history.replaceState(null, '', fragment);
  const isCopied = await navigator.clipboard.writeText(location.href).then(
    () => true,
    () => false,
  );
  const button = $('share');
  button.textContent = isCopied ? 'Link copied' : 'See the address bar';
  setTimeout(() => (button.textContent = 'Share as link'), CONFIRMED_FOR);
  say(
    `${isCopied ? 'Link copied' : 'The link is in the address bar'}. It contains the whole text; nothing was sent anywhere.`,
  );
}

async function loadFile(file: File): Promise<void> {
  if (file.size > LARGEST) return say(`${file.name} is larger than ${LARGEST / 1_000_000} MB, too large to lint here.`);
  load(await file.text(), file.name);
}

function say(words: string): void {
  setText($('said'), words);
}

async function start(): Promise<void> {
  examples.append(...EXAMPLES.map(({ label }) => element('option', {}, label)));
  syntax.append(...SYNTAXES.map(({ label }) => element('option', {}, label)));
  examples.addEventListener('change', () => {
    const example = EXAMPLES.find(({ label }) => label === examples.value);
    if (example) load(example.text, example.name);
  });
  syntax.addEventListener('change', () => rename(SYNTAXES.find(({ label }) => label === syntax.value)!.name));
  preset.addEventListener('change', () => lintSoon(0));
  $('fix-all').addEventListener('click', () => void fixAll('safe'));
  $('fix-unsafe').addEventListener('click', () => void fixAll('all'));
  $('jump-count').addEventListener('click', () => $('verdict').scrollIntoView());
  $('jump-back').addEventListener('click', () => jump(-1));
  $('jump-on').addEventListener('click', () => jump(1));
  $('share').addEventListener('click', () => void share());
  $<HTMLInputElement>('file').addEventListener('change', (event) => {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (file) void loadFile(file);
  });
  // A file that is dropped anywhere is opened here, not by the browser.
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener(
    'drop',
    (event) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      event.stopPropagation();
      void loadFile(file);
    },
    { capture: true },
  );
  addEventListener('hashchange', () => void loadShared());
  if (await loadShared()) return;
  load(EXAMPLES[0]!.text, EXAMPLES[0]!.name);
  examples.value = EXAMPLES[0]!.label;
}

async function loadShared(): Promise<boolean> {
  const shared = await fromFragment(location.hash);
  if (!shared) {
    if (location.hash.startsWith('#s=')) say('The link is damaged: nothing in it could be read.');
    return false;
  }
  preset.value = shared.preset;
  switchRules(shared.off);
  load(shared.text, shared.name);
  examples.selectedIndex = 0;
  return true;
}

void start();
