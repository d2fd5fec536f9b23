'use strict';
const { NONE, compareFindings, compareText, countAll, isAtLeast, total } = require("./chunk-FZA2GBIS.cjs");

// src/report/text.ts
var UNSEEN = /(\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?(?:\u200d\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?)*|[0-9#*]\ufe0f\u20e3)|##(?=\[)|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;
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
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}
function webLink(url) {
  return url.length <= 1e3 && /^https?:\/\/[\w.~:/?#@!$&*+,;=%-]+$/.test(url) ? url : void 0;
}
function plural(count, noun) {
  return `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
}
function grouped(count) {
  return String(count).replace(/\B(?=(?:\d{3}){1,7}$)/g, ",");
}

// src/report/overview.ts
function overview(report, context) {
  const { failOn } = context;
  const findings = sorted(report.findings);
  return {
    ...countAll(report),
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
  const { suppressed, elsewhere = 0, leftOut = NONE, skipped, failures } = report;
  const parts = [];
  if (safe > 0) parts.push(`${grouped(safe)} fixable with --fix`);
  if (all > safe) parts.push(`${grouped(all - safe)} fixable with --fix-unsafe`);
  if (suppressed > 0) parts.push(`${grouped(suppressed)} suppressed`);
  if (total(leftOut) > 0) parts.push(`${grouped(total(leftOut))} left out beyond the limits`);
  if (elsewhere > 0) parts.push(`${grouped(elsewhere)} elsewhere, not in what changed`);
  if (skipped.length > 0) parts.push(`${plural(skipped.length, "file")} skipped${whySkipped}`);
  if (failures.length > 0) parts.push(plural(failures.length, "failure"));
  return parts;
}
function fixFlag(fix) {
  return fix.safe ? "--fix" : "--fix-unsafe";
}

// src/report/json.ts
function json(report) {
  const { tool, files, skipped, failures, suppressed, leftOut } = report;
  const findings = sorted(report.findings);
  const { errors, warnings, infos, fixable } = countAll(report);
  return printJson({
    version: 1,
    tool: { name: tool.name, version: tool.version },
    summary: {
      ...{ files: files.length, errors, warnings, infos, suppressed, skipped: skipped.length, fixable },
      ...leftOut && { leftOut: total(leftOut) }
    },
    files: sortedByPath(files).map(({ path, formats, tools }) => ({ path, formats, tools })),
    skipped: sortedByPath(skipped).map(({ path, reason }) => ({ path, reason })),
    findings: findings.map(jsonFinding),
    failures: [...failures].sort((a, b) => compareText(a.path, b.path) || compareText(a.message, b.message)).map(({ path, message }) => ({ path, message }))
  });
}
function jsonFinding(finding) {
  const { rule, severity, message, path, pointer, tool, line, column, endLine, endColumn, url, related, fix } = finding;
  return {
    rule,
    severity,
    message,
    path,
    pointer,
    tool,
    line,
    column,
    endLine,
    endColumn,
    url,
    related: related?.map((each) => ({ path: each.path, line: each.line, column: each.column, note: each.note })),
    fix: fix && {
      title: fix.title,
      safe: fix.safe,
      edits: fix.edits.map(({ start, end, text }) => ({ start, end, text }))
    }
  };
}
function printJson(value) {
  const text = JSON.stringify(value, void 0, 2);
  return `${text.replace(/[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\x7f-\x9f]|#(?=#\[)/gu, escapeUnits)}
`;
}
function escapeUnits(character) {
  let escaped = "";
  for (let i = 0; i < character.length; i++) escaped += `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`;
  return escaped;
}

// src/report/palette.ts
var SEVERITY = { error: 31, warning: 33, info: 36 };
function palette(color) {
  const paint = (open, close, text) => color && text !== "" ? `\x1B[${open}m${text}\x1B[${close}m` : text;
  return {
    bold: (text) => paint(1, 22, text),
    dim: (text) => paint(2, 22, text),
    good: (text) => paint(32, 39, text),
    code: (text) => color ? paint(36, 39, text) : `\`${text}\``,
    severity: (severity, text) => paint(SEVERITY[severity], 39, text)
  };
}

// src/report/width.ts
var PLAIN2 = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u0370-\u0482\u2010-\u2027\u2500-\u25fc\u2714\u2716]*$/;
var JOINS = /\p{M}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|[\u1160-\u11ff]/u;
var EMOJI = /\p{Emoji_Presentation}|\ufe0f/u;
var NO_WIDTH = /^[\p{Mn}\p{Me}\u1160-\u11ff\u200b-\u200d]$/u;
var WIDE = /^[\u1100-\u115f\u2e80-\u303e\u3041-\u4dbf\u4e00-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18dff}\u{1aff0}-\u{1b2ff}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]$/u;
var segmenter;
function graphemes(text) {
  if (!JOINS.test(text)) return Array.from(text);
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), (each) => each.segment);
}
function width(text) {
  if (PLAIN2.test(text)) return text.length;
  let columns = 0;
  for (const each of graphemes(text)) columns += graphemeWidth(each);
  return columns;
}
function graphemeWidth(grapheme) {
  if (EMOJI.test(grapheme)) return 2;
  let columns = 0;
  for (const character of grapheme) {
    if (!NO_WIDTH.test(character)) columns += WIDE.test(character) ? 2 : 1;
  }
  return columns;
}
function fitStart(text, columns, more = false) {
  if (!more && width(text) <= columns) return text;
  return `${take(graphemes(text), columns - 1).join("")}\u2026`;
}
function fitEnd(text, columns, more = false) {
  if (!more && width(text) <= columns) return text;
  return `\u2026${take(graphemes(text).reverse(), columns - 1).reverse().join("")}`;
}
function take(parts, columns) {
  const taken = [];
  let left = columns;
  for (const part of parts) {
    left -= graphemeWidth(part);
    if (left < 0) break;
    taken.push(part);
  }
  return taken;
}
function wrap(text, columns) {
  const lines = [];
  let line = "";
  let used = 0;
  for (const word of text.split(" ")) {
    const size = width(word);
    if (line !== "" && used + 1 + size > columns) {
      lines.push(line);
      line = word;
      used = size;
    } else {
      used += line === "" ? size : 1 + size;
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  if (line !== "") lines.push(line);
  return lines;
}

// src/core/hash.ts
function hash(text) {
  let a = 2166136261;
  let b = 3421674724;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 16777619);
    b = Math.imul(b ^ code, 16777619 + 256);
  }
  return hex(a) + hex(b);
}
function hex(value) {
  return (value >>> 0).toString(16).padStart(8, "0");
}

Object.assign(exports, { palette, width, fitStart, fitEnd, wrap, visible, cut, sentence, isHighSurrogate, wellFormed, webLink, plural, grouped, hash, overview, failsRun, sorted, sortedByPath, gravestFirst, byPath, byRule, severities, scope, facts, fixFlag, json, printJson });
