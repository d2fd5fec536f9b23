// src/core/rule.ts
var lack = (object, key) => ({ lack: object, key });
var lackOf = (object, ...keys) => ({ lack: object, keys });
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

// src/core/text.ts
var LONGEST = 120;
var PLACEHOLDER = /\{\{(\w{1,40})\}\}/g;
function placeholdersIn(message) {
  return Array.from(message.matchAll(PLACEHOLDER), ([, key]) => key);
}
function fill(message, data = {}, shown = {}) {
  const text = message.replace(PLACEHOLDER, (whole, key, at) => {
    if (!Object.hasOwn(data, key)) return whole;
    if (Object.hasOwn(shown, key)) return shown[key];
    const value = printable(String(data[key] ?? ""));
    const isQuoted = message[at - 1] === "`" && message[at + whole.length] === "`";
    return shown[key] = isQuoted && value.trim() === "" ? `"${value}"` : value;
  });
  return { text, data: shown };
}
var PLAIN = /^[ -~]*$/;
function printable(text, longest = LONGEST) {
  const cut = text.length > longest ? `${text.slice(0, longest).toWellFormed()}\u2026` : text;
  if (PLAIN.test(cut)) return cut;
  return cut.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (char) => `\\u{${char.codePointAt(0).toString(16)}}`);
}
function quotedValue(value) {
  return `\`${printable(JSON.stringify(value) ?? String(value), 60)}\``;
}
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
var FRAMES = 5;
function stackOf(error) {
  const lines = error instanceof Error ? (error.stack ?? "").split("\n") : [];
  const frames = lines.filter((line) => /^\s+at /.test(line)).slice(0, FRAMES);
  return frames.length > 0 ? frames.map((line) => printable(line.trim(), 300)) : void 0;
}
function namedCharacter(char) {
  const known = CHARACTER_NAMES[char];
  if (known !== void 0) return known;
  if (!/[\p{Z}\p{C}\p{M}]/u.test(char)) return `\`${char}\``;
  const code = `U+${char.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
  if (/\p{Z}/u.test(char)) return `a special space (${code})`;
  return /\p{M}/u.test(char) ? `a combining mark (${code})` : `an invisible character (${code})`;
}
var CHARACTER_NAMES = {
  " ": "a space",
  "	": "a tab",
  "\n": "a line break",
  "\r": "a line break",
  "\xA0": "a no-break space (U+00A0)",
  "`": "a backtick"
};
var eitherOf = (words) => joined(words, "or");
var allOf = (words) => joined(words, "and");
var joined = (words, last) => words.length < 2 ? words[0] ?? "" : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
var counted = (count2, noun) => `${grouped(count2)} ${noun}${count2 === 1 ? "" : "s"}`;
function grouped(count2) {
  return count2.toLocaleString("en-US");
}

// src/generated/format-ids.ts
var FORMATS = ["otc", "shinkai", "gloodata", "openai", "mcp"];

// src/generated/rule-tags.ts
var TAGGED = {
  "about-directives": ["common/directive-without-reason", "common/unused-directive"],
  "any-file": ["common/syntax"],
  "follows-file": ["common/lost-format", "common/syntax"],
  "follows-related": ["common/stale-suppression", "shinkai/code-unread"],
  "never-suppressed": ["common/lost-format", "common/stale-suppression", "common/syntax"],
  "token-budget": ["live/token-cost"],
  unnecessary: [
    "common/required-duplicate",
    "common/stale-suppression",
    "common/unused-definitions",
    "common/unused-directive",
    "gloodata/duplicate-example",
    "gloodata/unsupported-attribute",
    "openai/resource-unused"
  ],
  "unsafe-text": ["common/hidden-text", "common/instruction-override"]
};

