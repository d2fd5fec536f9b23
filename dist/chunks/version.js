const { createRequire: __createRequire } = process.getBuiltinModule("node:module");
const require = __createRequire(import.meta.url);
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __require = /* @__PURE__ */ ((x) => typeof require !== "undefined" ? require : typeof Proxy !== "undefined" ? new Proxy(x, {
  get: (a, b) => (typeof require !== "undefined" ? require : a)[b]
}) : x)(function(x) {
  if (typeof require !== "undefined") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + x + '" is not supported');
});
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __commonJS = (cb, mod) => function __require2() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __reExport = (target, mod, secondTarget) => (__copyProps(target, mod, "default"), secondTarget && __copyProps(secondTarget, mod, "default"));
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// src/core/collections.ts
function groupBy(all, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const each of all) addTo(groups, keyOf(each), each);
  return groups;
}
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function recordIn(text) {
  try {
    const value = JSON.parse(text.replace(/^\uFEFF/, ""));
    return isRecord(value) ? value : void 0;
  } catch {
    return void 0;
  }
}
function addTo(groups, key, one) {
  const group = groups.get(key);
  if (group) group.push(one);
  else groups.set(key, [one]);
}
function countLeading(all, isSo) {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (isSo(all[middle])) low = middle + 1;
    else high = middle;
  }
  return low;
}
function known(values, key, make) {
  const found = values.get(key);
  if (found !== void 0 || values.has(key)) return found;
  const made = make(key);
  values.set(key, made);
  return made;
}
function foundOnce(find) {
  const found = /* @__PURE__ */ new Map();
  return (key) => known(found, key, find);
}
function append(all, more) {
  for (const each of more) all.push(each);
}
function remembered(find) {
  const found = /* @__PURE__ */ new WeakMap();
  return (of) => known(found, of, find);
}
function repeatable(all) {
  const found = [];
  return { [Symbol.iterator]: () => foundThenMore(found, all) };
}
function* foundThenMore(found, all) {
  for (let index = 0; ; index++) {
    if (index === found.length) {
      const next = all.next();
      if (next.done) return;
      found.push(next.value);
    }
    yield found[index];
  }
}
function latest(most) {
  const kept = /* @__PURE__ */ new Map();
  let length = 0;
  const drop = (text) => {
    if (kept.delete(text)) length -= text.length;
  };
  return (text, make) => {
    const value = make(kept.get(text));
    drop(text);
    kept.set(text, value);
    length += text.length;
    for (const oldest of kept.keys()) {
      if (length <= most || oldest === text) break;
      drop(oldest);
    }
    return value;
  };
}
function setLatest(kept, key, value, most) {
  kept.delete(key);
  if (kept.size >= most) kept.delete(kept.keys().next().value);
  kept.set(key, value);
  return value;
}

