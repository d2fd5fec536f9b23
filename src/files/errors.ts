import { didYouMean } from '../core/did-you-mean.js';

/** Something that the user can mend: its message is one clear sentence, printed without a stack. Exit status 2. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** Some mistakes are worth showing together, a line each; with very many the first ones are enough. */
const MOST_TOGETHER = 20;

/** One error for several mistakes. */
export function together(errors: readonly UserError[]): UserError {
  const [first] = errors;
  if (first && errors.length === 1) return first;
  const shown = errors.slice(0, MOST_TOGETHER).map(({ message }) => message);
  const more = errors.length - shown.length;
  return new UserError([...shown, ...(more > 0 ? [`and ${more} more like these`] : [])].join('\n'));
}

/** "unknown rule `x` (did you mean `y`?)" */
export function unknownHint(kind: string, word: string, known: Iterable<string>): string {
  return `unknown ${kind} \`${word || '""'}\`${didYouMean(word, known)}`;
}
