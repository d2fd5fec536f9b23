import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  fitEnd,
  fitStart,
  width
} from "./chunk-NGMWEJFL.js";
import {
  isHighSurrogate,
  visible
} from "./chunk-3UXQXL33.js";

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
  frame,
  drawFrame,
  gutterWidth
};
