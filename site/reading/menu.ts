/** On a narrow screen the links of the site and of its part are behind one button at the top. */
export function openMenu(): void {
  const button = document.getElementById('menu')!;
  const { classList } = document.documentElement;
  const set = (isOpen: boolean): void => {
    classList.toggle('menu-open', isOpen);
    button.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) document.querySelector('.aside [aria-current]')?.scrollIntoView({ block: 'center' });
  };
  button.addEventListener('click', () => set(!classList.contains('menu-open')));
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !classList.contains('menu-open')) return;
    set(false);
    button.focus();
  });
  // A link to a place on this page leaves the page where it is.
  for (const link of document.querySelectorAll('.aside a, .top nav a'))
    link.addEventListener('click', () => set(false));
}
