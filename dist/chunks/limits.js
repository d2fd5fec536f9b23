import {
  isList,
  isRecord,
  isScalar,
  printNumber,
  sourceNodeOf
} from "./text-edits.js";
import {
  FORMATS,
  TOOL
} from "./version.js";

// src/core/finding.ts
var appliedFix = ({ rule, path, line, column, fix }) => ({
  ...{ rule, path, line, column },
  title: fix.title
});
var SERVER_PATH = "server:";
var isServerPath = (path) => path.startsWith(SERVER_PATH);
var makeReport = (parts) => ({
  ...{ tool: TOOL, files: [], skipped: [], findings: [], failures: [], suppressed: 0 },
  ...parts
});
function foundNothing({ files, findings, failures }) {
  const isNone = files.length === 0 || findings.length === 0 && files.every(({ isBare }) => isBare);
  return isNone && failures.length === 0;
}
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
function countAll({ findings, leftOut = NO_COUNTS }) {
  return addCounts(count(findings), leftOut);
}
var NO_COUNTS = { errors: 0, warnings: 0, infos: 0, fixable: 0 };
function addCounts(a, b) {
  return {
    errors: a.errors + b.errors,
    warnings: a.warnings + b.warnings,
    infos: a.infos + b.infos,
    fixable: a.fixable + b.fixable
  };
}
var total = ({ errors, warnings, infos }) => errors + warnings + infos;
function mostSevere(findings, max) {
  const { errors, warnings } = count(findings);
  const room = { error: max, warning: max - errors, info: max - errors - warnings };
  return findings.filter((each) => room[each.severity]-- > 0);
}
var RANK = { error: 2, warning: 1, info: 0 };
function moreSevere(a, b) {
  return RANK[a] >= RANK[b] ? a : b;
}
function compareSeverity(a, b) {
  return RANK[b] - RANK[a];
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
function sortedBy(all, compare) {
  return all.every((each, index) => index === 0 || compare(all[index - 1], each) <= 0) ? all : all.toSorted(compare);
}
function withoutDuplicates(findings) {
  const told = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    const { path, start, end, severity } = finding;
    const key = `${whatIsWrong(finding)}
${path}
${start}:${end}`;
    const twin = told.get(key);
    if (!twin || moreSevere(twin.severity, severity) !== twin.severity) told.set(key, finding);
  }
  return [...told.values()];
}
function whatIsWrong({ rule, message, messageId, data }) {
  const [pack, name] = rule.split("/");
  const isShared = data?.field !== void 0 && FORMATS.some((format) => format === pack);
  return isShared ? `${name}
${messageId}
${String(data.field)}` : `${rule}
${message}`;
}
function stableLocation({ pointer, item }) {
  return item?.name === void 0 ? { pointer } : { tool: item.name, pointer: item.pointer };
}

// src/engine/limits.ts
var LIMITS = {
  fileSize: 10 * 1024 * 1024,
  depth: 500,
  aliases: 1e5,
  findingsPerFile: 1e4,
  findings: 1e5
};
var BOUNDS = {
  fileSize: 256 * 1024 * 1024,
  depth: 1e3,
  aliases: 5e6,
  findingsPerFile: 1e6,
  findings: 1e6
};
function keepAtMost(findings, most) {
  if (findings.length <= most) return { findings };
  const kept = mostSevere(findings, most);
  const [all, listed] = [count(findings), count(kept)];
  return { findings: kept, leftOut: minus(all, listed), cutShort: pathsWithout(kept, findings) };
}
function pathsWithout(kept, all) {
  const isKept = new Set(kept);
  return [...new Set(all.filter((each) => !isKept.has(each)).map(({ path }) => path))];
}
function minus(a, b) {
  return {
    errors: a.errors - b.errors,
    warnings: a.warnings - b.warnings,
    infos: a.infos - b.infos,
    fixable: a.fixable - b.fixable
  };
}

