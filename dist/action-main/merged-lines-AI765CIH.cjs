(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { linesOf, otherText, sameText } = require("./chunk-FDQWE4VN.cjs");
const { EXTENSIONS, extensionOf, inFolder, readText } = require("./chunk-66ESHEWY.cjs");
require("./chunk-W7R7IZ4F.cjs");
require("./chunk-24YQR224.cjs");
require("./chunk-ARTLXNBJ.cjs");
require("./chunk-XGHHV5C6.cjs");
require("./chunk-M6HXI5RH.cjs");
require("./chunk-IOS2KUYC.cjs");

// src/action/merged-lines.ts
var MOST_ASKED = 50;
async function inCheckout(changes, files, root, access) {
  const github = await access.github();
  const here = new Map(changes);
  let asked = 0;
  for (const [path, hunks] of changes) {
    if (hunks === "all") continue;
    const read = readText(inFolder(root, path));
    if ("failure" in read) continue;
    const lines = linesOf(read.text);
    const { sha } = files.get(path);
    let head = sameText(lines, sha);
    if (!head && EXTENSIONS.includes(extensionOf(path)) && asked++ < MOST_ASKED)
      head = await otherText(github, access.job, path, sha, lines);
    here.set(path, head ? moved(hunks, head, lines.lines.length) : "all");
  }
  return here;
}
function moved(hunks, head, count) {
  if (head.isSame) return hunks;
  const atHead = new Set(hunks.flatMap(({ changed: changed2 }) => [...changed2]));
  const losses = hunks.flatMap(({ lost: lost2 = [] }) => lost2);
  const changed = /* @__PURE__ */ new Set();
  const lost = [];
  let next = 0;
  for (let line = 1; line <= count; line++) {
    const other = head.lineOf(line);
    if (other === void 0 || atHead.has(other)) changed.add(line);
    for (; next < losses.length && other !== void 0 && losses[next].after < other; next++)
      lost.push({ ...losses[next], after: line - 1 });
  }
  for (; next < losses.length; next++) lost.push({ ...losses[next], after: count });
  return [{ from: 1, to: count, changed, ...lost.length > 0 && { lost } }];
}
Object.assign(exports, { inCheckout });
})