import {
  parse
} from "./parse.js";
import {
  NO_FORMAT,
  compileGlob,
  createSqlService,
  isTraceOf,
  isUnrecognised,
  ownFile,
  packageVersions,
  recogniseDocument,
  stopwatch,
  textOnDisk,
  timed,
  wildcard
} from "./lint-document.js";
import {
  PYTHON_LOCKS,
  PYTHON_REQUIREMENTS,
  requirementIn
} from "./python-requirements.js";
import {
  NOT_REGULAR,
  configOf,
  isMissing,
  looseText,
  readRegular,
  readText,
  reason
} from "./client-config.js";
import {
  SOURCE_EXTENSIONS,
  UserError,
  absolutePath,
  inFolder,
  isInside,
  isToolSnapshot,
  leadsOut,
  parentOf,
  realPath,
  relativePath,
  toSlashes,
  withoutLinks
} from "./errors.js";
import {
  didYouMean
} from "./did-you-mean.js";
import {
  LOCK_FILES,
  isLockFile
} from "./lock-files.js";
import {
  CALLED,
  NAMESPACE
} from "./imported.js";
import {
  NO_CODE,
  isWidget
} from "./code.js";
import {
  parseJson
} from "./read.js";
import {
  compareText
} from "./limits.js";
import {
  Unreadable,
  entries,
  get,
  has,
  items,
  text
} from "./text-edits.js";
import {
  isCode,
  languageOf,
  mayHoldTools
} from "./prefilter.js";
import {
  printable,
  repositoryOf
} from "./version.js";
import {
  addTo,
  append,
  known,
  remembered,
  repeatable
} from "./collections.js";

// src/files/git.ts
import { dirname } from "node:path";
import { existsSync } from "node:fs";

// src/files/git-programs.ts
var SETTINGS = [
  // An empty text is `no` to git since 2.36, and no hook to an older one, to which `false` would be a program.
  "core.fsmonitor=",
  "core.hooksPath=/dev/null",
  "core.attributesFile=/dev/null",
  "core.alternateRefsCommand=:",
  "core.askPass=",
  "core.editor=:",
  "core.gitProxy=",
  "core.pager=cat",
  "core.sshCommand=:",
  "credential.helper=",
  "diff.external=",
  "diff.submodule=short",
  "fetch.recurseSubmodules=false",
  "gc.auto=0",
  "gpg.program=:",
  "log.showSignature=false",
  "maintenance.auto=false",
  "protocol.allow=never",
  "safe.bareRepository=explicit",
  "sequence.editor=:",
  "submodule.recurse=false",
  "uploadpack.packObjectsHook=:",
  // This one is about the output: file names are not quoted or escaped.
  "core.quotePath=false"
];
var NAMED = [
  "filter.NAME.clean",
  "filter.NAME.process",
  "filter.NAME.required",
  "filter.NAME.smudge",
  "diff.NAME.command",
  "diff.NAME.textconv",
  "merge.NAME.driver",
  "hook.NAME.command",
  "credential.NAME.helper",
  "gpg.NAME.program",
  "remote.NAME.receivepack",
  "remote.NAME.uploadpack",
  "remote.NAME.vcs",
  "trailer.NAME.cmd",
  "trailer.NAME.command"
];
var STARTING = new RegExp(
  `^(?:${NAMED.map((key) => key.replaceAll(".", "\\.").replace("NAME", ".*")).join("|")})$`,
  "s"
);
var startsProgram = (key) => STARTING.test(key);
function gitEnvironment(env) {
  const kept = Object.entries(env).filter(
    ([name]) => !/^GIT_/i.test(name) || /^GIT_CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)$/i.test(name)
  );
  return {
    ...Object.fromEntries(kept),
    // A partial clone would fetch what it lacks, with commands that its config may name.
    GIT_ALLOW_PROTOCOL: "none",
    GIT_ATTR_NOSYSTEM: "1",
    GIT_NO_LAZY_FETCH: "1",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    LC_ALL: "C"
  };
}

// src/files/pipes.ts
import { closeSync, constants, openSync } from "node:fs";
import { readdir } from "node:fs/promises";
var MOST = 2e5;
async function awaitedPipe(top) {
  const folders = [inFolder(top, ".git"), top];
  let left = MOST;
  for (const folder of folders) {
    const entries2 = await readdir(folder, { withFileTypes: true }).catch(() => []);
    const isOfGit = folder.startsWith(folders[0]);
    for (const entry of entries2) {
      if (left-- === 0) return void 0;
      const path = inFolder(folder, entry.name);
      if (entry.isDirectory() && path !== folders[0]) folders.push(path);
      else if (entry.isFIFO() && (isOfGit || entry.name.startsWith(".git")) && isAwaited(path)) return path;
    }
  }
  return void 0;
}
function isAwaited(path) {
  try {
    closeSync(openSync(path, constants.O_WRONLY | constants.O_NONBLOCK));
    return true;
  } catch {
    return false;
  }
}