// src/parse/source/print.ts
var LONGEST_LINE = 60;
function printSource(value, printer, indent) {
  if (isScalar(value)) return printScalar(value, printer);
  const node = sourceNodeOf(value);
  if (node) return printer.written(node, indent);
  const short = printList(value, printer, void 0);
  if (indent === void 0 || short === void 0 || short.length <= LONGEST_LINE) return short;
  return printList(value, printer, indent);
}
function printScalar(value, { style }) {
  if (typeof value === "string") return quoted(value, style.quote);
  return typeof value === "number" ? printNumber(value) : String(value);
}
function printList(value, printer, indent) {
  const { style } = printer;
  const inner = indent === void 0 ? void 0 : indent + style.unit;
  const children = [];
  const add = (lead, child) => {
    const text = printSource(child, printer, inner);
    if (text !== void 0) children.push(lead + text);
    return text !== void 0;
  };
  const isDone = isList(value) ? value.every((item) => add("", item)) : isRecord(value) && Object.entries(value).every(([key, each]) => add(`${printKey(key, style)}: `, each));
  if (!isDone) return void 0;
  const [open, close] = isList(value) ? ["[", "]"] : ["{", "}"];
  if (children.length === 0) return open + close;
  if (inner === void 0) {
    const padding = isList(value) ? "" : style.padding;
    return open + padding + children.join(", ") + padding + close;
  }
  const separator = style.lineEnd + inner;
  const last = style.trailing ? "," : "";
  return open + separator + children.join(`,${separator}`) + last + style.lineEnd + indent + close;
}
function printKey(key, style, isQuoted = false) {
  if (key === "__proto__") return `[${quoted(key, style.quote)}]`;
  return !isQuoted && /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key, style.quote);
}
var offsetIn = offsetFinder(offsetsOf);
function offsetsOf(text, { start, end, value, file }) {
  const quote = text[start];
  if (file !== void 0 || quote !== "'" && quote !== '"' && quote !== "`") return void 0;
  const offsets = [];
  let at = start + 1;
  let units = "";
  while (at < end - 1) {
    if (text[at] === quote || quote === "`" && text.startsWith("${", at)) return void 0;
    const { length, stands } = unitAt(text, at);
    for (let unit = 0; unit < stands.length; unit++) offsets.push(at);
    units += stands;
    at += length;
  }
  if (at !== end - 1 || text[at] !== quote || units !== value) return void 0;
  offsets.push(at);
  return offsets;
}
var SHORT = { n: "\n", t: "	", r: "\r", b: "\b", f: "\f", v: "\v" };
function unitAt(text, at) {
  if (text[at] !== "\\") {
    if (text[at] !== "\r") return { length: 1, stands: text[at] };
    return { length: text[at + 1] === "\n" ? 2 : 1, stands: "\n" };
  }
  const next = text[at + 1] ?? "";
  if (next === "\r" && text[at + 2] === "\n") return { length: 3, stands: "" };
  if (/[\n\r\u2028\u2029]/.test(next)) return { length: 2, stands: "" };
  const code = /^(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\}|([0-7]{1,3}))/i.exec(text.slice(at + 1, at + 10));
  if (code?.[4] !== void 0) return octal(code[4]);
  const hex = code?.[1] ?? code?.[2] ?? code?.[3];
  if (hex !== void 0) {
    const point = Number.parseInt(hex, 16);
    return { length: 1 + code[0].length, stands: point > 1114111 ? "" : String.fromCodePoint(point) };
  }
  return { length: 2, stands: Object.hasOwn(SHORT, next) ? SHORT[next] : next };
}
function octal(digits) {
  const taken = Number.parseInt(digits, 8) > 255 ? digits.slice(0, 2) : digits;
  return { length: 1 + taken.length, stands: String.fromCharCode(Number.parseInt(taken, 8)) };
}
function quoted(value, quote) {
  return quote + escaped(value, quote) + quote;
}
function escaped(value, quote, before = "") {
  const isTemplate = quote === "`";
  let written = "";
  for (let at = 0; at < value.length; at++) {
    const unit = value[at];
    const isStart = at === 0;
    if (unit === quote || unit === "\\" || isTemplate && unit === "$") written += `\\${unit}`;
    else if (unit === "\n") written += isTemplate ? "\n" : "\\n";
    else if (isStart && (isTemplate && unit === "{" && before.endsWith("$") || isDigitBehindOctal(unit, before)))
      written += hexOf(unit);
    else if (unit === "\r") written += "\\r";
    else if (unit === "	") written += "\\t";
    else if (/[\0-\x1f\x7f\u2028\u2029]/.test(unit) || isLoneSurrogate(value, at)) written += hexOf(unit);
    else written += unit;
  }
  return written;
}
var isDigitBehindOctal = (unit, before) => /\d/.test(unit) && /\\[0-7]{1,2}$/.test(before);
function hexOf(unit) {
  const hex = unit.charCodeAt(0).toString(16);
  return hex.length > 2 ? `\\u${hex.padStart(4, "0")}` : `\\x${hex.padStart(2, "0")}`;
}
function isLoneSurrogate(value, at) {
  const code = value.charCodeAt(at);
  if (code >= 55296 && code <= 56319) return !/[\udc00-\udfff]/.test(value[at + 1] ?? "");
  return code >= 56320 && code <= 57343 && !/[\ud800-\udbff]/.test(value[at - 1] ?? "");
}
function offsetFinder(find) {
  const known = /* @__PURE__ */ new WeakMap();
  return (text, node, index) => {
    let offsets = known.get(node);
    if (offsets === void 0) known.set(node, offsets = find(text, node) ?? null);
    return offsets?.[index];
  };
}

export {
  appliedFix,
  SERVER_PATH,
  isServerPath,
  makeReport,
  foundNothing,
  count,
  countAll,
  NO_COUNTS,
  addCounts,
  total,
  mostSevere,
  moreSevere,
  compareSeverity,
  isAtLeast,
  compareFindings,
  compareText,
  sortedBy,
  withoutDuplicates,
  stableLocation,
  LIMITS,
  BOUNDS,
  keepAtMost,
  printSource,
  printKey,
  offsetIn,
  quoted,
  escaped,
  offsetFinder
};
