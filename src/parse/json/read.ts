/**
 * The fast path: valid JSON to a positioned tree, at near the speed of JSON.parse. It stops silently at the first
 * error; recover.ts then reports what is wrong. Every parsed node tells by its `end` where to go on,
 * so there is no parser state.
 */
import type { Document } from '../../core/document.js';
import { LIMITS } from '../../engine/limits.js';
import type { Fault } from '../../core/rule.js';
import type { ArrayNode, Entry, Node, ObjectNode, StringNode } from '../../core/tree.js';
import { checkDepth } from '../text-edits.js';
import { commentEnd, jsonSyntax, jsoncSyntax } from './edit.js';

export interface JsonOptions {
  readonly comments?: boolean;
  readonly trailingCommas?: boolean;
  /** How deep the text may be nested. */
  readonly depth?: number;
}

const END = -1;
const BOM = 0xfeff;
const TAB = 0x09;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const PLUS = 0x2b;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DOT = 0x2e;
const SLASH = 0x2f;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const LOWER_E = 0x65;
const LOWER_F = 0x66;
const LOWER_N = 0x6e;
const LOWER_T = 0x74;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

const COMMENTS = 1;
const TRAILING_COMMAS = 2;
/** The flags above these are the depth. */
const FLAG_BITS = 2;

const NO_FAULTS: readonly Fault[] = [];

/** The document, or undefined where the text has any syntax error. */
export function parseJson(path: string, text: string, options: JsonOptions = {}): Document | undefined {
  const { depth = LIMITS.depth } = options;
  const grammar = (options.comments ? COMMENTS : 0) | (options.trailingCommas ? TRAILING_COMMAS : 0);
  const flags = grammar | (depth << FLAG_BITS);
  const root = parseValue(text, skipBlank(text, codeAt(text, 0) === BOM ? 1 : 0, flags), flags, 1);
  if (root === undefined || skipBlank(text, root.end, flags) < text.length) return undefined;
  return { path, text, syntax: grammar === 0 ? jsonSyntax : jsoncSyntax, roots: [root], faults: NO_FAULTS };
}

function parseValue(text: string, at: number, flags: number, depth: number): Node | undefined {
  switch (codeAt(text, at)) {
    case QUOTE:
      return parseString(text, at);
    case OPEN_BRACE:
      return parseObject(text, at, flags, depth);
    case OPEN_BRACKET:
      return parseArray(text, at, flags, depth);
    case LOWER_T:
      return text.startsWith('true', at) ? { kind: 'boolean', value: true, start: at, end: at + 4 } : undefined;
    case LOWER_F:
      return text.startsWith('false', at) ? { kind: 'boolean', value: false, start: at, end: at + 5 } : undefined;
    case LOWER_N:
      return text.startsWith('null', at) ? { kind: 'null', start: at, end: at + 4 } : undefined;
    default:
      return parseNumber(text, at);
  }
}

function parseObject(text: string, start: number, flags: number, depth: number): ObjectNode | undefined {
  checkDepth(depth, flags >> FLAG_BITS);
  const entries: Entry[] = [];
  let at = skipBlank(text, start + 1, flags);
  let closes = codeAt(text, at) === CLOSE_BRACE;
  while (!closes) {
    if (codeAt(text, at) !== QUOTE) return undefined;
    const close = stringEnd(text, at);
    const end = close < 0 ? -close : close;
    const key = keyAt(text, at, close);
    if (key === undefined) return undefined;
    const colon = skipBlank(text, end, flags);
    if (codeAt(text, colon) !== COLON) return undefined;
    const value = parseValue(text, skipBlank(text, colon + 1, flags), flags, depth + 1);
    if (value === undefined) return undefined;
    entries.push({ key, value, start: at, end });

    at = skipBlank(text, value.end, flags);
    const code = codeAt(text, at);
    if (code === COMMA) {
      at = skipBlank(text, at + 1, flags);
      closes = (flags & TRAILING_COMMAS) !== 0 && codeAt(text, at) === CLOSE_BRACE;
    } else if (code === CLOSE_BRACE) closes = true;
    else return undefined;
  }
  return { kind: 'object', entries, open: false, start, end: at + 1 };
}

function parseArray(text: string, start: number, flags: number, depth: number): ArrayNode | undefined {
  checkDepth(depth, flags >> FLAG_BITS);
  const items: Node[] = [];
  let at = skipBlank(text, start + 1, flags);
  let closes = codeAt(text, at) === CLOSE_BRACKET;
  while (!closes) {
    const item = parseValue(text, at, flags, depth + 1);
    if (item === undefined) return undefined;
    items.push(item);

    at = skipBlank(text, item.end, flags);
    const code = codeAt(text, at);
    if (code === COMMA) {
      at = skipBlank(text, at + 1, flags);
      closes = (flags & TRAILING_COMMAS) !== 0 && codeAt(text, at) === CLOSE_BRACKET;
    } else if (code === CLOSE_BRACKET) closes = true;
    else return undefined;
  }
  return { kind: 'array', items, open: false, start, end: at + 1 };
}

