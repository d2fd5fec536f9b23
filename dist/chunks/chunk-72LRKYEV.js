import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  isHighSurrogate,
  visible
} from "./chunk-PTI2DP2S.js";

// src/report/width.ts
var PLAIN = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u0370-\u0482\u2010-\u2027\u2500-\u25fc\u2714\u2716]*$/;
var JOINS = /\p{M}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|[\u1160-\u11ff]/u;
var EMOJI = /\p{Emoji_Presentation}|\ufe0f/u;
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

// src/report/frame.ts
var TAB = "    ";
var CONTEXT = 20;
function frame(source, place, { columns, around }) {
  const text = source.line(place.line);
  if (text === void 0) return [];
  const from = place.column - 1;
  const to = place.endLine > place.line ? text.trimEnd().length : place.endColumn - 1;
  const marked = excerpt(text, from, Math.max(from, to), columns);
  const rows = [{ line: place.line, ...marked, target: { endLine: place.endLine } }];
  if (around && !marked.shifted) {
    const before = neighbour(source, place.line - 1, columns);
    const after = neighbour(source, place.line + 1, columns);
    if (before) rows.unshift(before);
    if (after) rows.push(after);
  }
  return rows;
}
function neighbour(source, line, columns) {
  const text = source.line(line);
  if (text === void 0) return void 0;
  const before = fitStart(shown(text.slice(0, columns + 1)), columns, text.length > columns + 1);
  return before.trim() === "" ? void 0 : { line, before, marked: "", after: "" };
}
function excerpt(line, from, to, columns) {
  const start = snap(line, Math.min(from, line.length), -1);
  const end = snap(line, Math.min(to, line.length), 1);
  const first = snap(line, Math.max(0, start - columns), 1);
  const markEnd = snap(line, Math.min(end, start + columns), 1);
  const last = snap(line, Math.min(line.length, end + columns), 1);
  const before = shown(line.slice(first, start));
  const marked = shown(line.slice(start, markEnd));
  const after = markEnd === end ? shown(line.slice(end, last)) : "";
  const [isCutBefore, isCutWithin, isCutAfter] = [first > 0, markEnd < end, last < line.length];
  const whole = width(before) + width(marked) + width(after);
  if (!isCutBefore && !isCutWithin && !isCutAfter && whole <= columns) return { before, marked, after, shifted: false };
  const shownMark = fitStart(marked, columns - CONTEXT, isCutWithin);
  const room = columns - width(shownMark);
  const roomBefore = Math.max(room >> 1, room - width(after));
  const shownBefore = fitEnd(before, roomBefore, isCutBefore);
  const roomAfter = room - width(shownBefore);
  const shownAfter = shownMark === marked ? fitStart(after, roomAfter, isCutAfter) : "";
  return { before: shownBefore, marked: shownMark, after: shownAfter, shifted: shownBefore !== before };
}
function snap(text, index, step) {
  const isInside = index > 0 && isHighSurrogate(text, index - 1) && (text.charCodeAt(index) & 64512) === 56320;
  return isInside ? index + step : index;
}
function shown(text) {
  return visible(text.replaceAll("	", TAB));
}
var NO_PAINT = { gutter: (text) => text, code: (text) => text, marked: (text) => text };
function drawFrame(rows, paint = NO_PAINT) {
  const digits = gutterWidth(rows);
  const lines = [];
  for (const { line, before, marked, after, target } of rows) {
    const gutter = paint.gutter(`${String(line).padStart(digits)} \u2502`);
    const code = target ? before + marked + after.trimEnd() : paint.code(before.trimEnd());
    lines.push(code === "" ? gutter : `${gutter} ${code}`);
    if (!target) continue;
    const carets = paint.marked("^".repeat(Math.max(1, width(marked))));
    const more = target.endLine > line ? paint.gutter(` to line ${target.endLine}`) : "";
    lines.push(`${paint.gutter(`${" ".repeat(digits)} \u2502`)} ${" ".repeat(width(before))}${carets}${more}`);
  }
  return lines;
}
function gutterWidth(rows) {
  return String(rows.at(-1)?.line ?? "").length;
}

export {
  width,
  wrap,
  frame,
  drawFrame,
  gutterWidth
};
