/** The values that a description does not tell of, in whatever spelling: silence is better than a wrong word. */
export function unmentioned(description: string, values: readonly string[]): string[] {
  const left = values.filter((value) => !description.includes(value));
  const folded = left.length === 0 ? '' : fold(description);
  return left.filter((value) => !folded.includes(fold(value)));
}

/** Of a single letter nobody can tell whether a text means it. */
export const isTellable = (value: string): boolean => value.trim().length > 1;

function fold(text: string): string {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
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
