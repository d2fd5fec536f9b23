import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  cellCode,
  codeSpan,
  fenced,
  linked,
  prose
} from "./chunk-LFUULD6J.js";
import {
  drawFrame,
  frame
} from "./chunk-72LRKYEV.js";
import {
  openSources
} from "./chunk-QZ5EYU6L.js";
import {
  byPath,
  byRule,
  facts,
  fixFlag,
  gravestFirst,
  overview,
  scope,
  severities,
  sortedByPath
} from "./chunk-57GUY2XM.js";
import {
  grouped,
  plural,
  webLink
} from "./chunk-PTI2DP2S.js";

// src/report/markdown.ts
var MARKDOWN_BYTES = 6e4;
var RULES_SHOWN = 40;
var FAILURES_SHOWN = 40;
var FRAME_COLUMNS = 100;
var SYMBOLS = { error: "\u274C", warning: "\u26A0\uFE0F", info: "\u2139\uFE0F" };
function markdown(report, context, { maxBytes = MARKDOWN_BYTES, intro = [], link, where = "The other reports have them all." } = {}) {
  const overview2 = overview(report, context);
  const before = [
    heading(report, overview2),
    ...intro,
    ...failures(report.failures),
    ...rulesTable(overview2.findings, context.rules)
  ];
  const sources = openSources(report, context);
  const item = (finding) => findingItem(finding, sources, link);
  const room = maxBytes - bytes(before.join("\n\n"));
  return `${[...before, ...findings(overview2.findings, item, room, where)].join("\n\n")}
`;
}
function heading(report, overview2) {
  const { failed, findings: findings2, files } = overview2;
  const found = severities(overview2);
  const nothing = report.failures.length > 0 ? "could not lint everything" : files === 0 ? "found no manifest, so nothing was linted" : "found no problems";
  const title = `${report.tool.name} ${findings2.length > 0 ? `found ${found}` : nothing}`;
  const symbol = failed ? SYMBOLS.error : findings2.length > 0 ? SYMBOLS.warning : files === 0 ? SYMBOLS.info : "\u2705";
  const facts2 = [scope(overview2), ...facts(report, overview2)];
  return `## ${symbol} ${prose(title)}

${prose(facts2.join(" \xB7 "))}`;
}
function failures(all) {
  if (all.length === 0) return [];
  const items = sortedByPath(all).slice(0, FAILURES_SHOWN).map(({ path, message }) => `- ${path === "" ? "" : `${codeSpan(path, 200)}: `}${codeSpan(message, 300)}`);
  if (all.length > FAILURES_SHOWN) items.push(`- and ${grouped(all.length - FAILURES_SHOWN)} more`);
  return ["### Could not be linted", items.join("\n")];
}
function rulesTable(findings2, rules) {
  const counts = byRule(findings2);
  if (counts.length === 0) return [];
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const rows = counts.slice(0, RULES_SHOWN).map(({ rule, severity, count, url }) => {
    const name = linked(cellCode(rule, 100), webLink(url));
    return `| ${name} | ${SYMBOLS[severity]} ${severity} | ${grouped(count)} | ${prose(known.get(rule)?.summary ?? "")} |`;
  });
  if (counts.length > RULES_SHOWN) rows.push(`| and ${grouped(counts.length - RULES_SHOWN)} more rules | | | |`);
  return [["| Rule | Severity | Findings | What is wrong |", "| :-- | :-- | --: | :-- |", ...rows].join("\n")];
}
function findings(all, print, room, where) {
  const items = /* @__PURE__ */ new Map();
  const paths = /* @__PURE__ */ new Set();
  let left = room - 200;
  for (const each of gravestFirst(all)) {
    const item = print(each);
    left -= bytes(item) + 2 + (paths.has(each.path) ? 0 : bytes(fileHeading(each.path)) + 2);
    if (left < 0) break;
    items.set(each, item);
    paths.add(each.path);
  }
  const sections = [];
  for (const [path, inFile] of byPath(all.filter((each) => items.has(each)))) {
    sections.push(fileHeading(path), inFile.map((each) => items.get(each)).join("\n"));
  }
  const more = all.length - items.size;
  if (more > 0) sections.push(`${plural(more, "more finding")} ${more === 1 ? "is" : "are"} not shown here. ${where}`);
  return sections;
}
function fileHeading(path) {
  return `### ${codeSpan(path, 300)}`;
}
function findingItem(finding, sources, link) {
  const { severity, rule, url, line, column, message, path, related = [], fix } = finding;
  const name = linked(codeSpan(rule, 100), webLink(url));
  const place = linked(`line ${line}`, webLink(link?.(path, line) ?? ""));
  const lines = [
    `- ${SYMBOLS[severity]} **${severity}** ${name} at ${place}, column ${column}:`,
    `  ${codeSpan(message)}`
  ];
  for (const { note, path: path2, line: line2, column: column2 } of related) {
    lines.push("", `  Note: ${codeSpan(note, 300)} (${codeSpan(`${path2}:${line2}:${column2}`, 300)})`);
  }
  if (fix) lines.push("", `  Fix: ${codeSpan(fix.title, 200)} (\`${fixFlag(fix)}\`)`);
  const source = sources(path);
  const rows = source ? frame(source, finding, { columns: FRAME_COLUMNS, around: false }) : [];
  if (rows.length > 0) lines.push("", ...fenced(drawFrame(rows)).map((each) => `  ${each}`));
  return lines.join("\n");
}
function bytes(text) {
  return new TextEncoder().encode(text).length;
}

export {
  MARKDOWN_BYTES,
  SYMBOLS,
  markdown,
  heading,
  findings,
  findingItem,
  bytes
};
