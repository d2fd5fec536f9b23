import { messageOf } from '../core/text.js';

/** What an error says, to go on with in a sentence of ours. */
export function causeIn(error: unknown): string {
  return messageOf(error).replace(/\.$/, '');
}
