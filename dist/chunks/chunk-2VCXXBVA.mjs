import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  fixFlag,
  sorted,
  sortedByPath,
  told
} from "./chunk-RJMGQTMJ.mjs";
import {
  cut,
  plural,
  sentence,
  visible,
  webLink
} from "./chunk-DF74DJHY.mjs";
import {
  compareText,
  countAll,
  total
} from "./chunk-UQ7RYQ4I.mjs";

// src/report/workflow-command.ts
function workflowCommand(name, properties, message) {
  const given = Object.entries(properties).filter(([, value]) => value !== 0 && value !== "");
  const list = given.map(([key, value]) => `${key}=${escapeProperty(visible(String(value)))}`).join(",");
  return `::${name}${list === "" ? "" : ` ${list}`}::${escapeData(message)}`;
}
function escapeData(text) {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

// src/report/github.ts
var GITHUB_COMMANDS_PER_TYPE = 10;
var MESSAGE = 4e3;
var COMMANDS = { error: "error", warning: "warning", info: "notice" };
function github(report, context) {
  return annotations({ ...report, findings: told(report, context) });
}
function annotations(report, { notices: others = 0, where = "The other reports have them all." } = {}) {
  const waiting = { error: [], warning: [], notice: [] };
  for (const failure of sortedByPath(report.failures)) waiting.error.push(() => failureCommand(failure));
  for (const finding of sorted(report.findings))
    waiting[COMMANDS[finding.severity]].push(() => findingCommand(finding));
  const { error, warning, notice } = waiting;
  const fits = Math.max(error.length, warning.length, notice.length + others) <= GITHUB_COMMANDS_PER_TYPE;
  const notices = fits ? notice : notice.slice(0, Math.max(0, GITHUB_COMMANDS_PER_TYPE - 1 - others));
  const kept = [...error.slice(0, GITHUB_COMMANDS_PER_TYPE), ...warning.slice(0, GITHUB_COMMANDS_PER_TYPE), ...notices];
  const more = error.length + warning.length + notice.length - kept.length;
  if (more > 0) kept.push(() => command("notice", { title: report.tool.name }, left(more, where)));
  return kept.map((print) => `${print()}
`).join("");
}
function left(more, where) {
  const subject = `${plural(more, "more finding")} ${more === 1 ? "is" : "are"}`;
  return `${subject} not shown here: GitHub takes ${GITHUB_COMMANDS_PER_TYPE} annotations of a type from one step. ${where}`;
}
function findingCommand(finding) {
  const { severity, rule, path, line, column, endLine, endColumn, message, fix, url } = finding;
  const isOneLine = line === endLine;
  const place = { file: path, line, endLine, col: isOneLine ? column : 0, endColumn: isOneLine ? endColumn : 0 };
  const link = webLink(url);
  const parts = [sentence(message)];
  if (fix) parts.push(`Fix: ${sentence(fix.title, 200)} (${fixFlag(fix)})`);
  if (link) parts.push(link);
  return command(COMMANDS[severity], { ...place, title: rule }, parts.join("\n"));
}
function failureCommand({ path, message }) {
  return command("error", { file: path, title: "could not be linted" }, sentence(message));
}
function command(name, properties, message) {
  return workflowCommand(name, properties, cut(message, MESSAGE));
}

// src/report/json.ts
function* jsonParts(report, context = {}) {
  let text = "";
  for (const piece of pieces(report, context)) {
    text += piece;
    if (text.length < ENOUGH) continue;
    yield text;
    text = "";
  }
  yield text;
}
var ENOUGH = 3e4;
function* pieces(report, context) {
  const { tool, files, skipped, failures, suppressed, leftOut } = report;
  const { errors, warnings, infos, fixable } = countAll(report);
  const head = {
    version: 1,
    tool: { name: tool.name, version: tool.version },
    summary: {
      ...{ files: files.length, errors, warnings, infos, suppressed, skipped: skipped.length, fixable },
      ...leftOut && { leftOut: total(leftOut) }
    }
  };
  yield printJson(head).slice(0, -"\n}\n".length);
  yield* printList("files", sortedByPath(files), ({ path, formats, tools }) => ({ path, formats, tools }));
  yield* printList("skipped", sortedByPath(skipped), ({ path, reason }) => ({ path, reason }));
  yield* printList("findings", told(report, context), jsonFinding);
  yield* printList(
    "failures",
    [...failures].sort((a, b) => compareText(a.path, b.path) || compareText(a.message, b.message)),
    ({ path, message }) => ({ path, message })
  );
  yield "\n}\n";
}
var TOGETHER = 100;
function* printList(key, items, shown) {
  yield `,
  "${key}": [`;
  for (let from = 0; from < items.length; from += TOGETHER) {
    const text = printJson([items.slice(from, from + TOGETHER).map(shown)]);
    yield `${from === 0 ? "" : ","}${text.slice("[\n  [".length, -"\n  ]\n]\n".length)}`;
  }
  yield items.length === 0 ? "]" : "\n  ]";
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
var PLAIN = /^[\n -~]*$/;
function printJson(value) {
  const text = JSON.stringify(value, void 0, 2);
  if (PLAIN.test(text) && !text.includes("##[")) return `${text}
`;
  return `${text.replace(/[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\x7f-\x9f]|#(?=#\[)/gu, escapeUnits)}
`;
}
function escapeUnits(character) {
  let escaped = "";
  for (let i = 0; i < character.length; i++) escaped += `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`;
  return escaped;
}

export {
  workflowCommand,
  github,
  annotations,
  jsonParts,
  printJson
};
