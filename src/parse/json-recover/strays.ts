/** What to say about what stands between tokens. */
import type { JsonOptions } from '../json.js';
import type { Mistakes } from './mistakes.js';
import type { Stray } from './tokens.js';

export function tellStray({ kind, start, end }: Stray, text: string, options: JsonOptions, mistakes: Mistakes): void {
  if (kind === 'open comment') {
    mistakes.lose({ start, end }, 'The comment is not closed: */ is missing.');
  } else if (kind === 'comment') {
    if (options.comments) return;
    const message = 'Comments are not allowed in JSON. Remove it, or rename the file to .jsonc.';
    mistakes.note({ start, end, message });
  } else {
    const code = text.charCodeAt(start).toString(16).toUpperCase().padStart(4, '0');
    const message = `The character U+${code} looks like a space or like nothing, and is neither in JSON. Replace it with a space.`;
    mistakes.habit('blanks', { start, end }, message);
  }
}
