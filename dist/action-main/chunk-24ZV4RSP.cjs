(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { byPath, byRule, facts, fixFlag, gravestFirst, overview, scope, severities, sortedByPath } = require("./chunk-OQRYNBOX.cjs");
const { cut, grouped, isHighSurrogate, plural, visible, webLink } = require("./chunk-ZBWQSXXW.cjs");
const { Lines } = require("./chunk-W7R7IZ4F.cjs");
const { total } = require("./chunk-ARTLXNBJ.cjs");

// src/report/markdown-text.ts
function codeSpan(text, max = 1e3) {
  const code = unmentioned(visible(cut(text, max)));
  if (code.trim() === "") return "(empty)";
  const ticks = "`".repeat(longestRun(code) + 1);
  const pad = /^[` ]|[` ]$/.test(code) ? " " : "";
  return `${ticks}${pad}${code}${pad}${ticks}`;
}
function cellCode(text, max) {
  return codeSpan(text.replaceAll("|", "\xA6"), max);
}
function fenced(lines) {
  const code = lines.map(unmentioned);
  const fence = "`".repeat(Math.max(3, longestRun(code.join("\n")) + 1));
  return [`${fence}text`, ...code, fence];
}
function prose(text) {
  return unmentioned(visible(text).replace(/[\\`*_{}[\]<>#|~!&$@]|:(?=\/)/g, "\\$&"));
}
function linked(text, url) {
  return url === void 0 ? text : `[${text}](${url.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}
function longestRun(text) {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), (run) => run[0].length));
}
function unmentioned(text) {
  return text.replaceAll("@", "@\u200B");
}

// src/report/width.ts
var PLAIN = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u0370-\u0482\u2010-\u2027\u2500-\u25fc\u2714\u2716]*$/;
var joins = (text) => /\p{M}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|[\u1160-\u11ff]/u.test(text);
var isEmoji = (grapheme) => /\p{Emoji_Presentation}|\ufe0f/u.test(grapheme);
var hasNoWidth = (character) => /^[\p{Mn}\p{Me}\u1160-\u11ff\u200b-\u200d]$/u.test(character);
var WIDE = /^[\u1100-\u115f\u2e80-\u303e\u3041-\u4dbf\u4e00-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18dff}\u{1aff0}-\u{1b2ff}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]$/u;
var segmenter;
function graphemes(text) {
  if (!joins(text)) return Array.from(text);
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), (each) => each.segment);
}
function width(text) {
  if (PLAIN.test(text)) return text.length;
  let columns = 0;
  for (const each of graphemes(text)) columns += graphemeWidth(each);
  return columns;
}
function graphemeWidth(grapheme) {
  if (isEmoji(grapheme)) return 2;
  let columns = 0;
  for (const character of grapheme) {
    if (!hasNoWidth(character)) columns += WIDE.test(character) ? 2 : 1;
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

// src/report/frame.ts
var TAB = "    ";
var CONTEXT = 20;
function frame(source, place, { columns, around }) {
  const text = source.line(place.line);
  if (text === void 0) return [];
  const from = place.column - 1;
  const to = place.endLine > place.line ? text.trimEnd().length : place.endColumn - 1;
  const marked = excerpt(text, from, Math.max(from, to), columns);
  const rows = [{ line: place.line, ...marked, target: { endLine: place.endLine } }];
  if (around && !marked.shifted) {
    const before = neighbour(source, place.line - 1, columns);
    const after = neighbour(source, place.line + 1, columns);
    if (before) rows.unshift(before);
    if (after) rows.push(after);
  }
  return rows;
}
function neighbour(source, line, columns) {
  const text = source.line(line);
  if (text === void 0) return void 0;
  const before = fitStart(shown(text.slice(0, columns + 1)), columns, text.length > columns + 1);
  return before.trim() === "" ? void 0 : { line, before, marked: "", after: "" };
}
function excerpt(line, from, to, columns) {
  const start = snap(line, Math.min(from, line.length), -1);
  const end = snap(line, Math.min(to, line.length), 1);
  const first = snap(line, Math.max(0, start - columns), 1);
  const markEnd = snap(line, Math.min(end, start + columns), 1);
  const last = snap(line, Math.min(line.length, end + columns), 1);
  const before = shown(line.slice(first, start));
  const marked = shown(line.slice(start, markEnd));
  const after = markEnd === end ? shown(line.slice(end, last)) : "";
  const [isCutBefore, isCutWithin, isCutAfter] = [first > 0, markEnd < end, last < line.length];
  const whole = width(before) + width(marked) + width(after);
  if (!isCutBefore && !isCutWithin && !isCutAfter && whole <= columns) return { before, marked, after, shifted: false };
  const shownMark = fitStart(marked, columns - CONTEXT, isCutWithin);
  const room = columns - width(shownMark);
  const roomBefore = Math.max(room >> 1, room - width(after));
  const shownBefore = fitEnd(before, roomBefore, isCutBefore);
  const roomAfter = room - width(shownBefore);
  const shownAfter = shownMark === marked ? fitStart(after, roomAfter, isCutAfter) : "";
  return { before: shownBefore, marked: shownMark, after: shownAfter, shifted: shownBefore !== before };
}
function snap(text, index, step) {
  const isInside = index > 0 && isHighSurrogate(text, index - 1) && (text.charCodeAt(index) & 64512) === 56320;
  return isInside ? index + step : index;
}
function shown(text) {
  return visible(text.replaceAll("	", TAB));
}
var NO_PAINT = { gutter: (text) => text, code: (text) => text, marked: (text) => text };
function drawFrame(rows, paint = NO_PAINT) {
  const digits = gutterWidth(rows);
  const lines = [];
  for (const { line, before, marked, after, target } of rows) {
    const gutter = paint.gutter(`${String(line).padStart(digits)} \u2502`);
    const code = target ? before + marked + after.trimEnd() : paint.code(before.trimEnd());
    lines.push(code === "" ? gutter : `${gutter} ${code}`);
    if (!target) continue;
    const carets = paint.marked("^".repeat(Math.max(1, width(marked))));
    const more = target.endLine > line ? paint.gutter(` to line ${target.endLine}`) : "";
    lines.push(`${paint.gutter(`${" ".repeat(digits)} \u2502`)} ${" ".repeat(width(before))}${carets}${more}`);
  }
  return lines;
}
function gutterWidth(rows) {
  return String(rows.at(-1)?.line ?? "").length;
}

// src/report/security.ts
var SECURITY = /* @__PURE__ */ new Map([
  ["common/hidden-text", { severity: "8.0" }],
  ["common/instruction-override", { severity: "8.0" }],
  ["common/hardcoded-secret", { severity: "9.0", secret: true }],
  ["shinkai/oauth-client-secret", { severity: "8.5", secret: true }],
  ["shinkai/oauth-pkce-plain", { severity: "5.0" }]
]);

// src/report/sources.ts
var KEPT = 64;
function openSources(report, context) {
  const kept = /* @__PURE__ */ new Map();
  const hidden = secretsByPath(report);
  return (path) => {
    if (kept.has(path)) return kept.get(path);
    if (kept.size >= KEPT) kept.clear();
    const text = context.source(path);
    const source = text === void 0 ? void 0 : sourceText(mask(text, hidden.get(path) ?? []));
    kept.set(path, source);
    return source;
  };
}
function sourceText(text) {
  const lines = new Lines(text);
  return {
    line(number) {
      const start = lines.starts[number - 1];
      if (start === void 0) return void 0;
      let end = lines.starts[number] ?? text.length;
      while (end > start && isLineEnd(text.charCodeAt(end - 1))) end--;
      return text.slice(start, end);
    },
    position: (offset) => lines.at(offset)
  };
}
var isLineEnd = (code) => code === 10 || code === 13;
function secretsByPath({ findings: findings2, secrets = [] }) {
  return byPath([...secrets, ...findings2.filter(({ rule }) => SECURITY.get(rule)?.secret)]);
}
var MOST_SECRETS = 200;
var SHORTEST_SECRET = 6;
function mask(text, secrets) {
  if (secrets.length === 0) return text;
  let masked = "";
  let at = 0;
  for (const { start, end } of [...secrets].sort((a, b) => a.start - b.start)) {
    const from = Math.max(start, at);
    masked += text.slice(at, from) + text.slice(from, end).replace(/[^\s"'`]/g, "\u2022");
    at = Math.max(end, at);
  }
  masked += text.slice(at);
  const all = new Set(secrets.map(({ start, end }) => text.slice(start, end).replace(/^["'`]|["'`]$/g, "")));
  for (const secret of [...all].slice(0, MOST_SECRETS)) {
    if (secret.length >= SHORTEST_SECRET) masked = masked.replaceAll(secret, "\u2022".repeat(secret.length));
  }
  return masked;
}

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
  const { failed, files } = overview2;
  const hasFindings = total(overview2) > 0;
  const found = severities(overview2);
  const nothing = report.failures.length > 0 ? "could not lint everything" : files === 0 ? "found no manifest, so nothing was linted" : "found no problems";
  const title = `${report.tool.name} ${hasFindings ? `found ${found}` : nothing}`;
  const symbol = failed ? SYMBOLS.error : hasFindings ? SYMBOLS.warning : files === 0 ? SYMBOLS.info : "\u2705";
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

Object.assign(exports, { width, wrap, frame, drawFrame, gutterWidth, SECURITY, openSources, secretsByPath, codeSpan, prose, linked, longestRun, MARKDOWN_BYTES, SYMBOLS, markdown, heading, findings, findingItem, bytes });
})