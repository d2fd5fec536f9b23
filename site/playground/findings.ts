/** The list of findings. Whatever comes from the text goes in as text, never as HTML. */
import type { Finding } from '../../src/browser.js';
import { element } from '../dom.js';
import { pageOfRule } from '../pages/links.js';

export interface FindingActions {
  show(finding: Finding): void;
  fix(finding: Finding): void;
  switchOff(rule: string): void;
}

/** A list that nobody reads to its end need not be drawn to it. */
const MOST_SHOWN = 200;

const WORDS = { error: 'Error', warning: 'Warning', info: 'Info' } as const;

export function showFindings(list: HTMLElement, findings: readonly Finding[], actions: FindingActions): void {
  const items = findings.slice(0, MOST_SHOWN).map((finding) => item(finding, actions));
  const more = findings.length - items.length;
  if (more > 0) items.push(element('li', { class: 'more' }, `and ${more} more`));
  list.replaceChildren(...items);
}

function item(finding: Finding, actions: FindingActions): HTMLElement {
  const { rule, severity, message, help, line, column, fix } = finding;
  const place = button(`${line}:${column}`, 'place', () => actions.show(finding));
  place.setAttribute('aria-label', `Go to line ${line}, column ${column}`);
  const head = element(
    'div',
    { class: 'head' },
    element('span', { class: `badge ${severity}` }, WORDS[severity]),
    element('a', { class: 'rule', href: pageOfRule(rule), target: '_blank', rel: 'noopener' }, rule),
    place,
  );
  const off = button('Turn rule off', 'quiet', () => actions.switchOff(rule));
  off.setAttribute('aria-label', `Turn ${rule} off`);
  const mend = fix && button('', 'fix', () => actions.fix(finding));
  mend?.append(fix!.safe ? 'Fix: ' : 'Fix (check it): ', ...withCode(fix!.title));
  return element(
    'li',
    { class: `finding ${severity}` },
    head,
    element('p', {}, ...withCode(message)),
    ...(help === undefined ? [] : [element('p', { class: 'help' }, ...withCode(help))]),
    element('div', { class: 'actions' }, ...(mend ? [mend] : []), off),
  );
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
