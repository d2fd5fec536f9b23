import {
  nextTurn,
  oweTurn,
  writeAtomically
} from "./lint-file.js";
import {
  CONFIG_NAMES,
  PACKAGE_NAME
} from "./open-document.js";
import {
  NOT_REGULAR,
  languageOf,
  parseOrSay,
  readText
} from "./parse.js";
import {
  absolutePath,
  inFolder,
  isInside,
  parentOf,
  realPath,
  relativePath,
  toSlashes
} from "./paths.js";
import {
  b
} from "./validators-suppressions.js";
import {
  PATH,
  SUPPRESSIONS,
  createMatcher,
  engineFinding,
  hash,
  mayBeSuppressed,
  placeKeyOfEntry,
  stepsOf,
  suppressionOf,
  unmatched,
  wildcard,
  withNewNames
} from "./lint-document.js";
import {
  Lines
} from "./client-config.js";
import {
  UserError,
  together,
  unknownHint
} from "./errors.js";
import {
  didYouMean,
  hint
} from "./did-you-mean.js";
import {
  LIMITS,
  compareFindings,
  compareText
} from "./limits.js";
import {
  entry,
  get,
  items,
  toValue,
  walk
} from "./text-edits.js";
import {
  groupBy
} from "./collections.js";
import {
  CLIENTS,
  SEVERITIES,
  basePreset,
  demandsOf,
  eitherOf,
  familiesIn,
  familyOf,
  inOneText,
  isFamily,
  isInPreset,
  messageOf,
  printable,
  quotedValue
} from "./version.js";

// src/config/read.ts
import { basename as basename2, extname as extname2 } from "node:path";

