/** Secrets that were found in a file are repeated in nothing that is said of it. */

const HIDDEN = '•••';

/** What is shorter is no secret, and would be found in every other word. */
const SHORTEST = 6;
/** With more of them, looking for each in every message would cost too much: then nothing is quoted. */
const MOST = 200;

export class Censor {
  readonly #secrets = new Set<string>();

  hide(secret: string): void {
    if (secret.length >= SHORTEST) this.#secrets.add(secret);
  }

  hides(text: string): boolean {
    return this.clean(text) !== text;
  }

  clean(text: string): string {
    if (this.#secrets.size > MOST) return HIDDEN;
    let cleaned = text;
    for (const secret of this.#secrets) cleaned = without(secret, cleaned);
    return cleaned;
  }
}

/** A rule may have cut it: its beginning is hidden too. */
function without(secret: string, text: string): string {
  const beginning = secret.slice(0, SHORTEST);
  let cleaned = '';
  let from = 0;
  for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, from)) {
    let length = SHORTEST;
    while (length < secret.length && text[at + length] === secret[length]) length++;
    cleaned += text.slice(from, at) + HIDDEN;
    from = at + length;
  }
  return cleaned + text.slice(from);
}
