/** What the user handed to a server must not be repeated: not in a report, a dump or an error. */
import { append } from '../core/collections.js';
import { stepTo } from '../core/pointer.js';
import { printable } from '../core/text.js';
import { readingsOf, unescaped, type Reading } from './unescape.js';
import { partsOfUrl } from './url.js';

/** Shorter values would be found in every other word. */
const SHORTEST = 6;
/** A shorter value is hidden, but may well be part of a text by chance. */
const SHORTEST_LEAK = 8;
/** Where the name of a value says that it is a secret, even a short one is hidden. */
const SECRET_NAME = /key|token|secret|passw|auth|credential/i;
const SHORTEST_SECRET = 4;
/** Values that say nothing about the person who set them. */
const EVERYDAY =
  /^(?:true|false|enabled|disabled|production|development|staging|testing|warning|default|verbose|localhost|https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/?)$/i;
const NUMBER = /^[\d.:]+$/;

/** Part of an answer that repeats a value. */
export interface Leak {
  /** The name of the variable or header. */
  readonly name: string;
  /** Where it was, in the saved answers. */
  readonly pointer: string;
}

/** One of the texts that a value may appear as. */
interface Form {
  readonly name: string;
  readonly isBase64: boolean;
  /** Too long to be there by chance. */
  readonly isLeak: boolean;
  /** What is in answers is not hidden by it. */
  readonly isPlain: boolean;
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly length: number;
  readonly form: Form;
}

export class Secrets {
  /** By the text to hide, in lower case: hosts and types of content are. */
  readonly #forms = new Map<string, Form>();

  /** `called`: how it is called where it comes from. `isPlain`: it is hidden in errors, and left in answers. */
  add(name: string, value: string, { called = name, isPlain = false } = {}): void {
    const isSecret = SECRET_NAME.test(called);
    for (const text of textsIn(value)) {
      if (text.length < (isSecret ? SHORTEST_SECRET : SHORTEST)) continue;
      if (EVERYDAY.test(text) || (NUMBER.test(text) && !isSecret)) continue;
      const isLeak = text.length >= SHORTEST_LEAK;
      for (const [form, isBase64] of formsOf(text)) {
        const known = this.#forms.get(form);
        if (!known || known.isPlain) this.#forms.set(form, { name: printable(name, 60), isBase64, isLeak, isPlain });
      }
    }
    this.addUrl(name, value);
  }

  /** What is secret in a URL; nothing of any other text. */
  addUrl(name: string, url: string): void {
    for (const { value, name: called, isPlain } of partsOfUrl(url)) {
      if (value !== url) this.add(name, value, { called, ...(isPlain && { isPlain }) });
    }
  }

  /** For errors, logs and other texts that are not the answers. */
  hide(text: string): string {
    return this.#hide(text, true).shown;
  }

  /** The same JSON value without the secrets, and where they were. */
  clean(value: unknown, pointer = '', leaks: Leak[] = []): unknown {
    if (this.#forms.size === 0) return value;
    if (typeof value === 'string') {
      const { shown, leak } = this.#hide(value, false);
      if (leak !== undefined) leaks.push({ name: leak, pointer });
      return shown;
    }
    if (typeof value === 'number') {
      const { shown } = this.#hide(String(value), false);
      return shown === String(value) ? value : shown;
    }
    if (Array.isArray(value)) return value.map((each, index) => this.clean(each, `${pointer}/${index}`, leaks));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        const { shown, leak } = this.#hide(key, false);
        const inner = pointer + stepTo(shown);
        if (leak !== undefined) leaks.push({ name: leak, pointer: inner });
        return [shown, this.clean(each, inner, leaks)];
      }),
    );
  }

  #hide(text: string, isError: boolean): { shown: string; leak: string | undefined } {
    const places = readingsOf(text).flatMap((reading) => this.#placesIn(reading, isError));
    const leak = places.find(({ form }) => form.isLeak)?.form.name;
    return { shown: covered(text, places), leak };
  }

  #placesIn(reading: Reading, isError: boolean): Place[] {
    const { text } = reading;
    const lower = lowered(text);
    const found: Place[] = [];
    for (const [hidden, form] of this.#forms) {
      if (form.isPlain && !isError) continue;
      const { length } = hidden;
      for (let at = lower.indexOf(hidden); at >= 0; at = lower.indexOf(hidden, at + length)) {
        // A character of base64 may hold bits of two bytes.
        const more = (index: number): number => (form.isBase64 && /[\w+/-]/.test(text.charAt(index)) ? 1 : 0);
        const [start, end] = [at - more(at - 1), at + length + more(at + length)];
        found.push({ start: reading.startOf(start), end: reading.endOf(end), length, form });
      }
    }
    return found;
  }
}

/** The name of the longest secret is in place of all that overlap. */
function covered(text: string, places: readonly Place[]): string {
  const parts: string[] = [];
  let end = 0;
  let longest: Place | undefined;
  for (const place of places.toSorted((a, b) => a.start - b.start)) {
    if (longest && place.start < end) {
      if (place.length > longest.length) longest = place;
    } else {
      if (longest) parts.push(`[hidden: ${longest.form.name}]`);
      parts.push(text.slice(end, place.start));
      longest = place;
    }
    end = Math.max(end, place.end);
  }
  if (!longest) return text;
  return [...parts, `[hidden: ${longest.form.name}]`, text.slice(end)].join('');
}

/** The value itself, its lines and words, and what a header of credentials stands for. */
function textsIn(value: string): Set<string> {
  const trimmed = value.trim();
  const [scheme = '', credentials = '', ...more] = trimmed.split(/\s+/);
  const words = trimmed.split(/[\s;,]+/);
  const named = words.map((word) => word.replace(/^[\w.-]+=(?=.)/, ''));
  const all = [trimmed, trimmed.replace(/\s+/g, ' ')];
  append(all, [...(words.length > 1 ? words : []), ...named].filter(isLikeSecret));
  if (more.length === 0 && SCHEME.test(scheme)) all.push(credentials);
  const plain = /^basic$/i.test(scheme) ? Buffer.from(credentials, 'base64').toString('utf8') : '';
  if (plain.includes(':')) all.push(plain, plain.slice(plain.indexOf(':') + 1));
  return new Set(all);
}

const SCHEME = /^(?:bearer|basic|digest|token|api-?key)$/i;

/** A word of a sentence is not. */
const isLikeSecret = (word: string): boolean =>
  word.length >= SHORTEST && !SCHEME.test(word) && /[\d_\-=+/.]|[a-z][A-Z]/.test(word);

/** How a text looks in URLs, in base64 wherever it begins there, and in hexadecimal. */
function* formsOf(text: string): Generator<[form: string, isBase64: boolean]> {
  for (const each of new Set([text, unescaped(text), text.replaceAll(' ', '+')])) {
    yield [lowered(each), false];
    const bytes = Buffer.from(each);
    yield [bytes.toString('hex'), false];
    for (const form of base64Of(bytes)) {
      if (form.length < SHORTEST) continue;
      yield [lowered(form), true];
      yield [lowered(form.replaceAll('+', '-').replaceAll('/', '_')), true];
    }
  }
}

/** Without the characters that also depend on what is before and behind. */
function base64Of(bytes: Buffer): string[] {
  return [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    return text.slice(offset === 0 ? 0 : offset + 1, Math.floor(((offset + bytes.length) * 8) / 6));
  });
}

/** As long as the text itself, so that places are the same. */
function lowered(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replace(/[^]/g, (char) => (char.toLowerCase().length === 1 ? char.toLowerCase() : char));
}
