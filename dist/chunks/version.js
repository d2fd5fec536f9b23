import {
  printable
} from "./text.js";
import {
  FORMATS
} from "./finding.js";

// src/generated/rule-tags.ts
var TAGGED = {
  "about-directives": ["common/directive-without-reason", "common/unused-directive"],
  "any-file": ["common/syntax"],
  "follows-file": ["common/syntax"],
  "follows-related": ["common/stale-suppression", "shinkai/code-unread"],
  "never-suppressed": ["common/stale-suppression", "common/syntax"],
  unnecessary: [
    "common/required-duplicate",
    "common/stale-suppression",
    "common/unused-definitions",
    "common/unused-directive",
    "gloodata/duplicate-example",
    "gloodata/unsupported-attribute",
    "openai/resource-unused"
  ]
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

export {
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
  pageOf
};
