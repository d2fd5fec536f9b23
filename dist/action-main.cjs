(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
__define("action-main/chunk-66ESHEWY.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { LIMITS } = require("./chunk-24YQR224.cjs");
const { compareText } = require("./chunk-ARTLXNBJ.cjs");
const { didYouMean } = require("./chunk-M6HXI5RH.cjs");

// src/workspace/paths.ts
const { realpathSync } = require("node:fs");
const { basename, relative, resolve, sep } = require("node:path");
function toSlashes(path) {
  return sep === "/" ? path : path.replaceAll(sep, "/");
}
function absolutePath(folder, path) {
  return toSlashes(resolve(folder, path));
}
function relativePath(folder, path) {
  return toSlashes(relative(folder, path)) || ".";
}
function inFolder(folder, path) {
  return folder.endsWith("/") ? folder + path : `${folder}/${path}`;
}
function parentOf(path) {
  const slash = path.lastIndexOf("/");
  const isPlain = slash > 0 && path[slash - 1] !== ":" && !path.startsWith("//") && !/[/\\.]$/.test(path);
  return isPlain ? path.slice(0, slash) : absolutePath(path, "..");
}
function isInside(folder, path) {
  return path === folder || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`);
}
function realPath(path) {
  try {
    return toSlashes(realpathSync.native(path));
  } catch {
    return void 0;
  }
}
function leadsOut(path, cwd, workspace) {
  if (!isInside(workspace, path) && !isInside(cwd, path)) return false;
  const real = realPath(path);
  return real !== void 0 && !isInside(workspace, real);
}
function withoutLinks(path, cwd, workspace) {
  if (isInside(cwd, path) || [cwd, path].every((each) => isInside(workspace, each))) return path;
  const folder = realPath(parentOf(path));
  const here = realPath(cwd);
  if (folder === void 0 || here === void 0 || !isInside(workspace, folder)) return path;
  return inFolder(absolutePath(cwd, relativePath(here, folder)), basename(path));
}

// src/workspace/read.ts
const { isAscii, isUtf8 } = require("node:buffer");
const { closeSync, constants, fstatSync, lstatSync, openSync, readSync } = require("node:fs");
var { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
var shared = Buffer.allocUnsafeSlow(64 * 1024);
function readText(path, { maxBytes = LIMITS.fileSize } = {}) {
  let file;
  try {
    if (O_NOFOLLOW === 0 && lstatSync(path).isSymbolicLink()) return { failure: LINK };
    file = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    const stats = fstatSync(file);
    if (stats.isDirectory()) return { failure: FOLDER };
    if (!stats.isFile()) return { failure: NOT_REGULAR };
    if (stats.size > maxBytes) {
      return tooLarge(megabytes(stats.size), maxBytes);
    }
    const buffer = stats.size <= shared.length ? shared : Buffer.allocUnsafe(stats.size);
    return decode(buffer.subarray(0, readWhole(file, buffer, stats.size)));
  } catch (error) {
    return { failure: reason(error, path) };
  } finally {
    if (file !== void 0) closeSync(file);
  }
}
function tooLarge(size, maxBytes) {
  return {
    failure: `It is ${size} large, and files of more than ${megabytes(maxBytes)} are not read.`,
    limit: "fileSize"
  };
}
function readWhole(file, buffer, size) {
  let length = 0;
  while (length < size) {
    const count = readSync(file, buffer, length, size - length, length);
    if (count === 0) break;
    length += count;
  }
  return length;
}
function decode(bytes) {
  if (isAscii(bytes) && !bytes.includes(0)) return { text: bytes.toString("latin1") };
  const [first, second] = bytes;
  if (first === 255 && second === 254 || first === 254 && second === 255) {
    return { failure: "It is encoded in UTF-16: save it as UTF-8.", notText: utf16(bytes, first === 254) };
  }
  if (bytes.includes(0)) return notText("It is a binary file: it holds zero bytes.", bytes);
  if (!isUtf8(bytes)) return notText("It is not valid UTF-8: save it as UTF-8.", bytes);
  return { text: bytes.toString("utf8") };
}
var notText = (failure, bytes) => ({ failure, notText: bytes.toString("latin1") });
function utf16(bytes, isBigEndian) {
  const even = Buffer.from(bytes.subarray(0, bytes.length & ~1));
  return (isBigEndian ? even.swap16() : even).toString("utf16le");
}
var NOT_REGULAR = "It is no regular file but a pipe, socket or device.";
var LINK = "It is a symbolic link, and links are not followed.";
var FOLDER = "It is a folder.";
var REASONS = {
  ENOENT: "It does not exist.",
  ENOTDIR: "It does not exist.",
  EACCES: "It cannot be read: permission denied.",
  EPERM: "It cannot be read: permission denied.",
  EISDIR: FOLDER,
  ELOOP: LINK,
  ENAMETOOLONG: "Its path is too long.",
  ENXIO: NOT_REGULAR,
  EMFILE: "It cannot be read: too many files are open."
};
function isMissing(error) {
  const { code } = error;
  return code === "ENOENT" || code === "ENOTDIR";
}
function reason(error, path = "") {
  const { code = "", message = String(error) } = error;
  if (code === "ENOENT" && path.includes("\uFFFD")) return "It cannot be found, since its name is not valid UTF-8.";
  return REASONS[code] ?? `It cannot be read: ${code || message}.`;
}
function megabytes(bytes) {
  return bytes < 1024 * 1024 ? `${bytes} bytes` : `${Math.round(bytes / 1024 / 1024 * 10) / 10} MB`;
}

// src/workspace/folder-seen.ts
var CONFIG_NAMES = new Set(
  ["json", "jsonc", "yaml", "yml", "js", "mjs", "cjs", "ts", "mts"].map((ending) => `toolint.config.${ending}`)
);
var PACKAGE_NAME = "package.json";
var Seen = class {
  #tops = /* @__PURE__ */ new Set();
  #telling = /* @__PURE__ */ new Map();
  #unsearched = /* @__PURE__ */ new Set();
  addTop(folder) {
    this.#tops.add(folder);
  }
  add(folder, seen) {
    if (seen !== NOTHING) this.#telling.set(folder, seen);
  }
  addUnsearched(folder) {
    this.#unsearched.add(folder);
  }
  /** Undefined for a folder that no walk has come to. */
  of(folder) {
    return this.#telling.get(folder) ?? (this.#isSearched(folder) ? NOTHING : void 0);
  }
  #isSearched(folder) {
    for (let at = folder; !this.#unsearched.has(at); at = parentOf(at)) {
      if (this.#tops.has(at)) return true;
      if (at === parentOf(at)) return false;
    }
    return false;
  }
};
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

// src/workspace/git-top.ts
const { existsSync } = require("node:fs");
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

// src/workspace/gitignore.ts
const { existsSync: existsSync2, statSync } = require("node:fs");

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
  return text.replace(/^\ufeff/, "").split(/\r?\n/, MAX_LINES).flatMap((line) => parseIgnoreLine(line) ?? []);
}
function parseIgnoreLine(line) {
  if (line.startsWith("#") || line.length > MAX_LINE) return void 0;
  let pattern = trimSpaces(line);
  const negated = pattern.startsWith("!");
  if (negated) pattern = pattern.slice(1);
  const foldersOnly = pattern.endsWith("/");
  if (foldersOnly) pattern = pattern.slice(0, -1);
  if (pattern === "") return void 0;
  const byName = !pattern.includes("/");
  const matches = wildcard(pattern.replace(/^\//, ""));
  return typeof matches === "string" ? void 0 : { negated, foldersOnly, byName, matches };
}
function trimSpaces(line) {
  let end = line.length;
  while (line[end - 1] === " ") end--;
  let backslashes = 0;
  while (line[end - backslashes - 1] === "\\") backslashes++;
  return end < line.length && backslashes % 2 === 1 ? line.slice(0, end + 1) : line.slice(0, end);
}
function givenScope(ignored) {
  const rule = { negated: false, foldersOnly: false, matches: (path) => ignored.has(path) };
  return { base: "", rules: [rule], outer: void 0, isFinal: true };
}
function topScope(folder, outer) {
  if (outer?.isFinal) return outer;
  const rules = readRules(excludeFile(folder));
  return rules.length > 0 ? { base: inFolder(folder, ""), rules, outer: void 0 } : void 0;
}
function innerScope(folder, outer) {
  if (outer?.isFinal) return outer;
  const file = inFolder(folder, ".gitignore");
  const rules = existsSync2(file) ? readRules(file) : [];
  return rules.length > 0 ? { base: inFolder(folder, ""), rules, outer } : outer;
}
function scopeFinder(cwd) {
  const known = /* @__PURE__ */ new Map();
  const workTop = gitTop(cwd) ?? cwd;
  const find = (folder) => {
    let found = known.get(folder);
    if (!found) {
      const parent = parentOf(folder);
      if (folder === workTop || existsSync2(inFolder(folder, ".git"))) {
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

// src/workspace/walk.ts
const { lstatSync: lstatSync2, readdirSync } = require("node:fs");
function walk(folder, path, outer, how) {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    how.onUnsearched(folder);
    how.onFailure(path || ".", `The folder cannot be searched. ${reason(error, folder)}`);
    return;
  }
  const seen = folderSeen(entries);
  how.onFolder(folder, seen);
  const around = seen.isGitTop ? topScope(folder, outer) : outer;
  const scope = seen.hasGitignore ? innerScope(folder, around) : around;
  const prefix = inFolder(folder, "");
  for (const entry of entries) {
    const { name } = entry;
    const kind = entry.isSymbolicLink() ? askedItself(entry, prefix + name) : entry;
    if (kind.isDirectory()) {
      const shown = `${path}${name}/`;
      const isLeftOut = isNeverSearched(name) || isNameIgnored(scope, prefix, name, true) || how.ignored?.(shown) === true;
      if (isLeftOut) how.onUnsearched(prefix + name);
      else walk(prefix + name, shown, scope, how);
    } else if (kind.isSymbolicLink()) {
      how.onUnsearched(prefix + name);
    } else if (kind.isFile() && isWanted(name, path, how) && !isNameIgnored(scope, prefix, name, false)) {
      const shown = path + name;
      if (!how.ignored?.(shown) && how.include?.(shown) !== false) how.onFile(shown, prefix + name);
    }
  }
}
function askedItself(entry, path) {
  try {
    return lstatSync2(path);
  } catch {
    return entry;
  }
}
function isWanted(name, folder, { isWanted: isWanted2, also }) {
  return isWanted2(name) || also?.(folder + name) === true;
}
function isNeverSearched(name) {
  return name === "node_modules" || name === ".git";
}

// src/workspace/glob-files.ts
function isGlob(path) {
  return /[*?[{]|[!+@]\(/.test(path);
}
async function globFiles(pattern, { cwd, workspace, scopeOf }) {
  const { globSync } = await Promise.resolve().then(() => require("./esm-H3DRISDM.cjs"));
  const isWindows = process.platform === "win32";
  const spelledOut = absolutePath(cwd, literalFolder(isWindows ? toSlashes(pattern) : pattern));
  const isHidden = (entry, isFolder) => {
    const absolute = toSlashes(entry.fullpath());
    if (isFolder && isInside(absolute, spelledOut)) return false;
    if (isFolder && isNeverSearched(entry.name)) return true;
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
      ignored: (entry) => isHidden(entry, entry.isDirectory()),
      childrenIgnored: (entry) => isHidden(entry, true)
    }
  }).filter((entry) => entry.isFile()).map((entry) => toSlashes(entry.fullpath())).filter((file) => staysIn(parentOf(file)));
}
function literalFolder(pattern) {
  const segments = pattern.split("/");
  const first = segments.findIndex(isGlob);
  return segments.slice(0, first).join("/") || (pattern.startsWith("/") ? "/" : ".");
}

// src/workspace/named-paths.ts
const { lstatSync: lstatSync3, readdirSync: readdirSync2 } = require("node:fs");
const { basename: basename2 } = require("node:path");
function lookUp(given, cwd, workspace) {
  if (given === "") return refused("An empty path was given. Name a file, a folder or a glob.");
  const absolute = withoutLinks(absolutePath(cwd, given), cwd, workspace);
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
    return didYouMean(basename2(absolute), readdirSync2(parentOf(absolute)));
  } catch {
    return "";
  }
}

// src/workspace/discover.ts
var FileBelow = class {
  #cwd;
  path;
  named;
  constructor(cwd, path, named) {
    this.#cwd = cwd;
    this.path = path;
    this.named = named;
  }
  get absolute() {
    return inFolder(this.#cwd, this.path);
  }
};
async function discover({
  paths,
  include,
  ignored,
  extensions,
  also,
  ignoreUnknown = false,
  ignoredByGit,
  onFound,
  ...options
}) {
  const cwd = absolutePath(options.cwd, ".");
  const workspace = workspaceOf(cwd);
  const given = ignoredByGit && givenScope(ignoredByGit);
  const scopeOf = given ? () => given : scopeFinder(cwd);
  const wanted = new Set(extensions);
  const isWanted2 = (name) => wanted.has(extensionOf(name));
  const isTaken = (path) => isWanted2(path) || also?.(path) === true;
  const found = [];
  const problems = [];
  const folders = new Seen();
  const add = (shown, absolute, named) => {
    const path = shown.startsWith("../") ? relativePath(cwd, absolute) : shown;
    found.push(inFolder(cwd, path) === absolute ? new FileBelow(cwd, path, named) : { path, absolute, named });
    onFound?.(found.length);
  };
  const how = {
    isWanted: isWanted2,
    also,
    include,
    ignored,
    onFolder: (folder, seen) => folders.add(folder, seen),
    onUnsearched: (folder) => folders.addUnsearched(folder),
    onFile: (path, absolute) => add(path, absolute, false),
    onFailure: (path, message) => void problems.push({ path, message })
  };
  const addGlob = async (glob) => {
    const matches = await globFiles(glob, { cwd, workspace, scopeOf });
    const found2 = matches.map((match) => withoutLinks(match, cwd, workspace));
    const taken = found2.map((absolute) => ({ absolute, path: relativePath(cwd, absolute) })).filter(({ path }) => isTaken(path));
    if (taken.length === 0) how.onFailure(glob, noMatch(matches.length, extensions));
    for (const { absolute, path } of taken) if (!ignored?.(path)) add(path, absolute, false);
  };
  for (const given2 of paths.length > 0 ? paths : ["."]) {
    const named = lookUp(given2, cwd, workspace);
    if ("message" in named) {
      if (named.isMissing && isGlob(given2)) await addGlob(given2);
      else if (named.isMissing || !ignoreUnknown) how.onFailure(given2, named.message);
    } else if (named.isFolder) {
      const shown = named.path === "." ? "" : `${named.path}/`;
      folders.addTop(named.absolute);
      walk(named.absolute, shown, scopeOf(parentOf(named.absolute)), how);
    } else if (!ignoreUnknown) add(named.path, named.absolute, true);
    else if (isTaken(named.path) && !named.path.split("/").some(isNeverSearched) && include?.(named.path) !== false) {
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

// src/workspace/extensions.ts
var SOURCE_EXTENSIONS = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"];
var EXTENSIONS = [
  ...[".json", ".jsonc", ".json5", ".yaml", ".yml"],
  ...SOURCE_EXTENSIONS,
  ...[".html", ".htm"]
];

Object.assign(exports, { toSlashes, absolutePath, relativePath, inFolder, parentOf, isInside, realPath, leadsOut, CONFIG_NAMES, PACKAGE_NAME, Seen, gitTop, workspaceOf, readText, reason, wildcard, isIgnored, discover, extensionOf, SOURCE_EXTENSIONS, EXTENSIONS });
}));
__define("action-main/chunk-24YQR224.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { count, gravest } = require("./chunk-ARTLXNBJ.cjs");

// src/core/limits.ts
var LIMITS = {
  fileSize: 10 * 1024 * 1024,
  depth: 500,
  aliases: 1e5,
  findingsPerFile: 1e4,
  findings: 1e5
};
var BOUNDS = {
  fileSize: 256 * 1024 * 1024,
  depth: 1e3,
  aliases: 5e6,
  findingsPerFile: 1e6,
  findings: 1e6
};
function atMost(findings, most) {
  if (findings.length <= most) return { findings };
  const kept = gravest(findings, most);
  const [all, told] = [count(findings), count(kept)];
  return { findings: kept, leftOut: minus(all, told), cutShort: pathsWithout(kept, findings) };
}
function pathsWithout(kept, all) {
  const isKept = new Set(kept);
  return [...new Set(all.filter((each) => !isKept.has(each)).map(({ path }) => path))];
}
function minus(a, b) {
  return {
    errors: a.errors - b.errors,
    warnings: a.warnings - b.warnings,
    infos: a.infos - b.infos,
    fixable: a.fixable - b.fixable
  };
}

Object.assign(exports, { LIMITS, BOUNDS, atMost });
}));
__define("action-main/chunk-ARTLXNBJ.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
// src/core/message.ts
var LONGEST = 120;
function fill(message, data = {}) {
  const shown = {};
  const text = message.replace(/\{\{(\w{1,40})\}\}/g, (whole, key, at) => {
    if (!Object.hasOwn(data, key)) return whole;
    if (Object.hasOwn(shown, key)) return shown[key];
    const isQuoted = message[at - 1] === "`" && message[at + whole.length] === "`";
    return shown[key] = printable(String(data[key] ?? "")) || (isQuoted ? '""' : "");
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

// src/core/pack.ts
var SEVERITIES = ["error", "warning", "info"];
var PRESETS = ["spec", "recommended", "strict"];
var FORMATS = ["shinkai", "otc", "gloodata", "openai", "mcp"];
var BUILTIN_PACKS = ["common", ...FORMATS];
function isBuiltin(id) {
  return BUILTIN_PACKS.some((pack) => id.startsWith(`${pack}/`));
}
function isInPreset(rule, preset) {
  return PRESETS.indexOf(rule.in) <= PRESETS.indexOf(preset);
}
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
  if (typeof rule.summary !== "string" || rule.summary === "") return "needs a `summary`: what is wrong, in one line";
  if (!isRecord(messages) || Object.values(messages).some((text) => typeof text !== "string")) {
    return "needs `messages`: an object of texts by their ids";
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

// src/core/finding.ts
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
function countAll({ findings, leftOut = NONE }) {
  return plus(count(findings), leftOut);
}
var NONE = { errors: 0, warnings: 0, infos: 0, fixable: 0 };
function plus(a, b) {
  return {
    errors: a.errors + b.errors,
    warnings: a.warnings + b.warnings,
    infos: a.infos + b.infos,
    fixable: a.fixable + b.fixable
  };
}
var total = ({ errors, warnings, infos }) => errors + warnings + infos;
function gravest(findings, max) {
  const { errors, warnings } = count(findings);
  const room = { error: max, warning: max - errors, info: max - errors - warnings };
  return findings.filter((each) => room[each.severity]-- > 0);
}
var RANK = { error: 2, warning: 1, info: 0 };
function graver(a, b) {
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
function inOrder(all, compare) {
  return all.every((each, index) => index === 0 || compare(all[index - 1], each) <= 0) ? all : all.toSorted(compare);
}
function withoutTwins(findings) {
  const told = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    const { rule, path, start, end, message, severity } = finding;
    const key = `${withoutFormat(rule)}
${path}
${start}:${end}
${message}`;
    const twin = told.get(key);
    if (!twin || graver(twin.severity, severity) !== twin.severity) told.set(key, finding);
  }
  return [...told.values()];
}
function withoutFormat(rule) {
  const [pack, name] = rule.split("/");
  return FORMATS.some((format) => format === pack) ? name : rule;
}

Object.assign(exports, { fill, printable, quotedValue, messageOf, SEVERITIES, PRESETS, FORMATS, isBuiltin, isInPreset, rulesIn, count, countAll, NONE, plus, total, gravest, graver, compareSeverity, isAtLeast, compareFindings, compareText, inOrder, withoutTwins });
}));
__define("action-main/chunk-M6HXI5RH.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
// src/core/near.ts
var MAX_LENGTH = 80;
var MAX_CANDIDATES = 1e3;
function near(word, candidates) {
  if (word.length > MAX_LENGTH) return void 0;
  const plain = fold(word);
  const bound = slips(word.length);
  let winner;
  let least = Infinity;
  let seen = 0;
  for (const candidate of candidates) {
    if (++seen > MAX_CANDIDATES) break;
    if (candidate === winner || candidate.length > MAX_LENGTH) continue;
    const other = fold(candidate);
    const limit = Math.min(bound, least, Math.min(plain.length, other.length) - 1);
    const distance = distanceWithin(plain, other, limit);
    if (distance === void 0) continue;
    winner = distance < least ? candidate : void 0;
    least = distance;
  }
  return winner;
}
function fieldMeant(key, fields, isThere = () => false) {
  const meant = near(
    key,
    [...fields].filter((field) => !field.startsWith("$"))
  );
  if (meant === void 0 || fold(key) === fold(meant)) return meant;
  if (meant.startsWith("_") && !key.startsWith("_")) return void 0;
  const isOther = isThere(meant) ? !isSlip(fold(key), fold(meant)) : isOtherWord(fold(key), fold(meant));
  return isOther ? void 0 : meant;
}
function isSlip(word, field) {
  const isLong = field.length > 4 && !word.startsWith(field) && !field.startsWith(word);
  return isLong && word[0] === field[0] && distanceWithin(word, field, 1) !== void 0;
}
function isOtherWord(word, field) {
  const isLonger = word.length > field.length + 1 && word.startsWith(field);
  return isLonger || word[0] !== field[0] && distanceWithin(word, field, 1) === void 0;
}
function didYouMean(word, candidates) {
  const all = [...candidates];
  return hint(near(word, all) ?? begunBy(word, all));
}
function hint(meant) {
  return meant === void 0 ? "" : ` (did you mean \`${meant}\`?)`;
}
function begunBy(word, candidates) {
  const matches = word.length < 3 ? [] : candidates.filter((candidate) => candidate.startsWith(word));
  return matches.length === 1 ? matches[0] : void 0;
}
function slips(length) {
  return length <= 4 ? 1 : length <= 8 ? 2 : 3;
}
function fold(word) {
  return word.replace(/[-_./:\s]/g, "").toLowerCase();
}
function distanceWithin(a, b, limit) {
  if (Math.abs(a.length - b.length) > limit) return void 0;
  if (a === b) return 0;
  let beforeLast = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, beforeLast[j - 2] + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return void 0;
    beforeLast = last;
    last = row;
  }
  const distance = last[b.length];
  return distance <= limit ? distance : void 0;
}

Object.assign(exports, { near, fieldMeant, didYouMean, hint, begunBy });
}));
__define("action-main/chunk-WCCCDIPT.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { fixFlag, sorted, sortedByPath, told } = require("./chunk-OQRYNBOX.cjs");
const { cut, plural, sentence, visible, webLink } = require("./chunk-ZBWQSXXW.cjs");
const { compareText, countAll, total } = require("./chunk-ARTLXNBJ.cjs");

// src/report/workflow-command.ts
function workflowCommand(name, properties, message) {
  const given = Object.entries(properties).filter(([, value]) => value !== 0 && value !== "");
  const list = given.map(([key, value]) => `${key}=${escapeProperty(visible(String(value)))}`).join(",");
  return `::${name}${list === "" ? "" : ` ${list}`}::${escapeData(message)}`;
}
function escapeData(text) {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

// src/report/github.ts
var GITHUB_COMMANDS_PER_TYPE = 10;
var MESSAGE = 4e3;
var COMMANDS = { error: "error", warning: "warning", info: "notice" };
function github(report, context) {
  return annotations({ ...report, findings: told(report, context) });
}
function annotations(report, { notices: others = 0, where = "The other reports have them all." } = {}) {
  const waiting = { error: [], warning: [], notice: [] };
  for (const failure of sortedByPath(report.failures)) waiting.error.push(() => failureCommand(failure));
  for (const finding of sorted(report.findings))
    waiting[COMMANDS[finding.severity]].push(() => findingCommand(finding));
  const { error, warning, notice } = waiting;
  const fits = Math.max(error.length, warning.length, notice.length + others) <= GITHUB_COMMANDS_PER_TYPE;
  const notices = fits ? notice : notice.slice(0, Math.max(0, GITHUB_COMMANDS_PER_TYPE - 1 - others));
  const kept = [...error.slice(0, GITHUB_COMMANDS_PER_TYPE), ...warning.slice(0, GITHUB_COMMANDS_PER_TYPE), ...notices];
  const more = error.length + warning.length + notice.length - kept.length;
  if (more > 0) kept.push(() => command("notice", { title: report.tool.name }, left(more, where)));
  return kept.map((print) => `${print()}
`).join("");
}
function left(more, where) {
  const subject = `${plural(more, "more finding")} ${more === 1 ? "is" : "are"}`;
  return `${subject} not shown here: GitHub takes ${GITHUB_COMMANDS_PER_TYPE} annotations of a type from one step. ${where}`;
}
function findingCommand(finding) {
  const { severity, rule, path, line, column, endLine, endColumn, message, fix, url } = finding;
  const isOneLine = line === endLine;
  const place = { file: path, line, endLine, col: isOneLine ? column : 0, endColumn: isOneLine ? endColumn : 0 };
  const link = webLink(url);
  const parts = [sentence(message)];
  if (fix) parts.push(`Fix: ${sentence(fix.title, 200)} (${fixFlag(fix)})`);
  if (link) parts.push(link);
  return command(COMMANDS[severity], { ...place, title: rule }, parts.join("\n"));
}
function failureCommand({ path, message }) {
  return command("error", { file: path, title: "could not be linted" }, sentence(message));
}
function command(name, properties, message) {
  return workflowCommand(name, properties, cut(message, MESSAGE));
}

// src/report/json.ts
function* jsonParts(report, context = {}) {
  let text = "";
  for (const piece of pieces(report, context)) {
    text += piece;
    if (text.length < ENOUGH) continue;
    yield text;
    text = "";
  }
  yield text;
}
var ENOUGH = 3e4;
function* pieces(report, context) {
  const { tool, files, skipped, failures, suppressed, leftOut } = report;
  const { errors, warnings, infos, fixable } = countAll(report);
  const head = {
    version: 1,
    tool: { name: tool.name, version: tool.version },
    summary: {
      ...{ files: files.length, errors, warnings, infos, suppressed, skipped: skipped.length, fixable },
      ...leftOut && { leftOut: total(leftOut) }
    }
  };
  yield printJson(head).slice(0, -"\n}\n".length);
  yield* printList("files", sortedByPath(files), ({ path, formats, tools }) => ({ path, formats, tools }));
  yield* printList("skipped", sortedByPath(skipped), ({ path, reason }) => ({ path, reason }));
  yield* printList("findings", told(report, context), jsonFinding);
  yield* printList(
    "failures",
    [...failures].sort((a, b) => compareText(a.path, b.path) || compareText(a.message, b.message)),
    ({ path, message }) => ({ path, message })
  );
  yield "\n}\n";
}
var TOGETHER = 100;
function* printList(key, items, shown) {
  yield `,
  "${key}": [`;
  for (let from = 0; from < items.length; from += TOGETHER) {
    const text = printJson([items.slice(from, from + TOGETHER).map(shown)]);
    yield `${from === 0 ? "" : ","}${text.slice("[\n  [".length, -"\n  ]\n]\n".length)}`;
  }
  yield items.length === 0 ? "]" : "\n  ]";
}
function jsonFinding(finding) {
  const { rule, severity, message, path, pointer, tool, line, column, endLine, endColumn, url, related, fix } = finding;
  return {
    rule,
    severity,
    message,
    path,
    pointer,
    tool,
    line,
    column,
    endLine,
    endColumn,
    url,
    related: related?.map((each) => ({ path: each.path, line: each.line, column: each.column, note: each.note })),
    fix: fix && {
      title: fix.title,
      safe: fix.safe,
      edits: fix.edits.map(({ start, end, text }) => ({ start, end, text }))
    }
  };
}
var PLAIN = /^[\n -~]*$/;
function printJson(value) {
  const text = JSON.stringify(value, void 0, 2);
  if (PLAIN.test(text) && !text.includes("##[")) return `${text}
`;
  return `${text.replace(/[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\x7f-\x9f]|#(?=#\[)/gu, escapeUnits)}
`;
}
function escapeUnits(character) {
  let escaped = "";
  for (let i = 0; i < character.length; i++) escaped += `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`;
  return escaped;
}

// src/core/hash.ts
function hash(text) {
  let a = 2166136261;
  let b = 3421674724;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 16777619);
    b = Math.imul(b ^ code, 16777619 + 256);
  }
  return hex(a) + hex(b);
}
function hex(value) {
  return (value >>> 0).toString(16).padStart(8, "0");
}

Object.assign(exports, { hash, workflowCommand, github, annotations, jsonParts, printJson });
}));
__define("action-main/chunk-OQRYNBOX.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { grouped, plural } = require("./chunk-ZBWQSXXW.cjs");
const { NONE, compareFindings, compareSeverity, compareText, countAll, inOrder, isAtLeast, total } = require("./chunk-ARTLXNBJ.cjs");
const { groupBy } = require("./chunk-AYYLQH5W.cjs");

// src/report/overview.ts
function overview(report, context) {
  const { failOn, maxWarnings } = context;
  const { findings: all, failures } = report;
  const counts = countAll(report);
  const findings = told(report, context);
  return {
    ...counts,
    files: report.files.length,
    tools: report.files.reduce((sum, file) => sum + file.tools, 0),
    safe: all.filter((each) => each.fix?.safe).length,
    failed: failures.length > 0 || all.some((each) => failsRun(each, failOn)) || tooManyWarnings(counts, maxWarnings) !== void 0,
    findings,
    untold: all.length - findings.length
  };
}
function told({ findings }, { quiet }) {
  return sorted(quiet ? findings.filter(({ severity }) => severity === "error") : findings);
}
function tooManyWarnings({ warnings }, most) {
  if (most === void 0 || warnings <= most) return void 0;
  return `There ${warnings === 1 ? "is" : "are"} ${plural(warnings, "warning")}, and --max-warnings allows ${grouped(most)}.`;
}
function failsRun(finding, failOn) {
  return failOn !== "never" && isAtLeast(finding.severity, failOn);
}
function sorted(findings) {
  return inOrder(findings, compareFindings);
}
function sortedByPath(items) {
  return inOrder(items, (a, b) => compareText(a.path, b.path));
}
function gravestFirst(findings) {
  return [...findings].sort((a, b) => compareSeverity(a.severity, b.severity));
}
function byPath(items) {
  return groupBy(items, (each) => each.path);
}
function byRule(findings) {
  const counts = Array.from(
    groupBy(findings, (each) => each.rule),
    ([rule, found]) => {
      const { severity, url } = gravestFirst(found)[0];
      return { rule, severity, count: found.length, url };
    }
  );
  return counts.sort(
    (a, b) => compareSeverity(a.severity, b.severity) || b.count - a.count || compareText(a.rule, b.rule)
  );
}
function severities({ errors, warnings, infos }) {
  const parts = [];
  if (errors) parts.push(plural(errors, "error"));
  if (warnings) parts.push(plural(warnings, "warning"));
  if (infos) parts.push(plural(infos, "info"));
  return parts.join(", ");
}
function scope({ files, tools }) {
  return `${plural(files, "file")} with ${plural(tools, "tool")}`;
}
function facts(report, { fixable: all, safe, untold }, whySkipped = "") {
  const { suppressed, elsewhere = 0, leftOut = NONE, skipped, failures } = report;
  const parts = [];
  if (untold > 0) parts.push(`${grouped(untold)} not shown (--quiet)`);
  if (safe > 0) parts.push(`${grouped(safe)} fixable with --fix`);
  if (all > safe) parts.push(`${grouped(all - safe)} fixable with --fix-unsafe`);
  if (suppressed > 0) parts.push(`${grouped(suppressed)} suppressed`);
  if (total(leftOut) > 0) parts.push(`${grouped(total(leftOut))} left out beyond the limits`);
  if (elsewhere > 0) parts.push(`${grouped(elsewhere)} elsewhere, not in what changed`);
  if (skipped.length > 0) parts.push(`${plural(skipped.length, "file")} skipped${whySkipped}`);
  if (failures.length > 0) parts.push(plural(failures.length, "failure"));
  return parts;
}
function fixFlag(fix) {
  return fix.safe ? "--fix" : "--fix-unsafe";
}

Object.assign(exports, { overview, told, tooManyWarnings, sorted, sortedByPath, gravestFirst, byPath, byRule, severities, scope, facts, fixFlag });
}));
__define("action-main/chunk-ZBWQSXXW.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
// src/report/text.ts
var PLAIN = /^[ -"$-~]*$/;
function visible(text) {
  if (PLAIN.test(text)) return text;
  const unseen = /(\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?(?:\u200d\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?)*|[0-9#*]\ufe0f\u20e3)|##(?=\[)|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;
  return text.replace(unseen, (match, emoji) => {
    if (emoji !== void 0) return emoji;
    return match === "##" ? `#${codePoint("#")}` : codePoint(match);
  });
}
function codePoint(character) {
  return `<U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}>`;
}
function cut(text, max) {
  if (text.length <= max) return text;
  const end = isHighSurrogate(text, max - 2) ? max - 2 : max - 1;
  return `${text.slice(0, end)}\u2026`;
}
function sentence(text, max = 2e3) {
  return visible(cut(text, max));
}
function isHighSurrogate(text, index) {
  return (text.charCodeAt(index) & 64512) === 55296;
}
function wellFormed(text) {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}
function webLink(url) {
  return url.length <= 1e3 && /^https?:\/\/[\w.~:/?#@!$&*+,;=%-]+$/.test(url) ? url : void 0;
}
function plural(count, noun) {
  return `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
}
function grouped(count) {
  return String(count).replace(/\B(?=(?:\d{3}){1,7}$)/g, ",");
}

Object.assign(exports, { visible, cut, sentence, isHighSurrogate, wellFormed, webLink, plural, grouped });
}));
__define("action-main/chunk-AYYLQH5W.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
// src/core/group.ts
function groupBy(all, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const each of all) addTo(groups, keyOf(each), each);
  return groups;
}
function addTo(groups, key, one) {
  const group = groups.get(key);
  if (group) group.push(one);
  else groups.set(key, [one]);
}

Object.assign(exports, { groupBy, addTo });
}));
__define("action-main/chunk-YVHQ7AX4.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
// src/core/hunks.ts
function readHunks(patch) {
  const hunks = [];
  const lines = patch.split("\n");
  for (let at = 0; at < lines.length; ) {
    const header = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(lines[at++]);
    if (!header) continue;
    const [, before = "1", from = "", now = "1"] = header;
    const end = endOfHunk(lines, at, Number(before), Number(now));
    hunks.push(hunkOf(lines.slice(at, end), Number(from), Number(now)));
    at = end;
  }
  return hunks;
}
function endOfHunk(lines, start, before, now) {
  let [old, fresh, at] = [before, now, start];
  for (; at < lines.length && (old > 0 || fresh > 0); at++) {
    const mark = lines[at][0];
    if (mark === "\\") continue;
    if (mark !== "+") old--;
    if (mark !== "-") fresh--;
  }
  return at;
}
function hunkOf(lines, from, now) {
  const exchanges = exchangesIn(lines, now === 0 ? from + 1 : from);
  const changed = new Set(exchanges.flatMap(({ line, come }) => come.map((_, index) => line + index)));
  const lost = exchanges.flatMap((each) => lossOf(each) ?? []);
  return { from, to: from + now - 1, changed, ...lost.length > 0 && { lost } };
}
function exchangesIn(lines, from) {
  const exchanges = [];
  let line = from;
  let open;
  const begin = () => {
    const exchange = { line, gone: [], come: [] };
    exchanges.push(exchange);
    return exchange;
  };
  for (const written of lines) {
    const [mark, text] = [written[0], written.slice(1)];
    switch (mark) {
      case "-":
        if (!open || open.come.length > 0) open = begin();
        open.gone.push(text);
        break;
      case "+":
        open ??= begin();
        open.come.push(text);
        line++;
        break;
      case "\\":
        break;
      default:
        open = void 0;
        line++;
    }
  }
  return exchanges;
}
function lossOf({ line: first, gone, come }) {
  const here = new Set(come.map(beginning));
  const lines = gone.filter((line) => line.trim() !== "" && !here.has(beginning(line)));
  const words = lines.flatMap((line) => firstWord(line) ?? []);
  if (words.length === 0) return void 0;
  const dashes = new Set(come.filter((line) => DASH.test(line)).map(spacesOf));
  const indents = lines.map(
    (line) => DASH.test(line) && !dashes.has(spacesOf(line)) ? spacesOf(line) : columnOf(line) - 1
  );
  const names = lines.flatMap((line) => NAMED.exec(line)?.[1] ?? []);
  return { after: first - 1, indent: Math.min(...indents), words, names };
}
var DASH = /^\s*- /;
var spacesOf = (line) => line.search(/\S/);
var beginning = (line) => firstWord(line) ?? line.trim().replace(/,$/, "");
var firstWord = (line) => /[\p{L}\p{N}_$@]+/u.exec(line)?.[0];
var NAMED = /^\s*(?:(?:export\s+)?(?:const|let|var|function)\s+)?["'`]?([\p{L}\p{N}_$@-]+)["'`]?\s*\??[:=(]/u;
function namesIn(text) {
  const names = text.matchAll(/(?<![\p{L}\p{N}_$@-])([\p{L}\p{N}_$@-]+)["'`]?\s{0,9}\??[:=(]/gu);
  return new Set([...names].map(([, name]) => name));
}
var columnOf = (line) => /^\s*(?:- +)*/.exec(line)[0].length + 1;

Object.assign(exports, { readHunks, spacesOf, namesIn, columnOf });
}));
__define("action-main/chunk-PMBGE7SX.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
// src/core/known-place.ts
function knownPlace({ pointer, item }) {
  return item?.name === void 0 ? { pointer } : { tool: item.name, pointer: item.pointer };
}

Object.assign(exports, { knownPlace });
}));
__define("action-main/chunk-W7R7IZ4F.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { countWhere } = require("./chunk-XGHHV5C6.cjs");

// src/core/lines.ts
var Lines = class {
  /** Where each line starts. */
  starts;
  constructor(text) {
    const starts = text.includes("\r") ? lineStarts(text) : feedStarts(text);
    if (text.charCodeAt(0) === 65279) starts[0] = 1;
    this.starts = starts;
  }
  at(offset) {
    const line = lineAt(offset, this.starts);
    return { line, column: Math.max(1, offset - this.starts[line - 1] + 1) };
  }
};
function lineAt(offset, starts) {
  return Math.max(
    1,
    countWhere(starts, (start) => start <= offset)
  );
}
function feedStarts(text) {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}
function lineStarts(text) {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13 && text.charCodeAt(at + 1) !== 10) starts.push(at + 1);
  }
  return starts;
}

Object.assign(exports, { Lines, lineAt, feedStarts });
}));
__define("action-main/chunk-XGHHV5C6.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
// src/core/sorted.ts
function countWhere(all, isSo) {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (isSo(all[middle])) low = middle + 1;
    else high = middle;
  }
  return low;
}

Object.assign(exports, { countWhere });
}));
__define("action-main/chunk-FFIK5T7N.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
// src/v8-options.ts
var setFlags = (option) => process.getBuiltinModule("node:v8").setFlagsFromString(option);
var inForce = /* @__PURE__ */ new Map();
function setOption(option, back) {
  setFlags(option);
  inForce.set(option, back);
}
function asAtStart(run) {
  for (const back of inForce.values()) setFlags(back);
  try {
    return run();
  } finally {
    for (const option of inForce.keys()) setFlags(option);
  }
}

// src/sql/own-file.ts
const { existsSync } = require("node:fs");
const { fileURLToPath } = require("node:url");
function ownFile(name) {
  const places = [`./${name}`, `../${name}`].map((path) => fileURLToPath(new URL(path, require('node:url').pathToFileURL(__filename).href)));
  return places.find((path) => existsSync(path));
}

Object.assign(exports, { setOption, asAtStart, ownFile });
}));
__define("action-main/chunk-V4BZVN56.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { jsonSyntax, jsoncSyntax } = require("./chunk-NUTH5Z57.cjs");
const { checkDepth } = require("./chunk-KBPUM2E2.cjs");
const { LIMITS } = require("./chunk-24YQR224.cjs");
const { commentEnd } = require("./chunk-3OOZXVKH.cjs");

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
  const items = [];
  let at = skipBlank(text, start + 1, flags);
  let closes = codeAt(text, at) === CLOSE_BRACKET;
  while (!closes) {
    const item = parseValue(text, at, flags, depth + 1);
    if (item === void 0) return void 0;
    items.push(item);
    at = skipBlank(text, item.end, flags);
    const code = codeAt(text, at);
    if (code === COMMA) {
      at = skipBlank(text, at + 1, flags);
      closes = (flags & TRAILING_COMMAS) !== 0 && codeAt(text, at) === CLOSE_BRACKET;
    } else if (code === CLOSE_BRACKET) closes = true;
    else return void 0;
  }
  return { kind: "array", items, open: false, start, end: at + 1 };
}
function parseString(text, start) {
  const close = stringEnd(text, start);
  const value = stringValue(text, start, close);
  if (value === void 0) return void 0;
  return { kind: "string", value, start, end: close < 0 ? -close : close };
}
var PLAIN = /[^"\\\0-\x1f]*"/y;
var BLANKS = /[ \n\r\t]*/y;
function stringEnd(text, start) {
  PLAIN.lastIndex = start + 1;
  return PLAIN.test(text) ? PLAIN.lastIndex : escapedEnd(text, start);
}
function escapedEnd(text, start) {
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
  if (code === SPACE || code === LINE_FEED || code === RETURN || code === TAB) {
    code = codeAt(text, ++at);
    if (code === SPACE || code === LINE_FEED || code === RETURN || code === TAB) {
      BLANKS.lastIndex = at;
      BLANKS.test(text);
      at = BLANKS.lastIndex;
      code = codeAt(text, at);
    }
  }
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

Object.assign(exports, { parseJson });
}));
__define("action-main/chunk-NUTH5Z57.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { commentEnd, quoted } = require("./chunk-3OOZXVKH.cjs");
const { changesOf, childPlaces, containerAround, differing, editList, hasLineBreak, indentAt, isFirstOnLine, isList, isRecord, isScalar, layoutOf, lineEndOf, offsetFinder, printNumber, reindent, settle } = require("./chunk-PT2G5UDM.cjs");
const { walk, writtenNode } = require("./chunk-M4PECOFO.cjs");

// src/parse/json-style.ts
var SCALAR_KINDS = /* @__PURE__ */ new Set(["string", "number", "boolean", "null"]);
var styles = /* @__PURE__ */ new WeakMap();
function jsonStyleOf(document) {
  let style = styles.get(document);
  if (!style) styles.set(document, style = detectStyle(document));
  return style;
}
function detectStyle({ text, roots, syntax }) {
  const containers = roots.flatMap((root) => [...walk(root)].filter(isFilled));
  const inLine = containers.filter((each) => !hasLineBreak(text, each.start, childStart(each)));
  const arrays = containers.filter(
    (each) => each.kind === "array" && each.items.every(({ kind }) => SCALAR_KINDS.has(kind))
  );
  const colon = colonOf(text, containers);
  const space = colon.endsWith(" ") ? " " : "";
  return {
    text,
    lineEnd: lineEndOf(text),
    unit: unitOf(text, containers),
    colon,
    space,
    padding: {
      object: paddingOf(
        text,
        inLine.find(({ kind }) => kind === "object")
      ) ?? space,
      array: paddingOf(
        text,
        inLine.find(({ kind }) => kind === "array")
      ) ?? ""
    },
    shortArrays: arrays[0] !== void 0 && inLine.includes(arrays[0]),
    ...syntax.id === "json5" ? wordsOf(text, containers) : PLAIN_WORDS
  };
}
var PLAIN_WORDS = { quote: '"', bareKeys: false };
function wordsOf(text, containers) {
  const children = containers.flatMap(childrenOf);
  const string = children.find(({ kind }) => kind === "string");
  const [key] = containers.flatMap((each) => each.kind === "object" ? each.entries : []);
  return {
    quote: string && text[string.start] === "'" ? "'" : '"',
    bareKeys: key !== void 0 && !/["']/.test(text[key.start])
  };
}
var childrenOf = (container) => container.kind === "object" ? container.entries.map(({ value }) => value) : container.items;
function isFilled(node) {
  return node.kind === "object" && node.entries.length > 0 || node.kind === "array" && node.items.length > 0;
}
function childStart(container) {
  return (container.kind === "object" ? container.entries[0] : container.items[0]).start;
}
function unitOf(text, containers) {
  for (const container of containers) {
    const start = childStart(container);
    if (!hasLineBreak(text, container.start, start) || !isFirstOnLine(text, start)) continue;
    const [outer, inner] = [indentAt(text, container.start), indentAt(text, start)];
    if (inner.length > outer.length && inner.startsWith(outer)) return inner.slice(outer.length);
  }
  return "  ";
}
function colonOf(text, containers) {
  for (const container of containers) {
    if (container.kind === "array") continue;
    const { end, value } = container.entries[0];
    const between = text.slice(end, value.start);
    if (/^[ \t]*:[ \t]*$/.test(between)) return between;
  }
  return ": ";
}
function paddingOf(text, container) {
  return container && text.slice(container.start + 1, childStart(container));
}
function isSpread(document, node) {
  const around = containerAround(document.roots, node);
  if (around) return hasLineBreak(document.text, around.start, childStart(around));
  return node.kind === "object" || node.kind === "array" ? hasLineBreak(document.text, node.start, node.end) || !isFilled(node) : true;
}
function printJson(value, style, indent) {
  if (isScalar(value)) return printScalar(value, style);
  if (isList(value)) {
    const items = value.map((item) => ["", item]);
    return printList("[", items, "]", style, isShortArray(value, style) ? void 0 : indent);
  }
  if (isRecord(value)) {
    const entries = Object.entries(value).map(([key, each]) => [printKey(key, style), each]);
    return printList("{", entries, "}", style, indent);
  }
  const node = writtenNode(value);
  return node && printWritten(node, style, indent);
}
function isShortArray(items, style) {
  return style.shortArrays && items.every(isScalar);
}
function printKey(key, style) {
  return printName(key, style) + style.colon;
}
function printName(key, { quote, bareKeys }) {
  return bareKeys && /^[A-Za-z_$][\w$]*$/.test(key) ? key : printString(key, quote);
}
var printString = (value, quote) => quote === '"' ? JSON.stringify(value) : quoted(value, quote);
function printScalar(value, { quote }) {
  if (typeof value === "string") return printString(value, quote);
  return typeof value === "number" ? printNumber(value) : JSON.stringify(value);
}
function printList(open, children, close, style, indent) {
  const inner = indent === void 0 ? void 0 : indent + style.unit;
  const printed = [];
  for (const [lead, value] of children) {
    const text = printJson(value, style, inner);
    if (text === void 0) return void 0;
    printed.push(lead + text);
  }
  if (printed.length === 0) return open + close;
  if (inner !== void 0) {
    const separator = style.lineEnd + inner;
    return open + separator + printed.join("," + separator) + style.lineEnd + indent + close;
  }
  const padding = open === "{" ? style.padding.object : style.padding.array;
  return open + padding + printed.join("," + style.space) + padding + close;
}
function printWritten(node, style, indent) {
  const piece = style.text.slice(node.start, node.end);
  const isCutOff = node.kind === "object" && !piece.endsWith("}") || node.kind === "array" && !piece.endsWith("]");
  if (node.file !== void 0 || piece === "" || isCutOff) return void 0;
  if (!hasLineBreak(piece, 0, piece.length)) return piece;
  const from = indentAt(style.text, node.start);
  return reindent(piece, from, indent ?? from);
}

// src/parse/json-syntax.ts
var jsonSyntax = { id: "json", offsetIn, print };
var jsoncSyntax = { id: "jsonc", offsetIn, print };
function offsetIn(text, node, index) {
  const { start, end, value } = node;
  if (end - start !== value.length + 2) return offsetAmongEscapes(text, node, index);
  return index <= value.length ? start + 1 + index : void 0;
}
var offsetAmongEscapes = offsetFinder((text, { start, end }) => {
  const offsets = [];
  for (let at = start + 1; at < end; ) {
    offsets.push(at);
    if (text[at] === "\\") at += text[at + 1] === "u" ? 6 : 2;
    else at++;
  }
  return offsets;
});
function print(document, edits) {
  const changes = changesOf(edits);
  if (!changes) return void 0;
  const style = jsonStyleOf(document);
  const printed = [...changes.texts];
  for (const [node, value] of changes.values) {
    const edit = setValue(document, style, node, value);
    if (!edit) return void 0;
    printed.push(edit);
  }
  for (const [entry, key] of changes.keys) {
    const { start, end } = entry;
    const bareKeys = !/["']/.test(document.text[start]);
    printed.push({ start, end, text: printName(key, { ...style, bareKeys }) });
  }
  for (const [container, change] of changes.containers) {
    const more = changeContainer(document, style, container, change);
    if (!more) return void 0;
    for (const each of more) printed.push(each);
  }
  return settle(printed);
}
function setValue(document, style, node, value) {
  const isString = node.kind === "string" && document.text[node.start] === '"';
  if (isString && typeof value === "string") return rewriteString(document.text, node, value);
  const indent = isSpread(document, node) ? indentAt(document.text, node.start) : void 0;
  const text = printJson(value, style, indent);
  return text === void 0 ? void 0 : { start: node.start, end: node.end, text };
}
function rewriteString(text, node, value) {
  const edit = differing(text, node, value, offsetIn);
  return edit && { ...edit, text: JSON.stringify(edit.text).slice(1, -1) };
}
function changeContainer(document, style, container, change) {
  const { text } = document;
  if (text[container.end - 1] !== (container.kind === "object" ? "}" : "]")) return void 0;
  const added = [...change.first, ...change.last].map(({ value }) => value);
  const staysShort = container.kind === "array" && isShortArray(added, style);
  const list = { ...container, children: childPlaces(container), commentEnd };
  const listStyle = {
    lineEnd: style.lineEnd,
    unit: style.unit,
    space: style.space,
    padding: style.padding[container.kind],
    opensUp: isSpread(document, container) && !staysShort
  };
  const indent = layoutOf(text, list, change.removed, listStyle)?.indent;
  const first = printChildren(change.first, style, indent);
  const last = printChildren(change.last, style, indent);
  return first && last && editList(text, list, { removed: change.removed, first, last }, listStyle);
}
function printChildren(children, style, indent) {
  const printed = [];
  for (const { key, value } of children) {
    const text = printJson(value, style, indent);
    if (text === void 0) return void 0;
    printed.push(key === void 0 ? text : printKey(key, style) + text);
  }
  return printed;
}

Object.assign(exports, { jsonSyntax, jsoncSyntax });
}));
__define("action-main/chunk-3OOZXVKH.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { offsetFinder } = require("./chunk-PT2G5UDM.cjs");

// src/parse/json-comments.ts
function commentsIn(text) {
  const comments = [];
  const marks = /["'/]/g;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const { index: start } = mark;
    if (mark[0] !== "/") marks.lastIndex = stringEnd(text, start);
    else if (text.startsWith("/*", start) || text.startsWith("//", start)) {
      const closed = commentEnd(text, start);
      const end = closed === start ? text.length : closed;
      comments.push({ start, end });
      marks.lastIndex = end;
    }
  }
  return comments;
}
function stringEnd(text, start) {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at++) {
    const char = text[at];
    if (char === quote) return at + 1;
    if (char === "\\") at++;
    if (text[at] === "\n" || text[at] === "\r") return at;
  }
  return text.length;
}
function commentEnd(text, at) {
  if (text[at] !== "/") return at;
  if (text[at + 1] === "*") {
    const close = text.indexOf("*/", at + 2);
    return close < 0 ? at : close + 2;
  }
  if (text[at + 1] !== "/") return at;
  let end = at + 2;
  while (end < text.length && text[end] !== "\n" && text[end] !== "\r") end++;
  return end;
}

// src/parse/source-strings.ts
var offsetIn = offsetFinder(offsetsOf);
function offsetsOf(text, { start, end, value, file }) {
  const quote = text[start];
  if (file !== void 0 || quote !== "'" && quote !== '"' && quote !== "`") return void 0;
  const offsets = [];
  let at = start + 1;
  let units = "";
  while (at < end - 1) {
    if (text[at] === quote || quote === "`" && text.startsWith("${", at)) return void 0;
    const { length, stands } = unitAt(text, at);
    for (let unit = 0; unit < stands.length; unit++) offsets.push(at);
    units += stands;
    at += length;
  }
  if (at !== end - 1 || text[at] !== quote || units !== value) return void 0;
  offsets.push(at);
  return offsets;
}
var SHORT = { n: "\n", t: "	", r: "\r", b: "\b", f: "\f", v: "\v" };
function unitAt(text, at) {
  if (text[at] !== "\\") {
    if (text[at] !== "\r") return { length: 1, stands: text[at] };
    return { length: text[at + 1] === "\n" ? 2 : 1, stands: "\n" };
  }
  const next = text[at + 1] ?? "";
  if (next === "\r" && text[at + 2] === "\n") return { length: 3, stands: "" };
  if (/[\n\r\u2028\u2029]/.test(next)) return { length: 2, stands: "" };
  const code = /^(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\}|([0-7]{1,3}))/i.exec(text.slice(at + 1, at + 10));
  if (code?.[4] !== void 0) return octal(code[4]);
  const hex = code?.[1] ?? code?.[2] ?? code?.[3];
  if (hex !== void 0) {
    const point = Number.parseInt(hex, 16);
    return { length: 1 + code[0].length, stands: point > 1114111 ? "" : String.fromCodePoint(point) };
  }
  return { length: 2, stands: Object.hasOwn(SHORT, next) ? SHORT[next] : next };
}
function octal(digits) {
  const taken = Number.parseInt(digits, 8) > 255 ? digits.slice(0, 2) : digits;
  return { length: 1 + taken.length, stands: String.fromCharCode(Number.parseInt(taken, 8)) };
}
function quoted(value, quote) {
  return quote + escaped(value, quote) + quote;
}
function escaped(value, quote, before = "") {
  const isTemplate = quote === "`";
  let written = "";
  for (let at = 0; at < value.length; at++) {
    const unit = value[at];
    const isStart = at === 0;
    if (unit === quote || unit === "\\" || isTemplate && unit === "$") written += `\\${unit}`;
    else if (unit === "\n") written += isTemplate ? "\n" : "\\n";
    else if (isStart && (isTemplate && unit === "{" && before.endsWith("$") || isDigitBehindOctal(unit, before)))
      written += hexOf(unit);
    else if (unit === "\r") written += "\\r";
    else if (unit === "	") written += "\\t";
    else if (/[\0-\x1f\x7f\u2028\u2029]/.test(unit) || isLoneSurrogate(value, at)) written += hexOf(unit);
    else written += unit;
  }
  return written;
}
var isDigitBehindOctal = (unit, before) => /\d/.test(unit) && /\\[0-7]{1,2}$/.test(before);
function hexOf(unit) {
  const hex = unit.charCodeAt(0).toString(16);
  return hex.length > 2 ? `\\u${hex.padStart(4, "0")}` : `\\x${hex.padStart(2, "0")}`;
}
function isLoneSurrogate(value, at) {
  const code = value.charCodeAt(at);
  if (code >= 55296 && code <= 56319) return !/[\udc00-\udfff]/.test(value[at + 1] ?? "");
  return code >= 56320 && code <= 57343 && !/[\ud800-\udbff]/.test(value[at - 1] ?? "");
}

Object.assign(exports, { commentsIn, commentEnd, offsetIn, quoted, escaped });
}));
__define("action-main/chunk-PT2G5UDM.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { inTextOrder } = require("./chunk-X2FSVP3Z.cjs");
const { countWhere } = require("./chunk-XGHHV5C6.cjs");
const { writtenNode } = require("./chunk-M4PECOFO.cjs");

// src/parse/lines.ts
function lineEndOf(text) {
  const feed = text.indexOf("\n");
  if (feed < 0) return text.includes("\r") ? "\r" : "\n";
  return text[feed - 1] === "\r" ? "\r\n" : "\n";
}
function hasLineBreak(text, start = 0, end = text.length) {
  for (let at = start; at < end; at++) if (isLineBreak(text, at)) return true;
  return false;
}
function isLineBreak(text, at) {
  return text[at] === "\n" || text[at] === "\r";
}
function lineStart(text, offset, least = 0) {
  let at = offset;
  while (at > least && !isLineBreak(text, at - 1) && text[at - 1] !== "\uFEFF") at--;
  return at;
}
function lineEnd(text, offset) {
  let at = offset;
  while (at < text.length && !isLineBreak(text, at)) at++;
  return at;
}
function afterLineBreak(text, offset) {
  if (text[offset] === "\r") return text[offset + 1] === "\n" ? offset + 2 : offset + 1;
  return text[offset] === "\n" ? offset + 1 : offset;
}
function indentAt(text, offset) {
  const start = lineStart(text, offset);
  return text.slice(start, skipSpaces(text, start));
}
function skipSpaces(text, offset) {
  let at = offset;
  while (text[at] === " " || text[at] === "	") at++;
  return at;
}
function isFirstOnLine(text, offset) {
  let at = offset;
  while (text[at - 1] === " " || text[at - 1] === "	") at--;
  return at === 0 || isLineBreak(text, at - 1) || text[at - 1] === "\uFEFF";
}
function reindent(piece, from, to) {
  if (from === to) return piece;
  return piece.replace(
    /(\r\n|\n|\r)([ \t]*)/g,
    (_, lineBreak, indent) => indent.startsWith(from) ? lineBreak + to + indent.slice(from.length) : lineBreak + indent
  );
}

// src/core/document.ts
var Unreadable = class extends Error {
  name = "Unreadable";
  /** What in the config would have to be raised. */
  limit;
  constructor(message, limit) {
    super(message);
    this.limit = limit;
  }
};

// src/parse/changes.ts
function changesOf(edits) {
  const changes = { values: /* @__PURE__ */ new Map(), keys: /* @__PURE__ */ new Map(), containers: /* @__PURE__ */ new Map(), texts: [] };
  for (const edit of edits) if (!sortIn(changes, edit)) return void 0;
  return changes;
}
function sortIn({ values, keys, containers, texts }, edit) {
  switch (edit.op) {
    case "set":
      values.set(edit.node, edit.value);
      return edit.node.file === void 0;
    case "rename":
      keys.set(edit.entry, edit.key);
      return edit.entry.file === void 0;
    case "add":
      changeOf(containers, edit.to)[edit.first ? "first" : "last"].push({ key: edit.key, value: edit.value });
      return edit.to.file === void 0;
    case "append":
      changeOf(containers, edit.to).last.push({ value: edit.value });
      return edit.to.file === void 0;
    case "remove": {
      const index = childIndex(edit.from, edit.child);
      changeOf(containers, edit.from).removed.add(index);
      return index >= 0 && edit.from.file === void 0;
    }
    case "text":
      texts.push({ start: edit.start, end: edit.end, text: edit.text });
      return true;
  }
}
function changeOf(containers, container) {
  let change = containers.get(container);
  if (!change) containers.set(container, change = { removed: /* @__PURE__ */ new Set(), first: [], last: [] });
  return change;
}
function childIndex(container, child) {
  if (container.kind === "array") return container.items.indexOf(child);
  return container.entries.findIndex((entry) => entry === child || entry.value === child);
}
function childPlaces(container) {
  if (container.kind === "array") return container.items;
  return container.entries.map(({ start, value }) => ({ start, end: value.end }));
}
function containerAround(roots, place) {
  let around;
  let inner = lastFrom(roots, place.start);
  while (isContainer(inner) && inner.start <= place.start && place.end <= inner.end && inner !== place) {
    around = inner;
    inner = inner.kind === "array" ? lastFrom(inner.items, place.start) : lastFrom(inner.entries, place.start)?.value;
  }
  return around;
}
function lastFrom(places, offset) {
  return places[countWhere(places, ({ start }) => start <= offset) - 1];
}
function isContainer(node) {
  return node?.kind === "object" || node?.kind === "array";
}

// src/parse/commas.ts
function layoutOf(text, list, removed, style) {
  const kept = list.children.filter((_, index) => !removed.has(index));
  const model = kept.at(-1) ?? list.children[0];
  if (!model) return style.opensUp ? { indent: indentAt(text, list.start) + style.unit } : void 0;
  return hasLineBreak(text, list.start, model.start) && isFirstOnLine(text, model.start) ? { indent: indentAt(text, model.start) } : void 0;
}
function editList(text, list, change, style) {
  const tokens = tokensOf(text, list);
  if (!tokens) return void 0;
  const trailing = endsWithComma(tokens);
  const lastKept = list.children.findLastIndex((_, index) => !change.removed.has(index));
  const hasEnd = change.last.length > 0 || trailing;
  for (const token of tokens) {
    const isUseless = token.kind === "comma" && token.child === lastKept && !hasEnd;
    token.gone = token.kind !== "comment" && (change.removed.has(token.child) || isUseless);
  }
  const added = [...change.first, ...change.last];
  if (lastKept < 0 && added.length > 0) return filled(text, list, tokens, added, trailing, style);
  const edits = removals(text, list, tokens);
  if (change.first.length > 0) edits.push(prepended(text, list, tokens, change.first, style));
  if (change.last.length > 0) edits.push(...appended(text, list, tokens, lastKept, change, trailing, style));
  return edits;
}
function separatorOf(layout, style) {
  return layout ? style.lineEnd + layout.indent : style.space;
}
function insertion(at, text) {
  return { start: at, end: at, text };
}
function tokensOf(text, list) {
  const tokens = [];
  let at = list.start + 1;
  for (let child = 0; child <= list.children.length; child++) {
    const { start, end } = list.children[child] ?? { start: list.end - 1, end: list.end };
    while (at < start) {
      const comment = list.commentEnd(text, at);
      if (comment > at) tokens.push({ kind: "comment", start: at, end: comment, child: child - 1, gone: false });
      else if (text[at] === ",") tokens.push({ kind: "comma", start: at, end: at + 1, child: child - 1, gone: false });
      else if (!/\s/.test(text[at])) return void 0;
      at = Math.max(comment, at + 1);
    }
    if (at !== start) return void 0;
    if (child < list.children.length) tokens.push({ kind: "child", start, end, child, gone: false });
    at = end;
  }
  return tokens;
}
function endsWithComma(tokens) {
  return tokens.findLast(({ kind }) => kind !== "comment")?.kind === "comma";
}
function lastOnLine(text, tokens, from) {
  let at = from;
  while (tokens[at + 1]?.kind === "comment" && !hasLineBreak(text, tokens[at].end, tokens[at + 1].start)) at++;
  return at;
}
function removals(text, list, tokens) {
  const edits = [];
  for (let from = 0; from < tokens.length; from++) {
    if (!tokens[from].gone) continue;
    let to = from;
    while (tokens[to + 1]?.gone) to++;
    const outer = { start: tokens[from - 1]?.end ?? list.start + 1, end: tokens[to + 1]?.start ?? list.end - 1 };
    const inner = { start: tokens[from].start, end: tokens[to].end };
    const keeps = blanksToKeep(text, tokens, from, to, outer, inner);
    edits.push({
      start: keeps === "before" ? inner.start : outer.start,
      end: keeps === "after" ? inner.end : outer.end,
      text: ""
    });
    from = to;
  }
  return edits;
}
function blanksToKeep(text, tokens, from, to, outer, inner) {
  const before = tokens[from - 1];
  const after = tokens[to + 1];
  if (!before && !after) return "none";
  if (!before) return "before";
  if (!after && before.kind !== "comment") return "after";
  return hasLineBreak(text, outer.start, inner.start) && !hasLineBreak(text, inner.end, outer.end) ? "before" : "after";
}
function prepended(text, list, tokens, children, style) {
  const firstKept = tokens.find((token) => token.kind === "child" && !token.gone);
  const opening = openingLine(text, list, tokens);
  const isBelow = hasLineBreak(text, opening, firstKept.start) && isFirstOnLine(text, firstKept.start);
  if (!isBelow) return insertion(firstKept.start, children.map((child) => `${child},${style.space}`).join(""));
  const separator = style.lineEnd + indentAt(text, firstKept.start);
  return insertion(opening, children.map((child) => `${separator}${child},`).join(""));
}
function appended(text, list, tokens, lastKept, change, trailing, style) {
  const layout = layoutOf(text, list, change.removed, style);
  const child = tokens.findIndex((token) => token.kind === "child" && token.child === lastKept);
  const comma = tokens.findIndex((token) => token.kind === "comma" && token.child === lastKept);
  const last = comma < 0 ? child : comma;
  const behind = tokens[layout ? lastOnLine(text, tokens, last) : last];
  const separator = separatorOf(layout, style);
  const joined = change.last.map((each) => separator + each).join(",");
  return [
    ...comma < 0 ? [insertion(tokens[child].end, ",")] : [],
    insertion(behind.end, trailing ? joined + "," : joined)
  ];
}
function openingLine(text, list, tokens) {
  const first = tokens[0];
  if (first?.kind !== "comment" || hasLineBreak(text, list.start, first.start)) return list.start + 1;
  return tokens[lastOnLine(text, tokens, 0)].end;
}
function filled(text, list, tokens, children, trailing, style) {
  const removed = new Set(list.children.keys());
  const layout = layoutOf(text, list, removed, style);
  const separator = separatorOf(layout, style);
  const joined = children.join("," + separator) + (trailing ? "," : "");
  if (!tokens.some(({ kind }) => kind === "comment")) {
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (first && last) return [{ start: first.start, end: last.end, text: joined }];
    const closing = layout ? style.lineEnd + indentAt(text, list.start) : style.padding;
    return [
      { start: list.start + 1, end: list.end - 1, text: (layout ? separator : style.padding) + joined + closing }
    ];
  }
  const at = openingLine(text, list, tokens);
  const isOpen = hasLineBreak(text, at, list.end);
  const lead = isOpen ? style.lineEnd + (layout?.indent ?? indentAt(text, list.start) + style.unit) : style.space;
  return [
    ...removals(text, list, tokens),
    insertion(at, children.map((child) => lead + child).join(",") + (trailing ? "," : ""))
  ];
}

// src/parse/printable.ts
function isScalar(value) {
  return value === null || typeof value !== "object";
}
function isList(value) {
  return Array.isArray(value);
}
function isRecord(value) {
  return !isScalar(value) && !isList(value) && writtenNode(value) === void 0;
}
function printNumber(value) {
  if (Number.isFinite(value)) return Object.is(value, -0) ? "-0" : String(value);
  return value < 0 ? "-1e999" : "1e999";
}

// src/parse/string-offsets.ts
function offsetFinder(find) {
  const known = /* @__PURE__ */ new WeakMap();
  return (text, node, index) => {
    let offsets = known.get(node);
    if (offsets === void 0) known.set(node, offsets = find(text, node) ?? null);
    return offsets?.[index];
  };
}

// src/parse/text-edits.ts
function settle(edits) {
  const settled = [];
  for (const edit of inTextOrder(edits)) {
    const last = settled.at(-1);
    if (!last || edit.start > last.end) settled.push(edit);
    else if (edit.start < last.end) return void 0;
    else settled[settled.length - 1] = { start: last.start, end: edit.end, text: last.text + edit.text };
  }
  return settled.filter(({ start, end, text }) => start < end || text !== "");
}
function differing(text, node, value, offsetIn) {
  const { prefix, suffix } = commonEnds(node.value, value);
  const start = offsetIn(text, node, prefix);
  const end = offsetIn(text, node, node.value.length - suffix);
  if (start === void 0 || end === void 0) return void 0;
  return { start, end, text: value.slice(prefix, value.length - suffix) };
}
function commonEnds(before, after) {
  const most = Math.min(before.length, after.length);
  let prefix = 0;
  while (prefix < most && before[prefix] === after[prefix]) prefix++;
  if (isTorn(before, prefix) || isTorn(after, prefix)) prefix--;
  let suffix = 0;
  while (suffix < most - prefix && before.at(-1 - suffix) === after.at(-1 - suffix)) suffix++;
  if (isTorn(before, before.length - suffix) || isTorn(after, after.length - suffix)) suffix--;
  return { prefix, suffix };
}
function isTorn(text, at) {
  return /[\ud800-\udbff]/.test(text[at - 1] ?? "") && /[\udc00-\udfff]/.test(text[at] ?? "");
}

Object.assign(exports, { Unreadable, changesOf, childPlaces, containerAround, lineEndOf, hasLineBreak, isLineBreak, lineStart, lineEnd, afterLineBreak, indentAt, skipSpaces, isFirstOnLine, reindent, layoutOf, editList, isScalar, isList, isRecord, printNumber, offsetFinder, settle, differing });
}));
__define("action-main/chunk-X2FSVP3Z.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { countWhere } = require("./chunk-XGHHV5C6.cjs");

// src/core/fix.ts
function applyFixes(text, findings, kind) {
  const applied = [];
  const edits = [];
  for (const finding of findings) {
    const { fix } = finding;
    if (!fix || kind === "safe" && !fix.safe) continue;
    if (fix.edits.some((edit) => touchesAny(edits, edit))) continue;
    for (const edit of fix.edits) edits.splice(placeFor(edits, edit), 0, edit);
    applied.push(finding);
  }
  return { text: applyEdits(text, edits), applied };
}
function applyEdits(text, edits) {
  let result = "";
  let from = 0;
  for (const edit of inTextOrder(edits)) {
    result += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return result + text.slice(from);
}
var inTextOrder = (edits) => [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
function touchesAny(edits, edit) {
  const at = placeFor(edits, edit);
  return [at - 1, at].some((index) => edits[index] !== void 0 && touch(edits[index], edit));
}
function placeFor(edits, { start }) {
  return countWhere(edits, (each) => each.start < start);
}
var touch = (a, b) => a.start <= b.end && b.start <= a.end;

Object.assign(exports, { applyFixes, applyEdits, inTextOrder, touch });
}));
__define("action-main/chunk-M4PECOFO.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
// src/core/tree.ts
var NO_ENTRIES = [];
var NO_ITEMS = [];
var INDEX_FROM = 64;
var indexes = /* @__PURE__ */ new WeakMap();
function entry(node, key) {
  if (node?.kind !== "object") return void 0;
  const { entries: entries2 } = node;
  if (entries2.length >= INDEX_FROM) return indexOf(node).get(key);
  for (let i = entries2.length - 1; i >= 0; i--) if (entries2[i].key === key) return entries2[i];
  return void 0;
}
function indexOf(node) {
  let index = indexes.get(node);
  if (!index) {
    index = /* @__PURE__ */ new Map();
    for (const each of node.entries) index.set(each.key, each);
    indexes.set(node, index);
  }
  return index;
}
function get(node, ...path) {
  let at = node;
  for (const key of path) at = entry(at, key)?.value;
  return at;
}
function has(node, key) {
  if (node?.kind === "unknown") return "unknown";
  if (node?.kind !== "object") return "no";
  if (entry(node, key)) return "yes";
  return node.open ? "unknown" : "no";
}
function entries(node) {
  return node?.kind === "object" ? node.entries : NO_ENTRIES;
}
function items(node) {
  return node?.kind === "array" ? node.items : NO_ITEMS;
}
function text(node) {
  return node?.kind === "string" ? node.value : void 0;
}
var UNKNOWN = /* @__PURE__ */ Symbol.for("toolint: unknown");
function toValue(node) {
  switch (node.kind) {
    case "object": {
      const value = {};
      for (const each of node.entries) {
        if (each.key === "__proto__") define(value, each.key, toValue(each.value));
        else value[each.key] = toValue(each.value);
      }
      return value;
    }
    case "array":
      return node.items.map(toValue);
    case "null":
      return null;
    case "unknown":
      return UNKNOWN;
    default:
      return node.value;
  }
}
function define(object, key, value) {
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}
function isVague(node) {
  switch (node.kind) {
    case "object":
      return node.open || node.entries.some((each) => isVague(each.value));
    case "array":
      return node.open || node.items.some(isVague);
    default:
      return node.kind === "unknown";
  }
}
function* walk(node) {
  const todo = [node];
  for (let next = todo.pop(); next; next = todo.pop()) {
    yield next;
    if (next.kind === "object") {
      for (let i = next.entries.length - 1; i >= 0; i--) todo.push(next.entries[i].value);
    } else if (next.kind === "array") {
      for (let i = next.items.length - 1; i >= 0; i--) todo.push(next.items[i]);
    }
  }
}
function isAsWritten({ value, start, end }) {
  return end - start === String(value).length;
}

// src/core/rule.ts
var lack = (object, key) => ({ lack: object, key });
var part = (string, from, to) => ({ part: string, from, to });
var useOf = (value) => ({ use: value });
var WRITTEN = /* @__PURE__ */ Symbol.for("toolint: as written");
var asWritten = (node) => ({ [WRITTEN]: node });
function writtenNode(value) {
  return typeof value === "object" && value !== null && WRITTEN in value ? value[WRITTEN] : void 0;
}
function defineRule(rule) {
  return rule;
}
var unnamed = (message) => `${message}Unnamed`;

Object.assign(exports, { lack, part, useOf, asWritten, writtenNode, defineRule, unnamed, entry, get, has, entries, items, text, UNKNOWN, toValue, isVague, walk, isAsWritten });
}));
__define("action-main/chunk-KBPUM2E2.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { Unreadable } = require("./chunk-PT2G5UDM.cjs");

// src/parse/depth.ts
function checkDepth(depth, most) {
  if (depth > most) throw new Unreadable(`The file is nested more than ${most} levels deep.`, "depth");
}

Object.assign(exports, { checkDepth });
}));
__define("action-main/chunk-LJGSWDPG.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { entries, entry, get, has, text } = require("./chunk-M4PECOFO.cjs");

// rules/shinkai/schema.json
var schema_default = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "a Shinkai manifest",
  type: "object",
  required: ["name"],
  additionalProperties: false,
  properties: {
    $schema: { type: "string" },
    id: { type: ["string", "null"] },
    name: { type: "string", pattern: "\\S", description: "people and models know the tool by it" },
    version: { type: ["string", "null"] },
    description: { type: ["string", "null"] },
    author: { type: ["string", "null"] },
    homepage: { type: ["string", "null"] },
    keywords: { type: ["array", "null"], items: { type: "string" } },
    tool_type: { type: ["string", "null"] },
    license: { type: ["string", "null"] },
    configurations: { if: { type: "object" }, then: { $ref: "#/$defs/table" } },
    parameters: { if: { type: "object" }, then: { $ref: "#/$defs/table" } },
    result: { if: { type: "object" }, then: { $ref: "#/$defs/resultTable" } },
    sqlTables: {
      type: ["array", "null"],
      items: {
        title: "an entry of `sqlTables`",
        type: "object",
        additionalProperties: false,
        properties: { name: { type: "string" }, definition: { type: "string" } }
      }
    },
    sqlQueries: {
      type: ["array", "null"],
      items: {
        title: "an entry of `sqlQueries`",
        type: "object",
        additionalProperties: false,
        properties: { name: { type: "string" }, query: { type: "string" } }
      }
    },
    tools: { type: ["array", "null"] },
    oauth: {
      type: ["array", "null"],
      items: {
        title: "an entry of `oauth`",
        type: "object",
        additionalProperties: false,
        properties: {
          name: { type: "string" },
          version: { const: "2.0" },
          authorizationUrl: { type: "string" },
          redirectUrl: { type: "string" },
          tokenUrl: { type: "string" },
          clientId: { type: "string" },
          clientSecret: { type: "string" },
          scopes: { type: "array", items: { type: "string" } },
          responseType: { const: "code" },
          refreshToken: { enum: ["true", "", null] },
          pkceType: { enum: ["plain", "S256", "", null] },
          requestTokenContentType: { enum: ["application/x-www-form-urlencoded", "", null] },
          requestTokenAuthHeader: { enum: ["basic", "", null] }
        }
      }
    },
    runner: {},
    operating_system: {},
    tool_set: {},
    assets: {},
    file_inbox: {},
    output_arg: {},
    activated: {}
  },
  $defs: {
    table: {
      type: "object",
      properties: {
        properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } },
        required: { type: ["array", "null"], items: { type: "string" } }
      }
    },
    property: {
      type: "object",
      properties: {
        description: { type: "string" },
        items: { $ref: "#/$defs/property" },
        properties: { type: "object", additionalProperties: { $ref: "#/$defs/property" } },
        required: { type: ["array", "null"], items: { type: "string" } },
        nullable: { type: ["boolean", "null"] }
      }
    },
    resultTable: {
      type: "object",
      properties: {
        properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } },
        required: { type: ["array", "null"], items: { type: "string" } }
      }
    },
    resultProperty: {
      type: "object",
      properties: {
        description: { type: ["string", "null"] },
        items: {
          if: { type: "object" },
          then: { $ref: "#/$defs/resultProperty" },
          else: { if: { type: "array" }, else: { type: "object" } }
        },
        properties: { type: "object", additionalProperties: { $ref: "#/$defs/resultProperty" } },
        required: { type: ["array", "null"], items: { type: "string" } },
        nullable: { type: ["boolean", "null"] }
      }
    }
  }
};

// rules/shinkai/validate.js
var open = () => require("./shinkai-validate-VBZYDK53.cjs");
var validate = (value) => {
  const made = open().validate;
  const isValid = made(value);
  validate.errors = made.errors;
  return isValid;
};

// rules/shinkai/format.ts
var OWN = ["configurations", "sqlTables", "sqlQueries", "runner", "operating_system", "tool_set"];
var SIGNS = [...OWN, "tools", "oauth", "keywords"];
var format = {
  id: "shinkai",
  title: "a Shinkai manifest",
  knownBy: "`name`, `parameters` and `result`, and a field that only Shinkai has, as `runner` or `sqlTables`",
  telltales: [
    ["parameters", "result"],
    ["agent_id", "full_identity_name"]
  ],
  fields: Object.keys(schema_default.properties).filter((field) => field !== "$schema"),
  guess: { own: OWN, shared: ["parameters", "result"], atLeast: 3 },
  traces: OWN.map((sign) => ["name", "parameters", "result", sign]),
  recognise,
  units: (root) => [root],
  tools: (root) => root.kind === "object" ? [tool(root)] : [],
  schema: schema_default,
  validate
};
function recognise(root, _, isNamed) {
  if (root.kind !== "object") return false;
  if (has(root, "agent_id") === "yes") {
    return has(root, "full_identity_name") === "yes" ? "a Shinkai agent, not a tool" : false;
  }
  if (isNamed && isFunction(root)) return "a function for a model as OpenAI has it, not a Shinkai tool";
  if (text(get(root, "name")) === void 0 || get(root, "result")?.kind !== "object") return false;
  return isTable(get(root, "parameters")) && SIGNS.some((sign) => has(root, sign) === "yes");
}
function isTable(node) {
  return node?.kind === "object" && (has(node, "properties") === "yes" || text(get(node, "type")) === "object");
}
function isFunction(root) {
  return isTable(get(root, "parameters")) && entries(root).every(({ key }) => FUNCTION.has(key));
}
var FUNCTION = /* @__PURE__ */ new Set(["type", "name", "description", "parameters", "strict"]);
function tool(node) {
  const name = entry(node, "name");
  return {
    node,
    id: text(get(node, "id")),
    version: text(get(node, "version")),
    name,
    label: text(name?.value),
    description: entry(node, "description"),
    schemas: ROLES.flatMap(([table, role]) => {
      const found = entry(node, table);
      return found?.value.kind === "object" ? [{ role, entry: found, node: found.value, shape: "schema" }] : [];
    })
  };
}
var ROLES = [
  ["configurations", "config"],
  ["parameters", "input"],
  ["result", "output"]
];

Object.assign(exports, { format });
}));
__define("action-main/chunk-COGWSFEQ.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
// rules/gloodata/schema.json
var schema_default = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "a Gloodata extension",
  type: "object",
  required: ["ns", "title", "tools"],
  additionalProperties: false,
  properties: {
    $schema: { type: "string" },
    ns: {
      type: "string",
      description: "it is the internal identifier of the extension, and part of the identifier of each tool"
    },
    title: { type: "string", pattern: "\\S", description: "the user interface calls the extension by it" },
    tools: {
      title: "`tools`",
      type: "object",
      description: "it holds what the extension can do, each tool under its identifier",
      additionalProperties: {
        title: "a tool",
        type: "object",
        required: ["title"],
        additionalProperties: false,
        properties: {
          title: { type: "string", pattern: "\\S", description: "people know the tool by it" },
          description: { type: ["string", "null"] },
          schema: {
            title: "`schema`",
            type: "object",
            additionalProperties: false,
            properties: {
              fields: {
                type: "object",
                additionalProperties: {
                  title: "an entry of `schema.fields`",
                  type: "object",
                  required: ["type"],
                  additionalProperties: false,
                  properties: {
                    type: { description: "without it the model cannot know what to give" },
                    description: { type: ["string", "null"] },
                    default: {},
                    enum: { type: "array" },
                    examples: { type: "array" },
                    title: { type: "string" },
                    format: { type: "string" },
                    multiline: { type: "boolean" }
                  }
                }
              }
            }
          },
          ui: {
            title: "`ui`",
            type: "object",
            additionalProperties: false,
            properties: {
              prefix: { type: "string" },
              suffix: { type: "string" },
              args: {
                type: "object",
                additionalProperties: {
                  title: "an entry of `args`",
                  type: "object",
                  additionalProperties: false,
                  properties: {
                    prefix: { type: "string" },
                    suffix: { type: "string" },
                    dtypeName: { type: "string" },
                    dtypeNs: { type: ["string", "null"] },
                    from: { type: "string" }
                  }
                }
              },
              manualUpdate: { type: "boolean" }
            }
          },
          examples: {
            type: "array",
            items: { type: "string", pattern: "\\S", description: "a string that is not empty" }
          },
          contextActions: { type: ["array", "null"] }
        }
      }
    },
    description: { type: ["string", "null"] },
    tagValues: { type: ["object", "null"] },
    handlers: { type: ["array", "null"] },
    dynEnums: {}
  }
};

Object.assign(exports, { schema_default });
}));
__define("action-main/chunk-OUUVWEEM.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
// rules/common/lib/also-here.ts
var alsoHere = (others) => others.map((at) => ({ at, note: `\`${at.key}\`, too.` }));

Object.assign(exports, { alsoHere });
}));
__define("action-main/chunk-X65LJKVN.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { isAscii } = require("./chunk-YRVYAN7N.cjs");
const { HINTS, lacksField, listing, listingOf } = require("./chunk-7GOXBNRY.cjs");
const { near } = require("./chunk-M6HXI5RH.cjs");
const { groupBy } = require("./chunk-AYYLQH5W.cjs");
const { entries, entry, get, has, items, text } = require("./chunk-M4PECOFO.cjs");

// rules/common/lib/descriptions.ts
var PLACEHOLDERS = new Set(
  "todo tbd tba fixme xxx na none null undefined empty placeholder loremipsum desc description nodescription nodescriptionprovided nodescriptionavailable descriptionhere descriptiongoeshere adddescription adddescriptionhere adescription yourdescription yourdescriptionhere insertdescriptionhere enterdescriptionhere tooldescription parameterdescription changeme fillme fillmein wip workinprogress comingsoon tobedetermined tobedefined tobedone tobeadded tobewritten usewhen usethiswhen usethistoolwhen usethistoolto usethistoolfor".split(" ")
);
var BLANK_OR_PROMISED = /^\s*(?:$|(?:TODO|TBD|FIXME)\s{0,3}(?::|-|$))/;
var BEGINS_TODO = /^\s*[Tt][Oo][Dd][Oo]/;
var PROMISED = /^\s*todo\s{0,3}[:-]\s{0,3}(?:write|describe|document|explain|fill|add (?:a )?description)\b.{0,20}$/i;
var LONGEST = 30;
function emptiness(description, name = "") {
  if (BLANK_OR_PROMISED.test(description)) return description.trim() === "" ? "blank" : "placeholder";
  if (BEGINS_TODO.test(description) && PROMISED.test(description)) return "placeholder";
  if (description.length > LONGEST + name.length) return void 0;
  const core = essence(description);
  if (core !== "" && core === essence(name)) return "repeats";
  return core === "" || PLACEHOLDERS.has(core) ? "placeholder" : void 0;
}
function essence(text2) {
  const small = text2.toLowerCase();
  return isAscii(small) ? small.replace(/[^a-z\d]+/g, "") : small.replace(/[^\p{L}\p{N}]+/gu, "");
}

// rules/openai/lib/dialect.ts
var DIALECTS = ["seed", "openai", "mcp-apps"];
var PREFIX = "openai/";
var dialectsOption = (description) => ({
  type: "object",
  additionalProperties: false,
  properties: {
    dialects: { type: "array", uniqueItems: true, items: { enum: [...DIALECTS] }, description }
  }
});
function writtenIn(node, isXmcp2) {
  const meta = get(node, "_meta");
  const isOpenai = entries(meta).some(({ key }) => key.startsWith(PREFIX)) || isXmcp2 && !!get(meta, "openai");
  return [
    ...get(node, "annotations", "openai") ? ["seed"] : [],
    ...isOpenai ? ["openai"] : [],
    ...get(meta, "ui") || get(meta, "ui/resourceUri") ? ["mcp-apps"] : []
  ];
}
var isXmcp = ({ code }) => code.imports.some((name) => /^xmcp(\/|$)/.test(name));
var isGenerated = ({ code }) => code.imports.some((name) => GENERATORS.test(name));
var GENERATORS = /^(xmcp|skybridge|mcp-use|@mcp-ui\/server|@mcp-use\/[\w-]+)(\/|$)/;
function openaiEntry(node, name, nested) {
  const meta = get(node, "_meta");
  const flat = entry(meta, `${PREFIX}${name}`);
  if (flat || !nested) return flat;
  const steps = name.split("/");
  const last = steps.pop();
  return entry(get(meta, "openai", ...steps), last);
}

// rules/openai/lib/mime.ts
var SKYBRIDGE = "text/html+skybridge";
var MCP_APP = "text/html;profile=mcp-app";
var normal = (mime) => mime.slice(0, 200).toLowerCase().replace(/"/g, "").split(";").map((part) => part.trim()).join(";");
var isWidgetMime = (mime) => mime !== void 0 && [SKYBRIDGE, MCP_APP].includes(normal(mime).replace(/\s/g, ""));
function mimesFor(dialects) {
  if (dialects.includes("openai") || dialects.length === 0)
    return dialects.includes("seed") ? [SKYBRIDGE, MCP_APP] : [MCP_APP, SKYBRIDGE];
  return [...dialects.includes("seed") ? [SKYBRIDGE] : [], ...dialects.includes("mcp-apps") ? [MCP_APP] : []];
}
var isOneOf = (mime, allowed) => allowed.includes(normal(mime));
var isPage = (mime) => /^\s*(?:$|html|text\/(?:html|plain)|application\/x?html)|skybridge|mcp-app/i.test(mime);

// rules/openai/lib/uri.ts
var SCHEME = "ui://";
var isWidgetUri = (uri) => uri?.startsWith(SCHEME) ?? false;
var isPageUri = (uri) => isWidgetUri(uri) && !OTHER_FILE.test(pathOf(uri));
var OTHER_FILE = /\.(?:css|csv|gif|jpe?g|json|js|map|md|mjs|pdf|png|svg|ttf|txt|webp|woff2?|xml|ya?ml)$/i;
var isTemplate = (uri) => uri.includes("{");
var isSeedUri = (uri) => /^ui:\/\/widget\/[^\s?#]*[^\s?#/]\.html$/.test(uri);
var isWellFormed = (uri, dialects) => isSeedOnly(dialects) ? isSeedUri(uri) : isWidgetUri(uri) && uri.slice(SCHEME.length).trim() !== "";
var isSeedOnly = (dialects) => dialects.length > 0 && dialects.every((each) => each === "seed");
function sameUri(a, b) {
  return a !== void 0 && b !== void 0 && (a === b || pathOf(a) === pathOf(b));
}
var pathOf = (uri) => /^[^?#]*/.exec(uri)[0];
function seedUriFor(uri) {
  const name = pathOf(uri.slice(0, 300)).split("/").at(-1).replace(/\.[a-z\d]{1,6}$/i, "");
  return /^[\w.-]+$/.test(name) ? `ui://widget/${name}.html` : void 0;
}
function uiUriFor(uri) {
  const rest = uri.slice(0, 300).replace(/^[a-z][a-z\d+.-]*:/i, "").replace(/^\/+/, "");
  return /^[\w.~/?=&%-]+$/.test(rest) ? `${SCHEME}${rest}` : void 0;
}

// rules/openai/lib/app.ts
function appOf(manifest) {
  return manifest.derive(read);
}
function widgetsOf(manifest) {
  const { resources, contents } = appOf(manifest);
  return [...resources, ...contents];
}
function read(manifest) {
  const { tools, resources } = listingOf(manifest);
  const appTools = tools.flatMap((node) => appTool(node, manifest));
  const linked = dialectsByPath(appTools);
  const all = new Set(appTools.flatMap(({ dialects }) => dialects));
  const registered = resources.map((node) => ({ node, uri: get(node, "uri") }));
  const contents = manifest.code.reads.flatMap(contentsIn);
  const sharing = groupBy([...registered, ...contents], ({ uri }) => text(uri));
  const byCall = madeByCall(manifest.code);
  const isWidget = ({ node }) => isOwnWidget(node) || byCall.has(node.start);
  const widgets = (nodes, isContent) => nodes.flatMap(({ node, uri }) => {
    const linking = linked.get(pathOf(text(uri) ?? "")) ?? /* @__PURE__ */ new Set();
    const parts = text(uri) === void 0 ? [{ node }] : sharing.get(text(uri));
    if (!parts.some(isWidget) && !isPageUri(text(uri)) && linking.size === 0) return [];
    const close = /* @__PURE__ */ new Set([...parts.flatMap((part) => writtenIn(part.node, false)), ...linking]);
    const dialects = judgedBy([...close.size > 0 ? close : all], manifest);
    return [{ node, uri, isContent, dialects, isSure: close.size > 0 }];
  });
  const found = { resources: widgets(registered, false), contents: widgets(contents, true) };
  const byName = groupBy(appTools, ({ name }) => name);
  const byPath = groupBy([...found.resources, ...found.contents], ({ uri }) => pathOf(text(uri) ?? ""));
  return { tools: appTools, byName, ...found, byPath };
}
function contentsIn({ uri: registered, body }) {
  const contents = get(body, "contents");
  const isOnly = contents?.kind === "array" && !contents.open && contents.items.length === 1;
  return objects(contents).map((node) => {
    const uri = get(node, "uri");
    return { node, uri: isOnly && uri?.kind === "unknown" ? registered : uri };
  });
}
function isKnownRead({ body }) {
  const contents = get(body, "contents");
  return contents?.kind === "array" && !contents.open && contents.items.every(({ kind }) => kind === "object");
}
function judgedBy(dialects, { dialect }) {
  return dialect.openai === "auto" ? dialects : [dialect.openai];
}
function dialectsByPath(tools) {
  const found = /* @__PURE__ */ new Map();
  for (const { links, dialects } of tools) {
    for (const { entry: link } of links) {
      if (link.value.kind !== "string") continue;
      const path = pathOf(link.value.value);
      found.set(path, /* @__PURE__ */ new Set([...found.get(path) ?? [], ...dialects]));
    }
  }
  return found;
}
function appTool(node, manifest) {
  const nested = isXmcp(manifest);
  const written = writtenIn(node, nested);
  if (written.length === 0) return [];
  const links = linksOf(node, nested).map((link) => ({ ...link, dialect: judgedBy([link.dialect], manifest)[0] }));
  return [{ node, name: text(get(node, "name")), dialects: judgedBy(written, manifest), links }];
}
function linksOf(node, nested) {
  const meta = get(node, "_meta");
  const found = [
    ["seed", entry(get(node, "annotations", "openai"), "outputTemplate")],
    ["openai", openaiEntry(node, "outputTemplate", nested)],
    ["mcp-apps", entry(get(meta, "ui"), "resourceUri")],
    ["mcp-apps", entry(meta, "ui/resourceUri")]
  ];
  return found.flatMap(([dialect, link]) => link ? [{ dialect, entry: link }] : []);
}
function isOwnWidget(resource) {
  return isPageUri(text(get(resource, "uri"))) || isWidgetMime(text(get(resource, "mimeType"))) || writtenIn(resource, false).length > 0;
}
function hasWidgetsInCode(code) {
  const isWidget = ({ node, uri }) => isOwnWidget(node) || isPageUri(text(uri));
  return madeByCall(code).size > 0 || code.reads.flatMap(contentsIn).some(isWidget);
}
function madeByCall({ registrations }) {
  return new Set(registrations.flatMap(({ resource }) => resource ? [resource.start] : []));
}
function objects(list) {
  return items(list).filter((item) => item.kind === "object");
}

// rules/openai/lib/beside-ui.ts
function templateBesideUi(tool) {
  return besideUi(tool, [TEMPLATE])[0];
}
function besideUiOfTool(tool) {
  const isApp = writtenIn(tool, false).length > 0 || templateBesideUi(tool) !== void 0;
  return isApp ? besideUi(tool, [TEMPLATE, VISIBILITY]) : [];
}
function besideUiOfWidget({ node, isSure }) {
  return isSure || isWidgetMime(text(get(node, "mimeType"))) ? besideUi(node, ON_RESOURCE) : [];
}
function besideUi(node, keys) {
  const meta = get(node, "_meta");
  return keys.flatMap(({ key, isMeant, twins }) => {
    const found = entry(meta, key);
    const isMissing = has(meta, "ui") !== "unknown" && has(get(meta, "ui"), key) === "no";
    const isSaid = twins.some((twin) => has(meta, twin) !== "no");
    return found && isMeant(found.value) && isMissing && !isSaid ? [found] : [];
  });
}
var TEMPLATE = {
  key: "resourceUri",
  isMeant: (value) => isWidgetUri(text(value)),
  twins: [`${PREFIX}outputTemplate`, "ui/resourceUri"]
};
var AUDIENCES = /* @__PURE__ */ new Set(["model", "app"]);
var VISIBILITY = {
  key: "visibility",
  isMeant: (value) => items(value).length > 0 && items(value).every((each) => AUDIENCES.has(text(each))),
  twins: [`${PREFIX}visibility`, `${PREFIX}widgetAccessible`]
};
var holdsOne = (...keys) => (value) => entries(value).some(({ key }) => keys.includes(key));
var ON_RESOURCE = [
  {
    key: "csp",
    isMeant: holdsOne("connectDomains", "resourceDomains", "frameDomains", "baseUriDomains"),
    twins: [`${PREFIX}widgetCSP`]
  },
  {
    key: "permissions",
    isMeant: holdsOne("camera", "microphone", "geolocation", "clipboardWrite"),
    twins: []
  },
  {
    key: "domain",
    isMeant: (value) => /^(?:https?:\/\/)?[\w-]{1,63}(?:\.[\w-]{1,63}){1,20}$/.test(text(value) ?? ""),
    twins: [`${PREFIX}widgetDomain`]
  },
  {
    key: "prefersBorder",
    isMeant: ({ kind }) => kind === "boolean",
    twins: [`${PREFIX}widgetPrefersBorder`]
  }
];

// rules/openai/lib/keys.ts
var ANNOTATION_KEYS = ["outputTemplate", "toolInvocation", "readOnlyHint"];
var INVOCATION_KEYS = ["invoking", "invoked"];
var OPENAI_KEYS = [
  "outputTemplate",
  "toolInvocation/invoking",
  "toolInvocation/invoked",
  "widgetAccessible",
  "resultCanProduceWidget",
  "visibility",
  "fileParams",
  "widgetDescription",
  "widgetCSP",
  "widgetDomain",
  "widgetPrefersBorder",
  "widgetSessionId",
  "closeWidget",
  "locale",
  "userAgent",
  "userLocation",
  "subject",
  "session",
  "organization"
];
var UI_KEYS = ["resourceUri", "visibility", "csp", "permissions", "domain", "prefersBorder"];
var ANSWER_KEYS = ["initialData", "initialRoute"];

// rules/openai/lib/misplaced.ts
function outsideMeta(tool) {
  const found = [];
  const look = (holder, where) => {
    if (holder?.kind !== "object") return;
    for (const key of holder.entries) if (key.key.startsWith(PREFIX)) found.push({ holder, where, key });
  };
  look(get(tool, "annotations"), "`annotations`");
  look(tool, "the tool itself");
  return found;
}
var SEED_KEYS = ["outputTemplate", "toolInvocation"];
function outsideOpenai(tool) {
  const annotations = get(tool, "annotations");
  const isMeant = isWidgetUri(text(get(annotations, "outputTemplate"))) || INVOCATION_KEYS.some((key) => has(get(annotations, "toolInvocation"), key) === "yes");
  if (!isMeant) return [];
  const isMissing = ({ key }) => has(get(annotations, "openai"), key) === "no";
  return entries(annotations).filter((each) => SEED_KEYS.includes(each.key) && isMissing(each));
}
function openaiOnTool(tool) {
  const own = entry(tool, "openai");
  const isMeant = SEED_KEYS.some((key) => has(own?.value, key) === "yes");
  const isMissing = has(tool, "annotations") !== "unknown" && has(get(tool, "annotations"), "openai") === "no";
  return isMeant && isMissing ? own : void 0;
}
function hasMisplaced(tool) {
  return outsideMeta(tool).length > 0 || nestedMeta(tool) !== void 0 || outsideOpenai(tool).length > 0 || openaiOnTool(tool) !== void 0 || templateBesideUi(tool) !== void 0;
}
var NESTED = new Set(OPENAI_KEYS.map((key) => key.split("/")[0]));
function nestedMeta(tool) {
  const nested = entry(get(tool, "_meta"), "openai");
  return nested && entries(nested.value).some(({ key }) => NESTED.has(key)) ? nested : void 0;
}
function joinedInvocation(tool) {
  const own = entry(get(tool, "_meta"), `${PREFIX}toolInvocation`);
  return INVOCATION_KEYS.some((key) => has(own?.value, key) === "yes") ? own : void 0;
}
function hintsInMeta(tool) {
  const annotations = get(tool, "annotations");
  return entries(get(tool, "_meta")).flatMap((each) => {
    const hint = each.key.startsWith(PREFIX) ? each.key.slice(PREFIX.length) : each.key;
    const isMissing = has(annotations, hint) === "no" && has(get(annotations, "openai"), hint) === "no";
    return HINTS.includes(hint) && isMissing && has(tool, "annotations") !== "unknown" ? [{ entry: each, hint }] : [];
  });
}

// rules/openai/lib/near-key.ts
function nearKey(key, known) {
  const first = firstWord(key);
  const kin = known.filter((each) => firstWord(each) === first && each !== first);
  if (kin.length === 0 || key === first) return near(key, known);
  const meant = near(
    key.slice(first.length),
    kin.map((each) => each.slice(first.length))
  );
  return meant === void 0 ? void 0 : first + meant;
}
var firstWord = (key) => /^[a-z]*/.exec(key)[0];
function lacks(object, key, known) {
  if (has(object, key) !== "no") return false;
  return !entries(object).some((each) => !known.includes(each.key) && keyMeant(object, each.key, known) === key);
}
function keyMeant(object, key, known) {
  const meant = nearKey(key, known);
  if (meant === void 0 || has(object, meant) !== "yes" || key.length < SHORTEST_STEM) return meant;
  const stem = key.slice(0, -1);
  const missing = known.filter((each) => each.startsWith(stem) && has(object, each) === "no");
  return missing.length === 1 ? missing[0] : meant;
}
var SHORTEST_STEM = 5;
var OPENAI = /^openai(?:[/:_-]|\.(?!com\/))/i;
function openaiKeyMeant(key, known) {
  const [prefix] = OPENAI.exec(key) ?? [];
  if (prefix === void 0) return void 0;
  const name = key.slice(prefix.length);
  return known.includes(name) ? name : nearKey(name, known);
}

// rules/openai/lib/misspelt-template.ts
function misspeltOpenai(tool) {
  const annotations = get(tool, "annotations");
  if (annotations?.kind !== "object" || has(annotations, "openai") !== "no") return [];
  const isMeant = ({ key, value }) => entries(value).some((each) => each.key === "outputTemplate" || each.key === "toolInvocation") && near(key, ["openai"]) !== void 0;
  return annotations.entries.filter(isMeant).map((entry2) => ({ holder: annotations, entry: entry2, meant: "openai" }));
}
function misspeltTemplates(tool) {
  const own = get(tool, "annotations", "openai");
  const meta = get(tool, "_meta");
  return [
    ...meaning(own, "outputTemplate", (key) => nearKey(key, [...ANNOTATION_KEYS, ...HINTS]) ?? withoutPrefix(key)),
    ...meaning(meta, "openai/outputTemplate", (key) => `openai/${openaiKeyMeant(key, OPENAI_KEYS)}`),
    ...meaning(get(meta, "ui"), "resourceUri", (key) => nearKey(key, UI_KEYS))
  ];
}
function withoutPrefix(key) {
  return ANNOTATION_KEYS.find((each) => key === PREFIX + each);
}
function meaning(holder, meant, meaningOf) {
  if (holder?.kind !== "object" || has(holder, meant) !== "no") return [];
  return holder.entries.filter(({ key }) => meaningOf(key) === meant).map((entry2) => ({ holder, entry: entry2, meant }));
}

// rules/openai/lib/app-tools.ts
function withoutMeta(root, { registrations }) {
  const places = registrations.filter(isOfExtApps).map(({ tool }) => tool);
  if (places.length === 0) return [];
  const isGiven = ({ start, file }) => places.some((tool) => tool?.start === start && tool.file === file);
  return listing(root).tools.filter((tool) => lacksMeta(tool) && isGiven(tool));
}
var isOfExtApps = ({ api, from }) => api === "registerAppTool" && /^@modelcontextprotocol\/ext-apps(\/|$)/.test(from ?? "");
var lacksMeta = (tool) => lacksField(tool, "_meta") && !hasMisplaced(tool) && misspeltOpenai(tool).length === 0;

// rules/openai/lib/members.ts
var SEED_MEMBERS = ["getInitialData", "callTool", "setWidgetState", "close"];
var OPENAI_MEMBERS = [
  "toolInput",
  "toolOutput",
  "toolResponseMetadata",
  "widgetState",
  "callTool",
  "setWidgetState",
  "sendFollowUpMessage",
  "uploadFile",
  "selectFiles",
  "getFileDownloadUrl",
  "requestDisplayMode",
  "requestModal",
  "requestClose",
  "requestCheckout",
  "notifyIntrinsicHeight",
  "openExternal",
  "setOpenInAppUrl",
  "theme",
  "displayMode",
  "maxHeight",
  "safeArea",
  "view",
  "userAgent",
  "locale"
];
var OTHER_MEMBERS = [
  "callCompletion",
  "maxWidth",
  "notifyEscapeKey",
  "notifyNavigation",
  "notifySecurityPolicyViolation",
  "sendFollowupTurn",
  "sendInstrument",
  "streamCompletion",
  "subscription",
  "toolInputPartial",
  "updateWidgetState"
];
var MEMBERS = [.../* @__PURE__ */ new Set([...SEED_MEMBERS, ...OPENAI_MEMBERS, ...OTHER_MEMBERS])];
var VALUES = /* @__PURE__ */ new Set([
  ...["toolInput", "toolInputPartial", "toolOutput", "toolResponseMetadata", "widgetState", "subscription"],
  ...["theme", "displayMode", "maxHeight", "maxWidth", "safeArea", "view", "userAgent", "locale"]
]);
var METHODS = new Set(MEMBERS.filter((each) => !VALUES.has(each)));
function usesIn({ root, code }) {
  const { widget } = code;
  if (widget.some(isOfHosts) || widget.every(({ guarded }) => guarded)) return widget;
  const { tools, resources } = listing(root);
  return tools.length + resources.length > 0 ? widget : [];
}
var isOfHosts = ({ member }) => !member || MEMBERS.includes(member.name) || nearKey(member.name, MEMBERS) !== void 0;
var DATA_MEMBERS = ["getInitialData", "toolInput", "toolOutput", "toolResponseMetadata", "widgetState"];
var ONLY_SEED = /* @__PURE__ */ new Set(["getInitialData", "close"]);
var ONLY_OPENAI = new Set(OPENAI_MEMBERS.filter((each) => !SEED_MEMBERS.includes(each)));
function dialectOf(uses) {
  const has2 = (names) => uses.some(({ member }) => member && names.has(member.name));
  const [isSeed, isOpenai] = [has2(ONLY_SEED), has2(ONLY_OPENAI)];
  return isSeed === isOpenai ? void 0 : isSeed ? "seed" : "openai";
}
function signOf(dialect, uses) {
  const signs = dialect === "seed" ? ONLY_SEED : ONLY_OPENAI;
  return uses.find(({ member }) => member && signs.has(member.name))?.member?.name;
}

Object.assign(exports, { emptiness, DIALECTS, PREFIX, dialectsOption, writtenIn, isXmcp, isGenerated, openaiEntry, SKYBRIDGE, mimesFor, isOneOf, isPage, isWidgetUri, isPageUri, isTemplate, isSeedUri, isWellFormed, isSeedOnly, sameUri, pathOf, seedUriFor, uiUriFor, appOf, widgetsOf, contentsIn, isKnownRead, isOwnWidget, hasWidgetsInCode, besideUiOfTool, besideUiOfWidget, ANNOTATION_KEYS, INVOCATION_KEYS, OPENAI_KEYS, UI_KEYS, ANSWER_KEYS, outsideMeta, outsideOpenai, openaiOnTool, hasMisplaced, nestedMeta, joinedInvocation, hintsInMeta, nearKey, firstWord, lacks, keyMeant, openaiKeyMeant, misspeltOpenai, misspeltTemplates, withoutPrefix, withoutMeta, MEMBERS, METHODS, usesIn, DATA_MEMBERS, dialectOf, signOf });
}));
__define("action-main/chunk-YRVYAN7N.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { isAsWritten } = require("./chunk-M4PECOFO.cjs");

// src/core/words.ts
function eitherOf(words) {
  return words.length < 2 ? words[0] ?? "" : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

// rules/common/lib/secrets.ts
var KINDS = [
  { name: "a GitHub token", pattern: /\bgh[pousr]_([A-Za-z0-9]{36})\b/g, isSure: true },
  { name: "a GitHub token", pattern: /\bgithub_pat_([A-Za-z0-9]{22}_[A-Za-z0-9]{59})\b/g, isSure: true },
  { name: "a GitLab token", pattern: /\bglpat-([\w-]{20,64})(?![\w-])/g },
  { name: "an Anthropic key", pattern: /\bsk-ant-(?:api|admin|oat|sid)\d\d-([\w-]{80,120})(?![\w-])/g },
  { name: "an OpenAI key", pattern: /\bsk-(?:proj|svcacct|admin|None)-([\w-]{40,200})(?![\w-])/g },
  { name: "an OpenAI key", pattern: /\bsk-([A-Za-z0-9]{48})(?![\w-])/g },
  { name: "an OpenRouter key", pattern: /\bsk-or-v1-([0-9a-f]{64})\b/g },
  { name: "an AWS access key", pattern: /\b(?:AKIA|ASIA)([A-Z0-9]{16})\b/g, isSure: true },
  { name: "a Google API key", pattern: /\bAIza([\w-]{35})(?![\w-])/g },
  { name: "a Google client secret", pattern: /\bGOCSPX-([\w-]{28})(?![\w-])/g },
  { name: "a Slack token", pattern: /\bxox[abeoprs]-((?:\d{8,14}-){1,3}[A-Za-z0-9]{20,40})\b/g },
  { name: "a Slack app token", pattern: /\bxapp-\d-([A-Z0-9]{8,14}-\d{8,14}-[a-f0-9]{60,70})\b/g },
  {
    name: "a Slack webhook",
    pattern: /\bhooks\.slack\.com\/services\/T[A-Z0-9]{7,12}\/B[A-Z0-9]{7,12}\/([A-Za-z0-9]{24})\b/g
  },
  {
    name: "a Discord webhook",
    pattern: /\bdiscord(?:app)?\.com\/api\/webhooks\/\d{17,20}\/([\w-]{60,80})(?![\w-])/g
  },
  { name: "a Telegram bot token", pattern: /\b\d{8,10}:(AA[\w-]{33})(?![\w-])/g },
  { name: "a Stripe key", pattern: /\b[rs]k_live_([A-Za-z0-9]{24,120})\b/g },
  { name: "a Stripe webhook secret", pattern: /\bwhsec_([A-Za-z0-9]{32,64})\b/g },
  { name: "a SendGrid key", pattern: /\bSG\.([\w-]{22}\.[\w-]{43})(?![\w-])/g },
  { name: "an npm token", pattern: /\bnpm_([A-Za-z0-9]{36})\b/g },
  { name: "a PyPI token", pattern: /\bpypi-AgEIcHlwaS5vcmc([\w-]{50,250})(?![\w-])/g },
  { name: "a Hugging Face token", pattern: /\bhf_([A-Za-z0-9]{34})\b/g },
  { name: "a Groq key", pattern: /\bgsk_([A-Za-z0-9]{52})\b/g },
  { name: "an xAI key", pattern: /\bxai-([A-Za-z0-9]{80})\b/g },
  { name: "a Perplexity key", pattern: /\bpplx-([A-Za-z0-9]{48,56})\b/g },
  { name: "a Linear key", pattern: /\blin_api_([A-Za-z0-9]{40})\b/g },
  { name: "a Notion token", pattern: /\bntn_([A-Za-z0-9]{40,50})\b/g },
  { name: "an Airtable token", pattern: /\bpat([A-Za-z0-9]{14}\.[a-f0-9]{64})\b/g },
  { name: "a DigitalOcean token", pattern: /\bdo[opr]_v1_([a-f0-9]{64})\b/g },
  { name: "a Shopify token", pattern: /\bshp(?:at|ca|pa|ss)_([a-fA-F0-9]{32})\b/g },
  {
    name: "a private key",
    pattern: /-----BEGIN (?:[A-Z]{2,9} ){0,2}PRIVATE KEY(?: BLOCK)?-----(?:\\[nr]|\s){1,4}([A-Za-z0-9+/=:,. \\\s-]{64,128})/g
  }
];
var TELLTALE = new RegExp(
  "gh[pousr]_|github_pat_|glpat-|sk-|AKIA|ASIA|AIza|GOCSPX-|xox[abeoprs]-|xapp-|hooks\\.slack|/webhooks/|:AA|k_live_|whsec_|SG\\.|npm_|pypi-|hf_|gsk_|xai-|pplx-|lin_api_|ntn_|pat[A-Za-z0-9]{14}\\.|do[opr]_v1_|shp(?:at|ca|pa|ss)_|PRIVATE"
);
var SHORTEST = 20;
var BLANK = 32;
function hasLongWord(text) {
  for (let at = SHORTEST - 1; at < text.length; at += SHORTEST) {
    let from = at;
    while (from >= 0 && text.charCodeAt(from) > BLANK) from--;
    let to = from < at ? at + 1 : at;
    while (to < text.length && text.charCodeAt(to) > BLANK) to++;
    if (to - from > SHORTEST) return true;
  }
  return false;
}
function secretsIn(text, isValue = false) {
  if (!hasLongWord(text) || !TELLTALE.test(text)) return [];
  const found = [];
  for (const { name, pattern, isSure } of KINDS) {
    for (const { index, 0: whole, 1: random } of text.matchAll(pattern)) {
      if (!isMadeUp(random, isSure && isValue)) found.push({ name, from: index, to: index + whole.length });
    }
  }
  return found;
}
var FILLER = /example|sample|dummy|fake|placeholder|redacted|change|replace|insert|your|here|test|secret|token|xxxx/i;
var COUNTED = /abcdef|qwerty|12345|98765/i;
var REPEATED = /(.)\1{4}/;
function isMadeUp(random, mayCount = false) {
  const different = new Set(random).size;
  return different < 8 || FILLER.test(random) || REPEATED.test(random) || !mayCount && COUNTED.test(random);
}

// rules/common/lib/words.ts
var KINDS2 = {
  string: "a string",
  number: "a number",
  integer: "an integer",
  boolean: "true or false",
  array: "an array",
  object: "an object",
  null: "null"
};
function typeWords(types) {
  return eitherOf([...new Set(types)].map((type) => KINDS2[type]));
}
var LONGEST = 40;
function show(node) {
  switch (node.kind) {
    case "object":
      return "an object";
    case "array":
      return "an array";
    case "null":
      return "null";
    case "unknown":
      return "something";
    case "string":
      return secretsIn(node.value).length > 0 ? "a string" : `the string ${showText(node.value)}`;
    case "number":
      return isAsWritten(node) ? `the number ${node.value}` : "a number";
    case "boolean":
      return `the boolean ${node.value}`;
  }
}
function showText(text) {
  return JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}\u2026` : text);
}
var isAscii = (text) => /^[\0-\x7f]*$/.test(text);

Object.assign(exports, { eitherOf, TELLTALE, secretsIn, typeWords, show, showText, isAscii });
}));
__define("action-main/chunk-7GOXBNRY.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { fieldMeant, near } = require("./chunk-M6HXI5RH.cjs");
const { entries, entry, get, has, text } = require("./chunk-M4PECOFO.cjs");

// rules/common/lib/audience.ts
function isForAppOnly(tool) {
  const audience = get(tool, "_meta", "ui", "visibility");
  const isApp = audience?.kind === "array" && !audience.open && audience.items.length > 0 && audience.items.every((each) => text(each) === "app");
  return isApp || text(get(tool, "_meta", "openai/visibility")) === "private";
}

// rules/mcp/schema.json
var schema_default = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  properties: {
    tools: { type: "array", items: { $ref: "#/$defs/tool" } },
    resources: { type: ["array", "null"], items: { $ref: "#/$defs/resource" } },
    nextCursor: { type: ["string", "null"] }
  },
  if: { type: "object", required: ["resources"], properties: { resources: { type: "array" } } },
  else: {
    title: "a list of MCP tools or resources",
    type: "object",
    required: ["tools"],
    properties: { tools: { description: "without it or `resources` nothing is listed" } }
  },
  $defs: {
    tool: {
      title: "an MCP tool",
      type: "object",
      required: ["name"],
      additionalProperties: false,
      properties: {
        $schema: {},
        name: { type: "string", description: "clients call the tool by it" },
        title: { type: "string" },
        description: { type: "string" },
        inputSchema: {},
        outputSchema: { type: "object" },
        annotations: { type: "object", properties: { title: { type: "string" } } },
        _meta: { type: "object" },
        icons: {
          type: "array",
          items: {
            title: "an icon",
            type: "object",
            required: ["src"],
            additionalProperties: false,
            properties: {
              src: { type: "string", description: "clients load the image from there" },
              mimeType: { type: "string" },
              sizes: { type: "array", items: { type: "string" } },
              theme: { enum: ["light", "dark"] }
            }
          }
        },
        execution: {
          type: "object",
          properties: { taskSupport: { enum: ["required", "optional", "forbidden"] } }
        },
        securitySchemes: { type: "array" }
      }
    },
    resource: {
      if: { type: "object", required: ["uri"], properties: { uri: {} } },
      then: {
        title: "an MCP resource",
        type: "object",
        additionalProperties: false,
        properties: {
          uri: { type: "string" },
          name: { type: "string" },
          title: { type: "string" },
          description: { type: "string" },
          mimeType: { type: "string" },
          size: { type: "number" },
          annotations: {
            type: "object",
            properties: {
              audience: { type: "array", items: { enum: ["user", "assistant"] } },
              priority: { description: "a number from 0 to 1", type: "number", minimum: 0, maximum: 1 },
              lastModified: { type: "string" }
            }
          },
          _meta: { type: "object" },
          icons: {
            type: "array",
            items: {
              title: "an icon",
              type: "object",
              required: ["src"],
              additionalProperties: false,
              properties: {
                src: { type: "string", description: "clients load the image from there" },
                mimeType: { type: "string" },
                sizes: { type: "array", items: { type: "string" } },
                theme: { enum: ["light", "dark"] }
              }
            }
          },
          url: { $comment: "Some have one beside the uri: it is no slip." }
        }
      }
    }
  }
};

// rules/mcp/lib/fields.ts
var NAMES = Object.keys(schema_default.$defs.tool.properties);
var FIELDS = new Set(NAMES);
function lacksField(tool, field) {
  return has(tool, field) === "no" && !meantAs(tool, field);
}
function meantAs(tool, field) {
  return entries(tool).find(({ key }) => !FIELDS.has(key) && fieldMeant(key, NAMES) === field);
}
function hasMisspeltSchema(node) {
  return entries(node).some(({ key, value }) => value.kind === "object" && meansInputSchema(key)) && entries(node).every(({ key }) => FIELDS.has(key) || isNearField(key));
}
function meansInputSchema(key) {
  const mayMean = /inp|put|sch|ema/i.test(key) && !key.includes("_") && !FIELDS.has(key);
  return mayMean && fieldMeant(key, NAMES) === "inputSchema";
}
var isNearField = (key) => near(key, FIELDS) !== void 0;

// rules/common/lib/otc-twin.ts
function isOtcInCamelCase(node) {
  return has(node, "inputSchema") === "yes" && has(node, "input_schema") === "no" && has(node, "version") === "yes" && VERSIONED.test(text(get(node, "id")) ?? "") && (get(node, "inputSchema", "parameters")?.kind === "object" || has(node, "output_schema") === "yes");
}
var VERSIONED = /^\w{1,100}\.\w{1,100}@\d{1,9}\.\d{1,9}\.\d{1,9}$/;

// rules/mcp/lib/listing.ts
function listingOf(manifest) {
  return manifest.derive(ofRoot);
}
var ofRoot = ({ root }) => listing(root);
function listing(root) {
  const answer = answerIn(root);
  return {
    answer,
    tools: objects(get(answer, "tools")),
    functions: objects(get(answer, "functions")),
    resources: objects(get(answer, "resources"))
  };
}
function answerIn(root) {
  const held = heldIn(root);
  if (isLoneTool(held)) return holding(held, { tools: [held] });
  if (held.kind !== "array") return held;
  const isOther = (each) => !isOnlyResource(each);
  return holding(held, { tools: held.items.filter(isOther), resources: held.items.filter(isOnlyResource) });
}
function mayBeListing(root, isNamed) {
  const held = heldIn(root);
  if (held.kind !== "array") return isNamed || !isLoneTool(held);
  return isNamed || held.items.filter(isPlainTool).length * 2 > held.items.length;
}
var isBare = (root) => heldIn(root).kind === "array";
function isTool(node) {
  const isOthers = isOtcInCamelCase(node) || isOfBedrock(get(node, "inputSchema"));
  return has(node, "name") === "yes" && has(node, "inputSchema") === "yes" && !isOthers;
}
function isNameless(node) {
  const input = get(node, "inputSchema");
  return input?.kind === "object" && !isOfBedrock(input) && has(node, "name") === "no";
}
function isOfBedrock(input) {
  return input?.kind === "object" && input.entries.length === 1 && get(input, "json")?.kind === "object";
}
function heldIn(root) {
  const result = get(root, "result");
  const hasLists = (node) => LISTS.some((list) => get(node, list)?.kind === "array");
  return result && (entry(root, "jsonrpc") || hasLists(result) && !hasLists(root)) ? result : root;
}
var LISTS = ["tools", "resources"];
function isLoneTool(node) {
  return (isTool(node) || isNameless(node) || has(node, "name") === "yes" && hasMisspeltSchema(node)) && ["tools", "functions", "resources"].every((list) => has(node, list) === "no");
}
function isPlainTool(node) {
  const input = get(node, "inputSchema");
  if (node.kind !== "object") return false;
  const [note, ...others] = node.entries.filter(({ key, value }) => !FIELDS.has(key) && value.kind !== "null");
  return text(get(node, "name")) !== void 0 && text(get(node, "description")) !== void 0 && (text(get(input, "type")) === "object" || get(input, "properties")?.kind === "object") && others.length === 0 && note?.value.kind !== "object" && note?.value.kind !== "array";
}
function isOnlyResource(node) {
  return has(node, "uri") === "yes" && has(node, "inputSchema") === "no";
}
function holding(held, lists) {
  const { start, end, open } = held;
  const entries2 = Object.entries(lists).map(([key, items]) => {
    return { start, end, key, value: { start, end, kind: "array", items, open } };
  });
  return { start, end, kind: "object", entries: entries2, open };
}
function objects(list) {
  return list?.kind === "array" ? list.items.filter((item) => item.kind === "object") : NONE;
}
var NONE = [];

// rules/mcp/lib/registrations.ts
function isMisplacedSchema(registration) {
  return misplaced(registration, "inputSchema") !== void 0 || converted(registration, "inputSchema") !== void 0;
}
function misplaced(registration, key) {
  const isWritten = isGivenToSdk(registration) && natureOf(registration, key) === "json-schema";
  return isWritten ? given(registration, key) : void 0;
}
function isWholeForTool({ api, sdk, schema }) {
  return api === "tool" && sdk === "v1" && schema?.is === "zod";
}
function straysIn(registration) {
  if (!isGivenToSdk(registration)) return [];
  return ["inputSchema", "outputSchema"].flatMap((key) => {
    const { strays = [] } = schemaOf(registration, key) ?? {};
    const properties = get(registration.tool, key, "properties");
    return strays.flatMap((name) => entry(properties, name) ?? []);
  });
}
var isGivenToSdk = ({ api, sdk }) => sdk !== void 0 && (api === "registerTool" || api === "registerAppTool" || api === "tool");
var isZodForSdk = (registration) => isGivenToSdk(registration) && registration.schema?.is === "zod";
function converted(registration, key) {
  if (!isGivenToSdk(registration) || registration.sdk !== "v1") return void 0;
  const schema = entry(registration.tool, key);
  const isConverted = schema?.value.kind === "object" && schema.value.open && isMadeByCall(schema.value);
  return isConverted && natureOf(registration, key) === "unknown" ? schema : void 0;
}
function servedZod(registration, key) {
  if (registration.api !== "list") return void 0;
  const is = natureOf(registration, key);
  if (is === "zod" || is === "shape") return given(registration, key);
  return schemaOf(registration, key)?.holdsZod ? get(registration.tool, key, "properties") : void 0;
}
function promisesData(registration, { code }) {
  const isServed = isGivenToSdk(registration) || registration.sdk !== void 0 && registration.api === "list";
  return isServed && (registration.output?.is ?? "unknown") !== "unknown" && !isOfFramework(code);
}
var natureOf = (registration, key) => schemaOf(registration, key)?.is;
var schemaOf = ({ schema, output }, key) => key === "inputSchema" ? schema : output;
function isMadeByCall(schema) {
  const type = entry(schema, "type");
  return type?.value.kind === "string" && type.start === type.value.start && type.file === type.value.file;
}
function given(registration, key) {
  const schema = schemaOf(registration, key);
  const inTool = get(registration.tool, key);
  return inTool && inTool.start === schema.start && inTool.file === schema.file ? inTool : schema;
}
function isTakenByOthers(tool, manifest) {
  return manifest.derive(placesOfOthers).has(tool.start);
}
function fieldsOfOthers(manifest) {
  return manifest.derive(findFieldsOfOthers);
}
function findFieldsOfOthers(manifest) {
  const tools = listingOf(manifest).tools.filter((tool) => isTakenByOthers(tool, manifest));
  return new Set(tools.flatMap(({ entries: entries2 }) => entries2));
}
function placesOfOthers({ code }) {
  const isFramework = isOfFramework(code);
  const isOthers = ({ api }) => api === "literal" || isFramework && api !== "list";
  const starts = (some) => some.flatMap(({ tool }) => tool ? [tool.start] : []);
  const others = new Set(starts(code.registrations.filter(isOthers)));
  for (const start of starts(code.registrations.filter((each) => !isOthers(each)))) others.delete(start);
  return others;
}
var FRAMEWORKS = /^(fastmcp|frontmcp|@frontmcp\/.*|mcp-framework|mcp-lite|mcp-use|skybridge|xmcp)(\/|$)/;
var isOfFramework = ({ imports }) => imports.some((name) => FRAMEWORKS.test(name));

// rules/mcp/lib/hints.ts
var HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];
function hintMeant({ key, value }) {
  const whole = `${key.replace(/[-_]/g, "")}hint`.toLowerCase();
  return value.kind === "boolean" ? HINTS.find((hint) => hint.toLowerCase() === whole) : void 0;
}
function annotationsOf(tool) {
  const own = get(tool, "annotations");
  return [
    ...entries(own).filter(({ key }) => key !== "openai"),
    ...entries(get(own, "openai")).filter(({ key }) => HINTS.includes(key))
  ];
}
function trueHint(tool, hint) {
  return annotationsOf(tool).find(({ key, value }) => key === hint && value.kind === "boolean" && value.value);
}
function hintsOn(tool, manifest) {
  const hints = tool.entries.filter(({ key }) => HINTS.includes(key));
  if (hints.length === 0 || has(tool, "annotations") === "unknown" || isTakenByOthers(tool, manifest)) return [];
  const annotations = get(tool, "annotations");
  const isMissing = (hint) => [annotations, get(annotations, "openai")].every((holder) => has(holder, hint) === "no");
  return hints.filter(({ key }) => isMissing(key));
}
function hasAppMetadata(tool) {
  const keys = entries(get(tool, "_meta")).map(({ key }) => key);
  return get(tool, "annotations", "openai") !== void 0 || keys.some((key) => /^(openai\/|ui$|ui\/)/.test(key));
}

Object.assign(exports, { isForAppOnly, isOtcInCamelCase, schema_default, FIELDS, lacksField, meantAs, hasMisspeltSchema, isNearField, listingOf, listing, answerIn, mayBeListing, isBare, isTool, isNameless, isMisplacedSchema, misplaced, isWholeForTool, straysIn, isZodForSdk, converted, servedZod, promisesData, isMadeByCall, given, isTakenByOthers, fieldsOfOthers, HINTS, hintMeant, annotationsOf, trueHint, hintsOn, hasAppMetadata });
}));
__define("action-main/chunk-BEV2GOUK.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { KEYWORDS, isMisspelt, isPropertyLike, keywordMeant } = require("./chunk-7BSBHYIY.cjs");
const { addTo } = require("./chunk-AYYLQH5W.cjs");
const { asWritten, entry, get, has, text } = require("./chunk-M4PECOFO.cjs");

// rules/common/lib/schema-index.ts
var NONE = [];
function schemasWith(manifest, keyword) {
  return schemasByKey(manifest).get(keyword) ?? NONE;
}
function schemasByKey(manifest) {
  return manifest.derive(build);
}
function build({ schemas }) {
  const index = /* @__PURE__ */ new Map();
  for (const schema of schemas) {
    for (const { key } of schema.node.entries) {
      const some = index.get(key);
      if (!some) index.set(key, [schema]);
      else if (some.at(-1) !== schema) some.push(schema);
    }
  }
  return index;
}

// rules/common/lib/stray-properties.ts
function strayProperties(manifest) {
  const found = /* @__PURE__ */ new Map();
  if (manifest.formats.includes("shinkai")) return found;
  const isOthers = ({ node, depth, role }) => depth === 0 && role === "input" && manifest.formats.includes("mcp") && get(node, "properties")?.kind !== "object";
  for (const [key, schemas] of schemasByKey(manifest)) {
    if (KEYWORDS.has(key) || keywordMeant(key) !== void 0 || NOTES.test(key)) continue;
    for (const schema of schemas) {
      const { node } = schema;
      const stray = entry(node, key);
      if (!isPropertyLike(stray) || !mayHoldProperties(node) || isOthers(schema)) continue;
      addTo(found, node, stray);
    }
  }
  return found;
}
var NOTES = /^(?:x-|\$|_)|:|output|response|result|return|error/i;
function mayHoldProperties(node) {
  if (has(node, "type") === "yes") return text(get(node, "type")) === "object";
  return has(node, "properties") === "yes" || !node.open && node.entries.every(isPropertyLike);
}
function isWrapper({ entries, open }, { key, value }) {
  return !open && entries.length === 1 && WRAPPERS.has(key) && get(value, "properties")?.kind === "object";
}
var WRAPPERS = /* @__PURE__ */ new Set([
  "parameters",
  "schema",
  "json_schema",
  "jsonSchema",
  "input_schema",
  "inputSchema"
]);
function intoProperties(from, strays, title = strays.length > 1 ? "Put them into `properties`" : "Put it into `properties`") {
  const removed = strays.map((child) => ({ op: "remove", from, child }));
  const properties = get(from, "properties");
  if (isMisspelt(from, "properties")) return void 0;
  if (properties === void 0 && has(from, "properties") === "no") {
    const value = Object.fromEntries(strays.map(({ key, value: value2 }) => [key, asWritten(value2)]));
    return { title, safe: true, edits: [...removed, { op: "add", to: from, key: "properties", value }] };
  }
  if (properties?.kind !== "object" || strays.some(({ key }) => has(properties, key) !== "no")) return void 0;
  const added = strays.map(({ key, value }) => ({ op: "add", to: properties, key, value: asWritten(value) }));
  return { title, safe: true, edits: [...removed, ...added] };
}

Object.assign(exports, { schemasWith, schemasByKey, strayProperties, isWrapper, intoProperties });
}));
__define("action-main/chunk-7BSBHYIY.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { near } = require("./chunk-M6HXI5RH.cjs");
const { entry, get, has, isAsWritten, items, text } = require("./chunk-M4PECOFO.cjs");

// rules/common/lib/types.ts
var TYPES = ["string", "number", "integer", "boolean", "array", "object", "null"];
var NAMES = new Set(TYPES);
function declaredTypes(schema) {
  const declared = entry(schema, "type")?.value;
  if (declared === void 0) return void 0;
  const names = declared.kind === "array" ? declared.open ? [] : declared.items : [declared];
  if (names.length === 0) return void 0;
  const types = [];
  for (const name of names) {
    if (name.kind !== "string" || !NAMES.has(name.value)) return void 0;
    types.push(name.value);
  }
  if (mayBeNull(schema)) types.push("null");
  return types;
}
function mayBeNull(schema) {
  const nullable = entry(schema, "nullable")?.value;
  return nullable?.kind === "unknown" || nullable?.kind === "boolean" && nullable.value;
}
function fits(node, types) {
  switch (node.kind) {
    case "unknown":
      return true;
    case "number":
      return types.includes("number") || types.includes("integer") && Number.isInteger(node.value);
    case "string":
      return types.includes("string") || types.includes("boolean") && isBareWord(node);
    default:
      return types.includes(node.kind);
  }
}
function isBareWord({ value, start, end }) {
  return end - start === value.length && /^(?:y|yes|n|no|on|off)$/i.test(value);
}
function misfits(list, schema) {
  if (list?.kind !== "array") return [];
  const types = declaredTypes(schema);
  return types ? items(list).filter((item) => !fits(item, types)) : [];
}
function converted(node, types) {
  if (node.kind === "string") return types.includes("string") ? void 0 : fromText(node.value, types);
  if (node.kind !== "number" && node.kind !== "boolean" || !types.includes("string")) return void 0;
  return isAsWritten(node) ? String(node.value) : void 0;
}
var LONGEST = 1e3;
function standsFor(text2, types) {
  const isDecimal = types.includes("number") && /^-?(?:0|[1-9]\d{0,14})\.\d{1,15}$/.test(text2);
  return isDecimal ? Number(text2) : fromText(text2, types);
}
function fromText(text2, types) {
  if (text2.length > LONGEST) return void 0;
  try {
    const value = JSON.parse(text2);
    return JSON.stringify(value) === text2 && types.some((type) => isOf(type, value)) ? value : void 0;
  } catch {
    return void 0;
  }
}
function isOf(type, value) {
  switch (type) {
    case "array":
      return Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    default:
      return typeof value === type;
  }
}

// rules/common/lib/keywords.ts
var SHAPES = {
  anything: { words: "anything", fits: (_) => true },
  typeName: { words: `one of ${TYPES.join(", ")}`, fits: namesType },
  types: { words: `one of ${TYPES.join(", ")}, or a list of these`, fits: namesTypes },
  schema: { words: "a schema: an object, true or false", fits: isSchema },
  items: { words: "a schema, or a list of schemas", fits: (node) => isSchema(node) || node.kind === "array" },
  schemas: { words: "an object that holds schemas by name", fits: isObject },
  schemaList: { words: "a list of schemas that is not empty", fits: isArray },
  list: { words: "a list", fits: isArray },
  names: { words: "a list of strings, none of them twice", fits: isArray },
  namesByName: { words: "an object that holds lists of strings", fits: isObject },
  text: { words: "a string", fits: isText },
  uri: { words: "a URI without a fragment", fits: isText },
  anchor: { words: "a name of letters, digits, `-`, `_` and `.`", fits: isText },
  number: { words: "a number", fits: (node) => node.kind === "number" },
  positive: { words: "a number above 0", fits: (node) => node.kind === "number" && node.value > 0 },
  count: { words: "a whole number, 0 or more", fits: isCount },
  flag: { words: "true or false", fits: (node) => node.kind === "boolean" },
  object: { words: "an object", fits: isObject }
};
var KEYWORDS = new Map([
  ...all("uri", "$id"),
  ...all("anchor", "$anchor", "$dynamicAnchor"),
  ...all("text", "$schema", "$ref", "$dynamicRef", "$recursiveRef", "$comment"),
  ...all("text", "id", "title", "description", "format", "pattern", "contentEncoding", "contentMediaType"),
  ...all("flag", "$recursiveAnchor", "deprecated", "readOnly", "writeOnly", "uniqueItems", "nullable"),
  ...all("number", "maximum", "minimum", "exclusiveMaximum", "exclusiveMinimum"),
  ...all("positive", "multipleOf"),
  ...all("count", "maxLength", "minLength", "maxItems", "minItems", "maxProperties", "minProperties"),
  ...all("count", "maxContains", "minContains"),
  ...all("schema", "additionalItems", "additionalProperties", "contains", "contentSchema", "else", "if", "not"),
  ...all("schema", "propertyNames", "then", "unevaluatedItems", "unevaluatedProperties"),
  ...all("schemas", "$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties"),
  ...all("schemaList", "allOf", "anyOf", "oneOf", "prefixItems"),
  ...all("list", "enum", "examples"),
  ...all("anything", "const", "default", "example"),
  ...all("object", "$vocabulary", "discriminator", "externalDocs", "xml"),
  ...all("types", "type"),
  ...all("items", "items"),
  ...all("names", "required"),
  ...all("namesByName", "dependentRequired")
]);
function all(shape, ...keywords) {
  return keywords.map((keyword) => [keyword, shape]);
}
function namesTypes(node) {
  return node.kind === "array" ? node.items.length > 0 && node.items.every(namesType) : namesType(node);
}
function namesType(node) {
  return node.kind === "string" && TYPES.includes(node.value);
}
function isText(node) {
  return node.kind === "string";
}
function isSchema(node) {
  return node.kind === "object" || node.kind === "boolean";
}
function isObject(node) {
  return node.kind === "object";
}
function isArray(node) {
  return node.kind === "array";
}
function isCount(node) {
  return node.kind === "number" && Number.isInteger(node.value) && node.value >= 0;
}

// rules/common/lib/misspelt.ts
function isMisspelt(schema, keyword) {
  return misspelt(schema, keyword) !== void 0;
}
function misspelt(schema, keyword) {
  const slip = schema.entries.find(
    (each) => !KEYWORDS.has(each.key) && keywordMeant(each.key) === keyword && mayBeMeant(each, keyword)
  );
  return slip ?? (keyword === "properties" ? propertiesByOtherName(schema) : void 0);
}
var OTHER_NAMES = /* @__PURE__ */ new Set([
  ...["property", "props", "prop", "fields", "field", "attributes", "members"],
  ...["parameters", "params", "arguments", "args"]
]);
function propertiesByOtherName(schema) {
  if (has(schema, "properties") !== "no" || text(get(schema, "type")) !== "object") return void 0;
  if (schema.entries.some(isOtherDescription)) return void 0;
  const found = schema.entries.filter(({ key, value }) => OTHER_NAMES.has(key) && holdsOnlyProperties(value));
  return found.length === 1 ? found[0] : void 0;
}
function isOtherDescription({ key, value }) {
  return key === "additionalProperties" ? value.kind === "object" : OTHER_DESCRIPTIONS.has(key);
}
var OTHER_DESCRIPTIONS = /* @__PURE__ */ new Set(["$ref", "allOf", "patternProperties"]);
function holdsOnlyProperties(node) {
  return node.kind === "object" && !node.open && node.entries.length > 0 && node.entries.every(isPropertyLike);
}
function isPropertyLike({ value }) {
  const type = value.kind === "object" ? entry(value, "type") : void 0;
  return type !== void 0 && SHAPES.types.fits(type.value);
}
function mayBeMeant({ value }, keyword) {
  return SHAPES[KEYWORDS.get(keyword)].fits(value);
}
var LONG = [...KEYWORDS.keys()].filter((keyword) => keyword.length >= 7 && !keyword.startsWith("$"));
var SHORT = new Map(
  Object.entries({
    const: ["cosnt", "constt"],
    enum: ["enums", "emum", "enmu", "eunm"],
    format: ["formt", "fromat", "foramt", "formta"],
    items: ["item", "itmes", "iems", "itens", "itemss"],
    title: ["titel", "tilte", "titl"],
    type: ["types", "tpye", "tyep", "typ", "ype", "tye"]
  }).flatMap(([keyword, slips]) => slips.map((slip) => [slip, keyword]))
);
var FOREIGN = /* @__PURE__ */ new Set(["callable", "descriptor", "sample", "samples", "writeable"]);
function keywordMeant(key) {
  if (key.startsWith("x-") || key.startsWith("$") || key.length > LONGEST2 || FOREIGN.has(key)) return void 0;
  byFold ??= foldedKeywords();
  return byFold.get(fold(key)) ?? SHORT.get(key) ?? near(key, likely(key));
}
var LONGEST2 = 30;
var byFold;
function foldedKeywords() {
  const words = [...KEYWORDS.keys()].filter((keyword) => /^[a-z]{3}/i.test(keyword));
  return new Map(words.map((keyword) => [fold(keyword), keyword]));
}
function fold(key) {
  return key.replace(/[-_ ]/g, "").toLowerCase();
}
function likely(key) {
  return LONG.filter(({ length }) => Math.abs(length - key.length) <= 3);
}

Object.assign(exports, { TYPES, declaredTypes, fits, misfits, converted, standsFor, SHAPES, KEYWORDS, isMisspelt, misspelt, propertiesByOtherName, isPropertyLike, mayBeMeant, keywordMeant });
}));
__define("action-main/chunk-UCYQPBIS.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { beginningsOf } = require("./chunk-7UHBSTNH.cjs");

// src/parse/telltale.ts
var TOOLS = new RegExp(
  [
    "register(App)?(Tool|Resource)",
    "registerWidget",
    "setRequestHandler",
    "inputSchema",
    "input_schema",
    "(register|add|define|create)\\w{0,40}Tool\\b",
    "\\.(tool|widget|uiResource)\\(",
    "ui://",
    "ToolMetadata",
    "sunpeak/mcp",
    "(extends|implements)\\s[\\w$.,<>\\s]{0,100}Tool\\b",
    "mcp-nest|@frontmcp/sdk|@leanmcp/core",
    "@(Mcp|MCP)Tool\\(",
    "\\bFunctionTool\\b",
    "\\bzod(Responses)?Function\\(",
    "\\b(readOnly|destructive|idempotent|openWorld)Hint\\b"
  ].join("|")
);
var PARTS = [
  ...["Tool", "Schema", "_schema", "Resource", "RequestHandler", "Widget"],
  ...["tool(", "widget(", "ui://", "Hint", "zodFunction(", "zodResponsesFunction("]
];
var LIBRARIES = new RegExp(`["'](${[...beginningsOf("telling"), "xmcp$"].map(toItsEnd).join("|")})["']`);
function toItsEnd(beginning) {
  return beginning.endsWith("$") ? beginning.slice(0, -1) : `${beginning}[^"'\\n]{0,60}`;
}
var TYPES = /(\b(Tool|ListToolsResult)\b|\*\s{1,9}as\b)[^;'"]{0,300}\sfrom\s{0,9}["'][\w:./]{0,40}@modelcontextprotocol\//;
var SERVED = /["'](?:[a-z]{3,5}:[\w:./]{0,40})?(@modelcontextprotocol\/|fastmcp\b)/;
var OWN_WORDS = /\b(schema|parameters|inputShape|parametersSchema)\b/;
var WIDGET = /\.openai\b|\[["']openai["']\]|openai:set_globals/;
var mayBeWidget = (text) => text.includes("openai") || text.includes("callServerTool") || text.includes("ui/initialize");
var mayBePage = (text) => mayBeWidget(text) && /<script|\son[a-z]+=/i.test(text);
var SCRIPT_TYPES = /* @__PURE__ */ new Set([
  ...["", "module", "text/javascript", "application/javascript", "text/ecmascript"]
]);
var isWidgetHandler = (attribute, value) => /^on[a-z]+$/.test(attribute) && value.includes("openai");
function mayHoldTools(path, text) {
  if (/\.html?$/i.test(path)) return mayBeWidget(text);
  return PARTS.some((part) => text.includes(part)) && TOOLS.test(text) || text.includes("openai") && (WIDGET.test(text) || /=\s{0,9}(window|globalThis|self)\b/.test(text)) || text.includes("callServerTool") && text.includes("ext-apps") || text.includes("ui/initialize") || text.includes("tool") && LIBRARIES.test(text) || text.includes("@modelcontextprotocol/") && TYPES.test(text) || text.includes("description") && SERVED.test(text) && OWN_WORDS.test(text) || text.includes("metadata") && text.includes("xmcp") || (text.includes('"function"') || text.includes("'function'") ? text.includes("parameters") : false) || text.includes("getInfo") && /\bns\b/.test(text);
}

Object.assign(exports, { mayBeWidget, mayBePage, SCRIPT_TYPES, isWidgetHandler, mayHoldTools });
}));
__define("action-main/chunk-7UHBSTNH.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
// src/parse/libraries.ts
var LIBRARIES = [
  ["ai$", "telling", "function", "factory", "base", "unserved"],
  ["@ai-sdk/", "telling", "function", "base", "unserved"],
  ["@openai/", "factory"],
  ["@openai/agents", "telling", "function", "base", "unserved"],
  ["openai$", "unserved"],
  ["openai/", "maker"],
  ["@anthropic-ai/claude-agent-sdk", "telling", "served"],
  ["@cyanheads/mcp-ts-core", "telling", "defined"],
  ["@anthropic-ai/sdk/", "telling", "maker"],
  ["@anthropic-ai/", "unserved"],
  ["@?langchain", "telling", "function", "factory", "maker", "base", "unserved"],
  ["@?llamaindex", "telling", "function", "maker", "base"],
  ["@mastra/", "telling", "factory", "base", "unserved"],
  ["@strands-agents/", "telling", "function", "maker"],
  ["@google/adk", "telling", "maker"],
  ["@google/", "base"],
  ["@xsai/tool$", "telling", "function"],
  ["@tanstack/ai", "telling", "maker"],
  ["@assistant-ui/", "telling", "function", "unserved"],
  ["@convex-dev/agent", "telling", "factory", "unserved"],
  ["@github/copilot-sdk", "factory"],
  ["beeai-framework", "telling", "maker", "base"],
  ["@modelcontextprotocol/(sdk/)?client", "unserved"]
];
var beginningsOf = (trait) => LIBRARIES.flatMap(([beginning, ...traits]) => traits.includes(trait) ? [beginning] : []);
var librariesWith = (trait) => new RegExp(`^(${beginningsOf(trait).join("|")})`);

Object.assign(exports, { beginningsOf, librariesWith });
}));
__define("action-main/chunk-G6WVLRKK.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
// src/core/code.ts
function isWidget({ widget, calledTools, handshakes }) {
  return widget.length > 0 || calledTools.length > 0 || handshakes.length > 0;
}
var NO_CODE = {
  imports: [],
  registrations: [],
  answers: [],
  reads: [],
  widget: [],
  calledTools: [],
  handshakes: []
};

Object.assign(exports, { isWidget, NO_CODE });
}));
__define("action-main/chunk-NYJHV4PJ.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { get, has, text } = require("./chunk-M4PECOFO.cjs");

// rules/otc/lib/flat.ts
function isFlat(input) {
  if (input?.kind !== "object" || has(input, "parameters") !== "no") return false;
  return has(input, "properties") === "yes" || text(get(input, "type")) === "object";
}

// src/core/pointer.ts
function stepsOf(pointer) {
  return pointer.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function stepTo(key) {
  return `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

// rules/common/lib/reference.ts
function referenceSteps(reference) {
  if (!reference?.startsWith("#/")) return void 0;
  try {
    return stepsOf(decodeURIComponent(reference.slice(1)));
  } catch {
    return void 0;
  }
}

Object.assign(exports, { stepsOf, stepTo, referenceSteps, isFlat });
}));
__define("action-main/chunk-IOS2KUYC.cjs", (function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
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
var __commonJS = (cb, mod) => function __require2() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

Object.assign(exports, { __require, __commonJS, __toESM });
}));
const { CONFIG_NAMES, EXTENSIONS, PACKAGE_NAME, SOURCE_EXTENSIONS, Seen, absolutePath, discover, gitTop, inFolder, isIgnored, isInside, leadsOut, parentOf, readText, realPath, reason, relativePath, toSlashes, wildcard, workspaceOf } = require("./action-main/chunk-66ESHEWY.cjs");
const { annotations, hash, jsonParts, workflowCommand } = require("./action-main/chunk-WCCCDIPT.cjs");
const { columnOf, namesIn, readHunks, spacesOf } = require("./action-main/chunk-YVHQ7AX4.cjs");
const { knownPlace } = require("./action-main/chunk-PMBGE7SX.cjs");
const { gravestFirst, severities, sorted } = require("./action-main/chunk-OQRYNBOX.cjs");
const { grouped, plural, sentence } = require("./action-main/chunk-ZBWQSXXW.cjs");
const { Lines, feedStarts, lineAt } = require("./action-main/chunk-W7R7IZ4F.cjs");
const { asAtStart, ownFile } = require("./action-main/chunk-FFIK5T7N.cjs");
const { parseJson } = require("./action-main/chunk-V4BZVN56.cjs");
const { format } = require("./action-main/chunk-LJGSWDPG.cjs");
const { schema_default } = require("./action-main/chunk-COGWSFEQ.cjs");
const { alsoHere } = require("./action-main/chunk-OUUVWEEM.cjs");
const { emptiness, hasMisplaced, hasWidgetsInCode, isOwnWidget, misspeltOpenai, usesIn, withoutMeta, writtenIn } = require("./action-main/chunk-X65LJKVN.cjs");
const { TELLTALE, eitherOf, secretsIn, show, showText, typeWords } = require("./action-main/chunk-YRVYAN7N.cjs");
const { intoProperties, isWrapper, schemasByKey, schemasWith, strayProperties } = require("./action-main/chunk-BEV2GOUK.cjs");
const { FIELDS, HINTS, answerIn, hasMisspeltSchema, isBare, isForAppOnly, isNameless, isNearField, isOtcInCamelCase, isTool, listing, mayBeListing, schema_default: schema_default2 } = require("./action-main/chunk-7GOXBNRY.cjs");
require("./action-main/chunk-NUTH5Z57.cjs");
require("./action-main/chunk-KBPUM2E2.cjs");
const { BOUNDS, LIMITS, atMost } = require("./action-main/chunk-24YQR224.cjs");
const { FORMATS, NONE, PRESETS, SEVERITIES, compareFindings, compareText, countAll, fill, graver, isAtLeast, isBuiltin, isInPreset, messageOf, plus, printable, quotedValue, rulesIn, withoutTwins } = require("./action-main/chunk-ARTLXNBJ.cjs");
const { mayBePage, mayHoldTools } = require("./action-main/chunk-UCYQPBIS.cjs");
require("./action-main/chunk-7UHBSTNH.cjs");
const { NO_CODE } = require("./action-main/chunk-G6WVLRKK.cjs");
const { commentsIn } = require("./action-main/chunk-3OOZXVKH.cjs");
const { Unreadable } = require("./action-main/chunk-PT2G5UDM.cjs");
const { applyFixes, inTextOrder } = require("./action-main/chunk-X2FSVP3Z.cjs");
const { countWhere } = require("./action-main/chunk-XGHHV5C6.cjs");
const { isFlat, referenceSteps, stepTo, stepsOf } = require("./action-main/chunk-NYJHV4PJ.cjs");
const { KEYWORDS, SHAPES, TYPES, converted, declaredTypes, fits, isMisspelt, keywordMeant, mayBeMeant, misfits, propertiesByOtherName, standsFor } = require("./action-main/chunk-7BSBHYIY.cjs");
const { begunBy, didYouMean, fieldMeant, hint, near } = require("./action-main/chunk-M6HXI5RH.cjs");
const { addTo, groupBy } = require("./action-main/chunk-AYYLQH5W.cjs");
const { defineRule, entries, entry, get, has, isAsWritten, isVague, items, lack, part, text, toValue, unnamed, useOf, walk } = require("./action-main/chunk-M4PECOFO.cjs");
require("./action-main/chunk-IOS2KUYC.cjs");

// rules/common/lib/composition.ts
var COMPOSING = /* @__PURE__ */ new Set([
  "$dynamicRef",
  "$recursiveRef",
  "$ref",
  "allOf",
  "anyOf",
  "dependencies",
  "dependentSchemas",
  "else",
  "if",
  "not",
  "oneOf",
  "then"
]);
function isComposed(schema) {
  return schema.open || schema.entries.some(({ key }) => COMPOSING.has(key));
}

// rules/common/lib/judged.ts
function isSubset({ formats: formats2 }) {
  return formats2.includes("gloodata");
}
function isOtherThanSubset(manifest, types) {
  const [type, ...others] = types.filter((each) => each !== "null");
  return isSubset(manifest) && (type === void 0 || others.length > 0 || type === "array" || type === "object");
}
function judgedByFormat(manifest, place2) {
  return manifest.formats.some(
    (format6) => manifest.structure(format6).some(
      ({ kind, problem: { at } }) => kind !== "unknown-field" && "start" in at && at.start === place2.start && at.end === place2.end
    )
  );
}

// rules/common/array-without-items.ts
var array_without_items_default = defineRule({
  id: "common/array-without-items",
  summary: "`type: array` without `items`",
  severity: "warning",
  in: "recommended",
  source: {
    document: "JSON Schema, Applicator vocabulary",
    section: "items",
    says: "Without `items` an array may hold anything; OpenAI and VS Code refuse a tool with such a parameter.",
    kind: "advice"
  },
  messages: {
    missing: 'This array has no `items`, so nobody can tell what belongs in it, and OpenAI and VS Code refuse a tool with such a parameter. Add `items`, such as `{ "type": "string" }`.',
    missingPlain: 'This array has no `items`, so the model has to guess what belongs in it. Add `items`, such as `{ "type": "string" }`.'
  },
  *check(manifest) {
    if (isSubset(manifest)) return;
    const message = manifest.formats.includes("shinkai") ? "missingPlain" : "missing";
    for (const { node, role, depth } of schemasWith(manifest, "type")) {
      if (depth === 0 && (role !== "output" || manifest.formats.includes("shinkai"))) continue;
      if (!isArrayType(node) || has(node, "items") !== "no" || has(node, "prefixItems") !== "no") continue;
      if (!isComposed(node) && !isMisspelt(node, "items")) yield { at: lack(node), message };
    }
  }
});
function isArrayType(schema) {
  const type = entry(schema, "type")?.value;
  if (type?.kind === "string") return type.value === "array";
  if (type?.kind !== "array") return false;
  return type.items.some((item) => item.kind === "string" && item.value === "array") && type.items.every((item) => item.kind === "string" && (item.value === "array" || item.value === "null"));
}

// rules/common/lib/bounds.ts
var BOUNDS2 = [
  ["minimum", "maximum", true],
  ["exclusiveMinimum", "maximum", false],
  ["minimum", "exclusiveMaximum", false],
  ["exclusiveMinimum", "exclusiveMaximum", false],
  ["minLength", "maxLength", true],
  ["minItems", "maxItems", true],
  ["minContains", "maxContains", true],
  ["minProperties", "maxProperties", true]
];
function contradiction(schema, [lower, upper, mayMeet]) {
  const [low, high] = [bound(schema, lower), bound(schema, upper)];
  if (!low || !high || low.value < high.value || mayMeet && low.value === high.value) return void 0;
  return { low, high };
}
function bound(schema, keyword) {
  const value = entry(schema, keyword)?.value;
  return value?.kind === "number" ? value : void 0;
}

// rules/common/contradictory-bounds.ts
var contradictory_bounds_default = defineRule({
  id: "common/contradictory-bounds",
  summary: "A lower bound is above its upper bound",
  severity: "warning",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "minimum, maximum, minLength, maxLength, minItems, maxItems",
    says: "A value has to keep all bounds at once, so contradictory ones leave no value at all.",
    kind: "advice"
  },
  messages: {
    none: "`{{lower}}` is {{low}} and `{{upper}}` is {{high}}, so no value can ever be valid. Correct one of the two; they may be the wrong way round."
  },
  *check(manifest) {
    for (const bounds of BOUNDS2) {
      const [lower, upper] = bounds;
      for (const { node } of schemasWith(manifest, lower)) {
        const found = contradiction(node, bounds);
        if (!found) continue;
        const { low, high } = found;
        const data = { lower, upper, low: low.value, high: high.value };
        yield { at: low, message: "none", data, related: [{ at: high, note: "The upper bound." }] };
      }
    }
  }
});

// rules/common/lib/unset.ts
function isUnset(node, { formats: formats2 }) {
  if (node.kind === "null") return formats2.includes("shinkai") || formats2.includes("gloodata");
  return node.kind === "string" && node.value === "" && formats2.includes("shinkai");
}

// rules/common/default-not-in-enum.ts
var default_not_in_enum_default = defineRule({
  id: "common/default-not-in-enum",
  summary: "`default` is not one of `enum`",
  severity: "warning",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "default, enum",
    says: "A default should be valid against its schema, and with `enum` only the listed values are.",
    kind: "SHOULD"
  },
  messages: {
    missing: "The default is {{found}}, which is none of the values that `enum` allows{{hint}}. Whoever fills it in makes a call that the schema refuses. Add it to `enum` or choose one that is there."
  },
  *check(manifest) {
    for (const { node } of schemasWith(manifest, "enum")) {
      const choices = entry(node, "enum")?.value;
      const value = choices && entry(node, "default")?.value;
      if (choices?.kind !== "array" || choices.open || !value || !isPlain(value) || isUnset(value, manifest)) continue;
      if (isOtherwiseWrong(value, node) || choices.items.some((choice) => mayBe(choice, value, node, manifest)))
        continue;
      const meant = near(
        text(value) ?? "",
        choices.items.flatMap((choice) => text(choice) ?? [])
      );
      yield { at: value, message: "missing", data: { found: show(value), hint: hint(meant) } };
    }
  }
});
function isPlain({ kind }) {
  return kind !== "object" && kind !== "array" && kind !== "unknown";
}
function isOtherwiseWrong(value, schema) {
  const types = declaredTypes(schema);
  return types !== void 0 && (value.kind === "null" || !fits(value, types));
}
function mayBe(choice, value, schema, { formats: formats2 }) {
  if (!isPlain(choice)) return true;
  if (plain(choice) === plain(value)) return true;
  if (String(plain(choice)) !== String(plain(value))) return false;
  return formats2.includes("shinkai") || isOfOtherType(choice, schema);
}
function isOfOtherType(choice, schema) {
  const types = declaredTypes(schema);
  return types !== void 0 && !fits(choice, types);
}
function plain(node) {
  return "value" in node ? node.value : null;
}

// rules/common/default-type.ts
var default_type_default = defineRule({
  id: "common/default-type",
  summary: "`default` does not fit the declared `type`, or is outside its bounds",
  severity: "warning",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "default",
    says: "A default should be valid against the schema that it stands in.",
    kind: "SHOULD"
  },
  fixable: "safe",
  messages: {
    misfit: "The default is {{found}}, but the type asks for {{types}}: whoever fills it in makes a call that the schema refuses. Correct the default or the type.",
    outside: "The default is {{found}}, but `{{keyword}}` is {{bound}}: whoever fills it in makes a call that the schema refuses. Correct the default or the bound."
  },
  *check(manifest) {
    for (const { node, role } of schemasWith(manifest, "default")) {
      const value = entry(node, "default")?.value;
      const types = value && declaredTypes(node);
      if (!types || fits(value, types) || isUnset(value, manifest)) continue;
      if (isOtherThanSubset(manifest, types)) continue;
      if (value.kind === "string" && manifest.formats.includes("shinkai") && standsFor(value.value, types) !== void 0)
        continue;
      if (value.kind === "null" && role === "output") continue;
      const exact = converted(value, types);
      yield {
        at: value,
        message: "misfit",
        data: { found: show(value), types: typeWords(types) },
        fix: exact === void 0 ? void 0 : {
          title: `Write \`${JSON.stringify(exact)}\``,
          safe: true,
          edits: [{ op: "set", node: value, value: exact }]
        }
      };
    }
    yield* outside(manifest);
  }
});
function* outside(manifest) {
  for (const { node, role } of schemasWith(manifest, "default")) {
    const value = entry(node, "default")?.value;
    if (value?.kind !== "number" || role === "output" || !fits(value, declaredTypes(node) ?? ["number"])) continue;
    const broken = brokenBound(value.value, node);
    if (broken) yield { at: value, message: "outside", data: { found: show(value), ...broken } };
  }
}
var KEEPS = {
  minimum: (value, bound2) => value >= bound2,
  maximum: (value, bound2) => value <= bound2,
  exclusiveMinimum: (value, bound2) => value > bound2,
  exclusiveMaximum: (value, bound2) => value < bound2
};
function brokenBound(value, schema) {
  if (BOUNDS2.some((bounds) => contradiction(schema, bounds))) return void 0;
  for (const [keyword, keeps] of Object.entries(KEEPS)) {
    const bound2 = entry(schema, keyword)?.value;
    if (bound2?.kind === "number" && !keeps(value, bound2.value)) return { keyword, bound: bound2.value };
  }
  return void 0;
}

// rules/common/description-length.ts
var description_length_default = defineRule({
  id: "common/description-length",
  summary: "A description is so short or so long that models handle it badly",
  severity: "info",
  in: "strict",
  source: {
    document: "OpenAI API reference",
    section: "function.description",
    says: "The description of a function may have 1,024 characters; longer ones have been refused or cut.",
    kind: "advice"
  },
  messages: {
    short: "The description of `{{name}}` has {{length}}, hardly enough to tell when it is of use. Say what it does and when to call it, in {{limit}} characters or more.",
    long: "The description of `{{name}}` has {{length}}: it takes room in every request, and some hosts cut or refuse more than {{limit}}. Keep what the model needs to choose and to call.",
    shortUnnamed: "The description of this tool has {{length}}, hardly enough to tell when it is of use. Say what it does and when to call it, in {{limit}} characters or more.",
    longUnnamed: "The description of this tool has {{length}}: it takes room in every request, and some hosts cut or refuse more than {{limit}}. Keep what the model needs to choose and to call."
  },
  options: {
    schema: {
      type: "object",
      additionalProperties: false,
      properties: {
        toolMin: {
          type: "integer",
          minimum: 0,
          description: "The fewest characters that the description of a tool should have"
        },
        toolMax: { type: "integer", minimum: 1, description: "The most characters for the description of a tool" },
        parameterMax: {
          type: "integer",
          minimum: 1,
          description: "The most characters for the description of a parameter"
        }
      }
    },
    defaults: { toolMin: 20, toolMax: 1024, parameterMax: 1024 }
  },
  *check({ tools, schemas }, { options }) {
    for (const { node, label, description } of tools) {
      if (!isForAppOnly(node)) yield* judge(description, label, options.toolMin, options.toolMax);
    }
    for (const { node, property, role, tool: tool3 } of schemas) {
      if (property && role !== "output" && !isForAppOnly(tool3.node))
        yield* judge(entry(node, "description"), property.key, 0, options.parameterMax);
    }
  }
});
function* judge(description, name, least, most) {
  if (description?.value.kind !== "string") return;
  const isNamed = name !== void 0;
  const { length } = description.value.value.trim();
  if (length > most)
    yield {
      at: description.value,
      message: isNamed ? "long" : unnamed("long"),
      data: { name: name ?? "", length: characters(length), limit: most }
    };
  if (length >= least) return;
  const dense = denseIn(description.value.value);
  if (length + dense * (LETTERS_IN_ONE - 1) >= least) return;
  const few = dense > 0 ? Math.ceil(least / LETTERS_IN_ONE) : least;
  if (emptiness(description.value.value, name)) return;
  yield {
    at: description.value,
    message: isNamed ? "short" : unnamed("short"),
    data: { name: name ?? "", length: characters(length), limit: few }
  };
}
var characters = (count) => `${count} character${count === 1 ? "" : "s"}`;
var LETTERS_IN_ONE = 3;
var denseIn = (text2) => text2.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu)?.length ?? 0;

// rules/common/directive-without-reason.ts
var directive_without_reason_default = defineRule({
  id: "common/directive-without-reason",
  summary: "A comment switches rules off without saying why",
  severity: "warning",
  in: "recommended",
  source: {
    document: "toolint",
    section: "suppressions",
    says: "What is switched off has a reason that others can judge.",
    kind: "advice"
  },
  messages: {
    missing: "`{{word}}` does not say why. Whoever comes next cannot tell a decision from an oversight. Write the reason after two dashes: `{{word}}{{rules}} -- reason`."
  },
  *check({ directives }) {
    for (const directive of directives) {
      const { word, exists, rules: rules2, reason: reason2 } = directive;
      if (!exists || reason2 !== void 0 || word === "toolint-enable") continue;
      const list = rules2.map(({ id }) => id).join(", ");
      yield { at: directive, message: "missing", data: { word, rules: list && ` ${list}` } };
    }
  }
});

// rules/common/duplicate-key.ts
var duplicate_key_default = defineRule({
  id: "common/duplicate-key",
  summary: "One object has the same key twice, and the first is silently lost",
  severity: "error",
  in: "spec",
  source: {
    document: "RFC 8259 (JSON)",
    section: "4. Objects",
    says: "The names within an object should be unique: what readers make of two values under one name cannot be foretold.",
    kind: "SHOULD"
  },
  messages: {
    twice: "`{{key}}` stands in this object already. Most readers keep only the last value, and the earlier one is lost without a word. Remove one of the two.",
    merged: "`{{key}}` and {{others}} stand in this entry of the list already, so two entries have become one, and most readers keep only the second. Begin a new entry here."
  },
  *check({ root }) {
    const repeated = [];
    search(root, false, repeated);
    for (const each of repeated) yield each.others ? merged(each) : twice(each);
  }
});
var twice = ({ first: first2, later }) => ({
  at: later,
  message: "twice",
  data: { key: later.key },
  related: [{ at: first2, note: "The first one, whose value is lost." }]
});
var merged = ({ first: first2, later, others = [] }) => ({
  at: later,
  message: "merged",
  data: { key: later.key, others: `${others.length} more key${others.length === 1 ? "" : "s"}` },
  related: [{ at: first2, note: "Here begins the first of the two." }, ...alsoHere(others)]
});
function search(node, isListed, repeated) {
  if (node.kind === "object") {
    if (repeatsKey(node.entries)) for (const each of told(node, isListed)) repeated.push(each);
    for (const each of node.entries) search(each.value, false, repeated);
  } else if (node.kind === "array") {
    for (const item of node.items) search(item, true, repeated);
  }
}
var FEW = 8;
function repeatsKey(entries2) {
  if (entries2.length > FEW) return new Set(entries2.map(({ key }) => key)).size < entries2.length;
  for (let i = 1; i < entries2.length; i++) {
    for (let j = 0; j < i; j++) if (entries2[i].key === entries2[j].key) return true;
  }
  return false;
}
function told(object, isListed) {
  const all = repeatedIn(object);
  const [start, ...others] = all;
  const isMerged = isListed && others.length > 0 && start?.first === object.entries[0] && isOnce(all);
  return isMerged ? [{ ...start, others: others.map(({ later }) => later) }] : all;
}
var isOnce = (all) => new Set(all.map(({ first: first2 }) => first2)).size === all.length;
function repeatedIn(object) {
  const repeated = [];
  const seen = /* @__PURE__ */ new Map();
  for (const later of object.entries) {
    const first2 = seen.get(later.key);
    if (!first2) seen.set(later.key, later);
    else if (isWrittenIn(object, first2) && isWrittenIn(object, later)) repeated.push({ first: first2, later });
  }
  return repeated;
}
function isWrittenIn(object, { start, end, file }) {
  return object.start <= start && end <= object.end && object.file === file;
}

// rules/common/lib/groups.ts
function* twins(manifest, keyOf7) {
  if (manifest.tools.length < 2) return;
  const groups2 = /* @__PURE__ */ new Map();
  for (const tool3 of manifest.tools) {
    const key = keyOf7(tool3);
    if (key === void 0) continue;
    const group = tool3.group ?? manifest.root;
    let members = groups2.get(group);
    if (!members) groups2.set(group, members = /* @__PURE__ */ new Map());
    const first2 = members.get(key);
    if (!first2) members.set(key, tool3);
    else if (first2.node !== tool3.node) yield [first2, tool3];
  }
}
function areVersions(a, b) {
  if (a.label !== b.label || a.version === void 0 || b.version === void 0) return false;
  const [one, other] = [a.id, b.id].map((id) => id?.replace(/@[^@]*$/, ""));
  return a.version !== b.version && (one === void 0 || other === void 0 || one === other);
}

// rules/common/duplicate-tool-name.ts
var duplicate_tool_name_default = defineRule({
  id: "common/duplicate-tool-name",
  summary: "Two tools that stand side by side carry one name",
  severity: "error",
  in: "recommended",
  source: {
    document: "Model Context Protocol",
    section: "Tools: tool names",
    says: "Tool names should be unique within a server: a model calls a tool by its name.",
    kind: "SHOULD"
  },
  messages: {
    twice: "Another tool here is called `{{name}}` too. A model calls tools by name, so one of the two is never reached, or the whole list is refused. Give each its own name."
  },
  *check(manifest) {
    for (const [first2, later] of twins(manifest, nameOf)) {
      if (first2.group === void 0 || areVersions(first2, later) || haveOneId(first2, later)) continue;
      yield {
        at: useOf(later.name.value),
        message: "twice",
        data: { name: later.label },
        related: [{ at: useOf(first2.name.value), note: "The first tool of that name." }]
      };
    }
  }
});
function nameOf({ name, label }) {
  return name && text(name.value) === label ? label : void 0;
}
function haveOneId(a, b) {
  return a.id !== void 0 && a.id === b.id;
}

// rules/common/empty-description.ts
var empty_description_default = defineRule({
  id: "common/empty-description",
  summary: "A description is blank, a placeholder, or only repeats the name",
  severity: "warning",
  in: "recommended",
  source: {
    document: "The documents of all five formats",
    section: "description",
    says: "A description tells the model what a tool or a parameter is for.",
    kind: "advice"
  },
  messages: {
    blank: "The description of `{{name}}` is blank, so the model has only the name to go by. Say what it is for.",
    placeholder: "`{{text}}` is a placeholder: the model learns nothing about `{{name}}` from it. Say what it is for.",
    blankUnnamed: "The description of this tool is blank, so the model has only the name to go by. Say what the tool is for.",
    placeholderUnnamed: "`{{text}}` is a placeholder: the model learns nothing about this tool from it. Say what the tool is for.",
    repeats: "This description only repeats the name `{{name}}`, which the model knows already. Say what it does or what belongs in it, or what form it has."
  },
  *check(manifest) {
    for (const { node, label, description } of manifest.tools) {
      if (!isForAppOnly(node)) yield* judge2(description, label);
    }
    for (const schema of manifest.schemas) {
      if (!schema.property || schema.role === "output") continue;
      const description = entry(schema.node, "description");
      for (const problem2 of judge2(description, schema.property.key)) {
        if (isForAppOnly(schema.tool.node)) continue;
        if (problem2.message !== "blank" || !isDemanded(schema, manifest)) yield problem2;
      }
    }
  }
});
function* judge2(description, name) {
  if (description?.value.kind !== "string") return;
  const text2 = description.value.value;
  const found = emptiness(text2, name);
  if (!found) return;
  const message = name === void 0 && found !== "repeats" ? unnamed(found) : found;
  yield { at: description.value, message, data: { name: name ?? "", text: text2.trim() } };
}
function isDemanded({ depth }, { formats: formats2 }) {
  return formats2.includes("shinkai") || formats2.includes("otc") && depth === 1;
}

// rules/common/enum-type.ts
var enum_type_default = defineRule({
  id: "common/enum-type",
  summary: "An `enum` value does not fit the declared `type`",
  severity: "warning",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "enum, type",
    says: "A value has to satisfy `enum` and `type` both, so an enum value of another type can never be given.",
    kind: "advice"
  },
  messages: {
    misfit: "This choice is {{found}}, but the type asks for {{types}}: a model that picks it makes a call that the schema refuses. Correct the value or the type.",
    several: "This choice is {{found}}, but the type asks for {{types}}, and {{others}} not fit it either: a model that picks one makes a call that the schema refuses. Correct the values or the type."
  },
  *check(manifest) {
    const { formats: formats2 } = manifest;
    if (formats2.includes("shinkai")) return;
    for (const { node } of schemasWith(manifest, "enum")) {
      const types = declaredTypes(node);
      if (formats2.includes("gloodata") && !types?.includes("string")) continue;
      if (isOtherThanSubset(manifest, types ?? [])) continue;
      const [first2, ...others] = misfits(entry(node, "enum")?.value, node);
      if (!first2) continue;
      yield {
        at: first2,
        message: others.length > 0 ? "several" : "misfit",
        data: {
          found: show(first2),
          types: typeWords(types),
          others: others.length === 1 ? "1 more does" : `${others.length} more do`
        },
        related: others.slice(0, MOST_RELATED).map((at) => ({ at, note: `This one, too: ${show(at)}.` }))
      };
    }
  }
});
var MOST_RELATED = 20;

// rules/common/examples-type.ts
var examples_type_default = defineRule({
  id: "common/examples-type",
  summary: "An entry of `examples` does not fit the declared `type`",
  severity: "warning",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "examples",
    says: "Examples show what valid values look like.",
    kind: "SHOULD"
  },
  messages: {
    misfit: "This example is {{found}}, but the type asks for {{types}}: a model that follows the example makes a call that the schema refuses. Correct the example or the type."
  },
  *check(manifest) {
    for (const { node } of schemasWith(manifest, "examples")) {
      if (isOtherThanSubset(manifest, declaredTypes(node) ?? [])) continue;
      for (const example of misfits(entry(node, "examples")?.value, node)) {
        if (isUnset(example, manifest)) continue;
        yield {
          at: example,
          message: "misfit",
          data: { found: show(example), types: typeWords(declaredTypes(node)) }
        };
      }
    }
  }
});

// rules/common/hardcoded-secret.ts
var hardcoded_secret_default = defineRule({
  id: "common/hardcoded-secret",
  summary: "A credential stands in the manifest",
  severity: "error",
  in: "recommended",
  source: {
    document: "CWE-798",
    section: "Use of hard-coded credentials",
    says: "A credential in a file is known to everybody who can read the file, and stays in its history.",
    kind: "advice"
  },
  secret: true,
  messages: {
    secret: "This looks like {{kind}} (`{{start}}\u2026`, {{length}} characters), and everybody who gets the manifest gets it too. Revoke it, and have the tool read it from its configuration."
  },
  *check({ root, formats: formats2, mayHold: mayHold2 }) {
    if (!mayHold2(TELLTALE)) return;
    const skipped2 = formats2.includes("shinkai") ? "clientSecret" : void 0;
    const suspects = [];
    collect(root, skipped2, false, suspects);
    for (const { node, secrets } of suspects) {
      for (const { name, from, to } of secrets) {
        const start = node.value.slice(from, from + 4);
        yield { at: part(node, from, to), message: "secret", data: { kind: name, start, length: to - from } };
      }
    }
  }
});
var SHOWING = /* @__PURE__ */ new Set([
  "$comment",
  "description",
  "example",
  "examples",
  "placeholder",
  "title"
]);
function collect(node, skipped2, isShown, suspects) {
  if (node.kind === "string") {
    const secrets = secretsIn(node.value, !isShown);
    if (secrets.length > 0) suspects.push({ node, secrets });
  } else if (node.kind === "object") {
    for (const { key, value } of node.entries) {
      if (key !== skipped2) collect(value, skipped2, isShown || SHOWING.has(key), suspects);
    }
  } else if (node.kind === "array") {
    for (const item of node.items) collect(item, skipped2, isShown, suspects);
  }
}

// rules/common/lib/invisible.ts
var NONE2 = [];
var UNUSUAL = /[^\t\n\r\x20-\x7e]/;
var JOINING = [
  ...["Arab", "Beng", "Deva", "Gujr", "Guru", "Khmr", "Knda", "Laoo", "Mlym", "Mong", "Mymr", "Nkoo", "Orya"],
  ...["Sinh", "Syrc", "Taml", "Telu", "Thaa", "Thai", "Tibt"]
].map((script) => `\\p{scx=${script}}`).join("");
var proper;
var properPattern = () => proper ??= new RegExp(
  [
    // in an emoji of several, and in the flags of England, Scotland and Wales
    "(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]{0,2})\\u200d(?=\\p{Extended_Pictographic})",
    "(?<=\\u{1f3f4})[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}",
    // one choice of a glyph; more of them in a row carry something else, but the first behind an emoji does its work
    "(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]",
    "(?<![\\ufe00-\\ufe0f])[\\ufe0e\\ufe0f](?![\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}])",
    "(?<=\\p{L}(?<!\\p{Script=Latin})|\\p{S})[\\ufe00-\\ufe0d](?![\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}])",
    "(?<=\\p{Script=Han})[\\u{e0100}-\\u{e01ef}](?![\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}])",
    // between the letters of a script that is written so
    `(?<=[${JOINING}])[\\u180e\\u200b-\\u200d]`,
    // signs that are format characters by name, and seen all the same
    "[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2]"
  ].join("|"),
  "gu"
);
var isRightToLeft = (text2) => /(?!\u061c)[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text2);
var MARKS = /[\u061c\u200e\u200f]/g;
var EMBEDDED = /[\u202a\u202b][^\u202a-\u202e\u2066-\u2069\n]{0,1000}\u202c|[\u2066-\u2068][^\u202a-\u202e\u2066-\u2069\n]{0,1000}\u2069/g;
function invisibleIn(text2) {
  if (!UNUSUAL.test(text2)) return NONE2;
  const hidden = /(?:(?![\t\n\r])[\p{Cc}\p{Cf}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}])+/gu;
  if (text2.search(hidden) < 0) return NONE2;
  let looked = text2.replace(properPattern(), blank);
  if (isRightToLeft(looked)) {
    looked = looked.replace(MARKS, blank).replace(EMBEDDED, (part2) => ` ${part2.slice(1, -1)} `);
  }
  return [...looked.matchAll(hidden)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
    text: found[0]
  }));
}
var blank = (found) => " ".repeat(found.length);
function without(text2, stretches) {
  let visible = "";
  let from = 0;
  for (const stretch of stretches) {
    visible += text2.slice(from, stretch.from);
    from = stretch.to;
  }
  return visible + text2.slice(from);
}
function decoded(text2) {
  let plain2 = "";
  for (const char of text2) {
    const code = char.codePointAt(0) - 917504;
    if (code >= 32 && code < 127) plain2 += String.fromCharCode(code);
  }
  return plain2;
}
function kindOf(char) {
  if (/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(char)) return "a direction control";
  if (/[\u200b-\u200d\u2060-\u2064\ufeff\u180e]/.test(char)) return "a character without width";
  if (/[\u{e0000}-\u{e007f}]/u.test(char)) return "a tag character";
  if (/[\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/u.test(char)) return "a variation selector";
  if (char === "\xAD") return "a soft hyphen";
  return /\p{Cc}/u.test(char) ? "a control character" : "a format character";
}

// rules/common/lib/texts.ts
function eachText(manifest, visit2) {
  const { root, tools } = manifest;
  if (!tools.some(({ node }) => node === root)) for (const holder of holders(root)) visitHolder(holder, visit2);
  for (const { node, name, description } of tools) {
    visitText(name?.value, "prose", visit2);
    visitText(description?.value, "prose", visit2);
    visitText(entry(node, "title")?.value, "prose", visit2);
    visitText(get(node, "annotations", "title"), "prose", visit2);
    visitAll(entry(node, "examples")?.value, visit2);
  }
  for (const key of PROSE) {
    for (const { node } of schemasWith(manifest, key)) visitText(entry(node, key)?.value, "prose", visit2);
  }
  for (const key of VALUES) {
    for (const { node } of schemasWith(manifest, key)) visitAll(entry(node, key)?.value, visit2);
  }
}
function eachName({ tools, schemas }, visit2) {
  for (const { name } of tools) if (name?.value.kind === "object") visit2(name);
  for (const { property } of schemas) if (property) visit2(property);
}
var HEADING = ["name", "title", "description", "instructions"];
var PROSE = ["title", "description", "$comment"];
var VALUES = ["const", "default", "enum", "example", "examples"];
function holders(root) {
  const result = entry(root, "result")?.value;
  return result ? [root, result] : [root];
}
function visitHolder(holder, visit2) {
  visitHeading(holder, visit2);
  for (const resource of items(entry(holder, "resources")?.value)) visitHeading(resource, visit2);
}
function visitHeading(node, visit2) {
  for (const key of HEADING) visitText(entry(node, key)?.value, "prose", visit2);
  visitText(get(node, "_meta", "openai/widgetDescription"), "prose", visit2);
}
function visitText(node, kind, visit2) {
  if (node?.kind === "string") visit2(node, kind);
}
function visitAll(node, visit2) {
  if (node?.kind === "string") visit2(node, "value");
  else if (node?.kind === "array") for (const item of node.items) visitAll(item, visit2);
  else if (node?.kind === "object") for (const { value } of node.entries) visitAll(value, visit2);
}

// rules/common/hidden-text.ts
var hidden_text_default = defineRule({
  id: "common/hidden-text",
  summary: "Text that a model reads has characters in it that no person sees",
  severity: "error",
  in: "recommended",
  source: {
    document: "Unicode Technical Report 36",
    section: "Visual security issues",
    says: "Characters without a shape of their own let a text say one thing to a person and another to a program.",
    kind: "advice"
  },
  fixable: "safe",
  messages: {
    tags: "This text hides `{{hidden}}` in tag characters: the model reads it and no person sees it. Remove them.",
    invisible: "This text has {{kind}} in it ({{code}}{{more}}), which the model reads and no person sees. Remove what is invisible.",
    name: "The name `{{name}}` has {{kind}} in it ({{code}}{{more}}), which no person sees: whoever types the name as it looks types another one. Remove what is invisible."
  },
  check(manifest) {
    const found = [];
    if (!manifest.mayHold(UNUSUAL)) return found;
    eachText(manifest, (text2) => {
      const hidden = invisibleIn(text2.value);
      if (hidden.length > 0) found.push(inText(text2, hidden));
    });
    eachName(manifest, (name) => {
      const hidden = invisibleIn(name.key);
      if (hidden.length > 0) found.push(inName(name, hidden));
    });
    return found;
  }
});
function inText(text2, hidden) {
  const tags = hidden.find((each) => decoded(each.text) !== "");
  const { from, to } = tags ?? hidden[0];
  const visible = without(text2.value, hidden);
  return {
    at: part(text2, from, to),
    message: tags ? "tags" : "invisible",
    data: tags ? { hidden: decoded(tags.text) } : about(hidden),
    fix: { title: "Remove what is invisible", safe: true, edits: [{ op: "set", node: text2, value: visible }] }
  };
}
function inName(key, hidden) {
  return { at: key, message: "name", data: { name: without(key.key, hidden), ...about(hidden) } };
}
function about(hidden) {
  const char = String.fromCodePoint(hidden[0].text.codePointAt(0));
  const others = hidden.reduce((count, { text: text2 }) => count + [...text2].length, 0) - 1;
  return {
    kind: kindOf(char),
    code: `U+${char.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
    more: others > 0 ? ` and ${others} more` : ""
  };
}

// rules/common/identical-description.ts
var identical_description_default = defineRule({
  id: "common/identical-description",
  summary: "Two tools carry exactly the same description",
  severity: "warning",
  in: "recommended",
  source: {
    document: "The documents of all five formats",
    section: "description",
    says: "A model chooses between tools by what their descriptions say.",
    kind: "advice"
  },
  messages: {
    same: "`{{later}}` is described in the very words of `{{first}}`, so the model cannot know which of the two to choose. Say what sets this one apart."
  },
  *check(manifest) {
    for (const [first2, later] of twins(manifest, ({ description }) => text(description?.value)?.trim())) {
      if (first2.label === void 0 || later.label === void 0 || first2.label === later.label) continue;
      const description = later.description.value;
      if (emptiness(text(description), later.label) || [first2, later].some(({ node }) => isForAppOnly(node))) continue;
      yield {
        at: useOf(description),
        message: "same",
        data: { first: first2.label, later: later.label },
        related: [{ at: useOf(first2.description.value), note: `The description of \`${first2.label}\`.` }]
      };
    }
  }
});

// rules/common/insecure-url.ts
var insecure_url_default = defineRule({
  id: "common/insecure-url",
  summary: "A URL to be called or opened is plain `http://`",
  severity: "warning",
  in: "recommended",
  source: {
    document: "RFC 9325",
    section: "3.2 Strict TLS",
    says: "What goes over plain HTTP can be read and changed on the way.",
    kind: "advice"
  },
  fixable: "unsafe",
  messages: {
    plain: "This URL of `{{host}}` is plain http: whoever sits between can read and change what is sent there. Use https."
  },
  *check(manifest) {
    if (!manifest.mayHold(/http:/i)) return;
    for (const node of urls(manifest)) {
      const host = node?.kind === "string" ? hostOfPlainHttp(node.value) : void 0;
      if (node?.kind !== "string" || host === void 0) continue;
      const secure = `https${node.value.trim().slice("http".length)}`;
      yield {
        at: node,
        message: "plain",
        data: { host },
        fix: { title: "Use https", safe: false, edits: [{ op: "set", node, value: secure }] }
      };
    }
  }
});
function* urls({ root, tools, formats: formats2 }) {
  if (formats2.includes("shinkai")) {
    yield get(root, "homepage");
    for (const service of items(get(root, "oauth"))) {
      for (const key of ["authorizationUrl", "tokenUrl", "redirectUrl"]) yield get(service, key);
    }
  }
  if (formats2.includes("mcp") || formats2.includes("openai")) {
    for (const holder of holders(root)) {
      yield get(holder, "websiteUrl");
      yield* iconsOf([holder, ...items(get(holder, "resources"))]);
    }
    yield* iconsOf(tools.map(({ node }) => node));
  }
}
function* iconsOf(nodes) {
  for (const node of nodes) for (const icon of items(get(node, "icons"))) yield get(icon, "src");
}
var HTTP = /^\s{0,10}http:\/\/([^/?#\s]+)/i;
var LOOPBACK = /^(?:localhost|[\w.-]+\.localhost|127(?:\.\d{1,3}){1,3}|0\.0\.0\.0|\[::1?\])(?::\d*)?$/i;
var UNFINISHED = /[${}<>%]/;
function hostOfPlainHttp(url) {
  const host = HTTP.exec(url)?.[1]?.replace(/^.*@/, "");
  return host === void 0 || LOOPBACK.test(host) || UNFINISHED.test(host) ? void 0 : host;
}

// rules/common/lib/overrides.ts
var NONE3 = [];
var SIGNS = /[<\]]|ignore|disregard|forget|override|user|instruct|mention/i;
var TELLTALE2 = new RegExp(
  [
    "<(?:[|<]|!--|\\/?(?:important|critical|system|secret|hidden|admin|start_of|end_of))",
    "\\[\\/?inst\\]",
    "(?:ignore|disregard|forget)\\s+(?:a|every|of|the|these|those|your|my|its|pr|earlier|fore|system|init|orig)",
    "(?:ignore|disregard|forget)\\s+(?:instr|direct)",
    "override\\s+a",
    "hide\\s+(?:this|any)",
    "(?:tell|inform|let)\\s+(?:the\\s+)?users?",
    "(?:mention|keep|reveal|disclose|repeat)\\s+(?:this|it|any|these|that|the\\s+above|to)\\s"
  ].join("|")
);
var GAP = "\\s{1,4}";
var phrase = (words) => new RegExp(`\\b${words.replaceAll(" ", GAP)}`, "gi");
var DROP = "(?:ignore|disregard|forget)";
var EARLIER = "(?:previous|prior|earlier|preceding|above|foregoing|system|initial|original)";
var ORDERS = "(?:(?:system|safety|developer) )?(?:instructions?|directives?)";
var END = "(?=\\s{0,4}(?:[.,;:!]|$|and\\b))";
var OVERRIDES = [
  phrase(`${DROP}(?: (?:all|any|every|of|the|these|those|your|my|its)){0,4} ${EARLIER} ${ORDERS}\\b`),
  phrase(`override (?:all|any)(?: (?:of|the|your)){0,2} ${EARLIER} ${ORDERS}\\b`),
  phrase(`${DROP}(?: (?:all|of)){0,2} your (?:instructions|guidelines|directives|training|system prompt)\\b`),
  phrase(`${DROP}(?: (?:all|any|of|the|these|those)){0,3} ${ORDERS} above${END}`),
  phrase(`${DROP} (?:all|any) other ${ORDERS}${END}`),
  phrase(`(?:ignore|disregard) (?:all|any)(?: of the)? (?:previous|prior|earlier|preceding) prompts${END}`),
  phrase(`disregard everything above${END}`),
  phrase(`${DROP} everything(?: that)? (?:you were told|you have been told|(?:said|written) above)\\b`)
];
var NOT = "(?:do not|don['\u2019]t|never|must not|should not|shouldn['\u2019]t)(?: ever)?";
var USER = "(?:the )?users?";
var THIS = "(?:this|it|any of this|these instructions|these steps|this (?:step|call|tool|action|instruction))";
var TELL = `(?:(?:tell|inform) ${USER}|mention(?: to ${USER})?)`;
var DID = "(?:(?:have )?(?:used|called|read|sent|ran|run|did|done)|(?:are|were) [a-z]{2,20}ing)";
var SECRECY = [
  phrase(`${NOT} mention ${THIS} to ${USER}\\b`),
  phrase(`${NOT} (?:tell|inform) ${USER} (?:about|of) ${THIS}\\b`),
  phrase(`${NOT} (?:tell|inform) ${USER}(?=\\s{0,4}(?:[.!;]|$))`),
  phrase(`${NOT} ${TELL} that you ${DID}\\b`),
  phrase(`${NOT} let ${USER} (?:know|notice|find out)(?: (?:about|of))? (?:this|that you|that this)\\b`),
  phrase(`${NOT} (?:mention|reveal|disclose|repeat) (?:these|this|the above) instructions?\\b`),
  phrase(`${NOT} let ${USER} (?:know|notice|find out)(?=\\s{0,4}(?:[.!;]|$))`),
  // At the beginning it may tell what a switch does.
  phrase(`(?<=[.!?;]\\s{1,4}|\\b(?:and|please|always|must)\\s)hide (?:this|any of this) from the users?${END}`),
  phrase(`keep ${THIS} (?:a )?(?:secret|hidden) from ${USER}\\b`)
];
var TOKENS = [
  /<\|(?:im_(?:start|end|sep)|system|user|assistant|end|endoftext|endofprompt|begin_of_text|end_of_text|eot_id|eom_id|start_header_id|end_header_id|start|channel|message|return)\|>/g,
  /\[\/?INST\]|<<\/?SYS>>|<(?:start|end)_of_turn>/g
];
var BLOCK = /<(important|critical|system|secret|hidden|admin|system[-_](?:prompt|message|reminder|instructions?))(?:\s[^<>]{0,100})?>/gi;
var COMMENT_START = "<!--";
var COMMENT_END = "-->";
function overridesIn(text2, isValue) {
  if (!SIGNS.test(text2) || !TELLTALE2.test(text2.toLowerCase())) return NONE3;
  const found = [
    first(text2, OVERRIDES, "override"),
    first(text2, SECRECY, "secrecy"),
    isValue && TOKENS.some((token) => text2.trim().replace(token, "") === "") ? void 0 : first(text2, TOKENS, "token"),
    isValue ? void 0 : block(text2),
    isValue ? void 0 : comment(text2)
  ];
  return found.filter((each) => each !== void 0);
}
function first(text2, patterns, kind) {
  for (const pattern of patterns) {
    for (const { index, 0: words } of text2.matchAll(pattern)) {
      if (!isQuoted(text2, index) && !isTopic(text2, index)) return { kind, from: index, to: index + words.length };
    }
  }
  return void 0;
}
function block(text2) {
  const lower = text2.toLowerCase();
  const endless = /* @__PURE__ */ new Set();
  for (const { index, 0: tag, 1: name } of text2.matchAll(BLOCK)) {
    if (isQuoted(text2, index)) continue;
    const word = name.toLowerCase();
    const isBlock = word === "important" || !endless.has(word) && lower.includes(`</${word}>`, index);
    if (isBlock) return { kind: "block", from: index, to: index + tag.length };
    endless.add(word);
  }
  return void 0;
}
function comment(text2) {
  let from = text2.indexOf(COMMENT_START);
  while (from >= 0) {
    const end = text2.indexOf(COMMENT_END, from);
    if (end < 0) return void 0;
    const content = text2.slice(from + COMMENT_START.length, end);
    if (isSentence(content) && !isQuoted(text2, from)) return { kind: "comment", from, to: end + COMMENT_END.length };
    from = text2.indexOf(COMMENT_START, end);
  }
  return void 0;
}
function isSentence(content) {
  if (/^\s*\/?wp:/.test(content)) return false;
  return content.slice(0, 200).split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 1;
}
function isTopic(text2, at) {
  return /injections?\b|jailbreak/i.test(text2.slice(Math.max(0, at - 80), at));
}
function isQuoted(text2, at) {
  return /["'`\u2018\u2019\u201c\u201d\u00ab\u201e]/.test(text2[at - 1] ?? "");
}

// rules/common/instruction-override.ts
var instruction_override_default = defineRule({
  id: "common/instruction-override",
  summary: "Text tells the model to disobey, or to hide something from the user",
  severity: "error",
  in: "recommended",
  source: {
    document: "OWASP Top 10 for LLM Applications",
    section: "LLM01: Prompt injection",
    says: "Text from outside that a model reads can take the place of the instructions it was given.",
    kind: "advice"
  },
  messages: {
    override: "`{{text}}` tells the model to drop the instructions it was given. Hosts take such a tool for an attack. Say what the tool does instead.",
    secrecy: "`{{text}}` tells the model to keep something from the person it works for. Hosts take such a tool for an attack. Say what the tool does instead.",
    token: "`{{text}}` is a token by which chat formats tell who speaks: in a manifest it can pass for the words of the system or the user. Remove it.",
    block: "`{{text}}` opens a block that is made to stand above all other instructions, which is how poisoned tools talk to a model. Say it in plain prose, or leave it out.",
    comment: "An HTML comment is not shown to people, but the model reads it. Say it openly, or leave it out."
  },
  check(manifest) {
    const found = [];
    eachText(manifest, (node, kind) => {
      for (const { kind: message, from, to } of overridesIn(node.value, kind === "value")) {
        found.push({ at: part(node, from, to), message, data: { text: node.value.slice(from, to) } });
      }
    });
    return found;
  }
});

// rules/common/lib/broken-pattern.ts
var LONGEST = 1e3;
function isBroken(pattern) {
  if (pattern.length > LONGEST || OF_OTHERS.test(pattern)) return false;
  return !compiles(pattern, "u") && !compiles(pattern, "");
}
var OF_OTHERS = /\(\?(?![:=!]|<[=!])|\[\^?\]|[+*?}]\+|\\[QEAZzG]/;
function compiles(pattern, flags) {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}

// rules/common/lib/local-reference.ts
function* danglingReferences(manifest) {
  const hasOwnRoots = schemasByKey(manifest).has("$id") || schemasByKey(manifest).has("id");
  if (hasOwnRoots) return;
  for (const schema of schemasWith(manifest, "$ref")) {
    const at = get(schema.node, "$ref");
    const path = at?.kind === "string" ? localSteps(at.value) : void 0;
    if (at?.kind !== "string" || !path) continue;
    const roots = [rootOf(schema), schema.tool.node, manifest.root];
    if (roots.some((root) => root === void 0 || leads(root, path) !== "no")) continue;
    if (schema.tool.node !== manifest.root && hasSchemaBeside(manifest.root)) continue;
    yield { at, meant: meantBy(rootOf(schema), path) };
  }
}
function hasSchemaBeside(root) {
  return entries(root).some(({ value }) => has(value, "properties") === "yes" || has(value, "enum") === "yes");
}
var rootOf = ({ tool: tool3, role }) => tool3.schemas.find((each) => each.role === role && each.shape === "schema")?.node;
function localSteps(reference) {
  return /^#\/(?:\$defs|definitions|properties)\//.test(reference) ? referenceSteps(reference) : void 0;
}
function leads(root, path) {
  let at = root;
  for (const step3 of path) {
    const next = at.kind === "array" ? at.items[Number(step3)] : get(at, step3);
    if (!next) return at.kind === "array" && at.open ? "unknown" : has(at, step3);
    at = next;
  }
  return "yes";
}
function meantBy(root, path) {
  const holder = get(root, ...path.slice(0, -1));
  const name = near(
    path.at(-1),
    entries(holder).map(({ key }) => key)
  );
  return name === void 0 ? void 0 : `#/${[...path.slice(0, -1), name].join("/")}`;
}

// src/core/metaschemas.js
var open = () => require("./action-main/metaschemas-FSL6W4I2.cjs");
var draft07 = (value) => {
  const made = open().draft07;
  const isValid = made(value);
  draft07.errors = made.errors;
  return isValid;
};
var draft2019 = (value) => {
  const made = open().draft2019;
  const isValid = made(value);
  draft2019.errors = made.errors;
  return isValid;
};
var draft2020 = (value) => {
  const made = open().draft2020;
  const isValid = made(value);
  draft2020.errors = made.errors;
  return isValid;
};

// rules/common/lib/metaschema.ts
function dialectOf(schema) {
  const named = text(entry(schema, "$schema")?.value);
  return named === void 0 ? void 0 : DIALECTS.get(named.replace(/^https?:\/\//, "").replace(/#$/, ""));
}
var DIALECTS = /* @__PURE__ */ new Map([
  // Older ones allow what the newer ones do not, and are not judged.
  ["json-schema.org/draft-03/schema", { name: "draft-03", validators: [] }],
  ["json-schema.org/draft-04/schema", { name: "draft-04", validators: [] }],
  ["json-schema.org/draft-06/schema", { name: "draft-06", validators: [draft07] }],
  ["json-schema.org/draft-07/schema", { name: "draft-07", validators: [draft07] }],
  ["json-schema.org/draft/2019-09/schema", { name: "2019-09", validators: [draft2019] }],
  ["json-schema.org/draft/2020-12/schema", { name: "2020-12", validators: [draft2020] }]
]);
var ALL = [draft07, draft2019, draft2020];
function faultsIn(schema) {
  const value = toValue(schema);
  let common;
  for (const validate7 of dialectOf(schema)?.validators ?? ALL) {
    if (validate7(value)) return [];
    const wrong = innermost(new Set(validate7.errors.map(pathOf)));
    common = common ? inBoth(common, wrong) : wrong;
  }
  return [...common ?? []].flatMap((path) => faultAt(schema, stepsOf(path)) ?? []);
}
function pathOf({ instancePath, keyword, params }) {
  if (keyword !== "uniqueItems") return instancePath;
  return `${instancePath}/${Math.max(Number(params["i"]), Number(params["j"]))}`;
}
function innermost(places) {
  const outer = /* @__PURE__ */ new Set();
  for (const place2 of places) for (const each of around(place2)) outer.add(each);
  return new Set([...places].filter((place2) => !outer.has(place2)));
}
function inBoth(a, b) {
  const isIn2 = (place2, places) => places.has(place2) || around(place2).some((each) => places.has(each));
  return /* @__PURE__ */ new Set([...[...a].filter((place2) => isIn2(place2, b)), ...[...b].filter((place2) => isIn2(place2, a))]);
}
function around(place2) {
  const outer = [];
  for (let end = place2.lastIndexOf("/"); end >= 0; end = place2.lastIndexOf("/", end - 1)) {
    outer.push(place2.slice(0, end));
    if (end === 0) break;
  }
  return outer;
}
function faultAt(schema, path) {
  let node = schema;
  let keyword = "";
  let isEntry2 = false;
  let expected = "schema";
  for (const step3 of path) {
    const next = node.kind === "array" ? node.items[Number(step3)] : entry(node, step3)?.value;
    if (!next) return void 0;
    isEntry2 = !isSchema(expected, node);
    if (isEntry2) expected = ENTRIES[expected] ?? "anything";
    else {
      keyword = step3;
      expected = KEYWORDS.get(step3) ?? "anything";
    }
    node = next;
  }
  const problem2 = !isEntry2 ? "wrong" : SHAPES[expected].fits(node) ? "repeated" : "wrongEntry";
  return { node, keyword, problem: problem2, expected: SHAPES[expected].words };
}
function isSchema(shape, node) {
  return shape === "schema" || shape === "items" && node.kind === "object";
}
var ENTRIES = {
  items: "schema",
  names: "text",
  namesByName: "names",
  schemaList: "schema",
  schemas: "schema",
  types: "typeName"
};

// rules/common/lib/plain-schema.ts
function isPlainlyValid(schema) {
  return schema.kind === "object" ? schema.entries.every(isPlainlyRight) : schema.kind === "unknown";
}
function isPlainlyRight({ key, value }) {
  switch (key) {
    case "type":
      return value.kind === "string" && SHAPES.typeName.fits(value);
    case "title":
    case "description":
      return value.kind === "string";
    case "properties":
      return value.kind === "object" && value.entries.every((each) => isPlainlyValid(each.value));
    case "items":
      return isPlainlyValid(value);
    case "required":
      return value.kind === "array" && value.items.every(isNewName);
    case "enum":
      return value.kind === "array";
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return value.kind === "number";
    case "minLength":
    case "maxLength":
    case "minItems":
    case "maxItems":
      return value.kind === "number" && Number.isInteger(value.value) && value.value >= 0;
    case "anyOf":
    case "oneOf":
    case "allOf":
      return value.kind === "array" && value.items.length > 0 && value.items.every(isPlainlyValid);
    case "additionalProperties":
      return value.kind === "boolean" || isPlainlyValid(value);
    default:
      return !KEYWORDS.has(key) || key === "default";
  }
}
var FEW2 = 20;
function isNewName(item, index, all) {
  if (item.kind !== "string" || index > FEW2) return false;
  for (let i = 0; i < index; i++) if (all[i].value === item.value) return false;
  return true;
}

// rules/common/invalid-json-schema.ts
var invalid_json_schema_default = defineRule({
  id: "common/invalid-json-schema",
  summary: "A schema of parameters, input or output is no valid JSON Schema",
  severity: "error",
  in: "spec",
  structural: true,
  source: {
    document: "JSON Schema: the meta-schemas of draft-07, 2019-09 and 2020-12",
    section: "meta-schema",
    says: "A schema has to be valid against the meta-schema of its dialect.",
    kind: "MUST"
  },
  messages: {
    wrong: "`{{keyword}}` is {{found}}{{hint}}, but has to be {{expected}}. This is no valid JSON Schema{{dialect}}, and hosts that check refuse the tool. Correct the value.",
    wrongEntry: "An entry of `{{keyword}}` is {{found}}{{hint}}, but has to be {{expected}}. This is no valid JSON Schema{{dialect}}, and hosts that check refuse the tool. Correct the entry.",
    repeated: "`{{keyword}}` has {{found}} in it already. This is no valid JSON Schema{{dialect}}, and hosts that check refuse the tool. Remove one of the two.",
    dangling: "Nothing stands in this schema at `{{pointer}}`{{hint}}, so hosts that check refuse the tool. Define it there, or correct the reference.",
    patternProperty: "`patternProperties` has the key {{found}}, which is no regular expression: hosts that check refuse the tool. Correct it.",
    pattern: "`pattern` is {{found}}, which is no regular expression: hosts that check refuse the tool. Correct it."
  },
  *check(manifest) {
    if (isSubset(manifest)) return;
    const isShinkai = manifest.formats.includes("shinkai");
    for (const { schemas } of manifest.tools) {
      for (const { node: schema, role } of schemas) {
        if (role === "output" && isShinkai) continue;
        if (schema.kind !== "object" || isPlainlyValid(schema)) continue;
        const dialect = dialectOf(schema)?.name;
        for (const { node, keyword, problem: problem2, expected } of faultsIn(schema)) {
          if (isVague(node) || isUnset(node, manifest) || judgedByFormat(manifest, node)) continue;
          const hint2 = keyword === "type" && problem2 !== "repeated" ? hintAt(node) : "";
          const data = { keyword, found: show(node), hint: hint2, expected, dialect: dialect ? ` of ${dialect}` : "" };
          yield { at: node, message: problem2, data };
        }
      }
    }
    for (const { node, role } of schemasWith(manifest, "pattern")) {
      const at = get(node, "pattern");
      if (at?.kind !== "string" || !isBroken(at.value) || role === "output" && isShinkai) continue;
      yield { at, message: "pattern", data: { found: show(at) } };
    }
    for (const { node, role } of schemasWith(manifest, "patternProperties")) {
      if (role === "output" && isShinkai) continue;
      for (const at of entries(get(node, "patternProperties"))) {
        if (isBroken(at.key)) yield { at, message: "patternProperty", data: { found: showText(at.key) } };
      }
    }
    if (isShinkai || manifest.formats.includes("otc")) return;
    for (const { at, meant } of danglingReferences(manifest)) {
      yield { at, message: "dangling", data: { pointer: at.value, hint: hint(meant) } };
    }
  }
});
var FOREIGN = new Map([
  ...["str", "text", "char", "date", "datetime", "uuid", "file"].map((name) => [name, "string"]),
  ...["float", "double", "decimal"].map((name) => [name, "number"]),
  ...["int", "int32", "int64", "long"].map((name) => [name, "integer"]),
  ["bool", "boolean"],
  ...["list", "tuple", "set"].map((name) => [name, "array"]),
  ...["dict", "map", "json", "record"].map((name) => [name, "object"]),
  ...["none", "nil"].map((name) => [name, "null"])
]);
function hintAt(node) {
  const name = text(node);
  return hint(name === void 0 ? void 0 : FOREIGN.get(name.toLowerCase()) ?? near(name, TYPES));
}

// rules/common/parameter-description.ts
var parameter_description_default = defineRule({
  id: "common/parameter-description",
  summary: "A parameter has no description",
  severity: "warning",
  in: "recommended",
  source: {
    document: "Model Context Protocol and Gloodata extension info",
    section: "tools: parameters",
    says: "The model fills in the arguments by what the schema says of them.",
    kind: "advice"
  },
  messages: {
    missing: "The parameter `{{name}}` has no description, so the model can only guess by its name what to fill in. Add one that says what belongs there and in what form."
  },
  options: {
    schema: {
      type: "object",
      additionalProperties: false,
      properties: {
        null: {
          enum: ["accept", "report"],
          description: "What to make of a description that is null, which Gloodata writes where the author gave none"
        }
      }
    },
    defaults: { null: "accept" },
    presets: { strict: { null: "report" } }
  },
  *check(manifest, { options }) {
    if (!manifest.formats.some((format6) => JUDGED.has(format6))) return;
    for (const schema of manifest.schemas) {
      const { node, property, tool: tool3 } = schema;
      if (!property || !isParameter(schema) || isFixed(node) || mayBeDescribed(node, manifest, options)) continue;
      if (isMisspelt(node, "description") || isForAppOnly(tool3.node)) continue;
      yield { at: lack(node), message: "missing", data: { name: property.key } };
    }
  }
});
var JUDGED = /* @__PURE__ */ new Set(["openai", "mcp", "gloodata"]);
function isParameter({ role, depth }) {
  return role === "input" && depth === 1;
}
function isFixed(schema) {
  const choices = entry(schema, "enum")?.value;
  return has(schema, "const") !== "no" || choices?.kind === "array" && !choices.open && choices.items.length === 1;
}
function mayBeDescribed(schema, manifest, options) {
  const description = entry(schema, "description")?.value;
  if (description) return options.null === "accept" || !isUnset(description, manifest);
  if (has(schema, "$ref") !== "no") return true;
  return BRANCHES.some((keyword) => {
    const branches = entry(schema, keyword)?.value;
    return items(branches).some((branch) => mayBeDescribed(branch, manifest, options));
  });
}
var BRANCHES = ["allOf", "anyOf", "oneOf"];

// rules/common/required-duplicate.ts
var required_duplicate_default = defineRule({
  id: "common/required-duplicate",
  summary: "`required` or `enum` names the same thing twice",
  severity: "warning",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "enum, required",
    says: "The names in `required` must be unique, and the values in `enum` should be.",
    kind: "MUST"
  },
  fixable: "safe",
  messages: {
    twice: "`{{keyword}}` lists `{{value}}` twice. The second says nothing new, and strict validators refuse the schema. Remove it, or put what was meant in its place."
  },
  *check(manifest) {
    for (const keyword of ["required", "enum"]) {
      for (const { node } of schemasWith(manifest, keyword)) {
        const list = entry(node, keyword).value;
        if (list.kind === "array" && hasTwins(list)) yield* problems(list, keyword);
      }
    }
  }
});
var FEW3 = 24;
function hasTwins({ items: items2 }) {
  if (items2.length > FEW3 || items2.some(isCompound)) return true;
  for (let i = 1; i < items2.length; i++) {
    for (let j = 0; j < i; j++) if (plainOf(items2[i]) === plainOf(items2[j])) return true;
  }
  return false;
}
var isCompound = ({ kind }) => kind === "object" || kind === "array";
function plainOf(node) {
  if (node.kind === "null") return null;
  if ("value" in node) return node.value;
  return isVague(node) ? node : `\0${JSON.stringify(toValue(node), inOrder)}`;
}
function inOrder(_, value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1));
}
function* problems(list, keyword) {
  const seen = /* @__PURE__ */ new Map();
  for (const item of list.items) {
    const value = plainOf(item);
    const first2 = seen.get(value);
    if (!first2) seen.set(value, item);
    else {
      yield {
        at: item,
        message: "twice",
        data: { keyword, value: isCompound(item) ? JSON.stringify(toValue(item)) : String(value) },
        related: [{ at: first2, note: "The first one." }],
        fix: { title: "Remove the second one", safe: true, edits: [{ op: "remove", from: list, child: item }] }
      };
    }
  }
}

// rules/common/required-undefined.ts
var MOST_GUESSES = 50;
var required_undefined_default = defineRule({
  id: "common/required-undefined",
  summary: "`required` names a property that `properties` does not have",
  severity: "error",
  in: "recommended",
  source: {
    document: "JSON Schema Validation",
    section: "required",
    says: "A value is valid only if it has every required property, so each of them should be one that the schema describes.",
    kind: "advice"
  },
  fixable: "unsafe",
  messages: {
    undefined: "`required` asks for `{{name}}`, which `properties` does not describe{{hint}}. A model that follows `properties` leaves it out, and its call is refused. Describe it, or take it out of `required`.",
    setting: "`required` asks for `{{name}}`, which `properties` does not describe{{hint}}. People are asked for a setting that is not there to be filled in. Describe it, or take it out of `required`.",
    output: "`required` promises `{{name}}`, which `properties` does not describe{{hint}}. Nobody who reads the schema knows what it holds. Describe it, or take it out of `required`."
  },
  *check(manifest) {
    if (!schemasWith(manifest, "required").some(({ node }) => undefinedNames(node).length > 0)) return;
    const mayStandBeside = manifest.formats.includes("shinkai");
    for (const { role, schemas } of manifest.tools.flatMap(wholeSchemas)) {
      for (const schema of schemas) {
        if (mayStandBeside && has(schema, "properties") === "no") continue;
        for (const each of judge3(schema, mayStandBeside)) yield { ...each, message: WORDS[role] };
      }
    }
  }
});
var WORDS = { input: "undefined", config: "setting", output: "output" };
function wholeSchemas({ schemas }) {
  return schemas.map(({ node, shape, role }) => ({
    role,
    schemas: shape === "schema" ? [node] : entries(node).map(({ value }) => value)
  }));
}
function* judge3(schema, mayStandBeside) {
  if (schema.kind !== "object" || isComposed(schema)) return;
  const isElsewhere = mayStandBeside || has(schema, "properties") === "no";
  const names = undefinedNames(schema).filter(
    ([first2]) => !isElsewhere || get(schema, first2.value)?.kind !== "object"
  );
  if (names.length > 0) yield* problems2(names, schema);
  for (const { value } of entries(entry(schema, "properties")?.value)) yield* judge3(value, mayStandBeside);
  const element = entry(schema, "items")?.value;
  if (element) yield* judge3(element, mayStandBeside);
}
var NONE4 = [];
function undefinedNames(schema) {
  const required = entry(schema, "required")?.value;
  if (required?.kind !== "array" || !isWhole(schema)) return NONE4;
  const properties = entry(schema, "properties")?.value;
  const isUndefined = (item) => item.kind === "string" && (!properties || has(properties, item.value) === "no");
  if (!required.items.some(isUndefined) || takesOthers(schema)) return NONE4;
  return [...groupBy(required.items.filter(isUndefined), ({ value }) => value).values()];
}
function isWhole(schema) {
  const properties = entry(schema, "properties")?.value;
  if (properties) return properties.kind === "object";
  return has(schema, "properties") === "no" && text(get(schema, "type")) === "object" && !isMisspelt(schema, "properties");
}
function takesOthers(schema) {
  return has(schema, "patternProperties") !== "no" || isOpenTo("additionalProperties") || isOpenTo("unevaluatedProperties");
  function isOpenTo(keyword) {
    const value = entry(schema, keyword)?.value;
    return value !== void 0 && !(value.kind === "boolean" && !value.value);
  }
}
function* problems2(names, schema) {
  const required = get(schema, "required");
  const taken = new Set(required.items.map(text));
  const remove = (child) => ({ op: "remove", from: required, child });
  const properties = entries(get(schema, "properties")).map(({ key }) => key);
  for (const [index, mentions2] of names.entries()) {
    const item = mentions2[0];
    const name = item.value;
    const meant = index < MOST_GUESSES ? near(name, properties) : void 0;
    const isFree = meant !== void 0 && !taken.has(meant);
    const fix = isFree ? { title: `Require \`${meant}\``, safe: false, edits: [{ op: "set", node: item, value: meant }] } : { title: `Remove \`${name}\``, safe: false, edits: mentions2.map(remove) };
    yield { at: item, message: "undefined", data: { name, hint: hint(isFree ? meant : void 0) }, fix };
  }
}

// rules/common/stale-suppression.ts
var stale_suppression_default = defineRule({
  id: "common/stale-suppression",
  summary: "An entry of toolint-suppressions.json has nothing left to hide",
  severity: "error",
  in: "recommended",
  source: {
    document: "toolint",
    section: "suppressions",
    says: "A suppression stands for one finding, and goes with it.",
    kind: "advice"
  },
  messages: {
    mended: "`{{rule}}` finds nothing at {{place}} any more, so this suppression has nothing to hide. Left behind, it would hide the same fault unseen when it comes back. Run `toolint --prune-suppressions` to take it out.",
    fileGone: "{{path}} is gone, so this suppression has nothing to hide. Run `toolint --prune-suppressions` to take it out.",
    ruleGone: "There is no rule `{{rule}}`{{hint}}, so this suppression hides nothing. Correct the name, or run `toolint --prune-suppressions` to take it out."
  },
  byEngine: "run"
});

// rules/common/syntax.ts
var syntax_default = defineRule({
  id: "common/syntax",
  summary: "The file cannot be parsed",
  severity: "error",
  in: "spec",
  source: {
    document: "RFC 8259 (JSON) and YAML 1.2",
    section: "grammar",
    says: "A text is JSON, or YAML, only as far as it follows the grammar.",
    kind: "MUST"
  },
  fixable: "safe",
  messages: {
    fault: "{{fault}}"
  },
  *check({ faults }) {
    for (const fault of faults) {
      const { mend: mend2 } = fault;
      yield {
        at: fault,
        message: "fault",
        data: { fault: fault.message },
        severity: fault.mild ? "warning" : void 0,
        fix: mend2 && { title: mend2.title, safe: true, edits: mend2.edits.map((edit) => ({ op: "text", ...edit })) }
      };
    }
  }
});

// rules/common/unknown-schema-keyword.ts
var unknown_schema_keyword_default = defineRule({
  id: "common/unknown-schema-keyword",
  summary: "A key in a schema is spelt almost like a keyword, or is a property that stands beside `properties`",
  severity: "warning",
  in: "recommended",
  structural: true,
  source: {
    document: "JSON Schema Core",
    section: "Keywords",
    says: "What is no keyword is ignored, or taken for a note.",
    kind: "advice"
  },
  fixable: "safe",
  messages: {
    misspelt: "`{{key}}` is no keyword of JSON Schema, so whoever reads the schema ignores it; did you mean `{{meant}}`?",
    property: "`{{key}}` stands in the schema itself, where only keywords count: it is no property, and a model never learns of it. Put it into `properties`.",
    wrapper: "`{{key}}` stands in the schema itself, where only keywords count, so nothing in it is read. If it is the schema, put it in the place of this one; if it is a property, put it into `properties`."
  },
  *check(manifest) {
    if (isSubset(manifest)) return;
    for (const [schema, strays] of strayProperties(manifest)) {
      const [first2, ...others] = strays;
      const wraps = isWrapper(schema, first2);
      yield {
        at: first2,
        message: wraps ? "wrapper" : "property",
        data: { key: first2.key },
        related: alsoHere(others),
        covers: strays.map(({ value }) => value),
        fix: wraps ? void 0 : intoProperties(schema, strays)
      };
    }
    for (const [key, schemas] of schemasByKey(manifest)) {
      if (KEYWORDS.has(key)) continue;
      const meant = keywordMeant(key);
      for (const { node } of schemas) {
        const misspelt2 = entry(node, key);
        if (meant === void 0) {
          if (propertiesByOtherName(node) === misspelt2) yield problem(misspelt2, "properties");
        } else if (mayBeMeant(misspelt2, meant) && has(node, meant) === "no" && !judgedByFormat(manifest, misspelt2)) {
          yield problem(misspelt2, meant);
        }
      }
    }
  }
});
function problem(misspelt2, meant) {
  return {
    at: misspelt2,
    message: "misspelt",
    data: { key: misspelt2.key, meant },
    fix: { title: `Write \`${meant}\``, safe: true, edits: [{ op: "rename", entry: misspelt2, key: meant }] }
  };
}

// rules/common/unused-directive.ts
var unused_directive_default = defineRule({
  id: "common/unused-directive",
  summary: "A comment that switches rules off or on does nothing",
  severity: "warning",
  in: "recommended",
  source: {
    document: "toolint",
    section: "suppressions",
    says: "What hides nothing is taken out, so that it cannot hide the next fault.",
    kind: "advice"
  },
  messages: {
    hides: "There is nothing of `{{rule}}` here for `{{word}}` to hide. Take it out: left behind, it would hide the next fault of that kind unseen.",
    hidesAnything: "There is nothing here for `{{word}}` to hide. Take it out: left behind, it would hide the next fault unseen.",
    enables: "`{{rule}}` is not switched off here, so there is nothing to switch on again. Take it out.",
    enablesNothing: "Nothing is switched off here, so there is nothing to switch on again. Take it out.",
    rule: "There is no rule `{{rule}}`{{hint}}, so this hides nothing. Rules are separated by commas, and a reason comes after ` -- `.",
    word: "There is no directive `{{word}}`{{hint}}, so this does nothing. Correct the word, or take the comment out.",
    never: "`{{rule}}` cannot be switched off by a comment. Fix what it finds, or set it in the config."
  },
  byEngine: "file"
});

// rules/otc/schema.json
var schema_default3 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "an OTC tool definition",
  type: "object",
  required: ["id", "name", "description", "version", "input_schema", "output_schema"],
  additionalProperties: false,
  properties: {
    $schema: { type: "string" },
    id: { type: "string", description: "clients call the tool by it" },
    name: { type: "string", description: "people and models know the tool by it" },
    description: { type: "string", description: "a model decides by it when to call the tool" },
    version: { type: "string", description: "clients pin it" },
    input_schema: {
      type: "object",
      description: "it holds `parameters`, the JSON Schema of what the tool takes",
      allOf: [
        {
          $comment: "The flat form, a JSON Schema without `parameters` around it, is otc/flat-input-schema's alone.",
          if: {
            not: { properties: { parameters: {} }, required: ["parameters"] },
            anyOf: [
              { properties: { properties: {} }, required: ["properties"] },
              { properties: { type: { const: "object" } }, required: ["type"] }
            ]
          },
          else: {
            title: "`input_schema`",
            required: ["parameters"],
            additionalProperties: false,
            properties: {
              parameters: {
                type: "object",
                description: "it is the JSON Schema of what the tool takes, and may be empty"
              }
            }
          }
        }
      ]
    },
    output_schema: {
      type: ["object", "null"],
      description: "it is the JSON Schema of what comes back (an empty object for anything, null for nothing)"
    },
    requirements: {
      title: "`requirements`",
      type: "object",
      additionalProperties: false,
      properties: {
        authorization: {
          type: "array",
          items: {
            title: "an authorization",
            type: "object",
            required: ["id"],
            additionalProperties: false,
            properties: {
              id: { description: "it says which authorization is meant" },
              oauth2: {
                title: "`oauth2`",
                type: "object",
                additionalProperties: false,
                properties: { scopes: { type: "array", items: { type: "string" } } }
              }
            }
          }
        },
        secrets: {
          type: "array",
          items: {
            title: "a secret",
            type: "object",
            required: ["id"],
            additionalProperties: false,
            properties: { id: { description: "it says which secret is meant" } }
          }
        },
        user_id: { type: "boolean" }
      }
    }
  }
};

// rules/otc/validate.js
var open2 = () => require("./action-main/otc-validate-CLPQFQPD.cjs");
var validate = (value) => {
  const made = open2().validate;
  const isValid = made(value);
  validate.errors = made.errors;
  return isValid;
};

// rules/otc/format.ts
var format2 = {
  id: "otc",
  title: "an OTC tool definition",
  knownBy: "`input_schema`, and a sign of OTC's own: an `id` with a version after an `@`, or `input_schema.parameters`",
  telltales: [["input_schema"], ["inputSchema", "version", "@"]],
  fields: ["id", "name", "description", "version", "input_schema", "output_schema", "requirements"],
  // With less beside it, it is Anthropic's.
  guess: { shared: ["input_schema", "output_schema"], atLeast: 4 },
  traces: [
    ["id", "name", "version", "input_schema"],
    ["name", "input_schema", "output_schema", "parameters"]
  ],
  recognise: (root, _, isNamed) => definitions(root).some((node) => isDefinition(node, isNamed) || isOtcInCamelCase(node)) || (reasonNot(root) ?? false),
  units: definitions,
  tools: (root) => definitions(root).flatMap((each) => each.kind === "object" ? [tool(each, root)] : []),
  schema: schema_default3,
  validate
};
function definitions(root) {
  if (root.kind === "array") return root.items;
  for (const key of ["tools", "items"]) {
    const list = get(root, key);
    if (list?.kind === "array" && has(root, "input_schema") === "no") return list.items;
  }
  return [root];
}
function isDefinition(node, isNamed) {
  const hasOwnId = isOwnId(text(get(node, "id")));
  if (has(node, "input_schema") !== "yes") return isNamed && hasOwnId && has(node, "output_schema") === "yes";
  const own2 = [hasOwnId, get(node, "input_schema", "parameters")?.kind === "object"].filter(Boolean).length;
  const shared = ["output_schema", "version"].filter((key) => has(node, key) === "yes").length;
  return own2 > 0 && (isNamed || own2 + shared >= 2);
}
function isOwnId(id = "") {
  return id.includes("@") && !/@[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/i.test(id);
}
function reasonNot(root) {
  const tools = get(root, "tools");
  const first2 = tools?.kind === "array" ? tools.items[0] : void 0;
  if (has(first2, "fullyQualifiedName") === "yes") return "the documentation of a toolkit, not OTC tool definitions";
  if (has(first2, "toolkit") === "yes" && has(first2, "input") === "yes") return "an early draft of OTC, not version 1.0";
  return void 0;
}
function tool(node, root) {
  const name = entry(node, "name");
  return {
    node,
    id: text(get(node, "id")),
    version: text(get(node, "version")),
    name,
    label: text(name?.value) ?? text(get(node, "id")),
    description: entry(node, "description"),
    group: root,
    schemas: schemasOf(node)
  };
}
function schemasOf(node) {
  const input = entry(node, "input_schema");
  const parameters = isFlat(input?.value) ? input : entry(input?.value, "parameters");
  const output = entry(node, "output_schema");
  return [
    ...parameters ? [{ role: "input", entry: parameters, node: parameters.value, shape: "schema" }] : [],
    ...output ? [{ role: "output", entry: output, node: output.value, shape: "schema" }] : []
  ];
}

// rules/gloodata/validate.js
var open3 = () => require("./action-main/gloodata-validate-TB2VA73G.cjs");
var validate2 = (value) => {
  const made = open3().validate;
  const isValid = made(value);
  validate2.errors = made.errors;
  return isValid;
};

// rules/gloodata/format.ts
var format3 = {
  id: "gloodata",
  title: "a Gloodata extension",
  knownBy: "`ns` and `title` that are strings, and `tools` that is empty or holds an object with more than strings",
  telltales: [["ns", "title", "tools"]],
  fields: ["ns", "title", "tools", "tagValues", "handlers"],
  guess: { own: ["ns"], atLeast: 2 },
  traces: [["ns", "title", "tools", "schema", "fields"]],
  recognise: (root, _, isNamed) => (isNamed || text(get(root, "ns")) !== void 0) && text(get(root, "title")) !== void 0 && mayBeTools(get(root, "tools")),
  units: (root) => [root],
  tools: toolsOf,
  schema: schema_default,
  validate: validate2
};
function mayBeTools(tools) {
  if (tools?.kind !== "object") return false;
  return tools.entries.length === 0 || tools.entries.some(({ value: { kind } }) => kind === "object" || kind === "unknown");
}
function toolsOf(root) {
  const tools = get(root, "tools");
  return entries(tools).flatMap((each) => {
    const isLost2 = entry(tools, each.key) !== each;
    return isLost2 || !tools ? [] : toolOf(each, tools);
  });
}
function toolOf(name, group) {
  const node = name.value;
  if (node.kind !== "object") return [];
  const description = entry(node, "description");
  const fields = entry(get(node, "schema"), "fields");
  return [
    {
      node,
      name,
      label: name.key,
      description: description?.value.kind === "null" ? void 0 : description,
      group,
      schemas: fields ? [{ role: "input", shape: "fields", entry: fields, node: fields.value }] : []
    }
  ];
}

// rules/mcp/lib/tools.ts
function toolsIn(root) {
  const { answer, tools, functions } = listing(root);
  const list = get(answer, "tools") ?? root;
  return [...tools, ...functions].map((each) => tool2(each, list));
}
function tool2(node, list) {
  const name = entry(node, "name");
  return {
    node,
    name,
    label: text(name?.value),
    description: entry(node, "description"),
    group: node.group ?? list,
    schemas: [...schemaOf(node, "inputSchema", "input"), ...schemaOf(node, "outputSchema", "output")]
  };
}
function schemaOf(node, key, role) {
  const found = entry(node, key);
  return found ? [{ role, entry: found, node: found.value, shape: "schema" }] : [];
}

// rules/openai/schema.json
var schema_default4 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $comment: "Only what OpenAI and MCP Apps add: the fields of MCP are judged by its own pack, and most values by rules.",
  title: "the OpenAI metadata",
  type: "object",
  properties: {
    annotations: {
      if: {
        type: "object"
      },
      then: {
        type: "object",
        properties: {
          openai: {
            title: "`annotations.openai`",
            type: "object",
            additionalProperties: false,
            properties: {
              outputTemplate: {
                type: "string"
              },
              toolInvocation: {
                title: "`toolInvocation`",
                type: "object",
                additionalProperties: false,
                properties: {
                  invoking: {},
                  invoked: {}
                }
              },
              readOnlyHint: {},
              destructiveHint: {},
              idempotentHint: {},
              openWorldHint: {}
            }
          }
        }
      }
    },
    _meta: {
      if: {
        type: "object"
      },
      then: {
        type: "object",
        properties: {
          "openai/outputTemplate": {
            type: "string"
          },
          "openai/widgetAccessible": {
            type: "boolean"
          },
          "openai/resultCanProduceWidget": {
            type: "boolean"
          },
          "openai/visibility": {
            enum: ["public", "private"]
          },
          "openai/fileParams": {
            type: "array",
            items: {
              type: "string"
            }
          },
          "openai/widgetDescription": {
            type: "string"
          },
          "openai/widgetDomain": {
            type: "string"
          },
          "openai/widgetPrefersBorder": {
            type: "boolean"
          },
          "openai/widgetCSP": {
            title: "`openai/widgetCSP`",
            type: "object",
            additionalProperties: false,
            properties: {
              connect_domains: {
                type: "array",
                items: {
                  type: "string"
                }
              },
              resource_domains: {
                type: "array",
                items: {
                  type: "string"
                }
              },
              frame_domains: {
                type: "array",
                items: {
                  type: "string"
                }
              },
              redirect_domains: {
                type: "array",
                items: {
                  type: "string"
                }
              },
              base_uri_domains: {
                type: "array",
                items: {
                  type: "string"
                }
              }
            }
          },
          "ui/resourceUri": {
            type: "string"
          },
          ui: {
            title: "`_meta.ui`",
            type: "object",
            additionalProperties: false,
            properties: {
              resourceUri: {
                type: "string"
              },
              visibility: {
                type: "array",
                items: {
                  enum: ["model", "app"]
                }
              },
              domain: {
                type: "string"
              },
              prefersBorder: {
                type: "boolean"
              },
              csp: {
                title: "`ui.csp`",
                type: "object",
                additionalProperties: false,
                properties: {
                  connectDomains: {
                    type: "array",
                    items: {
                      type: "string"
                    }
                  },
                  resourceDomains: {
                    type: "array",
                    items: {
                      type: "string"
                    }
                  },
                  frameDomains: {
                    type: "array",
                    items: {
                      type: "string"
                    }
                  },
                  baseUriDomains: {
                    type: "array",
                    items: {
                      type: "string"
                    }
                  },
                  redirectDomains: {
                    type: "array",
                    items: {
                      type: "string"
                    }
                  }
                }
              },
              permissions: {
                title: "`ui.permissions`",
                type: "object",
                additionalProperties: false,
                properties: {
                  camera: { type: "object" },
                  microphone: { type: "object" },
                  geolocation: { type: "object" },
                  clipboardWrite: { type: "object" }
                }
              }
            }
          },
          securitySchemes: {
            $ref: "#/$defs/securitySchemes"
          }
        }
      }
    },
    securitySchemes: {
      $ref: "#/$defs/securitySchemes"
    }
  },
  $defs: {
    securitySchemes: {
      type: "array",
      items: {
        title: "a security scheme",
        type: "object",
        required: ["type"],
        properties: {
          type: {
            type: "string",
            description: "it says whether and how the user signs in"
          },
          scopes: {
            type: "array",
            items: {
              type: "string"
            }
          },
          in: {},
          name: {},
          scheme: {},
          bearerFormat: {}
        },
        additionalProperties: false
      }
    }
  }
};

// rules/openai/validate.js
var open4 = () => require("./action-main/openai-validate-LB3KNHIA.cjs");
var validate3 = (value) => {
  const made = open4().validate;
  const isValid = made(value);
  validate3.errors = made.errors;
  return isValid;
};

// rules/openai/format.ts
var format4 = {
  id: "openai",
  title: "the OpenAI metadata",
  knownBy: "metadata of any dialect on a tool or resource; `window.openai`, `callServerTool` or `ui/initialize` in the code of a widget",
  telltales: [
    ["openai/"],
    ["annotations", "openai"],
    ["_meta", "openai"],
    ["resourceUri"],
    ["ui://"],
    ["html+skybridge"],
    ["profile=mcp-app"],
    ["window", "openai"],
    ["globalThis", "openai"],
    ["self", ".openai"]
  ],
  fields: ["tools", "resources"],
  recognise,
  // What widgets' code alone is about has no tools that a server lists.
  isAlso: (root) => listing(root).tools.length + listing(root).resources.length > 0 ? "mcp" : void 0,
  units: (root, { reads }) => [
    ...listing(root).tools,
    ...listing(root).resources,
    ...reads.flatMap(({ body }) => items(get(body, "contents")))
  ],
  tools: toolsIn,
  schema: schema_default4,
  validate: validate3
};
function recognise(root, code, isNamed) {
  if (usesIn({ root, code }).length > 0 || code.calledTools.length > 0 || code.handshakes.length > 0) return true;
  if (withoutMeta(root, code).length > 0) return true;
  const { tools, resources } = listing(root);
  if (!mayBeListing(root, isNamed)) return false;
  return tools.some(hasMetadata) || resources.some(isOwnWidget) || resources.length > 0 && hasWidgetsInCode(code);
}
function hasMetadata(tool3) {
  return writtenIn(tool3, false).length > 0 || hasMisplaced(tool3) || misspeltOpenai(tool3).length > 0;
}

// rules/mcp/lib/meant.ts
function isMeantAsListing(root) {
  const answer = answerIn(root);
  const tools = get(answer, "tools");
  if (!entries(answer).every(({ key }) => ANSWER.has(key))) return false;
  if (tools?.kind === "object") return isMapOfTools(tools);
  if (tools?.kind !== "array" || tools.items.length === 0 || !tools.items.every(mayBeTool)) return false;
  return !isBare(root) && tools.items.every(isPlain2) || tools.items.some(isSurelyTool);
}
function isMapOfTools({ entries: tools, open: open8 }) {
  const isNamedTool = ({ key, value }) => isTool(value) && text(get(value, "name")) === key && entries(value).every(isField);
  return !open8 && tools.length > 0 && tools.every(isNamedTool);
}
var ANSWER = /* @__PURE__ */ new Set(["tools", "resources", "nextCursor", "_meta", "$schema"]);
function mayBeTool(node) {
  return (text(get(node, "name")) !== void 0 || isNameless(node)) && entries(node).every(isField);
}
var isField = ({ key }) => FIELDS.has(key) || isNearField(key);
var hasHints = (node) => entries(get(node, "annotations")).some(({ key }) => HINTS.includes(key));
var isSurelyTool = (node) => hasHints(node) || isNameless(node) || hasMisspeltSchema(node);
function isPlain2(node) {
  return text(get(node, "description")) !== void 0 && entries(node).every(({ key }) => TEXTS.has(key));
}
var TEXTS = /* @__PURE__ */ new Set(["name", "title", "description"]);

// rules/mcp/validate.js
var open5 = () => require("./action-main/mcp-validate-AHFYRNPE.cjs");
var validate4 = (value) => {
  const made = open5().validate;
  const isValid = made(value);
  validate4.errors = made.errors;
  return isValid;
};

// rules/mcp/format.ts
var format5 = {
  id: "mcp",
  title: "an MCP tool",
  knownBy: "tools with `name` and `inputSchema`, in a list or a bare array; resources with a `uri`; a registration in source code",
  telltales: [["inputSchema"], ['"resources"', '"uri"'], ["resources:", "uri:"]],
  fields: ["tools", "resources"],
  traces: [["tools", "name", "inputSchema"]],
  recognise: recognise2,
  units: (root) => [answerIn(root)],
  tools: toolsIn,
  schema: schema_default2,
  validate: validate4
};
function recognise2(root, code, isNamed) {
  if (code.registrations.length > 0) return true;
  const { answer, tools, functions, resources } = listing(root);
  const listed = items(get(answer, "resources"));
  if (functions.length > 0 && code.imports.length > 0) return true;
  if (!mayBeListing(root, isNamed)) return false;
  return tools.some(isTool) || isNamed && isMeantAsListing(root) || isNamed && resources.some(isResource) || // Beside tools of another kind they are part of something else.
  listed.length > 0 && listed.every(isResource) && items(get(answer, "tools")).length === 0;
}
var isResource = (each) => /^[a-z][a-z\d+.-]*:\/\//i.test(text(get(each, "uri")) ?? "") && (has(each, "name") === "yes" || has(each, "mimeType") === "yes");

// rules/index.ts
var packs = { otc: () => require("./action-main/otc-rules-2LTKFWAA.cjs"), shinkai: () => require("./action-main/shinkai-rules-TCCHHUCO.cjs"), gloodata: () => require("./action-main/gloodata-rules-JVJUT2DQ.cjs"), openai: () => require("./action-main/openai-rules-RFYIPU55.cjs"), mcp: () => require("./action-main/mcp-rules-DKHIHAEQ.cjs") };
var Late = class {
  #rule;
  constructor(told4) {
    this.id = told4.id;
    this.url = told4.url;
    this.severity = told4.severity;
    this.in = told4.in;
    this.fixable = told4.fixable;
    this.options = told4.options;
    this.needs = told4.needs;
    this.reads = told4.reads;
    this.lists = told4.lists;
    this.structural = told4.structural;
    this.secret = told4.secret;
    this.byEngine = told4.byEngine;
  }
  #open() {
    return this.#rule ??= packs[this.id.slice(0, this.id.indexOf("/"))]()[this.id];
  }
  get summary() {
    return this.#open().summary;
  }
  get source() {
    return this.#open().source;
  }
  get messages() {
    return this.#open().messages;
  }
  get check() {
    return this.#open().check;
  }
  get project() {
    return this.#open().project;
  }
};
var formats = [format2, format, format3, format4, format5];
var told2 = [{ "id": "gloodata/default-only-in-prose", "severity": "info", "in": "strict", "fixable": "unsafe" }, { "id": "gloodata/duplicate-example", "severity": "error", "in": "recommended", "fixable": "safe" }, { "id": "gloodata/examples-missing", "severity": "warning", "in": "recommended" }, { "id": "gloodata/field-type", "severity": "error", "in": "spec", "structural": true }, { "id": "gloodata/field-value-type", "severity": "error", "in": "spec" }, { "id": "gloodata/misspelt-field", "severity": "warning", "in": "recommended", "fixable": "safe", "structural": true }, { "id": "gloodata/namespace", "severity": "warning", "in": "recommended" }, { "id": "gloodata/no-tools", "severity": "warning", "in": "spec" }, { "id": "gloodata/required-field", "severity": "error", "in": "spec", "fixable": "unsafe", "structural": true }, { "id": "gloodata/tool-id", "severity": "warning", "in": "recommended" }, { "id": "gloodata/ui-arg-order", "severity": "warning", "in": "recommended" }, { "id": "gloodata/ui-missing-arg", "severity": "info", "in": "strict", "fixable": "unsafe" }, { "id": "gloodata/ui-unknown-arg", "severity": "error", "in": "recommended", "fixable": "safe" }, { "id": "gloodata/ui-without-prefix", "severity": "info", "in": "strict" }, { "id": "gloodata/unique-namespace", "severity": "warning", "in": "strict" }, { "id": "gloodata/unknown-dtype", "severity": "error", "in": "recommended", "fixable": "safe" }, { "id": "gloodata/unknown-field", "severity": "info", "in": "strict", "structural": true }, { "id": "gloodata/unsupported-attribute", "severity": "error", "in": "spec" }, { "id": "mcp/annotation-conflict", "severity": "warning", "in": "recommended" }, { "id": "mcp/annotation-type", "severity": "error", "in": "recommended", "fixable": "safe" }, { "id": "mcp/description-missing", "severity": "warning", "in": "recommended" }, { "id": "mcp/field-type", "severity": "error", "in": "spec", "structural": true }, { "id": "mcp/handler-signature", "severity": "error", "in": "recommended" }, { "id": "mcp/input-schema-object", "severity": "error", "in": "recommended", "fixable": "safe" }, { "id": "mcp/json-schema-expected", "severity": "error", "in": "recommended" }, { "id": "mcp/misspelt-field", "severity": "warning", "in": "recommended", "fixable": "safe", "structural": true }, { "id": "mcp/name-format", "severity": "warning", "in": "recommended", "options": { "schema": { "type": "object", "additionalProperties": false, "properties": { "names": { "enum": ["specification", "every-client"], "description": "Which names are fine: those that the specification allows, or only those that every client takes, without a dot and of 64 characters at most" } } }, "defaults": { "names": "specification" } }, "structural": true }, { "id": "mcp/read-only-name", "severity": "warning", "in": "recommended" }, { "id": "mcp/required-field", "severity": "error", "in": "spec", "structural": true }, { "id": "mcp/structured-content", "severity": "error", "in": "recommended" }, { "id": "mcp/unknown-field", "severity": "info", "in": "strict", "structural": true }, { "id": "mcp/zod-expected", "severity": "error", "in": "recommended" }, { "id": "openai/call-tool-registered", "severity": "error", "in": "recommended", "fixable": "safe", "reads": ["mcp"] }, { "id": "openai/contents-uri", "severity": "error", "in": "recommended", "fixable": "safe" }, { "id": "openai/description-action-oriented", "severity": "warning", "in": "spec", "fixable": "unsafe", "options": { "schema": { "type": "object", "additionalProperties": false, "properties": { "dialects": { "type": "array", "uniqueItems": true, "items": { "enum": ["seed", "openai", "mcp-apps"] }, "description": "The dialects whose tools are asked for it" } } }, "defaults": { "dialects": ["seed"] }, "presets": { "strict": { "dialects": ["seed", "openai", "mcp-apps"] } } } }, { "id": "openai/dialects-agree", "severity": "error", "in": "recommended" }, { "id": "openai/field-type", "severity": "error", "in": "spec", "structural": true }, { "id": "openai/file-params", "severity": "error", "in": "recommended" }, { "id": "openai/hints-explicit", "severity": "warning", "in": "strict" }, { "id": "openai/initial-data", "severity": "warning", "in": "spec" }, { "id": "openai/initial-route", "severity": "warning", "in": "recommended" }, { "id": "openai/invocation-message-format", "severity": "error", "in": "recommended" }, { "id": "openai/invocation-messages", "severity": "info", "in": "recommended", "fixable": "unsafe" }, { "id": "openai/misplaced-key", "severity": "error", "in": "recommended", "fixable": "safe" }, { "id": "openai/misspelt-field", "severity": "warning", "in": "recommended", "fixable": "safe", "structural": true }, { "id": "openai/misspelt-key", "severity": "warning", "in": "recommended", "fixable": "safe" }, { "id": "openai/output-template-required", "severity": "error", "in": "spec" }, { "id": "openai/read-only-hint", "severity": "warning", "in": "spec", "fixable": "unsafe", "options": { "schema": { "type": "object", "additionalProperties": false, "properties": { "dialects": { "type": "array", "uniqueItems": true, "items": { "enum": ["seed", "openai", "mcp-apps"] }, "description": "The dialects whose tools are asked for it" } } }, "defaults": { "dialects": ["seed", "openai"] }, "presets": { "strict": { "dialects": ["seed", "openai", "mcp-apps"] } } } }, { "id": "openai/required-field", "severity": "error", "in": "spec", "structural": true }, { "id": "openai/resource-description", "severity": "info", "in": "strict" }, { "id": "openai/resource-fields", "severity": "error", "in": "spec" }, { "id": "openai/resource-mime-type", "severity": "error", "in": "spec", "fixable": "both" }, { "id": "openai/resource-name", "severity": "warning", "in": "recommended" }, { "id": "openai/resource-unused", "severity": "warning", "in": "recommended", "reads": ["mcp"] }, { "id": "openai/resource-uri", "severity": "error", "in": "spec", "fixable": "unsafe" }, { "id": "openai/response-shape", "severity": "error", "in": "spec" }, { "id": "openai/template-registered", "severity": "error", "in": "recommended", "fixable": "safe", "reads": ["mcp"] }, { "id": "openai/ui-initialize", "severity": "error", "in": "recommended", "fixable": "unsafe" }, { "id": "openai/unknown-field", "severity": "info", "in": "strict", "structural": true }, { "id": "openai/widget-csp", "severity": "warning", "in": "strict" }, { "id": "openai/widget-domain", "severity": "error", "in": "recommended", "fixable": "unsafe" }, { "id": "openai/window-api", "severity": "error", "in": "recommended", "fixable": "safe" }, { "id": "openai/window-openai-guard", "severity": "warning", "in": "spec" }, { "id": "otc/field-type", "severity": "error", "in": "spec", "structural": true }, { "id": "otc/flat-input-schema", "severity": "error", "in": "spec", "fixable": "safe", "options": { "schema": { "type": "object", "properties": { "accept": { "type": "boolean", "description": "Takes the flat form too, which many servers write" } }, "additionalProperties": false }, "defaults": { "accept": false } } }, { "id": "otc/id-format", "severity": "error", "in": "spec" }, { "id": "otc/id-name", "severity": "warning", "in": "recommended", "structural": true }, { "id": "otc/id-version", "severity": "error", "in": "spec", "fixable": "both", "structural": true }, { "id": "otc/misspelt-field", "severity": "warning", "in": "recommended", "fixable": "safe", "structural": true }, { "id": "otc/name-format", "severity": "error", "in": "spec", "fixable": "unsafe", "structural": true }, { "id": "otc/no-ref", "severity": "error", "in": "spec", "fixable": "unsafe" }, { "id": "otc/oauth2-scopes", "severity": "warning", "in": "recommended", "fixable": "safe", "options": { "schema": { "type": "object", "properties": { "allowNone": { "type": "boolean", "description": "Takes an empty list: there are providers that have no scopes" } }, "additionalProperties": false }, "defaults": { "allowNone": false } } }, { "id": "otc/parameter-description", "severity": "error", "in": "spec", "fixable": "safe" }, { "id": "otc/parameter-object", "severity": "error", "in": "spec" }, { "id": "otc/parameters-object", "severity": "warning", "in": "recommended" }, { "id": "otc/required-field", "severity": "error", "in": "spec", "structural": true }, { "id": "otc/requirement-id", "severity": "error", "in": "spec" }, { "id": "otc/unique-id", "severity": "error", "in": "spec", "fixable": "unsafe" }, { "id": "otc/unique-requirement", "severity": "warning", "in": "recommended", "fixable": "safe" }, { "id": "otc/unknown-field", "severity": "info", "in": "strict", "structural": true }, { "id": "otc/version-format", "severity": "error", "in": "spec", "fixable": "safe" }, { "id": "shinkai/default-as-string", "severity": "info", "in": "strict", "fixable": "unsafe" }, { "id": "shinkai/default-not-described", "severity": "info", "in": "strict", "fixable": "unsafe" }, { "id": "shinkai/enum-not-described", "severity": "warning", "in": "recommended", "fixable": "unsafe" }, { "id": "shinkai/enum-strings", "severity": "error", "in": "spec", "fixable": "safe" }, { "id": "shinkai/field-type", "severity": "error", "in": "spec", "structural": true }, { "id": "shinkai/homepage-url", "severity": "warning", "in": "recommended", "fixable": "safe" }, { "id": "shinkai/items-only-for-arrays", "severity": "warning", "in": "spec" }, { "id": "shinkai/keywords", "severity": "info", "in": "strict", "fixable": "safe" }, { "id": "shinkai/misplaced-property", "severity": "error", "in": "recommended", "fixable": "safe" }, { "id": "shinkai/misspelt-field", "severity": "warning", "in": "recommended", "fixable": "safe", "structural": true }, { "id": "shinkai/no-configurations", "severity": "info", "in": "strict", "fixable": "safe" }, { "id": "shinkai/oauth-client-secret", "severity": "error", "in": "recommended", "lists": ["oauth"], "secret": true }, { "id": "shinkai/oauth-duplicate", "severity": "error", "in": "recommended", "lists": ["oauth"] }, { "id": "shinkai/oauth-fields", "severity": "info", "in": "strict", "lists": ["oauth"] }, { "id": "shinkai/oauth-incomplete", "severity": "error", "in": "recommended", "lists": ["oauth"] }, { "id": "shinkai/oauth-pkce-plain", "severity": "warning", "in": "recommended", "fixable": "unsafe", "lists": ["oauth"] }, { "id": "shinkai/oauth-scopes", "severity": "warning", "in": "recommended", "fixable": "both", "lists": ["oauth"] }, { "id": "shinkai/oauth-url", "severity": "error", "in": "recommended", "lists": ["oauth"] }, { "id": "shinkai/parameter-description", "severity": "error", "in": "spec", "fixable": "safe" }, { "id": "shinkai/properties-only-for-objects", "severity": "warning", "in": "spec" }, { "id": "shinkai/property-type", "severity": "error", "in": "spec" }, { "id": "shinkai/reference-only", "severity": "info", "in": "strict" }, { "id": "shinkai/required-field", "severity": "error", "in": "spec", "structural": true }, { "id": "shinkai/result-attribute", "severity": "info", "in": "strict" }, { "id": "shinkai/result-type", "severity": "info", "in": "strict" }, { "id": "shinkai/sql-duplicate-name", "severity": "error", "in": "recommended", "lists": ["sqlTables", "sqlQueries"] }, { "id": "shinkai/sql-incomplete", "severity": "warning", "in": "recommended", "lists": ["sqlTables", "sqlQueries"] }, { "id": "shinkai/sql-query", "severity": "error", "in": "recommended", "needs": ["sql"], "lists": ["sqlTables", "sqlQueries"] }, { "id": "shinkai/sql-table", "severity": "error", "in": "recommended", "needs": ["sql"], "lists": ["sqlTables"] }, { "id": "shinkai/sql-type", "severity": "info", "in": "strict", "needs": ["sql"], "lists": ["sqlTables", "sqlQueries"] }, { "id": "shinkai/table-properties", "severity": "error", "in": "spec", "fixable": "safe" }, { "id": "shinkai/table-type", "severity": "error", "in": "spec", "fixable": "safe" }, { "id": "shinkai/table-type-missing", "severity": "warning", "in": "spec", "fixable": "safe" }, { "id": "shinkai/tool-reference", "severity": "warning", "in": "recommended", "lists": ["tools"] }, { "id": "shinkai/tool-type", "severity": "warning", "in": "recommended", "fixable": "safe" }, { "id": "shinkai/unique-id", "severity": "warning", "in": "strict" }, { "id": "shinkai/unknown-field", "severity": "info", "in": "strict", "structural": true }, { "id": "shinkai/version-format", "severity": "warning", "in": "recommended" }];
var rules = [array_without_items_default, contradictory_bounds_default, default_not_in_enum_default, default_type_default, description_length_default, directive_without_reason_default, duplicate_key_default, duplicate_tool_name_default, empty_description_default, enum_type_default, examples_type_default, hardcoded_secret_default, hidden_text_default, identical_description_default, insecure_url_default, instruction_override_default, invalid_json_schema_default, parameter_description_default, required_duplicate_default, required_undefined_default, stale_suppression_default, syntax_default, unknown_schema_keyword_default, unused_directive_default, ...told2.map((each) => new Late(each))];

// src/core/version.ts
var VERSION = "0.1.0";
var TOOL = { name: "toolint", version: VERSION };
var docsPage = (path) => `https://github.com/toolint/toolint/blob/v${VERSION}/docs/${path}`;
function pageOf({ id, url }) {
  return url ?? (isBuiltin(id) ? docsPage(`rules/${id}.md`) : "");
}

// src/workspace/errors.ts
var UserError = class extends Error {
  name = "UserError";
};
function unknownHint(kind, word, known) {
  return `unknown ${kind} \`${word || '""'}\`${didYouMean(word, known)}`;
}

// src/workspace/signals.ts
var SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
var isHolding = false;
function holdSignals() {
  if (isHolding) return;
  isHolding = true;
  oweTurn();
  for (const signal of SIGNALS) process.once(signal, () => process.kill(process.pid, signal));
}
function nextTurn() {
  return new Promise((done) => void setImmediate(done));
}
var isTurnOwed = false;
function oweTurn() {
  isTurnOwed = true;
}
async function lastTurn() {
  if (isTurnOwed) await nextTurn();
}

// src/workspace/git.ts
const { dirname } = require("node:path");
var TIMEOUT_MS = 6e4;
var MAX_OUTPUT = 256 * 1024 * 1024;
var SETTINGS = ["core.fsmonitor=false", "core.hooksPath=/dev/null", "core.quotePath=false", "diff.external="];
function openGit(cwd, settings = []) {
  const fixed2 = ["--no-pager", "-C", cwd, ...[...SETTINGS, ...settings].flatMap((setting) => ["-c", setting])];
  return async (...args) => {
    const { execFile } = await Promise.resolve().then(() => require("node:child_process"));
    return new Promise((done, fail) => {
      const options = {
        // Windows would first look for a git.exe in the folder that it starts in.
        cwd: dirname(process.execPath),
        env: environment(process.env),
        encoding: "utf8",
        timeout: TIMEOUT_MS,
        killSignal: "SIGKILL",
        maxBuffer: MAX_OUTPUT
      };
      const child = execFile("git", [...fixed2, ...args], options, (error, out, err) => {
        if (!error) done({ ok: true, out, complaint: "" });
        else if (typeof error.code === "number") done({ ok: false, out, complaint: complaintIn(err) });
        else fail(new UserError(whyNot(error, args[0])));
      });
      child.stdin?.on("error", () => {
      }).end();
    });
  };
}
function whyNot({ code, killed }, command) {
  if (code === "ENOENT") return "--changed asks git what changed, and there is no command `git` here. Install it.";
  if (code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER")
    return `git ${command} said more than ${MAX_OUTPUT / 1024 / 1024} MB. Name a BASE for --changed that is nearer.`;
  if (killed) return `git ${command} did not answer within ${TIMEOUT_MS / 1e3} seconds.`;
  return `git ${command} could not be run: ${String(code)}.`;
}
function environment(env) {
  const kept = Object.entries(env).filter(
    ([name]) => !/^GIT_/i.test(name) || /^GIT_CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)$/i.test(name)
  );
  return {
    ...Object.fromEntries(kept),
    // A partial clone would fetch what it lacks, with commands that its config may name.
    GIT_ALLOW_PROTOCOL: "none",
    GIT_NO_LAZY_FETCH: "1",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    LC_ALL: "C"
  };
}
function complaintIn(err) {
  const lines = err.split("\n");
  const line2 = lines.find((each) => each.startsWith("fatal:")) ?? lines[0];
  return printable(line2.replace(/^(fatal|error): /, ""), 300);
}

// src/action/checkout-below.ts
const { lstatSync } = require("node:fs");
async function lookBelow(place2, paths) {
  const { root, cwd } = place2;
  if (isCheckout(root)) return place2;
  const { files } = await discover({ cwd, paths, extensions: EXTENSIONS });
  const known = /* @__PURE__ */ new Map();
  const tops = new Set(files.map(({ absolute }) => outermost(parentOf(absolute), root, known)));
  const [top] = tops;
  if (tops.size === 1) return { ...place2, root: top ?? root };
  return { ...place2, isMixed: tops.size > 1 };
}
function isCheckout(folder) {
  return lstatSync(inFolder(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
}
function outermost(folder, workspace, known) {
  if (folder === workspace || !isInside(workspace, folder)) return void 0;
  if (!known.has(folder)) {
    const around2 = outermost(parentOf(folder), workspace, known);
    known.set(folder, around2 ?? (isCheckout(folder) ? folder : void 0));
  }
  return known.get(folder);
}

// src/action/checkout.ts
async function commitOf({ pull, head }, { workspace, root }) {
  const top = isCheckout(workspace) ? workspace : root;
  if (pull || !isCheckout(top)) return head;
  return await headOf(openGit(top)).catch(() => "") || head;
}
async function checkoutNotices({ name, pull, base, sha }, { root }) {
  if (name !== "pull_request_target" || !pull) return [];
  try {
    const git = openGit(root);
    const here = await headOf(git);
    if (here === "" || here === pull.head) return [];
    if (here === base || here === sha)
      return [`What is checked out is the base branch, so nothing of this pull request was linted: ${REF}`];
    const { out } = await git("cat-file", "commit", here);
    if (parentsIn(out).includes(pull.head)) return [];
    return [
      `What is checked out, ${short(here)}, is neither the head of this pull request, ${short(pull.head)}, nor merged from it, so what was linted may be nothing of it: ${REF}`
    ];
  } catch {
    return [];
  }
}
async function headOf(git) {
  return (await git("rev-parse", "--verify", "--quiet", "HEAD")).out.trim();
}
function parentsIn(commit) {
  const [head = ""] = commit.split("\n\n", 1);
  return Array.from(head.matchAll(/^parent ([0-9a-f]+)$/gm), ([, parent]) => parent);
}
var short = (commit) => commit.slice(0, 7);
var REF = "on pull_request_target `actions/checkout` needs a `ref`. See the README on forks before you give it one.";

// src/core/suppressions.ts
var SUPPRESSIONS = "toolint-suppressions.json";
var NEVER = /* @__PURE__ */ new Set(["common/syntax", "common/stale-suppression"]);
var mayBeSuppressed = (rule) => !NEVER.has(rule);
function createMatcher(suppressions, today) {
  const isOver = ({ expires }) => expires !== void 0 && expires < today;
  const inForceFirst = [...suppressions].sort((a, b) => Number(isOver(a)) - Number(isOver(b)));
  const byFinding = groupBy(inForceFirst, keyOfEntry);
  return (findings) => {
    const used = /* @__PURE__ */ new Set();
    const expired = /* @__PURE__ */ new Set();
    const taken = /* @__PURE__ */ new Map();
    const visible = [];
    const hidden = [];
    for (const finding of findings) {
      const key = keyOf(finding);
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
function withoutFixes(findings, match) {
  const hidden = new Set(match(findings).hidden);
  if (hidden.size === 0) return findings;
  return findings.map((finding) => hidden.has(finding) ? { ...finding, fix: void 0 } : finding);
}
function leftOver(suppressions, { visible, used }) {
  const at = /* @__PURE__ */ new Map();
  for (const finding of visible) at.set(placeKeyOf(finding), (at.get(placeKeyOf(finding)) ?? 0) + 1);
  const changed2 = [];
  const gone = [];
  for (const entry2 of suppressions) {
    if (used.has(entry2)) continue;
    const place2 = placeKeyOfEntry(entry2);
    const findings = at.get(place2) ?? 0;
    if (findings > 0) at.set(place2, findings - 1);
    (findings > 0 ? changed2 : gone).push(entry2);
  }
  return { changed: changed2, gone };
}
function suppressionOf(finding, reason2) {
  const { path, rule, valueHash } = finding;
  return { path, rule, ...knownPlace(finding), hash: valueHash, reason: reason2 };
}
var keyOf = (finding) => `${placeKeyOf(finding)}
${finding.valueHash}`;
var keyOfEntry = (entry2) => `${placeKeyOfEntry(entry2)}
${entry2.hash}`;
function placeKeyOf(finding) {
  const { tool: tool3, pointer } = knownPlace(finding);
  return placeKey(finding.path, finding.rule, tool3, pointer);
}
var placeKeyOfEntry = ({ path, rule, tool: tool3, pointer }) => placeKey(path, rule, tool3, pointer);
var placeKey = (...parts) => JSON.stringify(parts);

// src/core/beginnings.ts
var Beginnings = class {
  #lines;
  #top;
  /** Of what has not ended where it has read to, the outermost first. */
  #open = [];
  #read = 0;
  constructor(text2) {
    this.#lines = text2.split("\n");
    this.#top = this.#beginningIn(Math.max(0, this.#lines.findIndex(isContent)));
  }
  /** What holds a line that stands behind another, 0 at the top, and is indented so far. */
  around(after, indent) {
    for (const end = Math.min(after, this.#lines.length); this.#read < end; this.#read++) this.#readLine(this.#read);
    return this.#open.findLast((each) => each.indent < indent) ?? this.#top;
  }
  #readLine(index) {
    const text2 = this.#lines[index];
    if (!isContent(text2)) return;
    const beginning = this.#beginningIn(index);
    while (this.#open.length > 0 && this.#open.at(-1).indent >= beginning.indent) this.#open.pop();
    if (!isEnd(text2)) this.#open.push(beginning);
  }
  #beginningIn(index) {
    const text2 = this.#lines[index];
    return { line: index + 1, column: columnOf(text2), indent: spacesOf(text2) };
  }
};
var isContent = (line2) => !/^\s*(?:$|#|\/\/|---)/.test(line2);
var isEnd = (line2) => /^\s*[)\]}]/.test(line2) && !/[([{]\s*$/.test(line2);

// src/core/changed.ts
function isOnChange({ path, line: line2, endLine }, changes) {
  const hunks = changes.get(path);
  if (hunks === void 0 || hunks === "all") return hunks === "all";
  return hunks.some((hunk) => touches(hunk, line2, endLine));
}
function isOfChange(finding, changes) {
  if (isOnChange(finding, changes) || isOfLoss(finding, changes) || isOfRenaming(finding, changes)) return true;
  if (finding.rule === "common/syntax") return changes.has(finding.path);
  if (finding.rule === "common/stale-suppression")
    return finding.related?.some(({ path }) => changes.has(path)) ?? false;
  return (finding.related ?? []).some(({ path, line: line2 }) => isOnChange({ path, line: line2, endLine: line2 }, changes));
}
function isOfLoss({ path, line: line2, column, endLine, endColumn, message }, changes) {
  const hunks = changes.get(path);
  if (hunks === void 0 || hunks === "all") return false;
  const isBrace = line2 === endLine && endColumn - column === 1;
  return hunks.some(({ shortened }) => {
    const begin = shortened?.get(line2);
    if (begin === void 0 || begin.column !== column && !isBrace) return false;
    return [...begin.words].some((word) => message.includes(`\`${word}\``));
  });
}
function isOfRenaming({ path, line: line2, column, endLine, endColumn, message }, changes) {
  const hunks = changes.get(path);
  if (hunks === void 0 || hunks === "all" || line2 !== endLine) return false;
  if (!hunks.some(({ gone }) => gone?.size)) return false;
  const isHere = (name) => [0, 2].includes(endColumn - column - name.length);
  const named = [...message.matchAll(/`([^`]+)`/g)].map(([, name]) => name).filter(isHere);
  return hunks.some(({ gone }) => named.some((name) => gone?.has(name)));
}
function hunksOf(path, text2, changes) {
  const hunks = changes.get(path) ?? [];
  if (hunks === "all" || hunks.length === 0) return hunks;
  if (/\r(?!\n)/.test(text2)) return "all";
  return hunks.some(({ lost }) => lost) ? withLosses(hunks, text2) : hunks;
}
function withLosses(hunks, text2) {
  const beginnings = new Beginnings(text2);
  const names = namesIn(text2);
  return hunks.map(({ lost, ...hunk }) => {
    if (!lost) return hunk;
    const shortened = /* @__PURE__ */ new Map();
    for (const { after, indent, words } of lost) {
      const { line: line2, column } = beginnings.around(after, indent);
      shortened.set(line2, { column, words: /* @__PURE__ */ new Set([...shortened.get(line2)?.words ?? [], ...words]) });
    }
    const gone = new Set(lost.flatMap((each) => each.names.filter((name) => !names.has(name))));
    return { ...hunk, shortened, gone };
  });
}
function staysOnChange(text2, hunks) {
  const starts = feedStarts(text2);
  const isChanged = changedIn(hunks);
  return (edits) => edits.every((edit) => {
    const { from, to } = linesOf(edit, text2, starts);
    for (let line2 = from; line2 <= to; line2++) if (!isChanged(line2)) return false;
    return true;
  });
}
function changedIn(hunks) {
  const changed2 = /* @__PURE__ */ new Set();
  for (const hunk of hunks) for (const line2 of hunk.changed) changed2.add(line2);
  return (line2) => changed2.has(line2);
}
function afterEdits(text2, edits, hunks) {
  const starts = feedStarts(text2);
  const inOrder3 = [...edits].sort((a, b) => a.start - b.start);
  const kept = /* @__PURE__ */ new Set();
  const shortened = /* @__PURE__ */ new Map();
  const isChanged = changedIn(hunks);
  const shortenedHunks = hunks.filter((hunk) => hunk.shortened);
  let moved = 0;
  let next = 0;
  starts.forEach((start, index) => {
    for (; next < inOrder3.length && inOrder3[next].start < start; next++) {
      const { start: from, end, text: now } = inOrder3[next];
      moved += lineEnds(now) - lineEnds(text2.slice(from, end));
    }
    if (!isChanged(index + 1)) kept.add(index + 1 + moved);
    for (const hunk of shortenedHunks) {
      const begin = hunk.shortened.get(index + 1);
      if (begin) shortened.set(index + 1 + moved, begin);
    }
  });
  const last = starts.length + inOrder3.slice(next).reduce((sum, edit) => sum + lineEnds(edit.text), moved);
  const changed2 = /* @__PURE__ */ new Set();
  for (let line2 = 1; line2 <= last; line2++) if (!kept.has(line2)) changed2.add(line2);
  const gone = new Set(hunks.flatMap((hunk) => [...hunk.gone ?? []]));
  return [{ from: 1, to: last, changed: changed2, ...shortened.size > 0 && { shortened }, ...gone.size > 0 && { gone } }];
}
function linesOf({ start, end, text: now }, text2, starts) {
  const isWhole2 = end > start && startsLine(text2, start) && startsLine(text2, end) && (now === "" || now.endsWith("\n"));
  return { from: lineAt(start, starts), to: lineAt(isWhole2 ? end - 1 : end, starts) };
}
var startsLine = (text2, offset) => offset === 0 || text2[offset - 1] === "\n";
var lineEnds = (text2) => text2.split("\n").length - 1;
function touches({ from, to, changed: changed2 }, line2, endLine) {
  for (let at = Math.max(from, line2); at <= Math.min(to, endLine); at++) if (changed2.has(at)) return true;
  return false;
}

// src/workspace/followed.ts
async function followedByGit(cwd) {
  const list = await openGit(cwd)("ls-files", "-z", "--", ":/").catch(() => void 0);
  if (!list?.ok) return void 0;
  const paths = list.out.split("\0").filter((path) => path !== "");
  return new Set(paths.map((path) => path.startsWith("../") ? absolutePath(cwd, path) : inFolder(cwd, path)));
}
function withUnfollowed(changes, files, followed, cwd) {
  const top = gitTop(cwd);
  const isInSameSubmodule = (file) => {
    const inner = top !== void 0 && isInside(top, file) ? gitTop(parentOf(file)) : top;
    return inner !== void 0 && inner !== top && followed.has(inner) && !changes.has(relativePath(cwd, inner));
  };
  const all = new Map(changes);
  for (const { path, absolute } of files) {
    if (!followed.has(absolute) && !changes.has(path) && !isInSameSubmodule(absolute)) all.set(path, "all");
  }
  return all;
}

// src/core/not-yet.ts
var NotYet = class extends Error {
  soon;
  constructor(soon) {
    super();
    this.soon = soon;
  }
};

// src/core/directives.ts
var DIRECTIVES = [
  "toolint-disable-next-line",
  "toolint-disable-line",
  "toolint-disable",
  "toolint-enable"
];
var OPENING = /^(?:\/\/|\/\*|<!--|#)[\s*#/]*(toolint-[\w-]+)(?=\s|$)/i;
var CLOSING = /(?:\*\/|-->)$/;
function directivesIn({ text: text2, comments }) {
  if (!comments || !text2.includes("toolint-")) return [];
  const all = comments();
  const byStart = new Map(all.map((comment2) => [comment2.start, comment2]));
  const lines = new Lines(text2);
  return all.flatMap((comment2) => {
    const directive = readDirective(text2, comment2);
    switch (directive?.word) {
      case void 0:
        return [];
      case "toolint-disable-line":
        return [{ ...directive, line: lines.at(comment2.start).line }];
      case "toolint-disable-next-line":
        return [{ ...directive, line: lines.at(nextCode(text2, comment2.end, byStart)).line }];
      default:
        return [directive];
    }
  });
}
function readDirective(text2, { start, end }) {
  const comment2 = text2.slice(start, end).replace(CLOSING, "").trimEnd();
  const [opening, word = ""] = OPENING.exec(comment2) ?? [];
  if (opening === void 0 || !isMeant(word)) return void 0;
  const said = comment2.slice(opening.length);
  const dashes = /\s--+(?=\s|$)/.exec(said);
  const from = start + opening.length;
  const rules2 = Array.from(said.slice(0, dashes?.index).matchAll(/[^\s,*]+/g), ({ 0: id, index }) => {
    return { id, start: from + index, end: from + index + id.length };
  });
  const reason2 = dashes ? said.slice(dashes.index + dashes[0].length).trim() : "";
  const exists = DIRECTIVES.some((each) => each === word);
  return { start, end, word, exists, rules: rules2, ...reason2 !== "" && { reason: reason2 } };
}
function isMeant(word) {
  return /^toolint-(disable|enable|ignore)/i.test(word) || near(word, DIRECTIVES) !== void 0;
}
var MOST_SKIPPED = 100;
function nextCode(text2, from, comments) {
  const blank2 = /\s*/y;
  const lineEnd = /[^\r\n]*/y;
  lineEnd.lastIndex = from;
  lineEnd.exec(text2);
  let at = lineEnd.lastIndex;
  for (let skipped2 = 0; skipped2 < MOST_SKIPPED; skipped2++) {
    blank2.lastIndex = at;
    blank2.exec(text2);
    at = blank2.lastIndex;
    const bare = comments.get(at);
    const braced = text2[at] === "{" ? comments.get(at + 1) : void 0;
    if (bare) at = bare.end;
    else if (braced && text2[braced.end] === "}") at = braced.end + 1;
    else break;
  }
  return at;
}

// src/core/value-hash.ts
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

// src/core/locate.ts
function subjectOf(at) {
  if ("lack" in at) return at.lack;
  if ("part" in at) return at.part;
  return "use" in at ? at.use : at;
}
var Locator = class {
  #document;
  #tools;
  #lines = /* @__PURE__ */ new Map();
  #hasher = new ValueHasher((file) => this.#textOf(file));
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
    const { start, end, file } = this.span(at);
    const lines = this.#linesOf(file);
    const from = lines.at(start);
    const to = lines.at(end);
    const subject = subjectOf(at);
    return {
      path: file ?? this.#document.path,
      ...this.#pathOf(subject),
      valueHash: this.#hasher.of(at),
      start,
      end,
      line: from.line,
      column: from.column,
      endLine: to.line,
      endColumn: to.column
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
    const first2 = object.kind === "object" ? object.entries[0] : void 0;
    const { start, end, file } = object;
    const hasBrace = this.#textOf(file)[start] === "{";
    return !hasBrace && first2 ? first2 : { start, end: Math.min(start + 1, end), ...file && { file } };
  }
  #within({ part: part2, from, to }) {
    const { syntax, text: text2 } = this.#document;
    const start = syntax.offsetIn(text2, part2, from);
    const end = syntax.offsetIn(text2, part2, to);
    return start === void 0 || end === void 0 ? part2 : { start, end, file: part2.file };
  }
  #pathOf(place2) {
    this.#toolOf ??= new Map(this.#tools().map((tool4) => [tool4.node, tool4]));
    let pointer = "";
    let tool3;
    let inTool;
    let inResource;
    let inNameless;
    let at = place2;
    while (at) {
      const parent = this.#parentOf(at);
      const holder = this.#toolOf.get(at);
      const name = tool3 === void 0 ? holder?.label : void 0;
      const uri = parent?.node.kind === "array" ? text(get(at, "uri")) : void 0;
      tool3 ??= name;
      if (name !== void 0 && parent) inTool = { name, pointer };
      if (holder && holder.label === void 0 && parent) inNameless ??= { pointer };
      if (uri !== void 0) inResource = { name: uri, pointer };
      if (parent) pointer = `${stepTo(parent.step)}${pointer}`;
      at = parent?.node;
    }
    const item = inTool ?? inResource ?? inNameless;
    return { pointer, ...tool3 !== void 0 && { tool: tool3 }, ...item && { item } };
  }
  #parentOf(place2) {
    this.#parents ??= parentsIn2(this.#document.roots);
    return this.#parents.get(place2);
  }
};
function parentsIn2(roots) {
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

// src/core/guess.ts
function guessFormat(root, formats2) {
  const keys = new Set(entries(root).map(({ key }) => key));
  const ranked = formats2.map((format6) => ({ format: format6, hits: format6.fields.filter((field2) => keys.has(field2)).length })).filter(({ format: format6, hits }) => format6.guess && hits >= format6.guess.atLeast && hasItsOwn(format6, root, keys)).sort((a, b) => b.hits - a.hits);
  const [first2, second] = ranked;
  return first2 && first2.hits > (second?.hits ?? 0) ? first2.format : void 0;
}
function hasItsOwn({ fields, guess }, root, keys) {
  const { own: own2 = [], shared = [] } = guess ?? {};
  if (own2.some((key) => keys.has(key))) return true;
  const isField2 = (key) => key === "$schema" || near(key, fields) !== void 0;
  return shared.some((key) => get(root, key)?.kind === "object") && [...keys].every(isField2);
}
function isTraceOf(formats2, text2) {
  if (/\{\{|\{%|<%/.test(text2)) return false;
  return formats2.some(({ traces = [] }) => traces.some((group) => group.every((key) => hasKey(text2, key))));
}
function hasKey(text2, key) {
  return new RegExp(`(?:^|[\\s,{-])["']?${key}["']?[ \\t]*:`, "m").test(text2);
}

// src/core/schemas.ts
var ONE = /* @__PURE__ */ new Set([
  "additionalProperties",
  "additionalItems",
  "contains",
  "contentSchema",
  "else",
  "if",
  "not",
  "propertyNames",
  "then",
  "unevaluatedItems",
  "unevaluatedProperties"
]);
var LIST = /* @__PURE__ */ new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
var MAP = /* @__PURE__ */ new Set(["$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties"]);
function schemasOf2(tools) {
  const found = [];
  const seen = /* @__PURE__ */ new Set();
  for (const tool3 of tools) {
    for (const whole of tool3.schemas) {
      if (whole.shape === "schema") visit(whole.node, tool3, whole.role, void 0, 0, found, seen);
      else for (const field2 of entries(whole.node)) visit(field2.value, tool3, whole.role, field2, 1, found, seen);
    }
  }
  return found;
}
function visit(node, tool3, role, property, depth, found, seen) {
  if (node.kind !== "object" || seen.has(node)) return;
  seen.add(node);
  found.push({ node, tool: tool3, role, property, depth });
  for (const { key, value } of node.entries) {
    if (key === "items") {
      visit(value, tool3, role, void 0, depth + 1, found, seen);
      for (const item of items(value)) visit(item, tool3, role, void 0, depth + 1, found, seen);
    } else if (ONE.has(key)) {
      visit(value, tool3, role, void 0, depth + 1, found, seen);
    } else if (LIST.has(key)) {
      for (const item of items(value)) visit(item, tool3, role, void 0, depth + 1, found, seen);
    } else if (MAP.has(key)) {
      for (const each of entries(value)) {
        visit(each.value, tool3, role, key === "properties" ? each : void 0, depth + 1, found, seen);
      }
    }
  }
}

// src/core/advice.ts
var LONGEST2 = 40;
function adviceFor(node, types, itemType) {
  if (types.includes("string") && node.kind === "number") {
    return isAsWritten(node) ? `. Put it in quotes: \`"${node.value}"\`` : ". Put it in quotes";
  }
  if (types.includes("string") && isNothing(node)) return ". If it begins with `#`, put it in quotes";
  if (node.kind !== "string") return "";
  const { value } = node;
  if (types.includes("boolean") && /^(?:true|false)$/i.test(value)) {
    return `. Write \`${value.toLowerCase()}\`, without quotes`;
  }
  if (types.includes("boolean") && /^(?:yes|on|no|off)$/i.test(value)) {
    return `. Write \`${/^(?:yes|on)$/i.test(value)}\``;
  }
  const isNumber = types.includes("number") || types.includes("integer") && Number.isInteger(Number(value));
  if (isNumber && value.length <= LONGEST2 && String(Number(value)) === value && Number.isFinite(Number(value))) {
    return `. Write \`${value}\`, without quotes`;
  }
  if (types.includes("array") && itemType === "string" && isOne(value)) {
    return `. Put it in a list: \`[${JSON.stringify(value)}]\``;
  }
  return "";
}
var isNothing = ({ kind, start, end }) => kind === "null" && start === end;
var isOne = (value) => value !== "" && value.length <= LONGEST2 && !/[\s,;`]/.test(value);

// src/core/surely-valid.ts
var yes = () => true;
var no = () => false;
function surelyValid(schema) {
  const known = /* @__PURE__ */ new Map();
  const compile = (part2) => {
    if (part2 === void 0 || part2 === true) return yes;
    if (typeof part2 !== "object" || part2 === null) return no;
    const made = known.get(part2);
    if (made) return made;
    let check4 = no;
    known.set(part2, (node) => check4(node));
    check4 = checkOf(part2, compile, schema);
    known.set(part2, check4);
    return check4;
  };
  return compile(schema);
}
var SILENT = /* @__PURE__ */ new Set(["$schema", "$defs", "$comment", "title", "description"]);
var OF_OBJECTS = /* @__PURE__ */ new Set(["properties", "required", "additionalProperties"]);
function checkOf(schema, compile, whole) {
  const checks = Object.keys(schema).flatMap((keyword) => {
    if (SILENT.has(keyword) || OF_OBJECTS.has(keyword)) return [];
    return [KEYWORDS2[keyword]?.(schema, compile, whole) ?? no];
  });
  if (Object.keys(schema).some((keyword) => OF_OBJECTS.has(keyword))) checks.push(objectCheck(schema, compile));
  const [only = yes] = checks;
  return checks.length < 2 ? only : (node) => checks.every((check4) => check4(node));
}
var KEYWORDS2 = {
  type: ({ type }) => {
    const types = new Set([type].flat());
    return (node) => types.has(node.kind) || node.kind === "unknown" || node.kind === "number" && types.has("integer") && node.value % 1 === 0;
  },
  const: ({ const: wanted }) => oneOf([wanted]),
  enum: ({ enum: values }) => oneOf(values),
  minLength: ({ minLength }) => (node) => node.kind === "unknown" || node.kind === "string" && minLength === 1 && node.value !== "",
  pattern: ({ pattern }) => {
    const wanted = new RegExp(String(pattern), "u");
    return (node) => node.kind === "unknown" || node.kind === "string" && wanted.test(node.value);
  },
  items: ({ items: items2 }, compile) => {
    const check4 = compile(items2);
    return (node) => node.kind !== "array" || node.items.every(check4);
  },
  allOf: ({ allOf }, compile) => {
    const checks = allOf.map(compile);
    return (node) => checks.every((check4) => check4(node));
  },
  anyOf: ({ anyOf: anyOf2 }, compile) => {
    const checks = anyOf2.map(compile);
    return (node) => checks.some((check4) => check4(node));
  },
  // What keeps both sides is right, whichever is the one that counts.
  if: ({ if: condition, then, else: otherwise }, compile) => {
    const [isMet, first2, second] = [compile(condition), compile(then), compile(otherwise)];
    return (node) => first2(node) && (isMet(node) || second(node));
  },
  then: () => yes,
  else: () => yes,
  $ref: ({ $ref }, compile, whole) => {
    const name = /^#\/\$defs\/(\w+)$/.exec(String($ref))?.[1];
    return name === void 0 ? no : compile(whole["$defs"]?.[name] ?? false);
  }
};
function oneOf(values) {
  const allowed = new Set(values);
  return (node) => {
    if (node.kind === "unknown") return true;
    return node.kind === "null" ? allowed.has(null) : "value" in node && allowed.has(node.value);
  };
}
function objectCheck({ properties, required, additionalProperties }, compile) {
  const fields = new Map(Object.entries(properties ?? {}).map(([name, part2]) => [name, compile(part2)]));
  const others = additionalProperties === false ? no : compile(additionalProperties);
  const needed = required ?? [];
  return (node) => {
    if (node.kind !== "object") return true;
    for (const { key, value } of node.entries) if (!(fields.get(key) ?? others)(value)) return false;
    return node.open || needed.every((name) => node.entries.some(({ key }) => key === name));
  };
}

// src/core/structure.ts
function structureOf(format6, units) {
  return units.flatMap((unit) => check(format6, unit));
}
function check(format6, unit) {
  if (unit.kind === "unknown" || quickCheck(format6)(unit) || format6.validate(toValue(unit))) return [];
  const errors = format6.validate.errors ?? [];
  const missing = [];
  const found = [];
  for (const error of errors) {
    const node = follow(unit, error.instancePath);
    if (!node || isUndecided(error) && isVague(node)) continue;
    if (error.keyword === "required") {
      const lacking = missingField(format6, node, error);
      if (lacking) missing.push(lacking);
    } else if (error.keyword !== "additionalProperties" && error.keyword !== "unevaluatedProperties") {
      const problem2 = wrongValue(format6, node, error);
      if (problem2) found.push({ kind: "field-type", problem: problem2 });
    }
  }
  for (const error of errors) {
    if (error.keyword !== "additionalProperties" && error.keyword !== "unevaluatedProperties") continue;
    const node = follow(unit, error.instancePath);
    const unexpected = node?.kind === "object" ? unexpectedField(format6, node, error, missing) : void 0;
    if (unexpected) found.push(unexpected);
  }
  for (const { problem: problem2 } of missing) found.push({ kind: "required-field", problem: problem2 });
  return found;
}
var quickChecks = /* @__PURE__ */ new WeakMap();
function quickCheck(format6) {
  let check4 = quickChecks.get(format6);
  if (!check4) quickChecks.set(format6, check4 = surelyValid(format6.schema));
  return check4;
}
function isUndecided({ keyword }) {
  return keyword === "anyOf" || keyword === "oneOf" || keyword === "not" || keyword === "if" || keyword === "contains";
}
function missingField(format6, node, error) {
  const field2 = String(error.params["missingProperty"]);
  if (node.kind !== "object" || has(node, field2) !== "no") return void 0;
  const about2 = lookUp(format6.schema, parentPath(error.schemaPath));
  const why = describe(own(own(about2, "properties"), field2));
  return {
    object: node,
    field: field2,
    problem: {
      at: lack(node, field2),
      message: why ? "missing" : "missingPlain",
      data: { field: field2, why, title: titleOf(about2, format6) }
    }
  };
}
function wrongValue(format6, node, error) {
  if (node.kind === "unknown") return void 0;
  const about2 = lookUp(format6.schema, parentPath(error.schemaPath));
  const expected = expectation(about2, error);
  if (expected === void 0) return void 0;
  const path = stepsOf(error.instancePath);
  const isEntry2 = /^\d+$/.test(path.at(-1) ?? "");
  const field2 = path.findLast((step3) => !/^\d+$/.test(step3)) ?? "";
  const message = field2 === "" ? "wrongWhole" : isEntry2 ? "wrongEntry" : "wrong";
  return { at: node, message, data: { field: field2, expected, found: show2(node), advice: adviceOf(node, about2, error) } };
}
function adviceOf(node, about2, error) {
  if (error.keyword !== "type") return "";
  return adviceFor(node, typesIn(about2, error), own(own(about2, "items"), "type"));
}
function typesIn(about2, { params }) {
  return [about2?.["type"] ?? params["type"]].flat().map(String);
}
function unexpectedField(format6, object, error, missing) {
  const key = String(error.params["additionalProperty"] ?? error.params["unevaluatedProperty"]);
  const at = entry(object, key);
  const about2 = lookUp(format6.schema, parentPath(error.schemaPath));
  const fields = own(about2, "properties");
  const known = Object.keys(fields ?? {});
  const title = titleOf(about2, format6);
  const needed = missing.filter((each) => each.object === object).map(({ field: field2 }) => field2);
  const meant = fieldMeant(key, known, (field2) => has(object, field2) === "yes") ?? fieldBegun(at, needed, fields);
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
        absorbs: [lack(object, meant)],
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
  const field2 = begunBy(key, needed) ?? begunBy(key.replace(/s$/, ""), needed);
  return field2 !== void 0 && mayHold(own(fields, field2), value) ? field2 : void 0;
}
function mayHold(field2, { kind }) {
  const type = own(field2, "type");
  if (type === void 0 || kind === "unknown") return true;
  return [type].flat().some((each) => each === kind || each === "integer" && kind === "number");
}
function expectation(about2, error) {
  switch (error.keyword) {
    case "type": {
      return eitherOf(typesIn(about2, error).map((type) => TYPE_NAMES[type] ?? type));
    }
    case "enum":
      return eitherOf(error.params["allowedValues"].map((value) => JSON.stringify(value)));
    case "const":
      return JSON.stringify(error.params["allowedValue"]);
    case "minLength":
      return NOT_EMPTY;
    case "pattern":
      return own(about2, "pattern") === "\\S" ? NOT_EMPTY : describe(about2) || void 0;
    case "minItems":
      return "a list with at least one entry";
    default:
      return describe(about2) || void 0;
  }
}
var NOT_EMPTY = "a string that is not empty";
var TYPE_NAMES = {
  string: "a string",
  number: "a number",
  integer: "an integer",
  boolean: "true or false",
  array: "an array",
  object: "an object",
  null: "null"
};
function show2(node) {
  switch (node.kind) {
    case "object":
      return "an object";
    case "array":
      return "an array";
    case "null":
      return isNothing(node) ? "empty" : "null";
    case "string":
      return JSON.stringify(node.value.length > 40 ? `${node.value.slice(0, 40)}\u2026` : node.value);
    case "unknown":
      return "something";
    case "number":
      return isAsWritten(node) ? `the number ${node.value}` : "a number";
    case "boolean":
      return `the boolean ${node.value}`;
  }
}
function titleOf(about2, format6) {
  const title = own(about2, "title");
  return typeof title === "string" ? title : format6.title;
}
function describe(about2) {
  const description = own(about2, "description");
  return typeof description === "string" ? description : "";
}
function own(object, key) {
  return typeof object === "object" && object !== null && Object.hasOwn(object, key) ? object[key] : void 0;
}
function follow(node, pointer) {
  let at = node;
  for (const step3 of stepsOf(pointer)) {
    at = at?.kind === "array" ? at.items[Number(step3)] : entry(at, step3)?.value;
  }
  return at;
}
function lookUp(schema, path) {
  let at = schema;
  for (const step3 of stepsOf(path.replace(/^#/, ""))) at = own(at, safeDecode(step3));
  return typeof at === "object" && at !== null ? at : void 0;
}
function safeDecode(step3) {
  try {
    return decodeURIComponent(step3);
  } catch {
    return step3;
  }
}
var parentPath = (path) => path.slice(0, path.lastIndexOf("/"));

// src/core/view.ts
var AUTO = { openai: "auto" };
var ODD_ESCAPE = /\\[^nrt"\\]/;
var NO_FAULTS = [];
var NO_DIRECTIVES = [];
var View = class {
  path;
  formats;
  root;
  faults;
  directives;
  code;
  isOneOfMany;
  servers;
  dialect;
  #formats;
  #locator;
  #structures = /* @__PURE__ */ new Map();
  #derived = /* @__PURE__ */ new Map();
  #document;
  #isLiteral;
  #tools;
  #schemas;
  constructor(document, root, formats2, hints, locator, directives) {
    this.path = document.path;
    this.formats = formats2.map(({ id }) => id);
    this.root = root;
    this.faults = directives ? document.faults : NO_FAULTS;
    this.directives = directives || NO_DIRECTIVES;
    this.code = document.code ?? NO_CODE;
    this.isOneOfMany = document.roots.length > 1;
    this.servers = hints.servers;
    this.dialect = hints.dialect ?? AUTO;
    this.#document = document;
    this.#formats = formats2;
    this.#locator = locator;
  }
  get tools() {
    return this.#tools ??= this.#formats.map((format6) => format6.tools(this.root)).find((some) => some.length > 0) ?? [];
  }
  get schemas() {
    return this.#schemas ??= schemasOf2(this.tools);
  }
  // Rules take the manifest apart in their parameters: functions must do without `this`.
  structure = (id) => {
    let structure = this.#structures.get(id);
    if (!structure) {
      const format6 = this.#formats.find((each) => each.id === id);
      structure = format6 ? structureOf(format6, format6.units(this.root, this.code)) : [];
      this.#structures.set(id, structure);
    }
    return structure;
  };
  mayHold = (pattern) => {
    this.#isLiteral ??= !this.#document.code && !ODD_ESCAPE.test(this.#document.text);
    return !this.#isLiteral || pattern.test(this.#document.text);
  };
  entryOf = (node) => this.#locator.entryOf(node);
  derive = (make) => {
    if (!this.#derived.has(make)) this.#derived.set(make, make(this));
    return this.#derived.get(make);
  };
};

// src/core/recognise.ts
var NO_FORMAT = "no known format";
function recognise3(document, formats2, hints) {
  const manifests = [];
  const locator = new Locator(document, () => manifests.flatMap(({ tools }) => tools));
  const isBroken2 = document.faults.length > 0;
  const directives = directivesIn(document);
  let skipped2;
  for (const root of document.roots) {
    const verdict = formatsOf(root, document.code ?? NO_CODE, formats2, hints, hints.named && !isBroken2);
    if (typeof verdict === "string") skipped2 ??= verdict;
    else manifests.push(new View(document, root, verdict, hints, locator, manifests.length === 0 && directives));
  }
  if (manifests.length === 0 && isBroken2 && (hints.named || hints.format || wasManifest(document, formats2))) {
    const root = document.roots[0] ?? { kind: "unknown", start: 0, end: 0 };
    manifests.push(new View(document, root, [], hints, locator, directives));
  }
  const recognised = { manifests, locator, directives };
  return manifests.length > 0 ? recognised : { ...recognised, skipped: skipped2 ?? NO_FORMAT };
}
var wasManifest = ({ code, text: text2 }, formats2) => code === void 0 && isTraceOf(formats2, text2);
function withCompanions(found, root, formats2) {
  const also = new Set(found.map((format6) => format6.isAlso?.(root)));
  return formats2.filter((format6) => found.includes(format6) || also.has(format6.id));
}
function formatsOf(root, code, formats2, hints, mayGuess) {
  if (hints.format) return formats2.filter(({ id }) => id === hints.format);
  const found = [];
  let reason2 = NO_FORMAT;
  for (const format6 of formats2) {
    const verdict = format6.recognise(root, code, hints.named);
    if (verdict === true) found.push(format6);
    else if (typeof verdict === "string") reason2 = verdict;
  }
  if (found.length > 0) return withCompanions(found, root, formats2);
  const guess = mayGuess && reason2 === NO_FORMAT ? guessFormat(root, formats2) : void 0;
  return guess ? [guess] : reason2;
}

// src/core/censor.ts
var HIDDEN = "\u2022\u2022\u2022";
var SHORTEST = 6;
var MOST = 200;
var Censor = class {
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
    for (const secret of this.#secrets) cleaned = without2(secret, cleaned);
    return cleaned;
  }
};
function without2(secret, text2) {
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

// src/core/wording.ts
function wordingOf(rule, message, data) {
  const isKnown = Object.hasOwn(rule.messages, message);
  const said = fill(isKnown ? rule.messages[message] : message, data);
  const url = pageOf(rule);
  return isKnown ? { rule: rule.id, message: said.text, messageId: message, data: said.data, url } : { rule: rule.id, message: said.text, url };
}

// src/core/finding-writer.ts
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
  write(problem2, { rule, severity }) {
    const related = [...usesOf(problem2.at), ...problem2.related ?? []].map(({ at, note }) => {
      const { path, line: line2, column } = this.#locator.locate(at);
      return { path, line: line2, column, note: printable(this.#censor.clean(note), LONGEST_NOTE) };
    });
    const fix = problem2.fix && this.#print(problem2.fix);
    return {
      severity,
      ...wordingOf(rule, problem2.message, this.#cleaned(problem2.data)),
      ...this.#located(problem2.at),
      ...related.length > 0 && { related },
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
  #cleaned(data = {}) {
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, typeof value === "string" ? this.#censor.clean(value) : value])
    );
  }
};
function costOf(edit) {
  if (edit.op === "add" || edit.op === "append") return COST_OF_AN_EDIT + edit.to.end - edit.to.start;
  if (edit.op === "remove") return COST_OF_AN_EDIT + edit.from.end - edit.from.start;
  return edit.op === "set" ? COST_OF_AN_EDIT + edit.node.end - edit.node.start : COST_OF_AN_EDIT;
}
function usesOf(at) {
  const subject = subjectOf(at);
  if (!subject.via) return [];
  return "use" in at ? [{ at: subject, note: "It is defined here." }] : [{ at: subject.via, note: "It is used here." }];
}
function isTextEdit(edit) {
  return edit.op === "text";
}

// src/core/settings-for.ts
var groups = /* @__PURE__ */ new WeakMap();
function settingsFor(manifest, settings) {
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
    const lists2 = [...new Set(some.flatMap(({ rule }) => rule.lists ?? []))];
    const bits = new Map(lists2.map((list, index) => [list, 1 << index]));
    byFormat.set(key, group = { settings: some, bits, byLists: /* @__PURE__ */ new Map() });
  }
  return group;
}
function appliesTo(rule, { formats: formats2 }) {
  if (formats2.length === 0) return rule.id === "common/syntax";
  const pack = rule.id.slice(0, rule.id.indexOf("/"));
  return !FORMATS.some((each) => each === pack) || formats2.some((format6) => format6 === pack || rule.reads?.includes(format6));
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

// src/core/settle.ts
function settle(said, locator) {
  const absorbedBy = absorption(said);
  const absorbed = new Set(said.flatMap(absorbedBy));
  const givesWay = precedence(said, locator);
  return said.filter((each) => !absorbed.has(each) && !givesWay(each)).map((each) => asGraveAs(each, absorbedBy(each)));
}
function absorption(said) {
  const lacking = lackingIn(said);
  return ({ problem: problem2 }) => (problem2.absorbs ?? []).flatMap(
    ({ lack: lack2, key }) => (lacking.get(lack2) ?? []).filter((each) => each.problem.at.key === key)
  );
}
function lackingIn(said) {
  const found = /* @__PURE__ */ new Map();
  for (const each of said) {
    const { at } = each.problem;
    if ("lack" in at && at.key !== void 0) addTo(found, at.lack, each);
  }
  return found;
}
function precedence(said, locator) {
  const specific = said.flatMap(({ setting, problem: problem2 }) => setting.rule.structural ? [] : [problem2]);
  const taken = new Set(specific.filter(({ at }) => !("lack" in at)).map(({ at }) => keyOf2(locator.span(at))));
  const covered = specific.flatMap(({ covers = [] }) => covers);
  return ({ setting, problem: { at } }) => {
    if (!setting.rule.structural) return false;
    const isLack = "lack" in at;
    const { start, end, file } = isLack ? at.lack : locator.span(at);
    const isTaken = !isLack && taken.has(keyOf2({ start, end, file }));
    return isTaken || covered.some((node) => node.start <= start && end <= node.end);
  };
}
var keyOf2 = ({ start, end, file = "" }) => `${start}:${end}:${file}`;
function asGraveAs({ problem: problem2, setting }, absorbed) {
  const own2 = problem2.severity ?? setting.severity;
  const others = setting.chosen ? [] : absorbed;
  const severity = others.reduce((gravest, other) => graver(gravest, other.setting.severity), own2);
  return { problem: problem2, setting: severity === setting.severity ? setting : { ...setting, severity } };
}

// src/core/uses.ts
var Uses = class {
  #document;
  /** All that rules look at. */
  #roots;
  #manifest;
  #said;
  /** What the tree has of what is read at a place, by where that starts. */
  #inTree;
  /** How often a rule speaks of a place. */
  #told;
  constructor(document, manifest, said) {
    this.#document = document;
    this.#manifest = manifest;
    const { answers = [], reads = [] } = document.code ?? {};
    this.#roots = [manifest.root, ...[...answers, ...reads].map(({ body }) => body)];
    this.#said = said;
  }
  settled(each) {
    const { fix, at, related } = each.problem;
    const mayBeShared = fix?.safe && this.#document.constants;
    if (!mayBeShared && !("use" in at)) return each;
    const rule = each.setting.rule.id;
    const placed = (place2) => "use" in place2 ? this.#placed(place2.use, rule) : place2;
    const isSafe = fix?.safe && !this.#isTorn(fix) && !fix.edits.some((edit) => this.#areMore(placeOf(edit), rule));
    const problem2 = {
      ...each.problem,
      at: placed(at),
      ...related && { related: related.map((one) => ({ ...one, at: placed(one.at) })) },
      ...fix && { fix: { ...fix, safe: isSafe ?? false } }
    };
    return { ...each, problem: problem2 };
  }
  #placed(value, rule) {
    const { constants } = this.#document;
    const isUse = !constants || isIn(constants.usesOf(value), value.via) && this.#areMore(value, rule);
    return value.via && isUse ? { use: value } : value;
  }
  /** Of a constant that several share, a part goes elsewhere: only to one of them. */
  #isTorn({ edits }) {
    if (edits.length < 2 || !this.#document.constants) return false;
    const shared = edits.map((edit) => {
      const uses = this.#document.constants.usesOf(placeOf(edit));
      return uses.length < 2 ? "" : uses.map(({ start }) => start).join();
    });
    return new Set(shared).size > 1;
  }
  /** Whether the constant that holds a place has uses of which a rule says nothing. */
  #areMore(place2, rule) {
    const uses = this.#document.constants?.usesOf(place2) ?? [];
    if (uses.length < 2) return false;
    this.#inTree ??= usesIn2(this.#roots, this.#manifest.tools);
    const known = uses.map(({ start }) => this.#inTree.get(start));
    if (known.includes(void 0)) return true;
    if (!place2.via && known.every((each) => each.isSchema)) return false;
    this.#told ??= toldOf(this.#said);
    const told4 = this.#told.get(keyOf3(rule, place2)) ?? 0;
    return told4 < known.reduce((sum, each) => sum + each.count, 0);
  }
};
var isIn = (places, place2) => places.some(({ start }) => start === place2?.start);
function usesIn2(roots, tools) {
  const found = /* @__PURE__ */ new Map();
  const schemas = new Set(tools.flatMap((tool3) => tool3.schemas.map(({ node }) => node)));
  const todo = roots.map((node) => ({ node, isInSchema: false }));
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { node, isInSchema } = next;
    const isSchema2 = isInSchema || schemas.has(node);
    if (node.via) {
      const known = found.get(node.via.start);
      if (known) Object.assign(known, { count: known.count + 1, isSchema: known.isSchema && isSchema2 });
      else found.set(node.via.start, { count: 1, isSchema: isSchema2 });
    }
    if (node.kind === "array") for (const item of node.items) todo.push({ node: item, isInSchema: isSchema2 });
    else if (node.kind === "object")
      for (const { value } of node.entries) todo.push({ node: value, isInSchema: isSchema2 });
  }
  return found;
}
function toldOf(said) {
  const counts = /* @__PURE__ */ new Map();
  for (const { setting, problem: problem2 } of said) {
    const places = [subjectOf(problem2.at), ...(problem2.fix?.edits ?? []).map(placeOf)];
    for (const key of new Set(places.map((place2) => keyOf3(setting.rule.id, place2))))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
var keyOf3 = (rule, { start, end, file = "" }) => `${rule}
${start}:${end}:${file}`;
function placeOf(edit) {
  switch (edit.op) {
    case "set":
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

// src/core/lint.ts
function lint(document, recognition, settings, services = {}) {
  const { locator } = recognition;
  const censor = new Censor();
  const writer = new FindingWriter(document, locator, censor);
  const findings = [];
  const failures = [];
  const facts = /* @__PURE__ */ new Map();
  const fail = (rule, message) => void failures.push({ path: document.path, message, rule: rule.id });
  for (const manifest of recognition.manifests) {
    const said = [];
    for (const setting of settingsFor(manifest, settings)) {
      const { rule, options } = setting;
      const context = { options, services };
      try {
        if (rule.check) ask(setting, manifest, context, said);
        if (rule.project) collect2(rule, manifest, context, document, locator, facts);
      } catch (error) {
        if (error instanceof NotYet) throw error;
        fail(rule, `The rule ${rule.id} failed: ${messageOf(error)}`);
      }
    }
    if (said.length === 0) continue;
    const uses = new Uses(document, manifest, said);
    const placed = said.map((each) => uses.settled(each));
    for (const { setting, problem: problem2 } of placed) {
      if (setting.rule.secret) hideSecret(problem2.at, document, locator, censor);
    }
    for (const { setting, problem: problem2 } of settle(placed, locator)) {
      try {
        findings.push(writer.write(problem2, setting));
      } catch (error) {
        fail(setting.rule, `What the rule ${setting.rule.id} said makes no sense: ${messageOf(error)}`);
      }
    }
  }
  const secrets = findings.filter(({ rule }) => settings.get(rule)?.rule.secret);
  return { findings: withoutTwins(findings), failures, facts, secrets };
}
function hideSecret(at, { text: text2 }, locator, censor) {
  if ("part" in at) censor.hide(at.part.value.slice(at.from, at.to));
  else if ("value" in at && typeof at.value === "string") censor.hide(at.value);
  const { start, end, file } = locator.span(at);
  if (file === void 0) censor.hide(text2.slice(start, end).replace(/^["'`]|["'`]$/g, ""));
}
function ask(setting, manifest, context, said) {
  const answer = setting.rule.check(manifest, context);
  if (!answer || !(Symbol.iterator in answer)) {
    throw new Error("its `check` returns no problems: begin it with `*check`, or return a list; it cannot be async");
  }
  const problems3 = answer[Symbol.iterator]();
  for (let each = problems3.next(); !each.done; each = problems3.next()) {
    const problem2 = each.value;
    if (!isPlace(problem2?.at)) throw new Error("it said something without a place");
    const severity = problem2.severity ?? SEVERITIES[0];
    if (!SEVERITIES.includes(severity))
      throw new Error(`it said something with a \`severity\` that there is not: ${eitherOf(SEVERITIES)}`);
    said.push({ setting, problem: each.value });
  }
}
function isPlace(at) {
  return typeof at === "object" && at !== null && typeof subjectOf(at)?.start === "number";
}
function collect2({ id, project }, manifest, context, { text: text2 }, locator, facts) {
  for (const { at, mayChange, ...fact } of project.collect(manifest, context)) {
    const location = fact.isExcuse ? NOWHERE : locator.locate(at);
    const characters2 = mayChange && charactersOf(at, text2);
    addTo(facts, id, { ...fact, location, ...characters2 && { characters: characters2 } });
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

// src/core/project.ts
var Project = class {
  #added = /* @__PURE__ */ new Map();
  add(facts, settings) {
    for (const [id, some] of facts) addTo(this.#added, id, { facts: some, setting: settings.get(id) });
  }
  compare() {
    const findings = [];
    const failures = [];
    for (const [id, added] of this.#added) {
      const facts = added.flatMap((file) => file.facts);
      const { rule, options } = added[0].setting;
      let settings;
      const settingOf = (fact) => {
        settings ??= new Map(added.flatMap((file) => file.facts.map((each) => [each, file.setting])));
        return settings.get(fact);
      };
      try {
        for (const problem2 of rule.project.compare(facts, { options, services: {} })) {
          const related = problem2.related?.map(({ at, note }) => {
            const { path, line: line2, column } = at.location;
            return { path, line: line2, column, note: printable(note) };
          });
          findings.push({
            severity: settingOf(problem2.at).severity,
            ...wordingOf(rule, problem2.message, problem2.data),
            ...problem2.at.location,
            ...related && { related },
            ...fixOf(problem2)
          });
        }
      } catch (error) {
        failures.push({ path: ".", message: `The rule ${id} failed: ${messageOf(error)}`, rule: id });
      }
    }
    return { findings: withoutTwins(findings), failures };
  }
};
function detached(facts, path) {
  const copies2 = /* @__PURE__ */ new Map([[path, path]]);
  const once = (_, value) => {
    if (typeof value !== "string") return value;
    const copy = copies2.get(value) ?? value;
    copies2.set(copy, copy);
    return copy;
  };
  const copied = JSON.parse(JSON.stringify([...facts]), once);
  return new Map(
    copied.map(([id, some]) => [id, some.map((each) => each.isExcuse ? { ...each, location: NOWHERE } : each)])
  );
}
var PLAIN = /^[A-Za-z](?:[\w./:@?=&%~+-]*[\w/])?$/;
function fixOf({ at: { characters: characters2 }, fix }) {
  if (!fix || !characters2 || !PLAIN.test(fix.value)) return void 0;
  const { title, safe, value: text2 } = fix;
  return { fix: { title: printable(title), safe, edits: [{ ...characters2, text: text2 }] } };
}

// src/parse/parse.ts
var STRICT = { comments: false, trailingCommas: false };
var LOOSE = { comments: true, trailingCommas: true };
function languageOf(path) {
  if (/\.([mc]?[jt]s|[jt]sx)$/i.test(path)) return "source";
  if (/\.html?$/i.test(path)) return "html";
  const ending = /\.(json[c5]?|ya?ml)$/i.exec(path)?.[1]?.toLowerCase();
  return ending === "yml" ? "yaml" : ending;
}
async function parse(path, text2, options = {}) {
  try {
    return await parseAs(languageOf(path), path, text2, options);
  } catch (error) {
    if (error instanceof RangeError) throw new Unreadable("It is nested too deep to be read.");
    throw error;
  }
}
async function parseAs(language, path, text2, options) {
  if (language === "yaml") {
    const { parseYaml } = await Promise.resolve().then(() => require("./action-main/yaml-SD64EOZO.cjs"));
    return parseYaml(path, text2, options.limits);
  }
  if (language === "json5") {
    const { parseJson5 } = await Promise.resolve().then(() => require("./action-main/json5-EL5XIBMH.cjs"));
    return parseJson5(path, text2, options.limits);
  }
  if (language === "html") {
    const { parseHtml } = await Promise.resolve().then(() => require("./action-main/html-RIFGCGCS.cjs"));
    return parseHtml(path, text2);
  }
  if (language === "source") {
    const { parseSource } = await Promise.resolve().then(() => require("./action-main/typescript-LZA4RL4I.cjs"));
    const pages = mayBePage(text2) ? await Promise.resolve().then(() => require("./action-main/html-RIFGCGCS.cjs")) : void 0;
    const { resolveImport: resolveImport2, texts } = options.imports ?? {};
    return parseSource(path, text2, {
      format: options.format,
      resolveImport: resolveImport2,
      others: texts,
      readPages: pages?.templateCode
    });
  }
  const grammar = language === "jsonc" || options.comments ? LOOSE : STRICT;
  const jsonOptions = options.limits ? { ...grammar, depth: options.limits.depth } : grammar;
  const document = parseJson(path, text2, jsonOptions) ?? await recovered(path, text2, jsonOptions);
  return grammar === LOOSE ? { ...document, comments: () => commentsIn(text2) } : document;
}
async function recovered(path, text2, options) {
  const { recoverJson } = await Promise.resolve().then(() => require("./action-main/json-recover-VWEOOWSO.cjs"));
  return recoverJson(path, text2, options);
}

// src/workspace/file-outcome.ts
var NOTHING = {
  findings: [],
  failures: [],
  facts: /* @__PURE__ */ new Map(),
  secrets: [],
  settings: /* @__PURE__ */ new Map(),
  known: /* @__PURE__ */ new Map(),
  fixed: 0
};
var skipped = (path, reason2) => ({ ...NOTHING, skipped: { path, reason: reason2 } });
var IGNORED = { ...NOTHING, isIgnored: true };
var ignored = ({ path, named }) => named ? skipped(path, "ignored by the config") : IGNORED;
function failed(path, message, limit) {
  const more = limit === void 0 ? "" : ` \`limits.${limit}\` in the config says how much may be.`;
  return { ...NOTHING, failures: [{ path, message: `${message}${more}` }] };
}
function isSettled({ path, named }, outcome2) {
  if (outcome2?.isIgnored || outcome2 && outcome2.failures.length > 0) return false;
  if (outcome2?.file) return !outcome2.isBroken && !outcome2.leftOut;
  const isNone = outcome2?.skipped === void 0 || outcome2.skipped.reason === NO_FORMAT;
  const language = languageOf(path);
  return isNone && (named || language === "source" || language === "html");
}
function unusedDirectives({
  switches,
  settings,
  known
}) {
  return switches?.unused(settings, known.keys()) ?? [];
}

// src/core/vain-fixes.ts
function vainFixes(applied, before, after) {
  return /* @__PURE__ */ new Set([...repeating(applied, before, after), ...doubling(applied, before.document, after.document)]);
}
var claimOf = ({ rule, pointer, message, fix }) => [rule, pointer, message, fix?.title].join("\n");
function repeating(applied, before, after) {
  const moved = movedBy(applied);
  const said = new Set(after.result.findings.map((each) => `${each.start}
${claimOf(each)}`));
  const again = applied.filter((each) => said.has(`${moved(each.start)}
${claimOf(each)}`));
  if (again.length === 0) return [];
  const [counts, left] = [before, after].map(({ result }) => countedByParent(result.findings));
  return again.filter((each) => left.get(parentOf2(each)) >= counts.get(parentOf2(each)));
}
function countedByParent(findings) {
  const counts = /* @__PURE__ */ new Map();
  for (const each of findings) counts.set(parentOf2(each), (counts.get(parentOf2(each)) ?? 0) + 1);
  return counts;
}
var parentOf2 = ({ rule, pointer }) => `${rule}
${pointer.slice(0, pointer.lastIndexOf("/"))}`;
function doubling(applied, before, after) {
  const repeated = repeatedKeys(after);
  if (repeated.length === 0 || surplusOf(repeated) <= surplusOf(repeatedKeys(before))) return [];
  const landings = landingsOf(applied);
  return repeated.flatMap((keys) => {
    const writers = keys.flatMap((key) => writerOf(key, landings) ?? []);
    const isFree = writers.length === keys.length;
    return isFree ? writers.slice(1) : writers;
  });
}
var surplusOf = (repeated) => repeated.reduce((sum, { length }) => sum + length - 1, 0);
function repeatedKeys({ roots }) {
  const repeated = [];
  for (const root of roots) {
    for (const node of walk(root)) if (node.kind === "object") repeated.push(...repeatedIn2(node));
  }
  return repeated;
}
function repeatedIn2({ entries: entries2 }) {
  if (new Set(entries2.map(({ key }) => key)).size === entries2.length) return [];
  const ours = entries2.filter(({ file }) => file === void 0);
  return [...groupBy(ours, ({ key }) => key).values()].filter(({ length }) => length > 1);
}
function landingsOf(applied) {
  const edits = applied.flatMap((finding) => finding.fix.edits.map((edit) => ({ ...edit, finding })));
  let shift = 0;
  return inTextOrder(edits).map((edit) => {
    const start = edit.start + shift;
    shift += growthOf(edit);
    return { start, end: start + edit.text.length, finding: edit.finding };
  });
}
function writerOf(key, landings) {
  const landing = landings[countWhere(landings, ({ start }) => start <= key.start) - 1];
  return landing && key.end <= landing.end ? landing.finding : void 0;
}
function movedBy(applied) {
  const edits = inTextOrder(applied.flatMap(({ fix }) => fix.edits));
  let shift = 0;
  const shifts = edits.map((edit) => shift += growthOf(edit));
  return (offset) => {
    const before = countWhere(edits, ({ start, end }) => start < offset && end <= offset);
    return offset + (shifts[before - 1] ?? 0);
  };
}
var growthOf = ({ start, end, text: text2 }) => text2.length - (end - start);

// src/core/fix-all.ts
var MOST_PASSES = 10;
async function fixAll(text2, judged, kind, judgeText, within2 = "all") {
  let now = { text: text2, judged, fixed: 0, within: within2 };
  const refused = /* @__PURE__ */ new Set();
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const mayFix = fixableIn(now);
    const findings = now.judged.result.findings.filter((finding) => mayFix(finding) && !refused.has(claimOf(finding))).sort(compareFindings);
    const { text: next, applied } = applyFixes(now.text, findings, kind);
    if (applied.length === 0 || next === now.text) break;
    const after = await judgeText(next);
    if (after.document.faults.length > now.judged.document.faults.length) break;
    const vain = vainFixes(applied, now.judged, after);
    for (const finding of vain) refused.add(claimOf(finding));
    if (vain.size > 0) continue;
    const edits = applied.flatMap(({ fix }) => fix.edits);
    const left = now.within === "all" ? "all" : afterEdits(now.text, edits, now.within);
    now = { text: next, judged: after, fixed: now.fixed + applied.length, within: left };
  }
  return now;
}
function fixableIn({ text: text2, within: within2 }) {
  if (within2 === "all") return () => true;
  const stays = staysOnChange(text2, within2);
  return (finding) => isOnChange(finding, /* @__PURE__ */ new Map([[finding.path, within2]])) && stays(finding.fix?.edits ?? []);
}

// src/core/switches.ts
var ALL2 = "";
var UNUSED = "common/unused-directive";
var ABOUT_DIRECTIVES = /* @__PURE__ */ new Set([UNUSED, "common/directive-without-reason"]);
var mayBeHidden = (rule) => mayBeSuppressed(rule) && !ABOUT_DIRECTIVES.has(rule);
var Switches = class {
  #path;
  #switches;
  /** By line and rule. */
  #lines = /* @__PURE__ */ new Map();
  #stretches = /* @__PURE__ */ new Map();
  #used = /* @__PURE__ */ new Set();
  #hidden = /* @__PURE__ */ new Set();
  constructor(path, directives, locator) {
    this.#path = path;
    this.#switches = directives.flatMap((directive) => {
      if (directive.rules.length === 0 || !directive.exists)
        return [{ directive, rule: ALL2, location: locator.locate(directive) }];
      return directive.rules.map((each) => ({ directive, rule: each.id, location: locator.locate(each) }));
    });
    for (const each of this.#switches) {
      const { line: line2 } = each.directive;
      if (line2 === void 0) continue;
      const there = this.#lines.get(line2) ?? /* @__PURE__ */ new Map();
      this.#lines.set(line2, there);
      if (!there.has(each.rule)) there.set(each.rule, each);
    }
    for (const each of enablesThatDo(this.#switches)) this.#used.add(each);
  }
  /** How many findings were hidden. One that two files have counts once. */
  get hidden() {
    return this.#hidden.size;
  }
  hides({ rule, path, line: line2, start, end, message }) {
    if (path !== this.#path || !mayBeHidden(rule)) return false;
    const here = this.#lines.get(line2);
    const by = here?.get(rule) ?? here?.get(ALL2) ?? lastBefore(this.#stretchesOf(rule), start)?.by;
    if (!by) return false;
    this.#used.add(by);
    this.#hidden.add(`${rule}
${start}:${end}
${message}`);
    return true;
  }
  /** To be asked when all is found that could be hidden. `known` are the rules there are, be they on or off. */
  unused(settings, known) {
    const setting = settings.get(UNUSED);
    if (!setting) return [];
    const ids = new Set(known);
    const { rule, severity } = setting;
    return this.#switches.flatMap((each) => {
      const complaint = this.#complaint(each, settings, ids);
      if (!complaint) return [];
      const [message, data] = complaint;
      return [{ severity, ...wordingOf(rule, message, data), ...each.location }];
    });
  }
  #complaint(each, settings, known) {
    const { word, exists } = each.directive;
    const { rule } = each;
    if (!exists) return ["word", { word, hint: didYouMean(word, DIRECTIVES) }];
    if (this.#used.has(each)) return void 0;
    const isEnable = word === "toolint-enable";
    if (rule === ALL2) return [isEnable ? "enablesNothing" : "hidesAnything", { word }];
    if (!known.has(rule)) return ["rule", { rule, hint: didYouMean(rule, known) }];
    if (!mayBeHidden(rule)) return ["never", { rule }];
    return settings.has(rule) ? [isEnable ? "enables" : "hides", { rule, word }] : void 0;
  }
  #stretchesOf(rule) {
    let stretches = this.#stretches.get(rule);
    if (!stretches) this.#stretches.set(rule, stretches = stretchesFor(rule, this.#switches));
    return stretches;
  }
};
function stretchesFor(rule, switches) {
  const stretches = [];
  let open8;
  for (const by of switches) {
    const { word, start, end } = by.directive;
    if (by.rule !== rule && by.rule !== ALL2) continue;
    if (word === "toolint-disable" && !open8) stretches.push(open8 = { from: end, to: Infinity, by });
    if (word === "toolint-enable" && open8) {
      open8.to = start;
      open8 = void 0;
    }
  }
  return stretches;
}
function lastBefore(stretches, offset) {
  const last = stretches[countWhere(stretches, ({ from }) => from <= offset) - 1];
  return last && offset < last.to ? last : void 0;
}
function enablesThatDo(switches) {
  const open8 = /* @__PURE__ */ new Set();
  return switches.filter((each) => {
    if (each.directive.word === "toolint-disable") open8.add(each.rule);
    if (each.directive.word !== "toolint-enable") return false;
    const does = each.rule === ALL2 ? open8.size > 0 : open8.has(each.rule) || open8.has(ALL2);
    if (each.rule === ALL2) open8.clear();
    else open8.delete(each.rule);
    return does;
  });
}

// src/core/judge.ts
function judge4(document, formats2, hints, settings, services) {
  const recognition = recognise3(document, formats2, hints);
  let result = lint(document, recognition, settings, services);
  for (const roots of document.alternatives ?? []) {
    const other = { ...document, roots };
    result = both(result, lint(other, recognise3(other, formats2, hints), settings, services));
  }
  if (recognition.directives.length === 0) return { document, recognition, result };
  const switches = new Switches(document.path, recognition.directives, recognition.locator);
  const findings = result.findings.filter((finding) => !switches.hides(finding));
  return { document, recognition, result: { ...result, findings }, switches };
}
function both(a, b) {
  const inA = new Set(a.findings.map(keyOf4));
  const inB = new Set(b.findings.map(keyOf4));
  const told4 = new Set(a.findings.map(keyOfPlace));
  const findings = [
    ...a.findings.filter((finding) => inB.has(keyOf4(finding))),
    ...b.findings.filter((finding) => inA.has(keyOf4(finding)) && !told4.has(keyOfPlace(finding)))
  ];
  const facts = /* @__PURE__ */ new Map();
  for (const id of /* @__PURE__ */ new Set([...a.facts.keys(), ...b.facts.keys()])) {
    const [inA2 = [], inB2 = []] = [a.facts.get(id), b.facts.get(id)];
    const others = new Set(inB2.map(factKey));
    const shared = inA2.filter((fact) => others.has(factKey(fact)));
    const excuses = [...inA2, ...inB2].filter((fact) => fact.isExcuse && !shared.includes(fact));
    facts.set(id, [...shared, ...excuses]);
  }
  const failed3 = new Set(a.failures.map(({ message }) => message));
  const failures = [...a.failures, ...b.failures.filter(({ message }) => !failed3.has(message))];
  return { findings, facts, failures, secrets: [...a.secrets, ...b.secrets] };
}
var keyOf4 = ({ rule, pointer }) => `${rule}
${pointer}`;
var keyOfPlace = ({ rule, start, end }) => `${rule}
${start}:${end}`;
var factKey = ({ key, value, location }) => `${location.pointer}
${key}
${value}`;

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
  "devcontainer.json",
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

// src/workspace/quick-look.ts
const { existsSync } = require("node:fs");
const { dirname: dirname2, join } = require("node:path");
var SIDE_CODE = "a test, a build or a declaration, which is linted only when it is named";
function lookAt(file, text2, { isOurs, isMapped }, formats2) {
  const { path, named } = file;
  const language = languageOf(path);
  const isCode = language === "source" || language === "html";
  const hasWords = isCode ? mayHoldTools(path, text2) : hasTelltale(text2, formats2);
  if (!hasWords && (isCode ? !isMapped : !isOurs && !ESCAPED_WORD.test(text2) && !isBesideTool(file)))
    return passedOver(file, NO_FORMAT);
  if (isCode && !named && isSideCode(path)) return { isWorthParsing: false, outcome: skipped(path, SIDE_CODE) };
  if (language === void 0 && !/^\s*[[{]/.test(text2))
    return passedOver({ path, named: isOurs }, "not a kind of file that holds manifests");
  return { isWorthParsing: true, hasWords };
}
function passedOver({ path, named }, reason2) {
  return { isWorthParsing: false, ...named && { outcome: skipped(path, reason2) } };
}
function isBesideTool({ path, absolute }) {
  if (!/(^|\/)metadata\.json$/.test(path)) return false;
  const folder = dirname2(absolute);
  return existsSync(join(folder, "tool.ts")) || existsSync(join(folder, "tool.py"));
}
var ESCAPED_WORD = /\\(?:u00|x)(?:5[fF]|[46][1-9a-fA-F]|[57][0-9aA])/;
function hasTelltale(text2, formats2) {
  return formats2.some(({ telltales }) => telltales.some((group) => group.every((word) => text2.includes(word))));
}

// src/workspace/lint-file.ts
async function lintFile(file, config, options) {
  if (config.ignored(file.path)) return ignored(file);
  return lintRead(file, readText(file.absolute, { maxBytes: config.limits.fileSize }), config, options);
}
async function lintRead(file, read, config, options) {
  if ("failure" in read) {
    const isSkipped = read.notText !== void 0 && !file.named && !isTraceOf(options.formats, read.notText);
    return isSkipped ? skipped(file.path, read.failure) : failed(file.path, read.failure, read.limit);
  }
  return lintSource(file, read.text, config, options);
}
async function lintSource(file, text2, config, options) {
  try {
    return await outcomeOf(file, text2, config, options);
  } catch (error) {
    if (error instanceof NotYet || error instanceof UserError) throw error;
    return failed(file.path, `toolint itself failed on this file: ${messageOf(error)}.`);
  }
}
async function outcomeOf(file, text2, config, options) {
  const hints = {
    format: config.format(file.path),
    named: file.named && !isEverydayFile(file.path),
    servers: config.servers(file.path),
    dialect: config.dialect
  };
  const isMapped = hints.format !== void 0;
  const isOurs = isMapped || file.named;
  const look2 = lookAt(file, text2, { isOurs, isMapped }, options.formats);
  if (!look2.isWorthParsing) return look2.outcome;
  const judgeText = await judgeFor(file, hints, config, options);
  let judged;
  try {
    judged = await judgeText(text2);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return isOurs || look2.hasWords ? failed(file.path, error.message, error.limit) : skipped(file.path, error.message);
  }
  const { skipped: reason2 } = judged.recognition;
  if (reason2 !== void 0) return file.named || reason2 !== NO_FORMAT ? skipped(file.path, reason2) : void 0;
  return told3(file, await fixed(file, text2, judged, judgeText, options), config);
}
async function fixed(file, text2, judged, judgeText, { changes, dryRun, fix, onFixed }) {
  const hunks = changes ? hunksOf(file.path, text2, changes) : "all";
  const asRead = { text: text2, judged, fixed: 0, within: hunks };
  if (!fix) return { shown: asRead, meant: asRead };
  const after = await fixAll(text2, judged, fix, judgeText, hunks);
  const refused = after.text === text2 ? void 0 : onFixed?.(file, text2, after.text);
  if (refused !== void 0) return { shown: asRead, meant: asRead, refused };
  return { shown: dryRun ? asRead : after, meant: after };
}
function told3({ path }, { shown, meant, refused }, config) {
  const { document, result, recognition } = shown.judged;
  const { manifests } = recognition;
  const borrowed = document.others?.size ? borrowedIn(manifests) : void 0;
  return {
    file: {
      path,
      formats: formatsOf2(manifests),
      tools: manifests.reduce((sum, { tools }) => sum + tools.filter(({ node }) => !node.isOfMany).length, 0)
    },
    ...borrowed?.size && { borrowed },
    isBroken: document.faults.length > 0,
    ...atMost(result.findings, config.limits.findingsPerFile),
    failures: refused === void 0 ? result.failures : [...result.failures, { path, message: refused }],
    facts: meant.judged.result.facts,
    secrets: result.secrets.map(({ path: path2, start, end }) => ({ path: path2, start, end })),
    settings: config.rules,
    known: config.known,
    switches: meant.judged.switches,
    fixed: shown.fixed,
    changed: shown.within
  };
}
async function judgeFor(file, hints, { comments, limits, rules: rules2 }, { fix, formats: formats2, services, suppressions, ...options }) {
  const language = languageOf(file.path);
  const isCode = language === "source" || language === "html";
  const imports = language === "source" ? (await options.imports?.())?.for(file.absolute) : void 0;
  return async (text2) => {
    const document = await parse(file.path, text2, { comments, format: hints.format, limits, imports });
    const judgedAs = (named) => judge4(document, formats2, { ...hints, named }, rules2, services);
    const isBroken2 = isCode && document.faults.length > 0 && document.roots.length === 0;
    const judgement = judgedAs(hints.named || isBroken2);
    const isUnknown = judgement.recognition.skipped === NO_FORMAT && !hints.named && isBesideTool(file);
    const judged = isUnknown ? judgedAs(true) : judgement;
    if (!fix || !suppressions) return judged;
    const { result } = judged;
    return { ...judged, result: { ...result, findings: withoutFixes(result.findings, suppressions) } };
  };
}
var lists = /* @__PURE__ */ new Map();
function formatsOf2(manifests) {
  const list = [...new Set(manifests.flatMap(({ formats: formats2 }) => formats2))];
  const key = list.join();
  const known = lists.get(key) ?? list;
  lists.set(key, known);
  return known;
}
function borrowedIn(manifests) {
  const borrowed = /* @__PURE__ */ new Map();
  for (const { name, node } of manifests.flatMap(({ tools }) => tools)) {
    const { file } = name ?? node;
    if (file !== void 0) borrowed.set(file, (borrowed.get(file) ?? 0) + 1);
  }
  return borrowed;
}

// src/workspace/tally.ts
var Tally = class {
  #files = [];
  #skipped = [];
  #findings = [];
  /** Findings about what a file imports, which that other file may have too. */
  #foreign = [];
  /** How many of a file's tools stand in other files, by both their paths. */
  #borrowed = /* @__PURE__ */ new Map();
  #failures = [];
  #secrets = [];
  #facts = [];
  /** The files with directives, by path. */
  #directed = /* @__PURE__ */ new Map();
  linted = /* @__PURE__ */ new Set();
  #leftOut;
  #cutShort = /* @__PURE__ */ new Set();
  #fixed = 0;
  add(path, outcome2) {
    const { file, skipped: skipped2, findings, failures, secrets, facts, settings, known, switches } = outcome2;
    if (file) this.#files.push(file);
    if (outcome2.borrowed) this.#borrowed.set(path, outcome2.borrowed);
    if (skipped2) this.#skipped.push(skipped2);
    for (const each of findings) (each.path === path ? this.#findings : this.#foreign).push(each);
    for (const each of failures) this.#failures.push(each);
    for (const each of secrets) this.#secrets.push(each);
    if (facts.size > 0) this.#facts.push({ path, facts: detached(facts, path), settings });
    if (switches) this.#directed.set(path, { switches, settings, known });
    if (outcome2.leftOut) this.#leftOut = plus(this.#leftOut ?? NONE, outcome2.leftOut);
    for (const each of outcome2.cutShort ?? []) this.#cutShort.add(each);
    if (outcome2.isBroken) this.#cutShort.add(path);
    this.#fixed += outcome2.fixed;
  }
  /** What was fixed in a file of which more is to be told later. */
  addFixed(count) {
    this.#fixed += count;
  }
  /** Compares the files, and puts all in order: by path, in whatever order they were linted. */
  total() {
    const project = new Project();
    for (const { facts, settings } of this.#facts.sort(byPath)) project.add(facts, settings);
    const compared = project.compare();
    const isVisible = (finding) => !this.#directed.get(finding.path)?.switches?.hides(finding);
    const acrossFiles = compared.findings.filter(isVisible);
    const foreign = notSaidUnnamed(this.#foreign.filter(isVisible), this.#findings);
    const directed = [...this.#directed.values()];
    const unused = directed.flatMap(unusedDirectives);
    return {
      files: this.#countedOnce().sort(byPath),
      skipped: this.#skipped.sort(byPath),
      findings: withoutNeighbours([...this.#findings, ...unused, ...acrossFiles, ...foreign].sort(compareFindings)),
      failures: [...this.#failures.sort(byPath), ...compared.failures],
      secrets: this.#secrets.sort(byPath),
      ...this.#leftOut && { leftOut: this.#leftOut },
      ...this.#cutShort.size > 0 && { cutShort: [...this.#cutShort].sort(compareText) },
      suppressed: directed.reduce((sum, { switches }) => sum + (switches?.hidden ?? 0), 0),
      linted: this.linted,
      fixed: this.#fixed,
      acrossFiles
    };
  }
  /** A tool that one file holds and another serves is counted where it stands. */
  #countedOnce() {
    if (this.#borrowed.size === 0) return this.#files;
    const own2 = new Map(this.#files.map(({ path, tools }) => [path, tools]));
    return this.#files.map((file) => {
      const borrowed = [...this.#borrowed.get(file.path) ?? []];
      const elsewhere = borrowed.reduce((sum, [path, tools]) => sum + Math.min(tools, own2.get(path) ?? 0), 0);
      return elsewhere === 0 ? file : { ...file, tools: file.tools - elsewhere };
    });
  }
};
function withoutNeighbours(findings) {
  return findings.filter((each, index) => index === 0 || compareFindings(findings[index - 1], each) !== 0);
}
function notSaidUnnamed(foreign, own2) {
  if (foreign.length === 0) return foreign;
  const saying = ({ path, start, end, rule }, id = "") => `${path}
${start}:${end}
${rule}
${id}`;
  const said = new Set(own2.map((each) => saying(each, each.messageId)));
  return foreign.filter((each) => !said.has(saying(each, unnamed(each.messageId ?? ""))));
}
var byPath = (a, b) => compareText(a.path, b.path);

// src/workspace/run.ts
async function run({ onFixed, ...given2 }) {
  const shown = /* @__PURE__ */ new Map();
  const options = {
    ...given2,
    onFixed(file, before, after) {
      if (given2.dryRun) shown.set(file.path, after);
      return onFixed?.(file, before, after);
    }
  };
  const { acrossFiles, ...first2 } = await runOnce(options);
  const { fixed: fixed2, failures } = options.fix ? fixAcross(acrossFiles, options, options.fix, first2.changes, shown) : { fixed: 0, failures: [] };
  if (options.dryRun) return first2;
  if (fixed2 === 0) return { ...first2, failures: [...first2.failures, ...failures] };
  const { acrossFiles: _, ...again } = await runOnce({ ...options, ...first2.changes && { changes: first2.changes } });
  return { ...again, failures: [...again.failures, ...failures], fixed: first2.fixed + fixed2 + again.fixed };
}
function fixAcross(found, { files, suppressions, onFixed }, kind, changes, shown) {
  const fixable = suppressions ? withoutFixes(found, suppressions) : found;
  const failures = [];
  let fixed2 = 0;
  for (const file of files) {
    const own2 = fixable.filter(
      (each) => each.path === file.path && each.fix && (!changes || isOnChange(each, changes))
    );
    if (own2.length === 0) continue;
    const text2 = shown.get(file.path);
    const read = text2 === void 0 ? readText(file.absolute, { maxBytes: BOUNDS.fileSize }) : { text: text2 };
    if ("failure" in read) continue;
    const { text: after, applied } = applyFixes(read.text, own2, kind);
    const refused = applied.length > 0 ? onFixed?.(file, read.text, after) : void 0;
    if (refused === void 0) fixed2 += applied.length;
    else failures.push({ path: file.path, message: refused });
  }
  return { fixed: fixed2, failures };
}
async function runOnce(options) {
  const tally = new Tally();
  const changes = new Map(options.changes);
  let done = 0;
  const importers = [];
  const lintOne = async (file, services, isLast = false) => {
    const outcome2 = await lintFile(file, await options.configs.for(file.path), {
      ...options,
      ...options.changes && { changes },
      services
    });
    if (outcome2?.changed && changes.has(file.path)) changes.set(file.path, outcome2.changed);
    if (options.fix && !options.dryRun && !isLast && outcome2 && tellsOfOthers(file.path, outcome2)) {
      importers.push(file);
      return tally.addFixed(outcome2.fixed);
    }
    if (options.suppressions && isSettled(file, outcome2)) tally.linted.add(file.path);
    if (outcome2) tally.add(file.path, outcome2);
    options.onProgress?.(++done, file.path);
    if (options.fix) await nextTurn();
  };
  const begun = [];
  const finishBegun = async () => {
    for (const file of begun.splice(0)) await lintOne(file, options.services);
  };
  for (const file of options.files) {
    try {
      await lintOne(file, options.begin ?? options.services);
    } catch (error) {
      if (!(error instanceof NotYet)) throw error;
      if (error.soon) {
        await error.soon;
        await lintOne(file, options.services);
        continue;
      }
      begun.push(file);
      if (begun.length === MOST_BEGUN) await finishBegun();
    }
  }
  await finishBegun();
  for (const file of importers) await lintOne(file, options.services, true);
  return { ...tally.total(), ...options.changes && { changes } };
}
function tellsOfOthers(own2, { findings, facts }) {
  const isForeign = (path) => path !== own2 && path !== "";
  return findings.some(({ path }) => isForeign(path)) || [...facts.values()].some((some) => some.some(({ location }) => isForeign(location.path)));
}
var MOST_BEGUN = 50;

// src/sql/tame.ts
var LONGEST3 = 5e3;
var MOST_SELECTS = 4;
var MULTIPLIES = /\b(?:with|view|trigger)\b/i;
var COMPUTES = /\b(?:as|generated)\b/i;
function isTame({ steps }) {
  let length = 0;
  return steps.every(({ sql, run: run2 }) => {
    length += sql.length;
    if (length > LONGEST3 || MULTIPLIES.test(sql) || run2 && COMPUTES.test(sql)) return false;
    return (sql.match(/\bselect\b/gi)?.length ?? 0) <= MOST_SELECTS;
  });
}

// src/sql/here.ts
var PATIENCE_MS = 250;
function createSqlHere() {
  let sqlite;
  let loading;
  let isUsable = true;
  const load = async () => {
    try {
      const { openSqlite } = await Promise.resolve().then(() => require("./action-main/sqlite-here-K4ZIXIPO.cjs"));
      sqlite = await openSqlite();
    } catch {
      isUsable = false;
    }
  };
  return {
    run(job) {
      if (!sqlite || !isUsable || !isTame(job)) return void 0;
      const end = performance.now() + PATIENCE_MS;
      try {
        return { result: sqlite(job, end) };
      } catch {
        isUsable = false;
        return void 0;
      }
    },
    begin: (job) => isUsable && isTame(job) ? loading ??= load() : void 0
  };
}

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
  if (isWord(tokens[0], ...NEVER2)) return refuse(`${tokens[0].text.toUpperCase()} is no definition of a table`);
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
  return isTemplate(tokens) || isWord(tokens[0], ...NEVER2) ? { does: "unjudged" } : { does: "nothing" };
}
function changesSchema(tokens) {
  return tokens.some((token, index) => isWord(token, ...DDL) && (index === 0 || isSymbol(tokens[index - 1], ";")));
}
var KINDS2 = ["TABLE", "INDEX", "VIEW", "TRIGGER"];
var NEVER2 = ["ATTACH", "DETACH", "PRAGMA", "VACUUM"];
var DDL = ["CREATE", "ALTER", "DROP", "ATTACH"];
var KNOWN_MODULES = ["FTS3", "FTS4", "FTS5", "RTREE", "GEOPOLY", "VEC0"];
var refuse = (why) => ({ does: "refused", why });
function judgeModule(tokens, at) {
  if (isWord(tokens[at], "USING") && isWord(tokens[at + 1], ...KNOWN_MODULES)) return { does: "unjudged" };
  return refuse("a virtual table runs the code of its module, which may read files");
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

// src/sql/other-builds.ts
var FUNCTION = /^no such function: (?:soundex|bm25|highlight|snippet|fts5\w*|rtree\w+|geopoly_\w+|vec_\w+|sqlite_offset|load_extension)$/i;
var TABLE = /^no such table: (?:main\.)?(?:dbstat|sqlite_stmt|sqlite_dbpage|bytecode|tables_used)$/i;
var isOfOtherBuild = (message) => FUNCTION.test(message) || TABLE.test(message);

// src/sql/place.ts
function faultOf(message, { sql, tokens, stop }) {
  const fault = { reason: "sqlite", message };
  const syntax = /^(?:near|unrecognized token:) "([^]*)"/.exec(message);
  if (syntax) return { ...fault, isSyntax: true, ...tokenAt(sql, tokens, stop, syntax[1]) };
  if (message === "incomplete input") return { ...fault, isSyntax: true, ...span(tokens.at(-1)) };
  const named = NAMED.find(([pattern2]) => pattern2.test(message));
  if (!named) return fault;
  const [pattern, what] = named;
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
  const found = mentions(tokens, name).filter((each) => what === "second" || fits2(each, what));
  if (what === "second") return span(found[1]);
  const isNested = tokens.filter((token) => isWord(token, "SELECT")).length > 1;
  return found.length === 1 || !isNested ? span(found[0]) : {};
}
function fits2({ before, after }, what) {
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
  return parts.every((part2, index) => {
    const here = at + 2 * index;
    return isName(tokens[here], part2) && (index === 0 || isSymbol(tokens[here - 1], "."));
  });
}

// src/sql/check.ts
var LONGEST4 = 5e4;
var MOST2 = 5e5;
var MOST_STATEMENTS = 500;
var MOST_STUCK = 2;
function checkSql(sqlite, definitions2, queries) {
  const some = within(definitions2, MOST2);
  const others = within(queries, MOST2 - some.reduce((sum, { length }) => sum + length, 0));
  const statements = [...some.map((sql) => statement(sql, true)), ...others.map((sql) => statement(sql, false))];
  const { results, tables } = ask2(sqlite, statements);
  const outcomes = statements.map((each) => outcome(each, results.get(each)));
  const defined = outcomes.slice(0, some.length);
  return {
    definitions: defined,
    queries: outcomes.slice(some.length),
    tables,
    isComplete: some.length === definitions2.length && others.length === queries.length && defined.every(({ creates, fault }) => creates && !fault) && !statements.some(({ isDefinition: isDefinition2, tokens }) => !isDefinition2 && changesSchema(tokens))
  };
}
function within(statements, room) {
  let left = room;
  const end = statements.findIndex(({ length }, index) => index === MOST_STATEMENTS || (left -= length) < 0);
  return end < 0 ? statements : statements.slice(0, end);
}
function statement(source, isDefinition2) {
  const sql = source.toWellFormed();
  if (sql.length > LONGEST4) {
    const fault2 = { reason: "refused", message: `it is longer than ${LONGEST4} characters` };
    return { isDefinition: isDefinition2, sql, tokens: [], verdict: { does: "unjudged" }, fault: fault2 };
  }
  const tokens = tokensOf(sql);
  const verdict = isDefinition2 ? judgeDefinition(tokens) : judgeQuery(tokens);
  const fault = verdict.does === "refused" ? { reason: "refused", message: verdict.why } : void 0;
  return { isDefinition: isDefinition2, sql, tokens, verdict, fault };
}
function ask2(sqlite, statements) {
  const stuck = /* @__PURE__ */ new Map();
  while (stuck.size < MOST_STUCK) {
    const asked = inOrder2(statements.filter((each) => isAsked(each) && !stuck.has(each)));
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
function inOrder2(statements) {
  return [...statements].sort((a, b) => rank(a) - rank(b));
}
function rank({ isDefinition: isDefinition2, verdict }) {
  if (!isDefinition2) return 2;
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
function faultIn({ isDefinition: isDefinition2, sql, tokens, verdict }, result) {
  if (result === void 0) return void 0;
  if (result === "stuck") return { reason: "slow", message: "SQLite came to no end with it" };
  if (result.error !== void 0) {
    if (isOfOtherBuild(result.error)) return void 0;
    const start = result.start ?? 0;
    const here = tokens.filter(({ from }) => from >= start);
    const fault = faultOf(result.error, { sql, tokens: here, stop: result.stop });
    const isChanged = changesSchema(tokens.filter(({ to }) => to <= start));
    return isChanged && !fault.isSyntax ? void 0 : fault;
  }
  if (!isDefinition2) return void 0;
  if (verdict.does === "nothing") {
    const first2 = tokens[0];
    const message = first2 ? `${first2.text.toUpperCase()} defines no table` : "it holds no statement";
    return { reason: "refused", message, ...first2 && { from: first2.from, to: first2.to } };
  }
  const next = tokens.find(({ from, text: text2 }) => from >= (result.end ?? sql.length) && text2 !== ";");
  return next && { reason: "several", message: "a second statement", from: next.from, to: next.to };
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
      const running = this.#running ??= startThread();
      this.#send(running);
      if (running.received === 0) this.#awaitStart(running);
      const answer = receive(running, this.#limits.job);
      const first2 = this.#open.shift();
      running.sent--;
      if (answer?.result) first2.outcome = { result: answer.result };
      else {
        this.#stop();
        first2.outcome = { stuck: Atomics.load(running.signal, PROGRESS) };
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
  #send(running) {
    const jobs = this.#open.slice(running.sent).map(({ job }) => job);
    if (jobs.length > 0) running.port.postMessage(jobs);
    running.sent = this.#open.length;
  }
  #awaitStart(running) {
    const answer = receive(running, this.#limits.start);
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
function receive(running, milliseconds) {
  Atomics.wait(running.signal, ANSWERS, running.received, milliseconds);
  const received = threads().receiveMessageOnPort(running.port);
  if (received) running.received++;
  return received?.message;
}
function workerFile() {
  const file = ownFile("sql-worker.cjs");
  if (!file) throw new Error("The SQL checker is not there: sql-worker.cjs is missing. Install toolint again.");
  return file;
}

// src/sql/service.ts
function createSqlService(limits = {}, here) {
  const thread = new SqlThread(limits);
  const begun = /* @__PURE__ */ new Map();
  const finish2 = (job) => {
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
    if (soon) throw new NotYet(soon);
    const key = keyOf5(job);
    if (!begun.has(key)) begun.set(key, thread.begin(job));
    throw new NotYet();
  };
  return {
    check: (definitions2, queries) => checkSql(finish2, definitions2, queries),
    begin: { check: (definitions2, queries) => checkSql(begin, definitions2, queries) },
    dispose: () => {
      thread.end();
      begun.clear();
    }
  };
}
var keyOf5 = ({ steps }) => JSON.stringify(steps.map(({ sql }) => sql));

// src/workspace/imports.ts
const { existsSync: existsSync2 } = require("node:fs");
var LONGEST5 = 3e5;
var MOST_KEPT = 50;
function importedFiles(cwd, read) {
  const workspace = workspaceOf(cwd);
  const kept = /* @__PURE__ */ new Map();
  const load = (absolute) => {
    if (kept.has(absolute)) return kept.get(absolute);
    const file = readText(absolute);
    const text2 = "text" in file && file.text.length <= LONGEST5 ? file.text : void 0;
    const neighbour = text2 === void 0 ? void 0 : read(relativePath(cwd, absolute), text2);
    const loaded = neighbour && text2 !== void 0 ? { neighbour, text: text2 } : void 0;
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value);
    kept.set(absolute, loaded);
    return loaded;
  };
  return {
    forget: (absolute) => void kept.delete(absolute),
    for(absolute) {
      const texts = /* @__PURE__ */ new Map();
      const resolveImport2 = (source, name) => {
        const target = targetOf(workspace, absolute, source);
        const loaded = target === void 0 ? void 0 : load(target);
        if (!loaded) return void 0;
        texts.set(relativePath(cwd, target), loaded.text);
        return loaded.neighbour.exported(name);
      };
      return { resolveImport: resolveImport2, texts };
    }
  };
}
function targetOf(workspace, from, source) {
  if (!/^\.\.?\//.test(source)) return void 0;
  const base = absolutePath(parentOf(from), source);
  const typed = base.replace(/\.([mc]?)js(x?)$/, ".$1ts$2");
  const candidates = [
    ...typed === base ? [] : [typed],
    ...[...SOURCE_EXTENSIONS, ".json"].some((ending) => base.endsWith(ending)) ? [base] : [],
    ...SOURCE_EXTENSIONS.map((ending) => base + ending),
    ...SOURCE_EXTENSIONS.map((ending) => `${base}/index${ending}`)
  ];
  const found = candidates.find((each) => existsSync2(each));
  return found !== void 0 && isWithin(workspace, found) ? found : void 0;
}
function isWithin(workspace, absolute) {
  const path = realPath(absolute);
  return path !== void 0 && isInside(workspace, path) && !/[\\/]node_modules[\\/]/.test(path.slice(workspace.length));
}

// src/workspace/services.ts
function openServices(cwd) {
  const sql = createSqlService({}, createSqlHere());
  let files;
  return {
    services: { sql },
    begin: { sql: sql.begin },
    imports: async () => files ??= importedFiles(cwd, (await Promise.resolve().then(() => require("./action-main/neighbour-B466Y53U.cjs"))).readNeighbour),
    forget: (absolute) => files?.forget(absolute),
    close: () => sql.dispose()
  };
}

// src/workspace/suppress.ts
const { lstatSync: lstatSync3 } = require("node:fs");

// src/core/suppressions-schema.ts
var PATH = "^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$";

// src/workspace/stale.ts
const { existsSync: existsSync3 } = require("node:fs");
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
      severity: setting.severity,
      ...wordingOf(setting.rule, message, data),
      ...file.locate(entry2),
      ...message !== "fileGone" && {
        related: [{ path: entry2.path, line: 1, column: 1, note: "The file that it was written for." }]
      }
    };
    stale.push({ entry: entry2, finding });
  }
  return stale;
}
async function complaintOf(entry2, ran) {
  const { path, rule, tool: tool3, pointer } = entry2;
  if (!ran.linted.has(path)) return isGone(path, ran) ? ["fileGone", { path }] : void 0;
  const { known, rules: rules2 } = await ran.configs.for(path);
  if (!known.has(rule)) return ["ruleGone", { rule, hint: didYouMean(rule, known.keys()) }];
  const sawPart = known.get(rule).project !== void 0 && ran.paths.length > 0;
  if (!rules2.has(rule) || sawPart) return void 0;
  const place2 = tool3 === void 0 ? `\`${pointer}\`` : `\`${pointer}\` of the tool \`${tool3}\``;
  return ["mended", { rule, place: `${place2} in ${path}` }];
}
function isGone(path, { cwd, paths }) {
  const absolute = absolutePath(cwd, path);
  const isCovered = (given2) => {
    const named = absolutePath(cwd, given2);
    const test = wildcard(named);
    return isInside(named, absolute) || typeof test !== "string" && test(absolute);
  };
  return !existsSync3(inFolder(cwd, path)) && (paths.length === 0 || paths.some(isCovered));
}

// src/core/validate-suppressions.js
var open6 = () => require("./action-main/validate-suppressions-5TRFDJSY.cjs");
var validate5 = (value) => {
  const made = open6().validate;
  const isValid = made(value);
  validate5.errors = made.errors;
  return isValid;
};

// src/workspace/config-source.ts
const { basename, extname: extname2 } = require("node:path");

// src/workspace/import-module.ts
const { extname, normalize } = require("node:path");
const { pathToFileURL } = require("node:url");

// src/workspace/import-file.ts
var importFile = __import;

// src/workspace/foreign-code.ts
var prepare = [];
function prepareForForeignCode() {
  oweTurn();
  for (const run2 of prepare.splice(0)) run2();
}

// src/workspace/import-module.ts
var LONGEST_MS = 1e4;
var TYPESCRIPT = /* @__PURE__ */ new Set([".ts", ".mts"]);
async function importDefault(file, shown, allowCode) {
  if (!allowCode) {
    throw new UserError(
      `${shown}: this file is code, which runs only where \`allow-code\` is set; use JSON or YAML instead`
    );
  }
  if (TYPESCRIPT.has(extname(file)) && !stripsTypes()) {
    throw new UserError(
      `${shown}: TypeScript is loaded only by a Node.js that strips types itself (22.18 or newer), and this is ${process.version}; use JavaScript or JSON instead`
    );
  }
  let module;
  prepareForForeignCode();
  try {
    const { withDeadline } = await Promise.resolve().then(() => require("./action-main/deadline-DMGGDUUA.cjs"));
    const load = () => importFile(pathToFileURL(normalize(file)).href);
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
  return "";
}

// src/workspace/config-source.ts
var MAX_CONFIG_BYTES = 1024 * 1024;
var DATA = /* @__PURE__ */ new Set([".json", ".jsonc", ".json5", ".yaml", ".yml"]);
var CODE = /* @__PURE__ */ new Set([".js", ".mjs", ".cjs", ".ts", ".mts"]);
async function readConfig(file, options) {
  const shown = printable(relativePath(options.cwd, file));
  const real = realPath(file) ?? file;
  if (!options.allowCode && !isInside(options.workspace, real)) {
    throw new UserError(
      `${shown}: this config lies outside of the workspace, and is read only where \`allow-code\` is set`
    );
  }
  return CODE.has(extname2(file)) ? readCode(file, shown, options) : readData(real, file, shown);
}
function configOf(value, file) {
  const shown = "the config";
  return { file, shown, value, isCode: true, error: (path, message) => errorAt(shown, path, message) };
}
async function readCode(file, shown, { allowCode }) {
  const exported2 = await importDefault(file, shown, allowCode);
  return {
    file,
    shown,
    value: plainly(exported2, shown),
    isCode: true,
    error: (path, message) => errorAt(shown, path, message)
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
  const isPackage = basename(file) === PACKAGE_NAME;
  const read = readText(real, { maxBytes: MAX_CONFIG_BYTES });
  if (isPackage && !("text" in read && read.text.includes('"toolint"'))) return void 0;
  if ("failure" in read) throw new UserError(`${shown}: the config cannot be used. ${read.failure}`);
  if (!DATA.has(extname2(file).toLowerCase())) {
    throw new UserError(
      `${shown}: a config is JSON, JSONC, JSON5, YAML, JavaScript or TypeScript, and its name ends in ${eitherOf([...DATA, ...CODE])}`
    );
  }
  if (isBlank(read.text, file))
    return { file, shown, value: {}, isCode: false, error: (path, message) => errorAt(shown, path, message) };
  if (read.text.trim() === "") throw new UserError(`${shown}: the config is empty: \`{}\` would do`);
  const document = await parseConfig(file, read.text);
  if (typeof document === "string") {
    if (isPackage) return void 0;
    throw new UserError(`${shown}: ${document}`);
  }
  const [root] = document.roots;
  const node = isPackage ? get(root, "toolint") : root;
  if (isPackage && !node) return void 0;
  if (document.roots.length > 1) throw new UserError(`${shown}: a config is one document, and this file holds several`);
  const [fault] = document.faults;
  const lines = new Lines(read.text);
  if (fault) throw new UserError(`${shown}:${lines.at(fault.start).line}: ${fault.message}`);
  const again = node && writtenAgain(node);
  if (again) {
    const key = printable(again.key, LONGEST_KEY);
    throw new UserError(
      `${shown}:${lines.at(again.start).line}: the key \`${key}\` is set again, and what was set first would not count`
    );
  }
  return {
    file,
    shown,
    value: node && toValue(node),
    isCode: false,
    error: (path, message) => new UserError(`${shown}:${lines.at(offsetOf(node, path)).line}: ${message}`)
  };
}
var LONGEST_KEY = 60;
function writtenAgain(config) {
  for (const node of walk(config)) {
    if (node.kind !== "object") continue;
    const known = /* @__PURE__ */ new Set();
    for (const each of node.entries) {
      if (known.has(each.key)) return each;
      known.add(each.key);
    }
  }
  return void 0;
}
function isBlank(text2, file) {
  return languageOf(file) === "yaml" && text2.split("\n").every((line2) => /^\s*(#|$)/.test(line2));
}
async function parseConfig(file, text2) {
  try {
    return await parse(file, text2);
  } catch (error) {
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
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
function errorAt(shown, path, message) {
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

// src/workspace/config-types.ts
var SETTINGS2 = [...SEVERITIES, "off"];

// src/workspace/config-check.ts
function checkConfig(source, validate7, rules2) {
  const value = source.isCode ? withoutPluginObjects(source.value) : source.value;
  checkPart(source, [], value, validate7, rules2);
}
function checkPart(source, path, value, validate7, rules2) {
  const all = [...rules2];
  const complaint = complain(value, validate7, path, {
    whole: "a config",
    unknownKey: (key, at) => unknownKey(key, at, all)
  });
  if (complaint) throw source.error(complaint.at, complaint.message);
}
function complain(value, validate7, path, words) {
  if (validate7(value)) return void 0;
  const errors = validate7.errors ?? [];
  const error = errors.find(({ keyword }) => keyword === "additionalProperties") ?? errors.find(({ keyword }) => keyword !== "if") ?? errors[0];
  if (!error) return void 0;
  const inside = stepsOf(error.instancePath);
  const at = [...path, ...inside];
  const key = error.params["additionalProperty"];
  const message = describe2(error, at, valueAt(value, inside), words);
  return { at: typeof key === "string" ? [...at, key] : at, message };
}
function withoutPluginObjects(value) {
  if (!isObject(value) || !Array.isArray(value["plugins"])) return value;
  return { ...value, plugins: value["plugins"].map((plugin) => isObject(plugin) ? "object" : plugin) };
}
var isObject = (value) => typeof value === "object" && value !== null;
function describe2({ keyword, params }, at, value, { whole, unknownKey: unknownKey2, pattern }) {
  const what = at.length > 0 ? `\`${keyPath(at)}\`` : whole;
  const param = (name) => String(params[name]);
  switch (keyword) {
    case "additionalProperties":
      return unknownKey2(param("additionalProperty"), at);
    case "required":
      return `${what} lacks the key \`${param("missingProperty")}\``;
    case "type":
      if (isSeverity(at)) return mustBe(what, SETTINGS2, value);
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
function unknownKey(key, at, rules2) {
  if (at.at(-1) === "rules") return unknownRule(key, rules2);
  const rule = at.at(-3) === "rules" ? rules2.find(({ id }) => id === at.at(-2)) : void 0;
  if (rule)
    return `the rule \`${rule.id}\` has ${unknownHint("option", printable(key), Object.keys(rule.options?.defaults ?? {})).replace("unknown", "no")}`;
  const [first2] = at;
  const known = first2 === void 0 ? KEYS : INNER_KEYS[first2] ?? [];
  return `${unknownHint("key", printable(key), known)}${at.length > 0 ? ` in \`${keyPath(at)}\`` : ""}`;
}
function unknownRule(id, rules2) {
  return unknownHint(
    "rule",
    printable(id),
    Array.from(rules2, (rule) => rule.id)
  );
}
var KEYS = [
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

// src/workspace/write.ts
const { lstatSync: lstatSync2, readFileSync, realpathSync, renameSync, rmSync, writeFileSync, chmodSync } = require("node:fs");
const { dirname: dirname3, join: join2 } = require("node:path");
function wouldReplace(path, files) {
  const target = realPath(path);
  return target !== void 0 && files.some((file) => realPath(file) === target);
}
function writeAtomically(path, text2) {
  const target = targetOf2(absolutePath(".", path));
  if (isStream(target)) return writeFileSync(target, text2, { flag: "a" });
  const temporary = join2(dirname3(target), `.toolint-${process.pid}-${Date.now().toString(36)}.tmp`);
  const old = lstatSync2(target, { throwIfNoEntry: false });
  const mode = old?.isFile() ? old.mode : void 0;
  try {
    writeFileSync(temporary, text2, { flag: "wx", mode });
    if (mode !== void 0) chmodSync(temporary, mode);
    renameSync(temporary, target);
  } catch (error) {
    if (error.code !== "EEXIST") rmSync(temporary, { force: true });
    throw error;
  }
}
function targetOf2(path) {
  if (isOfProcess(path) || !lstatSync2(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  const cwd = absolutePath(".", ".");
  return leadsOut(path, cwd, workspaceOf(cwd)) ? path : realPath(path) ?? path;
}
function isStream(path) {
  const stat = lstatSync2(path, { throwIfNoEntry: false });
  if (!stat || stat.isFile()) return false;
  return !stat.isSymbolicLink() || isOfProcess(path);
}
function isOfProcess(path) {
  return /^\/(?:proc\/|dev\/(?:fd\/|std(?:in|out|err)$))/.test(path);
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
var LIST2 = /^"suppressions": \[\]?$/;
var FRAME = /^(?:|[{}\]]|"version": 1|"\$schema": ".*"|[<>|=]{7}.*)$/;
function mend(text2) {
  const lines = text2.split("\n").map((each) => each.trim().replace(/^,\s*|,$/g, ""));
  const entries2 = lines.filter((each) => each.startsWith('{ "path"') && each.endsWith("}"));
  const schema = lines.find((each) => each.startsWith('"$schema"'));
  const known = new Set(entries2);
  const isOurs = lines.some((each) => LIST2.test(each)) && lines.every((each) => known.has(each) || LIST2.test(each) || FRAME.test(each));
  return isOurs ? `{ ${schema ? `${schema}, ` : ""}"version": 1, "suppressions": [
${entries2.join(",\n")}
] }` : void 0;
}
async function parseSuppressions(text2) {
  const lines = new Lines(text2);
  const errorAt2 = (offset, message) => new UserError(`${SUPPRESSIONS}:${lines.at(offset).line}: ${message}`);
  const conflict = /^(?:<{7}|>{7})/m.exec(text2);
  if (conflict) throw errorAt2(conflict.index, CONFLICT);
  const { faults, roots } = await parse(SUPPRESSIONS, text2);
  const [fault] = faults;
  if (fault)
    throw errorAt2(
      fault.start,
      `${fault.message} Where a merge did that, \`toolint --prune-suppressions\` puts it in order.`
    );
  const root = roots[0];
  const value = toValue(root);
  const complaint = complain(value, validate5, [], WORDS2) ?? complainOfEntries(value);
  if (complaint) throw errorAt2(offsetOf(root, complaint.at), complaint.message);
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
  return { ...content, text: text2, locate };
}
var CONFLICT = "a merge has left its conflict here. `toolint --prune-suppressions` keeps the entries of both sides and takes out those that are stale";
var KEYS2 = ["$schema", "version", "suppressions"];
var ENTRY_KEYS = ["path", "rule", "tool", "pointer", "hash", "reason", "expires"];
var WORDS2 = {
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
function writeSuppressions(cwd, text2) {
  try {
    writeAtomically(inFolder(cwd, SUPPRESSIONS), text2);
  } catch (error) {
    const { code, message } = error;
    throw new UserError(`${SUPPRESSIONS} could not be written: ${code ?? message}.`);
  }
}
function printSuppressions({ $schema, version, suppressions }) {
  const entries2 = suppressions.map(line).sort(compareText);
  const list = entries2.length === 0 ? "[]" : `[
${entries2.map((entry2) => `    ${entry2}`).join("\n    ,\n")}
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
  const { path, rule, tool: tool3, pointer, hash: hash2, reason: reason2, expires } = entry2;
  const fields = Object.entries({ path, rule, tool: tool3, pointer, hash: hash2, reason: reason2, expires });
  const shown = fields.flatMap(([key, value]) => value === void 0 ? [] : `${quoted(key)}: ${quoted(value)}`);
  return `{ ${shown.join(", ")} }`;
}
function quoted(text2) {
  return JSON.stringify(text2).replace(
    /[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\x7f-\x9f]/gu,
    (character) => Array.from(
      { length: character.length },
      (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`
    ).join("")
  );
}

// src/workspace/suppress.ts
async function openSuppressions(cwd, change) {
  const isThere = lstatSync3(inFolder(cwd, SUPPRESSIONS), { throwIfNoEntry: false }) !== void 0;
  if (!isThere && !change) return void 0;
  const today = (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
  const file = isThere ? await readSuppressions(cwd, change !== void 0) : await parseSuppressions(printSuppressions(NONE5));
  return {
    match: createMatcher(file.suppressions, today),
    async settle(ran) {
      const now = await judge5(file, ran, today);
      if (!change) return settled(now);
      const { entries: entries2, ...done } = changed(now, ran, change);
      const text2 = printSuppressions({ ...file, suppressions: entries2 });
      if (text2 === file.text) return { ...settled(now), done };
      writeSuppressions(cwd, text2);
      return { ...settled(await judge5(await parseSuppressions(text2), ran, today)), done };
    }
  };
}
var NONE5 = { version: 1, suppressions: [] };
async function judge5(file, ran, today) {
  const matched = createMatcher(file.suppressions, today)(ran.findings);
  const { changed: superseded, gone } = leftOver(file.suppressions, matched);
  return { file, matched, superseded, stale: await staleIn(file, gone, ran) };
}
function settled({ matched, stale }) {
  const told4 = stale.flatMap(({ finding }) => finding ?? []);
  return { findings: [...matched.visible, ...told4].sort(compareFindings), suppressed: matched.hidden.length };
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

// src/workspace/check.ts
async function check2({
  cwd,
  paths,
  ignoreUnknown,
  ignoredByGit: ignoredByGit2,
  configs,
  suppressing,
  suppressionsIn = cwd,
  followedByGit: followedByGit2,
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
    also: here.also,
    ignoreUnknown,
    ignoredByGit: ignoredByGit2,
    onFound: options.onFound
  });
  configs.know(found.folders);
  const suppressions = await openSuppressions(suppressionsIn, suppressing);
  const onProgress = options.onStart?.(found.files.length);
  const { close, forget, ...services } = openServices(cwd);
  const { onFixed } = options;
  try {
    const { fixed: fixed2, changes, linted, ...result } = await run({
      ...options,
      files: found.files,
      configs,
      ...services,
      ...options.changes && followedByGit2 && { changes: withUnfollowed(options.changes, found.files, followedByGit2, cwd) },
      onProgress,
      onFixed(file, before, after) {
        forget(file.absolute);
        return onFixed?.(file, before, after);
      },
      suppressions: suppressions?.match
    });
    const isMeant2 = (finding) => !changes || isOfChange(finding, changes);
    const settled2 = await suppressions?.settle({ ...result, cwd, paths, configs, linted, isMeant: isMeant2 });
    const failures = [...found.problems, ...result.failures];
    const { findings = result.findings, suppressed = 0, done } = settled2 ?? {};
    const report = { tool: TOOL, ...result, findings, failures, suppressed: result.suppressed + suppressed };
    return {
      report: limited(changes ? ofChanges(report, changes) : report, here.limits.findings),
      files: found.files,
      fixed: fixed2,
      ...done && { suppressing: done }
    };
  } finally {
    close();
  }
}
function limited(report, most) {
  const { findings, leftOut, cutShort = [] } = atMost(report.findings, most);
  if (!leftOut) return report;
  const isCut = /* @__PURE__ */ new Set([...report.cutShort ?? [], ...cutShort]);
  return { ...report, findings, leftOut: plus(leftOut, report.leftOut ?? NONE), cutShort: [...isCut] };
}
function ofChanges(report, changes) {
  const findings = report.findings.filter((finding) => isOfChange(finding, changes));
  return { ...report, findings, elsewhere: report.findings.length - findings.length };
}

// src/workspace/config-settings.ts
function resolveRules(rules2, preset, layered) {
  const severities2 = /* @__PURE__ */ new Map();
  const given2 = /* @__PURE__ */ new Map();
  for (const [id, setting] of layered.flatMap((settings) => Object.entries(settings))) {
    const { severity, options } = readSetting(setting);
    severities2.set(id, severity);
    if (options) given2.set(id, options);
  }
  const on = /* @__PURE__ */ new Map();
  for (const rule of rules2.values()) {
    const severity = severities2.get(rule.id) ?? (isInPreset(rule, preset) ? rule.severity : "off");
    if (severity === "off") continue;
    const { defaults, presets } = rule.options ?? {};
    on.set(rule.id, {
      rule,
      severity,
      chosen: severities2.has(rule.id),
      options: { ...defaults, ...presets?.[preset], ...given2.get(rule.id) }
    });
  }
  return on;
}
function readSetting(setting) {
  if (typeof setting === "string") return { severity: setting };
  const [severity, options] = setting;
  return { severity, options };
}

// src/workspace/config-chain.ts
function resolveFor(chain, path, options) {
  const inLayer = layerPaths(path, options.cwd);
  let key = "";
  for (const layer of chain.layers) {
    const inside = inLayer(layer);
    for (const { overrides } of layer.parts) {
      for (const override of overrides) key += isFor(override, inside) ? "x" : "-";
    }
  }
  let resolved = chain.resolved.get(key);
  if (!resolved) chain.resolved.set(key, resolved = resolve(chain, path, options));
  return resolved;
}
var isFor = ({ matches }, inside) => inside !== void 0 && matches(inside);
function resolve({ layers, rules: rules2 }, path, { cwd, preset: chosen, overrides }) {
  const parts = layers.flatMap((layer) => layer.parts.map((part2) => ({ layer, part: part2 })));
  const preset = chosen ?? layers.findLast((layer) => layer.preset)?.preset ?? "recommended";
  const inLayer = layerPaths(path, cwd);
  const settings = parts.flatMap(({ layer, part: part2 }) => [
    part2.config.rules ?? {},
    ...part2.overrides.filter((each) => isFor(each, inLayer(layer))).map((each) => each.rules)
  ]);
  const last = (path2, pick) => {
    const inLayer2 = layerPaths(path2, cwd);
    for (const { layer, part: part2 } of parts.toReversed()) {
      const inside = inLayer2(layer);
      const picked = inside === void 0 ? void 0 : pick(part2, inside);
      if (picked !== void 0) return picked;
    }
    return void 0;
  };
  return {
    preset,
    rules: resolveRules(rules2, preset, [...settings, overrides]),
    known: rules2,
    dialect: {
      openai: parts.findLast(({ part: part2 }) => part2.config.dialect?.openai)?.part.config.dialect?.openai ?? "auto"
    },
    comments: parts.findLast(({ part: part2 }) => part2.config.comments !== void 0)?.part.config.comments ?? false,
    limits: Object.assign({}, LIMITS, ...parts.map(({ part: part2 }) => part2.config.limits)),
    sources: parts.map(({ part: part2 }) => part2.source.shown),
    files: parts.some(({ part: part2 }) => part2.files) ? (path2) => last(path2, (part2, inside) => part2.files?.(inside)) ?? true : void 0,
    also: parts.some(({ part: part2 }) => part2.formats.some(({ isKind }) => isKind)) ? (path2) => last(
      path2,
      ({ formats: formats2 }, inside) => formats2.some((each) => each.isKind && each.matches(inside)) || void 0
    ) === true : void 0,
    ignored: ignoredBy(layers, cwd),
    format: (path2) => last(path2, ({ formats: formats2 }, inside) => formats2.findLast(({ matches }) => matches(inside))?.format),
    servers: (path2) => serversOf(layers, layerPaths(path2, cwd))
  };
}
function ignoredBy(layers, cwd) {
  const scope = layers.reduce((outer, { folder, parts }) => {
    const rules2 = parts.flatMap((part2) => part2.ignore);
    return rules2.length > 0 ? { base: inFolder(folder, ""), rules: rules2, outer } : outer;
  }, void 0);
  if (!scope) return () => false;
  const known = /* @__PURE__ */ new Map();
  const isFolderIgnored = (folder) => {
    let ignored2 = known.get(folder);
    if (ignored2 === void 0) {
      const parent = parentOf(folder);
      ignored2 = parent !== folder && (isFolderIgnored(parent) || isIgnored(scope, folder, true));
      known.set(folder, ignored2);
    }
    return ignored2;
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

// src/workspace/config-finder.ts
const { existsSync: existsSync5 } = require("node:fs");

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
    append(group.parts.length > 1 ? parts : parts.map((part2) => `{${part2}}`));
    i = group.end;
    from = i + 1;
  }
  append([pattern.slice(from)]);
  return done;
}
function braceGroup(pattern, open8) {
  const parts = [];
  let depth = 0;
  let from = open8 + 1;
  for (let i = open8; i < pattern.length; i = skip(pattern, i)) {
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
const { existsSync: existsSync4, readdirSync, readFileSync: readFileSync2 } = require("node:fs");
const { basename: basename2, isAbsolute } = require("node:path");
function isPath2(name) {
  return /^\.{1,2}([/\\]|$)/.test(name) || isAbsolute(name);
}
function resolveModule(name, from) {
  if (isPath2(name)) return absolutePath(parentOf(from), name);
  try {
    const { createRequire } = process.getBuiltinModule("node:module");
    const file = createRequire(from).resolve(name);
    if (isAbsolute(file)) return toSlashes(file);
  } catch {
  }
  return resolveImport(name, parentOf(from));
}
function whyMissing(name, from) {
  if (isPath2(name)) return hintFor(absolutePath(parentOf(from), name), parentOf(from));
  if (existsSync4(absolutePath(parentOf(from), name))) return hint(`./${printable(name)}`);
  const { packageName } = partsOf(name);
  if (packageName === void 0) return ": a path starts with `./`, and this is no name of a package";
  const shown = printable(packageName);
  const home = homesOf(packageName, parentOf(from)).find((each) => existsSync4(each));
  return home === void 0 ? `: a path starts with \`./\`, and a package of this name is not installed (npm install --save-dev ${shown})` : `: the package \`${shown}\` is installed, and offers nothing by this name`;
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
    const config = [...CONFIG_NAMES].find((each) => existsSync4(`${home}/${each}`));
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
    return JSON.parse(readFileSync2(`${home}/package.json`, "utf8"));
  } catch {
    return {};
  }
}
function exported({ exports }, subpath) {
  const isMap = typeof exports === "object" && exports !== null && Object.keys(exports).some((key) => key.startsWith("."));
  if (!isMap) return subpath === "." ? targetOf3(exports) : void 0;
  const map = exports;
  if (Object.hasOwn(map, subpath)) return targetOf3(map[subpath]);
  for (const [pattern, target] of Object.entries(map)) {
    const [start, end, ...more] = pattern.split("*");
    const isFor2 = end !== void 0 && more.length === 0 && subpath.length >= pattern.length;
    if (!isFor2 || !subpath.startsWith(start) || !subpath.endsWith(end)) continue;
    const middle = subpath.slice(start.length, subpath.length - end.length);
    return targetOf3(target)?.replaceAll("*", () => middle);
  }
  return void 0;
}
var CONDITIONS = /* @__PURE__ */ new Set(["import", "node", "module-sync", "default"]);
function targetOf3(target) {
  if (typeof target === "string") return target;
  if (typeof target !== "object" || target === null) return void 0;
  const [, chosen] = Object.entries(target).find(([condition, each]) => CONDITIONS.has(condition) && targetOf3(each)) ?? [];
  return targetOf3(chosen);
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
  const rules2 = rulesIn(exported2, name);
  if (typeof rules2 === "string") throw source.error(at, rules2);
  return rules2.map((rule) => ({ plugin: name, rule }));
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
  const globs = (path, patterns) => anyOf(patterns.map((pattern, index) => negatable(pattern, (plain2) => glob([...path, String(index)], plain2))));
  return {
    source,
    config,
    plugins: await loadPlugins(source, config.plugins ?? [], options),
    overrides: (config.overrides ?? []).map(({ files, ignore = [], rules: rules2 = {} }, index) => {
      const included = globs(["overrides", String(index), "files"], files);
      const excluded = globs(["overrides", String(index), "ignore"], ignore);
      return { matches: (path) => included(path) && !excluded(path), rules: rules2 };
    }),
    ignore: (config.ignore ?? []).map((pattern, index) => {
      const foldersOnly = pattern.endsWith("/");
      const plain2 = foldersOnly ? pattern.slice(0, -1) : pattern;
      return { foldersOnly, ...negatable(plain2, (positive) => glob(["ignore", String(index)], positive)) };
    }),
    files: config.files && globs(["files"], config.files),
    formats: Object.entries(config.formats ?? {}).map(([pattern, format6]) => ({
      matches: glob(["formats", pattern], pattern),
      format: format6,
      isKind: fixesKind(pattern)
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
    let own2;
    for (const [index, name] of (config.extends ?? []).entries()) {
      const preset2 = PRESETS.find((each) => each === name);
      if (preset2) own2 = preset2;
      else {
        const base = await readBase(from, name, index, [...chain, from], options);
        inherited = await read(base, [...chain, from]) ?? inherited;
      }
    }
    parts.push(await makePart(from, config, options, budget));
    return own2 ?? inherited;
  };
  const preset = await read(source, []);
  return { folder, root: source.value.root === true, preset, parts };
}
async function readBase(from, name, index, chain, options) {
  const at = ["extends", String(index)];
  const file = resolveModule(name, from.file);
  const trail = chain.map(({ shown }) => shown).join(" extends ");
  if (file === void 0 || realPath(file) === void 0) {
    const hint2 = (isPath2(name) ? "" : didYouMean(name, PRESETS)) || whyMissing(name, from.file);
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
function addPluginRules(rules2, { parts }) {
  const all = new Map(rules2);
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
async function checkPluginSettings({ parts }, rules2) {
  for (const part2 of parts) {
    for (const [path, settings] of settingsIn(part2)) {
      for (const [id, setting] of Object.entries(settings)) {
        if (!isBuiltin(id)) await checkSetting(part2, [...path, id], setting, rules2);
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
async function checkSetting({ source }, path, setting, rules2) {
  const id = path.at(-1);
  const rule = rules2.get(id);
  if (!rule) throw source.error(path, `${unknownRule(id, rules2.values())}: no plugin that is loaded here has it`);
  const { options } = readSetting(setting);
  if (!options) return;
  if (!rule.options) throw source.error(path, `the rule \`${printable(id)}\` takes no options`);
  const validate7 = await optionsValidator(rule, (message) => source.error(path, message));
  checkPart(source, [...path, "1"], options, validate7, [rule]);
}
var validators = /* @__PURE__ */ new WeakMap();
async function optionsValidator(rule, error) {
  let validate7 = validators.get(rule);
  if (!validate7) {
    const ajv = await Promise.resolve().then(() => require("./action-main/2020-YV35G5Z2.cjs"));
    const Ajv2020 = ajv.Ajv2020 ?? ajv.default.Ajv2020;
    try {
      validate7 = new Ajv2020({ strict: false, validateFormats: false }).compile({
        ...rule.options.schema
      });
    } catch (cause) {
      throw error(
        `the plugin's JSON Schema of these options cannot be used: ${printable(cause.message, 200)}`
      );
    }
    validators.set(rule, validate7);
  }
  return validate7;
}
function readCommandLine(overrides, rules2) {
  const known = [...rules2];
  for (const [id, severity] of overrides) {
    if (!SETTINGS2.some((each) => each === severity)) {
      throw new UserError(
        `--rule ${printable(id)}=${printable(severity)}: ${unknownHint("severity", printable(severity), SETTINGS2)}; it is one of ${SETTINGS2.join(", ")}`
      );
    }
    if (isBuiltin(id) || !id.includes("/")) checkKnown(id, known);
  }
  return Object.fromEntries(overrides);
}
function checkCommandLine(overrides, rules2) {
  for (const [id] of overrides) checkKnown(id, rules2.values());
}
function checkKnown(id, rules2) {
  const known = [...rules2];
  if (!known.some((rule) => rule.id === id)) throw new UserError(`--rule ${printable(id)}: ${unknownRule(id, known)}`);
}

// src/workspace/config-finder.ts
function createFinder(options) {
  const empty = emptyChain(options);
  const chains = /* @__PURE__ */ new Map();
  const loading = /* @__PURE__ */ new Map();
  let seen = new Seen();
  let last;
  const ready = (folder) => {
    if (folder === last?.folder) return last.chain;
    const known = chains.get(folder);
    if (known) return known;
    const { configs, isGitTop } = seen.of(folder) ?? look(folder);
    if (configs.length > 0) return void 0;
    const parent = parentOf(folder);
    if (isGitTop || parent === folder) return empty;
    const chain = ready(parent);
    if (!chain) return void 0;
    chains.set(parent, chain);
    last = { folder, chain };
    return chain;
  };
  const load = async (folder) => {
    const { configs, isGitTop } = seen.of(folder) ?? look(folder);
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
  const rules2 = addPluginRules(outer.rules, layer);
  await checkPluginSettings(layer, rules2);
  return { layers: [...outer.layers, layer], rules: rules2, resolved: /* @__PURE__ */ new Map() };
}
function look(folder) {
  const configs = [...CONFIG_NAMES, PACKAGE_NAME].filter((name) => existsSync5(inFolder(folder, name)));
  return { configs, isGitTop: existsSync5(inFolder(folder, ".git")) };
}
async function readFolder(folder, names, options) {
  const files = names.filter((name) => name !== PACKAGE_NAME);
  const packageConfig = names.includes(PACKAGE_NAME) ? await readConfig(inFolder(folder, PACKAGE_NAME), options) : void 0;
  const all = packageConfig ? [...files, PACKAGE_NAME] : files;
  if (all.length > 1) {
    const shown = relativePath(options.cwd, folder);
    throw new UserError(`${shown}: there are several configs in this folder, ${all.join(" and ")}: keep one of them`);
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
  const check4 = async () => checkCommandLine(ruleOverrides, (await find(cwd)).rules);
  return {
    know: finder.know,
    async for(path) {
      if (ruleOverrides.length > 0) await (checked ??= check4());
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
var open7 = () => require("./action-main/validate-config-RDNNRJOL.cjs");
var validate6 = (value) => {
  const made = open7().validate;
  const isValid = made(value);
  validate6.errors = made.errors;
  return isValid;
};

// src/action/base-config.ts
const { mkdirSync, mkdtempSync, rmSync: rmSync2, writeFileSync: writeFileSync2 } = require("node:fs");
const { tmpdir } = require("node:os");
const { dirname: dirname4, join: join3, posix: posix3 } = require("node:path");

// src/action/base-files.ts
const { basename: basename3, posix } = require("node:path");
async function filesByGit(commit, root) {
  try {
    const git = openGit(root);
    const { ok, out } = await git("ls-tree", "-r", "-z", "--full-tree", commit);
    if (!ok) return void 0;
    const files = /* @__PURE__ */ new Map();
    const folders = /* @__PURE__ */ new Map();
    for (const line2 of out.split("\0")) {
      const [, mode, object, path] = /^(\d+) \w+ ([0-9a-f]+)\t([^]*)$/.exec(line2) ?? [];
      if (mode === void 0 || object === void 0 || path === void 0) continue;
      files.set(path, isLink(mode) ? LINK : object);
      addTo(folders, folderOf2(path), basename3(path));
    }
    return {
      list: async (folder) => folders.get(folder) ?? [],
      async read(path) {
        const object = files.get(path);
        if (object === void 0) return void 0;
        if (object === LINK) throw linked(path);
        const { ok: ok2, out: out2, complaint } = await git("cat-file", "blob", object);
        if (!ok2) throw new Error(complaint);
        return out2;
      }
    };
  } catch (error) {
    if (error instanceof UserError) return void 0;
    throw error;
  }
}
var LINK = "link";
var isLink = (mode) => mode === "120000";
var linked = (path) => new UserError(`${printable(path)} is a symbolic link there, and links are not followed`);
var MOST_REQUESTS = 200;
var MOST_LISTED = 1e3;
function filesByApi(commit, github) {
  let requests = 0;
  const ask3 = async (path) => {
    if (++requests > MOST_REQUESTS) {
      throw new UserError(
        `there are too many folders to ask GitHub for. Check out with \`fetch-depth: 0\`, and git can tell`
      );
    }
    try {
      return await github.request("GET /repos/{owner}/{repo}/contents/{path}", { path, ref: commit });
    } catch (error) {
      if (error.kind === "missing") return void 0;
      throw error;
    }
  };
  return {
    async list(folder) {
      const entries2 = await ask3(folder);
      if (entries2 === void 0 && folder === "") throw new Error("GitHub does not show this commit");
      if (!Array.isArray(entries2)) return [];
      if (entries2.length >= MOST_LISTED)
        throw new UserError(`${printable(folder) || "The top folder"} holds more files than GitHub lists`);
      return entries2.filter(({ type }) => type !== "dir").map(({ name }) => name);
    },
    async read(path) {
      const file = await ask3(path);
      if (file === void 0 || Array.isArray(file)) return void 0;
      if (file.type !== "file") throw linked(path);
      if (file.encoding !== "base64" || file.content === void 0)
        throw new UserError(`${printable(path)} is too large`);
      return Buffer.from(file.content, "base64").toString("utf8");
    }
  };
}
function folderOf2(path) {
  const folder = posix.dirname(path);
  return folder === "." ? "" : folder;
}

// src/action/cause.ts
function causeIn(error) {
  return messageOf(error).replace(/\.$/, "");
}

// src/action/own-files.ts
const { basename: basename4 } = require("node:path");

// src/workspace/changed.ts
const { posix: posix2 } = require("node:path");
async function changedSince(base, cwd) {
  const git = openGit(cwd);
  const { prefix, isShallow } = await workTree(git);
  const isBorn = await commitOf2(git, "HEAD") !== void 0;
  const name = base ?? (isBorn ? await mainBranch(git, isShallow) : void 0);
  const from = name === void 0 ? await emptyTree(git) : await mergeBase(git, name, isBorn, isShallow);
  const [edited, untracked] = await Promise.all([editedSince(git, cwd, from), untrackedFiles(git)]);
  const all = [
    ...edited,
    ...untracked.map((path) => [path, "all"])
  ];
  const changes = new Map(all.map(([path, hunks]) => [posix2.relative(`/${prefix}`, `/${path}`), hunks]));
  return { changes, base: name ?? "the beginning, as nothing is committed yet" };
}
async function workTree(git) {
  const { ok, out, complaint } = await git(
    "rev-parse",
    "--is-inside-work-tree",
    "--is-shallow-repository",
    "--show-prefix"
  );
  const [isInside2, isShallow, ...prefix] = out.split("\n");
  if (ok && isInside2 === "true")
    return { prefix: prefix.join("\n").replace(/\n$/, ""), isShallow: isShallow === "true" };
  if (complaint.includes("dubious ownership")) {
    throw new UserError(
      "--changed asks git what changed, and git does not trust this repository, which somebody else owns. If you do: git config --global --add safe.directory PATH, with the path of the repository."
    );
  }
  const isNone = ok || complaint.startsWith("not a git repository");
  throw new UserError(
    `--changed asks git what changed, ${isNone ? "and this folder is in no work tree of git" : `which failed: ${complaint}`}.`
  );
}
async function commitOf2(git, revision) {
  const { ok, out } = await git("rev-parse", "--verify", "--quiet", `${revision}^{commit}`);
  return ok ? out.trim() : void 0;
}
var MAIN_BRANCHES = [
  "refs/remotes/origin/main",
  "refs/remotes/origin/master",
  "refs/heads/main",
  "refs/heads/master"
];
var ORIGIN_HEAD = "refs/remotes/origin/HEAD";
async function mainBranch(git, isShallow) {
  const { out } = await git("for-each-ref", "--format=%(refname) %(symref)", ORIGIN_HEAD, ...MAIN_BRANCHES);
  const refs = new Map(out.split("\n").map((line2) => line2.split(" ")));
  const found = refs.get(ORIGIN_HEAD) || MAIN_BRANCHES.find((ref) => refs.has(ref));
  if (found) return found.replace(/^refs\/(remotes|heads)\//, "");
  throw new UserError(
    `--changed found no branch to compare with: neither main nor master, on origin or here. ${isShallow ? SHALLOW : "Name one: --changed=BASE."}`
  );
}
var SHALLOW = "This clone is shallow, so older commits are missing: git fetch --unshallow origin gets them (with actions/checkout: fetch-depth: 0).";
async function mergeBase(git, base, isBorn, isShallow) {
  const shown = printable(base);
  if (base.startsWith("-") || base === "")
    throw new UserError(`--changed needs a branch, a tag or a commit, and got "${shown}".`);
  const commit = await commitOf2(git, base);
  if (commit === void 0)
    throw new UserError(`--changed: git knows no commit \`${shown}\`.${isShallow ? ` ${SHALLOW}` : ""}`);
  const heads = isBorn ? ["HEAD", ...await commitOf2(git, "MERGE_HEAD") ? ["MERGE_HEAD"] : []] : [];
  const { ok, out } = isBorn ? await git("merge-base", commit, ...heads) : { ok: false, out: "" };
  if (ok) return out.trim();
  throw new UserError(
    `--changed: this branch and \`${shown}\` have no commit in common${isShallow ? ` here. ${SHALLOW}` : "."}`
  );
}
async function emptyTree(git) {
  return (await must(git, "hash-object", "-t", "tree", "--stdin")).trim();
}
async function editedSince(git, cwd, from) {
  const plain2 = openGit(cwd, await withoutFilters(git));
  const patch = await must(plain2, "diff-index", ...DIFF, from, "--");
  return `
${patch}`.split("\ndiff --git ").slice(1).flatMap(readFile);
}
var DIFF = [
  ...["--patch", "--unified=0", "--find-renames", "-l1000", "--ignore-submodules=dirty", "--no-color"],
  ...["--no-ext-diff", "--no-textconv", "--src-prefix=a/", "--dst-prefix=b/"]
];
async function withoutFilters(git) {
  const { out } = await git(
    "config",
    "--null",
    "--name-only",
    "--get-regexp",
    "^filter\\..*\\.(clean|process|required)$"
  );
  return out.split("\0").flatMap((key) => {
    if (key === "") return [];
    if (key.includes("=")) throw new UserError(`--changed: the git filter \`${printable(key)}\` cannot be turned off.`);
    return `${key}=${key.endsWith(".required") ? "false" : ""}`;
  });
}
function readFile(patch) {
  const head = patch.split("\n@@ ", 1)[0].split("\n");
  const starting = (word) => head.find((line2) => line2.startsWith(word))?.slice(word.length);
  if (starting("deleted file mode") !== void 0) return [];
  const path = starting("rename to ") ?? sameName(head[0]);
  const isWhole2 = starting("new file mode") !== void 0 || starting("Binary files ") !== void 0;
  return [[unquoted(path), isWhole2 ? "all" : readHunks(patch)]];
}
function sameName(names) {
  const second = names.slice((names.length + 1) / 2);
  return second.startsWith('"') ? `"${second.slice('"b/'.length)}` : second.slice("b/".length);
}
var ESCAPES = { a: "\x07", b: "\b", t: "	", n: "\n", v: "\v", f: "\f", r: "\r" };
function unquoted(name) {
  if (!name.startsWith('"')) return name;
  return name.slice(1, -1).replace(/\\([0-7]{3}|.)/g, (_, code) => {
    return code.length === 3 ? String.fromCharCode(parseInt(code, 8)) : ESCAPES[code] ?? code;
  });
}
async function untrackedFiles(git) {
  const list = await must(git, "ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", ":/");
  return list.split("\0").filter((path) => path !== "" && !path.endsWith("/"));
}
async function must(git, ...args) {
  const { ok, out, complaint } = await git(...args);
  if (!ok) throw new UserError(`--changed: git ${args[0]} failed: ${complaint}.`);
  return out;
}

// src/action/own-files.ts
var SHOWN = 5;
function isConfig(name) {
  return CONFIG_NAMES.has(name) || name === PACKAGE_NAME || name === SUPPRESSIONS;
}
async function ownChanges(event, place2, access, { sources }, fromBase) {
  const { root, cwd } = place2;
  const used = new Set(sources.map((source) => relativePath(root, absolutePath(cwd, source))));
  const changed2 = event.pull ? await changedPaths(event, place2, access) : [];
  const own2 = [];
  for (const path of changed2) if (used.has(path) || await isOwn(path, place2)) own2.push(path);
  if (own2.length === 0) return [];
  const shown = own2.slice(0, SHOWN).map((path) => `\`${printable(path).replaceAll("`", "'")}\``);
  const names = own2.length > SHOWN ? [...shown, `${own2.length - SHOWN} more`] : shown;
  const subject = `This pull request changes ${names.join(", ")}`;
  return [
    fromBase ? `${subject}. Configs and suppressions were taken from the base branch, as \`config-from: base\` says, and no \`.gitignore\` has kept back a file of a commit.` : `${subject}, and with that what is checked and reported: look at it too. \`config-from: base\` would lint with the config of the base branch.`
  ];
}
async function changedPaths(event, { root }, access) {
  const paths = /* @__PURE__ */ new Set();
  try {
    const files = await access?.changedFiles();
    for (const [path, { previous = path }] of files ?? []) paths.add(path).add(previous);
    const { mayLack } = await Promise.resolve().then(() => require("./action-main/changed-TNV7ANH6.cjs"));
    if (files && !mayLack(files)) return paths;
  } catch {
  }
  try {
    for (const path of (await changedSince(event.base, root)).changes.keys()) paths.add(path);
  } catch {
  }
  return paths;
}
async function isOwn(path, { root }) {
  const name = basename4(path);
  if (name !== PACKAGE_NAME) return isConfig(name) || name === ".gitignore";
  try {
    return await readConfig(inFolder(root, path), { cwd: root, workspace: root, allowCode: false }) !== void 0;
  } catch {
    return true;
  }
}

// src/action/base-config.ts
var OWN_BRANCH = /* @__PURE__ */ new Set(["push", "schedule", "workflow_dispatch"]);
function hasBase({ name }) {
  return !OWN_BRANCH.has(name);
}
async function openBaseConfigs({ name, base }, place2, access) {
  if (base === void 0) {
    throw new UserError(
      `\`config-from: base\` cannot be done, so nothing was linted: on ${name || "this event"} nothing says which commit the base is. Use it on pull_request or merge_group.`
    );
  }
  const files = await filesByGit(base, place2.root) ?? (access && filesByApi(base, await access.github()));
  if (!files)
    throw refusal(
      `The checkout does not go back to it, and there is no \`github-token\` to ask GitHub with. ${REMEDY}`,
      base
    );
  return copies(files, base, place2);
}
function copies(files, base, { root, cwd }) {
  const made = realPath(mkdtempSync(join3(process.env["RUNNER_TEMP"] || tmpdir(), "toolint-base-")));
  const top = isInside(cwd, root) ? absolutePath(made, relativePath(cwd, root)) : made;
  mkdirSync(inFolder(top, ".git"), { recursive: true });
  const home = absolutePath(top, relativePath(root, cwd));
  const copied = /* @__PURE__ */ new Map();
  const once = (path, copy) => {
    if (!copied.has(path)) copied.set(path, copy(path));
    return copied.get(path);
  };
  const copyFolder = async (folder) => {
    if (folder !== "") await once(folderOf2(folder), copyFolder);
    for (const name of await files.list(folder)) {
      if (isConfig(name)) await once(posix3.join(folder, name), copyFile);
    }
  };
  const copyFile = async (path) => {
    const text2 = await files.read(path);
    if (text2 === void 0) return;
    const target = inFolder(top, path);
    mkdirSync(dirname4(target), { recursive: true });
    writeFileSync2(target, text2);
    for (const other of await extendedBy(target, top)) await once(relativePath(top, other), copyFile);
  };
  const told4 = (copying) => copying.catch((error) => {
    throw refusal(error instanceof UserError ? error.message : `${causeIn(error)}. ${REMEDY}`, base);
  });
  const inTop = (path) => isInside(top, path) && path !== top ? relativePath(top, path) : "";
  return {
    cwd: home,
    copy: (file) => told4(once(inTop(absolutePath(home, file)), copyFile)),
    ahead: (configs) => ({
      know() {
      },
      async for(path) {
        const folder = path === "." || path.endsWith("/") ? path : parentOf(absolutePath(home, path));
        await told4(once(inTop(absolutePath(home, folder)), copyFolder));
        return configs.for(path);
      }
    }),
    close: () => rmSync2(made, { recursive: true, force: true })
  };
}
async function extendedBy(file, top) {
  const source = await readConfig(file, { cwd: top, workspace: top, allowCode: false }).catch(() => void 0);
  const names = source?.value?.extends;
  if (!Array.isArray(names)) return [];
  return names.filter((name) => typeof name === "string" && isPath2(name)).map((name) => absolutePath(parentOf(file), name)).filter((other) => isInside(top, other) && other !== top);
}
var REMEDY = "With `fetch-depth: 0` git has it; a `github-token` needs `contents: read`";
function refusal(why, base) {
  return new UserError(
    `The config of the base branch, at ${base.slice(0, 7)}, could not be read, so nothing was linted. ${why}.`
  );
}

// src/action/event.ts
const { readFileSync: readFileSync3 } = require("node:fs");
var CODE_MAY_RUN = [
  "push",
  "pull_request",
  "merge_group",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "release",
  "create"
];
function codeRefusal({ name }) {
  if (CODE_MAY_RUN.includes(name)) return void 0;
  const events = new Intl.ListFormat("en").format(CODE_MAY_RUN);
  return `On ${name || "this event"} no code runs, whatever \`allow-code\` says, as strangers may cause it where the token can write. It runs only on ${events}`;
}
function isLost({ name, pull }) {
  return /^pull_request(_target)?$/.test(name) && !pull;
}
function readEvent(env) {
  const name = env["GITHUB_EVENT_NAME"] ?? "";
  const payload = readPayload(env["GITHUB_EVENT_PATH"]);
  const sha = shaOf(env["GITHUB_SHA"]) ?? "";
  const event = { name, head: sha, sha, isFork: false };
  const pull = pullOf(payload, env["GITHUB_REPOSITORY"], name);
  if (pull) return { ...event, ...pull, head: pull.pull.head, base: pull.pull.base };
  if (name === "merge_group") {
    const group = field(payload, "merge_group");
    return { ...event, head: shaOf(field(group, "head_sha")) ?? sha, base: shaOf(field(group, "base_sha")) };
  }
  if (name === "push") {
    const before = field(payload, "before");
    const isFirst = typeof before === "string" && /^0+$/.test(before);
    return { ...event, head: shaOf(field(payload, "after")) ?? sha, base: shaOf(before), ...isFirst && { isFirst } };
  }
  return event;
}
function pullOf(payload, repository, name) {
  const pull = field(payload, "pull_request");
  const number = field(pull, "number");
  const head = shaOf(field(field(pull, "head"), "sha"));
  const base = shaOf(field(field(pull, "base"), "sha"));
  if (!Number.isSafeInteger(number) || number < 1 || !head || !base) return void 0;
  const from = field(field(field(pull, "head"), "repo"), "full_name");
  const isFork = typeof from !== "string" || from.toLowerCase() !== repository?.toLowerCase();
  const mayWrite = name === "pull_request_target";
  return { pull: { number, head, base, isFork: isFork && !mayWrite }, isFork };
}
function readPayload(path) {
  try {
    const payload = JSON.parse(readFileSync3(path ?? "", "utf8"));
    return typeof payload === "object" && payload !== null ? payload : void 0;
  } catch {
    return void 0;
  }
}
function field(value, name) {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return void 0;
  return value[name];
}
function shaOf(value) {
  return typeof value === "string" && /^[0-9a-f]{40,64}$/.test(value) && !/^0+$/.test(value) ? value : void 0;
}

// src/action/changes.ts
async function changesIn(event, { root, isMixed }, access) {
  if (event.base === void 0) return whyNone(event);
  if (isMixed) return MIXED;
  const reasons = [];
  if (access) {
    try {
      const files = await access.changedFiles();
      const { changesOf } = await Promise.resolve().then(() => require("./action-main/changed-TNV7ANH6.cjs"));
      const { inCheckout } = await Promise.resolve().then(() => require("./action-main/merged-lines-AI765CIH.cjs"));
      const changes = files && changesOf(files);
      if (files && changes) return await inCheckout(changes, files, root, access);
      reasons.push("GitHub does not list all files that changed");
    } catch (error) {
      reasons.push(causeIn(error));
    }
  } else reasons.push("there is no `github-token` to ask GitHub with");
  try {
    return (await changedSince(event.base, root)).changes;
  } catch {
    reasons.push("the checkout does not go back to where the change began (`fetch-depth: 0` gets it)");
  }
  return reasons.join(", and ");
}
function whyNone(event) {
  if (event.isFirst) return "this push begins a branch or a tag, so there is no earlier commit to compare it with";
  if (event.name === "push" || isLost(event)) return "the event does not say what changed";
  return "on this event there is no change to compare";
}
var MIXED = "what is linted does not all lie in one checkout, so nobody can tell which files GitHub speaks of. Name the folder of the repository with `working-directory`";
function seenFrom(changes, { root, cwd }) {
  if (root === cwd) return changes;
  return new Map(Array.from(changes, ([path, hunks]) => [relativePath(cwd, inFolder(root, path)), hunks]));
}

// src/action/git-ignored.ts
var IGNORED2 = ["--others", "--ignored", "--exclude-standard", "--directory"];
async function ignoredByGit(root) {
  try {
    const { ok, out } = await openGit(root)("ls-files", "-z", ...IGNORED2);
    const paths = ok ? out.split("\0").filter((path) => path !== "") : [];
    return new Set(paths.map((path) => inFolder(root, path.replace(/\/$/, ""))));
  } catch (error) {
    if (error instanceof UserError) return /* @__PURE__ */ new Set();
    throw error;
  }
}

// src/action/workspace.ts
const { lstatSync: lstatSync4, mkdirSync: mkdirSync2, statSync } = require("node:fs");
const { dirname: dirname5 } = require("node:path");
function findPlace(env, workingDirectory) {
  const given2 = env["GITHUB_WORKSPACE"];
  const workspace = given2 ? realPath(given2) : void 0;
  if (given2 === void 0 || workspace === void 0) {
    throw new UserError("There is no workspace: GITHUB_WORKSPACE names no folder. Check the repository out first.");
  }
  const wanted = absolutePath(given2, workingDirectory);
  const cwd = realPath(wanted);
  const shown = `\`working-directory\` is \`${printable(workingDirectory)}\``;
  if (cwd === void 0) throw new UserError(`${shown}, which does not exist. Has the repository been checked out?`);
  if (!isInside(workspace, cwd))
    throw new UserError(`${shown}, which lies outside of the workspace. Name a folder in it.`);
  if (!statSync(cwd).isDirectory()) throw new UserError(`${shown}, which is no folder.`);
  return { workspace, root: repositoryOf(cwd, workspace), cwd };
}
function repositoryOf(cwd, workspace) {
  for (let at = cwd; at !== workspace; at = parentOf(at)) {
    if (isCheckout(at)) return at;
  }
  return workspace;
}
function checkPatterns(files, { cwd, workspace }, env) {
  const given2 = absolutePath(env["GITHUB_WORKSPACE"] ?? workspace, ".");
  for (const pattern of files) {
    const path = absolutePath(cwd, pattern);
    const climbs = /[*?[{(]/.test(pattern) && /(^|[^.])\.\.($|[^.])/.test(pattern.replace(/^(\.\.\/)+/, ""));
    if (climbs || !isInside(workspace, path) && !isInside(given2, path)) {
      throw new UserError(
        `The input \`files\` names \`${printable(pattern)}\`, which leads out of the workspace. Name files in it.`
      );
    }
  }
}
function onlyInside(configs, { cwd, workspace }) {
  return {
    know: (folders) => configs.know(folders),
    for(path) {
      const file = absolutePath(cwd, path);
      const real = isInside(workspace, file) ? void 0 : realPath(file);
      if (real === void 0 || isInside(workspace, real)) return configs.for(path);
      throw new UserError(
        `The input \`files\` leads to \`${printable(path)}\`, which lies outside of the workspace. Name files in it.`
      );
    }
  };
}
function reportPath(input, path, { cwd, workspace }) {
  const target = absolutePath(cwd, path);
  const shown = `The input \`${input}\` names \`${printable(path)}\``;
  if (!isInside(workspace, target) || target === workspace) {
    throw new UserError(`${shown}, which lies outside of the workspace. Name a file in it.`);
  }
  let folder = parentOf(target);
  while (!statsOf(folder)) folder = parentOf(folder);
  const existing = statsOf(target);
  if (realPath(folder) !== folder || existing?.isSymbolicLink()) {
    throw new UserError(`${shown}, which a symbolic link leads to. Links are not followed: name another file.`);
  }
  if (existing && !existing.isFile() || !statsOf(folder).isDirectory()) {
    throw new UserError(`${shown}, where no file can be. Name another one.`);
  }
  return target;
}
function statsOf(path) {
  try {
    return lstatSync4(path, { throwIfNoEntry: false });
  } catch {
    return void 0;
  }
}
function checkReports({ sarifFile, reportFile }, place2) {
  const sarif = sarifFile && reportPath("sarif-file", sarifFile, place2);
  const report = reportFile && reportPath("report-file", reportFile, place2);
  if (sarif && sarif === report) {
    throw new UserError(
      "The inputs `report-file` and `sarif-file` name the same file, and only one report can stand in it. Name two."
    );
  }
}
function writeReport(input, path, text2, place2, manifests) {
  try {
    const target = reportPath(input, path, place2);
    if (wouldReplace(target, manifests)) {
      throw new UserError(
        `The input \`${input}\` names \`${printable(path)}\`, a manifest that was linted, and the report would replace it. Name another file.`
      );
    }
    mkdirSync2(dirname5(target), { recursive: true });
    holdSignals();
    writeAtomically(target, text2);
    return target;
  } catch (error) {
    if (error instanceof UserError) throw error;
    const why = reason(error).replace("It cannot be read", "It cannot be written");
    throw new UserError(`The input \`${input}\` names \`${printable(path)}\`. ${why}`);
  }
}

// src/action/checking.ts
async function lintCheckout(inputs, place2, event, access, { rules: rules2, formats: formats2 }) {
  const { cwd, root } = place2;
  const notices = await checkoutNotices(event, place2);
  const fromBase = inputs.configFrom === "base" && hasBase(event);
  if (inputs.configFrom === "base" && !fromBase) {
    notices.push(`On ${event.name} what is checked out is the branch itself, so its own config was used.`);
  }
  const changes = inputs.changedOnly ? await changesIn(event, place2, access) : void 0;
  if (typeof changes === "string") {
    notices.push(`\`changed-only\` could not be done, so all findings are reported: ${changes}.`);
  }
  const noCode = fromBase ? BASE : codeRefusal(event);
  const base = fromBase ? await openBaseConfigs(event, place2, access) : void 0;
  try {
    const configs = createConfigs({
      cwd: base?.cwd ?? cwd,
      configFile: inputs.config,
      preset: inputs.preset,
      builtinRules: rules2,
      validate: validate6,
      allowCode: inputs.allowCode && noCode === void 0
    });
    if (inputs.config !== void 0) await base?.copy(inputs.config);
    const { report } = await check2({
      cwd,
      suppressionsIn: base?.cwd,
      paths: inputs.files,
      ignoredByGit: base && await ignoredByGit(root),
      configs: onlyInside(base?.ahead(configs) ?? configs, place2),
      formats: formats2,
      ...typeof changes === "object" && {
        changes: seenFrom(changes, place2),
        followedByGit: await followedByGit(root)
      }
    });
    notices.push(...await ownChanges(event, place2, access, await configs.for("."), fromBase));
    const judged = base ? withoutStale(report) : report;
    return { report: fromRoot(judged, place2), notices };
  } catch (error) {
    throw inputs.allowCode && noCode !== void 0 ? withReason(error, noCode) : error;
  } finally {
    base?.close();
  }
}
function withoutStale(report) {
  const isStale = ({ rule, path }) => rule === "common/stale-suppression" && path === SUPPRESSIONS;
  return { ...report, findings: report.findings.filter((finding) => !isStale(finding)) };
}
var BASE = "With `config-from: base` no code runs, whatever `allow-code` says";
function withReason(error, why) {
  if (!(error instanceof UserError) || !error.message.includes("`allow-code`")) return error;
  return new UserError(`${error.message}. ${why}`);
}
function fromRoot(report, { root, cwd }) {
  if (root === cwd) return report;
  const moved = (item) => ({
    ...item,
    path: relativePath(root, absolutePath(cwd, item.path))
  });
  return {
    ...report,
    files: report.files.map(moved),
    skipped: report.skipped.map(moved),
    ...report.secrets && { secrets: report.secrets.map(moved) },
    failures: report.failures.map(moved),
    ...report.cutShort && { cutShort: report.cutShort.map((path) => moved({ path }).path) },
    findings: report.findings.map((finding) => ({ ...moved(finding), related: finding.related?.map(moved) }))
  };
}
function sourceIn({ root }) {
  return (path) => {
    const read = readText(inFolder(root, path));
    return "text" in read ? read.text : void 0;
  };
}

// src/action/inputs.ts
var CHOICES = {
  preset: PRESETS,
  "fail-on": [...SEVERITIES, "never"],
  annotations: ["auto", "checks", "commands", "none"],
  review: ["off", "comments", "suggestions"],
  comment: ["never", "on-failure", "always"],
  "if-no-manifests": ["error", "warn", "ignore"],
  "config-from": ["head", "base"]
};
var SWITCHES = ["summary", "changed-only", "allow-code"];
var TEXTS2 = ["files", "config", "working-directory", "sarif-file", "report-file", "github-token"];
var INPUTS = [...Object.keys(CHOICES), ...SWITCHES, ...TEXTS2];
var DEFAULTS2 = {
  files: [],
  workingDirectory: ".",
  failOn: "error",
  annotations: "auto",
  review: "off",
  comment: "never",
  summary: true,
  changedOnly: false,
  ifNoManifests: "warn",
  configFrom: "head",
  allowCode: false
};
function takeToken(env) {
  const token = env["INPUT_GITHUB-TOKEN"]?.trim();
  delete env["INPUT_GITHUB-TOKEN"];
  return token || void 0;
}
function readInputs(env) {
  const faults = [];
  const text2 = (name) => {
    const value = given(env, name);
    if (value !== void 0 && name !== "files" && /\p{Cc}/u.test(value)) {
      faults.push(`The input \`${name}\` must be one line, and holds a line break or another control character.`);
    }
    return value;
  };
  const choice = (name) => {
    const value = given(env, name);
    const choices = CHOICES[name];
    if (value === void 0 || choices.includes(value)) return value;
    faults.push(refusal2(name, value, choices));
    return void 0;
  };
  const isOn = (name) => {
    const value = given(env, name);
    if (value === void 0) return void 0;
    if (!/^(true|True|TRUE|false|False|FALSE)$/.test(value)) faults.push(refusal2(name, value, ["true", "false"]));
    return value.toLowerCase() === "true";
  };
  const inputs = {
    files: linesOf2(text2("files") ?? ""),
    config: text2("config"),
    preset: choice("preset"),
    workingDirectory: text2("working-directory") ?? DEFAULTS2.workingDirectory,
    failOn: choice("fail-on") ?? DEFAULTS2.failOn,
    annotations: choice("annotations") ?? DEFAULTS2.annotations,
    review: choice("review") ?? DEFAULTS2.review,
    comment: choice("comment") ?? DEFAULTS2.comment,
    summary: isOn("summary") ?? DEFAULTS2.summary,
    sarifFile: text2("sarif-file"),
    reportFile: text2("report-file"),
    changedOnly: isOn("changed-only") ?? DEFAULTS2.changedOnly,
    ifNoManifests: choice("if-no-manifests") ?? DEFAULTS2.ifNoManifests,
    configFrom: choice("config-from") ?? DEFAULTS2.configFrom,
    allowCode: isOn("allow-code") ?? DEFAULTS2.allowCode
  };
  if (faults.length > 0) throw new UserError(faults.join(" "));
  return inputs;
}
function misspelt(env) {
  const strange = Object.keys(env).filter(
    (key) => key.startsWith("INPUT_") && !INPUTS.some((name) => key === keyOf6(name))
  );
  return strange.flatMap((key) => {
    const name = key.slice("INPUT_".length).toLowerCase();
    return near(name, INPUTS) === void 0 ? [] : [`There is no input \`${name}\`${didYouMean(name, INPUTS)}.`];
  });
}
function given(env, name) {
  return env[keyOf6(name)]?.trim() || void 0;
}
function keyOf6(name) {
  return `INPUT_${name.toUpperCase()}`;
}
function linesOf2(text2) {
  return text2.split(/[\r\n]+/).map((line2) => line2.trim()).filter((line2) => line2 !== "");
}
function refusal2(name, value, choices) {
  const shown = value.length > 100 ? `${value.slice(0, 100)}\u2026` : value;
  return `The input \`${name}\` must be one of ${choices.join(", ")}, not \`${shown}\`${didYouMean(value, choices)}.`;
}

// src/action/github.ts
function jobOf(env, event, token, inputs) {
  const [, owner, repo] = /^([\w-]+)\/(?!\.{1,2}$)([\w.-]+)$/.exec(env["GITHUB_REPOSITORY"] ?? "") ?? [];
  if (owner === void 0 || repo === void 0 || event.head === "") return void 0;
  const serverUrl = urlOf(env["GITHUB_SERVER_URL"], "https://github.com");
  return {
    owner,
    repo,
    apiUrl: urlOf(env["GITHUB_API_URL"], "https://api.github.com"),
    graphqlUrl: urlOf(env["GITHUB_GRAPHQL_URL"], "https://api.github.com/graphql"),
    serverUrl,
    token: token ?? "",
    head: event.head,
    pull: event.pull,
    name: nameOf2(env, inputs),
    runUrl: `${serverUrl}/${owner}/${repo}/actions/runs/${env["GITHUB_RUN_ID"] ?? ""}`
  };
}
function accessTo(job, event) {
  if (!job || job.token === "") return void 0;
  let opened;
  let files;
  const github = () => opened ??= Promise.resolve().then(() => require("./action-main/client-LMPPJK2E.cjs")).then(({ openGitHub }) => openGitHub(job));
  const ask3 = async () => {
    const { pullFiles, comparedFiles } = await Promise.resolve().then(() => require("./action-main/changed-TNV7ANH6.cjs"));
    if (job.pull) return pullFiles(await github(), job);
    return event.base === void 0 ? void 0 : comparedFiles(await github(), event.base, event.head);
  };
  return { job, github, changedFiles: () => files ??= ask3() };
}
function nameOf2(env, { workingDirectory, config, files }) {
  const { GITHUB_WORKFLOW: workflow, GITHUB_JOB: job, GITHUB_ACTION: step3 = "" } = env;
  const id = step3.startsWith("__") ? /_(\d+)$/.exec(step3)?.[1] : step3;
  const folder = workingDirectory === "." ? void 0 : workingDirectory;
  const others = [config && `config: ${config}`, files.length > 0 && `files: ${files.join(", ")}`];
  return ["toolint", workflow, job, id, folder, ...others].filter(Boolean).join(" / ");
}
function urlOf(given2, fallback) {
  return (given2 || fallback).replace(/(?<!\/)\/+$/, "");
}

// src/report/index.ts
async function render(format6, report, context) {
  return [...await renderParts(format6, report, context)].join("");
}
async function renderParts(format6, report, context) {
  if (format6 === "json") return jsonParts(report, context);
  const renderers = await Promise.resolve().then(() => require("./action-main/renderers-UFFPM4WR.cjs"));
  return [renderers[format6](report, context)];
}

// src/action/posting.ts
var NOTHING2 = { annotated: false, links: [], notices: [] };
async function post({ inputs, job, access }, report, context, { event, runner }) {
  const { annotations: annotations2, review, comment: comment2 } = inputs;
  const checkRun = annotations2 === "checks" || annotations2 === "auto" && access !== void 0;
  const wants = { checkRun, review: event.pull ? review : "off", comment: event.pull ? comment2 : "never" };
  const isWanted = wants.checkRun || wants.review !== "off" || wants.comment !== "never";
  if (!isWanted || !job) return NOTHING2;
  const publishAll = async (some) => {
    const { publish } = await Promise.resolve().then(() => require("./action-main/publish-4YHFB3FQ.cjs"));
    const github = await access?.github();
    const files = some.review === "off" ? void 0 : await access?.changedFiles().catch(() => void 0);
    return publish(report, context, job, some, { readFile: context.source, github, files, where: whereElse(inputs) });
  };
  try {
    const isClean = report.findings.length === 0 && report.failures.length === 0;
    if (annotations2 !== "auto" || !isClean || !checkRun) return await publishAll(wants);
    const quietly = await publishAll({ checkRun, review: "off", comment: "never" });
    for (const notice of quietly.notices) runner.log(notice);
    const rest = await publishAll({ ...wants, checkRun: false });
    return { ...rest, annotated: quietly.annotated, links: [...quietly.links, ...rest.links] };
  } catch (error) {
    return { ...NOTHING2, notices: [`Nothing could be posted on GitHub: ${causeIn(error)}. ${whereElse(inputs)}`] };
  }
}
function whereElse({ annotations: annotations2, summary }) {
  const places = [
    ...annotations2 === "none" ? [] : ["the annotations"],
    "the log of this step",
    ...summary ? ["the summary of the job"] : []
  ];
  return `The findings stand in ${new Intl.ListFormat("en").format(places)}.`;
}

// src/action/reporting.ts
var LOGGED = 1e4;
var IN_THE_LOG = "The log of this step lists them.";
async function reportOn(checked, surroundings) {
  const { inputs } = checked;
  const { runner } = surroundings;
  const context = contextOf(checked, surroundings);
  const { report, written } = await writeFiles(checked, context);
  const posted = await post(checked, report, context, surroundings);
  const notices = [.../* @__PURE__ */ new Set([...checked.notices, ...posted.notices])];
  for (const notice of notices) runner.notice(notice);
  if (posted.annotated) for (const { message } of nowhere(report)) runner.error(message);
  else if (inputs.annotations !== "none")
    runner.annotate(annotations(report, { notices: notices.length, where: IN_THE_LOG }));
  log(report, surroundings);
  if (inputs.summary) await summarize(checked, report, context, notices, posted.links, surroundings);
  return { report, written };
}
function nowhere({ failures }) {
  return failures.filter(({ path }) => path === "");
}
function contextOf({ inputs, place: place2 }, { rules: rules2 }) {
  return {
    source: place2 ? sourceIn(place2) : () => void 0,
    color: false,
    rules: rules2,
    failOn: inputs.failOn,
    root: place2?.root
  };
}
async function writeFiles({ inputs, place: place2, report }, context) {
  const failures = [];
  const manifests = place2 ? report.files.map(({ path }) => inFolder(place2.root, path)) : [];
  const write2 = async (input, file, format6) => {
    if (file === void 0 || !place2) return void 0;
    try {
      return writeReport(input, file, await render(format6, report, context), place2, manifests);
    } catch (error) {
      failures.push({ path: "", message: `${causeIn(error)}.` });
      return void 0;
    }
  };
  const written = {
    sarif: await write2("sarif-file", inputs.sarifFile, "sarif"),
    report: await write2("report-file", inputs.reportFile, "json")
  };
  return { report: { ...report, failures: [...report.failures, ...failures] }, written };
}
function log({ findings, leftOut, failures, files }, { runner }) {
  const lines = [
    ...failures.map(({ path, message }) => path === "" ? message : `${path}: ${message}`),
    ...gravestFirst(sorted(findings)).map(
      ({ severity, rule, path, line: line2, column, message }) => `${path}:${line2}:${column} ${severity} ${rule}: ${message}`
    )
  ];
  if (lines.length > 0) {
    const more = lines.length > LOGGED ? `, the first ${grouped(LOGGED)} of them` : "";
    runner.fold(`All that was found${more}`, lines.slice(0, LOGGED));
  }
  const failed3 = failures.length > 0 ? `, ${plural(failures.length, "failure")}` : "";
  runner.log(
    `${severities(countAll({ findings, leftOut })) || "no findings"}${failed3} in ${plural(files.length, "file")}.`
  );
}
async function summarize({ job }, report, context, notices, links, { runner }) {
  try {
    const room = runner.summaryRoom();
    if (room === 0) return;
    const { summary } = await Promise.resolve().then(() => require("./action-main/summary-MGIQNSFL.cjs"));
    const text2 = summary(report, context, { room, notices, links, job, where: IN_THE_LOG });
    if (Buffer.byteLength(text2) > room) runner.log("The job summary is full, so nothing was added to it.");
    else runner.summarize(text2);
  } catch (error) {
    runner.log(`The job summary could not be written: ${causeIn(error)}.`);
  }
}

// src/action/runner.ts
const { randomUUID } = require("node:crypto");
const { appendFileSync, statSync: statSync2 } = require("node:fs");
var SUMMARY_BYTES = 1024 * 1024;
function openRunner(env, write2) {
  const print = (line2) => write2(`${line2}
`);
  const say = (command) => (message) => print(workflowCommand(command, { title: "toolint" }, sentence(message, 4e3)));
  const log2 = (text2) => {
    for (const line2 of text2.trimEnd().split("\n")) print(`toolint: ${sentence(line2, 4e3)}`);
  };
  const summaryFile = env["GITHUB_STEP_SUMMARY"];
  return {
    log: log2,
    error: say("error"),
    warning: say("warning"),
    notice: say("notice"),
    annotate: write2,
    fold(title, lines) {
      print(workflowCommand("group", {}, sentence(title)));
      for (const line2 of lines) print(`- ${sentence(line2)}`);
      print("::endgroup::");
    },
    mask: (secret) => print(workflowCommand("add-mask", {}, secret)),
    summaryRoom() {
      if (!summaryFile) return 0;
      return Math.max(0, SUMMARY_BYTES - (statSync2(summaryFile, { throwIfNoEntry: false })?.size ?? 0));
    },
    summarize(markdown) {
      if (summaryFile) appendFileSync(summaryFile, markdown);
    },
    output(values) {
      const file = env["GITHUB_OUTPUT"];
      if (!file) return;
      appendFileSync(
        file,
        Object.entries(values).map(([name, value]) => outputOf(name, String(value))).join("")
      );
    }
  };
}
function outputOf(name, value) {
  const delimiter = `ghadelimiter_${randomUUID()}`;
  return `${name}<<${delimiter}
${value}
${delimiter}
`;
}

// src/action/main.ts
async function act(env, write2, knowledge, crash) {
  const runner = openRunner(env, write2);
  const token = takeToken(env);
  if (token !== void 0) runner.mask(token);
  try {
    const { outcome: outcome2, report, written } = await Promise.race([step2(env, token, runner, knowledge), crash]);
    return finish(runner, outcome2, report, written);
  } catch (error) {
    const message = explain(error, runner);
    runner.error(message);
    return finish(runner, "error", failed2(message), {});
  }
}
function abandon(env, write2) {
  const runner = openRunner(env, write2);
  const message = "A config or a plugin ended the process before the check was over.";
  runner.error(message);
  return finish(runner, "error", failed2(message), {});
}
async function step2(env, token, runner, knowledge) {
  const event = readEvent(env);
  const checked = await check3(env, event, token, knowledge, runner);
  const { report, written } = await reportOn(checked, { event, runner, rules: knowledge.rules });
  return { outcome: outcomeOf2(report, checked.inputs), report, written };
}
var LOST = "The event does not say which pull request this is, so nothing can be posted on it: GITHUB_EVENT_PATH names no payload that can be read.";
async function check3(env, event, token, knowledge, runner) {
  const notices = [...misspelt(env), ...isLost(event) ? [LOST] : []];
  let inputs = DEFAULTS2;
  let place2;
  let job;
  let access;
  try {
    inputs = readInputs(env);
    job = jobOf(env, event, token, inputs);
    access = accessTo(job, event);
    const found = findPlace(env, inputs.workingDirectory);
    checkPatterns(inputs.files, found, env);
    checkReports(inputs, found);
    place2 = found;
    place2 = await lookBelow(found, inputs.files);
    job = job && { ...job, head: await commitOf(event, place2) };
    const linted = await lintCheckout(inputs, place2, event, access, knowledge);
    await lastTurn();
    const report = withNothingFound(linted.report, inputs, runner);
    return { inputs, place: place2, job, access, report, notices: [...notices, ...linted.notices] };
  } catch (error) {
    return { inputs, place: place2, job, access, report: failed2(explain(error, runner)), notices };
  }
}
var NOTHING_FOUND = "No manifest was found, so nothing was checked. `toolint --why FILE` says why a file was skipped; the input `if-no-manifests` decides what happens then.";
function withNothingFound(report, { ifNoManifests }, runner) {
  if (report.files.length > 0 || report.failures.length > 0 || ifNoManifests === "ignore") return report;
  if (ifNoManifests === "error") return { ...report, failures: [{ path: "", message: NOTHING_FOUND }] };
  runner.warning(NOTHING_FOUND);
  return report;
}
function explain(error, runner) {
  if (error instanceof UserError) return /[.!?]$/.test(error.message) ? error.message : `${error.message}.`;
  runner.log(error?.stack ?? String(error));
  return `toolint itself failed: ${error?.message ?? String(error)}. The log has the details.`;
}
function failed2(message) {
  return { tool: TOOL, files: [], skipped: [], findings: [], failures: [{ path: "", message }], suppressed: 0 };
}
function outcomeOf2({ findings, failures }, { failOn }) {
  if (failures.length > 0) return "error";
  return failOn !== "never" && findings.some(({ severity }) => isAtLeast(severity, failOn)) ? "failure" : "success";
}
function finish(runner, outcome2, report, { report: json = "", sarif = "" }) {
  const { errors, warnings, infos } = countAll(report);
  try {
    runner.output({ outcome: outcome2, errors, warnings, infos, files: report.files.length, report: json, sarif });
  } catch (error) {
    runner.error(`The outputs could not be written: ${error.message}.`);
    return 1;
  }
  return outcome2 === "success" ? 0 : 1;
}

// src/action-main.ts
var write = (text2) => process.stdout.write(text2);
function runAction() {
  const crash = new Promise((_, fail) => {
    process.once("uncaughtException", fail);
    process.once("beforeExit", () => fail(new Error("it waits for something that never comes")));
  });
  let isOver = false;
  process.once("exit", () => {
    if (!isOver) process.exitCode = abandon(process.env, write);
  });
  void act(process.env, write, { rules, formats }, crash).then((status) => {
    isOver = true;
    process.stdout.write("", () => process.exit(status));
  });
}
Object.assign(exports, { asAtStart, runAction });
})