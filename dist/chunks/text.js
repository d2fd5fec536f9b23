// src/core/text.ts
var LONGEST = 120;
var PLACEHOLDER = /\{\{(\w{1,40})\}\}/g;
function placeholdersIn(message) {
  return Array.from(message.matchAll(PLACEHOLDER), ([, key]) => key);
}
function fill(message, data = {}, shown = {}) {
  const text = message.replace(PLACEHOLDER, (whole, key, at) => {
    if (!Object.hasOwn(data, key)) return whole;
    if (Object.hasOwn(shown, key)) return shown[key];
    const value = printable(String(data[key] ?? ""));
    const isQuoted = message[at - 1] === "`" && message[at + whole.length] === "`";
    return shown[key] = isQuoted && value.trim() === "" ? `"${value}"` : value;
  });
  return { text, data: shown };
}
var PLAIN = /^[ -~]*$/;
function printable(text, longest = LONGEST) {
  const cut = text.length > longest ? `${text.slice(0, longest).toWellFormed()}\u2026` : text;
  if (PLAIN.test(cut)) return cut;
  return cut.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (char) => `\\u{${char.codePointAt(0).toString(16)}}`);
}
function quotedValue(value) {
  return `\`${printable(JSON.stringify(value) ?? String(value), 60)}\``;
}
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
var FRAMES = 5;
function stackOf(error) {
  const lines = error instanceof Error ? (error.stack ?? "").split("\n") : [];
  const frames = lines.filter((line) => /^\s+at /.test(line)).slice(0, FRAMES);
  return frames.length > 0 ? frames.map((line) => printable(line.trim(), 300)) : void 0;
}
function namedCharacter(char) {
  const known = CHARACTER_NAMES[char];
  if (known !== void 0) return known;
  if (!/[\p{Z}\p{C}\p{M}]/u.test(char)) return `\`${char}\``;
  const code = `U+${char.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
  if (/\p{Z}/u.test(char)) return `a special space (${code})`;
  return /\p{M}/u.test(char) ? `a combining mark (${code})` : `an invisible character (${code})`;
}
var CHARACTER_NAMES = {
  " ": "a space",
  "	": "a tab",
  "\n": "a line break",
  "\r": "a line break",
  "\xA0": "a no-break space (U+00A0)",
  "`": "a backtick"
};
var eitherOf = (words) => joined(words, "or");
var allOf = (words) => joined(words, "and");
var joined = (words, last) => words.length < 2 ? words[0] ?? "" : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
var counted = (count, noun) => `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
function grouped(count) {
  return count.toLocaleString("en-US");
}

export {
  placeholdersIn,
  fill,
  printable,
  quotedValue,
  messageOf,
  stackOf,
  namedCharacter,
  eitherOf,
  allOf,
  counted,
  grouped
};
