import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  VERSION,
  createMatcher,
  createSqlService,
  formats,
  judge,
  mayHoldTools,
  pageOf,
  rules,
  validate
} from "./chunks/chunk-QUBBHYTF.js";
import {
  jsoncSyntax
} from "./chunks/chunk-MOP4B7XR.js";
import "./chunks/chunk-LEJ6JWSO.js";
import "./chunks/chunk-7RT4CQPU.js";
import {
  Unreadable,
  checkDepth
} from "./chunks/chunk-ZRVJU6IG.js";
import {
  LIMITS
} from "./chunks/chunk-JFYGXE7G.js";
import "./chunks/chunk-U4J2ZR6R.js";
import {
  pageUses,
  templateUses
} from "./chunks/chunk-ATCT2TXT.js";
import "./chunks/chunk-WQXH3IPM.js";
import {
  extract
} from "./chunks/chunk-EB4RH6Q6.js";
import {
  sourceSyntax
} from "./chunks/chunk-6IVLKQMK.js";
import "./chunks/chunk-53QXWP3M.js";
import {
  commentsIn
} from "./chunks/chunk-2A23LYDY.js";
import "./chunks/chunk-WVTLJUO6.js";
import "./chunks/chunk-PEYFFKY5.js";
import "./chunks/chunk-HANBNIMK.js";

// src/eslint/json-plugin.ts
import { createRequire } from "node:module";
function jsonPlugin() {
  try {
    return createRequire(import.meta.url)("@eslint/json").default;
  } catch (error) {
    if (error.code !== "MODULE_NOT_FOUND") throw error;
    throw new Error(
      "The configs of toolint for JSON need the package @eslint/json, which is not there: npm install --save-dev @eslint/json",
      { cause: error }
    );
  }
}

// src/eslint/json5-syntax.ts
var json5Syntax = {
  id: "json5",
  offsetIn: (text, node, index) => isJson(text, node) ? jsoncSyntax.offsetIn(text, node, index) : void 0,
  print(document, edits) {
    return jsoncSyntax.print(
      document,
      edits.map((edit) => wholeString(document.text, edit))
    );
  }
};
function wholeString(text, edit) {
  if (edit.op !== "set" || edit.node.kind !== "string" || typeof edit.value !== "string") return edit;
  if (isJson(text, edit.node)) return edit;
  const { start, end } = edit.node;
  return { op: "text", start, end, text: JSON.stringify(edit.value) };
}
function isJson(text, { start, end, value }) {
  const written = text.slice(start, end);
  if (!written.startsWith('"')) return false;
  if (written.length === value.length + 2) return !written.includes("\\");
  try {
    return JSON.parse(written) === value;
  } catch {
    return false;
  }
}

// src/eslint/momoa.ts
function treeOf(document) {
  return nodeOf(document.body, 1);
}
function nodeOf(momoa, depth) {
  checkDepth(depth, LIMITS.depth);
  const [start, end] = momoa.range;
  switch (momoa.type) {
    case "Object":
      return {
        kind: "object",
        entries: momoa.members.map((member) => entryOf(member, depth)),
        open: false,
        start,
        end
      };
    case "Array":
      return {
        kind: "array",
        items: momoa.elements.map(({ value }) => nodeOf(value, depth + 1)),
        open: false,
        start,
        end
      };
    case "String":
      return { kind: "string", value: momoa.value, start, end };
    case "Number":
      return { kind: "number", value: momoa.value, start, end };
    case "Boolean":
      return { kind: "boolean", value: momoa.value, start, end };
    case "Null":
      return { kind: "null", start, end };
    case "NaN":
      return { kind: "number", value: NaN, start, end };
    case "Infinity":
      return { kind: "number", value: momoa.sign === "-" ? -Infinity : Infinity, start, end };
  }
}
function entryOf({ name, value }, depth) {
  const [start, end] = name.range;
  const key = name.type === "String" ? name.value : name.name;
  return { key, value: nodeOf(value, depth + 1), start, end };
}

