/** A button on each block of code that copies it. */
import { element } from '../dom.js';

const SHOWN_FOR_MS = 1600;

export function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>('.prose pre, .card pre, .install code')) {
    const button = element('button', { type: 'button', class: 'copy', 'aria-label': 'Copy' }, 'Copy');
    button.addEventListener('click', () => void copy(block.textContent.trim(), button));
    if (block.tagName === 'CODE') block.after(button);
    else {
      const box = element('div', { class: 'code' });
      block.before(box);
      box.append(block, button);
    }
  }
}

async function copy(text: string, button: HTMLButtonElement): Promise<void> {
  button.textContent = await navigator.clipboard.writeText(text).then(
    () => 'Copied',
    () => 'Not allowed',
  );
  setTimeout(() => (button.textContent = 'Copy'), SHOWN_FOR_MS);
}
