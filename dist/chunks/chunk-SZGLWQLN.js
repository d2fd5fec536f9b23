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

export {
  count,
  graver,
  isAtLeast,
  compareFindings,
  compareText
};
