import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/report/width.ts
var PLAIN = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u0370-\u0482\u2010-\u2027\u2500-\u25fc\u2714\u2716]*$/;
var JOINS = new RegExp("\\p{M}|\\p{Emoji_Modifier}|\\p{Regional_Indicator}|\\u200d|[\\u1160-\\u11ff]", "u");
var EMOJI = new RegExp("\\p{Emoji_Presentation}|\\ufe0f", "u");
var NO_WIDTH = /^[\p{Mn}\p{Me}\u1160-\u11ff\u200b-\u200d]$/u;
var WIDE = /^[\u1100-\u115f\u2e80-\u303e\u3041-\u4dbf\u4e00-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18dff}\u{1aff0}-\u{1b2ff}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]$/u;
var segmenter;
function graphemes(text) {
  if (!JOINS.test(text)) return Array.from(text);
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), (each) => each.segment);
}
function width(text) {
  if (PLAIN.test(text)) return text.length;
  let columns = 0;
  for (const each of graphemes(text)) columns += graphemeWidth(each);
  return columns;
}
function graphemeWidth(grapheme) {
  if (EMOJI.test(grapheme)) return 2;
  let columns = 0;
  for (const character of grapheme) {
    if (!NO_WIDTH.test(character)) columns += WIDE.test(character) ? 2 : 1;
  }
  return columns;
}
function fitStart(text, columns, more = false) {
  if (!more && width(text) <= columns) return text;
  return `${take(graphemes(text), columns - 1).join("")}\u2026`;
}
function fitEnd(text, columns, more = false) {
  if (!more && width(text) <= columns) return text;
  return `\u2026${take(graphemes(text).reverse(), columns - 1).reverse().join("")}`;
}
function take(parts, columns) {
  const taken = [];
  let left = columns;
  for (const part of parts) {
    left -= graphemeWidth(part);
    if (left < 0) break;
    taken.push(part);
  }
  return taken;
}
function wrap(text, columns) {
  const lines = [];
  let line = "";
  let used = 0;
  for (const word of text.split(" ")) {
    const size = width(word);
    if (line !== "" && used + 1 + size > columns) {
      lines.push(line);
      line = word;
      used = size;
    } else {
      used += line === "" ? size : 1 + size;
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  if (line !== "") lines.push(line);
  return lines;
}

export {
  width,
  fitStart,
  fitEnd,
  wrap
};
