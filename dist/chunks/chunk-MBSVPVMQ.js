import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  countWhere
} from "./chunk-O56WDLIY.js";

// src/core/changed.ts
function readHunks(patch) {
  const hunks = [];
  const lines = patch.split("\n");
  for (let at = 0; at < lines.length; ) {
    const header = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(lines[at++]);
    if (!header) continue;
    const [, before = "1", start = "", now = "1"] = header;
    const { hunk, next } = readHunk(lines, at, Number(start), Number(before), Number(now));
    hunks.push(hunk);
    at = next;
  }
  return hunks;
}
function readHunk(lines, at, from, before, now) {
  const changed = /* @__PURE__ */ new Set();
  const lost = [];
  const end = from + now;
  let line = now === 0 ? from + 1 : from;
  const last = line + now;
  let old = before;
  let gone = [];
  let come = [];
  const settle = () => {
    const loss = lossOf(gone, come);
    if (loss) lost.push({ after: line - come.length - 1, ...loss });
    gone = [];
    come = [];
  };
  for (; at < lines.length && (line < last || old > 0); at++) {
    const [mark, text] = [lines[at][0], lines[at].slice(1)];
    if (mark === "+") {
      come.push(text);
      changed.add(line++);
    } else if (mark === "-") {
      if (come.length > 0) settle();
      gone.push(text);
      old--;
    } else if (mark !== "\\") {
      settle();
      line++;
      old--;
    }
  }
  settle();
  return { hunk: { from, to: end - 1, changed, ...lost.length > 0 && { lost } }, next: at };
}
function lossOf(gone, come) {
  const here = new Set(come.map(beginning));
  const lines = gone.filter((line) => line.trim() !== "" && !here.has(beginning(line)));
  const words = lines.flatMap((line) => firstWord(line) ?? []);
  if (words.length === 0) return void 0;
  const dashes = new Set(come.filter((line) => DASH.test(line)).map(spacesOf));
  const indents = lines.map(
    (line) => DASH.test(line) && !dashes.has(spacesOf(line)) ? spacesOf(line) : columnOf(line) - 1
  );
  return { indent: Math.min(...indents), words };
}
var DASH = /^\s*- /;
var spacesOf = (line) => line.search(/\S/);
var beginning = (line) => firstWord(line) ?? line.trim().replace(/,$/, "");
var firstWord = (line) => /[\p{L}\p{N}_$@]+/u.exec(line)?.[0];
var columnOf = (line) => /^\s*(?:- +)*/.exec(line)[0].length + 1;
function isOnChange({ path, line, endLine }, changes) {
  const hunks = changes.get(path);
  if (hunks === void 0 || hunks === "all") return hunks === "all";
  return hunks.some((hunk) => touches(hunk, line, endLine));
}
function isOfChange(finding, changes) {
  if (isOnChange(finding, changes) || isOfLoss(finding, changes)) return true;
  if (finding.rule === "common/syntax") return changes.has(finding.path);
  if (finding.rule === "common/stale-suppression")
    return finding.related?.some(({ path }) => changes.has(path)) ?? false;
  return (finding.related ?? []).some(
    ({ path, line }) => path !== finding.path && isOnChange({ path, line, endLine: line }, changes)
  );
}
function isOfLoss({ path, line, column, endLine, endColumn, message }, changes) {
  const hunks = changes.get(path);
  if (hunks === void 0 || hunks === "all") return false;
  const isBrace = line === endLine && endColumn - column === 1;
  return hunks.some(({ shortened }) => {
    const begin = shortened?.get(line);
    if (begin === void 0 || begin.column !== column && !isBrace) return false;
    return [...begin.words].some((word) => message.includes(`\`${word}\``));
  });
}
function hunksOf(path, text, changes) {
  const hunks = changes.get(path) ?? [];
  if (hunks === "all" || hunks.length === 0) return hunks;
  if (/\r(?!\n)/.test(text)) return "all";
  return hunks.some(({ lost }) => lost) ? withBeginnings(hunks, text) : hunks;
}
function withBeginnings(hunks, text) {
  const lines = text.split("\n");
  const open = [];
  const isContent = (line) => !/^\s*(?:$|#|\/\/|---)/.test(line);
  const isEnd = (line) => /^\s*[)\]}]/.test(line) && !/[([{]\s*$/.test(line);
  const first = Math.max(0, lines.findIndex(isContent));
  const top = { line: first + 1, column: columnOf(lines[first]) };
  let read = 0;
  return hunks.map(({ lost, ...hunk }) => {
    if (!lost) return hunk;
    const shortened = /* @__PURE__ */ new Map();
    for (const { after, indent, words } of lost) {
      for (; read < Math.min(after, lines.length); read++) {
        const text2 = lines[read];
        if (!isContent(text2)) continue;
        const spaces = text2.search(/\S/);
        while (open.length > 0 && open.at(-1).indent >= spaces) open.pop();
        if (!isEnd(text2)) open.push({ indent: spaces, line: read + 1, column: columnOf(text2) });
      }
      const { line, column } = open.findLast((each) => each.indent < indent) ?? top;
      shortened.set(line, { column, words: /* @__PURE__ */ new Set([...shortened.get(line)?.words ?? [], ...words]) });
    }
    return { ...hunk, shortened };
  });
}
function staysOnChange(text, hunks) {
  const starts = lineStarts(text);
  const isChanged = changedIn(hunks);
  return (edits) => edits.every((edit) => {
    const { from, to } = linesOf(edit, text, starts);
    for (let line = from; line <= to; line++) if (!isChanged(line)) return false;
    return true;
  });
}
function changedIn(hunks) {
  const changed = /* @__PURE__ */ new Set();
  for (const hunk of hunks) for (const line of hunk.changed) changed.add(line);
  return (line) => changed.has(line);
}
function afterEdits(text, edits, hunks) {
  const starts = lineStarts(text);
  const inOrder = [...edits].sort((a, b) => a.start - b.start);
  const kept = /* @__PURE__ */ new Set();
  const shortened = /* @__PURE__ */ new Map();
  const isChanged = changedIn(hunks);
  const shortenedHunks = hunks.filter((hunk) => hunk.shortened);
  let moved = 0;
  let next = 0;
  starts.forEach((start, index) => {
    for (; next < inOrder.length && inOrder[next].start < start; next++) {
      const { start: from, end, text: now } = inOrder[next];
      moved += lineEnds(now) - lineEnds(text.slice(from, end));
    }
    if (!isChanged(index + 1)) kept.add(index + 1 + moved);
    for (const hunk of shortenedHunks) {
      const begin = hunk.shortened.get(index + 1);
      if (begin) shortened.set(index + 1 + moved, begin);
    }
  });
  const last = starts.length + inOrder.slice(next).reduce((sum, edit) => sum + lineEnds(edit.text), moved);
  const changed = /* @__PURE__ */ new Set();
  for (let line = 1; line <= last; line++) if (!kept.has(line)) changed.add(line);
  return [{ from: 1, to: last, changed, ...shortened.size > 0 && { shortened } }];
}
function linesOf({ start, end, text: now }, text, starts) {
  const isWhole = end > start && startsLine(text, start) && startsLine(text, end) && (now === "" || now.endsWith("\n"));
  return { from: lineAt(start, starts), to: lineAt(isWhole ? end - 1 : end, starts) };
}
var startsLine = (text, offset) => offset === 0 || text[offset - 1] === "\n";
var lineEnds = (text) => text.split("\n").length - 1;
var lineAt = (offset, starts) => countWhere(starts, (start) => start <= offset);
function lineStarts(text) {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}
function touches({ from, to, changed }, line, endLine) {
  for (let at = Math.max(from, line); at <= Math.min(to, endLine); at++) if (changed.has(at)) return true;
  return false;
}

export {
  readHunks,
  isOnChange,
  isOfChange,
  hunksOf,
  staysOnChange,
  afterEdits
};
