import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/core/fix.ts
function applyFixes(text, findings, kind) {
  const applied = [];
  const edits = [];
  for (const finding of findings) {
    const { fix } = finding;
    if (!fix || kind === "safe" && !fix.safe) continue;
    if (fix.edits.some((edit) => edits.some((other) => touch(edit, other)))) continue;
    edits.push(...fix.edits);
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
var touch = (a, b) => a.start <= b.end && b.start <= a.end;

export {
  applyFixes,
  applyEdits
};
