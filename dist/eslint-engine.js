import {
  json5Syntax,
  treeOf
} from "./chunks/momoa.js";
import {
  languageOf,
  partsOf,
  pathOf
} from "./chunks/file.js";
import {
  extract,
  mayBeFilledIn,
  pageCode,
  sourceSyntax,
  survey,
  templateCode
} from "./chunks/extract.js";
import "./chunks/offers.js";
import "./chunks/budget.js";
import {
  Lines,
  NO_CODE,
  Trials,
  Unreadable,
  commentsIn,
  compileGlob,
  createMatcher,
  createSqlService,
  didYouMean,
  findingsAlone,
  formats,
  isWidget,
  lintDocument,
  oncePerCause,
  packageVersions,
  parseJson,
  q,
  rules,
  runTrialSync
} from "./chunks/rules.js";
import {
  CLIENTS,
  DIALECTS,
  FORMATS,
  eitherOf,
  groupBy,
  isRecord,
  isTypeScript,
  printable,
  quotedValue,
  remembered
} from "./chunks/version.js";

// src/eslint/read.ts
function read(path, sourceCode, options = {}, packages) {
  const { text = "" } = sourceCode;
  const ast = sourceCode.ast;
  return languageOf(ast) === "js" ? readSource(path, text, ast, options, packages) : readJson(path, text, ast);
}
function readSource(path, text, program, options, packages) {
  try {
    const { alternatives, code, constants } = extract(survey(program), {
      ...packages && { packages },
      isTyped: isTypeScript(path),
      readPages: (templates) => pagesIn(templates, text, options)
    });
    const [roots = [], ...others] = alternatives;
    const comments = () => program.comments?.map(placeOf) ?? [];
    const syntax = sourceSyntax(program);
    return { path, text, syntax, roots, faults: [], alternatives: others, code, constants, comments, isInEslint: true };
  } catch (error) {
    if (error instanceof RangeError) throw new Unreadable("The code is nested too deep to be read.");
    throw error;
  }
}
function readAgain(path, text, user, packages) {
  const parsed = parseScript(text, 0, user.sourceType === "script" ? "script" : "module", user);
  return "program" in parsed ? readSource(path, text, parsed.program, user, packages) : void 0;
}
function readJsonAgain(path, text) {
  const document = parseJson(path, text, { comments: true, trailingCommas: true });
  return document && { ...document, isInEslint: true };
}
function readJson(path, text, document) {
  const roots = [treeOf(document)];
  return { path, text, syntax: json5Syntax, roots, faults: [], comments: () => commentsIn(text), isInEslint: true };
}
var placeOf = ({ range: [start, end] }) => ({ start, end });
function pagesIn(templates, text, user) {
  return templateCode(
    templates,
    text,
    (page) => pageCode(piecesOf(page), page.length, (script, at, kind) => {
      const parsed = parseScript(script, at, kind, user);
      return "program" in parsed ? parsed.program : void 0;
    })
  );
}
function readPage(path, text, user) {
  const { scripts, comments } = partsOf(text);
  const broken = [];
  const lines = new Lines(text);
  const widgetCode = pageCode(piecesOf(text), text.length, (script, at, kind) => {
    const parsed = parseScript(script, at, kind, user);
    if ("program" in parsed) return parsed.program;
    if (parsed.isTooDeep) throw new Unreadable("The code is nested too deep to be parsed.");
    if (!mayBeFilledIn(script, parsed.at - at))
      broken.push({ message: `Parsing error: ${parsed.message}`, ...lines.at(parsed.at) });
    return void 0;
  });
  const root = { kind: "object", start: 0, end: 0, entries: [], open: true };
  const commentsOf = ({ start, end, kind }) => {
    const parsed = kind === "handler" ? void 0 : parseScript(text.slice(start, end), start, kind, user);
    return parsed && "program" in parsed ? parsed.comments : [];
  };
  const document = {
    ...{ path, text, syntax: sourceSyntax(void 0), faults: [], isInEslint: true },
    roots: isWidget(widgetCode) ? [root] : [],
    code: { ...NO_CODE, ...widgetCode },
    comments: () => [...comments, ...scripts.flatMap(commentsOf)].sort((a, b) => a.start - b.start)
  };
  return [document, broken];
}
function piecesOf(page) {
  return partsOf(page).scripts.map(({ start, end, kind }) => ({ text: page.slice(start, end), offset: start, kind }));
}
function parseScript(text, offset, kind, user) {
  const { parserOptions = {} } = user;
  const parser = user.parser;
  const options = {
    ...parserOptions,
    // A script that is in a text is none of the files of a project.
    ...{ project: void 0, projectService: void 0, programs: void 0, filePath: void 0 },
    ...{ ecmaVersion: "latest", sourceType: kind === "module" ? "module" : "script" },
    ...{ range: true, loc: true, comment: true },
    ...kind === "handler" && { ecmaFeatures: { ...featuresOf(parserOptions), globalReturn: true } }
  };
  try {
    const program = parser?.parseForESLint?.(text, options).ast ?? parser?.parse?.(text, options);
    move(program, offset);
    const comments = (program.comments ?? []).map(({ range: [start, end] }) => {
      return { start: start + offset, end: end + offset };
    });
    return { program, comments };
  } catch (error) {
    const { message, index, pos } = error;
    return { message, at: offset + (index ?? pos ?? 0), isTooDeep: error instanceof RangeError };
  }
}
var featuresOf = (options) => options.ecmaFeatures ?? {};
function move(program, by) {
  const nodes = /* @__PURE__ */ new Set([program]);
  for (const node of nodes) {
    if (node.range) node.range = [node.range[0] + by, node.range[1] + by];
    if (node.start !== void 0) node.start += by;
    if (node.end !== void 0) node.end += by;
    for (const [key, value] of Object.entries(node)) {
      if (key === "parent" || key === "tokens" || key === "comments") continue;
      if (Array.isArray(value)) value.filter(isNode).forEach((each) => nodes.add(each));
      else if (isNode(value)) nodes.add(value);
    }
  }
}
var isNode = (value) => typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

