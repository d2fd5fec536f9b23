import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  EXTENSIONS,
  NOT_REGULAR,
  absolutePath,
  inFolder,
  isInside,
  isMissing,
  leadsOut,
  parentOf,
  readText,
  realPath,
  reason,
  relativePath,
  toSlashes
} from "./chunk-RMPPL5ZQ.js";
import {
  afterEdits,
  hunksOf,
  isOfChange,
  isOnChange,
  staysOnChange
} from "./chunk-WYUWWQSN.js";
import {
  require_equal
} from "./chunk-QTJ6MSOD.js";
import {
  NO_FORMAT,
  SUPPRESSIONS,
  TOOL,
  createMatcher,
  createSqlService,
  judge,
  leftOver,
  mayBeSuppressed,
  mayHoldTools,
  pageOf,
  suppressionOf,
  validate,
  withoutFixes
} from "./chunk-QUBBHYTF.js";
import {
  jsonSyntax,
  jsoncSyntax
} from "./chunk-MOP4B7XR.js";
import {
  require_ucs2length
} from "./chunk-LEJ6JWSO.js";
import {
  hash
} from "./chunk-7RT4CQPU.js";
import {
  applyFixes
} from "./chunk-WRCPYRAZ.js";
import {
  Lines,
  Unreadable,
  checkDepth,
  didYouMean,
  fill,
  printable
} from "./chunk-ZRVJU6IG.js";
import {
  BOUNDS,
  LIMITS,
  atMost
} from "./chunk-JFYGXE7G.js";
import {
  NONE,
  compareFindings,
  compareText,
  plus
} from "./chunk-U4J2ZR6R.js";
import {
  commentEnd,
  commentsIn
} from "./chunk-2A23LYDY.js";
import {
  entry,
  get,
  items,
  toValue
} from "./chunk-PEYFFKY5.js";
import {
  __toESM
} from "./chunk-HANBNIMK.js";

// src/workspace/errors.ts
var UserError = class extends Error {
  name = "UserError";
};
function unknownHint(kind, word, known) {
  return `unknown ${kind} \`${word}\`${didYouMean(word, known)}`;
}

// src/workspace/config-types.ts
var PRESETS = ["spec", "recommended", "strict"];
var SETTINGS = ["error", "warning", "info", "off"];
var FORMATS = ["shinkai", "otc", "gloodata", "openai", "mcp"];
var BUILTIN_PACKS = ["common", ...FORMATS];
function isBuiltin(id) {
  return BUILTIN_PACKS.some((pack) => id.startsWith(`${pack}/`));
}

// src/workspace/config-settings.ts
function resolveRules(rules, preset, layered) {
  const severities = /* @__PURE__ */ new Map();
  const given = /* @__PURE__ */ new Map();
  for (const [id, setting] of layered.flatMap((settings) => Object.entries(settings))) {
    const { severity, options } = readSetting(setting);
    severities.set(id, severity);
    if (options) given.set(id, options);
  }
  const on = /* @__PURE__ */ new Map();
  for (const rule of rules.values()) {
    const severity = severities.get(rule.id) ?? (isIn(rule, preset) ? rule.severity : "off");
    if (severity === "off") continue;
    const { defaults, presets } = rule.options ?? {};
    on.set(rule.id, {
      rule,
      severity,
      chosen: severities.has(rule.id),
      options: { ...defaults, ...presets?.[preset], ...given.get(rule.id) }
    });
  }
  return on;
}
function isIn(rule, preset) {
  return PRESETS.indexOf(rule.in) <= PRESETS.indexOf(preset);
}
function readSetting(setting) {
  if (typeof setting === "string") return { severity: setting };
  const [severity, options] = setting;
  return { severity, options };
}

// src/workspace/gitignore.ts
import { existsSync, statSync } from "node:fs";

// src/workspace/character-set.ts
var CLASSES = {
  alnum: "09AZaz",
  alpha: "AZaz",
  blank: "  		",
  cntrl: "\0\x7F\x7F",
  digit: "09",
  graph: "!~",
  lower: "az",
  print: " ~",
  punct: "!/:@[`{~",
  space: "  	\r",
  upper: "AZ",
  xdigit: "09AFaf"
};
function parseSet(pattern, start) {
  let i = start;
  const negated = pattern[i] === "!" || pattern[i] === "^";
  if (negated) i++;
  const ranges = [];
  const readMember = () => {
    if (pattern[i] === "\\") i++;
    const code = pattern.codePointAt(i) ?? -1;
    i += code > 65535 ? 2 : 1;
    return code;
  };
  for (const first = i; i === first || pattern[i] !== "]"; ) {
    if (i >= pattern.length) return void 0;
    const name = pattern.startsWith("[:", i) ? pattern.slice(i + 2, pattern.indexOf(":]", i + 2)) : "";
    if (name !== "" && Object.hasOwn(CLASSES, name)) {
      const bounds = CLASSES[name];
      for (let j = 0; j < bounds.length; j += 2) ranges.push([bounds.charCodeAt(j), bounds.charCodeAt(j + 1)]);
      i += name.length + 4;
      continue;
    }
    const from = readMember();
    const isRange = pattern[i] === "-" && i + 1 < pattern.length && pattern[i + 1] !== "]";
    if (isRange) i++;
    ranges.push([from, isRange ? readMember() : from]);
  }
  const test = (char) => {
    const code = char.codePointAt(0);
    return ranges.some(([from, to]) => from <= code && code <= to) !== negated;
  };
  return { test, end: i + 1 };
}

// src/workspace/wildcard.ts
var STAR = /* @__PURE__ */ Symbol("*");
var GLOBSTAR = /* @__PURE__ */ Symbol("**");
var anyCharacter = () => true;
function wildcard(pattern) {
  const segments = parse(pattern);
  if (typeof segments === "string") return segments;
  if (segments.length === 1 && segments[0] !== GLOBSTAR) {
    const [only] = segments;
    return (path) => !path.includes("/") && only(path);
  }
  if (segments.length === 2 && segments[0] === GLOBSTAR && segments[1] !== GLOBSTAR) {
    const name = segments[1];
    return (path) => name(path.slice(path.lastIndexOf("/") + 1));
  }
  return (path) => matchSegments(segments, path.split("/"));
}
function matchSegments(pattern, path) {
  let at = 0;
  let next = 0;
  let retryAt = -1;
  let retryNext = -1;
  while (next < path.length) {
    const segment = pattern[at];
    if (segment === GLOBSTAR) {
      retryAt = ++at;
      retryNext = next;
    } else if (segment?.(path[next])) {
      at++;
      next++;
    } else {
      if (retryAt < 0) return false;
      at = retryAt;
      next = ++retryNext;
    }
  }
  return at === pattern.length;
}
function matchPieces(pattern, text) {
  let at = 0;
  let next = 0;
  let retryAt = -1;
  let retryNext = -1;
  while (next < text.length) {
    const piece = pattern[at];
    const char = String.fromCodePoint(text.codePointAt(next));
    if (piece === STAR) {
      retryAt = ++at;
      retryNext = next;
    } else if (piece === char || typeof piece === "function" && piece(char)) {
      at++;
      next += char.length;
    } else {
      if (retryAt < 0) return false;
      at = retryAt;
      retryNext += String.fromCodePoint(text.codePointAt(retryNext)).length;
      next = retryNext;
    }
  }
  while (pattern[at] === STAR) at++;
  return at === pattern.length;
}
function parse(pattern) {
  const segments = [];
  let pieces = [];
  let stars = 0;
  const endSegment = () => {
    const isGlobstar = stars > 1 && pieces.length === 1;
    if (!isGlobstar) segments.push(segmentTest(pieces));
    else if (segments.at(-1) !== GLOBSTAR) segments.push(GLOBSTAR);
    pieces = [];
    stars = 0;
  };
  for (let i = 0; i < pattern.length; ) {
    const char = String.fromCodePoint(pattern.codePointAt(i));
    i += char.length;
    if (char === "/") endSegment();
    else if (char === "?") pieces.push(anyCharacter);
    else if (char === "*") {
      stars++;
      if (pieces.at(-1) !== STAR) pieces.push(STAR);
    } else if (char === "[") {
      const set = parseSet(pattern, i);
      if (!set) return "a `[` is never closed";
      pieces.push(set.test);
      i = set.end;
    } else if (char === "\\") {
      if (i === pattern.length) return "it ends in a lone backslash";
      const escaped = String.fromCodePoint(pattern.codePointAt(i));
      pieces.push(escaped);
      i += escaped.length;
    } else pieces.push(char);
  }
  endSegment();
  return segments;
}
function segmentTest(pieces) {
  const first = pieces[0];
  const last = pieces.at(-1);
  const literals = pieces.filter((piece) => typeof piece === "string");
  const text = literals.join("");
  if (literals.length === pieces.length) return (name) => name === text;
  if (pieces.length === 1 && first === STAR) return anyCharacter;
  if (literals.length === pieces.length - 1 && first === STAR) return (name) => name.endsWith(text);
  if (literals.length === pieces.length - 1 && last === STAR) return (name) => name.startsWith(text);
  return (name) => matchPieces(pieces, name);
}

