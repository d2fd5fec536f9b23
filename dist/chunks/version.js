// src/core/text.ts
var LONGEST = 120;
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
var counted = (count, noun) => `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
function grouped(count) {
  return count.toLocaleString("en-US");
}
function repositoryOf(url) {
  const short = /^(github|gitlab|bitbucket):([\w.-]+\/[\w.-]+)$/.exec(url);
  if (short) return withoutGit(`${short[1]}.${short[1] === "bitbucket" ? "org" : "com"}/${short[2]}`);
  const found = /^(?:git\+)?(?:[a-z]+:\/\/)?(?:[\w.-]+(?::[^@/]*)?@)?([\w-]+(?:\.[\w-]+)+)(?::\d+)?[/:]([\w.~-]+\/[\w.-]+)/i.exec(
    url
  );
  return found ? withoutGit(`${found[1].toLowerCase().replace(/^www\./, "")}/${found[2]}`) : void 0;
}
var withoutGit = (repository) => repository.replace(/\.git$/, "");
function wordsOf(name) {
  return name.slice(0, 200).replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase().split(/[^\p{L}\d]+/u).filter((word) => word !== "");
}

// src/core/stores.ts
var REQUIREMENTS = "MCP Registry, requirements of the official registry";
var SCHEMA = "MCP Registry, server.json 2025-12-11";
var CRITERIA = "Claude Connectors Directory, review criteria";
var GUIDELINES = "OpenAI Apps SDK, app submission guidelines";
var REFERENCE = "OpenAI Apps SDK, reference";
var STORES = {
  "claude-directory": {
    title: "the Claude Connectors Directory",
    files: "source",
    demands: [
      demand(
        "mcp/missing-hints",
        "Every tool has a title, and readOnlyHint or destructiveHint.",
        `${CRITERIA}, Provide tool annotations`
      ),
      demand("mcp/annotation-type", "Hints are booleans of annotations.", `${CRITERIA}, Provide tool annotations`),
      demand(
        "mcp/annotation-conflict",
        "No hint contradicts another one, or the name of the tool.",
        `${CRITERIA}, Provide tool annotations`
      ),
      demand(
        "mcp/read-only-name",
        "No hint contradicts another one, or the name of the tool.",
        `${CRITERIA}, Provide tool annotations`
      ),
      demand("mcp/name-format", "Names have at most 64 characters.", `${CRITERIA}, Keep tool names short`),
      demand(
        "mcp/description-missing",
        "The description says what the tool does and when to call it.",
        `${CRITERIA}, Write narrow, accurate descriptions`
      ),
      demand(
        "common/empty-description",
        "The description says what the tool does and when to call it.",
        `${CRITERIA}, Write narrow, accurate descriptions`
      ),
      demand(
        "common/instruction-override",
        "No description tells Claude how to behave.",
        `${CRITERIA}, Avoid prompt-injection patterns`
      ),
      demand(
        "common/hidden-text",
        "No description holds hidden or encoded instructions.",
        `${CRITERIA}, Avoid prompt-injection patterns`
      )
    ],
    beyond: [
      "whether reading and writing are in separate tools, and no tool takes the HTTP method as a parameter",
      "whether a tool that takes free paths or queries names the API that they go to",
      "whether each tool does what its description says: reviewers call every one",
      "sign-in, callback URLs, the privacy policy, the test account and the screenshots"
    ]
  },
  "chatgpt-apps": {
    title: "apps in ChatGPT",
    files: "source",
    demands: [
      demand(
        "openai/hints-explicit",
        "Every tool sets readOnlyHint, destructiveHint and openWorldHint.",
        `${GUIDELINES}, Tools`
      ),
      {
        // An app without a widget has no metadata that tells it for one.
        ...demand(
          "mcp/missing-hints",
          "Every tool sets readOnlyHint, destructiveHint and openWorldHint.",
          `${GUIDELINES}, Tools`
        ),
        options: { demands: "chatgpt" }
      },
      demand("mcp/annotation-type", "Hints are booleans of annotations.", `${GUIDELINES}, Tools`),
      demand(
        "mcp/annotation-conflict",
        "No hint contradicts another one, or the name of the tool.",
        `${GUIDELINES}, Tools`
      ),
      demand("mcp/read-only-name", "No hint contradicts another one, or the name of the tool.", `${GUIDELINES}, Tools`),
      demand("mcp/description-missing", "The description says what the tool does.", `${GUIDELINES}, Tools`),
      demand("common/empty-description", "The description says what the tool does.", `${GUIDELINES}, Tools`),
      demand("common/instruction-override", "No description steers the model or other apps.", `${GUIDELINES}, Tools`),
      demand("common/hidden-text", "No description hides what it says.", `${GUIDELINES}, Tools`),
      demand(
        "openai/widget-csp",
        "A widget has a content security policy with only what it needs to reach.",
        `${GUIDELINES}`
      ),
      demand("openai/widget-domain", "Domains of a widget are origins.", `${REFERENCE}, resource metadata`),
      demand("openai/misplaced-key", "Metadata is where ChatGPT reads it.", `${REFERENCE}, tool metadata`)
    ],
    beyond: [
      "whether the hints are right for what the tool does, where its name and description do not tell",
      "whether each widget has a domain of its own",
      "whether the server asks for no more data than it needs, and answers with no more",
      "whether you are a verified developer; the privacy policy, the test account, the test cases and the screenshots"
    ]
  },
  "mcp-registry": {
    title: "the MCP registry (registry.modelcontextprotocol.io)",
    files: "json",
    demands: [
      demand(
        "server-json/old-schema",
        "A server.json names the schema that it keeps to, and old ones are refused.",
        SCHEMA
      ),
      demand("server-json/misspelt-field", "Only fields of the schema count, in camel case.", SCHEMA),
      demand(
        "server-json/transport",
        "Versions are no ranges, bundles have a hash, images a tag, URLs no undefined variable.",
        SCHEMA
      ),
      demand("server-json/name-differs", "Each package names the server that it belongs to.", REQUIREMENTS),
      demand("server-json/version-differs", "The version of a package is published before its server.", REQUIREMENTS),
      demand("server-json/package-differs", "A package is the publisher's own.", REQUIREMENTS),
      demand("server-json/secret-not-marked", "Clients are told which inputs are credentials.", SCHEMA, "warning")
    ],
    beyond: [
      "whether the namespace is yours: you sign in when you publish",
      "whether the package version is published, and names the server there",
      "whether this version of the server is published already"
    ]
  }
};
function demand(rule, says, source, severity = "error") {
  return { rule, severity, says, source };
}
var STORE_NAMES = Object.keys(STORES);
function submissionTo(preset, on) {
  const store = STORE_NAMES.find((name) => name === preset);
  return store && { store, off: [...demandsOf(store).keys()].filter((rule) => !on.has(rule)) };
}
function demandsOf(preset) {
  const store = Object.hasOwn(STORES, preset) ? STORES[preset] : void 0;
  return new Map(store?.demands.map((each) => [each.rule, each]));
}

// src/core/message.ts
var partsOf = (message) => typeof message === "string" ? { message } : message;
var inOneText = ({ message, help }) => help === void 0 ? message : `${message} ${help}`;
function isMessage(value) {
  if (typeof value === "string") return true;
  const { message, help } = value ?? {};
  return typeof message === "string" && typeof help === "string";
}
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

// src/generated/format-ids.ts
var FORMATS = ["otc", "shinkai", "gloodata", "openai", "mcp", "server-json", "client-config", "mcpb"];

// src/core/pack.ts
var SEVERITIES = ["error", "warning", "info"];
var PRESETS = ["spec", "recommended", "strict"];
var PRESET_NAMES = [...PRESETS, ...STORE_NAMES];
var basePreset = (name) => PRESETS.find((each) => each === name) ?? "recommended";
var DIALECTS = ["auto", "seed", "openai", "mcp-apps"];
var CLIENTS = [
  ...["claude", "openai", "gemini", "gemini-cli", "vscode", "copilot-cli", "cursor"],
  ...["amazon-q", "kimi", "langchain", "codex", "zed", "bedrock"]
];
var PACKS_ABOUT = { clients: "mcp", live: "mcp", python: "mcp" };
var BUILTIN_PACKS = ["common", ...Object.keys(PACKS_ABOUT), ...FORMATS, "diff"];
function isBuiltin(id) {
  return BUILTIN_PACKS.some((pack) => id.startsWith(`${pack}/`));
}
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
var isListOfStrings = (value = []) => Array.isArray(value) && value.every((each) => typeof each === "string");
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/core/version.ts
var VERSION = "0.1.0";
var TOOL = { name: "toolint", version: VERSION };
var HOME = "https://github.com/toolint/toolint";
var FORK = { name: "YOUR-NAME/toolint", ref: "FULL-COMMIT-SHA" };
var WHERE = whereabouts();
function whereabouts(repository) {
  if (repository === void 0) {
    return {
      install: "../toolint",
      npx: `github:${FORK.name}#${FORK.ref}`,
      action: FORK,
      clone: `https://github.com/${FORK.name}`,
      schemas: "./node_modules/toolint/schemas"
    };
  }
  return {
    repository,
    install: "toolint",
    npx: `toolint@${VERSION}`,
    action: { name: new URL(repository).pathname.slice(1), ref: `v${VERSION}` },
    clone: repository,
    // What unpkg serves is what the newest release has.
    schemas: "https://unpkg.com/toolint/schemas"
  };
}
var docsPage = (path) => WHERE.repository === void 0 ? `node_modules/toolint/docs/${path}` : pageAt(WHERE.repository, path);
var pageAt = (repository, path) => `${repository}/blob/v${VERSION}/docs/${path}`;
function pageOf({ id, url }) {
  if (url !== void 0) return url;
  return WHERE.repository !== void 0 && isBuiltin(id) ? docsPage(`rules/${id}.md`) : "";
}
var addressOf = (id, url) => url ?? (isBuiltin(id) ? pageAt(HOME, `rules/${id}.md`) : "");

export {
  printable,
  quotedValue,
  messageOf,
  stackOf,
  namedCharacter,
  eitherOf,
  allOf,
  counted,
  grouped,
  repositoryOf,
  wordsOf,
  partsOf,
  inOneText,
  placeholdersIn,
  fill,
  FORMATS,
  STORES,
  STORE_NAMES,
  submissionTo,
  demandsOf,
  SEVERITIES,
  PRESET_NAMES,
  basePreset,
  DIALECTS,
  CLIENTS,
  PACKS_ABOUT,
  BUILTIN_PACKS,
  isBuiltin,
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
  WHERE,
  docsPage,
  pageOf,
  addressOf
};
