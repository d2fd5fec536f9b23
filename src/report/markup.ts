/** Text from outside in Markdown, HTML and XML: it stays text, whatever it holds. */
import { cut, visible } from './text.js';

/** A code span: nothing in it is a mention, a link or markup. */
export function codeSpan(text: string, max = 1000): string {
  const code = unmentioned(visible(cut(text, max)));
  if (code.trim() === '') return '(empty)';
  const ticks = '`'.repeat(longestRun(code) + 1);
  const pad = /^[` ]|[` ]$/.test(code) ? ' ' : '';
  return `${ticks}${pad}${code}${pad}${ticks}`;
}

/** Words and punctuation in which GitHub and Markdown see nothing but text. */
const PLAIN_WORDS = /^[a-zA-Z0-9 ,.;:'"()?…-]*$/;
const MAY_ACT = /::|www\.|\bGH-\d/i;

/**
 * A message in Markdown: what it has between backticks is code, and the rest is text. Where the rest is more than plain
 * words, a value from a manifest may be part of it, and all of the message is code.
 */
export function messageText(text: string, max = 1000): string {
  const pieces = cut(text, max).split('`');
  const words = pieces.filter((_, at) => at % 2 === 0);
  const isPlain = words.every((each) => PLAIN_WORDS.test(each) && !MAY_ACT.test(each)) && !/^[^a-zA-Z"'`]/.test(text);
  if (pieces.length % 2 === 0 || !isPlain || text.trim() === '') return codeSpan(text, max);
  return pieces.map((piece, at) => (at % 2 === 1 ? codeSpan(piece) : piece)).join('');
}

/** A sentence of our own in Markdown. What comes from outside is only in what it has between backticks. */
export function wordsAndCode(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? prose(part) : codeSpan(part)))
    .join('');
}

/** A code span in a table, where a pipe would end the cell even in code. */
export const cellCode = (text: string, max?: number): string => codeSpan(text.replaceAll('|', '¦'), max);

/** A fenced block of lines that hold no line ends. */
export function fenced(lines: readonly string[]): string[] {
  const code = lines.map(unmentioned);
  const fence = '`'.repeat(Math.max(3, longestRun(code.join('\n')) + 1));
  return [`${fence}text`, ...code, fence];
}

/** Words of a rule's own, in running text. */
export function prose(text: string): string {
  return unmentioned(visible(text).replace(/[\\`*_{}[\]<>#|~!&$@]|:(?=\/)/g, '\\$&'));
}

/** A link around text that is already Markdown; without the link where it leads nowhere good. */
export function linked(text: string, url: string | undefined): string {
  return url === undefined ? text : `[${text}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}

export function longestRun(text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), (run) => run[0].length));
}

/** Some of GitHub looks for mentions without minding the code around them. */
const unmentioned = (text: string): string => text.replaceAll('@', '@\u200b');

/** What is safe to be in XML and HTML, in text and in quoted attributes alike. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A message in HTML, with what it has between backticks as code. */
export const messageMarkup = (text: string): string => markup(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** On one line, and without the characters that XML forbids. */
export function markup(text: string): string {
  return visible(text).replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
