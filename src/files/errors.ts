import { didYouMean } from '../core/did-you-mean.js';

/** Something that the user can mend: its message is one clear sentence, printed without a stack. Exit status 2. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** "unknown rule `x` (did you mean `y`?)" */
export function unknownHint(kind: string, word: string, known: Iterable<string>): string {
  return `unknown ${kind} \`${word || '""'}\`${didYouMean(word, known)}`;
}
