import {
  Lines,
  readText
} from "./client-config.js";
import {
  UserError,
  inFolder,
  isInside,
  parentOf
} from "./errors.js";
import {
  completionOf,
  didYouMean,
  intendedField,
  nearestWord
} from "./did-you-mean.js";
import {
  LOCK_FILES
} from "./lock-files.js";
import {
  NO_CODE
} from "./code.js";
import {
  moreSevere,
  stableLocation,
  withoutDuplicates
} from "./limits.js";
import {
  entries,
  entry,
  get,
  has,
  isAsWritten,
  isVague,
  lack,
  subjectOf,
  text,
  toValue
} from "./text-edits.js";
import {
  FORMATS,
  PACKS_ABOUT,
  SEVERITIES,
  allOf,
  eitherOf,
  familiesIn,
  familyOf,
  fill,
  inOneText,
  isBuiltin,
  isFamily,
  messageOf,
  pageOf,
  partsOf,
  placeholdersIn,
  printable,
  stackOf
} from "./version.js";
import {
  addTo,
  countLeading,
  groupBy
} from "./collections.js";

// src/generated/rule-tags.ts
var TAGGED = {
  "about-directives": ["common/directive-without-reason", "common/unused-directive"],
  "any-file": ["common/syntax"],
  "breaks-list": [
    "clients/list-refused",
    "clients/zod-unrepresentable",
    "mcp/field-type",
    "mcp/input-schema-object",
    "mcp/missing-capability",
    "mcp/required-field",
    "mcp/zod-expected"
  ],
  "follows-file": ["common/lost-format", "common/syntax"],
  "follows-related": [
    "common/stale-suppression",
    "mcpb/version-differs",
    "server-json/name-differs",
    "server-json/package-differs",
    "server-json/version-differs",
    "shinkai/code-unread"
  ],
  "harms-readers": ["common/hardcoded-secret"],
  "never-suppressed": ["common/lost-format", "common/stale-suppression", "common/syntax"],
  "refuses-calls": ["clients/output-schema-dialect"],
  "stops-server": [
    "common/duplicate-tool-name",
    "common/syntax",
    "mcp/duplicate-prompt",
    "mcp/handler-signature",
    "mcp/stdout-in-stdio",
    "python/not-callable",
    "python/unbounded-sdk"
  ],
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

// src/core/tags.ts
var hasTag = (id, tag) => TAGGED[tag]?.includes(id) ?? false;

// src/core/pointer.ts
function stepsOf(pointer) {
  return pointer.split("/").slice(1).map((step2) => step2.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function stepTo(key) {
  return `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

// src/core/hash.ts
function hash(text2) {
  let a = 2166136261;
  let b = 3421674724;
  for (let i = 0; i < text2.length; i++) {
    const code = text2.charCodeAt(i);
    a = Math.imul(a ^ code, 16777619);
    b = Math.imul(b ^ code, 16777619 + 256);
  }
  return hex(a) + hex(b);
}
function hex(value) {
  return (value >>> 0).toString(16).padStart(8, "0");
}

// src/engine/edit-fields.ts
var EDIT_FIELDS = {
  set: ["node", "value"],
  add: ["to", "key", "value"],
  append: ["to", "value"],
  remove: ["from", "child"],
  rename: ["entry", "key"],
  nullable: ["node"],
  text: ["start", "end", "text"]
};
function refuseIncompleteFix(fix) {
  const given = Object(fix);
  const missing = ["title", "safe", "edits"].filter((key) => given[key] === void 0);
  if (missing.length > 0) throw new Error(`its fix has no ${named(missing)}`);
  if (!Array.isArray(given["edits"])) throw new Error("the `edits` of its fix are not a list");
  for (const edit of given["edits"]) refuseIncompleteEdit(edit);
}
function refuseIncompleteEdit(edit) {
  if (typeof edit !== "object" || edit === null) throw new Error("its fix has an edit that is not an object");
  const { op, ...given } = edit;
  const ops = Object.keys(EDIT_FIELDS);
  if (typeof op !== "string" || !Object.hasOwn(EDIT_FIELDS, op)) {
    const guess = typeof op === "string" ? didYouMean(op, ops) : "";
    throw new Error(`its fix has an edit whose \`op\` is none of ${ops.join(", ")}${guess}`);
  }
  const missing = EDIT_FIELDS[op].filter((key) => given[key] === void 0);
  if (missing.length > 0) throw new Error(`its fix has an edit \`${op}\` without ${named(missing)}`);
}
var named = (keys) => keys.map((key) => `\`${key}\``).join(" and ");

// src/engine/findings.ts
var LONGEST_NOTE = 300;
var PRINTING_BUDGET = 2e7;
var COST_OF_AN_EDIT = 200;
var FindingWriter = class {
  #document;
  #locator;
  #censor;
  #budget = PRINTING_BUDGET;
  constructor(document, locator, censor) {
    this.#document = document;
    this.#locator = locator;
    this.#censor = censor;
  }
  write(problem, { rule, severity }) {
    const data = { ...this.#document.syntax.words, ...this.#textsOf(problem.data) };
    refuseWrongMessage(rule, problem.message, data);
    const related = [...otherUses(problem.at), ...problem.related ?? []].map(({ at, note }) => {
      const { path, line, column } = this.#locator.locate(at);
      return { path, line, column, note: printable(this.#censor.clean(note), LONGEST_NOTE) };
    });
    if (problem.fix !== void 0 && !isBuiltin(rule.id)) refuseIncompleteFix(problem.fix);
    const fix = problem.fix && this.#print(problem.fix);
    const missing = missingKeys(problem.at);
    return {
      severity,
      ...messageText(rule, problem.message, data),
      ...this.#located(problem.at),
      ...missing.length > 0 && { missing },
      ..."lack" in problem.at && { missingFrom: this.#locator.linesOfObject(problem.at.lack) },
      ...related.length > 0 && { related },
      ...problem.count !== void 0 && { count: problem.count },
      ...problem.cause !== void 0 && { cause: problem.cause },
      ...fix && { fix }
    };
  }
  #print({ title, safe, edits }) {
    this.#budget -= edits.reduce((sum, edit) => sum + costOf(edit), 0);
    if (this.#budget < 0) return void 0;
    const printed = edits.every(isTextEdit) ? edits : this.#document.syntax.print(this.#document, edits);
    if (!printed || printed.length === 0) return void 0;
    if ([title, ...printed.map(({ text: text2 }) => text2)].some((text2) => this.#censor.hides(text2))) return void 0;
    return { title: printable(title), safe, edits: printed.map(({ start, end, text: text2 }) => ({ start, end, text: text2 })) };
  }
  #located(at) {
    const location = this.#locator.locate(at);
    return location.tool === void 0 ? location : { ...location, tool: this.#censor.clean(location.tool) };
  }
  #textsOf(data = {}) {
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => {
        const text2 = typeof value === "function" ? value(this.#document.syntax.words) : value;
        return [key, typeof text2 === "string" ? this.#censor.clean(text2) : text2];
      })
    );
  }
};
function costOf(edit) {
  if (edit.op === "add" || edit.op === "append") return COST_OF_AN_EDIT + edit.to.end - edit.to.start;
  if (edit.op === "remove") return COST_OF_AN_EDIT + edit.from.end - edit.from.start;
  return edit.op === "set" ? COST_OF_AN_EDIT + edit.node.end - edit.node.start : COST_OF_AN_EDIT;
}
function missingKeys(at) {
  if (!("lack" in at)) return [];
  return at.keys ?? (at.key === void 0 ? [] : [at.key]);
}
function otherUses(at) {
  const subject = subjectOf(at);
  if (!subject.via) return [];
  return "use" in at ? [{ at: subject, note: "It is defined here." }] : [{ at: subject.via, note: "It is used here." }];
}
function isTextEdit(edit) {
  return edit.op === "text";
}
function refuseWrongMessage({ id, messages }, message, data = {}) {
  if (isBuiltin(id)) return;
  if (!Object.hasOwn(messages, message)) {
    const ids = Object.keys(messages);
    throw new Error(
      `it has no message "${printable(message)}"${didYouMean(message, ids)}; \`messages\` has ${ids.join(", ")}`
    );
  }
  const missing = placeholdersIn(inOneText(partsOf(messages[message]))).find((key) => !Object.hasOwn(data, key));
  if (missing !== void 0) {
    throw new Error(
      `its message "${printable(message)}" needs \`${missing}\`, which \`data\` lacks${didYouMean(missing, Object.keys(data))}`
    );
  }
}
function engineFinding(settings, { rule, message }, { data, ...place2 }) {
  const setting = settings.get(rule);
  return setting && { severity: setting.severity, ...messageText(setting.rule, message, data), ...place2 };
}
function messageText(rule, message, data) {
  const isKnown = Object.hasOwn(rule.messages, message);
  const parts = partsOf(isKnown ? rule.messages[message] : message);
  const reported = fill(parts.message, data);
  const advice = fill(parts.help ?? "", data, { ...reported.data });
  const help = advice.text.trim();
  return {
    ...{ rule: rule.id, message: reported.text },
    ...help !== "" && { help },
    ...isKnown && { messageId: message, data: advice.data },
    url: pageOf(rule)
  };
}
var HIDDEN = "\u2022\u2022\u2022";
var SHORTEST = 6;
var MOST = 200;
var SecretRedactor = class {
  #secrets = /* @__PURE__ */ new Set();
  hide(secret) {
    if (secret.length >= SHORTEST) this.#secrets.add(secret);
  }
  hides(text2) {
    return this.clean(text2) !== text2;
  }
  clean(text2) {
    if (this.#secrets.size > MOST) return HIDDEN;
    let cleaned = text2;
    for (const secret of this.#secrets) cleaned = without(secret, cleaned);
    return cleaned;
  }
};
function without(secret, text2) {
  const beginning = secret.slice(0, SHORTEST);
  let cleaned = "";
  let from = 0;
  for (let at = text2.indexOf(beginning); at >= 0; at = text2.indexOf(beginning, from)) {
    let length = SHORTEST;
    while (length < secret.length && text2[at + length] === secret[length]) length++;
    cleaned += text2.slice(from, at) + HIDDEN;
    from = at + length;
  }
  return cleaned + text2.slice(from);
}

// src/files/pattern.ts
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
function fixesKind(pattern) {
  const kind = /(?:^|[/.])[^*?[\]\\/.]+$/;
  return expandBraces(pattern).every((alternative) => kind.test(alternative));
}
function compileAlternative(pattern, alternative) {
  if (alternative === "") return () => false;
  const segments = alternative.split("/").filter((segment) => segment !== "" && segment !== ".");
  if (segments.includes("..")) throw bad(pattern, "`..` leaves the folder of the config");
  const isName2 = !alternative.replace(/\/$/, "").includes("/");
  if (isName2) segments.unshift("**");
  if (alternative.endsWith("/") || segments.length === 0) segments.push("**");
  const test = wildcard(segments.join("/"));
  if (typeof test === "string") throw bad(pattern, test);
  return test;
}
function bad(pattern, reason) {
  return new UserError(`the pattern \`${printable(pattern)}\` cannot be used: ${reason}`);
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
function matchPieces(pattern, text2) {
  let at = 0;
  let next = 0;
  let retryAt = -1;
  let retryNext = -1;
  while (next < text2.length) {
    const piece = pattern[at];
    const char = String.fromCodePoint(text2.codePointAt(next));
    if (piece === STAR) {
      retryAt = ++at;
      retryNext = next;
    } else if (piece === char || typeof piece === "function" && piece(char)) {
      at++;
      next += char.length;
    } else {
      if (retryAt < 0) return false;
      at = retryAt;
      retryNext += String.fromCodePoint(text2.codePointAt(retryNext)).length;
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
  const text2 = literals.join("");
  if (literals.length === pieces.length) return (name) => name === text2;
  if (pieces.length === 1 && first === STAR) return anyCharacter;
  if (literals.length === pieces.length - 1 && first === STAR) return (name) => name.endsWith(text2);
  if (literals.length === pieces.length - 1 && last === STAR) return (name) => name.startsWith(text2);
  return (name) => matchPieces(pieces, name);
}
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
  const negated2 = pattern[i] === "!" || pattern[i] === "^";
  if (negated2) i++;
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
    return ranges.some(([from, to]) => from <= code && code <= to) !== negated2;
  };
  return { test, end: i + 1 };
}

// src/read/javascript/packages.ts
import { existsSync as existsSync2 } from "node:fs";
import { join, posix } from "node:path";

// src/read/text-on-disk.ts
import { existsSync } from "node:fs";
var textOnDisk = (maxBytes) => (path) => {
  const read = existsSync(path) ? readText(path, { maxBytes }) : void 0;
  return read && "text" in read ? read.text : void 0;
};

// src/read/javascript/packages.ts
var NAMES = ["zod", "@modelcontextprotocol/sdk", "@modelcontextprotocol/server"];
var MOST_BYTES = 2e7;
function packageVersions(workspace, textOf = textOnDisk(MOST_BYTES)) {
  const byFolder = /* @__PURE__ */ new Map();
  const locks = /* @__PURE__ */ new Map();
  const lockIn = (folder) => {
    if (!locks.has(folder)) locks.set(folder, readLock(folder, textOf));
    return locks.get(folder);
  };
  const versionsIn = (folder) => {
    const known = byFolder.get(folder);
    if (known) return known;
    const found = isInside(workspace, folder) || folder === workspace ? rangesIn(textOf(inFolder(folder, "package.json"))) : {};
    const versions = {};
    for (const [name, range] of Object.entries(found ?? {})) {
      const version = locked(name, folder, range) ?? majorOf(range);
      if (version !== void 0) versions[name] = version;
    }
    const parent = parentOf(folder);
    const isTop = found !== void 0 || folder === workspace || parent === folder;
    const answer = isTop ? versions : versionsIn(parent);
    byFolder.set(folder, answer);
    return answer;
  };
  const locked = (name, folder, range) => {
    for (let at = folder; ; at = parentOf(at)) {
      const lock = lockIn(at);
      if (lock) return lock(name, at === folder ? "" : folder.slice(inFolder(at, "").length), range);
      if (at === workspace || parentOf(at) === at) return void 0;
    }
  };
  return (absolute) => versionsIn(parentOf(absolute));
}
function packageFolders(cwd) {
  const known = /* @__PURE__ */ new Map();
  const folderOf = (folder) => {
    let found = known.get(folder);
    if (found === void 0) {
      const isTop = folder === "." || folder === "" || folder === "/";
      found = isTop || existsSync2(join(cwd, folder, "package.json")) ? folder : folderOf(posix.dirname(folder));
      known.set(folder, found);
    }
    return found;
  };
  return (path) => folderOf(posix.dirname(path));
}
function rangesIn(text2) {
  const file = parsedJson(text2);
  if (!file) return void 0;
  const ranges = {};
  for (const kind of ["peerDependencies", "devDependencies", "dependencies"]) {
    const some = file[kind];
    for (const name of NAMES) {
      const range = isObject(some) && Object.hasOwn(some, name) ? some[name] : void 0;
      if (typeof range === "string") ranges[name] = range;
    }
  }
  return Object.keys(ranges).length > 0 ? ranges : void 0;
}
function readLock(folder, textOf) {
  for (const file of LOCK_FILES) {
    const text2 = textOf(inFolder(folder, file));
    if (text2 === void 0) continue;
    if (file.endsWith(".json")) {
      const packages = parsedJson(text2)?.["packages"];
      if (isObject(packages)) return (name, inside) => inPackageLock(packages, name, inside);
      continue;
    }
    const known = new Map(NAMES.map((name) => [name, onlyVersionIn(text2, name)]));
    return (name) => known.get(name);
  }
  return void 0;
}
function inPackageLock(packages, name, inside) {
  const steps = inside === "" ? [] : inside.split("/");
  for (let depth = steps.length; depth >= 0; depth--) {
    const key = [...steps.slice(0, depth), "node_modules", name].join("/");
    const found = Object.hasOwn(packages, key) ? packages[key] : void 0;
    const version = isObject(found) ? found["version"] : void 0;
    if (typeof version === "string") return version;
  }
  return void 0;
}
function onlyVersionIn(text2, name) {
  const escaped = name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  const patterns = [
    // pnpm: `/zod@3.25.76:` or `zod@3.25.76(…):`; bun: `"zod": ["zod@3.25.76", …`.
    new RegExp(`(?:^|[\\s"'/])${escaped}@(\\d+\\.\\d+\\.\\d+)(?=["':(])`, "g"),
    // yarn: `zod@^3.25.0:` and `"zod@npm:^3.25.0":` with the version in the line below.
    new RegExp(`^"?${escaped}@[^\\n]{1,300}:\\n\\s{2,4}version:?\\s"?(\\d+\\.\\d+\\.\\d+)`, "gm")
  ];
  const versions = new Set(patterns.flatMap((pattern) => [...text2.matchAll(pattern)].map(([, version]) => version)));
  return versions.size === 1 ? [...versions][0] : void 0;
}
function majorOf(range) {
  const exact = /^v?(\d{1,4}\.\d{1,4}\.\d{1,4})$/.exec(range.trim());
  return exact?.[1] ?? /^[\^~]?v?(\d{1,4})(?:\.[\dx*]{1,4}){0,2}$/.exec(range.trim())?.[1];
}
var MOST_LEVELS = 8;
function isInstalled(source, absolute) {
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? source;
  let range;
  for (let folder = parentOf(absolute), level = 0; level < MOST_LEVELS; folder = parentOf(folder), level++) {
    const file = parsedJson(textOnDisk(MOST_BYTES)(inFolder(folder, "package.json")));
    if (file) {
      const isOfProject = "workspaces" in file || existsSync2(inFolder(folder, "pnpm-workspace.yaml"));
      const [scope] = name.split("/");
      if (isOfProject && scope !== name && JSON.stringify(file["name"] ?? scope).includes(scope)) return false;
      const own2 = ["peerDependencies", "dependencies"].map((kind) => file[kind]).find((some) => isObject(some) && Object.hasOwn(some, name));
      range ??= own2?.[name];
    }
    if (folder === parentOf(folder)) break;
  }
  return typeof range === "string" && !/^(?:workspace|file|link|portal):|^\*$/.test(range);
}
function parsedJson(text2) {
  if (text2 === void 0) return void 0;
  try {
    const value = JSON.parse(text2.replace(/^\uFEFF/, ""));
    return isObject(value) ? value : void 0;
  } catch {
    return void 0;
  }
}
var isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

// src/engine/suppressions.ts
var SUPPRESSIONS = "toolint-suppressions.json";
var mayBeSuppressed = (rule) => !hasTag(rule, "never-suppressed");
function createMatcher(suppressions, today) {
  const isOver = ({ expires }) => expires !== void 0 && expires < today;
  const inForceFirst = [...suppressions].sort((a, b) => Number(isOver(a)) - Number(isOver(b)));
  const byFinding = groupBy(inForceFirst, keyOfEntry);
  return (findings, renamed) => {
    const used = /* @__PURE__ */ new Set();
    const expired = /* @__PURE__ */ new Set();
    const taken = /* @__PURE__ */ new Map();
    const visible = [];
    const hidden = [];
    for (const finding of findings) {
      const key = keyOf(finding, renamed);
      const nth = taken.get(key) ?? 0;
      const entry2 = mayBeSuppressed(finding.rule) ? byFinding.get(key)?.[nth] : void 0;
      if (!entry2) {
        visible.push(finding);
        continue;
      }
      taken.set(key, nth + 1);
      used.add(entry2);
      if (!isOver(entry2)) {
        hidden.push(finding);
        continue;
      }
      expired.add(entry2);
      visible.push(withMore(finding, `(Its suppression expired on ${entry2.expires}.)`));
    }
    return { visible, hidden, used, expired };
  };
}
function withMore({ messageId: _id, data: _data, message, ...rest }, more) {
  return { ...rest, message: `${message} ${more}` };
}
function withoutFixes(findings, match, renamed) {
  const hidden = new Set(match(findings, renamed).hidden);
  if (hidden.size === 0) return findings;
  return findings.map((finding) => hidden.has(finding) ? { ...finding, fix: void 0 } : finding);
}
function unmatched(suppressions, { visible, used }) {
  const at = /* @__PURE__ */ new Map();
  for (const finding of visible) at.set(placeKeyOf(finding), (at.get(placeKeyOf(finding)) ?? 0) + 1);
  const changed = [];
  const gone = [];
  for (const entry2 of suppressions) {
    if (used.has(entry2)) continue;
    const place2 = placeKeyOfEntry(entry2);
    const findings = at.get(place2) ?? 0;
    if (findings > 0) at.set(place2, findings - 1);
    (findings > 0 ? changed : gone).push(entry2);
  }
  return { changed, gone };
}
function withNewNames(suppressions, renamed) {
  const names = new Map(
    Array.from(renamed, ([path, tools]) => [path, new Map(Array.from(tools, ([now, former]) => [former, now]))])
  );
  return suppressions.map((entry2) => {
    const now = entry2.tool === void 0 ? void 0 : names.get(entry2.path)?.get(entry2.tool);
    return now === void 0 ? entry2 : { ...entry2, tool: now };
  });
}
function suppressionOf(finding, reason) {
  const { path, rule, valueHash } = finding;
  return { path, rule, ...stableLocation(finding), hash: valueHash, reason };
}
var keyOf = (finding, renamed) => `${placeKeyOf(finding, renamed)}
${finding.valueHash}`;
var keyOfEntry = (entry2) => `${placeKeyOfEntry(entry2)}
${entry2.hash}`;
function placeKeyOf(finding, renamed) {
  const { path, rule } = finding;
  const { tool, pointer } = stableLocation(finding);
  const former = tool === void 0 ? void 0 : renamed?.get(path)?.get(tool);
  return placeKey(path, rule, former ?? tool, pointer);
}
var placeKeyOfEntry = ({ path, rule, tool, pointer }) => placeKey(path, rule, tool, pointer);
var placeKey = (...parts) => JSON.stringify(parts);
var PATH = "^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$";

// src/engine/directives.ts
var DIRECTIVES = [
  "toolint-disable-next-line",
  "toolint-disable-line",
  "toolint-disable",
  "toolint-enable"
];
var OF_ESLINT = /^(?:\/\*|\/\/)[\s*]*(eslint-(?:disable(?:-next-line|-line)?|enable))(?=\s|$)/;
var ESLINT_RULE = /^toolint\/(.+?)(?:\/(?:error|warning))?$/;
var isOfEslint = ({ word }) => word.startsWith("eslint-");
var OPENING = /^(?:\/\/|\/\*|<!--|#)[\s*#/]*(toolint-[\w-]+)(?=\s|$)/i;
var CLOSING = /(?:\*\/|-->)$/;
function directivesIn({ text: text2, comments, headAt, isInEslint }) {
  const mayBeOfEslint = !isInEslint && text2.includes("eslint-") && text2.includes("toolint/");
  if (!comments || !mayBeOfEslint && !text2.includes("toolint-")) return [];
  const all3 = comments();
  const byStart = new Map(all3.map((comment) => [comment.start, comment]));
  const lines = new Lines(text2);
  const linesAt = (start) => {
    const head = headAt?.(start);
    return { line: lines.at(start).line, ...head && { lastLine: lines.at(head.end).line } };
  };
  return all3.flatMap((comment) => {
    const ofEslint = mayBeOfEslint && readEslint(text2, comment, lines);
    if (ofEslint) return [ofEslint];
    const directive = readDirective(text2, comment);
    switch (directive?.word) {
      case void 0:
        return [];
      case "toolint-disable-line":
        return [{ ...directive, line: lines.at(comment.start).line }];
      case "toolint-disable-next-line":
        return [{ ...directive, ...linesAt(nextCode(text2, comment.end, byStart)) }];
      default:
        return [directive];
    }
  });
}
function readEslint(text2, place2, lines) {
  const directive = readWith(OF_ESLINT, text2, place2);
  if (!directive) return void 0;
  const { word, rules } = directive;
  const isOfLine = word.endsWith("-line");
  if (!isOfLine && text2.startsWith("//", place2.start)) return void 0;
  const ours = rules.flatMap(({ id, ...at }) => {
    const [, own2] = ESLINT_RULE.exec(id) ?? [];
    return own2 === void 0 ? [] : [{ id: own2, ...at }];
  });
  const endsAll = word === "eslint-enable" && rules.length === 0;
  if (ours.length === 0 && !endsAll) return void 0;
  const line = word === "eslint-disable-next-line" ? lines.at(place2.end).line + 1 : isOfLine && lines.at(place2.start).line;
  return { ...directive, rules: ours, ...line && { line } };
}
function readDirective(text2, place2) {
  const directive = readWith(OPENING, text2, place2);
  return directive && isMeant(directive.word) ? directive : void 0;
}
function readWith(pattern, text2, { start, end }) {
  const comment = text2.slice(start, end).replace(CLOSING, "").trimEnd();
  const [opening, word = ""] = pattern.exec(comment) ?? [];
  if (opening === void 0) return void 0;
  const reported = comment.slice(opening.length);
  const dashes = /\s--+(?=\s|$)/.exec(reported);
  const from = start + opening.length;
  const names = reported.slice(0, dashes?.index).matchAll(/[^\s,*]+(?:(?<=\/)\*)?/g);
  const rules = Array.from(names, ({ 0: id, index }) => {
    return { id, start: from + index, end: from + index + id.length };
  });
  const reason = dashes ? reported.slice(dashes.index + dashes[0].length).trim() : "";
  const exists = isOfEslint({ word }) || DIRECTIVES.some((each) => each === word);
  return { start, end, word, exists, rules, ...reason !== "" && { reason } };
}
function isMeant(word) {
  return /^toolint-(disable|enable|ignore)/i.test(word) || nearestWord(word, DIRECTIVES) !== void 0;
}
var MOST_SKIPPED = 100;
function nextCode(text2, from, comments) {
  const blank = /\s*/y;
  const lineEnd = /[^\r\n]*/y;
  lineEnd.lastIndex = from;
  lineEnd.exec(text2);
  let at = lineEnd.lastIndex;
  for (let skipped = 0; skipped < MOST_SKIPPED; skipped++) {
    blank.lastIndex = at;
    blank.exec(text2);
    at = blank.lastIndex;
    const bare = comments.get(at);
    const braced = text2[at] === "{" ? comments.get(at + 1) : void 0;
    if (bare) at = bare.end;
    else if (braced && text2[braced.end] === "}") at = braced.end + 1;
    else break;
  }
  return at;
}

// src/engine/locate.ts
var Locator = class {
  #document;
  #tools;
  #lines = /* @__PURE__ */ new Map();
  #hasher = new ValueHasher((file) => this.#textOf(file));
  /** Several rules keep facts of one node. */
  #locations = /* @__PURE__ */ new Map();
  #locationsOfUses = /* @__PURE__ */ new Map();
  #parents;
  #toolOf;
  constructor(document, tools) {
    this.#document = document;
    this.#tools = tools;
  }
  entryOf(node) {
    return this.#parentOf(node)?.entry;
  }
  locate(at) {
    if ("lack" in at || "part" in at) return this.#located(at);
    const locations = "use" in at ? this.#locationsOfUses : this.#locations;
    const subject = subjectOf(at);
    const known = locations.get(subject) ?? this.#located(at);
    locations.set(subject, known);
    return known;
  }
  #located(at) {
    const { start, end, file } = this.span(at);
    const lines = this.#linesOf(file);
    const from = lines.at(start);
    const to = lines.at(end);
    return {
      path: file ?? this.#document.path,
      ...this.#pathOf(subjectOf(at)),
      valueHash: this.#hasher.of(at),
      start,
      end,
      line: from.line,
      column: from.column,
      endLine: to.line,
      endColumn: to.column
    };
  }
  linesOfObject({ start, end, file, entries: entries2 }) {
    const lines = this.#linesOf(file);
    const outside = this.#textOf(file)[start] === "{" ? 0 : 1;
    return {
      path: file ?? this.#document.path,
      from: lines.at(start).line - outside,
      to: lines.at(end).line - 1 + outside,
      columns: [...new Set(entries2.flatMap((each) => each.file === file ? [lines.at(each.start).column] : []))]
    };
  }
  #linesOf(file) {
    let lines = this.#lines.get(file);
    if (!lines) this.#lines.set(file, lines = new Lines(this.#textOf(file)));
    return lines;
  }
  #textOf(file) {
    return file === void 0 ? this.#document.text : this.#document.others?.get(file) ?? "";
  }
  /** The characters that a place covers. */
  span(at) {
    if ("lack" in at) return this.entryOf(at.lack) ?? this.#opening(at.lack);
    if ("part" in at) return this.#within(at);
    return "use" in at ? at.use.via ?? at.use : at;
  }
  #opening(object) {
    const first = object.kind === "object" ? object.entries[0] : void 0;
    const { start, end, file } = object;
    const hasBrace = this.#textOf(file)[start] === "{";
    return !hasBrace && first ? first : { start, end: Math.min(start + 1, end), ...file && { file } };
  }
  #within({ part, from, to }) {
    const { syntax, text: text2 } = this.#document;
    const start = syntax.offsetIn(text2, part, from);
    const end = syntax.offsetIn(text2, part, to);
    return start === void 0 || end === void 0 ? part : { start, end, file: part.file };
  }
  #pathOf(place2) {
    this.#toolOf ??= new Map(this.#tools().map((tool2) => [tool2.node, tool2]));
    let pointer = "";
    let tool;
    let inTool;
    let inResource;
    let inNameless;
    let at = place2;
    while (at) {
      const parent = this.#parentOf(at);
      const holder = this.#toolOf.get(at);
      const name = tool === void 0 ? holder?.label : void 0;
      const uri = parent?.node.kind === "array" ? text(get(at, "uri")) : void 0;
      tool ??= name;
      if (name !== void 0 && parent) inTool = { name, pointer };
      if (holder && holder.label === void 0 && parent) inNameless ??= { pointer };
      if (uri !== void 0) inResource = { name: uri, pointer };
      if (parent) pointer = `${stepTo(parent.step)}${pointer}`;
      at = parent?.node;
    }
    const item = inTool ?? inResource ?? inNameless;
    return { pointer, ...tool !== void 0 && { tool }, ...item && { item } };
  }
  #parentOf(place2) {
    this.#parents ??= parentsIn(this.#document.roots);
    return this.#parents.get(place2);
  }
};
function parentsIn(roots) {
  const parents = /* @__PURE__ */ new Map();
  const todo = [...roots];
  const add = (child, parent) => {
    if (parents.has(child)) return;
    parents.set(child, parent);
    todo.push(child);
  };
  for (let node = todo.pop(); node; node = todo.pop()) {
    const holder = node;
    if (holder.kind === "object") {
      for (const entry2 of holder.entries) {
        if (!parents.has(entry2)) parents.set(entry2, { node: holder, step: entry2.key });
        add(entry2.value, { node: holder, step: entry2.key, entry: entry2 });
      }
    } else if (holder.kind === "array") {
      holder.items.forEach((item, index) => add(item, { node: holder, step: String(index) }));
    }
  }
  return parents;
}
var MOST_CODE = 1e4;
var ValueHasher = class {
  #textOf;
  /** Values that many places share are read once. */
  #known = /* @__PURE__ */ new Map();
  constructor(textOf) {
    this.#textOf = textOf;
  }
  of(at) {
    if ("lack" in at) return this.#ofNode(at.lack);
    if ("part" in at) return this.#ofNode(at.part);
    if ("use" in at) return this.of(at.use);
    if (isNode(at)) return this.#ofNode(at);
    return isEntry(at) ? hash(`${at.key}
${this.#ofNode(at.value)}`) : hash(this.#code(at));
  }
  #ofNode(node) {
    let known = this.#known.get(node);
    if (known === void 0) this.#known.set(node, known = hash(this.#essence(node)));
    return known;
  }
  #essence(node) {
    switch (node.kind) {
      case "object":
        return `object ${JSON.stringify([...new Set(node.entries.map(({ key }) => key))].sort())}`;
      case "array":
        return `array ${JSON.stringify(node.items.map((item) => "value" in item ? [item.value] : item.kind))}`;
      case "null":
        return "null";
      case "unknown":
        return `code ${this.#code(node)}`;
      default:
        return `${node.kind} ${node.value}`;
    }
  }
  /** Formatters change blanks, quotes, and commas and semicolons that end something. */
  #code({ start, end, file }) {
    const written = this.#textOf(file).slice(start, Math.min(end, start + MOST_CODE));
    return written.replace(/\s+/g, "").replace(/["`]/g, "'").replace(/[,;](?=[)\]}]|$)/g, "");
  }
};
var isNode = (place2) => "kind" in place2;
var isEntry = (place2) => "key" in place2 && "value" in place2;

// src/core/format.ts
var looksLike = ({ title, knownBy }) => `looks like ${title}, which is recognised by ${knownBy}`;
var nearMissIn = (reason) => /^looks like (.+), which is recognised by /s.exec(reason)?.[1];
var WITHOUT_TOOLS = {
  isDataOnly: true,
  units: (root) => [root],
  tools: () => [],
  contract: { toolsIn: "manifest" },
  hasFieldFormat: true
};

// src/engine/mend-value.ts
var LONGEST = 40;
function mendFor(node, error, types, field = "") {
  if (error.keyword === "enum") return nearestOf(node, error.params["allowedValues"]);
  if (node.kind === "number" && !/version$/i.test(field)) return void 0;
  const value = error.keyword === "type" ? meantValue(node, types) : void 0;
  if (value === void 0) return void 0;
  return { title: `Write \`${JSON.stringify(value)}\``, safe: true, edits: [{ op: "set", node, value }] };
}
function meantValue(node, types) {
  const isText = types.includes("string") && types.every((type) => type === "string" || type === "null");
  if (node.kind === "number") return isText && isAsWritten(node) ? String(node.value) : void 0;
  if (node.kind !== "string" || node.value.length > LONGEST) return void 0;
  const { value } = node;
  if (types.includes("boolean") && /^(?:true|false)$/i.test(value)) return /^true$/i.test(value);
  const number = Number(value);
  if (String(number) !== value || !Number.isFinite(number)) return void 0;
  const isWanted = types.includes("number") || types.includes("integer") && Number.isInteger(number);
  return isWanted ? number : void 0;
}
function nearestOf(node, allowed) {
  const words = allowed.filter((value) => typeof value === "string");
  if (node.kind === "number") {
    const value = isAsWritten(node) ? words.find((word) => word === String(node.value)) : void 0;
    if (value === void 0) return void 0;
    return { title: `Write \`"${value}"\``, safe: true, edits: [{ op: "set", node, value }] };
  }
  const meant = node.kind === "string" ? nearestWord(node.value, words) : void 0;
  if (meant === void 0) return void 0;
  const safe = node.kind === "string" && node.value.toLowerCase() === meant.toLowerCase();
  return { title: `Write \`${meant}\``, safe, edits: [{ op: "set", node, value: meant }] };
}
var isOne = (value) => value !== "" && value.length <= LONGEST && !/[\s,;`]/.test(value);

// src/engine/schema-check.ts
var yes = () => true;
var no = () => false;
var undecided = () => void 0;
function schemaCheck(schema, { whole = schema, ...rest } = {}) {
  const setting = { unknown: true, ...rest };
  const known = /* @__PURE__ */ new Map();
  const compile = (part) => {
    if (part === void 0 || part === true) return yes;
    if (typeof part !== "object" || part === null) return no;
    const made = known.get(part);
    if (made) return made;
    let check2 = undecided;
    known.set(part, (node) => check2(node));
    check2 = checkOf(part, compile, { ...setting, whole });
    known.set(part, check2);
    return check2;
  };
  return compile(schema);
}
var SILENT = /* @__PURE__ */ new Set(["$schema", "$defs", "$comment", "title", "description", "examples"]);
var OF_OBJECTS = /* @__PURE__ */ new Set(["properties", "required", "additionalProperties"]);
function checkOf(schema, compile, kept) {
  const checks = Object.keys(schema).flatMap((keyword) => {
    if (SILENT.has(keyword) || OF_OBJECTS.has(keyword)) return [];
    return [KEYWORDS[keyword]?.(schema, compile, kept) ?? undecided];
  });
  if (Object.keys(schema).some((keyword) => OF_OBJECTS.has(keyword))) checks.push(objectCheck(schema, compile, kept));
  return allOf2(checks);
}
function allOf2(checks) {
  const [only = yes] = checks;
  return checks.length < 2 ? only : (node) => all(checks, (check2) => check2(node));
}
function all(list, verdictOn) {
  let result = true;
  for (const each of list) {
    const verdict = verdictOn(each);
    if (verdict === false) return false;
    if (verdict === void 0) result = void 0;
  }
  return result;
}
var negated = (verdict) => verdict === void 0 ? void 0 : !verdict;
var KEYWORDS = {
  type: ({ type }, _, { unknown: unknown2 }) => {
    const types = new Set([type].flat());
    return (node) => {
      if (types.has(node.kind)) return true;
      if (node.kind === "unknown") return unknown2;
      return node.kind === "number" && types.has("integer") && node.value % 1 === 0;
    };
  },
  const: ({ const: wanted }, _, { unknown: unknown2 }) => oneOf([wanted], unknown2),
  enum: ({ enum: values }, _, { unknown: unknown2 }) => oneOf(values, unknown2),
  minLength: ({ minLength }, _, kept) => ofStrings(kept, (value) => isLonger(value, Number(minLength) - 1)),
  maxLength: ({ maxLength }, _, kept) => ofStrings(kept, (value) => !isLonger(value, Number(maxLength))),
  pattern: ({ pattern }, _, kept) => {
    const wanted = new RegExp(String(pattern), "u");
    return ofStrings(kept, (value) => wanted.test(value));
  },
  items: ({ items }, compile) => {
    const check2 = compile(items);
    return (node) => node.kind !== "array" || all(node.items, check2);
  },
  allOf: (schema, compile) => allOf2(schema["allOf"].map(compile)),
  anyOf: ({ anyOf }, compile) => {
    const checks = anyOf.map(compile);
    return (node) => negated(all(checks, (check2) => negated(check2(node))));
  },
  not: ({ not }, compile) => {
    const check2 = compile(not);
    return (node) => negated(check2(node));
  },
  if: ({ if: condition, then, else: otherwise }, compile) => {
    const [isMet, first, second] = [compile(condition), compile(then), compile(otherwise)];
    return (node) => {
      const met = isMet(node);
      if (met !== void 0) return met ? first(node) : second(node);
      return first(node) && second(node) ? true : void 0;
    };
  },
  then: () => yes,
  else: () => yes,
  $ref: ({ $ref }, compile, { whole }) => {
    const target = referenced(whole, String($ref));
    return target === void 0 ? undecided : compile(target);
  }
};
function referenced(whole, ref) {
  if (!/^#(?:\/|$)/.test(ref)) return void 0;
  return ref.split("/").slice(1).reduce((at, step2) => typeof at === "object" && at !== null ? at[step2] : void 0, whole);
}
var isLonger = (value, than) => value.length > than && (value.length > 2 * than || [...value].length > than);
var ofStrings = ({ unknown: unknown2 }, isKept) => (node) => {
  if (node.kind === "unknown") return unknown2;
  return node.kind !== "string" || isKept(node.value);
};
function oneOf(values, unknown2) {
  const allowed = new Set(values);
  const hasOthers = values.some((each) => typeof each === "object" && each !== null);
  return (node) => {
    if (node.kind === "unknown") return unknown2;
    if (node.kind === "null") return allowed.has(null);
    return "value" in node ? allowed.has(node.value) : hasOthers && void 0;
  };
}
function objectCheck({ properties, required, additionalProperties }, compile, { unknown: unknown2 }) {
  const fields = new Map(Object.entries(properties ?? {}).map(([name, part]) => [name, compile(part)]));
  const others = additionalProperties === false ? no : compile(additionalProperties);
  const needed = required ?? [];
  return (node) => {
    if (node.kind !== "object") return true;
    const own2 = all(node.entries, ({ key, value }) => (fields.get(key) ?? others)(value));
    if (own2 === false || needed.every((name) => node.entries.some(({ key }) => key === name))) return own2;
    return node.open ? own2 && unknown2 : false;
  };
}

// src/engine/structure.ts
function structureOf(format, units) {
  return units.flatMap((unit) => check(format, unit));
}
function check(format, unit) {
  if (unit.kind === "unknown" || quickCheck(format)(unit) || format.validate(toValue(unit))) return [];
  const errors = format.validate.errors ?? [];
  const missing = [];
  const found = [];
  for (const error of errors) {
    const node = follow(unit, error.instancePath);
    if (!node || isUndecided(error) && isVague(node)) continue;
    if (error.keyword === "required") {
      const lacking = missingField(format, node, error);
      if (lacking) missing.push(lacking);
    } else if (error.keyword !== "additionalProperties" && error.keyword !== "unevaluatedProperties") {
      const problem = wrongValue(format, node, error);
      if (problem)
        found.push({ kind: format.hasFieldFormat && isForm(error) ? "field-format" : "field-type", problem });
    }
  }
  for (const error of errors) {
    if (error.keyword !== "additionalProperties" && error.keyword !== "unevaluatedProperties") continue;
    const node = follow(unit, error.instancePath);
    const unexpected = node?.kind === "object" ? unexpectedField(format, node, error, missing) : void 0;
    if (unexpected) found.push(unexpected);
  }
  for (const { problem } of missing) found.push({ kind: "required-field", problem });
  return found;
}
var isForm = ({ keyword }) => keyword === "maxLength" || keyword === "minLength" || keyword === "pattern";
var quickChecks = /* @__PURE__ */ new WeakMap();
function quickCheck(format) {
  let check2 = quickChecks.get(format);
  if (!check2) quickChecks.set(format, check2 = schemaCheck(format.schema));
  return check2;
}
function isUndecided({ keyword }) {
  return keyword === "anyOf" || keyword === "oneOf" || keyword === "not" || keyword === "if" || keyword === "contains";
}
function missingField(format, node, error) {
  const field = String(error.params["missingProperty"]);
  if (node.kind !== "object" || has(node, field) !== "no") return void 0;
  const about = lookUp(format.schema, parentPath(error.schemaPath));
  const lacking = own(own(about, "properties"), field);
  const why = describe(lacking);
  return {
    object: node,
    field,
    problem: {
      at: lack(node, field),
      message: why ? "missing" : "missingPlain",
      data: { field, why, object: thisOne(titleOf(about, format)), write: writing(field, lacking) }
    }
  };
}
function wrongValue(format, node, error) {
  if (node.kind === "unknown") return void 0;
  const about = lookUp(format.schema, parentPath(error.schemaPath));
  const expected = expectation(about, error);
  if (expected === void 0) return void 0;
  const path = stepsOf(error.instancePath);
  const isEntry2 = /^\d+$/.test(path.at(-1) ?? "");
  const field = path.findLast((step2) => !/^\d+$/.test(step2)) ?? "";
  const message = field === "" ? "wrongWhole" : isEntry2 ? "wrongEntry" : "wrong";
  const fix = mendFor(node, error, typesIn(about, error), field);
  return {
    at: node,
    message,
    ...fix && { fix },
    data: {
      field,
      top: path[0] ?? "",
      title: titleOf(about, format),
      expected,
      found: (words) => foundIn(node, error, words),
      advice: (words) => {
        const place2 = { isEntry: isEntry2, isWhole: field === "", isOptional: isOptional(format, error) };
        return adviceOf(node, about, error, place2, words);
      }
    }
  };
}
function foundIn(node, { keyword }, words) {
  if (keyword === "minItems") return "an empty list";
  if (keyword === "maxLength" && node.kind === "string") return String(Array.from(node.value).length);
  return show(node, keyword, words);
}
function isOptional(format, { schemaPath }) {
  const [properties, field = ""] = stepsOf(schemaPath.replace(/^#/, "")).slice(-3);
  const holder = lookUp(format.schema, parentPath(parentPath(parentPath(schemaPath))));
  return properties === "properties" && ![own(holder, "required")].flat().includes(field);
}
function adviceOf(node, about, error, { isEntry: isEntry2, isWhole, isOptional: isOptional2 }, words) {
  if (node.kind === "null" && isOptional2 && !isNothing(node)) return "Leave the field out if it has no value";
  if (isBlank(node) && KEYWORDS_OF_STRINGS.has(error.keyword) && asksForText(about)) {
    if (isEntry2) return "Fill it in, or remove the entry";
    return isOptional2 ? "Fill it in, or leave the field out" : "Fill it in";
  }
  if (error.keyword === "enum") return `Write one of these values`;
  if (error.keyword === "maxLength") return `Shorten it to ${String(error.params["limit"])} characters`;
  if (error.keyword !== "type") return isEntry2 ? "Correct the entry" : "Correct the value";
  const types = typesIn(about, error);
  return adviceFor(node, types, own(own(about, "items"), "type"), words) || replacing(node, types, isWhole ? neededIn(about) : "", words);
}
function replacing(node, types, needed, words) {
  const not = types.filter((type) => type !== "null");
  const wanted = `${namesOf(not, words)}${needed}`;
  if (isNothing(node)) return `Write ${wanted}`;
  const present = node.kind === "unknown" ? "value" : words[node.kind].replace(/^an? /, "");
  return `Replace ${node.kind === "null" ? present : `the ${present}`} with ${wanted}`;
}
function neededIn(about) {
  const required = own(about, "required") ?? own(own(about, "else"), "required");
  if (!Array.isArray(required) || required.length > MOST_NEEDED) return "";
  return ` that has ${allOf(required.map((field) => `\`${String(field)}\``))}`;
}
var MOST_NEEDED = 3;
var isBlank = (node) => node.kind === "string" && node.value.trim() === "";
var asksForText = (about) => [void 0, "\\S"].includes(about?.["pattern"]);
function typesIn(about, { params }) {
  return [about?.["type"] ?? params["type"]].flat().map(String);
}
function unexpectedField(format, object, error, missing) {
  const key = String(error.params["additionalProperty"] ?? error.params["unevaluatedProperty"]);
  const at = entry(object, key);
  const about = lookUp(format.schema, parentPath(error.schemaPath));
  const fields = own(about, "properties");
  const known = Object.keys(fields ?? {});
  const title = titleOf(about, format);
  const needed = missing.filter((each) => each.object === object).map(({ field }) => field);
  const meant = intendedField(key, known, (field) => has(object, field) === "yes") ?? fieldBegun(at, needed, fields);
  if (meant === void 0) {
    if (at.value.kind === "unknown" || at.value.kind === "null") return void 0;
    return { kind: "unknown-field", problem: { at, message: "unknown", data: { key, title } } };
  }
  const isRequired = missing.some((each) => each.object === object && each.field === meant);
  if (at.value.kind === "null" && !isRequired) return void 0;
  const isMissing = has(object, meant) === "no";
  const isLeftover = has(object, meant) === "yes";
  return {
    kind: "misspelt-field",
    problem: {
      at,
      message: isRequired ? "misspeltRequired" : isLeftover ? "leftover" : "misspelt",
      data: { key, title, meant },
      ...isMissing && {
        replaces: [lack(object, meant)],
        // What is ignored now would be refused under that name.
        ...mayHold(own(fields, meant), at.value) && {
          fix: {
            title: `Rename \`${key}\` to \`${meant}\``,
            safe: true,
            edits: [{ op: "rename", entry: at, key: meant }]
          }
        }
      }
    }
  };
}
function fieldBegun({ key, value }, needed, fields) {
  const field = completionOf(key, needed) ?? completionOf(key.replace(/s$/, ""), needed);
  return field !== void 0 && mayHold(own(fields, field), value) ? field : void 0;
}
function mayHold(field, { kind }) {
  const type = own(field, "type");
  if (type === void 0 || kind === "unknown") return true;
  return [type].flat().some((each) => each === kind || each === "integer" && kind === "number");
}
function expectation(about, error) {
  switch (error.keyword) {
    case "type":
      return (words) => namesOf(typesIn(about, error), words);
    case "enum":
      return (words) => eitherOf(error.params["allowedValues"].map((value) => constantText(value, words)));
    case "const":
      return (words) => constantText(error.params["allowedValue"], words);
    case "minLength":
      return NOT_EMPTY;
    case "if":
      return void 0;
    case "maxLength":
      return `at most ${String(error.params["limit"])} characters long`;
    case "pattern":
      return own(about, "pattern") === "\\S" ? NOT_BLANK : describe(about) || void 0;
    case "minItems":
      return "a list with at least one entry";
    default:
      return describe(about) || void 0;
  }
}
var NOT_EMPTY = "a string that is not empty";
var NOT_BLANK = "a string that is not blank";
var namesOf = (types, words) => eitherOf(
  types.map((type) => {
    if (type === "boolean") return `${words.true} or ${words.false}`;
    return Object.hasOwn(words, type) ? words[type] : type;
  })
);
function constantText(value, words) {
  if (value === null) return words.null;
  return typeof value === "boolean" ? words[`${value}`] : JSON.stringify(value);
}
var KEYWORDS_OF_STRINGS = /* @__PURE__ */ new Set(["enum", "const", "pattern", "minLength", "format"]);
function show(node, keyword, words) {
  switch (node.kind) {
    case "object":
    case "array":
      return words[node.kind];
    case "null":
      return isNothing(node) ? "empty" : words.null;
    case "string": {
      if (node.value === "") return "an empty string";
      const quoted = JSON.stringify(node.value.length > LONGEST ? `${node.value.slice(0, LONGEST)}\u2026` : node.value);
      if (isBlank(node)) return `the blank string ${quoted}`;
      return KEYWORDS_OF_STRINGS.has(keyword) ? quoted : `the string ${quoted}`;
    }
    case "unknown":
      return "something";
    case "number":
      return isAsWritten(node) ? `the number ${node.value}` : words.number;
    case "boolean":
      return `the boolean ${words[`${node.value}`]}`;
  }
}
function titleOf(about, format) {
  const title = own(about, "title");
  return typeof title === "string" ? title : format.title;
}
var thisOne = (title) => title.replace(/^(?:an?|the) /, "This ");
function writing(field, about) {
  const given = own(about, "enum") ?? own(about, "examples");
  const [first, ...others] = Array.isArray(given) ? given.map((value2) => JSON.stringify(value2)) : [];
  const value = first ?? BLANKS[String(own(about, "type"))] ?? "\u2026";
  const more = others.length > 0 ? `, or ${eitherOf(others.map((each) => `\`${each}\``))}` : "";
  return ({ quote }) => `\`${quote}${field}${quote}: ${value}\`${more}`;
}
var BLANKS = { string: '"\u2026"', array: "[\u2026]", object: "{ \u2026 }" };
function describe(about) {
  const description = own(about, "description");
  return typeof description === "string" ? description : "";
}
function own(object, key) {
  return typeof object === "object" && object !== null && Object.hasOwn(object, key) ? object[key] : void 0;
}
function follow(node, pointer) {
  let at = node;
  for (const step2 of stepsOf(pointer)) {
    at = at?.kind === "array" ? at.items[Number(step2)] : entry(at, step2)?.value;
  }
  return at;
}
function lookUp(schema, path) {
  let at = schema;
  for (const step2 of stepsOf(path.replace(/^#/, ""))) at = own(at, safeDecode(step2));
  return typeof at === "object" && at !== null ? at : void 0;
}
function safeDecode(step2) {
  try {
    return decodeURIComponent(step2);
  } catch {
    return step2;
  }
}
var parentPath = (path) => path.slice(0, path.lastIndexOf("/"));
function adviceFor(node, types, itemType, words) {
  if (types.includes("string") && node.kind === "number") {
    return isAsWritten(node) ? `Put the value in quotes: \`"${node.value}"\`` : "Put the value in quotes";
  }
  if (types.includes("string") && isNothing(node)) return "If the value begins with `#`, put it in quotes";
  if (node.kind !== "string") return "";
  const { value } = node;
  if (types.includes("boolean") && /^(?:true|false)$/i.test(value)) {
    return `Write \`${/^true$/i.test(value) ? words.true : words.false}\`, without quotes`;
  }
  if (types.includes("boolean") && /^(?:yes|on|no|off)$/i.test(value)) {
    return `Write \`${/^(?:yes|on)$/i.test(value) ? words.true : words.false}\``;
  }
  const isNumber = types.includes("number") || types.includes("integer") && Number.isInteger(Number(value));
  if (isNumber && value.length <= LONGEST && String(Number(value)) === value && Number.isFinite(Number(value))) {
    return `Write \`${value}\`, without quotes`;
  }
  if (types.includes("array") && itemType === "string" && isOne(value)) {
    return `Put the value in a list: \`[${JSON.stringify(value)}]\``;
  }
  return "";
}
var isNothing = ({ kind, start, end }) => kind === "null" && start === end;

// src/core/json-schema.ts
var KEYWORDS2 = new Map([
  ...all2("uri", "$id"),
  ...all2("anchor", "$anchor", "$dynamicAnchor"),
  ...all2("text", "$schema", "$ref", "$dynamicRef", "$recursiveRef", "$comment"),
  ...all2("text", "id", "title", "description", "format", "pattern", "contentEncoding", "contentMediaType"),
  ...all2("flag", "$recursiveAnchor", "deprecated", "readOnly", "writeOnly", "uniqueItems", "nullable"),
  ...all2("number", "maximum", "minimum", "exclusiveMaximum", "exclusiveMinimum"),
  ...all2("positive", "multipleOf"),
  ...all2("count", "maxLength", "minLength", "maxItems", "minItems", "maxProperties", "minProperties"),
  ...all2("count", "maxContains", "minContains"),
  ...all2("schema", "additionalItems", "additionalProperties", "contains", "contentSchema", "else", "if", "not"),
  ...all2("schema", "propertyNames", "then", "unevaluatedItems", "unevaluatedProperties"),
  ...all2("schemas", "$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties"),
  ...all2("schemaList", "allOf", "anyOf", "oneOf", "prefixItems"),
  ...all2("list", "enum", "examples"),
  ...all2("anything", "const", "default", "example"),
  ...all2("object", "$vocabulary", "discriminator", "externalDocs", "xml"),
  ...all2("types", "type"),
  ...all2("items", "items"),
  ...all2("names", "required"),
  ...all2("namesByName", "dependentRequired")
]);
function all2(shape, ...keywords) {
  return keywords.map((keyword) => [keyword, shape]);
}
function forEachSubschema({ entries: entries2 }, visit2) {
  const see = (node, property) => void (node.kind === "object" && visit2(node, property));
  for (const { key, value } of entries2) {
    const shape = KEYWORDS2.get(key);
    if (shape === "schema" || shape === "items") see(value);
    if ((shape === "schemaList" || shape === "items") && value.kind === "array")
      for (const item of value.items) see(item);
    if (shape === "schemas" && value.kind === "object")
      for (const each of value.entries) see(each.value, key === "properties" ? each : void 0);
  }
}

// src/engine/manifest.ts
var NO_PACKAGES = {};
var AUTO = { openai: "auto" };
var ODD_ESCAPE = /\\[^nrt"\\]/;
var NO_FAULTS = [];
var NO_DIRECTIVES = [];
var DocumentManifest = class {
  path;
  formats;
  root;
  faults;
  directives;
  code;
  toolCode;
  neighbours;
  isOneOfMany;
  servers;
  dialect;
  clients;
  #packages;
  #formats;
  #locator;
  #structures = /* @__PURE__ */ new Map();
  #derived = /* @__PURE__ */ new Map();
  #document;
  #isLiteral;
  #tools;
  #schemas;
  constructor(document, root, formats, hints, locator, directives) {
    this.path = document.path;
    this.formats = formats.map(({ id }) => id);
    this.root = root;
    this.faults = directives ? document.faults : NO_FAULTS;
    this.directives = directives || NO_DIRECTIVES;
    this.code = document.code ?? NO_CODE;
    this.toolCode = document.toolCode;
    this.neighbours = document.neighbours;
    this.isOneOfMany = document.roots.length > 1;
    this.servers = hints.servers;
    this.dialect = hints.dialect ?? AUTO;
    this.clients = hints.clients;
    this.#packages = hints.packages;
    this.#document = document;
    this.#formats = formats;
    this.#locator = locator;
  }
  get tools() {
    return this.#tools ??= this.#formats.map((format) => format.tools(this.root)).find((some) => some.length > 0) ?? [];
  }
  get packages() {
    return this.#packages?.() ?? NO_PACKAGES;
  }
  get schemas() {
    return this.#schemas ??= schemasOf(this.tools);
  }
  // Rules take the manifest apart in their parameters: functions must do without `this`.
  structure = (id) => {
    let structure = this.#structures.get(id);
    if (!structure) {
      const format = this.#formats.find((each) => each.id === id);
      structure = format ? structureOf(format, format.units(this.root, this.code)) : [];
      this.#structures.set(id, structure);
    }
    return structure;
  };
  mayHold = (pattern) => {
    this.#isLiteral ??= !this.#document.code && !textHolds(this.#document, ODD_ESCAPE);
    return !this.#isLiteral || textHolds(this.#document, pattern);
  };
  entryOf = (node) => this.#locator.entryOf(node);
  derive = (make) => {
    if (!this.#derived.has(make)) this.#derived.set(make, make(this));
    return this.#derived.get(make);
  };
};
var searched = /* @__PURE__ */ new WeakMap();
function textHolds(document, pattern) {
  let known = searched.get(document);
  if (!known) searched.set(document, known = /* @__PURE__ */ new Map());
  let holds = known.get(pattern);
  if (holds === void 0) known.set(pattern, holds = pattern.test(document.text));
  return holds;
}
function schemasOf(tools) {
  const found = [];
  const seen = /* @__PURE__ */ new Set();
  for (const tool of tools) {
    for (const whole of tool.schemas) {
      if (whole.shape === "schema") visit(whole.node, tool, whole.role, void 0, 0, found, seen);
      else for (const field of entries(whole.node)) visit(field.value, tool, whole.role, field, 1, found, seen);
    }
  }
  return found;
}
function visit(node, tool, role, property, depth, found, seen) {
  if (node.kind !== "object" || seen.has(node)) return;
  seen.add(node);
  found.push({ node, tool, role, property, depth });
  forEachSubschema(node, (inner, own2) => visit(inner, tool, role, own2, depth + 1, found, seen));
}

// src/engine/recognise.ts
var NO_FORMAT = "no known format";
var isUnrecognised = (reason) => reason === NO_FORMAT || nearMissIn(reason ?? "") !== void 0;
function recognise(document, formats, hints) {
  const manifests = [];
  const locator = new Locator(document, () => manifests.flatMap(({ tools }) => tools));
  const isBroken = document.faults.length > 0;
  const directives = directivesIn(document);
  let skipped;
  for (const root of document.roots) {
    const verdict = formatsOf(root, document, formats, hints, hints.named && !isBroken);
    if (typeof verdict === "string") skipped ??= verdict;
    else
      manifests.push(
        new DocumentManifest(document, root, verdict, hints, locator, manifests.length === 0 && directives)
      );
  }
  if (manifests.length === 0 && isBroken && (hints.named || hints.format || wasManifest(document, formats))) {
    const root = document.roots[0] ?? { kind: "unknown", start: 0, end: 0 };
    manifests.push(new DocumentManifest(document, root, [], hints, locator, directives));
  }
  const recognised = { manifests, locator, directives };
  if (manifests.length > 0) return recognised;
  const nothing = hints.format ? `set to \`${hints.format}\` in the config, but nothing of that format was found` : NO_FORMAT;
  return { ...recognised, skipped: skipped ?? nothing };
}
var wasManifest = ({ code, text: text2 }, formats) => code === void 0 && isTraceOf(formats, text2);
function withCompanions(found, root, formats) {
  const also = new Set(found.map((format) => format.isAlso?.(root)));
  return formats.filter((format) => found.includes(format) || also.has(format.id));
}
function formatsOf(root, { code = NO_CODE, path }, formats, hints, mayGuess) {
  if (hints.format) {
    const own2 = formats.filter(({ id }) => id === hints.format);
    return withCompanions(own2, root, formats);
  }
  const found = [];
  let reason = NO_FORMAT;
  for (const format of formats) {
    const verdict = format.recognise(root, code, hints.named, path);
    if (verdict === true) found.push(format);
    else if (typeof verdict === "string") reason = verdict;
  }
  if (found.length > 0) return withCompanions(found, root, formats);
  const guess = mayGuess && isUnrecognised(reason) ? guessFormat(root, formats) : void 0;
  return guess ? [guess] : reason;
}
function guessFormat(root, formats) {
  const keys = new Set(entries(root).map(({ key }) => key));
  const ranked = formats.map((format) => ({ format, hits: format.fields.filter((field) => keys.has(field)).length })).filter(({ format, hits }) => format.guess && hits >= format.guess.atLeast && hasItsOwn(format, root, keys)).sort((a, b) => b.hits - a.hits);
  const [first, second] = ranked;
  return first && first.hits > (second?.hits ?? 0) ? first.format : void 0;
}
function hasItsOwn({ fields, guess }, root, keys) {
  const { own: own2 = [], shared = [] } = guess ?? {};
  if (own2.some((key) => keys.has(key))) return true;
  const isField = (key) => key === "$schema" || nearestWord(key, fields) !== void 0;
  return shared.some((key) => get(root, key)?.kind === "object") && [...keys].every(isField);
}
function isTraceOf(formats, text2) {
  if (/\{\{|\{%|<%/.test(text2)) return false;
  return formats.some(({ traces = [] }) => traces.some((group) => group.every((key) => hasKey(text2, key))));
}
function hasKey(text2, key) {
  if (!text2.includes(key)) return false;
  return new RegExp(`(?:^|[\\s,{-])["']?${key}["']?[ \\t]*:`, "m").test(text2);
}

// src/core/pending.ts
var Pending = class extends Error {
  soon;
  constructor(soon) {
    super();
    this.soon = soon;
  }
};

// src/core/timing.ts
var timing;
var running = [];
function startTiming() {
  timing = { phases: /* @__PURE__ */ new Map(), rules: /* @__PURE__ */ new Map() };
  return timing;
}
function startTimer(phase, rule) {
  if (!timing) return void 0;
  const { phases, rules } = timing;
  const timer = { started: performance.now(), inside: 0 };
  running.push(timer);
  return () => {
    const whole = performance.now() - timer.started;
    const own2 = whole - timer.inside;
    running.splice(running.lastIndexOf(timer), 1);
    const outer = running.at(-1);
    if (outer) outer.inside += whole;
    phases.set(phase, (phases.get(phase) ?? 0) + own2);
    if (rule !== void 0) rules.set(rule, (rules.get(rule) ?? 0) + own2);
  };
}
async function timed(phase, work) {
  const stop = startTimer(phase);
  try {
    return await work();
  } finally {
    stop?.();
  }
}

// src/engine/disabled-ranges.ts
var ALL = "";
var mayBeHidden = (rule) => mayBeSuppressed(rule) && !hasTag(rule, "about-directives");
var DisabledRanges = class _DisabledRanges {
  #path;
  #switches;
  /** By line and rule. */
  #lines = /* @__PURE__ */ new Map();
  #stretches = /* @__PURE__ */ new Map();
  #used = /* @__PURE__ */ new Set();
  #hidden = /* @__PURE__ */ new Set();
  static of(path, directives, locator) {
    const switches = directives.flatMap((directive) => {
      if (directive.rules.length === 0 || !directive.exists)
        return [{ directive, rule: ALL, location: locator.locate(directive) }];
      return directive.rules.map((each) => ({ directive, rule: each.id, location: locator.locate(each) }));
    });
    return new _DisabledRanges(path, switches);
  }
  constructor(path, switches) {
    this.#path = path;
    this.#switches = switches;
    for (const each of this.#switches) {
      const { line, lastLine = line } = each.directive;
      for (let at = line ?? Infinity; at <= (lastLine ?? 0); at++) {
        const there = this.#lines.get(at) ?? /* @__PURE__ */ new Map();
        this.#lines.set(at, there);
        if (!there.has(each.rule)) there.set(each.rule, each);
      }
    }
    const own2 = switches.filter(({ directive }) => !isOfEslint(directive));
    for (const each of effectiveEnables(own2)) this.#used.add(each);
  }
  /** All of it as plain data. */
  toData() {
    const used = this.#switches.flatMap((each, index) => this.#used.has(each) ? [index] : []);
    return { path: this.#path, switches: this.#switches, used, hidden: [...this.#hidden] };
  }
  static fromData({ path, switches, used, hidden }) {
    const ranges = new _DisabledRanges(path, switches);
    for (const index of used) ranges.#used.add(switches[index]);
    for (const each of hidden) ranges.#hidden.add(each);
    return ranges;
  }
  /** Gives a function that takes back what is hidden from now on: files may be compared again when one of them changes. */
  checkpoint() {
    const [used, hidden] = [[...this.#used], [...this.#hidden]];
    return () => {
      this.#used.clear();
      this.#hidden.clear();
      for (const each of used) this.#used.add(each);
      for (const each of hidden) this.#hidden.add(each);
    };
  }
  /** How many findings were hidden. One that two files have counts once. */
  get hidden() {
    return this.#hidden.size;
  }
  hides({ rule, path, line, start, end, message }) {
    if (path !== this.#path || !mayBeHidden(rule)) return false;
    const here = this.#lines.get(line);
    const by = here?.get(rule) ?? here?.get(familyOf(rule)) ?? here?.get(ALL) ?? this.#stretchesOf(rule).flatMap((stretches) => lastBefore(stretches, start)?.by ?? [])[0];
    if (!by) return false;
    this.#used.add(by);
    this.#hidden.add(`${rule}
${start}:${end}
${message}`);
    return true;
  }
  /** To be asked when all is found that could be hidden. `known` are the rules there are, be they on or off. */
  unused(settings, known) {
    const ids = new Set(known);
    return this.#switches.flatMap((each) => {
      const complaint = this.#complaint(each, settings, ids);
      if (!complaint) return [];
      const [message, data] = complaint;
      const words = { rule: "common/unused-directive", message };
      return engineFinding(settings, words, { ...each.location, data }) ?? [];
    });
  }
  #complaint(each, settings, known) {
    const { word, exists } = each.directive;
    const { rule } = each;
    if (isOfEslint(each.directive)) return void 0;
    if (!exists) return ["word", { word, hint: didYouMean(word, DIRECTIVES) }];
    if (this.#used.has(each)) return void 0;
    const isEnable = word === "toolint-enable";
    if (rule === ALL) return [isEnable ? "enablesNothing" : "hidesAnything", { word }];
    const names = isFamily(rule) ? familiesIn(known) : known;
    if (!names.has(rule)) return ["rule", { rule, hint: didYouMean(rule, names) }];
    if (!mayBeHidden(rule)) return ["never", { rule }];
    const isOn = isFamily(rule) ? familiesIn(settings.keys()).has(rule) : settings.has(rule);
    return isOn ? [isEnable ? "enables" : "hides", { rule, word }] : void 0;
  }
  /** Those of toolint's comments, and those of ESLint's, which do not end each other. */
  #stretchesOf(rule) {
    let stretches = this.#stretches.get(rule);
    if (!stretches) {
      const byTool = groupBy(this.#switches, ({ directive }) => isOfEslint(directive));
      stretches = Array.from(byTool.values(), (switches) => rangesFor(rule, switches));
      this.#stretches.set(rule, stretches);
    }
    return stretches;
  }
};
function rangesFor(rule, switches) {
  const stretches = [];
  let open;
  const family = familyOf(rule);
  for (const by of switches) {
    const { word, start, end } = by.directive;
    if (by.rule !== rule && by.rule !== family && by.rule !== ALL) continue;
    if (word.endsWith("-disable") && !open) stretches.push(open = { from: end, to: Infinity, by });
    if (word.endsWith("-enable") && open) {
      open.to = start;
      open = void 0;
    }
  }
  return stretches;
}
function lastBefore(stretches, offset) {
  const last = stretches[countLeading(stretches, ({ from }) => from <= offset) - 1];
  return last && offset < last.to ? last : void 0;
}
function isEndedBy(opened, enabled) {
  return enabled === ALL || opened === enabled || opened !== ALL && familyOf(opened) === enabled;
}
function effectiveEnables(switches) {
  const open = /* @__PURE__ */ new Set();
  return switches.filter((each) => {
    if (each.directive.word === "toolint-disable") open.add(each.rule);
    if (each.directive.word !== "toolint-enable") return false;
    const ends = [...open].filter((opened) => isEndedBy(opened, each.rule));
    const does = ends.length > 0 || each.rule !== ALL && (open.has(ALL) || open.has(familyOf(each.rule)));
    for (const opened of ends) open.delete(opened);
    return does;
  });
}

// src/engine/applicable-rules.ts
var groups = /* @__PURE__ */ new WeakMap();
function applicableRules(manifest, settings) {
  const group = groupOf(manifest, settings);
  const mask = maskOf(manifest.root, group.bits);
  let chosen = group.byLists.get(mask);
  if (!chosen) {
    chosen = group.settings.filter(
      ({ rule }) => !rule.lists || rule.lists.some((list) => group.bits.get(list) & mask)
    );
    group.byLists.set(mask, chosen);
  }
  return chosen;
}
function groupOf(manifest, settings) {
  let byFormat = groups.get(settings);
  if (!byFormat) groups.set(settings, byFormat = /* @__PURE__ */ new Map());
  const key = manifest.formats.join();
  let group = byFormat.get(key);
  if (!group) {
    const some = [...settings.values()].filter(({ rule }) => appliesTo(rule, manifest));
    const lists = [...new Set(some.flatMap(({ rule }) => rule.lists ?? []))];
    const bits = new Map(lists.map((list, index) => [list, 1 << index]));
    byFormat.set(key, group = { settings: some, bits, byLists: /* @__PURE__ */ new Map() });
  }
  return group;
}
function appliesTo(rule, { formats }) {
  if (formats.length === 0) return rule.tags?.includes("any-file") ?? false;
  const name = rule.id.slice(0, rule.id.indexOf("/"));
  const pack = PACKS_ABOUT[name] ?? name;
  return !FORMATS.some((each) => each === pack) || formats.some((format) => format === pack || rule.reads?.includes(format));
}
function maskOf(root, bits) {
  let mask = 0;
  if (bits.size === 0 || root.kind !== "object") return mask;
  for (const { key, value } of root.entries) {
    const bit = bits.get(key);
    if (bit !== void 0 && !isEmpty(value)) mask |= bit;
  }
  return mask;
}
function isEmpty(value) {
  return value.kind === "null" || value.kind === "array" && value.items.length === 0 && !value.open;
}

// src/engine/shared-constants.ts
var SharedConstants = class {
  #document;
  /** All that rules look at. */
  #roots;
  #manifest;
  #reported;
  /** What the tree has of what is read at a place, by where that starts. */
  #inTree;
  /** How often a rule reports a place. */
  #reportCounts;
  constructor(document, manifest, reported) {
    this.#document = document;
    this.#manifest = manifest;
    const { answers = [], reads = [] } = document.code ?? {};
    this.#roots = [manifest.root, ...[...answers, ...reads].map(({ body }) => body)];
    this.#reported = reported;
  }
  withSafeFixes(each) {
    const { fix, at, related } = each.problem;
    const mayBeShared = fix && this.#document.constants;
    if (!mayBeShared && !("use" in at)) return each;
    const rule = each.setting.rule.id;
    const placed = (place2) => "use" in place2 ? this.#placed(place2.use, rule) : place2;
    const isMore = (edit) => this.hasOtherUses(placeOf(edit), rule);
    const isSafe = fix?.safe && !this.splitsConstants(fix) && !fix.edits.some(isMore);
    const isGuess = fix && !fix.safe && fix.edits.some((edit) => edit.op === "set" && isMore(edit));
    const { fix: _, ...others } = each.problem;
    const problem = {
      ...others,
      at: placed(at),
      ...related && { related: related.map((one) => ({ ...one, at: placed(one.at) })) },
      ...fix && !isGuess && { fix: { ...fix, safe: isSafe ?? false } }
    };
    return { ...each, problem };
  }
  #placed(value, rule) {
    const { constants } = this.#document;
    const isUse = !constants || isIn(constants.usesOf(value), value.via) && this.hasOtherUses(value, rule);
    return value.via && isUse ? { use: value } : value;
  }
  /** Of a constant that several share, a part goes elsewhere: only to one of them. */
  splitsConstants({ edits }) {
    if (edits.length < 2 || !this.#document.constants) return false;
    const shared = edits.map((edit) => {
      const uses = this.#document.constants.usesOf(placeOf(edit));
      return uses.length < 2 ? "" : uses.map(({ start }) => start).join();
    });
    return new Set(shared).size > 1;
  }
  /** Whether the constant that holds a place has uses of which a rule says nothing. */
  hasOtherUses(place2, rule) {
    const uses = this.#document.constants?.usesOf(place2) ?? [];
    if (uses.length < 2) return false;
    this.#inTree ??= usesIn(this.#roots, this.#manifest.tools);
    const known = uses.map(({ start }) => this.#inTree.get(start));
    if (known.includes(void 0)) return true;
    if (!place2.via && known.every((each) => each.isSchema)) return false;
    this.#reportCounts ??= reportCounts(this.#reported);
    const reports = this.#reportCounts.get(keyOf2(rule, place2)) ?? 0;
    return reports < known.reduce((sum, each) => sum + each.count, 0);
  }
};
var isIn = (places, place2) => places.some(({ start }) => start === place2?.start);
function usesIn(roots, tools) {
  const found = /* @__PURE__ */ new Map();
  const schemas = new Set(tools.flatMap((tool) => tool.schemas.map(({ node }) => node)));
  const todo = roots.map((node) => ({ node, isInSchema: false }));
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { node, isInSchema } = next;
    const isSchema = isInSchema || schemas.has(node);
    if (node.via) {
      const known = found.get(node.via.start);
      if (known) Object.assign(known, { count: known.count + 1, isSchema: known.isSchema && isSchema });
      else found.set(node.via.start, { count: 1, isSchema });
    }
    if (node.kind === "array") for (const item of node.items) todo.push({ node: item, isInSchema: isSchema });
    else if (node.kind === "object")
      for (const { value } of node.entries) todo.push({ node: value, isInSchema: isSchema });
  }
  return found;
}
function reportCounts(reported) {
  const counts = /* @__PURE__ */ new Map();
  for (const { setting, problem } of reported) {
    const places = [subjectOf(problem.at), ...(problem.fix?.edits ?? []).map(placeOf)];
    for (const key of new Set(places.map((place2) => keyOf2(setting.rule.id, place2))))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
var keyOf2 = (rule, { start, end, file = "" }) => `${rule}
${start}:${end}:${file}`;
function placeOf(edit) {
  switch (edit.op) {
    case "set":
    case "nullable":
      return edit.node;
    case "add":
    case "append":
      return edit.to;
    case "remove":
      return edit.child;
    case "rename":
      return edit.entry;
    case "text":
      return edit;
  }
}

// src/engine/lint.ts
var TOO_SLOW = "it took too long and was stopped";
function lint(document, recognition, settings, services = {}) {
  const { locator } = recognition;
  const censor = new SecretRedactor();
  const writer = new FindingWriter(document, locator, censor);
  const findings = [];
  const failures = [];
  const facts = /* @__PURE__ */ new Map();
  const fail = (rule, message, error) => {
    const stack = isBuiltin(rule.id) ? void 0 : stackOf(error);
    failures.push({ path: document.path, message, rule: rule.id, ...stack && { stack } });
  };
  for (const manifest of recognition.manifests) {
    const reported = [];
    for (const setting of applicableRules(manifest, settings)) {
      const { rule, options } = setting;
      const context = { options, services };
      const stop = startTimer("rules", rule.id);
      const work = () => {
        if (rule.check) runRule(setting, manifest, context, reported);
        if (rule.project) collectFacts(rule, manifest, context, document, locator, facts);
      };
      try {
        if (services.timeLimit && !isBuiltin(rule.id)) services.timeLimit(work, TOO_SLOW, rule);
        else work();
      } catch (error) {
        if (error instanceof Pending) throw error;
        fail(rule, `The rule ${rule.id} failed: ${messageOf(error)}`, error);
      } finally {
        stop?.();
      }
    }
    if (reported.length === 0) continue;
    const uses = new SharedConstants(document, manifest, reported);
    const placed = reported.map((each) => uses.withSafeFixes(each));
    for (const { setting, problem } of placed) {
      if (setting.rule.secret) hideSecret(problem.at, document, locator, censor);
    }
    for (const { setting, problem } of resolveOverlaps(placed, locator)) {
      try {
        findings.push(writer.write(problem, setting));
      } catch (error) {
        fail(setting.rule, `What the rule ${setting.rule.id} reported cannot be used: ${messageOf(error)}`);
      }
    }
  }
  const secrets = findings.filter(({ rule }) => settings.get(rule)?.rule.secret);
  return { findings: withoutDuplicates(findings), failures, facts, secrets };
}
function hideSecret(at, { text: text2 }, locator, censor) {
  if ("part" in at) censor.hide(at.part.value.slice(at.from, at.to));
  else if ("value" in at && typeof at.value === "string") censor.hide(at.value);
  const { start, end, file } = locator.span(at);
  if (file === void 0) censor.hide(text2.slice(start, end).replace(/^["'`]|["'`]$/g, ""));
}
function runRule(setting, manifest, context, reported) {
  const answer = setting.rule.check(manifest, context);
  if (!answer || !(Symbol.iterator in answer)) {
    throw new Error("its `check` returns no problems: begin it with `*check`, or return a list; it cannot be async");
  }
  const problems = answer[Symbol.iterator]();
  for (let each = problems.next(); !each.done; each = problems.next()) {
    const problem = each.value;
    if (!isPlace(problem?.at)) throw new Error("it reported a problem without a place");
    const severity = problem.severity ?? SEVERITIES[0];
    if (!SEVERITIES.includes(severity))
      throw new Error(`it reported a problem with an unknown \`severity\`; use ${eitherOf(SEVERITIES)}`);
    reported.push({ setting, problem: each.value });
  }
}
function isPlace(at) {
  return typeof at === "object" && at !== null && typeof subjectOf(at)?.start === "number";
}
function collectFacts({ id, project }, manifest, context, { text: text2 }, locator, facts) {
  for (const { at, mayChange, ...fact } of project.collect(manifest, context)) {
    const location = fact.isExcuse ? NOWHERE : locator.locate(at);
    const characters = mayChange && charactersOf(at, text2);
    addTo(facts, id, { ...fact, location, ...characters && { characters } });
  }
}
function charactersOf(at, text2) {
  const { kind, file, via, value, start = 0, end = 0 } = at;
  if (kind !== "string" || file !== void 0 || via !== void 0) return void 0;
  const written = text2.slice(start, end);
  if (written === value) return { start, end };
  return /^(["'`])[^]*\1$/.test(written) && written.slice(1, -1) === value ? { start: start + 1, end: end - 1 } : void 0;
}
var NOWHERE = {
  path: "",
  pointer: "",
  valueHash: "",
  start: 0,
  end: 0,
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1
};
function resolveOverlaps(reported, locator) {
  const replacedBy = replacements(reported);
  const replaced = new Set(reported.flatMap(replacedBy));
  const givesWay = overlapsSpecific(reported, locator);
  return reported.filter((each) => !replaced.has(each) && !givesWay(each)).map((each) => withSeverityOf(each, replacedBy(each)));
}
function replacements(reported) {
  const lacking = reportedMissing(reported);
  return ({ problem }) => (problem.replaces ?? []).flatMap(
    ({ lack: lack2, key, keys }) => (lacking.get(lack2) ?? []).filter(({ problem: { at } }) => {
      const missing = at;
      return missing.key === key && (key !== void 0 || missing.keys?.join() === keys?.join());
    })
  );
}
function reportedMissing(reported) {
  const found = /* @__PURE__ */ new Map();
  for (const each of reported) {
    const { at } = each.problem;
    if ("lack" in at && (at.key ?? at.keys) !== void 0) addTo(found, at.lack, each);
  }
  return found;
}
function overlapsSpecific(reported, locator) {
  const specific = reported.flatMap(({ setting, problem }) => setting.rule.structural ? [] : [problem]);
  const taken = new Set(specific.filter(({ at }) => !("lack" in at)).map(({ at }) => keyOf3(locator.span(at))));
  const covered = specific.flatMap(({ covers = [] }) => covers);
  return ({ setting, problem: { at } }) => {
    if (!setting.rule.structural) return false;
    const isLack = "lack" in at;
    const { start, end, file } = isLack ? at.lack : locator.span(at);
    const isTaken = !isLack && taken.has(keyOf3({ start, end, file }));
    return isTaken || covered.some((node) => node.start <= start && end <= node.end);
  };
}
var keyOf3 = ({ start, end, file = "" }) => `${start}:${end}:${file}`;
function withSeverityOf({ problem, setting }, replaced) {
  const own2 = problem.severity ?? setting.severity;
  const others = setting.chosen ? [] : replaced;
  const severity = others.reduce((mostSevere, other) => moreSevere(mostSevere, other.setting.severity), own2);
  return { problem, setting: severity === setting.severity ? setting : { ...setting, severity } };
}

// src/engine/lint-document.ts
function recogniseDocument(document, formats, hints) {
  const stop = startTimer("recognise");
  const recognition = recognise(document, formats, hints);
  stop?.();
  return { document, recognition, hints };
}
function lintDocument(document, formats, hints, settings, services) {
  return lintRecognised(recogniseDocument(document, formats, hints), formats, settings, services);
}
function lintRecognised({ document, recognition, hints }, formats, settings, services) {
  let result = lint(document, recognition, settings, services);
  const linted = [{ roots: document.roots, findings: result.findings }];
  for (const roots of document.alternatives ?? []) {
    const other = { ...document, roots };
    const otherResult = lint(other, recognise(other, formats, hints), settings, services);
    linted.push({ roots, findings: otherResult.findings });
    result = commonToBoth(result, otherResult);
  }
  if (linted.length > 1) result = { ...result, findings: findingsOfAll(linted) };
  if (recognition.directives.length === 0) return { document, recognition, result };
  const disabledRanges = DisabledRanges.of(document.path, recognition.directives, recognition.locator);
  const findings = result.findings.filter((finding) => !disabledRanges.hides(finding));
  return { document, recognition, result: { ...result, findings }, disabledRanges };
}
function findingsOfAll(alternatives) {
  const known = alternatives.map(({ findings }) => new Set(findings.map(keyOf4)));
  const reported = /* @__PURE__ */ new Set();
  return alternatives.flatMap(
    ({ roots, findings }) => findings.filter((finding) => {
      const place2 = keyOfPlace(finding);
      const isEverywhere = alternatives.every(
        (other, index) => known[index].has(keyOf4(finding)) || isLeftOut(finding.pointer, roots, other.roots)
      );
      return isEverywhere && !reported.has(place2) && reported.add(place2);
    })
  );
}
function isLeftOut(pointer, roots, others) {
  const steps = stepsOf(pointer);
  return roots.some((root, index) => {
    let at = root;
    let other = others[index];
    for (const step2 of steps) {
      if (!at || !other || at.kind !== other.kind || at.start !== other.start || at.end !== other.end) return false;
      const next = childAt(at, step2);
      const otherNext = childAt(other, step2);
      if (next && !otherNext) return at.kind === "object";
      at = next;
      other = otherNext;
    }
    return false;
  });
}
var childAt = (node, step2) => node.kind === "array" ? node.items[Number(step2)] : get(node, step2);
function commonToBoth(a, b) {
  const { findings } = a;
  const facts = /* @__PURE__ */ new Map();
  for (const id of /* @__PURE__ */ new Set([...a.facts.keys(), ...b.facts.keys()])) {
    const [inA = [], inB = []] = [a.facts.get(id), b.facts.get(id)];
    const others = new Set(inB.map(factKey));
    const shared = inA.filter((fact) => others.has(factKey(fact)));
    const excuses = [...inA, ...inB].filter((fact) => fact.isExcuse && !shared.includes(fact));
    facts.set(id, [...shared, ...excuses]);
  }
  const failed = new Set(a.failures.map(({ message }) => message));
  const failures = [...a.failures, ...b.failures.filter(({ message }) => !failed.has(message))];
  return { findings, facts, failures, secrets: [...a.secrets, ...b.secrets] };
}
var keyOf4 = ({ rule, pointer }) => `${rule}
${pointer}`;
var keyOfPlace = ({ rule, start, end }) => `${rule}
${start}:${end}`;
var factKey = ({ key, value, location }) => `${location.pointer}
${key}
${value}`;

// src/sql/tokens.ts
var BLANK = /(?<blank>[ \t\n\f\r]+|--[^\n]*|\/\*[^]*?(?:\*\/|$))/y;
var STRING = /(?<string>[xX]?'[^']*(?:''[^']*)*')/y;
var QUOTED = /(?<quoted>"[^"]*(?:""[^"]*)*"|`[^`]*(?:``[^`]*)*`|\[[^\]]*\])/y;
var WORD = /(?<word>[A-Za-z_\x80-\uffff][\w$\x80-\uffff]*)/y;
var VARIABLE = /(?<variable>\?\d*|[:@$][\w$\x80-\uffff]+)/y;
var NUMBER = /(?<number>\.?\d[\w.]*)/y;
var SYMBOL = /(?<symbol>['"`[][^]*|\|\||->>?|<[<=>]?|>[>=]?|[=!]=|[^])/y;
var TOKEN = new RegExp(
  [BLANK, STRING, QUOTED, WORD, VARIABLE, NUMBER, SYMBOL].map(({ source }) => source).join("|"),
  "y"
);
function tokensOf(sql) {
  const tokens = [];
  for (let from = 0; from < sql.length; ) {
    TOKEN.lastIndex = from;
    const { 0: whole, groups: groups2 = {} } = TOKEN.exec(sql);
    const to = from + whole.length;
    const kind = KINDS.find((each) => groups2[each] !== void 0);
    if (kind) tokens.push({ kind, from, to, text: kind === "quoted" ? unquote(whole) : whole });
    from = to;
  }
  return tokens;
}
var KINDS = ["word", "symbol", "quoted", "string", "variable", "number"];
function unquote(text2) {
  const quote = text2.at(-1);
  return text2.slice(1, -1).replaceAll(quote + quote, quote);
}
function isWord(token, ...words) {
  return token?.kind === "word" && words.includes(token.text.toUpperCase());
}
function isSymbol(token, text2) {
  return token?.kind === "symbol" && token.text === text2;
}
function isName(token, name) {
  if (token?.kind !== "word" && token?.kind !== "quoted") return false;
  return name === void 0 || token.text.toLowerCase() === name.toLowerCase();
}

// src/sql/guard.ts
function judgeDefinition(tokens) {
  if (isTemplate(tokens)) return { does: "unjudged" };
  if (isWord(tokens[0], ...NEVER)) return refuse(createsNothing(tokens[0]));
  if (!isWord(tokens[0], "CREATE")) return { does: "nothing" };
  if (tokens.some((token) => isName(token, "load_extension"))) return refuse("it loads an extension");
  const at = isWord(tokens[1], "TEMP", "TEMPORARY", "UNIQUE", "VIRTUAL") ? 2 : 1;
  const kind = KINDS2.find((word) => isWord(tokens[at], word));
  if (!kind) return { does: "nothing" };
  const { name, next } = nameAt(tokens, at + 1);
  if (isWord(tokens[1], "VIRTUAL")) return judgeModule(tokens, next);
  if (!name) return { does: "nothing" };
  if (kind === "TABLE" && isWord(tokens[next], "AS")) return { does: "unjudged" };
  return { does: "create", creation: { kind: kind.toLowerCase(), name } };
}
function judgeQuery(tokens) {
  return isTemplate(tokens) || isWord(tokens[0], ...NEVER) ? { does: "unjudged" } : { does: "nothing" };
}
function changesSchema(tokens) {
  return tokens.some((token, index) => isWord(token, ...DDL) && (index === 0 || isSymbol(tokens[index - 1], ";")));
}
var KINDS2 = ["TABLE", "INDEX", "VIEW", "TRIGGER"];
var NEVER = ["ATTACH", "DETACH", "PRAGMA", "VACUUM"];
var DDL = ["CREATE", "ALTER", "DROP", "ATTACH"];
var KNOWN_MODULES = ["FTS3", "FTS4", "FTS5", "RTREE", "GEOPOLY", "VEC0"];
var createsNothing = ({ kind, text: text2 }) => kind === "word" ? `\`${text2.toUpperCase()}\` does not create a table` : "it does not create a table";
var refuse = (why) => ({ does: "refused", why });
function judgeModule(tokens, at) {
  if (isWord(tokens[at], "USING") && isWord(tokens[at + 1], ...KNOWN_MODULES)) return { does: "unjudged" };
  return refuse("it creates a virtual table, which can run code and read files");
}
function nameAt(tokens, at) {
  const start = isWord(tokens[at], "IF") && isWord(tokens[at + 1], "NOT") && isWord(tokens[at + 2], "EXISTS") ? at + 3 : at;
  const index = isSymbol(tokens[start + 1], ".") ? start + 2 : start;
  const token = tokens[index];
  return { name: canName(token) ? token : void 0, next: index + 1 };
}
function canName(token) {
  return token !== void 0 && ["word", "quoted", "string"].includes(token.kind);
}
function isTemplate(tokens) {
  return tokens.some((token, index) => {
    if (!isSymbol(token, "{")) return false;
    const inner = isSymbol(tokens[index + 1], "{") ? index + 2 : index + 1;
    return isName(tokens[inner]) && (isSymbol(tokens[inner + 1], "}") || isSymbol(tokens[inner + 1], "."));
  });
}

// src/sql/check.ts
var LONGEST2 = 5e4;
var MOST2 = 5e5;
var MOST_STATEMENTS = 500;
var MOST_STUCK = 2;
function checkSql(sqlite, definitions, queries) {
  const some = within(definitions, MOST2);
  const others = within(queries, MOST2 - some.reduce((sum, { length }) => sum + length, 0));
  const statements = [...some.map((sql) => statement(sql, true)), ...others.map((sql) => statement(sql, false))];
  const { results, tables } = ask(sqlite, statements);
  const outcomes = statements.map((each) => outcome(each, results.get(each)));
  const defined = outcomes.slice(0, some.length);
  return {
    definitions: defined,
    queries: outcomes.slice(some.length),
    tables,
    isComplete: some.length === definitions.length && others.length === queries.length && !statements.some(({ isDefinition, tokens }) => !isDefinition && changesSchema(tokens))
  };
}
function within(statements, room) {
  let left = room;
  const end = statements.findIndex(({ length }, index) => index === MOST_STATEMENTS || (left -= length) < 0);
  return end < 0 ? statements : statements.slice(0, end);
}
function statement(source, isDefinition) {
  const sql = source.toWellFormed();
  if (sql.length > LONGEST2) {
    const message = `it is longer than ${LONGEST2} characters`;
    const fault2 = { reason: "refused", message, isTooLong: true };
    return { isDefinition, sql, tokens: [], verdict: { does: "unjudged" }, fault: fault2 };
  }
  const tokens = tokensOf(sql);
  const verdict = isDefinition ? judgeDefinition(tokens) : judgeQuery(tokens);
  const fault = verdict.does === "refused" ? { reason: "refused", message: verdict.why } : void 0;
  return { isDefinition, sql, tokens, verdict, fault };
}
function ask(sqlite, statements) {
  const stuck = /* @__PURE__ */ new Map();
  while (stuck.size < MOST_STUCK) {
    const asked = inOrder(statements.filter((each) => isAsked(each) && !stuck.has(each)));
    if (asked.length === 0) break;
    const answer = sqlite({ steps: asked.map(step) });
    if ("result" in answer) {
      const results = new Map(stuck);
      answer.result.results.forEach((result, index) => results.set(asked[index], result));
      return { results, tables: answer.result.tables };
    }
    stuck.set(asked[answer.stuck], "stuck");
  }
  return { results: stuck, tables: [] };
}
var isAsked = ({ verdict }) => verdict.does === "create" || verdict.does === "nothing";
function inOrder(statements) {
  return [...statements].sort((a, b) => rank(a) - rank(b));
}
function rank({ isDefinition, verdict }) {
  if (!isDefinition) return 2;
  return verdict.does === "create" && verdict.creation.kind === "table" ? 0 : 1;
}
function step({ sql, tokens, verdict }) {
  return { sql, run: verdict.does === "create", ends: tokens.map(({ to }) => to) };
}
function outcome(statement2, result) {
  const { verdict } = statement2;
  const fault = statement2.fault ?? faultIn(statement2, result);
  if (verdict.does !== "create") return { fault };
  const { kind, name } = verdict.creation;
  const { from, to } = name;
  const text2 = name.kind === "string" ? name.text.slice(1, -1) : name.text;
  return {
    fault: fault?.message.endsWith(" already exists") ? { ...fault, from, to } : fault,
    creates: { kind, name: text2, from, to }
  };
}
function faultIn({ isDefinition, sql, tokens, verdict }, result) {
  if (result === void 0) return void 0;
  if (result === "stuck") return { reason: "slow", message: "SQLite did not finish within the time limit" };
  if (result.error !== void 0) {
    if (isOfOtherBuild(result.error)) return void 0;
    const start = result.start ?? 0;
    const here = tokens.filter(({ from }) => from >= start);
    const fault = faultOf(result.error, { sql, tokens: here, stop: result.stop });
    const isChanged = changesSchema(tokens.filter(({ to }) => to <= start));
    return isChanged && !fault.isSyntax ? void 0 : fault;
  }
  if (!isDefinition) return void 0;
  if (verdict.does === "nothing") {
    const first = tokens[0];
    const message = first ? createsNothing(first) : "it does not contain an SQL statement";
    return { reason: "refused", message, ...first && { from: first.from, to: first.to } };
  }
  const next = tokens.find(({ from, text: text2 }) => from >= (result.end ?? sql.length) && text2 !== ";");
  return next && { reason: "several", message: "a second statement", from: next.from, to: next.to };
}
function faultOf(message, { sql, tokens, stop }) {
  const fault = { reason: "sqlite", message };
  const syntax = /^(?:near|unrecognized token:) "([^]*)"/.exec(message);
  if (syntax) return { ...fault, isSyntax: true, ...tokenAt(sql, tokens, stop, syntax[1]) };
  if (message === "incomplete input") return { ...fault, isSyntax: true, ...span(tokens.at(-1)) };
  const named2 = NAMED.find(([pattern2]) => pattern2.test(message));
  if (!named2) return fault;
  const [pattern, what] = named2;
  const name = pattern.exec(message)[1];
  return {
    ...fault,
    ...place(tokens, what, name),
    ...unknown(what, name)
  };
}
var NAMED = [
  [/^no such table: (?:main\.)?(.+)$/, "table"],
  [/^no such column: (.+)$/, "column"],
  [/^table .+ has no column named (.+)$/, "target"],
  [/^ambiguous column name: (.+)$/, "ambiguous"],
  [/^no such function: (.+)$/, "function"],
  [
    /^(?:wrong number of arguments to function|misuse of (?:aggregate|window) function|misuse of aggregate:) ?([^(]+)\(\)$/,
    "function"
  ],
  [/^unknown column "(.+)" in foreign key definition$/, "column"],
  [/^duplicate column name: (.+)$/, "second"]
];
function unknown(what, name) {
  if (what === "table") return { unknown: { what, name: lastPart(name) } };
  return what === "column" || what === "target" ? { unknown: { what: "column", name: lastPart(name) } } : {};
}
var lastPart = (name) => name.slice(name.lastIndexOf(".") + 1);
var span = (place2) => place2 ? { from: place2.from, to: place2.to } : {};
function tokenAt(sql, tokens, stop, text2) {
  if (stop === void 0) return {};
  const from = stop - text2.length;
  return sql.slice(from, stop) === text2 ? { from, to: stop } : span(tokens.find(({ to }) => to === stop));
}
function place(tokens, what, name) {
  const found = mentions(tokens, name).filter((each) => what === "second" || fits(each, what));
  if (what === "second") return span(found[1]);
  const isNested = tokens.filter((token) => isWord(token, "SELECT")).length > 1;
  return found.length === 1 || !isNested ? span(found[0]) : {};
}
function fits({ before, after }, what) {
  if (isSymbol(before, ".")) return false;
  if (what === "function") return isSymbol(after, "(");
  if (what === "table") return isWord(before, ...BEFORE_TABLES, "TABLE", "ON") || isSymbol(before, ",");
  return !isWord(before, ...BEFORE_TABLES, "AS") && !isSymbol(after, ".");
}
var BEFORE_TABLES = ["FROM", "JOIN", "INTO", "UPDATE", "REPLACE"];
function mentions(tokens, name) {
  const parts = name.split(".");
  return tokens.flatMap((token, index) => {
    const length = isName(token, name) ? 1 : isPath(tokens, index, parts) ? 2 * parts.length - 1 : 0;
    if (length === 0) return [];
    const to = tokens[index + length - 1].to;
    return [{ from: token.from, to, before: tokens[index - 1], after: tokens[index + length] }];
  });
}
function isPath(tokens, at, parts) {
  return parts.every((part, index) => {
    const here = at + 2 * index;
    return isName(tokens[here], part) && (index === 0 || isSymbol(tokens[here - 1], "."));
  });
}
var FUNCTION = /^no such function: (?:soundex|bm25|highlight|snippet|fts5\w*|rtree\w+|geopoly_\w+|vec_\w+|sqlite_offset|load_extension)$/i;
var TABLE = /^no such table: (?:main\.)?(?:dbstat|sqlite_stmt|sqlite_dbpage|bytecode|tables_used)$/i;
var isOfOtherBuild = (message) => FUNCTION.test(message) || TABLE.test(message);

// src/sql/thread.ts
import { existsSync as existsSync3 } from "node:fs";
import { fileURLToPath } from "node:url";

// src/sql/stopwatch.ts
function stopwatch() {
  const began = performance.now();
  const before = processorTime();
  return () => {
    const clock = performance.now() - began;
    return { clock, worked: Math.min(clock, processorTime() - before) };
  };
}
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
}

// src/sql/thread.ts
var threads = () => process.getBuiltinModule("node:worker_threads");
var DEFAULTS = { job: 3e3, start: 3e4 };
var TOGETHER = 10;
var [ANSWERS, PROGRESS] = [0, 1];
var SqlThread = class {
  #limits;
  #running;
  /** What was begun and not answered yet, in order. */
  #open = [];
  /** What cannot start is not started for the next manifest either. */
  #failure;
  constructor(limits) {
    this.#limits = { ...DEFAULTS, ...limits };
  }
  /** To wake the thread takes longer than most jobs: who has several begins them all before the first is finished. */
  begin(job) {
    if (this.#failure) throw this.#failure;
    this.#running ??= startThread();
    const begun = { job };
    this.#open.push(begun);
    if (this.#open.length - this.#running.sent >= TOGETHER) this.#send(this.#running);
    return begun;
  }
  /** Waits. Jobs that were begun earlier are finished on the way. */
  finish(begun) {
    while (begun.outcome === void 0) {
      if (this.#failure) throw this.#failure;
      const running2 = this.#running ??= startThread();
      this.#send(running2);
      if (running2.received === 0) this.#awaitStart(running2);
      const answer = receive(running2, this.#limits.job);
      const first = this.#open.shift();
      running2.sent--;
      if (answer?.result) first.outcome = { result: answer.result };
      else {
        this.#stop();
        first.outcome = { stuck: Atomics.load(running2.signal, PROGRESS) };
      }
    }
    return begun.outcome;
  }
  end() {
    this.#stop();
    this.#open = [];
    this.#failure = void 0;
  }
  #stop() {
    void this.#running?.worker.terminate();
    this.#running = void 0;
  }
  #send(running2) {
    const jobs = this.#open.slice(running2.sent).map(({ job }) => job);
    if (jobs.length > 0) running2.port.postMessage(jobs);
    running2.sent = this.#open.length;
  }
  #awaitStart(running2) {
    const answer = receive(running2, this.#limits.start);
    if (answer && answer.failure === void 0) return;
    this.#stop();
    this.#failure = new Error(`The SQL checker could not start: ${answer?.failure ?? "its thread did not answer"}`);
    throw this.#failure;
  }
};
function startThread() {
  const { MessageChannel, Worker } = threads();
  const { port1: port, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(8));
  const worker = new Worker(workerFile(), {
    workerData: { port: port2, signal },
    transferList: [port2],
    execArgv: [],
    // Whatever it prints is not part of our output.
    stdout: true,
    stderr: true
  });
  worker.unref();
  worker.on("error", () => {
  });
  return { worker, port, signal, sent: 0, received: 0 };
}
var BUSY = 10;
function receive(running2, milliseconds) {
  const taken = stopwatch();
  let left = milliseconds;
  while (left > 0 && Atomics.wait(running2.signal, ANSWERS, running2.received, left) === "timed-out") {
    const { clock, worked } = taken();
    left = clock >= milliseconds * BUSY ? 0 : Math.ceil(milliseconds - worked);
  }
  const received = threads().receiveMessageOnPort(running2.port);
  if (received) running2.received++;
  return received?.message;
}
function workerFile() {
  const file = ownFile("sql-worker.cjs");
  if (!file) throw new Error("The SQL checker is not there: sql-worker.cjs is missing. Install toolint again.");
  return file;
}
function ownFile(name) {
  const places = [`./${name}`, `../${name}`].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return places.find((path) => existsSync3(path));
}

// src/sql/service.ts
function createSqlService(limits = {}, here) {
  const thread = new SqlThread(limits);
  const begun = /* @__PURE__ */ new Map();
  const finish = (job) => {
    const done = here?.run(job);
    if (done) return done;
    const key = keyOf5(job);
    const known = begun.get(key);
    begun.delete(key);
    return thread.finish(known ?? thread.begin(job));
  };
  const begin = (job) => {
    const done = here?.run(job);
    if (done) return done;
    const soon = here?.begin(job);
    if (soon) throw new Pending(soon);
    const key = keyOf5(job);
    if (!begun.has(key)) begun.set(key, thread.begin(job));
    throw new Pending();
  };
  return {
    check: (definitions, queries) => inTime(() => checkSql(finish, definitions, queries)),
    begin: { check: (definitions, queries) => inTime(() => checkSql(begin, definitions, queries)) },
    dispose: () => {
      thread.end();
      begun.clear();
    }
  };
}
function inTime(work) {
  const stop = startTimer("SQL");
  try {
    return work();
  } finally {
    stop?.();
  }
}
var keyOf5 = ({ steps }) => JSON.stringify(steps.map(({ sql }) => sql));

export {
  stepsOf,
  stepTo,
  KEYWORDS2 as KEYWORDS,
  forEachSubschema,
  looksLike,
  nearMissIn,
  WITHOUT_TOOLS,
  hash,
  hasTag,
  refuseWrongMessage,
  engineFinding,
  messageText,
  SecretRedactor,
  compileGlob,
  fixesKind,
  wildcard,
  textOnDisk,
  packageVersions,
  packageFolders,
  isInstalled,
  SUPPRESSIONS,
  mayBeSuppressed,
  createMatcher,
  withoutFixes,
  unmatched,
  withNewNames,
  suppressionOf,
  placeKeyOfEntry,
  PATH,
  schemaCheck,
  referenced,
  NO_FORMAT,
  isUnrecognised,
  recognise,
  isTraceOf,
  Pending,
  startTiming,
  startTimer,
  timed,
  NOWHERE,
  DisabledRanges,
  recogniseDocument,
  lintDocument,
  lintRecognised,
  stopwatch,
  ownFile,
  createSqlService
};
