import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  compareFindings,
  compareText,
  count,
  isAtLeast
} from "./chunk-SZGLWQLN.js";

// src/report/text.ts
var UNSEEN = new RegExp("(\\p{Extended_Pictographic}[\\u{1f3fb}-\\u{1f3ff}]?\\ufe0f?(?:\\u200d\\p{Extended_Pictographic}[\\u{1f3fb}-\\u{1f3ff}]?\\ufe0f?)*|[0-9#*]\\ufe0f\\u20e3)|##(?=\\[)|[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}]", "gu");
var PLAIN = /^[ -"$-~]*$/;
function visible(text) {
  if (PLAIN.test(text)) return text;
  return text.replace(UNSEEN, (match, emoji) => {
    if (emoji !== void 0) return emoji;
    return match === "##" ? `#${codePoint("#")}` : codePoint(match);
  });
}
function codePoint(character) {
  return `<U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}>`;
}
function cut(text, max) {
  if (text.length <= max) return text;
  const end = isHighSurrogate(text, max - 2) ? max - 2 : max - 1;
  return `${text.slice(0, end)}\u2026`;
}
function sentence(text, max = 2e3) {
  return visible(cut(text, max));
}
function isHighSurrogate(text, index) {
  return (text.charCodeAt(index) & 64512) === 55296;
}
function wellFormed(text) {
  return text.replace(new RegExp("\\p{Surrogate}", "gu"), "\uFFFD");
}
function webLink(url) {
  return url.length <= 1e3 && /^https?:\/\/[\w.~:/?#@!$&*+,;=%-]+$/.test(url) ? url : void 0;
}
function plural(count2, noun) {
  return `${grouped(count2)} ${noun}${count2 === 1 ? "" : "s"}`;
}
function grouped(count2) {
  return String(count2).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

// src/report/overview.ts
function overview(report, context) {
  const { failOn } = context;
  const findings = sorted(report.findings);
  return {
    ...count(findings),
    files: report.files.length,
    tools: report.files.reduce((sum, file) => sum + file.tools, 0),
    safe: findings.filter((each) => each.fix?.safe).length,
    failed: report.failures.length > 0 || findings.some((each) => failsRun(each, failOn)),
    findings
  };
}
function failsRun(finding, failOn) {
  return failOn !== "never" && isAtLeast(finding.severity, failOn);
}
function sorted(findings) {
  return [...findings].sort(compareFindings);
}
function sortedByPath(items) {
  return [...items].sort((a, b) => compareText(a.path, b.path));
}
var ORDER = { error: 0, warning: 1, info: 2 };
function gravestFirst(findings) {
  return [...findings].sort((a, b) => ORDER[a.severity] - ORDER[b.severity]);
}
function gravest(findings, max) {
  const { errors, warnings } = count(findings);
  const room = { error: max, warning: max - errors, info: max - errors - warnings };
  return findings.filter((each) => room[each.severity]-- > 0);
}
function byPath(items) {
  return groupBy(items, (each) => each.path);
}
function byRule(findings) {
  const counts = Array.from(
    groupBy(findings, (each) => each.rule),
    ([rule, found]) => {
      const { severity, url } = gravestFirst(found)[0];
      return { rule, severity, count: found.length, url };
    }
  );
  return counts.sort(
    (a, b) => ORDER[a.severity] - ORDER[b.severity] || b.count - a.count || compareText(a.rule, b.rule)
  );
}
function groupBy(items, key) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
function severities({ errors, warnings, infos }) {
  const parts = [];
  if (errors) parts.push(plural(errors, "error"));
  if (warnings) parts.push(plural(warnings, "warning"));
  if (infos) parts.push(plural(infos, "info"));
  return parts.join(", ");
}
function scope({ files, tools }) {
  return `${plural(files, "file")} with ${plural(tools, "tool")}`;
}
function facts(report, { fixable: all, safe }, whySkipped = "") {
  const { suppressed, skipped, failures } = report;
  const parts = [];
  if (safe > 0) parts.push(`${grouped(safe)} fixable with --fix`);
  if (all > safe) parts.push(`${grouped(all - safe)} fixable with --fix-unsafe`);
  if (suppressed > 0) parts.push(`${grouped(suppressed)} suppressed`);
  if (skipped.length > 0) parts.push(`${plural(skipped.length, "file")} skipped${whySkipped}`);
  if (failures.length > 0) parts.push(plural(failures.length, "failure"));
  return parts;
}
function fixFlag(fix) {
  return fix.safe ? "--fix" : "--fix-unsafe";
}

export {
  visible,
  cut,
  sentence,
  isHighSurrogate,
  wellFormed,
  webLink,
  plural,
  grouped,
  overview,
  failsRun,
  sorted,
  sortedByPath,
  gravestFirst,
  gravest,
  byPath,
  byRule,
  severities,
  scope,
  facts,
  fixFlag
};
