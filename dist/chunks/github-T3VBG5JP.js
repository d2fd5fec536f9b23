import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  cut,
  fixFlag,
  plural,
  sentence,
  sorted,
  sortedByPath,
  visible,
  webLink
} from "./chunk-RDN6EA6Z.js";
import "./chunk-SZGLWQLN.js";
import "./chunk-SDZ6GJJ3.js";

// src/report/github.ts
var GITHUB_COMMANDS_PER_TYPE = 10;
var MESSAGE = 4e3;
var COMMANDS = { error: "error", warning: "warning", info: "notice" };
function github(report) {
  const waiting = { error: [], warning: [], notice: [] };
  for (const failure of sortedByPath(report.failures)) waiting.error.push(() => failureCommand(failure));
  for (const finding of sorted(report.findings))
    waiting[COMMANDS[finding.severity]].push(() => findingCommand(finding));
  const { error, warning, notice } = waiting;
  const fits = Math.max(error.length, warning.length, notice.length) <= GITHUB_COMMANDS_PER_TYPE;
  const notices = fits ? notice : notice.slice(0, GITHUB_COMMANDS_PER_TYPE - 1);
  const kept = [...error.slice(0, GITHUB_COMMANDS_PER_TYPE), ...warning.slice(0, GITHUB_COMMANDS_PER_TYPE), ...notices];
  const more = error.length + warning.length + notice.length - kept.length;
  if (more > 0) kept.push(() => command("notice", { title: report.tool.name }, left(more)));
  return kept.map((print) => `${print()}
`).join("");
}
function left(more) {
  const subject = `${plural(more, "more finding")} ${more === 1 ? "is" : "are"}`;
  return `${subject} not shown here: GitHub takes ${GITHUB_COMMANDS_PER_TYPE} annotations of a type from one step. The other reports have them all.`;
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
  const given = Object.entries(properties).filter(([, value]) => value !== 0 && value !== "");
  const list = given.map(([key, value]) => `${key}=${escapeProperty(visible(String(value)))}`).join(",");
  return `::${name} ${list}::${escapeData(cut(message, MESSAGE))}`;
}
function escapeData(text) {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
export {
  GITHUB_COMMANDS_PER_TYPE,
  github
};
