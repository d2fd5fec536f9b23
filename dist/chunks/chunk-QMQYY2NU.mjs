import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/core/message.ts
var LONGEST = 120;
var PLACE = /\{\{(\w{1,40})\}\}/g;
function printableData(message, data = {}) {
  const known = {};
  for (const { 1: key, index, 0: place } of message.matchAll(PLACE)) {
    if (!Object.hasOwn(data, key)) continue;
    const text = printable(String(data[key] ?? ""));
    const isQuoted = message[index - 1] === "`" && message[index + place.length] === "`";
    known[key] = text === "" && isQuoted ? '""' : known[key] ?? text;
  }
  return known;
}
function fill(message, data) {
  return message.replace(PLACE, (whole, key) => Object.hasOwn(data, key) ? data[key] : whole);
}
var PLAIN = /^[ -~]*$/;
function printable(text, longest = LONGEST) {
  const cut = text.length > longest ? `${text.slice(0, longest).toWellFormed()}\u2026` : text;
  if (PLAIN.test(cut)) return cut;
  return cut.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (char) => `\\u{${char.codePointAt(0).toString(16)}}`);
}
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

export {
  printableData,
  fill,
  printable,
  messageOf
};
