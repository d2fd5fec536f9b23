import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  drawFrame,
  frame,
  gutterWidth,
  width,
  wrap
} from "./chunk-72LRKYEV.js";
import {
  openSources
} from "./chunk-QZ5EYU6L.js";
import {
  byPath,
  byRule,
  facts,
  failsRun,
  fixFlag,
  overview,
  scope,
  severities,
  sortedByPath
} from "./chunk-57GUY2XM.js";
import {
  grouped,
  plural,
  sentence,
  visible,
  webLink
} from "./chunk-PTI2DP2S.js";
import {
  gravest
} from "./chunk-CGQG7UV5.js";
import "./chunk-HANBNIMK.js";

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

// src/report/pretty-finding.ts
var SYMBOLS = { error: "\u2716", warning: "\u25B2", info: "\u25CF" };
function finding(found, source, { paint, columns }) {
  const { severity, rule, message, path, line, column, tool } = found;
  const head = `${SYMBOLS[severity]} ${severity}[${visible(rule)}]:`;
  const [first, ...more] = wrapAfter(head, sentence(message), columns);
  const rows = source ? frame(source, found, { columns: columns - String(line).length - 4, around: true }) : [];
  const indent = " ".repeat(gutterWidth(rows) + 1);
  const place = `${visible(path)}:${line}:${column}${tool === void 0 ? "" : paint.dim(` in ${sentence(tool, 80)}`)}`;
  const drawn = drawFrame(rows, {
    gutter: paint.dim,
    code: paint.dim,
    marked: (text) => paint.severity(severity, text)
  });
  return [
    `${paint.bold(paint.severity(severity, head))} ${paint.bold(first ?? "")}`,
    ...more.map((each) => paint.bold(`  ${each}`)),
    `${indent}${paint.dim("\u250C\u2500")} ${place}`,
    ...drawn,
    ...notes(found, paint).map((note) => `${indent}${paint.dim("=")} ${note}`)
  ].join("\n");
}
function wrapAfter(head, text, columns) {
  const [first = "", ...rest] = wrap(text, columns - width(head) - 1);
  return [first, ...wrap(rest.join(" "), columns - 2)];
}
function notes({ related = [], fix, url }, paint) {
  const lines = related.map(
    ({ note, path, line, column }) => `note: ${visible(path)}:${line}:${column}: ${sentence(note)}`
  );
  if (fix) lines.push(paint.good(`fix: ${sentence(fix.title)} (${fixFlag(fix)})`));
  const link = webLink(url);
  if (link) lines.push(paint.dim(`see: ${link}`));
  return lines;
}
function brief({ severity, line, column, message, rule }, { paint }) {
  const place = `${line}:${column}`.padStart(8);
  return `${paint.dim(place)}  ${label(severity, paint)}  ${sentence(message, 240)}  ${paint.dim(visible(rule))}`;
}
function label(severity, paint) {
  return paint.severity(severity, `${SYMBOLS[severity]} ${severity.padEnd(7)}`);
}

// src/report/pretty.ts
var PRETTY_FRAMES = 100;
var PRETTY_FINDINGS = 1e3;
var RULES_COUNTED = 20;
var COLUMNS = { least: 50, most: 120, usual: 100 };
function pretty(report, context) {
  const overview2 = overview(report, context);
  if (context.quiet && !overview2.failed) return "";
  const columns = Math.min(COLUMNS.most, Math.max(COLUMNS.least, context.width ?? COLUMNS.usual));
  const style = { paint: palette(context.color), columns };
  const { findings } = overview2;
  const wanted = context.quiet ? findings.filter((each) => failsRun(each, context.failOn)) : findings;
  const blocks = [
    ...wanted.length > PRETTY_FRAMES ? briefly(wanted, style) : inFull(wanted, openSources(report, context), style),
    ...sortedByPath(report.failures).map((each) => failureBlock(each, style)),
    summary(report, overview2, style)
  ];
  return `${guard(blocks.join("\n\n"))}
`;
}
function inFull(findings, sources, style) {
  const blocks = [];
  for (const [path, inFile] of byPath(findings)) {
    blocks.push(heading(visible(path), style));
    for (const each of inFile) blocks.push(finding(each, sources(path), style));
  }
  return blocks;
}
function heading(title, { paint, columns }) {
  const rest = "\u2500".repeat(Math.max(2, columns - width(title) - 4));
  return `${paint.dim("\u2500\u2500")} ${paint.bold(title)} ${paint.dim(rest)}`;
}
function briefly(findings, style) {
  const shown = gravest(findings, PRETTY_FINDINGS);
  const blocks = [];
  for (const [path, inFile] of byPath(shown)) {
    blocks.push([heading(visible(path), style), ...inFile.map((each) => brief(each, style))].join("\n"));
  }
  blocks.push(rulesCounted(findings, shown.length, style));
  return blocks;
}
function rulesCounted(findings, shown, style) {
  const { paint } = style;
  const rules = byRule(findings);
  const lines = rules.slice(0, RULES_COUNTED).map(({ rule, severity, count }) => {
    return `${grouped(count).padStart(8)}  ${label(severity, paint)}  ${visible(rule)}`;
  });
  if (rules.length > RULES_COUNTED) lines.push(`          and ${plural(rules.length - RULES_COUNTED, "more rule")}`);
  const all = findings.length;
  const hint = shown < all ? `${grouped(shown)} of ${grouped(all)} findings are listed, the gravest: --format html or json has them all.` : `Over ${PRETTY_FRAMES} findings, code frames are left out: --format html has them.`;
  return [heading("By rule", style), ...lines, "", hint].join("\n");
}
function failureBlock({ path, message }, { paint, columns }) {
  const head = paint.bold(paint.severity("error", "\u2716 failed:"));
  const title = path === "" ? [] : [`${head} ${paint.bold(visible(path))}`];
  const [first = "", ...more] = wrap(sentence(message), columns - 2);
  return [...title, path === "" ? `${head} ${first}` : `  ${first}`, ...more.map((each) => `  ${each}`)].join("\n");
}
function summary(report, overview2, { paint }) {
  const { files, failed, errors, warnings, findings } = overview2;
  const worst = failed || errors ? "error" : warnings ? "warning" : findings.length > 0 ? "info" : void 0;
  const scope2 = scope(overview2);
  const headline = findings.length > 0 ? `${severities(overview2)} in ${scope2}` : files > 0 ? `No ${failed ? "findings" : "problems"} in ${scope2}` : "No manifest was found, so nothing was linted";
  const facts2 = facts(report, overview2, " (--why FILE says why)").map((fact) => ` \xB7 ${fact}`);
  const symbol = worst ? paint.severity(worst, SYMBOLS[worst]) : paint.good(files > 0 ? "\u2714" : "\u25CB");
  return `${symbol} ${paint.bold(headline)}${facts2.join("")}`;
}
function guard(text) {
  return text.replace(/^((?:[ \t]|\x1b\[\d+m)*):(?=:)/gm, "$1<U+003A>");
}
export {
  PRETTY_FINDINGS,
  PRETTY_FRAMES,
  pretty
};