// src/eslint/engine.ts
function createEngine(rules2, formats2) {
  const byId = new Map(rules2.map((rule) => [rule.id, rule]));
  const settingOf = (id, { rule = byId.get(id), options }) => ({
    rule,
    severity: rule.severity,
    options: { ...rule.options?.defaults, ...options }
  });
  let last;
  const enabledSettings = (enabledRules) => {
    if (last && areEqual(enabledRules, last.enabledRules)) return last.settings;
    const settings = new Map([...enabledRules].map(([id, each]) => [id, settingOf(id, each)]));
    last = { enabledRules, settings };
    return settings;
  };
  return {
    lintDocument(enabledRules, known, context, page) {
      const settings = enabledSettings(enabledRules);
      try {
        return lintFile(settings, known, formats2, context, page);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        return { findings: /* @__PURE__ */ new Map(), failures: [{ path: context.filename, message: error.message }], broken: [] };
      }
    }
  };
}
function areEqual(some, others) {
  if (some.size !== others.size) return false;
  for (const [id, { rule, options }] of some) {
    const other = others.get(id);
    if (!other || other.rule !== rule || other.options !== options) return false;
  }
  return true;
}
function lintFile(settings, known, formats2, context, page) {
  const { clients, dialect, formats: kinds = {}, packages: given, suppressions } = settingsOf(context);
  const { cwd, sourceCode, languageOptions = {} } = context;
  const packages = () => packagesOf(context, given);
  const [document, broken] = page ? readPage(pathOf({ cwd, filename: page.filename }), page.text, languageOptions) : [read(pathOf(context), sourceCode, languageOptions, packages), []];
  const hints = {
    format: formatOf(document.path, kinds),
    named: false,
    servers: [],
    dialect: { openai: "auto", ...dialect },
    clients,
    packages
  };
  const linted = lintDocument(document, formats2, hints, settings, services);
  const { result, disabledRanges } = linted;
  const isAlone = (result.facts.size > 0 || disabledRanges !== void 0) && isWhole(document, context);
  const again = (text) => document.code ? readAgain(document.path, text, languageOptions, packages) : readJsonAgain(document.path, text);
  const offered = page ? result.findings : withoutHarmfulFixes(linted, again, (one) => lintDocument(one, formats2, hints, settings, services));
  const found = findingsAlone({ ...result, settings, known, disabledRanges, findings: offered }, isAlone);
  const shown = oncePerCause(unsuppressed(found.findings, suppressions, context));
  const findings = groupBy(shown, ({ rule }) => rule);
  return { findings, failures: found.failures, broken };
}
function packagesOf({ cwd, filename, physicalFilename = filename }, given = {}) {
  const path = physicalFilename.replaceAll("\\", "/");
  const isOnDisk = /^(?:\/|[A-Za-z]:\/)/.test(path);
  return isOnDisk ? { ...packageVersions(cwd.replaceAll("\\", "/"))(path), ...given } : given;
}
function withoutHarmfulFixes(linted, again, judgeAgain) {
  const { document, result } = linted;
  if (!result.findings.some(({ fix }) => fix) || !again(document.text)) return result.findings;
  const broken = { ...document, faults: [...document.faults, { start: 0, end: 0, message: "It cannot be parsed." }] };
  return runTrialSync(new Trials(document.text, linted).withoutHarmful(), (text) => {
    const other = again(text);
    return other ? judgeAgain(other) : { ...linted, document: broken };
  });
}
function isWhole({ code, text }, { sourceCode }) {
  const { body } = sourceCode.ast;
  const statements = Array.isArray(body) ? body : [];
  const isShared = code?.imports.some((name) => name.startsWith(".")) || /\bmodule\.exports\b|\bexports\./.test(text);
  return !isShared && !statements.some(({ type }) => type.startsWith("Export"));
}
var sql;
var services = {
  get sql() {
    return sql ??= createSqlService();
  }
};
var KEYS = ["clients", "dialect", "formats", "packages", "suppressions"];
var UNUSABLE = '`settings.toolint.suppressions` is not what toolint-suppressions.json holds. Import that file in the config: `import suppressions from "./toolint-suppressions.json" with { type: "json" }`.';
var usable = /* @__PURE__ */ new WeakSet();
function settingsOf({ settings }) {
  const ours = settings["toolint"];
  if (ours === void 0) return {};
  const known = objectAt("settings.toolint", ours, KEYS);
  if (usable.has(known)) return known;
  const { clients, dialect, formats: formats2, packages, suppressions } = known;
  if (formats2 !== void 0) checkFormats(formats2);
  if (clients !== void 0) checkClients(clients);
  if (packages !== void 0) checkPackages(packages);
  if (dialect !== void 0) {
    const { openai } = objectAt("settings.toolint.dialect", dialect, ["openai"]);
    if (openai !== void 0 && !DIALECTS.some((each) => each === openai)) throw new Error(unknownDialect(openai));
  }
  if (suppressions !== void 0 && !isSuppressions(suppressions)) throw new Error(UNUSABLE);
  usable.add(known);
  return known;
}
function objectAt(path, value, keys) {
  if (!isRecord(value)) throw new Error(`\`${path}\` must be an object, and is ${quotedValue(value)}.`);
  const stray = Object.keys(value).find((key) => keys && !keys.includes(key));
  if (keys && stray !== void 0)
    throw new Error(`\`${path}\` has an unknown key \`${printable(stray)}\`${didYouMean(stray, keys)}.`);
  return value;
}
function checkClients(clients) {
  const list = Array.isArray(clients) ? clients : [clients];
  const stray = list.find((each) => !CLIENTS.some((client) => client === each));
  if (stray === void 0) return;
  if (!Array.isArray(clients))
    throw new Error(`\`settings.toolint.clients\` must be a list of clients, and is ${quotedValue(clients)}.`);
  const hint = typeof stray === "string" ? didYouMean(stray, CLIENTS) : "";
  throw new Error(
    `\`settings.toolint.clients\` names ${quotedValue(stray)}, which is not a client that toolint knows${hint}.`
  );
}
function formatOf(path, formats2) {
  return Object.entries(formats2).findLast(([pattern]) => compileGlob(pattern)(path))?.[1];
}
function checkFormats(formats2) {
  for (const [pattern, format] of Object.entries(objectAt("settings.toolint.formats", formats2))) {
    compileGlob(pattern);
    if (FORMATS.some((each) => each === format)) continue;
    const hint = typeof format === "string" ? didYouMean(format, FORMATS) : "";
    throw new Error(
      `\`settings.toolint.formats\` gives \`${printable(pattern)}\` the format ${quotedValue(format)}, which is not one that toolint knows${hint}.`
    );
  }
}
function checkPackages(packages) {
  const known = objectAt("settings.toolint.packages", packages);
  const stray = Object.keys(known).find((name) => typeof known[name] !== "string");
  if (stray !== void 0)
    throw new Error(
      `\`settings.toolint.packages\` must give \`${printable(stray)}\` a version, such as "4.1.0", and has ${quotedValue(known[stray])}.`
    );
}
function unknownDialect(value) {
  const allowed = eitherOf(DIALECTS.map((each) => `\`${each}\``));
  const hint = typeof value === "string" ? didYouMean(value, DIALECTS) : "";
  return `\`settings.toolint.dialect.openai\` must be ${allowed}, and is ${quotedValue(value)}${hint}.`;
}
function unsuppressed(findings, suppressions, { cwd, filename, physicalFilename = filename }) {
  if (suppressions === void 0 || findings.length === 0) return findings;
  const path = pathOf({ cwd, filename: physicalFilename });
  return matcherOf(suppressions)(findings.map((finding) => ({ ...finding, path }))).visible;
}
var isSuppressions = (file) => q(file);
var matcherOf = remembered(
  ({ suppressions }) => createMatcher(suppressions, (/* @__PURE__ */ new Date()).toISOString().slice(0, 10))
);

// src/eslint-engine.ts
var engine = createEngine(rules, formats);
export {
  engine
};
