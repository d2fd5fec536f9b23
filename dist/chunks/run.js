import {
  CONFIG_NAMES,
  PACKAGE_NAME,
  TOO_SLOW,
  checkoutTexts,
  codeLanguageOf,
  countedTools,
  discover,
  diskWith,
  existsOnDisk,
  extensionOf,
  filesAround,
  gitTop,
  isBare,
  isRelative,
  isWorthReading,
  limitFor,
  openDocument,
  openGit,
  openNeighbours,
  openRepository,
  openServices,
  originOf,
  packagesFor,
  repeatedTools,
  scopeFinder,
  toolsOnce,
  whyLeftAlone,
  workspaceOf,
  worthOf,
  wouldFind
} from "./git-tree.js";
import {
  parseOrSay
} from "./parse.js";
import {
  ProjectRules,
  Trials,
  findingsAlone,
  oncePerCause,
  q,
  runTrial,
  withoutTree
} from "./causes.js";
import {
  DisabledRanges,
  NO_FORMAT,
  PATH,
  Pending,
  SUPPRESSIONS,
  createMatcher,
  engineFinding,
  hasTag,
  hash,
  isInstalled,
  isTraceOf,
  lintRecognised,
  mayBeSuppressed,
  nearMissIn,
  packageFolders,
  placeKeyOfEntry,
  startTimer,
  stepsOf,
  suppressionOf,
  timed,
  unmatched,
  wildcard,
  withNewNames,
  withoutFixes
} from "./lint-document.js";
import {
  Lines,
  NOT_REGULAR,
  feedStarts,
  lineAt,
  readRegular,
  readText
} from "./client-config.js";
import {
  EXTENSIONS,
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
  together,
  unknownHint
} from "./errors.js";
import {
  didYouMean,
  hint
} from "./did-you-mean.js";
import {
  NO_CODE
} from "./code.js";
import {
  BOUNDS,
  LIMITS,
  NO_COUNTS,
  addCounts,
  appliedFix,
  compareFindings,
  compareText,
  keepAtMost,
  makeReport
} from "./limits.js";
import {
  Unreadable,
  applyFixes,
  entries,
  entry,
  get,
  inTextOrder,
  items,
  toValue,
  unnamed,
  walk
} from "./text-edits.js";
import {
  isCode,
  languageOf
} from "./prefilter.js";
import {
  CLIENTS,
  SEVERITIES,
  VERSION,
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
  quotedValue,
  submissionTo
} from "./version.js";
import {
  addTo,
  append,
  countLeading,
  groupBy,
  known
} from "./collections.js";