function parseString(text: string, start: number): StringNode | undefined {
  const close = stringEnd(text, start);
  const value = stringValue(text, start, close);
  if (value === undefined) return undefined;
  return { kind: 'string', value, start, end: close < 0 ? -close : close };
}

/** Patterns are fast from the first file on; loops over characters are once V8 has optimised them. */
const PLAIN = /[^"\\\0-\x1f]*"/y;
const BLANKS = /[ \n\r\t]*/y;

/** Where the string ends; negated where it has escapes, 0 where it never ends. */
function stringEnd(text: string, start: number): number {
  PLAIN.lastIndex = start + 1;
  return PLAIN.test(text) ? PLAIN.lastIndex : escapedEnd(text, start);
}

function escapedEnd(text: string, start: number): number {
  let escaped = false;
  for (let at = start + 1; ; at++) {
    const code = codeAt(text, at);
    if (code > BACKSLASH) continue;
    if (code === QUOTE) return escaped ? -(at + 1) : at + 1;
    if (code === BACKSLASH) {
      escaped = true;
      at++;
    } else if (!(code >= SPACE)) return 0;
  }
}

/** Keys of which other files are full too. */
const KEYS: (string | undefined)[] = new Array<undefined>(1024).fill(undefined);
const LONGEST_KEY = 24;

/** Keys repeat from file to file: one string for all of them is made once, and compared at a glance. */
function keyAt(text: string, start: number, close: number): string | undefined {
  const length = close - start - 2;
  if (length < 1 || length > LONGEST_KEY) return stringValue(text, start, close);
  const slot =
    (length * 137 +
      codeAt(text, start + 1) * 31 +
      codeAt(text, close - 2) * 7 +
      codeAt(text, start + 1 + (length >> 1))) &
    1023;
  const known = KEYS[slot];
  if (known?.length === length && text.startsWith(known, start + 1)) return known;
  return (KEYS[slot] = ownCopy(text.slice(start + 1, close - 1)));
}

/** A slice would keep the text that it is cut from. */
const ownCopy = (key: string): string => Object.keys({ [key]: true })[0]!;

function stringValue(text: string, start: number, close: number): string | undefined {
  if (close > 0) return text.slice(start + 1, close - 1);
  if (close === 0) return undefined;
  try {
    return JSON.parse(text.slice(start, -close)) as string;
  } catch {
    return undefined;
  }
}

function parseNumber(text: string, start: number): Node | undefined {
  let at = codeAt(text, start) === MINUS ? start + 1 : start;
  const digits = at;
  at = skipDigits(text, at);
  if (at === digits || (codeAt(text, digits) === ZERO && at > digits + 1)) return undefined;
  if (codeAt(text, at) === DOT) {
    const fraction = at + 1;
    at = skipDigits(text, fraction);
    if (at === fraction) return undefined;
  }
  // LOWER_E or E: they differ in one bit.
  if ((codeAt(text, at) | SPACE) === LOWER_E) {
    const sign = codeAt(text, at + 1);
    const exponent = sign === PLUS || sign === MINUS ? at + 2 : at + 1;
    at = skipDigits(text, exponent);
    if (at === exponent) return undefined;
  }
  return { kind: 'number', value: +text.slice(start, at), start, end: at };
}

function skipDigits(text: string, at: number): number {
  for (let code = codeAt(text, at); code >= ZERO && code <= NINE; code = codeAt(text, at)) at++;
  return at;
}

/** The next offset that is neither a blank nor, where they are allowed, in a comment. */
function skipBlank(text: string, at: number, flags: number): number {
  let code = codeAt(text, at);
  if (code === SPACE || code === LINE_FEED || code === RETURN || code === TAB) {
    code = codeAt(text, ++at);
    if (code === SPACE || code === LINE_FEED || code === RETURN || code === TAB) {
      BLANKS.lastIndex = at;
      BLANKS.test(text);
      at = BLANKS.lastIndex;
      code = codeAt(text, at);
    }
  }
  return code === SLASH && (flags & COMMENTS) !== 0 ? skipComments(text, at) : at;
}

function skipComments(text: string, at: number): number {
  for (;;) {
    const end = commentEnd(text, at);
    if (end === at) return at;
    at = skipBlank(text, end, 0);
  }
}

/** An index past the end would make charCodeAt return NaN, and V8 keeps that possibility three times slower. */
const codeAt = (text: string, at: number): number => (at < text.length ? text.charCodeAt(at) : END);
