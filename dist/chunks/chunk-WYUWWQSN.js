import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/core/changed.ts
function readHunks(patch) {
  const hunks = [];
  let changed = /* @__PURE__ */ new Set();
  let line = 0;
  let end = 0;
  for (const text of patch.split("\n")) {
    const header = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/.exec(text);
    if (header && line >= end) {
      line = Number(header[1]);
      end = line + Number(header[2] ?? 1);
      changed = /* @__PURE__ */ new Set();
      hunks.push({ from: line, to: end - 1, changed });
    } else if (line < end && text[0] === "+") changed.add(line++);
    else if (line < end && text[0] !== "-" && text[0] !== "\\") line++;
  }
  return hunks;
}
function isOnChange({ path, line, endLine }, changes) {
  const hunks = changes.get(path);
  if (hunks === void 0 || hunks === "all") return hunks === "all";
  return hunks.some((hunk) => touches(hunk, line, endLine));
}
function isOfChange(finding, changes) {
  if (isOnChange(finding, changes)) return true;
  if (finding.rule === "common/syntax") return changes.has(finding.path);
  if (finding.rule === "common/stale-suppression")
    return finding.related?.some(({ path }) => changes.has(path)) ?? false;
  return (finding.related ?? []).some(
    ({ path, line }) => path !== finding.path && isOnChange({ path, line, endLine: line }, changes)
  );
}
function hunksOf(path, text, changes) {
  const hunks = changes.get(path) ?? [];
  return hunks !== "all" && hunks.length > 0 && /\r(?!\n)/.test(text) ? "all" : hunks;
}
function staysOnChange(text, edits, hunks) {
  const lines = lineStarts(text);
  return edits.every((edit) => {
    const { from, to } = linesOf(edit, text, lines);
    for (let line = from; line <= to; line++) if (!hunks.some(({ changed }) => changed.has(line))) return false;
    return true;
  });
}
function afterEdits(text, edits, hunks) {
  const starts = lineStarts(text);
  const inOrder = [...edits].sort((a, b) => a.start - b.start);
  const kept = /* @__PURE__ */ new Set();
  let moved = 0;
  let next = 0;
  starts.forEach((start, index) => {
    for (; next < inOrder.length && inOrder[next].start < start; next++) {
      const { start: from, end, text: now } = inOrder[next];
      moved += lineEnds(now) - lineEnds(text.slice(from, end));
    }
    if (!hunks.some(({ changed: changed2 }) => changed2.has(index + 1))) kept.add(index + 1 + moved);
  });
  const last = starts.length + inOrder.slice(next).reduce((sum, edit) => sum + lineEnds(edit.text), moved);
  const changed = /* @__PURE__ */ new Set();
  for (let line = 1; line <= last; line++) if (!kept.has(line)) changed.add(line);
  return [{ from: 1, to: last, changed }];
}
function linesOf({ start, end, text: now }, text, starts) {
  const isWhole = end > start && startsLine(text, start) && startsLine(text, end) && (now === "" || now.endsWith("\n"));
  return { from: lineAt(start, starts), to: lineAt(isWhole ? end - 1 : end, starts) };
}
var startsLine = (text, offset) => offset === 0 || text[offset - 1] === "\n";
var lineEnds = (text) => text.split("\n").length - 1;
var lineAt = (offset, starts) => starts.findLastIndex((start) => start <= offset) + 1;
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
