(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { blobLink } = require("./chunk-6JJUGWS5.cjs");
const { codeSpan, linked, markdown, prose } = require("./chunk-24ZV4RSP.cjs");
const { severities } = require("./chunk-OQRYNBOX.cjs");
const { webLink } = require("./chunk-ZBWQSXXW.cjs");
require("./chunk-W7R7IZ4F.cjs");
const { compareText, count } = require("./chunk-ARTLXNBJ.cjs");
require("./chunk-XGHHV5C6.cjs");
const { groupBy } = require("./chunk-AYYLQH5W.cjs");
require("./chunk-IOS2KUYC.cjs");

// src/action/chart.ts
var WIDTH = 40;
var BARS = { errors: "\u2588", warnings: "\u2593", infos: "\u2591" };
var LEGEND = `${BARS.errors} error  ${BARS.warnings} warning  ${BARS.infos} info`;
function chart({ files, findings }) {
  if (findings.length === 0) return [];
  const formats = new Map(files.map(({ path, formats: formats2 }) => [path, formats2.join(" + ")]));
  const groups = groupBy(findings, ({ path }) => formats.get(path) || "other files");
  const rows = Array.from(groups, ([format, found]) => ({ format, total: found.length, counts: count(found) }));
  rows.sort((a, b) => b.total - a.total || compareText(a.format, b.format));
  const most = rows[0].total;
  const pad = Math.max(...rows.map(({ format }) => format.length));
  const lines = rows.map(({ format, counts }) => `${format.padEnd(pad)}  ${bar(counts, most)}  ${severities(counts)}`);
  return ["```text", ...lines, "", LEGEND, "```"];
}
function bar(counts, most) {
  const scale = Math.min(1, WIDTH / most);
  return ["errors", "warnings", "infos"].map((kind) => BARS[kind].repeat(counts[kind] === 0 ? 0 : Math.max(1, Math.round(counts[kind] * scale)))).join("");
}

// src/action/summary.ts
var BYTES = 4e5;
function summary(report, context, options) {
  const { notices, links, job, where } = options;
  const pages = links.map(({ channel, url }) => linked(`the ${channel}`, webLink(url)));
  const intro = [
    ...notices.map((notice) => `> [!NOTE]
> ${said(notice)}`),
    ...pages.length > 0 ? [`Also in ${pages.join(", ")}.`] : [],
    ...report.findings.length > 0 ? [chart(report).join("\n")] : []
  ];
  const link = job && ((path, line) => blobLink(job, path, line));
  return markdown(report, context, { maxBytes: Math.min(BYTES, options.room), intro, link, where: prose(where) });
}
function said(text) {
  return text.split("`").map((part, index) => index % 2 === 0 ? prose(part) : codeSpan(part)).join("");
}
Object.assign(exports, { summary });
})