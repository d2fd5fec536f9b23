import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  Unreadable
} from "./chunk-3AILQW3Y.mjs";

// src/core/finding.ts
function count(findings) {
  let errors = 0;
  let warnings = 0;
  let infos = 0;
  let fixable = 0;
  for (const { severity, fix } of findings) {
    if (severity === "error") errors++;
    else if (severity === "warning") warnings++;
    else infos++;
    if (fix) fixable++;
  }
  return { errors, warnings, infos, fixable };
}
var NONE = { errors: 0, warnings: 0, infos: 0, fixable: 0 };
function plus(a, b) {
  return {
    errors: a.errors + b.errors,
    warnings: a.warnings + b.warnings,
    infos: a.infos + b.infos,
    fixable: a.fixable + b.fixable
  };
}
function gravest(findings, max) {
  const { errors, warnings } = count(findings);
  const room = { error: max, warning: max - errors, info: max - errors - warnings };
  return findings.filter((each) => room[each.severity]-- > 0);
}
var RANK = { error: 2, warning: 1, info: 0 };
function graver(a, b) {
  return RANK[a] >= RANK[b] ? a : b;
}
function compareFindings(a, b) {
  return compareText(a.path, b.path) || a.start - b.start || a.end - b.end || compareText(a.rule, b.rule) || compareText(a.message, b.message);
}
function compareText(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
function withoutTwins(findings) {
  const seen = /* @__PURE__ */ new Set();
  return findings.filter(({ rule, path, start, end, message }) => {
    const key = `${rule}
${path}
${start}:${end}
${message}`;
    return !seen.has(key) && seen.add(key);
  });
}

// src/core/limits.ts
var LIMITS = {
  fileSize: 10 * 1024 * 1024,
  depth: 500,
  aliases: 1e5,
  findingsPerFile: 1e4,
  findings: 1e5
};
var BOUNDS = {
  fileSize: 256 * 1024 * 1024,
  depth: 1e3,
  aliases: 5e6,
  findingsPerFile: 1e6,
  findings: 1e6
};
function atMost(findings, most) {
  if (findings.length <= most) return { findings };
  const kept = gravest(findings, most);
  const [all, told] = [count(findings), count(kept)];
  return { findings: kept, leftOut: minus(all, told), cutShort: pathsWithout(kept, findings) };
}
function pathsWithout(kept, all) {
  const isKept = new Set(kept);
  return [...new Set(all.filter((each) => !isKept.has(each)).map(({ path }) => path))];
}
function minus(a, b) {
  return {
    errors: a.errors - b.errors,
    warnings: a.warnings - b.warnings,
    infos: a.infos - b.infos,
    fixable: a.fixable - b.fixable
  };
}

// src/parse/depth.ts
function checkDepth(depth, most) {
  if (depth > most) throw new Unreadable(`The file is nested more than ${most} levels deep.`, "depth");
}

export {
  NONE,
  plus,
  graver,
  compareFindings,
  compareText,
  withoutTwins,
  LIMITS,
  BOUNDS,
  atMost,
  checkDepth
};
