import {
  LIMITS,
  offsetFinder,
  quoted
} from "./limits.js";
import {
  JSON_WORDS,
  changesOf,
  checkDepth,
  childPlaces,
  containerAround,
  differing,
  editList,
  hasLineBreak,
  indentAt,
  isFirstOnLine,
  isList,
  isRecord,
  isScalar,
  layoutOf,
  lineEndOf,
  printNumber,
  reindent,
  settle,
  sourceNodeOf,
  walk
} from "./text-edits.js";

// src/parse/json/style.ts
var SCALAR_KINDS = /* @__PURE__ */ new Set(["string", "number", "boolean", "null"]);
var styles = /* @__PURE__ */ new WeakMap();
function jsonStyleOf(document) {
  let style = styles.get(document);
  if (!style) styles.set(document, style = detectStyle(document));
  return style;
}
function detectStyle({ text, roots, syntax }) {
  const containers = roots.flatMap((root) => [...walk(root)].filter(isFilled));
  const inLine = containers.filter((each) => !hasLineBreak(text, each.start, childStart(each)));
  const arrays = containers.filter(
    (each) => each.kind === "array" && each.items.every(({ kind }) => SCALAR_KINDS.has(kind))
  );
  const colon = colonOf(text, containers);
  const space = colon.endsWith(" ") ? " " : "";
  return {
    text,
    lineEnd: lineEndOf(text),
    unit: unitOf(text, containers),
    colon,
    space,
    padding: {
      object: paddingOf(
        text,
        inLine.find(({ kind }) => kind === "object")
      ) ?? space,
      array: paddingOf(
        text,
        inLine.find(({ kind }) => kind === "array")
      ) ?? ""
    },
    shortArrays: arrays[0] !== void 0 && inLine.includes(arrays[0]),
    ...syntax.id === "json5" ? wordsOf(text, containers) : PLAIN_WORDS
  };
}
var PLAIN_WORDS = { quote: '"', bareKeys: false };
function wordsOf(text, containers) {
  const children = containers.flatMap(childrenOf);
  const string = children.find(({ kind }) => kind === "string");
  const [key] = containers.flatMap((each) => each.kind === "object" ? each.entries : []);
  return {
    quote: string && text[string.start] === "'" ? "'" : '"',
    bareKeys: key !== void 0 && !/["']/.test(text[key.start])
  };
}
var childrenOf = (container) => container.kind === "object" ? container.entries.map(({ value }) => value) : container.items;
function isFilled(node) {
  return node.kind === "object" && node.entries.length > 0 || node.kind === "array" && node.items.length > 0;
}
function childStart(container) {
  return (container.kind === "object" ? container.entries[0] : container.items[0]).start;
}
function unitOf(text, containers) {
  for (const container of containers) {
    const start = childStart(container);
    if (!hasLineBreak(text, container.start, start) || !isFirstOnLine(text, start)) continue;
    const [outer, inner] = [indentAt(text, container.start), indentAt(text, start)];
    if (inner.length > outer.length && inner.startsWith(outer)) return inner.slice(outer.length);
  }
  return "  ";
}
function colonOf(text, containers) {
  for (const container of containers) {
    if (container.kind === "array") continue;
    const { end, value } = container.entries[0];
    const between = text.slice(end, value.start);
    if (/^[ \t]*:[ \t]*$/.test(between)) return between;
  }
  return ": ";
}
function paddingOf(text, container) {
  return container && text.slice(container.start + 1, childStart(container));
}
function isSpread(document, node) {
  const around = containerAround(document.roots, node);
  if (around) return hasLineBreak(document.text, around.start, childStart(around));
  return node.kind === "object" || node.kind === "array" ? hasLineBreak(document.text, node.start, node.end) || !isFilled(node) : true;
}
function printJson(value, style, indent) {
  if (isScalar(value)) return printScalar(value, style);
  if (isList(value)) {
    const items = value.map((item) => ["", item]);
    return printList("[", items, "]", style, isShortArray(value, style) ? void 0 : indent);
  }
  if (isRecord(value)) {
    const entries = Object.entries(value).map(([key, each]) => [printKey(key, style), each]);
    return printList("{", entries, "}", style, indent);
  }
  const node = sourceNodeOf(value);
  return node && printWritten(node, style, indent);
}
function isShortArray(items, style) {
  return style.shortArrays && items.every(isScalar);
}
function printKey(key, style) {
  return printName(key, style) + style.colon;
}
function printName(key, { quote, bareKeys }) {
  return bareKeys && /^[A-Za-z_$][\w$]*$/.test(key) ? key : printString(key, quote);
}
var printString = (value, quote) => quote === '"' ? JSON.stringify(value) : quoted(value, quote);
function printScalar(value, { quote }) {
  if (typeof value === "string") return printString(value, quote);
  return typeof value === "number" ? printNumber(value) : JSON.stringify(value);
}
function printList(open, children, close, style, indent) {
  const inner = indent === void 0 ? void 0 : indent + style.unit;
  const printed = [];
  for (const [lead, value] of children) {
    const text = printJson(value, style, inner);
    if (text === void 0) return void 0;
    printed.push(lead + text);
  }
  if (printed.length === 0) return open + close;
  if (inner !== void 0) {
    const separator = style.lineEnd + inner;
    return open + separator + printed.join("," + separator) + style.lineEnd + indent + close;
  }
  const padding = open === "{" ? style.padding.object : style.padding.array;
  return open + padding + printed.join("," + style.space) + padding + close;
}
function printWritten(node, style, indent) {
  const piece = style.text.slice(node.start, node.end);
  const isCutOff = node.kind === "object" && !piece.endsWith("}") || node.kind === "array" && !piece.endsWith("]");
  if (node.file !== void 0 || piece === "" || isCutOff) return void 0;
  if (!hasLineBreak(piece, 0, piece.length)) return piece;
  const from = indentAt(style.text, node.start);
  return reindent(piece, from, indent ?? from);
}

// src/parse/json/edit.ts
var jsonSyntax = { id: "json", words: JSON_WORDS, offsetIn, print };
var jsoncSyntax = { id: "jsonc", words: JSON_WORDS, offsetIn, print };
function offsetIn(text, node, index) {
  const { start, end, value } = node;
  if (end - start !== value.length + 2) return offsetAmongEscapes(text, node, index);
  return index <= value.length ? start + 1 + index : void 0;
}
var offsetAmongEscapes = offsetFinder((text, { start, end }) => {
  const offsets = [];
  for (let at = start + 1; at < end; ) {
    offsets.push(at);
    if (text[at] === "\\") at += text[at + 1] === "u" ? 6 : 2;
    else at++;
  }
  return offsets;
});
function print(document, edits) {
  const changes = changesOf(edits);
  if (!changes) return void 0;
  const style = jsonStyleOf(document);
  const printed = [...changes.texts];
  for (const [node, value] of changes.values) {
    const edit = setValue(document, style, node, value);
    if (!edit) return void 0;
    printed.push(edit);
  }
  for (const [entry, key] of changes.keys) {
    const { start, end } = entry;
    const bareKeys = !/["']/.test(document.text[start]);
    printed.push({ start, end, text: printName(key, { ...style, bareKeys }) });
  }
  for (const [container, change] of changes.containers) {
    const more = changeContainer(document, style, container, change);
    if (!more) return void 0;
    for (const each of more) printed.push(each);
  }
  return settle(printed);
}
function setValue(document, style, node, value) {
  const isString = node.kind === "string" && document.text[node.start] === '"';
  if (isString && typeof value === "string") return rewriteString(document.text, node, value);
  const indent = isSpread(document, node) ? indentAt(document.text, node.start) : void 0;
  const text = printJson(value, style, indent);
  return text === void 0 ? void 0 : { start: node.start, end: node.end, text };
}
function rewriteString(text, node, value) {
  const edit = differing(text, node, value, offsetIn);
  return edit && { ...edit, text: JSON.stringify(edit.text).slice(1, -1) };
}
function changeContainer(document, style, container, change) {
  const { text } = document;
  if (text[container.end - 1] !== (container.kind === "object" ? "}" : "]")) return void 0;
  const added = [...change.first, ...change.last].map(({ value }) => value);
  const staysShort = container.kind === "array" && isShortArray(added, style);
  const list = { ...container, children: childPlaces(container), commentEnd };
  const listStyle = {
    lineEnd: style.lineEnd,
    unit: style.unit,
    space: style.space,
    padding: style.padding[container.kind],
    opensUp: list.children.length === 0 && isSpread(document, container) && !staysShort
  };
  const indent = layoutOf(text, list, change.removed, listStyle)?.indent;
  const first = printChildren(change.first, style, indent);
  const last = printChildren(change.last, style, indent);
  return first && last && editList(text, list, { removed: change.removed, first, last }, listStyle);
}
function printChildren(children, style, indent) {
  const printed = [];
  for (const { key, value } of children) {
    const text = printJson(value, style, indent);
    if (text === void 0) return void 0;
    printed.push(key === void 0 ? text : printKey(key, style) + text);
  }
  return printed;
}
function commentsIn(text) {
  const comments = [];
  const marks = /["'/]/g;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const { index: start } = mark;
    if (mark[0] !== "/") marks.lastIndex = stringEnd(text, start);
    else if (text.startsWith("/*", start) || text.startsWith("//", start)) {
      const closed = commentEnd(text, start);
      const end = closed === start ? text.length : closed;
      comments.push({ start, end });
      marks.lastIndex = end;
    }
  }
  return comments;
}
function stringEnd(text, start) {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at++) {
    const char = text[at];
    if (char === quote) return at + 1;
    if (char === "\\") at++;
    if (text[at] === "\n" || text[at] === "\r") return at;
  }
  return text.length;
}
function commentEnd(text, at) {
  if (text[at] !== "/") return at;
  if (text[at + 1] === "*") {
    const close = text.indexOf("*/", at + 2);
    return close < 0 ? at : close + 2;
  }
  if (text[at + 1] !== "/") return at;
  let end = at + 2;
  while (end < text.length && text[end] !== "\n" && text[end] !== "\r") end++;
  return end;
}

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
    const close = stringEnd2(text, at);
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
  const close = stringEnd2(text, start);
  const value = stringValue(text, start, close);
  if (value === void 0) return void 0;
  return { kind: "string", value, start, end: close < 0 ? -close : close };
}
var PLAIN = /[^"\\\0-\x1f]*"/y;
var BLANKS = /[ \n\r\t]*/y;
function stringEnd2(text, start) {
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
  jsonSyntax,
  jsoncSyntax,
  commentsIn,
  commentEnd,
  parseJson
};