// src/config/user-code.ts
import { extname, normalize, basename, isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { existsSync, readdirSync, statSync } from "node:fs";
var LONGEST_MS = 1e4;
var TYPESCRIPT = /* @__PURE__ */ new Set([".ts", ".mts"]);
var ALLOWED_BY = "`allow-code: true` (Action) or `allowCode` (editors)";
async function importDefault(file, shown, allowCode) {
  if (!allowCode) {
    throw new UserError(`${shown}: this file is code, which runs only with ${ALLOWED_BY}; use JSON or YAML instead`);
  }
  if (TYPESCRIPT.has(extname(file)) && !stripsTypes()) {
    throw new UserError(
      `${shown}: TypeScript is loaded only by a Node.js that strips types itself (22.18 or newer), and this is ${process.version}; use JavaScript or JSON instead`
    );
  }
  const endless = [file, ...manifestsAbove(parentOf(file))].find(wouldHang);
  if (endless !== void 0) {
    const which = endless === file ? "" : `, as Node would read ${printable(endless)} first`;
    throw new UserError(`${shown}: it could not be loaded${which}. ${NOT_REGULAR}`);
  }
  let module;
  oweTurn();
  try {
    const load = () => import(moduleUrl(file));
    module = await withDeadline(load, LONGEST_MS, `it did not end within ${LONGEST_MS / 1e3} seconds`);
    await nextTurn();
  } catch (error) {
    throw new UserError(`${shown}: it could not be loaded: ${printable(firstLine(error), 300)}${remedy(error, file)}`);
  }
  if (module.default === void 0) throw new UserError(`${shown}: it has no default export`);
  return module.default;
}
function stripsTypes() {
  return Boolean(process.features.typescript);
}
function firstLine(error) {
  return messageOf(error).split("\n", 1)[0];
}
function remedy(error, file) {
  const message = messageOf(error);
  if (error instanceof SyntaxError && /^(?:Cannot use import statement outside|Unexpected token 'export')/.test(message))
    return `; let its name end in \`.mjs\`${extname(file) === ".cjs" ? "" : ', or set `"type": "module"` in its package.json'}`;
  if (error instanceof ReferenceError && /^(?:module|exports|require) is not defined/.test(message))
    return "; let its name end in `.cjs`, or write it as a module";
  const [, missing] = /^Cannot find package '([^']+)'/.exec(message) ?? [];
  if (missing !== void 0)
    return `; install it (npm install --save-dev ${printable(missing)}), in a workflow by a step with \`npm ci\` before toolint's`;
  return "";
}
var moduleUrl = (file) => pathToFileURL(normalize(file)).href;
var GRACE_MS = 500;
async function withDeadline(work, milliseconds, message) {
  const done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const guard = new Worker(GUARD, { eval: true, workerData: { done, milliseconds: milliseconds + GRACE_MS } });
  guard.unref();
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(message)), milliseconds);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
    Atomics.store(done, 0, 1);
    Atomics.notify(done, 0);
  }
}
var GUARD = `
const { workerData: { done, milliseconds } } = require('node:worker_threads');
if (Atomics.wait(done, 0, 0, milliseconds) === 'timed-out') {
  const { Session } = require('node:inspector');
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.terminateExecution', () => session.disconnect());
}
`;
function isPath(name) {
  return /^\.{1,2}([/\\]|$)/.test(name) || isAbsolute(name);
}
function resolveModule(name, from) {
  if (isPath(name)) return absolutePath(parentOf(from), name);
  const { packageName } = partsOf(name);
  const homes = packageName === void 0 ? [] : homesOf(packageName, parentOf(from));
  const manifests = [...homes.map((home) => inFolder(home, "package.json")), ...manifestsAbove(parentOf(from))];
  if (manifests.some(wouldHang)) return resolveImport(name, parentOf(from));
  try {
    const { createRequire } = process.getBuiltinModule("node:module");
    const file = createRequire(from).resolve(name);
    if (isAbsolute(file)) return toSlashes(file);
  } catch {
  }
  return resolveImport(name, parentOf(from));
}
function whyMissing(name, from) {
  if (isPath(name)) return hintFor(absolutePath(parentOf(from), name), parentOf(from));
  if (existsSync(absolutePath(parentOf(from), name))) return hint(`./${printable(name)}`);
  const { packageName } = partsOf(name);
  if (packageName === void 0) return ": a path starts with `./`, and this is no name of a package";
  const shown = printable(packageName);
  const home = homesOf(packageName, parentOf(from)).find((each) => existsSync(each));
  return home === void 0 ? `: a path starts with \`./\`, and a package of this name is not installed (npm install --save-dev ${shown})` : `: the package \`${shown}\` is installed, and offers nothing by this name`;
}
function hintFor(file, folder) {
  if (!isInside(folder, file)) return "";
  try {
    return didYouMean(basename(file), readdirSync(parentOf(file)));
  } catch {
    return "";
  }
}
function resolveImport(name, folder) {
  const { packageName, rest } = partsOf(name);
  if (packageName === void 0) return void 0;
  for (const home of homesOf(packageName, folder)) {
    const manifest = manifestOf(home);
    const target = exported(manifest, `.${rest}`);
    if (target?.startsWith("./")) return absolutePath(home, target);
    const config = [...CONFIG_NAMES].find((each) => existsSync(`${home}/${each}`));
    if (config && rest === "" && manifest.exports === void 0) return `${home}/${config}`;
  }
  return void 0;
}
function partsOf(name) {
  const [, packageName, rest = ""] = /^((?:@[\w~][\w.~-]*\/)?[\w~][\w.~-]*)(\/.+)?$/.exec(name) ?? [];
  return { packageName, rest };
}
function homesOf(packageName, folder) {
  const homes = [];
  for (let at = folder; ; at = parentOf(at)) {
    homes.push(absolutePath(at, `node_modules/${packageName}`));
    if (parentOf(at) === at) return homes;
  }
}
function manifestOf(home) {
  const path = realPath(inFolder(home, "package.json"));
  const read = path === void 0 ? void 0 : readText(path, { maxBytes: MOST_MANIFEST });
  if (!read || "failure" in read) return {};
  try {
    const manifest = JSON.parse(read.text);
    return typeof manifest === "object" && manifest !== null ? manifest : {};
  } catch {
    return {};
  }
}
var MOST_MANIFEST = 5e6;
function wouldHang(path) {
  try {
    const stats = statSync(path);
    return !stats.isFile() && !stats.isDirectory();
  } catch {
    return false;
  }
}
function manifestsAbove(folder) {
  const parent = parentOf(folder);
  return [inFolder(folder, "package.json"), ...parent === folder ? [] : manifestsAbove(parent)];
}
function exported({ exports }, subpath) {
  const isMap = typeof exports === "object" && exports !== null && Object.keys(exports).some((key) => key.startsWith("."));
  if (!isMap) return subpath === "." ? targetOf(exports) : void 0;
  const map = exports;
  if (Object.hasOwn(map, subpath)) return targetOf(map[subpath]);
  for (const [pattern, target] of Object.entries(map)) {
    const [start, end, ...more] = pattern.split("*");
    const isFor = end !== void 0 && more.length === 0 && subpath.length >= pattern.length;
    if (!isFor || !subpath.startsWith(start) || !subpath.endsWith(end)) continue;
    const middle = subpath.slice(start.length, subpath.length - end.length);
    return targetOf(target)?.replaceAll("*", () => middle);
  }
  return void 0;
}
var CONDITIONS = /* @__PURE__ */ new Set(["import", "node", "module-sync", "default"]);
function targetOf(target) {
  if (typeof target === "string") return target;
  if (typeof target !== "object" || target === null) return void 0;
  const [, chosen] = Object.entries(target).find(([condition, each]) => CONDITIONS.has(condition) && targetOf(each)) ?? [];
  return targetOf(chosen);
}