// src/files/git.ts
var TIMEOUT_MS = 6e4;
var PIPE_MS = 2e3;
var MAX_OUTPUT = 256 * 1024 * 1024;
function openGit(cwd) {
  let entered;
  return async (...args) => {
    const { refusal, fixed, top } = await (entered ??= enter(cwd));
    return refusal ?? run([...fixed, ...args], args[0], { top });
  };
}
async function startGit(cwd, ...args) {
  const { refusal, fixed } = await enter(cwd);
  if (refusal) throw new UserError(`git ${args[0]} failed: ${refusal.complaint}.`);
  const { spawn } = await import("node:child_process");
  return spawn("git", [...fixed, ...args], { ...surroundings(), stdio: ["pipe", "pipe", "ignore"] });
}
var always = ["--no-pager", ...SETTINGS.flatMap((setting) => ["-c", setting])];
async function enter(cwd) {
  const here = realPath(cwd) ?? cwd;
  const top = gitTop(here);
  const isNone = top === void 0 || isInside(inFolder(top, ".git"), here);
  if (isNone) return { refusal: { ok: false, out: "", complaint: "not a git repository" }, fixed: [] };
  const named = [...always, `--git-dir=${inFolder(top, ".git")}`, `--work-tree=${top}`, "-C", here];
  const [trusted, keys] = await Promise.all([
    // Only when it searches does git look who owns a repository.
    run([...always, "-C", top, "rev-parse", "--git-dir"], "rev-parse", {
      env: { GIT_CEILING_DIRECTORIES: parentOf(top) },
      top
    }),
    run([...named, "config", "--null", "--name-only", "--list"], "config", { top })
  ]);
  const refusal = [trusted, keys].find(({ ok }) => !ok);
  return { ...refusal && { refusal }, fixed: [...named, ...withoutPrograms(keys.out)], top };
}
function withoutPrograms(keys) {
  const starting = new Set(keys.split("\0").filter(startsProgram));
  return [...starting].flatMap((key) => {
    if (key.includes("="))
      throw new UserError(
        `The setting \`${printable(key)}\` of git names a program and cannot be turned off. Take it out of the git config.`
      );
    return ["-c", `${key}=`];
  });
}
var surroundings = (more = {}) => ({
  // Windows would first look for a git.exe in the folder that it starts in.
  cwd: dirname(process.execPath),
  env: { ...gitEnvironment(process.env), ...more }
});
async function run(args, command, { env, top }) {
  const { execFile } = await import("node:child_process");
  return new Promise((done, fail) => {
    const options = {
      ...surroundings(env),
      encoding: "utf8",
      timeout: TIMEOUT_MS,
      killSignal: "SIGKILL",
      maxBuffer: MAX_OUTPUT
    };
    let pipe;
    const child = execFile("git", args, options, (error, out, err) => {
      clearTimeout(look);
      if (pipe !== void 0) fail(new UserError(waits(command, pipe)));
      else if (!error) done({ ok: true, out, complaint: "" });
      else if (typeof error.code === "number") done({ ok: false, out, complaint: complaintIn(err) });
      else fail(new UserError(whyNot(error, command)));
    });
    const look = setTimeout(() => void lookForPipe(), PIPE_MS);
    const lookForPipe = async () => {
      const found = top === void 0 ? void 0 : await awaitedPipe(top);
      if (found === void 0 || child.exitCode !== null) return;
      pipe = relativePath(top, found);
      child.kill("SIGKILL");
    };
    child.stdin?.on("error", () => {
    }).end();
  });
}
var waits = (command, pipe) => `git ${command} waits for \`${printable(pipe)}\`, which is a named pipe. Remove it.`;
function whyNot({ code, killed }, command) {
  if (code === "ENOENT") return "What changed is asked of git, and there is no command `git` here. Install it.";
  if (code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER")
    return `git ${command} said more than ${MAX_OUTPUT / 1024 / 1024} MB. Compare with a commit that is nearer.`;
  if (killed) return `git ${command} did not answer within ${TIMEOUT_MS / 1e3} seconds.`;
  return `git ${command} could not be run: ${String(code)}.`;
}
function complaintIn(err) {
  const lines = err.split("\n");
  const line = lines.find((each) => each.startsWith("fatal:")) ?? lines[0];
  return printable(line.replace(/^(fatal|error): /, ""), 300);
}
function gitTop(folder) {
  for (let at = folder; ; ) {
    if (existsSync(inFolder(at, ".git"))) return at;
    const parent = parentOf(at);
    if (parent === at || isCeiling(at)) return void 0;
    at = parent;
  }
}
var ceiling;
function confineTo(folder) {
  ceiling = folder;
}
var isCeiling = (folder) => folder === ceiling;
function workspaceOf(cwd) {
  const top = gitTop(cwd) ?? cwd;
  return realPath(top) ?? top;
}

// src/files/directory-listing.ts
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
function folderSeen(entries2) {
  let seen;
  for (const { name } of entries2) {
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

// src/files/gitignore.ts
import { existsSync as existsSync2 } from "node:fs";
function originOf({ origin }, cwd = "") {
  if (!origin) return "";
  const { file, line, pattern } = origin;
  const at = line === void 0 ? file : `${relativePath(cwd, file)}:${line}`;
  return ` (\`${printable(pattern)}\` in ${printable(at)})`;
}
var MAX_FILE = 1024 * 1024;
var MAX_LINE = 4096;
var MAX_LINES = 1e4;
function isIgnored(scope, path, isFolder) {
  const end = path.lastIndexOf("/") + 1;
  return isNameIgnored(scope, path.slice(0, end), path.slice(end), isFolder);
}
function isNameIgnored(scope, folder, name, isFolder) {
  return ignoringRule(scope, folder, name, isFolder) !== void 0;
}
function ignoringRule(scope, folder, name, isFolder) {
  for (let at = scope; at; at = at.outer) {
    if (!folder.startsWith(at.base)) continue;
    const verdict = lastMatch(at.rules, folder.slice(at.base.length), name, isFolder);
    if (verdict) return verdict.negated ? void 0 : verdict;
  }
  return void 0;
}
function lastMatch(rules, folder, name, isFolder) {
  for (let i = rules.length - 1; i >= 0; i--) {
    const rule = rules[i];
    if ((isFolder || !rule.foldersOnly) && rule.matches(rule.byName ? name : folder + name)) return rule;
  }
  return void 0;
}
function parseIgnoreFile(text2, file = ".gitignore") {
  return text2.replace(/^\ufeff/, "").split(/\r?\n/, MAX_LINES).flatMap((line, index) => {
    const rule = parseIgnoreLine(line);
    return rule ? { ...rule, origin: { file, line: index + 1, pattern: trimSpaces(line) } } : [];
  });
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
  const known2 = /* @__PURE__ */ new Map();
  const workTop = gitTop(cwd) ?? cwd;
  const find = (folder) => {
    let found = known2.get(folder);
    if (!found) {
      const parent = parentOf(folder);
      if (folder === workTop || existsSync2(inFolder(folder, ".git"))) {
        found = { scope: innerScope(folder, topScope(folder)), inRepository: true };
      } else if (parent === folder) found = { scope: void 0, inRepository: false };
      else {
        const { scope, inRepository } = find(parent);
        found = { scope: inRepository ? innerScope(folder, scope) : void 0, inRepository };
      }
      known2.set(folder, found);
    }
    return found;
  };
  return (folder) => find(folder).scope;
}
function excludeFile(top) {
  const git = `${top}/.git`;
  const line = firstLine(git);
  if (line === "") return `${git}/info/exclude`;
  const repository = absolutePath(top, line.replace(/^gitdir:\s*/, ""));
  return `${absolutePath(repository, firstLine(`${repository}/commondir`))}/info/exclude`;
}
function firstLine(file) {
  const read = readText(file, { maxBytes: MAX_LINE });
  return "text" in read ? read.text.split("\n", 1)[0].trim() : "";
}
function readRules(file) {
  const read = readText(file, { maxBytes: MAX_FILE });
  return "text" in read ? parseIgnoreFile(read.text, file) : [];
}

// src/files/discover.ts
import { lstatSync, readdirSync } from "node:fs";
import { basename } from "node:path";
var FileBelow = class {
  #cwd;
  path;
  named;
  foundBy;
  constructor(cwd, path, named, foundBy) {
    this.#cwd = cwd;
    this.path = path;
    this.named = named;
    this.foundBy = foundBy;
  }
  get absolute() {
    return inFolder(this.#cwd, this.path);
  }
};
async function discover({
  paths: given,
  include,
  isLeftOut,
  ignored,
  extensions,
  also,
  ignoreUnknown = false,
  ignoredByGit,
  onLeftOut,
  onName,
  ...options
}) {
  const cwd = absolutePath(options.cwd, ".");
  const workspace = workspaceOf(cwd);
  const ofGit = ignoredByGit && givenScope(ignoredByGit);
  const scopeOf = ofGit ? () => ofGit : scopeFinder(cwd);
  const paths = given.filter((each) => !isTakenOut(each));
  const takenOut = given.filter(isTakenOut).map((each) => compileGlob(each.slice(1)));
  const wanted = new Set(extensions);
  const isWanted2 = (name) => wanted.has(extensionOf(name));
  const isTaken = (path) => isWanted2(path) || also?.(path) === true;
  const found = [];
  const problems = [];
  const folders = new Seen();
  let foundBy;
  const add = (shown, absolute2, named) => {
    const path = shown.startsWith("../") ? relativePath(cwd, absolute2) : shown;
    const isBelow = inFolder(cwd, path) === absolute2;
    found.push(isBelow ? new FileBelow(cwd, path, named, foundBy) : { path, absolute: absolute2, named, foundBy });
  };
  const how = {
    isWanted: isWanted2,
    also,
    include,
    ignored,
    onLeftOut,
    onName,
    onFolder: (folder, seen) => folders.add(folder, seen),
    onUnsearched: (folder) => folders.addUnsearched(folder),
    onFile: (path, absolute2) => add(path, absolute2, false),
    onFailure: (path, message) => void problems.push({ path, message })
  };
  const addGlob = async (glob) => {
    const matches = await globFiles(glob, { cwd, workspace, scopeOf });
    const found2 = matches.map((match) => withoutLinks(match, cwd, workspace));
    const taken = found2.map((absolute2) => ({ absolute: absolute2, path: relativePath(cwd, absolute2) })).filter(({ path }) => isTaken(path));
    if (taken.length === 0) how.onFailure(glob, noMatch(matches.length, extensions));
    for (const { absolute: absolute2, path } of taken) if (!ignored?.(path)) add(path, absolute2, false);
  };
  for (const path of paths.length > 0 ? paths : ["."]) {
    const named = lookUp(path, cwd, workspace);
    foundBy = void 0;
    if ("message" in named) {
      if (named.isMissing && isGlob(path)) {
        foundBy = toSlashes(path);
        await addGlob(path);
      } else if (named.isMissing || !ignoreUnknown) how.onFailure(path, named.message);
    } else if (named.isFolder) {
      const shown = named.path === "." ? "" : `${named.path}/`;
      foundBy = shown === "" ? void 0 : named.path;
      folders.addTop(named.absolute);
      const isBack = shown !== "" && isLeftOut?.(named.path) === true;
      const { include: _, ...all } = how;
      walk(named.absolute, shown, scopeOf(parentOf(named.absolute)), isBack ? all : how);
    } else if (!ignoreUnknown) add(named.path, named.absolute, true);
    else if (isTaken(named.path) && !named.path.split("/").some(isNeverSearched) && include?.(named.path) !== false) {
      add(named.path, named.absolute, false);
    }
  }
  const left = takenOut.length > 0 ? found.filter(({ path }) => !takenOut.some((test) => test(path))) : found;
  left.sort((a, b) => compareText(a.path, b.path) || Number(b.named) - Number(a.named));
  const files = paths.length > 1 ? left.filter(({ path }, index) => path !== left[index - 1]?.path) : left;
  return { files, problems, folders };
}
var isTakenOut = (path) => path.startsWith("!") && path.length > 1;
function wouldFind(path, options, scopeOf) {
  return whyNotFound(path, options, scopeOf) === void 0;
}
function whyNotFound(path, { cwd, include, ignored, extensions, also }, scopeOf) {
  if (isOutside(path)) return "it is outside the folder that is searched";
  const names = path.split("/");
  const name = names.pop();
  let folder = cwd;
  let shown = "";
  const whyLeftOut = (each, isFolder) => {
    if (isFolder && isNeverSearched(each)) return `\`${each}\` is never searched`;
    const rule = ignoringRule(scopeOf(folder), inFolder(folder, ""), each, isFolder);
    if (rule) return `git ignores it${originOf(rule, cwd)}`;
    return ignored?.(shown) ? "the config ignores it" : void 0;
  };
  for (const each of names) {
    shown += `${each}/`;
    const reason3 = whyLeftOut(each, true);
    if (reason3 !== void 0) return reason3;
    folder = inFolder(folder, each);
  }
  const real = realPath(folder);
  if (real !== void 0 && real !== absolutePath(realPath(cwd) ?? cwd, shown)) return "it is behind a symbolic link";
  if (name === "") return void 0;
  shown = path;
  const reason2 = whyLeftOut(name, false);
  if (reason2 !== void 0) return reason2;
  if (include?.(path) === false) return "`files` in the config does not include it";
  const isWanted2 = extensions.includes(extensionOf(name)) || also?.(path) === true;
  return isWanted2 ? void 0 : "files with this ending are not searched for";
}
var isOutside = (path) => /^(?:\.\.(?:\/|$)|\/|[A-Za-z]:)/.test(path);
function extensionOf(name) {
  return name.slice(name.lastIndexOf(".")).toLowerCase();
}
function noMatch(others, extensions) {
  return others === 0 ? "The glob matches no file (files that git ignores, and those in node_modules, are left out)." : `The glob matches only files of other kinds than ${extensions.join(", ")}.`;
}
function lookUp(given, cwd, workspace) {
  if (given === "") return refused("An empty path was given. Name a file, a folder or a glob.");
  const absolute2 = withoutLinks(absolutePath(cwd, given), cwd, workspace);
  const path = relativePath(cwd, absolute2);
  try {
    const stats = lstatSync(absolute2);
    if (stats.isSymbolicLink()) return followed(path, absolute2, workspace);
    if (leadsOut(absolute2, cwd, workspace)) return refusedLink(realPath(absolute2));
    return kindOf(stats, path, absolute2);
  } catch (error) {
    const slashed = given.replaceAll("\\", "/");
    if (isMissing(error) && slashed !== given) return lookUp(slashed, cwd, workspace);
    if (!isMissing(error)) return refused(reason(error, absolute2));
    return { message: reason(error, absolute2).replace(/\.$/, `${hint(absolute2)}.`), isMissing: true };
  }
}
function followed(path, absolute2, workspace) {
  const real = realPath(absolute2);
  if (real === void 0) return refused("It is a symbolic link that leads nowhere.");
  return isInside(workspace, real) ? kindOf(lstatSync(real), path, real) : refusedLink(real);
}
function refusedLink(real) {
  return refused(`It leads out of the workspace by a symbolic link, to ${real}: such links are not followed.`);
}
function refused(message) {
  return { message, isMissing: false };
}
function kindOf(stats, path, absolute2) {
  if (stats.isFile() || stats.isDirectory()) return { path, absolute: absolute2, isFolder: stats.isDirectory() };
  return refused(NOT_REGULAR);
}
function hint(absolute2) {
  try {
    return didYouMean(basename(absolute2), readdirSync(parentOf(absolute2)));
  } catch {
    return "";
  }
}
function walk(folder, path, outer, how) {
  let entries2;
  try {
    entries2 = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    how.onUnsearched(folder);
    how.onFailure(path || ".", `The folder cannot be searched. ${reason(error, folder)}`);
    return;
  }
  const seen = folderSeen(entries2);
  how.onFolder(folder, seen);
  const around = seen.isGitTop ? topScope(folder, outer) : outer;
  const scope = seen.hasGitignore ? innerScope(folder, around) : around;
  const prefix = inFolder(folder, "");
  for (const entry of entries2) {
    const { name } = entry;
    if (how.onName && entry.isFile()) how.onName(path, name);
    const kind = entry.isSymbolicLink() ? askedItself(entry, prefix + name) : entry;
    if (kind.isDirectory()) {
      const shown = `${path}${name}/`;
      const isLeftOut = isNeverSearched(name) || isNameIgnored(scope, prefix, name, true) || how.ignored?.(shown) === true;
      if (isLeftOut) {
        how.onUnsearched(prefix + name);
        if (name !== ".git") how.onLeftOut?.(shown);
      } else walk(prefix + name, shown, scope, how);
    } else if (kind.isSymbolicLink()) {
      how.onUnsearched(prefix + name);
    } else if (kind.isFile() && isWanted(name, path, how)) {
      const shown = path + name;
      const isIgnored3 = isNameIgnored(scope, prefix, name, false) || how.ignored?.(shown) === true;
      if (isIgnored3 || how.include?.(shown) === false) how.onLeftOut?.(shown);
      else how.onFile(shown, prefix + name);
    }
  }
}
function askedItself(entry, path) {
  try {
    return lstatSync(path);
  } catch {
    return entry;
  }
}
function isWanted(name, folder, { isWanted: isWanted2, also }) {
  return isWanted2(name) || also?.(folder + name) === true;
}
function isNeverSearched(name) {
  return name === "node_modules" || name === "site-packages" || name === ".git";
}
function isGlob(path) {
  return /[*?[{]|[!+@]\(/.test(path);
}
async function globFiles(pattern, { cwd, workspace, scopeOf }) {
  const { globSync } = await import("./glob.js");
  const isWindows = process.platform === "win32";
  const spelledOut = absolutePath(cwd, literalFolder(isWindows ? toSlashes(pattern) : pattern));
  const isHidden = (entry, isFolder) => {
    const absolute2 = toSlashes(entry.fullpath());
    if (isFolder && isInside(absolute2, spelledOut)) return false;
    if (isFolder && isNeverSearched(entry.name)) return true;
    return isIgnored(scopeOf(parentOf(absolute2)), absolute2, isFolder);
  };
  const known2 = /* @__PURE__ */ new Map();
  const staysIn = (folder) => {
    if (!known2.has(folder)) known2.set(folder, !leadsOut(folder, cwd, workspace));
    return known2.get(folder);
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

// src/read/javascript/javascript.ts
import { posix as posix3 } from "node:path";

// src/read/javascript/files.ts
import { dirname as dirname2, join } from "node:path";

// src/read/javascript/aliases.ts
import { posix } from "node:path";
var saysAliases = (path) => /(?:^|\/)(?:(?:ts|js)config[^/]*|package)\.json$/.test(path);
var LONGEST = 2e5;
var MOST_EXTENDED = 5;
var MOST_LEVELS = 12;
var MOST_PATTERNS = 500;
function aliasesIn(top, textOf) {
  const parsed = /* @__PURE__ */ new Map();
  const rootOf = (path) => {
    if (!parsed.has(path)) {
      const text2 = isInside(top, path) ? textOf(path) : void 0;
      const isRead = text2 !== void 0 && text2.length <= LONGEST;
      parsed.set(path, isRead ? parseJson(path, text2, { comments: true, trailingCommas: true })?.roots[0] : void 0);
    }
    return parsed.get(path);
  };
  const known2 = /* @__PURE__ */ new Map();
  function configAt(path, leaf, depth) {
    const key = `${leaf}
${path}`;
    if (known2.has(key)) return known2.get(key);
    known2.set(key, void 0);
    const found = readConfig(path, leaf, depth);
    known2.set(key, found);
    return found;
  }
  function readConfig(path, leaf, depth) {
    const root = rootOf(path);
    if (!root || depth > MOST_EXTENDED) return void 0;
    const folder = parentOf(path);
    const options = get(root, "compilerOptions");
    const baseUrl = text(get(options, "baseUrl"));
    const base = baseUrl === void 0 ? void 0 : absolute(folder, baseUrl, leaf);
    const patterns = entries(get(options, "paths")).slice(0, MOST_PATTERNS).map(({ key, value }) => ({
      name: key,
      targets: stringsIn(value).map((each) => absolute(base ?? folder, each, leaf))
    }));
    const extended = stringsIn(get(root, "extends")).filter((each) => /^\.{1,2}(?:\/|$)/.test(each)).map((each) => configAt(withEnding(posix.join(folder, each)), leaf, depth + 1));
    const inherited = extended.findLast((each) => each !== void 0);
    const own = {
      patterns: patterns.length > 0 ? patterns : inherited?.patterns ?? [],
      ...(base ?? inherited?.base) !== void 0 && { base: base ?? inherited.base }
    };
    if (own.patterns.length > 0 || own.base !== void 0) return own;
    for (const each of items(get(root, "references"))) {
      const part = text(get(each, "path"));
      const found = part?.endsWith(".json") ? configAt(posix.join(folder, part), leaf, depth + 1) : void 0;
      if (found) return found;
    }
    return void 0;
  }
  const configs = nearest((folder) => {
    for (const name of ["tsconfig.json", "jsconfig.json"]) {
      const found = configAt(inFolder(folder, name), folder, 0);
      if (found) return found;
    }
    return void 0;
  });
  const packages = nearest((folder) => {
    const root = rootOf(inFolder(folder, "package.json"));
    return root && importsOf(get(root, "imports"), folder);
  });
  function nearest(find) {
    const known3 = /* @__PURE__ */ new Map();
    const at = (folder, level) => {
      if (known3.has(folder)) return known3.get(folder);
      const isEnd = folder === top || level === MOST_LEVELS || !isInside(top, folder);
      const found = (isInside(top, folder) ? find(folder) : void 0) ?? (isEnd ? void 0 : at(parentOf(folder), level + 1));
      known3.set(folder, found);
      return found;
    };
    return (folder) => at(folder, 0);
  }
  return (from, source) => {
    if (/^\.{0,2}(?:\/|$)|^[a-z]{2,}:/i.test(source)) return [];
    const folder = parentOf(from);
    const own = source.startsWith("#") ? matching(packages(folder) ?? [], source) : [];
    const config = configs(folder);
    if (!config) return own;
    const found = [...own, ...matching(config.patterns, source)];
    return found.length > 0 || config.base === void 0 ? found : [posix.join(config.base, source)];
  };
}
var absolute = (folder, path, leaf) => path.startsWith("${configDir}") ? posix.join(leaf, path.slice("${configDir}".length)) : posix.join(folder, path);
var withEnding = (path) => path.endsWith(".json") ? path : `${path}.json`;
var stringsIn = (node) => (node?.kind === "array" ? node.items : [node]).flatMap((each) => text(each) ?? []);
function matching(patterns, source) {
  let best;
  for (const { name, targets } of patterns) {
    const star = name.indexOf("*");
    if (star < 0) {
      if (name === source) return targets;
      continue;
    }
    const after = name.slice(star + 1);
    const fits = source.length >= name.length - 1 && source.startsWith(name.slice(0, star)) && source.endsWith(after);
    if (!fits || best && best.before >= star) continue;
    const middle = source.slice(star, source.length - after.length);
    best = { before: star, targets: targets.map((each) => each.replace("*", () => middle)) };
  }
  return best?.targets ?? [];
}
function importsOf(imports, folder) {
  return entries(imports).slice(0, MOST_PATTERNS).map(({ key, value }) => {
    const targets = targetsOf(value).filter((each) => each.startsWith("./"));
    const sources = targets.map((each) => each.replace(/^\.\/(?:dist|build|lib|out)\//, "./src/"));
    return { name: key, targets: [.../* @__PURE__ */ new Set([...sources, ...targets])].map((each) => posix.join(folder, each)) };
  });
}
function targetsOf(node, depth = 0) {
  if (!node || depth > MOST_EXTENDED) return [];
  if (node.kind === "string") return [node.value];
  const inner = node.kind === "array" ? node.items : entries(node).map(({ value }) => value);
  return inner.flatMap((each) => targetsOf(each, depth + 1));
}

// src/read/disk.ts
import { existsSync as existsSync3 } from "node:fs";
var diskWith = (read = readText) => ({ read, exists: existsSync3 });

// src/read/import-limits.ts
var LARGEST_IMPORT = 3e5;
var MOST_HOPS = 3;
var MOST_DEEP = 4;
var MOST_BETWEEN = MOST_HOPS + MOST_DEEP;

// src/read/javascript/imports.ts
import { posix as posix2 } from "node:path";
function importsIn(text2) {
  const found = text2.matchAll(/\b(?:from|import|require)[\s(]*(['"])([^'"\n]{1,300})\1/g);
  return [...new Set(Array.from(found, ([, , source]) => source))];
}
function importsAtRunTime(text2) {
  return [...text2.matchAll(RUNS), ...text2.matchAll(REQUIRES)].map(([, source]) => source);
}
var REQUIRES = /(?:^|[=(\s])require\(\s{0,9}['"]([^'"\s]{1,300})['"]\s{0,9}\)/gm;
var RUNS = /^\s{0,9}(?:import|export)\b(?!\s{1,9}type\b)[^'"`;]{0,2000}['"]([^'"\s]{1,300})['"]/gm;
function candidatesFor(from, source, aliases = NO_ALIASES) {
  if (!isRelative(source)) return aliases(from, source).flatMap((base2) => candidatesAt(base2, source));
  const isAbsolute = /^(?:[a-z]:)?\//i.test(from);
  const base = isAbsolute ? absolutePath(parentOf(from), source) : posix2.join(posix2.dirname(from), source).replace(/\/$/, "");
  return candidatesAt(base, source);
}
var isRelative = (source) => /^\.\.?(?:\/|$)/.test(source);
var NO_ALIASES = () => [];
function candidatesAt(base, source) {
  const indexes = SOURCE_EXTENSIONS.map(
    (ending) => base === "." ? `index${ending}` : inFolder(base, `index${ending}`)
  );
  if (/(?:^|\/)\.{0,2}$/.test(source)) return indexes;
  const typed = base.replace(/\.([mc]?)js(x?)$/, ".$1ts$2");
  return [
    ...typed === base ? [] : [typed],
    ...[...SOURCE_EXTENSIONS, ".json"].some((ending) => base.endsWith(ending)) ? [base] : [],
    ...SOURCE_EXTENSIONS.map((ending) => base + ending),
    ...indexes
  ];
}
function openNesting() {
  let depth = 0;
  return {
    get depth() {
      return depth;
    },
    nested: (resolve) => (source, name) => {
      if (depth === MOST_DEEP) return void 0;
      depth++;
      try {
        return resolve(source, name);
      } finally {
        depth--;
      }
    }
  };
}
function findExport({ source, name }, from, find, take, hops = 0, reached = /* @__PURE__ */ new Map()) {
  const file = find(from, source);
  if (!file) return void 0;
  const key = `${name}
${file.path}`;
  if ((reached.get(key) ?? Infinity) <= hops) return void 0;
  reached.set(key, hops);
  if (hops > 0 && name !== NAMESPACE && !mayPassOn(file.text, name)) return void 0;
  const parsed = file.parsed();
  if (!parsed) return void 0;
  for (const imported of hops < MOST_HOPS ? reexportsOf(parsed, file, name) : []) {
    const found = findExport(imported, file.path, find, take, hops + 1, reached);
    if (found !== void 0) return found;
  }
  return take(parsed, name, file);
}
var mayPassOn = (text2, name) => text2.includes(name) || text2.includes(PASSES_ALL);
var PASSES_ALL = "export *";
function reexportsOf(parsed, { among = (sources) => sources }, name) {
  const named = parsed.passedOn?.(name);
  if (named) return [named];
  const whole = parsed.passedOnWhole?.(name) ?? [];
  return whole.length === 0 ? [] : among(whole, name).map((source) => ({ source, name }));
}
function followImports(from, find, onUse) {
  const follow = (imported, take) => findExport(imported, from, find, (parsed, name, file) => {
    const taken = take(parsed, name);
    onUse(file);
    return taken;
  });
  return {
    resolveImport(source, name) {
      const called = name.endsWith(CALLED) ? CALLED : "";
      const exported = called === "" ? name : name.slice(0, -CALLED.length);
      return follow({ source, name: exported }, (parsed, own) => parsed.exported(own + called));
    },
    followImport: (imported, position, keys) => follow(imported, (parsed, own) => parsed.uses?.(own, position, keys))
  };
}

// src/read/javascript/files.ts
var MOST_KEPT = 50;
var MOST_AT_ONCE = 300;
function importedFiles(cwd, parse2, disk = diskWith()) {
  const workspace = workspaceOf(cwd);
  const versions = packageVersions(workspace);
  const kept = /* @__PURE__ */ new Map();
  const project = projectFiles(workspace, cwd, disk);
  const barrels = barrelsOf(project);
  const nesting = openNesting();
  const load = (absolute2) => {
    if (kept.has(absolute2)) {
      const known2 = kept.get(absolute2);
      kept.delete(absolute2);
      kept.set(absolute2, known2);
      return known2;
    }
    const file = disk.read(absolute2);
    const loaded = "text" in file && file.text.length <= LARGEST_IMPORT ? opened(absolute2, file.text) : void 0;
    if (kept.size >= (nesting.depth === 0 ? MOST_KEPT : MOST_AT_ONCE)) kept.delete(kept.keys().next().value);
    kept.set(absolute2, loaded);
    return loaded;
  };
  const opened = (absolute2, text2) => {
    const texts = /* @__PURE__ */ new Map();
    const asked = /* @__PURE__ */ new Set();
    const note = (path) => void asked.add(path);
    const find = finder(note, ({ asked: barrel }) => barrel.forEach(note));
    const { resolveImport } = followImports(absolute2, find, ({ path, text: own }) => {
      texts.set(relativePath(cwd, path), own);
      const further = kept.get(path);
      for (const [each, its] of further?.texts ?? []) texts.set(each, its);
      further?.asked.forEach(note);
    });
    const resolve = nesting.nested(resolveImport);
    let neighbour;
    const parsed = () => (neighbour ??= { parsed: parse2(relativePath(cwd, absolute2), text2, resolve) }).parsed;
    return { text: text2, texts, asked, parsed };
  };
  const finder = (note, noteBarrel) => (from, source) => {
    const path = project.targetOf(from, source, note);
    if (path === void 0) return void 0;
    const loaded = load(path);
    const among = (sources, name) => {
      const barrel = barrels.at(path, sources);
      noteBarrel(barrel);
      return barrel.among(name);
    };
    return loaded && { path, text: loaded.text, parsed: loaded.parsed, among };
  };
  return {
    shared: project.shared,
    forget(absolute2) {
      const path = relativePath(cwd, absolute2);
      for (const [each, loaded] of kept) if (each === absolute2 || loaded?.asked.has(path)) kept.delete(each);
      barrels.clear();
      if (saysAliases(absolute2)) project.forget();
    },
    for(absolute2) {
      const texts = /* @__PURE__ */ new Map();
      const asked = /* @__PURE__ */ new Set();
      const allAsked = [asked];
      const noteAsked = (all) => {
        if (!allAsked.includes(all)) allAsked.push(all);
      };
      const find = finder(
        (path) => void asked.add(path),
        (barrel) => noteAsked(barrel.asked)
      );
      const { resolveImport, followImport } = followImports(absolute2, find, ({ path, text: text2 }) => {
        texts.set(relativePath(cwd, path), text2);
        const further = kept.get(path);
        for (const [each, its] of further?.texts ?? []) texts.set(each, its);
        if (further) noteAsked(further.asked);
      });
      let found;
      let above;
      let whole;
      const note = (path) => void asked.add(path);
      const words = /* @__PURE__ */ new Map();
      const mentions = (file, name) => {
        let own = words.get(file);
        if (!own) words.set(file, own = new Set(file.text.replace(LISTS_NAMES, "").match(WORDS)));
        return own.has(name);
      };
      const below = () => found ??= importedBelow(absolute2, project, note);
      const entries2 = () => above ??= entriesTo(absolute2, project, note);
      let isForOtherModes;
      const asking = /* @__PURE__ */ new Set();
      const usesValue = (file, name) => {
        const question = `${file.target}
${name}`;
        if (asking.has(question)) return true;
        asking.add(question);
        const isNamed = (...named) => isNamedOutside(file.target, ...named);
        const answer = load(file.target)?.parsed()?.usesValue?.(name, isNamed) !== false;
        asking.delete(question);
        return answer;
      };
      const uses = (file, name, isMethod) => mentions(file, name) && (isMethod ? load(file.target)?.parsed()?.usesMethod?.(name) !== false : isCertainUse(file.text, name) || usesValue(file, name));
      const usesAsServer = (file, name, isMethod) => {
        if (!uses(file, name, isMethod)) return false;
        if (file === whole) return isForOtherModes?.(name) !== true;
        return !file.text.includes("process.argv") || load(file.target)?.parsed()?.isForOtherModes?.(name) !== true;
      };
      const isNamedOutside = (own, name, isMethod) => [...below(), whole ??= project.textAt(absolute2, note), ...entries2()].some(
        // What starts the server is started in one way or another.
        (each) => each.target !== own && (own === absolute2 ? uses(each, name, isMethod) : usesAsServer(each, name, isMethod))
      );
      const allPrints = (isOwnForOtherModes) => {
        isForOtherModes = isOwnForOtherModes;
        const printed = [];
        for (const file of [...below(), ...entries2()]) {
          const { path, target, text: text2 } = file;
          const isEntry = entries2().includes(file);
          if (isEntry && TURNS_AWAY.test(text2)) return void 0;
          if (!/\bconsole\b|\bstdout\b/.test(text2) || FOR_PEOPLE.test(path)) continue;
          const neighbour = load(target)?.parsed();
          const own = neighbour?.prints ? neighbour.prints((...named) => isNamedOutside(target, ...named)) : [];
          if (!own && isEntry) continue;
          if (!own) return void 0;
          append(printed, own);
          texts.set(path, text2);
        }
        return printed;
      };
      const prints = {
        all: allPrints,
        isNamed: (...named) => isNamedOutside(absolute2, ...named),
        turnsAway: () => [...below(), ...entries2()].some(({ text: text2 }) => TURNS_AWAY.test(text2))
      };
      const locate = (source, name) => {
        const [exported = ""] = name.split(/[.(]/, 1);
        const more = name.slice(exported.length);
        return findExport(
          { source, name: exported },
          absolute2,
          find,
          (parsed, own, { path }) => parsed.has?.(own) ? { path: relativePath(cwd, path), name: own + more } : void 0
        );
      };
      return {
        resolveImport,
        followImport,
        locate,
        prints,
        texts,
        asked: allAsked,
        packages: () => versions(absolute2)
      };
    }
  };
}
var MOST_WORDS = 1e6;
var MOST_BARRELS = 100;
var WORDS = /[\w$\u0080-\uffff]+/g;
function barrelsOf(project) {
  const known2 = /* @__PURE__ */ new Map();
  let words = 0;
  const make = (path, sources) => {
    const asked = /* @__PURE__ */ new Set();
    const note = (each) => void asked.add(each);
    const byWord = /* @__PURE__ */ new Map();
    const further = [];
    for (const [index, source] of sources.entries()) {
      const target = project.targetOf(path, source, note);
      if (target === void 0 || words > MOST_WORDS) continue;
      const { text: text2 } = project.textAt(target, note);
      if (text2.includes(PASSES_ALL) && further.length < MOST_BARRELS) further.push(index);
      const own = new Set(text2.match(WORDS));
      words += own.size;
      for (const word of own) addTo(byWord, word, index);
    }
    const among = (name) => [.../* @__PURE__ */ new Set([...byWord.get(name) ?? [], ...further])].sort((a, b) => a - b).map((index) => sources[index]);
    return { asked, among };
  };
  return {
    at(path, sources) {
      let barrel = known2.get(path);
      if (!barrel) known2.set(path, barrel = make(path, sources));
      return barrel;
    },
    clear() {
      known2.clear();
      words = 0;
    }
  };
}
var FOR_PEOPLE = /(?:^|[/_.-])(?:cli|bin|commands?|scripts?|setup|install|progress|banner)(?:[/_.-])[^/]*$/i;
var TURNS_AWAY = /\bconsole\.(?:log|info|debug)\s{0,9}=[^=]|\bstdout\.write\s{0,9}=[^=]/;
var MOST_FOLLOWED = 60;
function importedBelow(absolute2, project, note) {
  const found = [];
  const todo = /* @__PURE__ */ new Set([absolute2]);
  for (const from of todo) {
    const file = project.textAt(from, note);
    if (from !== absolute2 && found.push(file) === MOST_FOLLOWED) break;
    for (const source of importsAtRunTime(file.text)) {
      if (todo.size > MOST_FOLLOWED) break;
      const target = project.targetOf(from, source, note);
      if (target !== void 0) todo.add(target);
    }
  }
  return found;
}
function entriesTo(absolute2, project, note) {
  const found = [];
  let folder = absolute2;
  for (let level = 0; level < FOLDERS_ABOVE; level++) {
    folder = dirname2(folder);
    if (!isInside(project.workspace, folder)) break;
    for (const name of ENTRIES) {
      const target = join(folder, name);
      if (target === absolute2 || !project.exists(target, note) || !isWithin(project.workspace, target)) continue;
      const file = project.textAt(target, note);
      const imported = importsAtRunTime(file.text).map((source) => project.targetOf(target, source, note));
      const isImported = (path) => path === absolute2 || path !== void 0 && passesOnFrom(project.textAt(path, note).text).some(
        (source) => project.targetOf(path, source, note) === absolute2
      );
      if (imported.some(isImported)) found.push(file);
    }
    if (project.exists(join(folder, "package.json"), note)) break;
  }
  return found;
}
var passesOnFrom = (text2) => /\bexport\s*[*{]/.test(text2) ? importsAtRunTime(text2) : [];
var FOLDERS_ABOVE = 4;
var ENTRIES = ["index", "main", "server", "app", "start"].flatMap(
  (name) => [".ts", ".mts", ".js", ".mjs", ".cjs"].map((ending) => name + ending)
);
var LISTS_NAMES = /^\s{0,9}(?:import|export)\s[^'"`;]{0,2000}\sfrom\s{0,9}['"][^'"\n]{1,300}['"]/gm;
function isCertainUse(text2, name) {
  const own = name.replaceAll("$", String.raw`\$`);
  return new RegExp(String.raw`\bnew\s+${own}\s*[(<]|\.${own}\b`).test(text2) && !new RegExp(String.raw`\bfunction\s+${own}\b|^[^*/\n]*\bclass\s`, "m").test(text2);
}
function projectFiles(workspace, cwd, disk) {
  const exists = (absolute2, note) => {
    note(relativePath(cwd, absolute2));
    return disk.exists(absolute2);
  };
  const shared = /* @__PURE__ */ new Set();
  const textOf = (path) => {
    const isThere = exists(path, (each) => void shared.add(each)) && isWithin(workspace, path);
    const file = isThere ? disk.read(path) : void 0;
    return file && "text" in file ? file.text : void 0;
  };
  let aliases = aliasesIn(workspace, textOf);
  let named = /* @__PURE__ */ new Map();
  const find = (from, source, note) => {
    const found = candidatesFor(from, source, aliases).find((each) => exists(each, note));
    return found !== void 0 && isWithin(workspace, found) ? found : void 0;
  };
  return {
    ...{ workspace, shared, exists },
    textAt(target, note) {
      const path = relativePath(cwd, target);
      note(path);
      const file = disk.read(target);
      const text2 = "text" in file && file.text.length <= LARGEST_IMPORT ? file.text : "";
      return { path, target, text: text2 };
    },
    targetOf(from, source, note) {
      if (isRelative(source)) return find(from, source, note);
      const key = `${dirname2(from)}
${source}`;
      let known2 = named.get(key);
      if (!known2) {
        const asked = [];
        known2 = { found: find(from, source, (each) => void asked.push(each)), asked };
        named.set(key, known2);
      }
      known2.asked.forEach(note);
      return known2.found;
    },
    forget() {
      aliases = aliasesIn(workspace, textOf);
      named = /* @__PURE__ */ new Map();
    }
  };
}
function isWithin(workspace, absolute2) {
  const path = realPath(absolute2);
  return path !== void 0 && isInside(workspace, path) && !/[\\/]node_modules[\\/]/.test(path.slice(workspace.length));
}

// src/read/test-code.ts
var TEST_FOLDER = /^(?:__(?:tests?|mocks|fixtures|snapshots)__|tests?|e2e|fixtures?|mocks?|conformance|testdata|test[-_](?:data|utils?|helpers?|fixtures?|support|cases|suites?|resources|files)|(?:.{1,200}[-_])?test[-_](?:.{1,200}[-_])?servers?|.{1,200}[-_](?:tests|e2e|fixtures|testdata)|(?:unit|integration|acceptance|functional|smoke|contract|regression|load)[-_]?tests?)$/i;
var TEST_NAME = /^_tests?_.*\.py$|\.(?:(?:api|browser|client|integration|server|smoke|unit|vi)?test|spec|test-d|cases|stories|e2e|bench)\.[a-z]+$|[a-z0-9]_(?:test|spec)\.[mc]?[jt]sx?$/i;
var UNSURE_NAME = /[a-z0-9]_(?:test|spec)\.[mc]?[jt]sx?$/i;
var MOCK_NAME = /(?:^|[^a-z])mocks?(?![a-z])|[a-z0-9]Mocks?(?![a-z])|(?:^|[^a-zA-Z])[mM]ocks?(?=[A-Z])/;
var TOPICS = /^(?:tools?|handlers?|commands?|actions?|operations?|modules?|domains?|categories|features?)$/i;
function isTest(path, text2) {
  const folders = path.split("/");
  const name = folders.pop();
  const isNamed = TEST_NAME.test(name) && !(UNSURE_NAME.test(name) && folders.some((folder) => TOPICS.test(folder)));
  if (isNamed || folders.some((folder) => /^__/.test(folder) && TEST_FOLDER.test(folder))) return true;
  const at = folders.findIndex((folder) => TEST_FOLDER.test(folder));
  const isSaid = at >= 0 || TEST_NAME.test(name) || TEST_FOLDER.test(name) || MOCK_NAME.test(name);
  const mayBeTopic = folders.slice(0, at < 0 ? void 0 : at).some((folder) => TOPICS.test(folder));
  if (isSaid && !mayBeTopic) return true;
  return (isSaid || folders.some((folder) => /^specs?$/i.test(folder))) && TEST_CALL.test(text2);
}
var TEST_CALL = /^[ \t]*(?:describe|it|(?:Deno\.)?test)(?:\.\w+)*\(\s*['"`]/m;
var TEST_LIBRARY = /^(?:import\b[^;'"`]{0,300}|const [^;'"`]{0,300}=\s{0,9}require\()['"](?:vitest|@jest\/globals|node:test|bun:test|mocha|chai|ava|tap|@playwright\/test)['"]/m;
function importsTestLibrary(text2) {
  const found = TEST_LIBRARY.exec(text2);
  return found !== null && !text2.slice(0, found.index).includes("`") && TEST_CALL.test(text2);
}

// src/read/javascript/unreached.ts
var ENDING = /\.(?:d\.)?[a-z]+$/i;
function nameOf(path) {
  const [folder = "", file = ""] = path.split(/[/'"`]/).slice(-2);
  const name = file.replace(ENDING, "");
  return name === "index" ? folder : name;
}
var isOfTests = (path, text2) => isTest(path, text2) && path.split("/").some((each) => TEST_FOLDER.test(each) || TEST_NAME.test(each));
function mentionsIn(text2) {
  const names = /* @__PURE__ */ new Set();
  for (const { 0: found, 1: last = "", index } of text2.matchAll(LAST_OF_PATH)) {
    if (!found.startsWith("/") && !last.includes(".")) continue;
    const line = text2.slice(text2.lastIndexOf("\n", index) + 1, index + 1);
    if (!COMMENTED.test(line)) names.add(nameOf(line.slice(-301) + last));
  }
  return { names, isOpen: LOADS_ANY.test(text2), serves: SERVES.test(text2), listsTools: LISTS_TOOLS.test(text2) };
}
function* settingsMention(_, text2) {
  for (const [, name] of text2.matchAll(/\/([\w.-]{1,300})/g)) yield name.replace(ENDING, "");
}
var LAST_OF_PATH = /[/'"`]([\w.-]{1,300})\/?['"`]/g;
var COMMENTED = /^\s*(?:\/\/|\*)/;
var LOADS_ANY = /\b(?:import|require)\(\s*(?:[a-zA-Z_$(]|`[^`]*\$\{)|\bimport\.meta\.glob\b|\brequire\.context\b/;
var LISTS_TOOLS = /(?<!\bthis)(?:\.server|\[['"]server['"]\])\.setRequestHandler\(\s*(?:\w+\.)?(?:ListToolsRequestSchema|['"]tools\/list['"])/;
var SERVES = /\bnew (?:Mcp|MCP)?(?:Server|FastMCP)\s*[(<]|\bcreateMcpHandler\s*\(/;
function onlyExportsTools(text2) {
  const exported = [...text2.matchAll(EXPORTED)].map(([, name]) => name);
  if (!exported.some((name) => ABOUT_TOOLS.test(name)) || exported.some((name) => OF_FRAMEWORK.test(name)))
    return false;
  return !EXPORTS_MORE.test(text2) && !SERVES.test(text2) && !text2.split("\n").some((line) => ACTS.test(line));
}
var EXPORTED = /^export (?:async )?(?:const|let|var|function\*?|(?:abstract )?class) (\w+)/gm;
var ABOUT_TOOLS = /tool|^(?:register|setup)/i;
var OF_FRAMEWORK = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|handler|config|metadata|schema|fetch|loader|action)$/;
var EXPORTS_MORE = /^export (?:default\b|\*|\{)|^(?:module\.)?exports\b/m;
var ACTS = /^(?!(?:import|export|const|let|var|function|async function|class|abstract|type|interface|enum|declare|namespace|return)\b)[a-zA-Z_$(#!].*[({]/;
var NAMED_IMPORT = /^[ \t]*import\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{[^{}]{0,5000}\}\s*from\s*['"][^'"\n]{1,300}['"]/gm;
var PASSED_ON = /^[ \t]*export\s*\{[^{}]{0,5000}\}\s*from\s*['"][^'"\n]{1,300}['"]/gm;
var renamedIn = (statement) => Array.from(statement.matchAll(/\b([\w$]{1,100})\s{1,9}as\s/g), ([, name]) => name).join(" ");
var LINE_COMMENT = /^[ \t]*(?:\/\/|\*(?=[ \t])).*$/gm;
var TAKES_ALL = /\bObject\.(?:values|entries|keys)\(|\bfor\s*\([^)]{1,80}\sin\s|\w\[\w+\]\s*\(/;
var modules = {
  usesIn: (text2) => text2.replace(NAMED_IMPORT, renamedIn).replace(PASSED_ON, renamedIn).replace(LINE_COMMENT, ""),
  passedOnIn: (text2) => text2.match(PASSED_ON) ?? [],
  takesAll: (text2) => TAKES_ALL.test(text2),
  starts: (text2) => /\bnew StdioServerTransport\(/.test(text2),
  isOfTools: (name) => ABOUT_TOOLS.test(name),
  packages: ["package.json"],
  isTest: isOfTests,
  onlyHasTools: (_, text2) => onlyExportsTools(text2),
  ...{ nameOf, mentionsIn, settingsMention }
};

// src/read/javascript/javascript.ts
var neighbours = async () => (await import("./source-and-pages.js")).readNeighbour;
var javascript = {
  ...{ importsIn, candidatesFor, packageVersions, modules },
  wordOf(source) {
    const name = posix3.basename(source).replace(/^[@#~$]/, "");
    return /^\.*$/.test(name) ? "" : name.replace(/\.\w+$/, "");
  },
  mayExport: (text2) => /\bexports?\b/.test(text2),
  isPackageFile: (path) => isLockFile(path) || path.endsWith("package.json"),
  importedFiles: async (cwd, disk) => importedFiles(cwd, await neighbours(), disk),
  neighbours,
  readsRequirements: false
};

// src/read/python/python.ts
import { posix as posix5 } from "node:path";

// src/read/python/imports.ts
import { posix as posix4 } from "node:path";
var MOST_LEVELS2 = 8;
var SOURCES = ["", "src/", "lib/", "server/", "backend/", "app/"];
function pythonCandidates(from, level, name, top, isThere) {
  const parts = name === "" ? [] : name.split(".");
  if (parts.some((each) => !/^\w+$/.test(each))) return [];
  const own = posix4.dirname(from);
  if (level > 0) {
    const folder = posix4.join(own, ...Array.from({ length: level - 1 }, () => ".."));
    return parts.length === 0 ? [posix4.join(folder, "__init__.py")] : filesOf(posix4.join(folder, ...parts));
  }
  if (OTHERS.has(parts[0])) return [];
  const found = [];
  for (let folder = own, depth = 0; depth < MOST_LEVELS2; folder = posix4.dirname(folder), depth++) {
    for (const below of SOURCES) {
      const base = posix4.join(folder, below, parts[0]);
      if (isThere(base) || isThere(`${base}.py`)) append(found, filesOf(posix4.join(folder, below, ...parts)));
    }
    if (parts.length > 1 && isThere(posix4.join(folder, "__init__.py")))
      append(found, filesOf(posix4.join(folder, ...parts.slice(1))));
    if (folder === top || folder === posix4.dirname(folder)) break;
  }
  return found;
}
var filesOf = (base) => [`${base}.py`, `${base}/__init__.py`];
function pythonCandidatesFor(from, source) {
  const level = /^\.*/.exec(source)[0].length;
  return pythonCandidates(from, level, source.slice(level), ".", () => true);
}
var OTHERS = new Set(
  "typing typing_extensions pydantic pydantic_settings mcp mcp_types fastmcp os sys re json logging asyncio pathlib datetime time enum dataclasses functools collections uuid decimal httpx requests anyio starlette uvicorn fastapi dotenv abc argparse".split(" ")
);
function pythonImportsIn(text2) {
  const found = /* @__PURE__ */ new Set();
  for (const [, dots, name, names] of text2.matchAll(FROM)) {
    found.add(dots + name);
    for (const each of names.match(/\w+/g)?.slice(0, 50) ?? [])
      found.add(dots + (name === "" ? each : `${name}.${each}`));
  }
  for (const [, name] of text2.matchAll(/^[ \t]{0,40}import[ \t]+([\w.]{1,200})/gm)) found.add(name);
  return [...found];
}
var FROM = /^[ \t]{0,40}from[ \t]+(\.{0,9})(\w[\w.]{0,200}|)[ \t]{0,9}import[ \t]{1,9}(\([^)]{0,2000}\)|[^\n#]{1,500})/gm;

// src/read/python/packages.ts
var NAMES = ["mcp", "fastmcp", "pydantic"];
var PYTHON_PACKAGE_FILES = /* @__PURE__ */ new Set([...PYTHON_LOCKS, ...PYTHON_REQUIREMENTS]);
var MOST_BYTES = 1e7;
function pythonVersions(top, textOf = textOnDisk(MOST_BYTES)) {
  const known2 = /* @__PURE__ */ new Map();
  const versionsIn = (folder) => {
    let found = known2.get(folder);
    if (!found) {
      const own = requirementsIn(folder, textOf);
      const isTop = folder === top || parentOf(folder) === folder;
      const isMcp = own["pypi:mcp"] !== void 0 || own["pypi:fastmcp"] !== void 0;
      found = isTop || isMcp ? { ...own, ...lockedIn(folder, own) } : versionsIn(parentOf(folder));
      known2.set(folder, found);
    }
    return found;
  };
  const lockedIn = (folder, required) => {
    for (let at = folder; ; at = parentOf(at)) {
      for (const lock of PYTHON_LOCKS) {
        const text2 = textOf(inFolder(at, lock));
        if (text2 !== void 0) return lockedVersions(text2, required);
      }
      if (at === top || parentOf(at) === at) return {};
    }
  };
  return versionsIn;
}
function requirementsIn(folder, textOf) {
  const found = {};
  for (const file of PYTHON_REQUIREMENTS) {
    const text2 = textOf(inFolder(folder, file));
    if (text2 === void 0) continue;
    for (const name of NAMES) {
      const requirement = requirementIn(file, name, text2);
      if (requirement) found[`pypi:${name}`] ??= requirement.versions;
    }
  }
  return found;
}
function lockedVersions(text2, required) {
  const found = {};
  for (const name of NAMES) {
    if (name !== "pydantic" && required[`pypi:${name}`] === void 0) continue;
    const [, version] = new RegExp(`^name = "${name}"\\r?\\nversion = "([\\w.]{1,40})"`, "m").exec(text2) ?? [];
    if (version !== void 0) found[`pypi:${name}`] = `==${version}`;
  }
  return found;
}

// src/read/python/files.ts
var MOST_KEPT2 = 60;
function pythonFiles(cwd, disk = diskWith()) {
  const workspace = workspaceOf(cwd);
  const versions = pythonVersions(workspace);
  const there = /* @__PURE__ */ new Map();
  const targets = /* @__PURE__ */ new Map();
  const kept = /* @__PURE__ */ new Map();
  const isThere = (path) => {
    let known2 = there.get(path);
    if (known2 === void 0) there.set(path, known2 = disk.exists(path));
    return known2;
  };
  const textOf = (location) => {
    if (kept.has(location)) return kept.get(location);
    const read = disk.read(location);
    const text2 = "text" in read && read.text.length <= LARGEST_IMPORT ? read.text : void 0;
    if (kept.size >= MOST_KEPT2) kept.delete(kept.keys().next().value);
    kept.set(location, text2);
    return text2;
  };
  const lookFor = (from, level, name) => {
    const asked = /* @__PURE__ */ new Set();
    const isThereNow = (path) => {
      asked.add(path);
      return isThere(path);
    };
    const location = pythonCandidates(from, level, name, workspace, isThereNow).find(isThereNow);
    const real = location === void 0 ? void 0 : realPath(location);
    const isOurs = real !== void 0 && isInside(workspace, real);
    return {
      ...isOurs && { file: { path: relativePath(cwd, location), location } },
      asked: Array.from(asked, (each) => relativePath(cwd, each))
    };
  };
  return {
    forget() {
      for (const each of [there, targets, kept]) each.clear();
    },
    for(absolute2) {
      const texts = /* @__PURE__ */ new Map();
      const asked = /* @__PURE__ */ new Set();
      const findPython = (from, level, name) => {
        const key = `${parentOf(from)}
${level}
${name}`;
        const target = targets.get(key) ?? lookFor(from, level, name);
        targets.set(key, target);
        for (const each of target.asked) asked.add(each);
        const text2 = target.file && textOf(target.file.location);
        if (!target.file || text2 === void 0) return void 0;
        texts.set(target.file.path, text2);
        return { ...target.file, text: text2 };
      };
      let packages;
      return {
        ...{ findPython, location: absolute2, texts, asked: [asked] },
        // The reader of Python follows imports itself: what it calls a source is a path already.
        locate: (source, name) => ({ path: source, name }),
        packages: () => packages ??= versions(parentOf(absolute2))
      };
    }
  };
}

// src/read/python/unreached.ts
function isTest2(path, text2) {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return /^(?:test_.*|.*_test|conftest)\.py$/.test(name) && /^[ \t]*(?:async )?def test_|\bpytest\b/m.test(text2);
}
function mentionsIn2(text2) {
  const names = /* @__PURE__ */ new Set();
  for (const [statement] of text2.matchAll(IMPORT))
    for (const [word] of statement.matchAll(/\w+/g)) names.add(`${word}.py`);
  for (const [, word] of text2.matchAll(LAST_IN_QUOTES)) names.add(`${word}.py`);
  return { names, isOpen: LOADS_ANY2.test(text2), serves: SERVES2.test(text2) };
}
function* settingsMention2(file, text2) {
  for (const [, word] of text2.matchAll(file.endsWith(".json") ? PATH : NAMED2)) yield `${word}.py`;
}
var IMPORT = /^[ \t]*(?:from[ \t]+[\w.]{1,300}[ \t]+import|import)\b[ \t]*(?:\([^)]{0,5000}\)|(?:\\\r?\n|[^\n])*)/gm;
var LAST_IN_QUOTES = /(?<=["'./])(\w{1,100})(?:\.py)?(?=["':])/g;
var PATH = /(?:\.py\b|:(?=\w))(?<=(?<!\w)(\w{1,100})(?:\.py|:))/g;
var NAMED2 = /(?<=[./:"'=\s])(\w{1,100})/g;
var LOADS_ANY2 = /\bimportlib\b|\b__import__\b|\bpkgutil\b|\brunpy\b|\bspec_from_file_location\b|\bFileSystemProvider\b|\bexec\(/;
var SERVES2 = /\b(?:FastMCP|(?:Mcp|MCP)?Server)\(/;
function onlyListsTools(path, text2) {
  if (/(?:^|\/)__\w+__\.py$/.test(path) || !/["']input_?schema["']/i.test(text2)) return false;
  return !KNOWS_SDK.test(text2) && !ACTS2.test(text2);
}
var KNOWS_SDK = /^[ \t]*(?:from|import)[ \t]+(?:mcp|fastmcp)\b|\btools\/list\b/m;
var ACTS2 = /^(?:@|if\b|for\b|while\b|with\b|[a-zA-Z_][\w.]{0,200}\(|(?:async )?def (?:\w{0,50}_)?(?:handler|main)\()/m;
var modules2 = {
  packages: PYTHON_REQUIREMENTS,
  nameOf: (path) => path.slice(path.lastIndexOf("/") + 1),
  ...{ isTest: isTest2, mentionsIn: mentionsIn2, settingsMention: settingsMention2 },
  onlyHasTools: onlyListsTools
};

// src/read/python/python.ts
var python = {
  importsIn: pythonImportsIn,
  candidatesFor: pythonCandidatesFor,
  // `models` of `app.models`.
  wordOf: (source) => source.slice(source.lastIndexOf(".") + 1),
  mayExport: () => true,
  isPackageFile: (path) => PYTHON_PACKAGE_FILES.has(posix5.basename(path)),
  packageVersions(top, textOf) {
    const versions = pythonVersions(top, textOf);
    return (absolute2) => versions(parentOf(absolute2));
  },
  importedFiles: async (cwd, disk) => pythonFiles(cwd, disk),
  readsRequirements: true,
  modules: modules2
};

// src/read/code-languages.ts
function codeLanguageOf(path) {
  const language = languageOf(path);
  if (language === "python") return python;
  return language === "source" ? javascript : void 0;
}
var importingLanguageOf = (path) => codeLanguageOf(path) ?? javascript;
var CODE_LANGUAGES = [javascript, python];
var isPackageFile = (path) => CODE_LANGUAGES.some((each) => each.isPackageFile(path));
function packagesFor(top, textOf) {
  const known2 = /* @__PURE__ */ new Map();
  return (absolute2) => {
    const language = importingLanguageOf(absolute2);
    const versions = known2.get(language) ?? language.packageVersions(top, textOf);
    known2.set(language, versions);
    return versions(absolute2);
  };
}

// src/read/checkout.ts
var MOST_BYTES2 = 5e6;
function checkoutReader(folder) {
  const placeOf2 = within(folder);
  return (path) => {
    const absolute2 = placeOf2(path);
    const read = absolute2 === void 0 ? void 0 : readRegular(absolute2, { maxBytes: MOST_BYTES2 });
    return read && "bytes" in read ? read.bytes : void 0;
  };
}
function checkoutTexts(folder, limit) {
  const placeOf2 = within(folder);
  return (path) => {
    const absolute2 = placeOf2(path);
    const read = absolute2 === void 0 ? void 0 : readText(absolute2, limit);
    return read && "text" in read ? read.text : void 0;
  };
}
function within(folder) {
  const top = realPath(folder);
  const known2 = /* @__PURE__ */ new Map();
  return (path) => {
    const absolute2 = inFolder(folder, path);
    const parent = parentOf(absolute2);
    let isWithin2 = known2.get(parent);
    if (isWithin2 === void 0) {
      const real = realPath(parent);
      isWithin2 = top !== void 0 && real !== void 0 && isInside(top, real);
      known2.set(parent, isWithin2);
    }
    return isWithin2 ? absolute2 : void 0;
  };
}

// src/read/file-tree.ts
import { createHash } from "node:crypto";
var TOP = "/top";
async function withAliases(tree) {
  if (tree.aliases) return tree;
  const paths = tree.paths.filter((path) => saysAliases(path) && !/(?:^|\/)node_modules\//.test(path));
  const texts = await tree.read(paths);
  const byPath = new Map(paths.map((path, index) => [`${TOP}/${path}`, texts[index]]));
  const absolute2 = aliasesIn(TOP, (path) => byPath.get(path));
  const aliases = (from, source) => absolute2(`${TOP}/${from}`, source).flatMap(
    (each) => each.startsWith(`${TOP}/`) ? each.slice(TOP.length + 1) : []
  );
  return { ...tree, aliases };
}
var existsIn = (tree) => ({ path }) => tree.idOf(path) !== void 0;
function targetIn(tree, from, source) {
  return importingLanguageOf(from).candidatesFor(from, source, tree.aliases).find((each) => tree.idOf(each) !== void 0);
}
function folderTree(folder, extensions, also) {
  const paths = [];
  walk(folder, "", void 0, {
    isWanted: (name) => extensions.some((ending) => name.endsWith(ending)),
    also: (path) => isPackageFile(path) || also?.(path) === true,
    onFolder: () => {
    },
    onUnsearched: () => {
    },
    onFile: (path) => void paths.push(path),
    onFailure: (path, message) => {
      throw new UserError(`${printable(path)}: ${message}`);
    }
  });
  return treeOnDisk(folder, paths);
}
function treeOnDisk(folder, paths) {
  const bytesOf = checkoutReader(folder);
  const known2 = new Set(paths);
  const kept = /* @__PURE__ */ new Map();
  const fileAt = (path) => {
    if (!kept.has(path)) {
      const bytes = known2.has(path) ? bytesOf(path) : void 0;
      kept.set(path, bytes && { id: blobId(bytes), text: looseText(bytes) });
    }
    return kept.get(path);
  };
  return {
    paths,
    idOf: (path) => fileAt(path)?.id,
    read: async (all) => all.map((path) => fileAt(path)?.text)
  };
}
function blobId(bytes) {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

// src/files/git-blobs.ts
var MOST_BYTES3 = 5e6;
async function openBlobs(cwd) {
  const child = await startGit(cwd, "cat-file", "--batch");
  const [input, output] = [child.stdin, child.stdout];
  const chunks = [];
  let size = 0;
  let wake;
  let isOver = false;
  output.on("data", (chunk) => {
    chunks.push(chunk);
    size += chunk.length;
    wake?.();
  });
  const end = () => {
    isOver = true;
    wake?.();
  };
  child.on("error", end).on("close", end);
  input.on("error", end);
  const more = async () => {
    if (isOver) throw new UserError("git cat-file ended before all objects were read.");
    const late = setTimeout(() => child.kill("SIGKILL"), TIMEOUT_MS);
    await new Promise((done) => wake = done);
    clearTimeout(late);
    wake = void 0;
  };
  const joined = () => {
    if (chunks.length > 1) chunks.splice(0, chunks.length, Buffer.concat(chunks));
    return chunks[0] ?? Buffer.alloc(0);
  };
  const take = async (count) => {
    while (size < count) await more();
    const all = joined();
    chunks.splice(0, 1, all.subarray(count));
    size -= count;
    return all.subarray(0, count);
  };
  const skip2 = async (count) => {
    for (let left = count; left > 0; ) {
      if (size === 0) await more();
      left -= (await take(Math.min(left, size))).length;
    }
  };
  const takeLine = async () => {
    for (; ; ) {
      const at = joined().indexOf(10);
      if (at >= 0) return (await take(at + 1)).toString("utf8", 0, at);
      await more();
    }
  };
  const readOne = async () => {
    const [, type, length] = (await takeLine()).split(" ");
    if (length === void 0) return void 0;
    const isWanted2 = type === "blob" && Number(length) <= MOST_BYTES3;
    const content = isWanted2 ? await take(Number(length)) : void 0;
    await skip2(isWanted2 ? 1 : Number(length) + 1);
    return content && looseText(content);
  };
  const readAll = async (ids) => {
    input.write(ids.map((id) => `${id}
`).join(""));
    const texts = [];
    for (let at = 0; at < ids.length; at++) texts.push(await readOne());
    return texts;
  };
  let turn = Promise.resolve();
  return {
    read(ids) {
      const answer = turn.then(() => readAll(ids));
      turn = answer.catch(() => {
      });
      return answer;
    },
    close: () => void input.end()
  };
}

// src/read/git-tree.ts
var MOST_KEPT3 = 6e7;
var MOST_TREES = 8;
function openRepository(cwd) {
  const git = openGit(cwd);
  let opened;
  const kept = /* @__PURE__ */ new Map();
  let size = 0;
  const texts = async (ids) => {
    const missing = [...new Set(ids.filter((id) => !kept.has(id)))];
    const found = /* @__PURE__ */ new Map();
    if (missing.length > 0) {
      const blobs = await (opened ??= openBlobs(cwd));
      const read = await blobs.read(missing);
      for (const [index, id] of missing.entries()) found.set(id, read[index]);
    }
    const answer = ids.map((id) => found.has(id) ? found.get(id) : kept.get(id));
    for (const [id, text2] of found) {
      kept.set(id, text2);
      size += text2?.length ?? 0;
    }
    for (const [id, text2] of kept) {
      if (size <= MOST_KEPT3) break;
      kept.delete(id);
      size -= text2?.length ?? 0;
    }
    return answer;
  };
  const treeOf = async (commit) => {
    const { ok, out, complaint } = await git("ls-tree", "-r", "-z", commit);
    if (!ok) throw new UserError(`${printable(commit)} could not be read: ${complaint}.`);
    const ids = blobsIn(out);
    return {
      paths: [...ids.keys()],
      idOf: (path) => ids.get(path),
      read: (paths) => texts(paths.map((path) => ids.get(path) ?? "0".repeat(40)))
    };
  };
  const trees = /* @__PURE__ */ new Map();
  return {
    git,
    async commit(name) {
      if (trees.has(name)) return name;
      if (name.startsWith("-")) return void 0;
      const { ok, out } = await git("rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`);
      return ok ? out.trim() : void 0;
    },
    async at(commit) {
      const tree = trees.get(commit) ?? await treeOf(commit);
      trees.set(commit, tree);
      for (const [oldest] of trees) if (trees.size > MOST_TREES) trees.delete(oldest);
      return tree;
    },
    async workingTree() {
      const [tracked, changed, untracked] = await Promise.all([
        git("ls-files", "-s", "-z"),
        // Of a submodule git would ask another git, which has a config of its own.
        git("diff-files", "--name-only", "-z", "--relative", "--ignore-submodules=all"),
        git("ls-files", "-o", "--exclude-standard", "-z")
      ]);
      const failed = [tracked, changed, untracked].find(({ ok }) => !ok);
      if (failed) throw new UserError(`The working tree could not be read: ${failed.complaint}.`);
      const ids = blobsIn(tracked.out);
      const others = [...changed.out.split("\0"), ...untracked.out.split("\0")].filter((path) => path !== "");
      for (const path of others) ids.delete(path);
      const onDisk = treeOnDisk(cwd, others);
      const idOf = (path) => ids.get(path) ?? onDisk.idOf(path);
      const read = async (paths) => {
        const inGit = await texts(paths.flatMap((path) => ids.get(path) ?? []));
        const there = await onDisk.read(paths);
        let at = 0;
        return paths.map((path, index) => ids.has(path) ? inGit[at++] : there[index]);
      };
      return { paths: [...ids.keys(), ...others].sort(), idOf, read };
    },
    close: () => void opened?.then((blobs) => blobs.close())
  };
}
function blobsIn(list) {
  const ids = /* @__PURE__ */ new Map();
  for (const line of list.split("\0")) {
    const [, inTree, inIndex, path] = /^100\d+ (?:blob (\w+)|(\w+) 0)\t(.*)$/s.exec(line) ?? [];
    const id = inTree ?? inIndex;
    if (id !== void 0 && path !== void 0) ids.set(path, id);
  }
  return ids;
}

// src/read/beside.ts
import { existsSync as existsSync4 } from "node:fs";
import { basename as basename3, dirname as dirname3, join as join2 } from "node:path";

// src/parse/code-beside.ts
async function readCodeBeside(path, text2) {
  if (languageOf(path) === "python") return (await import("./tool-code.js")).readPythonTool(path, text2);
  return (await import("./source-and-pages.js")).readToolCode(path, text2);
}

// src/read/neighbours.ts
import { readdirSync as readdirSync2 } from "node:fs";
import { basename as basename2 } from "node:path";
var MOST_BYTES4 = 1e6;
var MOST_NAMES = 5e3;
function openNeighbours({ path, absolute: absolute2 }, disk = diskWith(), texts = /* @__PURE__ */ new Map()) {
  const folder = parentOf(absolute2);
  const top = absolute2.endsWith(`/${path}`) ? absolute2.slice(0, -path.length - 1) : folder;
  const asked = /* @__PURE__ */ new Set();
  const shown = (file) => isInside(top, file) && top !== folder ? file.slice(inFolder(top, "").length) : siblingOf(path, folder, file);
  const read = (file) => {
    if (!isInside(top, file) || leadsOut(file, top, top)) return void 0;
    const name = shown(file);
    asked.add(name);
    const found = disk.exists(file) ? disk.read(file, { maxBytes: MOST_BYTES4 }) : void 0;
    if (!found || !("text" in found)) return void 0;
    texts.set(name, found.text);
    return { file: name, text: found.text };
  };
  let names;
  let packages;
  return {
    texts,
    asked,
    get names() {
      return names ??= namesIn(folder);
    },
    get packages() {
      return packages ??= packagesAround(folder, top, read);
    },
    get origin() {
      return originOf2(absolute2);
    },
    list(name) {
      const listed = absolutePath(folder, name);
      return isInside(top, listed) && !leadsOut(listed, top, top) ? namesIn(listed) : [];
    },
    has(name) {
      const file = absolutePath(folder, name);
      if (!isInside(top, file) || leadsOut(file, top, top)) return "unknown";
      asked.add(shown(file));
      return disk.exists(file) ? "yes" : isIgnored2(file, top) ? "unknown" : "no";
    },
    read: (name) => read(absolutePath(folder, name))
  };
}
var siblingOf = (path, folder, file) => path.slice(0, path.lastIndexOf("/") + 1) + file.slice(inFolder(folder, "").length);
function namesIn(folder) {
  try {
    const names = readdirSync2(folder);
    return names.length > MOST_NAMES ? [] : names;
  } catch {
    return [];
  }
}
function isIgnored2(file, top) {
  const scopeOf = scopeFinder(top);
  for (let at = file; at !== top && isInside(top, at); at = parentOf(at)) {
    const folder = parentOf(at);
    if (ignoringRule(scopeOf(folder), inFolder(folder, ""), basename2(at), at !== file)) return true;
  }
  return false;
}
function originOf2(absolute2) {
  const git = gitTop(parentOf(absolute2));
  const config = git === void 0 ? void 0 : readText(inFolder(git, ".git/config"), { maxBytes: MOST_BYTES4 });
  if (!config || !("text" in config)) return void 0;
  const section = config.text.split(/^\[/m).find((each) => each.startsWith('remote "origin"]')) ?? "";
  return repositoryOf(/^[\t ]*url[\t ]*=[\t ]*(\S+)/m.exec(section)?.[1] ?? "");
}
function packagesAround(folder, top, read) {
  for (let at = folder; ; at = parentOf(at)) {
    const projects = at === folder ? namesIn(at).filter((name) => name.endsWith(".csproj")) : [];
    const found = [...Object.keys(READERS), ...projects].flatMap((name) => {
      const file = read(inFolder(at, name));
      const reader = READERS[name] ?? readProject;
      const facts = file && reader(file);
      return facts ? [{ ...facts, title: name, isBeside: at === folder, at: { file: file.file, start: 0, end: 0 } }] : [];
    });
    if (found.length > 0 || at === top || !isInside(top, at)) return found;
  }
}
var READERS = {
  "package.json": readPackageJson,
  "pyproject.toml": readPyproject,
  "Cargo.toml": readCargo
};
function readPackageJson({ file, text: text2 }) {
  const root = parseJson(file, text2)?.roots[0];
  if (root?.kind !== "object") return void 0;
  const written = (node) => node?.kind === "string" ? { value: node.value, start: node.start, end: node.end, file } : void 0;
  const repository = get(root, "repository");
  const isTrue = (key) => {
    const node = get(root, key);
    return node?.kind === "boolean" && node.value;
  };
  return {
    kind: "npm",
    name: written(get(root, "name")),
    version: written(get(root, "version")),
    mcpName: written(get(root, "mcpName")),
    repository: written(text(repository) === void 0 ? get(repository, "url") : repository),
    isPrivate: isTrue("private") || has(root, "workspaces") === "yes",
    isOfServer: ["dependencies", "devDependencies", "peerDependencies"].some((key) => {
      const names = get(root, key);
      return names?.kind === "object" && names.entries.some((each) => /mcp|modelcontextprotocol/i.test(each.key));
    })
  };
}
function tableOf(text2, name) {
  const found = new RegExp(`^\\[${name}\\][ \\t]*(?:#.*)?\\r?\\n`, "m").exec(text2);
  if (!found) return void 0;
  const start = found.index + found[0].length;
  const end = text2.slice(start).search(/^\[/m);
  return { start, text: end < 0 ? text2.slice(start) : text2.slice(start, start + end) };
}
function keyOf({ file }, table, key) {
  const found = table && new RegExp(`^${key}[ \\t]*=[ \\t]*(["'])([^"'\\\\\\n]*)\\1[ \\t]*(?:#.*)?\\r?$`, "m").exec(table.text);
  if (!found) return void 0;
  const at = table.start + found.index + found[0].indexOf(found[1]);
  return { value: found[2], start: at, end: at + found[2].length + 2, file };
}
function listOf(table, key) {
  const start = table.search(new RegExp(`^${key}[ \\t]*=`, "m"));
  return start < 0 ? "" : table.slice(start).split("]", 1)[0];
}
function readPyproject(given) {
  const project = tableOf(given.text, "project") ?? tableOf(given.text, "tool\\.poetry");
  if (!project) return void 0;
  const urls = tableOf(given.text, "project\\.urls");
  return {
    kind: "pypi",
    name: keyOf(given, project, "name"),
    version: keyOf(given, project, "version"),
    readme: keyOf(given, project, "readme")?.value,
    repository: keyOf(given, urls, `["']?[Rr]epository["']?`) ?? keyOf(given, project, "repository"),
    isPrivate: listOf(project.text, "classifiers").includes("Private ::"),
    isOfServer: /["'](?:fast)?mcp\b|["']mcp-server|modelcontextprotocol/i.test(given.text)
  };
}
function readCargo(given) {
  const crate = tableOf(given.text, "package");
  if (!crate) return void 0;
  return {
    kind: "cargo",
    name: keyOf(given, crate, "name"),
    version: keyOf(given, crate, "version"),
    repository: keyOf(given, crate, "repository"),
    isPrivate: /^publish\s*=\s*false/m.test(crate.text),
    isOfServer: /^(?:rmcp|mcp[\w-]*)\s*=/m.test(given.text)
  };
}
function readProject({ file, text: text2 }) {
  const written = (tag) => {
    const found = new RegExp(`<${tag}>\\s*([^<>$\\s]+)\\s*</${tag}>`).exec(text2);
    if (!found) return void 0;
    const start = found.index + found[0].indexOf(found[1]);
    return { value: found[1], start, end: start + found[1].length, file };
  };
  return {
    kind: "nuget",
    name: written("PackageId"),
    version: written("PackageVersion") ?? written("Version"),
    readme: written("PackageReadmeFile")?.value,
    repository: written("RepositoryUrl"),
    isPrivate: /<IsPackable>\s*false/i.test(text2),
    isOfServer: /ModelContextProtocol/.test(text2)
  };
}

// src/read/beside.ts
var existsOnDisk = ({ absolute: absolute2 }) => existsSync4(absolute2);
function besideCandidates({ absolute: absolute2, path }, formats) {
  const name = basename3(absolute2);
  const siblings = formats.flatMap(({ standsBeside }) => standsBeside?.name === name ? standsBeside.siblings : []);
  return siblings.map((sibling) => ({
    absolute: join2(dirname3(absolute2), sibling),
    path: path.slice(0, -name.length) + sibling
  }));
}
function isNextToItsCode(file, formats, exists) {
  return besideCandidates(file, formats).some(exists);
}
async function filesAround(file, formats, rules, disk = diskWith(), texts, open = openNeighbours) {
  if (!askForFiles(rules)) return void 0;
  const neighbours2 = open(file, disk, texts);
  const [only, ...others] = besideCandidates(file, formats).filter(({ absolute: absolute2 }) => disk.exists(absolute2));
  const code = only && others.length === 0 ? neighbours2.read(basename3(only.absolute)) : void 0;
  const toolCode = code && await readCodeBeside(code.file, code.text);
  return { neighbours: neighbours2, others: neighbours2.texts, ...toolCode && { toolCode } };
}
var askForFiles = remembered(
  (rules) => [...rules.values()].some(({ rule }) => rule.needs?.includes("files"))
);

// src/read/left-alone.ts
var REASONS = {
  test: "test code or a fixture, linted only if you name it",
  bundle: "bundle or build output, linted only if you name it",
  scaffold: "scaffold with placeholders, linted only if you name it",
  skill: "skill of a coding assistant, linted only if you name it",
  declaration: "declaration of types, linted only if you name it",
  aside: "documentation or another supporting file (benchmark, helper script, old copy), linted only if you name it",
  unreached: "module that no file of the repository imports, linted only if you name it"
};
function whyLeftAlone(file, text2, config, { unreached, exists = existsOnDisk } = {}) {
  if (file.named) return void 0;
  const kind = kindOf2(file, text2, exists) ?? (unreached?.has(file.absolute, text2) ? "unreached" : void 0);
  if (kind === void 0) return void 0;
  const { foundBy = "." } = file;
  const patterns = [...config.filePatterns(file.path), ...isGlob(foundBy) ? [foundBy] : []];
  const isAsked = [foundBy, ...patterns].some((asked) => ASKS_FOR[kind](asked)) || patterns.some((pattern) => namesFile(pattern));
  return isAsked ? void 0 : REASONS[kind];
}
function namesFile(pattern) {
  const name = pattern.slice(pattern.lastIndexOf("/") + 1);
  return name !== "" && !isGlob(name);
}
var segmentsOf = (asked) => asked.split(/[/{},]/);
var ASKS_FOR = {
  test: (asked) => segmentsOf(asked).some(
    (each) => TEST_FOLDER.test(each) || TEST_NAME.test(each) || MOCK_NAME.test(each) || /^specs?$/i.test(each)
  ),
  bundle: (asked) => segmentsOf(asked).some((each) => /^(?:dist|build|out|bundles?)$|\.(?:min|bundle)\./i.test(each)),
  scaffold: (asked) => isTemplate(`${asked}/`),
  skill: (asked) => /(?:^|\/)(?:skills|\.(?:claude|cursor|agents?))(?:\/|$)/.test(asked),
  declaration: isDeclaration,
  aside: (asked) => segmentsOf(asked).some(
    (each) => [DOCUMENTS, MEASURES, LEFTOVERS, ARCHIVE, LEFTOVER, TRIAL, ASIDE_SCRIPT].some((aside) => aside.test(each))
  ),
  unreached: (asked) => asked !== "."
};
function kindOf2({ path, absolute: absolute2 }, text2, exists) {
  const language = languageOf(path);
  if (isSkill(path) || belongsToSkill(path, absolute2, exists)) return "skill";
  if (isTest(path, text2) || isCode(language) && importsTestLibrary(text2)) return "test";
  if (isDeclaration(path)) return "declaration";
  if (isCode(language) ? isAside(path, text2) : isMeasured(path)) return "aside";
  if (isEmitted({ path, absolute: absolute2 }, exists)) return "bundle";
  if (isCode(language) && (isBuilt(path) || isBundle(text2, language === "html", path))) return "bundle";
  if (/\{\{|<%/.test(path) || isTemplate(path) && hasPlaceholders(text2)) return "scaffold";
  return void 0;
}
var DOCUMENTS = /^(?:(?:docs?|documentation)(?:-(?:web)?site)?|playgrounds?)$/i;
var DOCUMENTS_SITE = /^(?:docs?|documentation)-(?:web)?site$/i;
var MEASURES = /^(?:(?:.+[-_])?evals|eval|evaluations?|bench|benchmarks?|benchmarking|snapshots?|\.storybook|\.meta)$/i;
var ASIDE_SCRIPT = /^(?:bench(?:marks?)?|evals?|playground|test|debug|demo|try|smoke|gen(?:erate)?-docs?|docs?)(?:[-_.].*)?\.[mc]?[jt]sx?$/i;
function isAmong(folders, pattern, product) {
  const at = folders.findIndex((folder) => pattern.test(folder));
  return at >= 0 && !folders.slice(0, at).some((folder) => product.test(folder));
}
function isAside(path, text2) {
  const folders = path.split("/");
  const name = folders.pop();
  if (folders.some((folder) => DOCUMENTS_SITE.test(folder))) return true;
  if (isAmong(folders, DOCUMENTS, PUBLISHED) || isAmong(folders, MEASURES, SOURCE)) return true;
  if (isAmong(folders, LEFTOVERS, SOURCE) || ARCHIVE.test(folders[0] ?? "") || LEFTOVER.test(name)) return true;
  const isBeside = !folders.some((folder) => SOURCE.test(folder));
  if (folders.length < 2 && folders[0] !== "src" && WRITES_DOCUMENTS.test(name)) return true;
  const scripts = folders.findIndex((folder) => /^scripts?$/.test(folder));
  if (scripts < 0) return isBeside && TRIAL.test(name);
  const isTrial = [name, ...folders.slice(scripts + 1).map((folder) => `${folder}.js`)].some(
    (each) => ASIDE_SCRIPT.test(each)
  );
  return isBeside && (isTrial || text2 !== "" && !SERVES3.test(text2));
}
var isMeasured = (path) => isAmong(path.split("/").slice(0, -1), MEASURES, SOURCE);
var SERVES3 = /\b(?:from|import|require\()\s*\(?['"][^'"\n]*mcp|tools\/list/i;
var WRITES_DOCUMENTS = /^gen(?:erate)?-(?:[a-z]+-){1,3}docs?\.[mc]?[jt]sx?$/i;
var LEFTOVERS = /^(?:archived|deprecated|obsolete|unused|attic|_?old)$/i;
var ARCHIVE = /^archive$/i;
var LEFTOVER = /[-_.](?:old|deprecated|unused)\.[mc]?[jt]sx?$|\.(?:bak|backup|orig|original)\.[mc]?[jt]sx?$|^te?mp-.*\.[mc]?[jt]sx?$/i;
var TRIAL = /^(?:test|debug|bench(?:mark)?)[-_.].*\.[mc]?js$/i;
var SOURCE = /^(?:src|source|lib|app|tools?|mcp|handlers?|commands?|actions?|operations?|modules?|domains?|features?)$/i;
var PUBLISHED = new RegExp(`${SOURCE.source}|^(?:apps|packages?|servers?|plugins?|extensions?)$`, "i");
function isSkill(path) {
  if (configOf(path) !== void 0) return false;
  return /(^|\/)(?:\.(?:claude|cursor|agents?)\/|\.[\w-]{1,80}\/(?:.{1,400}\/)?skills\/)/.test(path);
}
function belongsToSkill(path, absolute2, exists) {
  const [found] = /^(?:.*\/)?skills\/[^/]+\//.exec(path) ?? [];
  if (found === void 0 || !absolute2.endsWith(path)) return false;
  const skill = `${found}SKILL.md`;
  return exists({ path: skill, absolute: absolute2.slice(0, -path.length) + skill });
}
function isDeclaration(path) {
  return /\.d\.[mc]?ts$/i.test(path);
}
function isBuilt(path) {
  return /\.(?:min|bundle)\.[mc]?[jt]sx?$/i.test(path) || /(^|\/)(?:dist|build)\//.test(path) && /\.[mc]?jsx?$/i.test(path);
}
function isEmitted({ path, absolute: absolute2 }, exists) {
  const [, kind] = /\.([mc]?)jsx?$/i.exec(path) ?? [];
  if (kind === void 0) return false;
  const source = (name) => name.replace(/\.[mc]?jsx?$/i, "");
  return [`.${kind}ts`, ...kind === "" ? [".tsx"] : []].some(
    (ending) => exists({ path: source(path) + ending, absolute: source(absolute2) + ending })
  );
}
var BUNDLER_MARKS = [
  /\b__webpack_(?:require__|modules__|exports__)\b\s*[.(=,[]/,
  /^(?:var|let|const) __(?:defProp|commonJS|toESM|getOwnPropNames|export)\s*=/m,
  /^\/\/ node_modules\/\S+$/m,
  /^\/\/#region (?:\.\.\/)*node_modules\//m,
  /\b__vite__mapDeps\b|\bparcelRequire[\w$]*\s*[=(]/,
  /^\/\/ @bun\b/m,
  /^(?:"use strict"; ?|'use strict'; ?)?Object\.defineProperty\(exports, ["']__esModule["'], ?\{/m,
  /^\/\/# sourceMappingURL=\S+\s*$/m
];
var LONG_LINE = 1e3;
var MOST_SHORT_LINES = 20;
var MOST_WRITTEN = 5e4;
var MINIFIED = /[;})](?:var|let|const|function|return|if|for|class|import|export|async)\b|[;,{(](?:[a-z$_]{1,2})=|=>\{/g;
function isBundle(text2, isPage, path) {
  if (!isPage) return /\.(?:[mc]?js|jsx)$/i.test(path) && isBundled(text2);
  const scripts = text2.split(/<script\b/i).slice(1);
  const own = scripts.map((code) => code.split(/<\/script/i, 1)[0]).filter((code) => code.length >= LONG_LINE);
  return own.length > 0 && own.every(isBundled);
}
function isBundled(code) {
  if (BUNDLER_MARKS.some((mark) => mark.test(code))) return true;
  let long = 0;
  let short = 0;
  for (const line of code.split("\n")) {
    if (line.length >= LONG_LINE && isMinified(line)) long += line.length;
    else if (/^\s*[^\s*/]/.test(line)) short++;
  }
  if (long > MOST_WRITTEN || short < MOST_SHORT_LINES) return long > code.length / 2;
  return long > code.length * 0.9 && long / short > LONG_LINE;
}
var isMinified = (line) => (line.match(MINIFIED)?.length ?? 0) > line.length / 200;
function isTemplate(path) {
  return /(^|\/)_?(?:templates?|scaffold(?:s|ing)?|skeletons?|boilerplates?|generators?|stubs|cookiecutter[\w-]*)(\/|$)|(^|\/)(?:template|create)-[\w-]+\//i.test(
    path
  );
}
var PLACEHOLDERS = [
  /<%[-=]?[^%\n]*%>/,
  /\b(?:name|title|version|id)['"]?\s*[:=]\s*['"`][^'"`\n]*(?:\{\{[^{}\n]+\}\}|__[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*__)/,
  /^[ \t]*\{\{[#/]?[a-z][\w .-]*\}\}[ \t]*$/im,
  /(?:from|import|require\()\s*['"][^'"\n]*(?:\{\{[^{}\n]+\}\}|__[A-Z][A-Z0-9_]*__)/,
  /\b(?:class|function|const)\s+[\w$]*(?:\{\{[^{}\n]+\}\}|__[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*__)/
];
function hasPlaceholders(text2) {
  return PLACEHOLDERS.some((placeholder) => placeholder.test(text2));
}

// src/parse/root-keys.ts
function rootKeysOf(text2, language) {
  return language === "yaml" ? rootKeysOfYaml(text2) : rootKeysOfJson(text2);
}
function rootKeysOfJson(text2) {
  let at = skip(BLANKS, text2, text2.startsWith("\uFEFF") ? 1 : 0);
  if (text2[at] === "[") return "array";
  if (text2[at] !== "{") return void 0;
  const keys = /* @__PURE__ */ new Set();
  do {
    const start = skip(BLANKS, text2, at + 1);
    const end = skip(STRING, text2, start);
    const key = text2.slice(start + 1, end - 1);
    const colon = skip(BLANKS, text2, end);
    if (end === start || key.includes("\\") || text2[colon] !== ":") return void 0;
    keys.add(key);
    const value = skip(BLANKS, text2, colon + 1);
    const behind = isOneOf(text2[value], "{[") ? containerEnd(text2, value) : skip(SCALAR, text2, value);
    if (behind === value) return void 0;
    at = skip(BLANKS, text2, behind);
  } while (text2[at] === ",");
  return text2[at] === "}" && skip(BLANKS, text2, at + 1) === text2.length ? (key) => keys.has(key) : void 0;
}
var BLANKS = /[ \n\r\t]*/y;
var STRING = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"/y;
var SCALAR = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"|true|false|null|-?\d[\d.eE+-]*/y;
function skip(pattern, text2, at) {
  pattern.lastIndex = at;
  return pattern.test(text2) ? pattern.lastIndex : at;
}
var isOneOf = (character, all) => character !== void 0 && all.includes(character);
var QUOTE = 34;
var BACKSLASH = 92;
var OPEN = [91, 123];
var CLOSE = [93, 125];
function containerEnd(text2, start) {
  let depth = 0;
  for (let at = start; at < text2.length; at++) {
    const code = text2.charCodeAt(at);
    if (code === QUOTE) {
      at = closingQuote(text2, at + 1);
      if (at < 0) return start;
    } else if (code === OPEN[0] || code === OPEN[1]) depth++;
    else if ((code === CLOSE[0] || code === CLOSE[1]) && --depth === 0) return at + 1;
  }
  return start;
}
function closingQuote(text2, from) {
  for (let at = text2.indexOf('"', from); at >= 0; at = text2.indexOf('"', at + 1)) {
    let before = at;
    while (text2.charCodeAt(before - 1) === BACKSLASH && before > from) before--;
    if ((at - before) % 2 === 0) return at;
  }
  return -1;
}
function rootKeysOfYaml(text2) {
  if (NOT_PLAIN.test(text2)) return void 0;
  const starts = text2.split(/^---(?=\s)/m).map((document) => {
    const start = skip(BEFORE_CONTENT, document, 0);
    return document.startsWith("\uFEFF", start) ? document[start + 1] : document[start];
  });
  if (starts.length === 1 && starts[0] === "-") return "array";
  const isClear = starts.every((start) => start === void 0 || !isOneOf(start, " 	#-"));
  return isClear ? (key) => new RegExp(`^\\ufeff?["']?${key}["']?[ \\t]*:`, "m").test(text2) : void 0;
}
var NOT_PLAIN = /^\ufeff?(?:[?&!*%{[|>`@\t]|<<|\.\.\.|"[^"\n]*\\|---[ \t]+[^\s#])/m;
var BEFORE_CONTENT = /(?:[ \t\r]*(?:#[^\n]*)?\n)*/y;

// src/read/worth-parsing.ts
function isWorthReading({ path, named }, config) {
  return named || !isLockFile(path) || config.format(path) !== void 0;
}
function worthOf(file, text2, config, { formats, unreached, exists = existsOnDisk }) {
  const { path, named } = file;
  const language = languageOf(path);
  const isMapped = config.format(path) !== void 0;
  const isOurs = isMapped || named;
  const isNextToCode = () => isNextToItsCode(file, formats, exists);
  const hasWords = isCode(language) ? mayHoldTools(path, text2) : hasRequiredWords(text2, formats);
  if (!hasWords && (isCode(language) ? !isMapped : !isOurs && !ESCAPED_WORD.test(text2) && !isNextToCode()))
    return not(NO_FORMAT, named);
  const reason2 = isMapped ? void 0 : whyLeftAlone(file, text2, config, { unreached, exists });
  if (reason2 !== void 0) return not(reason2, !isCommonConfigFile(path));
  if (!isOurs && (language === "json" || language === "yaml") && !mayHaveRoot(text2, language, formats)) {
    const isNone = !isTraceOf(formats, text2) || language === "json" && isJson(text2);
    if (isNone && !isNextToCode()) return not(NO_FORMAT, false);
  }
  if (language === void 0 && !/^\s*[[{]/.test(text2)) return not("not a kind of file that holds manifests", isOurs);
  return { isWorthParsing: true, hasWords };
}
var not = (reason2, isReported) => ({ isWorthParsing: false, reason: reason2, isReported });
var WORTH_A_LOOK = 2e4;
function mayHaveRoot(text2, language, formats) {
  const isSmall = language === "json" && text2.length < WORTH_A_LOOK;
  const hasKey = isSmall ? void 0 : rootKeysOf(text2, language);
  if (hasKey === void 0) return true;
  if (hasKey === "array") return formats.some(({ items: items2 = [] }) => items2.some((word) => text2.includes(word)));
  return formats.some(({ rootKeys }) => rootKeys.some((group) => group.every(hasKey)));
}
function isJson(text2) {
  try {
    JSON.parse(text2);
    return true;
  } catch {
    return false;
  }
}
var ESCAPED_WORD = /\\(?:u00|x)(?:5[fF]|[46][1-9a-fA-F]|[57][0-9aA])/;
function hasRequiredWords(text2, formats) {
  return formats.some(({ requiredWords }) => requiredWords.some((group) => group.every((word) => text2.includes(word))));
}
var COMMON_CONFIG_FILES = /* @__PURE__ */ new Set([
  ...LOCK_FILES,
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
  "package.json",
  "plugin.json",
  "pnpm-workspace.yaml",
  "project.json",
  "server.json",
  "tsconfig.json",
  "turbo.json",
  "vercel.json"
]);
function isCommonConfigFile(path) {
  const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  return COMMON_CONFIG_FILES.has(name) || /^tsconfig\.[^/]*json$/.test(name) || name.endsWith(".schema.json");
}

// src/read/open-document.ts
async function openDocument(file, text2, { clients, comments, dialect, limits, ...config }, { formats, imports, around, timeLimit: timeLimit2, exists = existsOnDisk, prepare = same }) {
  const { path } = file;
  const format = config.format(path);
  const limit = limitFor(file, text2, timeLimit2);
  const parsed = await timed(
    "parse",
    () => parse(path, text2, { comments, format, limits, imports, ...limit && { timeLimit: limit } })
  );
  const document = prepare(around ? { ...parsed, ...around } : parsed);
  const isBroken = isCode(languageOf(path)) && document.faults.length > 0 && document.roots.length === 0;
  const isSnapshot = file.isSnapshot === true || isToolSnapshot(path);
  const isNamed = (file.named || isSnapshot) && !isCommonConfigFile(path);
  const recogniseAs = (named) => {
    const servers = config.servers(path);
    const hints = { format, named, servers, dialect, clients, packages: imports?.packages };
    const work = () => recogniseDocument(document, formats, hints);
    return limit ? limit(work, TOO_SLOW) : work();
  };
  const first = recogniseAs(isNamed || isBroken);
  const isUnknown = !isNamed && isUnrecognised(first.recognition.skipped);
  return isUnknown && isNextToItsCode(file, formats, exists) ? recogniseAs(true) : first;
}
var same = (document) => document;
var TOO_SLOW = "Checking it took more than 10 seconds.";
var MOST_UNWATCHED = 5e4;
function limitFor({ path }, text2, timeLimit2) {
  return text2.length > MOST_UNWATCHED || languageOf(path) === "json5" ? timeLimit2 : void 0;
}

// src/read/unreached.ts
import { readdirSync as readdirSync3 } from "node:fs";
var MOST_FILES = 5e3;
var LONGEST_CONFIG = 5e4;
function unreachedIn(workspace, read, listed = folderOf) {
  const folders = /* @__PURE__ */ new Map();
  const mentions = /* @__PURE__ */ new Map();
  const inFolders = /* @__PURE__ */ new Map();
  const uses = /* @__PURE__ */ new Map();
  const leading = /* @__PURE__ */ new Map();
  const served = /* @__PURE__ */ new Map();
  const folderAt = (path) => known(folders, path, listed);
  const mentionsOf = (file) => known(mentions, file, () => {
    const found = read(file, { maxBytes: codeLanguageOf(file) ? LARGEST_IMPORT : LONGEST_CONFIG });
    const inside = file.slice(workspace.length + 1);
    return "text" in found && !CODE_LANGUAGES.some(({ modules: modules3 }) => modules3.isTest(inside, found.text)) ? mentionsIn3(file, found.text) : NONE;
  });
  const usedIn = (file) => known(uses, file, () => {
    const { usesIn, mentionsIn: own, takesAll, passedOnIn } = codeLanguageOf(file)?.modules ?? {};
    const found = read(file, { maxBytes: LARGEST_IMPORT });
    if (!usesIn || !("text" in found)) return void 0;
    const left = usesIn(found.text);
    const passedOn = new Set(passedOnIn?.(found.text).join("\n").match(WORDS2));
    return { names: own(left).names, words: new Set(left.match(WORDS2)), takesAll: takesAll(left), passedOn };
  });
  const startsIn = (file) => {
    const found = read(file, { maxBytes: LARGEST_IMPORT });
    return "text" in found && importingLanguageOf(file).modules.starts?.(found.text) === true;
  };
  const allIn = (folder) => known(inFolders, folder, () => together([...folderAt(folder).files].map(mentionsOf)));
  function* nearestFirst(folder) {
    let done;
    for (let top = folder; isInside(workspace, top); top = parentOf(top)) {
      const open = [top];
      for (let at = open.pop(); at !== void 0; at = open.pop()) {
        if (at === done) continue;
        yield at;
        append(open, folderAt(at).inner);
      }
      if (top === workspace) return;
      done = top;
    }
  }
  function* leadingTo(absolute2, module, home) {
    for (const folder of nearestFirst(parentOf(absolute2)))
      for (const file of folderAt(folder).files) {
        const { names, isOpen } = mentionsOf(file);
        if (file !== absolute2 && (names.has(module) || isOpen && isInside(home, file))) yield file;
      }
  }
  function isServed(home, from) {
    for (const folder of nearestFirst(from)) {
      if (!isInside(home, folder)) return false;
      if ([...folderAt(folder).files].some((file) => mentionsOf(file).serves)) return true;
    }
    return false;
  }
  function isNamedSomewhere(absolute2, name, passing) {
    for (const folder of nearestFirst(parentOf(absolute2)))
      for (const file of folderAt(folder).files) {
        const used = file === absolute2 || mentionsOf(file) === NONE ? void 0 : usedIn(file);
        if (used && (used.words.has(name) || passing.some((module) => used.names.has(module)))) return true;
      }
    return false;
  }
  let isLarge;
  function isTooLarge() {
    let count = 0;
    for (const folder of nearestFirst(workspace)) if ((count += folderAt(folder).files.size) > MOST_FILES) return true;
    return false;
  }
  function homeOf(folder, described) {
    for (let at = folder; isInside(workspace, at); at = parentOf(at)) {
      if (described.some((name) => folderAt(at).files.has(inFolder(at, name)))) return at;
      if (at === workspace) break;
    }
    return void 0;
  }
  return {
    has(absolute2, text2) {
      const language = codeLanguageOf(absolute2);
      return language?.modules.onlyHasTools(absolute2, text2) === true && this.leadsNowhere(absolute2);
    },
    leadsNowhere(absolute2) {
      if (!isInside(workspace, absolute2)) return false;
      const own = parentOf(absolute2);
      const { packages, nameOf: nameOf2 } = importingLanguageOf(absolute2).modules;
      const home = homeOf(own, packages);
      if (home === void 0 || (isLarge ??= isTooLarge())) return false;
      const name = nameOf2(absolute2);
      let isServed2 = false;
      let seen = 0;
      for (const folder of nearestFirst(own)) {
        const { names, open, serving } = allIn(folder);
        const self = folder === own && folderAt(own).files.has(absolute2) ? mentionsOf(absolute2) : NONE;
        if ((names.get(name) ?? 0) > Number(self.names.has(name))) return false;
        if (isInside(home, folder)) {
          if (open > Number(self.isOpen)) return false;
          isServed2 ||= serving > Number(self.serves);
        } else if (!isServed2) return false;
        seen += folderAt(folder).files.size;
        if (seen > MOST_FILES) return false;
      }
      return isServed2;
    },
    isUnused(absolute2, name) {
      const { packages, nameOf: nameOf2, usesIn, isOfTools } = importingLanguageOf(absolute2).modules;
      const home = isInside(workspace, absolute2) ? homeOf(parentOf(absolute2), packages) : void 0;
      if (!usesIn || home === void 0 || (isLarge ??= isTooLarge())) return false;
      const module = nameOf2(absolute2);
      let isImported = false;
      let isProgram;
      const passing = [];
      for (const file of known(leading, absolute2, () => repeatable(leadingTo(absolute2, module, home)))) {
        const { names, isOpen } = mentionsOf(file);
        if (!codeLanguageOf(file) && (isProgram ??= startsIn(absolute2))) continue;
        const used = usedIn(file);
        if (used === void 0 || used.names.has(module) || used.words.has(name) || isOpen && used.takesAll)
          return false;
        isImported ||= names.has(module);
        if (!used.passedOn.has(name)) continue;
        if (AT_TOP.test(file.slice(home.length + 1))) return false;
        passing.push(nameOf2(file));
      }
      if (passing.length > 0 && isNamedSomewhere(absolute2, name, passing)) return false;
      const hasServer = known(served, parentOf(absolute2), (from) => isServed(home, from));
      if (isImported || !hasServer) return hasServer;
      const isForOthers = AT_TOP.test(absolute2.slice(home.length + 1)) && !(isProgram ?? startsIn(absolute2));
      return !isForOthers && isOfTools(name);
    },
    listsTools(absolute2) {
      const { packages } = importingLanguageOf(absolute2).modules;
      const home = isInside(workspace, absolute2) ? homeOf(parentOf(absolute2), packages) : void 0;
      if (home === void 0 || (isLarge ??= isTooLarge())) return false;
      for (const folder of nearestFirst(home)) {
        if (!isInside(home, folder)) return false;
        if ([...folderAt(folder).files].some((each) => mentionsOf(each).listsTools)) return true;
      }
      return false;
    },
    forget(absolute2) {
      uses.delete(absolute2);
      mentions.delete(absolute2);
      for (const each of [inFolders, folders, leading, served]) each.clear();
    }
  };
}
function together(all) {
  const names = /* @__PURE__ */ new Map();
  for (const each of all) for (const name of each.names) names.set(name, (names.get(name) ?? 0) + 1);
  const open = all.filter(({ isOpen }) => isOpen).length;
  return { names, open, serving: all.filter(({ serves }) => serves).length };
}
var WORDS2 = /[\w$]+/g;
var AT_TOP = /^(?:(?:src|source|lib)\/)?[^/]+$/;
var NONE = { names: /* @__PURE__ */ new Set(), isOpen: false, serves: false };
function folderOf(path) {
  const files = /* @__PURE__ */ new Set();
  const inner = [];
  for (const each of entriesOf(path)) {
    if (each.isDirectory() && !NOT_SOURCE.test(each.name)) inner.push(inFolder(path, each.name));
    else if (each.isFile() && mayNameModules(each.name)) files.add(inFolder(path, each.name));
  }
  return { files, inner };
}
function entriesOf(folder) {
  try {
    return readdirSync3(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
var NOT_SOURCE = /^(?:node_modules|\.git|dist|build|out|coverage|\.next|\.turbo|\.wrangler|\.?venv|__pycache__|site-packages)$/;
var NAMES_FILES = /\.(?:json|jsonc|ya?ml|toml|cfg|html|vue|svelte|astro|sh|mk)$|^(?:requirements\.(?:txt|in)$|Pipfile$|Dockerfile|Makefile|Procfile)/i;
var mayNameModules = (name) => codeLanguageOf(name) !== void 0 || NAMES_FILES.test(name);
function mentionsIn3(file, text2) {
  if (isLockFile(file)) return NONE;
  const language = codeLanguageOf(file);
  if (language) return language.modules.mentionsIn(text2);
  const names = new Set(CODE_LANGUAGES.flatMap((each) => [...each.modules.settingsMention(file, text2)]));
  return { names, isOpen: file.endsWith("/package.json") && NAMES_FOLDERS.test(text2), serves: false };
}
var NAMES_FOLDERS = /"\.?\/[^"*\n]*\*[^"\n]*":/;

// src/sql/in-thread.ts
import { createRequire } from "node:module";
var PATIENCE_MS = 250;
function createInThreadSql(patience = PATIENCE_MS) {
  let doJob;
  let loading;
  let isUsable = true;
  const load = async () => {
    try {
      const { openSqlite } = createRequire(import.meta.url)(ownFile("sqlite-node.cjs"));
      doJob = await openSqlite();
    } catch {
      isUsable = false;
    }
  };
  return {
    run(job) {
      if (!doJob || !isUsable || !isCheap(job)) return void 0;
      const taken = stopwatch();
      try {
        const result = doJob(job, () => {
          if (taken().worked >= patience) throw new Error("The statements take too long.");
        });
        return { result };
      } catch {
        isUsable = false;
        return void 0;
      }
    },
    begin: (job) => isUsable && isCheap(job) ? loading ??= load() : void 0
  };
}
var LONGEST2 = 5e3;
var MOST_SELECTS = 4;
var MULTIPLIES = /\b(?:with|view|trigger)\b/i;
var COMPUTES = /\b(?:as|generated)\b/i;
function isCheap({ steps }) {
  let length = 0;
  return steps.every(({ sql, run: run2 }) => {
    length += sql.length;
    if (length > LONGEST2 || MULTIPLIES.test(sql) || run2 && COMPUTES.test(sql)) return false;
    return (sql.match(/\bselect\b/gi)?.length ?? 0) <= MOST_SELECTS;
  });
}

// src/read/time-limit.ts
import { createContext, Script } from "node:vm";
var script = new Script("work()");
var MORE_TIME = 4;
function timeLimit(milliseconds) {
  let context;
  const run2 = (work, timeout) => {
    context ??= createContext({});
    const outer = context.work;
    try {
      context.work = work;
      return script.runInContext(context, { timeout });
    } finally {
      context.work = outer;
    }
  };
  const stopped = /* @__PURE__ */ new WeakSet();
  const stop = (tooLong, whose) => {
    if (whose) stopped.add(whose);
    return new Unreadable(tooLong);
  };
  return (work, tooLong, whose) => {
    if (whose && stopped.has(whose)) throw new Unreadable(tooLong);
    const before = process.cpuUsage();
    try {
      return run2(work, milliseconds);
    } catch (error) {
      if (!isTimeout(error)) throw error;
      const { user, system } = process.cpuUsage(before);
      const isOwnTime = (user + system) / 1e3 > milliseconds * 0.9;
      if (isOwnTime) throw stop(tooLong, whose);
    }
    try {
      return run2(work, milliseconds * MORE_TIME);
    } catch (error) {
      throw isTimeout(error) ? stop(tooLong, whose) : error;
    }
  };
}
function isTimeout(error) {
  return error?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}

// src/run/services.ts
function openServices(cwd, read = readText, disk = diskWith(read)) {
  const sql = createSqlService({}, createInThreadSql());
  const limit = timeLimit(1e4);
  const files = /* @__PURE__ */ new Map();
  const unreached = unreachedIn(workspaceOf(cwd), read);
  return {
    services: { sql, timeLimit: limit },
    begin: { sql: sql.begin, timeLimit: limit },
    async imports(path) {
      const language = importingLanguageOf(path);
      const known2 = files.get(language) ?? await language.importedFiles(cwd, disk);
      files.set(language, known2);
      return known2;
    },
    unreached,
    forget(absolute2) {
      for (const each of files.values()) each.forget(absolute2);
      unreached.forget(absolute2);
    },
    close: () => sql.dispose()
  };
}

// src/read/counted-tools.ts
var placeOf = ({ file = "", start, end }) => `${file}:${start}:${end}`;
function countedIn({ registrations, unread = [] }) {
  const places = new Set(unread.map(({ start }) => start));
  const unnamed = new Set(registrations.flatMap(({ tool, start }) => tool && places.has(start) ? placeOf(tool) : []));
  return ({ node, label }) => !node.isOfMany && !(label === void 0 && unnamed.has(placeOf(node)));
}
function toolsOnce({ code, tools }) {
  if (code === NO_CODE) return tools.filter(({ node }) => !node.isOfMany);
  const places = /* @__PURE__ */ new Map();
  for (const [index, tool] of tools.filter(countedIn(code)).entries()) {
    const { start, file = "" } = tool.name?.value ?? { start: -1 - index };
    const key = `${file}
${start}
${tool.label ?? index}`;
    if (!places.has(key)) places.set(key, tool);
  }
  return [...places.values()];
}
function countedTools({ code, tools }, some = tools) {
  if (code === NO_CODE) return /* @__PURE__ */ new Map();
  const isListing = code.registrations.some(
    ({ handles }) => /^(?:tools\/list|ListToolsRequestSchema)$/.test(handles?.name ?? "")
  );
  const registered = new Map(
    code.registrations.flatMap((each) => each.tool ? [[placeOf(each.tool), each]] : [])
  );
  const pick = ({ file, start }) => ({ start, ...file !== void 0 && { file } });
  return new Map(
    some.map((tool) => {
      const { api, key } = registered.get(placeOf(tool.node)) ?? {};
      const name = tool.label ?? key;
      const file = tool.name?.value.file ?? tool.name?.file ?? tool.node.file;
      const counted = {
        at: pick((tool.label === void 0 ? void 0 : tool.name?.value) ?? tool.node),
        ...name !== void 0 && { name },
        ...file !== void 0 && { file },
        ...api === "literal" && !isListing && { isLoose: true }
      };
      return [tool, counted];
    })
  );
}
function repeatedTools(files, packageOf) {
  const sorted = files.toSorted((a, b) => compareText(a.path, b.path));
  return /* @__PURE__ */ new Set([...importedAgain(sorted), ...listedAgain(sorted, packageOf)]);
}
function importedAgain(files) {
  const byName = (file, { name }) => `${file}
${name ?? ""}`;
  const byPlace = (path, { name = "", at }) => `${at.file ?? path}:${at.start}
${name}`;
  const written = /* @__PURE__ */ new Set();
  for (const { path, tools } of files)
    for (const tool of tools)
      if (tool.file === void 0) {
        if (tool.name !== void 0) written.add(byName(path, tool));
        written.add(byPlace(path, tool));
      }
  return files.flatMap(
    ({ path, tools }) => tools.filter((tool) => {
      if (tool.file === void 0) return false;
      const place = byPlace(path, tool);
      const isAgain = written.has(byName(tool.file, tool)) || written.has(place);
      written.add(place);
      return isAgain;
    })
  );
}
function listedAgain(files, packageOf) {
  const loose = files.flatMap(({ path, tools }) => {
    const some = tools.filter(({ isLoose, file, name }) => isLoose && file === void 0 && name !== void 0);
    return some.length > 0 ? [{ path, tools: some }] : [];
  });
  if (loose.length === 0) return [];
  const servedIn = /* @__PURE__ */ new Map();
  const seenIn = /* @__PURE__ */ new Map();
  for (const { path, tools } of files) {
    const names = known(servedIn, packageOf(path), () => /* @__PURE__ */ new Map());
    const served = tools.filter(({ isLoose }) => !isLoose);
    for (const { name, file } of served) if (name !== void 0 && file === void 0) names.set(name, path);
    for (const { name, file } of served) if (name !== void 0 && file !== void 0) names.set(name, file);
  }
  return loose.sort((a, b) => b.tools.length - a.tools.length).flatMap(({ path, tools }) => {
    const home = packageOf(path);
    const served = known(servedIn, home, () => /* @__PURE__ */ new Map());
    const seen = known(seenIn, home, () => /* @__PURE__ */ new Set());
    const isOfOthers = ({ name = "" }) => (served.get(name) ?? path) !== path;
    const ofOthers = tools.filter(isOfOthers).length;
    const repeated = tools.filter((tool) => isOfOthers(tool) || !served.has(tool.name) && seen.has(tool.name));
    for (const { name } of tools) seen.add(name);
    if (ofOthers * 2 > tools.length) return tools;
    return repeated.length * 2 >= tools.length ? repeated : [];
  });
}
var isBare = ({ code, formats, root, tools }, all) => code !== NO_CODE && !isWidget(code) && all.every(({ id, contract }) => contract.isServed || !formats.includes(id)) && !tools.some(countedIn(code)) && entries(root).every(({ key }) => MAY_BE_OF_MANY.has(key));
var MAY_BE_OF_MANY = /* @__PURE__ */ new Set(["tools", "functions", "instructions"]);

export {
  openGit,
  gitTop,
  confineTo,
  isCeiling,
  workspaceOf,
  CONFIG_NAMES,
  PACKAGE_NAME,
  Seen,
  originOf,
  ignoringRule,
  scopeFinder,
  discover,
  wouldFind,
  whyNotFound,
  extensionOf,
  lookUp,
  isGlob,
  diskWith,
  LARGEST_IMPORT,
  MOST_BETWEEN,
  isRelative,
  openNesting,
  followImports,
  codeLanguageOf,
  importingLanguageOf,
  isPackageFile,
  packagesFor,
  checkoutReader,
  checkoutTexts,
  TOP,
  withAliases,
  existsIn,
  targetIn,
  folderTree,
  openRepository,
  openNeighbours,
  existsOnDisk,
  besideCandidates,
  filesAround,
  whyLeftAlone,
  isWorthReading,
  worthOf,
  openDocument,
  TOO_SLOW,
  limitFor,
  toolsOnce,
  countedTools,
  repeatedTools,
  isBare,
  timeLimit,
  MOST_FILES,
  unreachedIn,
  NOT_SOURCE,
  mayNameModules,
  openServices
};
