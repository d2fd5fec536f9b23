/** Whether a description tells of a value, in whatever spelling: silence is better than a wrong word. */
export function mentions(description: string, value: string): boolean {
  return fold(description).includes(fold(value));
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

/** A sentence put behind a description. */
export function withSentence(description: string, sentence: string): string {
  const before = description.trimEnd();
  const stop = before === '' || /[.!?:;]$/.test(before) ? '' : '.';
  return `${before}${stop} ${sentence}`.trimStart();
}
