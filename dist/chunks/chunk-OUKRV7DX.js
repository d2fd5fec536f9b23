import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  sorted,
  sortedByPath
} from "./chunk-57GUY2XM.js";
import {
  compareText,
  countAll,
  total
} from "./chunk-CGQG7UV5.js";

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

export {
  json,
  printJson
};
