/** Light or dark: as the system says, until somebody chooses. Runs before the page is drawn, so that it never flashes. */
const KEY = 'toolint-theme';
type Theme = 'light' | 'dark';

let chosen = stored();
if (chosen) document.documentElement.dataset['theme'] = chosen;

addEventListener('DOMContentLoaded', () => {
  const button = document.getElementById('theme')!;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const current = (): Theme => chosen ?? (system.matches ? 'dark' : 'light');
  const show = (): void => button.setAttribute('aria-pressed', String(current() === 'dark'));
  button.addEventListener('click', () => {
    chosen = current() === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = chosen;
    store(chosen);
    show();
  });
  system.addEventListener('change', show);
  show();
});

/** A browser may refuse to store anything. */
function stored(): Theme | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : undefined;
  } catch {
    return undefined;
  }
}

function store(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // It holds for this page, then.
  }
}
