/** Search over rules and documentation, in the page: the index is a file of the site, read when it is first asked for. */
import { element } from '../dom.js';
import { excerpt, search, type Place } from './ranking.js';

export function openSearch(): void {
  const root = document.documentElement.dataset['root'] ?? '';
  const dialog = element('dialog', { class: 'search', 'aria-label': 'Search' });
  const input = element('input', {
    type: 'search',
    placeholder: 'Search rules and docs',
    'aria-label': 'Search rules and docs',
    role: 'combobox',
    'aria-expanded': 'true',
    'aria-controls': 'found',
    spellcheck: 'false',
  });
  const list = element('ul', { id: 'found', role: 'listbox', 'aria-label': 'Results' });
  const said = element('p', { class: 'faint', role: 'status', 'aria-live': 'polite' });
  dialog.append(input, list, said);
  document.body.append(dialog);

  let places: Promise<readonly Place[]> | undefined;
  const index = (): Promise<readonly Place[]> =>
    (places ??= fetch(`${root}assets/search.json`).then((answer) => answer.json() as Promise<readonly Place[]>));
  let at = 0;

  const mark = (to: number): void => {
    const links = [...list.querySelectorAll('a')];
    if (links.length === 0) return;
    at = (to + links.length) % links.length;
    links.forEach((link, number) => link.setAttribute('aria-selected', String(number === at)));
    links[at]!.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', links[at]!.id);
  };
  const show = async (): Promise<void> => {
    const query = input.value;
    const found = await index().then(
      (all) => search(all, query),
      () => undefined,
    );
    if (query !== input.value) return;
    list.replaceChildren(...(found ?? []).map((place, number) => resultOf(place, query, root, number)));
    said.textContent = words(found, query);
    mark(0);
  };
  const open = (): void => {
    if (dialog.open) return;
    dialog.showModal();
    input.select();
    void index().catch(() => (places = undefined));
    if (input.value === '') said.textContent = HINT;
  };

  document.getElementById('search')!.addEventListener('click', open);
  input.addEventListener('input', () => void show());
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      mark(at + (event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Escape') {
      // The browser would only empty the field.
      event.preventDefault();
      dialog.close();
    } else if (event.key === 'Enter') list.querySelectorAll('a')[at]?.click();
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('a')) dialog.close();
  });
  addEventListener('keydown', (event) => {
    const isTyping = (event.target as Element).closest('input, textarea, select, [contenteditable]') !== null;
    const isAsked = event.key === 'k' && (event.ctrlKey || event.metaKey);
    if (!isAsked && !(event.key === '/' && !isTyping)) return;
    event.preventDefault();
    open();
  });
}

const HINT = 'A rule, an option, a word of a message.';

function words(found: readonly Place[] | undefined, query: string): string {
  if (found === undefined) return 'The search index could not be read.';
  if (query.trim() === '') return HINT;
  return found.length === 0 ? `Nothing found for “${query.trim()}”.` : '';
}

function resultOf({ title, page, path, kind, text }: Place, query: string, root: string, number: number): HTMLElement {
  const head = element('span', { class: 'title' }, title);
  const where = element('span', { class: 'faint' }, kind === 'rule' ? 'Rule' : (page ?? 'Docs'));
  const link = element(
    'a',
    { href: root + path, id: `found-${number}`, role: 'option', 'aria-selected': 'false' },
    element('span', { class: 'head' }, head, where),
    element('span', { class: 'text' }, excerpt(text, query)),
  );
  return element('li', { role: 'presentation' }, link);
}
