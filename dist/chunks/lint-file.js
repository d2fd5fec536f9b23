import {
  NOT_REGULAR,
  SOURCE_EXTENSIONS,
  absolutePath,
  inFolder,
  isCode,
  isInside,
  isMissing,
  languageOf,
  leadsOut,
  parentOf,
  parse,
  parseOrSay,
  readRegular,
  readText,
  realPath,
  reason,
  relativePath,
  toSlashes,
  withoutLinks
} from "./parse.js";
import {
  LOCK_FILES,
  isLockFile
} from "./lock-files.js";
import {
  NO_FORMAT,
  PATH,
  Pending,
  SUPPRESSIONS,
  T,
  Trials,
  createMatcher,
  createSqlService,
  engineFinding,
  findingsAlone,
  hasTag,
  hash,
  isTraceOf,
  isUnrecognised,
  lintRecognised,
  mayBeSuppressed,
  ownFile,
  placeKeyOfEntry,
  recogniseDocument,
  runTrial,
  startTimer,
  stepsOf,
  stopwatch,
  suppressionOf,
  timed,
  unmatched,
  wildcard,
  withNewNames,
  withoutFixes,
  withoutTree
} from "./lint-document.js";
import {
  Lines,
  UserError,
  feedStarts,
  lineAt,
  together,
  unknownHint
} from "./lines.js";
import {
  didYouMean,
  hint
} from "./did-you-mean.js";
import {
  NO_CODE,
  isWidget
} from "./code.js";
import {
  CALLED,
  NAMESPACE
} from "./modules.js";
import {
  parseJson
} from "./read.js";
import {
  mayHoldTools
} from "./prefilter.js";
import {
  LIMITS,
  Unreadable,
  appliedFix,
  applyFixes,
  compareFindings,
  compareText,
  inTextOrder,
  keepAtMost,
  makeReport
} from "./print.js";
import {
  addTo,
  append,
  countWhere,
  entries,
  entry,
  get,
  groupBy,
  has,
  items,
  text,
  toValue,
  walk
} from "./collections.js";
import {
  CLIENTS,
  SEVERITIES,
  eitherOf,
  familiesIn,
  familyOf,
  inOneText,
  isFamily,
  isInPreset,
  messageOf,
  printable,
  quotedValue,
  repositoryOf
} from "./version.js";

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
    for (const entry2 of entries2) {
      if (left-- === 0) return void 0;
      const path = inFolder(folder, entry2.name);
      if (entry2.isDirectory() && path !== folders[0]) folders.push(path);
      else if (entry2.isFIFO() && (isOfGit || entry2.name.startsWith(".git")) && isAwaited(path)) return path;
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
  const line2 = lines.find((each) => each.startsWith("fatal:")) ?? lines[0];
  return printable(line2.replace(/^(fatal|error): /, ""), 300);
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

// src/files/write.ts
import {
  chmodSync,
  chownSync,
  closeSync as closeSync2,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync as openSync2,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync
} from "node:fs";
import { dirname as dirname2, join } from "node:path";
function replaceFile(path, before, after) {
  try {
    const target = realpathSync(path);
    if (textNow(target, before) !== before)
      return "The file changed while it was being linted, so nothing was written to it. Run again.";
    writeAtomically(target, after);
    return void 0;
  } catch (error) {
    const { code, message } = error;
    return `The fixed file could not be written: ${code ?? message}.`;
  }
}
function textNow(path, before) {
  const read = readRegular(path, { maxBytes: Buffer.byteLength(before) });
  return "bytes" in read ? read.bytes.toString("utf8") : void 0;
}
function wouldReplace(path, files) {
  const target = realPath(path);
  return target !== void 0 && files.some((file) => realPath(file) === target);
}
function writeAtomically(path, text2) {
  const target = targetOf(absolutePath(".", path));
  if (isStream(target)) return writeFileSync(target, text2, { flag: "a" });
  const old = lstatSync(target, { throwIfNoEntry: false });
  const replaced = old?.isFile() ? old : void 0;
  if (replaced) refuseToReplace(replaced);
  throughTemporary(target, text2, replaced?.mode, (temporary) => {
    if (replaced) keepOwner(temporary, replaced);
    renameSync(temporary, target);
  });
}
function writeNamed(name, text2, cwd) {
  const target = absolutePath(cwd, name);
  const top = gitTop(cwd) ?? cwd;
  if (isInside(top, target) && !staysWithin(parentOf(target), top)) throw new Error(LEADS_OUT);
  mkdirSync(dirname2(target), { recursive: true });
  writeAtomically(target, text2);
}
var LEADS_OUT = "a symbolic link on the way leads out of the project";
function createAtomically(path, text2, top) {
  const target = absolutePath(".", path);
  if (!staysWithin(parentOf(target), top)) throw new Error(LEADS_OUT);
  mkdirSync(dirname2(target), { recursive: true });
  throughTemporary(target, text2, void 0, (temporary) => {
    try {
      linkSync(temporary, target);
    } catch (error) {
      if (lstatSync(target, { throwIfNoEntry: false })) throw error;
      renameSync(temporary, target);
    }
  });
}
function staysWithin(path, top) {
  let there = path;
  while (!lstatSync(there, { throwIfNoEntry: false }) && parentOf(there) !== there) there = parentOf(there);
  const [real, realTop] = [realPath(there), realPath(top)];
  return real !== void 0 && realTop !== void 0 && isInside(realTop, real);
}
function throughTemporary(target, text2, mode, put) {
  const folder = dirname2(target);
  removeAbandoned(folder);
  const temporary = join(folder, `.toolint-${process.pid}-${Date.now().toString(36)}.tmp`);
  const file = openSync2(temporary, "wx", mode);
  try {
    try {
      writeFileSync(file, text2);
    } finally {
      closeSync2(file);
    }
    put(temporary);
  } finally {
    rmSync(temporary, { force: true });
  }
}
function refuseToReplace({ mode, nlink }) {
  if ((mode & 146) === 0) throw new Error("the file is read-only");
  if (nlink > 1) throw new Error(`the file has ${nlink} hard links, and replacing it would separate them`);
}
function keepOwner(path, { uid, gid, mode }) {
  try {
    chownSync(path, uid, gid);
  } catch {
  }
  chmodSync(path, mode);
}
var TEMPORARY = /^\.toolint-(\d+)-[a-z0-9]+\.tmp$/;
var cleaned = /* @__PURE__ */ new Set();
function removeAbandoned(folder) {
  if (cleaned.has(folder)) return;
  cleaned.add(folder);
  for (const name of readdirSync(folder)) {
    const pid = TEMPORARY.exec(name)?.[1];
    if (pid !== void 0 && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== "ESRCH";
  }
}
function targetOf(path) {
  if (isOfProcess(path) || !lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  const cwd = absolutePath(".", ".");
  return leadsOut(path, cwd, workspaceOf(cwd)) ? path : realPath(path) ?? path;
}
function isStream(path) {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || stat.isFile()) return false;
  return !stat.isSymbolicLink() || isOfProcess(path);
}
function isOfProcess(path) {
  return /^\/(?:proc\/|dev\/(?:fd\/|std(?:in|out|err)$))/.test(path);
}
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

// src/engine/changed-lines.ts
function isOnChangedLines({ path, line: line2, endLine }, changes) {
  const hunks = changes.get(path);
  if (hunks === void 0 || hunks === "all") return hunks === "all";
  return hunks.some((hunk) => touches(hunk, line2, endLine));
}
function isCausedByChange(finding, changes) {
  if (isOnChangedLines(finding, changes) || isCausedByRemoval(finding, changes) || isCausedByRename(finding, changes))
    return true;
  if (hasTag(finding.rule, "follows-file")) return changes.has(finding.path);
  if (hasTag(finding.rule, "follows-related")) return finding.related?.some(({ path }) => changes.has(path)) ?? false;
  return (finding.related ?? []).some(({ path, line: line2 }) => isOnChangedLines({ path, line: line2, endLine: line2 }, changes));
}
function isCausedByRemoval(finding, changes) {
  const { path, line: line2, column, endLine, endColumn, missing = [] } = finding;
  const hunks = changes.get(path);
  if (hunks === void 0 || hunks === "all") return false;
  const isBrace = line2 === endLine && endColumn - column === 1;
  const named = /* @__PURE__ */ new Set([...missing, ...quotedIn(finding)]);
  return hunks.some(({ shortened }) => {
    const begin = shortened?.get(line2);
    if (begin === void 0 || begin.column !== column && !isBrace) return false;
    return [...begin.words].some((word) => named.has(word));
  });
}
function isCausedByRename(finding, changes) {
  const { path, line: line2, column, endLine, endColumn } = finding;
  const hunks = changes.get(path);
  if (hunks === void 0 || hunks === "all" || line2 !== endLine) return false;
  if (!hunks.some(({ gone }) => gone?.size)) return false;
  const isHere = (name) => [0, 2].includes(endColumn - column - name.length);
  const named = quotedIn(finding).filter(isHere);
  return hunks.some(({ gone }) => named.some((name) => gone?.has(name)));
}
var quotedIn = ({ data = {} }) => Object.values(data);
function hunksOf(path, text2, changes) {
  const hunks = changes.get(path) ?? [];
  if (hunks === "all" || hunks.length === 0) return hunks;
  if (/\r(?!\n)/.test(text2)) return "all";
  return hunks.some(({ lost }) => lost) ? withLosses(hunks, text2) : hunks;
}
function withLosses(hunks, text2) {
  const beginnings = new EnclosingBlocks(text2);
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
function staysOnChangedLines(text2, hunks) {
  const starts = feedStarts(text2);
  const isChanged = changedIn(hunks);
  return (edits) => edits.every((edit) => {
    const { from, to } = linesOf(edit, text2, starts);
    for (let line2 = from; line2 <= to; line2++) if (!isChanged(line2)) return false;
    return true;
  });
}
function changedIn(hunks) {
  const changed = /* @__PURE__ */ new Set();
  for (const hunk of hunks) for (const line2 of hunk.changed) changed.add(line2);
  return (line2) => changed.has(line2);
}
function afterEdits(text2, edits, hunks) {
  const starts = feedStarts(text2);
  const inOrder = [...edits].sort((a, b) => a.start - b.start);
  const kept = /* @__PURE__ */ new Set();
  const shortened = /* @__PURE__ */ new Map();
  const isChanged = changedIn(hunks);
  const shortenedHunks = hunks.filter((hunk) => hunk.shortened);
  let moved = 0;
  let next = 0;
  starts.forEach((start, index) => {
    for (; next < inOrder.length && inOrder[next].start < start; next++) {
      const { start: from, end, text: now } = inOrder[next];
      moved += lineEnds(now) - lineEnds(text2.slice(from, end));
    }
    if (!isChanged(index + 1)) kept.add(index + 1 + moved);
    for (const hunk of shortenedHunks) {
      const begin = hunk.shortened.get(index + 1);
      if (begin) shortened.set(index + 1 + moved, begin);
    }
  });
  const last = starts.length + inOrder.slice(next).reduce((sum, edit) => sum + lineEnds(edit.text), moved);
  const changed = /* @__PURE__ */ new Set();
  for (let line2 = 1; line2 <= last; line2++) if (!kept.has(line2)) changed.add(line2);
  const gone = new Set(hunks.flatMap((hunk) => [...hunk.gone ?? []]));
  return [{ from: 1, to: last, changed, ...shortened.size > 0 && { shortened }, ...gone.size > 0 && { gone } }];
}
function linesOf({ start, end, text: now }, text2, starts) {
  const isWhole = end > start && startsLine(text2, start) && startsLine(text2, end) && (now === "" || now.endsWith("\n"));
  return { from: lineAt(start, starts), to: lineAt(isWhole ? end - 1 : end, starts) };
}
var startsLine = (text2, offset) => offset === 0 || text2[offset - 1] === "\n";
var lineEnds = (text2) => text2.split("\n").length - 1;
function touches({ from, to, changed }, line2, endLine) {
  for (let at = Math.max(from, line2); at <= Math.min(to, endLine); at++) if (changed.has(at)) return true;
  return false;
}
var EnclosingBlocks = class {
  #lines;
  #top;
  /** Of what has not ended where it has read to, the outermost first. */
  #open = [];
  #read = 0;
  constructor(text2) {
    this.#lines = text2.split("\n");
    this.#top = this.#beginningIn(Math.max(0, this.#lines.findIndex(isContent)));
  }
  /** The block that contains a line with this indentation after the given one; 0 is the top. */
  around(after, indent) {
    for (const end = Math.min(after, this.#lines.length); this.#read < end; this.#read++) this.#readLine(this.#read);
    return this.#open.findLast((each) => each.indent < indent) ?? this.#top;
  }
  #readLine(index) {
    const text2 = this.#lines[index];
    if (!isContent(text2)) return;
    const beginning2 = this.#beginningIn(index);
    while (this.#open.length > 0 && this.#open.at(-1).indent >= beginning2.indent) this.#open.pop();
    if (!isEnd(text2)) this.#open.push(beginning2);
  }
  #beginningIn(index) {
    const text2 = this.#lines[index];
    return { line: index + 1, column: columnOf(text2), indent: spacesOf(text2) };
  }
};
var isContent = (line2) => !/^\s*(?:$|#|\/\/|---)/.test(line2);
var isEnd = (line2) => /^\s*[)\]}]/.test(line2) && !/[([{]\s*$/.test(line2);
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
  const changed = new Set(exchanges.flatMap(({ line: line2, come }) => come.map((_, index) => line2 + index)));
  const lost = exchanges.flatMap((each) => lossOf(each) ?? []);
  return { from, to: from + now - 1, changed, ...lost.length > 0 && { lost } };
}
function exchangesIn(lines, from) {
  const exchanges = [];
  let line2 = from;
  let open;
  const begin = () => {
    const exchange = { line: line2, gone: [], come: [] };
    exchanges.push(exchange);
    return exchange;
  };
  for (const written of lines) {
    const [mark, text2] = [written[0], written.slice(1)];
    switch (mark) {
      case "-":
        if (!open || open.come.length > 0) open = begin();
        open.gone.push(text2);
        break;
      case "+":
        open ??= begin();
        open.come.push(text2);
        line2++;
        break;
      case "\\":
        break;
      default:
        open = void 0;
        line2++;
    }
  }
  return exchanges;
}
function lossOf({ line: first, gone, come }) {
  const here = new Set(come.map(beginning));
  const lines = gone.filter((line2) => line2.trim() !== "" && !here.has(beginning(line2)));
  const words = lines.flatMap((line2) => firstWord(line2) ?? []);
  if (words.length === 0) return void 0;
  const dashes = new Set(come.filter((line2) => DASH.test(line2)).map(spacesOf));
  const indents = lines.map(
    (line2) => DASH.test(line2) && !dashes.has(spacesOf(line2)) ? spacesOf(line2) : columnOf(line2) - 1
  );
  const names = lines.flatMap((line2) => NAMED2.exec(line2)?.[1] ?? []);
  return { after: first - 1, indent: indents.reduce((least, each) => Math.min(least, each)), words, names };
}
var DASH = /^\s*- /;
var spacesOf = (line2) => line2.search(/\S/);
var beginning = (line2) => firstWord(line2) ?? line2.trim().replace(/,$/, "");
var firstWord = (line2) => /[\p{L}\p{N}_$@]+/u.exec(line2)?.[0];
var NAMED2 = /^\s*(?:(?:export\s+)?(?:const|let|var|function)\s+)?["'`]?([\p{L}\p{N}_$@-]+)["'`]?\s*\??[:=(]/u;
function namesIn(text2) {
  const names = text2.matchAll(/(?<![\p{L}\p{N}_$@-])([\p{L}\p{N}_$@-]+)["'`]?\s{0,9}\??[:=(]/gu);
  return new Set([...names].map(([, name]) => name));
}
var columnOf = (line2) => /^\s*(?:- +)*/.exec(line2)[0].length + 1;

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
  const { file, line: line2, pattern } = origin;
  const at = line2 === void 0 ? file : `${relativePath(cwd, file)}:${line2}`;
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
  return text2.replace(/^\ufeff/, "").split(/\r?\n/, MAX_LINES).flatMap((line2, index) => {
    const rule = parseIgnoreLine(line2);
    return rule ? { ...rule, origin: { file, line: index + 1, pattern: trimSpaces(line2) } } : [];
  });
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
function givenScope(ignored2) {
  const rule = { negated: false, foldersOnly: false, matches: (path) => ignored2.has(path) };
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
  const line2 = firstLine(git);
  if (line2 === "") return `${git}/info/exclude`;
  const repository = absolutePath(top, line2.replace(/^gitdir:\s*/, ""));
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
import { lstatSync as lstatSync2, readdirSync as readdirSync2 } from "node:fs";
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
  paths,
  include,
  isLeftOut,
  ignored: ignored2,
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
  const given = ignoredByGit && givenScope(ignoredByGit);
  const scopeOf = given ? () => given : scopeFinder(cwd);
  const wanted = new Set(extensions);
  const isWanted2 = (name) => wanted.has(extensionOf(name));
  const isTaken = (path) => isWanted2(path) || also?.(path) === true;
  const found = [];
  const problems = [];
  const folders = new Seen();
  let foundBy;
  const add = (shown, absolute, named) => {
    const path = shown.startsWith("../") ? relativePath(cwd, absolute) : shown;
    const isBelow = inFolder(cwd, path) === absolute;
    found.push(isBelow ? new FileBelow(cwd, path, named, foundBy) : { path, absolute, named, foundBy });
  };
  const how = {
    isWanted: isWanted2,
    also,
    include,
    ignored: ignored2,
    onLeftOut,
    onName,
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
    for (const { absolute, path } of taken) if (!ignored2?.(path)) add(path, absolute, false);
  };
  for (const given2 of paths.length > 0 ? paths : ["."]) {
    const named = lookUp(given2, cwd, workspace);
    foundBy = void 0;
    if ("message" in named) {
      if (named.isMissing && isGlob(given2)) {
        foundBy = toSlashes(given2);
        await addGlob(given2);
      } else if (named.isMissing || !ignoreUnknown) how.onFailure(given2, named.message);
    } else if (named.isFolder) {
      const shown = named.path === "." ? "" : `${named.path}/`;
      foundBy = shown === "" ? void 0 : named.path;
      folders.addTop(named.absolute);
      const isBack = shown !== "" && isLeftOut?.(named.path) === true;
      const { include: _, ...all } = how;
      walk2(named.absolute, shown, scopeOf(parentOf(named.absolute)), isBack ? all : how);
    } else if (!ignoreUnknown) add(named.path, named.absolute, true);
    else if (isTaken(named.path) && !named.path.split("/").some(isNeverSearched) && include?.(named.path) !== false) {
      add(named.path, named.absolute, false);
    }
  }
  found.sort((a, b) => compareText(a.path, b.path) || Number(b.named) - Number(a.named));
  const files = paths.length > 1 ? found.filter(({ path }, index) => path !== found[index - 1]?.path) : found;
  return { files, problems, folders };
}
function wouldFind(path, options, scopeOf) {
  return whyNotFound(path, options, scopeOf) === void 0;
}
function whyNotFound(path, { cwd, include, ignored: ignored2, extensions, also }, scopeOf) {
  if (isOutside(path)) return "it is outside the folder that is searched";
  const names = path.split("/");
  const name = names.pop();
  let folder = cwd;
  let shown = "";
  const whyLeftOut = (each, isFolder) => {
    if (isFolder && isNeverSearched(each)) return `\`${each}\` is never searched`;
    const rule = ignoringRule(scopeOf(folder), inFolder(folder, ""), each, isFolder);
    if (rule) return `git ignores it${originOf(rule, cwd)}`;
    return ignored2?.(shown) ? "the config ignores it" : void 0;
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
    return { message: reason(error, absolute).replace(/\.$/, `${hint2(absolute)}.`), isMissing: true };
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
function hint2(absolute) {
  try {
    return didYouMean(basename(absolute), readdirSync2(parentOf(absolute)));
  } catch {
    return "";
  }
}
function walk2(folder, path, outer, how) {
  let entries2;
  try {
    entries2 = readdirSync2(folder, { withFileTypes: true });
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
  for (const entry2 of entries2) {
    const { name } = entry2;
    if (how.onName && entry2.isFile()) how.onName(path, name);
    const kind = entry2.isSymbolicLink() ? askedItself(entry2, prefix + name) : entry2;
    if (kind.isDirectory()) {
      const shown = `${path}${name}/`;
      const isLeftOut = isNeverSearched(name) || isNameIgnored(scope, prefix, name, true) || how.ignored?.(shown) === true;
      if (isLeftOut) {
        how.onUnsearched(prefix + name);
        if (name !== ".git") how.onLeftOut?.(shown);
      } else walk2(prefix + name, shown, scope, how);
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
function askedItself(entry2, path) {
  try {
    return lstatSync2(path);
  } catch {
    return entry2;
  }
}
function isWanted(name, folder, { isWanted: isWanted2, also }) {
  return isWanted2(name) || also?.(folder + name) === true;
}
function isNeverSearched(name) {
  return name === "node_modules" || name === ".git";
}
function isGlob(path) {
  return /[*?[{]|[!+@]\(/.test(path);
}
async function globFiles(pattern, { cwd, workspace, scopeOf }) {
  const { globSync } = await import("./glob.js");
  const isWindows = process.platform === "win32";
  const spelledOut = absolutePath(cwd, literalFolder(isWindows ? toSlashes(pattern) : pattern));
  const isHidden = (entry2, isFolder) => {
    const absolute = toSlashes(entry2.fullpath());
    if (isFolder && isInside(absolute, spelledOut)) return false;
    if (isFolder && isNeverSearched(entry2.name)) return true;
    return isIgnored(scopeOf(parentOf(absolute)), absolute, isFolder);
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

// src/read/beside.ts
import { existsSync as existsSync4 } from "node:fs";
import { basename as basename3, dirname as dirname3, join as join2 } from "node:path";

// src/parse/code-beside.ts
async function readCodeBeside(path, text2) {
  if (path.endsWith(".py")) return (await import("./tool-code.js")).readPythonTool(path, text2);
  return (await import("./source-and-pages.js")).readToolCode(path, text2);
}

// src/read/neighbours.ts
import { existsSync as existsSync3, readdirSync as readdirSync3 } from "node:fs";
import { basename as basename2 } from "node:path";
var MOST_BYTES = 1e6;
var MOST_NAMES = 5e3;
function openNeighbours({ path, absolute }, readFile = readText) {
  const folder = parentOf(absolute);
  const top = absolute.endsWith(`/${path}`) ? absolute.slice(0, -path.length - 1) : folder;
  const texts = /* @__PURE__ */ new Map();
  const asked = /* @__PURE__ */ new Set();
  const shown = (file) => isInside(top, file) && top !== folder ? file.slice(inFolder(top, "").length) : siblingOf(path, folder, file);
  const read = (file) => {
    if (!isInside(top, file) || leadsOut(file, top, top)) return void 0;
    const name = shown(file);
    asked.add(name);
    const found = existsSync3(file) ? readFile(file, { maxBytes: MOST_BYTES }) : void 0;
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
      return names ??= namesIn2(folder);
    },
    get packages() {
      return packages ??= packagesAround(folder, top, read);
    },
    get origin() {
      return originOf2(absolute);
    },
    has(name) {
      const file = absolutePath(folder, name);
      if (!isInside(top, file) || leadsOut(file, top, top)) return "unknown";
      asked.add(shown(file));
      return existsSync3(file) ? "yes" : isIgnored2(file, top) ? "unknown" : "no";
    },
    read: (name) => read(absolutePath(folder, name))
  };
}
var siblingOf = (path, folder, file) => path.slice(0, path.lastIndexOf("/") + 1) + file.slice(inFolder(folder, "").length);
function namesIn2(folder) {
  try {
    const names = readdirSync3(folder);
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
function originOf2(absolute) {
  const git = gitTop(parentOf(absolute));
  const config = git === void 0 ? void 0 : readText(inFolder(git, ".git/config"), { maxBytes: MOST_BYTES });
  if (!config || !("text" in config)) return void 0;
  const section = config.text.split(/^\[/m).find((each) => each.startsWith('remote "origin"]')) ?? "";
  return repositoryOf(/^\s*url\s*=\s*(\S+)/m.exec(section)?.[1] ?? "");
}
function packagesAround(folder, top, read) {
  for (let at = folder; ; at = parentOf(at)) {
    const projects = at === folder ? namesIn2(at).filter((name) => name.endsWith(".csproj")) : [];
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
    isPrivate: /^classifiers[^\]]*Private ::/m.test(project.text),
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
var existsOnDisk = ({ absolute }) => existsSync4(absolute);
function besideCandidates({ absolute, path }, formats) {
  const name = basename3(absolute);
  const siblings = formats.flatMap(({ standsBeside }) => standsBeside?.name === name ? standsBeside.siblings : []);
  return siblings.map((sibling) => ({
    absolute: join2(dirname3(absolute), sibling),
    path: path.slice(0, -name.length) + sibling
  }));
}
function isNextToItsCode(file, formats, exists) {
  return besideCandidates(file, formats).some(exists);
}
async function filesAround(file, formats, rules, read = readText) {
  if (![...rules.values()].some(({ rule }) => rule.needs?.includes("files"))) return void 0;
  const neighbours = openNeighbours(file, read);
  const [only, ...others] = besideCandidates(file, formats).filter(existsOnDisk);
  const code = only && others.length === 0 ? neighbours.read(basename3(only.absolute)) : void 0;
  const toolCode = code && await readCodeBeside(code.file, code.text);
  return { neighbours, others: neighbours.texts, ...toolCode && { toolCode } };
}

// src/read/test-code.ts
var TEST_FOLDER = /^(?:__(?:tests?|mocks|fixtures|snapshots)__|tests?|e2e|fixtures?|mocks?|conformance|testdata|test[-_](?:data|utils?|helpers?|fixtures?|support|cases|suites?|resources|files)|(?:.+[-_])?test[-_](?:.+[-_])?servers?|.+[-_](?:tests|e2e|fixtures|testdata)|(?:unit|integration|acceptance|functional|smoke|contract|regression|load)[-_]?tests?)$/i;
var TEST_NAME = /\.(?:(?:api|browser|client|integration|server|smoke|unit|vi)?test|spec|test-d|cases|stories|e2e|bench)\.[a-z]+$|[a-z0-9]_(?:test|spec)\.[mc]?[jt]sx?$/i;
var MOCK_NAME = /(?:^|[^a-z])mocks?(?![a-z])|[a-z0-9]Mocks?(?![a-z])|(?:^|[^a-zA-Z])[mM]ocks?(?=[A-Z])/;
var TOPICS = /^(?:tools?|handlers?|commands?|actions?|operations?|modules?|domains?|categories|features?)$/i;
function isTest(path, text2) {
  const folders = path.split("/");
  const name = folders.pop();
  if (TEST_NAME.test(name) || folders.some((folder) => /^__/.test(folder) && TEST_FOLDER.test(folder))) return true;
  const at = folders.findIndex((folder) => TEST_FOLDER.test(folder));
  const isSaid = at >= 0 || TEST_FOLDER.test(name) || MOCK_NAME.test(name);
  const mayBeTopic = folders.slice(0, at < 0 ? void 0 : at).some((folder) => TOPICS.test(folder));
  if (isSaid && !mayBeTopic) return true;
  return (isSaid || folders.some((folder) => /^specs?$/i.test(folder))) && TEST_CALL.test(text2);
}
var TEST_CALL = /^[ \t]*(?:describe|it|test)(?:\.\w+)*\(\s*['"`]/m;
var TEST_LIBRARY = /^(?:import\b[^;'"`]{0,300}|const [^;'"`]{0,300}=\s{0,9}require\()['"](?:vitest|@jest\/globals|node:test|bun:test|mocha|chai|ava|tap|@playwright\/test)['"]/m;
function importsTestLibrary(text2) {
  const found = TEST_LIBRARY.exec(text2);
  return found !== null && !text2.slice(0, found.index).includes("`") && TEST_CALL.test(text2);
}

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
function kindOf2({ path, absolute }, text2, exists) {
  const language = languageOf(path);
  if (isSkill(path) || belongsToSkill(path, absolute, exists)) return "skill";
  if (isTest(path, text2) || isCode(language) && importsTestLibrary(text2)) return "test";
  if (isDeclaration(path)) return "declaration";
  if (isCode(language) ? isAside(path, text2) : isMeasured(path)) return "aside";
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
  return isBeside && (isTrial || !SERVES.test(text2));
}
var isMeasured = (path) => isAmong(path.split("/").slice(0, -1), MEASURES, SOURCE);
var SERVES = /\b(?:from|import|require\()\s*\(?['"][^'"\n]*mcp|tools\/list/i;
var WRITES_DOCUMENTS = /^gen(?:erate)?-(?:[a-z]+-){1,3}docs?\.[mc]?[jt]sx?$/i;
var LEFTOVERS = /^(?:archived|deprecated|obsolete|unused|attic|_?old)$/i;
var ARCHIVE = /^archive$/i;
var LEFTOVER = /[-_.](?:old|deprecated|unused)\.[mc]?[jt]sx?$|\.(?:bak|backup|orig)\.[mc]?[jt]sx?$|^te?mp-.*\.[mc]?[jt]sx?$/i;
var TRIAL = /^(?:test|debug|bench(?:mark)?)[-_.].*\.[mc]?js$/i;
var SOURCE = /^(?:src|source|lib|app|tools?|mcp|handlers?|commands?|actions?|operations?|modules?|domains?|features?)$/i;
var PUBLISHED = new RegExp(`${SOURCE.source}|^(?:apps|packages?|servers?|plugins?|extensions?)$`, "i");
function isSkill(path) {
  return /(^|\/)(?:\.(?:claude|cursor|agents?)\/|\.[\w-]+\/(?:.+\/)?skills\/)/.test(path);
}
function belongsToSkill(path, absolute, exists) {
  const [found] = /^(?:.*\/)?skills\/[^/]+\//.exec(path) ?? [];
  if (found === void 0 || !absolute.endsWith(path)) return false;
  const skill = `${found}SKILL.md`;
  return exists({ path: skill, absolute: absolute.slice(0, -path.length) + skill });
}
function isDeclaration(path) {
  return /\.d\.[mc]?ts$/i.test(path);
}
function isBuilt(path) {
  return /\.(?:min|bundle)\.[mc]?[jt]sx?$/i.test(path) || /(^|\/)(?:dist|build)\//.test(path) && /\.[mc]?jsx?$/i.test(path);
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
  for (const line2 of code.split("\n")) {
    if (line2.length >= LONG_LINE && isMinified(line2)) long += line2.length;
    else if (/^\s*[^\s*/]/.test(line2)) short++;
  }
  if (long > MOST_WRITTEN || short < MOST_SHORT_LINES) return long > code.length / 2;
  return long > code.length * 0.9 && long / short > LONG_LINE;
}
var isMinified = (line2) => (line2.match(MINIFIED)?.length ?? 0) > line2.length / 200;
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
  const isNamed = file.named && !isCommonConfigFile(path);
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

// src/run/file-outcome.ts
var NOTHING2 = {
  findings: [],
  failures: [],
  facts: /* @__PURE__ */ new Map(),
  secrets: [],
  settings: /* @__PURE__ */ new Map(),
  known: /* @__PURE__ */ new Map(),
  fixed: []
};
var skipped = (path, reason2) => ({ ...NOTHING2, skipped: { path, reason: reason2 } });
var IGNORED = { ...NOTHING2, isIgnored: true };
var ignored = ({ path, named }, rule) => named ? skipped(path, `ignored by the config${originOf(rule)}`) : IGNORED;
function failed(path, message, limit) {
  const more = limit === void 0 ? "" : ` \`limits.${limit}\` in the config says how much may be.`;
  return { ...NOTHING2, failures: [{ path, message: `${message}${more}` }] };
}
function isFullyLinted({ path, named }, outcome) {
  if (outcome?.isIgnored || outcome && outcome.failures.length > 0) return false;
  if (outcome?.file) return !outcome.isBroken && !outcome.leftOut;
  const isNone = outcome?.skipped === void 0 || outcome.skipped.reason === NO_FORMAT;
  return isNone && (named || isCode(languageOf(path)));
}
function reportAlone(outcome, isWhole = false) {
  if (!outcome) return makeReport({});
  const { file, skipped: left, secrets, leftOut, disabledRanges } = outcome;
  const { findings, failures } = findingsAlone({ ...outcome, known: outcome.known.keys() }, isWhole);
  return makeReport({
    files: file ? [file] : [],
    skipped: left ? [left] : [],
    findings: [...findings].sort(compareFindings),
    ...{ failures, secrets, suppressed: disabledRanges?.hidden ?? 0 },
    ...leftOut && { leftOut },
    ...outcome.unread && { unread: outcome.unread }
  });
}
function withoutSuppressed(report, match) {
  if (!match) return report;
  const { visible, hidden } = match(report.findings);
  return { ...report, findings: visible, suppressed: report.suppressed + hidden.length };
}

// src/engine/fix-all.ts
var MOST_PASSES = 20;
async function fixAll(text2, linted, kind, lintAgain, { changedHunks = "all", renamed = /* @__PURE__ */ new Map(), match } = {}) {
  let now = { text: text2, linted, fixed: [], renamed, changedHunks };
  const refused2 = /* @__PURE__ */ new Set();
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const mayFix = fixableIn(now);
    const findings = unsuppressed(now, match).filter((finding) => mayFix(finding) && !refused2.has(fixKey(finding))).sort(compareFindings);
    const { text: next, applied: applied2 } = applyFixes(now.text, findings, kind);
    if (applied2.length === 0 || next === now.text) break;
    const after = await lintAgain(next);
    const bad = [...ineffectiveFixes(applied2, now.linted, after)];
    if (bad.length === 0)
      append(bad, await runTrial(new Trials(now.text, now.linted).harmful(applied2, after), lintAgain));
    for (const finding of bad) refused2.add(fixKey(finding));
    if (bad.length > 0) continue;
    const edits = applied2.flatMap(({ fix }) => fix.edits);
    refused2.clear();
    const left = now.changedHunks === "all" ? "all" : afterEdits(now.text, edits, now.changedHunks);
    const fixed = [...now.fixed, ...applied2.map(appliedFix)];
    now = { text: next, linted: after, fixed, renamed: renamedIn(now, after), changedHunks: left };
  }
  return now;
}
function unsuppressed({ linted, renamed }, match) {
  const { document, result } = linted;
  return match ? withoutFixes(result.findings, match, /* @__PURE__ */ new Map([[document.path, renamed]])) : result.findings;
}
function renamedIn({ linted, renamed }, after) {
  const [before, now] = [toolNames(linted), toolNames(after)];
  if (before.length !== now.length) return renamed;
  const left = new Set(now);
  const all = new Map(renamed);
  before.forEach((former, index) => {
    const name = now[index];
    if (former === void 0 || name === void 0 || left.has(former)) return;
    all.delete(former);
    all.set(name, renamed.get(former) ?? former);
  });
  return all;
}
var toolNames = ({ recognition }) => recognition.manifests.flatMap(({ tools }) => tools.map(({ label }) => label));
function fixableIn({ text: text2, changedHunks }) {
  if (changedHunks === "all") return () => true;
  const stays = staysOnChangedLines(text2, changedHunks);
  return (finding) => isOnChangedLines(finding, /* @__PURE__ */ new Map([[finding.path, changedHunks]])) && stays(finding.fix?.edits ?? []);
}
function ineffectiveFixes(applied2, before, after) {
  return /* @__PURE__ */ new Set([...repeating(applied2, before, after), ...doubling(applied2, before.document, after.document)]);
}
var fixKey = ({ rule, pointer, message, fix }) => [rule, pointer, message, fix?.title].join("\n");
function repeating(applied2, before, after) {
  const moved = movedBy(applied2);
  const reported = new Set(after.result.findings.map((each) => `${each.start}
${fixKey(each)}`));
  const again = applied2.filter((each) => reported.has(`${moved(each.start)}
${fixKey(each)}`));
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
function doubling(applied2, before, after) {
  const repeated = repeatedKeys(after);
  if (repeated.length === 0 || surplusOf(repeated) <= surplusOf(repeatedKeys(before))) return [];
  const landings = landingsOf(applied2);
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
    for (const node of walk(root)) if (node.kind === "object") append(repeated, repeatedIn(node));
  }
  return repeated;
}
function repeatedIn({ entries: entries2 }) {
  if (new Set(entries2.map(({ key }) => key)).size === entries2.length) return [];
  const ours = entries2.filter(({ file }) => file === void 0);
  return [...groupBy(ours, ({ key }) => key).values()].filter(({ length }) => length > 1);
}
function landingsOf(applied2) {
  const edits = applied2.flatMap((finding) => finding.fix.edits.map((edit) => ({ ...edit, finding })));
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
function movedBy(applied2) {
  const edits = inTextOrder(applied2.flatMap(({ fix }) => fix.edits));
  let shift = 0;
  const shifts = edits.map((edit) => shift += growthOf(edit));
  return (offset) => {
    const before = countWhere(edits, ({ start, end }) => start < offset && end <= offset);
    return offset + (shifts[before - 1] ?? 0);
  };
}
var growthOf = ({ start, end, text: text2 }) => text2.length - (end - start);

// src/read/packages.ts
import { existsSync as existsSync5 } from "node:fs";
var NAMES = ["zod", "@modelcontextprotocol/sdk", "@modelcontextprotocol/server"];
var MOST_BYTES2 = 2e7;
var textOnDisk = (path) => {
  const read = existsSync5(path) ? readText(path, { maxBytes: MOST_BYTES2 }) : void 0;
  return read && "text" in read ? read.text : void 0;
};
async function packagesIn(tree) {
  const paths = packageFilesIn(tree);
  const texts = await tree.read(paths);
  const byPath = new Map(paths.map((path, index) => [TOP + path, texts[index]]));
  const versions = packageVersions(TOP.slice(0, -1), (path) => byPath.get(path));
  return (path) => versions(TOP + path);
}
var TOP = "/top/";
var packageFilesIn = ({ paths }) => paths.filter(
  (path) => (isLockFile(path) || /(?:^|\/)package\.json$/.test(path)) && !/(?:^|\/)node_modules\//.test(path)
);
function packageVersions(workspace, textOf = textOnDisk) {
  const byFolder = /* @__PURE__ */ new Map();
  const locks = /* @__PURE__ */ new Map();
  const lockIn = (folder) => {
    if (!locks.has(folder)) locks.set(folder, readLock(folder, textOf));
    return locks.get(folder);
  };
  const versionsIn = (folder) => {
    const known2 = byFolder.get(folder);
    if (known2) return known2;
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
    const known2 = new Map(NAMES.map((name) => [name, onlyVersionIn(text2, name)]));
    return (name) => known2.get(name);
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
    const path = inFolder(folder, "package.json");
    const read = existsSync5(path) ? readText(path, { maxBytes: MOST_BYTES2 }) : void 0;
    const file = read && "text" in read ? parsedJson(read.text) : void 0;
    if (file) {
      const isOfProject = "workspaces" in file || existsSync5(inFolder(folder, "pnpm-workspace.yaml"));
      const [scope] = name.split("/");
      if (isOfProject && scope !== name && JSON.stringify(file["name"] ?? scope).includes(scope)) return false;
      const own = ["peerDependencies", "dependencies"].map((kind) => file[kind]).find((some) => isObject(some) && Object.hasOwn(some, name));
      range ??= own?.[name];
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

// src/run/lint-file.ts
async function lintFile(file, config, options) {
  const rule = config.ignored(file.path);
  if (rule) return ignored(file, rule);
  if (!isWorthReading(file, config)) return void 0;
  const { read: readFile = readText } = options;
  const stop = startTimer("read");
  const read = readFile(file.absolute, { maxBytes: config.limits.fileSize });
  stop?.();
  return lintRead(file, read, config, options);
}
async function lintRead(file, read, config, options) {
  if ("failure" in read) {
    const { notText } = read;
    const reason2 = whyLeftAlone(file, notText ?? "", config);
    if (reason2 !== void 0) return skipped(file.path, reason2);
    const isSkipped = notText !== void 0 && !file.named && !isTraceOf(options.formats, notText);
    return isSkipped ? skipped(file.path, read.failure) : failed(file.path, read.failure, read.limit);
  }
  return lintSource(file, read.text, config, options);
}
async function lintSource(file, text2, config, options) {
  try {
    return await lintWorthy(file, text2, config, options);
  } catch (error) {
    if (error instanceof Pending || error instanceof UserError) throw error;
    return failed(file.path, `toolint itself failed on this file: ${messageOf(error)}.`);
  }
}
async function lintWorthy(file, text2, config, options) {
  const worth = worthOf(file, text2, config, options);
  if (!worth.isWorthParsing) return worth.isReported ? skipped(file.path, worth.reason) : void 0;
  const imports = await importsOf(file, options);
  const lintAgain = await linterOf(file, config, options, imports);
  let linted;
  try {
    linted = await lintAgain(text2);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const isMeant = worth.hasWords || file.named || config.format(file.path) !== void 0;
    return isMeant ? failed(file.path, error.message, error.limit) : skipped(file.path, error.message);
  }
  const { skipped: reason2 } = linted.recognition;
  if (reason2 !== void 0) {
    const wiring2 = imports && wiringOf(file, linted, imports);
    const isSaid = file.named || reason2 !== NO_FORMAT;
    return isSaid || wiring2 ? { ...NOTHING2, ...isSaid && { skipped: { path: file.path, reason: reason2 } }, ...wiring2 && { wiring: wiring2 } } : void 0;
  }
  const result = await withFixes(file, text2, linted, lintAgain, options);
  const wiring = imports && wiringOf(file, result.shown.linted, imports);
  return { ...outcomeOf(file, result, config, options.formats), ...wiring && { wiring } };
}
async function manifestsIn(file, text2, config, options) {
  if (!worthOf(file, text2, config, options).isWorthParsing) return void 0;
  try {
    const imports = await importsOf(file, options);
    const opened = await (await openerOf(file, { ...config, rules: /* @__PURE__ */ new Map() }, options, imports))(text2);
    return opened.recognition.skipped === void 0 ? opened : void 0;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return void 0;
  }
}
async function importsOf(file, options) {
  return languageOf(file.path) === "source" ? (await options.imports?.())?.for(file.absolute) : void 0;
}
function wiringOf({ path }, { document }, imports) {
  const { wiring } = document.code ?? {};
  if (!wiring) return void 0;
  const imported = wiring.imported.flatMap(({ node, source, name }) => {
    const found = imports.locate(source, name);
    return found ? [{ node, ...found }] : [];
  });
  return { path, ...wiring, imported };
}
async function openerOf(file, config, { formats, services, ...options }, imports) {
  const around = isCode(languageOf(file.path)) ? void 0 : await filesAround(file, formats, config.rules, options.read);
  const { timeLimit: timeLimit2 } = services;
  return (text2) => openDocument(file, text2, config, { formats, imports, around, timeLimit: timeLimit2 });
}
async function linterOf(file, config, options, imports) {
  const { formats, services } = options;
  const open = await openerOf(file, config, options, imports);
  return async (text2) => {
    const opened = await open(text2);
    const limit = limitFor(file, text2, services.timeLimit);
    const work = () => lintRecognised(opened, formats, config.rules, services);
    return limit ? limit(work, TOO_SLOW) : work();
  };
}
async function withFixes(file, text2, linted, lintAgain, { changes, dryRun, fix, untried, onFixed, suppressions, renamed }) {
  const hunks = changes ? hunksOf(file.path, text2, changes) : "all";
  const offering = async (some) => {
    if (untried) return some;
    const findings = await runTrial(new Trials(some.text, some.linted).withoutHarmful(), lintAgain);
    return { ...some, linted: { ...some.linted, result: { ...some.linted.result, findings } } };
  };
  const before = renamed?.get(file.path) ?? /* @__PURE__ */ new Map();
  const asRead = await offering({ text: text2, linted, fixed: [], renamed: before, changedHunks: hunks });
  if (!fix) return { shown: asRead, meant: asRead };
  const after = await fixAll(text2, linted, fix, lintAgain, {
    changedHunks: hunks,
    renamed: before,
    match: suppressions
  });
  const refused2 = after.text === text2 ? void 0 : onFixed?.(file, text2, after.text);
  if (refused2 !== void 0) return { shown: asRead, meant: asRead, refused: refused2 };
  return { shown: dryRun ? asRead : await offering(after), meant: after };
}
function outcomeOf(file, { shown, meant, refused: refused2 }, config, known2) {
  const { document, result, recognition } = shown.linted;
  const { path } = file;
  const { manifests } = recognition;
  const borrowed = document.others?.size ? borrowedIn(manifests) : void 0;
  return {
    file: {
      path,
      formats: formatsOf(manifests),
      tools: manifests.reduce((sum, { tools }) => sum + tools.filter(({ node }) => !node.isOfMany).length, 0),
      ...manifests.every((each) => isBare(each, known2)) && { isBare: true }
    },
    ...borrowed?.size && { borrowed },
    ...document.neighbours?.asked.size && { asked: document.neighbours.asked },
    ...unreadIn(file, document, manifests),
    isBroken: document.faults.length > 0,
    ...keepAtMost(result.findings, config.limits.findingsPerFile),
    failures: refused2 === void 0 ? result.failures : [...result.failures, { path, message: refused2 }],
    facts: withoutTree(meant.linted.result.facts, path),
    secrets: result.secrets.map(({ path: path2, start, end }) => ({ path: path2, start, end })),
    settings: config.rules,
    known: config.known,
    disabledRanges: meant.linted.disabledRanges,
    fixed: shown.fixed,
    ...shown.renamed.size > 0 && { renamed: shown.renamed },
    changed: shown.changedHunks
  };
}
var isBare = ({ code, formats, root, tools }, known2) => code !== NO_CODE && !isWidget(code) && known2.every(({ id, contract }) => contract.isServed || !formats.includes(id)) && tools.every(({ node }) => node.isOfMany) && entries(root).every(({ key }) => MAY_BE_OF_MANY.has(key));
var MAY_BE_OF_MANY = /* @__PURE__ */ new Set(["tools", "functions", "instructions"]);
function unreadIn({ path, absolute }, { text: text2 }, manifests) {
  const { unread = [], registrations = [] } = manifests[0]?.code ?? {};
  const looseTools = registrations.filter(
    ({ api, tool }) => tool && !tool.isOfMany && (api === "literal" || api === "list")
  ).length;
  if (unread.length === 0) return { looseTools };
  const lines = new Lines(text2);
  const certain = unread.filter((each) => each.package === void 0 || isInstalled(each.package, absolute));
  const placed = certain.map(({ start, what, reason: reason2, mayBeElsewhere }) => {
    const { line: line2, column } = lines.at(start);
    return { path, line: line2, column, what, reason: reason2, ...mayBeElsewhere && { mayBeElsewhere } };
  });
  return { looseTools, unread: placed };
}
var formatLists = /* @__PURE__ */ new Map();
function formatsOf(manifests) {
  const list = [...new Set(manifests.flatMap(({ formats }) => formats))];
  const key = list.join();
  const known2 = formatLists.get(key) ?? list;
  formatLists.set(key, known2);
  return known2;
}
function borrowedIn(manifests) {
  const borrowed = /* @__PURE__ */ new Map();
  for (const { name, node } of manifests.flatMap(({ tools }) => tools)) {
    const { file } = name ?? node;
    if (file !== void 0) borrowed.set(file, (borrowed.get(file) ?? 0) + 1);
  }
  return borrowed;
}

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
var LONGEST = 5e3;
var MOST_SELECTS = 4;
var MULTIPLIES = /\b(?:with|view|trigger)\b/i;
var COMPUTES = /\b(?:as|generated)\b/i;
function isCheap({ steps }) {
  let length = 0;
  return steps.every(({ sql, run: run2 }) => {
    length += sql.length;
    if (length > LONGEST || MULTIPLIES.test(sql) || run2 && COMPUTES.test(sql)) return false;
    return (sql.match(/\bselect\b/gi)?.length ?? 0) <= MOST_SELECTS;
  });
}

// src/read/imported-files.ts
import { existsSync as existsSync6 } from "node:fs";

// src/read/imports.ts
import { posix } from "node:path";
var LARGEST_IMPORT = 3e5;
function importsIn(text2) {
  const found = text2.matchAll(/\b(?:from|import|require)[\s(]*(['"])(\.\.?\/[^'"\n]{1,300}|\.\.?\/?)\1/g);
  return [...new Set(Array.from(found, ([, , source]) => source))];
}
function importsAtRunTime(text2) {
  return Array.from(text2.matchAll(RUNS), ([, source]) => source);
}
var RUNS = /^\s{0,9}(?:import|export)\b(?!\s{1,9}type\b)[^'"`;]{0,2000}['"](\.[^'"\n]{0,300})['"]/gm;
function candidatesFor(from, source) {
  if (!/^\.\.?(?:\/|$)/.test(source)) return [];
  const isAbsolute2 = /^(?:[a-z]:)?\//i.test(from);
  const base = isAbsolute2 ? absolutePath(parentOf(from), source) : posix.join(posix.dirname(from), source).replace(/\/$/, "");
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
var MOST_HOPS = 3;
var MOST_DEEP = 4;
var MOST_BETWEEN = MOST_HOPS + MOST_DEEP;
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
  return among(parsed.passedOnWhole?.(name) ?? [], name).map((source) => ({ source, name }));
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
      const exported2 = called === "" ? name : name.slice(0, -CALLED.length);
      return follow({ source, name: exported2 }, (parsed, own) => parsed.exported(own + called));
    },
    followImport: (imported, position, keys) => follow(imported, (parsed, own) => parsed.uses?.(own, position, keys))
  };
}

// src/read/imported-files.ts
var MOST_KEPT = 50;
var MOST_AT_ONCE = 300;
function importedFiles(cwd, parse2, read = readText) {
  const workspace = workspaceOf(cwd);
  const versions = packageVersions(workspace);
  const kept = /* @__PURE__ */ new Map();
  const barrels = barrelsOf(workspace, cwd, read);
  let depth = 0;
  const load = (absolute) => {
    if (kept.has(absolute)) {
      const known2 = kept.get(absolute);
      kept.delete(absolute);
      kept.set(absolute, known2);
      return known2;
    }
    const file = read(absolute);
    const loaded = "text" in file && file.text.length <= LARGEST_IMPORT ? opened(absolute, file.text) : void 0;
    if (kept.size >= (depth === 0 ? MOST_KEPT : MOST_AT_ONCE)) kept.delete(kept.keys().next().value);
    kept.set(absolute, loaded);
    return loaded;
  };
  const opened = (absolute, text2) => {
    const texts = /* @__PURE__ */ new Map();
    const asked = /* @__PURE__ */ new Set();
    const note = (path) => void asked.add(path);
    const find = finder(note, ({ asked: barrel }) => barrel.forEach(note));
    const { resolveImport: resolveImport2 } = followImports(absolute, find, ({ path, text: own }) => {
      texts.set(relativePath(cwd, path), own);
      const further = kept.get(path);
      for (const [each, its] of further?.texts ?? []) texts.set(each, its);
      further?.asked.forEach(note);
    });
    const resolve = (source, name) => {
      if (depth === MOST_DEEP) return void 0;
      depth++;
      try {
        return resolveImport2(source, name);
      } finally {
        depth--;
      }
    };
    let neighbour;
    const parsed = () => (neighbour ??= { parsed: parse2(relativePath(cwd, absolute), text2, resolve) }).parsed;
    return { text: text2, texts, asked, parsed };
  };
  const finder = (note, noteBarrel) => (from, source) => {
    const path = targetOf2(workspace, from, source);
    for (const each of path === void 0 ? candidatesFor(from, source) : [path]) note(relativePath(cwd, each));
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
    forget(absolute) {
      const path = relativePath(cwd, absolute);
      for (const [each, loaded] of kept) if (each === absolute || loaded?.asked.has(path)) kept.delete(each);
      barrels.clear();
    },
    for(absolute) {
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
      const { resolveImport: resolveImport2, followImport } = followImports(absolute, find, ({ path, text: text2 }) => {
        texts.set(relativePath(cwd, path), text2);
        const further = kept.get(path);
        for (const [each, its] of further?.texts ?? []) texts.set(each, its);
        if (further) noteAsked(further.asked);
      });
      let found;
      let whole;
      const words = /* @__PURE__ */ new Map();
      const mentions = (file, name) => {
        let own = words.get(file);
        if (!own) words.set(file, own = new Set(file.text.replace(LISTS_NAMES, "").match(WORDS)));
        return own.has(name);
      };
      const below = () => found ??= importedBelow(absolute, workspace, cwd, read);
      const isNamedOutside = (own, name) => [...below(), whole ??= textAt(absolute, cwd, read)].some(
        (each) => each.target !== own && mentions(each, name)
      );
      const allPrints = () => {
        const printed = [];
        for (const { path, target, text: text2 } of below()) {
          asked.add(path);
          if (!/\bconsole\b|\bstdout\b/.test(text2) || FOR_PEOPLE.test(path)) continue;
          const neighbour = load(target)?.parsed();
          const own = neighbour?.prints ? neighbour.prints((name) => isNamedOutside(target, name)) : [];
          if (!own) return void 0;
          append(printed, own);
          texts.set(path, text2);
        }
        return printed;
      };
      const prints = { all: allPrints, isNamed: (name) => isNamedOutside(absolute, name) };
      const locate = (source, name) => findExport(
        { source, name: name.replace(/\(\)$/, "") },
        absolute,
        find,
        (parsed, own, { path }) => parsed.has?.(own) ? { path: relativePath(cwd, path), name: name.endsWith("()") ? `${own}()` : own } : void 0
      );
      return {
        resolveImport: resolveImport2,
        followImport,
        locate,
        prints,
        texts,
        asked: allAsked,
        packages: () => versions(absolute)
      };
    }
  };
}
var MOST_WORDS = 1e6;
var MOST_BARRELS = 100;
var WORDS = /[\w$\u0080-\uffff]+/g;
function barrelsOf(workspace, cwd, read) {
  const known2 = /* @__PURE__ */ new Map();
  let words = 0;
  const make = (path, sources) => {
    const asked = /* @__PURE__ */ new Set();
    const byWord = /* @__PURE__ */ new Map();
    const further = [];
    for (const [index, source] of sources.entries()) {
      const target = targetOf2(workspace, path, source);
      for (const each of target === void 0 ? candidatesFor(path, source) : [target])
        asked.add(relativePath(cwd, each));
      if (target === void 0 || words > MOST_WORDS) continue;
      const { text: text2 } = textAt(target, cwd, read);
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
var MOST_FOLLOWED = 60;
function importedBelow(absolute, workspace, cwd, read) {
  const found = [];
  const todo = /* @__PURE__ */ new Set([absolute]);
  for (const from of todo) {
    const file = textAt(from, cwd, read);
    if (from !== absolute && found.push(file) === MOST_FOLLOWED) break;
    for (const source of importsAtRunTime(file.text)) {
      if (todo.size > MOST_FOLLOWED) break;
      const target = targetOf2(workspace, from, source);
      if (target !== void 0) todo.add(target);
    }
  }
  return found;
}
function textAt(target, cwd, read) {
  const file = read(target);
  const text2 = "text" in file && file.text.length <= LARGEST_IMPORT ? file.text : "";
  return { path: relativePath(cwd, target), target, text: text2 };
}
var LISTS_NAMES = /^\s{0,9}(?:import|export)\s[^'"`;]{0,2000}\sfrom\s{0,9}['"][^'"\n]{1,300}['"]/gm;
function targetOf2(workspace, from, source) {
  const found = candidatesFor(from, source).find((each) => existsSync6(each));
  return found !== void 0 && isWithin(workspace, found) ? found : void 0;
}
function isWithin(workspace, absolute) {
  const path = realPath(absolute);
  return path !== void 0 && isInside(workspace, path) && !/[\\/]node_modules[\\/]/.test(path.slice(workspace.length));
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

// src/read/unreached.ts
import { readdirSync as readdirSync4 } from "node:fs";
var MOST_FILES = 5e3;
var LONGEST_CONFIG = 5e4;
function unreachedIn(workspace, read) {
  const folders = /* @__PURE__ */ new Map();
  const mentions = /* @__PURE__ */ new Map();
  const inFolders = /* @__PURE__ */ new Map();
  const folderAt = (path) => known(folders, path, folderOf);
  const mentionsOf = (file) => known(mentions, file, () => {
    const found = read(file, { maxBytes: isSource(file) ? LARGEST_IMPORT : LONGEST_CONFIG });
    const inside = file.slice(workspace.length + 1);
    return "text" in found && !isOfTests(inside, found.text) ? mentionsIn(file, found.text) : NONE;
  });
  const allIn = (folder) => known(inFolders, folder, () => together2([...folderAt(folder).files].map(mentionsOf)));
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
  let isLarge;
  function isTooLarge() {
    let count = 0;
    for (const folder of nearestFirst(workspace)) if ((count += folderAt(folder).files.size) > MOST_FILES) return true;
    return false;
  }
  function homeOf(folder) {
    for (let at = folder; isInside(workspace, at); at = parentOf(at)) {
      if (folderAt(at).files.has(inFolder(at, "package.json"))) return at;
      if (at === workspace) break;
    }
    return void 0;
  }
  return {
    has(absolute, text2) {
      if (!isInside(workspace, absolute) || !onlyExportsTools(absolute, text2)) return false;
      const own = parentOf(absolute);
      const home = homeOf(own);
      if (home === void 0 || (isLarge ??= isTooLarge())) return false;
      const name = nameOf(absolute);
      let isServed = false;
      let seen = 0;
      for (const folder of nearestFirst(own)) {
        const { names, open, serving } = allIn(folder);
        const self = folder === own && folderAt(own).files.has(absolute) ? mentionsOf(absolute) : NONE;
        if ((names.get(name) ?? 0) > Number(self.names.has(name))) return false;
        if (isInside(home, folder)) {
          if (open > Number(self.isOpen)) return false;
          isServed ||= serving > Number(self.serves);
        } else if (!isServed) return false;
        seen += folderAt(folder).files.size;
        if (seen > MOST_FILES) return false;
      }
      return isServed;
    },
    forget(absolute) {
      mentions.delete(absolute);
      inFolders.clear();
      folders.clear();
    }
  };
}
function together2(all) {
  const names = /* @__PURE__ */ new Map();
  for (const each of all) for (const name of each.names) names.set(name, (names.get(name) ?? 0) + 1);
  const open = all.filter(({ isOpen }) => isOpen).length;
  return { names, open, serving: all.filter(({ serves }) => serves).length };
}
function known(values, key, make) {
  const found = values.get(key);
  if (found !== void 0) return found;
  const made = make(key);
  values.set(key, made);
  return made;
}
var isOfTests = (path, text2) => isTest(path, text2) && path.split("/").some((each) => TEST_FOLDER.test(each) || TEST_NAME.test(each));
var NONE = { names: /* @__PURE__ */ new Set(), isOpen: false, serves: false };
var ENDING = /\.(?:d\.)?[a-z]+$/i;
function nameOf(path) {
  const [folder = "", file = ""] = path.split(/[/'"`]/).slice(-2);
  const name = file.replace(ENDING, "");
  return name === "index" ? folder : name;
}
function folderOf(path) {
  const files = /* @__PURE__ */ new Set();
  const inner = [];
  for (const each of entriesOf(path)) {
    if (each.isDirectory() && !NOT_SOURCE.test(each.name)) inner.push(inFolder(path, each.name));
    else if (each.isFile() && (isSource(each.name) || NAMES_FILES.test(each.name)))
      files.add(inFolder(path, each.name));
  }
  return { files, inner };
}
function entriesOf(folder) {
  try {
    return readdirSync4(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
var NOT_SOURCE = /^(?:node_modules|\.git|dist|build|out|coverage|\.next|\.turbo|\.wrangler)$/;
var NAMES_FILES = /\.(?:json|jsonc|ya?ml|toml|html|vue|svelte|astro|sh|mk)$|^(?:Dockerfile|Makefile|Procfile)/i;
var isSource = (path) => SOURCE_EXTENSIONS.some((ending) => path.endsWith(ending));
function mentionsIn(file, text2) {
  if (isLockFile(file)) return NONE;
  if (!isSource(file)) {
    const isOpen = file.endsWith("/package.json") && /"\.?\/[^"*\n]*\*[^"\n]*":/.test(text2);
    return {
      names: new Set(Array.from(text2.matchAll(IN_PATH), ([, name]) => name.replace(ENDING, ""))),
      isOpen,
      serves: false
    };
  }
  const names = /* @__PURE__ */ new Set();
  for (const { 0: found, 1: last = "", index } of text2.matchAll(LAST_OF_PATH)) {
    if (!found.startsWith("/") && !last.includes(".")) continue;
    const line2 = text2.slice(text2.lastIndexOf("\n", index) + 1, index + 1);
    if (!COMMENTED.test(line2)) names.add(nameOf(line2.slice(-301) + last));
  }
  return { names, isOpen: LOADS_ANY.test(text2), serves: SERVES2.test(text2) };
}
var IN_PATH = /\/([\w.-]{1,300})/g;
var LAST_OF_PATH = /[/'"`]([\w.-]{1,300})\/?['"`]/g;
var COMMENTED = /^\s*(?:\/\/|\*)/;
var LOADS_ANY = /\b(?:import|require)\(\s*(?:[a-zA-Z_$(]|`[^`]*\$\{)|\bimport\.meta\.glob\b|\brequire\.context\b/;
var SERVES2 = /\bnew (?:Mcp|MCP)?(?:Server|FastMCP)\s*[(<]|\bcreateMcpHandler\s*\(/;
function onlyExportsTools(path, text2) {
  if (!isSource(path)) return false;
  const exported2 = [...text2.matchAll(EXPORTED)].map(([, name]) => name);
  if (!exported2.some((name) => ABOUT_TOOLS.test(name)) || exported2.some((name) => OF_FRAMEWORK.test(name)))
    return false;
  return !EXPORTS_MORE.test(text2) && !SERVES2.test(text2) && !text2.split("\n").some((line2) => ACTS.test(line2));
}
var EXPORTED = /^export (?:async )?(?:const|let|var|function\*?|(?:abstract )?class) (\w+)/gm;
var ABOUT_TOOLS = /tool|^(?:register|setup)/i;
var OF_FRAMEWORK = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|handler|config|metadata|schema|fetch|loader|action)$/;
var EXPORTS_MORE = /^export (?:default\b|\*|\{)|^(?:module\.)?exports\b/m;
var ACTS = /^(?!(?:import|export|const|let|var|function|async function|class|abstract|type|interface|enum|declare|namespace|return)\b)[a-zA-Z_$(#!].*[({]/;

// src/run/services.ts
function openServices(cwd, read = readText) {
  const sql = createSqlService({}, createInThreadSql());
  const limit = timeLimit(1e4);
  let files;
  const unreached = unreachedIn(workspaceOf(cwd), read);
  return {
    services: { sql, timeLimit: limit },
    begin: { sql: sql.begin, timeLimit: limit },
    imports: async () => files ??= importedFiles(cwd, (await import("./source-and-pages.js")).readNeighbour, read),
    unreached,
    forget(absolute) {
      files?.forget(absolute);
      unreached.forget(absolute);
    },
    close: () => sql.dispose()
  };
}

// src/config/read.ts
import { basename as basename5, extname as extname2 } from "node:path";

// src/config/user-code.ts
import { extname, normalize, basename as basename4, isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { existsSync as existsSync7, readdirSync as readdirSync5, statSync } from "node:fs";
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
    throw new UserError(`${shown}: it could not be loaded: ${printable(firstLine2(error), 300)}${remedy(error, file)}`);
  }
  if (module.default === void 0) throw new UserError(`${shown}: it has no default export`);
  return module.default;
}
function stripsTypes() {
  return Boolean(process.features.typescript);
}
function firstLine2(error) {
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
    const { createRequire: createRequire2 } = process.getBuiltinModule("node:module");
    const file = createRequire2(from).resolve(name);
    if (isAbsolute(file)) return toSlashes(file);
  } catch {
  }
  return resolveImport(name, parentOf(from));
}
function whyMissing(name, from) {
  if (isPath(name)) return hintFor(absolutePath(parentOf(from), name), parentOf(from));
  if (existsSync7(absolutePath(parentOf(from), name))) return hint(`./${printable(name)}`);
  const { packageName } = partsOf(name);
  if (packageName === void 0) return ": a path starts with `./`, and this is no name of a package";
  const shown = printable(packageName);
  const home = homesOf(packageName, parentOf(from)).find((each) => existsSync7(each));
  return home === void 0 ? `: a path starts with \`./\`, and a package of this name is not installed (npm install --save-dev ${shown})` : `: the package \`${shown}\` is installed, and offers nothing by this name`;
}
function hintFor(file, folder) {
  if (!isInside(folder, file)) return "";
  try {
    return didYouMean(basename4(file), readdirSync5(parentOf(file)));
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
    const config = [...CONFIG_NAMES].find((each) => existsSync7(`${home}/${each}`));
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
  if (!isMap) return subpath === "." ? targetOf3(exports) : void 0;
  const map = exports;
  if (Object.hasOwn(map, subpath)) return targetOf3(map[subpath]);
  for (const [pattern, target] of Object.entries(map)) {
    const [start, end, ...more] = pattern.split("*");
    const isFor = end !== void 0 && more.length === 0 && subpath.length >= pattern.length;
    if (!isFor || !subpath.startsWith(start) || !subpath.endsWith(end)) continue;
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
  const isPackage = basename5(file) === PACKAGE_NAME;
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
    const known2 = /* @__PURE__ */ new Set();
    for (const each of node.entries) {
      if (known2.has(each.key)) again.push(each);
      known2.add(each.key);
    }
  }
  return again;
}
function isBlank(text2, file) {
  return languageOf(file) === "yaml" && text2.split("\n").every((line2) => /^\s*(#|$)/.test(line2));
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
var SETTINGS2 = [...SEVERITIES, "off"];
function resolveRules(rules, preset, layered, clients = []) {
  const severities = /* @__PURE__ */ new Map();
  const given = /* @__PURE__ */ new Map();
  for (const [id, setting] of layered.flatMap((settings) => withoutFamilies(settings, rules))) {
    const { severity, options } = readSetting(setting);
    severities.set(id, severity);
    if (options) given.set(id, options);
  }
  const on = /* @__PURE__ */ new Map();
  for (const rule of rules.values()) {
    const raised = rule.raisedBy && clients.includes(rule.raisedBy.client) ? rule.raisedBy.severity : void 0;
    const severity = severities.get(rule.id) ?? raised ?? (isInPreset(rule, preset) ? rule.severity : "off");
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
function withoutFamilies(settings, rules) {
  const entries2 = Object.entries(settings);
  const families = new Map(entries2.filter(([id]) => isFamily(id)));
  if (families.size === 0) return entries2;
  const fromFamilies = [...rules.keys()].flatMap((id) => {
    const setting = families.get(familyOf(id));
    return setting === void 0 ? [] : [[id, setting]];
  });
  return [...fromFamilies, ...entries2.filter(([id]) => !isFamily(id))];
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
  if (!isObject2(value) || !Array.isArray(value["plugins"])) return value;
  return { ...value, plugins: value["plugins"].map((plugin) => isObject2(plugin) ? "object" : plugin) };
}
var isObject2 = (value) => typeof value === "object" && value !== null;
function describe({ keyword, params }, at, value, { whole, unknownKey: unknownKey2, pattern }) {
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
  const hint3 = typeof value === "string" ? didYouMean(value, allowed) : "";
  return `${what} must be ${eitherOf(allowed.map((each) => `\`${each}\``))}, and is ${quotedValue(value)}${hint3}`;
}
function unknownKey(key, at, rules) {
  if (at.at(-1) === "rules") return unknownRule(key, rules);
  const rule = at.at(-3) === "rules" ? rules.find(({ id }) => id === at.at(-2)) : void 0;
  if (rule)
    return `the rule \`${rule.id}\` has ${unknownHint("option", printable(key), Object.keys(rule.options?.defaults ?? {})).replace("unknown", "no")}`;
  const [first] = at;
  const known2 = first === void 0 ? KEYS : INNER_KEYS[first] ?? [];
  return `${unknownHint("key", printable(key), known2)}${at.length > 0 ? ` in \`${keyPath(at)}\`` : ""}`;
}
function unknownRule(id, rules) {
  const ids = Array.from(rules, (rule) => rule.id);
  return isFamily(id) ? unknownHint("rule family", printable(id), familiesIn(ids)) : unknownHint("rule", printable(id), ids);
}
function readClients(list, what) {
  const words = list.split(/[\s,]+/).filter((word) => word !== "");
  const known2 = CLIENTS.filter((client) => words.includes(client));
  const stray = words.find((word) => !CLIENTS.some((client) => client === word));
  if (stray !== void 0)
    throw new UserError(
      `${what} names ${unknownHint("client", printable(stray), CLIENTS)}; there are ${CLIENTS.join(", ")}.`
    );
  if (known2.length === 0) throw new UserError(`${what} needs at least one of ${CLIENTS.join(", ")}.`);
  return known2;
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
  return path.reduce((at, key) => isObject2(at) && Object.hasOwn(at, key) ? at[key] : void 0, value);
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
import { lstatSync as lstatSync3, existsSync as existsSync8 } from "node:fs";
async function openSuppressions(cwd, change) {
  const isThere = lstatSync3(inFolder(cwd, SUPPRESSIONS), { throwIfNoEntry: false }) !== void 0;
  if (!isThere && !change) return void 0;
  const today = (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
  const file = isThere ? await readSuppressions(cwd, change !== void 0) : await parseSuppressions(printSuppressions(NONE2));
  return {
    match: createMatcher(file.suppressions, today),
    async apply(ran) {
      const { renamed = /* @__PURE__ */ new Map() } = ran;
      const suppressions = withNewNames(file.suppressions, renamed);
      const followed2 = suppressions.filter((entry2, index) => entry2 !== file.suppressions[index]).length;
      const current = followed2 > 0 ? await parseSuppressions(printSuppressions({ ...file, suppressions })) : file;
      const now = await matchSuppressions(current, ran, today);
      if (!change && followed2 === 0) return applied(now);
      const { entries: entries2, ...update } = updateEntries(now, ran, change);
      const done = { ...update, followed: followed2 };
      const text2 = printSuppressions({ ...file, suppressions: entries2 });
      if (text2 === file.text) return { ...applied(now), done };
      writeSuppressions(cwd, text2);
      return { ...applied(await matchSuppressions(await parseSuppressions(text2), ran, today)), done };
    }
  };
}
var NONE2 = { version: 1, suppressions: [] };
async function matchSuppressions(file, ran, today) {
  const matched = createMatcher(file.suppressions, today)(ran.findings);
  const { changed: superseded, gone } = unmatched(file.suppressions, matched);
  return { file, matched, superseded, stale: await staleIn(file, gone, ran) };
}
function applied({ matched, stale }) {
  const staleFindings = stale.flatMap(({ finding }) => finding ?? []);
  return { findings: [...matched.visible, ...staleFindings].sort(compareFindings), suppressed: matched.hidden.length };
}
function updateEntries({ file, matched, superseded, stale }, ran, { reason: reason2, only = (findings) => findings, prune } = {}) {
  const meant = reason2 === void 0 ? [] : only(
    matched.visible.filter((finding) => ran.isMeant(finding)),
    matched.hidden
  );
  const added = meant.filter(isSuppressible).map((finding) => suppressionOf(finding, reason2));
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
  const { known: known2, rules } = await ran.configs.for(path);
  if (!known2.has(rule)) return ["ruleGone", { rule, hint: didYouMean(rule, known2.keys()) }];
  const sawPart = known2.get(rule).project !== void 0 && ran.paths.length > 0;
  if (!rules.has(rule) || sawPart) return void 0;
  const place = tool === void 0 ? `\`${pointer}\`` : `\`${pointer}\` of the tool \`${tool}\``;
  return ["mended", { rule, place: `${place} in ${path}` }];
}
function isGone(path, { cwd, paths }) {
  return !existsSync8(inFolder(cwd, path)) && isCovered(path, cwd, paths);
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
function repairText(text2) {
  const lines = text2.split("\n").map((each) => each.trim().replace(/^,\s*|,$/g, ""));
  const entries2 = lines.filter((each) => each.startsWith('{ "path"') && each.endsWith("}"));
  const schema = lines.find((each) => each.startsWith('"$schema"'));
  const known2 = new Set(entries2);
  const isItsOwn = lines.some((each) => LIST.test(each)) && lines.every((each) => known2.has(each) || LIST.test(each) || FRAME.test(each));
  return isItsOwn ? `{ ${schema ? `${schema}, ` : ""}"version": 1, "suppressions": [
${entries2.join(",\n")}
] }` : void 0;
}
async function parseSuppressions(text2) {
  const lines = new Lines(text2);
  const errorAt = (offset, message) => {
    const { line: line2, column } = lines.at(offset);
    return new UserError(`${SUPPRESSIONS}:${line2}:${column}: ${message}`);
  };
  const conflict = /^(?:<{7}|>{7})/m.exec(text2);
  if (conflict) throw errorAt(conflict.index, CONFLICT);
  const document = await parseOrSay(SUPPRESSIONS, text2);
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
  const inSchema = mistakesIn(value, T, [], WORDS2);
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
  return { ...content, text: text2, locate };
}
var CONFLICT = "a merge has left its conflict here. `npx toolint --prune-suppressions` keeps the entries of both sides and takes out those that are stale";
var KEYS2 = ["$schema", "version", "suppressions"];
var ENTRY_KEYS = ["path", "rule", "tool", "pointer", "hash", "reason", "expires"];
var WORDS2 = {
  whole: "the file",
  unknownKey(key, at) {
    const hint3 = unknownHint("key", printable(key), at.length > 0 ? ENTRY_KEYS : KEYS2);
    return at.length > 0 ? `${hint3} in \`${keyPath(at)}\`` : hint3;
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
  const { path, rule, tool, pointer, hash: hash2, reason: reason2, expires } = entry2;
  const fields = Object.entries({ path, rule, tool, pointer, hash: hash2, reason: reason2, expires });
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

export {
  isOnChangedLines,
  isCausedByChange,
  readHunks,
  CONFIG_NAMES,
  PACKAGE_NAME,
  Seen,
  TIMEOUT_MS,
  openGit,
  startGit,
  gitTop,
  workspaceOf,
  originOf,
  ignoringRule,
  scopeFinder,
  discover,
  wouldFind,
  whyNotFound,
  extensionOf,
  lookUp,
  walk2 as walk,
  isGlob,
  LARGEST_IMPORT,
  importsIn,
  candidatesFor,
  MOST_DEEP,
  MOST_BETWEEN,
  followImports,
  besideCandidates,
  whyLeftAlone,
  isWorthReading,
  worthOf,
  openDocument,
  packagesIn,
  packageFilesIn,
  ignored,
  isFullyLinted,
  reportAlone,
  withoutSuppressed,
  lintFile,
  lintRead,
  manifestsIn,
  timeLimit,
  openServices,
  replaceFile,
  wouldReplace,
  writeAtomically,
  writeNamed,
  createAtomically,
  holdSignals,
  nextTurn,
  lastTurn,
  ALLOWED_BY,
  importDefault,
  isPath,
  resolveModule,
  whyMissing,
  readConfig,
  configOf,
  SETTINGS2 as SETTINGS,
  resolveRules,
  readSetting,
  errorsInConfig,
  errorsIn,
  unknownRule,
  readClients,
  openSuppressions,
  isCovered
};