// src/eslint/html.ts
function htmlProcessor(names, meta) {
  return {
    meta,
    preprocess(text, filename) {
      if (!/\.html?$/i.test(filename)) return [text];
      return text.includes("openai") ? programsOf(text).map((program) => ({ text: program, filename: "script.js" })) : [];
    },
    postprocess: (messages) => messages.flat().filter(({ ruleId }) => ruleId !== null && names.has(nameIn(ruleId))),
    supportsAutofix: true
  };
}
var nameIn = (ruleId) => ruleId.slice(ruleId.indexOf("/") + 1);
var SCRIPT_TYPES = /* @__PURE__ */ new Set(["", "module", "text/javascript", "application/javascript", "text/ecmascript"]);
var OPENING = /<!--|<script(?=[\s/>])/gi;
function programsOf(html) {
  const scripts = scriptsOf(html);
  const classic = scripts.filter(({ isModule }) => !isModule);
  const modules = scripts.filter(({ isModule }) => isModule);
  return [...classic.length > 0 ? [classic] : [], ...modules.map((each) => [each])].map((some) => only(html, some));
}
function only(html, scripts) {
  let page = "";
  let from = html.startsWith("\uFEFF") ? 1 : 0;
  for (const { start, end } of scripts) {
    page += `${blank(html.slice(from, start))}${html.slice(start, end)};`;
    from = end + 1;
  }
  return page + blank(html.slice(from));
}
function scriptsOf(html) {
  const scripts = [];
  for (let at = 0; ; ) {
    OPENING.lastIndex = at;
    const opening = OPENING.exec(html);
    if (!opening) return scripts;
    const inside = OPENING.lastIndex;
    if (opening[0] === "<!--") {
      at = endOf(html, /-->/g, inside).after;
      continue;
    }
    const start = endOfTag(html, inside);
    const end = endOf(html, /<\/script(?=[\s/>])/gi, start);
    at = end.after;
    const type = typeOf(html.slice(inside, start - 1));
    if (end.before < html.length && SCRIPT_TYPES.has(type))
      scripts.push({ start, end: end.before, isModule: type === "module" });
  }
}
function endOfTag(html, from) {
  const part = /"[^"]*"|'[^']*'|[^"'>]+/y;
  for (part.lastIndex = from; part.test(html); ) from = part.lastIndex;
  return html[from] === ">" ? from + 1 : html.length;
}
function endOf(html, what, from) {
  what.lastIndex = from;
  const found = what.exec(html);
  return found ? { before: found.index, after: what.lastIndex } : { before: html.length, after: html.length };
}
var blank = (text) => text.replace(/[^\r\n]/g, " ");
function typeOf(attributes) {
  if (/(?:^|\s)src\s*=/i.test(attributes)) return "elsewhere";
  const [, quoted, single, bare] = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  return (quoted ?? single ?? bare ?? "").trim().toLowerCase();
}

// src/eslint/pages.ts
function pagesIn(templates, text, parser) {
  return templateUses(
    templates,
    text,
    (page, offset) => pageUses(
      piecesOf(page),
      { start: offset, end: offset + page.length },
      (script, at, isModule) => (
        // Blanks before it put the script where it stands in the file.
        parse(" ".repeat(at) + script, isModule, parser)
      )
    )
  );
}
function piecesOf(page) {
  return scriptsOf(page).map(({ start, end, isModule }) => ({
    text: page.slice(start, end),
    offset: start,
    kind: isModule ? "module" : "script"
  }));
}
function parse(text, isModule, parser) {
  const options = { ecmaVersion: "latest", sourceType: isModule ? "module" : "script", range: true, loc: true };
  try {
    return parser?.parseForESLint?.(text, options).ast ?? parser?.parse?.(text, options);
  } catch {
    return void 0;
  }
}

// src/eslint/read.ts
var rootOf = ({ ast }) => ast;
function languageOf(sourceCode) {
  const ast = rootOf(sourceCode);
  if (ast.type === "Program") return "js";
  return ast.type === "Document" && "body" in ast ? "json" : void 0;
}
function mayHoldManifests(path, sourceCode) {
  return languageOf(sourceCode) === "json" || mayHoldTools(path, sourceCode.text ?? "");
}
function read(path, sourceCode, parser) {
  const { text = "" } = sourceCode;
  const ast = rootOf(sourceCode);
  return languageOf(sourceCode) === "js" ? readSource(path, text, ast, parser) : readJson(path, text, ast);
}
function readSource(path, text, program, parser) {
  try {
    const { alternatives, code } = extract(program, { readPages: (templates) => pagesIn(templates, text, parser) });
    const [roots = [], ...others] = alternatives;
    const comments = () => program["comments"]?.map(placeOf) ?? [];
    return { path, text, syntax: sourceSyntax(program), roots, faults: [], alternatives: others, code, comments };
  } catch (error) {
    if (error instanceof RangeError) throw new Unreadable("The code is nested too deep to be read.");
    throw error;
  }
}
function readJson(path, text, document) {
  return { path, text, syntax: json5Syntax, roots: [treeOf(document)], faults: [], comments: () => commentsIn(text) };
}
var placeOf = ({ range: [start, end] }) => ({ start, end });

