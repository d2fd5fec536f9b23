/** The list of all rules, narrowed by words, by severity, and to those that have a fix. */
import { element } from '../dom.js';

export function filterRules(): void {
  const first = document.querySelector('.rules h2');
  if (!first) return;
  const words = element('input', {
    type: 'search',
    placeholder: 'Filter, such as “schema”',
    'aria-label': 'Filter rules',
    spellcheck: 'false',
  });
  const severity = element('select', { 'aria-label': 'Severity' });
  for (const each of ['any severity', 'error', 'warning', 'info']) severity.append(element('option', {}, each));
  const fix = element('input', { type: 'checkbox' });
  const count = element('p', { class: 'faint count', role: 'status', 'aria-live': 'polite' });
  first.before(element('div', { class: 'filter' }, words, severity, element('label', {}, fix, ' with a fix')), count);

  const tables = Array.from(document.querySelectorAll<HTMLElement>('.rules .table'), (table) => ({
    section: [table, ...introductionOf(table)],
    rows: Array.from(table.querySelectorAll<HTMLElement>('tbody tr'), rowOf),
  }));
  const total = tables.reduce((sum, { rows }) => sum + rows.length, 0);

  const apply = (): void => {
    const wanted = words.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { section, rows } of tables) {
      let here = 0;
      for (const row of rows) {
        const fits =
          wanted.every((word) => row.text.includes(word)) &&
          (severity.selectedIndex === 0 || row.severity === severity.value) &&
          (!fix.checked || row.hasFix);
        row.element.hidden = !fits;
        if (fits) here++;
      }
      for (const each of section) each.hidden = here === 0;
      shown += here;
    }
    const text = shown === total ? `${total} rules` : `${shown} of ${total} rules`;
    if (count.textContent !== text) count.textContent = text;
  };
  for (const control of [words, severity, fix]) control.addEventListener('input', apply);
  apply();
}

/** The heading of a table, and what is said between the two. */
function introductionOf(table: HTMLElement): HTMLElement[] {
  const before: HTMLElement[] = [];
  let at: Element | null = table;
  while (at && at.tagName !== 'H2') {
    at = at.previousElementSibling;
    if (at) before.push(at as HTMLElement);
  }
  return before;
}

function rowOf(element: HTMLElement) {
  const cell = (label: string): string =>
    element.querySelector(`[data-label="${label}"]`)?.textContent?.trim().toLowerCase() ?? '';
  return { element, text: element.textContent.toLowerCase(), severity: cell('severity'), hasFix: cell('fix') !== '' };
}
