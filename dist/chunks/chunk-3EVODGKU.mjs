import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/core/hunks.ts
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

export {
  readHunks,
  columnOf
};
