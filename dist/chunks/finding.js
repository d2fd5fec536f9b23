// src/core/rule.ts
var lack = (object, key) => ({ lack: object, key });
var part = (string, from, to) => ({ part: string, from, to });
var useOf = (value) => ({ use: value });
var SOURCE_NODE = /* @__PURE__ */ Symbol.for("toolint: as written");
var asWritten = (node) => ({ [SOURCE_NODE]: node });
function sourceNodeOf(value) {
  return typeof value === "object" && value !== null && SOURCE_NODE in value ? value[SOURCE_NODE] : void 0;
}
var EMPTY_FILE = "This file is empty.";
var partsOf = (message) => typeof message === "string" ? { message } : message;
function defineRule(rule) {
  return rule;
}
var unnamed = (message) => `${message}Unnamed`;

// src/generated/format-ids.ts
var FORMATS = ["otc", "shinkai", "gloodata", "openai", "mcp"];

// src/core/finding.ts
var inOneText = ({ message, help }) => help === void 0 ? message : `${message} ${help}`;
var appliedFix = ({ rule, path, line, column, fix }) => ({
  ...{ rule, path, line, column },
  title: fix.title
});
var SERVER_PATH = "server:";
var isServerPath = (path) => path.startsWith(SERVER_PATH);
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

export {
  lack,
  part,
  useOf,
  asWritten,
  sourceNodeOf,
  EMPTY_FILE,
  partsOf,
  defineRule,
  unnamed,
  FORMATS,
  inOneText,
  appliedFix,
  SERVER_PATH,
  isServerPath,
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
  stableLocation
};
