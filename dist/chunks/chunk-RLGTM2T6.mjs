import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  offsetFinder
} from "./chunk-GKFCM4BW.mjs";

// src/parse/json-comments.ts
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

// src/parse/source-strings.ts
var offsetIn = offsetFinder(offsetsOf);
function offsetsOf(text, { start, end, value, file }) {
  const quote = text[start];
  if (file !== void 0 || quote !== "'" && quote !== '"' && quote !== "`") return void 0;
  const offsets = [];
  let at = start + 1;
  let units = "";
  while (at < end - 1) {
    if (text[at] === quote || quote === "`" && text.startsWith("${", at)) return void 0;
    const { length, stands } = unitAt(text, at);
    for (let unit = 0; unit < stands.length; unit++) offsets.push(at);
    units += stands;
    at += length;
  }
  if (at !== end - 1 || text[at] !== quote || units !== value) return void 0;
  offsets.push(at);
  return offsets;
}
var SHORT = { n: "\n", t: "	", r: "\r", b: "\b", f: "\f", v: "\v" };
function unitAt(text, at) {
  if (text[at] !== "\\") {
    if (text[at] !== "\r") return { length: 1, stands: text[at] };
    return { length: text[at + 1] === "\n" ? 2 : 1, stands: "\n" };
  }
  const next = text[at + 1] ?? "";
  if (next === "\r" && text[at + 2] === "\n") return { length: 3, stands: "" };
  if (/[\n\r\u2028\u2029]/.test(next)) return { length: 2, stands: "" };
  const code = /^(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\}|([0-7]{1,3}))/i.exec(text.slice(at + 1, at + 10));
  if (code?.[4] !== void 0) return octal(code[4]);
  const hex = code?.[1] ?? code?.[2] ?? code?.[3];
  if (hex !== void 0) {
    const point = Number.parseInt(hex, 16);
    return { length: 1 + code[0].length, stands: point > 1114111 ? "" : String.fromCodePoint(point) };
  }
  return { length: 2, stands: Object.hasOwn(SHORT, next) ? SHORT[next] : next };
}
function octal(digits) {
  const taken = Number.parseInt(digits, 8) > 255 ? digits.slice(0, 2) : digits;
  return { length: 1 + taken.length, stands: String.fromCharCode(Number.parseInt(taken, 8)) };
}
function quoted(value, quote) {
  return quote + escaped(value, quote) + quote;
}
function escaped(value, quote, before = "") {
  const isTemplate = quote === "`";
  let written = "";
  for (let at = 0; at < value.length; at++) {
    const unit = value[at];
    const isStart = at === 0;
    if (unit === quote || unit === "\\" || isTemplate && unit === "$") written += `\\${unit}`;
    else if (unit === "\n") written += isTemplate ? "\n" : "\\n";
    else if (isStart && (isTemplate && unit === "{" && before.endsWith("$") || isDigitBehindOctal(unit, before)))
      written += hexOf(unit);
    else if (unit === "\r") written += "\\r";
    else if (unit === "	") written += "\\t";
    else if (/[\0-\x1f\x7f\u2028\u2029]/.test(unit) || isLoneSurrogate(value, at)) written += hexOf(unit);
    else written += unit;
  }
  return written;
}
var isDigitBehindOctal = (unit, before) => /\d/.test(unit) && /\\[0-7]{1,2}$/.test(before);
function hexOf(unit) {
  const hex = unit.charCodeAt(0).toString(16);
  return hex.length > 2 ? `\\u${hex.padStart(4, "0")}` : `\\x${hex.padStart(2, "0")}`;
}
function isLoneSurrogate(value, at) {
  const code = value.charCodeAt(at);
  if (code >= 55296 && code <= 56319) return !/[\udc00-\udfff]/.test(value[at + 1] ?? "");
  return code >= 56320 && code <= 57343 && !/[\ud800-\udbff]/.test(value[at - 1] ?? "");
}

export {
  commentsIn,
  commentEnd,
  offsetIn,
  quoted,
  escaped
};