// src/core/text.ts
var LONGEST = 120;
var PLAIN = /^[ -~]*$/;
function printable(text, longest = LONGEST) {
  const cut = text.length > longest ? `${text.slice(0, longest).toWellFormed()}\u2026` : text;
  if (PLAIN.test(cut)) return cut;
  return cut.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (char) => `\\u{${char.codePointAt(0).toString(16)}}`);
}
var quotedValue = (value) => `\`${printable(JSON.stringify(value) ?? String(value), 60)}\``;
var messageOf = (error) => error instanceof Error ? error.message : String(error);
var FRAMES = 5;
function stackOf(error) {
  const lines = error instanceof Error ? (error.stack ?? "").split("\n") : [];
  const frames = lines.filter((line) => /^\s+at /.test(line)).slice(0, FRAMES);
  return frames.length > 0 ? frames.map((line) => printable(line.trim(), 300)) : void 0;
}
function namedCharacter(char) {
  const known2 = CHARACTER_NAMES[char];
  if (known2 !== void 0) return known2;
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
var eitherOf = (words2) => joined(words2, "or");
var allOf = (words2) => joined(words2, "and");
var someOf = (words2, most) => allOf(words2.length > most ? [...words2.slice(0, most), `${words2.length - most} more`] : words2);
var joined = (words2, last) => words2.length < 2 ? words2[0] ?? "" : `${words2.slice(0, -1).join(", ")} ${last} ${words2.at(-1)}`;
var counted = (count, noun) => `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
var grouped = (count) => String(count).replace(/\B(?=(?:\d{3}){1,7}$)/g, ",");
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
var EMPTY_FILE = "This file is empty.";
var UNCHECKED = "toolint cannot check its tools until you correct the syntax.";
var mildFor = (code) => NAMES_SDK.test(code) ? {} : { mild: true };
var NAMES_SDK = /['"][^'"\n]{0,200}(?:modelcontextprotocol|mcp)|\b(?:from|import)\s{1,9}(?:fast)?mcp\b|tools\/list/i;
function timesIn(text, name) {
  let times = 0;
  for (let at = name === "" ? -1 : text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    if (!/[\w-]/.test(`${text[at - 1] ?? ""}${text[at + name.length] ?? ""}`)) times++;
  return times;
}
var inPattern = (text) => text.replace(/[^\w-]/g, "\\$&");
function finderOf(words2) {
  const longestFirst = [...new Set(words2)].sort((a, b) => b.length - a.length);
  const meant = new Map(longestFirst.map((word) => [word, longestFirst.filter((each) => word.startsWith(each))]));
  const pattern = new RegExp(longestFirst.map(inPattern).join("|") || "(?!)", "g");
  return (text) => {
    const found = /* @__PURE__ */ new Set();
    for (let hit = pattern.exec(text); hit; hit = pattern.exec(text)) {
      for (const word of meant.get(hit[0])) found.add(word);
      pattern.lastIndex = hit.index + 1;
    }
    return found;
  };
}

// src/core/stores.ts
var REQUIREMENTS = "MCP Registry, requirements of the official registry";
var SCHEMA = "MCP Registry, server.json 2025-12-11";
var CRITERIA = "Claude Connectors Directory, review criteria";
var GUIDELINES = "OpenAI Apps SDK, app submission guidelines";
var REFERENCE = "OpenAI Apps SDK, reference";
var CONTRADICTION = "No hint contradicts another one, or the name of the tool.";
var ALL_HINTS = "Every tool sets readOnlyHint, destructiveHint and openWorldHint.";
var SAYS_WHEN = "The description says what the tool does and when to call it.";
var SAYS_WHAT = "The description says what the tool does.";
var STORES = {
  "claude-directory": {
    title: "the Claude Connectors Directory",
    files: "source",
    demands: [
      ...demandsIn(`${CRITERIA}, Provide tool annotations`, {
        "mcp/missing-hints": "Every tool has a title, and readOnlyHint or destructiveHint.",
        "mcp/annotation-type": "Hints are booleans of annotations.",
        "mcp/annotation-conflict": CONTRADICTION,
        "mcp/read-only-name": CONTRADICTION
      }),
      ...demandsIn(`${CRITERIA}, Keep tool names short`, { "mcp/name-format": "Names have at most 64 characters." }),
      ...demandsIn(`${CRITERIA}, Write narrow, accurate descriptions`, {
        "mcp/description-missing": SAYS_WHEN,
        "common/empty-description": SAYS_WHEN
      }),
      ...demandsIn(`${CRITERIA}, Avoid prompt-injection patterns`, {
        "common/instruction-override": "No description tells Claude how to behave.",
        "common/hidden-text": "No description holds hidden or encoded instructions."
      })
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
      ...demandsIn(`${GUIDELINES}, Tools`, { "openai/hints-explicit": ALL_HINTS }),
      // An app without a widget has no metadata that tells it for one.
      ...demandsIn(`${GUIDELINES}, Tools`, { "mcp/missing-hints": ALL_HINTS }, { options: { demands: "chatgpt" } }),
      ...demandsIn(`${GUIDELINES}, Tools`, {
        "mcp/annotation-type": "Hints are booleans of annotations.",
        "mcp/annotation-conflict": CONTRADICTION,
        "mcp/read-only-name": CONTRADICTION,
        "mcp/description-missing": SAYS_WHAT,
        "common/empty-description": SAYS_WHAT,
        "common/instruction-override": "No description steers the model or other apps.",
        "common/hidden-text": "No description hides what it says."
      }),
      ...demandsIn(GUIDELINES, {
        "openai/widget-csp": "A widget has a content security policy with only what it needs to reach."
      }),
      ...demandsIn(`${REFERENCE}, resource metadata`, { "openai/widget-domain": "Domains of a widget are origins." }),
      ...demandsIn(`${REFERENCE}, tool metadata`, { "openai/misplaced-key": "Metadata is where ChatGPT reads it." })
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
      ...demandsIn(SCHEMA, {
        "server-json/old-schema": "A server.json names the schema that it keeps to, and old ones are refused.",
        "server-json/misspelt-field": "Only fields of the schema count, in camel case.",
        "server-json/transport": "Packages have one version, bundles a hash, images a tag, and URLs no undefined variable."
      }),
      ...demandsIn(REQUIREMENTS, {
        "server-json/name-differs": "Each package names the server that it belongs to.",
        "server-json/version-differs": "The version of a package is published before its server.",
        "server-json/package-differs": "A package is the publisher's own."
      }),
      ...demandsIn(
        SCHEMA,
        { "server-json/secret-not-marked": "Clients are told which inputs are credentials." },
        { severity: "warning" }
      )
    ],
    beyond: [
      "whether the namespace is yours: you sign in when you publish",
      "whether the package version is published, and names the server there",
      "whether this version of the server is published already"
    ]
  }
};
function demandsIn(source, says, more = {}) {
  return Object.entries(says).map(([rule, text]) => ({ rule, severity: "error", says: text, source, ...more }));
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
var isOfServer = ({ id }) => id.startsWith("live/");
var isBuiltin = (id) => BUILTIN_PACKS.some((pack) => id.startsWith(`${pack}/`));
var familyOf = (id) => `${id.slice(0, id.indexOf("/"))}/*`;
var isFamily = (id) => id.endsWith("/*");
var familiesIn = (ids) => new Set(Array.from(ids, familyOf));
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

// src/core/language.ts
function languageOf(path) {
  if (/\.([mc]?[jt]s|[jt]sx)$/i.test(path)) return "javascript";
  if (/\.html?$/i.test(path)) return "html";
  if (/\.py$/i.test(path)) return "python";
  const ending = /\.(json[c5]?|ya?ml)$/i.exec(path)?.[1]?.toLowerCase();
  if (ending === "json" && /(?:^|\/)\.(?!claude\b)[a-z]+\/(?:settings\/)?(?:mcp|settings)\.json$/.test(path))
    return "jsonc";
  return ending === "yml" ? "yaml" : ending;
}
var isTypeScript = (path) => /\.[mc]?tsx?$/i.test(path);
var isCode = (language) => language === "javascript" || language === "python" || language === "html";

// src/core/lock-files.ts
var LOCK_FILES = "package-lock.json npm-shrinkwrap.json pnpm-lock.yaml yarn.lock bun.lock".split(" ");
var isLockFile = (path) => LOCK_FILES.includes(path.slice(path.lastIndexOf("/") + 1));

// src/generated/library-words.ts
var words = [
  [
    "Tool",
    /\bFunctionTool\b|registerAppTool|@frontmcp\/sdk|@leanmcp\/core|mcp-nest|registerTool|(register|add|define|create)\w{0,40}Tool(Def|Definition|Spec)?\b|(extends|implements)\s[\w$.,<>\s]{0,100}Tool\b|@(Mcp|MCP)Tool\(|ToolMetadata/
  ],
  ["input_schema"],
  ["ui://"],
  ["fastmcp", /\binstructions\b|addPrompt|\btransportType\b/],
  ["tool(", /@frontmcp\/sdk|\.tool\(|\btool\(\s{0,20}["'`][\w.:-]{1,80}["'`],/],
  ["Resource", /registerAppResource|@frontmcp\/sdk|registerResource|\.uiResource\(/],
  ["getInfo", /\b(?:ns|tagValues)\b|\btools:|"tools"/],
  ["Prompt", /registerPrompt/],
  ["setRequestHandler"],
  ["inputSchema"],
  ["Hint", /\b(readOnly|destructive|idempotent|openWorld)Hint\b/],
  [
    "@modelcontextprotocol/",
    /(\b(Tool|ListToolsResult)\b|\*\s{1,9}as\b)[^;'"]{0,300}\sfrom\s{0,9}["'][\w:./]{0,40}@modelcontextprotocol\/|\binstructions\b|\.(prompt|resource)\(|\.handlePostMessage\(|\bnew\s{1,9}StdioServerTransport\b|\bnew\s{1,9}\w{0,30}(?:HTTP|SSE)ServerTransport\b|\bnew\s{1,9}McpServer\b/
  ],
  ["tools/list", /jsonrpc/],
  ["output_schema", /@\d+\.\d+/],
  ["Function(", /zod(Responses)?Function\(/],
  ['"function"', /parameters/],
  ["'function'", /parameters/],
  ["Widget", /registerWidget/],
  [".widget("],
  ["sunpeak/mcp", /[Tt]ool/],
  ["useWebMCP"],
  ["modelContext", /description/],
  ["xmcp", /metadata/],
  [
    "fastmcp",
    /["'](?:[a-z]{3,5}:[\w:./]{0,40})?fastmcp\b/,
    /description/,
    /\b(schema|parameters|inputShape|parametersSchema|paramsSchema)\b/
  ],
  ["tools:", /\bns:\s{0,9}["'`]/, /\btitle:/],
  [
    "erver",
    /mcp/i,
    /\b(?:register|add|set|setup|attach|init|install|mount|bind|load|apply|use)\w{0,60}\(\s{0,9}(?:this\.)?\w{0,30}[sS]erver\s{0,9}[,)]/
  ],
  [
    "@modelcontextprotocol/",
    /["'](?:[a-z]{3,5}:[\w:./]{0,40})?@modelcontextprotocol\//,
    /description/,
    /\b(schema|parameters|inputShape|parametersSchema|paramsSchema)\b/
  ],
  ["Tool", /[a-z]Tool\w{0,30}\(\s{0,20}(?:["'`{]|\w{1,30},\s{0,20}["'`{])/, /\bdescri/, /[sS]chema|parameters|\bz\./],
  ["toolName", /\bregister\w{0,30}\(/, /\bdescription\b/],
  [
    "Tool",
    /\b(?:const|let)\s\w{0,60}Tools?\b|:\s{0,9}\w{0,60}Tool\w{0,60}(?:<[^<>]{0,80}>|\[\])?\s=/,
    /\bdescription\b/,
    /\b(parameters|schema)\b/
  ],
  ["tmcp", /["']tmcp["'/]/, /description/]
];
var importsTools = /["'](@google\/adk[^"'\n]{0,60}|ai|@ai-sdk\/[^"'\n]{0,60}|@anthropic-ai\/sdk\/[^"'\n]{0,60}|@assistant-ui\/[^"'\n]{0,60}|beeai-framework[^"'\n]{0,60}|@anthropic-ai\/claude-agent-sdk[^"'\n]{0,60}|@convex-dev\/agent[^"'\n]{0,60}|@?langchain[^"'\n]{0,60}|@?llamaindex[^"'\n]{0,60}|@mastra\/[^"'\n]{0,60}|@cyanheads\/mcp-ts-core[^"'\n]{0,60}|@openai\/agents[^"'\n]{0,60}|@strands-agents\/[^"'\n]{0,60}|@tanstack\/ai[^"'\n]{0,60}|xmcp|@xsai\/tool)["']/;
var imports = {
  server: /^(agents\/mcp|fastmcp|mcp-handler|@vercel\/mcp-adapter|mcp-lite|@modelcontextprotocol\/|mcp-use|skybridge|tmcp$|tmcp\/|xmcp$|xmcp\/)/,
  client: /^(ai$|@ai-sdk\/|@anthropic-ai\/|@assistant-ui\/|@convex-dev\/agent|@?langchain|@mastra\/|@modelcontextprotocol\/(sdk\/)?client|openai$|@openai\/agents)/,
  baseClasses: /^(@google\/|ai$|@ai-sdk\/|beeai-framework|@?langchain|@?llamaindex|@mastra\/|@openai\/agents)/,
  lookalikes: /^((.*[@/])?genkit)/
};

// src/extract/python/prefilter.ts
var PYTHON = /mcp|MCP/;
var PYTHON_TOOLS = /^[ \t]{0,60}@[\w.]{0,100}(?:tool|prompt|resource|list_tools)\b|\.tool\(|add_tool\(|\bTool\(|from_function\(|["']inputSchema["']|\bFastMCP[.(]|\bMCPServer\(|^[ \t]{1,60}\w{0,60}(?:mcp|server)\.run\(|\w\((?:self\.)?\w*(?:mcp|server)[,)]/m;
var PYTHON_LIST = /["']inputSchema["']/;
var PYTHON_OWN = /@(?<=^[ \t]{0,60}@)(\w{1,60})(?:(?<=tool)|\.(?:\w{1,60}\.)?\w{0,60}tool)\b/gm;
var PYTHON_FROM = /^[ \t]{0,60}from[ \t]+([.\w]{1,200})[ \t]+import[ \t]*(\([^)]{0,5000}\)|[^\n]{1,500})|^import[ \t]+([^\n]{1,300})/gm;
var OTHER_AGENTS = /^(?:agents|agno|autogen|click|crewai|google|haystack|langchain|langgraph|livekit|llama|pydantic_ai|pytest|semantic_kernel|smolagents|strands)/;
function importsDecorator(text) {
  const names = new Set(Array.from(text.matchAll(PYTHON_OWN), ([, name]) => name));
  if (names.size === 0) return false;
  return Array.from(text.matchAll(PYTHON_FROM)).some(([, from, imported, modules]) => {
    const words2 = (imported ?? modules).match(/[\w*]+/g) ?? [];
    return !OTHER_AGENTS.test(from ?? words2[0] ?? "") && words2.some((word) => word === "*" || names.has(word));
  });
}
function mayHoldPythonTools(text) {
  if ((PYTHON.test(text) || PYTHON_LIST.test(text)) && PYTHON_TOOLS.test(text)) return true;
  return text.includes("tool") && importsDecorator(text);
}

// src/extract/prefilter.ts
var WIDGET = /\.openai\b|\[["']openai["']\]|openai:set_globals/;
var mayBeWidget = (text) => text.includes("openai") || text.includes("callServerTool") || text.includes("ui/init");
var mayBePage = (text) => mayBeWidget(text) && /<script|\son[a-z]+=/i.test(text);
var SCRIPT_TYPES = /* @__PURE__ */ new Set([
  ...["", "module", "text/javascript", "application/javascript", "text/ecmascript"]
]);
var isWidgetHandler = (attribute, value) => /^on[a-z]+$/.test(attribute) && value.includes("openai");
var wordsIn = finderOf(["tool", "openai", "callServerTool", "ui/init", ...words.map(([word]) => word)]);
function mayHoldTools(path, text) {
  const language = languageOf(path);
  if (language === "python") return mayHoldPythonTools(text);
  if (language === "html") return mayBeWidget(text);
  const found = wordsIn(text);
  if (found.size === 0) return false;
  return words.some(([word, ...patterns]) => found.has(word) && patterns.every((pattern) => pattern.test(text))) || found.has("openai") && (WIDGET.test(text) || /=\s{0,9}(window|globalThis|self)\b/.test(text)) || found.has("callServerTool") && text.includes("ext-apps") || found.has("ui/init") || found.has("tool") && importsTools.test(text);
}

export {
  __require,
  __esm,
  __commonJS,
  __export,
  __reExport,
  __toESM,
  __toCommonJS,
  groupBy,
  isRecord,
  recordIn,
  addTo,
  countLeading,
  known,
  foundOnce,
  append,
  remembered,
  repeatable,
  latest,
  setLatest,
  printable,
  quotedValue,
  messageOf,
  stackOf,
  namedCharacter,
  eitherOf,
  allOf,
  someOf,
  counted,
  grouped,
  repositoryOf,
  wordsOf,
  EMPTY_FILE,
  UNCHECKED,
  mildFor,
  timesIn,
  inPattern,
  finderOf,
  languageOf,
  isTypeScript,
  isCode,
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
  isOfServer,
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
  addressOf,
  LOCK_FILES,
  isLockFile,
  imports,
  mayHoldPythonTools,
  mayBeWidget,
  mayBePage,
  SCRIPT_TYPES,
  isWidgetHandler,
  mayHoldTools
};