// src/eslint/judgement.ts
var files = /* @__PURE__ */ new WeakMap();
var known = /* @__PURE__ */ new Set();
function introduce(rules2) {
  for (const { id } of rules2) known.add(id);
}
var EMPTY = { settings: /* @__PURE__ */ new Map(), failures: [] };
function enlist(rule, context) {
  const { sourceCode, options } = context;
  const root = rootOf(sourceCode);
  let file = files.get(root);
  if (!file || file.findings) {
    file = mayHoldManifests(pathOf(context), sourceCode) ? { settings: /* @__PURE__ */ new Map(), failures: [] } : EMPTY;
    files.set(root, file);
  }
  if (file === EMPTY) return false;
  const given = options[0];
  file.settings.set(rule.id, { rule, severity: rule.severity, options: { ...rule.options?.defaults, ...given } });
  return true;
}
function takeSaid(rule, formats2, context) {
  const file = files.get(rootOf(context.sourceCode));
  file.findings ??= judgeFile(file, formats2, context);
  const { failures } = file;
  file.failures = [];
  return { findings: file.findings.get(rule.id) ?? [], failures };
}
function judgeFile(file, formats2, context) {
  const byRule = /* @__PURE__ */ new Map();
  try {
    const document = read(pathOf(context), context.sourceCode, context.languageOptions?.parser);
    const { dialect } = settingsOf(context);
    const hints = { named: false, servers: [], dialect: { openai: "auto", ...dialect } };
    const { result, switches } = judge(document, formats2, hints, file.settings, services);
    const findings = [...result.findings, ...switches?.unused(file.settings, known) ?? []];
    for (const finding of unsuppressed(findings, file, context)) {
      byRule.set(finding.rule, [...byRule.get(finding.rule) ?? [], finding]);
    }
    file.failures = [...file.failures, ...result.failures.map(({ message }) => message)];
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    file.failures = [error.message];
  }
  return byRule;
}
var settingsOf = ({ settings }) => settings["toolint"] ?? {};
function unsuppressed(findings, file, context) {
  const { suppressions } = settingsOf(context);
  if (suppressions === void 0 || findings.length === 0) return findings;
  const match = matcherOf(suppressions);
  if (!match) {
    file.failures = [UNUSABLE];
    return findings;
  }
  const { cwd, filename, physicalFilename = filename } = context;
  const path = pathOf({ cwd, filename: physicalFilename });
  return match(findings.map((finding) => ({ ...finding, path }))).visible;
}
var UNUSABLE = '`settings.toolint.suppressions` is not what toolint-suppressions.json holds. Import that file in the config: `import suppressions from "./toolint-suppressions.json" with { type: "json" }`.';
var matchers = /* @__PURE__ */ new WeakMap();
function matcherOf(file) {
  if (matchers.has(file)) return matchers.get(file);
  const matcher = validate(file) ? createMatcher(file.suppressions, (/* @__PURE__ */ new Date()).toISOString().slice(0, 10)) : void 0;
  if (typeof file === "object" && file !== null) matchers.set(file, matcher);
  return matcher;
}
function pathOf({ filename, cwd }) {
  const inside = filename.startsWith(cwd) ? filename.slice(cwd.length) : filename;
  return inside.replaceAll("\\", "/").replace(/^\//, "");
}
var sql;
var services = {
  get sql() {
    return sql ??= createSqlService();
  }
};

// src/eslint/to-eslint.ts
function toEslint(rule, formats2) {
  return {
    meta: metaOf(rule),
    create(context) {
      const misplaced = misplacement(rule, context);
      if (misplaced !== void 0) return { [rootOf(context.sourceCode).type]: () => sayOnce(misplaced, context) };
      if (!enlist(rule, context)) return NOTHING_TO_SAY;
      return { [rootOf(context.sourceCode).type]: () => reportAll(rule, formats2, context) };
    }
  };
}
var NOTHING_TO_SAY = {};
function metaOf(rule) {
  const { summary, severity, fixable, messages, options } = rule;
  return {
    type: severity === "error" ? "problem" : "suggestion",
    docs: { description: summary, url: pageOf(rule), recommended: rule.in !== "strict" },
    messages: { ...messages },
    schema: options ? [{ ...options.schema }] : [],
    ...options && { defaultOptions: [{ ...options.defaults }] },
    languages: languagesOf(rule),
    ...fixable && fixable !== "unsafe" && { fixable: "code" },
    ...fixable && fixable !== "safe" && { hasSuggestions: true }
  };
}
var JSON_LANGUAGES = ["json/*", "toolint-json/*"];
var DATA_ONLY = /^shinkai\//;
function languagesOf(rule) {
  return [...reads(rule, "js") ? ["js/js"] : [], ...JSON_LANGUAGES];
}
function reads({ id }, language) {
  return language === "json" || !DATA_ONLY.test(id);
}
function misplacement(rule, { id, sourceCode }) {
  const language = languageOf(sourceCode);
  if (language && reads(rule, language)) return void 0;
  const known2 = reads(rule, "js") ? "JavaScript, TypeScript and JSON" : "JSON";
  return `The rule \`${id}\` reads ${known2}, and this file is in another language. Give the config object that turns it on \`files\` that say which ones are meant${known2 === "JSON" ? ", and a `language` of @eslint/json" : ""}.`;
}
var told = /* @__PURE__ */ new WeakSet();
function sayOnce(message, context) {
  if (told.has(rootOf(context.sourceCode))) return;
  told.add(rootOf(context.sourceCode));
  context.report({ loc: locOf(context.sourceCode, 0, 0), message });
}
function reportAll(rule, formats2, context) {
  const { findings, failures } = takeSaid(rule, formats2, context);
  for (const message of failures) context.report({ loc: locOf(context.sourceCode, 0, 0), message });
  for (const finding of findings) context.report(reportOf(finding, context.sourceCode));
}
function reportOf({ start, end, message, fix }, sourceCode) {
  const loc = locOf(sourceCode, start, end);
  if (!fix) return { loc, message };
  const change = (fixer) => fix.edits.map((edit) => replace(fixer, edit));
  return fix.safe ? { loc, message, fix: change } : { loc, message, suggest: [{ desc: fix.title, fix: change }] };
}
var replace = (fixer, { start, end, text }) => fixer.replaceTextRange([start, end], text);
function locOf(sourceCode, start, end) {
  const at = (index) => sourceCode.getLocFromIndex?.(index) ?? { line: 1, column: 1 };
  return { start: at(start), end: at(end) };
}

// src/eslint/configs.ts
var PRESETS = ["spec", "recommended", "strict"];
var SOURCE = {
  files: ["**/*"],
  ignores: ["**/!(*.js|*.mjs|*.cjs|*.jsx|*.ts|*.mts|*.cts|*.tsx)"]
};
var NO_MANIFESTS = [
  "**/package.json",
  "**/package-lock.json",
  "**/npm-shrinkwrap.json",
  "**/composer.json",
  "**/tsconfig.json",
  "**/tsconfig.*.json",
  "**/jsconfig.json",
  "**/*.schema.json",
  "**/.vscode/**"
];
function configsOf(plugin, rules2) {
  const { namespace } = plugin.meta;
  const source = (preset) => ({
    name: `${namespace}/${preset}`,
    ...SOURCE,
    plugins: { [namespace]: plugin },
    rules: entriesOf(rules2, preset, "js", namespace)
  });
  const data = (language) => ({
    name: `${namespace}/${language}`,
    files: [`**/*.${language}`],
    ignores: NO_MANIFESTS,
    // Under the usual key, a user's own copy of it could not be registered beside ours.
    plugins: { [namespace]: plugin, "toolint-json": jsonPlugin() },
    language: `toolint-json/${language}`,
    rules: entriesOf(rules2, "recommended", "json", namespace)
  });
  return {
    recommended: source("recommended"),
    strict: source("strict"),
    spec: source("spec"),
    html: {
      name: `${namespace}/html`,
      files: ["**/*.{html,htm}", "**/*.{html,htm}/*.js"],
      plugins: { [namespace]: plugin },
      processor: `${namespace}/html`,
      rules: entriesOf(rules2, "recommended", "js", namespace)
    },
    get json() {
      return data("json");
    },
    get jsonc() {
      return data("jsonc");
    },
    get json5() {
      return data("json5");
    }
  };
}
function entriesOf(rules2, preset, language, namespace) {
  const on = rules2.filter((rule) => PRESETS.indexOf(rule.in) <= PRESETS.indexOf(preset) && reads(rule, language));
  return Object.fromEntries(
    on.map((rule) => {
      const severity = rule.severity === "error" ? "error" : "warn";
      const options = rule.options?.presets?.[preset];
      return [`${namespace}/${nameOf(rule, namespace)}`, options ? [severity, { ...options }] : severity];
    })
  );
}

// src/eslint/plugin.ts
function createPlugin({ name, version, rules: rules2, formats: formats2 }) {
  const single = rules2.filter(({ check, byEngine }) => check ?? byEngine === "file");
  introduce(rules2);
  const about = { name, ...version !== void 0 && { version } };
  const made = Object.fromEntries(single.map((rule) => [nameOf(rule, name), toEslint(rule, formats2)]));
  const plugin = {
    meta: { ...about, namespace: name },
    rules: made,
    processors: { html: htmlProcessor(new Set(Object.keys(made)), { ...about, name: `${name}/html` }) },
    configs: {}
  };
  plugin.configs = configsOf(plugin, single);
  return plugin;
}
function nameOf({ id }, plugin) {
  return id.startsWith(`${plugin}/`) ? id.slice(plugin.length + 1) : id;
}

// src/eslint.ts
function toEslintPlugin(name, rules2, version) {
  return createPlugin({ name, version, rules: rules2, formats });
}
var toolint = toEslintPlugin("toolint", rules, VERSION);
var eslint_default = toolint;
export {
  eslint_default as default,
  toEslintPlugin
};