// src/workspace/gitignore.ts
var MAX_FILE = 1024 * 1024;
var MAX_LINE = 4096;
var MAX_LINES = 1e4;
function isIgnored(scope, path, isFolder) {
  const end = path.lastIndexOf("/") + 1;
  return isNameIgnored(scope, path.slice(0, end), path.slice(end), isFolder);
}
function isNameIgnored(scope, folder, name, isFolder) {
  for (let at = scope; at; at = at.outer) {
    if (!folder.startsWith(at.base)) continue;
    const verdict = lastMatch(at.rules, folder.slice(at.base.length), name, isFolder);
    if (verdict) return !verdict.negated;
  }
  return false;
}
function lastMatch(rules, folder, name, isFolder) {
  for (let i = rules.length - 1; i >= 0; i--) {
    const rule = rules[i];
    if ((isFolder || !rule.foldersOnly) && rule.matches(rule.byName ? name : folder + name)) return rule;
  }
  return void 0;
}
function parseIgnoreFile(text) {
  return text.replace(/^\ufeff/, "").split(/\r?\n/, MAX_LINES).flatMap((line2) => parseIgnoreLine(line2) ?? []);
}
function parseIgnoreLine(line2) {
  if (line2.startsWith("#") || line2.length > MAX_LINE) return void 0;
  let pattern = trimSpaces(line2);
  const negated = pattern.startsWith("!");
  if (negated) pattern = pattern.slice(1);
  const foldersOnly = pattern.endsWith("/");
  if (foldersOnly) pattern = pattern.slice(0, -1);
  if (pattern === "") return void 0;
  const byName = !pattern.includes("/");
  const matches = wildcard(pattern.replace(/^\//, ""));
  return typeof matches === "string" ? void 0 : { negated, foldersOnly, byName, matches };
}
function trimSpaces(line2) {
  let end = line2.length;
  while (line2[end - 1] === " ") end--;
  let backslashes = 0;
  while (line2[end - backslashes - 1] === "\\") backslashes++;
  return end < line2.length && backslashes % 2 === 1 ? line2.slice(0, end + 1) : line2.slice(0, end);
}
function gitTop(folder) {
  for (let at = folder; ; ) {
    if (existsSync(inFolder(at, ".git"))) return at;
    const parent = parentOf(at);
    if (parent === at) return void 0;
    at = parent;
  }
}
function workspaceOf(cwd) {
  const top = gitTop(cwd) ?? cwd;
  return realPath(top) ?? top;
}
function topScope(folder) {
  const rules = readRules(excludeFile(folder));
  return rules.length > 0 ? { base: inFolder(folder, ""), rules, outer: void 0 } : void 0;
}
function innerScope(folder, outer) {
  const file = inFolder(folder, ".gitignore");
  const rules = existsSync(file) ? readRules(file) : [];
  return rules.length > 0 ? { base: inFolder(folder, ""), rules, outer } : outer;
}
function scopeFinder(cwd) {
  const known = /* @__PURE__ */ new Map();
  const workTop = gitTop(cwd) ?? cwd;
  const find = (folder) => {
    let found = known.get(folder);
    if (!found) {
      const parent = parentOf(folder);
      if (folder === workTop || existsSync(inFolder(folder, ".git"))) {
        found = { scope: innerScope(folder, topScope(folder)), inRepository: true };
      } else if (parent === folder) found = { scope: void 0, inRepository: false };
      else {
        const { scope, inRepository } = find(parent);
        found = { scope: inRepository ? innerScope(folder, scope) : void 0, inRepository };
      }
      known.set(folder, found);
    }
    return found;
  };
  return (folder) => find(folder).scope;
}
function excludeFile(top) {
  const git = `${top}/.git`;
  if (!statSync(git, { throwIfNoEntry: false })?.isFile()) return `${git}/info/exclude`;
  const repository = absolutePath(top, firstLine(git).replace(/^gitdir:\s*/, ""));
  return `${absolutePath(repository, firstLine(`${repository}/commondir`))}/info/exclude`;
}
function firstLine(file) {
  const read = readText(file, { maxBytes: MAX_LINE });
  return "text" in read ? read.text.split("\n", 1)[0].trim() : "";
}
function readRules(file) {
  const read = readText(file, { maxBytes: MAX_FILE });
  return "text" in read ? parseIgnoreFile(read.text) : [];
}

// src/workspace/config-chain.ts
function resolveFor(chain, path, options) {
  const inLayer = layerPaths(path, options.cwd);
  let key = "";
  for (const layer of chain.layers) {
    const inside = inLayer(layer);
    for (const { overrides } of layer.parts) {
      for (const { matches } of overrides) key += inside !== void 0 && matches(inside) ? "x" : "-";
    }
  }
  let resolved = chain.resolved.get(key);
  if (!resolved) chain.resolved.set(key, resolved = resolve(chain, key, options));
  return resolved;
}
function resolve({ layers, rules }, key, { cwd, preset: chosen, overrides }) {
  const parts = layers.flatMap((layer) => layer.parts.map((part) => ({ layer, part })));
  const preset = chosen ?? layers.findLast((layer) => layer.preset)?.preset ?? "recommended";
  let bit = 0;
  const settings = layers.flatMap((layer) => layer.parts).flatMap((part) => [
    part.config.rules ?? {},
    ...part.overrides.filter(() => key[bit++] === "x").map((override) => override.rules)
  ]);
  const last = (path, pick) => {
    const inLayer = layerPaths(path, cwd);
    for (const { layer, part } of parts.toReversed()) {
      const inside = inLayer(layer);
      const picked = inside === void 0 ? void 0 : pick(part, inside);
      if (picked !== void 0) return picked;
    }
    return void 0;
  };
  return {
    preset,
    rules: resolveRules(rules, preset, [...settings, overrides]),
    known: rules,
    dialect: {
      openai: parts.findLast(({ part }) => part.config.dialect?.openai)?.part.config.dialect?.openai ?? "auto"
    },
    comments: parts.findLast(({ part }) => part.config.comments !== void 0)?.part.config.comments ?? false,
    limits: Object.assign({}, LIMITS, ...parts.map(({ part }) => part.config.limits)),
    sources: parts.map(({ part }) => part.source.shown),
    files: parts.some(({ part }) => part.files) ? (path) => last(path, (part, inside) => part.files?.(inside)) ?? true : void 0,
    ignored: ignoredBy(layers, cwd),
    format: (path) => last(path, ({ formats }, inside) => formats.findLast(({ matches }) => matches(inside))?.format),
    servers: (path) => serversOf(layers, layerPaths(path, cwd))
  };
}
function ignoredBy(layers, cwd) {
  const scope = layers.reduce((outer, { folder, parts }) => {
    const rules = parts.flatMap((part) => part.ignore);
    return rules.length > 0 ? { base: inFolder(folder, ""), rules, outer } : outer;
  }, void 0);
  if (!scope) return () => false;
  const known = /* @__PURE__ */ new Map();
  const isFolderIgnored = (folder) => {
    let ignored = known.get(folder);
    if (ignored === void 0) {
      const parent = parentOf(folder);
      ignored = parent !== folder && (isFolderIgnored(parent) || isIgnored(scope, folder, true));
      known.set(folder, ignored);
    }
    return ignored;
  };
  return (path) => {
    const absolute = absoluteOf(path.replace(/\/$/, ""), cwd);
    if (path.endsWith("/")) return isFolderIgnored(absolute);
    return isFolderIgnored(parentOf(absolute)) || isIgnored(scope, absolute, false);
  };
}
function serversOf(layers, inLayer) {
  const belongs = /* @__PURE__ */ new Map();
  for (const layer of layers) {
    const inside = inLayer(layer);
    for (const { servers } of inside === void 0 ? [] : layer.parts) {
      for (const { name, matches } of servers) belongs.set(name, matches(inside));
    }
  }
  return [...belongs].flatMap(([name, isIn2]) => isIn2 ? name : []);
}
function layerPaths(path, cwd) {
  const absolute = absoluteOf(path, cwd);
  return ({ folder }) => isInside(folder, absolute) ? absolute.slice(inFolder(folder, "").length) : void 0;
}
function absoluteOf(path, cwd) {
  return path.startsWith(".") || path.startsWith("/") || path.includes(":") ? absolutePath(cwd, path) : inFolder(cwd, path);
}
function printableConfig({
  preset,
  rules,
  known,
  dialect,
  comments,
  limits,
  sources
}) {
  const settings = Array.from(known.values(), ({ id, options }) => {
    const setting = rules.get(id);
    const severity = setting?.severity ?? "off";
    return [id, setting && options ? [severity, setting.options] : severity];
  });
  return { preset, sources, dialect, comments, limits, rules: Object.fromEntries(settings) };
}

// src/workspace/config-finder.ts
import { existsSync as existsSync3 } from "node:fs";

// src/workspace/config-source.ts
import { basename, extname as extname2 } from "node:path";

// src/parse/json.ts
var END = -1;
var BOM = 65279;
var TAB = 9;
var LINE_FEED = 10;
var RETURN = 13;
var SPACE = 32;
var QUOTE = 34;
var PLUS = 43;
var COMMA = 44;
var MINUS = 45;
var DOT = 46;
var SLASH = 47;
var ZERO = 48;
var NINE = 57;
var COLON = 58;
var OPEN_BRACKET = 91;
var BACKSLASH = 92;
var CLOSE_BRACKET = 93;
var LOWER_E = 101;
var LOWER_F = 102;
var LOWER_N = 110;
var LOWER_T = 116;
var OPEN_BRACE = 123;
var CLOSE_BRACE = 125;
var COMMENTS = 1;
var TRAILING_COMMAS = 2;
var FLAG_BITS = 2;
var NO_FAULTS = [];
function parseJson(path, text, options = {}) {
  const { depth = LIMITS.depth } = options;
  const grammar = (options.comments ? COMMENTS : 0) | (options.trailingCommas ? TRAILING_COMMAS : 0);
  const flags = grammar | depth << FLAG_BITS;
  const root = parseValue(text, skipBlank(text, codeAt(text, 0) === BOM ? 1 : 0, flags), flags, 1);
  if (root === void 0 || skipBlank(text, root.end, flags) < text.length) return void 0;
  return { path, text, syntax: grammar === 0 ? jsonSyntax : jsoncSyntax, roots: [root], faults: NO_FAULTS };
}
function parseValue(text, at, flags, depth) {
  switch (codeAt(text, at)) {
    case QUOTE:
      return parseString(text, at);
    case OPEN_BRACE:
      return parseObject(text, at, flags, depth);
    case OPEN_BRACKET:
      return parseArray(text, at, flags, depth);
    case LOWER_T:
      return text.startsWith("true", at) ? { kind: "boolean", value: true, start: at, end: at + 4 } : void 0;
    case LOWER_F:
      return text.startsWith("false", at) ? { kind: "boolean", value: false, start: at, end: at + 5 } : void 0;
    case LOWER_N:
      return text.startsWith("null", at) ? { kind: "null", start: at, end: at + 4 } : void 0;
    default:
      return parseNumber(text, at);
  }
}
function parseObject(text, start, flags, depth) {
  checkDepth(depth, flags >> FLAG_BITS);
  const entries = [];
  let at = skipBlank(text, start + 1, flags);
  let closes = codeAt(text, at) === CLOSE_BRACE;
  while (!closes) {
    if (codeAt(text, at) !== QUOTE) return void 0;
    const close = stringEnd(text, at);
    const end = close < 0 ? -close : close;
    const key = keyAt(text, at, close);
    if (key === void 0) return void 0;
    const colon = skipBlank(text, end, flags);
    if (codeAt(text, colon) !== COLON) return void 0;
    const value = parseValue(text, skipBlank(text, colon + 1, flags), flags, depth + 1);
    if (value === void 0) return void 0;
    entries.push({ key, value, start: at, end });
    at = skipBlank(text, value.end, flags);
    const code = codeAt(text, at);
    if (code === COMMA) {
      at = skipBlank(text, at + 1, flags);
      closes = (flags & TRAILING_COMMAS) !== 0 && codeAt(text, at) === CLOSE_BRACE;
    } else if (code === CLOSE_BRACE) closes = true;
    else return void 0;
  }
  return { kind: "object", entries, open: false, start, end: at + 1 };
}
function parseArray(text, start, flags, depth) {
  checkDepth(depth, flags >> FLAG_BITS);
  const items2 = [];
  let at = skipBlank(text, start + 1, flags);
  let closes = codeAt(text, at) === CLOSE_BRACKET;
  while (!closes) {
    const item = parseValue(text, at, flags, depth + 1);
    if (item === void 0) return void 0;
    items2.push(item);
    at = skipBlank(text, item.end, flags);
    const code = codeAt(text, at);
    if (code === COMMA) {
      at = skipBlank(text, at + 1, flags);
      closes = (flags & TRAILING_COMMAS) !== 0 && codeAt(text, at) === CLOSE_BRACKET;
    } else if (code === CLOSE_BRACKET) closes = true;
    else return void 0;
  }
  return { kind: "array", items: items2, open: false, start, end: at + 1 };
}
function parseString(text, start) {
  const close = stringEnd(text, start);
  const value = stringValue(text, start, close);
  if (value === void 0) return void 0;
  return { kind: "string", value, start, end: close < 0 ? -close : close };
}
function stringEnd(text, start) {
  let escaped = false;
  for (let at = start + 1; ; at++) {
    const code = codeAt(text, at);
    if (code > BACKSLASH) continue;
    if (code === QUOTE) return escaped ? -(at + 1) : at + 1;
    if (code === BACKSLASH) {
      escaped = true;
      at++;
    } else if (!(code >= SPACE)) return 0;
  }
}
var KEYS = new Array(1024).fill(void 0);
var LONGEST_KEY = 24;
function keyAt(text, start, close) {
  const length = close - start - 2;
  if (length < 1 || length > LONGEST_KEY) return stringValue(text, start, close);
  const slot = length * 137 + codeAt(text, start + 1) * 31 + codeAt(text, close - 2) * 7 + codeAt(text, start + 1 + (length >> 1)) & 1023;
  const known = KEYS[slot];
  if (known?.length === length && text.startsWith(known, start + 1)) return known;
  return KEYS[slot] = ownCopy(text.slice(start + 1, close - 1));
}
function ownCopy(key) {
  return Object.keys({ [key]: true })[0];
}
function stringValue(text, start, close) {
  if (close > 0) return text.slice(start + 1, close - 1);
  if (close === 0) return void 0;
  try {
    return JSON.parse(text.slice(start, -close));
  } catch {
    return void 0;
  }
}
function parseNumber(text, start) {
  let at = codeAt(text, start) === MINUS ? start + 1 : start;
  const digits = at;
  at = skipDigits(text, at);
  if (at === digits || codeAt(text, digits) === ZERO && at > digits + 1) return void 0;
  if (codeAt(text, at) === DOT) {
    const fraction = at + 1;
    at = skipDigits(text, fraction);
    if (at === fraction) return void 0;
  }
  if ((codeAt(text, at) | SPACE) === LOWER_E) {
    const sign = codeAt(text, at + 1);
    const exponent = sign === PLUS || sign === MINUS ? at + 2 : at + 1;
    at = skipDigits(text, exponent);
    if (at === exponent) return void 0;
  }
  return { kind: "number", value: +text.slice(start, at), start, end: at };
}
function skipDigits(text, at) {
  for (let code = codeAt(text, at); code >= ZERO && code <= NINE; code = codeAt(text, at)) at++;
  return at;
}
function skipBlank(text, at, flags) {
  let code = codeAt(text, at);
  while (code === SPACE || code === LINE_FEED || code === RETURN || code === TAB) code = codeAt(text, ++at);
  return code === SLASH && (flags & COMMENTS) !== 0 ? skipComments(text, at) : at;
}
function skipComments(text, at) {
  for (; ; ) {
    const end = commentEnd(text, at);
    if (end === at) return at;
    at = skipBlank(text, end, 0);
  }
}
function codeAt(text, at) {
  return at < text.length ? text.charCodeAt(at) : END;
}

// src/parse/parse.ts
var STRICT = { comments: false, trailingCommas: false };
var LOOSE = { comments: true, trailingCommas: true };
function languageOf(path) {
  if (/\.([mc]?[jt]s|[jt]sx)$/i.test(path)) return "source";
  if (/\.html?$/i.test(path)) return "html";
  const ending = /\.(jsonc?|ya?ml)$/i.exec(path)?.[1]?.toLowerCase();
  return ending === "yml" ? "yaml" : ending;
}
async function parse2(path, text, options = {}) {
  const language = languageOf(path);
  if (language === "yaml") {
    const { parseYaml } = await import("./yaml-CP6MLZ3B.js");
    return parseYaml(path, text, options.limits);
  }
  if (language === "html") {
    const { parseHtml } = await import("./html-77IHBVTF.js");
    return parseHtml(path, text);
  }
  if (language === "source") {
    const { parseSource } = await import("./typescript-FT6QLA5O.js");
    const pages = text.includes("openai") && /<script|\son[a-z]+=/i.test(text) ? await import("./html-77IHBVTF.js") : void 0;
    const { resolveImport: resolveImport2, texts } = options.imports ?? {};
    return parseSource(path, text, { resolveImport: resolveImport2, others: texts, readPages: pages?.templateUses });
  }
  const grammar = language === "jsonc" || options.comments ? LOOSE : STRICT;
  const jsonOptions = options.limits ? { ...grammar, depth: options.limits.depth } : grammar;
  const document = parseJson(path, text, jsonOptions) ?? await recovered(path, text, jsonOptions);
  return grammar === LOOSE ? { ...document, comments: () => commentsIn(text) } : document;
}
async function recovered(path, text, options) {
  const { recoverJson } = await import("./json-recover-SOCBIJK2.js");
  return recoverJson(path, text, options);
}

// src/workspace/folder-seen.ts
var CONFIG_NAMES = new Set(
  ["json", "jsonc", "yaml", "yml", "js", "mjs", "ts"].map((ending) => `toolint.config.${ending}`)
);
var PACKAGE_NAME = "package.json";
var NOTHING = { configs: [], isGitTop: false, hasGitignore: false };
function folderSeen(entries) {
  let seen;
  for (const { name } of entries) {
    if (!isTelling(name)) continue;
    seen ??= { configs: [], isGitTop: false, hasGitignore: false };
    if (name === ".git") seen.isGitTop = true;
    else if (name === ".gitignore") seen.hasGitignore = true;
    else seen.configs.push(name);
  }
  return seen ?? NOTHING;
}
function isTelling(name) {
  return name === ".git" || name === ".gitignore" || name === PACKAGE_NAME || CONFIG_NAMES.has(name);
}

// src/workspace/import-module.ts
import { extname } from "node:path";
import { pathToFileURL } from "node:url";
var TYPESCRIPT = /* @__PURE__ */ new Set([".ts", ".mts"]);
async function importDefault(file, shown2, allowCode) {
  if (!allowCode) {
    throw new UserError(
      `${shown2}: this file is code, which runs only where \`allow-code\` is set; use JSON or YAML instead`
    );
  }
  if (TYPESCRIPT.has(extname(file)) && !stripsTypes()) {
    throw new UserError(
      `${shown2}: TypeScript is loaded only by a Node.js that strips types itself (22.18 or newer), and this is ${process.version}; use JavaScript or JSON instead`
    );
  }
  let module;
  try {
    module = await import(pathToFileURL(file).href);
  } catch (error) {
    throw new UserError(`${shown2}: it could not be loaded: ${printable(firstLine2(error), 300)}`);
  }
  if (module.default === void 0) throw new UserError(`${shown2}: it has no default export`);
  return module.default;
}
function stripsTypes() {
  return Boolean(process.features.typescript);
}
function firstLine2(error) {
  return (error instanceof Error ? error.message : String(error)).split("\n", 1)[0];
}

// src/workspace/config-source.ts
var MAX_CONFIG_BYTES = 1024 * 1024;
var CODE = /* @__PURE__ */ new Set([".js", ".mjs", ".cjs", ".ts", ".mts"]);
async function readConfig(file, options) {
  const shown2 = printable(relativePath(options.cwd, file));
  const real = realPath(file) ?? file;
  if (!options.allowCode && !isInside(options.workspace, real)) {
    throw new UserError(
      `${shown2}: this config lies outside of the workspace, and is read only where \`allow-code\` is set`
    );
  }
  return CODE.has(extname2(file)) ? readCode(file, shown2, options) : readData(real, file, shown2);
}
function configOf(value, file) {
  const shown2 = "the config";
  return { file, shown: shown2, value, isCode: true, error: (path, message) => errorAt(shown2, path, message) };
}
async function readCode(file, shown2, { allowCode }) {
  const exported2 = await importDefault(file, shown2, allowCode);
  return { file, shown: shown2, value: exported2, isCode: true, error: (path, message) => errorAt(shown2, path, message) };
}
async function readData(real, file, shown2) {
  const isPackage = basename(file) === PACKAGE_NAME;
  const read = readText(real, { maxBytes: MAX_CONFIG_BYTES });
  if (isPackage && !("text" in read && read.text.includes('"toolint"'))) return void 0;
  if ("failure" in read) throw new UserError(`${shown2}: the config cannot be used. ${read.failure}`);
  if (languageOf(file) === void 0) {
    throw new UserError(
      `${shown2}: a config is a file in JSON, JSONC, YAML, JavaScript or TypeScript, and its name says so`
    );
  }
  if (isBlank(read.text, file))
    return { file, shown: shown2, value: {}, isCode: false, error: (path, message) => errorAt(shown2, path, message) };
  if (read.text.trim() === "") throw new UserError(`${shown2}: the config is empty: \`{}\` would do`);
  const document = await parseConfig(file, read.text);
  if (typeof document === "string") {
    if (isPackage) return void 0;
    throw new UserError(`${shown2}: ${document}`);
  }
  const [root] = document.roots;
  const node = isPackage ? get(root, "toolint") : root;
  if (isPackage && !node) return void 0;
  if (document.roots.length > 1) throw new UserError(`${shown2}: a config is one document, and this file holds several`);
  const [fault] = document.faults;
  const lines = new Lines(read.text);
  if (fault) throw new UserError(`${shown2}:${lines.at(fault.start).line}: ${fault.message}`);
  return {
    file,
    shown: shown2,
    value: node && toValue(node),
    isCode: false,
    error: (path, message) => new UserError(`${shown2}:${lines.at(placeOf(node, path)).line}: ${message}`)
  };
}
function isBlank(text, file) {
  return languageOf(file) === "yaml" && text.split("\n").every((line2) => /^\s*(#|$)/.test(line2));
}
async function parseConfig(file, text) {
  try {
    return await parse2(file, text);
  } catch (error) {
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
}
function placeOf(root, path) {
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
function errorAt(shown2, path, message) {
  return new UserError(path.length > 0 ? `${shown2}, at \`${keyPath(path)}\`: ${message}` : `${shown2}: ${message}`);
}
function keyPath(path) {
  return printable(
    path.map((key, index) => {
      if (/^\d+$/.test(key)) return `[${key}]`;
      return /^[\w$]+$/.test(key) ? `${index > 0 ? "." : ""}${key}` : `[${JSON.stringify(key)}]`;
    }).join("")
  );
}

// src/workspace/config-check.ts
function checkConfig(source, validate3, rules) {
  const value = source.isCode ? withoutPluginObjects(source.value) : source.value;
  checkPart(source, [], value, validate3, rules);
}
function checkPart(source, path, value, validate3, rules) {
  const all = [...rules];
  const complaint = complain(value, validate3, path, {
    whole: "a config",
    unknownKey: (key, at) => unknownKey(key, at, all)
  });
  if (complaint) throw source.error(complaint.at, complaint.message);
}
function complain(value, validate3, path, words) {
  if (validate3(value)) return void 0;
  const errors = validate3.errors ?? [];
  const error = errors.find(({ keyword }) => keyword === "additionalProperties") ?? errors.find(({ keyword }) => keyword !== "if") ?? errors[0];
  if (!error) return void 0;
  const inside = error.instancePath.split("/").slice(1).map(unescapePointer);
  const at = [...path, ...inside];
  const key = error.params["additionalProperty"];
  const message = describe(error, at, valueAt(value, inside), words);
  return { at: typeof key === "string" ? [...at, key] : at, message };
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
      return `${what} must be ${withArticle(param("type"))}, and is ${withArticle(typeName(value))}`;
    case "enum": {
      const allowed = params["allowedValues"].map(String);
      const hint2 = typeof value === "string" ? didYouMean(value, allowed) : "";
      return `${what} must be ${choice(allowed)}, and is ${shown(value)}${hint2}`;
    }
    case "maxItems":
    case "items":
      return isRuleSetting(at) ? `the rule \`${printable(at.at(-1))}\` takes ${param("limit") === "1" ? "no options" : "one object of options"}` : `${what} holds more than ${param("limit")} items`;
    case "minItems":
      return `${what} holds fewer than ${param("limit")} items`;
    case "minLength":
      return `${what} ${value === "" ? "is empty" : `is shorter than ${param("limit")} characters`}`;
    case "pattern":
      return `${what} ${pattern?.(at) ?? "is not written as it should be"}, and is ${shown(value)}`;
    case "minimum":
    case "maximum":
      return `${what} must be ${keyword === "minimum" ? "at least" : "at most"} ${param("limit")}, and is ${shown(value)}`;
    default:
      return `${what} is ${shown(value)}, which does not fit the \`${keyword}\` that is asked for`;
  }
}
function unknownKey(key, at, rules) {
  if (at.at(-1) === "rules") return unknownRule(key, rules);
  const rule = at.at(-3) === "rules" ? rules.find(({ id }) => id === at.at(-2)) : void 0;
  if (rule)
    return `the rule \`${rule.id}\` has ${unknownHint("option", printable(key), Object.keys(rule.options?.defaults ?? {})).replace("unknown", "no")}`;
  const [first] = at;
  const known = first === void 0 ? KEYS2 : INNER_KEYS[first] ?? [];
  return `${unknownHint("key", printable(key), known)}${at.length > 0 ? ` in \`${keyPath(at)}\`` : ""}`;
}
function unknownRule(id, rules) {
  return unknownHint(
    "rule",
    printable(id),
    Array.from(rules, (rule) => rule.id)
  );
}
var KEYS2 = [
  ...["$schema", "root", "extends", "rules", "files", "ignore", "overrides"],
  ...["formats", "servers", "dialect", "comments", "limits", "plugins"]
];
var INNER_KEYS = {
  overrides: ["files", "ignore", "rules"],
  dialect: ["openai"],
  limits: Object.keys(LIMITS)
};
function isRuleSetting(at) {
  return at.at(-2) === "rules";
}
function unescapePointer(token) {
  return token.replaceAll("~1", "/").replaceAll("~0", "~");
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
function choice(words) {
  const quoted2 = words.map((word) => `\`${word}\``);
  return quoted2.length < 2 ? quoted2.join("") : `${quoted2.slice(0, -1).join(", ")} or ${quoted2.at(-1)}`;
}
function shown(value) {
  return `\`${printable(JSON.stringify(value) ?? String(value), 60)}\``;
}

// src/workspace/glob.ts
var MAX_LENGTH = 1e3;
var MAX_ALTERNATIVES = 100;
function compileGlob(pattern) {
  if (pattern === "") throw new UserError("an empty pattern matches nothing: write `**` to match every file");
  if (pattern.length > MAX_LENGTH) throw bad(pattern, `it is longer than ${MAX_LENGTH} characters`);
  if (/^(\/|[A-Za-z]:[/\\])/.test(pattern)) {
    throw bad(
      pattern,
      "it is absolute, and patterns count from the folder of their config: start it with `./` instead"
    );
  }
  if (/\\\w/.test(pattern)) throw bad(pattern, "write `/` between folders, also on Windows");
  const tests = expandBraces(pattern).map((alternative) => compileAlternative(pattern, alternative));
  const [only] = tests;
  return tests.length === 1 ? only : (path) => tests.some((test) => test(path));
}
function compileAlternative(pattern, alternative) {
  if (alternative === "") return () => false;
  const segments = alternative.split("/").filter((segment) => segment !== "" && segment !== ".");
  if (segments.includes("..")) throw bad(pattern, "`..` leaves the folder of the config");
  const isName = !alternative.replace(/\/$/, "").includes("/");
  if (isName) segments.unshift("**");
  if (alternative.endsWith("/") || segments.length === 0) segments.push("**");
  const test = wildcard(segments.join("/"));
  if (typeof test === "string") throw bad(pattern, test);
  return test;
}
function bad(pattern, reason2) {
  return new UserError(`the pattern \`${printable(pattern)}\` cannot be used: ${reason2}`);
}
function expandBraces(pattern) {
  let done = [""];
  let from = 0;
  const append = (tails) => {
    if (done.length * tails.length > MAX_ALTERNATIVES) {
      throw bad(pattern, `its braces stand for more than ${MAX_ALTERNATIVES} patterns`);
    }
    done = done.flatMap((head) => tails.map((tail) => head + tail));
  };
  for (let i = 0; i < pattern.length; i = skip(pattern, i)) {
    if (pattern[i] !== "{") continue;
    const group = braceGroup(pattern, i);
    if (!group) throw bad(pattern, "a `{` is never closed");
    append([pattern.slice(from, i)]);
    const parts = group.parts.flatMap(expandBraces);
    append(group.parts.length > 1 ? parts : parts.map((part) => `{${part}}`));
    i = group.end;
    from = i + 1;
  }
  append([pattern.slice(from)]);
  return done;
}
function braceGroup(pattern, open) {
  const parts = [];
  let depth = 0;
  let from = open + 1;
  for (let i = open; i < pattern.length; i = skip(pattern, i)) {
    const char = pattern[i];
    if (char === "{") depth++;
    else if (char === "," && depth === 1) {
      parts.push(pattern.slice(from, i));
      from = i + 1;
    } else if (char === "}" && --depth === 0) return { parts: [...parts, pattern.slice(from, i)], end: i };
  }
  return void 0;
}
function skip(pattern, i) {
  if (pattern[i] === "\\") return i + 2;
  if (pattern[i] !== "[") return i + 1;
  const close = pattern.indexOf("]", i + (/^\[[!^]?\]/.test(pattern.slice(i, i + 3)) ? 3 : 2));
  return close < 0 ? i + 1 : close + 1;
}

// src/workspace/resolve-module.ts
import { existsSync as existsSync2, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename as basename2, isAbsolute } from "node:path";
function isPath(name) {
  return /^\.{1,2}([/\\]|$)/.test(name) || isAbsolute(name);
}
function resolveModule(name, from) {
  if (isPath(name)) return absolutePath(parentOf(from), name);
  try {
    const file = createRequire(from).resolve(name);
    if (isAbsolute(file)) return toSlashes(file);
  } catch {
  }
  return resolveImport(name, parentOf(from));
}
function whyMissing(name, from) {
  if (isPath(name)) return hintFor(absolutePath(parentOf(from), name), parentOf(from));
  if (existsSync2(absolutePath(parentOf(from), name))) return ` (did you mean \`./${printable(name)}\`?)`;
  const { packageName } = partsOf(name);
  if (packageName === void 0) return ": a path starts with `./`, and this is no name of a package";
  const shown2 = printable(packageName);
  const home = homesOf(packageName, parentOf(from)).find((each) => existsSync2(each));
  return home === void 0 ? `: a path starts with \`./\`, and a package of this name is not installed (npm install --save-dev ${shown2})` : `: the package \`${shown2}\` is installed, and offers nothing by this name`;
}
function hintFor(file, folder) {
  if (!isInside(folder, file)) return "";
  try {
    return didYouMean(basename2(file), readdirSync(parentOf(file)));
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
    const config = [...CONFIG_NAMES].find((each) => existsSync2(`${home}/${each}`));
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
  try {
    return JSON.parse(readFileSync(`${home}/package.json`, "utf8"));
  } catch {
    return {};
  }
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

// src/workspace/plugins.ts
async function loadPlugins(source, plugins, options) {
  const loaded = await Promise.all(
    plugins.map((plugin, index) => loadPlugin(source, plugin, ["plugins", String(index)], options))
  );
  return loaded.flat();
}
async function loadPlugin(source, plugin, at, { cwd, allowCode }) {
  if (typeof plugin !== "string") return rulesOf(source, at, plugin, "this plugin");
  const name = printable(plugin);
  if (!allowCode) throw source.error(at, `the plugin \`${name}\` is code, which runs only where \`allow-code\` is set`);
  const file = resolveModule(plugin, source.file);
  if (file === void 0 || realPath(file) === void 0) {
    throw source.error(at, `the plugin \`${name}\` cannot be found${whyMissing(plugin, source.file)}`);
  }
  const exported2 = await importDefault(file, printable(relativePath(cwd, file)), allowCode);
  return rulesOf(source, at, exported2, `the plugin \`${name}\``);
}
function rulesOf(source, at, exported2, name) {
  const rules = Array.isArray(exported2) ? exported2 : exported2?.rules;
  if (!Array.isArray(rules))
    throw source.error(at, `${name} must export a list of rules, or an object with a list \`rules\``);
  const seen = /* @__PURE__ */ new Set();
  return rules.map((rule, index) => {
    const fault = faultOf(rule, seen);
    const id = rule?.id;
    const which = typeof id === "string" ? `the rule \`${printable(id)}\`` : `rule ${index + 1}`;
    if (fault !== void 0) throw source.error(at, `${name} cannot be used: ${which} ${fault}`);
    seen.add(id);
    return { plugin: name, rule };
  });
}
var SEVERITIES = ["error", "warning", "info"];
function faultOf(value, seen) {
  if (typeof value !== "object" || value === null) return "is no object";
  const rule = value;
  const { id, severity, messages, check: check2, project, options } = rule;
  if (typeof id !== "string") return "has no `id`";
  if (!/^[\w@.-]+(\/[\w.-]+)+$/.test(id)) return "has an `id` that is not of the shape `pack/name`";
  if (isBuiltin(id)) return "belongs to a pack of toolint's own: choose another word before the slash";
  if (seen.has(id)) return "is in it twice";
  if (!SEVERITIES.some((each) => each === severity)) return "needs a `severity`: error, warning or info";
  if (!PRESETS.some((each) => each === rule.in))
    return "needs `in`, the smallest preset that has it: spec, recommended or strict";
  if (typeof rule.summary !== "string" || rule.summary === "") return "needs a `summary`: what is wrong, in one line";
  if (!isRecord(messages) || Object.values(messages).some((text) => typeof text !== "string")) {
    return "needs `messages`: an object of texts by their ids";
  }
  if (typeof check2 !== "function" && !isRecord(project)) return "has no function `check`";
  if (check2 !== void 0 && typeof check2 !== "function") return "has a `check` that is no function";
  if (options !== void 0 && !(isRecord(options) && isRecord(options["schema"]) && isRecord(options["defaults"]))) {
    return "has `options` without an object `schema` and an object `defaults`";
  }
  return void 0;
}
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/workspace/config-part.ts
async function makePart(source, config, options, budget) {
  const glob = (path, pattern) => {
    if (budget.patterns-- === 0) throw source.error(path, "there are too many patterns");
    try {
      return compileGlob(pattern);
    } catch (error) {
      throw error instanceof UserError ? source.error(path, error.message) : error;
    }
  };
  const globs = (path, patterns) => anyOf(patterns.map((pattern, index) => negatable(pattern, (plain) => glob([...path, String(index)], plain))));
  return {
    source,
    config,
    plugins: await loadPlugins(source, config.plugins ?? [], options),
    overrides: (config.overrides ?? []).map(({ files, ignore = [], rules = {} }, index) => {
      const included = globs(["overrides", String(index), "files"], files);
      const excluded = globs(["overrides", String(index), "ignore"], ignore);
      return { matches: (path) => included(path) && !excluded(path), rules };
    }),
    ignore: (config.ignore ?? []).map((pattern, index) => {
      const foldersOnly = pattern.endsWith("/");
      const plain = foldersOnly ? pattern.slice(0, -1) : pattern;
      return { foldersOnly, ...negatable(plain, (positive) => glob(["ignore", String(index)], positive)) };
    }),
    files: config.files && globs(["files"], config.files),
    formats: Object.entries(config.formats ?? {}).map(([pattern, format]) => ({
      matches: glob(["formats", pattern], pattern),
      format
    })),
    servers: Object.entries(config.servers ?? {}).map(([name, patterns]) => ({
      name,
      matches: globs(["servers", name], patterns)
    }))
  };
}
function negatable(pattern, compile) {
  const negated = pattern.startsWith("!");
  return { negated, matches: compile(negated ? pattern.slice(1) : pattern) };
}
function anyOf(patterns) {
  return (path) => patterns.findLast(({ matches }) => matches(path))?.negated === false;
}

// src/workspace/config-layer.ts
var MAX_PARTS = 50;
var MAX_PATTERNS = 1e3;
async function makeLayer(source, folder, options) {
  const parts = [];
  const budget = { patterns: MAX_PATTERNS };
  const read = async (from, chain) => {
    if (parts.length + chain.length >= MAX_PARTS) {
      throw new UserError(`${source.shown}: it extends more than ${MAX_PARTS} configs, counting theirs`);
    }
    checkConfig(from, options.validate, options.builtinRules);
    const config = from.value;
    let inherited;
    let own;
    for (const [index, name] of (config.extends ?? []).entries()) {
      const preset2 = PRESETS.find((each) => each === name);
      if (preset2) own = preset2;
      else {
        const base = await readBase(from, name, index, [...chain, from], options);
        inherited = await read(base, [...chain, from]) ?? inherited;
      }
    }
    parts.push(await makePart(from, config, options, budget));
    return own ?? inherited;
  };
  const preset = await read(source, []);
  return { folder, root: source.value.root === true, preset, parts };
}
async function readBase(from, name, index, chain, options) {
  const at = ["extends", String(index)];
  const file = resolveModule(name, from.file);
  const trail = chain.map(({ shown: shown2 }) => shown2).join(" extends ");
  if (file === void 0 || realPath(file) === void 0) {
    const hint2 = (isPath(name) ? "" : didYouMean(name, PRESETS)) || whyMissing(name, from.file);
    throw from.error(at, `\`${printable(name)}\` cannot be found${hint2}${chain.length > 1 ? ` (${trail})` : ""}`);
  }
  if (chain.some((each) => realPath(each.file) === realPath(file))) {
    throw from.error(at, `configs extend each other in a circle (${trail} extends ${printable(name)})`);
  }
  const base = await readConfig(file, options);
  if (!base) throw from.error(at, `\`${printable(name)}\` has no key "toolint"`);
  return base;
}

// src/workspace/config-rules.ts
function addPluginRules(rules, { parts }) {
  const all = new Map(rules);
  for (const { source, plugins } of parts) {
    for (const { plugin, rule } of plugins) {
      const other = all.get(rule.id);
      if (other && other !== rule) {
        throw source.error(
          ["plugins"],
          `${plugin} brings a rule \`${printable(rule.id)}\`, and so does another plugin`
        );
      }
      all.set(rule.id, rule);
    }
  }
  return all;
}
async function checkPluginSettings({ parts }, rules) {
  for (const part of parts) {
    for (const [path, settings] of settingsIn(part)) {
      for (const [id, setting] of Object.entries(settings)) {
        if (!isBuiltin(id)) await checkSetting(part, [...path, id], setting, rules);
      }
    }
  }
}
function settingsIn({ config }) {
  const overrides = (config.overrides ?? []).map((override, index) => [
    ["overrides", String(index), "rules"],
    override.rules ?? {}
  ]);
  return [[["rules"], config.rules ?? {}], ...overrides];
}
async function checkSetting({ source }, path, setting, rules) {
  const id = path.at(-1);
  const rule = rules.get(id);
  if (!rule) throw source.error(path, `${unknownRule(id, rules.values())}: no plugin that is loaded here has it`);
  const { options } = readSetting(setting);
  if (!options) return;
  if (!rule.options) throw source.error(path, `the rule \`${printable(id)}\` takes no options`);
  const validate3 = await optionsValidator(rule, (message) => source.error(path, message));
  checkPart(source, [...path, "1"], options, validate3, [rule]);
}
var validators = /* @__PURE__ */ new WeakMap();
async function optionsValidator(rule, error) {
  let validate3 = validators.get(rule);
  if (!validate3) {
    const ajv = await import("./2020-VXRKZFCQ.js");
    const Ajv2020 = ajv.Ajv2020 ?? ajv.default.Ajv2020;
    try {
      validate3 = new Ajv2020({ strict: false, validateFormats: false }).compile({
        ...rule.options.schema
      });
    } catch (cause) {
      throw error(
        `the plugin's JSON Schema of these options cannot be used: ${printable(cause.message, 200)}`
      );
    }
    validators.set(rule, validate3);
  }
  return validate3;
}
function readCommandLine(overrides, rules) {
  const known = [...rules];
  for (const [id, severity] of overrides) {
    if (!SETTINGS.some((each) => each === severity)) {
      throw new UserError(
        `--rule ${printable(id)}=${printable(severity)}: ${unknownHint("severity", printable(severity), SETTINGS)}; it is one of ${SETTINGS.join(", ")}`
      );
    }
    if (isBuiltin(id) || !id.includes("/")) checkKnown(id, known);
  }
  return Object.fromEntries(overrides);
}
function checkCommandLine(overrides, rules) {
  for (const [id] of overrides) checkKnown(id, rules.values());
}
function checkKnown(id, rules) {
  const known = [...rules];
  if (!known.some((rule) => rule.id === id)) throw new UserError(`--rule ${printable(id)}: ${unknownRule(id, known)}`);
}

// src/workspace/config-finder.ts
function createFinder(options) {
  const empty = emptyChain(options);
  const chains = /* @__PURE__ */ new Map();
  const loading = /* @__PURE__ */ new Map();
  let seen = /* @__PURE__ */ new Map();
  const ready = (folder) => {
    const known = chains.get(folder);
    if (known) return known;
    const { configs, isGitTop } = seen.get(folder) ?? look(folder);
    if (configs.length > 0) return void 0;
    const parent = parentOf(folder);
    const chain = isGitTop || parent === folder ? empty : ready(parent);
    if (chain) chains.set(folder, chain);
    return chain;
  };
  const load = async (folder) => {
    const { configs, isGitTop } = seen.get(folder) ?? look(folder);
    const layer = await readFolder(folder, configs, options);
    const parent = parentOf(folder);
    const isTop = layer?.root || isGitTop || parent === folder;
    const outer = isTop ? empty : await find(parent);
    const chain = layer ? await addLayer(outer, layer) : outer;
    chains.set(folder, chain);
    return chain;
  };
  const find = (folder) => {
    const chain = ready(folder);
    if (chain) return chain;
    let promise = loading.get(folder);
    if (!promise) loading.set(folder, promise = load(folder));
    return promise;
  };
  return { find, know: (folders) => void (seen = folders) };
}
async function singleChain(configFile, config, options) {
  const source = config ? configOf(config, inFolder(options.cwd, "config")) : await readNamed(configFile, options);
  return addLayer(emptyChain(options), await makeLayer(source, options.cwd, options));
}
async function readNamed(configFile, options) {
  const file = absolutePath(options.cwd, configFile);
  const source = await readConfig(file, options);
  if (!source) throw new UserError(`${configFile}: this package.json has no key "toolint", or cannot be read`);
  return source;
}
function emptyChain({ builtinRules }) {
  return { layers: [], rules: new Map(builtinRules.map((rule) => [rule.id, rule])), resolved: /* @__PURE__ */ new Map() };
}
async function addLayer(outer, layer) {
  const rules = addPluginRules(outer.rules, layer);
  await checkPluginSettings(layer, rules);
  return { layers: [...outer.layers, layer], rules, resolved: /* @__PURE__ */ new Map() };
}
function look(folder) {
  const configs = [...CONFIG_NAMES, PACKAGE_NAME].filter((name) => existsSync3(inFolder(folder, name)));
  return { configs, isGitTop: existsSync3(inFolder(folder, ".git")) };
}
async function readFolder(folder, names, options) {
  const files = names.filter((name) => name !== PACKAGE_NAME);
  const packageConfig = names.includes(PACKAGE_NAME) ? await readConfig(inFolder(folder, PACKAGE_NAME), options) : void 0;
  const all = packageConfig ? [...files, PACKAGE_NAME] : files;
  if (all.length > 1) {
    const shown2 = relativePath(options.cwd, folder);
    throw new UserError(`${shown2}: there are several configs in this folder, ${all.join(" and ")}: keep one of them`);
  }
  const source = packageConfig ?? (files[0] === void 0 ? void 0 : await readConfig(inFolder(folder, files[0]), options));
  return source && makeLayer(source, folder, options);
}

// src/workspace/config.ts
function createConfigs({ ruleOverrides = [], configFile, config, ...options }) {
  const cwd = absolutePath(options.cwd, ".");
  const overrides = readCommandLine(ruleOverrides, options.builtinRules);
  const chainOptions = { cwd, preset: options.preset, overrides };
  const layerOptions = { ...options, cwd, workspace: workspaceOf(cwd) };
  const finder = createFinder(layerOptions);
  let single;
  const find = (folder) => {
    if (config === void 0 && configFile === void 0) return finder.find(folder);
    return single ??= singleChain(configFile, config, layerOptions);
  };
  let checked;
  const check2 = async () => checkCommandLine(ruleOverrides, (await find(cwd)).rules);
  return {
    know: finder.know,
    async for(path) {
      if (ruleOverrides.length > 0) await (checked ??= check2());
      return resolveFor(await find(folderOf(path, cwd)), path, chainOptions);
    }
  };
}
function folderOf(path, cwd) {
  if (path === "." || path.endsWith("/")) return absolutePath(cwd, path);
  if (/^[./]|:/.test(path)) return parentOf(absolutePath(cwd, path));
  const slash = path.lastIndexOf("/");
  return slash < 0 ? cwd : inFolder(cwd, path.slice(0, slash));
}

// src/workspace/validate-config.js
var import_equal = __toESM(require_equal(), 1);
var import_ucs2length = __toESM(require_ucs2length(), 1);
var validate2 = /* @__PURE__ */ (() => {
  const schema31 = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://toolint.dev/schemas/config.json",
    title: "toolint config",
    type: "object",
    additionalProperties: false,
    properties: {
      $schema: { type: "string", description: "The JSON Schema of this file, for editors." },
      root: { type: "boolean", description: "Look for no further config in the folders above this one." },
      extends: {
        description: "What this config builds on: a preset (spec, recommended or strict), a config file, or a package that is one.",
        type: "array",
        items: { type: "string", minLength: 1 }
      },
      rules: { $ref: "#/$defs/rules" },
      files: {
        $ref: "#/$defs/globs",
        description: "Which files to look at, instead of all. Files that are named on the command line always are."
      },
      ignore: {
        $ref: "#/$defs/globs",
        description: "Files and folders to leave out, written as in .gitignore; braces may be used."
      },
      overrides: {
        type: "array",
        description: "Other settings for some of the files.",
        items: {
          type: "object",
          additionalProperties: false,
          required: ["files"],
          properties: {
            files: { $ref: "#/$defs/globs", description: "The files that these settings are for." },
            ignore: { $ref: "#/$defs/globs", description: "Those among them that they are not for." },
            rules: { $ref: "#/$defs/rules" }
          }
        }
      },
      formats: {
        type: "object",
        description: 'The format of files that are not recognised by what they hold: {"**/tool.meta.json": "shinkai"}.',
        additionalProperties: { type: "string", enum: ["shinkai", "otc", "gloodata", "openai", "mcp"] }
      },
      servers: {
        type: "object",
        description: 'The tool servers that files belong to: {"math": ["tools/math/**"]}. Ids are unique in a server.',
        additionalProperties: { $ref: "#/$defs/globs" }
      },
      dialect: {
        type: "object",
        description: "Which dialect of a format to judge by, where it has several.",
        additionalProperties: false,
        properties: { openai: { type: "string", enum: ["auto", "seed", "openai", "mcp-apps"], default: "auto" } }
      },
      comments: {
        type: "boolean",
        description: "Allow comments and trailing commas in .json files, as in .jsonc files.",
        default: false
      },
      limits: {
        type: "object",
        description: "How much is read and told. A file beyond a limit fails the run; findings beyond one are only counted.",
        additionalProperties: false,
        properties: {
          fileSize: {
            type: "integer",
            description: "The bytes of a file.",
            minimum: 1,
            maximum: 268435456,
            default: 10485760
          },
          depth: {
            type: "integer",
            description: "How many levels deep a manifest may be nested.",
            minimum: 1,
            maximum: 1e3,
            default: 500
          },
          aliases: {
            type: "integer",
            description: "How many values the aliases of a YAML file may stand for.",
            minimum: 1,
            maximum: 5e6,
            default: 1e5
          },
          findingsPerFile: {
            type: "integer",
            description: "The findings of a file that are told, the gravest.",
            minimum: 1,
            maximum: 1e6,
            default: 1e4
          },
          findings: {
            type: "integer",
            description: "The findings of a whole run that are told, the gravest.",
            minimum: 1,
            maximum: 1e6,
            default: 1e5
          }
        }
      },
      plugins: {
        type: "array",
        description: "Modules with rules of one's own: paths that start with `./`, or packages.",
        items: { type: "string", minLength: 1 }
      }
    },
    $defs: {
      globs: { type: "array", items: { type: "string", minLength: 1 } },
      severity: { type: "string", enum: ["error", "warning", "info", "off"] },
      bareSetting: {
        if: { type: "array" },
        then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 },
        else: { $ref: "#/$defs/severity" }
      },
      setting: {
        if: { type: "array" },
        then: {
          type: "array",
          if: { maxItems: 1 },
          then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 },
          else: {
            type: "array",
            prefixItems: [{ $ref: "#/$defs/severity" }, { type: "object" }],
            minItems: 2,
            maxItems: 2
          }
        },
        else: { $ref: "#/$defs/severity" }
      },
      rules: {
        type: "object",
        description: 'Rules by id: "error", "warning", "info" or "off", or ["warning", { options }].',
        additionalProperties: false,
        properties: {
          "common/description-length": {
            description: "A description is so short or so long that models handle it badly",
            $ref: "#/$defs/setting",
            if: { type: "array", minItems: 2 },
            then: {
              type: "array",
              prefixItems: [
                true,
                {
                  type: "object",
                  additionalProperties: false,
                  properties: {
                    toolMin: {
                      type: "integer",
                      minimum: 0,
                      description: "The fewest characters that the description of a tool should have"
                    },
                    toolMax: {
                      type: "integer",
                      minimum: 1,
                      description: "The most characters for the description of a tool"
                    },
                    parameterMax: {
                      type: "integer",
                      minimum: 1,
                      description: "The most characters for the description of a parameter"
                    }
                  }
                }
              ],
              minItems: 2,
              maxItems: 2
            }
          },
          "common/parameter-description": {
            description: "A parameter has no description",
            $ref: "#/$defs/setting",
            if: { type: "array", minItems: 2 },
            then: {
              type: "array",
              prefixItems: [
                true,
                {
                  type: "object",
                  additionalProperties: false,
                  properties: {
                    null: {
                      enum: ["accept", "report"],
                      description: "What to make of a description that is null, which Gloodata writes where the author gave none"
                    }
                  }
                }
              ],
              minItems: 2,
              maxItems: 2
            }
          },
          "openai/description-action-oriented": {
            description: 'A description does not start with "Use this when\u2026"',
            $ref: "#/$defs/setting",
            if: { type: "array", minItems: 2 },
            then: {
              type: "array",
              prefixItems: [
                true,
                {
                  type: "object",
                  additionalProperties: false,
                  properties: {
                    dialects: {
                      type: "array",
                      uniqueItems: true,
                      items: { enum: ["seed", "openai", "mcp-apps"] },
                      description: "The dialects whose tools are asked for it"
                    }
                  }
                }
              ],
              minItems: 2,
              maxItems: 2
            }
          },
          "openai/read-only-hint": {
            description: "A tool that by its name only reads is not said to be read-only",
            $ref: "#/$defs/setting",
            if: { type: "array", minItems: 2 },
            then: {
              type: "array",
              prefixItems: [
                true,
                {
                  type: "object",
                  additionalProperties: false,
                  properties: {
                    dialects: {
                      type: "array",
                      uniqueItems: true,
                      items: { enum: ["seed", "openai", "mcp-apps"] },
                      description: "The dialects whose tools are asked for it"
                    }
                  }
                }
              ],
              minItems: 2,
              maxItems: 2
            }
          },
          "otc/flat-input-schema": {
            description: "input_schema is itself the JSON Schema, without parameters around it",
            $ref: "#/$defs/setting",
            if: { type: "array", minItems: 2 },
            then: {
              type: "array",
              prefixItems: [
                true,
                {
                  type: "object",
                  additionalProperties: false,
                  properties: {
                    accept: { type: "boolean", description: "Takes the flat form too, which many servers write" }
                  }
                }
              ],
              minItems: 2,
              maxItems: 2
            }
          },
          "otc/oauth2-scopes": {
            description: "oauth2 without scopes, or with an empty scope or the same one twice",
            $ref: "#/$defs/setting",
            if: { type: "array", minItems: 2 },
            then: {
              type: "array",
              prefixItems: [
                true,
                {
                  type: "object",
                  additionalProperties: false,
                  properties: {
                    allowNone: {
                      type: "boolean",
                      description: "Takes an empty list: there are providers that have no scopes"
                    }
                  }
                }
              ],
              minItems: 2,
              maxItems: 2
            }
          }
        },
        patternProperties: {
          "^(?!(?:common|shinkai|otc|gloodata|openai|mcp)/)[^/]+/": { $ref: "#/$defs/setting" },
          "^(?:common/array-without-items|common/contradictory-bounds|common/default-not-in-enum|common/default-type|common/directive-without-reason|common/duplicate-key|common/duplicate-tool-name|common/empty-description|common/enum-type|common/examples-type|common/hardcoded-secret|common/hidden-text|common/identical-description|common/insecure-url|common/instruction-override|common/invalid-json-schema|common/required-duplicate|common/required-undefined|common/stale-suppression|common/syntax|common/unknown-schema-keyword|common/unused-directive|gloodata/default-only-in-prose|gloodata/duplicate-example|gloodata/examples-missing|gloodata/field-type|gloodata/field-value-type|gloodata/misspelt-field|gloodata/namespace|gloodata/no-tools|gloodata/required-field|gloodata/tool-id|gloodata/ui-arg-order|gloodata/ui-missing-arg|gloodata/ui-unknown-arg|gloodata/ui-without-prefix|gloodata/unique-namespace|gloodata/unknown-dtype|gloodata/unknown-field|gloodata/unsupported-attribute|mcp/annotation-conflict|mcp/annotation-type|mcp/description-missing|mcp/field-type|mcp/handler-signature|mcp/input-schema-object|mcp/json-schema-expected|mcp/misspelt-field|mcp/name-format|mcp/read-only-name|mcp/required-field|mcp/unknown-field|mcp/zod-expected|openai/call-tool-registered|openai/contents-uri|openai/dialects-agree|openai/field-type|openai/file-params|openai/hints-explicit|openai/initial-data|openai/initial-route|openai/invocation-message-format|openai/invocation-messages|openai/misplaced-key|openai/misspelt-field|openai/misspelt-key|openai/output-template-required|openai/required-field|openai/resource-description|openai/resource-fields|openai/resource-mime-type|openai/resource-name|openai/resource-unused|openai/resource-uri|openai/response-shape|openai/template-registered|openai/unknown-field|openai/widget-csp|openai/widget-domain|openai/window-api|openai/window-openai-guard|otc/field-type|otc/id-format|otc/id-name|otc/id-version|otc/misspelt-field|otc/name-format|otc/no-ref|otc/parameter-description|otc/parameter-object|otc/parameters-object|otc/required-field|otc/requirement-id|otc/unique-id|otc/unique-requirement|otc/unknown-field|otc/version-format|shinkai/default-as-string|shinkai/default-not-described|shinkai/enum-not-described|shinkai/enum-strings|shinkai/field-type|shinkai/homepage-url|shinkai/items-only-for-arrays|shinkai/keywords|shinkai/misplaced-property|shinkai/misspelt-field|shinkai/no-configurations|shinkai/oauth-client-secret|shinkai/oauth-duplicate|shinkai/oauth-fields|shinkai/oauth-incomplete|shinkai/oauth-pkce-plain|shinkai/oauth-scopes|shinkai/oauth-url|shinkai/parameter-description|shinkai/properties-only-for-objects|shinkai/property-type|shinkai/reference-only|shinkai/required-field|shinkai/result-attribute|shinkai/result-type|shinkai/sql-duplicate-name|shinkai/sql-incomplete|shinkai/sql-query|shinkai/sql-table|shinkai/sql-type|shinkai/table-properties|shinkai/table-type|shinkai/table-type-missing|shinkai/tool-reference|shinkai/tool-type|shinkai/unique-id|shinkai/unknown-field|shinkai/version-format)$": { $ref: "#/$defs/bareSetting" }
        }
      }
    }
  };
  const schema40 = { type: "array", items: { type: "string", minLength: 1 } };
  const func1 = Object.prototype.hasOwnProperty;
  const func2 = import_ucs2length.default.default;
  const schema32 = {
    type: "object",
    description: 'Rules by id: "error", "warning", "info" or "off", or ["warning", { options }].',
    additionalProperties: false,
    properties: {
      "common/description-length": {
        description: "A description is so short or so long that models handle it badly",
        $ref: "#/$defs/setting",
        if: { type: "array", minItems: 2 },
        then: {
          type: "array",
          prefixItems: [
            true,
            {
              type: "object",
              additionalProperties: false,
              properties: {
                toolMin: {
                  type: "integer",
                  minimum: 0,
                  description: "The fewest characters that the description of a tool should have"
                },
                toolMax: {
                  type: "integer",
                  minimum: 1,
                  description: "The most characters for the description of a tool"
                },
                parameterMax: {
                  type: "integer",
                  minimum: 1,
                  description: "The most characters for the description of a parameter"
                }
              }
            }
          ],
          minItems: 2,
          maxItems: 2
        }
      },
      "common/parameter-description": {
        description: "A parameter has no description",
        $ref: "#/$defs/setting",
        if: { type: "array", minItems: 2 },
        then: {
          type: "array",
          prefixItems: [
            true,
            {
              type: "object",
              additionalProperties: false,
              properties: {
                null: {
                  enum: ["accept", "report"],
                  description: "What to make of a description that is null, which Gloodata writes where the author gave none"
                }
              }
            }
          ],
          minItems: 2,
          maxItems: 2
        }
      },
      "openai/description-action-oriented": {
        description: 'A description does not start with "Use this when\u2026"',
        $ref: "#/$defs/setting",
        if: { type: "array", minItems: 2 },
        then: {
          type: "array",
          prefixItems: [
            true,
            {
              type: "object",
              additionalProperties: false,
              properties: {
                dialects: {
                  type: "array",
                  uniqueItems: true,
                  items: { enum: ["seed", "openai", "mcp-apps"] },
                  description: "The dialects whose tools are asked for it"
                }
              }
            }
          ],
          minItems: 2,
          maxItems: 2
        }
      },
      "openai/read-only-hint": {
        description: "A tool that by its name only reads is not said to be read-only",
        $ref: "#/$defs/setting",
        if: { type: "array", minItems: 2 },
        then: {
          type: "array",
          prefixItems: [
            true,
            {
              type: "object",
              additionalProperties: false,
              properties: {
                dialects: {
                  type: "array",
                  uniqueItems: true,
                  items: { enum: ["seed", "openai", "mcp-apps"] },
                  description: "The dialects whose tools are asked for it"
                }
              }
            }
          ],
          minItems: 2,
          maxItems: 2
        }
      },
      "otc/flat-input-schema": {
        description: "input_schema is itself the JSON Schema, without parameters around it",
        $ref: "#/$defs/setting",
        if: { type: "array", minItems: 2 },
        then: {
          type: "array",
          prefixItems: [
            true,
            {
              type: "object",
              additionalProperties: false,
              properties: {
                accept: { type: "boolean", description: "Takes the flat form too, which many servers write" }
              }
            }
          ],
          minItems: 2,
          maxItems: 2
        }
      },
      "otc/oauth2-scopes": {
        description: "oauth2 without scopes, or with an empty scope or the same one twice",
        $ref: "#/$defs/setting",
        if: { type: "array", minItems: 2 },
        then: {
          type: "array",
          prefixItems: [
            true,
            {
              type: "object",
              additionalProperties: false,
              properties: {
                allowNone: {
                  type: "boolean",
                  description: "Takes an empty list: there are providers that have no scopes"
                }
              }
            }
          ],
          minItems: 2,
          maxItems: 2
        }
      }
    },
    patternProperties: {
      "^(?!(?:common|shinkai|otc|gloodata|openai|mcp)/)[^/]+/": { $ref: "#/$defs/setting" },
      "^(?:common/array-without-items|common/contradictory-bounds|common/default-not-in-enum|common/default-type|common/directive-without-reason|common/duplicate-key|common/duplicate-tool-name|common/empty-description|common/enum-type|common/examples-type|common/hardcoded-secret|common/hidden-text|common/identical-description|common/insecure-url|common/instruction-override|common/invalid-json-schema|common/required-duplicate|common/required-undefined|common/stale-suppression|common/syntax|common/unknown-schema-keyword|common/unused-directive|gloodata/default-only-in-prose|gloodata/duplicate-example|gloodata/examples-missing|gloodata/field-type|gloodata/field-value-type|gloodata/misspelt-field|gloodata/namespace|gloodata/no-tools|gloodata/required-field|gloodata/tool-id|gloodata/ui-arg-order|gloodata/ui-missing-arg|gloodata/ui-unknown-arg|gloodata/ui-without-prefix|gloodata/unique-namespace|gloodata/unknown-dtype|gloodata/unknown-field|gloodata/unsupported-attribute|mcp/annotation-conflict|mcp/annotation-type|mcp/description-missing|mcp/field-type|mcp/handler-signature|mcp/input-schema-object|mcp/json-schema-expected|mcp/misspelt-field|mcp/name-format|mcp/read-only-name|mcp/required-field|mcp/unknown-field|mcp/zod-expected|openai/call-tool-registered|openai/contents-uri|openai/dialects-agree|openai/field-type|openai/file-params|openai/hints-explicit|openai/initial-data|openai/initial-route|openai/invocation-message-format|openai/invocation-messages|openai/misplaced-key|openai/misspelt-field|openai/misspelt-key|openai/output-template-required|openai/required-field|openai/resource-description|openai/resource-fields|openai/resource-mime-type|openai/resource-name|openai/resource-unused|openai/resource-uri|openai/response-shape|openai/template-registered|openai/unknown-field|openai/widget-csp|openai/widget-domain|openai/window-api|openai/window-openai-guard|otc/field-type|otc/id-format|otc/id-name|otc/id-version|otc/misspelt-field|otc/name-format|otc/no-ref|otc/parameter-description|otc/parameter-object|otc/parameters-object|otc/required-field|otc/requirement-id|otc/unique-id|otc/unique-requirement|otc/unknown-field|otc/version-format|shinkai/default-as-string|shinkai/default-not-described|shinkai/enum-not-described|shinkai/enum-strings|shinkai/field-type|shinkai/homepage-url|shinkai/items-only-for-arrays|shinkai/keywords|shinkai/misplaced-property|shinkai/misspelt-field|shinkai/no-configurations|shinkai/oauth-client-secret|shinkai/oauth-duplicate|shinkai/oauth-fields|shinkai/oauth-incomplete|shinkai/oauth-pkce-plain|shinkai/oauth-scopes|shinkai/oauth-url|shinkai/parameter-description|shinkai/properties-only-for-objects|shinkai/property-type|shinkai/reference-only|shinkai/required-field|shinkai/result-attribute|shinkai/result-type|shinkai/sql-duplicate-name|shinkai/sql-incomplete|shinkai/sql-query|shinkai/sql-table|shinkai/sql-type|shinkai/table-properties|shinkai/table-type|shinkai/table-type-missing|shinkai/tool-reference|shinkai/tool-type|shinkai/unique-id|shinkai/unknown-field|shinkai/version-format)$": { $ref: "#/$defs/bareSetting" }
    }
  };
  const pattern4 = new RegExp("^(?!(?:common|shinkai|otc|gloodata|openai|mcp)/)[^/]+/", "u");
  const pattern5 = new RegExp(
    "^(?:common/array-without-items|common/contradictory-bounds|common/default-not-in-enum|common/default-type|common/directive-without-reason|common/duplicate-key|common/duplicate-tool-name|common/empty-description|common/enum-type|common/examples-type|common/hardcoded-secret|common/hidden-text|common/identical-description|common/insecure-url|common/instruction-override|common/invalid-json-schema|common/required-duplicate|common/required-undefined|common/stale-suppression|common/syntax|common/unknown-schema-keyword|common/unused-directive|gloodata/default-only-in-prose|gloodata/duplicate-example|gloodata/examples-missing|gloodata/field-type|gloodata/field-value-type|gloodata/misspelt-field|gloodata/namespace|gloodata/no-tools|gloodata/required-field|gloodata/tool-id|gloodata/ui-arg-order|gloodata/ui-missing-arg|gloodata/ui-unknown-arg|gloodata/ui-without-prefix|gloodata/unique-namespace|gloodata/unknown-dtype|gloodata/unknown-field|gloodata/unsupported-attribute|mcp/annotation-conflict|mcp/annotation-type|mcp/description-missing|mcp/field-type|mcp/handler-signature|mcp/input-schema-object|mcp/json-schema-expected|mcp/misspelt-field|mcp/name-format|mcp/read-only-name|mcp/required-field|mcp/unknown-field|mcp/zod-expected|openai/call-tool-registered|openai/contents-uri|openai/dialects-agree|openai/field-type|openai/file-params|openai/hints-explicit|openai/initial-data|openai/initial-route|openai/invocation-message-format|openai/invocation-messages|openai/misplaced-key|openai/misspelt-field|openai/misspelt-key|openai/output-template-required|openai/required-field|openai/resource-description|openai/resource-fields|openai/resource-mime-type|openai/resource-name|openai/resource-unused|openai/resource-uri|openai/response-shape|openai/template-registered|openai/unknown-field|openai/widget-csp|openai/widget-domain|openai/window-api|openai/window-openai-guard|otc/field-type|otc/id-format|otc/id-name|otc/id-version|otc/misspelt-field|otc/name-format|otc/no-ref|otc/parameter-description|otc/parameter-object|otc/parameters-object|otc/required-field|otc/requirement-id|otc/unique-id|otc/unique-requirement|otc/unknown-field|otc/version-format|shinkai/default-as-string|shinkai/default-not-described|shinkai/enum-not-described|shinkai/enum-strings|shinkai/field-type|shinkai/homepage-url|shinkai/items-only-for-arrays|shinkai/keywords|shinkai/misplaced-property|shinkai/misspelt-field|shinkai/no-configurations|shinkai/oauth-client-secret|shinkai/oauth-duplicate|shinkai/oauth-fields|shinkai/oauth-incomplete|shinkai/oauth-pkce-plain|shinkai/oauth-scopes|shinkai/oauth-url|shinkai/parameter-description|shinkai/properties-only-for-objects|shinkai/property-type|shinkai/reference-only|shinkai/required-field|shinkai/result-attribute|shinkai/result-type|shinkai/sql-duplicate-name|shinkai/sql-incomplete|shinkai/sql-query|shinkai/sql-table|shinkai/sql-type|shinkai/table-properties|shinkai/table-type|shinkai/table-type-missing|shinkai/tool-reference|shinkai/tool-type|shinkai/unique-id|shinkai/unknown-field|shinkai/version-format)$",
    "u"
  );
  const schema33 = {
    if: { type: "array" },
    then: {
      type: "array",
      if: { maxItems: 1 },
      then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 },
      else: {
        type: "array",
        prefixItems: [{ $ref: "#/$defs/severity" }, { type: "object" }],
        minItems: 2,
        maxItems: 2
      }
    },
    else: { $ref: "#/$defs/severity" }
  };
  const schema34 = { type: "string", enum: ["error", "warning", "info", "off"] };
  function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate22.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    const _errs0 = errors;
    let valid0 = true;
    const _errs1 = errors;
    if (!Array.isArray(data)) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs1 === errors;
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
    let ifClause0;
    if (_valid0) {
      const _errs3 = errors;
      if (!Array.isArray(data)) {
        const err1 = {
          instancePath,
          schemaPath: "#/then/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array"
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const _errs5 = errors;
      let valid1 = true;
      const _errs6 = errors;
      if (Array.isArray(data)) {
        if (data.length > 1) {
          const err2 = {};
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
      var _valid1 = _errs6 === errors;
      errors = _errs5;
      if (vErrors !== null) {
        if (_errs5) {
          vErrors.length = _errs5;
        } else {
          vErrors = null;
        }
      }
      let ifClause1;
      if (_valid1) {
        const _errs7 = errors;
        if (Array.isArray(data)) {
          if (data.length > 1) {
            const err3 = {
              instancePath,
              schemaPath: "#/then/then/maxItems",
              keyword: "maxItems",
              params: { limit: 1 },
              message: "must NOT have more than 1 items"
            };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (data.length < 1) {
            const err4 = {
              instancePath,
              schemaPath: "#/then/then/minItems",
              keyword: "minItems",
              params: { limit: 1 },
              message: "must NOT have fewer than 1 items"
            };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          const len0 = data.length;
          if (len0 > 0) {
            let data0 = data[0];
            if (typeof data0 !== "string") {
              const err5 = {
                instancePath: instancePath + "/0",
                schemaPath: "#/$defs/severity/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string"
              };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (!(data0 === "error" || data0 === "warning" || data0 === "info" || data0 === "off")) {
              const err6 = {
                instancePath: instancePath + "/0",
                schemaPath: "#/$defs/severity/enum",
                keyword: "enum",
                params: { allowedValues: schema34.enum },
                message: "must be equal to one of the allowed values"
              };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          }
        } else {
          const err7 = {
            instancePath,
            schemaPath: "#/then/then/type",
            keyword: "type",
            params: { type: "array" },
            message: "must be array"
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        var _valid1 = _errs7 === errors;
        valid1 = _valid1;
        if (valid1) {
          var items0 = 1;
        }
        ifClause1 = "then";
      } else {
        const _errs12 = errors;
        if (Array.isArray(data)) {
          if (data.length > 2) {
            const err8 = {
              instancePath,
              schemaPath: "#/then/else/maxItems",
              keyword: "maxItems",
              params: { limit: 2 },
              message: "must NOT have more than 2 items"
            };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          if (data.length < 2) {
            const err9 = {
              instancePath,
              schemaPath: "#/then/else/minItems",
              keyword: "minItems",
              params: { limit: 2 },
              message: "must NOT have fewer than 2 items"
            };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          const len1 = data.length;
          if (len1 > 0) {
            let data1 = data[0];
            if (typeof data1 !== "string") {
              const err10 = {
                instancePath: instancePath + "/0",
                schemaPath: "#/$defs/severity/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string"
              };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (!(data1 === "error" || data1 === "warning" || data1 === "info" || data1 === "off")) {
              const err11 = {
                instancePath: instancePath + "/0",
                schemaPath: "#/$defs/severity/enum",
                keyword: "enum",
                params: { allowedValues: schema34.enum },
                message: "must be equal to one of the allowed values"
              };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          }
          if (len1 > 1) {
            let data2 = data[1];
            if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
              const err12 = {
                instancePath: instancePath + "/1",
                schemaPath: "#/then/else/prefixItems/1/type",
                keyword: "type",
                params: { type: "object" },
                message: "must be object"
              };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
        } else {
          const err13 = {
            instancePath,
            schemaPath: "#/then/else/type",
            keyword: "type",
            params: { type: "array" },
            message: "must be array"
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        var _valid1 = _errs12 === errors;
        valid1 = _valid1;
        if (valid1) {
          if (items0 !== true) {
            items0 = items0 > 2 ? items0 : 2;
          }
        }
        ifClause1 = "else";
      }
      if (!valid1) {
        const err14 = {
          instancePath,
          schemaPath: "#/then/if",
          keyword: "if",
          params: { failingKeyword: ifClause1 },
          message: 'must match "' + ifClause1 + '" schema'
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      var _valid0 = _errs3 === errors;
      valid0 = _valid0;
      ifClause0 = "then";
    } else {
      const _errs19 = errors;
      if (typeof data !== "string") {
        const err15 = {
          instancePath,
          schemaPath: "#/$defs/severity/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string"
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (!(data === "error" || data === "warning" || data === "info" || data === "off")) {
        const err16 = {
          instancePath,
          schemaPath: "#/$defs/severity/enum",
          keyword: "enum",
          params: { allowedValues: schema34.enum },
          message: "must be equal to one of the allowed values"
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      var _valid0 = _errs19 === errors;
      valid0 = _valid0;
      ifClause0 = "else";
    }
    if (!valid0) {
      const err17 = {
        instancePath,
        schemaPath: "#/if",
        keyword: "if",
        params: { failingKeyword: ifClause0 },
        message: 'must match "' + ifClause0 + '" schema'
      };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    validate22.errors = vErrors;
    evaluated0.items = items0;
    return errors === 0;
  }
  validate22.evaluated = { dynamicProps: false, dynamicItems: true };
  const schema37 = {
    if: { type: "array" },
    then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 },
    else: { $ref: "#/$defs/severity" }
  };
  function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate30.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    const _errs0 = errors;
    let valid0 = true;
    const _errs1 = errors;
    if (!Array.isArray(data)) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs1 === errors;
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
    let ifClause0;
    if (_valid0) {
      const _errs3 = errors;
      if (Array.isArray(data)) {
        if (data.length > 1) {
          const err1 = {
            instancePath,
            schemaPath: "#/then/maxItems",
            keyword: "maxItems",
            params: { limit: 1 },
            message: "must NOT have more than 1 items"
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.length < 1) {
          const err2 = {
            instancePath,
            schemaPath: "#/then/minItems",
            keyword: "minItems",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 items"
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data.length;
        if (len0 > 0) {
          let data0 = data[0];
          if (typeof data0 !== "string") {
            const err3 = {
              instancePath: instancePath + "/0",
              schemaPath: "#/$defs/severity/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string"
            };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (!(data0 === "error" || data0 === "warning" || data0 === "info" || data0 === "off")) {
            const err4 = {
              instancePath: instancePath + "/0",
              schemaPath: "#/$defs/severity/enum",
              keyword: "enum",
              params: { allowedValues: schema34.enum },
              message: "must be equal to one of the allowed values"
            };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      } else {
        const err5 = {
          instancePath,
          schemaPath: "#/then/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array"
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      var _valid0 = _errs3 === errors;
      valid0 = _valid0;
      if (valid0) {
        var items0 = 1;
      }
      ifClause0 = "then";
    } else {
      const _errs8 = errors;
      if (typeof data !== "string") {
        const err6 = {
          instancePath,
          schemaPath: "#/$defs/severity/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string"
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (!(data === "error" || data === "warning" || data === "info" || data === "off")) {
        const err7 = {
          instancePath,
          schemaPath: "#/$defs/severity/enum",
          keyword: "enum",
          params: { allowedValues: schema34.enum },
          message: "must be equal to one of the allowed values"
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      var _valid0 = _errs8 === errors;
      valid0 = _valid0;
      ifClause0 = "else";
    }
    if (!valid0) {
      const err8 = {
        instancePath,
        schemaPath: "#/if",
        keyword: "if",
        params: { failingKeyword: ifClause0 },
        message: 'must match "' + ifClause0 + '" schema'
      };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    validate30.errors = vErrors;
    evaluated0.items = items0;
    return errors === 0;
  }
  validate30.evaluated = { dynamicProps: false, dynamicItems: true };
  const func0 = import_equal.default.default;
  function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate21.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        if (!(key0 === "common/description-length" || key0 === "common/parameter-description" || key0 === "openai/description-action-oriented" || key0 === "openai/read-only-hint" || key0 === "otc/flat-input-schema" || key0 === "otc/oauth2-scopes" || pattern4.test(key0) || pattern5.test(key0))) {
          const err0 = {
            instancePath,
            schemaPath: "#/additionalProperties",
            keyword: "additionalProperties",
            params: { additionalProperty: key0 },
            message: "must NOT have additional properties"
          };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      }
      if (data["common/description-length"] !== void 0) {
        let data0 = data["common/description-length"];
        if (!validate22(data0, {
          instancePath: instancePath + "/common~1description-length",
          parentData: data,
          parentDataProperty: "common/description-length",
          rootData,
          dynamicAnchors
        })) {
          vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
          errors = vErrors.length;
        } else {
          var items0 = validate22.evaluated.items;
        }
        const _errs3 = errors;
        let valid1 = true;
        const _errs4 = errors;
        if (errors === _errs4) {
          if (Array.isArray(data0)) {
            if (data0.length < 2) {
              const err1 = {};
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
          } else {
            const err2 = {};
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        var _valid0 = _errs4 === errors;
        errors = _errs3;
        if (vErrors !== null) {
          if (_errs3) {
            vErrors.length = _errs3;
          } else {
            vErrors = null;
          }
        }
        if (_valid0) {
          const _errs6 = errors;
          if (Array.isArray(data0)) {
            if (data0.length > 2) {
              const err3 = {
                instancePath: instancePath + "/common~1description-length",
                schemaPath: "#/properties/common~1description-length/then/maxItems",
                keyword: "maxItems",
                params: { limit: 2 },
                message: "must NOT have more than 2 items"
              };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data0.length < 2) {
              const err4 = {
                instancePath: instancePath + "/common~1description-length",
                schemaPath: "#/properties/common~1description-length/then/minItems",
                keyword: "minItems",
                params: { limit: 2 },
                message: "must NOT have fewer than 2 items"
              };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            const len0 = data0.length;
            if (len0 > 1) {
              let data1 = data0[1];
              if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                for (const key1 in data1) {
                  if (!(key1 === "toolMin" || key1 === "toolMax" || key1 === "parameterMax")) {
                    const err5 = {
                      instancePath: instancePath + "/common~1description-length/1",
                      schemaPath: "#/properties/common~1description-length/then/prefixItems/1/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key1 },
                      message: "must NOT have additional properties"
                    };
                    if (vErrors === null) {
                      vErrors = [err5];
                    } else {
                      vErrors.push(err5);
                    }
                    errors++;
                  }
                }
                if (data1.toolMin !== void 0) {
                  let data2 = data1.toolMin;
                  if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
                    const err6 = {
                      instancePath: instancePath + "/common~1description-length/1/toolMin",
                      schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/toolMin/type",
                      keyword: "type",
                      params: { type: "integer" },
                      message: "must be integer"
                    };
                    if (vErrors === null) {
                      vErrors = [err6];
                    } else {
                      vErrors.push(err6);
                    }
                    errors++;
                  }
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 < 0 || isNaN(data2)) {
                      const err7 = {
                        instancePath: instancePath + "/common~1description-length/1/toolMin",
                        schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/toolMin/minimum",
                        keyword: "minimum",
                        params: { comparison: ">=", limit: 0 },
                        message: "must be >= 0"
                      };
                      if (vErrors === null) {
                        vErrors = [err7];
                      } else {
                        vErrors.push(err7);
                      }
                      errors++;
                    }
                  }
                }
                if (data1.toolMax !== void 0) {
                  let data3 = data1.toolMax;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
                    const err8 = {
                      instancePath: instancePath + "/common~1description-length/1/toolMax",
                      schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/toolMax/type",
                      keyword: "type",
                      params: { type: "integer" },
                      message: "must be integer"
                    };
                    if (vErrors === null) {
                      vErrors = [err8];
                    } else {
                      vErrors.push(err8);
                    }
                    errors++;
                  }
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 < 1 || isNaN(data3)) {
                      const err9 = {
                        instancePath: instancePath + "/common~1description-length/1/toolMax",
                        schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/toolMax/minimum",
                        keyword: "minimum",
                        params: { comparison: ">=", limit: 1 },
                        message: "must be >= 1"
                      };
                      if (vErrors === null) {
                        vErrors = [err9];
                      } else {
                        vErrors.push(err9);
                      }
                      errors++;
                    }
                  }
                }
                if (data1.parameterMax !== void 0) {
                  let data4 = data1.parameterMax;
                  if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
                    const err10 = {
                      instancePath: instancePath + "/common~1description-length/1/parameterMax",
                      schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/parameterMax/type",
                      keyword: "type",
                      params: { type: "integer" },
                      message: "must be integer"
                    };
                    if (vErrors === null) {
                      vErrors = [err10];
                    } else {
                      vErrors.push(err10);
                    }
                    errors++;
                  }
                  if (typeof data4 == "number" && isFinite(data4)) {
                    if (data4 < 1 || isNaN(data4)) {
                      const err11 = {
                        instancePath: instancePath + "/common~1description-length/1/parameterMax",
                        schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/parameterMax/minimum",
                        keyword: "minimum",
                        params: { comparison: ">=", limit: 1 },
                        message: "must be >= 1"
                      };
                      if (vErrors === null) {
                        vErrors = [err11];
                      } else {
                        vErrors.push(err11);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err12 = {
                  instancePath: instancePath + "/common~1description-length/1",
                  schemaPath: "#/properties/common~1description-length/then/prefixItems/1/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object"
                };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
          } else {
            const err13 = {
              instancePath: instancePath + "/common~1description-length",
              schemaPath: "#/properties/common~1description-length/then/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array"
            };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          var _valid0 = _errs6 === errors;
          valid1 = _valid0;
          if (valid1) {
            if (items0 !== true) {
              items0 = items0 > 2 ? items0 : 2;
            }
          }
        }
        if (!valid1) {
          const err14 = {
            instancePath: instancePath + "/common~1description-length",
            schemaPath: "#/properties/common~1description-length/if",
            keyword: "if",
            params: { failingKeyword: "then" },
            message: 'must match "then" schema'
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data["common/parameter-description"] !== void 0) {
        let data5 = data["common/parameter-description"];
        if (!validate22(data5, {
          instancePath: instancePath + "/common~1parameter-description",
          parentData: data,
          parentDataProperty: "common/parameter-description",
          rootData,
          dynamicAnchors
        })) {
          vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
          errors = vErrors.length;
        } else {
          var items1 = validate22.evaluated.items;
        }
        const _errs18 = errors;
        let valid4 = true;
        const _errs19 = errors;
        if (errors === _errs19) {
          if (Array.isArray(data5)) {
            if (data5.length < 2) {
              const err15 = {};
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = {};
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        var _valid1 = _errs19 === errors;
        errors = _errs18;
        if (vErrors !== null) {
          if (_errs18) {
            vErrors.length = _errs18;
          } else {
            vErrors = null;
          }
        }
        if (_valid1) {
          const _errs21 = errors;
          if (Array.isArray(data5)) {
            if (data5.length > 2) {
              const err17 = {
                instancePath: instancePath + "/common~1parameter-description",
                schemaPath: "#/properties/common~1parameter-description/then/maxItems",
                keyword: "maxItems",
                params: { limit: 2 },
                message: "must NOT have more than 2 items"
              };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data5.length < 2) {
              const err18 = {
                instancePath: instancePath + "/common~1parameter-description",
                schemaPath: "#/properties/common~1parameter-description/then/minItems",
                keyword: "minItems",
                params: { limit: 2 },
                message: "must NOT have fewer than 2 items"
              };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            const len1 = data5.length;
            if (len1 > 1) {
              let data6 = data5[1];
              if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                for (const key2 in data6) {
                  if (!(key2 === "null")) {
                    const err19 = {
                      instancePath: instancePath + "/common~1parameter-description/1",
                      schemaPath: "#/properties/common~1parameter-description/then/prefixItems/1/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key2 },
                      message: "must NOT have additional properties"
                    };
                    if (vErrors === null) {
                      vErrors = [err19];
                    } else {
                      vErrors.push(err19);
                    }
                    errors++;
                  }
                }
                if (data6.null !== void 0) {
                  let data7 = data6.null;
                  if (!(data7 === "accept" || data7 === "report")) {
                    const err20 = {
                      instancePath: instancePath + "/common~1parameter-description/1/null",
                      schemaPath: "#/properties/common~1parameter-description/then/prefixItems/1/properties/null/enum",
                      keyword: "enum",
                      params: {
                        allowedValues: schema32.properties["common/parameter-description"].then.prefixItems[1].properties.null.enum
                      },
                      message: "must be equal to one of the allowed values"
                    };
                    if (vErrors === null) {
                      vErrors = [err20];
                    } else {
                      vErrors.push(err20);
                    }
                    errors++;
                  }
                }
              } else {
                const err21 = {
                  instancePath: instancePath + "/common~1parameter-description/1",
                  schemaPath: "#/properties/common~1parameter-description/then/prefixItems/1/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object"
                };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
          } else {
            const err22 = {
              instancePath: instancePath + "/common~1parameter-description",
              schemaPath: "#/properties/common~1parameter-description/then/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array"
            };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
          var _valid1 = _errs21 === errors;
          valid4 = _valid1;
          if (valid4) {
            if (items1 !== true) {
              items1 = items1 > 2 ? items1 : 2;
            }
          }
        }
        if (!valid4) {
          const err23 = {
            instancePath: instancePath + "/common~1parameter-description",
            schemaPath: "#/properties/common~1parameter-description/if",
            keyword: "if",
            params: { failingKeyword: "then" },
            message: 'must match "then" schema'
          };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data["openai/description-action-oriented"] !== void 0) {
        let data8 = data["openai/description-action-oriented"];
        if (!validate22(data8, {
          instancePath: instancePath + "/openai~1description-action-oriented",
          parentData: data,
          parentDataProperty: "openai/description-action-oriented",
          rootData,
          dynamicAnchors
        })) {
          vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
          errors = vErrors.length;
        } else {
          var items2 = validate22.evaluated.items;
        }
        const _errs28 = errors;
        let valid7 = true;
        const _errs29 = errors;
        if (errors === _errs29) {
          if (Array.isArray(data8)) {
            if (data8.length < 2) {
              const err24 = {};
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
          } else {
            const err25 = {};
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        var _valid2 = _errs29 === errors;
        errors = _errs28;
        if (vErrors !== null) {
          if (_errs28) {
            vErrors.length = _errs28;
          } else {
            vErrors = null;
          }
        }
        if (_valid2) {
          const _errs31 = errors;
          if (Array.isArray(data8)) {
            if (data8.length > 2) {
              const err26 = {
                instancePath: instancePath + "/openai~1description-action-oriented",
                schemaPath: "#/properties/openai~1description-action-oriented/then/maxItems",
                keyword: "maxItems",
                params: { limit: 2 },
                message: "must NOT have more than 2 items"
              };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            if (data8.length < 2) {
              const err27 = {
                instancePath: instancePath + "/openai~1description-action-oriented",
                schemaPath: "#/properties/openai~1description-action-oriented/then/minItems",
                keyword: "minItems",
                params: { limit: 2 },
                message: "must NOT have fewer than 2 items"
              };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            const len2 = data8.length;
            if (len2 > 1) {
              let data9 = data8[1];
              if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                for (const key3 in data9) {
                  if (!(key3 === "dialects")) {
                    const err28 = {
                      instancePath: instancePath + "/openai~1description-action-oriented/1",
                      schemaPath: "#/properties/openai~1description-action-oriented/then/prefixItems/1/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key3 },
                      message: "must NOT have additional properties"
                    };
                    if (vErrors === null) {
                      vErrors = [err28];
                    } else {
                      vErrors.push(err28);
                    }
                    errors++;
                  }
                }
                if (data9.dialects !== void 0) {
                  let data10 = data9.dialects;
                  if (Array.isArray(data10)) {
                    const len3 = data10.length;
                    for (let i0 = 0; i0 < len3; i0++) {
                      let data11 = data10[i0];
                      if (!(data11 === "seed" || data11 === "openai" || data11 === "mcp-apps")) {
                        const err29 = {
                          instancePath: instancePath + "/openai~1description-action-oriented/1/dialects/" + i0,
                          schemaPath: "#/properties/openai~1description-action-oriented/then/prefixItems/1/properties/dialects/items/enum",
                          keyword: "enum",
                          params: {
                            allowedValues: schema32.properties["openai/description-action-oriented"].then.prefixItems[1].properties.dialects.items.enum
                          },
                          message: "must be equal to one of the allowed values"
                        };
                        if (vErrors === null) {
                          vErrors = [err29];
                        } else {
                          vErrors.push(err29);
                        }
                        errors++;
                      }
                    }
                    let i1 = data10.length;
                    let j0;
                    if (i1 > 1) {
                      outer0: for (; i1--; ) {
                        for (j0 = i1; j0--; ) {
                          if (func0(data10[i1], data10[j0])) {
                            const err30 = {
                              instancePath: instancePath + "/openai~1description-action-oriented/1/dialects",
                              schemaPath: "#/properties/openai~1description-action-oriented/then/prefixItems/1/properties/dialects/uniqueItems",
                              keyword: "uniqueItems",
                              params: { i: i1, j: j0 },
                              message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
                            };
                            if (vErrors === null) {
                              vErrors = [err30];
                            } else {
                              vErrors.push(err30);
                            }
                            errors++;
                            break outer0;
                          }
                        }
                      }
                    }
                  } else {
                    const err31 = {
                      instancePath: instancePath + "/openai~1description-action-oriented/1/dialects",
                      schemaPath: "#/properties/openai~1description-action-oriented/then/prefixItems/1/properties/dialects/type",
                      keyword: "type",
                      params: { type: "array" },
                      message: "must be array"
                    };
                    if (vErrors === null) {
                      vErrors = [err31];
                    } else {
                      vErrors.push(err31);
                    }
                    errors++;
                  }
                }
              } else {
                const err32 = {
                  instancePath: instancePath + "/openai~1description-action-oriented/1",
                  schemaPath: "#/properties/openai~1description-action-oriented/then/prefixItems/1/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object"
                };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
          } else {
            const err33 = {
              instancePath: instancePath + "/openai~1description-action-oriented",
              schemaPath: "#/properties/openai~1description-action-oriented/then/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array"
            };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          var _valid2 = _errs31 === errors;
          valid7 = _valid2;
          if (valid7) {
            if (items2 !== true) {
              items2 = items2 > 2 ? items2 : 2;
            }
          }
        }
        if (!valid7) {
          const err34 = {
            instancePath: instancePath + "/openai~1description-action-oriented",
            schemaPath: "#/properties/openai~1description-action-oriented/if",
            keyword: "if",
            params: { failingKeyword: "then" },
            message: 'must match "then" schema'
          };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      }
      if (data["openai/read-only-hint"] !== void 0) {
        let data12 = data["openai/read-only-hint"];
        if (!validate22(data12, {
          instancePath: instancePath + "/openai~1read-only-hint",
          parentData: data,
          parentDataProperty: "openai/read-only-hint",
          rootData,
          dynamicAnchors
        })) {
          vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
          errors = vErrors.length;
        } else {
          var items3 = validate22.evaluated.items;
        }
        const _errs40 = errors;
        let valid13 = true;
        const _errs41 = errors;
        if (errors === _errs41) {
          if (Array.isArray(data12)) {
            if (data12.length < 2) {
              const err35 = {};
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
          } else {
            const err36 = {};
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        }
        var _valid3 = _errs41 === errors;
        errors = _errs40;
        if (vErrors !== null) {
          if (_errs40) {
            vErrors.length = _errs40;
          } else {
            vErrors = null;
          }
        }
        if (_valid3) {
          const _errs43 = errors;
          if (Array.isArray(data12)) {
            if (data12.length > 2) {
              const err37 = {
                instancePath: instancePath + "/openai~1read-only-hint",
                schemaPath: "#/properties/openai~1read-only-hint/then/maxItems",
                keyword: "maxItems",
                params: { limit: 2 },
                message: "must NOT have more than 2 items"
              };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
            if (data12.length < 2) {
              const err38 = {
                instancePath: instancePath + "/openai~1read-only-hint",
                schemaPath: "#/properties/openai~1read-only-hint/then/minItems",
                keyword: "minItems",
                params: { limit: 2 },
                message: "must NOT have fewer than 2 items"
              };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
            const len4 = data12.length;
            if (len4 > 1) {
              let data13 = data12[1];
              if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                for (const key4 in data13) {
                  if (!(key4 === "dialects")) {
                    const err39 = {
                      instancePath: instancePath + "/openai~1read-only-hint/1",
                      schemaPath: "#/properties/openai~1read-only-hint/then/prefixItems/1/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key4 },
                      message: "must NOT have additional properties"
                    };
                    if (vErrors === null) {
                      vErrors = [err39];
                    } else {
                      vErrors.push(err39);
                    }
                    errors++;
                  }
                }
                if (data13.dialects !== void 0) {
                  let data14 = data13.dialects;
                  if (Array.isArray(data14)) {
                    const len5 = data14.length;
                    for (let i2 = 0; i2 < len5; i2++) {
                      let data15 = data14[i2];
                      if (!(data15 === "seed" || data15 === "openai" || data15 === "mcp-apps")) {
                        const err40 = {
                          instancePath: instancePath + "/openai~1read-only-hint/1/dialects/" + i2,
                          schemaPath: "#/properties/openai~1read-only-hint/then/prefixItems/1/properties/dialects/items/enum",
                          keyword: "enum",
                          params: {
                            allowedValues: schema32.properties["openai/read-only-hint"].then.prefixItems[1].properties.dialects.items.enum
                          },
                          message: "must be equal to one of the allowed values"
                        };
                        if (vErrors === null) {
                          vErrors = [err40];
                        } else {
                          vErrors.push(err40);
                        }
                        errors++;
                      }
                    }
                    let i3 = data14.length;
                    let j1;
                    if (i3 > 1) {
                      outer1: for (; i3--; ) {
                        for (j1 = i3; j1--; ) {
                          if (func0(data14[i3], data14[j1])) {
                            const err41 = {
                              instancePath: instancePath + "/openai~1read-only-hint/1/dialects",
                              schemaPath: "#/properties/openai~1read-only-hint/then/prefixItems/1/properties/dialects/uniqueItems",
                              keyword: "uniqueItems",
                              params: { i: i3, j: j1 },
                              message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
                            };
                            if (vErrors === null) {
                              vErrors = [err41];
                            } else {
                              vErrors.push(err41);
                            }
                            errors++;
                            break outer1;
                          }
                        }
                      }
                    }
                  } else {
                    const err42 = {
                      instancePath: instancePath + "/openai~1read-only-hint/1/dialects",
                      schemaPath: "#/properties/openai~1read-only-hint/then/prefixItems/1/properties/dialects/type",
                      keyword: "type",
                      params: { type: "array" },
                      message: "must be array"
                    };
                    if (vErrors === null) {
                      vErrors = [err42];
                    } else {
                      vErrors.push(err42);
                    }
                    errors++;
                  }
                }
              } else {
                const err43 = {
                  instancePath: instancePath + "/openai~1read-only-hint/1",
                  schemaPath: "#/properties/openai~1read-only-hint/then/prefixItems/1/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object"
                };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
            }
          } else {
            const err44 = {
              instancePath: instancePath + "/openai~1read-only-hint",
              schemaPath: "#/properties/openai~1read-only-hint/then/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array"
            };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
          var _valid3 = _errs43 === errors;
          valid13 = _valid3;
          if (valid13) {
            if (items3 !== true) {
              items3 = items3 > 2 ? items3 : 2;
            }
          }
        }
        if (!valid13) {
          const err45 = {
            instancePath: instancePath + "/openai~1read-only-hint",
            schemaPath: "#/properties/openai~1read-only-hint/if",
            keyword: "if",
            params: { failingKeyword: "then" },
            message: 'must match "then" schema'
          };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
      }
      if (data["otc/flat-input-schema"] !== void 0) {
        let data16 = data["otc/flat-input-schema"];
        if (!validate22(data16, {
          instancePath: instancePath + "/otc~1flat-input-schema",
          parentData: data,
          parentDataProperty: "otc/flat-input-schema",
          rootData,
          dynamicAnchors
        })) {
          vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
          errors = vErrors.length;
        } else {
          var items4 = validate22.evaluated.items;
        }
        const _errs52 = errors;
        let valid19 = true;
        const _errs53 = errors;
        if (errors === _errs53) {
          if (Array.isArray(data16)) {
            if (data16.length < 2) {
              const err46 = {};
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          } else {
            const err47 = {};
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        var _valid4 = _errs53 === errors;
        errors = _errs52;
        if (vErrors !== null) {
          if (_errs52) {
            vErrors.length = _errs52;
          } else {
            vErrors = null;
          }
        }
        if (_valid4) {
          const _errs55 = errors;
          if (Array.isArray(data16)) {
            if (data16.length > 2) {
              const err48 = {
                instancePath: instancePath + "/otc~1flat-input-schema",
                schemaPath: "#/properties/otc~1flat-input-schema/then/maxItems",
                keyword: "maxItems",
                params: { limit: 2 },
                message: "must NOT have more than 2 items"
              };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
            if (data16.length < 2) {
              const err49 = {
                instancePath: instancePath + "/otc~1flat-input-schema",
                schemaPath: "#/properties/otc~1flat-input-schema/then/minItems",
                keyword: "minItems",
                params: { limit: 2 },
                message: "must NOT have fewer than 2 items"
              };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
            const len6 = data16.length;
            if (len6 > 1) {
              let data17 = data16[1];
              if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                for (const key5 in data17) {
                  if (!(key5 === "accept")) {
                    const err50 = {
                      instancePath: instancePath + "/otc~1flat-input-schema/1",
                      schemaPath: "#/properties/otc~1flat-input-schema/then/prefixItems/1/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key5 },
                      message: "must NOT have additional properties"
                    };
                    if (vErrors === null) {
                      vErrors = [err50];
                    } else {
                      vErrors.push(err50);
                    }
                    errors++;
                  }
                }
                if (data17.accept !== void 0) {
                  if (typeof data17.accept !== "boolean") {
                    const err51 = {
                      instancePath: instancePath + "/otc~1flat-input-schema/1/accept",
                      schemaPath: "#/properties/otc~1flat-input-schema/then/prefixItems/1/properties/accept/type",
                      keyword: "type",
                      params: { type: "boolean" },
                      message: "must be boolean"
                    };
                    if (vErrors === null) {
                      vErrors = [err51];
                    } else {
                      vErrors.push(err51);
                    }
                    errors++;
                  }
                }
              } else {
                const err52 = {
                  instancePath: instancePath + "/otc~1flat-input-schema/1",
                  schemaPath: "#/properties/otc~1flat-input-schema/then/prefixItems/1/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object"
                };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
            }
          } else {
            const err53 = {
              instancePath: instancePath + "/otc~1flat-input-schema",
              schemaPath: "#/properties/otc~1flat-input-schema/then/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array"
            };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
          var _valid4 = _errs55 === errors;
          valid19 = _valid4;
          if (valid19) {
            if (items4 !== true) {
              items4 = items4 > 2 ? items4 : 2;
            }
          }
        }
        if (!valid19) {
          const err54 = {
            instancePath: instancePath + "/otc~1flat-input-schema",
            schemaPath: "#/properties/otc~1flat-input-schema/if",
            keyword: "if",
            params: { failingKeyword: "then" },
            message: 'must match "then" schema'
          };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      }
      if (data["otc/oauth2-scopes"] !== void 0) {
        let data19 = data["otc/oauth2-scopes"];
        if (!validate22(data19, {
          instancePath: instancePath + "/otc~1oauth2-scopes",
          parentData: data,
          parentDataProperty: "otc/oauth2-scopes",
          rootData,
          dynamicAnchors
        })) {
          vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
          errors = vErrors.length;
        } else {
          var items5 = validate22.evaluated.items;
        }
        const _errs63 = errors;
        let valid22 = true;
        const _errs64 = errors;
        if (errors === _errs64) {
          if (Array.isArray(data19)) {
            if (data19.length < 2) {
              const err55 = {};
              if (vErrors === null) {
                vErrors = [err55];
              } else {
                vErrors.push(err55);
              }
              errors++;
            }
          } else {
            const err56 = {};
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
        }
        var _valid5 = _errs64 === errors;
        errors = _errs63;
        if (vErrors !== null) {
          if (_errs63) {
            vErrors.length = _errs63;
          } else {
            vErrors = null;
          }
        }
        if (_valid5) {
          const _errs66 = errors;
          if (Array.isArray(data19)) {
            if (data19.length > 2) {
              const err57 = {
                instancePath: instancePath + "/otc~1oauth2-scopes",
                schemaPath: "#/properties/otc~1oauth2-scopes/then/maxItems",
                keyword: "maxItems",
                params: { limit: 2 },
                message: "must NOT have more than 2 items"
              };
              if (vErrors === null) {
                vErrors = [err57];
              } else {
                vErrors.push(err57);
              }
              errors++;
            }
            if (data19.length < 2) {
              const err58 = {
                instancePath: instancePath + "/otc~1oauth2-scopes",
                schemaPath: "#/properties/otc~1oauth2-scopes/then/minItems",
                keyword: "minItems",
                params: { limit: 2 },
                message: "must NOT have fewer than 2 items"
              };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
            const len7 = data19.length;
            if (len7 > 1) {
              let data20 = data19[1];
              if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                for (const key6 in data20) {
                  if (!(key6 === "allowNone")) {
                    const err59 = {
                      instancePath: instancePath + "/otc~1oauth2-scopes/1",
                      schemaPath: "#/properties/otc~1oauth2-scopes/then/prefixItems/1/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key6 },
                      message: "must NOT have additional properties"
                    };
                    if (vErrors === null) {
                      vErrors = [err59];
                    } else {
                      vErrors.push(err59);
                    }
                    errors++;
                  }
                }
                if (data20.allowNone !== void 0) {
                  if (typeof data20.allowNone !== "boolean") {
                    const err60 = {
                      instancePath: instancePath + "/otc~1oauth2-scopes/1/allowNone",
                      schemaPath: "#/properties/otc~1oauth2-scopes/then/prefixItems/1/properties/allowNone/type",
                      keyword: "type",
                      params: { type: "boolean" },
                      message: "must be boolean"
                    };
                    if (vErrors === null) {
                      vErrors = [err60];
                    } else {
                      vErrors.push(err60);
                    }
                    errors++;
                  }
                }
              } else {
                const err61 = {
                  instancePath: instancePath + "/otc~1oauth2-scopes/1",
                  schemaPath: "#/properties/otc~1oauth2-scopes/then/prefixItems/1/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object"
                };
                if (vErrors === null) {
                  vErrors = [err61];
                } else {
                  vErrors.push(err61);
                }
                errors++;
              }
            }
          } else {
            const err62 = {
              instancePath: instancePath + "/otc~1oauth2-scopes",
              schemaPath: "#/properties/otc~1oauth2-scopes/then/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array"
            };
            if (vErrors === null) {
              vErrors = [err62];
            } else {
              vErrors.push(err62);
            }
            errors++;
          }
          var _valid5 = _errs66 === errors;
          valid22 = _valid5;
          if (valid22) {
            if (items5 !== true) {
              items5 = items5 > 2 ? items5 : 2;
            }
          }
        }
        if (!valid22) {
          const err63 = {
            instancePath: instancePath + "/otc~1oauth2-scopes",
            schemaPath: "#/properties/otc~1oauth2-scopes/if",
            keyword: "if",
            params: { failingKeyword: "then" },
            message: 'must match "then" schema'
          };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
      }
      for (const key7 in data) {
        if (pattern4.test(key7)) {
          if (!validate22(data[key7], {
            instancePath: instancePath + "/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),
            parentData: data,
            parentDataProperty: key7,
            rootData,
            dynamicAnchors
          })) {
            vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
            errors = vErrors.length;
          }
        }
      }
      for (const key8 in data) {
        if (pattern5.test(key8)) {
          if (!validate30(data[key8], {
            instancePath: instancePath + "/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),
            parentData: data,
            parentDataProperty: key8,
            rootData,
            dynamicAnchors
          })) {
            vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      const err64 = {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: "object" },
        message: "must be object"
      };
      if (vErrors === null) {
        vErrors = [err64];
      } else {
        vErrors.push(err64);
      }
      errors++;
    }
    validate21.errors = vErrors;
    return errors === 0;
  }
  validate21.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate20.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        if (!func1.call(schema31.properties, key0)) {
          const err0 = {
            instancePath,
            schemaPath: "#/additionalProperties",
            keyword: "additionalProperties",
            params: { additionalProperty: key0 },
            message: "must NOT have additional properties"
          };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      }
      if (data.$schema !== void 0) {
        if (typeof data.$schema !== "string") {
          const err1 = {
            instancePath: instancePath + "/$schema",
            schemaPath: "#/properties/%24schema/type",
            keyword: "type",
            params: { type: "string" },
            message: "must be string"
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
      if (data.root !== void 0) {
        if (typeof data.root !== "boolean") {
          const err2 = {
            instancePath: instancePath + "/root",
            schemaPath: "#/properties/root/type",
            keyword: "type",
            params: { type: "boolean" },
            message: "must be boolean"
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
      if (data.extends !== void 0) {
        let data2 = data.extends;
        if (Array.isArray(data2)) {
          const len0 = data2.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data3 = data2[i0];
            if (typeof data3 === "string") {
              if (func2(data3) < 1) {
                const err3 = {
                  instancePath: instancePath + "/extends/" + i0,
                  schemaPath: "#/properties/extends/items/minLength",
                  keyword: "minLength",
                  params: { limit: 1 },
                  message: "must NOT have fewer than 1 characters"
                };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            } else {
              const err4 = {
                instancePath: instancePath + "/extends/" + i0,
                schemaPath: "#/properties/extends/items/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string"
              };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          }
        } else {
          const err5 = {
            instancePath: instancePath + "/extends",
            schemaPath: "#/properties/extends/type",
            keyword: "type",
            params: { type: "array" },
            message: "must be array"
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.rules !== void 0) {
        if (!validate21(data.rules, {
          instancePath: instancePath + "/rules",
          parentData: data,
          parentDataProperty: "rules",
          rootData,
          dynamicAnchors
        })) {
          vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
          errors = vErrors.length;
        }
      }
      if (data.files !== void 0) {
        let data5 = data.files;
        if (Array.isArray(data5)) {
          const len1 = data5.length;
          for (let i1 = 0; i1 < len1; i1++) {
            let data6 = data5[i1];
            if (typeof data6 === "string") {
              if (func2(data6) < 1) {
                const err6 = {
                  instancePath: instancePath + "/files/" + i1,
                  schemaPath: "#/$defs/globs/items/minLength",
                  keyword: "minLength",
                  params: { limit: 1 },
                  message: "must NOT have fewer than 1 characters"
                };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            } else {
              const err7 = {
                instancePath: instancePath + "/files/" + i1,
                schemaPath: "#/$defs/globs/items/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string"
              };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
        } else {
          const err8 = {
            instancePath: instancePath + "/files",
            schemaPath: "#/$defs/globs/type",
            keyword: "type",
            params: { type: "array" },
            message: "must be array"
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
      if (data.ignore !== void 0) {
        let data7 = data.ignore;
        if (Array.isArray(data7)) {
          const len2 = data7.length;
          for (let i2 = 0; i2 < len2; i2++) {
            let data8 = data7[i2];
            if (typeof data8 === "string") {
              if (func2(data8) < 1) {
                const err9 = {
                  instancePath: instancePath + "/ignore/" + i2,
                  schemaPath: "#/$defs/globs/items/minLength",
                  keyword: "minLength",
                  params: { limit: 1 },
                  message: "must NOT have fewer than 1 characters"
                };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            } else {
              const err10 = {
                instancePath: instancePath + "/ignore/" + i2,
                schemaPath: "#/$defs/globs/items/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string"
              };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          }
        } else {
          const err11 = {
            instancePath: instancePath + "/ignore",
            schemaPath: "#/$defs/globs/type",
            keyword: "type",
            params: { type: "array" },
            message: "must be array"
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      if (data.overrides !== void 0) {
        let data9 = data.overrides;
        if (Array.isArray(data9)) {
          const len3 = data9.length;
          for (let i3 = 0; i3 < len3; i3++) {
            let data10 = data9[i3];
            if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
              if (data10.files === void 0) {
                const err12 = {
                  instancePath: instancePath + "/overrides/" + i3,
                  schemaPath: "#/properties/overrides/items/required",
                  keyword: "required",
                  params: { missingProperty: "files" },
                  message: "must have required property 'files'"
                };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
              for (const key1 in data10) {
                if (!(key1 === "files" || key1 === "ignore" || key1 === "rules")) {
                  const err13 = {
                    instancePath: instancePath + "/overrides/" + i3,
                    schemaPath: "#/properties/overrides/items/additionalProperties",
                    keyword: "additionalProperties",
                    params: { additionalProperty: key1 },
                    message: "must NOT have additional properties"
                  };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              }
              if (data10.files !== void 0) {
                let data11 = data10.files;
                if (Array.isArray(data11)) {
                  const len4 = data11.length;
                  for (let i4 = 0; i4 < len4; i4++) {
                    let data12 = data11[i4];
                    if (typeof data12 === "string") {
                      if (func2(data12) < 1) {
                        const err14 = {
                          instancePath: instancePath + "/overrides/" + i3 + "/files/" + i4,
                          schemaPath: "#/$defs/globs/items/minLength",
                          keyword: "minLength",
                          params: { limit: 1 },
                          message: "must NOT have fewer than 1 characters"
                        };
                        if (vErrors === null) {
                          vErrors = [err14];
                        } else {
                          vErrors.push(err14);
                        }
                        errors++;
                      }
                    } else {
                      const err15 = {
                        instancePath: instancePath + "/overrides/" + i3 + "/files/" + i4,
                        schemaPath: "#/$defs/globs/items/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string"
                      };
                      if (vErrors === null) {
                        vErrors = [err15];
                      } else {
                        vErrors.push(err15);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err16 = {
                    instancePath: instancePath + "/overrides/" + i3 + "/files",
                    schemaPath: "#/$defs/globs/type",
                    keyword: "type",
                    params: { type: "array" },
                    message: "must be array"
                  };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
              }
              if (data10.ignore !== void 0) {
                let data13 = data10.ignore;
                if (Array.isArray(data13)) {
                  const len5 = data13.length;
                  for (let i5 = 0; i5 < len5; i5++) {
                    let data14 = data13[i5];
                    if (typeof data14 === "string") {
                      if (func2(data14) < 1) {
                        const err17 = {
                          instancePath: instancePath + "/overrides/" + i3 + "/ignore/" + i5,
                          schemaPath: "#/$defs/globs/items/minLength",
                          keyword: "minLength",
                          params: { limit: 1 },
                          message: "must NOT have fewer than 1 characters"
                        };
                        if (vErrors === null) {
                          vErrors = [err17];
                        } else {
                          vErrors.push(err17);
                        }
                        errors++;
                      }
                    } else {
                      const err18 = {
                        instancePath: instancePath + "/overrides/" + i3 + "/ignore/" + i5,
                        schemaPath: "#/$defs/globs/items/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string"
                      };
                      if (vErrors === null) {
                        vErrors = [err18];
                      } else {
                        vErrors.push(err18);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err19 = {
                    instancePath: instancePath + "/overrides/" + i3 + "/ignore",
                    schemaPath: "#/$defs/globs/type",
                    keyword: "type",
                    params: { type: "array" },
                    message: "must be array"
                  };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              }
              if (data10.rules !== void 0) {
                if (!validate21(data10.rules, {
                  instancePath: instancePath + "/overrides/" + i3 + "/rules",
                  parentData: data10,
                  parentDataProperty: "rules",
                  rootData,
                  dynamicAnchors
                })) {
                  vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                  errors = vErrors.length;
                }
              }
            } else {
              const err20 = {
                instancePath: instancePath + "/overrides/" + i3,
                schemaPath: "#/properties/overrides/items/type",
                keyword: "type",
                params: { type: "object" },
                message: "must be object"
              };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
          }
        } else {
          const err21 = {
            instancePath: instancePath + "/overrides",
            schemaPath: "#/properties/overrides/type",
            keyword: "type",
            params: { type: "array" },
            message: "must be array"
          };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
      if (data.formats !== void 0) {
        let data16 = data.formats;
        if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
          for (const key2 in data16) {
            let data17 = data16[key2];
            if (typeof data17 !== "string") {
              const err22 = {
                instancePath: instancePath + "/formats/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
                schemaPath: "#/properties/formats/additionalProperties/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string"
              };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            if (!(data17 === "shinkai" || data17 === "otc" || data17 === "gloodata" || data17 === "openai" || data17 === "mcp")) {
              const err23 = {
                instancePath: instancePath + "/formats/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
                schemaPath: "#/properties/formats/additionalProperties/enum",
                keyword: "enum",
                params: { allowedValues: schema31.properties.formats.additionalProperties.enum },
                message: "must be equal to one of the allowed values"
              };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          }
        } else {
          const err24 = {
            instancePath: instancePath + "/formats",
            schemaPath: "#/properties/formats/type",
            keyword: "type",
            params: { type: "object" },
            message: "must be object"
          };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
      if (data.servers !== void 0) {
        let data18 = data.servers;
        if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
          for (const key3 in data18) {
            let data19 = data18[key3];
            if (Array.isArray(data19)) {
              const len6 = data19.length;
              for (let i6 = 0; i6 < len6; i6++) {
                let data20 = data19[i6];
                if (typeof data20 === "string") {
                  if (func2(data20) < 1) {
                    const err25 = {
                      instancePath: instancePath + "/servers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6,
                      schemaPath: "#/$defs/globs/items/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters"
                    };
                    if (vErrors === null) {
                      vErrors = [err25];
                    } else {
                      vErrors.push(err25);
                    }
                    errors++;
                  }
                } else {
                  const err26 = {
                    instancePath: instancePath + "/servers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6,
                    schemaPath: "#/$defs/globs/items/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string"
                  };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
              }
            } else {
              const err27 = {
                instancePath: instancePath + "/servers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),
                schemaPath: "#/$defs/globs/type",
                keyword: "type",
                params: { type: "array" },
                message: "must be array"
              };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
          }
        } else {
          const err28 = {
            instancePath: instancePath + "/servers",
            schemaPath: "#/properties/servers/type",
            keyword: "type",
            params: { type: "object" },
            message: "must be object"
          };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
      if (data.dialect !== void 0) {
        let data21 = data.dialect;
        if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
          for (const key4 in data21) {
            if (!(key4 === "openai")) {
              const err29 = {
                instancePath: instancePath + "/dialect",
                schemaPath: "#/properties/dialect/additionalProperties",
                keyword: "additionalProperties",
                params: { additionalProperty: key4 },
                message: "must NOT have additional properties"
              };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
          }
          if (data21.openai !== void 0) {
            let data22 = data21.openai;
            if (typeof data22 !== "string") {
              const err30 = {
                instancePath: instancePath + "/dialect/openai",
                schemaPath: "#/properties/dialect/properties/openai/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string"
              };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            if (!(data22 === "auto" || data22 === "seed" || data22 === "openai" || data22 === "mcp-apps")) {
              const err31 = {
                instancePath: instancePath + "/dialect/openai",
                schemaPath: "#/properties/dialect/properties/openai/enum",
                keyword: "enum",
                params: { allowedValues: schema31.properties.dialect.properties.openai.enum },
                message: "must be equal to one of the allowed values"
              };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
          }
        } else {
          const err32 = {
            instancePath: instancePath + "/dialect",
            schemaPath: "#/properties/dialect/type",
            keyword: "type",
            params: { type: "object" },
            message: "must be object"
          };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      }
      if (data.comments !== void 0) {
        if (typeof data.comments !== "boolean") {
          const err33 = {
            instancePath: instancePath + "/comments",
            schemaPath: "#/properties/comments/type",
            keyword: "type",
            params: { type: "boolean" },
            message: "must be boolean"
          };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
      if (data.limits !== void 0) {
        let data24 = data.limits;
        if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
          for (const key5 in data24) {
            if (!(key5 === "fileSize" || key5 === "depth" || key5 === "aliases" || key5 === "findingsPerFile" || key5 === "findings")) {
              const err34 = {
                instancePath: instancePath + "/limits",
                schemaPath: "#/properties/limits/additionalProperties",
                keyword: "additionalProperties",
                params: { additionalProperty: key5 },
                message: "must NOT have additional properties"
              };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
          }
          if (data24.fileSize !== void 0) {
            let data25 = data24.fileSize;
            if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
              const err35 = {
                instancePath: instancePath + "/limits/fileSize",
                schemaPath: "#/properties/limits/properties/fileSize/type",
                keyword: "type",
                params: { type: "integer" },
                message: "must be integer"
              };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
            if (typeof data25 == "number" && isFinite(data25)) {
              if (data25 > 268435456 || isNaN(data25)) {
                const err36 = {
                  instancePath: instancePath + "/limits/fileSize",
                  schemaPath: "#/properties/limits/properties/fileSize/maximum",
                  keyword: "maximum",
                  params: { comparison: "<=", limit: 268435456 },
                  message: "must be <= 268435456"
                };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
              if (data25 < 1 || isNaN(data25)) {
                const err37 = {
                  instancePath: instancePath + "/limits/fileSize",
                  schemaPath: "#/properties/limits/properties/fileSize/minimum",
                  keyword: "minimum",
                  params: { comparison: ">=", limit: 1 },
                  message: "must be >= 1"
                };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            }
          }
          if (data24.depth !== void 0) {
            let data26 = data24.depth;
            if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26) && isFinite(data26))) {
              const err38 = {
                instancePath: instancePath + "/limits/depth",
                schemaPath: "#/properties/limits/properties/depth/type",
                keyword: "type",
                params: { type: "integer" },
                message: "must be integer"
              };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
            if (typeof data26 == "number" && isFinite(data26)) {
              if (data26 > 1e3 || isNaN(data26)) {
                const err39 = {
                  instancePath: instancePath + "/limits/depth",
                  schemaPath: "#/properties/limits/properties/depth/maximum",
                  keyword: "maximum",
                  params: { comparison: "<=", limit: 1e3 },
                  message: "must be <= 1000"
                };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
              if (data26 < 1 || isNaN(data26)) {
                const err40 = {
                  instancePath: instancePath + "/limits/depth",
                  schemaPath: "#/properties/limits/properties/depth/minimum",
                  keyword: "minimum",
                  params: { comparison: ">=", limit: 1 },
                  message: "must be >= 1"
                };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
            }
          }
          if (data24.aliases !== void 0) {
            let data27 = data24.aliases;
            if (!(typeof data27 == "number" && !(data27 % 1) && !isNaN(data27) && isFinite(data27))) {
              const err41 = {
                instancePath: instancePath + "/limits/aliases",
                schemaPath: "#/properties/limits/properties/aliases/type",
                keyword: "type",
                params: { type: "integer" },
                message: "must be integer"
              };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
            if (typeof data27 == "number" && isFinite(data27)) {
              if (data27 > 5e6 || isNaN(data27)) {
                const err42 = {
                  instancePath: instancePath + "/limits/aliases",
                  schemaPath: "#/properties/limits/properties/aliases/maximum",
                  keyword: "maximum",
                  params: { comparison: "<=", limit: 5e6 },
                  message: "must be <= 5000000"
                };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
              if (data27 < 1 || isNaN(data27)) {
                const err43 = {
                  instancePath: instancePath + "/limits/aliases",
                  schemaPath: "#/properties/limits/properties/aliases/minimum",
                  keyword: "minimum",
                  params: { comparison: ">=", limit: 1 },
                  message: "must be >= 1"
                };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
            }
          }
          if (data24.findingsPerFile !== void 0) {
            let data28 = data24.findingsPerFile;
            if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28) && isFinite(data28))) {
              const err44 = {
                instancePath: instancePath + "/limits/findingsPerFile",
                schemaPath: "#/properties/limits/properties/findingsPerFile/type",
                keyword: "type",
                params: { type: "integer" },
                message: "must be integer"
              };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
            if (typeof data28 == "number" && isFinite(data28)) {
              if (data28 > 1e6 || isNaN(data28)) {
                const err45 = {
                  instancePath: instancePath + "/limits/findingsPerFile",
                  schemaPath: "#/properties/limits/properties/findingsPerFile/maximum",
                  keyword: "maximum",
                  params: { comparison: "<=", limit: 1e6 },
                  message: "must be <= 1000000"
                };
                if (vErrors === null) {
                  vErrors = [err45];
                } else {
                  vErrors.push(err45);
                }
                errors++;
              }
              if (data28 < 1 || isNaN(data28)) {
                const err46 = {
                  instancePath: instancePath + "/limits/findingsPerFile",
                  schemaPath: "#/properties/limits/properties/findingsPerFile/minimum",
                  keyword: "minimum",
                  params: { comparison: ">=", limit: 1 },
                  message: "must be >= 1"
                };
                if (vErrors === null) {
                  vErrors = [err46];
                } else {
                  vErrors.push(err46);
                }
                errors++;
              }
            }
          }
          if (data24.findings !== void 0) {
            let data29 = data24.findings;
            if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29))) {
              const err47 = {
                instancePath: instancePath + "/limits/findings",
                schemaPath: "#/properties/limits/properties/findings/type",
                keyword: "type",
                params: { type: "integer" },
                message: "must be integer"
              };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
            if (typeof data29 == "number" && isFinite(data29)) {
              if (data29 > 1e6 || isNaN(data29)) {
                const err48 = {
                  instancePath: instancePath + "/limits/findings",
                  schemaPath: "#/properties/limits/properties/findings/maximum",
                  keyword: "maximum",
                  params: { comparison: "<=", limit: 1e6 },
                  message: "must be <= 1000000"
                };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              }
              if (data29 < 1 || isNaN(data29)) {
                const err49 = {
                  instancePath: instancePath + "/limits/findings",
                  schemaPath: "#/properties/limits/properties/findings/minimum",
                  keyword: "minimum",
                  params: { comparison: ">=", limit: 1 },
                  message: "must be >= 1"
                };
                if (vErrors === null) {
                  vErrors = [err49];
                } else {
                  vErrors.push(err49);
                }
                errors++;
              }
            }
          }
        } else {
          const err50 = {
            instancePath: instancePath + "/limits",
            schemaPath: "#/properties/limits/type",
            keyword: "type",
            params: { type: "object" },
            message: "must be object"
          };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
      }
      if (data.plugins !== void 0) {
        let data30 = data.plugins;
        if (Array.isArray(data30)) {
          const len7 = data30.length;
          for (let i7 = 0; i7 < len7; i7++) {
            let data31 = data30[i7];
            if (typeof data31 === "string") {
              if (func2(data31) < 1) {
                const err51 = {
                  instancePath: instancePath + "/plugins/" + i7,
                  schemaPath: "#/properties/plugins/items/minLength",
                  keyword: "minLength",
                  params: { limit: 1 },
                  message: "must NOT have fewer than 1 characters"
                };
                if (vErrors === null) {
                  vErrors = [err51];
                } else {
                  vErrors.push(err51);
                }
                errors++;
              }
            } else {
              const err52 = {
                instancePath: instancePath + "/plugins/" + i7,
                schemaPath: "#/properties/plugins/items/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string"
              };
              if (vErrors === null) {
                vErrors = [err52];
              } else {
                vErrors.push(err52);
              }
              errors++;
            }
          }
        } else {
          const err53 = {
            instancePath: instancePath + "/plugins",
            schemaPath: "#/properties/plugins/type",
            keyword: "type",
            params: { type: "array" },
            message: "must be array"
          };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
      }
    } else {
      const err54 = {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: "object" },
        message: "must be object"
      };
      if (vErrors === null) {
        vErrors = [err54];
      } else {
        vErrors.push(err54);
      }
      errors++;
    }
    validate20.errors = vErrors;
    return errors === 0;
  }
  validate20.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  return validate20;
})();

// src/workspace/run.ts
import { existsSync as existsSync4 } from "node:fs";
import { dirname, join } from "node:path";

// src/core/fix-all.ts
var MOST_PASSES = 10;
async function fixAll(text, judged, kind, judgeText, within = "all") {
  let now = { text, judged, fixed: 0, within };
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const findings = now.judged.result.findings.filter((finding) => mayFix(finding, now)).sort(compareFindings);
    const { text: next, applied } = applyFixes(now.text, findings, kind);
    if (applied.length === 0 || next === now.text) break;
    const after = await judgeText(next);
    if (after.document.faults.length > now.judged.document.faults.length) break;
    const edits = applied.flatMap(({ fix }) => fix.edits);
    const left = now.within === "all" ? "all" : afterEdits(now.text, edits, now.within);
    now = { text: next, judged: after, fixed: now.fixed + applied.length, within: left };
  }
  return now;
}
function mayFix(finding, { text, within }) {
  if (within === "all") return true;
  return isOnChange(finding, /* @__PURE__ */ new Map([[finding.path, within]])) && staysOnChange(text, finding.fix?.edits ?? [], within);
}

// src/core/project.ts
var Project = class {
  #facts = /* @__PURE__ */ new Map();
  #settings = /* @__PURE__ */ new Map();
  add(facts, settings) {
    for (const [id, some] of facts) {
      const all = this.#facts.get(id) ?? [];
      this.#facts.set(id, all);
      for (const fact of some) {
        all.push(fact);
        this.#settings.set(fact, settings.get(id));
      }
    }
  }
  compare() {
    const findings = [];
    const failures = [];
    for (const [id, facts] of this.#facts) {
      const { rule, options } = this.#settings.get(facts[0]);
      try {
        for (const problem of rule.project.compare(facts, { options, services: {} })) {
          const related = problem.related?.map(({ at, note }) => {
            const { path, line: line2, column } = at.location;
            return { path, line: line2, column, note: printable(note) };
          });
          findings.push({
            rule: id,
            severity: this.#settings.get(problem.at).severity,
            message: fill(rule.messages[problem.message], problem.data),
            ...problem.at.location,
            url: pageOf(rule),
            ...related && { related },
            ...fixOf(problem)
          });
        }
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        failures.push({ path: ".", message: `The rule ${id} failed: ${message}` });
      }
    }
    return { findings, failures };
  }
};
var PLAIN = /^[A-Za-z](?:[\w./:@?=&%~+-]*[\w/])?$/;
function fixOf({ at: { characters }, fix }) {
  if (!fix || !characters || !PLAIN.test(fix.value)) return void 0;
  const { title, safe, value: text } = fix;
  return { fix: { title: printable(title), safe, edits: [{ ...characters, text }] } };
}

// src/workspace/known-files.ts
var NAMES = /* @__PURE__ */ new Set([
  "angular.json",
  "app.json",
  "appsettings.json",
  "bower.json",
  "claude_desktop_config.json",
  "component.json",
  "components.json",
  "composer.json",
  "deno.json",
  "deno.jsonc",
  "docker-compose.yaml",
  "docker-compose.yml",
  "jsconfig.json",
  "lerna.json",
  "manifest.json",
  "marketplace.json",
  "mcp.json",
  "nx.json",
  "openapi.json",
  "openapi.yaml",
  "openapi.yml",
  "package-lock.json",
  "package.json",
  "plugin.json",
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  "project.json",
  "server.json",
  "tsconfig.json",
  "turbo.json",
  "vercel.json"
]);
function isEverydayFile(path) {
  const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  return NAMES.has(name) || /^tsconfig\.[^/]*json$/.test(name) || name.endsWith(".schema.json");
}
function isSideCode(path) {
  return /(^|\/)(__tests__|__mocks__|__fixtures__|__snapshots__)\//.test(path) || /\.(test|spec|min|bundle|stories)\.[mc]?[jt]sx?$/i.test(path) || /\.d\.[mc]?ts$/i.test(path) || /(^|\/)(dist|build)\//.test(path) && /\.[mc]?jsx?$/i.test(path);
}

// src/workspace/run.ts
async function run(options) {
  const { told, ...first } = await runOnce(options);
  const { fixed, failures } = options.fix ? fixAcross(told, options, options.fix, first.changes) : NOTHING2;
  if (fixed === 0) return { ...first, failures: [...first.failures, ...failures] };
  const { told: _, ...again } = await runOnce({ ...options, ...first.changes && { changes: first.changes } });
  return { ...again, failures: [...again.failures, ...failures], fixed: first.fixed + fixed + again.fixed };
}
function fixAcross(found, { files, suppressions, onFixed }, kind, changes) {
  const fixable = suppressions ? withoutFixes(found, suppressions) : found;
  const failures = [];
  let fixed = 0;
  for (const file of files) {
    const own = fixable.filter(
      (each) => each.path === file.path && each.fix && (!changes || isOnChange(each, changes))
    );
    const read = own.length > 0 ? readText(file.absolute, { maxBytes: BOUNDS.fileSize }) : void 0;
    if (!read || "failure" in read) continue;
    const { text, applied } = applyFixes(read.text, own, kind);
    const refused2 = applied.length > 0 ? onFixed?.(file, read.text, text) : void 0;
    if (refused2 === void 0) fixed += applied.length;
    else failures.push({ path: file.path, message: refused2 });
  }
  return { fixed, failures };
}
async function runOnce(options) {
  const results = [];
  const project = new Project();
  const changes = new Map(options.changes);
  const linted = /* @__PURE__ */ new Set();
  let done = 0;
  for (const file of options.files) {
    const outcome = await lintFile(file, options);
    if (isSettled(file, outcome)) linted.add(file.path);
    if (outcome) {
      results.push(outcome);
      if (outcome.facts.size > 0) project.add(outcome.facts, outcome.settings);
      if (outcome.changed && changes.has(file.path)) changes.set(file.path, outcome.changed);
    }
    options.onProgress?.(++done, file.path);
  }
  const leftOut = results.reduce(
    (sum, each) => each.leftOut ? plus(sum ?? NONE, each.leftOut) : sum,
    void 0
  );
  const compared = project.compare();
  const switches = new Map(results.map((each) => [each.file?.path, each.switches]));
  const told = compared.findings.filter((finding) => !switches.get(finding.path)?.hides(finding));
  return {
    files: results.flatMap(({ file }) => file ?? []),
    skipped: results.flatMap(({ skipped: skipped2 }) => skipped2 ?? []),
    findings: [...results.flatMap((each) => [...each.findings, ...unusedDirectives(each)]), ...told].sort(
      compareFindings
    ),
    failures: [...results.flatMap(({ failures }) => failures), ...compared.failures],
    ...leftOut && { leftOut },
    suppressed: results.reduce((sum, { switches: switches2 }) => sum + (switches2?.hidden ?? 0), 0),
    linted,
    fixed: results.reduce((sum, { fixed }) => sum + fixed, 0),
    ...options.changes && { changes },
    told
  };
}
function isSettled({ path, named }, outcome) {
  if (outcome?.isIgnored || outcome && outcome.failures.length > 0) return false;
  if (outcome?.file) return !outcome.isBroken && !outcome.leftOut;
  const isNone = outcome?.skipped === void 0 || outcome.skipped.reason === NO_FORMAT;
  const language = languageOf(path);
  return isNone && (named || language === "source" || language === "html");
}
function unusedDirectives({ switches, settings, known }) {
  return switches?.unused(settings, known.keys()) ?? [];
}
function reportOn(outcome, match) {
  const findings = outcome ? [...outcome.findings, ...unusedDirectives(outcome)].sort(compareFindings) : [];
  const { visible, hidden } = match?.(findings) ?? { visible: findings, hidden: [] };
  return {
    tool: TOOL,
    files: outcome?.file ? [outcome.file] : [],
    skipped: outcome?.skipped ? [outcome.skipped] : [],
    findings: visible,
    failures: outcome?.failures ?? [],
    suppressed: hidden.length + (outcome?.switches?.hidden ?? 0),
    ...outcome?.leftOut && { leftOut: outcome.leftOut }
  };
}
var SIDE_CODE = "a test, a build or a declaration, which is linted only when it is named";
var NOTHING2 = { findings: [], failures: [], facts: /* @__PURE__ */ new Map(), settings: /* @__PURE__ */ new Map(), known: /* @__PURE__ */ new Map(), fixed: 0 };
var IGNORED = { ...NOTHING2, isIgnored: true };
var failed = (path, message) => ({ ...NOTHING2, failures: [{ path, message }] });
var skipped = (path, reason2) => ({ ...NOTHING2, skipped: { path, reason: reason2 } });
async function lintFile(file, options) {
  const config = await options.configs.for(file.path);
  if (config.ignored(file.path)) return file.named ? skipped(file.path, "ignored by the config") : IGNORED;
  const read = readText(file.absolute, { maxBytes: config.limits.fileSize });
  if ("failure" in read) {
    if (read.notText && !file.named) return skipped(file.path, read.failure);
    return failed(file.path, withLimit(read.failure, read.limit));
  }
  return lintSource(file, read.text, config, options);
}
async function lintSource(file, text, config, options) {
  const hints = {
    format: config.format(file.path),
    named: file.named && !isEverydayFile(file.path),
    servers: config.servers(file.path),
    dialect: config.dialect
  };
  const isOurs = hints.format !== void 0 || file.named;
  const language = languageOf(file.path);
  const isCode = language === "source" || language === "html";
  const hasWords = isCode ? mayHoldTools(file.path, text) : hasTelltale(text, options.formats);
  if (!hasWords && (isCode || !isOurs && !isBesideTool(file))) {
    return file.named ? skipped(file.path, NO_FORMAT) : void 0;
  }
  if (isCode && !file.named && isSideCode(file.path)) return skipped(file.path, SIDE_CODE);
  const imports = language === "source" ? (await options.imports?.())?.for(file.absolute) : void 0;
  const judgeText = async (source) => {
    const judgement = await judgeWhole(source);
    if (!options.fix || !options.suppressions) return judgement;
    const { result: result2 } = judgement;
    return { ...judgement, result: { ...result2, findings: withoutFixes(result2.findings, options.suppressions) } };
  };
  const judgeWhole = async (source) => {
    const document2 = await parse2(file.path, source, { comments: config.comments, limits: config.limits, imports });
    const isBroken = isCode && document2.faults.length > 0 && document2.roots.length === 0;
    const judgement = judge(
      document2,
      options.formats,
      isBroken ? { ...hints, named: true } : hints,
      config.rules,
      options.services
    );
    const isUnknown = judgement.recognition.skipped === NO_FORMAT && !hints.named && isBesideTool(file);
    return isUnknown ? judge(document2, options.formats, { ...hints, named: true }, config.rules, options.services) : judgement;
  };
  let judged;
  try {
    if (language === void 0 && !/^\s*[[{]/.test(text)) {
      return file.named ? skipped(file.path, "not a kind of file that holds manifests") : void 0;
    }
    judged = await judgeText(text);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return isOurs || hasWords ? failed(file.path, withLimit(error.message, error.limit)) : skipped(file.path, error.message);
  }
  if (judged.recognition.skipped !== void 0) {
    const isListed = file.named || judged.recognition.skipped !== NO_FORMAT;
    return isListed ? skipped(file.path, judged.recognition.skipped) : void 0;
  }
  const hunks = options.changes ? hunksOf(file.path, text, options.changes) : "all";
  const {
    text: after,
    judged: last,
    fixed,
    within
  } = options.fix ? await fixAll(text, judged, options.fix, judgeText, hunks) : { text, judged, fixed: 0, within: hunks };
  const refused2 = after === text ? void 0 : options.onFixed?.(file, text, after);
  const { document, result, recognition, switches } = refused2 === void 0 ? last : judged;
  const { manifests } = recognition;
  return {
    file: {
      path: file.path,
      formats: [...new Set(manifests.flatMap(({ formats }) => formats))],
      tools: manifests.reduce((sum, { tools }) => sum + tools.length, 0)
    },
    isBroken: document.faults.length > 0,
    ...atMost(result.findings, config.limits.findingsPerFile),
    failures: refused2 === void 0 ? result.failures : [...result.failures, { path: file.path, message: refused2 }],
    facts: result.facts,
    settings: config.rules,
    known: config.known,
    switches,
    fixed: refused2 === void 0 ? fixed : 0,
    changed: refused2 === void 0 ? within : hunks
  };
}
function withLimit(message, limit) {
  return limit === void 0 ? message : `${message} \`limits.${limit}\` in the config says how much may be.`;
}
function isBesideTool({ path, absolute }) {
  if (!/(^|\/)metadata\.json$/.test(path)) return false;
  const folder = dirname(absolute);
  return existsSync4(join(folder, "tool.ts")) || existsSync4(join(folder, "tool.py"));
}
function hasTelltale(text, formats) {
  return formats.some(({ telltales }) => telltales.some((group) => group.every((word) => text.includes(word))));
}

// src/workspace/imports.ts
import { existsSync as existsSync5, realpathSync } from "node:fs";
import { dirname as dirname2, join as join2, relative, resolve as resolve2, sep } from "node:path";
var LONGEST = 3e5;
var MOST_KEPT = 50;
function importedFiles(root, read) {
  const kept = /* @__PURE__ */ new Map();
  const load = (absolute) => {
    if (kept.has(absolute)) return kept.get(absolute);
    const file = readText(absolute);
    const text = "text" in file && file.text.length <= LONGEST ? file.text : void 0;
    const neighbour = text === void 0 ? void 0 : read(pathOf(root, absolute), text);
    const loaded = neighbour && text !== void 0 ? { neighbour, text } : void 0;
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value);
    kept.set(absolute, loaded);
    return loaded;
  };
  return {
    for(absolute) {
      const texts = /* @__PURE__ */ new Map();
      const resolveImport2 = (source, name) => {
        const target = targetOf2(root, absolute, source);
        const loaded = target === void 0 ? void 0 : load(target);
        if (!loaded) return void 0;
        texts.set(pathOf(root, target), loaded.text);
        return loaded.neighbour.exported(name);
      };
      return { resolveImport: resolveImport2, texts };
    }
  };
}
var pathOf = (root, absolute) => relative(root, absolute).split(sep).join("/");
var ENDINGS = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"];
function targetOf2(root, from, source) {
  if (!/^\.\.?\//.test(source)) return void 0;
  const base = resolve2(dirname2(from), source);
  const typed = base.replace(/\.([mc]?)js(x?)$/, ".$1ts$2");
  const candidates = [
    ...typed === base ? [] : [typed],
    ...ENDINGS.some((ending) => base.endsWith(ending)) ? [base] : [],
    ...ENDINGS.map((ending) => base + ending),
    ...ENDINGS.map((ending) => join2(base, `index${ending}`))
  ];
  const found = candidates.find((each) => existsSync5(each));
  return found !== void 0 && isInside2(root, found) ? found : void 0;
}
function isInside2(root, absolute) {
  try {
    const path = relative(realpathSync(root), realpathSync(absolute));
    return !/^\.\.($|[\\/])|^[A-Za-z]:|[\\/]?node_modules[\\/]/.test(path);
  } catch {
    return false;
  }
}

// src/workspace/services.ts
function openServices(cwd) {
  const sql = createSqlService();
  let files;
  return {
    services: { sql },
    imports: async () => files ??= importedFiles(cwd, (await import("./neighbour-CCI6FU6I.js")).readNeighbour),
    close: () => sql.dispose()
  };
}

// src/workspace/write.ts
import { lstatSync, readFileSync as readFileSync2, realpathSync as realpathSync2, renameSync, rmSync, statSync as statSync2, writeFileSync, chmodSync } from "node:fs";
import { basename as basename3, dirname as dirname3, join as join3 } from "node:path";
function replaceFile(path, before, after) {
  try {
    const target = realpathSync2(path);
    if (readFileSync2(target, "utf8") !== before)
      return "The file changed while it was being linted, so nothing was written to it. Run again.";
    writeAtomically(target, after, statSync2(target).mode);
    return void 0;
  } catch (error) {
    return `The fixed file could not be written: ${error.code ?? String(error)}.`;
  }
}
function writeAtomically(path, text, mode) {
  if (isSpecial(path)) return writeFileSync(path, text);
  const temporary = join3(dirname3(path), `.${basename3(path).slice(0, 200)}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, text, { flag: "wx" });
    if (mode !== void 0) chmodSync(temporary, mode);
    renameSync(temporary, path);
  } catch (error) {
    if (error.code !== "EEXIST") rmSync(temporary, { force: true });
    throw error;
  }
}
function isSpecial(path) {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  return stat !== void 0 && !stat.isFile() && !stat.isSymbolicLink();
}

// src/workspace/suppress.ts
import { lstatSync as lstatSync2 } from "node:fs";

// src/core/suppressions-schema.ts
var PATH = "^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$";

// src/workspace/stale.ts
import { existsSync as existsSync6 } from "node:fs";
var RULE = "common/stale-suppression";
async function staleIn(file, unused, ran) {
  if (unused.length === 0) return [];
  const setting = (await ran.configs.for(SUPPRESSIONS)).rules.get(RULE);
  const stale = [];
  for (const entry2 of unused) {
    const complaint = await complaintOf(entry2, ran);
    if (!complaint) continue;
    const [message, data] = complaint;
    const finding = setting && {
      rule: RULE,
      severity: setting.severity,
      message: fill(setting.rule.messages[message], data),
      ...file.locate(entry2),
      url: pageOf(setting.rule),
      ...message !== "fileGone" && {
        related: [{ path: entry2.path, line: 1, column: 1, note: "The file that it was written for." }]
      }
    };
    stale.push({ entry: entry2, finding });
  }
  return stale;
}
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
  const absolute = absolutePath(cwd, path);
  const isCovered = (given) => {
    const named = absolutePath(cwd, given);
    const test = wildcard(named);
    return isInside(named, absolute) || typeof test !== "string" && test(absolute);
  };
  return !existsSync6(inFolder(cwd, path)) && (paths.length === 0 || paths.some(isCovered));
}

// src/workspace/suppressions-file.ts
var MAX_BYTES = 50 * 1024 * 1024;
async function readSuppressions(cwd, mayMend) {
  const read = readText(inFolder(cwd, SUPPRESSIONS), { maxBytes: MAX_BYTES });
  if ("failure" in read) throw new UserError(`${SUPPRESSIONS}: the suppressions cannot be used. ${read.failure}`);
  try {
    return await parseSuppressions(read.text);
  } catch (error) {
    const mended = mayMend ? mend(read.text) : void 0;
    if (mended === void 0) throw error;
    return { ...await parseSuppressions(mended), text: read.text };
  }
}
function mend(text) {
  const lines = text.split("\n").map((each) => each.trim().replace(/^,\s*|,$/g, ""));
  const entries = lines.filter((each) => each.startsWith('{ "path"') && each.endsWith("}"));
  const schema = lines.find((each) => each.startsWith('"$schema"'));
  const isWhole = lines.every((each) => entries.includes(each) || !each.includes('"path"'));
  return isWhole ? `{ ${schema ? `${schema}, ` : ""}"version": 1, "suppressions": [
${entries.join(",\n")}
] }` : void 0;
}
async function parseSuppressions(text) {
  const lines = new Lines(text);
  const errorAt2 = (offset, message) => new UserError(`${SUPPRESSIONS}:${lines.at(offset).line}: ${message}`);
  const conflict = /^(?:<{7}|>{7})/m.exec(text);
  if (conflict) throw errorAt2(conflict.index, CONFLICT);
  const { faults, roots } = await parse2(SUPPRESSIONS, text);
  const [fault] = faults;
  if (fault)
    throw errorAt2(
      fault.start,
      `${fault.message} Where a merge did that, \`toolint --prune-suppressions\` puts it in order.`
    );
  const root = roots[0];
  const value = toValue(root);
  const complaint = complain(value, validate, [], WORDS) ?? complainOfEntries(value);
  if (complaint) throw errorAt2(placeOf(root, complaint.at), complaint.message);
  const content = value;
  const nodes = items(get(root, "suppressions"));
  const locate = (entry2) => {
    const index = content.suppressions.indexOf(entry2);
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
var CONFLICT = "a merge has left its conflict here. `toolint --prune-suppressions` keeps the entries of both sides and takes out those that are stale";
var KEYS3 = ["$schema", "version", "suppressions"];
var ENTRY_KEYS = ["path", "rule", "tool", "pointer", "hash", "reason", "expires"];
var WORDS = {
  whole: "the file",
  unknownKey(key, at) {
    const hint2 = unknownHint("key", printable(key), at.length > 0 ? ENTRY_KEYS : KEYS3);
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
function complainOfEntries({ suppressions }) {
  for (const [index, { rule, expires }] of suppressions.entries()) {
    const at = ["suppressions", String(index)];
    if (!mayBeSuppressed(rule)) return { at, message: `findings of \`${rule}\` cannot be suppressed` };
    if (expires !== void 0 && !isDay(expires)) {
      return { at: [...at, "expires"], message: `\`${keyPath([...at, "expires"])}\` ${DATE}` };
    }
  }
  return void 0;
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
  const { path, rule, tool, pointer, hash: hash2, reason: reason2, expires } = entry2;
  const fields = Object.entries({ path, rule, tool, pointer, hash: hash2, reason: reason2, expires });
  const shown2 = fields.flatMap(([key, value]) => value === void 0 ? [] : `${quoted(key)}: ${quoted(value)}`);
  return `{ ${shown2.join(", ")} }`;
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

// src/workspace/suppress.ts
async function openSuppressions(cwd, change) {
  const isThere = lstatSync2(inFolder(cwd, SUPPRESSIONS), { throwIfNoEntry: false }) !== void 0;
  if (!isThere && !change) return void 0;
  const today = (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
  const file = isThere ? await readSuppressions(cwd, change !== void 0) : await parseSuppressions(printSuppressions(NONE2));
  return {
    match: createMatcher(file.suppressions, today),
    async settle(ran) {
      const now = await judge2(file, ran, today);
      if (!change) return settled(now);
      const { entries, ...done } = changed(now, ran, change);
      const text = printSuppressions({ ...file, suppressions: entries });
      if (text === file.text) return { ...settled(now), done };
      writeSuppressions(cwd, text);
      return { ...settled(await judge2(await parseSuppressions(text), ran, today)), done };
    }
  };
}
var NONE2 = { version: 1, suppressions: [] };
async function judge2(file, ran, today) {
  const matched = createMatcher(file.suppressions, today)(ran.findings);
  const { changed: superseded, gone } = leftOver(file.suppressions, matched);
  return { file, matched, superseded, stale: await staleIn(file, gone, ran) };
}
function settled({ matched, stale }) {
  const told = stale.flatMap(({ finding }) => finding ?? []);
  return { findings: [...matched.visible, ...told].sort(compareFindings), suppressed: matched.hidden.length };
}
function changed({ file, matched, superseded, stale }, ran, { reason: reason2, prune }) {
  const meant = reason2 === void 0 ? [] : matched.visible.filter((finding) => ran.isMeant(finding));
  const added = meant.filter(isSuppressible).map((finding) => suppressionOf(finding, reason2));
  const dropped = /* @__PURE__ */ new Set([
    ...prune ? stale.map(({ entry: entry2 }) => entry2) : [],
    ...superseded,
    ...reason2 === void 0 ? [] : matched.expired
  ]);
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

// src/workspace/walk.ts
import { readdirSync as readdirSync2 } from "node:fs";
function walk(folder, path, outer, how) {
  let entries;
  try {
    entries = readdirSync2(folder, { withFileTypes: true });
  } catch (error) {
    how.onFailure(path || ".", `The folder cannot be searched. ${reason(error, folder)}`);
    return;
  }
  const seen = folderSeen(entries);
  how.onFolder(folder, seen);
  const around = seen.isGitTop ? topScope(folder) : outer;
  const scope = seen.hasGitignore ? innerScope(folder, around) : around;
  const prefix = inFolder(folder, "");
  for (const entry2 of entries) {
    const { name } = entry2;
    if (entry2.isDirectory()) {
      if (isNeverSearched(name) || isNameIgnored(scope, prefix, name, true)) continue;
      const shown2 = `${path}${name}/`;
      if (!how.ignored?.(shown2)) walk(prefix + name, shown2, scope, how);
    } else if (entry2.isFile() && how.isWanted(name) && !isNameIgnored(scope, prefix, name, false)) {
      const shown2 = path + name;
      if (!how.ignored?.(shown2) && how.include?.(shown2) !== false) how.onFile(shown2, prefix + name);
    }
  }
}
function isNeverSearched(name) {
  return name === "node_modules" || name === ".git";
}

// src/workspace/glob-files.ts
function isGlob(path) {
  return /[*?[{]|[!+@]\(/.test(path);
}
async function globFiles(pattern, { cwd, workspace, scopeOf }) {
  const { globSync } = await import("./esm-JS77FMBL.js");
  const isWindows = process.platform === "win32";
  const spelledOut = absolutePath(cwd, literalFolder(isWindows ? toSlashes(pattern) : pattern));
  const isHidden = (entry2, isFolder) => {
    const absolute = toSlashes(entry2.fullpath());
    if (isFolder && isInside(absolute, spelledOut)) return false;
    if (isFolder && isNeverSearched(entry2.name)) return true;
    return isIgnored(scopeOf(parentOf(absolute)), absolute, isFolder);
  };
  const known = /* @__PURE__ */ new Map();
  const staysIn = (folder) => {
    if (!known.has(folder)) known.set(folder, !leadsOut(folder, cwd, workspace));
    return known.get(folder);
  };
  return globSync(pattern, {
    cwd,
    dot: true,
    nodir: true,
    follow: false,
    withFileTypes: true,
    windowsPathsNoEscape: isWindows,
    ignore: {
      ignored: (entry2) => isHidden(entry2, entry2.isDirectory()),
      childrenIgnored: (entry2) => isHidden(entry2, true)
    }
  }).filter((entry2) => entry2.isFile()).map((entry2) => toSlashes(entry2.fullpath())).filter((file) => staysIn(parentOf(file)));
}
function literalFolder(pattern) {
  const segments = pattern.split("/");
  const first = segments.findIndex(isGlob);
  return segments.slice(0, first).join("/") || (pattern.startsWith("/") ? "/" : ".");
}

// src/workspace/named-paths.ts
import { lstatSync as lstatSync3, readdirSync as readdirSync3 } from "node:fs";
import { basename as basename4 } from "node:path";
function lookUp(given, cwd, workspace) {
  if (given === "") return refused("An empty path was given. Name a file, a folder or a glob.");
  const absolute = absolutePath(cwd, given);
  const path = relativePath(cwd, absolute);
  try {
    const stats = lstatSync3(absolute);
    if (stats.isSymbolicLink()) return followed(path, absolute, workspace);
    if (leadsOut(absolute, cwd, workspace)) return refusedLink(realPath(absolute));
    return kindOf(stats, path, absolute);
  } catch (error) {
    const slashed = given.replaceAll("\\", "/");
    if (isMissing(error) && slashed !== given) return lookUp(slashed, cwd, workspace);
    if (!isMissing(error)) return refused(reason(error, absolute));
    return { message: reason(error, absolute).replace(/\.$/, `${hint(absolute)}.`), isMissing: true };
  }
}
function followed(path, absolute, workspace) {
  const real = realPath(absolute);
  if (real === void 0) return refused("It is a symbolic link that leads nowhere.");
  return isInside(workspace, real) ? kindOf(lstatSync3(real), path, real) : refusedLink(real);
}
function refusedLink(real) {
  return refused(`It leads out of the workspace by a symbolic link, to ${real}: such links are not followed.`);
}
function refused(message) {
  return { message, isMissing: false };
}
function kindOf(stats, path, absolute) {
  if (stats.isFile() || stats.isDirectory()) return { path, absolute, isFolder: stats.isDirectory() };
  return refused(NOT_REGULAR);
}
function hint(absolute) {
  try {
    return didYouMean(basename4(absolute), readdirSync3(parentOf(absolute)));
  } catch {
    return "";
  }
}

// src/workspace/discover.ts
async function discover({
  paths,
  include,
  ignored,
  extensions,
  ignoreUnknown = false,
  ...options
}) {
  const cwd = absolutePath(options.cwd, ".");
  const workspace = workspaceOf(cwd);
  const scopeOf = scopeFinder(cwd);
  const wanted = new Set(extensions);
  const isWanted = (name) => wanted.has(extensionOf(name));
  const found = [];
  const problems = [];
  const folders = /* @__PURE__ */ new Map();
  const add = (shown2, absolute, named) => {
    found.push({ path: shown2.startsWith("../") ? relativePath(cwd, absolute) : shown2, absolute, named });
  };
  const how = {
    isWanted,
    include,
    ignored,
    onFolder: (folder, seen) => void folders.set(folder, seen),
    onFile: (path, absolute) => add(path, absolute, false),
    onFailure: (path, message) => void problems.push({ path, message })
  };
  const addGlob = async (glob) => {
    const matches = await globFiles(glob, { cwd, workspace, scopeOf });
    const taken = matches.filter(isWanted);
    if (taken.length === 0) how.onFailure(glob, noMatch(matches.length, extensions));
    for (const absolute of taken) {
      const path = relativePath(cwd, absolute);
      if (!ignored?.(path)) add(path, absolute, false);
    }
  };
  for (const given of paths.length > 0 ? paths : ["."]) {
    const named = lookUp(given, cwd, workspace);
    if ("message" in named) {
      if (named.isMissing && isGlob(given)) await addGlob(given);
      else if (named.isMissing || !ignoreUnknown) how.onFailure(given, named.message);
    } else if (named.isFolder) {
      const shown2 = named.path === "." ? "" : `${named.path}/`;
      walk(named.absolute, shown2, scopeOf(parentOf(named.absolute)), how);
    } else if (!ignoreUnknown) add(named.path, named.absolute, true);
    else if (isWanted(named.path) && !named.path.split("/").some(isNeverSearched) && include?.(named.path) !== false) {
      add(named.path, named.absolute, false);
    }
  }
  found.sort((a, b) => compareText(a.path, b.path) || Number(b.named) - Number(a.named));
  const files = paths.length > 1 ? found.filter(({ path }, index) => path !== found[index - 1]?.path) : found;
  return { files, problems, folders };
}
function extensionOf(name) {
  return name.slice(name.lastIndexOf(".")).toLowerCase();
}
function noMatch(others, extensions) {
  return others === 0 ? "The glob matches no file (files that git ignores, and those in node_modules, are left out)." : `The glob matches only files of other kinds than ${extensions.join(", ")}.`;
}

// src/workspace/check.ts
async function check({
  cwd,
  paths,
  ignoreUnknown,
  configs,
  suppressing,
  suppressionsIn = cwd,
  ...options
}) {
  const here = await configs.for(".");
  const found = await discover({
    cwd,
    paths,
    include: here.files,
    // Of a file a config that is nearer may think otherwise: it is asked when its turn comes.
    ignored: (path) => path.endsWith("/") && here.ignored(path),
    extensions: EXTENSIONS,
    ignoreUnknown
  });
  configs.know(found.folders);
  const suppressions = await openSuppressions(suppressionsIn, suppressing);
  const onProgress = options.onStart?.(found.files.length);
  const { services, imports, close } = openServices(cwd);
  try {
    const { fixed, changes, linted, ...result } = await run({
      ...options,
      files: found.files,
      configs,
      services,
      imports,
      onProgress,
      suppressions: suppressions?.match
    });
    const isMeant = (finding) => !changes || isOfChange(finding, changes);
    const settled2 = await suppressions?.settle({ ...result, cwd, paths, configs, linted, isMeant });
    const failures = [...found.problems, ...result.failures];
    const { findings = result.findings, suppressed = 0, done } = settled2 ?? {};
    const report = { tool: TOOL, ...result, findings, failures, suppressed: result.suppressed + suppressed };
    return {
      report: limited(changes ? ofChanges(report, changes) : report, here.limits.findings),
      files: found.files,
      fixed,
      ...done && { suppressing: done }
    };
  } finally {
    close();
  }
}
function limited(report, most) {
  const { findings, leftOut } = atMost(report.findings, most);
  return leftOut ? { ...report, findings, leftOut: plus(leftOut, report.leftOut ?? NONE) } : report;
}
function ofChanges(report, changes) {
  const findings = report.findings.filter((finding) => isOfChange(finding, changes));
  return { ...report, findings, elsewhere: report.findings.length - findings.length };
}

export {
  UserError,
  gitTop,
  CONFIG_NAMES,
  PACKAGE_NAME,
  isGlob,
  printableConfig,
  readConfig,
  isPath,
  createConfigs,
  validate2 as validate,
  discover,
  run,
  reportOn,
  lintSource,
  openServices,
  replaceFile,
  writeAtomically,
  openSuppressions,
  check
};