// src/files/write.ts
import {
  chmodSync,
  chownSync,
  closeSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync
} from "node:fs";
import { dirname, join } from "node:path";
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
function writeAtomically(path, text) {
  const target = targetOf(absolutePath(".", path));
  if (isStream(target)) return writeFileSync(target, text, { flag: "a" });
  const old = lstatSync(target, { throwIfNoEntry: false });
  const replaced = old?.isFile() ? old : void 0;
  if (replaced) refuseToReplace(replaced);
  throughTemporary(target, text, replaced?.mode, (temporary) => {
    if (replaced) keepOwner(temporary, replaced);
    renameSync(temporary, target);
  });
}
function writeNamed(name, text, cwd) {
  const target = absolutePath(cwd, name);
  const top = gitTop(cwd) ?? cwd;
  if (isInside(top, target) && !staysWithin(parentOf(target), top)) throw new Error(LEADS_OUT);
  mkdirSync(dirname(target), { recursive: true });
  writeAtomically(target, text);
}
var LEADS_OUT = "a symbolic link on the way leads out of the project";
function createAtomically(path, text, top) {
  const target = absolutePath(".", path);
  if (!staysWithin(parentOf(target), top)) throw new Error(LEADS_OUT);
  mkdirSync(dirname(target), { recursive: true });
  throughTemporary(target, text, void 0, (temporary) => {
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
function throughTemporary(target, text, mode, put) {
  const folder = dirname(target);
  removeAbandoned(folder);
  const temporary = join(folder, `.toolint-${process.pid}-${Date.now().toString(36)}.tmp`);
  const file = openSync(temporary, "wx", mode);
  try {
    try {
      writeFileSync(file, text);
    } finally {
      closeSync(file);
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
  const causes = [isOnChangedLines, isCausedByRemoval, isCausedByLoss, isCausedByRename];
  if (causes.some((isCausedBy) => isCausedBy(finding, changes))) return true;
  if (hasTag(finding.rule, "follows-file")) return changes.has(finding.path);
  if (hasTag(finding.rule, "follows-related")) return finding.related?.some(({ path }) => changes.has(path)) ?? false;
  return (finding.related ?? []).some(({ path, line: line2 }) => isOnChangedLines({ path, line: line2, endLine: line2 }, changes));
}
function isCausedByRemoval(finding, changes) {
  const { path, line: line2, column, endLine, endColumn, missing = [] } = finding;
  const hunks = changes.get(path);
  if (hunks === void 0 || hunks === "all") return false;
  const isBrace = line2 === endLine && endColumn - column === 1;
  const named2 = /* @__PURE__ */ new Set([...missing, ...quotedIn(finding)]);
  return hunks.some(({ shortened }) => {
    const begin = shortened?.get(line2);
    if (begin === void 0 || begin.column !== column && !isBrace) return false;
    return [...begin.words].some((word) => named2.has(word));
  });
}
function isCausedByLoss({ missing = [], missingFrom }, changes) {
  const hunks = missingFrom && changes.get(missingFrom.path);
  if (hunks === void 0) return false;
  if (hunks === "all") return true;
  const { from, to, columns } = missingFrom;
  const isMissing = ({ word, column }) => (missing.length === 0 || missing.includes(word)) && (columns.length === 0 || columns.includes(column));
  const losses = hunks.flatMap(({ lost = [] }) => lost);
  return losses.some(({ after, keys }) => after >= from && after <= to && keys.some(isMissing));
}
function isCausedByRename(finding, changes) {
  const { path, line: line2, column, endLine, endColumn } = finding;
  const hunks = changes.get(path);
  if (hunks === void 0 || hunks === "all" || line2 !== endLine) return false;
  if (!hunks.some(({ gone }) => gone?.size)) return false;
  const isHere = (name) => [0, 2].includes(endColumn - column - name.length);
  const named2 = quotedIn(finding).filter(isHere);
  return hunks.some(({ gone }) => named2.some((name) => gone?.has(name)));
}
var quotedIn = ({ data = {} }) => Object.values(data);
function hunksOf(path, text, changes) {
  const hunks = changes.get(path) ?? [];
  if (hunks === "all" || hunks.length === 0) return hunks;
  if (/\r(?!\n)/.test(text)) return "all";
  return hunks.some(({ lost }) => lost) ? withLosses(hunks, text) : hunks;
}
function withLosses(hunks, text) {
  const beginnings = new EnclosingBlocks(text);
  const names = namesIn(text);
  return hunks.map((hunk) => {
    const { lost } = hunk;
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
function staysOnChangedLines(text, hunks) {
  const starts = feedStarts(text);
  const isChanged = changedIn(hunks);
  return (edits) => edits.every((edit) => {
    const { from, to } = linesOf(edit, text, starts);
    for (let line2 = from; line2 <= to; line2++) if (!isChanged(line2)) return false;
    return true;
  });
}
function changedIn(hunks) {
  const changed = /* @__PURE__ */ new Set();
  for (const hunk of hunks) for (const line2 of hunk.changed) changed.add(line2);
  return (line2) => changed.has(line2);
}
function afterEdits(text, edits, hunks) {
  const starts = feedStarts(text);
  const inOrder2 = [...edits].sort((a, b) => a.start - b.start);
  const kept = /* @__PURE__ */ new Set();
  const shortened = /* @__PURE__ */ new Map();
  const isChanged = changedIn(hunks);
  const shortenedHunks = hunks.filter((hunk) => hunk.shortened);
  const lossesAfter = groupBy(
    hunks.flatMap((hunk) => hunk.lost ?? []),
    ({ after }) => after
  );
  const lost = [...lossesAfter.get(0) ?? []];
  let moved = 0;
  let next = 0;
  starts.forEach((start, index) => {
    for (; next < inOrder2.length && inOrder2[next].start < start; next++) {
      const { start: from, end, text: now } = inOrder2[next];
      moved += lineEnds(now) - lineEnds(text.slice(from, end));
    }
    if (!isChanged(index + 1)) kept.add(index + 1 + moved);
    for (const hunk of shortenedHunks) {
      const begin = hunk.shortened.get(index + 1);
      if (begin) shortened.set(index + 1 + moved, begin);
    }
    for (const each of lossesAfter.get(index + 1) ?? []) lost.push({ ...each, after: index + 1 + moved });
  });
  const last = starts.length + inOrder2.slice(next).reduce((sum, edit) => sum + lineEnds(edit.text), moved);
  const changed = /* @__PURE__ */ new Set();
  for (let line2 = 1; line2 <= last; line2++) if (!kept.has(line2)) changed.add(line2);
  const gone = new Set(hunks.flatMap((hunk) => [...hunk.gone ?? []]));
  return [
    {
      ...{ from: 1, to: last, changed },
      ...lost.length > 0 && { lost },
      ...shortened.size > 0 && { shortened },
      ...gone.size > 0 && { gone }
    }
  ];
}
function linesOf({ start, end, text: now }, text, starts) {
  const isWhole2 = end > start && startsLine(text, start) && startsLine(text, end) && (now === "" || now.endsWith("\n"));
  return { from: lineAt(start, starts), to: lineAt(isWhole2 ? end - 1 : end, starts) };
}
var startsLine = (text, offset) => offset === 0 || text[offset - 1] === "\n";
var lineEnds = (text) => text.split("\n").length - 1;
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
  constructor(text) {
    this.#lines = text.split("\n");
    this.#top = this.#beginningIn(Math.max(0, this.#lines.findIndex(isContent)));
  }
  /** The block that contains a line with this indentation after the given one; 0 is the top. */
  around(after, indent) {
    for (const end = Math.min(after, this.#lines.length); this.#read < end; this.#read++) this.#readLine(this.#read);
    return this.#open.findLast((each) => each.indent < indent) ?? this.#top;
  }
  #readLine(index) {
    const text = this.#lines[index];
    if (!isContent(text)) return;
    const beginning = this.#beginningIn(index);
    while (this.#open.length > 0 && this.#open.at(-1).indent >= beginning.indent) this.#open.pop();
    if (!isEnd(text)) this.#open.push(beginning);
  }
  #beginningIn(index) {
    const text = this.#lines[index];
    return { line: index + 1, column: columnOf(text), indent: spacesOf(text) };
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
    const [mark, text] = [written[0], written.slice(1)];
    switch (mark) {
      case "-":
        if (!open || open.come.length > 0) open = begin();
        open.gone.push(text);
        break;
      case "+":
        open ??= begin();
        open.come.push(text);
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
  const here = beginningsOf(come);
  const all = new Set(here.map(({ word }) => word));
  const outermost = new Set(here.flatMap(({ word, isInner }) => isInner ? [] : [word]));
  const lines = beginningsOf(gone).flatMap(
    ({ line: line2, word, isInner }) => line2.trim() === "" || (isInner ? all : outermost).has(word) ? [] : [line2]
  );
  const words = lines.flatMap((line2) => firstWord(line2) ?? []);
  if (words.length === 0) return void 0;
  const dashes = new Set(come.filter((line2) => DASH.test(line2)).map(spacesOf));
  const indents = lines.map(
    (line2) => DASH.test(line2) && !dashes.has(spacesOf(line2)) ? spacesOf(line2) : columnOf(line2) - 1
  );
  const names = lines.flatMap((line2) => NAMED.exec(line2)?.[1] ?? []);
  const indent = indents.reduce((least, each) => Math.min(least, each));
  return { after: first - 1, indent, words, keys: outermostIn(lines), names };
}
function outermostIn(lines) {
  let outermost = Infinity;
  return lines.flatMap((line2) => {
    const [word, column] = [firstWord(line2), columnOf(line2)];
    if (word === void 0 || column > outermost) return [];
    outermost = column;
    return [{ word, column }];
  });
}
var DASH = /^\s*- /;
var spacesOf = (line2) => line2.search(/\S/);
function beginningsOf(lines) {
  let least = Infinity;
  return lines.map((line2) => {
    const indent = spacesOf(line2);
    if (indent >= 0) least = Math.min(least, indent);
    return { line: line2, word: firstWord(line2) ?? line2.trim().replace(/,$/, ""), isInner: indent > least };
  });
}
var firstWord = (line2) => /[\p{L}\p{N}_$@]+/u.exec(line2)?.[0];
var NAMED = /^\s*(?:(?:export\s+)?(?:const|let|var|function)\s+)?["'`]?([\p{L}\p{N}_$@-]+)["'`]?\s*\??[:=(]/u;
function namesIn(text) {
  const names = text.matchAll(/(?<![\p{L}\p{N}_$@-])([\p{L}\p{N}_$@-]+)["'`]?\s{0,9}\??[:=(]/gu);
  return new Set([...names].map(([, name]) => name));
}
var columnOf = (line2) => /^\s*(?:- +)*/.exec(line2)[0].length + 1;

// src/run/cache/around.ts
import { resolve } from "node:path";

// src/run/cache/states.ts
import { existsSync, lstatSync as lstatSync2 } from "node:fs";
var hashOf = (text) => (crypto ??= process.getBuiltinModule("node:crypto")).hash("sha256", text, "base64url").slice(0, 32);
var crypto;
var GRANULARITY_MS = 2e3;
var FileStates = class {
  #states = /* @__PURE__ */ new Map();
  /** Files that changed during the run. */
  #unsettled = /* @__PURE__ */ new Set();
  #folders = /* @__PURE__ */ new Map();
  #same = /* @__PURE__ */ new Map();
  started = Date.now() - GRANULARITY_MS;
  /** What was seen of a file in this run; undefined where that is not sure. */
  of(path) {
    return this.#unsettled.has(path) ? void 0 : this.#states.get(path);
  }
  /** Whether anything was asked about a file. */
  has(path) {
    return this.#states.has(path) || this.#unsettled.has(path);
  }
  /** What was kept of times is out of date. */
  isRenewed = false;
  exists = (path) => {
    const isThere = existsSync(path);
    const known2 = this.#states.get(path);
    if (known2 === void 0) this.#states.set(path, isThere ? 1 : 0);
    else if (known2 !== 0 !== isThere) this.#unsettled.add(path);
    return isThere;
  };
  read = (path, options) => {
    const stats = lstatSync2(path, { throwIfNoEntry: false });
    const read = readText(path, options);
    if (!stats) {
      if (this.exists(path) || "text" in read) this.#unsettled.add(path);
    } else if ("text" in read) this.#saw(path, [...timesOf(stats), hashOf(read.text)]);
    else this.#unsettled.add(path);
    return read;
  };
  #saw(path, state) {
    const known2 = this.#states.get(path);
    if (known2 === 0 || Array.isArray(known2) && known2[4] !== state[4]) this.#unsettled.add(path);
    this.#states.set(path, state);
  }
  /** Where a folder really is. To follow a path with links in it takes longer than to see that it has none. */
  folder(path) {
    if (!this.#folders.has(path)) {
      const parent = parentOf(path);
      const isPlain = parent !== path && this.folder(parent) === parent && lstatSync2(path, { throwIfNoEntry: false })?.isDirectory() === true;
      this.#folders.set(path, isPlain ? path : realPath(path));
    }
    return this.#folders.get(path);
  }
  /** Whether a file is as it was. Most answers need no waiting, which for each of many files takes long. */
  isSame(path, earlier) {
    const known2 = this.#same.get(path);
    if (known2 !== void 0) return known2;
    const isSame = this.#compare(path, earlier);
    this.#same.set(path, isSame);
    return isSame;
  }
  #compare(path, earlier) {
    const before = earlier.states.get(path);
    if (before === void 0) return false;
    if (before === 0) return !this.exists(path);
    const folder = parentOf(path);
    if (this.folder(folder) !== (earlier.folders.get(folder) ?? folder)) return false;
    if (before === 1) return this.exists(path);
    const stats = lstatSync2(path, { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.size !== before[0]) return false;
    const now = timesOf(stats);
    const isSettled = Math.max(before[1], before[2]) < earlier.settled;
    if (isSettled && now.every((each, index) => each === before[index])) {
      this.#saw(path, before);
      return true;
    }
    const read = this.read(path, { maxBytes: before[0] });
    if (!("text" in read) || hashOf(read.text) !== before[4]) return false;
    return earlier.mayBeBelieved().then((isBelieved) => {
      this.isRenewed ||= isBelieved;
      return isBelieved;
    });
  }
};
var timesOf = ({ size, mtimeMs, ctimeMs, ino }) => [
  size,
  mtimeMs,
  ctimeMs,
  ino
];

// src/run/cache/around.ts
var Surroundings = class {
  #states;
  #packages;
  #unreached;
  constructor(cwd, states, unreached) {
    this.#states = states;
    this.#unreached = unreached;
    this.#packages = packagesFor(workspaceOf(cwd));
  }
  ask(question, about, file) {
    const neighbours = () => openNeighbours(file, this.#states);
    switch (question) {
      case "packages":
        return hashed(this.#packages(file.absolute));
      case "installed":
        return hashed(isInstalled(about, file.absolute));
      case "unreached":
        return hashed(this.#unreached.leadsNowhere(file.absolute));
      case "unused":
        return hashed(this.#unreached.isUnused(file.absolute, about));
      case "lists":
        return hashed(this.#unreached.listsTools(file.absolute));
      case "names":
        return hashed(neighbours().names);
      case "origin":
        return hashed(neighbours().origin);
      case "around":
        return hashed(neighbours().packages);
      case "has":
        return hashed(neighbours().has(about));
      case "list":
        return hashed(neighbours().list(about));
      default:
        return "";
    }
  }
};
var hashed = (answer) => hashOf(JSON.stringify(answer) ?? "");
function noted({ absolute }, options, states, cwd) {
  const answers = [];
  const needs = /* @__PURE__ */ new Set();
  const imported = [];
  let shared;
  const note = (question, about, answer) => {
    if (!answers.some(([asked, of]) => asked === question && of === about))
      answers.push([question, about, hashed(answer)]);
    return answer;
  };
  const disk = {
    exists(path) {
      needs.add(path);
      return states.exists(path);
    },
    read(path, how) {
      if (path !== absolute) needs.add(path);
      return states.read(path, how);
    }
  };
  const { imports, unreached } = options;
  return {
    answers,
    needs() {
      for (const { asked } of imported)
        for (const paths of asked) for (const each of paths) needs.add(toSlashes(resolve(cwd, each)));
      return needs;
    },
    shared: () => shared,
    options: {
      watched: {
        disk,
        isInstalled: (source, from) => note("installed", source, isInstalled(source, from)),
        openNeighbours: (file, _, texts) => notedNeighbours(openNeighbours(file, disk, texts), note)
      },
      ...imports && {
        imports: async (path) => {
          const files = await imports(path);
          shared = files.shared;
          return {
            forget: files.forget,
            for(importer) {
              const own = files.for(importer);
              imported.push(own);
              return { ...own, packages: () => note("packages", "", own.packages()) };
            }
          };
        }
      },
      ...unreached && {
        unreached: {
          ...unreached,
          leadsNowhere: (path) => note("unreached", "", unreached.leadsNowhere(path)),
          listsTools: (path) => note("lists", "", unreached.listsTools(path)),
          isUnused: (path, name) => note("unused", name, unreached.isUnused(path, name))
        }
      }
    }
  };
}
var notedNeighbours = (own, note) => ({
  texts: own.texts,
  asked: own.asked,
  get names() {
    return note("names", "", own.names);
  },
  get packages() {
    return note("around", "", own.packages);
  },
  get origin() {
    return note("origin", "", own.origin);
  },
  has: (name) => note("has", name, own.has(name)),
  list: (name) => note("list", name, own.list(name)),
  read: (name) => own.read(name)
});

// src/run/cache/file.ts
import { existsSync as existsSync2, readdirSync as readdirSync2, readFileSync } from "node:fs";
import { basename, dirname as dirname2, join as join2 } from "node:path";
import { fileURLToPath } from "node:url";

// src/generated/validators/cache.js
function V(q2) {
  let w;
  const j = (v) => {
    w ??= q2();
    const D = w(v);
    return j.errors = w.errors, D;
  };
  return j;
}
function P(q2, w) {
  if (q2 === null) return w;
  for (const j of w) q2.push(j);
  return q2;
}
var G = V(() => {
  const q2 = { $schema: "https://json-schema.org/draft/2020-12/schema", $defs: { state: { oneOf: [{ enum: [0, 1] }, { type: "array", prefixItems: [{ type: "integer", minimum: 0 }, { type: "number" }, { type: "number" }, { type: "number" }, { type: "string" }], items: false, minItems: 5 }] }, place: { type: "object", additionalProperties: false, required: ["start", "end"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, file: { type: "string" }, via: { $ref: "#/$defs/place" } } }, location: { type: "object", additionalProperties: false, required: ["path", "pointer", "valueHash", "start", "end", "line", "column", "endLine", "endColumn"], properties: { path: { type: "string" }, pointer: { type: "string" }, valueHash: { type: "string" }, start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, endLine: { type: "integer", minimum: 0 }, endColumn: { type: "integer", minimum: 0 }, tool: { type: "string" }, item: { type: "object", additionalProperties: false, required: ["pointer"], properties: { name: { type: "string" }, pointer: { type: "string" } } } } }, finding: { type: "object", additionalProperties: false, required: ["path", "pointer", "valueHash", "start", "end", "line", "column", "endLine", "endColumn", "rule", "severity", "message", "url"], properties: { path: { type: "string" }, pointer: { type: "string" }, valueHash: { type: "string" }, start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, endLine: { type: "integer", minimum: 0 }, endColumn: { type: "integer", minimum: 0 }, tool: { type: "string" }, item: { type: "object", additionalProperties: false, required: ["pointer"], properties: { name: { type: "string" }, pointer: { type: "string" } } }, rule: { type: "string" }, severity: { enum: ["error", "warning", "info"] }, message: { type: "string" }, url: { type: "string" }, help: { type: "string" }, messageId: { type: "string" }, data: { type: "object", additionalProperties: { type: "string" } }, missing: { type: "array", items: { type: "string" } }, count: { type: "integer", minimum: 0 }, cause: { type: "string" }, missingFrom: { type: "object", additionalProperties: false, required: ["path", "from", "to", "columns"], properties: { path: { type: "string" }, from: { type: "integer", minimum: 0 }, to: { type: "integer", minimum: 0 }, columns: { type: "array", items: { type: "integer", minimum: 0 } } } }, related: { type: "array", items: { type: "object", additionalProperties: false, required: ["path", "line", "column", "note"], properties: { path: { type: "string" }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, note: { type: "string" } } } }, fix: { type: "object", additionalProperties: false, required: ["title", "safe", "edits"], properties: { title: { type: "string" }, safe: { type: "boolean" }, edits: { type: "array", items: { type: "object", additionalProperties: false, required: ["start", "end", "text"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, text: { type: "string" } } } } } } } }, fact: { type: "object", additionalProperties: false, required: ["key", "location"], properties: { key: { type: "string" }, value: { type: "string" }, isExcuse: { const: true }, location: { $ref: "#/$defs/location" }, characters: { type: "object", additionalProperties: false, required: ["start", "end"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 } } } } }, unread: { type: "object", additionalProperties: false, required: ["path", "line", "column", "what", "reason"], properties: { path: { type: "string" }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, what: { type: "string" }, reason: { type: "string" }, tools: { type: "integer", minimum: 0 }, mayBeElsewhere: { const: true }, givenTo: { type: "string" } } }, wiring: { type: "object", additionalProperties: false, required: ["path", "made", "handed", "imported", "exported"], properties: { path: { type: "string" }, made: { type: "array", items: { type: "object", additionalProperties: false, required: ["node"], properties: { node: { type: "string" }, onDuplicate: { enum: ["throws", "first", "last"] } } } }, handed: { type: "array", items: { type: "object", additionalProperties: false, required: ["from", "to", "isAlways"], properties: { from: { type: "string" }, to: { type: "string" }, isAlways: { type: "boolean" }, isRead: { const: true }, asks: { type: "object", additionalProperties: false, required: ["what", "line", "column"], properties: { what: { type: "string" }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, mayBeElsewhere: { const: true } } } } } }, imported: { type: "array", items: { type: "object", additionalProperties: false, required: ["node", "path", "name"], properties: { node: { type: "string" }, path: { type: "string" }, name: { type: "string" } } } }, exported: { type: "object", additionalProperties: { type: "string" } }, methods: { type: "array", items: { type: "object", additionalProperties: false, required: ["name", "node"], properties: { name: { type: "string" }, node: { type: "string" } } } } } }, disabled: { type: "object", additionalProperties: false, required: ["path", "switches", "used", "hidden"], properties: { path: { type: "string" }, switches: { type: "array", items: { type: "object", additionalProperties: false, required: ["directive", "rule", "location"], properties: { directive: { type: "object", additionalProperties: false, required: ["start", "end", "word", "exists", "rules"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, file: { type: "string" }, via: { $ref: "#/$defs/place" }, word: { type: "string" }, exists: { type: "boolean" }, rules: { type: "array", items: { type: "object", additionalProperties: false, required: ["start", "end", "id"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, file: { type: "string" }, via: { $ref: "#/$defs/place" }, id: { type: "string" } } } }, reason: { type: "string" }, line: { type: "integer", minimum: 0 }, lastLine: { type: "integer", minimum: 0 } } }, rule: { type: "string" }, location: { $ref: "#/$defs/location" } } } }, used: { type: "array", items: { type: "integer", minimum: 0 } }, hidden: { type: "array", items: { type: "string" } } } }, outcome: { type: "object", additionalProperties: false, required: ["findings"], properties: { file: { type: "object", additionalProperties: false, required: ["path", "formats", "tools"], properties: { path: { type: "string" }, formats: { type: "array", items: { type: "string" } }, tools: { type: "integer", minimum: 0 }, servers: { type: "integer", minimum: 0 }, isBare: { const: true } } }, unread: { type: "array", items: { $ref: "#/$defs/unread" } }, looseTools: { type: "integer", minimum: 0 }, wiring: { $ref: "#/$defs/wiring" }, given: { type: "array", items: { type: "string" } }, counted: { type: "array", items: { type: "object", additionalProperties: false, required: ["at"], properties: { name: { type: "string" }, file: { type: "string" }, isLoose: { const: true }, at: { type: "object", additionalProperties: false, required: ["start"], properties: { file: { type: "string" }, start: { type: "integer", minimum: 0 } } } } } }, wholeTools: { type: "object", additionalProperties: false, required: ["is", "names"], properties: { is: { enum: ["data", "code"] }, names: { type: "array", items: { type: "string" } } } }, skipped: { type: "object", additionalProperties: false, required: ["path", "reason"], properties: { path: { type: "string" }, reason: { type: "string" } } }, isBroken: { type: "boolean" }, findings: { type: "array", items: { $ref: "#/$defs/finding" } }, leftOut: { type: "object", additionalProperties: false, required: ["errors", "warnings", "infos", "fixable"], properties: { errors: { type: "integer", minimum: 0 }, warnings: { type: "integer", minimum: 0 }, infos: { type: "integer", minimum: 0 }, fixable: { type: "integer", minimum: 0 } } }, cutShort: { type: "array", items: { type: "string" } }, disabled: { $ref: "#/$defs/disabled" }, facts: { type: "array", items: { type: "array", prefixItems: [{ type: "string" }, { type: "array", items: { $ref: "#/$defs/fact" } }], items: false, minItems: 2 } } } } }, type: "object", additionalProperties: false, required: ["about", "key", "settled", "configs", "paths", "states", "folders", "shared", "entries"], properties: { about: { type: "string" }, key: { type: "string" }, settled: { type: "number" }, configs: { type: "array", items: { type: "string" } }, paths: { type: "array", items: { type: "string" } }, states: { type: "array", items: { $ref: "#/$defs/state" } }, folders: { type: "array", items: { type: "array", prefixItems: [{ type: "string" }, { type: "string" }], items: false, minItems: 2 } }, shared: { type: "array", items: { type: "integer", minimum: 0 } }, entries: { type: "array", items: { type: "object", additionalProperties: false, required: ["path", "config"], properties: { path: { type: "integer", minimum: 0 }, config: { type: "integer", minimum: 0 }, found: { type: "string" }, needs: { type: "array", items: { type: "integer", minimum: 0 } }, answers: { type: "array", items: { type: "array", prefixItems: [{ type: "string" }, { type: "string" }, { type: "string" }], items: false, minItems: 3 } }, isSharing: { const: true }, outcome: { $ref: "#/$defs/outcome" } } } } } }, w = Object.prototype.hasOwnProperty, j = { oneOf: [{ enum: [0, 1] }, { type: "array", prefixItems: [{ type: "integer", minimum: 0 }, { type: "number" }, { type: "number" }, { type: "number" }, { type: "string" }], items: false, minItems: 5 }] };
  function v(a, { instancePath: i = "", parentData: b, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = v.evaluated;
    f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0);
    const s = t;
    let r = false, n = null;
    const m = t;
    if (!(a === 0 || a === 1)) {
      const l = { instancePath: i, schemaPath: "#/$defs/state/oneOf/0/enum", keyword: "enum", params: { allowedValues: j.oneOf[0].enum }, message: "must be equal to one of the allowed values" };
      e === null ? e = [l] : e.push(l), t++;
    }
    var o = m === t;
    o && (r = true, n = 0);
    const p = t;
    if (Array.isArray(a)) {
      if (a.length < 5) {
        const u = { instancePath: i, schemaPath: "#/$defs/state/oneOf/1/minItems", keyword: "minItems", params: { limit: 5 }, message: "must NOT have fewer than 5 items" };
        e === null ? e = [u] : e.push(u), t++;
      }
      const l = a.length;
      if (l > 0) {
        let u = a[0];
        if (!(typeof u == "number" && !(u % 1) && !isNaN(u) && isFinite(u))) {
          const y = { instancePath: i + "/0", schemaPath: "#/$defs/state/oneOf/1/prefixItems/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [y] : e.push(y), t++;
        }
        if (typeof u == "number" && isFinite(u) && (u < 0 || isNaN(u))) {
          const y = { instancePath: i + "/0", schemaPath: "#/$defs/state/oneOf/1/prefixItems/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [y] : e.push(y), t++;
        }
      }
      if (l > 1) {
        let u = a[1];
        if (!(typeof u == "number" && isFinite(u))) {
          const y = { instancePath: i + "/1", schemaPath: "#/$defs/state/oneOf/1/prefixItems/1/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          e === null ? e = [y] : e.push(y), t++;
        }
      }
      if (l > 2) {
        let u = a[2];
        if (!(typeof u == "number" && isFinite(u))) {
          const y = { instancePath: i + "/2", schemaPath: "#/$defs/state/oneOf/1/prefixItems/2/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          e === null ? e = [y] : e.push(y), t++;
        }
      }
      if (l > 3) {
        let u = a[3];
        if (!(typeof u == "number" && isFinite(u))) {
          const y = { instancePath: i + "/3", schemaPath: "#/$defs/state/oneOf/1/prefixItems/3/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          e === null ? e = [y] : e.push(y), t++;
        }
      }
      if (l > 4 && typeof a[4] != "string") {
        const u = { instancePath: i + "/4", schemaPath: "#/$defs/state/oneOf/1/prefixItems/4/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [u] : e.push(u), t++;
      }
      if (!(a.length <= 5)) {
        const u = { instancePath: i, schemaPath: "#/$defs/state/oneOf/1/items", keyword: "items", params: { limit: 5 }, message: "must NOT have more than 5 items" };
        e === null ? e = [u] : e.push(u), t++;
      }
    } else {
      const l = { instancePath: i, schemaPath: "#/$defs/state/oneOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      e === null ? e = [l] : e.push(l), t++;
    }
    var o = p === t;
    if (o && r) r = false, n = [n, 1];
    else if (o) {
      r = true, n = 1;
      var d = true;
    }
    if (r) t = s, e !== null && (s ? e.length = s : e = null);
    else {
      const l = { instancePath: i, schemaPath: "#/$defs/state/oneOf", keyword: "oneOf", params: { passingSchemas: n }, message: "must match exactly one schema in oneOf" };
      e === null ? e = [l] : e.push(l), t++;
    }
    return v.errors = e, f.items = d, t === 0;
  }
  v.evaluated = { dynamicProps: false, dynamicItems: true };
  const D = { type: "object", additionalProperties: false, required: ["findings"], properties: { file: { type: "object", additionalProperties: false, required: ["path", "formats", "tools"], properties: { path: { type: "string" }, formats: { type: "array", items: { type: "string" } }, tools: { type: "integer", minimum: 0 }, servers: { type: "integer", minimum: 0 }, isBare: { const: true } } }, unread: { type: "array", items: { $ref: "#/$defs/unread" } }, looseTools: { type: "integer", minimum: 0 }, wiring: { $ref: "#/$defs/wiring" }, given: { type: "array", items: { type: "string" } }, counted: { type: "array", items: { type: "object", additionalProperties: false, required: ["at"], properties: { name: { type: "string" }, file: { type: "string" }, isLoose: { const: true }, at: { type: "object", additionalProperties: false, required: ["start"], properties: { file: { type: "string" }, start: { type: "integer", minimum: 0 } } } } } }, wholeTools: { type: "object", additionalProperties: false, required: ["is", "names"], properties: { is: { enum: ["data", "code"] }, names: { type: "array", items: { type: "string" } } } }, skipped: { type: "object", additionalProperties: false, required: ["path", "reason"], properties: { path: { type: "string" }, reason: { type: "string" } } }, isBroken: { type: "boolean" }, findings: { type: "array", items: { $ref: "#/$defs/finding" } }, leftOut: { type: "object", additionalProperties: false, required: ["errors", "warnings", "infos", "fixable"], properties: { errors: { type: "integer", minimum: 0 }, warnings: { type: "integer", minimum: 0 }, infos: { type: "integer", minimum: 0 }, fixable: { type: "integer", minimum: 0 } } }, cutShort: { type: "array", items: { type: "string" } }, disabled: { $ref: "#/$defs/disabled" }, facts: { type: "array", items: { type: "array", prefixItems: [{ type: "string" }, { type: "array", items: { $ref: "#/$defs/fact" } }], items: false, minItems: 2 } } } }, R = { type: "object", additionalProperties: false, required: ["path", "line", "column", "what", "reason"], properties: { path: { type: "string" }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, what: { type: "string" }, reason: { type: "string" }, tools: { type: "integer", minimum: 0 }, mayBeElsewhere: { const: true }, givenTo: { type: "string" } } };
  function A(a, { instancePath: i = "", parentData: b, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = A.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
      if (a.path === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/unread/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.line === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/unread/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.column === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/unread/required", keyword: "required", params: { missingProperty: "column" }, message: "must have required property 'column'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.what === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/unread/required", keyword: "required", params: { missingProperty: "what" }, message: "must have required property 'what'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.reason === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/unread/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in a) if (!(s === "path" || s === "line" || s === "column" || s === "what" || s === "reason" || s === "tools" || s === "mayBeElsewhere" || s === "givenTo")) {
        const r = { instancePath: i, schemaPath: "#/$defs/unread/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.path !== void 0 && typeof a.path != "string") {
        const s = { instancePath: i + "/path", schemaPath: "#/$defs/unread/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.line !== void 0) {
        let s = a.line;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/line", schemaPath: "#/$defs/unread/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/line", schemaPath: "#/$defs/unread/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.column !== void 0) {
        let s = a.column;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/column", schemaPath: "#/$defs/unread/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/column", schemaPath: "#/$defs/unread/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.what !== void 0 && typeof a.what != "string") {
        const s = { instancePath: i + "/what", schemaPath: "#/$defs/unread/properties/what/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.reason !== void 0 && typeof a.reason != "string") {
        const s = { instancePath: i + "/reason", schemaPath: "#/$defs/unread/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.tools !== void 0) {
        let s = a.tools;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/tools", schemaPath: "#/$defs/unread/properties/tools/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/tools", schemaPath: "#/$defs/unread/properties/tools/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.mayBeElsewhere !== void 0 && a.mayBeElsewhere !== true) {
        const s = { instancePath: i + "/mayBeElsewhere", schemaPath: "#/$defs/unread/properties/mayBeElsewhere/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.givenTo !== void 0 && typeof a.givenTo != "string") {
        const s = { instancePath: i + "/givenTo", schemaPath: "#/$defs/unread/properties/givenTo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
    } else {
      const s = { instancePath: i, schemaPath: "#/$defs/unread/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), t++;
    }
    return A.errors = e, t === 0;
  }
  A.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  const C = { type: "object", additionalProperties: false, required: ["path", "made", "handed", "imported", "exported"], properties: { path: { type: "string" }, made: { type: "array", items: { type: "object", additionalProperties: false, required: ["node"], properties: { node: { type: "string" }, onDuplicate: { enum: ["throws", "first", "last"] } } } }, handed: { type: "array", items: { type: "object", additionalProperties: false, required: ["from", "to", "isAlways"], properties: { from: { type: "string" }, to: { type: "string" }, isAlways: { type: "boolean" }, isRead: { const: true }, asks: { type: "object", additionalProperties: false, required: ["what", "line", "column"], properties: { what: { type: "string" }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, mayBeElsewhere: { const: true } } } } } }, imported: { type: "array", items: { type: "object", additionalProperties: false, required: ["node", "path", "name"], properties: { node: { type: "string" }, path: { type: "string" }, name: { type: "string" } } } }, exported: { type: "object", additionalProperties: { type: "string" } }, methods: { type: "array", items: { type: "object", additionalProperties: false, required: ["name", "node"], properties: { name: { type: "string" }, node: { type: "string" } } } } } };
  function F(a, { instancePath: i = "", parentData: b, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = F.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
      if (a.path === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/wiring/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.made === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/wiring/required", keyword: "required", params: { missingProperty: "made" }, message: "must have required property 'made'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.handed === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/wiring/required", keyword: "required", params: { missingProperty: "handed" }, message: "must have required property 'handed'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.imported === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/wiring/required", keyword: "required", params: { missingProperty: "imported" }, message: "must have required property 'imported'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.exported === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/wiring/required", keyword: "required", params: { missingProperty: "exported" }, message: "must have required property 'exported'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in a) if (!(s === "path" || s === "made" || s === "handed" || s === "imported" || s === "exported" || s === "methods")) {
        const r = { instancePath: i, schemaPath: "#/$defs/wiring/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.path !== void 0 && typeof a.path != "string") {
        const s = { instancePath: i + "/path", schemaPath: "#/$defs/wiring/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.made !== void 0) {
        let s = a.made;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (m && typeof m == "object" && !Array.isArray(m)) {
              if (m.node === void 0) {
                const p = { instancePath: i + "/made/" + n, schemaPath: "#/$defs/wiring/properties/made/items/required", keyword: "required", params: { missingProperty: "node" }, message: "must have required property 'node'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              for (const p in m) if (!(p === "node" || p === "onDuplicate")) {
                const o = { instancePath: i + "/made/" + n, schemaPath: "#/$defs/wiring/properties/made/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (m.node !== void 0 && typeof m.node != "string") {
                const p = { instancePath: i + "/made/" + n + "/node", schemaPath: "#/$defs/wiring/properties/made/items/properties/node/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.onDuplicate !== void 0) {
                let p = m.onDuplicate;
                if (!(p === "throws" || p === "first" || p === "last")) {
                  const o = { instancePath: i + "/made/" + n + "/onDuplicate", schemaPath: "#/$defs/wiring/properties/made/items/properties/onDuplicate/enum", keyword: "enum", params: { allowedValues: C.properties.made.items.properties.onDuplicate.enum }, message: "must be equal to one of the allowed values" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
            } else {
              const p = { instancePath: i + "/made/" + n, schemaPath: "#/$defs/wiring/properties/made/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/made", schemaPath: "#/$defs/wiring/properties/made/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.handed !== void 0) {
        let s = a.handed;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (m && typeof m == "object" && !Array.isArray(m)) {
              if (m.from === void 0) {
                const p = { instancePath: i + "/handed/" + n, schemaPath: "#/$defs/wiring/properties/handed/items/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.to === void 0) {
                const p = { instancePath: i + "/handed/" + n, schemaPath: "#/$defs/wiring/properties/handed/items/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.isAlways === void 0) {
                const p = { instancePath: i + "/handed/" + n, schemaPath: "#/$defs/wiring/properties/handed/items/required", keyword: "required", params: { missingProperty: "isAlways" }, message: "must have required property 'isAlways'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              for (const p in m) if (!(p === "from" || p === "to" || p === "isAlways" || p === "isRead" || p === "asks")) {
                const o = { instancePath: i + "/handed/" + n, schemaPath: "#/$defs/wiring/properties/handed/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (m.from !== void 0 && typeof m.from != "string") {
                const p = { instancePath: i + "/handed/" + n + "/from", schemaPath: "#/$defs/wiring/properties/handed/items/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.to !== void 0 && typeof m.to != "string") {
                const p = { instancePath: i + "/handed/" + n + "/to", schemaPath: "#/$defs/wiring/properties/handed/items/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.isAlways !== void 0 && typeof m.isAlways != "boolean") {
                const p = { instancePath: i + "/handed/" + n + "/isAlways", schemaPath: "#/$defs/wiring/properties/handed/items/properties/isAlways/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.isRead !== void 0 && m.isRead !== true) {
                const p = { instancePath: i + "/handed/" + n + "/isRead", schemaPath: "#/$defs/wiring/properties/handed/items/properties/isRead/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.asks !== void 0) {
                let p = m.asks;
                if (p && typeof p == "object" && !Array.isArray(p)) {
                  if (p.what === void 0) {
                    const o = { instancePath: i + "/handed/" + n + "/asks", schemaPath: "#/$defs/wiring/properties/handed/items/properties/asks/required", keyword: "required", params: { missingProperty: "what" }, message: "must have required property 'what'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.line === void 0) {
                    const o = { instancePath: i + "/handed/" + n + "/asks", schemaPath: "#/$defs/wiring/properties/handed/items/properties/asks/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.column === void 0) {
                    const o = { instancePath: i + "/handed/" + n + "/asks", schemaPath: "#/$defs/wiring/properties/handed/items/properties/asks/required", keyword: "required", params: { missingProperty: "column" }, message: "must have required property 'column'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  for (const o in p) if (!(o === "what" || o === "line" || o === "column" || o === "mayBeElsewhere")) {
                    const d = { instancePath: i + "/handed/" + n + "/asks", schemaPath: "#/$defs/wiring/properties/handed/items/properties/asks/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                  if (p.what !== void 0 && typeof p.what != "string") {
                    const o = { instancePath: i + "/handed/" + n + "/asks/what", schemaPath: "#/$defs/wiring/properties/handed/items/properties/asks/properties/what/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.line !== void 0) {
                    let o = p.line;
                    if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                      const d = { instancePath: i + "/handed/" + n + "/asks/line", schemaPath: "#/$defs/wiring/properties/handed/items/properties/asks/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                    if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                      const d = { instancePath: i + "/handed/" + n + "/asks/line", schemaPath: "#/$defs/wiring/properties/handed/items/properties/asks/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                  if (p.column !== void 0) {
                    let o = p.column;
                    if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                      const d = { instancePath: i + "/handed/" + n + "/asks/column", schemaPath: "#/$defs/wiring/properties/handed/items/properties/asks/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                    if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                      const d = { instancePath: i + "/handed/" + n + "/asks/column", schemaPath: "#/$defs/wiring/properties/handed/items/properties/asks/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                  if (p.mayBeElsewhere !== void 0 && p.mayBeElsewhere !== true) {
                    const o = { instancePath: i + "/handed/" + n + "/asks/mayBeElsewhere", schemaPath: "#/$defs/wiring/properties/handed/items/properties/asks/properties/mayBeElsewhere/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                } else {
                  const o = { instancePath: i + "/handed/" + n + "/asks", schemaPath: "#/$defs/wiring/properties/handed/items/properties/asks/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
            } else {
              const p = { instancePath: i + "/handed/" + n, schemaPath: "#/$defs/wiring/properties/handed/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/handed", schemaPath: "#/$defs/wiring/properties/handed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.imported !== void 0) {
        let s = a.imported;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (m && typeof m == "object" && !Array.isArray(m)) {
              if (m.node === void 0) {
                const p = { instancePath: i + "/imported/" + n, schemaPath: "#/$defs/wiring/properties/imported/items/required", keyword: "required", params: { missingProperty: "node" }, message: "must have required property 'node'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.path === void 0) {
                const p = { instancePath: i + "/imported/" + n, schemaPath: "#/$defs/wiring/properties/imported/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.name === void 0) {
                const p = { instancePath: i + "/imported/" + n, schemaPath: "#/$defs/wiring/properties/imported/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              for (const p in m) if (!(p === "node" || p === "path" || p === "name")) {
                const o = { instancePath: i + "/imported/" + n, schemaPath: "#/$defs/wiring/properties/imported/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (m.node !== void 0 && typeof m.node != "string") {
                const p = { instancePath: i + "/imported/" + n + "/node", schemaPath: "#/$defs/wiring/properties/imported/items/properties/node/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.path !== void 0 && typeof m.path != "string") {
                const p = { instancePath: i + "/imported/" + n + "/path", schemaPath: "#/$defs/wiring/properties/imported/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.name !== void 0 && typeof m.name != "string") {
                const p = { instancePath: i + "/imported/" + n + "/name", schemaPath: "#/$defs/wiring/properties/imported/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
            } else {
              const p = { instancePath: i + "/imported/" + n, schemaPath: "#/$defs/wiring/properties/imported/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/imported", schemaPath: "#/$defs/wiring/properties/imported/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.exported !== void 0) {
        let s = a.exported;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          for (const r in s) if (typeof s[r] != "string") {
            const n = { instancePath: i + "/exported/" + r.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/wiring/properties/exported/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [n] : e.push(n), t++;
          }
        } else {
          const r = { instancePath: i + "/exported", schemaPath: "#/$defs/wiring/properties/exported/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.methods !== void 0) {
        let s = a.methods;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (m && typeof m == "object" && !Array.isArray(m)) {
              if (m.name === void 0) {
                const p = { instancePath: i + "/methods/" + n, schemaPath: "#/$defs/wiring/properties/methods/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.node === void 0) {
                const p = { instancePath: i + "/methods/" + n, schemaPath: "#/$defs/wiring/properties/methods/items/required", keyword: "required", params: { missingProperty: "node" }, message: "must have required property 'node'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              for (const p in m) if (!(p === "name" || p === "node")) {
                const o = { instancePath: i + "/methods/" + n, schemaPath: "#/$defs/wiring/properties/methods/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (m.name !== void 0 && typeof m.name != "string") {
                const p = { instancePath: i + "/methods/" + n + "/name", schemaPath: "#/$defs/wiring/properties/methods/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.node !== void 0 && typeof m.node != "string") {
                const p = { instancePath: i + "/methods/" + n + "/node", schemaPath: "#/$defs/wiring/properties/methods/items/properties/node/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
            } else {
              const p = { instancePath: i + "/methods/" + n, schemaPath: "#/$defs/wiring/properties/methods/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/methods", schemaPath: "#/$defs/wiring/properties/methods/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
    } else {
      const s = { instancePath: i, schemaPath: "#/$defs/wiring/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), t++;
    }
    return F.errors = e, t === 0;
  }
  F.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  const E = { type: "object", additionalProperties: false, required: ["path", "pointer", "valueHash", "start", "end", "line", "column", "endLine", "endColumn", "rule", "severity", "message", "url"], properties: { path: { type: "string" }, pointer: { type: "string" }, valueHash: { type: "string" }, start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, endLine: { type: "integer", minimum: 0 }, endColumn: { type: "integer", minimum: 0 }, tool: { type: "string" }, item: { type: "object", additionalProperties: false, required: ["pointer"], properties: { name: { type: "string" }, pointer: { type: "string" } } }, rule: { type: "string" }, severity: { enum: ["error", "warning", "info"] }, message: { type: "string" }, url: { type: "string" }, help: { type: "string" }, messageId: { type: "string" }, data: { type: "object", additionalProperties: { type: "string" } }, missing: { type: "array", items: { type: "string" } }, count: { type: "integer", minimum: 0 }, cause: { type: "string" }, missingFrom: { type: "object", additionalProperties: false, required: ["path", "from", "to", "columns"], properties: { path: { type: "string" }, from: { type: "integer", minimum: 0 }, to: { type: "integer", minimum: 0 }, columns: { type: "array", items: { type: "integer", minimum: 0 } } } }, related: { type: "array", items: { type: "object", additionalProperties: false, required: ["path", "line", "column", "note"], properties: { path: { type: "string" }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, note: { type: "string" } } } }, fix: { type: "object", additionalProperties: false, required: ["title", "safe", "edits"], properties: { title: { type: "string" }, safe: { type: "boolean" }, edits: { type: "array", items: { type: "object", additionalProperties: false, required: ["start", "end", "text"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, text: { type: "string" } } } } } } } };
  function x(a, { instancePath: i = "", parentData: b, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = x.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
      if (a.path === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.pointer === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "pointer" }, message: "must have required property 'pointer'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.valueHash === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "valueHash" }, message: "must have required property 'valueHash'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.start === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.end === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.line === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.column === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "column" }, message: "must have required property 'column'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.endLine === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "endLine" }, message: "must have required property 'endLine'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.endColumn === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "endColumn" }, message: "must have required property 'endColumn'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.rule === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.severity === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.message === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.url === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in a) if (!w.call(E.properties, s)) {
        const r = { instancePath: i, schemaPath: "#/$defs/finding/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.path !== void 0 && typeof a.path != "string") {
        const s = { instancePath: i + "/path", schemaPath: "#/$defs/finding/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.pointer !== void 0 && typeof a.pointer != "string") {
        const s = { instancePath: i + "/pointer", schemaPath: "#/$defs/finding/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.valueHash !== void 0 && typeof a.valueHash != "string") {
        const s = { instancePath: i + "/valueHash", schemaPath: "#/$defs/finding/properties/valueHash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.start !== void 0) {
        let s = a.start;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/start", schemaPath: "#/$defs/finding/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/start", schemaPath: "#/$defs/finding/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.end !== void 0) {
        let s = a.end;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/end", schemaPath: "#/$defs/finding/properties/end/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/end", schemaPath: "#/$defs/finding/properties/end/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.line !== void 0) {
        let s = a.line;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/line", schemaPath: "#/$defs/finding/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/line", schemaPath: "#/$defs/finding/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.column !== void 0) {
        let s = a.column;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/column", schemaPath: "#/$defs/finding/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/column", schemaPath: "#/$defs/finding/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.endLine !== void 0) {
        let s = a.endLine;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/endLine", schemaPath: "#/$defs/finding/properties/endLine/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/endLine", schemaPath: "#/$defs/finding/properties/endLine/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.endColumn !== void 0) {
        let s = a.endColumn;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/endColumn", schemaPath: "#/$defs/finding/properties/endColumn/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/endColumn", schemaPath: "#/$defs/finding/properties/endColumn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.tool !== void 0 && typeof a.tool != "string") {
        const s = { instancePath: i + "/tool", schemaPath: "#/$defs/finding/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.item !== void 0) {
        let s = a.item;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.pointer === void 0) {
            const r = { instancePath: i + "/item", schemaPath: "#/$defs/finding/properties/item/required", keyword: "required", params: { missingProperty: "pointer" }, message: "must have required property 'pointer'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          for (const r in s) if (!(r === "name" || r === "pointer")) {
            const n = { instancePath: i + "/item", schemaPath: "#/$defs/finding/properties/item/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r }, message: "must NOT have additional properties" };
            e === null ? e = [n] : e.push(n), t++;
          }
          if (s.name !== void 0 && typeof s.name != "string") {
            const r = { instancePath: i + "/item/name", schemaPath: "#/$defs/finding/properties/item/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.pointer !== void 0 && typeof s.pointer != "string") {
            const r = { instancePath: i + "/item/pointer", schemaPath: "#/$defs/finding/properties/item/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [r] : e.push(r), t++;
          }
        } else {
          const r = { instancePath: i + "/item", schemaPath: "#/$defs/finding/properties/item/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.rule !== void 0 && typeof a.rule != "string") {
        const s = { instancePath: i + "/rule", schemaPath: "#/$defs/finding/properties/rule/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.severity !== void 0) {
        let s = a.severity;
        if (!(s === "error" || s === "warning" || s === "info")) {
          const r = { instancePath: i + "/severity", schemaPath: "#/$defs/finding/properties/severity/enum", keyword: "enum", params: { allowedValues: E.properties.severity.enum }, message: "must be equal to one of the allowed values" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.message !== void 0 && typeof a.message != "string") {
        const s = { instancePath: i + "/message", schemaPath: "#/$defs/finding/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.url !== void 0 && typeof a.url != "string") {
        const s = { instancePath: i + "/url", schemaPath: "#/$defs/finding/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.help !== void 0 && typeof a.help != "string") {
        const s = { instancePath: i + "/help", schemaPath: "#/$defs/finding/properties/help/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.messageId !== void 0 && typeof a.messageId != "string") {
        const s = { instancePath: i + "/messageId", schemaPath: "#/$defs/finding/properties/messageId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.data !== void 0) {
        let s = a.data;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          for (const r in s) if (typeof s[r] != "string") {
            const n = { instancePath: i + "/data/" + r.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/finding/properties/data/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [n] : e.push(n), t++;
          }
        } else {
          const r = { instancePath: i + "/data", schemaPath: "#/$defs/finding/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.missing !== void 0) {
        let s = a.missing;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) if (typeof s[n] != "string") {
            const m = { instancePath: i + "/missing/" + n, schemaPath: "#/$defs/finding/properties/missing/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [m] : e.push(m), t++;
          }
        } else {
          const r = { instancePath: i + "/missing", schemaPath: "#/$defs/finding/properties/missing/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.count !== void 0) {
        let s = a.count;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/count", schemaPath: "#/$defs/finding/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/count", schemaPath: "#/$defs/finding/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.cause !== void 0 && typeof a.cause != "string") {
        const s = { instancePath: i + "/cause", schemaPath: "#/$defs/finding/properties/cause/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.missingFrom !== void 0) {
        let s = a.missingFrom;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.path === void 0) {
            const r = { instancePath: i + "/missingFrom", schemaPath: "#/$defs/finding/properties/missingFrom/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.from === void 0) {
            const r = { instancePath: i + "/missingFrom", schemaPath: "#/$defs/finding/properties/missingFrom/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.to === void 0) {
            const r = { instancePath: i + "/missingFrom", schemaPath: "#/$defs/finding/properties/missingFrom/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.columns === void 0) {
            const r = { instancePath: i + "/missingFrom", schemaPath: "#/$defs/finding/properties/missingFrom/required", keyword: "required", params: { missingProperty: "columns" }, message: "must have required property 'columns'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          for (const r in s) if (!(r === "path" || r === "from" || r === "to" || r === "columns")) {
            const n = { instancePath: i + "/missingFrom", schemaPath: "#/$defs/finding/properties/missingFrom/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r }, message: "must NOT have additional properties" };
            e === null ? e = [n] : e.push(n), t++;
          }
          if (s.path !== void 0 && typeof s.path != "string") {
            const r = { instancePath: i + "/missingFrom/path", schemaPath: "#/$defs/finding/properties/missingFrom/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.from !== void 0) {
            let r = s.from;
            if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
              const n = { instancePath: i + "/missingFrom/from", schemaPath: "#/$defs/finding/properties/missingFrom/properties/from/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
              const n = { instancePath: i + "/missingFrom/from", schemaPath: "#/$defs/finding/properties/missingFrom/properties/from/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
          if (s.to !== void 0) {
            let r = s.to;
            if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
              const n = { instancePath: i + "/missingFrom/to", schemaPath: "#/$defs/finding/properties/missingFrom/properties/to/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
              const n = { instancePath: i + "/missingFrom/to", schemaPath: "#/$defs/finding/properties/missingFrom/properties/to/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
          if (s.columns !== void 0) {
            let r = s.columns;
            if (Array.isArray(r)) {
              const n = r.length;
              for (let m = 0; m < n; m++) {
                let p = r[m];
                if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))) {
                  const o = { instancePath: i + "/missingFrom/columns/" + m, schemaPath: "#/$defs/finding/properties/missingFrom/properties/columns/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  e === null ? e = [o] : e.push(o), t++;
                }
                if (typeof p == "number" && isFinite(p) && (p < 0 || isNaN(p))) {
                  const o = { instancePath: i + "/missingFrom/columns/" + m, schemaPath: "#/$defs/finding/properties/missingFrom/properties/columns/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
            } else {
              const n = { instancePath: i + "/missingFrom/columns", schemaPath: "#/$defs/finding/properties/missingFrom/properties/columns/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/missingFrom", schemaPath: "#/$defs/finding/properties/missingFrom/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.related !== void 0) {
        let s = a.related;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (m && typeof m == "object" && !Array.isArray(m)) {
              if (m.path === void 0) {
                const p = { instancePath: i + "/related/" + n, schemaPath: "#/$defs/finding/properties/related/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.line === void 0) {
                const p = { instancePath: i + "/related/" + n, schemaPath: "#/$defs/finding/properties/related/items/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.column === void 0) {
                const p = { instancePath: i + "/related/" + n, schemaPath: "#/$defs/finding/properties/related/items/required", keyword: "required", params: { missingProperty: "column" }, message: "must have required property 'column'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.note === void 0) {
                const p = { instancePath: i + "/related/" + n, schemaPath: "#/$defs/finding/properties/related/items/required", keyword: "required", params: { missingProperty: "note" }, message: "must have required property 'note'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              for (const p in m) if (!(p === "path" || p === "line" || p === "column" || p === "note")) {
                const o = { instancePath: i + "/related/" + n, schemaPath: "#/$defs/finding/properties/related/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (m.path !== void 0 && typeof m.path != "string") {
                const p = { instancePath: i + "/related/" + n + "/path", schemaPath: "#/$defs/finding/properties/related/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.line !== void 0) {
                let p = m.line;
                if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))) {
                  const o = { instancePath: i + "/related/" + n + "/line", schemaPath: "#/$defs/finding/properties/related/items/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  e === null ? e = [o] : e.push(o), t++;
                }
                if (typeof p == "number" && isFinite(p) && (p < 0 || isNaN(p))) {
                  const o = { instancePath: i + "/related/" + n + "/line", schemaPath: "#/$defs/finding/properties/related/items/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
              if (m.column !== void 0) {
                let p = m.column;
                if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))) {
                  const o = { instancePath: i + "/related/" + n + "/column", schemaPath: "#/$defs/finding/properties/related/items/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  e === null ? e = [o] : e.push(o), t++;
                }
                if (typeof p == "number" && isFinite(p) && (p < 0 || isNaN(p))) {
                  const o = { instancePath: i + "/related/" + n + "/column", schemaPath: "#/$defs/finding/properties/related/items/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
              if (m.note !== void 0 && typeof m.note != "string") {
                const p = { instancePath: i + "/related/" + n + "/note", schemaPath: "#/$defs/finding/properties/related/items/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
            } else {
              const p = { instancePath: i + "/related/" + n, schemaPath: "#/$defs/finding/properties/related/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/related", schemaPath: "#/$defs/finding/properties/related/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.fix !== void 0) {
        let s = a.fix;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.title === void 0) {
            const r = { instancePath: i + "/fix", schemaPath: "#/$defs/finding/properties/fix/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.safe === void 0) {
            const r = { instancePath: i + "/fix", schemaPath: "#/$defs/finding/properties/fix/required", keyword: "required", params: { missingProperty: "safe" }, message: "must have required property 'safe'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.edits === void 0) {
            const r = { instancePath: i + "/fix", schemaPath: "#/$defs/finding/properties/fix/required", keyword: "required", params: { missingProperty: "edits" }, message: "must have required property 'edits'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          for (const r in s) if (!(r === "title" || r === "safe" || r === "edits")) {
            const n = { instancePath: i + "/fix", schemaPath: "#/$defs/finding/properties/fix/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r }, message: "must NOT have additional properties" };
            e === null ? e = [n] : e.push(n), t++;
          }
          if (s.title !== void 0 && typeof s.title != "string") {
            const r = { instancePath: i + "/fix/title", schemaPath: "#/$defs/finding/properties/fix/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.safe !== void 0 && typeof s.safe != "boolean") {
            const r = { instancePath: i + "/fix/safe", schemaPath: "#/$defs/finding/properties/fix/properties/safe/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.edits !== void 0) {
            let r = s.edits;
            if (Array.isArray(r)) {
              const n = r.length;
              for (let m = 0; m < n; m++) {
                let p = r[m];
                if (p && typeof p == "object" && !Array.isArray(p)) {
                  if (p.start === void 0) {
                    const o = { instancePath: i + "/fix/edits/" + m, schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.end === void 0) {
                    const o = { instancePath: i + "/fix/edits/" + m, schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.text === void 0) {
                    const o = { instancePath: i + "/fix/edits/" + m, schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  for (const o in p) if (!(o === "start" || o === "end" || o === "text")) {
                    const d = { instancePath: i + "/fix/edits/" + m, schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                  if (p.start !== void 0) {
                    let o = p.start;
                    if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                      const d = { instancePath: i + "/fix/edits/" + m + "/start", schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                    if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                      const d = { instancePath: i + "/fix/edits/" + m + "/start", schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                  if (p.end !== void 0) {
                    let o = p.end;
                    if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                      const d = { instancePath: i + "/fix/edits/" + m + "/end", schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/properties/end/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                    if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                      const d = { instancePath: i + "/fix/edits/" + m + "/end", schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/properties/end/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                  if (p.text !== void 0 && typeof p.text != "string") {
                    const o = { instancePath: i + "/fix/edits/" + m + "/text", schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                } else {
                  const o = { instancePath: i + "/fix/edits/" + m, schemaPath: "#/$defs/finding/properties/fix/properties/edits/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
            } else {
              const n = { instancePath: i + "/fix/edits", schemaPath: "#/$defs/finding/properties/fix/properties/edits/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/fix", schemaPath: "#/$defs/finding/properties/fix/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
    } else {
      const s = { instancePath: i, schemaPath: "#/$defs/finding/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), t++;
    }
    return x.errors = e, t === 0;
  }
  x.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  const H = { type: "object", additionalProperties: false, required: ["path", "switches", "used", "hidden"], properties: { path: { type: "string" }, switches: { type: "array", items: { type: "object", additionalProperties: false, required: ["directive", "rule", "location"], properties: { directive: { type: "object", additionalProperties: false, required: ["start", "end", "word", "exists", "rules"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, file: { type: "string" }, via: { $ref: "#/$defs/place" }, word: { type: "string" }, exists: { type: "boolean" }, rules: { type: "array", items: { type: "object", additionalProperties: false, required: ["start", "end", "id"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, file: { type: "string" }, via: { $ref: "#/$defs/place" }, id: { type: "string" } } } }, reason: { type: "string" }, line: { type: "integer", minimum: 0 }, lastLine: { type: "integer", minimum: 0 } } }, rule: { type: "string" }, location: { $ref: "#/$defs/location" } } } }, used: { type: "array", items: { type: "integer", minimum: 0 } }, hidden: { type: "array", items: { type: "string" } } } }, _ = { type: "object", additionalProperties: false, required: ["start", "end"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, file: { type: "string" }, via: { $ref: "#/$defs/place" } } }, B = { validate: $ };
  function $(a, { instancePath: i = "", parentData: b, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = $.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
      if (a.start === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/place/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.end === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/place/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in a) if (!(s === "start" || s === "end" || s === "file" || s === "via")) {
        const r = { instancePath: i, schemaPath: "#/$defs/place/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.start !== void 0) {
        let s = a.start;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/start", schemaPath: "#/$defs/place/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/start", schemaPath: "#/$defs/place/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.end !== void 0) {
        let s = a.end;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/end", schemaPath: "#/$defs/place/properties/end/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/end", schemaPath: "#/$defs/place/properties/end/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.file !== void 0 && typeof a.file != "string") {
        const s = { instancePath: i + "/file", schemaPath: "#/$defs/place/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      a.via !== void 0 && (B.validate(a.via, { instancePath: i + "/via", parentData: a, parentDataProperty: "via", rootData: c, dynamicAnchors: g }) || (e = P(e, B.validate.errors), t = e.length));
    } else {
      const s = { instancePath: i, schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), t++;
    }
    return $.errors = e, t === 0;
  }
  $.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  const S = { type: "object", additionalProperties: false, required: ["path", "pointer", "valueHash", "start", "end", "line", "column", "endLine", "endColumn"], properties: { path: { type: "string" }, pointer: { type: "string" }, valueHash: { type: "string" }, start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 }, line: { type: "integer", minimum: 0 }, column: { type: "integer", minimum: 0 }, endLine: { type: "integer", minimum: 0 }, endColumn: { type: "integer", minimum: 0 }, tool: { type: "string" }, item: { type: "object", additionalProperties: false, required: ["pointer"], properties: { name: { type: "string" }, pointer: { type: "string" } } } } };
  function N(a, { instancePath: i = "", parentData: b, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = N.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
      if (a.path === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.pointer === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "pointer" }, message: "must have required property 'pointer'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.valueHash === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "valueHash" }, message: "must have required property 'valueHash'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.start === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.end === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.line === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.column === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "column" }, message: "must have required property 'column'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.endLine === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "endLine" }, message: "must have required property 'endLine'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.endColumn === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/location/required", keyword: "required", params: { missingProperty: "endColumn" }, message: "must have required property 'endColumn'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in a) if (!w.call(S.properties, s)) {
        const r = { instancePath: i, schemaPath: "#/$defs/location/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.path !== void 0 && typeof a.path != "string") {
        const s = { instancePath: i + "/path", schemaPath: "#/$defs/location/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.pointer !== void 0 && typeof a.pointer != "string") {
        const s = { instancePath: i + "/pointer", schemaPath: "#/$defs/location/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.valueHash !== void 0 && typeof a.valueHash != "string") {
        const s = { instancePath: i + "/valueHash", schemaPath: "#/$defs/location/properties/valueHash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.start !== void 0) {
        let s = a.start;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/start", schemaPath: "#/$defs/location/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/start", schemaPath: "#/$defs/location/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.end !== void 0) {
        let s = a.end;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/end", schemaPath: "#/$defs/location/properties/end/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/end", schemaPath: "#/$defs/location/properties/end/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.line !== void 0) {
        let s = a.line;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/line", schemaPath: "#/$defs/location/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/line", schemaPath: "#/$defs/location/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.column !== void 0) {
        let s = a.column;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/column", schemaPath: "#/$defs/location/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/column", schemaPath: "#/$defs/location/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.endLine !== void 0) {
        let s = a.endLine;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/endLine", schemaPath: "#/$defs/location/properties/endLine/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/endLine", schemaPath: "#/$defs/location/properties/endLine/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.endColumn !== void 0) {
        let s = a.endColumn;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/endColumn", schemaPath: "#/$defs/location/properties/endColumn/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/endColumn", schemaPath: "#/$defs/location/properties/endColumn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.tool !== void 0 && typeof a.tool != "string") {
        const s = { instancePath: i + "/tool", schemaPath: "#/$defs/location/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.item !== void 0) {
        let s = a.item;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.pointer === void 0) {
            const r = { instancePath: i + "/item", schemaPath: "#/$defs/location/properties/item/required", keyword: "required", params: { missingProperty: "pointer" }, message: "must have required property 'pointer'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          for (const r in s) if (!(r === "name" || r === "pointer")) {
            const n = { instancePath: i + "/item", schemaPath: "#/$defs/location/properties/item/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r }, message: "must NOT have additional properties" };
            e === null ? e = [n] : e.push(n), t++;
          }
          if (s.name !== void 0 && typeof s.name != "string") {
            const r = { instancePath: i + "/item/name", schemaPath: "#/$defs/location/properties/item/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.pointer !== void 0 && typeof s.pointer != "string") {
            const r = { instancePath: i + "/item/pointer", schemaPath: "#/$defs/location/properties/item/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [r] : e.push(r), t++;
          }
        } else {
          const r = { instancePath: i + "/item", schemaPath: "#/$defs/location/properties/item/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
    } else {
      const s = { instancePath: i, schemaPath: "#/$defs/location/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), t++;
    }
    return N.errors = e, t === 0;
  }
  N.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  function O(a, { instancePath: i = "", parentData: b, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = O.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
      if (a.path === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/disabled/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.switches === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/disabled/required", keyword: "required", params: { missingProperty: "switches" }, message: "must have required property 'switches'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.used === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/disabled/required", keyword: "required", params: { missingProperty: "used" }, message: "must have required property 'used'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.hidden === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/disabled/required", keyword: "required", params: { missingProperty: "hidden" }, message: "must have required property 'hidden'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in a) if (!(s === "path" || s === "switches" || s === "used" || s === "hidden")) {
        const r = { instancePath: i, schemaPath: "#/$defs/disabled/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.path !== void 0 && typeof a.path != "string") {
        const s = { instancePath: i + "/path", schemaPath: "#/$defs/disabled/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.switches !== void 0) {
        let s = a.switches;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (m && typeof m == "object" && !Array.isArray(m)) {
              if (m.directive === void 0) {
                const p = { instancePath: i + "/switches/" + n, schemaPath: "#/$defs/disabled/properties/switches/items/required", keyword: "required", params: { missingProperty: "directive" }, message: "must have required property 'directive'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.rule === void 0) {
                const p = { instancePath: i + "/switches/" + n, schemaPath: "#/$defs/disabled/properties/switches/items/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.location === void 0) {
                const p = { instancePath: i + "/switches/" + n, schemaPath: "#/$defs/disabled/properties/switches/items/required", keyword: "required", params: { missingProperty: "location" }, message: "must have required property 'location'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              for (const p in m) if (!(p === "directive" || p === "rule" || p === "location")) {
                const o = { instancePath: i + "/switches/" + n, schemaPath: "#/$defs/disabled/properties/switches/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (m.directive !== void 0) {
                let p = m.directive;
                if (p && typeof p == "object" && !Array.isArray(p)) {
                  if (p.start === void 0) {
                    const o = { instancePath: i + "/switches/" + n + "/directive", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.end === void 0) {
                    const o = { instancePath: i + "/switches/" + n + "/directive", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.word === void 0) {
                    const o = { instancePath: i + "/switches/" + n + "/directive", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/required", keyword: "required", params: { missingProperty: "word" }, message: "must have required property 'word'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.exists === void 0) {
                    const o = { instancePath: i + "/switches/" + n + "/directive", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/required", keyword: "required", params: { missingProperty: "exists" }, message: "must have required property 'exists'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.rules === void 0) {
                    const o = { instancePath: i + "/switches/" + n + "/directive", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/required", keyword: "required", params: { missingProperty: "rules" }, message: "must have required property 'rules'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  for (const o in p) if (!w.call(H.properties.switches.items.properties.directive.properties, o)) {
                    const d = { instancePath: i + "/switches/" + n + "/directive", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                  if (p.start !== void 0) {
                    let o = p.start;
                    if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                      const d = { instancePath: i + "/switches/" + n + "/directive/start", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                    if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                      const d = { instancePath: i + "/switches/" + n + "/directive/start", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                  if (p.end !== void 0) {
                    let o = p.end;
                    if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                      const d = { instancePath: i + "/switches/" + n + "/directive/end", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/end/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                    if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                      const d = { instancePath: i + "/switches/" + n + "/directive/end", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/end/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                  if (p.file !== void 0 && typeof p.file != "string") {
                    const o = { instancePath: i + "/switches/" + n + "/directive/file", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.via !== void 0 && ($(p.via, { instancePath: i + "/switches/" + n + "/directive/via", parentData: p, parentDataProperty: "via", rootData: c, dynamicAnchors: g }) || (e = P(e, $.errors), t = e.length)), p.word !== void 0 && typeof p.word != "string") {
                    const o = { instancePath: i + "/switches/" + n + "/directive/word", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/word/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.exists !== void 0 && typeof p.exists != "boolean") {
                    const o = { instancePath: i + "/switches/" + n + "/directive/exists", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/exists/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.rules !== void 0) {
                    let o = p.rules;
                    if (Array.isArray(o)) {
                      const d = o.length;
                      for (let l = 0; l < d; l++) {
                        let h = o[l];
                        if (h && typeof h == "object" && !Array.isArray(h)) {
                          if (h.start === void 0) {
                            const u = { instancePath: i + "/switches/" + n + "/directive/rules/" + l, schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
                            e === null ? e = [u] : e.push(u), t++;
                          }
                          if (h.end === void 0) {
                            const u = { instancePath: i + "/switches/" + n + "/directive/rules/" + l, schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
                            e === null ? e = [u] : e.push(u), t++;
                          }
                          if (h.id === void 0) {
                            const u = { instancePath: i + "/switches/" + n + "/directive/rules/" + l, schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                            e === null ? e = [u] : e.push(u), t++;
                          }
                          for (const u in h) if (!(u === "start" || u === "end" || u === "file" || u === "via" || u === "id")) {
                            const y = { instancePath: i + "/switches/" + n + "/directive/rules/" + l, schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: u }, message: "must NOT have additional properties" };
                            e === null ? e = [y] : e.push(y), t++;
                          }
                          if (h.start !== void 0) {
                            let u = h.start;
                            if (!(typeof u == "number" && !(u % 1) && !isNaN(u) && isFinite(u))) {
                              const y = { instancePath: i + "/switches/" + n + "/directive/rules/" + l + "/start", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              e === null ? e = [y] : e.push(y), t++;
                            }
                            if (typeof u == "number" && isFinite(u) && (u < 0 || isNaN(u))) {
                              const y = { instancePath: i + "/switches/" + n + "/directive/rules/" + l + "/start", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                              e === null ? e = [y] : e.push(y), t++;
                            }
                          }
                          if (h.end !== void 0) {
                            let u = h.end;
                            if (!(typeof u == "number" && !(u % 1) && !isNaN(u) && isFinite(u))) {
                              const y = { instancePath: i + "/switches/" + n + "/directive/rules/" + l + "/end", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/properties/end/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                              e === null ? e = [y] : e.push(y), t++;
                            }
                            if (typeof u == "number" && isFinite(u) && (u < 0 || isNaN(u))) {
                              const y = { instancePath: i + "/switches/" + n + "/directive/rules/" + l + "/end", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/properties/end/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                              e === null ? e = [y] : e.push(y), t++;
                            }
                          }
                          if (h.file !== void 0 && typeof h.file != "string") {
                            const u = { instancePath: i + "/switches/" + n + "/directive/rules/" + l + "/file", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            e === null ? e = [u] : e.push(u), t++;
                          }
                          if (h.via !== void 0 && ($(h.via, { instancePath: i + "/switches/" + n + "/directive/rules/" + l + "/via", parentData: h, parentDataProperty: "via", rootData: c, dynamicAnchors: g }) || (e = P(e, $.errors), t = e.length)), h.id !== void 0 && typeof h.id != "string") {
                            const u = { instancePath: i + "/switches/" + n + "/directive/rules/" + l + "/id", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            e === null ? e = [u] : e.push(u), t++;
                          }
                        } else {
                          const u = { instancePath: i + "/switches/" + n + "/directive/rules/" + l, schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                          e === null ? e = [u] : e.push(u), t++;
                        }
                      }
                    } else {
                      const d = { instancePath: i + "/switches/" + n + "/directive/rules", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/rules/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                  if (p.reason !== void 0 && typeof p.reason != "string") {
                    const o = { instancePath: i + "/switches/" + n + "/directive/reason", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.line !== void 0) {
                    let o = p.line;
                    if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                      const d = { instancePath: i + "/switches/" + n + "/directive/line", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                    if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                      const d = { instancePath: i + "/switches/" + n + "/directive/line", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                  if (p.lastLine !== void 0) {
                    let o = p.lastLine;
                    if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                      const d = { instancePath: i + "/switches/" + n + "/directive/lastLine", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/lastLine/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                    if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                      const d = { instancePath: i + "/switches/" + n + "/directive/lastLine", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/properties/lastLine/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                } else {
                  const o = { instancePath: i + "/switches/" + n + "/directive", schemaPath: "#/$defs/disabled/properties/switches/items/properties/directive/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
              if (m.rule !== void 0 && typeof m.rule != "string") {
                const p = { instancePath: i + "/switches/" + n + "/rule", schemaPath: "#/$defs/disabled/properties/switches/items/properties/rule/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
              m.location !== void 0 && (N(m.location, { instancePath: i + "/switches/" + n + "/location", parentData: m, parentDataProperty: "location", rootData: c, dynamicAnchors: g }) || (e = P(e, N.errors), t = e.length));
            } else {
              const p = { instancePath: i + "/switches/" + n, schemaPath: "#/$defs/disabled/properties/switches/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/switches", schemaPath: "#/$defs/disabled/properties/switches/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.used !== void 0) {
        let s = a.used;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (!(typeof m == "number" && !(m % 1) && !isNaN(m) && isFinite(m))) {
              const p = { instancePath: i + "/used/" + n, schemaPath: "#/$defs/disabled/properties/used/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [p] : e.push(p), t++;
            }
            if (typeof m == "number" && isFinite(m) && (m < 0 || isNaN(m))) {
              const p = { instancePath: i + "/used/" + n, schemaPath: "#/$defs/disabled/properties/used/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/used", schemaPath: "#/$defs/disabled/properties/used/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.hidden !== void 0) {
        let s = a.hidden;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) if (typeof s[n] != "string") {
            const m = { instancePath: i + "/hidden/" + n, schemaPath: "#/$defs/disabled/properties/hidden/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [m] : e.push(m), t++;
          }
        } else {
          const r = { instancePath: i + "/hidden", schemaPath: "#/$defs/disabled/properties/hidden/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
    } else {
      const s = { instancePath: i, schemaPath: "#/$defs/disabled/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), t++;
    }
    return O.errors = e, t === 0;
  }
  O.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  const z = { type: "object", additionalProperties: false, required: ["key", "location"], properties: { key: { type: "string" }, value: { type: "string" }, isExcuse: { const: true }, location: { $ref: "#/$defs/location" }, characters: { type: "object", additionalProperties: false, required: ["start", "end"], properties: { start: { type: "integer", minimum: 0 }, end: { type: "integer", minimum: 0 } } } } };
  function T(a, { instancePath: i = "", parentData: b, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = T.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
      if (a.key === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/fact/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.location === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/fact/required", keyword: "required", params: { missingProperty: "location" }, message: "must have required property 'location'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in a) if (!(s === "key" || s === "value" || s === "isExcuse" || s === "location" || s === "characters")) {
        const r = { instancePath: i, schemaPath: "#/$defs/fact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.key !== void 0 && typeof a.key != "string") {
        const s = { instancePath: i + "/key", schemaPath: "#/$defs/fact/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.value !== void 0 && typeof a.value != "string") {
        const s = { instancePath: i + "/value", schemaPath: "#/$defs/fact/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.isExcuse !== void 0 && a.isExcuse !== true) {
        const s = { instancePath: i + "/isExcuse", schemaPath: "#/$defs/fact/properties/isExcuse/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.location !== void 0 && (N(a.location, { instancePath: i + "/location", parentData: a, parentDataProperty: "location", rootData: c, dynamicAnchors: g }) || (e = P(e, N.errors), t = e.length)), a.characters !== void 0) {
        let s = a.characters;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.start === void 0) {
            const r = { instancePath: i + "/characters", schemaPath: "#/$defs/fact/properties/characters/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.end === void 0) {
            const r = { instancePath: i + "/characters", schemaPath: "#/$defs/fact/properties/characters/required", keyword: "required", params: { missingProperty: "end" }, message: "must have required property 'end'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          for (const r in s) if (!(r === "start" || r === "end")) {
            const n = { instancePath: i + "/characters", schemaPath: "#/$defs/fact/properties/characters/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r }, message: "must NOT have additional properties" };
            e === null ? e = [n] : e.push(n), t++;
          }
          if (s.start !== void 0) {
            let r = s.start;
            if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
              const n = { instancePath: i + "/characters/start", schemaPath: "#/$defs/fact/properties/characters/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
              const n = { instancePath: i + "/characters/start", schemaPath: "#/$defs/fact/properties/characters/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
          if (s.end !== void 0) {
            let r = s.end;
            if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
              const n = { instancePath: i + "/characters/end", schemaPath: "#/$defs/fact/properties/characters/properties/end/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
              const n = { instancePath: i + "/characters/end", schemaPath: "#/$defs/fact/properties/characters/properties/end/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/characters", schemaPath: "#/$defs/fact/properties/characters/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
    } else {
      const s = { instancePath: i, schemaPath: "#/$defs/fact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), t++;
    }
    return T.errors = e, t === 0;
  }
  T.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  function I(a, { instancePath: i = "", parentData: b, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = I.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
      if (a.findings === void 0) {
        const s = { instancePath: i, schemaPath: "#/$defs/outcome/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in a) if (!w.call(D.properties, s)) {
        const r = { instancePath: i, schemaPath: "#/$defs/outcome/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.file !== void 0) {
        let s = a.file;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.path === void 0) {
            const r = { instancePath: i + "/file", schemaPath: "#/$defs/outcome/properties/file/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.formats === void 0) {
            const r = { instancePath: i + "/file", schemaPath: "#/$defs/outcome/properties/file/required", keyword: "required", params: { missingProperty: "formats" }, message: "must have required property 'formats'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.tools === void 0) {
            const r = { instancePath: i + "/file", schemaPath: "#/$defs/outcome/properties/file/required", keyword: "required", params: { missingProperty: "tools" }, message: "must have required property 'tools'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          for (const r in s) if (!(r === "path" || r === "formats" || r === "tools" || r === "servers" || r === "isBare")) {
            const n = { instancePath: i + "/file", schemaPath: "#/$defs/outcome/properties/file/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r }, message: "must NOT have additional properties" };
            e === null ? e = [n] : e.push(n), t++;
          }
          if (s.path !== void 0 && typeof s.path != "string") {
            const r = { instancePath: i + "/file/path", schemaPath: "#/$defs/outcome/properties/file/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.formats !== void 0) {
            let r = s.formats;
            if (Array.isArray(r)) {
              const n = r.length;
              for (let m = 0; m < n; m++) if (typeof r[m] != "string") {
                const p = { instancePath: i + "/file/formats/" + m, schemaPath: "#/$defs/outcome/properties/file/properties/formats/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
            } else {
              const n = { instancePath: i + "/file/formats", schemaPath: "#/$defs/outcome/properties/file/properties/formats/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
          if (s.tools !== void 0) {
            let r = s.tools;
            if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
              const n = { instancePath: i + "/file/tools", schemaPath: "#/$defs/outcome/properties/file/properties/tools/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
              const n = { instancePath: i + "/file/tools", schemaPath: "#/$defs/outcome/properties/file/properties/tools/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
          if (s.servers !== void 0) {
            let r = s.servers;
            if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
              const n = { instancePath: i + "/file/servers", schemaPath: "#/$defs/outcome/properties/file/properties/servers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
              const n = { instancePath: i + "/file/servers", schemaPath: "#/$defs/outcome/properties/file/properties/servers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
          if (s.isBare !== void 0 && s.isBare !== true) {
            const r = { instancePath: i + "/file/isBare", schemaPath: "#/$defs/outcome/properties/file/properties/isBare/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
            e === null ? e = [r] : e.push(r), t++;
          }
        } else {
          const r = { instancePath: i + "/file", schemaPath: "#/$defs/outcome/properties/file/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.unread !== void 0) {
        let s = a.unread;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) A(s[n], { instancePath: i + "/unread/" + n, parentData: s, parentDataProperty: n, rootData: c, dynamicAnchors: g }) || (e = P(e, A.errors), t = e.length);
        } else {
          const r = { instancePath: i + "/unread", schemaPath: "#/$defs/outcome/properties/unread/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.looseTools !== void 0) {
        let s = a.looseTools;
        if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
          const r = { instancePath: i + "/looseTools", schemaPath: "#/$defs/outcome/properties/looseTools/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          e === null ? e = [r] : e.push(r), t++;
        }
        if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
          const r = { instancePath: i + "/looseTools", schemaPath: "#/$defs/outcome/properties/looseTools/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.wiring !== void 0 && (F(a.wiring, { instancePath: i + "/wiring", parentData: a, parentDataProperty: "wiring", rootData: c, dynamicAnchors: g }) || (e = P(e, F.errors), t = e.length)), a.given !== void 0) {
        let s = a.given;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) if (typeof s[n] != "string") {
            const m = { instancePath: i + "/given/" + n, schemaPath: "#/$defs/outcome/properties/given/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [m] : e.push(m), t++;
          }
        } else {
          const r = { instancePath: i + "/given", schemaPath: "#/$defs/outcome/properties/given/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.counted !== void 0) {
        let s = a.counted;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (m && typeof m == "object" && !Array.isArray(m)) {
              if (m.at === void 0) {
                const p = { instancePath: i + "/counted/" + n, schemaPath: "#/$defs/outcome/properties/counted/items/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              for (const p in m) if (!(p === "name" || p === "file" || p === "isLoose" || p === "at")) {
                const o = { instancePath: i + "/counted/" + n, schemaPath: "#/$defs/outcome/properties/counted/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (m.name !== void 0 && typeof m.name != "string") {
                const p = { instancePath: i + "/counted/" + n + "/name", schemaPath: "#/$defs/outcome/properties/counted/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.file !== void 0 && typeof m.file != "string") {
                const p = { instancePath: i + "/counted/" + n + "/file", schemaPath: "#/$defs/outcome/properties/counted/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.isLoose !== void 0 && m.isLoose !== true) {
                const p = { instancePath: i + "/counted/" + n + "/isLoose", schemaPath: "#/$defs/outcome/properties/counted/items/properties/isLoose/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.at !== void 0) {
                let p = m.at;
                if (p && typeof p == "object" && !Array.isArray(p)) {
                  if (p.start === void 0) {
                    const o = { instancePath: i + "/counted/" + n + "/at", schemaPath: "#/$defs/outcome/properties/counted/items/properties/at/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  for (const o in p) if (!(o === "file" || o === "start")) {
                    const d = { instancePath: i + "/counted/" + n + "/at", schemaPath: "#/$defs/outcome/properties/counted/items/properties/at/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                  if (p.file !== void 0 && typeof p.file != "string") {
                    const o = { instancePath: i + "/counted/" + n + "/at/file", schemaPath: "#/$defs/outcome/properties/counted/items/properties/at/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    e === null ? e = [o] : e.push(o), t++;
                  }
                  if (p.start !== void 0) {
                    let o = p.start;
                    if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
                      const d = { instancePath: i + "/counted/" + n + "/at/start", schemaPath: "#/$defs/outcome/properties/counted/items/properties/at/properties/start/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                    if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                      const d = { instancePath: i + "/counted/" + n + "/at/start", schemaPath: "#/$defs/outcome/properties/counted/items/properties/at/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [d] : e.push(d), t++;
                    }
                  }
                } else {
                  const o = { instancePath: i + "/counted/" + n + "/at", schemaPath: "#/$defs/outcome/properties/counted/items/properties/at/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
            } else {
              const p = { instancePath: i + "/counted/" + n, schemaPath: "#/$defs/outcome/properties/counted/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/counted", schemaPath: "#/$defs/outcome/properties/counted/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.wholeTools !== void 0) {
        let s = a.wholeTools;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.is === void 0) {
            const r = { instancePath: i + "/wholeTools", schemaPath: "#/$defs/outcome/properties/wholeTools/required", keyword: "required", params: { missingProperty: "is" }, message: "must have required property 'is'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.names === void 0) {
            const r = { instancePath: i + "/wholeTools", schemaPath: "#/$defs/outcome/properties/wholeTools/required", keyword: "required", params: { missingProperty: "names" }, message: "must have required property 'names'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          for (const r in s) if (!(r === "is" || r === "names")) {
            const n = { instancePath: i + "/wholeTools", schemaPath: "#/$defs/outcome/properties/wholeTools/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r }, message: "must NOT have additional properties" };
            e === null ? e = [n] : e.push(n), t++;
          }
          if (s.is !== void 0) {
            let r = s.is;
            if (!(r === "data" || r === "code")) {
              const n = { instancePath: i + "/wholeTools/is", schemaPath: "#/$defs/outcome/properties/wholeTools/properties/is/enum", keyword: "enum", params: { allowedValues: D.properties.wholeTools.properties.is.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
          if (s.names !== void 0) {
            let r = s.names;
            if (Array.isArray(r)) {
              const n = r.length;
              for (let m = 0; m < n; m++) if (typeof r[m] != "string") {
                const p = { instancePath: i + "/wholeTools/names/" + m, schemaPath: "#/$defs/outcome/properties/wholeTools/properties/names/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
            } else {
              const n = { instancePath: i + "/wholeTools/names", schemaPath: "#/$defs/outcome/properties/wholeTools/properties/names/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/wholeTools", schemaPath: "#/$defs/outcome/properties/wholeTools/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.skipped !== void 0) {
        let s = a.skipped;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.path === void 0) {
            const r = { instancePath: i + "/skipped", schemaPath: "#/$defs/outcome/properties/skipped/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.reason === void 0) {
            const r = { instancePath: i + "/skipped", schemaPath: "#/$defs/outcome/properties/skipped/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          for (const r in s) if (!(r === "path" || r === "reason")) {
            const n = { instancePath: i + "/skipped", schemaPath: "#/$defs/outcome/properties/skipped/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r }, message: "must NOT have additional properties" };
            e === null ? e = [n] : e.push(n), t++;
          }
          if (s.path !== void 0 && typeof s.path != "string") {
            const r = { instancePath: i + "/skipped/path", schemaPath: "#/$defs/outcome/properties/skipped/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.reason !== void 0 && typeof s.reason != "string") {
            const r = { instancePath: i + "/skipped/reason", schemaPath: "#/$defs/outcome/properties/skipped/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [r] : e.push(r), t++;
          }
        } else {
          const r = { instancePath: i + "/skipped", schemaPath: "#/$defs/outcome/properties/skipped/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.isBroken !== void 0 && typeof a.isBroken != "boolean") {
        const s = { instancePath: i + "/isBroken", schemaPath: "#/$defs/outcome/properties/isBroken/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.findings !== void 0) {
        let s = a.findings;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) x(s[n], { instancePath: i + "/findings/" + n, parentData: s, parentDataProperty: n, rootData: c, dynamicAnchors: g }) || (e = P(e, x.errors), t = e.length);
        } else {
          const r = { instancePath: i + "/findings", schemaPath: "#/$defs/outcome/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.leftOut !== void 0) {
        let s = a.leftOut;
        if (s && typeof s == "object" && !Array.isArray(s)) {
          if (s.errors === void 0) {
            const r = { instancePath: i + "/leftOut", schemaPath: "#/$defs/outcome/properties/leftOut/required", keyword: "required", params: { missingProperty: "errors" }, message: "must have required property 'errors'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.warnings === void 0) {
            const r = { instancePath: i + "/leftOut", schemaPath: "#/$defs/outcome/properties/leftOut/required", keyword: "required", params: { missingProperty: "warnings" }, message: "must have required property 'warnings'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.infos === void 0) {
            const r = { instancePath: i + "/leftOut", schemaPath: "#/$defs/outcome/properties/leftOut/required", keyword: "required", params: { missingProperty: "infos" }, message: "must have required property 'infos'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (s.fixable === void 0) {
            const r = { instancePath: i + "/leftOut", schemaPath: "#/$defs/outcome/properties/leftOut/required", keyword: "required", params: { missingProperty: "fixable" }, message: "must have required property 'fixable'" };
            e === null ? e = [r] : e.push(r), t++;
          }
          for (const r in s) if (!(r === "errors" || r === "warnings" || r === "infos" || r === "fixable")) {
            const n = { instancePath: i + "/leftOut", schemaPath: "#/$defs/outcome/properties/leftOut/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r }, message: "must NOT have additional properties" };
            e === null ? e = [n] : e.push(n), t++;
          }
          if (s.errors !== void 0) {
            let r = s.errors;
            if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
              const n = { instancePath: i + "/leftOut/errors", schemaPath: "#/$defs/outcome/properties/leftOut/properties/errors/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
              const n = { instancePath: i + "/leftOut/errors", schemaPath: "#/$defs/outcome/properties/leftOut/properties/errors/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
          if (s.warnings !== void 0) {
            let r = s.warnings;
            if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
              const n = { instancePath: i + "/leftOut/warnings", schemaPath: "#/$defs/outcome/properties/leftOut/properties/warnings/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
              const n = { instancePath: i + "/leftOut/warnings", schemaPath: "#/$defs/outcome/properties/leftOut/properties/warnings/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
          if (s.infos !== void 0) {
            let r = s.infos;
            if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
              const n = { instancePath: i + "/leftOut/infos", schemaPath: "#/$defs/outcome/properties/leftOut/properties/infos/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
              const n = { instancePath: i + "/leftOut/infos", schemaPath: "#/$defs/outcome/properties/leftOut/properties/infos/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
          if (s.fixable !== void 0) {
            let r = s.fixable;
            if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
              const n = { instancePath: i + "/leftOut/fixable", schemaPath: "#/$defs/outcome/properties/leftOut/properties/fixable/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [n] : e.push(n), t++;
            }
            if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
              const n = { instancePath: i + "/leftOut/fixable", schemaPath: "#/$defs/outcome/properties/leftOut/properties/fixable/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [n] : e.push(n), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/leftOut", schemaPath: "#/$defs/outcome/properties/leftOut/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.cutShort !== void 0) {
        let s = a.cutShort;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) if (typeof s[n] != "string") {
            const m = { instancePath: i + "/cutShort/" + n, schemaPath: "#/$defs/outcome/properties/cutShort/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [m] : e.push(m), t++;
          }
        } else {
          const r = { instancePath: i + "/cutShort", schemaPath: "#/$defs/outcome/properties/cutShort/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.disabled !== void 0 && (O(a.disabled, { instancePath: i + "/disabled", parentData: a, parentDataProperty: "disabled", rootData: c, dynamicAnchors: g }) || (e = P(e, O.errors), t = e.length)), a.facts !== void 0) {
        let s = a.facts;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (Array.isArray(m)) {
              if (m.length < 2) {
                const d = { instancePath: i + "/facts/" + n, schemaPath: "#/$defs/outcome/properties/facts/items/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                e === null ? e = [d] : e.push(d), t++;
              }
              const p = m.length;
              if (p > 0 && typeof m[0] != "string") {
                const d = { instancePath: i + "/facts/" + n + "/0", schemaPath: "#/$defs/outcome/properties/facts/items/prefixItems/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [d] : e.push(d), t++;
              }
              if (p > 1) {
                let d = m[1];
                if (Array.isArray(d)) {
                  const l = d.length;
                  for (let h = 0; h < l; h++) T(d[h], { instancePath: i + "/facts/" + n + "/1/" + h, parentData: d, parentDataProperty: h, rootData: c, dynamicAnchors: g }) || (e = P(e, T.errors), t = e.length);
                } else {
                  const l = { instancePath: i + "/facts/" + n + "/1", schemaPath: "#/$defs/outcome/properties/facts/items/prefixItems/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  e === null ? e = [l] : e.push(l), t++;
                }
              }
              if (!(m.length <= 2)) {
                const d = { instancePath: i + "/facts/" + n, schemaPath: "#/$defs/outcome/properties/facts/items/items", keyword: "items", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                e === null ? e = [d] : e.push(d), t++;
              }
            } else {
              const p = { instancePath: i + "/facts/" + n, schemaPath: "#/$defs/outcome/properties/facts/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/facts", schemaPath: "#/$defs/outcome/properties/facts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
    } else {
      const s = { instancePath: i, schemaPath: "#/$defs/outcome/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), t++;
    }
    return I.errors = e, t === 0;
  }
  I.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  function L(a, { instancePath: i = "", parentData: b, parentDataProperty: k, rootData: c = a, dynamicAnchors: g = {} } = {}) {
    let e = null, t = 0;
    const f = L.evaluated;
    if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
      if (a.about === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "about" }, message: "must have required property 'about'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.key === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.settled === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settled" }, message: "must have required property 'settled'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.configs === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "configs" }, message: "must have required property 'configs'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.paths === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paths" }, message: "must have required property 'paths'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.states === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "states" }, message: "must have required property 'states'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.folders === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "folders" }, message: "must have required property 'folders'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.shared === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shared" }, message: "must have required property 'shared'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.entries === void 0) {
        const s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entries" }, message: "must have required property 'entries'" };
        e === null ? e = [s] : e.push(s), t++;
      }
      for (const s in a) if (!w.call(q2.properties, s)) {
        const r = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
        e === null ? e = [r] : e.push(r), t++;
      }
      if (a.about !== void 0 && typeof a.about != "string") {
        const s = { instancePath: i + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.key !== void 0 && typeof a.key != "string") {
        const s = { instancePath: i + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (a.settled !== void 0) {
        let s = a.settled;
        if (!(typeof s == "number" && isFinite(s))) {
          const r = { instancePath: i + "/settled", schemaPath: "#/properties/settled/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.configs !== void 0) {
        let s = a.configs;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) if (typeof s[n] != "string") {
            const m = { instancePath: i + "/configs/" + n, schemaPath: "#/properties/configs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [m] : e.push(m), t++;
          }
        } else {
          const r = { instancePath: i + "/configs", schemaPath: "#/properties/configs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.paths !== void 0) {
        let s = a.paths;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) if (typeof s[n] != "string") {
            const m = { instancePath: i + "/paths/" + n, schemaPath: "#/properties/paths/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [m] : e.push(m), t++;
          }
        } else {
          const r = { instancePath: i + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.states !== void 0) {
        let s = a.states;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) v(s[n], { instancePath: i + "/states/" + n, parentData: s, parentDataProperty: n, rootData: c, dynamicAnchors: g }) || (e = P(e, v.errors), t = e.length);
        } else {
          const r = { instancePath: i + "/states", schemaPath: "#/properties/states/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.folders !== void 0) {
        let s = a.folders;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (Array.isArray(m)) {
              if (m.length < 2) {
                const d = { instancePath: i + "/folders/" + n, schemaPath: "#/properties/folders/items/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
                e === null ? e = [d] : e.push(d), t++;
              }
              const p = m.length;
              if (p > 0 && typeof m[0] != "string") {
                const d = { instancePath: i + "/folders/" + n + "/0", schemaPath: "#/properties/folders/items/prefixItems/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [d] : e.push(d), t++;
              }
              if (p > 1 && typeof m[1] != "string") {
                const d = { instancePath: i + "/folders/" + n + "/1", schemaPath: "#/properties/folders/items/prefixItems/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [d] : e.push(d), t++;
              }
              if (!(m.length <= 2)) {
                const d = { instancePath: i + "/folders/" + n, schemaPath: "#/properties/folders/items/items", keyword: "items", params: { limit: 2 }, message: "must NOT have more than 2 items" };
                e === null ? e = [d] : e.push(d), t++;
              }
            } else {
              const p = { instancePath: i + "/folders/" + n, schemaPath: "#/properties/folders/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/folders", schemaPath: "#/properties/folders/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.shared !== void 0) {
        let s = a.shared;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (!(typeof m == "number" && !(m % 1) && !isNaN(m) && isFinite(m))) {
              const p = { instancePath: i + "/shared/" + n, schemaPath: "#/properties/shared/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [p] : e.push(p), t++;
            }
            if (typeof m == "number" && isFinite(m) && (m < 0 || isNaN(m))) {
              const p = { instancePath: i + "/shared/" + n, schemaPath: "#/properties/shared/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/shared", schemaPath: "#/properties/shared/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
      if (a.entries !== void 0) {
        let s = a.entries;
        if (Array.isArray(s)) {
          const r = s.length;
          for (let n = 0; n < r; n++) {
            let m = s[n];
            if (m && typeof m == "object" && !Array.isArray(m)) {
              if (m.path === void 0) {
                const p = { instancePath: i + "/entries/" + n, schemaPath: "#/properties/entries/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.config === void 0) {
                const p = { instancePath: i + "/entries/" + n, schemaPath: "#/properties/entries/items/required", keyword: "required", params: { missingProperty: "config" }, message: "must have required property 'config'" };
                e === null ? e = [p] : e.push(p), t++;
              }
              for (const p in m) if (!(p === "path" || p === "config" || p === "found" || p === "needs" || p === "answers" || p === "isSharing" || p === "outcome")) {
                const o = { instancePath: i + "/entries/" + n, schemaPath: "#/properties/entries/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" };
                e === null ? e = [o] : e.push(o), t++;
              }
              if (m.path !== void 0) {
                let p = m.path;
                if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))) {
                  const o = { instancePath: i + "/entries/" + n + "/path", schemaPath: "#/properties/entries/items/properties/path/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  e === null ? e = [o] : e.push(o), t++;
                }
                if (typeof p == "number" && isFinite(p) && (p < 0 || isNaN(p))) {
                  const o = { instancePath: i + "/entries/" + n + "/path", schemaPath: "#/properties/entries/items/properties/path/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
              if (m.config !== void 0) {
                let p = m.config;
                if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))) {
                  const o = { instancePath: i + "/entries/" + n + "/config", schemaPath: "#/properties/entries/items/properties/config/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  e === null ? e = [o] : e.push(o), t++;
                }
                if (typeof p == "number" && isFinite(p) && (p < 0 || isNaN(p))) {
                  const o = { instancePath: i + "/entries/" + n + "/config", schemaPath: "#/properties/entries/items/properties/config/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
              if (m.found !== void 0 && typeof m.found != "string") {
                const p = { instancePath: i + "/entries/" + n + "/found", schemaPath: "#/properties/entries/items/properties/found/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (m.needs !== void 0) {
                let p = m.needs;
                if (Array.isArray(p)) {
                  const o = p.length;
                  for (let d = 0; d < o; d++) {
                    let l = p[d];
                    if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
                      const h = { instancePath: i + "/entries/" + n + "/needs/" + d, schemaPath: "#/properties/entries/items/properties/needs/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      e === null ? e = [h] : e.push(h), t++;
                    }
                    if (typeof l == "number" && isFinite(l) && (l < 0 || isNaN(l))) {
                      const h = { instancePath: i + "/entries/" + n + "/needs/" + d, schemaPath: "#/properties/entries/items/properties/needs/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      e === null ? e = [h] : e.push(h), t++;
                    }
                  }
                } else {
                  const o = { instancePath: i + "/entries/" + n + "/needs", schemaPath: "#/properties/entries/items/properties/needs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
              if (m.answers !== void 0) {
                let p = m.answers;
                if (Array.isArray(p)) {
                  const o = p.length;
                  for (let d = 0; d < o; d++) {
                    let l = p[d];
                    if (Array.isArray(l)) {
                      if (l.length < 3) {
                        const y = { instancePath: i + "/entries/" + n + "/answers/" + d, schemaPath: "#/properties/entries/items/properties/answers/items/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items" };
                        e === null ? e = [y] : e.push(y), t++;
                      }
                      const h = l.length;
                      if (h > 0 && typeof l[0] != "string") {
                        const y = { instancePath: i + "/entries/" + n + "/answers/" + d + "/0", schemaPath: "#/properties/entries/items/properties/answers/items/prefixItems/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [y] : e.push(y), t++;
                      }
                      if (h > 1 && typeof l[1] != "string") {
                        const y = { instancePath: i + "/entries/" + n + "/answers/" + d + "/1", schemaPath: "#/properties/entries/items/properties/answers/items/prefixItems/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [y] : e.push(y), t++;
                      }
                      if (h > 2 && typeof l[2] != "string") {
                        const y = { instancePath: i + "/entries/" + n + "/answers/" + d + "/2", schemaPath: "#/properties/entries/items/properties/answers/items/prefixItems/2/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        e === null ? e = [y] : e.push(y), t++;
                      }
                      if (!(l.length <= 3)) {
                        const y = { instancePath: i + "/entries/" + n + "/answers/" + d, schemaPath: "#/properties/entries/items/properties/answers/items/items", keyword: "items", params: { limit: 3 }, message: "must NOT have more than 3 items" };
                        e === null ? e = [y] : e.push(y), t++;
                      }
                    } else {
                      const h = { instancePath: i + "/entries/" + n + "/answers/" + d, schemaPath: "#/properties/entries/items/properties/answers/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                      e === null ? e = [h] : e.push(h), t++;
                    }
                  }
                } else {
                  const o = { instancePath: i + "/entries/" + n + "/answers", schemaPath: "#/properties/entries/items/properties/answers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  e === null ? e = [o] : e.push(o), t++;
                }
              }
              if (m.isSharing !== void 0 && m.isSharing !== true) {
                const p = { instancePath: i + "/entries/" + n + "/isSharing", schemaPath: "#/properties/entries/items/properties/isSharing/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
                e === null ? e = [p] : e.push(p), t++;
              }
              m.outcome !== void 0 && (I(m.outcome, { instancePath: i + "/entries/" + n + "/outcome", parentData: m, parentDataProperty: "outcome", rootData: c, dynamicAnchors: g }) || (e = P(e, I.errors), t = e.length));
            } else {
              const p = { instancePath: i + "/entries/" + n, schemaPath: "#/properties/entries/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [p] : e.push(p), t++;
            }
          }
        } else {
          const r = { instancePath: i + "/entries", schemaPath: "#/properties/entries/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [r] : e.push(r), t++;
        }
      }
    } else {
      const s = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [s] : e.push(s), t++;
    }
    return L.errors = e, t === 0;
  }
  return L.evaluated = { props: true, dynamicProps: false, dynamicItems: false }, L;
});

// src/run/cache/file.ts
var MOST_BYTES = 128 * 1024 * 1024;
var ABOUT = "Results that toolint keeps for later runs (--cache). It may be deleted at any time, and does not belong into a commit.";
function readCache(path, cwd) {
  if (!existsSync2(path) || leadsOut(path, cwd, workspaceOf(cwd))) return void 0;
  const read = readText(path, { maxBytes: MOST_BYTES });
  if (!("text" in read)) return void 0;
  try {
    const file = JSON.parse(read.text);
    return file.key === keyOf(cwd) && G(file) && isWhole(file) ? file : void 0;
  } catch {
    return void 0;
  }
}
function isWhole({ configs, paths, states, shared, entries: entries2 }) {
  const isPath2 = (index) => index < paths.length;
  return states.length === paths.length && shared.every(isPath2) && entries2.every(
    ({ path, config, needs = [], outcome }) => isPath2(path) && config < configs.length && needs.every(isPath2) && (outcome?.disabled?.used ?? []).every((index) => index < outcome.disabled.switches.length)
  );
}
function writeCache(path, file, cwd) {
  const text = JSON.stringify({ about: ABOUT, key: keyOf(cwd), ...file });
  if (text.length > MOST_BYTES) return void 0;
  try {
    writeNamed(relativePath(cwd, path), `${text}
`, cwd);
    return void 0;
  } catch (error) {
    return messageOf(error);
  }
}
function keyOf(cwd) {
  return hashOf(JSON.stringify([1, VERSION, buildOf(), process.version, process.platform, cwd, workspaceOf(cwd)]));
}
var build;
function buildOf() {
  if (build === void 0) {
    const here = dirname2(fileURLToPath(import.meta.url));
    const top = basename(here) === "chunks" ? dirname2(here) : here;
    const folders = [top, join2(top, "chunks")].filter((folder) => existsSync2(folder));
    const files = folders.flatMap(
      (folder) => readdirSync2(folder).filter((name) => /\.(?:c?js|ts|wasm)$/.test(name)).map((name) => hashOf(readFileSync(join2(folder, name))))
    );
    build = hashOf(files.join());
  }
  return build;
}
async function isCommitted(path) {
  const top = gitTop(parentOf(path));
  if (top === void 0) return false;
  try {
    const { ok, out } = await openGit(top)("ls-files", "-z", "--", `:(top,literal)${relativePath(top, path)}`);
    return !ok || out !== "";
  } catch {
    return true;
  }
}

// src/run/file-outcome.ts
var NOTHING = {
  findings: [],
  failures: [],
  facts: /* @__PURE__ */ new Map(),
  secrets: [],
  settings: /* @__PURE__ */ new Map(),
  known: /* @__PURE__ */ new Map(),
  fixed: []
};
var skipped = (path, reason) => ({ ...NOTHING, skipped: { path, reason } });
var IGNORED = { ...NOTHING, isIgnored: true };
var ignored = ({ path, named: named2 }, rule) => named2 ? skipped(path, `ignored by the config${originOf(rule)}`) : IGNORED;
function failed(path, message, limit) {
  const more = limit === void 0 ? "" : ` \`limits.${limit}\` in the config says how much may be.`;
  return { ...NOTHING, failures: [{ path, message: `${message}${more}` }] };
}
function isFullyLinted({ path, named: named2 }, outcome) {
  if (outcome?.isIgnored || outcome && outcome.failures.length > 0) return false;
  if (outcome?.file) return !outcome.isBroken && !outcome.leftOut;
  const isNone = outcome?.skipped === void 0 || outcome.skipped.reason === NO_FORMAT;
  return isNone && (named2 || isCode(languageOf(path)));
}
function reportAlone(outcome, isWhole2 = false) {
  if (!outcome) return makeReport({});
  const { file, skipped: left, secrets, leftOut, disabledRanges } = outcome;
  const { findings, failures } = findingsAlone({ ...outcome, known: outcome.known.keys() }, isWhole2);
  return makeReport({
    files: file ? [file] : [],
    skipped: left ? [left] : [],
    findings: [...findings].sort(compareFindings),
    ...{ failures, secrets, suppressed: disabledRanges?.hidden ?? 0 },
    ...leftOut && { leftOut },
    ...outcome.unread && { unread: outcome.unread.map(({ mayBeElsewhere: _, givenTo: _given, ...each }) => each) }
  });
}
function withoutSuppressed(report, match) {
  const { visible, hidden } = match?.(report.findings) ?? { visible: report.findings, hidden: [] };
  return { ...report, findings: oncePerCause(visible), suppressed: report.suppressed + hidden.length };
}

// src/run/cache/outcome.ts
var NOT_PLAIN = [
  ...["facts", "disabledRanges", "settings", "known", "failures", "secrets"],
  ...["isUnsure", "isIgnored", "fixed", "renamed", "changed", "asked"]
];
function keptOutcome(outcome) {
  if (!outcome) return null;
  const { failures, secrets, isUnsure, isIgnored, facts, disabledRanges } = outcome;
  if (failures.length > 0 || secrets.length > 0 || isUnsure || isIgnored) return void 0;
  const isPlain = (key) => !NOT_PLAIN.some((each) => each === key);
  return {
    ...Object.fromEntries(Object.entries(outcome).filter(([key]) => isPlain(key))),
    ...facts.size > 0 && { facts: [...facts] },
    ...disabledRanges && { disabled: disabledRanges.toData() }
  };
}
function outcomeFrom(kept, config) {
  if (kept === null) return void 0;
  const { facts = [], disabled, ...plain } = kept;
  return {
    ...{ ...NOTHING, settings: config.rules, known: config.known },
    ...plain,
    facts: new Map(facts),
    ...disabled && { disabledRanges: DisabledRanges.fromData(disabled) }
  };
}

// src/run/cache/cache.ts
function openCache(path, cwd, lint) {
  const states = new FileStates();
  const file = readCache(path, cwd);
  const earlier = earlierOf(file, path, cwd);
  const known2 = keptIn(file, cwd);
  const now = /* @__PURE__ */ new Map();
  let isChanged = file === void 0;
  let surroundings;
  const sharedBefore = (file?.shared ?? []).map((each) => absoluteIn(cwd, file.paths[each]));
  let shared;
  let isSharedSame;
  const areSame = async (paths) => {
    for (const each of paths) {
      const isSame2 = states.isSame(each, earlier);
      if (isSame2 !== true && !await isSame2) return false;
    }
    return true;
  };
  const isSame = async (kept, own, unreached) => {
    if (!await areSame([own.absolute, ...kept.needs])) return false;
    if (kept.isSharing && !await (isSharedSame ??= areSame(sharedBefore))) return false;
    if (kept.answers.length === 0) return true;
    if (!surroundings && !unreached) return false;
    const around = surroundings ??= new Surroundings(cwd, states, unreached);
    return kept.answers.every(([question, about, answer]) => around.ask(question, about, own) === answer);
  };
  const isUntouched = (own, { needs, isSharing }) => [own, ...needs, ...isSharing ? sharedBefore : []].every(
    (each) => !states.has(each) || String(states.of(each)) === String(earlier.states.get(each))
  );
  return {
    disk: states,
    async lint(file2, config, options) {
      const { identity } = config;
      if (identity === void 0 || config.ignored(file2.path)) return lint(file2, config, options);
      const { absolute, named: named2, foundBy = "", isSnapshot = false } = file2;
      const found = `${Number(named2)}${Number(isSnapshot)}${foundBy}`;
      const own = hashOfConfig(config, identity);
      const kept = known2.get(absolute);
      if (kept?.config === own && kept.found === found && await isSame(kept, file2, options.unreached)) {
        now.set(absolute, kept);
        return outcomeFrom(kept.outcome, config);
      }
      const asked = noted(file2, options, states, cwd);
      const outcome = await lint(file2, config, { ...options, ...asked.options });
      shared ??= asked.shared();
      const result = keptOutcome(outcome);
      if (result === void 0) return outcome;
      const needs = [...asked.needs()];
      const isSharing = asked.shared() !== void 0;
      now.set(absolute, { config: own, found, needs, isSharing, answers: asked.answers, outcome: result });
      isChanged = true;
      return outcome;
    },
    async save(isWhole2) {
      const isSure = (path2) => states.of(path2) !== void 0;
      const absolutes = Array.from(shared ?? [], (each) => absoluteIn(cwd, each));
      const sharedNow = /* @__PURE__ */ new Set([...await isSharedSame === false ? [] : sharedBefore, ...absolutes]);
      const isSharedSure = [...sharedNow].every((each) => isSure(each) || !states.has(each));
      for (const [own, { needs, isSharing }] of now)
        if (!Array.isArray(states.of(own)) || !needs.every(isSure) || isSharing && !isSharedSure) now.delete(own);
      if (!isWhole2) {
        for (const [own, kept] of known2) if (!now.has(own) && isUntouched(own, kept)) now.set(own, kept);
      }
      if (!isChanged && !states.isRenewed && now.size === known2.size) return void 0;
      return writeCache(path, contentsOf(now, [...sharedNow], states, earlier, cwd), cwd);
    }
  };
}
var hashes = /* @__PURE__ */ new WeakMap();
function hashOfConfig(config, identity) {
  let known2 = hashes.get(config);
  if (known2 === void 0) hashes.set(config, known2 = hashOf(identity));
  return known2;
}
function earlierOf(file, path, cwd) {
  let believed;
  return {
    states: new Map(file?.paths.map((each, index) => [absoluteIn(cwd, each), file.states[index]])),
    folders: new Map(file?.folders),
    settled: file?.settled ?? 0,
    mayBeBelieved: () => believed ??= isCommitted(path).then((isIn) => !isIn)
  };
}
function keptIn(file, cwd) {
  if (!file) return /* @__PURE__ */ new Map();
  const paths = file.paths.map((each) => absoluteIn(cwd, each));
  return new Map(
    file.entries.map(
      ({ path, config, found = "00", needs = [], answers = [], isSharing = false, outcome = null }) => [
        paths[path],
        { config: file.configs[config], found, needs: needs.map((each) => paths[each]), answers, isSharing, outcome }
      ]
    )
  );
}
function contentsOf(all, shared, states, earlier, cwd) {
  const paths = /* @__PURE__ */ new Map();
  const configs = /* @__PURE__ */ new Map();
  const numberIn = (numbers, each) => {
    const known2 = numbers.get(each) ?? numbers.size;
    numbers.set(each, known2);
    return known2;
  };
  const entries2 = Array.from(all, ([own, { config, found, needs, isSharing, answers, outcome }]) => ({
    ...{ path: numberIn(paths, own), config: numberIn(configs, config) },
    ...found !== "00" && { found },
    ...needs.length > 0 && { needs: needs.map((each) => numberIn(paths, each)) },
    ...answers.length > 0 && { answers },
    ...isSharing && { isSharing },
    ...outcome && { outcome }
  }));
  const sharedNumbers = shared.map((each) => numberIn(paths, each));
  const folders = /* @__PURE__ */ new Map();
  const stateOf = (path) => {
    const seen = states.of(path);
    const state = seen ?? unsettled(earlier.states.get(path) ?? 0, earlier.settled);
    const folder = parentOf(path);
    const real = seen === void 0 ? earlier.folders.get(folder) : states.folder(folder);
    if (state !== 0 && real !== void 0 && real !== folder) folders.set(folder, real);
    return state;
  };
  return {
    settled: states.started,
    configs: [...configs.keys()],
    paths: Array.from(paths.keys(), (each) => shortIn(cwd, each)),
    states: Array.from(paths.keys(), stateOf),
    folders: [...folders],
    shared: sharedNumbers,
    entries: entries2
  };
}
function unsettled(state, settled) {
  if (state === 0 || state === 1 || Math.max(state[1], state[2]) < settled) return state;
  return [state[0], 0, 0, 0, state[4]];
}
var shortIn = (cwd, path) => path !== cwd && isInside(cwd, path) ? path.slice(inFolder(cwd, "").length) : path;
var absoluteIn = (cwd, path) => /^(?:[a-z]:)?\//i.test(path) ? path : inFolder(cwd, path);

// src/run/cache/place.ts
import { existsSync as existsSync3 } from "node:fs";
var CACHE_NAME = ".toolint-cache.json";
var IN_PACKAGES = "node_modules/.cache/toolint.json";
function cachePath(cwd, named2) {
  if (named2 !== void 0) return absolutePath(cwd, named2);
  const inPackages = existsSync3(inFolder(cwd, "node_modules"));
  return inFolder(cwd, inPackages ? IN_PACKAGES : CACHE_NAME);
}

// src/run/changed-files.ts
import { posix } from "node:path";
async function changedSince(base, cwd) {
  const git = openGit(cwd);
  const { prefix, isShallow } = await workTree(git);
  const isBorn = await commitOf(git, "HEAD") !== void 0;
  const name = base ?? (isBorn ? await mainBranch(git, isShallow) : void 0);
  const from = name === void 0 ? await emptyTree(git) : await mergeBase(git, name, isBorn, isShallow);
  const [edited, untracked] = await Promise.all([editedSince(git, from), untrackedFiles(git)]);
  const all = [
    ...edited,
    ...untracked.map((path) => [path, "all"])
  ];
  const changes = new Map(all.map(([path, hunks]) => [posix.relative(`/${prefix}`, `/${path}`), hunks]));
  return { changes, base: name ?? "the beginning, as nothing is committed yet", from };
}
async function isRevision(word, cwd) {
  if (word.startsWith("-")) return false;
  return await commitOf(openGit(cwd), word) !== void 0;
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
async function commitOf(git, revision) {
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
  const commit = await commitOf(git, base);
  if (commit === void 0)
    throw new UserError(`--changed: git knows no commit \`${shown}\`.${isShallow ? ` ${SHALLOW}` : ""}`);
  const heads = isBorn ? ["HEAD", ...await commitOf(git, "MERGE_HEAD") ? ["MERGE_HEAD"] : []] : [];
  const { ok, out } = isBorn ? await git("merge-base", commit, ...heads) : { ok: false, out: "" };
  if (ok) return out.trim();
  throw new UserError(
    `--changed: this branch and \`${shown}\` have no commit in common${isShallow ? ` here. ${SHALLOW}` : "."}`
  );
}
async function emptyTree(git) {
  return (await must(git, "hash-object", "-t", "tree", "--stdin")).trim();
}
async function editedSince(git, from) {
  const patch = await must(git, "diff-index", ...DIFF, from, "--");
  return editedIn(patch);
}
function editedIn(patch) {
  return `
${patch}`.split("\ndiff --git ").slice(1).flatMap(readFile);
}
var DIFF = [
  ...["--patch", "--unified=0", "--find-renames", "-l1000", "--ignore-submodules=dirty", "--no-color"],
  ...["--no-ext-diff", "--no-textconv", "--src-prefix=a/", "--dst-prefix=b/"]
];
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
async function trackedByGit(cwd) {
  const list = await openGit(cwd)("ls-files", "-z", "-v", "--", ":/").catch(() => void 0);
  if (!list?.ok) return void 0;
  const paths = list.out.split("\0").flatMap((line2) => /^[A-RT-Z] ([^]+)/.exec(line2)?.[1] ?? []);
  return new Set(paths.map((path) => path.startsWith("../") ? absolutePath(cwd, path) : inFolder(cwd, path)));
}
function withUntracked(changes, files, followed, cwd) {
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

// src/engine/fix-all.ts
var MOST_PASSES = 20;
async function fixAll(text, linted, kind, lintAgain, { changedHunks = "all", renamed = /* @__PURE__ */ new Map(), match } = {}) {
  let now = { text, linted, fixed: [], renamed, changedHunks };
  const refused = /* @__PURE__ */ new Set();
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const mayFix = fixableIn(now);
    const findings = unsuppressed(now, match).filter((finding) => mayFix(finding) && !refused.has(fixKey(finding))).sort(compareFindings);
    const { text: next, applied: applied2 } = applyFixes(now.text, findings, kind);
    if (applied2.length === 0 || next === now.text) break;
    const after = await lintAgain(next);
    const bad = [...ineffectiveFixes(applied2, now.linted, after)];
    if (bad.length === 0)
      append(bad, await runTrial(new Trials(now.text, now.linted).harmful(applied2, after), lintAgain));
    for (const finding of bad) refused.add(fixKey(finding));
    if (bad.length > 0) continue;
    const edits = applied2.flatMap(({ fix }) => fix.edits);
    refused.clear();
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
function fixableIn({ text, changedHunks }) {
  if (changedHunks === "all") return () => true;
  const stays = staysOnChangedLines(text, changedHunks);
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
  const landing = landings[countLeading(landings, ({ start }) => start <= key.start) - 1];
  return landing && key.end <= landing.end ? landing.finding : void 0;
}
function movedBy(applied2) {
  const edits = inTextOrder(applied2.flatMap(({ fix }) => fix.edits));
  let shift = 0;
  const shifts = edits.map((edit) => shift += growthOf(edit));
  return (offset) => {
    const before = countLeading(edits, ({ start, end }) => start < offset && end <= offset);
    return offset + (shifts[before - 1] ?? 0);
  };
}
var growthOf = ({ start, end, text }) => text.length - (end - start);

// src/run/copies.ts
function wholeToolsIn(manifests, formats) {
  const served = formats.filter(({ contract }) => contract.isServed).map(({ id }) => id);
  const own = manifests.filter((manifest) => manifest.formats.some((id) => served.includes(id)));
  const isData = own.every(({ code }) => code === NO_CODE);
  const names = own.flatMap(
    ({ code, tools }) => tools.flatMap(({ label, name, node }) => {
      const isOwn = isData || code !== NO_CODE && node.file === void 0 && name?.value.file === void 0;
      const isKnown = isData || entry(node, "inputSchema")?.value.kind === "object";
      return label !== void 0 && isOwn && isKnown ? [label] : [];
    })
  );
  return names.length > 0 ? { wholeTools: { is: isData ? "data" : "code", names } } : {};
}
function withoutCopies(findings, all, folderOf) {
  const code = [...all].filter(([, { is }]) => is === "code");
  if (code.length === 0) return findings;
  const servedIn = (folder) => new Set(code.flatMap(([path, { names }]) => folder === "." || isInside(folder, path) ? names : []));
  const byFolder = /* @__PURE__ */ new Map();
  const copied = /* @__PURE__ */ new Map();
  for (const [path, { is, names }] of all) {
    if (is !== "data" || names.length < LEAST) continue;
    const served = known(byFolder, folderOf(path), servedIn);
    if (names.filter((name) => served.has(name)).length >= names.length * MOST_OF) copied.set(path, served);
  }
  if (copied.size === 0) return findings;
  return findings.filter(
    ({ path, rule, tool }) => tool === void 0 || hasTag(rule, "harms-readers") || hasTag(rule, "unsafe-text") || !copied.get(path)?.has(tool)
  );
}
var MOST_OF = 0.8;
var LEAST = 5;

// src/run/lint-file.ts
async function lintFile(file, config, options) {
  const rule = config.ignored(file.path);
  if (rule) return ignored(file, rule);
  if (!isWorthReading(file, config)) return void 0;
  const readFile2 = options.watched?.disk.read ?? options.read ?? readText;
  const stop = startTimer("read");
  const read = readFile2(file.absolute, { maxBytes: config.limits.fileSize });
  stop?.();
  return lintRead(file, read, config, options);
}
async function lintRead(file, read, config, options) {
  if ("failure" in read) {
    const { notText } = read;
    const reason = whyLeftAlone(file, notText ?? "", config);
    if (reason !== void 0) return skipped(file.path, reason);
    const isSkipped = notText !== void 0 && !file.named && !isTraceOf(options.formats, notText);
    return isSkipped ? skipped(file.path, read.failure) : failed(file.path, read.failure, read.limit);
  }
  return lintSource(file, read.text, config, options);
}
async function lintSource(file, text, config, options) {
  try {
    return await lintWorthy(file, text, config, options);
  } catch (error) {
    if (error instanceof Pending || error instanceof UserError) throw error;
    return failed(file.path, `toolint itself failed on this file: ${messageOf(error)}.`);
  }
}
async function lintWorthy(file, text, config, options) {
  const worth = worthOf(file, text, config, { ...options, exists: existsFor(options) });
  if (!worth.isWorthParsing) return worth.isReported ? skipped(file.path, worth.reason) : void 0;
  const imports = await importsOf(file, options);
  const lintAgain = await linterOf(file, config, options, imports);
  let linted;
  try {
    linted = await lintAgain(text);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const isMeant = worth.hasWords || file.named || config.format(file.path) !== void 0;
    return isMeant ? failed(file.path, error.message, error.limit) : { ...skipped(file.path, error.message), isUnsure: true };
  }
  const { skipped: reason } = linted.recognition;
  if (reason !== void 0) {
    const wiring2 = imports && wiringOf(file, linted, imports);
    const isSaid = file.named || reason !== NO_FORMAT;
    return isSaid || wiring2 ? { ...NOTHING, ...isSaid && { skipped: { path: file.path, reason } }, ...wiring2 && { wiring: wiring2 } } : void 0;
  }
  const result = await withFixes(file, text, linted, lintAgain, options);
  const wiring = imports && wiringOf(file, result.shown.linted, imports);
  return {
    ...outcomeOf(file, result, config, options.formats, options.watched?.isInstalled),
    ...wiring && { wiring }
  };
}
async function manifestsIn(file, text, config, options) {
  if (!worthOf(file, text, config, options).isWorthParsing) return void 0;
  try {
    const imports = await importsOf(file, options);
    const opened = await (await openerOf(file, { ...config, rules: /* @__PURE__ */ new Map() }, options, imports))(text);
    return opened.recognition.skipped === void 0 ? opened : void 0;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return void 0;
  }
}
var diskFor = ({ watched, read }) => watched?.disk ?? diskWith(read);
var existsFor = ({ watched }) => watched ? ({ absolute }) => watched.disk.exists(absolute) : existsOnDisk;
async function importsOf(file, options) {
  if (!codeLanguageOf(file.path)) return void 0;
  const own = (await options.imports?.(file.path))?.for(file.absolute);
  const { unreached } = options;
  if (!own || !unreached) return own;
  const { absolute, named: named2 } = file;
  const isUnused = named2 ? void 0 : (name) => unreached.isUnused(absolute, name);
  return { ...own, listsTools: () => unreached.listsTools(absolute), ...isUnused && { isUnused } };
}
function wiringOf({ path }, { document }, imports) {
  const { wiring } = document.code ?? {};
  if (!wiring) return void 0;
  const imported = wiring.imported.flatMap(({ node, source, name }) => {
    const found = imports.locate?.(source, name);
    return found ? [{ node, ...found }] : [];
  });
  const located = new Set(imported.map(({ node }) => node));
  const isOfProject = (to) => !to.startsWith("from:") || located.has(to) || wiring.imported.some(({ node, source }) => node === to && isRelative(source));
  let lines;
  const handed = wiring.handed.map(({ asks, ...each }) => {
    if (!asks || !isOfProject(each.to)) return each;
    const { start, end: _, file: _file, via: _via, ...what } = asks;
    const { line: line2, column } = (lines ??= new Lines(document.text)).at(start);
    return { ...each, asks: { ...what, line: line2, column } };
  });
  return { path, ...wiring, handed, imported };
}
async function openerOf(file, config, { formats, services, ...options }, imports) {
  const hasNeighbours = !isCode(languageOf(file.path)) || codeLanguageOf(file.path)?.readsRequirements;
  const around = hasNeighbours ? await filesAround(file, formats, config.rules, diskFor(options), imports?.texts, options.watched?.openNeighbours) : void 0;
  const { timeLimit } = services;
  const exists = existsFor(options);
  return (text) => openDocument(file, text, config, { formats, imports, around, timeLimit, exists });
}
async function linterOf(file, config, options, imports) {
  const { formats, services } = options;
  const open = await openerOf(file, config, options, imports);
  return async (text) => {
    const opened = await open(text);
    const limit = limitFor(file, text, services.timeLimit);
    const work = () => lintRecognised(opened, formats, config.rules, services);
    return limit ? limit(work, TOO_SLOW) : work();
  };
}
async function withFixes(file, text, linted, lintAgain, { changes, dryRun, fix, untried, onFixed, suppressions, renamed }) {
  const hunks = changes ? hunksOf(file.path, text, changes) : "all";
  const offering = async (some) => {
    if (untried) return some;
    const findings = await runTrial(new Trials(some.text, some.linted).withoutHarmful(), lintAgain);
    return { ...some, linted: { ...some.linted, result: { ...some.linted.result, findings } } };
  };
  const before = renamed?.get(file.path) ?? /* @__PURE__ */ new Map();
  const asRead = await offering({ text, linted, fixed: [], renamed: before, changedHunks: hunks });
  if (!fix) return { shown: asRead, meant: asRead };
  const after = await fixAll(text, linted, fix, lintAgain, {
    changedHunks: hunks,
    renamed: before,
    match: suppressions
  });
  const refused = after.text === text ? void 0 : onFixed?.(file, text, after.text);
  if (refused !== void 0) return { shown: asRead, meant: asRead, refused };
  return { shown: dryRun ? asRead : await offering(after), meant: after };
}
function outcomeOf(file, { shown, meant, refused }, config, known2, isFromElsewhere = isInstalled) {
  const { document, result, recognition } = shown.linted;
  const { path } = file;
  const { manifests } = recognition;
  const tools = manifests.map((each) => [each, toolsOnce(each)]);
  const counted = tools.flatMap(([each, some]) => [...countedTools(each, some).values()]);
  return {
    file: {
      path,
      formats: formatsOf(manifests),
      tools: tools.reduce((sum, [, some]) => sum + some.length, 0),
      ...serversIn(manifests, known2),
      ...manifests.every((each) => isBare(each, known2)) && { isBare: true }
    },
    ...document.neighbours?.asked.size && { asked: document.neighbours.asked },
    ...counted.length > 0 && { counted },
    ...wholeToolsIn(manifests, known2),
    ...unreadIn(file, document, manifests, isFromElsewhere),
    isBroken: document.faults.length > 0,
    ...keepAtMost(result.findings, config.limits.findingsPerFile),
    failures: refused === void 0 ? result.failures : [...result.failures, { path, message: refused }],
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
function serversIn(manifests, known2) {
  const counting = manifests.flatMap(
    ({ root, formats }) => known2.flatMap(({ id, counts }) => counts && formats.includes(id) ? [counts.in(root)] : [])
  );
  return counting.length > 0 ? { servers: counting.reduce((sum, each) => sum + each, 0) } : {};
}
function unreadIn({ path, absolute }, { text }, manifests, isFromElsewhere) {
  const { unread = [], registrations = [] } = manifests[0]?.code ?? {};
  const looseTools = registrations.filter(
    ({ api, tool, isHandedOn }) => tool && !tool.isOfMany && (api === "literal" || api === "list" || isHandedOn)
  ).length;
  const given = [...new Set(registrations.flatMap(({ tool, on }) => tool && on?.startsWith("given:") ? [on] : []))];
  if (unread.length === 0) return { looseTools, given };
  const lines = new Lines(text);
  const certain = unread.filter((each) => each.package === void 0 || isFromElsewhere(each.package, absolute));
  const placed = certain.map(({ start, end: _, package: _package, file: _file, via: _via, ...each }) => {
    const { line: line2, column } = lines.at(start);
    return { path, line: line2, column, ...each };
  });
  return { looseTools, given, unread: placed };
}
var formatLists = /* @__PURE__ */ new Map();
function formatsOf(manifests) {
  const list = [...new Set(manifests.flatMap(({ formats }) => formats))];
  const key = list.join();
  const known2 = formatLists.get(key) ?? list;
  formatLists.set(key, known2);
  return known2;
}

// src/run/lost-formats.ts
async function baseAt(commit, cwd) {
  const repository = openRepository(cwd);
  const { ok, out, complaint } = await repository.git("diff-index", ...NAMES, commit, "--");
  if (!ok) throw new UserError(`git diff-index failed: ${complaint}.`);
  const touched = [];
  const words = out.split("\0");
  for (let at = 0; at + 1 < words.length; ) {
    const status = words[at++];
    const was = words[at++];
    if (status === "D") touched.push({ was });
    else if (status.startsWith("R")) touched.push({ was, path: words[at++] });
    else if (status !== "A") touched.push({ was, path: was });
  }
  return {
    touched,
    read: async (path) => (await (await repository.at(commit)).read([path]))[0],
    close: () => repository.close()
  };
}
var NAMES = [
  "--name-status",
  "-z",
  "--find-renames",
  "-l1000",
  "--ignore-submodules=all",
  "--no-ext-diff",
  "--relative"
];
var RULE = "common/lost-format";
var MOST_FILES = 500;
async function lostFormats(base, ran, options) {
  const found = new Map(ran.found.map((file) => [file.path, file]));
  const settled = new Set([...ran.files, ...ran.failures].map(({ path }) => path));
  const skipped2 = new Map(ran.skipped.map(({ path, reason }) => [path, reason]));
  const findings = [];
  const deleted = [];
  const candidates = base.touched.filter(({ was, path }) => {
    if (path === void 0 || !found.has(path))
      return (EXTENSIONS.includes(extensionOf(was)) || isToolSnapshot(was)) && ran.isCovered(was);
    return !settled.has(path) && isMeantToStay(found.get(path), skipped2.get(path), options);
  });
  for (const { was, path } of candidates.slice(0, MOST_FILES)) {
    const file = path === void 0 ? void 0 : found.get(path);
    const before = await formatOf(
      { path: file?.path ?? was, absolute: inFolder(ran.cwd, file?.path ?? was), named: false },
      base,
      was,
      ran,
      options
    );
    if (!before) continue;
    if (file) append(findings, await lostIn(file, before, ran, options));
    else deleted.push(was);
  }
  return { findings, deleted };
}
function isMeantToStay(file, skipped2, { read = readText }) {
  if (!isCode(languageOf(file.path)) || nearMissIn(skipped2 ?? "") !== void 0) return true;
  const now = read(file.absolute);
  return "text" in now && now.text.trim() === "";
}
async function formatOf(file, base, was, { configs }, options) {
  const config = await configs.for(file.path);
  if (config.ignored(file.path)) return void 0;
  const text = await base.read(was);
  if (text === void 0 || text.length > config.limits.fileSize) return void 0;
  const opened = await manifestsIn(file, text, config, options);
  const ids = opened?.recognition.manifests.flatMap(({ formats }) => formats) ?? [];
  return options.formats.find(({ id }) => ids.includes(id));
}
async function lostIn(file, { title, knownBy }, { configs }, options) {
  const { read = readText } = options;
  const config = await configs.for(file.path);
  const now = read(file.absolute, { maxBytes: config.limits.fileSize });
  if (!config.rules.has(RULE) || "failure" in now) return [];
  const { text } = now;
  const isBroken = async () => ((await manifestsIn({ path: file.path, absolute: file.absolute, named: true }, text, config, options))?.document.faults.length ?? 0) > 0;
  const how = text.trim() === "" ? "empty" : await isBroken() ? "broken" : "lost";
  const { starts } = new Lines(text);
  const end = starts[1] === void 0 ? text.length : starts[1] - 1;
  const finding = engineFinding(
    config.rules,
    { rule: RULE, message: how },
    {
      data: { what: title, knownBy },
      ...{ path: file.path, pointer: "", valueHash: "", start: 0, end },
      ...{ line: 1, column: 1, endLine: 1, endColumn: end + 1 }
    }
  );
  return finding ? [finding] : [];
}

// src/run/suppressions.ts
import { lstatSync as lstatSync3, existsSync as existsSync5 } from "node:fs";

// src/config/read.ts
import { basename as basename3, extname as extname2 } from "node:path";

// src/config/user-code.ts
import { extname, normalize, basename as basename2, isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { existsSync as existsSync4, readdirSync as readdirSync3, statSync } from "node:fs";
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
    return didYouMean(basename2(file), readdirSync3(parentOf(file)));
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
  if (!isMap) return subpath === "." ? targetOf2(exports) : void 0;
  const map = exports;
  if (Object.hasOwn(map, subpath)) return targetOf2(map[subpath]);
  for (const [pattern, target] of Object.entries(map)) {
    const [start, end, ...more] = pattern.split("*");
    const isFor = end !== void 0 && more.length === 0 && subpath.length >= pattern.length;
    if (!isFor || !subpath.startsWith(start) || !subpath.endsWith(end)) continue;
    const middle = subpath.slice(start.length, subpath.length - end.length);
    return targetOf2(target)?.replaceAll("*", () => middle);
  }
  return void 0;
}
var CONDITIONS = /* @__PURE__ */ new Set(["import", "node", "module-sync", "default"]);
function targetOf2(target) {
  if (typeof target === "string") return target;
  if (typeof target !== "object" || target === null) return void 0;
  const [, chosen] = Object.entries(target).find(([condition, each]) => CONDITIONS.has(condition) && targetOf2(each)) ?? [];
  return targetOf2(chosen);
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
  const isPackage = basename3(file) === PACKAGE_NAME;
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

// src/run/suppressions-merge.ts
var TOKEN = /\s+|"(?:[^"\\\n]|\\[^\n])*"|[{}[\]:,]|\d+/y;
function repairSuppressions(text) {
  const sides = sidesOf(text).map(readSide);
  const known2 = sides.filter((side) => side !== void 0);
  if (known2.length < sides.length) return void 0;
  const entries2 = [...new Set(known2.flatMap((side) => side.entries))];
  const schema = known2.find((side) => side.schema !== void 0)?.schema;
  return `{ ${schema === void 0 ? "" : `"$schema": ${schema}, `}"version": 1, "suppressions": [
${entries2.join(",\n")}
] }`;
}
function sidesOf(text) {
  const sides = { ours: [], theirs: [] };
  let part = "both";
  for (const line2 of text.split(/\r?\n/)) {
    if (/^<{7}/.test(line2) && part === "both") part = "ours";
    else if (/^\|{7}/.test(line2) && part === "ours") part = "before";
    else if (/^={7}$/.test(line2) && (part === "ours" || part === "before")) part = "theirs";
    else if (/^>{7}/.test(line2) && part === "theirs") part = "both";
    else {
      if (part === "ours" || part === "both") sides.ours.push(line2);
      if (part === "theirs" || part === "both") sides.theirs.push(line2);
    }
  }
  return [.../* @__PURE__ */ new Set([sides.ours.join("\n"), sides.theirs.join("\n")])];
}
function readSide(text) {
  const tokens = tokensOf(text);
  if (!tokens) return void 0;
  let at = 0;
  const takes = (...expected) => {
    const isNext = expected.every((token, index) => tokens[at + index] === token);
    if (isNext) at += expected.length;
    return isNext;
  };
  const takeString = () => tokens[at]?.startsWith('"') ? tokens[at++] : void 0;
  if (!takes("{")) return void 0;
  const schema = takes('"$schema"', ":") ? takeString() : void 0;
  if (!takes('"version"', ":", "1", '"suppressions"', ":", "[")) return void 0;
  const entries2 = [];
  while (takes("{")) {
    const fields = /* @__PURE__ */ new Map();
    while (!takes("}")) {
      const key = takeString();
      const value = key !== void 0 && takes(":") ? takeString() : void 0;
      if (key === void 0 || value === void 0 || fields.has(key)) return void 0;
      fields.set(key, value);
    }
    entries2.push(`{ ${Array.from(fields, ([key, value]) => `${key}: ${value}`).join(", ")} }`);
  }
  return takes("]", "}") && at === tokens.length ? { schema, entries: entries2 } : void 0;
}
function tokensOf(text) {
  const tokens = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const [token] = TOKEN.exec(text) ?? [];
    if (token === void 0) return void 0;
    if (token !== "," && token.trim() !== "") tokens.push(token);
  }
  return tokens;
}

// src/run/suppressions.ts
async function openSuppressions(cwd, change) {
  const isThere = lstatSync3(inFolder(cwd, SUPPRESSIONS), { throwIfNoEntry: false }) !== void 0;
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
      const { entries: entries2, ...update } = updateEntries(now, ran, change);
      const done = { ...update, followed };
      const text = printSuppressions({ ...file, suppressions: entries2 });
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
  const { known: known2, rules } = await ran.configs.for(path);
  if (!known2.has(rule)) return ["ruleGone", { rule, hint: didYouMean(rule, known2.keys()) }];
  const sawPart = known2.get(rule).project !== void 0 && ran.paths.length > 0;
  if (!rules.has(rule) || sawPart) return void 0;
  const place = tool === void 0 ? `\`${pointer}\`` : `\`${pointer}\` of the tool \`${tool}\``;
  return ["mended", { rule, place: `${place} in ${path}` }];
}
function isGone(path, { cwd, paths }) {
  return !existsSync5(inFolder(cwd, path)) && isCovered(path, cwd, paths);
}
function isCovered(path, cwd, paths) {
  const absolute = absolutePath(cwd, path);
  const isOf = (given) => {
    const named2 = absolutePath(cwd, given);
    const test = wildcard(named2);
    return isInside(named2, absolute) || typeof test !== "string" && test(absolute);
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
    const mended = mayMend ? repairSuppressions(read.text) : void 0;
    if (mended === void 0) throw error;
    return { ...await parseSuppressions(mended), text: read.text };
  }
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
  const inSchema = mistakesIn(value, q, [], WORDS);
  const mistakes = inSchema.length > 0 ? inSchema : mistakesInEntries(value);
  if (mistakes.length > 0) throw together(mistakes.map(({ at, message }) => errorAt(offsetOf(root, at), message)));
  const content = value;
  const nodes = items(get(root, "suppressions"));
  for (const node of nodes) {
    const twice = entries(node).find((entry2, index, all) => all.findIndex(({ key }) => key === entry2.key) < index);
    if (twice)
      throw errorAt(twice.start, `this entry has \`${twice.key}\` twice, as two entries have that a merge has mixed`);
  }
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
  const sorted = [...suppressions].sort((a, b) => compareText(line(a), line(b))).map(inOrder);
  return `${visibly({ $schema, version, suppressions: sorted }, 2)}
`;
}
function inOrder({ path, rule, tool, pointer, hash: hash2, reason, expires }) {
  return { path, rule, tool, pointer, hash: hash2, reason, expires };
}
var line = (entry2) => visibly(inOrder(entry2));
function visibly(value, indent) {
  return JSON.stringify(value, null, indent).replace(
    /[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\x7f-\x9f]/gu,
    (character) => Array.from(
      { length: character.length },
      (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`
    ).join("")
  );
}

// src/read/unread-languages.ts
var LANGUAGES = [
  {
    name: "Go",
    extensions: [".go"],
    manifest: /^go\.mod$/,
    library: /^[ \t]{0,9}(?:require )?github\.com\/(?:mark3labs\/mcp-go|modelcontextprotocol\/go-sdk|metoro-io\/mcp-golang|ThinkInAIXYZ\/go-mcp|viant\/mcp|strowk\/foxy-contexts|localrivet\/gomcp)[\w./-]{0,40} v[\w.+-]{1,80}[ \t]{0,9}$/m,
    command({ folder, mains }) {
      const own = mains.filter((each) => each.startsWith(folder)).map((each) => each.slice(folder.length));
      const named2 = own.filter((each) => /(?:^|\/)main\.go$/.test(each));
      const main = named2.find((each) => each === "main.go") ?? named2.find((each) => /mcp|server/.test(each)) ?? named2[0] ?? own.find((each) => /mcp|server/.test(each)) ?? own[0];
      if (main === void 0) return void 0;
      const at = main === "main.go" ? "." : `./${main.slice(0, main.lastIndexOf("/"))}`;
      return `go run ${folder === "" ? "" : `-C ${folder.slice(0, -1)} `}${at}`;
    }
  },
  {
    name: "Rust",
    extensions: [".rs"],
    manifest: /^Cargo\.toml$/,
    library: /^\s{0,9}(?:\[[\w.]*dependencies\.)?(?:rmcp|rust-mcp-sdk|mcp-server|mcp-core|mcpr|mcp-sdk|pmcp|turbomcp)\s{0,9}[=.\]]/m,
    command({ path, folder, text }) {
      const [, bin] = /^\[\[bin\]\][ \t]{0,9}\n[ \t]{0,9}name\s{0,9}=\s{0,9}"([\w-]+)"/m.exec(text) ?? [];
      const at = folder === "" ? "" : ` --manifest-path ${path}`;
      return `cargo run --quiet${at}${bin === void 0 ? "" : ` --bin ${bin}`}`;
    }
  },
  {
    name: "C#",
    extensions: [".cs", ".fs"],
    manifest: /\.(?:cs|fs)proj$/,
    library: /Include="(?:ModelContextProtocol|mcpdotnet)/i,
    command: ({ path }) => `dotnet run --project ${path}`
  },
  {
    name: "Kotlin",
    extensions: [".kt"],
    manifest: /^build\.gradle(?:\.kts)?$|^libs\.versions\.toml$/,
    library: /io\.modelcontextprotocol[:"'. ]+kotlin-sdk/,
    command: jvmCommand
  },
  {
    name: "Java",
    extensions: [".java"],
    manifest: /^(?:pom\.xml|build\.gradle(?:\.kts)?)$/,
    library: /io\.modelcontextprotocol(?![:"'. ]+kotlin-sdk)|spring-ai-[\w-]{0,40}mcp|quarkus-mcp-server/,
    command: jvmCommand
  },
  {
    name: "Swift",
    extensions: [".swift"],
    manifest: /^Package\.swift$/,
    library: /modelcontextprotocol\/swift-sdk|SwiftMCP|mcp-swift-sdk/i,
    command: ({ folder }) => `swift run${folder === "" ? "" : ` --package-path ${folder.slice(0, -1)}`}`
  },
  {
    name: "Ruby",
    extensions: [".rb"],
    manifest: /^Gemfile$|\.gemspec$/,
    library: /(?:gem|dependency)\s{0,9}\(?\s{0,9}["'](?:mcp|fast-mcp|mcp-rb|model-context-protocol-rb|action_?mcp)["']/,
    source: /^\s{0,40}require ["'](?:mcp|fast_mcp)["']/m,
    command({ text }) {
      const [, name] = /\.executables\s{0,9}=\s{0,9}(?:%w)?[[(]\s{0,9}["']?([\w-]+)/.exec(text) ?? [];
      return name === void 0 ? void 0 : `bundle exec ${name}`;
    }
  },
  {
    name: "PHP",
    extensions: [".php"],
    manifest: /^composer\.json$/,
    library: /"(?:php-mcp\/(?:server|laravel)|mcp\/sdk|logiscape\/mcp-sdk-php|modelcontextprotocol\/php-sdk|laravel\/mcp)"\s{0,9}:/,
    command({ text, folder }) {
      const [, bin] = /"bin"\s{0,9}:\s{0,9}\[?\s{0,9}"([\w./-]+)"/.exec(text) ?? [];
      return bin === void 0 ? void 0 : `php ${folder}${bin}`;
    }
  },
  {
    name: "Elixir",
    extensions: [".ex"],
    manifest: /^mix\.exs$/,
    library: /\{:(?:hermes_mcp|anubis_mcp|ex_mcp|fastest_mcp|vancouver)\s{0,9},/,
    source: /\bdefp?\s\w{1,60}[( ][^\n]{0,80}"tools\/list"/,
    command: ({ folder }) => folder === "" ? "mix run --no-halt" : void 0
  }
];
function jvmCommand({ path, folder, text }) {
  if (path.endsWith("pom.xml")) {
    const maven = `mvn -q${folder === "" ? "" : ` -f ${path}`}`;
    if (text.includes("spring-boot-maven-plugin")) return `${maven} spring-boot:run`;
    if (text.includes("quarkus-maven-plugin")) return `${maven} quarkus:run`;
    return /exec-maven-plugin|<(?:exec\.)?mainClass>/.test(text) ? `${maven} compile exec:java` : void 0;
  }
  const gradle = `gradle -q --console plain${folder === "" ? "" : ` -p ${folder.slice(0, -1)}`}`;
  if (/org\.springframework\.boot/.test(text)) return `${gradle} bootRun`;
  return /\bapplication\b|\bmainClass\b/.test(text) ? `${gradle} run` : void 0;
}
var STARTERS = {
  Go: /^go$/,
  Rust: /^cargo$/,
  "C#": /^dotnet$/,
  Kotlin: /^(?:java|(?:\.\/)?gradlew|gradle)$/,
  Java: /^(?:java|mvn|(?:\.\/)?mvnw|(?:\.\/)?gradlew|gradle|jbang)$/,
  Swift: /^swift$/,
  Ruby: /^(?:ruby|bundle)$/,
  PHP: /^php$/,
  Elixir: /^(?:mix|elixir)$/
};
function configured(language, text) {
  try {
    const { mcpServers } = JSON.parse(text);
    for (const { command, args = [] } of Object.values(mcpServers ?? {})) {
      const words = [command, ...Array.isArray(args) ? args : []];
      if (!words.every((each) => typeof each === "string") || !STARTERS[language]?.test(words[0])) continue;
      const whole = words.join(" ");
      if (isHarmless(whole)) return whole;
    }
  } catch {
  }
  return void 0;
}
function inReadme(language, text) {
  for (const line2 of text.split("\n")) {
    const words = line2.trim().replace(/^\$ /, "").split(/ +/);
    const isStart = STARTERS[language]?.test(words[0]) && /^(?:run|exec|-jar|spring-boot:run|bootRun|\w[\w./-]*\.(?:rb|php))$/.test(words[1] ?? "") && !/^(?:rake|rspec|rubocop|yard|jekyll|appraisal)$/.test(words[2] ?? "");
    const whole = words.join(" ");
    if (isStart && isHarmless(whole)) return whole;
  }
  return void 0;
}
var BY_EXTENSION = new Map(LANGUAGES.flatMap((each) => each.extensions.map((ending) => [ending, each])));
var MAY_BE_MANIFEST = /* @__PURE__ */ new Set([
  ".toml",
  ".mod",
  ".xml",
  ".gradle",
  ".kts",
  ".swift",
  ".gemspec",
  ".exs",
  ".json",
  ".csproj",
  ".fsproj"
]);
var ASIDE = /(?:^|\/)(?:tests?|__tests__|fixtures?|testdata|examples?|samples?|docs?|vendor|third_party|benchmarks?|\.?venv|site-packages)\//i;
var MOST_MANIFESTS = 200;
var MOST_MAINS = 50;
var MOST_BYTES2 = 1e5;
var MOST_BYTES_OF_CODE = 3e5;
var LIKE_SERVER = /mcp|server|rpc|dispatch|protocol|handler|router|proxy|bridge|main/i;
var SURELY_LIKE_SERVER = /mcp|server/i;
var MOST_LOOKED_INTO = 30;
var MOST_LIKELY = 300;
var ANSWERS_LIST = /(?:case\s{1,9}|==\s{0,9}|equals\()["']tools\/list["']|["']tools\/list["']\s{0,40}(?:=>|->|:[^:]|\|)/;
function watchLanguages(cwd) {
  const counts = /* @__PURE__ */ new Map();
  const mains = /* @__PURE__ */ new Map();
  const manifests = [];
  const likely = /* @__PURE__ */ new Map();
  const read = checkoutTexts(cwd, { maxBytes: MOST_BYTES2 });
  const textOf = (path) => read(path) ?? "";
  const readCode2 = checkoutTexts(cwd, { maxBytes: MOST_BYTES_OF_CODE });
  const codeOf = (path) => readCode2(path) ?? "";
  const see = (folder, name) => {
    const ending = extensionOf(name);
    const language = BY_EXTENSION.get(ending);
    if (language) {
      if (ASIDE.test(folder)) return;
      counts.set(language, (counts.get(language) ?? 0) + 1);
      const some = mains.get(language) ?? [];
      if (some.length < MOST_MAINS && isMain(folder, name)) mains.set(language, [...some, folder + name]);
      const mayServe = likely.get(language) ?? [];
      if (mayServe.length < MOST_LIKELY && LIKE_SERVER.test(name)) {
        mayServe.push(folder + name);
        likely.set(language, mayServe);
      }
    }
    if (!MAY_BE_MANIFEST.has(ending) && name !== "Gemfile") return;
    if (manifests.length < MOST_MANIFESTS && LANGUAGES.some(({ manifest }) => manifest.test(name)) && !ASIDE.test(folder))
      manifests.push({ folder, name });
  };
  const found = () => {
    const nearest = manifests.toSorted((a, b) => a.folder.length - b.folder.length);
    const texts = nearest.map((each) => ({
      ...each,
      path: each.folder + each.name,
      text: textOf(each.folder + each.name)
    }));
    return LANGUAGES.flatMap((language) => {
      const files = counts.get(language) ?? 0;
      if (files === 0) return [];
      const own = mains.get(language) ?? [];
      const packages = texts.filter(({ name, text }) => language.manifest.test(name) && language.library.test(text)).map((each) => ({ ...each, mains: own }));
      const looksSo = packages.length > 0 ? [] : likeliest(likely.get(language) ?? []);
      const isOwn = looksSo.some((path) => {
        const text = codeOf(path);
        return ANSWERS_LIST.test(text) || language.source?.test(text);
      });
      if (isOwn) {
        for (const each of texts) if (language.manifest.test(each.name)) packages.push({ ...each, mains: own });
      }
      if (packages.length === 0 && !isOwn) return [];
      const command = configured(language.name, textOf(".mcp.json")) ?? withoutClients(packages).map((each) => language.command?.(each)).find((each) => each !== void 0 && isHarmless(each)) ?? inReadme(language.name, textOf("README.md"));
      return [{ language: language.name, files, ...command !== void 0 && { command } }];
    }).sort((a, b) => b.files - a.files);
  };
  return { see, found };
}
var languageNamed = (file) => BY_EXTENSION.get(extensionOf(file))?.name;
function withoutClients(packages) {
  const servers = packages.filter(({ folder }) => !/client/i.test(folder) || /server/i.test(folder));
  return servers.length > 0 ? servers : packages;
}
function likeliest(paths) {
  const isSure = (path) => Number(SURELY_LIKE_SERVER.test(path.slice(path.lastIndexOf("/") + 1)));
  return paths.toSorted((a, b) => isSure(b) - isSure(a)).slice(0, MOST_LOOKED_INTO);
}
var isMain = (folder, name) => name === "main.go" || /(?:^|\/)cmd\/[^/]+\/$/.test(folder) && name.endsWith(".go") && !name.endsWith("_test.go");
var isHarmless = (command) => /^[\w./: =-]{1,200}$/.test(command) && !/(?:^|[\s/])\.\.(?:\/|\s|$)/.test(command);

// src/read/snapshots.ts
var FEWEST = 5;
var MOST_FOLDERS = 200;
var MOST_BYTES3 = 2e5;
var OTHER = /\.(?:snap|md|mdx|txt|rst|lock|log|csv|tsv|xml|svg|png|jpe?g|gif|webp|ico|pdf|zip|gz|woff2?|ttf|mp[34]|wasm|map|css|scss|less|py|pyi|go|rs|cs|fs|kt|java|swift|rb|php|c|cc|cpp|h|hpp|sh|ps1|bat|sql|toml|ini|cfg|conf|env|proto|graphql|vue|svelte|astro|ipynb|tf|gradle|kts|csproj|bin|exe|dll|so)$/;
function watchSnapshots(cwd, search) {
  const { extensions } = search;
  const known2 = new Set(extensions);
  const byFolder = /* @__PURE__ */ new Map();
  const see = (folder, name) => {
    const ending = extensionOf(name);
    if (name.lastIndexOf(".") <= 0 || known2.has(ending) || OTHER.test(ending)) return;
    const key = `${folder}
${ending}`;
    const names = byFolder.get(key);
    if (names) names.push(name);
    else byFolder.set(key, [name]);
  };
  const isTool = (path) => {
    const read = readText(inFolder(cwd, path), { maxBytes: MOST_BYTES3 });
    return "text" in read && read.text.startsWith("{") && isToolAsJson(read.text);
  };
  const scopeOf = scopeFinder(cwd);
  const isSearched = (path) => wouldFind(path, { ...search, cwd, also: () => true }, scopeOf);
  const among = (files) => {
    const found = [];
    const folders = [...byFolder].filter(([, names]) => names.length >= FEWEST).slice(0, MOST_FOLDERS);
    for (const [key, names] of folders) {
      const folder = key.slice(0, key.indexOf("\n"));
      const paths = names.map((name) => folder + name).filter(isSearched);
      if (!paths.slice(0, 2).some(isTool)) continue;
      const tools = paths.filter(isTool);
      if (tools.length < FEWEST) continue;
      for (const path of tools) found.push({ path, absolute: inFolder(cwd, path), named: false, isSnapshot: true });
    }
    if (found.length === 0) return files;
    const there = new Set(files.map(({ path }) => path));
    const more = found.filter(({ path }) => !there.has(path));
    return [...files, ...more].sort((a, b) => compareText(a.path, b.path));
  };
  return { see, among };
}
function isToolAsJson(text) {
  try {
    const tool = JSON.parse(text);
    if (typeof tool !== "object" || tool === null) return false;
    const { name, inputSchema } = tool;
    return typeof name === "string" && typeof inputSchema === "object" && inputSchema !== null;
  } catch {
    return false;
  }
}

// src/engine/servers.ts
var MOST_SERVERS = 500;
var MOST_STEPS = 2e5;
function joinServers(files) {
  const exported2 = new Map(files.map(({ path, exported: names }) => [path, names]));
  const leadsTo = /* @__PURE__ */ new Map();
  const isRead = /* @__PURE__ */ new Map();
  const sameAs = /* @__PURE__ */ new Map();
  for (const { path, handed, imported } of files) {
    for (const { from, to, isAlways } of handed)
      if (isAlways && !to.startsWith(BY_NAME)) addTo(leadsTo, idOf(path, from), idOf(path, to));
    for (const { node, path: other, name } of imported) {
      const names = exported2.get(other);
      const there = names && Object.hasOwn(names, name) ? names[name] : void 0;
      if (there === void 0) continue;
      addTo(leadsTo, idOf(path, node), idOf(other, there));
      addTo(leadsTo, idOf(other, there), idOf(path, node));
      sameAs.set(idOf(path, node), idOf(other, there));
    }
  }
  for (const { path, handed } of files) {
    for (const { to, isRead: own = false } of handed) {
      const id = sameAs.get(idOf(path, to)) ?? idOf(path, to);
      isRead.set(id, own && isRead.get(id) !== false);
    }
  }
  const servers = /* @__PURE__ */ new Map();
  let steps = 0;
  const made = files.flatMap(({ path, made: own }) => own.map((each) => ({ ...each, id: idOf(path, each.node) })));
  for (const { id, onDuplicate } of made.slice(0, MOST_SERVERS)) {
    const server = { id, ...onDuplicate && { onDuplicate } };
    const reached = /* @__PURE__ */ new Set([id]);
    for (const node of reached) {
      if (steps++ > MOST_STEPS) break;
      addTo(servers, node, server);
      for (const next of leadsTo.get(node) ?? []) reached.add(next);
    }
  }
  const passes = /* @__PURE__ */ new Map();
  const pathsOf = /* @__PURE__ */ new Map();
  for (const { path, handed, imported, exported: own, methods = [] } of files) {
    for (const { from, to } of handed) {
      addTo(passes, idOf(path, from), idOf(path, to));
      if (to.startsWith("given:")) pathsOf.set(idOf(path, to), path);
    }
    for (const { node, path: other, name } of imported) {
      const there = sameAs.get(idOf(path, node));
      pathsOf.set(there ?? idOf(path, node), other);
      const method = name.split(".")[1];
      if (there !== void 0 || method !== void 0) addTo(passes, idOf(path, node), there ?? named(method));
    }
    const byName = [...Object.entries(own), ...methods.map(({ name, node }) => [name, node])];
    for (const [name, node] of byName) {
      if (!node.startsWith("given:") || name.includes(".")) continue;
      addTo(passes, named(name), idOf(path, node));
      pathsOf.set(idOf(path, node), path);
    }
  }
  const ledTo = new Set([...passes].flatMap(([from, to]) => from.startsWith(named("")) ? [] : to));
  const isFollowed = (id, own, hasTools, hasOthers) => {
    const reached = /* @__PURE__ */ new Set([id]);
    for (const node of reached) {
      if (steps++ > MOST_STEPS) return true;
      if (node.endsWith(idOf("", "any")) && hasOthers) return true;
      const path = pathsOf.get(node);
      if (path !== void 0 && hasTools(path)) return true;
      const isByName = node.startsWith(named(""));
      for (const next of passes.get(node) ?? []) if (!isByName || pathsOf.get(next) !== own) reached.add(next);
    }
    return false;
  };
  return {
    isLedTo: (path, node) => ledTo.has(idOf(path, node)),
    unfollowed: (hasTools, hasOthers) => files.flatMap(({ path, handed }) => {
      const asked = handed.filter(({ asks, isRead: own }) => asks && !own);
      return asked.flatMap(
        ({ to, asks }) => isFollowed(idOf(path, to), path, hasTools, hasOthers) ? [] : [{ ...asks, path }]
      );
    }),
    of: (path, node) => servers.get(idOf(path, node)) ?? [],
    callsOf(path, node) {
      const read = isRead.get(idOf(path, node));
      return read === void 0 ? "none" : read ? "read" : "unread";
    }
  };
}
var idOf = (path, node) => `${node.startsWith(BY_NAME) ? "" : path}
${node}`;
var BY_NAME = "named:";
var named = (name) => idOf("", BY_NAME + name);

// src/run/run-result.ts
var RunResults = class {
  #files = [];
  #skipped = [];
  #findings = [];
  /** Findings about what a file imports, which that other file may have too. */
  #foreign = [];
  #unread = [];
  /** How many tools of a file may be registered elsewhere. */
  #loose = /* @__PURE__ */ new Map();
  /** The functions that are given a server, and register tools on it. */
  #given = [];
  /** All files that were looked at, be they manifests or none. */
  looked = /* @__PURE__ */ new Set();
  #counted = [];
  #wholeTools = /* @__PURE__ */ new Map();
  #wiring = [];
  #failures = [];
  #secrets = [];
  #facts = [];
  /** The files with directives, by path. */
  #directed = /* @__PURE__ */ new Map();
  linted = /* @__PURE__ */ new Set();
  renamed;
  #leftOut;
  #cutShort = /* @__PURE__ */ new Set();
  #fixed = [];
  #cwd;
  /** `renamed`: what was renamed before this run. */
  constructor(cwd, renamed) {
    this.#cwd = cwd;
    this.renamed = new Map(renamed);
  }
  add(path, outcome) {
    const { file, skipped: skipped2, findings, failures, secrets, facts, settings, known: known2, disabledRanges } = outcome;
    if (file) this.#files.push(file);
    if (skipped2) this.#skipped.push(skipped2);
    for (const each of outcome.unread ?? []) this.#unread.push(each);
    if (outcome.wiring) this.#wiring.push(outcome.wiring);
    if (outcome.counted) this.#counted.push({ path, tools: outcome.counted });
    if (outcome.wholeTools) this.#wholeTools.set(path, outcome.wholeTools);
    for (const node of outcome.given ?? []) this.#given.push({ path, node });
    if (outcome.looseTools) this.#loose.set(path, outcome.looseTools);
    for (const each of findings) (each.path === path ? this.#findings : this.#foreign).push(each);
    for (const each of failures) this.#failures.push(each);
    for (const each of secrets) this.#secrets.push(each);
    if (facts.size > 0) this.#facts.push({ path, facts, settings });
    if (disabledRanges) this.#directed.set(path, { disabledRanges, settings, known: known2 });
    if (outcome.leftOut) this.#leftOut = addCounts(this.#leftOut ?? NO_COUNTS, outcome.leftOut);
    for (const each of outcome.cutShort ?? []) this.#cutShort.add(each);
    if (outcome.isBroken) this.#cutShort.add(path);
    this.addFixed(path, outcome);
  }
  /** What was fixed in a file about which more is reported later. */
  addFixed(path, { fixed, renamed }) {
    for (const each of fixed) this.#fixed.push(each);
    if (renamed) this.renamed.set(path, renamed);
  }
  /** Compares the files, and puts all in order: by path, in whatever order they were linted. */
  total() {
    const project = new ProjectRules();
    for (const { facts, settings } of this.#facts.sort(byPath)) project.add(facts, settings);
    const servers = joinServers(this.#wiring.sort(byPath));
    const compared = project.compare(servers);
    const isVisible = (finding) => !this.#directed.get(finding.path)?.disabledRanges?.hides(finding);
    const acrossFiles = compared.findings.filter(isVisible);
    const foreign = withoutUnnamedCopies(this.#foreign.filter(isVisible), this.#findings);
    const own = withoutCopies(this.#findings, this.#wholeTools, packageFolders(this.#cwd));
    const directed = [...this.#directed.values()];
    const unused = directed.flatMap(
      ({ disabledRanges, settings, known: known2 }) => disabledRanges?.unused(settings, known2.keys()) ?? []
    );
    return {
      files: this.#countedOnce().sort(byPath),
      skipped: this.#skipped.sort(byPath),
      findings: withoutNeighbours([...own, ...unused, ...acrossFiles, ...foreign].sort(compareFindings)),
      failures: [...this.#failures.sort(byPath), ...compared.failures],
      ...this.#stillUnread(servers),
      secrets: this.#secrets.sort(byPath),
      ...this.#leftOut && { leftOut: this.#leftOut },
      ...this.#cutShort.size > 0 && { cutShort: [...this.#cutShort].sort(compareText) },
      suppressed: directed.reduce((sum, { disabledRanges }) => sum + (disabledRanges?.hidden ?? 0), 0),
      linted: this.linted,
      fixed: this.#fixed,
      renamed: this.renamed,
      acrossFiles
    };
  }
  /** Without what registers tools that are written, and read, in other files. */
  #stillUnread(servers) {
    const withTools = /* @__PURE__ */ new Set([
      ...this.#files.filter(({ tools }) => tools > 0).map(({ path }) => path),
      ...this.#unread.map(({ path }) => path)
    ]);
    const loose = [...this.#loose.values()].reduce((sum, tools) => sum + tools, 0);
    const hasOthers = loose > 0 || this.#given.some(({ path, node }) => !servers.isLedTo(path, node));
    const unfollowed = servers.unfollowed((path) => withTools.has(path) || !this.looked.has(path), hasOthers).filter(({ mayBeElsewhere }) => !mayBeElsewhere || loose === 0).map(({ mayBeElsewhere: _, ...each }) => ({ ...each, reason: "no tool was found where it leads" }));
    const unread = this.#unread.flatMap(({ mayBeElsewhere, givenTo, ...each }) => {
      if (!mayBeElsewhere) return [each];
      const calls = givenTo === void 0 ? "none" : servers.callsOf(each.path, givenTo);
      if (calls !== "none") return calls === "read" ? [] : [each];
      const elsewhere = loose - (this.#loose.get(each.path) ?? 0);
      if (each.tools === void 0) return elsewhere > 1 ? [] : [each];
      return elsewhere >= each.tools ? [] : [{ ...each, tools: each.tools - elsewhere }];
    }).concat(unfollowed).sort((a, b) => compareText(a.path, b.path) || a.line - b.line);
    return unread.length > 0 ? { unread } : {};
  }
  #countedOnce() {
    const again = repeatedTools(this.#counted, packageFolders(this.#cwd));
    if (again.size === 0) return this.#files;
    const less = new Map(
      this.#counted.map(({ path, tools }) => [path, tools.filter((each) => again.has(each)).length])
    );
    return this.#files.map((file) => ({ ...file, tools: file.tools - (less.get(file.path) ?? 0) }));
  }
};
async function reportOfRun(total, suppressions, run2) {
  const { files, skipped: skipped2, failures, unread, secrets, leftOut, cutShort } = total;
  const settled = await suppressions?.apply({ ...total, ...run2 });
  const { findings = total.findings, suppressed = 0, done } = settled ?? {};
  const report = makeReport({
    ...{
      files,
      skipped: skipped2,
      findings: run2.atEachPlace ? findings : shownOnce(findings, run2),
      failures,
      secrets,
      suppressed: total.suppressed + suppressed
    },
    ...leftOut && { leftOut },
    ...cutShort && { cutShort },
    ...unread && { unread }
  });
  return { report, ...done && { done } };
}
function shownOnce(findings, { cwd, isMeant }) {
  const isOther = (each) => !isMeant(each);
  const shown = oncePerCause(
    findings.filter((each) => isMeant(each)),
    packageFolders(cwd)
  );
  return findings.some(isOther) ? [...shown, ...findings.filter(isOther)].sort(compareFindings) : shown;
}
function withoutNeighbours(findings) {
  return findings.filter((each, index) => index === 0 || compareFindings(findings[index - 1], each) !== 0);
}
function withoutUnnamedCopies(foreign, own) {
  if (foreign.length === 0) return foreign;
  const saying = ({ path, start, end, rule }, id = "") => `${path}
${start}:${end}
${rule}
${id}`;
  const reported = new Set(own.map((each) => saying(each, each.messageId)));
  return foreign.filter((each) => !reported.has(saying(each, unnamed(each.messageId ?? ""))));
}
var byPath = (a, b) => compareText(a.path, b.path);

// src/run/run.ts
async function check({
  cwd,
  paths,
  ignoreUnknown,
  ignoredByGit,
  configs,
  suppressing,
  suppressionsIn = cwd,
  followedByGit,
  base,
  atEachPlace = false,
  cache: cacheOptions,
  ...options
}) {
  const here = await timed("config", () => configs.for("."));
  const languages = watchLanguages(cwd);
  const snapshots = watchSnapshots(cwd, searchIn(here));
  const onName = (folder, name) => {
    languages.see(folder, name);
    snapshots.see(folder, name);
  };
  const searched = await timed(
    "find",
    () => discover({ cwd, paths, ...searchIn(here), ignoreUnknown, ignoredByGit, onName })
  );
  const cacheFile = cachePath(cwd, cacheOptions?.file);
  const isOwn = ({ path, absolute }) => path.endsWith(CACHE_NAME) || absolute === cacheFile;
  const found = { ...searched, files: snapshots.among(searched.files).filter((file) => !isOwn(file)) };
  const mayKeep = cacheOptions && !options.fix && (cacheOptions.isAsked || here.cache);
  const cache = mayKeep ? openCache(cacheFile, absolutePath(cwd, "."), lintFile) : void 0;
  configs.know(found.folders);
  const suppressions = await openSuppressions(suppressionsIn, suppressing);
  const onProgress = options.onStart?.(found.files.length);
  const { close, forget, ...services } = openServices(cwd, readText, cache?.disk);
  const { onFixed } = options;
  try {
    const { changes, ...result } = await run({
      ...options,
      cwd,
      files: found.files,
      configs,
      ...services,
      cache,
      ...options.changes && followedByGit && { changes: withUntracked(options.changes, found.files, followedByGit, cwd) },
      onProgress,
      onFixed(file, before, after) {
        forget(file.absolute);
        return onFixed?.(file, before, after);
      },
      suppressions: suppressions?.match
    });
    const refused = await cache?.save(paths.length === 0);
    if (refused !== void 0) cacheOptions?.onFailure(cacheFile, refused);
    const isMeant = (finding) => !changes || isCausedByChange(finding, changes);
    const lost = base && await lostFormats(
      base,
      { ...result, cwd, found: found.files, configs, isCovered: (path) => isCovered(path, cwd, paths) },
      { ...options, ...services }
    );
    const notRead = languages.found();
    const total = { ...result, failures: [...found.problems, ...result.failures] };
    const { report: own, done } = await reportOfRun(total, suppressions, { cwd, paths, configs, isMeant, atEachPlace });
    const submission = changes ? void 0 : submissionTo(here.preset, here.rules);
    const report = {
      ...own,
      ...submission && { submission },
      ...lost?.findings.length && { findings: [...own.findings, ...lost.findings].sort(compareFindings) },
      ...notRead.length > 0 && { languages: notRead },
      ...lost?.deleted.length && { deleted: lost.deleted }
    };
    return {
      report: withLimit(changes ? causedByChanges(report, changes) : report, here.limits.findings),
      files: found.files,
      fixed: result.fixed,
      ...done && { suppressing: done }
    };
  } finally {
    base?.close();
    close();
  }
}
function searchIn(here) {
  return {
    include: here.files,
    isLeftOut: here.leftOut,
    // Of a file a config that is nearer may think otherwise: it is asked when its turn comes.
    ignored: (path) => path.endsWith("/") && here.ignored(path) !== void 0,
    extensions: EXTENSIONS,
    also: (path) => isToolSnapshot(path) || here.also?.(path) === true
  };
}
function withLimit(report, most) {
  const { findings, leftOut, cutShort = [] } = keepAtMost(report.findings, most);
  if (!leftOut) return report;
  const isCut = /* @__PURE__ */ new Set([...report.cutShort ?? [], ...cutShort]);
  return { ...report, findings, leftOut: addCounts(leftOut, report.leftOut ?? NO_COUNTS), cutShort: [...isCut] };
}
function causedByChanges(report, changes) {
  const findings = report.findings.filter((finding) => isCausedByChange(finding, changes));
  return { ...report, findings, elsewhere: report.findings.length - findings.length };
}
async function run({ onFixed, ...given }) {
  const shown = /* @__PURE__ */ new Map();
  const options = {
    ...given,
    onFixed(file, before, after) {
      if (given.dryRun) shown.set(file.path, after);
      return onFixed?.(file, before, after);
    }
  };
  const { acrossFiles, ...first } = await runOnce(options);
  const { fixed, failures } = options.fix ? fixAcross(acrossFiles, options, options.fix, first, shown) : { fixed: [], failures: [] };
  if (options.dryRun) return first;
  if (fixed.length === 0) return { ...first, failures: [...first.failures, ...failures] };
  const { changes, renamed } = first;
  const { acrossFiles: _, ...again } = await runOnce({ ...options, renamed, ...changes && { changes } });
  return { ...again, failures: [...again.failures, ...failures], fixed: [...first.fixed, ...fixed, ...again.fixed] };
}
function fixAcross(found, { files, suppressions, onFixed }, kind, { changes, renamed }, shown) {
  const fixable = suppressions ? withoutFixes(found, suppressions, renamed) : found;
  const failures = [];
  const fixed = [];
  for (const file of files) {
    const own = fixable.filter(
      (each) => each.path === file.path && each.fix && (!changes || isOnChangedLines(each, changes))
    );
    if (own.length === 0) continue;
    const text = shown.get(file.path);
    const read = text === void 0 ? readText(file.absolute, { maxBytes: BOUNDS.fileSize }) : { text };
    if ("failure" in read) continue;
    const { text: after, applied: applied2 } = applyFixes(read.text, own, kind);
    const refused = applied2.length > 0 ? onFixed?.(file, read.text, after) : void 0;
    if (refused === void 0) append(fixed, applied2.map(appliedFix));
    else failures.push({ path: file.path, message: refused });
  }
  return { fixed, failures };
}
async function runOnce(options) {
  const tally = new RunResults(options.cwd, options.renamed);
  const changes = new Map(options.changes);
  let done = 0;
  const importers = [];
  const lintOne = async (file, services, isLast = false) => {
    const lint = options.cache && !changes.has(file.path) ? options.cache.lint : lintFile;
    const outcome = await lint(file, await timed("config", () => options.configs.for(file.path)), {
      ...options,
      ...options.changes && { changes },
      renamed: tally.renamed,
      services
    });
    if (outcome?.changed && changes.has(file.path)) changes.set(file.path, outcome.changed);
    if (options.fix && !options.dryRun && !isLast && outcome && reportsOtherFiles(file.path, outcome)) {
      importers.push(file);
      return tally.addFixed(file.path, outcome);
    }
    if (options.suppressions && isFullyLinted(file, outcome)) tally.linted.add(file.path);
    tally.looked.add(file.path);
    if (outcome) tally.add(file.path, outcome);
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
      if (!(error instanceof Pending)) throw error;
      if (error.soon) {
        await error.soon;
        await lintOne(file, options.services);
        continue;
      }
      begun.push(file);
      if (begun.length === MAX_PENDING) await finishBegun();
    }
  }
  await finishBegun();
  for (const file of importers) await lintOne(file, options.services, true);
  return { ...tally.total(), ...options.changes && { changes } };
}
function reportsOtherFiles(own, { findings, facts }) {
  const isForeign = (path) => path !== own && path !== "";
  return findings.some(({ path }) => isForeign(path)) || [...facts.values()].some((some) => some.some(({ location }) => isForeign(location.path)));
}
var MAX_PENDING = 50;

export {
  readHunks,
  changedSince,
  isRevision,
  trackedByGit,
  ignored,
  isFullyLinted,
  reportAlone,
  withoutSuppressed,
  lintFile,
  lintRead,
  manifestsIn,
  baseAt,
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
  SETTINGS,
  resolveRules,
  readSetting,
  errorsInConfig,
  errorsIn,
  unknownRule,
  readClients,
  openSuppressions,
  watchLanguages,
  languageNamed,
  RunResults,
  reportOfRun,
  check,
  searchIn,
  withLimit,
  run
};
