import {
  commentEnd,
  jsonSyntax,
  jsoncSyntax
} from "./edit.js";
import {
  LIMITS,
  checkDepth
} from "./print.js";

// src/parse/json/read.ts
var END = -1;
var BOM = 65279;
var TAB = 9;
var LINE_FEED = 10;
var RETURN = 13;
var SPACE = 32;
var QUOTE = 34;
var PLUS = 43;
var COMMA = 44;
var MINUS = 45;
var DOT = 46;
var SLASH = 47;
var ZERO = 48;
var NINE = 57;
var COLON = 58;
var OPEN_BRACKET = 91;
var BACKSLASH = 92;
var CLOSE_BRACKET = 93;
var LOWER_E = 101;
var LOWER_F = 102;
var LOWER_N = 110;
var LOWER_T = 116;
var OPEN_BRACE = 123;
var CLOSE_BRACE = 125;
var COMMENTS = 1;
var TRAILING_COMMAS = 2;
var FLAG_BITS = 2;
var NO_FAULTS = [];
function parseJson(path, text, options = {}) {
  const { depth = LIMITS.depth } = options;
  const grammar = (options.comments ? COMMENTS : 0) | (options.trailingCommas ? TRAILING_COMMAS : 0);
  const flags = grammar | depth << FLAG_BITS;
  const root = parseValue(text, skipBlank(text, codeAt(text, 0) === BOM ? 1 : 0, flags), flags, 1);
  if (root === void 0 || skipBlank(text, root.end, flags) < text.length) return void 0;
  return { path, text, syntax: grammar === 0 ? jsonSyntax : jsoncSyntax, roots: [root], faults: NO_FAULTS };
}
function parseValue(text, at, flags, depth) {
  switch (codeAt(text, at)) {
    case QUOTE:
      return parseString(text, at);
    case OPEN_BRACE:
      return parseObject(text, at, flags, depth);
    case OPEN_BRACKET:
      return parseArray(text, at, flags, depth);
    case LOWER_T:
      return text.startsWith("true", at) ? { kind: "boolean", value: true, start: at, end: at + 4 } : void 0;
    case LOWER_F:
      return text.startsWith("false", at) ? { kind: "boolean", value: false, start: at, end: at + 5 } : void 0;
    case LOWER_N:
      return text.startsWith("null", at) ? { kind: "null", start: at, end: at + 4 } : void 0;
    default:
      return parseNumber(text, at);
  }
}
function parseObject(text, start, flags, depth) {
  checkDepth(depth, flags >> FLAG_BITS);
  const entries = [];
  let at = skipBlank(text, start + 1, flags);
  let closes = codeAt(text, at) === CLOSE_BRACE;
  while (!closes) {
    if (codeAt(text, at) !== QUOTE) return void 0;
    const close = stringEnd(text, at);
    const end = close < 0 ? -close : close;
    const key = keyAt(text, at, close);
    if (key === void 0) return void 0;
    const colon = skipBlank(text, end, flags);
    if (codeAt(text, colon) !== COLON) return void 0;
    const value = parseValue(text, skipBlank(text, colon + 1, flags), flags, depth + 1);
    if (value === void 0) return void 0;
    entries.push({ key, value, start: at, end });
    at = skipBlank(text, value.end, flags);
    const code = codeAt(text, at);
    if (code === COMMA) {
      at = skipBlank(text, at + 1, flags);
      closes = (flags & TRAILING_COMMAS) !== 0 && codeAt(text, at) === CLOSE_BRACE;
    } else if (code === CLOSE_BRACE) closes = true;
    else return void 0;
  }
  return { kind: "object", entries, open: false, start, end: at + 1 };
}
function parseArray(text, start, flags, depth) {
  checkDepth(depth, flags >> FLAG_BITS);
  const items = [];
  let at = skipBlank(text, start + 1, flags);
  let closes = codeAt(text, at) === CLOSE_BRACKET;
  while (!closes) {
    const item = parseValue(text, at, flags, depth + 1);
    if (item === void 0) return void 0;
    items.push(item);
    at = skipBlank(text, item.end, flags);
    const code = codeAt(text, at);
    if (code === COMMA) {
      at = skipBlank(text, at + 1, flags);
      closes = (flags & TRAILING_COMMAS) !== 0 && codeAt(text, at) === CLOSE_BRACKET;
    } else if (code === CLOSE_BRACKET) closes = true;
    else return void 0;
  }
  return { kind: "array", items, open: false, start, end: at + 1 };
}
function parseString(text, start) {
  const close = stringEnd(text, start);
  const value = stringValue(text, start, close);
  if (value === void 0) return void 0;
  return { kind: "string", value, start, end: close < 0 ? -close : close };
}
var PLAIN = /[^"\\\0-\x1f]*"/y;
var BLANKS = /[ \n\r\t]*/y;
function stringEnd(text, start) {
  PLAIN.lastIndex = start + 1;
  return PLAIN.test(text) ? PLAIN.lastIndex : escapedEnd(text, start);
}
function escapedEnd(text, start) {
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
var KEYS = new Array(1024).fill(void 0);
var LONGEST_KEY = 24;
function keyAt(text, start, close) {
  const length = close - start - 2;
  if (length < 1 || length > LONGEST_KEY) return stringValue(text, start, close);
  const slot = length * 137 + codeAt(text, start + 1) * 31 + codeAt(text, close - 2) * 7 + codeAt(text, start + 1 + (length >> 1)) & 1023;
  const known = KEYS[slot];
  if (known?.length === length && text.startsWith(known, start + 1)) return known;
  return KEYS[slot] = ownCopy(text.slice(start + 1, close - 1));
}
function ownCopy(key) {
  return Object.keys({ [key]: true })[0];
}
function stringValue(text, start, close) {
  if (close > 0) return text.slice(start + 1, close - 1);
  if (close === 0) return void 0;
  try {
    return JSON.parse(text.slice(start, -close));
  } catch {
    return void 0;
  }
}
function parseNumber(text, start) {
  let at = codeAt(text, start) === MINUS ? start + 1 : start;
  const digits = at;
  at = skipDigits(text, at);
  if (at === digits || codeAt(text, digits) === ZERO && at > digits + 1) return void 0;
  if (codeAt(text, at) === DOT) {
    const fraction = at + 1;
    at = skipDigits(text, fraction);
    if (at === fraction) return void 0;
  }
  if ((codeAt(text, at) | SPACE) === LOWER_E) {
    const sign = codeAt(text, at + 1);
    const exponent = sign === PLUS || sign === MINUS ? at + 2 : at + 1;
    at = skipDigits(text, exponent);
    if (at === exponent) return void 0;
  }
  return { kind: "number", value: +text.slice(start, at), start, end: at };
}
function skipDigits(text, at) {
  for (let code = codeAt(text, at); code >= ZERO && code <= NINE; code = codeAt(text, at)) at++;
  return at;
}
function skipBlank(text, at, flags) {
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
function skipComments(text, at) {
  for (; ; ) {
    const end = commentEnd(text, at);
    if (end === at) return at;
    at = skipBlank(text, end, 0);
  }
}
function codeAt(text, at) {
  return at < text.length ? text.charCodeAt(at) : END;
}

export {
  parseJson
};
