/** What is safe to stand in XML and HTML, in text and in quoted attributes alike. */
import { visible } from './text.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** On one line, and without the characters that XML forbids. */
export function markup(text: string): string {
  return visible(text).replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
