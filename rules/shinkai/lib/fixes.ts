import type { Edit, Fix } from '../../../src/core/rule.js';
import type { Entry } from '../../../src/core/tree.js';

export const safely = (title: string, ...edits: Edit[]): Fix => ({ title, safe: true, edits });
export const unsafely = (title: string, ...edits: Edit[]): Fix => ({ title, safe: false, edits });

export function rename(entry: Entry, key: string): Fix {
  return safely(`Rename \`${entry.key}\` to \`${key}\``, { op: 'rename', entry, key });
}
