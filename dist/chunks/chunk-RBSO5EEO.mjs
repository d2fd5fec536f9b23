import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  countWhere
} from "./chunk-3AILQW3Y.mjs";

// src/core/fix.ts
function applyFixes(text, findings, kind) {
  const applied = [];
  const edits = [];
  for (const finding of findings) {
    const { fix } = finding;
    if (!fix || kind === "safe" && !fix.safe) continue;
    if (fix.edits.some((edit) => touchesAny(edits, edit))) continue;
    for (const edit of fix.edits) edits.splice(placeFor(edits, edit), 0, edit);
    applied.push(finding);
  }
  return { text: applyEdits(text, edits), applied };
}
function applyEdits(text, edits) {
  let result = "";
  let from = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    result += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return result + text.slice(from);
}
function touchesAny(edits, edit) {
  const at = placeFor(edits, edit);
  return [at - 1, at].some((index) => edits[index] !== void 0 && touch(edits[index], edit));
}
function placeFor(edits, { start }) {
  return countWhere(edits, (each) => each.start < start);
}
var touch = (a, b) => a.start <= b.end && b.start <= a.end;

export {
  applyFixes,
  applyEdits
};
