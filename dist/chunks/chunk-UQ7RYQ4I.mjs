import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

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
function countAll({ findings, leftOut = NONE }) {
  return plus(count(findings), leftOut);
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
var total = ({ errors, warnings, infos }) => errors + warnings + infos;
function gravest(findings, max) {
  const { errors, warnings } = count(findings);
  const room = { error: max, warning: max - errors, info: max - errors - warnings };
  return findings.filter((each) => room[each.severity]-- > 0);
}
var RANK = { error: 2, warning: 1, info: 0 };
function graver(a, b) {
  return RANK[a] >= RANK[b] ? a : b;
}
function isAtLeast(severity, bound) {
  return RANK[severity] >= RANK[bound];
}
function compareFindings(a, b) {
  return compareText(a.path, b.path) || a.start - b.start || a.end - b.end || compareText(a.rule, b.rule) || compareText(a.message, b.message);
}
function compareText(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
function inOrder(all, compare) {
  return all.every((each, index) => index === 0 || compare(all[index - 1], each) <= 0) ? all : all.toSorted(compare);
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

export {
  count,
  countAll,
  NONE,
  plus,
  total,
  gravest,
  graver,
  isAtLeast,
  compareFindings,
  compareText,
  inOrder,
  withoutTwins
};
