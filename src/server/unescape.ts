/** What a text means where it is escaped for a URL, for HTML or for JSON, and where in the text that is. */
import { countLeading } from '../core/collections.js';

/** A text as it is, or without its escapes. */
export class Reading {
  readonly text: string;
  /** What this was read from. */
  readonly #outer: Reading | undefined;
  readonly #escapes: RegExp;
  #shifts: Shifts | undefined;

  constructor(text: string, outer?: Reading, escapes = ESCAPES) {
    this.text = text;
    this.#outer = outer;
    this.#escapes = escapes;
  }

  without(escapes: RegExp): Reading {
    return new Reading(this.text.replace(escapes, meantBy), this, escapes);
  }

  /** Where a character begins in the text as it is. */
  startOf(index: number): number {
    if (!this.#outer) return index;
    const { escapes, at } = this.#before(index);
    const isWithin = at >= 0 && index < escapes.ends[at]!;
    return this.#outer.startOf(isWithin ? escapes.from[at]! : index + shiftBehind(escapes, at));
  }

  /** Where the character before `end` ends in the text as it is. */
  endOf(end: number): number {
    if (!this.#outer) return end;
    const { escapes, at } = this.#before(end - 1);
    const isWithin = at >= 0 && end - 1 < escapes.ends[at]!;
    return this.#outer.endOf(isWithin ? escapes.to[at]! : end + shiftBehind(escapes, at));
  }

  /** The last escape that stands for something at or before this place. */
  #before(index: number): { escapes: Shifts; at: number } {
    const escapes = (this.#shifts ??= shiftsIn(this.#outer!.text, this.#escapes));
    return { escapes, at: countLeading(escapes.starts, (start) => start <= index) - 1 };
  }
}

/** For each escape: from where to where it is written, and where what it stands for starts and ends. */
interface Shifts {
  readonly from: number[];
  readonly to: number[];
  readonly starts: number[];
  readonly ends: number[];
}

function shiftsIn(text: string, escapes: RegExp): Shifts {
  const shifts: Shifts = { from: [], to: [], starts: [], ends: [] };
  let saved = 0;
  for (const { 0: escape, index } of text.matchAll(escapes)) {
    const { length } = meantBy(escape);
    shifts.from.push(index);
    shifts.to.push(index + escape.length);
    shifts.starts.push(index - saved);
    shifts.ends.push(index - saved + length);
    saved += escape.length - length;
  }
  return shifts;
}

const shiftBehind = ({ to, ends }: Shifts, at: number): number => (at < 0 ? 0 : to[at]! - ends[at]!);

/** JSON within a URL within HTML, and so on. */
const MOST_ESCAPED = 3;
/** Characters that HTML has a name for, other than letters; the first four also without `;`. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
  ...{ excl: '!', num: '#', dollar: '$', percnt: '%', lpar: '(', rpar: ')', ast: '*', midast: '*', plus: '+' },
  ...{ comma: ',', period: '.', sol: '/', colon: ':', semi: ';', equals: '=', quest: '?', commat: '@' },
  ...{ lsqb: '[', lbrack: '[', bsol: '\\', rsqb: ']', rbrack: ']', hat: '^', lowbar: '_', underbar: '_', grave: '`' },
  ...{ lcub: '{', lbrace: '{', verbar: '|', vert: '|', vertline: '|', rcub: '}', rbrace: '}' },
  ...{ tab: '\t', newline: '\n' },
};

const HEX = '[\\da-f]';
const NEXT = `%[89ab]${HEX}`;
const IN = {
  url: `%(?:[0-7]${HEX}|[cd]${HEX}${NEXT}|e${HEX}(?:${NEXT}){2}|f[0-7](?:${NEXT}){3}|${HEX}{2})`,
  html: `&(?:#0*\\d{1,7};?|#x0*${HEX}{1,6};?|(?:amp|lt|gt|quot);?|(?:${Object.keys(NAMED).join('|')});)`,
  json: `\\\\(?:u${HEX}{4}|u\\{0*${HEX}{1,6}\\}|x${HEX}{2}|[0-3][0-7]{2}|["'\\\\/bfnrt])`,
};
const KINDS = Object.values(IN).map((kind) => new RegExp(kind, 'gi'));
const ESCAPES = new RegExp(Object.values(IN).join('|'), 'gi');

/** The text, and what it may mean: a secret may itself look like an escape of another kind. */
export function readingsOf(text: string): Reading[] {
  const raw = new Reading(text);
  const found = [raw];
  if (!/[%&\\]/.test(text)) return found;
  const add = (reading: Reading): void => {
    if (found.every((known) => known.text !== reading.text)) found.push(reading);
  };
  for (const kind of KINDS) add(raw.without(kind));
  let inner = raw;
  for (let depth = 0; depth < MOST_ESCAPED; depth++) add((inner = inner.without(ESCAPES)));
  return found;
}

export const unescaped = (text: string): string => text.replace(ESCAPES, meantBy);

const CONTROLS: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

function meantBy(escape: string): string {
  if (escape.startsWith('%')) {
    const bytes = Buffer.from(escape.replaceAll('%', ''), 'hex');
    return bytes.toString(bytes.length === 1 ? 'latin1' : 'utf8');
  }
  const [, name, hex, decimal, octal, control] = PARTS.exec(escape) ?? [];
  if (name !== undefined) return NAMED[name.toLowerCase()]!;
  if (control !== undefined) return CONTROLS[control.toLowerCase()]!;
  const [digits, base] = hex !== undefined ? [hex, 16] : decimal !== undefined ? [decimal, 10] : [octal, 8];
  if (digits === undefined) return escape.slice(1);
  const code = parseInt(digits, base);
  return code <= 0x10ffff ? String.fromCodePoint(code) : escape;
}

const PARTS = /^(?:&([a-z]+);?|(?:&#x|\\[ux]\{?)([\da-f]+)[;}]?|&#(\d+);?|\\(\d+)|\\([bfnrt]))$/i;