// src/core/pack.ts
var SEVERITIES = ["error", "warning", "info"];
var PRESETS = ["spec", "recommended", "strict"];
var DIALECTS = ["auto", "seed", "openai", "mcp-apps"];
var CLIENTS = [
  ...["claude", "openai", "gemini", "vscode", "copilot-cli", "cursor"],
  ...["amazon-q", "kimi", "langchain", "codex", "zed", "bedrock"]
];
var PACKS_ABOUT = { clients: "mcp", live: "mcp" };
var BUILTIN_PACKS = ["common", ...Object.keys(PACKS_ABOUT), ...FORMATS, "diff"];
function isBuiltin(id) {
  return BUILTIN_PACKS.some((pack) => id.startsWith(`${pack}/`));
}
var hasTag = (id, tag) => TAGGED[tag]?.includes(id) ?? false;
function familyOf(id) {
  return `${id.slice(0, id.indexOf("/"))}/*`;
}
var isFamily = (id) => id.endsWith("/*");
function familiesIn(ids) {
  return new Set(Array.from(ids, familyOf));
}
function isInPreset(rule, preset) {
  if (rule.notRecommended && preset === "recommended") return false;
  return PRESETS.indexOf(rule.in) <= PRESETS.indexOf(preset);
}
var presetsOf = (rule) => PRESETS.filter((preset) => isInPreset(rule, preset));
var IN_PRESETS = {
  spec: "`spec`, and so in `recommended` and `strict`",
  recommended: "`recommended`, and so in `strict`",
  strict: "`strict`"
};
var presetsText = (rule) => rule.notRecommended ? "`spec` and `strict`, not `recommended`" : IN_PRESETS[rule.in];
var FIXES = {
  none: "no",
  safe: "safe: `--fix` applies it",
  unsafe: "unsafe: only `--fix-unsafe` applies it",
  both: "safe ones by `--fix`, the others by `--fix-unsafe`"
};
var fixesText = ({ fixable }) => FIXES[fixable ?? "none"];
function rulesIn(exported, name) {
  const rules = Array.isArray(exported) ? exported : exported?.rules;
  if (!Array.isArray(rules)) return `${name} must export a list of rules, or an object with a list \`rules\``;
  const seen = /* @__PURE__ */ new Set();
  for (const [index, rule] of rules.entries()) {
    const fault = faultOf(rule, seen);
    const id = rule?.id;
    const which = typeof id === "string" ? `the rule \`${printable(id)}\`` : `rule ${index + 1}`;
    if (fault !== void 0) return `${name} cannot be used: ${which} ${fault}`;
    seen.add(id);
  }
  return rules;
}
function faultOf(value, seen) {
  if (typeof value !== "object" || value === null) return "is no object";
  const rule = value;
  const { id, severity, messages, check, project, options } = rule;
  if (typeof id !== "string") return "has no `id`";
  if (!/^[\w@.-]+(\/[\w.-]+)+$/.test(id)) return "has an `id` that is not of the shape `pack/name`";
  if (isBuiltin(id)) return "belongs to a pack of toolint's own: choose another word before the slash";
  if (seen.has(id)) return "is in it twice";
  if (!SEVERITIES.some((each) => each === severity)) return "needs a `severity`: error, warning or info";
  if (!PRESETS.some((each) => each === rule.in))
    return "needs `in`, the smallest preset that has it: spec, recommended or strict";
  if (rule.notRecommended !== void 0 && rule.notRecommended !== true)
    return "has a `notRecommended` that is not `true`";
  if (typeof rule.summary !== "string" || rule.summary === "") return "needs a `summary`: what is wrong, in one line";
  if (!isRecord(messages) || !Object.values(messages).every(isMessage)) {
    return "needs `messages`: an object of texts by their ids, or of objects with a text `message` and a text `help`";
  }
  if (typeof check !== "function" && !isRecord(project)) return "has no function `check`";
  if (check !== void 0 && typeof check !== "function") return "has a `check` that is no function";
  if (!isListOfStrings(rule.lists)) return "has `lists` that are no list of keys";
  if (!isListOfStrings(rule.reads)) return "has `reads` that are no list of formats";
  if (options !== void 0 && !(isRecord(options) && isRecord(options["schema"]) && isRecord(options["defaults"]))) {
    return "has `options` without an object `schema` and an object `defaults`";
  }
  return void 0;
}
var isMessage = (value) => typeof value === "string" || isRecord(value) && typeof value["message"] === "string" && typeof value["help"] === "string";
var isListOfStrings = (value = []) => Array.isArray(value) && value.every((each) => typeof each === "string");
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/core/version.ts
var VERSION = "0.1.0";
var TOOL = { name: "toolint", version: VERSION };
var docsPage = (path) => `https://github.com/toolint/toolint/blob/v${VERSION}/docs/${path}`;
function pageOf({ id, url }) {
  return url ?? (isBuiltin(id) ? docsPage(`rules/${id}.md`) : "");
}

// src/core/finding.ts
var inOneText = ({ message, help }) => help === void 0 ? message : `${message} ${help}`;
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

export {
  lack,
  lackOf,
  part,
  useOf,
  asWritten,
  sourceNodeOf,
  EMPTY_FILE,
  partsOf,
  defineRule,
  unnamed,
  placeholdersIn,
  fill,
  printable,
  quotedValue,
  messageOf,
  stackOf,
  namedCharacter,
  eitherOf,
  allOf,
  counted,
  grouped,
  FORMATS,
  SEVERITIES,
  PRESETS,
  DIALECTS,
  CLIENTS,
  PACKS_ABOUT,
  BUILTIN_PACKS,
  isBuiltin,
  hasTag,
  familyOf,
  isFamily,
  familiesIn,
  isInPreset,
  presetsOf,
  presetsText,
  fixesText,
  rulesIn,
  VERSION,
  TOOL,
  docsPage,
  pageOf,
  inOneText,
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
  stableLocation
};