// src/config/read.ts
var MAX_CONFIG_BYTES = 1024 * 1024;
var DATA = /* @__PURE__ */ new Set([".json", ".jsonc", ".json5", ".yaml", ".yml"]);
var CODE = /* @__PURE__ */ new Set([".js", ".mjs", ".cjs", ".ts", ".mts"]);
async function readConfig(file, options) {
  const shown = printable(relativePath(options.cwd, file));
  const real = realPath(file) ?? file;
  if (!options.allowCode && !isInside(options.workspace, real)) {
    throw new UserError(`${shown}: this config lies outside of the workspace, and is read only with ${ALLOWED_BY}`);
  }
  return CODE.has(extname2(file)) ? readCode(file, shown, options) : readData(real, file, shown);
}
function configOf(value, file) {
  const shown = "the config";
  return { file, shown, value, isCode: true, error: (path, message) => errorIn(shown, path, message) };
}
async function readCode(file, shown, { allowCode }) {
  const exported2 = await importDefault(file, shown, allowCode);
  return {
    file,
    shown,
    value: plainly(exported2, shown),
    isCode: true,
    error: (path, message) => errorIn(shown, path, message)
  };
}
function plainly(value, shown) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  try {
    return { ...value };
  } catch (error) {
    throw new UserError(
      `${shown}: it could not be read: ${printable(String(error?.message ?? error), 300)}`
    );
  }
}
async function readData(real, file, shown) {
  const isPackage = basename2(file) === PACKAGE_NAME;
  const read = readText(real, { maxBytes: MAX_CONFIG_BYTES });
  if (isPackage && !("text" in read && read.text.includes('"toolint"'))) return void 0;
  if ("failure" in read) throw new UserError(`${shown}: the config cannot be used. ${read.failure}`);
  if (!DATA.has(extname2(file).toLowerCase())) {
    throw new UserError(
      `${shown}: a config is JSON, JSONC, JSON5, YAML, JavaScript or TypeScript, and its name ends in ${eitherOf([...DATA, ...CODE])}`
    );
  }
  if (isBlank(read.text, file))
    return { file, shown, value: {}, isCode: false, error: (path, message) => errorIn(shown, path, message) };
  if (read.text.trim() === "") throw new UserError(`${shown}: the config is empty: \`{}\` would do`);
  const document = await parseOrSay(file, read.text);
  if (typeof document === "string") {
    if (isPackage) return void 0;
    throw new UserError(`${shown}: ${document}`);
  }
  const [root] = document.roots;
  const node = isPackage ? get(root, "toolint") : root;
  if (isPackage && !node) return void 0;
  if (document.roots.length > 1)
    throw new UserError(`${shown}: a config is one document, but this file contains several`);
  const lines = new Lines(read.text);
  const errorAt = (offset, message) => {
    const { line: line2, column } = lines.at(offset);
    return new UserError(`${shown}:${line2}:${column}: ${message}`);
  };
  if (document.faults.length > 0) throw together(document.faults.map((each) => errorAt(each.start, inOneText(each))));
  const again = node ? setAgain(node) : [];
  if (again.length > 0)
    throw together(
      again.map(
        ({ key, start }) => errorAt(
          start,
          `the key \`${printable(key, LONGEST_KEY)}\` is set again, and what was set first would not count`
        )
      )
    );
  return {
    file,
    shown,
    value: node && toValue(node),
    isCode: false,
    error: (path, message) => errorAt(offsetOf(node, path), message)
  };
}
var LONGEST_KEY = 60;
function setAgain(config) {
  const again = [];
  for (const node of walk(config)) {
    if (node.kind !== "object") continue;
    const known = /* @__PURE__ */ new Set();
    for (const each of node.entries) {
      if (known.has(each.key)) again.push(each);
      known.add(each.key);
    }
  }
  return again;
}
function isBlank(text, file) {
  return languageOf(file) === "yaml" && text.split("\n").every((line2) => /^\s*(#|$)/.test(line2));
}
function offsetOf(root, path) {
  let node = root;
  let start = root?.start ?? 0;
  for (const key of path) {
    const inside = node?.kind === "array" ? items(node)[Number(key)] : entry(node, key)?.value;
    if (!inside) return start;
    start = node?.kind === "array" ? inside.start : entry(node, key).start;
    node = inside;
  }
  return start;
}
function errorIn(shown, path, message) {
  return new UserError(path.length > 0 ? `${shown}, at \`${keyPath(path)}\`: ${message}` : `${shown}: ${message}`);
}
function keyPath(path) {
  return printable(
    path.map((key, index) => {
      if (/^\d+$/.test(key)) return `[${key}]`;
      return /^[\w$]+$/.test(key) ? `${index > 0 ? "." : ""}${key}` : `[${JSON.stringify(key)}]`;
    }).join("")
  );
}

// src/config/types.ts
var SETTINGS = [...SEVERITIES, "off"];
function resolveRules(rules, preset, layered, clients = []) {
  const severities = /* @__PURE__ */ new Map();
  const given = /* @__PURE__ */ new Map();
  for (const [id, setting] of layered.flatMap((settings) => withoutFamilies(settings, rules))) {
    const { severity, options } = readSetting(setting);
    severities.set(id, severity);
    if (options) given.set(id, options);
  }
  const base = basePreset(preset);
  const ofStore = demandsOf(preset);
  const on = /* @__PURE__ */ new Map();
  for (const rule of rules.values()) {
    const raised = rule.raisedBy && clients.includes(rule.raisedBy.client) ? rule.raisedBy.severity : void 0;
    const severity = severities.get(rule.id) ?? raised ?? ofStore.get(rule.id)?.severity ?? (isInPreset(rule, base) ? rule.severity : "off");
    if (severity === "off") continue;
    const { defaults, presets } = rule.options ?? {};
    on.set(rule.id, {
      rule,
      severity,
      // What a store demands is as severe as it says.
      chosen: severities.has(rule.id) || ofStore.has(rule.id),
      options: { ...defaults, ...presets?.[base], ...ofStore.get(rule.id)?.options, ...given.get(rule.id) }
    });
  }
  return on;
}
function withoutFamilies(settings, rules) {
  const entries = Object.entries(settings);
  const families = new Map(entries.filter(([id]) => isFamily(id)));
  if (families.size === 0) return entries;
  const fromFamilies = [...rules.keys()].flatMap((id) => {
    const setting = families.get(familyOf(id));
    return setting === void 0 ? [] : [[id, setting]];
  });
  return [...fromFamilies, ...entries.filter(([id]) => !isFamily(id))];
}
function readSetting(setting) {
  if (typeof setting === "string") return { severity: setting };
  const [severity, options] = setting;
  return { severity, options };
}

// src/config/check.ts
function errorsInConfig(source, validate, rules) {
  const value = source.isCode ? withoutPluginObjects(source.value) : source.value;
  return errorsIn(source, [], value, validate, rules);
}
function errorsIn(source, path, value, validate, rules) {
  const all = [...rules];
  const mistakes = mistakesIn(value, validate, path, {
    whole: "a config",
    unknownKey: (key, at) => unknownKey(key, at, all)
  });
  return mistakes.map(({ at, message }) => source.error(at, message));
}
function mistakesIn(value, validate, path, words) {
  if (validate(value)) return [];
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== "if");
  const mistakes = [...groupBy(errors, ({ instancePath }) => instancePath).values()].flatMap((here) => {
    const unknown = here.filter(({ keyword }) => keyword === "additionalProperties");
    return (unknown.length > 0 ? unknown : here.slice(0, 1)).map((error) => {
      const inside = stepsOf(error.instancePath);
      const at = [...path, ...inside];
      const key = error.params["additionalProperty"];
      const message = describe(error, at, valueAt(value, inside), words);
      return { at: typeof key === "string" ? [...at, key] : at, message };
    });
  });
  return [...groupBy(mistakes, ({ at, message }) => [...at, message].join("\n")).values()].map(([first]) => first);
}
function withoutPluginObjects(value) {
  if (!isObject(value) || !Array.isArray(value["plugins"])) return value;
  return { ...value, plugins: value["plugins"].map((plugin) => isObject(plugin) ? "object" : plugin) };
}
var isObject = (value) => typeof value === "object" && value !== null;
function describe({ keyword, params }, at, value, { whole, unknownKey: unknownKey2, pattern }) {
  const what = at.length > 0 ? `\`${keyPath(at)}\`` : whole;
  const param = (name) => String(params[name]);
  switch (keyword) {
    case "additionalProperties":
      return unknownKey2(param("additionalProperty"), at);
    case "required":
      return `${what} lacks the key \`${param("missingProperty")}\``;
    case "type":
      if (isSeverity(at)) return mustBe(what, SETTINGS, value);
      return `${what} must be ${withArticle(param("type"))}, and is ${withArticle(typeName(value))}`;
    case "enum":
      return mustBe(what, params["allowedValues"].map(String), value);
    case "maxItems":
    case "items":
      return isRuleSetting(at) ? `the rule \`${printable(at.at(-1))}\` takes ${param("limit") === "1" ? "no options" : "one object of options"}` : `${what} holds more than ${param("limit")} items`;
    case "minItems":
      return `${what} holds fewer than ${param("limit")} items`;
    case "minLength":
      return `${what} ${value === "" ? "is empty" : `is shorter than ${param("limit")} characters`}`;
    case "pattern":
      return `${what} ${pattern?.(at) ?? "is not written as it should be"}, and is ${quotedValue(value)}`;
    case "minimum":
    case "maximum":
      return `${what} must be ${keyword === "minimum" ? "at least" : "at most"} ${param("limit")}, and is ${quotedValue(value)}`;
    default:
      return `${what} is ${quotedValue(value)}, which does not fit the \`${keyword}\` that is asked for`;
  }
}
function mustBe(what, allowed, value) {
  const hint2 = typeof value === "string" ? didYouMean(value, allowed) : "";
  return `${what} must be ${eitherOf(allowed.map((each) => `\`${each}\``))}, and is ${quotedValue(value)}${hint2}`;
}
function unknownKey(key, at, rules) {
  if (at.at(-1) === "rules") return unknownRule(key, rules);
  const rule = at.at(-3) === "rules" ? rules.find(({ id }) => id === at.at(-2)) : void 0;
  if (rule)
    return `the rule \`${rule.id}\` has ${unknownHint("option", printable(key), Object.keys(rule.options?.defaults ?? {})).replace("unknown", "no")}`;
  const [first] = at;
  const known = first === void 0 ? KEYS : INNER_KEYS[first] ?? [];
  return `${unknownHint("key", printable(key), known)}${at.length > 0 ? ` in \`${keyPath(at)}\`` : ""}`;
}
function unknownRule(id, rules) {
  const ids = Array.from(rules, (rule) => rule.id);
  return isFamily(id) ? unknownHint("rule family", printable(id), familiesIn(ids)) : unknownHint("rule", printable(id), ids);
}
function readClients(list, what) {
  const words = list.split(/[\s,]+/).filter((word) => word !== "");
  const known = CLIENTS.filter((client) => words.includes(client));
  const stray = words.find((word) => !CLIENTS.some((client) => client === word));
  if (stray !== void 0)
    throw new UserError(
      `${what} names ${unknownHint("client", printable(stray), CLIENTS)}; there are ${CLIENTS.join(", ")}.`
    );
  if (known.length === 0) throw new UserError(`${what} needs at least one of ${CLIENTS.join(", ")}.`);
  return known;
}
var KEYS = [
  ...["$schema", "root", "extends", "rules", "files", "ignore", "overrides"],
  ...["formats", "servers", "dialect", "clients", "comments", "limits", "diff", "plugins"]
];
var INNER_KEYS = {
  overrides: ["files", "ignore", "rules"],
  dialect: ["openai"],
  limits: Object.keys(LIMITS),
  diff: ["accept"],
  accept: ["rule", "tool", "until", "reason"]
};
function isRuleSetting(at) {
  return at.at(-2) === "rules";
}
function isSeverity(at) {
  return isRuleSetting(at) || at.at(-1) === "0" && isRuleSetting(at.slice(0, -1));
}
function valueAt(value, path) {
  return path.reduce((at, key) => isObject(at) && Object.hasOwn(at, key) ? at[key] : void 0, value);
}
function typeName(value) {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
function withArticle(type) {
  if (type === "null" || type === "undefined") return type;
  return `${/^[aeio]/.test(type) ? "an" : "a"} ${type}`;
}

// src/run/suppressions.ts
import { lstatSync, existsSync as existsSync2 } from "node:fs";
async function openSuppressions(cwd, change) {
  const isThere = lstatSync(inFolder(cwd, SUPPRESSIONS), { throwIfNoEntry: false }) !== void 0;
  if (!isThere && !change) return void 0;
  const today = (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
  const file = isThere ? await readSuppressions(cwd, change !== void 0) : await parseSuppressions(printSuppressions(NONE));
  return {
    match: createMatcher(file.suppressions, today),
    async apply(ran) {
      const { renamed = /* @__PURE__ */ new Map() } = ran;
      const suppressions = withNewNames(file.suppressions, renamed);
      const followed = suppressions.filter((entry2, index) => entry2 !== file.suppressions[index]).length;
      const current = followed > 0 ? await parseSuppressions(printSuppressions({ ...file, suppressions })) : file;
      const now = await matchSuppressions(current, ran, today);
      if (!change && followed === 0) return applied(now);
      const { entries, ...update } = updateEntries(now, ran, change);
      const done = { ...update, followed };
      const text = printSuppressions({ ...file, suppressions: entries });
      if (text === file.text) return { ...applied(now), done };
      writeSuppressions(cwd, text);
      return { ...applied(await matchSuppressions(await parseSuppressions(text), ran, today)), done };
    }
  };
}
var NONE = { version: 1, suppressions: [] };
async function matchSuppressions(file, ran, today) {
  const matched = createMatcher(file.suppressions, today)(ran.findings);
  const { changed: superseded, gone } = unmatched(file.suppressions, matched);
  return { file, matched, superseded, stale: await staleIn(file, gone, ran) };
}
function applied({ matched, stale }) {
  const staleFindings = stale.flatMap(({ finding }) => finding ?? []);
  return { findings: [...matched.visible, ...staleFindings].sort(compareFindings), suppressed: matched.hidden.length };
}
function updateEntries({ file, matched, superseded, stale }, ran, { reason, only = (findings) => findings, prune } = {}) {
  const meant = reason === void 0 ? [] : only(
    matched.visible.filter((finding) => ran.isMeant(finding)),
    matched.hidden
  );
  const added = meant.filter(isSuppressible).map((finding) => suppressionOf(finding, reason));
  const places = new Set(added.map(placeKeyOfEntry));
  const replaced = [...superseded, ...matched.expired].filter((entry2) => places.has(placeKeyOfEntry(entry2)));
  const dropped = /* @__PURE__ */ new Set([...prune ? [...stale.map(({ entry: entry2 }) => entry2), ...superseded] : [], ...replaced]);
  const kept = file.suppressions.filter((entry2) => !dropped.has(entry2));
  return {
    entries: [...kept, ...added],
    added: added.length,
    removed: dropped.size,
    refused: meant.filter((finding) => !isSuppressible(finding))
  };
}
var INSIDE = new RegExp(PATH, "u");
var isSuppressible = ({ rule, path }) => mayBeSuppressed(rule) && INSIDE.test(path);
async function staleIn(file, unused, ran) {
  if (unused.length === 0) return [];
  const settings = (await ran.configs.for(SUPPRESSIONS)).rules;
  const stale = [];
  for (const entry2 of unused) {
    const complaint = await complaintOf(entry2, ran);
    if (!complaint) continue;
    const [message, data] = complaint;
    const finding = staleFinding(settings, message, {
      data,
      ...file.locate(entry2),
      ...message !== "fileGone" && {
        related: [{ path: entry2.path, line: 1, column: 1, note: "The file that it was written for." }]
      }
    });
    stale.push({ entry: entry2, finding });
  }
  return stale.length > MAX_STALE ? inOneFinding(stale, settings, file) : stale;
}
var MAX_STALE = 1e3;
function inOneFinding([first, ...others], settings, file) {
  const place = { data: { count: others.length + 1 }, ...file.locate(first.entry) };
  return [
    { entry: first.entry, finding: staleFinding(settings, "many", place) },
    ...others.map(({ entry: entry2 }) => ({ entry: entry2 }))
  ];
}
var staleFinding = (settings, message, place) => engineFinding(settings, { rule: "common/stale-suppression", message }, place);
async function complaintOf(entry2, ran) {
  const { path, rule, tool, pointer } = entry2;
  if (!ran.linted.has(path)) return isGone(path, ran) ? ["fileGone", { path }] : void 0;
  const { known, rules } = await ran.configs.for(path);
  if (!known.has(rule)) return ["ruleGone", { rule, hint: didYouMean(rule, known.keys()) }];
  const sawPart = known.get(rule).project !== void 0 && ran.paths.length > 0;
  if (!rules.has(rule) || sawPart) return void 0;
  const place = tool === void 0 ? `\`${pointer}\`` : `\`${pointer}\` of the tool \`${tool}\``;
  return ["mended", { rule, place: `${place} in ${path}` }];
}
function isGone(path, { cwd, paths }) {
  return !existsSync2(inFolder(cwd, path)) && isCovered(path, cwd, paths);
}
function isCovered(path, cwd, paths) {
  const absolute = absolutePath(cwd, path);
  const isOf = (given) => {
    const named = absolutePath(cwd, given);
    const test = wildcard(named);
    return isInside(named, absolute) || typeof test !== "string" && test(absolute);
  };
  return paths.length === 0 || paths.some(isOf);
}
var MAX_BYTES = 10 * 1024 * 1024;
var MAX_ENTRIES = 5e4;
async function readSuppressions(cwd, mayMend) {
  const read = readText(inFolder(cwd, SUPPRESSIONS), { maxBytes: MAX_BYTES });
  if ("failure" in read) throw new UserError(`${SUPPRESSIONS}: the suppressions cannot be used. ${read.failure}`);
  try {
    return await parseSuppressions(read.text);
  } catch (error) {
    const mended = mayMend ? repairText(read.text) : void 0;
    if (mended === void 0) throw error;
    return { ...await parseSuppressions(mended), text: read.text };
  }
}
var LIST = /^"suppressions": \[\]?$/;
var FRAME = /^(?:|[{}\]]|"version": 1|"\$schema": ".*"|[<>|=]{7}.*)$/;
function repairText(text) {
  const lines = text.split("\n").map((each) => each.trim().replace(/^,\s*|,$/g, ""));
  const entries = lines.filter((each) => each.startsWith('{ "path"') && each.endsWith("}"));
  const schema = lines.find((each) => each.startsWith('"$schema"'));
  const known = new Set(entries);
  const isItsOwn = lines.some((each) => LIST.test(each)) && lines.every((each) => known.has(each) || LIST.test(each) || FRAME.test(each));
  return isItsOwn ? `{ ${schema ? `${schema}, ` : ""}"version": 1, "suppressions": [
${entries.join(",\n")}
] }` : void 0;
}
async function parseSuppressions(text) {
  const lines = new Lines(text);
  const errorAt = (offset, message) => {
    const { line: line2, column } = lines.at(offset);
    return new UserError(`${SUPPRESSIONS}:${line2}:${column}: ${message}`);
  };
  const conflict = /^(?:<{7}|>{7})/m.exec(text);
  if (conflict) throw errorAt(conflict.index, CONFLICT);
  const document = await parseOrSay(SUPPRESSIONS, text);
  if (typeof document === "string") throw errorAt(0, `the suppressions cannot be used. ${document}`);
  const { faults, roots } = document;
  const [fault] = faults;
  if (fault)
    throw errorAt(
      fault.start,
      `${inOneText(fault)} Where a merge did that, \`npx toolint --prune-suppressions\` puts it in order.`
    );
  const root = roots[0];
  const value = toValue(root);
  const inSchema = mistakesIn(value, b, [], WORDS);
  const mistakes = inSchema.length > 0 ? inSchema : mistakesInEntries(value);
  if (mistakes.length > 0) throw together(mistakes.map(({ at, message }) => errorAt(offsetOf(root, at), message)));
  const content = value;
  const nodes = items(get(root, "suppressions"));
  if (nodes.length > MAX_ENTRIES)
    throw errorAt(0, `the file has ${nodes.length} suppressions, and at most ${MAX_ENTRIES} are read.`);
  let indexes;
  const locate = (entry2) => {
    indexes ??= new Map(content.suppressions.map((each, index2) => [each, index2]));
    const index = indexes.get(entry2);
    const { start, end } = nodes[index];
    const [from, to] = [lines.at(start), lines.at(end)];
    return {
      path: SUPPRESSIONS,
      pointer: `/suppressions/${index}`,
      valueHash: hash(line(entry2)),
      ...{ start, end, line: from.line, column: from.column, endLine: to.line, endColumn: to.column }
    };
  };
  return { ...content, text, locate };
}
var CONFLICT = "a merge has left its conflict here. `npx toolint --prune-suppressions` keeps the entries of both sides and takes out those that are stale";
var KEYS2 = ["$schema", "version", "suppressions"];
var ENTRY_KEYS = ["path", "rule", "tool", "pointer", "hash", "reason", "expires"];
var WORDS = {
  whole: "the file",
  unknownKey(key, at) {
    const hint2 = unknownHint("key", printable(key), at.length > 0 ? ENTRY_KEYS : KEYS2);
    return at.length > 0 ? `${hint2} in \`${keyPath(at)}\`` : hint2;
  },
  pattern: (at) => PATTERNS[at.at(-1)]
};
var DATE = "must be a date, such as 2027-12-31";
var PATTERNS = {
  path: "must be relative, with forward slashes, and lead to a file below this folder",
  reason: "must say something",
  expires: DATE
};
function mistakesInEntries({ suppressions }) {
  return suppressions.flatMap(({ rule, expires }, index) => {
    const at = ["suppressions", String(index)];
    if (!mayBeSuppressed(rule)) return [{ at, message: `findings of \`${rule}\` cannot be suppressed` }];
    if (expires === void 0 || isDay(expires)) return [];
    return [{ at: [...at, "expires"], message: `\`${keyPath([...at, "expires"])}\` ${DATE}` }];
  });
}
function isDay(date) {
  const day = /* @__PURE__ */ new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}
