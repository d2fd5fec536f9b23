/** What the user handed to a server must not be repeated: not in a report, a dump or an error. */
import { stepTo } from '../core/pointer.js';

/** Shorter values would be found in every other word. */
const SHORTEST = 6;
/** A shorter value is hidden, but may well be part of a text by chance. */
const SHORTEST_LEAK = 8;
/** Where the name of a value says that it is a secret, even a short one is hidden. */
const SECRET_NAME = /key|token|secret|passw|auth|credential/i;
const SHORTEST_SECRET = 4;
/** Values that say nothing about the person who set them. */
const EVERYDAY =
  /^(?:true|false|enabled|disabled|production|development|staging|testing|warning|default|verbose|localhost|[\d.:]+|https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/?)$/i;

/** Part of an answer that repeats a value. */
export interface Leak {
  /** The name of the variable or header. */
  readonly name: string;
  /** Where it was, in the saved answers. */
  readonly pointer: string;
}

export class Secrets {
  /** The name of each text to hide, the longest text first. */
  #texts: [text: string, name: string][] = [];

  add(name: string, value: string): void {
    for (const text of formsOf(value)) {
      const shortest = SECRET_NAME.test(name) ? SHORTEST_SECRET : SHORTEST;
      if (text.length >= shortest && !EVERYDAY.test(text)) this.#texts.push([text, name]);
    }
    this.#texts.sort(([a], [b]) => b.length - a.length);
  }

  hide(text: string): string {
    let shown = text;
    for (const [hidden, name] of this.#texts) {
      if (shown.includes(hidden)) shown = shown.replaceAll(hidden, () => `[hidden: ${name}]`);
    }
    return shown;
  }

  /** The same JSON value without the secrets, and where they were. */
  clean(value: unknown, pointer = '', leaks: Leak[] = []): unknown {
    if (this.#texts.length === 0) return value;
    if (typeof value === 'string') {
      const name = this.#texts.find(([text]) => text.length >= SHORTEST_LEAK && value.includes(text))?.[1];
      if (name !== undefined) leaks.push({ name, pointer });
      return this.hide(value);
    }
    if (Array.isArray(value)) return value.map((each, index) => this.clean(each, `${pointer}/${index}`, leaks));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        const shown = this.hide(key);
        return [shown, this.clean(each, pointer + stepTo(shown), leaks)];
      }),
    );
  }
}

/** The value itself, the words of a header, and how they look in URLs and in base64. */
function formsOf(value: string): Set<string> {
  const trimmed = value.trim();
  const words = trimmed.split(/[\s;,]+/).filter((word) => word.length >= SHORTEST);
  const [scheme = '', credentials = ''] = trimmed.split(/\s+/);
  const plain = /^basic$/i.test(scheme) ? Buffer.from(credentials, 'base64').toString('utf8') : '';
  const all = [trimmed, ...(words.length > 1 || /^\w+ \S+$/.test(trimmed) ? secretWords(words) : [])];
  if (plain.includes(':')) all.push(plain, plain.slice(plain.indexOf(':') + 1));
  return new Set(
    all.flatMap((text) => [
      text,
      encodeURIComponent(text),
      JSON.stringify(text).slice(1, -1),
      Buffer.from(text)
        .toString('base64')
        .replace(/={1,2}$/, ''),
      Buffer.from(text).toString('base64url'),
    ]),
  );
}

/** Of `Bearer abc…` the second word is the secret, and of a sentence no word is. */
const secretWords = (words: readonly string[]): string[] =>
  words.filter((word) => !/^(?:bearer|basic|digest|token|apikey)$/i.test(word) && /[\d_\-=+/.]|[a-z][A-Z]/.test(word));
