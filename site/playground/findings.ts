/** The list of findings. Whatever comes from the text goes in as text, never as HTML. */
import type { Finding } from '../../src/browser.js';
import { helpBesideFix } from '../../src/core/finding.js';
import { fold } from '../../src/report/frame.js';
import { element } from '../dom.js';
import { pageOfRule } from '../pages/links.js';

export interface FindingActions {
  show(finding: Finding): void;
  fix(finding: Finding): void;
  switchOff(rule: string): void;
}

/** A list that nobody reads to its end need not be drawn to it. */
const MOST_SHOWN = 200;
/** More of one kind are one entry. */
const MOST_APART = 2;

const WORDS = { error: 'Error', warning: 'Warning', info: 'Info' } as const;

export function showFindings(list: HTMLElement, findings: readonly Finding[], actions: FindingActions): void {
  const kinds = [...fold(findings, undefined, MOST_APART).entries()];
  const items = kinds.slice(0, MOST_SHOWN).map(([finding, ofKind]) => item(finding, ofKind.slice(1), actions));
  const more = kinds.length - items.length;
  if (more > 0) items.push(element('li', { class: 'more' }, `and ${more} more`));
  list.replaceChildren(...items);
}

function item(finding: Finding, others: readonly Finding[], actions: FindingActions): HTMLElement {
  const { rule, severity, message } = finding;
  const help = helpBesideFix(finding);
  const head = element(
    'div',
    { class: 'head' },
    element('span', { class: `badge ${severity}` }, WORDS[severity]),
    element('a', { class: 'rule', href: pageOfRule(rule), target: '_blank', rel: 'noopener' }, rule),
    placeOf(finding, actions),
  );
  const off = button('Turn rule off', 'quiet', () => actions.switchOff(rule));
  off.setAttribute('aria-label', `Turn ${rule} off`);
  return element(
    'li',
    { class: `finding ${severity}` },
    head,
    element('p', {}, ...withCode(message)),
    ...(help === undefined ? [] : [element('p', { class: 'help' }, ...withCode(help))]),
    element('div', { class: 'actions' }, ...mending(finding, actions), off),
    ...(others.length > 0 ? [alike(others, actions)] : []),
  );
}

/** The others of its kind, which differ in a name or two. They are drawn when somebody looks: there may be very many. */
function alike(others: readonly Finding[], actions: FindingActions): HTMLElement {
  const more = others.length > MOST_SHOWN ? `, of which ${MOST_SHOWN} are shown` : '';
  const list = element('ul');
  const box = element(
    'details',
    { class: 'alike' },
    element('summary', {}, `${others.length} more like this${more}`),
    list,
  );
  const row = (each: Finding): HTMLElement =>
    element(
      'li',
      {},
      placeOf(each, actions),
      element('span', {}, ...withCode(each.message)),
      ...mending(each, actions),
    );
  box.addEventListener('toggle', () => list.replaceChildren(...others.slice(0, MOST_SHOWN).map(row)), { once: true });
  return box;
}

function placeOf(finding: Finding, actions: FindingActions): HTMLButtonElement {
  const { line, column } = finding;
  const place = button(`${line}:${column}`, 'place', () => actions.show(finding));
  place.setAttribute('aria-label', `Go to line ${line}, column ${column}`);
  return place;
}

function mending(finding: Finding, actions: FindingActions): HTMLButtonElement[] {
  const { fix } = finding;
  if (!fix) return [];
  const mend = button('', 'fix', () => actions.fix(finding));
  mend.append(fix.safe ? 'Fix: ' : 'Fix (unsafe): ', ...withCode(fix.title));
  return [mend];
}

/** What stands between backticks is somebody's text or a name: shown as code, and still only as text. */
function withCode(message: string): (Node | string)[] {
  return message.split('`').map((part, index) => (index % 2 === 0 ? part : element('code', {}, part)));
}

export function button(label: string, kind: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: kind }, label);
  made.addEventListener('click', onClick);
  return made;
}
