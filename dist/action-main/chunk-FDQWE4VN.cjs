(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { feedStarts, lineAt } = require("./chunk-W7R7IZ4F.cjs");
const { countWhere } = require("./chunk-XGHHV5C6.cjs");

// src/github/lines.ts
function linesOf(text) {
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  return { text, lines, starts: feedStarts(text) };
}
function spanOf(text, { start, end }) {
  const last = Math.max(1, text.lines.length);
  const from = Math.min(last, lineAt(start, text.starts));
  return { from, to: Math.max(from, Math.min(last, lineAt(end - 1, text.starts))) };
}
function meet(a, b) {
  return Math.max(a.from, b.from) <= Math.min(a.to, b.to);
}
function isWithin(inner, outer) {
  return outer.from <= inner.from && inner.to <= outer.to;
}
function hasFinalLineEnd({ text }) {
  return text.endsWith("\n");
}
function lineEndOf(text) {
  const ended = hasFinalLineEnd(text) ? text.lines : text.lines.slice(0, -1);
  const returns = ended.filter((line) => line.endsWith("\r")).length;
  if (returns === 0) return "";
  return returns === ended.length ? "\r" : void 0;
}

// src/github/head-text.ts
const { createHash } = require("node:crypto");

// src/github/line-map.ts
function mapLines(from, to) {
  const [a, b] = [from.map(withoutReturn), to.map(withoutReturn)];
  const map = new Array(a.length).fill(void 0);
  let gap = { a: 0, b: 0 };
  for (const anchor of anchors(a, b)) {
    mapGap(map, a, b, gap, anchor);
    map[anchor.a] = anchor.b;
    gap = { a: anchor.a + 1, b: anchor.b + 1 };
  }
  mapGap(map, a, b, gap, { a: a.length, b: b.length });
  return map;
}
var withoutReturn = (line) => line.endsWith("\r") ? line.slice(0, -1) : line;
function mapGap(map, a, b, from, to) {
  let [a0, b0, a1, b1] = [from.a, from.b, to.a, to.b];
  while (a0 < a1 && b0 < b1 && a[a0] === b[b0]) map[a0++] = b0++;
  while (a0 < a1 && b0 < b1 && a[a1 - 1] === b[b1 - 1]) map[--a1] = --b1;
  if (a0 === a1 && b0 === b1) return;
  const slides = (index, by) => a1 > a0 && a[index] === a[index + by * (a1 - a0)] || b1 > b0 && map[index] !== void 0 && b[map[index]] === b[map[index] + by * (b1 - b0)];
  for (let i = a0 - 1; i >= from.a && slides(i, 1); i--) map[i] = void 0;
  for (let i = a1; i < to.a && slides(i, -1); i++) map[i] = void 0;
}
function anchors(a, b) {
  const inB = uniqueLines(b);
  const pairs = [];
  for (const [line, index] of uniqueLines(a)) {
    const other = inB.get(line);
    if (other !== void 0) pairs.push({ a: index, b: other });
  }
  return longestRising(pairs);
}
function uniqueLines(lines) {
  const unique = /* @__PURE__ */ new Map();
  const repeated = /* @__PURE__ */ new Set();
  lines.forEach((line, index) => {
    if (unique.has(line)) repeated.add(line);
    else unique.set(line, index);
  });
  for (const line of repeated) unique.delete(line);
  return unique;
}
function longestRising(pairs) {
  const ends = [];
  const before = new Array(pairs.length);
  pairs.forEach((pair, index) => {
    const lower = countWhere(ends, (end) => pairs[end].b < pair.b);
    before[index] = ends[lower - 1];
    ends[lower] = index;
  });
  const rising = [];
  for (let at = ends.at(-1); at !== void 0; at = before[at]) rising.push(pairs[at]);
  return rising.reverse();
}

// src/github/head-text.ts
function sameText(checkout, sha) {
  if (blobSha(checkout.text, sha) === sha) return same(checkout);
  const unix = checkout.text.replaceAll("\r\n", "\n");
  return blobSha(unix, sha) === sha ? same(linesOf(unix)) : void 0;
}
async function otherText(github, job, path, sha, checkout) {
  const text = await fetchText(github, job, path);
  if (text === void 0 || blobSha(text, sha) !== sha) return void 0;
  const head = linesOf(text);
  const map = mapLines(checkout.lines, head.lines);
  return { ...head, isSame: false, lineOf: (line) => next(map[line - 1]) };
}
var next = (index) => index === void 0 ? void 0 : index + 1;
function same(head) {
  return { ...head, isSame: true, lineOf: (line) => line <= head.lines.length ? line : void 0 };
}
function spanAtHead(head, { from, to }) {
  const first = head.lineOf(from);
  if (first === void 0) return void 0;
  let last = first;
  while (from + last - first < to && head.lineOf(from + last - first + 1) === last + 1) last++;
  return { from: first, to: last };
}
async function fetchText(github, job, path) {
  try {
    const route = "GET /repos/{owner}/{repo}/contents/{path}";
    const { type, encoding, content } = await github.request(route, { path, ref: job.head });
    if (type !== "file" || encoding !== "base64" || content === void 0) return void 0;
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.from(content, "base64"));
  } catch {
    return void 0;
  }
}
function blobSha(text, like = "") {
  const bytes = Buffer.from(text);
  return createHash(like.length === 64 ? "sha256" : "sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

Object.assign(exports, { linesOf, spanOf, meet, isWithin, hasFinalLineEnd, lineEndOf, sameText, otherText, spanAtHead });
})