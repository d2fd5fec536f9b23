import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  didYouMean
} from "./chunk-UTULHS2Q.mjs";
import {
  LIMITS
} from "./chunk-LEUONKNP.mjs";
import {
  compareText
} from "./chunk-UQ7RYQ4I.mjs";

// src/workspace/paths.ts
import { realpathSync } from "node:fs";
import { basename, relative, resolve, sep } from "node:path";
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
  const isPlain = slash > 0 && path[slash - 1] !== ":" && !/[/\\.]$/.test(path);
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
import { isAscii, isUtf8 } from "node:buffer";
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from "node:fs";
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
  ["json", "jsonc", "yaml", "yml", "js", "mjs", "ts"].map((ending) => `toolint.config.${ending}`)
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

// src/workspace/walk.ts
import { readdirSync } from "node:fs";
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
    if (entry.isDirectory()) {
      const shown = `${path}${name}/`;
      const isLeftOut = isNeverSearched(name) || isNameIgnored(scope, prefix, name, true) || how.ignored?.(shown) === true;
      if (isLeftOut) how.onUnsearched(prefix + name);
      else walk(prefix + name, shown, scope, how);
    } else if (entry.isSymbolicLink()) {
      how.onUnsearched(prefix + name);
    } else if (entry.isFile() && isWanted(name, path, how) && !isNameIgnored(scope, prefix, name, false)) {
      const shown = path + name;
      if (!how.ignored?.(shown) && how.include?.(shown) !== false) how.onFile(shown, prefix + name);
    }
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
  const { globSync } = await import("./esm-S32MEL5E.mjs");
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
import { lstatSync as lstatSync2, readdirSync as readdirSync2 } from "node:fs";
import { basename as basename2 } from "node:path";
function lookUp(given, cwd, workspace) {
  if (given === "") return refused("An empty path was given. Name a file, a folder or a glob.");
  const absolute = withoutLinks(absolutePath(cwd, given), cwd, workspace);
  const path = relativePath(cwd, absolute);
  try {
    const stats = lstatSync2(absolute);
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
  return isInside(workspace, real) ? kindOf(lstatSync2(real), path, real) : refusedLink(real);
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
var EXTENSIONS = [
  ...[".json", ".jsonc", ".json5", ".yaml", ".yml"],
  ...[".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"],
  ...[".html", ".htm"]
];

export {
  toSlashes,
  absolutePath,
  relativePath,
  inFolder,
  parentOf,
  isInside,
  realPath,
  leadsOut,
  CONFIG_NAMES,
  PACKAGE_NAME,
  Seen,
  readText,
  reason,
  wildcard,
  isIgnored,
  gitTop,
  workspaceOf,
  discover,
  extensionOf,
  EXTENSIONS
};