function writeSuppressions(cwd, text) {
  try {
    writeAtomically(inFolder(cwd, SUPPRESSIONS), text);
  } catch (error) {
    const { code, message } = error;
    throw new UserError(`${SUPPRESSIONS} could not be written: ${code ?? message}.`);
  }
}
function printSuppressions({ $schema, version, suppressions }) {
  const entries = suppressions.map(line).sort(compareText);
  const list = entries.length === 0 ? "[]" : `[
${entries.map((entry2) => `    ${entry2}`).join("\n    ,\n")}
  ]`;
  const schema = $schema === void 0 ? "" : `  "$schema": ${quoted($schema)},
`;
  return `{
${schema}  "version": ${version},
  "suppressions": ${list}
}
`;
}
function line(entry2) {
  const { path, rule, tool, pointer, hash: hash2, reason, expires } = entry2;
  const fields = Object.entries({ path, rule, tool, pointer, hash: hash2, reason, expires });
  const shown = fields.flatMap(([key, value]) => value === void 0 ? [] : `${quoted(key)}: ${quoted(value)}`);
  return `{ ${shown.join(", ")} }`;
}
function quoted(text) {
  return JSON.stringify(text).replace(
    /[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\x7f-\x9f]/gu,
    (character) => Array.from(
      { length: character.length },
      (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`
    ).join("")
  );
}

export {
  ALLOWED_BY,
  importDefault,
  isPath,
  resolveModule,
  whyMissing,
  readConfig,
  configOf,
  SETTINGS,
  resolveRules,
  readSetting,
  errorsInConfig,
  errorsIn,
  unknownRule,
  readClients,
  openSuppressions,
  isCovered
};
